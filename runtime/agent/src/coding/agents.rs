//! The agents that an agent spawned: which there are, how they stand, and how many there may be.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::Duration,
};

use threadwire_engine::{
    Activity, Agent, AgentStatus, Error, InputPart, ItemBody, NewTurn, Settings, ThreadHandle,
    ThreadId, TurnContext, TurnStatus,
};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{Instant, timeout_at},
};

use super::{CodingAgent, conversation, setup::Setup};
use crate::model::ContextItem;

/// What spawned agents are called, for people; in turn.
const NICKNAMES: [&str; 24] = [
    "Ada", "Bohr", "Curie", "Darwin", "Euler", "Faraday", "Gauss", "Hypatia", "Ibn Sina", "Joule",
    "Kepler", "Linnaeus", "Maxwell", "Noether", "Ohm", "Pascal", "Quine", "Raman", "Socrates",
    "Turing", "Ulam", "Volta", "Wu", "Zeno",
];

/// How long one that is told to stop is waited for.
const STOP: Duration = Duration::from_secs(5);

/// The agents that the agent of one thread spawned and did not close, for as long as the thread is loaded.
#[derive(Debug, Default)]
pub(super) struct Agents(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// In the order in which they came.
    open: Vec<Open>,
    /// News of those that were closed.
    news: Vec<(ThreadId, AgentStatus)>,
    /// How many there have been.
    spawned: usize,
    /// Whether those were looked for that an earlier stay of the thread in memory left.
    recalled: bool,
}

#[derive(Debug)]
struct Open {
    /// Keeps the thread in memory.
    handle: ThreadHandle,
    /// Tells what is new since the spawning agent was told.
    activity: watch::Receiver<Activity>,
    _seat: Arc<()>,
}

impl Open {
    fn status(&self) -> AgentStatus {
        status(&self.activity.borrow())
    }
}

/// The seats of all trees of agents. A seat is free again when it is dropped.
#[derive(Debug, Default)]
pub(super) struct Seats(Mutex<HashMap<ThreadId, Weak<()>>>);

impl Seats {
    /// Takes a seat in the tree that begins with `root`, unless `most` are taken.
    fn take(&self, root: ThreadId, most: usize) -> Option<Arc<()>> {
        let mut trees = lock(&self.0);
        trees.retain(|_, tree| tree.strong_count() > 0);
        let seat = trees.get(&root).and_then(Weak::upgrade).unwrap_or_default();
        if Arc::strong_count(&seat) > most {
            return None;
        }
        trees.insert(root, Arc::downgrade(&seat));
        Some(seat)
    }
}

/// Histories that spawned agents begin with, until their first turn takes them.
#[derive(Debug, Default)]
pub(super) struct Inheritances(Mutex<HashMap<ThreadId, Vec<ContextItem>>>);

impl Inheritances {
    pub(super) fn take(&self, thread: ThreadId) -> Vec<ContextItem> {
        lock(&self.0).remove(&thread).unwrap_or_default()
    }
}

