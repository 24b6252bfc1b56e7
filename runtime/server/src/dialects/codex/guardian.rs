//! The methods of the automatic reviewer.

use serde::Deserialize;
use serde_json::{Value, json};
use threadwire_agent::inject;
use threadwire_engine::NotReviewed;
use threadwire_protocol::codex::{
    GuardianMethods, ThreadApproveGuardianDeniedActionParams,
    ThreadApproveGuardianDeniedActionResponse, ThreadGuardianReviewParams,
    ThreadGuardianReviewResponse, errors,
};

use super::{failure::Failure, families, to_wire};

/// A review, in the notation of stored histories. Clients see the name of the type where they send something else.
#[derive(Deserialize)]
struct GuardianAssessmentEvent {
    #[serde(rename = "id")]
    _id: String,
    status: Status,
    action: serde_json::Map<String, Value>,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Status {
    InProgress,
    Approved,
    Denied,
    TimedOut,
    Aborted,
}

impl GuardianMethods for families::Guardian {
    /// Tells the agent and the reviewer with the next turn that the user approved the action.
    async fn thread_approve_guardian_denied_action(
        &self,
        params: ThreadApproveGuardianDeniedActionParams,
    ) -> Result<ThreadApproveGuardianDeniedActionResponse, Failure> {
        use errors::thread_approve_guardian_denied_action as refusals;

        let event: GuardianAssessmentEvent = serde_json::from_str::<Value>(params.event.get())
            .and_then(serde_json::from_value)
            .map_err(|error| refusals::invalid_denial(&error))?;
        let handle = self.loaded(&params.thread_id)?;
        if event.status != Status::Denied {
            return Ok(ThreadApproveGuardianDeniedActionResponse {});
        }
        let action = serde_json::to_string_pretty(&event.action)
            .map_err(|error| errors::internal_error(&error))?;
        let text = format!(
            "The automatic review refused an action, and the user approved it after that. It may run once more exactly as \
             it was; nothing similar is approved by this.\n\nThe action:\n{action}"
        );
        let message = json!({
            "type": "message", "role": "developer", "content": [{ "type": "input_text", "text": text }],
        });
        let (key, entry) = inject::entry([&*message.to_string()], None)
            .map_err(|(_, problem)| errors::internal_error(&problem))?;
        self.engine()
            .set_extra(handle.id(), &key, Some(entry))
            .await?;
        Ok(ThreadApproveGuardianDeniedActionResponse {})
    }

    async fn thread_guardian_review(
        &self,
        params: ThreadGuardianReviewParams,
    ) -> Result<ThreadGuardianReviewResponse, Failure> {
        use errors::thread_guardian_review as refusals;

        let handle = self.loaded(&params.thread_id)?;
        self.subscribe(&handle).await?;
        let reviewed = Box::pin(self.engine().review_last_call(&handle)).await?;
        let reviewed = reviewed.map_err(|why| match why {
            NotReviewed::NoCall => Failure::from(refusals::call_unsupported()),
            NotReviewed::NoTool => refusals::tool_unavailable().into(),
            NotReviewed::Failed(reason) => refusals::review_failed(&reason).into(),
        })?;
        Ok(ThreadGuardianReviewResponse {
            call_id: reviewed.id,
            assessment: reviewed.judgment.map(to_wire::assessment),
        })
    }
}
