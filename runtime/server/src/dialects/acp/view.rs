//! Tracks what one client has seen of one session, and sends only the part of an event that is new to the client.

use std::collections::{HashMap, HashSet};

use threadwire_engine::{
    ActionStatus, DeltaKind, Event, EventKind, Item, ItemBody, ItemId, ThreadChange, ThreadId,
    ToolServerStartup,
};
use threadwire_protocol::{acp as wire, envelope::Frame};

use super::to_wire::{self, ChunkKind, Flags};
use crate::outbox::{Merge, TextKey};

/// One message to the client.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) frame: Frame,
    pub(super) merge: Option<Merge>,
}

/// The state of a session's open items as one client has seen them.
#[derive(Debug)]
pub(super) struct View {
    session: ThreadId,
    flags: Flags,
    items: HashMap<ItemId, Streamed>,
    /// The items of the running turn that the history replay sent completely; events about them are skipped.
    replayed: HashSet<ItemId>,
}

/// The part of an open item that the client has seen.
#[derive(Debug)]
enum Streamed {
    /// Streamed text.
    Text,
    /// Streamed reasoning, up to this section.
    Thought(DeltaKind),
    /// A tool call, as last sent.
    Call(Box<Call>),
}

#[derive(Debug)]
struct Call {
    shown: wire::ToolCall,
    output: Output,
    /// Whether output was sent to the call's terminal.
    streamed: bool,
}

/// The streamed output of a command. A client replaces the content of a call with each update, so every update repeats
/// the output so far. An update is sent when the output has grown by half of its size: the total bytes sent stay
/// proportional to the output.
#[derive(Debug, Default)]
struct Output {
    /// The end of the output, at least the part that is shown.
    text: String,
    /// The number of bytes since the output was last sent.
    unsent: usize,
}

impl Output {
    /// The minimum growth before a short output is sent again, in bytes.
    const STEP: usize = 256;

    /// Adds text. Returns the output to send if it has grown enough since the last update.
    fn add(&mut self, text: &str) -> Option<&str> {
        let first = self.text.is_empty();
        self.text.push_str(text);
        self.unsent += text.len();
        if !first && self.unsent < Self::STEP.max(to_wire::tail(&self.text).len() / 2) {
            return None;
        }
        self.unsent = 0;
        let keep = to_wire::tail(&self.text).len();
        self.text.drain(..self.text.len() - keep);
        Some(&self.text)
    }
}

/// The key of encoded text deltas in [`threadwire_engine::Memo`].
const DELTA: u32 = 0x0AC9_0000;
/// The key of encoded text deltas that start with a blank line, for a new section.
const DELTA_OF_NEW_SECTION: u32 = 0x0AC9_0001;

impl View {
    pub(super) fn new(session: ThreadId, flags: Flags) -> Self {
        Self {
            session,
            flags,
            items: HashMap::new(),
            replayed: HashSet::new(),
        }
    }

    /// Tells whether the client has seen this call and the call is not completed.
    pub(super) fn is_open_call(&self, item: &ItemId) -> bool {
        matches!(self.items.get(item), Some(Streamed::Call(_)))
    }

    /// Sends a completed item of the history. `running`: the turn of the item is still running.
    pub(super) fn replay(&mut self, item: &Item, running: bool, push: &mut dyn FnMut(Message)) {
        if running {
            self.replayed.insert(item.id.clone());
        }
        self.whole(item, true, push);
    }

    /// Tells whether the history replay sent the item completely.
    pub(super) fn was_replayed(&self, item: &ItemId) -> bool {
        self.replayed.contains(item)
    }

    /// Sends the current content of an open item to a client that joins a running turn.
    pub(super) fn catch_up(&mut self, item: &Item, push: &mut dyn FnMut(Message)) {
        let id = item.id.as_str();
        match &item.body {
            ItemBody::Agent { text } | ItemBody::Plan { text } if !text.is_empty() => {
                self.items.insert(item.id.clone(), Streamed::Text);
                to_wire::text_chunks(ChunkKind::Agent, id, text)
                    .for_each(|update| self.push(update, push));
            }
            ItemBody::Reasoning { summary, content } => {
                let last = |sections: &[String]| sections.len().saturating_sub(1) as u32;
                let (kind, sections) = if summary.is_empty() {
                    (DeltaKind::Reasoning(last(content)), content)
                } else {
                    (DeltaKind::Summary(last(summary)), summary)
                };
                if !sections.is_empty() {
                    self.items.insert(item.id.clone(), Streamed::Thought(kind));
                    let text = sections.join("\n\n");
                    to_wire::text_chunks(ChunkKind::Thought, id, &text)
                        .for_each(|update| self.push(update, push));
                }
            }
            _ => self.started(item, push),
        }
    }

