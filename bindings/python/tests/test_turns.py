"""Tests of the state of turns in each dialect, and of client tools."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Literal

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, Content, DotCraftClient, TurnContext
from threadwire.acp import types as acp
from threadwire.codex import types as codex
from threadwire.dotcraft import types as dotcraft
from threadwire.sync import CodexClient as SyncCodexClient
from threadwire.testing import ScriptedServer
from threadwire.tools import Caller, Image, ToolError, ToolSet

CONFIG = {"approval_policy": "never", "sandbox_mode": "danger-full-access"}


async def worker(turn: TurnContext) -> AsyncIterator[str]:
    yield "First. "
    await turn.plan([("look", "completed"), ("act", "in_progress")])
    await turn.write("made.txt", "one\ntwo\n")
    await turn.usage(input=10, output=3, context_window=100)
    await turn.usage(input=20, output=4)
    yield "Last."


def shown(part: Content) -> str:
    match part["type"]:
        case "text":
            return part["text"]
        case "image":
            return part["url"]
        case "block":
            return str(part["block"])


async def listener(turn: TurnContext) -> AsyncIterator[str]:
    """Reports input that was added to the turn."""
    yield "listening "
    while not (joined := await turn.steered()):  # noqa: ASYNC110 # the engine keeps it until it is asked for
        await asyncio.sleep(0.005)
    (part,) = joined
    assert part["type"] == "text"
    yield "heard " + part["text"]


def identity(workspace: Path) -> dotcraft.SessionIdentity:
    return dotcraft.SessionIdentity(channel_name="t", user_id=None, workspace_path=str(workspace))


async def test_a_codex_turn_tells_all_about_itself(workspace: Path) -> None:
    async with CodexClient.embedded(agent=worker, cwd=workspace, config=CONFIG) as client:
        started = await client.thread_start()
        turn = await client.run_turn(started.thread.id, "go")
        assert [type(item) for item in turn.items] == [
            codex.ThreadItemUserMessage,
            codex.ThreadItemAgentMessage,
            codex.ThreadItemFileChange,
            codex.ThreadItemAgentMessage,
        ]
        assert turn.final_text == "Last."
        assert [(step.step, step.status) for step in turn.plan] == [("look", "completed"), ("act", "inProgress")]
        assert turn.usage is not None
        assert turn.usage.total.input_tokens == 30
        assert "+two" in turn.diff


async def test_a_dotcraft_turn_tells_all_about_itself(workspace: Path) -> None:
    async with DotCraftClient.embedded(agent=worker, cwd=workspace, config=CONFIG) as client:
        started = await client.thread_start(identity=identity(workspace))
        turn = client.run_turn(started.thread.id, "go")
        seen: list[int] = []
        async for event in turn:
            if isinstance(event, dotcraft.ItemUsageDeltaNotification):
                assert turn.usage is not None
                seen.append(turn.usage.input_tokens)
        assert seen == [10, 30]
        assert turn.usage is not None
        assert (turn.usage.input_tokens, turn.usage.output_tokens) == (30, 7)
        assert turn.final_text == "Last."
        assert isinstance(turn.items[0], dotcraft.ItemUserMessage)
        assert any(isinstance(item, dotcraft.ItemToolCall) for item in turn.items)
        assert turn.plan is not None
        assert [todo.content for todo in turn.plan.todos] == ["look", "act"]
        assert "+two" in turn.diff


async def test_a_prompt_tells_all_about_itself(workspace: Path) -> None:
    (workspace / "made.txt").write_text("one\n")
    async with AcpClient.embedded(agent=worker, cwd=workspace, config=CONFIG) as client:
        session = await client.session_new(cwd=str(workspace), mcp_servers=[])
        prompt = await client.prompt(session.session_id, "go")
        assert prompt.final_text == "Last."
        assert [entry.content for entry in prompt.plan] == ["look", "act"]
        (call,) = prompt.items
        assert (call.kind, call.status) == ("edit", "completed")
        assert prompt.diff == f"--- a{workspace}/made.txt\n+++ b{workspace}/made.txt\n@@ -1 +1,2 @@\n one\n+two\n"
        assert prompt.context is not None
        assert prompt.context.size == 100


async def test_input_can_join_a_turn(workspace: Path) -> None:
    async with CodexClient.embedded(agent=listener, cwd=workspace) as client:
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "go")
        async for event in turn:
            if isinstance(event, codex.AgentMessageDeltaNotification) and "listening" in event.delta:
                await turn.steer("this")
        assert turn.final_text.endswith("heard this")


async def test_all_turns_can_be_interrupted(workspace: Path) -> None:
    async with AcpClient.embedded(cwd=workspace) as client:
        session = await client.session_new(cwd=str(workspace), mcp_servers=[])
        prompt = client.prompt(session.session_id, "say: hi\nwait: 600s")
        async for event in prompt:
            if isinstance(event, acp.SessionNotification) and prompt.final_text == "hi":
                await prompt.interrupt()
        assert prompt.stop_reason == "cancelled"
    async with DotCraftClient.embedded(cwd=workspace) as client:
        started = await client.thread_start(identity=identity(workspace))
        turn = client.run_turn(started.thread.id, "wait: 600s")
        await turn.start()
        await turn.interrupt()
        with pytest.raises(threadwire.TurnFailed):
            await turn
        assert turn.status == "cancelled"


def weather(city: str, call: Caller, unit: Literal["C", "F"] = "C") -> Any:
    """Tells the weather.

    Args:
        city: Where.
    """
    if city == "Nowhere":
        raise ToolError("there is no such place")
    assert call.thread_id
    return ["It looks like this:", Image("data:image/png;base64,AAAA"), f"21 °{unit} in {city}"]


async def caller(turn: TurnContext) -> AsyncIterator[str]:
    """Calls the client tool and reports the results."""
    (tool,) = turn.tools
    yield f"{tool['description']} {sorted(tool['input_schema']['properties'])} "
    for city in ("Paris", "Nowhere"):
        try:
            parts = await turn.call_tool(tool["name"], {"city": city}, namespace=tool["namespace"])
            yield " ".join(shown(part) for part in parts) + "; "
        except threadwire.ActionFailed as error:
            yield str(error)


EXPECTED = "Tells the weather. ['city', 'unit'] It looks like this: data:image/png;base64,AAAA 21 °C in Paris; "


@pytest.mark.parametrize("namespace", [None, "home"])
async def test_codex_servers_call_tools_of_the_client(workspace: Path, namespace: str | None) -> None:
    async with CodexClient.embedded(agent=caller, cwd=workspace) as client:
        tools = client.offer(weather if namespace is None else ToolSet(weather, namespace=namespace, description="d"))
        started = await client.thread_start(dynamic_tools=tools)
        turn = await client.run_turn(started.thread.id, "go")
        texts = [item.text for item in turn.items if isinstance(item, codex.ThreadItemAgentMessage)]
        assert "".join(texts).startswith(EXPECTED)
        assert "there is no such place" in turn.final_text
        calls = [item for item in turn.items if isinstance(item, codex.ThreadItemDynamicToolCall)]
        assert [call.success for call in calls] == [True, False]


@pytest.mark.parametrize("namespace", [None, "home"])
async def test_dotcraft_servers_call_tools_of_the_client(workspace: Path, namespace: str | None) -> None:
    async with DotCraftClient.embedded(agent=caller, cwd=workspace) as client:
        tools = client.offer(ToolSet(weather, namespace=namespace))
        started = await client.thread_start(identity=identity(workspace), dynamic_tools=tools)
        turn = await client.run_turn(started.thread.id, "go")
        texts = [item.payload.text for item in turn.items if isinstance(item, dotcraft.ItemAgentMessage)]
        assert "".join(texts).startswith(EXPECTED)
        assert "there is no such place" in turn.final_text


def test_synchronous_clients_offer_tools_too(workspace: Path) -> None:
    with SyncCodexClient.embedded(agent=caller, cwd=workspace) as client:
        started = client.thread_start(dynamic_tools=client.offer(weather))
        turn = client.run_turn(started.thread.id, "go").wait()
        assert "no such place" in turn.final_text


async def test_a_name_is_offered_once() -> None:
    async with CodexClient.embedded() as client:
        client.offer(weather)
        client.offer(weather)
        with pytest.raises(ValueError, match="two tools"):
            client.offer(threadwire.tools.Tool(lambda: None, name="weather", description=""))


@pytest.mark.parametrize("refused", [False, True])
async def test_steering_in_dotcraft_takes_the_input_out_of_the_queue(refused: bool) -> None:
    turn: dict[str, Any] = {"id": "u", "threadId": "t", "status": "running", "items": []}
    entry: dict[str, Any] = {
        "id": "q",
        "threadId": "t",
        "nativeInputParts": [],
        "materializedInputParts": [],
        "displayText": "more",
        "status": "queued",
        "createdAt": "2026-01-01T00:00:00Z",
    }
    async with ScriptedServer("dotcraft") as server, DotCraftClient.connect(server.address) as client:
        server.on("turn/start", {"turn": turn})
        server.on("turn/enqueue", {"queuedInput": entry, "queuedInputs": [entry]})
        server.on("turn/queue/remove", {"queuedInputs": []})

        @server.on("turn/steer")
        def steer(params: Any) -> Any:
            if refused:
                raise threadwire.RpcError(-32014, "Turn not running")
            return {"turnId": "u", "queuedInputs": [entry]}

        running = await client.run_turn("t", "hello").start()
        if refused:
            with pytest.raises(threadwire.RpcError, match="not running"):
                await running.steer("more")
        else:
            await running.steer("more")
        heard = {one.method: one.params for one in server.received}
        assert heard["turn/enqueue"]["input"] == [{"type": "text", "text": "more"}]
        assert heard["turn/steer"] == {"threadId": "t", "expectedTurnId": "u", "queuedInputId": "q"}
        # Input for this turn must not start another one.
        assert ("turn/queue/remove" in heard) == refused


@pytest.mark.parametrize("kind", [CodexClient, DotCraftClient, AcpClient])
async def test_interrupting_a_turn_that_is_over_does_nothing(kind: Any, workspace: Path) -> None:
    release = asyncio.Event()

    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        yield "hello"
        if turn.text == "wait":
            await release.wait()

    async with kind.embedded(agent=agent, cwd=workspace) as client:

        async def thread() -> Callable[[str], Any]:
            if kind is AcpClient:
                session = await client.session_new(cwd=str(workspace), mcp_servers=[])
                return functools.partial(client.prompt, session.session_id)
            given = {"identity": identity(workspace)} if kind is DotCraftClient else {}
            started = await client.thread_start(**given)
            return functools.partial(client.run_turn, started.thread.id)

        run = await thread()
        over = await run("go")
        running = run("wait")
        async for _ in running:
            if running.final_text:
                break
        await over.interrupt()
        release.set()
        await running
        assert getattr(running, "status", "completed") == "completed"
        assert getattr(running, "stop_reason", "end_turn") == "end_turn"

        # Its end is not read yet.
        events = client.events()
        unread = await run("go").start()
        if kind is not AcpClient:
            async for event in events:
                if event.METHOD == "turn/completed":
                    break
        await unread.interrupt()
        events.close()
        await unread
