//! A model that says what a script tells it: over every kind of wire, and as badly as the script wants.
//!
//! A [`Model`] listens on loopback and answers each request by the next [`Step`]. [`answer`] builds the events of a good
//! answer; a step can also refuse, cut the stream anywhere, or fall silent.

mod answer;
mod server;

pub use answer::{Part, Wire, answer};
pub use server::{Model, Recorded, Step};
