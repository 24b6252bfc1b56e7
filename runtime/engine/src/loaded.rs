//! A loaded thread, as its agent sees it outside of turns.

use std::{any::Any, fmt, sync::Arc};

use tokio::sync::mpsc;

use crate::{
    command::Command,
    model::{Thread, ToolServerNews},
    news::News,
    state::AgentState,
};

/// A loaded thread that a client began to use, see [`crate::Agent::attach`].
pub struct LoadedThread {
    pub(crate) thread: Arc<Thread>,
    pub(crate) state: Arc<AgentState>,
    pub(crate) commands: mpsc::Sender<Command>,
}

impl LoadedThread {
    /// Returns the thread as it is now.
    pub fn thread(&self) -> &Arc<Thread> {
        &self.thread
    }

    /// Returns state that is kept while the thread is loaded, the same as [`crate::TurnContext::state`].
    pub fn state<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        self.state.get_or_make(make)
    }

    /// Returns a sender of news of the thread's tool servers. They are delivered to all subscribers and are not part of
    /// the history.
    pub fn tool_server_news(&self) -> News<ToolServerNews> {
        News::new(self.commands.clone(), Command::ToolServer)
    }
}

impl fmt::Debug for LoadedThread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LoadedThread")
            .field("thread", &self.thread.id)
            .finish_non_exhaustive()
    }
}
