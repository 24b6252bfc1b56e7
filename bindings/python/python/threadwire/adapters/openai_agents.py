"""An agent of the OpenAI Agents SDK behind Threadwire. Needs the package `openai-agents`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

from agents import Agent as SdkAgent
from agents import Runner

from .._model import at
from .._server import Agent, TurnContext

__all__ = ["agents_sdk"]


def agents_sdk(agent: SdkAgent[Any], *, context: Callable[[TurnContext], Any] | None = None, **options: Any) -> Agent:
    """Makes an agent of one of the SDK. It knows the conversation so far; its tools run within the SDK.

    Args:
        agent: The agent.
        context: Returns the context that its tools get; without it they get the `TurnContext`, with which they can run
            commands and ask.
        options: More arguments of `Runner.run_streamed`, such as `max_turns` or `run_config`.
    """

    async def run(turn: TurnContext) -> AsyncIterator[str]:
        given: list[Any] = []
        for past in await turn.history():
            for who, text in past.messages:
                given.append({"role": "user" if who == "user" else "assistant", "content": text})
        given.append({"role": "user", "content": turn.text})
        result = Runner.run_streamed(agent, given, context=turn if context is None else context(turn), **options)
        try:
            async for event in result.stream_events():
                data = getattr(event, "data", None)
                kind = getattr(data, "type", "")
                if kind == "response.output_text.delta":
                    yield getattr(data, "delta", "")
                elif kind == "response.reasoning_summary_text.delta":
                    await turn.think(getattr(data, "delta", ""))
        finally:
            if not result.is_complete:
                result.cancel()
        usage = result.context_wrapper.usage
        await turn.usage(
            input=usage.input_tokens,
            cached_input=_detail(usage.input_tokens_details, "cached_tokens"),
            output=usage.output_tokens,
            reasoning=_detail(usage.output_tokens_details, "reasoning_tokens"),
        )

    run.__name__ = agent.name
    return run


def _detail(details: Any, name: str) -> int:
    return getattr(details, name, None) or at(details, name) or 0
