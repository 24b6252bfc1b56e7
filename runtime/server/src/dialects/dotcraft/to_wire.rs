//! Engine → DotCraft. Pure: what goes out depends on the event, what came before it in its turn, and the client's
//! flags.
//!
//! An engine item keeps its id. Where the dialect shows it as several items, the further ones are named after it:
//! `<id>.execution`, `<id>.command` and `<id>.result` of a tool call, `<ask id>.response` of a question,
//! `<turn id>.error` of a failed turn.

use std::sync::Arc;

use serde_json::json;
use threadwire_engine::{
    ActionStatus, Answer, Ask, AskKind, Decision, DeltaKind, Event, EventKind, FileChange,
    FileChangeKind, InputPart, Item, ItemBody, ItemId, Millis, Plan, PlanStepStatus, QueuedInput,
    SettledBy, Thread, ThreadChange, ThreadId, ThreadStatus, ToolContent, ToolItem, ToolSource,
    Turn, TurnErrorKind, TurnId, TurnStatus, TurnWithItems, Usage,
};
use threadwire_protocol::{
    NotificationMethod, RawJson,
    dotcraft::{self as wire, notification},
    envelope::{Frame, Wire},
};

use super::kept;
use crate::{dialects::time::iso, outbox::MergeKey};

/// How messages are written.
pub(super) const WIRE: Wire = Wire {
    jsonrpc: true,
    version: 0,
};

/// Characters of a result that its preview shows.
const PREVIEW_CHARS: usize = 4096;
/// Characters of the first message that a thread is named after.
const TITLE_CHARS: usize = 60;

/// Which items and deltas a client asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flags {
    /// Deltas of text.
    pub(super) streaming: bool,
    /// `commandExecution` items and their output.
    pub(super) commands: bool,
    /// `toolExecution` items.
    pub(super) executions: bool,
}

impl Flags {
    /// Names the encodings for clients with these flags in [`threadwire_engine::Memo`].
    pub(super) fn memo_key(self) -> u32 {
        0xD07C_0000
            | u32::from(self.streaming)
            | u32::from(self.commands) << 1
            | u32::from(self.executions) << 2
    }
}

/// One message of an event.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) method: &'static str,
    pub(super) frame: Frame,
    pub(super) merge: Option<MergeKey>,
}

impl Message {
    /// Encodes a notification.
    pub(super) fn new<M: NotificationMethod>(params: &M::Params) -> Self {
        Self {
            method: M::NAME,
            frame: WIRE.notification::<M>(params, None),
            merge: None,
        }
    }

    fn delta<M: NotificationMethod>(item: &ItemId, kind: DeltaKind, params: &M::Params) -> Self {
        let frame = WIRE
            .notification::<M>(params, None)
            .with_text_member("delta");
        Self {
            method: M::NAME,
            frame,
            merge: Some(MergeKey {
                item: item.clone(),
                kind,
            }),
        }
    }
}

/// Encodes an event as the messages it causes, in their order. Start and end of a turn and what the user says are not
/// among them: they also show what else belongs to the turn.
pub(super) fn messages(event: &Event, flags: Flags) -> Vec<Message> {
    let thread_id = || event.thread.to_string();
    match &event.kind {
        EventKind::ThreadStarted(thread) => {
            let view = ThreadView::default();
            let params = wire::ThreadStartedNotification {
                thread: self::thread(thread, view),
            };
            vec![Message::new::<notification::ThreadStarted>(&params)]
        }
        EventKind::ThreadChanged { change, thread } => thread_changed(*change, thread),
        EventKind::ThreadDeleted => {
            let params = wire::ThreadDeletedNotification {
                thread_id: thread_id(),
            };
            vec![Message::new::<notification::ThreadDeleted>(&params)]
        }
        EventKind::StatusChanged(status) => vec![runtime_changed(event.thread, *status)],
        EventKind::ItemStarted(item) => shown_at_start(item, flags)
            .into_iter()
            .map(|step| item_message(event.thread, item.turn, step))
            .collect(),
        EventKind::ItemCompleted(item) | EventKind::ItemAbandoned(item) => {
            let mut out: Vec<Message> = shown_at_end(item, flags)
                .into_iter()
                .map(|step| item_message(event.thread, item.turn, step))
                .collect();
            if let ItemBody::Plan { text } = &item.body {
                out.push(proposed_plan(event.thread, text));
            }
            out
        }
        EventKind::ItemDelta {
            turn,
            item,
            kind,
            text,
        } => delta(event.thread, *turn, item, *kind, text, flags),
        EventKind::PlanChanged { plan, .. } => vec![plan_updated(event.thread, plan)],
        EventKind::DiffChanged { turn, diff } => {
            vec![Message::new::<notification::TurnDiffUpdated>(
                &wire::TurnDiffUpdatedNotification {
                    thread_id: Some(thread_id()),
                    turn_id: Some(turn.to_string()),
                    diff: Some(diff.to_string()),
                },
            )]
        }
        EventKind::UsageChanged { turn, report } => {
            vec![usage_delta(
                event.thread,
                *turn,
                &report.last,
                &report.turn_total,
                report.context_window,
            )]
        }
        EventKind::QueueChanged(queue) => {
            vec![Message::new::<notification::ThreadQueueUpdated>(
                &wire::ThreadQueueUpdatedNotification {
                    thread_id: thread_id(),
                    queued_inputs: self::queue(event.thread, queue),
                },
            )]
        }
        EventKind::AskOpened(ask) => asked(ask, None)
            .map(|item| item_message(event.thread, ask.turn, Step::Started(item)))
            .into_iter()
            .collect(),
        EventKind::AskSettled { ask, answer, by } => settled(ask, answer, *by, event.time),
        EventKind::TurnTrouble {
            turn,
            error,
            will_retry: true,
        } => {
            vec![Message::new::<notification::SystemEvent>(
                &wire::SystemEventNotification {
                    thread_id: Some(thread_id()),
                    turn_id: Some(turn.to_string()),
                    fallback_text: Some(error.message.clone()),
                    message: Some(error.message.clone()),
                    ..system_event(wire::SystemEventKind::StreamError)
                },
            )]
        }
        EventKind::TurnTrouble {
            turn,
            error,
            will_retry: false,
        } => {
            let item = |status| failure(*turn, &error.message, &error.kind, event.time, status);
            vec![
                item_message(
                    event.thread,
                    *turn,
                    Step::Started(item(wire::ItemStatus::Started)),
                ),
                item_message(
                    event.thread,
                    *turn,
                    Step::Completed(item(wire::ItemStatus::Completed)),
                ),
            ]
        }
        // A thread that leaves memory is as it was; items are shown when they start and when they are done; and the
        // dialect has no place for warnings and limits.
        EventKind::ThreadUnloaded
        | EventKind::TurnStarted(_)
        | EventKind::TurnEnded { .. }
        | EventKind::ItemChanged(_)
        | EventKind::LimitsShown { .. }
        | EventKind::TurnsRemoved(_)
        | EventKind::ToolServerChanged(_)
        | EventKind::Warning { .. } => Vec::new(),
    }
}

