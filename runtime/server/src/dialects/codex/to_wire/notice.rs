//! What a model and its provider say beside the items of an answer.

use threadwire_engine::{ModelNotice, TurnId, WrittenChange, WrittenPatch};
use threadwire_protocol::codex::{
    self as wire, FileChangePatchUpdatedNotification, ModelReroutedNotification,
    ModelSafetyBufferingUpdatedNotification, ModelVerificationNotification,
    TurnModerationMetadataNotification, notification,
};

use super::{Messages, item::change_kind};

/// Tells what the provider says about its answer.
pub(super) fn said(out: &mut Messages, thread_id: String, turn: &TurnId, notice: &ModelNotice) {
    let turn_id = turn.to_string();
    match notice {
        ModelNotice::Rerouted { asked, answers } => {
            out.push::<notification::ModelRerouted>(&ModelReroutedNotification {
                thread_id,
                turn_id,
                from_model: asked.clone(),
                to_model: answers.clone(),
                // The protocol has one reason, whatever the provider's is.
                reason: wire::ModelRerouteReason::HighRiskCyberActivity,
            });
        }
        ModelNotice::Verification(checks) => {
            let known = checks.iter().filter_map(|check| match &**check {
                "trusted_access_for_cyber" => Some(wire::ModelVerification::TrustedAccessForCyber),
                _ => None,
            });
            let verifications: Vec<_> = known.collect();
            if !verifications.is_empty() {
                out.push::<notification::ModelVerification>(&ModelVerificationNotification {
                    thread_id,
                    turn_id,
                    verifications,
                });
            }
        }
        ModelNotice::HeldBack(held_back) => {
            out.push::<notification::ModelSafetyBufferingUpdated>(
                &ModelSafetyBufferingUpdatedNotification {
                    thread_id,
                    turn_id,
                    model: held_back.model.clone(),
                    use_cases: held_back.use_cases.clone(),
                    reasons: held_back.reasons.clone(),
                    show_buffering_ui: true,
                    faster_model: held_back.faster_model.clone(),
                },
            );
        }
        ModelNotice::Moderation(data) => {
            out.push::<notification::TurnModerationMetadata>(&TurnModerationMetadataNotification {
                thread_id,
                turn_id,
                metadata: data.clone().into(),
            });
        }
    }
}

/// Tells the changes of a patch that the model is writing.
pub(super) fn patch(out: &mut Messages, thread_id: String, patch: &WrittenPatch) {
    out.push::<notification::ItemFileChangePatchUpdated>(&FileChangePatchUpdatedNotification {
        thread_id,
        turn_id: patch.turn.to_string(),
        item_id: patch.item.to_string(),
        changes: patch.changes.iter().map(change).collect(),
    });
}

fn change(change: &WrittenChange) -> wire::FileUpdateChange {
    let WrittenChange { path, kind, diff } = change;
    wire::FileUpdateChange {
        path: path.clone(),
        diff: diff.clone(),
        kind: change_kind(kind),
    }
}
