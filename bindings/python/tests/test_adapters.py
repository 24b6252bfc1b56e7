"""Tests of the adapters for other packages, and of the examples that use them."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import threadwire
from threadwire import CodexClient, Server, TurnContext
from threadwire.adapters.asgi import ThreadwireApp
from threadwire.adapters.openai import chat_agent
from threadwire.codex import types
from threadwire.testing import Call, ModelHost, Refusal, ScriptedModel, Text, Thought
from threadwire.tools import ToolSet

EXAMPLES = Path(__file__).parent.parent / "examples"


def needs(package: str) -> pytest.MarkDecorator:
    """Skips a test if a package is not installed."""
    return pytest.mark.skipif(importlib.util.find_spec(package) is None, reason=f"{package} is not installed")


def run_example(name: str, model: ModelHost, folder: Path) -> str:
    """Runs an example with a test model and returns its output."""
    ended = subprocess.run(
        [sys.executable, str(EXAMPLES / name)],
        cwd=folder,
        env={**os.environ, "OPENAI_BASE_URL": model.base_url, "OPENAI_API_KEY": "sk-test"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def weather(city: str) -> str:
    """Tells the weather."""
    return f"21 °C in {city}"


def theirs(what: str) -> str:
    """Looks something up."""
    return f"found {what}"


async def test_a_chat_model_is_an_agent(workspace: Path) -> None:
    async with ScriptedModel(
        [Thought("Let me see."), "I look. ", Call("weather", {"city": "Paris"}), Call("home__theirs", {"what": "it"})],
        Text(("It is ", "warm.")),
        "You asked before.",
    ) as model:
        agent = chat_agent("m", base_url=model.base_url, api_key="k", instructions="Be short.", tools=ToolSet(weather))
        async with CodexClient.embedded(agent=agent, cwd=workspace) as client:
            tools = client.offer(ToolSet(theirs, namespace="home", description="d"))
            started = await client.thread_start(dynamic_tools=tools)
            turn = await client.run_turn(started.thread.id, "How is the weather?")
            assert turn.final_text == "It is warm."
            assert turn.usage is not None
            assert turn.usage.total.input_tokens == 20
            kinds = [type(item) for item in turn.items]
            assert types.ThreadItemReasoning in kinds
            # One call of the agent's tool, and one of the client tool.
            assert kinds.count(types.ThreadItemDynamicToolCall) + kinds.count(types.ThreadItemMcpToolCall) == 2
            again = await client.run_turn(started.thread.id, "And now?")
            assert again.final_text == "You asked before."
        first, second, third = (request.body for request in model.requests)
        assert [tool["function"]["name"] for tool in first["tools"]] == ["weather", "home__theirs"]
        assert first["messages"] == [
            {"role": "system", "content": "Be short."},
            {"role": "user", "content": "How is the weather?"},
        ]
        assert [message["content"] for message in second["messages"][3:]] == ["21 °C in Paris", "found it"]
        said = [(message["role"], message["content"]) for message in third["messages"][1:]]
        assert said[0] == ("user", "How is the weather?")
        assert said[-2:] == [("assistant", "It is warm."), ("user", "And now?")]
        assert model.requests[0].headers["authorization"] == "Bearer k"


async def test_a_chat_model_that_fails_fails_the_turn(workspace: Path) -> None:
    async with ScriptedModel(Refusal(401, {"error": {"message": "wrong key"}}), OSError()) as model:
        url = model.base_url
        agent = chat_agent("m", base_url=url)
        async with CodexClient.embedded(agent=agent, cwd=workspace) as client:
            started = await client.thread_start()
            for problem in ("wrong key", "broke off", "the script is over"):
                with pytest.raises(threadwire.TurnFailed, match=problem):
                    await client.run_turn(started.thread.id, "hello")
            await model._pending(model._stop())
            with pytest.raises(threadwire.TurnFailed, match="refused"):
                await client.run_turn(started.thread.id, "hello")


async def test_a_chat_model_can_be_interrupted(workspace: Path) -> None:
    left = asyncio.Event()
    loop = asyncio.get_running_loop()

    async def silence(request: Any) -> Any:
        try:
            await asyncio.Event().wait()
        finally:
            loop.call_soon_threadsafe(left.set)

    async with (
        ScriptedModel(silence) as model,
        CodexClient.embedded(agent=chat_agent("m", base_url=model.base_url), cwd=workspace) as client,
    ):
        started = await client.thread_start()
        turn = await client.run_turn(started.thread.id, "hello").start()
        while not model.requests:  # noqa: ASYNC110 # they come on another thread
            await asyncio.sleep(0.01)
        await turn.interrupt()
        with pytest.raises(threadwire.TurnFailed):
            await turn
        assert turn.status == "interrupted"
    await left.wait()


def test_the_example_of_a_chat_model(workspace: Path) -> None:
    with ScriptedModel(Call("weather", {"city": "Paris"}), "It is warm.") as model:
        assert run_example("chat_model.py", model, workspace) == "It is warm.\n"
        assert "21 °C in Paris" in model.requests[1].body["messages"][-1]["content"]


@needs("agents")
def test_the_example_of_the_agents_sdk(workspace: Path) -> None:
    (workspace / "one").touch()
    (workspace / "two").touch()
    with ScriptedModel(Call("count_files"), Text(("There are ", "two."))) as model:
        assert run_example("openai_agents_sdk.py", model, workspace) == "There are two.\n"
        assert model.requests[1].body["input"][-1]["output"] == "2"


@needs("pydantic_ai")
def test_the_example_of_pydantic_ai(workspace: Path) -> None:
    (workspace / "one").touch()
    with ScriptedModel(Call("count_files"), Text(("There is ", "one."))) as model:
        assert run_example("pydantic_agent.py", model, workspace) == "There is one.\n"
        assert model.requests[1].body["messages"][-1]["content"] == "1"


@asynccontextmanager
async def application(app: Any) -> AsyncGenerator[str]:
    """Serves an ASGI application and returns its address."""
    import uvicorn

    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error", lifespan="on", ws="websockets-sansio")
    host = uvicorn.Server(config)
    serving = asyncio.ensure_future(host.serve())
    while not host.started:  # noqa: ASYNC110 # it has nothing to wait for
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{host.servers[0].sockets[0].getsockname()[1]}"
    finally:
        host.should_exit = True
        await serving


@needs("uvicorn")
@needs("starlette")
async def test_the_example_of_a_web_application() -> None:
    spec = importlib.util.spec_from_file_location("web_app", EXAMPLES / "web_app.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    async with (
        application(module.app) as address,
        CodexClient.connect(f"ws://{address}/agent/", reconnect=0) as one,
        CodexClient.connect(f"ws://{address}/agent/", reconnect=0) as other,
    ):
        for client in (one, other):
            started = await client.thread_start()
            assert (await client.run_turn(started.thread.id, "hello")).final_text == "You said: hello"


async def echo(turn: TurnContext) -> str:
    return turn.text


@needs("uvicorn")
async def test_tokens_and_origins_are_asked_for_behind_asgi() -> None:
    async with Server(echo, token="t0ken") as server, application(ThreadwireApp(server)) as address:
        with pytest.raises(threadwire.ConnectError, match="403"):
            await CodexClient.connect(f"ws://{address}/")
        async with CodexClient.connect(f"ws://{address}/", token="t0ken", reconnect=0) as client:
            started = await client.thread_start()
            assert (await client.run_turn(started.thread.id, "hello")).final_text == "hello"
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert b" 426 " in await reader.read()
        writer.close()


async def test_a_server_that_does_not_run_lets_nobody_in() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    await ThreadwireApp(Server(echo))({"type": "websocket", "headers": []}, receive, send)
    assert json.dumps(sent) == '[{"type": "websocket.close", "code": 1008}]'
