//! The connection to an agent: its process, and JSON-RPC with one message per line.

use std::{
    collections::HashMap,
    fmt,
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicI64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use serde::Serialize;
use threadwire_protocol::{
    NotificationMethod, RawJson, RequestMethod,
    acp::JSONRPC,
    envelope::{Envelope, Frame, Id, RequestId, RpcError, Wire},
};
use threadwire_workspace::{
    config::AgentProgram,
    process::{self, Control, Exit, Lines, Process, ProcessSpec, Stream, Streams, Tail},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};
use tokio_util::sync::{CancellationToken, DropGuard};
use tracing::debug;

use super::routes::Routes;

/// Maximum length of a message of an agent, in bytes. A longer one ends the agent.
const MAX_MESSAGE: usize = 32 * 1024 * 1024;

/// Maximum length of the messages that wait for an agent to read them, in bytes. More end the agent.
const MAX_WAITING: usize = 64 * 1024 * 1024;

/// Time that an agent has to exit after its standard input is closed.
const GOODBYE: Duration = Duration::from_secs(1);

const WIRE: Wire = Wire {
    jsonrpc: JSONRPC,
    version: usize::MAX,
};

/// A running agent. Clones share it; it ends with the last clone.
#[derive(Clone)]
pub(super) struct Link {
    shared: Arc<Shared>,
    _goodbye: Arc<DropGuard>,
}

struct Shared {
    /// The name in the configuration.
    agent: String,
    next_id: AtomicI64,
    waiting: Mutex<Waiting>,
    outgoing: mpsc::UnboundedSender<Frame>,
    /// Bytes in `outgoing`.
    unwritten: AtomicUsize,
    /// Ends the process at once.
    kill: CancellationToken,
    /// Fires when the process has ended.
    ended: CancellationToken,
}

#[derive(Default)]
struct Waiting {
    answers: HashMap<i64, oneshot::Sender<Result<RawJson, RpcError>>>,
    /// Why this side ends the agent, if it does.
    cause: Option<String>,
    /// Why the agent has ended, once it has.
    reason: Option<Arc<str>>,
}

/// Why a request to an agent has no result.
#[derive(Debug)]
pub(super) enum Failure {
    /// The agent ended; the reason as a sentence that names it.
    Ended(Arc<str>),
    /// The agent answered with an error.
    Refused(RpcError),
    /// The answer cannot be read; the reason.
    Unreadable(String),
}

impl Link {
    /// Starts a program. Must be called on a runtime thread, see [`process::start`].
    ///
    /// Errors: why it cannot be started.
    pub(super) fn start(
        agent: &str,
        program: &AgentProgram,
        cwd: &Path,
        routes: Arc<Routes>,
    ) -> Result<Self, String> {
        let set = program.env.iter();
        let spec = ProcessSpec {
            env: set
                .map(|(name, value)| (name.clone(), Some(value.clone())))
                .collect(),
            output_cap: 0,
            streams: Streams::Separate,
            input: true,
            ..ProcessSpec::new(program.command.clone(), cwd.to_owned())
        };
        let kill = CancellationToken::new();
        let process = process::start(&spec, kill.clone()).map_err(|error| error.to_string())?;
        let (outgoing, queue) = mpsc::unbounded_channel();
        let shared = Arc::new(Shared {
            agent: agent.to_owned(),
            next_id: AtomicI64::new(1),
            waiting: Mutex::default(),
            outgoing,
            unwritten: AtomicUsize::new(0),
            kill,
            ended: CancellationToken::new(),
        });
        let goodbye = CancellationToken::new();
        tokio::spawn(write(Arc::clone(&shared), process.control(), queue));
        tokio::spawn(read(Arc::clone(&shared), process, routes, goodbye.clone()));
        Ok(Self {
            shared,
            _goodbye: Arc::new(goodbye.drop_guard()),
        })
    }

    /// Sends a request at once. The returned future waits for the answer; dropping it ignores the answer.
    pub(super) fn request<M: RequestMethod>(
        &self,
        params: &M::Params,
    ) -> impl Future<Output = Result<M::Response, Failure>> + Send + use<M> {
        let shared = Arc::clone(&self.shared);
        let id = shared.next_id.fetch_add(1, Ordering::Relaxed);
        let (waiter, answer) = oneshot::channel();
        let ended = {
            let mut waiting = shared.waiting();
            if waiting.reason.is_none() {
                waiting.answers.insert(id, waiter);
            }
            waiting.reason.clone()
        };
        let forget = Forget { shared, id };
        if ended.is_none() {
            let frame = WIRE.request::<M>(&RequestId::Int(id), params);
            forget.shared.send(frame);
        }
        async move {
            if let Some(reason) = ended {
                return Err(Failure::Ended(reason));
            }
            match answer.await {
                Ok(Ok(answer)) => M::read_response(answer.get())
                    .map_err(|error| Failure::Unreadable(error.to_string())),
                Ok(Err(error)) => Err(Failure::Refused(error)),
                Err(_) => Err(Failure::Ended(forget.shared.reason())),
            }
        }
    }

    /// Sends a notification.
    pub(super) fn notify<M: NotificationMethod>(&self, params: &M::Params) {
        self.shared.send(WIRE.notification::<M>(params, None));
    }

    /// Ends the agent at once, for a reason that users see.
    pub(super) fn end(&self, cause: impl Into<String>) {
        self.shared.end(cause.into());
    }

    /// Tells whether the agent has ended, or is about to.
    pub(super) fn is_over(&self) -> bool {
        self.shared.kill.is_cancelled() || self.shared.ended.is_cancelled()
    }

    /// Waits until the agent has ended, and returns the reason as a sentence that names it.
    pub(super) async fn ended(&self) -> Arc<str> {
        self.shared.ended.cancelled().await;
        self.shared.reason()
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Link")
            .field("agent", &self.shared.agent)
            .field("is_over", &self.is_over())
            .finish_non_exhaustive()
    }
}

/// Removes a pending request on drop.
struct Forget {
    shared: Arc<Shared>,
    id: i64,
}

impl Drop for Forget {
    fn drop(&mut self) {
        self.shared.waiting().answers.remove(&self.id);
    }
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, frame: Frame) {
        let length = frame.len();
        if self.unwritten.fetch_add(length, Ordering::Relaxed) + length > MAX_WAITING {
            self.end("it does not read its standard input".to_owned());
        }
        // Fails only after the end of the agent.
        let _ = self.outgoing.send(frame);
    }

    fn end(&self, cause: String) {
        self.waiting().cause.get_or_insert(cause);
        self.kill.cancel();
    }

    fn reason(&self) -> Arc<str> {
        let reason = self.waiting().reason.clone();
        reason.unwrap_or_else(|| format!("agent {} ended", self.agent).into())
    }

    /// Completes all pending requests, because the process has ended.
    fn close(&self, exit: Exit, stderr: &Tail) {
        let mut waiting = self.waiting();
        let how = match (&waiting.cause, exit) {
            (Some(cause), _) => format!("was ended: {cause}"),
            (None, Exit::Code(code)) => format!("ended with exit code {code}"),
            (None, Exit::Signal(signal)) => format!("was killed by signal {signal}"),
            (None, Exit::TimedOut | Exit::Cancelled) => "ended".to_owned(),
        };
        let said = stderr.text();
        let reason = match said.as_str() {
            "" => format!("agent {} {how}", self.agent),
            said => format!("agent {} {how}; its last words: {said}", self.agent),
        };
        debug!(reason, "an agent ended");
        waiting.reason = Some(reason.into());
        waiting.answers.clear();
        drop(waiting);
        self.ended.cancel();
    }

    /// Completes a pending request. An answer to no request is ignored.
    fn answered(&self, message: &Envelope<'_>) {
        let Id::Known(RequestId::Int(id)) = message.id else {
            return;
        };
        let Some(waiter) = self.waiting().answers.remove(&id) else {
            return debug!(id, "an agent answered no open request");
        };
        let answer = match (message.error, message.result) {
            (Some(error), _) => Err(serde_json::from_str(error.get())
                .unwrap_or_else(|_| RpcError::new(0, "unreadable error").with_data(error))),
            (None, result) => {
                Ok(result.map_or_else(RawJson::null, |result| result.to_owned().into()))
            }
        };
        // The request may have been dropped just now.
        let _ = waiter.send(answer);
    }
}

