"""Test models: scripted, recorded, and replayed."""

from __future__ import annotations

import asyncio
import http.client
import inspect
import json
import os
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast
from urllib.parse import urlsplit

from .._loop import in_thread
from .._model import at
from ._host import Host
from ._http import Answer, Request, read_request
from .answers import Part, Refusal, Wire, events_of
from .cassette import Cassette, CassetteError, CassetteWriter, read_cassette

__all__ = ["ModelAnswer", "ModelHost", "ModelRecorder", "ReplayModel", "ScriptedModel"]

ModelAnswer = Part | Refusal | Sequence[Part] | Exception | Callable[[Request], Any]
"""The answer to a request: one part or several, an HTTP error, a function of the request that returns one of these, or
an exception, which aborts the response.
"""

_EVENTS = {"content-type": "text/event-stream"}
_JSON = {"content-type": "application/json"}
_KEPT_HEADERS = ("content-type", "retry-after", "openai-model", "x-request-id", "request-id")


class ModelHost(Host):
    """A test server that acts as a model provider."""

    @property
    def base_url(self) -> str:
        """The base URL of the API: `http://127.0.0.1:PORT/v1`."""
        return f"http://127.0.0.1:{self.port}/v1"

    def config(self, wire: Wire = "responses", *, model: str = "scripted") -> dict[str, Any]:
        """Returns the configuration that makes the built-in coding agent use this model.

        Args:
            wire: The API to use.
            model: The model to ask for.
        """
        provider = {
            "name": "Scripted",
            "base_url": self.base_url,
            "wire_api": wire,
            "request_max_retries": 0,
            "stream_max_retries": 0,
        }
        return {"model": model, "model_provider": "scripted", "model_providers": {"scripted": provider}}


class ScriptedModel(ModelHost):
    """A model that answers each request with the next answer of a script, over any API.

    ```python
    with ScriptedModel(Call("shell", {"command": ["ls"]}), "There is one file.") as model:
        with CodexClient.embedded(config=model.config()) as client:
            …
    ```

    Attributes:
        requests: The received requests.
    """

    def __init__(self, *answers: ModelAnswer, tokens: tuple[int, int] = (10, 5)) -> None:
        """Creates a model; starting it is separate.

        Args:
            answers: The script. Requests after its end are refused.
            tokens: Tokens of input and output that each response reports.
        """
        super().__init__()
        self.requests: list[Request] = []
        self._tokens = tokens
        self._answers: deque[ModelAnswer] = deque(answers)

    def add(self, *answers: ModelAnswer) -> None:
        """Appends answers to the script."""
        self._answers.extend(answers)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await read_request(reader)
        answer = Answer(writer)
        wire = _wire_of(request)
        if wire is None:
            await _refuse(answer, Refusal(404, _error(f"no model answers {request.method} {request.path}")))
            return
        self.requests.append(request)
        said: Any = self._answers.popleft() if self._answers else Refusal(400, _error("the script is over"))
        if callable(said):
            said = said(request)
            if inspect.isawaitable(said):
                said = await said
        if isinstance(said, Refusal):
            await _refuse(answer, said)
        elif _streams(request):
            await self._stream(answer, wire, said)
        else:
            await _refuse(answer, Refusal(400, _error("the script only answers in streams: set `stream`")))

    async def _stream(self, answer: Answer, wire: Wire, said: Any) -> None:
        broken = isinstance(said, Exception)
        parts = ["Half of"] if broken else cast("list[Part]", said) if isinstance(said, (list, tuple)) else [said]
        events = events_of(wire, parts, self._tokens)
        await answer.begin(200, _EVENTS)
        # A broken response ends before the end of its message and of its stream.
        for data in events[:2] if broken else events:
            named = f"event: {json.loads(data)['type']}\n" if wire == "anthropic" else ""
            await answer.piece(f"{named}data: {data}\n\n".encode())
        if broken:
            answer.cut()
        else:
            await answer.end()


