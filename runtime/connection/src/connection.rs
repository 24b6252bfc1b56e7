//! One client connection: what every dialect needs. The dialect's session holds the handshake state; [`crate::lifecycle`]
//! attaches and detaches transports.
//!
//! The reader never waits for a handler. Responses to server requests complete their waiter in the reader; client
//! requests start in order within their scope and run concurrently otherwise.

mod asks;
mod call;
mod pace;

use std::{
    collections::{HashMap, HashSet, VecDeque},
    fmt,
    hash::{BuildHasher, Hasher, RandomState},
    panic::AssertUnwindSafe,
    sync::{
        Arc, LazyLock, Mutex,
        atomic::{AtomicI64, AtomicU64, AtomicUsize, Ordering},
    },
    task::{Context, Poll, Waker},
    time::Duration,
};

use futures_util::FutureExt;
use serde_json::value::RawValue;
use threadwire_engine::{self as engine, Cause, ThreadId, caused_by};
use threadwire_protocol::{
    Access, NotificationMethod, RawJson, RequestMethod, Rights,
    envelope::{Envelope, Frame, Id, Order, PendingAnswer, PendingCall, RequestId, RpcError, Wire},
};
use threadwire_workspace::locks::lock;
use tokio_util::task::TaskTracker;
use tracing::{debug, warn};

use crate::{
    about::About,
    auth::{Identity, Principal},
    outbox::{Hold, Merge, Outbox, TextKey},
    services::Services,
};

use self::{asks::Asks, pace::Pace};

pub use self::asks::{Settled, Unusable};
pub use self::call::{NoAnswer, Reply};

/// A connected client.
pub struct Connection {
    /// Names the connection within the server, and its subscriptions within the engine.
    pub(crate) id: u64,
    pub(crate) services: Arc<Services>,
    identity: Arc<Identity>,
    /// What the client told about itself.
    pub(crate) about: Arc<About>,
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) asks: Asks,
    waiters: Mutex<HashMap<RequestId, Waiter>>,
    next_request: AtomicI64,
    scopes: Mutex<HashMap<Hold, VecDeque<Job>>>,
    in_flight: AtomicUsize,
    pace: Pace,
    tasks: TaskTracker,
}

/// An encoded notification: all clients that receive it share the bytes.
#[derive(Clone, Debug)]
pub struct Message {
    /// The method name on the wire; clients opt out by it.
    pub method: &'static str,
    /// The whole message.
    pub frame: Frame,
    /// Set for messages that later ones can merge with, such as deltas.
    pub merge: Option<Merge>,
}

impl Message {
    /// Makes a notification that is not merged.
    pub fn new<M: NotificationMethod>(frame: Frame) -> Self {
        Self {
            method: M::NAME,
            frame,
            merge: None,
        }
    }

    /// Makes a delta; its text is the member `delta` of the params.
    pub fn delta<M: NotificationMethod>(frame: Frame, key: TextKey) -> Self {
        Self {
            method: M::NAME,
            frame: frame.with_text_member("delta"),
            merge: Some(Merge::Text(key)),
        }
    }
}

/// The callback for the response to a server request. It runs in the reader and must not block.
pub type Waiter = Box<dyn FnOnce(Result<&RawValue, RpcError>) + Send>;

