//! A connection to an app server, as Python holds it.

use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures_util::{
    FutureExt, StreamExt,
    future::{AbortHandle, AbortRegistration, Abortable, Aborted, BoxFuture},
    stream::FuturesUnordered,
};
use pyo3::{exceptions::PyValueError, prelude::*};
use serde_json::value::RawValue;
use threadwire_client::{
    Connection, Endpoint, Event, Reconnect, Responder, Transport,
    protocol::{
        RawJson,
        envelope::{MAX_DEPTH, RpcError, Wire, exceeds_depth},
    },
};
use tokio::{
    process::Command,
    sync::{Notify, mpsc},
};

use crate::{
    mailbox::{Body, Kind, Letter, Mailbox},
    runtime,
};

/// Events that Python gets without having said that it dealt with earlier ones.
const WINDOW: usize = 4096;
/// Events that change hands at once.
const BATCH: usize = 64;

/// A connection.
#[pyclass(frozen, module = "threadwire._native")]
#[derive(Debug)]
pub(crate) struct Link {
    orders: mpsc::UnboundedSender<Order>,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Questions of the server that Python has not answered.
    questions: Mutex<HashMap<u64, Responder>>,
    /// Requests whose answer is waited for.
    requests: Mutex<HashMap<u64, AbortHandle>>,
    /// Events that Python has and has not dealt with.
    outstanding: AtomicUsize,
    credit: Notify,
}

/// What Python wants of a connection.
#[derive(Debug)]
enum Order {
    Request {
        to: u64,
        method: String,
        params: RawJson,
        timeout: Option<Duration>,
        /// Ends the waiting early.
        until: AbortRegistration,
    },
    Notify {
        to: u64,
        method: String,
        params: RawJson,
    },
    Close {
        to: u64,
    },
}

/// Starts a process and speaks with it in lines. `to` gets the [`Link`], `events` what the server says.
#[pyfunction]
#[pyo3(signature = (mailbox, to, events, jsonrpc, command, cwd, env))]
pub(crate) fn open_command(
    mailbox: &Mailbox,
    to: u64,
    events: u64,
    jsonrpc: bool,
    command: Vec<String>,
    cwd: Option<PathBuf>,
    env: Option<HashMap<String, String>>,
) -> PyResult<()> {
    let Some((program, arguments)) = command.split_first() else {
        return Err(PyValueError::new_err("the command is empty"));
    };
    let mut command = Command::new(program);
    command.args(arguments);
    if let Some(cwd) = cwd {
        command.current_dir(cwd);
    }
    command.envs(env.unwrap_or_default());
    let endpoint = Endpoint::command(command);
    open(mailbox, to, events, jsonrpc, endpoint, None)
}

/// Connects to `ws://host:port/path` or `unix:///path`. `to` gets the [`Link`], `events` what the server says.
///
/// With `reconnect`, a connection whose transport is lost comes back, and gives up after so many seconds.
#[pyfunction]
#[pyo3(signature = (mailbox, to, events, jsonrpc, address, token, reconnect = None))]
pub(crate) fn open_address(
    mailbox: &Mailbox,
    to: u64,
    events: u64,
    jsonrpc: bool,
    address: &str,
    token: Option<&str>,
    reconnect: Option<f64>,
) -> PyResult<()> {
    let reconnect = reconnect
        .map(|seconds| {
            let give_up_after = Duration::try_from_secs_f64(seconds)
                .map_err(|error| PyValueError::new_err(format!("reconnect: {error}")))?;
            PyResult::Ok(Reconnect {
                give_up_after,
                ..Reconnect::default()
            })
        })
        .transpose()?;
    let endpoint = Endpoint::address(address, token);
    open(mailbox, to, events, jsonrpc, endpoint, reconnect)
}

