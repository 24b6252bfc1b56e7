//! An incremental UTF-8 decoder.

/// Decodes UTF-8 that arrives in pieces. An incomplete character waits for its remaining bytes; other invalid UTF-8
/// becomes U+FFFD.
#[derive(Debug, Default)]
pub struct Utf8Decoder {
    /// The bytes of an incomplete character, at most three.
    pending: Vec<u8>,
}

impl Utf8Decoder {
    /// Returns the text of all characters that `bytes` completes.
    pub fn push(&mut self, bytes: &[u8]) -> String {
        if self.pending.is_empty()
            && let Ok(text) = str::from_utf8(bytes)
        {
            return text.to_owned();
        }
        self.pending.extend_from_slice(bytes);
        let bytes = std::mem::take(&mut self.pending);
        let complete = bytes.len() - incomplete_tail(&bytes);
        self.pending.extend_from_slice(&bytes[complete..]);
        String::from_utf8_lossy(&bytes[..complete]).into_owned()
    }

    /// Returns the rest when no more bytes follow.
    pub fn finish(&mut self) -> String {
        String::from_utf8_lossy(&std::mem::take(&mut self.pending)).into_owned()
    }
}

/// Returns the number of bytes at the end that begin a possibly valid character.
fn incomplete_tail(bytes: &[u8]) -> usize {
    let last = bytes
        .utf8_chunks()
        .last()
        .map_or(&[][..], |chunk| chunk.invalid());
    match str::from_utf8(last) {
        Err(error) if error.error_len().is_none() => last.len(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::Utf8Decoder;

    #[test]
    fn pieces_decode_to_whole_characters() {
        let cases: &[(&[&[u8]], &[&str])] = &[
            (&[b"plain"], &["plain", ""]),
            (&[b"\xc3", b"\xa4b"], &["", "äb", ""]),
            (&[b"a\xf0\x9f", b"\x98", b"\x80"], &["a", "", "😀", ""]),
            (&[b"a\xffb"], &["a\u{fffd}b", ""]),
            (&[b"a\xe2\x82"], &["a", "\u{fffd}"]),
            (&[b"\xe2", b"x"], &["", "\u{fffd}x", ""]),
        ];
        for (pieces, expected) in cases {
            let mut decoder = Utf8Decoder::default();
            let mut texts: Vec<String> = pieces.iter().map(|piece| decoder.push(piece)).collect();
            texts.push(decoder.finish());
            assert_eq!(&texts, expected, "{pieces:?}");
        }
    }
}
