//! What an agent of another maker offers its user: options, modes and slash commands. And what users chose of it.
//!
//! Both are data of the thread, so that clients of all dialects and processes see them, and so that they outlive the
//! agent. What an agent offered last is also kept for threads that it did not answer yet.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, Weak},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{AgentNews, Json, News, Settings, Thread, task};
use threadwire_host::Records;
use threadwire_protocol::acp::{
    AvailableCommand, SessionConfigOption, SessionConfigOptionCategory, SessionConfigOptionSelect,
    SessionConfigOptionValue, SessionConfigSelectOption, SessionConfigSelectOptions,
    SessionModeState, SessionUpdate, SetSessionConfigOptionRequest, SetSessionModeRequest, method,
};
use threadwire_workspace::locks::lock;
use tracing::warn;

use super::{backend::Backend, link::Failure};

/// The key of a thread's data with what its agent offers.
pub const OFFERS: &str = "agent-offers";

/// The key of a thread's data with what its users chose.
pub const CHOICES: &str = "agent-choices";

/// The namespace of records with what agents offered last, by name.
const RECORDS: &str = "agent-offers";

/// The mode of threads that no client put into another one.
const USUAL_MODE: &str = "agent";

/// How long an agent has to take over a choice while a client waits for it.
const PATIENCE: Duration = Duration::from_secs(10);

/// What an agent offers the user of a thread.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentOffers {
    /// The agent's name in the configuration.
    pub agent: String,
    /// Its slash commands.
    pub commands: Vec<AvailableCommand>,
    /// Its options, with the values in force.
    pub options: Vec<SessionConfigOption>,
    /// Its modes, with the one in force.
    pub modes: Option<SessionModeState>,
    /// The mode that it began the session in.
    pub first_mode: Option<String>,
    /// The values that the agent was given, as JSON. It may have others since then, by its own choice.
    given: BTreeMap<Choice, String>,
}

/// Something that a user chooses.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", into = "String", from = "String")]
pub enum Choice {
    /// The mode.
    Mode,
    /// The option with this id.
    Option(String),
}

impl From<Choice> for String {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Mode => "mode".to_owned(),
            Choice::Option(id) => format!("option {id}"),
        }
    }
}

impl From<String> for Choice {
    fn from(text: String) -> Self {
        match text.strip_prefix("option ") {
            Some(id) => Self::Option(id.to_owned()),
            None => Self::Mode,
        }
    }
}

/// What the users of a thread chose, beside its settings.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentChoices {
    /// The name of the agent.
    agent: String,
    options: BTreeMap<String, SessionConfigOptionValue>,
    /// The mode, and the mode of the thread when it was chosen: the later choice of the two counts.
    mode: Option<(String, String)>,
}

impl AgentOffers {
    /// Returns what the agent of a thread offers: in this thread, or else in the last one that it answered.
    pub async fn of(thread: &Thread, agent: &str, records: &Records) -> Option<Self> {
        if let Some(offers) = Self::of_thread(thread, agent) {
            return Some(offers);
        }
        let last = records.get::<Self>(RECORDS, agent).await;
        // Records of another version are of no use.
        let mut offers = last.ok()?.0?;
        offers.given.clear();
        Some(offers)
    }

    /// Returns what the agent of a thread offers in it, if the agent answered it before.
    pub fn of_thread(thread: &Thread, agent: &str) -> Option<Self> {
        let offers: Self = serde_json::from_str(thread.extra.get(OFFERS)?.get()).ok()?;
        (offers.agent == agent).then_some(offers)
    }

    /// Returns the same with what the settings and the users of a thread want, where the agent was not told yet.
    pub fn with_choices(mut self, settings: &Settings, choices: &AgentChoices) -> Self {
        for (choice, value) in self.untold(settings, choices) {
            self.set(&choice, &value);
        }
        self
    }

    /// Returns the choice that sets the mode, and its values; `None` if the agent has no modes.
    pub fn mode_choice(&self) -> Option<Choice> {
        match self.of_category(&SessionConfigOptionCategory::Mode) {
            Some(option) => Some(Choice::Option(option.id.clone())),
            None => self.modes.as_ref().map(|_| Choice::Mode),
        }
    }

