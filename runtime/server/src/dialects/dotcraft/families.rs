//! The handlers of requests, one type per family of methods.

use threadwire_protocol::dotcraft::Handlers;

use super::{Client, DotCraftSession, failure::Failure};
use crate::dialects::families;

families! {
    DotCraftSession, Client, Ready, Failure;
    channel: Channel,
    command: Command,
    cron: Cron,
    external_channel: ExternalChannel,
    heartbeat: Heartbeat,
    mcp: Mcp,
    model: Model,
    skills: Skills,
    subagent: Subagent,
    thread: Thread,
    turn: Turn,
    workspace: Workspace,
}
