//! The handlers of requests, one type per family of methods.

use threadwire_protocol::dotcraft::Handlers;

use super::{Client, DotCraftSession, failure::Failure};
use crate::dialects::families;

families! {
    DotCraftSession, Client, Ready, Failure;
    mcp: Mcp,
    model: Model,
    thread: Thread,
    turn: Turn,
}
