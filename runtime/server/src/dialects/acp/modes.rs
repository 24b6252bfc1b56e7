//! Modes: what the agent may do and when it asks, as combinations of a thread's settings.

use threadwire_engine::{ApprovalPolicy, SandboxPolicy, Settings, SettingsChange};
use threadwire_protocol::acp as wire;

use super::failure::Failure;

/// A mode that every session offers: what the agent may do, and when it asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Ask,
    Auto,
    ReadOnly,
    Plan,
    FullAccess,
}

/// The mode id for settings that match no other mode. It is always listed, because other clients can make it the current
/// mode of a session whose modes were listed before. It names no settings, so it cannot be chosen. An option has it as
/// its value where the setting fits none of its choices, and lists it only then.
pub(super) const CUSTOM: &str = "custom";

impl Mode {
    const ALL: [Self; 5] = [
        Self::Ask,
        Self::Auto,
        Self::ReadOnly,
        Self::Plan,
        Self::FullAccess,
    ];

    fn id(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Auto => "auto",
            Self::ReadOnly => "read-only",
            Self::Plan => "plan",
            Self::FullAccess => "full-access",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Ask => "Ask",
            Self::Auto => "Auto",
            Self::ReadOnly => "Read only",
            Self::Plan => "Plan",
            Self::FullAccess => "Full access",
        }
    }

    fn description(self) -> &'static str {
        match self {
            Self::Ask => "Asks before every command and every change of a file.",
            Self::Auto => "Works freely in the workspace and asks before it leaves it.",
            Self::ReadOnly => "Reads freely and asks before it changes anything.",
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
            ("agent", A::OnRequest, S::ReadOnly { network: false }) => Some(Self::ReadOnly),
            ("agent", A::Never, S::DangerFullAccess) => Some(Self::FullAccess),
            _ => None,
        }
    }

    /// Returns the change of `settings` that selects this mode. The options of a workspace-write sandbox are preserved
    /// where the mode has that kind of sandbox, also those from before the plan mode.
    fn change(self, settings: &Settings) -> SettingsChange {
        let before = settings.before_mode.as_ref();
        let before = before.and_then(|before| before.sandbox.as_ref());
        let workspace_write = || self::workspace_write(before.unwrap_or(&settings.sandbox));
        let (mode, approval, sandbox) = match self {
            Self::Ask => ("agent", ApprovalPolicy::Untrusted, workspace_write()),
            Self::Auto => ("agent", ApprovalPolicy::OnRequest, workspace_write()),
            Self::ReadOnly | Self::Plan => (
                if self == Self::Plan { "plan" } else { "agent" },
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
            // Whoever leaves the plan mode gets back what applied before it.
            for_mode: self == Self::Plan,
            approval: Some(approval),
            sandbox: Some(sandbox),
            ..SettingsChange::default()
        }
    }
}

/// Returns a sandbox that lets commands write in the workspace, with the options of `current` where it has them.
pub(super) fn workspace_write(current: &SandboxPolicy) -> SandboxPolicy {
    match current {
        sandbox @ SandboxPolicy::WorkspaceWrite { .. } => sandbox.clone(),
        _ => SandboxPolicy::workspace_write(),
    }
}

/// Returns the modes of a session with `settings`.
pub(super) fn state(settings: &Settings) -> wire::SessionModeState {
    let mode = Mode::of(settings);
    let mut available_modes: Vec<wire::SessionMode> = Mode::ALL
        .into_iter()
        .map(|mode| session_mode(mode.id(), mode.name(), mode.description()))
        .collect();
    available_modes.push(session_mode(
        CUSTOM,
        "As configured",
        "Works with settings that no other mode has.",
    ));
    wire::SessionModeState {
        current_mode_id: mode.map_or(CUSTOM, Mode::id).to_owned(),
        available_modes,
        meta: None,
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
        None if id == CUSTOM => {
            let problem = "the options `approval` and `sandbox` choose settings that no mode has";
            Err(Failure::invalid(member, problem))
        }
        None => Err(Failure::invalid(member, format!("unknown mode: {id}"))),
    }
}

fn session_mode(id: &str, name: &str, description: &str) -> wire::SessionMode {
    wire::SessionMode {
        id: id.to_owned(),
        name: name.to_owned(),
        description: Some(description.to_owned()),
        meta: None,
    }
}
