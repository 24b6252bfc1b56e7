// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/acp/v2/**/*.json.

//! Versions, methods and notifications.

use super::{types::*, unions::*};
use crate::{
    Access, CallError, ErrorText, KnownMethod, MethodSpec, MethodTable, MethodVisitor, NoParams,
    NotificationMethod, RequestMethod, Scope, Stability, Trim, codec,
};

/// The name of the dialect.
pub const NAME: &str = "acp_v2";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = true;

/// The names of the versions, the oldest first.
pub const VERSIONS: &[&str] = &["2"];

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 2.
    V2,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V2];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V2;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "2" => Some(Self::V2),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V2 => "2",
        }
    }

    /// Returns the position in [`Version::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A request that a client may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// `auth/login`: Signs the user in.
    AuthLogin,
    /// `auth/logout`: Signs the user out.
    AuthLogout,
    /// `auth/status`: Tells whether someone is signed in.
    AuthStatus,
    /// `initialize`: Opens the connection.
    Initialize,
    /// `providers/disable`: Switches a model provider off.
    ProvidersDisable,
    /// `providers/list`: Lists the model providers.
    ProvidersList,
    /// `providers/set`: Configures a model provider.
    ProvidersSet,
    /// `proxy/initialize`: Opens the connection to a proxy.
    ProxyInitialize,
    /// `proxy/successor`: Passes a request along a chain of proxies.
    ProxySuccessor,
    /// `session/archive`: Takes a session out of the default list.
    SessionArchive,
    /// `session/close`: Ends the work on a session.
    SessionClose,
    /// `session/delete`: Deletes a session.
    SessionDelete,
    /// `session/fork`: Copies a session.
    SessionFork,
    /// `session/list`: Lists stored sessions.
    SessionList,
    /// `session/new`: Creates a session.
    SessionNew,
    /// `session/prompt`: Sends a message.
    SessionPrompt,
    /// `session/resume`: Opens a stored session.
    SessionResume,
    /// `session/set_config_option`: Changes a configuration option of a session.
    SessionSetConfigOption,
    /// `session/set_title`: Names a session.
    SessionSetTitle,
    /// `session/status`: Tells whether a session is in memory.
    SessionStatus,
    /// `session/unarchive`: Puts an archived session back on the default list.
    SessionUnarchive,
    /// `terminal/cancel`: Stops the command in a terminal of the agent.
    TerminalCancel,
    /// `tool_call/cancel`: Cancels one tool call.
    ToolCallCancel,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[
        Self::AuthLogin,
        Self::AuthLogout,
        Self::AuthStatus,
        Self::Initialize,
        Self::ProvidersDisable,
        Self::ProvidersList,
        Self::ProvidersSet,
        Self::ProxyInitialize,
        Self::ProxySuccessor,
        Self::SessionArchive,
        Self::SessionClose,
        Self::SessionDelete,
        Self::SessionFork,
        Self::SessionList,
        Self::SessionNew,
        Self::SessionPrompt,
        Self::SessionResume,
        Self::SessionSetConfigOption,
        Self::SessionSetTitle,
        Self::SessionStatus,
        Self::SessionUnarchive,
        Self::TerminalCancel,
        Self::ToolCallCancel,
    ];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "auth/login" => Some(Self::AuthLogin),
            "auth/logout" => Some(Self::AuthLogout),
            "auth/status" => Some(Self::AuthStatus),
            "initialize" => Some(Self::Initialize),
            "providers/disable" => Some(Self::ProvidersDisable),
            "providers/list" => Some(Self::ProvidersList),
            "providers/set" => Some(Self::ProvidersSet),
            "proxy/initialize" => Some(Self::ProxyInitialize),
            "proxy/successor" => Some(Self::ProxySuccessor),
            "session/archive" => Some(Self::SessionArchive),
            "session/close" => Some(Self::SessionClose),
            "session/delete" => Some(Self::SessionDelete),
            "session/fork" => Some(Self::SessionFork),
            "session/list" => Some(Self::SessionList),
            "session/new" => Some(Self::SessionNew),
            "session/prompt" => Some(Self::SessionPrompt),
            "session/resume" => Some(Self::SessionResume),
            "session/set_config_option" => Some(Self::SessionSetConfigOption),
            "session/set_title" => Some(Self::SessionSetTitle),
            "session/status" => Some(Self::SessionStatus),
            "session/unarchive" => Some(Self::SessionUnarchive),
            "terminal/cancel" => Some(Self::TerminalCancel),
            "tool_call/cancel" => Some(Self::ToolCallCancel),
            _ => None,
        }
    }

    /// Returns the name on the wire.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// Returns what the schema says of it.
    pub fn spec(self) -> &'static MethodSpec {
        &SPECS[self as usize]
    }
}

