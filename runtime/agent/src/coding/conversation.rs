//! The conversation with the model: all its items, in memory and in the thread's context.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use serde_json::value::to_raw_value;
use threadwire_engine::{
    ContextEntry, ContextNote, Error, ItemBody, Json, Past, ThreadId, TurnContext, TurnWithItems,
    Usage,
};

use super::notes;
use crate::{
    inject::END,
    model::{
        Compaction, Completion, Content, ContextItem, Message, Role, ToolCall, ToolOutput,
        WebSearch, shown,
    },
};

/// Maximum number of turns that are read from a thread without a stored context, as other agents leave it.
const FOREIGN_TURNS: usize = 50;

/// Approximate number of bytes per token.
const BYTES_PER_TOKEN: usize = 4;

/// Approximate number of tokens per image.
const IMAGE_TOKENS: usize = 1_000;

/// The output of a call that nobody will answer any more.
const LOST: &str = "aborted";

/// A conversation. Every change is stored in the thread's context first.
#[derive(Debug, Default)]
pub(super) struct Conversation {
    items: Vec<ContextItem>,
    told: Told,
    /// The notes of the last input. They are told again when the thread is loaded again.
    notes: Vec<ContextNote>,
    /// Token counts of the last request and its response, from the provider.
    counted: Usage,
    /// The number of items that are included in these counts.
    counted_items: usize,
    /// How often a summary replaced all items.
    window: u64,
    /// Whether it is separate from the thread's context, for one turn.
    detached: bool,
}

/// Hashes of the surroundings that the model knows, one per part. A part is sent again when its hash changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Told(pub(super) Vec<u64>);

/// Where an entry is put in the thread's context.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Behind the last turn: what was added since then stays when this turn is taken back.
    BeforeTurn,
    /// There as well, in place of all entries before it: nothing of what was before it is told beside it.
    History,
    InTurn,
    /// In place of all entries before it.
    Checkpoint,
}

/// An entry of the thread's context.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Entry {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    items: Vec<ContextItem>,
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<Told>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tokens: Option<Usage>,
    #[serde(skip_serializing_if = "Option::is_none")]
    window: Option<u64>,
}

impl Entry {
    fn of(items: Vec<ContextItem>) -> Self {
        Self {
            items,
            ..Self::default()
        }
    }
}

/// Returns an entry of a thread's context with these items.
pub(crate) fn context_entry(items: Vec<ContextItem>) -> Option<Json> {
    to_raw_value(&Entry::of(items)).ok().map(Json::from)
}

/// Returns the items of an entry of a thread's context; `None` if another agent or another version wrote it.
pub(crate) fn items_of_entry(entry: &Json) -> Option<Vec<ContextItem>> {
    let entry: Entry = serde_json::from_str(entry.get()).ok()?;
    Some(entry.items)
}

impl Conversation {
    /// Loads the conversation of a turn's thread.
    pub(super) async fn load(turn: &TurnContext) -> Result<Self, Error> {
        let entries = turn.context().await?;
        let is_foreign = entries.is_empty();
        let mut conversation = Self::read(turn.thread().id, entries);
        if is_foreign {
            let items = said(&turn.history(FOREIGN_TURNS).await).await;
            if !items.is_empty() {
                // Observers of model items see what is added in this turn, not what was before it.
                conversation
                    .add(turn, Entry::of(items), Place::History)
                    .await;
            }
        }
        Ok(conversation)
    }

    /// Loads the conversation of a turn that begins, with an output for every call.
    pub(super) async fn load_whole(turn: &TurnContext) -> Result<Self, Error> {
        Ok(Self::load(turn).await?.answer_open())
    }

    /// Reads the conversation in the context of a thread.
    fn read(thread: ThreadId, entries: Vec<ContextEntry>) -> Self {
        let mut conversation = Self::default();
        for entry in entries {
            match serde_json::from_str::<Entry>(entry.entry.get()) {
                Ok(entry) => conversation.apply(entry),
                // Another version may have written the entry. This version skips it, but the thread keeps it. The error
                // is not logged, because it may quote the conversation.
                Err(_) => {
                    tracing::warn!(%thread, "an entry of the thread's context cannot be read");
                }
            }
        }
        conversation
    }

    /// Returns the items of a thread's conversation as they are.
    pub(super) async fn items_so_far(past: Past) -> Vec<ContextItem> {
        let mut items = Self::read(past.thread.thread().id, past.context).items;
        items.extend(said(&past.history).await);
        items
    }

