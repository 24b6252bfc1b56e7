"""A server in this process, and agents written in Python behind it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, Self, Union, cast

from . import _native
from ._errors import ThreadwireError
from ._hub import CANCEL, OVER, TURN, Hub
from ._model import at

if TYPE_CHECKING:
    from .coding import CodingAgent, Extensions

__all__ = [
    "ActionDeclined",
    "ActionFailed",
    "Agent",
    "CommandResult",
    "PastTurn",
    "Server",
    "TurnContext",
    "serve",
]

_log = logging.getLogger("threadwire")

_STREAK = 64
"""Texts that an agent may yield before it waits until they have gone on."""

StepStatus = Literal["pending", "in_progress", "completed"]


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
        items: Its items, as the engine keeps them.
    """

    __slots__ = ("id", "items", "status")

    def __init__(self, id: str, status: str, items: list[dict[str, Any]]) -> None:
        self.id = id
        self.status = status
        self.items = items

    @property
    def messages(self) -> list[tuple[Literal["user", "agent"], str]]:
        """Who said what, in order."""
        found: list[tuple[Literal["user", "agent"], str]] = []
        for item in self.items:
            body = item["body"]
            if "user" in body:
                found.append(("user", _text(body["user"]["content"])))
            elif "agent" in body:
                found.append(("agent", body["agent"]["text"]))
        return found


class TurnContext:
    """A turn that an agent runs.

    Attributes:
        id: The turn.
        thread_id: The thread.
        cwd: Absolute working directory.
        model: The model that the thread chose.
        effort: Reasoning effort that the thread chose; `None` for the usual.
        mode: `agent`, `plan` or a mode of the agent's own.
        instructions: What the client adds to the agent's instructions.
        client: Machine name of the client that made the thread.
        tools: Tools that the client offers: `name`, `namespace`, `description`, `input_schema`.
        input: What the user said, part by part: one member that names the kind, with its content.
        output_schema: JSON Schema that the last message must fit, if there is one.
    """

    def __init__(self, native: _native.Turn, hub: Hub) -> None:
        start = json.loads(native.start)
        self._native = native
        self._hub = hub
        self._cancelled = False
        self._over = False
        self._waiting: set[asyncio.Future[Any]] = set()
        self.id = native.id
        self.thread_id: str = start["threadId"]
        self.cwd: str = start["cwd"]
        self.model: str = start["model"]
        self.effort: str | None = start["effort"]
        self.mode: str = start["mode"]
        self.instructions: str | None = start["instructions"]
        self.client: str = start["client"]
        self.tools: list[dict[str, Any]] = start["tools"]
        self.input: list[dict[str, Any]] = start["input"]
        self.output_schema: Any = start["outputSchema"]

    @property
    def text(self) -> str:
        """The text of the input."""
        return _text(self.input)

    @property
    def cancelled(self) -> bool:
        """Whether the turn is to stop. The task of the agent is cancelled then as well."""
        return self._cancelled

    async def say(self, text: str) -> None:
        """Continues the message of the agent, as `yield text` does."""
        self._native.text(False, text)
        await self.flush()

    async def think(self, text: str) -> None:
        """Shows a thought. Thoughts that follow each other are one."""
        self._native.text(True, text)
        await self.flush()

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
        folder = None if cwd is None else os.fspath(cwd)
        done = await self._act(op="run", command=command, cwd=folder, timeout=timeout, escalate=escalate, reason=reason)
        return CommandResult(done["exitCode"], done["output"], done["seconds"], done["timedOut"])

    async def write(self, path: str | os.PathLike[str], content: str) -> None:
        """Gives a file new content, within the sandbox and approval policy of the thread.

        Raises:
            ActionDeclined: A person or the policy refused.
            ActionFailed: It could not be written.
        """
        await self._act(op="write", path=os.fspath(path), content=content)

    async def patch(self, patch: str) -> str:
        """Changes files by a patch in the `*** Begin Patch` format and returns a summary.

        Raises:
            ActionDeclined: A person or the policy refused.
            ActionFailed: It does not fit the files, or could not be applied.
        """
        done = await self._act(op="patch", patch=patch)
        return done["summary"]

    async def plan(
        self,
        steps: Iterable[str | tuple[str, StepStatus]],
        *,
        explanation: str | None = None,
    ) -> None:
        """Shows the plan, always whole. A step without a status is pending."""
        pairs = [(step, "pending") if isinstance(step, str) else step for step in steps]
        await self._act(
            op="plan",
            explanation=explanation,
            steps=[{"text": text, "status": status} for text, status in pairs],
        )

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
        asked = {
            "id": "answer",
            "header": header,
            "text": question,
            "options": choices,
            "other": other or not choices,
            "secret": secret,
        }
        answers = await self._act(op="ask", questions=[asked])
        found: list[str] = [] if answers is None else answers.get("answer", [])
        return ", ".join(found) if found else None

    async def call_tool(
        self, name: str, arguments: Mapping[str, Any] | None = None, *, namespace: str | None = None
    ) -> list[dict[str, str]]:
        """Calls a tool that the client offers. Returns its parts: `{"text": …}` or `{"image": URL}`.

        Raises:
            ActionFailed: The client does not offer it, or it failed.
        """
        text = json.dumps(dict(arguments or {}))
        done = await self._act(op="call_tool", name=name, namespace=namespace, arguments=text)
        return done["content"]

    async def history(self, limit: int = 50) -> list[PastTurn]:
        """Returns the last turns of the thread before this one, oldest first."""
        turns = await self._act(op="history", limit=limit)
        return [PastTurn(turn["id"], turn["status"], turn["items"]) for turn in turns]

    async def steered(self) -> list[dict[str, Any]]:
        """Returns the input that joined the turn since the last call; it is shown already."""
        return await self._act(op="steered")

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
        await self._act(
            op="usage",
            input=input,
            cached_input=cached_input,
            output=output,
            reasoning=reasoning,
            context_window=context_window,
        )

    async def warn(self, message: str) -> None:
        """Tells the user something while the turn goes on."""
        await self._act(op="warn", message=message)

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

    async def _act(self, **op: Any) -> Any:
        text = json.dumps(op)
        outcome: Any = json.loads(await self._call(lambda number: self._native.op(number, text)))
        status = at(outcome, "status")
        if status == "declined":
            raise ActionDeclined(at(outcome, "message"))
        if status == "failed":
            raise ActionFailed(at(outcome, "message"))
        if status == "interrupted":
            raise asyncio.CancelledError(at(outcome, "message"))
        return outcome