impl MethodTable for Method {
    fn from_name(name: &str) -> Option<Self> {
        Self::from_name(name)
    }

    fn spec(self) -> &'static MethodSpec {
        self.spec()
    }
}

static SPECS: &[MethodSpec] = &[
    MethodSpec {
        name: "auth/login",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("authMethods"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "auth/logout",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("authMethods"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "auth/status",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.auth.status"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "initialize",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "providers/disable",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.providers"),
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "providers/list",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.providers"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "providers/set",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.providers"),
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "proxy/initialize",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(NOT_SERVED),
    },
    MethodSpec {
        name: "proxy/successor",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(NOT_SERVED),
    },
    MethodSpec {
        name: "session/archive",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session.archive"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/close",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/delete",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session.delete"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/fork",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session.fork"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "session/new",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/prompt",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/resume",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session"),
        scope: Scope::Thread,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/set_config_option",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/set_title",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session.title"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/status",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session.status"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/unarchive",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.session.archive"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "terminal/cancel",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.cancel of the terminal"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "tool_call/cancel",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("capabilities.cancel of the tool call"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
];

/// The request methods of the reference server, in its order.
pub static KNOWN_METHODS: &[KnownMethod] = &[
    KnownMethod {
        name: "auth/login",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "auth/logout",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "auth/status",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "initialize",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "providers/disable",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "providers/list",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "providers/set",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "proxy/initialize",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "proxy/successor",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "session/archive",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "session/close",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "session/delete",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "session/fork",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "session/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "session/new",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "session/prompt",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "session/resume",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "session/set_config_option",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "session/set_title",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "session/status",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "session/unarchive",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "terminal/cancel",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "tool_call/cancel",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
];

/// The notifications that need the experimental capability.
pub static EXPERIMENTAL_NOTIFICATIONS: &[&str] =
    &["auth/status_update", "mcp/message", "proxy/successor"];

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Signs the user in.
    ///
    /// Runs a sign-in that the agent handles itself. Answered by every agent that lists `authMethods`. Methods of type `terminal` are not passed here.
    ///
    /// Errors:
    /// - -32000 `Authentication required`: The sign-in failed.
    /// - -32602 `Invalid params`: The agent does not offer the method.
    ///
    /// Needs the capability `authMethods`. Source: `schema/acp/v2/auth/login.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AuthLogin;

    impl RequestMethod for AuthLogin {
        const NAME: &'static str = "auth/login";
        type Params = super::LoginAuthRequest;
        type Response = super::LoginAuthResponse;

        codec!(params, result);
    }

    /// Signs the user out.
    ///
    /// Requests that need a signed-in user are refused with -32000 afterwards. Answered by every agent that lists `authMethods`.
    ///
    /// Needs the capability `authMethods`. Source: `schema/acp/v2/auth/logout.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AuthLogout;

    impl RequestMethod for AuthLogout {
        const NAME: &'static str = "auth/logout";
        type Params = super::LogoutAuthRequest;
        type Response = super::LogoutAuthResponse;

        codec!(params, result);
    }

    /// Tells whether someone is signed in.
    ///
    /// Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.
    ///
    /// Experimental. Needs the capability `capabilities.auth.status`. Source: `schema/acp/v2/auth/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AuthStatus;

    impl RequestMethod for AuthStatus {
        const NAME: &'static str = "auth/status";
        type Params = super::AuthStatusRequest;
        type Response = super::AuthStatusResponse;

        codec!(params, result);
    }

    /// Asks the user a question.
    ///
    /// Either a form to fill in or a web page to visit, each with a capability of its own. Secrets are not asked for in forms. For a page, `accept` means that the user is about to visit it; `elicitation/complete` tells when the visit is done.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The client did not advertise the mode.
    ///
    /// Needs the capability `capabilities.elicitation`. Source: `schema/acp/v2/elicitation/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ElicitationCreate;

    impl RequestMethod for ElicitationCreate {
        const NAME: &'static str = "elicitation/create";
        type Params = super::CreateElicitationRequest;
        type Response = super::CreateElicitationResponse;

        codec!(params, result);
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
    #[derive(Clone, Copy, Debug)]
    pub struct Initialize;

    impl RequestMethod for Initialize {
        const NAME: &'static str = "initialize";
        type Params = super::InitializeRequest;
        type Response = super::InitializeResponse;

        codec!(params, result);
    }

    /// Sends an MCP request to a server on the client's side.
    ///
    /// For servers that the client named with type `acp`. `serverId` finds the server, `requestId` tells which notifications belong to the request.
    ///
    /// Experimental. Needs the capability `capabilities.session.mcp.acp`. Source: `schema/acp/v2/mcp/message.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpMessage;

    impl RequestMethod for McpMessage {
        const NAME: &'static str = "mcp/message";
        type Params = super::MessageMcpRequest;
        type Response = super::MessageMcpResponse;

        codec!(params, result);
    }

    /// Switches a model provider off.
    ///
    /// Not for a provider that is `required`.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/disable.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProvidersDisable;

    impl RequestMethod for ProvidersDisable {
        const NAME: &'static str = "providers/disable";
        type Params = super::DisableProviderRequest;
        type Response = super::DisableProviderResponse;

        codec!(params, result);
    }

    /// Lists the model providers.
    ///
    /// Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProvidersList;

    impl RequestMethod for ProvidersList {
        const NAME: &'static str = "providers/list";
        type Params = super::ListProvidersRequest;
        type Response = super::ListProvidersResponse;

        codec!(params, result);
    }

    /// Configures a model provider.
    ///
    /// The new configuration replaces the earlier one as a whole, headers included.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The provider or the API is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.providers`. Source: `schema/acp/v2/providers/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProvidersSet;

    impl RequestMethod for ProvidersSet {
        const NAME: &'static str = "providers/set";
        type Params = super::SetProviderRequest;
        type Response = super::SetProviderResponse;

        codec!(params, result);
    }

    /// Opens the connection to a proxy.
    ///
    /// Sent in place of `initialize` to a component that has a successor in a chain. It first initializes the successor through `proxy/successor` and then answers for the chain from itself on, with the same protocol version. Sent to proxies only: this server is an agent, the end of a chain, which is opened by `initialize`. Where it is the conductor of proxies itself, it speaks version 1.
    ///
    /// Experimental. Source: `schema/acp/v2/proxy/initialize.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProxyInitialize;

    impl RequestMethod for ProxyInitialize {
        const NAME: &'static str = "proxy/initialize";
        type Params = super::InitializeRequest;
        type Response = super::InitializeResponse;

        codec!(params, result);
    }

    /// Passes a request along a chain of proxies.
    ///
    /// From the proxy it goes on to the next component, to the proxy it comes from there. Result and error are those of the request inside. To give it up, `$/cancel_request` names the id of this request. This server is an agent, the end of a chain, and has no successor. Where it is the conductor of proxies itself, it speaks version 1.
    ///
    /// Experimental. Source: `schema/acp/v2/proxy/successor.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProxySuccessor;

    impl RequestMethod for ProxySuccessor {
        const NAME: &'static str = "proxy/successor";
        type Params = super::ProxySuccessorRequest;
        type Response = super::ProxySuccessorResponse;

        codec!(params, result);
    }

    /// Takes a session out of the default list.
    ///
    /// The history is kept. Work that is running is stopped and the session is closed first. Archiving it again succeeds.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.archive`. Source: `schema/acp/v2/session/archive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionArchive;

    impl RequestMethod for SessionArchive {
        const NAME: &'static str = "session/archive";
        type Params = super::ArchiveSessionRequest;
        type Response = super::ArchiveSessionResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
    }

    /// Ends the work on a session.
    ///
    /// Stops what runs and frees what the session holds. The session stays listed and can be resumed.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/close.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionClose;

    impl RequestMethod for SessionClose {
        const NAME: &'static str = "session/close";
        type Params = super::CloseSessionRequest;
        type Response = super::CloseSessionResponse;

        codec!(params, result);
    }

    /// Deletes a session.
    ///
    /// The session is no longer listed. Deleting one that does not exist succeeds.
    ///
    /// Needs the capability `capabilities.session.delete`. Source: `schema/acp/v2/session/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionDelete;

    impl RequestMethod for SessionDelete {
        const NAME: &'static str = "session/delete";
        type Params = super::DeleteSessionRequest;
        type Response = super::DeleteSessionResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionFork;

    impl RequestMethod for SessionFork {
        const NAME: &'static str = "session/fork";
        type Params = super::ForkSessionRequest;
        type Response = super::ForkSessionResponse;

        codec!(params, result);
    }

    /// Lists stored sessions.
    ///
    /// Lists page by page and neither opens nor changes a session. The size of a page is the agent's choice.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The cursor is not valid.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionList;

    impl RequestMethod for SessionList {
        const NAME: &'static str = "session/list";
        type Params = super::ListSessionsRequest;
        type Response = super::ListSessionsResponse;

        codec!(params, result);
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionNew;

    impl RequestMethod for SessionNew {
        const NAME: &'static str = "session/new";
        type Params = super::NewSessionRequest;
        type Response = super::NewSessionResponse;

        codec!(params, result);
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionPrompt;

    impl RequestMethod for SessionPrompt {
        const NAME: &'static str = "session/prompt";
        type Params = super::PromptRequest;
        type Response = super::PromptResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
    }

    /// Asks whether something may be done.
    ///
    /// The user, or a setting of the user, chooses one of the options. Whatever the agent does not know counts as a refusal. After `session/cancel` the client answers with `cancelled`.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/request_permission.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionRequestPermission;

    impl RequestMethod for SessionRequestPermission {
        const NAME: &'static str = "session/request_permission";
        type Params = super::RequestPermissionRequest;
        type Response = super::RequestPermissionResponse;

        codec!(params, result);
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionResume;

    impl RequestMethod for SessionResume {
        const NAME: &'static str = "session/resume";
        type Params = super::ResumeSessionRequest;
        type Response = super::ResumeSessionResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionSetConfigOption;

    impl RequestMethod for SessionSetConfigOption {
        const NAME: &'static str = "session/set_config_option";
        type Params = super::SetSessionConfigOptionRequest;
        type Response = super::SetSessionConfigOptionResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionSetTitle;

    impl RequestMethod for SessionSetTitle {
        const NAME: &'static str = "session/set_title";
        type Params = super::SetSessionTitleRequest;
        type Response = super::SetSessionTitleResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
    }

    /// Tells whether a session is in memory.
    ///
    /// Changes nothing: the session is neither opened nor attached to the connection.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.status`. Source: `schema/acp/v2/session/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionStatus;

    impl RequestMethod for SessionStatus {
        const NAME: &'static str = "session/status";
        type Params = super::SessionStatusRequest;
        type Response = super::SessionStatusResponse;

        codec!(params, result);
    }

    /// Puts an archived session back on the default list.
    ///
    /// The session is not opened. A session that is not archived stays as it is, and the request succeeds.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown.
    ///
    /// Experimental. Needs the capability `capabilities.session.archive`. Source: `schema/acp/v2/session/unarchive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionUnarchive;

    impl RequestMethod for SessionUnarchive {
        const NAME: &'static str = "session/unarchive";
        type Params = super::UnarchiveSessionRequest;
        type Response = super::UnarchiveSessionResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
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
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalCancel;

    impl RequestMethod for TerminalCancel {
        const NAME: &'static str = "terminal/cancel";
        type Params = super::CancelTerminalRequest;
        type Response = super::CancelTerminalResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
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
    #[derive(Clone, Copy, Debug)]
    pub struct ToolCallCancel;

    impl RequestMethod for ToolCallCancel {
        const NAME: &'static str = "tool_call/cancel";
        type Params = super::CancelToolCallRequest;
        type Response = super::CancelToolCallResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
    }
}

/// Hands the marker type of a request, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_request<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "auth/login" => Some(visitor.request::<method::AuthLogin>()),
        "auth/logout" => Some(visitor.request::<method::AuthLogout>()),
        "auth/status" => Some(visitor.request::<method::AuthStatus>()),
        "elicitation/create" => Some(visitor.request::<method::ElicitationCreate>()),
        "initialize" => Some(visitor.request::<method::Initialize>()),
        "mcp/message" => Some(visitor.request::<method::McpMessage>()),
        "providers/disable" => Some(visitor.request::<method::ProvidersDisable>()),
        "providers/list" => Some(visitor.request::<method::ProvidersList>()),
        "providers/set" => Some(visitor.request::<method::ProvidersSet>()),
        "proxy/initialize" => Some(visitor.request::<method::ProxyInitialize>()),
        "proxy/successor" => Some(visitor.request::<method::ProxySuccessor>()),
        "session/archive" => Some(visitor.request::<method::SessionArchive>()),
        "session/close" => Some(visitor.request::<method::SessionClose>()),
        "session/delete" => Some(visitor.request::<method::SessionDelete>()),
        "session/fork" => Some(visitor.request::<method::SessionFork>()),
        "session/list" => Some(visitor.request::<method::SessionList>()),
        "session/new" => Some(visitor.request::<method::SessionNew>()),
        "session/prompt" => Some(visitor.request::<method::SessionPrompt>()),
        "session/request_permission" => Some(visitor.request::<method::SessionRequestPermission>()),
        "session/resume" => Some(visitor.request::<method::SessionResume>()),
        "session/set_config_option" => Some(visitor.request::<method::SessionSetConfigOption>()),
        "session/set_title" => Some(visitor.request::<method::SessionSetTitle>()),
        "session/status" => Some(visitor.request::<method::SessionStatus>()),
        "session/unarchive" => Some(visitor.request::<method::SessionUnarchive>()),
        "terminal/cancel" => Some(visitor.request::<method::TerminalCancel>()),
        "tool_call/cancel" => Some(visitor.request::<method::ToolCallCancel>()),
        _ => None,
    }
}

/// Notifications of both sides, one marker type each.
pub mod notification {
    use super::*;

    /// Tells that the sign-in changed.
    ///
    /// May come at any time after `initialize`. The params are those of the result of `auth/status`.
    ///
    /// Experimental. Needs the capability `capabilities.auth.status`. Source: `schema/acp/v2/auth/status_update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AuthStatusUpdate;

    impl NotificationMethod for AuthStatusUpdate {
        const NAME: &'static str = "auth/status_update";
        const SINCE: usize = 0;
        type Params = super::AuthStatusUpdateNotification;

        codec!(params);
    }

    /// Tells that a visit to a web page is done.
    ///
    /// Follows an `elicitation/create` of mode `url`. Identifiers that are unknown or done already are ignored.
    ///
    /// Needs the capability `capabilities.elicitation.url`. Source: `schema/acp/v2/elicitation/complete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ElicitationComplete;

    impl NotificationMethod for ElicitationComplete {
        const NAME: &'static str = "elicitation/complete";
        const SINCE: usize = 0;
        type Params = super::CompleteElicitationNotification;

        codec!(params);
    }

    /// Carries an MCP notification back to the agent.
    ///
    /// Belongs to an MCP request that is still pending, such as its progress.
    ///
    /// Experimental. Needs the capability `capabilities.session.mcp.acp`. Source: `schema/acp/v2/mcp/message.notification.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpMessageNotification;

    impl NotificationMethod for McpMessageNotification {
        const NAME: &'static str = "mcp/message";
        const SINCE: usize = 0;
        type Params = super::MessageMcpNotification;

        codec!(params);
    }

    /// Passes a notification along a chain of proxies.
    ///
    /// From the proxy it goes on to the next component, to the proxy it comes from there. This server is an agent, the end of a chain, and has no successor. Where it is the conductor of proxies itself, it speaks version 1.
    ///
    /// Experimental. Source: `schema/acp/v2/proxy/successor.notification.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProxySuccessorNotification;

    impl NotificationMethod for ProxySuccessorNotification {
        const NAME: &'static str = "proxy/successor";
        const SINCE: usize = 0;
        type Params = super::ProxySuccessorNotification;

        codec!(params);
    }

    /// Asks the other side to give up a request.
    ///
    /// Either side may send it about a request of its own, and either side may ignore it. The request is answered all the same, once: with a normal result, a partial one, or -32800.
    ///
    /// Source: `schema/acp/v2/rpc/cancel_request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CancelRequest;

    impl NotificationMethod for CancelRequest {
        const NAME: &'static str = "$/cancel_request";
        const SINCE: usize = 0;
        type Params = super::CancelRequestNotification;

        codec!(params);
    }

    /// Stops the work in the foreground of a session.
    ///
    /// Prompts that are not inserted yet are dropped, too. A `state_update` to idle with `cancelled` tells that the work has stopped. The client answers the session's open permission requests with `cancelled`.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionCancel;

    impl NotificationMethod for SessionCancel {
        const NAME: &'static str = "session/cancel";
        const SINCE: usize = 0;
        type Params = super::CancelSessionNotification;

        codec!(params);
    }

    /// Tells what happens in a session.
    ///
    /// The only channel for events. Updates may come at any time. Most name the thing they are about and begin it when its identifier is new. A client skips what it cannot read.
    ///
    /// Needs the capability `capabilities.session`. Source: `schema/acp/v2/session/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionUpdate;

    impl NotificationMethod for SessionUpdate {
        const NAME: &'static str = "session/update";
        const SINCE: usize = 0;
        type Params = super::UpdateSessionNotification;

        codec!(params);
    }
}

/// Hands the marker type of a notification, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_notification<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "auth/status_update" => Some(visitor.notification::<notification::AuthStatusUpdate>()),
        "elicitation/complete" => Some(visitor.notification::<notification::ElicitationComplete>()),
        "mcp/message" => Some(visitor.notification::<notification::McpMessageNotification>()),
        "proxy/successor" => {
            Some(visitor.notification::<notification::ProxySuccessorNotification>())
        }
        "$/cancel_request" => Some(visitor.notification::<notification::CancelRequest>()),
        "session/cancel" => Some(visitor.notification::<notification::SessionCancel>()),
        "session/update" => Some(visitor.notification::<notification::SessionUpdate>()),
        _ => None,
    }
}

/// The answer to a method that is planned.
const NOT_SERVED: ErrorText =
    ErrorText::with_data(-32601, "Method not found", r#"{"method":"{method}"}"#);
