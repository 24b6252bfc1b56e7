// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/acp/**/*.json.

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
    /// Tells whether someone is signed in.
    ///
    /// Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.
    ///
    /// Experimental. Needs the capability `agentCapabilities.auth.status`. Source: `schema/acp/auth/status.json`.
    fn auth_status(
        &self,
        params: AuthStatusRequest,
    ) -> impl Future<Output = Result<AuthStatusResponse, Self::Error>> + Send;
}

/// The methods of the connection itself.
pub trait ConnectionMethods: Handler {
    /// Signs the user in.
    ///
    /// Runs a sign-in that the agent handles itself. Methods of type `terminal` are not passed here: the client starts the agent program for them and connects again.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The sign-in failed.
    /// - -32602 `Invalid params`: The agent does not offer the method.
    ///
    /// Source: `schema/acp/authenticate.json`.
    fn authenticate(
        &self,
        params: AuthenticateRequest,
    ) -> impl Future<Output = Result<AuthenticateResponse, Self::Error>> + Send;
    /// Opens the connection.
    ///
    /// The first request. The client names its newest version, the agent answers with the same one or, when it does not know it, with its own newest; that is never an error. Capabilities that are not named are unsupported. The request may be repeated.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
    ///
    /// Source: `schema/acp/initialize.json`.
    fn initialize(
        &self,
        params: InitializeRequest,
    ) -> impl Future<Output = Result<InitializeResponse, Self::Error>> + Send;
    /// Signs the user out.
    ///
    /// Requests that need a signed-in user are refused with -32000 afterwards. What becomes of open sessions is up to the agent.
    ///
    /// Needs the capability `agentCapabilities.auth.logout`. Source: `schema/acp/logout.json`.
    fn logout(
        &self,
        params: LogoutRequest,
    ) -> impl Future<Output = Result<LogoutResponse, Self::Error>> + Send;
}

