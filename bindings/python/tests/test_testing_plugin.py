"""Tests of the pytest fixtures, in a separate run of pytest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = """
import sys
from threadwire.sync import CodexClient
from threadwire.testing import Call

SERVER = [sys.executable, "-c", "import asyncio, threadwire; asyncio.run(threadwire.serve())"]

def test_server(threadwire_server):
    server = threadwire_server()
    server.on("thread/loaded/list", {"data": ["a"]})
    with CodexClient.connect(server.address) as client:
        assert client.thread_loaded_list().data == ["a"]

def test_model(threadwire_model):
    model = threadwire_model("hello")
    with CodexClient.embedded(config=model.config()) as client:
        assert client.run_turn(client.thread_start().thread.id, "hi").wait().final_text == "hello"

def test_cassette(threadwire_cassette):
    with CodexClient.connect(threadwire_cassette(SERVER)) as client:
        assert client.run_turn(client.thread_start().thread.id, "say: hi").wait().final_text == "hi"
"""


def run(folder: Path, *arguments: str) -> str:
    """Runs pytest on the tests and returns its output."""
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return ended.stdout + ended.stderr


def test_fixtures_are_there_and_cassettes_are_made(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    first = run(tmp_path)
    assert "no cassette cassettes/test_it/test_cassette.jsonl: run pytest --threadwire-record" in first
    assert "1 failed, 2 passed" in first
    assert "3 passed" in run(tmp_path, "--threadwire-record")
    cassette = tmp_path / "cassettes" / "test_it" / "test_cassette.jsonl"
    assert cassette.exists()
    made = cassette.read_text()
    # A replay needs no server.
    (tmp_path / "test_it.py").write_text(TESTS.replace("SERVER = ", "SERVER = ['/no-such-program'] or "))
    assert "3 passed" in run(tmp_path)
    assert cassette.read_text() == made
