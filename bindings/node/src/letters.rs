//! The queue of letters from Rust to JavaScript.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc};

/// Maximum number of letters per batch.
pub(crate) const BATCH: usize = 64;
/// Capacity of the queue; a full queue makes the sender wait (backpressure).
const DEPTH: usize = 256;

/// The sending end. A letter is one JSON value.
pub(crate) type Outbox = mpsc::Sender<String>;

/// The receiving end, for JavaScript.
#[derive(Clone, Debug)]
pub(crate) struct Letters(Arc<Mutex<mpsc::Receiver<String>>>);

impl Letters {
    /// Creates both ends.
    pub(crate) fn channel() -> (Outbox, Self) {
        let (outbox, letters) = mpsc::channel(DEPTH);
        (outbox, Self(Arc::new(Mutex::new(letters))))
    }

    /// Takes at least one and at most [`BATCH`] letters, as one JSON array; an empty array after the end.
    pub(crate) async fn take(&self) -> String {
        let mut batch = Vec::with_capacity(BATCH);
        self.0.lock().await.recv_many(&mut batch, BATCH).await;
        let length = batch.iter().map(|letter| letter.len() + 1).sum::<usize>();
        let mut text = String::with_capacity(length + 2);
        text.push('[');
        for (index, letter) in batch.iter().enumerate() {
            if index > 0 {
                text.push(',');
            }
            text.push_str(letter);
        }
        text.push(']');
        text
    }
}

/// Encodes a letter as a JSON array.
pub(crate) fn letter<T: serde::Serialize>(content: &T) -> String {
    // Strings, numbers and parsed JSON always encode.
    serde_json::to_string(content).unwrap_or_else(|_| "[]".to_owned())
}
