//! The message of an agent to a subagent.

use serde::Deserialize;
use threadwire_engine::InputPart;

/// A message: a text, or parts.
#[derive(Debug, Deserialize)]
pub(super) struct Message {
    message: Option<String>,
    items: Option<Vec<Part>>,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Part {
    Text { text: String },
    Image { image_url: String },
    LocalImage { path: String },
    Audio { audio_url: String },
    LocalAudio { path: String },
    Skill { name: String, path: String },
    Mention { name: String, path: String },
}

impl Message {
    /// Returns the parts, or an error for the model.
    pub(super) fn read(&self) -> Result<Vec<InputPart>, &'static str> {
        match (&self.message, &self.items) {
            (None, None) => Err("Provide one of: message or items"),
            (Some(_), Some(_)) => Err("Provide either message or items, but not both"),
            (Some(text), None) if text.trim().is_empty() => {
                Err("Empty message can't be sent to an agent")
            }
            (Some(text), None) => Ok(vec![InputPart::text(text)]),
            (None, Some(items)) if items.is_empty() => Err("Items can't be empty"),
            (None, Some(items)) => Ok(items.iter().map(part).collect()),
        }
    }
}

fn part(part: &Part) -> InputPart {
    match part {
        Part::Text { text } => InputPart::text(text),
        Part::Image { image_url } => InputPart::image(image_url),
        Part::LocalImage { path } => InputPart::local_image(path),
        Part::Audio { audio_url } => InputPart::audio(audio_url),
        Part::LocalAudio { path } => InputPart::Mention {
            name: path.clone(),
            path: path.clone(),
            block: None,
        },
        Part::Skill { name, path } => InputPart::Skill {
            name: name.clone(),
            path: Some(path.into()),
            by_reference: false,
        },
        Part::Mention { name, path } => InputPart::Mention {
            name: name.clone(),
            path: path.clone(),
            block: None,
        },
    }
}

/// Returns the input as one text, for people.
pub(super) fn preview(input: &[InputPart]) -> String {
    let parts = input.iter().map(|part| match part {
        InputPart::Text { text, .. } => text.clone(),
        InputPart::LocalImage { path, .. } => format!("[local_image:{}]", path.display()),
        InputPart::Skill { name, .. } => format!("[skill:${name}]"),
        InputPart::Mention { name, path, .. } => format!("[mention:${name}]({path})"),
        InputPart::Audio { .. } => "[audio]".to_owned(),
        _ => "[image]".to_owned(),
    });
    parts.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Result<String, &'static str> {
        let message: Message = serde_json::from_str(json).unwrap();
        message.read().map(|input| preview(&input))
    }

    #[test]
    fn a_message_is_a_text_or_parts() {
        assert_eq!(read(r#"{"message":"go"}"#).unwrap(), "go");
        let parts = r#"{"items":[{"type":"text","text":"look"},{"type":"image","image_url":"data:x"},{"type":"mention","name":"a","path":"app://a"}]}"#;
        assert_eq!(read(parts).unwrap(), "look\n[image]\n[mention:$a](app://a)");
        for wrong in [
            "{}",
            r#"{"message":" "}"#,
            r#"{"items":[]}"#,
            r#"{"message":"a","items":[]}"#,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
