"""Tests of tools as plain functions."""

from __future__ import annotations

import asyncio
import datetime
import enum
import json
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from threadwire.tools import Caller, Image, Tool, ToolError, ToolSet, tool


class Color(enum.Enum):
    RED = "red"
    BLUE = "blue"


@dataclass
class Point:
    """A place."""

    x: float
    y: float = 0.0
    labels: list[str] = field(default_factory=list[str])


@dataclass
class Tree:
    value: int
    children: list[Tree] = field(default_factory=list["Tree"])


class Options(TypedDict):
    deep: bool
    limit: NotRequired[int]


def schema(function: Any) -> Any:
    return Tool(function).input_schema


def test_a_function_tells_its_schema() -> None:
    def draw(
        at: Point,
        color: Color,
        names: Sequence[str],
        options: Options,
        unit: Literal["cm", "in"] = "cm",
        width: float | None = None,
        day: datetime.date = datetime.date(2000, 1, 1),
    ) -> str:
        """Draws something.

        At once.

        Args:
            at: Where; the corner
                of the drawing.
            color (Color): Which color.

        Returns:
            Nothing of interest.
        """
        return ""

    drawing = Tool(draw)
    assert drawing.name == "draw"
    assert drawing.description == "Draws something.\n\nAt once."
    text = {"type": "string"}
    assert drawing.input_schema == {
        "type": "object",
        "required": ["at", "color", "names", "options"],
        "additionalProperties": False,
        "properties": {
            "at": {
                "type": "object",
                "description": "Where; the corner of the drawing.",
                "properties": {
                    "x": {"type": "number"},
                    "y": {"type": "number"},
                    "labels": {"type": "array", "items": text},
                },
                "required": ["x"],
                "additionalProperties": False,
            },
            "color": {"type": "string", "enum": ["red", "blue"], "description": "Which color."},
            "names": {"type": "array", "items": text},
            "options": {
                "type": "object",
                "properties": {"deep": {"type": "boolean"}, "limit": {"type": "integer"}},
                "required": ["deep"],
                "additionalProperties": False,
            },
            "unit": {"type": "string", "enum": ["cm", "in"], "default": "cm"},
            "width": {"anyOf": [{"type": "number"}, {"type": "null"}], "default": None},
            "day": {"type": "string", "format": "date"},
        },
    }


def test_descriptions_can_stand_at_the_type() -> None:
    def look(path: Annotated[Path, "A file."]) -> None: ...

    assert schema(look)["properties"] == {"path": {"type": "string", "description": "A file."}}


def test_a_type_may_contain_itself() -> None:
    def walk(tree: Tree) -> int:
        return sum(child.value for child in tree.children)

    described = schema(walk)
    assert described["properties"]["tree"] == {"$ref": "#/$defs/Tree"}
    assert described["$defs"]["Tree"]["properties"]["children"]["items"] == {"$ref": "#/$defs/Tree"}
    result = asyncio.run(Tool(walk).run({"tree": {"value": 1, "children": [{"value": 2}, {"value": 3}]}}))
    assert result.parts == ("5",)


def test_what_json_has_no_word_for_is_refused() -> None:
    def bad(callback: threading.Lock) -> None: ...

    def many(*names: str) -> None: ...

    with pytest.raises(TypeError, match="bad: no JSON Schema"):
        Tool(bad)
    with pytest.raises(TypeError, match="named parameters only"):
        Tool(many)


