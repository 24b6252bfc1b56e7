"""Recording of live sessions."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from typing import Literal

from .._websocket import MESSAGE_LIMIT, WebSocket, accept, connect
from ._host import Host
from .cassette import CassetteWriter
from .server import Protocol

__all__ = ["Recorder"]

_Send = Callable[[str], Awaitable[None]]


class Recorder(Host):
    """A proxy between clients and a server that records their messages.

    It is independent of the client: any program that speaks WebSocket can be recorded. It runs in a background thread.

    ```python
    with Recorder("session.jsonl", ["threadwire", "app-server"]) as recorder:
        with CodexClient.connect(recorder.address) as client:
            …
    ```
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        upstream: str | Sequence[str],
        *,
        protocol: Protocol = "codex",
        token: str | None = None,
        secrets: Sequence[str] = (),
    ) -> None:
        """Creates a recorder; starting it is separate.

        Args:
            path: The file; an existing file is replaced.
            upstream: The server: an address, `ws://…` or `unix://…`, or a command that speaks one message per line.
            protocol: The protocol of the session.
            token: Bearer token for the server. It is not recorded.
            secrets: Texts that must not be in the file, in addition to recognized secrets.
        """
        super().__init__()
        self._path = path
        self._upstream = upstream
        self._protocol = protocol
        self._token = token
        self._secrets = [*secrets, *([] if token is None else [token])]
        self._writer: CassetteWriter | None = None

    @property
    def address(self) -> str:
        """The address for clients: `ws://127.0.0.1:PORT`."""
        return f"ws://127.0.0.1:{self.port}"

    async def _listen(self) -> None:
        self._writer = CassetteWriter(self._path, self._protocol, self._secrets)
        await super()._listen()

    async def _stop(self) -> None:
        await super()._stop()
        if self._writer is not None:
            self._writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        client, _ = await accept(reader, writer)
        async with self._reach() as (messages, send):
            there = asyncio.ensure_future(self._carry("client", _messages(client), send))
            back = asyncio.ensure_future(self._carry("server", messages, client.send))
            try:
                await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
            finally:
                there.cancel()
                back.cancel()
                await asyncio.gather(there, back, return_exceptions=True)
        await client.close()

    async def _carry(self, side: Literal["client", "server"], messages: AsyncIterator[str], send: _Send) -> None:
        async for text in messages:
            # Text that is not JSON is forwarded, but a cassette cannot contain it.
            with contextlib.suppress(ValueError, RecursionError):
                frame = json.loads(text)
                if self._writer is not None:
                    self._writer.write(**{"from": side, "frame": frame})
            await send(text)

    @contextlib.asynccontextmanager
    async def _reach(self) -> AsyncGenerator[tuple[AsyncIterator[str], _Send]]:
        if isinstance(self._upstream, str):
            socket = await connect(self._upstream, self._token)
            try:
                yield _messages(socket), socket.send
            finally:
                await socket.close()
            return
        process = await asyncio.create_subprocess_exec(
            *self._upstream, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=MESSAGE_LIMIT
        )
        stdin, stdout = process.stdin, process.stdout
        assert stdin is not None
        assert stdout is not None

        async def send(text: str) -> None:
            stdin.write(text.encode() + b"\n")
            await stdin.drain()

        try:
            yield _lines(stdout), send
        finally:
            stdin.close()
            try:
                await asyncio.wait_for(process.wait(), 5)
            except TimeoutError:
                process.kill()
                await process.wait()


async def _messages(socket: WebSocket) -> AsyncIterator[str]:
    while (text := await socket.receive()) is not None:
        yield text


async def _lines(stdout: asyncio.StreamReader) -> AsyncIterator[str]:
    while line := await stdout.readline():
        yield line.decode().rstrip("\r\n")
