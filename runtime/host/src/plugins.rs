//! Plugins in the format of Codex, and the marketplaces that offer them.
//!
//! Files and the user's configuration are the truth: nothing is kept in memory. Changes are made one after the other.
//! Each changes the configuration, too, which tells the clients of all dialects and processes.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
};

use threadwire_workspace::{
    blocking,
    config::{self, Edit, LayerSource},
    files, git,
    plugins::{
        self, Entry, Error as PluginError, Manifest, Market, PluginId, Source, file_of, is_plain,
    },
};
use toml::{Table, Value};

use crate::{Configuration, mcp::Manager};

/// Where copies of marketplaces from repositories are, in the home folder.
const COPIES: &str = ".tmp/marketplaces";

/// The plugins and marketplaces of the user. Clones share them.
#[derive(Clone, Debug)]
pub struct Plugins {
    config: Configuration,
    mcp: Arc<Manager>,
    /// Held while plugins or marketplaces change.
    changing: Arc<tokio::sync::Mutex<()>>,
}

/// The marketplaces that could be read, and what is wrong with the others, by file.
#[derive(Debug, Default)]
pub struct Listing {
    /// The marketplaces.
    pub markets: Vec<Market>,
    /// The problems.
    pub problems: Vec<(PathBuf, String)>,
    /// The plugins that the configuration names, and whether they are on.
    pub switches: BTreeMap<PluginId, bool>,
    /// The copies of installed plugins.
    pub installed: BTreeMap<PluginId, PathBuf>,
}

/// A marketplace that was added.
#[derive(Debug)]
pub struct Added {
    /// Its name.
    pub name: String,
    /// Its folder.
    pub root: PathBuf,
    /// Whether it was there before.
    pub already: bool,
}

/// Which marketplaces were brought up to date.
#[derive(Debug, Default)]
pub struct Upgraded {
    /// Names of those that were looked at.
    pub selected: Vec<String>,
    /// Folders of those that changed.
    pub roots: Vec<PathBuf>,
    /// Why others were not brought up to date, by name.
    pub errors: Vec<(String, String)>,
}

