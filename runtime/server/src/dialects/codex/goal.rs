//! The methods `thread/goal/*`. They work on stored threads, too, unless these are archived.

use std::sync::Arc;

use threadwire_engine::{Goal, GoalChange, GoalStatus, Thread};
use threadwire_protocol::codex::{
    GoalMethods, ThreadGoalClearParams, ThreadGoalClearResponse, ThreadGoalClearedNotification,
    ThreadGoalGetParams, ThreadGoalGetResponse, ThreadGoalSetParams, ThreadGoalSetResponse,
    ThreadGoalStatus, ThreadGoalUpdatedNotification,
    errors::{self, thread_goal_set},
    notification,
};

use super::{CodexSession, Failure, families, from_wire, to_wire};

impl GoalMethods for families::Goal {
    async fn thread_goal_get(
        &self,
        params: ThreadGoalGetParams,
    ) -> Result<ThreadGoalGetResponse, Failure> {
        let thread = self.thread_with_goal(&params.thread_id).await?;
        let goal = thread.goal.as_deref();
        Ok(ThreadGoalGetResponse {
            goal: goal.map(|goal| to_wire::goal(thread.id, goal)),
        })
    }

    async fn thread_goal_set(
        &self,
        params: ThreadGoalSetParams,
    ) -> Result<ThreadGoalSetResponse, Failure> {
        let thread = self.thread_with_goal(&params.thread_id).await?.id;
        let objective = params.objective.map(|text| text.trim().to_owned());
        if let Some(objective) = &objective {
            if objective.is_empty() {
                return Err(thread_goal_set::objective_empty().into());
            }
            if objective.chars().count() > Goal::MAX_OBJECTIVE {
                return Err(thread_goal_set::objective_too_long().into());
            }
        }
        let change = GoalChange {
            objective,
            status: params.status.map(status).transpose()?,
            token_budget: params.token_budget.map(budget).transpose()?,
            ..GoalChange::default()
        };
        let goal = self.engine().set_goal(thread, change).await?;
        Ok(ThreadGoalSetResponse {
            goal: to_wire::goal(thread, &goal),
        })
    }

    async fn thread_goal_clear(
        &self,
        params: ThreadGoalClearParams,
    ) -> Result<ThreadGoalClearResponse, Failure> {
        let thread = self.thread_with_goal(&params.thread_id).await?.id;
        Ok(ThreadGoalClearResponse {
            cleared: self.engine().clear_goal(thread).await?,
        })
    }
}

impl CodexSession {
    async fn thread_with_goal(&self, text: &str) -> Result<Arc<Thread>, Failure> {
        let id = from_wire::thread_id(text)?;
        let thread = self.engine().thread(id).await?;
        if thread.archived {
            return Err(errors::thread_not_found(&id).into());
        }
        Ok(thread)
    }

    /// Tells the goal of a thread that this client resumes.
    pub(super) fn tell_goal(&self, thread: &Thread) {
        let id = thread.id;
        match &thread.goal {
            Some(goal) => self.tell::<notification::ThreadGoalUpdated>(
                Some(id),
                &ThreadGoalUpdatedNotification {
                    thread_id: id.to_string(),
                    turn_id: None,
                    goal: to_wire::goal(id, goal),
                },
            ),
            None => self.tell::<notification::ThreadGoalCleared>(
                Some(id),
                &ThreadGoalClearedNotification {
                    thread_id: id.to_string(),
                },
            ),
        }
    }
}

/// Reads the status of a goal.
///
/// Errors: it is not known.
pub(in crate::dialects::codex) fn status(status: ThreadGoalStatus) -> Result<GoalStatus, Failure> {
    Ok(match status {
        ThreadGoalStatus::Active => GoalStatus::Active,
        ThreadGoalStatus::Paused => GoalStatus::Paused,
        ThreadGoalStatus::Blocked => GoalStatus::Blocked,
        ThreadGoalStatus::UsageLimited => GoalStatus::UsageLimited,
        ThreadGoalStatus::BudgetLimited => GoalStatus::BudgetLimited,
        ThreadGoalStatus::Complete => GoalStatus::Complete,
        ThreadGoalStatus::Unknown(status) => {
            let detail = format!("unknown goal status `{status}`");
            return Err(errors::invalid_params(&detail).into());
        }
    })
}

fn budget(budget: Option<i64>) -> Result<Option<u64>, Failure> {
    match budget.map(u64::try_from) {
        None => Ok(None),
        Some(Ok(budget)) if budget > 0 => Ok(Some(budget)),
        Some(_) => Err(thread_goal_set::budget_not_positive().into()),
    }
}
