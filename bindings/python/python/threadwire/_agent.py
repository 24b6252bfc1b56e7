"""Agents written in Python: the turn that they get, and who runs them."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import os
from collections.abc import AsyncGenerator, AsyncIterable, Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, Union, cast, runtime_checkable

from . import _native
from ._errors import ThreadwireError
from ._hub import CANCEL, OVER, TURN, Hub
from ._items import ClientTool, Content, Part, PastItem, Plan, Said, StepStatus, Thought, Usage, act_of, shown, text_of

if TYPE_CHECKING:
    from .coding import CodingAgent

__all__ = [
    "ActionDeclined",
    "ActionFailed",
    "Agent",
    "AgentObject",
    "CommandResult",
    "PastTurn",
    "Runner",
    "TurnContext",
    "describe",
]

_log = logging.getLogger("threadwire")

_STREAK = 64
"""What an agent may yield before it waits until that has gone on."""


class ActionFailed(ThreadwireError):
    """A command, patch or tool of the client could not be run, or the tool failed."""


class ActionDeclined(ThreadwireError):
    """A person or a policy refused an action."""


class CommandResult:
    """What came of a command.

    Attributes:
        exit_code: As shells report it: 128 + signal, 124 after a timeout.
        output: What it wrote, both streams in the order in which it came, shortened in the middle where it is long.
        seconds: Wall time.
        timed_out: Whether it was ended because its time was up.
    """

    __slots__ = ("exit_code", "output", "seconds", "timed_out")

    def __init__(self, exit_code: int, output: str, seconds: float, timed_out: bool) -> None:
        self.exit_code = exit_code
        self.output = output
        self.seconds = seconds
        self.timed_out = timed_out

    def __repr__(self) -> str:
        return f"CommandResult(exit_code={self.exit_code}, output={self.output!r})"


class PastTurn:
    """A turn of the history.

    Attributes:
        id: The turn.
        status: How it ended: `completed`, `failed` or `interrupted`.
        error: Why it failed.
        items: Its items.
    """

    __slots__ = ("error", "id", "items", "status")

    def __init__(self, id: str, status: str, error: str | None, items: list[PastItem]) -> None:
        self.id = id
        self.status = status
        self.error = error
        self.items = items

    @property
    def messages(self) -> list[tuple[Literal["user", "agent"], str]]:
        """Who said what, in order."""
        found: list[tuple[Literal["user", "agent"], str]] = []
        for item in self.items:
            if item["type"] == "user":
                found.append(("user", text_of(item["content"])))
            elif item["type"] == "agent":
                found.append(("agent", item["text"]))
        return found


class TurnContext:
    """A turn that an agent runs.

    Attributes:
        id: The turn.
        thread_id: The thread.
        thread_name: The name that somebody gave it.
        cwd: Absolute working directory.
        model: The model that the thread chose.
        effort: Reasoning effort that the thread chose; `None` for the usual.
        mode: `agent`, `plan` or a mode of the agent's own.
        instructions: What the client adds to the agent's instructions.
        client: Machine name of the client that made the thread.
        tools: Tools that the client offers: `name`, `namespace`, `description`, `input_schema`.
        input: What the user said, part by part.
        output_schema: JSON Schema that the last message must fit, if there is one.
        state: What the agent keeps with the thread, as JSON. What it is when the turn ends is there in the next turn,
            also in another process.
    """

    def __init__(self, native: _native.Turn, hub: Hub) -> None:
        start = json.loads(native.start)
        self._native = native
        self._hub = hub
        self._cancelled = False
        self._over = False
        self._waiting: set[asyncio.Future[Any]] = set()
        self.id: str = start["turnId"]
        self.thread_id: str = start["threadId"]
        self.thread_name: str | None = start["threadName"]
        self.cwd: str = start["cwd"]
        self.model: str = start["model"]
        self.effort: str | None = start["effort"]
        self.mode: str = start["mode"]
        self.instructions: str | None = start["instructions"]
        self.client: str = start["client"]
        self.tools: list[ClientTool] = shown(start["tools"])
        self.input: list[Part] = shown(start["input"])
        self.output_schema: Any = start["outputSchema"]
        self.state: dict[str, Any] = start["state"] or {}
        self._kept = json.dumps(self.state)

    @property
    def text(self) -> str:
        """The text of the input."""
        return text_of(self.input)

    @property
    def cancelled(self) -> bool:
        """Whether the turn is to stop. The task of the agent is cancelled then as well."""
        return self._cancelled

    async def say(self, text: str) -> None:
        """Continues the message of the agent, as `yield text` does."""
        self._native.text(text)
        await self.flush()

    async def think(self, text: str) -> None:
        """Shows a thought. Thoughts that follow each other are one."""
        await self._do(act_of(Thought(text)))

    async def flush(self) -> None:
        """Waits until what was said before has gone on its way."""
        await self._call(self._native.flush)

    async def run(
        self,
        command: str,
        *,
        cwd: str | os.PathLike[str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
        escalate: bool = False,
        reason: str | None = None,
    ) -> CommandResult:
        """Runs a command with the thread's shell, within its sandbox and approval policy.

        Args:
            command: The command line.
            cwd: Working directory, absolute or relative to the thread's.
            timeout: Seconds after which the command is ended.
            escalate: Whether it must leave the sandbox, which the user may have to allow.
            reason: Why, for the person who is asked.

        Raises:
            ActionDeclined: A person or the policy refused.
            ActionFailed: It could not be started.
        """
        done = await self._act(
            "run",
            command=command,
            cwd=None if cwd is None else os.fspath(cwd),
            timeoutMs=None if timeout is None else max(0, round(timeout * 1000)),
            escalate=escalate,
            reason=reason,
        )
        return CommandResult(done["exitCode"], done["output"], done["seconds"], done["timedOut"])

    async def write(self, path: str | os.PathLike[str], content: str) -> None:
        """Gives a file new content, within the sandbox and approval policy of the thread.

        Raises:
            ActionDeclined: A person or the policy refused.
            ActionFailed: It could not be written.
        """
        await self._act("write", path=os.fspath(path), text=content)

    async def patch(self, patch: str) -> str:
        """Changes files by a patch in the `*** Begin Patch` format and returns a summary.

        Raises:
            ActionDeclined: A person or the policy refused.
            ActionFailed: It does not fit the files, or could not be applied.
        """
        done = await self._act("patch", text=patch)
        return done["summary"]

    async def plan(
        self,
        steps: Iterable[str | tuple[str, StepStatus]],
        *,
        explanation: str | None = None,
    ) -> None:
        """Shows the plan, always whole. A step without a status is pending."""
        await self._do(act_of(Plan(steps, explanation)))

    async def approve(self, what: str, *, reason: str | None = None) -> bool:
        """Asks for consent to something that the agent does by itself, in words for the user.

        The thread's policy may answer: one that never asks allows it where nothing confines the thread, and refuses it
        elsewhere.
        """
        return await self._act("approve", what=what, reason=reason)

    async def ask(
        self,
        question: str,
        *,
        options: Sequence[str | tuple[str, str]] = (),
        other: bool = True,
        secret: bool = False,
        header: str = "Question",
    ) -> str | None:
        """Asks the user. Returns the choice or text; `None` when the user dismissed it or nobody could be asked.

        Args:
            question: The question.
            options: The choices, each with or without a description; none for free text.
            other: Whether an answer outside the choices is welcome.
            secret: Whether the answer must not be shown or kept.
            header: A word or two above the question.
        """
        choices = [(option, "") if isinstance(option, str) else option for option in options]
        answers: list[str] | None = await self._act(
            "ask",
            header=header,
            text=question,
            options=[{"label": label, "description": description} for label, description in choices],
            other=other or not choices,
            secret=secret,
        )
        return ", ".join(answers) if answers else None

    async def call_tool(
        self, name: str, arguments: Mapping[str, Any] | None = None, *, namespace: str | None = None
    ) -> list[Content]:
        """Calls a tool that the client offers. Returns what it returned, part by part.

        Raises:
            ActionFailed: The client does not offer it, or it failed.
        """
        done = await self._act("tool", name=name, namespace=namespace, arguments=dict(arguments or {}))
        content: list[Content] = shown(done["content"])
        if not done["success"]:
            raise ActionFailed("\n".join(part["text"] for part in content if part["type"] == "text"))
        return content

    async def history(self, limit: int = 50) -> list[PastTurn]:
        """Returns the last turns of the thread before this one, oldest first."""
        turns = await self._act("history", limit=limit)
        return [PastTurn(turn["id"], turn["status"], turn["error"], shown(turn["items"])) for turn in turns]

    async def steered(self) -> list[Part]:
        """Returns the input that joined the turn since the last call; it is shown already."""
        return shown(await self._act("joined"))

    async def usage(
        self,
        *,
        input: int = 0,
        cached_input: int = 0,
        output: int = 0,
        reasoning: int = 0,
        context_window: int | None = None,
    ) -> None:
        """Counts the tokens of a model request. `context_window` is the size of the model's context."""
        await self._do(act_of(Usage(input, cached_input, output, reasoning, context_window)))

    async def warn(self, message: str) -> None:
        """Tells the user something while the turn goes on."""
        await self._do({"warning": message})

    async def _call(self, begin: Callable[[int], None]) -> Any:
        if self._over:
            raise ThreadwireError("the turn is over")
        return await self._hub.call(begin, among=self._waiting)

    def _cancel(self) -> None:
        self._cancelled = True

    def _end(self) -> None:
        """Ends what still waits, in tasks that outlive the turn."""
        self._over = True
        for call in tuple(self._waiting):
            if not call.done():
                call.set_exception(ThreadwireError("the turn is over"))

    async def _do(self, act: dict[str, Any]) -> None:
        """Does something that has no outcome."""
        self._native.act(json.dumps(act))
        await self.flush()

    async def _act(self, name: str, /, **request: Any) -> Any:
        """Does something and returns its outcome."""

        def begin(number: int) -> None:
            self._native.act(json.dumps({"call": [number, {name: request}]}))

        outcome: Any = json.loads(await self._call(begin))
        if not isinstance(outcome, dict):
            return outcome
        done = cast("dict[str, Any]", outcome)
        if done.get("refused") == "interrupted":
            raise asyncio.CancelledError("the turn was interrupted")
        if done.get("refused") == "failed":
            raise ActionFailed(done["reason"])
        # A command that ran has an exit code, whatever came of it.
        if done.get("status") == "declined":
            raise ActionDeclined(done["reason"] or "the user declined")
        if done.get("status") == "failed" and done.get("exitCode") is None:
            raise ActionFailed(done["reason"])
        return done

    def _keep_state(self) -> None:
        """Has the thread keep the state, where it has changed."""
        state = json.dumps(self.state)
        if state != self._kept:
            self._native.act(f'{{"state": {state}}}')


