//! Converts host events to Codex notifications.

use threadwire_host::{ConfigProblem, mcp::ServerStatus};
use threadwire_protocol::codex::{
    AccountLoginCompletedNotification, AccountUpdatedNotification, AuthMode,
    ConfigWarningNotification, McpServerStartupState, McpServerStatusUpdatedNotification,
    TextPosition, TextRange,
};
use threadwire_workspace::mcp::Startup;

/// Makes the warning about a problem of a configuration file.
pub(in crate::dialects::codex) fn config_warning(
    problem: &ConfigProblem,
) -> ConfigWarningNotification {
    let position = problem.position.map(|(line, column)| TextPosition {
        line: line as u64,
        column: column as u64,
    });
    ConfigWarningNotification {
        summary: problem.message.clone(),
        details: None,
        path: problem.file.as_ref().map(|file| file.display().to_string()),
        range: position.map(|start| TextRange {
            end: start.clone(),
            start,
        }),
    }
}

/// Makes the notification about the test of an edited MCP server. `status` is `None` when the test starts.
pub(in crate::dialects::codex) fn mcp_server(
    name: &str,
    status: Option<&ServerStatus>,
) -> McpServerStatusUpdatedNotification {
    let startup = status.map_or(&Startup::Starting, |status| &status.startup);
    let (status, error) = match startup {
        Startup::Starting => (McpServerStartupState::Starting, None),
        Startup::Ready => (McpServerStartupState::Ready, None),
        Startup::Failed { message, .. } => (McpServerStartupState::Failed, Some(message.clone())),
        Startup::Cancelled => (McpServerStartupState::Cancelled, None),
    };
    McpServerStatusUpdatedNotification {
        thread_id: None,
        name: name.to_owned(),
        status,
        error,
        failure_reason: None,
    }
}

/// Makes the notification about a sign-in with a key.
pub(in crate::dialects::codex) fn login_completed() -> AccountLoginCompletedNotification {
    AccountLoginCompletedNotification {
        login_id: None,
        success: true,
        error: None,
        onboarding_entrypoint: None,
    }
}

/// Makes the notification about who is signed in.
pub(in crate::dialects::codex) fn account_updated(signed_in: bool) -> AccountUpdatedNotification {
    AccountUpdatedNotification {
        auth_mode: signed_in.then_some(AuthMode::Apikey),
        plan_type: None,
    }
}
