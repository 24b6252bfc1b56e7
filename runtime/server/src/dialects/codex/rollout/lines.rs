//! Makes the lines of a rollout file from a thread and its turns.
//!
//! Each line is `{timestamp, ordinal, type, payload}`. Codex 0.169 stores items as `item_completed` events; versions
//! before it and most tools that read these files know `user_message`, `agent_message` and `agent_reasoning`; both are
//! written. The input and the output of the model are `response_item` lines: those of the thread's context, or as much as
//! the items contain where its agent keeps none.

use std::sync::Arc;

use serde::Serialize;
use threadwire_agent::exported::{Anchor, Exported, exported};
use threadwire_engine::{
    CommandSource, ContextEntry, InputPart, Item, ItemBody, Json, Millis, Phase, Thread,
    ToolSource, TurnStatus, TurnWithItems, Usage,
};

use super::{
    entries::{
        Entry, ErrorFields, EventMsg, TokenInfo, error_info, limits, meta, settings_applied,
        turn_context,
    },
    items::{HistoryItem, Review, review_output, spoken},
    model_items::{ResponseItem, UserMessage, command_output, tool_output},
};
use crate::dialects::time;

/// Marks the beginning and the end of a turn that was written from the store. What lacks it was written by Codex, which
/// does not mind the mark: it must not be taken for a turn that was taken back here.
const OURS: bool = true;

/// Lines to be appended to a file.
pub(super) struct Lines {
    /// The encoded lines.
    pub(super) text: Vec<u8>,
    /// The number of the next line.
    pub(super) ordinal: u64,
    /// The token usage of all previous turns, if these lines begin with the start of the file.
    total: Option<Usage>,
    /// What the file tells between the last turn and the first one of these lines, so that it is not told with that turn.
    pub(super) already: Vec<Json>,
}

#[derive(Serialize)]
struct Line<'a> {
    timestamp: String,
    ordinal: u64,
    #[serde(flatten)]
    entry: &'a Entry<'a>,
    /// Marks what was injected here, so that it is not taken for something that Codex added.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    threadwire: bool,
}

impl Lines {
    /// Starts a list of lines; `ordinal` is the number of the first one.
    pub(super) fn new(ordinal: u64) -> Self {
        Self {
            text: Vec::new(),
            ordinal,
            total: None,
            already: Vec::new(),
        }
    }

    /// Starts the lines of a new file with the metadata of its thread.
    pub(super) fn of_thread(thread: &Thread) -> Self {
        let mut lines = Self {
            total: Some(Usage::default()),
            ..Self::new(0)
        };
        lines.push(
            thread.created_at,
            &Entry::SessionMeta(Box::new(meta(thread))),
        );
        lines
    }

    /// Adds the line for the removal of the last `turns` turns.
    pub(super) fn rolled_back(&mut self, turns: u64) {
        self.push(
            time::now(),
            &event(EventMsg::ThreadRolledBack { num_turns: turns }),
        );
    }

    /// Adds the line of an item that the model is told with the next turn.
    pub(super) fn injected(&mut self, item: Json) {
        self.add(time::now(), &Entry::Told(item.into()), OURS);
    }

    /// Adds the lines of a turn that has ended.
    pub(super) fn turn(&mut self, thread: &Thread, turn: &TurnWithItems, context: &[ContextEntry]) {
        let TurnWithItems {
            turn, items, usage, ..
        } = turn;
        let id = || turn.id.to_string();
        let last_time = items.iter().filter_map(|item| item.completed_at).max();
        let ended = turn.completed_at.or(last_time).unwrap_or(turn.started_at);
        let window = usage.first().and_then(|usage| usage.report.context_window);
        let mode = turn.settings.as_ref().map_or("", |settings| &settings.mode);
        let mut entries = vec![(
            (turn.started_at, 0),
            event(EventMsg::TaskStarted {
                turn_id: id(),
                started_at: seconds(turn.started_at),
                model_context_window: window,
                collaboration_mode_kind: if mode == "plan" { "plan" } else { "default" },
                threadwire: OURS,
            }),
        )];
        if let Some(context) = turn_context(thread, turn) {
            entries.push(((turn.started_at, 0), Entry::TurnContext(Box::new(context))));
        }
        if let Some(applied) = settings_applied(thread, turn) {
            entries.push(((turn.started_at, 0), event(applied)));
        }
        let of_turn = context
            .iter()
            .filter(|entry| entry.told_with() == turn.index);
        let already = &mut self.already;
        let (of_users, told) = told(of_turn, items, (turn.started_at, 0), already);
        already.clear();
        let has_context = !(of_users.is_empty() && told.is_empty());
        entries.extend(of_users);
        for item in items {
            let before = entries.len();
            add_item(&mut entries, thread, item);
            if has_context {
                let added = entries.split_off(before).into_iter();
                entries.extend(added.filter(|(_, entry)| !entry.is_for_model()));
            }
        }
        entries.extend(told);
        for used in usage {
            let report = &used.report;
            let info = TokenInfo {
                total_token_usage: (&report.total).into(),
                last_token_usage: (&report.last).into(),
                model_context_window: report.context_window,
            };
            let rate_limits = report.limits.as_ref().map(limits);
            entries.push((
                (used.time, used.seq),
                event(EventMsg::TokenCount { info, rate_limits }),
            ));
        }
        if let Some(total) = &mut self.total {
            *total += turn.usage;
            // For a turn that was copied from another thread, only the total usage is known.
            if usage.is_empty() && turn.usage != Usage::default() {
                let info = TokenInfo {
                    total_token_usage: (&*total).into(),
                    last_token_usage: (&turn.usage).into(),
                    model_context_window: None,
                };
                let rate_limits = None;
                entries.push((
                    (ended, u64::MAX),
                    event(EventMsg::TokenCount { info, rate_limits }),
                ));
            }
        }
        // Items are in the order of their start; the lines of a file are in the order of their times. The clock may have
        // been set back, and nothing comes before the beginning of the turn.
        entries.sort_by_key(|((time, seq), _)| ((*time).max(turn.started_at), *seq));
        let (started_at, completed_at) = (seconds(turn.started_at), seconds(ended));
        let duration_ms = time::between(turn.started_at, ended);
        let end = if turn.status == TurnStatus::Interrupted {
            EventMsg::TurnAborted {
                turn_id: id(),
                reason: "interrupted",
                started_at,
                completed_at,
                duration_ms,
                threadwire: OURS,
            }
        } else {
            EventMsg::TaskComplete {
                turn_id: id(),
                last_agent_message: last_message(items),
                error: turn.error.as_ref().map(|error| ErrorFields {
                    message: &error.message,
                    codex_error_info: error_info(&error.kind),
                }),
                started_at,
                completed_at,
                duration_ms,
                threadwire: OURS,
            }
        };
        entries.push(((ended, u64::MAX), event(end)));
        for ((time, _), entry) in &entries {
            self.push(*time, entry);
        }
    }