AgentFunction = Callable[[TurnContext], AsyncIterable[Said] | Awaitable[str | None]]
"""An async generator function that yields what the agent says, or a coroutine function that returns its message."""


@runtime_checkable
class AgentObject(Protocol):
    """An agent with a life of its own.

    It may have a `name`, for people, and `models` that threads choose from: ids, or tuples of id, name and a sentence
    for people; the first one is for those who do not choose. It may have `async def start(self)`, awaited before the
    server opens, and `async def close(self)`, awaited when the server has closed.
    """

    def run(self, turn: TurnContext, /) -> AsyncIterable[Said] | Awaitable[str | None]:
        """Runs a turn."""
        ...


Agent = Union[AgentFunction, AgentObject, "CodingAgent"]
"""What runs the turns of a server: code of one's own, or the built-in coding agent with tools and middleware."""


def describe(agent: AgentFunction | AgentObject, name: str | None) -> tuple[str, list[dict[str, str]]]:
    """Returns an agent's name and models, as `Description` of `bindings/bridge/src/driver.rs` has them."""
    own = getattr(agent, "name", None) or getattr(agent, "__name__", None) or type(agent).__name__
    known = name or str(own)
    models: Iterable[str | tuple[str, ...]] = getattr(agent, "models", None) or [known]
    described: list[dict[str, str]] = []
    for model in models:
        id, *rest = (model,) if isinstance(model, str) else model
        described.append(
            {
                "id": id,
                "displayName": rest[0] if rest else id,
                "description": rest[1] if len(rest) > 1 else "An agent written in Python",
            }
        )
    return known, described


