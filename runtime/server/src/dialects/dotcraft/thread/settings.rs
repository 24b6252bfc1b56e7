//! The settings of threads: from the configuration, from the workspace, and from the clients that follow them.

use std::{collections::BTreeMap, path::Path};

use threadwire_engine::{Json, Settings, SettingsChange, Thread, ThreadId};
use threadwire_host::apply_defaults;
use threadwire_protocol::dotcraft::{ApprovalPolicy, ThreadConfiguration, errors};

use crate::dialects::dotcraft::{DotCraftSession, Failure, extra, lock, skills::broken};

impl DotCraftSession {
    /// Returns the default settings of threads in a workspace.
    pub(in crate::dialects::dotcraft) async fn defaults(
        &self,
        workspace: &Path,
    ) -> Result<Settings, Failure> {
        let config = &self.connection.services().host.config;
        // The protocol has no warning outside of a turn; `held_back` logs it.
        let _ = config.held_back(workspace).await;
        config
            .workspace_settings(workspace)
            .await
            .map_err(|problem| errors::internal_error_detail(&problem).into())
    }

    /// Applies what the workspace of the server chooses for its new threads.
    pub(in crate::dialects::dotcraft) async fn choose(
        &self,
        workspace: &Path,
        settings: &mut Settings,
        config: &mut ThreadConfiguration,
    ) -> Result<(), Failure> {
        if workspace != self.workspace().folders().workspace {
            return Ok(());
        }
        let choice = self.workspace().settings().await.map_err(broken)?;
        apply_defaults(&choice, settings);
        let accepts = self.workspace().accepts_all(&choice).await;
        let is_open = matches!(config.approval_policy, None | Some(ApprovalPolicy::Default));
        if accepts && is_open {
            config.approval_policy = Some(ApprovalPolicy::AutoApprove);
        }
        Ok(())
    }

    /// Returns the settings of a new thread without a configuration of its own, and what is stored with it.
    pub(in crate::dialects::dotcraft) async fn new_thread_settings(
        &self,
        workspace: &Path,
    ) -> Result<(Settings, BTreeMap<String, Json>), Failure> {
        let mut settings = self.defaults(workspace).await?;
        let mut config = ThreadConfiguration::default();
        self.choose(workspace, &mut settings, &mut config).await?;
        extra::settings(&config, &settings).apply(&mut settings);
        let mut extra = BTreeMap::new();
        if config != ThreadConfiguration::default()
            && let Some(config) = extra::value(&config)
        {
            extra.insert(extra::CONFIG.to_owned(), config);
        }
        Ok((settings, extra))
    }

    /// Sets or removes the text that this client adds to the system prompt of a thread.
    pub(super) async fn set_context(
        &self,
        thread: &Thread,
        context: Option<String>,
    ) -> Result<(), Failure> {
        let value = context.as_ref().and_then(extra::value);
        self.engine()
            .set_extra(thread.id, extra::CONTEXT, value)
            .await?;
        self.refresh_instructions(thread.id).await?;
        let mut contexts = lock(&self.contexts);
        if context.is_some() {
            contexts.insert(thread.id);
        } else {
            contexts.remove(&thread.id);
        }
        Ok(())
    }

    /// Takes what is added to the system prompt of a thread into its settings, after a change of it.
    pub(in crate::dialects::dotcraft) async fn refresh_instructions(
        &self,
        id: ThreadId,
    ) -> Result<(), Failure> {
        let thread = self.engine().thread(id).await?;
        let defaults = self.defaults(thread.workspace()).await?;
        let (config, context) = (extra::config(&thread), extra::context(&thread));
        let change = extra::instructions(&config, context.as_deref(), &defaults);
        self.engine().update_settings(id, change).await?;
        Ok(())
    }

    /// Removes the text that this client added to the system prompt of a thread, after the client has left.
    pub(in crate::dialects::dotcraft) async fn drop_context(&self, id: ThreadId) {
        // Errors are ignored: they mean that the thread is gone or the server shuts down.
        if let Ok(thread) = self.engine().thread(id).await {
            let _ = self.set_context(&thread, None).await;
        }
    }

    /// Removes the tools that this client ran, after the client has left.
    pub(in crate::dialects::dotcraft) async fn drop_tools(&self, id: ThreadId) {
        // Errors are ignored, as in `drop_context`.
        if let Ok(thread) = self.engine().thread(id).await {
            // The tools of apps are those of other clients.
            let change = SettingsChange {
                tools: Some(extra::bound::tools(&thread).cloned().collect()),
                ..SettingsChange::default()
            };
            let _ = self.engine().update_settings(id, change).await;
        }
    }
}
