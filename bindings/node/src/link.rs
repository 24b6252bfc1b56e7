//! A connection to an app server, for JavaScript code.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use futures_util::{
    FutureExt, StreamExt,
    future::{AbortHandle, BoxFuture, abortable},
    stream::FuturesUnordered,
};
use napi::{Env, Error, Result, bindgen_prelude::PromiseRaw};
use napi_derive::napi;
use serde_json::{Value, json, value::RawValue};
use threadwire_client::{
    ClientError, CloseReason, Connection, Endpoint, Event, Reconnect, Responder, Transport,
    protocol::{
        RawJson,
        envelope::{MAX_DEPTH, RpcError, Wire, exceeds_depth},
    },
};
use tokio::{process::Command, sync::mpsc, task::unconstrained};

use crate::letters::{BATCH, Letters, Outbox, letter};

/// The kind of a letter: its first element. The numbers are those of `src/connection.ts`.
mod kind {
    /// The result of a request: its number, the result.
    pub(super) const RESULT: u8 = 0;
    /// The error response of a request: its number, the error.
    pub(super) const ERROR: u8 = 1;
    /// A notification of the peer: method, params.
    pub(super) const NOTIFICATION: u8 = 2;
    /// A request of the peer: its number, method, params.
    pub(super) const REQUEST: u8 = 3;
    /// The connection has ended: the reason. No letter follows.
    pub(super) const CLOSED: u8 = 4;
    /// The transport was lost and the connection reconnects: the reason, as for `CLOSED`.
    pub(super) const RECONNECTING: u8 = 5;
    /// The connection was resumed without loss of messages.
    pub(super) const RESUMED: u8 = 6;
    /// The connection was renewed: the server sees a new connection, and threads must be attached again. The handshake
    /// is done.
    pub(super) const RENEWED: u8 = 7;
    /// A request gets no response: the transport was lost and the server did not keep the session. The connection is
    /// open again: the number of the request, the reason.
    pub(super) const LOST: u8 = 8;
    /// The response to a request cannot be parsed: its number, a sentence.
    pub(super) const UNREADABLE: u8 = 9;
}

/// The specification of a server process.
#[derive(Debug)]
#[napi(object)]
pub(crate) struct CommandOptions {
    /// Program and arguments.
    pub command: Vec<String>,
    /// Working directory; by default that of this process.
    pub cwd: Option<String>,
    /// Environment variables to set, in addition to those of this process.
    pub env: Option<HashMap<String, String>>,
}

/// A connection.
#[derive(Debug)]
#[napi]
pub struct Link {
    orders: mpsc::UnboundedSender<Order>,
    questions: Arc<Questions>,
    letters: Letters,
}

/// Unanswered requests of the server, by number.
#[derive(Debug, Default)]
struct Questions(Mutex<HashMap<u32, Responder>>);

/// An operation on a connection, requested by JavaScript.
#[derive(Debug)]
enum Order {
    Request {
        id: u32,
        method: String,
        params: RawJson,
    },
    Forget {
        id: u32,
    },
    Notify {
        method: String,
        params: RawJson,
    },
    Close,
}

/// Starts a server process that speaks one message per line.
#[napi]
pub(crate) async fn open_command(jsonrpc: bool, options: CommandOptions) -> Result<Link> {
    let Some((program, arguments)) = options.command.split_first() else {
        return Err(Error::from_reason("the command is empty"));
    };
    let mut command = Command::new(program);
    command.args(arguments);
    if let Some(cwd) = options.cwd {
        command.current_dir(cwd);
    }
    command.envs(options.env.unwrap_or_default());
    Link::open(jsonrpc, Endpoint::command(command)).await
}

/// Connects to `ws://host:port/path`, `wss://host/path` or `unix:///path`.
///
/// With `reconnect`, a connection reconnects after the loss of its transport, and gives up after this many seconds.
#[napi]
pub(crate) async fn open_address(
    jsonrpc: bool,
    address: String,
    token: Option<String>,
    reconnect: Option<f64>,
) -> Result<Link> {
    let reconnect = reconnect
        .map(|seconds| {
            let give_up_after = Duration::try_from_secs_f64(seconds)
                .map_err(|error| Error::from_reason(format!("reconnect: {error}")))?;
            Result::Ok(Reconnect {
                give_up_after,
                ..Reconnect::default()
            })
        })
        .transpose()?;
    let endpoint =
        threadwire_cli::endpoint(&address, token.as_deref()).map_err(Error::from_reason)?;
    Link::open_with(jsonrpc, endpoint, reconnect).await
}

