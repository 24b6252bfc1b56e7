//! Converts host events to Codex notifications.

use threadwire_host::{ConfigProblem, accounts::SignInMethod, mcp::ServerStatus};
use threadwire_protocol::codex::{
    AccountLoginCompletedNotification, AccountUpdatedNotification, AuthMode,
    ConfigWarningNotification, LoginChatGptCompleteNotification, McpServerStartupState,
    McpServerStatusUpdatedNotification, PlanType, TextPosition, TextRange,
};
use threadwire_workspace::{
    config::{LayerSource, Loaded},
    mcp::Startup,
};

/// Makes the warning about a problem of a configuration file.
pub(in crate::dialects::codex) fn config_warning(
    problem: &ConfigProblem,
) -> ConfigWarningNotification {
    let position = |(line, column)| TextPosition {
        line: line as u64,
        column: column as u64,
    };
    ConfigWarningNotification {
        summary: "Invalid configuration; using defaults.".to_owned(),
        details: Some(problem.message.clone()),
        path: problem.file.as_ref().map(|file| file.display().to_string()),
        range: problem
            .position
            .zip(problem.end)
            .map(|(start, end)| TextRange {
                start: position(start),
                end: position(end),
            }),
    }
}

/// Makes the warning about the folders of a project that do not count until the user trusts it, if there are any.
pub(in crate::dialects::codex) fn untrusted(loaded: &Loaded) -> Option<String> {
    let mut warning = "Project-local config, hooks, and exec policies are disabled in the following folders until the \
                       project is trusted, but skills still load.\n"
        .to_owned();
    let length = warning.len();
    let layers = loaded.layers.iter().rev();
    let folders = layers.filter_map(|layer| match (&layer.source, &layer.disabled) {
        (LayerSource::Project { folder }, Some(reason)) => Some((folder, reason)),
        _ => None,
    });
    for (number, (folder, reason)) in (1..).zip(folders) {
        let folder = folder.display();
        warning += &format!("    {number}. {folder}\n       {reason}\n");
    }
    (warning.len() > length).then_some(warning)
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

/// Makes the notification about the end of a sign-in; `failed` has the id and the reason of one that failed.
pub(in crate::dialects::codex) fn login_completed(
    failed: Option<(&str, &str)>,
) -> AccountLoginCompletedNotification {
    AccountLoginCompletedNotification {
        login_id: failed.map(|(id, _)| id.to_owned()),
        success: failed.is_none(),
        error: failed.map(|(_, reason)| login_error(reason)),
        onboarding_entrypoint: None,
    }
}

/// Makes the same for clients of 0.97 that signed in by its methods.
pub(in crate::dialects::codex) fn login_chat_gpt_failed(
    id: &str,
    reason: &str,
) -> LoginChatGptCompleteNotification {
    LoginChatGptCompleteNotification {
        login_id: id.to_owned(),
        success: false,
        error: Some(login_error(reason)),
    }
}

fn login_error(reason: &str) -> String {
    format!("Login server error: {reason}")
}

/// Makes the notification about who is signed in.
pub(in crate::dialects::codex) fn account_updated(
    sign_in: Option<SignInMethod>,
    account_plan: Option<&str>,
) -> AccountUpdatedNotification {
    AccountUpdatedNotification {
        auth_mode: sign_in.map(auth_mode),
        plan_type: (sign_in == Some(SignInMethod::Tokens)).then(|| plan(account_plan)),
    }
}

/// Converts the way to be signed in.
pub(in crate::dialects::codex) fn auth_mode(sign_in: SignInMethod) -> AuthMode {
    match sign_in {
        SignInMethod::Key => AuthMode::Apikey,
        SignInMethod::Tokens => AuthMode::ChatgptAuthTokens,
    }
}

/// Converts the name of a plan, as tokens have it. Clients know the published names only.
pub(in crate::dialects::codex) fn plan(name: Option<&str>) -> PlanType {
    let name = name.map(serde_json::Value::from);
    name.and_then(|name| serde_json::from_value(name).ok())
        .filter(|plan| !matches!(plan, PlanType::Unknown(_)))
        .unwrap_or(PlanType::Other)
}
