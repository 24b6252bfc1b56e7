// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/errors.rs.j2 from schema/codex/**/*.json.

//! The errors of the dialect and, in a module each, those of single methods.
//!
//! A function fills in the placeholders of the text that the schema gives an error.

use std::fmt::Display;

use super::Version;
use crate::{ErrorText, envelope::RpcError};

/// A request came before `initialize`.
pub fn not_initialized() -> RpcError {
    ErrorText::new(-32600, "Not initialized").fill(&[])
}

/// `initialize` came a second time.
pub fn already_initialized() -> RpcError {
    ErrorText::new(-32600, "Already initialized").fill(&[])
}

/// Nobody knows the method. Checked first, also before `initialize`.
pub fn unknown_method(method: &dyn Display, methods: &dyn Display) -> RpcError {
    ErrorText::new(
        -32600,
        "Invalid request: unknown variant `{method}`, expected one of {methods}",
    )
    .fill(&[("method", method), ("methods", methods)])
}

/// The params are missing or cannot be read.
pub fn invalid_params(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "Invalid request: {detail}").fill(&[("detail", detail)])
}

/// An experimental method, member or value was used without the capability.
pub fn experimental_required(descriptor: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "{descriptor} requires experimentalApi capability")
        .fill(&[("descriptor", descriptor)])
}

/// An id of a thread is not a UUID.
pub fn invalid_thread_id(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "invalid thread id: {detail}").fill(&[("detail", detail)])
}

/// An id of a thread is not a UUID, in the methods that newer versions call sessions.
pub fn invalid_session_id(version: Version, detail: &dyn Display) -> RpcError {
    match version {
        Version::V0_97 => ErrorText::new(-32600, "invalid thread id: {detail}"),
        Version::V0_169 => ErrorText::new(-32600, "invalid session id: {detail}"),
    }
    .fill(&[("detail", detail)])
}

/// A loaded thread is needed and there is none of this id.
pub fn thread_not_found(thread_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "thread not found: {threadId}").fill(&[("threadId", thread_id)])
}

/// The thread to read is neither stored nor loaded.
pub fn thread_not_loaded(thread_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "thread not loaded: {threadId}").fill(&[("threadId", thread_id)])
}

/// A stored thread is needed and there is none of this id.
pub fn rollout_not_found(thread_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "no rollout found for thread id {threadId}")
        .fill(&[("threadId", thread_id)])
}

/// An archived thread was to be resumed.
pub fn thread_archived(version: Version, thread_id: &dyn Display) -> RpcError {
    match version {
Version::V0_97 => ErrorText::new(-32600, "no rollout found for thread id {threadId}"),
Version::V0_169 => ErrorText::new(-32600, "session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first."),
}.fill(&[("threadId", thread_id)])
}

/// The file named by `path` cannot be read.
pub fn rollout_unreadable(version: Version, path: &dyn Display, detail: &dyn Display) -> RpcError {
    match version {
        Version::V0_97 => ErrorText::new(-32600, "failed to load rollout `{path}`: {detail}"),
        Version::V0_169 => ErrorText::new(-32603, "failed to read rollout `{path}`: {detail}"),
    }
    .fill(&[("path", path), ("detail", detail)])
}

/// There is no file at `path`.
pub fn rollout_missing(version: Version, path: &dyn Display) -> RpcError {
    match version {
        Version::V0_97 => ErrorText::new(
            -32600,
            "failed to load rollout `{path}`: file does not exist",
        ),
        Version::V0_169 => ErrorText::new(
            -32600,
            "failed to resolve rollout path `{path}`: file does not exist",
        ),
    }
    .fill(&[("path", path)])
}

/// A cursor is not one the server gave out.
pub fn invalid_cursor(cursor: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "invalid cursor: {cursor}").fill(&[("cursor", cursor)])
}

/// A model provider is not configured.
pub fn model_provider_not_found(version: Version, model_provider: &dyn Display) -> RpcError {
    match version {
        Version::V0_97 => ErrorText::new(
            -32600,
            "error deriving config: Model provider `{modelProvider}` not found",
        ),
        Version::V0_169 => ErrorText::new(
            -32600,
            "failed to load configuration: Model provider `{modelProvider}` not found",
        ),
    }
    .fill(&[("modelProvider", model_provider)])
}

/// A stored thread is resumed, and its model provider is not configured.
pub fn model_provider_not_configured(model_provider: &dyn Display) -> RpcError {
    ErrorText::with_data(-32600, "This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.", r#"{"type":"modelProviderNotConfigured","modelProvider":"{modelProvider}"}"#).fill(&[("modelProvider", model_provider)])
}

/// Bedrock is not offered in this region.
pub fn bedrock_region_unsupported(region: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "Amazon Bedrock does not support region `{region}`")
        .fill(&[("region", region)])
}

/// The configuration demands a sign-in with ChatGPT.
pub fn api_key_login_disabled() -> RpcError {
    ErrorText::new(
        -32600,
        "API key login is disabled. Use ChatGPT login instead.",
    )
    .fill(&[])
}

/// The configuration demands a key.
pub fn chatgpt_login_disabled() -> RpcError {
    ErrorText::new(
        -32600,
        "ChatGPT login is disabled. Use API key login instead.",
    )
    .fill(&[])
}

/// The configuration demands a key, and the client has tokens.
pub fn external_login_disabled() -> RpcError {
    ErrorText::new(
        -32600,
        "External ChatGPT auth is disabled. Use API key login instead.",
    )
    .fill(&[])
}

/// Tokens of the client are in use.
pub fn external_auth_active() -> RpcError {
    ErrorText::new(-32600, "External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.").fill(&[])
}

/// The server cannot listen for the browser.
pub fn login_server_failed(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32603, "failed to start login server: {detail}").fill(&[("detail", detail)])
}

/// There is no command.
pub fn command_empty() -> RpcError {
    ErrorText::new(-32600, "command must not be empty").fill(&[])
}

/// The terminal of a command has no lines or no columns.
pub fn command_terminal_empty() -> RpcError {
    ErrorText::new(
        -32602,
        "command/exec size rows and cols must be greater than 0",
    )
    .fill(&[])
}

/// No running command of this connection has this id.
pub fn command_not_running(process_id: &dyn Display) -> RpcError {
    ErrorText::new(
        -32600,
        "no active command/exec for process id \"{processId}\"",
    )
    .fill(&[("processId", process_id)])
}

/// The bytes to write are not base64.
pub fn invalid_delta(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32602, "invalid deltaBase64: {detail}").fill(&[("detail", detail)])
}

/// `expectedVersion` is not the version of now.
pub fn config_version_conflict() -> RpcError {
    ErrorText::with_data(
        -32600,
        "Configuration was modified since last read. Fetch latest version and retry.",
        r#"{"config_write_error_code":"configVersionConflict"}"#,
    )
    .fill(&[])
}

/// A key of the configuration is empty.
pub fn config_key_empty() -> RpcError {
    ErrorText::with_data(
        -32600,
        "keyPath must not be empty",
        r#"{"config_write_error_code":"configValidationError"}"#,
    )
    .fill(&[])
}

/// A part of a key of the configuration is empty. Since 0.169.
pub fn config_key_segment_empty() -> RpcError {
    ErrorText::with_data(
        -32600,
        "keyPath segments must not be empty",
        r#"{"config_write_error_code":"configValidationError"}"#,
    )
    .fill(&[])
}

/// A quote is in the middle of a part of a key of the configuration. Since 0.169.
pub fn config_key_quote_invalid() -> RpcError {
    ErrorText::with_data(
        -32600,
        "invalid quoted keyPath segment",
        r#"{"config_write_error_code":"configValidationError"}"#,
    )
    .fill(&[])
}

/// A quote in a key of the configuration does not end. Since 0.169.
pub fn config_key_quote_open() -> RpcError {
    ErrorText::with_data(
        -32600,
        "unterminated quoted keyPath segment",
        r#"{"config_write_error_code":"configValidationError"}"#,
    )
    .fill(&[])
}

/// A key of the configuration ends behind a backslash in quotes. Since 0.169.
pub fn config_key_escape_open() -> RpcError {
    ErrorText::with_data(
        -32600,
        "unterminated escape in keyPath",
        r#"{"config_write_error_code":"configValidationError"}"#,
    )
    .fill(&[])
}

/// A value has no form in the file: it contains `null`, or its number is too large.
pub fn config_value_unreadable(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32600,
        "invalid value: {detail}",
        r#"{"config_write_error_code":"configValidationError"}"#,
    )
    .fill(&[("detail", detail)])
}

/// A value does not fit its key.
pub fn config_value_invalid(detail: &dyn Display) -> RpcError {
    ErrorText::with_data(
        -32600,
        "Invalid configuration: {detail}",
        r#"{"config_write_error_code":"configValidationError"}"#,
    )
    .fill(&[("detail", detail)])
}

