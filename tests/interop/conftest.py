"""Shared fixtures: the binary, a home and a folder for each test, a pipe to wait on, a client, a time limit."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from scripted_model import Model

# A client would wait forever for a message that does not come.
TIME_LIMIT_S = 60


@pytest.fixture(autouse=True)
def time_limit(request: pytest.FixtureRequest) -> Iterator[None]:
    mark = request.node.get_closest_marker("time_limit")
    limit = mark.args[0] if mark else TIME_LIMIT_S

    def expired(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"the test took more than {limit} s")

    before = signal.signal(signal.SIGALRM, expired)
    signal.alarm(limit)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def binary() -> str:
    path = os.environ.get("THREADWIRE_BIN")
    if not path:
        pytest.exit("set THREADWIRE_BIN to the path of the threadwire binary", returncode=2)
    return str(Path(path).resolve())


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """The environment of a server: that of this process, with its own home, and a user without a login script."""
    user = tmp_path / "user"
    user.mkdir()
    return {**os.environ, "HOME": str(user), "THREADWIRE_HOME": str(tmp_path / "home")}


@pytest.fixture
def writing_env(env: dict[str, str]) -> dict[str, str]:
    """The same for a user who lets agents write in any workspace."""
    return {**env, "THREADWIRE_SANDBOX_MODE": "workspace-write"}


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "workspace"
    folder.mkdir()
    return folder


class Pipe:
    """A named pipe in the workspace. A command that reads it runs until the test writes to it."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self._path = path
        self._writer: int | None = None
        # The prompt whose command reads the pipe.
        self.prompt = f"run: cat {path.name}"

    def wait_for_reader(self) -> None:
        """Returns once the command runs: opening a pipe blocks until its other end is open."""
        self._writer = os.open(self._path, os.O_WRONLY)

    def release(self, text: str) -> None:
        """Writes the input of the waiting command, so that it ends."""
        assert self._writer is not None
        os.write(self._writer, text.encode())
        self.close()

    def has_reader(self) -> bool:
        """Tells whether a process has the reading end open."""
        try:
            os.close(os.open(self._path, os.O_WRONLY | os.O_NONBLOCK))
        except OSError:
            return False
        return True

    def close(self) -> None:
        if self._writer is not None:
            os.close(self._writer)
            self._writer = None


@pytest.fixture
def pipe(workspace: Path) -> Iterator[Pipe]:
    pipe = Pipe(workspace / "pipe")
    yield pipe
    pipe.close()


Converse = Callable[..., dict[str, Any]]


@pytest.fixture
def converse(binary: str, env: dict[str, str], workspace: Path) -> Converse:
    """Runs the DotCraft client with a prompt and returns its output."""

    def run(prompt: str, decision: str = "accept", *more: str) -> dict[str, Any]:
        done = subprocess.run(
            ["node", str(Path(__file__).parent / "dotcraft.mjs"), decision, prompt, *more],
            cwd=workspace,
            env={**env, "THREADWIRE_BIN": binary},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        seen: dict[str, Any] = json.loads(done.stdout)
        assert seen["exitCode"] == 0
        return seen

    return run


@pytest.fixture
def model() -> Iterator[Model]:
    model = Model()
    yield model
    model.close()
