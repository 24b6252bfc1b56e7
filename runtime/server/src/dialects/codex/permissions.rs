//! The methods `permissionProfile/*`, and the permission profiles of threads and commands.

use std::path::Path;

use threadwire_engine::{
    ConfigOverrides, PermissionProfile, SandboxPolicy, Settings, SettingsChange,
};
use threadwire_host::config::permissions::BUILT_IN;
use threadwire_protocol::codex::{
    self as wire, PermissionProfileListParams, PermissionProfileListResponse,
    PermissionProfileMethods, PermissionProfileSummary, errors,
};

use super::{CodexSession, failure::Failure, families, from_wire};

impl PermissionProfileMethods for families::PermissionProfile {
    async fn permission_profile_list(
        &self,
        params: PermissionProfileListParams,
    ) -> Result<PermissionProfileListResponse, Failure> {
        let config = &self.connection.services().host.config;
        let cwd = params.cwd.as_deref().map_or_else(
            || config.cwd().to_owned(),
            |cwd| from_wire::path(cwd, config.cwd()),
        );
        let snapshot = config
            .current(Some(&cwd), &[])
            .await
            .map_err(|problem| errors::invalid_request(&problem))?;
        let profiles: Vec<(&str, Option<&String>)> = BUILT_IN
            .into_iter()
            .map(|id| (id, None))
            .chain(
                snapshot
                    .permissions
                    .iter()
                    .map(|(id, profile)| (&**id, profile.description.as_ref())),
            )
            .collect();
        let total = profiles.len();
        let start = match params.cursor {
            None => 0,
            Some(cursor) => cursor
                .parse::<usize>()
                .map_err(|_| errors::invalid_cursor(&cursor))?,
        };
        let rest = profiles
            .get(start..)
            .ok_or_else(|| errors::permission_profile_list::cursor_beyond_end(&start, &total))?;
        let count = params
            .limit
            .map_or(rest.len(), |limit| rest.len().min(limit.max(1) as usize));
        Ok(PermissionProfileListResponse {
            data: rest[..count]
                .iter()
                .map(|(id, description)| PermissionProfileSummary {
                    id: (*id).to_owned(),
                    description: description.cloned(),
                    allowed: true,
                })
                .collect(),
            next_cursor: (start + count < total).then(|| (start + count).to_string()),
        })
    }
}

impl CodexSession {
    /// Adds a permission profile to a change of a thread's settings, if the client chose one. `current` are the thread's
    /// settings before the change.
    pub(super) async fn choose_profile(
        &self,
        change: &mut SettingsChange,
        name: Option<&str>,
        current: &Settings,
        overrides: &ConfigOverrides,
    ) -> Result<(), Failure> {
        let Some(name) = name else { return Ok(()) };
        let cwd = change.cwd.as_ref().unwrap_or(&current.cwd);
        let config = &self.connection.services().host.config;
        let found = config.profile(cwd, overrides, name).await;
        let found = found.map_err(|problem| errors::config_unreadable(&problem))?;
        change.sandbox = Some(found.sandbox);
        change.profile = Some(found.profile);
        Ok(())
    }

    /// Adds the sandbox of a mode to a change of a thread's settings, with the options that the configuration gives it, if
    /// the client chose one.
    pub(super) async fn choose_mode(
        &self,
        change: &mut SettingsChange,
        mode: Option<wire::SandboxMode>,
        current: &Settings,
        overrides: &ConfigOverrides,
    ) -> Result<(), Failure> {
        if mode.is_none() {
            return Ok(());
        }
        let mut overrides = overrides.clone();
        from_wire::add_mode(&mut overrides, mode);
        let cwd = change.cwd.as_ref().unwrap_or(&current.cwd);
        let config = &self.connection.services().host.config;
        let chosen = config.settings(cwd, overrides).await;
        let chosen = chosen.map_err(|problem| errors::invalid_request(&problem))?;
        (change.sandbox, change.profile) = (Some(chosen.sandbox), chosen.profile);
        change.afresh = true;
        Ok(())
    }

    /// Looks up a profile for a command in `cwd`, and the sandbox that is similar.
    pub(super) async fn profile_of_command(
        &self,
        cwd: &Path,
        name: &str,
    ) -> Result<(SandboxPolicy, PermissionProfile), Failure> {
        let config = &self.connection.services().host.config;
        let overrides = ConfigOverrides::default();
        match config.profile(cwd, &overrides, name).await {
            Ok(found) => Ok((found.sandbox, found.profile)),
            Err(problem) => Err(errors::command_exec::invalid_permission_profile(&problem).into()),
        }
    }
}
