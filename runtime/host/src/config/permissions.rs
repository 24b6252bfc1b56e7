//! Permission profiles: the rules that each name stands for.

use std::{
    collections::BTreeMap,
    path::{Component, Path, PathBuf},
};

use serde::Deserialize;
use serde_json::Value;
use threadwire_engine::{
    ConfigOverrides, DomainRules, FileAccess, FilePlace, FileRule, PermissionProfile, SandboxPolicy,
};
use threadwire_workspace::{
    config::{
        self, Config, DomainAccess, FilePermission, Layer, NetworkMode, NetworkPermissions,
        Permissions,
    },
    files,
    sandbox::{GLOB_CHARACTERS, is_pattern, split_pattern},
};

use super::{Configuration, Snapshot};

/// The names of the profiles that need no configuration.
pub const BUILT_IN: [&str; 3] = [READ_ONLY, WORKSPACE, FULL_ACCESS];

const READ_ONLY: &str = ":read-only";
pub(super) const WORKSPACE: &str = ":workspace";
const FULL_ACCESS: &str = ":danger-full-access";

/// A profile that was looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// Its name and its rules.
    pub profile: PermissionProfile,
    /// The sandbox that is most similar, for clients that know no profiles.
    pub sandbox: SandboxPolicy,
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
        snapshot.and_then(|snapshot| snapshot.profile(cwd, name))
    }
}

impl Snapshot {
    /// Looks up a profile for threads in `cwd`.
    ///
    /// Errors: the problem, for people.
    pub(super) fn profile(&self, cwd: &Path, name: &str) -> Result<Resolved, String> {
        let home = std::env::home_dir();
        resolve(self, name, cwd, home.as_deref())
    }

    /// Tells whether `sandbox_mode` goes before `default_permissions`, because a higher layer sets it.
    fn chooses_mode(&self) -> bool {
        let sets = |layer: &&Layer, key: &str| layer.table.contains_key(key);
        let mut layers = self.loaded.layers.iter().filter(|layer| layer.counts());
        layers
            .find(|layer| sets(layer, "sandbox_mode") || sets(layer, "default_permissions"))
            .is_some_and(|layer| !sets(&layer, "default_permissions"))
    }

    /// Returns the profile of new threads in `cwd`; `None` if the configuration chooses none.
    ///
    /// Errors: the problem, for people.
    pub fn default_profile(&self, cwd: &Path) -> Result<Option<Resolved>, String> {
        if let Some(name) = self.permissions.keys().find(|name| name.starts_with(':')) {
            return Err(format!(
                "permissions profile `{name}` uses a reserved built-in profile prefix"
            ));
        }
        match &self.default_permissions {
            Some(_) if self.chooses_mode() => Ok(None),
            Some(name) => self.profile(cwd, name).map(Some),
            None if self.sandbox_mode.is_some() => Ok(None),
            None if !self.permissions.is_empty() => Err(
                "config defines `[permissions]` profiles but does not set `default_permissions`"
                    .to_owned(),
            ),
            // A built-in profile has no options.
            None if self.loaded.trust.is_some() && self.sandbox_workspace_write.is_some() => {
                Ok(None)
            }
            None => self.profile(cwd, self.profile_by_trust()).map(Some),
        }
    }

    /// Returns the built-in profile that applies where nothing else does. Nobody has allowed to write in a folder that
    /// is neither trusted nor untrusted.
    fn profile_by_trust(&self) -> &'static str {
        match self.loaded.trust {
            Some(_) => WORKSPACE,
            None => READ_ONLY,
        }
    }

    /// Tells whether the configuration says what agents may do.
    pub(super) fn limits_agents(&self) -> bool {
        self.loaded.trust.is_some()
            || self.sandbox_mode.is_some()
            || self.default_permissions.is_some()
            || !self.permissions.is_empty()
    }
}

