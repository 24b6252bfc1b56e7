"""Clients for Codex, DotCraft and ACP app servers, and a server for agents written in Python.

Each dialect is a module: `threadwire.codex`, `threadwire.dotcraft`, `threadwire.acp`; `threadwire.sync` has synchronous
clients. Modules are loaded when they are first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from ._native import __version__

if TYPE_CHECKING:
    from . import acp, codex, coding, dotcraft, hub, sync, tools
    from ._agent import ActionDeclined, ActionFailed, Agent, AgentObject, CommandResult, PastTurn, TurnContext
    from ._errors import (
        ConnectError,
        ConnectionClosed,
        ConnectionLost,
        EventsLostError,
        RequestTimeout,
        RpcError,
        ThreadwireError,
        TurnFailed,
    )
    from ._events import UnknownNotification
    from ._items import Content, Message, Part, PastItem, Plan, Said, Thought, ToolCall, ToolResult, Usage
    from ._model import UNSET, DecodeError, Unknown
    from ._server import Server, serve
    from .acp import AcpClient
    from .codex import CodexClient
    from .coding import CodingAgent
    from .dotcraft import DotCraftClient
    from .hub import Hub, HubError

__all__ = [
    "UNSET",
    "AcpClient",
    "ActionDeclined",
    "ActionFailed",
    "Agent",
    "AgentObject",
    "CodexClient",
    "CodingAgent",
    "CommandResult",
    "ConnectError",
    "ConnectionClosed",
    "ConnectionLost",
    "Content",
    "DecodeError",
    "DotCraftClient",
    "EventsLostError",
    "Hub",
    "HubError",
    "Message",
    "Part",
    "PastItem",
    "PastTurn",
    "Plan",
    "RequestTimeout",
    "RpcError",
    "Said",
    "Server",
    "Thought",
    "ThreadwireError",
    "ToolCall",
    "ToolResult",
    "TurnContext",
    "TurnFailed",
    "Unknown",
    "UnknownNotification",
    "Usage",
    "__version__",
    "acp",
    "codex",
    "coding",
    "dotcraft",
    "hub",
    "serve",
    "sync",
    "tools",
]

_HOMES = {
    "UnknownNotification": "_events",
    "ConnectError": "_errors",
    "ConnectionClosed": "_errors",
    "ConnectionLost": "_errors",
    "EventsLostError": "_errors",
    "RequestTimeout": "_errors",
    "RpcError": "_errors",
    "ThreadwireError": "_errors",
    "TurnFailed": "_errors",
    "Content": "_items",
    "Message": "_items",
    "Part": "_items",
    "PastItem": "_items",
    "Plan": "_items",
    "Said": "_items",
    "Thought": "_items",
    "ToolCall": "_items",
    "ToolResult": "_items",
    "Usage": "_items",
    "UNSET": "_model",
    "DecodeError": "_model",
    "Unknown": "_model",
    "ActionDeclined": "_agent",
    "ActionFailed": "_agent",
    "Agent": "_agent",
    "AgentObject": "_agent",
    "CommandResult": "_agent",
    "PastTurn": "_agent",
    "Server": "_server",
    "TurnContext": "_agent",
    "serve": "_server",
    "AcpClient": "acp",
    "CodexClient": "codex",
    "CodingAgent": "coding",
    "DotCraftClient": "dotcraft",
    "Hub": "hub",
    "HubError": "hub",
}


def __getattr__(name: str) -> Any:
    if name in ("acp", "codex", "coding", "dotcraft", "hub", "sync", "tools"):
        return importlib.import_module(f".{name}", __name__)
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f".{home}", __name__), name)


def __dir__() -> list[str]:
    return __all__
