"""Runs each coroutine test in a loop of its own, and isolates tests from the user's settings."""

from __future__ import annotations

import asyncio
import inspect
import os
from pathlib import Path

import pytest

TIME_LIMIT = float(os.environ.get("THREADWIRE_TEST_SECONDS", "60"))
"""Timeout of a test in seconds."""


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}

    async def run() -> None:
        async with asyncio.timeout(TIME_LIMIT):
            await test(**arguments)

    asyncio.run(run())
    return True


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder without configuration."""
    folder = tmp_path / "home"
    folder.mkdir()
    for name in ("CODEX_HOME", "THREADWIRE_LOG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("THREADWIRE_HOME", str(folder))
    return folder


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """An empty folder to work in."""
    folder = tmp_path / "workspace"
    folder.mkdir()
    return folder


@pytest.fixture
def binary() -> str:
    """The built `threadwire` command."""
    path = os.environ.get("THREADWIRE_BIN")
    if not path:
        pytest.skip("THREADWIRE_BIN does not name the built threadwire command")
    return path
