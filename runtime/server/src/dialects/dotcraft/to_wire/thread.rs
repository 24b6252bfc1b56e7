//! Threads.

use threadwire_engine::{
    Goal, GoalStatus, QueuedInput, Thread, ThreadChange, ThreadId, ThreadStatus,
};
use threadwire_protocol::dotcraft::{self as wire, notification};

use super::{
    Message, input::queue, item::fork_notice, message, plan::plan_snapshot, usage::token_usage,
};
use crate::dialects::{
    dotcraft::extra::{self, bound},
    time::{iso, now},
};

/// The maximum length of a title made from the first message, in characters.
const TITLE_CHARS: usize = 60;

pub(super) fn thread_changed(change: &ThreadChange, thread: &Thread) -> Vec<Message> {
    let status_changed = |previous, new| vec![status_changed(thread.id, previous, new)];
    match change {
        ThreadChange::Archived => {
            let mut out = status_changed(live_status(thread), wire::ThreadStatus::Archived);
            out.extend(graph_changed(thread));
            out
        }
        ThreadChange::Unarchived => {
            let mut out = status_changed(wire::ThreadStatus::Archived, live_status(thread));
            out.extend(graph_changed(thread));
            out
        }
        // The dialect has no notification for a change of the mode.
        ThreadChange::Mode => status_changed(status(thread), status(thread)),
        ThreadChange::Extra(key) if key == extra::PAUSED && !thread.archived => {
            let (paused, active) = (wire::ThreadStatus::Paused, wire::ThreadStatus::Active);
            match extra::is_paused(thread) {
                true => status_changed(active, paused),
                false => status_changed(paused, active),
            }
        }
        ThreadChange::Extra(key) if key == extra::WORKTREE => {
            let params = wire::ThreadUpdatedNotification {
                thread: self::thread(thread, ThreadView::default()),
            };
            vec![message::<notification::ThreadUpdated>(&params)]
        }
        ThreadChange::Extra(key) if key == extra::APPS => {
            let changed = bound::bound(thread).changed;
            let changed = changed.iter();
            changed
                .map(message::<notification::ThreadAppBindingsChanged>)
                .collect()
        }
        // The first message is the title only of a thread without a name.
        ThreadChange::Preview if thread.name.is_some() => Vec::new(),
        ThreadChange::Name | ThreadChange::Preview => display_name(thread)
            .map(|display_name| {
                let params = wire::ThreadRenamedNotification {
                    thread_id: thread.id.to_string(),
                    display_name,
                };
                message::<notification::ThreadRenamed>(&params)
            })
            .into_iter()
            .collect(),
        ThreadChange::Goal(turn) => vec![match &thread.goal {
            Some(goal) => {
                message::<notification::ThreadGoalUpdated>(&wire::ThreadGoalUpdatedNotification {
                    thread_id: thread.id.to_string(),
                    turn_id: turn.map(|turn| turn.to_string()),
                    goal: self::goal(thread.id, goal),
                })
            }
            None => {
                message::<notification::ThreadGoalCleared>(&wire::ThreadGoalClearedNotification {
                    thread_id: thread.id.to_string(),
                })
            }
        }],
        _ => Vec::new(),
    }
}

/// Makes the notification that a subagent was spawned or closed; `None` for other threads.
pub(super) fn graph_changed(thread: &Thread) -> Option<Message> {
    let parent = thread.spawned.as_ref()?.parent;
    let params = wire::SubagentGraphChangedNotification {
        parent_thread_id: parent.to_string(),
        child_thread_id: thread.id.to_string(),
    };
    Some(message::<notification::SubagentGraphChanged>(&params))
}

/// Makes the notification of a thread's new status.
pub(in crate::dialects::dotcraft) fn status_changed(
    thread: ThreadId,
    previous: wire::ThreadStatus,
    new: wire::ThreadStatus,
) -> Message {
    message::<notification::ThreadStatusChanged>(&wire::ThreadStatusChangedNotification {
        thread_id: thread.to_string(),
        previous_status: previous,
        new_status: new,
    })
}

/// Makes the notification of a thread's runtime status.
pub(in crate::dialects::dotcraft) fn runtime_changed(
    thread: ThreadId,
    doing: Doing,
    planned: bool,
) -> Message {
    message::<notification::ThreadRuntimeChanged>(&wire::ThreadRuntimeChangedNotification {
        thread_id: thread.to_string(),
        runtime: runtime(doing, planned),
    })
}

