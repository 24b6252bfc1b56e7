"""The hub of a user: which app server serves a workspace, and how it is started.

`DotCraftClient.hub(workspace)` is all that most programs need. A `Hub` also tells the state of app servers, and stops
them. Its methods block; `DotCraftClient.hub` calls them in a thread.
"""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

from ._errors import ConnectError, ThreadwireError
from ._model import DecodeError, Struct
from .generated.dotcraft import types

__all__ = ["Hub", "HubError", "find", "find_or_start"]

_LOCK_FILE = "hub.lock"
_LOG_FILE = "hub.log"

_ANSWER_LIMIT = 5.0
"""Seconds that a hub has for an answer that needs no process."""

_START_LIMIT = 60.0
"""Seconds that a hub has to start an app server, or to be ready itself."""

_T = TypeVar("_T", bound=Struct)


class HubError(ThreadwireError):
    """The hub refused a request.

    Attributes:
        code: Why: `workspaceNotFound`, `workspaceLocked`, `appServerStartFailed` …
        message: One sentence.
        details: Further facts by name; `None` if there are none.
    """

    def __init__(self, code: types.HubErrorCode, message: str, details: Any = None) -> None:
        super().__init__(code, message, details)
        self.code = code
        self.message = message
        self.details = details

    def __str__(self) -> str:
        return f"{self.message} ({self.code})"


class Hub:
    """A hub: one process per user that starts an app server for each workspace on demand.

    `find` and `find_or_start` return one.

    Attributes:
        address: Where it is, such as `http://127.0.0.1:49231`.
    """

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self._token = token

    def __repr__(self) -> str:
        return f"Hub({self.address!r})"

    def status(self) -> types.HubStatus:
        """Returns what the hub says about itself."""
        return types.HubStatus.from_wire(self._get("/v1/status"))

    def ensure(
        self,
        workspace: str | os.PathLike[str],
        *,
        start: bool = True,
        runtime_tools: types.HubRuntimeTools | None = None,
    ) -> types.HubAppServerInfo:
        """Returns the app server of a workspace, which is started if there is none.

        Args:
            workspace: A folder that has a folder `.craft`.
            start: `False` only looks.
            runtime_tools: Programs for app servers that are started from now on.

        Raises:
            HubError: There is no such workspace, another app server holds it, or the app server does not start or does
                not answer.
        """
        request = types.HubEnsureRequest(
            workspace_path=_absolute(workspace),
            start_if_missing=start,
            runtime_tools=runtime_tools,
        )
        return types.HubAppServerInfo.from_wire(self._post("/v1/appservers/ensure", request))

    def look(self, workspace: str | os.PathLike[str]) -> types.HubAppServerInfo:
        """Returns the state of the app server of a workspace, without starting one."""
        path = quote(_absolute(workspace))
        return types.HubAppServerInfo.from_wire(self._get(f"/v1/appservers/by-workspace?path={path}"))

    def servers(self) -> list[types.HubAppServerInfo]:
        """Lists the app servers that the hub knows, by path."""
        return [types.HubAppServerInfo.from_wire(server) for server in self._get("/v1/appservers")]

    def stop(self, workspace: str | os.PathLike[str]) -> types.HubAppServerInfo:
        """Stops the app server of a workspace, if this hub started it. Running turns are interrupted."""
        request = types.HubStopRequest(workspace_path=_absolute(workspace))
        return types.HubAppServerInfo.from_wire(self._post("/v1/appservers/stop", request))

    def restart(self, workspace: str | os.PathLike[str]) -> types.HubAppServerInfo:
        """Stops the app server of a workspace if there is one, and starts another one."""
        request = types.HubRestartRequest(workspace_path=_absolute(workspace))
        return types.HubAppServerInfo.from_wire(self._post("/v1/appservers/restart", request))

    def shutdown(self) -> None:
        """Ends the hub and the app servers that it started. Returns when the hub has accepted it."""
        self._post("/v1/shutdown", None)

    def events(self) -> Iterator[types.HubEvent]:
        """Yields what happens from now on, until the hub ends."""
        connection, answer = self._send("GET", "/v1/events", None, None)

        def read() -> Iterator[types.HubEvent]:
            try:
                for line in answer:
                    if line.startswith(b"data: "):
                        yield types.HubEvent.from_wire(json.loads(line[len(b"data: ") :]))
            finally:
                connection.close()

        return read()

    def _get(self, path: str) -> Any:
        return self._exchange("GET", path, None, _ANSWER_LIMIT)

    def _post(self, path: str, request: Struct | None) -> Any:
        body = json.dumps({} if request is None else request.to_wire())
        return self._exchange("POST", path, body, _START_LIMIT)

    def _exchange(self, method: str, path: str, body: str | None, limit: float) -> Any:
        connection, answer = self._send(method, path, body, limit)
        try:
            return json.loads(answer.read())
        except (OSError, http.client.HTTPException) as error:
            raise ConnectError(f"the hub does not answer: {error}") from error
        except ValueError as error:
            raise DecodeError(f"the hub gave an answer that cannot be read: {error}") from error
        finally:
            connection.close()

    def _send(
        self, method: str, path: str, body: str | None, limit: float | None
    ) -> tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
        place = urlsplit(self.address)
        connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=limit)
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            if answer.status == 200:
                return connection, answer
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            raise ConnectError(f"the hub does not answer: {error}") from error
        connection.close()
        try:
            error = json.loads(text)["error"]
            refusal = HubError(error["code"], error["message"], error.get("details"))
        except (ValueError, KeyError, TypeError) as cause:
            raise DecodeError(f"the hub gave an answer that cannot be read: {cause}") from cause
        raise refusal


