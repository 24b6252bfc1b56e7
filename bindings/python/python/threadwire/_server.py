"""An in-process app server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, cast

from . import _native
from ._agent import Agent, AgentFunction, AgentObject, Runner, call_hook, describe
from ._errors import ThreadwireError
from ._hub import Hub

if TYPE_CHECKING:
    from .coding import Extensions

__all__ = ["Server", "serve"]


class Server:
    """An in-process app server: Codex, DotCraft and ACP clients share one engine.

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
        """Describes a server; starting it is separate.

        Args:
            agent: The agent that runs the turns; the built-in agents by default.
            name: Name of the agent; by default that of its function.
            home: Folder of configuration and threads; by default, threads are kept in memory.
            cwd: Default working directory of threads; by default that of the process.
            config: Configuration values with priority over all files, as in `config.toml`; mappings are tables, and
                `None` sets nothing.
            protocol: The dialect of all connections: `codex`, `codex@0.97`, `dotcraft` or `acp`; by default, it is
                detected from the first message of each connection.
            token: Bearer token that clients of network transports must send.
            allow_origins: Web origins that may connect.
        """
        self._agent = agent
        self._name = name
        self._process = os.getpid()
        self._home = None if home is None else os.fspath(home)
        self._cwd = None if cwd is None else os.fspath(cwd)
        self._config = dict(config or {})
        self._protocol = protocol
        self._token = token
        self._allow_origins = list(allow_origins)
        self._hub: Hub | None = None
        self._runner: Runner | Extensions | None = None
        self._native: _native.Server | None = None
        self._closing: asyncio.Future[None] | None = None

    @property
    def native(self) -> _native.Server:
        """The native server. Raises `RuntimeError` if the server is not running, or runs in the parent process."""
        self._check_process()
        if self._native is None:
            raise RuntimeError("the server is not running: use `async with Server(…) as server`")
        return self._native

    async def start(self) -> Self:
        """Starts the server. Its agent runs on the loop that starts it."""
        if self._native is not None:
            raise RuntimeError("the server is running already")
        overrides = list(_overrides(self._config))
        self._process = os.getpid()
        await call_hook(self._agent, "start")
        try:
            await self._open(overrides)
        except BaseException:
            if self._runner is not None:
                self._runner.close()
            await call_hook(self._agent, "close")
            raise
        return self

    async def _open(self, overrides: list[str]) -> None:
        hub = self._hub = Hub.current()
        runs: tuple[int, str] | None = None
        extends: tuple[int, str] | None = None
        extensions = _extensions(self._agent, hub)
        if extensions is not None:
            self._runner, extends = extensions, (extensions.number, extensions.description)
        elif self._agent is not None:
            agent = cast("AgentFunction | AgentObject", self._agent)
            name, models = describe(agent, self._name)
            self._runner = Runner(agent, hub)
            runs = (self._runner.number, json.dumps({"name": name, "models": models}))
            # First, so that the caller's configuration has priority.
            overrides[:0] = [f"model={_toml(models[0]['id'])}", 'model_provider="threadwire"']

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

    async def listen(self, address: str) -> str:
        """Starts to listen at `ws://IP:PORT` or `unix:///path`. Returns the address, with the port in place of 0."""
        native, hub = self.native, self._running()
        return await hub.call(lambda number: native.listen(hub.mailbox, number, address))

    async def serve_stdio(self) -> None:
        """Serves one client over standard input and output, until the client closes the connection.

        Meanwhile, `print` and child processes write to standard error, and child processes read no input, because
        standard input and output carry the protocol.
        """
        native, hub = self.native, self._running()
        stdout = sys.stdout
        if stdout is not None:
            # What is buffered was written before.
            stdout.flush()
        sys.stdout = sys.stderr
        try:
            await hub.call(lambda number: native.serve_stdio(hub.mailbox, number))
        finally:
            sys.stdout = stdout

    async def close(self) -> None:
        """Shuts the server down: interrupts turns and closes connections. Does nothing if it is already closed."""
        self._check_process()
        if self._native is None and self._closing is None:
            return
        hub = self._running()
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close(hub))
        await asyncio.shield(self._closing)

    async def _close(self, hub: Hub) -> None:
        native, self._native = self._native, None
        try:
            if native is not None:
                await hub.call(lambda number: native.close(hub.mailbox, number))
        finally:
            if self._runner is not None:
                self._runner.close()
            self._closing = None
            await call_hook(self._agent, "close")

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    def _check_process(self) -> None:
        if self._process != os.getpid():
            raise ThreadwireError("the server was opened before a fork: open another one")

    def _running(self) -> Hub:
        if self._hub is None:
            raise RuntimeError("the server is not running: use `async with Server(…) as server`")
        if not self._hub.is_current():
            raise RuntimeError("the server was started on another event loop: use it on that loop")
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
    """Serves an agent until SIGINT or SIGTERM, until cancellation, or until the client on standard input closes the
    connection.

    A signal shuts the server down gracefully. Outside of the main thread, signals are not handled.

    Args:
        agent: The agent that runs the turns; the built-in agents by default.
        listen: `stdio://`, `ws://IP:PORT`, `unix:///path`, or several of them.
        ready: Called with the network addresses when clients can connect.
        name: See `Server`, as for the following arguments.
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
        serving = asyncio.ensure_future(server.serve_stdio() if stdio else _forever())
        try:
            with _at_signals(lambda: serving.cancel(_STOPPED)):
                await serving
        except asyncio.CancelledError as stop:
            if stop.args != (_STOPPED,):
                raise
        finally:
            serving.cancel()


_STOPPED = "a signal ended the server"


async def _forever() -> None:
    await asyncio.get_running_loop().create_future()


@contextlib.contextmanager
def _at_signals(stop: Callable[[], object]) -> Generator[None]:
    """Calls `stop` at SIGINT and SIGTERM, if this thread can handle signals."""
    loop = asyncio.get_running_loop()
    taken: list[signal.Signals] = []
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop)
            taken.append(number)
    try:
        yield
    finally:
        for number in taken:
            loop.remove_signal_handler(number)


def _overrides(config: Mapping[str, Any], above: str = "") -> Iterable[str]:
    """Returns configuration as flags `key=value` with values in TOML. `None` sets nothing."""
    for key, value in config.items():
        # Only the keys of the outermost mapping may be dotted, as on the command line.
        name = above + _key(key) if above else key
        if isinstance(value, Mapping):
            yield from _overrides(cast("Mapping[str, Any]", value), f"{name}.")
        elif value is not None:
            yield f"{name}={_toml(value)}"


def _key(key: str) -> str:
    # The first `=` of a flag ends its key.
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _toml(key).replace("=", "\\u003d")


def _toml(value: Any) -> str:
    """Returns a value as TOML on one line."""
    if isinstance(value, str):
        # Unlike JSON, TOML has no surrogates, and wants DEL to be escaped.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        members = cast("Mapping[str, Any]", value).items()
        given = [f"{_key(key)} = {_toml(member)}" for key, member in members if member is not None]
        return "{" + ", ".join(given) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(item) for item in cast("Sequence[Any]", value)) + "]"
    if not isinstance(value, (bool, int, float)):
        raise TypeError(f"a configuration value is text, a number, a truth value, a list or a mapping, not {value!r}")
    return json.dumps(value)


def _extensions(agent: Agent | None, hub: Hub) -> Extensions | None:
    """Returns the handler of extension calls, if the agent is a coding agent."""
    if agent is None:
        return None
    # Imported here, because most servers do not need it.
    from .coding import CodingAgent, Extensions

    return Extensions(agent, hub) if isinstance(agent, CodingAgent) else None