/// Makes the notification that `channel` resumed a thread.
pub(in crate::dialects::dotcraft) fn resumed(thread: &Thread, channel: &str) -> Message {
    message::<notification::ThreadResumed>(&wire::ThreadResumedNotification {
        thread: self::thread(thread, ThreadView::default()),
        resumed_by: channel.to_owned(),
    })
}

/// What a thread is doing.
#[derive(Clone, Copy, Default)]
pub(in crate::dialects::dotcraft) struct Doing {
    /// The status that the engine knows.
    pub(in crate::dialects::dotcraft) status: ThreadStatus,
    /// Whether the memory of the workspace is consolidated from the thread.
    pub(in crate::dialects::dotcraft) consolidates: bool,
}

/// The data of a thread that is not in its stored row.
#[derive(Default)]
pub(in crate::dialects::dotcraft) struct ThreadView<'a> {
    /// The runtime status.
    pub(in crate::dialects::dotcraft) doing: Doing,
    /// The queued inputs.
    pub(in crate::dialects::dotcraft) queue: &'a [QueuedInput],
    /// The turns to include.
    pub(in crate::dialects::dotcraft) turns: Vec<wire::Turn>,
}

/// Converts a thread.
pub(in crate::dialects::dotcraft) fn thread(thread: &Thread, view: ThreadView<'_>) -> wire::Thread {
    wire::Thread {
        id: thread.id.to_string(),
        workspace_path: Some(thread.workspace().display().to_string()),
        user_id: thread.origin.user.clone(),
        origin_channel: Some(thread.origin.source.clone()),
        status: status(thread),
        turns: Some(view.turns),
        display_name: display_name(thread),
        created_at: Some(iso(thread.created_at)),
        last_active_at: Some(iso(thread.updated_at)),
        metadata: Some(Default::default()),
        history_mode: Some(if extra::has_client_history(thread) {
            wire::HistoryMode::Client
        } else {
            wire::HistoryMode::Server
        }),
        channel_context: thread.origin.context.clone(),
        configuration: Some(configuration(thread)),
        queued_inputs: Some(queue(thread.id, view.queue)),
        plan: thread.plan.as_deref().map(plan_snapshot),
        context_usage: None,
        runtime: Some(runtime(view.doing, extra::is_planned(thread))),
        goal: thread
            .goal
            .as_deref()
            .map(|goal| self::goal(thread.id, goal)),
        source: source(thread),
        origin_app: None,
        forked_from_id: thread.forked_from.map(|id| id.to_string()),
        ephemeral: Some(thread.ephemeral),
        worktree: extra::worktree(thread),
        effective_workspace_path: Some(thread.settings.cwd.display().to_string()),
        app_bindings: bound::summaries(thread, now()),
        widget_states: Some(extra::entries(thread, extra::WIDGETS))
            .filter(|states| !states.is_empty()),
        cwd: None,
        session_id: None,
        parent_thread_id: None,
        path: None,
        runtime_workspace_roots: None,
        origin_presentation: None,
    }
}

/// Adds the notice of a fork after the last copied turn.
pub(in crate::dialects::dotcraft) fn mark_fork(thread: &Thread, turns: &mut [wire::Turn]) {
    let Some(last) = extra::text(thread, extra::FORKED_AT) else {
        return;
    };
    if let Some(turn) = turns.iter_mut().find(|turn| turn.id == last) {
        turn.items.push(fork_notice(&last, thread));
    }
}

/// Converts a thread to a row of a list.
pub(in crate::dialects::dotcraft) fn summary(thread: &Thread, doing: Doing) -> wire::ThreadSummary {
    wire::ThreadSummary {
        id: thread.id.to_string(),
        display_name: display_name(thread),
        status: status(thread),
        origin_channel: Some(thread.origin.source.clone()),
        channel_context: thread.origin.context.clone(),
        user_id: thread.origin.user.clone(),
        workspace_path: Some(thread.workspace().display().to_string()),
        created_at: Some(iso(thread.created_at)),
        last_active_at: Some(iso(thread.updated_at)),
        turn_count: Some(thread.turn_count as i64),
        metadata: Some(Default::default()),
        runtime: Some(runtime(doing, extra::is_planned(thread))),
        origin_app: None,
        goal: thread
            .goal
            .as_deref()
            .map(|goal| self::goal(thread.id, goal)),
        source: source(thread),
        forked_from_id: thread.forked_from.map(|id| id.to_string()),
        ephemeral: Some(thread.ephemeral),
        worktree: extra::worktree(thread),
        app_bindings: bound::summaries(thread, now()),
    }
}