fn thread_changed(change: ThreadChange, thread: &Thread) -> Vec<Message> {
    let status_changed = |previous, new| vec![status_changed(thread.id, previous, new)];
    match change {
        ThreadChange::Archived => status_changed(live_status(thread), wire::ThreadStatus::Archived),
        ThreadChange::Unarchived => {
            status_changed(wire::ThreadStatus::Archived, live_status(thread))
        }
        // A thread that has a name of its own is not named after its first message.
        ThreadChange::Preview if thread.name.is_some() => Vec::new(),
        ThreadChange::Name | ThreadChange::Preview => display_name(thread)
            .map(|display_name| {
                let params = wire::ThreadRenamedNotification {
                    thread_id: thread.id.to_string(),
                    display_name,
                };
                Message::new::<notification::ThreadRenamed>(&params)
            })
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

/// Tells that a thread went from one status to another.
pub(super) fn status_changed(
    thread: ThreadId,
    previous: wire::ThreadStatus,
    new: wire::ThreadStatus,
) -> Message {
    Message::new::<notification::ThreadStatusChanged>(&wire::ThreadStatusChangedNotification {
        thread_id: thread.to_string(),
        previous_status: previous,
        new_status: new,
    })
}

/// Tells what a thread is doing.
pub(super) fn runtime_changed(thread: ThreadId, status: ThreadStatus) -> Message {
    Message::new::<notification::ThreadRuntimeChanged>(&wire::ThreadRuntimeChangedNotification {
        thread_id: thread.to_string(),
        runtime: runtime(status),
    })
}

/// Tells that `channel` resumed a thread.
pub(super) fn resumed(thread: &Thread, channel: &str) -> Message {
    Message::new::<notification::ThreadResumed>(&wire::ThreadResumedNotification {
        thread: self::thread(thread, ThreadView::default()),
        resumed_by: channel.to_owned(),
    })
}

/// Tells that a turn began. `said` is what the user said to begin it.
pub(super) fn turn_started(thread: ThreadId, turn: &Turn, said: Option<&Item>) -> Message {
    let items = said
        .map(|item| user_item(item, Some(turn), wire::ItemStatus::Completed))
        .into_iter()
        .collect();
    let turn = self::turn(thread, turn, wire::TurnStatus::Running, items);
    Message::new::<notification::TurnStarted>(&wire::TurnStartedNotification { turn })
}

/// Tells how a turn ended, with all that was shown of it.
pub(super) fn turn_ended(thread: ThreadId, turn: &Turn, items: Vec<wire::Item>) -> Message {
    let error = turn.error.as_ref().map(|error| error.message.clone());
    let status = turn_status(turn, ThreadStatus::Idle);
    let shown = self::turn(thread, turn, status, items);
    match turn.status {
        TurnStatus::Completed | TurnStatus::Running => {
            Message::new::<notification::TurnCompleted>(&wire::TurnCompletedNotification {
                turn: shown,
            })
        }
        TurnStatus::Failed => {
            Message::new::<notification::TurnFailed>(&wire::TurnFailedNotification {
                turn: shown,
                error,
            })
        }
        TurnStatus::Interrupted => {
            Message::new::<notification::TurnCancelled>(&wire::TurnCancelledNotification {
                turn: shown,
                reason: "The turn was interrupted.".to_owned(),
            })
        }
    }
}

/// Tells that the user said something: at the start of its item, or at its end.
pub(super) fn user_said(
    thread: ThreadId,
    item: &Item,
    turn: Option<&Turn>,
    started: bool,
) -> Message {
    let step = if started {
        Step::Started(user_item(item, turn, wire::ItemStatus::Started))
    } else {
        Step::Completed(user_item(item, turn, wire::ItemStatus::Completed))
    };
    item_message(thread, item.turn, step)
}

/// What is told of an item.
enum Step {
    Started(wire::Item),
    Completed(wire::Item),
}

fn item_message(thread: ThreadId, turn: TurnId, step: Step) -> Message {
    let (thread_id, turn_id) = (thread.to_string(), turn.to_string());
    match step {
        Step::Started(item) => {
            Message::new::<notification::ItemStarted>(&wire::ItemStartedNotification {
                thread_id,
                turn_id,
                item,
            })
        }
        Step::Completed(item) => {
            Message::new::<notification::ItemCompleted>(&wire::ItemCompletedNotification {
                thread_id,
                turn_id,
                item,
            })
        }
    }
}

fn delta(
    thread: ThreadId,
    turn: TurnId,
    item: &ItemId,
    kind: DeltaKind,
    text: &str,
    flags: Flags,
) -> Vec<Message> {
    let (thread_id, turn_id) = (thread.to_string(), turn.to_string());
    let message = match kind {
        DeltaKind::Text if flags.streaming => {
            Message::delta::<notification::ItemAgentMessageDelta>(
                item,
                kind,
                &wire::ItemAgentMessageDeltaNotification {
                    thread_id,
                    turn_id,
                    item_id: item.to_string(),
                    delta_kind: wire::DeltaKind::AgentMessage,
                    delta: text.to_owned(),
                },
            )
        }
        DeltaKind::Summary(section) | DeltaKind::Reasoning(section) if flags.streaming => {
            // An empty text opens a section; sections are paragraphs here.
            let delta = match (text.is_empty(), section) {
                (false, _) => text.to_owned(),
                (true, 0) => return Vec::new(),
                (true, _) => SECTION_BREAK.to_owned(),
            };
            Message::delta::<notification::ItemReasoningDelta>(
                item,
                // All sections are one text here, so they may be merged with each other.
                DeltaKind::Reasoning(0),
                &wire::ItemReasoningDeltaNotification {
                    thread_id,
                    turn_id,
                    item_id: item.to_string(),
                    delta_kind: wire::DeltaKind::ReasoningContent,
                    delta,
                },
            )
        }
        DeltaKind::Output if flags.commands => {
            Message::delta::<notification::ItemCommandExecutionOutputDelta>(
                item,
                kind,
                &wire::ItemCommandExecutionOutputDeltaNotification {
                    thread_id,
                    turn_id,
                    item_id: command_id(item),
                    delta: text.to_owned(),
                },
            )
        }
        _ => return Vec::new(),
    };
    vec![message]
}

const SECTION_BREAK: &str = "\n\n";

fn command_id(item: &ItemId) -> String {
    format!("{item}.command")
}

/// The members that items of all types have.
struct Head {
    id: String,
    turn_id: String,
    status: wire::ItemStatus,
    created_at: String,
    completed_at: Option<String>,
}

impl Head {
    /// Of an item as it is.
    fn of(item: &Item) -> Self {
        Self {
            id: item.id.to_string(),
            turn_id: item.turn.to_string(),
            status: item_status(item.completed_at),
            created_at: iso(item.started_at),
            completed_at: item.completed_at.map(iso),
        }
    }

    /// Of a further item that shows the same thing.
    fn derived(item: &Item, suffix: &str) -> Self {
        Self {
            id: format!("{}.{suffix}", item.id),
            ..Self::of(item)
        }
    }

    /// Of an item that came into being and was final at once.
    fn instant(id: String, turn: TurnId, time: Millis) -> Self {
        Self {
            id,
            turn_id: turn.to_string(),
            status: wire::ItemStatus::Completed,
            created_at: iso(time),
            completed_at: Some(iso(time)),
        }
    }

    fn started(self) -> Self {
        Self {
            status: wire::ItemStatus::Started,
            completed_at: None,
            ..self
        }
    }
}

fn item_status(completed_at: Option<Millis>) -> wire::ItemStatus {
    if completed_at.is_some() {
        wire::ItemStatus::Completed
    } else {
        wire::ItemStatus::Started
    }
}

/// Makes an item of a head and a payload.
macro_rules! item {
    ($variant:ident, $type:ident, $head:expr, $payload:expr) => {{
        let Head {
            id,
            turn_id,
            status,
            created_at,
            completed_at,
        } = $head;
        let payload = $payload;
        wire::Item::$variant(wire::$type {
            id,
            turn_id,
            status,
            payload,
            payload_kind: None,
            created_at,
            completed_at,
        })
    }};
}

/// Shows an item of the history, except for the result of a call.
fn shown(item: &Item, turn: &Turn, flags: Flags) -> Vec<wire::Item> {
    if let ItemBody::User { .. } = item.body {
        return vec![user_item(item, Some(turn), item_status(item.completed_at))];
    }
    if let Some(single) = single(item) {
        return vec![single];
    }
    if is_hidden(item) {
        return Vec::new();
    }
    let mut out = vec![call(item, item.completed_at.unwrap_or(item.started_at))];
    out.extend(execution(item, flags));
    out.extend(command(item, flags));
    out
}

/// Shows the result of a call of the history, once it is there.
fn shown_result(item: &Item) -> Option<wire::Item> {
    let is_user = matches!(item.body, ItemBody::User { .. });
    let is_call = !is_user && !is_hidden(item) && single(item).is_none();
    (is_call && item.completed_at.is_some()).then(|| result(item))
}

/// Tells whether the dialect has no place for an item. What a review is about and what it found are in its messages too.
fn is_hidden(item: &Item) -> bool {
    matches!(
        item.body,
        ItemBody::ReviewStarted { .. } | ItemBody::ReviewEnded { .. }
    )
}

/// Tells whether the arguments of a call are known when it is done only: what the model itself makes as it goes.
fn is_told_late(item: &Item) -> bool {
    matches!(
        item.body,
        ItemBody::WebSearch { .. } | ItemBody::Plan { .. }
    )
}

fn shown_at_start(item: &Item, flags: Flags) -> Vec<Step> {
    if let Some(single) = single(item) {
        return vec![Step::Started(single)];
    }
    if matches!(item.body, ItemBody::User { .. }) || is_hidden(item) {
        return Vec::new();
    }
    let mut out = vec![Step::Started(call_started(item))];
    if is_told_late(item) {
        return out;
    }
    // The other arguments are complete when the engine tells of a call, so the call as such is final.
    out.push(Step::Completed(call(item, item.started_at)));
    out.extend(execution(item, flags).map(Step::Started));
    out.extend(command(item, flags).map(Step::Started));
    out
}

fn shown_at_end(item: &Item, flags: Flags) -> Vec<Step> {
    if let Some(single) = single(item) {
        return vec![Step::Completed(single)];
    }
    if matches!(item.body, ItemBody::User { .. }) || is_hidden(item) {
        return Vec::new();
    }
    let mut out = Vec::new();
    if is_told_late(item) {
        let completed_at = item.completed_at.unwrap_or(item.started_at);
        out.push(Step::Completed(call(item, completed_at)));
    }
    out.extend(command(item, flags).map(Step::Completed));
    out.extend(execution(item, flags).map(Step::Completed));
    out.push(Step::Started(result_started(item)));
    out.push(Step::Completed(result(item)));
    out
}

/// Shows an item that is one item here too.
fn single(item: &Item) -> Option<wire::Item> {
    let head = || Head::of(item);
    Some(match &item.body {
        ItemBody::Agent { text } => {
            item!(
                AgentMessage,
                ItemAgentMessage,
                head(),
                wire::AgentMessagePayload { text: text.clone() }
            )
        }
        ItemBody::Reasoning { summary, content } => {
            let text = summary.join(SECTION_BREAK) + &content.join(SECTION_BREAK);
            item!(
                ReasoningContent,
                ItemReasoningContent,
                head(),
                wire::ReasoningContentPayload { text }
            )
        }
        ItemBody::Tool(tool) => match &tool.source {
            ToolSource::Client { namespace } => {
                dynamic_tool_call(head(), item, tool, namespace.clone())
            }
            ToolSource::Plugin { plugin } => plugin_function_call(head(), item, tool, plugin),
            ToolSource::Agent | ToolSource::Mcp { .. } => return None,
        },
        ItemBody::Compaction { .. } => item!(
            SystemNotice,
            ItemSystemNotice,
            head(),
            wire::SystemNoticePayload {
                kind: wire::SystemNoticeKind::Compacted,
                trigger: None,
                mode: Some("partial".to_owned()),
                tokens_before: None,
                tokens_after: None,
                percent_left_after: None,
                cleared_tool_results: None,
                source_thread_id: None,
            }
        ),
        ItemBody::Error { message } => item!(
            Error,
            ItemError,
            head(),
            wire::ErrorPayload {
                message: message.clone(),
                code: "agent_error".to_owned(),
                fatal: false
            }
        ),
        ItemBody::User { .. }
        | ItemBody::Command(_)
        | ItemBody::FileChange(_)
        | ItemBody::Plan { .. }
        | ItemBody::ImageView { .. }
        | ItemBody::ReviewStarted { .. }
        | ItemBody::ReviewEnded { .. }
        | ItemBody::WebSearch { .. } => return None,
    })
}

fn user_item(item: &Item, turn: Option<&Turn>, status: wire::ItemStatus) -> wire::Item {
    let (content, steered) = match &item.body {
        ItemBody::User {
            content, steered, ..
        } => (content.as_slice(), *steered),
        _ => (&[][..], false),
    };
    let parts: Vec<wire::InputPart> = content.iter().map(input_part).collect();
    let origin = turn.map(|turn| &turn.origin);
    // What the user said is final from the start.
    let completed_at = Some(iso(item.completed_at.unwrap_or(item.started_at)));
    item!(
        UserMessage,
        ItemUserMessage,
        Head {
            status,
            completed_at,
            ..Head::of(item)
        },
        wire::UserMessagePayload {
            text: input_text(content),
            materialized_input_parts: Some(parts.clone()),
            native_input_parts: Some(parts),
            delivery_mode: steered.then_some(wire::DeliveryMode::Guidance),
            trigger_kind: None,
            trigger_label: None,
            trigger_ref_id: None,
            queued_input_id: None,
            delivery_binding_id: None,
            sender_id: None,
            sender_name: None,
            sender_role: None,
            channel_name: origin.map(|origin| origin.source.clone()),
            channel_context: origin.and_then(|origin| origin.context.clone()),
            group_id: None,
            images: None,
            sent_as_goal: None,
        }
    )
}

/// Name and arguments of what is a tool call here.
fn call_of(item: &Item) -> (String, RawJson) {
    let encode = |arguments| RawJson::encode(&arguments).unwrap_or_else(|_| RawJson::null());
    match &item.body {
        ItemBody::Command(command) => {
            let arguments = json!({ "command": command.command, "workingDirectory": command.cwd });
            ("Exec".to_owned(), encode(arguments))
        }
        ItemBody::FileChange(change) => {
            let (name, arguments) = file_call(&change.changes);
            (name.to_owned(), encode(arguments))
        }
        ItemBody::Tool(tool) => (tool.name.clone(), RawJson::from(tool.arguments.clone())),
        ItemBody::Plan { text } => ("CreatePlan".to_owned(), encode(json!({ "plan": text }))),
        ItemBody::ImageView { path } => ("ViewImage".to_owned(), encode(json!({ "path": path }))),
        ItemBody::WebSearch { query } => {
            ("WebSearch".to_owned(), encode(json!({ "query": query })))
        }
        // The others are no calls.
        ItemBody::User { .. }
        | ItemBody::Agent { .. }
        | ItemBody::Reasoning { .. }
        | ItemBody::Compaction { .. }
        | ItemBody::ReviewStarted { .. }
        | ItemBody::ReviewEnded { .. }
        | ItemBody::Error { .. } => (String::new(), RawJson::null()),
    }
}

fn file_call(changes: &[FileChange]) -> (&'static str, serde_json::Value) {
    match changes {
        [
            FileChange {
                path,
                kind: FileChangeKind::Add,
                diff,
                ..
            },
        ] => ("WriteFile", json!({ "path": path, "content": diff })),
        [
            FileChange {
                path,
                kind: FileChangeKind::Update { move_path: None },
                diff,
                ..
            },
        ] => ("EditFile", json!({ "path": path, "diff": diff })),
        changes => {
            let changes: Vec<serde_json::Value> = changes
                .iter()
                .map(|change| match &change.kind {
                    FileChangeKind::Add => json!({ "path": change.path, "kind": "add", "content": change.diff }),
                    FileChangeKind::Delete => json!({ "path": change.path, "kind": "delete" }),
                    FileChangeKind::Update { move_path: None } => {
                        json!({ "path": change.path, "kind": "update", "diff": change.diff })
                    }
                    FileChangeKind::Update { move_path } => {
                        json!({ "path": change.path, "kind": "update", "movePath": move_path, "diff": change.diff })
                    }
                })
                .collect();
            ("ApplyPatch", json!({ "changes": changes }))
        }
    }
}

fn call_started(item: &Item) -> wire::Item {
    call_item(item, Head::of(item).started())
}

fn call(item: &Item, completed_at: Millis) -> wire::Item {
    let completed_at = Some(iso(completed_at));
    call_item(
        item,
        Head {
            status: wire::ItemStatus::Completed,
            completed_at,
            ..Head::of(item)
        },
    )
}

fn call_item(item: &Item, head: Head) -> wire::Item {
    let (tool_name, arguments) = call_of(item);
    let namespace = match &item.body {
        ItemBody::Tool(ToolItem {
            source: ToolSource::Mcp { server, .. },
            ..
        }) => Some(server.clone()),
        _ => None,
    };
    item!(
        ToolCall,
        ItemToolCall,
        head,
        wire::ToolCallPayload {
            tool_name,
            arguments: Some(arguments),
            call_id: item.id.to_string(),
            namespace,
            provider_flat_name: None,
        }
    )
}

/// What came of a call, as text, and whether it succeeded.
fn outcome(item: &Item) -> (String, bool) {
    let done = |status: ActionStatus| status == ActionStatus::Completed;
    match &item.body {
        ItemBody::Command(command) => {
            let text = match (&command.output, command.status) {
                (_, ActionStatus::Declined) => DECLINED.to_owned(),
                (Some(output), _) => output.clone(),
                (None, _) => command
                    .exit_code
                    .map(|code| format!("exit code {code}"))
                    .unwrap_or_default(),
            };
            (text, done(command.status))
        }
        ItemBody::FileChange(change) => {
            let text = match change.status {
                ActionStatus::Declined => DECLINED.to_owned(),
                ActionStatus::Failed => "The files could not be changed.".to_owned(),
                ActionStatus::Completed | ActionStatus::InProgress => {
                    let paths: Vec<String> = change
                        .changes
                        .iter()
                        .map(|c| c.path.display().to_string())
                        .collect();
                    format!("Changed {}.", paths.join(", "))
                }
            };
            (text, done(change.status))
        }
        ItemBody::Tool(tool) => (tool_text(tool), done(tool.status)),
        _ => (String::new(), true),
    }
}

const DECLINED: &str = "The user declined this operation.";

fn tool_text(tool: &ToolItem) -> String {
    if tool.status == ActionStatus::Declined {
        return DECLINED.to_owned();
    }
    let texts = tool.content.iter().flatten().map(|content| match content {
        ToolContent::Text { text } => text.as_str(),
        ToolContent::Image { .. } => "[image]",
        ToolContent::Block { json } => json.as_str(),
    });
    let text = texts
        .chain(tool.error.as_deref())
        .collect::<Vec<_>>()
        .join("\n");
    match (&tool.structured, text.is_empty()) {
        (Some(structured), true) => structured.get().to_owned(),
        _ => text,
    }
}

fn result_started(item: &Item) -> wire::Item {
    let time = item.completed_at.unwrap_or(item.started_at);
    let head = Head::instant(format!("{}.result", item.id), item.turn, time);
    result_item(item, head.started())
}

fn result(item: &Item) -> wire::Item {
    let time = item.completed_at.unwrap_or(item.started_at);
    result_item(
        item,
        Head::instant(format!("{}.result", item.id), item.turn, time),
    )
}

fn result_item(item: &Item, head: Head) -> wire::Item {
    let (result, success) = outcome(item);
    item!(
        ToolResult,
        ItemToolResult,
        head,
        wire::ToolResultPayload {
            call_id: item.id.to_string(),
            result,
            success,
            tool_name: None,
            content_items: None,
            structured_content: None,
            error_code: None,
            error_message: None,
        }
    )
}

/// Shows a call as an execution, to clients that asked for it.
fn execution(item: &Item, flags: Flags) -> Option<wire::Item> {
    if !flags.executions {
        return None;
    }
    let (status, duration_ms) = match &item.body {
        ItemBody::Command(command) => (command.status, command.duration_ms),
        ItemBody::FileChange(change) => (change.status, None),
        ItemBody::Tool(tool) => (tool.status, tool.duration_ms),
        _ => return None,
    };
    let ended = item.completed_at.is_some();
    let (text, success) = outcome(item);
    Some(item!(
        ToolExecution,
        ItemToolExecution,
        Head::derived(item, "execution"),
        wire::ToolExecutionPayload {
            call_id: item.id.to_string(),
            tool_name: call_of(item).0,
            status: match status {
                _ if !ended => wire::ToolExecutionStatus::InProgress,
                ActionStatus::Completed | ActionStatus::InProgress =>
                    wire::ToolExecutionStatus::Completed,
                ActionStatus::Failed => wire::ToolExecutionStatus::Failed,
                ActionStatus::Declined => wire::ToolExecutionStatus::Cancelled,
            },
            success: ended.then_some(success),
            duration_ms: duration_ms.or_else(|| item.completed_at.map(|end| end - item.started_at)),
            result_preview: ended.then(|| text.chars().take(PREVIEW_CHARS).collect()),
            error_message: None,
        }
    ))
}

/// Shows a command with its output, to clients that asked for it.
fn command(item: &Item, flags: Flags) -> Option<wire::Item> {
    let ItemBody::Command(command) = &item.body else {
        return None;
    };
    flags.commands.then(|| {
        item!(
            CommandExecution,
            ItemCommandExecution,
            Head {
                id: command_id(&item.id),
                ..Head::of(item)
            },
            wire::CommandExecutionPayload {
                call_id: item.id.to_string(),
                command: command.command.clone(),
                working_directory: command.cwd.display().to_string(),
                source: wire::CommandSource::Host,
                status: match command.status {
                    _ if item.completed_at.is_none() => wire::CommandExecutionStatus::InProgress,
                    ActionStatus::Completed | ActionStatus::InProgress =>
                        wire::CommandExecutionStatus::Completed,
                    ActionStatus::Failed => wire::CommandExecutionStatus::Failed,
                    ActionStatus::Declined => wire::CommandExecutionStatus::Cancelled,
                },
                aggregated_output: command.output.clone().unwrap_or_default(),
                exit_code: command.exit_code.map(i64::from),
                duration_ms: command.duration_ms,
                session_id: None,
                output_path: None,
                original_output_chars: None,
                truncated: None,
                background_reason: None,
            }
        )
    })
}

fn dynamic_tool_call(
    head: Head,
    item: &Item,
    tool: &ToolItem,
    namespace: Option<String>,
) -> wire::Item {
    item!(
        DynamicToolCall,
        ItemDynamicToolCall,
        head,
        wire::DynamicToolCallPayload {
            namespace,
            tool_name: tool.name.clone(),
            call_id: item.id.to_string(),
            arguments: Some(RawJson::from(tool.arguments.clone())),
            content_items: tool.content.as_deref().map(content_items),
            structured_result: tool.structured.clone().map(RawJson::from),
            success: item
                .completed_at
                .map(|_| tool.status == ActionStatus::Completed),
            error_code: error_code(item, tool),
            error_message: tool.error.clone(),
            presentation: None,
            status: None,
        }
    )
}

fn plugin_function_call(head: Head, item: &Item, tool: &ToolItem, plugin: &str) -> wire::Item {
    item!(
        PluginFunctionCall,
        ItemPluginFunctionCall,
        head,
        wire::PluginFunctionCallPayload {
            plugin_id: plugin.to_owned(),
            namespace: None,
            function_name: tool.name.clone(),
            call_id: item.id.to_string(),
            arguments: Some(RawJson::from(tool.arguments.clone())),
            content_items: tool.content.as_deref().map(content_items),
            structured_result: tool.structured.clone().map(RawJson::from),
            success: item
                .completed_at
                .map(|_| tool.status == ActionStatus::Completed),
            error_code: error_code(item, tool),
            error_message: tool.error.clone(),
        }
    )
}

fn error_code(item: &Item, tool: &ToolItem) -> Option<String> {
    item.completed_at?;
    match tool.status {
        ActionStatus::Failed => Some("ToolFailed".to_owned()),
        ActionStatus::Declined => Some("Cancelled".to_owned()),
        ActionStatus::Completed | ActionStatus::InProgress => None,
    }
}

fn content_items(content: &[ToolContent]) -> Vec<wire::ToolContentItem> {
    let item = |content: &ToolContent| match content {
        ToolContent::Text { text } => {
            wire::ToolContentItem::Text(wire::ToolContentItemText { text: text.clone() })
        }
        ToolContent::Block { json } => {
            wire::ToolContentItem::Text(wire::ToolContentItemText { text: json.clone() })
        }
        ToolContent::Image { url } => {
            let embedded = url
                .strip_prefix("data:")
                .and_then(|data| data.split_once(";base64,"));
            wire::ToolContentItem::Image(match embedded {
                Some((media_type, data)) => wire::ToolContentItemImage {
                    media_type: Some(media_type.to_owned()),
                    data_base64: Some(data.to_owned()),
                    url: None,
                },
                None => wire::ToolContentItemImage {
                    media_type: None,
                    data_base64: None,
                    url: Some(url.clone()),
                },
            })
        }
    };
    content.iter().map(item).collect()
}

/// Shows why a turn failed as an item of it.
fn failure(
    turn: TurnId,
    message: &str,
    kind: &TurnErrorKind,
    time: Millis,
    status: wire::ItemStatus,
) -> wire::Item {
    let code = match kind {
        TurnErrorKind::ContextWindowExceeded => "context_window_exceeded",
        TurnErrorKind::UsageLimitExceeded => "usage_limit_exceeded",
        TurnErrorKind::ServerOverloaded => "provider_overloaded",
        TurnErrorKind::ConnectionFailed { .. } | TurnErrorKind::StreamDisconnected { .. } => {
            "connection_failed"
        }
        TurnErrorKind::TooManyFailedAttempts { .. } => "too_many_attempts",
        TurnErrorKind::InternalServerError => "provider_error",
        TurnErrorKind::Unauthorized => "unauthorized",
        TurnErrorKind::BadRequest => "bad_request",
        TurnErrorKind::SandboxError => "sandbox_error",
        TurnErrorKind::Other => "agent_error",
    };
    let head = Head::instant(format!("{turn}.error"), turn, time);
    let head = if status == wire::ItemStatus::Completed {
        head
    } else {
        head.started()
    };
    item!(
        Error,
        ItemError,
        head,
        wire::ErrorPayload {
            message: message.to_owned(),
            code: code.to_owned(),
            fatal: true
        }
    )
}

/// Shows a question as an item; `None` for one that is shown as the call it is about. `settled_at` is when it was
/// settled.
pub(super) fn asked(ask: &Ask, settled_at: Option<Millis>) -> Option<wire::Item> {
    let head = Head {
        id: ask.id.to_string(),
        turn_id: ask.turn.to_string(),
        status: item_status(settled_at),
        created_at: iso(ask.opened_at),
        completed_at: settled_at.map(iso),
    };
    if let AskKind::Input { .. } = ask.kind {
        let payload = wire::UserInputRequestPayload {
            request_id: ask.id.to_string(),
            questions: questions(ask),
        };
        return Some(item!(UserInputRequest, ItemUserInputRequest, head, payload));
    }
    let approval = Approval::of(ask)?;
    Some(item!(
        ApprovalRequest,
        ItemApprovalRequest,
        head,
        wire::ApprovalRequestPayload {
            approval_type: approval.kind,
            operation: approval.operation,
            target: approval.target,
            request_id: ask.id.to_string(),
            scope_key: Some(approval.scope_key),
            reason: Some(approval.reason),
            expires_at: None,
        }
    ))
}

/// Shows an answer as an item; `None` as in [`asked`].
pub(super) fn answered(
    ask: &Ask,
    answer: &Answer,
    by: SettledBy,
    time: Millis,
) -> Option<wire::Item> {
    let head = Head::instant(format!("{}.response", ask.id), ask.turn, time);
    let request_id = ask.id.to_string();
    match &ask.kind {
        AskKind::Command { .. } | AskKind::FileChange { .. } | AskKind::Tool { .. } => {
            let decision = match (answer, by) {
                (Answer::Decision { decision }, _) => match decision {
                    Decision::Accept => wire::ApprovalDecision::Accept,
                    Decision::AcceptForSession => wire::ApprovalDecision::AcceptForSession,
                    Decision::AcceptAlways { .. } => wire::ApprovalDecision::AcceptAlways,
                    Decision::Decline => wire::ApprovalDecision::Decline,
                    Decision::Cancel => wire::ApprovalDecision::Cancel,
                },
                (_, SettledBy::TurnEnd) => wire::ApprovalDecision::Cancel,
                _ => wire::ApprovalDecision::Decline,
            };
            let approved = !matches!(
                decision,
                wire::ApprovalDecision::Decline | wire::ApprovalDecision::Cancel
            );
            let payload = wire::ApprovalResponsePayload {
                request_id,
                approved,
                decision: Some(decision),
            };
            Some(item!(ApprovalResponse, ItemApprovalResponse, head, payload))
        }
        AskKind::Input { questions } => {
            let secret = |id: &str| {
                questions
                    .iter()
                    .any(|question| question.secret && question.id == id)
            };
            let answers = match answer {
                Answer::Input { answers } => answers
                    .iter()
                    .filter(|(id, _)| !secret(id))
                    .map(|(id, answers)| {
                        (
                            id.clone(),
                            wire::UserInputAnswer {
                                answers: answers.clone(),
                            },
                        )
                    })
                    .collect(),
                _ => Default::default(),
            };
            let payload = wire::UserInputResponsePayload {
                request_id,
                response: wire::UserInputResult { answers },
            };
            Some(item!(
                UserInputResponse,
                ItemUserInputResponse,
                head,
                payload
            ))
        }
        AskKind::ToolCall { .. } | AskKind::Elicitation { .. } => None,
    }
}

fn settled(ask: &Ask, answer: &Answer, by: SettledBy, time: Millis) -> Vec<Message> {
    let (Some(request), Some(response)) = (asked(ask, Some(time)), answered(ask, answer, by, time))
    else {
        return Vec::new();
    };
    let (thread_id, turn_id) = (ask.thread.to_string(), ask.turn.to_string());
    let resolved = if let AskKind::Input { .. } = ask.kind {
        Message::new::<notification::ItemToolRequestUserInputResolved>(
            &wire::ItemToolRequestUserInputResolvedNotification {
                thread_id,
                turn_id,
                item: response.clone(),
            },
        )
    } else {
        Message::new::<notification::ItemApprovalResolved>(
            &wire::ItemApprovalResolvedNotification {
                thread_id,
                turn_id,
                item: response.clone(),
            },
        )
    };
    vec![
        item_message(ask.thread, ask.turn, Step::Completed(request)),
        item_message(ask.thread, ask.turn, Step::Started(response.clone())),
        resolved,
        item_message(ask.thread, ask.turn, Step::Completed(response)),
    ]
}

/// What consent is asked for.
struct Approval {
    kind: wire::ApprovalType,
    operation: String,
    target: String,
    scope_key: String,
    reason: String,
}

impl Approval {
    fn of(ask: &Ask) -> Option<Self> {
        match &ask.kind {
            AskKind::Command {
                command,
                cwd,
                reason,
                ..
            } => Some(Self {
                kind: wire::ApprovalType::Shell,
                operation: command.clone(),
                target: cwd.display().to_string(),
                scope_key: format!("shell:{command}"),
                reason: reason
                    .clone()
                    .unwrap_or_else(|| "The agent wants to run a command.".to_owned()),
            }),
            AskKind::FileChange { changes, reason } => {
                let operation = match changes.first().map(|change| &change.kind) {
                    Some(FileChangeKind::Add) => "write",
                    _ => "edit",
                };
                let target: Vec<String> = changes
                    .iter()
                    .map(|change| change.path.display().to_string())
                    .collect();
                let target = target.join(", ");
                Some(Self {
                    kind: wire::ApprovalType::File,
                    operation: operation.to_owned(),
                    scope_key: format!("file:{operation}:{target}"),
                    target,
                    reason: reason
                        .clone()
                        .unwrap_or_else(|| "The agent wants to change files.".to_owned()),
                })
            }
            AskKind::Tool {
                server,
                tool,
                arguments,
                ..
            } => Some(Self {
                kind: wire::ApprovalType::RemoteResource,
                operation: tool.clone(),
                target: server.clone(),
                scope_key: format!("mcp:{server}:{tool}"),
                reason: format!(
                    "The agent wants to call the tool {tool} of the MCP server {server} with {}.",
                    arguments.get()
                ),
            }),
            AskKind::Input { .. } | AskKind::ToolCall { .. } | AskKind::Elicitation { .. } => None,
        }
    }
}

/// Asks for consent; `None` where something else is asked.
pub(super) fn approval_request(ask: &Ask) -> Option<wire::ItemApprovalRequestParams> {
    let approval = Approval::of(ask)?;
    Some(wire::ItemApprovalRequestParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        item_id: ask.id.to_string(),
        request_id: ask.id.to_string(),
        approval_type: approval.kind,
        operation: approval.operation,
        target: approval.target,
        scope_key: approval.scope_key,
        reason: approval.reason,
        expires_at: None,
    })
}

/// Asks the user; `None` where something else is asked.
pub(super) fn user_input_request(ask: &Ask) -> Option<wire::ItemToolRequestUserInputParams> {
    matches!(ask.kind, AskKind::Input { .. }).then(|| wire::ItemToolRequestUserInputParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        item_id: ask.id.to_string(),
        request_id: ask.id.to_string(),
        questions: questions(ask),
    })
}

