//! What a client of Codex asks of threads.

#![allow(dead_code, reason = "not every test asks everything")]

use serde_json::{Value, json};

use super::talk::Talk;

/// Lists threads until there are as many as expected.
pub(crate) async fn list(talk: &mut Talk, archived: bool, count: usize) -> Vec<Value> {
    loop {
        let params = json!({ "archived": archived });
        let mut page = talk.call("thread/list", params).await;
        if let Value::Array(threads) = page["data"].take()
            && threads.len() == count
        {
            return threads;
        }
        tokio::task::yield_now().await;
    }
}

pub(crate) async fn read(talk: &mut Talk, thread: &str) -> Value {
    let params = json!({ "threadId": thread, "includeTurns": true });
    talk.call("thread/read", params).await["thread"].take()
}

/// Returns what was said in each turn.
pub(crate) fn said(thread: &Value) -> Vec<Vec<String>> {
    let turns = thread["turns"].as_array().unwrap().iter();
    let texts = |turn: &Value| {
        let items = turn["items"].as_array().unwrap().iter();
        let texts = items.filter_map(|item| match item["type"].as_str().unwrap() {
            "userMessage" => item["content"][0]["text"].as_str(),
            "agentMessage" => item["text"].as_str(),
            _ => None,
        });
        texts.map(str::to_owned).collect()
    };
    turns.map(texts).collect()
}

pub(crate) async fn turn(talk: &mut Talk, thread: &str, text: &str) {
    let input = json!([{ "type": "text", "text": text }]);
    let params = json!({ "threadId": thread, "input": input });
    talk.call("turn/start", params).await;
    talk.until_method("turn/completed").await;
}
