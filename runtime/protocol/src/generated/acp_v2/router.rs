// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/acp/v2/**/*.json.

//! Handler traits, one per method family, and the routers that call them.

use std::sync::Arc;

use serde_json::value::RawValue;

use super::{Method, method, notification, types::*, unions::*};
use crate::{
    Access, Call, CallError, Handler, NotificationMethod, Rights,
    envelope::{PendingCall, parse_params_with},
    permit,
};

/// The methods `auth/*`.
pub trait AuthMethods: Handler {
    /// Signs the user in.
    ///
    /// Runs a sign-in that the agent handles itself. Answered by every agent that lists `authMethods`. Methods of type `terminal` are not passed here.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The sign-in failed.
    /// - -32602 `Invalid params`: The agent does not offer the method.
    ///
    /// Needs the capability `authMethods`. Source: `schema/acp/v2/auth/login.json`.
    fn auth_login(
        &self,
        params: LoginAuthRequest,
    ) -> impl Future<Output = Result<LoginAuthResponse, Self::Error>> + Send;
    /// Signs the user out.
    ///
    /// Requests that need a signed-in user are refused with -32000 afterwards. Answered by every agent that lists `authMethods`.
    ///
    /// Needs the capability `authMethods`. Source: `schema/acp/v2/auth/logout.json`.
    fn auth_logout(
        &self,
        params: LogoutAuthRequest,
    ) -> impl Future<Output = Result<LogoutAuthResponse, Self::Error>> + Send;
    /// Tells whether someone is signed in.
    ///
    /// Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.
    ///
    /// Experimental. Needs the capability `capabilities.auth.status`. Source: `schema/acp/v2/auth/status.json`.
    fn auth_status(
        &self,
        params: AuthStatusRequest,
    ) -> impl Future<Output = Result<AuthStatusResponse, Self::Error>> + Send;
}

/// The methods of the connection itself.
pub trait ConnectionMethods: Handler {
    /// Opens the connection.
    ///
    /// The first request. The agent chooses its newest version that is not above the client's; when it has none, the request fails. This server speaks the draft only with clients that ask for exactly this version, and answers others in version 1. It may be repeated as long as no other request was sent.
    ///
    /// Errors:
    /// - -32022 `Unsupported protocol version`: The agent speaks only newer versions; `data` has `requested` and `supported`.
    /// - -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
    ///
    /// Source: `schema/acp/v2/initialize.json`.
    fn initialize(
        &self,
        params: InitializeRequest,
    ) -> impl Future<Output = Result<InitializeResponse, Self::Error>> + Send;
}

/// The methods `providers/*`.
pub trait ProvidersMethods: Handler {
    /// Switches a model provider off.
    ///
    /// Not for a provider that is `required`.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/disable.json`.
    fn providers_disable(
        &self,
        params: DisableProviderRequest,
    ) -> impl Future<Output = Result<DisableProviderResponse, Self::Error>> + Send;
    /// Lists the model providers.
    ///
    /// Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/list.json`.
    fn providers_list(
        &self,
        params: ListProvidersRequest,
    ) -> impl Future<Output = Result<ListProvidersResponse, Self::Error>> + Send;
    /// Configures a model provider.
    ///
    /// The new configuration replaces the earlier one as a whole, headers included.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The provider or the API is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/set.json`.
    fn providers_set(
        &self,
        params: SetProviderRequest,
    ) -> impl Future<Output = Result<SetProviderResponse, Self::Error>> + Send;
}

