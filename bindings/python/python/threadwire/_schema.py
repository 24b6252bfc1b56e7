"""JSON Schema from type hints, and values of these types from JSON."""

from __future__ import annotations

import collections.abc
import dataclasses
import datetime
import enum
import inspect
import json
import pathlib
import sys
import types
import typing
import uuid
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, NotRequired, Required, cast

from ._model import DecodeError, _name

__all__ = ["Kind", "Schemas"]

_Read = Callable[[Any], Any]


class Kind(NamedTuple):
    """A type: its JSON Schema, and the function that reads its values from decoded JSON or raises `DecodeError`."""

    schema: dict[str, Any]
    read: _Read


def _same(value: Any) -> Any:
    return value


class _Open:
    """A placeholder for a type that is being processed and may contain itself."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.recursive = False
        self.read: _Read = _same

    def __call__(self, value: Any) -> Any:
        return self.read(value)


class Schemas:
    """Converts annotations to schemas. Recursive types are collected in `definitions`."""

    def __init__(self) -> None:
        self.definitions: dict[str, Any] = {}
        self._open: dict[Any, _Open] = {}

    def kind(self, annotation: Any) -> Kind:
        """Describes a type. Raises `TypeError` if JSON cannot represent it."""
        simple = _SIMPLE.get(annotation) if isinstance(annotation, collections.abc.Hashable) else None
        if simple is not None:
            # A copy, because descriptions are added to it.
            return Kind(dict(simple.schema), simple.read)
        origin = typing.get_origin(annotation)
        arguments = typing.get_args(annotation)
        if origin is typing.Annotated:
            kind = self.kind(arguments[0])
            text = next((note for note in arguments[1:] if isinstance(note, str)), None)
            return kind if text is None else Kind({**kind.schema, "description": text}, kind.read)
        if origin in (Required, NotRequired):
            return self.kind(arguments[0])
        if origin is Literal:
            return _choice(list(arguments), {argument: argument for argument in arguments})
        if origin in (typing.Union, types.UnionType):
            return self._union(arguments)
        if isinstance(annotation, typing.NewType):
            return self.kind(annotation.__supertype__)
        container = origin or annotation
        if container is tuple and arguments and arguments[-1] is not Ellipsis:
            return self._tuple(arguments)
        if container in _LISTS:
            return self._list(_LISTS[container], arguments[0] if arguments else Any)
        if container in _MAPS:
            return self._map(arguments[1] if arguments else Any)
        if isinstance(annotation, type):
            cls = cast("type[Any]", annotation)
            if issubclass(cls, enum.Enum):
                return _choice([member.value for member in cls], {member.value: member for member in cls})
            if dataclasses.is_dataclass(cls) or typing.is_typeddict(cls):
                return self._object(cls)
            if _is_pydantic(cls):
                return self._pydantic(cls)
        raise TypeError(f"no JSON Schema for {annotation!r}: use a plain type, a dataclass or a TypedDict")

    def _list(self, make: Callable[[list[Any]], Any], item: Any) -> Kind:
        items = self.kind(item)
        schema: dict[str, Any] = {"type": "array", "items": items.schema}
        if make is set or make is frozenset:
            schema["uniqueItems"] = True

        def read(value: Any) -> Any:
            return make(_each([items.read] * len(_list(value)), value))

        return Kind(schema, read)

    def _tuple(self, arguments: tuple[Any, ...]) -> Kind:
        kinds = [self.kind(argument) for argument in arguments]
        length = len(kinds)

        def read(value: Any) -> Any:
            if len(_list(value)) != length:
                raise DecodeError(f"expected {length} items, found {len(value)}")
            return tuple(_each([kind.read for kind in kinds], value))

        items = [kind.schema for kind in kinds]
        return Kind({"type": "array", "prefixItems": items, "minItems": length, "maxItems": length}, read)

    def _map(self, item: Any) -> Kind:
        items = self.kind(item)

        def read(value: Any) -> Any:
            found: dict[str, Any] = {}
            for name, element in _object(value).items():
                try:
                    found[name] = items.read(element)
                except DecodeError as error:
                    raise error.below(name) from None
            return found

        return Kind({"type": "object", "additionalProperties": items.schema}, read)

    def _union(self, arguments: tuple[Any, ...]) -> Kind:
        kinds = [self.kind(argument) for argument in arguments]
        # An integer is also a valid float, so the more specific type is tried first.
        exact = {bool: 0, int: 1, float: 2}
        reads = [kind.read for _, kind in sorted(zip(arguments, kinds, strict=True), key=lambda k: exact.get(k[0], 3))]

        def read(value: Any) -> Any:
            problems: list[str] = []
            for one in reads:
                try:
                    return one(value)
                except DecodeError as error:
                    problems.append(str(error))
            raise DecodeError("; or ".join(dict.fromkeys(problems)))

        return Kind({"anyOf": [kind.schema for kind in kinds]}, read)

    def _object(self, cls: type[Any]) -> Kind:
        known = self._open.get(cls)
        if known is not None:
            known.recursive = True
            return Kind({"$ref": f"#/$defs/{known.name}"}, known)
        this = self._open[cls] = _Open(cls.__name__)
        try:
            kind = self._members(cls)
        finally:
            del self._open[cls]
        this.read = kind.read
        if not this.recursive:
            return kind
        self.definitions[this.name] = kind.schema
        return Kind({"$ref": f"#/$defs/{this.name}"}, kind.read)

    def _members(self, cls: type[Any]) -> Kind:
        hints = typing.get_type_hints(cls, include_extras=True)
        if dataclasses.is_dataclass(cls):
            fields = [field for field in dataclasses.fields(cls) if field.init]
            names = [field.name for field in fields]
            required = [field.name for field in fields if _needed(field)]
        else:
            names = list(hints)
            required = [name for name in names if _required(cls, name, hints[name])]
        schema, read = self.members({name: hints[name] for name in names}, required)
        # The generated docstring of a dataclass is its signature, and a base class has its own docstring.
        text: str | None = cls.__dict__.get("__doc__")
        if text and not text.startswith(f"{cls.__name__}("):
            schema = {"description": inspect.cleandoc(text), **schema}

        def make(value: Any) -> Any:
            return cls(**read(value))

        return Kind(schema, make)

    def members(self, hints: dict[str, Any], required: list[str]) -> Kind:
        """Describes an object with the named members; its values are read as a dict."""
        kinds = {name: self.kind(hint) for name, hint in hints.items()}

        def read(value: Any) -> Any:
            given = _object(value)
            found: dict[str, Any] = {}
            for name in given:
                if name not in kinds:
                    raise DecodeError(f"there is no member `{name}`")
                try:
                    found[name] = kinds[name].read(given[name])
                except DecodeError as error:
                    raise error.below(name) from None
            for name in required:
                if name not in found:
                    raise DecodeError(f"member `{name}` is missing")
            return found

        properties = {name: kind.schema for name, kind in kinds.items()}
        schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
        return Kind(schema, read)

    def _pydantic(self, cls: Any) -> Kind:
        schema = cls.model_json_schema()
        self.definitions.update(schema.pop("$defs", {}))

        def read(value: Any) -> Any:
            try:
                return cls.model_validate(value)
            except ValueError as error:
                raise DecodeError(str(error)) from None

        return Kind(schema, read)


def _needed(field: dataclasses.Field[Any]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _required(cls: Any, name: str, hint: Any) -> bool:
    # The class itself cannot resolve annotations that are strings.
    origin = typing.get_origin(hint)
    return origin is Required if origin in (Required, NotRequired) else name in cls.__required_keys__


def _is_pydantic(cls: type[Any]) -> bool:
    # If such a class exists, the package is already imported.
    pydantic = sys.modules.get("pydantic")
    return pydantic is not None and issubclass(cls, pydantic.BaseModel)


def _choice(values: list[Any], members: dict[Any, Any]) -> Kind:
    schema: dict[str, Any] = {"enum": values}
    kinds = {_TYPES.get(cast("type[Any]", type(value))) for value in values}
    if len(kinds) == 1 and None not in kinds:
        schema = {"type": kinds.pop(), **schema}

    def read(value: Any) -> Any:
        for known, member in members.items():
            # `True == 1` in Python, so types are compared, too.
            if type(known) is type(value) and known == value:
                return member
        raise DecodeError(f"expected one of {', '.join(json.dumps(known) for known in values)}")

    return Kind(schema, read)


def _each(reads: list[_Read], values: Any) -> list[Any]:
    found: list[Any] = []
    try:
        for read, value in zip(reads, values, strict=True):
            found.append(read(value))
    except DecodeError as error:
        raise error.below(f"[{len(found)}]") from None
    return found


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise DecodeError(f"expected a list, found {_name(value)}")
    return cast("list[Any]", value)


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise DecodeError(f"expected an object, found {_name(value)}")
    return cast("dict[str, Any]", value)


def _of(expected: str, *allowed: type[Any], make: _Read | None = None) -> _Read:
    def read(value: Any) -> Any:
        if type(value) not in allowed:
            raise DecodeError(f"expected {expected}, found {_name(value)}")
        if make is None:
            return value
        try:
            return make(value)
        except ValueError as error:
            raise DecodeError(str(error)) from None

    return read


def _integer(value: Any) -> Any:
    # JSON has only one number type, and models sometimes write 3.0.
    if type(value) is float and value.is_integer():
        return int(value)
    return _of("an integer", int)(value)


_TYPES = {str: "string", int: "integer", bool: "boolean", float: "number"}

_SIMPLE: dict[Any, Kind] = {
    Any: Kind({}, _same),
    object: Kind({}, _same),
    inspect.Parameter.empty: Kind({}, _same),
    str: Kind({"type": "string"}, _of("a text", str)),
    int: Kind({"type": "integer"}, _integer),
    float: Kind({"type": "number"}, _of("a number", float, int, make=float)),
    bool: Kind({"type": "boolean"}, _of("a truth value", bool)),
    None: Kind({"type": "null"}, _of("null", type(None))),
    type(None): Kind({"type": "null"}, _of("null", type(None))),
    pathlib.Path: Kind({"type": "string"}, _of("a text", str, make=pathlib.Path)),
    uuid.UUID: Kind({"type": "string", "format": "uuid"}, _of("a text", str, make=uuid.UUID)),
    datetime.date: Kind({"type": "string", "format": "date"}, _of("a text", str, make=datetime.date.fromisoformat)),
    datetime.datetime: Kind(
        {"type": "string", "format": "date-time"}, _of("a text", str, make=datetime.datetime.fromisoformat)
    ),
}

_LISTS: dict[Any, Any] = {
    list: list,
    tuple: tuple,
    set: set,
    frozenset: frozenset,
    collections.abc.Sequence: list,
    collections.abc.Iterable: list,
    collections.abc.Collection: list,
}

_MAPS = (dict, collections.abc.Mapping, collections.abc.MutableMapping)
