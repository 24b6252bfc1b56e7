//! Engine → Codex. Pure: what goes out depends on the event and the version only, so that it is encoded once.

use std::time::{SystemTime, UNIX_EPOCH};

use threadwire_engine as engine;
use threadwire_engine::{
    ActionStatus, ApprovalPolicy, Ask, AskKind, DeltaKind, Event, EventKind, InputPart, Item,
    ItemBody, Millis, SandboxPolicy, ThreadChange, ThreadStatus, ToolContent, ToolSource,
    TurnErrorKind,
};
use threadwire_protocol::{
    NotificationMethod, RawJson,
    codex::{self as wire, Version, notification},
    envelope::{Frame, RequestId, Wire},
};
use threadwire_workspace::command;

use crate::outbox::MergeKey;

/// One message of an event.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) method: &'static str,
    pub(super) frame: Frame,
    pub(super) merge: Option<MergeKey>,
}

/// Names the encodings of a version in [`engine::Memo`].
pub(super) fn memo_key(version: Version) -> u32 {
    0xC0DE_0000 + version as u32
}

/// Returns the release of the peer whose words a version speaks. Clients compare it to decide what they may use.
pub(super) fn peer_version(version: Version) -> &'static str {
    match version {
        Version::V0_97 => "0.97.0",
        Version::V0_169 => "0.169.0",
    }
}

/// Returns the current time.
pub(super) fn now() -> Millis {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as Millis)
}

