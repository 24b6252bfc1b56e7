//! Configuration: one TOML document that is merged from layers.
//!
//! Layers from highest to lowest priority: flags (`-c key=value`), environment, project files (the folder nearest to
//! the working directory first), the file of a profile, the user's file, the system's file. Tables are merged; other
//! values are replaced.
//! Unknown keys are kept, so that a file written for another program works unchanged.

mod catalog;
mod edit;
mod environment;
mod files;
mod layers;
mod mcp;
mod model;
mod permissions;
mod read;
mod roles;
mod superseded;
mod trust;

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsString,
    fmt, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::Deserialize as _;
use toml::{Table, Value};

use self::files::File;
use crate::{
    hooks::{self, Hooks, OfPlugin, Origin, Set},
    plugins::{self, Plugin, PluginId},
    rules::{self, ProjectRules, RuleFiles},
};

pub use catalog::{CatalogModel, Modality, ModelCatalog, ServiceTier, Verbosity};
pub use edit::{Edit, edit, set_mcp_server, set_skill};
pub use environment::{CommandEnvironment, Inherit, OWN_TOKENS, ShellEnvironmentPolicy};
pub use files::{Files, folders, paths};
pub(crate) use layers::version;
pub use layers::{Layer, LayerSource, to_json};
pub use mcp::{
    McpApproval, McpPlugin, McpServer, McpTool, McpVariable, PluginServer, PluginSettings,
};
pub use model::{
    AgentProgram, Agents, AppServer, ApprovalPolicy, ApprovalsReviewer, Config, CredentialsStore,
    Features, Granular, LoginMethod, ModelProvider, Project, ProviderAuth, SandboxMode,
    SandboxWorkspaceWrite, SkillSwitch, SkillsConfig, Tools, TrustLevel, WebFetch, WebSearch,
    WireApi, Workspaces,
};
pub use permissions::{
    DomainAccess, FileAccess, FilePermission, FilePermissions, NetworkMode, NetworkPermissions,
    Permissions,
};
pub use roles::{AgentRole, RoleSettings};
pub use superseded::Superseded;
pub use trust::{Change as TrustChange, Review as TrustReview, review as review_trust};

/// Name of the configuration file in all folders.
pub const FILE_NAME: &str = "config.toml";

/// Name of the database of the threads in the home folder.
pub const STORE_FILE: &str = "threadwire.db";

/// Folders of a project that may contain a configuration file; the later folder has priority.
const PROJECT_FOLDERS: [&str; 2] = [".codex", ".threadwire"];

/// Environment variables that set a configuration key.
pub const ENVIRONMENT: [(&str, &str); 6] = [
    ("THREADWIRE_APPROVAL_POLICY", "approval_policy"),
    ("THREADWIRE_MODEL", "model"),
    ("THREADWIRE_MODEL_PROVIDER", "model_provider"),
    (
        "THREADWIRE_MODEL_REASONING_EFFORT",
        "model_reasoning_effort",
    ),
    ("THREADWIRE_PROFILE", "profile"),
    ("THREADWIRE_SANDBOX_MODE", "sandbox_mode"),
];

/// The places that configuration is read from.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The home folder, which contains the user's file. See [`home`].
    pub home: PathBuf,
    /// Path of the system's file, if one is used.
    pub system: Option<PathBuf>,
    /// The working directory, which determines the project files; `None` for no project.
    pub cwd: Option<PathBuf>,
    /// Values of [`ENVIRONMENT`], by key.
    pub environment: BTreeMap<String, String>,
    /// Flags as given: `key=value`. The key may be dotted; the value is TOML, or plain text if it does not parse as
    /// TOML.
    pub flags: Vec<String>,
    /// The profile whose file `NAME.config.toml` in the home folder counts above the user's file. A profile without a
    /// file is a table `profiles.NAME` of the configuration.
    pub profile: Option<String>,
    /// Whether the user's file is left out, and with it the profile.
    pub ignores_user_file: bool,
    /// Whether the rules for commands are left out.
    pub ignores_rules: bool,
}

