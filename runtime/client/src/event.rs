use std::fmt;

use serde::Serialize;
use threadwire_protocol::{
    RawJson,
    envelope::{Frame, RequestId, RpcError, Wire},
};
use tokio::sync::mpsc;

/// Something that the server says by itself.
#[derive(Debug)]
pub enum Event {
    /// It tells.
    Notification {
        /// The name on the wire.
        method: Box<str>,
        /// What is told; `null` where the message has no params.
        params: RawJson,
    },
    /// It asks.
    Request {
        /// The name on the wire.
        method: Box<str>,
        /// What is asked; `null` where the message has no params.
        params: RawJson,
        /// Takes the answer.
        responder: Responder,
    },
}

impl Event {
    /// Returns the name on the wire.
    pub fn method(&self) -> &str {
        match self {
            Self::Notification { method, .. } | Self::Request { method, .. } => method,
        }
    }

    /// Returns the params; `null` where the message has none.
    pub fn params(&self) -> &RawJson {
        match self {
            Self::Notification { params, .. } | Self::Request { params, .. } => params,
        }
    }
}

/// Answers one request of the server, at any time and from any task or thread.
///
/// Dropped without an answer, it tells the server that nobody answers, so that a turn never waits in vain.
/// An answer after the end of the connection goes nowhere.
pub struct Responder {
    /// `None` once answered.
    id: Option<RequestId>,
    wire: Wire,
    answers: mpsc::UnboundedSender<Frame>,
}

impl Responder {
    pub(crate) fn new(id: RequestId, wire: Wire, answers: mpsc::UnboundedSender<Frame>) -> Self {
        Self {
            id: Some(id),
            wire,
            answers,
        }
    }

    /// Answers.
    pub fn respond<T: Serialize + ?Sized>(mut self, result: &T) {
        self.send(|wire, id| wire.response(id, result));
    }

    /// Answers with an error.
    pub fn refuse(mut self, error: &RpcError) {
        self.send(|wire, id| wire.error(id, error));
    }

    fn send(&mut self, encode: impl FnOnce(Wire, &RequestId) -> Frame) {
        if let Some(id) = self.id.take() {
            // Fails only when the connection has ended.
            let _ = self.answers.send(encode(self.wire, &id));
        }
    }
}

impl Drop for Responder {
    fn drop(&mut self) {
        self.send(|wire, id| {
            wire.error(
                id,
                &RpcError::new(-32603, "the client does not answer this request"),
            )
        });
    }
}

impl fmt::Debug for Responder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Responder")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}
