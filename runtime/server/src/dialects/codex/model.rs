//! The methods `model/*` and `collaborationMode/*`, and the mock method by which clients test the gate for experimental
//! methods.

use threadwire_agent::PROVIDER as OFFLINE;
use threadwire_engine::ConfigOverrides;
use threadwire_protocol::codex::{
    CollaborationModeListParams, CollaborationModeListResponse, CollaborationModeMask,
    CollaborationModeMethods, InputModality, MockExperimentalMethodParams,
    MockExperimentalMethodResponse, MockMethods, Model, ModelAvailabilityNux, ModelListParams,
    ModelListResponse, ModelMethods, ModelServiceTier, ModelUpgradeInfo, ReasoningEffortOption,
    errors,
};
use threadwire_workspace::config::{CatalogModel, Modality, ModelCatalog, ServiceTier};

use super::{failure::Failure, families};

impl ModelMethods for families::Model {
    /// The cursor is the number of models before the page.
    async fn model_list(&self, params: ModelListParams) -> Result<ModelListResponse, Failure> {
        if let Some(provider) = &params.model_provider {
            let config = &self.connection.services().host.config;
            let overrides = ConfigOverrides::default();
            if !config
                .has_provider(config.cwd(), provider, &overrides)
                .await
            {
                return Err(errors::model_provider_not_configured(provider).into());
            }
        }
        let agent = self.engine().agent();
        agent.refresh_models(true).await;
        let all = agent.models();
        let config = &self.connection.services().host.config;
        // The agent has just read the files. A disk that hangs must not hold up the answer.
        let snapshot = config.last_known(None, &[]);
        // The catalog is about the models of the configured provider.
        let catalog = snapshot.as_ref().and_then(|snapshot| {
            let catalog = snapshot.loaded.catalog.as_deref()?;
            Some((snapshot.chosen_provider()?, catalog))
        });
        let is_offline = |model: &threadwire_engine::Model| model.provider == OFFLINE;
        let has_other = !all
            .iter()
            .any(|model| model.is_default && is_offline(model));
        let is_listed = |model: &&threadwire_engine::Model| match &params.model_provider {
            Some(provider) => model.provider == *provider,
            // The client chooses by the name alone, and the configured provider does not know the offline model.
            None => !(has_other && is_offline(model)),
        };
        let with_hidden = params.include_hidden == Some(true);
        let is_offered = |model: &&threadwire_engine::Model| with_hidden || !model.is_hidden;
        let models = all.iter().filter(is_listed).filter(is_offered);
        let models: Vec<_> = models.collect();
        let start = match &params.cursor {
            None => 0,
            Some(cursor) => cursor
                .parse::<usize>()
                .map_err(|_| errors::invalid_cursor(cursor))?,
        };
        if start > models.len() {
            return Err(errors::model_list::cursor_beyond_end(&start, &models.len()).into());
        }
        let limit = params
            .limit
            .map_or(usize::MAX, |limit| limit.max(1) as usize);
        let end = start.saturating_add(limit).min(models.len());
        Ok(ModelListResponse {
            data: models[start..end]
                .iter()
                .map(|model| described(model, catalog.as_ref()))
                .collect(),
            next_cursor: (end < models.len()).then(|| end.to_string()),
        })
    }
}

/// Describes an effort for people who choose one.
fn of_effort(effort: &str) -> &'static str {
    match effort {
        "none" => "Answers without reasoning",
        "minimal" => "Reasons as little as possible",
        "low" => "Answers fast, after a little reasoning",
        "medium" => "Balances speed and depth, for most tasks",
        "high" => "Reasons deeply, for hard problems",
        "xhigh" => "Reasons longest, for the hardest problems",
        _ => "",
    }
}

/// Describes a model, with what the catalog of its provider says of it.
fn described(known: &threadwire_engine::Model, catalog: Option<&(&str, &ModelCatalog)>) -> Model {
    let shown = model(known);
    let entry = catalog
        .filter(|(provider, _)| *provider == known.provider)
        .and_then(|(_, catalog)| catalog.models().find(|entry| entry.slug == known.id));
    match entry {
        Some(entry) => of_catalog(shown, entry),
        None => shown,
    }
}

