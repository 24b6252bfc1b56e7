//! The state of a turn that runs in another process, and the events that bring its subscribers up to date.

use std::{collections::HashSet, sync::Arc};

use crate::{
    model::{
        ActionStatus, Answer, Ask, DeltaKind, Event, EventKind, Item, ItemBody, ItemId, Memo,
        Millis, SettledBy, ThreadId, ThreadStatus, ToolItem, Turn, TurnStatus,
    },
    observers::ThreadSnapshot,
};

use super::{
    open_items::OpenItems,
    running::{abandon, append_text},
};

/// The turn of another process, as subscribers in this process have seen it.
#[derive(Debug, Default)]
pub(crate) struct Mirror {
    pub(crate) turn: Option<Arc<Turn>>,
    /// Open items, including background items.
    pub(crate) open: OpenItems,
    pub(crate) asks: Vec<Arc<Ask>>,
}

impl Mirror {
    /// Makes the mirror of a snapshot.
    pub(crate) fn of(snapshot: &ThreadSnapshot) -> Self {
        Self {
            turn: snapshot.running.clone(),
            open: OpenItems::of(snapshot.open_items.iter().map(|item| (**item).clone())),
            asks: snapshot.asks.clone(),
        }
    }

    /// Updates the mirror by an event.
    pub(crate) fn apply(&mut self, kind: &EventKind) {
        match kind {
            EventKind::TurnStarted(turn) => self.turn = Some(Arc::clone(turn)),
            EventKind::TurnEnded { .. } => {
                self.turn = None;
                self.asks.clear();
                // Actions that are still open continue in the background. Other items are dropped without an event.
                self.open.take_if(|item| !item.body.is_action());
            }
            EventKind::ItemStarted(item) | EventKind::ItemChanged(item) => {
                self.open.put((**item).clone());
            }
            EventKind::ItemDelta {
                item, kind, text, ..
            } => {
                if let Some(open) = self.open.get_mut(item) {
                    append_text(&mut open.body, *kind, text);
                }
            }
            EventKind::ItemCompleted(item) | EventKind::ItemAbandoned(item) => {
                self.open.take(&item.id);
            }
            EventKind::AskOpened(ask) => self.asks.push(Arc::clone(ask)),
            EventKind::AskSettled { ask, .. } => self.asks.retain(|open| open.id != ask.id),
            _ => {}
        }
    }

    /// Ends the asks and items that were shown as open, except those that still are.
    fn close(&mut self, shown: &mut EventWriter<'_>, except: Option<Present<'_>>) {
        let has_ask = |ask: &Arc<Ask>| {
            except.is_some_and(|kept| kept.asks.iter().any(|kept| kept.id == ask.id))
        };
        let kept = except.into_iter().flat_map(|kept| kept.open_items);
        let kept: HashSet<_> = kept.map(|item| &item.id).collect();
        for ask in self.asks.extract_if(.., |ask| !has_ask(ask)) {
            shown.push(EventKind::AskSettled {
                ask,
                answer: Arc::new(Answer::Failed {
                    message: "the turn ended".to_owned(),
                }),
                by: SettledBy::TurnEnd,
            });
        }
        for mut item in self.open.take_if(|item| !kept.contains(&item.id)) {
            abandon(&mut item.body);
            item.completed_at = Some(shown.time);
            shown.push(EventKind::ItemAbandoned(Arc::new(item)));
        }
    }
}

/// Synthetic events that show the current state. They repeat the sequence number of the event before them.
struct EventWriter<'a> {
    thread: ThreadId,
    seq: u64,
    time: Millis,
    events: &'a mut Vec<Arc<Event>>,
}

impl EventWriter<'_> {
    fn push(&mut self, kind: EventKind) {
        self.events.push(Arc::new(Event {
            thread: self.thread,
            seq: self.seq,
            time: self.time,
            cause: None,
            kind,
            memo: Memo::default(),
        }));
    }
}

/// What the process that has a thread tells of it.
#[derive(Clone, Copy)]
pub(crate) struct Present<'a> {
    pub(crate) status: ThreadStatus,
    pub(crate) open_items: &'a [Arc<Item>],
    pub(crate) asks: &'a [Arc<Ask>],
}

impl<'a> From<&'a ThreadSnapshot> for Present<'a> {
    fn from(snapshot: &'a ThreadSnapshot) -> Self {
        Self {
            status: snapshot.status,
            open_items: &snapshot.open_items,
            asks: &snapshot.asks,
        }
    }
}

impl Present<'_> {
    /// Returns an open item.
    fn open_item(&self, id: &ItemId) -> Option<&Item> {
        let found = self.open_items.iter().find(|item| item.id == *id);
        found.map(|item| &**item)
    }
}

