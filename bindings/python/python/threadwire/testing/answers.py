"""Model responses as the events of each API: Responses, Chat Completions, and Anthropic Messages."""

from __future__ import annotations

import dataclasses
import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

__all__ = ["Call", "Part", "Refusal", "Text", "Thought", "Wire", "events_of"]

Wire = Literal["responses", "chat", "anthropic"]
"""A model API, as in `wire_api` of a model provider."""

Event = dict[str, Any]

_numbers = itertools.count(1)


@dataclasses.dataclass(frozen=True)
class Text:
    """A message.

    Attributes:
        pieces: Its text, split into the streamed pieces.
    """

    pieces: tuple[str, ...]


@dataclasses.dataclass(frozen=True)
class Thought:
    """Reasoning before the answer.

    Attributes:
        text: Its text.
    """

    text: str


@dataclasses.dataclass(frozen=True)
class Call:
    """A tool call.

    Attributes:
        name: Name of the tool.
        arguments: The arguments; a text is sent unchanged, even if it is not JSON.
        id: Id that links the output to the call; by default a new one.
    """

    name: str
    arguments: Mapping[str, Any] | str = dataclasses.field(default_factory=dict[str, Any])
    id: str = dataclasses.field(default_factory=lambda: f"call_{next(_numbers)}")

    @property
    def json(self) -> str:
        """The arguments as text."""
        return self.arguments if isinstance(self.arguments, str) else json.dumps(dict(self.arguments))


@dataclasses.dataclass(frozen=True)
class Refusal:
    """An error response.

    Attributes:
        status: The HTTP status.
        body: The body, as JSON.
        headers: Additional headers, for example `retry-after`.
    """

    status: int
    body: Any = None
    headers: Mapping[str, str] = dataclasses.field(default_factory=dict[str, str])


Part = str | Text | Thought | Call
"""A part of a response. A plain text is a message of one piece."""


def events_of(wire: Wire, parts: Sequence[Part], tokens: tuple[int, int]) -> list[str]:
    """Returns the data of the events of a response that reports this many tokens of input and output."""
    made: dict[Wire, Callable[[Sequence[Text | Thought | Call], tuple[int, int]], list[Event]]] = {
        "responses": _responses,
        "chat": _chat,
        "anthropic": _anthropic,
    }
    events = made[wire]([Text((part,)) if isinstance(part, str) else part for part in parts], tokens)
    return [json.dumps(event) for event in events] + (["[DONE]"] if wire == "chat" else [])


def _responses(parts: Sequence[Text | Thought | Call], tokens: tuple[int, int]) -> list[Event]:
    identity = f"resp_{next(_numbers)}"
    events: list[Event] = [{"type": "response.created", "response": {"id": identity}}]
    for index, part in enumerate(parts):
        place = {"output_index": index}
        item: Event = {"id": f"item_{next(_numbers)}"}
        if isinstance(part, Text):
            item |= {"type": "message", "role": "assistant"}
            text: Event = {"type": "output_text", "text": "".join(part.pieces), "annotations": []}
            events.append({"type": "response.output_item.added", **place, "item": {**item, "content": []}})
            delta = {"type": "response.output_text.delta", "item_id": item["id"], **place, "content_index": 0}
            events += [{**delta, "delta": piece} for piece in part.pieces]
            item["content"] = [text]
        elif isinstance(part, Thought):
            item["type"] = "reasoning"
            summary = {"item_id": item["id"], "summary_index": 0}
            events.append({"type": "response.output_item.added", **place, "item": {**item, "summary": []}})
            events.append({"type": "response.reasoning_summary_part.added", **summary})
            events.append({"type": "response.reasoning_summary_text.delta", **summary, "delta": part.text})
            item |= {"summary": [{"type": "summary_text", "text": part.text}], "encrypted_content": "sealed"}
        else:
            events.append({"type": "response.function_call_arguments.delta", "delta": part.json})
            item |= {"type": "function_call", "call_id": part.id, "name": part.name, "arguments": part.json}
        events.append({"type": "response.output_item.done", **place, "item": item})
    given, taken = tokens
    usage = {"input_tokens": given, "output_tokens": taken, "total_tokens": given + taken}
    events.append({"type": "response.completed", "response": {"id": identity, "usage": usage}})
    return events


def _chat(parts: Sequence[Text | Thought | Call], tokens: tuple[int, int]) -> list[Event]:
    identity = f"chat_{next(_numbers)}"

    def chunk(delta: Event, finish: str | None = None) -> Event:
        choice = {"index": 0, "delta": delta, "finish_reason": finish}
        return {"id": identity, "object": "chat.completion.chunk", "model": "scripted", "choices": [choice]}

    events = [chunk({"role": "assistant", "content": ""})]
    calls = 0
    for part in parts:
        if isinstance(part, Text):
            events += [chunk({"content": piece}) for piece in part.pieces]
        elif isinstance(part, Thought):
            events.append(chunk({"reasoning_content": part.text}))
        else:
            function = {"name": part.name, "arguments": ""}
            call: Event = {"index": calls, "id": part.id, "type": "function", "function": function}
            events.append(chunk({"tool_calls": [call]}))
            for piece in _halves(part.json):
                events.append(chunk({"tool_calls": [{"index": calls, "function": {"arguments": piece}}]}))
            calls += 1
    events.append(chunk({}, "tool_calls" if calls else "stop"))
    given, taken = tokens
    usage = {"prompt_tokens": given, "completion_tokens": taken, "total_tokens": given + taken}
    events.append({**chunk({}), "choices": [], "usage": usage})
    return events


def _anthropic(parts: Sequence[Text | Thought | Call], tokens: tuple[int, int]) -> list[Event]:
    given, taken = tokens
    usage = {"input_tokens": given, "output_tokens": 1}
    message: Event = {
        "id": f"msg_{next(_numbers)}",
        "type": "message",
        "role": "assistant",
        "content": [],
        "usage": usage,
    }
    events: list[Event] = [{"type": "message_start", "message": message}]
    for index, part in enumerate(parts):
        if isinstance(part, Text):
            block: Event = {"type": "text", "text": ""}
            deltas: list[Event] = [{"type": "text_delta", "text": piece} for piece in part.pieces]
        elif isinstance(part, Thought):
            block = {"type": "thinking", "thinking": ""}
            deltas = [{"type": "thinking_delta", "thinking": part.text}]
            deltas.append({"type": "signature_delta", "signature": "sealed"})
        else:
            block = {"type": "tool_use", "id": part.id, "name": part.name, "input": {}}
            deltas = [{"type": "input_json_delta", "partial_json": piece} for piece in _halves(part.json)]
        events.append({"type": "content_block_start", "index": index, "content_block": block})
        events += [{"type": "content_block_delta", "index": index, "delta": delta} for delta in deltas]
        events.append({"type": "content_block_stop", "index": index})
    stop = "tool_use" if any(isinstance(part, Call) for part in parts) else "end_turn"
    events.append({"type": "message_delta", "delta": {"stop_reason": stop}, "usage": {"output_tokens": taken}})
    events.append({"type": "message_stop"})
    return events


def _halves(text: str) -> tuple[str, str]:
    # Splits the text, because readers must not rely on getting it in one event.
    return text[: len(text) // 2], text[len(text) // 2 :]
