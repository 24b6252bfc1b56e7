"""Tests of misbehaving handlers, loops, processes and users."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from test_spawn import script

import threadwire
import threadwire._events
from threadwire import CodexClient, RpcError, TurnContext, UnknownNotification
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


async def chatter(turn: TurnContext) -> AsyncIterator[str]:
    """Talks much, or asks for approval."""
    if turn.text == "ask":
        yield str(await turn.approve("deploy"))
        return
    for number in range(3000):
        yield f"{number} "


@pytest.mark.parametrize("unread", ["a turn", "a stream"])
async def test_what_nobody_reads_holds_nobody_up(unread: str) -> None:
    async with CodexClient.embedded(agent=chatter) as client:

        async def approve(approval: Approval) -> bool:
            return True

        client.on_approval(approve)
        started = await client.thread_start(approval_policy="untrusted")
        left = client.run_turn(started.thread.id, "go")
        kept = client.events() if unread == "a stream" else left
        async for _ in left:
            break
        other = await client.thread_start(approval_policy="untrusted")
        talk = await client.run_turn(other.thread.id, "go")
        assert talk.final_text.endswith(" 2999 ")
        assert (await client.run_turn(other.thread.id, "ask")).final_text == "True"
        # What was not read is not lost.
        if unread == "a turn":
            await left
            assert left.final_text == talk.final_text
        kept.close()


async def test_a_turn_that_is_over_takes_no_more_events() -> None:
    async with CodexClient.embedded(agent=chatter) as client:
        started = await client.thread_start()
        everything = client.events()
        left = client.run_turn(started.thread.id, "go")
        async for _ in left:
            break
        async for event in everything:
            if isinstance(event, types.TurnCompletedNotification):
                break
        everything.close()
        assert left._events is not None
        unread = len(left._events.inbox.waiting)
        await client.run_turn(started.thread.id, "go")
        assert len(left._events.inbox.waiting) == unread


async def test_a_reader_that_is_far_behind_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threadwire._events, "_LIMIT", 100)
    body = """
