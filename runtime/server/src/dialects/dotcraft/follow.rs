//! Tracks what one client follows of one thread, and the content of the running turn: the notification of a turn's end
//! contains the whole turn.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use threadwire_engine::{
    AnswerSet, Ask, AskClass, AskKind, CallPiece, Cause, Decision, Event, EventKind, Item,
    ItemBody, ItemId, Millis, QueuedInput, Thread, ThreadParent, ThreadSnapshot, Turn, TurnId,
    TurnStatus,
};
use threadwire_protocol::dotcraft::SystemEventKind;

use super::{
    extra,
    to_wire::{self, Flags, TurnEntry},
};
use threadwire_connection::Message;

/// The parts of a thread that a client follows.
#[derive(Debug, Default)]
pub(super) struct Follow {
    /// Whether it follows the whole thread.
    pub(super) subscribed: bool,
    /// The turn that the client started without being subscribed.
    pub(super) inline: Option<Inline>,
    /// The inputs that the client queued without being subscribed, and whether an event showed them in the queue.
    pub(super) queued: HashMap<String, bool>,
    /// When and why an input of the client left the queue. A turn that starts with it does so at the same time and for
    /// the same reason; where none does, the input was removed.
    left: Option<(Millis, Option<Arc<Cause>>)>,
    /// The turn whose questions go to the client since it resumed the thread.
    pub(super) asked: Option<TurnId>,
    /// Whether the client runs tools of the thread.
    pub(super) tools: bool,
    /// The namespaces of the apps that the client is.
    pub(super) apps: HashSet<String>,
    /// The place of the thread below the one that spawned it.
    pub(super) spawned: Option<ThreadParent>,
    /// The automatic decision on every approval, if there is one.
    pub(super) decision: Option<Decision>,
    /// Events up to this sequence number are repeated events from before the subscription: they send no questions, and
    /// no notifications that go to every client.
    pub(super) recalled: u64,
    turn: Option<Gathered>,
    /// The calls that the model writes and that are shown, with the names of their tools.
    written: Vec<(ItemId, Arc<str>)>,
}

/// A turn that a client started without being subscribed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inline {
    /// The next turn to start.
    Next,
    /// The turn that starts with an input of the client, which left the queue; see [`Follow::left`].
    Queued,
    /// The turn with this id.
    Turn(TurnId),
}

/// The content of the running turn.
#[derive(Debug)]
struct Gathered {
    turn: Arc<Turn>,
    /// Whether `turn/started` was sent. It contains the user message, so it is delayed until the first event after the
    /// start.
    announced: bool,
    /// Whether a compaction has begun and is not finished.
    compacts: bool,
    shown: Vec<TurnEntry>,
    /// The places of items in `shown`.
    places: HashMap<ItemId, usize>,
}

/// The effect of an event on one client.
#[derive(Debug, Default)]
pub(super) struct Delivery {
    /// The messages for this client alone.
    pub(super) own: Vec<Message>,
    /// Whether the messages that all clients with the same flags share are sent, too.
    pub(super) shared: bool,
    /// Whether the client knows the started call already.
    pub(super) knows_call: bool,
    /// Whether the client follows less of the thread after this event.
    pub(super) over: bool,
    /// Whether an input of the client left the queue of an idle thread.
    pub(super) left: bool,
}

impl Follow {
    /// Tells whether anything is left to follow.
    pub(super) fn is_needed(&self) -> bool {
        self.attends() || !self.queued.is_empty()
    }

    /// Tells whether the client may be asked now. One whose input waits in the queue is not: the running turn is that of
    /// others.
    pub(super) fn attends(&self) -> bool {
        self.subscribed || self.inline.is_some() || self.asked.is_some() || self.runs_tools()
    }

    /// Returns the kinds of questions that the client can answer in this thread. `can` are the kinds that it can answer
    /// in general.
    pub(super) fn answers(&self, can: AnswerSet) -> AnswerSet {
        let follows = self.subscribed
            || self.inline.is_some()
            || self.asked.is_some()
            || !self.queued.is_empty();
        let decides = can.approval || self.decision.is_some();
        AnswerSet {
            approval: follows && decides,
            input: follows && can.input,
            tool_call: self.runs_tools(),
            elicitation: follows && can.elicitation,
        }
    }

