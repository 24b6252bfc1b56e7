"""Clients for Codex, DotCraft and ACP app servers, and a server for agents written in Python.

A dialect is a module: `threadwire.codex`, `threadwire.dotcraft`, `threadwire.acp`; `threadwire.sync` has clients whose
calls wait. Modules are loaded when they are used for the first time.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from ._native import __version__

if TYPE_CHECKING:
    from . import acp, codex, coding, dotcraft, sync, tools
    from ._errors import (
        ConnectError,
        ConnectionClosed,
        RequestTimeout,
        RpcError,
        ThreadwireError,
        TurnFailed,
    )
    from ._events import UnknownNotification
    from ._model import UNSET, DecodeError, Unknown
    from ._server import (
        ActionDeclined,
        ActionFailed,
        Agent,
        CommandResult,
        PastTurn,
        Server,
        TurnContext,
        serve,
    )
    from .acp import AcpClient
    from .codex import CodexClient
    from .coding import CodingAgent
    from .dotcraft import DotCraftClient

__all__ = [
    "UNSET",
    "AcpClient",
    "ActionDeclined",
    "ActionFailed",
    "Agent",
    "CodexClient",
    "CodingAgent",
    "CommandResult",
    "ConnectError",
    "ConnectionClosed",
    "DecodeError",
    "DotCraftClient",
    "PastTurn",
    "RequestTimeout",
    "RpcError",
    "Server",
    "ThreadwireError",
    "TurnContext",
    "TurnFailed",
    "Unknown",
    "UnknownNotification",
    "__version__",
    "acp",
    "codex",
    "coding",
    "dotcraft",
    "serve",
    "sync",
    "tools",
]

_HOMES = {
    "UnknownNotification": "_events",
    "ConnectError": "_errors",
    "ConnectionClosed": "_errors",
    "RequestTimeout": "_errors",
    "RpcError": "_errors",
    "ThreadwireError": "_errors",
    "TurnFailed": "_errors",
    "UNSET": "_model",
    "DecodeError": "_model",
    "Unknown": "_model",
    "ActionDeclined": "_server",
    "ActionFailed": "_server",
    "Agent": "_server",
    "CommandResult": "_server",
    "PastTurn": "_server",
    "Server": "_server",
    "TurnContext": "_server",
    "serve": "_server",
    "AcpClient": "acp",
    "CodexClient": "codex",
    "CodingAgent": "coding",
    "DotCraftClient": "dotcraft",
}


def __getattr__(name: str) -> Any:
    if name in ("acp", "codex", "coding", "dotcraft", "sync", "tools"):
        return importlib.import_module(f".{name}", __name__)
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f".{home}", __name__), name)


def __dir__() -> list[str]:
    return __all__
