"""Tests of what the agent host of VS Code relies on, with a scripted model and a client that says what the host says.

The host starts the server with its settings as `-c` flags, gives each session a permission profile of its own, and
unsubscribes and resumes a thread before nearly every turn.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from codex_client import Client, Refused
from scripted_model import Model

MCP_SERVER = Path(__file__).parents[2] / "runtime" / "workspace" / "tests" / "mcp" / "server.py"
# One pixel.
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
DYNAMIC_TOOL = {
    "name": "open_file",
    "description": "Opens a file in the editor",
    "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}},
}
SESSION_CONFIG = {
    "web_search": "disabled",
    "features.default_mode_request_user_input": True,
    "features.tool_call_mcp_elicitation": False,
}
QUESTIONS = {
    "questions": [
        {
            "id": "color",
            "header": "Color",
            "question": "Which color?",
            "options": [{"label": "Red", "description": "Warm"}, {"label": "Blue", "description": "Cold"}],
        }
    ]
}


@pytest.fixture
def repository(workspace: Path) -> Path:
    """The workspace as a git repository with one commit."""

    def git(*args: str) -> None:
        subprocess.run(["git", *args], cwd=workspace, check=True, stdout=subprocess.DEVNULL)

    git("init", "--quiet", "--initial-branch=trunk")
    git("remote", "add", "origin", "https://example.invalid/repository.git")
    git("-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "--quiet", "--allow-empty", "-m", "first")
    return workspace


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A file outside of the workspace."""
    path = tmp_path / "secret.txt"
    path.write_text("the secret\n")
    return path