/// A value is written to the key `profile`. Since 0.169.
pub fn config_profile_legacy() -> RpcError {
    ErrorText::with_data(-32600, "`profile` is a legacy config selector and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead", r#"{"config_write_error_code":"configValidationError"}"#).fill(&[])
}

/// A value is written to the key `profiles` or below it. Since 0.169.
pub fn config_profiles_legacy() -> RpcError {
    ErrorText::with_data(-32600, "`profiles` contains legacy config profile tables and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead", r#"{"config_write_error_code":"configValidationError"}"#).fill(&[])
}

/// `filePath` is not the file of the user.
pub fn config_layer_read_only() -> RpcError {
    ErrorText::with_data(
        -32600,
        "Only writes to the user config are allowed",
        r#"{"config_write_error_code":"configLayerReadonly"}"#,
    )
    .fill(&[])
}

/// A path is relative.
pub fn path_relative() -> RpcError {
    ErrorText::new(
        -32600,
        "Invalid request: AbsolutePathBuf deserialized without a base path",
    )
    .fill(&[])
}

/// No stored conversation has this id.
pub fn conversation_rollout_not_found(conversation_id: &dyn Display) -> RpcError {
    ErrorText::new(
        -32600,
        "no rollout found for conversation id {conversationId}",
    )
    .fill(&[("conversationId", conversation_id)])
}

/// No loaded conversation has this id.
pub fn conversation_not_found(conversation_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "conversation not found: {conversationId}")
        .fill(&[("conversationId", conversation_id)])
}

/// The texts of the input have too many characters; `data` has `input_error_code`, `max_chars` and `actual_chars`.
pub fn input_too_large(max_chars: &dyn Display) -> RpcError {
    ErrorText::new(
        -32602,
        "Input exceeds the maximum length of {maxChars} characters.",
    )
    .fill(&[("maxChars", max_chars)])
}

/// An image of the input has an `http` URL.
pub fn remote_image() -> RpcError {
    ErrorText::new(
        -32600,
        "remote image URLs are not supported; use an inline data URL instead",
    )
    .fill(&[])
}

/// An entry of `additionalContext` of the kind `application` has a name.
pub fn named_trusted_context() -> RpcError {
    ErrorText::new(
        -32600,
        "additional context name is only supported for untrusted context",
    )
    .fill(&[])
}

/// No turn runs.
pub fn nothing_to_interrupt() -> RpcError {
    ErrorText::new(-32600, "no active turn to interrupt").fill(&[])
}

/// No MCP server has this name.
pub fn unknown_mcp_server(server: &dyn Display) -> RpcError {
    ErrorText::new(-32603, "unknown MCP server '{server}'").fill(&[("server", server)])
}

/// The marketplace has no such file.
pub fn marketplace_file_not_found(path: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "marketplace file `{path}` does not exist").fill(&[("path", path)])
}

/// No running process of this connection has this handle.
pub fn process_not_running(process_handle: &dyn Display) -> RpcError {
    ErrorText::new(
        -32600,
        "no active process for process handle \"{processHandle}\"",
    )
    .fill(&[("processHandle", process_handle)])
}

/// Nothing is left of the name without the blanks around it.
pub fn project_name_empty() -> RpcError {
    ErrorText::new(-32602, "project name must not be empty").fill(&[])
}

/// The key is empty.
pub fn idempotency_key_empty() -> RpcError {
    ErrorText::new(-32602, "idempotencyKey must not be empty").fill(&[])
}

/// The key is too long.
pub fn idempotency_key_too_long(limit: &dyn Display) -> RpcError {
    ErrorText::new(-32602, "idempotencyKey must be at most {limit} bytes").fill(&[("limit", limit)])
}

/// There is no such project.
pub fn project_not_found(project_id: &dyn Display) -> RpcError {
    ErrorText::new(-32602, "project not found: {projectId}").fill(&[("projectId", project_id)])
}

/// Two roots of a project are the same directory.
pub fn duplicate_project_root(path: &dyn Display) -> RpcError {
    ErrorText::new(-32602, "duplicate project root: {path}").fill(&[("path", path)])
}

/// The project that was made with the key is deleted.
pub fn deleted_project_key(idempotency_key: &dyn Display) -> RpcError {
    ErrorText::new(
        -32602,
        "idempotency key refers to deleted project: {idempotencyKey}",
    )
    .fill(&[("idempotencyKey", idempotency_key)])
}

/// A thread or turn names an environment that does not exist.
pub fn unknown_turn_environment(environment_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "unknown turn environment id `{environmentId}`")
        .fill(&[("environmentId", environment_id)])
}

/// A thread or turn names an environment twice.
pub fn turn_environment_taken(environment_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "duplicate turn environment id `{environmentId}`")
        .fill(&[("environmentId", environment_id)])
}

/// The working directory in an environment of a thread or turn is not absolute on this machine.
pub fn environment_cwd_relative(environment_id: &dyn Display, path: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax").fill(&[("environmentId", environment_id), ("path", path)])
}

/// A root of the workspace in an environment of a thread or turn is not absolute on this machine.
pub fn environment_root_relative(environment_id: &dyn Display, path: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax").fill(&[("environmentId", environment_id), ("path", path)])
}

/// A thread or turn names an environment on another machine, which the server does not connect to.
pub fn environment_not_local(environment_id: &dyn Display, detail: &dyn Display) -> RpcError {
    ErrorText::new(
        -32600,
        "environment `{environmentId}` cannot be used: {detail}",
    )
    .fill(&[("environmentId", environment_id), ("detail", detail)])
}

/// There is no such project, in methods of threads.
pub fn unknown_project(project_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "project not found: {projectId}").fill(&[("projectId", project_id)])
}

/// An id of a thread is not a UUID, in methods of attachments.
pub fn invalid_thread_id_param(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32602, "invalid thread id: {detail}").fill(&[("detail", detail)])
}

/// `attachmentType` is empty.
pub fn attachment_type_empty() -> RpcError {
    ErrorText::new(-32602, "attachmentType must not be empty").fill(&[])
}

/// `attachmentType` has more than 256 bytes.
pub fn attachment_type_too_long() -> RpcError {
    ErrorText::new(-32602, "attachmentType must not exceed 256 bytes").fill(&[])
}

/// `identityKey` is empty.
pub fn identity_key_empty() -> RpcError {
    ErrorText::new(-32602, "identityKey must not be empty").fill(&[])
}

/// `identityKey` has more than 256 bytes.
pub fn identity_key_too_long() -> RpcError {
    ErrorText::new(-32602, "identityKey must not exceed 256 bytes").fill(&[])
}

/// No stored thread has this id, in methods of attachments and projects.
pub fn thread_param_not_found(thread_id: &dyn Display) -> RpcError {
    ErrorText::new(-32602, "thread not found: {threadId}").fill(&[("threadId", thread_id)])
}

/// A cursor of attachments is not one the server gave out.
pub fn invalid_attachment_cursor() -> RpcError {
    ErrorText::new(-32602, "invalid pagination cursor").fill(&[])
}

/// The input to queue is empty.
pub fn queued_input_empty() -> RpcError {
    ErrorText::new(
        -32600,
        "only user input can be added to the user-message queue",
    )
    .fill(&[])
}

/// A local image of the input to queue cannot be read.
pub fn queued_attachment_invalid(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "local queued attachment is invalid: {detail}")
        .fill(&[("detail", detail)])
}

/// No stored thread has this id.
pub fn queued_thread_not_found(thread_id: &dyn Display) -> RpcError {
    ErrorText::new(-32603, "failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}").fill(&[("threadId", thread_id)])
}

/// The queue has no such entry.
pub fn queued_submission_not_found(queued_submission_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "queued submission not found: {queuedSubmissionId}")
        .fill(&[("queuedSubmissionId", queued_submission_id)])
}

/// Nothing is left of the name without the blanks around it.
pub fn section_name_empty() -> RpcError {
    ErrorText::new(-32602, "section name must not be empty").fill(&[])
}

/// The name of a color or an icon is too long.
pub fn section_look_too_long(member: &dyn Display, limit: &dyn Display) -> RpcError {
    ErrorText::new(
        -32602,
        "section appearance {member} must not exceed {limit} bytes",
    )
    .fill(&[("member", member), ("limit", limit)])
}

/// The id of the section is empty.
pub fn section_id_empty() -> RpcError {
    ErrorText::new(-32602, "sectionId must not be empty").fill(&[])
}

/// There is no such section.
pub fn section_not_found(section_id: &dyn Display) -> RpcError {
    ErrorText::new(-32602, "thread section not found: {sectionId}")
        .fill(&[("sectionId", section_id)])
}

/// The program of a command cannot be started.
pub fn command_not_started(version: Version, detail: &dyn Display) -> RpcError {
    match version {
        Version::V0_97 => ErrorText::new(-32603, "exec failed: {detail}"),
        Version::V0_169 => ErrorText::new(-32603, "failed to spawn command: {detail}"),
    }
    .fill(&[("detail", detail)])
}

/// A command ran out of its time. Until 0.97.
pub fn command_timed_out() -> RpcError {
    ErrorText::new(-32603, "exec failed: sandbox error: command timed out").fill(&[])
}

/// The input of a process has ended.
pub fn input_closed() -> RpcError {
    ErrorText::new(-32600, "stdin is already closed").fill(&[])
}

/// The size of a terminal cannot be set.
pub fn resize_failed(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "failed to resize PTY: {detail}").fill(&[("detail", detail)])
}

/// The terminal of a process has no lines or no columns.
pub fn process_terminal_empty() -> RpcError {
    ErrorText::new(-32602, "process size rows and cols must be greater than 0").fill(&[])
}

/// The thread has no such turn.
pub fn turn_not_found(turn_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "turn not found: {turnId}").fill(&[("turnId", turn_id)])
}

/// The file of the configuration cannot be written.
pub fn config_unwritable(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32603, "failed to persist config.toml: {detail}").fill(&[("detail", detail)])
}

/// The configuration cannot be read, or something in it is wrong.
pub fn config_unreadable(detail: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "failed to load configuration: {detail}").fill(&[("detail", detail)])
}

/// The request cannot be done as it is, for a reason without a kind of its own.
pub fn invalid_request(message: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "{message}").fill(&[("message", message)])
}

/// The queue of requests is full, from 0.169 on. Since 0.169.
pub fn overloaded() -> RpcError {
    ErrorText::new(-32001, "Server overloaded; retry later.").fill(&[])
}

/// The server failed.
pub fn internal_error(message: &dyn Display) -> RpcError {
    ErrorText::new(-32603, "{message}").fill(&[("message", message)])
}

