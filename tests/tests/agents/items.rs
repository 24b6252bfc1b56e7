//! Updates of an agent become items.

use serde_json::json;

use crate::{
    talk::Talk,
    test_server::{FREE, TestServer, script},
};

fn chunk(kind: &str, text: &str, message: Option<&str>) -> serde_json::Value {
    let content = json!({ "type": "text", "text": text });
    json!({ "update": { "sessionUpdate": kind, "content": content, "messageId": message } })
}

#[tokio::test]
async fn texts_thoughts_plans_and_usage() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let entry =
        |text: &str, status: &str| json!({ "content": text, "priority": "high", "status": status });
    let entries = json!([
        entry("look", "completed"),
        entry("act", "in_progress"),
        entry("rest", "pending")
    ]);
    let turn = client
        .turn(
            &thread,
            &[
                chunk("agent_thought_chunk", "Hm", None),
                chunk("agent_thought_chunk", "m.", None),
                chunk("agent_message_chunk", "One", Some("a")),
                chunk("agent_message_chunk", " two", Some("a")),
                chunk("agent_message_chunk", "three", Some("b")),
                chunk("user_message_chunk", "an echo of the prompt", None),
                json!({ "update": { "sessionUpdate": "plan", "entries": entries } }),
                json!({ "update": { "sessionUpdate": "session_info_update", "title": "A title" } }),
                json!({ "update": { "sessionUpdate": "a_future_update", "x": 1 } }),
                json!({ "update": { "sessionUpdate": "usage_update", "used": 1200, "size": 8000 } }),
                json!({ "answer": { "stopReason": "end_turn", "usage": { "totalTokens": 12, "inputTokens": 7, "outputTokens": 5 } } }),
            ],
        )
        .await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let texts: Vec<_> = turn
        .of("agentMessage")
        .iter()
        .map(|item| item["text"].clone())
        .collect();
    assert_eq!(texts, ["One two", "three"]);
    assert_eq!(turn.of("reasoning")[0]["summary"], json!(["Hmm."]));
    let plan = turn.told("turn/plan/updated")[0];
    assert_eq!(
        plan["plan"][1],
        json!({ "step": "act", "status": "inProgress" })
    );
    let usage = turn.told("thread/tokenUsage/updated");
    let shown = &usage[0]["tokenUsage"];
    assert_eq!(
        (&shown["last"]["totalTokens"], &shown["modelContextWindow"]),
        (&json!(1200), &json!(8000))
    );
    let counted = &usage[1]["tokenUsage"]["total"];
    assert_eq!(
        (&counted["inputTokens"], &counted["outputTokens"]),
        (&json!(7), &json!(5))
    );
    let named = turn.told("thread/name/updated");
    assert_eq!(named[0]["threadName"], "A title");
    // Sessions count over all their turns.
    let usage = json!({ "totalTokens": 20, "inputTokens": 11, "outputTokens": 9 });
    let turn = client
        .turn(
            &thread,
            &[json!({ "answer": { "stopReason": "end_turn", "usage": usage } })],
        )
        .await;
    let usage = turn.told("thread/tokenUsage/updated");
    assert_eq!(usage[0]["tokenUsage"]["total"]["inputTokens"], 11);
    let last = &usage[0]["tokenUsage"]["last"];
    assert_eq!(last["totalTokens"], 1200);
}

#[tokio::test]
async fn tokens_are_those_of_the_turn_or_of_all_turns_and_the_context_is_kept() {
    type Told = [(u64, u64); 3];
    let cases: [(Told, [u64; 3]); 3] = [
        // What the context holds and what the turn used. The last turn has several requests.
        (
            [(3000, 3050), (4000, 4050), (4000, 9050)],
            [3050, 7100, 16150],
        ),
        // What the context holds and what all turns used.
        ([(100, 110), (150, 270), (200, 480)], [110, 270, 480]),
        // The last turn used nothing.
        ([(100, 110), (150, 270), (150, 270)], [110, 270, 270]),
    ];
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    for (told, totals) in cases {
        let thread = client.thread().await;
        for ((used, tokens), total) in told.into_iter().zip(totals) {
            let context = json!({ "sessionUpdate": "usage_update", "used": used, "size": 20_000 });
            let usage =
                json!({ "totalTokens": tokens, "inputTokens": tokens - 10, "outputTokens": 10 });
            let answer = json!({ "stopReason": "end_turn", "usage": usage });
            let steps = [json!({ "update": context }), json!({ "answer": answer })];
            let turn = client.turn(&thread, &steps).await;
            let shown = turn.told("thread/tokenUsage/updated");
            assert_eq!(shown.len(), 2, "{shown:?}");
            for shown in &shown {
                let usage = &shown["tokenUsage"];
                assert_eq!(usage["last"]["totalTokens"], used);
                assert_eq!(usage["modelContextWindow"], 20_000);
            }
            assert_eq!(shown[1]["tokenUsage"]["total"]["totalTokens"], total);
        }
    }
}

