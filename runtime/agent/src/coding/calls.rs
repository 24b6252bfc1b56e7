//! The agent's tools, with their names and arguments for the model.

pub(super) mod agents;
pub(super) mod client;
pub(super) mod clock;
pub(super) mod embedded;
pub(super) mod evaluate;
pub(super) mod exec;
pub(super) mod fetch;
pub(super) mod goal;
pub(super) mod image;
pub(super) mod mcp;
pub(super) mod patch;
pub(super) mod permissions;
pub(super) mod plan;
pub(super) mod question;
pub(super) mod read;

use crate::{
    model::Content,
    tools::{DEFAULT_OUTPUT_TOKENS, shorten, tokens},
};

/// Limits the text in a tool's output: leaves out the middle of the text that exceeds the limit, and all texts after
/// it. Images are kept.
fn limited(content: impl IntoIterator<Item = Content>) -> Vec<Content> {
    let mut left = DEFAULT_OUTPUT_TOKENS;
    let mut left_out = 0;
    let mut kept = Vec::new();
    for part in content {
        match part {
            Content::Text(_) if left == 0 => left_out += 1,
            Content::Text(text) => {
                let size = tokens(text.len());
                kept.push(Content::Text(if size > left {
                    shorten(&text, left)
                } else {
                    text
                }));
                left = left.saturating_sub(size);
            }
            image @ (Content::Image(_) | Content::UserImage(_)) => kept.push(image),
        }
    }
    if left_out > 0 {
        kept.push(Content::Text(format!(
            "[omitted {left_out} text items ...]"
        )));
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_texts_are_limited_together() {
        let text = |tokens: usize| Content::Text("abc\n".repeat(tokens));
        let image = Content::Image("data:x".to_owned());
        let half = DEFAULT_OUTPUT_TOKENS / 2;
        let parts = [text(half), image.clone(), text(2 * half), text(1), text(1)];
        let kept = limited(parts);
        assert_eq!(kept[..2], [text(half), image]);
        let Content::Text(short) = &kept[2] else {
            panic!("{kept:?}");
        };
        assert!(short.contains("tokens truncated"));
        assert!(short.len() < 4 * half + 200);
        let left_out = Content::Text("[omitted 2 text items ...]".to_owned());
        assert_eq!(kept[3..], [left_out]);
    }
}
