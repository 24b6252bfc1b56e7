//! The methods `app/list`, `app/view` and `app/connection/*`: apps that plugins bring, and the connections to them.
//!
//! `bindings` binds apps to threads, `context` is what bound apps add to them, and `serving` is what both share.

mod bindings;
mod context;
mod serving;

use std::fmt::Display;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;
use threadwire_engine::{Millis, Thread};
use threadwire_host::apps::{AppConnection, AppRequest, AppState};
use threadwire_protocol::dotcraft::{
    AppConnectionChangedNotification, AppConnectionConnectParams, AppConnectionConnectResponse,
    AppConnectionRequestGetParams, AppConnectionRequestGetResponse, AppConnectionRevokeParams,
    AppConnectionRevokeResponse, AppConnectionStartParams, AppConnectionStartResponse,
    AppConnectionState, AppConnectionStatusParams, AppConnectionStatusResponse, AppHandoff,
    AppHandoffMode, AppInfo, AppListParams, AppListResponse, AppMethods, AppNativeInfo,
    AppNativeStatus, AppRisk, AppScopeDescriptor, AppToolCatalogEntry, AppToolExposure,
    AppViewParams, AppViewResponse, PluginAppInfo, PluginAppToolInfo,
    notification::AppConnectionChanged,
};
use threadwire_workspace::craft::{
    Error,
    plugins::{self, Plugin},
    settings::Settings,
};
use uuid::{Builder, Uuid};

use super::{
    DotCraftSession, Failure, errors,
    extra::bound::{Bound, bound, hash},
    families,
    skills::broken,
    to_wire::message,
};
use crate::dialects::time::{iso, now};

/// How long a request waits for its app.
const PATIENCE: Millis = 10 * 60 * 1000;

/// An app that a plugin brings.
struct App {
    info: PluginAppInfo,
    plugin: String,
    is_installed: bool,
    is_on: bool,
}

impl AppMethods for families::App {
    async fn app_list(&self, params: AppListParams) -> Result<AppListResponse, Failure> {
        let thread = match &params.thread_id {
            Some(thread) => Some(self.stored(thread).await?),
            None => None,
        };
        let mut apps = Vec::new();
        for app in self.apps().await? {
            let left_out = (params.include_catalog == Some(false) && !app.is_installed)
                || (params.include_disabled == Some(false) && !app.is_on);
            if !left_out {
                apps.push(self.app_info(&app, thread.as_deref(), false).await?);
            }
        }
        Ok(AppListResponse { apps })
    }

    async fn app_view(&self, params: AppViewParams) -> Result<AppViewResponse, Failure> {
        let thread = match &params.thread_id {
            Some(thread) => Some(self.stored(thread).await?),
            None => None,
        };
        let app = self.app(&params.app_id).await?;
        let app = self.app_info(&app, thread.as_deref(), true).await?;
        Ok(AppViewResponse { app })
    }

    async fn app_connection_start(
        &self,
        params: AppConnectionStartParams,
    ) -> Result<AppConnectionStartResponse, Failure> {
        let app = self.usable_app(&params.app_id).await?;
        let mode = params
            .handoff_mode
            .unwrap_or(AppHandoffMode::CustomProtocol);
        if mode != AppHandoffMode::CustomProtocol {
            let problem = "the app has no web address; it is opened by its own protocol";
            return Err(Failure::invalid("handoffMode", problem));
        }
        let (now, token) = (now(), secret()?);
        let request = AppRequest {
            id: format!("connreq_{}", Uuid::now_v7()),
            token_hash: hash(&token),
            expires_at: now + PATIENCE,
        };
        let handoff = self.handoff(&app, "connect", &request.id, &token)?;
        let set = |connection: &mut AppConnection| {
            connection.request = Some(request.clone());
            true
        };
        let (before, after) = self.change_connection(&app.info.app_id, &set).await?;
        self.tell_connection(&app.info.app_id, before.state(now), after.state(now));
        Ok(AppConnectionStartResponse {
            connection_request_id: request.id,
            app_id: app.info.app_id,
            state: state(after.state(now)),
            expires_at: iso(request.expires_at),
            handoff,
        })
    }

