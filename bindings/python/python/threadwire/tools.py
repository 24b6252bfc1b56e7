"""Tools as plain functions: type hints describe their parameters, the docstring describes their purpose.

```python
def weather(city: str, unit: Literal["C", "F"] = "C") -> str:
    \"\"\"Tells the weather.

    Args:
        city: Where.
    \"\"\"
    return f"{city}: 21 °{unit}"
```
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import inspect
import json
import logging
import re
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, cast, overload

from ._errors import ThreadwireError, ends_process, named, text_of
from ._loop import in_thread
from ._model import DecodeError, Struct
from ._schema import Kind, Schemas

__all__ = ["Caller", "Image", "Tool", "ToolError", "ToolResult", "ToolSet", "tool"]

_log = logging.getLogger("threadwire")


class ToolError(ThreadwireError):
    """An error of a tool. It fails the call; the model gets the text."""


@dataclasses.dataclass(frozen=True, slots=True)
class Image:
    """An image that a tool returns.

    Attributes:
        url: Its URL, or a data URL.
    """

    url: str


@dataclasses.dataclass(frozen=True, slots=True)
class Caller:
    """The caller of a tool. A tool parameter with this annotation receives it; the model does not see the parameter.

    Attributes:
        thread_id: Id of the thread.
        turn_id: Id of the turn.
        call_id: Id of the call, as the model named it.
    """

    thread_id: str = ""
    turn_id: str = ""
    call_id: str = ""


class ToolResult(NamedTuple):
    """The result of a tool call.

    Attributes:
        success: Whether the tool succeeded.
        parts: Texts and images for the model.
    """

    success: bool
    parts: tuple[str | Image, ...]

    @property
    def text(self) -> str:
        """The texts of the result."""
        return "\n".join(part for part in self.parts if isinstance(part, str))


class Tool:
    """A function that a model can call. It can still be called as a plain function.

    Attributes:
        name: Name for the model.
        description: Description for the model.
        input_schema: JSON Schema of its arguments: an object.
        function: The function.
        deferred: Whether the model must search for the tool to find it.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        *,
        name: str | None = None,
        description: str | None = None,
        deferred: bool = False,
    ) -> None:
        """Creates a tool from a function.

        Args:
            function: The function. A plain function runs in a thread, a coroutine function on the loop.
            name: Name for the model; by default that of the function.
            description: Description for the model; by default the docstring before its first section.
            deferred: Whether the model must search for the tool to find it.

        Raises:
            TypeError: JSON cannot represent the type of a parameter.
        """
        text, arguments = _read_docstring(inspect.getdoc(function) or "")
        self.function = function
        self.name: str = name or cast(Any, function).__name__
        self.description = text if description is None else description
        self.deferred = deferred
        self._caller: str | None = None
        self._kind = self._describe(arguments)
        self.input_schema = self._kind.schema
        functools.update_wrapper(self, function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.function(*args, **kwargs)

    def __repr__(self) -> str:
        return f"Tool({self.name!r})"

    async def run(self, arguments: Any, call: Caller | None = None) -> ToolResult:
        """Calls the function with the arguments of a model. Any exception becomes a failed result."""
        try:
            given = self._kind.read({} if arguments is None else arguments)
        except DecodeError as error:
            return ToolResult(False, (f"wrong arguments: {error}",))
        if self._caller is not None:
            given[self._caller] = call or Caller()
        try:
            if inspect.iscoroutinefunction(self.function):
                returned = await self.function(**given)
            else:
                returned = await in_thread(lambda: self.function(**given))
                if inspect.isawaitable(returned):
                    returned = await returned
            return ToolResult(True, _parts(returned))
        except ToolError as error:
            return ToolResult(False, (text_of(error),))
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            if ends_process(error):
                raise
            _log.exception("the tool %s failed", self.name)
            return ToolResult(False, (named(error),))

    def _describe(self, texts: Mapping[str, str]) -> Kind:
        signature = inspect.signature(self.function)
        hints = typing.get_type_hints(self.function, include_extras=True)
        members: dict[str, Any] = {}
        required: list[str] = []
        for name, parameter in signature.parameters.items():
            if parameter.kind not in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY):
                raise TypeError(f"{self.name}: a tool has named parameters only, not {parameter}")
            if hints.get(name) is Caller:
                self._caller = name
                continue
            members[name] = hints.get(name, Any)
            if parameter.default is parameter.empty:
                required.append(name)
        schemas = Schemas()
        try:
            kind = schemas.members(members, required)
        except TypeError as error:
            raise TypeError(f"{self.name}: {error}") from None
        for name, schema in kind.schema["properties"].items():
            if name in texts:
                schema["description"] = texts[name]
            default = signature.parameters[name].default
            if default is not inspect.Parameter.empty and _is_json(default):
                schema["default"] = default
        if schemas.definitions:
            kind.schema["$defs"] = schemas.definitions
        return kind


@overload
def tool(function: Callable[..., Any], /) -> Tool: ...


