"""A server process: its resource usage, and its end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import NamedTuple

# How long a server may take to listen, and to shut down.
PATIENCE_S = 30
# How long the usage must stay the same to count, and how long that may take.
QUIET_S = 4
SETTLE_S = 60


class Usage(NamedTuple):
    """The resource usage of a process."""

    memory: int  # bytes, without what is mapped from files
    files: int
    processes: int

    def __str__(self) -> str:
        return f"{self.memory / 2**20:.1f} MiB, {self.files} files, {self.processes} processes"


class Server:
    """`threadwire app-server` on a free port."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, notes: asyncio.Task[None]) -> None:
        self.address = address
        # Whether it is shutting down: it may refuse requests.
        self.is_ending = False
        self._process = process
        self._notes = notes

    @classmethod
    async def start(cls, binary: Path, home: Path, log: Path) -> Server:
        """Starts a server and waits until it listens. Its output goes to `log`."""
        process = await asyncio.create_subprocess_exec(
            *(binary, "app-server", "--listen", "ws://127.0.0.1:0"),
            env=environment(home),
            cwd=home.parent,
            stdin=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        notes = process.stderr
        assert notes is not None
        with log.open("ab") as kept:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    note = await notes.readline()
                    kept.write(note)
                    if not note:
                        raise RuntimeError(f"the server did not start: see {log}")
                    if b"ws://" in note:
                        break
        address = "ws://" + note.decode().rpartition("ws://")[2].strip()
        return cls(process, address, asyncio.create_task(_keep(notes, log)))

    def usage(self) -> Usage:
        """Returns the current usage."""
        pid = self._process.pid
        # Swapped memory counts, too.
        memory = _status(pid, "RssAnon:") + _status(pid, "VmSwap:")
        return Usage(memory, len(os.listdir(f"/proc/{pid}/fd")), len(self.children()))

    def peak(self) -> int:
        """Returns the peak memory of the server, in bytes."""
        return _status(self._process.pid, "VmHWM:")

    def children(self) -> set[int]:
        """Returns all descendant processes."""
        parents = {}
        for entry in os.listdir("/proc"):
            with contextlib.suppress(OSError, ValueError):
                parents[int(entry)] = _parent(int(entry))
        found = {self._process.pid}
        while more := {pid for pid, parent in parents.items() if parent in found} - found:
            found |= more
        return found - {self._process.pid}

    async def settled(self) -> Usage:
        """Waits until the usage is stable, and returns it."""
        usages: list[Usage] = []
        while len(usages) < SETTLE_S:
            usages.append(self.usage())
            quiet = usages[-QUIET_S:]
            memory = [usage.memory for usage in quiet]
            steady = len({usage[1:] for usage in quiet}) == 1 and max(memory) - min(memory) < 2**19
            if steady and len(quiet) == QUIET_S:
                return usages[-1]
            await asyncio.sleep(1)
        raise AssertionError(f"the server does not come to rest: {', then '.join(map(str, usages[-QUIET_S:]))}")

    async def kill(self) -> None:
        """Kills the server with SIGKILL: it cannot clean up."""
        self.is_ending = True
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        await self._notes

    async def stop(self) -> None:
        """Shuts the server down cleanly, by SIGTERM."""
        self.is_ending = True
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE_S):
            code = await self._process.wait()
        await self._notes
        if code != 0:
            raise AssertionError(f"the server ended with status {code}")


def environment(home: Path) -> dict[str, str]:
    """Returns the environment of a server or a command on a home, with a user without a login script."""
    return {**os.environ, "THREADWIRE_HOME": str(home), "HOME": str(home.parent)}


def runs(pid: int) -> bool:
    """Tells whether a process runs; a zombie does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


async def _keep(notes: asyncio.StreamReader, log: Path) -> None:
    with log.open("ab") as kept:
        while note := await notes.readline():
            kept.write(note)
            kept.flush()


def _status(pid: int, name: str) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) << 10
    raise RuntimeError(f"the process {pid} has ended")


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
