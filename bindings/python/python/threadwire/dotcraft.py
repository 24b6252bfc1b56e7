"""DotCraft AppServer: clients, turns and types."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from . import __version__
from ._client import Opening
from ._errors import ConnectError, ConnectionLost, RpcError, TurnFailed
from ._loop import in_thread
from ._model import at
from ._turn import RunningTurn
from .generated.dotcraft import types
from .generated.dotcraft.client import DotCraftMethods, Event

if TYPE_CHECKING:
    # Needed only by clients that ask a hub.
    from .hub import Hub

    # Needed only by clients that offer tools.
    from .tools import OfferedTools, Tool, ToolResult, ToolSet

__all__ = ["ApprovalHandler", "DotCraftClient", "Event", "Turn", "connect", "embedded", "hub", "spawn", "types"]


ApprovalHandler = Callable[[types.ItemApprovalRequestParams], Awaitable[bool | types.ApprovalDecision]]
"""Returns a decision; `True` is `accept`, `False` is `decline`."""


class Turn(RunningTurn[Event]):
    """A turn and its events: params of notifications, or `UnknownNotification` for those that the schema does not
    contain.

    Attributes:
        status: Its status: `running`, `completed`, `failed`, `cancelled` …; empty before the start.
        error: The error, if it failed.
        items: Its items in the order of their start, each in its last received state.
        usage: The tokens of its own model calls so far; after the end, including those of subagents.
        plan: The last received plan.
        diff: The last received unified diff of all files that it changed.
    """

    _client: DotCraftClient

    def __init__(self, client: DotCraftClient, params: types.TurnStartParams) -> None:
        super().__init__(client, params.thread_id)
        self._params = params
        self.status: types.TurnStatus = ""
        self._items: dict[str, types.Item] = {}
        self.error: str | None = None
        self.usage: types.TokenUsage | None = None
        self.plan: types.PlanUpdatedNotification | None = None
        self.diff = ""

    @property
    def items(self) -> list[types.Item]:
        """The items in the order of their start, each in its last received state."""
        return list(self._items.values())

    async def _stop(self) -> None:
        await self._client.turn_interrupt(thread_id=self.thread_id, turn_id=self._running())

    async def steer(self, input: str | Sequence[types.InputPart]) -> None:
        """Adds input to the running turn: the input is queued, and then moved from the queue to this turn."""
        turn, client = self._running(), self._client
        queued = (await client.turn_enqueue(thread_id=self.thread_id, input=_parts(input))).queued_input.id
        try:
            await client.turn_steer(thread_id=self.thread_id, expected_turn_id=turn, queued_input_id=queued)
        except RpcError:
            # The input was for this turn; if it stayed queued, it would start another turn.
            with contextlib.suppress(RpcError):
                await client.turn_queue_remove(thread_id=self.thread_id, queued_input_id=queued)
            raise

    async def _begin(self) -> None:
        answer = await self._client.request("turn/start", self._params)
        started = types.TurnStartResponse.from_wire(answer)
        self.id = started.turn.id
        self.status = started.turn.status

    def _apply(self, event: Any) -> bool:
        match event:
            case types.ItemAgentMessageDeltaNotification():
                self._continue(event.item_id, event.delta)
            case types.ItemStartedNotification() | types.ItemCompletedNotification():
                item = event.item
                item_id: Any = getattr(item, "id", None)
                self._items[item_id if isinstance(item_id, str) else str(len(self._items))] = item
                if isinstance(item, types.ItemAgentMessage) and isinstance(event, types.ItemCompletedNotification):
                    self._replace(item.id, item.payload.text)
            case types.ItemUsageDeltaNotification():
                self.usage = _sum(self.usage, event)
            case types.PlanUpdatedNotification():
                self.plan = event
            case types.TurnDiffUpdatedNotification():
                self.diff = event.diff or self.diff
            case types.TurnCompletedNotification():
                return self._end(event.turn, None)
            case types.TurnFailedNotification():
                return self._end(event.turn, event.error or event.turn.error)
            case types.TurnCancelledNotification():
                return self._end(event.turn, event.reason)
            case _:
                pass
        return False

    def _update(self, turns: list[types.Turn]) -> None:
        """Delivers the events that were missed without a connection."""
        known = next((turn for turn in turns if turn.id == self.id), None)
        if known is None:
            self.lose(ConnectionLost("the server does not know the turn any more"))
            return
        missed: list[Event] = []
        place: Any = {"thread_id": self.thread_id, "turn_id": self.id}
        for item in known.items:
            item_id: Any = getattr(item, "id", None)
            if item_id in self._heard.completed:
                continue
            if getattr(item, "status", None) == "completed":
                missed.append(types.ItemCompletedNotification(item=item, **place))
            elif item_id not in self._heard.started:
                missed.append(types.ItemStartedNotification(item=item, **place))
        if known.status == "completed":
            missed.append(types.TurnCompletedNotification(turn=known))
        elif known.status == "failed":
            error = known.error or ""
            missed.append(types.TurnFailedNotification(turn=known, error=error))
        elif known.status == "cancelled":
            missed.append(types.TurnCancelledNotification(turn=known, reason=""))
        self.catch_up(missed)

    def _end(self, turn: types.Turn, error: str | None) -> bool:
        self.status = turn.status
        self.error = error
        self.usage = turn.token_usage or self.usage
        return True

    def _check(self) -> None:
        if self.status != "completed":
            raise TurnFailed(self.error or f"the turn ended as {self.status}", self.status)


class DotCraftClient(DotCraftMethods):
    """A client of a DotCraft AppServer. `connect`, `spawn` or `embedded` create one."""

    _attaching = frozenset(
        ("thread/start", "thread/resume", "thread/subscribe", "thread/unsubscribe", "thread/archive", "thread/delete")
    )

    def __init__(self) -> None:
        super().__init__()
        self._tools: OfferedTools | None = None
        self.on_approval(_decline)

    @classmethod
    def hub(
        cls,
        workspace: str | os.PathLike[str],
        *,
        hub: Hub | None = None,
        reconnect: float = 60.0,
        initialize: types.InitializeParams | None = None,
        timeout: float | None = None,
    ) -> Opening[DotCraftClient]:
        """Connects to the app server of a workspace, which the hub of this user starts if there is none.

        Args:
            workspace: A folder that has a folder `.craft`.
            hub: The hub; by default, that of the user is found or started.
            reconnect: Seconds of attempts to reconnect after the loss of the transport; 0 disables reconnecting.
            initialize: Params of the handshake; by default those of this package.
            timeout: Default timeout of requests in seconds.

        Raises:
            HubError: The hub refused, see `Hub.ensure`.
            ConnectError: The hub does not start, or the app server cannot be reached.
        """
        from . import hub as hubs

        def address() -> str:
            server = (hub or hubs.find_or_start()).ensure(workspace)
            url = server.endpoints.app_server_web_socket
            if not isinstance(url, str):
                raise ConnectError("the hub names no address")
            return url

        async def open() -> DotCraftClient:
            url = await in_thread(address)
            return await cls.connect(url, reconnect=reconnect, initialize=initialize, timeout=timeout)

        return Opening(open)

    def run_turn(self, thread_id: str, input: str | Sequence[types.InputPart]) -> Turn:
        """Returns a turn to iterate over or to await; either starts it.

        Args:
            thread_id: Id of the thread. Its events go to clients that started, resumed or subscribed to it.
            input: The user's input.
        """
        return Turn(self, types.TurnStartParams(thread_id=thread_id, input=_parts(input)))

    def on_approval(self, handler: ApprovalHandler) -> None:
        """Sets the handler of approval requests; each runs in its own task. Without a handler, all are declined."""

        async def answer(params: types.ItemApprovalRequestParams) -> types.ItemApprovalRequestResponse:
            decision = await handler(params)
            if isinstance(decision, bool):
                decision = "accept" if decision else "decline"
            return types.ItemApprovalRequestResponse(decision=decision)

        self.on_request("item/approval/request", answer)

    def offer(self, *tools: Callable[..., Any] | Tool | ToolSet) -> list[types.DynamicToolSpec]:
        """Offers client tools from now on: `client.thread_start(…, dynamic_tools=client.offer(weather))`.

        Args:
            tools: Functions with type hints, `Tool`s, or `ToolSet`s, which can have a namespace.

        Returns:
            The descriptions of the tools for a thread.

        Raises:
            TypeError: JSON cannot represent the type of a parameter.
            ValueError: Another function is already offered under the same name.
        """
        groups = self._offered().add(tools)
        self.on_request("item/tool/call", self._run_tool)
        return [
            types.DynamicToolSpec(
                name=tool.name,
                description=tool.description,
                input_schema=tool.input_schema,
                namespace=group.namespace,
                defer_loading=tool.deferred or None,
            )
            for group in groups
            for tool in group
        ]

    def _offered(self) -> OfferedTools:
        from .tools import OfferedTools

        self._tools = self._tools or OfferedTools()
        return self._tools

    async def _run_tool(self, params: types.ItemToolCallParams) -> types.DynamicToolResult:
        from .tools import Caller

        call = Caller(params.thread_id, params.turn_id, params.call_id)
        result = await self._offered().run(params.namespace, params.tool, params.arguments, call)
        return types.DynamicToolResult(
            success=result.success,
            content_items=_content(result),
            error_code=None if result.success else "AdapterToolCallFailed",
            error_message=None if result.success else result.text,
        )

    def _note(self, method: str, params: Any, answer: Any) -> None:
        if method in ("thread/unsubscribe", "thread/archive", "thread/delete"):
            self._threads.pop(at(params, "threadId"), None)
        else:
            self._threads[at(at(answer, "thread"), "id") or at(params, "threadId")] = None

    async def _attach(self, thread_id: str) -> None:
        await self.request("thread/subscribe", {"threadId": thread_id})
        turns = [turn for turn in tuple(self._turns) if isinstance(turn, Turn) and turn.thread_id == thread_id]
        if turns:
            answer = await self.request("thread/read", {"threadId": thread_id, "includeTurns": True})
            known = types.ThreadReadResponse.from_wire(answer).thread.turns or []
            for turn in turns:
                turn._update(known)

    async def _shake_hands(self, initialize: types.InitializeParams | None) -> types.InitializeResult:
        answer = await self.request("initialize", initialize or _introduction())
        server = types.InitializeResult.from_wire(answer)
        await self.initialized()
        return server


def _parts(given: str | Sequence[types.InputPart]) -> list[types.InputPart]:
    return [types.InputPartText(text=given)] if isinstance(given, str) else list(given)


def _sum(so_far: types.TokenUsage | None, more: types.ItemUsageDeltaNotification) -> types.TokenUsage:
    known = so_far or types.TokenUsage(input_tokens=0, output_tokens=0)
    given = known.input_tokens + more.input_tokens
    made = known.output_tokens + more.output_tokens
    return types.TokenUsage(
        input_tokens=given,
        output_tokens=made,
        total_tokens=given + made,
        cached_input_tokens=(known.cached_input_tokens or 0) + more.cached_input_tokens,
        cache_write_input_tokens=(known.cache_write_input_tokens or 0) + more.cache_write_input_tokens,
        fresh_input_tokens=(known.fresh_input_tokens or 0) + more.fresh_input_tokens,
        reasoning_output_tokens=(known.reasoning_output_tokens or 0) + more.reasoning_output_tokens,
    )


def _content(result: ToolResult) -> list[types.ToolContentItem]:
    return [
        types.ToolContentItemText(text=part) if isinstance(part, str) else _image(part.url) for part in result.parts
    ]


def _image(url: str) -> types.ToolContentItemImage:
    # The published wire form contains the data itself.
    head, comma, data = url.partition(";base64,")
    if comma and head.startswith("data:"):
        return types.ToolContentItemImage(media_type=head.removeprefix("data:"), data_base64=data)
    return types.ToolContentItemImage(url=url)


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
hub = DotCraftClient.hub
