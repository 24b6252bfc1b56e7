"""Tests of two editors, each with its own server process, and a command that share one home and one thread."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path
from typing import Any

from acp import PROTOCOL_VERSION, spawn_agent_process, text_block
from acp.schema import AgentMessageChunk, PermissionOption, UserMessageChunk
from conftest import Pipe
from editor import Editor
from openai_codex import CodexConfig
from openai_codex.client import CodexClient
from openai_codex.types import TurnStatus


def texts(codex: CodexClient, thread: str) -> list[str]:
    """Returns the messages of a thread, as the Codex client reads them."""
    said: list[str] = []
    for turn in codex.thread_read(thread, include_turns=True).thread.turns:
        for item in turn.items:
            if item.root.type == "userMessage":
                said.append("".join(part.root.text for part in item.root.content))
            elif item.root.type == "agentMessage":
                said.append(item.root.text)
    return said


def test_two_editors_and_a_command_share_a_home(binary: str, env: dict[str, str], workspace: Path, pipe: Pipe) -> None:
    asked: list[str] = []

    def accept(method: str, _params: dict[str, Any] | None) -> dict[str, Any]:
        asked.append(method)
        return {"decision": "accept"}

    async def nobody(_options: list[PermissionOption]) -> str:
        # The other editor answers the request.
        return await asyncio.get_running_loop().create_future()

    async def main() -> None:
        editor = Editor(nobody)
        config = CodexConfig(codex_bin=binary, env=env, cwd=str(workspace))
        async with spawn_agent_process(editor, binary, "acp", env=env, cwd=workspace) as (agent, _process):
            await agent.initialize(protocol_version=PROTOCOL_VERSION)
            thread = (await agent.new_session(cwd=str(workspace), mcp_servers=[])).session_id

            async def prompt(text: str) -> str:
                return (await agent.prompt(session_id=thread, prompt=[text_block(text)])).stop_reason

            assert await prompt("say: one") == "end_turn"
            with CodexClient(config, approval_handler=accept) as codex:
                codex.initialize()
                codex.thread_resume(thread)
                assert texts(codex, thread) == ["say: one", "one"]

                # The other editor sees the turn of the first one; its next turn runs in its own process again.
                turn = (await asyncio.to_thread(codex.turn_start, thread, "say: two")).turn
                ended = await asyncio.to_thread(codex.wait_for_turn_completed, turn.id)
                assert ended.turn.status == TurnStatus.completed
                await editor.wait_for(lambda: "two" in editor.text())
                assert await prompt("say: three") == "end_turn"

                # One editor's turn asks, the other editor answers.
                assert await prompt("escalate: touch up") == "end_turn"
                assert asked == ["item/commandExecution/requestApproval"]
                assert (workspace / "up").exists()

                # One editor runs a turn, the other editor interrupts it.
                prompting = asyncio.create_task(prompt(pipe.prompt))
                await asyncio.to_thread(pipe.wait_for_reader)
                running = codex.thread_read(thread, include_turns=True).thread.turns[-1]
                assert running.status == TurnStatus.in_progress
                await asyncio.to_thread(codex.turn_interrupt, thread, running.id)
                assert await prompting == "cancelled"
                assert not pipe.has_reader()

                # A command has its own thread, which both editors see.
                done = await asyncio.to_thread(
                    subprocess.run,
                    [binary, "exec", "say: from a command"],
                    env=env,
                    cwd=workspace,
                    check=True,
                    capture_output=True,
                    text=True,
                )
                assert done.stdout == "from a command\n"
                listed = {entry.id for entry in codex.thread_list().data}
                sessions = {entry.session_id for entry in (await agent.list_sessions()).sessions}
                assert thread in listed
                assert len(sessions) == 2

                # All clients show the same history.
                history = texts(codex, thread)
                other = Editor()
                async with spawn_agent_process(other, binary, "acp", env=env, cwd=workspace) as (late, _process):
                    await late.initialize(protocol_version=PROTOCOL_VERSION)
                    await late.load_session(cwd=str(workspace), session_id=thread, mcp_servers=[])
                    told = other.text(UserMessageChunk) + other.text(AgentMessageChunk)
                    assert all(text in told for text in history)

    asyncio.run(main())
