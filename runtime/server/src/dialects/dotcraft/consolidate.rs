//! The method `thread/memory/consolidate/start`: the model says what a thread taught about the workspace.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::value::RawValue;
use threadwire_engine::{
    Json, Occupation, Thread, ThreadHandle, ThreadId, ThreadStatus, TurnStatus,
};
use threadwire_protocol::dotcraft::{
    ConsolidationMethods, SystemEventKind, SystemEventNotification,
    ThreadMemoryConsolidateOutcome as Outcome, ThreadMemoryConsolidateStartParams,
    ThreadMemoryConsolidateStartResponse, errors, notification::SystemEvent,
};
use threadwire_workspace::craft::{FOLDER, memory};
use tokio_util::sync::CancellationToken;

use super::{DotCraft, DotCraftSession, Failure, ending::Question, extra, families, lock, to_wire};
use crate::dialects::time::{iso, now};

/// The origin of the thread that the model runs on.
const SOURCE: &str = "memory-consolidation";

const PROMPT: &str = "Update the memory of this workspace from the conversation above. Keep what helps in later \
                      conversations: decisions, conventions, preferences of the user, facts about the project. Leave \
                      out what the files say anyway, and all secrets. Answer with JSON alone: `memory` is the whole new \
                      memory in Markdown, or an empty text if nothing changes; `history` is one line that says what was \
                      done, or an empty text. Use no tool.\n\nThe memory now:\n";

const SCHEMA: &str = r#"{"type":"object","properties":{"memory":{"type":"string"},"history":{"type":"string"}},"required":["memory","history"],"additionalProperties":false}"#;

#[derive(Deserialize)]
struct Learned {
    memory: String,
    history: String,
}

impl ConsolidationMethods for families::Consolidation {
    async fn thread_memory_consolidate_start(
        &self,
        params: ThreadMemoryConsolidateStartParams,
    ) -> Result<ThreadMemoryConsolidateStartResponse, Failure> {
        let (handle, thread) = self.active(&params.thread_id).await?;
        let maintenance = Maintenance::begin(&self.dialect, &handle).await;
        let maintenance = maintenance.ok_or_else(errors::turn_in_progress)?;
        self.tell_event(thread.id, SystemEventKind::Consolidating, None);
        let answer = match thread.turn_count {
            0 => answer(Outcome::Skipped, None),
            _ => self.consolidate(&thread, maintenance.cancel.clone()).await,
        };
        let kind = match answer.outcome {
            Outcome::Succeeded => SystemEventKind::Consolidated,
            Outcome::Cancelled => SystemEventKind::ConsolidationCancelled,
            Outcome::Skipped => SystemEventKind::ConsolidationSkipped,
            _ => SystemEventKind::ConsolidationFailed,
        };
        drop(maintenance);
        self.tell_event(thread.id, kind, answer.message.clone());
        Ok(answer)
    }
}

impl families::Consolidation {
    async fn consolidate(
        &self,
        thread: &Thread,
        cancel: CancellationToken,
    ) -> ThreadMemoryConsolidateStartResponse {
        let failed = |problem: String| answer(Outcome::Failed, Some(problem));
        let own = thread.workspace().join(FOLDER);
        let folder = own.clone();
        let old = self.workspace().with(move |_| memory::read(&folder)).await;
        let old = match old {
            Ok(old) => old,
            Err(error) => return failed(error.to_string()),
        };
        let schema = RawValue::from_string(SCHEMA.to_owned()).map(Json::from);
        let question = Question {
            source: SOURCE,
            prompt: format!("{PROMPT}{old}"),
            schema: schema.ok(),
            cancel: cancel.clone(),
        };
        let ended = match self.ask_aside(thread, question).await {
            Ok(Some(ended)) => ended,
            Ok(None) if cancel.is_cancelled() => return answer(Outcome::Cancelled, None),
            Ok(None) => return failed("The model took too long.".to_owned()),
            Err(error) => return failed(error.to_string()),
        };
        if ended.turn.status != TurnStatus::Completed {
            let error = ended.turn.error.as_ref();
            return failed(error.map_or_else(
                || "The turn was interrupted.".to_owned(),
                |error| error.message.clone(),
            ));
        }
        let said = ended.message.unwrap_or_default();
        let Ok(learned) = serde_json::from_str::<Learned>(said.trim()) else {
            return failed("The model gave no memory.".to_owned());
        };
        let line = learned.history.lines().next().unwrap_or_default().trim();
        let line = match line.is_empty() {
            true => String::new(),
            false => format!("- {}: {line}", iso(now())),
        };
        let write = move |_: &_| memory::write(&own, &learned.memory, &line);
        match self.workspace().with(write).await {
            Ok((false, false)) => answer(Outcome::Skipped, None),
            Ok((memory_written, history_written)) => ThreadMemoryConsolidateStartResponse {
                memory_written,
                history_written,
                ..answer(Outcome::Succeeded, None)
            },
            Err(error) => failed(error.to_string()),
        }
    }
}

impl DotCraftSession {
    /// Sends a system event of a thread to the clients that follow it.
    pub(super) fn tell_event(&self, thread: ThreadId, kind: SystemEventKind, text: Option<String>) {
        let event = SystemEventNotification {
            thread_id: Some(thread.to_string()),
            fallback_text: text.clone(),
            message: text,
            ..to_wire::system_event(kind)
        };
        let message = to_wire::message::<SystemEvent>(&event);
        self.dialect.tell_all(thread, &message, |session| {
            let follows = lock(&session.follows);
            follows.get(&thread).is_some_and(|one| one.subscribed)
        });
    }
}

/// A consolidation that occupies its thread. All clients are told its start and its end.
pub(super) struct Maintenance {
    dialect: Arc<DotCraft>,
    thread: ThreadHandle,
    cancel: CancellationToken,
    // Dropped last: queued input may start a turn then.
    _occupation: Occupation,
}

impl Maintenance {
    /// Occupies a thread; `None` if it is occupied or runs a turn.
    async fn begin(dialect: &Arc<DotCraft>, handle: &ThreadHandle) -> Option<Self> {
        let occupation = handle.occupy()?;
        if handle.snapshot().await.running.is_some() {
            return None;
        }
        let cancel = CancellationToken::new();
        lock(&dialect.maintenance).insert(handle.id(), cancel.clone());
        let maintenance = Self {
            dialect: Arc::clone(dialect),
            thread: handle.clone(),
            cancel,
            _occupation: occupation,
        };
        maintenance.tell();
        Some(maintenance)
    }

    fn tell(&self) {
        let (thread, id) = (self.thread.latest(), self.thread.id());
        let doing = self.dialect.doing(id, ThreadStatus::Idle);
        let message = to_wire::runtime_changed(id, doing, extra::is_planned(&thread));
        self.dialect.tell_all(id, &message, |_| true);
    }
}

impl Drop for Maintenance {
    fn drop(&mut self) {
        lock(&self.dialect.maintenance).remove(&self.thread.id());
        self.tell();
    }
}

fn answer(outcome: Outcome, message: Option<String>) -> ThreadMemoryConsolidateStartResponse {
    ThreadMemoryConsolidateStartResponse {
        outcome,
        message,
        memory_written: false,
        history_written: false,
    }
}
