"""Codex app-server: clients, turns and types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from . import __version__
from ._errors import ConnectionLost, TurnFailed
from ._model import at
from ._turn import RunningTurn
from .generated.codex import types
from .generated.codex.client import CodexMethods, Event

if TYPE_CHECKING:
    # Needed only by clients that offer tools.
    from .tools import OfferedTools, Tool, ToolResult, ToolSet

__all__ = ["Approval", "ApprovalHandler", "CodexClient", "Event", "Turn", "connect", "embedded", "spawn", "types"]

Approval = types.CommandExecutionRequestApprovalParams | types.FileChangeRequestApprovalParams
"""An action that the user approves: a command, or file changes."""

ApprovalAnswer = bool | Literal["accept", "acceptForSession", "decline", "cancel"]
"""`True` is `accept`, `False` is `decline`; `cancel` declines and interrupts the turn."""

ApprovalHandler = Callable[[Approval], Awaitable[ApprovalAnswer]]


class Turn(RunningTurn[Event]):
    """A turn and its events: params of notifications, or `UnknownNotification` for those that the schema does not
    contain.

    Attributes:
        status: Its status: `inProgress`, `completed`, `failed`, `interrupted`; empty before the start.
        items: Its items in the order of their start, each in its last received state.
        error: The error, if it failed.
        usage: The last received token usage.
        plan: The last received plan.
        diff: The last received unified diff of all files that it changed.
    """

    _client: CodexClient

    def __init__(self, client: CodexClient, params: types.TurnStartParams) -> None:
        super().__init__(client, params.thread_id)
        self._params = params
        self._items: dict[str, types.ThreadItem] = {}
        self.status: types.TurnStatus = ""
        self.error: types.TurnError | None = None
        self.usage: types.ThreadTokenUsage | None = None
        self.plan: list[types.TurnPlanStep] = []
        self.diff = ""

    @property
    def items(self) -> list[types.ThreadItem]:
        """The items in the order of their start, each in its last received state."""
        return list(self._items.values())

    async def _stop(self) -> None:
        await self._client.turn_interrupt(thread_id=self.thread_id, turn_id=self._running())

    async def steer(self, text: str | Sequence[types.UserInput]) -> None:
        """Adds input to the running turn."""
        await self._client.turn_steer(
            thread_id=self.thread_id, expected_turn_id=self._running(), input=user_input(text)
        )

    async def _begin(self) -> None:
        answer = await self._client.request("turn/start", self._params)
        started = types.TurnStartResponse.from_wire(answer)
        self.id = started.turn.id
        self.status = started.turn.status

    def _apply(self, event: Any) -> bool:
        match event:
            case types.AgentMessageDeltaNotification():
                self._continue(event.item_id, event.delta)
            case types.ItemStartedNotification() | types.ItemCompletedNotification():
                item = event.item
                item_id: Any = getattr(item, "id", None)
                self._items[item_id if isinstance(item_id, str) else str(len(self._items))] = item
                if isinstance(item, types.ThreadItemAgentMessage) and item.text:
                    self._replace(item.id, item.text)
            case types.ThreadTokenUsageUpdatedNotification():
                self.usage = event.token_usage
            case types.TurnPlanUpdatedNotification():
                self.plan = event.plan
            case types.TurnDiffUpdatedNotification():
                self.diff = event.diff
            case types.TurnCompletedNotification():
                self.status = event.turn.status
                self.error = event.turn.error
                return True
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
        begun, ended = (known.started_at or 0) * 1000, (known.completed_at or 0) * 1000
        over = known.status != "inProgress"
        heard = self._heard
        for item in known.items:
            item_id: Any = getattr(item, "id", None)
            if item_id in heard.completed:
                continue
            if over or _is_final(item):
                missed.append(types.ItemCompletedNotification(item=item, completed_at_ms=ended or begun, **place))
            elif item_id not in heard.started:
                missed.append(types.ItemStartedNotification(item=item, started_at_ms=begun, **place))
                if isinstance(item, types.ThreadItemAgentMessage):
                    heard.texts[item.id] = len(item.text)
            elif isinstance(item, types.ThreadItemAgentMessage) and item.text[heard.texts.get(item.id, 0) :]:
                delta = item.text[heard.texts.get(item.id, 0) :]
                missed.append(types.AgentMessageDeltaNotification(item_id=item.id, delta=delta, **place))
        if over:
            missed.append(types.TurnCompletedNotification(thread_id=self.thread_id, turn=known))
        self.catch_up(missed)

    def _check(self) -> None:
        if self.status != "completed":
            if self.error is None:
                raise TurnFailed(f"the turn ended as {self.status}", self.status)
            raise TurnFailed(self.error.message, self.status, self.error.additional_details)


class CodexClient(CodexMethods):
    """A client of a Codex app-server. `connect`, `spawn` or `embedded` create one."""

    _jsonrpc = False
    _attaching = frozenset(("thread/start", "thread/resume", "thread/fork", "thread/unsubscribe", "thread/archive"))

    def __init__(self) -> None:
        super().__init__()
        self._tools: OfferedTools | None = None
        self.on_approval(_decline)

    def run_turn(
        self,
        thread_id: str,
        input: str | Sequence[types.UserInput],
        *,
        cwd: str | None = None,
        model: str | None = None,
        effort: types.ReasoningEffort | None = None,
        approval_policy: types.AskForApproval | None = None,
        sandbox_policy: types.SandboxPolicy | None = None,
        output_schema: Any = None,
    ) -> Turn:
        """Returns a turn to iterate over or to await; either starts it.

        The settings also apply to later turns of the thread.

        Args:
            thread_id: Id of the thread.
            input: The user's input.
            cwd: Working directory.
            model: Model.
            effort: Reasoning effort.
            approval_policy: When the agent asks for approval.
            sandbox_policy: The sandbox of commands.
            output_schema: JSON Schema that the agent's last message must match.
        """
        params = types.TurnStartParams(
            thread_id=thread_id,
            input=user_input(input),
            cwd=cwd,
            model=model,
            effort=effort,
            approval_policy=approval_policy,
            sandbox_policy=sandbox_policy,
            output_schema=output_schema,
        )
        return Turn(self, params)

    def on_approval(self, handler: ApprovalHandler) -> None:
        """Sets the handler of approval requests; each runs in its own task. Without a handler, all are declined."""

        async def command(
            params: types.CommandExecutionRequestApprovalParams,
        ) -> types.CommandExecutionRequestApprovalResponse:
            decision = _decision(await handler(params))
            return types.CommandExecutionRequestApprovalResponse(decision=decision)

        async def file_change(
            params: types.FileChangeRequestApprovalParams,
        ) -> types.FileChangeRequestApprovalResponse:
            decision = _decision(await handler(params))
            return types.FileChangeRequestApprovalResponse(decision=decision)

        self.on_request("item/commandExecution/requestApproval", command)
        self.on_request("item/fileChange/requestApproval", file_change)

    def offer(self, *tools: Callable[..., Any] | Tool | ToolSet) -> list[types.DynamicToolSpec]:
        """Offers client tools from now on: `client.thread_start(dynamic_tools=client.offer(weather))`.

        Args:
            tools: Functions with type hints, `Tool`s, or `ToolSet`s, which can have a namespace.

        Returns:
            The descriptions of the tools for a thread.

        Raises:
            TypeError: JSON cannot represent the type of a parameter.
            ValueError: Another function is already offered under the same name.
        """
        offered, specs = self._offered(), list[types.DynamicToolSpec]()
        for group in offered.add(tools):
            if group.namespace is None:
                specs.extend(_spec(types.DynamicToolSpecFunction, tool) for tool in group)
                continue
            members: list[types.DynamicToolNamespaceTool] = [
                _spec(types.DynamicToolNamespaceToolFunction, tool) for tool in group
            ]
            specs.append(
                types.DynamicToolSpecNamespace(name=group.namespace, description=group.description, tools=members)
            )
        self.on_request("item/tool/call", self._run_tool)
        return specs

    def _offered(self) -> OfferedTools:
        from .tools import OfferedTools

        self._tools = self._tools or OfferedTools()
        return self._tools

    async def _run_tool(self, params: types.DynamicToolCallParams) -> types.DynamicToolCallResponse:
        from .tools import Caller

        call = Caller(params.thread_id, params.turn_id, params.call_id)
        result = await self._offered().run(params.namespace, params.tool, params.arguments, call)
        return types.DynamicToolCallResponse(success=result.success, content_items=_content(result))

    def _note(self, method: str, params: Any, answer: Any) -> None:
        if method in ("thread/unsubscribe", "thread/archive"):
            self._threads.pop(at(params, "threadId"), None)
        else:
            self._threads[at(at(answer, "thread"), "id")] = None

    async def _attach(self, thread_id: str) -> None:
        running = [turn for turn in tuple(self._turns) if isinstance(turn, Turn) and turn.thread_id == thread_id]
        # The response must contain the turns and the state at the same moment.
        answer = await self.request("thread/resume", {"threadId": thread_id, "excludeTurns": not running})
        turns = [types.Turn.from_wire(turn) for turn in at(at(answer, "thread"), "turns") or ()]
        for turn in running:
            turn._update(turns)

    async def _shake_hands(self, initialize: types.InitializeParams | None) -> types.InitializeResponse:
        answer = await self.request("initialize", initialize or _introduction())
        server = types.InitializeResponse.from_wire(answer)
        await self.initialized()
        return server


def _is_final(item: types.ThreadItem) -> bool:
    """Tells whether an item of a running turn shows that it is completed. Messages of the agent do not show it."""
    if isinstance(item, types.ThreadItemUserMessage):
        return True
    status = getattr(item, "status", None)
    return isinstance(status, str) and status != "inProgress"


def user_input(given: str | Sequence[types.UserInput]) -> list[types.UserInput]:
    """Converts input to its wire form."""
    return [types.UserInputText(text=given)] if isinstance(given, str) else list(given)


_FunctionT = TypeVar("_FunctionT", types.DynamicToolSpecFunction, types.DynamicToolNamespaceToolFunction)


def _spec(make: type[_FunctionT], tool: Tool) -> _FunctionT:
    return make(
        name=tool.name,
        description=tool.description,
        input_schema=tool.input_schema,
        defer_loading=tool.deferred or None,
    )


def _content(result: ToolResult) -> list[types.DynamicToolCallOutputContentItem]:
    return [
        types.DynamicToolCallOutputContentItemInputText(text=part)
        if isinstance(part, str)
        else types.DynamicToolCallOutputContentItemInputImage(image_url=part.url)
        for part in result.parts
    ]


async def _decline(approval: Approval) -> bool:
    return False


def _decision(answer: ApprovalAnswer) -> str:
    if isinstance(answer, bool):
        return "accept" if answer else "decline"
    return answer


def _introduction() -> types.InitializeParams:
    return types.InitializeParams(
        client_info=types.ClientInfo(name="threadwire-python", title=None, version=__version__),
        capabilities=types.InitializeCapabilities(experimental_api=True),
    )


connect = CodexClient.connect
spawn = CodexClient.spawn
embedded = CodexClient.embedded
