"""Streams of notifications of a server."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from ._errors import ConnectionClosed

if TYPE_CHECKING:
    from ._client import Client

__all__ = ["Batches", "Events", "Inbox", "UnknownNotification"]

_E = TypeVar("_E")


class UnknownNotification:
    """A notification that the schema does not contain, or whose params do not match the schema.

    Attributes:
        METHOD: The method name.
        params: The decoded JSON.
        problem: The mismatch with the schema; `None` if the schema does not contain the method.
    """

    def __init__(self, method: str, params: Any, problem: str | None = None) -> None:
        self.METHOD = method
        self.params = params
        self.problem = problem

    def __repr__(self) -> str:
        return f"UnknownNotification({self.METHOD!r}, {self.params!r})"


class Inbox:
    """The event queue of one listener."""

    def __init__(self, client: Client[Any, Any], wanted: Callable[[str, Any], bool] | None) -> None:
        self.waiting: deque[Any] = deque()
        self.ended = False
        self.error: ConnectionClosed | None = None
        self.held: list[Any] | None = None
        self._client = client
        self._wanted = wanted
        # One for each task that waits.
        self._waiters: set[asyncio.Future[None]] = set()
        client._inboxes.add(self)

    def wants(self, method: str, params: Any) -> bool:
        """Tells whether the listener wants the event."""
        return self._wanted is None or self._wanted(method, params)

    def put(self, event: Any) -> None:
        """Adds an event."""
        if self.held is not None:
            self.held.append(event)
            return
        self.waiting.append(event)
        self.wake()

    def hold(self) -> None:
        """Holds new events back until `release`. Drops events that are held already, because the missed events will
        include them."""
        if self.held:
            self._client._taken(len(self.held))
        self.held = []

    def release(self, missed: Iterable[Any] = (), is_news: Callable[[Any], bool] | None = None) -> None:
        """Adds the missed events, then the held ones; of both, only those for which `is_news` is true, if given."""
        held, self.held = self.held or [], None
        for event in missed:
            if is_news is None or is_news(event):
                self._client._put(self, event)
        for event in held:
            if is_news is None or is_news(event):
                self.put(event)
            else:
                self._client._taken(1)

    async def news(self) -> None:
        """Waits until an event is queued or the stream has ended; another task may take the event first."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        try:
            await waiter
        finally:
            self._waiters.discard(waiter)

    def finish(self, error: ConnectionClosed | None = None) -> None:
        """Ends the stream after the queued events, with an error if there is one."""
        self.ended = True
        self.error = error
        self.release()
        self._client._inboxes.discard(self)
        self.wake()

    def close(self) -> None:
        """Ends the stream and drops the queued events."""
        self.finish()
        self._client._taken(len(self.waiting))
        self.waiting.clear()

    def wake(self) -> None:
        """Wakes all tasks that wait; the first of them takes the event."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)


class Events(AsyncIterator[_E], Generic[_E]):
    """The notifications of a server, in order. The stream ends with `close` or with the connection. Several tasks may
    read one stream; each event reaches one of them.

    If this client closes the connection, the iteration ends; after any other end, it raises `ConnectionClosed`.
    """

    def __init__(self, client: Client[Any, Any], wanted: Callable[[str, Any], bool] | None = None) -> None:
        self._client = client
        self.inbox = Inbox(client, wanted)

    def __del__(self) -> None:
        # An abandoned stream must not block other listeners. The garbage collector may run on any thread, so the close
        # runs on the client's own loop.
        inbox = self.inbox
        if not inbox.ended:
            self._client._hub.soon(inbox.close)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> _E:
        inbox = self.inbox
        while not inbox.waiting:
            error = inbox.error
            if error is not None:
                inbox.error = None
                raise error
            if inbox.ended:
                raise StopAsyncIteration
            error = self._client.close_error
            if error is not None:
                self.close()
                if self._client.closed_by_us:
                    raise StopAsyncIteration
                raise error
            await inbox.news()
        self._client._taken(1)
        return inbox.waiting.popleft()

    async def batch(self) -> list[_E]:
        """Returns all queued events, at least one; an empty list at the end."""
        try:
            found = [await anext(self)]
        except StopAsyncIteration:
            return []
        waiting = self.inbox.waiting
        found.extend(waiting)
        self._client._taken(len(waiting))
        waiting.clear()
        return found

    def close(self) -> None:
        """Ends the stream."""
        self.inbox.close()

    async def aclose(self) -> None:
        """Ends the stream."""
        self.close()


class Batches(Protocol):
    """A stream that a synchronous client can iterate over."""

    def batch(self) -> Coroutine[Any, Any, list[Any]]:
        """Returns all queued events, at least one; an empty list at the end."""
        ...

    def close(self) -> None:
        """Ends the stream."""
        ...
