//! Plugins that the other agent has switched on, and the marketplaces that they come from.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use serde_json::Value;
use toml::Table;

use super::{Folders, read_json, settings};
use crate::{config, files, plugins::switches};

/// Finds the plugins that are on for the user and not configured here yet, by marketplace. Those of marketplaces that
/// are not in a folder of this machine are left out. Blocks.
pub fn plugins(folders: &Folders) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::<_, BTreeSet<_>>::new();
    let both = Both::read(folders);
    let known = switches(&both.own);
    let enabled = both.settings["enabledPlugins"].as_object();
    for (id, is_on) in enabled.into_iter().flatten() {
        let Some((name, market)) = id.rsplit_once('@') else {
            continue;
        };
        let is_known = known.iter().any(|(known, _)| known.to_string() == *id);
        let folder = both.source(market);
        let is_here = folder.is_some_and(|folder| Path::new(folder).is_dir());
        if *is_on == Value::Bool(true) && !is_known && is_here {
            let names = found.entry(market.to_owned()).or_default();
            names.insert(name.to_owned());
        }
    }
    found
}

/// Returns where the other agent, or else this one, has a marketplace from: a folder, or a repository. Blocks.
pub fn marketplace_source(folders: &Folders, name: &str) -> Option<String> {
    Both::read(folders).source(name).map(str::to_owned)
}

/// What both agents know of marketplaces.
struct Both {
    settings: Value,
    /// The marketplaces that the other agent has copied.
    copied: Value,
    /// The configuration of this agent.
    own: Table,
}

impl Both {
    fn read(folders: &Folders) -> Self {
        let claude = folders.user.join(".claude");
        let own = files::read_text(&folders.home.join(config::FILE_NAME));
        let copied = read_json(&claude.join("plugins/known_marketplaces.json"));
        Self {
            settings: settings::read(&claude.join("settings.json")).unwrap_or_default(),
            copied: copied.unwrap_or_default(),
            own: own.unwrap_or_default().parse().unwrap_or_default(),
        }
    }

    fn source(&self, name: &str) -> Option<&str> {
        let source = match &self.settings["extraKnownMarketplaces"][name]["source"] {
            Value::Null => &self.copied[name]["source"],
            source => source,
        };
        let text = match source["source"].as_str() {
            Some("directory" | "local") => &source["path"],
            Some("github") => &source["repo"],
            Some("git" | "url") => &source["url"],
            _ => source,
        };
        let own = || {
            self.own
                .get("marketplaces")?
                .get(name)?
                .get("source")?
                .as_str()
        };
        text.as_str().or_else(own)
    }
}
