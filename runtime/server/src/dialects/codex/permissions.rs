//! The methods `permissionProfile/*`: the named sandboxes.

use threadwire_engine::SandboxPolicy;
use threadwire_protocol::codex::{
    PermissionProfileListParams, PermissionProfileListResponse, PermissionProfileMethods,
    PermissionProfileSummary, SandboxMode, errors,
};

use super::{failure::Failure, families, from_wire};

/// The built-in profiles. There are no others.
const PROFILES: [(&str, SandboxMode); 3] = [
    (":read-only", SandboxMode::ReadOnly),
    (":workspace", SandboxMode::WorkspaceWrite),
    (":danger-full-access", SandboxMode::DangerFullAccess),
];

impl PermissionProfileMethods for families::PermissionProfile {
    async fn permission_profile_list(
        &self,
        params: PermissionProfileListParams,
    ) -> Result<PermissionProfileListResponse, Failure> {
        let total = PROFILES.len();
        let start = match params.cursor {
            None => 0,
            Some(cursor) => cursor
                .parse::<usize>()
                .map_err(|_| errors::invalid_cursor(&cursor))?,
        };
        let rest = PROFILES
            .get(start..)
            .ok_or_else(|| errors::permission_profile_list::cursor_beyond_end(&start, &total))?;
        let count = params
            .limit
            .map_or(rest.len(), |limit| rest.len().min(limit.max(1) as usize));
        Ok(PermissionProfileListResponse {
            data: rest[..count]
                .iter()
                .map(|(id, _)| PermissionProfileSummary {
                    id: (*id).to_owned(),
                    description: None,
                    allowed: true,
                })
                .collect(),
            next_cursor: (start + count < total).then(|| (start + count).to_string()),
        })
    }
}

/// Returns the sandbox of a profile.
pub(super) fn sandbox(profile: &str) -> Result<SandboxPolicy, Failure> {
    PROFILES
        .iter()
        .find(|(id, _)| *id == profile)
        .and_then(|(_, mode)| from_wire::sandbox_mode(mode.clone()))
        .ok_or_else(|| {
            let detail = format!("there is no profile `{profile}`");
            errors::command_exec::invalid_permission_profile(&detail).into()
        })
}
