"""An event loop in a background thread, for synchronous code."""

from __future__ import annotations

import asyncio
import atexit
import concurrent.futures
import contextlib
import logging
import os
import threading
import weakref
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar, Protocol, TypeVar, cast

from ._errors import ConnectionClosed

_T = TypeVar("_T")

_log = logging.getLogger("threadwire")

_EXIT_TIMEOUT = 10
"""Timeout in seconds for clients to close at interpreter exit; longer than the timeout for a server that hangs."""


class Closable(Protocol):
    """An object that can be closed."""

    def close(self) -> Coroutine[Any, Any, None]:
        """Closes it."""
        ...


async def in_thread(work: Callable[[], _T]) -> _T:
    """Runs `work` in a separate thread."""
    loop = asyncio.get_running_loop()
    outcome: asyncio.Future[_T] = loop.create_future()

    def settle(result: _T | None, error: BaseException | None) -> None:
        if outcome.cancelled():
            return
        if error is None:
            outcome.set_result(cast(_T, result))
        else:
            outcome.set_exception(error)

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except Exception as failure:
            # A future cannot carry `StopIteration`, because it ends an iteration.
            error = RuntimeError("StopIteration was raised") if isinstance(failure, StopIteration) else failure
        except BaseException as failure:
            # Such an exception is meant for this thread; on the loop, it would end the loop and all its tasks.
            error = RuntimeError(f"{type(failure).__name__} was raised in a thread of a handler")
        # Fails if the loop was closed meanwhile, which is fine.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, name="threadwire-handler", daemon=True).start()
    return await outcome


class BackgroundLoop:
    """The loop of all synchronous clients of this process."""

    _current: ClassVar[BackgroundLoop | None] = None
    _lock: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self) -> None:
        self._process = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._serve, name="threadwire-loop", daemon=True)
        self._thread.start()
        self._open: weakref.WeakSet[Closable] = weakref.WeakSet()
        self._ended = False
        atexit.register(self._end)

    @classmethod
    def current(cls) -> BackgroundLoop:
        """Returns the loop of this process. Threads do not survive a fork, so a child process creates its own loop."""
        with cls._lock:
            if cls._current is None or cls._current.is_inherited():
                cls._current = cls()
            return cls._current

    def is_inherited(self) -> bool:
        """Tells whether the loop belongs to the parent of this forked process."""
        return self._process != os.getpid()

    def close_at_exit(self, client: Closable) -> None:
        """Closes `client` at interpreter exit unless it is closed already, so that no process is left behind."""
        self._open.add(client)

    def soon(self, work: Callable[[], None]) -> None:
        """Schedules `work` on the loop without waiting; does nothing if the loop has ended."""
        if not self._ended and not self.is_inherited():
            self._loop.call_soon_threadsafe(work)

    def _serve(self) -> None:
        while not self._loop.is_closed():
            try:
                self._loop.run_forever()
                return
            except BaseException:
                # Such as the `SystemExit` of an agent's background task, which must not end the loop of all clients.
                _log.exception("a task of the loop failed")

    def _end(self) -> None:
        if self.is_inherited():
            return
        self._ended = True

        async def close() -> None:
            await asyncio.gather(*(client.close() for client in tuple(self._open)), return_exceptions=True)

        with contextlib.suppress(TimeoutError):
            asyncio.run_coroutine_threadsafe(close(), self._loop).result(_EXIT_TIMEOUT)
        self._loop.call_soon_threadsafe(self._loop.stop)

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Runs `work` on the loop and waits for its result. An interrupt of this thread cancels it."""
        if threading.current_thread() is self._thread:
            work.close()
            raise RuntimeError("a synchronous client was used on its own loop: use the asynchronous one")
        future = self.begin(work)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def begin(self, work: Coroutine[Any, Any, _T]) -> concurrent.futures.Future[_T]:
        """Runs `work` on the loop."""
        if self._ended:
            work.close()
            raise ConnectionClosed("the interpreter exits")
        if self.is_inherited():
            work.close()
            raise ConnectionClosed("the client was opened before a fork: open another one")
        return asyncio.run_coroutine_threadsafe(work, self._loop)
