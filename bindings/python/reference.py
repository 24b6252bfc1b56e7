"""Writes the API reference from the docstrings.

python reference.py           writes docs/generated/
python reference.py --check   fails if the files are not current
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import re
import sys
from pathlib import Path
from typing import Any, cast

FOLDER = Path(__file__).parent / "docs" / "generated"

MODULES = {
    "threadwire": "Servers, agents, errors, and what all dialects share.",
    "threadwire.codex": "Codex app-server.",
    "threadwire.dotcraft": "DotCraft AppServer.",
    "threadwire.acp": "Agent Client Protocol.",
    "threadwire.sync": "Clients whose calls wait.",
    "threadwire.coding": "The built-in coding agent with tools and middleware.",
    "threadwire.tools": "Tools as plain functions.",
    "threadwire.testing": "The testing kit.",
    "threadwire.adapters.openai": "Chat models as agents.",
    "threadwire.adapters.asgi": "Servers inside ASGI applications.",
}

# Described with their classes, or in modules of their own.
LEFT_OUT = {"threadwire": {"acp", "codex", "dotcraft", "sync", "tools", "AcpClient", "CodexClient", "DotCraftClient"}}


def pages() -> dict[str, str]:
    """Returns the pages by file name."""
    made = {f"{name.removeprefix('threadwire.').replace('.', '-')}.md": page(name) for name in MODULES}
    index = [
        "# Reference",
        "",
        *(f"- [`{name}`]({file}): {MODULES[name]}" for name, file in zip(MODULES, made, strict=True)),
    ]
    made["README.md"] = "\n".join([*index, "", "Methods of the protocols are described in `schema/*/METHODS.md`.", ""])
    header = "<!-- Do not edit: change the docstrings and run `python reference.py`. -->\n\n"
    return {name: header + text for name, text in made.items()}


def page(name: str) -> str:
    """Returns the page of a module."""
    module = importlib.import_module(name)
    parts = [f"# `{name}`", MODULES[name] if name == "threadwire" else text_of(module)]
    for member in sorted(module.__all__):
        if member.startswith("__") or member == "types" or member in LEFT_OUT.get(name, ()):
            continue
        value = getattr(module, member)
        if inspect.isclass(value):
            parts += class_parts(member, value)
        elif callable(value) and inspect.getdoc(value):
            parts += [f"## `{member}`", code(signature(member, value)), text_of(value)]
        elif text := constant_text(module, member):
            parts += [f"## `{member}`", text]
    return "\n\n".join(part for part in parts if part) + "\n"


def class_parts(name: str, cls: type[Any]) -> list[str]:
    """Returns the section of a class."""
    parts = [f"## `{name}`", text_of(cls)]
    made: Any = vars(cls).get("__init__")
    if dataclasses.is_dataclass(cls):
        parts.append(code(signature(name, cls)))
    elif made is not None and made.__doc__:
        parts += [code(signature(name, cls)), text_of(made)]
    for member, value in members(cls):
        if isinstance(value, property):
            parts += [f"### `{name}.{member}`", text_of(value)]
        else:
            plain: Any = getattr(value, "__func__", value)
            parts += [f"### `{name}.{member}()`", code(signature(member, plain)), text_of(plain)]
    return parts


def members(cls: type[Any]) -> list[tuple[str, Any]]:
    """Returns the public members of a class and its bases, without generated methods."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        if not base.__module__.startswith("threadwire") or ".generated." in base.__module__:
            continue
        for name, value in dict[str, Any](vars(base)).items():
            routine: bool = isinstance(value, (property, classmethod, staticmethod)) or inspect.isfunction(value)
            if routine and not name.startswith("_") and cast("Any", value).__doc__:
                found[name] = value
    return list(found.items())


def signature(name: str, value: Any) -> str:
    """Returns the signature of a function."""
    shown = str(inspect.signature(value)).replace("'", "")
    # Types of this package are shown by their own names; placeholder defaults without their address.
    shown = re.sub(r"\bthreadwire(\.\w+)*\.(\w+)", r"\2", shown)
    shown = re.sub(r" at 0x[0-9a-f]+", "", shown)
    before = "async " if inspect.iscoroutinefunction(value) else ""
    return f"{before}{name}{shown.replace('(self, ', '(').replace('(self)', '()').replace('(cls, ', '(')}"


def constant_text(module: Any, name: str) -> str:
    """Returns the docstring after the definition of a constant, which may be in another module of the package."""
    homes = [module, *(other for key, other in sorted(sys.modules.items()) if key.startswith("threadwire."))]
    for home in homes:
        file = getattr(home, "__file__", None)
        if not file or not file.endswith(".py"):
            continue
        found = re.search(
            rf'^(?:    )?{name}(?:: [^=\n]+)? = (?:.+\n)+?(?:    )?"""((?:.|\n)*?)"""', Path(file).read_text(), re.M
        )
        if found:
            return markdown(inspect.cleandoc(found[1]))
    return ""


def text_of(value: Any) -> str:
    """Returns the docstring as Markdown."""
    return markdown(inspect.getdoc(value) or "")


def markdown(text: str) -> str:
    """Converts the sections of a docstring to lists."""
    lines: list[str] = []
    section = False
    for line in text.splitlines():
        if re.fullmatch(r"(Args|Attributes|Raises|Returns):", line):
            section = True
            lines += [f"**{line}**", ""]
        elif section and (found := re.match(r"    ([\w.]+): (.*)", line)):
            lines.append(f"- `{found[1]}`: {found[2]}")
        elif section and line.startswith("        "):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.removeprefix("    ") if section else line)
    return "\n".join(lines)


def code(text: str) -> str:
    """Returns a block of code."""
    return f"```text\n{text}\n```"


def main() -> int:
    """Writes the pages, or checks them."""
    made = pages()
    if "--check" in sys.argv[1:]:
        known = {file.name: file.read_text() for file in FOLDER.glob("*.md")}
        stale = sorted(name for name in made.keys() | known.keys() if made.get(name) != known.get(name))
        for name in stale:
            print(f"docs/generated/{name} is not up to date: run python reference.py", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.md"):
        file.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
