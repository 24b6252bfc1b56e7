//! Agents in JavaScript: turns are sent as letters, and return as acts.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use futures_util::{FutureExt, future::BoxFuture};
use serde_json::value::RawValue;
use threadwire_bridge::{AgentAction, CallError, Letter, Mailbox, Run};

use crate::letters::{Outbox, letter};

/// The kind of a letter: its first element, followed by the number of the run. The numbers are those of `src/agent.ts`.
pub(crate) mod kind {
    /// A run of a turn starts: its description.
    pub(super) const START: u8 = 0;
    /// A run should stop.
    pub(super) const CANCEL: u8 = 1;
    /// A call has completed: its number, the result.
    pub(super) const RESULT: u8 = 2;
    /// A call failed: its number, the reason.
    pub(super) const ERROR: u8 = 3;
    /// The server has ended. No letter follows.
    pub(super) const CLOSED: u8 = 4;
    /// A run has ended.
    pub(super) const OVER: u8 = 5;
    /// A call of a tool or a middleware: its number, the call.
    pub(crate) const CALL: u8 = 6;
    /// A call of a tool or a middleware was cancelled.
    pub(crate) const GIVEN_UP: u8 = 7;
}

/// The destination of one server's turns, and the active runs.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    outbox: Outbox,
    runs: Arc<Mutex<HashMap<u32, Run>>>,
}

impl Turns {
    pub(crate) fn new(outbox: Outbox) -> Self {
        Self {
            outbox,
            runs: Arc::default(),
        }
    }

    /// Sends acts of a run to the engine, in order; returns `false` if the run has ended.
    pub(crate) fn act(&self, run: u32, acts: Vec<AgentAction>) -> bool {
        let Some(run) = self.runs().get(&run).cloned() else {
            return false;
        };
        acts.into_iter().all(|act| run.act(act))
    }

    /// Tells JavaScript that no more turns follow.
    pub(crate) async fn close(&self) {
        // Fails only if JavaScript has stopped listening.
        let _ = self.outbox.send(letter(&(kind::CLOSED, 0))).await;
    }

    fn runs(&self) -> MutexGuard<'_, HashMap<u32, Run>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Mailbox for Turns {
    fn put(&self, told: Letter) -> BoxFuture<'static, ()> {
        let text = match told {
            Letter::Start { run, start } => {
                let number = run.number();
                self.runs().insert(number, run);
                letter(&(kind::START, number, raw(start)))
            }
            Letter::Cancel { run } => letter(&(kind::CANCEL, run)),
            Letter::Over { run } => {
                self.runs().remove(&run);
                letter(&(kind::OVER, run))
            }
            Letter::Result { run, call, result } => match result {
                Ok(result) => letter(&(kind::RESULT, run, call, raw(result))),
                Err(CallError::Interrupted) => {
                    letter(&(kind::ERROR, run, call, "the turn was interrupted"))
                }
                Err(CallError::Failed(reason)) => letter(&(kind::ERROR, run, call, reason)),
            },
        };
        let outbox = self.outbox.clone();
        async move {
            // Fails only if JavaScript has stopped listening.
            let _ = outbox.send(text).await;
        }
        .boxed()
    }
}

/// Embeds encoded JSON without parsing it.
fn raw(json: String) -> Option<Box<RawValue>> {
    RawValue::from_string(json).ok()
}
