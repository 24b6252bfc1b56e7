//! Consent to what an agent does by itself, beyond the shell and files.

use serde_json::{json, value::to_raw_value};
use threadwire_engine::{
    ActionStatus, Answer, ApprovalPolicy, AskKind, Decision, ItemBody, ItemId, SandboxPolicy,
    Settings, ToolItem, ToolSource, TurnContext,
};

use crate::call::CallError;

/// The name under which the history shows the question.
const NAME: &str = "approve";

/// What the thread's policy says about an action.
enum Need {
    Nothing,
    Consent,
    Refusal,
}

fn need(settings: &Settings) -> Need {
    let asks = match &settings.approval {
        ApprovalPolicy::Never => false,
        ApprovalPolicy::Granular(categories) => categories.request_permissions,
        ApprovalPolicy::Untrusted | ApprovalPolicy::OnFailure | ApprovalPolicy::OnRequest => true,
    };
    let unrestricted = matches!(
        settings.sandbox,
        SandboxPolicy::DangerFullAccess | SandboxPolicy::External { .. }
    );
    match (&settings.approval, asks) {
        (ApprovalPolicy::Never, _) if unrestricted => Need::Nothing,
        (_, true) => Need::Consent,
        (_, false) => Need::Refusal,
    }
}

/// Asks for consent to `what` as the thread's policy wants. Consent for the session covers the same words again.
///
/// A policy of never asking allows it where nothing confines the thread, and refuses it elsewhere. Clients see a
/// command whose text is `what`, because all of them know how to ask for one; the history shows a tool call.
pub(crate) async fn approve(
    turn: &TurnContext,
    what: String,
    reason: Option<String>,
) -> Result<bool, CallError> {
    let settings = &turn.thread().settings;
    let scope = format!("approve: {what}");
    match need(settings) {
        Need::Nothing => return Ok(true),
        Need::Refusal => return Ok(false),
        Need::Consent if turn.allowed(&scope) => return Ok(true),
        Need::Consent => {}
    }
    let arguments = to_raw_value(&json!({ "action": what, "reason": reason }))
        .map_err(|error| CallError::Failed(error.to_string()))?;
    let mut item = ToolItem::new(ToolSource::Agent, NAME, arguments.into());
    let ask = AskKind::Command {
        command: what.clone(),
        argv: vec![what],
        cwd: settings.cwd.clone(),
        actions: Vec::new(),
        reason,
        amendment: None,
    };
    let id = ItemId::new();
    let body = ItemBody::Tool(item.clone());
    let allowed = match turn.start_item_and_ask(&id, body, ask).await {
        Answer::Decision { decision } => match decision {
            Decision::Accept => true,
            Decision::AcceptForSession | Decision::AcceptAlways { .. } => {
                turn.allow(&scope);
                true
            }
            Decision::Decline | Decision::Cancel => false,
        },
        _ if turn.cancelled().is_cancelled() => return Err(CallError::Interrupted),
        Answer::Failed { message } => {
            item.error = Some(message);
            false
        }
        _ => false,
    };
    item.status = match allowed {
        true => ActionStatus::Completed,
        false => ActionStatus::Declined,
    };
    item.content = Some(Vec::new());
    turn.complete_item(&id, ItemBody::Tool(item)).await;
    Ok(allowed)
}
