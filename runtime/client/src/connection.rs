//! One connection: who waits for what, and what waits to be written and to be taken. The tasks that read and write are in
//! [`crate::pump`].

use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicI64, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use bytes::Bytes;
use serde_json::value::RawValue;
use threadwire_protocol::{
    NotificationMethod, RawJson, RequestMethod,
    envelope::{
        Envelope, Frame, Id, MAX_DEPTH, Malformed, RequestId, RpcError, Wire, exceeds_depth,
    },
    resume::Sent,
};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_util::sync::{CancellationToken, DropGuard};
use tracing::debug;

use crate::{
    error::{ClientError, CloseReason},
    event::{Event, Responder},
    pump::{self, Outgoing},
    reconnect::{Handshake, Reconnect, Redial},
    transport::{self, Endpoint, Signs},
};

/// Frames of ours that wait to be written.
const OUTGOING: usize = 256;
/// Bytes of unread events above which nothing more is read from the server, unless an answer is waited for.
const UNREAD_LIMIT: usize = 8 << 20;
/// How long [`Connection::close`] waits for the server to leave.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
/// Deepest nesting of a message that is read: a server puts what its clients said into messages of its own.
pub(crate) const READ_DEPTH: usize = MAX_DEPTH + 64;

/// How long it then waits for the end of a process that was killed.
const KILL_TIMEOUT: Duration = Duration::from_secs(1);

/// A connection to an app server. Clones share it; it ends with the last clone.
///
/// Nothing that the server says is lost or reordered. Events that nobody takes stay queued, and above a few MiB of
/// them the server is no longer read while no answer is waited for, which slows it down or makes it end the connection.
#[derive(Clone)]
pub struct Connection {
    shared: Arc<Shared>,
    timeout: Option<Duration>,
    /// Stops both tasks with the last clone.
    _stop: Arc<DropGuard>,
}

pub(crate) struct Shared {
    pub(crate) wire: Wire,
    next_id: AtomicI64,
    waiting: Mutex<Waiting>,
    outgoing: mpsc::Sender<Outbound>,
    events: tokio::sync::Mutex<mpsc::UnboundedReceiver<Event>>,
    /// Length of the params of all events that were received and not taken.
    unread: AtomicUsize,
    /// Wakes the reader when there is a new reason to read.
    resume: Notify,
    /// Asks the writer to write what is queued and to say goodbye.
    pub(crate) closing: CancellationToken,
    /// Fires when the server had the time to leave.
    pub(crate) overdue: CancellationToken,
    /// Fires once the connection has ended.
    pub(crate) closed: CancellationToken,
    /// Whether the connection comes back after the loss of its transport.
    pub(crate) reconnects: bool,
    /// The session that the server keeps.
    pub(crate) session: Mutex<Option<Session>>,
    /// What is said again to a server that does not know the connection any more.
    pub(crate) handshake: Mutex<Handshake>,
    pub(crate) signs: PendingSigns,
}

#[derive(Default)]
struct Waiting {
    answers: HashMap<i64, oneshot::Sender<Result<RawJson, ClientError>>>,
    closed: Option<Arc<CloseReason>>,
    /// How often the server has begun anew.
    era: u64,
}

/// A message on its way out.
#[derive(Debug)]
pub(crate) struct Outbound {
    /// The era that it belongs to. In a later one it is not sent any more.
    pub(crate) era: u64,
    pub(crate) frame: Frame,
}

/// A session that the server keeps for a while when the transport is lost.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) name: String,
    /// What was written and is not acknowledged.
    pub(crate) sent: Sent,
}

/// What the reader wants the writer to tell the transport.
#[derive(Debug, Default)]
pub(crate) struct PendingSigns {
    /// How many messages to acknowledge; 0 for none.
    received: AtomicU64,
    ping: AtomicBool,
    pub(crate) bell: Notify,
}

impl PendingSigns {
    pub(crate) fn acknowledge(&self, received: u64) {
        self.received.store(received, Ordering::Relaxed);
        self.bell.notify_one();
    }

    pub(crate) fn ping(&self) {
        self.ping.store(true, Ordering::Relaxed);
        self.bell.notify_one();
    }

    pub(crate) fn take(&self) -> Signs {
        Signs {
            received: Some(self.received.swap(0, Ordering::Relaxed)).filter(|count| *count > 0),
            ping: self.ping.swap(false, Ordering::Relaxed),
        }
    }
}

impl Connection {
    /// Connects. `wire` says how messages look in the dialect that is spoken.
    ///
    /// The connection ends with its transport. See [`Connection::open_with`] for one that comes back.
    pub async fn open(wire: Wire, endpoint: Endpoint) -> Result<Self, ClientError> {
        Self::open_with(wire, endpoint, None).await
    }

