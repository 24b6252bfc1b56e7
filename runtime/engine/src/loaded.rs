//! A loaded thread, as its agent sees it outside of turns.

use std::{any::Any, fmt, sync::Arc};

use tokio::sync::mpsc;

use crate::{
    command::Command,
    model::{Thread, ToolServer},
    state::AgentState,
};

/// A thread that somebody began to use, see [`crate::Agent::attach`].
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