/// The methods `session/*`.
pub trait SessionMethods: Handler {
    /// Takes a session out of the default list.
    ///
    /// The history is kept. Work that is running is stopped and the session is closed first. Archiving it again succeeds.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.archive`. Source: `schema/acp/v2/session/archive.json`.
    fn session_archive(
        &self,
        params: ArchiveSessionRequest,
    ) -> impl Future<Output = Result<ArchiveSessionResponse, Self::Error>> + Send;
    /// Ends the work on a session.
    ///
    /// Stops what runs and frees what the session holds. The session stays listed and can be resumed.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/close.json`.
    fn session_close(
        &self,
        params: CloseSessionRequest,
    ) -> impl Future<Output = Result<CloseSessionResponse, Self::Error>> + Send;
    /// Deletes a session.
    ///
    /// The session is no longer listed. Deleting one that does not exist succeeds.
    ///
    /// Needs the capability `capabilities.session.delete`. Source: `schema/acp/v2/session/delete.json`.
    fn session_delete(
        &self,
        params: DeleteSessionRequest,
    ) -> impl Future<Output = Result<DeleteSessionResponse, Self::Error>> + Send;
    /// Copies a session.
    ///
    /// The new session begins with the context of the old one and goes its own way; the old one does not change.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: A path is not absolute, `cwd` is neither a folder nor that of the session, or the system prompt is not supported.
    ///
    /// Experimental. Needs the capability `capabilities.session.fork`. Source: `schema/acp/v2/session/fork.json`.
    fn session_fork(
        &self,
        params: ForkSessionRequest,
    ) -> impl Future<Output = Result<ForkSessionResponse, Self::Error>> + Send;
    /// Lists stored sessions.
    ///
    /// Lists page by page and neither opens nor changes a session. The size of a page is the agent's choice.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The cursor is not valid.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/list.json`.
    fn session_list(
        &self,
        params: ListSessionsRequest,
    ) -> impl Future<Output = Result<ListSessionsResponse, Self::Error>> + Send;
    /// Creates a session.
    ///
    /// The agent connects to the MCP servers named. The session begins idle; updates about it may come before this answer.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: `cwd` or one of the `additionalDirectories` is not an absolute path, or `cwd` is not a folder.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/new.json`.
    fn session_new(
        &self,
        params: NewSessionRequest,
    ) -> impl Future<Output = Result<NewSessionResponse, Self::Error>> + Send;
    /// Sends a message.
    ///
    /// Answered as soon as the message has its place in the conversation. The work it sets off is told by updates; it is over when `state_update` says idle, with the reason, `error` for a failure.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: A content block needs a capability the agent does not have.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/prompt.json`.
    fn session_prompt(
        &self,
        params: PromptRequest,
    ) -> impl Future<Output = Result<PromptResponse, Self::Error>> + Send;
    /// Opens a stored session.
    ///
    /// With `replayFrom` the conversation is sent again as updates first. A `state_update` with the present state follows in any case, and then the answer.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: A path is not absolute, or `cwd` is not a folder. The `cwd` that the session has already is accepted even if its folder is gone.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/resume.json`.
    fn session_resume(
        &self,
        params: ResumeSessionRequest,
    ) -> impl Future<Output = Result<ResumeSessionResponse, Self::Error>> + Send;
    /// Changes a configuration option of a session.
    ///
    /// The answer has the complete list of options, since one change may bring others. Only for sessions that list options.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32602 `Invalid params`: The option or the value is unknown; nothing is changed.
    ///
    /// Source: `schema/acp/v2/session/set_config_option.json`.
    fn session_set_config_option(
        &self,
        params: SetSessionConfigOptionRequest,
    ) -> impl Future<Output = Result<SetSessionConfigOptionResponse, Self::Error>> + Send;
    /// Names a session.
    ///
    /// Answered once the title is stored; the agent then does not replace it by one of its own. The session need not be open.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    /// - -32602 `Invalid params`: The title is refused, for example because it is empty.
    ///
    /// Experimental. Needs the capability `capabilities.session.title`. Source: `schema/acp/v2/session/set_title.json`.
    fn session_set_title(
        &self,
        params: SetSessionTitleRequest,
    ) -> impl Future<Output = Result<SetSessionTitleResponse, Self::Error>> + Send;
    /// Tells whether a session is in memory.
    ///
    /// Changes nothing: the session is neither opened nor attached to the connection.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.status`. Source: `schema/acp/v2/session/status.json`.
    fn session_status(
        &self,
        params: SessionStatusRequest,
    ) -> impl Future<Output = Result<SessionStatusResponse, Self::Error>> + Send;
    /// Puts an archived session back on the default list.
    ///
    /// The session is not opened. A session that is not archived stays as it is, and the request succeeds.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.archive`. Source: `schema/acp/v2/session/unarchive.json`.
    fn session_unarchive(
        &self,
        params: UnarchiveSessionRequest,
    ) -> impl Future<Output = Result<UnarchiveSessionResponse, Self::Error>> + Send;
}

/// The methods `terminal/*`.
pub trait TerminalMethods: Handler {
    /// Stops the command in a terminal of the agent.
    ///
    /// The answer says that the agent is going to; a `terminal_update` with `exitStatus` tells that the command has ended. The terminal remains.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32602 `Invalid params`: The terminal is unknown, or it cannot be canceled.
    ///
    /// Needs the capability `capabilities.cancel of the terminal`. Source: `schema/acp/v2/terminal/cancel.json`.
    fn terminal_cancel(
        &self,
        params: CancelTerminalRequest,
    ) -> impl Future<Output = Result<CancelTerminalResponse, Self::Error>> + Send;
}

