//! The methods `initialize`, `auth/*` and `providers/*`.

use std::sync::Arc;

use serde::{Deserialize, de::IgnoredAny};
use serde_json::value::RawValue;
use threadwire_protocol::{
    acp::{AuthMethods as _, ProvidersMethods as _},
    acp_v2::{
        self as wire, AgentAuthCapabilities, AgentCapabilities, AuthMethods,
        AuthStatusCapabilities, ConnectionMethods, Implementation, InitializeRequest,
        InitializeResponse, LoginAuthRequest, LoginAuthResponse, LogoutAuthRequest,
        LogoutAuthResponse, McpAcpCapabilities, McpCapabilities, McpHttpCapabilities,
        McpStdioCapabilities, Method, PromptCapabilities, PromptEmbeddedContextCapabilities,
        PromptImageCapabilities, ProvidersCapabilities, ProvidersMethods,
        SessionAdditionalDirectoriesCapabilities, SessionArchiveCapabilities, SessionCapabilities,
        SessionDeleteCapabilities, SessionForkCapabilities, SessionStatusCapabilities,
        SessionTitleCapabilities, errors,
    },
};

use super::{Client, Failure, families, from_wire::v2::same};
use crate::dialects::acp::{
    editor, extension, lock,
    to_wire::{Flags, Version},
};

/// The version of this module.
const PROTOCOL_VERSION: u16 = 2;

/// Tells whether the params of an `initialize` request ask for this version, in its form. It is a draft, so a client that
/// asks for a later one gets the stable version, as does one that writes its params as version 1 has them.
pub(in crate::dialects::acp) fn is_asked_for(params: Option<&RawValue>) -> bool {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Asked {
        protocol_version: u16,
        info: Option<IgnoredAny>,
    }

    let asked = params.and_then(|params| serde_json::from_str::<Asked>(params.get()).ok());
    asked.is_some_and(|asked| asked.protocol_version == PROTOCOL_VERSION && asked.info.is_some())
}

impl ConnectionMethods for families::Connection {
    /// May be repeated; the last request counts.
    async fn initialize(&self, params: InitializeRequest) -> Result<InitializeResponse, Failure> {
        let capabilities = params.capabilities.unwrap_or_default();
        let elicitation = capabilities.elicitation.as_ref();
        let asked_for = extension::asked_for(capabilities.meta.as_ref());
        self.connection
            .introduce(&params.info.name, &params.info.version);
        let client = Client {
            name: params.info.name,
            flags: Flags {
                version: Version::V2,
                notices: true,
                compaction: true,
                switches: true,
                terminal: true,
                cursors: asked_for.cursors,
                answers: asked_for.answers,
            },
            forms: elicitation.is_some_and(|elicitation| elicitation.form.is_some()),
            pages: elicitation.is_some_and(|elicitation| elicitation.url.is_some()),
            reads_files: false,
            writes_files: false,
            terminals: false,
            families: editor::families(capabilities.meta.as_ref()),
        };
        *lock(&self.client) = Some(Arc::new(client));
        self.watch_host();
        Ok(InitializeResponse {
            protocol_version: PROTOCOL_VERSION,
            info: Implementation {
                name: "threadwire".to_owned(),
                title: Some("Threadwire".to_owned()),
                version: env!("CARGO_PKG_VERSION").to_owned(),
                meta: None,
            },
            capabilities: Some(agent_capabilities()),
            auth_methods: None,
            meta: None,
        })
    }
}

fn agent_capabilities() -> AgentCapabilities {
    AgentCapabilities {
        session: Some(SessionCapabilities {
            prompt: Some(PromptCapabilities {
                image: Some(PromptImageCapabilities::default()),
                embedded_context: Some(PromptEmbeddedContextCapabilities::default()),
                ..PromptCapabilities::default()
            }),
            mcp: Some(McpCapabilities {
                stdio: Some(McpStdioCapabilities::default()),
                http: Some(McpHttpCapabilities::default()),
                acp: Some(McpAcpCapabilities::default()),
                ..McpCapabilities::default()
            }),
            delete: Some(SessionDeleteCapabilities::default()),
            additional_directories: Some(SessionAdditionalDirectoriesCapabilities::default()),
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

impl AuthMethods for families::Auth {
    /// Always fails: there is no sign-in; providers get their keys from the environment.
    async fn auth_login(&self, params: LoginAuthRequest) -> Result<LoginAuthResponse, Failure> {
        Err(Failure::invalid(
            "methodId",
            format!("unknown method: {}", params.method_id),
        ))
    }

    async fn auth_logout(&self, _params: LogoutAuthRequest) -> Result<LogoutAuthResponse, Failure> {
        Err(errors::method_not_found(&Method::AuthLogout.name()).into())
    }

    async fn auth_status(
        &self,
        params: wire::AuthStatusRequest,
    ) -> Result<wire::AuthStatusResponse, Failure> {
        same(&self.v1().auth_status(same(&params)?).await?)
    }
}

impl ProvidersMethods for families::Providers {
    async fn providers_disable(
        &self,
        params: wire::DisableProviderRequest,
    ) -> Result<wire::DisableProviderResponse, Failure> {
        same(&self.v1().providers_disable(same(&params)?).await?)
    }

    async fn providers_list(
        &self,
        params: wire::ListProvidersRequest,
    ) -> Result<wire::ListProvidersResponse, Failure> {
        same(&self.v1().providers_list(same(&params)?).await?)
    }

    async fn providers_set(
        &self,
        params: wire::SetProviderRequest,
    ) -> Result<wire::SetProviderResponse, Failure> {
        same(&self.v1().providers_set(same(&params)?).await?)
    }
}
