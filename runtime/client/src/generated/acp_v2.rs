// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/client.rs.j2 from schema/acp/v2/**/*.json.

//! Agent Client Protocol, draft of version 2: a method per request, and what the server says by itself.
#![allow(
    unused_imports,
    reason = "not every dialect has methods without params"
)]
#![allow(
    clippy::large_enum_variant,
    reason = "one value per event, which lives for a moment"
)]

use threadwire_protocol::{
    NoParams, RawJson,
    acp_v2::{self, method, notification},
};

use threadwire_protocol::envelope::Wire;

use crate::{ClientError, Connection, Endpoint, Reconnect};

/// Speaks Agent Client Protocol, draft of version 2.
#[derive(Clone, Debug)]
pub struct AcpV2Client {
    /// What it speaks through.
    pub connection: Connection,
}

impl AcpV2Client {
    /// How messages look.
    pub const WIRE: Wire = Wire {
        jsonrpc: acp_v2::JSONRPC,
        version: usize::MAX,
    };

    /// Connects. The handshake is the caller's.
    pub async fn connect(endpoint: Endpoint) -> Result<Self, ClientError> {
        Self::connect_with(endpoint, None).await
    }

    /// Connects, and connects again where the transport is lost: see [`Connection::open_with`].
    pub async fn connect_with(
        endpoint: Endpoint,
        reconnect: Option<Reconnect>,
    ) -> Result<Self, ClientError> {
        Ok(Self {
            connection: Connection::open_with(Self::WIRE, endpoint, reconnect).await?,
        })
    }

    /// Signs the user in.
    ///
    /// Runs a sign-in that the agent handles itself. Answered by every agent that lists `authMethods`. Methods of type `terminal` are not passed here.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The sign-in failed.
    /// - -32602 `Invalid params`: The agent does not offer the method.
    ///
    /// Needs the capability `authMethods`. Source: `schema/acp/v2/auth/login.json`.
    pub async fn auth_login(
        &self,
        params: &acp_v2::LoginAuthRequest,
    ) -> Result<acp_v2::LoginAuthResponse, ClientError> {
        self.connection.request::<method::AuthLogin>(params).await
    }

    /// Signs the user out.
    ///
    /// Requests that need a signed-in user are refused with -32000 afterwards. Answered by every agent that lists `authMethods`.
    ///
    /// Needs the capability `authMethods`. Source: `schema/acp/v2/auth/logout.json`.
    pub async fn auth_logout(
        &self,
        params: &acp_v2::LogoutAuthRequest,
    ) -> Result<acp_v2::LogoutAuthResponse, ClientError> {
        self.connection.request::<method::AuthLogout>(params).await
    }

    /// Tells whether someone is signed in.
    ///
    /// Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.
    ///
    /// Experimental. Needs the capability `capabilities.auth.status`. Source: `schema/acp/v2/auth/status.json`.
    pub async fn auth_status(
        &self,
        params: &acp_v2::AuthStatusRequest,
    ) -> Result<acp_v2::AuthStatusResponse, ClientError> {
        self.connection.request::<method::AuthStatus>(params).await
    }

    /// Opens the connection.
    ///
    /// The first request. The agent chooses its newest version that is not above the client's; when it has none, the request fails. This server speaks the draft only with clients that ask for exactly this version, and answers others in version 1. It may be repeated as long as no other request was sent.
    ///
    /// Errors:
    /// - -32022 `Unsupported protocol version`: The agent speaks only newer versions; `data` has `requested` and `supported`.
    /// - -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
    ///
    /// Source: `schema/acp/v2/initialize.json`.
    pub async fn initialize(
        &self,
        params: &acp_v2::InitializeRequest,
    ) -> Result<acp_v2::InitializeResponse, ClientError> {
        self.connection.request::<method::Initialize>(params).await
    }

    /// Switches a model provider off.
    ///
    /// Not for a provider that is `required`.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/disable.json`.
    pub async fn providers_disable(
        &self,
        params: &acp_v2::DisableProviderRequest,
    ) -> Result<acp_v2::DisableProviderResponse, ClientError> {
        self.connection
            .request::<method::ProvidersDisable>(params)
            .await
    }

