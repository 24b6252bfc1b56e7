//! The files in the hub's folder beside its lock: what it knows of app servers, and the programs for them.

use std::{
    fs, io,
    os::unix::fs::{DirBuilderExt, PermissionsExt},
    path::Path,
};

use chrono::{SecondsFormat, Utc};
use serde::{Deserialize, Serialize};
use threadwire_protocol::dotcraft::{HubAppServerInfo, HubRuntimeTools};
use tracing::warn;

const SERVERS_FILE: &str = "appservers.json";
const TOOLS_FILE: &str = "runtime.json";

/// Returns the current time as lock files and the hub's answers have it: ISO 8601 in UTC.
pub fn now() -> String {
    Utc::now().to_rfc3339_opts(SecondsFormat::Secs, false)
}

/// Formats a value as an indented text with a line end.
pub(crate) fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

/// Makes the hub's folder, for its user only. One that is there already loses the permissions of others.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true).mode(0o700).create(folder)?;
    let mode = fs::metadata(folder)?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    let private = fs::Permissions::from_mode(mode & 0o700);
    if let Err(error) = fs::set_permissions(folder, private) {
        // File systems without permissions refuse it.
        warn!(%error, folder = %folder.display(), "others may enter the folder of the hub");
    }
    Ok(())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ServersFile<'a> {
    version: u32,
    updated_at: String,
    app_servers: Vec<Entry<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Entry<'a> {
    #[serde(flatten)]
    info: &'a HubAppServerInfo,
    display_name: &'a str,
    last_started_at: Option<String>,
    last_seen_at: String,
}

/// Writes what is known of app servers, without their tokens: an address counts only as long as the hub lives. Each has
/// the time of its start, if the hub started it. Blocks.
pub(crate) fn write_servers(folder: &Path, servers: &[(HubAppServerInfo, Option<String>)]) {
    let entries = servers.iter().map(|(info, started)| {
        let path = Path::new(&info.canonical_workspace_path);
        let name = path.file_name().and_then(|name| name.to_str());
        Entry {
            info,
            display_name: name.unwrap_or(&info.canonical_workspace_path),
            last_started_at: started.clone(),
            last_seen_at: now(),
        }
    });
    let file = ServersFile {
        version: 1,
        updated_at: now(),
        app_servers: entries.collect(),
    };
    save(folder, SERVERS_FILE, &file);
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct ToolsFile {
    version: u32,
    updated_at: String,
    runtime_tools: HubRuntimeTools,
}

/// Reads the programs that app servers find by environment variables. Blocks.
pub(crate) fn read_tools(folder: &Path) -> HubRuntimeTools {
    let text = fs::read_to_string(folder.join(TOOLS_FILE));
    let file = text.ok().and_then(|text| serde_json::from_str(&text).ok());
    file.map_or_else(HubRuntimeTools::default, |file: ToolsFile| {
        file.runtime_tools
    })
}

/// Writes the programs. Blocks.
pub(crate) fn write_tools(folder: &Path, tools: &HubRuntimeTools) {
    let file = ToolsFile {
        version: 1,
        updated_at: now(),
        runtime_tools: tools.clone(),
    };
    save(folder, TOOLS_FILE, &file);
}

/// Replaces a file as a whole; it is for the user only. A failure is logged: the hub works without these files.
fn save(folder: &Path, name: &str, value: &impl Serialize) {
    let write = || {
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        io::Write::write_all(&mut file, pretty(value).as_bytes())?;
        file.persist(folder.join(name)).map_err(|error| error.error)
    };
    if let Err(error) = write() {
        warn!(%error, name, "a file of the hub is not written");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_of_the_hub_is_for_its_user_only() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("hub");
        for _ in 0..2 {
            make_folder(&folder).unwrap();
            let mode = fs::metadata(&folder).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o700);
            // Another program may have made it.
            fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        }
    }
}