    /// Connects, and where the transport is lost later on, connects again.
    ///
    /// A server of this project keeps the connection meanwhile: it goes on as if nothing had happened, and each message
    /// arrives once. Where the server has forgotten the connection, or never keeps any, the connection begins anew:
    /// requests that wait fail with [`ClientError::Lost`], the handshake is repeated, and [`Transport::Renewed`](crate::Transport::Renewed) tells
    /// so. Requests that are made while there is no transport wait, each up to its time limit.
    ///
    /// It counts for WebSockets, over TCP and over unix sockets. Other transports have nothing to come back to. The first
    /// attempt to connect is not repeated.
    pub async fn open_with(
        wire: Wire,
        endpoint: Endpoint,
        reconnect: Option<Reconnect>,
    ) -> Result<Self, ClientError> {
        let opened = transport::open(endpoint, reconnect.is_some()).await?;
        let redial = opened
            .dialer
            .zip(reconnect)
            .map(|(dialer, policy)| Redial { dialer, policy });
        let (outgoing, requests) = mpsc::channel(OUTGOING);
        // Bounded by what the server asks.
        let (answer, answers) = mpsc::unbounded_channel();
        // Bounded by `UNREAD_LIMIT`.
        let (events, incoming) = mpsc::unbounded_channel();
        let shared = Arc::new(Shared {
            wire,
            next_id: AtomicI64::new(1),
            waiting: Mutex::default(),
            outgoing,
            events: tokio::sync::Mutex::new(incoming),
            unread: AtomicUsize::new(0),
            resume: Notify::new(),
            closing: CancellationToken::new(),
            overdue: CancellationToken::new(),
            closed: CancellationToken::new(),
            reconnects: redial.is_some(),
            session: Mutex::new(opened.session.map(Session::new)),
            handshake: Mutex::default(),
            signs: PendingSigns::default(),
        });
        let stop = CancellationToken::new();
        tokio::spawn(pump::run(
            pump::Sources {
                shared: Arc::clone(&shared),
                stop: stop.clone(),
                events,
                answers: answer,
                redial,
            },
            opened.halves,
            Outgoing { requests, answers },
        ));
        Ok(Self {
            shared,
            timeout: None,
            _stop: Arc::new(stop.drop_guard()),
        })
    }