/// Why an agent is not there.
#[derive(Debug)]
pub(super) enum Refusal {
    /// There are enough.
    Full,
    /// There is none of this id here.
    NotFound,
    /// Its thread could not be reached.
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

/// What the agent of a turn does with other agents.
#[derive(Debug)]
pub(super) struct Desk {
    agent: CodingAgent,
    turn: TurnContext,
    agents: Arc<Agents>,
    most: usize,
    deepest: u32,
    /// The model that this agent works with, and how much it thinks.
    pub(super) model: String,
    pub(super) effort: Option<String>,
    provider: String,
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
            provider: setup.provider.id.clone(),
        }
    }

    /// Tells whether this agent may spawn others.
    pub(super) fn may_spawn(&self) -> bool {
        let place = self.turn.thread().spawned.as_ref();
        place.map_or(0, |place| place.depth) < self.deepest
    }

    /// Returns the settings of an agent that is about to be spawned, or what is wrong with what is asked for.
    pub(super) async fn settings(
        &self,
        model: Option<&str>,
        effort: Option<&str>,
    ) -> Result<Settings, String> {
        let mut settings = self.turn.thread().settings.clone();
        settings.effort.clone_from(&self.effort);
        self.agent.refresh_models(false).await;
        let models = self.agent.models();
        let known = models
            .iter()
            .filter(|known| known.provider == self.provider);
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
        Ok(settings)
    }

    /// Makes an agent, which does nothing yet. With `inherits` it knows what this one knows.
    pub(super) async fn spawn(
        &self,
        settings: Settings,
        inherits: bool,
    ) -> Result<(ThreadHandle, &'static str), Refusal> {
        let seat = self.seat()?;
        // First, so that no agent is left behind where this fails.
        let inherited = match inherits {
            true => conversation::known(&self.turn).await?,
            false => Vec::new(),
        };
        let nickname = {
            let mut agents = self.agents();
            agents.spawned += 1;
            NICKNAMES[(agents.spawned - 1) % NICKNAMES.len()]
        };
        let child = self.turn.spawn(settings, nickname.to_owned()).await?;
        if inherits {
            lock(&self.agent.0.inheritances.0).insert(child.id(), inherited);
        }
        self.add(child.clone(), seat);
        Ok((child, nickname))
    }

    /// Brings an agent back that was closed, or that an earlier run of the server left.
    pub(super) async fn resume(&self, id: ThreadId) -> Result<AgentStatus, Refusal> {
        if let Some(open) = self.find(id) {
            return Ok(status(&open.1.borrow()));
        }
        let seat = self.seat()?;
        let child = self.turn.resume_spawned(id).await?;
        self.add(child, seat);
        Ok(self.status(id))
    }

    /// Tells an agent something: as part of what it does, or as something new. With `interrupt` it stops what it does.
    /// Returns the turn that takes it up.
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
                    // It takes no input, or is about to end.
                    let idle = activity.wait_for(|now| !matches!(now, Activity::Running));
                    if timeout_at(Instant::now() + STOP, idle).await.is_err() {
                        return Err(error.into());
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Waits until one of some agents is done, and returns those that are; none when the time is up.
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
                    // One whose thread is gone is done as well.
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
            // Which one it was is asked again, together with the others.
            let _ = timeout_at(deadline, waiting.join_next()).await;
            return done();
        }
        now
    }

    /// Closes an agent, with all that work for it, and returns how it stood.
    pub(super) async fn close(&self, id: ThreadId) -> Result<AgentStatus, Refusal> {
        let before = self.status(id);
        let open = {
            let mut agents = self.agents();
            let place = agents.open.iter().position(|open| open.handle.id() == id);
            agents.open.remove(place.ok_or(Refusal::NotFound)?)
        };
        self.turn.close_spawned(open.handle.clone()).await;
        // One that never had a turn did not take it.
        self.agent.0.inheritances.take(id);
        if !is_done(&before) {
            self.agents().news.push((id, AgentStatus::Shutdown));
        }
        Ok(before)
    }

    /// Returns how an agent stands.
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

    fn seat(&self) -> Result<Arc<()>, Refusal> {
        // Those that left memory need none.
        drop(self.agents());
        let thread = self.turn.thread();
        let root = thread
            .spawned
            .as_ref()
            .map_or(thread.id, |place| place.root);
        self.agent
            .0
            .seats
            .take(root, self.most)
            .ok_or(Refusal::Full)
    }

    fn add(&self, handle: ThreadHandle, seat: Arc<()>) {
        let Some(mut activity) = handle.activity() else {
            return;
        };
        // How it was when it came is not new.
        activity.mark_unchanged();
        self.agents().open.push(Open {
            handle,
            activity,
            _seat: seat,
        });
    }

    /// Returns the agents without those whose threads somebody else took out of memory.
    fn agents(&self) -> MutexGuard<'_, Inner> {
        let mut agents = lock(&self.agents.0);
        agents
            .open
            .retain(|open| !matches!(*open.activity.borrow(), Activity::Gone));
        agents
    }
}

/// Takes what the model is to be told of the agents that its agent spawned: which are done since it was told. `said` is
/// the conversation so far.
pub(super) async fn take_news(turn: &TurnContext, said: &[ContextItem]) -> Vec<String> {
    let agents = turn.state(Agents::default);
    let known = {
        let mut agents = lock(&agents.0);
        let known = agents.open.iter().map(|open| open.handle.id());
        let known: Vec<ThreadId> = known.collect();
        (!std::mem::replace(&mut agents.recalled, true)).then_some(known)
    };
    let (mut news, found) = match known {
        Some(known) => recall(turn, said, &known).await,
        None => Default::default(),
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

/// Returns the agents that are done and of which the conversation does not tell, since they ended while this thread was
/// not in memory; and those that are still at work. The store knows how they stand, and the conversation what was told.
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
                // Its place in the tree went with those who counted it.
                _seat: Arc::default(),
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
            // As it stands in a text that is JSON itself.
            let told = json_text(&json_text(status));
            !(item.contains(&id.to_string()) && item.contains(told.trim_matches('"')))
        });
    }
    (standing, found)
}

fn json_text<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Tells whether an agent has nothing more to do. One that was interrupted may have.
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
                    ItemBody::Agent { text } => Some(text.clone()),
                    _ => None,
                });
                AgentStatus::Completed(text)
            }
        },
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_by_tree_and_free_again() {
        let seats = Seats::default();
        let (one, other) = (ThreadId::new(), ThreadId::new());
        let first = seats.take(one, 2).unwrap();
        let _second = seats.take(one, 2).unwrap();
        assert!(seats.take(one, 2).is_none());
        assert!(seats.take(other, 1).is_some());
        drop(first);
        assert!(seats.take(one, 2).is_some());
        assert!(seats.take(one, 0).is_none());
    }
}
