// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/acp/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use crate::{Gate, UnknownVariant, support};

impl Gate for AuthenticateRequest {}

impl Gate for LogoutRequest {}

impl Gate for AuthStatusRequest {}

impl Gate for ClientCapabilities {
    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        if self.subagents.is_some() {
            return Some(Cow::Borrowed("clientCapabilities.subagents"));
        }
        if self.plan.is_some() {
            return Some(Cow::Borrowed("clientCapabilities.plan"));
        }
        None
    }
}

impl Gate for SetSessionConfigOptionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("value", self.value.check_known(version))
    }
}

impl Gate for SessionConfigOptionValue {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(raw) = self {
            return support::misfit(
                raw,
                "",
                &[
                    (None, support::misfit_of::<bool>),
                    (None, support::misfit_of::<String>),
                ],
            );
        }
        Ok(())
    }
}

impl Gate for InitializeRequest {
    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.client_capabilities.experimental_use(version) {
            return Some(used);
        }
        None
    }
}

impl Gate for ContentBlock {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "type",
            support::check_value(
                &[
                    ("text", 0, usize::MAX),
                    ("image", 0, usize::MAX),
                    ("audio", 0, usize::MAX),
                    ("resource_link", 0, usize::MAX),
                    ("resource", 0, usize::MAX),
                ],
                &self.tag(),
                version,
            ),
        )?;
        match self {
            Self::Text(value) => value.check_known(version),
            Self::Image(value) => value.check_known(version),
            Self::Audio(value) => value.check_known(version),
            Self::ResourceLink(value) => value.check_known(version),
            Self::Resource(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for ContentBlockText {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for ContentBlockImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for ContentBlockAudio {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for ContentBlockResourceLink {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for ContentBlockResource {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("annotations", self.annotations.check_known(version))?;
        support::at("resource", self.resource.check_known(version))
    }
}

impl Gate for EmbeddedResourceResource {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(raw) = self {
            return support::misfit(
                raw,
                "",
                &[
                    (None, support::misfit_of::<EmbeddedResourceResourceText>),
                    (None, support::misfit_of::<EmbeddedResourceResourceBlob>),
                ],
            );
        }
        Ok(())
    }
}

impl Gate for Annotations {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("audience", self.audience.check_known(version))
    }
}

impl Gate for Role {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("assistant", 0, usize::MAX), ("user", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for McpServer {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(raw) = self {
            return support::misfit(
                raw,
                "type",
                &[
                    (Some("http"), support::misfit_of::<McpServerHttp>),
                    (Some("sse"), support::misfit_of::<McpServerSse>),
                    (Some("acp"), support::misfit_of::<McpServerAcp>),
                    (None, support::misfit_of::<McpServerStdio>),
                ],
            );
        }
        Ok(())
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        match self {
            Self::Acp(_) => Some(Cow::Borrowed("mcpServer.Acp")),
            _ => None,
        }
    }
}

impl Gate for SetSessionModeRequest {}

impl Gate for PromptRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("prompt", self.prompt.check_known(version))
    }
}

impl Gate for ListProvidersRequest {}

impl Gate for LlmProtocol {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("anthropic", 0, usize::MAX),
                ("openai", 0, usize::MAX),
                ("azure", 0, usize::MAX),
                ("vertex", 0, usize::MAX),
                ("bedrock", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for SetProviderRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("apiType", self.api_type.check_known(version))
    }
}

impl Gate for DisableProviderRequest {}

impl Gate for ProxySuccessorRequest {}

impl Gate for NewSessionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mcpServers", self.mcp_servers.check_known(version))?;
        support::at("systemPrompt", self.system_prompt.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.mcp_servers.experimental_use(version) {
            return Some(used);
        }
        if self.system_prompt.is_some() {
            return Some(Cow::Borrowed("session/new.systemPrompt"));
        }
        None
    }
}

impl Gate for LoadSessionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mcpServers", self.mcp_servers.check_known(version))?;
        support::at("systemPrompt", self.system_prompt.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.mcp_servers.experimental_use(version) {
            return Some(used);
        }
        if self.system_prompt.is_some() {
            return Some(Cow::Borrowed("session/load.systemPrompt"));
        }
        None
    }
}

impl Gate for ResumeSessionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mcpServers", self.mcp_servers.check_known(version))?;
        support::at("systemPrompt", self.system_prompt.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.mcp_servers.experimental_use(version) {
            return Some(used);
        }
        if self.system_prompt.is_some() {
            return Some(Cow::Borrowed("session/resume.systemPrompt"));
        }
        None
    }
}

impl Gate for ListSessionsRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("archived", self.archived.check_known(version))
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        if self.archived.is_some() {
            return Some(Cow::Borrowed("session/list.archived"));
        }
        None
    }
}

impl Gate for CloseSessionRequest {}

impl Gate for DeleteSessionRequest {}

impl Gate for SystemPrompt {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mode", self.mode.check_known(version))?;
        support::at("content", self.content.check_known(version))
    }
}

impl Gate for SystemPromptMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("append", 0, usize::MAX), ("override", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for SessionArchiveFilter {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("exclude", 0, usize::MAX),
                ("include", 0, usize::MAX),
                ("only", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ForkSessionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mcpServers", self.mcp_servers.check_known(version))?;
        support::at("systemPrompt", self.system_prompt.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.mcp_servers.experimental_use(version) {
            return Some(used);
        }
        None
    }
}

impl Gate for ArchiveSessionRequest {}

impl Gate for UnarchiveSessionRequest {}

impl Gate for SessionStatusRequest {}

impl Gate for SetSessionTitleRequest {}
