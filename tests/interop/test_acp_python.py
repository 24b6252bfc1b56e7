"""The Python SDK of the Agent Client Protocol, `agent-client-protocol`, as an editor."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from acp import PROTOCOL_VERSION, RequestError, spawn_agent_process, text_block
from acp.core import ClientSideConnection
from acp.schema import (
    AgentPlanUpdate,
    AgentThoughtChunk,
    ClientCapabilities,
    CurrentModeUpdate,
    ElicitationCapabilities,
    ElicitationFormCapabilities,
    Implementation,
    PermissionOption,
    ToolCallProgress,
    ToolCallStart,
    UserMessageChunk,
)
from conftest import Pipe
from editor import Editor, choose

Connect = Callable[[Editor], AbstractAsyncContextManager[ClientSideConnection]]


@pytest.fixture
def connect(binary: str, writing_env: dict[str, str], workspace: Path) -> Connect:
    @asynccontextmanager
    async def connected(editor: Editor) -> AsyncIterator[ClientSideConnection]:
        async with spawn_agent_process(
            editor, binary, "acp", env=writing_env, cwd=workspace, use_unstable_protocol=True
        ) as (connection, process):
            initialized = await connection.initialize(
                protocol_version=PROTOCOL_VERSION,
                client_capabilities=ClientCapabilities(
                    elicitation=ElicitationCapabilities(form=ElicitationFormCapabilities())
                ),
                client_info=Implementation(name="editor", version="1"),
            )
            assert initialized.protocol_version == PROTOCOL_VERSION
            assert initialized.agent_capabilities is not None
            assert initialized.agent_capabilities.load_session
            assert initialized.agent_info is not None
            assert initialized.agent_info.name == "threadwire"
            yield connection
        # The end of input ended the server, without a signal.
        assert process.returncode == 0

    return connected


def test_prompt_with_updates(connect: Connect, workspace: Path) -> None:
    async def main() -> None:
        editor = Editor()
        async with connect(editor) as agent:
            session = await agent.new_session(cwd=str(workspace), mcp_servers=[])
            response = await agent.prompt(
                session_id=session.session_id,
                prompt=[
                    text_block("think: Hm\nplan: A; B\nrun: echo hi\nwrite: note.txt = hello\nask: Name?\nsay: Done")
                ],
            )
            assert response.stop_reason == "end_turn"
            assert editor.text(AgentThoughtChunk) == "Hm"
            assert [entry.content for entry in editor.of(AgentPlanUpdate)[0].entries] == ["A", "B"]
            assert [call.kind for call in editor.of(ToolCallStart)] == ["execute", "edit"]
            done = [call.tool_call_id for call in editor.of(ToolCallProgress) if call.status == "completed"]
            assert done == [call.tool_call_id for call in editor.of(ToolCallStart)]
            assert editor.text().startswith("Done")
            assert "Name? Ada" in editor.text()
            assert editor.of(UserMessageChunk) == []
            assert (workspace / "note.txt").read_text() == "hello\n"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("kind", "status"), [("allow_once", "completed"), ("allow_always", "completed"), ("reject_once", "failed")]
)
def test_permission(connect: Connect, workspace: Path, kind: str, status: str) -> None:
    async def main() -> None:
        editor = Editor(choose(kind))
        async with connect(editor) as agent:
            session = await agent.new_session(cwd=str(workspace), mcp_servers=[])
            response = await agent.prompt(
                session_id=session.session_id,
                prompt=[text_block("escalate: touch up\nescalate: touch up\nsay: Done")],
            )
            assert response.stop_reason == "end_turn"
            # "Always allow" is asked only once.
            assert len(editor.asked) == (1 if kind == "allow_always" else 2)
            assert editor.asked[0].title == "touch up"
            assert [call.status for call in editor.of(ToolCallProgress) if call.status] == [status] * 2
            assert editor.text().startswith("Done")
        assert (workspace / "up").exists() == (status == "completed")

    asyncio.run(main())


def test_cancel_ends_the_command(connect: Connect, workspace: Path, pipe: Pipe) -> None:
    async def main() -> None:
        editor = Editor()
        async with connect(editor) as agent:
            session = await agent.new_session(cwd=str(workspace), mcp_servers=[])
            prompt = asyncio.create_task(
                agent.prompt(session_id=session.session_id, prompt=[text_block(f"{pipe.prompt}\nsay: never")])
            )
            await asyncio.to_thread(pipe.wait_for_reader)
            await agent.cancel(session_id=session.session_id)
            assert (await prompt).stop_reason == "cancelled"
            assert editor.text() == ""
            pipe.close()
            assert not pipe.has_reader()

            again = await agent.prompt(session_id=session.session_id, prompt=[text_block("say: Again")])
            assert again.stop_reason == "end_turn"
            assert editor.text() == "Again"

    asyncio.run(main())


def test_cancel_while_it_asks(connect: Connect, workspace: Path) -> None:
    async def main() -> None:
        asked = asyncio.Event()
        cancelled = asyncio.Event()

        async def until_cancelled(_options: list[PermissionOption]) -> None:
            asked.set()
            await cancelled.wait()

        editor = Editor(until_cancelled)
        async with connect(editor) as agent:
            session = await agent.new_session(cwd=str(workspace), mcp_servers=[])
            prompt = asyncio.create_task(
                agent.prompt(session_id=session.session_id, prompt=[text_block("escalate: touch up")])
            )
            await asked.wait()
            await agent.cancel(session_id=session.session_id)
            cancelled.set()
            assert (await prompt).stop_reason == "cancelled"
        assert not (workspace / "up").exists()

    asyncio.run(main())


def test_list_and_load_after_a_restart(connect: Connect, workspace: Path) -> None:
    async def main() -> None:
        editor = Editor()
        async with connect(editor) as agent:
            session = await agent.new_session(cwd=str(workspace), mcp_servers=[])
            await agent.prompt(
                session_id=session.session_id,
                prompt=[text_block("think: Hm\nrun: echo hi\nwrite: note.txt = hello\nsay: Done")],
            )
        editor = Editor()
        async with connect(editor) as agent:
            [listed] = (await agent.list_sessions()).sessions
            assert (listed.session_id, listed.cwd) == (session.session_id, str(workspace))
            assert (await agent.list_sessions(cwd=str(workspace / "other"))).sessions == []

            await agent.load_session(cwd=str(workspace), session_id=session.session_id, mcp_servers=[])
            # The history is sent before the response, but the client handles it asynchronously.
            await editor.wait_for(lambda: "exit code 0" in editor.text())
            assert editor.text(UserMessageChunk).startswith("think: Hm")
            assert editor.text(AgentThoughtChunk) == "Hm"
            assert [(call.kind, call.status) for call in editor.of(ToolCallStart)] == [
                ("execute", "completed"),
                ("edit", "completed"),
            ]
            assert editor.text().startswith("Done")

            response = await agent.prompt(session_id=session.session_id, prompt=[text_block("say: Again")])
            assert response.stop_reason == "end_turn"
            assert editor.text().endswith("Again")

    asyncio.run(main())


def test_modes(connect: Connect, workspace: Path) -> None:
    async def main() -> None:
        editor = Editor(choose("reject_once"))
        async with connect(editor) as agent:
            session = await agent.new_session(cwd=str(workspace), mcp_servers=[])
            assert session.modes is not None
            assert {mode.id for mode in session.modes.available_modes} >= {"ask", "auto", "plan", "full-access"}
            await agent.set_session_mode(session_id=session.session_id, mode_id="plan")
            await editor.wait_for(lambda: bool(editor.of(CurrentModeUpdate)))
            assert editor.of(CurrentModeUpdate)[-1].current_mode_id == "plan"
            await agent.prompt(session_id=session.session_id, prompt=[text_block("write: note.txt = hello")])
            assert len(editor.asked) == 1
        assert not (workspace / "note.txt").exists()

    asyncio.run(main())


def test_errors_and_extensions(connect: Connect, workspace: Path) -> None:
    async def main() -> None:
        async with connect(Editor()) as agent:
            with pytest.raises(RequestError) as unknown:
                await agent.ext_method("unknown", {})
            assert unknown.value.code == -32601
            await agent.ext_notification("unknown", {})
            with pytest.raises(RequestError) as missing:
                await agent.prompt(
                    session_id="00000000-0000-7000-8000-000000000000", prompt=[text_block("say: Nobody hears")]
                )
            assert missing.value.code == -32002
            # The connection is still usable.
            assert (await agent.new_session(cwd=str(workspace), mcp_servers=[])).session_id

    asyncio.run(main())


def test_two_sessions_at_once(connect: Connect, workspace: Path) -> None:
    async def main() -> None:
        async with connect(Editor()) as agent:
            sessions = [await agent.new_session(cwd=str(workspace), mcp_servers=[]) for _ in range(2)]
            responses = await asyncio.gather(
                *(
                    agent.prompt(session_id=session.session_id, prompt=[text_block("stream: 200 x 10")])
                    for session in sessions
                )
            )
            assert [response.stop_reason for response in responses] == ["end_turn", "end_turn"]

    asyncio.run(main())
