//! The acts of an agent, as its language encodes them: one JSON value per act, externally tagged, members in camel
//! case.

use serde::Deserialize;
use threadwire_engine::{Json, Plan, PlanStep, PlanStepStatus, Usage};

use crate::call::Call;

/// An action of an agent.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum AgentAction {
    /// Appends to the current message, or starts a message.
    Text(String),
    /// Adds a separate message.
    Message(String),
    /// Appends to the current reasoning, or starts one.
    Thought(String),
    /// Shows the whole plan.
    Plan {
        /// The reason for the plan or its change.
        explanation: Option<String>,
        /// Its steps, in order.
        steps: Vec<Step>,
    },
    /// Shows a warning to the user; the turn continues.
    Warning(String),
    /// Reports the tokens of a model request.
    Usage {
        /// All input tokens, including cached ones.
        #[serde(default)]
        input: u64,
        /// Input tokens read from a cache.
        #[serde(default)]
        cached_input: u64,
        /// Output tokens, including those of reasoning.
        #[serde(default)]
        output: u64,
        /// Output tokens of reasoning.
        #[serde(default)]
        reasoning: u64,
        /// Size of the model's context window in tokens, if known.
        context_window: Option<u64>,
    },
    /// Shows the start of a call of the agent's own tool.
    ToolCall {
        /// Id of the call, unique in the turn.
        id: String,
        /// Name of the tool.
        name: String,
        /// The arguments.
        arguments: Json,
    },
    /// Shows the result of such a call.
    ToolResult {
        /// Id of the call.
        id: String,
        /// The output of the tool, as text.
        output: Option<String>,
        /// The error, if the call failed.
        error: Option<String>,
    },
    /// Replaces the agent's state of the thread: a JSON object.
    State(Json),
    /// Starts a call; the result is returned with this number.
    Call(u64, Call),
    /// Stops the call with this number: its result is not awaited any more.
    Forget(u64),
    /// Requests a result with this number after all earlier acts are done.
    Flush(u64),
    /// Completes the turn.
    Done,
    /// Fails the turn.
    Fail {
        /// The error message for the user.
        message: String,
    },
}

/// A step of a plan.
#[derive(Debug, Deserialize)]
pub struct Step {
    text: String,
    status: StepStatus,
}

/// The status of a step.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StepStatus {
    Pending,
    InProgress,
    Completed,
}

impl From<Step> for PlanStep {
    fn from(step: Step) -> Self {
        let status = match step.status {
            StepStatus::Pending => PlanStepStatus::Pending,
            StepStatus::InProgress => PlanStepStatus::InProgress,
            StepStatus::Completed => PlanStepStatus::Completed,
        };
        Self {
            text: step.text,
            status,
        }
    }
}

pub(crate) fn plan(explanation: Option<String>, steps: Vec<Step>) -> Plan {
    Plan {
        explanation,
        steps: steps.into_iter().map(PlanStep::from).collect(),
    }
}

pub(crate) fn usage(input: u64, cached_input: u64, output: u64, reasoning: u64) -> Usage {
    Usage {
        input,
        cached_input,
        output,
        reasoning,
        ..Usage::default()
    }
}
