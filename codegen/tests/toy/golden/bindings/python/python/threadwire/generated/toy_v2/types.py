# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/types.py.j2 from schema/toy/v2/types/*.json.
"""Types of Toy notes, second draft."""

from __future__ import annotations

import typing as t

from threadwire import _model as m


class PingParams(m.Struct, method="ping"):
    """Nothing."""

    text: str | None = None
    """Comes back."""


class PingResponse(m.Struct):
    """The sign."""

    text: str | None = None
    """What came."""