    async fn app_connection_request_get(
        &self,
        params: AppConnectionRequestGetParams,
    ) -> Result<AppConnectionRequestGetResponse, Failure> {
        let connection = self.connection_of(&params.app_id).await?;
        let (id, token) = (&params.connection_request_id, hash(&params.request_token));
        let request = connection.request(id, &token, now()).ok_or_else(unknown)?;
        let folder = &self.workspace().folders().workspace;
        Ok(AppConnectionRequestGetResponse {
            connection_request_id: request.id.clone(),
            app_id: params.app_id,
            workspace_label: Some(folder.display().to_string()),
            user_label: None,
            expires_at: iso(request.expires_at),
        })
    }

    async fn app_connection_connect(
        &self,
        params: AppConnectionConnectParams,
    ) -> Result<AppConnectionConnectResponse, Failure> {
        let now = now();
        let app = self.usable_app(&params.app_id).await?.info.app_id;
        let ends = end("expiresAt", params.expires_at.as_ref(), now)?;
        let (id, token) = (&params.connection_request_id, hash(&params.request_token));
        let connect = |connection: &mut AppConnection| {
            if connection.request(id, &token, now).is_none() {
                return false;
            }
            connection.request = None;
            connection.connected_at = Some(now);
            connection.expires_at = ends;
            connection.account.clone_from(&params.account_label);
            true
        };
        let (before, after) = self.change_connection(&app, &connect).await?;
        if before == after {
            return Err(unknown());
        }
        self.tell_connection(&app, before.state(now), after.state(now));
        Ok(AppConnectionConnectResponse {
            app_id: app,
            state: AppConnectionState::Connected,
            connected_at: iso(now),
            expires_at: after.expires_at.map(iso),
            account_label: after.account,
        })
    }

    async fn app_connection_status(
        &self,
        params: AppConnectionStatusParams,
    ) -> Result<AppConnectionStatusResponse, Failure> {
        let app = self.app(&params.app_id).await?.info.app_id;
        let connection = self.connection_of(&app).await?;
        Ok(AppConnectionStatusResponse {
            app_id: app,
            state: state(connection.state(now())),
            connected_at: connection.connected_at.map(iso),
            expires_at: connection.expires_at.map(iso),
            account_label: connection.account,
            diagnostic: None,
        })
    }

    /// The connection of a plugin that is gone can be ended, too.
    async fn app_connection_revoke(
        &self,
        params: AppConnectionRevokeParams,
    ) -> Result<AppConnectionRevokeResponse, Failure> {
        let known = self.connection_of(&params.app_id).await?;
        if known == AppConnection::default() {
            self.app(&params.app_id).await?;
        }
        let end = |connection: &mut AppConnection| {
            *connection = AppConnection::default();
            true
        };
        let (before, after) = self.change_connection(&params.app_id, &end).await?;
        let now = now();
        self.tell_connection(&params.app_id, before.state(now), after.state(now));
        for thread in before.bound {
            self.disconnect(&thread, &params.app_id).await?;
        }
        Ok(AppConnectionRevokeResponse {
            app_id: params.app_id,
            state: AppConnectionState::NotConnected,
        })
    }
}

impl DotCraftSession {
    /// Returns the apps of all plugins, by plugin.
    async fn apps(&self) -> Result<Vec<App>, Failure> {
        let read = self.workspace().with(|folders| {
            let settings = Settings::read(folders)?;
            let (plugins, _) = plugins::list(folders, &settings);
            let apps = plugins.iter().flat_map(|plugin| {
                let is_on = plugin.is_on(&settings);
                of_plugin(plugin).into_iter().map(move |info| App {
                    info,
                    plugin: plugin.id.clone(),
                    is_installed: plugin.is_installed(),
                    is_on,
                })
            });
            Ok::<_, Error>(apps.collect())
        });
        read.await.map_err(broken)
    }

    async fn app(&self, id: &str) -> Result<App, Failure> {
        let mut apps = self.apps().await?.into_iter();
        let found = apps.find(|app| app.info.app_id == id);
        found.ok_or_else(|| Failure::invalid("appId", format!("there is no app `{id}`")))
    }

    /// Returns an app whose plugin is installed and switched on.
    async fn usable_app(&self, id: &str) -> Result<App, Failure> {
        let app = self.app(id).await?;
        if !app.is_on {
            let problem = format!("the plugin `{}` is not installed or is off", app.plugin);
            return Err(Failure::invalid("appId", problem));
        }
        Ok(app)
    }

