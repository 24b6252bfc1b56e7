//! A scripted model server for tests: it speaks every model API, and can misbehave as the script says.
//!
//! A [`Model`] listens on loopback and answers each request with the next [`Step`]. [`answer`] builds the events of a
//! successful response; a step can also refuse, cut the stream anywhere, or stop sending.

mod answer;
mod server;

pub use answer::{Part, Wire, answer};
pub use server::{Model, Recorded, Step};
