"""Tests of OpenAI's `openai-codex`, synchronous and asynchronous."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import Pipe
from openai_codex import (
    ApprovalMode,
    AsyncCodex,
    Codex,
    CodexConfig,
    ImageInput,
    InvalidRequestError,
    LocalImageInput,
    MentionInput,
    Sandbox,
    SkillInput,
    TextInput,
)
from openai_codex.client import CodexClient
from openai_codex.models import Notification, UnknownNotification
from openai_codex.types import (
    Personality,
    ReasoningEffort,
    SortDirection,
    ThreadListCwdFilter,
    ThreadSortKey,
    ThreadSourceKind,
    TurnStatus,
)

EVERYTHING = """\
think: Let me see
plan: Look; Write
run: echo hi
write: note.txt = hello
plan done: 1
say: All done"""


@pytest.fixture
def config(binary: str, env: dict[str, str], workspace: Path) -> CodexConfig:
    return CodexConfig(codex_bin=binary, env=env, cwd=str(workspace))


@pytest.fixture
def codex(config: CodexConfig) -> Iterator[Codex]:
    with Codex(config) as codex:
        yield codex


def known(events: list[Notification]) -> list[str]:
    """Returns the methods of events. Fails if the client could not decode one as a known type."""
    assert [event.method for event in events if isinstance(event.payload, UnknownNotification)] == []
    return [event.method for event in events]


def items(events: list[Notification], method: str = "item/completed") -> dict[str, Any]:
    """Returns the items of events by their type."""
    found = [event.payload.item.root for event in events if event.method == method]
    return {item.type: item for item in found}


def test_handshake_account_models(codex: Codex) -> None:
    assert codex.metadata.serverInfo is not None
    assert codex.metadata.serverInfo.name == "codex_python_sdk"
    assert codex.metadata.platformOs == "linux"

    account = codex.account()
    assert account.account is None
    assert account.requires_openai_auth is False

    models = codex.models(include_hidden=True).data
    assert [model.id for model in models if model.is_default] == ["offline"]


def test_run_text(codex: Codex) -> None:
    result = codex.thread_start(sandbox=Sandbox.read_only).run("say: Hello there")
    assert result.status == TurnStatus.completed
    assert result.final_response == "Hello there"
    assert result.error is None
    assert result.usage is not None
    assert result.usage.total.total_tokens > 0
    assert result.started_at is not None
    assert result.duration_ms is not None


def test_stream_of_every_kind_of_item(codex: Codex, workspace: Path) -> None:
    turn = codex.thread_start(sandbox=Sandbox.workspace_write).turn(EVERYTHING)
    events = list(turn.stream())
    methods = known(events)
    assert methods[0] == "turn/started"
    assert methods[-1] == "turn/completed"
    assert {
        "item/started",
        "item/completed",
        "item/reasoning/summaryTextDelta",
        "item/commandExecution/outputDelta",
        "item/agentMessage/delta",
        "turn/plan/updated",
        "turn/diff/updated",
        "thread/tokenUsage/updated",
    } <= set(methods)

    done = items(events)
    assert list(done) == ["userMessage", "reasoning", "commandExecution", "fileChange", "agentMessage"]
    assert list(items(events, "item/started")) == list(done)
    assert done["reasoning"].summary == ["Let me see"]
    assert done["commandExecution"].aggregated_output == "hi\n"
    assert done["commandExecution"].exit_code == 0
    assert done["fileChange"].status.value == "completed"
    assert (workspace / "note.txt").read_text() == "hello\n"

    plans = [event.payload.plan for event in events if event.method == "turn/plan/updated"]
    assert [[(step.step, step.status.value) for step in plan] for plan in plans] == [
        [("Look", "inProgress"), ("Write", "pending")],
        [("Look", "completed"), ("Write", "inProgress")],
    ]
    diffs = [event.payload.diff for event in events if event.method == "turn/diff/updated"]
    assert "+hello" in diffs[-1]

    message = items(events)["agentMessage"]
    deltas = [event.payload for event in events if event.method == "item/agentMessage/delta"]
    assert "".join(delta.delta for delta in deltas if delta.item_id == message.id) == message.text


@pytest.mark.parametrize("sandbox", list(Sandbox))
def test_deny_all_refuses_to_leave_the_sandbox(codex: Codex, workspace: Path, sandbox: Sandbox) -> None:
    thread = codex.thread_start(sandbox=sandbox, approval_mode=ApprovalMode.deny_all)
    result = thread.run("escalate: touch escaped")
    commands = [item.root for item in result.items if item.root.type == "commandExecution"]
    assert [command.status.value for command in commands] == ["declined"]
    assert "refused" in (result.final_response or "")
    assert not (workspace / "escaped").exists()


def test_read_only_asks_and_the_client_accepts(codex: Codex, workspace: Path) -> None:
    # Without a handler the client accepts all approval requests.
    thread = codex.thread_start(sandbox=Sandbox.read_only, approval_mode=ApprovalMode.auto_review)
    result = thread.run("write: note.txt = hello\nescalate: echo up")
    assert [item.root.status.value for item in result.items if hasattr(item.root, "status")] == ["completed"] * 2
    assert (workspace / "note.txt").read_text() == "hello\n"


@pytest.mark.parametrize(("decision", "status"), [("accept", "completed"), ("decline", "declined")])
def test_approval_handler_decides(config: CodexConfig, workspace: Path, decision: str, status: str) -> None:
    asked: list[tuple[str, dict[str, Any]]] = []

    def handler(method: str, params: dict[str, Any] | None) -> dict[str, Any]:
        asked.append((method, params or {}))
        return {"decision": decision}

    with CodexClient(config, approval_handler=handler) as client:
        client.initialize()
        started = client.thread_start({"approvalPolicy": "on-request", "sandbox": "read-only"})
        turn = client.turn_start(started.thread.id, "write: note.txt = hello\nescalate: touch up").turn
        completed = client.wait_for_turn_completed(turn.id)
        read = client.thread_read(started.thread.id, include_turns=True).thread

    assert completed.turn.status == TurnStatus.completed
    assert [method for method, _ in asked] == [
        "item/fileChange/requestApproval",
        "item/commandExecution/requestApproval",
    ]
    assert asked[1][1]["command"].endswith("'touch up'")
    statuses = [item.root.status.value for item in read.turns[0].items if hasattr(item.root, "status")]
    assert statuses == [status] * 2
    assert (workspace / "note.txt").exists() == (decision == "accept")
    assert (workspace / "up").exists() == (decision == "accept")


def test_a_cancelled_approval_interrupts(config: CodexConfig) -> None:
    with CodexClient(config, approval_handler=lambda _method, _params: {"decision": "cancel"}) as client:
        client.initialize()
        thread = client.thread_start({"approvalPolicy": "on-request"}).thread
        turn = client.turn_start(thread.id, "escalate: echo up\nsay: never").turn
        assert client.wait_for_turn_completed(turn.id).turn.status == TurnStatus.interrupted


def test_interrupt_ends_the_command(codex: Codex, pipe: Pipe) -> None:
    thread = codex.thread_start()
    turn = thread.turn(f"{pipe.prompt}\nsay: never")
    pipe.wait_for_reader()
    turn.interrupt()
    events = list(turn.stream())
    known(events)
    assert events[-1].payload.turn.status == TurnStatus.interrupted
    assert "agentMessage" not in items(events)
    pipe.close()
    assert not pipe.has_reader()
    # The thread accepts the next turn.
    assert thread.run("say: Again").final_response == "Again"


def test_steer_joins_the_running_turn(codex: Codex, pipe: Pipe) -> None:
    turn = codex.thread_start().turn(pipe.prompt)
    pipe.wait_for_reader()
    assert turn.steer("say: Steered").turn_id == turn.id
    pipe.release("go\n")
    result = turn.run()
    texts = [item.root.text for item in result.items if item.root.type == "agentMessage"]
    assert "Steered" in texts
    assert [item.root.type for item in result.items].count("userMessage") == 2


def test_failed_turn_raises(codex: Codex) -> None:
    thread = codex.thread_start()
    with pytest.raises(RuntimeError, match="out of luck"):
        thread.run("fail: out of luck")
    assert thread.run("say: Again").final_response == "Again"


def test_thread_methods(codex: Codex) -> None:
    thread = codex.thread_start(sandbox=Sandbox.workspace_write, developer_instructions="Be brief")
    thread.run("say: One")
    thread.set_name("My thread")

    read = thread.read(include_turns=True).thread
    assert read.id == thread.id
    assert read.name == "My thread"
    assert read.preview == "say: One"
    assert [turn.status for turn in read.turns] == [TurnStatus.completed]
    assert [item.root.type for item in read.turns[0].items] == ["userMessage", "agentMessage"]
    assert thread.read().thread.turns == []

    fork = codex.thread_fork(thread.id)
    assert fork.id != thread.id
    fork.run("say: Two")
    assert len(fork.read(include_turns=True).thread.turns) == 2
    assert len(thread.read(include_turns=True).thread.turns) == 1

    assert {entry.id for entry in codex.thread_list().data} == {thread.id, fork.id}
    page = codex.thread_list(limit=1)
    rest = codex.thread_list(limit=1, cursor=page.next_cursor)
    assert {page.data[0].id, rest.data[0].id} == {thread.id, fork.id}
    assert rest.next_cursor is None

    codex.thread_archive(fork.id)
    assert [entry.id for entry in codex.thread_list().data] == [thread.id]
    assert [entry.id for entry in codex.thread_list(archived=True).data] == [fork.id]
    assert codex.thread_unarchive(fork.id).id == fork.id
    assert codex.thread_list(archived=True).data == []

    with pytest.raises(InvalidRequestError):
        codex.thread_resume("00000000-0000-7000-8000-000000000000")


def test_list_filters(codex: Codex, workspace: Path) -> None:
    other = workspace / "other"
    other.mkdir()
    here, there = codex.thread_start(), codex.thread_start(cwd=str(other))
    here.run("say: Needle")
    there.run("say: Hay")

    def listed(**filters: Any) -> list[str]:
        return [entry.id for entry in codex.thread_list(**filters).data]

    created = {"sort_key": ThreadSortKey.created_at}
    assert listed(**created) == [there.id, here.id]
    assert listed(**created, sort_direction=SortDirection.asc) == [here.id, there.id]
    assert listed(search_term="needle") == [here.id]
    assert listed(cwd=ThreadListCwdFilter(root=str(other))) == [there.id]
    assert listed(model_providers=["threadwire"], **created) == [there.id, here.id]
    assert listed(model_providers=["other"]) == []
    assert listed(source_kinds=[ThreadSourceKind.vscode], **created) == [there.id, here.id]
    assert listed(source_kinds=[ThreadSourceKind.cli, ThreadSourceKind.exec]) == []
    with pytest.raises(InvalidRequestError):
        listed(cursor="not a cursor")


def test_options_of_a_turn(codex: Codex, workspace: Path) -> None:
    other = workspace / "other"
    other.mkdir()
    thread = codex.thread_start(sandbox=Sandbox.workspace_write)
    result = thread.run("run: pwd", cwd=str(other), effort=ReasoningEffort.low, personality=Personality.friendly)
    [command] = [item.root for item in result.items if item.root.type == "commandExecution"]
    assert (command.aggregated_output, command.cwd.root) == (f"{other}\n", str(other))

    result = thread.run(
        "write: note.txt = hello", sandbox=Sandbox.read_only, approval_mode=ApprovalMode.deny_all, model="offline"
    )
    [change] = [item.root for item in result.items if item.root.type == "fileChange"]
    assert change.status.value == "declined"
    # The settings apply to the following turns.
    result = thread.run("write: note.txt = hello")
    [change] = [item.root for item in result.items if item.root.type == "fileChange"]
    assert change.status.value == "declined"


def test_inputs_of_every_kind(codex: Codex, workspace: Path) -> None:
    image = workspace / "image.png"
    image.write_bytes(b"\x89PNG")
    inputs = [
        TextInput("say: Seen"),
        ImageInput("data:image/png;base64,AAAA"),
        LocalImageInput(str(image)),
        SkillInput("skill", str(workspace / "SKILL.md")),
        MentionInput("app", "app://app"),
    ]
    result = codex.thread_start().run(inputs)
    assert "Seen" in [item.root.text for item in result.items if item.root.type == "agentMessage"]
    kept = [part.root.type for part in result.items[0].root.content]
    assert kept == ["text", "image", "localImage", "skill", "mention"]


def test_notifications_apart_from_turns(config: CodexConfig) -> None:
    with CodexClient(config) as client:
        client.initialize()
        thread_id = client.thread_start().thread.id
        assert [delta.delta for delta in client.stream_text(thread_id, "say: Hello")] == ["Hello"]
        client.thread_set_name(thread_id, "My thread")
        client.thread_archive(thread_id)
        client.thread_unarchive(thread_id)
        events = [client.next_notification()]
        while events[-1].method != "thread/unarchived":
            events.append(client.next_notification())
    assert {
        "thread/started",
        "thread/status/changed",
        "thread/name/updated",
        "thread/archived",
        "thread/closed",
    } <= set(known(events))


def test_threads_outlive_the_server(config: CodexConfig) -> None:
    with Codex(config) as codex:
        thread = codex.thread_start()
        thread.run("say: One")
        thread.set_name("Kept")
    with Codex(config) as codex:
        assert [(entry.id, entry.name) for entry in codex.thread_list().data] == [(thread.id, "Kept")]
        resumed = codex.thread_resume(thread.id, sandbox=Sandbox.full_access)
        assert resumed.run("say: Two").final_response == "Two"
        assert len(resumed.read(include_turns=True).thread.turns) == 2


def test_configuration_override(config: CodexConfig, workspace: Path) -> None:
    config.config_overrides = ('sandbox_mode="read-only"', 'approval_policy="never"')
    with CodexClient(config) as client:
        client.initialize()
        started = client.thread_start()
        assert started.approval_policy.root.value == "never"
        assert started.sandbox.root.type == "readOnly"
        assert started.cwd.root == str(workspace)


def test_async_client(config: CodexConfig) -> None:
    async def main() -> None:
        async with AsyncCodex(config) as codex:
            assert (await codex.account()).account is None
            assert (await codex.models()).data
            thread = await codex.thread_start(sandbox=Sandbox.workspace_write)
            turn = await thread.turn(EVERYTHING)
            events = [event async for event in turn.stream()]
            assert known(events)[-1] == "turn/completed"
            assert "fileChange" in items(events)

            # Two threads at once, each with its own events.
            other = await codex.thread_start()
            results = await asyncio.gather(thread.run("say: One"), other.run("say: Two"))
            assert [result.final_response for result in results] == ["One", "Two"]

            await thread.set_name("Async")
            assert (await thread.read()).thread.name == "Async"
            fork = await codex.thread_fork(thread.id)
            await codex.thread_archive(fork.id)
            assert fork.id not in {entry.id for entry in (await codex.thread_list()).data}
            assert (await codex.thread_unarchive(fork.id)).id == fork.id
            assert (await codex.thread_resume(thread.id)).id == thread.id

    asyncio.run(main())


def test_async_interrupt_and_steer(config: CodexConfig, pipe: Pipe) -> None:
    async def main() -> None:
        async with AsyncCodex(config) as codex:
            thread = await codex.thread_start()
            turn = await thread.turn(pipe.prompt)
            await asyncio.to_thread(pipe.wait_for_reader)
            await turn.steer("say: Steered")
            pipe.release("go\n")
            result = await turn.run()
            assert "Steered" in [item.root.text for item in result.items if item.root.type == "agentMessage"]

            turn = await thread.turn(pipe.prompt)
            await asyncio.to_thread(pipe.wait_for_reader)
            await turn.interrupt()
            assert (await turn.run()).status == TurnStatus.interrupted

    asyncio.run(main())