fn source(thread: &Thread) -> Option<wire::ThreadSource> {
    if let Some(place) = &thread.spawned {
        return Some(wire::ThreadSource {
            kind: wire::ThreadSourceKind::Subagent,
            spawned_from_thread_id: None,
            sub_agent: Some(wire::SubAgentThreadSource {
                parent_thread_id: place.parent.to_string(),
                parent_turn_id: None,
                root_thread_id: place.root.to_string(),
                depth: place.depth.into(),
                agent_path: None,
                task_name: None,
                agent_nickname: Some(place.nickname.clone()),
                agent_role: place.role.clone(),
                profile_name: None,
                runtime_type: None,
                supports_send_message: true,
                supports_followup_task: true,
                supports_close: true,
                supports_send_input: None,
                supports_resume: None,
                spawn_call_id: None,
            }),
        });
    }
    extra::text(thread, extra::SPAWNED_FROM).map(|origin| wire::ThreadSource {
        kind: wire::ThreadSourceKind::User,
        spawned_from_thread_id: Some(origin),
        sub_agent: None,
    })
}

/// Returns the status of a thread: active, paused or archived.
pub(in crate::dialects::dotcraft) fn status(thread: &Thread) -> wire::ThreadStatus {
    if thread.archived {
        wire::ThreadStatus::Archived
    } else {
        live_status(thread)
    }
}

/// Returns the status of a thread that is not archived: active or paused.
fn live_status(thread: &Thread) -> wire::ThreadStatus {
    if extra::is_paused(thread) {
        wire::ThreadStatus::Paused
    } else {
        wire::ThreadStatus::Active
    }
}

/// Converts the runtime status of a thread; `planned` tells whether a plan waits to be confirmed.
fn runtime(doing: Doing, planned: bool) -> wire::ThreadRuntimeState {
    let (running, waiting_on_approval, waiting_on_input, compacts) = match doing.status {
        ThreadStatus::Active {
            waiting_on_approval,
            waiting_on_input,
            compacts,
        } => (true, waiting_on_approval, waiting_on_input, compacts),
        ThreadStatus::Idle | ThreadStatus::Failed => (false, false, false, false),
    };
    wire::ThreadRuntimeState {
        running,
        waiting_on_approval,
        waiting_on_input: Some(waiting_on_input),
        waiting_on_plan_confirmation: planned,
        busy: Some(running || doing.consolidates),
        maintenance_kind: match (compacts, doing.consolidates) {
            (true, _) => Some(wire::MaintenanceKind::Compacting),
            (false, true) => Some(wire::MaintenanceKind::Consolidating),
            (false, false) => None,
        },
    }
}

/// Converts the settings of a thread: as clients sent them, with the current mode, model and provider.
fn configuration(thread: &Thread) -> wire::ThreadConfiguration {
    let settings = &thread.settings;
    wire::ThreadConfiguration {
        mode: Some(wire::AgentMode::from(settings.mode.as_str())),
        model: Some(settings.model.clone()),
        provider_id: Some(settings.model_provider.clone()),
        ..extra::config(thread)
    }
}

/// Returns the title: the name of the thread, else the beginning of the first message.
pub(in crate::dialects::dotcraft) fn display_name(thread: &Thread) -> Option<String> {
    if let Some(name) = &thread.name {
        return Some(name.clone());
    }
    let line = thread
        .preview
        .lines()
        .map(str::trim)
        .find(|line| !line.is_empty())?;
    let mut title: String = line.chars().take(TITLE_CHARS).collect();
    if title.len() < line.len() {
        title.truncate(title.trim_end().len());
        title.push('…');
    }
    Some(title)
}

/// Converts the goal of a thread.
pub(in crate::dialects::dotcraft) fn goal(thread: ThreadId, goal: &Goal) -> wire::ThreadGoal {
    wire::ThreadGoal {
        thread_id: thread.to_string(),
        goal_id: goal.id.clone(),
        objective: goal.objective.clone(),
        status: match goal.status {
            GoalStatus::Active => wire::ThreadGoalStatus::Active,
            GoalStatus::Paused => wire::ThreadGoalStatus::Paused,
            GoalStatus::Blocked => wire::ThreadGoalStatus::Blocked,
            GoalStatus::UsageLimited => wire::ThreadGoalStatus::UsageLimited,
            GoalStatus::BudgetLimited => wire::ThreadGoalStatus::BudgetLimited,
            GoalStatus::Complete => wire::ThreadGoalStatus::Complete,
        },
        token_budget: goal.token_budget.map(|budget| budget as i64),
        tokens_used: token_usage(&goal.usage),
        time_used_seconds: goal.time_used / 1000,
        created_at: iso(goal.created_at),
        updated_at: iso(goal.updated_at),
    }
}
