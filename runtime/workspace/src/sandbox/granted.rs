//! Which folders commands of this process could write so far, which links they could have made there, and which they
//! could have removed.
//!
//! A command of one thread can replace a folder by a link, and another thread may have this folder as a writable one.
//! Then what the link leads to must not become writable. A command can also replace a link on the way to what it must not
//! read or write. Then what the link led to must stay hidden or protected.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    sync::Mutex,
};

use super::{
    Policy,
    lookup::{Led, look_up},
};
use crate::locks::lock;

/// What is known of this process.
#[derive(Default)]
struct Known {
    /// The folders that commands could write, with links resolved.
    writable: BTreeSet<PathBuf>,
    /// Paths with links that no command could have made when they were first used, and where they led.
    accepted: BTreeMap<PathBuf, PathBuf>,
    /// What denied paths with links led to.
    denied: Denied,
    /// What protected paths with links led to.
    protected: BTreeMap<PathBuf, BTreeSet<PathBuf>>,
}

/// What denied paths led to, by the path or pattern that denies it.
pub type Denied = BTreeMap<PathBuf, BTreeSet<PathBuf>>;

static KNOWN: Mutex<Option<Known>> = Mutex::new(None);

fn with<T>(work: impl FnOnce(&mut Known) -> T) -> T {
    work(lock(&KNOWN).get_or_insert_default())
}

/// Notes what a command may write that is about to start.
pub(super) fn note(policy: &Policy) {
    let writable = policy.writable();
    with(|known| known.writable.extend(writable));
}

/// Tells whether a path that leads to `real` through `links` may count as a writable folder: no command could have made a
/// link that leads out of where the command could write, or the path led there before.
pub(super) fn accepts(path: &Path, real: &Path, links: &[PathBuf]) -> bool {
    if links.is_empty() {
        return true;
    }
    with(|known| {
        if known.accepted.get(path).is_some_and(|there| there == real) {
            return true;
        }
        let mut writable = known.writable.iter();
        let is_made = writable.any(|folder| {
            let mut links = links.iter();
            !real.starts_with(folder) && links.any(|link| link.starts_with(folder))
        });
        if !is_made {
            known.accepted.insert(path.to_owned(), real.to_owned());
        }
        !is_made
    })
}

/// Returns where a path leads that a thread gets as a writable folder; `None` if a command could have made a link on it
/// that leads out of where the command could write, or if the path does not exist or cannot be looked up.
pub fn real_folder(path: &Path) -> Option<PathBuf> {
    match look_up(path) {
        Led::To { real, links } => accepts(path, &real, &links).then_some(real),
        Led::Nowhere { .. } | Led::Unknown { .. } | Led::OutOfReach => None,
    }
}

/// Notes what a denied path leads to.
pub(super) fn note_denied(key: &Path, real: PathBuf) {
    with(|known| {
        let places = known.denied.entry(key.to_owned()).or_default();
        places.insert(real);
    });
}

/// Returns what a denied path led to so far.
pub(super) fn denied(key: &Path) -> BTreeSet<PathBuf> {
    with(|known| known.denied.get(key).cloned().unwrap_or_default())
}

/// Notes what denied paths led to in an earlier process.
pub(super) fn restore_denied(denied: Denied) {
    with(|known| {
        for (key, places) in denied {
            known.denied.entry(key).or_default().extend(places);
        }
    });
}

/// Notes what a protected path leads to, and returns what it led to so far.
pub(super) fn note_protected(path: &Path) -> BTreeSet<PathBuf> {
    let led = look_up(path);
    with(|known| {
        if let Led::To { real, links } = led
            && !links.is_empty()
        {
            let places = known.protected.entry(path.to_owned()).or_default();
            places.insert(real);
        }
        known.protected.get(path).cloned().unwrap_or_default()
    })
}
