"""What clients whose calls wait have in common."""

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
    """A client whose calls wait. It works from any thread, beside any event loop.

    Attributes:
        client: The client that does the work, on a loop in a thread of its own.
    """

    client: _C
    _opens: ClassVar[type[Client[Any, Any]]]

    def __init__(self, opening: Opening[_C]) -> None:
        # Private: clients come from `connect`, `spawn` and `embedded`.
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
        """Connects to a server that runs already. See `Client.connect`."""
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
        """Starts a server as a process of its own. See `Client.spawn`."""
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
        """Connects to a server in this process. See `Client.embedded`."""
        opening: Opening[Any] = cls._opens.embedded(
            agent=agent, home=home, cwd=cwd, config=config, initialize=initialize, timeout=timeout
        )
        return cls(opening)

    @property
    def server(self) -> Any:
        """What the server said of itself when the connection was opened."""
        return self.client.server

    @property
    def is_connected(self) -> bool:
        """Whether the server can be reached, as far as it is known."""
        return self.client.is_connected

    def on_reconnect(self, handler: Callable[[Transport], None]) -> None:
        """Calls `handler`, on the loop's thread, when the connection is lost and when it is back. See `Client`."""
        self.client.on_reconnect(handler)

    def close(self) -> None:
        """Ends the connection in order. Closing twice does nothing, and neither does closing in a forked child."""
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
        """Asks by name and returns the decoded JSON of the answer. For methods that the schema does not know."""
        return self._wait(self.client.request(method, params, timeout=timeout))

    def notify(self, method: str, params: Any = None) -> None:
        """Tells by name. For methods that the schema does not know."""
        self._wait(self.client.notify(method, params))

    def events(self) -> Iterator[Any]:
        """Returns all notifications from now on: typed params, or `UnknownNotification`."""

        async def open() -> Events[Any]:
            return self.client.events()

        return self._iterate(self._wait(open()))

    if not TYPE_CHECKING:
        # The generated classes declare it method by method.
        def on_request(self, method: str, handler: Callable[[Any], Any]) -> None:
            """Answers a method of the server, each request in a thread of its own."""
            self.client.on_request(method, self._threaded(handler))

    @staticmethod
    def _threaded(handler: Callable[[Any], _T]) -> Callable[[Any], Coroutine[Any, Any, _T]]:
        async def answer(params: Any) -> _T:
            # Not a thread of a pool, which a few people who take their time would exhaust.
            return await in_thread(lambda: handler(params))

        return answer

    def _wait(self, work: Coroutine[Any, Any, _T]) -> _T:
        return self._loop.run(work)

    def _iterate(self, stream: Batches) -> Iterator[Any]:
        # One change of threads for as much as there is.
        try:
            while found := self._wait(stream.batch()):
                yield from found
        finally:
            # Not waited for: whoever drops an iterator may do so on any thread, and at the very end.
            self._loop.soon(stream.close)
