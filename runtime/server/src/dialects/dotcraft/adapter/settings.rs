//! The external channels in the settings of a workspace.

use serde_json::{Map, Value};
use threadwire_protocol::dotcraft::{ExternalChannelConfig, ExternalChannelTransport};
use threadwire_workspace::{
    craft::settings::{Settings, same},
    sort::sort_by,
};

/// The setting with the external channels, by name.
pub(in crate::dialects::dotcraft) const CHANNELS: &str = "ExternalChannels";

/// Returns the external channels of the workspace's own file, by name.
pub(in crate::dialects::dotcraft) fn configured(settings: &Settings) -> Vec<ExternalChannelConfig> {
    let mut channels: Vec<ExternalChannelConfig> = settings
        .own_entries(&[CHANNELS])
        .into_iter()
        .filter_map(|(name, entry)| {
            // The members are the same, in any case.
            let entry = entry.as_object()?.iter().map(|(key, value)| {
                let known = MEMBERS.into_iter().find(|member| same(member, key));
                (known.unwrap_or(key).to_owned(), value.clone())
            });
            let mut entry: Map<String, Value> = entry.collect();
            entry.insert("name".to_owned(), name.into());
            entry.entry("enabled").or_insert(false.into());
            serde_json::from_value(Value::Object(entry)).ok()
        })
        // A transport of another version: nothing here can serve it.
        .filter(|channel: &ExternalChannelConfig| {
            !matches!(channel.transport, ExternalChannelTransport::Unknown(_))
        })
        .collect();
    sort_by(&mut channels, |one, other| one.name.cmp(&other.name));
    channels
}

const MEMBERS: [&str; 7] = [
    "enabled",
    "transport",
    "command",
    "builtinModule",
    "args",
    "workingDirectory",
    "env",
];

/// Returns what is started for a channel, as a text that two programs share only if they are the same.
pub(in crate::dialects::dotcraft) fn launch(channel: &ExternalChannelConfig) -> String {
    stored(channel).to_string()
}

/// Returns the entry of a channel in the file: without its name, and without absent members.
pub(in crate::dialects::dotcraft) fn stored(channel: &ExternalChannelConfig) -> Value {
    let mut entry = serde_json::to_value(channel).unwrap_or_default();
    if let Some(members) = entry.as_object_mut() {
        members.remove("name");
        members.retain(|_, value| !value.is_null());
    }
    entry
}
