"""A server inside of an ASGI application, for example FastAPI or Starlette. Needs only the standard library."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from .._server import Server
from .._websocket import WebSocket, WebSocketError, connect

__all__ = ["ThreadwireApp"]

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

_PASSED_ON = (b"authorization", b"origin")
"""Headers that the server itself checks."""

_POLICY_VIOLATION = 1008


class ThreadwireApp:
    """Accepts clients by WebSocket: `app.mount("/agent", ThreadwireApp(server))`.

    The server must be running: start and close it in the lifespan of the application. Its token and its allowed origins
    are checked as for direct connections.

    ```python
    server = Server(agent)


    @asynccontextmanager
    async def lifespan(app):
        async with server:
            yield


    app = FastAPI(lifespan=lifespan)
    app.mount("/agent", ThreadwireApp(server))
    ```
    """

    def __init__(self, server: Server) -> None:
        """Creates the application of a server.

        Args:
            server: The server.
        """
        self._server = server
        self._address: asyncio.Task[str] | None = None
        self._running: object = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles an ASGI connection."""
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "http":
            body = b"connect by WebSocket"
            headers = [(b"content-type", b"text/plain"), (b"upgrade", b"websocket")]
            await send({"type": "http.response.start", "status": 426, "headers": headers})
            await send({"type": "http.response.body", "body": body})
        elif scope["type"] == "lifespan":
            await _lifespan(receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        headers = {name.decode(): value.decode() for name, value in scope["headers"] if name in _PASSED_ON}
        try:
            server = await connect(await self._listening(), headers=headers)
        except (WebSocketError, OSError, RuntimeError):
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION})
            return
        await send({"type": "websocket.accept"})
        there = asyncio.ensure_future(_to_server(receive, server))
        back = asyncio.ensure_future(_to_client(server, send))
        try:
            await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
        finally:
            there.cancel()
            back.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
            await server.close()

    async def _listening(self) -> str:
        # One socket per server for all clients, in a folder that only this user can access. A restarted server needs a
        # new socket.
        running = self._server.native
        if self._running is not running or self._address is None:
            self._running = running
            self._address = asyncio.ensure_future(self._listen())
        return await asyncio.shield(self._address)

    async def _listen(self) -> str:
        folder = tempfile.mkdtemp(prefix="threadwire-")
        return await self._server.listen(f"unix://{folder}/socket")


async def _to_server(receive: Receive, server: WebSocket) -> None:
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        await server.send(text if text is not None else message["bytes"].decode())


async def _to_client(server: WebSocket, send: Send) -> None:
    while (text := await server.receive()) is not None:
        await send({"type": "websocket.send", "text": text})
    # The client may already have closed the connection.
    with contextlib.suppress(RuntimeError):
        await send({"type": "websocket.close", "code": 1000})


async def _lifespan(receive: Receive, send: Send) -> None:
    while (message := await receive())["type"] != "lifespan.shutdown":
        if message["type"] == "lifespan.startup":
            await send({"type": "lifespan.startup.complete"})
    await send({"type": "lifespan.shutdown.complete"})
