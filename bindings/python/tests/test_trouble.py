"""Tests of misbehaving handlers, loops, processes and users."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from test_spawn import script

import threadwire
from threadwire import CodexClient, UnknownNotification
from threadwire.codex import Approval, types
from threadwire.sync import CodexClient as SyncCodexClient

ASK = """
receive()
def ask(number, method):
    send({"id": number, "method": method, "params": {
        "threadId": "t", "turnId": "u", "itemId": "i", "callId": "c", "tool": "x", "arguments": {},
        "startedAtMs": 1, "reason": None, "grantRoot": None, "questions": [], "isBlocking": True}})
"""


async def answers(client: CodexClient, count: int) -> dict[int, Any]:
    """Returns the responses that the script received, by request id."""
    events = client.events()
    await client.notify("go")
    told = await anext(events)
    assert isinstance(told, UnknownNotification)
    assert len(told.params) == count
    return {answer["id"]: answer.get("result") or answer["error"] for answer in told.params}


async def test_an_answer_of_the_wrong_type_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    body = ASK + (
        'ask(1, "item/fileChange/requestApproval"); ask(2, "item/tool/call"); ask(3, "odd"); ask(4, "sync")\n'
        'send({"method": "answers", "params": [receive() for _ in range(4)]}); receive()'
    )

    async def number(params: Any) -> Any:
        return 7

    async def nothing(params: Any) -> Any:
        return None

    async def odd(params: Any) -> Any:
        return {1, 2}

    def sync(params: Any) -> Any:
        return "now"

    async with CodexClient.spawn(script(body)) as client:
        client.on_approval(number)
        client.on_request("item/tool/call", nothing)
        client.on_request("odd", odd)
        client.on_request("sync", sync)
        found = await answers(client, 4)
        assert {answer["code"] for answer in found.values()} == {-32603}
        assert "decision" in found[1]["message"]
        assert "expected an object, found null" in found[2]["message"]
        assert "not JSON serializable" in found[3]["message"]
        assert "not a coroutine function" in found[4]["message"]
    assert {record.levelno for record in caplog.records} == {logging.ERROR}
    assert len(caplog.records) == 4


async def test_a_handler_that_hangs_holds_nobody_up() -> None:
    body = ASK + (
        'ask(1, "hang"); ask(2, "quick")\n'
        'answer = receive(); send({"method": "answers", "params": [answer]})\n'
        'asked = receive(); send({"id": asked["id"], "result": 3}); receive()'
    )
    cancelled: list[bool] = []

    async def hang(params: Any) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.append(True)
            raise

    async def quick(params: Any) -> str:
        return "done"

    async with CodexClient.spawn(script(body)) as client:
        client.on_request("hang", hang)
        client.on_request("quick", quick)
        assert await answers(client, 1) == {2: "done"}
        assert await client.request("more") == 3
        assert not cancelled
    await asyncio.sleep(0)
    assert cancelled


def test_handlers_that_leave_the_program_do_not(workspace: Path, caplog: pytest.LogCaptureFixture) -> None:
    with SyncCodexClient.embedded(cwd=workspace) as client:
        failures = iter([SystemExit(1), KeyboardInterrupt(), StopIteration(), asyncio.CancelledError()])

        def approve(approval: Approval) -> bool:
            raise next(failures)

        client.on_approval(approve)
        started = client.thread_start(approval_policy="untrusted")
        for _ in range(4):
            turn = client.run_turn(started.thread.id, "run: touch made").wait()
            assert turn.status == "completed"
        assert not (workspace / "made").exists()


async def test_a_message_of_100_megabytes_arrives() -> None:
    body = 'asked = receive(); send({"id": asked["id"], "result": "x" * 100_000_000}); receive()'
    async with CodexClient.spawn(script(body)) as client:
        assert len(await client.request("much")) == 100_000_000


async def test_garbage_on_standard_output_is_skipped() -> None:
    body = r"""
asked = receive()
for garbage in ["", "{", "[]", "null", "5", '"text"', "{}", '{"id": {}}', '{"id": 77, "result": 1}', "\x00\xff"]:
    print(garbage, flush=True)
sys.stdout.buffer.write(b"\xff\xfe\n")
sys.stdout.buffer.flush()
send({"id": asked["id"], "result": "fine"})
receive()
"""
    async with CodexClient.spawn(script(body)) as client:
        assert await client.request("anything") == "fine"


async def test_everybody_who_waits_learns_of_the_end() -> None:
    body = """
