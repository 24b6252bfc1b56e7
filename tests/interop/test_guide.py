"""Runs the programs of the guide for DotCraft clients as they stand there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "schema/dotcraft/CLIENTS.md"


@pytest.mark.parametrize(("language", "file", "run"), [("js", "a.mjs", "node"), ("python", "a.py", sys.executable)])
@pytest.mark.parametrize(
    ("prompt", "expected"), [("say: Hello there", "Hello there"), ("write: note.txt = x\nsay: Done", "Done")]
)
def test_program(
    language: str, file: str, run: str, prompt: str, expected: str, binary: str, env: dict[str, str], workspace: Path
) -> None:
    found = re.search(rf"```{language}\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    assert found
    (workspace / file).write_text(found[1])
    done = subprocess.run(
        [run, file, prompt],
        cwd=workspace,
        env={**env, "THREADWIRE_BIN": binary},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert expected in done.stdout, done