    /// Returns the items of a thread's conversation, with an output for every call.
    pub(super) async fn items_of(past: Past) -> Vec<ContextItem> {
        let mut items = Self::read(past.thread.thread().id, past.context)
            .answer_open()
            .items;
        items.extend(said(&past.history).await);
        items
    }

    /// Creates an empty conversation that is not stored in the thread.
    pub(super) fn detached() -> Self {
        Self {
            detached: true,
            ..Self::default()
        }
    }

    /// Returns all items.
    pub(super) fn items(&self) -> &[ContextItem] {
        &self.items
    }

    /// Returns how often a summary replaced all items.
    pub(super) fn window(&self) -> u64 {
        self.window
    }

    /// Returns the hashes of the surroundings that the model knows.
    pub(super) fn told(&self) -> &Told {
        &self.told
    }

    /// Adds an item.
    pub(super) async fn push(&mut self, turn: &TurnContext, item: ContextItem) {
        self.extend(turn, vec![item]).await;
    }

    /// Adds items.
    pub(super) async fn extend(&mut self, turn: &TurnContext, items: Vec<ContextItem>) {
        self.put(turn, items, Place::InTurn).await;
    }

    async fn put(&mut self, turn: &TurnContext, items: Vec<ContextItem>, place: Place) {
        if !self.detached {
            show(turn, &items).await;
        }
        self.add(turn, Entry::of(items), place).await;
    }

    /// Adds items that a client made before the turn. Providers require an output for each call, and refuse others.
    pub(super) async fn take_over(&mut self, turn: &TurnContext, mut items: Vec<ContextItem>) {
        let known = self.items.iter().filter_map(|item| match item {
            ContextItem::Call(call) => Some(call.call_id.clone()),
            _ => None,
        });
        drop_lone_outputs(&mut items, known.collect());
        let items = Self {
            items,
            ..Self::default()
        };
        let items = items.answer_open().items;
        if !items.is_empty() {
            self.put(turn, items, Place::BeforeTurn).await;
        }
    }

    /// Adds messages about the surroundings, with the new hashes.
    pub(super) async fn tell(&mut self, turn: &TurnContext, items: Vec<ContextItem>, told: Told) {
        if !self.detached {
            show(turn, &items).await;
        }
        let told = Some(told);
        let entry = Entry {
            told,
            ..Entry::of(items)
        };
        self.add(turn, entry, Place::InTurn).await;
    }

    /// Adds what is new in the notes of an input, which replace the earlier ones.
    pub(super) async fn note(&mut self, turn: &TurnContext, mut notes: Vec<ContextNote>) {
        let news = notes::news(&self.notes, &mut notes);
        self.notes = notes;
        if !news.is_empty() {
            self.extend(turn, news).await;
        }
    }

    /// Records the token count of the conversation, from the provider.
    pub(super) async fn count(&mut self, turn: &TurnContext, tokens: Usage) {
        let entry = Entry {
            tokens: Some(tokens),
            ..Entry::default()
        };
        self.add(turn, entry, Place::InTurn).await;
    }

    /// Replaces all items, with a checkpoint in the thread's context.
    pub(super) async fn replace(&mut self, turn: &TurnContext, items: Vec<ContextItem>) {
        let entry = Entry {
            items,
            told: Some(Told::default()),
            tokens: None,
            window: Some(self.window + 1),
        };
        *self = Self {
            detached: self.detached,
            ..Self::default()
        };
        self.add(turn, entry, Place::Checkpoint).await;
    }

    async fn add(&mut self, turn: &TurnContext, entry: Entry, place: Place) {
        match to_raw_value(&entry) {
            Ok(_) if self.detached => {}
            Ok(json) => match place {
                Place::BeforeTurn => turn.remember_before(json.into(), false).await,
                Place::History => turn.remember_before(json.into(), true).await,
                Place::InTurn => turn.remember(json.into(), false).await,
                Place::Checkpoint => turn.remember(json.into(), true).await,
            },
            Err(error) => tracing::error!(%error, "the context could not be written"),
        }
        self.apply(entry);
    }

    fn apply(&mut self, entry: Entry) {
        self.items.extend(entry.items);
        if let Some(told) = entry.told {
            self.told = told;
        }
        if let Some(window) = entry.window {
            self.window = window;
        }
        if let Some(tokens) = entry.tokens {
            self.counted = tokens;
            self.counted_items = self.items.len();
        }
    }