impl Sources {
    /// Returns the sources of this process: its home, its environment and `/etc/codex/config.toml`.
    pub fn of_process(cwd: Option<PathBuf>, flags: Vec<String>) -> Self {
        let environment = ENVIRONMENT
            .iter()
            .filter_map(|(variable, key)| Some(((*key).to_owned(), std::env::var(variable).ok()?)))
            .collect();
        Self {
            home: home(|name| std::env::var_os(name), std::env::home_dir),
            system: Some(Path::new("/etc/codex").join(FILE_NAME)),
            cwd,
            environment,
            flags,
            ..Self::default()
        }
    }

    /// Returns the sources for a folder, with further flags above the existing ones.
    #[must_use]
    pub fn of_folder(&self, cwd: &Path, flags: &[String]) -> Self {
        let mut sources = Self {
            cwd: Some(cwd.to_owned()),
            ..self.clone()
        };
        sources.flags.extend_from_slice(flags);
        sources
    }

    /// Returns the path of the user's file.
    pub fn user_file(&self) -> PathBuf {
        self.home.join(FILE_NAME)
    }

    /// Returns the path of the file of a profile, which need not exist.
    pub fn profile_file(&self, name: &str) -> PathBuf {
        self.home.join(format!("{name}.{FILE_NAME}"))
    }
}

/// Returns the home folder: `THREADWIRE_HOME`, else `CODEX_HOME`, else `~/.threadwire`. Services often run without
/// `HOME`; `account` then returns the folder of the user, as the system knows it.
pub fn home(
    variable: impl Fn(&str) -> Option<OsString>,
    account: impl FnOnce() -> Option<PathBuf>,
) -> PathBuf {
    let set = |name| {
        variable(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    set("THREADWIRE_HOME")
        .or_else(|| set("CODEX_HOME"))
        .unwrap_or_else(|| {
            set("HOME")
                .or_else(account)
                .unwrap_or_else(|| "/".into())
                .join(".threadwire")
        })
}

/// The loaded configuration.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The known keys, with the chosen profile applied.
    pub config: Config,
    /// What the file of models says that the configuration names; `None` if it names none.
    pub catalog: Option<Arc<ModelCatalog>>,
    /// All keys of all enabled layers, merged; profiles are not applied.
    pub merged: Table,
    /// All layers, highest first, including disabled ones.
    pub layers: Vec<Layer>,
    /// How the user's configuration trusts the project of the working directory; `None` if it does not say.
    pub trust: Option<TrustLevel>,
    /// The hooks of all enabled layers and of plugins.
    pub hooks: Hooks,
    /// The plugins that are on.
    pub plugins: Vec<Arc<Plugin>>,
    /// Where the rules for commands are.
    pub rules: RuleFiles,
    /// Why the rules could not be read, if that was so.
    pub problem_of_rules: Option<rules::Error>,
    /// The roles that subagents may have, by name.
    pub roles: BTreeMap<String, AgentRole>,
    /// What is wrong with other roles, as sentences.
    pub role_warnings: Vec<String>,
}

impl Loaded {
    /// Returns the settings of the trusted project that do not apply.
    pub fn held_back(&self) -> Vec<HeldBack> {
        let mut all = Vec::new();
        for layer in self.layers.iter().filter(|layer| layer.counts()) {
            let LayerSource::Project { folder } = &layer.source else {
                continue;
            };
            let reasons = [
                (&layer.unsupported, HeldBackReason::NotForProjects),
                (&layer.held_back, HeldBackReason::Changed),
            ];
            let reasons = reasons
                .into_iter()
                .filter(|(settings, _)| !settings.is_empty());
            all.extend(reasons.map(|(settings, reason)| HeldBack {
                file: folder.join(FILE_NAME),
                settings: settings.clone(),
                folder: folder.parent().unwrap_or(folder).to_owned(),
                reason,
            }));
        }
        let changed = self.rules.project.iter().filter(|rules| !rules.may_allow);
        all.extend(changed.map(|rules| HeldBack {
            folder: trust::project_of(&rules.file).to_owned(),
            file: rules.file.clone(),
            settings: vec!["rules that allow commands".to_owned()],
            reason: HeldBackReason::Changed,
        }));
        all
    }

    /// Returns the highest enabled layer that configures an MCP server.
    pub fn layer_of_mcp_server(&self, name: &str) -> Option<&Layer> {
        self.layer_of(&["mcp_servers", name])
    }

    /// Returns the plugin that brings an MCP server; `None` for a server that is configured.
    pub fn plugin_of_mcp_server(&self, name: &str) -> Option<&PluginId> {
        if self.layer_of_mcp_server(name).is_some() {
            return None;
        }
        let has = |plugin: &&Arc<Plugin>| plugin.servers.iter().any(|(known, _)| known == name);
        self.plugins.iter().find(has).map(|plugin| &plugin.id)
    }

    /// Returns the layer that a key comes from; `None` if no layer sets it.
    pub fn layer_of(&self, key: &[&str]) -> Option<&Layer> {
        let path: Vec<String> = key.iter().map(|part| (*part).to_owned()).collect();
        self.layers
            .iter()
            .find(|layer| layer.counts() && layer.has(&path))
    }

    /// Returns the keys of the enabled layers of the project, merged.
    pub fn of_project(&self) -> Table {
        let mut merged = Table::new();
        let layers = self.layers.iter().rev().filter(|layer| layer.counts());
        for layer in layers.filter(|layer| layer.source.is_projects()) {
            layers::merge(&mut merged, &layer.table);
        }
        merged
    }

    /// Returns for each leaf of `merged` (dotted path, list entries by index) the layer that it comes from.
    pub fn origins(&self) -> BTreeMap<String, &Layer> {
        let mut origins = BTreeMap::new();
        layers::for_each_leaf(&self.merged, &mut |path| {
            let layer = self
                .layers
                .iter()
                .find(|layer| layer.counts() && layer.has(path));
            if let Some(layer) = layer {
                origins.insert(path.join("."), layer);
            }
        });
        origins
    }
}

/// Why settings of a trusted project do not apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeldBackReason {
    /// They changed after the project was trusted.
    Changed,
    /// Projects cannot set them.
    NotForProjects,
}

