//! Converts engine values to Codex values. The functions are pure: the result depends only on the event, the version
//! and the home folder, so an event is encoded once per version.

mod action_review;
mod ask;
mod event;
mod hook;
pub(super) mod host;
mod item;
mod notice;
pub(super) mod search;
mod thread;

use threadwire_engine as engine;
use threadwire_engine::{DeltaKind, Event, EventKind, Millis, ThreadChange, ThreadStatus};
use threadwire_protocol::{
    NotificationMethod,
    codex::{self as wire, Version, notification},
    envelope::{Frame, Wire},
};

use self::thread::{plan_step, turn_error};
pub(super) use self::{
    action_review::assessment,
    ask::{
        QUESTION_ANSWERS, TOOL_ANSWERS, approval_question, casual_user_input_request,
        command_approval, conversation_command, conversation_patch, elicitation,
        file_change_approval, permissions_approval, request_id, tool_approval, tool_call,
        tool_question, user_input_request,
    },
    event::{EVENTS, agent_status, initial_messages, session_source},
    item::{item, mcp_content, tool_output, user_input},
    thread::{
        View, accepted_turn, active_profile, approval_policy, approvals_reviewer,
        collaboration_mode, context_window, goal, history_turn, offered_tier, read_state,
        review_turn, sandbox, status, thread, thread_settings, token_usage, turn, unread,
        workspace_roots,
    },
};
use super::metadata::{attached, attachment, project};
use threadwire_connection::{Message, TextKey};

/// Returns the key of messages encoded for a version in [`engine::Memo`].
pub(super) fn memo_key(version: Version) -> u32 {
    0xC0DE_0000 + version as u32
}

/// Returns the key of messages encoded for a version together with `codex/event/*`.
pub(super) fn memo_key_with_events(version: Version) -> u32 {
    memo_key(version) + 0x80
}

/// Returns the Codex release of a protocol version. Clients compare it to decide which features they may use.
pub(super) fn peer_version(version: Version) -> &'static str {
    match version {
        Version::V0_97 => "0.97.0",
        Version::V0_169 => "0.169.0",
    }
}

/// Returns the time in milliseconds that newer versions send beside the method; `None` for older versions.
pub(super) fn emitted_at(version: Version, time: Millis) -> Option<i64> {
    (version >= Version::V0_169).then_some(time)
}

fn seconds(time: Millis) -> i64 {
    time.div_euclid(1000)
}

struct Messages {
    version: Version,
    time: Millis,
    out: Vec<Message>,
}

impl Messages {
    fn of(event: &Event, view: View<'_>) -> Self {
        Self {
            version: view.version,
            time: event.time,
            out: Vec::with_capacity(1),
        }
    }

    fn push<M: NotificationMethod>(&mut self, params: &M::Params) {
        if let Some(frame) = self.encode::<M>(params) {
            self.out.push(Message::new::<M>(frame));
        }
    }

    fn push_delta<M: NotificationMethod>(
        &mut self,
        item: &engine::ItemId,
        kind: DeltaKind,
        params: &M::Params,
    ) {
        if let Some(frame) = self.encode::<M>(params) {
            let key = TextKey {
                item: item.clone(),
                kind,
                form: memo_key(self.version),
            };
            self.out.push(Message::delta::<M>(frame, key));
        }
    }

    fn encode<M: NotificationMethod>(&self, params: &M::Params) -> Option<Frame> {
        let wire = Wire {
            jsonrpc: false,
            version: self.version as usize,
        };
        (M::SINCE <= wire.version)
            .then(|| wire.notification::<M>(params, emitted_at(self.version, self.time)))
    }
}

/// Encodes the notifications of an event, in order.
pub(super) fn messages(event: &Event, view: View<'_>) -> Vec<Message> {
    let mut out = Messages::of(event, view);
    notifications(&mut out, event, view);
    out.out
}

/// Does the same, with the notifications `codex/event/*` in between.
pub(super) fn messages_with_events(event: &Event, view: View<'_>) -> Vec<Message> {
    let mut out = Messages::of(event, view);
    event::before(&mut out, event);
    notifications(&mut out, event, view);
    event::after(&mut out, event);
    out.out
}

