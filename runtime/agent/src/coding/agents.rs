//! The subagents of an agent: which ones there are, their status, and their limits.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, Weak},
    time::Duration,
};

use threadwire_engine::{
    Activity, Agent, AgentStatus, Error, InputPart, ItemBody, NewTurn, Settings, ThreadHandle,
    ThreadId, TurnContext, TurnStatus,
};
use threadwire_host::Snapshot;
use threadwire_workspace::{
    config::{AgentRole, RoleSettings},
    locks::lock,
};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{Instant, timeout_at},
};

use super::{CodingAgent, calls::question, catalog_models, conversation, setup::Setup};
use crate::model::{ContextItem, ordinal_end};

/// Names of subagents for people, used in turn.
const NICKNAMES: [&str; 24] = [
    "Ada", "Bohr", "Curie", "Darwin", "Euler", "Faraday", "Gauss", "Hypatia", "Ibn Sina", "Joule",
    "Kepler", "Linnaeus", "Maxwell", "Noether", "Ohm", "Pascal", "Quine", "Raman", "Socrates",
    "Turing", "Ulam", "Volta", "Wu", "Zeno",
];

/// The roles that every agent knows, with what they are for.
pub(super) const ROLES: [(&str, &str); 3] = [
    ("default", "For any task."),
    (
        "explorer",
        "For a question about the code that can be answered by reading it. Several may answer different questions at once.",
    ),
    (
        "worker",
        "For a change: a feature, a fix or a part of a larger one. Say which files are its own, and that others work beside it.",
    ),
];

/// How long to wait until a subagent stops.
const STOP: Duration = Duration::from_secs(5);

/// The subagents that the agent of one thread spawned and did not close, while the thread is loaded.
#[derive(Debug, Default)]
pub(super) struct Agents(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// In the order in which they were added.
    open: Vec<Open>,
    /// Status of closed subagents that the model does not know yet.
    news: Vec<(ThreadId, AgentStatus)>,
    /// How many were spawned so far with each name.
    spawned: HashMap<String, i64>,
    /// Whether the subagents from an earlier load of the thread were looked up.
    recalled: bool,
}

#[derive(Debug)]
struct Open {
    /// Keeps the thread loaded.
    handle: ThreadHandle,
    /// Marks what changed since the model was notified.
    activity: watch::Receiver<Activity>,
    _permit: Arc<()>,
}

impl Inner {
    /// Chooses the name of a new subagent: one of `names`, or a usual one if there are none.
    fn nickname(&mut self, names: &[String]) -> String {
        let usual = NICKNAMES.iter().copied().filter(|_| names.is_empty());
        let names = names.iter().map(String::as_str).chain(usual);
        let uses = |name: &&str| self.spawned.get(*name).copied().unwrap_or_default();
        let name = names.min_by_key(uses).unwrap_or_default().to_owned();
        let uses = self.spawned.entry(name.clone()).or_default();
        *uses += 1;
        match *uses {
            1 => name,
            uses => format!("{name} the {uses}{}", ordinal_end(uses)),
        }
    }
}

impl Open {
    fn status(&self) -> AgentStatus {
        status(&self.activity.borrow())
    }
}

/// The permits of all trees of agents, one per open subagent. A permit is free again when it is dropped.
#[derive(Debug, Default)]
pub(super) struct SubagentPermits(Mutex<HashMap<ThreadId, Weak<()>>>);

impl SubagentPermits {
    /// Takes a permit in the tree that begins with `root`, unless `most` are taken.
    fn take(&self, root: ThreadId, most: usize) -> Option<Arc<()>> {
        let mut trees = lock(&self.0);
        trees.retain(|_, tree| tree.strong_count() > 0);
        let permit = trees.get(&root).and_then(Weak::upgrade).unwrap_or_default();
        if Arc::strong_count(&permit) > most {
            return None;
        }
        trees.insert(root, Arc::downgrade(&permit));
        Some(permit)
    }
}