    /// Tells whether a value is one of those that the agent offers.
    pub fn allows(&self, choice: &Choice, value: &SessionConfigOptionValue) -> bool {
        match (choice, value) {
            (Choice::Mode, SessionConfigOptionValue::ValueId(mode)) => {
                let modes = self.modes.iter().flat_map(|modes| &modes.available_modes);
                modes.into_iter().any(|known| known.id == *mode)
            }
            (Choice::Option(id), value) => match (self.option(id), value) {
                (
                    Some(SessionConfigOption::Select(option)),
                    SessionConfigOptionValue::ValueId(value),
                ) => choices(option).any(|choice| choice.value == *value),
                (Some(SessionConfigOption::Boolean(_)), SessionConfigOptionValue::Boolean(_)) => {
                    true
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Returns an option.
    pub fn option(&self, id: &str) -> Option<&SessionConfigOption> {
        self.options.iter().find(|option| match option {
            SessionConfigOption::Select(option) => option.id == id,
            SessionConfigOption::Boolean(option) => option.id == id,
            SessionConfigOption::Unknown(_) => false,
        })
    }

    /// Returns the option of a category.
    pub fn of_category(
        &self,
        category: &SessionConfigOptionCategory,
    ) -> Option<&SessionConfigOptionSelect> {
        self.options.iter().find_map(|option| match option {
            SessionConfigOption::Select(select) if select.category.as_ref() == Some(category) => {
                Some(select)
            }
            _ => None,
        })
    }

    /// Tells whether the agent has a mode of this name.
    pub(super) fn has_mode(&self, mode: &str) -> bool {
        let mode = SessionConfigOptionValue::ValueId(mode.to_owned());
        self.mode_choice()
            .is_some_and(|choice| self.allows(&choice, &mode))
    }

    /// Returns the mode in force, if the agent tells it.
    fn mode(&self) -> Option<String> {
        let option = self.of_category(&SessionConfigOptionCategory::Mode);
        let of_modes = || self.modes.as_ref().map(|modes| &modes.current_mode_id);
        option
            .map(|option| &option.current_value)
            .or_else(of_modes)
            .cloned()
    }

    /// Returns what a thread wants and the agent offers, each with the value, in the order in which it is set.
    fn wanted(
        &self,
        settings: &Settings,
        choices: &AgentChoices,
    ) -> Vec<(Choice, SessionConfigOptionValue)> {
        use SessionConfigOptionCategory as Category;

        let mode = choices.mode.as_ref();
        let mode = match mode.filter(|(_, of)| choices.is_of(self) && *of == settings.mode) {
            Some((mode, _)) => Some(mode.clone()),
            // An agent may have a mode of this name, too, with another meaning.
            None if settings.mode == USUAL_MODE => self.first_mode.clone(),
            None => Some(settings.mode.clone()),
        };
        let of_category = |category: Category, value: Option<&String>| {
            let option = self.of_category(&category)?;
            let value = SessionConfigOptionValue::ValueId(value?.clone());
            Some((Choice::Option(option.id.clone()), value))
        };
        let model = of_category(Category::Model, Some(&settings.model));
        let effort = of_category(Category::ThoughtLevel, settings.effort.as_ref());
        let mode = self.mode_choice().zip(mode);
        let mode = mode.map(|(choice, mode)| (choice, SessionConfigOptionValue::ValueId(mode)));
        let others = choices.options.iter().filter(|_| choices.is_of(self));
        let others = others.map(|(id, value)| (Choice::Option(id.clone()), value.clone()));
        let all = model.into_iter().chain(effort).chain(mode).chain(others);
        all.filter(|(choice, value)| self.allows(choice, value))
            .collect()
    }

    /// Returns those of [`AgentOffers::wanted`] that the agent was not given yet.
    fn untold(
        &self,
        settings: &Settings,
        choices: &AgentChoices,
    ) -> Vec<(Choice, SessionConfigOptionValue)> {
        let mut wanted = self.wanted(settings, choices);
        wanted.retain(|(choice, value)| self.given.get(choice) != Some(&text(value)));
        wanted
    }

    fn value(&self, choice: &Choice) -> Option<SessionConfigOptionValue> {
        match choice {
            Choice::Mode => {
                let mode = self.modes.as_ref()?.current_mode_id.clone();
                Some(SessionConfigOptionValue::ValueId(mode))
            }
            Choice::Option(id) => match self.option(id)? {
                SessionConfigOption::Select(option) => Some(SessionConfigOptionValue::ValueId(
                    option.current_value.clone(),
                )),
                SessionConfigOption::Boolean(option) => {
                    Some(SessionConfigOptionValue::Boolean(option.current_value))
                }
                SessionConfigOption::Unknown(_) => None,
            },
        }
    }

    fn set(&mut self, choice: &Choice, value: &SessionConfigOptionValue) {
        match (choice, value) {
            (Choice::Mode, SessionConfigOptionValue::ValueId(mode)) => {
                if let Some(modes) = &mut self.modes {
                    modes.current_mode_id.clone_from(mode);
                }
            }
            (Choice::Option(id), value) => {
                for option in &mut self.options {
                    match (option, value) {
                        (
                            SessionConfigOption::Select(option),
                            SessionConfigOptionValue::ValueId(value),
                        ) if option.id == *id => option.current_value.clone_from(value),
                        (
                            SessionConfigOption::Boolean(option),
                            SessionConfigOptionValue::Boolean(value),
                        ) if option.id == *id => option.current_value = *value,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    /// Takes over what an update says about the session itself. Returns whether that is a change.
    pub(super) fn take(&mut self, update: SessionUpdate) -> bool {
        let before = self.clone();
        match update {
            SessionUpdate::AvailableCommandsUpdate(update) => {
                self.commands = update.available_commands;
            }
            SessionUpdate::ConfigOptionUpdate(update) => self.options = update.config_options,
            SessionUpdate::CurrentModeUpdate(update) => {
                if let Some(modes) = &mut self.modes {
                    modes.current_mode_id = update.current_mode_id;
                }
            }
            _ => return false,
        }
        self.note_first_mode();
        *self != before
    }

    /// Keeps the mode in force as the first one, if there was none.
    pub(super) fn note_first_mode(&mut self) {
        if self.first_mode.is_none() {
            self.first_mode = self.mode();
        }
    }
}

impl AgentChoices {
    /// Returns what was chosen for the agent of a thread.
    pub fn of_thread(thread: &Thread) -> Self {
        let kept = thread.extra.get(CHOICES);
        kept.and_then(|kept| serde_json::from_str(kept.get()).ok())
            .unwrap_or_default()
    }

    fn is_of(&self, offers: &AgentOffers) -> bool {
        self.agent == offers.agent
    }

    /// Adds a choice for an agent in a thread with these settings, and returns the data to keep with the thread.
    pub fn with(
        mut self,
        offers: &AgentOffers,
        settings: &Settings,
        choice: &Choice,
        value: &SessionConfigOptionValue,
    ) -> Option<Json> {
        if !self.is_of(offers) {
            self = Self {
                agent: offers.agent.clone(),
                ..Self::default()
            };
        }
        match (choice, value) {
            (choice, SessionConfigOptionValue::ValueId(mode))
                if offers.mode_choice().as_ref() == Some(choice) =>
            {
                self.mode = Some((mode.clone(), settings.mode.clone()));
            }
            (Choice::Option(id), value) => {
                self.options.insert(id.clone(), value.clone());
            }
            _ => {}
        }
        json(&self)
    }
}

/// The session of a loaded thread with its agent, for those who choose something. Empty while no session runs.
#[derive(Debug, Default)]
pub struct AgentSession(Mutex<Weak<Live>>);

impl AgentSession {
    pub(super) fn set(&self, live: &Arc<Live>) {
        *lock(&self.0) = Arc::downgrade(live);
    }

    fn live(&self) -> Option<Arc<Live>> {
        lock(&self.0).upgrade()
    }

    /// Passes a choice on to the agent at once, and returns what it offers then. `None` if no session of the agent runs
    /// here: then the choice counts from the next turn.
    ///
    /// Errors: the agent refused, as a sentence that names it.
    pub async fn choose(
        &self,
        agent: &str,
        choice: &Choice,
        value: &SessionConfigOptionValue,
    ) -> Option<Result<AgentOffers, String>> {
        let live = self.live()?;
        let is_running = !live.backend.link.is_over() && live.backend.agent.name == agent;
        if !is_running {
            return None;
        }
        Some(match live.give(choice, value, PATIENCE).await {
            Ok(()) => Ok(live.offers().clone()),
            Err(failure) => Err(live
                .backend
                .error(&format!("did not accept {}", text(value)), failure)
                .message),
        })
    }
}

/// What a running session offers. The task of the session and clients share it.
#[derive(Debug)]
pub(super) struct Live {
    pub(super) backend: Arc<Backend>,
    /// The id of the session.
    pub(super) id: String,
    offers: Mutex<AgentOffers>,
    pub(super) news: News<AgentNews>,
    records: Records,
}

impl Live {
    pub(super) fn new(
        backend: &Arc<Backend>,
        id: String,
        news: News<AgentNews>,
        records: Records,
    ) -> Self {
        let offers = AgentOffers {
            agent: backend.agent.name.clone(),
            ..AgentOffers::default()
        };
        Self {
            backend: Arc::clone(backend),
            id,
            offers: Mutex::new(offers),
            news,
            records,
        }
    }

    pub(super) fn offers(&self) -> MutexGuard<'_, AgentOffers> {
        lock(&self.offers)
    }

    /// Tells that the user's visit to a page is done.
    pub(super) fn visit_ended(&self, elicitation: String) {
        self.news.send(AgentNews::VisitEnded(elicitation));
    }

    /// Takes over what an update says about the session itself, and tells it to the clients of the thread.
    pub(super) fn take(&self, update: SessionUpdate) {
        if self.offers().take(update) {
            self.publish();
        }
    }

    /// Tells the clients of the thread what the agent offers.
    pub(super) fn publish(&self) {
        let offers = self.offers().clone();
        let data = json(&offers);
        self.news.send(AgentNews::Data(OFFERS.to_owned(), data));
        let records = self.records.clone();
        task::spawn(async move {
            let agent = offers.agent.clone();
            let kept = records.get::<AgentOffers>(RECORDS, &agent).await;
            let (kept, revision) = match kept {
                Ok(kept) => kept,
                Err(error) => return warn!(%error, "what an agent offers cannot be read"),
            };
            let is_same = kept.is_some_and(|kept| {
                (&kept.commands, &kept.options, &kept.modes)
                    == (&offers.commands, &offers.options, &offers.modes)
            });
            // A session that told it at the same time is as good.
            if !is_same {
                let _ = records.put(RECORDS, &agent, Some(&offers), revision).await;
            }
        });
    }

    /// Gives the agent what a thread wants, as far as the agent offers it and was not given it before. An agent that
    /// chooses something else by itself keeps that until a user chooses again.
    ///
    /// Errors: the agent refused this value.
    pub(super) async fn adopt(
        &self,
        settings: &Settings,
        choices: &AgentChoices,
    ) -> Result<(), (String, Failure)> {
        let mut is_first = true;
        loop {
            // An option can change what the others offer.
            let untold = self.offers().untold(settings, choices);
            let Some((choice, value)) = untold.into_iter().next() else {
                break;
            };
            let is_set = self.offers().value(&choice).as_ref() == Some(&value);
            if is_set {
                let mut offers = self.offers();
                offers.given.insert(choice, text(&value));
            } else {
                let given = self.give(&choice, &value, self.backend.patience).await;
                given.map_err(|failure| (text(&value), failure))?;
            }
            is_first = false;
        }
        if !is_first {
            self.publish();
        }
        Ok(())
    }

    /// Gives the agent a value, and waits this long for its answer.
    async fn give(
        &self,
        choice: &Choice,
        value: &SessionConfigOptionValue,
        patience: Duration,
    ) -> Result<(), Failure> {
        let backend = &self.backend;
        match (choice, value) {
            (Choice::Option(id), value) => {
                let type_ = matches!(value, SessionConfigOptionValue::Boolean(_));
                let params = SetSessionConfigOptionRequest {
                    session_id: self.id.clone(),
                    config_id: id.clone(),
                    type_: type_.then(|| "boolean".to_owned()),
                    value: value.clone(),
                    meta: None,
                };
                let set = backend.request::<method::SessionSetConfigOption>(&params, patience);
                let options = set.await?.config_options;
                self.offers().options = options;
            }
            (Choice::Mode, SessionConfigOptionValue::ValueId(mode)) => {
                let params = SetSessionModeRequest {
                    session_id: self.id.clone(),
                    mode_id: mode.clone(),
                    meta: None,
                };
                let set = backend.request::<method::SessionSetMode>(&params, patience);
                set.await?;
                self.offers().set(choice, value);
            }
            _ => return Ok(()),
        }
        let mut offers = self.offers();
        offers.given.insert(choice.clone(), text(value));
        drop(offers);
        self.publish();
        Ok(())
    }
}

/// Returns the choices of an option.
pub fn choices(
    option: &SessionConfigOptionSelect,
) -> impl Iterator<Item = &SessionConfigSelectOption> {
    let (plain, groups) = match &option.options {
        SessionConfigSelectOptions::Ungrouped(options) => (&options[..], &[][..]),
        SessionConfigSelectOptions::Grouped(groups) => (&[][..], &groups[..]),
        SessionConfigSelectOptions::Unknown(_) => (&[][..], &[][..]),
    };
    plain
        .iter()
        .chain(groups.iter().flat_map(|group| &group.options))
}

fn text(value: &SessionConfigOptionValue) -> String {
    match value {
        SessionConfigOptionValue::ValueId(value) => format!("`{value}`"),
        SessionConfigOptionValue::Boolean(value) => value.to_string(),
        SessionConfigOptionValue::Unknown(value) => value.get().to_owned(),
    }
}

fn json<T: Serialize>(value: &T) -> Option<Json> {
    // Types of the schema always have a JSON form.
    serde_json::value::to_raw_value(value).ok().map(Json::from)
}
