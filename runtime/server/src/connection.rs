//! One client: its handshake state lives in the dialect's session; what every dialect needs is here. What comes and goes
//! in the course of its life is in [`crate::life`].
//!
//! The reader never waits for a handler. Answers to our own requests complete their waiter in the reader; requests
//! start in order within their scope and run beside each other otherwise.

mod asks;

use std::{
    collections::{HashMap, HashSet, VecDeque},
    fmt,
    hash::{BuildHasher, Hasher, RandomState},
    panic::AssertUnwindSafe,
    sync::{
        Arc, LazyLock, Mutex, MutexGuard, PoisonError,
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
use tokio_util::task::TaskTracker;
use tracing::{debug, warn};

use crate::{
    auth::{Identity, Principal},
    outbox::{Hold, Merge, Outbox, TextKey},
    services::Services,
};

use self::asks::Asks;

pub use self::asks::Settled;

/// A connected client.
pub struct Connection {
    /// Names the connection within the server, and its subscriptions within the engine.
    pub(crate) id: u64,
    pub(crate) services: Arc<Services>,
    identity: Arc<Identity>,
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) asks: Asks,
    waiters: Mutex<HashMap<RequestId, Waiter>>,
    next_request: AtomicI64,
    scopes: Mutex<HashMap<Hold, VecDeque<Job>>>,
    in_flight: AtomicUsize,
    tasks: TaskTracker,
}

/// A notification that is encoded: all clients that it is for share the bytes.
#[derive(Clone, Debug)]
pub struct Message {
    /// The name on the wire, by which clients opt out.
    pub method: &'static str,
    /// The whole message.
    pub frame: Frame,
    /// Set for a delta: others with the same key may be merged with it.
    pub merge: Option<Merge>,
}

impl Message {
    /// Describes a notification that stands for itself.
    pub fn new<M: NotificationMethod>(frame: Frame) -> Self {
        Self {
            method: M::NAME,
            frame,
            merge: None,
        }
    }

    /// Describes a delta, whose text is the member `delta` of the params.
    pub fn delta<M: NotificationMethod>(frame: Frame, key: TextKey) -> Self {
        Self {
            method: M::NAME,
            frame: frame.with_text_member("delta"),
            merge: Some(Merge::Text(key)),
        }
    }
}

/// What happens with the answer to a request of ours. It runs in the reader and must not block.
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

/// Returns a number that no other client has, in this process or another one on the same store.
fn next_id() -> u64 {
    static NEXT: LazyLock<AtomicU64> = LazyLock::new(|| {
        let random = RandomState::new().build_hasher().finish();
        // Observers of other kinds have numbers above these.
        AtomicU64::new((random >> 34 << 32) + 1)
    });
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
            identity,
            outbox,
            asks: Asks::default(),
            waiters: Mutex::default(),
            next_request: AtomicI64::new(0),
            scopes: Mutex::default(),
            in_flight: AtomicUsize::new(0),
            tasks: TaskTracker::new(),
        })
    }

    /// Returns the number of the client, which names its subscriptions within the engine.
    pub fn client(&self) -> u64 {
        self.id
    }

    /// Returns who the client is.
    pub fn principal(&self) -> &Principal {
        self.identity.principal()
    }

    /// Returns what the client may do.
    pub fn rights(&self) -> &dyn Rights {
        &*self.identity
    }

    /// Tells whether the client may do what needs this scope. The gate has asked for what the method needs; handlers ask
    /// for what a member needs.
    pub fn may(&self, needs: Access) -> bool {
        self.principal().scope >= needs
    }

    /// Notes that the client attached to a thread, or made it: from now on it may act on it. Following a thread does this,
    /// too.
    pub fn attach(&self, thread: ThreadId) {
        self.identity.attach(thread);
    }

    /// Returns what the server works with.
    pub fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// Queues an answer, or anything else that must not wait for one, and has it written.
    pub fn send(&self, frame: Frame) {
        self.outbox.push(frame);
    }

    /// Has what is queued written.
    pub fn flush(&self) {
        self.outbox.flush();
    }

    /// Writes what is queued and ends the connection.
    pub fn close(&self) {
        self.outbox.finish();
    }

    /// Ends the connection with an error, after its dialect has failed over something that no request asked for.
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
        let id = RequestId::Int(self.next_request.fetch_add(1, Ordering::Relaxed));
        lock(&self.waiters).insert(id.clone(), waiter);
        self.notify(thread, wire.request::<M>(&id, params), None);
        id
    }

    /// Forgets a request of ours: a late answer is ignored. `false` if it was answered already.
    pub fn withdraw(&self, id: &RequestId) -> bool {
        lock(&self.waiters).remove(id).is_some()
    }

    /// Names a request between this client and the server as the cause of events.
    fn cause(&self, request: &RequestId) -> Cause {
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

    /// Hands an answer to the request of ours that it names. An answer to nothing is ignored.
    pub fn answered(&self, message: &Envelope<'_>) {
        let Id::Known(id) = &message.id else { return };
        let Some(waiter) = lock(&self.waiters).remove(id) else {
            debug!(connection = self.id, %id, "answer to no open request");
            return;
        };
        match (message.error, message.result) {
            (Some(error), _) => waiter(Err(serde_json::from_str(error.get()).unwrap_or_else(
                |_| {
                    RpcError::new(0, "unreadable error").with_data(&RawJson::from(error.to_owned()))
                },
            ))),
            (None, Some(result)) => waiter(Ok(result)),
            (None, None) => waiter(Ok(RawValue::NULL)),
        }
    }

    /// Queues a notification.
    pub fn notify(&self, thread: Option<ThreadId>, frame: Frame, merge: Option<Merge>) {
        self.outbox.push_event(thread, frame, merge);
    }

    /// Returns what those wait for who make messages for the client, while it is behind: what observers return of
    /// [`threadwire_engine::Observer::backlog`].
    pub fn backlog(&self) -> Option<threadwire_engine::BoxFuture<'static, ()>> {
        self.outbox.is_backed_up().then(|| {
            let outbox = Arc::clone(&self.outbox);
            Box::pin(async move { outbox.eased().await }) as _
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

    /// Runs a call in the order of its method's scope and sends its answer. Requests that finish at once are
    /// answered without a task of their own.
    pub fn run(self: &Arc<Self>, id: RequestId, wire: Wire, call: PendingCall) {
        let hold = match call.order {
            Order::Free => None,
            Order::Connection => Some(Hold::Everything),
            Order::Thread(name) => name.parse().ok().map(Hold::Thread),
        };
        let answer = call.answer;
        let job = Job { id, wire, answer };
        let Some(hold) = hold else {
            return self.start(None, job);
        };
        let mut scopes = lock(&self.scopes);
        if let Some(waiting) = scopes.get_mut(&hold) {
            waiting.push_back(job);
        } else {
            scopes.insert(hold, VecDeque::new());
            drop(scopes);
            self.start(Some(hold), job);
        }
    }

    /// Ends what belongs to the connection: nobody answers its requests any more. Answers that are being made get
    /// `patience` to be queued.
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
        self.tasks.spawn(work);
    }

    /// Tells how many requests wait for their answer.
    pub fn in_flight(&self) -> usize {
        self.in_flight.load(Ordering::Relaxed)
            + lock(&self.scopes)
                .values()
                .map(VecDeque::len)
                .sum::<usize>()
    }

    fn start(self: &Arc<Self>, hold: Option<Hold>, job: Job) {
        let mut next = Some(job);
        while let Some(job) = next.take() {
            if let Some(hold) = hold {
                self.outbox.hold(hold);
            }
            let Job { id, wire, answer } = job;
            let mut answer = guarded(self.cause(&id), id, wire, answer);
            match answer
                .as_mut()
                .poll(&mut Context::from_waker(Waker::noop()))
            {
                Poll::Ready(frame) => next = self.finish(hold, frame),
                Poll::Pending => {
                    self.in_flight.fetch_add(1, Ordering::Relaxed);
                    let connection = Arc::clone(self);
                    self.tasks.spawn(async move {
                        let frame = answer.await;
                        connection.in_flight.fetch_sub(1, Ordering::Relaxed);
                        if let Some(job) = connection.finish(hold, frame) {
                            connection.start(hold, job);
                        }
                    });
                }
            }
        }
    }

    /// Sends an answer, lets go what waited for it, and returns the next call of the scope.
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

/// Keeps a panic in a handler from taking more than its request down, and lets the engine know what it does because of
/// the request.
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
