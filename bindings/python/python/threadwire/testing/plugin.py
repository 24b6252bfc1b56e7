"""Fixtures for pytest. They are available when the package is installed, in tests with and without an event loop."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    # Imported on use, because every run of pytest imports this module.
    from .model import ModelAnswer, ScriptedModel
    from .server import Protocol, ScriptedServer

__all__ = ["threadwire_cassette", "threadwire_model", "threadwire_server"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option for recording."""
    group = parser.getgroup("threadwire")
    group.addoption("--threadwire-record", action="store_true", help="record the cassettes of Threadwire anew")


@pytest.fixture
def threadwire_server() -> Iterator[Callable[..., ScriptedServer]]:
    """Starts scripted servers: `server = threadwire_server("codex")`. They end with the test."""
    from .server import ScriptedServer

    with contextlib.ExitStack() as stack:

        def start(protocol: Protocol = "codex", **options: Any) -> ScriptedServer:
            return stack.enter_context(ScriptedServer(protocol, **options))

        yield start


@pytest.fixture
def threadwire_model() -> Iterator[Callable[..., ScriptedModel]]:
    """Starts scripted models: `model = threadwire_model("hello")`. They end with the test."""
    from .model import ScriptedModel

    with contextlib.ExitStack() as stack:

        def start(*answers: ModelAnswer, **options: Any) -> ScriptedModel:
            return stack.enter_context(ScriptedModel(*answers, **options))

        yield start


@pytest.fixture
def threadwire_cassette(request: pytest.FixtureRequest) -> Iterator[Callable[..., str]]:
    """Replays a recorded session: `address = threadwire_cassette(["threadwire", "app-server"])`.

    The address is that of a server that replays the cassette of the test, from the folder `cassettes` beside it. With
    `pytest --threadwire-record`, it is that of a recorder in front of the real server, and the cassette is rewritten.
    The arguments are those of `Recorder`: the server, the protocol, a token, secrets; and a name if a test has several
    cassettes.
    """
    from .record import Recorder
    from .replay import ReplayServer

    with contextlib.ExitStack() as stack:

        def start(
            upstream: str | Sequence[str],
            *,
            protocol: Protocol = "codex",
            token: str | None = None,
            secrets: Sequence[str] = (),
            name: str = "",
        ) -> str:
            stem = re.sub(r"[^\w.-]+", "-", f"{request.node.name}{name and '-'}{name}").strip("-")
            path = request.path.parent / "cassettes" / request.path.stem / f"{stem}.jsonl"
            if request.config.getoption("--threadwire-record"):
                path.parent.mkdir(parents=True, exist_ok=True)
                recorder = Recorder(path, upstream, protocol=protocol, token=token, secrets=secrets)
                return stack.enter_context(recorder).address
            if not path.exists():
                shown = os.path.relpath(path)
                pytest.fail(f"there is no cassette {shown}: run pytest --threadwire-record", pytrace=False)
            return stack.enter_context(ReplayServer(path)).address

        yield start
