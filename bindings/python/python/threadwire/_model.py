"""The base of generated types: objects, their members, and conversion to and from JSON.

A type is a plain class with annotated members. Its reader is created from the annotations on first use, so that
importing hundreds of types is fast.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Literal, Self, TypeVar, dataclass_transform

__all__ = ["UNSET", "DecodeError", "Struct", "Unknown", "Unset", "at", "decode", "encode", "make", "member"]

_T = TypeVar("_T")
_Reader = Callable[[Any], Any]


class DecodeError(ValueError):
    """A value does not match its schema.

    Attributes:
        path: Path of the value, as in `thread.turns[0].id`; empty for the whole value.
        problem: The mismatch.
    """

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.path = ""

    def below(self, place: str) -> Self:
        """Prepends `place` to the path, for a value inside of a larger one."""
        joint = "." if self.path and not self.path.startswith("[") else ""
        self.path = f"{place}{joint}{self.path}"
        return self

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}" if self.path else self.problem


class Unset:
    """The type of `UNSET`."""

    _only: ClassVar[Unset | None] = None

    def __new__(cls) -> Self:
        if cls._only is None:
            cls._only = super().__new__(cls)
        return typing.cast(Self, cls._only)

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET = Unset()
"""Marks a member as absent, where `None` has another meaning."""


class Unknown:
    """A value of a kind that the schema does not contain, unchanged.

    Attributes:
        value: The decoded JSON.
    """

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unknown) and self.value == other.value

    __hash__ = None  # pyright: ignore[reportAssignmentType] # the value can change

    def __repr__(self) -> str:
        return f"Unknown({self.value!r})"


_MISSING: Any = object()
_REQUIRED: Any = object()


class _Member:
    __slots__ = ("default", "factory", "since", "wire")

    def __init__(
        self,
        wire: str,
        default: Any,
        factory: Callable[[], Any] | None = None,
        since: str | None = None,
    ) -> None:
        self.wire = wire
        self.default = default
        self.factory = factory
        self.since = since


def member(
    *,
    wire: str | None = None,
    default: Any = _MISSING,
    default_factory: Callable[[], Any] | None = None,
    since: str | None = None,
) -> Any:
    """Describes a member whose wire name, default or version does not follow from its declaration."""
    return _Member(wire or "", default, default_factory, since)


class _Field:
    """A member of a class, with its reader."""

    __slots__ = ("absent", "default", "factory", "name", "reader", "required", "wire")

    def __init__(self, name: str, annotation: Any, declared: Any, home: dict[str, Any]) -> None:
        self.name = name
        described = _described(name, declared)
        self.wire = described.wire
        self.default = described.default
        self.factory = described.factory
        self.required = described.default is _MISSING and described.factory is None
        self.reader = _reader(annotation, home)
        # Older versions may omit it; an absent nullable member reads as null.
        nullable = self.required and self.reader.__dict__.get("nullable")
        self.absent = _MISSING if described.since else None if nullable else _REQUIRED

    def unset(self) -> Any:
        return self.factory() if self.factory is not None else self.default


def _described(name: str, declared: Any) -> _Member:
    """Returns the description of a member from its declaration."""
    if not isinstance(declared, _Member):
        return _Member(_wire(name), declared)
    declared.wire = declared.wire or _wire(name)
    return declared


def _wire(name: str) -> str:
    first, *rest = name.rstrip("_").split("_")
    return first + "".join(word[:1].upper() + word[1:] for word in rest)


@dataclass_transform(kw_only_default=True, field_specifiers=(member,))
class Struct:
    """An object on the wire.

    Reading ignores members that the schema does not contain.
    """

    METHOD: ClassVar[str] = ""
    """The method with these params; empty if there is none."""

    _tag: ClassVar[str] = ""
    _inner: ClassVar[str] = ""
    _key: ClassVar[str] = ""
    _null: ClassVar[bool] = False
    _untagged: ClassVar[bool] = False
    _declared: ClassVar[dict[str, Any] | None] = None
    _ready: ClassVar[tuple[_Field, ...] | None] = None

    def __init_subclass__(
        cls,
        *,
        tag: str = "",
        inner: str = "",
        key: str = "",
        method: str = "",
        null: bool = False,
        untagged: bool = False,
    ) -> None:
        # `tag` is the member that identifies the variant, `inner` the member that identifies a variant inside of it,
        # `key` the only member of a variant that is identified by it. `null` means that null reads as an object without
        # members, `untagged` that the tag may be absent.
        cls._ready = None
        cls._tag = tag or cls._tag
        cls._inner = inner
        cls._key = key
        cls._null = null
        cls._untagged = untagged
        # Expensive work waits until the class is first used, because a module may have hundreds of classes.
        if method or cls.METHOD:
            setattr(cls, "METHOD", method)  # noqa: B010 # a constant of each class

    def __init__(self, **members: Any) -> None:
        values = self.__dict__
        for field in _fields(type(self)):
            if field.name in members:
                values[field.name] = members.pop(field.name)
            elif field.required:
                raise TypeError(f"{type(self).__name__}: member {field.name!r} is missing")
            else:
                values[field.name] = field.unset()
        if members:
            raise TypeError(f"{type(self).__name__} has no member {next(iter(members))!r}")

    @classmethod
    def from_wire(cls, value: Any) -> Self:
        """Reads decoded JSON. Raises `DecodeError`."""
        if value is None and cls._null:
            value = {}
        if type(value) is not dict:
            raise DecodeError(f"expected an object, found {_name(value)}")
        members: dict[str, Any] = typing.cast("dict[str, Any]", value)
        made = cls.__new__(cls)
        values = made.__dict__
        for field in cls._ready or _fields(cls):
            found = members.get(field.wire, _MISSING)
            if found is _MISSING:
                found = field.absent if field.required else field.unset()
                if found is _REQUIRED:
                    raise DecodeError(f"member `{field.wire}` is missing")
                if found is not _MISSING:
                    values[field.name] = found
                continue
            try:
                values[field.name] = field.reader(found)
            except DecodeError as error:
                raise error.below(field.wire) from None
        return made

    def to_wire(self) -> dict[str, Any]:
        """Returns the JSON form, without unset members."""
        members: dict[str, Any] = {}
        values = self.__dict__
        for field in _fields(type(self)):
            value = values.get(field.name, UNSET)
            if value is UNSET or (value is None and field.default is None):
                continue
            members[field.wire] = encode(value)
        return members

    if not typing.TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if any(field.name == name for field in _fields(type(self))):
                raise AttributeError(f"{type(self).__name__}.{name}: the version that the peer speaks does not have it")
            raise AttributeError(f"{type(self).__name__} has no member {name!r}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # pyright: ignore[reportAssignmentType] # members can change

    def __repr__(self) -> str:
        shown: list[str] = []
        for field in _fields(type(self)):
            value = self.__dict__.get(field.name, _MISSING)
            if value is not _MISSING and (field.required or value != field.unset()):
                shown.append(f"{field.name}={value!r}")
        return f"{type(self).__name__}({', '.join(shown)})"


def _fields(cls: type[Struct]) -> tuple[_Field, ...]:
    """Returns the members of a class, starting with those of its bases."""
    ready = cls.__dict__.get("_ready")
    if ready is None:
        found: dict[str, _Field] = {}
        for base in reversed(cls.__mro__):
            if not issubclass(base, Struct) or base is Struct:
                continue
            home = sys.modules[base.__module__].__dict__
            declared = _declared(base)
            for name, annotation in inspect.get_annotations(base).items():
                found[name] = _Field(name, annotation, declared[name], home)
        ready = tuple(found.values())
        cls._ready = ready
    return ready


def _declared(cls: type[Struct]) -> dict[str, Any]:
    """Returns the declarations of a class and caches them outside of its attributes, so that only instances have
    members."""
    declared = cls.__dict__.get("_declared")
    if declared is None:
        names = inspect.get_annotations(cls)
        declared = {name: cls.__dict__.get(name, _MISSING) for name in names}
        for name, value in declared.items():
            if value is not _MISSING:
                delattr(cls, name)
        cls._declared = declared
    return declared


def make(cls: type[_T], **members: Any) -> _T:
    """Creates a struct; `None` stands for the default of a member with a default."""
    if not issubclass(cls, Struct):
        raise TypeError(f"{cls.__name__} has no members")
    optional = {field.name for field in _fields(cls) if not field.required}
    given = {name: value for name, value in members.items() if value is not None or name not in optional}
    for field in _fields(cls):
        # If absence and null have different meanings, `None` means null.
        if field.default is UNSET and field.name in members:
            given[field.name] = members[field.name]
    return cls(**given)


def decode(annotation: Any, value: Any) -> Any:
    """Reads decoded JSON as a type of a generated module. Raises `DecodeError`."""
    reader = _READERS.get(id(annotation))
    if reader is None:
        reader = _reader(annotation, {})
        # Keeps the annotation alive, so that its id stays unique.
        _READERS[id(annotation)] = reader
        _KEPT.append(annotation)
    return reader(value)


_READERS: dict[int, _Reader] = {}
_KEPT: list[Any] = []


def encode(value: Any) -> Any:
    """Returns the JSON value of a struct, or of lists and maps of structs; returns any other value unchanged."""
    kind: Any = value.__class__
    if kind is str or kind is int or kind is bool or value is None:
        return value
    if isinstance(value, Struct):
        return value.to_wire()
    if isinstance(value, Unknown):
        return value.value
    # Loops instead of comprehensions: before Python 3.12, a comprehension needs a second stack frame per nesting level.
    if isinstance(value, (list, tuple)):
        items: list[Any] = []
        for item in typing.cast("list[Any]", value):
            items.append(encode(item))
        return items
    if isinstance(value, dict):
        members: dict[str, Any] = {}
        for name, item in typing.cast("dict[str, Any]", value).items():
            if item is not UNSET:
                members[name] = encode(item)
        return members
    return value


def at(value: Any, name: str) -> Any:
    """Returns a member of decoded JSON; `None` if it is absent."""
    return typing.cast("dict[str, Any]", value).get(name) if isinstance(value, dict) else None


def _name(value: Any) -> str:
    names: dict[type[Any], str] = {
        dict: "an object",
        list: "a list",
        str: "a text",
        bool: "a truth value",
        type(None): "null",
    }
    kind: Any = value.__class__
    return names.get(kind, "a number")


def _reader(annotation: Any, home: dict[str, Any]) -> _Reader:
    """Creates the function that reads values of a type. Names in it are looked up in `home`."""
    if isinstance(annotation, str):
        annotation = eval(annotation, home)
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        return _struct_reader(annotation)
    simple = _SIMPLE.get(annotation)
    if simple is not None:
        return simple
    origin = typing.get_origin(annotation)
    arguments = typing.get_args(annotation)
    if origin is list:
        return _list_reader(_reader(arguments[0], home))
    if origin is dict:
        return _map_reader(_reader(arguments[1], home))
    if origin is Literal:
        return _literal_reader(arguments)
    if origin in (typing.Union, types.UnionType):
        return _union_reader(arguments, home)
    raise TypeError(f"no way to read {annotation!r}")


def _struct_reader(cls: type[Struct]) -> _Reader:
    def read_struct(value: Any) -> Any:
        return cls.from_wire(value)

    return read_struct


def _any(value: Any) -> Any:
    return value


def _text(value: Any) -> Any:
    if type(value) is not str:
        raise DecodeError(f"expected a text, found {_name(value)}")
    return value


def _integer(value: Any) -> Any:
    if type(value) is not int:
        raise DecodeError(f"expected an integer, found {_name(value)}")
    return value


def _number(value: Any) -> Any:
    if type(value) is not float and type(value) is not int:
        raise DecodeError(f"expected a number, found {_name(value)}")
    return value


def _truth(value: Any) -> Any:
    if type(value) is not bool:
        raise DecodeError(f"expected a truth value, found {_name(value)}")
    return value


def _nothing(value: Any) -> Any:
    if value is not None:
        raise DecodeError(f"expected null, found {_name(value)}")
    return value


_SIMPLE: dict[Any, _Reader] = {
    Any: _any,
    str: _text,
    int: _integer,
    float: _number,
    bool: _truth,
    type(None): _nothing,
    None: _nothing,
    Unknown: Unknown,
}


def _list_reader(item: _Reader) -> _Reader:
    def read_list(value: Any) -> Any:
        if type(value) is not list:
            raise DecodeError(f"expected a list, found {_name(value)}")
        items = typing.cast("list[Any]", value)
        read: list[Any] = []
        try:
            for element in items:
                read.append(item(element))
        except DecodeError as error:
            raise error.below(f"[{len(read)}]") from None
        return read

    return read_list


def _map_reader(item: _Reader) -> _Reader:
    def read_map(value: Any) -> Any:
        if type(value) is not dict:
            raise DecodeError(f"expected an object, found {_name(value)}")
        members = typing.cast("dict[str, Any]", value)
        read: dict[str, Any] = {}
        for name, element in members.items():
            try:
                read[name] = item(element)
            except DecodeError as error:
                raise error.below(name) from None
        return read

    return read_map


def _literal_reader(texts: tuple[Any, ...]) -> _Reader:
    def read_literal(value: Any) -> Any:
        if value not in texts:
            expected = " or ".join(f"`{text}`" for text in texts)
            raise DecodeError(f"expected {expected}, found {_name(value)}")
        return value

    return read_literal


def _union_reader(annotations: tuple[Any, ...], home: dict[str, Any]) -> _Reader:
    nullable = type(None) in annotations
    arms = [arm for arm in annotations if arm is not type(None) and arm is not Unset]
    structs = [arm for arm in arms if isinstance(arm, type) and issubclass(arm, Struct)]
    if len(arms) == 1:
        read = _reader(arms[0], home)
    elif not structs and all(arm is str or typing.get_origin(arm) is Literal for arm in arms):
        # An open enum accepts any text.
        read = _text
    elif structs and all(arm._tag for arm in structs):
        read = _tagged_reader(structs)
    elif any(arm._key for arm in structs):
        read = _keyed_reader(structs)
    else:
        read = _first_reader([_reader(arm, home) for arm in arms])
    if not nullable:
        return read

    def read_nullable(value: Any) -> Any:
        return None if value is None else read(value)

    read_nullable.__dict__["nullable"] = True
    return read_nullable


def _tagged_reader(structs: list[type[Struct]]) -> _Reader:
    tags: dict[str, dict[str, type[Struct]]] = {}
    inner: dict[str, list[type[Struct]]] = {}
    for cls in structs:
        field = _told_by(cls, cls._tag)
        tags.setdefault(field.wire, {})[field.default] = cls
        if cls._inner:
            inner.setdefault(field.default, []).append(cls)
    ((wire, classes),) = tags.items()
    untagged = next((cls for cls in structs if cls._untagged), None)
    readers = {tag: _inner_reader(variants) for tag, variants in inner.items()}

    def read_tagged(value: Any) -> Any:
        if type(value) is not dict:
            raise DecodeError(f"expected an object, found {_name(value)}")
        members = typing.cast("dict[str, Any]", value)
        tag = members.get(wire)
        if tag is None and untagged is not None:
            return untagged.from_wire(members)
        if type(tag) is not str:
            raise DecodeError(f"expected a text, found {_name(tag)}").below(wire)
        if tag in readers:
            return readers[tag](members)
        cls = classes.get(tag)
        return Unknown(members) if cls is None else cls.from_wire(members)

    return read_tagged


def _inner_reader(structs: list[type[Struct]]) -> _Reader:
    """Creates the reader of variants that share a tag and differ by a second tag."""
    fields = [_told_by(cls, cls._inner) for cls in structs]
    classes: dict[str, type[Struct]] = {field.default: cls for field, cls in zip(fields, structs, strict=True)}
    wire = fields[0].wire

    def read_inner(value: Any) -> Any:
        tag = value.get(wire)
        if type(tag) is not str:
            raise DecodeError(f"expected a text, found {_name(tag)}").below(wire)
        cls = classes.get(tag)
        return Unknown(value) if cls is None else cls.from_wire(value)

    return read_inner


def _told_by(cls: type[Struct], name: str) -> _Member:
    """Returns the member that identifies a class. Other members may refer to a union whose reader is not ready."""
    for base in cls.__mro__:
        declared = _declared(base) if issubclass(base, Struct) and base is not Struct else {}
        if name in declared:
            return _described(name, declared[name])
    raise TypeError(f"{cls.__name__} has no member {name!r}")


def _keyed_reader(structs: list[type[Struct]]) -> _Reader:
    keys: dict[str, type[Struct]] = {}
    for cls in structs:
        keys[_told_by(cls, cls._key).wire] = cls

    def read_keyed(value: Any) -> Any:
        if type(value) is str:
            return value
        if type(value) is dict:
            for key in typing.cast("dict[str, Any]", value):
                if key in keys:
                    return keys[key].from_wire(value)
        return Unknown(value)

    return read_keyed


def _first_reader(readers: list[_Reader]) -> _Reader:
    def read_first(value: Any) -> Any:
        for read in readers:
            try:
                return read(value)
            except DecodeError:
                continue
        return Unknown(value)

    return read_first