fn questions(ask: &Ask) -> Vec<wire::UserInputQuestion> {
    let AskKind::Input { questions } = &ask.kind else {
        return Vec::new();
    };
    questions
        .iter()
        .map(|question| wire::UserInputQuestion {
            id: question.id.clone(),
            header: question.header.clone(),
            question: question.text.clone(),
            options: question
                .options
                .iter()
                .map(|option| wire::UserInputOption {
                    label: option.label.clone(),
                    description: option.description.clone(),
                })
                .collect(),
            is_other: Some(question.other),
            is_secret: Some(question.secret),
        })
        .collect()
}

/// Asks the client to run one of its tools; `None` where something else is asked.
pub(super) fn tool_call(ask: &Ask) -> Option<wire::ItemToolCallParams> {
    let AskKind::ToolCall {
        namespace,
        tool,
        arguments,
    } = &ask.kind
    else {
        return None;
    };
    Some(wire::ItemToolCallParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        call_id: ask.item.to_string(),
        namespace: namespace.clone(),
        tool: tool.clone(),
        arguments: RawJson::from(arguments.clone()),
    })
}

/// Something that was shown of a turn.
#[derive(Clone, Debug)]
pub(super) enum Shown {
    /// An item.
    Item(Arc<Item>),
    /// A question.
    Asked(Arc<Ask>, Option<Millis>),
    /// Its answer.
    Answered(Arc<Ask>, Arc<Answer>, SettledBy, Millis),
}