/// The conversations that subagents inherit, until their first turn takes them.
#[derive(Debug, Default)]
pub(super) struct Inheritances(Mutex<HashMap<ThreadId, Vec<ContextItem>>>);

impl Inheritances {
    pub(super) fn take(&self, thread: ThreadId) -> Vec<ContextItem> {
        lock(&self.0).remove(&thread).unwrap_or_default()
    }
}

/// Why a subagent is not available.
#[derive(Debug)]
pub(super) enum Refusal {
    /// The limit of subagents is reached.
    Full,
    /// There is no subagent with this id.
    NotFound,
    /// Its thread returned this error.
    Failed(Error),
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        match error {
            Error::ThreadNotFound(_) | Error::ThreadArchived(_) | Error::ThreadUnloaded(_) => {
                Self::NotFound
            }
            error => Self::Failed(error),
        }
    }
}

/// The access of a turn's agent to its subagents.
#[derive(Debug)]
pub(super) struct Desk {
    agent: CodingAgent,
    turn: TurnContext,
    agents: Arc<Agents>,
    most: usize,
    deepest: i64,
    /// The model of this agent, and its reasoning effort.
    pub(super) model: String,
    pub(super) effort: Option<String>,
    /// Whether the model may ask the user outside of plan mode.
    pub(super) may_ask: bool,
    provider: String,
    config: Arc<Snapshot>,
}

impl Desk {
    pub(super) fn new(agent: &CodingAgent, turn: &TurnContext, setup: &Setup) -> Self {
        let configured = &setup.config.agents;
        Self {
            agent: agent.clone(),
            turn: turn.clone(),
            agents: turn.state(Agents::default),
            most: configured.max_threads,
            deepest: configured.max_depth,
            model: setup.model.clone(),
            effort: setup.effort.clone(),
            may_ask: question::in_default_mode(setup),
            provider: setup.provider.id.clone(),
            config: Arc::clone(&setup.config),
        }
    }

    /// Returns whether the depth limit allows this agent to spawn subagents.
    pub(super) fn may_spawn(&self) -> bool {
        let place = self.turn.thread().spawned.as_ref();
        i64::from(place.map_or(0, |place| place.depth)) < self.deepest
    }

    /// Returns a role by its name.
    pub(super) fn role(&self, name: &str) -> Option<AgentRole> {
        let configured = self.config.loaded.roles.get(name).cloned();
        let built_in = || ROLES.iter().any(|(known, _)| *known == name);
        configured.or_else(|| built_in().then(AgentRole::default))
    }

    /// Returns the settings of a new subagent, or the reason why model or effort cannot be used. What its role says goes
    /// before both.
    pub(super) async fn settings(
        &self,
        model: Option<&str>,
        effort: Option<&str>,
        role: RoleSettings,
    ) -> Result<Settings, String> {
        let mut settings = self.turn.thread().settings.clone();
        settings.effort.clone_from(&self.effort);
        let models = match &self.config.loaded.catalog {
            Some(catalog) => catalog_models(catalog, &self.provider, None).into(),
            None => {
                self.agent.refresh_models(false).await;
                self.agent.models()
            }
        };
        let known = models
            .iter()
            .filter(|known| known.provider == self.provider && !known.is_hidden);
        let known: Vec<_> = known.collect();
        if let Some(model) = model {
            if known.iter().all(|known| known.id != model) {
                let names: Vec<&str> = known.iter().map(|known| known.id.as_str()).collect();
                return Err(format!(
                    "Unknown model `{model}` for spawn_agent. Available models: {}",
                    names.join(", ")
                ));
            }
            model.clone_into(&mut settings.model);
            if self.config.loaded.catalog.is_some() {
                // The catalog has the usual effort of that model.
                settings.effort = None;
            }
        }
        if let Some(effort) = effort {
            let model = model.unwrap_or(&self.model);
            let efforts = known.iter().find(|known| known.id == model);
            let efforts = efforts.map(|known| known.efforts.as_slice());
            if efforts.is_some_and(|efforts| efforts.iter().all(|known| known != effort)) {
                return Err(format!(
                    "Reasoning effort `{effort}` is not supported for model `{model}`. Supported reasoning efforts: {}",
                    efforts.unwrap_or_default().join(", ")
                ));
            }
            settings.effort = Some(effort.to_owned());
        }
        if let Some(model) = role.model {
            settings.model = model;
        }
        if let Some(verbosity) = role.verbosity {
            let chosen = format!("model_verbosity={verbosity:?}");
            settings.overrides.0.push(chosen);
        }
        let own = [
            (&mut settings.effort, role.effort),
            (&mut settings.summary, role.summary),
            (
                &mut settings.developer_instructions,
                role.developer_instructions,
            ),
        ];
        for (setting, own) in own {
            *setting = own.or(setting.take());
        }
        Ok(settings)
    }