    /// Sends the updates of an event. `own` is the id of the message with which this client started the running turn:
    /// the client displays that message itself, so it is not sent.
    pub(super) fn show(&mut self, event: &Event, own: Option<&str>, push: &mut dyn FnMut(Message)) {
        match &event.kind {
            EventKind::ItemStarted(item) if !self.was_replayed(&item.id) => {
                self.started(item, push)
            }
            EventKind::ItemChanged(item) if !self.was_replayed(&item.id) => {
                self.changed(item, push)
            }
            EventKind::ItemDelta {
                item, kind, text, ..
            } if !self.was_replayed(item) => {
                self.delta(event, item, *kind, text, push);
            }
            EventKind::ItemCompleted(item) | EventKind::ItemAbandoned(item)
                if !self.was_replayed(&item.id) =>
            {
                self.completed(item, own, push)
            }
            EventKind::TurnEnded { .. } => self.turn_ended(push),
            EventKind::PlanChanged { plan, .. } => self.push(to_wire::plan(plan), push),
            EventKind::UsageChanged { report, .. } => {
                if let Some(size) = report.context_window {
                    let usage = wire::UsageUpdate {
                        used: report.last.total(),
                        size,
                        cost: None,
                        meta: None,
                    };
                    self.push(wire::SessionUpdate::UsageUpdate(usage), push);
                }
            }
            EventKind::ThreadChanged {
                change: ThreadChange::Name,
                thread,
            } => {
                self.push(to_wire::session_info(thread), push);
            }
            EventKind::ThreadChanged {
                change: ThreadChange::Preview,
                thread,
            } if thread.name.is_none() => {
                self.push(to_wire::session_info(thread), push);
            }
            EventKind::TurnAttemptFailed {
                error,
                will_retry: true,
                ..
            } => {
                self.notice(wire::NoticeSeverity::Warning, &error.message, push);
            }
            EventKind::ToolServerChanged(server) => {
                if let ToolServerStartup::Failed { message, .. } = &server.startup {
                    self.notice(wire::NoticeSeverity::Warning, message, push);
                }
            }
            EventKind::Warning { message } => {
                self.notice(wire::NoticeSeverity::Warning, message, push)
            }
            // Either sent in another way (questions, settings, the end of a turn), or not part of the protocol.
            _ => {}
        }
    }

    fn push(&self, update: wire::SessionUpdate, push: &mut dyn FnMut(Message)) {
        push(Message {
            frame: to_wire::update(self.session, update),
            merge: None,
        });
    }

    /// Sends a `notice` update, if the client accepts notices.
    pub(super) fn notice(
        &self,
        severity: wire::NoticeSeverity,
        text: &str,
        push: &mut dyn FnMut(Message),
    ) {
        if self.flags.notices {
            self.push(to_wire::notice(severity, text), push);
        }
    }

    fn started(&mut self, item: &Item, push: &mut dyn FnMut(Message)) {
        if let ItemBody::Compaction { summary } = &item.body {
            if self.flags.compaction {
                self.push(to_wire::compaction(item, summary.as_deref()), push);
            }
            return;
        }
        let Some(mut call) = to_wire::call(item, self.flags.terminal) else {
            return;
        };
        // The call has just started, whatever status its body has.
        if item.completed_at.is_none() {
            call.status = Some(wire::ToolCallStatus::InProgress);
        }
        self.push(wire::SessionUpdate::ToolCall(call.clone()), push);
        let call = Call {
            shown: call,
            output: Output::default(),
            streamed: false,
        };
        self.items
            .insert(item.id.clone(), Streamed::Call(Box::new(call)));
    }

