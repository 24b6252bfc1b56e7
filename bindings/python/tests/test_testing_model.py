"""Tests of the testing kit: scripted, recorded and replayed models."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import threadwire
from threadwire import CodexClient
from threadwire.codex import types
from threadwire.sync import CodexClient as SyncCodexClient
from threadwire.testing import (
    Call,
    CassetteError,
    ModelRecorder,
    Refusal,
    ReplayModel,
    Request,
    ScriptedModel,
    Text,
    Thought,
    Wire,
    read_cassette,
)

FREE = {"approval_policy": "never", "sandbox_mode": "danger-full-access"}


@pytest.mark.parametrize("wire", ["responses", "chat", "anthropic"])
async def test_the_coding_agent_follows_a_script(wire: Wire, workspace: Path) -> None:
    def work(request: Request) -> list[Any]:
        name = next(name for name in request.tools if name in ("shell", "shell_command", "exec_command"))
        member = {"shell": "command", "shell_command": "command", "exec_command": "cmd"}[name]
        line: Any = ["sh", "-c", "echo made > made"] if name == "shell" else "echo made > made"
        return [Thought("I need a file."), Call(name, {member: line})]

    async with ScriptedModel(work, Text(("All ", "is ", "well."))) as model:
        config = {**FREE, **model.config(wire)}
        async with CodexClient.embedded(cwd=workspace, config=config) as client:
            started = await client.thread_start()
            turn = client.run_turn(started.thread.id, "make a file")
            deltas = [event.delta async for event in turn if isinstance(event, types.AgentMessageDeltaNotification)]
            assert turn.status == "completed", turn.error
            assert "".join(deltas) == "All is well."
            assert turn.final_text == "All is well."
            assert (workspace / "made").read_text() == "made\n"
            assert turn.usage is not None
            assert turn.usage.total.input_tokens == 20
        assert len(model.requests) == 2
        assert "make a file" in json.dumps(model.requests[0].body)


async def test_models_refuse_break_and_run_out(workspace: Path) -> None:
    async with (
        ScriptedModel(Refusal(400, {"error": {"message": "no such luck"}}), OSError()) as model,
        CodexClient.embedded(cwd=workspace, config=model.config()) as client,
    ):
        started = await client.thread_start()
        for problem in ("no such luck", "stream", "the script is over"):
            with pytest.raises(threadwire.TurnFailed, match=problem):
                await client.run_turn(started.thread.id, "hello")


def test_models_work_without_a_loop(workspace: Path) -> None:
    with ScriptedModel() as model, SyncCodexClient.embedded(cwd=workspace, config=model.config()) as client:
        model.add("hello")
        started = client.thread_start()
        assert client.run_turn(started.thread.id, "say hello").wait().final_text == "hello"


async def test_a_model_is_recorded_and_played(tmp_path: Path, workspace: Path) -> None:
    file = tmp_path / "model.jsonl"

    async def ask(config: dict[str, Any]) -> list[str]:
        config["model_providers"]["scripted"]["experimental_bearer_token"] = "very-secret-key"
        async with CodexClient.embedded(cwd=workspace, config=config) as client:
            started = await client.thread_start()
            return [(await client.run_turn(started.thread.id, text)).final_text for text in ("swordfish", "b")]

    async with (
        ScriptedModel("first: ü", "second") as model,
        ModelRecorder(file, model.base_url, secrets=["swordfish"]) as recorder,
    ):
        assert await ask(recorder.config()) == ["first: ü", "second"]
        assert model.requests[0].headers["authorization"] == "Bearer very-secret-key"
    text = file.read_text()
    assert "very-secret-key" not in text
    assert "swordfish" not in text
    read = read_cassette(file)
    assert read.protocol == "model"
    assert list(read.lines[0]) == ["at", "request", "response"]
    assert list(read.lines[0]["request"]) == ["method", "path", "body"]
    assert (read.lines[0]["request"]["path"], read.lines[0]["response"]["status"]) == ("/v1/responses", 200)
    assert len(read.lines[0]["response"]["chunks"]) >= 1

    async with ReplayModel(file) as model:
        assert await ask(model.config()) == ["first: ü", "second"]
        with pytest.raises(threadwire.TurnFailed, match="no further POST /v1/responses"):
            await ask(model.config())
    with pytest.raises(CassetteError, match="ReplayServer"):
        ReplayModel(read._replace(protocol="codex"))


async def test_a_provider_that_is_not_there_is_told(tmp_path: Path) -> None:
    async with ScriptedModel() as model:
        gone = model.base_url
    async with ModelRecorder(tmp_path / "model.jsonl", gone) as recorder:
        url = f"{recorder.base_url}/responses"

        def ask() -> int:
            try:
                urllib.request.urlopen(urllib.request.Request(url, b"{}"))
            except urllib.error.HTTPError as error:
                with error:
                    return error.code
            return 0

        assert await asyncio.to_thread(ask) == 502
