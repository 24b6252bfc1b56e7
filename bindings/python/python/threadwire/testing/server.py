"""Servers that say what a test wants them to say."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Literal, TypeVar, overload

from .._client import UnknownNotification
from .._errors import RpcError
from .._model import encode
from .._websocket import WebSocket, accept
from ._host import Host, Pending

__all__ = ["Peer", "Protocol", "Received", "ScriptedServer"]

_log = logging.getLogger("threadwire")

Protocol = Literal["codex", "dotcraft", "acp"]
"""A protocol that app servers speak."""

Frame = dict[str, Any]

_HandlerT = TypeVar("_HandlerT", bound=Callable[..., Any])

_INTERNAL_ERROR = -32603

_PATIENCE = 10.0
"""Seconds that a script waits for what it expects."""

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
"""What a scripted server says of itself where the script does not."""


class Peer:
    """A client that is connected."""

    def __init__(self, socket: WebSocket, jsonrpc: bool) -> None:
        self.socket = socket
        self._jsonrpc = jsonrpc
        self._asked = 0
        self._waiting: dict[Any, asyncio.Future[Frame]] = {}

    async def send(self, frame: Frame) -> None:
        """Sends a message as it is, but for the envelope of the protocol."""
        await self.socket.send(json.dumps({"jsonrpc": "2.0", **frame} if self._jsonrpc else frame))

    async def ask(self, method: str, params: Any) -> Any:
        """Asks the client and returns its answer. Raises `RpcError` where it refuses."""
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
        """Takes an answer of the client."""
        waiting = self._waiting.pop(frame.get("id"), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(frame)

    def end(self) -> None:
        """Lets go whoever waits for an answer."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the client has left"))


class Received:
    """What a client said.

    Attributes:
        method: The method.
        params: The decoded JSON.
        is_request: Whether the client waits for an answer.
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
        """Answers. Structs are written as JSON."""
        return self._answer({"result": {} if result is None else encode(result)})

    def refuse(self, code: int, message: str, data: Any = None) -> Pending[None]:
        """Answers with an error."""
        error = {"code": code, "message": message} | ({} if data is None else {"data": data})
        return self._answer({"error": error})

    def _answer(self, members: Frame) -> Pending[None]:
        if not self.is_request:
            raise TypeError(f"{self.method} is a notification: nobody waits for an answer")
        return self._server._pending(self._peer.send({"id": self._id, **members}))


class ScriptedServer(Host):
    """A server that says what a test wants it to say, also what no real server says.

    It greets by itself. What else clients say is answered by a handler (`on`), or waits until the test takes it
    (`expect`). It runs in a thread of its own, for tests with a loop and without one.

    ```python
    with ScriptedServer() as server:
        server.on("thread/loaded/list", {"data": ["a"]})
        with CodexClient.connect(server.address) as client:
            assert client.thread_loaded_list().data == ["a"]
    ```

    For agents that behave, an embedded server with an agent of the test's own is simpler.

    Attributes:
        protocol: The protocol that it speaks.
        received: Everything that clients said so far, but for answers.
    """

    def __init__(self, protocol: Protocol = "codex", *, token: str | None = None) -> None:
        """Describes a server. It is there once it has been started.

        Args:
            protocol: The protocol that it speaks.
            token: Bearer token that clients have to show; none if not given.
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
        """Where clients connect: `ws://127.0.0.1:PORT`."""
        return f"ws://127.0.0.1:{self.port}"

    @overload
    def on(self, method: str, /) -> Callable[[_HandlerT], _HandlerT]: ...

    @overload
    def on(self, method: str, answer: Any, /) -> None: ...

    def on(self, method: str, /, *answer: Any) -> Any:
        """Answers a method, from now on, by a value or by what a function of the params returns.

        The function may be a coroutine function; an `RpcError` that it raises is the answer. Without an answer this is
        a decorator for such a function.
        """
        if answer:
            self._answers[method] = answer[0]
            return None

        def take(handler: _HandlerT) -> _HandlerT:
            self._answers[method] = handler
            return handler

        return take

    def expect(self, method: str | None = None, *, timeout: float = _PATIENCE) -> Pending[Received]:
        """Takes the next thing that a client said and that no handler answered.

        Raises `AssertionError` where it is of another method, or where nothing comes for `timeout` seconds.
        """
        return self._pending(self._expect(method, timeout))

    def notify(self, method: str, params: Any = None) -> Pending[None]:
        """Tells all clients."""
        return self.send({"method": method, "params": {} if params is None else encode(params)})

    def tell(self, event: Any) -> Pending[None]:
        """Tells all clients; `event` is the params of a notification, which know their method."""
        params = event.params if isinstance(event, UnknownNotification) else encode(event)
        return self.send({"method": event.METHOD, "params": params})

    def ask(self, method: str, params: Any = None) -> Pending[Any]:
        """Asks the client that connected last, and gives its answer. Raises `RpcError` where it refuses."""
        return self._pending(self._peer().ask(method, {} if params is None else encode(params)))

    def send(self, frame: Frame) -> Pending[None]:
        """Sends a message to all clients, as it is but for the envelope of the protocol."""

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
        """Ends all connections at once, without a goodbye. Clients can connect again."""

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
