//! One connection: pending requests, and queues of outgoing messages and incoming events. The tasks that read and write
//! are in [`crate::pump`].

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

/// Capacity of the queue of outgoing frames.
const OUTGOING: usize = 256;
/// Bytes of unread events above which reading from the server pauses (backpressure), unless a request waits for its
/// response.
const UNREAD_LIMIT: usize = 8 << 20;
/// Timeout of [`Connection::close`] for the server to close the connection.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
/// Maximum nesting depth of a received message. It is above [`MAX_DEPTH`], because a server embeds messages of its
/// clients in its own messages.
pub(crate) const READ_DEPTH: usize = MAX_DEPTH + 64;

/// Timeout for the exit of a killed server process.
const KILL_TIMEOUT: Duration = Duration::from_secs(1);

/// A connection to an app server. Clones share it; it closes with the last clone.
///
/// Messages of the server are never lost or reordered. Events queue up until they are read. With more than 8 MiB of
/// them, the client stops reading while no response is pending, which slows the server down or makes it close the
/// connection.
#[derive(Clone)]
pub struct Connection {
    shared: Arc<Shared>,
    timeout: Option<Duration>,
    /// Stops both tasks when the last clone is dropped.
    _stop: Arc<DropGuard>,
}

pub(crate) struct Shared {
    pub(crate) wire: Wire,
    next_id: AtomicI64,
    waiting: Mutex<Waiting>,
    outgoing: mpsc::Sender<Outbound>,
    events: tokio::sync::Mutex<mpsc::UnboundedReceiver<Event>>,
    /// Bytes of the params of all received events that are not read yet.
    unread: AtomicUsize,
    /// Notifies the reader when it can continue.
    resume: Notify,
    /// Tells the writer to write its queue and to close the transport.
    pub(crate) closing: CancellationToken,
    /// Cancelled when the timeout for the server's close has passed.
    pub(crate) overdue: CancellationToken,
    /// Cancelled when the connection has ended.
    pub(crate) closed: CancellationToken,
    /// Whether the connection reconnects after the loss of its transport.
    pub(crate) reconnects: bool,
    /// The session that the server keeps for reconnecting.
    pub(crate) session: Mutex<Option<Session>>,
    /// The handshake, which is repeated if the server has lost the connection.
    pub(crate) handshake: Mutex<Handshake>,
    pub(crate) signs: PendingSigns,
}

#[derive(Default)]
struct Waiting {
    answers: HashMap<i64, oneshot::Sender<Result<RawJson, ClientError>>>,
    closed: Option<Arc<CloseReason>>,
    /// Number of times that the connection was renewed.
    era: u64,
}

/// A queued outgoing message.
#[derive(Debug)]
pub(crate) struct Outbound {
    /// The era in which it was queued. In a later era it is dropped.
    pub(crate) era: u64,
    pub(crate) frame: Frame,
}

/// A session that the server keeps for some time after the loss of the transport.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) name: String,
    /// Messages that were written and not acknowledged.
    pub(crate) sent: Sent,
}

/// Acknowledgements and pings that the reader asks the writer to send.
#[derive(Debug, Default)]
pub(crate) struct PendingSigns {
    /// Number of received messages to acknowledge; 0 for none.
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
            end: false,
        }
    }
}

impl Connection {
    /// Connects. `wire` is the JSON-RPC format of the dialect.
    ///
    /// The connection ends with its transport. See [`Connection::open_with`] for a connection that reconnects.
    pub async fn open(wire: Wire, endpoint: Endpoint) -> Result<Self, ClientError> {
        Self::open_with(wire, endpoint, None).await
    }

    /// Connects, and reconnects if the transport is lost later.
    ///
    /// A server of this project keeps the session meanwhile: the connection resumes, and each message arrives exactly
    /// once. If the server has no session, the connection is renewed: pending requests fail with [`ClientError::Lost`],
    /// the handshake is repeated, and the event [`Transport::Renewed`](crate::Transport::Renewed) follows. Requests
    /// that are made without a transport wait, each up to its timeout.
    ///
    /// Applies to WebSockets, over TCP and over unix sockets. Other transports cannot reconnect. The first attempt to
    /// connect is not retried.
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
        // Bounded by the number of requests of the server.
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

