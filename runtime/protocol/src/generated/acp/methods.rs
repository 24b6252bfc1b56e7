// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/acp/**/*.json.

//! Versions, methods and notifications.

use super::{types::*, unions::*};
use crate::{
    Access, CallError, ErrorText, KnownMethod, MethodSpec, MethodTable, MethodVisitor, NoParams,
    NotificationMethod, RequestMethod, Scope, Stability, Trim, codec,
};

/// The name of the dialect.
pub const NAME: &str = "acp";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = true;

/// The names of the versions, the oldest first.
pub const VERSIONS: &[&str] = &["1"];

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 1.
    V1,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V1];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V1;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "1" => Some(Self::V1),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1 => "1",
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
    /// `auth/status`: Tells whether someone is signed in.
    AuthStatus,
    /// `authenticate`: Signs the user in.
    Authenticate,
    /// `initialize`: Opens the connection.
    Initialize,
    /// `logout`: Signs the user out.
    Logout,
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
    /// `session/load`: Opens a stored session and replays it.
    SessionLoad,
    /// `session/new`: Creates a session.
    SessionNew,
    /// `session/prompt`: Sends a message and runs the turn.
    SessionPrompt,
    /// `session/resume`: Opens a stored session without a replay.
    SessionResume,
    /// `session/set_config_option`: Changes a configuration option of a session.
    SessionSetConfigOption,
    /// `session/set_mode`: Switches the mode of a session.
    SessionSetMode,
    /// `session/set_title`: Names a session.
    SessionSetTitle,
    /// `session/status`: Tells whether a session is in memory.
    SessionStatus,
    /// `session/unarchive`: Puts an archived session back on the default list.
    SessionUnarchive,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[
        Self::AuthStatus,
        Self::Authenticate,
        Self::Initialize,
        Self::Logout,
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
        Self::SessionLoad,
        Self::SessionNew,
        Self::SessionPrompt,
        Self::SessionResume,
        Self::SessionSetConfigOption,
        Self::SessionSetMode,
        Self::SessionSetTitle,
        Self::SessionStatus,
        Self::SessionUnarchive,
    ];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "auth/status" => Some(Self::AuthStatus),
            "authenticate" => Some(Self::Authenticate),
            "initialize" => Some(Self::Initialize),
            "logout" => Some(Self::Logout),
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
            "session/load" => Some(Self::SessionLoad),
            "session/new" => Some(Self::SessionNew),
            "session/prompt" => Some(Self::SessionPrompt),
            "session/resume" => Some(Self::SessionResume),
            "session/set_config_option" => Some(Self::SessionSetConfigOption),
            "session/set_mode" => Some(Self::SessionSetMode),
            "session/set_title" => Some(Self::SessionSetTitle),
            "session/status" => Some(Self::SessionStatus),
            "session/unarchive" => Some(Self::SessionUnarchive),
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
        name: "auth/status",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("agentCapabilities.auth.status"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "authenticate",
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
        name: "logout",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentCapabilities.auth.logout"),
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "providers/disable",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("agentCapabilities.providers"),
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
        capability: Some("agentCapabilities.providers"),
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
        capability: Some("agentCapabilities.providers"),
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
        capability: Some("agentCapabilities.sessionCapabilities.archive"),
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
        capability: Some("agentCapabilities.sessionCapabilities.close"),
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
        capability: Some("agentCapabilities.sessionCapabilities.delete"),
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
        capability: Some("agentCapabilities.sessionCapabilities.fork"),
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
        capability: Some("agentCapabilities.sessionCapabilities.list"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "session/load",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentCapabilities.loadSession"),
        scope: Scope::Thread,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/new",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
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
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/resume",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentCapabilities.sessionCapabilities.resume"),
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
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/set_mode",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "session/set_title",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("agentCapabilities.sessionCapabilities.title"),
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
        capability: Some("agentCapabilities.sessionCapabilities.status"),
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
        capability: Some("agentCapabilities.sessionCapabilities.archive"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
];

/// The request methods of the reference server, in its order.
pub static KNOWN_METHODS: &[KnownMethod] = &[
    KnownMethod {
        name: "auth/status",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "authenticate",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "initialize",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "logout",
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
        name: "session/load",
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
        name: "session/set_mode",
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
];

/// The notifications that need the experimental capability.
pub static EXPERIMENTAL_NOTIFICATIONS: &[&str] =
    &["auth/status_update", "mcp/message", "proxy/successor"];

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Tells whether someone is signed in.
    ///
    /// Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.
    ///
    /// Experimental. Needs the capability `agentCapabilities.auth.status`. Source: `schema/acp/auth/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AuthStatus;

    impl RequestMethod for AuthStatus {
        const NAME: &'static str = "auth/status";
        type Params = super::AuthStatusRequest;
        type Response = super::AuthStatusResponse;

        codec!(params, result);
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
    #[derive(Clone, Copy, Debug)]
    pub struct Authenticate;

    impl RequestMethod for Authenticate {
        const NAME: &'static str = "authenticate";
        type Params = super::AuthenticateRequest;
        type Response = super::AuthenticateResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Asks the user a question.
    ///
    /// Either a form to fill in or a web page to visit, each with a capability of its own. Secrets are not asked for in forms. For a page, `accept` means that the user is about to visit it; `elicitation/complete` tells when the visit is done.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The client did not advertise the mode.
    ///
    /// Needs the capability `clientCapabilities.elicitation`. Source: `schema/acp/elicitation/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ElicitationCreate;

    impl RequestMethod for ElicitationCreate {
        const NAME: &'static str = "elicitation/create";
        type Params = super::CreateElicitationRequest;
        type Response = super::CreateElicitationResponse;

        codec!(params, result);
    }

    /// Reads a text file through the client.
    ///
    /// The client answers with what its editor shows, saved or not.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The file does not exist.
    ///
    /// Needs the capability `clientCapabilities.fs.readTextFile`. Source: `schema/acp/fs/read_text_file.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsReadTextFile;

    impl RequestMethod for FsReadTextFile {
        const NAME: &'static str = "fs/read_text_file";
        type Params = super::ReadTextFileRequest;
        type Response = super::ReadTextFileResponse;

        codec!(params, result);
    }

    /// Writes a text file through the client.
    ///
    /// The whole file is replaced, or created when it is missing.
    ///
    /// Needs the capability `clientCapabilities.fs.writeTextFile`. Source: `schema/acp/fs/write_text_file.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsWriteTextFile;

    impl RequestMethod for FsWriteTextFile {
        const NAME: &'static str = "fs/write_text_file";
        type Params = super::WriteTextFileRequest;
        type Response = super::WriteTextFileResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Opens the connection.
    ///
    /// The first request. The client names its newest version, the agent answers with the same one or, when it does not know it, with its own newest; that is never an error. Capabilities that are not named are unsupported. The request may be repeated.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
    ///
    /// Source: `schema/acp/initialize.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialize;

    impl RequestMethod for Initialize {
        const NAME: &'static str = "initialize";
        type Params = super::InitializeRequest;
        type Response = super::InitializeResponse;

        codec!(params, result);
    }

    /// Signs the user out.
    ///
    /// Requests that need a signed-in user are refused with -32000 afterwards. What becomes of open sessions is up to the agent.
    ///
    /// Needs the capability `agentCapabilities.auth.logout`. Source: `schema/acp/logout.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Logout;

    impl RequestMethod for Logout {
        const NAME: &'static str = "logout";
        type Params = super::LogoutRequest;
        type Response = super::LogoutResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Sends an MCP request to a server on the client's side.
    ///
    /// For servers that the client named with type `acp`. `serverId` finds the server, `requestId` tells which notifications belong to the request.
    ///
    /// Experimental. Needs the capability `agentCapabilities.mcpCapabilities.acp`. Source: `schema/acp/mcp/message.json`.
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
    /// Errors:
    /// - -32602 `Invalid params`: The provider is unknown, or it is `required`.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/disable.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProvidersDisable;

    impl RequestMethod for ProvidersDisable {
        const NAME: &'static str = "providers/disable";
        type Params = super::DisableProviderRequest;
        type Response = super::DisableProviderResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Lists the model providers.
    ///
    /// Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/list.json`.
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
    /// The new configuration replaces the earlier one as a whole, headers included. It counts for sessions that this connection opens from then on and ends with the connection; nothing of it is stored.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The provider or the API is unknown, the address is no HTTP address, or a header cannot be sent.
    ///
    /// Experimental. Needs the capability `agentCapabilities.providers`. Source: `schema/acp/providers/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProvidersSet;

    impl RequestMethod for ProvidersSet {
        const NAME: &'static str = "providers/set";
        type Params = super::SetProviderRequest;
        type Response = super::SetProviderResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Opens the connection to a proxy.
    ///
    /// Sent in place of `initialize` to a component that has a successor in a chain. It first initializes the successor through `proxy/successor` and then answers for the chain from itself on, with the same protocol version. Sent to proxies only. To its clients this server is an agent, the end of a chain, which is opened by `initialize`; it sends this request itself to the proxies that are configured in front of an agent of another maker (`agents.<name>.proxies`).
    ///
    /// Experimental. Source: `schema/acp/proxy/initialize.json`.
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
    /// From the proxy it goes on to the next component, to the proxy it comes from there. Result and error are those of the request inside. To give it up, `$/cancel_request` names the id of this request. To its clients this server is an agent, the end of a chain, and has no successor. To the proxies in front of an agent of another maker it is the conductor: it takes this message from them and sends it to them.
    ///
    /// Experimental. Source: `schema/acp/proxy/successor.json`.
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.archive`. Source: `schema/acp/session/archive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionArchive;

    impl RequestMethod for SessionArchive {
        const NAME: &'static str = "session/archive";
        type Params = super::ArchiveSessionRequest;
        type Response = super::ArchiveSessionResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
    }

    /// Ends the work on a session.
    ///
    /// Stops a running turn as `session/cancel` does and frees what the session holds. The session stays listed and can be opened again. A client takes -32002 for success.
    ///
    /// Errors:
    /// - -32002 `Resource not found`: The session is unknown or not active on this connection.
    ///
    /// Needs the capability `agentCapabilities.sessionCapabilities.close`. Source: `schema/acp/session/close.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionClose;

    impl RequestMethod for SessionClose {
        const NAME: &'static str = "session/close";
        type Params = super::CloseSessionRequest;
        type Response = super::CloseSessionResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Deletes a session.
    ///
    /// The session is no longer listed. Deleting one that does not exist succeeds.
    ///
    /// Needs the capability `agentCapabilities.sessionCapabilities.delete`. Source: `schema/acp/session/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionDelete;

    impl RequestMethod for SessionDelete {
        const NAME: &'static str = "session/delete";
        type Params = super::DeleteSessionRequest;
        type Response = super::DeleteSessionResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
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
    /// Needs the capability `agentCapabilities.sessionCapabilities.list`. Source: `schema/acp/session/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionList;

    impl RequestMethod for SessionList {
        const NAME: &'static str = "session/list";
        type Params = super::ListSessionsRequest;
        type Response = super::ListSessionsResponse;

        codec!(params, result);
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionLoad;

    impl RequestMethod for SessionLoad {
        const NAME: &'static str = "session/load";
        type Params = super::LoadSessionRequest;
        type Response = super::LoadSessionResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionNew;

    impl RequestMethod for SessionNew {
        const NAME: &'static str = "session/new";
        type Params = super::NewSessionRequest;
        type Response = super::NewSessionResponse;

        codec!(params, result);
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionPrompt;

    impl RequestMethod for SessionPrompt {
        const NAME: &'static str = "session/prompt";
        type Params = super::PromptRequest;
        type Response = super::PromptResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
    }

    /// Asks whether a tool call may run.
    ///
    /// The user, or a setting of the user, chooses one of the options. The agent treats an answer it does not know as a refusal. After `session/cancel` the client answers with `cancelled`.
    ///
    /// Source: `schema/acp/session/request_permission.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionRequestPermission;

    impl RequestMethod for SessionRequestPermission {
        const NAME: &'static str = "session/request_permission";
        type Params = super::RequestPermissionRequest;
        type Response = super::RequestPermissionResponse;

        codec!(params, result);
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionResume;

    impl RequestMethod for SessionResume {
        const NAME: &'static str = "session/resume";
        type Params = super::ResumeSessionRequest;
        type Response = super::ResumeSessionResponse;
        const RESULT_OPTIONAL: bool = true;

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
    /// - -32602 `Invalid params`: The option or the value is unknown.
    ///
    /// Source: `schema/acp/session/set_config_option.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionSetConfigOption;

    impl RequestMethod for SessionSetConfigOption {
        const NAME: &'static str = "session/set_config_option";
        type Params = super::SetSessionConfigOptionRequest;
        type Response = super::SetSessionConfigOptionResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
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
    #[derive(Clone, Copy, Debug)]
    pub struct SessionSetMode;

    impl RequestMethod for SessionSetMode {
        const NAME: &'static str = "session/set_mode";
        type Params = super::SetSessionModeRequest;
        type Response = super::SetSessionModeResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }

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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.title`. Source: `schema/acp/session/set_title.json`.
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.status`. Source: `schema/acp/session/status.json`.
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
    /// Experimental. Needs the capability `agentCapabilities.sessionCapabilities.archive`. Source: `schema/acp/session/unarchive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionUnarchive;

    impl RequestMethod for SessionUnarchive {
        const NAME: &'static str = "session/unarchive";
        type Params = super::UnarchiveSessionRequest;
        type Response = super::UnarchiveSessionResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.session_id.as_str())
        }
    }

    /// Starts a command in a terminal of the client.
    ///
    /// Answers at once while the command runs. The agent has to release every terminal it creates. A tool call can show the terminal as content.
    ///
    /// Needs the capability `clientCapabilities.terminal`. Source: `schema/acp/terminal/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalCreate;

    impl RequestMethod for TerminalCreate {
        const NAME: &'static str = "terminal/create";
        type Params = super::CreateTerminalRequest;
        type Response = super::CreateTerminalResponse;

        codec!(params, result);
    }

    /// Ends the command of a terminal.
    ///
    /// The terminal itself stays valid for its output and exit status, and still has to be released.
    ///
    /// Needs the capability `clientCapabilities.terminal`. Source: `schema/acp/terminal/kill.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalKill;

    impl RequestMethod for TerminalKill {
        const NAME: &'static str = "terminal/kill";
        type Params = super::KillTerminalRequest;
        type Response = super::KillTerminalResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Reads the output of a terminal.
    ///
    /// Answers at once, with the exit status when the command has ended.
    ///
    /// Needs the capability `clientCapabilities.terminal`. Source: `schema/acp/terminal/output.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalOutput;

    impl RequestMethod for TerminalOutput {
        const NAME: &'static str = "terminal/output";
        type Params = super::TerminalOutputRequest;
        type Response = super::TerminalOutputResponse;

        codec!(params, result);
    }

    /// Gives a terminal back.
    ///
    /// Ends the command when it still runs; the identifier is not valid afterwards. A tool call that shows the terminal keeps its output.
    ///
    /// Needs the capability `clientCapabilities.terminal`. Source: `schema/acp/terminal/release.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalRelease;

    impl RequestMethod for TerminalRelease {
        const NAME: &'static str = "terminal/release";
        type Params = super::ReleaseTerminalRequest;
        type Response = super::ReleaseTerminalResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Waits for the command of a terminal to end.
    ///
    /// Stays pending as long as the command runs.
    ///
    /// Needs the capability `clientCapabilities.terminal`. Source: `schema/acp/terminal/wait_for_exit.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalWaitForExit;

    impl RequestMethod for TerminalWaitForExit {
        const NAME: &'static str = "terminal/wait_for_exit";
        type Params = super::WaitForTerminalExitRequest;
        type Response = super::WaitForTerminalExitResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }
}

/// Hands the marker type of a request, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_request<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "auth/status" => Some(visitor.request::<method::AuthStatus>()),
        "authenticate" => Some(visitor.request::<method::Authenticate>()),
        "elicitation/create" => Some(visitor.request::<method::ElicitationCreate>()),
        "fs/read_text_file" => Some(visitor.request::<method::FsReadTextFile>()),
        "fs/write_text_file" => Some(visitor.request::<method::FsWriteTextFile>()),
        "initialize" => Some(visitor.request::<method::Initialize>()),
        "logout" => Some(visitor.request::<method::Logout>()),
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
        "session/load" => Some(visitor.request::<method::SessionLoad>()),
        "session/new" => Some(visitor.request::<method::SessionNew>()),
        "session/prompt" => Some(visitor.request::<method::SessionPrompt>()),
        "session/request_permission" => Some(visitor.request::<method::SessionRequestPermission>()),
        "session/resume" => Some(visitor.request::<method::SessionResume>()),
        "session/set_config_option" => Some(visitor.request::<method::SessionSetConfigOption>()),
        "session/set_mode" => Some(visitor.request::<method::SessionSetMode>()),
        "session/set_title" => Some(visitor.request::<method::SessionSetTitle>()),
        "session/status" => Some(visitor.request::<method::SessionStatus>()),
        "session/unarchive" => Some(visitor.request::<method::SessionUnarchive>()),
        "terminal/create" => Some(visitor.request::<method::TerminalCreate>()),
        "terminal/kill" => Some(visitor.request::<method::TerminalKill>()),
        "terminal/output" => Some(visitor.request::<method::TerminalOutput>()),
        "terminal/release" => Some(visitor.request::<method::TerminalRelease>()),
        "terminal/wait_for_exit" => Some(visitor.request::<method::TerminalWaitForExit>()),
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
    /// Experimental. Needs the capability `agentCapabilities.auth.status`. Source: `schema/acp/auth/status_update.json`.
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
    /// Needs the capability `clientCapabilities.elicitation.url`. Source: `schema/acp/elicitation/complete.json`.
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
    /// Experimental. Needs the capability `agentCapabilities.mcpCapabilities.acp`. Source: `schema/acp/mcp/message.notification.json`.
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
    /// From the proxy it goes on to the next component, to the proxy it comes from there. To its clients this server is an agent, the end of a chain, and has no successor. To the proxies in front of an agent of another maker it is the conductor: it takes this message from them and sends it to them.
    ///
    /// Experimental. Source: `schema/acp/proxy/successor.notification.json`.
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
    /// Either side may send it about a request of its own, and either side may ignore it. The request is answered all the same, once: with a normal result, a partial one, or -32800. The agent takes back its own pending questions this way.
    ///
    /// Source: `schema/acp/rpc/cancel_request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CancelRequest;

    impl NotificationMethod for CancelRequest {
        const NAME: &'static str = "$/cancel_request";
        const SINCE: usize = 0;
        type Params = super::CancelRequestNotification;

        codec!(params);
    }

    /// Stops the running turn.
    ///
    /// The agent stops its model requests and tools, may send last updates, and answers the pending prompt with `cancelled`. The client answers the session's open permission requests with `cancelled`. Without a running turn nothing happens.
    ///
    /// Source: `schema/acp/session/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionCancel;

    impl NotificationMethod for SessionCancel {
        const NAME: &'static str = "session/cancel";
        const SINCE: usize = 0;
        type Params = super::CancelNotification;

        codec!(params);
    }

    /// Tells what happens in a session.
    ///
    /// The only channel for events. Updates may come at any time, also between turns; those that replay a loaded session come before its answer. A client skips what it cannot read.
    ///
    /// Source: `schema/acp/session/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionUpdate;

    impl NotificationMethod for SessionUpdate {
        const NAME: &'static str = "session/update";
        const SINCE: usize = 0;
        type Params = super::SessionNotification;

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
