"""The common part of running turns in all dialects."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator, Iterable
from typing import Any, Generic, Self, TypeVar, cast

from ._client import Client
from ._errors import ConnectionClosed, RpcError, ThreadwireError
from ._events import Events, UnknownNotification
from ._model import at

_E = TypeVar("_E")

_DELTA, _STARTED, _COMPLETED = "item/agentMessage/delta", "item/started", "item/completed"
_ENDS = frozenset(("turn/completed", "turn/failed", "turn/cancelled"))


class Heard:
    """The received state of a thread's items. It decides whether the turn gets an event: those of its thread, without
    those of other turns once its own id is known, up to its end.

    It is updated by each event, except for events that are held back while the turn catches up.

    Attributes:
        started: Items that have started.
        completed: Items that are completed.
        texts: Number of received characters of each message.
        holds: Whether events are held back.
        turn_id: Id of the turn; empty while it is not known, or in a dialect without such ids.
    """

    # Has no reference to the turn, so that an abandoned turn can be collected.
    def __init__(self, thread_id: str, thread_member: str) -> None:
        self.started: set[Any] = set()
        self.completed: set[Any] = set()
        self.texts: dict[str, int] = {}
        self.holds = False
        self.turn_id = ""
        self._ended: Any = None
        self._thread_id = thread_id
        self._thread_member = thread_member

    def __call__(self, method: str, params: Any) -> bool:
        # This runs for each delta.
        if type(params) is not dict:
            return False
        members = cast("dict[str, Any]", params)
        thread = members.get(self._thread_member)
        if thread is None:
            thread = at(members.get("turn"), self._thread_member)
        if thread != self._thread_id or self.is_over():
            return False
        if self.turn_id:
            turn = members.get("turnId")
            if turn is None:
                turn = at(members.get("turn"), "id")
            if turn is not None and turn != self.turn_id:
                return False
        if self.holds:
            return True
        if method == _DELTA:
            self._more(members.get("itemId"), members.get("delta"))
        elif method == _STARTED:
            self.started.add(at(members.get("item"), "id"))
        elif method == _COMPLETED:
            self.completed.add(at(members.get("item"), "id"))
        elif method in _ENDS:
            self._ended = at(members.get("turn"), "id")
        return True

    def is_over(self) -> bool:
        """Tells whether the end of the turn was received."""
        return self._ended is not None and self._ended == self.turn_id

    def is_news(self, event: Any) -> bool:
        """Records an event that was held back or missed. Returns whether it is new."""
        if isinstance(event, UnknownNotification):
            return True
        method = getattr(event, "METHOD", None)
        if method == _DELTA:
            if event.item_id in self.completed:
                return False
            self._more(event.item_id, event.delta)
        elif method in (_STARTED, _COMPLETED):
            item = getattr(event.item, "id", None)
            known = self.started if method == _STARTED else self.completed
            if item is not None and (item in known or item in self.completed):
                return False
            known.add(item)
        elif method in _ENDS:
            self._ended = event.turn.id
        return True

    def _more(self, item: Any, delta: Any) -> None:
        if type(item) is str and type(delta) is str:
            self.texts[item] = self.texts.get(item, 0) + len(delta)


class RunningTurn(AsyncIterator[_E], Generic[_E]):
    """A turn and its events.

    Iterating starts the turn and yields its events up to the last one; leaving the iteration does not stop the turn.
    Awaiting it runs it to its end.

    Attributes:
        thread_id: Id of the thread.
        id: Id of the turn; empty before the start.
    """

    _thread_member = "threadId"

    def __init__(self, client: Client[Any, Any], thread_id: str) -> None:
        self.thread_id = thread_id
        self.id = ""
        self._events: Events[Any] | None = None
        self._client = client
        self._heard = Heard(thread_id, self._thread_member)
        # Set when the turn has started, or could not be started because of the error.
        self._begun = asyncio.Event()
        self._failure: Exception | None = None
        self._over = False
        self._message = ""
        self._parts: list[str] = []

    @property
    def final_text(self) -> str:
        """The text of the agent's last message, as far as received."""
        if len(self._parts) > 1:
            self._parts = ["".join(self._parts)]
        return self._parts[0] if self._parts else ""

    async def start(self) -> Self:
        """Starts the turn unless it is already started. If that failed, the error is raised each time."""
        if self._events is None:
            # Listening starts first, so that no event is missed.
            self._events = Events(self._client, self._heard)
            try:
                await self._begin()
            except BaseException as error:
                cancelled = ThreadwireError("the turn was cancelled while it started")
                self._failure = error if isinstance(error, Exception) else cancelled
                self._events.close()
                raise
            finally:
                self._begun.set()
            self._heard.turn_id = self.id
            self._client._turns.add(self)
        elif not self._begun.is_set():
            # Another task starts it.
            await self._begun.wait()
        if self._failure is not None:
            raise self._failure
        return self

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> _E:
        await self.start()
        events = self._events
        while events is not None and not self._over:
            try:
                event = await anext(events)
            except StopAsyncIteration:
                self._check_open()
                break
            if self._take(event):
                return event
        raise StopAsyncIteration

    async def batch(self) -> list[_E]:
        """Returns all queued events, at least one; an empty list at the end."""
        await self.start()
        found: list[_E] = []
        while self._events is not None and not self._over and not found:
            some = await self._events.batch()
            if not some:
                self._check_open()
            found.extend(event for event in some if not self._over and self._take(event))
        return found

    def close(self) -> None:
        """Stops listening. The turn continues."""
        self._client._turns.discard(self)
        if self._events is not None:
            self._events.close()

    def hold(self) -> None:
        """Holds events back until the missed ones are delivered."""
        if self._events is not None:
            self._heard.holds = True
            self._events.inbox.hold()

    def catch_up(self, missed: Iterable[Any]) -> None:
        """Delivers the missed events, then the held ones that are new."""
        if self._events is not None:
            self._heard.holds = False
            self._events.inbox.release(missed, self._heard.is_news)

    def lose(self, error: ConnectionClosed) -> None:
        """Ends the turn with an error, because no more events will arrive."""
        if self._events is not None:
            self._events.inbox.finish(error)

    async def aclose(self) -> None:
        """Stops listening. The turn continues."""
        self.close()

    async def wait(self) -> Self:
        """Runs the turn to its end. Raises `TurnFailed` if it fails or is interrupted; in ACP, a failed prompt raises
        `RpcError`, and a cancelled one ends with the stop reason `cancelled`."""
        async for _ in self:
            pass
        self._check()
        return self

    def __await__(self) -> Generator[Any, Any, Self]:
        return self.wait().__await__()

    def _check_open(self) -> None:
        """Raises an error if the events have ended before the turn. Another task may have read the last event."""
        if not self._over:
            raise self._client.close_error or ConnectionClosed("the turn is closed, as its `close` was called")

    async def interrupt(self) -> None:
        """Interrupts the turn. It has stopped when its events end. Does nothing after the end."""
        if self._events is not None:
            # Another task may be starting it.
            await self.start()
        if self._over:
            return
        try:
            await self._stop()
        except RpcError:
            # The turn may have ended before, and its last event may not be read yet.
            if not self._heard.is_over():
                raise

    def _running(self) -> str:
        """Returns the id of the turn. Raises `RuntimeError` if it is not started."""
        if not self.id:
            raise RuntimeError("the turn has not been started: iterate over it, await it or call start()")
        return self.id

    def _take(self, event: Any) -> bool:
        """Processes an event. Returns whether it belongs to this turn."""
        turn = _turn_of(event)
        if turn is not None and turn != self.id:
            return False
        if self._apply(event):
            self._over = True
            self.close()
        return True

    def _continue(self, message: str, text: str) -> None:
        """Appends to the text of a message of the agent."""
        if message != self._message:
            self._message = message
            self._parts.clear()
        self._parts.append(text)

    def _replace(self, message: str, text: str) -> None:
        """Sets the text of a message of the agent."""
        self._message = message
        self._parts = [text]

    async def _begin(self) -> None:
        raise NotImplementedError

    async def _stop(self) -> None:
        """Sends the request that interrupts the turn."""
        raise NotImplementedError

    def _apply(self, event: Any) -> bool:
        """Processes an event. Returns whether it is the last one."""
        raise NotImplementedError

    def _check(self) -> None:
        """Raises an error if the turn failed or was interrupted."""
        raise NotImplementedError


def _turn_of(event: Any) -> str | None:
    if isinstance(event, UnknownNotification):
        return at(event.params, "turnId")
    members = event.__dict__
    turn = members.get("turn")
    return members.get("turn_id") if turn is None else turn.id
