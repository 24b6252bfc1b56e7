//! Configuration options: the settings of a thread that its user chooses, as lists of choices and switches.

use std::{fmt::Write as _, sync::Arc};

use threadwire_agent::acp::{AgentChoices, AgentOffers};
use threadwire_engine::{ApprovalPolicy, Model, SandboxPolicy, Settings, SettingsChange, Thread};
use threadwire_protocol::acp as wire;

use super::{
    failure::Failure,
    modes::{self, CUSTOM},
    others::{self, AGENT, APPROVAL, MODE, MODEL, NETWORK, SANDBOX},
};

const EFFORT: &str = "effort";

/// The value of [`AGENT`] for the agents of this server.
pub(super) const OWN_AGENT: &str = "threadwire";

/// The choices that do not follow from the settings of a thread.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers {
    pub(super) models: Arc<[Model]>,
    /// The agents of other makers that the configuration names, sorted.
    pub(super) agents: Vec<String>,
    /// Whether the client accepts options of the type `boolean`.
    pub(super) switches: bool,
    /// What the agent of another maker offers that answers the thread, as far as it is known.
    pub(super) foreign: Option<AgentOffers>,
    /// What was chosen of it.
    pub(super) chosen: AgentChoices,
}

/// The settings of a session as its client sees them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Choices {
    pub(super) modes: wire::SessionModeState,
    pub(super) options: Vec<wire::SessionConfigOption>,
}

impl Offers {
    /// Takes over what a thread says about its agent.
    pub(super) fn note(&mut self, thread: &Thread) {
        let agent = &thread.settings.model_provider;
        let before = self
            .foreign
            .take()
            .filter(|foreign| foreign.agent == *agent);
        if self.agents.contains(agent) {
            self.foreign = AgentOffers::of_thread(thread, agent).or(before);
        }
        self.chosen = AgentChoices::of_thread(thread);
    }

    /// Returns the agent of a thread: the value of [`AGENT`].
    pub(super) fn agent<'a>(&self, settings: &'a Settings) -> &'a str {
        match self.agents.contains(&settings.model_provider) {
            true => &settings.model_provider,
            false => OWN_AGENT,
        }
    }

    fn model(&self, settings: &Settings) -> Option<&Model> {
        self.models
            .iter()
            .find(|model| model.id == settings.model && model.provider == settings.model_provider)
    }
}

impl Choices {
    /// Describes `settings`.
    pub(super) fn of(settings: &Settings, offers: &Offers) -> Self {
        let foreign = offers.foreign.clone();
        let foreign = foreign.map(|foreign| foreign.with_choices(settings, &offers.chosen));
        let has = |category| {
            let foreign = foreign.as_ref();
            foreign.is_some_and(|foreign| foreign.of_category(&category).is_some())
        };
        let modes = foreign.as_ref().and_then(others::modes);
        let modes = modes.unwrap_or_else(|| modes::state(settings));
        let mut options = Vec::new();
        if !has(wire::SessionConfigOptionCategory::Mode) {
            let listed = modes.available_modes.iter();
            let listed = listed.filter(|mode| mode.id != CUSTOM || modes.current_mode_id == CUSTOM);
            options.push(select(
                MODE,
                "Mode",
                Some(wire::SessionConfigOptionCategory::Mode),
                &modes.current_mode_id,
                listed
                    .map(|mode| choice(&mode.id, &mode.name, mode.description.clone()))
                    .collect(),
            ));
        }
        if !has(wire::SessionConfigOptionCategory::Model) {
            options.push(models(settings, offers));
        }
        match &foreign {
            Some(foreign) => options.extend(others::options(foreign, offers.switches)),
            None => options.extend(efforts(settings, offers)),
        }
        if !offers.agents.is_empty() {
            let own = choice(OWN_AGENT, "Threadwire", None);
            let others = offers.agents.iter().map(|name| choice(name, name, None));
            options.push(select(
                AGENT,
                "Agent",
                None,
                offers.agent(settings),
                std::iter::once(own).chain(others).collect(),
            ));
        }
        options.push(approvals(settings));
        options.push(sandboxes(settings));
        let network = network(&settings.sandbox);
        options.extend(network.filter(|_| offers.switches).map(|network| {
            wire::SessionConfigOption::Boolean(wire::SessionConfigOptionBoolean {
                id: NETWORK.to_owned(),
                name: "Network".to_owned(),
                description: Some("Commands in the sandbox reach the network.".to_owned()),
                category: None,
                current_value: network,
                meta: None,
            })
        }));
        Self { modes, options }
    }
}