async def call_hook(agent: Agent | None, name: Literal["start", "close"]) -> None:
    """Calls a hook of an agent that has it."""
    hook = None if inspect.isfunction(agent) else getattr(agent, name, None)
    if hook is not None:
        done = hook()
        if isinstance(done, Awaitable):
            await done


class Runner:
    """Runs the turns of one server."""

    def __init__(self, agent: AgentFunction | AgentObject, hub: Hub) -> None:
        self.number = hub.receive(self._receive)
        # A class may also be called like a function; what has a `run` is run.
        self._agent = cast("AgentFunction", getattr(agent, "run", agent))
        self._hub = hub
        self._turns: dict[int, tuple[asyncio.Task[None], TurnContext]] = {}

    def _receive(self, kind: int, body: Any, extra: Any, number: int) -> None:
        if kind == TURN:
            turn = TurnContext(body, self._hub)
            task = asyncio.ensure_future(self._run(body, turn))
            self._turns[number] = (task, turn)
            task.add_done_callback(lambda _: self._turns.pop(number, None))
        elif number in self._turns and kind in (CANCEL, OVER):
            # A task that ignores the first call to stop is called again when the engine has given up on it.
            task, turn = self._turns[number]
            turn._cancel()
            if kind == OVER:
                turn._end()
            task.cancel()

    async def _run(self, native: _native.Turn, turn: TurnContext) -> None:
        try:
            try:
                await self._talk(native, turn)
            finally:
                turn._keep_state()
        except asyncio.CancelledError:
            # Only the engine cancels the task, and it knows how the turn ends.
            native.finish(None)
        except Exception as error:
            _log.exception("the agent failed in turn %s", turn.id)
            # Where it was raised stays in the log: clients need not be on this machine.
            native.finish(str(error) or type(error).__name__)
        else:
            native.finish(None)
        finally:
            turn._end()

    async def _talk(self, native: _native.Turn, turn: TurnContext) -> None:
        said = self._agent(turn)
        if isinstance(said, Awaitable):
            text = cast(Any, await said)
            if text is not None and not isinstance(text, str):
                raise TypeError(f"an agent returns text or None, not {type(text).__name__}")
            if text is not None:
                native.text(text)
            return
        if not isinstance(cast(object, said), AsyncIterable):
            kind = type(said).__name__
            raise TypeError(f"an agent is an async generator or a coroutine function, not one that returns {kind}")
        try:
            streak = 0
            async for piece in said:
                if isinstance(piece, str):
                    native.text(piece)
                else:
                    native.act(json.dumps(act_of(piece)))
                streak += 1
                if streak == _STREAK:
                    streak = 0
                    await turn.flush()
        finally:
            if isinstance(said, AsyncGenerator):
                await said.aclose()

    def close(self) -> None:
        """Takes no turns any more and ends those that are left."""
        self._hub.forget(self.number)
        for task, _ in list(self._turns.values()):
            task.cancel()
