//! The JSON-RPC envelope of all dialects. Incoming messages borrow from their frame; outgoing ones are encoded straight
//! into a frame.

mod depth;
mod incoming;
mod outgoing;

use std::{borrow::Cow, fmt, pin::Pin};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use depth::string_end;
pub use depth::{MAX_DEPTH, exceeds_depth};
pub use incoming::{Envelope, Head, Id, Malformed, parse_params, parse_params_with};
pub use outgoing::{Frame, Wire};

use crate::RawJson;

/// The id of a request on its connection. The response carries it unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RequestId {
    /// A whole number.
    Int(i64),
    /// Text.
    Text(Box<str>),
    /// `null`: the id of a response to an unreadable message, and in ACP also of requests.
    Null,
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(id) => id.fmt(f),
            Self::Text(id) => id.fmt(f),
            Self::Null => f.write_str("null"),
        }
    }
}

impl Serialize for RequestId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Int(id) => serializer.serialize_i64(*id),
            Self::Text(id) => serializer.serialize_str(id),
            Self::Null => serializer.serialize_unit(),
        }
    }
}

impl<'de> Deserialize<'de> for RequestId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Id::deserialize(deserializer)? {
            Id::Known(id) => Ok(id),
            Id::Absent | Id::Other => {
                Err(serde::de::Error::custom("an id is a string or an integer"))
            }
        }
    }
}

/// The error of a response.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RpcError {
    /// The dialect's code.
    pub code: i64,
    /// One sentence for the peer.
    pub message: Cow<'static, str>,
    /// Structured details; the dialect defines their shape.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<RawJson>,
}

impl RpcError {
    /// Makes an error without data.
    pub fn new(code: i64, message: impl Into<Cow<'static, str>>) -> Self {
        Self {
            code,
            message: message.into(),
            data: None,
        }
    }

    /// Adds data. Data that has no JSON form is left out.
    #[must_use]
    pub fn with_data<T: Serialize + ?Sized>(mut self, data: &T) -> Self {
        self.data = RawJson::encode(data).ok();
        self
    }
}

impl fmt::Display for RpcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (code {})", self.message, self.code)
    }
}

impl std::error::Error for RpcError {}

/// A handler call that is ready to start.
pub struct PendingCall {
    /// The scope in which the call keeps its order.
    pub order: Order,
    /// The future of the handler. It resolves to the encoded response.
    pub answer: PendingAnswer,
}

/// The future of a handler. It resolves to the encoded response.
pub type PendingAnswer = Pin<Box<dyn Future<Output = Frame> + Send>>;

/// The ordering scope of a request: requests of one scope start in their order of arrival.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// No scope; the request may run concurrently with all others.
    Free,
    /// All requests of the connection with this scope.
    Connection,
    /// The requests about the thread with this id.
    Thread(Box<str>),
}

impl fmt::Debug for PendingCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PendingCall")
            .field("order", &self.order)
            .finish_non_exhaustive()
    }
}
