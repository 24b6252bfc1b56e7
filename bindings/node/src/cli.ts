#!/usr/bin/env node
// The `threadwire` command, from the addon.

import { native } from "./native.js";

// Without these, Node ends the process at a signal before the command could do so in order.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

process.exit(await native().runCli(["threadwire", ...process.argv.slice(2)]));
