"""Tests of the community's `codex-python-sdk`, synchronous and asynchronous.

It starts the server as `threadwire app-server --enable guardian_approval -c web_search="live"`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from codex_python_sdk import (
    AsyncCodexAgenticClient,
    CodexAgenticClient,
    CodexAgenticError,
    PolicyRubric,
    ResponseEvent,
    create_async_client,
    create_client,
)
from conftest import Pipe

Connect = Callable[..., CodexAgenticClient]


@pytest.fixture
def options(binary: str, env: dict[str, str], workspace: Path) -> dict[str, Any]:
    return {"codex_command": binary, "env": env, "process_cwd": str(workspace)}


@pytest.fixture
def connect(options: dict[str, Any]) -> Connect:
    return lambda **more: create_client(**options, **more)


def types(events: list[ResponseEvent]) -> list[str]:
    return [event.type for event in events]


def completed_item(events: list[ResponseEvent], kind: str) -> dict[str, Any]:
    """Returns the only completed item of a kind."""
    found = [event.raw["params"]["item"] for event in events if event.type == "item/completed"]
    [item] = [item for item in found if item["type"] == kind]
    return item


def test_one_response(connect: Connect) -> None:
    with connect() as client:
        response = client.responses_create(prompt="say: Hello there", include_events=True)
        assert response.text == "Hello there"
        assert response.tool_name == "app-server"
        assert response.events is not None
        assert types(response.events)[0] == "thread/ready"
        assert types(response.events)[-1] == "turn/completed"

        again = client.responses_create(prompt="say: Again", thread_id=response.thread_id)
        assert (again.text, again.thread_id) == ("Again", response.thread_id)
        assert len(client.thread_read(response.thread_id, include_turns=True)["turns"]) == 2


def test_text_arrives_in_pieces(connect: Connect) -> None:
    with connect() as client:
        pieces = list(client.responses_stream_text(prompt="stream: 50 x 10"))
    assert "".join(pieces).startswith("The quick brown fox")
    assert sum(map(len, pieces)) == 500


def test_events_of_every_kind(connect: Connect, workspace: Path) -> None:
    with connect() as client:
        prompt = "think: Let me see\nplan: Look; Write\nrun: echo hi\nwrite: note.txt = hello\nsay: Done"
        events = list(client.responses_events(prompt=prompt))
    assert {
        "thread/ready",
        "turn/started",
        "item/reasoning/summaryTextDelta",
        "item/commandExecution/outputDelta",
        "item/agentMessage/delta",
        "turn/plan/updated",
        "turn/diff/updated",
        "thread/tokenUsage/updated",
        "thread/status/changed",
        "turn/completed",
    } <= set(types(events))
    assert {event.phase for event in events} == {"system", "planning", "tool", "assistant", "completed"}
    assert completed_item(events, "commandExecution")["aggregatedOutput"] == "hi\n"
    assert [event.message_text for event in events if event.type == "turn/diff/updated"] == ["+1 -0"]
    assert [event.message_text for event in events if event.type == "turn/plan/updated"] == [
        "steps=2, inProgress=1, pending=1"
    ]
    assert (workspace / "note.txt").read_text() == "hello\n"


@pytest.mark.parametrize(("decision", "status"), [("accept", "completed"), ("decline", "declined")])
def test_approvals_of_commands_and_files(connect: Connect, workspace: Path, decision: str, status: str) -> None:
    commands: list[dict[str, Any]] = []
    files: list[dict[str, Any]] = []

    def on_command(params: dict[str, Any]) -> dict[str, Any]:
        commands.append(params)
        return {"decision": decision}

    async def on_file(params: dict[str, Any]) -> dict[str, Any]:
        files.append(params)
        return {"decision": decision}

    with connect(on_command_approval=on_command, on_file_change_approval=on_file) as client:
        events = list(
            client.responses_events(
                prompt="write: note.txt = hello\nescalate: touch up", thread_params={"sandbox": "read-only"}
            )
        )
    assert [asked["command"].endswith("'touch up'") for asked in commands] == [True]
    assert len(files) == 1
    assert completed_item(events, "commandExecution")["status"] == status
    assert completed_item(events, "fileChange")["status"] == status
    assert types(events).count("serverRequest/resolved") == 2
    assert (workspace / "note.txt").exists() == (decision == "accept")
    assert (workspace / "up").exists() == (decision == "accept")


def test_without_a_hook_the_client_declines(connect: Connect, workspace: Path) -> None:
    with connect() as client:
        assert "declined" in client.responses_create(prompt="escalate: touch up").text
    assert not (workspace / "up").exists()


def test_a_hook_that_fails_keeps_the_command_from_running(connect: Connect, workspace: Path) -> None:
    def on_command(_params: dict[str, Any]) -> dict[str, Any]:
        raise ValueError("broken")

    # The client answers the request with an error, which counts as a failure and not as a decision.
    with connect(on_command_approval=on_command) as client:
        events = list(client.responses_events(prompt="escalate: touch up"))
    assert completed_item(events, "commandExecution")["status"] == "failed"
    assert not (workspace / "up").exists()


def test_policy_rules_decide(connect: Connect, workspace: Path) -> None:
    rubric = PolicyRubric(
        system_rubric="",
        command_rules=[{"when": {"command_regex": "touch good"}, "decision": "accept"}],
    )
    with connect(policy_rubric=rubric) as client:
        client.responses_create(prompt="escalate: touch good\nescalate: touch bad")
    assert (workspace / "good").exists()
    assert not (workspace / "bad").exists()


def test_questions_and_tools_of_the_client(connect: Connect) -> None:
    def on_input(params: dict[str, Any]) -> dict[str, Any]:
        [question] = params["questions"]
        options = question["options"]
        return {"answers": {question["id"]: {"answers": [options[0]["label"] if options else "Ada"]}}}

    def on_tool(params: dict[str, Any]) -> dict[str, Any]:
        assert (params["tool"], params["arguments"]) == ("add", {"a": 1, "b": 2})
        return {"success": True, "contentItems": [{"type": "inputText", "text": "3"}]}

    tool = {"name": "add", "description": "Adds", "inputSchema": {"type": "object"}}
    with connect(on_tool_request_user_input=on_input, on_tool_call=on_tool) as client:
        text = client.responses_create(
            prompt='ask: Sure? [YES|NO]\nask: Name?\ntool: add {"a": 1, "b": 2}',
            thread_params={"dynamicTools": [tool]},
        ).text
    assert text.splitlines() == ["Sure? YES", "Name? Ada", "`add` returned: 3"]


def test_thread_methods(connect: Connect) -> None:
    with connect() as client:
        thread_id = client.responses_create(prompt="say: One").thread_id
        client.thread_name_set(thread_id, "My thread")
        thread = client.thread_read(thread_id)
        assert (thread["name"], thread["preview"]) == ("My thread", "say: One")

        fork_id = client.thread_fork(thread_id)["thread"]["id"]
        assert fork_id != thread_id
        assert {thread["id"] for thread in client.thread_list()} == {thread_id, fork_id}
        assert len(client.thread_list(1, sort_key="created_at")) == 1
        assert set(client.thread_loaded_list()["data"]) == {thread_id, fork_id}

        client.thread_archive(fork_id)
        assert [thread["id"] for thread in client.thread_list()] == [thread_id]
        assert client.thread_unarchive(fork_id)["thread"]["id"] == fork_id
        assert len(client.thread_list()) == 2

        with pytest.raises(CodexAgenticError):
            client.thread_read("00000000-0000-7000-8000-000000000000")


def test_fork_rollback_and_compaction(connect: Connect) -> None:
    """`thread/rollback` is a method of 0.97; the client names no version."""
    with connect() as client:
        thread_id = client.responses_create(prompt="say: One").thread_id
        client.responses_create(prompt="say: Two", thread_id=thread_id)

        fork = client.thread_fork(thread_id)["thread"]
        assert len(fork["turns"]) == 2
        left = client.thread_rollback(fork["id"], 1)["thread"]
        assert [turn["items"][-1]["text"] for turn in left["turns"]] == ["One"]
        with pytest.raises(CodexAgenticError, match="numTurns must be >= 1"):
            client.thread_rollback(fork["id"], 0)
        assert client.responses_create(prompt="say: Three", thread_id=fork["id"]).text == "Three"
        assert len(client.thread_read(fork["id"], include_turns=True)["turns"]) == 2
        assert len(client.thread_read(thread_id, include_turns=True)["turns"]) == 2

        assert client.thread_compact_start(thread_id) == {}


def test_threads_outlive_the_server(connect: Connect) -> None:
    with connect() as client:
        thread_id = client.responses_create(prompt="say: One").thread_id
    with connect() as client:
        assert [thread["id"] for thread in client.thread_list()] == [thread_id]
        assert client.responses_create(prompt="say: Two", thread_id=thread_id).thread_id == thread_id
        assert len(client.thread_read(thread_id, include_turns=True)["turns"]) == 2


def test_failed_turn_raises(connect: Connect) -> None:
    with connect() as client, pytest.raises(CodexAgenticError, match="out of luck"):
        client.responses_create(prompt="fail: out of luck")


def test_models_configuration_account(connect: Connect) -> None:
    overrides = {"sandbox_mode": "read-only", "sandbox_workspace_write": {"network_access": True}}
    with connect(server_config_overrides=overrides, disabled_features=["apps"]) as client:
        assert [model["id"] for model in client.model_list()["data"] if model["isDefault"]] == ["offline"]

        config = client.config_read(include_layers=True)
        assert config["config"]["sandbox_mode"] == "read-only"
        assert config["config"]["web_search"] == "live"
        assert config["config"]["sandbox_workspace_write"]["network_access"] is True
        assert config["layers"][0]["name"] == {"type": "sessionFlags"}

        assert client.account_read(refresh_token=False)["account"] is None


def test_steer_and_interrupt(options: dict[str, Any], pipe: Pipe) -> None:
    async def turn(client: AsyncCodexAgenticClient, act: Callable[[str, str], Awaitable[Any]]) -> list[ResponseEvent]:
        """Runs a turn whose command waits, and acts on the turn while it runs."""
        events: list[ResponseEvent] = []
        async for event in client.responses_events(prompt=pipe.prompt):
            events.append(event)
            if event.type == "item/started" and event.raw["params"]["item"]["type"] == "commandExecution":
                assert event.thread_id and event.turn_id
                await asyncio.to_thread(pipe.wait_for_reader)
                await act(event.thread_id, event.turn_id)
        return events

    async def main() -> None:
        async with create_async_client(**options) as client:

            async def steer(thread_id: str, turn_id: str) -> None:
                await client.turn_steer(thread_id, turn_id, "say: Steered")
                pipe.release("go\n")

            events = await turn(client, steer)
            assert events[-1].raw["params"]["turn"]["status"] == "completed"
            assert "Steered" in [event.message_text for event in events if event.type == "item/completed"]

            events = await turn(client, client.turn_interrupt)
            assert events[-1].raw["params"]["turn"]["status"] == "interrupted"

    asyncio.run(main())
    pipe.close()
    assert not pipe.has_reader()


def test_async_client(options: dict[str, Any]) -> None:
    asked: list[str] = []

    async def accept(params: dict[str, Any]) -> dict[str, Any]:
        asked.append(params["command"])
        return {"decision": "accept"}

    async def main() -> None:
        async with create_async_client(**options, on_command_approval=accept) as client:
            response = await client.responses_create(prompt="escalate: echo up")
            assert "exit code 0" in response.text
            assert [piece async for piece in client.responses_stream_text(prompt="say: Hi")] == ["Hi"]
            both = await asyncio.gather(
                client.responses_create(prompt="say: One"), client.responses_create(prompt="say: Two")
            )
            assert [response.text for response in both] == ["One", "Two"]
            assert len(await client.thread_list()) == 4
            assert (await client.config_read())["config"]["web_search"] == "live"

    asyncio.run(main())
    assert len(asked) == 1
