//! The coding agent in a real engine, with a scripted model behind a real connection.

mod support;

mod agents;
mod calls;
mod context;
mod extensions;
mod faults;
mod goals;
mod hooks;
mod mcp;
mod models;
mod options;
mod remote;
mod reviews;
mod tasks;
mod tls;
mod turns;
