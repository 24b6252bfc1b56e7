"""Tests of one thread that clients of different dialects use alternately."""

from __future__ import annotations

import asyncio
from pathlib import Path

from acp import PROTOCOL_VERSION, spawn_agent_process, text_block
from conftest import Converse
from editor import Editor
from openai_codex import Codex, CodexConfig
from openai_codex.types import ThreadSourceKind


def test_codex_then_acp_then_codex(binary: str, env: dict[str, str], workspace: Path) -> None:
    config = CodexConfig(codex_bin=binary, env=env, cwd=str(workspace))
    with Codex(config) as codex:
        thread = codex.thread_start()
        thread.run("run: echo hi\nsay: From Codex")
        thread_id = thread.id

    async def continue_in_an_editor() -> None:
        editor = Editor()
        async with spawn_agent_process(editor, binary, "acp", env=env, cwd=workspace) as (agent, _process):
            await agent.initialize(protocol_version=PROTOCOL_VERSION)
            [listed] = (await agent.list_sessions()).sessions
            assert listed.session_id == thread_id
            await agent.load_session(cwd=str(workspace), session_id=thread_id, mcp_servers=[])
            await editor.wait_for(lambda: "exit code 0" in editor.text())
            assert editor.text().startswith("From Codex")
            await agent.prompt(session_id=thread_id, prompt=[text_block("say: From an editor")])

    asyncio.run(continue_in_an_editor())
    with Codex(config) as codex:
        thread = codex.thread_resume(thread_id)
        turns = thread.read(include_turns=True).thread.turns
        texts = [item.root.text for turn in turns for item in turn.items if item.root.type == "agentMessage"]
        assert texts[0] == "From Codex"
        assert texts[-1] == "From an editor"


def test_dotcraft_then_codex(binary: str, env: dict[str, str], workspace: Path, converse: Converse) -> None:
    seen = converse("escalate: echo up\nsay: From DotCraft")
    with Codex(CodexConfig(codex_bin=binary, env=env, cwd=str(workspace))) as codex:
        assert [entry.id for entry in codex.thread_list().data] == [seen["thread"]["id"]]
        assert codex.thread_list(source_kinds=[ThreadSourceKind.vscode]).data == []
        everything = codex.thread_list(source_kinds=list(ThreadSourceKind))
        assert [entry.id for entry in everything.data] == [seen["thread"]["id"]]
        thread = codex.thread_resume(seen["thread"]["id"])
        [turn] = thread.read(include_turns=True).thread.turns
        assert [item.root.type for item in turn.items] == [
            "userMessage",
            "commandExecution",
            "agentMessage",
            "agentMessage",
        ]
        assert thread.run("say: From Codex").final_response == "From Codex"
