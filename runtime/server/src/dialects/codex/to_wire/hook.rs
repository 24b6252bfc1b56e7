//! Runs of hooks.

use threadwire_engine::{HookEntryKind, HookEvent, HookRun, HookSource, HookStatus, TurnId};
use threadwire_protocol::codex::{
    self as wire, HookCompletedNotification, HookEventName, HookExecutionMode, HookHandlerType,
    HookOutputEntry, HookOutputEntryKind, HookRunStatus, HookRunSummary, HookScope,
    HookStartedNotification, notification,
};

use super::{Messages, seconds};

/// Tells that a hook began to run, or ended.
pub(super) fn changed(out: &mut Messages, thread_id: String, turn: &TurnId, run: &HookRun) {
    let turn_id = Some(turn.to_string());
    match run.end {
        None => out.push::<notification::HookStarted>(&HookStartedNotification {
            thread_id,
            turn_id,
            run: summary(run),
        }),
        Some(_) => out.push::<notification::HookCompleted>(&HookCompletedNotification {
            thread_id,
            turn_id,
            run: summary(run),
        }),
    }
}

fn summary(run: &HookRun) -> HookRunSummary {
    let end = run.end.as_ref();
    HookRunSummary {
        id: run.id.clone(),
        event_name: event(run.event),
        handler_type: match run.is_tool {
            true => HookHandlerType::McpTool,
            false => HookHandlerType::Command,
        },
        // A hook that nobody waits for is not shown.
        execution_mode: HookExecutionMode::Sync,
        scope: match run.is_of_thread {
            true => HookScope::Thread,
            false => HookScope::Turn,
        },
        source_path: run.file.display().to_string(),
        source: source(run.source),
        display_order: run.order,
        status: match end.map(|end| end.status) {
            None => HookRunStatus::Running,
            Some(HookStatus::Completed) => HookRunStatus::Completed,
            Some(HookStatus::Failed) => HookRunStatus::Failed,
            Some(HookStatus::Blocked) => HookRunStatus::Blocked,
            Some(HookStatus::Stopped) => HookRunStatus::Stopped,
        },
        status_message: run.message.clone(),
        started_at: seconds(run.started_at),
        completed_at: end.map(|end| seconds(end.at)),
        duration_ms: end.map(|end| end.duration_ms),
        entries: end
            .into_iter()
            .flat_map(|end| &end.entries)
            .map(|entry| HookOutputEntry {
                kind: match entry.kind {
                    HookEntryKind::Warning => HookOutputEntryKind::Warning,
                    HookEntryKind::Stop => HookOutputEntryKind::Stop,
                    HookEntryKind::Feedback => HookOutputEntryKind::Feedback,
                    HookEntryKind::Context => HookOutputEntryKind::Context,
                    HookEntryKind::Error => HookOutputEntryKind::Error,
                },
                text: entry.text.clone(),
            })
            .collect(),
    }
}

fn event(event: HookEvent) -> HookEventName {
    match event {
        HookEvent::PreModelRequest => HookEventName::PreModelRequest,
        HookEvent::PostModelRequest => HookEventName::PostModelRequest,
        HookEvent::PreToolUse => HookEventName::PreToolUse,
        HookEvent::PermissionRequest => HookEventName::PermissionRequest,
        HookEvent::PostToolUse => HookEventName::PostToolUse,
        HookEvent::PreCompact => HookEventName::PreCompact,
        HookEvent::PostCompact => HookEventName::PostCompact,
        HookEvent::SessionStart => HookEventName::SessionStart,
        HookEvent::SessionEnd => HookEventName::SessionEnd,
        HookEvent::UserPromptSubmit => HookEventName::UserPromptSubmit,
        HookEvent::SubagentStart => HookEventName::SubagentStart,
        HookEvent::SubagentStop => HookEventName::SubagentStop,
        HookEvent::Stop => HookEventName::Stop,
        HookEvent::Interrupt => HookEventName::Interrupt,
    }
}

fn source(source: HookSource) -> wire::HookSource {
    match source {
        HookSource::System => wire::HookSource::System,
        HookSource::User => wire::HookSource::User,
        HookSource::Project => wire::HookSource::Project,
        HookSource::Flags => wire::HookSource::SessionFlags,
        HookSource::Plugin => wire::HookSource::Plugin,
    }
}