    async fn connection_of(&self, app: &str) -> Result<AppConnection, Failure> {
        let apps = &self.connection.services().host.apps;
        let connection = apps.connection(app).await;
        connection.map_err(|error| threadwire_engine::Error::from(error).into())
    }

    async fn change_connection(
        &self,
        app: &str,
        change: &(dyn Fn(&mut AppConnection) -> bool + Sync),
    ) -> Result<(AppConnection, AppConnection), Failure> {
        let apps = &self.connection.services().host.apps;
        let changed = apps.change(app, change).await;
        changed.map_err(|error| threadwire_engine::Error::from(error).into())
    }

    /// Tells all clients the new state of a connection, if it is another one.
    fn tell_connection(&self, app: &str, before: AppState, after: AppState) {
        if before == after {
            return;
        }
        let changed = message::<AppConnectionChanged>(&AppConnectionChangedNotification {
            app_id: app.to_owned(),
            state: state(after),
            previous_state: Some(state(before)),
            diagnostic: None,
        });
        for session in self.dialect.clients() {
            session.tell(&changed);
        }
    }

    /// Makes the address that opens an app and hands it a request. The app finds the server by the workspace.
    fn handoff(
        &self,
        app: &App,
        what: &str,
        request: &str,
        token: &str,
    ) -> Result<AppHandoff, Failure> {
        let Some(protocol) = protocol(&app.info) else {
            let problem = "the app names no protocol that opens it";
            return Err(Failure::invalid("appId", problem));
        };
        let folder = self.workspace().folders().workspace.display().to_string();
        let (id, folder) = (escaped(&app.info.app_id), escaped(&folder));
        Ok(AppHandoff {
            mode: AppHandoffMode::CustomProtocol,
            uri: format!(
                "{protocol}://{what}?appId={id}&requestId={request}&requestToken={token}&workspace={folder}"
            ),
        })
    }

    async fn app_info(
        &self,
        app: &App,
        thread: Option<&Thread>,
        is_whole: bool,
    ) -> Result<AppInfo, Failure> {
        let now = now();
        let info = &app.info;
        let connection = state(self.connection_of(&info.app_id).await?.state(now));
        let of_thread = thread.map(|thread| (thread, bound(thread)));
        let binding = of_thread
            .as_ref()
            .and_then(|(thread, Bound { bindings, .. })| {
                let mut all = bindings.iter().rev().filter(|one| one.app == info.app_id);
                let current = all.clone().find(|one| !one.is_over(now)).or(all.next());
                Some(current?.summary(thread.id, Some(connection.clone()), now))
            });
        let native = &info.native_application;
        let handoff = protocol(info).map(|_| serde_json::json!({ "mode": "customProtocol" }));
        let handoff = handoff.as_ref().map(threadwire_protocol::RawJson::encode);
        Ok(AppInfo {
            app_id: info.app_id.clone(),
            tool_namespace: info.tool_namespace.clone(),
            display_name: info.display_name.clone(),
            developer_name: info.developer_name.clone(),
            description: info.description.clone(),
            category: info.category.clone(),
            plugin_id: app.plugin.clone(),
            installed: app.is_installed,
            enabled: app.is_on,
            catalog_visible: true,
            managed: None,
            requires_external_connection: Some(true),
            native_app: AppNativeInfo {
                // Which program opens a protocol is known to the desktop, not to a server.
                status: AppNativeStatus::Undetermined,
                display_name: native.display_name.clone(),
                protocol: native.protocol.clone(),
                install_url: native.install_url.clone(),
            },
            connection_state: connection,
            binding_summary: binding,
            scopes: is_whole.then(|| scopes(info)),
            tool_catalog: is_whole.then(|| info.tool_catalog.iter().map(entry).collect()),
            handoff_modes: is_whole.then(|| handoff.into_iter().flatten().collect()),
            diagnostics: None,
        })
    }
}

/// Returns the apps of a plugin; what is no description of an app is left out.
pub(super) fn of_plugin(plugin: &Plugin) -> Vec<PluginAppInfo> {
    let read = |app: Value| serde_json::from_str::<PluginAppInfo>(&app.to_string()).ok();
    let fits = |app: &PluginAppInfo| {
        [&app.app_id, &app.tool_namespace]
            .iter()
            .all(|name| !name.trim().is_empty())
    };
    plugin
        .apps()
        .into_iter()
        .filter_map(read)
        .filter(fits)
        .collect()
}