/// The methods `tool_call/*`.
pub trait ToolCallMethods: Handler {
    /// Cancels one tool call.
    ///
    /// The answer says that the agent is going to; the last `tool_call_update` of the call tells that it has ended.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32602 `Invalid params`: The call is unknown, or it cannot be canceled.
    ///
    /// Needs the capability `capabilities.cancel of the tool call`. Source: `schema/acp/v2/tool_call/cancel.json`.
    fn tool_call_cancel(
        &self,
        params: CancelToolCallRequest,
    ) -> impl Future<Output = Result<CancelToolCallResponse, Self::Error>> + Send;
}

/// The handlers of a client, one value per family. They are made for each request.
pub trait Handlers: Send + Sync {
    /// What the handshake leaves. The methods of the connection itself are handled without it, no others.
    type Initialized;
    /// Handles the methods `auth/*`.
    type Auth: AuthMethods + 'static;
    /// Handles the methods of the connection itself.
    type Connection: ConnectionMethods + 'static;
    /// Handles the methods `providers/*`.
    type Providers: ProvidersMethods + 'static;
    /// Handles the methods `session/*`.
    type Session: SessionMethods + 'static;
    /// Handles the methods `terminal/*`.
    type Terminal: TerminalMethods + 'static;
    /// Handles the methods `tool_call/*`.
    type ToolCall: ToolCallMethods + 'static;

    /// Returns what handles the methods `auth/*`.
    fn auth(self: &Arc<Self>, client: Self::Initialized) -> Self::Auth;

    /// Returns what handles the methods of the connection itself.
    fn connection(self: &Arc<Self>) -> Self::Connection;

    /// Returns what handles the methods `providers/*`.
    fn providers(self: &Arc<Self>, client: Self::Initialized) -> Self::Providers;

    /// Returns what handles the methods `session/*`.
    fn session(self: &Arc<Self>, client: Self::Initialized) -> Self::Session;

    /// Returns what handles the methods `terminal/*`.
    fn terminal(self: &Arc<Self>, client: Self::Initialized) -> Self::Terminal;

    /// Returns what handles the methods `tool_call/*`.
    fn tool_call(self: &Arc<Self>, client: Self::Initialized) -> Self::ToolCall;
}

