//! The manifest of a plugin.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Error, TRAVERSAL, inside};
use crate::{
    config::McpServer,
    files::{self, beginning},
};

/// Where the manifest is in the folder of a plugin; the first that exists counts.
const FILES: [&str; 2] = [".codex-plugin/plugin.json", ".claude-plugin/plugin.json"];

/// The version of a plugin that names none.
const UNVERSIONED: &str = "local";

/// Maximum number of texts to begin with.
const MAX_PROMPTS: usize = 3;

/// How many bytes of a file of a plugin are read.
const MAX_FILE: usize = 1 << 20;

/// The manifest of a plugin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Manifest {
    /// The name.
    pub name: String,
    /// The version; `None` if it is blank.
    pub version: Option<String>,
    /// What the plugin is for.
    pub description: Option<String>,
    /// Words to find it by.
    pub keywords: Vec<String>,
    skills: Value,
    hooks: Value,
    mcp_servers: Value,
    /// How to show it.
    pub interface: Option<Interface>,
}

/// How to show a plugin. Paths are as the manifest has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Interface {
    /// Name for users.
    pub display_name: Option<String>,
    /// One line for users.
    pub short_description: Option<String>,
    /// Text for its page.
    pub long_description: Option<String>,
    /// Who made it.
    pub developer_name: Option<String>,
    /// The kind of plugin.
    pub category: Option<String>,
    /// Labels of what it does.
    pub capabilities: Vec<String>,
    /// Its web page.
    #[serde(alias = "websiteURL")]
    pub website_url: Option<String>,
    /// Its privacy policy.
    #[serde(alias = "privacyPolicyURL")]
    pub privacy_policy_url: Option<String>,
    /// Its terms of service.
    #[serde(alias = "termsOfServiceURL")]
    pub terms_of_service_url: Option<String>,
    default_prompt: Value,
    /// Color such as `#10A37F`.
    pub brand_color: Option<String>,
    /// The icon beside the input.
    pub composer_icon: Option<String>,
    /// The logo.
    pub logo: Option<String>,
    /// Pictures of the plugin at work.
    pub screenshots: Vec<String>,
}

impl Interface {
    /// Returns the texts to begin with, at most three. Each is one line.
    pub fn prompts(&self) -> Option<Vec<String>> {
        let texts = several(&self.default_prompt).iter();
        let texts = texts.filter_map(|text| {
            let words: Vec<_> = text.as_str()?.split_whitespace().collect();
            (!words.is_empty()).then(|| words.join(" "))
        });
        let texts: Vec<String> = texts.take(MAX_PROMPTS).collect();
        (!texts.is_empty()).then_some(texts)
    }

    /// Returns the path of a picture of the plugin in `root`; `None` if it is not in that folder.
    pub fn picture(root: &Path, path: Option<&str>) -> Option<PathBuf> {
        inside(root, path?)
    }
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Servers {
    mcp_servers: Option<BTreeMap<String, McpServer>>,
    #[serde(flatten)]
    bare: BTreeMap<String, Value>,
}

/// Returns the values of a member that has one or several.
fn several(member: &Value) -> &[Value] {
    match member {
        Value::Null => &[],
        Value::Array(all) => all,
        one => std::slice::from_ref(one),
    }
}

/// The version alone, which an install checks before the rest.
#[derive(Default, Deserialize)]
#[serde(default, expecting = "struct RawPluginManifestVersion")]
struct Versioned {
    version: Value,
}

/// Reads the text of the manifest of the plugin in a folder. Blocks.
///
/// Errors: `NoManifest`, `Manifest`.
pub(super) fn text(root: &Path) -> Result<String, Error> {
    let texts = FILES.iter().map(|file| files::read_small(&root.join(file)));
    let is_too_large = |error: &io::Error| error.kind() == io::ErrorKind::FileTooLarge;
    let mut texts = texts.filter(|text| text.as_ref().err().is_none_or(is_too_large));
    let text = texts.next().ok_or(Error::NoManifest)?;
    text.map_err(|error| Error::Manifest(error.to_string()))
}

/// Returns the version that a manifest names, as the name of a folder.
///
/// Errors: `Manifest` if it is no object, `NoVersion`, `Version`.
pub(super) fn version(text: &str) -> Result<String, Error> {
    let read = serde_json::from_str::<Versioned>(text);
    let read = read.map_err(|error| Error::Manifest(error.to_string()))?;
    let version = match &read.version {
        Value::Null => UNVERSIONED,
        Value::String(version) => version.trim(),
        _ => return Err(Error::NoVersion("expected string")),
    };
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"._+-".contains(&byte);
    match version {
        "" => Err(Error::NoVersion("must not be blank")),
        "." | ".." => Err(Error::Version(TRAVERSAL)),
        _ if version.bytes().all(is_part) => Ok(version.to_owned()),
        _ => Err(Error::Version(
            "only ASCII letters, digits, `.`, `+`, `_`, and `-` are allowed",
        )),
    }
}

impl Manifest {
    /// Reads the manifest of the plugin in a folder. Blocks.
    ///
    /// Errors: `NoManifest`, `Manifest`, `Unreadable`.
    pub fn read(root: &Path) -> Result<Self, Error> {
        Self::parse(&text(root)?, root)
    }