/// The client's token has a smaller scope than the method needs.
pub fn forbidden(method: &dyn Display, scope: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "{method} needs a token of the scope `{scope}`")
        .fill(&[("method", method), ("scope", scope)])
}

/// The method acts on a thread that the client never attached to, and several clients have tokens of their own.
pub fn not_attached(thread_id: &dyn Display) -> RpcError {
    ErrorText::new(-32600, "thread {threadId} is not attached: resume it first")
        .fill(&[("threadId", thread_id)])
}

/// Errors of `account/bedrock/setup`.
pub mod account_bedrock_setup {
    use super::{Display, ErrorText, RpcError, Version};

    /// There are no credentials.
    pub fn aws_credentials_missing() -> RpcError {
        ErrorText::new(-32600, "No AWS credentials found. Please Configure AWS credentials or complete AWS sign-in, then try again.").fill(&[])
    }
}

/// Errors of `account/gatewayOAuth/login`.
pub mod account_gateway_o_auth_login {
    use super::{Display, ErrorText, RpcError, Version};

    /// The model provider wants no sign-in.
    pub fn gateway_oauth_unused() -> RpcError {
        ErrorText::new(-32600, "The selected provider does not use gateway OAuth").fill(&[])
    }
}

/// Errors of `account/gcp/setup`.
pub mod account_gcp_setup {
    use super::{Display, ErrorText, RpcError, Version};

    /// `projectId` is empty or has other characters.
    pub fn invalid_project_id() -> RpcError {
        ErrorText::new(-32600, "model_providers.gcp.project_id must be non-empty and contain only ASCII letters, digits, and hyphens").fill(&[])
    }

    /// The file cannot be read.
    pub fn credential_file_invalid(detail: &dyn Display) -> RpcError {
        ErrorText::with_data(
            -32600,
            "Cannot read the Google Cloud credential file: {detail}",
            r#"{"reason":"credentialFileInvalid"}"#,
        )
        .fill(&[("detail", detail)])
    }

    /// Nobody is signed in to Google Cloud.
    pub fn auth_command_failed() -> RpcError {
        ErrorText::with_data(
            -32600,
            "The Google Cloud auth command could not obtain an access token.",
            r#"{"reason":"authCommandFailed"}"#,
        )
        .fill(&[])
    }
}

/// Errors of `account/login/cancel`.
pub mod account_login_cancel {
    use super::{Display, ErrorText, RpcError, Version};

    /// `loginId` is not a UUID.
    pub fn invalid_login_id(login_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid login id: {loginId}").fill(&[("loginId", login_id)])
    }
}

/// Errors of `account/login/start`.
pub mod account_login_start {
    use super::{Display, ErrorText, RpcError, Version};

    /// The kind of sign-in is one with a code of the vendor or with keys of Amazon Bedrock.
    pub fn sign_in_unsupported(method: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "signing in with `{method}` is not supported; sign in with `apiKey`",
        )
        .fill(&[("method", method)])
    }

    /// A token cannot be read.
    pub fn invalid_token(version: Version, detail: &dyn Display) -> RpcError {
        match version {
            Version::V0_97 => ErrorText::new(-32600, "invalid id token: {detail}"),
            Version::V0_169 => ErrorText::new(-32603, "failed to set external auth: {detail}"),
        }
        .fill(&[("detail", detail)])
    }

    /// The service that gives out codes cannot be reached. Since 0.169.
    pub fn device_code_unavailable(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "failed to request device code: {detail}")
            .fill(&[("detail", detail)])
    }
}

/// Errors of `account/read`.
pub mod account_read {
    use super::{Display, ErrorText, RpcError, Version};

    /// The back end of the account cannot be reached.
    pub fn routing_discovery_failed() -> RpcError {
        ErrorText::new(-32603, "workspace routing discovery failed").fill(&[])
    }
}

/// Errors of `app/read`.
pub mod app_read {
    use super::{Display, ErrorText, RpcError, Version};

    /// There are more.
    pub fn too_many_apps() -> RpcError {
        ErrorText::new(-32602, "app/read accepts at most 100 appIds").fill(&[])
    }
}

/// Errors of `command/exec/write`.
pub mod command_exec_write {
    use super::{Display, ErrorText, RpcError, Version};

    /// Neither was given.
    pub fn nothing_to_write() -> RpcError {
        ErrorText::new(
            -32602,
            "command/exec/write requires deltaBase64 or closeStdin",
        )
        .fill(&[])
    }

    /// The process was started without `streamStdin`.
    pub fn input_not_streamed() -> RpcError {
        ErrorText::new(
            -32600,
            "stdin streaming is not enabled for this command/exec",
        )
        .fill(&[])
    }
}

/// Errors of `command/exec`.
pub mod command_exec {
    use super::{Display, ErrorText, RpcError, Version};

    /// `timeoutMs` is negative. Since 0.169.
    pub fn timeout_negative(timeout_ms: &dyn Display) -> RpcError {
        ErrorText::new(
            -32602,
            "command/exec timeoutMs must be non-negative, got {timeoutMs}",
        )
        .fill(&[("timeoutMs", timeout_ms)])
    }

    /// Both were given.
    pub fn timeout_conflict() -> RpcError {
        ErrorText::new(
            -32602,
            "command/exec cannot set both timeoutMs and disableTimeout",
        )
        .fill(&[])
    }

    /// Both were given.
    pub fn output_cap_conflict() -> RpcError {
        ErrorText::new(
            -32602,
            "command/exec cannot set both outputBytesCap and disableOutputCap",
        )
        .fill(&[])
    }

    /// `size` was given without a terminal.
    pub fn size_without_terminal() -> RpcError {
        ErrorText::new(-32602, "command/exec size requires tty: true").fill(&[])
    }

    /// A terminal or streaming was asked for without `processId`.
    pub fn process_id_missing() -> RpcError {
        ErrorText::new(
            -32600,
            "command/exec tty or streaming requires a client-supplied processId",
        )
        .fill(&[])
    }

    /// A running command has this id.
    pub fn process_id_taken(process_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "duplicate active command/exec process id: \"{processId}\"",
        )
        .fill(&[("processId", process_id)])
    }

    /// Both were given.
    pub fn sandbox_conflict() -> RpcError {
        ErrorText::new(
            -32600,
            "`permissionProfile` cannot be combined with `sandboxPolicy`",
        )
        .fill(&[])
    }

    /// There is no such permission profile.
    pub fn invalid_permission_profile(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid permission profile: {detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `environment/add`.
pub mod environment_add {
    use super::{Display, ErrorText, RpcError, Version};

    /// `environmentId` is empty.
    pub fn environment_id_empty() -> RpcError {
        ErrorText::new(
            -32600,
            "exec-server protocol error: environment id cannot be empty",
        )
        .fill(&[])
    }

    /// It is the id of the server's own machine.
    pub fn environment_id_reserved() -> RpcError {
        ErrorText::new(
            -32600,
            "exec-server protocol error: environment id `local` is reserved for EnvironmentManager",
        )
        .fill(&[])
    }

    /// The address is blank.
    pub fn url_missing() -> RpcError {
        ErrorText::new(
            -32600,
            "exec-server protocol error: remote environment requires an exec-server url",
        )
        .fill(&[])
    }

    /// The address is `none`.
    pub fn url_disabled() -> RpcError {
        ErrorText::new(
            -32600,
            "exec-server protocol error: remote environment cannot use disabled exec-server url",
        )
        .fill(&[])
    }

    /// A token or id would be sent where others can read it.
    pub fn headers_exposed() -> RpcError {
        ErrorText::new(-32600, "exec-server protocol error: exec-server WebSocket headers require wss:// or a loopback destination").fill(&[])
    }
}

/// Errors of `environment/info`.
pub mod environment_info {
    use super::{Display, ErrorText, RpcError, Version};

    /// There is no such environment.
    pub fn unknown_environment(environment_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "unknown environment id `{environmentId}`")
            .fill(&[("environmentId", environment_id)])
    }

    /// It cannot be reached.
    pub fn environment_unreachable(environment_id: &dyn Display, detail: &dyn Display) -> RpcError {
        ErrorText::new(
            -32603,
            "failed to get info for environment `{environmentId}`: {detail}",
        )
        .fill(&[("environmentId", environment_id), ("detail", detail)])
    }
}

/// Errors of `experimentalFeature/list`.
pub mod experimental_feature_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// There are not that many.
    pub fn cursor_beyond_end(cursor: &dyn Display, total: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "cursor {cursor} exceeds total feature flags {total}",
        )
        .fill(&[("cursor", cursor), ("total", total)])
    }
}

/// Errors of `externalAgentConfig/import`.
pub mod external_agent_config_import {
    use super::{Display, ErrorText, RpcError, Version};

    /// An item is of the kind `MEMORY`.
    pub fn memory_disabled() -> RpcError {
        ErrorText::new(-32600, "external agent memory import is disabled").fill(&[])
    }
}

/// Errors of `feedback/save`.
pub mod feedback_save {
    use super::{Display, ErrorText, RpcError, Version};

    /// `savePath` is relative.
    pub fn save_path_relative() -> RpcError {
        ErrorText::new(-32600, "feedback savePath must be an absolute host path").fill(&[])
    }

