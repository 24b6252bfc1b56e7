# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/types.py.j2 from schema/toy/types/*.json.
"""Types of Toy notes."""

from __future__ import annotations

import typing as t

from threadwire import _model as m

ConfirmEraseResponseAnswer: t.TypeAlias = t.Union[
    t.Literal[
        "yes",
        "no",
    ],
    str,
]
"""What to do."""

Color: t.TypeAlias = t.Union[
    t.Literal[
        "yellow",
        "light-blue",
        "gold",
    ],
    str,
]
"""Color of the paper.

- `yellow`: The usual one.
- `gold`: For guests.
"""

Mood: t.TypeAlias = t.Union[
    t.Literal[
        "glad",
        "unknown",
    ],
    str,
]
"""How a note is meant.

- `unknown`: The author does not say.
"""


class BoardPaintParams(m.Struct, method="board/paint"):
    """New background."""

    color: Color | None = None
    """Background. Default: white."""


class BoardPaintResponse(m.Struct):
    """What was painted."""

    liters: float
    """Paint used, in liters."""


class ConfirmEraseParams(m.Struct, method="ask/confirmErase"):
    """A question before a note goes."""

    note: Note
    """The note."""


class ConfirmEraseResponse(m.Struct):
    """The answer."""

    answer: ConfirmEraseResponseAnswer
    """What to do."""


class BoardShareParams(m.Struct, method="print/start"):
    """Which board, and in which color."""

    board_id: str
    """The board."""

    color: Color | None = None
    """Paper. Default: as it is."""


class StopParams(m.Struct, method="$/stop"):
    """Which request."""

    request_id: str
    """The request."""


class PlugResponse(m.Struct):
    """What the plugin says."""


class Health(m.Struct):
    """How the server is."""

    boards: int
    """How many boards are open."""


class Note(m.Struct):
    """A note on a board."""

    id: NoteId
    """Id of the note."""

    text: str
    """What it says."""

    color: Color
    """Paper."""

    parent: str | None
    """Note it hangs on, if any."""

    pinned_at: int | None = None
    """Unix seconds. Unset: not pinned."""

    label: str | None = None
    """Short name. Unset: none."""

    picture: str | None = None
    """File of a picture. Unset: none."""

    replies: list[Note] = m.member(default_factory=list)
    """Answers, oldest first."""

    position: NotePosition | None = None
    """Where it hangs."""

    extra: t.Any = None
    """Free data of the author."""

    counts: dict[str, int] | None = None
    """Reactions by name."""


class NotePosition(m.Struct):
    """Where it hangs."""

    x: float
    """Millimeters from the left."""

    y: float
    """Millimeters from the top."""


class ContentText(m.Struct, tag="type"):
    """Plain text."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    text: str
    """The text."""

    bold: bool = False
    """Whether it is bold."""


class ContentGroup(m.Struct, tag="type"):
    """Several things at once."""

    type: t.Literal["group"] = "group"
    """Tells the variant."""

    parts: list[Content]
    """The things."""

    cover: Content | None = None
    """Shown first, if set."""


class Sketch(m.Struct, tag="type"):
    """A line drawing; other members are kept."""

    type: t.Literal["sketch"] = "sketch"
    """Tells the variant."""

    lines: list[str]
    """One path each."""


class FrameLine(m.Struct, tag="kind", untagged=True):
    """A line; a frame without a kind is one."""

    kind: t.Literal["line"] = "line"
    """Tells the variant."""

    width: int
    """Pixels."""


class FramePicture(m.Struct, tag="kind"):
    """A picture."""

    kind: t.Literal["picture"] = "picture"
    """Tells the variant."""

    url: str | None = None
    """Where it is."""

    file_id: str | None = None
    """Which upload it is."""


class Secret(m.Struct):
    """Reached by no method."""


class ReviewPeople(m.Struct):
    """Whom to ask."""

    names: list[str]
    """Their names."""


class NoteAddParams(m.Struct, method="note/add"):
    """A note to add."""

    board_id: str
    """The board."""

    content: Content
    """What goes on it."""

    color: Color | None = None
    """Paper. Default: yellow."""

    review: Review | None = None
    """Who looks first. Default: nobody."""

    tags: Tags | None = None
    """Tags. Default: none."""

    frames: list[Frame] = m.member(default_factory=list)
    """From the outside in. Default: none."""

    moods: dict[str, Mood] | None = None
    """By reader."""

    silent: bool = False
    """Whether nobody is told."""

    copies: int = 1
    """How many."""


class NoteAddResponse(m.Struct):
    """The note that was added."""

    note: Note
    """The note."""


class NoteAddedNotification(m.Struct, method="note/added"):
    """A note appeared."""

    board_id: str
    """The board."""

    note: Note
    """The note."""


class NoteEraseParams(m.Struct, method="note/erase"):
    """Which note to erase."""

    note_id: NoteId
    """The note."""

    reason: str | m.Unset | None = m.UNSET
    """Absent keeps the last reason, null clears it."""


class NoteEraseResponse(m.Struct, null=True):
    """Empty."""


class ContentFramedLine(FrameLine, inner="kind", tag="type"):
    """A line; a frame without a kind is one."""

    kind: t.Literal["line"] = "line"
    """Tells the variant."""

    type: t.Literal["frame"] = "frame"
    """Tells the variant."""


class ContentFramedPicture(FramePicture, inner="kind", tag="type"):
    """A picture."""

    kind: t.Literal["picture"] = "picture"
    """Tells the variant."""

    type: t.Literal["frame"] = "frame"
    """Tells the variant."""


class ContentBlank(m.Struct, tag="type"):
    """Nothing yet."""

    type: t.Literal["blank"] = "blank"
    """Tells the variant."""


class ReviewPeopleVariant(m.Struct, key="people"):
    """Named people."""

    people: ReviewPeople
    """Named people."""


NoteId: t.TypeAlias = str
"""Identifies a note."""

Content: t.TypeAlias = t.Union[
    ContentText,
    Sketch,
    ContentFramedLine,
    ContentFramedPicture,
    ContentBlank,
    ContentGroup,
    m.Unknown,
]
"""What goes on a note."""

Frame: t.TypeAlias = t.Union[
    FrameLine,
    FramePicture,
    m.Unknown,
]
"""What is around a note."""

Maybe: t.TypeAlias = Mood | None
"""A mood or nothing."""

Review: t.TypeAlias = t.Union[
    t.Literal[
        "nobody",
        "everybody",
    ],
    ReviewPeopleVariant,
    str,
    m.Unknown,
]
"""Who looks at a note first."""

Tags: t.TypeAlias = t.Union[
    str,
    list[str],
    m.Unknown,
]
"""One tag or several."""
