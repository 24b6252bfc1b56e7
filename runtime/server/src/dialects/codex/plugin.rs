//! The methods `plugin/*`.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use threadwire_host::{
    Snapshot,
    plugins::{Error, Listing, Plugins},
};
use threadwire_protocol::{
    RequestMethod,
    codex::{
        MarketplaceInterface, MarketplaceLoadErrorInfo, PluginAuthPolicy, PluginAvailability,
        PluginDetail, PluginHookSummary, PluginInstallParams, PluginInstallPolicy,
        PluginInstallResponse, PluginInstalledParams, PluginInstalledResponse, PluginInterface,
        PluginListParams, PluginListResponse, PluginMarketplaceEntry, PluginMethods,
        PluginReadParams, PluginReadResponse, PluginReconcileParams, PluginReconcileResponse,
        PluginSearchParams, PluginSearchResponse, PluginSearchResult, PluginSource,
        PluginSourceGit, PluginSourceLocal, PluginSourceNpm, PluginSummary, PluginUninstallParams,
        PluginUninstallResponse, SkillSummary,
        errors::{self, plugin_install, plugin_list, plugin_read, plugin_uninstall},
        method,
    },
    envelope::RpcError,
};
use threadwire_workspace::{
    blocking,
    config::{self, SkillsConfig},
    plugins::{Entry, Interface, Manifest, Market, PluginId, Policy, Source, hooks_of},
    skills,
    sort::sort_by,
};

use super::{failure::Failure, families, fs, hooks, skills::interface as skill_interface};

/// Number of found plugins in a page, if the client names none.
const PAGE: usize = 50;

/// The feature of the configuration that switches all plugins off.
const FEATURE: &str = "plugins";

impl PluginMethods for families::Plugin {
    async fn plugin_list(&self, params: PluginListParams) -> Result<PluginListResponse, Failure> {
        use threadwire_protocol::codex::PluginListMarketplaceKind as Kind;

        let kinds = params.marketplace_kinds;
        let is_remote = |kind: &Kind| !matches!(kind, Kind::Local | Kind::Vertical);
        if kinds.iter().flatten().any(is_remote) {
            return Err(plugin_list::signed_out().into());
        }
        if kinds.is_some_and(|kinds| !kinds.contains(&Kind::Local)) {
            return Ok(PluginListResponse {
                marketplaces: Vec::new(),
                marketplace_load_errors: Vec::new(),
                featured_plugin_ids: Vec::new(),
            });
        }
        let listing = self.listing(params.cwds).await?;
        let (mut marketplaces, marketplace_load_errors) = listed(listing, None).await;
        marketplaces.retain(|marketplace| !marketplace.plugins.is_empty());
        Ok(PluginListResponse {
            marketplaces,
            marketplace_load_errors,
            featured_plugin_ids: Vec::new(),
        })
    }

    async fn plugin_installed(
        &self,
        params: PluginInstalledParams,
    ) -> Result<PluginInstalledResponse, Failure> {
        let listing = self.listing(params.cwds).await?;
        let suggested = params.install_suggestion_plugin_names.unwrap_or_default();
        let (mut marketplaces, marketplace_load_errors) = listed(listing, Some(suggested)).await;
        marketplaces.retain(|marketplace| !marketplace.plugins.is_empty());
        Ok(PluginInstalledResponse {
            marketplaces,
            marketplace_load_errors,
        })
    }

    async fn plugin_read(&self, params: PluginReadParams) -> Result<PluginReadResponse, Failure> {
        let file = match (params.marketplace_path, params.remote_marketplace_name) {
            (Some(path), None) => fs::absolute(&path)?,
            (None, Some(_)) => return Err(plugin_read::signed_out().into()),
            _ => return Err(plugin_read::marketplace_ambiguous().into()),
        };
        let snapshot = self.snapshot().await?;
        if snapshot.features.is_off(FEATURE) {
            return Err(plugin_read::feature_off().into());
        }
        let found = self.plugins().find(file, params.plugin_name).await;
        let (market, entry, manifest) = found.map_err(|error| refused(&error))?;
        let listing = self.listing(None).await?;
        let switches = snapshot.skills.clone();
        let plugin =
            blocking::run(move || detail(&market, &entry, manifest, &listing, &switches)).await;
        Ok(PluginReadResponse { plugin })
    }

