//! What a call would do and which approval it needs, outside of a turn.

use std::path::Path;

use threadwire_engine::{ApprovalPolicy, AskKind, NotReviewed, Settings, read_json};
use threadwire_host::config::Snapshot;
use threadwire_workspace::mcp::OfferedTool;

use super::calls::{exec, mcp, patch, permissions};
use crate::{
    model::ToolCall,
    tools::{
        approval_of_command, approval_of_patch, approval_of_tool, asks_for_permissions,
        is_unrestricted,
    },
};

/// Returns the question about a call of a tool of ours, `Some(Ok(None))` if nobody would be asked; `None` for another
/// tool.
pub(super) fn of_own(
    settings: &Settings,
    home: Option<&Path>,
    config: &Snapshot,
    call: &ToolCall,
) -> Option<Result<Option<AskKind>, NotReviewed>> {
    let cwd = &settings.cwd;
    let question = match &*call.name {
        "exec_command" => exec::planned(cwd, &call.arguments).map(|planned| match planned {
            exec::Planned::Patch(folder, text) => approval_of_patch(settings, home, &folder, &text),
            exec::Planned::Command(mut wanted) => {
                if config.allow_login_shell == Some(false) {
                    wanted.login = Some(false);
                }
                approval_of_command(settings, home, &config.loaded.rules, wanted)
            }
        }),
        "apply_patch" => {
            let text = patch::text(call.kind, call.arguments.clone()).ok();
            text.map(|text| approval_of_patch(settings, home, cwd, &text))
        }
        "request_permissions" => {
            permissions::planned(&call.arguments).map(|(permissions, reason)| {
                asks_for_permissions(&settings.approval).then(|| AskKind::Permissions {
                    cwd: cwd.clone(),
                    reason,
                    permissions,
                })
            })
        }
        _ => return None,
    };
    Some(question.ok_or(NotReviewed::NoCall))
}

/// Returns the question about a call of a tool of an MCP server; `None` if nobody would be asked.
pub(super) fn of_server(
    settings: &Settings,
    offered: &[OfferedTool],
    call: &ToolCall,
) -> Result<Option<AskKind>, NotReviewed> {
    let Some(offer) = mcp::find(offered, call) else {
        let is_of_server = call.flat_name().starts_with("mcp__");
        return Err(match is_of_server {
            true => NotReviewed::NoTool,
            false => NotReviewed::NoCall,
        });
    };
    let arguments = read_json(&call.arguments).map_err(|_| NotReviewed::NoCall)?;
    let may_ask = !is_unrestricted(settings) && settings.approval != ApprovalPolicy::Never;
    Ok(approval_of_tool(offer, &arguments).filter(|_| may_ask))
}
