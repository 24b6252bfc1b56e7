// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/errors.rs.j2 from schema/dotcraft/**/*.json.

//! The errors of the dialect and, in a module each, those of single methods.
//!
//! A function fills in the placeholders of the text that the schema gives an error.

use std::fmt::Display;

use super::Version;
use crate::{ErrorText, envelope::RpcError};

/// The message is not JSON.
pub fn parse_error() -> RpcError {
    ErrorText::new(-32700, "Parse error").fill(&[])
}

/// The message is not a request object, or breaks a rule of the protocol.
pub fn invalid_request(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32600,
        "Invalid request",
        r#"{"code":"InvalidRequest","detail":"{detail}"}"#,
    )
    .fill(&[("detail", detail)])
}

/// The method is unknown, or the capability or module behind it is off.
pub fn method_not_found() -> RpcError {
    ErrorText::with_data(-32601, "Method not found", r#"{"code":"MethodNotFound","messageKey":"errors.methodNotFound","params":{},"fallbackText":"Method not found"}"#).fill(&[])
}

/// A member is missing or does not fit, a cursor cannot be read, or a number is out of range.
pub fn invalid_params(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32602,
        "Invalid params",
        r#"{"code":"InvalidParams","detail":"{detail}"}"#,
    )
    .fill(&[("detail", detail)])
}

/// The server failed unexpectedly.
pub fn internal_error() -> RpcError {
    ErrorText::new(-32603, "Internal error").fill(&[])
}

/// The server failed, and says how.
pub fn internal_error_detail(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32603,
        "Internal error",
        r#"{"code":"InternalError","detail":"{detail}"}"#,
    )
    .fill(&[("detail", detail)])
}

/// Too many requests are in flight. Try again, waiting longer each time.
pub fn server_overloaded() -> RpcError {
    ErrorText::new(-32001, "Server overloaded; retry later.").fill(&[])
}

/// A request other than `initialize` came before `initialize` succeeded.
pub fn not_initialized() -> RpcError {
    ErrorText::new(-32002, "Not initialized").fill(&[])
}

/// `initialize` came a second time; the connection stays usable.
pub fn already_initialized() -> RpcError {
    ErrorText::new(-32003, "Already initialized").fill(&[])
}

/// No thread has this identifier.
pub fn thread_not_found(thread_id: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32010,
        "Thread not found",
        r#"{"code":"ThreadNotFound","detail":"Thread not found: {threadId}"}"#,
    )
    .fill(&[("threadId", thread_id)])
}

/// The thread is paused or archived.
pub fn thread_not_active() -> RpcError {
    ErrorText::new(-32011, "Thread not active").fill(&[])
}

/// The thread is occupied: by a turn that has not ended, or by maintenance.
pub fn turn_in_progress() -> RpcError {
    ErrorText::new(-32012, "Turn in progress").fill(&[])
}

/// The thread has no such turn.
pub fn turn_not_found(turn_id: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32013,
        "Turn not found",
        r#"{"code":"TurnNotFound","detail":"Turn not found: {turnId}"}"#,
    )
    .fill(&[("turnId", turn_id)])
}

/// The turn to interrupt has ended.
pub fn turn_not_running() -> RpcError {
    ErrorText::new(-32014, "Turn not running").fill(&[])
}

/// A question was not answered in time.
pub fn approval_timeout() -> RpcError {
    ErrorText::new(-32020, "Approval timeout").fill(&[])
}

/// A channel adapter names a channel that is not configured.
pub fn channel_rejected() -> RpcError {
    ErrorText::new(-32030, "Channel rejected").fill(&[])
}

/// No cron job has this identifier.
pub fn cron_job_not_found() -> RpcError {
    ErrorText::new(-32031, "Cron job not found").fill(&[])
}

/// No source has this skill.
pub fn skill_not_found() -> RpcError {
    ErrorText::new(-32040, "Skill not found").fill(&[])
}

/// No automation task has this identifier.
pub fn task_not_found() -> RpcError {
    ErrorText::new(-32051, "Task not found").fill(&[])
}

/// The task's status does not allow the operation.
pub fn task_invalid_status() -> RpcError {
    ErrorText::new(-32052, "Task invalid status").fill(&[])
}

/// The identifier of the task is taken.
pub fn task_already_exists() -> RpcError {
    ErrorText::new(-32054, "Task already exists").fill(&[])
}

/// The thread bound to a task is unknown or archived.
pub fn thread_binding_invalid() -> RpcError {
    ErrorText::new(-32055, "Thread binding invalid").fill(&[])
}

/// No command has this name.
pub fn command_not_found() -> RpcError {
    ErrorText::new(-32060, "CommandNotFound").fill(&[])
}

/// The command is for administrators.
pub fn command_permission_denied() -> RpcError {
    ErrorText::new(-32061, "CommandPermissionDenied").fill(&[])
}