/// Settings of a project file that do not apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldBack {
    /// The file.
    pub file: PathBuf,
    /// The dotted keys.
    pub settings: Vec<String>,
    /// The folder to run `threadwire trust` in.
    pub folder: PathBuf,
    /// Why they do not apply.
    pub reason: HeldBackReason,
}

impl HeldBack {
    /// Returns advice for the user on how to make the settings apply.
    pub fn advice(&self) -> String {
        match self.reason {
            HeldBackReason::Changed => format!(
                "look at them and confirm them with: threadwire trust {}",
                crate::command::join(&[self.folder.display().to_string()])
            ),
            HeldBackReason::NotForProjects => {
                "If you want these settings to apply, set them in your user-level config.toml."
                    .to_owned()
            }
        }
    }
}

impl std::fmt::Display for HeldBack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (file, settings) = (self.file.display(), self.settings.join(", "));
        match self.reason {
            HeldBackReason::Changed => write!(
                f,
                "settings of {file} changed since the project was trusted and do not apply: {settings}"
            ),
            HeldBackReason::NotForProjects => write!(
                f,
                "Ignored unsupported project-local config keys in {file}: {settings}."
            ),
        }
    }
}

/// Errors of loading or changing a configuration.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file exists but cannot be read.
    #[error("{}: {source}", file.display())]
    Read {
        /// The file.
        file: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// A file cannot be written.
    #[error("{}: {source}", file.display())]
    Write {
        /// The file.
        file: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// A file or a flag is not valid TOML.
    #[error("{place}: {message}")]
    Syntax {
        /// The file with line and column, or the flag.
        place: String,
        /// The reason.
        message: String,
        /// The position, if the error is in a file.
        at: Option<Position>,
    },
    /// A known key has an invalid value.
    #[error("{place}: {}{message}{}", unless_found(key, at), if_found(key, at))]
    Value {
        /// The file with line and column, or the name of the layer.
        place: String,
        /// The dotted key.
        key: String,
        /// The reason.
        message: String,
        /// The position, if the error is in a file.
        at: Option<Position>,
    },
    /// A file has another version than the editor expected. Nothing was written.
    #[error("{} was changed meanwhile", file.display())]
    Conflict {
        /// The file.
        file: PathBuf,
    },
}

/// A position in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The file.
    pub file: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// Line and column of the last character.
    pub end: (u32, u32),
}

