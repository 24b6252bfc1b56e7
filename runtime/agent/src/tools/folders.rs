//! The writable folders and the denied paths of a thread, and where they led when the thread got them.
//!
//! A command of another thread can replace a writable folder by a link, and a restart of the server forgets which commands
//! there were. So the thread keeps where each folder led; one that leads elsewhere later is not writable any more.
//!
//! A command of the thread can also replace a link that leads to what is denied. So the thread keeps what denied paths led
//! to, and that stays hidden.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::Mutex,
};

use serde::de::DeserializeOwned;
use threadwire_engine::{Json, Thread};
use threadwire_workspace::{
    blocking,
    locks::lock,
    sandbox::{Denied, Policy, Reading, real_folder},
};

use crate::tools::Tools;

/// The key of the folders in [`Thread::extra`].
const KEY: &str = "writable-folders";

/// The key of what denied paths led to in [`Thread::extra`].
const DENIED: &str = "denied-paths";

/// Where each folder led when the thread got it; `None` if a command could have made a link on the way.
pub(super) type Folders = BTreeMap<PathBuf, Option<PathBuf>>;

/// The folders that the user was warned about, while the thread is loaded.
#[derive(Debug, Default)]
struct Told(Mutex<Vec<PathBuf>>);

impl Tools {
    /// Replaces the roots of a policy by where they led when the thread got them, and leaves out those that lead
    /// elsewhere now. Keeps what the denied paths lead to.
    pub(super) async fn with_kept_paths(&self, policy: Policy) -> Policy {
        let Policy { roots, reading, .. } = &policy;
        let known = self.folders.get_or_init(|| self.learn(roots)).await.clone();
        if reading.is_restricted() {
            self.denied.get_or_init(|| self.keep_denied(reading)).await;
        }
        let given = roots.clone();
        let (roots, led) = blocking::run(move || kept(given, &known)).await;
        for (path, now) in led {
            self.warn_of_led(&path, &now).await;
        }
        Policy { roots, ..policy }
    }

    /// Returns the folders of the thread, and stores those that are new.
    async fn learn(&self, roots: &[PathBuf]) -> Folders {
        let mut folders: Folders = stored(self.turn.thread(), KEY);
        let is_new = |root: &&PathBuf| !folders.contains_key(*root);
        let new: Vec<PathBuf> = roots.iter().filter(is_new).cloned().collect();
        let look = move || -> Folders {
            let existing = new.into_iter().filter(|root| root.exists());
            existing
                .map(|root| {
                    let real = real_folder(&root);
                    (root, real)
                })
                .collect()
        };
        let new = blocking::run(look).await;
        if new.is_empty() {
            return folders;
        }
        folders.extend(new);
        // Paths that are no text cannot be stored; then only this process knows who could have made a link.
        if let Ok(json) = serde_json::value::to_raw_value(&folders) {
            self.turn.note(KEY.to_owned(), Json::from(json)).await;
        }
        folders
    }

    /// Lets the process know what the denied paths of the thread led to, and stores what is new.
    async fn keep_denied(&self, reading: &Reading) {
        let mut denied: Denied = stored(self.turn.thread(), DENIED);
        let (reading, earlier) = (reading.clone(), denied.clone());
        let kept = blocking::run(move || reading.keep_denied(earlier)).await;
        let is_new =
            |(key, places): (&PathBuf, _)| denied.get(key).is_none_or(|known| known != places);
        if !kept.iter().any(is_new) {
            return;
        }
        denied.extend(kept);
        // Paths that are no text cannot be stored; then only this process keeps them.
        if let Ok(json) = serde_json::value::to_raw_value(&denied) {
            self.turn.note(DENIED.to_owned(), Json::from(json)).await;
        }
    }

    async fn warn_of_led(&self, path: &Path, now: &Path) {
        let told = self.turn.state(Told::default);
        {
            let mut told = lock(&told.0);
            if told.iter().any(|told| told == path) {
                return;
            }
            told.push(path.to_owned());
        }
        let (path, now) = (path.display(), now.display());
        self.turn
            .warn(format!(
                "commands of this thread cannot write to {path}: it leads to {now}, and a command may have put the link \
                 there after the thread got the folder. To work in {now}, give the thread that folder by this path"
            ))
            .await;
    }
}

fn stored<T: Default + DeserializeOwned>(thread: &Thread, key: &str) -> T {
    let stored = thread.extra.get(key);
    stored
        .and_then(|json| serde_json::from_str(json.get()).ok())
        .unwrap_or_default()
}

/// Returns the roots that count, and those that lead elsewhere now, with where they lead.
fn kept(roots: Vec<PathBuf>, known: &Folders) -> (Vec<PathBuf>, Vec<(PathBuf, PathBuf)>) {
    let mut kept = Vec::new();
    let mut led = Vec::new();
    for root in roots {
        let now = match root.canonicalize() {
            Ok(now) => now,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            // What is protected in it may lie in another writable folder, so the policy must know of it: it refuses
            // commands meanwhile.
            Err(_) => {
                match known.get(&root) {
                    Some(Some(real)) => kept.push(real.clone()),
                    Some(None) => {}
                    None => kept.push(root),
                }
                continue;
            }
        };
        match known.get(&root) {
            // A path without links leads where its name says.
            _ if now == root => kept.push(now),
            Some(Some(real)) if *real == now => kept.push(now),
            Some(_) => led.push((root, now)),
            // It did not exist when the turn began.
            None => kept.push(root),
        }
    }
    (kept, led)
}
