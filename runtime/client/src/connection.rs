//! One connection: a task that reads, a task that writes, and what waits between them.

use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicI64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use bytes::Bytes;
use serde_json::value::RawValue;
use threadwire_protocol::{
    NotificationMethod, RawJson, RequestMethod,
    envelope::{Envelope, Frame, Id, RequestId, RpcError, Wire},
};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_util::sync::{CancellationToken, DropGuard};
use tracing::debug;

use crate::{
    error::{ClientError, CloseReason},
    event::{Event, Responder},
    transport::{self, Endpoint, FrameReader, FrameWriter},
};

/// Frames of ours that wait to be written.
const OUTGOING: usize = 256;
/// Bytes of unread events above which nothing more is read from the server, unless an answer is waited for.
const UNREAD_LIMIT: usize = 8 << 20;
/// How long [`Connection::close`] waits for the server to leave.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

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

struct Shared {
    wire: Wire,
    next_id: AtomicI64,
    waiting: Mutex<Waiting>,
    outgoing: mpsc::Sender<Frame>,
    events: tokio::sync::Mutex<mpsc::UnboundedReceiver<Event>>,
    /// Length of the params of all events that were received and not taken.
    unread: AtomicUsize,
    /// Wakes the reader when there is a new reason to read.
    resume: Notify,
    /// Asks the writer to write what is queued and to say goodbye.
    closing: CancellationToken,
    /// Fires once the connection has ended.
    closed: CancellationToken,
}

#[derive(Default)]
struct Waiting {
    answers: HashMap<i64, oneshot::Sender<Result<RawJson, ClientError>>>,
    closed: Option<Arc<CloseReason>>,
}

impl Connection {
    /// Connects. `wire` says how messages look in the dialect that is spoken.
    pub async fn open(wire: Wire, endpoint: Endpoint) -> Result<Self, ClientError> {
        let (reader, writer) = transport::open(endpoint).await?;
        Ok(Self::over(wire, reader, writer))
    }