impl Shown {
    /// Tells whether both show the same thing, maybe at different times.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Item(one), Self::Item(other)) => one.id == other.id,
            (Self::Asked(one, _), Self::Asked(other, _))
            | (Self::Answered(one, ..), Self::Answered(other, ..)) => one.id == other.id,
            _ => false,
        }
    }
}

/// Returns what was shown of a turn of the history, in the order in which that happened. `open` are the questions of
/// the thread that wait for their answers.
pub(super) fn shown_of(turn: &TurnWithItems, open: &[Arc<Ask>]) -> Vec<Shown> {
    let items = turn.items.iter();
    let mut steps: Vec<(u64, Shown)> = items
        .map(|item| (item.seq, Shown::Item(Arc::clone(item))))
        .collect();
    for settled in &turn.asks {
        let ask = || Arc::clone(&settled.ask);
        let answer = Arc::clone(&settled.answer);
        let time = settled.settled_at;
        steps.push((settled.opened_seq, Shown::Asked(ask(), Some(time))));
        steps.push((
            settled.settled_seq,
            Shown::Answered(ask(), answer, settled.by, time),
        ));
    }
    steps.sort_by_key(|(seq, _)| *seq);
    let mut shown: Vec<Shown> = steps.into_iter().map(|(_, shown)| shown).collect();
    for ask in open.iter().filter(|ask| ask.turn == turn.turn.id) {
        let waiting = Shown::Asked(Arc::clone(ask), None);
        // Between the two looks it may have been settled.
        if !shown.iter().any(|other| other.is_same(&waiting)) {
            shown.push(waiting);
        }
    }
    shown
}

