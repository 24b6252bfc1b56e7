"""The built-in coding agent with your own tools and middleware.

```python
class HouseRules(Middleware):
    async def before_tool(self, call: ToolUse, turn: Turn) -> Verdict | None:
        if "git push" in str(call["arguments"]):
            return {"refuse": "pushing is for people"}
        return None


def weather(city: str) -> str:
    \"\"\"Tells the weather in a city.\"\"\"
    return "sunny"


async with Server(CodingAgent(tools=[weather], middleware=[HouseRules()])) as server:
    ...
```

A middleware receives and returns plain dictionaries, which this module describes. It is called on the loop that started
the server, so slow work must be a coroutine.
"""

from __future__ import annotations

import asyncio
import dataclasses
import inspect
import json
import logging
from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal, NotRequired, TypedDict

from . import _native
from ._errors import ends_process, named
from ._hub import CALL, CANCEL, Hub
from .tools import Caller, Image, Tool, ToolResult, ToolSet

__all__ = [
    "CodingAgent",
    "Message",
    "Middleware",
    "ModelAnswer",
    "ModelRequest",
    "ToolAnswer",
    "ToolUse",
    "Turn",
    "Verdict",
]

_log = logging.getLogger("threadwire")

_HOOKS = ("before_model", "after_model", "before_tool", "after_tool")

Purpose = Literal["answer", "review", "compaction"]


@dataclasses.dataclass(frozen=True, slots=True)
class Turn:
    """The turn that a middleware is called in.

    Attributes:
        thread_id: Id of the thread.
        turn_id: Id of the turn.
        cwd: Absolute working directory of the thread.
        model: Model that the thread chose; empty for the configured one.
        mode: Mode of the thread: `agent`, `plan` or another word.
    """

    thread_id: str
    turn_id: str
    cwd: str
    model: str
    mode: str


class Message(TypedDict):
    """A message to the model."""

    role: Literal["user", "developer", "assistant"]
    text: str


class ModelRequest(TypedDict):
    """A request to the model. Changes apply to this request only.

    `conversation` is the conversation so far, oldest entry first, and cannot be changed. Its entries have a `type`:
    `message` (`role`, `text`), `reasoning` (`text`), `call` (`id`, `name`, `arguments`), `output` (`id`, `text`,
    `success`), `search` (`query`) or `image`.
    """

    purpose: Purpose
    """The purpose: to continue the turn, to review the work, or to summarize the older part of the conversation."""
    model: str
    effort: str | None
    """Reasoning effort, in the provider's words."""
    instructions: str
    conversation: list[dict[str, Any]]
    messages: list[Message]
    """Messages after the conversation; empty at first. The thread does not store them."""
    tools: list[str]
    """Names of the tools that the model gets. A removed tool cannot be called."""


class ModelAnswer(TypedDict):
    """A response of the model. `items` has entries like `ModelRequest.conversation`."""

    purpose: Purpose
    text: str
    """The texts of all messages, joined."""
    items: list[dict[str, Any]]
    usage: dict[str, int] | None
    """Tokens: `input`, of these `cached`, `output`, of these `reasoning`; `None` if the provider reports none."""


class ToolUse(TypedDict):
    """A call of a tool of the agent or of another source."""

    id: str
    name: str
    arguments: Any
    """A dictionary; a text if the tool takes text, or if the model wrote invalid JSON."""


class ToolAnswer(TypedDict):
    """The result of a tool for the model."""

    content: list[dict[str, str]]
    """Parts: `{"text": …}` or `{"image": URL}`."""
    success: bool


class Verdict(TypedDict):
    """The decision to stop a call: the reason of a refusal, or a result in place of the tool's."""

    refuse: NotRequired[str]
    answer: NotRequired[str | ToolAnswer]


class Middleware:
    """Middleware: runs before and after each request to the model and each tool call.

    By default, each method does nothing. Any object with some of these methods works; they may be coroutine functions
    or plain functions. With several middlewares, `before_…` is called in their order, `after_…` in reverse order. An
    exception fails the turn, with an error that contains the `name` of the middleware, or its class if it has no name.
    """

    async def before_model(self, request: ModelRequest, turn: Turn) -> ModelRequest | None:
        """Called once before a request. May change the request in place, or return another one."""

    async def after_model(self, answer: ModelAnswer, turn: Turn) -> Message | str | None:
        """Called when a response is complete. Clients have already received it, and its tool calls may be running.

        The returned message is sent to the model, hidden from users, and the model is requested once more; a text is
        sent as the user. A summary (`compaction`) is never requested again.
        """

    async def before_tool(self, call: ToolUse, turn: Turn) -> Verdict | None:
        """Called before a tool call. May change the arguments in place, or return a verdict instead of running the
        tool."""

    async def after_tool(self, call: ToolUse, answer: ToolAnswer, turn: Turn) -> ToolAnswer | str | None:
        """Called with the result of a tool for the model. May change it in place, or return another one. Users see the
        original result.
        """


