//! Transports carry frames of bytes. They do not parse the content.

mod events;
pub(crate) mod http;
pub(crate) mod lines;
pub(crate) mod memory;
mod metered;
pub(crate) mod resume;
mod stdio;
mod streamable;
pub(crate) mod websocket;

pub(crate) use self::{
    metered::{Bypass, MeteredListener, Socket},
    stdio::{Apart, Input, Output, stdio, stdio_apart},
    streamable::Streamable,
};