/// The state of a thread as its subscribers know it.
pub(crate) struct Standing<'a> {
    pub(crate) thread: ThreadId,
    pub(crate) seq: u64,
    pub(crate) status: ThreadStatus,
    /// See [`crate::EngineOptions::planned_by`].
    pub(crate) planned_by: &'a str,
    /// Whether a plan waits to be confirmed.
    pub(crate) planned: bool,
    pub(crate) mirror: &'a mut Mirror,
}

impl Standing<'_> {
    /// Returns the events that bring subscribers from this state to the `present` one: the stored events that they
    /// `missed`, with the starts and the texts of items that they did not see, then the progress of the open items. An
    /// item comes before the asks about it, and so does the status that tells of an ask.
    /// Without a present state no process runs the thread any more, and open items end; `left` is then the final state of
    /// a turn whose end is not among the stored events.
    pub(crate) fn catch_up(
        self,
        missed: Vec<Arc<Event>>,
        present: Option<Present<'_>>,
        left: Option<Turn>,
        now: Millis,
    ) -> Vec<Arc<Event>> {
        let Self {
            thread,
            seq,
            mut status,
            planned_by,
            mut planned,
            mirror,
        } = self;
        let mut events = Vec::new();
        let mut shown = EventWriter {
            thread,
            seq,
            time: now,
            events: &mut events,
        };
        let set_status = |shown: &mut EventWriter<'_>, old: &mut ThreadStatus, planned, status| {
            if *old != status {
                *old = status;
                shown.push(EventKind::StatusChanged { status, planned });
            }
        };
        for (index, event) in missed.iter().enumerate() {
            match &event.kind {
                EventKind::ThreadChanged { thread, .. } => {
                    planned = thread.extra.contains_key(planned_by);
                }
                EventKind::TurnStarted(_) if !matches!(status, ThreadStatus::Active { .. }) => {
                    let active = ThreadStatus::active([], false);
                    set_status(&mut shown, &mut status, planned, active);
                }
                EventKind::TurnEnded { turn, .. } => {
                    if turn.status == TurnStatus::Interrupted {
                        // The process that ran the turn may have died without ending the open items.
                        mirror.close(&mut shown, present);
                    }
                    set_status(&mut shown, &mut status, planned, status_after(turn));
                }
                EventKind::AskOpened(ask) => {
                    let active = status.with_asks(mirror.asks.iter().chain([ask]));
                    set_status(&mut shown, &mut status, planned, active);
                    if !mirror.open.contains(&ask.item)
                        && let Some(first) = first_of(&ask.item, &missed[index..], present)
                    {
                        shown.push(EventKind::ItemStarted(Arc::new(first.clone())));
                        mirror.open.put(first);
                    }
                }
                // Starts and deltas are not stored.
                EventKind::ItemCompleted(item) => match mirror.open.get(&item.id) {
                    None => {
                        let (first, texts) = at_its_start(item);
                        shown.push(EventKind::ItemStarted(Arc::new(first)));
                        show_more(&mut shown, item, &[], &texts);
                    }
                    Some(known) => {
                        let (mut known, mut now) = (known.body.clone(), item.body.clone());
                        let (known, texts) = (take_texts(&mut known), take_texts(&mut now));
                        show_more(&mut shown, item, &known, &texts);
                    }
                },
                _ => {}
            }
            mirror.apply(&event.kind);
            shown.seq = event.seq;
            shown.events.push(Arc::clone(event));
            if let EventKind::AskSettled { by, .. } = &event.kind
                && *by != SettledBy::TurnEnd
            {
                let active = status.with_asks(&mirror.asks);
                set_status(&mut shown, &mut status, planned, active);
            }
        }
        match present {
            Some(present) => {
                mirror.close(&mut shown, Some(present));
                set_status(&mut shown, &mut status, planned, present.status);
                for item in present.open_items {
                    match mirror.open.get(&item.id) {
                        None => show_item(&mut shown, item),
                        Some(open) => show_progress(&mut shown, open, item),
                    }
                }
            }
            None => {
                mirror.close(&mut shown, None);
                if let Some(turn) = mirror.turn.take() {
                    let turn = left.unwrap_or_else(|| Turn {
                        status: TurnStatus::Interrupted,
                        completed_at: Some(now),
                        ..(*turn).clone()
                    });
                    set_status(&mut shown, &mut status, planned, status_after(&turn));
                    shown.push(EventKind::TurnEnded {
                        turn: Arc::new(turn),
                        last_message: None,
                    });
                } else if matches!(status, ThreadStatus::Active { .. }) {
                    set_status(&mut shown, &mut status, planned, ThreadStatus::Idle);
                }
            }
        }
        events
    }
}

