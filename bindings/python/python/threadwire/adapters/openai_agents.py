"""An agent of the OpenAI Agents SDK behind Threadwire. Needs the package `openai-agents`."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

from agents import Agent as SdkAgent
from agents import RawResponsesStreamEvent, RunItemStreamEvent, Runner, ToolCallItem, ToolCallOutputItem

from .._agent import Agent, TurnContext
from .._items import Said, Thought, ToolCall, ToolResult, Usage
from .._model import at

__all__ = ["agents_sdk"]


def agents_sdk(agent: SdkAgent[Any], *, context: Callable[[TurnContext], Any] | None = None, **options: Any) -> Agent:
    """Creates an agent from an agent of the SDK. It gets the conversation so far; its tools run inside of the SDK.

    Args:
        agent: The agent.
        context: Returns the context for its tools; by default the `TurnContext`, with which they can run commands and
            ask the user.
        options: Additional arguments of `Runner.run_streamed`, for example `max_turns` or `run_config`.
    """

    async def run(turn: TurnContext) -> AsyncIterator[Said]:
        given: list[Any] = []
        for past in await turn.history():
            for who, text in past.messages:
                given.append({"role": "user" if who == "user" else "assistant", "content": text})
        given.append({"role": "user", "content": turn.text})
        result = Runner.run_streamed(agent, given, context=turn if context is None else context(turn), **options)
        try:
            async for event in result.stream_events():
                if isinstance(event, RawResponsesStreamEvent):
                    if event.data.type == "response.output_text.delta":
                        yield event.data.delta
                    elif event.data.type == "response.reasoning_summary_text.delta":
                        yield Thought(event.data.delta)
                elif isinstance(event, RunItemStreamEvent) and isinstance(event.item, ToolCallItem):
                    raw: Any = event.item.raw_item
                    yield ToolCall(_member(raw, "call_id"), _member(raw, "name"), _arguments(_member(raw, "arguments")))
                elif isinstance(event, RunItemStreamEvent) and isinstance(event.item, ToolCallOutputItem):
                    yield ToolResult(_member(event.item.raw_item, "call_id"), str(event.item.output))
        finally:
            if not result.is_complete:
                result.cancel()
        usage = result.context_wrapper.usage
        yield Usage(
            input=usage.input_tokens,
            cached_input=_detail(usage.input_tokens_details, "cached_tokens"),
            output=usage.output_tokens,
            reasoning=_detail(usage.output_tokens_details, "reasoning_tokens"),
        )

    run.__name__ = agent.name
    return run


def _detail(details: Any, name: str) -> int:
    return getattr(details, name, None) or at(details, name) or 0


def _member(item: Any, name: str) -> str:
    # Items are objects or plain JSON, and calls of hosted tools have other members.
    return getattr(item, name, None) or at(item, name) or getattr(item, "id", None) or getattr(item, "type", "")


def _arguments(text: str) -> dict[str, Any]:
    try:
        read: Any = json.loads(text)
    except ValueError:
        read = None
    return cast("dict[str, Any]", read) if isinstance(read, dict) else {}
