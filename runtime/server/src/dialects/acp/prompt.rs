//! Prompts: requests that are answered when their turn ends.

use std::{collections::hash_map::Entry, panic::AssertUnwindSafe, sync::Arc};

use futures_util::FutureExt;
use serde_json::value::RawValue;
use threadwire_engine::{ThreadId, TurnId, caused_by};
use threadwire_protocol::{
    acp::errors,
    envelope::{PendingCall, RequestId},
};
use tokio_util::sync::CancellationToken;
use tracing::{debug, warn};

use super::{AcpSession, from_wire::Trace, lock, to_wire::WIRE};

/// A prompt request that is not answered yet.
pub(super) struct Pending {
    pub(super) thread: ThreadId,
    /// Is canceled when the answer is queued.
    pub(super) answered: CancellationToken,
}

/// The current prompt of a session.
pub(super) struct Prompt {
    /// The id of the user message in the thread. The message is not sent back to the client that wrote it.
    pub(super) message: String,
    /// The turn, once it has started.
    pub(super) turn: Option<TurnId>,
    /// Whether the turn must be interrupted as soon as it has started.
    pub(super) cancelled: bool,
    pub(super) trace: Trace,
}

impl Prompt {
    pub(super) fn new(trace: Trace) -> Self {
        Self {
            message: uuid::Uuid::now_v7().to_string(),
            turn: None,
            cancelled: false,
            trace,
        }
    }
}

impl AcpSession {
    /// Runs a prompt in a task of its own. Its answer is queued like the session's updates, so it follows them even
    /// while they are held back until another request is answered.
    pub(super) fn run_prompt(
        self: &Arc<Self>,
        id: RequestId,
        params: Option<&RawValue>,
        call: PendingCall,
    ) {
        #[derive(serde::Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Peek {
            session_id: ThreadId,
        }
        let thread = params
            .and_then(|params| serde_json::from_str::<Peek>(params.get()).ok())
            .map(|peek| peek.session_id);
        let answered = CancellationToken::new();
        let mut is_listed = false;
        if let (Some(thread), Entry::Vacant(place)) =
            (thread, lock(&self.prompts).entry(id.clone()))
        {
            place.insert(Pending {
                thread,
                answered: answered.clone(),
            });
            is_listed = true;
        }
        let session = Arc::clone(self);
        let cause = self.connection.cause(&id);
        let answer = async move {
            let frame = caused_by(cause, AssertUnwindSafe(call.answer).catch_unwind())
                .await
                .unwrap_or_else(|_| {
                    warn!(%id, "a handler panicked");
                    WIRE.error(&id, &errors::internal_error(&"unexpected failure"))
                });
            if is_listed {
                lock(&session.prompts).remove(&id);
            }
            session.connection.notify(thread, frame, None);
            if let Some(thread) = thread {
                session.answered(thread);
            }
            session.connection.flush();
            answered.cancel();
        };
        // A `session/cancel` that follows must find the prompt.
        self.connection.spawn_in_order(answer);
    }

    /// Interrupts the running turn of a session, or the turn that is about to start. Later turns are not affected.
    pub(super) fn cancel(&self, thread: ThreadId) {
        let (handle, turn) = {
            let mut open = lock(&self.open);
            let Some(session) = open.get_mut(&thread) else {
                return;
            };
            let Some(turn) = session.cancel() else { return };
            (session.handle.clone(), turn)
        };
        // An answer to a question of the turn that follows must not come first.
        self.connection.spawn_in_order(async move {
            if let Err(error) = handle.interrupt(Some(turn)).await {
                debug!(%error, %thread, "nothing to cancel");
            }
        });
    }
}