AgentFunction = Callable[[TurnContext], AsyncIterator[str] | Awaitable[str | None]]
"""An async generator function that yields the agent's message, or a coroutine function that returns it."""

Agent = Union[AgentFunction, "CodingAgent"]
"""What runs the turns of a server: a function, or the built-in coding agent with tools and middleware."""


class _Runner:
    """Runs the turns of one server."""

    def __init__(self, agent: AgentFunction, hub: Hub) -> None:
        self.number = hub.receive(self._receive)
        self._agent = agent
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
            await self._talk(native, turn)
        except asyncio.CancelledError:
            # Only the engine cancels the task, and it knows how the turn ends.
            native.finish(None, None)
        except Exception as error:
            _log.exception("the agent failed in turn %s", turn.id)
            native.finish(str(error) or type(error).__name__, None)
        else:
            native.finish(None, None)
        finally:
            turn._end()

    async def _talk(self, native: _native.Turn, turn: TurnContext) -> None:
        said = self._agent(turn)
        if isinstance(said, Awaitable):
            text = await said
            if text is not None:
                native.text(False, _checked(text))
            return
        try:
            streak = 0
            async for text in said:
                native.text(False, _checked(text))
                streak += 1
                if streak == _STREAK:
                    streak = 0
                    await turn.flush()
        finally:
            if isinstance(said, AsyncGenerator):
                await said.aclose()

    def close(self) -> None:
        self._hub.forget(self.number)
        for task, _ in list(self._turns.values()):
            task.cancel()


