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

/// A message that the server sends on its own, or a change of the transport.
#[derive(Debug)]
pub enum Event {
    /// A notification of the server.
    Notification {
        /// The method name.
        method: Box<str>,
        /// The params; `null` if the message has none.
        params: RawJson,
    },
    /// A request of the server.
    Request {
        /// The method name.
        method: Box<str>,
        /// The params; `null` if the message has none.
        params: RawJson,
        /// Sends the response.
        responder: Responder,
    },
    /// The transport was lost or is connected again. Only connections with [`Reconnect`](crate::Reconnect) get this
    /// event.
    Transport(Transport),
}

/// A change of the transport of a connection that reconnects.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Transport {
    /// The transport was lost. [`Resumed`](Self::Resumed), [`Renewed`](Self::Renewed) or the end of the connection
    /// follows.
    Lost(Arc<CloseReason>),
    /// The connection continues in the same session; no message is lost.
    Resumed,
    /// The connection is open again, as a new connection for the server: pending requests failed with
    /// [`ClientError::Lost`](crate::ClientError::Lost), and responses to earlier requests of the server are dropped.
    /// The handshake was repeated as far as it had gone; the client must attach its threads again.
    Renewed,
}

impl Event {
    /// Returns the method name. Changes of the transport have names such as `transport/lost`, which do not exist on the
    /// wire.
    pub fn method(&self) -> &str {
        match self {
            Self::Notification { method, .. } | Self::Request { method, .. } => method,
            Self::Transport(Transport::Lost(_)) => "transport/lost",
            Self::Transport(Transport::Resumed) => "transport/resumed",
            Self::Transport(Transport::Renewed) => "transport/renewed",
        }
    }

    /// Returns the params; `null` if there are none.
    pub fn params(&self) -> &RawJson {
        static NULL: OnceLock<RawJson> = OnceLock::new();
        match self {
            Self::Notification { params, .. } | Self::Request { params, .. } => params,
            Self::Transport(_) => NULL.get_or_init(RawJson::null),
        }
    }

    /// Returns the length of the received params, in bytes.
    pub(crate) fn received_bytes(&self) -> usize {
        match self {
            Self::Notification { params, .. } | Self::Request { params, .. } => params.get().len(),
            Self::Transport(_) => 0,
        }
    }
}

/// Responds to one request of the server, at any time and from any task or thread.
///
/// Dropping it without a response sends an error, so that a turn never waits forever. A response after the end of the
/// connection is dropped.
pub struct Responder {
    /// `None` after the response.
    id: Option<RequestId>,
    wire: Wire,
    /// The era of the connection in which the request arrived.
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

    /// Sends a result.
    pub fn respond<T: Serialize + ?Sized>(mut self, result: &T) {
        self.send(|wire, id| wire.response(id, result));
    }

    /// Sends an error.
    pub fn refuse(mut self, error: &RpcError) {
        self.send(|wire, id| wire.error(id, error));
    }

    fn send(&mut self, encode: impl FnOnce(Wire, &RequestId) -> Frame) {
        if let Some(id) = self.id.take() {
            // Fails only if the connection has ended.
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