    /// The file exists or cannot be written.
    pub fn save_failed(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "failed to save feedback: {detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `feedback/upload`.
pub mod feedback_upload {
    use super::{Display, ErrorText, RpcError, Version};

    /// The report could not be sent. Since 0.169.
    pub fn upload_failed(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "failed to upload feedback: {detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `fs/copy`.
pub mod fs_copy {
    use super::{Display, ErrorText, RpcError, Version};

    /// The source is a directory and `recursive` is not true.
    pub fn directory_needs_recursive() -> RpcError {
        ErrorText::new(
            -32600,
            "fs/copy requires recursive: true when sourcePath is a directory",
        )
        .fill(&[])
    }

    /// The copy would lie inside the source.
    pub fn copy_into_itself() -> RpcError {
        ErrorText::new(
            -32600,
            "fs/copy cannot copy a directory to itself or one of its descendants",
        )
        .fill(&[])
    }

    /// The source is a pipe, a device or a socket.
    pub fn source_unsupported() -> RpcError {
        ErrorText::new(
            -32600,
            "fs/copy only supports regular files, directories, and symlinks",
        )
        .fill(&[])
    }
}

/// Errors of `fs/readFile`.
pub mod fs_read_file {
    use super::{Display, ErrorText, RpcError, Version};

    /// It is anything but a regular file.
    pub fn not_a_file(path: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "path `{path}` is not a file").fill(&[("path", path)])
    }
}

/// Errors of `fs/watch`.
pub mod fs_watch {
    use super::{Display, ErrorText, RpcError, Version};

    /// A watch of this connection has this id.
    pub fn watch_id_taken(watch_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "watchId already exists: {watchId}").fill(&[("watchId", watch_id)])
    }
}

/// Errors of `fs/writeFile`.
pub mod fs_write_file {
    use super::{Display, ErrorText, RpcError, Version};

    /// The bytes are not base64.
    pub fn invalid_data(detail: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "fs/writeFile requires valid base64 dataBase64: {detail}",
        )
        .fill(&[("detail", detail)])
    }
}

/// Errors of `fuzzyFileSearch/sessionStart`.
pub mod fuzzy_file_search_session_start {
    use super::{Display, ErrorText, RpcError, Version};

    /// The id is empty.
    pub fn session_id_empty() -> RpcError {
        ErrorText::new(-32600, "sessionId must not be empty").fill(&[])
    }

    /// `roots` is empty.
    pub fn no_roots() -> RpcError {
        ErrorText::new(
            -32603,
            "failed to start fuzzy file search session: at least one search directory is required",
        )
        .fill(&[])
    }
}

/// Errors of `fuzzyFileSearch/sessionUpdate`.
pub mod fuzzy_file_search_session_update {
    use super::{Display, ErrorText, RpcError, Version};

    /// There is no such session.
    pub fn session_not_found(session_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "fuzzy file search session not found: {sessionId}")
            .fill(&[("sessionId", session_id)])
    }
}

/// Errors of `hooks/list`.
pub mod hooks_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// Both were given.
    pub fn thread_and_folders() -> RpcError {
        ErrorText::new(-32600, "specify either threadId or cwds").fill(&[])
    }
}

/// Errors of `initialize`.
pub mod initialize {
    use super::{Display, ErrorText, RpcError, Version};

    /// `clientInfo` is absent.
    pub fn client_info_missing() -> RpcError {
        ErrorText::new(-32600, "Invalid request: missing field `clientInfo`").fill(&[])
    }

    /// The name of the client has control characters.
    pub fn client_name_invalid(name: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "Invalid clientInfo.name: '{name}'. Must be a valid HTTP header value.",
        )
        .fill(&[("name", name)])
    }
}

/// Errors of `addConversationListener`.
pub mod add_conversation_listener {
    use super::{Display, ErrorText, RpcError, Version};

    /// No loaded conversation has this id.
    pub fn no_conversation(conversation_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "thread not found: {conversationId}")
            .fill(&[("conversationId", conversation_id)])
    }
}

/// Errors of `archiveConversation`.
pub mod archive_conversation {
    use super::{Display, ErrorText, RpcError, Version};

    /// The file lies elsewhere.
    pub fn rollout_outside_sessions(rollout_path: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "rollout path `{rolloutPath}` must be in sessions directory",
        )
        .fill(&[("rolloutPath", rollout_path)])
    }

    /// The file does not belong to the conversation.
    pub fn rollout_mismatch(rollout_path: &dyn Display, conversation_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "rollout path `{rolloutPath}` does not match thread id {conversationId}",
        )
        .fill(&[
            ("rolloutPath", rollout_path),
            ("conversationId", conversation_id),
        ])
    }

    /// There is no sessions directory yet.
    pub fn sessions_folder_missing(detail: &dyn Display) -> RpcError {
        ErrorText::new(
            -32603,
            "failed to archive thread: unable to resolve sessions directory: {detail}",
        )
        .fill(&[("detail", detail)])
    }
}

/// Errors of `cancelLoginChatGpt`.
pub mod cancel_login_chat_gpt {
    use super::{Display, ErrorText, RpcError, Version};

    /// No sign-in with this id is under way.
    pub fn login_not_found(login_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "login id not found: {loginId}").fill(&[("loginId", login_id)])
    }
}

/// Errors of `forkConversation`.
pub mod fork_conversation {
    use super::{Display, ErrorText, RpcError, Version};

    /// Nothing says which conversation.
    pub fn conversation_missing() -> RpcError {
        ErrorText::new(-32600, "either path or conversation id must be provided").fill(&[])
    }
}

/// Errors of `getConversationSummary`.
pub mod get_conversation_summary {
    use super::{Display, ErrorText, RpcError, Version};

    /// The file cannot be read. Until 0.97.
    pub fn summary_unreadable(path: &dyn Display, detail: &dyn Display) -> RpcError {
        ErrorText::new(
            -32603,
            "failed to load conversation summary from {path}: {detail}",
        )
        .fill(&[("path", path), ("detail", detail)])
    }
}

/// Errors of `gitDiffToRemote`.
pub mod git_diff_to_remote {
    use super::{Display, ErrorText, RpcError, Version};

    /// There is no repository, or it has no remote one.
    pub fn no_remote_repository(cwd: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "failed to compute git diff to remote for cwd: \"{cwd}\"",
        )
        .fill(&[("cwd", cwd)])
    }
}

/// Errors of `removeConversationListener`.
pub mod remove_conversation_listener {
    use super::{Display, ErrorText, RpcError, Version};

    /// There is no such subscription, or it was ended before.
    pub fn subscription_not_found(subscription_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "subscription not found: {subscriptionId}")
            .fill(&[("subscriptionId", subscription_id)])
    }
}

/// Errors of `resumeConversation`.
pub mod resume_conversation {
    use super::{Display, ErrorText, RpcError, Version};

    /// Nothing says which conversation.
    pub fn conversation_missing() -> RpcError {
        ErrorText::new(
            -32600,
            "either path, conversation id or non empty history must be provided",
        )
        .fill(&[])
    }
}

/// Errors of `marketplace/add`.
pub mod marketplace_add {
    use super::{Display, ErrorText, RpcError, Version};

    /// `source` is empty.
    pub fn source_empty() -> RpcError {
        ErrorText::new(-32600, "marketplace source must not be empty").fill(&[])
    }

    /// The directory is missing.
    pub fn source_folder_missing(detail: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "failed to resolve local marketplace source path: {detail}",
        )
        .fill(&[("detail", detail)])
    }

    /// The directory is no marketplace.
    pub fn manifest_missing(path: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid marketplace file `{path}`: marketplace root does not contain a supported manifest").fill(&[("path", path)])
    }

    /// `source` is none of these.
    pub fn invalid_source() -> RpcError {
        ErrorText::new(-32600, "invalid marketplace source format; expected owner/repo, a git URL, or a local marketplace path").fill(&[])
    }

    /// `source` is a file.
    pub fn source_is_file() -> RpcError {
        ErrorText::new(
            -32600,
            "local marketplace source must be a directory, not a file",
        )
        .fill(&[])
    }

    /// `refName` was given for a directory.
    pub fn ref_needs_git() -> RpcError {
        ErrorText::new(
            -32600,
            "--ref is only supported for git marketplace sources",
        )
        .fill(&[])
    }

    /// `sparsePaths` was given for a directory.
    pub fn sparse_needs_git() -> RpcError {
        ErrorText::new(
            -32600,
            "--sparse is only supported for git marketplace sources",
        )
        .fill(&[])
    }

    /// A marketplace of this name comes from elsewhere.
    pub fn other_source(marketplace_name: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "marketplace '{marketplaceName}' is already added from a different source; remove it before adding this source").fill(&[("marketplaceName", marketplace_name)])
    }
}

/// Errors of `marketplace/remove`.
pub mod marketplace_remove {
    use super::{Display, ErrorText, RpcError, Version};

    /// There is no such marketplace.
    pub fn marketplace_not_found(marketplace_name: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "marketplace `{marketplaceName}` is not configured or installed",
        )
        .fill(&[("marketplaceName", marketplace_name)])
    }

    /// The name is empty.
    pub fn name_empty() -> RpcError {
        ErrorText::new(-32600, "invalid marketplace name: must not be empty").fill(&[])
    }

    /// The name has other characters.
    pub fn name_invalid() -> RpcError {
        ErrorText::new(
            -32600,
            "invalid marketplace name: only ASCII letters, digits, `_`, and `-` are allowed",
        )
        .fill(&[])
    }
}

/// Errors of `marketplace/upgrade`.
pub mod marketplace_upgrade {
    use super::{Display, ErrorText, RpcError, Version};

    /// It does not come from Git, or there is none.
    pub fn not_a_git_marketplace(marketplace_name: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "marketplace `{marketplaceName}` is not configured as a Git marketplace",
        )
        .fill(&[("marketplaceName", marketplace_name)])
    }
}

/// Errors of `mcpServer/oauth/login`.
pub mod mcp_server_oauth_login {
    use super::{Display, ErrorText, RpcError, Version};

