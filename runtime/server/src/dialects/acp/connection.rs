//! The methods `initialize`, `authenticate` and `logout`, and the detection of this dialect.

use std::sync::Arc;

use serde::{Deserialize, de::IgnoredAny};
use threadwire_protocol::{
    acp::{
        AgentAuthCapabilities, AgentCapabilities, AuthStatusCapabilities, AuthenticateRequest,
        AuthenticateResponse, ClientCapabilities, ConnectionMethods, Implementation,
        InitializeRequest, InitializeResponse, LogoutRequest, LogoutResponse, McpCapabilities,
        Method, PromptCapabilities, ProvidersCapabilities,
        SessionAdditionalDirectoriesCapabilities, SessionArchiveCapabilities, SessionCapabilities,
        SessionCloseCapabilities, SessionDeleteCapabilities, SessionForkCapabilities,
        SessionListCapabilities, SessionResumeCapabilities, SessionStatusCapabilities,
        SessionTitleCapabilities, errors,
    },
    envelope::{Envelope, Id},
};

use super::{
    Client, Failure, editor, extension, families, lock,
    to_wire::{Flags, Version},
};
use threadwire_connection::Detection;

/// The stable version of the protocol.
const PROTOCOL_VERSION: u16 = 1;

/// Detects ACP by one message of a client: `initialize` has `protocolVersion` with any value; any other request has
/// `jsonrpc` and a known method.
pub(super) fn detect(message: &Envelope<'_>) -> Detection {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Initialize {
        protocol_version: Option<IgnoredAny>,
    }

    let (Some(method), Id::Known(_)) = (&message.method, &message.id) else {
        return Detection::No;
    };
    let is_told = match Method::from_name(method) {
        Some(Method::Initialize) => message.params.is_some_and(|params| {
            serde_json::from_str::<Initialize>(params.get())
                .is_ok_and(|params| params.protocol_version.is_some())
        }),
        method => message.jsonrpc && method.is_some(),
    };
    match is_told {
        true => Detection::Certain,
        false if method == Method::Initialize.name() => Detection::Possible,
        false => Detection::No,
    }
}

impl ConnectionMethods for families::Connection {
    /// May be repeated; the last request counts.
    async fn initialize(&self, params: InitializeRequest) -> Result<InitializeResponse, Failure> {
        let capabilities = params.client_capabilities.unwrap_or_default();
        let elicitation = capabilities.elicitation.as_ref();
        let files = capabilities.fs.as_ref();
        let info = params.client_info;
        if let Some(info) = &info {
            self.connection.introduce(&info.name, &info.version);
        }
        let client = Client {
            name: info.map(|info| info.name).unwrap_or_default(),
            flags: flags(&capabilities),
            forms: elicitation.is_some_and(|elicitation| elicitation.form.is_some()),
            pages: elicitation.is_some_and(|elicitation| elicitation.url.is_some()),
            reads_files: files.is_some_and(|files| files.read_text_file),
            writes_files: files.is_some_and(|files| files.write_text_file),
            terminals: capabilities.terminal,
            families: editor::families(capabilities.meta.as_ref()),
        };
        *lock(&self.client) = Some(Arc::new(client));
        self.watch_host();
        Ok(InitializeResponse {
            protocol_version: PROTOCOL_VERSION,
            agent_capabilities: Some(agent_capabilities()),
            auth_methods: Some(Vec::new()),
            agent_info: Some(Implementation {
                name: "threadwire".to_owned(),
                title: Some("Threadwire".to_owned()),
                version: env!("CARGO_PKG_VERSION").to_owned(),
                meta: None,
            }),
            meta: None,
        })
    }

    /// Always fails: there is no sign-in; providers get their keys from the environment.
    async fn authenticate(
        &self,
        params: AuthenticateRequest,
    ) -> Result<AuthenticateResponse, Failure> {
        Err(Failure::invalid(
            "methodId",
            format!("unknown method: {}", params.method_id),
        ))
    }

    async fn logout(&self, _params: LogoutRequest) -> Result<LogoutResponse, Failure> {
        Err(errors::method_not_found(&Method::Logout.name()).into())
    }
}

fn flags(capabilities: &ClientCapabilities) -> Flags {
    /// The extension in `_meta` by which a client says that it draws terminals itself.
    #[derive(Default, Deserialize)]
    struct Extensions {
        #[serde(default)]
        terminal_output: bool,
    }

    let session = capabilities.session.as_ref();
    let meta = capabilities.meta.as_ref();
    let extensions: Option<Extensions> = meta.and_then(|meta| meta.decode().ok());
    let asked_for = extension::asked_for(meta);
    Flags {
        version: Version::V1,
        notices: session.is_some_and(|session| session.notices.is_some()),
        compaction: session.is_some_and(|session| session.compaction.is_some()),
        switches: session
            .and_then(|session| session.config_options.as_ref())
            .is_some_and(|options| options.boolean.is_some()),
        terminal: extensions.unwrap_or_default().terminal_output,
        cursors: asked_for.cursors,
        answers: asked_for.answers,
    }
}

fn agent_capabilities() -> AgentCapabilities {
    AgentCapabilities {
        load_session: true,
        prompt_capabilities: Some(PromptCapabilities {
            image: true,
            audio: false,
            embedded_context: true,
            meta: None,
        }),
        mcp_capabilities: Some(McpCapabilities {
            http: true,
            acp: Some(true),
            ..McpCapabilities::default()
        }),
        session_capabilities: Some(SessionCapabilities {
            list: Some(SessionListCapabilities::default()),
            delete: Some(SessionDeleteCapabilities::default()),
            additional_directories: Some(SessionAdditionalDirectoriesCapabilities::default()),
            resume: Some(SessionResumeCapabilities::default()),
            close: Some(SessionCloseCapabilities::default()),
            fork: Some(SessionForkCapabilities::default()),
            archive: Some(SessionArchiveCapabilities::default()),
            status: Some(SessionStatusCapabilities::default()),
            title: Some(SessionTitleCapabilities::default()),
            ..SessionCapabilities::default()
        }),
        auth: Some(AgentAuthCapabilities {
            status: Some(AuthStatusCapabilities::default()),
            ..AgentAuthCapabilities::default()
        }),
        providers: Some(ProvidersCapabilities::default()),
        meta: extension::advertised(),
    }
}
