//! Tracks what one client has seen of one session, and sends only the part of an event that is new to the client.

mod output;

use std::collections::{HashMap, HashSet};

use threadwire_engine::{
    ActionStatus, DeltaKind, Event, EventKind, InputPart, Item, ItemBody, ItemId, ThreadChange,
    ThreadId, ToolServerStartup,
};
use threadwire_protocol::{RawJson, acp as wire, envelope::Frame};
use tokio::time::Instant;

use self::output::Output;
use super::{
    extension,
    to_wire::{self, ChunkKind, CommandOutput, Flags, Version, v2},
};
use threadwire_connection::{Merge, TextKey};

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
    /// The number of the event before the one that is shown, for clients that are told cursors.
    cursor: Option<u64>,
    /// The items of the running turn that the history replay sent completely; events about them are skipped.
    replayed: HashSet<ItemId>,
    /// The client's own terminals that run commands, by item.
    terminals: HashMap<ItemId, String>,
    timer: Timer,
}

/// The timer that sends output that is held back.
#[derive(Debug, PartialEq, Eq)]
enum Timer {
    Off,
    /// To be set for this moment.
    Wanted(Instant),
    Set,
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

/// The key of encoded text deltas in [`threadwire_engine::Memo`].
const DELTA: u32 = 0x0AC9_0000;
/// The key of encoded text deltas that start with a blank line, for a new section.
const DELTA_OF_NEW_SECTION: u32 = 0x0AC9_0001;
/// The key of encoded output for terminals of version 2.
const TERMINAL_OUTPUT: u32 = 0x0AC9_0002;

impl View {
    pub(super) fn new(session: ThreadId, flags: Flags) -> Self {
        Self {
            session,
            flags,
            items: HashMap::new(),
            cursor: None,
            replayed: HashSet::new(),
            terminals: HashMap::new(),
            timer: Timer::Off,
        }
    }

    /// Tells whether the client speaks version 2.
    pub(super) fn is_v2(&self) -> bool {
        self.flags.version == Version::V2
    }

    /// Notes that a terminal of this client runs the command of an item, so that the call shows the terminal.
    pub(super) fn runs_in(&mut self, item: ItemId, terminal: String) {
        self.terminals.insert(item, terminal);
    }

    /// Converts an item that is a tool call, as it is shown while it goes on.
    fn call(&self, item: &Item) -> Option<wire::ToolCall> {
        let output = match self.terminals.get(&item.id) {
            Some(terminal) => CommandOutput::Terminal(terminal),
            None if self.flags.terminal => CommandOutput::Meta,
            None => CommandOutput::Text,
        };
        to_wire::call(item, output)
    }

    /// Tells whether the client has seen this call and the call is not completed.
    pub(super) fn is_open_call(&self, item: &ItemId) -> bool {
        self.open_call(item).is_some()
    }

