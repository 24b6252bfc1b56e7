//! File changes by commands, as part of the turn's diff.

use std::path::{Path, PathBuf};

use threadwire_workspace::{
    blocking,
    changes::Baseline,
    command,
    files::{self, beneath},
};

use crate::tools::Tools;

impl Tools {
    /// Records the state of the repository, once per turn. Returns whether the command may change files; if not,
    /// nothing is recorded, and [`Tools::after_command`] is not needed.
    pub(super) async fn before_command(&self, text: &str) -> bool {
        if command::is_known_safe(text) {
            return false;
        }
        let cwd = &self.settings().cwd;
        self.baseline
            .get_or_init(|| async { Baseline::take(cwd).await })
            .await;
        true
    }

    /// Adds the file changes of commands to the turn's diff, and shows the diff if it changed.
    ///
    /// It compares the files that patches of the turn changed and, in a git repository, those that differ according to
    /// git; see [`threadwire_workspace::changes`] for the limits. What the agent must not read is left out, and so is what
    /// a link leads to: the command may have put it there.
    pub(super) async fn after_command(&self) {
        // Set by the first command that may write.
        let Some(baseline) = self.baseline.get() else {
            return;
        };
        let mut found = Vec::new();
        if let Some(baseline) = baseline {
            let changes = baseline.changes().await.into_iter();
            found.extend(changes.map(|changed| (changed.path, changed.old, changed.new)));
        }
        let (base, known): (PathBuf, Vec<PathBuf>) = {
            let changed = self.changed();
            let known = changed.paths().map(ToOwned::to_owned);
            (changed.base().to_owned(), known.collect())
        };
        for path in known {
            let (base, file) = (base.clone(), path.clone());
            let read = move || {
                let root = if file.starts_with(&base) {
                    &*base
                } else {
                    Path::new("/")
                };
                beneath::read(root, &file, files::MAX_READ).and_then(files::text)
            };
            let new = match blocking::run(read).await {
                Ok(text) => Some(text),
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
                // The file is no longer text, or a link leads to it.
                _ => continue,
            };
            found.push((path, None, new));
        }
        let policy = self.confinement().await;
        if let Some(policy) = policy {
            let filter = move || {
                found.retain(|(path, ..)| policy.may_read(path));
                found
            };
            found = blocking::run(filter).await;
        }
        let diff = {
            let mut changed = self.changed();
            let before = changed.diff();
            for (path, old, new) in &found {
                changed.record(path, old.as_deref(), new.as_deref());
            }
            let diff = changed.diff();
            (diff != before).then_some(diff)
        };
        if let Some(diff) = diff {
            self.turn.diff(diff).await;
        }
    }
}
