//! `get_goal` and `update_goal`.

use serde::{Deserialize, Serialize};
use threadwire_engine::{Goal, GoalChange, GoalStatus};

use crate::coding::registry::{Answer, Call, Input, Row, arguments};

pub(crate) const GET_GOAL: Row = Row {
    name: "get_goal",
    description: "Returns the goal of this conversation: what is to be reached, its status, and the tokens left of its budget.",
    input: Input::Schema(r#"{"type":"object","properties":{},"additionalProperties":false}"#),
    offered: |_, setup| setup.has_goal,
    parallel: false,
    run: |call| Box::pin(async move { answer(call.tools.turn().goal().await.as_deref()) }),
};

pub(crate) const UPDATE_GOAL: Row = Row {
    name: "update_goal",
    description: "Changes the status of the goal: complete only when all of it is reached and checked, blocked when you cannot go on without the user, paused when the user asks for a rest.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"status":{"type":"string","enum":["complete","blocked","paused"]}
},"required":["status"],"additionalProperties":false}"#,
    ),
    offered: |_, setup| setup.has_goal,
    parallel: false,
    run: |call| Box::pin(update_goal(call)),
};

#[derive(Deserialize)]
struct Arguments {
    status: Status,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Status {
    Complete,
    Blocked,
    Paused,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Told<'a> {
    goal: Option<ToldGoal<'a>>,
    remaining_tokens: Option<u64>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ToldGoal<'a> {
    objective: &'a str,
    status: GoalStatus,
    token_budget: Option<u64>,
    tokens_used: u64,
    time_used_seconds: i64,
}

async fn update_goal(call: Call) -> Answer {
    let arguments: Arguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let change = GoalChange::status(match arguments.status {
        Status::Complete => GoalStatus::Complete,
        Status::Blocked => GoalStatus::Blocked,
        Status::Paused => GoalStatus::Paused,
    });
    match call.tools.turn().change_goal(Some(change)).await {
        Ok(goal) => answer(goal.as_deref()),
        Err(error) => Answer::failed(error.to_string()),
    }
}

fn answer(goal: Option<&Goal>) -> Answer {
    let told = Told {
        goal: goal.map(|goal| ToldGoal {
            objective: &goal.objective,
            status: goal.status,
            token_budget: goal.token_budget,
            tokens_used: goal.usage.total(),
            time_used_seconds: goal.time_used / 1000,
        }),
        remaining_tokens: goal.and_then(|goal| {
            let budget = goal.token_budget?;
            Some(budget.saturating_sub(goal.usage.total()))
        }),
    };
    match serde_json::to_string(&told) {
        Ok(told) => Answer::done(told),
        Err(error) => Answer::failed(error.to_string()),
    }
}
