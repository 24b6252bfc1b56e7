//! News of what runs beside turns, for the actor of a thread.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use tokio::sync::{
    mpsc::{self, error::TrySendError},
    oneshot,
};

use crate::{
    command::Command,
    model::{Answer, AskId, AskKind, ToolServerNews},
    task,
};

/// Sends news about a thread. They are taken in order. News after the thread left memory are lost, and a sender does not
/// keep the thread loaded.
pub struct News<T> {
    commands: mpsc::Sender<Command>,
    command: fn(Box<T>) -> Command,
    /// What the thread had no room for. A task forwards all news from then on.
    waiting: Arc<OnceLock<mpsc::UnboundedSender<Command>>>,
}

impl<T> News<T> {
    pub(crate) fn new(commands: mpsc::Sender<Command>, command: fn(Box<T>) -> Command) -> Self {
        Self {
            commands,
            command,
            waiting: Arc::default(),
        }
    }

    /// Sends news. Never waits.
    pub fn send(&self, news: T) {
        let mut command = (self.command)(Box::new(news));
        if self.waiting.get().is_none() {
            command = match self.commands.try_send(command) {
                Err(TrySendError::Full(command)) => command,
                // The thread took it, or left memory.
                _ => return,
            };
        }
        let waiting = self
            .waiting
            .get_or_init(|| forward_to(self.commands.clone()));
        // The task ends after the last sender.
        let _ = waiting.send(command);
    }
}

/// Starts a task that sends commands to a thread when it has room.
fn forward_to(thread: mpsc::Sender<Command>) -> mpsc::UnboundedSender<Command> {
    let (sender, mut waiting) = mpsc::unbounded_channel();
    task::spawn(async move {
        while let Some(command) = waiting.recv().await {
            // Fails if the thread has left memory. Whoever waits for an answer is told by the drop of the command.
            let _ = thread.send(command).await;
        }
    });
    sender
}

impl News<ToolServerNews> {
    /// Asks the user on behalf of a tool server, in the running turn or between turns. `None` if nobody can answer any
    /// more. Dropping the future withdraws the question.
    pub async fn ask(&self, kind: AskKind) -> Option<Answer> {
        let (reply, answer) = oneshot::channel();
        let id = AskId::new();
        self.send(ToolServerNews::Asked { id, kind, reply });
        let mut open = OpenQuestion {
            news: self,
            id: Some(id),
        };
        let answer = answer.await.ok();
        open.id = None;
        answer
    }
}

/// A question that is withdrawn if it is dropped before its answer.
struct OpenQuestion<'a> {
    news: &'a News<ToolServerNews>,
    id: Option<AskId>,
}

impl Drop for OpenQuestion<'_> {
    fn drop(&mut self) {
        if let Some(id) = self.id {
            self.news.send(ToolServerNews::Withdrawn(id));
        }
    }
}

impl<T> Clone for News<T> {
    fn clone(&self) -> Self {
        Self {
            commands: self.commands.clone(),
            command: self.command,
            waiting: Arc::clone(&self.waiting),
        }
    }
}

impl<T> fmt::Debug for News<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("News").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn news_stay_in_order_when_the_thread_has_no_room() {
        let (commands, mut thread) = mpsc::channel(2);
        let news = News::new(commands, Command::ToolServer);
        for number in 0..100 {
            news.clone().send(started(number));
        }
        for number in 0..100 {
            assert_eq!(count(thread.recv().await), number);
        }
        drop(thread);
        news.send(started(100));
    }

    /// News that are told apart by the number of their servers.
    fn started(number: usize) -> ToolServerNews {
        let server = crate::model::ToolServer {
            name: String::new(),
            startup: crate::model::ToolServerStartup::Ready,
        };
        ToolServerNews::Started(vec![server; number])
    }

    fn count(command: Option<Command>) -> usize {
        match command {
            Some(Command::ToolServer(news)) => match *news {
                ToolServerNews::Started(servers) => servers.len(),
                other => panic!("other news: {other:?}"),
            },
            _ => panic!("no news"),
        }
    }
}
