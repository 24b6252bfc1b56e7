//! The methods `subagent/children/list`, `subagent/sendMessage`, `subagent/followupTask` and `subagent/close`: the
//! threads of subagents. They act on the threads themselves; no agent takes part.

use std::sync::Arc;

use threadwire_engine::{
    ChildFilter, InputPart, NewQueuedInput, NewTurn, Thread, ThreadHandle, ThreadId, ThreadQuery,
    ThreadSort,
};
use threadwire_protocol::dotcraft::{
    ChildrenMethods, SubAgentChild, SubAgentControlResult, SubAgentDeliveryMode,
    SubAgentEdgeStatus, SubagentChildrenListParams, SubagentChildrenListResponse,
    SubagentCloseParams, SubagentFollowupTaskParams, SubagentSendMessageParams, ThreadSpawnEdge,
};

use super::{
    DotCraftSession, Failure, extra, families,
    to_wire::{self, ThreadView},
};
use crate::dialects::time::iso;

/// The path of the agent that no other agent spawned.
const ROOT: &str = "/root";

/// The largest number of subagents of one thread that are looked at.
const MOST: usize = 1000;

impl ChildrenMethods for families::Children {
    async fn subagent_children_list(
        &self,
        params: SubagentChildrenListParams,
    ) -> Result<SubagentChildrenListResponse, Failure> {
        let parent = self.stored(&params.parent_thread_id).await?;
        let path = self.path(&parent).await?;
        let closed = params.include_closed == Some(true);
        let mut data = Vec::new();
        for child in self.children(parent.id, closed).await? {
            let mut thread = None;
            if params.include_threads == Some(true) {
                let status = self.engine().status(child.id).await.unwrap_or_default();
                let view = ThreadView {
                    doing: self.dialect.doing(child.id, status),
                    ..ThreadView::default()
                };
                thread = Some(to_wire::thread(&child, view));
            }
            data.push(SubAgentChild {
                edge: edge(&parent, &child, &path),
                thread,
            });
        }
        Ok(SubagentChildrenListResponse { data })
    }

    /// Nothing starts: the next task of the subagent begins with the message.
    async fn subagent_send_message(
        &self,
        params: SubagentSendMessageParams,
    ) -> Result<SubAgentControlResult, Failure> {
        let message = text("message", &params.message)?;
        let (child, path) = self
            .target(&params.parent_thread_id, &params.target)
            .await?;
        let mut notes = extra::notes(&child);
        notes.push(message);
        let notes = extra::value(&notes);
        self.engine()
            .set_extra(child.id, extra::NOTES, notes)
            .await?;
        Ok(answer(&child, path, "delivered"))
    }

    async fn subagent_followup_task(
        &self,
        params: SubagentFollowupTaskParams,
    ) -> Result<SubAgentControlResult, Failure> {
        let message = text("message", &params.message)?;
        let steers = match &params.delivery_mode {
            None | Some(SubAgentDeliveryMode::Queue) => false,
            Some(SubAgentDeliveryMode::Steer) => true,
            Some(SubAgentDeliveryMode::Unknown(mode)) => {
                let problem = format!("there is no mode {mode}");
                return Err(Failure::invalid("deliveryMode", problem));
            }
        };
        let (child, path) = self
            .target(&params.parent_thread_id, &params.target)
            .await?;
        let handle = self.engine().load_thread(child.id).await?;
        let notes = extra::notes(&child);
        let input: Vec<InputPart> = notes
            .iter()
            .chain([&message])
            .map(InputPart::text)
            .collect();
        let status = self.deliver_task(&handle, &child, input, steers).await?;
        if !notes.is_empty() {
            self.engine()
                .set_extra(child.id, extra::NOTES, None)
                .await?;
        }
        Ok(answer(&child, path, status))
    }

    async fn subagent_close(
        &self,
        params: SubagentCloseParams,
    ) -> Result<SubAgentControlResult, Failure> {
        let (child, path) = self
            .target(&params.parent_thread_id, &params.target)
            .await?;
        let closed = Some(extra::on());
        self.engine()
            .set_extra(child.id, extra::CLOSED, closed)
            .await?;
        if let Err(error) = self.engine().archive_thread(child.id).await {
            // Another process may have archived it, and the answer is lost.
            let is_open = |child: &Arc<Thread>| !child.archived;
            if self
                .engine()
                .thread(child.id)
                .await
                .as_ref()
                .is_ok_and(is_open)
            {
                // The first error is the one to tell.
                let _ = self.engine().set_extra(child.id, extra::CLOSED, None).await;
            }
            return Err(error.into());
        }
        Ok(answer(&child, path, "closed"))
    }
}