struct Job {
    id: RequestId,
    wire: Wire,
    answer: PendingAnswer,
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connection")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

/// Returns a client number that is unique across all processes on the same store.
pub fn next_id() -> u64 {
    static NEXT: LazyLock<AtomicU64> = LazyLock::new(|| {
        let random = RandomState::new().build_hasher().finish();
        // Observers that are not clients have larger numbers.
        AtomicU64::new((random >> 34 << 32) + 1)
    });
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl Connection {
    pub(crate) fn new(
        services: Arc<Services>,
        identity: Arc<Identity>,
        outbox: Arc<Outbox>,
    ) -> Arc<Self> {
        Arc::new(Self {
            id: next_id(),
            services,
            about: About::new(&identity.principal().name),
            identity,
            outbox,
            asks: Asks::default(),
            waiters: Mutex::default(),
            next_request: AtomicI64::new(0),
            scopes: Mutex::default(),
            in_flight: AtomicUsize::new(0),
            pace: Pace::default(),
            tasks: TaskTracker::new(),
        })
    }

    /// Returns the number of the client, which names its subscriptions within the engine.
    pub fn client(&self) -> u64 {
        self.id
    }

    /// Records the name and the version that the client gave in its handshake, for `threadwire server status`.
    pub fn introduce(&self, name: &str, version: &str) {
        self.about.is_called(name, version);
    }

    /// Returns the principal of the client.
    pub fn principal(&self) -> &Principal {
        self.identity.principal()
    }

    /// Returns the rights of the client.
    pub fn rights(&self) -> &dyn Rights {
        &*self.identity
    }

    /// Tells whether the client's scope includes `needs`. The gate checks the access of the method; handlers check that
    /// of a member.
    pub fn may(&self, needs: Access) -> bool {
        self.principal().scope >= needs
    }

    /// Notes that the client attached to a thread or created it: from now on the client may act on it. Following a
    /// thread attaches, too.
    pub fn attach(&self, thread: ThreadId) {
        self.identity.attach(thread);
    }

    /// Returns the engine and the host of the server.
    pub fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// Queues a response, or another frame that no hold may delay, and wakes the writer.
    pub fn send(&self, frame: Frame) {
        self.outbox.push(frame);
    }

    /// Wakes the writer.
    pub fn flush(&self) {
        self.outbox.flush();
    }

    /// Holds notifications back until [`Connection::release`].
    pub fn hold(&self, hold: Hold) {
        self.outbox.hold(hold);
    }

    /// Ends a hold: what it held back follows what is queued now.
    pub fn release(&self, hold: Hold) {
        self.outbox.release(hold);
    }

    /// Waits until no [`Hold::Everything`] is active: the response of its request is queued then.
    pub async fn released(&self) {
        self.outbox.released().await;
    }

    /// Waits until the client has read enough for more output, or is cut off.
    pub async fn ready_for_more(&self) {
        self.outbox.ready_for_more().await;
    }

    /// Writes the queued messages and ends the connection.
    pub fn close(&self) {
        self.outbox.finish();
    }

    /// Ends the connection with an internal error (-32603, null id), after its dialect has failed outside of a request.
    pub fn fail(&self, wire: Wire) {
        self.fail_request(wire, &RequestId::Null);
    }

    pub(crate) fn fail_request(&self, wire: Wire, id: &RequestId) {
        self.outbox
            .push(wire.error(id, &RpcError::new(-32603, "Internal error")));
        self.outbox.finish();
    }

    /// Sends a request and runs `waiter` with its answer. Returns the request's id.
    pub fn request<M: RequestMethod>(
        &self,
        wire: Wire,
        thread: Option<ThreadId>,
        params: &M::Params,
        waiter: Waiter,
    ) -> RequestId {
        self.send_request(thread, waiter, |id| wire.request::<M>(id, params))
    }

    fn send_request(
        &self,
        thread: Option<ThreadId>,
        waiter: Waiter,
        encode: impl FnOnce(&RequestId) -> Frame,
    ) -> RequestId {
        let id = RequestId::Int(self.next_request.fetch_add(1, Ordering::Relaxed));
        lock(&self.waiters).insert(id.clone(), waiter);
        self.notify(thread, encode(&id), None);
        id
    }

    /// Tells whether the client has not answered a server request yet.
    fn awaits(&self, id: &RequestId) -> bool {
        lock(&self.waiters).contains_key(id)
    }

    /// Withdraws a server request: a late response is ignored. Returns `false` if it was already answered.
    pub fn withdraw(&self, id: &RequestId) -> bool {
        lock(&self.waiters).remove(id).is_some()
    }

    /// Names a request between this client and the server as the cause of events.
    pub fn cause(&self, request: &RequestId) -> Cause {
        Cause {
            client: self.id,
            principal: Arc::clone(&self.principal().name),
            request: match request {
                RequestId::Int(id) => engine::RequestId::Int(*id),
                RequestId::Text(id) => engine::RequestId::Text(id.clone()),
                RequestId::Null => engine::RequestId::Null,
            },
        }
    }

    /// Hands a response to the waiter of its server request. A response to no open request is ignored.
    pub fn answered(&self, message: &Envelope<'_>) {
        let Some(waiter) = self.waiter(&message.id) else {
            return;
        };
        // Some clients write both members, and `null` for the one that does not count.
        let error = message.error;
        let result = message
            .result
            .filter(|result| error.is_none() || result.get() != "null");
        match (result, error) {
            (Some(result), _) => waiter(Ok(result)),
            (None, Some(error)) => waiter(Err(serde_json::from_str(error.get()).unwrap_or_else(
                |_| {
                    RpcError::new(0, "unreadable error").with_data(&RawJson::from(error.to_owned()))
                },
            ))),
            (None, None) => waiter(Ok(RawValue::NULL)),
        }
    }

    /// Tells the waiter of a server request that its response has more bytes than `limit`.
    pub(crate) fn answered_too_long(&self, id: &Id, limit: usize) {
        if let Some(waiter) = self.waiter(id) {
            let problem = format!("the answer is too long: a message has at most {limit} bytes");
            waiter(Err(RpcError::new(-32600, problem)));
        }
    }

    fn waiter(&self, id: &Id) -> Option<Waiter> {
        let Id::Known(id) = id else { return None };
        let waiter = lock(&self.waiters).remove(id);
        if waiter.is_none() {
            debug!(connection = self.id, %id, "answer to no open request");
        }
        waiter
    }

    /// Queues a notification.
    pub fn notify(&self, thread: Option<ThreadId>, frame: Frame, merge: Option<Merge>) {
        self.outbox.push_event(thread, frame, merge);
    }

    /// Returns a future for [`threadwire_engine::Observer::backlog`] while the client is behind: producers wait for it
    /// (backpressure).
    pub fn backlog(&self) -> Option<threadwire_engine::BoxFuture<'static, ()>> {
        self.outbox.is_backed_up().then(|| {
            let outbox = Arc::clone(&self.outbox);
            Box::pin(async move { outbox.wait_for_room().await }) as _
        })
    }

    /// Queues notifications, except those that the client has opted out of.
    pub fn deliver(
        &self,
        thread: Option<ThreadId>,
        messages: &[Message],
        opt_out: &HashSet<String>,
    ) {
        for message in messages {
            if opt_out.is_empty() || !opt_out.contains(message.method) {
                self.notify(thread, message.frame.clone(), message.merge.clone());
            }
        }
    }

    /// Runs a call in the order of its method's scope and sends its response. A call that finishes at once gets no
    /// task.
    pub fn run(self: &Arc<Self>, id: RequestId, wire: Wire, call: PendingCall) {
        let hold = match call.order {
            Order::Free => None,
            Order::Connection => Some(Hold::Everything),
            Order::Thread(name) => name.parse().ok().map(Hold::Thread),
        };
        let answer = call.answer;
        let job = Job { id, wire, answer };
        if let Some(hold) = hold {
            let mut scopes = lock(&self.scopes);
            if let Some(waiting) = scopes.get_mut(&hold) {
                return waiting.push_back(job);
            }
            scopes.insert(hold, VecDeque::new());
        }
        let mut next = Some(job);
        while let Some(job) = next {
            next = self.start(hold, job);
        }
    }

    /// Makes a call with a large answer wait for its turn: few of them run at once, and only while the client reads.
    pub(crate) fn in_turn(&self, call: PendingCall) -> PendingCall {
        PendingCall {
            answer: self.pace.wait_for_turn(&self.outbox, call.answer),
            ..call
        }
    }

    /// Waits until the next message of the client may be read: the client has read enough, and few of its requests
    /// run.
    pub(crate) async fn ready_to_read(&self) {
        self.outbox.ready_for_more().await;
        self.pace.ready_for_more().await;
    }

    /// Drops the waiters of server requests, and waits up to `patience` until running handlers have queued their
    /// responses.
    pub(crate) async fn end(&self, patience: Duration) {
        lock(&self.waiters).clear();
        self.tasks.close();
        if tokio::time::timeout(patience, self.tasks.wait())
            .await
            .is_err()
        {
            debug!(
                connection = self.id,
                "requests still open at the end of the connection"
            );
        }
    }

    /// Runs work that belongs to the connection but not to one request.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(work.boxed());
    }