    /// No MCP server has this name.
    pub fn server_not_found(name: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "No MCP server named '{name}' found.").fill(&[("name", name)])
    }

    /// The MCP server is a program.
    pub fn server_is_a_program() -> RpcError {
        ErrorText::new(
            -32600,
            "OAuth login is only supported for streamable HTTP servers.",
        )
        .fill(&[])
    }

    /// A bearer token or an `Authorization` header is configured for the MCP server.
    pub fn server_has_token() -> RpcError {
        ErrorText::new(
            -32600,
            "the MCP server is known by a token of its configuration",
        )
        .fill(&[])
    }

    /// The MCP server asks for no OAuth login, or its authorization server does not take part.
    pub fn login_failed(name: &dyn Display, detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "failed to login to MCP server '{name}': {detail}")
            .fill(&[("name", name), ("detail", detail)])
    }
}

/// Errors of `mcpServerStatus/list`.
pub mod mcp_server_status_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// The cursor lies behind the last server.
    pub fn cursor_beyond_end(cursor: &dyn Display, total: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "cursor {cursor} exceeds total MCP servers {total}")
            .fill(&[("cursor", cursor), ("total", total)])
    }
}

/// Errors of `memory/reset`.
pub mod memory_reset {
    use super::{Display, ErrorText, RpcError, Version};

    /// The folder is a link, or something in it cannot be removed.
    pub fn not_cleared(home: &dyn Display, detail: &dyn Display) -> RpcError {
        ErrorText::new(
            -32603,
            "failed to clear memory directories under {home}: {detail}",
        )
        .fill(&[("home", home), ("detail", detail)])
    }
}

/// Errors of `memory/status`.
pub mod memory_status {
    use super::{Display, ErrorText, RpcError, Version};

    /// The number lies outside.
    pub fn thread_count_out_of_range() -> RpcError {
        ErrorText::new(-32602, "minConsolidatedThreads must be between 1 and 4096").fill(&[])
    }
}

/// Errors of `model/list`.
pub mod model_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// The cursor lies behind the last model.
    pub fn cursor_beyond_end(cursor: &dyn Display, total: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "cursor {cursor} exceeds total models {total}")
            .fill(&[("cursor", cursor), ("total", total)])
    }
}

/// Errors of `modelProvider/config/write`.
pub mod model_provider_config_write {
    use super::{Display, ErrorText, RpcError, Version};

    /// A new gateway has no address.
    pub fn base_url_missing() -> RpcError {
        ErrorText::with_data(
            -32600,
            "A base URL is required to create a custom provider.",
            r#"{"config_write_error_code":"configValidationError"}"#,
        )
        .fill(&[])
    }

    /// A new gateway has no name, or the name is blank.
    pub fn provider_name_missing() -> RpcError {
        ErrorText::with_data(
            -32600,
            "Enter a provider name.",
            r#"{"config_write_error_code":"configValidationError"}"#,
        )
        .fill(&[])
    }

    /// The name is that of OpenAI.
    pub fn provider_name_reserved() -> RpcError {
        ErrorText::with_data(-32600, "This name is reserved for a built-in provider. Enter a different custom provider name.", r#"{"config_write_error_code":"configValidationError"}"#).fill(&[])
    }

    /// `providerId` names a provider that needs no configuration.
    pub fn built_in_provider() -> RpcError {
        ErrorText::with_data(
            -32600,
            "A custom provider or gateway cannot use a built-in provider ID.",
            r#"{"config_write_error_code":"configValidationError"}"#,
        )
        .fill(&[])
    }

    /// The address is none, or has more than a host and a path.
    pub fn base_url_invalid() -> RpcError {
        ErrorText::with_data(
            -32600,
            "Enter an HTTP(S) base URL without credentials, a query, or a fragment.",
            r#"{"config_write_error_code":"configValidationError"}"#,
        )
        .fill(&[])
    }

    /// `envKey` is no name of a variable.
    pub fn env_key_invalid() -> RpcError {
        ErrorText::with_data(
            -32600,
            "Invalid API key environment variable name.",
            r#"{"config_write_error_code":"configValidationError"}"#,
        )
        .fill(&[])
    }

    /// There is no such model provider.
    pub fn unknown_provider() -> RpcError {
        ErrorText::with_data(
            -32600,
            "Unknown provider ID.",
            r#"{"config_write_error_code":"configPathNotFound"}"#,
        )
        .fill(&[])
    }
}

/// Errors of `permissionProfile/list`.
pub mod permission_profile_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// The cursor lies behind the last profile.
    pub fn cursor_beyond_end(cursor: &dyn Display, total: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "cursor {cursor} exceeds total permission profiles {total}",
        )
        .fill(&[("cursor", cursor), ("total", total)])
    }
}

/// Errors of `plugin/install`.
pub mod plugin_install {
    use super::{Display, ErrorText, RpcError, Version};

    /// Neither or both were given.
    pub fn marketplace_ambiguous() -> RpcError {
        ErrorText::new(
            -32600,
            "plugin/install requires exactly one of marketplacePath or remoteMarketplaceName",
        )
        .fill(&[])
    }

    /// The plugin is in the cloud and nobody is signed in.
    pub fn signed_out() -> RpcError {
        ErrorText::new(-32600, "read remote plugin details before install: chatgpt authentication required for remote plugin catalog").fill(&[])
    }
}

/// Errors of `plugin/list`.
pub mod plugin_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// A kind of marketplaces is in the cloud and nobody is signed in.
    pub fn signed_out() -> RpcError {
        ErrorText::new(
            -32600,
            "list remote plugin catalog: chatgpt authentication required for remote plugin catalog",
        )
        .fill(&[])
    }
}

/// Errors of `plugin/read`.
pub mod plugin_read {
    use super::{Display, ErrorText, RpcError, Version};

    /// Neither or both were given.
    pub fn marketplace_ambiguous() -> RpcError {
        ErrorText::new(
            -32600,
            "plugin/read requires exactly one of marketplacePath or remoteMarketplaceName",
        )
        .fill(&[])
    }

    /// The configuration has `features.plugins = false`.
    pub fn feature_off() -> RpcError {
        ErrorText::new(-32600, "plugins feature is disabled").fill(&[])
    }

    /// The plugin is in the cloud and nobody is signed in.
    pub fn signed_out() -> RpcError {
        ErrorText::new(
            -32600,
            "read remote plugin details: chatgpt authentication required for remote plugin catalog",
        )
        .fill(&[])
    }
}

/// Errors of `plugin/uninstall`.
pub mod plugin_uninstall {
    use super::{Display, ErrorText, RpcError, Version};

    /// The id is one of the cloud and nobody is signed in.
    pub fn signed_out() -> RpcError {
        ErrorText::new(-32600, "resolve remote plugin before uninstall: chatgpt authentication required for remote plugin catalog").fill(&[])
    }

    /// The id has other characters than a plugin's.
    pub fn plugin_id_invalid() -> RpcError {
        ErrorText::new(-32600, "invalid remote plugin id").fill(&[])
    }
}

/// Errors of `process/spawn`.
pub mod process_spawn {
    use super::{Display, ErrorText, RpcError, Version};

    /// The handle is empty.
    pub fn process_handle_empty() -> RpcError {
        ErrorText::new(-32600, "processHandle must not be empty").fill(&[])
    }

    /// A running process has this handle.
    pub fn process_handle_taken(process_handle: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "duplicate active process handle: \"{processHandle}\"",
        )
        .fill(&[("processHandle", process_handle)])
    }

    /// `size` was given without a terminal.
    pub fn size_without_terminal() -> RpcError {
        ErrorText::new(-32602, "process/spawn size requires tty: true").fill(&[])
    }

    /// `timeoutMs` is negative.
    pub fn timeout_negative(timeout_ms: &dyn Display) -> RpcError {
        ErrorText::new(
            -32602,
            "process/spawn timeoutMs must be non-negative, got {timeoutMs}",
        )
        .fill(&[("timeoutMs", timeout_ms)])
    }

    /// The program cannot be started.
    pub fn not_started(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "failed to spawn process: {detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `process/writeStdin`.
pub mod process_write_stdin {
    use super::{Display, ErrorText, RpcError, Version};

    /// Neither was given.
    pub fn nothing_to_write() -> RpcError {
        ErrorText::new(
            -32602,
            "process/writeStdin requires deltaBase64 or closeStdin",
        )
        .fill(&[])
    }

    /// The process was started without `streamStdin`.
    pub fn input_not_streamed() -> RpcError {
        ErrorText::new(-32600, "stdin streaming is not enabled for this process").fill(&[])
    }
}

/// Errors of `project/import`.
pub mod project_import {
    use super::{Display, ErrorText, RpcError, Version};

    /// A thread is named twice.
    pub fn duplicate_thread(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(-32602, "duplicate thread id: {threadId}").fill(&[("threadId", thread_id)])
    }
}

/// Errors of `project/list`.
pub mod project_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// An order is given without what to sort by.
    pub fn sort_key_missing() -> RpcError {
        ErrorText::new(-32602, "sortDirection requires sortKey").fill(&[])
    }

    /// The cursor is not one the server gave out for this order.
    pub fn invalid_project_cursor() -> RpcError {
        ErrorText::new(
            -32602,
            "invalid project cursor: malformed or mismatched sort anchor",
        )
        .fill(&[])
    }
}

/// Errors of `project/move`.
pub mod project_move {
    use super::{Display, ErrorText, RpcError, Version};

    /// There is no such neighbor.
    pub fn before_project_not_found(before_project_id: &dyn Display) -> RpcError {
        ErrorText::new(-32602, "before project not found: {beforeProjectId}")
            .fill(&[("beforeProjectId", before_project_id)])
    }

    /// The project and its neighbor are the same.
    pub fn before_itself(project_id: &dyn Display) -> RpcError {
        ErrorText::new(-32602, "project {projectId} cannot be moved before itself")
            .fill(&[("projectId", project_id)])
    }
}

/// Errors of `remoteControl/pairing/status`.
pub mod remote_control_pairing_status {
    use super::{Display, ErrorText, RpcError, Version};

