"""Agent Client Protocol: clients, prompts and types."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from . import __version__
from ._model import at
from ._turn import RunningTurn
from .generated.acp import types
from .generated.acp.client import AcpMethods

__all__ = ["AcpClient", "PermissionHandler", "Prompt", "connect", "embedded", "spawn", "types"]


PermissionHandler = Callable[[types.RequestPermissionRequest], Awaitable[str | None]]
"""Returns the id of the option that was chosen; `None` where the turn was cancelled first."""


class Prompt(RunningTurn):
    """A prompt and what the agent does about it: `SessionNotification`s, up to the answer.

    Attributes:
        stop_reason: Why it ended: `end_turn`, `cancelled` …; empty before the end.
    """

    _client: AcpClient

    def __init__(self, client: AcpClient, session_id: str, prompt: list[types.ContentBlock]) -> None:
        super().__init__(client, session_id)
        self._prompt = prompt
        self._answer: asyncio.Task[None] | None = None
        self.stop_reason: types.StopReason = ""

    async def cancel(self) -> None:
        """Asks the agent to stop. It has stopped when its events end."""
        await self._client.session_cancel(session_id=self.thread_id)

    async def _begin(self) -> None:
        self._answer = asyncio.ensure_future(self._ask())
        # Its error is raised at the end of the iteration; where that comes to no end, it is nobody's.
        self._answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())

    async def _ask(self) -> None:
        try:
            answer = await self._client.session_prompt(session_id=self.thread_id, prompt=self._prompt)
            self.stop_reason = answer.stop_reason
        finally:
            # The answer comes after all that belongs to it.
            if self._events is not None:
                self._events.finish()

    async def __anext__(self) -> Any:
        await self.start()
        assert self._events is not None
        assert self._answer is not None
        async for event in self._events:
            self._apply(event)
            return event
        await self._answer
        raise StopAsyncIteration

    async def batch(self) -> list[Any]:
        """Returns all events that wait, at least one; nothing at the end."""
        await self.start()
        assert self._events is not None
        assert self._answer is not None
        found = await self._events.batch()
        for event in found:
            self._apply(event)
        if not found:
            await self._answer
        return found

    def _wanted(self, method: str, params: Any) -> bool:
        return at(params, "sessionId") == self.thread_id

    def _apply(self, event: Any) -> bool:
        match event:
            case types.SessionNotification(
                update=types.SessionUpdateAgentMessageChunk(content=types.ContentBlockText(text=text))
            ):
                self._continue("", text)
            case types.SessionNotification(update=types.ToolCall()):
                # What follows a tool call is another message.
                self._replace("", "")
            case _:
                pass
        return False

    def _check(self) -> None:
        pass


class AcpClient(AcpMethods):
    """A client of an ACP agent: `connect`, `spawn` or `embedded` open one."""

    _arguments = ("acp",)

    def __init__(self) -> None:
        super().__init__()
        self.on_permission(_decline)

    def prompt(self, session_id: str, prompt: str | Sequence[types.ContentBlock]) -> Prompt:
        """Returns a prompt to iterate over or to await; either sends it.

        Args:
            session_id: The session.
            prompt: What the user says.
        """
        if isinstance(prompt, str):
            prompt = [types.ContentBlockText(text=prompt)]
        return Prompt(self, session_id, list(prompt))

    def on_permission(self, handler: PermissionHandler) -> None:
        """Answers questions for consent, each in a task of its own. Without a handler all are declined."""

        async def answer(request: types.RequestPermissionRequest) -> types.RequestPermissionResponse:
            choice = await handler(request)
            if choice is None:
                return types.RequestPermissionResponse(outcome=types.RequestPermissionOutcomeCancelled())
            outcome = types.RequestPermissionOutcomeSelected(option_id=choice)
            return types.RequestPermissionResponse(outcome=outcome)

        self.on_request("session/request_permission", answer)

    async def _shake_hands(self, initialize: types.InitializeRequest | None) -> types.InitializeResponse:
        answer = await self.request("initialize", initialize or _introduction())
        return types.InitializeResponse.from_wire(answer)


async def _decline(request: types.RequestPermissionRequest) -> str | None:
    return next((option.option_id for option in request.options if option.kind == "reject_once"), None)


def _introduction() -> types.InitializeRequest:
    return types.InitializeRequest(
        protocol_version=1,
        client_info=types.Implementation(name="threadwire-python", version=__version__),
        client_capabilities=types.ClientCapabilities(),
    )


connect = AcpClient.connect
spawn = AcpClient.spawn
embedded = AcpClient.embedded
