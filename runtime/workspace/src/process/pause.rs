//! A switch that stops the timeouts of processes.

use std::time::Duration;

use tokio::{sync::watch, time::Instant};

/// Stops the timeouts of processes while somebody holds it. Clones share the count of holders.
#[derive(Clone, Debug, Default)]
pub struct Pause(watch::Sender<u64>);

impl Pause {
    /// Begins or prolongs the pause. Returns the number of holders.
    pub fn hold(&self) -> u64 {
        let mut holders = 0;
        self.0.send_modify(|count| {
            *count += 1;
            holders = *count;
        });
        holders
    }

    /// Gives up one hold. Returns the number of holders that are left; `None` if there was none.
    pub fn release(&self) -> Option<u64> {
        let mut left = None;
        self.0.send_if_modified(|count| {
            left = count.checked_sub(1);
            *count = left.unwrap_or_default();
            left.is_some()
        });
        left
    }

    /// Waits until this much time has passed in which nobody held the pause.
    pub async fn sleep(&self, mut time: Duration) {
        let mut holders = self.watch();
        loop {
            let began = Instant::now();
            // The sender lives in `self`, so waiting for a change does not fail.
            if *holders.borrow_and_update() > 0 {
                let _ = holders.changed().await;
                continue;
            }
            tokio::select! {
                () = tokio::time::sleep(time) => return,
                _ = holders.changed() => time = time.saturating_sub(began.elapsed()),
            }
        }
    }

    pub(super) fn watch(&self) -> watch::Receiver<u64> {
        self.0.subscribe()
    }
}
