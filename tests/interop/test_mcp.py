"""Tests of MCP servers from npm; a scripted model calls their tools through the app server."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from codex_client import Client
from scripted_model import Model

PROGRAMS = Path(__file__).parent / "node_modules" / ".bin"


@pytest.fixture
def connect(binary: str, env: dict[str, str], workspace: Path, model: Model) -> Iterator[Callable[..., Client]]:
    """Starts a server whose configuration has one MCP server."""
    clients: list[Client] = []

    def start(program: str, *args: str) -> Client:
        home = Path(env["THREADWIRE_HOME"])
        home.mkdir()
        config = f"""\
model = "mock-model"
model_provider = "mock"
approval_policy = "never"
sandbox_mode = "danger-full-access"

[model_providers.mock]
name = "Mock"
base_url = "{model.url}"
wire_api = "responses"

[mcp_servers.npm]
command = {json.dumps(str(PROGRAMS / program))}
args = {json.dumps(list(args))}
startup_timeout_sec = 30
"""
        (home / "config.toml").write_text(config)
        client = Client(binary, env, workspace)
        clients.append(client)
        return client

    yield start
    for client in clients:
        client.close()


def started(client: Client) -> str:
    """Starts a thread and waits for its MCP server."""
    thread: str = client.call("thread/start", {})["thread"]["id"]

    def is_up(message: dict[str, Any]) -> bool:
        if message.get("method") != "mcpServer/startupStatus/updated":
            return False
        status = message["params"]["status"]
        assert status != "failed", message
        return bool(status == "ready")

    client.until(is_up)
    return thread


def tool_calls(client: Client, thread: str) -> list[dict[str, Any]]:
    return [item for item in client.turn(thread) if item["type"] == "mcpToolCall"]


def text_of(item: dict[str, Any]) -> str:
    return "".join(part.get("text", "") for part in item["result"]["content"])


def test_filesystem(connect: Callable[..., Client], model: Model, workspace: Path) -> None:
    (workspace / "in.txt").write_text("from the file\n")
    client = connect("mcp-server-filesystem", str(workspace))
    thread = started(client)
    model.answers = [
        ("mcp__npm__read_text_file", {"path": str(workspace / "in.txt")}),
        ("mcp__npm__write_file", {"path": str(workspace / "out.txt"), "content": "written\n"}),
        ("mcp__npm__read_text_file", {"path": "/etc/hostname"}),
        "All done.",
    ]
    read, written, refused = tool_calls(client, thread)
    assert {"mcp__npm__read_text_file", "mcp__npm__write_file"} <= model.tools()
    assert (read["server"], read["tool"], read["status"]) == ("npm", "read_text_file", "completed")
    assert "from the file" in text_of(read)
    assert written["status"] == "completed"
    assert (workspace / "out.txt").read_text() == "written\n"
    assert "Access denied" in text_of(refused)
    # The model got the outputs of the tools.
    told = json.dumps(model.asked[-1]["input"])
    assert "from the file" in told
    assert "Access denied" in told


def test_everything(connect: Callable[..., Client], model: Model) -> None:
    client = connect("mcp-server-everything", "stdio")
    thread = started(client)
    [status] = client.call("mcpServerStatus/list", {"threadId": thread})["data"]
    assert status["authStatus"] == "unsupported"
    assert {"echo", "get-sum"} <= status["tools"].keys()
    assert status["resources"]

    model.answers = [
        ("mcp__npm__echo", {"message": "hello"}),
        ("mcp__npm__get-sum", {"a": 2, "b": 3}),
        "All done.",
    ]
    echo, total = tool_calls(client, thread)
    assert text_of(echo) == "Echo: hello"
    assert "5" in text_of(total)

    called = client.call(
        "mcpServer/tool/call",
        {"threadId": thread, "server": "npm", "tool": "echo", "arguments": {"message": "you"}},
    )
    assert called["content"][0]["text"] == "Echo: you"
    uri = status["resources"][0]["uri"]
    read = client.call("mcpServer/resource/read", {"threadId": thread, "server": "npm", "uri": uri})
    assert read["contents"][0]["uri"] == uri