fn of_catalog(model: Model, entry: &CatalogModel) -> Model {
    let upgrade = entry.upgrade.as_ref();
    let tier = |tier: &ServiceTier| ModelServiceTier {
        id: tier.id.clone(),
        name: tier.name.clone(),
        description: tier.description.clone(),
    };
    Model {
        upgrade: upgrade.map(|upgrade| upgrade.model.clone()),
        upgrade_info: upgrade.map(|upgrade| ModelUpgradeInfo {
            model: upgrade.model.clone(),
            upgrade_copy: None,
            model_link: None,
            migration_markdown: Some(upgrade.migration_markdown.clone()),
            retirement_at: None,
        }),
        availability_nux: entry.availability_nux.as_ref().map(|told| {
            let message = told.message.clone();
            ModelAvailabilityNux { message }
        }),
        model_specialty: entry.model_specialty.clone(),
        supported_reasoning_efforts: entry
            .supported_reasoning_levels
            .iter()
            .map(|level| ReasoningEffortOption {
                reasoning_effort: level.effort.clone(),
                description: level.description.clone(),
            })
            .collect(),
        input_modalities: entry
            .input_modalities
            .iter()
            .map(|modality| match modality {
                Modality::Text => InputModality::Text,
                Modality::Image => InputModality::Image,
                Modality::Audio => InputModality::Audio,
            })
            .collect(),
        additional_speed_tiers: entry.additional_speed_tiers.clone(),
        service_tiers: entry.service_tiers.iter().map(tier).collect(),
        default_service_tier: entry.default_service_tier.clone(),
        ..model
    }
}

fn model(model: &threadwire_engine::Model) -> Model {
    Model {
        id: model.id.clone(),
        model: model.id.clone(),
        upgrade: None,
        upgrade_info: None,
        availability_nux: None,
        display_name: model.display_name.clone(),
        description: model.description.clone(),
        model_specialty: None,
        hidden: model.is_hidden,
        supported_reasoning_efforts: model
            .efforts
            .iter()
            .map(|effort| ReasoningEffortOption {
                reasoning_effort: effort.clone(),
                description: of_effort(effort).to_owned(),
            })
            .collect(),
        default_reasoning_effort: model
            .default_effort
            .clone()
            .unwrap_or_else(|| "none".into()),
        // What a model takes is not known before it is asked, and clients attach nothing that is not listed.
        input_modalities: match model.provider == OFFLINE {
            true => vec![InputModality::Text],
            false => vec![InputModality::Text, InputModality::Image],
        },
        supports_personality: false,
        multi_agent_version: None,
        additional_speed_tiers: Vec::new(),
        service_tiers: Vec::new(),
        default_service_tier: None,
        available_access_programs: None,
        is_default: model.is_default,
    }
}

impl CollaborationModeMethods for families::CollaborationMode {
    async fn collaboration_mode_list(
        &self,
        _params: CollaborationModeListParams,
    ) -> Result<CollaborationModeListResponse, Failure> {
        let mode = |name: &str, kind, effort: Option<&str>| CollaborationModeMask {
            name: name.into(),
            mode: Some(kind),
            model: None,
            reasoning_effort: effort.map(str::to_owned),
            developer_instructions: None,
        };
        Ok(CollaborationModeListResponse {
            data: vec![
                mode(
                    "Plan",
                    threadwire_protocol::codex::ModeKind::Plan,
                    Some("medium"),
                ),
                mode(
                    "Default",
                    threadwire_protocol::codex::ModeKind::Default,
                    None,
                ),
            ],
        })
    }
}

impl MockMethods for families::Mock {
    async fn mock_experimental_method(
        &self,
        params: MockExperimentalMethodParams,
    ) -> Result<MockExperimentalMethodResponse, Failure> {
        Ok(MockExperimentalMethodResponse {
            echoed: params.value,
        })
    }
}
