"""Tests of the testing kit: scripted servers, recordings and their replay."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, DotCraftClient, Server
from threadwire.codex import Approval, types
from threadwire.sync import CodexClient as SyncCodexClient
from threadwire.testing import (
    REDACTED,
    CassetteError,
    CassetteWriter,
    Recorder,
    ReplayServer,
    ScriptedServer,
    read_cassette,
    redact,
)

TURN: dict[str, Any] = {"id": "u", "items": [], "status": "inProgress", "error": None}


async def test_a_script_answers_and_expects() -> None:
    async with ScriptedServer() as server, CodexClient.connect(server.address) as client:
        server.on("thread/loaded/list", {"data": ["a"]})

        @server.on("double")
        async def double(params: Any) -> Any:
            return {"n": params["n"] * 2}

        @server.on("refuse")
        def refuse(params: Any) -> Any:
            raise threadwire.RpcError(-5, "no", {"because": "so"})

        assert (await client.thread_loaded_list()).data == ["a"]
        assert await client.request("double", {"n": 4}) == {"n": 8}
        with pytest.raises(threadwire.RpcError, match="no") as refused:
            await client.request("refuse")
        assert refused.value.data == {"because": "so"}

        asked = asyncio.ensure_future(client.request("other", {"a": 1}))
        other = await server.expect("other")
        assert (other.params, other.is_request) == ({"a": 1}, True)
        await other.reply({"b": 2})
        assert await asked == {"b": 2}

        await client.notify("hint")
        hint = await server.expect()
        assert not hint.is_request
        with pytest.raises(TypeError, match="notification"):
            hint.reply()
        assert [one.method for one in server.received] == [
            "initialize",
            "initialized",
            "thread/loaded/list",
            "double",
            "refuse",
            "other",
            "hint",
        ]


async def test_a_script_tells_and_asks() -> None:
    async with ScriptedServer() as server, CodexClient.connect(server.address) as client:
        events = client.events()
        await server.tell(types.ThreadNameUpdatedNotification(thread_id="t", thread_name="n"))
        event = await anext(events)
        assert isinstance(event, types.ThreadNameUpdatedNotification)
        assert event.thread_name == "n"
        await server.notify("odd", {"a": 1})
        assert isinstance(await anext(events), threadwire.UnknownNotification)

        async def answer(params: Any) -> Any:
            return params

        client.on_request("echo", answer)
        assert await server.ask("echo", {"x": 1}) == {"x": 1}
        with pytest.raises(threadwire.RpcError, match="does not answer"):
            await server.ask("nothing")


async def test_a_script_that_waits_in_vain_says_so() -> None:
    async with ScriptedServer() as server, CodexClient.connect(server.address) as client:
        with pytest.raises(AssertionError, match=r"nothing came in 0\.01 s; expected turn/start"):
            await server.expect("turn/start", timeout=0.01)
        await client.notify("hint", {"a": 1})
        with pytest.raises(AssertionError, match=r"expected turn/start, found hint with \{'a': 1\}"):
            await server.expect("turn/start")
        assert (await server.expect("hint")).params == {"a": 1}


async def test_a_script_cuts_the_connection() -> None:
    async with ScriptedServer() as server:
        async with CodexClient.connect(server.address, reconnect=0) as client:
            waiting = asyncio.ensure_future(client.request("never"))
            await server.expect("never")
            await server.cut()
            with pytest.raises(threadwire.ConnectionClosed):
                await waiting
        async with CodexClient.connect(server.address) as client:
            server.on("again", {"yes": True})
            assert await client.request("again") == {"yes": True}


async def test_a_message_that_is_too_large_ends_the_connection() -> None:
    async with ScriptedServer() as server:
        async with CodexClient.connect(server.address, reconnect=0) as client:
            server.on("much", lambda params: "x" * 100_000_000)  # pyright: ignore[reportUnknownLambdaType]
            with pytest.raises(threadwire.ConnectionClosed, match=r"too (long|big|large)"):
                await client.request("much")
        async with CodexClient.connect(server.address) as client:
            server.on("less", lambda params: "ü" * 1_000_000)  # pyright: ignore[reportUnknownLambdaType]
            assert await client.request("less") == "ü" * 1_000_000


async def test_garbage_of_a_server_is_skipped() -> None:
    async with ScriptedServer() as server, CodexClient.connect(server.address) as client:
        for text in ("", "{", "null", "[1]", '{"id": "nobody", "result": 1}'):
            await server.send_text(text)
        server.on("fine", {"yes": True})
        assert await client.request("fine") == {"yes": True}


@pytest.mark.parametrize("client_class", [CodexClient, DotCraftClient, AcpClient])
async def test_all_dialects_have_scripts(client_class: Any) -> None:
    protocol: Any = client_class.__name__.removesuffix("Client").lower()
    async with ScriptedServer(protocol, token="t0ken") as server:
        with pytest.raises(threadwire.ConnectError, match="401"):
            await client_class.connect(server.address)
        async with client_class.connect(server.address, token="t0ken") as client:
            server.on("x", {"y": 1})
            assert await client.request("x") == {"y": 1}


def test_scripts_work_without_a_loop() -> None:
    with ScriptedServer() as server, SyncCodexClient.connect(server.address) as client:
        server.on("turn/start", {"turn": TURN})
        turn = client.run_turn("t", "hello")
        events = iter(turn)
        server.on("first", {})

        @server.on("go")
        async def go(params: Any) -> None:
            done = {"threadId": "t", "turn": {**TURN, "status": "completed"}}
            delta = {"threadId": "t", "turnId": "u", "itemId": "i", "delta": "hi"}
            await server.notify("item/agentMessage/delta", delta)
            await server.notify("turn/completed", done)

        client.on_request("item/fileChange/requestApproval", lambda params: None)  # pyright: ignore[reportArgumentType]
        client._wait(turn.turn.start())
        client.request("go")
        assert [type(event) for event in events] == [
            types.AgentMessageDeltaNotification,
            types.TurnCompletedNotification,
        ]
        assert turn.final_text == "hi"
        waiting = server.expect("last")
        client.notify("last")
        assert waiting.result(10).method == "last"


def test_a_server_that_is_not_running_says_so() -> None:
    server = ScriptedServer()
    with pytest.raises(RuntimeError, match="not running"):
        assert server.address
    server.close()


def test_secrets_are_left_out() -> None:
    value = {
        "apiKey": "abc",
        "authorization": "Bearer abcdefgh",
        "nested": [{"access_token": "x", "usage": {"inputTokens": 3, "token": ""}}],
        "text": "my key is sk-abcdefghijklmnop1234 and the word is swordfish, Bearer 0123456789abcdef==",
        "swordfish": 1,
    }
    assert redact(value, ["swordfish"]) == {
        "apiKey": REDACTED,
        "authorization": REDACTED,
        "nested": [{"access_token": REDACTED, "usage": {"inputTokens": 3, "token": ""}}],
        "text": f"my key is {REDACTED} and the word is {REDACTED}, Bearer {REDACTED}",
        REDACTED: 1,
    }


def test_files_that_are_no_cassettes_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    for text, problem in {
        "": ":1: not a cassette",
        "{}": ":1: not a cassette",
        '{"threadwire":"cassette","version":2,"protocol":"codex"}': ":1: not a cassette",
        '{"threadwire":"cassette","version":1,"protocol":"codex"}\n\n{': ":3: ",
    }.items():
        file.write_text(text)
        with pytest.raises(CassetteError, match=problem):
            read_cassette(file)
    CassetteWriter(file, "model").close()
    with pytest.raises(CassetteError, match="ReplayModel"):
        ReplayServer(file)


async def session(client: CodexClient, workspace: Path) -> list[str]:
    """The recorded session: two turns, one with an approval."""
    asked: list[Approval] = []

    async def approve(approval: Approval) -> bool:
        asked.append(approval)
        return True

    client.on_approval(approve)
    started = await client.thread_start(cwd=str(workspace), approval_policy="untrusted")
    first = await client.run_turn(started.thread.id, "run: touch made")
    second = await client.run_turn(started.thread.id, "say: bye, swordfish")
    assert first.status == "completed"
    return [str(len(asked)), second.final_text, second.id]


async def test_a_session_is_recorded_and_played(tmp_path: Path, workspace: Path) -> None:
    file = tmp_path / "session.jsonl"
    async with Server(cwd=workspace, token="t0ken") as server:
        address = await server.listen("ws://127.0.0.1:0")
        async with (
            Recorder(file, address, token="t0ken", secrets=["swordfish"]) as recorder,
            CodexClient.connect(recorder.address) as client,
        ):
            live = await session(client, workspace)
    assert live[:2] == ["1", "bye, swordfish"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    text = file.read_text()
    assert "swordfish" not in text
    assert "t0ken" not in text
    head, *lines = [json.loads(line) for line in text.splitlines()]
    assert head == {"threadwire": "cassette", "version": 1, "protocol": "codex"}
    assert all(list(line) == ["at", "from", "frame"] for line in lines)
    assert lines[0]["from"] == "client"
    assert lines[0]["frame"]["method"] == "initialize"

    (workspace / "made").unlink()
    async with ReplayServer(file) as server:
        for _ in range(2):
            async with CodexClient.connect(server.address) as client:
                played = await session(client, workspace)
                assert played == ["1", f"bye, {REDACTED}", live[2]]
                with pytest.raises(threadwire.RpcError, match="no further model/list"):
                    await client.model_list()
        assert server.unexpected == ["model/list"] * 2
    assert not (workspace / "made").exists()
    async with ReplayServer(file, strict=True) as server, CodexClient.connect(server.address) as client:
        with pytest.raises(threadwire.RpcError, match="no further thread/start"):
            await client.thread_start(cwd="/elsewhere")


async def test_a_command_is_recorded(binary: str, tmp_path: Path, workspace: Path) -> None:
    file = tmp_path / "session.jsonl"
    async with (
        Recorder(file, [binary, "acp"], protocol="acp") as recorder,
        AcpClient.connect(recorder.address) as client,
    ):
        made = await client.session_new(cwd=str(workspace), mcp_servers=[])
        assert (await client.prompt(made.session_id, "say: hi")).final_text == "hi"
    assert read_cassette(file).protocol == "acp"
    async with ReplayServer(file) as server, AcpClient.connect(server.address) as client:
        made = await client.session_new(cwd="/", mcp_servers=[])
        assert (await client.prompt(made.session_id, "what?")).final_text == "hi"
