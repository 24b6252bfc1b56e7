//! Permission profiles: the sandbox that each name stands for.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use threadwire_engine::{ConfigOverrides, PermissionProfile, SandboxPolicy};
use threadwire_workspace::config::{Config, FileAccess, FilePermission, Permissions};

use super::{Configuration, Snapshot};

/// The names of the profiles that need no configuration.
pub const BUILT_IN: [&str; 3] = [READ_ONLY, WORKSPACE, FULL_ACCESS];

const READ_ONLY: &str = ":read-only";
const WORKSPACE: &str = ":workspace";
const FULL_ACCESS: &str = ":danger-full-access";

/// How many profiles may build on each other.
const MAX_DEPTH: usize = 16;

/// A profile that was looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// Its name.
    pub profile: PermissionProfile,
    /// The nearest sandbox that this server has. It never allows writing or the network where the profile does not.
    pub sandbox: SandboxPolicy,
    /// Whether the profile restricts reading, which the sandbox does not.
    pub restricts_reading: bool,
}

impl Configuration {
    /// Looks up a profile for threads in `cwd`.
    ///
    /// Errors: the problem, for people.
    pub async fn profile(
        &self,
        cwd: &Path,
        overrides: &ConfigOverrides,
        name: &str,
    ) -> Result<Resolved, String> {
        let snapshot = self.current(Some(cwd), &overrides.0).await;
        let snapshot = snapshot.map_err(|error| error.to_string());
        snapshot.and_then(|snapshot| snapshot.profile(name))
    }
}

impl Snapshot {
    /// Looks up a profile.
    ///
    /// Errors: the problem, for people.
    pub fn profile(&self, name: &str) -> Result<Resolved, String> {
        let home = std::env::home_dir();
        resolve(self, name, home.as_deref())
    }

    /// Returns the profile of new threads; `None` if the configuration chooses none.
    ///
    /// Errors: the problem, for people.
    pub(super) fn default_profile(&self) -> Result<Option<Resolved>, String> {
        if let Some(name) = self.permissions.keys().find(|name| name.starts_with(':')) {
            return Err(format!(
                "permissions profile `{name}` uses a reserved built-in profile prefix"
            ));
        }
        match &self.default_permissions {
            Some(name) => self.profile(name).map(Some),
            None if self.permissions.is_empty() || self.sandbox_mode.is_some() => Ok(None),
            None => Err(
                "config defines `[permissions]` profiles but does not set `default_permissions`"
                    .to_owned(),
            ),
        }
    }
}

fn resolve(config: &Config, name: &str, home: Option<&Path>) -> Result<Resolved, String> {
    let profile = |extends: Option<&String>| PermissionProfile {
        id: name.to_owned(),
        extends: extends.cloned(),
    };
    if let Some(sandbox) = built_in(name) {
        return Ok(Resolved {
            profile: profile(None),
            sandbox,
            restricts_reading: false,
        });
    }
    if name.starts_with(':') {
        return Err(format!(
            "default_permissions refers to unknown built-in profile `{name}`"
        ));
    }
    let Some(own) = config.permissions.get(name) else {
        return Err(match config.permissions.is_empty() {
            true => "default_permissions requires a `[permissions]` table".to_owned(),
            false => format!("default_permissions refers to undefined profile `{name}`"),
        });
    };
    let mut access = Access::default();
    add(config, name, own, &mut access, 0)?;
    Ok(Resolved {
        profile: profile(own.extends.as_ref()),
        restricts_reading: access.restricts_reading(),
        sandbox: access.sandbox(home)?,
    })
}

fn built_in(name: &str) -> Option<SandboxPolicy> {
    Some(match name {
        READ_ONLY => SandboxPolicy::ReadOnly { network: false },
        WORKSPACE => SandboxPolicy::WorkspaceWrite {
            writable_roots: Vec::new(),
            network: false,
            exclude_tmpdir_env_var: false,
            exclude_slash_tmp: false,
        },
        FULL_ACCESS => SandboxPolicy::DangerFullAccess,
        _ => return None,
    })
}

