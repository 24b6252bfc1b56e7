//! A patch, shown while the model writes it.

use std::{path::PathBuf, time::Duration};

use threadwire_engine::{FileChangeKind, ItemId, TurnContext, WrittenChange};
use threadwire_workspace::patch::{Preview, PreviewKind, Previewed};
use tokio::time::Instant;

use crate::{
    coding::{calls, turn::Run},
    model::{CallKind, ToolCall},
};

/// The shortest time between two previews: each holds the whole patch so far.
const INTERVAL: Duration = Duration::from_millis(500);

/// A patch that the model writes.
pub(super) struct PatchWriting {
    item: ItemId,
    preview: Preview,
    /// The text in the arguments, where they are JSON.
    json: Option<JsonText>,
    shown_at: Option<Instant>,
    /// Whether the preview has changes that were not shown.
    has_news: bool,
}

impl PatchWriting {
    /// Begins to show the patch of a call; `None` for other calls, or where patches are not shown.
    pub(super) fn of(run: &Run<'_>, call: &ToolCall) -> Option<Self> {
        let is_patch = run.toolbox.name(call) == calls::patch::APPLY_PATCH.name;
        (is_patch && run.shows_patches()).then(|| Self {
            item: ItemId::from(&*call.call_id),
            preview: Preview::default(),
            json: (call.kind == CallKind::Function).then(JsonText::default),
            shown_at: None,
            has_news: false,
        })
    }

    /// Reads more arguments of the call, and shows the changes if it is time.
    pub(super) async fn push(&mut self, turn: &TurnContext, arguments: &str) {
        self.has_news |= match &mut self.json {
            Some(json) => self.preview.push(&json.push(arguments)),
            None => self.preview.push(arguments),
        };
        if self.shown_at.is_none_or(|at| at.elapsed() >= INTERVAL) {
            self.show(turn).await;
        }
    }

    /// Shows what was not shown.
    pub(super) async fn finish(&mut self, turn: &TurnContext) {
        self.show(turn).await;
    }

    async fn show(&mut self, turn: &TurnContext) {
        if !std::mem::take(&mut self.has_news) {
            return;
        }
        self.shown_at = Some(Instant::now());
        let changes = self.preview.changes();
        let changes = changes
            .map(|(path, change)| written(path, change))
            .collect();
        turn.write_patch(self.item.clone(), changes).await;
    }
}

fn written(path: &str, change: &Previewed) -> WrittenChange {
    WrittenChange {
        path: path.to_owned(),
        kind: match &change.kind {
            PreviewKind::Add => FileChangeKind::Add,
            PreviewKind::Delete => FileChangeKind::Delete,
            PreviewKind::Update { move_to } => FileChangeKind::Update {
                move_path: move_to.as_deref().map(PathBuf::from),
            },
        },
        diff: change.diff.clone(),
    }
}

/// Reads the text of an object with one text member, `{"input": "…"}`, while it is written.
#[derive(Debug, Default)]
struct JsonText {
    place: Place,
    /// The escape that is not complete, after its backslash.
    escape: String,
    /// The first half of a character that takes two escapes.
    half: Option<u16>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    /// Before the colon behind the name.
    #[default]
    Name,
    /// Before the text.
    Value,
    Text,
    Escape,
    After,
}

impl JsonText {
    /// Reads more of the object. Returns what that adds to the text.
    fn push(&mut self, json: &str) -> String {
        let mut text = String::new();
        for char in json.chars() {
            match (self.place, char) {
                (Place::Name, ':') => self.place = Place::Value,
                (Place::Value, '"') => self.place = Place::Text,
                (Place::Text, '\\') => self.place = Place::Escape,
                (Place::Text, '"') => self.place = Place::After,
                (Place::Text, char) => text.push(char),
                (Place::Escape, char) => text.extend(self.escaped(char)),
                (Place::Name | Place::Value | Place::After, _) => {}
            }
        }
        text
    }

    /// Reads a character of an escape. Returns what the escape stands for when it is complete.
    fn escaped(&mut self, char: char) -> Option<char> {
        self.escape.push(char);
        let code = self.escape.strip_prefix('u');
        if code.is_some_and(|code| code.len() < 4) {
            return None;
        }
        self.place = Place::Text;
        let escape = std::mem::take(&mut self.escape);
        Some(match escape.strip_prefix('u') {
            None => match char {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                'b' => '\u{8}',
                'f' => '\u{c}',
                other => other,
            },
            Some(code) => {
                let unit = u16::from_str_radix(code, 16).unwrap_or_default();
                if (0xD800..0xDC00).contains(&unit) {
                    self.half = Some(unit);
                    return None;
                }
                let units = self.half.take().into_iter().chain([unit]);
                let char = char::decode_utf16(units).next();
                char.and_then(Result::ok)
                    .unwrap_or(char::REPLACEMENT_CHARACTER)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_an_object_is_read_whatever_the_pieces() {
        let text = "*** \"Begin\" Patch\n\t+ü \u{1F600} \\ /\r";
        for json in [
            serde_json::json!({ "input": text }).to_string(),
            r#" { "patch" : "*** \"Begin\" Patch\n\t+\u00fc \ud83d\ude00 \\ \/\r" } "#.to_owned(),
        ] {
            for size in [1, 2, 5, 100] {
                let chars: Vec<char> = json.chars().collect();
                let mut reader = JsonText::default();
                let read: String = chars
                    .chunks(size)
                    .map(|piece| reader.push(&piece.iter().collect::<String>()))
                    .collect();
                assert_eq!(read, text, "{json} in pieces of {size}");
            }
        }
    }
}
