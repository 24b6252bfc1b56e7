//! Converts what can be imported, and what was, to the types of the wire.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use threadwire_protocol::codex::{
    CommandMigration, ExternalAgentConfigImportItemTypeFailure as Failed,
    ExternalAgentConfigImportTypeResult as TypeResult,
    ExternalAgentConfigMigrationItem as MigrationItem,
    ExternalAgentConfigMigrationItemType as ItemType, HookMigration, McpServerMigration,
    MigrationDetails, PluginsMigration, SessionMigration, SkillMigration, SubagentMigration,
};
use threadwire_workspace::external::{Folders, Found, Kind, Session};

/// Returns the kind of an item; `None` for those that are not imported as configuration.
pub(super) fn kind(item_type: &ItemType) -> Option<Kind> {
    Some(match item_type {
        ItemType::Config => Kind::Settings,
        ItemType::McpServerConfig => Kind::Servers,
        ItemType::Hooks => Kind::Hooks,
        ItemType::Skills => Kind::Skills,
        ItemType::Commands => Kind::Commands,
        ItemType::Subagents => Kind::Subagents,
        ItemType::AgentsMd => Kind::Instructions,
        _ => return None,
    })
}

/// Returns the names of a kind among which a client chose.
pub(super) fn names(kind: Kind, details: MigrationDetails) -> BTreeSet<String> {
    match kind {
        Kind::Servers => details
            .mcp_servers
            .into_iter()
            .map(|one| one.name)
            .collect(),
        Kind::Hooks => details.hooks.into_iter().map(|one| one.name).collect(),
        Kind::Skills => details.skills.into_iter().map(|one| one.name).collect(),
        Kind::Commands => details.commands.into_iter().map(|one| one.name).collect(),
        Kind::Subagents => details.subagents.into_iter().map(|one| one.name).collect(),
        Kind::Settings | Kind::Instructions => BTreeSet::new(),
    }
}

/// Makes the item for configuration that was found.
pub(super) fn shown(found: Found, folders: &Folders, cwd: Option<&str>) -> MigrationItem {
    let base = cwd.map_or(&*folders.user, Path::new);
    let (source, target) = (found.source.display(), found.target.display());
    let folder = base.join(".claude");
    let folder = folder.display();
    let (item_type, description) = match found.kind {
        Kind::Settings => (ItemType::Config, format!("Migrate {source} into {target}")),
        Kind::Servers => (
            ItemType::McpServerConfig,
            format!("Migrate MCP servers from {} into {target}", base.display()),
        ),
        Kind::Hooks => (
            ItemType::Hooks,
            format!("Migrate hooks from {folder} to {target}"),
        ),
        Kind::Skills => (
            ItemType::Skills,
            format!("Migrate skills from {source} to {target}"),
        ),
        Kind::Commands => (
            ItemType::Commands,
            format!("Migrate commands from {source} to {target}"),
        ),
        Kind::Subagents => (
            ItemType::Subagents,
            format!("Migrate subagents from {source} to {target}"),
        ),
        Kind::Instructions => (ItemType::AgentsMd, format!("Migrate {source} to {target}")),
    };
    MigrationItem {
        item_type,
        description,
        cwd: cwd.map(str::to_owned),
        details: found.kind.has_names().then(|| details(found)),
    }
}

fn details(found: Found) -> MigrationDetails {
    let mut details = MigrationDetails::default();
    let names = found.names.into_iter();
    match found.kind {
        Kind::Servers => {
            details.mcp_servers = names.map(|name| McpServerMigration { name }).collect()
        }
        Kind::Hooks => details.hooks = names.map(|name| HookMigration { name }).collect(),
        Kind::Skills => details.skills = names.map(|name| SkillMigration { name }).collect(),
        Kind::Commands => details.commands = names.map(|name| CommandMigration { name }).collect(),
        Kind::Subagents => {
            details.subagents = names.map(|name| SubagentMigration { name }).collect()
        }
        Kind::Settings | Kind::Instructions => {}
    }
    details
}

/// Makes the item for plugins that were found, by marketplace.
pub(super) fn shown_plugins(
    plugins: BTreeMap<String, BTreeSet<String>>,
    folders: &Folders,
) -> MigrationItem {
    let settings = folders.user.join(".claude/settings.json");
    let plugins = plugins.into_iter();
    let plugins = plugins.map(|(marketplace_name, plugin_names)| PluginsMigration {
        marketplace_name,
        plugin_names: plugin_names.into_iter().collect(),
    });
    MigrationItem {
        item_type: ItemType::Plugins,
        description: format!("Migrate enabled plugins from {}", settings.display()),
        cwd: None,
        details: Some(MigrationDetails {
            plugins: plugins.collect(),
            ..MigrationDetails::default()
        }),
    }
}

/// Makes the item for conversations that were found.
pub(super) fn shown_sessions(sessions: &[Session], folders: &Folders) -> MigrationItem {
    let folder = folders.user.join(".claude/projects");
    let sessions = sessions.iter().map(|session| SessionMigration {
        path: session.file.display().to_string(),
        cwd: session.cwd.display().to_string(),
        title: Some(session.title.clone()),
    });
    MigrationItem {
        item_type: ItemType::Sessions,
        description: format!("Migrate recent sessions from {}", folder.display()),
        cwd: None,
        details: Some(MigrationDetails {
            sessions: sessions.collect(),
            ..MigrationDetails::default()
        }),
    }
}

/// Makes an empty result.
pub(super) fn result(item_type: ItemType) -> TypeResult {
    TypeResult {
        item_type,
        successes: Vec::new(),
        failures: Vec::new(),
    }
}

/// Makes the result for a conversation that is none of the other agent's.
pub(super) fn session_missing(path: &str) -> Failed {
    let message = format!("external agent session was not detected for import: {path}");
    let source = Some(path.to_owned());
    Failed {
        failure_stage: "session_missing".to_owned(),
        sub_error_type: Some("session_not_detected".to_owned()),
        ..failure(&ItemType::Sessions, None, source, message)
    }
}

/// Makes the result for plugins that could not be imported; `source` is `None` for all of them.
pub(super) fn plugin_failure(
    cwd: Option<String>,
    source: Option<String>,
    message: String,
) -> Failed {
    Failed {
        failure_stage: "plugin_import".to_owned(),
        ..failure(&ItemType::Plugins, cwd, source, message)
    }
}

/// Makes the result for a part that could not be imported.
pub(super) fn failure(
    item_type: &ItemType,
    cwd: Option<String>,
    source: Option<String>,
    message: String,
) -> Failed {
    Failed {
        item_type: item_type.clone(),
        error_type: None,
        sub_error_type: None,
        failure_stage: "import".to_owned(),
        message,
        cwd,
        source,
    }
}
