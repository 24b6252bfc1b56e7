//! A loaded thread, as its agent sees it outside of turns.

use std::{any::Any, fmt, sync::Arc};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::{actor::Command, agent::AgentState, thread::Thread};

/// A thread that somebody began to use, see [`crate::Agent::attach`].
pub struct LoadedThread {
    pub(crate) thread: Arc<Thread>,
    pub(crate) state: Arc<AgentState>,
    pub(crate) commands: mpsc::Sender<Command>,
}

/// How a tool server of a thread stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolServer {
    /// Its name.
    pub name: String,
    /// How its start stands.
    pub startup: ToolServerStartup,
}

/// How the start of a tool server stands.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl LoadedThread {
    /// Returns the thread as it is now.
    pub fn thread(&self) -> &Arc<Thread> {
        &self.thread
    }

    /// Returns what is kept with the thread while it is loaded, the same as [`crate::TurnContext::state`].
    pub fn state<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        self.state.get_or_make(make)
    }

    /// Returns where to tell how the thread's tool servers stand. News are shown in order, to everyone who follows the
    /// thread, and are no part of its history. What is told after the thread left memory is lost.
    pub fn tool_server_news(&self) -> mpsc::UnboundedSender<ToolServer> {
        let (sender, mut news) = mpsc::unbounded_channel();
        let commands = self.commands.clone();
        tokio::spawn(async move {
            while let Some(server) = news.recv().await {
                let told = commands.send(Command::ToolServer(Box::new(server)));
                if told.await.is_err() {
                    return;
                }
            }
        });
        sender
    }
}

impl fmt::Debug for LoadedThread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LoadedThread")
            .field("thread", &self.thread.id)
            .finish_non_exhaustive()
    }
}
