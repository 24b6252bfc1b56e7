"""An agent as a program: served over standard input and output, or on the network, until it is stopped."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, TurnContext

PROGRAM = """
import asyncio, threadwire

async def agent(turn):
    print("this must not reach the client")
    yield turn.text.upper()

asyncio.run(threadwire.serve(agent, name="shouter"))
"""


async def test_a_program_serves_its_agent_over_standard_streams(tmp_path: Path) -> None:
    program = tmp_path / "agent.py"
    program.write_text(PROGRAM)
    async with CodexClient.spawn([sys.executable, str(program)]) as client:
        started = await client.thread_start()
        assert started.model == "shouter"
        assert (await client.run_turn(started.thread.id, "hello")).final_text == "HELLO"
    async with AcpClient.spawn([sys.executable, str(program)]) as client:
        session = await client.session_new(cwd=str(tmp_path), mcp_servers=[])
        assert (await client.prompt(session.session_id, "hello")).final_text == "HELLO"


async def test_serving_on_the_network_ends_when_it_is_cancelled() -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        yield turn.text.upper()

    addresses: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
    serving = asyncio.ensure_future(
        threadwire.serve(agent, listen=["ws://127.0.0.1:0", "ws://127.0.0.1:0"], ready=addresses.set_result)
    )
    first, second = await addresses
    async with CodexClient.connect(first) as one, CodexClient.connect(second) as two:
        started = await one.thread_start()
        assert (await one.run_turn(started.thread.id, "hello")).final_text == "HELLO"
        assert (await two.thread_loaded_list()).data == [started.thread.id]
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving
    with pytest.raises(threadwire.ConnectError):
        await CodexClient.connect(first)


EXIT = """
import asyncio, sys, threadwire

async def agent(turn):
    yield "hello"
    await asyncio.Event().wait()

async def main():
    client = await threadwire.CodexClient.embedded(agent=agent)
    started = await client.thread_start()
    async for event in client.run_turn(started.thread.id, "go"):
        if event.METHOD == "item/agentMessage/delta":
            print(event.delta)
            sys.exit(5)

asyncio.run(main())
"""


async def test_a_program_can_end_while_turns_run(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(EXIT)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, str(program), stdout=pipe, stderr=pipe)
    output, errors = await process.communicate()
    assert (process.returncode, output, errors) == (5, b"hello\n", b"")
