"""The common part of synchronous clients."""

from __future__ import annotations

import os
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from ._client import Client, Opening, Transport
from ._events import Batches, Events
from ._loop import BackgroundLoop, in_thread

if TYPE_CHECKING:
    from ._agent import Agent

__all__ = ["SyncClient"]

_T = TypeVar("_T")
_C = TypeVar("_C", bound=Client[Any, Any])


class SyncClient(Generic[_C]):
    """A synchronous client. It works from any thread, with or without an event loop.

    Attributes:
        client: The asynchronous client, on a loop in a background thread.
    """

    client: _C
    _opens: ClassVar[type[Client[Any, Any]]]

    def __init__(self, opening: Opening[_C]) -> None:
        # Private: clients are created by `connect`, `spawn` and `embedded`.
        self._loop = BackgroundLoop.current()

        async def open() -> _C:
            return await opening

        self.client = self._loop.run(open())
        self._loop.close_at_exit(self.client)

    @classmethod
    def connect(
        cls,
        address: str,
        *,
        token: str | None = None,
        reconnect: float = 60.0,
        initialize: Any = None,
        timeout: float | None = None,
    ) -> Self:
        """Connects to a running server. See `Client.connect`."""
        opening: Opening[Any] = cls._opens.connect(
            address, token=token, reconnect=reconnect, initialize=initialize, timeout=timeout
        )
        return cls(opening)

    @classmethod
    def spawn(
        cls,
        command: Sequence[str] | None = None,
        *,
        cwd: str | os.PathLike[str] | None = None,
        env: Mapping[str, str] | None = None,
        initialize: Any = None,
        timeout: float | None = None,
    ) -> Self:
        """Starts a server process. See `Client.spawn`."""
        opening: Opening[Any] = cls._opens.spawn(command, cwd=cwd, env=env, initialize=initialize, timeout=timeout)
        return cls(opening)

    @classmethod
    def embedded(
        cls,
        *,
        agent: Agent | None = None,
        home: str | os.PathLike[str] | None = None,
        cwd: str | os.PathLike[str] | None = None,
        config: Mapping[str, Any] | None = None,
        initialize: Any = None,
        timeout: float | None = None,
    ) -> Self:
        """Connects to an in-process server. See `Client.embedded`."""
        opening: Opening[Any] = cls._opens.embedded(
            agent=agent, home=home, cwd=cwd, config=config, initialize=initialize, timeout=timeout
        )
        return cls(opening)

    @property
    def server(self) -> Any:
        """The server's description of itself in the handshake."""
        return self.client.server

    @property
    def is_connected(self) -> bool:
        """Whether the transport is connected, as far as the client knows."""
        return self.client.is_connected

    def on_reconnect(self, handler: Callable[[Transport], None]) -> None:
        """Calls `handler`, on the loop's thread, when the transport is lost and when the client has reconnected. See
        `Client`."""
        self.client.on_reconnect(handler)

    def close(self) -> None:
        """Closes the connection. Does nothing if it is already closed, or in a forked child process."""
        if not self._loop.is_inherited():
            self._wait(self.client.close())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def request(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any:
        """Sends a request by its method name and returns the decoded JSON of the result. For methods that the schema
        does not contain."""
        return self._wait(self.client.request(method, params, timeout=timeout))

    def notify(self, method: str, params: Any = None) -> None:
        """Sends a notification by its method name. For methods that the schema does not contain."""
        self._wait(self.client.notify(method, params))

    def events(self) -> Iterator[Any]:
        """Returns all notifications from now on: typed params, or `UnknownNotification`. Before the first request, the
        notifications that came with the handshake belong to them."""

        async def open() -> Events[Any]:
            return self.client.events()

        return self._iterate(self._wait(open()))

    if not TYPE_CHECKING:
        # The generated classes declare this method once per request of the server.
        def on_request(self, method: str, handler: Callable[[Any], Any]) -> None:
            """Registers a handler for a request of the server; each request runs in a thread of its own."""
            self.client.on_request(method, self._threaded(handler))

    @staticmethod
    def _threaded(handler: Callable[[Any], _T]) -> Callable[[Any], Coroutine[Any, Any, _T]]:
        async def answer(params: Any) -> _T:
            # A new thread, because a few slow handlers would exhaust a thread pool.
            return await in_thread(lambda: handler(params))

        return answer

    def _wait(self, work: Coroutine[Any, Any, _T]) -> _T:
        return self._loop.run(work)

    def _iterate(self, stream: Batches) -> Iterator[Any]:
        # One switch of threads per batch.
        try:
            while found := self._wait(stream.batch()):
                yield from found
        finally:
            # Does not wait, because the garbage collector may close an iterator on any thread and at interpreter exit.
            self._loop.soon(stream.close)
