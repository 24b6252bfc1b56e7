//! The state that the transports and connections of a server share.

use std::{
    sync::{Arc, Mutex, Once, atomic::AtomicBool},
    time::Duration,
};

use threadwire_workspace::locks::lock;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    about::SelfReport,
    auth::{Authenticator, Identity},
    dialect::{DialectVersion, Dialects},
    outbox::Outboxes,
    services::Services,
};

/// The most connections of one kind that outlive a transport: those over event streams, and those that wait for their
/// client to come back.
const PLACES: usize = 1024;

/// Tells whether a client that has `owned` of the `taken` places may take another one. Where others use the server, too,
/// nobody has more places than are left: each of those who take what they can leaves half of it to the next.
pub(crate) fn has_place(owned: usize, taken: usize, is_shared: bool) -> bool {
    let left = PLACES.saturating_sub(taken);
    left > 0 && (!is_shared || owned < left)
}

/// Whose connections wait for their client to come back; each connection has an entry. Those without a place end with
/// their transport.
#[derive(Debug, Default)]
pub(crate) struct Detached(Mutex<Vec<Arc<Identity>>>);

impl Detached {
    /// Takes a place; `None` if none is left for this identity.
    pub(crate) fn take<'a>(&'a self, identity: &'a Arc<Identity>) -> Option<Place<'a>> {
        let mut taken = lock(&self.0);
        let owned = taken.iter().filter(|other| Arc::ptr_eq(other, identity));
        if !has_place(owned.count(), taken.len(), identity.is_shared()) {
            return None;
        }
        taken.push(Arc::clone(identity));
        Some(Place {
            detached: self,
            identity,
        })
    }
}

/// A place, which is given back on drop.
#[derive(Debug)]
pub(crate) struct Place<'a> {
    detached: &'a Detached,
    identity: &'a Arc<Identity>,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut taken = lock(&self.detached.0);
        let mut owners = taken.iter();
        if let Some(place) = owners.position(|other| Arc::ptr_eq(other, self.identity)) {
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
    pub(crate) detached: Detached,
    pub(crate) limits: Limits,
    pub(crate) shutdown: CancellationToken,
    /// Starts the check for revoked tokens once.
    pub(crate) revoking: Once,
    pub(crate) connections: TaskTracker,
    pub(crate) outboxes: Arc<Outboxes>,
    /// Whether a heap trim is scheduled.
    pub(crate) releasing_memory: Arc<AtomicBool>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_the_places_of_all() {
        let takes = |taken: usize, is_shared: bool| {
            (0..)
                .take_while(|owned| has_place(*owned, taken + owned, is_shared))
                .count()
        };
        assert_eq!(takes(0, false), PLACES);
        let mut taken = 0;
        for _ in 0..10 {
            let more = takes(taken, true);
            assert_eq!(more, (PLACES - taken) / 2);
            taken += more;
        }
        assert!(has_place(0, taken, true) && !has_place(0, PLACES, false));
    }

    #[test]
    fn one_identity_leaves_places_to_others_and_gives_its_own_back() {
        let [greedy, other] = Identity::shared(["greedy", "other"]);
        let detached = Detached::default();
        let mut taken: Vec<_> = std::iter::from_fn(|| detached.take(&greedy)).collect();
        assert_eq!(taken.len(), PLACES / 2);
        let place = detached.take(&other);
        assert!(place.is_some() && detached.take(&greedy).is_none());
        drop(place);
        taken.pop();
        assert!(detached.take(&greedy).is_some());
    }
}
