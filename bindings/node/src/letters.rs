//! What Rust has to say, on its way to JavaScript.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc};

/// Letters that change hands at once.
pub(crate) const BATCH: usize = 64;
/// Letters that wait for JavaScript before the sender waits too.
const DEPTH: usize = 256;

/// Where letters go in. A letter is one JSON value.
pub(crate) type Outbox = mpsc::Sender<String>;

/// Where JavaScript takes letters out.
#[derive(Clone, Debug)]
pub(crate) struct Letters(Arc<Mutex<mpsc::Receiver<String>>>);

impl Letters {
    /// Makes both ends.
    pub(crate) fn channel() -> (Outbox, Self) {
        let (outbox, letters) = mpsc::channel(DEPTH);
        (outbox, Self(Arc::new(Mutex::new(letters))))
    }

    /// Takes at least one and at most [`BATCH`] letters, as one JSON array; an empty one once there will be no more.
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

/// Encodes a letter: an array.
pub(crate) fn letter<T: serde::Serialize>(content: &T) -> String {
    // Texts, numbers and JSON that was read before always encode.
    serde_json::to_string(content).unwrap_or_else(|_| "[]".to_owned())
}
