//! The state of a running turn that its agent and the actor of its thread share.

use std::{
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::{
    gate::Gate,
    model::{Cause, ContextNote, Goal, InputPart, ItemId, Json, Thread, TurnId, TurnTask},
    state::{AgentState, Grants, OwnershipProof},
    store::Store,
};

/// The state that the agent of a turn and the actor of its thread share.
pub(crate) struct TurnShared {
    pub(crate) thread: Arc<Thread>,
    pub(crate) turn: TurnId,
    pub(crate) task: TurnTask,
    /// The goal for which the engine started the turn.
    pub(crate) goal: Option<Arc<Goal>>,
    pub(crate) input: Vec<InputPart>,
    pub(crate) output_schema: Option<Json>,
    /// The service tier of this turn only.
    pub(crate) service_tier: Option<String>,
    /// What clients told beside the input since the agent asked last.
    pub(crate) notes: Mutex<Option<Vec<ContextNote>>>,
    pub(crate) max_requests: Option<NonZeroU32>,
    /// The client request that started the turn, if one did.
    pub(crate) cause: Option<Arc<Cause>>,
    pub(crate) cancel: CancellationToken,
    /// Input that joined the turn and was not taken yet, with the item that shows it.
    pub(crate) steered: Mutex<Vec<(ItemId, Vec<InputPart>)>>,
    /// Notified when input joins.
    pub(crate) joined: Notify,
    /// The items that show `input`, if this is not the first run of the turn.
    pub(crate) continues: Vec<ItemId>,
    pub(crate) grants: Arc<Grants>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) state: Arc<AgentState>,
    pub(crate) proof: Arc<OwnershipProof>,
    pub(crate) store: Arc<dyn Store>,
}

impl TurnShared {
    /// Takes the input that joined and was not taken yet.
    pub(crate) fn take_steered(&self) -> Vec<(ItemId, Vec<InputPart>)> {
        std::mem::take(&mut *self.lock_steered())
    }

    /// Adds input that joined the turn.
    pub(crate) fn add_steered(&self, item: ItemId, input: Vec<InputPart>) {
        self.lock_steered().push((item, input));
        self.joined.notify_waiters();
    }

    pub(crate) fn lock_notes(&self) -> MutexGuard<'_, Option<Vec<ContextNote>>> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn lock_steered(&self) -> MutexGuard<'_, Vec<(ItemId, Vec<InputPart>)>> {
        self.steered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