impl Position {
    /// Returns the position of a range of bytes in the text of `file`.
    pub(crate) fn of(file: &Path, text: &str, bytes: std::ops::Range<usize>) -> Self {
        let at = |byte| {
            let before = &text[..text.floor_char_boundary(byte)];
            let line_start = before.rfind('\n').map_or(0, |end| end + 1);
            (
                before.matches('\n').count() + 1,
                before[line_start..].chars().count() + 1,
            )
        };
        let (line, column) = at(bytes.start);
        let end = at(bytes.start.max(bytes.end.saturating_sub(1)));
        let number = |place| u32::try_from(place).unwrap_or(u32::MAX);
        Self {
            file: file.to_owned(),
            line,
            column,
            end: (number(end.0), number(end.1)),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file.display(), self.line, self.column)
    }
}

/// Returns a key for the end of a message whose beginning tells where the value is, as that of Codex does.
fn if_found(key: &str, at: &Option<Position>) -> String {
    at.as_ref()
        .map_or_else(String::new, |_| format!(" ({key})"))
}

/// Returns a key for the beginning of a message, if no position tells where it is.
fn unless_found(key: &str, at: &Option<Position>) -> String {
    match at {
        Some(_) => String::new(),
        None => format!("{key}: "),
    }
}

impl Error {
    /// Returns the position in a file that the error is about, if there is one.
    pub fn position(&self) -> Option<&Position> {
        match self {
            Self::Syntax { at, .. } | Self::Value { at, .. } => at.as_ref(),
            _ => None,
        }
    }

    /// Returns the file that the error is about, if there is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::Read { file, .. } | Self::Write { file, .. } | Self::Conflict { file } => {
                Some(file)
            }
            _ => self.position().map(|at| &*at.file),
        }
    }
}

/// Loads all layers. A missing file is an empty layer, also in the folder of a project that has others.
pub fn load(sources: &Sources) -> Result<Loaded, Error> {
    load_files(sources, &Files::read(sources))
}