    /// Lists the model providers.
    ///
    /// Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/list.json`.
    pub async fn providers_list(
        &self,
        params: &acp_v2::ListProvidersRequest,
    ) -> Result<acp_v2::ListProvidersResponse, ClientError> {
        self.connection
            .request::<method::ProvidersList>(params)
            .await
    }

    /// Configures a model provider.
    ///
    /// The new configuration replaces the earlier one as a whole, headers included.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The provider or the API is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/set.json`.
    pub async fn providers_set(
        &self,
        params: &acp_v2::SetProviderRequest,
    ) -> Result<acp_v2::SetProviderResponse, ClientError> {
        self.connection
            .request::<method::ProvidersSet>(params)
            .await
    }

    /// Opens the connection to a proxy.
    ///
    /// Sent in place of `initialize` to a component that has a successor in a chain. It first initializes the successor through `proxy/successor` and then answers for the chain from itself on, with the same protocol version. Sent to proxies only: this server is an agent, the end of a chain, which is opened by `initialize`. Where it is the conductor of proxies itself, it speaks version 1.
    ///
    /// Experimental. Source: `schema/acp/v2/proxy/initialize.json`.
    pub async fn proxy_initialize(
        &self,
        params: &acp_v2::InitializeRequest,
    ) -> Result<acp_v2::InitializeResponse, ClientError> {
        self.connection
            .request::<method::ProxyInitialize>(params)
            .await
    }

    /// Passes a request along a chain of proxies.
    ///
    /// From the proxy it goes on to the next component, to the proxy it comes from there. Result and error are those of the request inside. To give it up, `$/cancel_request` names the id of this request. This server is an agent, the end of a chain, and has no successor. Where it is the conductor of proxies itself, it speaks version 1.
    ///
    /// Experimental. Source: `schema/acp/v2/proxy/successor.json`.
    pub async fn proxy_successor(
        &self,
        params: &acp_v2::ProxySuccessorRequest,
    ) -> Result<acp_v2::ProxySuccessorResponse, ClientError> {
        self.connection
            .request::<method::ProxySuccessor>(params)
            .await
    }

