//! Reviews of actions by a model, in place of the user.

use threadwire_engine::{
    ActionReview, AskKind, Authorization, Judgment, Refusals, ReviewOutcome, Risk, TurnId,
};
use threadwire_protocol::codex::{
    self as wire, GuardianApprovalReview, GuardianApprovalReviewAction,
    GuardianApprovalReviewStatus as Status, notification,
};
use threadwire_workspace::command;

use super::{Messages, ask};

/// What clients show where the reviewer took too long.
const TIMED_OUT: &str =
    "Automatic approval review timed out while evaluating the requested approval.";

/// Tells that a review began, or ended.
pub(super) fn changed(out: &mut Messages, thread_id: String, turn: &TurnId, review: &ActionReview) {
    let Some(action) = action(review) else {
        return;
    };
    let turn_id = turn.to_string();
    let target_item_id = Some(review.item.to_string());
    let review_id = review.id.to_string();
    let Some(end) = &review.end else {
        out.push::<notification::ItemAutoApprovalReviewStarted>(
            &wire::ItemGuardianApprovalReviewStartedNotification {
                thread_id,
                turn_id,
                started_at_ms: review.started_at,
                review_id,
                target_item_id,
                review: state(Status::InProgress, None),
                action,
            },
        );
        return;
    };
    let (message, review_state) = match &end.outcome {
        ReviewOutcome::Judged(judgment) => {
            let (word, status) = match judgment.allows {
                true => ("approved", Status::Approved),
                false => ("denied", Status::Denied),
            };
            let message = format!(
                "Automatic approval review {word} (risk: {}, authorization: {}): {}",
                risk(judgment.risk).as_str(),
                authorization(judgment.authorization).as_str(),
                judgment.rationale
            );
            (Some(message), judged(status, judgment))
        }
        ReviewOutcome::Failed(reason) => {
            let message = format!("Automatic approval review failed: {reason}");
            (Some(message.clone()), state(Status::Denied, Some(message)))
        }
        ReviewOutcome::TimedOut => {
            let message = Some(TIMED_OUT.to_owned());
            (message.clone(), state(Status::TimedOut, message))
        }
        ReviewOutcome::Aborted => (None, state(Status::Aborted, None)),
    };
    if let Some(message) = message {
        warn(out, thread_id.clone(), message);
    }
    out.push::<notification::ItemAutoApprovalReviewCompleted>(
        &wire::ItemGuardianApprovalReviewCompletedNotification {
            thread_id,
            turn_id,
            started_at_ms: review.started_at,
            completed_at_ms: end.at,
            review_id,
            target_item_id,
            decision_source: wire::AutoReviewDecisionSource::Agent,
            review: review_state,
            action,
        },
    );
}

/// Tells that reviews refused so many actions that the turn is interrupted.
pub(super) fn stopped(out: &mut Messages, thread_id: String, refusals: Refusals) {
    let Refusals {
        consecutive,
        recent,
    } = refusals;
    let message = format!(
        "Automatic approval review rejected too many approval requests for this turn ({consecutive} consecutive, \
         {recent} in the last 50 reviews); interrupting the turn."
    );
    warn(out, thread_id, message);
}

/// Converts a judgment that a client asked for.
pub(in crate::dialects::codex) fn assessment(judgment: Judgment) -> wire::ThreadGuardianAssessment {
    wire::ThreadGuardianAssessment {
        outcome: match judgment.allows {
            true => wire::GuardianAssessmentOutcome::Allow,
            false => wire::GuardianAssessmentOutcome::Deny,
        },
        risk_level: risk(judgment.risk),
        user_authorization: authorization(judgment.authorization),
        rationale: judgment.rationale,
    }
}

fn warn(out: &mut Messages, thread_id: String, message: String) {
    let warning = wire::GuardianWarningNotification { thread_id, message };
    out.push::<notification::GuardianWarning>(&warning);
}

fn state(status: Status, rationale: Option<String>) -> GuardianApprovalReview {
    GuardianApprovalReview {
        status,
        risk_level: None,
        user_authorization: None,
        rationale,
    }
}

fn judged(status: Status, judgment: &Judgment) -> GuardianApprovalReview {
    GuardianApprovalReview {
        risk_level: Some(risk(judgment.risk)),
        user_authorization: Some(authorization(judgment.authorization)),
        ..state(status, Some(judgment.rationale.clone()))
    }
}

fn risk(risk: Risk) -> wire::GuardianRiskLevel {
    match risk {
        Risk::Low => wire::GuardianRiskLevel::Low,
        Risk::Medium => wire::GuardianRiskLevel::Medium,
        Risk::High => wire::GuardianRiskLevel::High,
        Risk::Critical => wire::GuardianRiskLevel::Critical,
    }
}

fn authorization(authorization: Authorization) -> wire::GuardianUserAuthorization {
    match authorization {
        Authorization::Unknown => wire::GuardianUserAuthorization::NotKnown,
        Authorization::Low => wire::GuardianUserAuthorization::Low,
        Authorization::Medium => wire::GuardianUserAuthorization::Medium,
        Authorization::High => wire::GuardianUserAuthorization::High,
    }
}

/// Converts what a review is about; `None` for questions that only people answer.
fn action(review: &ActionReview) -> Option<GuardianApprovalReviewAction> {
    use GuardianApprovalReviewAction as W;

    Some(match &review.kind {
        AskKind::Command { argv, cwd, .. } => {
            W::Command(wire::GuardianApprovalReviewActionCommand {
                source: wire::GuardianCommandSource::UnifiedExec,
                command: command::join(argv),
                cwd: cwd.display().to_string(),
            })
        }
        AskKind::FileChange { changes, .. } => {
            let files = changes
                .iter()
                .map(|change| change.path.display().to_string());
            W::ApplyPatch(wire::GuardianApprovalReviewActionApplyPatch {
                cwd: review.cwd.display().to_string(),
                files: files.collect(),
            })
        }
        AskKind::Tool {
            server,
            tool,
            annotations,
            ..
        } => {
            #[derive(serde::Deserialize)]
            struct Title {
                title: Option<String>,
            }
            let title = annotations
                .as_deref()
                .map(|hints| serde_json::from_str(hints.get()));
            let title = title.and_then(|hints: Result<Title, _>| hints.ok()?.title);
            W::McpToolCall(wire::GuardianApprovalReviewActionMcpToolCall {
                server: server.clone(),
                tool_name: tool.clone(),
                connector_id: None,
                connector_name: None,
                tool_title: title,
            })
        }
        AskKind::Permissions {
            reason,
            permissions,
            ..
        } => W::RequestPermissions(wire::GuardianApprovalReviewActionRequestPermissions {
            reason: reason.clone(),
            permissions: ask::permission_profile(permissions),
        }),
        AskKind::Elicitation { .. } | AskKind::Input { .. } | AskKind::ToolCall { .. } => {
            return None;
        }
    })
}