fn resolve(
    config: &Config,
    name: &str,
    cwd: &Path,
    home: Option<&Path>,
) -> Result<Resolved, String> {
    let profile = |extends: Option<&String>, files, domains| PermissionProfile {
        id: name.to_owned(),
        extends: extends.cloned(),
        files,
        domains,
    };
    if let Some(sandbox) = built_in(name) {
        return Ok(Resolved {
            profile: profile(None, Vec::new(), None),
            sandbox,
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
    let access = collect(config, name, own)?;
    let files = access.rules(cwd, home)?;
    let network = access.has_network();
    let domains = access.proxied(config);
    let writes_all = [FileRule {
        place: FilePlace::Root,
        access: FileAccess::Write,
    }];
    if files == writes_all && network && domains.is_none() {
        return Ok(Resolved {
            profile: profile(own.extends.as_ref(), Vec::new(), None),
            sandbox: SandboxPolicy::DangerFullAccess,
        });
    }
    let nothing = FileRule {
        place: FilePlace::Root,
        access: FileAccess::Deny,
    };
    Ok(Resolved {
        sandbox: similar_sandbox(&files, network, cwd),
        profile: profile(
            own.extends.as_ref(),
            match files.is_empty() {
                true => vec![nothing],
                false => files,
            },
            domains,
        ),
    })
}

fn built_in(name: &str) -> Option<SandboxPolicy> {
    Some(match name {
        READ_ONLY => SandboxPolicy::ReadOnly { network: false },
        WORKSPACE => SandboxPolicy::workspace_write(),
        FULL_ACCESS => SandboxPolicy::DangerFullAccess,
        _ => return None,
    })
}

/// Returns the sandbox that is most similar to the rules of a profile.
fn similar_sandbox(files: &[FileRule], network: bool, cwd: &Path) -> SandboxPolicy {
    let writes = |place: &FilePlace| {
        files
            .iter()
            .any(|rule| rule.access == FileAccess::Write && rule.place == *place)
    };
    if !files.iter().any(|rule| rule.access == FileAccess::Write) {
        return SandboxPolicy::ReadOnly { network };
    }
    let is_writable = writes(&FilePlace::Root) || writes(&FilePlace::Workspace(PathBuf::new()));
    let root = |rule: &FileRule| match &rule.place {
        _ if rule.access != FileAccess::Write => None,
        // A sandbox of this kind is understood to have them beside the working directory.
        FilePlace::SlashTmp if !is_writable => Some(PathBuf::from("/tmp")),
        FilePlace::TemporaryFolder if !is_writable => std::env::var_os("TMPDIR").map(PathBuf::from),
        FilePlace::Root => Some(PathBuf::from("/")),
        FilePlace::Path(path) => Some(path.clone()),
        FilePlace::Workspace(part) => Some(cwd.join(part)),
        _ => None,
    };
    SandboxPolicy::WorkspaceWrite {
        writable_roots: files
            .iter()
            .filter_map(root)
            .filter(|root| root != cwd)
            .collect(),
        network,
        exclude_tmpdir_env_var: !writes(&FilePlace::TemporaryFolder),
        exclude_slash_tmp: !(writes(&FilePlace::SlashTmp) || writes(&FilePlace::Root)),
    }
}

/// The entries of a profile, with those that it builds on.
#[derive(Default)]
struct Access {
    files: BTreeMap<String, FilePermission>,
    depth: Option<usize>,
    network: NetworkPermissions,
    roots: BTreeMap<String, bool>,
}

/// Collects the entries of a profile and of those that it builds on.
fn collect(config: &Config, name: &str, own: &Permissions) -> Result<Access, String> {
    let mut access = Access::default();
    let mut chain = vec![(name, own)];
    while let Some((name, profile)) = chain.last()
        && let Some(base) = &profile.extends
    {
        let whole = |path: &str, access| (path.to_owned(), FilePermission::Whole(access));
        match (&**base, config.permissions.get(base)) {
            (READ_ONLY, _) => access
                .files
                .extend([whole(":root", config::FileAccess::Read)]),
            (WORKSPACE, _) => access.files.extend([
                whole(":root", config::FileAccess::Read),
                (
                    ":workspace_roots".to_owned(),
                    FilePermission::Parts([(".".to_owned(), config::FileAccess::Write)].into()),
                ),
                whole(":tmpdir", config::FileAccess::Write),
                whole(":slash_tmp", config::FileAccess::Write),
            ]),
            (_, Some(_)) if chain.iter().any(|(name, _)| name == base) => {
                let names = chain.iter().map(|(name, _)| *name).chain([&**base]);
                return Err(format!(
                    "permissions profile inheritance cycle detected: {}",
                    names.collect::<Vec<_>>().join(" -> ")
                ));
            }
            (_, Some(profile)) => {
                chain.push((base, profile));
                continue;
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
        break;
    }
    for (_, profile) in chain.into_iter().rev() {
        access.add(profile);
    }
    Ok(access)
}

/// Returns what the feature says of the proxy, which is on: `true`, or a table that goes before profiles. `None` where it
/// is off.
fn proxy(config: &Config) -> Option<NetworkPermissions> {
    match config.features.other.get("network_proxy")? {
        Value::Bool(is_on) => is_on.then(NetworkPermissions::default),
        // A table that cannot be read allows nothing.
        table => match NetworkPermissions::deserialize(table) {
            Ok(table) => (table.enabled == Some(true)).then_some(table),
            Err(_) => Some(NetworkPermissions::default()),
        },
    }
}

/// Returns the profile of a sandbox without one: it has the domains that the feature limits the network to.
pub(super) fn profile_of_mode(
    config: &Config,
    sandbox: &SandboxPolicy,
) -> Option<PermissionProfile> {
    let confines = matches!(sandbox, SandboxPolicy::WorkspaceWrite { .. });
    let mut access = Access::default();
    access.network.enabled = Some(confines && sandbox.network());
    let domains = access.proxied(config)?;
    Some(PermissionProfile {
        domains: Some(domains),
        ..PermissionProfile::default()
    })
}

impl Access {
    /// Adds the entries of a profile, which go before those that it builds on.
    fn add(&mut self, profile: &Permissions) {
        for (path, permission) in &profile.filesystem.paths {
            match (self.files.get_mut(path), permission) {
                (Some(FilePermission::Parts(known)), FilePermission::Parts(more)) => {
                    known.extend(more.clone());
                }
                _ => {
                    self.files.insert(path.clone(), permission.clone());
                }
            }
        }
        self.depth = profile.filesystem.glob_scan_max_depth.or(self.depth);
        self.network.add(&profile.network);
        let roots = profile.workspace_roots.iter();
        self.roots
            .extend(roots.map(|(root, is_one)| (root.clone(), *is_one)));
    }

    /// Returns the domains that a proxy limits the network to; `None` for all.
    fn proxied(&self, config: &Config) -> Option<DomainRules> {
        let feature = proxy(config).filter(|_| self.has_network())?;
        let mut network = self.network.clone();
        network.add(&feature);
        let with = |wanted: DomainAccess| {
            let domains = network.domains.iter();
            let domains = domains.filter(|(_, access)| **access == wanted);
            domains.map(|(domain, _)| domain.clone()).collect()
        };
        Some(DomainRules {
            allowed: with(DomainAccess::Allow),
            denied: with(DomainAccess::Deny),
            local: network.allow_local_binding == Some(true),
            reads_only: network.mode == Some(NetworkMode::Limited),
            http_only: network.enable_socks5 == Some(false),
            direct: network.allow_upstream_proxy == Some(false),
        })
    }

    fn has_network(&self) -> bool {
        self.network.enabled == Some(true)
    }

    fn rules(&self, cwd: &Path, home: Option<&Path>) -> Result<Vec<FileRule>, String> {
        if self.depth == Some(0) {
            return Err("glob_scan_max_depth must be at least 1".to_owned());
        }
        let roots = self.roots.iter().filter(|(_, is_one)| **is_one);
        let roots: Vec<FilePlace> = roots
            .map(|(root, _)| {
                let in_home = home.and_then(|home| Some(home.join(root.strip_prefix("~/")?)));
                let root = in_home.unwrap_or_else(|| root.into());
                FilePlace::Path(files::absolute(cwd, root))
            })
            .collect();
        let mut rules = Vec::new();
        for (key, permission) in &self.files {
            let Some(place) = place(key, home)? else {
                continue;
            };
            let places: Vec<&FilePlace> = match &place {
                FilePlace::Workspace(_) => [&place].into_iter().chain(&roots).collect(),
                place => vec![place],
            };
            for place in places {
                match permission {
                    FilePermission::Whole(access) => {
                        rules.push(self.rule(key, place, "", *access)?);
                    }
                    FilePermission::Parts(parts) => {
                        for (part, access) in parts {
                            rules.push(self.rule(key, place, part, *access)?);
                        }
                    }
                }
            }
        }
        Ok(rules)
    }

    /// Returns the rule of a part of a place.
    fn rule(
        &self,
        key: &str,
        place: &FilePlace,
        part: &str,
        access: config::FileAccess,
    ) -> Result<FileRule, String> {
        let part = match part {
            "." => "",
            part => part,
        };
        let is_plain = |part: Component<'_>| matches!(part, Component::Normal(_));
        if !Path::new(part).components().all(is_plain) || part.split('/').any(|part| part == ".") {
            return Err(format!(
                "filesystem subpath `{part}` must be a descendant path without `.` or `..` components"
            ));
        }
        let (folder, whole) = match place {
            FilePlace::Workspace(_) => (None, part.to_owned()),
            FilePlace::Path(path) if part.is_empty() => (Some(path), path.display().to_string()),
            FilePlace::Path(path) => (Some(path), path.join(part).display().to_string()),
            _ if !part.is_empty() => {
                return Err(format!(
                    "filesystem path `{key}` does not support nested entries"
                ));
            }
            other => {
                return Ok(FileRule {
                    place: other.clone(),
                    access: engine_access(access),
                });
            }
        };
        let exact = whole.strip_suffix("/**").unwrap_or(&whole);
        let place = if !exact.contains(GLOB_CHARACTERS) {
            match folder {
                Some(_) => FilePlace::Path(exact.into()),
                None => FilePlace::Workspace(exact.into()),
            }
        } else {
            let shown = match folder {
                Some(_) => whole.clone(),
                None => format!("{key}/{whole}"),
            };
            if access != config::FileAccess::Deny {
                let wanted = match access {
                    config::FileAccess::Write => "write",
                    _ => "read",
                };
                return Err(format!(
                    "filesystem glob path `{shown}` only supports `deny` access; use an exact path or trailing `/**` \
                     for `{wanted}` subtree access"
                ));
            }
            if !is_pattern(&whole) {
                return Err(format!("filesystem glob path `{shown}` is invalid"));
            }
            self.pattern(folder.is_some(), &whole)
        };
        Ok(FileRule {
            place,
            access: engine_access(access),
        })
    }

    /// Returns the place of a pattern.
    fn pattern(&self, is_absolute: bool, whole: &str) -> FilePlace {
        let (folder, glob) = match split_pattern(whole) {
            Some((folder, glob)) if is_absolute => (Some(folder), glob),
            _ => (None, whole),
        };
        FilePlace::Pattern {
            folder,
            glob: glob.to_owned(),
            depth: self.depth,
        }
    }
}

/// Returns the place that a key of a profile names; `None` if this version does not know it.
fn place(key: &str, home: Option<&Path>) -> Result<Option<FilePlace>, String> {
    let path = match (key, key.strip_prefix('~'), home) {
        (":root", ..) => return Ok(Some(FilePlace::Root)),
        (":minimal", ..) => return Ok(Some(FilePlace::Minimal)),
        (":workspace_roots" | ":project_roots", ..) => {
            return Ok(Some(FilePlace::Workspace(PathBuf::new())));
        }
        (":tmpdir", ..) => return Ok(Some(FilePlace::TemporaryFolder)),
        (":slash_tmp", ..) => return Ok(Some(FilePlace::SlashTmp)),
        (other, ..) if other.starts_with(':') => return Ok(None),
        (_, Some(""), Some(home)) => home.to_owned(),
        (_, Some(rest), Some(home)) if rest.starts_with('/') => home.join(&rest[1..]),
        _ => PathBuf::from(key),
    };
    if !path.is_absolute() {
        return Err(format!(
            "filesystem path `{key}` must be absolute, use `~/...`, or start with `:`"
        ));
    }
    Ok(Some(FilePlace::Path(files::absolute(Path::new("/"), path))))
}

fn engine_access(access: config::FileAccess) -> FileAccess {
    match access {
        config::FileAccess::Read => FileAccess::Read,
        config::FileAccess::Write => FileAccess::Write,
        config::FileAccess::Deny => FileAccess::Deny,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(toml: &str) -> Result<Resolved, String> {
        let config: Config = toml::from_str(toml).unwrap();
        resolve(
            &config,
            "p",
            Path::new("/work"),
            Some(Path::new("/home/ada")),
        )
    }

    fn workspace(roots: &[&str], network: bool, tmp: bool) -> SandboxPolicy {
        SandboxPolicy::WorkspaceWrite {
            writable_roots: roots.iter().map(PathBuf::from).collect(),
            network,
            exclude_tmpdir_env_var: !tmp,
            exclude_slash_tmp: !tmp,
        }
    }

    const ALL: &str = "\":root\" = \"read\"\n\":workspace_roots\" = \"write\"\n";

    fn files(entries: &str) -> String {
        format!("[permissions.p.filesystem]\n{entries}")
    }

    #[test]
    fn clients_that_know_no_profiles_see_a_similar_sandbox() {
        let read_only = SandboxPolicy::ReadOnly { network: false };
        for (toml, sandbox) in [
            (files("\":root\" = \"read\""), read_only.clone()),
            (files(ALL), workspace(&[], false, false)),
            (
                files(&format!(
                    "{ALL}\":tmpdir\" = \"write\"\n\":slash_tmp\" = \"write\""
                )),
                workspace(&[], false, true),
            ),
            (
                files(&format!("{ALL}\"/data\" = \"write\"\n\"~/x\" = \"write\"")),
                workspace(&["/data", "/home/ada/x"], false, false),
            ),
            (
                files(&format!("{ALL}\"/secret\" = \"none\"\n\"/usr\" = \"read\"")),
                workspace(&[], false, false),
            ),
            (
                files("\":root\" = \"read\"\n\":workspace_roots\" = { sub = \"write\" }"),
                workspace(&["/work/sub"], false, false),
            ),
            (
                files("\":root\" = \"write\"\n[permissions.p.network]\nenabled = true"),
                SandboxPolicy::DangerFullAccess,
            ),
            (
                format!("{}[permissions.p.network]\nenabled = true", files(ALL)),
                workspace(&[], true, false),
            ),
            (
                format!(
                    "[permissions.p]\nextends = \":workspace\"\n{}",
                    files("\"/data\" = \"write\"")
                ),
                workspace(&["/data"], false, true),
            ),
            (
                format!(
                    "[permissions.p]\nextends = \":workspace\"\n{}",
                    files("\":workspace_roots\" = { src = \"deny\" }")
                ),
                workspace(&[], false, true),
            ),
            (
                format!(
                    "[permissions.p]\nextends = \"q\"\n[permissions.q.workspace_roots]
                     \"/more\" = true\nsub = true\n\"/no\" = false\n\"~/x\" = true
                     [permissions.q.filesystem]\n{ALL}"
                ),
                workspace(&["/more", "/work/sub", "/home/ada/x"], false, false),
            ),
            (
                files(&format!("{ALL}\"/data/../more\" = \"write\"")),
                workspace(&["/more"], false, false),
            ),
            (
                format!(
                    "[features]\nnetwork_proxy = true\n{}[permissions.p.network]\nenabled = true
                     mode = \"limited\"\ndomains = {{ \"example.com\" = \"allow\" }}",
                    files(ALL)
                ),
                workspace(&[], true, false),
            ),
            (
                format!(
                    "{}[permissions.p.network]\nenabled = true\ndomains = {{ x = \"deny\" }}",
                    files(ALL)
                ),
                workspace(&[], true, false),
            ),
            ("[permissions.p]".to_owned(), read_only.clone()),
            (
                format!(
                    "[permissions.p]\nextends = \"q\"\n[permissions.p.network]\nenabled = false
                     [permissions.q.filesystem]\n{ALL}[permissions.q.network]\nenabled = true"
                ),
                workspace(&[], false, false),
            ),
            (
                format!(
                    "[permissions.p]\nextends = \"q\"\n[permissions.q.filesystem]\n{ALL}
                     [permissions.q.network]\nenabled = true"
                ),
                workspace(&[], true, false),
            ),
        ] {
            let found = resolved(&toml).unwrap();
            assert_eq!(found.sandbox, sandbox, "{toml}");
        }
    }

    #[test]
    fn domains_limit_the_network_of_a_proxy() {
        let network = "[permissions.p.filesystem]\n\":root\" = \"write\"
            [permissions.p]\nextends = \"q\"
            [permissions.p.network]\ndomains = { \"a.com\" = \"deny\", \"b.com\" = \"allow\" }
            [permissions.q.network]\nenabled = true\nmode = \"limited\"\nallow_local_binding = true
            enable_socks5 = false\nallow_upstream_proxy = false
            domains = { \"a.com\" = \"allow\", \"*.c.com\" = \"allow\" }";
        let with_proxy = format!("features.network_proxy = true\n{network}");
        let found = resolved(&with_proxy).unwrap();
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let rules = DomainRules {
            allowed: owned(&["*.c.com", "b.com"]),
            denied: owned(&["a.com"]),
            local: true,
            reads_only: true,
            http_only: true,
            direct: true,
        };
        assert_eq!(found.profile.domains, Some(rules));
        let writes_all = SandboxPolicy::WorkspaceWrite {
            writable_roots: vec!["/".into()],
            network: true,
            exclude_tmpdir_env_var: true,
            exclude_slash_tmp: false,
        };
        assert_eq!(found.sandbox, writes_all);
        let with_table = format!(
            "[features.network_proxy]\nenabled = true\ndomains = {{ \"d.com\" = \"allow\", \"b.com\" = \"deny\" }}
            mode = \"full\"\nallow_local_binding = false\nenable_socks5 = true\n{network}"
        );
        // The table of the feature goes before the profile.
        let rules = DomainRules {
            allowed: owned(&["*.c.com", "d.com"]),
            denied: owned(&["a.com", "b.com"]),
            direct: true,
            ..DomainRules::default()
        };
        assert_eq!(resolved(&with_table).unwrap().profile.domains, Some(rules));
        // Nothing is reached where nothing is listed.
        let nothing = "features.network_proxy = true\n[permissions.p.network]\nenabled = true";
        let nothing = resolved(nothing).unwrap().profile.domains;
        assert_eq!(nothing, Some(DomainRules::default()));
        for without in [network, "features.network_proxy = true\n[permissions.p]"] {
            assert_eq!(resolved(without).unwrap().profile.domains, None);
        }
    }

    #[test]
    fn entries_become_rules() {
        let toml = "\":minimal\" = \"read\"\n\"/opt/x/**\" = \"read\"\n\"~\" = \"deny\"\n\":later\" = \"read\"
            \"/etc/*.key\" = \"deny\"\nglob_scan_max_depth = 3
            \":workspace_roots\" = { \".\" = \"write\", docs = \"read\", \"**/.env\" = \"deny\" }";
        let rule = |place, access| FileRule { place, access };
        let pattern = |folder: Option<&str>, glob: &str| FilePlace::Pattern {
            folder: folder.map(PathBuf::from),
            glob: glob.to_owned(),
            depth: Some(3),
        };
        let mut found = resolved(&files(toml)).unwrap().profile.files;
        found.sort_by_key(|rule| format!("{rule:?}"));
        let mut expected = [
            rule(FilePlace::Minimal, FileAccess::Read),
            rule(FilePlace::Path("/opt/x".into()), FileAccess::Read),
            rule(FilePlace::Path("/home/ada".into()), FileAccess::Deny),
            rule(pattern(Some("/etc/"), "*.key"), FileAccess::Deny),
            rule(pattern(None, "**/.env"), FileAccess::Deny),
            rule(FilePlace::Workspace("".into()), FileAccess::Write),
            rule(FilePlace::Workspace("docs".into()), FileAccess::Read),
        ];
        expected.sort_by_key(|rule| format!("{rule:?}"));
        assert_eq!(found, expected);
        let merged = "[permissions.q.filesystem]\n\":workspace_roots\" = { docs = \"deny\", src = \"write\" }
            [permissions.p]\nextends = \"q\"
            [permissions.p.filesystem]\n\":workspace_roots\" = { src = \"read\" }";
        assert_eq!(
            resolved(merged).unwrap().profile.files,
            [
                rule(FilePlace::Workspace("docs".into()), FileAccess::Deny),
                rule(FilePlace::Workspace("src".into()), FileAccess::Read),
            ]
        );
        let nothing = resolved("[permissions.p]").unwrap().profile.files;
        assert_eq!(nothing, [rule(FilePlace::Root, FileAccess::Deny)]);
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
                "permissions profile inheritance cycle detected: p -> p",
            ),
            (
                "[permissions.p]\nextends = \"q\"\n[permissions.q]\nextends = \"p\"",
                "permissions profile inheritance cycle detected: p -> q -> p",
            ),
            (
                "[permissions.p.filesystem]\n\"rel/x\" = \"write\"",
                "filesystem path `rel/x` must be absolute, use `~/...`, or start with `:`",
            ),
            (
                "[permissions.p.filesystem]\nglob_scan_max_depth = 0",
                "glob_scan_max_depth must be at least 1",
            ),
            (
                "[permissions.p.filesystem]\n\"/etc/*\" = \"read\"",
                "filesystem glob path `/etc/*` only supports `deny` access; use an exact path or trailing `/**` for \
                 `read` subtree access",
            ),
            (
                "[permissions.p.filesystem]\n\":workspace_roots\" = { \"../x\" = \"deny\" }",
                "filesystem subpath `../x` must be a descendant path without `.` or `..` components",
            ),
            (
                "[permissions.p.filesystem]\n\":tmpdir\" = { x = \"deny\" }",
                "filesystem path `:tmpdir` does not support nested entries",
            ),
        ] {
            assert_eq!(resolved(toml).unwrap_err(), problem);
        }
        for (network, problem) in [
            (
                "mode = \"nope\"",
                "unknown variant `nope`, expected `limited` or `full`",
            ),
            (
                "domains = { x = \"nope\" }",
                "unknown variant `nope`, expected `allow` or `deny`",
            ),
        ] {
            let read = toml::from_str::<Config>(&format!("[permissions.p.network]\n{network}"));
            assert_eq!(read.unwrap_err().message(), problem);
        }
    }
}
