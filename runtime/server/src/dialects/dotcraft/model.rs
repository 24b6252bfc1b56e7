//! The method `model/list`.

use threadwire_engine::Model;
use threadwire_protocol::dotcraft::{
    ModelCatalogItem, ModelListParams, ModelListResponse, ModelMethods, ModelReasoningCapability,
    ReasoningEffort, ReasoningEffortOption, ReasoningOutput,
};

use super::{Failure, families};
use crate::dialects::time::iso;

impl ModelMethods for families::Model {
    /// Answers no error if a provider is missing: the result describes the problem.
    async fn model_list(&self, params: ModelListParams) -> Result<ModelListResponse, Failure> {
        let agent = self.engine().agent();
        agent.refresh_models(true).await;
        let models = agent.models();
        let preferred = models
            .iter()
            .find(|model| model.is_default)
            .or(models.first());
        let provider = params
            .provider_id
            .or_else(|| preferred.map(|model| model.provider.clone()));
        let of_provider =
            |model: &&Model| provider.as_ref() == Some(&model.provider) && !model.is_hidden;
        let catalog: Vec<ModelCatalogItem> = models.iter().filter(of_provider).map(item).collect();
        let success = !catalog.is_empty();
        Ok(ModelListResponse {
            success,
            error_code: (!success).then(|| "ProviderNotFound".to_owned()),
            error_message: (!success).then(|| match &provider {
                Some(provider) => format!("No provider is called {provider}."),
                None => "No models are configured.".to_owned(),
            }),
            provider_id: provider,
            protocol: None,
            models: catalog,
        })
    }
}

fn item(model: &Model) -> ModelCatalogItem {
    let efforts: Vec<ReasoningEffort> = model
        .efforts
        .iter()
        .filter_map(|effort| self::effort(effort))
        .collect();
    let default = model
        .default_effort
        .as_deref()
        .and_then(effort)
        .or_else(|| efforts.first().cloned());
    ModelCatalogItem {
        id: model.id.clone(),
        owned_by: model.provider.clone(),
        // The release date of a model is not known, but the member is required.
        created_at: iso(0),
        reasoning: default.map(|default_effort| ModelReasoningCapability {
            supports_disable: model.efforts.iter().any(|effort| effort == "none"),
            supported_efforts: efforts
                .into_iter()
                .map(|effort| ReasoningEffortOption {
                    label: effort.to_string(),
                    effort,
                })
                .collect(),
            default_effort,
            supported_outputs: vec![ReasoningOutput::Summary],
            default_output: ReasoningOutput::Summary,
        }),
    }
}

fn effort(name: &str) -> Option<ReasoningEffort> {
    match name {
        "low" => Some(ReasoningEffort::Low),
        "medium" => Some(ReasoningEffort::Medium),
        "high" => Some(ReasoningEffort::High),
        "xhigh" => Some(ReasoningEffort::ExtraHigh),
        _ => None,
    }
}
