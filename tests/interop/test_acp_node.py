"""The TypeScript SDK of the Agent Client Protocol: runs the tests of `acp.test.mjs`."""

from __future__ import annotations

import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_acp_node(binary: str, writing_env: dict[str, str]) -> None:
    # The report of a failed test goes to standard output, which pytest shows.
    subprocess.run(
        ["node", "--test", "--test-reporter=spec", "acp.test.mjs"],
        cwd=HERE,
        env={**writing_env, "THREADWIRE_BIN": binary},
        check=True,
    )