/// Answers one request of the agent. Dropping it without an answer sends an error, so that no agent waits forever.
pub(super) struct Responder {
    /// `None` after the answer.
    id: Option<RequestId>,
    shared: Arc<Shared>,
}

impl Responder {
    /// Sends a result.
    pub(super) fn respond<T: Serialize + ?Sized>(mut self, result: &T) {
        if let Some(id) = self.id.take() {
            self.shared.send(WIRE.response(&id, result));
        }
    }

    /// Sends an error.
    pub(super) fn refuse(mut self, error: &RpcError) {
        self.send_error(error);
    }

    /// Sends a notification before the answer.
    pub(super) fn notify<M: NotificationMethod>(&self, params: &M::Params) {
        self.shared.send(WIRE.notification::<M>(params, None));
    }

    fn send_error(&mut self, error: &RpcError) {
        if let Some(id) = self.id.take() {
            self.shared.send(WIRE.error(&id, error));
        }
    }
}

impl Drop for Responder {
    fn drop(&mut self) {
        self.send_error(&RpcError::new(-32603, "the turn is over"));
    }
}

impl fmt::Debug for Responder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Responder")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

async fn write(shared: Arc<Shared>, control: Control, mut queue: mpsc::UnboundedReceiver<Frame>) {
    loop {
        let frame = tokio::select! {
            biased;
            () = shared.ended.cancelled() => return,
            frame = queue.recv() => frame,
        };
        let Some(frame) = frame else { return };
        // An agent that reads no more is about to end; its end has the reason.
        if control.write(frame.line()).await.is_err() {
            return;
        }
        shared.unwritten.fetch_sub(frame.len(), Ordering::Relaxed);
    }
}