    /// Tells whether a question goes to the client.
    pub(super) fn is_asked(&self, ask: &Ask, can: AnswerSet) -> bool {
        match ask.kind.class() {
            AskClass::ToolCall => self.runs(ask),
            class => {
                let is_asked = self.asked.is_some() && self.asked == ask.turn;
                can.contains(class) && (self.sees(ask.turn) || is_asked)
            }
        }
    }

    fn runs_tools(&self) -> bool {
        self.tools || !self.apps.is_empty()
    }

    /// Tells whether the client runs the tool that a question is about.
    fn runs(&self, ask: &Ask) -> bool {
        let namespace = match &ask.kind {
            AskKind::ToolCall { namespace, .. } => namespace.as_deref(),
            _ => None,
        };
        match namespace.filter(|name| extra::bound::app_of(Some(name)).is_some()) {
            Some(app) => self.apps.contains(app),
            None => self.tools,
        }
    }

    /// Tells whether the client follows a turn; without one, whether it follows what belongs to no turn.
    pub(super) fn sees(&self, turn: Option<TurnId>) -> bool {
        self.subscribed
            || match (self.inline, turn) {
                (Some(Inline::Turn(inline)), Some(turn)) => inline == turn,
                // Events of the input queue belong to no turn.
                (inline, None) => inline.is_some() || !self.queued.is_empty(),
                _ => false,
            }
    }

    /// Updates the automatic decision from the thread. Returns whether it changed.
    pub(super) fn note(&mut self, thread: &Thread) -> bool {
        self.spawned.clone_from(&thread.spawned);
        let decision = extra::decision(thread);
        let changed = decision != self.decision;
        self.decision = decision;
        changed
    }

    /// Returns the running turn.
    pub(super) fn running(&self) -> Option<TurnId> {
        self.turn.as_ref().map(|gathered| gathered.turn.id)
    }

    /// Starts to gather a turn that is already running.
    pub(super) fn join(&mut self, snapshot: &ThreadSnapshot) {
        let Some(running) = &snapshot.running else {
            return;
        };
        if self
            .turn
            .as_ref()
            .is_none_or(|gathered| gathered.turn.id != running.id)
        {
            self.turn = Some(Gathered {
                turn: Arc::clone(running),
                announced: true,
                compacts: false,
                shown: Vec::new(),
                places: HashMap::new(),
            });
        }
    }

    /// Adds the content that the running turn had before the client joined.
    pub(super) fn recall(&mut self, turn: TurnId, before: Vec<TurnEntry>) {
        let Some(gathered) = self
            .turn
            .as_mut()
            .filter(|gathered| gathered.turn.id == turn)
        else {
            return;
        };
        let since = std::mem::take(&mut gathered.shown);
        gathered.shown = before
            .into_iter()
            .filter(|shown| !since.iter().any(|other| other.is_same(shown)))
            .collect();
        gathered.shown.extend(since);
        let places = gathered.shown.iter().enumerate();
        gathered.places = places
            .filter_map(|(place, entry)| match entry {
                TurnEntry::Item(item) => Some((item.id.clone(), place)),
                _ => None,
            })
            .collect();
    }

