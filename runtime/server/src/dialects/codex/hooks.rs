//! The method `hooks/list`.

use threadwire_host::config::flags_of;
use threadwire_protocol::codex::{
    self as wire, HookErrorInfo, HookEventName, HookMetadata, HookMetadataCommand,
    HookMetadataMcpTool, HookTrustStatus, HooksListEntry, HooksListParams, HooksListResponse,
    HooksMethods, errors,
};
use threadwire_workspace::{
    files,
    hooks::{Event, Handler, Hook, Hooks, Source, Trust},
};

use super::{failure::Failure, families};

impl HooksMethods for families::Hooks {
    async fn hooks_list(&self, params: HooksListParams) -> Result<HooksListResponse, Failure> {
        let config = &self.connection.services().host.config;
        let mut cwds = params.cwds.unwrap_or_default();
        let mut flags = Vec::new();
        if let Some(id) = &params.thread_id {
            if !cwds.is_empty() {
                return Err(errors::hooks_list::thread_and_folders().into());
            }
            let thread = self.loaded(id)?.latest();
            cwds.push(thread.settings.cwd.display().to_string());
            flags = flags_of(&thread.settings).into_owned();
        }
        if cwds.is_empty() {
            cwds.push(config.cwd().display().to_string());
        }
        let mut data = Vec::with_capacity(cwds.len());
        for cwd in cwds {
            let folder = files::absolute(config.cwd(), &cwd);
            let snapshot = config.current(Some(&folder), &flags).await;
            let found = snapshot.map_or_else(|_| Hooks::default(), |one| one.loaded.hooks.clone());
            let problem = config.problem(Some(&folder)).map(|problem| HookErrorInfo {
                path: folder.display().to_string(),
                message: problem.message,
            });
            data.push(HooksListEntry {
                cwd,
                hooks: found.hooks.iter().map(metadata).collect(),
                warnings: found.warnings,
                errors: problem.into_iter().collect(),
            });
        }
        Ok(HooksListResponse { data })
    }
}

fn metadata(hook: &Hook) -> HookMetadata {
    let key = hook.key.clone();
    let event_name = event(hook.event);
    let matcher = hook.matcher.clone();
    let timeout_sec = hook.timeout;
    let status_message = hook.status_message.clone();
    let additional_context_limit = hook.context_limit;
    let source_path = hook.file.display().to_string();
    let source = match hook.source {
        Source::System => wire::HookSource::System,
        Source::User => wire::HookSource::User,
        Source::Project => wire::HookSource::Project,
        Source::Flags => wire::HookSource::SessionFlags,
        Source::Plugin => wire::HookSource::Plugin,
    };
    let plugin_id = hook.plugin.as_ref().map(|plugin| plugin.id.clone());
    let display_order = i64::try_from(hook.order).unwrap_or(i64::MAX);
    let current_hash = hook.hash.clone();
    let trust_status = match hook.trust {
        Trust::Untrusted => HookTrustStatus::Untrusted,
        Trust::Trusted => HookTrustStatus::Trusted,
        Trust::Modified => HookTrustStatus::Modified,
    };
    match &hook.handler {
        Handler::Command { command, is_async } => HookMetadata::Command(HookMetadataCommand {
            key,
            event_name,
            matcher,
            timeout_sec,
            status_message,
            additional_context_limit,
            source_path,
            source,
            plugin_id,
            environment_id: None,
            display_order,
            enabled: hook.enabled,
            is_managed: false,
            current_hash,
            trust_status,
            async_: *is_async,
            command: command.clone(),
        }),
        Handler::McpTool { server, tool, .. } => HookMetadata::McpTool(HookMetadataMcpTool {
            key,
            event_name,
            matcher,
            timeout_sec,
            status_message,
            additional_context_limit,
            source_path,
            source,
            plugin_id,
            environment_id: None,
            display_order,
            enabled: hook.enabled,
            is_managed: false,
            current_hash,
            trust_status,
            server: server.clone(),
            tool: tool.clone(),
        }),
    }
}

pub(super) fn event(event: Event) -> HookEventName {
    match event {
        Event::PreModelRequest => HookEventName::PreModelRequest,
        Event::PostModelRequest => HookEventName::PostModelRequest,
        Event::PreToolUse => HookEventName::PreToolUse,
        Event::PermissionRequest => HookEventName::PermissionRequest,
        Event::PostToolUse => HookEventName::PostToolUse,
        Event::PreCompact => HookEventName::PreCompact,
        Event::PostCompact => HookEventName::PostCompact,
        Event::SessionStart => HookEventName::SessionStart,
        Event::SessionEnd => HookEventName::SessionEnd,
        Event::UserPromptSubmit => HookEventName::UserPromptSubmit,
        Event::SubagentStart => HookEventName::SubagentStart,
        Event::SubagentStop => HookEventName::SubagentStop,
        Event::Stop => HookEventName::Stop,
        Event::Interrupt => HookEventName::Interrupt,
    }
}
