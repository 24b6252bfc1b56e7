"""Agent Client Protocol: clients, prompts and types."""

from __future__ import annotations

import asyncio
import difflib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from . import __version__
from ._errors import RpcError
from ._model import at
from ._turn import RunningTurn
from .generated.acp import types
from .generated.acp.client import AcpMethods, Event

__all__ = ["AcpClient", "Event", "PermissionHandler", "Prompt", "connect", "embedded", "spawn", "types"]


PermissionHandler = Callable[[types.RequestPermissionRequest], Awaitable[str | None]]
"""Returns the id of the chosen option; `None` if the turn was cancelled first."""


class Prompt(RunningTurn[Event]):
    """A prompt and its updates: `SessionNotification`s, up to the response.

    Attributes:
        stop_reason: Its stop reason: `end_turn`, `cancelled` …; empty before the end.
        items: The tool calls in the order of their start, each with all its updates.
        plan: The entries of the last received plan.
        usage: The used tokens, if the response of the agent contains them.
        context: The last received context usage and cost of the session.
        diff: The unified diff of all files that the tool calls report as changed.
    """

    _client: AcpClient
    _thread_member = "sessionId"

    def __init__(self, client: AcpClient, session_id: str, prompt: list[types.ContentBlock]) -> None:
        super().__init__(client, session_id)
        self._prompt = prompt
        self._answer: asyncio.Task[None] | None = None
        # A prompt whose response is lost may still run.
        self._answered = False
        self._calls: dict[str, types.ToolCall] = {}
        self.stop_reason: types.StopReason = ""
        self.plan: list[types.PlanEntry] = []
        self.usage: types.Usage | None = None
        self.context: types.UsageUpdate | None = None

    @property
    def items(self) -> list[types.ToolCall]:
        """The tool calls in the order of their start, each with all its updates."""
        return list(self._calls.values())

    @property
    def diff(self) -> str:
        """The unified diff of all files that the tool calls report as changed."""
        before: dict[str, str | None] = {}
        after: dict[str, str] = {}
        for call in self._calls.values():
            for part in call.content or []:
                if isinstance(part, types.ToolCallContentDiff):
                    before.setdefault(part.path, part.old_text)
                    after[part.path] = part.new_text
        return "".join(_diff(path, before[path], text) for path, text in after.items())

    async def interrupt(self) -> None:
        """Asks the agent to cancel the prompt. It has stopped when its events end. Does nothing after the response,
        because a later prompt of the session would be cancelled."""
        if not self._answered:
            await self._client.session_cancel(session_id=self.thread_id)

    async def _begin(self) -> None:
        self._answer = asyncio.ensure_future(self._ask())
        # Its error is raised at the end of the iteration; an abandoned iteration ignores it.
        self._answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())

    async def _ask(self) -> None:
        try:
            answer = await self._client.session_prompt(session_id=self.thread_id, prompt=self._prompt)
            self._answered = True
            self.stop_reason = answer.stop_reason
            self.usage = answer.usage
        except RpcError:
            self._answered = True
            raise
        finally:
            # The response follows all its updates.
            if self._events is not None:
                self._events.inbox.finish()

    async def __anext__(self) -> Event:
        await self.start()
        assert self._events is not None
        assert self._answer is not None
        async for event in self._events:
            self._apply(event)
            return event
        await self._answer
        raise StopAsyncIteration

    async def batch(self) -> list[Event]:
        """Returns all queued events, at least one; an empty list at the end."""
        await self.start()
        assert self._events is not None
        assert self._answer is not None
        found = await self._events.batch()
        for event in found:
            self._apply(event)
        if not found:
            await self._answer
        return found

    def _apply(self, event: Any) -> bool:
        if isinstance(event, types.SessionNotification):
            self._update(event.update)
        return False

    def _update(self, update: types.SessionUpdate) -> None:
        match update:
            case types.SessionUpdateAgentMessageChunk(content=types.ContentBlockText(text=text)):
                self._continue("", text)
            case types.ToolCall():
                # Text after a tool call belongs to another message.
                self._replace("", "")
                self._calls[update.tool_call_id] = update
            case types.SessionUpdateToolCallUpdate():
                call = self._calls.setdefault(
                    update.tool_call_id, types.ToolCall(tool_call_id=update.tool_call_id, title="")
                )
                for name, value in vars(update).items():
                    if value is not None and name != "session_update":
                        setattr(call, name, value)
            case types.Plan(entries=entries) | types.PlanUpdate(plan=types.PlanUpdateContentItems(entries=entries)):
                self.plan = entries
            case types.UsageUpdate():
                self.context = update
            case _:
                pass

    def _check(self) -> None:
        pass


class AcpClient(AcpMethods):
    """A client of an ACP agent. `connect`, `spawn` or `embedded` create one."""

    _arguments = ("acp",)
    _attaching = frozenset(("session/new", "session/load", "session/resume", "session/close", "session/delete"))

    def __init__(self) -> None:
        super().__init__()
        self.on_permission(_decline)

    def prompt(self, session_id: str, prompt: str | Sequence[types.ContentBlock]) -> Prompt:
        """Returns a prompt to iterate over or to await; either sends it.

        Args:
            session_id: Id of the session.
            prompt: The user's input.
        """
        if isinstance(prompt, str):
            prompt = [types.ContentBlockText(text=prompt)]
        return Prompt(self, session_id, list(prompt))

    def on_permission(self, handler: PermissionHandler) -> None:
        """Sets the handler of permission requests; each runs in its own task. Without a handler, all are declined."""

        async def answer(request: types.RequestPermissionRequest) -> types.RequestPermissionResponse:
            choice = await handler(request)
            if choice is None:
                return types.RequestPermissionResponse(outcome=types.RequestPermissionOutcomeCancelled())
            outcome = types.RequestPermissionOutcomeSelected(option_id=choice)
            return types.RequestPermissionResponse(outcome=outcome)

        self.on_request("session/request_permission", answer)

    def _note(self, method: str, params: Any, answer: Any) -> None:
        if method in ("session/close", "session/delete"):
            self._threads.pop(at(params, "sessionId"), None)
            return
        session = at(answer, "sessionId") or at(params, "sessionId")
        self._threads[session] = {
            "sessionId": session,
            "cwd": at(params, "cwd"),
            "mcpServers": at(params, "mcpServers"),
        }

    async def _attach(self, thread_id: str) -> None:
        capabilities = self.server.agent_capabilities
        sessions = None if capabilities is None else capabilities.session_capabilities
        # `session/load` repeats the whole conversation. The response to a running prompt is lost in both cases.
        method = "session/load" if sessions is None or sessions.resume is None else "session/resume"
        known = self._threads.get(thread_id)
        if known is not None:
            await self.request(method, known)

    async def _shake_hands(self, initialize: types.InitializeRequest | None) -> types.InitializeResponse:
        answer = await self.request("initialize", initialize or _introduction())
        return types.InitializeResponse.from_wire(answer)


def _diff(path: str, before: str | None, after: str) -> str:
    old = (before or "").splitlines(keepends=True)
    lines = difflib.unified_diff(
        old, after.splitlines(keepends=True), "/dev/null" if before is None else f"a{path}", f"b{path}"
    )
    return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)


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
