//! A loaded thread, as its agent sees it outside of turns.

use std::{
    any::Any,
    fmt,
    sync::{Arc, OnceLock},
};

use tokio::sync::mpsc::{self, error::TrySendError};

use crate::{
    command::Command,
    model::{Thread, ToolServerNews},
    state::AgentState,
    task,
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

    /// Returns a sender of news of the thread's tool servers. They are delivered in order to all subscribers and are not
    /// part of the history. News after the thread left memory are lost.
    pub fn tool_server_news(&self) -> NewsSender {
        NewsSender {
            commands: self.commands.clone(),
            waiting: Arc::default(),
        }
    }
}

/// Sends news of the tool servers of a thread; see [`LoadedThread::tool_server_news`].
#[derive(Clone)]
pub struct NewsSender {
    commands: mpsc::Sender<Command>,
    /// The news for which the thread has no room yet. A task forwards them from the first one on.
    waiting: Arc<OnceLock<mpsc::UnboundedSender<ToolServerNews>>>,
}

impl NewsSender {
    /// Sends news. Never waits.
    pub fn send(&self, news: ToolServerNews) {
        let news = match self.waiting.get() {
            Some(_) => news,
            None => match self.commands.try_send(Command::ToolServer(Box::new(news))) {
                Err(TrySendError::Full(Command::ToolServer(news))) => *news,
                // The thread took it, or left memory.
                _ => return,
            },
        };
        let waiting = self
            .waiting
            .get_or_init(|| forward_to(self.commands.clone()));
        // The task ends when the thread left memory.
        let _ = waiting.send(news);
    }
}

/// Starts a task that sends news to a thread when it has room.
fn forward_to(commands: mpsc::Sender<Command>) -> mpsc::UnboundedSender<ToolServerNews> {
    let (sender, mut waiting) = mpsc::unbounded_channel();
    task::spawn(async move {
        while let Some(news) = waiting.recv().await {
            let told = commands.send(Command::ToolServer(Box::new(news)));
            if told.await.is_err() {
                return;
            }
        }
    });
    sender
}

impl fmt::Debug for NewsSender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewsSender").finish_non_exhaustive()
    }
}

impl fmt::Debug for LoadedThread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LoadedThread")
            .field("thread", &self.thread.id)
            .finish_non_exhaustive()
    }
}
