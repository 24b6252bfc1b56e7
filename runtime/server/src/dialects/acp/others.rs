//! Options and modes of agents of other makers: a session shows them in place of those that this server has for its own
//! agents, and passes choices on.

use threadwire_agent::acp::{AgentChoices, AgentOffers, AgentSession, CHOICES, Choice, choices};
use threadwire_engine::{SettingsChange, ThreadHandle};
use threadwire_protocol::acp::{
    self as wire, SessionConfigOption, SessionConfigOptionCategory as Category,
    SessionConfigOptionValue, errors,
};

use super::{Failure, families};

// The ids of the options of this server that an option of an agent can have, too.
pub(super) const MODE: &str = "mode";
pub(super) const MODEL: &str = "model";
pub(super) const APPROVAL: &str = "approval";
pub(super) const SANDBOX: &str = "sandbox";
pub(super) const NETWORK: &str = "network";

/// The option that chooses who answers.
pub(super) const AGENT: &str = "agent";

/// Returns the modes that a session shows; `None` if the agent has none.
pub(super) fn modes(foreign: &AgentOffers) -> Option<wire::SessionModeState> {
    let option = foreign.of_category(&Category::Mode);
    let mut modes = foreign.modes.clone().or_else(|| {
        let modes = choices(option?).map(|choice| wire::SessionMode {
            id: choice.value.clone(),
            name: choice.name.clone(),
            description: choice.description.clone(),
            meta: None,
        });
        Some(wire::SessionModeState {
            current_mode_id: String::new(),
            available_modes: modes.collect(),
            meta: None,
        })
    })?;
    if let Some(option) = option {
        modes.current_mode_id.clone_from(&option.current_value);
    }
    Some(modes)
}

/// Returns the options of an agent as a session shows them. Those of the type `boolean` are shown with `switches` only.
pub(super) fn options(foreign: &AgentOffers, switches: bool) -> Vec<SessionConfigOption> {
    let mut shown = Vec::new();
    for option in &foreign.options {
        let mut option = option.clone();
        let id = match &mut option {
            SessionConfigOption::Select(option) => &mut option.id,
            SessionConfigOption::Boolean(option) if switches => &mut option.id,
            SessionConfigOption::Boolean(_) | SessionConfigOption::Unknown(_) => continue,
        };
        *id = shown_id(foreign, id);
        shown.push(option);
    }
    shown
}

/// Returns the id of an option as a session shows it: its own, unless an option of this server has it.
fn shown_id(foreign: &AgentOffers, id: &str) -> String {
    let is_taken = match id {
        AGENT | APPROVAL | SANDBOX | NETWORK => true,
        MODE => foreign.of_category(&Category::Mode).is_none(),
        MODEL => foreign.of_category(&Category::Model).is_none(),
        _ => false,
    };
    match is_taken {
        true => format!("{}.{id}", foreign.agent),
        false => id.to_owned(),
    }
}

/// Returns what an option of a session stands for; `None` if it is one of this server.
pub(super) fn choice(foreign: &AgentOffers, shown: &str) -> Option<Choice> {
    let mut ids = foreign.options.iter().filter_map(|option| match option {
        SessionConfigOption::Select(option) => Some(&option.id),
        SessionConfigOption::Boolean(option) => Some(&option.id),
        SessionConfigOption::Unknown(_) => None,
    });
    match ids.find(|id| shown_id(foreign, id) == shown) {
        Some(id) => Some(Choice::Option(id.clone())),
        None if shown == MODE => foreign.mode_choice(),
        None => None,
    }
}

impl families::Ready {
    /// Passes a choice of what the agent of a thread offers on to it, and keeps the choice for the agent's next start.
    /// Returns what the agent offers then. `member` is the params member that holds the value; an error names it.
    pub(super) async fn choose(
        &self,
        handle: &ThreadHandle,
        foreign: AgentOffers,
        choice: &Choice,
        (member, value): (&str, &SessionConfigOptionValue),
    ) -> Result<AgentOffers, Failure> {
        if !foreign.allows(choice, value) {
            let text = match value {
                SessionConfigOptionValue::ValueId(value) => value.clone(),
                value => value.tag().into_owned(),
            };
            let problem = format!("agent {} does not offer: {text}", foreign.agent);
            return Err(Failure::invalid(member, problem));
        }
        let session = handle.state(AgentSession::default);
        let given = session.choose(&foreign.agent, choice, value).await;
        let given = given.transpose();
        let given = given.map_err(|problem| errors::internal_error(&problem))?;
        let is_option = |category: &Category| {
            let option = foreign.of_category(category);
            option.is_some_and(|option| *choice == Choice::Option(option.id.clone()))
        };
        // Clients of other dialects know the model and the effort as settings of the thread.
        let settings = match value {
            SessionConfigOptionValue::ValueId(model) if is_option(&Category::Model) => {
                SettingsChange {
                    model: Some(model.clone()),
                    ..SettingsChange::default()
                }
            }
            SessionConfigOptionValue::ValueId(effort) if is_option(&Category::ThoughtLevel) => {
                SettingsChange {
                    effort: Some(Some(effort.clone())),
                    ..SettingsChange::default()
                }
            }
            _ => {
                let thread = handle.latest();
                let chosen = AgentChoices::of_thread(&thread);
                let data = chosen.with(&foreign, &thread.settings, choice, value);
                self.engine().set_extra(handle.id(), CHOICES, data).await?;
                SettingsChange::default()
            }
        };
        self.change(handle.id(), settings).await?;
        Ok(given.unwrap_or(foreign))
    }
}
