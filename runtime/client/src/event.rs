use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use serde::Serialize;
use threadwire_protocol::{
    RawJson,
    envelope::{Frame, RequestId, RpcError, Wire},
};
use tokio::sync::mpsc;

use crate::{connection::Outbound, error::CloseReason};

/// Something that the server says by itself, or that happens to the connection.
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
    /// The transport was lost or is there again. Only connections that [`Reconnect`](crate::Reconnect) have this.
    Transport(Transport),
}

/// What happens to a connection that reconnects.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Transport {
    /// The transport was lost. [`Resumed`](Self::Resumed), [`Renewed`](Self::Renewed) or the end of the connection
    /// follows.
    Lost(Arc<CloseReason>),
    /// The connection goes on as if nothing had happened.
    Resumed,
    /// The connection is open again, but for the server it is a new one: what was asked before failed with
    /// [`ClientError::Lost`](crate::ClientError::Lost), and answers to its earlier questions go nowhere. The handshake
    /// was done again as before, as far as it went; threads are to be attached again.
    Renewed,
}

impl Event {
    /// Returns the name on the wire. What happens to the connection has a name of its own, such as `transport/lost`,
    /// which is on no wire.
    pub fn method(&self) -> &str {
        match self {
            Self::Notification { method, .. } | Self::Request { method, .. } => method,
            Self::Transport(Transport::Lost(_)) => "transport/lost",
            Self::Transport(Transport::Resumed) => "transport/resumed",
            Self::Transport(Transport::Renewed) => "transport/renewed",
        }
    }

    /// Returns the params; `null` where there are none.
    pub fn params(&self) -> &RawJson {
        static NULL: OnceLock<RawJson> = OnceLock::new();
        match self {
            Self::Notification { params, .. } | Self::Request { params, .. } => params,
            Self::Transport(_) => NULL.get_or_init(RawJson::null),
        }
    }

    /// Returns the length of the params as they were received, in bytes.
    pub(crate) fn received_bytes(&self) -> usize {
        match self {
            Self::Notification { params, .. } | Self::Request { params, .. } => params.get().len(),
            Self::Transport(_) => 0,
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
    /// The era of the connection in which it was asked.
    era: u64,
    answers: mpsc::UnboundedSender<Outbound>,
}

impl Responder {
    pub(crate) fn new(
        id: RequestId,
        wire: Wire,
        era: u64,
        answers: mpsc::UnboundedSender<Outbound>,
    ) -> Self {
        Self {
            id: Some(id),
            wire,
            era,
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
            let _ = self.answers.send(Outbound {
                era: self.era,
                frame: encode(self.wire, &id),
            });
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