/// A service behind the command is not running.
pub fn command_service_unavailable() -> RpcError {
    ErrorText::new(-32062, "CommandServiceUnavailable").fill(&[])
}

/// No MCP server has this name.
pub fn mcp_server_not_found(name: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32070,
        "McpServerNotFound",
        r#"{"code":"McpServerNotFound","detail":"No MCP server is called {name}."}"#,
    )
    .fill(&[("name", name)])
}

/// The settings do not fit the MCP server's transport.
pub fn mcp_server_validation_failed(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32072,
        "McpServerValidationFailed",
        r#"{"code":"McpServerValidationFailed","detail":"{detail}"}"#,
    )
    .fill(&[("detail", detail)])
}

/// The MCP server cannot be reached; tests report this in their result instead.
pub fn mcp_server_test_failed() -> RpcError {
    ErrorText::new(-32073, "McpServerTestFailed").fill(&[])
}

/// An MCP server has this name already, in whatever case.
pub fn mcp_server_name_conflict(name: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32074,
        "McpServerNameConflict",
        r#"{"code":"McpServerNameConflict","detail":"An MCP server is called {name}."}"#,
    )
    .fill(&[("name", name)])
}

/// The MCP server belongs to a plugin and cannot be edited.
pub fn mcp_server_read_only(place: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32075,
        "McpServerReadOnly",
        r#"{"code":"McpServerReadOnly","detail":"The MCP server belongs to {place}."}"#,
    )
    .fill(&[("place", place)])
}

/// No external channel has this name.
pub fn external_channel_not_found() -> RpcError {
    ErrorText::new(-32080, "ExternalChannelNotFound").fill(&[])
}

/// The settings do not fit the channel's transport.
pub fn external_channel_validation_failed(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32081,
        "ExternalChannelValidationFailed",
        r#"{"code":"ExternalChannelValidationFailed","detail":"{detail}"}"#,
    )
    .fill(&[("detail", detail)])
}

/// A channel has this name already, in whatever case.
pub fn external_channel_name_conflict() -> RpcError {
    ErrorText::new(-32082, "ExternalChannelNameConflict").fill(&[])
}

/// No subagent profile has this name.
pub fn sub_agent_profile_not_found() -> RpcError {
    ErrorText::new(-32083, "SubAgentProfileNotFound").fill(&[])
}

/// The subagent profile is invalid.
pub fn sub_agent_profile_validation_failed(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32084,
        "SubAgentProfileValidationFailed",
        r#"{"code":"SubAgentProfileValidationFailed","detail":"{detail}"}"#,
    )
    .fill(&[("detail", detail)])
}

/// The subagent profile cannot be changed.
pub fn sub_agent_profile_protected() -> RpcError {
    ErrorText::new(-32085, "SubAgentProfileProtected").fill(&[])
}

/// No agent profile has this name and source.
pub fn agent_profile_not_found() -> RpcError {
    ErrorText::new(-32086, "AgentProfileNotFound").fill(&[])
}

/// The agent profile is invalid, or is combined with settings it does not allow.
pub fn agent_profile_validation_failed(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32087,
        "AgentProfileValidationFailed",
        r#"{"code":"AgentProfileValidationFailed","detail":"{detail}"}"#,
    )
    .fill(&[("detail", detail)])
}

/// The agent profile is built in or read-only.
pub fn agent_profile_protected() -> RpcError {
    ErrorText::new(-32088, "AgentProfileProtected").fill(&[])
}

/// The source of agent profiles is unknown or cannot be used.
pub fn agent_profile_source_unavailable(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32089,
        "AgentProfileSourceUnavailable",
        r#"{"code":"AgentProfileSourceUnavailable","detail":"{detail}"}"#,
    )
    .fill(&[("detail", detail)])
}

/// Changed files of the workspace would be overwritten. `data` has the code `WorktreeHandoffConflict`, and `params.conflictPaths` names the files.
pub fn worktree_handoff_conflict() -> RpcError {
    ErrorText::new(-32090, "WorktreeHandoffConflict").fill(&[])
}

/// The agent profile's name clashes with another or with a protected source.
pub fn agent_profile_conflict() -> RpcError {
    ErrorText::new(-32091, "AgentProfileConflict").fill(&[])
}

/// The client's token has a smaller scope than the method needs.
pub fn forbidden(method: &dyn Display, scope: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32600,
        "Invalid request",
        r#"{"code":"Forbidden","detail":"{method} needs a token of the scope `{scope}`."}"#,
    )
    .fill(&[("method", method), ("scope", scope)])
}

/// The method acts on a thread that the client never attached to, and several clients have tokens of their own.
pub fn not_attached(thread_id: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32600,
        "Invalid request",
        r#"{"code":"Forbidden","detail":"Subscribe to thread {threadId} first."}"#,
    )
    .fill(&[("threadId", thread_id)])
}