#[tokio::test]
async fn a_failed_call_says_why_once() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.acp().await;
    let params = json!({ "cwd": house.work(), "mcpServers": [] });
    let new = client.call("session/new", params).await;
    let text =
        |text: &str| json!({ "type": "content", "content": { "type": "text", "text": text } });
    let content = json!([text("one"), text("two")]);
    let step = json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "1", "title": "Look", "kind": "other",
        "status": "failed", "rawInput": {}, "content": content } });
    let blocks = json!([{ "type": "text", "text": script(&[step]) }]);
    let params = json!({ "sessionId": new["result"]["sessionId"], "prompt": blocks });
    client.ask("session/prompt", params).await;
    let call = loop {
        let update = client.until("session/update").await["params"]["update"].clone();
        if update["status"] == "failed" {
            break update;
        }
    };
    assert_eq!(call["content"], content);
}

#[tokio::test]
async fn content_of_an_unknown_type_is_shown_as_text() {
    let house = TestServer::new(&[], &FREE).await;
    let unknown = json!({ "type": "zz", "data": [1] });
    let text = unknown.to_string();
    let part = json!({ "type": "content", "content": unknown });
    let steps = [
        json!({ "update": { "sessionUpdate": "agent_message_chunk", "content": unknown } }),
        json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "1", "title": "Look", "status": "completed", "content": [part] } }),
    ];
    for mut talk in Talk::all(&house).await {
        let (completed, told) = talk.turn(&steps[..1]).await;
        assert!(completed && told == text, "{told}");
    }
    let mut client = house.acp().await;
    let params = json!({ "cwd": house.work(), "mcpServers": [] });
    let new = client.call("session/new", params).await;
    let blocks = json!([{ "type": "text", "text": script(&steps) }]);
    let params = json!({ "sessionId": new["result"]["sessionId"], "prompt": blocks });
    client.ask("session/prompt", params).await;
    let call = loop {
        let update = client.until("session/update").await["params"]["update"].clone();
        if update["content"].is_array() {
            break update;
        }
    };
    let text = json!({ "type": "text", "text": unknown.to_string() });
    assert_eq!(
        call["content"],
        json!([{ "type": "content", "content": text }])
    );
}

#[tokio::test]
async fn calls_of_every_kind() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let path = house.work().join("a.txt");
    let text =
        |text: &str| json!({ "type": "content", "content": { "type": "text", "text": text } });
    let turn = client
        .turn(
            &thread,
            &[
                // A command whose output grows.
                json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "1", "title": "`ls -a`", "kind": "execute",
                    "status": "in_progress", "rawInput": { "command": "ls -a" } } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "1", "content": [text("one\n")] } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "1", "content": [text("one\ntwo\n")] } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "1", "status": "failed", "rawOutput": { "exitCode": 3 } } }),
                // A command that streams its terminal, and begins with an update.
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "2", "title": "make", "kind": "execute",
                    "content": [{ "type": "terminal", "terminalId": "theirs" }] } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "2", "_meta": { "terminal_output": { "terminal_id": "theirs", "data": "built\n" } } } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "2", "status": "completed", "_meta": { "terminal_exit": { "exit_code": 0 } } } }),
                // A change whose diff comes late.
                json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "3", "title": "Edit a.txt", "kind": "edit", "status": "pending" } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "3", "status": "completed",
                    "content": [{ "type": "diff", "path": path, "oldText": "a\n", "newText": "b\n" }] } }),
                // Tools.
                json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "4", "title": "Read a.txt", "name": "read", "kind": "read", "status": "pending",
                    "locations": [{ "path": path, "line": 4 }], "rawInput": { "path": path } } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "4", "status": "completed", "content": [text("b")], "rawOutput": { "lines": 1 } } }),
                json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "5", "title": "files: stat", "name": "stat", "kind": "execute", "rawInput": { "path": "x" } } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "5", "status": "failed", "content": [text("no such file")] } }),
                json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "6", "title": "Search the web", "kind": "search", "status": "in_progress", "rawInput": { "query": "weather" } } }),
                json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "6", "status": "completed" } }),
            ],
        )
        .await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let commands = turn.of("commandExecution");
    assert_eq!(commands[0]["aggregatedOutput"], "one\ntwo\n");
    assert_eq!(
        (&commands[0]["status"], &commands[0]["exitCode"]),
        (&json!("failed"), &json!(3))
    );
    assert_eq!(commands[1]["aggregatedOutput"], "built\n");
    assert_eq!(
        (&commands[1]["status"], &commands[1]["exitCode"]),
        (&json!("completed"), &json!(0))
    );
    let deltas = turn.told("item/commandExecution/outputDelta");
    let deltas: Vec<_> = deltas.iter().map(|delta| delta["delta"].clone()).collect();
    assert_eq!(deltas, ["one\n", "two\n", "built\n"]);
    let change = &turn.of("fileChange")[0];
    assert_eq!(change["changes"][0]["path"], json!(path));
    assert!(
        change["changes"][0]["diff"]
            .as_str()
            .is_some_and(|diff| diff.contains("-a\n+b"))
    );
    let tools = turn.of("mcpToolCall");
    assert_eq!(
        (&tools[0]["server"], &tools[0]["tool"]),
        (&json!("scripted"), &json!("read"))
    );
    assert_eq!(tools[0]["arguments"], json!({ "path": path }));
    let structured = &tools[0]["result"]["structuredContent"];
    assert_eq!(structured["lines"], 1);
    assert_eq!(structured["locations"][0]["line"], 4);
    assert_eq!(tools[0]["result"]["content"][0]["text"], "b");
    assert_eq!(
        (&tools[1]["server"], &tools[1]["tool"]),
        (&json!("files"), &json!("stat"))
    );
    assert_eq!(tools[1]["error"]["message"], "no such file");
    assert_eq!(turn.of("webSearch")[0]["query"], "weather");
}

