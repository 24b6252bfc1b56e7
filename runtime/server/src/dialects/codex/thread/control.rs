//! Smaller methods of threads: questions outside of the protocol, memories, predictions, plans and rollout files.

use std::path::Path;

use threadwire_agent::inject;
use threadwire_engine::Error;
use threadwire_protocol::{
    RawJson,
    codex::{
        RolloutCompressResponse, ThreadControlMethods, ThreadDecrementElicitationParams,
        ThreadDecrementElicitationResponse, ThreadIncrementElicitationParams,
        ThreadIncrementElicitationResponse, ThreadInjectItemsParams, ThreadInjectItemsResponse,
        ThreadMemoryMode, ThreadMemoryModeSetParams, ThreadMemoryModeSetResponse,
        ThreadMemoryReadParams, ThreadMemoryReadResponse, ThreadPredictionRequestParams,
        ThreadPredictionRequestResponse, ThreadPrepareApprovedPlanParams,
        ThreadPrepareApprovedPlanResponse, TurnSettingsUpdateParams, TurnSettingsUpdateResponse,
        TurnSettingsUpdateStatus, errors,
    },
};
use threadwire_workspace::process::Pause;

use crate::dialects::codex::{
    failure::Failure,
    families,
    from_wire::{self, Overrides},
};

/// The feature by which the model of a running turn can change.
const STEP_MODEL_SWITCHING: &str = "step_model_switching";

/// The key of the choice whether a thread may become part of memories in [`threadwire_engine::Thread::extra`].
pub(super) const MEMORY_MODE: &str = "codex.memory_mode";