/// Connects in the background.
pub(crate) fn open(
    mailbox: &Mailbox,
    to: u64,
    events: u64,
    jsonrpc: bool,
    endpoint: Endpoint,
    reconnect: Option<Reconnect>,
) -> PyResult<()> {
    let mailbox = mailbox.clone();
    let wire = Wire {
        jsonrpc,
        version: usize::MAX,
    };
    runtime::handle()?.spawn(async move {
        let outcome = Connection::open_with(wire, endpoint, reconnect)
            .await
            .map(|connection| Body::Link(Link::new(connection, mailbox.clone(), events)));
        mailbox.put(Letter::outcome(to, outcome));
    });
    Ok(())
}

#[pymethods]
impl Link {
    /// Asks. `to` gets the answer. A timeout is in seconds.
    #[pyo3(signature = (to, method, params, timeout))]
    fn request(
        &self,
        to: u64,
        method: String,
        params: String,
        timeout: Option<f64>,
    ) -> PyResult<()> {
        let timeout = timeout
            .map(Duration::try_from_secs_f64)
            .transpose()
            .map_err(|error| PyValueError::new_err(format!("timeout: {error}")))?;
        let params = json(params)?;
        let (handle, until) = AbortHandle::new_pair();
        self.shared.requests().insert(to, handle);
        self.order(Order::Request {
            to,
            method,
            params,
            timeout,
            until,
        });
        Ok(())
    }

    /// Gives up waiting for an answer. What was asked may still be done.
    fn forget(&self, to: u64) {
        if let Some(request) = self.shared.requests().remove(&to) {
            request.abort();
        }
    }

    /// Tells. `to` hears when it is on its way.
    fn notify(&self, to: u64, method: String, params: String) -> PyResult<()> {
        self.order(Order::Notify {
            to,
            method,
            params: json(params)?,
        });
        Ok(())
    }

    /// Answers a question of the server. Once answered, or after the end, it does nothing.
    fn respond(&self, question: u64, result: String) -> PyResult<()> {
        let result = json(result)?;
        if let Some(responder) = self.shared.questions().remove(&question) {
            responder.respond(&result);
        }
        Ok(())
    }

    /// Refuses a question of the server. Once answered, or after the end, it does nothing.
    #[pyo3(signature = (question, code, message, data))]
    fn refuse(
        &self,
        question: u64,
        code: i64,
        message: String,
        data: Option<String>,
    ) -> PyResult<()> {
        let mut error = RpcError::new(code, message);
        error.data = data.map(json).transpose()?;
        if let Some(responder) = self.shared.questions().remove(&question) {
            responder.refuse(&error);
        }
        Ok(())
    }

    /// Says that `count` events were dealt with.
    fn credit(&self, count: usize) {
        self.shared.outstanding.fetch_sub(count, Ordering::Relaxed);
        self.shared.credit.notify_one();
    }

    /// Ends the connection in order. `to` hears when it has ended.
    fn close(&self, to: u64) {
        self.order(Order::Close { to });
    }
}

impl Link {
    fn new(connection: Connection, mailbox: Mailbox, events: u64) -> Self {
        let (orders, queue) = mpsc::unbounded_channel();
        let shared = Arc::new(Shared::default());
        tokio::spawn(
            Driver {
                connection,
                mailbox,
                events,
                shared: Arc::clone(&shared),
                next_question: 0,
                batch: Vec::with_capacity(BATCH),
            }
            .run(queue),
        );
        Self { orders, shared }
    }

    fn order(&self, order: Order) {
        // The driver lives as long as this handle.
        let _ = self.orders.send(order);
    }
}

