//! A client of an app server: in another process, behind a WebSocket or a unix socket, or in this process.
//!
//! [`Connection`] handles requests, responses and events without knowing methods. [`CodexClient`], [`DotCraftClient`]
//! and [`AcpClient`] add one typed method per request of their dialect. The crate must not depend on the server, so
//! that a program that is only a client does not contain one.
//!
//! ```no_run
//! use threadwire_client::{CodexClient, Endpoint, protocol::codex};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let mut server = std::process::Command::new("threadwire");
//! server.arg("app-server");
//! let client = CodexClient::connect(Endpoint::command(server)).await?;
//! let client_info = codex::ClientInfo { name: "example".into(), title: None, version: "1".into() };
//! client.initialize(&codex::InitializeParams { client_info, capabilities: None }).await?;
//! client.initialized().await?;
//!
//! let thread = client.thread_start(&codex::ThreadStartParams::default()).await?.thread;
//! let input = serde_json::json!({ "threadId": thread.id, "input": [{ "type": "text", "text": "Say hello" }] });
//! let mut turn = client.start_turn(&serde_json::from_value(input)?).await?;
//! while let Some(event) = turn.next().await {
//!     println!("{} {}", event.method(), event.params().get());
//! }
//! println!("{}", turn.completed().await?.status);
//! client.connection.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! Start reading at [`Connection`], then [`Endpoint`].

mod connection;
mod error;
mod event;
mod generated;
mod hub;
mod pump;
mod reconnect;
mod relay;
mod transport;
mod turn;

pub use connection::Connection;
pub use error::{ClientError, CloseReason};
pub use event::{Event, Responder, Transport};
pub use generated::*;
pub use hub::{Hub, HubEvents, HubFailure};
pub use reconnect::Reconnect;
pub use relay::{RelayError, relay};
pub use threadwire_protocol as protocol;
pub use transport::Endpoint;
pub use turn::RunningTurn;
