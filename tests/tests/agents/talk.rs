//! The same turns in the words of every dialect.

use serde_json::{Value, json};

use crate::test_server::{Client, TestServer, script};

/// A thread of a client, with the words of its dialect.
pub(crate) enum Talk {
    Codex(Client, String),
    Acp(Client, String),
    DotCraft(Client, String),
}

impl Talk {
    /// Begins a thread with a client of each dialect.
    pub(crate) async fn all(house: &TestServer) -> [Self; 3] {
        [
            Self::codex(house).await,
            Self::acp(house).await,
            Self::dotcraft(house).await,
        ]
    }

    pub(crate) async fn codex(house: &TestServer) -> Self {
        let mut client = house.codex().await;
        let thread = client.thread().await;
        Self::Codex(client, thread)
    }

    pub(crate) async fn acp(house: &TestServer) -> Self {
        Self::acp_of(house, house.acp().await).await
    }

    /// Begins a session with a client of ACP.
    pub(crate) async fn acp_of(house: &TestServer, mut client: Client) -> Self {
        let params = json!({ "cwd": house.work(), "mcpServers": [] });
        let new = client.call("session/new", params).await;
        let session = new["result"]["sessionId"].as_str().expect("a session");
        let session = session.to_owned();
        Self::Acp(client, session)
    }

    pub(crate) async fn dotcraft(house: &TestServer) -> Self {
        Self::dotcraft_of(house, house.dotcraft().await).await
    }

    /// Begins a thread with a client of DotCraft.
    pub(crate) async fn dotcraft_of(house: &TestServer, mut client: Client) -> Self {
        let identity =
            json!({ "channelName": "test", "userId": "u", "workspacePath": house.work() });
        let params = json!({ "identity": identity, "historyMode": "server" });
        let new = client.call("thread/start", params).await;
        let thread = new["result"]["thread"]["id"].as_str().expect("a thread");
        let thread = thread.to_owned();
        Self::DotCraft(client, thread)
    }

    /// Runs a turn. Returns whether it completed, and what the agent said or else how the turn ended.
    pub(crate) async fn turn(&mut self, steps: &[Value]) -> (bool, String) {
        let blocks = json!([{ "type": "text", "text": script(steps) }]);
        let mut said = String::new();
        match self {
            Self::Codex(client, thread) => {
                let turn = client.turn(thread, steps).await;
                match turn.status == "completed" {
                    true => (true, turn.said()),
                    false => (false, turn.error),
                }
            }
            Self::Acp(client, session) => {
                let params = json!({ "sessionId": session, "prompt": blocks });
                let id = client.ask("session/prompt", params).await;
                loop {
                    let message = client.message().await;
                    let update = &message["params"]["update"];
                    if update["sessionUpdate"] == "agent_message_chunk" {
                        said.push_str(update["content"]["text"].as_str().expect("a text"));
                    } else if message["id"] == id && message.get("method").is_none() {
                        return match message["result"]["stopReason"] == "end_turn" {
                            true => (true, said),
                            false => (false, message.to_string()),
                        };
                    }
                }
            }
            Self::DotCraft(client, thread) => {
                let params = json!({ "threadId": thread, "input": blocks });
                client.ask("turn/start", params).await;
                loop {
                    let message = client.message().await;
                    match message["method"].as_str() {
                        Some("item/agentMessage/delta") => {
                            said.push_str(message["params"]["delta"].as_str().expect("a text"));
                        }
                        Some("turn/completed") => return (true, said),
                        Some("turn/failed") => return (false, message.to_string()),
                        _ => {}
                    }
                }
            }
        }
    }

    /// Starts a turn, cancels it when the agent has said something, and waits for its end. Returns whether it counts as
    /// cancelled.
    pub(crate) async fn cancelled_turn(&mut self, steps: &[Value]) -> bool {
        let blocks = json!([{ "type": "text", "text": script(steps) }]);
        match self {
            Self::Codex(client, thread) => {
                client.start(thread, steps).await;
                let said = client.until("item/agentMessage/delta").await;
                let turn = &said["params"]["turnId"];
                let params = json!({ "threadId": thread, "turnId": turn });
                client.call("turn/interrupt", params).await;
                client.until("turn/completed").await["params"]["turn"]["status"] == "interrupted"
            }
            Self::Acp(client, session) => {
                let params = json!({ "sessionId": session, "prompt": blocks });
                let id = client.ask("session/prompt", params).await;
                while client.until("session/update").await["params"]["update"]["sessionUpdate"]
                    != "agent_message_chunk"
                {}
                let params = json!({ "sessionId": session });
                let cancel = json!({ "method": "session/cancel", "params": params });
                client.send(cancel).await;
                client.answer(id).await["result"]["stopReason"] == "cancelled"
            }
            Self::DotCraft(client, thread) => {
                let params = json!({ "threadId": thread, "input": blocks });
                let started = client.call("turn/start", params).await;
                client.until("item/agentMessage/delta").await;
                let turn = &started["result"]["turn"]["id"];
                let params = json!({ "threadId": thread, "turnId": turn });
                client.ask("turn/interrupt", params).await;
                client.until("turn/cancelled").await["params"].is_object()
            }
        }
    }
}
