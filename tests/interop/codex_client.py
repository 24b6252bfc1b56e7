"""A client of the app server that speaks plain JSON, as a UI in another language does."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

Json = dict[str, Any]


class Refused(Exception):
    """An error answer of the server."""

    def __init__(self, error: Json) -> None:
        super().__init__(error["message"])
        self.code: int = error["code"]


class Client:
    """Owns a server on standard streams. `flags` go before `app-server`."""

    def __init__(
        self,
        binary: str,
        env: dict[str, str],
        workspace: Path,
        *flags: str,
        capabilities: Json | None = None,
    ) -> None:
        self._server = subprocess.Popen(
            [binary, *flags, "app-server"],
            cwd=workspace,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._is_killed = False
        self._last_id = 0
        # Messages of the server since the last turn began.
        self.seen: list[Json] = []
        # What answers the requests of the server, by method.
        self.answers: dict[str, Callable[[Json], Json]] = {}
        self.hello = self.call(
            "initialize",
            {"clientInfo": {"name": "test", "version": "1"}, "capabilities": capabilities or {}},
        )
        self._send({"method": "initialized"})

    def _send(self, message: Json) -> None:
        assert self._server.stdin is not None
        self._server.stdin.write(json.dumps(message) + "\n")
        self._server.stdin.flush()

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Reads up to the wanted message; the messages before it are kept in `seen`, requests are answered."""
        assert self._server.stdout is not None
        for line in self._server.stdout:
            message: Json = json.loads(line)
            self.seen.append(message)
            if "id" in message and "method" in message:
                result = self.answers[message["method"]](message["params"])
                self._send({"id": message["id"], "result": result})
            if wanted(message):
                return message
        raise AssertionError("the server ended")

    def call(self, method: str, params: Json) -> Json:
        self._last_id += 1
        number = self._last_id
        self._send({"id": number, "method": method, "params": params})
        answer = self.until(lambda message: message.get("id") == number and "method" not in message)
        if "error" in answer:
            raise Refused(answer["error"])
        result: Json = answer["result"]
        return result

    def notified(self, method: str) -> Json:
        """Waits for a notification and returns its params."""
        params: Json = self.until(lambda message: message.get("method") == method)["params"]
        return params

    def turn(self, thread: str, *parts: Json, **options: Any) -> list[Json]:
        """Runs a turn and returns its completed items."""
        self.seen.clear()
        text = {"type": "text", "text": "go"}
        self.call("turn/start", {"threadId": thread, "input": [text, *parts], **options})
        done = self.until(lambda message: message.get("method") == "turn/completed")
        assert done["params"]["turn"]["status"] == "completed", done
        return self.completed()

    def completed(self) -> list[Json]:
        """Returns the items that were completed since the last turn began."""
        return [message["params"]["item"] for message in self.seen if message.get("method") == "item/completed"]

    def asked(self, method: str) -> list[Json]:
        """Returns the params of the requests with this method since the last turn began."""
        return [message["params"] for message in self.seen if message.get("method") == method and "id" in message]

    def close(self) -> None:
        """Ends the server, unless it was killed."""
        assert self._server.stdin is not None
        self._server.stdin.close()
        assert self._server.wait(timeout=60) == (-signal.SIGKILL if self._is_killed else 0)

    def kill(self) -> None:
        """Ends the server as a crash does."""
        self._server.kill()
        self._is_killed = True
        self._server.wait(timeout=60)
