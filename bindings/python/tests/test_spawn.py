"""Tests of server processes: the built command, and small ones that misbehave."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, DotCraftClient
from threadwire.codex import types
from threadwire.dotcraft import types as dotcraft

PRELUDE = """
import json, sys

def send(message):
    print(json.dumps(message), flush=True)

def receive():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return json.loads(line)

greeting = receive()
send({"id": greeting["id"], "result": {
    "userAgent": "script", "codexHome": "/", "platformFamily": "unix", "platformOs": "linux"}})
receive()
"""


def script(body: str) -> list[str]:
    """Returns the command of a server that performs the handshake and then runs `body`."""
    return [sys.executable, "-c", PRELUDE + body]


async def test_the_built_command_serves_codex(binary: str, workspace: Path) -> None:
    async with CodexClient.spawn([binary, "app-server"], cwd=workspace) as client:
        started = await client.thread_start()
        assert started.cwd == str(workspace)
        turn = await client.run_turn(started.thread.id, "say: hello")
        assert turn.final_text == "hello"


async def test_the_command_is_found_in_the_environment(binary: str, workspace: Path) -> None:
    async with AcpClient.spawn(cwd=workspace) as client:
        assert client.server.protocol_version == 1
        session = await client.session_new(cwd=str(workspace), mcp_servers=[])
        prompt = await client.prompt(session.session_id, "say: hello")
        assert prompt.stop_reason == "end_turn"
        assert prompt.final_text == "hello"


async def test_the_built_command_serves_dotcraft(binary: str, workspace: Path) -> None:
    async with DotCraftClient.spawn([binary, "app-server"], cwd=workspace) as client:
        identity = dotcraft.SessionIdentity(channel_name="test", user_id=None, workspace_path=str(workspace))
        started = await client.thread_start(identity=identity)
        turn = await client.run_turn(started.thread.id, "say: hello")
        assert turn.final_text == "hello"


async def test_a_missing_program_is_told() -> None:
    with pytest.raises(threadwire.ConnectError, match="no-such-program"):
        await CodexClient.spawn(["/no-such-program"])
    with pytest.raises(ValueError, match="empty"):
        await CodexClient.spawn([])


async def test_a_command_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THREADWIRE_BIN", "/nowhere/threadwire")
    with pytest.raises(threadwire.ConnectError, match="/nowhere/threadwire"):
        await CodexClient.spawn()


async def test_the_environment_of_the_process_can_be_extended() -> None:
    body = 'import os; asked = receive(); send({"id": asked["id"], "result": os.environ["COLOR"]})'
    async with CodexClient.spawn(script(body + "; receive()"), env={"COLOR": "red"}) as client:
        assert await client.request("color") == "red"


async def test_what_the_schema_does_not_know_reaches_the_user() -> None:
    body = """
send({"method": "party/started", "params": {"guests": 3}})
send({"method": "thread/name/updated", "params": {"threadId": 5}})
print("this is no JSON", flush=True)
send({"method": "thread/name/updated", "params": {"threadId": "t", "threadName": "n", "mood": "good"}})
receive()
"""
    async with CodexClient.spawn(script("receive()\n" + body)) as client:
        events = client.events()
        await client.notify("go")
        unknown = await anext(events)
        assert isinstance(unknown, threadwire.UnknownNotification)
        assert (unknown.METHOD, unknown.params, unknown.problem) == ("party/started", {"guests": 3}, None)
        odd = await anext(events)
        assert isinstance(odd, threadwire.UnknownNotification)
        assert odd.params == {"threadId": 5}
        assert odd.problem == "threadId: expected a text, found a number"
        named = await anext(events)
        assert isinstance(named, types.ThreadNameUpdatedNotification)
        assert named.thread_name == "n"


async def test_what_is_nested_too_deeply_is_an_error_and_nothing_ends() -> None:
    body = """
nest = lambda levels: "[" * levels + "]" * levels
while True:
    asked = receive()
    levels = asked["params"]
    if "id" in asked:
        part = "error" if asked["method"] == "refuse" else "result"
        value = '{"code": 1, "message": "no", "data": %s}' % nest(levels) if part == "error" else nest(levels)
        print('{"method": "deep", "params": %s}' % nest(levels), flush=True)
        print('{"id": %s, "%s": %s}' % (asked["id"], part, value), flush=True)