/// Returns an item as it was when it was asked about, if it is open or completed in later events.
fn first_of(id: &ItemId, later: &[Arc<Event>], present: Option<Present<'_>>) -> Option<Item> {
    let completed = later.iter().find_map(|event| match &event.kind {
        EventKind::ItemCompleted(item) if item.id == *id => Some(&**item),
        _ => None,
    });
    let item = completed.or_else(|| present.as_ref()?.open_item(id))?;
    Some(at_its_start(item).0)
}

/// Returns the events that show the open items of a snapshot to a new subscriber.
pub(crate) fn show_open(snapshot: &ThreadSnapshot) -> Vec<Arc<Event>> {
    let mut events = Vec::new();
    let mut shown = EventWriter {
        thread: snapshot.thread.id,
        seq: snapshot.seq,
        time: snapshot.thread.updated_at,
        events: &mut events,
    };
    for item in &snapshot.open_items {
        show_item(&mut shown, item);
    }
    events
}

/// Shows an item step by step: its start without text, then its text as deltas.
fn show_item(shown: &mut EventWriter<'_>, item: &Item) {
    let mut first = item.clone();
    let texts = take_texts(&mut first.body);
    shown.push(EventKind::ItemStarted(Arc::new(first)));
    show_more(shown, item, &[], &texts);
}

/// Returns an item as it was at its start, and its texts.
fn at_its_start(item: &Item) -> (Item, Vec<(DeltaKind, String)>) {
    let mut first = item.clone();
    first.completed_at = None;
    let texts = take_texts(&mut first.body);
    match &mut first.body {
        ItemBody::Command(command) => {
            command.status = ActionStatus::InProgress;
            command.exit_code = None;
            command.duration_ms = None;
        }
        ItemBody::FileChange(change) => change.status = ActionStatus::InProgress,
        ItemBody::Tool(tool) => {
            let arguments = tool.arguments.clone();
            *tool = ToolItem {
                plugin: tool.plugin.take(),
                told: tool.told.take(),
                ..ToolItem::new(tool.source.clone(), &*tool.name, arguments)
            };
        }
        _ => {}
    }
    (first, texts)
}

/// Shows the changes of an item since its state `known`.
fn show_progress(shown: &mut EventWriter<'_>, known: &Item, item: &Item) {
    let (mut before, mut now) = (known.body.clone(), item.body.clone());
    let (known_texts, texts) = (take_texts(&mut before), take_texts(&mut now));
    let same_rest = serde_json::to_string(&before).ok() == serde_json::to_string(&now).ok();
    let grew = texts
        .iter()
        .all(|(kind, text)| text.starts_with(text_of(&known_texts, *kind)));
    if same_rest && grew {
        show_more(shown, item, &known_texts, &texts);
    } else {
        shown.push(EventKind::ItemChanged(Arc::new(item.clone())));
    }
}

/// Shows what the texts of an item have beyond the `known` ones, which they begin with. A text that begins otherwise is
/// left out: it comes with the item.
fn show_more(
    shown: &mut EventWriter<'_>,
    item: &Item,
    known: &[(DeltaKind, String)],
    texts: &[(DeltaKind, String)],
) {
    for (kind, text) in texts {
        match text.strip_prefix(text_of(known, *kind)) {
            None | Some("") => {}
            Some(more) => shown.push(EventKind::ItemDelta {
                turn: item.turn,
                item: item.id.clone(),
                kind: *kind,
                text: more.into(),
            }),
        }
    }
}

fn text_of(texts: &[(DeltaKind, String)], kind: DeltaKind) -> &str {
    let found = texts.iter().find(|(found, _)| *found == kind);
    found.map_or("", |(_, text)| text)
}

/// Removes and returns the texts of a body that deltas extend.
fn take_texts(body: &mut ItemBody) -> Vec<(DeltaKind, String)> {
    let sections = |kind: fn(u32) -> DeltaKind, sections: &mut Vec<String>| {
        let texts = std::mem::take(sections).into_iter();
        (0..).map(kind).zip(texts).collect::<Vec<_>>()
    };
    let mut texts = match body {
        ItemBody::Agent { text, .. } => vec![(DeltaKind::Text, std::mem::take(text))],
        ItemBody::Plan { text } => vec![(DeltaKind::Plan, std::mem::take(text))],
        ItemBody::Reasoning { summary, content } => {
            let mut texts = sections(DeltaKind::Summary, summary);
            texts.extend(sections(DeltaKind::Reasoning, content));
            texts
        }
        ItemBody::Command(command) => command
            .output
            .take()
            .map(|output| (DeltaKind::Output, output))
            .into_iter()
            .collect(),
        _ => Vec::new(),
    };
    texts.retain(|(_, text)| !text.is_empty());
    texts
}

