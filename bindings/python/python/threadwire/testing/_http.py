"""A minimal HTTP server for test models: one request per connection, chunked responses."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from .._model import at

__all__ = ["Answer", "Request", "read_request"]

_REASONS = {200: "OK", 400: "Bad Request", 401: "Unauthorized", 429: "Too Many Requests", 500: "Server Error"}


class Request(NamedTuple):
    """A received request.

    Attributes:
        method: The HTTP method.
        path: Path and query.
        headers: Headers, with names in lower case.
        body: The decoded JSON; `None` if the body is not JSON.
    """

    method: str
    path: str
    headers: dict[str, str]
    body: Any

    @property
    def tools(self) -> list[str]:
        """The names of the tools in the request; for built-in tools, their types."""
        tools: list[Any] = at(self.body, "tools") or []
        return [at(tool, "name") or at(at(tool, "function"), "name") or at(tool, "type") for tool in tools]


async def read_request(reader: asyncio.StreamReader) -> Request:
    """Reads a request. Raises `asyncio.IncompleteReadError` if it is incomplete."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.rstrip("\r\n").split("\r\n")
    method, path, _ = first.split(" ", 2)
    headers: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    if headers.get("transfer-encoding", "").lower() == "chunked":
        data = await _read_chunks(reader)
    else:
        data = await reader.readexactly(int(headers.get("content-length", "0")))
    try:
        body = json.loads(data)
    except (ValueError, RecursionError):
        body = None
    return Request(method, path, headers, body)


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    parts: list[bytes] = []
    while size := int((await reader.readline()).split(b";")[0], 16):
        parts.append(await reader.readexactly(size))
        await reader.readline()
    await reader.readline()
    return b"".join(parts)


class Answer:
    """The response to a request."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer

    async def begin(self, status: int, headers: Mapping[str, str]) -> None:
        """Writes the status and the headers."""
        lines = [f"HTTP/1.1 {status} {_REASONS.get(status, 'Status')}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += ["transfer-encoding: chunked", "connection: close", "", ""]
        await self._write("\r\n".join(lines).encode("latin-1"))

    async def piece(self, data: bytes) -> None:
        """Writes a chunk of the body."""
        if data:
            await self._write(f"{len(data):x}\r\n".encode() + data + b"\r\n")

    async def end(self) -> None:
        """Ends the body."""
        await self._write(b"0\r\n\r\n")
        self._writer.close()
        await self._writer.wait_closed()

    def cut(self) -> None:
        """Aborts the connection before the end of the response."""
        self._writer.transport.abort()

    async def _write(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()
