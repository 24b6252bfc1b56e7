//! Plugins in the format of Codex: folders with skills, hooks and MCP servers, which marketplaces list and the home
//! folder keeps copies of.
//!
//! A marketplace is a folder with a file that names plugins. Installing copies a plugin below `plugins/cache` in the
//! home folder; the configuration says which copies are on. What is on counts at once, for all threads
//! that do not switch it off.

mod cache;
mod manifest;
mod market;

use std::{
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

use toml::{Table, Value};

use crate::{
    config::{McpPlugin, McpServer},
    hooks::{self, Hook, OfPlugin, Origin, Set},
};

pub(crate) use cache::copy;
pub use cache::{install, installed, uninstall};
pub use manifest::{Interface, Manifest};
pub use market::{Entry, Market, Policy, Source, file_of};

/// The folder of plugins in the home folder.
const FOLDER: &str = "plugins";

/// Why a plugin or a marketplace cannot be used. The text is for clients.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The folder of a plugin does not exist.
    #[error("path does not exist or is not a directory")]
    NoFolder,
    /// The folder has no manifest.
    #[error("missing plugin.json")]
    NoManifest,
    /// A plugin is shown, and its manifest is missing or has another form.
    #[error("missing or invalid plugin.json")]
    Unreadable,
    /// The manifest has another form.
    #[error("failed to parse plugin.json: {0}")]
    Manifest(String),
    /// The name of a plugin is wrong; the reason.
    #[error("invalid plugin name: {0}")]
    Name(&'static str),
    /// The version of a plugin is no name of a folder; the reason.
    #[error("invalid plugin version: {0}")]
    Version(&'static str),
    /// The manifest names no version; the reason.
    #[error("invalid plugin version in plugin.json: {0}")]
    NoVersion(&'static str),
    /// The manifest names another plugin than the marketplace.
    #[error("plugin.json name `{manifest}` does not match marketplace plugin name `{market}`")]
    OtherName {
        /// The name in the manifest.
        manifest: String,
        /// The name in the marketplace.
        market: String,
    },
    /// The marketplace has no such plugin.
    #[error("plugin `{plugin}` was not found in marketplace `{market}`")]
    NotFound {
        /// The plugin.
        plugin: String,
        /// The marketplace.
        market: String,
    },
    /// The marketplace does not let the plugin be installed.
    #[error("plugin `{plugin}` is not available for install in marketplace `{market}`")]
    NotAvailable {
        /// The plugin.
        plugin: String,
        /// The marketplace.
        market: String,
    },
    /// The plugin is not on this machine, and the server fetches nothing from a network.
    #[error("the source of plugin `{0}` is not on this machine")]
    Elsewhere(String),
    /// The file of the marketplace does not exist.
    #[error("marketplace file `{}` does not exist", .0.display())]
    NoMarket(PathBuf),
    /// The folder has no file of a marketplace.
    #[error(
        "invalid marketplace file `{}`: marketplace root does not contain a supported manifest",
        .0.display()
    )]
    NotAMarket(PathBuf),
    /// The file of the marketplace has another form.
    #[error("invalid marketplace file `{}`: {problem}", path.display())]
    Market {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
    /// The name of a marketplace is empty.
    #[error("invalid marketplace name: must not be empty")]
    NoMarketName,
    /// The name of a marketplace is no plain name.
    #[error("invalid marketplace name: only ASCII letters, digits, `_`, and `-` are allowed")]
    MarketName,
    /// The plugin is larger than what is copied.
    #[error("the plugin is too large")]
    TooLarge,
    /// Files cannot be read or written.
    #[error("{0}")]
    Io(String),
}

/// The id of a plugin: its name and that of its marketplace.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PluginId {
    /// The name of the plugin.
    pub name: String,
    /// The name of the marketplace.
    pub market: String,
}

impl PluginId {
    /// Reads `name@marketplace`; `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let (name, market) = text.rsplit_once('@')?;
        (check_name(name).is_ok() && is_plain(market)).then(|| Self {
            name: name.to_owned(),
            market: market.to_owned(),
        })
    }

    /// Returns the folder for what the plugin keeps.
    pub fn data(&self, home: &Path) -> PathBuf {
        let name = format!("{}-{}", self.name, self.market);
        home.join(FOLDER).join("data").join(name)
    }
}

impl fmt::Display for PluginId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.name, self.market)
    }
}

/// Tells whether a name has only letters, digits, underscores and hyphens, so that a folder of this name stays where it
/// belongs.
pub fn is_plain(name: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    !name.is_empty() && name.bytes().all(is_part)
}

