//! Settings of threads and their turns.

use std::{fmt, path::PathBuf};

use serde::{Deserialize, Serialize};

use super::{
    ask::ToolSubject,
    item::Json,
    profile::{FileAccess, FilePlace, FileRule, PermissionProfile},
    review::Reviewer,
    tool_server::ToolServerSpec,
};

/// Settings that apply to the turns of a thread.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Absolute working directory.
    pub cwd: PathBuf,
    /// Further folders of the workspace.
    pub roots: Vec<PathBuf>,
    /// Whether the working directory is no part of the workspace, which `roots` are alone then. A change that names it
    /// among the roots makes it one.
    pub cwd_outside: bool,
    /// Whether commands run and files are reached. A change of `cwd` alone sets it.
    pub has_environment: bool,
    /// Model name.
    pub model: String,
    /// Model provider id.
    pub model_provider: String,
    /// Reasoning effort, in the provider's words.
    pub effort: Option<String>,
    /// How much of the reasoning is summarized, in the provider's words; `None` lets the agent choose.
    pub summary: Option<String>,
    /// How fast the provider serves the model, in the provider's words; `None` was not chosen.
    pub service_tier: Option<String>,
    /// The tone that a client chose, in its words. It is kept for clients; the agent does not use it.
    pub personality: Option<String>,
    /// When to ask for approval.
    pub approval: ApprovalPolicy,
    /// Who decides when approval is needed.
    pub reviewer: Reviewer,
    /// What commands may access.
    pub sandbox: SandboxPolicy,
    /// The profile that `sandbox` comes from; `None` if it was chosen by itself.
    pub profile: Option<PermissionProfile>,
    /// `agent`, `plan` or a mode that the agent defines.
    pub mode: String,
    /// Replaces the agent's own instructions of the mode, as long as the mode lasts.
    pub mode_instructions: Option<String>,
    /// What the mode replaced, if it restricts the agent. It comes back when the mode changes, whoever changes it.
    pub before_mode: Option<BeforeMode>,
    /// Replaces the agent's own instructions.
    pub base_instructions: Option<String>,
    /// Added to the agent's instructions.
    pub developer_instructions: Option<String>,
    /// Ids of the plugins that are off for this thread, as the client gave them. Others of the agent's are on.
    pub disabled_plugins: Vec<String>,
    /// Tools that the client offers to the agent.
    pub tools: Vec<ToolSpec>,
    /// Tool servers that the client adds to the configured ones. Not stored: the client that loads the thread again
    /// must send them again.
    pub tool_servers: Vec<ToolServerSpec>,
    /// Agent configuration for this thread only. Not stored, like the tool servers.
    pub overrides: ConfigOverrides,
}

/// Values of the agent's configuration that a client sets for a thread, each as `key=value` with the agent's own keys.
/// They may contain secrets, so they are neither stored nor logged.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ConfigOverrides(pub Vec<String>);

impl fmt::Debug for ConfigOverrides {
    /// Writes only the number of values, because they may contain secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ConfigOverrides")
            .field(&self.0.len())
            .finish()
    }
}

impl Settings {
    /// The mode in which the agent makes a plan with the user and changes nothing.
    pub const PLAN: &'static str = "plan";

    /// Returns the folders of the workspace, each once.
    pub fn workspace(&self) -> impl Iterator<Item = &PathBuf> {
        let cwd = (!self.cwd_outside).then_some(&self.cwd);
        let further = self.roots.iter().filter(move |root| Some(*root) != cwd);
        cwd.into_iter().chain(further)
    }
}

/// The settings that a mode replaced, without those that were changed since then.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BeforeMode {
    /// See [`Settings::approval`].
    pub approval: Option<ApprovalPolicy>,
    /// See [`Settings::sandbox`].
    pub sandbox: Option<SandboxPolicy>,
    /// See [`Settings::profile`]. Comes back together with `sandbox`.
    pub profile: Option<PermissionProfile>,
}

/// When to ask for approval.
#[derive(Clone, Debug, PartialEq)]
pub enum ApprovalPolicy {
    /// For every command that no rule allows, and every change of a file.
    Untrusted,
    /// When the sandbox refused an action.
    OnFailure,
    /// When the agent wants to leave the sandbox.
    OnRequest,
    /// In some categories only.
    ByCategory(ApprovalCategories),
    /// Never; an action that needs approval is refused.
    Never,
}

impl ApprovalPolicy {
    /// Tells whether tool servers may ask the user.
    pub fn allows_elicitations(&self) -> bool {
        match self {
            Self::Never => false,
            Self::ByCategory(categories) => categories.elicitations,
            Self::Untrusted | Self::OnFailure | Self::OnRequest => true,
        }
    }
}

/// The categories that need approval: `true` asks the client, `false` refuses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ApprovalCategories {
    /// Running outside the sandbox.
    pub sandbox: bool,
    /// Commands that match a rule which requires approval.
    pub rules: bool,
    /// Elicitations of MCP servers.
    pub elicitations: bool,
    /// Permission requests of the agent.
    pub permissions: bool,
    /// Approval of skills.
    pub skills: bool,
}