/// The methods `providers/*`.
pub trait ProvidersMethods: Handler {
    /// Switches a model provider off.
    ///
    /// Not for a provider that is `required`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The provider is unknown, or it is `required`.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/disable.json`.
    fn providers_disable(
        &self,
        params: DisableProviderRequest,
    ) -> impl Future<Output = Result<DisableProviderResponse, Self::Error>> + Send;
    /// Lists the model providers.
    ///
    /// Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/list.json`.
    fn providers_list(
        &self,
        params: ListProvidersRequest,
    ) -> impl Future<Output = Result<ListProvidersResponse, Self::Error>> + Send;
    /// Configures a model provider.
    ///
    /// The new configuration replaces the earlier one as a whole, headers included. It counts for sessions that this connection opens from then on and ends with the connection; nothing of it is stored.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The provider or the API is unknown, the address is no HTTP address, or a header cannot be sent.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/set.json`.
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.archive`. Source: `schema/acp/session/archive.json`.
    fn session_archive(
        &self,
        params: ArchiveSessionRequest,
    ) -> impl Future<Output = Result<ArchiveSessionResponse, Self::Error>> + Send;
    /// Ends the work on a session.
    ///
    /// Stops a running turn as `session/cancel` does and frees what the session holds. The session stays listed and can be opened again. A client takes -32002 for success.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    ///
    /// Needs the capability `agentCapabilities.sessionCapabilities.close`. Source: `schema/acp/session/close.json`.
    fn session_close(
        &self,
        params: CloseSessionRequest,
    ) -> impl Future<Output = Result<CloseSessionResponse, Self::Error>> + Send;
    /// Deletes a session.
    ///
    /// The session is no longer listed. Deleting one that does not exist succeeds.
    ///
    /// Needs the capability `agentCapabilities.sessionCapabilities.delete`. Source: `schema/acp/session/delete.json`.
    fn session_delete(
        &self,
        params: DeleteSessionRequest,
    ) -> impl Future<Output = Result<DeleteSessionResponse, Self::Error>> + Send;
    /// Copies a session.
    ///
    /// The new session begins with the context of the old one and goes its own way; the old one does not change. Updates about the new session are sent only after this answer.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: A path is not absolute, `cwd` is neither a folder nor that of the session, or the system prompt is not supported.
    ///
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.fork`. Source: `schema/acp/session/fork.json`.
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
    /// Needs the capability `agentCapabilities.sessionCapabilities.list`. Source: `schema/acp/session/list.json`.
    fn session_list(
        &self,
        params: ListSessionsRequest,
    ) -> impl Future<Output = Result<ListSessionsResponse, Self::Error>> + Send;
    /// Opens a stored session and replays it.
    ///
    /// The whole conversation is sent as updates before the answer: messages, reasoning, tool calls and the plan, but no notices. The agent then keeps the session open like a new one.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: A path is not absolute, or `cwd` is not a folder. The `cwd` that the session has already is accepted even if its folder is gone.
    ///
    /// Needs the capability `agentCapabilities.loadSession`. Source: `schema/acp/session/load.json`.
    fn session_load(
        &self,
        params: LoadSessionRequest,
    ) -> impl Future<Output = Result<LoadSessionResponse, Self::Error>> + Send;
    /// Creates a session.
    ///
    /// The agent connects to the MCP servers named; one that does not start does not fail the session. Updates about the session are sent only after this answer.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: `cwd` or one of the `additionalDirectories` is not an absolute path, or `cwd` is not a folder.
    ///
    /// Source: `schema/acp/session/new.json`.
    fn session_new(
        &self,
        params: NewSessionRequest,
    ) -> impl Future<Output = Result<NewSessionResponse, Self::Error>> + Send;
    /// Sends a message and runs the turn.
    ///
    /// The request stays pending for the whole turn. Everything the turn produces is sent as updates before the answer, which tells why the turn ended. A failed turn is answered with an error. A session runs one prompt at a time. Slash commands are plain text.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: A content block needs a capability the agent does not have.
    /// - -32600 `Invalid request`: The session's earlier prompt is still pending.
    /// - -32603 `Internal error`: The turn failed.
    ///
    /// Source: `schema/acp/session/prompt.json`.
    fn session_prompt(
        &self,
        params: PromptRequest,
    ) -> impl Future<Output = Result<PromptResponse, Self::Error>> + Send;
    /// Opens a stored session without a replay.
    ///
    /// Like `session/load`, but the conversation is not sent again: for a client that has it already.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: A path is not absolute, or `cwd` is not a folder. The `cwd` that the session has already is accepted even if its folder is gone.
    ///
    /// Needs the capability `agentCapabilities.sessionCapabilities.resume`. Source: `schema/acp/session/resume.json`.
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
    /// - -32602 `Invalid params`: The option or the value is unknown.
    ///
    /// Source: `schema/acp/session/set_config_option.json`.
    fn session_set_config_option(
        &self,
        params: SetSessionConfigOptionRequest,
    ) -> impl Future<Output = Result<SetSessionConfigOptionResponse, Self::Error>> + Send;
    /// Switches the mode of a session.
    ///
    /// Possible at any time, also during a turn. Only for sessions that list modes. Configuration options of the category `mode` do the same; an agent with both keeps them in step.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32602 `Invalid params`: The mode is not one of `availableModes`.
    ///
    /// Source: `schema/acp/session/set_mode.json`.
    fn session_set_mode(
        &self,
        params: SetSessionModeRequest,
    ) -> impl Future<Output = Result<SetSessionModeResponse, Self::Error>> + Send;
    /// Names a session.
    ///
    /// Answered once the title is stored; the agent then does not replace it by one of its own. The session need not be open.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    /// - -32602 `Invalid params`: The title is refused, for example because it is empty.
    ///
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.title`. Source: `schema/acp/session/set_title.json`.
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.status`. Source: `schema/acp/session/status.json`.
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.archive`. Source: `schema/acp/session/unarchive.json`.
    fn session_unarchive(
        &self,
        params: UnarchiveSessionRequest,
    ) -> impl Future<Output = Result<UnarchiveSessionResponse, Self::Error>> + Send;
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

    /// Returns what handles the methods `auth/*`.
    fn auth(self: &Arc<Self>, client: Self::Initialized) -> Self::Auth;

    /// Returns what handles the methods of the connection itself.
    fn connection(self: &Arc<Self>) -> Self::Connection;

    /// Returns what handles the methods `providers/*`.
    fn providers(self: &Arc<Self>, client: Self::Initialized) -> Self::Providers;

    /// Returns what handles the methods `session/*`.
    fn session(self: &Arc<Self>, client: Self::Initialized) -> Self::Session;
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
        Method::AuthStatus => call.start::<method::AuthStatus, _, _, _>(
            client.map(|client| handlers.auth(client)),
            spec,
            |handlers, params| async move { handlers.auth_status(params).await },
        ),
        Method::Authenticate => call.start::<method::Authenticate, _, _, _>(
            Some(handlers.connection()),
            spec,
            |handlers, params| async move { handlers.authenticate(params).await },
        ),
        Method::Initialize => call.start::<method::Initialize, _, _, _>(
            Some(handlers.connection()),
            spec,
            |handlers, params| async move { handlers.initialize(params).await },
        ),
        Method::Logout => call.start::<method::Logout, _, _, _>(
            Some(handlers.connection()),
            spec,
            |handlers, params| async move { handlers.logout(params).await },
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
        Method::SessionLoad => call.start::<method::SessionLoad, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_load(params).await },
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
        Method::SessionSetMode => call.start::<method::SessionSetMode, _, _, _>(
            client.map(|client| handlers.session(client)),
            spec,
            |handlers, params| async move { handlers.session_set_mode(params).await },
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
    }
}

/// What a client tells. It is called by the reader of the connection and must not wait.
pub trait NotificationHandlers: Send + Sync {
    /// Carries an MCP notification back to the agent.
    ///
    /// Belongs to an MCP request that is still pending, such as its progress.
    ///
    /// Experimental. Needs the capability `agentCapabilities.mcpCapabilities.acp`. Source: `schema/acp/mcp/message.notification.json`.
    fn mcp_message_notification(self: &Arc<Self>, params: MessageMcpNotification);
    /// Asks the other side to give up a request.
    ///
    /// Either side may send it about a request of its own, and either side may ignore it. The request is answered all the same, once: with a normal result, a partial one, or -32800. The agent takes back its own pending questions this way.
    ///
    /// Source: `schema/acp/rpc/cancel_request.json`.
    fn cancel_request(self: &Arc<Self>, params: CancelRequestNotification);
    /// Stops the running turn.
    ///
    /// The agent stops its model requests and tools, may send last updates, and answers the pending prompt with `cancelled`. The client answers the session's open permission requests with `cancelled`. Without a running turn nothing happens.
    ///
    /// Source: `schema/acp/session/cancel.json`.
    fn session_cancel(self: &Arc<Self>, params: CancelNotification);
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