async fn read(
    shared: Arc<Shared>,
    mut process: Process,
    routes: Arc<Routes>,
    goodbye: CancellationToken,
) {
    let mut stderr = Tail::default();
    let reading = async {
        let mut lines = Lines::default();
        while let Some(chunk) = process.next_raw().await {
            match chunk.stream {
                Stream::Stderr => stderr.push(chunk.bytes),
                Stream::Stdout if shared.kill.is_cancelled() => {}
                Stream::Stdout => {
                    lines.push(chunk.bytes);
                    while let Some(line) = lines.next() {
                        tokio::select! {
                            biased;
                            // Waits while its session has no room; meanwhile the agent waits to write.
                            () = receive(&shared, &routes, line.trim_ascii()) => {}
                            () = shared.kill.cancelled() => {}
                        }
                    }
                    if lines.unfinished() > MAX_MESSAGE {
                        shared.end(format!("it wrote a line of more than {MAX_MESSAGE} bytes"));
                        lines = Lines::default();
                    }
                }
            }
        }
    };
    let left = tokio::select! {
        () = reading => false,
        () = goodbye.cancelled() => true,
    };
    if left {
        // A well-behaved agent exits when its input is closed; others are killed.
        let drain = async {
            let _ = process.control().close_input().await;
            while process.next_raw().await.is_some() {}
        };
        if timeout(GOODBYE, drain).await.is_err() {
            shared.kill.cancel();
            while process.next_raw().await.is_some() {}
        }
    }
    shared.close(process.exit(), &stderr);
    routes.close();
}

/// Handles one line of an agent.
async fn receive(shared: &Arc<Shared>, routes: &Routes, line: &[u8]) {
    if line.is_empty() {
        return;
    }
    let message = match Envelope::parse(line) {
        Ok(message) => message,
        // Some programs write notes to standard output.
        Err(reason) => return debug!(?reason, "an agent wrote a line that is no message"),
    };
    let Some(method) = &message.method else {
        return shared.answered(&message);
    };
    match message.id {
        Id::Known(id) => {
            let responder = Responder {
                id: Some(id.clone()),
                shared: Arc::clone(shared),
            };
            routes.ask(method, message.params, id, responder).await;
        }
        Id::Absent | Id::Other => routes.tell(method, message.params, line.len()).await,
    }
}
