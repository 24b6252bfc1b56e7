//! Connects the processes on a store and routes the messages between them.

mod follower;
mod lanes;
mod owner;

use std::{io, sync::Arc, time::Duration};

use tokio::time::sleep;
use tracing::{debug, info, warn};

use crate::{
    BoxFuture,
    actor::show_open,
    command::Command,
    model::{Event, EventKind, Memo, ProcessId, Thread, ThreadId, ThreadStatus, now},
    observers::{Cursor, Observer, Subscriber, deliver},
    peers::{Link, Mesh, PeerMessage, PeerNews},
    shared::Shared,
    store::{Liveness, StoredThread},
    task,
};

/// The first and the longest delay before a reconnect.
const AGAIN: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(1));

/// Accepts connections from other processes, and connects to the processes that exist already.
pub(crate) fn meet(shared: &Arc<Shared>, others: Vec<ProcessId>) {
    let accepting = Arc::clone(shared);
    let over = shared.peers.connection();
    task::spawn(over.run_until_cancelled_owned(async move {
        while let Some(caller) = accepting.directory.accept().await {
            task::spawn(owner::serve(Arc::clone(&accepting), caller));
        }
    }));
    for process in others {
        if process != shared.me() {
            dial(shared, process);
        }
    }
}

/// Connects to a process if there is no connection, and retries until the process is dead or speaks another version.
fn dial(shared: &Arc<Shared>, process: ProcessId) {
    let shared = Arc::clone(shared);
    let over = shared.peers.connection();
    task::spawn(over.run_until_cancelled_owned(async move {
        let mut pause = AGAIN.0;
        while let Err(error) = reach(&shared, process).await {
            let is_dead = matches!(
                shared.directory.liveness(process).await,
                Ok(Liveness::Dead) | Err(_)
            );
            if is_dead {
                debug!(%process, %error, "a process has ended");
                return;
            }
            if error.kind() == io::ErrorKind::Unsupported {
                warn!(%process, %error, "another process on this home is not understood");
                return;
            }
            sleep(pause).await;
            pause = (pause * 2).min(AGAIN.1);
        }
    }));
}

async fn reach(shared: &Arc<Shared>, process: ProcessId) -> io::Result<Arc<Link>> {
    if let Some(link) = shared.peers.link(process) {
        return Ok(link);
    }
    let _turn = shared.peers.dialing(process).await;
    match shared.peers.link(process) {
        Some(link) => Ok(link),
        None => follower::open(shared, process).await,
    }
}

impl Mesh for Shared {
    fn reach(self: Arc<Self>, process: ProcessId) -> BoxFuture<'static, io::Result<Arc<Link>>> {
        Box::pin(async move { reach(&self, process).await })
    }

    fn share_spawned(self: Arc<Self>, followers: Vec<Subscriber>, child: Arc<Thread>) {
        let id = child.id;
        // A resumed thread has a history that must not be replayed.
        let from = match child.turn_count {
            0 => Cursor::After(1),
            _ => Cursor::Live,
        };
        task::spawn(async move {
            let handle = match self.load(id).await {
                Ok((handle, _)) => handle,
                Err(error) => {
                    info!(thread = %id, %error, "a spawned thread cannot be followed");
                    return;
                }
            };
            for follower in followers {
                let observer = Arc::clone(&follower.observer);
                let snapshot = handle.subscribe(follower, from).await;
                // Items that were opened before are not part of any replay.
                let events = show_open(&snapshot);
                events.iter().for_each(|event| observer.tell(event));
                observer.guarded(Observer::flush);
            }
        });
    }
}

/// Delivers the news of another process about a thread: to the thread's actor or, if it is not loaded, to the watchers.
async fn route(
    shared: &Arc<Shared>,
    link: &Arc<Link>,
    thread: ThreadId,
    mut news: Vec<PeerMessage>,
) {
    if let Some(handle) = shared.registry.settled(thread).await {
        let link = Arc::clone(link);
        let command = Command::Peer(Box::new(PeerNews { link, news }));
        match handle.commands().send(command).await {
            Ok(()) => return,
            // The thread left memory just now.
            Err(error) => match error.0 {
                Command::Peer(unheard) => news = unheard.news,
                _ => return,
            },
        }
    }
    let mut events = Vec::new();
    for one in news {
        match one {
            PeerMessage::Event(event) if event.kind.is_thread_level() => events.push(event),
            PeerMessage::Followed { .. } => link.unfollow(thread),
            PeerMessage::Owns {
                status: status @ ThreadStatus::Active { .. },
                ..
            } => show_status(shared, thread, status).await,
            PeerMessage::Lost => show_end(shared, thread).await,
            _ => {}
        }
    }
    if !events.is_empty() {
        deliver(&events, &[], &shared.watchers.here(), 0);
    }
}

/// Reports to the watchers that a turn is over because its process ended.
async fn show_end(shared: &Arc<Shared>, thread: ThreadId) {
    let Ok(stored) = shared.stored(thread, &shared.store).await else {
        return;
    };
    if !stored.running {
        tell_status(shared, &stored, ThreadStatus::Idle);
    }
}

/// Reports to the watchers that a turn already runs in a process that was just met.
async fn show_status(shared: &Arc<Shared>, thread: ThreadId, status: ThreadStatus) {
    if let Ok(Some(stored)) = shared.store.load(thread).await {
        tell_status(shared, &stored, status);
    }
}

fn tell_status(shared: &Arc<Shared>, stored: &StoredThread, status: ThreadStatus) {
    let event = Arc::new(Event {
        thread: stored.thread.id,
        seq: stored.seq,
        time: now(),
        cause: None,
        kind: EventKind::StatusChanged {
            status,
            planned: stored.thread.extra.contains_key(&shared.planned_by),
        },
        memo: Memo::default(),
    });
    deliver(&[event], &[], &shared.watchers.here(), 0);
}
