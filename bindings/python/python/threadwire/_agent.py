"""Agents written in Python: the turn that they get, and the runner that calls them."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import os
from collections.abc import AsyncGenerator, AsyncIterable, Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, Union, cast, runtime_checkable

from . import _native
from ._errors import ThreadwireError, ends_process, explain
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
"""Number of yielded values after which the runner waits until they are processed (backpressure)."""


class ActionFailed(ThreadwireError):
    """A command, patch or client tool could not be run, or the tool failed."""


class ActionDeclined(ThreadwireError):
    """The user or the policy refused an action."""


class CommandResult:
    """The result of a command.

    Attributes:
        exit_code: Exit code as shells report it: 128 + signal, 124 after a timeout.
        output: Both output streams in the order of arrival; the middle of a long output is dropped.
        seconds: Wall time.
        timed_out: Whether the command was ended at its timeout.
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
        id: Id of the turn.
        status: Its final status: `completed`, `failed` or `interrupted`.
        error: The error message, if it failed.
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
        """The messages as pairs of role and text, in order."""
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
        id: Id of the turn.
        thread_id: Id of the thread.
        thread_name: Name of the thread, if it has one.
        cwd: Absolute working directory.
        model: Model that the thread chose.
        effort: Reasoning effort that the thread chose; `None` for the default.
        mode: `agent`, `plan` or a mode of the agent's own.
        instructions: Instructions of the client, in addition to the agent's own.
        client: Machine name of the client that created the thread.
        tools: Client tools: `name`, `namespace`, `description`, `input_schema`.
        input: Parts of the user's input.
        output_schema: JSON Schema that the last message must match, if there is one.
        state: The agent's state of the thread, as JSON. Its value at the end of the turn is available in the next turn,
            even in another process.
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
        """Whether the turn should stop. The agent's task is then cancelled, too."""
        return self._cancelled

    async def say(self, text: str) -> None:
        """Appends to the message of the agent, as `yield text` does."""
        self._native.text(text)
        await self.flush()

    async def think(self, text: str) -> None:
        """Shows reasoning. Consecutive calls append to the same item."""
        await self._do(act_of(Thought(text)))

    async def flush(self) -> None:
        """Waits until all earlier acts are processed."""
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
        """Runs a command in the thread's shell, within its sandbox and approval policy.

        Args:
            command: The command line.
            cwd: Working directory, absolute or relative to that of the thread.
            timeout: Timeout in seconds.
            escalate: Whether the command must run outside of the sandbox, which the user may have to approve.
            reason: The reason, for the user who approves it.

        Raises:
            ActionDeclined: The user or the policy refused.
            ActionFailed: The command could not be started.
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
        """Writes the content of a file, within the sandbox and approval policy of the thread.

        Raises:
            ActionDeclined: The user or the policy refused.
            ActionFailed: The file could not be written.
        """
        await self._act("write", path=os.fspath(path), text=content)

    async def patch(self, patch: str) -> str:
        """Applies a patch in the `*** Begin Patch` format and returns a summary.

        Raises:
            ActionDeclined: The user or the policy refused.
            ActionFailed: The patch does not match the files, or could not be applied.
        """
        done = await self._act("patch", text=patch)
        return done["summary"]

    async def plan(
        self,
        steps: Iterable[str | tuple[str, StepStatus]],
        *,
        explanation: str | None = None,
    ) -> None:
        """Shows the whole plan. A step without a status is pending."""
        await self._do(act_of(Plan(steps, explanation)))

    async def approve(self, what: str, *, reason: str | None = None) -> bool:
        """Asks the user to approve an action of the agent, described as text.

        The thread's policy may decide: with the policy `never`, the action is allowed if the thread has no sandbox, and
        refused otherwise.
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
        """Asks the user. Returns the choice or text; `None` if the user dismissed it or there is no client to ask.

        Args:
            question: The question.
            options: The choices, each with or without a description; empty for a free text answer.
            other: Whether an answer outside of the choices is allowed.
            secret: Whether the answer is secret, so that it is neither shown nor stored.
            header: A short title of the question.
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
        """Calls a client tool. Returns the parts of its result.

        Raises:
            ActionFailed: The client does not offer the tool, or the tool failed.
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
        """Returns input that was added to the running turn since the last call; clients already see it."""
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
        """Reports the tokens of a model request. `context_window` is the size of the model's context window."""
        await self._do(act_of(Usage(input, cached_input, output, reasoning, context_window)))

    async def warn(self, message: str) -> None:
        """Shows a warning to the user; the turn continues."""
        await self._do({"warning": message})

    async def _call(self, begin: Callable[[int], None], forget: Callable[[int], None] | None = None) -> Any:
        if self._over:
            raise ThreadwireError("the turn is over")
        return await self._hub.call(begin, among=self._waiting, forget=forget)

    def _cancel(self) -> None:
        self._cancelled = True

    def _end(self) -> None:
        """Cancels pending calls in tasks that outlive the turn."""
        self._over = True
        for call in tuple(self._waiting):
            if not call.done():
                call.set_exception(ThreadwireError("the turn is over"))

    async def _do(self, act: dict[str, Any]) -> None:
        """Performs an act without a result."""
        self._native.act(json.dumps(act))
        await self.flush()

    async def _act(self, name: str, /, **request: Any) -> Any:
        """Performs a call and returns its result. If the caller is cancelled, the call is stopped."""

        def begin(number: int) -> None:
            self._native.act(json.dumps({"call": [number, {name: request}]}))

        outcome: Any = json.loads(await self._call(begin, self._native.forget))
        if not isinstance(outcome, dict):
            return outcome
        done = cast("dict[str, Any]", outcome)
        if done.get("refused") == "interrupted":
            self._cancel()
            raise asyncio.CancelledError("the turn was interrupted")
        if done.get("refused") == "failed":
            raise ActionFailed(done["reason"])
        # A command that ran has an exit code, even if it failed.
        if done.get("status") == "declined":
            raise ActionDeclined(done["reason"] or "the user declined")
        if done.get("status") == "failed" and done.get("exitCode") is None:
            raise ActionFailed(done["reason"])
        return done

    def _keep_state(self) -> None:
        """Stores the state in the thread if it has changed."""
        state = json.dumps(self.state)
        if state != self._kept:
            self._native.act(f'{{"state": {state}}}')


