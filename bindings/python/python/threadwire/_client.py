"""The common part of all clients: a connection, typed requests, events, and responses to the server."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import os
import reprlib
import shlex
import sys
import weakref
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar

from . import _native
from ._errors import ConnectionClosed, ConnectionLost, RpcError, ThreadwireError, ends_process, explain
from ._events import Events, Inbox, UnknownNotification
from ._hub import CLOSED, NOTIFICATION, RECONNECTING, RENEWED, REQUEST, RESUMED, Hub, error_of
from ._model import DecodeError, decode, encode
from ._questions import Question, Questions

if TYPE_CHECKING:
    from ._agent import Agent
    from ._server import Server

__all__ = ["Client", "Events", "Opening", "UnknownNotification"]

_log = logging.getLogger("threadwire")

_CREDIT = 256
"""Number of events that are acknowledged to Rust at once; far fewer than the window of unacknowledged events, beyond
which a busy loop stops reading (backpressure)."""

_EARLY = 64
"""Maximum number of notifications of a handshake that wait for a listener; with more, none is kept."""

_read = json.JSONDecoder().raw_decode
"""Parses JSON that has no leading white space, which saves a check."""

_METHOD_NOT_FOUND = -32601
_INVALID_PARAMS = -32602
_INTERNAL_ERROR = -32603

Transport = Literal["lost", "resumed", "renewed"]
"""A change of the transport of a connection that reconnects."""


class Attachable(Protocol):
    """A running turn."""

    thread_id: str

    def hold(self) -> None:
        """Holds events back until the missed ones are delivered."""
        ...

    def catch_up(self, missed: Iterable[Any]) -> None:
        """Delivers the missed events, then the held ones."""
        ...

    def lose(self, error: ConnectionClosed) -> None:
        """Ends the turn with an error, because no more events will arrive."""
        ...


_I = TypeVar("_I")
_R = TypeVar("_R")
_T = TypeVar("_T")
_C_co = TypeVar("_C_co", covariant=True, bound="Client[Any, Any]")


class Opening(Generic[_C_co]):
    """A client that is being opened: `client = await …`, or `async with … as client`, which closes it at the end."""

    def __init__(self, open: Callable[[], Coroutine[Any, Any, _C_co]]) -> None:
        self._open = open
        self._client: _C_co | None = None

    def __await__(self) -> Generator[Any, Any, _C_co]:
        return self._open().__await__()

    async def __aenter__(self) -> _C_co:
        self._client = await self._open()
        return self._client

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._client is not None:
            await self._client.close()


class Client(Generic[_I, _R]):
    """A connection to an app server.

    Attributes:
        server: The server's description of itself in the handshake.
        timeout: Default timeout of requests in seconds; `None` for no timeout.
    """

    _notifications: ClassVar[dict[str, Any]] = {}
    _asks: ClassVar[dict[str, Any]] = {}
    _jsonrpc: ClassVar[bool] = True
    _attaching: ClassVar[frozenset[str]] = frozenset()
    _arguments: ClassVar[tuple[str, ...]] = ("app-server",)

    server: _R

    def __init__(self) -> None:
        # Private: clients are created by `connect`, `spawn` and `embedded`.
        self.timeout: float | None = None
        self._hub = Hub.current()
        self._number = self._hub.receive(self._receive)
        self._link: _native.Link | None = None
        self._inboxes: set[Inbox] = set()
        self._handlers: dict[str, Callable[[Any], Awaitable[Any]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Notifications that came while the connection was opened; `None` after the first listener or request.
        self._early: list[tuple[str, str]] | None = []
        self._owed = 0
        self._error: ConnectionClosed | None = None
        self._closing = False
        self._connected = True
        self._questions = Questions()
        self._watchers: list[Callable[[Transport], None]] = []
        # The attached threads, each with the data for attaching it again.
        self._threads: dict[str, Any] = {}
        self._turns: weakref.WeakSet[Attachable] = weakref.WeakSet()
        self._process = os.getpid()
        self._owned: Server | None = None

    @classmethod
    def connect(
        cls,
        address: str,
        *,
        token: str | None = None,
        reconnect: float = 60.0,
        initialize: _I | None = None,
        timeout: float | None = None,
    ) -> Opening[Self]:
        """Connects to a running server.

        Args:
            address: `ws://host:port/path`, `wss://host/path` or `unix:///path`.
            token: Bearer token for the server.
            reconnect: Seconds of attempts to reconnect after the loss of the transport, before the connection counts as
                closed; 0 disables reconnecting.
            initialize: Params of the handshake; by default those of this package.
            timeout: Default timeout of requests in seconds.
        """

        def begin(client: Self, number: int) -> None:
            patience = reconnect or None
            _native.open_address(client._hub.mailbox, number, client._number, cls._jsonrpc, address, token, patience)

        return Opening(lambda: cls._open(begin, initialize, timeout))

    @classmethod
    def spawn(
        cls,
        command: Sequence[str] | None = None,
        *,
        cwd: str | os.PathLike[str] | None = None,
        env: Mapping[str, str] | None = None,
        initialize: _I | None = None,
        timeout: float | None = None,
    ) -> Opening[Self]:
        """Starts a server process. It ends with the client.

        Args:
            command: List of program and arguments; the `threadwire` command by default.
            cwd: Its working directory.
            env: Environment variables to set, in addition to those of this process.
            initialize: Params of the handshake; by default those of this package.
            timeout: Default timeout of requests in seconds.

        Raises:
            TypeError: `command` is one text.
        """
        if isinstance(command, str):
            raise TypeError(f"the command is a list of program and arguments, such as {shlex.split(command)!r}")
        folder = None if cwd is None else os.fspath(cwd)
        variables = None if env is None else dict(env)

        def begin(client: Self, number: int) -> None:
            line = cls._command() if command is None else list(command)
            _native.open_command(client._hub.mailbox, number, client._number, cls._jsonrpc, line, folder, variables)

        return Opening(lambda: cls._open(begin, initialize, timeout))

    @classmethod
    def embedded(
        cls,
        server: Server | None = None,
        *,
        agent: Agent | None = None,
        home: str | os.PathLike[str] | None = None,
        cwd: str | os.PathLike[str] | None = None,
        config: Mapping[str, Any] | None = None,
        initialize: _I | None = None,
        timeout: float | None = None,
    ) -> Opening[Self]:
        """Connects to a server in this process.

        Args:
            server: The server; by default, a new one is created from the next arguments and ends with the client.
            agent: The agent that runs the turns; the built-in agents by default.
            home: Folder of configuration and threads; by default, threads are kept in memory.
            cwd: Default working directory of threads.
            config: Configuration values with priority over all files.
            initialize: Params of the handshake; by default those of this package.
            timeout: Default timeout of requests in seconds.

        Raises:
            TypeError: `server` was given together with arguments of a new one.
        """
        from ._server import Server

        if server is not None and any(given is not None for given in (agent, home, cwd, config)):
            raise TypeError("pass `agent`, `home`, `cwd` and `config` to the server, or leave `server` out")

        async def open() -> Self:
            host = server
            if host is None:
                host = await Server(agent, home=home, cwd=cwd, config=config).start()

            def begin(client: Self, number: int) -> None:
                host.native.connect(client._hub.mailbox, number, client._number, cls._jsonrpc)

            try:
                client = await cls._open(begin, initialize, timeout)
            except BaseException:
                if server is None:
                    await host.close()
                raise
            if server is None:
                client._owned = host
            return client

        return Opening(open)

    @classmethod
    async def _open(
        cls,
        begin: Callable[[Self, int], None],
        initialize: _I | None,
        timeout: float | None,  # noqa: ASYNC109
    ) -> Self:
        client = cls()
        client.timeout = timeout
        try:
            client._link = await client._hub.call(lambda number: begin(client, number))
            client.server = await client._shake_hands(initialize)
        except BaseException:
            await client.close()
            raise
        return client

    @classmethod
    def _command(cls) -> list[str]:
        named = os.environ.get("THREADWIRE_BIN")
        program = [named] if named else [sys.executable, "-m", "threadwire"]
        return [*program, *cls._arguments]

    async def _shake_hands(self, initialize: _I | None) -> _R:
        raise NotImplementedError

    @property
    def close_error(self) -> ConnectionClosed | None:
        """The reason why the connection has ended; `None` while it is open."""
        return self._error

    @property
    def closed_by_us(self) -> bool:
        """Whether `close` was called."""
        return self._closing

    @property
    def is_connected(self) -> bool:
        """Whether the transport is connected, as far as the client knows."""
        return self._connected and self._error is None and not self._closing

    def on_reconnect(self, handler: Callable[[Transport], None]) -> None:
        """Calls `handler` when the transport is lost, and when the client has reconnected: `resumed` in the same
        session, or `renewed` as a new connection for the server, after threads are attached again and turns are up to
        date.
        """
        self._watchers.append(handler)

    async def close(self) -> None:
        """Closes the connection. Does nothing if it is already closed, or in a forked child process."""
        if self._closing or self._process != os.getpid():
            return
        self._closing = True
        link = self._link
        try:
            if link is not None:
                await self._hub.call(link.close)
        finally:
            self._end(ConnectionClosed("closed by this client"))
            self._hub.forget(self._number)
            self._link = None
            for task in tuple(self._tasks):
                task.cancel()
            if self._owned is not None:
                await self._owned.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def request(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any:  # noqa: ASYNC109
        """Sends a request by its method name and returns the decoded JSON of the result. For methods that the schema
        does not contain."""
        wire = encode(params)
        text = json.dumps(wire, separators=(",", ":"))
        limit = self.timeout if timeout is None else timeout
        link = self._open_link()
        if method != "initialize":
            self._early = None
        answer = await self._hub.call(lambda number: link.request(number, method, text, limit), forget=link.forget)
        result = json.loads(answer)
        if method in self._attaching:
            self._note(method, wire, result)
        return result

    async def notify(self, method: str, params: Any = None) -> None:
        """Sends a notification by its method name. For methods that the schema does not contain."""
        text = json.dumps(encode(params), separators=(",", ":"))
        link = self._open_link()
        await self._hub.call(lambda number: link.notify(number, method, text))

    def events(self) -> Events[Any]:
        """Returns all notifications from now on: typed params, or `UnknownNotification`. Before the first request, the
        notifications that came with the handshake belong to them."""
        events: Events[Any] = Events(self)
        early, self._early = self._early, None
        for method, text in early or ():
            events.inbox.put(self._typed(method, _read(text)[0]))
        return events

    if not TYPE_CHECKING:
        # The generated classes declare this method once per request of the server.
        def on_request(self, method: str, handler: Callable[[Any], Awaitable[Any]]) -> None:
            """Registers a handler for a request of the server; each request runs in a task of its own."""
            self._handlers[method] = handler

    async def _request(self, method: str, params: Any, result: type[_T], timeout: float | None) -> _T:  # noqa: ASYNC109
        answer = await self.request(method, params, timeout=timeout)
        try:
            return decode(result, answer)
        except DecodeError as error:
            raise error.below(f"answer to {method}: ") from None

    async def _notify(self, method: str, params: Any) -> None:
        await self.notify(method, params)

    def _open_link(self) -> _native.Link:
        if self._process != os.getpid():
            raise ConnectionClosed("the client was opened before a fork: open another one")
        if not self._hub.is_current():
            raise RuntimeError("the client was opened on another event loop: open one on this loop")
        if self._link is None or self._closing:
            raise ConnectionClosed("closed by this client")
        if self._error is not None:
            raise self._error
        return self._link

    def _receive(self, kind: int, body: Any, extra: Any, number: int) -> None:
        if kind == NOTIFICATION:
            self._hear(body, extra)
        elif kind == REQUEST:
            self._hear_question(body, extra, number)
            self._credit()
        elif kind in (RECONNECTING, RESUMED, RENEWED):
            self._connected = kind != RECONNECTING
            if kind == RENEWED:
                self._questions.renew()
                for turn in tuple(self._turns):
                    turn.hold()
                self._begin(self._reattach())
            else:
                self._tell("resumed" if kind == RESUMED else "lost")
            self._credit()
        elif kind == CLOSED:
            error = error_of(kind, body)
            assert isinstance(error, ConnectionClosed)
            self._end(error)

    def _hear(self, method: str, text: str) -> None:
        event: Any = None
        if self._early is not None:
            self._early.append((method, text))
            if len(self._early) > _EARLY:
                self._early = None
        try:
            if self._inboxes:
                params = _read(text)[0]
                for inbox in tuple(self._inboxes):
                    if inbox.wants(method, params):
                        if event is None:
                            event = self._typed(method, params)
                        inbox.put(event)
        finally:
            self._credit()

    def _typed(self, method: str, params: Any) -> Any:
        known = self._notifications.get(method)
        if known is None:
            return UnknownNotification(method, params)
        try:
            return decode(known, params)
        except (DecodeError, RecursionError) as error:
            _log.warning("%s: %s", method, error)
            return UnknownNotification(method, params, str(error))

    def _hear_question(self, method: str, text: str, number: int) -> None:
        question = self._questions.take(method, text, number, self._link)
        if question is not None:
            self._begin(self._answer(question))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, question: Question) -> None:
        method = question.method
        handler = self._handlers.get(method)
        try:
            if handler is None:
                raise RpcError(_METHOD_NOT_FOUND, f"the client does not answer {method}")
            params = json.loads(question.text)
            expected, promised = self._asks.get(method, (Any, Any))
            try:
                typed = decode(expected, params)
            except DecodeError as error:
                raise RpcError(_INVALID_PARAMS, str(error)) from None
            answer: str | RpcError = _checked(method, await _awaited(method, handler(typed)), promised)
        except RpcError as error:
            answer = error
        except asyncio.CancelledError:
            self._questions.answer(question, RpcError(_INTERNAL_ERROR, "the client closes"), self._link)
            raise
        except BaseException as error:
            _log.exception("the handler of %s failed", method)
            answer = RpcError(_INTERNAL_ERROR, f"the handler failed: {explain(error)}")
            if ends_process(error):
                self._questions.answer(question, answer, self._link)
                raise
        self._questions.answer(question, answer, self._link)

    async def _reattach(self) -> None:
        """Attaches all threads again after the connection was renewed."""
        for thread in dict.fromkeys([*self._threads, *(turn.thread_id for turn in self._turns)]):
            try:
                await self._attach(thread)
            except ConnectionClosed:
                # Lost again: after the next reconnect, this runs again.
                return
            except (ThreadwireError, DecodeError) as error:
                _log.warning("the thread %s could not be attached again: %s", thread, error)
                self._threads.pop(thread, None)
                for turn in tuple(self._turns):
                    if turn.thread_id == thread:
                        turn.lose(ConnectionLost(f"the server has lost the thread: {error}"))
        for turn in tuple(self._turns):
            # Turns that have started since.
            turn.catch_up(())
        self._tell("renewed")

    async def _attach(self, thread_id: str) -> None:
        """Attaches a thread again and delivers missed events to its turns."""
        raise NotImplementedError

    def _note(self, method: str, params: Any, answer: Any) -> None:
        """Records which threads the connection is attached to."""

    def _tell(self, what: Transport) -> None:
        for handler in self._watchers:
            try:
                handler(what)
            except BaseException as error:
                _log.exception("the handler of reconnects failed")
                if ends_process(error):
                    raise

    def _credit(self) -> None:
        self._owed += 1
        if self._owed >= _CREDIT and self._link is not None:
            self._link.credit(self._owed)
            self._owed = 0

    def _end(self, error: ConnectionClosed) -> None:
        if self._error is None:
            # The connection may report its end before `close` returns.
            self._error = ConnectionClosed("closed by this client") if self._closing else error
        for inbox in tuple(self._inboxes):
            inbox.wake()


async def _awaited(method: str, answer: Any) -> Any:
    if not inspect.isawaitable(answer):
        raise TypeError(f"the handler of {method} is not a coroutine function")
    return await answer


def _checked(method: str, answer: Any, promised: Any) -> str:
    """Returns the JSON of a handler's result, if it matches the schema of the response."""
    value = encode(answer)
    try:
        text = json.dumps(value, separators=(",", ":"), allow_nan=False)
        # Checked as the server reads it, with lists for tuples.
        decode(promised, json.loads(text))
    except (DecodeError, TypeError, ValueError) as error:
        raise TypeError(f"the handler of {method} returned {reprlib.repr(answer)}: {error}") from None
    return text