    /// Returns the same connection with a time limit for each request made through the returned value.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        Self {
            timeout: Some(timeout),
            ..self.clone()
        }
    }

    /// Asks and waits for the answer. Dropping the future forgets the answer, not what was asked.
    pub fn request<'a, M: RequestMethod>(
        &'a self,
        params: &M::Params,
    ) -> impl Future<Output = Result<M::Response, ClientError>> + Send + use<'a, M> {
        let id = self.shared.new_id();
        let frame = self.shared.wire.request::<M>(&RequestId::Int(id), params);
        async move {
            let answer = self.ask(M::NAME, id, frame).await?;
            M::read_response(answer.get()).map_err(|source| ClientError::Decode {
                method: M::NAME.to_owned(),
                source,
            })
        }
    }

    /// Asks by name, with params as they are, and waits for the answer as it is.
    pub async fn request_raw(
        &self,
        method: &str,
        params: &RawJson,
    ) -> Result<RawJson, ClientError> {
        let id = self.shared.new_id();
        let frame = self
            .shared
            .wire
            .request_named(&RequestId::Int(id), method, params);
        self.ask(method, id, frame).await
    }

    /// Tells.
    pub fn notify<'a, M: NotificationMethod>(
        &'a self,
        params: &M::Params,
    ) -> impl Future<Output = Result<(), ClientError>> + Send + use<'a, M> {
        let frame = self.shared.wire.notification::<M>(params, None);
        self.shared.told(M::NAME, &frame);
        self.tell(frame)
    }

    /// Tells by name, with params as they are.
    pub async fn notify_raw(&self, method: &str, params: &RawJson) -> Result<(), ClientError> {
        let frame = self.shared.wire.notification_named(method, params, None);
        self.shared.told(method, &frame);
        self.tell(frame).await
    }

    /// Returns the next event, in the order in which the server sent them; `None` after the end of the connection.
    ///
    /// Each event goes to one caller.
    pub async fn next_event(&self) -> Option<Event> {
        let event = self.shared.events.lock().await.recv().await?;
        self.shared.taken(event.received_bytes());
        Some(event)
    }

    /// Adds at least one and at most `max` events to `batch`. Returns how many; 0 after the end of the connection.
    pub async fn next_events(&self, batch: &mut Vec<Event>, max: usize) -> usize {
        let start = batch.len();
        let count = self.shared.events.lock().await.recv_many(batch, max).await;
        self.shared
            .taken(batch[start..].iter().map(Event::received_bytes).sum());
        count
    }

    /// Returns why the connection has ended; `None` while it has not.
    pub fn close_reason(&self) -> Option<Arc<CloseReason>> {
        self.shared.waiting().closed.clone()
    }

    /// Waits for the end of the connection and returns its reason.
    pub async fn closed(&self) -> Arc<CloseReason> {
        self.shared.closed.cancelled().await;
        self.shared.reason()
    }

    /// Ends the connection in order: writes what is queued, says goodbye, and gives the server (a process that was
    /// started for this connection: to its end) five seconds to leave. A process that does not is killed.
    pub async fn close(&self) -> Arc<CloseReason> {
        self.shared.closing.cancel();
        let closed = self.shared.closed.cancelled();
        tokio::pin!(closed);
        for time in [CLOSE_TIMEOUT, KILL_TIMEOUT] {
            if tokio::time::timeout(time, &mut closed).await.is_ok() {
                return self.shared.reason();
            }
            self.shared.overdue.cancel();
        }
        self.shared.close(CloseReason::new("closed by this client"));
        self.shared.reason()
    }

    async fn ask(&self, method: &str, id: i64, frame: Frame) -> Result<RawJson, ClientError> {
        check_depth(&frame)?;
        let (waiter, answer) = oneshot::channel();
        let asked = self.shared.reconnects.then(|| frame.clone());
        let era = {
            let mut waiting = self.shared.waiting();
            if let Some(reason) = &waiting.closed {
                return Err(ClientError::Closed {
                    reason: Arc::clone(reason),
                });
            }
            waiting.answers.insert(id, waiter);
            waiting.era
        };
        let _forget = Forget {
            shared: &self.shared,
            id,
        };
        self.shared.resume.notify_one();
        let answer = async {
            self.send(Outbound { era, frame }).await?;
            let answer = match answer.await {
                Ok(answer) => answer?,
                Err(_) => return Err(self.shared.ended().await),
            };
            if let Some(asked) = asked {
                self.shared.handshake().asked(method, &asked);
            }
            Ok(answer)
        };
        match self.timeout {
            None => answer.await,
            Some(timeout) => tokio::time::timeout(timeout, answer)
                .await
                .unwrap_or_else(|_| {
                    Err(ClientError::Timeout {
                        method: method.to_owned(),
                        timeout,
                    })
                }),
        }
    }

    async fn tell(&self, frame: Frame) -> Result<(), ClientError> {
        check_depth(&frame)?;
        let era = self.shared.era();
        self.send(Outbound { era, frame }).await
    }

    async fn send(&self, message: Outbound) -> Result<(), ClientError> {
        match self.shared.outgoing.send(message).await {
            Ok(()) => Ok(()),
            Err(_) => Err(self.shared.ended().await),
        }
    }
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connection")
            .field("closed", &self.close_reason())
            .finish_non_exhaustive()
    }
}

/// Forgets a request whose answer nobody waits for.
struct Forget<'a> {
    shared: &'a Shared,
    id: i64,
}

impl Drop for Forget<'_> {
    fn drop(&mut self) {
        self.shared.waiting().answers.remove(&self.id);
    }
}

impl Session {
    /// Bytes that are kept until the server has acknowledged them.
    const LOG_LIMIT: usize = 8 << 20;

    pub(crate) fn new(name: String) -> Self {
        Self {
            name,
            sent: Sent::new(Self::LOG_LIMIT),
        }
    }
}