/// Loads all layers from files that were already read.
///
/// Errors: `Read` if a file could not be read, and the errors of the file contents.
pub fn load_files(sources: &Sources, files: &Files) -> Result<Loaded, Error> {
    let mut layers = Vec::new();
    for file in &files.own {
        layers.push(file.layer()?);
    }
    let mut flags = Table::new();
    if let Some(name) = &sources.profile
        && !sources.ignores_user_file
        && !layers
            .iter()
            .any(|layer| matches!(layer.source, LayerSource::Profile { .. }))
    {
        flags.insert("profile".to_owned(), Value::from(&**name));
    }
    add_flags(&mut flags, &sources.flags)?;
    let session = [
        Layer::new(
            LayerSource::Environment,
            environment_table(&sources.environment),
        ),
        Layer::new(LayerSource::Flags, flags),
    ];
    let session = session.into_iter().filter(|layer| !layer.table.is_empty());
    let session: Vec<Layer> = session.collect();

    // Only the user and the session say what is trusted, not the project.
    let project = files.project.as_ref();
    let saying = || layers.iter().chain(&session);
    let trust = project.and_then(|project| trust_of(saying(), project));
    let trusted = project.map(|project| trusted(saying(), project));
    let trusted = trusted.unwrap_or_default();
    let refused = project.map(|project| refused(saying(), project));
    let refused = refused.unwrap_or_default();
    let (of_project, project_rules) = project_layers(sources, files, &trusted, &refused)?;
    layers.extend(of_project);
    layers.extend(session);
    let rules = match sources.ignores_rules {
        true => RuleFiles::default(),
        false => RuleFiles {
            folders: files::rule_folders(sources),
            project: project_rules,
        },
    };

    // A project does not say how far it goes.
    let project_root_markers =
        markers_of(layers.iter().filter(|layer| !layer.source.is_projects()));
    let mut merged = Table::new();
    for layer in layers.iter().filter(|layer| layer.counts()) {
        parse(&layer.table, &layer.source.to_string()).map_err(|error| files.locate(error))?;
        layers::merge(&mut merged, &layer.settled(sources));
    }
    let problem_of_rules = match sources.ignores_rules {
        true => None,
        false => files.problem_of_rules(&trusted),
    };
    let roles = roles::Roles::read(&layers, files, sources);
    layers.reverse();
    let mut config = Config {
        project_root_markers,
        ..with_profile(sources, &merged, &layers)?
    };
    if trust == Some(TrustLevel::Untrusted) {
        // What a project says that the user does not trust is not told to models.
        config.project_doc_max_bytes = Some(0);
    }
    let catalog = match &config.model_catalog_json {
        Some(path) => Some(Arc::new(catalog_of(path, &merged, &layers, files)?)),
        None => None,
    };
    let plugins = match config.features.is_off("plugins") {
        true => Vec::new(),
        false => active(&files.plugins, &merged),
    };
    let hooks = match config.features.is_off("hooks") {
        true => Hooks::default(),
        false => hooks(files, &plugins, &layers, &trusted),
    };
    for plugin in &plugins {
        let settings = config.plugins.get(&plugin.id.to_string());
        for (name, server) in &plugin.servers {
            // What the user configured counts before what a plugin brings.
            let entry = config.mcp_servers.entry(name.clone());
            entry.or_insert_with(|| {
                let mut server = server.clone();
                if let Some(settings) = settings.and_then(|it| it.mcp_servers.get(name)) {
                    settings.apply(&mut server);
                }
                server
            });
        }
    }
    Ok(Loaded {
        config,
        catalog,
        merged,
        layers,
        trust,
        hooks,
        plugins,
        rules,
        problem_of_rules,
        roles: roles.by_name,
        role_warnings: roles.warnings,
    })
}

/// Reads the catalog of models that the configuration names. `layers` has the highest one first.
fn catalog_of(
    path: &PathBuf,
    merged: &Table,
    layers: &[Layer],
    files: &Files,
) -> Result<ModelCatalog, Error> {
    let key = "model_catalog_json";
    let is_top = merged.get(key).and_then(Value::as_str) == path.to_str();
    let layer = layers
        .iter()
        .find(|layer| is_top && layer.counts() && layer.table.contains_key(key));
    let place = layer.map_or("profile".to_owned(), |layer| layer.source.to_string());
    catalog::load(path, files.catalogs(), &place).map_err(|error| files.locate(error))
}

/// Returns the installed plugins that a configuration switches on.
fn active(installed: &[Arc<Plugin>], table: &Table) -> Vec<Arc<Plugin>> {
    if installed.is_empty() {
        return Vec::new();
    }
    let switches = plugins::switches(table);
    let is_on = |plugin: &&Arc<Plugin>| switches.iter().any(|(id, on)| *id == plugin.id && *on);
    installed.iter().filter(is_on).cloned().collect()
}

