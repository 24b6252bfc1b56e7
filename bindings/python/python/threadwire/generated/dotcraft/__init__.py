# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/src/emit/python/mod.rs from schema/dotcraft/protocol.json.
"""Types and methods of DotCraft AppServer."""