    /// Reads a manifest. `root` is the folder of the plugin.
    ///
    /// Errors: `Unreadable`.
    pub(super) fn parse(text: &str, root: &Path) -> Result<Self, Error> {
        let mut manifest: Self = serde_json::from_str(text).map_err(|_| Error::Unreadable)?;
        let version = manifest.version.as_deref().map(str::trim);
        let version = version.filter(|version| !version.is_empty());
        manifest.version = version.map(str::to_owned);
        if manifest.name.trim().is_empty() {
            let name = root.file_name().unwrap_or_default();
            manifest.name = name.to_string_lossy().into_owned();
        }
        Ok(manifest)
    }

    /// Returns the folders with skills of the plugin in `root`.
    pub fn skills(&self, root: &Path) -> Vec<PathBuf> {
        let folder = |named: &str| inside(root, named).filter(|folder| folder.is_dir());
        let named = several(&self.skills).iter().filter_map(Value::as_str);
        let mut folders: Vec<PathBuf> = named.filter_map(folder).collect();
        if folders.is_empty() {
            folders.extend(folder("./skills"));
        }
        folders
    }

    /// Returns the hooks of the plugin in `root`: files and their texts. The manifest itself can have hooks, too.
    pub fn hooks(&self, root: &Path) -> Vec<(String, String)> {
        let file = |named: &str| {
            let text = beginning(&inside(root, named)?, MAX_FILE)?;
            Some((named.trim_start_matches("./").to_owned(), text))
        };
        let given = several(&self.hooks);
        if given.is_empty() {
            return file("./hooks/hooks.json").into_iter().collect();
        }
        let found = given.iter().enumerate().filter_map(|(index, one)| {
            let path = format!("plugin.json#hooks[{index}]");
            match one {
                Value::String(named) => file(named),
                Value::Object(all) if all.contains_key("hooks") => Some((path, one.to_string())),
                one => Some((path, json!({ "hooks": one }).to_string())),
            }
        });
        found.collect()
    }

    /// Returns the MCP servers of the plugin in `root`. Programs run in its folder unless they say where.
    pub fn servers(&self, root: &Path) -> Vec<(String, McpServer)> {
        let servers = match &self.mcp_servers {
            own @ Value::Object(_) => Servers::deserialize(own).ok(),
            named => {
                let file = inside(root, named.as_str().unwrap_or("./.mcp.json"));
                let text = file.and_then(|file| beginning(&file, MAX_FILE));
                text.and_then(|text| serde_json::from_str(&text).ok())
            }
        };
        let servers = servers.unwrap_or_default();
        let bare = || {
            let bare = servers.bare.iter();
            bare.filter_map(|(name, server)| {
                let server = McpServer::deserialize(server.clone()).ok()?;
                Some((name.clone(), server))
            })
            .collect()
        };
        let mut all: Vec<_> = match servers.mcp_servers {
            Some(ref servers) => servers.clone().into_iter().collect(),
            None => bare(),
        };
        all.retain(|(_, server): &(String, McpServer)| server.transport_problem().is_none());
        for (_, server) in &mut all {
            let own = server.cwd.take().unwrap_or_default();
            server.cwd = Some(root.join(own));
        }
        all
    }
}