    /// Takes a session out of the default list.
    ///
    /// The history is kept. Work that is running is stopped and the session is closed first. Archiving it again succeeds.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.archive`. Source: `schema/acp/v2/session/archive.json`.
    pub async fn session_archive(
        &self,
        params: &acp_v2::ArchiveSessionRequest,
    ) -> Result<acp_v2::ArchiveSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionArchive>(params)
            .await
    }

    /// Ends the work on a session.
    ///
    /// Stops what runs and frees what the session holds. The session stays listed and can be resumed.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/close.json`.
    pub async fn session_close(
        &self,
        params: &acp_v2::CloseSessionRequest,
    ) -> Result<acp_v2::CloseSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionClose>(params)
            .await
    }

    /// Deletes a session.
    ///
    /// The session is no longer listed. Deleting one that does not exist succeeds.
    ///
    /// Needs the capability `capabilities.session.delete`. Source: `schema/acp/v2/session/delete.json`.
    pub async fn session_delete(
        &self,
        params: &acp_v2::DeleteSessionRequest,
    ) -> Result<acp_v2::DeleteSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionDelete>(params)
            .await
    }

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
    pub async fn session_fork(
        &self,
        params: &acp_v2::ForkSessionRequest,
    ) -> Result<acp_v2::ForkSessionResponse, ClientError> {
        self.connection.request::<method::SessionFork>(params).await
    }

    /// Lists stored sessions.
    ///
    /// Lists page by page and neither opens nor changes a session. The size of a page is the agent's choice.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The cursor is not valid.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/list.json`.
    pub async fn session_list(
        &self,
        params: &acp_v2::ListSessionsRequest,
    ) -> Result<acp_v2::ListSessionsResponse, ClientError> {
        self.connection.request::<method::SessionList>(params).await
    }

    /// Creates a session.
    ///
    /// The agent connects to the MCP servers named. The session begins idle; updates about it may come before this answer.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: `cwd` or one of the `additionalDirectories` is not an absolute path, or `cwd` is not a folder.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/new.json`.
    pub async fn session_new(
        &self,
        params: &acp_v2::NewSessionRequest,
    ) -> Result<acp_v2::NewSessionResponse, ClientError> {
        self.connection.request::<method::SessionNew>(params).await
    }

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
    pub async fn session_prompt(
        &self,
        params: &acp_v2::PromptRequest,
    ) -> Result<acp_v2::PromptResponse, ClientError> {
        self.connection
            .request::<method::SessionPrompt>(params)
            .await
    }

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
    pub async fn session_resume(
        &self,
        params: &acp_v2::ResumeSessionRequest,
    ) -> Result<acp_v2::ResumeSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionResume>(params)
            .await
    }

    /// Changes a configuration option of a session.
    ///
    /// The answer has the complete list of options, since one change may bring others. Only for sessions that list options.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32602 `Invalid params`: The option or the value is unknown; nothing is changed.
    ///
    /// Source: `schema/acp/v2/session/set_config_option.json`.
    pub async fn session_set_config_option(
        &self,
        params: &acp_v2::SetSessionConfigOptionRequest,
    ) -> Result<acp_v2::SetSessionConfigOptionResponse, ClientError> {
        self.connection
            .request::<method::SessionSetConfigOption>(params)
            .await
    }

    /// Names a session.
    ///
    /// Answered once the title is stored; the agent then does not replace it by one of its own. The session need not be open.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    /// - -32602 `Invalid params`: The title is refused, for example because it is empty.
    ///
    /// Experimental. Needs the capability `capabilities.session.title`. Source: `schema/acp/v2/session/set_title.json`.
    pub async fn session_set_title(
        &self,
        params: &acp_v2::SetSessionTitleRequest,
    ) -> Result<acp_v2::SetSessionTitleResponse, ClientError> {
        self.connection
            .request::<method::SessionSetTitle>(params)
            .await
    }

    /// Tells whether a session is in memory.
    ///
    /// Changes nothing: the session is neither opened nor attached to the connection.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.status`. Source: `schema/acp/v2/session/status.json`.
    pub async fn session_status(
        &self,
        params: &acp_v2::SessionStatusRequest,
    ) -> Result<acp_v2::SessionStatusResponse, ClientError> {
        self.connection
            .request::<method::SessionStatus>(params)
            .await
    }

    /// Puts an archived session back on the default list.
    ///
    /// The session is not opened. A session that is not archived stays as it is, and the request succeeds.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.archive`. Source: `schema/acp/v2/session/unarchive.json`.
    pub async fn session_unarchive(
        &self,
        params: &acp_v2::UnarchiveSessionRequest,
    ) -> Result<acp_v2::UnarchiveSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionUnarchive>(params)
            .await
    }

    /// Stops the command in a terminal of the agent.
    ///
    /// The answer says that the agent is going to; a `terminal_update` with `exitStatus` tells that the command has ended. The terminal remains.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32602 `Invalid params`: The terminal is unknown, or it cannot be canceled.
    ///
    /// Needs the capability `capabilities.cancel of the terminal`. Source: `schema/acp/v2/terminal/cancel.json`.
    pub async fn terminal_cancel(
        &self,
        params: &acp_v2::CancelTerminalRequest,
    ) -> Result<acp_v2::CancelTerminalResponse, ClientError> {
        self.connection
            .request::<method::TerminalCancel>(params)
            .await
    }

    /// Cancels one tool call.
    ///
    /// The answer says that the agent is going to; the last `tool_call_update` of the call tells that it has ended.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32602 `Invalid params`: The call is unknown, or it cannot be canceled.
    ///
    /// Needs the capability `capabilities.cancel of the tool call`. Source: `schema/acp/v2/tool_call/cancel.json`.
    pub async fn tool_call_cancel(
        &self,
        params: &acp_v2::CancelToolCallRequest,
    ) -> Result<acp_v2::CancelToolCallResponse, ClientError> {
        self.connection
            .request::<method::ToolCallCancel>(params)
            .await
    }

    /// Carries an MCP notification back to the agent.
    ///
    /// Belongs to an MCP request that is still pending, such as its progress.
    ///
    /// Experimental. Needs the capability `capabilities.session.mcp.acp`. Source: `schema/acp/v2/mcp/message.notification.json`.
    pub async fn mcp_message_notification(
        &self,
        params: &acp_v2::MessageMcpNotification,
    ) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::McpMessageNotification>(params)
            .await
    }

    /// Passes a notification along a chain of proxies.
    ///
    /// From the proxy it goes on to the next component, to the proxy it comes from there. This server is an agent, the end of a chain, and has no successor. Where it is the conductor of proxies itself, it speaks version 1.
    ///
    /// Experimental. Source: `schema/acp/v2/proxy/successor.notification.json`.
    pub async fn proxy_successor_notification(
        &self,
        params: &acp_v2::ProxySuccessorNotification,
    ) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::ProxySuccessorNotification>(params)
            .await
    }

    /// Asks the other side to give up a request.
    ///
    /// Either side may send it about a request of its own, and either side may ignore it. The request is answered all the same, once: with a normal result, a partial one, or -32800.
    ///
    /// Source: `schema/acp/v2/rpc/cancel_request.json`.
    pub async fn cancel_request(
        &self,
        params: &acp_v2::CancelRequestNotification,
    ) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::CancelRequest>(params)
            .await
    }

    /// Stops the work in the foreground of a session.
    ///
    /// Prompts that are not inserted yet are dropped, too. A `state_update` to idle with `cancelled` tells that the work has stopped. The client answers the session's open permission requests with `cancelled`.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/cancel.json`.
    pub async fn session_cancel(
        &self,
        params: &acp_v2::CancelSessionNotification,
    ) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::SessionCancel>(params)
            .await
    }
}

