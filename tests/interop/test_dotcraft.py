"""Tests of a minimal DotCraft client over JSON lines: `dotcraft.mjs`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import Converse


def methods(seen: dict[str, Any]) -> list[str]:
    return [message["method"] for message in seen["received"]]


def params(seen: dict[str, Any], method: str) -> list[dict[str, Any]]:
    return [message["params"] for message in seen["received"] if message["method"] == method]


def completed(seen: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """Returns the payloads of the completed items of a kind."""
    items = [params["item"] for params in params(seen, "item/completed")]
    return [item["payload"] for item in items if item["type"] == kind]


def test_handshake_and_thread(converse: Converse, workspace: Path) -> None:
    seen = converse("say: Hello there")
    server = seen["initialize"]["serverInfo"]
    assert (server["name"], server["protocolVersion"]) == ("dotcraft", "1")
    capabilities = seen["initialize"]["capabilities"]
    assert capabilities["threadManagement"] and capabilities["threadSubscriptions"] and capabilities["approvalFlow"]

    thread = seen["thread"]
    assert thread["workspacePath"] == str(workspace)
    assert (thread["userId"], thread["originChannel"]) == ("local-user", "custom")
    assert (thread["status"], thread["turns"]) == ("active", [])
    assert (seen["turn"]["status"], seen["turn"]["items"]) == ("running", [])
    assert [entry["id"] for entry in seen["list"]] == [thread["id"]]


def test_turn_with_every_kind_of_item(converse: Converse, workspace: Path) -> None:
    seen = converse("think: Hm\nplan: Look; Write\nrun: echo hi\nwrite: note.txt = hello\nsay: Done")
    order = methods(seen)
    assert order[0] == "thread/started"
    assert order.index("turn/started") < order.index("item/started")
    assert order[-1] == "turn/completed"
    assert {
        "thread/renamed",
        "thread/runtimeChanged",
        "item/reasoning/delta",
        "item/agentMessage/delta",
        "item/commandExecution/outputDelta",
        "item/usage/delta",
        "plan/updated",
    } <= set(order)
    assert not [method for method in order if method == "item/approval/request"]

    todos = params(seen, "plan/updated")[-1]["todos"]
    assert [(todo["content"], todo["status"]) for todo in todos] == [("Look", "in_progress"), ("Write", "pending")]
    assert completed(seen, "reasoningContent")[0]["text"] == "Hm"
    assert completed(seen, "agentMessage")[0]["text"] == "Done"
    assert [call["toolName"] for call in completed(seen, "toolCall")] == ["Exec", "WriteFile"]
    [command] = completed(seen, "commandExecution")
    assert (command["aggregatedOutput"], command["exitCode"]) == ("hi\n", 0)
    # Each call has its result.
    calls = [call["callId"] for call in completed(seen, "toolCall")]
    assert [result["callId"] for result in completed(seen, "toolResult")] == calls
    assert (workspace / "note.txt").read_text() == "hello\n"

    # Deltas add up to the text.
    deltas = [delta["delta"] for delta in params(seen, "item/agentMessage/delta")]
    assert "".join(deltas) == "".join(message["text"] for message in completed(seen, "agentMessage"))

    # The stored turn equals the notifications.
    [turn] = seen["read"]["turns"]
    assert (turn["id"], turn["status"]) == (seen["turn"]["id"], "completed")
    told = {item["item"]["id"] for item in params(seen, "item/completed")}
    assert {item["id"] for item in turn["items"]} <= told
    assert turn["items"][0]["type"] == "userMessage"


@pytest.mark.parametrize(("decision", "approved"), [("accept", True), ("decline", False)])
def test_approval(converse: Converse, workspace: Path, decision: str, approved: bool) -> None:
    seen = converse("escalate: touch up\nsay: Done", decision)
    [asked] = params(seen, "item/approval/request")
    assert (asked["approvalType"], asked["operation"], asked["target"]) == ("shell", "touch up", str(workspace))
    assert (asked["threadId"], asked["turnId"]) == (seen["thread"]["id"], seen["turn"]["id"])

    order = methods(seen)
    assert order.index("item/approval/request") < order.index("item/approval/resolved")
    resolved = order.index("item/approval/resolved")
    [request] = completed(seen, "approvalRequest")
    [response] = completed(seen, "approvalResponse")
    assert request["requestId"] == response["requestId"] == asked["requestId"]
    assert response["approved"] is approved
    later = [message for message in seen["received"][resolved:] if message["method"] == "item/completed"]
    assert later[0]["params"]["item"]["type"] == "approvalResponse"
    waiting = [change["runtime"]["waitingOnApproval"] for change in params(seen, "thread/runtimeChanged")]
    assert waiting == [False, True, False, False]
    assert order[-1] == "turn/completed"
    assert (workspace / "up").exists() == approved


def test_cancelling_an_approval_cancels_the_turn(converse: Converse, workspace: Path) -> None:
    seen = converse("escalate: touch up\nsay: never", "cancel")
    assert methods(seen)[-1] == "turn/cancelled"
    assert seen["read"]["turns"][0]["status"] == "cancelled"
    assert completed(seen, "agentMessage") == []
    assert not (workspace / "up").exists()


def test_interrupt(converse: Converse) -> None:
    # The command blocks forever, because nothing writes to the pipe.
    seen = converse("run: mkfifo pipe && cat pipe\nsay: never", "accept", "interrupt")
    assert seen["interrupt"] == {}
    assert methods(seen)[-1] == "turn/cancelled"
    assert seen["read"]["turns"][0]["status"] == "cancelled"


def test_failed_turn(converse: Converse) -> None:
    seen = converse("fail: out of luck")
    assert methods(seen)[-1] == "turn/failed"
    assert "out of luck" in json.dumps(params(seen, "turn/failed"))
    assert seen["read"]["turns"][0]["status"] == "failed"
