"""Measures the performance targets of the package. Debug builds mislead: install the package first (`pip install .`).

    python bench.py            every case
    python bench.py delta      one case

Each line has a case, its measured value and its limit. The program fails if a limit is exceeded.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from threadwire import CodexClient, Server, TurnContext
from threadwire.codex import types

LEAK_TURNS = int(os.environ.get("BENCH_LEAK_TURNS", "100000"))


async def echo(turn: TurnContext) -> str:
    """Repeats the input."""
    return turn.text


async def measure_import() -> float:
    """Returns the milliseconds of `import threadwire` with a client, above those of an empty program."""

    def run(program: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True)
        return (time.perf_counter() - begin) * 1000

    empty = statistics.median(run("pass") for _ in range(10))
    return statistics.median(run("import threadwire; threadwire.CodexClient") for _ in range(10)) - empty


async def measure_ready() -> float:
    """Returns the milliseconds until an embedded server has finished the handshake with its first client."""
    took: list[float] = []
    for _ in range(20):
        begin = time.perf_counter()
        client = await CodexClient.embedded(agent=echo)
        took.append((time.perf_counter() - begin) * 1000)
        await client.close()
    return statistics.median(took)


async def measure_delta() -> float:
    """Returns the microseconds of the loop's thread per typed delta that reaches `async for`."""
    async with CodexClient.embedded() as client:
        started = await client.thread_start()
        await client.run_turn(started.thread.id, "stream: 1000 x 4")
        took: list[float] = []
        for _ in range(5):
            deltas = 0
            begin = time.perf_counter()
            async for event in client.run_turn(started.thread.id, "stream: 20000 x 4"):
                deltas += isinstance(event, types.AgentMessageDeltaNotification)
            took.append((time.perf_counter() - begin) * 1e6 / max(deltas, 1))
        return statistics.median(took)


async def measure_turns() -> float:
    """Returns the echo turns per second of 32 clients, each with one request at a time."""
    async with Server(echo) as server:

        async def talk(count: int) -> None:
            async with CodexClient.embedded(server) as client:
                started = await client.thread_start(ephemeral=True)
                for _ in range(count):
                    await client.run_turn(started.thread.id, "hello")

        await talk(50)
        begin = time.perf_counter()
        await asyncio.gather(*(talk(150) for _ in range(32)))
        return 32 * 150 / (time.perf_counter() - begin)


async def measure_memory() -> float:
    """Returns the memory of 1,000 concurrent turns in MiB, including everything that the process has loaded."""
    everybody = asyncio.Event()
    running = 0

    async def wait(turn: TurnContext) -> AsyncIterator[str]:
        nonlocal running
        running += 1
        yield "waiting"
        await everybody.wait()

    async with CodexClient.embedded(agent=wait) as client:

        async def ask() -> None:
            started = await client.thread_start(ephemeral=True)
            await client.run_turn(started.thread.id, "hello")

        turns = [asyncio.ensure_future(ask()) for _ in range(1000)]
        while running < 1000:  # noqa: ASYNC110 # counted by the agents
            await asyncio.sleep(0.01)
        taken = _resident()
        everybody.set()
        await asyncio.gather(*turns)
        return taken


async def measure_leak() -> float:
    """Returns the memory growth of the process in KiB per 1,000 turns, after a warm-up. Threads are stored in files."""
    with tempfile.TemporaryDirectory() as home:
        async with CodexClient.embedded(agent=echo, home=home) as client:
            threads = [(await client.thread_start()).thread.id for _ in range(32)]

            async def talk(count: int) -> None:
                async def one(thread: str) -> None:
                    for _ in range(count // len(threads)):
                        await client.run_turn(thread, "hello")

                await asyncio.gather(*(one(thread) for thread in threads))

            await talk(LEAK_TURNS // 4)
            gc.collect()
            before = _resident()
            await talk(LEAK_TURNS)
            gc.collect()
            return (_resident() - before) * 1024 / (LEAK_TURNS / 1000)


async def measure_blocked() -> float:
    """Returns the delays of the event loop in milliseconds while deltas of 8 turns arrive, 99th percentile."""
    gaps: list[float] = []

    async def watch() -> None:
        last = time.perf_counter()
        while True:
            await asyncio.sleep(0)
            now = time.perf_counter()
            gaps.append((now - last) * 1000)
            last = now

    async with CodexClient.embedded() as client:

        async def talk() -> None:
            started = await client.thread_start()
            await client.run_turn(started.thread.id, "stream: 5000 x 4")

        watching = asyncio.ensure_future(watch())
        await asyncio.gather(*(talk() for _ in range(8)))
        watching.cancel()
    gaps.sort()
    return gaps[len(gaps) * 99 // 100]


def _resident() -> float:
    """Returns the resident memory in MiB."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize() / (1 << 20)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


CASES: dict[str, tuple[Callable[[], Awaitable[float]], float, bool]] = {
    # The measure, its limit, and whether lower is better.
    "import": (measure_import, 120, True),
    "ready": (measure_ready, 20, True),
    "delta": (measure_delta, 10, True),
    "turns": (measure_turns, 2000, False),
    "memory": (measure_memory, 200, True),
    "blocked": (measure_blocked, 5, True),
    "leak": (measure_leak, 50, True),
}


def main() -> int:
    """Runs the cases, and reports exceeded limits."""
    missed = 0
    for name in sys.argv[1:] or CASES:
        measure, limit, less = CASES[name]
        found = asyncio.run(_coroutine(measure))
        good = found <= limit if less else found >= limit
        missed += not good
        what = (measure.__doc__ or "").splitlines()[0]
        print(f"{'ok    ' if good else 'MISSED'} {name:8} {found:10.2f} (limit {limit:g})  {what}")
    return 1 if missed else 0


async def _coroutine(measure: Callable[[], Awaitable[float]]) -> float:
    return await measure()


if __name__ == "__main__":
    sys.exit(main())
