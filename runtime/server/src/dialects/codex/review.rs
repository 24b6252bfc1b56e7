//! The methods `review/*`.

use std::path::Path;

use threadwire_connection::Hold;
use threadwire_engine::{ForkThread, InputPart, NewTurn, ThreadHandle, TurnTask};
use threadwire_protocol::{
    codex::{
        ReviewDelivery, ReviewMethods, ReviewStartParams, ReviewStartResponse, ReviewTarget,
        Version, errors,
    },
    envelope::RpcError,
};
use threadwire_workspace::git;

use super::{failure::Failure, families, to_wire};

impl ReviewMethods for families::Review {
    async fn review_start(
        &self,
        params: ReviewStartParams,
    ) -> Result<ReviewStartResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        let cwd = &handle.latest().settings.cwd;
        let Review { subject, prompt } = Review::of(params.target, cwd).await?;
        let detached = params.delivery == Some(ReviewDelivery::Detached);
        let handle = if detached && self.version < Version::V0_169 {
            self.detached(&handle).await?
        } else {
            handle
        };
        let turn = NewTurn {
            input: vec![InputPart::text(prompt)],
            task: TurnTask::Review,
            review: Some(subject.clone()),
            origin: self.origin(),
            ..NewTurn::default()
        };
        let turn = self.start_instead(&handle, turn).await?;
        Ok(ReviewStartResponse {
            turn: to_wire::review_turn(&turn, subject, self.version),
            review_thread_id: handle.id().to_string(),
        })
    }
}

impl families::Ready {
    /// Forks a thread for a detached review, and subscribes the client to the fork.
    async fn detached(&self, source: &ThreadHandle) -> Result<ThreadHandle, Failure> {
        let fork = ForkThread {
            origin: self.origin(),
            ..ForkThread::default()
        };
        let handle = self.engine().fork_thread(source.id(), fork).await?;
        self.subscribe(&handle).await?;
        // What the review tells follows the answer, which names its thread.
        self.connection.hold(Hold::Made {
            thread: handle.id(),
            by: source.id(),
        });
        Ok(handle)
    }
}

/// A review: the subject for the user and the prompt for the reviewer.
struct Review {
    subject: String,
    prompt: String,
}

impl Review {
    async fn of(target: ReviewTarget, cwd: &Path) -> Result<Self, Failure> {
        let given = |text: &str, empty: fn() -> RpcError| match text.trim() {
            "" => Err(empty()),
            text => Ok(text.to_owned()),
        };
        Ok(match target {
            ReviewTarget::UncommittedChanges => Self {
                subject: "current changes".into(),
                prompt: "Review the current code changes (staged, unstaged, and untracked files) and provide \
                         prioritized findings."
                    .into(),
            },
            ReviewTarget::BaseBranch(target) => {
                let branch = given(&target.branch, errors::review_start::branch_empty)?;
                let how = match git::merge_base(cwd, &branch).await {
                    Some(base) => format!(
                        "They begin at the merge base, commit {base}: `git diff {base}` shows them."
                    ),
                    None => format!(
                        "There is no such branch here. Find the merge base by its upstream first, for example with \
                         `git merge-base HEAD \"$(git rev-parse --abbrev-ref \"{branch}@{{upstream}}\")\"`; `git diff` \
                         of that commit shows them."
                    ),
                };
                Self {
                    subject: format!("changes against '{branch}'"),
                    prompt: format!(
                        "Review the code changes against the base branch '{branch}'. {how} Provide prioritized, \
                         actionable findings."
                    ),
                }
            }
            ReviewTarget::Commit(target) => {
                let sha = given(&target.sha, errors::review_start::sha_empty)?;
                let short: String = sha.chars().take(7).collect();
                let title = target.title.as_deref().map(str::trim);
                let title = title.filter(|title| !title.is_empty());
                let quoted = title.map_or_else(String::new, |title| format!(" (\"{title}\")"));
                Self {
                    subject: title.map_or_else(
                        || format!("commit {short}"),
                        |title| format!("commit {short}: {title}"),
                    ),
                    prompt: format!(
                        "Review the code changes introduced by commit {sha}{quoted}. Provide prioritized, actionable \
                         findings."
                    ),
                }
            }
            ReviewTarget::Custom(target) => {
                let instructions = given(&target.instructions, errors::review_start::instructions_empty)?;
                Self {
                    subject: instructions.clone(),
                    prompt: instructions,
                }
            }
            ReviewTarget::Unknown(_) => {
                return Err(errors::invalid_request(&"unknown review target").into());
            },
        })
    }
}
