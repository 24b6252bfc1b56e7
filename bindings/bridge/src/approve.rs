//! Approval of an agent's own actions, other than commands and file changes.

use serde_json::{json, value::to_raw_value};
use threadwire_engine::{
    ActionStatus, Answer, ApprovalPolicy, AskKind, AskedItem, Decision, ItemBody, ItemId,
    SandboxPolicy, Settings, ToolItem, ToolSource, TurnContext,
};

use crate::call::CallError;

/// Name of the approval's tool call in the history.
const NAME: &str = "approve";

/// The requirement of the thread's policy for an action.
enum Need {
    Nothing,
    Approval,
    Refusal,
}

fn need(settings: &Settings) -> Need {
    let asks = match &settings.approval {
        ApprovalPolicy::Never => false,
        ApprovalPolicy::ByCategory(categories) => categories.permissions,
        ApprovalPolicy::Untrusted | ApprovalPolicy::OnFailure | ApprovalPolicy::OnRequest => true,
    };
    let unrestricted = matches!(
        settings.sandbox,
        SandboxPolicy::DangerFullAccess | SandboxPolicy::External { .. }
    );
    match (&settings.approval, asks) {
        (ApprovalPolicy::Never, _) if unrestricted => Need::Nothing,
        (_, true) => Need::Approval,
        (_, false) => Need::Refusal,
    }
}

/// Asks the user to approve `what`, if the thread's policy requires it. `id` is for the item. An approval for the session also applies to
/// later actions with the same text.
///
/// With the policy `never`, the action is allowed if the thread has no sandbox, and refused otherwise. Clients see a
/// command with the text `what`, because all of them can approve commands; the history shows a tool call.
pub(crate) async fn approve(
    turn: &TurnContext,
    id: ItemId,
    what: String,
    reason: Option<String>,
) -> Result<bool, CallError> {
    let settings = &turn.thread().settings;
    let scope = format!("approve: {what}");
    match need(settings) {
        Need::Nothing => return Ok(true),
        Need::Refusal => return Ok(false),
        Need::Approval if turn.allowed(&scope) => return Ok(true),
        Need::Approval => {}
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
    let asked = AskedItem {
        start: Some(ItemBody::Tool(item.clone())),
        ..AskedItem::new(id.clone())
    };
    let allowed = match turn.ask_about(asked, ask).await {
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
