//! Changes of the user's file that are made through the server.

use std::sync::Arc;

use threadwire_workspace::config::{self, Edit, Error, McpServer};

use super::{Configuration, Snapshot, lock};

impl Configuration {
    /// Changes keys of the user's file, all or none, and returns the snapshot that follows. `expected` is the version that
    /// the file must have; `None` for any. `by` names the method that wants it, for those who watch.
    ///
    /// Errors: `Conflict` where the file has another version, with nothing written; the file cannot be read or written, is
    /// no configuration, or would not be one afterwards.
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

    /// Puts an MCP server into the user's file in place of what stands there, or takes it out.
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

    /// Changes the file beside the workers, one change after the other. Nobody else reads it between the change and its
    /// snapshot, so that those who watch learn who made it.
    async fn change(
        &self,
        by: &'static str,
        change: impl FnOnce(&Self) -> Result<(), Error> + Send + 'static,
    ) -> Result<Arc<Snapshot>, Arc<Error>> {
        let entry = self.entry(None);
        let reading = Arc::clone(&entry.reading).lock_owned().await;
        let this = self.clone();
        let changed = tokio::task::spawn_blocking(move || change(&this)).await;
        match changed {
            Ok(changed) => changed.map_err(Arc::new)?,
            Err(error) => match error.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                // The runtime ends, and this with it.
                Err(_) => std::future::pending().await,
            },
        }
        let snapshot = self.read(&entry, &[], Some(by), reading).await?;
        let problem = lock(&entry.state).problem.clone();
        problem.map_or(Ok(snapshot), Err)
    }
}
