//! The methods `permissionProfile/*`, and the permission profiles of threads: the named sandboxes.

use threadwire_engine::{ConfigOverrides, SandboxPolicy, Settings, SettingsChange};
use threadwire_host::config::permissions::BUILT_IN;
use threadwire_protocol::codex::{
    self as wire, PermissionProfileListParams, PermissionProfileListResponse,
    PermissionProfileMethods, PermissionProfileSummary, errors, notification,
};

use super::{CodexSession, failure::Failure, families, from_wire};

impl PermissionProfileMethods for families::PermissionProfile {
    async fn permission_profile_list(
        &self,
        params: PermissionProfileListParams,
    ) -> Result<PermissionProfileListResponse, Failure> {
        let config = &self.connection.services.host.config;
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
    /// Adds a permission profile to a change of a thread's settings, if the client chose one, and warns if its sandbox
    /// keeps less than it promises. `current` are the thread's settings before the change.
    pub(super) async fn choose_profile(
        &self,
        change: &mut SettingsChange,
        name: Option<&str>,
        current: &Settings,
        overrides: &ConfigOverrides,
    ) -> Result<(), Failure> {
        let Some(name) = name else { return Ok(()) };
        let cwd = change.cwd.as_ref().unwrap_or(&current.cwd);
        let config = &self.connection.services.host.config;
        let found = config.profile(cwd, overrides, name).await;
        let found = found.map_err(|problem| errors::config_unreadable(&problem))?;
        if found.restricts_reading {
            self.tell_gap(name);
        }
        change.sandbox = Some(found.sandbox);
        change.profile = Some(found.profile);
        Ok(())
    }

    /// Returns the sandbox of a profile.
    pub(super) async fn sandbox_of(&self, profile: &str) -> Result<SandboxPolicy, Failure> {
        let config = &self.connection.services.host.config;
        let overrides = ConfigOverrides::default();
        match config.profile(config.cwd(), &overrides, profile).await {
            Ok(found) => Ok(found.sandbox),
            Err(problem) => Err(errors::command_exec::invalid_permission_profile(&problem).into()),
        }
    }

    /// Warns that the profile of a thread promises more than its sandbox keeps.
    pub(super) async fn tell_gaps_of_profile(&self, settings: &Settings) {
        let Some(profile) = &settings.profile else {
            return;
        };
        let config = &self.connection.services.host.config;
        let found = config.profile(&settings.cwd, &settings.overrides, &profile.id);
        if found.await.is_ok_and(|found| found.restricts_reading) {
            self.tell_gap(&profile.id);
        }
    }

    fn tell_gap(&self, profile: &str) {
        self.tell::<notification::ConfigWarning>(
            None,
            &wire::ConfigWarningNotification {
                summary: format!(
                    "Permissions profile `{profile}` restricts reading, which this server does not enforce."
                ),
                details: Some(
                    "Commands can read all files that the user can read. Writing and the network are restricted."
                        .to_owned(),
                ),
                path: None,
                range: None,
            },
        );
    }
}
