//! The output of a command that runs, for clients that show it as the content of a call.

use std::time::Duration;

use tokio::time::Instant;

use super::to_wire;

/// The streamed output of a command. A client replaces the content of a call with each update, so every update repeats
/// the output so far. An update is sent when the output has grown by half of its size: the total bytes sent stay
/// proportional to the output. Output that comes slowly is sent after a pause.
#[derive(Debug, Default)]
pub(super) struct Output {
    /// The end of the output, at least the part that is shown.
    text: String,
    /// The number of bytes since the output was last sent.
    unsent: usize,
    /// When the output was last sent.
    sent: Option<Instant>,
}

impl Output {
    /// The minimum growth before a short output is sent again, in bytes.
    const STEP: usize = 256;

    /// The longest time that output is held back.
    const PAUSE: Duration = Duration::from_secs(1);

    /// Returns the output of a command of which the client was shown `text`.
    pub(super) fn shown(text: &str) -> Self {
        Self {
            text: to_wire::tail(text).to_owned(),
            unsent: 0,
            sent: Some(Instant::now()),
        }
    }

    /// Adds text. Returns the output to send if it has grown enough since the last update, or if that was long ago.
    pub(super) fn add(&mut self, text: &str) -> Option<&str> {
        self.text.push_str(text);
        self.unsent += text.len();
        let enough = Self::STEP.max(to_wire::tail(&self.text).len() / 2);
        if self.unsent < enough && self.due().is_some_and(|due| Instant::now() < due) {
            return None;
        }
        self.take()
    }

    /// Returns when the output is sent that is held back; `None` if all of it was sent or none of it ever was.
    pub(super) fn due(&self) -> Option<Instant> {
        let sent = self.sent.filter(|_| self.unsent > 0)?;
        Some(sent + Self::PAUSE)
    }

    /// Returns the output to send, if some of it was not sent.
    pub(super) fn take(&mut self) -> Option<&str> {
        if self.unsent == 0 {
            return None;
        }
        self.unsent = 0;
        self.sent = Some(Instant::now());
        let keep = to_wire::tail(&self.text).len();
        self.text.drain(..self.text.len() - keep);
        Some(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn output_is_shown_at_once_and_then_as_it_grows() {
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

    #[tokio::test(start_paused = true)]
    async fn slow_output_is_shown_after_a_pause() {
        let mut output = Output::default();
        assert_eq!(output.add("a"), Some("a"));
        assert_eq!(output.due(), None);
        assert_eq!(output.add("b"), None);
        assert_eq!(output.due(), Some(Instant::now() + Output::PAUSE));
        tokio::time::advance(Output::PAUSE).await;
        assert_eq!(output.add("c"), Some("abc"));
        assert_eq!((output.due(), output.take()), (None, None));
    }
}
