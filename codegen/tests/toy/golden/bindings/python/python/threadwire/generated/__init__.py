# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/src/emit/python/mod.rs from schema/*/protocol.json.
"""One package per dialect, made from its schema."""

from typing import Literal

Protocol = Literal["toy"]
"""A protocol that clients and servers speak."""
