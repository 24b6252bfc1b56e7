//! The methods `environment/*`, and the environments that new threads and turns name.

use std::{collections::HashSet, net::IpAddr, path::Path};

use threadwire_host::environments::{Environments, LOCAL};
use threadwire_protocol::codex::{
    EnvironmentAddParams, EnvironmentAddResponse, EnvironmentInfoParams, EnvironmentInfoResponse,
    EnvironmentMethods, EnvironmentShellInfo, EnvironmentStatusKind, EnvironmentStatusParams,
    EnvironmentStatusResponse, TurnEnvironmentParams,
    errors::{self, environment_add, environment_info},
};
use threadwire_workspace::{command, files};

use super::{CodexSession, Failure, families};

/// Why another machine cannot be used.
const NOT_CONNECTED: &str =
    "exec-server connection attempt failed: this server runs commands on its own machine only";

impl EnvironmentMethods for families::Environment {
    async fn environment_add(
        &self,
        params: EnvironmentAddParams,
    ) -> Result<EnvironmentAddResponse, Failure> {
        let has_headers =
            params.auth_bearer_token.is_some() || params.websocket_request_id.is_some();
        let url = params.exec_server_url.trim();
        Err(match (&*params.environment_id, url) {
            ("", _) => environment_add::environment_id_empty(),
            (LOCAL, _) => environment_add::environment_id_reserved(),
            (_, "") => environment_add::url_missing(),
            (_, "none") => environment_add::url_disabled(),
            (_, url) if has_headers && !is_private(url) => environment_add::headers_exposed(),
            _ => {
                self.environments().add(params.environment_id);
                return Ok(EnvironmentAddResponse {});
            }
        }
        .into())
    }

    async fn environment_info(
        &self,
        params: EnvironmentInfoParams,
    ) -> Result<EnvironmentInfoResponse, Failure> {
        let id = &params.environment_id;
        if id != LOCAL {
            return Err(match self.environments().has(id) {
                true => environment_info::environment_unreachable(id, &NOT_CONNECTED),
                false => environment_info::unknown_environment(id),
            }
            .into());
        }
        let path = command::shell_argv("").swap_remove(0);
        let name = Path::new(&path).file_name().unwrap_or_default();
        Ok(EnvironmentInfoResponse {
            shell: EnvironmentShellInfo {
                name: name.to_string_lossy().into_owned(),
                path,
            },
            cwd: Some(files::uri(self.connection.services().host.config.cwd())),
        })
    }

    async fn environment_status(
        &self,
        params: EnvironmentStatusParams,
    ) -> Result<EnvironmentStatusResponse, Failure> {
        let id = params.environment_id;
        let (status, error) = match self.environments().has(&id) {
            true => (
                EnvironmentStatusKind::Disconnected,
                Some(NOT_CONNECTED.to_owned()),
            ),
            false if id == LOCAL => (EnvironmentStatusKind::Ready, None),
            false => (
                EnvironmentStatusKind::NotConfigured,
                Some(environment_info::unknown_environment(&id).message.into()),
            ),
        };
        Ok(EnvironmentStatusResponse { status, error })
    }
}

impl CodexSession {
    fn environments(&self) -> &Environments {
        &self.connection.services().host.environments
    }

    /// Returns the working directory and the roots of the workspace of a thread or turn, as far as the client names
    /// them. The roots of an environment take precedence over `roots`, and its working directory over `cwd`.
    ///
    /// Errors: a path of an environment is relative; an environment is named twice, is not known, or is another machine,
    /// where nothing can run.
    pub(super) fn workspace_of(
        &self,
        environments: Option<Vec<TurnEnvironmentParams>>,
        cwd: Option<String>,
        roots: Option<Vec<String>>,
    ) -> Result<Workspace, Failure> {
        let has_environment = environments.as_ref().map(|named| !named.is_empty());
        let environments = environments.unwrap_or_default();
        for environment in &environments {
            let (id, is_relative) = (&environment.environment_id, |path: &&String| {
                Path::new(path.as_str()).is_relative()
            });
            if let Some(cwd) = Some(&environment.cwd).filter(is_relative) {
                return Err(errors::environment_cwd_relative(id, cwd).into());
            }
            let mut roots = environment.runtime_workspace_roots.iter().flatten();
            if let Some(root) = roots.find(is_relative) {
                return Err(errors::environment_root_relative(id, root).into());
            }
        }
        let mut seen = HashSet::new();
        for TurnEnvironmentParams { environment_id, .. } in &environments {
            if !seen.insert(environment_id) {
                return Err(errors::turn_environment_taken(environment_id).into());
            }
        }
        let mut local = None;
        for environment in environments {
            let id = &environment.environment_id;
            if id == LOCAL {
                local = Some(environment);
            } else if self.environments().has(id) {
                return Err(errors::environment_not_local(id, &NOT_CONNECTED).into());
            } else {
                return Err(errors::unknown_turn_environment(id).into());
            }
        }
        let (cwd, roots) = match local {
            None => (cwd, roots),
            Some(local) => {
                let roots = local.runtime_workspace_roots;
                let roots = roots.unwrap_or_else(|| vec![local.cwd.clone()]);
                (Some(local.cwd), Some(roots))
            }
        };
        Ok(Workspace {
            cwd,
            roots,
            has_environment,
        })
    }
}

/// Where a thread or a turn works; `None` where the client does not say so.
pub(super) struct Workspace {
    pub(super) cwd: Option<String>,
    pub(super) roots: Option<Vec<String>>,
    /// Whether there is an environment.
    pub(super) has_environment: Option<bool>,
}

/// Tells whether nobody on the network can read what is sent to an address.
fn is_private(url: &str) -> bool {
    let Some((scheme, rest)) = url.split_once("://") else {
        return false;
    };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = authority
        .rsplit_once('@')
        .map_or(authority, |(_, host)| host);
    let host = match host.strip_prefix('[') {
        Some(host) => host.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let address: Option<IpAddr> = host.parse().ok();
    scheme.eq_ignore_ascii_case("wss")
        || host.eq_ignore_ascii_case("localhost")
        || address.is_some_and(|address| address.is_loopback())
}
