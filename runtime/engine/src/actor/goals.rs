//! The goal of the thread: its changes, what it uses, and the turns that start for it.

use std::sync::Arc;

use crate::{
    error::Error,
    model::{
        EventKind, Goal, GoalChange, GoalMode, GoalStatus, Millis, NewTurn, Settings, ThreadChange,
        TurnError, TurnErrorKind, TurnId, TurnStatus, Usage,
    },
};

use super::{Actor, turns::preview_of};

impl Actor {
    /// Changes the goal. `turn` is the turn whose agent does that, if it is not a client.
    pub(super) fn set_goal(
        &mut self,
        change: GoalChange,
        turn: Option<TurnId>,
    ) -> Result<Arc<Goal>, Error> {
        if self.thread.archived {
            return Err(Error::ThreadArchived(self.thread.id));
        }
        if change.mode == GoalMode::CreateOnly && self.thread.goal.is_some() {
            return Err(Error::GoalExists(self.thread.id));
        }
        // What the running turn used so far belongs to the goal as it was.
        let spent = self.spent_goal(Usage::default());
        let goal = change
            .apply(
                spent.as_ref().or(self.thread.goal.as_deref()),
                self.batch.now,
            )
            .ok_or(Error::GoalNotFound(self.thread.id))?;
        if self.thread.preview.is_empty() {
            self.edit_thread().preview = preview_of(&goal.objective);
        }
        let goal = Arc::new(goal);
        self.store_goal(Some(Arc::clone(&goal)), turn);
        Ok(goal)
    }

    /// Drops the goal. Returns whether there was one.
    pub(super) fn clear_goal(&mut self) -> Result<bool, Error> {
        if self.thread.archived {
            return Err(Error::ThreadArchived(self.thread.id));
        }
        let was_set = self.thread.goal.is_some();
        if was_set {
            self.store_goal(None, None);
        }
        Ok(was_set)
    }

    /// Starts a turn for the goal, if it is active and the thread has nothing else to do.
    pub(super) fn pursue_goal(&mut self) {
        if self.running.is_none()
            && self.queue.is_empty()
            && self.is_goal_active()
            // Plans are made with the user.
            && self.thread.settings.mode != Settings::PLAN
            && self.check_startable().is_ok()
        {
            let goal = self.thread.goal.clone();
            let origin = self.thread.origin.clone();
            let turn = NewTurn {
                origin,
                ..NewTurn::default()
            };
            self.begin_turn(turn, goal, None);
        }
    }

    /// Tells whether another turn follows for the goal.
    pub(super) fn is_goal_active(&self) -> bool {
        let goal = self.thread.goal.as_deref();
        goal.is_some_and(|goal| goal.status == GoalStatus::Active)
    }

    /// Adds tokens of the running turn to a goal that is active or has used up its budget: the turn goes on.
    pub(super) fn spend_on_goal(&mut self, usage: Usage) {
        let turn = self.running.as_ref().map(|running| running.turn.id);
        if let Some(goal) = self.spent_goal(usage) {
            self.store_goal(Some(Arc::new(goal)), turn);
        }
    }

    /// Returns the goal with what the running turn used since it was last counted; `None` if nothing is counted.
    fn spent_goal(&mut self, usage: Usage) -> Option<Goal> {
        self.running.as_ref()?;
        let time = self.count_goal_from_now();
        let goal = self.thread.goal.as_deref()?;
        matches!(goal.status, GoalStatus::Active | GoalStatus::BudgetLimited).then(|| {
            let mut goal = goal.clone();
            goal.spend(usage, time, self.batch.now);
            goal
        })
    }

    /// Lets an active goal rest if its turn fails, or if a turn of its own asked no model: that could only be repeated
    /// without an end.
    pub(super) fn settle_goal(&mut self, status: TurnStatus, error: Option<&TurnError>) {
        if !self.is_goal_active() {
            return;
        }
        let Some(running) = &self.running else { return };
        let turn = running.turn.id;
        let is_idle = running.shared.goal.is_some() && running.turn.usage == Usage::default();
        let is_limit = error.is_some_and(|error| error.kind == TurnErrorKind::UsageLimitExceeded);
        let rests = match status {
            TurnStatus::Failed if is_limit => GoalStatus::UsageLimited,
            TurnStatus::Failed => GoalStatus::Blocked,
            TurnStatus::Completed if is_idle => GoalStatus::Blocked,
            _ => return,
        };
        let time = self.count_goal_from_now();
        let now = self.batch.now;
        if let Some(goal) = self.thread.goal.as_deref() {
            let mut goal = goal.clone();
            goal.spend(Usage::default(), time, now);
            goal.status = rests;
            self.store_goal(Some(Arc::new(goal)), Some(turn));
        }
    }

    /// Returns the time since the goal was last counted in the running turn.
    fn count_goal_from_now(&mut self) -> Millis {
        let now = self.batch.now;
        match &mut self.running {
            Some(running) => now - std::mem::replace(&mut running.goal_counted, now),
            None => 0,
        }
    }

    /// A goal is no activity of the user: `updated_at` stays.
    fn store_goal(&mut self, goal: Option<Arc<Goal>>, turn: Option<TurnId>) {
        self.edit_thread().goal = goal;
        self.emit(EventKind::ThreadChanged {
            change: ThreadChange::Goal(turn),
            thread: Arc::clone(&self.thread),
        });
    }
}