    async fn plugin_search(
        &self,
        params: PluginSearchParams,
    ) -> Result<PluginSearchResponse, Failure> {
        let term = params.search_term.trim().to_lowercase();
        let start = match &params.cursor {
            None => 0,
            Some(cursor) => cursor
                .parse::<usize>()
                .map_err(|_| errors::invalid_cursor(cursor))?,
        };
        let limit = params.limit.map_or(PAGE, |limit| limit.max(1) as usize);
        let listing = self.listing(params.cwds).await?;
        let (marketplaces, _) = listed(listing, None).await;
        let found = marketplaces.into_iter().flat_map(|marketplace| {
            let (name, path) = (marketplace.name, marketplace.path);
            marketplace
                .plugins
                .into_iter()
                .map(move |plugin| PluginSearchResult {
                    plugin: PluginSummary {
                        enabled: false,
                        ..plugin
                    },
                    marketplace_name: name.clone(),
                    marketplace_path: path.clone(),
                })
        });
        let matches = |result: &PluginSearchResult| {
            let shown = result.plugin.interface.as_ref();
            let shown = shown.and_then(|interface| interface.display_name.as_deref());
            let mut names = [Some(result.plugin.name.as_str()), shown]
                .into_iter()
                .flatten();
            !term.is_empty() && names.any(|name| name.to_lowercase().contains(&term))
        };
        let mut data: Vec<_> = found.filter(matches).collect();
        sort_by(&mut data, |a, b| a.plugin.name.cmp(&b.plugin.name));
        data.drain(..start.min(data.len()));
        let next_cursor = (data.len() > limit).then(|| (start + limit).to_string());
        data.truncate(limit);
        Ok(PluginSearchResponse { data, next_cursor })
    }

    async fn plugin_install(
        &self,
        params: PluginInstallParams,
    ) -> Result<PluginInstallResponse, Failure> {
        let file = match (params.marketplace_path, params.remote_marketplace_name) {
            (Some(path), None) => fs::absolute(&path)?,
            (None, Some(_)) => return Err(plugin_install::signed_out().into()),
            _ => return Err(plugin_install::marketplace_ambiguous().into()),
        };
        let by = method::PluginInstall::NAME;
        let installed = self.plugins().install(file, params.plugin_name, by).await;
        let (_, entry) = installed.map_err(|error| refusal(&error))?;
        Ok(PluginInstallResponse {
            auth_policy: auth_policy(&entry),
            apps_needing_auth: Vec::new(),
        })
    }

    async fn plugin_uninstall(
        &self,
        params: PluginUninstallParams,
    ) -> Result<PluginUninstallResponse, Failure> {
        if params.plugin_id.is_empty() {
            return Err(plugin_uninstall::plugin_id_invalid().into());
        }
        if !params.plugin_id.contains('@') {
            return Err(plugin_uninstall::signed_out().into());
        }
        let id = PluginId::parse(&params.plugin_id);
        let id = id.ok_or_else(plugin_uninstall::plugin_id_invalid)?;
        let by = method::PluginUninstall::NAME;
        let removed = self.plugins().uninstall(id, by).await;
        removed.map_err(|error| refusal(&error))?;
        Ok(PluginUninstallResponse {})
    }

    /// Changes nothing: only an account of the vendor has plugins elsewhere.
    async fn plugin_reconcile(
        &self,
        _params: PluginReconcileParams,
    ) -> Result<PluginReconcileResponse, Failure> {
        Ok(PluginReconcileResponse {
            changed_plugins: Vec::new(),
            failed_remote_plugin_ids: Vec::new(),
            failed_materialization_remote_plugin_ids: Vec::new(),
        })
    }
}

impl families::Plugin {
    fn plugins(&self) -> &Plugins {
        &self.connection.services().host.plugins
    }

    /// Returns the configuration without a folder.
    async fn snapshot(&self) -> Result<Arc<Snapshot>, Failure> {
        let config = &self.connection.services().host.config;
        let snapshot = config.current(None, &[]).await;
        Ok(snapshot.map_err(|error| unreadable(&error))?)
    }

    /// Lists the marketplaces; none if plugins are switched off.
    async fn listing(&self, cwds: Option<Vec<String>>) -> Result<Listing, Failure> {
        if self.snapshot().await?.features.is_off(FEATURE) {
            return Ok(Listing::default());
        }
        let cwds = cwds.into_iter().flatten();
        let cwds: Vec<PathBuf> = cwds
            .map(|cwd| fs::absolute(&cwd))
            .collect::<Result<_, _>>()?;
        let listing = self.plugins().list(cwds).await;
        Ok(listing.map_err(|error| unreadable(&error))?)
    }
}

