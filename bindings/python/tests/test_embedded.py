"""Tests of a client of an in-process server, with the offline agent."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path

import pytest

import threadwire
from threadwire import CodexClient, Server
from threadwire._server import _overrides
from threadwire.codex import types


async def test_a_turn_is_a_stream_of_typed_events(workspace: Path) -> None:
    async with CodexClient.embedded(cwd=workspace) as client:
        assert "threadwire" in client.server.user_agent
        started = await client.thread_start(approval_policy="never")
        assert started.cwd == str(workspace)
        turn = client.run_turn(started.thread.id, "stream: 5 x 3")
        text = ""
        last = None
        async for event in turn:
            last = event
            if isinstance(event, types.AgentMessageDeltaNotification):
                text += event.delta
                assert event.turn_id == turn.id
        # The number of pieces depends on the speed of the reader.
        assert text == turn.final_text
        assert isinstance(last, types.TurnCompletedNotification)
        assert turn.status == "completed"
        assert len(turn.final_text) == 15
        assert turn.usage is not None
        assert [type(item).__name__ for item in turn.items] == [
            "ThreadItemUserMessage",
            "ThreadItemAgentMessage",
        ]


async def test_awaiting_a_turn_runs_it_to_its_end(workspace: Path) -> None:
    async with CodexClient.embedded(cwd=workspace) as client:
        started = await client.thread_start(approval_policy="never", sandbox="danger-full-access")
        turn = await client.run_turn(started.thread.id, "plan: look; act\nwrite: note.txt = hello")
        assert [step.step for step in turn.plan] == ["look", "act"]
        assert "+hello" in turn.diff
        assert (workspace / "note.txt").read_text() == "hello\n"
        with pytest.raises(threadwire.TurnFailed) as failure:
            await client.run_turn(started.thread.id, "fail: no luck")
        assert failure.value.status == "failed"
        assert "no luck" in str(failure.value)


async def test_without_a_home_threads_are_kept_in_memory_and_nobody_else_sees_them(
    home: Path, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THREADWIRE_HOME", str(home))
    async with CodexClient.embedded(cwd=workspace) as alone:
        started = await alone.thread_start()
        await alone.run_turn(started.thread.id, "say: for me")
        assert len((await alone.thread_list()).data) == 1
        async with (
            CodexClient.embedded(home=home, cwd=workspace) as named,
            CodexClient.embedded(cwd=workspace) as other,
        ):
            assert (await named.thread_list()).data == []
            assert (await other.thread_list()).data == []


async def test_threads_are_kept_in_the_home_folder(home: Path, workspace: Path) -> None:
    async with CodexClient.embedded(home=home, cwd=workspace) as client:
        started = await client.thread_start()
        await client.run_turn(started.thread.id, "hello")
        await client.thread_name_set(thread_id=started.thread.id, name="kept")
    async with CodexClient.embedded(home=home, cwd=workspace) as client:
        read = await client.thread_read(thread_id=started.thread.id, include_turns=True)
        assert read.thread.name == "kept"
        assert len(read.thread.turns) == 1
        listed = await client.thread_list()
        assert [thread.id for thread in listed.data] == [started.thread.id]


async def test_an_error_has_code_and_message() -> None:
    async with CodexClient.embedded() as client:
        with pytest.raises(threadwire.RpcError) as failure:
            await client.thread_read(thread_id="not-a-thread")
        assert failure.value.code == -32600
        assert "invalid thread id" in failure.value.message
        with pytest.raises(threadwire.RpcError, match="unknown variant `no/such`"):
            await client.request("no/such", {})
        # The connection stays open.
        assert (await client.thread_loaded_list()).data == []


async def test_requests_go_out_in_order_and_run_side_by_side() -> None:
    async with CodexClient.embedded() as client:
        started = await asyncio.gather(*(client.thread_start() for _ in range(20)))
        assert len({answer.thread.id for answer in started}) == 20
        turns = await asyncio.gather(*(client.run_turn(answer.thread.id, "hello") for answer in started))
        assert all(turn.status == "completed" for turn in turns)


async def test_a_turn_can_be_interrupted(workspace: Path) -> None:
    async with CodexClient.embedded(cwd=workspace) as client:
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "wait: 600s")
        async for event in turn:
            if isinstance(event, types.TurnStartedNotification):
                await turn.interrupt()
        assert turn.status == "interrupted"


async def test_leaving_a_turn_early_stops_listening_only() -> None:
    async with CodexClient.embedded() as client:
        started = await client.thread_start()
        events = client.events()
        turn = client.run_turn(started.thread.id, "stream: 20 x 1")
        async for event in turn:
            if isinstance(event, types.AgentMessageDeltaNotification):
                break
        await turn.aclose()
        async for event in events:
            if isinstance(event, types.TurnCompletedNotification):
                break
        else:
            pytest.fail("the turn did not go on")
        events.close()


async def test_events_of_all_threads_reach_who_listens() -> None:
    async with CodexClient.embedded() as client:
        events = client.events()
        started = await client.thread_start()
        async for event in events:
            # Other notifications may precede it.
            if isinstance(event, types.ThreadStartedNotification):
                assert event.thread.id == started.thread.id
                break
        events.close()
        with pytest.raises(StopAsyncIteration):
            await anext(events)


async def test_several_tasks_read_one_stream() -> None:
    async with CodexClient.embedded() as client:
        events = client.events()
        readers = [asyncio.create_task(anext(events)) for _ in range(3)]
        await asyncio.sleep(0)
        readers[0].cancel()
        started = await client.thread_start()
        await client.thread_name_set(thread_id=started.thread.id, name="a name")
        # Each of the two gets an event of its own.
        first, second = [await asyncio.wait_for(reader, 60) for reader in readers[1:]]
        assert first is not second
        last = asyncio.create_task(anext(events)), asyncio.create_task(anext(events))
        await asyncio.sleep(0)
        events.close()
        ends = await asyncio.wait_for(asyncio.gather(*last, return_exceptions=True), 60)
        assert any(isinstance(end, StopAsyncIteration) for end in ends)


async def test_a_server_is_not_set_up_by_its_clients() -> None:
    async with Server() as server:
        with pytest.raises(TypeError, match="`agent`"):
            CodexClient.embedded(server, config={"model": "other"})


async def test_one_server_serves_many_clients() -> None:
    async with Server() as server, CodexClient.embedded(server) as one, CodexClient.embedded(server) as two:
        started = await one.thread_start()
        await one.run_turn(started.thread.id, "hello")
        read = await two.thread_read(thread_id=started.thread.id, include_turns=True)
        assert len(read.thread.turns) == 1


async def test_a_broken_configuration_is_told(home: Path) -> None:
    (home / "config.toml").write_text("model = ")
    async with CodexClient.embedded(home=home) as client:
        with pytest.raises(threadwire.RpcError, match="config"):
            await client.thread_start()


def test_configuration_becomes_flags_in_toml() -> None:
    flags = list(
        _overrides(
            {
                "model": 'größer 😀 \x7f "quoted"',
                "approval_policy": None,
                "tools.web_search": True,
                "notify": ("one", "two"),
                "projects": {"/home/a.b=c": {"trust_level": "trusted"}},
                "rules": [{"name": "x", "limit": 1.5, "unset": None}],
            }
        )
    )
    # The server splits a flag at its first `=`.
    assert tomllib.loads("\n".join(" = ".join(flag.split("=", 1)) for flag in flags)) == {
        "model": 'größer 😀 \x7f "quoted"',
        "tools": {"web_search": True},
        "notify": ["one", "two"],
        "projects": {"/home/a.b=c": {"trust_level": "trusted"}},
        "rules": [{"name": "x", "limit": 1.5}],
    }
    with pytest.raises(TypeError, match="not PosixPath"):
        list(_overrides({"cwd": Path("/")}))