receive()
for n in range(101): send({"method": "n", "params": {"n": n}})
while asked := receive(): send({"id": asked["id"], "result": 3})
"""
    async with CodexClient.spawn(script(body)) as client:
        slow, fast = client.events(), client.events()
        await client.notify("go")
        for n in range(101):
            event = await anext(fast)
            assert isinstance(event, UnknownNotification)
            assert event.params == {"n": n}
        with pytest.raises(threadwire.EventsLostError, match="more than 100 events were not read") as lost:
            await anext(slow)
        assert lost.value.limit == 100
        assert await client.request("more") == 3


async def test_unread_deltas_of_one_text_are_merged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threadwire._events, "_MERGING", 10)
    async with CodexClient.embedded(agent=chatter) as client:
        started = await client.thread_start()
        unread = client.events()
        turn = client.run_turn(started.thread.id, "go")
        deltas = [event.delta async for event in turn if isinstance(event, types.AgentMessageDeltaNotification)]
        merged: list[str] = []
        async for event in unread:
            if isinstance(event, types.AgentMessageDeltaNotification):
                merged.append(event.delta)
            elif isinstance(event, types.TurnCompletedNotification):
                break
        whole = "".join(f"{number} " for number in range(3000))
        assert "".join(deltas) == turn.final_text == whole
        assert "".join(merged) == whole
        assert len(merged) < 12


async def test_two_tasks_read_one_turn() -> None:
    async with CodexClient.embedded() as client:
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "stream: 50 x 3")

        async def read() -> int:
            return len([event async for event in turn])

        count, done = await asyncio.gather(read(), turn.wait())
        assert count > 0
        assert done.status == turn.status == "completed"
        assert await turn is turn, "it is over"


async def test_a_turn_that_cannot_start_says_why_each_time() -> None:
    async with CodexClient.embedded() as client:
        turn = client.run_turn("nowhere", "hello")
        failures = await asyncio.gather(turn.wait(), turn.wait(), return_exceptions=True)
        failures += await asyncio.gather(turn.wait(), turn.interrupt(), return_exceptions=True)
        assert len({str(failure) for failure in failures}) == 1
        assert all(isinstance(failure, threadwire.RpcError) for failure in failures)


async def test_closing_a_client_during_a_turn_is_no_fault_of_the_server() -> None:
    async with CodexClient.embedded() as client:
        started = await client.thread_start()
        turn = await client.run_turn(started.thread.id, "run: sleep 600").start()
        waiting = asyncio.ensure_future(turn.wait())
        await asyncio.sleep(0)
        await client.close()
        with pytest.raises(threadwire.ConnectionClosed, match="closed by this client"):
            await waiting


async def test_a_server_stays_on_its_loop() -> None:
    async with threadwire.Server() as server:

        def elsewhere() -> None:
            for use in (server.listen("ws://127.0.0.1:0"), server.close()):
                with pytest.raises(RuntimeError, match="the server was started on another event loop"):
                    asyncio.run(use)

        await asyncio.to_thread(elsewhere)
        assert await server.listen("ws://127.0.0.1:0")


def test_a_loop_leaves_nothing_behind() -> None:
    loops: list[weakref.ref[Any]] = []

    async def use() -> None:
        loops.append(weakref.ref(asyncio.get_running_loop()))
        async with CodexClient.embedded(agent=chatter) as client:
            await client.thread_start()

    asyncio.run(use())
    gc.collect()
    assert loops[0]() is None


async def leaver(turn: TurnContext) -> AsyncIterator[str]:
    """Leaves the program, itself or by its tool."""
    if turn.text == "tool":
        await turn.call_tool("leave")
    elif turn.text == "go":
        sys.exit(2)
    yield "hello"


async def leave() -> str:
    """Leaves the program."""
    sys.exit(3)


async def test_an_agent_that_leaves_the_program_fails_its_turn_only() -> None:
    async with CodexClient.embedded(agent=leaver) as client:
        started = await client.thread_start(dynamic_tools=client.offer(leave))
        with pytest.raises(threadwire.TurnFailed, match="SystemExit: 2"):
            await client.run_turn(started.thread.id, "go")
        with pytest.raises(threadwire.TurnFailed, match="SystemExit: 3"):
            await client.run_turn(started.thread.id, "tool")
        assert (await client.run_turn(started.thread.id, "hi")).final_text == "hello"


def test_an_agent_that_leaves_the_program_stops_no_synchronous_client() -> None:
    async def starts_task(turn: TurnContext) -> str:
        async def later() -> None:
            sys.exit(4)

        task = asyncio.ensure_future(later())
        await asyncio.wait([task])
        return repr(task.exception())

    with SyncCodexClient.embedded(agent=leaver) as client, SyncCodexClient.embedded(agent=starts_task) as other:
        started = client.thread_start(dynamic_tools=client.offer(leave))
        for what in ("go", "tool"):
            with pytest.raises(threadwire.TurnFailed, match="SystemExit"):
                client.run_turn(started.thread.id, what).wait()
        started = other.thread_start()
        assert other.run_turn(started.thread.id, "go").wait().final_text == "SystemExit(4)"
        assert other.thread_loaded_list().data == [started.thread.id]


class Mute(Exception):
    """An error without a text."""

    def __str__(self) -> str:
        raise RuntimeError("no text")


ILLEGIBLE = [(ValueError("no file caf\udce9"), "no file caf?"), (Mute(), "Mute"), (GeneratorExit(), "GeneratorExit")]


@pytest.mark.parametrize(("error", "told"), ILLEGIBLE, ids=["surrogate", "mute", "generator"])
async def test_an_error_without_a_legible_text_is_told(error: BaseException, told: str) -> None:
    async def agent(turn: TurnContext) -> str:
        if turn.text == "ask":
            return str(await turn.approve("deploy"))
        raise error

    async def approve(approval: Approval) -> bool:
        raise error

    async with CodexClient.embedded(agent=agent) as client:
        client.on_approval(approve)
        started = await client.thread_start(approval_policy="untrusted")
        with pytest.raises(threadwire.TurnFailed) as failed:
            await client.run_turn(started.thread.id, "go")
        assert failed.value.message == told
        assert (await client.run_turn(started.thread.id, "ask")).final_text == "False"


INVALID = [RpcError(cast(int, "5"), "x"), RpcError(-1, cast(str, None)), RpcError(-1, "x", {(1, 2): 3})]


@pytest.mark.parametrize("error", [*INVALID, RpcError(-1, "x", float("nan")), RpcError(1 << 80, "x")], ids=repr)
async def test_an_invalid_error_of_a_handler_is_an_answer(error: RpcError) -> None:
    body = ASK + 'ask(1, "odd")\nsend({"method": "answers", "params": [receive()]}); receive()'

    async def odd(params: Any) -> Any:
        raise error

    async with CodexClient.spawn(script(body)) as client:
        client.on_request("odd", odd)
        found = await answers(client, 1)
        assert found[1]["code"] == -32603
        assert "cannot be sent" in found[1]["message"]


def test_an_error_shows_its_details() -> None:
    assert str(RpcError(-1, "no")) == "no (code -1)"
    assert str(RpcError(-1, "no", "because")) == "no (code -1): because"
    assert str(RpcError(-1, "no", {"details": "because", "message": "no"})) == "no (code -1): because"
    assert str(RpcError(-1, "no", {"message": "because"})) == "no (code -1): because"
    assert str(RpcError(-1, "no", {"message": "no"})) == "no (code -1)"
    assert str(RpcError(-1, "no", [1])) == "no (code -1)"
