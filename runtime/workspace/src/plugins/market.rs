//! Marketplaces: files that name plugins.

use std::{
    collections::HashSet,
    path::{Component, Path, PathBuf},
};

use serde::Deserialize;
use serde_json::Value;

use super::{Error, check_name, inside, is_plain};
use crate::files;

/// Where the file is in the folder of a marketplace; the first that exists counts.
const FILES: [&str; 3] = [
    ".agents/plugins/marketplace.json",
    ".agents/plugins/api_marketplace.json",
    ".claude-plugin/marketplace.json",
];

/// A marketplace.
#[derive(Clone, Debug, PartialEq)]
pub struct Market {
    /// Its name.
    pub name: String,
    /// Its file.
    pub file: PathBuf,
    /// The folder that the paths of its plugins begin in.
    pub root: PathBuf,
    /// Its name for users; `None` inside if the file has only an empty form of how to show it.
    pub interface: Option<Option<String>>,
    /// Its plugins.
    pub entries: Vec<Entry>,
    /// Wrong names of plugins, which are left out.
    wrong: Vec<String>,
}

/// A plugin in a marketplace.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// Where its files are.
    pub source: Source,
    /// Whether it may be installed.
    pub installation: Policy,
    /// Whether the user signs in to its apps when they are used, and not when it is installed.
    pub signs_in_on_use: bool,
    /// The kind of plugin.
    pub category: Option<String>,
}

/// Whether a plugin may be installed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Policy {
    /// It may not.
    NotAvailable,
    /// The user decides.
    #[default]
    Available,
    /// It is installed without being asked for.
    InstalledByDefault,
}

/// Where the files of a plugin are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// In a folder of the marketplace.
    Local(PathBuf),
    /// In a Git repository.
    Git {
        /// Its address.
        url: String,
        /// The folder in it.
        path: Option<String>,
        /// Branch or tag.
        reference: Option<String>,
        /// Commit.
        sha: Option<String>,
    },
    /// In a registry of npm.
    Npm {
        /// The package.
        package: String,
        /// The version.
        version: Option<String>,
        /// The address of the registry.
        registry: Option<String>,
    },
}

#[derive(Deserialize)]
#[serde(expecting = "struct RawMarketplaceManifest")]
struct File {
    name: String,
    #[serde(default)]
    interface: Option<MarketInterface>,
    plugins: Vec<EntryFile>,
}

#[derive(Default, Deserialize)]
#[serde(
    rename_all = "camelCase",
    default,
    expecting = "struct RawMarketplaceManifestInterface"
)]
struct MarketInterface {
    display_name: Option<String>,
}

#[derive(Deserialize)]
#[serde(expecting = "struct RawMarketplaceManifestPlugin")]
struct EntryFile {
    name: String,
    source: Value,
    #[serde(default)]
    policy: Policies,
    #[serde(default)]
    category: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default, expecting = "struct RawMarketplaceManifestPluginPolicy")]
struct Policies {
    installation: Policy,
    authentication: Authentication,
}

#[derive(Default, PartialEq, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
enum Authentication {
    #[default]
    OnInstall,
    OnUse,
}

/// Returns the file of the marketplace in a folder.
pub fn file_of(folder: &Path) -> Option<PathBuf> {
    let mut files = FILES.iter().map(|file| folder.join(file));
    files.find(|file| file.is_file())
}

impl Market {
    /// Reads the marketplace in a folder. Blocks.
    ///
    /// Errors: `NotAMarket`, `NoMarket`, `Market`.
    pub fn in_folder(folder: &Path) -> Result<Self, Error> {
        let file = file_of(folder).ok_or_else(|| Error::NotAMarket(folder.to_owned()))?;
        Self::read(&file)
    }