/// Why a name would leave its folder.
const TRAVERSAL: &str = "path traversal is not allowed";

/// Checks the name of a plugin: plain names with dots between them.
///
/// Errors: `Name`.
fn check_name(name: &str) -> Result<(), Error> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    let reason = match name {
        "" => "must not be empty",
        "." | ".." => TRAVERSAL,
        _ if name.split('.').any(str::is_empty) => "dots must separate non-empty name segments",
        _ if name.bytes().all(is_part) => return Ok(()),
        _ => "only ASCII letters, digits, `.`, `_`, and `-` are allowed",
    };
    Err(Error::Name(reason))
}

/// An installed plugin with what it brings.
#[derive(Debug, PartialEq)]
pub struct Plugin {
    /// Its id.
    pub id: PluginId,
    /// The folder of its copy.
    pub root: PathBuf,
    /// The folder for what it keeps.
    pub data: PathBuf,
    /// The folders with its skills.
    pub skills: Vec<PathBuf>,
    /// Its hooks: paths in its folder, their texts, and the hash of all its files, or why there is none.
    pub hooks: Vec<(String, String, Result<String, String>)>,
    /// Its MCP servers.
    pub servers: Vec<(String, McpServer)>,
}

/// Returns which plugins a configuration names, and whether they are on.
pub fn switches(table: &Table) -> Vec<(PluginId, bool)> {
    let plugins = table.get("plugins").and_then(Value::as_table);
    let mut switches: Vec<_> = plugins
        .into_iter()
        .flatten()
        .filter_map(|(id, entry)| {
            let enabled = entry.get("enabled").and_then(Value::as_bool);
            Some((PluginId::parse(id)?, enabled.unwrap_or(true)))
        })
        .collect();
    switches.sort_unstable();
    switches
}

/// Reads the plugins that are installed, by id. Blocks.
pub fn read_installed(home: &Path) -> Vec<Arc<Plugin>> {
    let ids = cache::ids(home).into_iter();
    ids.filter_map(|id| {
        let root = installed(home, &id)?;
        let manifest = Manifest::read(&root).ok()?;
        let hooks = manifest.hooks(&root);
        // It reads all files of the plugin.
        let hash = match hooks.is_empty() {
            true => Ok(String::new()),
            false => cache::hash(&root).map_err(|error| error.to_string()),
        };
        let hooks = hooks.into_iter();
        Some(Arc::new(Plugin {
            data: id.data(home),
            skills: manifest.skills(&root),
            hooks: hooks
                .map(|(path, text)| (path, text, hash.clone()))
                .collect(),
            servers: servers_of(&id, &manifest, &root),
            id,
            root,
        }))
    })
    .collect()
}

fn servers_of(id: &PluginId, manifest: &Manifest, root: &Path) -> Vec<(String, McpServer)> {
    let shown = manifest.interface.as_ref();
    let shown = shown.and_then(|interface| interface.display_name.as_deref());
    let mut servers = manifest.servers(root);
    for (_, server) in &mut servers {
        server.plugin = Some(McpPlugin {
            id: id.to_string(),
            name: shown.unwrap_or(&manifest.name).to_owned(),
        });
    }
    servers
}

/// Returns the hooks of a plugin that need not be installed. Blocks.
pub fn hooks_of(id: &PluginId, manifest: &Manifest, root: &Path) -> Vec<Hook> {
    let place = Arc::new(OfPlugin {
        id: id.to_string(),
        root: root.to_owned(),
        data: PathBuf::new(),
    });
    let texts = manifest.hooks(root);
    let sets = texts.iter().map(|(path, text)| {
        let origin = Origin {
            plugin: Some((Arc::clone(&place), path.clone())),
            ..Origin::of(hooks::Source::Plugin, &root.join(path))
        };
        Set::Text(origin, text)
    });
    hooks::find(&sets.collect::<Vec<_>>(), &[]).hooks
}

/// Returns a path that a manifest names; `None` if it does not begin with `./` or leaves the folder.
pub(crate) fn inside(root: &Path, path: &str) -> Option<PathBuf> {
    let rest = Path::new(path.strip_prefix("./")?);
    let is_plain = |part| matches!(part, std::path::Component::Normal(_));
    if !rest.components().all(is_plain) {
        return None;
    }
    // Without a slash at the end, or two of them.
    let path: PathBuf = root.components().chain(rest.components()).collect();
    // A link may lead elsewhere.
    let (Ok(real), Ok(real_root)) = (path.canonicalize(), root.canonicalize()) else {
        return Some(path);
    };
    real.starts_with(real_root).then_some(path)
}
