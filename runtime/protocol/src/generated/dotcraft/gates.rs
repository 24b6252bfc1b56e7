// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/dotcraft/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use crate::{Gate, UnknownVariant, support};

impl Gate for ClientCapabilities {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.channel_adapter.check_known(version)
    }
}

impl Gate for ChannelAdapterCapability {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.channel_tools.check_known(version)
    }
}

impl Gate for ChannelToolDescriptor {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.approval.check_known(version)
    }
}

impl Gate for AgentMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("agent", 0, usize::MAX), ("plan", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ApprovalPolicy {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("default", 0, usize::MAX),
                ("autoApprove", 0, usize::MAX),
                ("interrupt", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ReasoningEffort {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("low", 0, usize::MAX),
                ("medium", 0, usize::MAX),
                ("high", 0, usize::MAX),
                ("extraHigh", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ReasoningOutput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("none", 0, usize::MAX),
                ("summary", 0, usize::MAX),
                ("full", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ReasoningConfig {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.effort.check_known(version)?;
        self.output.check_known(version)
    }
}

impl Gate for ThreadConfiguration {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.mode.check_known(version)?;
        self.reasoning.check_known(version)?;
        self.mcp_servers.check_known(version)?;
        self.approval_policy.check_known(version)?;
        self.agent_profile_source.check_known(version)
    }
}

impl Gate for AgentProfileSource {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("builtIn", 0, usize::MAX),
                ("plugin", 0, usize::MAX),
                ("user", 0, usize::MAX),
                ("workspace", 0, usize::MAX),
                ("managed", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for McpTransport {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("stdio", 0, usize::MAX), ("streamableHttp", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for McpServerConfig {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.transport.check_known(version)
    }
}

impl Gate for InitializeParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.capabilities.check_known(version)
    }
}

impl Gate for InputPart {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("text", 0, usize::MAX),
                ("commandRef", 0, usize::MAX),
                ("skillRef", 0, usize::MAX),
                ("fileRef", 0, usize::MAX),
                ("image", 0, usize::MAX),
                ("localImage", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for ModelListParams {}

impl Gate for HistoryMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("server", 0, usize::MAX), ("client", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for RuntimeAdditionalContextEntry {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.kind.check_known(version)
    }
}

impl Gate for RuntimeAdditionalContextKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("application", 0, usize::MAX)], self.as_str(), version)
    }
}

impl Gate for ThreadStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.history_mode.check_known(version)?;
        self.config.check_known(version)?;
        self.dynamic_tools.check_known(version)?;
        self.additional_context.check_known(version)
    }
}

impl Gate for ThreadResumeParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.additional_context.check_known(version)?;
        self.dynamic_tools.check_known(version)
    }
}

impl Gate for ThreadListParams {}

impl Gate for ThreadReadParams {}

impl Gate for ThreadSubscribeParams {}

impl Gate for ThreadUnsubscribeParams {}

impl Gate for ThreadRenameParams {}

impl Gate for ThreadDeleteParams {}

impl Gate for ThreadPauseParams {}

impl Gate for ThreadArchiveParams {}

impl Gate for ThreadUnarchiveParams {}

impl Gate for ThreadConfigUpdateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.config.check_known(version)
    }
}

impl Gate for ThreadModeSetParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.mode.check_known(version)
    }
}

impl Gate for ToolApprovalKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("file", 0, usize::MAX),
                ("shell", 0, usize::MAX),
                ("remoteResource", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ToolApprovalDescriptor {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.kind.check_known(version)
    }
}

impl Gate for DynamicToolSpec {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.approval.check_known(version)
    }
}

impl Gate for TurnStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.input.check_known(version)
    }
}

impl Gate for TurnEnqueueParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.input.check_known(version)
    }
}

impl Gate for TurnInterruptParams {}

impl Gate for TurnQueueRemoveParams {}
