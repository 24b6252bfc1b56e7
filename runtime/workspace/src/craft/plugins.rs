//! Plugins in the format of DotCraft: folders with `.craft-plugin/plugin.json` in `.craft/plugins` of a workspace, in
//! folders that the settings name, in `.craft/plugins` of the user, and in a catalog that comes with the product.

use std::{
    collections::HashSet,
    env, fs, io,
    path::{Path, PathBuf},
};

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::{
    Error, FOLDER, Folders, folders_in, read,
    settings::{self, Settings, member, same},
};
use crate::{files, plugins::copy, sort::sort_by};

/// The file that describes a plugin, in its folder.
const MANIFEST: &str = ".craft-plugin/plugin.json";

/// Marks a plugin that was installed from the catalog, and holds the hash of its files.
const MARK: &str = ".builtin";

/// The folder of plugins in a folder `.craft`.
const PLUGINS: &str = "plugins";

/// Names the folders of the catalog.
const CATALOG: &str = "DOTCRAFT_BUILTIN_PLUGIN_ROOTS";

/// The setting with the ids of plugins that are switched off.
pub const DISABLED: [&str; 2] = ["Plugins", "DisabledPlugins"];

/// The setting with further folders of plugins.
const ROOTS: [&str; 2] = ["Plugins", "PluginRoots"];

/// Members of a manifest of which one must be there.
const CAPABILITIES: [&str; 5] = ["skills", "mcpServers", "lspServers", "apps", "interface"];

/// Where a plugin is. Of several with one id, the first source counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// In the workspace.
    Workspace,
    /// In a folder that the settings name.
    Explicit,
    /// In the folder of the user.
    User,
    /// In the catalog only.
    Catalog,
}

/// A plugin.
#[derive(Clone, Debug, PartialEq)]
pub struct Plugin {
    /// Its id.
    pub id: String,
    /// Where it is.
    pub source: Source,
    /// Its folder.
    pub root: PathBuf,
    /// Whether it was installed from the catalog, so that it can be removed.
    pub is_marked: bool,
    /// Whether the catalog has it.
    pub is_offered: bool,
    manifest: Map<String, Value>,
}

/// What is wrong with a plugin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Stable name of the problem.
    pub code: &'static str,
    /// What is wrong, for people.
    pub message: String,
    /// The file at fault.
    pub file: PathBuf,
}

/// Why a plugin is not installed or removed.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// No plugin has the id.
    #[error("there is no plugin `{0}`")]
    Unknown(String),
    /// The plugin is not from the catalog.
    #[error("the plugin `{0}` does not come with the product")]
    NotOurs(String),
    /// Files cannot be read or written.
    #[error(transparent)]
    Failed(#[from] Error),
}

impl Plugin {
    fn in_folder(root: &Path, source: Source) -> Option<Result<Self, Problem>> {
        let file = root.join(MANIFEST);
        let problem = |code, message: String| Problem {
            code,
            message,
            file: file.clone(),
        };
        let text = match read(&file) {
            Ok(text) => text?,
            Err(error) => return Some(Err(problem("InvalidPluginManifest", error.to_string()))),
        };
        let manifest = match settings::json(&text) {
            Ok(Value::Object(manifest)) => manifest,
            Ok(_) => {
                let message = "the manifest is not a JSON object".to_owned();
                return Some(Err(problem("InvalidPluginManifest", message)));
            }
            Err(message) => return Some(Err(problem("InvalidPluginManifest", message))),
        };
        let text = |key| member(&manifest, key).and_then(Value::as_str);
        let id = text("id").unwrap_or_default().to_owned();
        let message = if !is_id(&id) {
            Some(
                "`id` is missing or has other characters than letters, digits, `.`, `_`, `:` and `-`",
            )
        } else if text("displayName").is_none_or(|name| name.trim().is_empty()) {
            Some("`displayName` is missing")
        } else if member(&manifest, "schemaVersion").is_some_and(|version| version != 1) {
            Some("`schemaVersion` is not 1")
        } else {
            None
        };
        if let Some(message) = message {
            return Some(Err(problem("InvalidPluginManifest", message.to_owned())));
        }
        let has = |key: &&str| member(&manifest, key).is_some();
        if !CAPABILITIES.iter().any(has) {
            let message = "the manifest has neither skills nor servers, apps or an interface";
            return Some(Err(problem(
                "MissingPluginCapabilities",
                message.to_owned(),
            )));
        }
        Some(Ok(Self {
            id,
            source,
            root: root.to_owned(),
            is_marked: source == Source::Workspace && root.join(MARK).is_file(),
            is_offered: false,
            manifest,
        }))
    }