fn notifications(out: &mut Messages, event: &Event, view: View<'_>) {
    let version = view.version;
    let thread_id = || event.thread.text();
    match &event.kind {
        // Clients learn of a child thread by the call that spawned it.
        EventKind::ThreadStarted(thread) if thread.spawned.is_some() => {
            out.push::<notification::ThreadStatusChanged>(&wire::ThreadStatusChangedNotification {
                thread_id: thread_id(),
                status: wire::ThreadStatus::Idle,
            });
        }
        // Who attached it has the answer; others do not list it.
        EventKind::ThreadStarted(thread) if attached::source_of(thread).is_some() => {}
        EventKind::ThreadStarted(thread) => {
            out.push::<notification::ThreadStarted>(&wire::ThreadStartedNotification {
                thread: self::thread(thread, wire::ThreadStatus::Idle, Vec::new(), view),
            })
        }
        EventKind::ThreadChanged { change, thread } => match change {
            ThreadChange::Name => {
                out.push::<notification::ThreadNameUpdated>(&wire::ThreadNameUpdatedNotification {
                    thread_id: thread_id(),
                    thread_name: thread.name.clone(),
                })
            }
            ThreadChange::Archived => {
                out.push::<notification::ThreadArchived>(&wire::ThreadArchivedNotification {
                    thread_id: thread_id(),
                });
            }
            ThreadChange::Unarchived => {
                out.push::<notification::ThreadUnarchived>(&wire::ThreadUnarchivedNotification {
                    thread_id: thread_id(),
                });
            }
            ThreadChange::Settings => out.push::<notification::ThreadSettingsUpdated>(
                &wire::ThreadSettingsUpdatedNotification {
                    thread_id: thread_id(),
                    thread_settings: thread_settings(&thread.settings),
                },
            ),
            ThreadChange::Unread => {
                if let Some(read_state) = read_state(thread) {
                    out.push::<notification::ThreadReadStateChanged>(
                        &wire::ThreadReadStateChangedNotification {
                            thread_id: thread_id(),
                            read_state,
                        },
                    );
                }
            }
            ThreadChange::Goal(turn) => match &thread.goal {
                Some(goal) => out.push::<notification::ThreadGoalUpdated>(
                    &wire::ThreadGoalUpdatedNotification {
                        thread_id: thread_id(),
                        turn_id: turn.map(|turn| turn.to_string()),
                        goal: self::goal(thread.id, goal),
                    },
                ),
                None => out.push::<notification::ThreadGoalCleared>(
                    &wire::ThreadGoalClearedNotification {
                        thread_id: thread_id(),
                    },
                ),
            },
            ThreadChange::Extra(key) => {
                if let Some(updated) = project::thread_updated(thread, key) {
                    out.push::<notification::ThreadProjectUpdated>(&updated);
                }
                if let Some(updated) = attachment::updated(thread, key) {
                    out.push::<notification::ThreadAttachmentUpdated>(&updated);
                }
            }
            ThreadChange::Mode | ThreadChange::Preview => {}
        },
        EventKind::ThreadDeleted => {
            out.push::<notification::ThreadStatusChanged>(&wire::ThreadStatusChangedNotification {
                thread_id: thread_id(),
                status: wire::ThreadStatus::NotLoaded,
            });
            out.push::<notification::ThreadDeleted>(&wire::ThreadDeletedNotification {
                thread_id: thread_id(),
            });
        }
        EventKind::ThreadUnloaded => {
            out.push::<notification::ThreadStatusChanged>(&wire::ThreadStatusChangedNotification {
                thread_id: thread_id(),
                status: wire::ThreadStatus::NotLoaded,
            });
            out.push::<notification::ThreadClosed>(&wire::ThreadClosedNotification {
                thread_id: thread_id(),
            });
        }
        // Sent together with the error that causes it, see below.
        EventKind::StatusChanged {
            status: ThreadStatus::Failed,
            ..
        } => {}
        EventKind::StatusChanged { status, .. } => {
            out.push::<notification::ThreadStatusChanged>(&wire::ThreadStatusChangedNotification {
                thread_id: thread_id(),
                status: self::status(*status),
            });
        }
        EventKind::TurnStarted(turn) => {
            out.push::<notification::TurnStarted>(&wire::TurnStartedNotification {
                thread_id: thread_id(),
                turn: self::turn(turn, Vec::new(), wire::TurnItemsView::NotLoaded, version),
            })
        }
        EventKind::TurnEnded { turn, last_message } => {
            // Turns with another status have no summary here; their messages are in the history.
            let summed_up =
                version >= Version::V0_169 && turn.status == engine::TurnStatus::Completed;
            let last = last_message.as_deref().filter(|_| summed_up);
            let last = last.map(|item| self::item(item, version));
            let view = if last.is_some() {
                wire::TurnItemsView::Summary
            } else {
                wire::TurnItemsView::NotLoaded
            };
            out.push::<notification::TurnCompleted>(&wire::TurnCompletedNotification {
                thread_id: thread_id(),
                turn: self::turn(turn, last.into_iter().collect(), view, version),
            });
        }
        EventKind::ItemStarted(item)
        | EventKind::ItemChanged(item)
        | EventKind::ItemCompleted(item)
            if !item::is_known(item, version) => {}
        // Before 0.169 `item/started` of a session is sent when its command is allowed, which is a change of the item.
        EventKind::ItemStarted(item)
            if version < Version::V0_169 && session(item) == Some(Session::Waiting) => {}
        EventKind::ItemChanged(item)
            if version >= Version::V0_169 || session(item) != Some(Session::Running) => {}
        EventKind::ItemStarted(item) | EventKind::ItemChanged(item) => out
            .push::<notification::ItemStarted>(&wire::ItemStartedNotification {
                thread_id: thread_id(),
                turn_id: item.turn.to_string(),
                started_at_ms: item.started_at,
                item: self::item(item, version),
            }),
        EventKind::ItemCompleted(item) => {
            if version < Version::V0_169
                && let engine::ItemBody::FileChange(change) = &item.body
                && let Some(delta) = item::patch_output(change)
            {
                out.push::<notification::ItemFileChangeOutputDelta>(
                    &wire::FileChangeOutputDeltaNotification {
                        thread_id: thread_id(),
                        turn_id: item.turn.to_string(),
                        item_id: item.id.to_string(),
                        delta,
                    },
                );
            }
            let summarized = matches!(item.body, engine::ItemBody::Compaction { .. });
            out.push::<notification::ItemCompleted>(&wire::ItemCompletedNotification {
                thread_id: thread_id(),
                turn_id: item.turn.to_string(),
                completed_at_ms: item.completed_at.unwrap_or(event.time),
                content_token_count: None,
                item: self::item(item, version),
            });
            if summarized && version < Version::V0_169 {
                out.push::<notification::ThreadCompacted>(&wire::ContextCompactedNotification {
                    thread_id: thread_id(),
                    turn_id: item.turn.to_string(),
                });
            }
        }
        // Codex sends items only at their start and at their completion.
        EventKind::ItemAbandoned(_) => {}
        EventKind::ItemDelta {
            turn,
            item,
            kind,
            text,
        } => {
            delta(out, thread_id(), turn.text(), item, *kind, text);
        }
        EventKind::PlanChanged { turn, plan } => {
            out.push::<notification::TurnPlanUpdated>(&wire::TurnPlanUpdatedNotification {
                thread_id: thread_id(),
                turn_id: turn.to_string(),
                explanation: plan.explanation.clone(),
                plan: plan.steps.iter().map(plan_step).collect(),
            });
        }
        EventKind::DiffChanged { turn, diff } => {
            out.push::<notification::TurnDiffUpdated>(&wire::TurnDiffUpdatedNotification {
                thread_id: thread_id(),
                turn_id: turn.to_string(),
                diff: diff.to_string(),
            });
        }
        EventKind::UsageChanged { turn, report } => usage(out, thread_id(), turn, report),
        // 0.97 tells the usage again when a request begins.
        EventKind::RequestStarted { turn, report } if version < Version::V0_169 => match report {
            Some(report) => usage(out, thread_id(), turn, report),
            None => limits(out, None),
        },
        EventKind::RateLimitsReported { limits, .. } => self::limits(out, limits.as_deref()),
        EventKind::TurnsRemoved(_) => {
            out.push::<notification::ThreadReverted>(&wire::ThreadRevertedNotification {
                thread_id: thread_id(),
            });
        }
        EventKind::TurnAttemptFailed {
            turn,
            error,
            will_retry,
        } => {
            // An error without a retry fails the turn. Clients expect the status before the error.
            if !will_retry {
                out.push::<notification::ThreadStatusChanged>(
                    &wire::ThreadStatusChangedNotification {
                        thread_id: thread_id(),
                        status: self::status(ThreadStatus::Failed),
                    },
                );
            }
            out.push::<notification::Error>(&wire::ErrorNotification {
                thread_id: thread_id(),
                turn_id: turn.to_string(),
                error: turn_error(error, version),
                will_retry: *will_retry,
            });
        }
        EventKind::Warning { message } => {
            out.push::<notification::Warning>(&wire::WarningNotification {
                thread_id: Some(thread_id()),
                message: message.clone(),
            })
        }
        EventKind::HookChanged { turn, run } => hook::changed(out, thread_id(), turn, run),
        EventKind::ReviewChanged { turn, review } => {
            action_review::changed(out, thread_id(), turn, review);
        }
        EventKind::ReviewsRefused { refusals, .. } => {
            action_review::stopped(out, thread_id(), *refusals);
        }
        EventKind::ToolServerChanged(server) => {
            out.push::<notification::McpServerStartupStatusUpdated>(&tool_server(event, server));
        }
        // This part of the protocol has no input queue; questions are requests to each client.
        EventKind::QueueChanged(_) => {
            out.push::<notification::ThreadQueueChanged>(&wire::ThreadQueueChangedNotification {
                thread_id: thread_id(),
            });
        }
        EventKind::ModelNoticed { turn, notice } => notice::said(out, thread_id(), turn, notice),
        EventKind::PatchWritten(patch) => notice::patch(out, thread_id(), patch),
        EventKind::ModelItem { turn, item } => {
            if let Some(item) = model_item(item) {
                out.push::<notification::RawResponseItemCompleted>(
                    &wire::RawResponseItemCompletedNotification {
                        thread_id: thread_id(),
                        turn_id: turn.to_string(),
                        item,
                    },
                );
            }
        }
        EventKind::ModelAnswered(answer) => out.push::<notification::RawResponseCompleted>(
            &wire::RawResponseCompletedNotification {
                thread_id: thread_id(),
                turn_id: answer.turn.to_string(),
                response_id: answer.id.clone(),
                usage: answer.usage.as_ref().map(thread::usage),
                usage_metadata: answer
                    .told_usage
                    .clone()
                    .map(|told| wire::ResponseUsageMetadata {
                        amount: None,
                        metadata: Some(told.into()),
                    }),
            },
        ),
        // The protocol has no word for the end of a visit to a page, and shows calls when they are made. That the tool
        // servers have started, and remarks, are events of conversations.
        EventKind::AskOpened(_)
        | EventKind::AskSettled { .. }
        | EventKind::RequestStarted { .. }
        | EventKind::ToolServersStarted(_)
        | EventKind::VisitEnded { .. }
        | EventKind::Remark { .. }
        | EventKind::CallWritten(_) => {}
    }
}

