"""Tests that the programs in the README work unchanged."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
PROGRAMS = re.findall(r"^```python\n(.*?)^```", README.read_text(), re.MULTILINE | re.DOTALL)


def test_there_are_programs() -> None:
    assert len(PROGRAMS) == 4


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_a_program_of_the_readme(number: int, workspace: Path) -> None:
    program = workspace / "program.py"
    program.write_text(PROGRAMS[number])
    done = subprocess.run(
        [sys.executable, "-W", "error", str(program)],
        cwd=workspace,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert EXPECTED[number] in done.stdout


EXPECTED = ["There are 1 files here.", "done", "TurnCompletedNotification", "It is 42."]
