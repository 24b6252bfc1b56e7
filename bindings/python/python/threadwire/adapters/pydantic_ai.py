"""An agent of Pydantic AI behind Threadwire. Needs the package `pydantic-ai` or `pydantic-ai-slim`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

from pydantic_ai import Agent as PydanticAgent
from pydantic_ai import AgentRunResultEvent
from pydantic_ai.messages import (
    FunctionToolCallEvent,
    FunctionToolResultEvent,
    ModelMessage,
    ModelRequest,
    ModelResponse,
    PartDeltaEvent,
    PartStartEvent,
    TextPart,
    TextPartDelta,
    ThinkingPart,
    ThinkingPartDelta,
    UserPromptPart,
)

from .._agent import Agent, TurnContext
from .._items import Said, Thought, ToolCall, ToolResult, Usage

__all__ = ["pydantic_agent"]


def pydantic_agent(
    agent: PydanticAgent[Any, Any], *, deps: Callable[[TurnContext], Any] | None = None, **options: Any
) -> Agent:
    """Creates an agent from an agent of Pydantic AI. It gets the conversation so far; its tools run inside of Pydantic
    AI.

    Args:
        agent: The agent.
        deps: Returns its dependencies; by default the `TurnContext`, with which tools can run commands and ask the
            user.
        options: Additional arguments of `Agent.run_stream_events`, for example `model` or `usage_limits`.
    """

    async def run(turn: TurnContext) -> AsyncIterator[Said]:
        history: list[ModelMessage] = []
        for past in await turn.history():
            for who, text in past.messages:
                said = ModelRequest([UserPromptPart(text)]) if who == "user" else ModelResponse([TextPart(text)])
                history.append(said)
        given = turn if deps is None else deps(turn)
        spoken = False
        async with agent.run_stream_events(turn.text, message_history=history, deps=given, **options) as events:
            async for event in events:
                text, thought = _text(event)
                if thought:
                    yield Thought(thought)
                if text:
                    spoken = True
                    yield text
                if isinstance(event, FunctionToolCallEvent):
                    yield ToolCall(event.part.tool_call_id, event.part.tool_name, event.part.args_as_dict())
                elif isinstance(event, FunctionToolResultEvent):
                    yield _result(event)
                elif isinstance(event, AgentRunResultEvent):
                    result: Any = event.result
                    if not spoken:
                        # Output that is not text comes from an output tool.
                        yield str(result.output)
                    usage: Any = result.usage() if callable(result.usage) else result.usage
                    yield Usage(
                        input=usage.input_tokens, cached_input=usage.cache_read_tokens, output=usage.output_tokens
                    )

    run.__name__ = agent.name or "pydantic-ai"
    return run


def _result(event: FunctionToolResultEvent) -> ToolResult:
    part: Any = event.part
    if part.part_kind == "tool-return":
        return ToolResult(part.tool_call_id, part.model_response_str())
    # The text asks the model to retry.
    return ToolResult(part.tool_call_id, error=part.model_response())


def _text(event: Any) -> tuple[str, str]:
    """Returns the text that an event adds to the message, and to the reasoning."""
    match event:
        case PartStartEvent(part=TextPart(content=text)):
            return text, ""
        case PartDeltaEvent(delta=TextPartDelta(content_delta=text)):
            return text, ""
        case PartStartEvent(part=ThinkingPart(content=thought)):
            return "", thought
        case PartDeltaEvent(delta=ThinkingPartDelta(content_delta=thought)):
            return "", thought or ""
        case _:
            return "", ""