def toml(value: Any) -> str:
    """Writes a value of TOML; those of JSON are the same but for tables."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(one)}" for key, one in value.items()) + "}"
    return json.dumps(value)


@pytest.fixture
def flags(model: Model, secret: Path) -> list[str]:
    """The settings of the host: its model, two permission profiles, an MCP server."""
    settings: dict[str, Any] = {
        "model": "mock-model",
        "model_provider": "vscode",
        "model_providers.vscode.name": "VS Code",
        "model_providers.vscode.base_url": model.url,
        "model_providers.vscode.wire_api": "responses",
        "model_providers.vscode.env_key": "OPENAI_API_KEY",
        "shell_environment_policy.exclude": ["OPENAI_API_KEY"],
        "mcp_servers.demo.command": sys.executable,
        "mcp_servers.demo.args": [str(MCP_SERVER)],
        "mcp_servers.off.url": "http://127.0.0.1:9/mcp",
        "mcp_servers.off.enabled": False,
        "default_permissions": "host",
        "permissions.host.filesystem": {":root": "read", ":workspace_roots": {".": "write"}},
        "permissions.locked.filesystem": {
            ":minimal": "read",
            ":workspace_roots": {".": "write"},
            str(secret): "deny",
        },
        "permissions.locked.network.enabled": False,
    }
    return [part for key, value in settings.items() for part in ("-c", f"{key}={toml(value)}")]


@pytest.fixture
def start(binary: str, env: dict[str, str], repository: Path, flags: list[str]) -> Iterator[Callable[[], Client]]:
    """Starts a server as the host does."""
    Path(env["THREADWIRE_HOME"]).mkdir()
    environment = {**env, "CODEX_HOME": env["THREADWIRE_HOME"], "OPENAI_API_KEY": "a-nonce"}
    clients: list[Client] = []

    def connect() -> Client:
        client = Client(binary, environment, repository, *flags, capabilities={"experimentalApi": True})
        clients.append(client)
        return client

    yield connect
    for client in clients:
        client.close()


def open_thread(client: Client, **more: Any) -> dict[str, Any]:
    """Starts a thread as the host does, and waits for its MCP server."""
    started = client.call(
        "thread/start",
        {"approvalPolicy": "never", "config": SESSION_CONFIG, "dynamicTools": [DYNAMIC_TOOL], **more},
    )

    def is_up(message: dict[str, Any]) -> bool:
        if message.get("method") != "mcpServer/startupStatus/updated":
            return False
        status = message["params"]["status"]
        assert status != "failed", message
        return bool(status == "ready")

    client.until(is_up)
    return started


def of_type(items: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [item for item in items if item["type"] == kind]


def command(text: str) -> tuple[str, dict[str, Any]]:
    return ("exec_command", {"cmd": text})


def test_lists_and_settings(start: Callable[[], Client], repository: Path) -> None:
    # One start only for the account.
    first = start()
    account = first.call("account/read", {})
    assert (account["account"], account["requiresOpenaiAuth"]) == (None, False)

    client = start()
    assert client.hello["codexHome"] == first.hello["codexHome"]
    cwds = [str(repository)]
    assert client.call("skills/extraRoots/set", {"extraRoots": []}) == {}
    [skills] = client.call("skills/list", {"cwds": cwds})["data"]
    assert (skills["cwd"], skills["errors"]) == (cwds[0], [])
    [hooks] = client.call("hooks/list", {"cwds": cwds})["data"]
    assert hooks == {"cwd": cwds[0], "hooks": [], "warnings": [], "errors": []}
    assert isinstance(client.call("model/list", {})["data"], list)
    thread = open_thread(client)["thread"]["id"]
    demo, off = client.call("mcpServerStatus/list", {"threadId": thread})["data"]
    assert "delete" in demo["tools"]
    assert (demo["name"], demo["runtimeStatus"], demo["httpOrigin"]) == ("demo", "connected", None)
    assert (off["name"], off["runtimeStatus"], off["httpOrigin"]) == ("off", "disabled", "http://127.0.0.1:9")
    profiles = client.call("permissionProfile/list", {})["data"]
    assert {"host", "locked"} <= {profile["id"] for profile in profiles}

    edits = [{"keyPath": "personality", "value": "pragmatic", "mergeStrategy": "replace"}]
    written = client.call("config/batchWrite", {"edits": edits, "expectedVersion": None, "reloadUserConfig": True})
    assert written["status"] == "ok"
    assert 'personality = "pragmatic"' in Path(written["filePath"]).read_text()
    assert client.call("config/read", {})["config"]["personality"] == "pragmatic"


def test_permission_profiles(
    start: Callable[[], Client], model: Model, repository: Path, secret: Path, tmp_path: Path
) -> None:
    client = start()
    (repository / "in.txt").write_text("of the workspace\n")
    outside = tmp_path / "outside.txt"
    started = open_thread(client)
    assert started["activePermissionProfile"] == {"id": "host", "extends": None}
    thread = started["thread"]["id"]

    model.answers = [command(f"cat {secret}"), command(f"echo x > {outside}"), "Done."]
    client.turn(thread)
    read, _ = model.told()
    assert "the secret" in read
    assert not outside.exists()

    port = model.url.split(":")[2].removesuffix("/v1")
    # The profile of one turn stays for the next ones.
    model.answers = [
        command("cat in.txt && echo written > out.txt"),
        command(f"cat {secret}"),
        command(f"exec 3<>/dev/tcp/127.0.0.1/{port} && echo connected"),
        "Done.",
    ]
    client.turn(thread, permissions="locked")
    read, denied, network = model.told()
    assert "of the workspace" in read
    assert (repository / "out.txt").read_text() == "written\n"
    assert "the secret" not in denied
    assert "connected" not in network

    # What the user approves stays within the denied paths.
    client.answers["item/commandExecution/requestApproval"] = lambda _: {"decision": "accept"}
    model.answers = [command(f"cat {secret}; touch approved"), "Done."]
    client.turn(thread, approvalPolicy="untrusted")
    [asked] = client.asked("item/commandExecution/requestApproval")
    assert str(secret) in asked["command"]
    [denied] = model.told()
    assert "the secret" not in denied
    assert (repository / "approved").exists()

    # The host resumes an idle thread with other permissions while it is still loaded.
    assert client.call("thread/unsubscribe", {"threadId": thread}) == {"status": "unsubscribed"}
    resumed = client.call(
        "thread/resume",
        {"threadId": thread, "permissions": ":danger-full-access", "approvalPolicy": "never", "excludeTurns": True},
    )
    assert resumed["activePermissionProfile"] == {"id": ":danger-full-access", "extends": None}
    assert (resumed["approvalPolicy"], resumed["sandbox"]) == ("never", {"type": "dangerFullAccess"})
    model.answers = [command(f"echo x > {outside}"), "Done."]
    client.turn(thread)
    assert outside.exists()


def test_session_features(start: Callable[[], Client], model: Model, repository: Path) -> None:
    client = start()
    thread = open_thread(client, permissions="host")["thread"]["id"]
    model.answers = ["Hello."]
    client.turn(thread)
    assert "web_search" not in {tool.get("type") for tool in model.asked[-1]["tools"]}
    assert {"request_user_input", "open_file"} <= model.tools()

    # Questions outside of plan mode.
    client.answers["item/tool/requestUserInput"] = lambda _: {"answers": {"color": {"answers": ["Blue"]}}}
    model.answers = [("request_user_input", QUESTIONS), "Blue it is."]
    client.turn(thread)
    [asked] = client.asked("item/tool/requestUserInput")
    assert [question["id"] for question in asked["questions"]] == ["color"]
    assert "Blue" in model.told()[-1]

    # Tools of the host.
    client.answers["item/tool/call"] = lambda call: {
        "success": True,
        "contentItems": [{"type": "inputText", "text": f"opened {call['arguments']['path']}"}],
    }
    model.answers = [("open_file", {"path": "a.txt"}), "Open."]
    [item] = of_type(client.turn(thread), "dynamicToolCall")
    assert (item["tool"], item["status"], item["success"]) == ("open_file", "completed", True)
    assert "opened a.txt" in model.told()[-1]

    # Images of the host are files.
    image = repository / "pixel.png"
    image.write_bytes(PNG)
    model.answers = ["A pixel."]
    client.turn(thread, {"type": "localImage", "path": str(image)})
    [sent] = [part for part in model.asked[-1]["input"][-1]["content"] if part["type"] == "input_image"]
    assert sent["image_url"].startswith("data:image/png;base64,")


ANSWERS = [
    ("Allow", "completed", 1),
    ("Allow for this session", "completed", 0),
    ("Cancel", "failed", 1),
    ("anything else", "failed", 1),
]


@pytest.mark.parametrize(("answer", "status", "asked_again"), ANSWERS)
def test_approval_of_an_mcp_tool(
    start: Callable[[], Client], model: Model, answer: str, status: str, asked_again: int
) -> None:
    client = start()
    thread = open_thread(client, approvalPolicy="on-request")["thread"]["id"]
    client.answers["item/tool/requestUserInput"] = lambda asked: {
        "answers": {asked["questions"][0]["id"]: {"answers": [answer]}}
    }
    model.answers = [("mcp__demo__delete", {}), "Done."]
    [item] = of_type(client.turn(thread), "mcpToolCall")
    assert (item["tool"], item["status"]) == ("delete", status)
    [asked] = client.asked("item/tool/requestUserInput")
    assert asked["itemId"] == item["id"]
    [question] = asked["questions"]
    choices = {option["label"]: option["description"] for option in question.pop("options")}
    assert question == {
        "id": f"mcp_tool_call_approval_{item['id']}",
        "header": "Approve app tool call?",
        "question": 'Allow the demo MCP server to run tool "delete"?',
        "isOther": False,
        "isSecret": False,
    }
    assert choices == {
        "Allow": "Run the tool and continue.",
        "Allow for this session": "Run the tool and remember this choice for this session.",
        "Cancel": "Cancel this tool call.",
    }
    told = model.told()[-1]
    assert ("user cancelled MCP tool call" in told) == (status == "failed")

    model.answers = [("mcp__demo__delete", {}), "Done."]
    client.turn(thread)
    assert len(client.asked("item/tool/requestUserInput")) == asked_again


def test_life_of_a_thread(start: Callable[[], Client], model: Model, repository: Path) -> None:
    client = start()
    thread = open_thread(client)["thread"]["id"]
    turns = []
    for text in ("One.", "Two.", "Three."):
        model.answers = [text]
        client.turn(thread)
        [done] = [message for message in client.seen if message.get("method") == "turn/completed"]
        turns.append(done["params"]["turn"]["id"])

    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=repository, check=True, capture_output=True, text=True)
    [listed] = client.call("thread/list", {})["data"]
    assert listed["gitInfo"] == {
        "sha": head.stdout.strip(),
        "branch": "trunk",
        "originUrl": "https://example.invalid/repository.git",
    }

    # Plan mode.
    settings = {"model": "mock-model", "reasoning_effort": None, "developer_instructions": None}
    model.answers = ["A plan."]
    client.turn(thread, collaborationMode={"mode": "plan", "settings": settings})
    assert "Plan Mode" in json.dumps(model.asked[-1]["input"]) or "plan mode" in json.dumps(model.asked[-1])

    forked = client.call("thread/fork", {"threadId": thread})["thread"]
    assert (forked["forkedFromId"], len(forked["turns"])) == (thread, 4)
    client.call("thread/archive", {"threadId": forked["id"]})
    listed = client.call("thread/list", {})["data"]
    assert [one["id"] for one in listed] == [thread]
    assert client.call("thread/list", {"archived": True})["data"][0]["id"] == forked["id"]

    # Back to before the third turn.
    client.call("thread/revert", {"threadId": thread, "beforeTurnId": turns[2]})
    kept = client.call("thread/read", {"threadId": thread, "includeTurns": True})["thread"]["turns"]
    assert [turn["id"] for turn in kept] == turns[:2]

    model.answers = ["A summary."]
    client.seen.clear()
    client.call("thread/compact/start", {"threadId": thread})
    client.notified("turn/completed")
    assert of_type(client.completed(), "contextCompaction")

    # A crash of the server.
    client.kill()
    again = start()
    resumed = again.call("thread/resume", {"threadId": thread, "excludeTurns": False})["thread"]
    assert [turn["id"] for turn in resumed["turns"]][:2] == turns[:2]
    model.answers = ["Four."]
    again.turn(thread)


def test_error_texts(start: Callable[[], Client]) -> None:
    client = start()
    nobody = "01990000-0000-7000-8000-000000000000"
    for method, params, text in [
        ("thread/resume", {}, f"no rollout found for thread id {nobody}"),
        ("thread/archive", {}, f"no rollout found for thread id {nobody}"),
        ("thread/read", {"includeTurns": True}, f"thread not loaded: {nobody}"),
        ("turn/start", {"input": []}, f"thread not found: {nobody}"),
    ]:
        with pytest.raises(Refused) as refused:
            client.call(method, {"threadId": nobody, **params})
        assert (refused.value.code, str(refused.value)) == (-32600, text)


def test_threads_of_others(start: Callable[[], Client], model: Model) -> None:
    """Threads of another server on the same home show with their history."""
    other = start()
    thread = open_thread(other)["thread"]["id"]
    model.answers = ["From elsewhere."]
    other.turn(thread)

    client = start()
    [listed] = client.call("thread/list", {})["data"]
    assert listed["id"] == thread
    [turn] = client.call("thread/read", {"threadId": thread, "includeTurns": True})["thread"]["turns"]
    assert turn["items"][-1]["text"] == "From elsewhere."