    /// Returns the open call of a tool as the client has seen it.
    pub(super) fn open_call(&self, item: &ItemId) -> Option<&wire::ToolCall> {
        match self.items.get(item) {
            Some(Streamed::Call(call)) => Some(&call.shown),
            _ => None,
        }
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
            ItemBody::Agent { text, .. } | ItemBody::Plan { text } if !text.is_empty() => {
                self.items.insert(item.id.clone(), Streamed::Text);
                self.message(ChunkKind::Agent, id, text, push);
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
                    self.message(ChunkKind::Thought, id, &sections.join("\n\n"), push);
                }
            }
            _ => {
                self.started(item, push);
                self.output_so_far(item, push);
            }
        }
    }

    /// Sends the output of a command that runs, so that later output continues it.
    fn output_so_far(&mut self, item: &Item, push: &mut dyn FnMut(Message)) {
        let ItemBody::Command(command) = &item.body else {
            return;
        };
        let (Some(output), false) = (
            (command.output.as_deref()).filter(|output| !output.is_empty()),
            self.terminals.contains_key(&item.id),
        ) else {
            return;
        };
        let Some(Streamed::Call(call)) = self.items.get_mut(&item.id) else {
            return;
        };
        if self.flags.version == Version::V2 {
            call.streamed = true;
            // Unlike a piece, it replaces what the client may have of an earlier visit.
            let part = v2::TerminalPart::Output;
            self.push_v2(v2::terminal(&item.id, command, part), push);
        } else if self.flags.terminal {
            call.streamed = true;
            let output = to_wire::terminal_output(&item.id, to_wire::tail(output));
            self.push(output, push);
        } else {
            // The call that was just sent has it.
            call.output = Output::shown(output);
        }
    }

    /// Returns when output that is held back is due, for a caller that calls [`View::show_held_back`] then. Returns
    /// `None` if nothing is held back, and if a caller knows it already.
    pub(super) fn timer(&mut self) -> Option<Instant> {
        match self.timer {
            Timer::Wanted(due) => {
                self.timer = Timer::Set;
                Some(due)
            }
            Timer::Off | Timer::Set => None,
        }
    }

    /// Sends the output that is due.
    pub(super) fn show_held_back(&mut self, push: &mut dyn FnMut(Message)) {
        let mut next: Option<Instant> = None;
        let mut late = Vec::new();
        let now = Instant::now();
        for (id, shown) in &mut self.items {
            let Streamed::Call(call) = shown else {
                continue;
            };
            match call.output.due() {
                Some(due) if due <= now => {
                    late.extend(call.output.take().map(|text| (id.clone(), text.to_owned())));
                }
                Some(due) => next = Some(next.map_or(due, |next| next.min(due))),
                None => {}
            }
        }
        self.timer = next.map_or(Timer::Off, Timer::Wanted);
        for (id, text) in late {
            self.replace_content(&id, Some(vec![to_wire::text_content(text)]), push);
        }
    }

    /// Sends the updates of an event. `own` is the id of the message with which this client started the running turn:
    /// the client displays that message itself, so it is not sent.
    ///
    /// A client of version 2 displays all messages when they have their place in the conversation, also its own.
    pub(super) fn show(&mut self, event: &Event, own: Option<&str>, push: &mut dyn FnMut(Message)) {
        let own = own.filter(|_| self.flags.version == Version::V1);
        self.at(event);
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
            EventKind::ItemCompleted(item) if !self.was_replayed(&item.id) => {
                self.completed(item, own, false, push)
            }
            EventKind::ItemAbandoned(item) if !self.was_replayed(&item.id) => {
                self.completed(item, own, true, push)
            }
            EventKind::TurnEnded { turn, .. } => {
                self.turn_ended(push);
                if self.flags.version == Version::V2 {
                    self.push_v2(v2::idle(turn), push);
                }
            }
            EventKind::StatusChanged { status, .. } if self.flags.version == Version::V2 => {
                if let Some(state) = v2::working(status) {
                    self.push_v2(state, push);
                }
            }
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

    /// Notes which event is shown next.
    pub(super) fn at(&mut self, event: &Event) {
        if event.kind.is_numbered() {
            self.cursor = self.flags.cursors.then(|| event.seq.saturating_sub(1));
        }
    }

    /// Returns the `_meta` of updates. Pieces of messages have none: clients share them.
    fn meta(&self) -> Option<RawJson> {
        self.cursor.and_then(extension::of_cursor)
    }

    /// Sends an update in the words of the client's version, if that version has words for it.
    pub(super) fn push(&self, update: wire::SessionUpdate, push: &mut dyn FnMut(Message)) {
        let frame = match self.flags.version {
            Version::V1 => Some(to_wire::update(self.session, update, self.meta())),
            Version::V2 => v2::update(self.session, update, self.meta()),
        };
        if let Some(frame) = frame {
            push(Message { frame, merge: None });
        }
    }

    /// Sends an update that only version 2 has.
    pub(super) fn push_v2(&self, update: v2::SessionUpdate, push: &mut dyn FnMut(Message)) {
        let frame = v2::encode(self.session, update, self.meta());
        push(Message { frame, merge: None });
    }

    /// Sends a call, or the part of it that changed.
    fn push_call(&self, update: wire::SessionUpdate, item: &Item, push: &mut dyn FnMut(Message)) {
        match v2::call(&update, &item.body) {
            Some(call) if self.flags.version == Version::V2 => self.push_v2(call, push),
            _ => self.push(update, push),
        }
    }

    /// Sends a whole message. Version 2 replaces a message of the same id: a client may have a part of it already.
    fn message(&self, speaker: ChunkKind, id: &str, text: &str, push: &mut dyn FnMut(Message)) {
        for (n, piece) in to_wire::pieces(text).enumerate() {
            match self.flags.version {
                Version::V2 if n == 0 => self.push_v2(v2::message(speaker, id, piece), push),
                _ => self.push(
                    to_wire::chunk(speaker, id, to_wire::text_block(piece)),
                    push,
                ),
            }
        }
    }

    /// Sends a message of the user.
    pub(super) fn user_message(
        &self,
        id: &str,
        content: &[InputPart],
        push: &mut dyn FnMut(Message),
    ) {
        match self.flags.version {
            Version::V1 => {
                to_wire::user_chunks(id, content).for_each(|update| self.push(update, push))
            }
            Version::V2 => self.push_v2(v2::user_message(id, content), push),
        }
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
        let Some(mut call) = self.call(item) else {
            return;
        };
        // The call has just started, whatever status its body has.
        if item.completed_at.is_none() {
            call.status = Some(wire::ToolCallStatus::InProgress);
        }
        if let Some(terminal) = self.terminal(item, v2::TerminalPart::Start) {
            self.push_v2(terminal, push);
        }
        self.push_call(wire::SessionUpdate::ToolCall(call.clone()), item, push);
        let call = Call {
            shown: call,
            output: Output::default(),
            streamed: false,
        };
        self.items
            .insert(item.id.clone(), Streamed::Call(Box::new(call)));
    }

    fn changed(&mut self, item: &Item, push: &mut dyn FnMut(Message)) {
        let Some(mut call) = self.call(item) else {
            return;
        };
        let Some(Streamed::Call(open)) = self.items.get_mut(&item.id) else {
            return;
        };
        if call.content.is_none() {
            call.content.clone_from(&open.shown.content);
        }
        let Some(update) = to_wire::difference(&open.shown, &call) else {
            return;
        };
        open.shown = call;
        self.push_call(wire::SessionUpdate::ToolCallUpdate(update), item, push);
    }

    /// Makes the update of the terminal of a command, for version 2.
    fn terminal(&self, item: &Item, part: v2::TerminalPart) -> Option<v2::SessionUpdate> {
        match (&item.body, self.flags.version) {
            (ItemBody::Command(command), Version::V2) => {
                Some(v2::terminal(&item.id, command, part))
            }
            _ => None,
        }
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
            DeltaKind::Output => return self.output(event, id, text, push),
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
                None,
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

    /// Sends output of a command that runs: to the call's terminal, or as the content of the call.
    fn output(&mut self, event: &Event, id: &ItemId, text: &str, push: &mut dyn FnMut(Message)) {
        // The client shows its own terminal.
        if self.terminals.contains_key(id) {
            return;
        }
        let Some(Streamed::Call(call)) = self.items.get_mut(id) else {
            return;
        };
        let session = self.session;
        if self.flags.version == Version::V2 {
            call.streamed = true;
            let frame = event.memo.get_or_make(TERMINAL_OUTPUT, || {
                v2::encode(session, v2::terminal_output(id, text), None)
            });
            // Each piece is base64 of its own, so pieces do not merge.
            push(Message {
                frame: Frame::clone(&frame),
                merge: None,
            });
        } else if self.flags.terminal {
            call.streamed = true;
            let update = to_wire::terminal_output(id, text);
            push(Message {
                frame: to_wire::update(session, update, None).with_text_member("data"),
                merge: Some(Merge::Text(TextKey {
                    item: id.clone(),
                    kind: DeltaKind::Output,
                    form: DELTA,
                })),
            });
        } else if let Some(output) = call.output.add(text) {
            let content = Some(vec![to_wire::text_content(output)]);
            self.replace_content(id, content, push);
        } else if let (Timer::Off, Some(due)) = (&self.timer, call.output.due()) {
            self.timer = Timer::Wanted(due);
        }
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
        let latest = Merge::Latest(id.clone());
        self.push(
            wire::SessionUpdate::ToolCallUpdate(update),
            &mut |message| {
                push(Message {
                    merge: Some(latest.clone()),
                    ..message
                })
            },
        );
    }

    /// Sends the end of an item. `abandoned`: it did not finish.
    fn completed(
        &mut self,
        item: &Item,
        own: Option<&str>,
        abandoned: bool,
        push: &mut dyn FnMut(Message),
    ) {
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
                let Some(call) = self.call(item) else {
                    return;
                };
                if let ItemBody::Command(command) = &item.body
                    && let Some(output) = command
                        .output
                        .as_deref()
                        .filter(|output| !output.is_empty())
                    && self.flags.terminal
                    && self.flags.version == Version::V1
                    && !open.streamed
                    && !self.terminals.contains_key(&item.id)
                {
                    self.push(
                        to_wire::terminal_output(&item.id, to_wire::tail(output)),
                        push,
                    );
                }
                let part = match open.streamed {
                    true => v2::TerminalPart::End,
                    false => v2::TerminalPart::OutputAndEnd,
                };
                if let Some(terminal) = self.terminal(item, part) {
                    self.push_v2(terminal, push);
                }
                let ended = self.ended(item, call, abandoned);
                if let Some(update) = to_wire::difference(&open.shown, &ended) {
                    self.push_call(wire::SessionUpdate::ToolCallUpdate(update), item, push);
                }
            }
            (_, None) => self.whole(item, false, push),
        }
        self.terminals.remove(&item.id);
    }

    /// Sends a completed item of which nothing was sent before.
    fn whole(&self, item: &Item, history: bool, push: &mut dyn FnMut(Message)) {
        let id = item.id.as_str();
        match &item.body {
            ItemBody::User { content, .. } => self.user_message(id, content, push),
            ItemBody::Agent { text, .. } | ItemBody::Plan { text } => {
                self.message(ChunkKind::Agent, id, text, push);
            }
            ItemBody::Reasoning { summary, content } => {
                let text = if summary.is_empty() { content } else { summary }.join("\n\n");
                self.message(ChunkKind::Thought, id, &text, push);
            }
            ItemBody::Compaction { summary } => {
                if self.flags.compaction {
                    self.push(to_wire::compaction(item, summary.as_deref()), push);
                }
            }
            // Notices are not replayed, so the history has the error as a message: it explains why the turn ended.
            ItemBody::Error { message } if history => {
                self.message(ChunkKind::Agent, id, message, push);
            }
            ItemBody::Error { message } => self.notice(wire::NoticeSeverity::Error, message, push),
            ItemBody::HookPrompt { .. } if history => {}
            ItemBody::HookPrompt { prompts } => {
                for prompt in prompts {
                    self.notice(wire::NoticeSeverity::Info, &prompt.text, push);
                }
            }
            ItemBody::Command(_)
            | ItemBody::FileChange(_)
            | ItemBody::Tool(_)
            | ItemBody::WebSearch { .. }
            | ItemBody::ImageView { .. }
            | ItemBody::GeneratedImage { .. }
            | ItemBody::ReviewStarted { .. }
            | ItemBody::ReviewEnded { .. } => {
                if let Some(terminal) = self.terminal(item, v2::TerminalPart::All) {
                    self.push_v2(terminal, push);
                }
                // The terminals of version 1 have no whole output, so the history has the output as text.
                let call = match history && self.flags.version == Version::V1 {
                    true => to_wire::call(item, CommandOutput::Text),
                    false => self.call(item),
                };
                if let Some(call) = call {
                    let call = self.ended(item, call, false);
                    self.push_call(wire::SessionUpdate::ToolCall(call), item, push);
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
        left.sort_unstable();
        for id in left {
            let status = Some(self.unfinished());
            let update = wire::ToolCallUpdate {
                status,
                ..to_wire::bare_update(id.as_str())
            };
            self.push(wire::SessionUpdate::ToolCallUpdate(update), push);
        }
        self.items.clear();
        self.replayed.clear();
    }

    /// Returns the status of a call that did not finish.
    fn unfinished(&self) -> wire::ToolCallStatus {
        match self.flags.version {
            // Version 1 has no status for it.
            Version::V1 => wire::ToolCallStatus::Failed,
            Version::V2 => wire::ToolCallStatus::Unknown(v2::CANCELLED.into()),
        }
    }

    /// Marks the call of an item as not finished, if it was abandoned or its item still says "in progress".
    fn ended(&self, item: &Item, mut call: wire::ToolCall, abandoned: bool) -> wire::ToolCall {
        let status = match &item.body {
            ItemBody::Command(command) => command.status,
            ItemBody::FileChange(change) => change.status,
            ItemBody::Tool(tool) => tool.status,
            _ => ActionStatus::Completed,
        };
        if abandoned || status == ActionStatus::InProgress {
            call.status = Some(self.unfinished());
        }
        call
    }
}
