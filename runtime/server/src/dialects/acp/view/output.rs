//! The output of a command that runs, for clients that show it as the content of a call.

use super::to_wire;

/// The streamed output of a command. A client replaces the content of a call with each update, so every update repeats
/// the output so far. An update is sent when the output has grown by half of its size: the total bytes sent stay
/// proportional to the output.
#[derive(Debug, Default)]
pub(super) struct Output {
    /// The end of the output, at least the part that is shown.
    text: String,
    /// The number of bytes since the output was last sent.
    unsent: usize,
}

impl Output {
    /// The minimum growth before a short output is sent again, in bytes.
    const STEP: usize = 256;

    /// Adds text. Returns the output to send if it has grown enough since the last update.
    pub(super) fn add(&mut self, text: &str) -> Option<&str> {
        let first = self.text.is_empty();
        self.text.push_str(text);
        self.unsent += text.len();
        if !first && self.unsent < Self::STEP.max(to_wire::tail(&self.text).len() / 2) {
            return None;
        }
        self.unsent = 0;
        let keep = to_wire::tail(&self.text).len();
        self.text.drain(..self.text.len() - keep);
        Some(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_is_shown_at_once_and_then_as_it_grows() {
        let mut output = Output::default();
        assert_eq!(output.add("a"), Some("a"));
        let (mut shown, mut times, mut total) = (1, 1, 1);
        for _ in 0..100_000 {
            total += 10;
            if let Some(text) = output.add("0123456789") {
                shown += text.len();
                times += 1;
            }
        }
        assert!(shown <= 4 * total, "{shown} bytes shown of {total}");
        assert!(times > 20, "shown {times} times");
    }

    #[test]
    fn output_keeps_its_end() {
        let mut output = Output::default();
        let long = "é".repeat(100_000);
        assert!(
            output
                .add(&long)
                .is_some_and(|text| long.ends_with(text) && text.len() <= 32 << 10)
        );
    }
}
