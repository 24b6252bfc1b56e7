//! Prompts: requests that last as long as a turn.

use std::{collections::hash_map::Entry, panic::AssertUnwindSafe, sync::Arc};

use futures_util::FutureExt;
use serde_json::value::RawValue;
use threadwire_engine::{ThreadId, TurnId};
use threadwire_protocol::{
    acp::errors,
    envelope::{PendingCall, RequestId},
};
use tokio_util::sync::CancellationToken;
use tracing::{debug, warn};

use super::{AcpSession, from_wire::Trace, lock, to_wire::WIRE};

/// A prompt as a request.
pub(super) struct Pending {
    pub(super) thread: ThreadId,
    /// Fires when the answer is queued.
    pub(super) answered: CancellationToken,
}

/// A prompt as part of a session.
pub(super) struct Prompt {
    /// Marks the message in the thread, so that the client is not shown what it said itself.
    pub(super) message: String,
    /// The turn, once it has started.
    pub(super) turn: Option<TurnId>,
    /// Whether the turn is to be stopped as soon as it has started.
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
    /// Runs a prompt beside everything else. Its answer goes the way of the session's updates, so that it follows them
    /// also where they are held back until another answer is out.
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
        let mut answer = Box::pin(async move {
            let frame = AssertUnwindSafe(call.answer)
                .catch_unwind()
                .await
                .unwrap_or_else(|_| {
                    warn!(%id, "a handler panicked");
                    WIRE.error(&id, &errors::internal_error(&"unexpected failure"))
                });
            if is_listed {
                lock(&session.prompts).remove(&id);
            }
            session.connection.notify(thread, frame, None);
            session.connection.outbox.flush();
            answered.cancel();
        });
        // What it does at once happens now, so that a cancellation that follows finds the prompt.
        if answer.as_mut().now_or_never().is_none() {
            self.connection.spawn(answer);
        }
    }

    /// Stops the running turn of a session, or the one that is about to start. A turn that starts later goes on.
    pub(super) fn cancel(&self, thread: ThreadId) {
        let (handle, turn) = {
            let mut open = lock(&self.open);
            let Some(session) = open.get_mut(&thread) else {
                return;
            };
            let Some(turn) = session.cancel() else { return };
            (session.handle.clone(), turn)
        };
        self.connection.spawn(async move {
            if let Err(error) = handle.interrupt(Some(turn)).await {
                debug!(%error, %thread, "nothing to cancel");
            }
        });
    }
}
