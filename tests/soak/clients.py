"""Clients of the three dialects, and a ledger of the messages that they got."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

# Longer than any turn of this test takes on a busy machine.
PATIENCE_S = 120


class RefusedError(Exception):
    """The server answered with an error."""


@dataclass
class Turn:
    """A requested turn, and the messages about it."""

    mark: str
    # Whether the server accepted it.
    accepted: bool = False
    # Whether the agent message with the mark was completed.
    said: bool = False
    # Whether the turn completed successfully.
    completed: bool = False


@dataclass
class Ledger:
    """The turns that the clients of a server saw, by thread."""

    turns: dict[str, list[Turn]] = field(default_factory=dict)

    def note(self, thread: str, turn: Turn) -> Turn:
        self.turns.setdefault(thread, []).append(turn)
        return turn


class Client:
    """A JSON-RPC client over a WebSocket."""

    path = ""
    envelope: dict[str, str] = {"jsonrpc": "2.0"}  # noqa: RUF012

    def __init__(self, socket: ClientConnection, ledger: Ledger) -> None:
        self._socket = socket
        self._ledger = ledger
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._running: dict[str, Turn] = {}
        self._ended: dict[str, asyncio.Future[bool]] = {}
        self._asked = 0
        self._reading = asyncio.create_task(self._read())

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, address: str, ledger: Ledger) -> AsyncIterator[Self]:
        """Connects, does the handshake, and closes at the end."""
        async with connect(address + cls.path, max_size=None, compression=None) as socket:
            client = cls(socket, ledger)
            try:
                await client.greet()
                yield client
            finally:
                client.stop_reading()

    async def call(self, method: str, params: dict[str, Any]) -> Any:
        """Sends a request and returns its result. Raises `RefusedError`; `ConnectionError` if the connection ends."""
        self._asked += 1
        answer = self._waiting[self._asked] = asyncio.get_running_loop().create_future()
        await self._send({"id": self._asked, "method": method, "params": params})
        async with asyncio.timeout(PATIENCE_S):
            return await answer

    async def greet(self) -> None:
        raise NotImplementedError

    async def start(self, folder: str) -> str:
        """Starts a thread and returns its id."""
        raise NotImplementedError

    async def run(self, thread: str, mark: str, prompt: str) -> None:
        """Runs a turn to its end. Its prompt makes the agent say `mark`."""
        raise NotImplementedError

    def hear(self, method: str, params: Any) -> None:
        """Handles a notification."""
        raise NotImplementedError

    def stop_reading(self) -> None:
        """Stops reading. Further messages stay in the socket."""
        self._reading.cancel()

    def cut(self) -> None:
        """Drops the connection without a closing handshake."""
        self._socket.transport.abort()

    def _heard(self, thread: str, text: str) -> None:
        turn = self._running.get(thread)
        if turn is not None and text == turn.mark:
            turn.said = True

    def _over(self, thread: str, *, well: bool) -> None:
        ended = self._ended.get(thread)
        if ended is not None and not ended.done():
            ended.set_result(well)

    async def _send(self, message: dict[str, Any]) -> None:
        try:
            await self._socket.send(json.dumps({**self.envelope, **message}))
        except ConnectionClosed as error:
            raise ConnectionError("the connection has ended") from error

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                message = json.loads(text)
                if "method" not in message:
                    answer = self._waiting.pop(message["id"])
                    if answer.done():
                        continue
                    if "error" in message:
                        answer.set_exception(RefusedError(str(message["error"])))
                    else:
                        answer.set_result(message["result"])
                elif "id" not in message:
                    self.hear(message["method"], message["params"])
        except ConnectionClosed:
            pass
        finally:
            for one in (*self._waiting.values(), *self._ended.values()):
                if not one.done():
                    one.set_exception(ConnectionError("the connection has ended"))
                    # Marks the exception as retrieved: there may be no waiter any more.
                    one.exception()

    async def _started(self, thread: str, mark: str, method: str, params: dict[str, Any]) -> None:
        """Starts a turn whose request is answered at once, and waits for its end."""
        turn = self._running[thread] = self._ledger.note(thread, Turn(mark))
        ended = self._ended[thread] = asyncio.get_running_loop().create_future()
        await self.call(method, params)
        turn.accepted = True
        async with asyncio.timeout(PATIENCE_S):
            turn.completed = await ended


class Codex(Client):
    """A client of the Codex app-server."""

    envelope: dict[str, str] = {}  # noqa: RUF012

    async def greet(self) -> None:
        await self.call("initialize", {"clientInfo": {"name": "soak", "version": "1"}})
        await self._send({"method": "initialized"})

    async def start(self, folder: str) -> str:
        return (await self.call("thread/start", {"cwd": folder}))["thread"]["id"]

    async def run(self, thread: str, mark: str, prompt: str) -> None:
        words = [{"type": "text", "text": prompt}]
        await self._started(thread, mark, "turn/start", {"threadId": thread, "input": words})

    def hear(self, method: str, params: Any) -> None:
        if method == "item/completed" and params["item"]["type"] == "agentMessage":
            self._heard(params["threadId"], params["item"]["text"])
        elif method == "turn/completed":
            self._over(params["threadId"], well=params["turn"]["status"] == "completed")

    async def history(self, thread: str) -> list[dict[str, Any]]:
        """Returns the turns of a thread with their items, in order."""
        turns: list[dict[str, Any]] = []
        params: dict[str, Any] = {"threadId": thread, "itemsView": "full", "sortDirection": "asc", "limit": 100}
        while True:
            page = await self.call("thread/turns/list", params)
            turns += page["data"]
            if page["nextCursor"] is None:
                return turns
            params["cursor"] = page["nextCursor"]

    async def delete(self, thread: str) -> None:
        """Removes a thread."""
        await self.call("thread/delete", {"threadId": thread})


class DotCraft(Client):
    """A client of the DotCraft AppServer."""

    path = "/ws"

    async def greet(self) -> None:
        capabilities = {"approvalSupport": True, "streamingSupport": True}
        info = {"name": "soak", "version": "1"}
        await self.call("initialize", {"clientInfo": info, "capabilities": capabilities})
        await self._send({"method": "initialized"})

    async def start(self, folder: str) -> str:
        identity = {"channelName": "soak", "userId": None, "workspacePath": folder}
        thread = (await self.call("thread/start", {"identity": identity}))["thread"]["id"]
        await self.call("thread/subscribe", {"threadId": thread})
        return thread

    async def run(self, thread: str, mark: str, prompt: str) -> None:
        words = [{"type": "text", "text": prompt}]
        await self._started(thread, mark, "turn/start", {"threadId": thread, "input": words})

    def hear(self, method: str, params: Any) -> None:
        if method == "item/completed" and params["item"]["type"] == "agentMessage":
            self._heard(params["threadId"], params["item"]["payload"]["text"])
        elif method in ("turn/completed", "turn/failed", "turn/cancelled"):
            self._over(params["turn"]["threadId"], well=method == "turn/completed")


class Acp(Client):
    """A client of the Agent Client Protocol."""

    path = "/acp"

    async def greet(self) -> None:
        await self.call("initialize", {"protocolVersion": 1, "clientCapabilities": {}})

    async def start(self, folder: str) -> str:
        return (await self.call("session/new", {"cwd": folder, "mcpServers": []}))["sessionId"]

    async def run(self, thread: str, mark: str, prompt: str) -> None:
        turn = self._running[thread] = self._ledger.note(thread, Turn(mark))
        words = [{"type": "text", "text": prompt}]
        answer = await self.call("session/prompt", {"sessionId": thread, "prompt": words})
        # The response ends the turn, and its messages are complete then.
        turn.accepted = True
        turn.said = turn.completed = answer["stopReason"] == "end_turn"

    def hear(self, method: str, params: Any) -> None:
        pass


DIALECTS: tuple[type[Client], ...] = (Codex, DotCraft, Acp)