/// Reads the hooks of the enabled layers and of the plugins. `layers` has the highest one first, and its hooks come last;
/// in each layer, those of `hooks.json` come before those of the configuration file. Only the user and the session say
/// what is trusted.
fn hooks(files: &Files, plugins: &[Arc<Plugin>], layers: &[Layer], trusted: &Trusted) -> Hooks {
    let place = |layer: &Layer| match &layer.source {
        LayerSource::System { file } => Some((hooks::Source::System, file.clone())),
        LayerSource::User { file } | LayerSource::Profile { file, .. } => {
            Some((hooks::Source::User, file.clone()))
        }
        LayerSource::Project { folder } => Some((hooks::Source::Project, folder.join(FILE_NAME))),
        LayerSource::Flags => Some((hooks::Source::Flags, PathBuf::from("flags"))),
        LayerSource::Environment => None,
    };
    let of_project = files.project.iter().flat_map(|project| &project.hooks);
    let of_project = of_project.filter(|file| trusted.has(&file.source));
    let all = || files.hooks.iter().chain(of_project.clone());
    let unread = all().filter_map(|file| {
        let (file, error) = (file.path().display(), file.error()?);
        Some(format!("failed to read hooks config {file}: {error}"))
    });
    let texts: Vec<(Origin, &str)> = all()
        .filter_map(|file| {
            let source = match &file.source {
                LayerSource::System { .. } => hooks::Source::System,
                LayerSource::User { .. } => hooks::Source::User,
                _ => hooks::Source::Project,
            };
            let text = file.text().filter(|text| !text.trim().is_empty())?;
            Some((Origin::of(source, file.path()), text))
        })
        .collect();
    let tables: Vec<(Origin, &Table)> = layers
        .iter()
        .rev()
        .filter(|layer| layer.counts())
        .filter_map(|layer| {
            let (source, file) = place(layer)?;
            let table = layer.table.get("hooks")?.as_table()?;
            Some((Origin::of(source, &file), table))
        })
        .collect();
    let of_plugins: Vec<_> = plugins
        .iter()
        .flat_map(|plugin| plugin.hooks.iter().map(move |hooks| (plugin, hooks)))
        .map(|(plugin, (path, text, hash))| {
            let place = OfPlugin {
                id: plugin.id.to_string(),
                root: plugin.root.clone(),
                data: plugin.data.clone(),
            };
            let origin = Origin {
                plugin: Some((Arc::new(place), path.clone())),
                ..Origin::of(hooks::Source::Plugin, &plugin.root.join(path))
            };
            (origin, text.as_str(), hash)
        })
        .collect();
    let mut sets = Vec::new();
    for source in [
        hooks::Source::System,
        hooks::Source::User,
        hooks::Source::Project,
        hooks::Source::Flags,
    ] {
        let texts = texts.iter().filter(|(origin, _)| origin.source == source);
        sets.extend(texts.map(|(origin, text)| Set::Text(origin.clone(), text)));
        let tables = tables.iter().filter(|(origin, _)| origin.source == source);
        sets.extend(tables.map(|(origin, table)| Set::Table(origin.clone(), table)));
    }
    let of_plugins = of_plugins.into_iter();
    sets.extend(of_plugins.map(|(origin, text, hash)| Set::Plugin(origin, text, hash)));
    let trusting: Vec<&Layer> = layers
        .iter()
        .rev()
        .filter(|layer| layer.source.is_users())
        .collect();
    let mut found = hooks::find(&sets, &trusting);
    found.warnings.extend(unread);
    found
}

/// Validates the known keys of a table as [`load`] does; `place` names the table in the error.
pub fn parse(table: &Table, place: &str) -> Result<Config, Error> {
    let value = layers::table_to_json(table);
    let wrong = |key, message| Error::Value {
        place: place.to_owned(),
        key,
        message,
        at: None,
    };
    let config: Config = read::read(&value).map_err(|found| wrong(found.key, found.message))?;
    for (name, provider) in &config.model_providers {
        if let Some(problem) = provider.problem_of_auth() {
            let key = format!("model_providers.{name}.auth");
            return Err(wrong(key, problem.to_owned()));
        }
    }
    Ok(config)
}

