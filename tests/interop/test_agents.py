"""Agents of other makers behind a client of Codex: one turn with a command that needs an approval.

`codex-acp` runs with every run of these tests. The others are large, and run where `THREADWIRE_AGENTS` names the folder
that they are installed in: `tests/run agents` installs them and writes what they did into `tests/BACKENDS.md`.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from openai_codex import CodexConfig
from openai_codex.client import CodexClient
from openai_codex.types import TurnStatus
from shell_model import ShellModel

HERE = Path(__file__).parent
OTHERS = os.environ.get("THREADWIRE_AGENTS")

SAID = "The file is made."


@dataclass
class Setup:
    """How a program is started, so that it asks the scripted model."""

    args: list[str] = field(default_factory=list)
    env: dict[str, str] = field(default_factory=dict)
    # Files that it reads, by their path in the home folder of its user.
    files: dict[str, str] = field(default_factory=dict)


def codex(origin: str, bin: Path) -> Setup:
    config = f"""\
model = "mock-model"
model_provider = "mock"

[model_providers.mock]
name = "Mock"
base_url = "{origin}/v1"
wire_api = "responses"
request_max_retries = 0
stream_max_retries = 0
"""
    # The mode in which it asks before each command that changes something.
    env = {"CODEX_PATH": str(bin / "codex"), "INITIAL_AGENT_MODE": "read-only", "NO_BROWSER": "1"}
    return Setup(env=env, files={".codex/config.toml": config})


def goose(origin: str, bin: Path) -> Setup:
    env = {
        "GOOSE_PROVIDER": "openai",
        "GOOSE_MODEL": "mock-model",
        "GOOSE_MODE": "approve",
        "GOOSE_DISABLE_KEYRING": "1",
        "OPENAI_HOST": origin,
        "OPENAI_BASE_PATH": "v1/chat/completions",
        "OPENAI_API_KEY": "test",
    }
    return Setup(args=["acp", "--with-builtin", "developer"], env=env)


def gemini(origin: str, bin: Path) -> Setup:
    settings = {"security": {"auth": {"selectedType": "gemini-api-key"}}, "telemetry": {"enabled": False}}
    env = {"GEMINI_API_KEY": "test", "GOOGLE_GEMINI_BASE_URL": origin}
    # Without a model it asks one which model to ask.
    return Setup(
        args=["--acp", "--model", "gemini-2.5-pro"], env=env, files={".gemini/settings.json": json.dumps(settings)}
    )


def opencode(origin: str, bin: Path) -> Setup:
    provider = {
        "npm": "@ai-sdk/openai-compatible",
        "options": {"baseURL": f"{origin}/v1", "apiKey": "test"},
        "models": {"mock-model": {"name": "Mock"}},
    }
    config = {
        "model": "mock/mock-model",
        "provider": {"mock": provider},
        "permission": {"bash": "ask"},
        "autoupdate": False,
        "share": "disabled",
    }
    env = {"OPENCODE_DISABLE_MODELS_FETCH": "1", "OPENCODE_DISABLE_LSP_DOWNLOAD": "1"}
    return Setup(args=["acp"], env=env, files={".config/opencode/opencode.json": json.dumps(config)})


@dataclass
class Program:
    package: str
    bin: str
    setup: Callable[[str, Path], Setup]
    # Where it is installed: with these tests, or apart from them.
    folder: Path | None


PROGRAMS = {
    "codex-acp": Program("@agentclientprotocol/codex-acp", "codex-acp", codex, HERE),
    "goose": Program("@aaif/goose", "goose", goose, Path(OTHERS) if OTHERS else None),
    "gemini": Program("@google/gemini-cli", "gemini", gemini, Path(OTHERS) if OTHERS else None),
    "opencode": Program("opencode-ai", "opencode", opencode, Path(OTHERS) if OTHERS else None),
}


@pytest.fixture
def model() -> Iterator[ShellModel]:
    model = ShellModel("touch made.txt", SAID)
    yield model
    model.close()


@dataclass
class Ran:
    """What a turn came to."""

    status: TurnStatus
    error: str | None
    asked: list[tuple[str, dict[str, Any]]]
    items: list[Any]
    tokens: int
    seconds: float

    def of(self, kind: str) -> list[Any]:
        return [item for item in self.items if item.type == kind]


@pytest.mark.parametrize("decision", ["accept", "decline"])
@pytest.mark.parametrize("name", list(PROGRAMS))
@pytest.mark.time_limit(180)
def test_command_with_approval(
    name: str,
    decision: str,
    binary: str,
    env: dict[str, str],
    workspace: Path,
    model: ShellModel,
    table: dict[str, dict[str, Ran]],
) -> None:
    program = PROGRAMS[name]
    if program.folder is None:
        pytest.skip("tests/run agents installs it")
    ran = run(program, name, decision, binary, env, workspace, model)
    table.setdefault(name, {})[decision] = ran

    assert (ran.error, ran.status) == (None, TurnStatus.completed)
    assert [method for method, _ in ran.asked] == ["item/commandExecution/requestApproval"]
    assert "touch made.txt" in ran.asked[0][1]["command"]
    [command] = ran.of("commandExecution")
    assert "touch made.txt" in command.command
    assert command.status.value == {"accept": "completed", "decline": "declined"}[decision]
    assert (workspace / "made.txt").exists() == (decision == "accept")
    if decision == "accept":
        assert SAID in "".join(item.text for item in ran.of("agentMessage"))
        assert ran.tokens > 0


def run(
    program: Program,
    name: str,
    decision: str,
    binary: str,
    env: dict[str, str],
    workspace: Path,
    model: ShellModel,
) -> Ran:
    """Runs one turn with a client that answers each question with `decision`."""
    assert program.folder is not None
    bin = program.folder / "node_modules" / ".bin"
    setup = program.setup(model.origin, bin)
    for path, text in setup.files.items():
        file = Path(env["HOME"]) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    home = Path(env["THREADWIRE_HOME"])
    home.mkdir()
    command = [str(bin / program.bin), *setup.args]
    variables = "".join(f"{name} = {json.dumps(value)}\n" for name, value in setup.env.items())
    (home / "config.toml").write_text(
        f'agent = "{name}"\n[agents.{name}]\ncommand = {json.dumps(command)}\n[agents.{name}.env]\n{variables}'
    )
    # What the developer has set for these agents must not reach them.
    for variable in ("CODEX_HOME", "OPENAI_API_KEY", "CODEX_API_KEY", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        env.pop(variable, None)

    asked: list[tuple[str, dict[str, Any]]] = []

    def handler(method: str, params: dict[str, Any] | None) -> dict[str, Any]:
        asked.append((method, params or {}))
        return {"decision": decision}

    began = time.monotonic()
    config = CodexConfig(codex_bin=binary, env=env, cwd=str(workspace))
    with CodexClient(config, approval_handler=handler) as client:
        client.initialize()
        started = client.thread_start({"approvalPolicy": "on-request", "sandbox": "workspace-write"})
        turn = client.turn_start(started.thread.id, "make the file").turn
        client.register_turn_notifications(turn.id)
        events = [client.next_turn_notification(turn.id)]
        while events[-1].method != "turn/completed":
            events.append(client.next_turn_notification(turn.id))
        read = client.thread_read(started.thread.id, include_turns=True).thread
    completed = events[-1].payload.turn
    usage = [event.payload for event in events if event.method == "thread/tokenUsage/updated"]
    return Ran(
        status=completed.status,
        error=completed.error.message if completed.error else None,
        asked=asked,
        items=[item.root for item in read.turns[0].items],
        tokens=usage[-1].token_usage.total.total_tokens if usage else 0,
        seconds=time.monotonic() - began,
    )


@pytest.fixture(scope="module")
def table() -> Iterator[dict[str, dict[str, Ran]]]:
    """The runs, by agent and decision. At the end, those of all agents become `tests/BACKENDS.md`."""
    table: dict[str, dict[str, Ran]] = {}
    yield table
    if OTHERS and list(table) == list(PROGRAMS):
        lines = [row(PROGRAMS[name], ran["accept"], ran["decline"]) for name, ran in table.items()]
        (HERE.parent / "BACKENDS.md").write_text(HEAD + "".join(lines) + TAIL)


def row(program: Program, accepted: Ran, declined: Ran) -> str:
    """Returns the line of an agent."""
    assert program.folder is not None
    package = json.loads((program.folder / "node_modules" / program.package / "package.json").read_text())
    cells = [
        f"`{program.package}` {package['version']}",
        result(accepted),
        result(declined),
        "yes" if accepted.tokens else "no",
        f"{accepted.seconds:.0f}",
    ]
    return f"| {' | '.join(cells)} |\n"


def result(ran: Ran) -> str:
    """Says how the turn ended, what was asked, and what became of the command."""
    commands = ", ".join(item.status.value for item in ran.of("commandExecution")) or "not shown"
    return f"{len(ran.asked)} asked; command {commands}; turn {ran.status.value}"


HEAD = """\
# Agents of other makers behind Threadwire

`tests/run agents` installs these agents, runs each with a scripted model behind a client of Codex, and writes this
page. A turn calls the shell once, and the agent asks before it does; the client accepts in one run and declines in
another.

| agent | accepted | declined | tells tokens | seconds with start |
|---|---|---|---|---|
"""

TAIL = """
Not tried:

| agent | why |
|---|---|
| Claude Code (`@agentclientprotocol/claude-agent-acp`) | the scripted model does not speak Anthropic's messages |
| agents that need an account of their maker | tests have none |
| sign-ins (`authenticate`) | they need an account; `threadwire agents doctor` names the ways |
"""