#[napi]
impl Link {
    /// Sends a request. The letter with the response contains `id`.
    #[napi]
    pub fn request(&self, id: u32, method: String, params: String) -> Result<()> {
        let params = json_text(params)?;
        self.order(Order::Request { id, method, params });
        Ok(())
    }

    /// Stops waiting for the response to a request.
    #[napi]
    pub fn forget(&self, id: u32) {
        self.order(Order::Forget { id });
    }

    /// Sends a notification.
    #[napi]
    pub fn notify(&self, method: String, params: String) -> Result<()> {
        let params = json_text(params)?;
        self.order(Order::Notify { method, params });
        Ok(())
    }

    /// Responds to a request of the server. Does nothing if it was answered or the connection has ended.
    #[napi]
    pub fn respond(&self, question: u32, result: String) -> Result<()> {
        let result = json_text(result)?;
        if let Some(responder) = self.questions.lock().remove(&question) {
            responder.respond(&result);
        }
        Ok(())
    }

    /// Responds with an error to a request of the server. Does nothing if it was answered or the connection has ended.
    #[napi]
    pub fn refuse(
        &self,
        question: u32,
        code: i64,
        message: String,
        data: Option<String>,
    ) -> Result<()> {
        let mut error = RpcError::new(code, message);
        error.data = data.map(json_text).transpose()?;
        if let Some(responder) = self.questions.lock().remove(&question) {
            responder.refuse(&error);
        }
        Ok(())
    }

    /// Takes the queued letters as a JSON array. The last letter contains the reason for the end of the connection.
    // The future must not borrow from an object: the objects of a worker are freed with it, even during a call.
    #[napi(ts_return_type = "Promise<string>")]
    pub fn take<'env>(&self, env: &'env Env) -> Result<PromiseRaw<'env, String>> {
        let letters = self.letters.clone();
        env.spawn_future(async move { Ok(letters.take().await) })
    }

    /// Closes the connection.
    #[napi]
    pub fn close(&self) {
        self.order(Order::Close);
    }
}

impl Link {
    /// Connects.
    pub(crate) async fn open(jsonrpc: bool, endpoint: Endpoint) -> Result<Self> {
        Self::open_with(jsonrpc, endpoint, None).await
    }

    async fn open_with(
        jsonrpc: bool,
        endpoint: Endpoint,
        reconnect: Option<Reconnect>,
    ) -> Result<Self> {
        let wire = Wire {
            jsonrpc,
            version: usize::MAX,
        };
        let connection = Connection::open_with(wire, endpoint, reconnect)
            .await
            .map_err(|error| Error::from_reason(error.to_string()))?;
        let (orders, queue) = mpsc::unbounded_channel();
        let (outbox, letters) = Letters::channel();
        let questions = Arc::default();
        let driver = Driver {
            connection,
            outbox,
            questions: Arc::clone(&questions),
            next_question: 0,
            batch: Vec::with_capacity(BATCH),
            open: FuturesUnordered::new(),
            waiting: HashMap::new(),
        };
        tokio::spawn(driver.run(queue));
        Ok(Self {
            orders,
            questions,
            letters,
        })
    }

    fn order(&self, order: Order) {
        // Fails only after the end, which JavaScript learns from a letter.
        let _ = self.orders.send(order);
    }
}