AgentFunction = Callable[[TurnContext], AsyncIterable[Said] | Awaitable[str | None]]
"""An async generator function that yields what the agent says, or a coroutine function that returns its message."""


@runtime_checkable
class AgentObject(Protocol):
    """An agent with a life cycle.

    It may have a `name` for display, and `models` that threads choose from: ids, or tuples of id, name and description;
    the first one is the default. It may have `async def start(self)`, which is awaited before the server opens, and
    `async def close(self)`, which is awaited when the server has closed, or could not be opened after `start`.
    """

    def run(self, turn: TurnContext, /) -> AsyncIterable[Said] | Awaitable[str | None]:
        """Runs a turn."""
        ...


Agent = Union[AgentFunction, AgentObject, "CodingAgent"]
"""The agent of a server: your own code, or the built-in coding agent with tools and middleware."""


def describe(agent: AgentFunction | AgentObject, name: str | None) -> tuple[str, list[dict[str, str]]]:
    """Returns an agent's name and models, as `Description` of `bindings/bridge/src/driver.rs` has them.

    Raises `TypeError` for a value that is no agent.
    """
    if isinstance(agent, type) and hasattr(agent, "run"):
        raise TypeError(f"an agent is an object of the class {agent.__name__}, not the class")
    if not callable(getattr(agent, "run", agent)):
        raise TypeError(f"an agent is a function or an object with a `run` method, not {agent!r}")
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
    """Calls a hook of an agent, if the agent has it."""
    hook = None if inspect.isfunction(agent) else getattr(agent, name, None)
    if hook is not None:
        done = hook()
        if isinstance(done, Awaitable):
            await done


class Runner:
    """Runs the turns of one server."""

    def __init__(self, agent: AgentFunction | AgentObject, hub: Hub) -> None:
        self.number = hub.receive(self._receive)
        # A class may also be callable; an object with a `run` method is called through it.
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
            # A task that ignores the first cancellation is cancelled again when the engine ends the run.
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
            # If the engine cancelled the task, it decides how the turn ends.
            native.finish(None if turn.cancelled else "the agent was cancelled")
        except BaseException as error:
            _log.exception("the agent failed in turn %s", turn.id)
            # The traceback goes to the log only, because clients may be on other machines.
            native.finish(explain(error))
            if ends_process(error):
                raise
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
        """Stops accepting turns and cancels the running ones."""
        self._hub.forget(self.number)
        for task, turn in list(self._turns.values()):
            turn._cancel()
            task.cancel()
