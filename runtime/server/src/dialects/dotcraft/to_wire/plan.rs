//! Plans.

use threadwire_engine::{Plan, PlanStepStatus, ThreadId};
use threadwire_protocol::dotcraft::{self as wire, notification};

use super::{Message, message};

pub(super) fn plan_updated(thread: ThreadId, plan: &Plan) -> Message {
    plan_message(thread, plan_snapshot(plan))
}

pub(super) fn proposed_plan(thread: ThreadId, text: &str) -> Message {
    let snapshot = wire::PlanSnapshot {
        content: Some(text.to_owned()),
        ..plan_snapshot(&Plan::default())
    };
    plan_message(thread, snapshot)
}

fn plan_message(thread: ThreadId, plan: wire::PlanSnapshot) -> Message {
    message::<notification::PlanUpdated>(&wire::PlanUpdatedNotification {
        thread_id: thread.to_string(),
        title: plan.title,
        overview: plan.overview,
        content: plan.content,
        todos: plan.todos,
    })
}

/// Converts a plan.
pub(super) fn plan_snapshot(plan: &Plan) -> wire::PlanSnapshot {
    let mut todos: Vec<wire::PlanTodo> = Vec::with_capacity(plan.steps.len());
    for (index, step) in plan.steps.iter().enumerate() {
        let key = todo_key(&step.text);
        let taken = key.is_empty() || todos.iter().any(|todo| todo.id == key);
        todos.push(wire::PlanTodo {
            id: if taken {
                format!("{key}-{}", index + 1)
                    .trim_start_matches('-')
                    .to_owned()
            } else {
                key
            },
            content: step.text.clone(),
            priority: wire::PlanTodoPriority::Medium,
            status: match step.status {
                PlanStepStatus::Pending => wire::PlanTodoStatus::Pending,
                PlanStepStatus::InProgress => wire::PlanTodoStatus::InProgress,
                PlanStepStatus::Completed => wire::PlanTodoStatus::Completed,
            },
        });
    }
    wire::PlanSnapshot {
        title: "Plan".to_owned(),
        overview: plan.explanation.clone().unwrap_or_default(),
        content: Some(String::new()),
        todos,
    }
}

/// Makes a short key in kebab case from the first four words of a step.
fn todo_key(text: &str) -> String {
    let words = text
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .take(4);
    words
        .map(str::to_ascii_lowercase)
        .collect::<Vec<_>>()
        .join("-")
}
