//! A switch that stops the timeouts of processes.

use tokio::sync::watch;

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

    pub(super) fn watch(&self) -> watch::Receiver<u64> {
        self.0.subscribe()
    }
}