/// Something that the server tells.
#[derive(Clone, Debug)]
pub enum Notification {
    /// `auth/status_update`: Tells that the sign-in changed.
    AuthStatusUpdate(acp_v2::AuthStatusUpdateNotification),
    /// `elicitation/complete`: Tells that a visit to a web page is done.
    ElicitationComplete(acp_v2::CompleteElicitationNotification),
    /// `proxy/successor`: Passes a notification along a chain of proxies.
    ProxySuccessorNotification(acp_v2::ProxySuccessorNotification),
    /// `$/cancel_request`: Asks the other side to give up a request.
    CancelRequest(acp_v2::CancelRequestNotification),
    /// `session/update`: Tells what happens in a session.
    SessionUpdate(acp_v2::UpdateSessionNotification),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is told.
        params: RawJson,
    },
}

impl Notification {
    /// Reads the params of the notification `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "auth/status_update" => Self::AuthStatusUpdate(params.decode()?),
            "elicitation/complete" => Self::ElicitationComplete(params.decode()?),
            "proxy/successor" => Self::ProxySuccessorNotification(params.decode()?),
            "$/cancel_request" => Self::CancelRequest(params.decode()?),
            "session/update" => Self::SessionUpdate(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}

/// Something that the server asks.
#[derive(Clone, Debug)]
pub enum ServerRequest {
    /// `elicitation/create`: Asks the user a question. Answered with `CreateElicitationResponse`.
    ElicitationCreate(acp_v2::CreateElicitationRequest),
    /// `mcp/message`: Sends an MCP request to a server on the client's side. Answered with `MessageMcpResponse`.
    McpMessage(acp_v2::MessageMcpRequest),
    /// `proxy/successor`: Passes a request along a chain of proxies. Answered with `ProxySuccessorResponse`.
    ProxySuccessor(acp_v2::ProxySuccessorRequest),
    /// `session/request_permission`: Asks whether something may be done. Answered with `RequestPermissionResponse`.
    SessionRequestPermission(acp_v2::RequestPermissionRequest),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is asked.
        params: RawJson,
    },
}

impl ServerRequest {
    /// Reads the params of the request `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "elicitation/create" => Self::ElicitationCreate(params.decode()?),
            "mcp/message" => Self::McpMessage(params.decode()?),
            "proxy/successor" => Self::ProxySuccessor(params.decode()?),
            "session/request_permission" => Self::SessionRequestPermission(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}