@overload
def tool(
    *, name: str | None = None, description: str | None = None, deferred: bool = False
) -> Callable[[Callable[..., Any]], Tool]: ...


def tool(
    function: Callable[..., Any] | None = None,
    /,
    *,
    name: str | None = None,
    description: str | None = None,
    deferred: bool = False,
) -> Tool | Callable[[Callable[..., Any]], Tool]:
    """Creates a tool from a function, as `@tool` or as `@tool(name=…)`. See `Tool`."""
    if function is not None:
        return Tool(function)

    def make(function: Callable[..., Any]) -> Tool:
        return Tool(function, name=name, description=description, deferred=deferred)

    return make


class ToolSet:
    """A set of tools by name.

    Attributes:
        namespace: Namespace of the names; `None` for no namespace.
        description: Description of the namespace.
    """

    def __init__(self, *tools: Callable[..., Any] | Tool, namespace: str | None = None, description: str = "") -> None:
        """Creates a set; plain functions become tools. Raises `ValueError` if two tools have the same name."""
        self.namespace = namespace
        self.description = description
        self._tools: dict[str, Tool] = {}
        for function in tools:
            self.add(function)

    def add(self, function: Callable[..., Any] | Tool) -> Tool:
        """Adds a tool and returns it, so that it works as a decorator, too."""
        added = function if isinstance(function, Tool) else Tool(function)
        known = self._tools.setdefault(added.name, added)
        if known is not added and known.function is not added.function:
            raise ValueError(f"there are two tools with the name {added.name!r}")
        return known

    def __iter__(self) -> Iterator[Tool]:
        return iter(self._tools.values())

    def __len__(self) -> int:
        return len(self._tools)

    def __contains__(self, name: object) -> bool:
        return name in self._tools

    async def run(self, name: str, arguments: Any, call: Caller | None = None) -> ToolResult:
        """Calls a tool. An unknown name gives a failed result."""
        found = self._tools.get(name)
        if found is None:
            return ToolResult(False, (f"there is no tool {name!r}",))
        return await found.run(arguments, call)


class OfferedTools:
    """The client tools that a client offers to its server."""

    def __init__(self) -> None:
        self._sets: dict[str | None, ToolSet] = {}

    def add(self, offered: tuple[Callable[..., Any] | Tool | ToolSet, ...]) -> list[ToolSet]:
        """Adds tools, and returns the added groups."""
        loose = ToolSet()
        groups: list[ToolSet] = []
        for one in offered:
            if isinstance(one, ToolSet):
                groups.append(one)
            else:
                loose.add(one)
        groups = [loose, *groups] if len(loose) else groups
        for group in groups:
            home = self._sets.setdefault(group.namespace, ToolSet(namespace=group.namespace))
            for added in group:
                home.add(added)
        return groups

    async def run(self, namespace: str | None, name: str, arguments: Any, call: Caller) -> ToolResult:
        """Calls a tool that was added."""
        return await self._sets.get(namespace, ToolSet()).run(name, arguments, call)


def _parts(returned: Any) -> tuple[str | Image, ...]:
    if isinstance(returned, (str, Image)):
        return (returned,)
    if isinstance(returned, (list, tuple)):
        items = cast("list[Any]", returned)
        if any(isinstance(item, Image) for item in items):
            return tuple(item if isinstance(item, Image) else _as_text(item) for item in items)
    return (_as_text(returned),)


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, default=_jsonable, ensure_ascii=False)


def _jsonable(value: Any) -> Any:
    if isinstance(value, Struct):
        return value.to_wire()
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    if isinstance(value, (set, frozenset)):
        return list(cast("set[Any]", value))
    dump = getattr(value, "model_dump", None)
    return dump(mode="json") if callable(dump) else str(value)


def _is_json(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(_is_json(item) for item in cast("list[Any]", value))
    return value is None or type(value) in (str, int, float, bool)


_SECTION = re.compile(r"^(Args|Arguments|Parameters|Returns|Raises|Yields|Examples?|Notes?):\s*$")
_ARGUMENT = re.compile(r"^\*{0,2}(\w+)\s*(?:\([^)]*\))?:\s*(.*)$")


def _read_docstring(text: str) -> tuple[str, dict[str, str]]:
    """Returns the text before the sections, and the description of each argument."""
    before: list[str] = []
    arguments: dict[str, str] = {}
    section, name, indent = "", "", 0
    for line in text.splitlines():
        found = _SECTION.match(line)
        if found:
            section, name = found[1], ""
        elif not section:
            before.append(line)
        elif section in ("Args", "Arguments", "Parameters") and line.strip():
            depth = len(line) - len(line.lstrip())
            argument = _ARGUMENT.match(line.strip())
            if argument and (not name or depth <= indent):
                name, indent = argument[1], depth
                arguments[name] = argument[2]
            elif name:
                arguments[name] = f"{arguments[name]} {line.strip()}".strip()
    return "\n".join(before).strip(), arguments
