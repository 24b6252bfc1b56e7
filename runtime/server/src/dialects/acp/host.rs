//! Projects events of the host: changes of configuration, sign-in and skills.

use std::sync::Arc;

use threadwire_host::{Area, HostEvent, HostEventKind, HostObserver};

use super::AcpSession;

/// The keys of the configuration that a sign-in depends on.
const SIGN_IN: [&str; 4] = ["agent", "model", "model_provider", "model_providers"];

/// The keys of the configuration that choices and slash commands depend on.
const CHOICES: [&str; 3] = ["agents", "model_providers", "skills"];

impl AcpSession {
    /// Follows the events of the host until the connection ends. Further calls do nothing.
    pub(super) fn watch_host(&self) {
        if let Some(observer) = self.this.upgrade() {
            let events = &self.connection.services().host.events;
            self.host_watch.get_or_init(|| events.watch(observer));
        }
    }
}

impl HostObserver for AcpSession {
    fn on_host_event(&self, event: &Arc<HostEvent>) {
        let (sign_in, choices) = match &event.kind {
            HostEventKind::AccountChanged { .. } => (true, false),
            HostEventKind::ConfigChanged { folder, keys, .. } => {
                let names = |of: &[&str]| of.iter().any(|key| keys.contains(*key));
                (folder.is_none() && names(&SIGN_IN), names(&CHOICES))
            }
            HostEventKind::WorkspaceChanged(change) => {
                let areas = [Area::Skills, Area::Plugins];
                (false, areas.iter().any(|area| change.areas.contains(area)))
            }
            _ => return,
        };
        let Some(this) = self.this.upgrade() else {
            return;
        };
        self.connection.spawn(async move {
            if sign_in {
                this.tell_sign_in().await;
            }
            if choices {
                this.refresh().await;
            }
        });
    }
}
