"""The agent host of VS Code itself, with Threadwire in the place of Codex and a scripted model.

The host is part of a large package: these tests run where `THREADWIRE_VSCODE` names the folder that it is installed in,
as `tests/run vscode` does it. What the host relies on is tested without it in `test_vscode_host.py`.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from scripted_model import Model
from vscode_host import AgentHost, HostClient, installed

pytestmark = [
    pytest.mark.skipif(installed() is None, reason="tests/run vscode installs the agent host"),
    pytest.mark.time_limit(120),
]

# Asked for outside of the sandbox, so that the user decides.
COMMAND = {
    "cmd": "echo done > made.txt; cat made.txt",
    "sandbox_permissions": "require_escalated",
    "justification": "Do you want to make the file?",
}


@pytest.fixture
def model() -> Iterator[Model]:
    model = Model()
    yield model
    model.close()


StartHost = Callable[[], AgentHost]


@pytest.fixture
def start_host(model: Model, binary: str, env: dict[str, str], tmp_path: Path) -> Iterator[StartHost]:
    """Starts hosts on one home."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "config.toml").write_text(
        f"""\
model = "mock-model"
model_provider = "mock"

[model_providers.mock]
name = "Mock"
base_url = "{model.url}"
wire_api = "responses"
request_max_retries = 0
stream_max_retries = 0
"""
    )
    folder = installed()
    assert folder is not None
    hosts: list[AgentHost] = []

    def start() -> AgentHost:
        hosts.append(AgentHost(folder, binary, tmp_path, {**env, "CODEX_HOME": str(home)}))
        return hosts[-1]

    yield start
    for host in hosts:
        host.close()


class Session:
    """A session of the host with the Codex agent, and its chat."""

    def __init__(self, client: HostClient, workspace: Path) -> None:
        self.client = client
        self.channel = f"codex:/{uuid.uuid4()}"
        client.request("createSession", channel=self.channel, provider="codex", workingDirectories=[workspace.as_uri()])
        self.chat = client.subscribe(self.channel)["defaultChat"]
        client.subscribe(self.chat)
        # The host asks the server for its models when the first session is made.
        client.until(lambda action: action.get("type") == "root/agentsChanged" and bool(codex_models(action)))

    def begin(self, text: str) -> str:
        """Begins a turn and returns its id."""
        turn = str(uuid.uuid4())
        message = {"text": text, "origin": {"kind": "user"}}
        started = {"startedAt": "2026-01-01T00:00:00Z", "message": message}
        self.client.act(self.chat, {"type": "chat/turnStarted", "turnId": turn, **started})
        return turn

    def until(self, kind: str, turn: str) -> dict[str, Any]:
        """Waits for an action of a turn. Fails if the turn does."""

        def wanted(action: dict[str, Any]) -> bool:
            if action.get("turnId") != turn:
                return False
            assert action["type"] != "chat/error", action
            return action["type"] == kind

        return self.client.until(wanted)

    def decide(self, turn: str, approved: bool) -> dict[str, Any]:
        """Waits for the question about a command, answers it, and returns the end of the command."""
        # The host shows the command first, as one that needs nothing.
        while (ready := self.until("chat/toolCallReady", turn)).get("confirmed"):
            pass
        answer = {"confirmed": "user-action"} if approved else {"reason": "denied"}
        call = ready["toolCallId"]
        confirmed = {"type": "chat/toolCallConfirmed", "turnId": turn, "toolCallId": call, "approved": approved}
        self.client.act(self.chat, {**confirmed, **answer})
        if not approved:
            return ready
        ended = self.until("chat/toolCallComplete", turn)
        assert ended["toolCallId"] == call
        return ended["result"]


def codex_models(action: dict[str, Any]) -> list[dict[str, Any]]:
    return next((agent["models"] for agent in action["agents"] if agent["provider"] == "codex"), [])


def text(client: HostClient, turn: str) -> str:
    """Returns what the agent said in a turn."""
    actions = (message["params"].get("action", {}) for message in client.said)
    return "".join(
        action["content"] for action in actions if action.get("type") == "chat/delta" and action.get("turnId") == turn
    )


def test_a_command_that_the_user_allows_runs(start_host: StartHost, model: Model, workspace: Path) -> None:
    model.answers = [("exec_command", COMMAND), "The file is made."]
    session = Session(start_host().client(), workspace)
    turn = session.begin("make the file")
    result = session.decide(turn, approved=True)
    session.until("chat/turnComplete", turn)
    assert result["success"], result
    assert (workspace / "made.txt").read_text() == "done\n"
    assert text(session.client, turn) == "The file is made."
    assert "done" in model.told()[-1]
    # The host switches the search of the web off, and offers a question to the user in every mode.
    assert "web_search" not in {tool["type"] for tool in model.asked[0]["tools"]}
    assert "request_user_input" in model.tools()


def test_a_command_that_the_user_refuses_does_not_run(start_host: StartHost, model: Model, workspace: Path) -> None:
    model.answers = [("exec_command", COMMAND), "Then not.", "Go on."]
    session = Session(start_host().client(), workspace)
    turn = session.begin("make the file")
    session.decide(turn, approved=False)
    session.until("chat/turnComplete", turn)
    assert not (workspace / "made.txt").exists()
    # The next turn unsubscribes and resumes the thread.
    turn = session.begin("go on")
    session.until("chat/turnComplete", turn)
    assert text(session.client, turn) == "Go on."


def test_the_next_host_shows_the_session_and_goes_on(start_host: StartHost, model: Model, workspace: Path) -> None:
    model.answers = ["First answer.", "Second answer."]
    host = start_host()
    session = Session(host.client(), workspace)
    turn = session.begin("first question")
    session.until("chat/turnComplete", turn)
    # The host stores which thread the session has behind the turn, and tells nobody.
    thread = model.asked[0]["prompt_cache_key"].encode()
    while not any(thread in file.read_bytes() for file in host.data.rglob("*.db*")):
        time.sleep(0.05)
    host.close()
    client = start_host().client()
    chat = client.subscribe(session.channel)["defaultChat"]
    turns = client.subscribe(chat)["turns"]
    shown = [
        (turn["message"]["text"], [part["content"] for part in turn["responseParts"] if part["kind"] == "markdown"])
        for turn in turns
    ]
    assert shown == [("first question", ["First answer."])]
    session.client, session.chat = client, chat
    turn = session.begin("second question")
    session.until("chat/turnComplete", turn)
    assert text(client, turn) == "Second answer."
    assert "First answer." in str(model.asked[-1]["input"])
