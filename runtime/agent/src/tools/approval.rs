//! When an action needs approval. One function decides about commands, one about file changes.

use std::path::Path;

use threadwire_engine::{ApprovalPolicy, SandboxPolicy, Settings};
use threadwire_workspace::{
    command, rules,
    sandbox::{Policy, Sandbox, Unavailable},
};

/// What an action needs before it runs.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// No approval.
    Nothing,
    /// Approval, with the reason to show, if there is one.
    Approval(Option<String>),
    /// The action is refused; the reason.
    Refusal(String),
    /// The agent may not ask to leave the sandbox; the text for the model.
    NoEscalation(String),
}

/// Decides about a command. `rule` is what the rules for commands say; `sandbox` is the sandbox of the command,
/// `None` if the thread's policy has none.
pub(super) fn for_command(
    settings: &Settings,
    request: &Request<'_>,
    rule: Option<&rules::Verdict>,
    sandbox: Option<&Result<Sandbox, Unavailable>>,
) -> Need {
    let told = request.reason.map(str::to_owned);
    if request.escalate
        && let Some(refused) = no_escalation(&settings.approval)
    {
        return Need::NoEscalation(refused);
    }
    // A rule allows a command as it runs by itself.
    let rule = rule.filter(|rule| !request.sets_env || rule.decision != rules::Decision::Allow);
    let (reason, category) = match rule.map(|rule| (rule.decision, rule)) {
        Some((rules::Decision::Allow, _)) => return Need::Nothing,
        Some((rules::Decision::Forbid, rule)) => return Need::Refusal(rule.reason(request.argv)),
        Some((rules::Decision::Prompt, rule)) => (Some(rule.reason(request.argv)), Category::Rules),
        None if settings.approval == ApprovalPolicy::Untrusted => (told, Category::Sandbox),
        // Without a sandbox there is none to leave.
        None if request.escalate && sandbox.is_some() => (told, Category::Sandbox),
        None if command::looks_dangerous(request.command) => (
            told.or_else(|| Some("the command removes files by force".to_owned())),
            Category::Sandbox,
        ),
        None => match sandbox {
            Some(Err(unavailable)) if !request.is_harmless() => (
                told.or_else(|| Some(unavailable.to_string())),
                Category::Sandbox,
            ),
            _ => return Need::Nothing,
        },
    };
    if asks(&settings.approval, category) {
        return Need::Approval(reason);
    }
    if matches!(category, Category::Rules) {
        return Need::Refusal(
            match settings.approval {
                ApprovalPolicy::Never => {
                    "approval required by policy, but AskForApproval is set to Never"
                }
                _ => {
                    "approval required by policy rule, but AskForApproval::Granular.rules is false"
                }
            }
            .to_owned(),
        );
    }
    Need::Refusal(match reason {
        Some(reason) => format!("{reason}, and the approval policy is not to ask"),
        None => "the approval policy is not to ask".to_owned(),
    })
}

/// The command to decide about.
#[derive(Debug)]
pub(super) struct Request<'a> {
    /// The command line.
    pub(super) command: &'a str,
    /// The arguments that are executed.
    pub(super) argv: &'a [String],
    /// Whether the agent sets variables for it, with which it may be another program.
    pub(super) sets_env: bool,
    /// Whether the agent wants to run it outside the sandbox.
    pub(super) escalate: bool,
    /// The reason, for the user who is asked.
    pub(super) reason: Option<&'a str>,
}

impl Request<'_> {
    pub(super) fn is_harmless(&self) -> bool {
        !self.sets_env
            && command::runs(self.argv, self.command)
            && command::is_known_safe(self.command)
    }
}

/// What becomes of a command that failed in its sandbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Retry {
    /// It stays so.
    None,
    /// It runs without the sandbox if the user agrees.
    Asked,
    /// It runs without the sandbox if the user agreed to it before.
    Approved,
}

/// Returns what becomes of a command that failed in its sandbox.
pub(super) fn retry_without_sandbox(settings: &Settings) -> Retry {
    match &settings.approval {
        ApprovalPolicy::OnFailure => Retry::Asked,
        ApprovalPolicy::ByCategory(categories) if categories.sandbox => Retry::Asked,
        // What the user approves where nothing may be written is meant to leave the sandbox. Where the workspace may be
        // written, it is the command in its sandbox.
        ApprovalPolicy::Untrusted if matches!(settings.sandbox, SandboxPolicy::ReadOnly { .. }) => {
            Retry::Approved
        }
        _ => Retry::None,
    }
}