#[tokio::test]
async fn long_output_is_cut_and_says_so() {
    const MAX: usize = 1 << 20;

    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, &[json!({ "output": 3 * MAX })]).await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let mark = format!("\n[... {} bytes left out ...]\n", 2 * MAX);
    let command = turn.of("commandExecution")[0];
    let output = command["aggregatedOutput"].as_str().expect("an output");
    assert_eq!(output.len(), MAX + mark.len());
    assert!(output.ends_with(&mark));
    assert_eq!(command["exitCode"], 3);
    let deltas = turn.told("item/commandExecution/outputDelta");
    let deltas = deltas.iter().filter_map(|delta| delta["delta"].as_str());
    assert_eq!(deltas.map(str::len).sum::<usize>(), MAX);
    let result = &turn.of("mcpToolCall")[0]["result"];
    assert_eq!(
        result["content"][0]["text"].as_str().map(str::len),
        Some(MAX)
    );
    assert_eq!(result["content"][1]["text"], mark);
    let raw = result["structuredContent"].as_str().expect("a text");
    assert!(
        raw.starts_with("[... 31") && raw.ends_with("bytes left out ...]"),
        "{raw}"
    );
}

#[tokio::test]
async fn a_name_is_a_line_of_a_bounded_length() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let title = format!("one\n\u{1b}[31mtwo\0{}", "x".repeat(10_000));
    let about = json!({ "sessionUpdate": "session_info_update", "title": title });
    let turn = client.turn(&thread, &[json!({ "update": about })]).await;
    let named = turn.told("thread/name/updated")[0]["threadName"]
        .as_str()
        .expect("a name");
    assert!(named.starts_with("one  [31mtwo x"), "{named}");
    assert_eq!(named.len(), 4000);
}

#[tokio::test]
async fn a_review_ends_in_every_case() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let found = "Reviewer failed to output a response.";
    for (steps, status, findings) in [
        (
            vec![
                json!("I look."),
                json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "1", "title": "ls", "kind": "execute", "status": "completed", "rawInput": { "command": "ls" } } }),
                json!("It is fine."),
            ],
            "completed",
            "It is fine.",
        ),
        (
            vec![
                json!("I look."),
                json!({ "fail": { "code": 1, "message": "no" } }),
            ],
            "failed",
            found,
        ),
        (
            vec![json!("I look."), json!({ "wait": true })],
            "interrupted",
            found,
        ),
        (
            vec![json!("I look."), json!({ "wait": true, "deaf": true })],
            "interrupted",
            found,
        ),
    ] {
        let target = json!({ "type": "custom", "instructions": script(&steps) });
        let params = json!({ "threadId": thread, "target": target });
        let started = client.call("review/start", params).await;
        let turn = &started["result"]["turn"]["id"];
        if status == "interrupted" {
            client.until("item/agentMessage/delta").await;
            let params = json!({ "threadId": thread, "turnId": turn });
            let id = client.ask("turn/interrupt", params).await;
            assert!(id > 0);
        }
        let ended = client.rest().await;
        assert_eq!(ended.status, status, "{}", ended.error);
        let review = ended.of("exitedReviewMode");
        assert_eq!(review.len(), 1, "{:?}", ended.items);
        assert_eq!(review[0]["review"], findings);
    }
}

#[tokio::test]
async fn tokens_of_each_turn_alone_are_told_beside_others() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let mut seen = Vec::new();
    for (input, cached) in [(100, 0), (200, 50), (200, 50)] {
        let total = input + cached + 10;
        let usage = json!({ "totalTokens": total, "inputTokens": input, "cachedReadTokens": cached, "outputTokens": 10 });
        let count = json!({ "totalTokens": total, "inputTokens": input, "cachedInputTokens": cached, "cacheWriteInputTokens": 0,
            "outputTokens": 10, "reasoningOutputTokens": 0 });
        let meta = json!({ "quota": { "token_count": count, "model_usage": [] } });
        let answer = json!({ "stopReason": "end_turn", "usage": usage, "_meta": meta });
        let turn = client.turn(&thread, &[json!({ "answer": answer })]).await;
        let usage = &turn.told("thread/tokenUsage/updated")[0]["tokenUsage"];
        seen.push(json!([
            usage["last"]["totalTokens"],
            usage["last"]["cachedInputTokens"],
            usage["total"]["totalTokens"]
        ]));
    }
    assert_eq!(
        seen,
        [
            json!([110, 0, 110]),
            json!([260, 50, 370]),
            json!([260, 50, 630])
        ]
    );
}
