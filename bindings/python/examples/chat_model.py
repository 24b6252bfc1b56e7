"""A chat model with an OpenAI-compatible API, with a tool, behind all protocols.

Set OPENAI_API_KEY, and OPENAI_BASE_URL for a model that runs elsewhere, and MODEL.
"""

import asyncio
import os

from threadwire import CodexClient
from threadwire.adapters.openai import chat_agent
from threadwire.tools import ToolSet


def weather(city: str) -> str:
    """Tells the weather.

    Args:
        city: Where.
    """
    return f"21 °C in {city}"


async def main() -> None:
    """Runs one turn."""
    agent = chat_agent(os.environ.get("MODEL", "gpt-5"), instructions="Be short.", tools=ToolSet(weather))
    # `threadwire.serve(agent)` would serve it to editors and other programs.
    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        turn = await client.run_turn(started.thread.id, "How is the weather in Paris?")
        print(turn.final_text)


asyncio.run(main())