    /// Handles an event that only followers get.
    pub(super) fn take(&mut self, event: &Event, flags: Flags) -> Delivery {
        if let EventKind::TurnStarted(turn) = &event.kind {
            let moment = (event.time, event.cause.clone());
            let is_left = self.left.take().is_some_and(|left| left == moment);
            self.inline = match self.inline {
                Some(Inline::Queued) if !is_left => None,
                Some(Inline::Next | Inline::Queued) => Some(Inline::Turn(turn.id)),
                other => other,
            };
            self.turn = Some(Gathered {
                turn: Arc::clone(turn),
                announced: false,
                compacts: false,
                shown: Vec::new(),
                places: HashMap::new(),
            });
            return Delivery {
                over: !self.is_needed(),
                ..Delivery::default()
            };
        }
        let turn = turn_of(&event.kind);
        let sees = self.sees(turn);
        let mut told = Delivery {
            shared: sees,
            ..Delivery::default()
        };
        if let EventKind::QueueChanged(queue) = &event.kind {
            told.left = self.note_queue(queue, event);
            told.over = !self.is_needed();
        }
        let said = said(&event.kind);
        if let Some(gathered) = self
            .turn
            .as_mut()
            .filter(|gathered| Some(gathered.turn.id) == turn)
        {
            if !gathered.announced {
                gathered.announced = true;
                told.own
                    .push(to_wire::turn_started(event.thread, &gathered.turn, said));
            }
            gathered.gather(event);
        }
        if let Some(item) = said {
            let turn = self.turn.as_ref().map(|gathered| &*gathered.turn);
            let started = matches!(event.kind, EventKind::ItemStarted(_));
            told.own
                .push(to_wire::user_said(event.thread, item, turn, started));
            told.shared = false;
        }
        match &event.kind {
            EventKind::CallWritten(piece) => {
                told.shared = sees && flags.streaming && self.knows(piece);
            }
            EventKind::ItemStarted(item) => told.knows_call = self.take_written(&item.id),
            _ => {}
        }
        if let EventKind::TurnEnded { turn, .. } = &event.kind {
            for (item, tool) in self.written.drain(..) {
                told.own
                    .push(to_wire::call_dropped(event, turn.id, &item, &tool));
            }
            told.own.extend(self.compaction_ended(event, turn));
            told.own.push(self.end(event, turn, flags));
            told.shared = false;
            if self.inline == Some(Inline::Turn(turn.id)) {
                self.inline = None;
                told.over = true;
            }
            if self.asked.take_if(|asked| *asked == turn.id).is_some() {
                told.over = true;
            }
        }
        if !sees {
            told.own.clear();
        }
        told
    }

    /// Looks for the inputs of the client in the queue. One that leaves the queue of an idle thread starts a turn in the
    /// same moment, unless it was removed; one that leaves it during a turn becomes input of that turn.
    /// Returns whether one left the queue of an idle thread.
    fn note_queue(&mut self, queue: &[QueuedInput], event: &Event) -> bool {
        let mut left = false;
        self.queued.retain(|id, was_seen| {
            let waits = queue.iter().any(|entry| entry.id == *id);
            let leaves = *was_seen && !waits;
            *was_seen |= waits;
            left |= leaves;
            !leaves
        });
        let left = left && self.turn.is_none();
        if left {
            self.inline = Some(Inline::Queued);
            self.left = Some((event.time, event.cause.clone()));
        }
        left
    }

    /// Notes that no turn started with the input that left the queue.
    pub(super) fn note_removal(&mut self) {
        if self.inline == Some(Inline::Queued) {
            self.inline = None;
            self.left = None;
        }
    }

    /// Records the start of a call that the model writes. Returns whether the client knows the start.
    fn knows(&mut self, piece: &CallPiece) -> bool {
        if piece.is_first {
            self.take_written(&piece.item);
            self.written
                .push((piece.item.clone(), Arc::clone(&piece.tool)));
            return true;
        }
        self.written.iter().any(|(item, _)| *item == piece.item)
    }

    /// Forgets a call that the model wrote. Returns whether the client knows its start.
    fn take_written(&mut self, id: &ItemId) -> bool {
        let place = self.written.iter().position(|(item, _)| item == id);
        place.map(|place| self.written.remove(place)).is_some()
    }

    /// Makes the system event of a compaction that its turn did not finish.
    fn compaction_ended(&self, event: &Event, turn: &Turn) -> Option<Message> {
        let gathered = self.turn.as_ref()?;
        if gathered.turn.id != turn.id || !gathered.compacts {
            return None;
        }
        let kind = match turn.status {
            TurnStatus::Interrupted => SystemEventKind::CompactCancelled,
            _ => SystemEventKind::CompactFailed,
        };
        let text = turn.error.as_ref().map(|error| error.message.clone());
        Some(to_wire::turn_event(event.thread, turn.id, kind, text))
    }