impl Questions {
    fn lock(&self) -> MutexGuard<'_, HashMap<u32, Responder>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The task that performs orders and hands over messages of the server. It ends with the connection or with the
/// [`Link`].
struct Driver {
    connection: Connection,
    outbox: Outbox,
    questions: Arc<Questions>,
    next_question: u32,
    batch: Vec<Event>,
    /// New futures are polled first in their order, so that messages are sent in order.
    open: FuturesUnordered<BoxFuture<'static, Done>>,
    /// Pending requests.
    waiting: HashMap<u32, AbortHandle>,
}

/// The result of an order.
#[derive(Default)]
struct Done {
    /// The number of the request.
    request: Option<u32>,
    /// The letter with the response.
    letter: Option<String>,
}

impl Driver {
    async fn run(mut self, mut orders: mpsc::UnboundedReceiver<Order>) {
        loop {
            tokio::select! {
                biased;
                order = orders.recv() => match order {
                    Some(order) => self.start(order),
                    None => return,
                },
                count = self.connection.next_events(&mut self.batch, BATCH) => {
                    if count == 0 {
                        let reason = self.connection.closed().await;
                        // Fails only if JavaScript has dropped the link.
                        let _ = self.outbox.send(closed(&reason)).await;
                        return;
                    }
                    self.hand_over().await;
                }
                Some(done) = self.open.next() => {
                    // Events that the server sent before its response must precede the response.
                    while let Some(1..) = unconstrained(self.connection.next_events(&mut self.batch, BATCH)).now_or_never() {
                        self.hand_over().await;
                    }
                    if let Some(id) = done.request {
                        self.waiting.remove(&id);
                    }
                    if let Some(letter) = done.letter {
                        let _ = self.outbox.send(letter).await;
                    }
                }
            }
        }
    }

    fn start(&mut self, order: Order) {
        let connection = self.connection.clone();
        match order {
            Order::Request { id, method, params } => {
                let (answer, handle) = abortable(async move {
                    match connection.request_raw(&method, &params).await {
                        Ok(result) => Some(letter(&(kind::RESULT, id, result))),
                        Err(ClientError::Rpc(error)) => Some(letter(&(kind::ERROR, id, error))),
                        Err(ClientError::Lost { reason }) => {
                            Some(letter(&(kind::LOST, id, json_reason(&reason))))
                        }
                        Err(error @ ClientError::TooDeep { .. }) => {
                            Some(letter(&(kind::UNREADABLE, id, error.to_string())))
                        }
                        // The end of the connection has its own letter.
                        Err(_) => None,
                    }
                });
                self.waiting.insert(id, handle);
                let done = answer.map(move |answer| Done {
                    request: Some(id),
                    letter: answer.ok().flatten(),
                });
                self.open.push(done.boxed());
            }
            Order::Forget { id } => {
                if let Some(handle) = self.waiting.remove(&id) {
                    handle.abort();
                }
            }
            Order::Notify { method, params } => self.open.push(
                async move {
                    // Fails only at the end of the connection, which has its own letter.
                    let _ = connection.notify_raw(&method, &params).await;
                    Done::default()
                }
                .boxed(),
            ),
            Order::Close => self.open.push(
                async move {
                    connection.close().await;
                    Done::default()
                }
                .boxed(),
            ),
        }
    }

    async fn hand_over(&mut self) {
        for event in self.batch.drain(..) {
            let content = match event {
                Event::Notification { method, params } => {
                    letter(&(kind::NOTIFICATION, method, params))
                }
                Event::Request {
                    method,
                    params,
                    responder,
                } => {
                    self.next_question += 1;
                    self.questions.lock().insert(self.next_question, responder);
                    letter(&(kind::REQUEST, self.next_question, method, params))
                }
                Event::Transport(Transport::Lost(reason)) => {
                    letter(&(kind::RECONNECTING, json_reason(&reason)))
                }
                Event::Transport(Transport::Resumed) => letter(&(kind::RESUMED,)),
                // Includes kinds that later versions may add: the layer above then refreshes its whole state.
                Event::Transport(_) => letter(&(kind::RENEWED,)),
            };
            // Fails only if JavaScript has dropped the link, which ends the loop through the closed orders.
            let _ = self.outbox.send(content).await;
        }
    }
}

fn closed(reason: &CloseReason) -> String {
    letter(&(kind::CLOSED, json_reason(reason)))
}

fn json_reason(reason: &CloseReason) -> Value {
    json!({
        "message": reason.message,
        "exitStatus": reason.exit.map(|exit| exit.to_string()),
        "exitCode": reason.exit.and_then(|exit| exit.code()),
        "stderr": reason.stderr,
    })
}

/// Checks that a text is one JSON value with at most the nesting depth that the server reads.
fn json_text(text: String) -> Result<RawJson> {
    if exceeds_depth(text.as_bytes(), MAX_DEPTH - 1) {
        let error = format!("nested deeper than {} levels", MAX_DEPTH - 1);
        return Err(Error::from_reason(error));
    }
    RawValue::from_string(text)
        .map(RawJson::from)
        .map_err(|error| Error::from_reason(format!("not JSON: {error}")))
}