/// Lists the models of the current agent.
fn models(settings: &Settings, offers: &Offers) -> wire::SessionConfigOption {
    let agent = offers.agent(settings);
    let is_of_agent = |model: &&Model| match agent {
        OWN_AGENT => !offers.agents.contains(&model.provider),
        agent => model.provider == agent,
    };
    let listed = offers.models.iter().filter(|model| !model.is_hidden);
    let listed = listed.filter(is_of_agent);
    let mut choices: Vec<_> = listed
        .map(|model| {
            let description = Some(model.description.clone()).filter(|text| !text.is_empty());
            let value = model_value(&model.provider, &model.id);
            choice(&value, &model.display_name, description)
        })
        .collect();
    let value = model_value(&settings.model_provider, &settings.model);
    if offers.model(settings).is_none() {
        choices.push(choice(&value, &settings.model, None));
    }
    let category = Some(wire::SessionConfigOptionCategory::Model);
    select(MODEL, "Model", category, &value, choices)
}

/// Lists the efforts of the current model; `None` if it has none.
fn efforts(settings: &Settings, offers: &Offers) -> Option<wire::SessionConfigOption> {
    let model = offers.model(settings)?;
    let effort = settings
        .effort
        .as_ref()
        .or(model.default_effort.as_ref())
        .or(model.efforts.first())?;
    let mut choices: Vec<_> = model
        .efforts
        .iter()
        .map(|effort| choice(effort, &capitalized(effort), None))
        .collect();
    if !model.efforts.contains(effort) {
        choices.push(choice(effort, &capitalized(effort), None));
    }
    let category = Some(wire::SessionConfigOptionCategory::ThoughtLevel);
    Some(select(
        EFFORT,
        "Reasoning effort",
        category,
        effort,
        choices,
    ))
}

/// The choices of [`APPROVAL`]: value, name and description.
const APPROVALS: [(&str, &str, &str); 4] = [
    (
        "untrusted",
        "Unless trusted",
        "Asks before every command and every change of a file.",
    ),
    (
        "on-failure",
        "On failure",
        "Asks when the sandbox refused a command.",
    ),
    (
        "on-request",
        "On request",
        "Asks when the agent wants to leave the sandbox.",
    ),
    (
        "never",
        "Never",
        "Never asks; what would need consent fails.",
    ),
];

fn approvals(settings: &Settings) -> wire::SessionConfigOption {
    let current = match settings.approval {
        ApprovalPolicy::Untrusted => "untrusted",
        ApprovalPolicy::OnFailure => "on-failure",
        ApprovalPolicy::OnRequest => "on-request",
        ApprovalPolicy::Never => "never",
        ApprovalPolicy::ByCategory(_) => CUSTOM,
    };
    fixed(APPROVAL, "Approvals", current, &APPROVALS)
}

/// The choices of [`SANDBOX`]: value, name and description.
const SANDBOXES: [(&str, &str, &str); 3] = [
    (
        "read-only",
        "Read only",
        "Commands read files and change none.",
    ),
    (
        "workspace-write",
        "Workspace",
        "Commands change files of the workspace and temporary files.",
    ),
    (
        "danger-full-access",
        "None",
        "Commands run without a sandbox.",
    ),
];

fn sandboxes(settings: &Settings) -> wire::SessionConfigOption {
    let current = match settings.sandbox {
        SandboxPolicy::ReadOnly { .. } => "read-only",
        SandboxPolicy::WorkspaceWrite { .. } => "workspace-write",
        SandboxPolicy::DangerFullAccess => "danger-full-access",
        SandboxPolicy::External { .. } => CUSTOM,
    };
    fixed(SANDBOX, "Sandbox", current, &SANDBOXES)
}

/// Tells whether commands reach the network; `None` without a sandbox.
fn network(sandbox: &SandboxPolicy) -> Option<bool> {
    match sandbox {
        SandboxPolicy::ReadOnly { network }
        | SandboxPolicy::WorkspaceWrite { network, .. }
        | SandboxPolicy::External { network } => Some(*network),
        SandboxPolicy::DangerFullAccess => None,
    }
}

/// Reads a new value of an option other than [`AGENT`].
pub(super) fn change(
    option: &str,
    value: &wire::SessionConfigOptionValue,
    settings: &Settings,
    offers: &Offers,
) -> Result<SettingsChange, Failure> {
    match option {
        MODE => modes::mode_change("value", text(value)?, settings),
        MODEL => model_change(text(value)?, settings, &offers.models),
        EFFORT => effort_change(text(value)?, settings, offers),
        APPROVAL => approval_change(text(value)?, settings),
        SANDBOX => sandbox_change(text(value)?, settings),
        NETWORK => network_change(value, settings),
        _ => Err(Failure::invalid(
            "configId",
            format!("unknown option: {option}"),
        )),
    }
}

/// Reads the value of a choice.
pub(super) fn text(value: &wire::SessionConfigOptionValue) -> Result<&str, Failure> {
    match value {
        wire::SessionConfigOptionValue::ValueId(value) => Ok(value),
        _ => Err(Failure::invalid("value", "not the value of a choice")),
    }
}

fn unknown(what: &str, value: &str) -> Failure {
    Failure::invalid("value", format!("unknown {what}: {value}"))
}

