//! The program that the user wants to be told of answers with: `notify` of the configuration.

use std::time::Duration;

use serde_json::json;
use threadwire_engine::{InputPart, TurnTask};
use threadwire_workspace::{
    config::CommandEnvironment,
    process::{self, ProcessSpec},
};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::{conversation::Conversation, turn::Run};
use crate::hooks::in_background;

/// How long the program may run.
const MOST: Duration = Duration::from_secs(60);

/// How long the turn waits for it: a server that answers one turn only would end it otherwise.
const PATIENCE: Duration = Duration::from_secs(1);

/// Tells the program of an answer. It ends with the server, as every other process.
pub(super) async fn run(run: &Run<'_>, conversation: &Conversation) {
    let turn = &run.turn;
    let Some(argv) = run
        .setup
        .config
        .notify
        .as_ref()
        .filter(|argv| !argv.is_empty())
    else {
        return;
    };
    if turn.task() != TurnTask::Answer || turn.cancelled().is_cancelled() {
        return;
    }
    let texts = turn.input().iter().filter_map(|part| match part {
        InputPart::Text { text, .. } => Some(&**text),
        _ => None,
    });
    let thread = turn.thread();
    let said = json!({
        "type": "agent-turn-complete",
        "thread-id": thread.id,
        "turn-id": turn.id(),
        "cwd": thread.settings.cwd,
        "client": thread.origin.client,
        "input-messages": [texts.collect::<String>()],
        "last-assistant-message": conversation.last_said(),
    });
    let argv = argv.iter().cloned().chain([said.to_string()]).collect();
    let mut spec = ProcessSpec::new(argv, thread.settings.cwd.clone());
    spec.env = CommandEnvironment::new(&run.setup.config).changes();
    spec.timeout = Some(MOST);
    let (ended, has_ended) = oneshot::channel();
    in_background(turn, async move {
        match process::start(&spec, CancellationToken::new()) {
            Ok(process) => drop(process.finish().await),
            Err(error) => tracing::warn!(%error, "the program of `notify` cannot be started"),
        }
        // Fails if the turn waits no more.
        let _ = ended.send(());
    });
    let _ = tokio::time::timeout(PATIENCE, has_ended).await;
}
