//! Agents of another language behind the engine.
//!
//! A [`Bridge`] is an agent whose turns go to a [`Mailbox`] as [`Letter`]s: JSON that a language reads. What the
//! language wants of a turn comes back as [`Act`]s, also JSON, through the [`Run`] that the first letter brought. Acts
//! are carried out in order; a [`Call`] is an act that has an outcome.
//!
//! The crate must not know a language. Start reading at `driver.rs`.

mod act;
mod approve;
mod call;
mod driver;
mod stream;
mod thread_state;
mod view;

pub use act::Act;
pub use call::{Call, CallError};
pub use driver::{Bridge, Description, Letter, Mailbox, Run};
