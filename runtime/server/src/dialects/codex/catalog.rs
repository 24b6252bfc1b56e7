//! The methods by which clients ask at their start what there is: apps and features.

use std::collections::HashSet;

use threadwire_protocol::codex::{
    AppMethods, AppsInstalledParams, AppsInstalledResponse, AppsListParams, AppsListResponse,
    AppsReadParams, AppsReadResponse, ExperimentalFeature, ExperimentalFeatureEnablementSetParams,
    ExperimentalFeatureEnablementSetResponse, ExperimentalFeatureListParams,
    ExperimentalFeatureListResponse, ExperimentalFeatureMethods, ExperimentalFeatureStage as Stage,
    errors,
};

use super::{CodexSession, failure::Failure, families};

/// Maximum number of apps that a client asks for at once.
const MAX_APPS: usize = 100;

/// What the key `features` of the configuration switches: name, stage, and whether it is on by default.
const FEATURES: [(&str, Stage, bool); 8] = [
    (
        "apply_patch_streaming_events",
        Stage::UnderDevelopment,
        false,
    ),
    ("hooks", Stage::Stable, true),
    ("request_permissions_tool", Stage::UnderDevelopment, false),
    ("multi_agent", Stage::Stable, true),
    ("plugins", Stage::Stable, true),
    (
        "default_mode_request_user_input",
        Stage::UnderDevelopment,
        false,
    ),
    ("tool_call_mcp_elicitation", Stage::Stable, true),
    ("step_model_switching", Stage::UnderDevelopment, false),
];

impl CodexSession {
    /// Checks the thread that a request names.
    fn check_thread(&self, id: Option<&str>) -> Result<(), Failure> {
        id.map_or(Ok(()), |id| self.loaded(id).map(drop))
    }
}

/// Apps belong to accounts of the vendor, so there are none.
impl AppMethods for families::App {
    async fn app_list(&self, params: AppsListParams) -> Result<AppsListResponse, Failure> {
        self.check_thread(params.thread_id.as_deref())?;
        Ok(AppsListResponse {
            data: Vec::new(),
            next_cursor: None,
        })
    }

    async fn app_installed(
        &self,
        params: AppsInstalledParams,
    ) -> Result<AppsInstalledResponse, Failure> {
        self.check_thread(params.thread_id.as_deref())?;
        Ok(AppsInstalledResponse { apps: Vec::new() })
    }

    async fn app_read(&self, params: AppsReadParams) -> Result<AppsReadResponse, Failure> {
        self.check_thread(params.thread_id.as_deref())?;
        if params.app_ids.len() > MAX_APPS {
            return Err(errors::app_read::too_many_apps().into());
        }
        let mut seen = HashSet::new();
        let mut missing = params.app_ids;
        missing.retain(|id| seen.insert(id.clone()));
        Ok(AppsReadResponse {
            apps: Vec::new(),
            missing_app_ids: missing,
        })
    }
}

impl ExperimentalFeatureMethods for families::ExperimentalFeature {
    /// Lists what the key `features` of the configuration switches. The cursor is the number of features before the page.
    async fn experimental_feature_list(
        &self,
        params: ExperimentalFeatureListParams,
    ) -> Result<ExperimentalFeatureListResponse, Failure> {
        self.check_thread(params.thread_id.as_deref())?;
        let config = &self.connection.services().host.config;
        let snapshot = config
            .current(None, &[])
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        let start = match &params.cursor {
            None => 0,
            Some(cursor) => cursor
                .parse::<usize>()
                .map_err(|_| errors::invalid_cursor(cursor))?,
        };
        let total = FEATURES.len();
        if start > total {
            return Err(
                errors::experimental_feature_list::cursor_beyond_end(&start, &total).into(),
            );
        }
        let limit = params
            .limit
            .map_or(usize::MAX, |limit| limit.max(1) as usize);
        let end = start.saturating_add(limit).min(total);
        Ok(ExperimentalFeatureListResponse {
            data: FEATURES[start..end]
                .iter()
                .map(|(name, stage, default_enabled)| ExperimentalFeature {
                    name: (*name).to_owned(),
                    stage: stage.clone(),
                    display_name: None,
                    description: None,
                    announcement: None,
                    enabled: snapshot.features.is_enabled(name, *default_enabled),
                    default_enabled: *default_enabled,
                })
                .collect(),
            next_cursor: (end < total).then(|| end.to_string()),
        })
    }

    /// Accepts none: features are switched by the configuration alone.
    async fn experimental_feature_enablement_set(
        &self,
        _params: ExperimentalFeatureEnablementSetParams,
    ) -> Result<ExperimentalFeatureEnablementSetResponse, Failure> {
        Ok(ExperimentalFeatureEnablementSetResponse {
            enablement: Default::default(),
        })
    }
}
