"""Tests that wire values become typed objects and are written back unchanged."""

from __future__ import annotations

import contextlib
from types import ModuleType
from typing import Any, Literal

import pytest

import threadwire
from threadwire._model import Struct, decode, member
from threadwire.acp import types as acp
from threadwire.codex import types as codex
from threadwire.dotcraft import types as dotcraft

MESSAGE: dict[str, Any] = {"type": "agentMessage", "id": "i", "text": "hello"}


def completed(item: Any) -> dict[str, Any]:
    return {"item": item, "threadId": "t", "turnId": "u", "completedAtMs": 1}


def test_an_object_has_snake_case_members_and_defaults() -> None:
    event = codex.ItemCompletedNotification.from_wire(completed(MESSAGE))
    assert event.thread_id == "t"
    assert event.completed_at_ms == 1
    assert event.METHOD == "item/completed"
    item = event.item
    assert isinstance(item, codex.ThreadItemAgentMessage)
    assert item.text == "hello"
    assert item.phase is None
    assert item.to_wire() == MESSAGE
    assert item == codex.ThreadItemAgentMessage(id="i", text="hello")
    assert repr(item) == "ThreadItemAgentMessage(id='i', text='hello')"


def test_unknown_members_values_and_variants_are_no_errors() -> None:
    event = codex.ItemCompletedNotification.from_wire(completed({"type": "hologram", "id": "i", "size": [3]}))
    assert event.item == threadwire.Unknown({"type": "hologram", "id": "i", "size": [3]})
    assert event.to_wire() == completed({"type": "hologram", "id": "i", "size": [3]})
    message = codex.ThreadItemAgentMessage.from_wire({**MESSAGE, "phase": "afterthought", "news": 1})
    assert message.phase == "afterthought"


@pytest.mark.parametrize(
    ("item", "problem"),
    [
        ({"type": "agentMessage", "id": "i", "text": 5}, "item.text: expected a text, found a number"),
        ({"type": "agentMessage", "id": "i"}, "item: member `text` is missing"),
        ({"id": "i"}, "item.type: expected a text, found null"),
        ([], "item: expected an object, found a list"),
        (
            {"type": "userMessage", "id": "i", "content": [{"type": "text", "text": None}]},
            "item.content[0].text: expected a text, found null",
        ),
    ],
)
def test_a_malformed_value_is_an_error_with_its_place(item: Any, problem: str) -> None:
    with pytest.raises(threadwire.DecodeError) as failure:
        codex.ItemCompletedNotification.from_wire(completed(item))
    assert str(failure.value) == problem


def test_a_variant_can_be_told_by_its_only_member() -> None:
    params = codex.TurnStartParams.from_wire({"threadId": "t", "input": [], "approvalPolicy": {"granular": GRANULAR}})
    assert isinstance(params.approval_policy, codex.AskForApprovalGranular)
    assert params.to_wire()["approvalPolicy"] == {"granular": GRANULAR}
    params = codex.TurnStartParams.from_wire({"threadId": "t", "input": [], "approvalPolicy": "never"})
    assert params.approval_policy == "never"
    params = codex.TurnStartParams.from_wire({"threadId": "t", "input": [], "approvalPolicy": {"odd": 1}})
    assert params.approval_policy == threadwire.Unknown({"odd": 1})


GRANULAR = {
    "sandbox_approval": True,
    "rules": False,
    "mcp_elicitations": True,
    "request_permissions": False,
    "skill_approval": False,
}


def test_a_variant_can_extend_what_it_carries() -> None:
    wire = {"sessionUpdate": "agent_message_chunk", "content": {"type": "text", "text": "hi"}, "_meta": {"a": 1}}
    update = acp.SessionNotification.from_wire({"sessionId": "s", "update": wire}).update
    assert isinstance(update, acp.SessionUpdateAgentMessageChunk)
    assert update.content == acp.ContentBlockText(text="hi")
    assert update.meta == {"a": 1}
    assert update.to_wire() == wire


def test_a_required_member_can_be_null() -> None:
    identity = dotcraft.SessionIdentity(channel_name="cli", user_id=None)
    assert identity.to_wire() == {"channelName": "cli", "userId": None}
    assert dotcraft.SessionIdentity.from_wire({"channelName": "cli"}).user_id is None


def test_making_an_object_checks_its_members() -> None:
    with pytest.raises(TypeError, match="member 'text' is missing"):
        codex.UserInputText()  # pyright: ignore[reportCallIssue]
    with pytest.raises(TypeError, match="has no member 'color'"):
        codex.UserInputText(text="", color="red")  # pyright: ignore[reportCallIssue]


@pytest.mark.parametrize("types", [acp, codex, dotcraft])
def test_every_type_can_be_read(types: ModuleType) -> None:
    declared: dict[str, Any] = vars(types)
    names = [name for name in declared if name[0].isupper()]
    assert len(names) > 100
    for name in names:
        # A missing member is a `DecodeError`; a type whose reader cannot be created would be another error.
        with contextlib.suppress(threadwire.DecodeError):
            decode(declared[name], {})


class Frame(Struct, tag="kind", untagged=True):
    kind: Literal["frame"] = "frame"
    inside: list[Frame | Picture | threadwire.Unknown] = member(default_factory=list)


class Picture(Struct, tag="kind"):
    kind: Literal["picture"] = "picture"
    url: str


class Hung(Picture, inner="kind", tag="type"):
    kind: Literal["picture"] = "picture"
    type: Literal["hung"] = "hung"


class Framed(Frame, inner="kind", tag="type"):
    kind: Literal["frame"] = "frame"
    type: Literal["hung"] = "hung"


class Done(Struct, null=True):
    note: str | None = None


def test_an_absent_tag_may_stand_for_a_variant_that_holds_its_own_kind() -> None:
    shape: Any = Frame | Picture | threadwire.Unknown
    value = decode(shape, {"inside": [{"kind": "picture", "url": "u"}, {"kind": "frame"}]})
    assert value == Frame(inside=[Picture(url="u"), Frame()])
    assert decode(shape, {"kind": "door"}) == threadwire.Unknown({"kind": "door"})


def test_a_variant_may_be_told_by_two_tags() -> None:
    shape: Any = Hung | Framed | threadwire.Unknown
    value = {"type": "hung", "kind": "picture", "url": "u"}
    assert decode(shape, value) == Hung(url="u")
    assert decode(shape, value).to_wire() == value
    assert decode(shape, {"type": "hung", "kind": "door"}) == threadwire.Unknown({"type": "hung", "kind": "door"})
    with pytest.raises(threadwire.DecodeError, match="kind: expected a text"):
        decode(shape, {"type": "hung"})


def test_null_may_stand_for_an_answer_without_members() -> None:
    assert decode(Done, None) == Done()
    with pytest.raises(threadwire.DecodeError):
        decode(Picture, None)
