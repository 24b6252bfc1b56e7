"""Tests of agents as programs: served over standard streams or on the network, until they are stopped."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, TurnContext
from threadwire.codex import types

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


SIGNALLED = """
import asyncio, threadwire

async def agent(turn):
    yield "hello"
    await asyncio.Event().wait()

async def main():
    await threadwire.serve(agent, listen=["ws://127.0.0.1:0"], ready=lambda found: print(*found, flush=True))
    print("served", flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_a_program_in_order(tmp_path: Path, number: signal.Signals) -> None:
    program = tmp_path / "program.py"
    program.write_text(SIGNALLED)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, str(program), stdout=pipe, stderr=pipe)
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip()
    async with CodexClient.connect(address) as client:
        started = await client.thread_start()
        turn = await client.run_turn(started.thread.id, "go").start()
        process.send_signal(number)
        output, errors = await process.communicate()
        with pytest.raises((threadwire.TurnFailed, threadwire.ConnectionClosed)):
            await turn
    assert (process.returncode, output, errors) == (0, b"served\n", b"")


async def cli(*arguments: str, stdin: bytes = b"") -> tuple[int | None, bytes, bytes]:
    pipe = asyncio.subprocess.PIPE
    line = [sys.executable, "-m", "threadwire", *arguments]
    process = await asyncio.create_subprocess_exec(*line, stdin=pipe, stdout=pipe, stderr=pipe)
    output, errors = await process.communicate(stdin)
    return process.returncode, output, errors


async def test_the_package_has_the_command() -> None:
    code, output, errors = await cli("--version")
    assert (code, output.split()[0], errors) == (0, b"threadwire", b"")
    code, output, errors = await cli("exec", "--ephemeral", "say: hi")
    assert (code, output) == (0, b"hi\n")
    code, output, errors = await cli("exec", "--ephemeral", "fail: no luck")
    assert (code, output) == (1, b"")
    assert b"no luck" in errors
    for wrong in (["nonsense"], ["exec", "--nonsense"]):
        code, output, errors = await cli(*wrong)
        assert (code, output) == (2, b"")
        assert b"error:" in errors
    code, _, _ = await cli("sandbox", "--policy", "danger-full-access", "--", "sh", "-c", "exit 7")
    assert code == 7


async def test_clients_start_the_command_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("THREADWIRE_BIN", raising=False)
    monkeypatch.setenv("PATH", os.defpath)
    async with CodexClient.spawn() as client:
        started = await client.thread_start()
        assert (await client.run_turn(started.thread.id, "say: hi")).final_text == "hi"


async def test_a_signal_ends_the_command_and_what_it_started(workspace: Path) -> None:
    pipe = asyncio.subprocess.PIPE
    line = [sys.executable, "-m", "threadwire", "app-server", "--listen", "ws://127.0.0.1:0"]
    process = await asyncio.create_subprocess_exec(*line, stderr=pipe)
    assert process.stderr is not None
    address = (await process.stderr.readline()).decode().split()[-1]
    async with CodexClient.connect(address) as client:
        started = await client.thread_start(cwd=str(workspace), approval_policy="never", sandbox="danger-full-access")
        turn = client.run_turn(started.thread.id, "run: echo $$; exec sleep 600")
        pid = 0
        try:
            async for event in turn:
                if isinstance(event, types.CommandExecutionOutputDeltaNotification):
                    pid = int(event.delta)
                    process.terminate()
        except (threadwire.TurnFailed, threadwire.ConnectionClosed):
            pass
    assert await process.wait() == 0
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


CHILDREN = """
import asyncio, subprocess, threadwire

async def agent(turn):
    await asyncio.to_thread(subprocess.run, ["echo", "this must not reach the client"])
    done = await asyncio.to_thread(subprocess.run, ["cat"], stdout=subprocess.PIPE, text=True)
    yield f"read {done.stdout!r}"

asyncio.run(threadwire.serve(agent))
subprocess.run(["echo", "the end"])
"""


async def test_children_of_an_agent_do_not_touch_the_protocol(tmp_path: Path) -> None:
    program = tmp_path / "agent.py"
    program.write_text(CHILDREN)
    line = f"{shlex.quote(sys.executable)} {shlex.quote(str(program))} | tee {shlex.quote(str(tmp_path / 'output'))}"
    async with CodexClient.spawn(["sh", "-c", line]) as client:
        started = await client.thread_start()
        assert (await client.run_turn(started.thread.id, "hello")).final_text == "read ''"
    *messages, last = (tmp_path / "output").read_text().splitlines()
    for message in messages:
        json.loads(message)
    assert last == "the end"
