"""Tests of the hub: the built command as the hub of a user with a home folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from threadwire import ConnectError, DotCraftClient, HubError, hub, sync
from threadwire.dotcraft import types


@pytest.fixture
def folder(binary: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Returns the home folder of a user, whose hub ends with the test."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("THREADWIRE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("THREADWIRE_BIN", binary)
    (tmp_path / "work" / ".craft").mkdir(parents=True)
    yield tmp_path
    running = hub.find()
    if running is not None:
        running.shutdown()


async def test_a_client_asks_the_hub_for_its_workspace(folder: Path) -> None:
    work = folder / "work"
    async with DotCraftClient.hub(work) as one, DotCraftClient.hub(work) as two:
        thread = await one.thread_start(
            identity=types.SessionIdentity(channel_name="test", user_id="u", workspace_path=str(work))
        )
        read = await two.thread_read(thread_id=thread.thread.id)
        assert read.thread.id == thread.thread.id
    running = hub.find()
    assert running is not None
    (server,) = running.servers()
    assert server.state == "running"
    assert server.started_by_hub
    assert running.stop(work).state == "stopped"


def test_a_synchronous_client_asks_the_hub(folder: Path) -> None:
    with sync.DotCraftClient.hub(folder / "work") as client:
        assert client.server.server_info.name == "dotcraft"


def test_a_folder_without_craft_is_no_workspace(folder: Path) -> None:
    running = hub.find_or_start()
    assert running.address == hub.find_or_start().address
    (folder / "empty").mkdir()
    with pytest.raises(HubError, match=r"\.craft") as refused:
        running.ensure(folder / "empty")
    assert refused.value.code == "workspaceNotFound"
    assert running.look(folder / "work").state == "stopped"


def test_events_tell_what_happens(folder: Path) -> None:
    running = hub.find_or_start()
    events = running.events()
    server = running.ensure(folder / "work")
    kinds = [next(events).kind for _ in range(3)]
    assert kinds == ["appserver.starting", "port.allocated", "appserver.running"]
    assert running.restart(folder / "work").pid != server.pid
    running.shutdown()
    assert [event.kind for event in events][-2:] == ["hub.stopping", "appserver.exited"]


def test_a_hub_that_does_not_start_says_why(folder: Path) -> None:
    with pytest.raises(ConnectError, match="no network"):
        hub.find_or_start(["/bin/sh", "-c", "echo no network >&2; exit 1"], folder=folder / "other")
    (folder / "other" / "hub.lock").write_text("{}")
    assert hub.find(folder / "other") is None
