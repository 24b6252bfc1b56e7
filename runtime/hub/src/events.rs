//! What happens in the hub, for all clients that listen.

use serde_json::Value;
use threadwire_protocol::{
    RawJson,
    dotcraft::{HubEvent, HubEventKind},
};
use tokio::sync::broadcast;

use crate::files;

/// How many events wait for a client that reads slowly. It is cut off after that.
const WAITING: usize = 64;

/// The stream of events. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Events(broadcast::Sender<String>);

impl Default for Events {
    fn default() -> Self {
        Self(broadcast::Sender::new(WAITING))
    }
}

impl Events {
    /// Tells an event to all who listen.
    pub(crate) fn send(&self, kind: HubEventKind, workspace: Option<&str>, data: Option<Value>) {
        if self.0.receiver_count() == 0 {
            return;
        }
        let event = HubEvent {
            kind,
            at: files::now(),
            workspace_path: workspace.map(str::to_owned),
            data: data.and_then(|data| RawJson::encode(&data).ok()),
        };
        let data = serde_json::to_string(&event).unwrap_or_default();
        // Fails if the last listener left just now.
        let _ = self
            .0
            .send(format!("event: {}\ndata: {data}\n\n", event.kind.as_str()));
    }

    /// Returns the events from now on, as records of a stream of server-sent events.
    pub(crate) fn listen(&self) -> broadcast::Receiver<String> {
        self.0.subscribe()
    }
}
