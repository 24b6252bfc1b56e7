/// The deepest nesting of arrays and objects in a message that the server reads, the message itself included. No valid
/// message needs more, so readers of a value may recurse.
pub const MAX_DEPTH: usize = 512;

/// Tells whether arrays and objects in a JSON text are nested deeper than `limit`.
///
/// Takes at most one pass, without a stack. The result for invalid JSON is unspecified.
pub fn exceeds_depth(json: &[u8], limit: usize) -> bool {
    // Each level needs an opening bracket; most messages are shorter or have fewer brackets than `limit`.
    let mut brackets = memchr::memchr2_iter(b'{', b'[', json);
    if json.len() <= limit || brackets.nth(limit).is_none() {
        return false;
    }
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(byte) = json.get(at) {
        at += 1;
        match byte {
            b'"' => at = string_end(json, at),
            b'{' | b'[' => {
                depth += 1;
                if depth > limit {
                    return true;
                }
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    false
}

/// Returns the end of a string whose text starts at `start`, after its closing quote; the end of the input if the
/// string is not closed.
pub(crate) fn string_end(json: &[u8], start: usize) -> usize {
    let mut at = start;
    while let Some(byte) = json.get(at) {
        at += 1;
        match byte {
            b'"' => return at,
            b'\\' => at += 1,
            _ => {}
        }
    }
    json.len()
}

#[cfg(test)]
mod tests {
    use super::{exceeds_depth, string_end};

    #[test]
    fn levels_of_arrays_and_objects_count_together() {
        let nested =
            |levels: usize| format!("{}1{}", r#"[{"a":"#.repeat(levels), "}]".repeat(levels));
        assert!(!exceeds_depth(nested(4).as_bytes(), 8));
        assert!(exceeds_depth(nested(4).as_bytes(), 7));
        assert!(exceeds_depth("[".repeat(9).as_bytes(), 8));
    }

    #[test]
    fn siblings_and_strings_are_not_levels() {
        let wide = format!("[{}1]", "[[]],{},".repeat(100));
        assert!(!exceeds_depth(wide.as_bytes(), 3));
        assert!(exceeds_depth(wide.as_bytes(), 2));
        let text = format!(r#"["{}\"[[[\\",[1]]"#, "[".repeat(100));
        assert!(!exceeds_depth(text.as_bytes(), 2));
        assert!(exceeds_depth(text.as_bytes(), 1));
    }

    #[test]
    fn text_that_is_not_closed_has_an_end() {
        for text in ["", "\\", "a\\", "a", "\\\""] {
            assert_eq!(string_end(text.as_bytes(), 0), text.len(), "{text}");
        }
        assert_eq!(string_end(br#"a\\"b"#, 0), 4);
        assert!(!exceeds_depth(br#"[[["\"#, 3));
    }
}