/// Converts an item of the conversation with the model. The agent writes the notation of the protocol.
fn model_item(item: &engine::Json) -> Option<wire::ResponseItem> {
    serde_json::from_str(item.get()).ok()
}

fn usage(
    out: &mut Messages,
    thread_id: String,
    turn: &engine::TurnId,
    report: &engine::UsageReport,
) {
    out.push::<notification::ThreadTokenUsageUpdated>(&wire::ThreadTokenUsageUpdatedNotification {
        thread_id,
        turn_id: turn.to_string(),
        token_usage: token_usage(
            &report.total,
            &report.last,
            context_window(report.context_window, report.assumed_window, out.version),
        ),
    });
    // Clients expect the limits together with the usage, even if they are unknown.
    limits(out, report.limits.as_ref());
}

fn limits(out: &mut Messages, limits: Option<&engine::RateLimits>) {
    out.push::<notification::AccountRateLimitsUpdated>(
        &wire::AccountRateLimitsUpdatedNotification {
            rate_limits: rate_limits(limits),
        },
    );
}

/// The state of a command that runs in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Session {
    /// The command may still need approval.
    Waiting,
    Running,
}

fn session(item: &engine::Item) -> Option<Session> {
    match &item.body {
        engine::ItemBody::Command(command) if command.source == engine::CommandSource::Session => {
            Some(match command.process_id {
                None => Session::Waiting,
                Some(_) => Session::Running,
            })
        }
        _ => None,
    }
}

