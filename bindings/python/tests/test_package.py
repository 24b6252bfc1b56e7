"""Tests of the contents of the package and of its import time."""

from __future__ import annotations

import ast
import importlib.metadata
import inspect
import subprocess
import sys
from pathlib import Path
from typing import cast

import threadwire
from threadwire import _native


def test_all_names_are_there() -> None:
    for name in threadwire.__all__:
        assert getattr(threadwire, name) is not None
    assert not hasattr(threadwire, "nonsense")
    assert set(threadwire.__all__) <= set(dir(threadwire))


def test_the_version_is_that_of_the_package() -> None:
    assert threadwire.__version__ == importlib.metadata.version("threadwire")


def test_dialects_are_loaded_when_they_are_used() -> None:
    program = "import sys, threadwire; print(*(name for name in sys.modules if name.startswith('threadwire.')))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert loaded.split() == ["threadwire._native"]


def test_the_stubs_name_what_the_native_module_has() -> None:
    file = Path(threadwire.__file__).with_name("_native.pyi")
    stubs = ast.parse(file.read_text())
    named: set[str] = set()
    for node in stubs.body:
        if isinstance(node, ast.ClassDef):
            members = {item.name for item in node.body if isinstance(item, ast.FunctionDef)} - {"__new__"}
            has = cast("dict[str, object]", vars(getattr(_native, node.name)))
            real = {name for name in has if not name.startswith("__")}
            assert members == real, node.name
            named.add(node.name)
        elif isinstance(node, ast.FunctionDef):
            named.add(node.name)
            parameters = list(inspect.signature(getattr(_native, node.name)).parameters)
            assert [argument.arg for argument in node.args.args] == parameters, node.name
    assert named == {name for name in dir(_native) if not name.startswith("__")}


def test_the_stubs_are_those_of_the_native_module() -> None:
    program = [sys.executable, "-m", "mypy.stubtest", "threadwire._native"]
    checked = subprocess.run(program, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_reference_is_up_to_date() -> None:
    program = [sys.executable, str(Path(__file__).parent.parent / "reference.py"), "--check"]
    checked = subprocess.run(program, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_the_licence_is_that_of_the_project() -> None:
    here = Path(__file__).parent.parent / "LICENSE"
    assert here.read_text() == (here.parent.parent.parent / "LICENSE").read_text()
