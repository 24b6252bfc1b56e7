import { encode } from "./json.js";

/** A value of a configuration. `null` and `undefined` set nothing. */
export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ConfigValue[]
  | { readonly [key: string]: ConfigValue };

/** Returns configuration as flags `key=value` with values in TOML. */
export function flagsOf(config: { readonly [key: string]: ConfigValue }, above?: string): string[] {
  return Object.entries(config).flatMap(([key, value]) => {
    // Only the keys of the outermost object may be dotted, as on the command line.
    const name = above === undefined ? key : `${above}.${keyOf(key)}`;
    if (value === null || value === undefined) return [];
    return isTable(value) ? flagsOf(value, name) : [`${name}=${toml(value, name)}`];
  });
}

function keyOf(key: string): string {
  // The first `=` of a flag ends its key.
  return /^[\w-]+$/.test(key) ? key : toml(key, key).replaceAll("=", "\\u003d");
}

/** Returns a value as TOML on one line. */
function toml(value: ConfigValue, name: string): string {
  // Unlike JSON, TOML wants DEL to be escaped.
  if (typeof value === "string") return encode(value).replaceAll("\x7f", "\\u007f");
  if (typeof value === "boolean" || Number.isFinite(value)) return encode(value);
  if (Array.isArray(value)) return `[${value.map((item: ConfigValue) => toml(item, name)).join(", ")}]`;
  if (isTable(value)) {
    const given = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
    return `{${given.map(([key, member]) => `${keyOf(key)} = ${toml(member, name)}`).join(", ")}}`;
  }
  const what = typeof value === "object" && value !== null ? "another object" : String(value);
  throw new TypeError(`config: ${name} is a text, a number, a boolean, an array or a plain object, not ${what}`);
}

function isTable(value: unknown): value is { readonly [key: string]: ConfigValue } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
