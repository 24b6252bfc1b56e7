//! What is left out of what an agent says because it is too long.

use threadwire_protocol::acp::{ContentBlock, EmbeddedResourceResource, ToolCallContent};

use super::prompt;

/// Maximum bytes of text in the output of one call.
pub(super) const MAX_OUTPUT: usize = 1024 * 1024;

/// Maximum bytes of what is no text in the output of one call, as it is encoded.
const MAX_MEDIA: usize = 8 * 1024 * 1024;

/// Maximum characters of the name of a thread. Every list of threads has it.
const MAX_NAME: usize = 4000;

/// Cuts the output of a call. Returns how many bytes of it are left out.
pub(super) fn cut(contents: &mut [ToolCallContent]) -> usize {
    let (mut text_room, mut media_room, mut left_out) = (MAX_OUTPUT, MAX_MEDIA, 0);
    for part in contents {
        let ToolCallContent::Content(part) = part else {
            continue;
        };
        match &mut part.content {
            ContentBlock::Text(block) => {
                left_out += cut_text(&mut block.text, &mut text_room);
                continue;
            }
            ContentBlock::Resource(block) => {
                if let EmbeddedResourceResource::Text(text) = &mut block.resource {
                    left_out += cut_text(&mut text.text, &mut text_room);
                    continue;
                }
            }
            _ => {}
        }
        let media = media(&part.content);
        match media_room.checked_sub(media) {
            Some(rest) => media_room = rest,
            None => {
                left_out += media;
                part.content = prompt::text("");
            }
        }
    }
    left_out
}

/// Returns the bytes of what is no text in a block, as it is encoded.
pub(super) fn media(block: &ContentBlock) -> usize {
    match block {
        ContentBlock::Text(_) | ContentBlock::ResourceLink(_) => 0,
        ContentBlock::Resource(block) => match &block.resource {
            EmbeddedResourceResource::Text(_) => 0,
            EmbeddedResourceResource::Blob(blob) => blob.blob.len(),
            EmbeddedResourceResource::Unknown(raw) => raw.get().len(),
        },
        ContentBlock::Image(image) => image.data.len(),
        ContentBlock::Audio(audio) => audio.data.len(),
        ContentBlock::Unknown(raw) => raw.get().len(),
    }
}

fn cut_text(text: &mut String, room: &mut usize) -> usize {
    let kept = text.floor_char_boundary(*room);
    let left_out = text.len() - kept;
    *room -= kept;
    if left_out > 0 {
        text.truncate(kept);
        text.shrink_to_fit();
    }
    left_out
}

/// Returns what stands for bytes that are left out.
pub(super) fn mark(bytes: usize) -> String {
    format!("\n[... {bytes} bytes left out ...]\n")
}

/// Returns the name that an agent gives a thread as one line of a bounded length; `None` if there is none.
pub(super) fn name(title: &str) -> Option<String> {
    let plain = |char: char| if char.is_control() { ' ' } else { char };
    let name: String = title.trim().chars().take(MAX_NAME).map(plain).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use threadwire_protocol::acp::ToolCallContentContent;

    use super::*;

    #[test]
    fn texts_share_the_room_of_an_output() {
        let part = |text: String| {
            ToolCallContent::Content(ToolCallContentContent {
                content: prompt::text(text),
                meta: None,
            })
        };
        let mut contents = [
            part("ä".repeat(MAX_OUTPUT / 2 - 1)),
            part("xäx".to_owned()),
            part("more".to_owned()),
        ];
        assert_eq!(cut(&mut contents), 6);
        assert_eq!(contents[1], part("x".to_owned()));
        assert_eq!(contents[2], part("m".to_owned()));
        let mut short = [part("short".to_owned())];
        assert_eq!(cut(&mut short), 0);
    }

    #[test]
    fn names_are_lines_of_a_bounded_length() {
        assert_eq!(name(" a\n\u{1b}[31mb\0 "), Some("a  [31mb".to_owned()));
        assert_eq!(name("\n\t"), None);
        let long = name(&"ä".repeat(MAX_NAME + 1));
        assert_eq!(long.map(|name| name.chars().count()), Some(MAX_NAME));
    }
}
