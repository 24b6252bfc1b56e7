"""What can go wrong between a client and its server."""

from __future__ import annotations

from typing import Any


class ThreadwireError(Exception):
    """The base of all errors of this package."""


class RpcError(ThreadwireError):
    """The server answered with an error; raised by a handler, it is the answer to the server.

    Attributes:
        code: The dialect's code.
        message: One sentence.
        data: More, in the shape that the dialect gives it; `None` where there is none.
    """

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(code, message, data)
        self.code = code
        self.message = message
        self.data = data

    def __str__(self) -> str:
        return f"{self.message} (code {self.code})"


class RequestTimeout(ThreadwireError, TimeoutError):
    """No answer came in time. The server may still do what was asked."""


class ConnectError(ThreadwireError, ConnectionError):
    """The server could not be reached or started."""


class ConnectionClosed(ThreadwireError, ConnectionError):
    """The connection has ended, and with it everything that waited for an answer.

    Attributes:
        reason: One sentence.
        exit_status: How the server's process ended, where the client had started it: `exit status: 1`.
        exit_code: Its exit code, where it ended by itself.
        stderr: The last lines that it wrote to its standard error.
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
    """The transport was lost before an answer came, and the server did not keep the connection, which is open again.

    What was asked for may have been done.
    """


class TurnFailed(ThreadwireError):
    """A turn did not end well.

    Attributes:
        status: How it ended: `failed` or `interrupted`.
        details: More for the curious; `None` where there is none.
    """

    def __init__(self, message: str, status: str, details: str | None = None) -> None:
        super().__init__(message, status, details)
        self.message = message
        self.status = status
        self.details = details

    def __str__(self) -> str:
        return f"{self.message} ({self.details})" if self.details else self.message