class Server:
    """An app server in this process: Codex, DotCraft and ACP clients reach one engine through it.

    `async with Server(agent) as server` starts it and closes it at the end.
    """

    def __init__(
        self,
        agent: Agent | None = None,
        *,
        name: str | None = None,
        home: str | os.PathLike[str] | None = None,
        cwd: str | os.PathLike[str] | None = None,
        config: Mapping[str, Any] | None = None,
        protocol: str | None = None,
        token: str | None = None,
        allow_origins: Sequence[str] = (),
    ) -> None:
        """Describes a server. It is there once it has been started.

        Args:
            agent: What runs the turns; the built-in agents if not given.
            name: Name of the agent; the name of its function if not given.
            home: Folder of configuration and threads; if not given, threads are kept in memory.
            cwd: Folder of threads that name none; the working directory of the process if not given.
            config: Configuration values above all files, as in `config.toml`.
            protocol: The dialect of all connections: `codex`, `codex@0.97`, `dotcraft` or `acp`; if not given, the
                first message of each connection tells.
            token: Bearer token that clients of network transports must show.
            allow_origins: Web origins that may connect.
        """
        self._agent = agent
        self._name = name or getattr(agent, "__name__", None) or "python"
        self._home = None if home is None else os.fspath(home)
        self._cwd = None if cwd is None else os.fspath(cwd)
        self._config = dict(config or {})
        self._protocol = protocol
        self._token = token
        self._allow_origins = list(allow_origins)
        self._hub: Hub | None = None
        self._runner: _Runner | Extensions | None = None
        self._native: _native.Server | None = None

    @property
    def native(self) -> _native.Server:
        """The native server. Raises `RuntimeError` where the server is not running."""
        if self._native is None:
            raise RuntimeError("the server is not running: use `async with Server(…) as server`")
        return self._native

    async def start(self) -> Self:
        """Starts the server. Its agent runs on the loop that starts it."""
        hub = self._hub = Hub.current()
        overrides = list(_overrides(self._config))
        runs: tuple[int, str] | None = None
        extends: tuple[int, str] | None = None
        extensions = _extensions(self._agent, hub)
        if extensions is not None:
            self._runner, extends = extensions, (extensions.number, extensions.description)
        elif self._agent is not None:
            self._runner = _Runner(cast("AgentFunction", self._agent), hub)
            runs = (self._runner.number, self._name)
            # First, so that what the caller configures counts more.
            overrides[:0] = [f"model={json.dumps(self._name)}", 'model_provider="python"']

        def begin(number: int) -> None:
            _native.open_server(
                hub.mailbox,
                number,
                self._home,
                self._cwd,
                overrides,
                self._protocol,
                self._token,
                self._allow_origins,
                runs,
                extends,
            )

        self._native = await hub.call(begin)
        if extensions is not None:
            extensions.native = self._native
        return self

    async def listen(self, address: str) -> str:
        """Lets clients in at `ws://IP:PORT` or `unix:///path`. Returns the address, with the port where 0 was given."""
        native, hub = self.native, self._running()
        return await hub.call(lambda number: native.listen(hub.mailbox, number, address))

    async def serve_stdio(self) -> None:
        """Serves one client over standard input and output, until it leaves.

        Meanwhile `print` writes to standard error, because standard output belongs to the client.
        """
        native, hub = self.native, self._running()
        stdout = sys.stdout
        sys.stdout = sys.stderr
        try:
            await hub.call(lambda number: native.serve_stdio(hub.mailbox, number))
        finally:
            sys.stdout = stdout

    async def close(self) -> None:
        """Stops the server in order: running turns are interrupted, clients are let go. Closing twice does nothing."""
        native, self._native = self._native, None
        if native is not None:
            hub = self._running()
            await hub.call(lambda number: native.close(hub.mailbox, number))
        if self._runner is not None:
            self._runner.close()

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    def _running(self) -> Hub:
        if self._hub is None:
            raise RuntimeError("the server is not running: use `async with Server(…) as server`")
        return self._hub


async def serve(
    agent: Agent | None = None,
    *,
    listen: Sequence[str] = ("stdio://",),
    ready: Callable[[list[str]], None] | None = None,
    name: str | None = None,
    home: str | os.PathLike[str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    config: Mapping[str, Any] | None = None,
    protocol: str | None = None,
    token: str | None = None,
    allow_origins: Sequence[str] = (),
) -> None:
    """Serves an agent until it is cancelled, or until the client on standard input leaves.

    Args:
        agent: What runs the turns; the built-in agents if not given.
        listen: `stdio://`, `ws://IP:PORT`, `unix:///path`, or several of them.
        ready: Called with the network addresses once clients can connect.
        name: See `Server`, as the arguments that follow.
        home: See `Server`.
        cwd: See `Server`.
        config: See `Server`.
        protocol: See `Server`.
        token: See `Server`.
        allow_origins: See `Server`.
    """
    server = Server(
        agent,
        name=name,
        home=home,
        cwd=cwd,
        config=config,
        protocol=protocol,
        token=token,
        allow_origins=allow_origins,
    )
    async with server:
        stdio = [address for address in listen if address in ("stdio", "stdio://")]
        addresses = [await server.listen(address) for address in listen if address not in stdio]
        if ready is not None:
            ready(addresses)
        if stdio:
            await server.serve_stdio()
        else:
            await asyncio.get_running_loop().create_future()


def _extensions(agent: Agent | None, hub: Hub) -> Extensions | None:
    """Returns what carries out the calls of a coding agent's extensions, where the agent is one."""
    if agent is None:
        return None
    # Here, since most servers have no use for it.
    from .coding import CodingAgent, Extensions

    return Extensions(agent, hub) if isinstance(agent, CodingAgent) else None


def _checked(text: Any) -> str:
    if not isinstance(text, str):
        raise TypeError(f"an agent yields text, not {type(text).__name__}")
    return text


def _text(parts: list[dict[str, Any]]) -> str:
    return "\n".join(part["text"]["text"] for part in parts if "text" in part)


def _overrides(config: Mapping[str, Any], above: str = "") -> Iterable[str]:
    for key, value in config.items():
        if isinstance(value, Mapping):
            yield from _overrides(cast("Mapping[str, Any]", value), f"{above}{key}.")
        else:
            yield f"{above}{key}={json.dumps(value)}"