    /// Runs work like [`Connection::spawn`], but polls it once before this returns: what it sends to the engine first
    /// keeps the order of the client's messages.
    pub fn spawn_in_order(&self, work: impl Future<Output = ()> + Send + 'static) {
        let mut work = work.boxed();
        if work.as_mut().now_or_never().is_none() {
            self.tasks.spawn(work);
        }
    }

    /// Returns how many client requests have no response yet.
    pub fn in_flight(&self) -> usize {
        self.in_flight.load(Ordering::Relaxed)
            + lock(&self.scopes)
                .values()
                .map(VecDeque::len)
                .sum::<usize>()
    }

    /// Starts a call. Returns the next call of the scope if this one finishes at once.
    fn start(self: &Arc<Self>, hold: Option<Hold>, job: Job) -> Option<Job> {
        if let Some(hold) = hold {
            self.outbox.hold(hold);
        }
        let Job { id, wire, answer } = job;
        let mut answer = guarded(self.cause(&id), id, wire, answer);
        match answer
            .as_mut()
            .poll(&mut Context::from_waker(Waker::noop()))
        {
            Poll::Ready(frame) => self.finish(hold, frame),
            Poll::Pending => {
                self.in_flight.fetch_add(1, Ordering::Relaxed);
                let answer = self.pace.run(answer);
                let connection = Arc::clone(self);
                self.spawn(async move {
                    let frame = answer.await;
                    connection.in_flight.fetch_sub(1, Ordering::Relaxed);
                    let mut next = connection.finish(hold, frame);
                    while let Some(job) = next {
                        connection.outbox.ready_for_more().await;
                        next = connection.start(hold, job);
                    }
                });
                None
            }
        }
    }

    /// Queues a response, releases its hold, and returns the next call of the scope.
    fn finish(&self, hold: Option<Hold>, answer: Frame) -> Option<Job> {
        self.outbox.push(answer);
        let hold = hold?;
        self.outbox.release(hold);
        let mut scopes = lock(&self.scopes);
        let next = scopes.get_mut(&hold).and_then(VecDeque::pop_front);
        if next.is_none() {
            scopes.remove(&hold);
        }
        next
    }
}

/// Catches a panic of a handler and answers `-32603` instead, and names the request as the cause of the engine's
/// events.
fn guarded(cause: Cause, id: RequestId, wire: Wire, answer: PendingAnswer) -> PendingAnswer {
    Box::pin(async move {
        caused_by(cause, AssertUnwindSafe(answer).catch_unwind())
            .await
            .unwrap_or_else(|_| {
                warn!(%id, "a handler panicked");
                wire.error(&id, &RpcError::new(-32603, "Internal error"))
            })
    })
}