/// What commands may access.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SandboxPolicy {
    /// Read access only.
    ReadOnly {
        /// Whether the network is reachable.
        network: bool,
    },
    /// Write access below the working directory, the thread's roots and `writable_roots`.
    WorkspaceWrite {
        /// Further writable folders, absolute.
        writable_roots: Vec<PathBuf>,
        /// Whether the network is reachable.
        network: bool,
        /// Keeps `$TMPDIR` read-only.
        exclude_tmpdir_env_var: bool,
        /// Keeps `/tmp` read-only.
        exclude_slash_tmp: bool,
    },
    /// No sandbox of ours: the client's machine isolates the commands.
    External {
        /// Whether the network is reachable.
        network: bool,
    },
    /// Full access.
    DangerFullAccess,
}

impl SandboxPolicy {
    /// Returns the sandbox that lets commands write in the workspace, without options.
    pub fn workspace_write() -> Self {
        Self::WorkspaceWrite {
            writable_roots: Vec::new(),
            network: false,
            exclude_tmpdir_env_var: false,
            exclude_slash_tmp: false,
        }
    }

    /// Tells whether commands reach the network.
    pub fn network(&self) -> bool {
        match self {
            Self::ReadOnly { network }
            | Self::WorkspaceWrite { network, .. }
            | Self::External { network } => *network,
            Self::DangerFullAccess => true,
        }
    }
}

/// A tool that a client offers for a thread.
#[derive(Clone, Debug)]
pub struct ToolSpec {
    /// Tool name, unique within its namespace.
    pub name: String,
    /// Groups the tools of one provider.
    pub namespace: Option<String>,
    /// Description for the model.
    pub description: String,
    /// JSON Schema of the arguments.
    pub input_schema: Json,
    /// Whether the client gets calls only whose arguments fit the schema.
    pub is_checked: bool,
    /// Whether the tool belongs to the client that declared it: calls go to that client alone, not to every client that
    /// follows the thread, and the model knows the tool by another name where another tool has its name.
    pub is_bound: bool,
    /// What the user is asked before a call; `None` if a call needs no approval.
    pub approval: Option<ToolApproval>,
}

/// Where the arguments of a tool say what a call would do, for the user who is asked first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolApproval {
    /// What a call acts on.
    pub subject: ToolSubject,
    /// The argument that holds the command, the path or the resource.
    pub target_argument: String,
    /// What a call does, such as `write`; `None` if an argument says it, or nothing.
    pub operation: Option<String>,
    /// The argument that says what a call does.
    pub operation_argument: Option<String>,
}

impl PermissionProfile {
    /// Adds what this profile denies to the one that takes its place, and to its sandbox. Without a sandbox nothing stays
    /// denied, but the domains count again with the next sandbox.
    pub(super) fn keep(&self, next: &mut Option<Self>, sandbox: &mut SandboxPolicy) {
        self.keep_denials(next, sandbox);
        let has_own = next.as_ref().is_some_and(|next| next.domains.is_some());
        if self.domains.is_some() && !has_own {
            next.get_or_insert_default()
                .domains
                .clone_from(&self.domains);
        }
    }

    fn keep_denials(&self, next: &mut Option<Self>, sandbox: &mut SandboxPolicy) {
        let denied = |rule: &&FileRule| {
            rule.access == FileAccess::Deny && !matches!(rule.place, FilePlace::Root)
        };
        let denied: Vec<FileRule> = self.files.iter().filter(denied).cloned().collect();
        let has_none = match sandbox {
            SandboxPolicy::External { .. } => true,
            SandboxPolicy::DangerFullAccess => next.is_none(),
            _ => false,
        };
        if denied.is_empty() || has_none {
            return;
        }
        if *sandbox == SandboxPolicy::DangerFullAccess {
            *sandbox = SandboxPolicy::WorkspaceWrite {
                writable_roots: vec!["/".into()],
                network: true,
                exclude_tmpdir_env_var: false,
                exclude_slash_tmp: false,
            };
        }
        let files = &mut next.get_or_insert_default().files;
        if files.is_empty() {
            *files = sandbox.rules();
        }
        files.retain(|rule| denied.iter().all(|denied| denied.place != rule.place));
        files.extend(denied);
    }
}

impl SandboxPolicy {
    /// Returns the rules of a sandbox.
    fn rules(&self) -> Vec<FileRule> {
        let writes = |place| FileRule {
            place,
            access: FileAccess::Write,
        };
        let mut rules = vec![FileRule {
            place: FilePlace::Root,
            access: FileAccess::Read,
        }];
        if let Self::WorkspaceWrite {
            writable_roots,
            exclude_tmpdir_env_var,
            exclude_slash_tmp,
            ..
        } = self
        {
            rules.push(writes(FilePlace::Workspace(PathBuf::new())));
            for root in writable_roots {
                match root.parent() {
                    Some(_) => rules.push(writes(FilePlace::Path(root.clone()))),
                    None => rules[0].access = FileAccess::Write,
                }
            }
            rules.extend((!exclude_tmpdir_env_var).then(|| writes(FilePlace::TemporaryFolder)));
            rules.extend((!exclude_slash_tmp).then(|| writes(FilePlace::SlashTmp)));
        }
        rules
    }
}
