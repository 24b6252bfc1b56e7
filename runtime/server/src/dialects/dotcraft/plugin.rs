//! The methods `plugin/*`: plugins of the workspace and of the user, those that come with the product, and those that
//! clients of Codex installed.

use std::path::Path;

use serde_json::Value;
use threadwire_host::{Area, plugins::Plugins};
use threadwire_protocol::{
    RequestMethod,
    dotcraft::{
        AppListUpdatedNotification, McpTransport, PluginDiagnostic, PluginInfo,
        PluginInstallParams, PluginInstallResponse, PluginInterface, PluginListParams,
        PluginListResponse, PluginMcpServerInfo, PluginMethods, PluginRemoveParams,
        PluginRemoveResponse, PluginSetEnabledParams, PluginSetEnabledResponse, PluginSkillInfo,
        PluginViewParams, PluginViewResponse, errors, method, notification::AppListUpdated,
    },
};
use threadwire_workspace::{
    config::McpServer,
    craft::{
        Error, Folders,
        plugins::{self, DISABLED, Plugin, Problem, Refusal, Source},
        settings::{self, Settings, same},
        skills,
    },
    plugins::{Interface, Manifest, PluginId},
    skills as known,
};

use super::{
    Failure,
    apps::of_plugin,
    families,
    skills::{broken, icon},
    to_wire::message,
};

impl PluginMethods for families::Plugin {
    async fn plugin_list(&self, params: PluginListParams) -> Result<PluginListResponse, Failure> {
        let listed = self.workspace().with(|folders| {
            let settings = Settings::read(folders)?;
            let (plugins, problems) = plugins::list(folders, &settings);
            let infos = plugins.iter().map(|plugin| info(plugin, &settings));
            Ok::<_, Error>((infos.collect::<Vec<_>>(), problems))
        });
        let (mut plugins, problems) = listed.await.map_err(broken)?;
        plugins.extend(self.of_codex().await?);
        if params.include_disabled == Some(false) {
            plugins.retain(|plugin| plugin.enabled);
        }
        Ok(PluginListResponse {
            plugins,
            diagnostics: problems.iter().map(diagnostic).collect(),
        })
    }

    async fn plugin_view(&self, params: PluginViewParams) -> Result<PluginViewResponse, Failure> {
        let plugin = self.view(params.id).await?;
        Ok(PluginViewResponse { plugin })
    }

    async fn plugin_install(
        &self,
        params: PluginInstallParams,
    ) -> Result<PluginInstallResponse, Failure> {
        if let Some(plugin) = self.codex_plugin(&params.id).await? {
            return Ok(PluginInstallResponse { plugin });
        }
        let id = params.id.clone();
        let installed = self.workspace().with(move |folders| {
            let settings = Settings::read(folders)?;
            let plugin = plugins::find(folders, &settings, &id)?;
            if !plugins::install(folders, &plugin)? {
                return Ok::<_, Refusal>(false);
            }
            if let Some(edit) = settings::listed(&settings, &DISABLED, &plugin.id, false) {
                settings::edit(folders, &[edit])?;
            }
            Ok(true)
        });
        let is_new = installed.await.map_err(refused)?;
        let plugin = self.view(params.id).await?;
        if is_new {
            self.changed(method::PluginInstall::NAME);
            self.apps_changed(&plugin, method::PluginInstall::NAME);
        }
        Ok(PluginInstallResponse { plugin })
    }

    async fn plugin_remove(
        &self,
        params: PluginRemoveParams,
    ) -> Result<PluginRemoveResponse, Failure> {
        let id = params.id.clone();
        let removed = self.workspace().with(move |folders| {
            let settings = Settings::read(folders)?;
            let plugin = plugins::find(folders, &settings, &id)?;
            let info = info(&plugin, &settings);
            if !plugin.is_installed() {
                return Ok::<_, Refusal>((info, false));
            }
            plugins::remove(folders, &plugin)?;
            if let Some(edit) = settings::listed(&settings, &DISABLED, &plugin.id, false) {
                settings::edit(folders, &[edit])?;
            }
            Ok((info, true))
        });
        let (before, removed) = removed.await.map_err(refused)?;
        if removed {
            self.changed(method::PluginRemove::NAME);
            self.apps_changed(&before, method::PluginRemove::NAME);
        }
        // A plugin that comes with the product is still on offer; of another one nothing is left to show.
        let plugin = match self.view(params.id).await {
            Ok(plugin) => plugin,
            Err(_) => PluginInfo {
                enabled: false,
                installed: false,
                removable: false,
                root_path: None,
                ..before
            },
        };
        Ok(PluginRemoveResponse { plugin })
    }

