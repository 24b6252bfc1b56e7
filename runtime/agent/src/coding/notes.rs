//! What clients tell the model beside the user's input.

use threadwire_engine::{ContextNote, ItemId};
use threadwire_workspace::sort::sort_by;

use crate::{
    model::{CallKind, Content, ContextItem, Message, Role, ToolCall, ToolOutput},
    tools::ends,
};

/// Maximum length of a text in tokens. The middle of a longer one is left out.
const MAX_TOKENS: usize = 1_000;

/// Sorts `notes` by their sources, and returns items that tell the model what is new in them. What it was told in
/// `known`, which is sorted, too, is not repeated.
pub(super) fn news(known: &[ContextNote], notes: &mut [ContextNote]) -> Vec<ContextItem> {
    sort_by(notes, |one, other| one.source.cmp(&other.source));
    let is_known = |note: &ContextNote| {
        let place = known.binary_search_by(|known| known.source.cmp(&note.source));
        place.is_ok_and(|place| known[place] == *note)
    };
    let new = notes.iter().filter(|note| !is_known(note));
    new.flat_map(|note| match note.trusted {
        true => vec![instruction(note)],
        false => data(note),
    })
    .collect()
}

/// A note of the client itself is a message of the developer.
fn instruction(note: &ContextNote) -> ContextItem {
    let (source, text) = (&note.source, shorten(&note.text));
    let told = format!("<{source}>{text}</{source}>");
    ContextItem::Message(Message::text(Role::Developer, told))
}

/// Other notes are outputs of a tool, which models do not obey. Providers require a call for each output.
fn data(note: &ContextNote) -> Vec<ContextItem> {
    let mut name: String = note.source.chars().filter_map(in_name).collect();
    if name.is_empty() {
        name.push_str("untrusted_content");
    }
    let call = ToolCall {
        call_id: format!("note_{}", ItemId::new()),
        item_id: None,
        name,
        namespace: None,
        arguments: "{}".to_owned(),
        kind: CallKind::Function,
    };
    let output = ToolOutput {
        call_id: call.call_id.clone(),
        kind: call.kind,
        content: vec![Content::Text(shorten(&note.text))],
        success: true,
    };
    vec![ContextItem::Call(call), ContextItem::Output(output)]
}

/// Returns the character that stands for one of a source in the name of a tool.
fn in_name(character: char) -> Option<char> {
    match character {
        ' ' => Some('_'),
        _ => (character == '_' || character.is_ascii_alphanumeric()).then_some(character),
    }
}

fn shorten(text: &str) -> String {
    ends(text, text.len(), MAX_TOKENS).unwrap_or_else(|| text.to_owned())
}
