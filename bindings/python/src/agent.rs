//! Agents in Python: turns go to the mailbox of an event loop, and return as acts.

use futures_util::{FutureExt, future::BoxFuture};
use pyo3::{exceptions::PyValueError, prelude::*};
use serde_json::{Value, json};
use threadwire_bridge::{AgentAction, CallError, Run};
use threadwire_client::protocol::envelope::{MAX_DEPTH, exceeds_depth};

use crate::mailbox::{Body, Kind, Letter, Mailbox};

/// The destination of one server's turns: a mailbox, and the receiver in it.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    pub(crate) mailbox: Mailbox,
    pub(crate) receiver: u64,
}

impl threadwire_bridge::Mailbox for Turns {
    fn put(&self, letter: threadwire_bridge::Letter) -> BoxFuture<'static, ()> {
        use threadwire_bridge::Letter as L;

        let to_agent = |kind, run, body| Letter {
            number: u64::from(run),
            ..Letter::new(self.receiver, kind, body)
        };
        self.mailbox.put(match letter {
            L::Start { run, start } => {
                let number = run.number();
                let turn = Turn { run, start };
                to_agent(Kind::Turn, number, Body::Turn(turn))
            }
            L::Cancel { run } => to_agent(Kind::Cancel, run, Body::Nothing),
            L::Over { run } => to_agent(Kind::Over, run, Body::Nothing),
            L::Result { call, result, .. } => {
                let text = result.unwrap_or_else(|error| refusal(&error).to_string());
                Letter::new(call, Kind::Done, Body::Text(text.into()))
            }
        });
        // The mailbox is unbounded: an agent gets few letters that it did not request.
        std::future::ready(()).boxed()
    }
}

/// Encodes a failed call for `threadwire/_agent.py`. No successful result has a member with this name.
fn refusal(error: &CallError) -> Value {
    match error {
        CallError::Interrupted => json!({ "refused": "interrupted" }),
        CallError::Failed(reason) => json!({ "refused": "failed", "reason": reason }),
    }
}

/// A turn for Python code. Its acts are performed in order.
#[pyclass(frozen, module = "threadwire._native")]
#[derive(Debug)]
pub(crate) struct Turn {
    run: Run,
    start: String,
}

#[pymethods]
impl Turn {
    /// The thread and the input, as JSON.
    #[getter]
    fn start(&self) -> &str {
        &self.start
    }

    /// Appends to the message of the agent.
    fn text(&self, text: String) {
        self.run.act(AgentAction::Text(text));
    }

    /// Performs an act, given as JSON. Does nothing after the end of the turn.
    fn act(&self, act: &str) -> PyResult<()> {
        let error = |error: &dyn ToString| PyValueError::new_err(error.to_string());
        // The act becomes part of messages, so its depth is limited.
        if exceeds_depth(act.as_bytes(), MAX_DEPTH) {
            return Err(error(&format!("nested deeper than {MAX_DEPTH} levels")));
        }
        let act = serde_json::from_str(act).map_err(|failed| error(&failed))?;
        self.run.act(act);
        Ok(())
    }

    /// Sends a result to `to` when all earlier acts are done.
    fn flush(&self, to: u64) {
        self.run.act(AgentAction::Flush(to));
    }

    /// Stops the call whose result goes to `call`, because nobody waits for it any more.
    fn forget(&self, call: u64) {
        self.run.act(AgentAction::Forget(call));
    }

    /// Ends the turn: completed, or failed with an error for the user.
    #[pyo3(signature = (error))]
    fn finish(&self, error: Option<String>) {
        self.run.act(match error {
            None => AgentAction::Done,
            Some(message) => AgentAction::Fail { message },
        });
    }
}
