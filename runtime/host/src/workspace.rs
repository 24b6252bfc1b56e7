//! The folders `.craft` of the server's workspace and of its user.
//!
//! What is in them is read for each request, because other programs change it, too. A change is told to the clients of
//! all dialects, and of all processes that serve the workspace.

use std::{path::Path, sync::Arc};

use serde_json::Value;
use threadwire_engine::{Settings as ThreadSettings, StoreError};
use threadwire_workspace::{
    blocking,
    craft::{
        Error, Folders,
        settings::{self, Edit, Settings},
    },
};

use tracing::warn;

use crate::{
    Events, HostEventKind, Records,
    bus::Notice,
    event::{Area, WorkspaceChange},
};

/// The setting that says who approves what new threads do.
const POLICY: [&str; 2] = ["Permissions", "DefaultApprovalPolicy"];

/// The records of workspaces for which a client chose that everything is accepted.
const CONFIRMED: &str = "auto_approve";

/// The folders of a workspace. Clones share them.
#[derive(Clone, Debug)]
pub struct Workspace {
    folders: Arc<Folders>,
    events: Events,
    records: Records,
}

impl Workspace {
    pub(crate) fn new(folder: &Path, events: Events, records: Records) -> Self {
        Self {
            folders: Arc::new(Folders::of(folder)),
            events,
            records,
        }
    }

    /// Returns the folders.
    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Runs work on the files on the blocking pool.
    pub async fn with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Folders) -> T + Send + 'static,
    ) -> T {
        let folders = Arc::clone(&self.folders);
        blocking::run(move || work(&folders)).await
    }

    /// Reads the settings in force.
    ///
    /// Errors: a file cannot be read, or is not a JSON object.
    pub async fn settings(&self) -> Result<Settings, Error> {
        self.with(Settings::read).await
    }

    /// Changes the settings of the workspace, all or none of them, and tells whether the file differs now.
    ///
    /// Errors: the file cannot be read or written, or is not a JSON object.
    pub async fn edit(&self, edits: Vec<Edit>) -> Result<bool, Error> {
        let policy = edits.iter().find(|edit| edit.path == POLICY);
        let accepts = policy.map(|edit| edit.value.as_ref().is_some_and(is_auto_approve));
        let changed = self
            .with(move |folders| settings::edit(folders, &edits))
            .await?;
        if let Some(accepts) = accepts {
            self.confirm(accepts).await;
        }
        Ok(changed)
    }

    /// Tells whether new threads of the workspace accept everything without asking. The workspace's own file can say so
    /// only after a client of this home chose it: the file may come with a repository.
    pub async fn accepts_all(&self, choice: &Settings) -> bool {
        if !choice.get(&POLICY).is_some_and(is_auto_approve) {
            return false;
        }
        if choice.own(&POLICY).is_none() {
            return true;
        }
        let confirmed = self.records.get::<bool>(CONFIRMED, &self.key()).await;
        matches!(confirmed, Ok((Some(true), _)))
    }

    /// Records whether a client chose that everything is accepted.
    async fn confirm(&self, accepts: bool) {
        let key = self.key();
        loop {
            let known = match self.records.get::<bool>(CONFIRMED, &key).await {
                Ok((_, revision)) => revision,
                Err(error) => return warn!(%error, "the approval policy is not confirmed"),
            };
            let value = accepts.then_some(&true);
            match self.records.put(CONFIRMED, &key, value, known).await {
                Err(StoreError::Conflict) => {}
                Err(error) => return warn!(%error, "the approval policy is not confirmed"),
                Ok(_) => return,
            }
        }
    }

    fn key(&self) -> String {
        self.folders.workspace.display().to_string()
    }

    /// Tells all clients that a client changed parts of the workspace. `by` names its method.
    pub fn changed(&self, areas: &[Area], by: &'static str) {
        let change = WorkspaceChange {
            folder: self.folders.workspace.clone(),
            areas: areas.to_vec(),
            by: by.into(),
        };
        self.events
            .publish(&Notice::WorkspaceChanged(change.clone()));
        self.events.emit(HostEventKind::WorkspaceChanged(change));
    }
}

/// Applies the model and the effort that a workspace chooses for new threads.
pub fn apply_defaults(choice: &Settings, settings: &mut ThreadSettings) {
    if let Some(provider) = choice.text(&["ProviderId"]) {
        settings.model_provider = provider.to_owned();
    }
    if let Some(model) = choice.text(&["Model"]) {
        settings.model = model.to_owned();
    }
    if choice.flag(&["Reasoning", "Enabled"]) == Some(false) {
        settings.effort = None;
    } else if let Some(effort) = choice.text(&["Reasoning", "Effort"]) {
        settings.effort = match effort.to_lowercase().as_str() {
            "none" => None,
            "extrahigh" => Some("xhigh".to_owned()),
            effort => Some(effort.to_owned()),
        };
    }
}

fn is_auto_approve(policy: &Value) -> bool {
    let policy = policy.as_str().unwrap_or_default();
    policy.trim().eq_ignore_ascii_case("autoApprove")
}
