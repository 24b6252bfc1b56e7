//! What the tests of the sandbox share.

use threadwire_workspace::sandbox::{Mechanism, detect};

/// Returns the mechanisms that work here, protect paths and hide files. Without one, the tests check nothing.
pub(crate) fn mechanisms() -> Vec<Mechanism> {
    let found = detect();
    let mut mechanisms = Vec::new();
    if found.bubblewrap.is_ok() {
        mechanisms.push(Mechanism::Bubblewrap);
    }
    if found.landlock.is_ok() && found.mounts.is_ok() {
        mechanisms.push(Mechanism::Landlock);
    }
    mechanisms
}
