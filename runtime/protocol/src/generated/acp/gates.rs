// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/acp/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use crate::{Gate, UnknownVariant, support};

impl Gate for AuthenticateRequest {}

impl Gate for LogoutRequest {}

impl Gate for SetSessionConfigOptionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.value.check_known(version)
    }
}

impl Gate for SessionConfigOptionValue {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match(&self.tag());
        }
        Ok(())
    }
}

impl Gate for InitializeRequest {}

impl Gate for ContentBlock {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
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
        self.annotations.check_known(version)
    }
}

impl Gate for ContentBlockImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.annotations.check_known(version)
    }
}

impl Gate for ContentBlockAudio {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.annotations.check_known(version)
    }
}

impl Gate for ContentBlockResourceLink {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.annotations.check_known(version)
    }
}

impl Gate for ContentBlockResource {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.annotations.check_known(version)?;
        self.resource.check_known(version)
    }
}

impl Gate for EmbeddedResourceResource {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match(&self.tag());
        }
        Ok(())
    }
}

impl Gate for Annotations {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.audience.check_known(version)
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
        if let Self::Unknown(_) = self {
            return support::no_match(&self.tag());
        }
        Ok(())
    }
}

impl Gate for SetSessionModeRequest {}

impl Gate for PromptRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.prompt.check_known(version)
    }
}

impl Gate for NewSessionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.mcp_servers.check_known(version)
    }
}

impl Gate for LoadSessionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.mcp_servers.check_known(version)
    }
}

impl Gate for ResumeSessionRequest {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.mcp_servers.check_known(version)
    }
}

impl Gate for ListSessionsRequest {}

impl Gate for CloseSessionRequest {}

impl Gate for DeleteSessionRequest {}
