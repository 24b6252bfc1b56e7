//! Modes and configuration options: ACP's two views of a thread's settings, made from the same settings.

use std::fmt::Write as _;

use threadwire_engine::{ApprovalPolicy, Model, SandboxPolicy, Settings, SettingsChange};
use threadwire_protocol::acp as wire;

use super::failure::Failure;

const MODE: &str = "mode";
const MODEL: &str = "model";
const EFFORT: &str = "effort";

/// A mode that every session offers: what the agent may do, and when it asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Ask,
    Auto,
    Plan,
    FullAccess,
}

/// The mode id for settings that match no other mode. It is listed only while it is the current mode.
const CUSTOM: &str = "custom";

impl Mode {
    const ALL: [Self; 4] = [Self::Ask, Self::Auto, Self::Plan, Self::FullAccess];

    fn id(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Auto => "auto",
            Self::Plan => "plan",
            Self::FullAccess => "full-access",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Ask => "Ask",
            Self::Auto => "Auto",
            Self::Plan => "Plan",
            Self::FullAccess => "Full access",
        }
    }

    fn description(self) -> &'static str {
        match self {
            Self::Ask => "Asks before everything that is not known to be harmless.",
            Self::Auto => "Works freely in the workspace and asks before it leaves it.",
            Self::Plan => "Reads and plans, and asks before it changes anything.",
            Self::FullAccess => "Never asks and may do everything.",
        }
    }

    /// Returns the mode that describes `settings`.
    fn of(settings: &Settings) -> Option<Self> {
        use {ApprovalPolicy as A, SandboxPolicy as S};

        match (
            settings.mode.as_str(),
            &settings.approval,
            &settings.sandbox,
        ) {
            ("plan", ..) => Some(Self::Plan),
            ("agent", A::Untrusted, S::WorkspaceWrite { .. }) => Some(Self::Ask),
            ("agent", A::OnRequest, S::WorkspaceWrite { .. }) => Some(Self::Auto),
            ("agent", A::Never, S::DangerFullAccess) => Some(Self::FullAccess),
            _ => None,
        }
    }

    /// Returns the change of `settings` that selects this mode. The options of a workspace-write sandbox are preserved
    /// where the mode has that kind of sandbox.
    fn change(self, settings: &Settings) -> SettingsChange {
        let workspace_write = || match &settings.sandbox {
            sandbox @ SandboxPolicy::WorkspaceWrite { .. } => sandbox.clone(),
            _ => SandboxPolicy::WorkspaceWrite {
                writable_roots: Vec::new(),
                network: false,
                exclude_tmpdir_env_var: false,
                exclude_slash_tmp: false,
            },
        };
        let (mode, approval, sandbox) = match self {
            Self::Ask => ("agent", ApprovalPolicy::Untrusted, workspace_write()),
            Self::Auto => ("agent", ApprovalPolicy::OnRequest, workspace_write()),
            Self::Plan => (
                "plan",
                ApprovalPolicy::OnRequest,
                SandboxPolicy::ReadOnly { network: false },
            ),
            Self::FullAccess => (
                "agent",
                ApprovalPolicy::Never,
                SandboxPolicy::DangerFullAccess,
            ),
        };
        SettingsChange {
            mode: Some(mode.to_owned()),
            approval: Some(approval),
            sandbox: Some(sandbox),
            ..SettingsChange::default()
        }
    }
}

/// The settings of a session as its client sees them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Choices {
    pub(super) modes: wire::SessionModeState,
    pub(super) options: Vec<wire::SessionConfigOption>,
}