    fn push(&mut self, time: Millis, entry: &Entry<'_>) {
        self.add(time, entry, false);
    }

    fn add(&mut self, time: Millis, entry: &Entry<'_>, threadwire: bool) {
        let line = Line {
            timestamp: time::iso_millis(time),
            ordinal: self.ordinal,
            entry,
            threadwire,
        };
        let start = self.text.len();
        // A line that has no JSON form is left out, so that the file stays readable.
        if serde_json::to_writer(&mut self.text, &line).is_err() {
            self.text.truncate(start);
            return;
        }
        self.text.push(b'\n');
        self.ordinal += 1;
    }
}

fn event(event: EventMsg<'_>) -> Entry<'_> {
    Entry::EventMsg(Box::new(event))
}

fn seconds(time: Millis) -> i64 {
    time.div_euclid(1000)
}

/// The sort key of a line: its time, then the sequence number of its event.
type SortKey = (Millis, u64);

/// Lines in the order in which they are added where their keys are the same.
type Placed<'a> = Vec<(SortKey, Entry<'a>)>;

/// Adds the lines of an item.
fn add_item<'a>(entries: &mut Placed<'a>, thread: &Thread, item: &'a Item) {
    let began = item.started_at;
    let ended = item.completed_at.unwrap_or(began);
    let said = |item: ResponseItem<'a>| Entry::ResponseItem(Box::new(item));
    let mut before = Vec::new();
    let mut after = Vec::new();
    match &item.body {
        ItemBody::User { content, .. } => {
            before.push(said(ResponseItem::of_user(content)));
            if !matches!(content[..], [InputPart::ToolOutput { .. }, ..]) {
                after.push(event(EventMsg::UserMessage(UserMessage::of(content))));
            }
        }
        ItemBody::Agent { text, phase } => {
            let phase = phase.map(Phase::as_str);
            after.push(event(EventMsg::AgentMessage {
                message: text,
                phase,
                memory_citation: (),
            }));
            after.push(said(ResponseItem::of_agent(item.id.as_str(), text, phase)));
        }
        ItemBody::Reasoning { summary, content } => {
            let summary_text = summary.iter().map(|text| EventMsg::AgentReasoning { text });
            let raw = content
                .iter()
                .map(|text| EventMsg::AgentReasoningRawContent { text });
            after.extend(summary_text.chain(raw).map(event));
            after.push(said(ResponseItem::of_reasoning(
                item.id.as_str(),
                summary,
                content,
            )));
        }
        ItemBody::Command(command) if command.source == CommandSource::User => {
            after.push(said(ResponseItem::of_user_command(command)));
        }
        ItemBody::Command(command) => {
            before.push(said(ResponseItem::of_command(item.id.as_str(), command)));
            after.push(said(ResponseItem::output(
                item.id.as_str(),
                command_output(command),
            )));
        }
        ItemBody::FileChange(change) => {
            before.push(said(ResponseItem::of_patch(item.id.as_str(), change)));
            after.push(said(ResponseItem::patch_output(item.id.as_str(), change)));
        }
        ItemBody::Tool(tool) => {
            let name = match &tool.source {
                ToolSource::Mcp { server, .. } => Some(format!("mcp__{server}")),
                ToolSource::Client { namespace } => namespace.clone(),
                ToolSource::Agent | ToolSource::Agents(_) | ToolSource::Plugin { .. } => None,
            };
            before.push(said(ResponseItem::FunctionCall {
                name: &tool.name,
                namespace: name,
                arguments: tool.arguments.get().into(),
                call_id: item.id.as_str(),
            }));
            after.push(said(ResponseItem::output(
                item.id.as_str(),
                tool_output(tool),
            )));
        }
        ItemBody::WebSearch { query, action } => {
            let call = ResponseItem::of_search(item.id.as_str(), query, action);
            after.push(said(call));
        }
        ItemBody::Compaction { summary } => {
            if let Some(message) = summary {
                after.push(Entry::Compacted {
                    message,
                    replacement_history: None,
                });
            }
            after.push(event(EventMsg::ContextCompacted));
        }
        ItemBody::ReviewStarted { subject } => {
            after.push(event(EventMsg::EnteredReviewMode(Review::of(subject))));
        }
        ItemBody::ReviewEnded { findings } => {
            after.push(event(EventMsg::ExitedReviewMode {
                review_output: review_output(findings),
            }));
        }
        ItemBody::Error { message } => {
            after.push(event(EventMsg::Error {
                message,
                codex_error_info: (),
            }));
        }
        ItemBody::Plan { .. }
        | ItemBody::ImageView { .. }
        | ItemBody::GeneratedImage { .. }
        | ItemBody::HookPrompt { .. } => {}
    }
    let at = |time| (time, item.seq);
    entries.extend(before.into_iter().map(|entry| (at(began), entry)));
    if let Some(kept) = HistoryItem::of(item) {
        let completed = EventMsg::ItemCompleted {
            thread_id: thread.id.to_string(),
            turn_id: item.turn.to_string(),
            item: kept,
            started_at_ms: began,
            completed_at_ms: ended,
        };
        entries.push((at(ended), event(completed)));
    }
    entries.extend(after.into_iter().map(|entry| (at(ended), entry)));
}

