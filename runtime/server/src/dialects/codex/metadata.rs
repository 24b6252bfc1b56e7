//! Metadata of a thread that has no effect on the server: the state of its repository when it began, and what clients
//! set. It is stored and returned with the thread.

pub(super) mod attached;
pub(super) mod attachment;
pub(super) mod project;
pub(super) mod purpose;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use threadwire_engine::{Json, Thread};
use threadwire_protocol::{
    RawJson,
    codex::{GitInfo, ThreadMetadataUpdateParams, errors::thread_metadata_update},
    envelope::RpcError,
};
use threadwire_workspace::{blocking, git};

/// The key of the metadata in [`Thread::extra`].
pub(super) const KEY: &str = "codex.metadata";

/// The metadata that clients set on a thread.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct Metadata {
    pub(super) git_info: Option<GitInfo>,
    pub(super) daybreak_enabled: Option<bool>,
    /// The version of Codex that wrote the file of the thread.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cli_version: Option<String>,
}

impl Metadata {
    /// Reads the metadata of a thread.
    pub(super) fn of(thread: &Thread) -> Self {
        let kept = thread.extra.get(KEY);
        kept.and_then(|kept| serde_json::from_str(kept.get()).ok())
            .unwrap_or_default()
    }

    /// Returns the same metadata for a thread that begins in a folder now, as an entry for [`Thread::extra`]; `None` if
    /// there is nothing to keep. The repository is read from now on, whenever the result is awaited.
    pub(super) fn beginning_in(
        self,
        cwd: PathBuf,
    ) -> impl Future<Output = Option<(String, Json)>> + Send {
        let found = blocking::start(move || git::info(&cwd));
        async move {
            let git_info = found.await.map(|found| GitInfo {
                sha: found.sha,
                branch: found.branch,
                origin_url: found.origin_url,
            });
            if git_info.is_none() && self.git_info.is_none() && self.cli_version.is_none() {
                return None;
            }
            let metadata = Self {
                git_info,
                cli_version: None,
                ..self
            };
            metadata.entry()
        }
    }

    /// Returns the entry for [`Thread::extra`]; `None` if it has no JSON form.
    pub(super) fn entry(&self) -> Option<(String, Json)> {
        let kept = RawJson::encode(self).ok()?;
        Some((KEY.to_owned(), kept.into_inner()))
    }

    /// Applies the members that the params name.
    pub(super) fn change(&mut self, params: ThreadMetadataUpdateParams) -> Result<(), RpcError> {
        let ThreadMetadataUpdateParams {
            thread_id: _,
            project_id: _,
            git_info,
            daybreak_enabled,
        } = params;
        if let Some(change) = git_info {
            if change.sha.is_none() && change.branch.is_none() && change.origin_url.is_none() {
                return Err(thread_metadata_update::git_info_empty());
            }
            let old = self.git_info.take();
            let (sha, branch, origin_url) = old.map_or((None, None, None), |old| {
                (old.sha, old.branch, old.origin_url)
            });
            let new = GitInfo {
                sha: changed("sha", change.sha, sha)?,
                branch: changed("branch", change.branch, branch)?,
                origin_url: changed("originUrl", change.origin_url, origin_url)?,
            };
            let is_empty = new.sha.is_none() && new.branch.is_none() && new.origin_url.is_none();
            self.git_info = (!is_empty).then_some(new);
        }
        self.daybreak_enabled = daybreak_enabled.or(self.daybreak_enabled);
        Ok(())
    }
}

/// Returns the value of a member after its change: a text without the blanks around it.
fn changed(
    member: &str,
    change: Option<Option<String>>,
    old: Option<String>,
) -> Result<Option<String>, RpcError> {
    match change {
        None => Ok(old),
        Some(None) => Ok(None),
        Some(Some(text)) => match text.trim() {
            "" => Err(thread_metadata_update::git_member_empty(&member)),
            text => Ok(Some(text.to_owned())),
        },
    }
}