/// Shows what was shown of a turn once more, as items of the turn that has ended.
pub(super) fn turn_items(turn: &Turn, shown: &[Shown], flags: Flags) -> Vec<wire::Item> {
    let mut items: Vec<wire::Item> = Vec::with_capacity(shown.len() + 1);
    // The result of a call comes after what was asked about it.
    let mut waiting: Vec<&Item> = Vec::new();
    let is_asked_about = |item: &Item, rest: &[Shown]| {
        rest.iter().any(|step| match step {
            Shown::Asked(ask, _) | Shown::Answered(ask, ..) => ask.item == item.id,
            Shown::Item(_) => false,
        })
    };
    for (index, step) in shown.iter().enumerate() {
        match step {
            Shown::Item(item) => {
                items.extend(self::shown(item, turn, flags));
                waiting.push(item);
            }
            Shown::Asked(ask, settled_at) => items.extend(asked(ask, *settled_at)),
            Shown::Answered(ask, answer, by, time) => {
                items.extend(answered(ask, answer, *by, *time))
            }
        }
        let rest = &shown[index + 1..];
        let done = waiting.extract_if(.., |item| !is_asked_about(item, rest));
        items.extend(done.filter_map(shown_result));
    }
    items.extend(turn_failure(turn));
    items
}

fn turn_failure(turn: &Turn) -> Option<wire::Item> {
    let error = turn.error.as_ref()?;
    let time = turn.completed_at.unwrap_or(turn.started_at);
    Some(failure(
        turn.id,
        &error.message,
        &error.kind,
        time,
        wire::ItemStatus::Completed,
    ))
}