/// Words why a plugin or a marketplace cannot be used.
fn refused(error: &threadwire_workspace::plugins::Error) -> Failure {
    use threadwire_workspace::plugins::Error as Plugin;

    match error {
        Plugin::NoMarket(file) => errors::marketplace_file_not_found(&file.display()).into(),
        error => errors::invalid_request(error).into(),
    }
}

/// Words why the configuration of plugins cannot be used.
fn unreadable(error: &config::Error) -> RpcError {
    errors::internal_error(&format!("failed to reload config: {error}"))
}

/// Words why plugins are not changed.
pub(super) fn refusal(error: &Error) -> Failure {
    match error {
        Error::Plugin(error) => refused(error),
        Error::Config(error) => unreadable(error).into(),
        error => errors::invalid_request(error).into(),
    }
}

/// Converts the marketplaces: with all plugins, or with those that are installed or have one of these names.
async fn listed(
    listing: Listing,
    suggested: Option<Vec<String>>,
) -> (Vec<PluginMarketplaceEntry>, Vec<MarketplaceLoadErrorInfo>) {
    blocking::run(move || {
        let entry = |market: &Market| PluginMarketplaceEntry {
            name: market.name.clone(),
            path: Some(market.file.display().to_string()),
            interface: market
                .interface
                .clone()
                .map(|display_name| MarketplaceInterface { display_name }),
            plugins: market
                .entries
                .iter()
                .filter_map(|entry| {
                    let id = id_of(market, entry);
                    let is_installed = listing.installed.contains_key(&id);
                    let is_wanted = suggested
                        .as_ref()
                        .is_none_or(|names| is_installed || names.contains(&entry.name));
                    is_wanted.then_some(())?;
                    let manifest = match &entry.source {
                        Source::Local(root) => Manifest::read(root).ok(),
                        _ => None,
                    };
                    Some(summary(market, entry, manifest.as_ref(), &listing))
                })
                .collect(),
        };
        let marketplaces = listing.markets.iter().map(entry).collect();
        let problem = |(file, message): &(PathBuf, String)| MarketplaceLoadErrorInfo {
            marketplace_path: file.display().to_string(),
            message: message.clone(),
        };
        (marketplaces, listing.problems.iter().map(problem).collect())
    })
    .await
}

fn id_of(market: &Market, entry: &Entry) -> PluginId {
    PluginId {
        name: entry.name.clone(),
        market: market.name.clone(),
    }
}

fn auth_policy(entry: &Entry) -> PluginAuthPolicy {
    match entry.signs_in_on_use {
        true => PluginAuthPolicy::OnUse,
        false => PluginAuthPolicy::OnInstall,
    }
}

fn summary(
    market: &Market,
    entry: &Entry,
    manifest: Option<&Manifest>,
    listing: &Listing,
) -> PluginSummary {
    let id = id_of(market, entry);
    let installed = listing.installed.contains_key(&id);
    let root = match &entry.source {
        Source::Local(root) => Some(&**root),
        _ => None,
    };
    PluginSummary {
        enabled: installed && listing.switches.get(&id) == Some(&true),
        id: id.to_string(),
        remote_plugin_id: None,
        version: None,
        local_version: manifest.and_then(|manifest| manifest.version.clone()),
        name: entry.name.clone(),
        share_context: None,
        source: source(&entry.source),
        installed,
        installed_at: None,
        install_policy: match entry.installation {
            Policy::NotAvailable => PluginInstallPolicy::NotAvailable,
            Policy::Available => PluginInstallPolicy::Available,
            Policy::InstalledByDefault => PluginInstallPolicy::InstalledByDefault,
        },
        install_policy_source: None,
        must_show_installation_interstitial: None,
        auth_policy: auth_policy(entry),
        availability: PluginAvailability::Available,
        disabled_reason: None,
        eligible_plan_types: None,
        interface: manifest
            .and_then(|manifest| manifest.interface.as_ref())
            .zip(root)
            .and_then(|(shown, root)| interface(shown, root, entry)),
        keywords: manifest.map_or_else(Vec::new, |manifest| manifest.keywords.clone()),
    }
}

fn source(source: &Source) -> PluginSource {
    match source {
        Source::Local(root) => PluginSource::Local(PluginSourceLocal {
            path: root.display().to_string(),
        }),
        Source::Git {
            url,
            path,
            reference,
            sha,
        } => PluginSource::Git(PluginSourceGit {
            url: url.clone(),
            path: path.clone(),
            ref_name: reference.clone(),
            sha: sha.clone(),
        }),
        Source::Npm {
            package,
            version,
            registry,
        } => PluginSource::Npm(PluginSourceNpm {
            package: package.clone(),
            version: version.clone(),
            registry: registry.clone(),
        }),
    }
}