impl Shared {
    fn questions(&self) -> MutexGuard<'_, HashMap<u64, Responder>> {
        self.questions
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    fn requests(&self) -> MutexGuard<'_, HashMap<u64, AbortHandle>> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Carries out orders and hands over events. It ends with the [`Link`].
struct Driver {
    connection: Connection,
    mailbox: Mailbox,
    events: u64,
    shared: Arc<Shared>,
    next_question: u64,
    batch: Vec<Event>,
}

impl Driver {
    async fn run(mut self, mut orders: mpsc::UnboundedReceiver<Order>) {
        // Polled for the first time in the order in which they came, so that requests leave in that order.
        let mut open: FuturesUnordered<BoxFuture<'static, Letter>> = FuturesUnordered::new();
        let mut alive = true;
        loop {
            let room = self.shared.outstanding.load(Ordering::Relaxed) < WINDOW;
            tokio::select! {
                biased;
                order = orders.recv() => match order {
                    Some(order) => open.push(self.start(order)),
                    None => return,
                },
                count = self.connection.next_events(&mut self.batch, BATCH), if alive && room => {
                    self.hand_over();
                    if count == 0 {
                        alive = false;
                        let reason = self.connection.closed().await;
                        self.mailbox.put(Letter::closed(self.events, &reason));
                    }
                }
                () = self.shared.credit.notified(), if !room => {}
                Some(letter) = open.next() => {
                    // What the server said before it answered comes before the answer.
                    while let Some(1..) = tokio::task::unconstrained(self.connection.next_events(&mut self.batch, BATCH)).now_or_never() {
                        self.hand_over();
                    }
                    self.mailbox.put(letter);
                }
            }
        }
    }

    fn start(&self, order: Order) -> BoxFuture<'static, Letter> {
        let connection = self.connection.clone();
        match order {
            Order::Request {
                to,
                method,
                params,
                timeout,
                until,
            } => {
                let shared = Arc::clone(&self.shared);
                async move {
                    let connection = match timeout {
                        Some(timeout) => connection.with_timeout(timeout),
                        None => connection,
                    };
                    let answer =
                        Abortable::new(connection.request_raw(&method, &params), until).await;
                    shared.requests().remove(&to);
                    match answer {
                        Ok(answer) => Letter::outcome(to, answer.map(Body::Json)),
                        // Nobody waits for the letter any more.
                        Err(Aborted) => Letter::new(to, Kind::Done, Body::Nothing),
                    }
                }
                .boxed()
            }
            Order::Notify { to, method, params } => async move {
                let sent = connection.notify_raw(&method, &params).await;
                Letter::outcome(to, sent.map(|()| Body::Nothing))
            }
            .boxed(),
            Order::Close { to } => async move {
                connection.close().await;
                Letter::new(to, Kind::Done, Body::Nothing)
            }
            .boxed(),
        }
    }

    fn hand_over(&mut self) {
        self.shared
            .outstanding
            .fetch_add(self.batch.len(), Ordering::Relaxed);
        let Self {
            batch,
            events,
            shared,
            next_question,
            mailbox,
            ..
        } = self;
        mailbox.put_all(batch.drain(..).map(|event| match event {
            Event::Notification { method, params } => Letter {
                to: *events,
                kind: Kind::Notification,
                body: Body::Text(method),
                extra: Body::Json(params),
                number: 0,
            },
            Event::Request {
                method,
                params,
                responder,
            } => {
                *next_question += 1;
                shared.questions().insert(*next_question, responder);
                Letter {
                    to: *events,
                    kind: Kind::Request,
                    body: Body::Text(method),
                    extra: Body::Json(params),
                    number: *next_question,
                }
            }
            Event::Transport(Transport::Lost(reason)) => {
                Letter::with_reason(*events, Kind::Reconnecting, &reason)
            }
            Event::Transport(Transport::Resumed) => {
                Letter::new(*events, Kind::Resumed, Body::Nothing)
            }
            // Also what may come with a later version: the layer above looks at everything anew then.
            Event::Transport(_) => Letter::new(*events, Kind::Renewed, Body::Nothing),
        }));
    }
}

/// Takes text that must be one JSON value, and not be nested deeper than the server reads.
fn json(text: String) -> PyResult<RawJson> {
    if exceeds_depth(text.as_bytes(), MAX_DEPTH - 1) {
        let error = format!("nested deeper than {} levels", MAX_DEPTH - 1);
        return Err(PyValueError::new_err(error));
    }
    RawValue::from_string(text)
        .map(RawJson::from)
        .map_err(|error| PyValueError::new_err(format!("not JSON: {error}")))
}