    /// Spawns a subagent without a turn. With `inherits`, it starts with the conversation of this agent, in its role.
    pub(super) async fn spawn(
        &self,
        settings: Settings,
        role: Option<String>,
        inherits: bool,
    ) -> Result<(ThreadHandle, String), Refusal> {
        let permit = self.permit()?;
        // Loaded first, so that an error leaves no subagent behind.
        let inherited = match inherits {
            true => conversation::known(&self.turn).await?,
            false => Vec::new(),
        };
        let role = match &self.turn.thread().spawned {
            Some(place) if inherits => place.role.clone(),
            _ => role,
        };
        let names = role.as_deref().and_then(|role| self.role(role));
        let names = names.map(|role| role.nicknames).unwrap_or_default();
        let nickname = self.agents().nickname(&names);
        let child = self.turn.spawn(settings, nickname.clone(), role).await?;
        if inherits {
            lock(&self.agent.0.inheritances.0).insert(child.id(), inherited);
        }
        self.add(child.clone(), permit);
        Ok((child, nickname))
    }

    /// Reopens a subagent that was closed, or that an earlier run of the server left.
    pub(super) async fn resume(&self, id: ThreadId) -> Result<AgentStatus, Refusal> {
        if let Some(open) = self.find(id) {
            return Ok(status(&open.1.borrow()));
        }
        let permit = self.permit()?;
        let child = self.turn.resume_spawned(id).await?;
        self.add(child, permit);
        Ok(self.status(id))
    }

