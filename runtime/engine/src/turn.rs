//! The state of a running turn that its agent and the actor of its thread share.

use std::{
    collections::BTreeMap,
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard},
};

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::{
    gate::Gate,
    locks::lock,
    model::{
        Cause, ContextNote, Goal, InputPart, ItemId, Json, Millis, SettingsChange, Thread,
        ThreadId, TurnId, TurnTask,
    },
    state::{AgentState, Grants, OwnershipProof},
    store::Store,
};

/// What holds for a step of a turn. Clients can change it for the steps that follow.
#[derive(Clone)]
pub(crate) struct Step {
    pub(crate) thread: Arc<Thread>,
    /// The service tier of this turn only.
    pub(crate) service_tier: Option<Arc<str>>,
}

/// The state that the agent of a turn and the actor of its thread share.
pub(crate) struct TurnShared {
    pub(crate) thread: ThreadId,
    pub(crate) turn: TurnId,
    pub(crate) started_at: Millis,
    /// The step that runs.
    pub(crate) step: Mutex<Step>,
    /// What clients changed for the steps that follow.
    pub(crate) changes: Mutex<Option<Box<SettingsChange>>>,
    pub(crate) task: TurnTask,
    /// The goal for which the engine started the turn.
    pub(crate) goal: Option<Arc<Goal>>,
    pub(crate) input: Vec<InputPart>,
    pub(crate) output_schema: Option<Json>,
    /// What clients told beside the input since the agent asked last.
    pub(crate) notes: Mutex<Option<Vec<ContextNote>>>,
    /// What clients tell the model provider of the turn.
    pub(crate) metadata: Mutex<BTreeMap<String, String>>,
    pub(crate) max_requests: Option<NonZeroU32>,
    /// The client request that started the turn, if one did.
    pub(crate) cause: Option<Arc<Cause>>,
    pub(crate) cancel: CancellationToken,
    /// Input that joined the turn and was not taken yet.
    pub(crate) steered: Mutex<Vec<Steered>>,
    /// Notified when input joins that presses.
    pub(crate) joined: Notify,
    /// The items that show `input`, if this is not the first run of the turn.
    pub(crate) continues: Vec<ItemId>,
    pub(crate) grants: Arc<Grants>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) state: Arc<AgentState>,
    pub(crate) proof: Arc<OwnershipProof>,
    pub(crate) store: Arc<dyn Store>,
}

/// Input that joined a turn.
pub(crate) struct Steered {
    /// The item that shows it.
    pub(crate) item: ItemId,
    pub(crate) input: Vec<InputPart>,
    /// Whether it must not wait for the end of a response: the user says it. What a tool or a command said waits, as
    /// what its client lets wait.
    pub(crate) presses: bool,
}

impl TurnShared {
    /// Takes the input that joined and was not taken yet.
    pub(crate) fn take_steered(&self) -> Vec<Steered> {
        std::mem::take(&mut *self.lock_steered())
    }

    /// Adds input that joined the turn.
    pub(crate) fn add_steered(&self, steered: Steered) {
        let presses = steered.presses;
        self.lock_steered().push(steered);
        if presses {
            self.joined.notify_waiters();
        }
    }

    /// Adds a change for the steps that follow.
    pub(crate) fn add_change(&self, change: SettingsChange) {
        let mut changes = self.lock_changes();
        let earlier = changes.take().map(|earlier| *earlier).unwrap_or_default();
        *changes = Some(Box::new(earlier.then(change)));
    }

    pub(crate) fn lock_changes(&self) -> MutexGuard<'_, Option<Box<SettingsChange>>> {
        lock(&self.changes)
    }

    pub(crate) fn lock_step(&self) -> MutexGuard<'_, Step> {
        lock(&self.step)
    }

    pub(crate) fn lock_notes(&self) -> MutexGuard<'_, Option<Vec<ContextNote>>> {
        lock(&self.notes)
    }

    pub(crate) fn lock_metadata(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        lock(&self.metadata)
    }

    pub(crate) fn lock_steered(&self) -> MutexGuard<'_, Vec<Steered>> {
        lock(&self.steered)
    }
}