    /// Tells whether it is installed.
    pub fn is_installed(&self) -> bool {
        self.source != Source::Catalog
    }

    /// Tells whether it is installed and switched on.
    pub fn is_on(&self, settings: &Settings) -> bool {
        let off = settings.list(&DISABLED);
        self.is_installed() && !off.iter().any(|id| same(id, &self.id))
    }

    /// Returns a text of its manifest.
    pub fn text(&self, key: &str) -> Option<&str> {
        member(&self.manifest, key)?.as_str()
    }

    /// Returns a member of how to show it.
    pub fn shown(&self, key: &str) -> Option<&Value> {
        member(member(&self.manifest, "interface")?.as_object()?, key)
    }

    /// Tells whether its manifest says how to show it.
    pub fn has_interface(&self) -> bool {
        member(&self.manifest, "interface").is_some_and(Value::is_object)
    }

    /// Returns a path in its folder; `None` if it does not begin with `./` or leaves the folder.
    pub fn inside(&self, path: &str) -> Option<PathBuf> {
        crate::plugins::inside(&self.root, path)
    }

    /// Returns the folder with its skills.
    pub fn skills(&self) -> Option<PathBuf> {
        self.inside(self.text("skills")?)
            .filter(|folder| folder.is_dir())
    }

    /// Returns the descriptions of its apps: the file that it names has a list of them, or an object with the list.
    pub fn apps(&self) -> Vec<Value> {
        let file = self.text("apps").and_then(|path| self.inside(path));
        let text = file.and_then(|file| read(&file).ok().flatten());
        match text.map(|text| settings::json(&text)) {
            Some(Ok(Value::Array(apps))) => apps,
            Some(Ok(Value::Object(file))) => {
                let apps = member(&file, "apps").and_then(Value::as_array);
                apps.cloned().unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// Returns its MCP servers, by name.
    pub fn servers(&self) -> Vec<(String, Value)> {
        let file = self.inside(self.text("mcpServers").unwrap_or("./.mcp.json"));
        let text = file.and_then(|file| read(&file).ok().flatten());
        let Some(Ok(Value::Object(file))) = text.map(|text| settings::json(&text)) else {
            return Vec::new();
        };
        let servers = match member(&file, "mcpServers").and_then(Value::as_object) {
            Some(servers) => servers.clone(),
            None => file,
        };
        let is_server = |(_, server): &(String, Value)| server.is_object();
        servers.into_iter().filter(is_server).collect()
    }
}

fn is_id(id: &str) -> bool {
    let mut bytes = id.bytes();
    bytes
        .next()
        .is_some_and(|byte| byte.is_ascii_alphanumeric())
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || b"._:-".contains(&byte))
}

/// Lists the plugins of a workspace, by id, and what is wrong with others. Blocks.
pub fn list(folders: &Folders, settings: &Settings) -> (Vec<Plugin>, Vec<Problem>) {
    let catalog = env::var_os(CATALOG).unwrap_or_default();
    let catalog: Vec<PathBuf> = env::split_paths(&catalog)
        .filter(|path| path.is_absolute())
        .collect();
    list_with(folders, settings, &catalog)
}

fn list_with(
    folders: &Folders,
    settings: &Settings,
    catalog: &[PathBuf],
) -> (Vec<Plugin>, Vec<Problem>) {
    let mut roots = vec![(folders.own.join(PLUGINS), Source::Workspace)];
    let named = settings.list(&ROOTS).into_iter();
    roots.extend(named.map(|root| (files::absolute(&folders.own, root), Source::Explicit)));
    let user = folders.user.iter();
    roots.extend(user.map(|user| (user.join(PLUGINS), Source::User)));
    roots.extend(catalog.iter().map(|root| (root.clone(), Source::Catalog)));
    let mut plugins: Vec<Plugin> = Vec::new();
    let mut problems = Vec::new();
    let mut known = HashSet::new();
    for (root, source) in roots {
        // A folder of plugins, or a plugin itself.
        let candidates = match root.join(MANIFEST).is_file() {
            true => vec![root],
            false => folders_in(&root),
        };
        let candidates = candidates
            .into_iter()
            .filter(|folder| !is_hidden(folder))
            .filter_map(|folder| Plugin::in_folder(&folder, source));
        for found in candidates {
            match found {
                Ok(plugin) if known.insert(plugin.id.to_lowercase()) => plugins.push(plugin),
                Ok(plugin) if source == Source::Catalog => {
                    let mut before = plugins.iter_mut();
                    if let Some(before) = before.find(|known| same(&known.id, &plugin.id)) {
                        before.is_offered = true;
                    }
                }
                Ok(_) => {}
                Err(problem) => problems.push(problem),
            }
        }
    }
    for plugin in &mut plugins {
        plugin.is_offered |= plugin.source == Source::Catalog;
    }
    sort_by(&mut plugins, |one, other| one.id.cmp(&other.id));
    (plugins, problems)
}

fn is_hidden(folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default();
    name.as_encoded_bytes().starts_with(b".") && name != FOLDER
}

/// Returns the folders with skills of the plugins that are on. Blocks.
pub fn skill_folders(folders: &Folders, settings: &Settings) -> Vec<PathBuf> {
    let (plugins, _) = list(folders, settings);
    let on = plugins.iter().filter(|plugin| plugin.is_on(settings));
    on.filter_map(Plugin::skills).collect()
}

/// Finds a plugin by its id, in whatever case. Blocks.
///
/// Errors: `Unknown`.
pub fn find(folders: &Folders, settings: &Settings, id: &str) -> Result<Plugin, Refusal> {
    let (plugins, _) = list(folders, settings);
    let mut plugins = plugins.into_iter();
    plugins
        .find(|plugin| same(&plugin.id, id))
        .ok_or_else(|| Refusal::Unknown(id.to_owned()))
}

/// Copies a plugin of the catalog into the workspace, and tells whether it was not installed before. Blocks.
///
/// Errors: [`Refusal::NotOurs`]; the files cannot be copied, and nothing is left of them then.
pub fn install(folders: &Folders, plugin: &Plugin) -> Result<bool, Refusal> {
    if plugin.is_installed() {
        return Ok(false);
    }
    let parent = folders.own.join(PLUGINS);
    let failed = |error: io::Error| Refusal::Failed(Error::io(&parent, error));
    if parent.is_symlink() {
        return Err(failed(io::Error::other("the folder is a link")));
    }
    let target = parent.join(&plugin.id);
    if target.exists() {
        return Err(Refusal::NotOurs(plugin.id.clone()));
    }
    fs::create_dir_all(&parent).map_err(failed)?;
    // Copied beside the target and moved as a whole, so that nobody sees half of a plugin.
    let staging = tempfile::Builder::new()
        .prefix(".staging-")
        .tempdir_in(&parent)
        .map_err(failed)?;
    let staged = staging.path().join("plugin");
    copy(&plugin.root, &staged).map_err(|error| failed(io::Error::other(error.to_string())))?;
    let mark = format!("filesystem;sha256:{}", fingerprint(&staged));
    fs::write(staged.join(MARK), mark).map_err(failed)?;
    fs::rename(&staged, &target).map_err(failed)?;
    Ok(true)
}

/// Removes a plugin that was installed from the catalog. Blocks.
///
/// Errors: [`Refusal::NotOurs`] for any other plugin; the folder cannot be removed.
pub fn remove(folders: &Folders, plugin: &Plugin) -> Result<(), Refusal> {
    let parent = folders.own.join(PLUGINS);
    let is_link = plugin.root.is_symlink() || parent.is_symlink();
    if !plugin.is_marked || is_link || plugin.root.parent() != Some(&*parent) {
        return Err(Refusal::NotOurs(plugin.id.clone()));
    }
    fs::remove_dir_all(&plugin.root)
        .map_err(|error| Refusal::Failed(Error::io(&plugin.root, error)))
}

/// Returns the hash of the files of a plugin without its mark.
fn fingerprint(root: &Path) -> String {
    let mut names = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                _ => names.extend(entry.path().strip_prefix(root).map(Path::to_owned)),
            }
        }
    }
    names.retain(|name| name != Path::new(MARK));
    names.sort_unstable();
    let mut hash = Sha256::new();
    for name in names {
        hash.update(name.as_os_str().as_encoded_bytes());
        hash.update([0]);
        hash.update(fs::read(root.join(&name)).unwrap_or_default());
        hash.update([0]);
    }
    let digest = hash.finalize();
    digest.iter().map(|byte| format!("{byte:02X}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn plugin(root: &Path, id: &str, rest: &str) {
        let text =
            format!("{{\"schemaVersion\":1,\"id\":\"{id}\",\"displayName\":\"D\",{rest}}} // ok");
        write(&root.join(MANIFEST), &text);
    }

    #[test]
    fn plugins_are_found_installed_switched_and_removed() {
        let dir = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(&dir.path().join("w"), Some(dir.path().join("u")));
        let catalog = [dir.path().join("catalog")];
        let skills = "\"skills\":\"./skills/\"";
        plugin(&catalog[0].join("one"), "acme.one", skills);
        write(&catalog[0].join("one/skills/sort/SKILL.md"), "Sort.");
        plugin(&catalog[0].join("two"), "two", skills);
        plugin(
            &folders.own.join("plugins/mine"),
            "mine",
            "\"skills\":\"../../skills\"",
        );
        plugin(
            &folders.own.join("plugins/bare"),
            "bare",
            "\"version\":\"1\"",
        );
        plugin(&folders.own.join("plugins/bad"), "../bad", skills);
        plugin(&dir.path().join("u/plugins/two"), "two", skills);
        let settings = || Settings::read(&folders).unwrap();
        let listed = || list_with(&folders, &settings(), &catalog);
        let (plugins, problems) = listed();
        let shown: Vec<_> = plugins
            .iter()
            .map(|plugin| (&*plugin.id, plugin.source, plugin.is_offered))
            .collect();
        assert_eq!(
            shown,
            [
                ("acme.one", Source::Catalog, true),
                ("mine", Source::Workspace, false),
                ("two", Source::User, true),
            ]
        );
        let codes: Vec<_> = problems.iter().map(|problem| problem.code).collect();
        assert_eq!(
            codes,
            ["InvalidPluginManifest", "MissingPluginCapabilities"]
        );
        assert_eq!(plugins[1].skills(), None, "the path leaves the folder");

        assert!(matches!(
            remove(&folders, &plugins[1]),
            Err(Refusal::NotOurs(_))
        ));
        assert!(install(&folders, &plugins[0]).unwrap());
        let one = listed().0.remove(0);
        assert!(!install(&folders, &one).unwrap(), "it is installed");
        assert_eq!((one.source, one.is_marked), (Source::Workspace, true));
        let mark = fs::read_to_string(one.root.join(MARK)).unwrap();
        assert!(mark.starts_with("filesystem;sha256:"), "{mark}");
        assert_eq!(mark.len(), "filesystem;sha256:".len() + 64);
        assert!(one.is_on(&settings()));
        assert_eq!(one.skills(), Some(one.root.join("./skills/")));
        let edit = settings::listed(&settings(), &DISABLED, "ACME.one", true).unwrap();
        settings::edit(&folders, &[edit]).unwrap();
        assert!(!one.is_on(&settings()));
        remove(&folders, &one).unwrap();
        assert_eq!(listed().0[0].source, Source::Catalog);

        let elsewhere = dir.path().join("elsewhere");
        fs::rename(folders.own.join(PLUGINS), &elsewhere).unwrap();
        std::os::unix::fs::symlink(&elsewhere, folders.own.join(PLUGINS)).unwrap();
        assert!(install(&folders, &plugins[0]).is_err());
        assert!(!elsewhere.join("acme.one").exists());
    }
}
