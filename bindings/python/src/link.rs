//! A connection to an app server, for Python code.

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

/// Maximum number of events that are handed to Python without being acknowledged (backpressure).
const WINDOW: usize = 4096;
/// Maximum number of events per batch.
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
    /// Requests of the server that Python has not answered.
    questions: Mutex<HashMap<u64, Responder>>,
    /// Pending requests, with handles that abort them.
    requests: Mutex<HashMap<u64, AbortHandle>>,
    /// Number of events that Python has not acknowledged.
    outstanding: AtomicUsize,
    credit: Notify,
}

/// An operation on a connection, requested by Python.
#[derive(Debug)]
enum Order {
    Request {
        to: u64,
        method: String,
        params: RawJson,
        timeout: Option<Duration>,
        /// Aborts the request.
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

/// Starts a server process that speaks one message per line. `to` gets the [`Link`], `events` the server's messages.
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

/// Connects to `ws://host:port/path`, `wss://host/path` or `unix:///path`. `to` gets the [`Link`], `events` the server's messages.
///
/// With `reconnect`, a connection reconnects after the loss of its transport, and gives up after this many seconds.
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
    let endpoint = match threadwire_cli::endpoint(address, token) {
        Ok(endpoint) => endpoint,
        Err(problem) => {
            let problem = format!("cannot connect to {address}: {problem}");
            mailbox.put(Letter::failed(to, problem));
            return Ok(());
        }
    };
    open(mailbox, to, events, jsonrpc, endpoint, reconnect)
}

/// Connects in a background task.
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
    /// Sends a request. `to` gets the response. `timeout` is in seconds.
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

    /// Stops waiting for a response. The server may still process the request.
    fn forget(&self, to: u64) {
        if let Some(request) = self.shared.requests().remove(&to) {
            request.abort();
        }
    }

    /// Sends a notification. `to` gets a letter when it is sent.
    fn notify(&self, to: u64, method: String, params: String) -> PyResult<()> {
        self.order(Order::Notify {
            to,
            method,
            params: json(params)?,
        });
        Ok(())
    }

    /// Responds to a request of the server. Does nothing if it was answered or the connection has ended.
    fn respond(&self, question: u64, result: String) -> PyResult<()> {
        let result = json(result)?;
        if let Some(responder) = self.shared.questions().remove(&question) {
            responder.respond(&result);
        }
        Ok(())
    }

    /// Responds with an error to a request of the server. Does nothing if it was answered or the connection has ended.
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

    /// Acknowledges `count` events.
    fn credit(&self, count: usize) {
        self.shared.outstanding.fetch_sub(count, Ordering::Relaxed);
        self.shared.credit.notify_one();
    }

    /// Closes the connection. `to` gets a letter when it has ended.
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

/// The task that performs orders and hands over events. It ends with the [`Link`].
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
        // New futures are polled first in their order, so that requests are sent in order.
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
                    // Events that the server sent before its response must precede the response.
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
                        // No caller waits for this letter.
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
            // Includes kinds that later versions may add: the layer above then refreshes its whole state.
            Event::Transport(_) => Letter::new(*events, Kind::Renewed, Body::Nothing),
        }));
    }
}

/// Checks that a text is one JSON value with at most the nesting depth that the server reads.
fn json(text: String) -> PyResult<RawJson> {
    if exceeds_depth(text.as_bytes(), MAX_DEPTH - 1) {
        let error = format!("nested deeper than {} levels", MAX_DEPTH - 1);
        return Err(PyValueError::new_err(error));
    }
    RawValue::from_string(text)
        .map(RawJson::from)
        .map_err(|error| PyValueError::new_err(format!("not JSON: {error}")))
}