    /// Neither was given.
    pub fn pairing_code_missing() -> RpcError {
        ErrorText::new(
            -32600,
            "remoteControl/pairing/status requires pairingCode or manualPairingCode",
        )
        .fill(&[])
    }

    /// Remote control is off.
    pub fn remote_control_disabled() -> RpcError {
        ErrorText::new(
            -32600,
            "remote control pairing requires remote control to be enabled",
        )
        .fill(&[])
    }
}

/// Errors of `review/start`.
pub mod review_start {
    use super::{Display, ErrorText, RpcError, Version};

    /// The name of the branch is blank.
    pub fn branch_empty() -> RpcError {
        ErrorText::new(-32600, "branch must not be empty").fill(&[])
    }

    /// The id of the commit is blank.
    pub fn sha_empty() -> RpcError {
        ErrorText::new(-32600, "sha must not be empty").fill(&[])
    }

    /// The instructions are blank.
    pub fn instructions_empty() -> RpcError {
        ErrorText::new(-32600, "instructions must not be empty").fill(&[])
    }
}

/// Errors of `skills/config/write`.
pub mod skills_config_write {
    use super::{Display, ErrorText, RpcError, Version};

    /// Neither or both were given. Since 0.169.
    pub fn skill_ambiguous() -> RpcError {
        ErrorText::new(
            -32602,
            "skills/config/write requires exactly one of path or name",
        )
        .fill(&[])
    }
}

/// Errors of `skills/remote/read`.
pub mod skills_remote_read {
    use super::{Display, ErrorText, RpcError, Version};

    /// The service cannot be reached.
    pub fn read_failed(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "failed to read remote skills: {detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `skills/remote/write`.
pub mod skills_remote_write {
    use super::{Display, ErrorText, RpcError, Version};

    /// The service cannot be reached.
    pub fn download_failed(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "failed to download remote skill: {detail}")
            .fill(&[("detail", detail)])
    }
}

/// Errors of `thread/approveGuardianDeniedAction`.
pub mod thread_approve_guardian_denied_action {
    use super::{Display, ErrorText, RpcError, Version};

    /// The event cannot be read.
    pub fn invalid_denial(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid Guardian denial event: {detail}")
            .fill(&[("detail", detail)])
    }
}

/// Errors of `thread/attachment/add`.
pub mod thread_attachment_add {
    use super::{Display, ErrorText, RpcError, Version};

    /// `payload` has more than 65536 bytes as JSON.
    pub fn payload_too_large() -> RpcError {
        ErrorText::new(-32602, "attachment payload must not exceed 65536 bytes").fill(&[])
    }
}

/// Errors of `thread/backgroundTerminals/list`.
pub mod thread_background_terminals_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// `cursor` is not one the server gave out.
    pub fn invalid_terminal_cursor(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid cursor: {detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `thread/backgroundTerminals/terminate`.
pub mod thread_background_terminals_terminate {
    use super::{Display, ErrorText, RpcError, Version};

    /// `processId` is not a number.
    pub fn invalid_process_id(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid background terminal process id: {detail}")
            .fill(&[("detail", detail)])
    }
}

/// Errors of `thread/decrement_elicitation`.
pub mod thread_decrement_elicitation {
    use super::{Display, ErrorText, RpcError, Version};

    /// No question is open.
    pub fn no_elicitation_counted() -> RpcError {
        ErrorText::new(-32600, "out-of-band elicitation count is already zero").fill(&[])
    }
}

/// Errors of `thread/delete`.
pub mod thread_delete {
    use super::{Display, ErrorText, RpcError, Version};

    /// The thread is ephemeral.
    pub fn ephemeral(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "thread is not persisted and cannot be deleted: {threadId}",
        )
        .fill(&[("threadId", thread_id)])
    }

    /// A thread is attached to it.
    pub fn has_attached(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "cannot delete thread while attached thread {threadId} exists; delete the attached thread first").fill(&[("threadId", thread_id)])
    }

    /// The file of a thread that another program forked goes on from the file of this one.
    pub fn needed(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "cannot delete thread {threadId}: forked history still references it",
        )
        .fill(&[("threadId", thread_id)])
    }
}

/// Errors of `thread/fork`.
pub mod thread_fork {
    use super::{Display, ErrorText, RpcError, Version};

    /// Both are given.
    pub fn last_and_before() -> RpcError {
        ErrorText::new(
            -32600,
            "`beforeTurnId` cannot be combined with `lastTurnId`",
        )
        .fill(&[])
    }

    /// `lastTurnId` is the running turn.
    pub fn last_turn_running(turn_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "lastTurnId '{turnId}' identifies an in-progress turn",
        )
        .fill(&[("turnId", turn_id)])
    }

    /// A fork that is attached is ephemeral or defers its goal.
    pub fn attach_conflict() -> RpcError {
        ErrorText::new(
            -32600,
            "attachToSource cannot be combined with ephemeral or deferGoalContinuation",
        )
        .fill(&[])
    }

    /// A fork is ephemeral and `excludeTurns` is not `true`. Since 0.169.
    pub fn turns_of_ephemeral() -> RpcError {
        ErrorText::new(
            -32600,
            "ephemeral paginated thread/fork requires `excludeTurns: true`",
        )
        .fill(&[])
    }

    /// `experimentalDisablePredictionMcp` is given without it.
    pub fn prediction_mcp_without_prediction() -> RpcError {
        ErrorText::new(
            -32600,
            "`experimentalDisablePredictionMcp` requires `experimentalPredictionMode: true`",
        )
        .fill(&[])
    }

    /// A fork in prediction mode is not ephemeral.
    pub fn prediction_not_ephemeral() -> RpcError {
        ErrorText::new(
            -32600,
            "`experimentalPredictionMode` requires `ephemeral: true`",
        )
        .fill(&[])
    }
}

/// Errors of `thread/goal/set`.
pub mod thread_goal_set {
    use super::{Display, ErrorText, RpcError, Version};

    /// Nothing is left of the objective without the blanks around it.
    pub fn objective_empty() -> RpcError {
        ErrorText::new(-32600, "goal objective must not be empty").fill(&[])
    }

    /// The objective is longer.
    pub fn objective_too_long() -> RpcError {
        ErrorText::new(-32600, "goal objective must be at most 4000 characters").fill(&[])
    }

    /// `tokenBudget` is 0 or negative.
    pub fn budget_not_positive() -> RpcError {
        ErrorText::new(-32600, "goal budgets must be positive when provided").fill(&[])
    }

    /// There is no goal, and no objective was given.
    pub fn no_goal(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "cannot update goal for thread {threadId}: no goal exists",
        )
        .fill(&[("threadId", thread_id)])
    }
}

/// Errors of `thread/guardianReview`.
pub mod thread_guardian_review {
    use super::{Display, ErrorText, RpcError, Version};

    /// The history does not end with such a call.
    pub fn call_unsupported() -> RpcError {
        ErrorText::new(-32600, "expected a completed plaintext exec_command, apply_patch, request_permissions, or MCP call with a nonempty call ID").fill(&[])
    }

    /// The thread has no tool of that name.
    pub fn tool_unavailable() -> RpcError {
        ErrorText::new(-32600, "the requested tool is unavailable on this thread").fill(&[])
    }

    /// The reviewer gave no judgment; the reason.
    pub fn review_failed(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "Guardian review failed: {detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `thread/inject_items`.
pub mod thread_inject_items {
    use super::{Display, ErrorText, RpcError, Version};

    /// There are none.
    pub fn items_empty() -> RpcError {
        ErrorText::new(-32600, "items must not be empty").fill(&[])
    }

    /// An item is not in the notation of the model's interface.
    pub fn invalid_item(index: &dyn Display, detail: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "items[{index}] is not a valid response item: {detail}",
        )
        .fill(&[("index", index), ("detail", detail)])
    }
}

/// Errors of `thread/items/list`.
pub mod thread_items_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// The cursor is an item, and `turnId` does not name its turn.
    pub fn anchor_without_turn() -> RpcError {
        ErrorText::new(-32602, "turnId is required when cursor is an item anchor").fill(&[])
    }

    /// The turn has no item that the cursor names.
    pub fn anchor_not_found() -> RpcError {
        ErrorText::new(
            -32602,
            "cursor.itemId does not identify an item in the requested history scope",
        )
        .fill(&[])
    }
}

/// Errors of `thread/items/read`.
pub mod thread_items_read {
    use super::{Display, ErrorText, RpcError, Version};

    /// There are none or too many.
    pub fn item_count_out_of_range() -> RpcError {
        ErrorText::new(-32600, "itemIds must contain 1 to 100 IDs").fill(&[])
    }

    /// The thread is not read in pages, or does not exist.
    pub fn not_paged() -> RpcError {
        ErrorText::new(-32601, "thread/items/read is not supported yet").fill(&[])
    }
}