fn model_change(
    value: &str,
    settings: &Settings,
    models: &[Model],
) -> Result<SettingsChange, Failure> {
    let mut models = models.iter();
    match models.find(|model| model_value(&model.provider, &model.id) == value) {
        Some(model) => Ok(SettingsChange {
            model: Some(model.id.clone()),
            model_provider: Some(model.provider.clone()),
            // Requests with an effort that the new model does not support would fail, so the effort is reset.
            effort: settings
                .effort
                .as_ref()
                .filter(|effort| !model.efforts.contains(effort))
                .map(|_| None),
            ..SettingsChange::default()
        }),
        None if value == model_value(&settings.model_provider, &settings.model) => {
            Ok(SettingsChange::default())
        }
        None => Err(unknown("model", value)),
    }
}

fn effort_change(
    value: &str,
    settings: &Settings,
    offers: &Offers,
) -> Result<SettingsChange, Failure> {
    let model = offers.model(settings);
    if !model.is_some_and(|model| model.efforts.iter().any(|effort| effort == value)) {
        return Err(unknown("effort", value));
    }
    Ok(SettingsChange {
        effort: Some(Some(value.to_owned())),
        ..SettingsChange::default()
    })
}

fn approval_change(value: &str, settings: &Settings) -> Result<SettingsChange, Failure> {
    let approval = match value {
        "untrusted" => ApprovalPolicy::Untrusted,
        "on-failure" => ApprovalPolicy::OnFailure,
        "on-request" => ApprovalPolicy::OnRequest,
        "never" => ApprovalPolicy::Never,
        CUSTOM if matches!(settings.approval, ApprovalPolicy::ByCategory(_)) => {
            return Ok(SettingsChange::default());
        }
        _ => return Err(unknown("approval policy", value)),
    };
    Ok(SettingsChange {
        approval: Some(approval),
        ..SettingsChange::default()
    })
}

fn sandbox_change(value: &str, settings: &Settings) -> Result<SettingsChange, Failure> {
    let sandbox = match value {
        "read-only" => match settings.sandbox {
            SandboxPolicy::ReadOnly { .. } => return Ok(SettingsChange::default()),
            _ => SandboxPolicy::ReadOnly { network: false },
        },
        "workspace-write" => modes::workspace_write(&settings.sandbox),
        "danger-full-access" => SandboxPolicy::DangerFullAccess,
        CUSTOM if matches!(settings.sandbox, SandboxPolicy::External { .. }) => {
            return Ok(SettingsChange::default());
        }
        _ => return Err(unknown("sandbox", value)),
    };
    Ok(SettingsChange {
        sandbox: Some(sandbox),
        ..SettingsChange::default()
    })
}

fn network_change(
    value: &wire::SessionConfigOptionValue,
    settings: &Settings,
) -> Result<SettingsChange, Failure> {
    let wire::SessionConfigOptionValue::Boolean(on) = value else {
        return Err(Failure::invalid("value", "not a boolean"));
    };
    let mut sandbox = settings.sandbox.clone();
    match &mut sandbox {
        SandboxPolicy::ReadOnly { network }
        | SandboxPolicy::WorkspaceWrite { network, .. }
        | SandboxPolicy::External { network } => *network = *on,
        SandboxPolicy::DangerFullAccess => {
            let problem = "there is no sandbox that could restrict the network";
            return Err(Failure::invalid("configId", problem));
        }
    }
    Ok(SettingsChange {
        sandbox: Some(sandbox),
        ..SettingsChange::default()
    })
}

fn model_value(provider: &str, id: &str) -> String {
    if provider.is_empty() {
        id.to_owned()
    } else {
        format!("{provider}/{id}")
    }
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let mut name = String::with_capacity(text.len());
    if let Some(first) = letters.next() {
        // Writing to a string does not fail.
        let _ = write!(name, "{}", first.to_uppercase());
    }
    name.push_str(letters.as_str());
    name
}

fn choice(value: &str, name: &str, description: Option<String>) -> wire::SessionConfigSelectOption {
    wire::SessionConfigSelectOption {
        value: value.to_owned(),
        name: name.to_owned(),
        description,
        meta: None,
    }
}

/// Makes an option whose choices are always the same, and [`CUSTOM`] while it is current.
fn fixed(
    id: &str,
    name: &str,
    current: &str,
    known: &[(&str, &str, &str)],
) -> wire::SessionConfigOption {
    let known = known.iter();
    let mut choices: Vec<_> = known
        .map(|(value, name, description)| choice(value, name, Some((*description).to_owned())))
        .collect();
    if current == CUSTOM {
        choices.push(choice(CUSTOM, "As configured", None));
    }
    select(id, name, None, current, choices)
}

fn select(
    id: &str,
    name: &str,
    category: Option<wire::SessionConfigOptionCategory>,
    current: &str,
    choices: Vec<wire::SessionConfigSelectOption>,
) -> wire::SessionConfigOption {
    wire::SessionConfigOption::Select(wire::SessionConfigOptionSelect {
        id: id.to_owned(),
        name: name.to_owned(),
        description: None,
        category,
        current_value: current.to_owned(),
        options: wire::SessionConfigSelectOptions::Ungrouped(choices),
        meta: None,
    })
}
