"""An agent of the OpenAI Agents SDK behind all protocols. Its tools can use the turn: run commands, ask, show a plan.

Set OPENAI_API_KEY, and OPENAI_BASE_URL for a model that runs elsewhere.
"""

import asyncio

import agents

from threadwire import CodexClient, TurnContext
from threadwire.adapters.openai_agents import agents_sdk


@agents.function_tool
async def count_files(wrapper: agents.RunContextWrapper[TurnContext]) -> str:
    """Counts the files of the folder."""
    done = await wrapper.context.run("ls | wc -l")
    return done.output.strip()


async def main() -> None:
    """Runs one turn."""
    agent = agents_sdk(agents.Agent(name="counter", instructions="Be short.", tools=[count_files]))
    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start(approval_policy="never", sandbox="danger-full-access")
        turn = await client.run_turn(started.thread.id, "How many files are there?")
        print(turn.final_text)


agents.set_tracing_disabled(True)
asyncio.run(main())