/// Returns the extra member that newer versions put beside the method.
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
    fn push<M: NotificationMethod>(&mut self, params: &M::Params) {
        if let Some(frame) = self.encode::<M>(params) {
            self.out.push(Message {
                method: M::NAME,
                frame,
                merge: None,
            });
        }
    }

    fn push_delta<M: NotificationMethod>(
        &mut self,
        item: &engine::ItemId,
        kind: DeltaKind,
        params: &M::Params,
    ) {
        if let Some(frame) = self.encode::<M>(params) {
            let merge = Some(MergeKey {
                item: item.clone(),
                kind,
            });
            self.out.push(Message {
                method: M::NAME,
                frame: frame.with_text_member("delta"),
                merge,
            });
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

/// Encodes an event as the messages it causes, in their order.
pub(super) fn messages(event: &Event, version: Version) -> Vec<Message> {
    let mut out = Messages {
        version,
        time: event.time,
        out: Vec::with_capacity(1),
    };
    let thread_id = || event.thread.to_string();
    match &event.kind {
        EventKind::ThreadStarted(thread) => {
            out.push::<notification::ThreadStarted>(&wire::ThreadStartedNotification {
                thread: self::thread(thread, wire::ThreadStatus::Idle, Vec::new()),
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
            ThreadChange::Settings | ThreadChange::Preview => {}
        },
        EventKind::ThreadDeleted => {
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
        // Told with the error that is its cause, see below.
        EventKind::StatusChanged(ThreadStatus::Failed) => {}
        EventKind::StatusChanged(status) => {
            out.push::<notification::ThreadStatusChanged>(&wire::ThreadStatusChangedNotification {
                thread_id: thread_id(),
                status: self::status(*status),
            });
        }
        EventKind::TurnStarted(turn) => {
            out.push::<notification::TurnStarted>(&wire::TurnStartedNotification {
                thread_id: thread_id(),
                turn: self::turn(turn, Vec::new(), wire::TurnItemsView::NotLoaded),
            })
        }
        EventKind::TurnEnded { turn, last_message } => {
            // What an interrupted turn said is in its history, not in this summary.
            let summed_up =
                version >= Version::V0_169 && turn.status != engine::TurnStatus::Interrupted;
            let last = last_message.as_deref().filter(|_| summed_up).map(item);
            let view = if last.is_some() {
                wire::TurnItemsView::Summary
            } else {
                wire::TurnItemsView::NotLoaded
            };
            out.push::<notification::TurnCompleted>(&wire::TurnCompletedNotification {
                thread_id: thread_id(),
                turn: self::turn(turn, last.into_iter().collect(), view),
            });
        }
        EventKind::ItemStarted(item) => {
            out.push::<notification::ItemStarted>(&wire::ItemStartedNotification {
                thread_id: thread_id(),
                turn_id: item.turn.to_string(),
                started_at_ms: item.started_at,
                item: self::item(item),
            })
        }
        EventKind::ItemCompleted(item) => {
            out.push::<notification::ItemCompleted>(&wire::ItemCompletedNotification {
                thread_id: thread_id(),
                turn_id: item.turn.to_string(),
                completed_at_ms: item.completed_at.unwrap_or(event.time),
                content_token_count: None,
                item: self::item(item),
            })
        }
        // Codex shows items when they start and when they are done.
        EventKind::ItemChanged(_) | EventKind::ItemAbandoned(_) => {}
        EventKind::ItemDelta {
            turn,
            item,
            kind,
            text,
        } => {
            delta(&mut out, thread_id(), turn.to_string(), item, *kind, text);
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
        EventKind::UsageChanged {
            turn,
            last,
            total,
            context_window,
            ..
        } => {
            out.push::<notification::ThreadTokenUsageUpdated>(
                &wire::ThreadTokenUsageUpdatedNotification {
                    thread_id: thread_id(),
                    turn_id: turn.to_string(),
                    token_usage: wire::ThreadTokenUsage {
                        total: usage(total),
                        last: usage(last),
                        model_context_window: context_window.map(|tokens| tokens as i64),
                    },
                },
            );
            // Peers expect the limits beside the usage; no provider here has any.
            out.push::<notification::AccountRateLimitsUpdated>(
                &wire::AccountRateLimitsUpdatedNotification {
                    rate_limits: wire::RateLimitSnapshot {
                        limit_id: Some("codex".into()),
                        ..Default::default()
                    },
                },
            );
        }
        EventKind::TurnTrouble {
            turn,
            error,
            will_retry,
        } => {
            // The last trouble of a turn is what it fails with. Peers expect the status first.
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
                error: turn_error(error),
                will_retry: *will_retry,
            });
        }
        EventKind::Warning { message } => {
            out.push::<notification::Warning>(&wire::WarningNotification {
                thread_id: Some(thread_id()),
                message: message.clone(),
            })
        }
        // The queue has no place in this part of the protocol; questions are requests, made per client.
        EventKind::QueueChanged(_) | EventKind::AskOpened(_) | EventKind::AskSettled { .. } => {}
    }
    out.out
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

/// Shows a thread with the turns given.
pub(super) fn thread(
    thread: &engine::Thread,
    status: wire::ThreadStatus,
    turns: Vec<wire::Turn>,
) -> wire::Thread {
    let cwd = thread.settings.cwd.display().to_string();
    wire::Thread {
        id: thread.id.to_string(),
        session_id: thread.id.to_string(),
        environments: Some(vec![wire::ThreadEnvironment {
            environment_id: "local".into(),
            cwd: cwd.clone(),
            runtime_workspace_roots: workspace_roots(&thread.settings),
        }]),
        extra: None,
        forked_from_id: thread.forked_from.map(|id| id.to_string()),
        attached_to_thread_id: None,
        parent_thread_id: None,
        preview: thread.preview.clone(),
        ephemeral: thread.ephemeral,
        section: None,
        section_entered_at: None,
        project_id: None,
        history_mode: wire::ThreadHistoryMode::Paginated,
        model_provider: thread.settings.model_provider.clone(),
        model: Some(thread.settings.model.clone()),
        reasoning_effort: thread.settings.effort.clone(),
        created_at: seconds(thread.created_at),
        updated_at: seconds(thread.updated_at),
        recency_at: Some(seconds(thread.updated_at)),
        status,
        path: None,
        cwd,
        cli_version: peer_version(Version::NEWEST).into(),
        originator: Some(thread.origin.client.clone()),
        source: source(&thread.origin.source),
        can_accept_direct_input: Some(true),
        thread_source: None,
        agent_nickname: None,
        agent_role: None,
        git_info: None,
        name: thread.name.clone(),
        daybreak_enabled: None,
        turns,
    }
}

/// Returns the folders that belong to the work of a thread.
pub(super) fn workspace_roots(settings: &engine::Settings) -> Vec<String> {
    std::iter::once(&settings.cwd)
        .chain(&settings.roots)
        .map(|root| root.display().to_string())
        .collect()
}

/// Where a thread came in. Dialects that Codex does not know show under their own name.
fn source(source: &str) -> wire::SessionSource {
    match source {
        "cli" => wire::SessionSource::Cli,
        "vscode" => wire::SessionSource::Vscode,
        "exec" => wire::SessionSource::Exec,
        "appServer" => wire::SessionSource::AppServer,
        other => wire::SessionSource::Custom(other.to_owned()),
    }
}

/// Shows what a thread is doing.
pub(super) fn status(status: ThreadStatus) -> wire::ThreadStatus {
    match status {
        ThreadStatus::Idle => wire::ThreadStatus::Idle,
        ThreadStatus::Failed => wire::ThreadStatus::SystemError,
        ThreadStatus::Active {
            waiting_on_approval,
            waiting_on_input,
        } => {
            let mut active_flags = Vec::new();
            if waiting_on_approval {
                active_flags.push(wire::ThreadActiveFlag::WaitingOnApproval);
            }
            if waiting_on_input {
                active_flags.push(wire::ThreadActiveFlag::WaitingOnUserInput);
            }
            wire::ThreadStatus::Active(wire::ThreadStatusActive { active_flags })
        }
    }
}

/// Shows a turn as the answer to its start: nothing of it has happened yet.
pub(super) fn accepted_turn(turn: &engine::Turn) -> wire::Turn {
    wire::Turn {
        started_at: None,
        ..self::turn(turn, Vec::new(), wire::TurnItemsView::NotLoaded)
    }
}

/// Shows a turn with the items given.
pub(super) fn turn(
    turn: &engine::Turn,
    items: Vec<wire::ThreadItem>,
    items_view: wire::TurnItemsView,
) -> wire::Turn {
    wire::Turn {
        id: turn.id.to_string(),
        root_turn_id: Some(turn.id.to_string()),
        items,
        items_view,
        status: match turn.status {
            engine::TurnStatus::Running => wire::TurnStatus::InProgress,
            engine::TurnStatus::Completed => wire::TurnStatus::Completed,
            engine::TurnStatus::Failed => wire::TurnStatus::Failed,
            engine::TurnStatus::Interrupted => wire::TurnStatus::Interrupted,
        },
        error: turn.error.as_ref().map(turn_error),
        started_at: Some(seconds(turn.started_at)),
        completed_at: turn.completed_at.map(seconds),
        duration_ms: turn.completed_at.map(|end| end - turn.started_at),
    }
}

/// Shows a turn of the history as `view` asks for it.
pub(super) fn history_turn(turn: &engine::TurnWithItems, view: wire::TurnItemsView) -> wire::Turn {
    let items = match view {
        wire::TurnItemsView::NotLoaded => Vec::new(),
        wire::TurnItemsView::Summary => {
            let first = turn
                .items
                .iter()
                .find(|item| matches!(item.body, ItemBody::User { .. }));
            let last = turn
                .items
                .iter()
                .rfind(|item| matches!(item.body, ItemBody::Agent { .. }));
            first
                .into_iter()
                .chain(last)
                .map(|item| self::item(item))
                .collect()
        }
        _ => turn.items.iter().map(|item| self::item(item)).collect(),
    };
    self::turn(&turn.turn, items, view)
}

fn turn_error(error: &engine::TurnError) -> wire::TurnError {
    use wire::CodexErrorInfo as Info;

    let http = |status: &Option<u16>| wire::HttpStatusErrorInfo {
        http_status_code: status.map(Into::into),
    };
    wire::TurnError {
        message: error.message.clone(),
        codex_error_info: Some(match &error.kind {
            TurnErrorKind::ContextWindowExceeded => Info::ContextWindowExceeded,
            TurnErrorKind::UsageLimitExceeded => Info::UsageLimitExceeded,
            TurnErrorKind::ServerOverloaded => Info::ServerOverloaded,
            TurnErrorKind::InternalServerError => Info::InternalServerError,
            TurnErrorKind::Unauthorized => Info::Unauthorized,
            TurnErrorKind::BadRequest => Info::BadRequest,
            TurnErrorKind::SandboxError => Info::SandboxError,
            TurnErrorKind::Other => Info::Other,
            TurnErrorKind::ConnectionFailed { status } => Info::HttpConnectionFailed(http(status)),
            TurnErrorKind::StreamDisconnected { status } => {
                Info::ResponseStreamDisconnected(http(status))
            }
            TurnErrorKind::TooManyFailedAttempts { status } => {
                Info::ResponseTooManyFailedAttempts(http(status))
            }
        }),
        additional_details: error.details.clone(),
        misalignment: None,
    }
}

fn usage(usage: &engine::Usage) -> wire::TokenUsageBreakdown {
    wire::TokenUsageBreakdown {
        total_tokens: usage.total() as i64,
        input_tokens: usage.input as i64,
        cached_input_tokens: usage.cached_input as i64,
        cache_write_input_tokens: usage.cache_write as i64,
        output_tokens: usage.output as i64,
        reasoning_output_tokens: usage.reasoning as i64,
    }
}

fn plan_step(step: &engine::PlanStep) -> wire::TurnPlanStep {
    wire::TurnPlanStep {
        step: step.text.clone(),
        status: match step.status {
            engine::PlanStepStatus::Pending => wire::TurnPlanStepStatus::Pending,
            engine::PlanStepStatus::InProgress => wire::TurnPlanStepStatus::InProgress,
            engine::PlanStepStatus::Completed => wire::TurnPlanStepStatus::Completed,
        },
    }
}

/// Shows an item.
pub(super) fn item(item: &Item) -> wire::ThreadItem {
    use wire::ThreadItem as W;

    let id = item.id.to_string();
    let (started_at_ms, completed_at_ms) = (Some(item.started_at), item.completed_at);
    match &item.body {
        ItemBody::User {
            content, client_id, ..
        } => W::UserMessage(wire::ThreadItemUserMessage {
            id,
            client_id: client_id.clone(),
            content: content.iter().map(user_input).collect(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Agent { text } => W::AgentMessage(wire::ThreadItemAgentMessage {
            id,
            text: text.clone(),
            moderation: None,
            phase: None,
            memory_citation: None,
            delivery: None,
            questions: None,
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Reasoning { summary, content } => W::Reasoning(wire::ThreadItemReasoning {
            id,
            summary: summary.clone(),
            content: content.clone(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Command(command) => W::CommandExecution(wire::ThreadItemCommandExecution {
            id,
            plugin_id: None,
            script_path: None,
            command: command::join(&command.argv),
            cwd: command.cwd.display().to_string(),
            process_id: command.process_id.clone(),
            source: if command.process_id.is_some() {
                wire::CommandExecutionSource::UnifiedExecStartup
            } else {
                wire::CommandExecutionSource::Agent
            },
            status: match command.status {
                ActionStatus::InProgress => wire::CommandExecutionStatus::InProgress,
                ActionStatus::Completed => wire::CommandExecutionStatus::Completed,
                ActionStatus::Failed => wire::CommandExecutionStatus::Failed,
                ActionStatus::Declined => wire::CommandExecutionStatus::Declined,
            },
            command_actions: command.actions.iter().map(command_action).collect(),
            aggregated_output: command.output.clone().filter(|output| !output.is_empty()),
            exit_code: command.exit_code,
            duration_ms: command.duration_ms,
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::FileChange(change) => W::FileChange(wire::ThreadItemFileChange {
            id,
            changes: change.changes.iter().map(file_change).collect(),
            status: match change.status {
                ActionStatus::InProgress => wire::PatchApplyStatus::InProgress,
                ActionStatus::Completed => wire::PatchApplyStatus::Completed,
                ActionStatus::Failed => wire::PatchApplyStatus::Failed,
                ActionStatus::Declined => wire::PatchApplyStatus::Declined,
            },
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Tool(tool) => tool_item(id, tool, started_at_ms, completed_at_ms),
        ItemBody::Plan { text } => W::Plan(wire::ThreadItemPlan {
            id,
            text: text.clone(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::ImageView { path } => W::ImageView(wire::ThreadItemImageView {
            id,
            path: path.display().to_string(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::WebSearch { query } => W::WebSearch(wire::ThreadItemWebSearch {
            id,
            query: query.clone(),
            action: None,
            results: None,
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Compaction { .. } => W::ContextCompaction(wire::ThreadItemContextCompaction {
            id,
            started_at_ms,
            completed_at_ms,
        }),
        // Codex tells of failures by `error` notifications and keeps no item of them.
        ItemBody::Error { message } => W::AgentMessage(wire::ThreadItemAgentMessage {
            id,
            text: message.clone(),
            moderation: None,
            phase: None,
            memory_citation: None,
            delivery: None,
            questions: None,
            started_at_ms,
            completed_at_ms,
        }),
    }
}

fn tool_item(
    id: String,
    tool: &engine::ToolItem,
    started_at_ms: Option<i64>,
    completed_at_ms: Option<i64>,
) -> wire::ThreadItem {
    let arguments = RawJson::from(tool.arguments.clone());
    if let ToolSource::Client { namespace } = &tool.source {
        return wire::ThreadItem::DynamicToolCall(wire::ThreadItemDynamicToolCall {
            id,
            namespace: namespace.clone(),
            tool: tool.name.clone(),
            arguments,
            status: match tool.status {
                ActionStatus::InProgress => wire::DynamicToolCallStatus::InProgress,
                ActionStatus::Completed => wire::DynamicToolCallStatus::Completed,
                ActionStatus::Failed | ActionStatus::Declined => {
                    wire::DynamicToolCallStatus::Failed
                }
            },
            content_items: tool
                .content
                .as_ref()
                .map(|content| content.iter().map(tool_content).collect()),
            success: tool
                .content
                .as_ref()
                .map(|_| tool.status == ActionStatus::Completed),
            duration_ms: tool.duration_ms,
            started_at_ms,
            completed_at_ms,
        });
    }
    let server = match &tool.source {
        ToolSource::Mcp { server } => server.clone(),
        ToolSource::Plugin { plugin } => plugin.clone(),
        ToolSource::Agent | ToolSource::Client { .. } => "agent".to_owned(),
    };
    wire::ThreadItem::McpToolCall(wire::ThreadItemMcpToolCall {
        id,
        server,
        tool: tool.name.clone(),
        arguments,
        status: match tool.status {
            ActionStatus::InProgress => wire::McpToolCallStatus::InProgress,
            ActionStatus::Completed => wire::McpToolCallStatus::Completed,
            ActionStatus::Failed | ActionStatus::Declined => wire::McpToolCallStatus::Failed,
        },
        result: tool
            .content
            .as_ref()
            .filter(|_| tool.error.is_none())
            .map(|content| wire::McpToolCallResult {
                content: content.iter().filter_map(mcp_content).collect(),
                structured_content: tool.structured.clone().map(RawJson::from),
                meta: None,
            }),
        error: tool.error.as_ref().map(|message| wire::McpToolCallError {
            message: message.clone(),
        }),
        duration_ms: tool.duration_ms,
        app_context: None,
        mcp_app_resource_uri: None,
        mcp_app_ui: None,
        plugin_id: None,
        read_only_hint: None,
        started_at_ms,
        completed_at_ms,
    })
}

fn mcp_content(content: &ToolContent) -> Option<RawJson> {
    let value = match content {
        ToolContent::Text { text } => serde_json::json!({ "type": "text", "text": text }),
        ToolContent::Image { url } => {
            serde_json::json!({ "type": "resource_link", "uri": url, "name": "image" })
        }
    };
    RawJson::encode(&value).ok()
}

fn tool_content(content: &ToolContent) -> wire::DynamicToolCallOutputContentItem {
    use wire::DynamicToolCallOutputContentItem as W;

    match content {
        ToolContent::Text { text } => {
            W::InputText(wire::DynamicToolCallOutputContentItemInputText { text: text.clone() })
        }
        ToolContent::Image { url } => {
            W::InputImage(wire::DynamicToolCallOutputContentItemInputImage {
                image_url: url.clone(),
            })
        }
    }
}

fn user_input(part: &InputPart) -> wire::UserInput {
    use wire::UserInput as W;

    let text = |text: String| {
        W::Text(wire::UserInputText {
            text,
            text_elements: Vec::new(),
        })
    };
    match part {
        InputPart::Text { text, elements } => W::Text(wire::UserInputText {
            text: text.clone(),
            text_elements: elements
                .as_ref()
                .and_then(|elements| serde_json::from_str(elements.0.get()).ok())
                .unwrap_or_default(),
        }),
        InputPart::Image { url } => W::Image(wire::UserInputImage {
            url: Some(url.clone()),
            file_id: None,
            detail: None,
        }),
        InputPart::LocalImage { path } => W::LocalImage(wire::UserInputLocalImage {
            path: path.display().to_string(),
            detail: None,
        }),
        InputPart::Audio { url } => W::Audio(wire::UserInputAudio {
            url: Some(url.clone()),
            file_id: None,
        }),
        InputPart::Skill { name, path } => W::Skill(wire::UserInputSkill {
            name: name.clone(),
            path: path
                .as_ref()
                .map(|path| path.display().to_string())
                .unwrap_or_default(),
        }),
        InputPart::Mention { name, path } => W::Mention(wire::UserInputMention {
            name: name.clone(),
            path: path.clone(),
        }),
        InputPart::Command { name, arguments } => text(arguments.as_ref().map_or_else(
            || format!("/{name}"),
            |arguments| format!("/{name} {arguments}"),
        )),
        InputPart::Resource { text: content, .. } => text(content.clone()),
    }
}

fn command_action(action: &engine::CommandAction) -> wire::CommandAction {
    use engine::CommandAction as E;
    use wire::CommandAction as W;

    match action.clone() {
        E::Read {
            command,
            name,
            path,
        } => W::Read(wire::CommandActionRead {
            command,
            name,
            path: path.display().to_string(),
        }),
        E::List { command, path } => W::ListFiles(wire::CommandActionListFiles { command, path }),
        E::Search {
            command,
            query,
            path,
        } => W::Search(wire::CommandActionSearch {
            command,
            query,
            path,
        }),
        E::Unknown { command } => W::Other(wire::CommandActionOther { command }),
    }
}

fn file_change(change: &engine::FileChange) -> wire::FileUpdateChange {
    wire::FileUpdateChange {
        path: change.path.display().to_string(),
        diff: change.diff.clone(),
        kind: match &change.kind {
            engine::FileChangeKind::Add => wire::PatchChangeKind::Add,
            engine::FileChangeKind::Delete => wire::PatchChangeKind::Delete,
            engine::FileChangeKind::Update { move_path } => {
                wire::PatchChangeKind::Update(wire::PatchChangeKindUpdate {
                    move_path: move_path.as_ref().map(|path| path.display().to_string()),
                })
            }
        },
    }
}

/// Shows an approval policy.
pub(super) fn approval_policy(policy: &ApprovalPolicy) -> wire::AskForApproval {
    match policy {
        ApprovalPolicy::Untrusted => wire::AskForApproval::Untrusted,
        ApprovalPolicy::OnFailure => wire::AskForApproval::OnFailure,
        ApprovalPolicy::OnRequest => wire::AskForApproval::OnRequest,
        ApprovalPolicy::Never => wire::AskForApproval::Never,
        ApprovalPolicy::Granular(granular) => {
            wire::AskForApproval::Granular(wire::GranularApprovalPolicy {
                sandbox_approval: granular.sandbox_approval,
                rules: granular.rules,
                mcp_elicitations: granular.mcp_elicitations,
                request_permissions: granular.request_permissions,
                skill_approval: granular.skill_approval,
            })
        }
    }
}

/// Shows a sandbox policy.
pub(super) fn sandbox_policy(policy: &SandboxPolicy) -> wire::SandboxPolicy {
    use wire::SandboxPolicy as W;

    match policy {
        SandboxPolicy::ReadOnly { network } => W::ReadOnly(wire::SandboxPolicyReadOnly {
            network_access: *network,
        }),
        SandboxPolicy::WorkspaceWrite {
            writable_roots,
            network,
            exclude_tmpdir_env_var,
            exclude_slash_tmp,
        } => W::WorkspaceWrite(wire::SandboxPolicyWorkspaceWrite {
            writable_roots: writable_roots
                .iter()
                .map(|root| root.display().to_string())
                .collect(),
            network_access: *network,
            exclude_tmpdir_env_var: *exclude_tmpdir_env_var,
            exclude_slash_tmp: *exclude_slash_tmp,
        }),
        SandboxPolicy::External { network } => {
            W::ExternalSandbox(wire::SandboxPolicyExternalSandbox {
                network_access: if *network {
                    wire::NetworkAccess::Enabled
                } else {
                    wire::NetworkAccess::Restricted
                },
            })
        }
        SandboxPolicy::DangerFullAccess => W::DangerFullAccess,
    }
}

/// Asks whether a command may run.
pub(super) fn command_approval(ask: &Ask) -> wire::CommandExecutionRequestApprovalParams {
    use wire::CommandExecutionApprovalDecision as Decision;

    let AskKind::Command {
        argv,
        cwd,
        actions,
        reason,
        amendment,
        ..
    } = &ask.kind
    else {
        unreachable!("only questions about commands are asked this way")
    };
    let mut available = vec![Decision::Accept];
    if let Some(amendment) = amendment {
        available.push(Decision::AcceptWithExecpolicyAmendment(
            wire::ExecpolicyAmendmentDecision {
                execpolicy_amendment: amendment.clone(),
            },
        ));
    }
    available.push(Decision::Cancel);
    wire::CommandExecutionRequestApprovalParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        item_id: ask.item.to_string(),
        started_at_ms: ask.opened_at,
        environment_id: Some("local".into()),
        command: Some(command::join(argv)),
        cwd: Some(cwd.display().to_string()),
        command_actions: Some(actions.iter().map(command_action).collect()),
        reason: reason.clone(),
        proposed_execpolicy_amendment: amendment.clone(),
        available_decisions: Some(available),
        kind: wire::CommandExecutionApprovalKind::Command,
        approval_id: None,
        network_approval_context: None,
        additional_permissions: None,
        proposed_network_policy_amendments: None,
    }
}

/// Asks whether files may change.
pub(super) fn file_change_approval(ask: &Ask) -> wire::FileChangeRequestApprovalParams {
    let AskKind::FileChange { reason, .. } = &ask.kind else {
        unreachable!("only questions about files are asked this way")
    };
    wire::FileChangeRequestApprovalParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        item_id: ask.item.to_string(),
        started_at_ms: ask.opened_at,
        reason: reason.clone(),
        grant_root: None,
    }
}

/// Asks the user.
pub(super) fn user_input_request(ask: &Ask) -> wire::ToolRequestUserInputParams {
    let AskKind::Input { questions } = &ask.kind else {
        unreachable!("only questions to the user are asked this way")
    };
    wire::ToolRequestUserInputParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        item_id: ask.item.to_string(),
        questions: questions
            .iter()
            .map(|question| wire::ToolRequestUserInputQuestion {
                id: question.id.clone(),
                header: question.header.clone(),
                question: question.text.clone(),
                is_other: question.other,
                is_secret: question.secret,
                options: (!question.options.is_empty()).then(|| {
                    question
                        .options
                        .iter()
                        .map(|option| wire::ToolRequestUserInputOption {
                            label: option.label.clone(),
                            description: option.description.clone(),
                        })
                        .collect()
                }),
            })
            .collect(),
        is_blocking: true,
        auto_resolution_ms: None,
    }
}

/// Asks the client to run one of its tools.
pub(super) fn tool_call(ask: &Ask) -> wire::DynamicToolCallParams {
    let AskKind::ToolCall {
        namespace,
        tool,
        arguments,
    } = &ask.kind
    else {
        unreachable!("only tool calls are asked this way")
    };
    wire::DynamicToolCallParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        call_id: ask.item.to_string(),
        namespace: namespace.clone(),
        tool: tool.clone(),
        arguments: RawJson::from(arguments.clone()),
    }
}

/// Shows the id of a request of ours.
pub(super) fn request_id(id: &RequestId) -> wire::RequestId {
    match id {
        RequestId::Int(id) => wire::RequestId::Number(*id),
        RequestId::Text(id) => wire::RequestId::Text(id.to_string()),
        RequestId::Null => wire::RequestId::Text(String::new()),
    }
}
