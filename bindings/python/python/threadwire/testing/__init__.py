"""Tools for tests of programs that use Threadwire: scripted servers and models, recordings, and their replay.

All of it runs on a loop in a background thread, so it works in tests with and without an event loop. It listens on free
ports of 127.0.0.1.
"""

from __future__ import annotations

from ._host import Pending
from ._http import Request
from .answers import Call, Refusal, Text, Thought, Wire
from .cassette import REDACTED, Cassette, CassetteError, CassetteWriter, read_cassette, redact
from .model import ModelHost, ModelRecorder, ReplayModel, ScriptedModel
from .record import Recorder
from .replay import ReplayServer
from .server import Protocol, Received, ScriptedServer

__all__ = [
    "REDACTED",
    "Call",
    "Cassette",
    "CassetteError",
    "CassetteWriter",
    "ModelHost",
    "ModelRecorder",
    "Pending",
    "Protocol",
    "Received",
    "Recorder",
    "Refusal",
    "ReplayModel",
    "ReplayServer",
    "Request",
    "ScriptedModel",
    "ScriptedServer",
    "Text",
    "Thought",
    "Wire",
    "read_cassette",
    "redact",
]
