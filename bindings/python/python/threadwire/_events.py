"""Notifications of a server, as they are listened to."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from ._client import Client

__all__ = ["Batches", "Events", "UnknownNotification"]

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


class Events(AsyncIterator[_E], Generic[_E]):
    """Notifications of the server, in order. It is left by `close` or by the end of the connection.

    After the client closed the connection the iteration ends; after any other end it raises `ConnectionClosed`.
    """

    def __init__(self, client: Client[Any, Any], wanted: Callable[[str, Any], bool] | None = None) -> None:
        self._client = client
        self._wanted = wanted
        self._waiting: deque[_E] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._ended = False
        client._streams.add(self)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> _E:
        while not self._waiting:
            if self._ended:
                raise StopAsyncIteration
            error = self._client.close_error
            if error is not None:
                self.close()
                if self._client.closed_by_us:
                    raise StopAsyncIteration
                raise error
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        self._client._taken(1)
        return self._waiting.popleft()

    async def batch(self) -> list[_E]:
        """Returns all that waits, at least one; nothing at the end."""
        try:
            found = [await anext(self)]
        except StopAsyncIteration:
            return []
        found.extend(self._waiting)
        self._client._taken(len(self._waiting))
        self._waiting.clear()
        return found

    def finish(self) -> None:
        """Ends the iteration after what waits already."""
        self._ended = True
        self._client._streams.discard(self)
        self._wake()

    def close(self) -> None:
        """Stops listening."""
        self._ended = True
        self._client._streams.discard(self)
        self._client._taken(len(self._waiting))
        self._waiting.clear()
        self._wake()

    async def aclose(self) -> None:
        """Stops listening."""
        self.close()

    def _wants(self, method: str, params: Any) -> bool:
        return self._wanted is None or self._wanted(method, params)

    def _put(self, event: _E) -> None:
        self._waiting.append(event)
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class Batches(Protocol):
    """Something that a synchronous client can iterate over."""

    def batch(self) -> Coroutine[Any, Any, list[Any]]:
        """Returns all that waits, at least one; nothing at the end."""
        ...

    def close(self) -> None:
        """Stops listening."""
        ...
