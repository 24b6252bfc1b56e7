"""Delivers letters from Rust to the tasks of one event loop.

Rust puts letters into a mailbox and wakes the loop once per batch. A letter goes to the call that waits for it, or to
the receiver that is registered with its number.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import weakref
from collections.abc import Callable
from typing import Any

from . import _native
from ._errors import ConnectError, ConnectionClosed, ConnectionLost, RequestTimeout, RpcError, ThreadwireError
from ._model import DecodeError

# The kinds of letters. The numbers are those of `src/mailbox.rs`.
DONE = 0
RPC_ERROR = 1
TIMEOUT = 2
CLOSED = 3
FAILED = 4
NOTIFICATION = 5
REQUEST = 6
TURN = 7
CANCEL = 8
OVER = 9
RECONNECTING = 10
RESUMED = 11
RENEWED = 12
LOST = 13
CALL = 14
UNREADABLE = 15

_BATCH = 64
"""Maximum number of letters that are delivered before other tasks of the loop run."""

Receiver = Callable[[int, Any, Any, int], None]


class Hub:
    """The letters of one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.mailbox = _native.Mailbox()
        # Weak, so that the hub ends with its loop, which is the key of `_hubs`.
        self._loop = weakref.ref(loop)
        self._numbers = itertools.count(1)
        self._calls: dict[int, asyncio.Future[Any]] = {}
        self._receivers: dict[int, Receiver] = {}
        loop.add_reader(self.mailbox.fileno(), self._deliver)

    @staticmethod
    def current() -> Hub:
        """Returns the hub of the running loop."""
        loop = asyncio.get_running_loop()
        hub = _hubs.get(loop)
        if hub is None:
            hub = _hubs[loop] = Hub(loop)
        return hub

    def is_current(self) -> bool:
        """Tells whether the running loop is that of this hub."""
        return asyncio.get_running_loop() is self._loop()

    def soon(self, work: Callable[[], None]) -> None:
        """Schedules `work` on the loop, from any thread; does nothing if the loop is closed."""
        loop = self._loop()
        if loop is not None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(work)

    def receive(self, receiver: Receiver) -> int:
        """Registers a receiver and returns its number."""
        number = next(self._numbers)
        self._receivers[number] = receiver
        return number

    def forget(self, number: int) -> None:
        """Removes a receiver."""
        self._receivers.pop(number, None)

    async def call(
        self,
        begin: Callable[[int], None],
        *,
        among: set[asyncio.Future[Any]] | None = None,
        forget: Callable[[int], None] | None = None,
    ) -> Any:
        """Starts an operation in Rust with a number for its result, and waits for the result.

        Meanwhile, the future is in `among`. If the caller is cancelled, `forget` is called with the number. Raises
        `RuntimeError` on another loop.
        """
        loop = asyncio.get_running_loop()
        if loop is not self._loop():
            raise RuntimeError("opened on another event loop: use it on that loop")
        number = next(self._numbers)
        future = loop.create_future()
        self._calls[number] = future
        if among is not None:
            among.add(future)
        try:
            begin(number)
            return await future
        except asyncio.CancelledError:
            if forget is not None:
                forget(number)
            raise
        finally:
            self._calls.pop(number, None)
            if among is not None:
                among.discard(future)

    def _deliver(self) -> None:
        for to, kind, body, extra, number in self.mailbox.take(_BATCH):
            call = self._calls.get(to)
            if call is not None:
                if not call.done():
                    _settle(call, kind, body)
                continue
            receiver = self._receivers.get(to)
            if receiver is None:
                continue
            try:
                receiver(kind, body, extra, number)
            except Exception as error:
                context = {"message": "a receiver failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)


def _settle(call: asyncio.Future[Any], kind: int, body: Any) -> None:
    if kind == DONE:
        call.set_result(body)
    else:
        call.set_exception(error_of(kind, body))


def error_of(kind: int, body: Any) -> ThreadwireError | DecodeError:
    """Returns the error of a letter."""
    if kind == UNREADABLE:
        return DecodeError(body)
    if kind == RPC_ERROR:
        error = json.loads(body)
        return RpcError(error["code"], error["message"], error.get("data"))
    if kind == TIMEOUT:
        return RequestTimeout(body)
    if kind in (CLOSED, LOST):
        reason = json.loads(body)
        error = ConnectionClosed if kind == CLOSED else ConnectionLost
        return error(reason["reason"], reason["exitStatus"], reason["exitCode"], tuple(reason["stderr"]))
    return ConnectError(body)


_hubs: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Hub] = weakref.WeakKeyDictionary()
