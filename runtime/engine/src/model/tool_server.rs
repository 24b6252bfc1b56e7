//! Tool servers of threads.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How a tool server of a thread stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolServer {
    /// Its name.
    pub name: String,
    /// How its start stands.
    pub startup: ToolServerStartup,
}

/// How the start of a tool server stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolServerStartup {
    /// Under way.
    Starting,
    /// Done.
    Ready,
    /// Given up.
    Failed {
        /// What to tell the user.
        message: String,
        /// Whether the server wants the user to log in.
        needs_login: bool,
    },
    /// Not wanted any more before it was done.
    Cancelled,
}

/// A tool server that a client brings along for a thread. It may come with secrets, so it is not stored.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolServerSpec {
    /// Unique in the thread; one of the configuration with the same name gives way.
    pub name: String,
    /// How to reach it.
    pub link: ToolServerLink,
}

/// How to reach a tool server. Both speak MCP.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolServerLink {
    /// A program, by its input and output.
    Program {
        /// Program and arguments.
        argv: Vec<String>,
        /// Its environment variables, besides a few common ones.
        env: Vec<(String, String)>,
    },
    /// An address, by streamable HTTP.
    Http {
        /// The address.
        url: String,
        /// Headers of every request.
        headers: Vec<(String, String)>,
    },
}

impl fmt::Debug for ToolServerSpec {
    /// Leaves out what must not be in a log.
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
        })
    }
}
