//! Results of scheduled jobs on their way to the adapters of their channels.
//!
//! A job may end before the program of its channel has introduced itself: it is just started, or started again. Its
//! result waits for that.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, Weak},
    time::Duration,
};

use threadwire_connection::Services;
use threadwire_host::{
    HostEvent, HostEventKind, HostObserver, HostWatchId,
    schedule::{Place, RunResult},
};
use tokio::time::sleep;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::warn;

use super::{
    super::{Clients, DotCraftSession, lock},
    programs::Programs,
};

/// How long a result waits for the adapter: as long as a program that ends again and again is not started.
const PATIENCE: Duration = Duration::from_secs(60);

/// The delivery of results, from the start of the server to its end.
#[derive(Debug)]
pub(in crate::dialects::dotcraft) struct Results {
    services: Arc<Services>,
    watch: HostWatchId,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    /// The folder of the workspace.
    folder: PathBuf,
    clients: Arc<Clients>,
    programs: Arc<Programs>,
    /// The results whose adapter is about to come.
    waiting: Mutex<Vec<Arc<RunResult>>>,
    tasks: TaskTracker,
    stop: CancellationToken,
}

impl Results {
    pub(in crate::dialects::dotcraft) fn start(
        services: &Arc<Services>,
        clients: &Arc<Clients>,
        programs: &Arc<Programs>,
    ) -> Self {
        let shared = Arc::new(Shared {
            folder: services.host.workspace.folders().workspace.clone(),
            clients: Arc::clone(clients),
            programs: Arc::clone(programs),
            waiting: Mutex::default(),
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
        });
        let watcher = Watcher(Arc::downgrade(&shared));
        Self {
            watch: services.host.events.watch(Arc::new(watcher)),
            services: Arc::clone(services),
            shared,
        }
    }

    /// Ends the delivery. The log names the results that still wait.
    pub(in crate::dialects::dotcraft) async fn finish(&self) {
        self.services.host.events.unwatch(self.watch);
        self.shared.stop.cancel();
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
    }
}

struct Watcher(Weak<Shared>);

impl HostObserver for Watcher {
    fn on_host_event(&self, event: &Arc<HostEvent>) {
        if let HostEventKind::RunEnded {
            folder,
            result,
            here,
        } = &event.kind
            && let (Some(place), Some(shared)) = (&result.place, self.0.upgrade())
            && *folder == shared.folder
        {
            shared.deliver(place, result, *here);
        }
    }
}

impl Shared {
    /// Delivers a result of a run in this process (`here`) or in another one on the home, which hears of it, too.
    fn deliver(self: &Arc<Self>, place: &Place, result: &Arc<RunResult>, here: bool) {
        let channel = &*place.channel;
        // An adapter that is ready from here on finds the result among those that wait.
        let mut waiting = lock(&self.waiting);
        let mut adapters = self.clients.all();
        adapters.retain(|client| client.is_ready() && client.adapter_of(channel).is_some());
        if adapters.is_empty() && self.programs.has(channel) {
            waiting.push(Arc::clone(result));
            let (shared, result) = (Arc::clone(self), Arc::clone(result));
            self.tasks.spawn(async move {
                shared.stop.run_until_cancelled(sleep(PATIENCE)).await;
                shared.give_up(&result);
            });
            return;
        }
        drop(waiting);
        for adapter in &adapters {
            adapter.deliver_result(place, result);
        }
        if adapters.is_empty() && here && !self.programs.knows(channel) {
            warn!(
                channel,
                "a result is not delivered: this process has no adapter of its channel"
            );
        }
    }

    fn give_up(&self, result: &Arc<RunResult>) {
        let mut waiting = lock(&self.waiting);
        if let Some(index) = waiting.iter().position(|one| Arc::ptr_eq(one, result)) {
            waiting.swap_remove(index);
            let channel = result.place.as_ref().map(|place| &*place.channel);
            warn!(
                channel,
                "a result is not delivered: the adapter of its channel does not come"
            );
        }
    }
}

impl DotCraftSession {
    /// Delivers the results that waited for this client, if it is the adapter of a channel.
    pub(in crate::dialects::dotcraft) fn deliver_waiting(&self) {
        let Some(results) = self.dialect.results.get() else {
            return;
        };
        let is_ours = |result: &mut Arc<RunResult>| {
            let place = result.place.as_ref();
            place.is_some_and(|place| self.adapter_of(&place.channel).is_some())
        };
        let ours: Vec<_> = lock(&results.shared.waiting)
            .extract_if(.., is_ours)
            .collect();
        for result in ours {
            if let Some(place) = &result.place {
                self.deliver_result(place, &result);
            }
        }
    }
}
