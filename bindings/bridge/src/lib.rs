//! Agents in other languages behind the engine.
//!
//! A [`Bridge`] is an agent that sends its turns to a [`Mailbox`] as [`Letter`]s: JSON for the other language. The
//! language answers with [`AgentAction`]s, also JSON, through the [`Run`] of the first letter. Acts are performed in order; a
//! [`Call`] is an act with a result.
//!
//! The crate must not depend on a language. Start reading at `driver.rs`.

mod act;
mod approve;
mod call;
mod driver;
mod stream;
mod thread_state;
mod view;

pub use act::AgentAction;
pub use call::{Call, CallError};
pub use driver::{Bridge, Description, Letter, Mailbox, Run};
