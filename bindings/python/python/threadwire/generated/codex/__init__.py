# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/src/emit/python/mod.rs from schema/codex/protocol.json.
"""Types and methods of Codex app-server."""