/// Returns how to show a plugin; `None` if nothing is said.
fn interface(shown: &Interface, root: &Path, entry: &Entry) -> Option<PluginInterface> {
    let picture =
        |path: Option<&str>| Interface::picture(root, path).map(|path| path.display().to_string());
    let screenshots = shown.screenshots.iter();
    let made = PluginInterface {
        display_name: shown.display_name.clone(),
        short_description: shown.short_description.clone(),
        long_description: shown.long_description.clone(),
        developer_name: shown.developer_name.clone(),
        // What the marketplace says counts.
        category: entry.category.clone().or_else(|| shown.category.clone()),
        capabilities: shown.capabilities.clone(),
        website_url: shown.website_url.clone(),
        privacy_policy_url: shown.privacy_policy_url.clone(),
        terms_of_service_url: shown.terms_of_service_url.clone(),
        default_prompt: shown.prompts(),
        brand_color: shown.brand_color.clone(),
        composer_icon: picture(shown.composer_icon.as_deref()),
        composer_icon_url: None,
        logo: picture(shown.logo.as_deref()),
        logo_dark: None,
        logo_url: None,
        logo_url_dark: None,
        screenshots: screenshots.filter_map(|path| picture(Some(path))).collect(),
        screenshot_urls: Vec::new(),
    };
    let texts = [
        &made.display_name,
        &made.short_description,
        &made.long_description,
        &made.developer_name,
        &made.category,
        &made.website_url,
        &made.privacy_policy_url,
        &made.terms_of_service_url,
        &made.brand_color,
        &made.composer_icon,
        &made.logo,
    ];
    let says_something = texts.iter().any(|text| text.is_some())
        || made.default_prompt.is_some()
        || !made.capabilities.is_empty()
        || !made.screenshots.is_empty();
    says_something.then_some(made)
}

fn detail(
    market: &Market,
    entry: &Entry,
    manifest: Option<Manifest>,
    listing: &Listing,
    switches: &SkillsConfig,
) -> PluginDetail {
    let root = match &entry.source {
        Source::Local(root) => Some(root),
        _ => None,
    };
    let read = manifest.as_ref().zip(root);
    let id = id_of(market, entry);
    let mut found = read.map_or_else(Vec::new, |(manifest, root)| {
        let folders = manifest.skills(root);
        folders
            .iter()
            .flat_map(|folder| skills::of_plugin(&manifest.name, folder))
            .collect()
    });
    sort_by(&mut found, |a, b| {
        (&a.name, &a.file).cmp(&(&b.name, &b.file))
    });
    let skills = found.into_iter().filter_map(|skill| {
        let description = skill.description.ok()?;
        Some(SkillSummary {
            enabled: switches.is_enabled(&skill.name, &skill.file),
            name: skill.name,
            description: description.text,
            short_description: description.short,
            interface: description.interface.map(skill_interface),
            path: Some(skill.file.display().to_string()),
        })
    });
    let url = match &entry.source {
        Source::Git { url, .. } => Some(url.as_str()),
        Source::Npm { package, .. } => Some(package.as_str()),
        Source::Local(_) => None,
    };
    PluginDetail {
        marketplace_name: market.name.clone(),
        marketplace_path: Some(market.file.display().to_string()),
        summary: summary(market, entry, manifest.as_ref(), listing),
        share_url: None,
        description: match (&manifest, url) {
            (Some(manifest), _) => manifest.description.clone(),
            (None, Some(url)) => Some(format!(
                "The plugin is not on this machine: its source is {url}."
            )),
            (None, None) => None,
        },
        skills: skills.collect(),
        onboarding_skill: None,
        hooks: read.map_or_else(Vec::new, |(manifest, root)| {
            let found = hooks_of(&id, manifest, root);
            found
                .into_iter()
                .map(|hook| PluginHookSummary {
                    key: hook.key,
                    event_name: hooks::event(hook.event),
                })
                .collect()
        }),
        apps: Vec::new(),
        app_templates: Vec::new(),
        mcp_servers: read.map_or_else(Vec::new, |(manifest, root)| {
            let servers = manifest.servers(root).into_iter();
            servers.map(|(name, _)| name).collect()
        }),
        scheduled_tasks: None,
    }
}
