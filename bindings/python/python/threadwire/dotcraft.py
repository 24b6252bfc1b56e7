"""DotCraft AppServer: clients, turns and types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from . import __version__
from ._errors import TurnFailed
from ._turn import RunningTurn
from .generated.dotcraft import types
from .generated.dotcraft.client import DotCraftMethods

__all__ = ["ApprovalHandler", "DotCraftClient", "Turn", "connect", "embedded", "spawn", "types"]


ApprovalHandler = Callable[[types.ItemApprovalRequestParams], Awaitable[bool | types.ApprovalDecision]]
"""Returns a decision; `True` is `accept`, `False` is `decline`."""


class Turn(RunningTurn):
    """A turn and its events: params of notifications, `UnknownNotification` for those that the schema does not know.

    Attributes:
        status: How it stands or ended: `running`, `completed`, `failed`, `cancelled` …; empty before the start.
        error: Why it failed.
    """

    _client: DotCraftClient

    def __init__(self, client: DotCraftClient, params: types.TurnStartParams) -> None:
        super().__init__(client, params.thread_id)
        self._params = params
        self.status: types.TurnStatus = ""
        self.error: str | None = None

    async def interrupt(self) -> None:
        """Asks the turn to stop. It has stopped when its events end."""
        await self._client.turn_interrupt(thread_id=self.thread_id, turn_id=self.id)

    async def _begin(self) -> None:
        answer = await self._client.request("turn/start", self._params)
        started = types.TurnStartResponse.from_wire(answer)
        self.id = started.turn.id
        self.status = started.turn.status

    def _apply(self, event: Any) -> bool:
        match event:
            case types.ItemAgentMessageDeltaNotification():
                self._continue(event.item_id, event.delta)
            case types.ItemCompletedNotification(item=types.ItemAgentMessage() as item):
                self._replace(item.id, item.payload.text)
            case types.TurnCompletedNotification():
                self.status = event.turn.status
                return True
            case types.TurnFailedNotification():
                self.status = event.turn.status
                self.error = event.error or event.turn.error
                return True
            case types.TurnCancelledNotification():
                self.status = event.turn.status
                self.error = event.reason
                return True
            case _:
                pass
        return False

    def _check(self) -> None:
        if self.status != "completed":
            raise TurnFailed(self.error or f"the turn ended as {self.status}", self.status)


class DotCraftClient(DotCraftMethods):
    """A client of a DotCraft AppServer: `connect`, `spawn` or `embedded` open one."""

    def __init__(self) -> None:
        super().__init__()
        self.on_approval(_decline)

    def run_turn(self, thread_id: str, input: str | Sequence[types.InputPart]) -> Turn:
        """Returns a turn to iterate over or to await; either starts it.

        Args:
            thread_id: The thread. Its events reach clients that started, resumed or subscribed to it.
            input: What the user says.
        """
        if isinstance(input, str):
            input = [types.InputPartText(text=input)]
        return Turn(self, types.TurnStartParams(thread_id=thread_id, input=list(input)))

    def on_approval(self, handler: ApprovalHandler) -> None:
        """Answers questions for consent, each in a task of its own. Without a handler all are declined."""

        async def answer(params: types.ItemApprovalRequestParams) -> types.ItemApprovalRequestResponse:
            decision = await handler(params)
            if isinstance(decision, bool):
                decision = "accept" if decision else "decline"
            return types.ItemApprovalRequestResponse(decision=decision)

        self.on_request("item/approval/request", answer)

    async def _shake_hands(self, initialize: types.InitializeParams | None) -> types.InitializeResult:
        answer = await self.request("initialize", initialize or _introduction())
        server = types.InitializeResult.from_wire(answer)
        await self.initialized()
        return server


async def _decline(request: types.ItemApprovalRequestParams) -> bool:
    return False


def _introduction() -> types.InitializeParams:
    return types.InitializeParams(
        client_info=types.ClientInfo(name="threadwire-python", version=__version__),
        capabilities=types.ClientCapabilities(
            approval_support=True,
            streaming_support=True,
            command_execution_streaming=True,
            request_user_input_support=True,
        ),
    )


connect = DotCraftClient.connect
spawn = DotCraftClient.spawn
embedded = DotCraftClient.embedded
