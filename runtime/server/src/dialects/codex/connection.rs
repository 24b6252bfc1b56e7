//! The method `initialize`.

use std::{collections::HashSet, sync::Arc};

use threadwire_protocol::codex::{
    ConfigWarningNotification, ConnectionMethods, EXPERIMENTAL_NOTIFICATIONS, InitializeParams,
    InitializeResponse, RemoteControlConnectionStatus, RemoteControlStatusChangedNotification,
    Version, errors, notification,
};

use super::{Client, failure::Failure, families, machine, to_wire};

impl ConnectionMethods for families::Connection {
    async fn initialize(&self, params: InitializeParams) -> Result<InitializeResponse, Failure> {
        let capabilities = params.capabilities.unwrap_or_default();
        let info = params.client_info;
        if info
            .name
            .bytes()
            .any(|byte| byte.is_ascii_control() && byte != b'\t')
        {
            return Err(errors::initialize::client_name_invalid(&info.name).into());
        }
        self.connection.introduce(&info.name, &info.version);
        let user_agent = user_agent(self.version, &info.name, &info.version);
        let experimental = capabilities.experimental_api.unwrap_or(false);
        let mut opt_out = HashSet::new();
        if self.version >= Version::V0_169 {
            opt_out.extend(
                capabilities
                    .opt_out_notification_methods
                    .unwrap_or_default(),
            );
            if !experimental {
                opt_out.extend(
                    EXPERIMENTAL_NOTIFICATIONS
                        .iter()
                        .map(|&name| name.to_owned()),
                );
            }
        }
        let client = Client {
            name: info.name.clone(),
            user_agent: user_agent.clone(),
            experimental,
            opt_out,
        };
        self.client
            .set(Arc::new(client))
            .map_err(|_| errors::already_initialized())?;
        if let Some(observer) = self.this.upgrade() {
            // The handshake succeeds once per session, so the watch is set once.
            let _ = self.watch.set(self.engine().watch(observer));
        }
        let host = &self.connection.services().host;
        if let Some(observer) = self.this.upgrade() {
            // Set once, for the same reason.
            let _ = self.host_watch.set(host.events.watch(observer));
        }
        if let Some(problem) = host.config.problem(None) {
            self.tell::<notification::ConfigWarning>(
                None,
                &to_wire::host::config_warning(&problem),
            );
        }
        if let Ok(snapshot) = host.config.current(None, &[]).await {
            let unreachable = snapshot.unreachable();
            for warning in snapshot.loaded.role_warnings.iter().chain(&unreachable) {
                self.tell::<notification::ConfigWarning>(
                    None,
                    &ConfigWarningNotification {
                        summary: warning.clone(),
                        details: None,
                        path: None,
                        range: None,
                    },
                );
            }
        }
        self.tell::<notification::RemoteControlStatusChanged>(
            None,
            &RemoteControlStatusChangedNotification {
                status: RemoteControlConnectionStatus::Disabled,
                server_name: machine::name(),
                installation_id: self
                    .connection
                    .services()
                    .host
                    .config
                    .installation_id()
                    .to_owned(),
                environment_id: None,
            },
        );
        let home = self
            .connection
            .services()
            .host
            .config
            .home()
            .display()
            .to_string();
        Ok(InitializeResponse {
            user_agent,
            codex_home: home,
            platform_family: std::env::consts::FAMILY.into(),
            platform_os: std::env::consts::OS.into(),
        })
    }
}

/// Makes the user agent in the format of Codex: `client/version (system; arch) terminal (client; version)`. This server
/// takes the place of the terminal.
fn user_agent(version: Version, name: &str, client_version: &str) -> String {
    format!(
        "{name}/{} ({}; {}) threadwire/{} ({name}; {client_version})",
        to_wire::peer_version(version),
        system(),
        std::env::consts::ARCH,
        env!("CARGO_PKG_VERSION"),
    )
}

/// Returns the name and the release of the operating system.
fn system() -> String {
    let release = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let release = release.trim();
    if release.is_empty() {
        std::env::consts::OS.into()
    } else {
        format!("{} {release}", std::env::consts::OS)
    }
}