for _ in range(20): receive()
print("first line", file=sys.stderr)
print("last line", file=sys.stderr)
sys.exit(9)
"""
    async with CodexClient.spawn(script(body)) as client:
        events = client.events()
        waiting = [client.request(f"never/{n}") for n in range(19)]
        turn = client.run_turn("t", "hello")
        for error in await asyncio.gather(*waiting, turn, anext(events), return_exceptions=True):
            assert isinstance(error, threadwire.ConnectionClosed)
            assert error.exit_code == 9
            assert error.stderr == ("first line", "last line")
            assert "last line" in str(error)


async def test_a_killed_server_tells_the_signal() -> None:
    async with CodexClient.spawn(script("receive(); import os; os.kill(os.getpid(), 9)")) as client:
        with pytest.raises(threadwire.ConnectionClosed, match="signal: 9") as failure:
            await client.request("never")
        assert failure.value.exit_code is None


async def test_a_client_stays_on_its_loop() -> None:
    async with CodexClient.embedded() as client:

        async def use() -> None:
            await client.thread_loaded_list()

        def elsewhere() -> None:
            with pytest.raises(RuntimeError, match="another event loop"):
                asyncio.run(use())

        await asyncio.to_thread(elsewhere)
        assert (await client.thread_loaded_list()).data == []


async def test_a_turn_has_to_be_started_before_it_is_stopped() -> None:
    async with CodexClient.embedded() as client:
        turn = client.run_turn("t", "hello")
        with pytest.raises(RuntimeError, match="not been started"):
            await turn.interrupt()
        with pytest.raises(RuntimeError, match="not been started"):
            await turn.steer("more")


def test_a_forked_child_is_told_and_goes_on() -> None:
    async def main() -> None:
        async with CodexClient.embedded() as client:
            child = os.fork()
            if child == 0:
                code = 1
                try:
                    with pytest.raises(threadwire.ConnectionClosed, match="before a fork"):
                        client.request("x").send(None)
                    with pytest.raises(StopIteration):
                        client.close().send(None)
                    code = 0
                finally:
                    sys.stderr.flush()
                    os._exit(code)
            _, status = await asyncio.to_thread(os.waitpid, child, 0)
            assert os.waitstatus_to_exitcode(status) == 0
            assert (await client.thread_loaded_list()).data == []

    asyncio.run(main())


def test_an_interrupt_ends_a_call_that_waits() -> None:
    # A shell that runs the tests in the background ignores the signal.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with SyncCodexClient.embedded() as client:
        started = client.thread_start()
        turn = client.run_turn(started.thread.id, "wait: 600s")
        timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            turn.wait()
        timer.join()
        # Only the wait has ended; the client still works.
        assert client.thread_read(thread_id=started.thread.id).thread.id == started.thread.id
        turn.interrupt()
    signal.signal(signal.SIGINT, before)


def finish(program: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Runs a program that leaves open clients and turns at its end."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-X", "faulthandler", "-c", program],
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_program_may_end_with_a_client_open(workspace: Path) -> None:
    ended = finish(
        """
from threadwire.sync import CodexClient
client = CodexClient.embedded()
turn = client.run_turn(client.thread_start().thread.id, "stream: 3 x 4\\nwait: 600s")
events = iter(turn)
next(events)
print("left")
""",
        workspace,
    )
    assert (ended.stdout, ended.stderr, ended.returncode) == ("left\n", "", 0)


def test_a_program_may_end_with_an_agent_running(workspace: Path) -> None:
    ended = finish(
        """
import asyncio, threadwire

async def agent(turn):
    yield "a"
    await asyncio.sleep(600)

async def main():
    client = await threadwire.CodexClient.embedded(agent=agent)
    turn = client.run_turn((await client.thread_start()).thread.id, "go")
    async for event in turn:
        if event.METHOD == "item/agentMessage/delta":
            break
    print("left")

asyncio.run(main())
""",
        workspace,
    )
    assert (ended.stdout, ended.stderr, ended.returncode) == ("left\n", "", 0)


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_no_process_is_left_behind(kind: str, workspace: Path) -> None:
    # This server does not exit when its standard input closes, only at a signal.
    command = script(
        "import os, threading; os.symlink(str(os.getpid()), 'pid'); asked = receive(); "
        "send({'id': asked['id'], 'result': 1}); threading.Event().wait()"
    )
    if kind == "sync":
        program = f"""
from threadwire.sync import CodexClient
client = CodexClient.spawn({command!r})
client.request("x")
"""
    else:
        program = f"""
import asyncio
from threadwire import CodexClient

async def main():
    async with CodexClient.spawn({command!r}) as client:
        await client.request("x")

asyncio.run(main())
"""
    ended = finish(program, workspace)
    assert (ended.stderr, ended.returncode) == ("", 0)
    deadline = time.monotonic() + 60
    while runs(os.readlink(workspace / "pid")):
        assert time.monotonic() < deadline, "the process has been left behind"
        time.sleep(0.01)


def runs(process: str) -> bool:
    """Tells whether a process is running. A process that has ended may remain as a zombie."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


async def test_the_types_of_events_are_known() -> None:
    async with CodexClient.embedded() as client:
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "say: hi")
        kinds = [type(event) async for event in turn]
        assert types.AgentMessageDeltaNotification in kinds
        assert kinds[-1] is types.TurnCompletedNotification
        assert turn.final_text == "hi"
        assert [type(item).__name__ for item in turn.items] == ["ThreadItemUserMessage", "ThreadItemAgentMessage"]
