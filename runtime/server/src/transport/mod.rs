//! Transports carry frames of bytes. They do not parse the content.

mod door;
pub(crate) mod http;
pub(crate) mod lines;
pub(crate) mod memory;
pub(crate) mod resume;
mod stdio;
pub(crate) mod websocket;

pub(crate) use self::{
    door::{Door, Socket},
    stdio::stdio,
};
