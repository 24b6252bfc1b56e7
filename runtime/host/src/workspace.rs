//! The folders `.craft` of the server's workspace and of its user.
//!
//! What is in them is read for each request, because other programs change it, too. A change is told to the clients of
//! all dialects, and of all processes that serve the workspace.

use std::{path::Path, sync::Arc};

use threadwire_engine::Settings as ThreadSettings;
use threadwire_workspace::craft::{
    Error, Folders,
    settings::{self, Edit, Settings},
};

use crate::{
    Events, HostEventKind,
    bus::Notice,
    event::{Area, WorkspaceChange},
};

/// The folders of a workspace. Clones share them.
#[derive(Clone, Debug)]
pub struct Workspace {
    folders: Arc<Folders>,
    events: Events,
}

impl Workspace {
    pub(crate) fn new(folder: &Path, events: Events) -> Self {
        Self {
            folders: Arc::new(Folders::of(folder)),
            events,
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
        match tokio::task::spawn_blocking(move || work(&folders)).await {
            Ok(result) => result,
            Err(error) => match error.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                // The runtime shuts down, and this task with it.
                Err(_) => std::future::pending().await,
            },
        }
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
        self.with(move |folders| settings::edit(&folders.own, &edits))
            .await
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

/// Applies what a workspace chooses for new threads, and tells whether it accepts everything without asking.
pub fn apply_defaults(choice: &Settings, settings: &mut ThreadSettings) -> bool {
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
    let policy = choice.text(&["Permissions", "DefaultApprovalPolicy"]);
    policy.is_some_and(|policy| policy.eq_ignore_ascii_case("autoApprove"))
}
