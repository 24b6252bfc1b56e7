//! What an agent does, as its language writes it: one JSON value each, tagged from outside, members in camel case.

use serde::Deserialize;
use threadwire_engine::{Json, Plan, PlanStep, PlanStepStatus, Usage};

use crate::call::Call;

/// Something that an agent does.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Act {
    /// Continues the message under way, or begins one.
    Text(String),
    /// Says a message of its own.
    Message(String),
    /// Continues the thought under way, or begins one.
    Thought(String),
    /// Shows the plan, always whole.
    Plan {
        /// Why it is or has become this way.
        explanation: Option<String>,
        /// Its steps, in order.
        steps: Vec<Step>,
    },
    /// Tells the user something while the turn goes on.
    Warning(String),
    /// Counts the tokens of a model request.
    Usage {
        /// All input tokens, cached ones included.
        #[serde(default)]
        input: u64,
        /// Input tokens read from a cache.
        #[serde(default)]
        cached_input: u64,
        /// Output tokens, those of reasoning included.
        #[serde(default)]
        output: u64,
        /// Output tokens of reasoning.
        #[serde(default)]
        reasoning: u64,
        /// Size of the model's context in tokens, if known.
        context_window: Option<u64>,
    },
    /// Shows that the agent calls a tool of its own.
    ToolCall {
        /// Names the call within the turn.
        id: String,
        /// The tool.
        name: String,
        /// The arguments.
        arguments: Json,
    },
    /// Shows what came of it.
    ToolResult {
        /// The call.
        id: String,
        /// What the tool returned, as text.
        output: Option<String>,
        /// Why it failed, if it did.
        error: Option<String>,
    },
    /// Replaces what is kept with the thread: a JSON object.
    State(Json),
    /// Does something whose outcome goes back under the number.
    Call(u64, Call),
    /// Asks to be told, under the number, when everything before was done.
    Flush(u64),
    /// Completes the turn.
    Done,
    /// Fails the turn.
    Fail {
        /// Why, for the user.
        message: String,
    },
}

/// A step of a plan.
#[derive(Debug, Deserialize)]
pub struct Step {
    text: String,
    status: StepStatus,
}

/// Where a step stands.
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
