# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/src/emit/python/mod.rs from schema/acp/v2/protocol.json.
"""Types and methods of Agent Client Protocol, draft of version 2."""
