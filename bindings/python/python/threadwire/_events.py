"""Notifications of a server, as they are listened to."""

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
    """A notification that the schema does not know, or whose params it does not allow.

    Attributes:
        METHOD: The method.
        params: The decoded JSON.
        problem: What the schema does not allow; `None` where it does not know the method.
    """

    def __init__(self, method: str, params: Any, problem: str | None = None) -> None:
        self.METHOD = method
        self.params = params
        self.problem = problem

    def __repr__(self) -> str:
        return f"UnknownNotification({self.METHOD!r}, {self.params!r})"


class Inbox:
    """Events that wait for one listener."""

    def __init__(self, client: Client[Any, Any], wanted: Callable[[str, Any], bool] | None) -> None:
        self.waiting: deque[Any] = deque()
        self.ended = False
        self.error: ConnectionClosed | None = None
        self.held: list[Any] | None = None
        self._client = client
        self._wanted = wanted
        self._waiter: asyncio.Future[None] | None = None
        client._inboxes.add(self)

    def wants(self, method: str, params: Any) -> bool:
        """Whether the listener is interested."""
        return self._wanted is None or self._wanted(method, params)

    def put(self, event: Any) -> None:
        """Adds an event."""
        if self.held is not None:
            self.held.append(event)
            return
        self.waiting.append(event)
        self.wake()

    def hold(self) -> None:
        """Keeps what comes back until `release`. What was kept before is part of what is found to be missing."""
        if self.held:
            self._client._taken(len(self.held))
        self.held = []

    def release(self, missed: Iterable[Any] = (), is_news: Callable[[Any], bool] | None = None) -> None:
        """Adds what was missed, and then what came in the meantime; of both only what `is_news`, if that is given."""
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
        """Waits until something waits, or the end has come."""
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def finish(self, error: ConnectionClosed | None = None) -> None:
        """Ends the listening after what waits already, with an error if there is one."""
        self.ended = True
        self.error = error
        self.release()
        self._client._inboxes.discard(self)
        self.wake()

    def close(self) -> None:
        """Stops listening."""
        self.finish()
        self._client._taken(len(self.waiting))
        self.waiting.clear()

    def wake(self) -> None:
        """Has the listener look."""
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class Events(AsyncIterator[_E], Generic[_E]):
    """Notifications of the server, in order. It is left by `close` or by the end of the connection.

    After the client closed the connection the iteration ends; after any other end it raises `ConnectionClosed`.
    """

    def __init__(self, client: Client[Any, Any], wanted: Callable[[str, Any], bool] | None = None) -> None:
        self._client = client
        self.inbox = Inbox(client, wanted)

    def __del__(self) -> None:
        # What nobody can take any more must not hold up what others wait for. Whoever comes last may do so on any
        # thread; the client has its own.
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
        """Returns all that waits, at least one; nothing at the end."""
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
        """Stops listening."""
        self.inbox.close()

    async def aclose(self) -> None:
        """Stops listening."""
        self.close()


class Batches(Protocol):
    """Something that a synchronous client can iterate over."""

    def batch(self) -> Coroutine[Any, Any, list[Any]]:
        """Returns all that waits, at least one; nothing at the end."""
        ...

    def close(self) -> None:
        """Stops listening."""
        ...
