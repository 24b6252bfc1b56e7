// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/client.rs.j2 from schema/acp/**/*.json.

//! Agent Client Protocol: a method per request, and what the server says by itself.
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
    acp::{self, method, notification},
};

use threadwire_protocol::envelope::Wire;

use crate::{ClientError, Connection, Endpoint, Reconnect};

/// Speaks Agent Client Protocol.
#[derive(Clone, Debug)]
pub struct AcpClient {
    /// What it speaks through.
    pub connection: Connection,
}

impl AcpClient {
    /// How messages look.
    pub const WIRE: Wire = Wire {
        jsonrpc: acp::JSONRPC,
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

    /// Tells whether someone is signed in.
    ///
    /// Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.
    ///
    /// Experimental. Needs the capability `agentCapabilities.auth.status`. Source: `schema/acp/auth/status.json`.
    pub async fn auth_status(
        &self,
        params: &acp::AuthStatusRequest,
    ) -> Result<acp::AuthStatusResponse, ClientError> {
        self.connection.request::<method::AuthStatus>(params).await
    }

    /// Signs the user in.
    ///
    /// Runs a sign-in that the agent handles itself. Methods of type `terminal` are not passed here: the client starts the agent program for them and connects again.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The sign-in failed.
    /// - -32602 `Invalid params`: The agent does not offer the method.
    ///
    /// Source: `schema/acp/authenticate.json`.
    pub async fn authenticate(
        &self,
        params: &acp::AuthenticateRequest,
    ) -> Result<acp::AuthenticateResponse, ClientError> {
        self.connection
            .request::<method::Authenticate>(params)
            .await
    }

    /// Opens the connection.
    ///
    /// The first request. The client names its newest version, the agent answers with the same one or, when it does not know it, with its own newest; that is never an error. Capabilities that are not named are unsupported. The request may be repeated.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
    ///
    /// Source: `schema/acp/initialize.json`.
    pub async fn initialize(
        &self,
        params: &acp::InitializeRequest,
    ) -> Result<acp::InitializeResponse, ClientError> {
        self.connection.request::<method::Initialize>(params).await
    }

    /// Signs the user out.
    ///
    /// Requests that need a signed-in user are refused with -32000 afterwards. What becomes of open sessions is up to the agent.
    ///
    /// Needs the capability `agentCapabilities.auth.logout`. Source: `schema/acp/logout.json`.
    pub async fn logout(
        &self,
        params: &acp::LogoutRequest,
    ) -> Result<acp::LogoutResponse, ClientError> {
        self.connection.request::<method::Logout>(params).await
    }

    /// Switches a model provider off.
    ///
    /// Not for a provider that is `required`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The provider is unknown, or it is `required`.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/disable.json`.
    pub async fn providers_disable(
        &self,
        params: &acp::DisableProviderRequest,
    ) -> Result<acp::DisableProviderResponse, ClientError> {
        self.connection
            .request::<method::ProvidersDisable>(params)
            .await
    }

    /// Lists the model providers.
    ///
    /// Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/list.json`.
    pub async fn providers_list(
        &self,
        params: &acp::ListProvidersRequest,
    ) -> Result<acp::ListProvidersResponse, ClientError> {
        self.connection
            .request::<method::ProvidersList>(params)
            .await
    }

    /// Configures a model provider.
    ///
    /// The new configuration replaces the earlier one as a whole, headers included. It counts for sessions that this connection opens from then on and ends with the connection; nothing of it is stored.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The provider or the API is unknown, the address is no HTTP address, or a header cannot be sent.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/set.json`.
    pub async fn providers_set(
        &self,
        params: &acp::SetProviderRequest,
    ) -> Result<acp::SetProviderResponse, ClientError> {
        self.connection
            .request::<method::ProvidersSet>(params)
            .await
    }

    /// Opens the connection to a proxy.
    ///
    /// Sent in place of `initialize` to a component that has a successor in a chain. It first initializes the successor through `proxy/successor` and then answers for the chain from itself on, with the same protocol version. Sent to proxies only. To its clients this server is an agent, the end of a chain, which is opened by `initialize`; it sends this request itself to the proxies that are configured in front of an agent of another maker (`agents.<name>.proxies`).
    ///
    /// Experimental. Source: `schema/acp/proxy/initialize.json`.
    pub async fn proxy_initialize(
        &self,
        params: &acp::InitializeRequest,
    ) -> Result<acp::InitializeResponse, ClientError> {
        self.connection
            .request::<method::ProxyInitialize>(params)
            .await
    }

    /// Passes a request along a chain of proxies.
    ///
    /// From the proxy it goes on to the next component, to the proxy it comes from there. Result and error are those of the request inside. To give it up, `$/cancel_request` names the id of this request. To its clients this server is an agent, the end of a chain, and has no successor. To the proxies in front of an agent of another maker it is the conductor: it takes this message from them and sends it to them.
    ///
    /// Experimental. Source: `schema/acp/proxy/successor.json`.
    pub async fn proxy_successor(
        &self,
        params: &acp::ProxySuccessorRequest,
    ) -> Result<acp::ProxySuccessorResponse, ClientError> {
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.archive`. Source: `schema/acp/session/archive.json`.
    pub async fn session_archive(
        &self,
        params: &acp::ArchiveSessionRequest,
    ) -> Result<acp::ArchiveSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionArchive>(params)
            .await
    }

    /// Ends the work on a session.
    ///
    /// Stops a running turn as `session/cancel` does and frees what the session holds. The session stays listed and can be opened again. A client takes -32002 for success.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    ///
    /// Needs the capability `agentCapabilities.sessionCapabilities.close`. Source: `schema/acp/session/close.json`.
    pub async fn session_close(
        &self,
        params: &acp::CloseSessionRequest,
    ) -> Result<acp::CloseSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionClose>(params)
            .await
    }

    /// Deletes a session.
    ///
    /// The session is no longer listed. Deleting one that does not exist succeeds.
    ///
    /// Needs the capability `agentCapabilities.sessionCapabilities.delete`. Source: `schema/acp/session/delete.json`.
    pub async fn session_delete(
        &self,
        params: &acp::DeleteSessionRequest,
    ) -> Result<acp::DeleteSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionDelete>(params)
            .await
    }

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
    pub async fn session_fork(
        &self,
        params: &acp::ForkSessionRequest,
    ) -> Result<acp::ForkSessionResponse, ClientError> {
        self.connection.request::<method::SessionFork>(params).await
    }

    /// Lists stored sessions.
    ///
    /// Lists page by page and neither opens nor changes a session. The size of a page is the agent's choice.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The cursor is not valid.
    ///
    /// Needs the capability `agentCapabilities.sessionCapabilities.list`. Source: `schema/acp/session/list.json`.
    pub async fn session_list(
        &self,
        params: &acp::ListSessionsRequest,
    ) -> Result<acp::ListSessionsResponse, ClientError> {
        self.connection.request::<method::SessionList>(params).await
    }

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
    pub async fn session_load(
        &self,
        params: &acp::LoadSessionRequest,
    ) -> Result<acp::LoadSessionResponse, ClientError> {
        self.connection.request::<method::SessionLoad>(params).await
    }

    /// Creates a session.
    ///
    /// The agent connects to the MCP servers named; one that does not start does not fail the session. Updates about the session are sent only after this answer.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The user has to sign in first.
    /// - -32602 `Invalid params`: `cwd` or one of the `additionalDirectories` is not an absolute path, or `cwd` is not a folder.
    ///
    /// Source: `schema/acp/session/new.json`.
    pub async fn session_new(
        &self,
        params: &acp::NewSessionRequest,
    ) -> Result<acp::NewSessionResponse, ClientError> {
        self.connection.request::<method::SessionNew>(params).await
    }

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
    pub async fn session_prompt(
        &self,
        params: &acp::PromptRequest,
    ) -> Result<acp::PromptResponse, ClientError> {
        self.connection
            .request::<method::SessionPrompt>(params)
            .await
    }

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
    pub async fn session_resume(
        &self,
        params: &acp::ResumeSessionRequest,
    ) -> Result<acp::ResumeSessionResponse, ClientError> {
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
    /// - -32602 `Invalid params`: The option or the value is unknown.
    ///
    /// Source: `schema/acp/session/set_config_option.json`.
    pub async fn session_set_config_option(
        &self,
        params: &acp::SetSessionConfigOptionRequest,
    ) -> Result<acp::SetSessionConfigOptionResponse, ClientError> {
        self.connection
            .request::<method::SessionSetConfigOption>(params)
            .await
    }

    /// Switches the mode of a session.
    ///
    /// Possible at any time, also during a turn. Only for sessions that list modes. Configuration options of the category `mode` do the same; an agent with both keeps them in step.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    /// - -32602 `Invalid params`: The mode is not one of `availableModes`.
    ///
    /// Source: `schema/acp/session/set_mode.json`.
    pub async fn session_set_mode(
        &self,
        params: &acp::SetSessionModeRequest,
    ) -> Result<acp::SetSessionModeResponse, ClientError> {
        self.connection
            .request::<method::SessionSetMode>(params)
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.title`. Source: `schema/acp/session/set_title.json`.
    pub async fn session_set_title(
        &self,
        params: &acp::SetSessionTitleRequest,
    ) -> Result<acp::SetSessionTitleResponse, ClientError> {
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.status`. Source: `schema/acp/session/status.json`.
    pub async fn session_status(
        &self,
        params: &acp::SessionStatusRequest,
    ) -> Result<acp::SessionStatusResponse, ClientError> {
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.archive`. Source: `schema/acp/session/unarchive.json`.
    pub async fn session_unarchive(
        &self,
        params: &acp::UnarchiveSessionRequest,
    ) -> Result<acp::UnarchiveSessionResponse, ClientError> {
        self.connection
            .request::<method::SessionUnarchive>(params)
            .await
    }

    /// Carries an MCP notification back to the agent.
    ///
    /// Belongs to an MCP request that is still pending, such as its progress.
    ///
    /// Experimental. Needs the capability `agentCapabilities.mcpCapabilities.acp`. Source: `schema/acp/mcp/message.notification.json`.
    pub async fn mcp_message_notification(
        &self,
        params: &acp::MessageMcpNotification,
    ) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::McpMessageNotification>(params)
            .await
    }

    /// Passes a notification along a chain of proxies.
    ///
    /// From the proxy it goes on to the next component, to the proxy it comes from there. To its clients this server is an agent, the end of a chain, and has no successor. To the proxies in front of an agent of another maker it is the conductor: it takes this message from them and sends it to them.
    ///
    /// Experimental. Source: `schema/acp/proxy/successor.notification.json`.
    pub async fn proxy_successor_notification(
        &self,
        params: &acp::ProxySuccessorNotification,
    ) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::ProxySuccessorNotification>(params)
            .await
    }

    /// Asks the other side to give up a request.
    ///
    /// Either side may send it about a request of its own, and either side may ignore it. The request is answered all the same, once: with a normal result, a partial one, or -32800. The agent takes back its own pending questions this way.
    ///
    /// Source: `schema/acp/rpc/cancel_request.json`.
    pub async fn cancel_request(
        &self,
        params: &acp::CancelRequestNotification,
    ) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::CancelRequest>(params)
            .await
    }