class CodingAgent:
    """The built-in coding agent with extensions. Pass it to a `Server` in place of your own agent.

    It answers threads that have a model provider.
    """

    def __init__(
        self,
        *,
        tools: Iterable[Callable[..., Any] | Tool] = (),
        middleware: Iterable[object] = (),
        needs_approval: Collection[str] = (),
        read_only: Collection[str] = (),
    ) -> None:
        """Creates the agent.

        Args:
            tools: Functions that the model can call, see `threadwire.tools`. Clients see them as tools of a server with
                the name `embedded`; they replace tools of the agent with the same names.
            middleware: The middlewares, outermost first. See `Middleware`.
            needs_approval: Names of tools that need approval, according to the approval policy of the thread.
            read_only: Names of tools that change nothing; their calls may run in parallel.

        Raises:
            ValueError: Two tools have the same name, or a name does not belong to a tool.
            TypeError: JSON cannot represent a parameter of a tool, or a middleware has none of the methods.
        """
        self._tools = ToolSet(*tools)
        self._middleware = list(middleware)
        self._needs_approval = _known(needs_approval, self._tools)
        self._read_only = _known(read_only, self._tools)
        for one in self._middleware:
            if not _hooks(one):
                raise TypeError(f"{one!r} is no middleware: it has none of {', '.join(_HOOKS)}")

    def __repr__(self) -> str:
        tools = [tool.name for tool in self._tools]
        return f"CodingAgent(tools={tools!r}, middleware={[_name(one) for one in self._middleware]!r})"

    def describe(self) -> str:
        """Returns the description of the extensions as JSON, for the native code."""
        tools = [
            {
                "name": tool.name,
                "description": tool.description,
                "inputSchema": tool.input_schema,
                "needsApproval": tool.name in self._needs_approval,
                "readOnly": tool.name in self._read_only,
            }
            for tool in self._tools
        ]
        middleware = [{"name": _name(one), "hooks": _hooks(one)} for one in self._middleware]
        return json.dumps({"tools": tools, "middleware": middleware})

    async def answer(self, call: dict[str, Any]) -> Any:
        """Performs a call of the native code."""
        turn = Turn(*(call["turn"][key] for key in ("thread", "turn", "cwd", "model", "mode")))
        if "tool" in call:
            caller = Caller(turn.thread_id, turn.turn_id, call["id"])
            index: int = call["tool"]
            return _tool_answer(await list(self._tools)[index].run(call["arguments"], caller))
        hook: str = call["hook"]
        method = getattr(self._middleware[call["middleware"]], hook)
        match hook:
            case "before_model":
                return await _before_model(method, call["request"], turn)
            case "after_model":
                said = await _call(method, call["answer"], turn)
                return None if said is None else _message(said, "user")
            case "before_tool":
                return await _before_tool(method, call["call"], turn)
            case _:
                answer = call["answer"]
                other = await _call(method, call["call"], answer, turn)
                return answer if other is None else _tool_answer(other)


class Extensions:
    """Performs the calls of one server."""

    def __init__(self, agent: CodingAgent, hub: Hub) -> None:
        self.number = hub.receive(self._receive)
        self.description = agent.describe()
        self.native: _native.Server | None = None
        self._agent = agent
        self._hub = hub
        self._calls: dict[int, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Cancels running calls."""
        self._hub.forget(self.number)
        for call in list(self._calls.values()):
            call.cancel()

    def _receive(self, kind: int, body: Any, extra: Any, number: int) -> None:
        if kind == CALL:
            self._calls[number] = task = asyncio.ensure_future(self._run(number, body))
            task.add_done_callback(lambda _: self._calls.pop(number, None))
        elif kind == CANCEL and number in self._calls:
            self._calls[number].cancel()

    async def _run(self, number: int, body: str) -> None:
        answer, failure = None, "cancelled"
        try:
            answer = json.dumps(await self._agent.answer(json.loads(body)))
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            _log.exception("an extension of the coding agent failed")
            failure = named(error)
            if ends_process(error):
                raise
        finally:
            # Also if the code cancelled itself, because the native code waits for a result.
            if self.native is not None:
                self.native.settle(number, answer, failure)


async def _before_model(method: Callable[..., Any], request: dict[str, Any], turn: Turn) -> dict[str, Any]:
    other = await _call(method, request, turn)
    request = request if other is None else other
    changed = {key: request[key] for key in ("model", "effort", "instructions", "tools")}
    return {**changed, "messages": [_message(said, "developer") for said in request["messages"]]}


async def _before_tool(method: Callable[..., Any], call: dict[str, Any], turn: Turn) -> dict[str, Any]:
    verdict: Any = await _call(method, call, turn)
    match verdict:
        case None:
            return {"arguments": call["arguments"]}
        case {"refuse": str(reason)}:
            return {"arguments": call["arguments"], "refuse": reason}
        case {"answer": answer}:
            return {"arguments": call["arguments"], "answer": _tool_answer(answer)}
        case _:
            raise TypeError(f"before_tool returns None, a refusal or an answer, not {verdict!r}")


async def _call(method: Callable[..., Any], *arguments: Any) -> Any:
    returned = method(*arguments)
    return await returned if inspect.isawaitable(returned) else returned


def _message(said: Any, role: str) -> Any:
    return {"role": role, "text": said} if isinstance(said, str) else said


def _tool_answer(answer: Any) -> Any:
    match answer:
        case ToolResult():
            parts = [{"image": part.url} if isinstance(part, Image) else {"text": part} for part in answer.parts]
            return {"content": parts, "success": answer.success}
        case str():
            return {"content": [{"text": answer}], "success": True}
        case _:
            return answer


def _hooks(one: object) -> list[str]:
    def has(hook: str) -> bool:
        own = getattr(one, hook, None)
        return callable(own) and getattr(type(one), hook, None) is not getattr(Middleware, hook)

    return [hook for hook in _HOOKS if has(hook)]


def _name(one: object) -> str:
    name = getattr(one, "name", None)
    return name if isinstance(name, str) else type(one).__name__


def _known(names: Collection[str], tools: ToolSet) -> frozenset[str]:
    names = frozenset((names,) if isinstance(names, str) else names)
    for name in names:
        if name not in tools:
            raise ValueError(f"there is no tool {name!r}")
    return names
