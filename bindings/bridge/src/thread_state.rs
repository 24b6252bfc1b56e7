//! The agent's state of a thread: one JSON object in the thread's context. It survives the process, is copied when the
//! thread is forked, and is reverted when turns are rolled back.

use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use threadwire_engine::{Error, Json, TurnContext};
use tokio::sync::OnceCell;

/// The state of a loaded thread.
#[derive(Debug, Default)]
pub(crate) struct ThreadState(OnceCell<Kept>);

#[derive(Debug)]
struct Kept {
    value: Mutex<Option<Json>>,
    /// Whether the context has entries of another agent, which must be kept.
    foreign: bool,
}

/// An entry of the context.
#[derive(Deserialize, Serialize)]
struct Entry<T> {
    #[serde(rename = "threadwire/state")]
    state: T,
}

impl ThreadState {
    /// Reads the state of the turn's thread, once per load of the thread.
    pub(crate) async fn of(turn: &TurnContext) -> Result<Arc<Self>, Error> {
        let state = turn.state(Self::default);
        state.0.get_or_try_init(|| read(turn)).await?;
        Ok(state)
    }

    /// Returns the state; `None` if there is none.
    pub(crate) fn value(&self) -> Option<Json> {
        let kept = self.0.get()?;
        kept.value
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Stores a new state.
    pub(crate) async fn keep(&self, turn: &TurnContext, value: Json) {
        let Some(kept) = self.0.get() else { return };
        let entry = serde_json::value::to_raw_value(&Entry { state: &*value });
        // An object that contains valid JSON always encodes.
        let Ok(entry) = entry else { return };
        turn.remember(entry.into(), !kept.foreign).await;
        *kept.value.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
    }
}

async fn read(turn: &TurnContext) -> Result<Kept, Error> {
    let mut value = None;
    let mut foreign = false;
    for entry in turn.context().await? {
        match serde_json::from_str::<Entry<Box<RawValue>>>(entry.entry.get()) {
            Ok(entry) => value = Some(entry.state.into()),
            Err(_) => foreign = true,
        }
    }
    Ok(Kept {
        value: Mutex::new(value),
        foreign,
    })
}