    /// Stops the running turn.
    ///
    /// The agent stops its model requests and tools, may send last updates, and answers the pending prompt with `cancelled`. The client answers the session's open permission requests with `cancelled`. Without a running turn nothing happens.
    ///
    /// Source: `schema/acp/session/cancel.json`.
    pub async fn session_cancel(
        &self,
        params: &acp::CancelNotification,
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
    AuthStatusUpdate(acp::AuthStatusUpdateNotification),
    /// `elicitation/complete`: Tells that a visit to a web page is done.
    ElicitationComplete(acp::CompleteElicitationNotification),
    /// `proxy/successor`: Passes a notification along a chain of proxies.
    ProxySuccessorNotification(acp::ProxySuccessorNotification),
    /// `$/cancel_request`: Asks the other side to give up a request.
    CancelRequest(acp::CancelRequestNotification),
    /// `session/update`: Tells what happens in a session.
    SessionUpdate(acp::SessionNotification),
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
    ElicitationCreate(acp::CreateElicitationRequest),
    /// `fs/read_text_file`: Reads a text file through the client. Answered with `ReadTextFileResponse`.
    FsReadTextFile(acp::ReadTextFileRequest),
    /// `fs/write_text_file`: Writes a text file through the client. Answered with `WriteTextFileResponse`.
    FsWriteTextFile(acp::WriteTextFileRequest),
    /// `mcp/message`: Sends an MCP request to a server on the client's side. Answered with `MessageMcpResponse`.
    McpMessage(acp::MessageMcpRequest),
    /// `proxy/successor`: Passes a request along a chain of proxies. Answered with `ProxySuccessorResponse`.
    ProxySuccessor(acp::ProxySuccessorRequest),
    /// `session/request_permission`: Asks whether a tool call may run. Answered with `RequestPermissionResponse`.
    SessionRequestPermission(acp::RequestPermissionRequest),
    /// `terminal/create`: Starts a command in a terminal of the client. Answered with `CreateTerminalResponse`.
    TerminalCreate(acp::CreateTerminalRequest),
    /// `terminal/kill`: Ends the command of a terminal. Answered with `KillTerminalResponse`.
    TerminalKill(acp::KillTerminalRequest),
    /// `terminal/output`: Reads the output of a terminal. Answered with `TerminalOutputResponse`.
    TerminalOutput(acp::TerminalOutputRequest),
    /// `terminal/release`: Gives a terminal back. Answered with `ReleaseTerminalResponse`.
    TerminalRelease(acp::ReleaseTerminalRequest),
    /// `terminal/wait_for_exit`: Waits for the command of a terminal to end. Answered with `WaitForTerminalExitResponse`.
    TerminalWaitForExit(acp::WaitForTerminalExitRequest),
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
            "fs/read_text_file" => Self::FsReadTextFile(params.decode()?),
            "fs/write_text_file" => Self::FsWriteTextFile(params.decode()?),
            "mcp/message" => Self::McpMessage(params.decode()?),
            "proxy/successor" => Self::ProxySuccessor(params.decode()?),
            "session/request_permission" => Self::SessionRequestPermission(params.decode()?),
            "terminal/create" => Self::TerminalCreate(params.decode()?),
            "terminal/kill" => Self::TerminalKill(params.decode()?),
            "terminal/output" => Self::TerminalOutput(params.decode()?),
            "terminal/release" => Self::TerminalRelease(params.decode()?),
            "terminal/wait_for_exit" => Self::TerminalWaitForExit(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}
