"""Replays the golden conversations of `tests/transcripts`, which also drive the clients in other languages.

A typed client sends the recorded messages of the client. Its results, notifications and responses to requests of the
server must equal the recorded ones.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest

from threadwire import AcpClient, CodexClient, DotCraftClient, RpcError, UnknownNotification
from threadwire._model import DecodeError, decode
from threadwire.testing import Cassette, ReplayServer

ROOT = Path(__file__).parents[3] / "tests" / "transcripts"
CLIENTS: dict[str, Any] = {"codex": CodexClient, "dotcraft": DotCraftClient, "acp": AcpClient}
Frame = dict[str, Any]


def frames_of(lines: list[Frame]) -> list[tuple[str, Frame]]:
    """Returns the messages with their senders, if one client sent them after a handshake; an empty list otherwise."""
    if any("raw" in line or line.get("leave") or line.get("restart") for line in lines):
        return []
    if len({line["client"] for line in lines if "client" in line}) != 1:
        return []
    said: list[tuple[str, Frame]] = []
    for line in lines:
        said.extend((side, line[key]) for key, side in (("send", "client"), ("got", "server")) if line.get(key))
    ids: list[Any] = [frame["id"] for side, frame in said if side == "client" and "method" in frame and "id" in frame]
    questions = {frame["id"] for side, frame in said if side == "server" and "method" in frame and "id" in frame}
    answers = {frame["id"] for side, frame in said if side == "client" and "method" not in frame}
    is_plain = all(isinstance(id, int) for id in ids) and len(set(ids)) == len(ids) and answers <= questions
    greets = [frame.get("method") for side, frame in said if side == "client"].count("initialize") == 1
    refused = [frame for side, frame in said if side == "server" and frame.get("id") in ids[:1] and "error" in frame]
    first = bool(said) and said[0][1].get("method") == "initialize"
    return said if is_plain and greets and first and not refused else []


def filled(value: Any, protocol: str, name: str = "") -> Any:
    """Returns recorded JSON with a number in place of an omitted time."""
    match value:
        case dict():
            members = cast("dict[str, Any]", value)
            return {key: filled(inner, protocol, key) for key, inner in members.items()}
        case list():
            return [filled(inner, protocol, name) for inner in cast("list[Any]", value)]
        case "<time>" if protocol == "codex" or name.endswith("Ms"):
            return 0
        case _:
            return value


def conversations() -> list[Any]:
    found: list[Any] = []
    for protocol in CLIENTS:
        for path in sorted((ROOT / protocol).glob("*.jsonl")):
            lines = [filled(json.loads(line), protocol) for line in path.read_text("utf-8").splitlines() if line]
            frames = frames_of(lines)
            if frames:
                found.append(pytest.param(protocol, frames, id=f"{protocol}/{path.stem}"))
    return found


CONVERSATIONS = conversations()


def test_most_conversations_are_played() -> None:
    assert len(CONVERSATIONS) > 60


@pytest.mark.parametrize(("protocol", "frames"), CONVERSATIONS)
async def test_a_conversation(protocol: str, frames: list[tuple[str, Frame]]) -> None:
    kind = CLIENTS[protocol]
    lines = [{"at": 0, "from": side, "frame": frame} for side, frame in frames]
    told = [frame for side, frame in frames if side == "server" and "method" in frame and "id" not in frame]
    asked = [frame for side, frame in frames if side == "server" and "method" in frame and "id" in frame]
    replies = {frame["id"]: frame for side, frame in frames if side == "server" and "method" not in frame}
    questions = {frame["id"]: asyncio.Event() for frame in asked}
    answered: dict[Any, asyncio.Future[Any]] = {}
    async with ReplayServer(Cassette(protocol, lines)) as server, kind.connect(server.address, reconnect=0) as client:
        events = client.events()
        for method in {frame["method"] for frame in asked}:

            async def ask(params: Any, method: str = method) -> Any:
                frame = next(frame for frame in asked if frame["method"] == method and frame["id"] not in answered)
                answered[frame["id"]] = asyncio.get_running_loop().create_future()
                questions[frame["id"]].set()
                return await answered[frame["id"]]

            client.on_request(method, ask)
        waiting: list[asyncio.Future[None]] = []
        for side, frame in frames[1:]:
            if side == "server" or frame.get("method") == "initialized":
                continue
            if "method" not in frame:
                await questions[frame["id"]].wait()
                if "error" in frame:
                    error = frame["error"]
                    answered[frame["id"]].set_exception(RpcError(error["code"], error["message"], error.get("data")))
                else:
                    answered[frame["id"]].set_result(typed(client, asked, frame))
            elif "id" in frame:
                waiting.append(asyncio.ensure_future(check(client, frame, replies.get(frame["id"]))))
            else:
                await client.notify(frame["method"], frame.get("params"))
            await asyncio.sleep(0)
        for frame in told:
            event = await anext(events)
            assert not isinstance(event, UnknownNotification), event
            assert isinstance(event, kind._notifications[frame["method"]])
        assert server.unexpected == []
        await asyncio.gather(*waiting)


def typed(client: Any, asked: list[Frame], answer: Frame) -> Any:
    """Returns the response to a request of the server in its type; unchanged if it does not match, which the client
    detects."""
    method = next(frame["method"] for frame in asked if frame["id"] == answer["id"])
    try:
        return decode(client._asks[method][1], answer["result"])
    except DecodeError:
        return answer["result"]


async def check(client: Any, request: Frame, expected: Frame | None) -> None:
    """Sends a request and compares the response; does not wait if the recording has none."""
    if expected is None:
        await client.notify(request["method"], request.get("params"))
        return
    try:
        assert await client.request(request["method"], request.get("params")) == expected.get("result")
    except RpcError as error:
        found = {"code": error.code, "message": error.message}
        assert {**found, **({} if error.data is None else {"data": error.data})} == expected["error"]