    /// Puts an output behind each call that has none: whoever ran it is gone, or was another program. Some providers
    /// accept the output only there.
    fn answer_open(mut self) -> Self {
        let open: HashSet<String> = open_calls(&self.items)
            .into_iter()
            .map(|call| call.call_id.clone())
            .collect();
        let (first, counted) = (std::mem::take(&mut self.items), self.counted_items);
        for (index, item) in first.into_iter().enumerate() {
            let output = match &item {
                ContextItem::Call(call) if open.contains(&call.call_id) => {
                    Some(ContextItem::Output(failed_output(call, LOST)))
                }
                _ => None,
            };
            self.counted_items += usize::from(output.is_some() && index < counted);
            self.items.push(item);
            self.items.extend(output);
        }
        self
    }

    /// Adds failed outputs for open calls, because providers require an output for each call.
    pub(super) async fn settle(&mut self, turn: &TurnContext) {
        self.settle_at(turn, Place::InTurn).await;
    }

    /// Does the same for the calls of earlier turns, before this one adds anything.
    pub(super) async fn settle_earlier(&mut self, turn: &TurnContext) {
        self.settle_at(turn, Place::BeforeTurn).await;
    }

    async fn settle_at(&mut self, turn: &TurnContext, place: Place) {
        let outputs = outputs_of_open(&self.items);
        if !outputs.is_empty() {
            self.put(turn, outputs, place).await;
        }
    }

    /// Returns the token counts of the last request, from the provider; `None` if nothing was counted since the
    /// conversation began or was replaced.
    pub(super) fn counted(&self) -> Option<Usage> {
        (self.counted != Usage::default()).then_some(self.counted)
    }

    /// Estimates the number of tokens in the conversation.
    pub(super) fn tokens(&self) -> u64 {
        let items = self.items.get(self.counted_items..).unwrap_or_default();
        let since: u64 = items.iter().map(estimate).sum();
        self.counted.total().saturating_add(since)
    }

    /// Returns the last message of the model.
    pub(super) fn last_said(&self) -> Option<String> {
        self.items.iter().rev().find_map(|item| match item {
            ContextItem::Message(message) if message.role == Role::Assistant => {
                Some(message.joined_text())
            }
            _ => None,
        })
    }

    /// Returns whether it has messages or calls of the model, which a summary could replace.
    pub(super) fn has_answers(&self) -> bool {
        self.items.iter().any(|item| match item {
            ContextItem::Message(message) => message.role == Role::Assistant,
            ContextItem::Call(_) => true,
            _ => false,
        })
    }
}

/// Returns what the user and the agent said in the turns of a thread that another agent ran.
async fn said(turns: &[TurnWithItems]) -> Vec<ContextItem> {
    let mut items = Vec::new();
    for past in turns {
        for item in &past.items {
            match &item.body {
                ItemBody::User { content, .. } => {
                    items.push(ContextItem::Message(super::input::message(content).await));
                }
                ItemBody::Agent { text, .. } if !text.is_empty() && text != END => {
                    items.push(ContextItem::Message(Message::text(Role::Assistant, text)));
                }
                _ => {}
            }
        }
    }
    items
}

/// Drops outputs without a call before them. `called` has the ids of the calls before the first item.
pub(super) fn drop_lone_outputs(items: &mut Vec<ContextItem>, mut called: HashSet<String>) {
    items.retain(|item| match item {
        ContextItem::Call(call) => {
            called.insert(call.call_id.clone());
            true
        }
        ContextItem::Output(output) => called.contains(&output.call_id),
        _ => true,
    });
}

/// Returns failed outputs for the calls without an output.
fn outputs_of_open(items: &[ContextItem]) -> Vec<ContextItem> {
    let open = open_calls(items).into_iter();
    open.map(|call| ContextItem::Output(failed_output(call, super::ABORTED)))
        .collect()
}

/// Returns the calls without an output.
fn open_calls(items: &[ContextItem]) -> Vec<&ToolCall> {
    let mut open: Vec<&ToolCall> = Vec::new();
    for item in items {
        match item {
            ContextItem::Call(call) => open.push(call),
            ContextItem::Output(output) => open.retain(|call| call.call_id != output.call_id),
            _ => {}
        }
    }
    open
}

/// Shows items to observers that want them.
pub(super) async fn show(turn: &TurnContext, items: &[ContextItem]) {
    if turn.wants_model_items() {
        for item in items.iter().filter_map(shown) {
            turn.model_item(item).await;
        }
    }
}