/// Returns the configuration with the chosen profile merged between the files and the layers of the session.
fn with_profile(sources: &Sources, merged: &Table, layers: &[Layer]) -> Result<Config, Error> {
    let name = merged.get("profile").and_then(Value::as_str);
    let Some(name) = name else {
        return parse(merged, "configuration");
    };
    let Some(Value::Table(profile)) = merged
        .get("profiles")
        .and_then(|profiles| profiles.get(name))
    else {
        return Err(Error::Value {
            place: "configuration".to_owned(),
            key: "profile".to_owned(),
            message: format!(
                "there is no profile `{name}`: neither the file {} nor the table profiles.{name}",
                sources.profile_file(name).display()
            ),
            at: None,
        });
    };
    let mut table = merged.clone();
    layers::merge(&mut table, profile);
    for layer in layers
        .iter()
        .rev()
        .filter(|layer| layer.source.is_session())
    {
        layers::merge(&mut table, &layer.settled(sources));
    }
    parse(&table, &format!("profile {name}"))
}

fn environment_table(values: &BTreeMap<String, String>) -> Table {
    let mut table = Table::new();
    for (key, value) in values {
        table.insert(key.clone(), Value::String(value.clone()));
    }
    table
}

fn add_flags(table: &mut Table, flags: &[String]) -> Result<(), Error> {
    for flag in flags {
        layers::merge(table, &parse_flag(flag)?);
    }
    Ok(())
}

/// Parses a flag `key=value`; a value that is not TOML is a string.
fn parse_flag(flag: &str) -> Result<Table, Error> {
    let syntax = |message: String| Error::Syntax {
        place: format!("-c {flag}"),
        message,
        at: None,
    };
    let (key, value) = flag
        .split_once('=')
        .ok_or_else(|| syntax("expected key=value".to_owned()))?;
    if let Ok(table) = toml::from_str(&format!("{key} = {value}")) {
        return Ok(table);
    }
    let quoted = Value::String(value.trim().to_owned());
    toml::from_str(&format!("{key} = {quoted}"))
        .map_err(|error| syntax(format!("invalid key: {}", error.message())))
}

/// Returns the layers of the project's files, lowest first, and its rules for commands.
fn project_layers(
    sources: &Sources,
    files: &Files,
    trusted: &Trusted,
    refused: &BTreeMap<PathBuf, PathBuf>,
) -> Result<(Vec<Layer>, Vec<ProjectRules>), Error> {
    let Some(project) = &files.project else {
        return Ok(Default::default());
    };
    let what = "project-local config, hooks, and exec policies";
    let reason = |source: &LayerSource| match folder_of(source)
        .and_then(|folder| refused.get(folder))
    {
        Some(by) => format!(
            "{} is marked as untrusted in the effective configuration. To load {what}, update its trust setting. If that \
             setting is managed by your organization, contact your administrator.",
            by.display(),
        ),
        None => format!(
            "To load {what}, add {} as a trusted project in {}.",
            project.root.display(),
            sources.user_file().display(),
        ),
    };
    let layer = |file: &File| match trusted.has(&file.source) {
        // A broken file in an untrusted project must not make loading fail.
        false => {
            let mut layer = file
                .layer()
                .unwrap_or_else(|_| Layer::new(file.source.clone(), Table::new()));
            layer.disabled = Some(reason(&file.source));
            Ok(layer)
        }
        true => file.layer(),
    };
    let mut project_layers: Vec<Layer> =
        project.files.iter().map(layer).collect::<Result<_, _>>()?;
    let rules = project.rules.iter().map(File::rules);
    let rules = rules.filter(|rules| trusted.0.contains_key(trust::project_of(&rules.file)));
    let mut rules: Vec<ProjectRules> = rules.collect();
    let by: BTreeSet<&PathBuf> = trusted.0.values().collect();
    for folder in by {
        let is_by = |trusting: Option<&PathBuf>| trusting == Some(folder);
        let layers = project_layers.iter_mut();
        let mut layers: Vec<_> = layers
            .filter(|layer| is_by(trusted.by(&layer.source)))
            .collect();
        let rules = rules.iter_mut();
        let mut rules: Vec<_> = rules
            .filter(|rules| is_by(trusted.0.get(trust::project_of(&rules.file))))
            .collect();
        let recorded = project.recorded(folder);
        trust::hold_back(&sources.home, folder, recorded, &mut layers, &mut rules);
    }
    Ok((project_layers, rules))
}