"""
    async with CodexClient.spawn(script(body)) as client:
        events = client.events()
        for method in ("answer", "refuse"):
            for levels in (600, 100_000):
                with pytest.raises(threadwire.DecodeError, match="the answer is nested deeper than 576 levels"):
                    await client.request(method, levels)
        # The maximum depth of a response.
        answer = await client.request("answer", 575)
        depth = 0
        while answer:
            (answer,) = answer
            depth += 1
        assert depth == 574
        told = await anext(events)
        assert isinstance(told, threadwire.UnknownNotification)
        with pytest.raises(threadwire.RpcError) as refused:
            await client.request("refuse", 500)
        assert refused.value.data
        # The client does not send what the server would not read.
        params: list[object] = []
        for _ in range(520):
            params = [params]
        with pytest.raises(ValueError, match="nested deeper than 511 levels"):
            await client.request("answer", params)


async def test_a_server_that_dies_tells_how() -> None:
    body = 'receive(); print("out of coffee", file=sys.stderr); sys.exit(7)'
    async with CodexClient.spawn(script(body)) as client:
        events = client.events()
        with pytest.raises(threadwire.ConnectionClosed, match="out of coffee") as failure:
            await client.thread_start()
        assert failure.value.exit_code == 7
        assert failure.value.stderr == ("out of coffee",)
        with pytest.raises(threadwire.ConnectionClosed):
            await client.thread_start()
        with pytest.raises(threadwire.ConnectionClosed):
            await anext(events)
        assert client.close_error is not None


async def test_a_server_that_dies_before_the_greeting_tells_how() -> None:
    with pytest.raises(threadwire.ConnectionClosed) as failure:
        await CodexClient.spawn([sys.executable, "-c", "import sys; sys.exit(3)"])
    assert failure.value.exit_code == 3


async def test_a_request_has_a_time_limit() -> None:
    body = 'receive(); asked = receive(); send({"id": asked["id"], "result": 1}); receive()'
    async with CodexClient.spawn(script(body), timeout=30) as client:
        with pytest.raises(threadwire.RequestTimeout, match="slow"):
            await client.request("slow", timeout=0.05)
        assert await client.request("fast") == 1
        with pytest.raises(ValueError, match="timeout"):
            await client.request("odd", timeout=-1)


async def test_a_request_can_be_given_up() -> None:
    body = """
first = receive()
send({"method": "seen"})
receive()
send({"id": first["id"], "result": 1})
second = receive()
send({"id": second["id"], "result": 2})
receive()
"""
    async with CodexClient.spawn(script(body)) as client:
        events = client.events()
        waiting = asyncio.ensure_future(client.request("slow"))
        assert (await anext(events)).METHOD == "seen"
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await client.notify("go on")
        # The late response is ignored.
        assert await client.request("next") == 2


async def test_an_answer_of_the_wrong_shape_names_its_place() -> None:
    body = 'asked = receive(); send({"id": asked["id"], "result": {"data": 5}}); receive()'
    async with CodexClient.spawn(script(body)) as client:
        with pytest.raises(threadwire.DecodeError, match=r"thread/loaded/list.*data: expected a list"):
            await client.thread_loaded_list()


async def test_questions_are_answered_while_others_wait() -> None:
    body = """
send({"id": 1, "method": "slow", "params": {}})
send({"id": "two", "method": "fast", "params": {"x": 2}})
send({"id": 3, "method": "unknown", "params": {}})
send({"id": 4, "method": "broken", "params": {}})
send({"id": 5, "method": "refusing", "params": {}})
answers = [receive() for _ in range(5)]
send({"method": "answers", "params": {"answers": answers}})
receive()
"""
    async with CodexClient.spawn(script("receive()\n" + body)) as client:
        others = asyncio.Event()

        async def slow(params: Any) -> Any:
            await others.wait()
            return "at last"

        async def fast(params: Any) -> Any:
            asyncio.get_running_loop().call_later(0.05, others.set)
            return {"got": params["x"]}

        async def broken(params: Any) -> Any:
            raise KeyError("oops")

        async def refusing(params: Any) -> Any:
            raise threadwire.RpcError(-7, "no", {"because": "so"})

        client.on_request("slow", slow)
        client.on_request("fast", fast)
        client.on_request("broken", broken)
        client.on_request("refusing", refusing)
        events = client.events()
        await client.notify("go")
        told = await anext(events)
        assert isinstance(told, threadwire.UnknownNotification)
        answers = told.params["answers"]
        assert {answer["id"]: answer.get("result") or answer["error"] for answer in answers} == {
            1: "at last",
            "two": {"got": 2},
            3: {"code": -32601, "message": "the client does not answer unknown"},
            4: {"code": -32603, "message": "the handler failed: 'oops'"},
            5: {"code": -7, "message": "no", "data": {"because": "so"}},
        }
        assert answers[-1]["id"] == 1


async def test_closing_ends_the_process_and_what_waits() -> None:
    body = 'receive(); send({"method": "seen"}); receive()'
    client = await CodexClient.spawn(script(body))
    events = client.events()
    waiting = asyncio.ensure_future(client.request("never"))
    assert (await anext(events)).METHOD == "seen"
    await client.close()
    with pytest.raises(threadwire.ConnectionClosed):
        await waiting
    with pytest.raises(StopAsyncIteration):
        await anext(events)
    await client.close()
    with pytest.raises(threadwire.ConnectionClosed, match="closed by this client"):
        await client.thread_start()


async def test_many_events_wait_for_a_slow_reader() -> None:
    body = 'receive()\nfor n in range(20000): send({"method": "n", "params": {"n": n}})\nreceive()'
    async with CodexClient.spawn(script(body)) as client:
        events = client.events()
        await client.notify("go")
        for n in range(20000):
            # Everything else of the loop comes first.
            await asyncio.sleep(0)
            event = await anext(events)
            assert isinstance(event, threadwire.UnknownNotification)
            assert event.params == {"n": n}


async def test_what_is_wrong_with_a_command_is_told(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match=r"a list of program and arguments, such as \['true', 'x'\]"):
        CodexClient.spawn("true x")
    with pytest.raises(threadwire.ConnectError, match=r"there is no folder .*nowhere"):
        await CodexClient.spawn(cwd=tmp_path / "nowhere")
