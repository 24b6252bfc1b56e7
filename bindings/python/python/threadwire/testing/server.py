"""Scripted test servers."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar, overload

from .._client import UnknownNotification
from .._errors import RpcError
from .._model import encode
from .._websocket import WebSocket, accept
from ..generated import Protocol
from ._host import Host, Pending

__all__ = ["Peer", "Protocol", "Received", "ScriptedServer"]

_log = logging.getLogger("threadwire")

Frame = dict[str, Any]

_HandlerT = TypeVar("_HandlerT", bound=Callable[..., Any])

_INTERNAL_ERROR = -32603

_PATIENCE = 10.0
"""Timeout in seconds of `expect`."""

GREETINGS: dict[str, Any] = {
    "codex": {"userAgent": "scripted/1", "codexHome": "/", "platformFamily": "unix", "platformOs": "linux"},
    "dotcraft": {
        "serverInfo": {"name": "scripted", "version": "1", "protocolVersion": "1"},
        "capabilities": {"threadManagement": True, "threadSubscriptions": True, "approvalFlow": True},
    },
    "acp": {
        "protocolVersion": 1,
        "agentInfo": {"name": "scripted", "version": "1"},
        "agentCapabilities": {},
        "authMethods": [],
    },
}
"""Default result of the handshake."""


class Peer:
    """A connected client."""

    def __init__(self, socket: WebSocket, jsonrpc: bool) -> None:
        self.socket = socket
        self._jsonrpc = jsonrpc
        self._asked = 0
        self._waiting: dict[Any, asyncio.Future[Frame]] = {}

    async def send(self, frame: Frame) -> None:
        """Sends a message and adds the envelope of the protocol."""
        await self.socket.send(json.dumps({"jsonrpc": "2.0", **frame} if self._jsonrpc else frame))

    async def ask(self, method: str, params: Any) -> Any:
        """Sends a request to the client and returns its result. Raises `RpcError` for an error response."""
        self._asked += 1
        number = f"ask-{self._asked}"
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self.send({"id": number, "method": method, "params": params})
        frame = await answer
        if "error" in frame:
            error = frame["error"]
            raise RpcError(error["code"], error["message"], error.get("data"))
        return frame.get("result")

    def settle(self, frame: Frame) -> None:
        """Processes a response of the client."""
        waiting = self._waiting.pop(frame.get("id"), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(frame)

    def end(self) -> None:
        """Fails all pending requests."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the client has left"))


class Received:
    """A message of a client.

    Attributes:
        method: The method name.
        params: The decoded JSON.
        is_request: Whether the client waits for a response.
    """

    def __init__(self, server: Host, peer: Peer, frame: Frame) -> None:
        self.method: str = frame["method"]
        self.params: Any = frame.get("params")
        self.is_request = "id" in frame
        self._id = frame.get("id")
        self._server = server
        self._peer = peer

    def __repr__(self) -> str:
        return f"Received({self.method!r}, {self.params!r})"

    def reply(self, result: Any = None) -> Pending[None]:
        """Sends a result. Structs are written as JSON."""
        return self._answer({"result": {} if result is None else encode(result)})

    def refuse(self, code: int, message: str, data: Any = None) -> Pending[None]:
        """Sends an error."""
        error = {"code": code, "message": message} | ({} if data is None else {"data": data})
        return self._answer({"error": error})

    def _answer(self, members: Frame) -> Pending[None]:
        if not self.is_request:
            raise TypeError(f"{self.method} is a notification: nobody waits for an answer")
        return self._server._pending(self._peer.send({"id": self._id, **members}))