impl families::Children {
    /// Starts a turn, or adds to the running one or to the queue. Returns what happened.
    async fn deliver_task(
        &self,
        handle: &ThreadHandle,
        child: &Thread,
        input: Vec<InputPart>,
        steers: bool,
    ) -> Result<&'static str, Failure> {
        let origin = self.origin(&child.origin);
        let Some(running) = handle.snapshot().await.running else {
            let turn = NewTurn {
                input,
                origin,
                ..NewTurn::default()
            };
            handle.start_turn(turn).await?;
            return Ok("started");
        };
        if steers {
            handle.steer(Some(running.id), input, None).await?;
            return Ok("steered");
        }
        let entry = NewQueuedInput {
            input,
            origin,
            ..NewQueuedInput::default()
        };
        handle.enqueue(entry).await?;
        Ok("queued")
    }
}

impl DotCraftSession {
    /// Returns the subagents of a thread, oldest first.
    async fn children(&self, parent: ThreadId, closed: bool) -> Result<Vec<Arc<Thread>>, Failure> {
        let query = ThreadQuery {
            archived: (!closed).then_some(false),
            spawned: ChildFilter::By(parent),
            sort: ThreadSort::Created,
            limit: MOST,
            ..ThreadQuery::default()
        };
        Ok(self.engine().list_threads(query).await?.data)
    }

    /// Returns the path of the agent of a thread.
    async fn path(&self, thread: &Thread) -> Result<String, Failure> {
        let mut names = Vec::new();
        let mut place = thread.spawned.clone();
        while let Some(here) = place {
            names.push(name(&here.nickname));
            place = self.engine().thread(here.parent).await?.spawned.clone();
        }
        names.push(ROOT.to_owned());
        names.reverse();
        Ok(names.join("/"))
    }

    /// Finds an open subagent by its path, and returns the path, too.
    async fn target(&self, parent: &str, target: &str) -> Result<(Arc<Thread>, String), Failure> {
        let invalid = |problem: &str| Failure::invalid("target", problem);
        let own = self.stored(parent).await?;
        let below = match target.strip_prefix(ROOT) {
            Some(below) if below.is_empty() || below.starts_with('/') => Some(below),
            _ => None,
        };
        let (mut at, steps) = match (below, &own.spawned) {
            (Some(below), Some(place)) => (self.engine().thread(place.root).await?, below),
            (Some(below), None) => (Arc::clone(&own), below),
            (None, _) if target.starts_with('/') => {
                return Err(invalid("an absolute path begins with /root"));
            }
            (None, _) => (Arc::clone(&own), target),
        };
        for step in steps.split('/').filter(|step| !step.is_empty()) {
            let children = self.children(at.id, false).await?;
            let mut found = children.into_iter().filter(|child| {
                let place = child.spawned.as_ref();
                place.is_some_and(|place| name(&place.nickname) == step)
            });
            at = found
                .next()
                .ok_or_else(|| invalid("there is no such subagent"))?;
            if found.next().is_some() {
                return Err(invalid("several subagents have this path"));
            }
        }
        if at.spawned.is_none() || at.id == own.id {
            return Err(invalid("must name a subagent of the thread"));
        }
        let path = self.path(&at).await?;
        Ok((at, path))
    }
}

fn text(member: &str, text: &str) -> Result<String, Failure> {
    match text.trim().is_empty() {
        true => Err(Failure::invalid(member, "must not be empty")),
        false => Ok(text.to_owned()),
    }
}

/// Returns the name of an agent in paths: lower-case letters, digits and underscores.
fn name(nickname: &str) -> String {
    let plain = nickname.chars().map(|char| match char {
        char if char.is_alphanumeric() => char.to_lowercase().next().unwrap_or(char),
        _ => '_',
    });
    plain.collect()
}

fn edge(parent: &Thread, child: &Thread, path: &str) -> ThreadSpawnEdge {
    let place = child.spawned.as_ref();
    let nickname = place.map(|place| place.nickname.clone());
    let task = nickname.as_deref().map(name);
    ThreadSpawnEdge {
        parent_thread_id: parent.id.to_string(),
        child_thread_id: child.id.to_string(),
        parent_turn_id: None,
        depth: place.map_or(0, |place| place.depth.into()),
        agent_path: task.as_deref().map(|task| format!("{path}/{task}")),
        task_name: task,
        agent_nickname: nickname,
        agent_role: place.and_then(|place| place.role.clone()),
        profile_name: None,
        runtime_type: Some("native".to_owned()),
        supports_send_message: !child.archived,
        supports_followup_task: !child.archived,
        supports_close: !child.archived,
        status: match child.archived {
            true => SubAgentEdgeStatus::Closed,
            false => SubAgentEdgeStatus::Open,
        },
        created_at: Some(iso(child.created_at)),
        updated_at: Some(iso(child.updated_at)),
    }
}

fn answer(child: &Thread, path: String, status: &str) -> SubAgentControlResult {
    let place = child.spawned.as_ref();
    let nickname = place.map(|place| place.nickname.clone());
    SubAgentControlResult {
        agent_path: Some(path),
        task_name: nickname.as_deref().map(name),
        agent_nickname: nickname,
        agent_role: place.and_then(|place| place.role.clone()),
        profile_name: None,
        runtime_type: Some("native".to_owned()),
        status: Some(status.to_owned()),
        message: None,
        supports_send_message: None,
        supports_followup_task: None,
        supports_close: None,
    }
}
