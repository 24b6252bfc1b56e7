"""Cassettes: recorded sessions, one JSON object per line.

The first line is `{"threadwire": "cassette", "version": 1, "protocol": …}`. Then each message is a line `{"at": MS,
"from": "client" | "server", "frame": {…}}`. In the recording of a model, each request is a line `{"at": MS, "request":
{"method", "path", "body"}, "response": {"status", "headers", "chunks"}}`. The Node package reads and writes the same
format.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from .._model import at

__all__ = ["REDACTED", "Cassette", "CassetteError", "CassetteWriter", "read_cassette", "redact"]

VERSION = 1

REDACTED = "<redacted>"
"""The text that replaces a secret."""

_SECRET_NAME = re.compile(
    r"token|authorization|proxy-authorization|cookie|set-cookie|password|secret|"
    r".*(api[-_]?key|access[-_]?token|refresh[-_]?token|id[-_]?token|client[-_]?secret|bearer[-_]?token)",
    re.IGNORECASE,
)
"""Names of members whose texts are secrets."""

_SECRET_TEXT = re.compile(
    r"\b(?:sk-[\w-]{16,}|gh[pousr]_\w{20,}|xox[abprs]-[\w-]{10,}|AKIA[0-9A-Z]{16}"
    r"|eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*)|(?<=\bBearer )[\w.~+/-]{8,}=*",
)
"""Texts that look like secrets: keys of model providers and code hosts, JSON web tokens, bearer headers."""


class CassetteError(ValueError):
    """A file is not a cassette, or not of the required kind."""


class Cassette(NamedTuple):
    """A recording.

    Attributes:
        protocol: The recorded protocol: `codex`, `dotcraft`, `acp`, or `model`.
        lines: The lines after the first one.
    """

    protocol: str
    lines: list[dict[str, Any]]


def read_cassette(path: str | os.PathLike[str]) -> Cassette:
    """Reads a cassette. Raises `CassetteError` with the line number if the file is not a cassette."""
    read: list[Any] = []
    for number, line in enumerate(Path(path).read_text("utf-8").split("\n"), 1):
        try:
            if line:
                read.append(json.loads(line))
        except (ValueError, RecursionError) as error:
            raise CassetteError(f"{os.fspath(path)}:{number}: {error}") from None
    head = read[0] if read else None
    if (at(head, "threadwire"), at(head, "version")) != ("cassette", VERSION):
        raise CassetteError(f"{os.fspath(path)}:1: not a cassette of version {VERSION}")
    return Cassette(cast("str", at(head, "protocol")), read[1:])


def redact(value: Any, secrets: Sequence[str] = ()) -> Any:
    """Returns a copy of decoded JSON without secrets: given ones, and those that are recognized by member name or
    format."""
    return _visit(value, "", _cleaner(secrets))


class CassetteWriter:
    """Writes a cassette during a session. Only the owner can read the file."""

    def __init__(self, path: str | os.PathLike[str], protocol: str, secrets: Sequence[str] = ()) -> None:
        """Starts a recording; an existing file is replaced.

        Args:
            path: The file.
            protocol: The recorded protocol.
            secrets: Texts that must not be in the file, in addition to recognized secrets.
        """
        self._clean = _cleaner(secrets)
        self._start = time.monotonic()
        # An existing file would keep its mode.
        Path(path).unlink(missing_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        self._file = os.fdopen(descriptor, "w", encoding="utf-8")
        self._put({"threadwire": "cassette", "version": VERSION, "protocol": protocol})

    def write(self, **line: Any) -> None:
        """Adds a line. Does nothing after the end."""
        if not self._file.closed:
            passed = round((time.monotonic() - self._start) * 1000)
            self._put({"at": passed, **_visit(line, "", self._clean)})

    def close(self) -> None:
        """Ends the recording."""
        self._file.close()

    def _put(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._file.flush()


def _cleaner(secrets: Sequence[str]) -> Callable[[str], str]:
    # Longer secrets first, because they may contain shorter ones.
    known = sorted(filter(None, secrets), key=len, reverse=True)

    def clean(text: str) -> str:
        for secret in known:
            text = text.replace(secret, REDACTED)
        return _SECRET_TEXT.sub(REDACTED, text)

    return clean


def _visit(value: Any, name: str, clean: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return REDACTED if value and _SECRET_NAME.fullmatch(name) else clean(value)
    if isinstance(value, list):
        return [_visit(item, name, clean) for item in cast("list[Any]", value)]
    if isinstance(value, dict):
        members = cast("dict[str, Any]", value)
        return {clean(key): _visit(item, key, clean) for key, item in members.items()}
    return value
