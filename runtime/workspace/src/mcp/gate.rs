//! Limits on what a server sends: checks each message before the protocol library gets it.

use std::{
    collections::{HashMap, VecDeque},
    error::Error,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use rmcp::{
    RoleClient,
    model::{JsonRpcMessage, ProgressNotificationParam, ProgressToken, ServerNotification},
    service::{RxJsonRpcMessage, TxJsonRpcMessage},
    transport::Transport,
};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::BoxFuture;
use crate::{locks::lock, process::Tail};

/// Maximum number of unanswered requests of a server.
const MAX_REQUESTS: usize = 256;

/// Maximum number of queued progress messages of a call; further ones are dropped.
const MAX_PROGRESS: usize = 64;

/// Progress messages of calls.
#[derive(Debug, Default)]
struct Progress {
    followed: HashMap<ProgressToken, mpsc::Sender<String>>,
    /// Messages for unknown tokens: the token of a call is known only after the call was sent.
    early: VecDeque<(ProgressToken, String)>,
}

/// The state of a connection that the gate and the client share.
#[derive(Debug, Default)]
pub(super) struct Watch {
    progress: Mutex<Progress>,
    /// Number of unanswered requests of the server.
    requests: AtomicUsize,
    /// Whether the tools changed after they were listed.
    pub(super) tools_changed: AtomicBool,
    /// Cancelled when the connection ends.
    pub(super) closed: CancellationToken,
    tail: Mutex<Tail>,
}

impl Watch {
    /// Returns the progress messages of the call with this token.
    pub(super) fn follow(&self, token: ProgressToken) -> mpsc::Receiver<String> {
        let (sender, receiver) = mpsc::channel(MAX_PROGRESS);
        let mut progress = lock(&self.progress);
        progress.early.retain(|(early, text)| {
            let is_ours = *early == token;
            if is_ours {
                let _ = sender.try_send(text.clone());
            }
            !is_ours
        });
        progress.followed.insert(token, sender);
        receiver
    }

    /// Stops following a call.
    pub(super) fn unfollow(&self, token: &ProgressToken) {
        lock(&self.progress).followed.remove(token);
    }

    /// Records output of the server's standard error.
    pub(super) fn hear(&self, bytes: &[u8]) {
        lock(&self.tail).push(bytes);
    }

    /// Records the reason why the connection is closed.
    pub(super) fn complain(&self, message: &str) {
        tracing::warn!(message, "the connection to an MCP server is given up");
        let mut tail = lock(&self.tail);
        tail.push(b"\n");
        tail.push(message.as_bytes());
    }

    /// Returns the end of the server's standard error.
    pub(super) fn heard(&self) -> String {
        lock(&self.tail).text()
    }

    fn answered(&self) {
        let one_less = |count: usize| count.checked_sub(1);
        let _ = self
            .requests
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less);
    }

    fn show_progress(&self, news: ProgressNotificationParam) {
        let text = news.message.unwrap_or_else(|| match news.total {
            Some(total) => format!("{}/{total}", news.progress),
            None => news.progress.to_string(),
        });
        let mut progress = lock(&self.progress);
        match progress.followed.get(&news.progress_token) {
            Some(call) => {
                let _ = call.try_send(text);
            }
            None => {
                if progress.early.len() == MAX_PROGRESS {
                    progress.early.pop_front();
                }
                progress.early.push_back((news.progress_token, text));
            }
        }
    }

    /// Tells whether a message gets to the protocol library.
    #[cfg(fuzzing)]
    pub(super) fn passes(&self, message: RxJsonRpcMessage<RoleClient>) -> bool {
        matches!(self.admit(message), Admission::Pass(_))
    }

    /// Decides whether a message passes, is dropped, or ends the connection.
    fn admit(&self, message: RxJsonRpcMessage<RoleClient>) -> Admission {
        let JsonRpcMessage::Notification(notification) = &message else {
            if matches!(message, JsonRpcMessage::Request(_))
                && self.requests.fetch_add(1, Ordering::Relaxed) >= MAX_REQUESTS
            {
                self.complain("it asks more than it waits for answers to");
                return Admission::End;
            }
            return Admission::Pass(Box::new(message));
        };
        match &notification.notification {
            ServerNotification::CancelledNotification(_) => {
                self.answered();
                Admission::Pass(Box::new(message))
            }
            ServerNotification::ToolListChangedNotification(_) => {
                self.tools_changed.store(true, Ordering::Relaxed);
                Admission::Pass(Box::new(message))
            }
            ServerNotification::ResourceListChangedNotification(_) => {
                Admission::Pass(Box::new(message))
            }
            ServerNotification::ProgressNotification(progress) => {
                self.show_progress(progress.params.clone());
                Admission::Drop
            }
            // The client does not use any other notification, so they are dropped here.
            _ => Admission::Drop,
        }
    }
}

enum Admission {
    Pass(Box<RxJsonRpcMessage<RoleClient>>),
    Drop,
    End,
}

/// A transport that checks incoming messages.
///
/// It is one type for all transports, because the protocol library is compiled for each type of transport anew.
pub(super) struct Gate {
    inner: Box<dyn AnyTransport>,
    watch: Arc<Watch>,
}

impl Gate {
    pub(super) fn new(inner: impl Transport<RoleClient> + 'static, watch: Arc<Watch>) -> Self {
        let inner = Box::new(inner);
        Self { inner, watch }
    }
}

/// What a transport reports. Its source is the error itself.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct TransportError(#[source] Box<dyn Error + Send + Sync>);

/// A [`Transport`] of any type.
trait AnyTransport: Send {
    fn send(&mut self, item: TxJsonRpcMessage<RoleClient>) -> BoxFuture<'static, Sent>;

    fn receive(&mut self) -> BoxFuture<'_, Received>;

    fn close(&mut self) -> BoxFuture<'_, Sent>;
}

type Sent = Result<(), TransportError>;

type Received = Option<RxJsonRpcMessage<RoleClient>>;

impl<T: Transport<RoleClient>> AnyTransport for T {
    fn send(&mut self, item: TxJsonRpcMessage<RoleClient>) -> BoxFuture<'static, Sent> {
        let sent = Transport::send(self, item);
        Box::pin(async move { sent.await.map_err(|error| TransportError(error.into())) })
    }

    fn receive(&mut self) -> BoxFuture<'_, Received> {
        Box::pin(Transport::receive(self))
    }

    fn close(&mut self) -> BoxFuture<'_, Sent> {
        let closed = Transport::close(self);
        Box::pin(async move { closed.await.map_err(|error| TransportError(error.into())) })
    }
}

impl Transport<RoleClient> for Gate {
    type Error = TransportError;

    fn send(
        &mut self,
        item: TxJsonRpcMessage<RoleClient>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        let answers = matches!(item, JsonRpcMessage::Response(_) | JsonRpcMessage::Error(_));
        let watch = Arc::clone(&self.watch);
        let sent = self.inner.send(item);
        async move {
            let result = sent.await;
            if answers {
                watch.answered();
            }
            result
        }
    }

    async fn receive(&mut self) -> Received {
        loop {
            let admission = match self.inner.receive().await {
                Some(message) => self.watch.admit(message),
                None => Admission::End,
            };
            match admission {
                Admission::Pass(message) => return Some(*message),
                Admission::Drop => tokio::task::coop::consume_budget().await,
                Admission::End => {
                    self.watch.closed.cancel();
                    return None;
                }
            }
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.watch.closed.cancel();
        self.inner.close().await
    }
}
