//! The state that the transports and connections of a server share.

use std::{
    sync::{Arc, Mutex, Once},
    time::Duration,
};

use threadwire_workspace::locks::lock;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    about::SelfReport,
    auth::{Authenticator, Identity},
    budget::Budget,
    dialect::{DialectVersion, Dialects},
    meter::{UNFINISHED, UNFINISHED_SHARE},
    outbox::Outboxes,
    services::Services,
};

/// The most connections of one kind: those over WebSockets, those over event streams, and those that wait for their
/// client to come back.
pub(crate) const PLACES: usize = 1024;

const _: () = assert!(UNFINISHED_SHARE * PLACES <= UNFINISHED);

/// The most WebSockets whose clients have not shaken hands yet, so that these do not take the places of all.
pub(crate) const STRANGERS: usize = 256;

/// Tells whether a client that has `owned` of the `taken` places may take another one out of `most`. Where others use the
/// server, too, nobody has more places than are left: each of those who take what they can leaves half of it to the next.
pub(crate) fn has_place(most: usize, owned: usize, taken: usize, is_shared: bool) -> bool {
    let left = most.saturating_sub(taken);
    left > 0 && (!is_shared || owned < left)
}

/// The places for connections of one kind.
#[derive(Debug)]
pub(crate) struct Places {
    most: usize,
    /// Whose they are; each connection has an entry.
    taken: Mutex<Vec<Arc<Identity>>>,
}

impl Places {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        let taken = Mutex::default();
        Arc::new(Self { most, taken })
    }

    /// Takes a place; `None` if none is left for this identity.
    pub(crate) fn take(self: &Arc<Self>, identity: &Arc<Identity>) -> Option<Place> {
        let mut taken = lock(&self.taken);
        let owned = taken.iter().filter(|other| Arc::ptr_eq(other, identity));
        if !has_place(self.most, owned.count(), taken.len(), identity.is_shared()) {
            return None;
        }
        taken.push(Arc::clone(identity));
        Some(Place {
            places: Arc::clone(self),
            identity: Arc::clone(identity),
        })
    }
}

/// A place, which is given back on drop.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    identity: Arc<Identity>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.places.taken);
        let mut owners = taken.iter();
        if let Some(place) = owners.position(|other| Arc::ptr_eq(other, &self.identity)) {
            taken.swap_remove(place);
        }
    }
}

/// Limits of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// How long an ending connection waits for open requests, and again for its queue to be written.
    pub(crate) drain: Duration,
}

/// The shared state of a server.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) services: Arc<Services>,
    /// What the server tells about itself.
    pub(crate) report: Arc<SelfReport>,
    pub(crate) dialects: Dialects,
    /// The fixed dialect of all clients; `None` to detect it per client.
    pub(crate) pinned: Option<DialectVersion>,
    pub(crate) auth: Arc<Authenticator>,
    pub(crate) allow_origins: Vec<String>,
    /// The connections that wait for their client to come back. Those without a place end with their transport.
    pub(crate) detached: Arc<Places>,
    /// The connections over WebSockets.
    pub(crate) sockets: Arc<Places>,
    /// The WebSockets whose clients have not shaken hands yet.
    pub(crate) strangers: Arc<Places>,
    pub(crate) limits: Limits,
    pub(crate) shutdown: CancellationToken,
    /// Starts the check for revoked tokens once.
    pub(crate) revoking: Once,
    /// Done when the dialects know that the server has an address.
    pub(crate) listening: Once,
    pub(crate) connections: TaskTracker,
    pub(crate) outboxes: Arc<Outboxes>,
    /// Counts what clients have sent of messages that have not ended.
    pub(crate) unfinished: Arc<Budget>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_the_places_of_all() {
        let takes = |taken: usize, is_shared: bool| {
            (0..)
                .take_while(|owned| has_place(PLACES, *owned, taken + owned, is_shared))
                .count()
        };
        assert_eq!(takes(0, false), PLACES);
        let mut taken = 0;
        for _ in 0..10 {
            let more = takes(taken, true);
            assert_eq!(more, (PLACES - taken) / 2);
            taken += more;
        }
        assert!(has_place(PLACES, 0, taken, true) && !has_place(PLACES, 0, PLACES, false));
    }

    #[test]
    fn one_identity_leaves_places_to_others_and_gives_its_own_back() {
        let [greedy, other] = Identity::shared(["greedy", "other"]);
        let detached = Places::new(PLACES);
        let mut taken: Vec<_> = std::iter::from_fn(|| detached.take(&greedy)).collect();
        assert_eq!(taken.len(), PLACES / 2);
        let place = detached.take(&other);
        assert!(place.is_some() && detached.take(&greedy).is_none());
        drop(place);
        taken.pop();
        assert!(detached.take(&greedy).is_some());
    }
}
