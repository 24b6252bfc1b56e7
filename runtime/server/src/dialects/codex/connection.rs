//! The method `initialize`.

use std::{collections::HashSet, sync::Arc, time::Duration};

use threadwire_host::{Configuration, Snapshot};
use threadwire_protocol::codex::{
    ConfigWarningNotification, ConnectionMethods, EXPERIMENTAL_NOTIFICATIONS, InitializeParams,
    InitializeResponse, RemoteControlConnectionStatus, RemoteControlStatusChangedNotification,
    Version, errors, notification,
};
use tokio::time::timeout;

use super::{Client, CodexSession, failure::Failure, families, machine, to_wire};

/// How long the handshake waits for the files of the project in the working directory, whose disk may hang.
const PATIENCE: Duration = Duration::from_secs(1);

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
        // What is wrong with the files is told below, so it must be known before the watch tells of it.
        let snapshot = configuration(&host.config).await;
        if let Some(observer) = self.this.upgrade() {
            // Set once, for the same reason.
            let _ = self.host_watch.set(host.events.watch(observer));
        }
        self.tell_configuration(&host.config, snapshot.as_deref());
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

impl CodexSession {
    /// Warns of what is wrong with the configuration.
    fn tell_configuration(&self, config: &Configuration, snapshot: Option<&Snapshot>) {
        let problem = config.problem(Some(config.cwd()));
        if let Some(problem) = problem.or_else(|| config.problem(None)) {
            self.tell::<notification::ConfigWarning>(
                None,
                &to_wire::host::config_warning(&problem),
            );
        }
        let Some(snapshot) = snapshot else { return };
        let untrusted = to_wire::host::untrusted(&snapshot.loaded);
        let roles = snapshot.loaded.role_warnings.iter().cloned();
        for warning in untrusted.into_iter().chain(roles) {
            self.warn_of_config(warning);
        }
    }

    /// Warns of something in the configuration.
    pub(super) fn warn_of_config(&self, summary: String) {
        self.tell::<notification::ConfigWarning>(
            None,
            &ConfigWarningNotification {
                summary,
                details: None,
                path: None,
                range: None,
            },
        );
    }
}

/// Returns the configuration of the working directory, or that of the user if the files of the project are wrong or not
/// read in time.
async fn configuration(config: &Configuration) -> Option<Arc<Snapshot>> {
    let of_cwd = config.current(Some(config.cwd()), &[]);
    match timeout(PATIENCE, of_cwd).await {
        Ok(Ok(snapshot)) => Some(snapshot),
        _ => config.current(None, &[]).await.ok(),
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