/// Errors of `thread/list`.
pub mod thread_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// The threads are sorted by their place in a section, and no section is named.
    pub fn section_missing() -> RpcError {
        ErrorText::new(-32600, "section-position sorting requires a section filter").fill(&[])
    }

    /// Both are named.
    pub fn parent_and_ancestor() -> RpcError {
        ErrorText::new(
            -32600,
            "parentThreadId and ancestorThreadId are mutually exclusive",
        )
        .fill(&[])
    }

    /// `attachedToThreadId` is named with one of the others.
    pub fn attached_and_parent() -> RpcError {
        ErrorText::new(
            -32600,
            "attachedToThreadId cannot be combined with parentThreadId or ancestorThreadId",
        )
        .fill(&[])
    }

    /// Attached threads are to be listed, and no title is searched for.
    pub fn attached_without_search() -> RpcError {
        ErrorText::new(
            -32600,
            "includeAttachedThreads requires a non-empty searchTerm",
        )
        .fill(&[])
    }

    /// `attachedToThreadId` is not a UUID.
    pub fn attached_thread_id_invalid(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid attached thread parent id: {detail}")
            .fill(&[("detail", detail)])
    }

    /// `originators` names any.
    pub fn originators_unsupported() -> RpcError {
        ErrorText::new(
            -32602,
            "originator filtering is not supported by the local app-server",
        )
        .fill(&[])
    }

    /// `parentThreadId` is not a UUID.
    pub fn parent_thread_id_invalid(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid parent thread id: {detail}").fill(&[("detail", detail)])
    }

    /// An entry of `excludedThreadIds` is not a UUID.
    pub fn excluded_thread_id_invalid(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32602, "invalid excluded thread id: {detail}").fill(&[("detail", detail)])
    }

    /// `projectId` is empty.
    pub fn project_id_empty() -> RpcError {
        ErrorText::new(-32602, "projectId must not be empty").fill(&[])
    }
}

/// Errors of `thread/memoryMode/set`.
pub mod thread_memory_mode_set {
    use super::{Display, ErrorText, RpcError, Version};

    /// The thread is not stored.
    pub fn ephemeral_thread(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "ephemeral thread does not support metadata updates: {threadId}",
        )
        .fill(&[("threadId", thread_id)])
    }
}

/// Errors of `thread/metadata/update`.
pub mod thread_metadata_update {
    use super::{Display, ErrorText, RpcError, Version};

    /// There is nothing to change.
    pub fn nothing_to_change() -> RpcError {
        ErrorText::new(
            -32600,
            "thread metadata update must include at least one field",
        )
        .fill(&[])
    }

    /// There is no such thread to put into a project.
    pub fn thread_to_move_not_found(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "failed to read thread metadata: invalid thread-store request: no rollout found for thread id {threadId}").fill(&[("threadId", thread_id)])
    }

    /// A text of `gitInfo` is blank.
    pub fn git_member_empty(member: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "gitInfo.{member} must not be empty").fill(&[("member", member)])
    }

    /// `gitInfo` is an empty object.
    pub fn git_info_empty() -> RpcError {
        ErrorText::new(-32600, "gitInfo must include at least one field").fill(&[])
    }

    /// A part of `gitInfo` is an empty text.
    pub fn git_info_field_empty(field: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "gitInfo.{field} must not be empty").fill(&[("field", field)])
    }
}

/// Errors of `thread/name/set`.
pub mod thread_name_set {
    use super::{Display, ErrorText, RpcError, Version};

    /// Nothing is left of the name without the blanks around it.
    pub fn name_empty() -> RpcError {
        ErrorText::new(-32600, "thread name must not be empty").fill(&[])
    }
}

/// Errors of `thread/prediction/request`.
pub mod thread_prediction_request {
    use super::{Display, ErrorText, RpcError, Version};

    /// Always.
    pub fn not_implemented() -> RpcError {
        ErrorText::new(-32601, "thread/prediction/request is not implemented yet").fill(&[])
    }
}

/// Errors of `thread/prepareApprovedPlan`.
pub mod thread_prepare_approved_plan {
    use super::{Display, ErrorText, RpcError, Version};

    /// A turn runs.
    pub fn turn_running() -> RpcError {
        ErrorText::new(-32600, "The thread already has an active turn.").fill(&[])
    }

    /// Nothing is left of `markdown` without the blanks around it.
    pub fn plan_empty() -> RpcError {
        ErrorText::new(-32600, "The approved plan is empty.").fill(&[])
    }

    /// `attachmentPath` is relative.
    pub fn path_not_absolute() -> RpcError {
        ErrorText::new(
            -32602,
            "`attachmentPath` must be absolute on the app server",
        )
        .fill(&[])
    }
}

/// Errors of `thread/queue/list`.
pub mod thread_queue_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// `cursor` is not one the server gave out.
    pub fn invalid_queue_cursor(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid queue pagination cursor: {detail}")
            .fill(&[("detail", detail)])
    }
}

/// Errors of `thread/queue/reorder`.
pub mod thread_queue_reorder {
    use super::{Display, ErrorText, RpcError, Version};

    /// An id is missing, double or unknown.
    pub fn order_incomplete() -> RpcError {
        ErrorText::new(
            -32600,
            "queue reorder must include every queued submission exactly once",
        )
        .fill(&[])
    }
}

/// Errors of `thread/queue/start`.
pub mod thread_queue_start {
    use super::{Display, ErrorText, RpcError, Version};

    /// There is no entry.
    pub fn queue_empty() -> RpcError {
        ErrorText::new(-32600, "queue is empty").fill(&[])
    }

    /// A turn runs.
    pub fn turn_active() -> RpcError {
        ErrorText::new(-32600, "thread already has an active or pending turn").fill(&[])
    }
}

/// Errors of `thread/read`.
pub mod thread_read {
    use super::{Display, ErrorText, RpcError, Version};

    /// The stored file is damaged.
    pub fn rollout_damaged(
        path: &dyn Display,
        thread_id: &dyn Display,
        detail: &dyn Display,
    ) -> RpcError {
        ErrorText::new(
            -32603,
            "failed to load rollout `{path}` for thread {threadId}: {detail}",
        )
        .fill(&[("path", path), ("threadId", thread_id), ("detail", detail)])
    }

    /// Turns of an ephemeral thread were asked for.
    pub fn turns_of_ephemeral_thread() -> RpcError {
        ErrorText::new(-32600, "ephemeral threads do not support includeTurns").fill(&[])
    }

    /// Turns were asked for before the first one was stored.
    pub fn turns_not_stored() -> RpcError {
        ErrorText::new(-32601, "list_turns is not supported yet").fill(&[])
    }
}

/// Errors of `thread/readState/update`.
pub mod thread_read_state_update {
    use super::{Display, ErrorText, RpcError, Version};

    /// `expectedRevision` is not the revision of now.
    pub fn revision_conflict() -> RpcError {
        ErrorText::new(-32600, "read state changed").fill(&[])
    }
}

/// Errors of `thread/resume`.
pub mod thread_resume {
    use super::{Display, ErrorText, RpcError, Version};

    /// `history` was given for a loaded thread.
    pub fn history_of_loaded_thread(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "cannot resume thread {threadId} with history while it is already running",
        )
        .fill(&[("threadId", thread_id)])
    }

    /// The thread is loaded, and its file is not at `path`.
    pub fn path_of_another_thread(
        thread_id: &dyn Display,
        path: &dyn Display,
        active_path: &dyn Display,
    ) -> RpcError {
        ErrorText::new(-32600, "cannot resume running thread {threadId} with stale path: requested `{path}`, active `{activePath}`").fill(&[("threadId", thread_id), ("path", path), ("activePath", active_path)])
    }

    /// `history` was given for a thread that is not loaded.
    pub fn history_unsupported() -> RpcError {
        ErrorText::new(-32600, "resuming with history is not supported").fill(&[])
    }
}

/// Errors of `thread/rollback`.
pub mod thread_rollback {
    use super::{Display, ErrorText, RpcError, Version};

    /// `numTurns` is 0.
    pub fn no_turns() -> RpcError {
        ErrorText::new(-32600, "numTurns must be >= 1").fill(&[])
    }
}

/// Errors of `thread/sample`.
pub mod thread_sample {
    use super::{Display, ErrorText, RpcError, Version};

    /// `threadId` is not a UUID.
    pub fn invalid_id(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "{detail}").fill(&[("detail", detail)])
    }

    /// No loaded thread has this id.
    pub fn not_loaded() -> RpcError {
        ErrorText::new(-32600, "thread/sample requires a loaded source").fill(&[])
    }

    /// One of them is empty, or the prompt is longer.
    pub fn invalid_prompt() -> RpcError {
        ErrorText::new(
            -32600,
            "thread/sample requires expectedTurnId and a prompt of at most 4000 bytes",
        )
        .fill(&[])
    }

    /// A turn runs, and `allowInProgressTurn` is not set.
    pub fn not_idle() -> RpcError {
        ErrorText::new(-32600, "sample source must be idle").fill(&[])
    }

    /// `expectedTurnId` is another turn.
    pub fn turn_not_latest() -> RpcError {
        ErrorText::new(
            -32600,
            "sample source turn must be the latest finished turn",
        )
        .fill(&[])
    }

    /// `expectedTurnId` is another turn, with `allowInProgressTurn`.
    pub fn turn_not_latest_at_all() -> RpcError {
        ErrorText::new(-32600, "sample source turn must be the latest turn").fill(&[])
    }

    /// `thread/sample/cancel` named the request.
    pub fn canceled() -> RpcError {
        ErrorText::new(-32603, "sample canceled").fill(&[])
    }

    /// The model did not answer; the reason.
    pub fn model_failed(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32603, "{detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `thread/search`.
pub mod thread_search {
    use super::{Display, ErrorText, RpcError, Version};

    /// Nothing is left of the term without the blanks around it.
    pub fn search_term_empty() -> RpcError {
        ErrorText::new(-32600, "thread/search requires a non-empty searchTerm").fill(&[])
    }
}

/// Errors of `thread/searchOccurrences`.
pub mod thread_search_occurrences {
    use super::{Display, ErrorText, RpcError, Version};

    /// `searchTerm` is empty.
    pub fn search_term_empty() -> RpcError {
        ErrorText::new(
            -32600,
            "thread/searchOccurrences requires a non-empty searchTerm",
        )
        .fill(&[])
    }

    /// The thread is not read in pages, or does not exist.
    pub fn not_paged() -> RpcError {
        ErrorText::new(-32601, "thread/searchOccurrences is not supported yet").fill(&[])
    }
}

/// Errors of `thread/section/move`.
pub mod thread_section_move {
    use super::{Display, ErrorText, RpcError, Version};

    /// `sectionId` is empty.
    pub fn target_section_empty() -> RpcError {
        ErrorText::new(-32600, "sectionId must not be empty").fill(&[])
    }

    /// There is no such section.
    pub fn unknown_section(section_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "section {sectionId} does not exist")
            .fill(&[("sectionId", section_id)])
    }

    /// A neighbor is named, but no section.
    pub fn section_missing() -> RpcError {
        ErrorText::new(-32600, "beforeThreadId requires a non-null sectionId").fill(&[])
    }

    /// The neighbor is not in the section.
    pub fn before_thread_elsewhere(
        before_thread_id: &dyn Display,
        section_id: &dyn Display,
    ) -> RpcError {
        ErrorText::new(
            -32600,
            "before thread {beforeThreadId} is not in section {sectionId}",
        )
        .fill(&[
            ("beforeThreadId", before_thread_id),
            ("sectionId", section_id),
        ])
    }

    /// The thread and its neighbor are the same.
    pub fn before_itself(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "thread {threadId} cannot be moved before itself")
            .fill(&[("threadId", thread_id)])
    }

    /// `beforeThreadId` is not a UUID.
    pub fn invalid_before_thread_id(detail: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "invalid before thread id: {detail}").fill(&[("detail", detail)])
    }
}

