"""Tests of agents written in Python, with clients of all dialects."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, DotCraftClient, Server, TurnContext
from threadwire.acp import types as acp
from threadwire.codex import Approval, types
from threadwire.dotcraft import types as dotcraft


async def worker(turn: TurnContext) -> AsyncIterator[str]:
    """Uses every function of the turn once."""
    yield "You said "
    yield turn.text
    await turn.think("I could ")
    await turn.think("make a file.")
    await turn.plan([("make", "in_progress"), "check"], explanation="as asked")
    await turn.write("note.txt", "one\n")
    done = await turn.run("cat note.txt; echo oops >&2; exit 3")
    yield f"exit code {done.exit_code}: {done.output.split()}"


ANSWER = "exit code 3: ['one', 'oops']"


async def codex_items(client: CodexClient, agent_input: str) -> tuple[Any, list[str]]:
    started = await client.thread_start(approval_policy="never", sandbox="danger-full-access")
    turn = await client.run_turn(started.thread.id, agent_input)
    return turn, [type(item).__name__.removeprefix("ThreadItem") for item in turn.items]


async def test_codex_clients_drive_it(workspace: Path) -> None:
    async with CodexClient.embedded(agent=worker, cwd=workspace) as client:
        turn, items = await codex_items(client, "hello")
        assert items == ["UserMessage", "AgentMessage", "Reasoning", "FileChange", "CommandExecution", "AgentMessage"]
        assert turn.items[1].text == "You said hello"
        assert turn.items[2].summary == ["I could make a file."]
        assert [(step.step, step.status) for step in turn.plan] == [("make", "inProgress"), ("check", "pending")]
        assert turn.final_text == ANSWER
        assert (workspace / "note.txt").read_text() == "one\n"
        models = await client.model_list()
        assert [model.id for model in models.data] == ["worker"]


async def test_dotcraft_clients_drive_it(workspace: Path) -> None:
    config = {"approval_policy": "never", "sandbox_mode": "danger-full-access"}
    async with DotCraftClient.embedded(agent=worker, cwd=workspace, config=config) as client:
        identity = dotcraft.SessionIdentity(channel_name="t", user_id=None, workspace_path=str(workspace))
        started = await client.thread_start(identity=identity)
        turn = client.run_turn(started.thread.id, "hello")
        deltas = [event.delta async for event in turn if isinstance(event, dotcraft.ItemAgentMessageDeltaNotification)]
        assert deltas == ["You said ", "hello", ANSWER]
        assert turn.status == "completed"
        assert turn.final_text == ANSWER


async def test_acp_clients_drive_it(workspace: Path) -> None:
    config = {"approval_policy": "never", "sandbox_mode": "danger-full-access"}
    async with AcpClient.embedded(agent=worker, cwd=workspace, config=config) as client:
        session = await client.session_new(cwd=str(workspace), mcp_servers=[])
        prompt = client.prompt(session.session_id, "hello")
        thoughts = ""
        async for event in prompt:
            match event:
                case acp.SessionNotification(
                    update=acp.SessionUpdateAgentThoughtChunk(content=acp.ContentBlockText(text=text))
                ):
                    thoughts += text
                case _:
                    pass
        assert thoughts == "I could make a file."
        assert prompt.stop_reason == "end_turn"
        assert prompt.final_text == ANSWER


async def test_consent_is_asked_for_in_every_dialect(workspace: Path) -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        try:
            done = await turn.run("touch made", reason="to see")
        except threadwire.ActionDeclined as error:
            yield f"declined: {error}"
        else:
            yield f"ran: {done.exit_code}"

    async with Server(agent, cwd=workspace, config={"approval_policy": "untrusted"}) as server:
        async with CodexClient.embedded(server) as client:
            started = await client.thread_start()
            turn = await client.run_turn(started.thread.id, "nobody answers")
            assert turn.final_text == "declined: the user declined"
            reasons: list[str | None] = []

            async def approve(approval: Approval) -> bool:
                # Other requests continue meanwhile.
                await client.thread_loaded_list()
                reasons.append(approval.reason)
                return len(reasons) > 1

            client.on_approval(approve)
            turn = await client.run_turn(started.thread.id, "no")
            assert turn.final_text == "declined: the user declined"
            assert not (workspace / "made").exists()
            turn = await client.run_turn(started.thread.id, "yes")
            assert turn.final_text == "ran: 0"
            assert (workspace / "made").exists()
            assert reasons == ["to see", "to see"]

        async with AcpClient.embedded(server) as acp_client:
            session = await acp_client.session_new(cwd=str(workspace), mcp_servers=[])
            prompt = await acp_client.prompt(session.session_id, "nobody answers")
            assert prompt.final_text == "declined: the user declined"

            async def choose(request: acp.RequestPermissionRequest) -> str:
                return next(option.option_id for option in request.options if option.kind == "allow_once")

            acp_client.on_permission(choose)
            assert (await acp_client.prompt(session.session_id, "yes")).final_text == "ran: 0"

        async with DotCraftClient.embedded(server) as dotcraft_client:

            async def decide(request: dotcraft.ItemApprovalRequestParams) -> bool:
                return request.approval_type == "shell"

            dotcraft_client.on_approval(decide)
            identity = dotcraft.SessionIdentity(channel_name="t", user_id=None, workspace_path=str(workspace))
            thread = await dotcraft_client.thread_start(identity=identity)
            assert (await dotcraft_client.run_turn(thread.thread.id, "yes")).final_text == "ran: 0"


async def test_it_asks_the_user_and_calls_tools_of_the_client() -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        color = await turn.ask("Which color?", options=["red", ("blue", "like the sky")], other=False)
        (part,) = await turn.call_tool("paint", {"color": color})
        assert part["type"] == "text"
        yield f"{color}: {part['text']}"
        with pytest.raises(threadwire.ActionFailed, match="no tool dance"):
            await turn.call_tool("dance")

    async with CodexClient.embedded(agent=agent) as client:
        questions: list[types.ToolRequestUserInputQuestion] = []

        async def answer(params: types.ToolRequestUserInputParams) -> types.ToolRequestUserInputResponse:
            questions.extend(params.questions)
            chosen = types.ToolRequestUserInputAnswer(answers=["blue"])
            return types.ToolRequestUserInputResponse(answers={params.questions[0].id: chosen})

        async def paint(params: types.DynamicToolCallParams) -> types.DynamicToolCallResponse:
            text = types.DynamicToolCallOutputContentItemInputText(text=f"painted {params.arguments['color']}")
            return types.DynamicToolCallResponse(content_items=[text], success=True)

        client.on_request("item/tool/requestUserInput", answer)
        client.on_request("item/tool/call", paint)
        tool = types.DynamicToolSpecFunction(name="paint", description="Paints.", input_schema={"type": "object"})
        started = await client.thread_start(dynamic_tools=[tool])
        turn = await client.run_turn(started.thread.id, "go")
        assert turn.final_text == "blue: painted blue"
        assert questions[0].question == "Which color?"
        assert questions[0].options is not None
        assert [option.label for option in questions[0].options] == ["red", "blue"]


async def test_it_knows_the_thread_and_its_history(workspace: Path) -> None:
    seen: list[TurnContext] = []

    async def agent(turn: TurnContext) -> str:
        seen.append(turn)
        return str([message for past in await turn.history() for message in past.messages])

    async with CodexClient.embedded(agent=agent, cwd=workspace) as client:
        started = await client.thread_start(developer_instructions="Be brief.")
        first = await client.run_turn(started.thread.id, "one")
        assert first.final_text == "[]"
        second = await client.run_turn(started.thread.id, "two", effort="high")
        assert second.final_text == "[('user', 'one'), ('agent', '[]')]"
    turn = seen[1]
    assert (turn.thread_id, turn.id) == (started.thread.id, second.id)
    assert (turn.cwd, turn.model, turn.mode) == (str(workspace), "agent", "agent")
    assert (turn.effort, turn.instructions, turn.client) == ("high", "Be brief.", "threadwire-python")
    assert turn.text == "two"
    assert turn.input == [{"type": "text", "text": "two"}]
    with pytest.raises(threadwire.ThreadwireError, match="the turn is over"):
        await turn.say("too late")


async def test_input_that_joins_a_turn_reaches_it() -> None:
    joined = asyncio.Event()

    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        yield "waiting"
        await joined.wait()
        (more,) = await turn.steered()
        assert more["type"] == "text"
        yield f" for {more['text']}"

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "go")
        async for event in turn:
            if isinstance(event, types.AgentMessageDeltaNotification) and event.delta == "waiting":
                await turn.steer("more")
                joined.set()
        assert turn.final_text.endswith(" for more")


async def test_usage_and_warnings_reach_the_client() -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        await turn.usage(input=10, cached_input=4, output=5, reasoning=2, context_window=1000)
        await turn.warn("mind the gap")
        yield "done"

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        events = client.events()
        turn = await client.run_turn(started.thread.id, "go")
        assert turn.usage is not None
        assert turn.usage.last.total_tokens == 15
        assert turn.usage.model_context_window == 1000
        async for event in events:
            if isinstance(event, types.WarningNotification):
                assert event.message == "mind the gap"
                break
        events.close()


async def test_an_agent_that_raises_fails_its_turn(caplog: pytest.LogCaptureFixture) -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        yield "I try"
        if turn.text == "garbage":
            yield 5  # pyright: ignore[reportReturnType]
        raise ValueError("and fail")

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        with pytest.raises(threadwire.TurnFailed, match="and fail") as failure:
            await client.run_turn(started.thread.id, "go")
        assert failure.value.status == "failed"
        assert failure.value.details is None, "where it was raised is for the log"
        with pytest.raises(threadwire.TurnFailed, match=r"an agent yields text or Message, .*, not int"):
            await client.run_turn(started.thread.id, "garbage")
    assert 'raise ValueError("and fail")' in caplog.text


async def test_interrupting_a_turn_cancels_its_task() -> None:
    ended: list[str] = []

    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        try:
            yield "working"
            await asyncio.Event().wait()
        finally:
            ended.append(f"cancelled: {turn.cancelled}")

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "go")
        async for event in turn:
            if isinstance(event, types.AgentMessageDeltaNotification):
                await turn.interrupt()
        assert turn.status == "interrupted"
        assert ended == ["cancelled: True"]


async def test_interrupting_a_turn_stops_its_command(workspace: Path) -> None:
    async def agent(turn: TurnContext) -> None:
        await turn.run("echo started; sleep 600")

    async with CodexClient.embedded(agent=agent, cwd=workspace) as client:
        started = await client.thread_start(approval_policy="never", sandbox="danger-full-access")
        turn = client.run_turn(started.thread.id, "go")
        async for event in turn:
            if isinstance(event, types.CommandExecutionOutputDeltaNotification):
                await turn.interrupt()
        assert turn.status == "interrupted"


async def test_an_agent_that_will_not_stop_is_left_behind() -> None:
    stubborn = asyncio.Event()

    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        yield "no"
        for _ in range(3):
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                stubborn.set()
        yield "never"

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "go")
        async for event in turn:
            if isinstance(event, types.AgentMessageDeltaNotification):
                await turn.interrupt()
        assert stubborn.is_set()
        assert turn.status == "interrupted"
        assert turn.final_text == "no"


async def test_closing_the_server_interrupts_its_turns() -> None:
    cancelled = asyncio.Event()
    working = asyncio.Event()

    async def agent(turn: TurnContext) -> None:
        working.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.set()
            raise

    async with Server(agent) as server:
        client = await CodexClient.embedded(server)
        started = await client.thread_start()
        turn = await client.run_turn(started.thread.id, "go").start()
        await working.wait()
    assert cancelled.is_set()
    with pytest.raises((threadwire.TurnFailed, threadwire.ConnectionClosed)):
        await turn
    await client.close()


async def test_a_thousand_turns_run_at_once() -> None:
    everybody = asyncio.Barrier(1000)

    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        # No turn continues before all have started.
        await everybody.wait()
        for word in turn.text.split():
            yield word

    async with Server(agent) as server, CodexClient.embedded(server) as client:
        started = await asyncio.gather(*(client.thread_start(ephemeral=True) for _ in range(1000)))
        runs = (client.run_turn(answer.thread.id, f"{n} x y") for n, answer in enumerate(started))
        turns = await asyncio.gather(*runs)
        assert [turn.final_text for turn in turns] == [f"{n}xy" for n in range(1000)]


async def test_a_fast_agent_waits_for_its_readers() -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        for n in range(20_000):
            yield f"{n},"

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start(ephemeral=True)
        turn = await client.run_turn(started.thread.id, "go")
        assert turn.final_text == "".join(f"{n}," for n in range(20_000))


async def test_it_yields_more_than_text() -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[threadwire.Said]:
        yield threadwire.Thought("hm")
        yield "one "
        yield "message"
        yield threadwire.Message("and another")
        yield threadwire.Plan(["look", ("act", "in_progress")])
        yield threadwire.ToolCall("1", "search", {"query": "x"})
        yield threadwire.ToolResult("1", "found")
        yield threadwire.ToolCall("2", "search")
        yield threadwire.ToolResult("2", error="no network")
        yield threadwire.Usage(input=3, output=4)
        if turn.text == "wrong":
            yield threadwire.ToolResult("3", "never called")

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        turn = await client.run_turn(started.thread.id, "go")
        items = [type(item).__name__.removeprefix("ThreadItem") for item in turn.items]
        assert items[:4] == ["UserMessage", "Reasoning", "AgentMessage", "AgentMessage"]
        assert len(items) == 6
        assert turn.final_text == "and another"
        assert [(step.step, step.status) for step in turn.plan] == [("look", "pending"), ("act", "inProgress")]
        assert turn.usage is not None
        assert turn.usage.last.total_tokens == 7
        with pytest.raises(threadwire.TurnFailed, match="no tool call 3 is open"):
            await client.run_turn(started.thread.id, "wrong")


class Lived:
    """Notes when the server starts and closes an agent."""

    def __init__(self) -> None:
        self.life: list[str] = []

    async def start(self) -> None:
        self.life.append("start")

    async def close(self) -> None:
        self.life.append("close")


async def test_an_object_is_an_agent_with_a_life(tmp_path: Path) -> None:
    class Counter(Lived):
        name = "counter"
        models = ("small", ("large", "Large", "More of it"))

        async def run(self, turn: TurnContext) -> str:
            turn.state["turns"] = turn.state.get("turns", 0) + 1
            if turn.text == "fail":
                raise ValueError("counted all the same")
            return f"{turn.model} {turn.state['turns']}"

    agent = Counter()
    async with CodexClient.embedded(agent=agent, home=tmp_path) as client:
        models = await client.model_list()
        assert [(model.model, model.display_name) for model in models.data] == [("small", "small"), ("large", "Large")]
        started = await client.thread_start()
        thread = started.thread.id
        assert (await client.run_turn(thread, "go")).final_text == "small 1"
        with pytest.raises(threadwire.TurnFailed):
            await client.run_turn(thread, "fail")
        other = await client.thread_start()
        assert (await client.run_turn(other.thread.id, "go")).final_text == "small 1"
    assert agent.life == ["start", "close"]
    # A new server reads the same state.
    async with CodexClient.embedded(agent=Counter(), home=tmp_path) as client:
        await client.thread_resume(thread_id=thread)
        assert (await client.run_turn(thread, "go")).final_text == "small 3"


async def test_an_agent_is_closed_if_its_server_does_not_open() -> None:
    class Gateway(Lived):
        async def run(self, turn: TurnContext) -> str:
            return turn.text

    agent = Gateway()
    with pytest.raises(ValueError, match="unknown protocol"):
        await Server(agent, protocol="morse").start()
    assert agent.life == ["start", "close"]


async def test_consent_to_what_it_does_by_itself() -> None:
    async def agent(turn: TurnContext) -> str:
        return str(await turn.approve("deploy to production", reason="as asked"))

    async with Server(agent) as server, CodexClient.embedded(server) as client:
        started = await client.thread_start(approval_policy="on-request")
        assert (await client.run_turn(started.thread.id, "nobody answers")).final_text == "False"
        reasons: list[str | None] = []

        async def approve(approval: Approval) -> bool:
            reasons.append(approval.reason)
            return True

        client.on_approval(approve)
        assert (await client.run_turn(started.thread.id, "yes")).final_text == "True"
        assert reasons == ["as asked"]
        never = await client.thread_start(approval_policy="never", sandbox="read-only")
        assert (await client.run_turn(never.thread.id, "go")).final_text == "False"
        free = await client.thread_start(approval_policy="never", sandbox="danger-full-access")
        assert (await client.run_turn(free.thread.id, "go")).final_text == "True"
        assert reasons == ["as asked"]
        async with AcpClient.embedded(server) as acp_client:

            async def choose(request: acp.RequestPermissionRequest) -> str:
                return next(option.option_id for option in request.options if option.kind == "allow_once")

            acp_client.on_permission(choose)
            session = await acp_client.session_new(cwd="/", mcp_servers=[])
            assert (await acp_client.prompt(session.session_id, "yes")).final_text in ("True", "False")


async def test_a_server_closes_once_and_can_be_started_again() -> None:
    async def agent(turn: TurnContext) -> str:
        return "hello"

    server = Server(agent)
    with pytest.raises(RuntimeError, match="not running"):
        await server.listen("ws://127.0.0.1:0")
    for _ in range(2):
        await server.start()
        async with CodexClient.embedded(server) as client:
            started = await client.thread_start()
            assert (await client.run_turn(started.thread.id, "go")).final_text == "hello"
        await asyncio.gather(server.close(), server.close())
        await server.close()


async def test_an_agent_that_cancels_itself_has_not_done_its_work() -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        yield "working"
        helper = asyncio.ensure_future(asyncio.Event().wait())
        asyncio.get_running_loop().call_soon(helper.cancel)
        await helper

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        with pytest.raises(threadwire.TurnFailed, match="the agent was cancelled"):
            await client.run_turn(started.thread.id, "go")


async def give_up(call: Awaitable[object], begun: asyncio.Event) -> None:
    """Cancels a call of a turn when it has begun."""
    waiting = asyncio.ensure_future(call)
    await begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_a_command_that_nobody_waits_for_is_killed(workspace: Path) -> None:
    runs = asyncio.Event()

    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        await give_up(turn.run("echo $$; exec sleep 600"), runs)
        yield "stopped"
        await turn.flush()
        yield " and went on"

    async with CodexClient.embedded(agent=agent, cwd=workspace) as client:
        started = await client.thread_start(approval_policy="never", sandbox="danger-full-access")
        turn = client.run_turn(started.thread.id, "go")
        output, ended = "", list[str]()
        async for event in turn:
            if isinstance(event, types.CommandExecutionOutputDeltaNotification):
                output += event.delta
                runs.set()
            elif isinstance(event, types.ItemCompletedNotification):
                ended += [event.item.status] if isinstance(event.item, types.ThreadItemCommandExecution) else []
        assert (turn.status, turn.final_text, ended) == ("completed", "stopped and went on", ["failed"])
        process = int(output)
        with pytest.raises(ProcessLookupError):
            while True:
                os.kill(process, 0)
                await asyncio.sleep(0.01)


async def test_a_question_that_nobody_waits_for_is_withdrawn() -> None:
    asked = asyncio.Event()

    async def agent(turn: TurnContext) -> AsyncIterator[str]:
        await give_up(turn.approve("deploy"), asked)
        yield "without you"

    async def approve(approval: Approval) -> bool:
        asked.set()
        return await asyncio.Event().wait()

    async with CodexClient.embedded(agent=agent) as client:
        client.on_approval(approve)
        started = await client.thread_start(approval_policy="untrusted")
        turn = client.run_turn(started.thread.id, "go")
        seen = [event async for event in turn]
        assert (turn.status, turn.final_text) == ("completed", "without you")
        resolved = [isinstance(event, types.ServerRequestResolvedNotification) for event in seen]
        spoken = [isinstance(event, types.AgentMessageDeltaNotification) for event in seen]
        assert resolved.count(True) == 1
        assert resolved.index(True) < spoken.index(True)


async def test_a_tool_call_without_a_result_ends_with_its_turn() -> None:
    async def agent(turn: TurnContext) -> AsyncIterator[str | threadwire.ToolCall]:
        yield threadwire.ToolCall("1", "look", {})
        if turn.text == "fail":
            raise ValueError("no")

    async with CodexClient.embedded(agent=agent) as client:
        started = await client.thread_start()
        for what in ("go", "fail"):
            turn = client.run_turn(started.thread.id, what)
            ended = [
                event.item
                async for event in turn
                if isinstance(event, types.ItemCompletedNotification)
                and isinstance(event.item, types.ThreadItemMcpToolCall)
            ]
            assert [item.status for item in ended] == ["failed"]
            read = await client.thread_read(thread_id=started.thread.id, include_turns=True)
            items = read.thread.turns[-1].items
            assert [item.status for item in items if isinstance(item, types.ThreadItemMcpToolCall)] == ["failed"]


async def test_what_is_no_agent_is_refused() -> None:
    class Lacks:
        async def run(self, turn: TurnContext) -> str:
            return "hello"

    for given, reason in (("text", "not 'text'"), (Lacks, "an object of the class Lacks")):
        with pytest.raises(TypeError, match=reason):
            await CodexClient.embedded(agent=given)  # pyright: ignore[reportArgumentType]
