//! Where skills are. The further folders that clients name are kept in memory, for all clients of the server.

use std::path::PathBuf;

use threadwire_workspace::skills::Places;

use super::{Configuration, Snapshot, lock};
use crate::{Area, HostEventKind, WorkspaceChange};

impl Configuration {
    /// Returns where skills are, and which of them a configuration switches off. Without a configuration there are no
    /// plugins, and all other skills are on.
    pub fn skill_places(&self, snapshot: Option<&Snapshot>) -> Places {
        let (plugins, switches, markers) = snapshot
            .map(|snapshot| {
                let plugins = snapshot.loaded.plugins.clone();
                let markers = snapshot.project_root_markers.clone();
                (plugins, snapshot.skills.clone(), markers)
            })
            .unwrap_or_default();
        Places {
            home: self.home().to_owned(),
            extra: lock(&self.0.skill_roots).clone(),
            plugins,
            switches,
            markers,
        }
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
