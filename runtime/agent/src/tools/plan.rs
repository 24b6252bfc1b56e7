//! The plan of a turn.

use threadwire_engine::{Plan, PlanStep, PlanStepStatus};

use crate::tools::Tools;

/// Keeps a plan and shows each change of it, always whole.
#[derive(Debug, Default)]
pub struct Planner {
    plan: Plan,
}

impl Planner {
    /// Starts a plan over; its first step is under way.
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

    /// Marks a step, counted from 1, as done; the first one left is under way. Returns whether there is such a step.
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