/// Shows a turn of the history. `status` is what the thread is doing, `open` are its questions that wait.
pub(super) fn history_turn(
    thread: ThreadId,
    turn: &TurnWithItems,
    status: ThreadStatus,
    open: &[Arc<Ask>],
    flags: Flags,
) -> wire::Turn {
    let items = turn_items(&turn.turn, &shown_of(turn, open), flags);
    self::turn(thread, &turn.turn, turn_status(&turn.turn, status), items)
}

/// Shows a turn as the answer to its start: nothing of it has happened yet.
pub(super) fn accepted_turn(thread: ThreadId, turn: &Turn) -> wire::Turn {
    self::turn(thread, turn, wire::TurnStatus::Running, Vec::new())
}

fn turn(
    thread: ThreadId,
    turn: &Turn,
    status: wire::TurnStatus,
    items: Vec<wire::Item>,
) -> wire::Turn {
    wire::Turn {
        id: turn.id.to_string(),
        thread_id: thread.to_string(),
        status,
        items,
        started_at: Some(iso(turn.started_at)),
        completed_at: turn.completed_at.map(iso),
        token_usage: turn.completed_at.map(|_| token_usage(&turn.usage)),
        error: turn.error.as_ref().map(|error| error.message.clone()),
        origin_channel: Some(turn.origin.source.clone()),
        initiator: Some(wire::TurnInitiator {
            channel_name: turn.origin.source.clone(),
            user_id: turn.origin.user.clone(),
            user_name: None,
            user_role: None,
            channel_context: turn.origin.context.clone(),
            group_id: None,
        }),
    }
}