fn tool_server(
    event: &Event,
    server: &engine::ToolServer,
) -> wire::McpServerStatusUpdatedNotification {
    use engine::ToolServerStartup as Startup;
    use wire::McpServerStartupState as State;

    let (status, error) = match &server.startup {
        Startup::Starting => (State::Starting, None),
        Startup::Ready => (State::Ready, None),
        Startup::Failed { message, .. } => (State::Failed, Some(message.clone())),
        Startup::Cancelled => (State::Cancelled, None),
    };
    wire::McpServerStatusUpdatedNotification {
        thread_id: Some(event.thread.to_string()),
        name: server.name.clone(),
        status,
        error,
        failure_reason: None,
    }
}

fn rate_limits(limits: Option<&engine::RateLimits>) -> wire::RateLimitSnapshot {
    let window = |window: &engine::RateWindow| wire::RateLimitWindow {
        used_percent: window.used_percent.round() as i32,
        window_duration_mins: window.window_minutes.map(|minutes| minutes as i64),
        resets_at: window.resets_at,
    };
    let limits = limits.cloned().unwrap_or_default();
    wire::RateLimitSnapshot {
        limit_id: Some("codex".into()),
        primary: limits.primary.as_ref().map(window),
        secondary: limits.secondary.as_ref().map(window),
        credits: limits.credits.map(|credits| wire::CreditsSnapshot {
            has_credits: credits.has_credits,
            unlimited: credits.unlimited,
            balance: credits.balance,
        }),
        ..Default::default()
    }
}