/// The entries of a profile, with those that it builds on.
#[derive(Default)]
struct Access {
    files: BTreeMap<String, FilePermission>,
    network: bool,
}

/// Adds a profile to those that it builds on.
fn add(
    config: &Config,
    name: &str,
    profile: &Permissions,
    access: &mut Access,
    depth: usize,
) -> Result<(), String> {
    if let Some(base) = &profile.extends {
        let whole = |path: &str, access| (path.to_owned(), FilePermission::Whole(access));
        match (&**base, config.permissions.get(base)) {
            (READ_ONLY, _) => access.files.extend([whole(":root", FileAccess::Read)]),
            (WORKSPACE, _) => access.files.extend([
                whole(":root", FileAccess::Read),
                whole(":workspace_roots", FileAccess::Write),
                whole(":tmpdir", FileAccess::Write),
                whole(":slash_tmp", FileAccess::Write),
            ]),
            (_, Some(base_profile)) if depth < MAX_DEPTH => {
                add(config, base, base_profile, access, depth + 1)?;
            }
            (_, Some(_)) => {
                return Err(format!("permissions profile `{name}` builds on itself"));
            }
            (_, None) if base.starts_with(':') => {
                return Err(format!(
                    "permissions profile `{name}` cannot extend unsupported built-in profile `{base}`"
                ));
            }
            (_, None) => {
                return Err(format!(
                    "permissions profile `{name}` extends undefined profile `{base}`"
                ));
            }
        }
    }
    access.files.extend(profile.filesystem.clone());
    access.network |= profile.network.enabled;
    Ok(())
}

impl Access {
    fn to(&self, path: &str) -> Option<FileAccess> {
        self.files.get(path).and_then(FilePermission::whole)
    }

    fn restricts_reading(&self) -> bool {
        let reads_all = matches!(self.to(":root"), Some(FileAccess::Read | FileAccess::Write));
        let denies = |permission: &FilePermission| match permission {
            FilePermission::Whole(access) => *access == FileAccess::Deny,
            FilePermission::Parts(parts) => {
                parts.values().any(|access| *access == FileAccess::Deny)
            }
        };
        !reads_all || self.files.values().any(denies)
    }