fn turn_status(turn: &Turn, thread: ThreadStatus) -> wire::TurnStatus {
    match (turn.status, thread) {
        (
            TurnStatus::Running,
            ThreadStatus::Active {
                waiting_on_approval: true,
                ..
            },
        ) => wire::TurnStatus::WaitingApproval,
        (
            TurnStatus::Running,
            ThreadStatus::Active {
                waiting_on_input: true,
                ..
            },
        ) => wire::TurnStatus::WaitingInput,
        (TurnStatus::Running, _) => wire::TurnStatus::Running,
        (TurnStatus::Completed, _) => wire::TurnStatus::Completed,
        (TurnStatus::Failed, _) => wire::TurnStatus::Failed,
        (TurnStatus::Interrupted, _) => wire::TurnStatus::Cancelled,
    }
}

/// What of a thread is not in its row.
#[derive(Default)]
pub(super) struct ThreadView<'a> {
    /// What it is doing.
    pub(super) status: ThreadStatus,
    /// Inputs that wait.
    pub(super) queue: &'a [QueuedInput],
    /// The turns to show.
    pub(super) turns: Vec<wire::Turn>,
}

/// Shows a thread.
pub(super) fn thread(thread: &Thread, view: ThreadView<'_>) -> wire::Thread {
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
        history_mode: Some(if kept::has_client_history(thread) {
            wire::HistoryMode::Client
        } else {
            wire::HistoryMode::Server
        }),
        channel_context: thread.origin.context.clone(),
        configuration: Some(configuration(thread)),
        queued_inputs: Some(queue(thread.id, view.queue)),
        plan: thread.plan.as_deref().map(plan_snapshot),
        context_usage: None,
        runtime: Some(runtime(view.status)),
        goal: None,
        source: source(thread),
        origin_app: None,
        forked_from_id: thread.forked_from.map(|id| id.to_string()),
        ephemeral: Some(thread.ephemeral),
        worktree: None,
        effective_workspace_path: Some(thread.settings.cwd.display().to_string()),
        app_bindings: None,
        cwd: None,
        session_id: None,
        parent_thread_id: None,
        path: None,
        runtime_workspace_roots: None,
        origin_presentation: None,
    }
}

/// Shows a thread as a row of a list.
pub(super) fn summary(thread: &Thread, doing: ThreadStatus) -> wire::ThreadSummary {
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
        runtime: Some(runtime(doing)),
        origin_app: None,
        goal: None,
        source: source(thread),
        forked_from_id: thread.forked_from.map(|id| id.to_string()),
        ephemeral: Some(thread.ephemeral),
        worktree: None,
        app_bindings: None,
    }
}

fn source(thread: &Thread) -> Option<wire::ThreadSource> {
    kept::text(thread, kept::SPAWNED_FROM).map(|origin| wire::ThreadSource {
        kind: wire::ThreadSourceKind::User,
        spawned_from_thread_id: Some(origin),
        sub_agent: None,
    })
}

/// Returns where a thread is in its life.
pub(super) fn status(thread: &Thread) -> wire::ThreadStatus {
    if thread.archived {
        wire::ThreadStatus::Archived
    } else {
        live_status(thread)
    }
}

/// Returns where a thread is in its life while it is not archived.
fn live_status(thread: &Thread) -> wire::ThreadStatus {
    if kept::is_paused(thread) {
        wire::ThreadStatus::Paused
    } else {
        wire::ThreadStatus::Active
    }
}

/// Shows what a thread is doing.
fn runtime(status: ThreadStatus) -> wire::ThreadRuntimeState {
    let (running, waiting_on_approval, waiting_on_input) = match status {
        ThreadStatus::Active {
            waiting_on_approval,
            waiting_on_input,
        } => (true, waiting_on_approval, waiting_on_input),
        ThreadStatus::Idle | ThreadStatus::Failed => (false, false, false),
    };
    wire::ThreadRuntimeState {
        running,
        waiting_on_approval,
        waiting_on_input: Some(waiting_on_input),
        waiting_on_plan_confirmation: false,
        busy: Some(running),
        maintenance_kind: None,
    }
}

/// Shows the settings of a thread: as clients gave them, with what is in force.
fn configuration(thread: &Thread) -> wire::ThreadConfiguration {
    let settings = &thread.settings;
    wire::ThreadConfiguration {
        mode: Some(wire::AgentMode::from(settings.mode.as_str())),
        model: Some(settings.model.clone()),
        provider_id: Some(settings.model_provider.clone()),
        ..kept::config(thread)
    }
}

