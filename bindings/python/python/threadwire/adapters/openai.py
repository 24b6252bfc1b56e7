"""A chat model with an OpenAI-compatible API as an agent. Needs only the standard library."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from typing import Any, cast
from urllib.parse import urlsplit

from .._agent import ActionFailed, Agent, TurnContext
from .._errors import ThreadwireError
from .._items import ClientTool, Said, Thought, ToolCall, ToolResult, Usage
from .._model import at
from ..tools import Caller, Tool, ToolSet

__all__ = ["ModelFailed", "chat_agent"]

_WAITING = 64
"""Maximum number of model events that the client has not received yet (backpressure)."""


class ModelFailed(ThreadwireError):
    """The model refused a request, could not be reached, or ended its response early."""


def chat_agent(
    model: str,
    *,
    base_url: str | None = None,
    api_key: str | None = None,
    instructions: str = "",
    tools: ToolSet | None = None,
    options: Mapping[str, Any] | None = None,
    rounds: int = 32,
    timeout: float = 300,
) -> Agent:
    """Creates an agent from a chat model. It gets the conversation so far, and calls its own tools and client tools.

    Args:
        model: The model.
        base_url: Base URL of the API; by default `OPENAI_BASE_URL`, or that of OpenAI.
        api_key: The API key; by default `OPENAI_API_KEY`.
        instructions: The system prompt.
        tools: Functions that it can call.
        options: Additional members of each request, for example `temperature`.
        rounds: Maximum number of responses with tool calls in a turn; then the turn fails.
        timeout: Idle timeout in seconds: without data from the model for this long, the turn fails.
    """
    url = base_url or os.environ.get("OPENAI_BASE_URL") or "https://api.openai.com/v1"
    own = ToolSet() if tools is None else tools

    async def agent(turn: TurnContext) -> AsyncIterator[Said]:
        key = api_key or os.environ.get("OPENAI_API_KEY")
        messages = await _conversation(turn, instructions)
        body: dict[str, Any] = {**(options or {}), "model": model, "stream": True}
        body["stream_options"] = {"include_usage": True}
        offered = [_spec(tool) for tool in own]
        offered += [_client_spec(name, tool) for name, tool in _of_client(turn, own).items()]
        if offered:
            body["tools"] = offered
        for _ in range(rounds):
            text: list[str] = []
            calls: dict[int, dict[str, str]] = {}
            async with _stream(url, key, {**body, "messages": messages}, timeout) as chunks:
                async for chunk in chunks:
                    if (usage := at(chunk, "usage")) is not None:
                        yield _usage(usage)
                    delta = at(next(iter(_list(chunk, "choices")), None), "delta")
                    if thought := at(delta, "reasoning_content"):
                        yield Thought(thought)
                    if content := at(delta, "content"):
                        text.append(content)
                        yield content
                    for piece in _list(delta, "tool_calls"):
                        _gather(calls, piece)
            if not calls:
                return
            messages.append(_said("".join(text), list(calls.values())))
            for call in calls.values():
                theirs = _of_client(turn, own).get(call["name"])
                if theirs is None:
                    arguments = _arguments(call)
                    yield ToolCall(
                        call["id"],
                        call["name"],
                        cast("dict[str, Any]", arguments) if isinstance(arguments, dict) else {},
                    )
                    result = await own.run(call["name"], arguments, Caller(turn.thread_id, turn.id, call["id"]))
                    output = result.text
                    yield ToolResult(call["id"], output if result.success else None, None if result.success else output)
                else:
                    output = await _ask_client(turn, theirs, call)
                messages.append({"role": "tool", "tool_call_id": call["id"], "content": output})
        raise ModelFailed(f"the model has called tools {rounds} times without an end")

    agent.__name__ = model
    return agent


async def _conversation(turn: TurnContext, instructions: str) -> list[dict[str, Any]]:
    told = "\n\n".join(filter(None, [instructions, turn.instructions]))
    messages: list[dict[str, Any]] = [{"role": "system", "content": told}] if told else []
    for past in await turn.history():
        for who, text in past.messages:
            messages.append({"role": "user" if who == "user" else "assistant", "content": text})
    messages.append({"role": "user", "content": turn.text})
    return messages


def _spec(tool: Tool) -> dict[str, Any]:
    function = {"name": tool.name, "description": tool.description, "parameters": tool.input_schema}
    return {"type": "function", "function": function}


def _of_client(turn: TurnContext, own: ToolSet) -> dict[str, ClientTool]:
    """Returns the client tools by their names for the model; the agent's own tools have priority."""
    named = {"__".join(filter(None, [tool["namespace"], tool["name"]])): tool for tool in turn.tools}
    return {name: tool for name, tool in named.items() if name not in own}