    fn over(wire: Wire, reader: Box<dyn FrameReader>, writer: Box<dyn FrameWriter>) -> Self {
        let (outgoing, outgoing_frames) = mpsc::channel(OUTGOING);
        // Bounded by what the server asks.
        let (answers, answer_frames) = mpsc::unbounded_channel();
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
            closed: CancellationToken::new(),
        });
        let stop = CancellationToken::new();
        tokio::spawn(write(
            Arc::clone(&shared),
            stop.clone(),
            writer,
            outgoing_frames,
            answer_frames,
        ));
        tokio::spawn(read(
            Arc::clone(&shared),
            stop.clone(),
            reader,
            events,
            answers,
        ));
        Self {
            shared,
            timeout: None,
            _stop: Arc::new(stop.drop_guard()),
        }
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
        self.send(self.shared.wire.notification::<M>(params, None))
    }

    /// Tells by name, with params as they are.
    pub async fn notify_raw(&self, method: &str, params: &RawJson) -> Result<(), ClientError> {
        self.send(self.shared.wire.notification_named(method, params, None))
            .await
    }

    /// Returns the next event, in the order in which the server sent them; `None` after the end of the connection.
    ///
    /// Each event goes to one caller.
    pub async fn next_event(&self) -> Option<Event> {
        let event = self.shared.events.lock().await.recv().await?;
        self.shared.taken(event.params().get().len());
        Some(event)
    }

    /// Adds at least one and at most `max` events to `batch`. Returns how many; 0 after the end of the connection.
    pub async fn next_events(&self, batch: &mut Vec<Event>, max: usize) -> usize {
        let start = batch.len();
        let count = self.shared.events.lock().await.recv_many(batch, max).await;
        self.shared.taken(
            batch[start..]
                .iter()
                .map(|event| event.params().get().len())
                .sum(),
        );
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
    /// started for this connection: to its end) five seconds to leave.
    pub async fn close(&self) -> Arc<CloseReason> {
        self.shared.closing.cancel();
        if tokio::time::timeout(CLOSE_TIMEOUT, self.shared.closed.cancelled())
            .await
            .is_err()
        {
            self.shared.close(CloseReason::new("closed by this client"));
        }
        self.shared.reason()
    }

    async fn ask(&self, method: &str, id: i64, frame: Frame) -> Result<RawJson, ClientError> {
        let (waiter, answer) = oneshot::channel();
        {
            let mut waiting = self.shared.waiting();
            if let Some(reason) = &waiting.closed {
                return Err(ClientError::Closed {
                    reason: Arc::clone(reason),
                });
            }
            waiting.answers.insert(id, waiter);
        }
        let _forget = Forget {
            shared: &self.shared,
            id,
        };
        self.shared.resume.notify_one();
        let answer = async {
            self.send(frame).await?;
            match answer.await {
                Ok(answer) => answer,
                Err(_) => Err(self.shared.ended().await),
            }
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

    async fn send(&self, frame: Frame) -> Result<(), ClientError> {
        match self.shared.outgoing.send(frame).await {
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

impl Shared {
    fn new_id(&self) -> i64 {
        self.next_id.fetch_add(1, Ordering::Relaxed)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the reason, the first one given, and tells everyone who waits.
    fn close(&self, reason: CloseReason) {
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
    async fn worth_reading(&self) {
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
    fn receive(
        &self,
        frame: &Bytes,
        events: &mpsc::UnboundedSender<Event>,
        answers: &mpsc::UnboundedSender<Frame>,
    ) {
        let message = match Envelope::parse(frame) {
            Ok(message) => message,
            Err(reason) => return debug!(?reason, "not a message"),
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
                let responder = Responder::new(id, self.wire, answers.clone());
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

fn read_error(error: &RawValue) -> RpcError {
    serde_json::from_str(error.get())
        .unwrap_or_else(|_| RpcError::new(0, "unreadable error").with_data(error))
}

async fn read(
    shared: Arc<Shared>,
    stop: CancellationToken,
    mut reader: Box<dyn FrameReader>,
    events: mpsc::UnboundedSender<Event>,
    answers: mpsc::UnboundedSender<Frame>,
) {
    let reading = async {
        let reason = loop {
            shared.worth_reading().await;
            match reader.read().await {
                Ok(Some(frame)) => shared.receive(&frame, &events, &answers),
                Ok(None) => break CloseReason::new("the server closed the connection"),
                Err(error) => break CloseReason::new(format!("reading failed: {error}")),
            }
        };
        reader.end(reason).await
    };
    let reason = tokio::select! {
        biased;
        () = stop.cancelled() => CloseReason::new("closed by this client"),
        () = shared.closed.cancelled() => CloseReason::new("closed by this client"),
        reason = reading => reason,
    };
    shared.close(reason);
}

async fn write(
    shared: Arc<Shared>,
    stop: CancellationToken,
    mut writer: Box<dyn FrameWriter>,
    mut outgoing: mpsc::Receiver<Frame>,
    mut answers: mpsc::UnboundedReceiver<Frame>,
) {
    const BATCH: usize = 64;
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        let first = tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = shared.closed.cancelled() => return,
            frame = answers.recv() => frame,
            frame = outgoing.recv() => frame,
            // Last, so that what was queued before is written.
            () = shared.closing.cancelled() => None,
        };
        let Some(first) = first else {
            return writer.close().await;
        };
        batch.push(first);
        while batch.len() < BATCH
            && let Ok(frame) = outgoing.try_recv()
        {
            batch.push(frame);
        }
        if let Err(error) = writer.write(&batch).await {
            // A server that is gone also ends its stream to us, and the reader then knows better why.
            if tokio::time::timeout(Duration::from_secs(1), shared.closed.cancelled())
                .await
                .is_err()
            {
                shared.close(CloseReason::new(format!("writing failed: {error}")));
            }
            return;
        }
        batch.clear();
    }
}