    /// Sends input to a subagent. The input joins the running turn, or starts a new one. With `interrupt`, the running
    /// turn is interrupted first. Returns the id of the turn that takes the input.
    pub(super) async fn tell(
        &self,
        id: ThreadId,
        input: Vec<InputPart>,
        interrupt: bool,
    ) -> Result<String, Refusal> {
        let (handle, mut activity) = self.find(id).ok_or(Refusal::NotFound)?;
        if interrupt {
            match handle.interrupt(None).await {
                Ok(()) | Err(Error::NoActiveTurn) => {}
                Err(error) => return Err(error.into()),
            }
        }
        loop {
            if !interrupt {
                match handle.steer(None, input.clone(), None).await {
                    Ok(turn) => return Ok(turn.id.to_string()),
                    Err(Error::NoActiveTurn | Error::TurnTakesNoInput(..)) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            let turn = NewTurn {
                input: input.clone(),
                origin: self.turn.thread().origin.clone(),
                ..NewTurn::default()
            };
            match handle.start_turn(turn).await {
                Ok(turn) => return Ok(turn.id.to_string()),
                Err(error @ Error::TurnInProgress(_)) => {
                    // The running turn takes no input, or is about to end.
                    let idle = activity.wait_for(|now| !matches!(now, Activity::Running));
                    if timeout_at(Instant::now() + STOP, idle).await.is_err() {
                        return Err(error.into());
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Waits until one of these subagents is done, and returns all that are done; none after the timeout.
    pub(super) async fn wait(
        &self,
        ids: &[ThreadId],
        timeout: Duration,
    ) -> Vec<(ThreadId, AgentStatus)> {
        let deadline = Instant::now() + timeout;
        let mut waiting = JoinSet::new();
        for id in ids {
            if let Some((_, mut activity)) = self.find(*id) {
                waiting.spawn(async move {
                    // A subagent whose thread is unloaded is done as well.
                    let _ = activity.wait_for(|now| is_done(&status(now))).await;
                });
            }
        }
        let done = || {
            let standing = ids.iter().map(|id| (*id, self.status(*id)));
            standing.filter(|(_, status)| is_done(status)).collect()
        };
        let now: Vec<_> = done();
        if now.is_empty() {
            // Checks all of them again, not only the one that ended.
            let _ = timeout_at(deadline, waiting.join_next()).await;
            return done();
        }
        now
    }

    /// Closes a subagent with all its own subagents, and returns its status before.
    pub(super) async fn close(&self, id: ThreadId) -> Result<AgentStatus, Refusal> {
        let before = self.status(id);
        let open = {
            let mut agents = self.agents();
            let place = agents.open.iter().position(|open| open.handle.id() == id);
            agents.open.remove(place.ok_or(Refusal::NotFound)?)
        };
        self.turn.close_spawned(open.handle.clone()).await;
        // A subagent without a turn did not take its inherited conversation.
        self.agent.0.inheritances.take(id);
        if !is_done(&before) {
            self.agents().news.push((id, AgentStatus::Shutdown));
        }
        Ok(before)
    }

    /// Returns the status of a subagent.
    pub(super) fn status(&self, id: ThreadId) -> AgentStatus {
        match self.find(id) {
            Some((_, activity)) => status(&activity.borrow()),
            None => AgentStatus::NotFound,
        }
    }

    fn find(&self, id: ThreadId) -> Option<(ThreadHandle, watch::Receiver<Activity>)> {
        let agents = self.agents();
        let open = agents.open.iter().find(|open| open.handle.id() == id)?;
        Some((open.handle.clone(), open.activity.clone()))
    }

    fn permit(&self) -> Result<Arc<()>, Refusal> {
        // Releases the permits of subagents whose threads were unloaded.
        drop(self.agents());
        let thread = self.turn.thread();
        let root = thread
            .spawned
            .as_ref()
            .map_or(thread.id, |place| place.root);
        self.agent
            .0
            .permits
            .take(root, self.most)
            .ok_or(Refusal::Full)
    }

    fn add(&self, handle: ThreadHandle, permit: Arc<()>) {
        let Some(mut activity) = handle.activity() else {
            return;
        };
        // The initial status is not news.
        activity.mark_unchanged();
        self.agents().open.push(Open {
            handle,
            activity,
            _permit: permit,
        });
    }

    /// Returns the subagents, without those whose threads were unloaded elsewhere.
    fn agents(&self) -> MutexGuard<'_, Inner> {
        let mut agents = lock(&self.agents.0);
        agents
            .open
            .retain(|open| !matches!(*open.activity.borrow(), Activity::Gone));
        agents
    }
}

/// Returns a notification for the model about each subagent that is done since the last notification. `said` is the
/// conversation so far.
pub(super) async fn take_news(turn: &TurnContext, said: &[ContextItem]) -> Vec<String> {
    let agents = turn.state(Agents::default);
    let known = {
        let mut agents = lock(&agents.0);
        let known = agents.open.iter().map(|open| open.handle.id());
        let known: Vec<ThreadId> = known.collect();
        (!std::mem::replace(&mut agents.recalled, true)).then_some(known)
    };
    let (mut news, found) = match known {
        // The model of a first turn has no subagents to hear of.
        Some(known) if !turn.is_first() => recall(turn, said, &known).await,
        _ => Default::default(),
    };
    let mut agents = lock(&agents.0);
    agents.open.extend(found);
    news.append(&mut agents.news);
    for open in &mut agents.open {
        if open.activity.has_changed().unwrap_or(false) {
            open.activity.mark_unchanged();
            let status = open.status();
            if is_done(&status) {
                news.push((open.handle.id(), status));
            }
        }
    }
    let tell = |(id, status): (ThreadId, AgentStatus)| {
        let told = serde_json::json!({ "agent_path": id, "status": status });
        format!("<subagent_notification>\n{told}\n</subagent_notification>")
    };
    news.into_iter().map(tell).collect()
}

/// Finds the subagents that are not in `known`. Returns those that are done and that the conversation does not mention,
/// because they ended while this thread was not loaded; and those that still run. The store knows their status, and the
/// conversation what the model was told.
async fn recall(
    turn: &TurnContext,
    said: &[ContextItem],
    known: &[ThreadId],
) -> (Vec<(ThreadId, AgentStatus)>, Vec<Open>) {
    let mut standing = Vec::new();
    let mut found = Vec::new();
    for (id, activity) in turn.spawned().await.unwrap_or_default() {
        if known.contains(&id) {
            continue;
        }
        if matches!(activity, Activity::Running)
            && let Ok(handle) = turn.resume_spawned(id).await
            && let Some(mut activity) = handle.activity()
        {
            // It may have ended by now.
            activity.mark_changed();
            found.push(Open {
                handle,
                activity,
                // Not counted in the tree: its permit was lost when this thread was unloaded.
                _permit: Arc::default(),
            });
            continue;
        }
        let status = status(&activity);
        if is_done(&status) {
            standing.push((id, status));
        }
    }
    for item in said {
        if standing.is_empty() {
            break;
        }
        let item = json_text(item);
        standing.retain(|(id, status)| {
            // The status is escaped there, because it is JSON inside a JSON text.
            let told = json_text(&json_text(status));
            !(item.contains(&id.to_string()) && item.contains(told.trim_matches('"')))
        });
    }
    (standing, found)
}

fn json_text<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Returns whether a subagent is done. An interrupted one may continue.
fn is_done(status: &AgentStatus) -> bool {
    use AgentStatus as S;
    match status {
        S::PendingInit | S::Running | S::Interrupted => false,
        S::Completed(_) | S::Errored(_) | S::Shutdown | S::NotFound => true,
    }
}

fn status(activity: &Activity) -> AgentStatus {
    match activity {
        Activity::New => AgentStatus::PendingInit,
        Activity::Running => AgentStatus::Running,
        Activity::Gone => AgentStatus::Shutdown,
        Activity::Ended { turn, message } => match turn.status {
            TurnStatus::Running | TurnStatus::Interrupted => AgentStatus::Interrupted,
            TurnStatus::Failed => AgentStatus::Errored(
                turn.error
                    .as_ref()
                    .map(|error| error.message.clone())
                    .unwrap_or_default(),
            ),
            TurnStatus::Completed => {
                let text = message.as_ref().and_then(|item| match &item.body {
                    ItemBody::Agent { text, .. } => Some(text.clone()),
                    _ => None,
                });
                AgentStatus::Completed(text)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_by_tree_and_free_again() {
        let permits = SubagentPermits::default();
        let (one, other) = (ThreadId::new(), ThreadId::new());
        let first = permits.take(one, 2).unwrap();
        let _second = permits.take(one, 2).unwrap();
        assert!(permits.take(one, 2).is_none());
        assert!(permits.take(other, 1).is_some());
        drop(first);
        assert!(permits.take(one, 2).is_some());
        assert!(permits.take(one, 0).is_none());
    }

    #[test]
    fn names_are_numbered_where_there_are_not_enough() {
        let mut agents = Inner::default();
        let names = ["A".to_owned(), "B".to_owned()];
        let given: Vec<String> = (0..7).map(|_| agents.nickname(&names)).collect();
        let expected = [
            "A",
            "B",
            "A the 2nd",
            "B the 2nd",
            "A the 3rd",
            "B the 3rd",
            "A the 4th",
        ];
        assert_eq!(given, expected);
        assert_eq!(agents.nickname(&[]), "Ada");
    }
}
