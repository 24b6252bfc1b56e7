//! Permission profiles: named descriptions of what commands may access.

use std::collections::BTreeMap;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What commands may access.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct Permissions {
    /// What it is for, for people who choose.
    pub description: Option<String>,
    /// Name of the profile that it builds on.
    pub extends: Option<String>,
    /// Folders that belong to the workspace, absolute, `~/…` or relative to the working directory, and whether they do.
    pub workspace_roots: BTreeMap<String, bool>,
    /// The access to files.
    pub filesystem: FilePermissions,
    /// The access to the network.
    pub network: NetworkPermissions,
}

/// The access to files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct FilePermissions {
    /// How many levels of folders are searched for files that match a pattern; all if it is not set.
    pub glob_scan_max_depth: Option<usize>,
    /// By path: absolute, `~/…`, or `:root`, `:minimal`, `:workspace_roots`, `:tmpdir`, `:slash_tmp`.
    #[serde(flatten)]
    pub paths: BTreeMap<String, FilePermission>,
}

/// The access to a path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(untagged)]
pub enum FilePermission {
    /// To the path and all below it.
    Whole(FileAccess),
    /// To paths below it; `.` is the path itself.
    Parts(BTreeMap<String, FileAccess>),
}

/// What may be done with files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum FileAccess {
    /// They are read.
    Read,
    /// They are read and written.
    Write,
    /// Neither.
    #[serde(alias = "none")]
    Deny,
}

/// The access to the network.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct NetworkPermissions {
    /// Whether commands may use the network; by default what the profile that it builds on says, else not.
    pub enabled: Option<bool>,
    /// The domains that commands may reach with the feature `network_proxy`, through a proxy; what is not listed they do
    /// not reach. `*.example.com` are the names below `example.com`, `**.example.com` that name, too. Without the
    /// feature, domains have no effect.
    pub domains: BTreeMap<String, DomainAccess>,
    /// What requests through the proxy may do; by default everything.
    pub mode: Option<NetworkMode>,
    /// Whether domains may lead to this machine and to private networks through the proxy; by default only addresses
    /// that are listed themselves, and `localhost`, do.
    pub allow_local_binding: Option<bool>,
    /// Whether the proxy speaks SOCKS5 beside HTTP; by default it does.
    pub enable_socks5: Option<bool>,
    /// Whether the proxy goes through the one that the environment of the server names; by default it does.
    pub allow_upstream_proxy: Option<bool>,
}

impl NetworkPermissions {
    /// Adds what another table says, which goes before what this one says.
    pub fn add(&mut self, other: &Self) {
        self.enabled = other.enabled.or(self.enabled);
        self.domains.extend(other.domains.clone());
        self.mode = other.mode.or(self.mode);
        self.allow_local_binding = other.allow_local_binding.or(self.allow_local_binding);
        self.enable_socks5 = other.enable_socks5.or(self.enable_socks5);
        self.allow_upstream_proxy = other.allow_upstream_proxy.or(self.allow_upstream_proxy);
    }
}

/// Whether a domain may be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum DomainAccess {
    /// It may.
    Allow,
    /// It may not.
    Deny,
}

/// What requests on the network may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum NetworkMode {
    /// They read (`GET`, `HEAD` and `OPTIONS` without encryption).
    Limited,
    /// Everything.
    Full,
}
