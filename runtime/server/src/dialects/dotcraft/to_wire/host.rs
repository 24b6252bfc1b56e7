//! Converts host events to DotCraft notifications.

use std::{collections::BTreeSet, path::Path};

use threadwire_host::{
    Area, WorkspaceChange,
    schedule::{RunResult, RunSource, TaskState, millis},
};
use threadwire_protocol::dotcraft::{
    AutomationTask, AutomationTaskStatus, AutomationTaskUpdatedNotification,
    AutomationTaskWorktree, AutomationThreadBinding, AutomationWorkspaceMode, ConfigRegion,
    CronJobInfo, CronJobState, CronRunStatus, CronSchedule, CronScheduleKind, CronStateChangedJob,
    CronStateChangedNotification, SystemJobResultNotification, SystemJobSource,
    WorkspaceConfigChangedNotification,
    notification::{
        AutomationTaskUpdated, CronStateChanged, SystemJobResult, WorkspaceConfigChanged,
    },
};
use threadwire_workspace::craft::jobs::{Job, Schedule};

use super::{message, usage::token_usage};
use crate::dialects::time::{iso, now};
use threadwire_connection::Message;

/// The `source` of a change that was made by editing a file. The protocol defines only method names.
const BY_HAND: &str = "config.toml";

/// Makes the notification of changed configuration keys; `None` if the protocol has no region for any of them.
pub(in crate::dialects::dotcraft) fn config_changed(
    keys: &BTreeSet<String>,
    by: Option<&str>,
) -> Option<Message> {
    let mut regions: Vec<ConfigRegion> = keys.iter().filter_map(|key| region(key)).collect();
    // The skills of a plugin come and go with it.
    if keys.contains("plugins") && !keys.contains("skills") {
        regions.push(ConfigRegion::Skills);
    }
    regions.dedup();
    (!regions.is_empty()).then(|| {
        message::<WorkspaceConfigChanged>(&WorkspaceConfigChangedNotification {
            source: by.unwrap_or(BY_HAND).to_owned(),
            regions,
            changed_at: iso(now()),
        })
    })
}

/// Makes the notification of changed parts of the workspace.
pub(in crate::dialects::dotcraft) fn workspace_changed(change: &WorkspaceChange) -> Message {
    let mut regions: Vec<ConfigRegion> = Vec::new();
    for area in &change.areas {
        match area {
            Area::Skills => regions.push(ConfigRegion::Skills),
            // The skills of a plugin come and go with it.
            Area::Plugins => regions.extend([ConfigRegion::Plugins, ConfigRegion::Skills]),
            Area::Channels => regions.push(ConfigRegion::ExternalChannel),
            Area::Subagents => regions.push(ConfigRegion::Subagent),
            Area::Provider => regions.push(ConfigRegion::WorkspaceProvider),
            Area::Model => regions.push(ConfigRegion::WorkspaceModel),
            Area::Reasoning => regions.push(ConfigRegion::WorkspaceReasoning),
            Area::ApprovalPolicy => regions.push(ConfigRegion::WorkspaceDefaultApprovalPolicy),
            Area::WelcomeSuggestions => regions.push(ConfigRegion::WelcomeSuggestions),
            Area::Memory => regions.push(ConfigRegion::Memory),
            Area::LanguageServers => regions.push(ConfigRegion::Lsp),
        }
    }
    message::<WorkspaceConfigChanged>(&WorkspaceConfigChangedNotification {
        source: change.by.to_string(),
        regions,
        changed_at: iso(now()),
    })
}

/// Converts a scheduled job.
pub(in crate::dialects::dotcraft) fn job(job: &Job) -> CronJobInfo {
    let state = &job.state;
    CronJobInfo {
        id: job.id.clone(),
        name: job.name.clone(),
        schedule: schedule(&job.schedule, state.next_run_at_ms),
        enabled: job.enabled,
        created_at_ms: job.created_at_ms,
        delete_after_run: job.delete_after_run,
        state: CronJobState {
            next_run_at_ms: state.next_run_at_ms,
            last_run_at_ms: state.last_run_at_ms,
            last_status: match state.last_status.as_deref() {
                Some("ok") => Some(CronRunStatus::Ok),
                Some("error") => Some(CronRunStatus::Error),
                // A value of another version: the protocol has no word for it.
                Some(_) | None => None,
            },
            last_error: state.last_error.clone(),
            last_thread_id: state.last_thread_id.clone(),
            last_result: state.last_result.clone(),
        },
    }
}

/// Tells whether the protocol has the kind of a schedule.
pub(in crate::dialects::dotcraft) fn has_kind(schedule: &Schedule) -> bool {
    kind(schedule).is_some()
}