fn status_after(turn: &Turn) -> ThreadStatus {
    match turn.status {
        TurnStatus::Failed => ThreadStatus::Failed,
        _ => ThreadStatus::Idle,
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::model::{AskId, AskKind, CommandItem, CommandSource, Decision, Origin, TurnId};

    const ASKED: ThreadStatus = ThreadStatus::Active {
        waiting_on_approval: true,
        waiting_on_input: false,
        compacts: false,
    };

    fn command(turn: TurnId, status: ActionStatus) -> Item {
        Item {
            id: ItemId::from("command"),
            turn,
            seq: 2,
            started_at: 0,
            completed_at: None,
            body: ItemBody::Command(CommandItem {
                source: CommandSource::Agent,
                command: "ls".to_owned(),
                argv: Vec::new(),
                cwd: PathBuf::from("/"),
                actions: Vec::new(),
                process_id: None,
                status,
                output: None,
                exit_code: None,
                duration_ms: None,
            }),
        }
    }

    /// Returns what subscribers are shown who knew an idle thread, one line per event.
    fn shown(missed: Vec<EventKind>, present: Option<Present<'_>>) -> Vec<String> {
        let thread = ThreadId::new();
        let event = |(seq, kind)| {
            Arc::new(Event {
                thread,
                seq,
                time: 0,
                cause: None,
                kind,
                memo: Memo::default(),
            })
        };
        let standing = Standing {
            thread,
            seq: 0,
            status: ThreadStatus::Idle,
            planned_by: "planned",
            planned: false,
            mirror: &mut Mirror::default(),
        };
        let missed = (1..).zip(missed).map(event).collect();
        let events = standing.catch_up(missed, present, None, 0);
        let line = |event: Arc<Event>| match &event.kind {
            EventKind::StatusChanged { status, .. } if *status == ASKED => "asked".to_owned(),
            EventKind::StatusChanged { status, .. } => match status {
                ThreadStatus::Active { .. } => "active".to_owned(),
                ThreadStatus::Idle | ThreadStatus::Failed => "idle".to_owned(),
            },
            EventKind::TurnStarted(_) => "turn".to_owned(),
            EventKind::TurnEnded { .. } => "end".to_owned(),
            EventKind::ItemStarted(item) => format!("started {}", item.id),
            EventKind::ItemCompleted(item) => format!("completed {}", item.id),
            EventKind::AskOpened(ask) => format!("ask about {}", ask.item),
            EventKind::AskSettled { .. } => "answer".to_owned(),
            other => format!("{other:?}"),
        };
        events.into_iter().map(line).collect()
    }

    #[test]
    fn an_item_comes_before_the_asks_about_it() {
        let turn = Turn {
            id: TurnId::new(),
            index: 0,
            status: TurnStatus::Running,
            started_at: 0,
            completed_at: None,
            error: None,
            usage: Default::default(),
            origin: Origin::default(),
            settings: None,
            root: None,
            stop: None,
        };
        let item = Arc::new(command(turn.id, ActionStatus::InProgress));
        let ask = Arc::new(Ask {
            id: AskId::new(),
            thread: ThreadId::new(),
            turn: Some(turn.id),
            item: item.id.clone(),
            opened_at: 0,
            kind: AskKind::Command {
                command: "ls".to_owned(),
                argv: Vec::new(),
                cwd: PathBuf::from("/"),
                actions: Vec::new(),
                reason: None,
                amendment: None,
            },
            lasting_only: false,
            harmless: false,
            sole_client: None,
        });
        let opened = || {
            vec![
                EventKind::TurnStarted(Arc::new(turn.clone())),
                EventKind::AskOpened(Arc::clone(&ask)),
            ]
        };
        let present = Present {
            status: ASKED,
            open_items: &[item],
            asks: &[Arc::clone(&ask)],
        };
        let first = [
            "active",
            "turn",
            "asked",
            "started command",
            "ask about command",
        ];
        assert_eq!(shown(opened(), Some(present)), first);

        let mut settled = opened();
        settled.push(EventKind::AskSettled {
            ask: Arc::clone(&ask),
            answer: Arc::new(Answer::Decision {
                decision: Decision::Accept,
            }),
            by: SettledBy::Client(1),
        });
        let done = command(turn.id, ActionStatus::Completed);
        settled.push(EventKind::ItemCompleted(Arc::new(done)));
        settled.push(EventKind::TurnEnded {
            turn: Arc::new(Turn {
                status: TurnStatus::Completed,
                ..turn.clone()
            }),
            last_message: None,
        });
        let then = ["answer", "active", "completed command", "idle", "end"];
        assert_eq!(shown(settled, None), [&first[..], &then].concat());
    }
}