    /// Returns the same connection with a timeout for each request that is made through the returned value.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        Self {
            timeout: Some(timeout),
            ..self.clone()
        }
    }

    /// Sends a request and waits for the response. Dropping the future ignores the response; the request is not
    /// cancelled.
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

    /// Sends a request by its method name with raw params, and returns the raw result.
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

    /// Sends a notification.
    pub fn notify<'a, M: NotificationMethod>(
        &'a self,
        params: &M::Params,
    ) -> impl Future<Output = Result<(), ClientError>> + Send + use<'a, M> {
        let frame = self.shared.wire.notification::<M>(params, None);
        self.shared.told(M::NAME, &frame);
        self.tell(frame)
    }

    /// Sends a notification by its method name with raw params.
    pub async fn notify_raw(&self, method: &str, params: &RawJson) -> Result<(), ClientError> {
        let frame = self.shared.wire.notification_named(method, params, None);
        self.shared.told(method, &frame);
        self.tell(frame).await
    }

    /// Returns the next event, in the order in which the server sent it; `None` after the end of the connection.
    ///
    /// Each event goes to one caller.
    pub async fn next_event(&self) -> Option<Event> {
        let event = self.shared.events.lock().await.recv().await?;
        self.shared.taken(event.received_bytes());
        Some(event)
    }

    /// Appends at least one and at most `max` events to `batch`. Returns their number; 0 after the end of the
    /// connection.
    pub async fn next_events(&self, batch: &mut Vec<Event>, max: usize) -> usize {
        let start = batch.len();
        let count = self.shared.events.lock().await.recv_many(batch, max).await;
        self.shared
            .taken(batch[start..].iter().map(Event::received_bytes).sum());
        count
    }

    /// Returns the reason why the connection has ended; `None` while it is open.
    pub fn close_reason(&self) -> Option<Arc<CloseReason>> {
        self.shared.waiting().closed.clone()
    }

    /// Waits for the end of the connection and returns its reason.
    pub async fn closed(&self) -> Arc<CloseReason> {
        self.shared.closed.cancelled().await;
        self.shared.reason()
    }

    /// Closes the connection: writes the queue, closes the transport, and gives the server five seconds to close its
    /// end. A server process that was started for this connection must exit in this time; otherwise it is killed.
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

/// Removes a pending request on drop.
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
    /// Bytes of unacknowledged messages that are kept for resuming.
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

    /// Begins a new era: messages of the earlier era are dropped, and its pending requests fail.
    pub(crate) fn begin_anew(&self, lost: &CloseReason) {
        let reason = Arc::new(CloseReason::new(format!(
            "the connection was lost and the server did not keep it: {lost}"
        )));
        let mut waiting = self.waiting();
        waiting.era += 1;
        for (_, waiter) in waiting.answers.drain() {
            // Fails if the caller has dropped the request, which is fine.
            let _ = waiter.send(Err(ClientError::Lost {
                reason: Arc::clone(&reason),
            }));
        }
    }

    /// Stores the first reason of the end, and fails all pending requests.
    pub(crate) fn close(&self, reason: CloseReason) {
        let reason = {
            let mut waiting = self.waiting();
            let reason = Arc::clone(waiting.closed.get_or_insert_with(|| Arc::new(reason)));
            for (_, waiter) in waiting.answers.drain() {
                // Fails if the caller has dropped the request, which is fine.
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

    /// Waits for the end of the connection and returns its reason as an error.
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

    /// Waits until reading can continue: there is room for events, or a request is pending.
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

    /// Processes one received message.
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
        // Fails only if the connection was dropped.
        let _ = events.send(event);
    }

    /// Fails a pending request whose response cannot be read.
    fn not_read(&self, frame: &Bytes) {
        // The envelope is parsed without reading nested values.
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

    /// Completes a pending request. An unknown response is ignored.
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
        // Fails only if the request was dropped at this moment.
        let _ = waiter.send(answer);
    }
}

/// Rejects a message that is nested too deeply for the server.
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
