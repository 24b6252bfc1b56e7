//! `update_plan`.

use serde::Deserialize;
use threadwire_engine::{Plan, PlanStep, PlanStepStatus};

use crate::coding::registry::{Answer, Call, Input, Row, arguments};

pub(crate) const UPDATE_PLAN: Row = Row {
    name: "update_plan",
    description: "Shows the user the plan and how far it is. Give the whole plan each time; one step at most is in_progress.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"explanation":{"type":"string","description":"Why the plan changed."},
"plan":{"type":"array","items":{"type":"object","properties":{"step":{"type":"string"},"status":{"type":"string","enum":["pending","in_progress","completed"]}},"required":["step","status"],"additionalProperties":false}}
},"required":["plan"],"additionalProperties":false}"#,
    ),
    offered: |settings, _| settings.mode != crate::coding::instructions::PLAN,
    parallel: false,
    run: |call| Box::pin(update_plan(call)),
};

#[derive(Deserialize)]
struct Arguments {
    #[serde(default)]
    explanation: Option<String>,
    plan: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    step: String,
    status: PlanStepStatus,
}

async fn update_plan(call: Call) -> Answer {
    let arguments: Arguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let steps = arguments.plan.into_iter().map(|step| PlanStep {
        text: step.step,
        status: step.status,
    });
    let plan = Plan {
        explanation: arguments.explanation,
        steps: steps.collect(),
    };
    call.tools.turn().plan(plan).await;
    Answer::done("Plan updated")
}
