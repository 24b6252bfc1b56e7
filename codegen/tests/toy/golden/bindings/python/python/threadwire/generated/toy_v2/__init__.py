# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/src/emit/python/mod.rs from schema/toy/v2/protocol.json.
"""Types and methods of Toy notes, second draft."""
