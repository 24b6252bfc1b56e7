// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/acp/v2/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use crate::{Gate, UnknownVariant, support};

impl Gate for LoginAuthRequest {}

impl Gate for LogoutAuthRequest {}

impl Gate for AuthStatusRequest {}

impl Gate for SetSessionConfigOptionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("type", self.type_.check_known(version))?;
        support::at("value", self.value.check_known(version))
    }
}

impl Gate for SessionConfigOptionValueType {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("id", 0, usize::MAX), ("boolean", 0, usize::MAX)],
            self.as_str(),
            version,
        )
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

impl Gate for InitializeRequest {}

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

impl Gate for TextContent {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for ImageContent {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for AudioContent {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for ResourceLink {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("icons", self.icons.check_known(version))?;
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for Icon {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("theme", self.theme.check_known(version))
    }
}

impl Gate for IconTheme {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("light", 0, usize::MAX), ("dark", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for EmbeddedResource {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("resource", self.resource.check_known(version))?;
        support::at("annotations", self.annotations.check_known(version))
    }
}

impl Gate for EmbeddedResourceResource {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(raw) = self {
            return support::misfit(
                raw,
                "",
                &[
                    (None, support::misfit_of::<TextResourceContents>),
                    (None, support::misfit_of::<BlobResourceContents>),
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
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "type",
            support::check_value(
                &[
                    ("http", 0, usize::MAX),
                    ("acp", 0, usize::MAX),
                    ("stdio", 0, usize::MAX),
                ],
                &self.tag(),
                version,
            ),
        )?;
        Ok(())
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        match self {
            Self::Acp(_) => Some(Cow::Borrowed("mcpServer.acp")),
            _ => None,
        }
    }
}

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

impl Gate for ResumeSessionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mcpServers", self.mcp_servers.check_known(version))?;
        support::at("replayFrom", self.replay_from.check_known(version))?;
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

impl Gate for ReplayFrom {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "type",
            support::check_value(&[("start", 0, usize::MAX)], &self.tag(), version),
        )?;
        Ok(())
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

impl Gate for CancelTerminalRequest {}

impl Gate for CancelToolCallRequest {}