    fn changed(&mut self, item: &Item, push: &mut dyn FnMut(Message)) {
        let Some(Streamed::Call(open)) = self.items.get_mut(&item.id) else {
            return;
        };
        let Some(mut call) = to_wire::call(item, self.flags.terminal) else {
            return;
        };
        if call.content.is_none() {
            call.content.clone_from(&open.shown.content);
        }
        let Some(update) = to_wire::difference(&open.shown, &call) else {
            return;
        };
        open.shown = call;
        self.push(wire::SessionUpdate::ToolCallUpdate(update), push);
    }

    fn delta(
        &mut self,
        event: &Event,
        id: &ItemId,
        kind: DeltaKind,
        text: &str,
        push: &mut dyn FnMut(Message),
    ) {
        // An empty text only announces a section.
        if text.is_empty() {
            return;
        }
        let (speaker, new_section) = match kind {
            DeltaKind::Text | DeltaKind::Plan => {
                self.seen(id, Streamed::Text);
                (ChunkKind::Agent, false)
            }
            DeltaKind::Summary(_) | DeltaKind::Reasoning(_) => match self.items.get_mut(id) {
                Some(Streamed::Thought(section)) => {
                    let new_section = *section != kind;
                    *section = kind;
                    (ChunkKind::Thought, new_section)
                }
                _ => {
                    self.items.insert(id.clone(), Streamed::Thought(kind));
                    (ChunkKind::Thought, false)
                }
            },
            DeltaKind::Output => {
                let Some(Streamed::Call(call)) = self.items.get_mut(id) else {
                    return;
                };
                if self.flags.terminal {
                    call.streamed = true;
                    let update = to_wire::terminal_output(id, text);
                    return push(Message {
                        frame: to_wire::update(self.session, update).with_text_member("data"),
                        merge: Some(Merge::Text(TextKey {
                            item: id.clone(),
                            kind,
                            form: DELTA,
                        })),
                    });
                }
                let Some(output) = call.output.add(text) else {
                    return;
                };
                let content = Some(vec![to_wire::text_content(output)]);
                return self.replace_content(id, content, push);
            }
            // ACP has no update for input to the process of a command.
            DeltaKind::Input(_) => return,
            DeltaKind::Progress => {
                return self.replace_content(id, Some(vec![to_wire::text_content(text)]), push);
            }
        };
        let key = if new_section {
            DELTA_OF_NEW_SECTION
        } else {
            DELTA
        };
        let session = self.session;
        let frame = event.memo.get_or_make(key, || {
            let text = if new_section {
                format!("\n\n{text}")
            } else {
                text.to_owned()
            };
            to_wire::update(
                session,
                to_wire::chunk(speaker, id.as_str(), to_wire::text_block(text)),
            )
            .with_text_member("text")
        });
        push(Message {
            frame: Frame::clone(&frame),
            merge: Some(Merge::Text(TextKey {
                item: id.clone(),
                kind,
                form: DELTA,
            })),
        });
    }

    /// Records what was sent of an item, unless something is recorded already.
    fn seen(&mut self, id: &ItemId, shown: Streamed) {
        if !self.items.contains_key(id) {
            self.items.insert(id.clone(), shown);
        }
    }

    fn replace_content(
        &mut self,
        id: &ItemId,
        content: Option<Vec<wire::ToolCallContent>>,
        push: &mut dyn FnMut(Message),
    ) {
        let Some(Streamed::Call(call)) = self.items.get_mut(id) else {
            return;
        };
        call.shown.content.clone_from(&content);
        let update = wire::ToolCallUpdate {
            content,
            ..to_wire::bare_update(id.as_str())
        };
        let update = wire::SessionUpdate::ToolCallUpdate(update);
        push(Message {
            frame: to_wire::update(self.session, update),
            merge: Some(Merge::Latest(id.clone())),
        });
    }

    fn completed(&mut self, item: &Item, own: Option<&str>, push: &mut dyn FnMut(Message)) {
        match (&item.body, self.items.remove(&item.id)) {
            (
                ItemBody::User {
                    client_id: Some(message),
                    ..
                },
                _,
            ) if Some(message.as_str()) == own => {}
            (_, Some(Streamed::Text | Streamed::Thought(_))) => {}
            (_, Some(Streamed::Call(open))) => {
                let Some(call) = to_wire::call(item, self.flags.terminal) else {
                    return;
                };
                if let ItemBody::Command(command) = &item.body
                    && let Some(output) = command
                        .output
                        .as_deref()
                        .filter(|output| !output.is_empty())
                    && self.flags.terminal
                    && !open.streamed
                {
                    self.push(
                        to_wire::terminal_output(&item.id, to_wire::tail(output)),
                        push,
                    );
                }
                if let Some(update) = to_wire::difference(&open.shown, &ended(item, call)) {
                    self.push(wire::SessionUpdate::ToolCallUpdate(update), push);
                }
            }
            (_, None) => self.whole(item, false, push),
        }
    }

