//! An app server of a workspace: one that a hub started, and the file by which others find it.

use std::{env, net::SocketAddr, path::Path};

use anyhow::{Context, Result, bail};
use threadwire_client::protocol::dotcraft::{HubEndpoints, WorkspaceLockFile};
use threadwire_server::Listen;
use threadwire_workspace::craft::{
    self, FOLDER,
    lock::{HeldFile, SERVER_FILE},
};

/// What the hub that started this process asks for, by environment variables.
#[derive(Debug)]
pub(crate) struct Managed {
    address: SocketAddr,
    /// The token that clients need.
    pub(crate) token: String,
    /// The address of the hub.
    hub: Option<String>,
}

impl Managed {
    /// Returns what the hub asks for; `None` if no hub started this process.
    pub(crate) fn of_environment() -> Result<Option<Self>> {
        let given = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        if given("DOTCRAFT_MANAGED_APP_SERVER").as_deref() != Some("1") {
            return Ok(None);
        }
        let needed = |name: &str| {
            given(name)
                .with_context(|| format!("the hub that starts an app server must set {name}"))
        };
        let host = needed("DOTCRAFT_MANAGED_APPSERVER_WS_HOST")?;
        let port = needed("DOTCRAFT_MANAGED_APPSERVER_WS_PORT")?;
        let address = format!("{host}:{port}");
        Ok(Some(Self {
            address: address
                .parse()
                .with_context(|| format!("the hub names no IP address and port: {address}"))?,
            token: needed("DOTCRAFT_MANAGED_APPSERVER_WS_TOKEN")?,
            hub: given("DOTCRAFT_HUB_API_BASE_URL"),
        }))
    }

    /// Returns where to listen. The end of standard input ends the server together with its hub.
    pub(crate) fn listen(&self) -> Vec<Listen> {
        vec![Listen::WebSocket(self.address), Listen::Stdio]
    }
}

/// Takes the lock file of the workspace in the current folder, and writes into it where this server listens; `None` if
/// the folder is no workspace, or if another app server has the file: several can use one workspace.
///
/// The address has the token of this server, so who finds the file can connect; only the user can read it. Fails if a
/// hub started this process and the file cannot be taken.
pub(crate) fn lock_workspace(
    address: SocketAddr,
    token: Option<&str>,
    managed: Option<&Managed>,
) -> Result<Option<HeldFile>> {
    let workspace = env::current_dir()?;
    let craft = workspace.join(FOLDER);
    if !craft.is_dir() {
        if managed.is_some() {
            bail!(
                "{} is not a workspace: it has no folder {FOLDER}",
                workspace.display()
            );
        }
        return Ok(None);
    }
    let url = threadwire_hub::address(&format!("ws://{address}/ws"), token);
    let taken = take(&workspace, url, managed)
        .with_context(|| format!("cannot take {}", craft.join(SERVER_FILE).display()));
    match (taken, managed) {
        (Ok(None), Some(_)) => bail!("another app server holds {}", workspace.display()),
        (Err(error), None) => {
            tracing::warn!(%error, "the workspace tells nobody where this server is");
            Ok(None)
        }
        (taken, _) => taken,
    }
}

fn take(workspace: &Path, url: String, managed: Option<&Managed>) -> Result<Option<HeldFile>> {
    let Some(mut held) = HeldFile::take(&craft::server_file(workspace))? else {
        return Ok(None);
    };
    let lock = WorkspaceLockFile {
        pid: i64::from(std::process::id()),
        workspace_path: workspace.display().to_string(),
        managed_by_hub: managed.is_some(),
        hub_api_base_url: managed.and_then(|managed| managed.hub.clone()),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        started_at: threadwire_hub::now(),
        endpoints: HubEndpoints {
            app_server_web_socket: Some(url),
            ..HubEndpoints::default()
        },
    };
    held.write(&(serde_json::to_string_pretty(&lock)? + "\n"))?;
    Ok(Some(held))
}
