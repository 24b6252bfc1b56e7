//! The order in which the calls of one response are decided about, so that the user is asked in this order.

use std::sync::Arc;

use threadwire_engine::ItemId;
use tokio::sync::watch;

/// The calls that are not decided about yet, in their order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line(Arc<watch::Sender<Vec<ItemId>>>);

/// The place of one call. The call leaves the line when it is dropped, at the latest.
#[derive(Debug)]
pub(crate) struct InLine(Line, ItemId);

impl Line {
    /// Adds a call at the end.
    pub(crate) fn join(&self, call: ItemId) -> InLine {
        self.0.send_modify(|line| line.push(call.clone()));
        InLine(self.clone(), call)
    }

    /// Lets the calls behind this one go on.
    pub(super) fn leave(&self, call: &ItemId) {
        self.0
            .send_modify(|line| line.retain(|other| other != call));
    }
}

impl InLine {
    /// Waits until the calls before this one are decided about.
    pub(crate) async fn first(&self) {
        let mut line = self.0.0.subscribe();
        // The line lives as long as this place in it.
        let _ = line
            .wait_for(|line| line.first() == Some(&self.1) || !line.contains(&self.1))
            .await;
    }

    /// Lets the calls behind this one go on.
    pub(crate) fn leave(&self) {
        self.0.leave(&self.1);
    }
}

impl Drop for InLine {
    fn drop(&mut self) {
        self.leave();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_call_waits_until_those_before_it_left() {
        let line = Line::default();
        let [one, two, three] = ["1", "2", "3"].map(|id| line.join(ItemId::from(id)));
        one.first().await;
        let waits = tokio::time::timeout(std::time::Duration::ZERO, two.first());
        assert!(waits.await.is_err());
        line.leave(&one.1);
        two.first().await;
        drop(two);
        three.first().await;
        // Nobody has to wait again for a call that left.
        one.first().await;
    }
}
