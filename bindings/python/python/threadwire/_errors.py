"""Errors of clients."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any, cast


class ThreadwireError(Exception):
    """The base class of all errors of this package."""


class RpcError(ThreadwireError):
    """An error response of the server. If a handler raises it, it becomes the error response to the server.

    Attributes:
        code: The error code of the dialect.
        message: One sentence.
        data: Additional data in the dialect's format; `None` if there is none.
    """

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(code, message, data)
        self.code = code
        self.message = message
        self.data = data

    def __str__(self) -> str:
        text = f"{self.message} (code {self.code})"
        more = self.data
        if isinstance(more, Mapping):
            members = cast("Mapping[Any, Any]", more)
            more = members.get("details") or members.get("message")
        return f"{text}: {more}" if isinstance(more, str) and more not in ("", self.message) else text


class RequestTimeout(ThreadwireError, TimeoutError):
    """No response arrived before the timeout. The server may still process the request."""


class ConnectError(ThreadwireError, ConnectionError):
    """The server could not be reached or started."""


class ConnectionClosed(ThreadwireError, ConnectionError):
    """The connection has ended, and all pending requests fail.

    Attributes:
        reason: One sentence.
        exit_status: Exit status of the server process, if the client started it: `exit status: 1`.
        exit_code: Its exit code, if a signal did not end it.
        stderr: The last lines of its standard error.
    """

    def __init__(
        self,
        reason: str,
        exit_status: str | None = None,
        exit_code: int | None = None,
        stderr: tuple[str, ...] = (),
    ) -> None:
        super().__init__(reason, exit_status, exit_code, stderr)
        self.reason = reason
        self.exit_status = exit_status
        self.exit_code = exit_code
        self.stderr = stderr

    def __str__(self) -> str:
        text = self.reason
        if self.exit_status is not None:
            text += f" ({self.exit_status})"
        if self.stderr:
            text += "; it said:\n" + "\n".join(self.stderr)
        return text


class ConnectionLost(ConnectionClosed):
    """The transport was lost before the response arrived, and the server did not keep the session. The connection is
    open again.

    The server may have processed the request.
    """


class EventsLostError(ThreadwireError):
    """The reader was too slow, and queued events were dropped. The connection and the turn go on: read the thread again
    to get the current state.

    Attributes:
        limit: Maximum number of queued events.
    """

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit

    def __str__(self) -> str:
        return f"more than {self.limit} events were not read"


class TurnFailed(ThreadwireError):
    """A turn has failed or was interrupted.

    Attributes:
        status: Its final status: `failed` or `interrupted`.
        details: Technical details; `None` if there are none.
    """

    def __init__(self, message: str, status: str, details: str | None = None) -> None:
        super().__init__(message, status, details)
        self.message = message
        self.status = status
        self.details = details

    def __str__(self) -> str:
        return f"{self.message} ({self.details})" if self.details else self.message


def text_of(error: BaseException) -> str:
    """Returns the text of an error; empty if it has none. Never fails: the text of a foreign error may be no Unicode,
    such as a file name of another encoding, and may not even be available."""
    try:
        return str(error).encode("utf-8", "replace").decode()
    except Exception:
        return ""


def named(error: BaseException) -> str:
    """Returns the type and the text of an error, for the other side."""
    kind, text = type(error).__name__, text_of(error)
    return f"{kind}: {text}" if text else kind


def explain(error: BaseException) -> str:
    """Returns the text of an error, for the other side; its type where the text does not explain it."""
    # The text of a `SystemExit` is only a number.
    text = text_of(error) if isinstance(error, Exception) else ""
    return text or named(error)


def ends_process(error: BaseException) -> bool:
    """Tells whether an error is a Ctrl-C, which must not be handled here. Any other error of foreign code, such as the
    `SystemExit` of a parser of arguments, concerns that code only."""
    return isinstance(error, KeyboardInterrupt) and threading.current_thread() is threading.main_thread()