def find(folder: str | os.PathLike[str] | None = None) -> Hub | None:
    """Finds the hub of this user; `None` if none runs.

    What its file says counts only if the hub that it names answers at an address of this machine.

    Args:
        folder: The folder of the hub's files; `~/.craft/hub` by default.
    """
    try:
        lock = types.HubLockFile.from_wire(json.loads((_folder(folder) / _LOCK_FILE).read_text("utf-8")))
        place = urlsplit(lock.api_base_url)
        is_here = place.scheme == "http" and place.hostname in ("127.0.0.1", "::1", "localhost") and place.port
    except (FileNotFoundError, ValueError, DecodeError):
        # The file is empty while a hub starts, and stale after a hub was killed.
        return None
    if not is_here:
        return None
    hub = Hub(lock.api_base_url.rstrip("/"), lock.token)
    try:
        return hub if hub.status().pid == lock.pid else None
    except (ConnectError, DecodeError, HubError):
        return None


def find_or_start(program: Sequence[str] | None = None, *, folder: str | os.PathLike[str] | None = None) -> Hub:
    """Finds the hub of this user, or starts one. It outlives this process and has its environment.

    Args:
        program: The command `threadwire`; by default the one in `THREADWIRE_BIN`, else that of this package.
        folder: The folder of the hub's files; `~/.craft/hub` by default.

    Raises:
        ConnectError: The hub does not start; the message has what it said.
    """
    found = find(folder)
    if found is not None:
        return found
    named = os.environ.get("THREADWIRE_BIN")
    own = [named] if named else [sys.executable, "-m", "threadwire"]
    command = [*(program or own), "hub", "start", "--foreground"]
    place = _folder(folder)
    place.mkdir(parents=True, exist_ok=True)
    log = place / _LOG_FILE
    with open(log, "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as errors:
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                # Ctrl-C in a terminal is for the program that runs there, not for the hub.
                start_new_session=True,
            )
        except OSError as error:
            raise ConnectError(f"the hub does not start: {error}") from error
    timer = threading.Timer(_START_LIMIT, process.kill)
    timer.start()
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.stdout.close()
    finally:
        timer.cancel()
    if not line:
        status = process.wait()
        raise ConnectError(f"the hub does not start (status {status}): {log.read_text('utf-8').strip()}")
    # Reaps the process if it ends before this one.
    threading.Thread(target=process.wait, daemon=True).start()
    found = find(folder)
    if found is None:
        raise ConnectError(f"{command[0]} is not the hub of this user")
    return found


def _folder(folder: str | os.PathLike[str] | None) -> Path:
    return Path.home() / ".craft" / "hub" if folder is None else Path(folder)


def _absolute(path: str | os.PathLike[str]) -> str:
    return os.path.abspath(os.fspath(path))
