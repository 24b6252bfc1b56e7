//! A bounded buffer for output.

/// A buffer that keeps the beginning and the end of a text, and counts the bytes that it drops in between.
#[derive(Clone, Debug, Default)]
pub struct Capture {
    /// Maximum bytes of `head` and of `tail`.
    half: usize,
    head: String,
    tail: String,
    dropped: usize,
}

impl Capture {
    /// Creates an empty buffer that keeps `cap` bytes: half for the beginning, half for the end.
    pub fn new(cap: usize) -> Self {
        Self {
            half: cap / 2,
            ..Self::default()
        }
    }

    /// Appends text.
    pub fn push(&mut self, text: &str) {
        let mut rest = text;
        if self.tail.is_empty() && self.dropped == 0 {
            let room = self.half - self.head.len();
            let (fits, over) = text.split_at(text.floor_char_boundary(room));
            self.head.push_str(fits);
            rest = over;
        }
        self.tail.push_str(rest);
        // Trimming only after the tail doubled keeps the cost per byte constant.
        if self.tail.len() > 2 * self.half {
            self.trim();
        }
    }

    /// Tells whether no text was added yet.
    pub fn is_empty(&self) -> bool {
        self.head.is_empty() && self.tail.is_empty() && self.dropped == 0
    }

    /// Returns the text, with a note at the dropped part.
    pub fn into_text(mut self) -> String {
        self.trim();
        let Self {
            mut head,
            tail,
            dropped,
            ..
        } = self;
        if dropped > 0 {
            head.push_str(&format!("\n[... {dropped} bytes left out ...]\n"));
        }
        head.push_str(&tail);
        head
    }

    fn trim(&mut self) {
        let excess = self.tail.len().saturating_sub(self.half);
        let cut = self.tail.ceil_char_boundary(excess);
        self.tail.drain(..cut);
        self.dropped += cut;
    }
}

#[cfg(test)]
mod tests {
    use super::Capture;

    #[test]
    fn head_and_tail_are_kept() {
        let cases: &[(usize, &[&str], &str)] = &[
            (10, &["0123456789"], "0123456789"),
            (
                10,
                &["01234", "56789", "x"],
                "01234\n[... 1 bytes left out ...]\n6789x",
            ),
            (4, &["ab", "cdefghij"], "ab\n[... 6 bytes left out ...]\nij"),
            (4, &["aä", "bcd"], "a\n[... 3 bytes left out ...]\ncd"),
            (0, &["abc"], "\n[... 3 bytes left out ...]\n"),
        ];
        for (cap, pieces, expected) in cases {
            let mut capture = Capture::new(*cap);
            for piece in *pieces {
                capture.push(piece);
            }
            assert_eq!(capture.into_text(), *expected, "{cap} {pieces:?}");
        }
    }
}