/// Shows the end of a response to observers that want the items. Without an id of the provider there is nothing to
/// tell.
pub(super) async fn show_completion(
    turn: &TurnContext,
    completion: Completion,
    usage: Option<Usage>,
) {
    if let Some(id) = completion.id.filter(|_| turn.wants_model_items()) {
        let told = to_raw_value(&completion.usage).ok();
        let told = told.filter(|_| !completion.usage.is_null());
        turn.model_answered(id, usage, told.map(Json::from)).await;
    }
}

/// Estimates the tokens of an item.
pub(super) fn estimate(item: &ContextItem) -> u64 {
    let of_content = |content: &[Content]| -> usize {
        let tokens = content.iter().map(|content| match content {
            Content::Text(text) => text.len().div_ceil(BYTES_PER_TOKEN),
            Content::Image(_) | Content::UserImage(_) => IMAGE_TOKENS,
        });
        tokens.sum()
    };
    let tokens = match item {
        ContextItem::Message(message) => of_content(&message.content),
        ContextItem::Reasoning(reasoning) => {
            let sealed = reasoning.sealed.as_ref().map_or(0, String::len);
            let content: usize = reasoning.content.iter().map(String::len).sum();
            (sealed.max(content)).div_ceil(BYTES_PER_TOKEN)
        }
        ContextItem::Call(call) => call.arguments.len().div_ceil(BYTES_PER_TOKEN),
        ContextItem::Output(output) => of_content(&output.content),
        ContextItem::WebSearch(WebSearch { raw, .. })
        | ContextItem::Compaction(Compaction { raw, .. }) => {
            raw.get().len().div_ceil(BYTES_PER_TOKEN)
        }
        ContextItem::Image(_) => IMAGE_TOKENS,
    };
    tokens as u64
}

/// Creates the output of a failed call.
pub(super) fn failed_output(call: &ToolCall, why: &str) -> ToolOutput {
    output(call, vec![Content::Text(why.to_owned())], false)
}

/// Returns the items of a turn's conversation, without calls that have no output yet.
pub(super) async fn known(turn: &TurnContext) -> Result<Vec<ContextItem>, Error> {
    let mut items = Conversation::load(turn).await?.items;
    let open: Vec<String> = open_calls(&items)
        .into_iter()
        .map(|call| call.call_id.clone())
        .collect();
    items.retain(|item| !matches!(item, ContextItem::Call(call) if open.contains(&call.call_id)));
    Ok(items)
}

/// Creates the output of a call.
pub(super) fn output(call: &ToolCall, content: Vec<Content>, success: bool) -> ToolOutput {
    ToolOutput {
        call_id: call.call_id.clone(),
        kind: call.kind,
        content,
        success,
    }
}

#[cfg(test)]
mod tests {
    use threadwire_engine::{Item, Turn, TurnId, TurnStatus};

    use super::*;
    use crate::model::CallKind;

    #[tokio::test]
    async fn the_model_does_not_hear_that_a_conversation_was_taken_over() {
        let item = |text: &str| {
            std::sync::Arc::new(Item {
                id: Default::default(),
                turn: TurnId::default(),
                seq: 0,
                started_at: 0,
                completed_at: Some(0),
                body: ItemBody::Agent {
                    text: text.to_owned(),
                    phase: None,
                },
            })
        };
        let turn = TurnWithItems {
            turn: Turn {
                id: TurnId::default(),
                index: 0,
                status: TurnStatus::Completed,
                started_at: 0,
                completed_at: None,
                error: None,
                usage: Usage::default(),
                origin: Default::default(),
                settings: None,
                root: None,
                stop: None,
            },
            items: vec![item("said"), item(END)],
            asks: Vec::new(),
            usage: Vec::new(),
        };
        let said = said(&[turn]).await;
        assert!(matches!(&*said, [ContextItem::Message(message)]
            if message.joined_text() == "said"));
    }

    #[test]
    fn calls_without_an_output_are_found() {
        let call = |id: &str| {
            ContextItem::Call(ToolCall {
                call_id: id.to_owned(),
                item_id: None,
                name: "x".to_owned(),
                namespace: None,
                arguments: "{}".to_owned(),
                kind: CallKind::Function,
            })
        };
        let output = |id: &str| {
            ContextItem::Output(ToolOutput {
                call_id: id.to_owned(),
                kind: CallKind::Function,
                content: Vec::new(),
                success: true,
            })
        };
        // A later response may use the same id again.
        let items = [call("a"), call("b"), output("a"), call("a")];
        let open: Vec<_> = open_calls(&items)
            .iter()
            .map(|call| call.call_id.as_str())
            .collect();
        assert_eq!(open, ["b", "a"]);
    }
}
