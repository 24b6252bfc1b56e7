"""Tests of synchronous clients."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import threadwire
from threadwire.codex import Approval, types
from threadwire.sync import AcpClient, CodexClient, DotCraftClient


def test_turns_and_approvals(workspace: Path) -> None:
    with CodexClient.embedded(cwd=workspace) as client:
        asked: list[Approval] = []

        def approve(approval: Approval) -> bool:
            asked.append(approval)
            return True

        client.on_approval(approve)
        started = client.thread_start(approval_policy="untrusted")
        turn = client.run_turn(started.thread.id, "run: touch made")
        *_, last = turn
        assert isinstance(last, types.TurnCompletedNotification)
        assert turn.turn.status == "completed"
        assert (workspace / "made").exists()
        assert isinstance(asked[0], types.CommandExecutionRequestApprovalParams)
        assert client.run_turn(started.thread.id, "say: hi").wait().final_text == "hi"
        with pytest.raises(threadwire.TurnFailed):
            client.run_turn(started.thread.id, "fail: no").wait()
        with pytest.raises(threadwire.RpcError):
            client.thread_read(thread_id="x")
    with pytest.raises(threadwire.ConnectionClosed):
        client.thread_loaded_list()
    client.close()


def test_handlers_that_take_their_time_hold_nobody_up(workspace: Path) -> None:
    with CodexClient.embedded(cwd=workspace) as client:
        everybody = threading.Barrier(40)

        def approve(approval: Approval) -> bool:
            everybody.wait(30)
            return True

        client.on_approval(approve)
        texts: list[str] = []

        def work() -> None:
            started = client.thread_start(approval_policy="untrusted")
            texts.append(str(client.run_turn(started.thread.id, "run: true").wait().status))

        threads = [threading.Thread(target=work) for _ in range(40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert texts == ["completed"] * 40


def test_a_handler_that_raises_refuses(workspace: Path) -> None:
    with CodexClient.embedded(cwd=workspace) as client:

        def approve(approval: Approval) -> bool:
            raise LookupError("nobody home")

        client.on_approval(approve)
        started = client.thread_start(approval_policy="untrusted")
        turn = client.run_turn(started.thread.id, "run: touch made").wait()
        assert turn.status == "completed"
        assert not (workspace / "made").exists()


def test_an_agent_serves_a_synchronous_client(workspace: Path) -> None:
    async def agent(turn: threadwire.TurnContext) -> AsyncIterator[str]:
        yield turn.text[::-1]

    with CodexClient.embedded(agent=agent, cwd=workspace) as client:
        started = client.thread_start()
        assert client.run_turn(started.thread.id, "abc").wait().final_text == "cba"


def test_the_other_dialects(workspace: Path) -> None:
    from threadwire.dotcraft import types as dotcraft

    with AcpClient.embedded(cwd=workspace) as client:
        session = client.session_new(cwd=str(workspace), mcp_servers=[])
        assert client.prompt(session.session_id, "say: hi").wait().final_text == "hi"
    with DotCraftClient.embedded(cwd=workspace) as client:
        identity = dotcraft.SessionIdentity(channel_name="t", user_id=None, workspace_path=str(workspace))
        started = client.thread_start(identity=identity)
        turn = client.run_turn(started.thread.id, "say: hi")
        *_, last = turn
        assert isinstance(last, dotcraft.TurnCompletedNotification)
        assert turn.final_text == "hi"


def test_several_threads_share_a_client() -> None:
    with CodexClient.embedded() as client:
        texts: list[str] = []

        def work(name: str) -> None:
            started = client.thread_start()
            texts.append(client.run_turn(started.thread.id, f"say: {name}").wait().final_text)

        threads = [threading.Thread(target=work, args=(str(n),)) for n in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(texts) == [str(n) for n in range(8)]


def test_it_works_beside_a_running_loop() -> None:
    async def main() -> str:
        with CodexClient.embedded() as client:
            started = client.thread_start()
            return client.run_turn(started.thread.id, "say: hi").wait().final_text

    assert asyncio.run(main()) == "hi"


def test_interrupting_a_turn() -> None:
    with CodexClient.embedded() as client:
        started = client.thread_start()
        turn = client.run_turn(started.thread.id, "wait: 600s")
        for event in turn:
            if isinstance(event, types.TurnStartedNotification):
                turn.interrupt()
        assert turn.turn.status == "interrupted"


def test_events_can_be_iterated() -> None:
    with CodexClient.embedded() as client:
        events = client.events()
        started = client.thread_start()
        event = next(event for event in events if isinstance(event, types.ThreadStartedNotification))
        assert event.thread.id == started.thread.id


def test_a_child_process_opens_its_own_client() -> None:
    with CodexClient.embedded() as client:
        client.thread_start()
        child = os.fork()
        if child == 0:
            code = 1
            try:
                with pytest.raises(threadwire.ConnectionClosed, match="before a fork"):
                    client.thread_loaded_list()
                client.close()
                with CodexClient.embedded() as own:
                    started = own.thread_start()
                    code = 0 if own.run_turn(started.thread.id, "say: hi").wait().final_text == "hi" else 2
            finally:
                sys.stderr.flush()
                os._exit(code)
        _, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) == 0
        assert len(client.thread_loaded_list().data) == 1