    fn end(&mut self, event: &Event, turn: &Turn, flags: Flags) -> Message {
        let gathered = self
            .turn
            .take()
            .filter(|gathered| gathered.turn.id == turn.id);
        let mut shown = gathered.map(|gathered| gathered.shown).unwrap_or_default();
        // Items that were never completed are not stored, so they are left out.
        shown.retain(|step| !matches!(step, TurnEntry::Item(item) if item.completed_at.is_none()));
        to_wire::turn_ended(event.thread, turn, to_wire::turn_items(turn, &shown, flags))
    }
}

impl Gathered {
    fn gather(&mut self, event: &Event) {
        match &event.kind {
            EventKind::ItemStarted(item) if is_compaction(item) => self.compacts = true,
            EventKind::ItemAbandoned(item) if is_compaction(item) => {}
            EventKind::ItemStarted(item)
            | EventKind::ItemChanged(item)
            | EventKind::ItemCompleted(item)
            | EventKind::ItemAbandoned(item) => {
                self.compacts &= !is_compaction(item);
                let next = self.shown.len();
                let place = *self.places.entry(item.id.clone()).or_insert(next);
                let entry = TurnEntry::Item(Arc::clone(item));
                match self.shown.get_mut(place) {
                    Some(known) => *known = entry,
                    None => self.shown.push(entry),
                }
            }
            EventKind::AskOpened(ask) => self.shown.push(TurnEntry::Asked(Arc::clone(ask), None)),
            EventKind::AskSettled { ask, answer, by } => {
                self.settle(ask, event.time);
                self.shown.push(TurnEntry::Answered(
                    Arc::clone(ask),
                    Arc::clone(answer),
                    *by,
                    event.time,
                ));
            }
            _ => {}
        }
    }

    fn settle(&mut self, settled: &Ask, time: Millis) {
        for shown in &mut self.shown {
            if let TurnEntry::Asked(ask, settled_at) = shown
                && ask.id == settled.id
            {
                *settled_at = Some(time);
            }
        }
    }
}

fn is_compaction(item: &Item) -> bool {
    matches!(item.body, ItemBody::Compaction { .. })
}

/// Returns the user message of an item event.
fn said(kind: &EventKind) -> Option<&Item> {
    match kind {
        EventKind::ItemStarted(item) | EventKind::ItemCompleted(item) => {
            matches!(item.body, ItemBody::User { .. }).then_some(&**item)
        }
        _ => None,
    }
}

fn turn_of(kind: &EventKind) -> Option<TurnId> {
    match kind {
        EventKind::TurnStarted(turn) | EventKind::TurnEnded { turn, .. } => Some(turn.id),
        EventKind::ItemStarted(item)
        | EventKind::ItemChanged(item)
        | EventKind::ItemCompleted(item)
        | EventKind::ItemAbandoned(item) => Some(item.turn),
        EventKind::CallWritten(piece) => Some(piece.turn),
        EventKind::PatchWritten(patch) => Some(patch.turn),
        EventKind::ModelAnswered(answer) => Some(answer.turn),
        EventKind::ItemDelta { turn, .. }
        | EventKind::ModelItem { turn, .. }
        | EventKind::ModelNoticed { turn, .. }
        | EventKind::Remark { turn, .. }
        | EventKind::PlanChanged { turn, .. }
        | EventKind::DiffChanged { turn, .. }
        | EventKind::UsageChanged { turn, .. }
        | EventKind::HookChanged { turn, .. }
        | EventKind::ReviewChanged { turn, .. }
        | EventKind::ReviewsRefused { turn, .. }
        | EventKind::RateLimitsReported { turn, .. }
        | EventKind::RequestStarted { turn, .. }
        | EventKind::TurnAttemptFailed { turn, .. } => Some(*turn),
        EventKind::AskOpened(ask) | EventKind::AskSettled { ask, .. } => ask.turn,
        EventKind::ThreadStarted(_)
        | EventKind::ThreadChanged { .. }
        | EventKind::ThreadDeleted
        | EventKind::ThreadUnloaded
        | EventKind::StatusChanged { .. }
        | EventKind::TurnsRemoved(_)
        | EventKind::QueueChanged(_)
        | EventKind::ToolServerChanged(_)
        | EventKind::ToolServersStarted(_)
        | EventKind::VisitEnded { .. }
        | EventKind::Warning { .. } => None,
    }
}
