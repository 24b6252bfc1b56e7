"""Tests that the programs in the guides work unchanged."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDES = sorted((Path(__file__).parent.parent / "docs").glob("*.md"))
PROGRAMS = [
    (f"{guide.stem}-{number}", program)
    for guide in GUIDES
    for number, program in enumerate(re.findall(r"^```python\n(.*?)^```", guide.read_text(), re.MULTILINE | re.DOTALL))
]
EXPECTED = {
    "agents-0": "exit code 0; we have spoken 1 times before",
    "approvals-0": "['completed']",
    "deployment-0": "mounted True",
    "reconnect-0": "completed True",
    "testing-0": "hello",
    "testing-1": "Hello there.",
    "testing-2": "recorded",
    "tools-0": '{"city": "Paris", "degrees": 21, "unit": "C"}',
}


def test_every_guide_is_known() -> None:
    assert [name for name, _ in PROGRAMS] == sorted(EXPECTED)


def test_links_lead_somewhere() -> None:
    for page in [*GUIDES, Path(__file__).parent.parent / "README.md"]:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text()):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize(("name", "program"), PROGRAMS, ids=[name for name, _ in PROGRAMS])
def test_a_program_of_a_guide(name: str, program: str, workspace: Path) -> None:
    file = workspace / "program.py"
    file.write_text(program)
    done = subprocess.run(
        [sys.executable, "-W", "error", str(file)],
        cwd=workspace,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.strip().endswith(EXPECTED[name])