impl ThreadControlMethods for families::ThreadControl {
    /// Adds the items to the conversation with the model when the next turn starts.
    async fn thread_inject_items(
        &self,
        params: ThreadInjectItemsParams,
    ) -> Result<ThreadInjectItemsResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        if params.items.is_empty() {
            return Err(errors::thread_inject_items::items_empty().into());
        }
        let items = params.items.iter().map(RawJson::get);
        let thread = handle.snapshot().await.thread;
        let provider = &thread.settings.model_provider;
        let (key, entry) = inject::entry(items, Some(provider)).map_err(|(index, problem)| {
            errors::thread_inject_items::invalid_item(&index, &problem)
        })?;
        self.engine()
            .set_extra(handle.id(), &key, Some(entry))
            .await?;
        Ok(ThreadInjectItemsResponse {})
    }

    async fn thread_increment_elicitation(
        &self,
        params: ThreadIncrementElicitationParams,
    ) -> Result<ThreadIncrementElicitationResponse, Failure> {
        let count = self.loaded(&params.thread_id)?.state(Pause::default).hold();
        Ok(ThreadIncrementElicitationResponse {
            count: i64::try_from(count).unwrap_or(i64::MAX),
            paused: true,
        })
    }

    async fn thread_decrement_elicitation(
        &self,
        params: ThreadDecrementElicitationParams,
    ) -> Result<ThreadDecrementElicitationResponse, Failure> {
        let pause = self.loaded(&params.thread_id)?.state(Pause::default);
        let count = pause
            .release()
            .ok_or_else(errors::thread_decrement_elicitation::no_elicitation_counted)?;
        Ok(ThreadDecrementElicitationResponse {
            count: i64::try_from(count).unwrap_or(i64::MAX),
            paused: count > 0,
        })
    }

    async fn thread_memory_mode_set(
        &self,
        params: ThreadMemoryModeSetParams,
    ) -> Result<ThreadMemoryModeSetResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        if let ThreadMemoryMode::Unknown(mode) = &params.mode {
            let detail = format!("unknown variant `{mode}`, expected `enabled` or `disabled`");
            return Err(errors::invalid_params(&detail).into());
        }
        let thread = self
            .engine()
            .thread(id)
            .await
            .map_err(|error| match error {
                Error::ThreadNotFound(id) => errors::rollout_not_found(&id).into(),
                error => Failure::from(error),
            })?;
        if thread.archived {
            return Err(errors::rollout_not_found(&id).into());
        }
        if thread.ephemeral {
            return Err(errors::thread_memory_mode_set::ephemeral_thread(&id).into());
        }
        let mode = RawJson::encode(&params.mode).map_err(|error| errors::internal_error(&error))?;
        let mode = Some(mode.into_inner());
        self.engine().set_extra(id, MEMORY_MODE, mode).await?;
        Ok(ThreadMemoryModeSetResponse {})
    }

    /// Threads of this server know nothing from memories.
    async fn thread_memory_read(
        &self,
        params: ThreadMemoryReadParams,
    ) -> Result<ThreadMemoryReadResponse, Failure> {
        self.loaded(&params.thread_id)?;
        Ok(ThreadMemoryReadResponse { summary: None })
    }

    /// Puts the plan into the prompt, so that the model sees it in the first turn.
    async fn thread_prepare_approved_plan(
        &self,
        params: ThreadPrepareApprovedPlanParams,
    ) -> Result<ThreadPrepareApprovedPlanResponse, Failure> {
        use errors::thread_prepare_approved_plan as refusals;

        let handle = self.loaded(&params.thread_id)?;
        if handle.snapshot().await.running.is_some() {
            return Err(refusals::turn_running().into());
        }
        let plan = params.markdown.trim();
        if plan.is_empty() {
            return Err(refusals::plan_empty().into());
        }
        let prompt = match &params.attachment_path {
            None => format!("Implement the plan.\n\n{plan}"),
            Some(file) if Path::new(file).is_absolute() => {
                format!("Implement the plan. It is also in the file `{file}`.\n\n{plan}")
            }
            Some(_) => return Err(refusals::path_not_absolute().into()),
        };
        Ok(ThreadPrepareApprovedPlanResponse { prompt })
    }

    async fn thread_prediction_request(
        &self,
        _params: ThreadPredictionRequestParams,
    ) -> Result<ThreadPredictionRequestResponse, Failure> {
        Err(errors::thread_prediction_request::not_implemented().into())
    }

    /// Changes what the turn begins its next step with. The model and how it answers change only with a feature that is
    /// off by default.
    async fn turn_settings_update(
        &self,
        params: TurnSettingsUpdateParams,
    ) -> Result<TurnSettingsUpdateResponse, Failure> {
        use errors::turn_settings_update as refusals;

        from_wire::check_effort(params.effort.as_deref())?;
        let handle = self.loaded(&params.thread_id)?;
        let is_about_model = params.model.is_some()
            || params.effort.is_some()
            || params.summary.is_some()
            || params.service_tier.is_some();
        let is_empty = params.approvals_reviewer.is_none() && params.environments.is_none();
        let workspace = self.workspace_of(params.environments, None, None)?;
        let settings = &handle.latest().settings;
        if is_about_model || is_empty {
            let config = &self.connection.services().host.config;
            let snapshot = config.of_thread(settings);
            let snapshot = snapshot
                .await
                .map_err(|error| errors::config_unreadable(&error))?;
            if !snapshot.features.is_on(STEP_MODEL_SWITCHING) {
                return Err(refusals::feature_off().into());
            }
        }
        let change = Overrides {
            cwd: workspace.cwd,
            roots: workspace.roots,
            has_environment: workspace.has_environment,
            model: params.model,
            effort: params.effort,
            summary: params.summary,
            service_tier: params.service_tier,
            reviewer: params.approvals_reviewer,
            ..Overrides::default()
        }
        .into_change(&settings.cwd)?;
        // No turn has an id of another form.
        let is_applied = match params.turn_id.parse() {
            Ok(turn) => handle.change_turn(turn, change).await?,
            Err(_) => false,
        };
        Ok(TurnSettingsUpdateResponse {
            status: match is_applied {
                true => TurnSettingsUpdateStatus::Applied,
                false => TurnSettingsUpdateStatus::TargetUnavailable,
            },
        })
    }

    /// Finds nothing to do: rollout files are kept as they are, so that other programs read them.
    async fn rollout_compress(&self) -> Result<RolloutCompressResponse, Failure> {
        Ok(RolloutCompressResponse {})
    }
}