impl Choices {
    /// Describes `settings`, with the available models.
    pub(super) fn of(settings: &Settings, models: &[Model]) -> Self {
        let mode = Mode::of(settings);
        let current = mode.map_or(CUSTOM, Mode::id).to_owned();
        let mut available: Vec<wire::SessionMode> = Mode::ALL
            .into_iter()
            .map(|mode| session_mode(mode.id(), mode.name(), mode.description()))
            .collect();
        if mode.is_none() {
            available.push(session_mode(
                CUSTOM,
                "As configured",
                "Works as the configuration says.",
            ));
        }
        let choices = available
            .iter()
            .map(|mode| choice(&mode.id, &mode.name, mode.description.clone()))
            .collect();
        let mut options = vec![select(
            MODE,
            "Mode",
            wire::SessionConfigOptionCategory::Mode,
            &current,
            choices,
        )];

        let model = find(models, &settings.model_provider, &settings.model);
        let mut choices: Vec<_> = models
            .iter()
            .map(|model| {
                let description = Some(model.description.clone()).filter(|text| !text.is_empty());
                choice(
                    &model_value(&model.provider, &model.id),
                    &model.display_name,
                    description,
                )
            })
            .collect();
        let value = model_value(&settings.model_provider, &settings.model);
        if model.is_none() {
            choices.push(choice(&value, &settings.model, None));
        }
        options.push(select(
            MODEL,
            "Model",
            wire::SessionConfigOptionCategory::Model,
            &value,
            choices,
        ));

        if let Some(model) = model
            && let Some(effort) = settings
                .effort
                .as_ref()
                .or(model.default_effort.as_ref())
                .or(model.efforts.first())
        {
            let mut choices: Vec<_> = model
                .efforts
                .iter()
                .map(|effort| choice(effort, &capitalized(effort), None))
                .collect();
            if !model.efforts.contains(effort) {
                choices.push(choice(effort, &capitalized(effort), None));
            }
            let category = wire::SessionConfigOptionCategory::ThoughtLevel;
            options.push(select(
                EFFORT,
                "Reasoning effort",
                category,
                effort,
                choices,
            ));
        }
        Self {
            modes: wire::SessionModeState {
                current_mode_id: current,
                available_modes: available,
                meta: None,
            },
            options,
        }
    }
}

/// Reads a mode id. `member` is the params member that holds the id; an error names it.
pub(super) fn mode_change(
    member: &str,
    id: &str,
    settings: &Settings,
) -> Result<SettingsChange, Failure> {
    match Mode::ALL.into_iter().find(|mode| mode.id() == id) {
        Some(mode) => Ok(mode.change(settings)),
        None if id == CUSTOM && Mode::of(settings).is_none() => Ok(SettingsChange::default()),
        None => Err(Failure::invalid(member, format!("unknown mode: {id}"))),
    }
}

/// Reads a new value of an option.
pub(super) fn option_change(
    option: &str,
    value: &wire::SessionConfigOptionValue,
    settings: &Settings,
    models: &[Model],
) -> Result<SettingsChange, Failure> {
    if ![MODE, MODEL, EFFORT].contains(&option) {
        return Err(Failure::invalid(
            "configId",
            format!("unknown option: {option}"),
        ));
    }
    let wire::SessionConfigOptionValue::ValueId(value) = value else {
        return Err(Failure::invalid("value", "not the value of a choice"));
    };
    match option {
        MODE => mode_change("value", value, settings),
        MODEL => {
            let chosen = models
                .iter()
                .find(|model| model_value(&model.provider, &model.id) == *value);
            match chosen {
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
                None if *value == model_value(&settings.model_provider, &settings.model) => {
                    Ok(SettingsChange::default())
                }
                None => Err(Failure::invalid("value", format!("unknown model: {value}"))),
            }
        }
        _ => {
            let model = find(models, &settings.model_provider, &settings.model);
            if model.is_some_and(|model| model.efforts.contains(value)) {
                Ok(SettingsChange {
                    effort: Some(Some(value.clone())),
                    ..SettingsChange::default()
                })
            } else {
                Err(Failure::invalid(
                    "value",
                    format!("unknown effort: {value}"),
                ))
            }
        }
    }
}

fn find<'a>(models: &'a [Model], provider: &str, id: &str) -> Option<&'a Model> {
    models
        .iter()
        .find(|model| model.id == id && model.provider == provider)
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

fn session_mode(id: &str, name: &str, description: &str) -> wire::SessionMode {
    wire::SessionMode {
        id: id.to_owned(),
        name: name.to_owned(),
        description: Some(description.to_owned()),
        meta: None,
    }
}

fn choice(value: &str, name: &str, description: Option<String>) -> wire::SessionConfigSelectOption {
    wire::SessionConfigSelectOption {
        value: value.to_owned(),
        name: name.to_owned(),
        description,
        meta: None,
    }
}

fn select(
    id: &str,
    name: &str,
    category: wire::SessionConfigOptionCategory,
    current: &str,
    choices: Vec<wire::SessionConfigSelectOption>,
) -> wire::SessionConfigOption {
    wire::SessionConfigOption::Select(wire::SessionConfigOptionSelect {
        id: id.to_owned(),
        name: name.to_owned(),
        description: None,
        category: Some(category),
        current_value: current.to_owned(),
        options: wire::SessionConfigSelectOptions::Ungrouped(choices),
        meta: None,
    })
}
