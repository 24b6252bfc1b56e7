"""Tests of the built-in coding agent with tools and middleware written in Python."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from threadwire import CodexClient, CodingAgent, TurnFailed
from threadwire.codex import types
from threadwire.coding import Message, Middleware, ModelAnswer, ModelRequest, ToolAnswer, ToolUse, Turn, Verdict
from threadwire.testing import Call, ScriptedModel
from threadwire.tools import Caller, Image, ToolError

FREE = {"approval_policy": "never", "sandbox_mode": "danger-full-access"}


def double(a: int) -> int:
    """Doubles a number.

    Args:
        a: The number.
    """
    return 2 * a


async def run(agent: CodingAgent, workspace: Path, *answers: Any, config: dict[str, Any] = FREE) -> tuple[Any, Any]:
    """Runs one turn with these model answers, and returns the turn and the model."""
    async with (
        ScriptedModel(*answers) as model,
        CodexClient.embedded(agent=agent, cwd=workspace, config={**config, **model.config()}) as client,
    ):
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "go")
        with contextlib.suppress(TurnFailed):
            await turn
        return turn, model


def told(model: Any, request: int, call: str) -> Any:
    """Returns the output of a call, as the model received it."""
    items = model.requests[request].body["input"]
    return next(item["output"] for item in items if item.get("call_id") == call and "output" in item)


def calls(turn: Any) -> list[Any]:
    return [item for item in turn.items if isinstance(item, types.ThreadItemMcpToolCall)]


async def test_functions_are_tools_of_the_agent(workspace: Path) -> None:
    seen: list[Caller] = []

    async def look(call: Caller) -> Image:
        seen.append(call)
        return Image("data:image/png;base64,AAAA")

    agent = CodingAgent(tools=[double, look], read_only=["double"])
    script = [Call("double", {"a": 21}, id="call_1"), Call("look", {}, id="call_2")]
    turn, model = await run(agent, workspace, script, "done")
    assert turn.final_text == "done"
    assert [(item.server, item.tool, item.status) for item in calls(turn)] == [
        ("embedded", "double", "completed"),
        ("embedded", "look", "completed"),
    ]
    offered = next(tool for tool in model.requests[0].body["tools"] if tool.get("name") == "double")
    assert offered["description"] == "Doubles a number."
    assert offered["parameters"]["properties"]["a"] == {"type": "integer", "description": "The number."}
    assert told(model, 1, "call_1") == "42"
    assert "data:image/png;base64,AAAA" in json.dumps(told(model, 1, "call_2"))
    assert [call.call_id for call in seen] == ["call_2"]
    assert seen[0].thread_id


async def test_a_tool_that_fails_tells_the_model(workspace: Path) -> None:
    def broken() -> str:
        raise ToolError("not today")

    script = [Call("broken", {}, id="call_1"), Call("double", {"a": "x"}, id="call_2")]
    turn, model = await run(CodingAgent(tools=[broken, double]), workspace, script, "done")
    assert turn.status == "completed"
    assert [item.status for item in calls(turn)] == ["failed", "failed"]
    assert told(model, 1, "call_1") == "not today"
    assert told(model, 1, "call_2").startswith("wrong arguments: ")


async def test_a_tool_can_need_approval(workspace: Path) -> None:
    agent = CodingAgent(tools=[double], needs_approval=["double"])
    asked: list[Any] = []

    async def approve(request: Any) -> Any:
        asked.append(request)
        return types.McpServerElicitationRequestResponse(action="accept", content={})

    async with ScriptedModel(Call("double", {"a": 1}, id="call_1"), "done") as model:
        config = {"approval_policy": "on-request", "sandbox_mode": "read-only", **model.config()}
        async with CodexClient.embedded(agent=agent, cwd=workspace, config=config) as client:
            client.on_request("mcpServer/elicitation/request", approve)
            started = await client.thread_start()
            turn = await client.run_turn(started.thread.id, "go")
            assert turn.final_text == "done"
        assert told(model, 1, "call_1") == "2"
    assert [request.server_name for request in asked] == ["embedded"]


class Watch(Middleware):
    """A middleware that logs its calls."""

    def __init__(self, name: str, log: list[Any]) -> None:
        self.name = name
        self.log = log

    async def before_model(self, request: ModelRequest, turn: Turn) -> None:
        assert turn.cwd and turn.thread_id and turn.turn_id
        self.log.append((self.name, "before_model", request["purpose"], request["conversation"][-1]["type"]))

    async def after_model(self, answer: ModelAnswer, turn: Turn) -> None:
        assert answer["usage"] is not None and answer["usage"]["input"] == 10
        self.log.append((self.name, "after_model", answer["text"], [item["type"] for item in answer["items"]]))

    async def before_tool(self, call: ToolUse, turn: Turn) -> None:
        self.log.append((self.name, "before_tool", call["name"], dict(call["arguments"])))

    async def after_tool(self, call: ToolUse, answer: ToolAnswer, turn: Turn) -> str:
        self.log.append((self.name, "after_tool", call["id"], answer["content"][0]["text"]))
        return f"{answer['content'][0]['text']}, {self.name}"


async def test_the_first_middleware_is_outermost(workspace: Path) -> None:
    log: list[Any] = []
    agent = CodingAgent(tools=[double], middleware=[Watch("one", log), Watch("two", log)])
    turn, model = await run(agent, workspace, Call("double", {"a": 1}, id="call_1"), "done")
    assert turn.final_text == "done"
    # The call runs while the middleware processes the response that contains it.
    for kind in ("model", "tool"):
        order = [entry[:2] for entry in log if kind in entry[1]]
        round = [("one", "before_"), ("two", "before_"), ("two", "after_"), ("one", "after_")]
        assert order == [(name, when + kind) for name, when in round] * (2 if kind == "model" else 1)
    assert log[0] == ("one", "before_model", "answer", "message")
    assert ("one", "before_tool", "double", {"a": 1}) in log
    assert log[-1] == ("one", "after_model", "done", ["message"])
    assert told(model, 1, "call_1") == "2, two, one"


async def test_requests_arguments_and_calls_can_be_changed(workspace: Path) -> None:
    class Change:
        def before_model(self, request: dict[str, Any], turn: Turn) -> None:
            request["model"] = "larger"
            request["instructions"] += "\nBe kind."
            request["messages"].append("remember the milk")
            request["tools"].remove("view_image")

        async def before_tool(self, call: ToolUse, turn: Turn) -> Verdict | None:
            match call["arguments"]:
                case {"a": 0}:
                    return {"refuse": "not for nothing"}
                case {"a": 1}:
                    return {"answer": "I know that"}
                case arguments:
                    arguments["a"] += 1
                    return None

    script = [Call("double", {"a": a}, id=f"call_{a}") for a in range(3)]
    turn, model = await run(CodingAgent(tools=[double], middleware=[Change()]), workspace, script, "done")
    assert sorted(item.status for item in calls(turn)) == ["completed", "completed", "failed"]
    assert [told(model, 1, f"call_{a}") for a in range(3)] == ["not for nothing", "I know that", "6"]
    for request in model.requests:
        assert request.body["model"] == "larger"
        assert request.body["instructions"].endswith("\nBe kind.")
        assert request.body["input"][-1]["role"] == "developer"
        assert json.dumps(request.body).count("remember the milk") == 1
        assert "view_image" not in [tool.get("name") for tool in request.body["tools"]]


async def test_the_model_can_be_asked_again(workspace: Path) -> None:
    class More:
        async def after_model(self, answer: ModelAnswer, turn: Turn) -> Message | None:
            return {"role": "user", "text": "say more"} if answer["text"] == "short" else None

    turn, model = await run(CodingAgent(middleware=[More()]), workspace, "short", "a long answer")
    assert turn.final_text == "a long answer"
    assert model.requests[1].body["input"][-1]["content"][0]["text"] == "say more"


@pytest.mark.parametrize("hook", ["before_model", "after_model", "before_tool", "after_tool"])
async def test_a_middleware_that_fails_fails_the_turn_by_its_name(hook: str, workspace: Path) -> None:
    async def fail(*_: Any) -> None:
        raise ValueError("boom")

    bad = type("Bad", (), {hook: staticmethod(fail)})()
    agent = CodingAgent(tools=[double], middleware=[bad])
    turn, _ = await run(agent, workspace, Call("double", {"a": 1}), "done")
    assert turn.status == "failed"
    assert turn.error.message == f"middleware `Bad` failed in {hook}: ValueError: boom"


async def test_garbage_of_a_middleware_fails_the_turn(workspace: Path) -> None:
    for hook, garbage, expected in [
        ("before_model", {"model": 1}, "KeyError: 'effort'"),
        ("after_model", 17, "invalid answer: "),
        ("before_tool", "no", "before_tool returns None, a refusal or an answer, not 'no'"),
        ("after_tool", {"content": 1}, "invalid answer: "),
        ("after_tool", object(), "is not JSON serializable"),
    ]:

        def give(*_: Any, garbage: Any = garbage) -> Any:
            return garbage

        bad = type("Bad", (), {hook: staticmethod(give)})()
        agent = CodingAgent(tools=[double], middleware=[bad])
        turn, _ = await run(agent, workspace, Call("double", {"a": 1}), "done")
        assert turn.status == "failed", hook
        assert turn.error.message.startswith(f"middleware `Bad` failed in {hook}: ")
        assert expected in turn.error.message


@pytest.mark.parametrize("where", ["tool", "middleware"])
async def test_an_interrupt_reaches_the_code(where: str, workspace: Path) -> None:
    began, ended = asyncio.Event(), asyncio.Event()

    async def hang(*_: Any) -> None:
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    async def wait() -> None:
        await hang()

    tools, middleware = [wait], []
    if where == "middleware":
        middleware = [type("Hangs", (), {"before_tool": staticmethod(hang)})()]
    agent = CodingAgent(tools=tools, middleware=middleware)
    async with (
        ScriptedModel(Call("wait", {}), "done") as model,
        CodexClient.embedded(agent=agent, cwd=workspace, config={**FREE, **model.config()}) as client,
    ):
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "go")
        waiting = asyncio.ensure_future(turn)
        await began.wait()
        await turn.interrupt()
        with contextlib.suppress(TurnFailed):
            await waiting
        assert turn.status == "interrupted"
        await ended.wait()


async def test_code_that_cancels_itself_does_not_hang_the_turn(workspace: Path) -> None:
    async def stray(*_: Any) -> None:
        raise asyncio.CancelledError

    bad = type("Bad", (), {"before_model": staticmethod(stray)})()
    turn, _ = await run(CodingAgent(middleware=[bad]), workspace, "done")
    assert turn.error.message == "middleware `Bad` failed in before_model: cancelled"


def test_what_cannot_be_used_is_refused() -> None:
    with pytest.raises(TypeError, match="none of before_model, after_model, before_tool, after_tool"):
        CodingAgent(middleware=[object()])
    with pytest.raises(TypeError, match="is no middleware"):
        CodingAgent(middleware=[Middleware()])
    with pytest.raises(ValueError, match="there is no tool 'triple'"):
        CodingAgent(tools=[double], needs_approval=["triple"])


async def test_a_name_that_no_model_takes_is_refused_at_the_start(workspace: Path) -> None:
    def größe() -> str:
        return ""

    with pytest.raises(Exception, match="invalid tool name"):
        await run(CodingAgent(tools=[größe]), workspace, "done")


async def test_an_error_that_is_not_unicode_is_told(workspace: Path) -> None:
    async def bad(*_: Any) -> None:
        raise ValueError("no file caf\udce9")

    async def leave(*_: Any) -> None:
        raise SystemExit(2)

    for hook, told in ((bad, "ValueError: no file caf?"), (leave, "SystemExit: 2")):
        bad_one = type("Bad", (), {"before_model": staticmethod(hook)})()
        turn, _ = await run(CodingAgent(middleware=[bad_one]), workspace, "done")
        assert turn.error.message == f"middleware `Bad` failed in before_model: {told}"
