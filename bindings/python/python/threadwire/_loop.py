"""An event loop in a thread, for those who have none."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Coroutine
from typing import Any, ClassVar, TypeVar

_T = TypeVar("_T")


class BackgroundLoop:
    """The loop of all synchronous clients of this process."""

    _current: ClassVar[BackgroundLoop | None] = None
    _lock: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self) -> None:
        self._process = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="threadwire-loop", daemon=True)
        self._thread.start()

    @classmethod
    def current(cls) -> BackgroundLoop:
        """Returns the loop of this process. Threads do not survive a fork, so a child makes its own."""
        with cls._lock:
            if cls._current is None or cls._current._process != os.getpid():
                cls._current = cls()
            return cls._current

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Runs `work` on the loop and waits for its end. An interrupt of this thread cancels it."""
        if threading.current_thread() is self._thread:
            work.close()
            raise RuntimeError("a synchronous client was used on its own loop: use the asynchronous one")
        if self._process != os.getpid():
            work.close()
            raise RuntimeError("the client was opened before a fork: open another one")
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise
