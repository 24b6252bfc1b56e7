//! The native half of the npm package `threadwire`: transports, framing and routing.
//!
//! JavaScript and Rust exchange encoded messages. JavaScript calls into Rust with plain calls that never wait. Letters
//! from Rust are taken in batches: one awaited call returns up to 64 letters as one JSON text.
//!
//! Models, ergonomics and typing are in TypeScript: see `src/*.ts`.

mod agent;
mod cli;
mod extensions;
mod letters;
mod link;
mod server;
