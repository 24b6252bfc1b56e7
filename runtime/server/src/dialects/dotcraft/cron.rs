//! The methods `cron/*` and `heartbeat/trigger`: the scheduled jobs and the heartbeat of the workspace.

use threadwire_host::{Schedule, schedule::ScheduleError};
use threadwire_protocol::dotcraft::{
    CronEnableParams, CronEnableResponse, CronListParams, CronListResponse, CronMethods,
    CronRemoveParams, CronRemoveResponse, CronRunParams, CronRunResponse, EmptyObject,
    HeartbeatMethods, HeartbeatTriggerResponse, errors,
};

use super::{DotCraftSession, Failure, families, to_wire::host::job};

impl CronMethods for families::Cron {
    async fn cron_list(&self, params: CronListParams) -> Result<CronListResponse, Failure> {
        let all = params.include_disabled == Some(true);
        let jobs = self.schedule().list().await.map_err(failed)?;
        let jobs = jobs.iter().filter(|job| all || job.enabled);
        Ok(CronListResponse {
            jobs: jobs.map(job).collect(),
        })
    }

    async fn cron_remove(&self, params: CronRemoveParams) -> Result<CronRemoveResponse, Failure> {
        let removed = self.schedule().remove(&params.job_id).await;
        removed.map_err(failed)?;
        Ok(CronRemoveResponse { removed: true })
    }

    async fn cron_enable(&self, params: CronEnableParams) -> Result<CronEnableResponse, Failure> {
        let enabled = self.schedule().enable(&params.job_id, params.enabled).await;
        Ok(CronEnableResponse {
            job: job(&enabled.map_err(failed)?),
        })
    }

    async fn cron_run(&self, params: CronRunParams) -> Result<CronRunResponse, Failure> {
        let queued = self.schedule().run(&params.job_id).await;
        Ok(CronRunResponse {
            queued: true,
            job: job(&queued.map_err(failed)?),
        })
    }
}

impl HeartbeatMethods for families::Heartbeat {
    async fn heartbeat_trigger(
        &self,
        _params: EmptyObject,
    ) -> Result<HeartbeatTriggerResponse, Failure> {
        let result = self.schedule().heartbeat().await.map_err(failed)?;
        Ok(match result {
            Some(result) => HeartbeatTriggerResponse {
                result: result.answer,
                error: result.error,
            },
            None => HeartbeatTriggerResponse {
                result: None,
                error: None,
            },
        })
    }
}

impl DotCraftSession {
    pub(super) fn schedule(&self) -> &Schedule {
        &self.connection.services().schedule
    }
}

pub(super) fn failed(error: ScheduleError) -> Failure {
    match error {
        ScheduleError::NotFound(_) => errors::cron_job_not_found().into(),
        _ => errors::internal_error_detail(&error).into(),
    }
}
