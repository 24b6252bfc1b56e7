//! The methods `thread/goal/*`.

use threadwire_engine::{Goal, GoalChange, GoalMode, GoalStatus};
use threadwire_protocol::dotcraft::{
    GoalMethods, GoalSetMode, ThreadGoalClearParams, ThreadGoalClearResponse, ThreadGoalGetParams,
    ThreadGoalGetResponse, ThreadGoalSetParams, ThreadGoalSetResponse, ThreadGoalStatus,
};

use super::{Failure, families, from_wire, to_wire};

impl GoalMethods for families::Goal {
    async fn thread_goal_get(
        &self,
        params: ThreadGoalGetParams,
    ) -> Result<ThreadGoalGetResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let thread = self.engine().thread(id).await?;
        let goal = thread.goal.as_deref();
        Ok(ThreadGoalGetResponse {
            goal: goal.map(|goal| to_wire::goal(id, goal)),
        })
    }

    async fn thread_goal_set(
        &self,
        params: ThreadGoalSetParams,
    ) -> Result<ThreadGoalSetResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let objective = params.objective.map(|text| text.trim().to_owned());
        if let Some(objective) = &objective
            && !(1..=Goal::MAX_OBJECTIVE).contains(&objective.chars().count())
        {
            let problem = format!("takes 1 to {} characters", Goal::MAX_OBJECTIVE);
            return Err(Failure::invalid("objective", problem));
        }
        let change = GoalChange {
            objective,
            status: params.status.map(status).transpose()?,
            token_budget: params.token_budget.map(budget).transpose()?,
            mode: params.mode.map_or(Ok(GoalMode::Any), mode)?,
        };
        let goal = self.engine().set_goal(id, change).await?;
        Ok(ThreadGoalSetResponse {
            goal: to_wire::goal(id, &goal),
        })
    }

    async fn thread_goal_clear(
        &self,
        params: ThreadGoalClearParams,
    ) -> Result<ThreadGoalClearResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        Ok(ThreadGoalClearResponse {
            cleared: self.engine().clear_goal(id).await?,
        })
    }
}

fn status(status: ThreadGoalStatus) -> Result<GoalStatus, Failure> {
    Ok(match status {
        ThreadGoalStatus::Active => GoalStatus::Active,
        ThreadGoalStatus::Paused => GoalStatus::Paused,
        ThreadGoalStatus::Blocked => GoalStatus::Blocked,
        ThreadGoalStatus::UsageLimited => GoalStatus::UsageLimited,
        ThreadGoalStatus::BudgetLimited => GoalStatus::BudgetLimited,
        ThreadGoalStatus::Complete => GoalStatus::Complete,
        ThreadGoalStatus::Unknown(_) => return Err(Failure::invalid("status", "is not known")),
    })
}

fn mode(mode: GoalSetMode) -> Result<GoalMode, Failure> {
    Ok(match mode {
        GoalSetMode::UpsertOrUpdate => GoalMode::Any,
        GoalSetMode::ReplaceExisting => GoalMode::Replace,
        GoalSetMode::CreateOnly => GoalMode::CreateOnly,
        GoalSetMode::UpdateOnly => GoalMode::UpdateOnly,
        GoalSetMode::Unknown(_) => return Err(Failure::invalid("mode", "is not known")),
    })
}

fn budget(budget: Option<i64>) -> Result<Option<u64>, Failure> {
    match budget.map(u64::try_from) {
        None => Ok(None),
        Some(Ok(budget)) if budget > 0 => Ok(Some(budget)),
        Some(_) => Err(Failure::invalid("tokenBudget", "must be above 0")),
    }
}