    async fn plugin_set_enabled(
        &self,
        params: PluginSetEnabledParams,
    ) -> Result<PluginSetEnabledResponse, Failure> {
        if self.codex_plugin(&params.id).await?.is_some()
            && let Some(id) = PluginId::parse(&params.id)
        {
            let by = method::PluginSetEnabled::NAME;
            let switched = self.plugins().set_enabled(&id, params.enabled, by).await;
            switched.map_err(|error| errors::internal_error_detail(&error))?;
            let plugin = self.view(params.id).await?;
            return Ok(PluginSetEnabledResponse { plugin });
        }
        let id = params.id.clone();
        let is_off = !params.enabled;
        let switched = self.workspace().with(move |folders| {
            let settings = Settings::read(folders)?;
            let plugin = plugins::find(folders, &settings, &id)?;
            if !plugin.is_installed() {
                return Err(Refusal::Unknown(id));
            }
            if let Some(edit) = settings::listed(&settings, &DISABLED, &plugin.id, is_off) {
                settings::edit(folders, &[edit])?;
            }
            Ok(())
        });
        switched.await.map_err(refused)?;
        self.changed(method::PluginSetEnabled::NAME);
        let plugin = self.view(params.id).await?;
        self.apps_changed(&plugin, method::PluginSetEnabled::NAME);
        Ok(PluginSetEnabledResponse { plugin })
    }
}

impl families::Plugin {
    fn plugins(&self) -> &Plugins {
        &self.connection.services().host.plugins
    }

    fn changed(&self, by: &'static str) {
        self.workspace().changed(&[Area::Plugins], by);
    }

    /// Tells all clients that the apps of a plugin changed, if it brings any.
    fn apps_changed(&self, plugin: &PluginInfo, by: &'static str) {
        if plugin.apps.is_empty() {
            return;
        }
        let apps = plugin.apps.iter().map(|app| app.app_id.clone());
        let updated = message::<AppListUpdated>(&AppListUpdatedNotification {
            reason: by.to_owned(),
            app_ids: apps.collect(),
        });
        for session in self.dialect.clients() {
            session.tell(&updated);
        }
    }

    async fn view(&self, id: String) -> Result<PluginInfo, Failure> {
        if let Some(plugin) = self.codex_plugin(&id).await? {
            return Ok(plugin);
        }
        let found = self.workspace().with(move |folders| {
            let settings = Settings::read(folders)?;
            let plugin = plugins::find(folders, &settings, &id)?;
            Ok(info(&plugin, &settings))
        });
        found.await.map_err(refused)
    }

    /// Returns the installed plugins of Codex.
    async fn of_codex(&self) -> Result<Vec<PluginInfo>, Failure> {
        let listing = self.plugins().list(Vec::new()).await;
        let listing = listing.map_err(|error| errors::internal_error_detail(&error))?;
        let read = self.workspace().with(move |_: &Folders| {
            let installed = listing.installed.iter();
            let infos = installed.filter_map(|(id, root)| {
                let manifest = Manifest::read(root).ok()?;
                let is_on = listing.switches.get(id) == Some(&true);
                Some(codex_info(id, root, &manifest, is_on))
            });
            infos.collect()
        });
        Ok(read.await)
    }

    async fn codex_plugin(&self, id: &str) -> Result<Option<PluginInfo>, Failure> {
        // The ids of other plugins have no `@`.
        if !id.contains('@') {
            return Ok(None);
        }
        let mut plugins = self.of_codex().await?.into_iter();
        Ok(plugins.find(|plugin| plugin.id == id))
    }
}

fn refused(refusal: Refusal) -> Failure {
    match refusal {
        Refusal::Failed(error) => broken(error),
        refusal => Failure::invalid("id", refusal.to_string()),
    }
}

fn diagnostic(problem: &Problem) -> PluginDiagnostic {
    PluginDiagnostic {
        severity: Some("error".to_owned()),
        code: problem.code.to_owned(),
        message: problem.message.clone(),
        plugin_id: None,
        path: Some(problem.file.display().to_string()),
    }
}

