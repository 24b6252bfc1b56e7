"""The built-in coding agent with tools and middleware of your own.

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

What a middleware gets and gives are plain dictionaries, described here. It is called on the loop that started the
server, so what takes long has to be a coroutine.
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
        thread_id: The thread.
        turn_id: The turn.
        cwd: Absolute working directory of the thread.
        model: The model that the thread chose; empty for the configured one.
        mode: The mode of the thread: `agent`, `plan` or another word.
    """

    thread_id: str
    turn_id: str
    cwd: str
    model: str
    mode: str


class Message(TypedDict):
    """Something that is said to the model."""

    role: Literal["user", "developer", "assistant"]
    text: str


class ModelRequest(TypedDict):
    """What the model is going to be asked. Changes are for this request only.

    `conversation` is what was said and done so far, oldest first, and cannot be changed. Its entries have a `type`:
    `message` (`role`, `text`), `reasoning` (`text`), `call` (`id`, `name`, `arguments`), `output` (`id`, `text`,
    `success`) or `search` (`query`).
    """

    purpose: Purpose
    """To go on with the turn, to review the work, or to sum up the older part of the conversation."""
    model: str
    effort: str | None
    """How much to think, in the provider's words."""
    instructions: str
    conversation: list[dict[str, Any]]
    messages: list[Message]
    """What is said behind the conversation; empty at first. The thread does not remember it."""
    tools: list[str]
    """Names of the tools that the model is told of. One that is taken out cannot be called."""


class ModelAnswer(TypedDict):
    """What the model answered. `items` has entries as `ModelRequest.conversation` has."""

    purpose: Purpose
    text: str
    """The texts of all messages, joined."""
    items: list[dict[str, Any]]
    usage: dict[str, int] | None
    """Tokens: `input`, of these `cached`, `output`, of these `reasoning`; `None` where the provider counted none."""


class ToolUse(TypedDict):
    """A call of a tool, the agent's or another one."""

    id: str
    name: str
    arguments: Any
    """A dictionary, or a text where the tool takes one or where the model wrote no JSON."""


class ToolAnswer(TypedDict):
    """What a tool tells the model."""

    content: list[dict[str, str]]
    """Parts: `{"text": …}` or `{"image": URL}`."""
    success: bool


class Verdict(TypedDict):
    """What becomes of a call that does not go on: the reason of a refusal, or an answer in place of the tool's."""

    refuse: NotRequired[str]
    answer: NotRequired[str | ToolAnswer]


class Middleware:
    """Takes part before and after each request to the model and each call of a tool.

    Each method does nothing by default. Any object that has some of these methods will do; they may be coroutine
    functions or not. Of several, `before_…` is called in the order in which they were given, `after_…` in the opposite
    one. What a method raises fails the turn, with an error that names the middleware by its `name`, or its class where
    it has none.
    """

    async def before_model(self, request: ModelRequest, turn: Turn) -> ModelRequest | None:
        """Called once before a request. May change it in place, or return another one."""

    async def after_model(self, answer: ModelAnswer, turn: Turn) -> Message | str | None:
        """Called when an answer is complete; it was shown as it came, and its calls may be at work.

        What it returns is said to the model, unseen by people, and the model is asked once more; a text is said as the
        user. A summary (`compaction`) is never asked for again.
        """

    async def before_tool(self, call: ToolUse, turn: Turn) -> Verdict | None:
        """Called before a tool. May change the arguments in place, or return what becomes of the call instead."""

    async def after_tool(self, call: ToolUse, answer: ToolAnswer, turn: Turn) -> ToolAnswer | str | None:
        """Called with what a tool tells the model. May change it in place, or return something else. What people saw
        of the call stays as it is.
        """


class CodingAgent:
    """The built-in coding agent, extended. Give it to a `Server` in place of an agent of your own.

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
        """Describes the agent.

        Args:
            tools: Functions that the model can call, see `threadwire.tools`. They are shown as tools of a server with
                the name `embedded`, and take the place of tools of the agent that have the same names.
            middleware: What takes part, the outermost first. See `Middleware`.
            needs_approval: Names of tools that a person has to agree to, as the approval policy of the thread says.
            read_only: Names of tools that change nothing; their calls may run at the same time as others.

        Raises:
            ValueError: Two tools share a name, or a name is not that of a tool.
            TypeError: A tool takes what JSON has nothing like, or a middleware has none of the methods.
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
        """Returns what it consists of, in JSON, for the native side."""
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
        """Carries out a call of the native side."""
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
    """Carries out the calls of one server."""

    def __init__(self, agent: CodingAgent, hub: Hub) -> None:
        self.number = hub.receive(self._receive)
        self.description = agent.describe()
        self.native: _native.Server | None = None
        self._agent = agent
        self._hub = hub
        self._calls: dict[int, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Lets go of what is still at work."""
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
        except Exception as error:
            _log.exception("an extension of the coding agent failed")
            failure = f"{type(error).__name__}: {error}"
        finally:
            # Also where the code cancelled itself: somebody waits for it.
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
