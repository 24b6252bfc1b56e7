//! Changes of the user's file through the server.

use std::sync::Arc;

use threadwire_workspace::{
    blocking,
    config::{self, Edit, Error, McpServer},
};

use super::{Configuration, Snapshot, lock};
use crate::bus::Notice;

impl Configuration {
    /// Changes keys of the user's file, all or none of them, and returns the resulting snapshot. `expected` is the
    /// version that the file must have; `None` accepts any version. `by` names the client's method in the event.
    ///
    /// Errors: `Conflict` if the file has another version, with nothing written; the file cannot be read or written, is
    /// not a valid configuration, or would become invalid.
    pub async fn edit(
        &self,
        expected: Option<String>,
        edits: Vec<Edit>,
        by: &'static str,
    ) -> Result<Arc<Snapshot>, Arc<Error>> {
        self.change(by, move |this| {
            config::edit(this.sources(), expected.as_deref(), &edits)
        })
        .await
    }

    /// Writes an MCP server to the user's file, replacing an existing entry, or removes the entry.
    ///
    /// Errors: as [`Configuration::edit`].
    pub async fn set_mcp_server(
        &self,
        name: String,
        server: Option<McpServer>,
        by: &'static str,
    ) -> Result<Arc<Snapshot>, Arc<Error>> {
        self.change(by, move |this| {
            config::set_mcp_server(this.sources(), &name, server.as_ref())
        })
        .await
    }

    /// Switches a skill in the user's file. `key` is `name` or `path`.
    ///
    /// Errors: as [`Configuration::edit`].
    pub async fn set_skill(
        &self,
        key: &'static str,
        value: String,
        enabled: bool,
        by: &'static str,
    ) -> Result<Arc<Snapshot>, Arc<Error>> {
        self.change(by, move |this| {
            config::set_skill(this.sources(), key, &value, enabled)
        })
        .await
    }

    /// Changes the file on the blocking pool, one change at a time. No other task reads the file between the change and
    /// its snapshot, so that the event names the method that made the change.
    async fn change(
        &self,
        by: &'static str,
        change: impl FnOnce(&Self) -> Result<(), Error> + Send + 'static,
    ) -> Result<Arc<Snapshot>, Arc<Error>> {
        let entry = self.entry(None);
        let reading = Arc::clone(&entry.reading).lock_owned().await;
        let this = self.clone();
        blocking::run(move || change(&this))
            .await
            .map_err(Arc::new)?;
        let by: Arc<str> = by.into();
        let snapshot = self.read(&entry, &[], Some(Arc::clone(&by)), reading).await;
        self.0.events.publish(&Notice::ConfigEdited { by });
        let snapshot = snapshot?;
        let problem = lock(&entry.state).problem.clone();
        problem.map_or(Ok(snapshot), Err)
    }
}