/// Returns the title: the given one, else the beginning of the first message.
pub(super) fn display_name(thread: &Thread) -> Option<String> {
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

/// Shows the queue of a thread.
pub(super) fn queue(thread: ThreadId, queue: &[QueuedInput]) -> Vec<wire::QueuedTurnInput> {
    queue
        .iter()
        .map(|entry| queued_input(thread, entry))
        .collect()
}

/// Shows an input that waits.
pub(super) fn queued_input(thread: ThreadId, entry: &QueuedInput) -> wire::QueuedTurnInput {
    let parts: Vec<wire::InputPart> = entry.input.iter().map(input_part).collect();
    wire::QueuedTurnInput {
        id: entry.id.clone(),
        thread_id: thread.to_string(),
        materialized_input_parts: parts.clone(),
        native_input_parts: parts,
        display_text: input_text(&entry.input),
        sender: None,
        status: wire::QueuedInputStatus::Queued,
        created_at: iso(entry.created_at),
        ready_after_turn_id: entry.ready_after.map(|turn| turn.to_string()),
        trigger_kind: None,
        trigger_label: None,
        trigger_ref_id: None,
        delivery_binding_id: None,
        sent_as_goal: None,
    }
}

fn input_part(part: &InputPart) -> wire::InputPart {
    use wire::InputPart as W;

    let text = |text: String| W::Text(wire::InputPartText { text });
    match part {
        InputPart::Text { text: typed, .. } => text(typed.clone()),
        InputPart::Image { url } => W::Image(wire::InputPartImage { url: url.clone() }),
        InputPart::LocalImage { path } => W::LocalImage(wire::InputPartLocalImage {
            path: path.display().to_string(),
            mime_type: None,
            file_name: path
                .file_name()
                .map(|name| name.to_string_lossy().into_owned()),
        }),
        InputPart::Skill { name, .. } => {
            W::SkillRef(wire::InputPartSkillRef { name: name.clone() })
        }
        InputPart::Command { name, arguments } => W::CommandRef(wire::InputPartCommandRef {
            name: name.clone(),
            args_text: arguments.clone(),
            raw_text: Some(part_text(part)),
        }),
        InputPart::Mention { name, path } => W::FileRef(wire::InputPartFileRef {
            path: path.clone(),
            display_path: Some(name.clone()),
        }),
        // Other dialects have these; here they are what they say.
        InputPart::Audio { .. } | InputPart::Resource { .. } => text(part_text(part)),
    }
}

fn part_text(part: &InputPart) -> String {
    match part {
        InputPart::Text { text, .. } | InputPart::Resource { text, .. } => text.clone(),
        InputPart::Skill { name, .. } => format!("${name}"),
        InputPart::Command {
            name,
            arguments: Some(arguments),
        } => format!("/{name} {arguments}"),
        InputPart::Command {
            name,
            arguments: None,
        } => format!("/{name}"),
        InputPart::Mention { name, .. } => format!("@{name}"),
        InputPart::Image { .. } | InputPart::LocalImage { .. } => "[image]".to_owned(),
        InputPart::Audio { .. } => "[audio]".to_owned(),
    }
}

/// Puts the parts of an input into one text, for people.
fn input_text(parts: &[InputPart]) -> String {
    let mut all = String::new();
    for text in parts.iter().map(part_text) {
        let apart = all.ends_with(char::is_whitespace) || text.starts_with(char::is_whitespace);
        if !all.is_empty() && !text.is_empty() && !apart {
            all.push(' ');
        }
        all.push_str(&text);
    }
    all
}

fn token_usage(usage: &Usage) -> wire::TokenUsage {
    wire::TokenUsage {
        input_tokens: usage.input as i64,
        output_tokens: usage.output as i64,
        total_tokens: Some(usage.total() as i64),
        cached_input_tokens: Some(usage.cached_input as i64),
        cache_write_input_tokens: Some(usage.cache_write as i64),
        fresh_input_tokens: Some(fresh_input(usage)),
        non_cached_input_tokens: Some(usage.input.saturating_sub(usage.cached_input) as i64),
        reasoning_output_tokens: Some(usage.reasoning as i64),
        llm_call_count: None,
        cache_hit_rate: None,
    }
}

fn fresh_input(usage: &Usage) -> i64 {
    usage
        .input
        .saturating_sub(usage.cached_input)
        .saturating_sub(usage.cache_write) as i64
}

fn usage_delta(
    thread: ThreadId,
    turn: TurnId,
    last: &Usage,
    turn_total: &Usage,
    context_window: Option<u64>,
) -> Message {
    let context = last.input as i64;
    Message::new::<notification::ItemUsageDelta>(&wire::ItemUsageDeltaNotification {
        thread_id: thread.to_string(),
        turn_id: turn.to_string(),
        input_tokens: last.input as i64,
        output_tokens: last.output as i64,
        cached_input_tokens: last.cached_input as i64,
        cache_write_input_tokens: last.cache_write as i64,
        fresh_input_tokens: fresh_input(last),
        reasoning_output_tokens: last.reasoning as i64,
        llm_call_delta: Some(1),
        context_input_tokens: Some(context),
        total_input_tokens: Some(context),
        turn_input_tokens: Some(turn_total.input as i64),
        turn_output_tokens: Some(turn_total.output as i64),
        total_output_tokens: Some(turn_total.output as i64),
        turn_llm_calls: None,
        context_usage: context_window.map(|window| context_usage(context, window as i64)),
    })
}

/// Shows how full the context is. Nothing is shortened or refused before it is full; clients warn a little earlier.
fn context_usage(tokens: i64, context_window: i64) -> wire::ContextUsageSnapshot {
    let free = (context_window - tokens).max(0) as f64;
    wire::ContextUsageSnapshot {
        tokens,
        context_window,
        auto_compact_threshold: context_window,
        warning_threshold: context_window / 100 * 88,
        error_threshold: context_window,
        percent_left: if context_window > 0 {
            free / context_window as f64
        } else {
            0.0
        },
        source: Some("provider_context".to_owned()),
        is_estimate: None,
    }
}

fn plan_updated(thread: ThreadId, plan: &Plan) -> Message {
    plan_message(thread, plan_snapshot(plan))
}

fn proposed_plan(thread: ThreadId, text: &str) -> Message {
    let snapshot = wire::PlanSnapshot {
        content: Some(text.to_owned()),
        ..plan_snapshot(&Plan::default())
    };
    plan_message(thread, snapshot)
}

fn plan_message(thread: ThreadId, plan: wire::PlanSnapshot) -> Message {
    Message::new::<notification::PlanUpdated>(&wire::PlanUpdatedNotification {
        thread_id: thread.to_string(),
        title: plan.title,
        overview: plan.overview,
        content: plan.content,
        todos: plan.todos,
    })
}

/// Shows a plan.
fn plan_snapshot(plan: &Plan) -> wire::PlanSnapshot {
    let mut todos: Vec<wire::PlanTodo> = Vec::with_capacity(plan.steps.len());
    for (index, step) in plan.steps.iter().enumerate() {
        let key = todo_key(&step.text);
        let taken = key.is_empty() || todos.iter().any(|todo| todo.id == key);
        todos.push(wire::PlanTodo {
            id: if taken {
                format!("{key}-{}", index + 1)
                    .trim_start_matches('-')
                    .to_owned()
            } else {
                key
            },
            content: step.text.clone(),
            priority: wire::PlanTodoPriority::Medium,
            status: match step.status {
                PlanStepStatus::Pending => wire::PlanTodoStatus::Pending,
                PlanStepStatus::InProgress => wire::PlanTodoStatus::InProgress,
                PlanStepStatus::Completed => wire::PlanTodoStatus::Completed,
            },
        });
    }
    wire::PlanSnapshot {
        title: "Plan".to_owned(),
        overview: plan.explanation.clone().unwrap_or_default(),
        content: Some(String::new()),
        todos,
    }
}

/// Makes a short key in kebab-case of the first words of a step.
fn todo_key(text: &str) -> String {
    let words = text
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .take(4);
    words
        .map(str::to_ascii_lowercase)
        .collect::<Vec<_>>()
        .join("-")
}

/// Makes a system event with nothing but its kind.
pub(super) fn system_event(kind: wire::SystemEventKind) -> wire::SystemEventNotification {
    wire::SystemEventNotification {
        thread_id: None,
        turn_id: None,
        kind,
        message_key: None,
        params: None,
        fallback_text: None,
        message: None,
        percent_left: None,
        token_count: None,
        context_usage: None,
        channel_name: None,
    }
}