    /// Sends a completed item of which nothing was sent before.
    fn whole(&self, item: &Item, history: bool, push: &mut dyn FnMut(Message)) {
        let id = item.id.as_str();
        match &item.body {
            ItemBody::User { content, .. } => {
                to_wire::user_chunks(id, content).for_each(|update| self.push(update, push));
            }
            ItemBody::Agent { text } | ItemBody::Plan { text } => {
                to_wire::text_chunks(ChunkKind::Agent, id, text)
                    .for_each(|update| self.push(update, push));
            }
            ItemBody::Reasoning { summary, content } => {
                let text = if summary.is_empty() { content } else { summary }.join("\n\n");
                to_wire::text_chunks(ChunkKind::Thought, id, &text)
                    .for_each(|update| self.push(update, push));
            }
            ItemBody::Compaction { summary } => {
                if self.flags.compaction {
                    self.push(to_wire::compaction(item, summary.as_deref()), push);
                }
            }
            // Notices are not replayed, so the history has the error as a message: it explains why the turn ended.
            ItemBody::Error { message } if history => {
                to_wire::text_chunks(ChunkKind::Agent, id, message)
                    .for_each(|update| self.push(update, push));
            }
            ItemBody::Error { message } => self.notice(wire::NoticeSeverity::Error, message, push),
            ItemBody::Command(_)
            | ItemBody::FileChange(_)
            | ItemBody::Tool(_)
            | ItemBody::WebSearch { .. }
            | ItemBody::ImageView { .. }
            | ItemBody::ReviewStarted { .. }
            | ItemBody::ReviewEnded { .. } => {
                // The bytes of a terminal are not stored, so the history has the output as text.
                let call = to_wire::call(item, self.flags.terminal && !history);
                if let Some(call) = call {
                    self.push(wire::SessionUpdate::ToolCall(ended(item, call)), push);
                }
            }
        }
    }

    /// Marks the calls that are still open at the end of the turn as failed.
    fn turn_ended(&mut self, push: &mut dyn FnMut(Message)) {
        let mut left: Vec<ItemId> = self
            .items
            .iter()
            .filter(|(_, shown)| matches!(shown, Streamed::Call(_)))
            .map(|(id, _)| id.clone())
            .collect();
        left.sort();
        for id in left {
            let status = Some(wire::ToolCallStatus::Failed);
            let update = wire::ToolCallUpdate {
                status,
                ..to_wire::bare_update(id.as_str())
            };
            self.push(wire::SessionUpdate::ToolCallUpdate(update), push);
        }
        self.items.clear();
        self.replayed.clear();
    }
}

/// Marks the call of a completed item as failed if the item still says "in progress": the action did not finish.
fn ended(item: &Item, mut call: wire::ToolCall) -> wire::ToolCall {
    let status = match &item.body {
        ItemBody::Command(command) => command.status,
        ItemBody::FileChange(change) => change.status,
        ItemBody::Tool(tool) => tool.status,
        _ => ActionStatus::Completed,
    };
    if status == ActionStatus::InProgress {
        call.status = Some(wire::ToolCallStatus::Failed);
    }
    call
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_is_shown_at_once_and_then_as_it_grows() {
        let mut output = Output::default();
        assert_eq!(output.add("a"), Some("a"));
        let (mut shown, mut times, mut total) = (1, 1, 1);
        for _ in 0..100_000 {
            total += 10;
            if let Some(text) = output.add("0123456789") {
                shown += text.len();
                times += 1;
            }
        }
        assert!(shown <= 4 * total, "{shown} bytes shown of {total}");
        assert!(times > 20, "shown {times} times");
    }

    #[test]
    fn output_keeps_its_end() {
        let mut output = Output::default();
        let long = "é".repeat(100_000);
        assert!(
            output
                .add(&long)
                .is_some_and(|text| long.ends_with(text) && text.len() <= 32 << 10)
        );
    }
}
