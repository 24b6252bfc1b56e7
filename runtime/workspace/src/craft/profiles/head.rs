//! The head of a profile.

use serde::Deserialize;

/// The head of a profile. Members that are not here are errors.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Head {
    /// The name, the same as that of the file.
    pub name: String,
    /// What the profile is for.
    pub description: String,
    /// How clients show it.
    #[serde(default)]
    pub avatar: Option<serde_json::Value>,
    /// The model provider.
    #[serde(default)]
    pub provider_id: Option<String>,
    /// The model; `inherit` for that of the thread.
    #[serde(default)]
    pub model: Option<String>,
    /// How the model reasons.
    #[serde(default)]
    pub reasoning: Option<Reasoning>,
    /// How freely the agent acts: `agent` or `plan`.
    #[serde(default)]
    pub mode: Option<String>,
    /// The kind of prompt.
    #[serde(default)]
    pub prompt_profile: Option<String>,
    /// The tools.
    #[serde(default)]
    pub tools: Option<Tools>,
    /// The MCP servers.
    #[serde(default)]
    pub mcp: Option<Mcp>,
    /// The plugins.
    #[serde(default)]
    pub plugins: Option<Names>,
    /// The skills.
    #[serde(default)]
    pub skills: Option<Skills>,
    /// What needs consent.
    #[serde(default)]
    pub permissions: Option<Permissions>,
    /// The tools of teams.
    #[serde(default)]
    pub teams: Option<Teams>,
    /// What a thread cannot change.
    #[serde(default)]
    pub locked: Option<Locked>,
}

impl Head {
    /// Returns the members that a thread cannot change, among those that threads otherwise can.
    pub fn locked(&self) -> Vec<String> {
        match &self.locked {
            None | Some(Locked::All(false)) => Vec::new(),
            Some(Locked::All(true)) => OPEN.map(str::to_owned).to_vec(),
            Some(Locked::Some(names)) => names.clone(),
        }
    }
}

/// The members that a thread may change beside its profile.
pub const OPEN: [&str; 3] = ["providerId", "model", "reasoning"];

/// How the model reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the members are those of the file")]
pub struct Reasoning {
    pub enabled: Option<bool>,
    pub effort: Option<String>,
    pub output: Option<String>,
}

/// Names that may be used, and names that may not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the members are those of the file")]
pub struct Names {
    pub allow: Option<Vec<String>>,
    pub deny: Option<Vec<String>>,
}

/// The tools of a profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the members are those of the file")]
pub struct Tools {
    pub allow: Option<Vec<String>>,
    pub deny: Option<Vec<String>>,
    pub agent_control: Option<String>,
    pub allowed_agent_control_tools: Option<Vec<String>>,
}

/// The MCP servers of a profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the members are those of the file")]
pub struct Mcp {
    pub servers: Option<Vec<String>>,
    pub tools: Option<Names>,
}

/// The skills of a profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the members are those of the file")]
pub struct Skills {
    pub preload: Option<Vec<String>>,
    pub allow: Option<Vec<String>>,
    pub deny: Option<Vec<String>>,
    pub allow_manage: Option<bool>,
}

/// What needs consent under a profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the members are those of the file")]
pub struct Permissions {
    pub approval_policy: Option<String>,
    pub require_approval_outside_workspace: Option<bool>,
}

/// The tools of teams under a profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the members are those of the file")]
pub struct Teams {
    pub reserved_tools: Option<String>,
}

/// What a thread cannot change.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Locked {
    /// All or nothing.
    All(bool),
    /// These members.
    Some(Vec<String>),
}