/// Why a marketplace is not added, removed or brought up to date.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The source is empty.
    #[error("the source is empty")]
    SourceEmpty,
    /// The source is neither a folder nor a repository.
    #[error("the source is neither a folder nor a repository")]
    SourceInvalid,
    /// The folder does not exist.
    #[error("{0}")]
    SourceMissing(String),
    /// The source is a file.
    #[error("the source is a file")]
    SourceIsFile,
    /// An option that only repositories have; its name.
    #[error("the option {0} needs a repository")]
    NeedsRepository(&'static str),
    /// A repository cannot be copied; the reason.
    #[error("{0}")]
    Repository(String),
    /// A marketplace of this name comes from elsewhere.
    #[error("marketplace `{0}` comes from another source")]
    OtherSource(String),
    /// The name is no plain name.
    #[error("the name is invalid")]
    Name,
    /// There is no such marketplace.
    #[error("there is no marketplace `{0}`")]
    Unknown(String),
    /// The marketplace does not come from a repository.
    #[error("marketplace `{0}` does not come from a repository")]
    NoRepository(String),
    /// A marketplace or a plugin cannot be used.
    #[error(transparent)]
    Plugin(#[from] PluginError),
    /// The configuration cannot be read or written.
    #[error(transparent)]
    Config(#[from] Arc<config::Error>),
}

/// Where a marketplace comes from.
enum Origin {
    Folder(PathBuf),
    /// A repository on this machine, by its address.
    Repository(String, PathBuf),
}

impl Plugins {
    pub(crate) fn new(config: Configuration, mcp: Arc<Manager>) -> Self {
        Self {
            config,
            mcp,
            changing: Arc::default(),
        }
    }

    /// Lists the marketplace in the user's home folder, the configured ones and those of projects.
    ///
    /// Errors: those of reading the configuration.
    pub async fn list(&self, cwds: Vec<PathBuf>) -> Result<Listing, Arc<config::Error>> {
        let table = self.own_table().await?;
        let home = self.config.home().to_owned();
        Ok(blocking::run(move || {
            let configured =
                markets(&table).filter_map(|(name, entry)| root_of(&home, name, entry));
            let of_user = std::env::home_dir().filter(|folder| file_of(folder).is_some());
            let mut roots: Vec<PathBuf> = of_user.into_iter().chain(configured).collect();
            for cwd in &cwds {
                let project = git::repository_root(cwd).unwrap_or_else(|| cwd.clone());
                if file_of(&project).is_some() && !roots.contains(&project) {
                    roots.push(project);
                }
            }
            let mut listing = Listing::default();
            for root in roots {
                match Market::in_folder(&root) {
                    Ok(market) => listing.markets.push(market),
                    Err(error) => {
                        let file = file_of(&root).unwrap_or(root);
                        listing.problems.push((file, error.to_string()));
                    }
                }
            }
            listing.switches = plugins::switches(&table).into_iter().collect();
            let ids = listing.switches.keys();
            listing.installed = ids
                .filter_map(|id| Some((id.clone(), plugins::installed(&home, id)?)))
                .collect();
            listing
        })
        .await)
    }

    /// Reads a marketplace and finds a plugin in it. The manifest is `None` for a plugin that is not on this machine.
    ///
    /// Errors: those of the marketplace and of the plugin.
    pub async fn find(
        &self,
        file: PathBuf,
        name: String,
    ) -> Result<(Market, Entry, Option<Manifest>), PluginError> {
        blocking::run(move || {
            let market = Market::read(&file)?;
            let entry = market.entry(&name)?.clone();
            let manifest = match &entry.source {
                Source::Local(root) if !root.is_dir() => return Err(PluginError::NoFolder),
                Source::Local(root) => {
                    let manifest = Manifest::read(root);
                    Some(manifest.map_err(|_| PluginError::Unreadable)?)
                }
                _ => None,
            };
            Ok((market, entry, manifest))
        })
        .await
    }

    /// Installs a plugin of a marketplace and switches it on. `by` names the client's method. Returns its id and what
    /// the marketplace says of it.
    ///
    /// Errors: those of the marketplace and of the plugin; the configuration cannot be written, and the copy is unused
    /// then.
    pub async fn install(
        &self,
        file: PathBuf,
        name: String,
        by: &'static str,
    ) -> Result<(PluginId, Entry), Error> {
        let _changing = self.changing.lock().await;
        let home = self.config.home().to_owned();
        let (id, entry) = blocking::run(move || {
            let market = Market::read(&file)?;
            let entry = market.entry(&name)?.clone();
            let id = plugins::install(&home, &market, &entry)?;
            Ok::<_, PluginError>((id, entry))
        })
        .await?;
        self.switch_on(&id, true, by).await?;
        Ok((id, entry))
    }

    /// Removes a plugin; one that is not installed is no error.
    ///
    /// Errors: the files or the configuration cannot be changed.
    pub async fn uninstall(&self, id: PluginId, by: &'static str) -> Result<(), Error> {
        let _changing = self.changing.lock().await;
        let key = vec!["plugins".to_owned(), id.to_string()];
        self.edit(key, None, by).await?;
        let home = self.config.home().to_owned();
        let removed = blocking::run(move || plugins::uninstall(&home, &id)).await;
        removed.map_err(|error| PluginError::Io(error.to_string()))?;
        self.changed();
        Ok(())
    }

    /// Switches a plugin on or off.
    ///
    /// Errors: the configuration cannot be changed.
    pub async fn set_enabled(
        &self,
        id: &PluginId,
        enabled: bool,
        by: &'static str,
    ) -> Result<(), Error> {
        let _changing = self.changing.lock().await;
        self.switch_on(id, enabled, by).await
    }

    /// Adds a marketplace: a folder, or a repository on this machine (`file://…`), which is copied.
    ///
    /// Errors: those of the source; the configuration cannot be written.
    pub async fn add(
        &self,
        source: &str,
        reference: Option<String>,
        is_sparse: bool,
        by: &'static str,
    ) -> Result<Added, Error> {
        let _changing = self.changing.lock().await;
        let origin = self.origin(source.trim())?;
        let (market, root, text, staged) = match origin {
            Origin::Folder(_) if reference.is_some() => return Err(Error::NeedsRepository("ref")),
            Origin::Folder(_) if is_sparse => return Err(Error::NeedsRepository("sparse")),
            Origin::Folder(folder) => {
                let (market, root) = blocking::run(move || {
                    let missing = |error: std::io::Error| match has_reference(&folder) {
                        true => Error::NeedsRepository("ref"),
                        false => Error::SourceMissing(error.to_string()),
                    };
                    let root = folder.canonicalize().map_err(missing)?;
                    if !root.is_dir() {
                        return Err(Error::SourceIsFile);
                    }
                    Ok((Market::in_folder(&root)?, root))
                })
                .await?;
                let text = root.display().to_string();
                (market, root, text, None)
            }
            Origin::Repository(..) if is_sparse => {
                let problem = "sparse checkouts are not supported".to_owned();
                return Err(Error::Repository(problem));
            }
            Origin::Repository(url, source) => {
                let (staging, revision) = self.copy(&source, reference.as_deref()).await?;
                let folder = staging.path().join("copy");
                let market = blocking::run(move || Market::in_folder(&folder)).await?;
                let root = self.copies().join(&market.name);
                (market, root, url, Some((staging, revision)))
            }
        };
        let name = market.name;
        let table = self.own_table().await?;
        let known = markets(&table).find(|(known, _)| *known == name);
        if let Some((_, known)) = known {
            return match known.get("source").and_then(Value::as_str) == Some(&*text) {
                true => Ok(Added {
                    name,
                    root,
                    already: true,
                }),
                false => Err(Error::OtherSource(name)),
            };
        }
        let mut entry = Table::new();
        let mut put = |key: &str, value: String| entry.insert(key.to_owned(), Value::String(value));
        match staged {
            Some((staging, revision)) => {
                put("source_type", "git".to_owned());
                put("source", text);
                if let Some(reference) = reference {
                    put("ref", reference);
                }
                put("last_revision", revision);
                replace(staging, root.clone()).await?;
            }
            None => {
                put("source_type", "local".to_owned());
                put("source", text);
            }
        }
        let key = vec!["marketplaces".to_owned(), name.clone()];
        self.edit(key, Some(Value::Table(entry)), by).await?;
        self.changed();
        Ok(Added {
            name,
            root,
            already: false,
        })
    }

    /// Removes a marketplace, and returns the folder of its copy if there was one.
    ///
    /// Errors: `Name`, `Unknown`; the configuration cannot be written.
    pub async fn remove(&self, name: &str, by: &'static str) -> Result<Option<PathBuf>, Error> {
        let _changing = self.changing.lock().await;
        if !is_plain(name) {
            return Err(Error::Name);
        }
        let table = self.own_table().await?;
        let known = markets(&table).any(|(known, _)| known == name);
        let copy = self.copies().join(name);
        let folder = copy.clone();
        let has_copy = blocking::run(move || folder.is_dir()).await;
        if !known && !has_copy {
            return Err(Error::Unknown(name.to_owned()));
        }
        let key = vec!["marketplaces".to_owned(), name.to_owned()];
        self.edit(key, None, by).await?;
        if has_copy {
            let folder = copy.clone();
            let removed = blocking::run(move || std::fs::remove_dir_all(folder)).await;
            removed.map_err(|error| PluginError::Io(error.to_string()))?;
        }
        self.changed();
        Ok(has_copy.then_some(copy))
    }

    /// Copies the repositories of marketplaces again: of this one, or of all.
    ///
    /// Errors: `NoRepository`; those of reading the configuration.
    pub async fn upgrade(&self, name: Option<&str>, by: &'static str) -> Result<Upgraded, Error> {
        let _changing = self.changing.lock().await;
        let table = self.own_table().await?;
        let mut upgraded = Upgraded::default();
        let wanted = markets(&table)
            .filter(|(known, _)| name.is_none_or(|name| name == *known))
            .filter(|(_, entry)| text(entry, "source_type") == Some("git"));
        for (name, entry) in wanted {
            upgraded.selected.push(name.to_owned());
            match self.upgrade_one(name, entry, by).await {
                Ok(Some(root)) => upgraded.roots.push(root),
                Ok(None) => {}
                Err(error) => upgraded.errors.push((name.to_owned(), error.to_string())),
            }
        }
        if let (Some(name), true) = (name, upgraded.selected.is_empty()) {
            return Err(Error::NoRepository(name.to_owned()));
        }
        if !upgraded.roots.is_empty() {
            self.changed();
        }
        Ok(upgraded)
    }

    async fn upgrade_one(
        &self,
        name: &str,
        entry: &Table,
        by: &'static str,
    ) -> Result<Option<PathBuf>, Error> {
        let Origin::Repository(_, source) =
            self.origin(text(entry, "source").unwrap_or_default())?
        else {
            return Err(Error::NoRepository(name.to_owned()));
        };
        let (staging, revision) = self.copy(&source, text(entry, "ref")).await?;
        let root = self.copies().join(name);
        let (folder, known) = (staging.path().join("copy"), root.clone());
        let (market, is_there) =
            blocking::run(move || (Market::in_folder(&folder), known.is_dir())).await;
        if market?.name != name {
            return Err(Error::OtherSource(name.to_owned()));
        }
        if is_there && text(entry, "last_revision") == Some(&*revision) {
            return Ok(None);
        }
        replace(staging, root.clone()).await?;
        let key = ["marketplaces", name, "last_revision"].map(str::to_owned);
        self.edit(key.to_vec(), Some(Value::String(revision)), by)
            .await?;
        Ok(Some(root))
    }

    fn origin(&self, source: &str) -> Result<Origin, Error> {
        if source.is_empty() {
            return Err(Error::SourceEmpty);
        }
        if let Some(path) = source.strip_prefix("file://") {
            let path = PathBuf::from(path);
            return match path.is_absolute() {
                true => Ok(Origin::Repository(source.to_owned(), path)),
                false => Err(Error::SourceInvalid),
            };
        }
        if let Some(rest) = source.strip_prefix("~/") {
            let home = std::env::home_dir().ok_or(Error::SourceInvalid)?;
            return Ok(Origin::Folder(home.join(rest)));
        }
        if source.starts_with(['/', '.']) {
            return Ok(Origin::Folder(files::absolute(self.config.cwd(), source)));
        }
        let is_remote = ["https://", "http://", "ssh://", "git@"]
            .iter()
            .any(|start| source.starts_with(start));
        let shorthand = source.split_once('/');
        let is_shorthand = shorthand.is_some_and(|(owner, name)| {
            ![owner, name].contains(&"") && !name.contains('/') && !source.contains(' ')
        });
        match is_remote || is_shorthand {
            true => Err(Error::Repository(format!(
                "git clone {source} failed: the server copies repositories of this machine only"
            ))),
            false => Err(Error::SourceInvalid),
        }
    }

    fn copies(&self) -> PathBuf {
        self.config.home().join(COPIES)
    }

    /// Copies a repository into a temporary folder beside the copies.
    async fn copy(
        &self,
        source: &Path,
        reference: Option<&str>,
    ) -> Result<(tempfile::TempDir, String), Error> {
        let copies = self.copies();
        let staging = blocking::run(move || {
            std::fs::create_dir_all(&copies)?;
            tempfile::Builder::new()
                .prefix(".staging-")
                .tempdir_in(copies)
        });
        let staging = staging
            .await
            .map_err(|error| PluginError::Io(error.to_string()))?;
        let into = staging.path().join("copy");
        let copied = git::copy(source, &into, reference).await;
        let revision = copied.map_err(Error::Repository)?;
        Ok((staging, revision))
    }

    async fn switch_on(&self, id: &PluginId, enabled: bool, by: &'static str) -> Result<(), Error> {
        let key = ["plugins", &id.to_string(), "enabled"].map(str::to_owned);
        self.edit(key.to_vec(), Some(Value::Boolean(enabled)), by)
            .await?;
        self.changed();
        Ok(())
    }

    async fn edit(
        &self,
        key: Vec<String>,
        value: Option<Value>,
        by: &'static str,
    ) -> Result<(), Error> {
        let edit = Edit {
            key,
            value,
            merge: false,
        };
        self.config.edit(None, vec![edit], by).await?;
        Ok(())
    }

    /// Makes everybody read the files of plugins again. Clients learn of the change by that of the configuration.
    fn changed(&self) {
        self.config.invalidate();
        self.mcp.retry();
    }

    /// Returns the user's configuration: what a project says about plugins does not count.
    async fn own_table(&self) -> Result<Table, Arc<config::Error>> {
        let snapshot = self.config.current(None, &[]).await?;
        let mut layers = snapshot.loaded.layers.iter();
        let own = layers.find(|layer| matches!(layer.source, LayerSource::User { .. }));
        Ok(own.map(|layer| layer.table.clone()).unwrap_or_default())
    }
}

/// Tells whether the name of a missing folder ends like that of a branch (`folder#branch`).
fn has_reference(folder: &Path) -> bool {
    let text = folder.to_string_lossy();
    let named = text.rsplit_once('#');
    named.is_some_and(|(_, branch)| !branch.is_empty())
}

fn markets(table: &Table) -> impl Iterator<Item = (&str, &Table)> {
    let markets = table.get("marketplaces").and_then(Value::as_table);
    markets
        .into_iter()
        .flatten()
        .filter_map(|(name, entry)| Some((name.as_str(), entry.as_table()?)))
        .filter(|(name, _)| is_plain(name))
}

fn text<'a>(entry: &'a Table, key: &str) -> Option<&'a str> {
    entry.get(key).and_then(Value::as_str)
}

/// Returns the folder of a configured marketplace.
fn root_of(home: &Path, name: &str, entry: &Table) -> Option<PathBuf> {
    match text(entry, "source_type")? {
        "git" => Some(home.join(COPIES).join(name)),
        _ => text(entry, "source").map(PathBuf::from),
    }
}

/// Replaces the copy of a marketplace by a new one, as a whole.
async fn replace(staging: tempfile::TempDir, root: PathBuf) -> Result<(), PluginError> {
    let replaced = blocking::run(move || {
        let old = staging.path().join("old");
        match std::fs::rename(&root, &old) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        std::fs::rename(staging.path().join("copy"), &root).inspect_err(|_| {
            // The copy that was there stays.
            let _ = std::fs::rename(&old, &root);
        })
    });
    replaced
        .await
        .map_err(|error| PluginError::Io(error.to_string()))
}