class ModelRecorder(ModelHost):
    """A proxy between clients and a model provider that records requests and responses. Request headers, which contain
    keys, are forwarded and not recorded.
    """

    def __init__(self, path: str | os.PathLike[str], upstream: str, *, secrets: Sequence[str] = ()) -> None:
        """Creates a recorder; starting it is separate.

        Args:
            path: The file; an existing file is replaced.
            upstream: Base URL of the real API, for example `https://api.openai.com/v1`.
            secrets: Texts that must not be in the file, in addition to recognized secrets.
        """
        super().__init__()
        self._path = path
        self._upstream = urlsplit(upstream.rstrip("/"))
        self._secrets = list(secrets)
        self._writer: CassetteWriter | None = None

    async def _listen(self) -> None:
        self._writer = CassetteWriter(self._path, "model", self._secrets)
        await super()._listen()

    async def _stop(self) -> None:
        await super()._stop()
        if self._writer is not None:
            self._writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await read_request(reader)
        answer = Answer(writer)
        loop = asyncio.get_running_loop()

        def pass_on(work: Awaitable[None]) -> None:
            asyncio.run_coroutine_threadsafe(_coroutine(work), loop).result()

        chunks: list[str] = []
        try:
            status, headers = await in_thread(lambda: self._ask(request, answer, chunks, pass_on))
        except (OSError, http.client.HTTPException) as error:
            await _refuse(answer, Refusal(502, _error(f"the provider cannot be reached: {error}")))
            return
        if self._writer is not None:
            self._writer.write(
                request={"method": request.method, "path": request.path, "body": request.body},
                response={"status": status, "headers": headers, "chunks": chunks},
            )
        await answer.end()

    def _ask(
        self, request: Request, answer: Answer, chunks: list[str], pass_on: Callable[[Awaitable[None]], None]
    ) -> tuple[int, dict[str, str]]:
        secure = self._upstream.scheme == "https"
        make = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = make(self._upstream.hostname or "", self._upstream.port)
        left_out = ("host", "connection", "content-length", "transfer-encoding", "accept-encoding")
        headers = {name: value for name, value in request.headers.items() if name not in left_out}
        body = None if request.body is None else json.dumps(request.body).encode()
        # The path below the base URL of the API.
        path = self._upstream.path + request.path.removeprefix("/v1")
        try:
            connection.request(request.method, path, body, headers)
            response = connection.getresponse()
            kept = {name.lower(): value for name, value in response.getheaders() if name.lower() in _KEPT_HEADERS}
            pass_on(answer.begin(response.status, kept))
            waiting = b""
            while data := response.read1(1 << 16):
                pass_on(answer.piece(data))
                waiting += data
                try:
                    chunks.append(waiting.decode())
                    waiting = b""
                except UnicodeDecodeError:
                    # The character is incomplete.
                    continue
            return response.status, kept
        finally:
            connection.close()


class ReplayModel(ModelHost):
    """A model that replays a recording: it answers each request with the next recorded response for the same path.

    Attributes:
        requests: The received requests.
    """

    def __init__(self, cassette: str | os.PathLike[str] | Cassette, *, strict: bool = False) -> None:
        """Creates a model; starting it is separate.

        Args:
            cassette: The recording, or its file.
            strict: Whether request bodies must equal the recorded ones.

        Raises:
            CassetteError: The file is not a recording of a model.
        """
        super().__init__()
        read = cassette if isinstance(cassette, Cassette) else read_cassette(cassette)
        if read.protocol != "model":
            raise CassetteError("the cassette is one of a session: use ReplayServer")
        self.requests: list[Request] = []
        self._lines = list(read.lines)
        self._strict = strict

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await read_request(reader)
        answer = Answer(writer)
        self.requests.append(request)
        line = next((line for line in self._lines if self._fits(line["request"], request)), None)
        if line is None:
            message = f"the cassette has no further {request.method} {request.path}"
            await _refuse(answer, Refusal(400, _error(message)))
            return
        self._lines.remove(line)
        recorded = line["response"]
        await answer.begin(recorded["status"], recorded["headers"])
        for chunk in recorded["chunks"]:
            await answer.piece(chunk.encode())
        await answer.end()

    def _fits(self, recorded: dict[str, Any], request: Request) -> bool:
        if (recorded["method"], recorded["path"]) != (request.method, request.path):
            return False
        return not self._strict or recorded["body"] == request.body


def _wire_of(request: Request) -> Wire | None:
    path = request.path.partition("?")[0]
    ends: dict[str, Wire] = {"/responses": "responses", "/chat/completions": "chat", "/messages": "anthropic"}
    return next((wire for end, wire in ends.items() if path.endswith(end)), None)


def _streams(request: Request) -> bool:
    """Tells whether a request asks for a stream."""
    return at(request.body, "stream") is True


def _error(message: str) -> dict[str, Any]:
    return {"error": {"message": message, "type": "scripted"}}


async def _refuse(answer: Answer, refusal: Refusal) -> None:
    await answer.begin(refusal.status, {**_JSON, **refusal.headers})
    await answer.piece(json.dumps(refusal.body).encode())
    await answer.end()


async def _coroutine(work: Awaitable[None]) -> None:
    await work
