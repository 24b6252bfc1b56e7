//! Configuration of the environment variables that commands inherit.

use std::collections::{BTreeMap, BTreeSet};

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Config, Sources, load};
use crate::wildcard::matches;

/// Patterns of names that usually hold secrets.
const DEFAULT_EXCLUDES: [&str; 3] = ["*KEY*", "*SECRET*", "*TOKEN*"];

/// The variables that `inherit = "core"` passes on.
const CORE: [&str; 9] = [
    "HOME", "LOGNAME", "PATH", "SHELL", "TEMP", "TMP", "TMPDIR", "USER", "USERNAME",
];

/// Variables that providers read API keys from without configuration.
const KEYS: [&str; 3] = ["ANTHROPIC_API_KEY", "CODEX_API_KEY", "OPENAI_API_KEY"];

/// Variables with our own tokens: those of servers, and those of an app server that a hub started. Only what the
/// configuration sets passes them on to another program.
pub const OWN_TOKENS: [&str; 3] = [
    "DOTCRAFT_HUB_TOKEN",
    "DOTCRAFT_MANAGED_APPSERVER_WS_TOKEN",
    "THREADWIRE_TOKEN",
];

/// Which environment variables of the server the agent's commands inherit. Patterns support `*` and `?` and ignore
/// case. Variables that hold keys of models and of MCP servers, and our own tokens, are never inherited; `set` can pass one
/// on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct ShellEnvironmentPolicy {
    /// The variables to start with.
    pub inherit: Inherit,
    /// `false` removes names that contain KEY, SECRET or TOKEN.
    pub ignore_default_excludes: bool,
    /// Patterns of further names to remove.
    pub exclude: Vec<String>,
    /// Variables to set.
    pub set: BTreeMap<String, String>,
    /// Patterns of the only names to keep, applied to `set` too; an empty list keeps all.
    pub include_only: Vec<String>,
}

impl Default for ShellEnvironmentPolicy {
    fn default() -> Self {
        Self {
            inherit: Inherit::All,
            ignore_default_excludes: true,
            exclude: Vec::new(),
            set: BTreeMap::new(),
            include_only: Vec::new(),
        }
    }
}

/// The variables to start with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Inherit {
    /// Everything.
    #[default]
    All,
    /// The variables that most programs need: `PATH`, `HOME`, `USER`, `SHELL`, `TMPDIR` and the like.
    Core,
    /// Nothing.
    None,
}

/// The configured environment of commands, computed from the environment of this process.
#[derive(Clone, Debug)]
pub struct CommandEnvironment {
    policy: ShellEnvironmentPolicy,
    /// Variables that are never inherited.
    secret: BTreeSet<String>,
}

impl CommandEnvironment {
    /// Creates it from a configuration.
    pub fn new(config: &Config) -> Self {
        Self {
            policy: config.shell_environment_policy.clone(),
            secret: config.secret_variables(),
        }
    }

    /// Reads the configuration that it depends on.
    pub fn read(sources: &Sources) -> Self {
        match load(sources) {
            Ok(loaded) => Self::new(&loaded.config),
            Err(error) => {
                tracing::warn!(%error, "commands run without configuration");
                Self::without_configuration()
            }
        }
    }

    /// Creates it for a configuration that cannot be read, which might name secrets: only the usual variables.
    pub fn without_configuration() -> Self {
        let policy = ShellEnvironmentPolicy {
            inherit: Inherit::Core,
            ..ShellEnvironmentPolicy::default()
        };
        Self {
            policy,
            ..Self::default()
        }
    }

    /// Returns the changes to the environment of this process: `Some` sets a variable, `None` removes it.
    pub fn changes(&self) -> Vec<(String, Option<String>)> {
        let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
        self.policy.changes(names, &self.secret)
    }

    /// Tells whether the configuration sets this variable.
    pub fn sets(&self, name: &str) -> bool {
        self.policy.set.contains_key(name)
    }
}

impl Default for CommandEnvironment {
    /// Inherits everything except the usual key variables of models.
    fn default() -> Self {
        Self::new(&Config::default())
    }
}

impl ShellEnvironmentPolicy {
    /// Returns the changes to an environment that has these names: `Some` sets a variable, `None` removes it. `secret`
    /// are the names that are never inherited.
    pub fn changes(
        &self,
        names: impl IntoIterator<Item = String>,
        secret: &BTreeSet<String>,
    ) -> Vec<(String, Option<String>)> {
        let any =
            |patterns: &[String], name: &str| patterns.iter().any(|pattern| matches(pattern, name));
        let is_included =
            |name: &str| self.include_only.is_empty() || any(&self.include_only, name);
        let is_inherited = |name: &str| {
            let started_with = match self.inherit {
                Inherit::All => true,
                Inherit::Core => CORE.iter().any(|core| core.eq_ignore_ascii_case(name)),
                Inherit::None => false,
            };
            let by_default = !self.ignore_default_excludes
                && DEFAULT_EXCLUDES
                    .iter()
                    .any(|pattern| matches(pattern, name));
            started_with
                && !secret.contains(name)
                && !by_default
                && !any(&self.exclude, name)
                && is_included(name)
        };
        let removed = names
            .into_iter()
            .filter(|name| !is_inherited(name))
            .map(|name| (name, None));
        let set = self
            .set
            .iter()
            .filter(|(name, _)| is_included(name))
            .map(|(name, value)| (name.clone(), Some(value.clone())));
        removed.chain(set).collect()
    }
}

impl Config {
    /// Returns the names of the environment variables that hold keys of models and of MCP servers, and our own tokens.
    pub fn secret_variables(&self) -> BTreeSet<String> {
        let of_models = self.model_providers.values().flat_map(|provider| {
            let headers = provider.env_http_headers.values();
            headers.chain(&provider.env_key)
        });
        let of_servers = self.mcp_servers.values().flat_map(|server| {
            let headers = server.env_http_headers.values();
            headers.chain(&server.bearer_token_env_var)
        });
        of_models
            .chain(of_servers)
            .cloned()
            .chain(KEYS.map(str::to_owned))
            .chain(OWN_TOKENS.map(str::to_owned))
            .collect()
    }
}