/// Returns the protocol that opens an app, if it is one that only opens programs.
fn protocol(app: &PluginAppInfo) -> Option<&str> {
    const TAKEN: [&str; 7] = ["http", "https", "file", "data", "javascript", "ws", "wss"];
    let protocol = app.native_application.protocol.as_deref()?;
    let protocol = protocol.trim_end_matches("://").trim_end_matches(':');
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"+.-".contains(&byte);
    let begins = protocol
        .bytes()
        .next()
        .is_some_and(|byte| byte.is_ascii_alphabetic());
    let is_taken = TAKEN
        .iter()
        .any(|taken| taken.eq_ignore_ascii_case(protocol));
    (begins && protocol.bytes().all(fits) && !is_taken).then_some(protocol)
}

/// Escapes a text for the query of an address.
fn escaped(text: &str) -> impl Display {
    const KEPT: &AsciiSet = &NON_ALPHANUMERIC
        .remove(b'-')
        .remove(b'.')
        .remove(b'_')
        .remove(b'~')
        .remove(b'/');
    utf8_percent_encode(text, KEPT)
}

/// Makes a text that nobody guesses.
fn secret() -> Result<String, Failure> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| errors::internal_error_detail(&error))?;
    Ok(Builder::from_random_bytes(bytes).into_uuid().to_string())
}

/// Reads the end of something; one that is over is refused.
fn end(member: &str, time: Option<&String>, now: Millis) -> Result<Option<Millis>, Failure> {
    let Some(time) = time else {
        return Ok(None);
    };
    let time = chrono::DateTime::parse_from_rfc3339(time)
        .map_err(|_| Failure::invalid(member, "is no time in ISO 8601"))?;
    match time.timestamp_millis() {
        millis if millis > now => Ok(Some(millis)),
        _ => Err(Failure::invalid(member, "is in the past")),
    }
}

/// Converts a tool that a plugin names. What it can do is taken for the worst where it does not say.
fn entry(tool: &PluginAppToolInfo) -> AppToolCatalogEntry {
    AppToolCatalogEntry {
        name: tool.name.clone(),
        scope: tool.scope.clone().unwrap_or_default(),
        risk: tool.risk.clone().unwrap_or(AppRisk::ExternalWrite),
        default_exposure: tool
            .default_exposure
            .clone()
            .unwrap_or(AppToolExposure::Direct),
        description: tool.description.clone(),
        display: None,
        presentation: None,
    }
}

/// Returns the rights that the tools of an app need, in the order of the tools.
fn scopes(app: &PluginAppInfo) -> Vec<AppScopeDescriptor> {
    let mut scopes: Vec<AppScopeDescriptor> = Vec::new();
    for tool in app.tool_catalog.iter().map(entry) {
        if tool.scope.is_empty() {
            continue;
        }
        match scopes.iter_mut().find(|scope| scope.id == tool.scope) {
            Some(scope) => {
                scope.description = format!("{}, {}", scope.description, tool.name);
                if weight(&tool.risk) > weight(&scope.risk) {
                    scope.risk = tool.risk;
                }
            }
            None => scopes.push(AppScopeDescriptor {
                display_name: tool.scope.clone(),
                id: tool.scope,
                description: format!("Tools: {}", tool.name),
                risk: tool.risk,
                default_selected: None,
            }),
        }
    }
    scopes
}

fn weight(risk: &AppRisk) -> u8 {
    match risk {
        AppRisk::Read => 0,
        AppRisk::Mutate => 1,
        AppRisk::ExternalWrite | AppRisk::Unknown(_) => 2,
    }
}

fn state(state: AppState) -> AppConnectionState {
    match state {
        AppState::NotConnected => AppConnectionState::NotConnected,
        AppState::Connecting => AppConnectionState::Connecting,
        AppState::Connected => AppConnectionState::Connected,
        AppState::NeedsAuth => AppConnectionState::NeedsAuth,
    }
}

/// One error for a wrong id, a wrong token and a request that is over: an app that guesses learns nothing.
fn unknown() -> Failure {
    let problem = "there is no such request, or its token is wrong or used";
    Failure::invalid("connectionRequestId", problem)
}
