"""An editor for the Python SDK of the Agent Client Protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from acp.schema import (
    AcceptElicitationResponse,
    AgentMessageChunk,
    AllowedOutcome,
    DeniedOutcome,
    PermissionOption,
    RequestPermissionResponse,
    ToolCallUpdate,
)

# The editor's answer to a permission request: an option, or none if the prompt was cancelled.
Choose = Callable[[list[PermissionOption]], Awaitable[str | None]]


class Editor:
    """The client side: records updates and answers requests."""

    def __init__(self, choose: Choose | None = None) -> None:
        self.updates: list[Any] = []
        self.asked: list[ToolCallUpdate] = []
        self._choose = choose
        self._arrived = asyncio.Condition()

    async def session_update(self, session_id: str, update: Any, **_meta: Any) -> None:
        async with self._arrived:
            self.updates.append(update)
            self._arrived.notify_all()

    async def request_permission(
        self, session_id: str, tool_call: ToolCallUpdate, options: list[PermissionOption], **_meta: Any
    ) -> RequestPermissionResponse:
        self.asked.append(tool_call)
        assert self._choose is not None
        option = await self._choose(options)
        outcome = AllowedOutcome(outcome="selected", option_id=option) if option else DeniedOutcome(outcome="cancelled")
        return RequestPermissionResponse(outcome=outcome)

    async def create_elicitation(self, message: str, mode: Any, **_meta: Any) -> AcceptElicitationResponse:
        [(name, _property)] = mode.requested_schema.properties.items()
        return AcceptElicitationResponse(action="accept", content={name: "Ada"})

    def on_connect(self, conn: Any) -> None:
        pass

    async def wait_for(self, predicate: Callable[[], bool]) -> None:
        async with self._arrived:
            await self._arrived.wait_for(predicate)

    def of(self, kind: type) -> list[Any]:
        return [update for update in self.updates if isinstance(update, kind)]

    def text(self, kind: type = AgentMessageChunk) -> str:
        return "".join(update.content.text for update in self.of(kind))


def choose(kind: str) -> Choose:
    async def chosen(options: list[PermissionOption]) -> str:
        return next(option.option_id for option in options if option.kind == kind)

    return chosen
