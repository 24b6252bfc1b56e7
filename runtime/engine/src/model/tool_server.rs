//! Tool servers of threads.

use std::fmt;

use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::{
    ask::{Answer, AskKind},
    id::AskId,
};

/// A tool server of a thread, and its startup status.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolServer {
    /// The server's name.
    pub name: String,
    /// The startup status.
    pub startup: ToolServerStartup,
}

/// News of the tool servers of a thread.
#[derive(Debug)]
pub enum ToolServerNews {
    /// The status of a server changed.
    Changed(ToolServer),
    /// All servers that the thread had when it was loaded are ready, or failed to start.
    Started(Vec<ToolServer>),
    /// A server asks the user outside of a call of the agent.
    Asked {
        /// The id of the ask.
        id: AskId,
        /// The question.
        kind: AskKind,
        /// Receives the answer; dropped without one if nobody can be asked any more.
        reply: oneshot::Sender<Answer>,
    },
    /// Such a question does not need an answer any more.
    Withdrawn(AskId),
}

/// The startup status of a tool server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolServerStartup {
    /// Starting.
    Starting,
    /// Ready for calls.
    Ready,
    /// The start failed.
    Failed {
        /// The message for the user.
        message: String,
        /// Whether the server wants the user to log in.
        needs_login: bool,
    },
    /// The start was cancelled before the server was ready.
    Cancelled,
}

/// A tool server that a client adds to a thread. It may contain secrets, so it is not stored.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolServerSpec {
    /// Name, unique in the thread; the client's server replaces a configured one of the same name.
    pub name: String,
    /// How to connect to the server.
    pub link: ToolServerLink,
}

/// How to connect to a tool server. All variants speak MCP.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolServerLink {
    /// A program, connected by stdin and stdout.
    Program {
        /// Program and arguments.
        argv: Vec<String>,
        /// Environment variables for the program, in addition to a few common ones.
        env: Vec<(String, String)>,
    },
    /// A server at a URL, connected by streamable HTTP.
    Http {
        /// The URL.
        url: String,
        /// Headers for every request.
        headers: Vec<(String, String)>,
    },
    /// A server that a client offers over its own connection.
    Client {
        /// What tells the client from the clients of all processes.
        client: String,
        /// The client's id of the server.
        server: String,
    },
}

impl fmt::Debug for ToolServerSpec {
    /// Leaves out the connection, which may contain secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ToolServerSpec")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for ToolServerLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Program { .. } => "Program",
            Self::Http { .. } => "Http",
            Self::Client { .. } => "Client",
        })
    }
}
