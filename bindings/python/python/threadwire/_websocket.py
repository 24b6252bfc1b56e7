"""A WebSocket (RFC 6455) client and server with only the standard library: text messages, no extensions."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import os
import struct
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

__all__ = ["MESSAGE_LIMIT", "Handshake", "WebSocket", "WebSocketError", "accept", "connect"]

MESSAGE_LIMIT = 64 << 20
"""Maximum size of a received message, in bytes."""

_HEAD_LIMIT = 64 << 10
_ACCEPT = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_CONTINUATION, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10


class WebSocketError(ConnectionError):
    """The peer does not speak WebSocket, or violates the protocol."""


class Handshake(NamedTuple):
    """The handshake request of a client: the path with its query, and headers with names in lower case."""

    path: str
    headers: dict[str, str]


class WebSocket:
    """A WebSocket connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, masks: bool) -> None:
        self._reader = reader
        self._writer = writer
        # Clients mask their frames, servers do not.
        self._masks = masks
        self._closed = False

    async def receive(self) -> str | None:
        """Returns the next message; `None` at the end. Raises `WebSocketError` if the peer violates the protocol."""
        parts: list[bytes] = []
        size = 0
        try:
            while True:
                final, opcode, data = await self._frame()
                if opcode == _CLOSE:
                    await self.close()
                    return None
                if opcode == _PING:
                    self._write(_PONG, data)
                elif opcode in (_CONTINUATION, _TEXT, _BINARY):
                    parts.append(data)
                    size += len(data)
                    if size > MESSAGE_LIMIT:
                        raise WebSocketError(f"a message has more than {MESSAGE_LIMIT} bytes")
                    if final:
                        return b"".join(parts).decode()
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            if isinstance(error, WebSocketError):
                raise
            return None

    async def send(self, text: str) -> None:
        """Sends a message. Does nothing after the end of the connection."""
        if not self._closed:
            self._write(_TEXT, text.encode())
            with contextlib.suppress(ConnectionError):
                await self._writer.drain()

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Sends a close frame and closes the connection."""
        if self._closed:
            return
        self._write(_CLOSE, struct.pack("!H", code) + reason.encode()[:123])
        self._closed = True
        self._writer.close()
        with contextlib.suppress(ConnectionError):
            await self._writer.wait_closed()

    def cut(self) -> None:
        """Closes the connection at once, without a close frame."""
        self._closed = True
        self._writer.transport.abort()

    async def _frame(self) -> tuple[bool, int, bytes]:
        first, second = await self._reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", await self._reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
        if length > MESSAGE_LIMIT:
            raise WebSocketError(f"a message has more than {MESSAGE_LIMIT} bytes")
        key = await self._reader.readexactly(4) if second & 0x80 else b""
        data = await self._reader.readexactly(length)
        return bool(first & 0x80), first & 0x0F, _mask(data, key) if key else data

    def _write(self, opcode: int, data: bytes) -> None:
        if self._closed:
            return
        flag = 0x80 if self._masks else 0
        head = bytes([0x80 | opcode])
        if len(data) < 126:
            head += bytes([flag | len(data)])
        elif len(data) < 1 << 16:
            head += bytes([flag | 126]) + struct.pack("!H", len(data))
        else:
            head += bytes([flag | 127]) + struct.pack("!Q", len(data))
        if self._masks:
            key = os.urandom(4)
            head, data = head + key, _mask(data, key)
        self._writer.write(head + data)


async def accept(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, token: str | None = None
) -> tuple[WebSocket, Handshake]:
    """Accepts a client. Refuses a client without the token. Raises `WebSocketError`."""
    first, headers = await _head(reader)
    key = headers.get("sec-websocket-key")
    if key is None or headers.get("upgrade", "").lower() != "websocket":
        await _refuse(writer, "400 Bad Request")
        raise WebSocketError("not a WebSocket request")
    if token is not None and headers.get("authorization") != f"Bearer {token}":
        await _refuse(writer, "401 Unauthorized")
        raise WebSocketError("the client has not shown the token")
    writer.write(
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + _answer(key) + b"\r\n\r\n"
    )
    return WebSocket(reader, writer, masks=False), Handshake(first.split(" ")[1], headers)


async def connect(address: str, token: str | None = None, headers: Mapping[str, str] | None = None) -> WebSocket:
    """Connects to `ws://host:port/path` or `unix:///path`, optionally with additional headers. Raises
    `ConnectionError`."""
    if address.startswith("unix://"):
        host, path = "localhost", "/"
        reader, writer = await asyncio.open_unix_connection(address.removeprefix("unix://"))
    else:
        parts = urlsplit(address)
        host, path = parts.netloc, parts.path or "/"
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port or 80)
    key = base64.b64encode(os.urandom(16))
    shown = "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
    if token is not None:
        shown += f"Authorization: Bearer {token}\r\n"
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{shown}"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key.decode()}\r\n\r\n".encode()
    )
    first, answered = await _head(reader)
    if " 101 " not in f"{first} " or answered.get("sec-websocket-accept") != _answer(key.decode()).decode():
        writer.close()
        raise WebSocketError(f"the server refused: {first}")
    return WebSocket(reader, writer, masks=True)


async def _head(reader: asyncio.StreamReader) -> tuple[str, dict[str, str]]:
    try:
        text = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise WebSocketError("not an HTTP head") from None
    first, *lines = text.rstrip("\r\n").split("\r\n")
    if len(first.split(" ")) < 3:
        raise WebSocketError("not an HTTP head")
    headers: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    return first, headers


async def _refuse(writer: asyncio.StreamWriter, status: str) -> None:
    writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
    with contextlib.suppress(ConnectionError):
        await writer.drain()
    writer.close()


def _answer(key: str) -> bytes:
    return base64.b64encode(hashlib.sha1(key.encode() + _ACCEPT, usedforsecurity=False).digest())


def _mask(data: bytes, key: bytes) -> bytes:
    # Masking one large integer is faster than masking many small ones.
    size = len(data)
    whole = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(whole, "little")).to_bytes(size, "little")
