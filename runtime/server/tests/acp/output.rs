//! The output of a command that runs, as clients of different abilities see it.

use std::{path::PathBuf, sync::Arc};

use base64::{Engine as _, prelude::BASE64_STANDARD};
use threadwire_engine::{
    ActionStatus, Agent, BoxFuture, CommandItem, CommandSource, DeltaKind, ItemBody, Model,
    TurnContext, TurnError,
};
use tokio::sync::{Mutex, mpsc};

use super::*;

/// An agent whose command writes what the test tells it. After that, the command ends.
struct Teller(Mutex<mpsc::UnboundedReceiver<Told>>);

enum Told {
    Output(&'static str),
    Message(&'static str),
}

impl Agent for Teller {
    fn name(&self) -> &str {
        "teller"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async move {
            let mut command = CommandItem {
                source: CommandSource::Agent,
                command: "build".to_owned(),
                argv: Vec::new(),
                cwd: PathBuf::from("/"),
                actions: Vec::new(),
                process_id: None,
                status: ActionStatus::InProgress,
                output: None,
                exit_code: None,
                duration_ms: None,
            };
            let id = turn.start_item(ItemBody::Command(command.clone())).await;
            let mut output = String::new();
            let mut told = self.0.lock().await;
            while let Some(told) = told.recv().await {
                match told {
                    Told::Output(text) => {
                        output.push_str(text);
                        turn.delta(&id, DeltaKind::Output, text).await;
                    }
                    Told::Message(text) => {
                        let text = text.to_owned();
                        let body = ItemBody::Agent { text, phase: None };
                        let message = turn.start_item(body.clone()).await;
                        turn.complete_item(&message, body).await;
                    }
                }
            }
            command.status = ActionStatus::Completed;
            command.output = Some(output);
            command.exit_code = Some(0);
            turn.complete_item(&id, ItemBody::Command(command)).await;
            Ok(())
        })
    }
}

async fn setup() -> (Setup, mpsc::UnboundedSender<Told>) {
    let (tell, told) = mpsc::unbounded_channel();
    let agent: Arc<dyn Agent> = Arc::new(Teller(Mutex::new(told)));
    let setup = Setup::with(OpenOptions {
        agent: Some(agent),
        protocol: Some("acp".to_owned()),
        ..OpenOptions::default()
    });
    (setup.await, tell)
}

/// Returns the next update that has this member, and the member.
async fn member(client: &mut Client, path: &str) -> String {
    loop {
        let message = client.until("session/update").await;
        if let Some(text) = message["params"]["update"].pointer(path) {
            return text.as_str().unwrap().to_owned();
        }
    }
}

/// Where an update of a call has the output as text.
const TEXT: &str = "/content/0/content/text";
/// Where an update has a piece of the output of a terminal of the agent.
const PIECE: &str = "/_meta/terminal_output/data";

#[tokio::test]
async fn a_client_that_joins_a_running_command_gets_the_output_so_far() {
    let (setup, tell) = setup().await;
    let mut first = setup.client().await;
    let session = setup.session(&mut first).await;
    let id = first.start_prompt(&session, "go").await;
    tell.send(Told::Output("one\n")).ok().unwrap();
    assert_eq!(member(&mut first, TEXT).await, "one\n");

    let mut plain = setup.client().await;
    plain.load(&setup, &session).await;
    let own = json!({ "_meta": { "terminal_output": true } });
    let mut own = setup.client_with(own).await;
    own.load(&setup, &session).await;
    let mut newer = setup.connect();
    let hello = json!({
        "protocolVersion": 2, "capabilities": {}, "info": { "name": "test", "version": "1" },
    });
    newer.ok("initialize", hello).await;
    let params = json!({
        "sessionId": session, "cwd": setup.cwd(), "mcpServers": [], "replayFrom": { "type": "start" },
    });
    newer.ok("session/resume", params).await;
    let decode = |text: String| BASE64_STANDARD.decode(text).unwrap();

    assert_eq!(member(&mut plain, TEXT).await, "one\n");
    assert_eq!(member(&mut own, PIECE).await, "one\n");
    let so_far = member(&mut newer, "/output/data").await;
    assert_eq!(decode(so_far), b"one\n");

    // What follows continues it.
    let long: &str = "two\n".repeat(100).leak();
    tell.send(Told::Output(long)).ok().unwrap();
    assert_eq!(member(&mut plain, TEXT).await, format!("one\n{long}"));
    assert_eq!(member(&mut own, PIECE).await, long);
    assert_eq!(decode(member(&mut newer, "/data").await), long.as_bytes());
    drop(tell);
    assert_eq!(first.rest_of_turn(id).await.1, "end_turn");
    // The whole output is told once only.
    let ended = newer.until("session/update").await["params"]["update"].clone();
    assert_eq!(ended["exitStatus"]["exitCode"], 0, "{ended}");
    assert!(ended.get("output").is_none(), "{ended}");
}

#[tokio::test]
async fn the_last_lines_of_a_quiet_command_are_shown_after_a_second() {
    let (setup, tell) = setup().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let id = client.start_prompt(&session, "go").await;
    tell.send(Told::Output("one\n")).ok().unwrap();
    assert_eq!(member(&mut client, TEXT).await, "one\n");
    for (n, (more, all)) in [("two\n", "one\ntwo\n"), ("three\n", "one\ntwo\nthree\n")]
        .into_iter()
        .enumerate()
    {
        tell.send(Told::Output(more)).ok().unwrap();
        // Where the message is shown, the output before it is held back.
        tell.send(Told::Message("mark")).ok().unwrap();
        let held = client.until("session/update").await["params"]["update"].clone();
        assert_eq!(held["sessionUpdate"], "agent_message_chunk", "{n}: {held}");
        tokio::time::pause();
        tokio::time::advance(Duration::from_secs(1)).await;
        tokio::time::resume();
        assert_eq!(member(&mut client, TEXT).await, all);
    }
    drop(tell);
    let (told, reason) = client.rest_of_turn(id).await;
    assert_eq!(reason, "end_turn");
    assert!(final_call(&told).get("content").is_none(), "{told:?}");
}