fn delta(
    out: &mut Messages,
    thread_id: String,
    turn_id: String,
    item: &engine::ItemId,
    kind: DeltaKind,
    text: &str,
) {
    let item_id = item.to_string();
    let delta = text.to_owned();
    match kind {
        DeltaKind::Text => out.push_delta::<notification::ItemAgentMessageDelta>(
            item,
            kind,
            &wire::AgentMessageDeltaNotification {
                thread_id,
                turn_id,
                item_id,
                delta,
            },
        ),
        DeltaKind::Plan => out.push_delta::<notification::ItemPlanDelta>(
            item,
            kind,
            &wire::PlanDeltaNotification {
                thread_id,
                turn_id,
                item_id,
                delta,
            },
        ),
        DeltaKind::Output => out.push_delta::<notification::ItemCommandExecutionOutputDelta>(
            item,
            kind,
            &wire::CommandExecutionOutputDeltaNotification {
                thread_id,
                turn_id,
                item_id,
                delta,
            },
        ),
        DeltaKind::Summary(section) => {
            let summary_index = i64::from(section);
            // An empty text opens the section.
            if delta.is_empty() {
                out.push::<notification::ItemReasoningSummaryPartAdded>(
                    &wire::ReasoningSummaryPartAddedNotification {
                        thread_id,
                        turn_id,
                        item_id,
                        summary_index,
                    },
                );
            } else {
                out.push_delta::<notification::ItemReasoningSummaryTextDelta>(
                    item,
                    kind,
                    &wire::ReasoningSummaryTextDeltaNotification {
                        thread_id,
                        turn_id,
                        item_id,
                        delta,
                        summary_index,
                    },
                );
            }
        }
        DeltaKind::Reasoning(section) => out.push_delta::<notification::ItemReasoningTextDelta>(
            item,
            kind,
            &wire::ReasoningTextDeltaNotification {
                thread_id,
                turn_id,
                item_id,
                delta,
                content_index: i64::from(section),
            },
        ),
        DeltaKind::Input(process) => {
            out.push::<notification::ItemCommandExecutionTerminalInteraction>(
                &wire::TerminalInteractionNotification {
                    thread_id,
                    turn_id,
                    item_id,
                    process_id: process.to_string(),
                    stdin: delta,
                },
            );
        }
        DeltaKind::Progress => out.push::<notification::ItemMcpToolCallProgress>(
            &wire::McpToolCallProgressNotification {
                thread_id,
                turn_id,
                item_id,
                message: delta,
            },
        ),
    }
}