fn kind(schedule: &Schedule) -> Option<CronScheduleKind> {
    match schedule.kind.as_str() {
        "every" => Some(CronScheduleKind::Every),
        "at" => Some(CronScheduleKind::At),
        "daily" => Some(CronScheduleKind::Daily),
        _ => None,
    }
}

/// Converts a schedule whose next run is planned at `next`. A kind that the protocol does not have, as `weekly`, is
/// shown as one run at that time.
pub(in crate::dialects::dotcraft) fn schedule(
    schedule: &Schedule,
    next: Option<i64>,
) -> CronSchedule {
    let (kind, at_ms) = match kind(schedule) {
        Some(kind) => (kind, schedule.at_ms),
        None => (CronScheduleKind::At, next),
    };
    CronSchedule {
        kind,
        every_ms: schedule.every_ms,
        at_ms,
        initial_delay_ms: schedule.initial_delay_ms,
        daily_hour: schedule.daily_hour,
        daily_minute: schedule.daily_minute,
        tz: schedule.tz.clone(),
    }
}

/// Converts a task.
pub(in crate::dialects::dotcraft) fn task(state: &TaskState) -> AutomationTask {
    let task = &state.task;
    let never = || "1970-01-01T00:00:00Z".to_owned();
    AutomationTask {
        id: task.id.clone(),
        title: task.title.clone(),
        description: task.description.clone(),
        status: match task.status.as_str() {
            "pending" => AutomationTaskStatus::Pending,
            "running" => AutomationTaskStatus::Running,
            "completed" => AutomationTaskStatus::Completed,
            "failed" => AutomationTaskStatus::Failed,
            // A value of another version. Such a task still runs by its schedule, and without one it does not run again.
            _ if task.schedule.is_some() => AutomationTaskStatus::Pending,
            _ => AutomationTaskStatus::Completed,
        },
        thread_id: task.thread.clone(),
        approval_policy: task.approval_policy.clone(),
        agent_profile_id: task.profile.clone(),
        workspace_mode: match task.in_worktree() {
            true => AutomationWorkspaceMode::Worktree,
            false => AutomationWorkspaceMode::Project,
        },
        worktree: (state.worktree.as_ref()).map(|worktree| AutomationTaskWorktree {
            branch_name: worktree.branch.clone(),
            path: worktree.path.clone(),
        }),
        created_at: task.created_at.clone().unwrap_or_else(never),
        updated_at: task.updated_at.clone().unwrap_or_else(never),
        schedule: (task.schedule.as_ref())
            .map(|plan| schedule(plan, task.next_run_at.as_deref().and_then(millis))),
        thread_binding: task
            .binding
            .as_ref()
            .map(|binding| AutomationThreadBinding {
                thread_id: binding.thread_id.clone(),
                mode: binding.mode.clone(),
            }),
        next_run_at: task.next_run_at.clone(),
        agent_summary: task.summary.clone(),
    }
}

/// Makes the notification of a changed task.
pub(in crate::dialects::dotcraft) fn task_changed(folder: &Path, changed: &TaskState) -> Message {
    message::<AutomationTaskUpdated>(&AutomationTaskUpdatedNotification {
        task: task(changed),
        workspace_path: Some(folder.display().to_string()),
    })
}

/// Makes the notification of a changed scheduled job.
pub(in crate::dialects::dotcraft) fn job_changed(changed: &Job, removed: bool) -> Message {
    message::<CronStateChanged>(&CronStateChangedNotification {
        job: CronStateChangedJob::Job(job(changed)),
        removed,
    })
}

/// Makes the notification of the result of a scheduled job or of the heartbeat.
pub(in crate::dialects::dotcraft) fn run_ended(result: &RunResult) -> Message {
    let (job_id, job_name) = result.job.clone().unzip();
    message::<SystemJobResult>(&SystemJobResultNotification {
        source: match result.source {
            RunSource::Job => SystemJobSource::Cron,
            RunSource::Heartbeat => SystemJobSource::Heartbeat,
        },
        job_id,
        job_name,
        thread_id: result.thread.map(|thread| thread.to_string()),
        result: result.answer.clone(),
        error: result.error.clone(),
        token_usage: Some(token_usage(&result.usage)),
    })
}

fn region(key: &str) -> Option<ConfigRegion> {
    Some(match key {
        "model_providers" => ConfigRegion::Providers,
        "model_provider" => ConfigRegion::WorkspaceProvider,
        "model" => ConfigRegion::WorkspaceModel,
        "model_reasoning_effort" | "model_reasoning_summary" => ConfigRegion::WorkspaceReasoning,
        "approval_policy" | "sandbox_mode" => ConfigRegion::WorkspaceDefaultApprovalPolicy,
        "mcp_servers" => ConfigRegion::Mcp,
        "skills" => ConfigRegion::Skills,
        "plugins" => ConfigRegion::Plugins,
        "agents" => ConfigRegion::Subagent,
        _ => return None,
    })
}