    /// Reads the file of a marketplace. Plugins whose folders are not in that of the marketplace are left out. Blocks.
    ///
    /// Errors: `NoMarket`, `Market`.
    pub fn read(file: &Path) -> Result<Self, Error> {
        let malformed = |problem: String| Error::Market {
            path: file.to_owned(),
            problem,
        };
        let text = match files::read_small(file) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Err(Error::NoMarket(file.to_owned()));
            }
            Err(error) => return Err(malformed(error.to_string())),
        };
        let read: File =
            serde_json::from_str(&text).map_err(|error| malformed(error.to_string()))?;
        if read.name.is_empty() {
            return Err(Error::NoMarketName);
        }
        if !is_plain(&read.name) {
            return Err(Error::MarketName);
        }
        let known = FILES
            .iter()
            .find(|known| file.ends_with(known))
            .ok_or_else(|| {
                malformed("marketplace file is not in a supported location".to_owned())
            })?;
        let depth = Path::new(known).components().count();
        let root = file.ancestors().nth(depth).unwrap_or(Path::new("/"));
        let mut names = HashSet::new();
        let mut wrong = Vec::new();
        let entries = read.plugins.into_iter().filter_map(|entry| {
            if check_name(&entry.name).is_err() {
                wrong.push(entry.name);
                return None;
            }
            // The first plugin of a name counts.
            names.insert(entry.name.clone()).then_some(())?;
            Some(Entry {
                source: source(root, &entry.source)?,
                name: entry.name,
                installation: entry.policy.installation,
                signs_in_on_use: entry.policy.authentication == Authentication::OnUse,
                category: entry.category,
            })
        });
        Ok(Self {
            entries: entries.collect(),
            name: read.name,
            file: file.to_owned(),
            root: root.to_owned(),
            interface: read.interface.map(|interface| interface.display_name),
            wrong,
        })
    }

    /// Finds a plugin.
    ///
    /// Errors: `NotFound`, `Name`.
    pub fn entry(&self, name: &str) -> Result<&Entry, Error> {
        if self.wrong.iter().any(|wrong| wrong == name) {
            check_name(name)?;
        }
        let mut entries = self.entries.iter();
        entries
            .find(|entry| entry.name == name)
            .ok_or_else(|| Error::NotFound {
                plugin: name.to_owned(),
                market: self.name.clone(),
            })
    }
}

/// Returns where the files of a plugin are; `None` if that is unknown or wrong.
fn source(root: &Path, value: &Value) -> Option<Source> {
    // A member of another type is wrong, a blank text is none.
    let text = |key: &str| match &value[key] {
        Value::Null => Some(None),
        Value::String(text) => Some(Some(text.trim()).filter(|text| !text.is_empty())),
        _ => None,
    };
    let owned = |text: Option<&str>| text.map(str::to_owned);
    let local = |path: &str| {
        let path = if path == "." { "./" } else { path };
        Some(Source::Local(inside(root, path)?))
    };
    let git = |url: String, path: Option<&str>| {
        Some(Source::Git {
            url,
            path: owned(path),
            reference: owned(text("ref")?),
            sha: owned(text("sha")?),
        })
    };
    // A folder in the repository.
    let folder = || {
        let Some(path) = text("path")? else {
            return value["path"].is_null().then_some(None);
        };
        let path = path.strip_prefix("./").unwrap_or(path);
        let is_plain = |part| matches!(part, Component::Normal(_));
        let is_inside = !path.is_empty() && Path::new(path).components().all(is_plain);
        is_inside.then_some(Some(path))
    };
    if let Some(path) = value.as_str() {
        return local(path);
    }
    match value["source"].as_str()? {
        "local" => local(value["path"].as_str()?),
        "url" | "git" => git(address(root, text("url")??)?, folder()?),
        "git-subdir" => git(address(root, text("url")??)?, Some(folder()??)),
        "github" => git(
            format!("https://github.com/{}.git", text("repo")??),
            folder()?,
        ),
        "npm" => {
            let (version, registry) = (text("version")?, text("registry")?);
            let is_registry = |at: &str| at.starts_with("https://") && !at.contains(['@', ' ']);
            let is_usable = registry.is_none_or(is_registry);
            is_usable.then_some(Source::Npm {
                package: text("package")??.to_owned(),
                version: owned(version),
                registry: owned(registry),
            })
        }
        _ => None,
    }
}

/// Returns the address of a repository, of which `owner/name` and addresses at GitHub are short forms; `None` if it is
/// none.
fn address(root: &Path, url: &str) -> Option<String> {
    const GITHUB: &str = "https://github.com/";
    const SCHEMES: [&str; 5] = ["https://", "http://", "ssh://", "file://", "git@"];

    if url.starts_with("./") {
        return Some(inside(root, url)?.display().to_string());
    }
    let whole = url.strip_suffix(".git").unwrap_or(url);
    if url.starts_with(GITHUB) {
        return Some(format!("{whole}.git"));
    }
    let is_address = SCHEMES.iter().any(|scheme| url.starts_with(scheme));
    if is_address || url.starts_with('/') {
        return Some(url.to_owned());
    }
    let (owner, name) = whole.split_once('/')?;
    let is_name = |name: &str| is_plain(&name.replace('.', "_")) && !name.starts_with('.');
    (is_name(owner) && is_name(name)).then(|| format!("{GITHUB}{whole}.git"))
}
