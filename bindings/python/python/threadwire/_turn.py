"""A turn while it runs, in any dialect: what all of them have in common."""

from __future__ import annotations

from collections.abc import AsyncIterator, Generator, Iterable
from typing import Any, Generic, Self, TypeVar, cast

from ._client import Client
from ._errors import ConnectionClosed
from ._events import Events, UnknownNotification
from ._model import at

_E = TypeVar("_E")

_DELTA, _STARTED, _COMPLETED = "item/agentMessage/delta", "item/started", "item/completed"


class Heard:
    """What has been heard of the items of a thread; it is what decides if a turn wants an event.

    It is noted as it comes, but for what is held back while the turn catches up.

    Attributes:
        started: Items that have begun.
        completed: Items that are final.
        texts: How many characters of each message have come.
        holds: Whether events are held back.
    """

    # It knows nothing of the turn, so that a turn that nobody holds any more can go.
    def __init__(self, thread_id: str, thread_member: str) -> None:
        self.started: set[Any] = set()
        self.completed: set[Any] = set()
        self.texts: dict[str, int] = {}
        self.holds = False
        self._thread_id = thread_id
        self._thread_member = thread_member

    def __call__(self, method: str, params: Any) -> bool:
        # Each delta comes by here.
        if type(params) is not dict:
            return False
        members = cast("dict[str, Any]", params)
        thread = members.get(self._thread_member)
        if thread is None:
            thread = at(members.get("turn"), self._thread_member)
        if thread != self._thread_id:
            return False
        if self.holds:
            return True
        if method == _DELTA:
            self._more(members.get("itemId"), members.get("delta"))
        elif method == _STARTED:
            self.started.add(at(members.get("item"), "id"))
        elif method == _COMPLETED:
            self.completed.add(at(members.get("item"), "id"))
        return True

    def is_news(self, event: Any) -> bool:
        """Notes an event that was held back, or missed. Tells whether it was not heard before."""
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
        return True

    def _more(self, item: Any, delta: Any) -> None:
        if type(item) is str and type(delta) is str:
            self.texts[item] = self.texts.get(item, 0) + len(delta)


class RunningTurn(AsyncIterator[_E], Generic[_E]):
    """A turn and its events.

    Iterating starts the turn and gives its events up to the last one; leaving the iteration does not stop it.
    Awaiting it runs it to its end.

    Attributes:
        thread_id: The thread.
        id: The turn; empty until it has been started.
    """

    _thread_member = "threadId"

    def __init__(self, client: Client[Any, Any], thread_id: str) -> None:
        self.thread_id = thread_id
        self.id = ""
        self._events: Events[Any] | None = None
        self._client = client
        self._heard = Heard(thread_id, self._thread_member)
        self._over = False
        self._message = ""
        self._parts: list[str] = []

    @property
    def final_text(self) -> str:
        """The text of the agent's last message, as far as it has come."""
        if len(self._parts) > 1:
            self._parts = ["".join(self._parts)]
        return self._parts[0] if self._parts else ""

    async def start(self) -> Self:
        """Starts the turn, if it has not been started yet."""
        if self._events is None:
            # Listening comes first, so that nothing is missed.
            self._events = Events(self._client, self._heard)
            try:
                await self._begin()
            except BaseException:
                self._events.close()
                raise
            self._client._turns.add(self)
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
                # This client closed the connection, and the turn has not come to its end.
                raise self._client.close_error or ConnectionClosed("closed by this client") from None
            if self._take(event):
                return event
        raise StopAsyncIteration

    async def batch(self) -> list[_E]:
        """Returns all events that wait, at least one; nothing at the end."""
        await self.start()
        found: list[_E] = []
        while self._events is not None and not self._over and not found:
            some = await self._events.batch()
            if not some:
                raise self._client.close_error or ConnectionClosed("closed by this client")
            found.extend(event for event in some if not self._over and self._take(event))
        return found

    def close(self) -> None:
        """Stops listening. The turn goes on."""
        self._client._turns.discard(self)
        if self._events is not None:
            self._events.close()

    def hold(self) -> None:
        """Keeps events back until those that were missed have been told."""
        if self._events is not None:
            self._heard.holds = True
            self._events.inbox.hold()

    def catch_up(self, missed: Iterable[Any]) -> None:
        """Tells the events that were missed, and those of the events that were kept back that are none of them."""
        if self._events is not None:
            self._heard.holds = False
            self._events.inbox.release(missed, self._heard.is_news)

    def lose(self, error: ConnectionClosed) -> None:
        """Ends the turn with an error, since nothing more will be heard of it."""
        if self._events is not None:
            self._events.inbox.finish(error)

    async def aclose(self) -> None:
        """Stops listening. The turn goes on."""
        self.close()

    async def wait(self) -> Self:
        """Runs the turn to its end. Raises `TurnFailed` where that is not a good one."""
        async for _ in self:
            pass
        self._check()
        return self

    def __await__(self) -> Generator[Any, Any, Self]:
        return self.wait().__await__()

    def _running(self) -> str:
        """Returns the id of the turn. Raises `RuntimeError` where it has not been started."""
        if not self.id:
            raise RuntimeError("the turn has not been started: iterate over it, await it or call start()")
        return self.id

    def _take(self, event: Any) -> bool:
        """Notes what an event says. Tells whether it is of this turn."""
        turn = _turn_of(event)
        if turn is not None and turn != self.id:
            return False
        if self._apply(event):
            self._over = True
            self.close()
        return True

    def _continue(self, message: str, text: str) -> None:
        """Adds to the text of a message of the agent."""
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

    def _apply(self, event: Any) -> bool:
        """Notes what an event says. Tells whether it is the last one."""
        raise NotImplementedError

    def _check(self) -> None:
        """Raises if the turn did not end well."""
        raise NotImplementedError


def _turn_of(event: Any) -> str | None:
    if isinstance(event, UnknownNotification):
        return at(event.params, "turnId")
    members = event.__dict__
    turn = members.get("turn")
    return members.get("turn_id") if turn is None else turn.id