def _client_spec(name: str, tool: ClientTool) -> dict[str, Any]:
    function = {"name": name, "description": tool["description"], "parameters": tool["input_schema"]}
    return {"type": "function", "function": function}


def _gather(calls: dict[int, dict[str, str]], piece: Any) -> None:
    call = calls.setdefault(at(piece, "index") or 0, {"id": "", "name": "", "arguments": ""})
    function = at(piece, "function")
    call["id"] += at(piece, "id") or ""
    call["name"] += at(function, "name") or ""
    call["arguments"] += at(function, "arguments") or ""


def _said(text: str, calls: list[dict[str, str]]) -> dict[str, Any]:
    called = [
        {"id": call["id"], "type": "function", "function": {"name": call["name"], "arguments": call["arguments"]}}
        for call in calls
    ]
    return {"role": "assistant", "content": text or None, "tool_calls": called}


def _arguments(call: dict[str, str]) -> Any:
    try:
        return json.loads(call["arguments"] or "{}")
    except ValueError:
        # The tool reports invalid arguments itself.
        return call["arguments"]


async def _ask_client(turn: TurnContext, tool: ClientTool, call: dict[str, str]) -> str:
    arguments = _arguments(call)
    if not isinstance(arguments, dict):
        return "the arguments are no JSON object"
    try:
        parts = await turn.call_tool(tool["name"], cast("dict[str, Any]", arguments), namespace=tool["namespace"])
    except ActionFailed as error:
        return str(error)
    return "\n".join(part["text"] if part["type"] == "text" else json.dumps(part) for part in parts)


def _usage(usage: Any) -> Usage:
    return Usage(
        input=at(usage, "prompt_tokens") or 0,
        cached_input=at(at(usage, "prompt_tokens_details"), "cached_tokens") or 0,
        output=at(usage, "completion_tokens") or 0,
        reasoning=at(at(usage, "completion_tokens_details"), "reasoning_tokens") or 0,
    )


@contextlib.asynccontextmanager
async def _stream(url: str, key: str | None, body: Any, timeout: float) -> AsyncGenerator[AsyncIterator[Any]]:  # noqa: ASYNC109
    """Sends a request to the model. A thread reads the response while there is a listener."""
    loop = asyncio.get_running_loop()
    queue: asyncio.Queue[Any] = asyncio.Queue()
    room = threading.Semaphore(_WAITING)
    parts = urlsplit(url.rstrip("/"))
    make = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = make(parts.hostname or "", parts.port, timeout=timeout)
    gone = threading.Event()

    def put(event: Any) -> bool:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(queue.put_nowait, event)
        return not gone.is_set()

    def read() -> None:
        try:
            _ask(connection, parts.path + "/chat/completions", key, body, lambda event: room.acquire() and put(event))
            put(None)
        except (OSError, http.client.HTTPException, ValueError) as error:
            put(ModelFailed(f"the model broke off: {error}"))
        except ModelFailed as error:
            put(error)
        finally:
            connection.close()

    async def events() -> AsyncIterator[Any]:
        while (event := await queue.get()) is not None:
            if isinstance(event, Exception):
                raise event
            room.release()
            yield event

    threading.Thread(target=read, name="threadwire-model", daemon=True).start()
    try:
        yield events()
    finally:
        gone.set()
        room.release(_WAITING)
        # Shutting the socket down wakes the reading thread.
        if connection.sock is not None:
            with contextlib.suppress(OSError):
                connection.sock.shutdown(2)


def _ask(
    connection: http.client.HTTPConnection, path: str, key: str | None, body: Any, put: Callable[[Any], bool]
) -> None:
    headers = {"Content-Type": "application/json", "Accept": "text/event-stream"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    connection.request("POST", path, json.dumps(body).encode(), headers)
    response = connection.getresponse()
    if response.status != 200:
        text = response.read(1 << 16).decode(errors="replace")
        raise ModelFailed(f"the model refused with status {response.status}: {_message(text)}")
    finished = False
    for line in response:
        data = line.strip().removeprefix(b"data:").strip()
        if not line.startswith(b"data:"):
            continue
        if data == b"[DONE]":
            finished = True
            break
        chunk = json.loads(data)
        if at(chunk, "error") is not None:
            raise ModelFailed(str(at(at(chunk, "error"), "message")))
        finished = finished or any(at(choice, "finish_reason") for choice in _list(chunk, "choices"))
        if not put(chunk):
            return
    if not finished:
        raise ModelFailed("the model broke off in the middle of its answer")


def _list(value: Any, name: str) -> list[Any]:
    return at(value, name) or []


def _message(text: str) -> str:
    try:
        return str(at(at(json.loads(text), "error"), "message") or text)
    except ValueError:
        return text
