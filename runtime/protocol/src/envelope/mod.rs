//! The JSON-RPC envelope of all dialects: borrowed on the way in, written straight into the frame on the way out.

mod depth;
mod incoming;
mod outgoing;

use std::{borrow::Cow, fmt, pin::Pin};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use depth::string_end;
pub use depth::{MAX_DEPTH, exceeds_depth};
pub use incoming::{Envelope, Id, Malformed, parse_params};
pub use outgoing::{Frame, Wire};

use crate::RawJson;

/// Names a request on its connection. It goes back exactly as it came.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RequestId {
    /// A whole number.
    Int(i64),
    /// Text.
    Text(Box<str>),
    /// `null`: of a message that could not be read, and in ACP of a request.
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

/// The error of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RpcError {
    /// The dialect's code.
    pub code: i64,
    /// One sentence for the peer.
    pub message: Cow<'static, str>,
    /// More, in the shape that the dialect gives it.
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

/// A handler that can begin.
pub struct PendingCall {
    /// What it must keep its order with.
    pub order: Order,
    /// Its work. It ends in the encoded answer.
    pub answer: PendingAnswer,
}

/// A handler at work. It ends in the encoded answer.
pub type PendingAnswer = Pin<Box<dyn Future<Output = Frame> + Send>>;

/// What a request keeps its order with: requests of one kind start in the order in which they arrive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// With nothing; it may run beside anything.
    Free,
    /// With others of the connection.
    Connection,
    /// With others about the thread of this name.
    Thread(Box<str>),
}

impl fmt::Debug for PendingCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PendingCall")
            .field("order", &self.order)
            .finish_non_exhaustive()
    }
}
