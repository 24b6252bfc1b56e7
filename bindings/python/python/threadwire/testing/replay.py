"""Replay of recorded sessions as a server."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

from .._websocket import accept
from ._host import Host
from .cassette import Cassette, CassetteError, read_cassette
from .server import Frame, Peer

__all__ = ["ReplayServer"]

_INVALID_REQUEST = -32600


class ReplayServer(Host):
    """A server that replays a recorded session to each client that connects.

    Clients must send the recorded methods in about the same order; the params may differ. A recorded message of the
    server is sent when the client has sent everything that preceded it. A request that was not recorded is refused.

    Attributes:
        protocol: The protocol of the session.
        unexpected: Methods that clients used although they were not recorded.
    """

    def __init__(self, cassette: str | os.PathLike[str] | Cassette, *, strict: bool = False) -> None:
        """Creates a server; starting it is separate.

        Args:
            cassette: The recording, or its file.
            strict: Whether request params must equal the recorded ones. Handshakes are not compared.

        Raises:
            CassetteError: The file is not a recording of a session.
        """
        super().__init__()
        read = cassette if isinstance(cassette, Cassette) else read_cassette(cassette)
        if read.protocol == "model":
            raise CassetteError("the cassette is one of a model: use ReplayModel")
        self.protocol = read.protocol
        self.unexpected: list[str] = []
        self._lines = read.lines
        self._strict = strict

    @property
    def address(self) -> str:
        """The address for clients: `ws://127.0.0.1:PORT`."""
        return f"ws://127.0.0.1:{self.port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        socket, _ = await accept(reader, writer)
        # Recorded messages already have the envelope of their protocol.
        session = _Session(Peer(socket, False), self._lines, self._strict)
        await session.go_on()
        while (text := await socket.receive()) is not None:
            frame: Frame = json.loads(text)
            if not await session.hear(frame) and "method" in frame:
                self.unexpected.append(frame["method"])
                if "id" in frame:
                    message = f"the cassette has no further {frame['method']}"
                    envelope = {"jsonrpc": "2.0"} if "jsonrpc" in frame else {}
                    error = {"code": _INVALID_REQUEST, "message": message}
                    await Peer(socket, False).send({**envelope, "id": frame["id"], "error": error})


class _Session:
    """The progress of the replay for one client."""

    def __init__(self, peer: Peer, lines: list[dict[str, Any]], strict: bool) -> None:
        self._peer = peer
        self._lines = lines
        self._strict = strict
        self._said: set[int] = set()
        # Ids of requests in this session, by the recorded ids.
        self._ids: dict[Any, Any] = {}
        self._next = 0

    async def hear(self, frame: Frame) -> bool:
        """Processes a message of the client. Returns whether it was recorded."""
        for index, line in enumerate(self._lines):
            if line["from"] == "client" and index not in self._said and self._fits(line["frame"], frame):
                self._said.add(index)
                if "method" in frame and "id" in frame:
                    self._ids[line["frame"]["id"]] = frame["id"]
                await self.go_on()
                return True
        return False

    async def go_on(self) -> None:
        """Sends the server's next messages."""
        while self._next < len(self._lines):
            line = self._lines[self._next]
            if line["from"] == "client":
                if self._next not in self._said:
                    return
                self._next += 1
                continue
            # Increased before sending, because the client may respond at once.
            self._next += 1
            frame: Frame = line["frame"]
            if "method" in frame:
                await self._peer.send(frame)
            elif frame.get("id") in self._ids:
                await self._peer.send({**frame, "id": self._ids[frame["id"]]})

    def _fits(self, recorded: Frame, frame: Frame) -> bool:
        method = frame.get("method")
        if recorded.get("method") != method:
            return False
        if method is None:
            return recorded.get("id") == frame.get("id")
        if self._strict and method != "initialize" and recorded.get("params") != frame.get("params"):
            return False
        return ("id" in recorded) == ("id" in frame)
