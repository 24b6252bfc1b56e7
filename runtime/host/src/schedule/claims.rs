//! What the processes on a home agree on about a job: a record per job, changed by compare-and-set.

use serde::{Deserialize, Serialize};
use threadwire_engine::{StoreError, ThreadId, TurnId};
use tracing::warn;

use super::{RECORDS, Schedule};

/// What the processes agree on about a job.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Claim {
    /// The run under way.
    pub(super) run: Option<Run>,
    /// The runs that clients asked for and that wait.
    pub(super) queued: u32,
    /// Whether the job is removed after its run.
    pub(super) remove: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Run {
    pub(super) thread: ThreadId,
    /// Its turn, in a thread that has others.
    #[serde(default)]
    pub(super) turn: Option<TurnId>,
    pub(super) since: i64,
}

impl Schedule {
    pub(super) async fn claim(&self, id: &str) -> Result<(Claim, u64), StoreError> {
        let (claim, revision) = self.0.records.get(RECORDS, &self.key(id)).await?;
        Ok((claim.unwrap_or_default(), revision))
    }

    /// Returns what is agreed on about the jobs of the workspace.
    pub(super) async fn claims(&self) -> Result<Vec<(String, Claim)>, StoreError> {
        let prefix = self.key("");
        let all = self.0.records.all::<serde_json::Value>(RECORDS).await?;
        let ours = all.into_iter().filter_map(|(key, claim, _)| {
            let id = key.strip_prefix(&prefix)?;
            Some((id.to_owned(), serde_json::from_value(claim).ok()?))
        });
        Ok(ours.collect())
    }

    /// Changes what is agreed on about a job; `None` if `change` does not agree.
    pub(super) async fn change_claim(
        &self,
        id: &str,
        change: impl Fn(&mut Claim) -> bool,
    ) -> Result<Option<Claim>, StoreError> {
        loop {
            let (mut claim, revision) = self.claim(id).await?;
            if !change(&mut claim) {
                return Ok(None);
            }
            let is_empty = claim.run.is_none() && claim.queued == 0;
            let kept = (!is_empty).then_some(&claim);
            let key = self.key(id);
            match self.0.records.put(RECORDS, &key, kept, revision).await {
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
                Ok(_) => return Ok(Some(claim)),
            }
        }
    }

    /// Frees a job after a run of this process.
    pub(super) async fn release(&self, id: &str, run: Run) {
        let freed = self.change_claim(id, |claim| {
            let is_ours = claim.run == Some(run);
            if is_ours {
                claim.run = None;
                claim.remove = false;
            }
            is_ours
        });
        if let Err(error) = freed.await {
            warn!(%error, id, "a scheduled job is not freed after its run");
        }
    }
}
