//! Answers to the requests of agents.

use std::{fmt, sync::Arc};

use serde::Serialize;
use threadwire_protocol::{
    NotificationMethod,
    envelope::{RequestId, RpcError},
};

use super::chain::{Chain, WIRE};

/// Answers one request of the agent. Dropping it without an answer sends an error, so that no agent waits forever.
pub(super) struct Responder {
    /// `None` after the answer.
    id: Option<RequestId>,
    chain: Arc<Chain>,
}

impl Responder {
    /// Creates the responder of a request with this id.
    pub(super) fn new(id: RequestId, chain: Arc<Chain>) -> Self {
        Self {
            id: Some(id),
            chain,
        }
    }

    /// Sends a result.
    pub(super) fn respond<T: Serialize + ?Sized>(mut self, result: &T) {
        if let Some(id) = self.id.take() {
            self.chain.send(0, WIRE.response(&id, result));
        }
    }

    /// Sends an error.
    pub(super) fn refuse(mut self, error: &RpcError) {
        self.send_error(error);
    }

    /// Sends a notification before the answer.
    pub(super) fn notify<M: NotificationMethod>(&self, params: &M::Params) {
        self.chain.send(0, WIRE.notification::<M>(params, None));
    }

    fn send_error(&mut self, error: &RpcError) {
        if let Some(id) = self.id.take() {
            self.chain.send(0, WIRE.error(&id, error));
        }
    }
}

impl Drop for Responder {
    fn drop(&mut self) {
        self.send_error(&RpcError::new(-32603, "the turn is over"));
    }
}

impl fmt::Debug for Responder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Responder")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}
