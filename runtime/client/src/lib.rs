//! Talks to an app server: in another process, behind a WebSocket or a unix socket, or in this process.
//!
//! [`Connection`] knows requests, answers and events, but no method. [`CodexClient`], [`DotCraftClient`] and
//! [`AcpClient`] add one typed method per request of their dialect. The crate must not know the server, so that a
//! program which only talks to one does not carry one.
//!
//! Start reading at [`Connection`], then [`Endpoint`].

mod clients;
mod connection;
mod error;
mod event;
mod transport;

pub use clients::{AcpClient, CodexClient, DotCraftClient};
pub use connection::Connection;
pub use error::{ClientError, CloseReason};
pub use event::{Event, Responder};
pub use threadwire_protocol as protocol;
pub use transport::Endpoint;
