//! The plan of a turn.

use threadwire_engine::{Plan, PlanStep, PlanStepStatus};

use crate::tools::Tools;

/// Stores a plan and shows the whole plan after each change.
#[derive(Debug, Default)]
pub struct Planner {
    plan: Plan,
}

impl Planner {
    /// Starts a new plan; its first step is in progress.
    pub async fn begin(&mut self, tools: &Tools, steps: Vec<String>) {
        let steps = steps.into_iter().map(|text| PlanStep {
            text,
            status: PlanStepStatus::Pending,
        });
        self.plan = Plan {
            explanation: None,
            steps: steps.collect(),
        };
        self.show(tools).await;
    }

    /// Marks a step, counted from 1, as completed; the first open step is then in progress. Returns whether the step
    /// exists.
    pub async fn finish(&mut self, tools: &Tools, step: usize) -> bool {
        let Some(step) = step
            .checked_sub(1)
            .and_then(|index| self.plan.steps.get_mut(index))
        else {
            return false;
        };
        step.status = PlanStepStatus::Completed;
        self.show(tools).await;
        true
    }

    async fn show(&mut self, tools: &Tools) {
        let left = self
            .plan
            .steps
            .iter_mut()
            .find(|step| step.status != PlanStepStatus::Completed);
        if let Some(step) = left {
            step.status = PlanStepStatus::InProgress;
        }
        tools.turn.plan(self.plan.clone()).await;
    }
}
