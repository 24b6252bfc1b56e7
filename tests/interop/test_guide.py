"""Runs the programs of the guide for DotCraft clients as they stand there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "schema/dotcraft/CLIENTS.md"

MANIFEST = """[package]
name = "guide"
version = "0.0.0"
edition = "2024"

[dependencies]
serde_json = "1"

[[bin]]
name = "guide"
path = "main.rs"

[workspace]
"""


def program(language: str, place: int = 0) -> str:
    return re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text(), re.DOTALL)[place]


@pytest.fixture(scope="session")
def rust_program(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The program in Rust, built with the dependencies that the server was built with."""
    folder = tmp_path_factory.mktemp("guide")
    (folder / "Cargo.toml").write_text(MANIFEST)
    (folder / "main.rs").write_text(program("rust"))
    shutil.copy(ROOT / "Cargo.lock", folder)
    subprocess.run(["cargo", "build", "--quiet", "--offline", "--target-dir", "target"], cwd=folder, check=True)
    return str(folder / "target/debug/guide")


def run(command: list[str], prompt: str, binary: str, env: dict[str, str], workspace: Path) -> str:
    done = subprocess.run(
        [*command, prompt],
        cwd=workspace,
        env={**env, "THREADWIRE_BIN": binary},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout


PROMPTS = pytest.mark.parametrize(
    ("prompt", "expected"), [("say: Hello there", "Hello there"), ("write: note.txt = x\nsay: Done", "Done")]
)


@PROMPTS
@pytest.mark.parametrize(("language", "file", "runner"), [("js", "a.mjs", "node"), ("python", "a.py", sys.executable)])
def test_program(
    language: str, file: str, runner: str, prompt: str, expected: str, binary: str, env: dict[str, str], workspace: Path
) -> None:
    (workspace / file).write_text(program(language))
    assert expected in run([runner, file], prompt, binary, env, workspace)


@PROMPTS
def test_program_in_rust(
    rust_program: str, prompt: str, expected: str, binary: str, env: dict[str, str], workspace: Path
) -> None:
    assert expected in run([rust_program], prompt, binary, env, workspace)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ('{"name":"Ada"}', ["asked: greet Ada", "called: Ada", "success: True"]),
        ('{"name":5}', ["success: False invalid arguments: name"]),
    ],
)
def test_tool(arguments: str, expected: list[str], binary: str, env: dict[str, str], workspace: Path) -> None:
    (workspace / "tool.py").write_text(program("python", 1))
    said = run([sys.executable, "tool.py"], f"tool: Greet {arguments}", binary, env, workspace)
    lines = [line.strip() for line in said.splitlines()]
    assert len(lines) == len(expected), said
    assert all(line.startswith(start) for line, start in zip(lines, expected, strict=True)), said
