"""The common part of test servers, which run on a loop in a background thread."""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
from collections.abc import Coroutine, Generator
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from .._loop import BackgroundLoop

_log = logging.getLogger("threadwire")

_T = TypeVar("_T")


class Pending(Generic[_T]):
    """A pending operation: `await` it, or call `result()` in synchronous code."""

    def __init__(self, future: concurrent.futures.Future[_T]) -> None:
        self._future = future

    def __await__(self) -> Generator[Any, Any, _T]:
        return asyncio.wrap_future(self._future).__await__()

    def result(self, timeout: float | None = None) -> _T:
        """Waits for the result. Raises the error of the operation, and `TimeoutError` after `timeout` seconds."""
        return self._future.result(timeout)


class Host:
    """A test server. `with` and `async with` start it and close it at the end."""

    def __init__(self) -> None:
        self._loop = BackgroundLoop.current()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._port = 0

    def start(self) -> Self:
        """Starts to listen, on a free port of 127.0.0.1."""
        self._loop.run(self._listen())
        return self

    def close(self) -> None:
        """Closes all connections and stops. Does nothing if it is already closed."""
        self._loop.run(self._stop())

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    async def __aenter__(self) -> Self:
        await self._pending(self._listen())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self._pending(self._stop())

    @property
    def port(self) -> int:
        """The port of the server. Raises `RuntimeError` if the server is not running."""
        if self._server is None:
            raise RuntimeError("the server is not running: use `with` or `async with`, or call start()")
        return self._port

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serves one connection."""
        raise NotImplementedError

    def _pending(self, work: Coroutine[Any, Any, _T]) -> Pending[_T]:
        return Pending(self._loop.begin(work))

    async def _listen(self) -> None:
        def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.ensure_future(self._one(reader, writer))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        self._server = await asyncio.start_server(take, "127.0.0.1", 0)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._serve(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            # The client closed the connection, or the test has ended.
            pass
        except Exception:
            _log.exception("the server of a test failed")
        finally:
            writer.transport.abort()

    async def _stop(self) -> None:
        server, self._server = self._server, None
        if server is None:
            return
        server.close()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await server.wait_closed()
