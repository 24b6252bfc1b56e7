//! Tool output for the model: its length in tokens, and how it is shortened.

/// Default maximum of output for the model, in tokens.
pub const DEFAULT_OUTPUT_TOKENS: usize = 10_000;

/// How many bytes count as one token.
const BYTES_PER_TOKEN: usize = 4;

/// Returns the approximate number of tokens in a text of this many bytes.
pub(crate) fn tokens(bytes: usize) -> usize {
    bytes.div_ceil(BYTES_PER_TOKEN)
}

/// Shortens a text to about `max_tokens`: leaves out its middle and adds a note about that.
pub fn shorten(text: &str, max_tokens: usize) -> String {
    let total = Total {
        bytes: text.len(),
        lines: text.matches('\n').count(),
    };
    shorten_of(text, total, max_tokens)
}

/// The size of a whole text, if `text` has only its beginning and end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Total {
    pub(super) bytes: usize,
    /// Number of line feeds.
    pub(super) lines: usize,
}

pub(super) fn shorten_of(text: &str, total: Total, max_tokens: usize) -> String {
    let Some(ends) = ends(text, total.bytes, max_tokens) else {
        return text.to_owned();
    };
    let lines = total.lines + usize::from(!text.ends_with('\n'));
    format!(
        "Warning: truncated output (original token count: {})\nTotal output lines: {lines}\n\n{ends}",
        tokens(total.bytes)
    )
}

/// Returns the beginning and the end of a text of more than `max_tokens`, with a note of what is left out between them;
/// `None` for a shorter one. `bytes` is the size of the whole text, if `text` is not all of it.
pub(crate) fn ends(text: &str, bytes: usize, max_tokens: usize) -> Option<String> {
    let budget = max_tokens.saturating_mul(BYTES_PER_TOKEN);
    if text.len() <= budget {
        return None;
    }
    let head = &text[..text.floor_char_boundary(budget / 2)];
    let tail = &text[text.ceil_char_boundary(text.len() - (budget - budget / 2))..];
    let left_out = tokens(bytes.saturating_sub(head.len() + tail.len()));
    Some(format!("{head}…{left_out} tokens truncated…{tail}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_keep_their_ends() {
        assert_eq!(shorten("1234", 1), "1234");
        let text: String = (1..=20_000).map(|number| format!("{number}\n")).collect();
        let short = shorten(&text, 50);
        let start = "Warning: truncated output (original token count: 27224)\nTotal output lines: 20000\n\n1\n2\n3\n";
        assert!(short.starts_with(start), "{short}");
        assert!(
            short.contains("36\n3…27174 tokens truncated…984\n19985\n"),
            "{short}"
        );
        assert!(short.ends_with("19999\n20000\n"), "{short}");
        assert_eq!(
            shorten("ääääää", 1),
            "Warning: truncated output (original token count: 3)\nTotal output lines: 1\n\nä…2 tokens truncated…ä"
        );
    }
}