async def test_arguments_become_values_of_their_types() -> None:
    got: list[Any] = []

    @tool
    def draw(at: Point, color: Color, options: Options, sizes: set[int], pair: tuple[int, str], n: int | float) -> Any:
        got.extend([at, color, options, sizes, pair, n])
        return {"at": at}

    arguments = {
        "at": {"x": 1},
        "color": "blue",
        "options": {"deep": True},
        "sizes": [1, 2.0],
        "pair": [1, "a"],
        "n": 2.5,
    }
    result = await draw.run(arguments)
    assert result.success, result.text
    assert got == [Point(1.0), Color.BLUE, {"deep": True}, {1, 2}, (1, "a"), 2.5]
    assert json.loads(result.text) == {"at": {"x": 1.0, "y": 0.0, "labels": []}}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (None, "member `at` is missing"),
        ([], "expected an object, found a list"),
        ({"at": {"x": "far"}}, "at.x: expected a number, found a text"),
        ({"at": {"x": 1, "z": 1}}, "at: there is no member `z`"),
        ({"at": {"x": True}}, "at.x: expected a number, found a truth value"),
        ({"at": {"x": 1}, "color": "green"}, 'color: expected one of "red", "blue"'),
        ({"at": {"x": 1}, "day": "tomorrow"}, "day: Invalid isoformat string"),
        ({"at": {"x": 1, "labels": ["a", 2]}}, "at.labels[1]: expected a text, found a number"),
    ],
)
async def test_wrong_arguments_are_told_to_the_model(arguments: Any, problem: str) -> None:
    @tool
    def draw(at: Point, color: Color = Color.RED, day: datetime.date | None = None) -> None:
        raise AssertionError("not called")

    result = await draw.run(arguments)
    assert not result.success
    assert result.text.startswith("wrong arguments: ")
    assert problem in result.text


async def test_results_are_text_json_or_pictures() -> None:
    async def results(kind: str) -> Any:
        return {"text": "t", "none": None, "point": Point(1), "picture": ["see", Image("data:,x")]}[kind]

    tools = ToolSet(results)
    assert [(await tools.run("results", {"kind": kind})).parts for kind in ("text", "none", "point", "picture")] == [
        ("t",),
        ("null",),
        ('{"x": 1, "y": 0.0, "labels": []}',),
        ("see", Image("data:,x")),
    ]
    assert not (await tools.run("nothing", {})).success


async def test_a_tool_that_raises_fails_its_call(caplog: pytest.LogCaptureFixture) -> None:
    def refuse() -> None:
        raise ToolError("not today")

    def stop() -> None:
        raise StopIteration

    def leave() -> None:
        raise SystemExit(3)

    tools = ToolSet(refuse, stop, leave)
    assert (await tools.run("refuse", {})) == (False, ("not today",))
    assert caplog.records == []
    assert not (await tools.run("stop", {})).success
    assert not (await tools.run("leave", {})).success
    assert {record.getMessage() for record in caplog.records} == {"the tool stop failed", "the tool leave failed"}


async def test_a_tool_learns_who_calls() -> None:
    @tool(name="Who", description="Tells.")
    def who(call: Caller, loud: bool = False) -> str:
        return call.thread_id

    assert (who.name, who.description) == ("Who", "Tells.")
    assert list(who.input_schema["properties"]) == ["loud"]
    assert (await who.run({}, Caller("t", "u", "c"))).text == "t"
    assert who(Caller("x")) == "x"


def test_names_are_told_apart() -> None:
    def same() -> None: ...

    first = ToolSet(same)
    first.add(same)
    assert len(first) == 1
    other = Tool(lambda: None, name="same", description="")
    with pytest.raises(ValueError, match="two tools"):
        first.add(other)


def test_pydantic_models_are_types() -> None:
    pydantic = pytest.importorskip("pydantic", reason="pydantic is not installed")

    Address: Any = pydantic.create_model("Address", street=(str, ...))
    Person: Any = pydantic.create_model("Person", name=(str, ...), home=(Address, ...))

    def greet(person: Any) -> str:
        return person.home.street

    greet.__annotations__["person"] = Person
    described = schema(greet)
    assert described["$defs"]["Address"]["properties"]["street"]["type"] == "string"
    assert described["properties"]["person"]["properties"]["home"]["$ref"] == "#/$defs/Address"
    good = asyncio.run(Tool(greet).run({"person": {"name": "n", "home": {"street": "s"}}}))
    assert good.parts == ("s",)
    bad = asyncio.run(Tool(greet).run({"person": {"name": "n"}}))
    assert not bad.success
    assert "home" in bad.text