/// The files that a change writes, as they are on the disk.
#[derive(Debug)]
pub(super) struct Places {
    /// Whether the sandbox of the thread lets all of them be written.
    writable: bool,
    /// What an approval for the session allows. Links are followed: a command can later change where one leads.
    pub(super) scopes: Vec<String>,
}

impl Places {
    /// Looks at the disk, so it may block. `policy` is the sandbox of the thread; `None` for none. The links of the paths
    /// are resolved, and not followed again.
    pub(super) fn look<'a>(
        policy: Option<&Policy>,
        paths: impl Iterator<Item = &'a Path> + Clone,
    ) -> Self {
        Self {
            writable: policy
                .is_none_or(|policy| paths.clone().all(|path| policy.may_write_resolved(path))),
            scopes: paths
                .map(|path| format!("change of {}", path.display()))
                .collect(),
        }
    }
}

/// Decides about changes of files.
pub(super) fn for_changes(settings: &Settings, places: &Places) -> Need {
    match &settings.approval {
        ApprovalPolicy::Untrusted => Need::Approval(None),
        _ if places.writable => Need::Nothing,
        policy if asks(policy, Category::Sandbox) => {
            Need::Approval(Some(
                match settings.sandbox {
                    SandboxPolicy::ReadOnly { .. } => "the sandbox is read-only",
                    _ => "writing outside of the project",
                }
                .to_owned(),
            ))
        }
        _ if matches!(settings.sandbox, SandboxPolicy::ReadOnly { .. }) => Need::Refusal(
            "patch rejected: writing is blocked by read-only sandbox; rejected by user approval settings".to_owned(),
        ),
        _ => Need::Refusal(
            "patch rejected: writing outside of the project; rejected by user approval settings".to_owned(),
        ),
    }
}

/// Tells whether the user is asked for more permissions.
pub(crate) fn asks_for_permissions(policy: &ApprovalPolicy) -> bool {
    asks(policy, Category::Permissions)
}

/// The categories of approvals that are used here.
#[derive(Clone, Copy)]
enum Category {
    Sandbox,
    Rules,
    Permissions,
}

fn asks(policy: &ApprovalPolicy, category: Category) -> bool {
    match policy {
        ApprovalPolicy::Never => false,
        ApprovalPolicy::Untrusted | ApprovalPolicy::OnFailure | ApprovalPolicy::OnRequest => true,
        ApprovalPolicy::ByCategory(categories) => match category {
            Category::Sandbox => categories.sandbox,
            Category::Rules => categories.rules,
            Category::Permissions => categories.permissions,
        },
    }
}

/// Returns what the model is told if it may not ask for more permissions.
pub(crate) fn no_escalation(policy: &ApprovalPolicy) -> Option<String> {
    let name = name(policy);
    (!may_escalate(policy)).then(|| {
        format!(
            "approval policy is {name}; reject command — you cannot ask for escalated permissions if the approval \
             policy is {name}"
        )
    })
}

/// Returns whether an agent may ask to leave the sandbox. The other policies try the sandbox first, or never ask.
fn may_escalate(policy: &ApprovalPolicy) -> bool {
    match policy {
        ApprovalPolicy::OnRequest | ApprovalPolicy::Untrusted => true,
        ApprovalPolicy::ByCategory(categories) => categories.sandbox,
        ApprovalPolicy::OnFailure | ApprovalPolicy::Never => false,
    }
}

/// Returns the name of a policy as models know it.
fn name(policy: &ApprovalPolicy) -> String {
    let name = match policy {
        ApprovalPolicy::Untrusted => "UnlessTrusted",
        ApprovalPolicy::OnFailure => "OnFailure",
        ApprovalPolicy::OnRequest => "OnRequest",
        ApprovalPolicy::Never => "Never",
        ApprovalPolicy::ByCategory(categories) => {
            return format!(
                "Granular(GranularApprovalConfig {{ sandbox_approval: {}, rules: {}, skill_approval: {}, \
                 request_permissions: {}, mcp_elicitations: {} }})",
                categories.sandbox,
                categories.rules,
                categories.skills,
                categories.permissions,
                categories.elicitations,
            );
        }
    };
    name.to_owned()
}
