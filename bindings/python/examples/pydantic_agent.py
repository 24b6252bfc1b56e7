"""An agent of Pydantic AI behind all protocols. Its tools can use the turn: run commands, ask, show a plan.

Set OPENAI_API_KEY, and OPENAI_BASE_URL for a model that runs elsewhere.
"""

import asyncio

from pydantic_ai import Agent, RunContext

from threadwire import CodexClient, TurnContext
from threadwire.adapters.pydantic_ai import pydantic_agent

counter = Agent("openai-chat:gpt-5", name="counter", deps_type=TurnContext, instructions="Be short.")


@counter.tool
async def count_files(context: RunContext[TurnContext]) -> str:
    """Counts the files of the folder."""
    done = await context.deps.run("ls | wc -l")
    return done.output.strip()


async def main() -> None:
    """Runs one turn."""
    async with CodexClient.embedded(agent=pydantic_agent(counter)) as client:
        started = await client.thread_start(approval_policy="never", sandbox="danger-full-access")
        turn = await client.run_turn(started.thread.id, "How many files are there?")
        print(turn.final_text)


asyncio.run(main())
