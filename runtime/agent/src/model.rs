//! Models: requests, responses, and the wire formats of the providers.
//!
//! A [`Request`] and a stream of [`ModelEvent`]s are the common vocabulary. Each wire format (`wire`) encodes the one
//! and decodes into the other, without I/O; one transport serves all formats. Start reading at [`Client::open`].

mod auth;
mod catalog;
mod error;
mod event;
mod http;
mod limits;
mod provider;
mod refusal;
mod request;
mod retry;
mod sse;
mod transport;
mod wire;

pub use auth::Secret;
pub use catalog::{Catalog, FRESH, ModelInfo};
pub use error::{ModelError, Status};
pub use event::ModelEvent;
pub(crate) use limits::date;
pub use provider::Provider;
pub use request::{
    CallKind, Content, ContextItem, Message, Reasoning, Request, Role, ToolCall, ToolDef,
    ToolInput, ToolOutput, WebSearch, flat_name,
};
pub use retry::{Retries, Retry};
pub use transport::{Client, ModelStream};
