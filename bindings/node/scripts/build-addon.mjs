// Builds the addon with plain `cargo build` and copies it to the path where the library looks for it.
//
//   node scripts/build-addon.mjs [--release | --profile NAME]
//
// `napi build` always passes `--target`, which makes Cargo compile all crates a second time beside those that the rest
// of the workspace shares. Releases for other platforms still use it: see docs/deployment.md.

import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const CRATE = "threadwire-node";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({ options: { release: { type: "boolean" }, profile: { type: "string" } } });
const profile = values.profile ?? (values.release ? "release" : "dev");
// Cargo's folder of the profile `dev` is `debug`.
const folder = profile === "dev" ? "debug" : profile;
const cargo = (args, options) => execFileSync("cargo", args, { cwd: root, ...options });

const metadata = JSON.parse(
  cargo(["metadata", "--format-version", "1", "--no-deps"], { encoding: "utf8", maxBuffer: 1 << 28 }),
);
const target = metadata.target_directory;

// The macros of napi write the types of the addon's exports into this folder during compilation. Cargo recompiles only
// a changed crate, so the folder is kept; if it is empty, the crate is compiled again.
const types = join(target, "napi-types", folder);
mkdirSync(types, { recursive: true });
const env = { ...process.env, NAPI_TYPE_DEF_TMP_FOLDER: types };
if (readdirSync(types).length === 0) env.NAPI_FORCE_BUILD_THREADWIRE_NODE = String(Date.now());
cargo(["build", "--package", CRATE, "--profile", profile], { stdio: "inherit", env });

const library = process.platform === "darwin" ? "libthreadwire_node.dylib" : "libthreadwire_node.so";
const addon = join(root, `threadwire.${platform()}.node`);
// Replaces the file, so that a running program keeps the loaded one.
copyFileSync(join(target, folder, library), `${addon}.new`);
renameSync(`${addon}.new`, addon);

// Only a clone has the napi command line; only its tests need the types.
if (existsSync(join(root, "node_modules", "@napi-rs", "cli"))) {
  const { generateTypeDef } = await import("@napi-rs/cli");
  const { dts } = await generateTypeDef({ typeDefDir: types, cwd: root });
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(join(root, "build", "native.d.ts"), dts);
}

/** Returns the platform name that `src/native.ts` looks for. */
function platform() {
  const name = `${process.platform}-${process.arch}`;
  if (process.platform !== "linux") return name;
  const { glibcVersionRuntime } = process.report.getReport().header;
  return `${name}-${glibcVersionRuntime === undefined ? "musl" : "gnu"}`;
}