fn info(plugin: &Plugin, settings: &Settings) -> PluginInfo {
    let is_on = plugin.is_on(settings);
    let shown = |key: &str| plugin.shown(key)?.as_str().map(str::to_owned);
    let picture = |key: &str| icon(plugin.inside(plugin.shown(key)?.as_str()?)?);
    let off = settings.list(&skills::DISABLED);
    let folder = plugin.skills();
    let skills = folder.iter().flat_map(|folder| {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut folders: Vec<_> = entries.map(|entry| entry.path()).collect();
        folders.sort_unstable();
        folders
    });
    let text = |key: &str| plugin.text(key).unwrap_or_default().to_owned();
    PluginInfo {
        id: plugin.id.clone(),
        display_name: shown("displayName").unwrap_or_else(|| text("displayName")),
        description: shown("shortDescription").unwrap_or_else(|| text("description")),
        version: plugin.text("version").map(str::to_owned),
        enabled: is_on,
        installed: plugin.is_installed(),
        installable: plugin.is_offered && !plugin.is_installed(),
        removable: plugin.is_marked,
        source: match plugin.source {
            Source::Workspace => "workspace",
            Source::Explicit => "explicit",
            Source::User => "userglobal",
            Source::Catalog => "builtin",
        }
        .to_owned(),
        root_path: plugin
            .is_installed()
            .then(|| plugin.root.display().to_string()),
        interface: plugin.has_interface().then(|| PluginInterface {
            display_name: shown("displayName"),
            short_description: shown("shortDescription"),
            long_description: shown("longDescription"),
            developer_name: shown("developerName"),
            category: shown("category"),
            capabilities: plugin.shown("capabilities").and_then(texts),
            default_prompt: shown("defaultPrompt"),
            brand_color: shown("brandColor"),
            composer_icon_data_url: picture("composerIcon"),
            logo_data_url: picture("logo"),
            website_url: shown("websiteUrl"),
            privacy_policy_url: shown("privacyPolicyUrl"),
            terms_of_service_url: shown("termsOfServiceUrl"),
        }),
        functions: Vec::new(),
        skills: skills
            .filter_map(|folder| skills::Skill::in_folder(&folder, skills::Source::Plugin))
            .map(|skill| PluginSkillInfo {
                enabled: is_on && !off.iter().any(|name| same(name, &skill.name)),
                display_name: None,
                description: skill.member("description").map(str::to_owned),
                short_description: None,
                name: skill.name,
            })
            .collect(),
        apps: of_plugin(plugin),
        mcp_servers: plugin
            .servers()
            .iter()
            .map(|(name, server)| PluginMcpServerInfo {
                name: name.clone(),
                runtime_name: format!("{}:{name}", plugin.id),
                transport: match server.get("url").or_else(|| server.get("Url")) {
                    Some(_) => McpTransport::StreamableHttp,
                    None => McpTransport::Stdio,
                },
                enabled: is_on,
                // Programs that a folder brings along are not started without the user's word.
                active: false,
                shadowed_by: None,
            })
            .collect(),
        diagnostics: None,
        lsp_servers: None,
        hooks: None,
        marketplace_name: None,
    }
}

fn texts(value: &Value) -> Option<Vec<String>> {
    let texts = value.as_array()?.iter();
    Some(
        texts
            .filter_map(|text| text.as_str().map(str::to_owned))
            .collect(),
    )
}

fn codex_info(id: &PluginId, root: &Path, manifest: &Manifest, is_on: bool) -> PluginInfo {
    let shown = manifest.interface.as_ref();
    let name = shown.and_then(|shown| shown.display_name.clone());
    let folders = manifest.skills(root);
    let skills = folders
        .iter()
        .flat_map(|folder| known::of_plugin(&id.name, folder));
    PluginInfo {
        id: id.to_string(),
        display_name: name.unwrap_or_else(|| manifest.name.clone()),
        description: manifest.description.clone().unwrap_or_default(),
        version: manifest.version.clone(),
        enabled: is_on,
        installed: true,
        installable: false,
        removable: false,
        source: "userglobal".to_owned(),
        root_path: Some(root.display().to_string()),
        interface: shown.map(|shown| codex_interface(shown, root)),
        functions: Vec::new(),
        skills: skills
            .filter_map(|skill| {
                let description = skill.description.ok()?;
                Some(PluginSkillInfo {
                    name: skill.name,
                    display_name: description
                        .interface
                        .and_then(|interface| interface.display_name),
                    description: Some(description.text),
                    short_description: description.short,
                    enabled: is_on,
                })
            })
            .collect(),
        apps: Vec::new(),
        mcp_servers: manifest
            .servers(root)
            .into_iter()
            .map(|(name, server)| codex_server(name, &server, is_on))
            .collect(),
        diagnostics: None,
        lsp_servers: None,
        hooks: None,
        marketplace_name: None,
    }
}

fn codex_server(name: String, server: &McpServer, is_on: bool) -> PluginMcpServerInfo {
    PluginMcpServerInfo {
        runtime_name: name.clone(),
        name,
        transport: match server.url {
            Some(_) => McpTransport::StreamableHttp,
            None => McpTransport::Stdio,
        },
        enabled: is_on && server.enabled,
        active: is_on && server.enabled,
        shadowed_by: None,
    }
}

fn codex_interface(shown: &Interface, root: &Path) -> PluginInterface {
    let picture = |path: Option<&str>| icon(Interface::picture(root, path)?);
    PluginInterface {
        display_name: shown.display_name.clone(),
        short_description: shown.short_description.clone(),
        long_description: shown.long_description.clone(),
        developer_name: shown.developer_name.clone(),
        category: shown.category.clone(),
        capabilities: Some(shown.capabilities.clone()),
        default_prompt: shown
            .prompts()
            .and_then(|prompts| prompts.into_iter().next()),
        brand_color: shown.brand_color.clone(),
        composer_icon_data_url: picture(shown.composer_icon.as_deref()),
        logo_data_url: picture(shown.logo.as_deref()),
        website_url: shown.website_url.clone(),
        privacy_policy_url: shown.privacy_policy_url.clone(),
        terms_of_service_url: shown.terms_of_service_url.clone(),
    }
}
