//! What clients ask of scheduled jobs.

use threadwire_workspace::craft::jobs::Job;

use super::{Schedule, ScheduleError, timing::next_run};

impl Schedule {
    /// Lists the jobs, without those that are removed after their run.
    ///
    /// Errors: the file or the store cannot be read.
    pub async fn list(&self) -> Result<Vec<Job>, ScheduleError> {
        let jobs = self.jobs().await?;
        let leaving: Vec<String> = self
            .claims()
            .await?
            .into_iter()
            .filter_map(|(id, claim)| claim.remove.then_some(id))
            .collect();
        let stay = jobs.jobs.iter().filter(|job| !leaving.contains(&job.id));
        Ok(stay.cloned().collect())
    }

    async fn job(&self, id: &str) -> Result<Job, ScheduleError> {
        let mut jobs = self.list().await?.into_iter();
        let found = jobs.find(|job| job.id == id);
        found.ok_or_else(|| ScheduleError::NotFound(id.to_owned()))
    }

    /// Switches a job on or off and returns it. A job that is switched on is planned anew if it has no next run, or
    /// if that has passed.
    ///
    /// Errors: `NotFound`; the file or the store cannot be used.
    pub async fn enable(&self, id: &str, enabled: bool) -> Result<Job, ScheduleError> {
        self.job(id).await?;
        let now = (self.0.clock)();
        let changed = self.change(id, move |job| {
            job.enabled = enabled;
            let is_due = job.state.next_run_at_ms.is_none_or(|next| next <= now);
            if enabled && is_due {
                job.state.next_run_at_ms =
                    next_run(&job.schedule, job.state.last_run_at_ms.is_none(), now);
            }
        });
        let job = changed.await?;
        self.tell_job(job.clone(), false);
        Ok(job)
    }

    /// Removes a job: at once, or after the run under way.
    ///
    /// Errors: `NotFound`; the file or the store cannot be used.
    pub async fn remove(&self, id: &str) -> Result<(), ScheduleError> {
        let job = self.job(id).await?;
        let runs = self
            .change_claim(id, |claim| {
                claim.queued = 0;
                claim.remove = claim.run.is_some();
                true
            })
            .await?;
        if runs.is_none_or(|claim| claim.run.is_none()) {
            self.take_out(id).await?;
            self.tell_job(job, true);
        }
        Ok(())
    }

    /// Queues a run of a job, whether it is on or off, and returns the job as it is before the run.
    ///
    /// Errors: `NotFound`; the file or the store cannot be used.
    pub async fn run(&self, id: &str) -> Result<Job, ScheduleError> {
        let job = self.job(id).await?;
        self.change_claim(id, |claim| {
            claim.queued += 1;
            true
        })
        .await?;
        self.run_asked(id.to_owned(), true);
        Ok(job)
    }

    async fn change(
        &self,
        id: &str,
        change: impl FnOnce(&mut Job) + Send + 'static,
    ) -> Result<Job, ScheduleError> {
        let wanted = id.to_owned();
        let changed = self.change_jobs(move |jobs| {
            let job = jobs.get_mut(&wanted)?;
            change(job);
            Some(job.clone())
        });
        changed
            .await?
            .ok_or_else(|| ScheduleError::NotFound(id.to_owned()))
    }

    async fn take_out(&self, id: &str) -> Result<(), ScheduleError> {
        let id = id.to_owned();
        let changed = self.change_jobs(move |jobs| jobs.jobs.retain(|job| job.id != id));
        Ok(changed.await?)
    }
}
