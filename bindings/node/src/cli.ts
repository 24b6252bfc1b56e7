#!/usr/bin/env node
// The `threadwire` command, from the addon.

import { native } from "./native.js";

// Without these handlers, a signal would end Node before the command can shut down.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

process.exit(await native().runCli(["threadwire", ...process.argv.slice(2)]));
