"""Synchronous clients. They work from any thread, with or without an event loop."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from . import acp, codex, dotcraft
from ._sync import SyncClient
from .generated.acp.sync import SyncAcpMethods
from .generated.codex.sync import SyncCodexMethods
from .generated.dotcraft.sync import SyncDotCraftMethods

if TYPE_CHECKING:
    from .hub import Hub
    from .tools import Tool, ToolSet

__all__ = ["AcpClient", "CodexClient", "DotCraftClient", "Turn"]

_TurnT = TypeVar("_TurnT", codex.Turn, dotcraft.Turn, acp.Prompt)


class Turn(Generic[_TurnT]):
    """A turn and its events. Iterating starts it and yields its events; leaving the iteration does not stop it.

    Attributes:
        turn: The asynchronous turn with its state.
    """

    def __init__(self, client: SyncClient[Any], turn: _TurnT) -> None:
        self._client = client
        self.turn = turn

    def __iter__(self) -> Iterator[Any]:
        return self._client._iterate(self.turn)

    def wait(self) -> _TurnT:
        """Runs the turn to its end. Raises `TurnFailed` if it fails or is interrupted; in ACP, a failed prompt raises
        `RpcError`, and a cancelled one ends with the stop reason `cancelled`."""
        self._client._wait(self.turn.wait())
        return self.turn

    def interrupt(self) -> None:
        """Interrupts the turn. It has stopped when its events end. Does nothing after the end."""
        self._client._wait(self.turn.interrupt())

    def steer(self, input: str) -> None:
        """Adds input to the running turn. Raises `TypeError` if the dialect does not support it."""
        turn = self.turn
        if isinstance(turn, acp.Prompt):
            raise TypeError("ACP has no way to add input to a prompt that runs")
        self._client._wait(turn.steer(input))

    @property
    def final_text(self) -> str:
        """The text of the agent's last message, as far as received."""
        return self.turn.final_text


class CodexClient(SyncCodexMethods):
    """A client of a Codex app-server. `connect`, `spawn` or `embedded` create one."""

    _opens = codex.CodexClient

    def run_turn(
        self,
        thread_id: str,
        input: str | Sequence[codex.types.UserInput],
        *,
        cwd: str | None = None,
        model: str | None = None,
        effort: codex.types.ReasoningEffort | None = None,
        approval_policy: codex.types.AskForApproval | None = None,
        sandbox_policy: codex.types.SandboxPolicy | None = None,
        output_schema: Any = None,
    ) -> Turn[codex.Turn]:
        """Returns a turn to iterate over or to wait for; either starts it. See `codex.CodexClient.run_turn`."""
        return Turn(
            self,
            self._codex.run_turn(
                thread_id,
                input,
                cwd=cwd,
                model=model,
                effort=effort,
                approval_policy=approval_policy,
                sandbox_policy=sandbox_policy,
                output_schema=output_schema,
            ),
        )

    def on_approval(self, handler: Callable[[codex.Approval], codex.ApprovalAnswer]) -> None:
        """Sets the handler of approval requests; each runs in its own thread. Without a handler, all are declined."""
        self._codex.on_approval(self._threaded(handler))

    def offer(self, *tools: Callable[..., Any] | Tool | ToolSet) -> list[codex.types.DynamicToolSpec]:
        """Offers client tools from now on. See `codex.CodexClient.offer`."""
        return self._codex.offer(*tools)

    @property
    def _codex(self) -> codex.CodexClient:
        assert isinstance(self.client, codex.CodexClient)
        return self.client


class DotCraftClient(SyncDotCraftMethods):
    """A client of a DotCraft AppServer. `connect`, `spawn` or `embedded` create one."""

    _opens = dotcraft.DotCraftClient

    @classmethod
    def hub(
        cls,
        workspace: str | os.PathLike[str],
        *,
        hub: Hub | None = None,
        reconnect: float = 60.0,
        initialize: dotcraft.types.InitializeParams | None = None,
        timeout: float | None = None,
    ) -> Self:
        """Connects to the app server of a workspace, which the hub of this user starts if there is none. See
        `dotcraft.DotCraftClient.hub`."""
        opening = dotcraft.DotCraftClient.hub(
            workspace, hub=hub, reconnect=reconnect, initialize=initialize, timeout=timeout
        )
        return cls(opening)

    def run_turn(self, thread_id: str, input: str | Sequence[dotcraft.types.InputPart]) -> Turn[dotcraft.Turn]:
        """Returns a turn to iterate over or to wait for; either starts it."""
        return Turn(self, self._dotcraft.run_turn(thread_id, input))

    def on_approval(
        self, handler: Callable[[dotcraft.types.ItemApprovalRequestParams], bool | dotcraft.types.ApprovalDecision]
    ) -> None:
        """Sets the handler of approval requests; each runs in its own thread. Without a handler, all are declined."""
        self._dotcraft.on_approval(self._threaded(handler))

    def offer(self, *tools: Callable[..., Any] | Tool | ToolSet) -> list[dotcraft.types.DynamicToolSpec]:
        """Offers client tools from now on. See `dotcraft.DotCraftClient.offer`."""
        return self._dotcraft.offer(*tools)

    @property
    def _dotcraft(self) -> dotcraft.DotCraftClient:
        assert isinstance(self.client, dotcraft.DotCraftClient)
        return self.client


class AcpClient(SyncAcpMethods):
    """A client of an ACP agent. `connect`, `spawn` or `embedded` create one."""

    _opens = acp.AcpClient

    def prompt(self, session_id: str, prompt: str | Sequence[acp.types.ContentBlock]) -> Turn[acp.Prompt]:
        """Returns a prompt to iterate over or to wait for; either sends it."""
        return Turn(self, self._acp.prompt(session_id, prompt))

    def on_permission(self, handler: Callable[[acp.types.RequestPermissionRequest], str | None]) -> None:
        """Sets the handler of permission requests; each runs in its own thread. Without a handler, all are
        declined."""
        self._acp.on_permission(self._threaded(handler))

    @property
    def _acp(self) -> acp.AcpClient:
        assert isinstance(self.client, acp.AcpClient)
        return self.client
