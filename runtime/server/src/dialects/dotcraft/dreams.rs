//! The methods `dreams/*`: memory that the model makes of old threads.

use threadwire_host::schedule::{DreamPreview, NewDream, Review, ScheduleError};
use threadwire_protocol::dotcraft::{
    DreamReviewStatus, DreamRunStatus, DreamsApplyParams, DreamsArchiveParams, DreamsCancelParams,
    DreamsCreateParams, DreamsDiscardParams, DreamsGetParams, DreamsListParams, DreamsListResponse,
    DreamsMethods, DreamsPreview, DreamsRun, DreamsRunResult, DreamsStatus, EmptyObject, errors,
};
use threadwire_workspace::craft::dreams::{Run, Store};

use super::{Failure, families};

/// What starts the runs of clients.
const MANUAL: &str = "manual";

impl DreamsMethods for families::Dreams {
    async fn dreams_status(&self, _params: EmptyObject) -> Result<DreamsStatus, Failure> {
        Box::pin(self.dreams()).await
    }

    async fn dreams_run(&self, _params: EmptyObject) -> Result<DreamsStatus, Failure> {
        let status = self.dreams().await?;
        if !status.enabled || status.running {
            return Ok(status);
        }
        let started = self.schedule().start_dream(NewDream::default(), MANUAL);
        Box::pin(started).await.map_err(failed)?;
        self.dreams().await
    }

    async fn dreams_create(&self, params: DreamsCreateParams) -> Result<DreamsRunResult, Failure> {
        let new = NewDream {
            threads: params.thread_ids,
            lookback: params.thread_lookback_count,
            instructions: params.instructions.filter(|text| !text.trim().is_empty()),
            model: params.model.filter(|model| !model.trim().is_empty()),
        };
        let started = Box::pin(self.schedule().start_dream(new, MANUAL)).await;
        self.result(started).await
    }

    async fn dreams_get(&self, params: DreamsGetParams) -> Result<DreamsRunResult, Failure> {
        let run = self
            .schedule()
            .dream(&params.run_id)
            .await
            .map_err(failed)?;
        let shown = preview(self.schedule().dream_preview(&run).await);
        Ok(DreamsRunResult {
            preview: Some(shown),
            ..self.result(Ok(run)).await?
        })
    }

    async fn dreams_list(&self, params: DreamsListParams) -> Result<DreamsListResponse, Failure> {
        let archived = params.include_archived == Some(true);
        let runs = self.schedule().dream_runs(archived).await;
        Ok(DreamsListResponse {
            runs: runs.into_iter().map(to_wire).collect(),
        })
    }

    async fn dreams_cancel(&self, params: DreamsCancelParams) -> Result<DreamsRunResult, Failure> {
        let cancelled = self.schedule().cancel_dream(&params.run_id).await;
        self.result(cancelled).await
    }

    async fn dreams_apply(&self, params: DreamsApplyParams) -> Result<DreamsRunResult, Failure> {
        self.review(&params.run_id, Review::Apply).await
    }

    async fn dreams_discard(
        &self,
        params: DreamsDiscardParams,
    ) -> Result<DreamsRunResult, Failure> {
        self.review(&params.run_id, Review::Discard).await
    }

    async fn dreams_archive(
        &self,
        params: DreamsArchiveParams,
    ) -> Result<DreamsRunResult, Failure> {
        self.review(&params.run_id, Review::Archive).await
    }
}

impl families::Dreams {
    async fn dreams(&self) -> Result<DreamsStatus, Failure> {
        let status = self.schedule().dreams().await.map_err(failed)?;
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        Ok(DreamsStatus {
            enabled: status.settings.enabled,
            interval: status.settings.interval,
            thread_lookback_count: status.settings.lookback,
            auto_apply: status.settings.auto_apply,
            history_tail_chars: count(status.history_chars),
            min_completed_turns_since_last_run: count(status.min_turns),
            next_run_at: status.next,
            running: status.running,
            active_dream_store_id: status.active,
            last_run: status.last.map(to_wire),
        })
    }

    async fn review(&self, id: &str, review: Review) -> Result<DreamsRunResult, Failure> {
        let reviewed = self.schedule().review_dream(id, review).await;
        self.result(reviewed).await
    }

    async fn result(&self, run: Result<Run, ScheduleError>) -> Result<DreamsRunResult, Failure> {
        let run = to_wire(run.map_err(failed)?);
        Ok(DreamsRunResult {
            run,
            active_dream_store_id: self.schedule().active_dream().await,
            preview: None,
        })
    }
}

fn failed(error: ScheduleError) -> Failure {
    match error {
        ScheduleError::NotFound(id) => {
            Failure::invalid("runId", format!("there is no dream {id:?}"))
        }
        ScheduleError::Invalid { member, problem } => Failure::invalid(member, problem),
        _ => errors::internal_error_detail(&error).into(),
    }
}

fn to_wire(run: Run) -> DreamsRun {
    let some = |list: Vec<String>| Some(list).filter(|list| !list.is_empty());
    DreamsRun {
        id: run.id,
        // What another version wrote and the protocol has no word for: nothing came of such a run here.
        status: match DreamRunStatus::from(&*run.status) {
            DreamRunStatus::Unknown(_) => DreamRunStatus::Skipped,
            status => status,
        },
        review_status: (run.review_status.as_deref())
            .map(DreamReviewStatus::from)
            .filter(|status| !matches!(status, DreamReviewStatus::Unknown(_))),
        started_at: run.started_at,
        ended_at: run.ended_at,
        processed_thread_count: run.processed_thread_count,
        candidate_thread_count: run.candidate_thread_count,
        evidence_thread_ids: some(run.evidence_thread_ids),
        dream_written: Some(!run.written_paths.is_empty()),
        written_paths: some(run.written_paths),
        evidence_search_count: None,
        evidence_read_count: None,
        history_written: Some(false),
        output_store_id: run.output_store_id,
        auto_applied: Some(run.auto_applied),
        thread_id: run.thread_id,
        turn_id: None,
        turn_ids: None,
        trigger: run.trigger,
        message: run.message,
        input_manifest_path: None,
    }
}

fn preview(preview: DreamPreview) -> DreamsPreview {
    type Shown = (Option<String>, Option<String>, Vec<String>);
    let shown = |store: Option<(String, Store)>| -> Shown {
        let Some((id, store)) = store else {
            return (None, None, Vec::new());
        };
        let paths = store.topics.iter();
        let paths = paths.map(|topic| format!("memory/{}.md", topic.name));
        (Some(id), Some(store.index), paths.collect())
    };
    let (active_store_id, active_index_markdown, active_topic_paths) = shown(preview.active);
    let (output_store_id, output_index_markdown, output_topic_paths) = shown(preview.output);
    DreamsPreview {
        active_store_id,
        output_store_id,
        active_index_markdown,
        output_index_markdown,
        active_topic_paths,
        output_topic_paths,
    }
}