/// Reads the params of a request, checks them and readies its handler. `client` is there once the handshake is done.
///
/// Fails before a handler runs where the params do not fit, the connection may not use them, or the method has none.
#[allow(
    unused_variables,
    reason = "some dialects have only methods of the connection itself"
)]
pub fn call<H: Handlers>(
    handlers: &Arc<H>,
    client: Option<H::Initialized>,
    method: Method,
    call: Call<'_>,
) -> Result<PendingCall, CallError> {
    let spec = method.spec();
    match method {
        Method::AuthLogin => call.start::<method::AuthLogin, _, _, _>(
            client.map(|client| handlers.auth(client)),
            spec,
            |handlers, params| async move { handlers.auth_login(params).await },
        ),
        Method::AuthLogout => call.start::<method::AuthLogout, _, _, _>(
            client.map(|client| handlers.auth(client)),
            spec,
            |handlers, params| async move { handlers.auth_logout(params).await },
        ),
        Method::AuthStatus => call.start::<method::AuthStatus, _, _, _>(
            client.map(|client| handlers.auth(client)),
            spec,
            |handlers, params| async move { handlers.auth_status(params).await },
        ),
        Method::Initialize => call.start::<method::Initialize, _, _, _>(
            Some(handlers.connection()),
            spec,
            |handlers, params| async move { handlers.initialize(params).await },
        ),
        Method::ProvidersDisable => call.start::<method::ProvidersDisable, _, _, _>(
            client.map(|client| handlers.providers(client)),
            spec,
            |handlers, params| async move { handlers.providers_disable(params).await },
        ),
        Method::ProvidersList => call.start::<method::ProvidersList, _, _, _>(
            client.map(|client| handlers.providers(client)),
            spec,
            |handlers, params| async move { handlers.providers_list(params).await },
        ),
        Method::ProvidersSet => call.start::<method::ProvidersSet, _, _, _>(
            client.map(|client| handlers.providers(client)),
            spec,
            |handlers, params| async move { handlers.providers_set(params).await },
        ),
        Method::ProxyInitialize => call.not_served(spec, client.is_some()),
        Method::ProxySuccessor => call.not_served(spec, client.is_some()),
        Method::SessionArchive => call.start::<method::SessionArchive, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_archive(params).await },
        ),
        Method::SessionClose => call.start::<method::SessionClose, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_close(params).await },
        ),
        Method::SessionDelete => call.start::<method::SessionDelete, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_delete(params).await },
        ),
        Method::SessionFork => call.start::<method::SessionFork, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_fork(params).await },
        ),
        Method::SessionList => call.start::<method::SessionList, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_list(params).await },
        ),
        Method::SessionNew => call.start::<method::SessionNew, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_new(params).await },
        ),
        Method::SessionPrompt => call.start::<method::SessionPrompt, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_prompt(params).await },
        ),
        Method::SessionResume => call.start::<method::SessionResume, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_resume(params).await },
        ),
        Method::SessionSetConfigOption => call.start::<method::SessionSetConfigOption, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_set_config_option(params).await },
        ),
        Method::SessionSetTitle => call.start::<method::SessionSetTitle, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_set_title(params).await },
        ),
        Method::SessionStatus => call.start::<method::SessionStatus, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_status(params).await },
        ),
        Method::SessionUnarchive => call.start::<method::SessionUnarchive, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_unarchive(params).await },
        ),
        Method::TerminalCancel => call.start::<method::TerminalCancel, _, _, _>(
            client.map(|client| handlers.terminal(client)),
            spec,
            |handlers, params| async move { handlers.terminal_cancel(params).await },
        ),
        Method::ToolCallCancel => call.start::<method::ToolCallCancel, _, _, _>(
            client.map(|client| handlers.tool_call(client)),
            spec,
            |handlers, params| async move { handlers.tool_call_cancel(params).await },
        ),
    }
}

/// What a client tells. It is called by the reader of the connection and must not wait.
pub trait NotificationHandlers: Send + Sync {
    /// Carries an MCP notification back to the agent.
    ///
    /// Belongs to an MCP request that is still pending, such as its progress.
    ///
    /// Experimental. Needs the capability `capabilities.session.mcp.acp`. Source: `schema/acp/v2/mcp/message.notification.json`.
    fn mcp_message_notification(self: &Arc<Self>, params: MessageMcpNotification);
    /// Asks the other side to give up a request.
    ///
    /// Either side may send it about a request of its own, and either side may ignore it. The request is answered all the same, once: with a normal result, a partial one, or -32800.
    ///
    /// Source: `schema/acp/v2/rpc/cancel_request.json`.
    fn cancel_request(self: &Arc<Self>, params: CancelRequestNotification);
    /// Stops the work in the foreground of a session.
    ///
    /// Prompts that are not inserted yet are dropped, too. A `state_update` to idle with `cancelled` tells that the work has stopped. The client answers the session's open permission requests with `cancelled`.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/cancel.json`.
    fn session_cancel(self: &Arc<Self>, params: CancelSessionNotification);
}

/// Reads the params of a notification and hands it over. `Ok(false)`: the method is not known, or not served. Fails where
/// the params do not fit, or the client has not the right.
#[allow(
    unused_variables,
    reason = "some dialects have nothing that clients tell"
)]
pub fn notify<H: NotificationHandlers>(
    handlers: &Arc<H>,
    rights: &dyn Rights,
    method: &str,
    params: Option<&RawValue>,
) -> Result<bool, CallError> {
    match method {
        "mcp/message" => {
            let params = parse_params_with(
                params,
                false,
                notification::McpMessageNotification::read_params,
            )?;
            permit(rights, "mcp/message", Access::Act, None)?;
            handlers.mcp_message_notification(params);
            Ok(true)
        }
        "$/cancel_request" => {
            let params =
                parse_params_with(params, false, notification::CancelRequest::read_params)?;
            permit(rights, "$/cancel_request", Access::Read, None)?;
            handlers.cancel_request(params);
            Ok(true)
        }
        "session/cancel" => {
            let params =
                parse_params_with(params, false, notification::SessionCancel::read_params)?;
            permit(
                rights,
                "session/cancel",
                Access::Act,
                Some(params.session_id.as_str()),
            )?;
            handlers.session_cancel(params);
            Ok(true)
        }
        _ => Ok(false),
    }
}