    fn sandbox(&self, home: Option<&Path>) -> Result<SandboxPolicy, String> {
        let writes = |path: &str| self.to(path) == Some(FileAccess::Write);
        let mut roots = Vec::new();
        let mut has_exceptions = false;
        for (path, permission) in &self.files {
            has_exceptions |= permission.has_exceptions();
            let below_home = path.strip_prefix("~/");
            let root = match (below_home, home) {
                _ if path.starts_with(':') => continue,
                (Some(rest), Some(home)) => home.join(rest),
                (Some(_), None) => continue,
                (None, _) => PathBuf::from(path),
            };
            if !root.is_absolute() {
                return Err(format!(
                    "filesystem path `{path}` must be absolute, use `~/...`, or start with `:`"
                ));
            }
            match permission.whole() {
                Some(FileAccess::Write) => roots.push(root),
                // Part of what may be written may not.
                _ => has_exceptions = true,
            }
        }
        let network = self.network;
        if writes(":root") && !has_exceptions {
            if network {
                return Ok(SandboxPolicy::DangerFullAccess);
            }
            roots.push("/".into());
        }
        // The sandbox always lets the working directory be written, and has no exceptions.
        if has_exceptions || !(writes(":workspace_roots") || writes(":root")) {
            return Ok(SandboxPolicy::ReadOnly { network });
        }
        Ok(SandboxPolicy::WorkspaceWrite {
            writable_roots: roots,
            network,
            exclude_tmpdir_env_var: !writes(":tmpdir"),
            exclude_slash_tmp: !writes(":slash_tmp"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(toml: &str) -> Result<Resolved, String> {
        let config: Config = toml::from_str(toml).unwrap();
        resolve(&config, "p", Some(Path::new("/home/ada")))
    }

    fn workspace(roots: &[&str], network: bool, tmp: bool) -> SandboxPolicy {
        SandboxPolicy::WorkspaceWrite {
            writable_roots: roots.iter().map(PathBuf::from).collect(),
            network,
            exclude_tmpdir_env_var: !tmp,
            exclude_slash_tmp: !tmp,
        }
    }

    #[test]
    fn a_profile_becomes_the_nearest_sandbox_that_allows_no_more() {
        let read_only = SandboxPolicy::ReadOnly { network: false };
        let files = |entries: &str| format!("[permissions.p.filesystem]\n{entries}");
        let all = "\":root\" = \"read\"\n\":workspace_roots\" = \"write\"\n";
        for (toml, sandbox, restricts_reading) in [
            (files("\":root\" = \"read\""), read_only.clone(), false),
            (files(all), workspace(&[], false, false), false),
            (
                files(&format!(
                    "{all}\":tmpdir\" = \"write\"\n\":slash_tmp\" = \"write\""
                )),
                workspace(&[], false, true),
                false,
            ),
            (
                files(&format!("{all}\"/data\" = \"write\"\n\"~/x\" = \"write\"")),
                workspace(&["/data", "/home/ada/x"], false, false),
                false,
            ),
            (
                files("\":minimal\" = \"read\"\n\":workspace_roots\" = \"write\""),
                workspace(&[], false, false),
                true,
            ),
            (
                files(&format!("{all}\"/secret\" = \"none\"")),
                read_only.clone(),
                true,
            ),
            // Writing outside of the workspace only, and exceptions within it, are not possible.
            (
                files("\":root\" = \"read\"\n\"/data\" = \"write\""),
                read_only.clone(),
                false,
            ),
            (
                files(
                    "\":root\" = \"read\"\n\":workspace_roots\" = { \".\" = \"write\", docs = \"read\" }",
                ),
                read_only.clone(),
                false,
            ),
            (
                files("\":root\" = \"read\"\n\":workspace_roots\" = { \".\" = \"write\" }"),
                workspace(&[], false, false),
                false,
            ),
            (
                files("\":root\" = \"write\""),
                workspace(&["/"], false, false),
                false,
            ),
            (
                files("\":root\" = \"write\"\n[permissions.p.network]\nenabled = true"),
                SandboxPolicy::DangerFullAccess,
                false,
            ),
            (
                format!("{}[permissions.p.network]\nenabled = true", files(all)),
                workspace(&[], true, false),
                false,
            ),
            (
                format!(
                    "[permissions.p]\nextends = \":workspace\"\n{}",
                    files("\"/data\" = \"write\"")
                ),
                workspace(&["/data"], false, true),
                false,
            ),
            ("[permissions.p]".to_owned(), read_only.clone(), true),
        ] {
            let found = resolved(&toml).unwrap();
            assert_eq!(found.sandbox, sandbox, "{toml}");
            assert_eq!(found.restricts_reading, restricts_reading, "{toml}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_profile_is_told() {
        for (toml, problem) in [
            ("", "default_permissions requires a `[permissions]` table"),
            (
                "[permissions.q]",
                "default_permissions refers to undefined profile `p`",
            ),
            (
                "[permissions.p]\nextends = \":nope\"",
                "permissions profile `p` cannot extend unsupported built-in profile `:nope`",
            ),
            (
                "[permissions.p]\nextends = \"q\"",
                "permissions profile `p` extends undefined profile `q`",
            ),
            (
                "[permissions.p]\nextends = \"p\"",
                "permissions profile `p` builds on itself",
            ),
            (
                "[permissions.p.filesystem]\n\"rel/x\" = \"write\"",
                "filesystem path `rel/x` must be absolute, use `~/...`, or start with `:`",
            ),
        ] {
            assert_eq!(resolved(toml).unwrap_err(), problem);
        }
    }
}