/// The folders of a project whose files are trusted, with the folder of which that was said.
#[derive(Default)]
struct Trusted(BTreeMap<PathBuf, PathBuf>);

impl Trusted {
    /// Tells whether the file of a layer is trusted.
    fn has(&self, source: &LayerSource) -> bool {
        self.by(source).is_some()
    }

    fn by(&self, source: &LayerSource) -> Option<&PathBuf> {
        self.0.get(folder_of(source)?)
    }
}

/// Returns the folder that a layer of a project is for.
fn folder_of(source: &LayerSource) -> Option<&Path> {
    match source {
        LayerSource::Project { folder } => folder.parent(),
        _ => None,
    }
}

/// Returns what the layers, lowest first, say of a project: of the working directory, else of the repository's root.
fn trust_of<'a>(
    layers: impl DoubleEndedIterator<Item = &'a Layer> + Clone,
    project: &files::Project,
) -> Option<TrustLevel> {
    let of_repository = || level_of(layers.clone(), project.repository.as_ref()?);
    level_of(layers.clone(), &project.cwd).or_else(of_repository)
}

/// Returns the folders of a project that are trusted: by what the layers say of the folder itself, else of the project's
/// root, else of the root of the repository that the folder is in.
fn trusted<'a>(
    layers: impl DoubleEndedIterator<Item = &'a Layer> + Clone,
    project: &files::Project,
) -> Trusted {
    let trusting = |folder: &PathBuf| {
        let level = |folder: &PathBuf| level_of(layers.clone(), folder);
        let said = said(layers.clone(), project, folder);
        if !matches!(said, Some((_, TrustLevel::Trusted))) {
            return None;
        }
        // One record serves for as many folders as possible.
        let mut sayers = project.roots_of(folder).chain([folder]);
        let by = sayers.find(|sayer| level(sayer) == Some(TrustLevel::Trusted))?;
        Some((folder.clone(), by.clone()))
    };
    Trusted(project.folders.iter().filter_map(trusting).collect())
}

/// Returns the folders of a project that the layers say not to trust, with the folder of which that was said.
fn refused<'a>(
    layers: impl DoubleEndedIterator<Item = &'a Layer> + Clone,
    project: &files::Project,
) -> BTreeMap<PathBuf, PathBuf> {
    let refusing = |folder: &PathBuf| match said(layers.clone(), project, folder)? {
        (by, TrustLevel::Untrusted) => Some((folder.clone(), by.clone())),
        (_, TrustLevel::Trusted) => None,
    };
    project.folders.iter().filter_map(refusing).collect()
}

/// Returns how a folder of a project is trusted, and the folder of which that was said.
fn said<'a, 'p>(
    layers: impl DoubleEndedIterator<Item = &'a Layer> + Clone,
    project: &'p files::Project,
    folder: &'p PathBuf,
) -> Option<(&'p PathBuf, TrustLevel)> {
    let mut sayers = [folder].into_iter().chain(project.roots_of(folder));
    sayers.find_map(|sayer| Some((sayer, level_of(layers.clone(), sayer)?)))
}

/// Returns what marks the root of a project, as the layers say, lowest first.
fn markers_of<'a>(layers: impl Iterator<Item = &'a Layer>) -> Option<Vec<String>> {
    let said = layers.filter_map(|layer| layer.table.get("project_root_markers"));
    said.last()?.clone().try_into().ok()
}

fn level_of<'a>(
    layers: impl DoubleEndedIterator<Item = &'a Layer>,
    folder: &Path,
) -> Option<TrustLevel> {
    layers.rev().find_map(|layer| {
        let projects = layer.table.get("projects").and_then(Value::as_table)?;
        let level = projects.get(folder.to_str()?)?.get("trust_level")?;
        TrustLevel::deserialize(level.clone()).ok()
    })
}
