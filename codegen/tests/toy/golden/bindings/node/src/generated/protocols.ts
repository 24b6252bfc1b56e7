// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/typescript/mod.rs from schema/*/protocol.json.

/** A protocol that clients and servers speak. */
export type Protocol = "toy";
