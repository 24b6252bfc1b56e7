//! What programs write, as lines and as the end of a text.

use std::collections::VecDeque;

/// Splits bytes into lines.
#[derive(Debug, Default)]
pub struct Lines {
    /// Bytes that were read; the part before `taken` is already processed.
    buffer: Vec<u8>,
    taken: usize,
    /// The position up to which the buffer was searched for a line end.
    searched: usize,
}

impl Lines {
    /// Adds bytes that were read.
    pub fn push(&mut self, bytes: &[u8]) {
        self.buffer.extend_from_slice(bytes);
    }

    /// Takes the next complete line, without its line end. Call it until it returns `None` before the next
    /// [`Lines::push`].
    #[expect(
        clippy::should_implement_trait,
        reason = "a line borrows from the buffer"
    )]
    pub fn next(&mut self) -> Option<&[u8]> {
        let from = self.searched.max(self.taken);
        match self.buffer[from..].iter().position(|byte| *byte == b'\n') {
            Some(length) => {
                let line = self.taken..from + length;
                self.taken = line.end + 1;
                self.searched = self.taken;
                Some(&self.buffer[line])
            }
            None => {
                self.buffer.drain(..self.taken);
                self.taken = 0;
                self.searched = self.buffer.len();
                if self.buffer.is_empty() {
                    // Releases the memory of a long line.
                    self.buffer.shrink_to(64 * 1024);
                }
                None
            }
        }
    }

    /// Returns the length of the line that is not complete, in bytes, after [`Lines::next`] returned `None`.
    pub fn unfinished(&self) -> usize {
        self.buffer.len()
    }
}

/// The end of what a program wrote, for error messages.
#[derive(Debug, Default)]
pub struct Tail(VecDeque<u8>);

impl Tail {
    const KEPT: usize = 2000;

    /// Adds bytes that were read.
    pub fn push(&mut self, bytes: &[u8]) {
        let bytes = &bytes[bytes.len().saturating_sub(Self::KEPT)..];
        let excess = (self.0.len() + bytes.len()).saturating_sub(Self::KEPT);
        self.0.drain(..excess);
        self.0.extend(bytes);
    }

    /// Returns the end of the text, without space around it.
    pub fn text(&self) -> String {
        let bytes: Vec<u8> = self.0.iter().copied().collect();
        String::from_utf8_lossy(&bytes).trim().to_owned()
    }
}
