"""The TypeScript SDK of Codex: runs the tests of `codex_sdk.test.mjs`."""

from __future__ import annotations

import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_codex_sdk(binary: str, env: dict[str, str]) -> None:
    # The report of a failed test goes to standard output, which pytest shows.
    subprocess.run(
        ["node", "--test", "--test-reporter=spec", "codex_sdk.test.mjs"],
        cwd=HERE,
        env={**env, "THREADWIRE_BIN": binary},
        check=True,
    )
