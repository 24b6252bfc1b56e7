"""Streams of notifications of a server."""

from __future__ import annotations

import asyncio
import copy
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar, cast

from ._errors import EventsLostError, ThreadwireError

if TYPE_CHECKING:
    from ._client import Client

__all__ = ["Batches", "Events", "Inbox", "UnknownNotification"]

_E = TypeVar("_E")

_LIMIT = 65_536
"""Maximum number of queued events of a listener; beyond it, the events are dropped."""

_MERGING = 1024
"""Number of queued events of a listener from which on text deltas are merged."""


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
    """The event queue of one listener. It is bounded, because nobody may read it: queued deltas of one text are merged,
    and a reader that is too far behind loses the events and gets an `EventsLostError`.

    The connection is read on meanwhile: other listeners and the requests of the server must not wait for this one.
    """

    def __init__(self, client: Client[Any, Any], wanted: Callable[[str, Any], bool] | None) -> None:
        self.waiting: deque[Any] = deque()
        self.ended = False
        self.error: ThreadwireError | None = None
        self.held: list[Any] | None = None
        self._client = client
        self._wanted = wanted
        # One for each task that waits.
        self._waiters: set[asyncio.Future[None]] = set()
        # Texts of the last queued event, if deltas were merged into it; joined once, so that no text is copied often.
        self._pieces: list[str] = []
        client._inboxes.add(self)

    def wants(self, method: str, params: Any) -> bool:
        """Tells whether the listener wants the event."""
        return self._wanted is None or self._wanted(method, params)

    def put(self, event: Any) -> None:
        """Adds an event. Does nothing after the end."""
        if self.ended:
            return
        queue = self.waiting if self.held is None else self.held
        if len(queue) >= _MERGING and self.held is None and self._merge(event):
            return
        if len(queue) >= _LIMIT:
            self.held = None
            self.close()
            self.error = EventsLostError(_LIMIT)
            return
        self._join()
        queue.append(event)
        self.wake()

    def take(self) -> Any:
        """Removes and returns the first event."""
        if len(self.waiting) == 1:
            self._join()
        return self.waiting.popleft()

    def take_all(self) -> list[Any]:
        """Removes and returns all events."""
        self._join()
        found = list(self.waiting)
        self.waiting.clear()
        return found

    def hold(self) -> None:
        """Holds new events back until `release`. Drops events that are held already, because the missed events will
        include them."""
        self.held = []

    def release(self, missed: Iterable[Any] = (), is_news: Callable[[Any], bool] | None = None) -> None:
        """Adds the missed events, then the held ones; of both, only those for which `is_news` is true, if given."""
        held, self.held = self.held or [], None
        for event in missed:
            if is_news is None or is_news(event):
                self.put(event)
        for event in held:
            if is_news is None or is_news(event):
                self.put(event)

    async def news(self) -> None:
        """Waits until an event is queued or the stream has ended; another task may take the event first."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        try:
            await waiter
        finally:
            self._waiters.discard(waiter)

    def finish(self, error: ThreadwireError | None = None) -> None:
        """Ends the stream after the queued events, with an error if there is one."""
        self.release()
        if not self.ended:
            self.ended, self.error = True, error
        self._client._inboxes.discard(self)
        self.wake()

    def close(self) -> None:
        """Ends the stream and drops the queued events."""
        self.finish()
        self._pieces.clear()
        self.waiting.clear()

    def wake(self) -> None:
        """Wakes all tasks that wait; the first of them takes the event."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    def _merge(self, event: Any) -> bool:
        """Appends the text of a delta to the last queued event, if that is a delta of the same text."""
        last = self.waiting[-1]
        if not _continues(last, event):
            return False
        if not self._pieces:
            # Other listeners have the same event.
            self.waiting[-1] = copy.copy(last)
            self._pieces.append(last.delta)
        self._pieces.append(event.delta)
        return True

    def _join(self) -> None:
        if self._pieces:
            self.waiting[-1].delta = "".join(self._pieces)
            self._pieces.clear()


def _continues(last: Any, event: Any) -> bool:
    """Tells whether an event is a delta of the same text as the last one."""
    if type(last) is not type(event) or type(getattr(event, "delta", None)) is not str:
        return False
    before, after = cast("dict[str, Any]", vars(last)), cast("dict[str, Any]", vars(event))
    return before.keys() == after.keys() and all(name == "delta" or before[name] == after[name] for name in after)


class Events(AsyncIterator[_E], Generic[_E]):
    """The notifications of a server, in order. The stream ends with `close` or with the connection. Several tasks may
    read one stream; each event reaches one of them.

    If this client closes the connection, the iteration ends; after any other end, it raises `ConnectionClosed`. Events
    are queued until they are read, and queued deltas of one text may be merged. A reader that is more than 65,536
    events behind gets an `EventsLostError`.
    """

    def __init__(self, client: Client[Any, Any], wanted: Callable[[str, Any], bool] | None = None) -> None:
        self._client = client
        self.inbox = Inbox(client, wanted)

    def __del__(self) -> None:
        # An abandoned stream must not queue events. The garbage collector may run on any thread, so the close
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
        return inbox.take()

    async def batch(self) -> list[_E]:
        """Returns all queued events, at least one; an empty list at the end."""
        try:
            found = [await anext(self)]
        except StopAsyncIteration:
            return []
        found.extend(self.inbox.take_all())
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
