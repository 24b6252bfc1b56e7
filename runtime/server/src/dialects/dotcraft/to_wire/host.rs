//! Converts host events to DotCraft notifications.

use std::collections::BTreeSet;

use threadwire_protocol::dotcraft::{
    ConfigRegion, WorkspaceConfigChangedNotification, notification::WorkspaceConfigChanged,
};

use super::message;
use crate::{
    connection::Message,
    dialects::time::{iso, now},
};

/// The `source` of a change that was made by editing a file. The protocol defines only method names.
const BY_HAND: &str = "config.toml";

/// Makes the notification of changed configuration keys; `None` if the protocol has no region for any of them.
pub(in crate::dialects::dotcraft) fn config_changed(
    keys: &BTreeSet<String>,
    by: Option<&str>,
) -> Option<Message> {
    let mut regions: Vec<ConfigRegion> = keys.iter().filter_map(|key| region(key)).collect();
    regions.dedup();
    (!regions.is_empty()).then(|| {
        message::<WorkspaceConfigChanged>(&WorkspaceConfigChangedNotification {
            source: by.unwrap_or(BY_HAND).to_owned(),
            regions,
            changed_at: iso(now()),
        })
    })
}

fn region(key: &str) -> Option<ConfigRegion> {
    Some(match key {
        "model_providers" => ConfigRegion::Providers,
        "model_provider" => ConfigRegion::WorkspaceProvider,
        "model" => ConfigRegion::WorkspaceModel,
        "model_reasoning_effort" | "model_reasoning_summary" => ConfigRegion::WorkspaceReasoning,
        "approval_policy" | "sandbox_mode" => ConfigRegion::WorkspaceDefaultApprovalPolicy,
        "mcp_servers" => ConfigRegion::Mcp,
        "skills" => ConfigRegion::Skills,
        "plugins" => ConfigRegion::Plugins,
        "agents" => ConfigRegion::Subagent,
        _ => return None,
    })
}
