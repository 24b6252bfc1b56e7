//! The native half of the npm package `threadwire`: transports, framing and routing.
//!
//! JavaScript and Rust exchange encoded messages. What JavaScript wants goes out by plain calls that never wait; what
//! Rust has to say is taken in batches: one awaited call returns up to 64 letters as one text of JSON.
//!
//! Models, ergonomics and typing are TypeScript's: see `src/*.ts`.

mod agent;
mod cli;
mod extensions;
mod letters;
mod link;
mod server;
