//! Further folders with skills, which clients name. They are kept in memory, for all clients of the server.

use std::{path::PathBuf, sync::Arc};

use super::{Configuration, lock};
use crate::{Area, HostEventKind, WorkspaceChange};

impl Configuration {
    /// Returns the further folders with skills of the user.
    pub fn skill_roots(&self) -> Arc<[PathBuf]> {
        Arc::clone(&lock(&self.0.skill_roots))
    }

    /// Replaces the further folders with skills of the user. Folders that do not exist have no skills. `by` names the
    /// client's method in the event.
    pub fn set_skill_roots(&self, roots: Vec<PathBuf>, by: &'static str) {
        *lock(&self.0.skill_roots) = roots.into();
        self.0
            .events
            .emit(HostEventKind::WorkspaceChanged(WorkspaceChange {
                folder: self.0.cwd.clone(),
                areas: vec![Area::Skills],
                by: by.into(),
            }));
    }
}