/// Errors of `thread/settings/update`.
pub mod thread_settings_update {
    use super::{Display, ErrorText, RpcError, Version};

    /// Both are given.
    pub fn sandbox_conflict() -> RpcError {
        ErrorText::new(
            -32600,
            "`permissions` cannot be combined with `sandboxPolicy`",
        )
        .fill(&[])
    }
}

/// Errors of `thread/shellCommand`.
pub mod thread_shell_command {
    use super::{Display, ErrorText, RpcError, Version};

    /// The time limit is negative.
    pub fn timeout_negative(timeout_ms: &dyn Display) -> RpcError {
        ErrorText::new(
            -32602,
            "thread/shellCommand timeoutMs must be non-negative, got {timeoutMs}",
        )
        .fill(&[("timeoutMs", timeout_ms)])
    }
}

/// Errors of `thread/start`.
pub mod thread_start {
    use super::{Display, ErrorText, RpcError, Version};

    /// `projectId` is empty.
    pub fn project_id_empty() -> RpcError {
        ErrorText::new(-32600, "projectId must not be empty").fill(&[])
    }

    /// Both are given; `thread/resume` and `thread/fork` refuse it, too.
    pub fn sandbox_conflict() -> RpcError {
        ErrorText::new(-32600, "`permissions` cannot be combined with `sandbox`").fill(&[])
    }

    /// Two tools share a name.
    pub fn tool_name_taken(name: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "duplicate dynamic tool name: {name}").fill(&[("name", name)])
    }

    /// A tool has no name.
    pub fn tool_name_empty() -> RpcError {
        ErrorText::new(-32600, "dynamic tool name must not be empty").fill(&[])
    }

    /// A tool is called `mcp` or its name begins with `mcp__`.
    pub fn tool_name_reserved(name: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "dynamic tool name is reserved: {name}").fill(&[("name", name)])
    }

    /// The name of a tool begins or ends with a blank.
    pub fn tool_name_padded(name: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "dynamic tool name has leading/trailing whitespace: {name}",
        )
        .fill(&[("name", name)])
    }

    /// The name of a tool has other characters; not checked in 0.97.
    pub fn invalid_tool_name(name: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}",
        )
        .fill(&[("name", name)])
    }

    /// A group has no tool.
    pub fn tool_namespace_without_tools(name: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "dynamic tool namespace must contain at least one tool: {name}",
        )
        .fill(&[("name", name)])
    }

    /// Two groups share a name.
    pub fn tool_namespace_taken(name: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "duplicate dynamic tool namespace: {name}").fill(&[("name", name)])
    }

    /// A tool with `deferLoading` is in no group.
    pub fn deferred_tool_without_namespace(name: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "deferred dynamic tool must include a namespace: {name}",
        )
        .fill(&[("name", name)])
    }

    /// The schema of a tool uses something that is not supported.
    pub fn tool_schema_unsupported(name: &dyn Display, detail: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "dynamic tool input schema is not supported for {name}: {detail}",
        )
        .fill(&[("name", name), ("detail", detail)])
    }
}

/// Errors of `thread/timeline/list`.
pub mod thread_timeline_list {
    use super::{Display, ErrorText, RpcError, Version};

    /// `cursor` is not one the server gave out.
    pub fn invalid_timeline_cursor() -> RpcError {
        ErrorText::new(-32600, "invalid thread timeline cursor").fill(&[])
    }

    /// The thread is not read in pages, or does not exist.
    pub fn not_paged() -> RpcError {
        ErrorText::new(-32601, "thread/timeline/list is not supported yet").fill(&[])
    }
}

/// Errors of `thread/unarchive`.
pub mod thread_unarchive {
    use super::{Display, ErrorText, RpcError, Version};

    /// No archived thread has this id.
    pub fn archived_rollout_not_found(thread_id: &dyn Display) -> RpcError {
        ErrorText::new(-32600, "no archived rollout found for thread id {threadId}")
            .fill(&[("threadId", thread_id)])
    }
}

/// Errors of `threadSection/delete`.
pub mod thread_section_delete {
    use super::{Display, ErrorText, RpcError, Version};

    /// It is the section that is always there.
    pub fn section_built_in() -> RpcError {
        ErrorText::new(-32602, "the built-in pinned section cannot be deleted").fill(&[])
    }
}

/// Errors of `threadSection/update`.
pub mod thread_section_update {
    use super::{Display, ErrorText, RpcError, Version};

    /// It is the section that is always there.
    pub fn section_built_in() -> RpcError {
        ErrorText::new(-32602, "the built-in pinned section cannot be renamed").fill(&[])
    }
}

/// Errors of `turn/interrupt`.
pub mod turn_interrupt {
    use super::{Display, ErrorText, RpcError, Version};

    /// Another turn runs.
    pub fn turn_mismatch(turn_id: &dyn Display, active_turn_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "expected active turn id {turnId} but found {activeTurnId}",
        )
        .fill(&[("turnId", turn_id), ("activeTurnId", active_turn_id)])
    }
}

/// Errors of `turn/settings/update`.
pub mod turn_settings_update {
    use super::{Display, ErrorText, RpcError, Version};

    /// The change needs the feature, and it is off.
    pub fn feature_off() -> RpcError {
        ErrorText::new(
            -32600,
            "turn settings updates require the step_model_switching feature",
        )
        .fill(&[])
    }
}

/// Errors of `turn/start`.
pub mod turn_start {
    use super::{Display, ErrorText, RpcError, Version};

    /// The turn has both.
    pub fn tool_output_with_input() -> RpcError {
        ErrorText::new(
            -32600,
            "`toolOutput` cannot be combined with nonempty `input`",
        )
        .fill(&[])
    }

    /// The name is empty.
    pub fn tool_output_unnamed() -> RpcError {
        ErrorText::new(-32600, "`toolOutput.name` must not be empty").fill(&[])
    }

    /// A turn is running, and the input has an `outputSchema`.
    pub fn output_schema_mismatch() -> RpcError {
        ErrorText::new(
            -32603,
            "failed to submit turn input: ActiveTurnOutputSchemaMismatch",
        )
        .fill(&[])
    }

    /// A turn is running, and there is no input for it.
    pub fn input_empty() -> RpcError {
        ErrorText::new(-32603, "failed to submit turn input: EmptyInput").fill(&[])
    }
}

/// Errors of `turn/steer`.
pub mod turn_steer {
    use super::{Display, ErrorText, RpcError, Version};

    /// No turn runs.
    pub fn no_active_turn() -> RpcError {
        ErrorText::new(-32600, "no active turn to steer").fill(&[])
    }

    /// Another turn runs.
    pub fn turn_mismatch(expected_turn_id: &dyn Display, turn_id: &dyn Display) -> RpcError {
        ErrorText::new(
            -32600,
            "expected active turn id `{expectedTurnId}` but found `{turnId}`",
        )
        .fill(&[("expectedTurnId", expected_turn_id), ("turnId", turn_id)])
    }

    /// `expectedTurnId` is empty.
    pub fn expected_turn_id_empty() -> RpcError {
        ErrorText::new(-32600, "expectedTurnId must not be empty").fill(&[])
    }

    /// `input` is empty.
    pub fn input_empty() -> RpcError {
        ErrorText::new(-32600, "input must not be empty").fill(&[])
    }

    /// A review or a summary runs.
    pub fn turn_not_steerable(turn_kind: &dyn Display) -> RpcError {
        ErrorText::with_data(-32600, "cannot steer a {turnKind} turn", r#"{"message":"cannot steer a {turnKind} turn","codexErrorInfo":{"activeTurnNotSteerable":{"turnKind":"{turnKind}"}},"additionalDetails":null,"misalignment":null}"#).fill(&[("turnKind", turn_kind)])
    }
}

/// Errors of `userVerification/verify`.
pub mod user_verification_verify {
    use super::{Display, ErrorText, RpcError, Version};

    /// A text is too long or empty, or the challenge is not base64url.
    pub fn invalid_challenge() -> RpcError {
        ErrorText::with_data(
            -32602,
            "Invalid verification challenge or display text.",
            r#"{"type":"invalidRequest","reason":"invalidParams"}"#,
        )
        .fill(&[])
    }

    /// This device cannot do it.
    pub fn unavailable() -> RpcError {
        ErrorText::with_data(
            -32603,
            "User verification is not available in this build or account.",
            r#"{"type":"unavailable","reason":"providerUnavailable"}"#,
        )
        .fill(&[])
    }
}
