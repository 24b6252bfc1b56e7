//! The dialects. A new one is a folder here, a folder in `schema/`, and three lines in this file.

mod acp;
mod codex;
mod dotcraft;
mod time;

use std::{fmt, str::FromStr, sync::Arc};

use serde::Deserialize;
use threadwire_protocol::envelope::{Envelope, Malformed};

pub(crate) use self::{codex::Rollouts, dotcraft::Clients as DotCraftClients};
use crate::connection::Connection;

/// One client's conversation in one dialect.
pub(crate) trait Session: Send + Sync {
    /// Takes one message. It returns at once: work that waits runs in tasks.
    fn receive(self: Arc<Self>, message: Envelope<'_>);

    /// Takes a frame that is no message.
    fn malformed(&self, reason: Malformed);

    /// Lets go of everything, after the client has left.
    fn closed(&self) -> threadwire_engine::BoxFuture<'_, ()>;
}

/// A dialect, and where it has several, its version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// Codex app-server.
    Codex(threadwire_protocol::codex::Version),
    /// DotCraft AppServer.
    DotCraft,
    /// Agent Client Protocol.
    Acp,
}

impl Default for Protocol {
    fn default() -> Self {
        Self::Codex(threadwire_protocol::codex::Version::NEWEST)
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Codex(version) => write!(f, "codex@{}", version.name()),
            Self::DotCraft => f.write_str("dotcraft"),
            Self::Acp => f.write_str("acp"),
        }
    }
}

impl FromStr for Protocol {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        use threadwire_protocol::codex::Version;

        match text.split_once('@').unwrap_or((text, "")) {
            ("codex", "") => Ok(Self::Codex(Version::NEWEST)),
            ("codex", version) => Version::parse(version)
                .map(Self::Codex)
                .ok_or_else(|| format!("unknown version {version} of codex: use 0.97 or 0.169")),
            ("dotcraft", "") => Ok(Self::DotCraft),
            ("acp", "") => Ok(Self::Acp),
            _ => Err(format!(
                "unknown protocol {text}: use codex, codex@0.97, dotcraft or acp"
            )),
        }
    }
}

/// Opens the session of a connection with its first message. What does not say its dialect is of the one that lives
/// at the `door` the client came through.
pub(crate) fn open(
    connection: &Arc<Connection>,
    door: Protocol,
    first: Option<&Envelope<'_>>,
) -> Arc<dyn Session> {
    let protocol = connection
        .server
        .protocol
        .or_else(|| first.and_then(detect))
        .unwrap_or(door);
    match protocol {
        Protocol::Codex(version) => codex::open(connection, version),
        Protocol::DotCraft => dotcraft::open(connection),
        Protocol::Acp => acp::open(connection),
    }
}

/// Tells a dialect by the first message: an integer `protocolVersion` is ACP, capabilities that only DotCraft has are
/// DotCraft, the client info that Codex requires is Codex.
fn detect(first: &Envelope<'_>) -> Option<Protocol> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Initialize {
        #[serde(default)]
        protocol_version: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        capabilities: Option<Capabilities>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Capabilities {
        #[serde(default)]
        approval_support: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        streaming_support: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        command_execution_streaming: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        tool_execution_lifecycle: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        config_change: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        request_user_input_support: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        background_terminals: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        interactive_tool_ui: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        channel_adapter: Option<serde::de::IgnoredAny>,
        #[serde(default)]
        acp_extensions: Option<serde::de::IgnoredAny>,
    }

    if first.method.as_deref() != Some("initialize") {
        return None;
    }
    let params = serde_json::from_str::<Initialize>(first.params?.get()).ok()?;
    if params.protocol_version.is_some() {
        return Some(Protocol::Acp);
    }
    let dotcraft = params.capabilities.is_some_and(|c| {
        c.approval_support.is_some()
            || c.streaming_support.is_some()
            || c.command_execution_streaming.is_some()
            || c.tool_execution_lifecycle.is_some()
            || c.config_change.is_some()
            || c.request_user_input_support.is_some()
            || c.background_terminals.is_some()
            || c.interactive_tool_ui.is_some()
            || c.channel_adapter.is_some()
            || c.acp_extensions.is_some()
    });
    dotcraft.then_some(Protocol::DotCraft)
}
