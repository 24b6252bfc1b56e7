//! Agents in JavaScript: turns go out as letters, and come back as acts.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use futures_util::{FutureExt, future::BoxFuture};
use serde_json::value::RawValue;
use threadwire_bridge::{Act, CallError, Letter, Mailbox, Run};

use crate::letters::{Outbox, letter};

/// What a letter says: its first element, followed by the number of the run. The numbers are those of `src/agent.ts`.
pub(crate) mod kind {
    /// A turn is to be run: what it is.
    pub(super) const START: u8 = 0;
    /// The turn is to stop.
    pub(super) const CANCEL: u8 = 1;
    /// A call is done: its number, the result.
    pub(super) const RESULT: u8 = 2;
    /// A call failed: its number, the reason.
    pub(super) const ERROR: u8 = 3;
    /// The server has ended. Nothing follows.
    pub(super) const CLOSED: u8 = 4;
    /// The run is over.
    pub(super) const OVER: u8 = 5;
    /// A tool or a middleware is called: the number of the call, the call.
    pub(crate) const CALL: u8 = 6;
    /// Nobody waits for a call of a tool or a middleware any more.
    pub(crate) const GIVEN_UP: u8 = 7;
}

/// Where turns of one server go, and the runs that are under way.
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

    /// Hands acts of a run to the engine, in order; `false` once the run is over.
    pub(crate) fn act(&self, run: u32, acts: Vec<Act>) -> bool {
        let Some(run) = self.runs().get(&run).cloned() else {
            return false;
        };
        acts.into_iter().all(|act| run.act(act))
    }

    /// Tells JavaScript that there will be no more turns.
    pub(crate) async fn close(&self) {
        // Fails only when nobody listens any more.
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
            // Fails only when nobody listens any more.
            let _ = outbox.send(text).await;
        }
        .boxed()
    }
}

/// JSON that was encoded before goes out as it is.
fn raw(json: String) -> Option<Box<RawValue>> {
    RawValue::from_string(json).ok()
}
