//! The goal of a thread: what its turns work towards.

use serde::{Deserialize, Serialize};

use super::{id::ItemId, time::Millis, usage::Usage};

/// What a thread works towards, across turns. A thread has one goal at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The id of the goal. It stays when the objective changes.
    pub id: String,
    /// What is to be reached.
    pub objective: String,
    /// Where it stands.
    pub status: GoalStatus,
    /// Tokens that the goal may use in all; `None` for no limit.
    pub token_budget: Option<u64>,
    /// Tokens that turns used while the goal was active, and since its budget is used up.
    pub usage: Usage,
    /// Time that turns took meanwhile, in milliseconds.
    pub time_used: Millis,
    /// When it was set.
    pub created_at: Millis,
    /// When it last changed.
    pub updated_at: Millis,
}

/// Where a goal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalStatus {
    /// Turns start for it while the thread is idle.
    Active,
    /// It rests until it is made active again.
    Paused,
    /// It rests because a turn failed or could do nothing.
    Blocked,
    /// It rests because a usage limit of the account is reached.
    UsageLimited,
    /// It rests because its token budget is used up.
    BudgetLimited,
    /// It is reached.
    Complete,
}

/// A change of a thread's goal. `None` keeps a member.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GoalChange {
    /// The new objective. A goal cannot be made without one.
    pub objective: Option<String>,
    /// The new status. A new goal is active unless this says otherwise.
    pub status: Option<GoalStatus>,
    /// The new token budget, or its removal.
    #[serde(with = "budget")]
    pub token_budget: Option<Option<u64>>,
    /// What may happen to a goal that is there already.
    pub mode: GoalMode,
}

/// What a [`GoalChange`] may do to a goal that is there already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoalMode {
    /// Changes the goal, or makes one.
    #[default]
    Any,
    /// Puts a new goal in its place.
    Replace,
    /// Makes a goal only where there is none.
    CreateOnly,
    /// Changes a goal only where there is one.
    UpdateOnly,
}

impl Goal {
    /// Maximum number of characters of an objective.
    pub const MAX_OBJECTIVE: usize = 4000;

    /// Tells whether the goal has used its budget.
    fn is_used_up(&self) -> bool {
        self.token_budget
            .is_some_and(|budget| self.usage.total() >= budget)
    }

    /// Adds what a turn used. A goal without budget left rests.
    pub(crate) fn spend(&mut self, usage: Usage, time: Millis, now: Millis) {
        self.usage += usage;
        self.time_used = self.time_used.saturating_add(time.max(0));
        self.updated_at = now;
        if self.status == GoalStatus::Active && self.is_used_up() {
            self.status = GoalStatus::BudgetLimited;
        }
    }
}

impl GoalChange {
    /// Describes a change of the status alone.
    pub fn status(status: GoalStatus) -> Self {
        Self {
            status: Some(status),
            mode: GoalMode::UpdateOnly,
            ..Self::default()
        }
    }

    /// Returns the goal after the change; `None` if there is no goal to change and no objective for a new one.
    pub(crate) fn apply(self, goal: Option<&Goal>, now: Millis) -> Option<Goal> {
        let Some(goal) = goal.filter(|_| self.mode != GoalMode::Replace) else {
            if self.mode == GoalMode::UpdateOnly {
                return None;
            }
            return Some(Goal {
                id: format!("goal_{}", ItemId::new()),
                objective: self.objective?,
                status: self.status.unwrap_or(GoalStatus::Active),
                token_budget: self.token_budget.flatten(),
                usage: Usage::default(),
                time_used: 0,
                created_at: now,
                updated_at: now,
            });
        };
        let mut goal = goal.clone();
        goal.updated_at = now;
        if let Some(objective) = self.objective {
            goal.objective = objective;
        }
        if let Some(budget) = self.token_budget {
            goal.token_budget = budget;
        }
        match self.status {
            // A goal without budget does not look as if it could go on.
            Some(GoalStatus::Paused) if goal.status == GoalStatus::BudgetLimited => {}
            Some(status) => goal.status = status,
            None => {}
        }
        if goal.status == GoalStatus::Active && goal.is_used_up() {
            goal.status = GoalStatus::BudgetLimited;
        }
        Some(goal)
    }
}

/// Serializes a budget that is kept, removed or replaced.
mod budget {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::option_option, reason = "keeps, removes, or replaces")]
    pub(super) fn serialize<S: Serializer>(
        budget: &Option<Option<u64>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        budget.map(|budget| (budget,)).serialize(to)
    }

    #[expect(clippy::option_option, reason = "keeps, removes, or replaces")]
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Option<u64>>, D::Error> {
        let budget = Option::<(Option<u64>,)>::deserialize(from)?;
        Ok(budget.map(|(budget,)| budget))
    }
}
