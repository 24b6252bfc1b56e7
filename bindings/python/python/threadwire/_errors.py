"""Errors of clients."""

from __future__ import annotations

from typing import Any


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
        return f"{self.message} (code {self.code})"


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
