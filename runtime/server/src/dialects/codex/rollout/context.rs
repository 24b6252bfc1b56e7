//! What the model was told in the thread of another program: the lines with its input and output, and the summaries in
//! place of them.

use serde::Deserialize;
use serde_json::value::RawValue;
use threadwire_agent::imported::Imported;
use threadwire_engine::ContextEntry;

/// The context so far.
#[derive(Default)]
pub(super) struct Context {
    entries: Vec<ContextEntry>,
    imported: Imported,
    /// The turn of the items that are in no entry yet.
    turn: u64,
    /// Items that came while no turn was known to run: the next one may be their turn.
    early: Vec<String>,
}

/// A summary that replaced what was before it.
#[derive(Deserialize)]
struct Compacted<'a> {
    #[serde(default)]
    message: String,
    #[serde(borrow)]
    replacement_history: Option<Vec<&'a RawValue>>,
}

/// The part of an item that tells whose message it is.
#[derive(Deserialize)]
struct Author {
    role: Option<String>,
}

impl Context {
    /// Reads a line. `turn` is the index of the last turn, and `is_running` tells whether the file said that it runs;
    /// `provider` is who answers.
    pub(super) fn line(
        &mut self,
        kind: &str,
        payload: &str,
        turn: u64,
        is_running: bool,
        provider: &str,
    ) {
        match kind {
            "response_item" => {
                if !is_running
                    && serde_json::from_str::<Author>(payload)
                        .is_ok_and(|item| item.role.is_some_and(|role| role != "assistant"))
                {
                    return self.early.push(payload.to_owned());
                }
                self.enter(turn, provider);
                self.imported.add(payload, provider);
            }
            "compacted" => {
                if let Ok(compacted) = serde_json::from_str(payload) {
                    self.enter(turn, provider);
                    self.compact(&compacted, provider);
                }
            }
            _ => {}
        }
    }

    /// Reads an item that came between two turns: the model is told it with the next one.
    pub(super) fn between(&mut self, payload: &str) {
        self.early.push(payload.to_owned());
    }

    /// Begins a turn.
    pub(super) fn begin(&mut self, turn: u64, provider: &str) {
        self.flush(false);
        self.turn = turn;
        self.enter(turn, provider);
    }

    /// Makes a turn the last one.
    pub(super) fn put_last(&mut self, turn: u64, last: u64) {
        self.flush(false);
        let moved = self.entries.partition_point(|entry| entry.turn < turn);
        let moved = &mut self.entries[moved..];
        for entry in &mut *moved {
            entry.turn = if entry.turn == turn {
                last
            } else {
                entry.turn - 1
            };
        }
        moved.sort_by_key(|entry| (entry.turn, entry.ordinal));
        self.turn = last;
    }

    /// Forgets the turns from this one on.
    pub(super) fn take_back(&mut self, first: u64) {
        self.flush(false);
        self.early.clear();
        self.entries.retain(|entry| entry.turn < first);
    }

    /// Returns the entries; `turn` is the index of the last turn.
    pub(super) fn finish(mut self, turn: u64, provider: &str) -> Vec<ContextEntry> {
        self.enter(turn, provider);
        self.flush(false);
        self.entries
    }

    /// Makes `turn` the one that the next items belong to, and adds those that waited for it.
    fn enter(&mut self, turn: u64, provider: &str) {
        if self.turn != turn {
            self.flush(false);
            self.turn = turn;
        }
        for item in self.early.drain(..) {
            self.imported.add(&item, provider);
        }
    }

    fn compact(&mut self, compacted: &Compacted<'_>, provider: &str) {
        self.flush(false);
        match &compacted.replacement_history {
            Some(items) => {
                self.imported.restart();
                let items = items.iter();
                items.for_each(|item| self.imported.add(item.get(), provider));
            }
            None => self.imported.summarize(&compacted.message),
        }
        self.flush(true);
    }

    fn flush(&mut self, checkpoint: bool) {
        let last = self.entries.last();
        let ordinal = last.filter(|last| last.turn == self.turn);
        self.entries
            .extend(self.imported.take_entry().map(|entry| ContextEntry {
                turn: self.turn,
                ordinal: ordinal.map_or(0, |last| last.ordinal + 1),
                checkpoint,
                entry,
            }));
    }
}
