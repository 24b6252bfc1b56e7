"""Proxy chains of the Agent Client Protocol with the conductor of its makers, `agent-client-protocol-conductor`.

As `conductor proxy` it is a proxy in front of an agent of ours; as `conductor agent` it runs Threadwire as the agent at
the end of its own chain. `tests/run agents` installs it and names it in `THREADWIRE_CONDUCTOR`.
"""

from __future__ import annotations

import asyncio
import json
import os
import shlex
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from acp import PROTOCOL_VERSION, RequestError, spawn_agent_process, text_block
from acp.core import ClientSideConnection
from acp.schema import ClientCapabilities, Implementation, ToolCallProgress
from conftest import Pipe
from editor import Editor, choose

CONDUCTOR = os.environ.get("THREADWIRE_CONDUCTOR", "")

pytestmark = pytest.mark.skipif(not CONDUCTOR, reason="THREADWIRE_CONDUCTOR names no conductor")

Connect = Callable[[Editor], AbstractAsyncContextManager[ClientSideConnection]]


def flags(key: str, value: object) -> list[str]:
    """Sets a key of the configuration; JSON of texts and lists is TOML, too."""
    return ["-c", f"{key}={json.dumps(value)}"]


@pytest.fixture(params=["behind proxies", "behind a conductor"])
def connect(
    request: pytest.FixtureRequest, binary: str, env: dict[str, str], workspace: Path, tmp_path: Path
) -> Connect:
    agent = [binary, "--home", str(tmp_path / "agent"), "acp"]
    if request.param == "behind proxies":
        # Two proxies in a row; the second one has a chain of two of its own.
        inner = shlex.join([CONDUCTOR, "proxy"])
        proxies = [[CONDUCTOR, "proxy"], [CONDUCTOR, "proxy", inner, inner]]
        command = [binary, "-c", "agent=behind", *flags("agents.behind.command", agent)]
        command += [*flags("agents.behind.proxies", proxies), "acp"]
    else:
        command = [CONDUCTOR, "agent", shlex.join([CONDUCTOR, "proxy"]), shlex.join(agent)]

    @asynccontextmanager
    async def connected(editor: Editor) -> AsyncIterator[ClientSideConnection]:
        async with spawn_agent_process(editor, *command, env=env, cwd=workspace) as (connection, _process):
            initialized = await connection.initialize(
                protocol_version=PROTOCOL_VERSION,
                client_capabilities=ClientCapabilities(),
                client_info=Implementation(name="editor", version="1"),
            )
            assert initialized.protocol_version == PROTOCOL_VERSION
            yield connection

    return connected


@pytest.mark.parametrize(("kind", "status"), [("allow_once", "completed"), ("reject_once", "failed")])
def test_a_turn_with_a_permission(connect: Connect, workspace: Path, kind: str, status: str) -> None:
    async def main() -> None:
        editor = Editor(choose(kind))
        async with connect(editor) as agent:
            session = await agent.new_session(cwd=str(workspace), mcp_servers=[])
            response = await agent.prompt(
                session_id=session.session_id, prompt=[text_block("escalate: touch up\nsay: Done")]
            )
            assert response.stop_reason == "end_turn"
            assert len(editor.asked) == 1
            assert [call.status for call in editor.of(ToolCallProgress)][-1] == status
            assert editor.text().startswith("Done")
        assert (workspace / "up").exists() == (status == "completed")

    asyncio.run(main())


def test_a_cancelled_turn(connect: Connect, workspace: Path, pipe: Pipe) -> None:
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
            pipe.close()
            again = await agent.prompt(session_id=session.session_id, prompt=[text_block("say: Again")])
            assert again.stop_reason == "end_turn"
            assert editor.text() == "Again"

    asyncio.run(main())


def test_an_error(connect: Connect) -> None:
    async def main() -> None:
        async with connect(Editor()) as agent:
            with pytest.raises(RequestError) as refused:
                await agent.prompt(session_id="unknown", prompt=[text_block("say: hello")])
            assert refused.value.code == -32002

    asyncio.run(main())