impl Shared {
    pub(crate) fn new_id(&self) -> i64 {
        self.next_id.fetch_add(1, Ordering::Relaxed)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn session(&self) -> MutexGuard<'_, Option<Session>> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn handshake(&self) -> MutexGuard<'_, Handshake> {
        self.handshake
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn era(&self) -> u64 {
        self.waiting().era
    }

    fn told(&self, method: &str, frame: &Frame) {
        if self.reconnects {
            self.handshake().told(method, frame);
        }
    }

    /// Begins a new era: nothing of the earlier one is sent or answered any more.
    pub(crate) fn begin_anew(&self, lost: &CloseReason) {
        let reason = Arc::new(CloseReason::new(format!(
            "the connection was lost and the server did not keep it: {lost}"
        )));
        let mut waiting = self.waiting();
        waiting.era += 1;
        for (_, waiter) in waiting.answers.drain() {
            // Who does not wait any more needs no answer.
            let _ = waiter.send(Err(ClientError::Lost {
                reason: Arc::clone(&reason),
            }));
        }
    }

    /// Notes the reason, the first one given, and tells everyone who waits.
    pub(crate) fn close(&self, reason: CloseReason) {
        let reason = {
            let mut waiting = self.waiting();
            let reason = Arc::clone(waiting.closed.get_or_insert_with(|| Arc::new(reason)));
            for (_, waiter) in waiting.answers.drain() {
                // Who does not wait any more needs no answer.
                let _ = waiter.send(Err(ClientError::Closed {
                    reason: Arc::clone(&reason),
                }));
            }
            reason
        };
        debug!(%reason, "connection closed");
        self.closed.cancel();
    }

    fn reason(&self) -> Arc<CloseReason> {
        self.waiting()
            .closed
            .clone()
            .unwrap_or_else(|| Arc::new(CloseReason::new("closed by this client")))
    }

    /// Waits for the end, which is under way, to know its reason.
    async fn ended(&self) -> ClientError {
        self.closed.cancelled().await;
        ClientError::Closed {
            reason: self.reason(),
        }
    }

    fn taken(&self, bytes: usize) {
        self.unread.fetch_sub(bytes, Ordering::Relaxed);
        self.resume.notify_one();
    }

    /// Waits until there is a reason to read: room for events, or somebody who waits for an answer.
    pub(crate) async fn worth_reading(&self) {
        while self.unread.load(Ordering::Relaxed) > UNREAD_LIMIT
            && self.waiting().answers.is_empty()
            && !self.closing.is_cancelled()
        {
            tokio::select! {
                () = self.resume.notified() => {}
                () = self.closing.cancelled() => {}
            }
        }
    }

    /// Takes one message.
    pub(crate) fn receive(
        &self,
        frame: &Bytes,
        era: u64,
        events: &mpsc::UnboundedSender<Event>,
        answers: &mpsc::UnboundedSender<Outbound>,
    ) {
        let message = match Envelope::parse_within(frame, READ_DEPTH) {
            Ok(message) => message,
            Err(reason) => {
                debug!(?reason, "not a message");
                if reason == Malformed::TooDeep {
                    self.not_read(frame);
                }
                return;
            }
        };
        let Some(method) = message.method else {
            return self.answered(&message);
        };
        let params = message
            .params
            .map_or_else(RawJson::null, |params| params.to_owned().into());
        self.unread.fetch_add(params.get().len(), Ordering::Relaxed);
        let method = method.into();
        let event = match message.id {
            Id::Known(id) => {
                let responder = Responder::new(id, self.wire, era, answers.clone());
                Event::Request {
                    method,
                    params,
                    responder,
                }
            }
            Id::Absent | Id::Other => Event::Notification { method, params },
        };
        // Fails only when the connection has no user any more.
        let _ = events.send(event);
    }

    /// Tells who waits for an answer that it cannot be read.
    fn not_read(&self, frame: &Bytes) {
        // The envelope is read without descending into anything.
        if let Ok(message) = Envelope::parse_within(frame, usize::MAX)
            && message.method.is_none()
            && let Id::Known(RequestId::Int(id)) = message.id
            && let Some(waiter) = self.waiting().answers.remove(&id)
        {
            let _ = waiter.send(Err(ClientError::TooDeep {
                message: "the answer",
                limit: READ_DEPTH,
            }));
        }
    }

    /// Hands an answer to who waits for it. An answer to nothing is ignored.
    fn answered(&self, message: &Envelope<'_>) {
        let answer = match (message.error, message.result) {
            (Some(error), _) => Err(read_error(error).into()),
            (None, Some(result)) => Ok(result.to_owned().into()),
            (None, None) => return debug!("a message that says nothing"),
        };
        let waiter = match message.id {
            Id::Known(RequestId::Int(id)) => self.waiting().answers.remove(&id),
            _ => None,
        };
        let Some(waiter) = waiter else {
            return debug!(id = ?message.id, "answer to no open request");
        };
        // Fails only when the request was given up at this very moment.
        let _ = waiter.send(answer);
    }
}

/// Refuses a message that the server would not read, and would not answer.
fn check_depth(frame: &Frame) -> Result<(), ClientError> {
    if exceeds_depth(frame.line(), MAX_DEPTH) {
        return Err(ClientError::TooDeep {
            message: "the request",
            limit: MAX_DEPTH,
        });
    }
    Ok(())
}

pub(crate) fn read_error(error: &RawValue) -> RpcError {
    serde_json::from_str(error.get())
        .unwrap_or_else(|_| RpcError::new(0, "unreadable error").with_data(error))
}
