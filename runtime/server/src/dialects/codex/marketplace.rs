//! The methods `marketplace/*`.

use threadwire_host::plugins::Error;
use threadwire_protocol::{
    RequestMethod,
    codex::{
        MarketplaceAddParams, MarketplaceAddResponse, MarketplaceMethods, MarketplaceRemoveParams,
        MarketplaceRemoveResponse, MarketplaceUpgradeErrorInfo, MarketplaceUpgradeParams,
        MarketplaceUpgradeResponse,
        errors::{marketplace_add, marketplace_remove, marketplace_upgrade},
        method,
    },
};
use threadwire_workspace::plugins::Error as PluginError;

use super::{failure::Failure, families, plugin::refusal};

/// Words why a marketplace is not added.
pub(super) fn not_added(error: &Error) -> Failure {
    match error {
        Error::SourceEmpty => marketplace_add::source_empty().into(),
        Error::SourceInvalid => marketplace_add::invalid_source().into(),
        Error::SourceMissing(detail) => marketplace_add::source_folder_missing(detail).into(),
        Error::SourceIsFile => marketplace_add::source_is_file().into(),
        Error::NeedsRepository("ref") => marketplace_add::ref_needs_git().into(),
        Error::NeedsRepository(_) => marketplace_add::sparse_needs_git().into(),
        Error::OtherSource(name) => marketplace_add::other_source(name).into(),
        Error::Plugin(PluginError::NotAMarket(folder)) => {
            marketplace_add::manifest_missing(&folder.display()).into()
        }
        error => refusal(error),
    }
}

impl MarketplaceMethods for families::Marketplace {
    async fn marketplace_add(
        &self,
        params: MarketplaceAddParams,
    ) -> Result<MarketplaceAddResponse, Failure> {
        let is_sparse = params.sparse_paths.is_some_and(|paths| !paths.is_empty());
        let plugins = &self.connection.services().host.plugins;
        let by = method::MarketplaceAdd::NAME;
        let added = plugins.add(&params.source, params.ref_name, is_sparse, by);
        let added = added.await.map_err(|error| not_added(&error))?;
        Ok(MarketplaceAddResponse {
            marketplace_name: added.name,
            installed_root: added.root.display().to_string(),
            already_added: added.already,
        })
    }

    async fn marketplace_remove(
        &self,
        params: MarketplaceRemoveParams,
    ) -> Result<MarketplaceRemoveResponse, Failure> {
        let name = params.marketplace_name;
        if name.is_empty() {
            return Err(marketplace_remove::name_empty().into());
        }
        let plugins = &self.connection.services().host.plugins;
        let removed = plugins.remove(&name, method::MarketplaceRemove::NAME).await;
        let root = removed.map_err(|error| -> Failure {
            match &error {
                Error::Name => marketplace_remove::name_invalid().into(),
                Error::Unknown(name) => marketplace_remove::marketplace_not_found(name).into(),
                error => refusal(error),
            }
        })?;
        Ok(MarketplaceRemoveResponse {
            marketplace_name: name,
            installed_root: root.map(|root| root.display().to_string()),
        })
    }

    async fn marketplace_upgrade(
        &self,
        params: MarketplaceUpgradeParams,
    ) -> Result<MarketplaceUpgradeResponse, Failure> {
        let plugins = &self.connection.services().host.plugins;
        let name = params.marketplace_name.as_deref();
        let upgraded = plugins.upgrade(name, method::MarketplaceUpgrade::NAME);
        let upgraded = upgraded.await.map_err(|error| -> Failure {
            match &error {
                Error::NoRepository(name) => {
                    marketplace_upgrade::not_a_git_marketplace(name).into()
                }
                error => refusal(error),
            }
        })?;
        let roots = upgraded.roots.iter();
        let errors = upgraded.errors.into_iter();
        Ok(MarketplaceUpgradeResponse {
            selected_marketplaces: upgraded.selected,
            upgraded_roots: roots.map(|root| root.display().to_string()).collect(),
            errors: errors
                .map(|(marketplace_name, message)| MarketplaceUpgradeErrorInfo {
                    marketplace_name,
                    message,
                })
                .collect(),
        })
    }
}