class ScriptedServer(Host):
    """A server that sends what a test specifies, including messages that no real server sends.

    It answers the handshake itself. A handler (`on`) answers other messages, or they wait until the test takes them
    (`expect`). It runs in a background thread, so it works in tests with and without a loop.

    ```python
    with ScriptedServer() as server:
        server.on("thread/loaded/list", {"data": ["a"]})
        with CodexClient.connect(server.address) as client:
            assert client.thread_loaded_list().data == ["a"]
    ```

    If the server should behave normally, an embedded server with a test agent is simpler.

    Attributes:
        protocol: The protocol of the server.
        received: All messages of clients so far, except for responses.
    """

    def __init__(self, protocol: Protocol = "codex", *, token: str | None = None) -> None:
        """Creates a server; starting it is separate.

        Args:
            protocol: The protocol of the server.
            token: Bearer token that clients must send; none by default.
        """
        super().__init__()
        self.protocol: Protocol = protocol
        self.received: list[Received] = []
        self._token = token
        self._answers: dict[str, Any] = {"initialize": GREETINGS[protocol], "initialized": None}
        self._peers: list[Peer] = []
        self._untaken: deque[Received] = deque()
        self._news: set[asyncio.Future[None]] = set()

    @property
    def address(self) -> str:
        """The address for clients: `ws://127.0.0.1:PORT`."""
        return f"ws://127.0.0.1:{self.port}"

    @overload
    def on(self, method: str, /) -> Callable[[_HandlerT], _HandlerT]: ...

    @overload
    def on(self, method: str, answer: Any, /) -> None: ...

    def on(self, method: str, /, *answer: Any) -> Any:
        """Sets the handler of a method: a fixed result, or a function of the params that returns the result.

        The function may be a coroutine function; if it raises an `RpcError`, the response is that error. Without an
        answer, this is a decorator for such a function.
        """
        if answer:
            self._answers[method] = answer[0]
            return None

        def take(handler: _HandlerT) -> _HandlerT:
            self._answers[method] = handler
            return handler

        return take

    def expect(self, method: str | None = None, *, timeout: float = _PATIENCE) -> Pending[Received]:
        """Takes the next client message that no handler answered.

        Raises `AssertionError` if it has another method, or if no message arrives for `timeout` seconds.
        """
        return self._pending(self._expect(method, timeout))

    def notify(self, method: str, params: Any = None) -> Pending[None]:
        """Sends a notification to all clients."""
        return self.send({"method": method, "params": {} if params is None else encode(params)})

    def tell(self, event: Any) -> Pending[None]:
        """Sends a notification to all clients; `event` is its params, whose type knows the method."""
        params = event.params if isinstance(event, UnknownNotification) else encode(event)
        return self.send({"method": event.METHOD, "params": params})

    def ask(self, method: str, params: Any = None) -> Pending[Any]:
        """Sends a request to the client that connected last, and returns its result. Raises `RpcError` for an error
        response."""
        return self._pending(self._peer().ask(method, {} if params is None else encode(params)))

    def send(self, frame: Frame) -> Pending[None]:
        """Sends a message with the envelope of the protocol to all clients."""

        async def send() -> None:
            for peer in tuple(self._peers):
                await peer.send(frame)

        return self._pending(send())

    def send_text(self, text: str) -> Pending[None]:
        """Sends any text to all clients."""

        async def send() -> None:
            for peer in tuple(self._peers):
                await peer.socket.send(text)

        return self._pending(send())

    def cut(self) -> Pending[None]:
        """Aborts all connections without a close frame. Clients can connect again."""

        async def cut() -> None:
            for peer in tuple(self._peers):
                peer.socket.cut()

        return self._pending(cut())

    def _peer(self) -> Peer:
        if not self._peers:
            raise RuntimeError("no client is connected")
        return self._peers[-1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        socket, _ = await accept(reader, writer, self._token)
        peer = Peer(socket, self.protocol != "codex")
        self._peers.append(peer)
        answers: set[asyncio.Task[None]] = set()
        try:
            while (text := await socket.receive()) is not None:
                frame: Frame = json.loads(text)
                if "method" not in frame:
                    peer.settle(frame)
                    continue
                task = asyncio.ensure_future(self._take(peer, frame))
                answers.add(task)
                task.add_done_callback(answers.discard)
        finally:
            self._peers.remove(peer)
            peer.end()
            for task in tuple(answers):
                task.cancel()

    async def _take(self, peer: Peer, frame: Frame) -> None:
        received = Received(self, peer, frame)
        self.received.append(received)
        if received.method not in self._answers:
            self._untaken.append(received)
            for news in tuple(self._news):
                if not news.done():
                    news.set_result(None)
            return
        answer = self._answers[received.method]
        members: Frame
        try:
            if callable(answer):
                answer = answer(received.params)
                if inspect.isawaitable(answer):
                    answer = await answer
            members = {"result": {} if answer is None else encode(answer)}
        except RpcError as error:
            members = {"error": {"code": error.code, "message": error.message}}
            if error.data is not None:
                members["error"]["data"] = error.data
        except Exception as error:
            _log.exception("the script failed at %s", received.method)
            members = {"error": {"code": _INTERNAL_ERROR, "message": str(error)}}
        if received.is_request:
            await peer.send({"id": frame["id"], **members})

    async def _expect(self, method: str | None, patience: float) -> Received:
        try:
            async with asyncio.timeout(patience):
                while not self._untaken:
                    news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                    self._news.add(news)
                    try:
                        await news
                    finally:
                        self._news.discard(news)
        except TimeoutError:
            raise AssertionError(f"nothing came in {patience:g} s; expected {method or 'anything'}") from None
        found = self._untaken.popleft()
        if method is not None and found.method != method:
            self._untaken.appendleft(found)
            raise AssertionError(f"expected {method}, found {found.method} with {found.params}")
        return found
