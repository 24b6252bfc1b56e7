"""The native half of the package: transports, framing, routing and the embedded server."""

from typing import Any, final

__all__ = [
    "Link",
    "Mailbox",
    "Server",
    "Turn",
    "__version__",
    "open_address",
    "open_command",
    "open_server",
    "run_cli",
]

__version__: str

@final
class Mailbox:
    """A queue of letters for one event loop. Its file descriptor is readable while the queue is not empty."""

    def __new__(cls) -> Mailbox: ...
    def fileno(self) -> int: ...
    def take(self, limit: int) -> list[tuple[int, int, Any, Any, int]]: ...

@final
class Link:
    """A connection to an app server."""

    def request(self, to: int, method: str, params: str, timeout: float | None) -> None: ...
    def forget(self, to: int) -> None: ...
    def notify(self, to: int, method: str, params: str) -> None: ...
    def respond(self, question: int, result: str) -> None: ...
    def refuse(self, question: int, code: int, message: str, data: str | None) -> None: ...
    def credit(self, count: int) -> None: ...
    def close(self, to: int) -> None: ...

@final
class Server:
    """An in-process server."""

    def settle(self, number: int, answer: str | None, error: str | None) -> None: ...
    def connect(self, mailbox: Mailbox, to: int, events: int, jsonrpc: bool) -> None: ...
    def listen(self, mailbox: Mailbox, to: int, address: str) -> None: ...
    def serve_stdio(self, mailbox: Mailbox, to: int) -> None: ...
    def close(self, mailbox: Mailbox, to: int) -> None: ...

@final
class Turn:
    """A turn that an agent runs. Its acts are performed in order."""

    @property
    def start(self) -> str: ...
    def text(self, text: str) -> None: ...
    def act(self, act: str) -> None: ...
    def flush(self, to: int) -> None: ...
    def forget(self, call: int) -> None: ...
    def finish(self, error: str | None) -> None: ...

def open_server(
    mailbox: Mailbox,
    to: int,
    home: str | None,
    cwd: str | None,
    overrides: list[str],
    protocol: str | None,
    token: str | None,
    allow_origins: list[str],
    agent: tuple[int, str] | None,
    extensions: tuple[int, str] | None,
) -> None: ...
def open_command(
    mailbox: Mailbox,
    to: int,
    events: int,
    jsonrpc: bool,
    command: list[str],
    cwd: str | None,
    env: dict[str, str] | None,
) -> None: ...
def open_address(
    mailbox: Mailbox,
    to: int,
    events: int,
    jsonrpc: bool,
    address: str,
    token: str | None,
    reconnect: float | None = None,
) -> None: ...
def run_cli(arguments: list[str]) -> int: ...
