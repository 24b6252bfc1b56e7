"""Fixtures for pytest. They are there once the package is installed, in tests with an event loop and without one."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    # Loaded when they are used: every run of pytest loads this module.
    from .model import ModelAnswer, ScriptedModel
    from .server import Protocol, ScriptedServer

__all__ = ["threadwire_cassette", "threadwire_model", "threadwire_server"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that records."""
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
    """Plays a recorded session: `address = threadwire_cassette(["threadwire", "app-server"])`.

    The address is that of a server that plays the cassette of the test, in the folder `cassettes` beside it. With
    `pytest --threadwire-record` it is that of the real one, and the cassette is made anew. Takes what `Recorder` takes:
    the server, the protocol, a token, secrets; and a name where a test has several cassettes.
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
