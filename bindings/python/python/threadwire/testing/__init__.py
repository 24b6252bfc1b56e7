"""For tests of programs that use Threadwire: servers and models that follow a script, recordings, and their replay.

All of it runs on a loop in a thread of its own, beside tests with an event loop and without one, on free ports of
127.0.0.1.
"""

from __future__ import annotations

from ._host import Pending
from .cassette import REDACTED, Cassette, CassetteError, CassetteWriter, read_cassette, redact
from .record import Recorder
from .replay import ReplayServer
from .server import Protocol, Received, ScriptedServer

__all__ = [
    "REDACTED",
    "Cassette",
    "CassetteError",
    "CassetteWriter",
    "Pending",
    "Protocol",
    "Received",
    "Recorder",
    "ReplayServer",
    "ScriptedServer",
    "read_cassette",
    "redact",
]
