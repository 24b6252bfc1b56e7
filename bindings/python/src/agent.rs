//! Agents in Python: the engine's turns go to a task of an event loop, and what the task does comes back in order.

mod op;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use futures_util::{StreamExt, future::BoxFuture, stream::FuturesUnordered};
use pyo3::{exceptions::PyValueError, prelude::*};
use threadwire_agent::tools::Tools;
use threadwire_engine::{
    Agent, DeltaKind, ItemBody, ItemId, Model, TurnContext, TurnError, TurnErrorKind,
};
use tokio::sync::mpsc;

use self::op::Op;
use crate::mailbox::{Body, Kind, Letter, Mailbox};

/// Runs turns in Python.
#[derive(Debug)]
pub(crate) struct PythonAgent {
    name: String,
    mailbox: Mailbox,
    /// Who gets the turns.
    receiver: u64,
    home: Option<PathBuf>,
    next_turn: AtomicU64,
}

impl PythonAgent {
    pub(crate) fn new(
        name: String,
        mailbox: Mailbox,
        receiver: u64,
        home: Option<PathBuf>,
    ) -> Self {
        Self {
            name,
            mailbox,
            receiver,
            home,
            next_turn: AtomicU64::new(1),
        }
    }
}

impl Agent for PythonAgent {
    fn name(&self) -> &str {
        &self.name
    }

    fn models(&self) -> Vec<Model> {
        vec![Model {
            id: self.name.clone(),
            provider: "python".to_owned(),
            display_name: self.name.clone(),
            description: "An agent written in Python".to_owned(),
            efforts: Vec::new(),
            default_effort: None,
            is_default: true,
        }]
    }

    fn run(&self, turn: TurnContext) -> threadwire_engine::BoxFuture<'_, Result<(), TurnError>> {
        let number = self.next_turn.fetch_add(1, Ordering::Relaxed);
        let (orders, queue) = mpsc::unbounded_channel();
        let handle = Turn {
            context: turn.clone(),
            orders,
        };
        self.mailbox.put(Letter {
            number,
            ..Letter::new(self.receiver, Kind::Turn, Body::Turn(handle))
        });
        let tools = Tools::new(turn.clone(), self.home.as_deref());
        let driver = Driver {
            turn,
            tools: Arc::new(tools),
            mailbox: self.mailbox.clone(),
            writing: None,
            receiver: self.receiver,
            number,
        };
        Box::pin(driver.run(queue))
    }
}

/// A turn, as Python holds it. What it is told to do is done in order.
#[pyclass(frozen, module = "threadwire._native")]
#[derive(Debug)]
pub(crate) struct Turn {
    context: TurnContext,
    orders: mpsc::UnboundedSender<Order>,
}

/// What Python wants of a turn.
#[derive(Debug)]
enum Order {
    /// Continues the agent's message, or its thought.
    Text { thought: bool, text: Box<str> },
    /// Does something that has an outcome.
    Op { to: u64, op: Op },
    /// Hears when everything before was done.
    Flush { to: u64 },
    /// Ends the turn.
    Finish(Result<(), TurnError>),
}

#[pymethods]
impl Turn {
    /// The id of the turn.
    #[getter]
    fn id(&self) -> String {
        self.context.id().to_string()
    }

    /// The thread and the input, as JSON.
    #[getter]
    fn start(&self) -> PyResult<String> {
        op::start(&self.context).map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Continues the message of the agent, or with `thought` what it thinks.
    fn text(&self, thought: bool, text: String) {
        self.order(Order::Text {
            thought,
            text: text.into(),
        });
    }

    /// Does something, described in JSON. `to` gets the outcome, in JSON.
    fn op(&self, to: u64, op: &str) -> PyResult<()> {
        let op =
            serde_json::from_str(op).map_err(|error| PyValueError::new_err(error.to_string()))?;
        self.order(Order::Op { to, op });
        Ok(())
    }

    /// `to` hears when everything before was done.
    fn flush(&self, to: u64) {
        self.order(Order::Flush { to });
    }

    /// Ends the turn: well, or with an error and its details.
    #[pyo3(signature = (error, details))]
    fn finish(&self, error: Option<String>, details: Option<String>) {
        let outcome = match error {
            None => Ok(()),
            Some(message) => Err(TurnError {
                message,
                kind: TurnErrorKind::Other,
                details,
            }),
        };
        self.order(Order::Finish(outcome));
    }
}

impl Turn {
    fn order(&self, order: Order) {
        // A turn that has ended has no use for it.
        let _ = self.orders.send(order);
    }
}

/// Carries out what Python wants of a turn.
struct Driver {
    turn: TurnContext,
    tools: Arc<Tools>,
    mailbox: Mailbox,
    /// The open message or thought.
    writing: Option<(bool, ItemId)>,
    /// Who gets the turns, and what this one is called there.
    receiver: u64,
    number: u64,
}

impl Drop for Driver {
    /// However the turn ends, its task ends with it, and nothing waits in vain.
    fn drop(&mut self) {
        self.tell(Kind::Over);
    }
}

impl Driver {
    async fn run(mut self, mut orders: mpsc::UnboundedReceiver<Order>) -> Result<(), TurnError> {
        let mut open: FuturesUnordered<BoxFuture<'static, Letter>> = FuturesUnordered::new();
        let cancelled = self.turn.cancelled().clone();
        let mut cancelling = false;
        loop {
            tokio::select! {
                biased;
                () = cancelled.cancelled(), if !cancelling => {
                    cancelling = true;
                    self.tell(Kind::Cancel);
                }
                order = orders.recv() => match order {
                    Some(Order::Text { thought, text }) => self.write(thought, text).await,
                    Some(Order::Op { to, op }) => {
                        self.end_text().await;
                        open.push(Box::pin(op.run(Arc::clone(&self.tools), to)));
                    }
                    Some(Order::Flush { to }) => {
                        self.mailbox.put(Letter::new(to, Kind::Done, Body::Nothing));
                    }
                    Some(Order::Finish(outcome)) => {
                        self.end_text().await;
                        return outcome;
                    }
                    None => return Err(TurnError {
                        message: "the agent went away".to_owned(),
                        kind: TurnErrorKind::Other,
                        details: None,
                    }),
                },
                Some(letter) = open.next() => self.mailbox.put(letter),
            }
        }
    }

    fn tell(&self, kind: Kind) {
        self.mailbox.put(Letter {
            number: self.number,
            ..Letter::new(self.receiver, kind, Body::Nothing)
        });
    }

    /// Continues the message or thought; texts of one kind that follow each other are one item.
    async fn write(&mut self, thought: bool, text: Box<str>) {
        let id = match &self.writing {
            Some((kind, id)) if *kind == thought => id.clone(),
            _ => {
                self.end_text().await;
                let body = if thought {
                    ItemBody::Reasoning {
                        summary: Vec::new(),
                        content: Vec::new(),
                    }
                } else {
                    ItemBody::Agent {
                        text: String::new(),
                    }
                };
                let id = self.turn.start_item(body).await;
                self.writing = Some((thought, id.clone()));
                id
            }
        };
        let kind = if thought {
            DeltaKind::Summary(0)
        } else {
            DeltaKind::Text
        };
        self.turn.delta(&id, kind, text).await;
    }

    async fn end_text(&mut self) {
        if let Some((_, id)) = self.writing.take() {
            self.turn.complete_text(&id).await;
        }
    }
}
