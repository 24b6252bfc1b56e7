//! `request_permissions`.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use threadwire_engine::{Permissions, Settings};
use threadwire_workspace::files;

use crate::coding::{
    ABORTED,
    registry::{Answer, Call, Input, Row, arguments},
    setup::Setup,
};

pub(crate) const REQUEST_PERMISSIONS: Row = Row {
    name: "request_permissions",
    description: "Asks the user for access to the network or to more files, and waits for the answer. The user may \
                  grant a part. Commands and patches that follow in this turn, or in this session if the user says so, \
                  have what is granted.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"reason":{"type":"string","description":"Why it is needed, in one sentence."},
"permissions":{"type":"object","properties":{
"network":{"type":"object","properties":{"enabled":{"type":"boolean","description":"True asks for the network."}},"additionalProperties":false},
"file_system":{"type":"object","properties":{"read":{"type":"array","description":"Paths to read.","items":{"type":"string"}},"write":{"type":"array","description":"Existing folders to write in.","items":{"type":"string"}}},"additionalProperties":false}
},"additionalProperties":false}},"required":["permissions"],"additionalProperties":false}"#,
    ),
    offered: is_on,
    // Users are asked one thing after the other.
    parallel: false,
    run: |call| Box::pin(request_permissions(call)),
};

/// The tool is offered where the feature of this name is on.
fn is_on(_: &Settings, setup: &Setup) -> bool {
    setup.config.features.is_on("request_permissions_tool")
}

#[derive(Deserialize)]
struct Arguments {
    reason: Option<String>,
    permissions: Profile,
}

/// Permissions, as the model writes and reads them.
#[derive(Deserialize, Serialize)]
struct Profile {
    network: Option<Network>,
    file_system: Option<FileSystem>,
}

#[derive(Deserialize, Serialize)]
struct Network {
    #[serde(default)]
    enabled: bool,
}

#[derive(Deserialize, Serialize)]
struct FileSystem {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    read: Vec<PathBuf>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    write: Vec<PathBuf>,
    /// Another form of the same.
    #[serde(default, skip_serializing)]
    entries: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    path: Place,
    access: String,
}

#[derive(Deserialize)]
struct Place {
    path: Option<PathBuf>,
}

impl From<Profile> for Permissions {
    fn from(profile: Profile) -> Self {
        let mut wanted = Self {
            network: profile.network.is_some_and(|network| network.enabled),
            ..Self::default()
        };
        if let Some(files) = profile.file_system {
            (wanted.read, wanted.write) = (files.read, files.write);
            for entry in files.entries {
                match &*entry.access {
                    "read" => wanted.read.extend(entry.path.path),
                    "write" => wanted.write.extend(entry.path.path),
                    _ => {}
                }
            }
        }
        Self {
            read: files::distinct(wanted.read),
            write: files::distinct(wanted.write),
            ..wanted
        }
    }
}

/// Reads what a call asks for, and why; `None` for arguments that cannot be read.
pub(in crate::coding) fn planned(arguments: &str) -> Option<(Permissions, Option<String>)> {
    let arguments: Arguments = serde_json::from_str(arguments).ok()?;
    Some((arguments.permissions.into(), arguments.reason))
}

#[derive(Serialize)]
struct Told {
    permissions: Profile,
    scope: &'static str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    strict_auto_review: bool,
}

async fn request_permissions(call: Call) -> Answer {
    let arguments: Arguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let wanted = Permissions::from(arguments.permissions);
    if wanted.is_empty() {
        return Answer::failed("request_permissions requires at least one permission");
    }
    let granted = call
        .tools
        .request_permissions(wanted, arguments.reason)
        .await;
    if granted.permissions.is_empty() && call.tools.turn().cancelled().is_cancelled() {
        return Answer::failed(ABORTED);
    }
    let Permissions {
        network,
        read,
        write,
    } = granted.permissions;
    let has_files = !read.is_empty() || !write.is_empty();
    let told = Told {
        permissions: Profile {
            network: network.then_some(Network { enabled: true }),
            file_system: has_files.then_some(FileSystem {
                read,
                write,
                entries: Vec::new(),
            }),
        },
        scope: match granted.for_session {
            true => "session",
            false => "turn",
        },
        strict_auto_review: granted.strict,
    };
    match serde_json::to_string(&told) {
        Ok(told) => Answer::done(told),
        Err(error) => Answer::failed(error.to_string()),
    }
}