/// Returns the lines with what a turn added to the context of its thread, each with the item that it belongs to. The
/// first are messages of the user, which stand before the events of their items: older versions look for the first one
/// there. What was told before the turn `already` is left out.
fn told<'a, 'c>(
    context: impl Iterator<Item = &'c ContextEntry>,
    items: &'a [Arc<Item>],
    began: SortKey,
    already: &mut Vec<Json>,
) -> (Placed<'a>, Placed<'a>) {
    let (mut of_users, mut told) = (Vec::new(), Vec::new());
    let mut at = began;
    let mut said = items.iter();
    let mut summaries = items.iter().filter_map(|item| match &item.body {
        ItemBody::Compaction { summary } => Some((end_of(item), summary.as_deref())),
        _ => None,
    });
    for entry in context {
        let added = exported(&entry.entry);
        if entry.checkpoint {
            let (end, message) = summaries.next().unwrap_or((at, None));
            at = at.max(end);
            let history = added.into_iter().map(|item| item.json.into());
            let compacted = Entry::Compacted {
                message: message.unwrap_or_default(),
                replacement_history: Some(history.collect()),
            };
            told.push((at, compacted));
            continue;
        }
        for Exported { anchor, json } in added {
            if entry.is_between_turns()
                && let Some(at) = already.iter().position(|told| told.get() == json.get())
            {
                already.remove(at);
                continue;
            }
            let mut is_of_user = false;
            let call = |id: &str| items.iter().find(|item| item.id.as_str() == id);
            let place = match &anchor {
                Some(Anchor::Call(id)) => call(id).map(|item| (item.started_at, item.seq)),
                Some(Anchor::Output(id)) => call(id).map(|item| end_of(item)),
                Some(Anchor::Message(text)) => {
                    let mut rest = said.clone();
                    let found = rest.find(|item| says(item, text));
                    if found.is_some() {
                        said = rest;
                    }
                    found.map(|item| {
                        is_of_user = matches!(item.body, ItemBody::User { .. });
                        end_of(item)
                    })
                }
                None => None,
            };
            // The order of the context counts, also where calls ended in another one.
            let lines = match is_of_user && place > Some(at) {
                true => &mut of_users,
                false => &mut told,
            };
            at = at.max(place.unwrap_or(at));
            lines.push((at, Entry::Told(json.into())));
        }
    }
    (of_users, told)
}

/// Returns whether an item is the message that begins with a text.
fn says(item: &Item, begin: &str) -> bool {
    match &item.body {
        ItemBody::User { content, .. } => {
            content.first().and_then(spoken).as_deref() == Some(begin)
        }
        ItemBody::Agent { text, .. } => text == begin,
        _ => false,
    }
}

/// Returns the place of the end of an item.
fn end_of(item: &Item) -> SortKey {
    (item.completed_at.unwrap_or(item.started_at), item.seq)
}

fn last_message(items: &[Arc<Item>]) -> Option<&str> {
    items.iter().rev().find_map(|item| match &item.body {
        ItemBody::Agent { text, .. } => Some(text.as_str()),
        _ => None,
    })
}
