//! The settings of threads under a profile.

use threadwire_protocol::dotcraft::{
    AgentMode, ApprovalPolicy, McpPolicy, NamePolicy, ReasoningConfig, ReasoningEffort,
    ReasoningOutput, SkillsPolicy, TeamsPolicy, ThreadConfiguration, ToolPolicy, errors,
};
use threadwire_workspace::craft::profiles::{Checked, Names, Profile};

use crate::dialects::dotcraft::Failure;

/// The word for the model of the thread.
const INHERIT: &str = "inherit";

/// Returns the settings of threads under a valid profile.
pub(super) fn compile(checked: &Checked) -> Option<ThreadConfiguration> {
    let head = checked.head.as_ref().filter(|_| checked.is_valid())?;
    let names = |names: &Names| NamePolicy {
        allow: names.allow.clone(),
        deny: names.deny.clone(),
    };
    let permissions = head.permissions.clone().unwrap_or_default();
    let policy = permissions.approval_policy;
    let policy = policy.filter(|_| !checked.restricted.contains(&"permissions.approvalPolicy"));
    Some(ThreadConfiguration {
        mode: head.mode.as_deref().map(AgentMode::from),
        model: (head.model.clone()).filter(|model| !model.eq_ignore_ascii_case(INHERIT)),
        provider_id: head.provider_id.clone(),
        reasoning: head.reasoning.as_ref().map(|reasoning| ReasoningConfig {
            enabled: reasoning.enabled,
            effort: reasoning.effort.as_deref().map(ReasoningEffort::from),
            output: reasoning.output.as_deref().map(ReasoningOutput::from),
        }),
        agent_instructions: Some(checked.instructions.clone()).filter(|text| !text.is_empty()),
        tool_policy: head.tools.as_ref().map(|tools| ToolPolicy {
            allow: tools.allow.clone(),
            deny: tools.deny.clone(),
            agent_control: tools.agent_control.clone(),
            allowed_agent_control_tools: tools.allowed_agent_control_tools.clone(),
        }),
        mcp_policy: head.mcp.as_ref().map(|mcp| McpPolicy {
            servers: mcp.servers.clone(),
            tools: mcp.tools.as_ref().map(names),
        }),
        plugin_policy: head.plugins.as_ref().map(names),
        skills_policy: head.skills.as_ref().map(|skills| SkillsPolicy {
            preload: skills.preload.clone(),
            allow: skills.allow.clone(),
            deny: skills.deny.clone(),
            allow_manage: skills.allow_manage,
        }),
        teams_policy: head.teams.as_ref().map(|teams| TeamsPolicy {
            reserved_tools: teams.reserved_tools.clone(),
        }),
        approval_policy: policy.as_deref().map(ApprovalPolicy::from),
        require_approval_outside_workspace: permissions.require_approval_outside_workspace,
        ..ThreadConfiguration::default()
    })
}

/// Returns the configuration of a thread without what its profile decides. The model, the provider and the reasoning
/// stay: the thread may have its own.
pub(super) fn without_profile(config: &ThreadConfiguration) -> ThreadConfiguration {
    ThreadConfiguration {
        mode: None,
        agent_instructions: None,
        tool_policy: None,
        mcp_policy: None,
        plugin_policy: None,
        skills_policy: None,
        teams_policy: None,
        approval_policy: None,
        require_approval_outside_workspace: None,
        ..config.clone()
    }
}

/// Refuses changes of a thread's configuration that its profile does not allow, and a change of its profile.
pub(in crate::dialects::dotcraft) fn check_beside_profile(
    config: &ThreadConfiguration,
    change: &ThreadConfiguration,
) -> Result<(), Failure> {
    if change.agent_profile_id.is_some() && change.agent_profile_id != config.agent_profile_id {
        let problem = "a thread changes its profile by agent/profiles/refreshThread";
        return Err(Failure::invalid("config.agentProfileId", problem));
    }
    match config.agent_profile_id {
        Some(_) => check_open(change),
        None => Ok(()),
    }
}

/// Refuses what a client sets beside a profile that does not allow it.
pub(super) fn check_beside(profile: &Profile, config: &ThreadConfiguration) -> Result<(), Failure> {
    check_open(config)?;
    let set = [
        ("providerId", config.provider_id.is_some()),
        ("model", config.model.is_some()),
        ("reasoning", config.reasoning.is_some()),
    ];
    let head = profile.checked.head.as_ref();
    let locked = head.map(|head| head.locked()).unwrap_or_default();
    for (member, is_set) in set {
        if is_set && locked.iter().any(|name| name == member) {
            let problem = format!("{member} is locked by the profile");
            return Err(errors::agent_profile_validation_failed(&problem).into());
        }
    }
    Ok(())
}

/// Refuses everything but the model, the provider and the reasoning, and what names the profile.
fn check_open(config: &ThreadConfiguration) -> Result<(), Failure> {
    let rest = ThreadConfiguration {
        agent_profile_id: None,
        agent_profile_source: None,
        agent_profile_fingerprint: None,
        provider_id: None,
        model: None,
        reasoning: None,
        ..config.clone()
    };
    if rest == ThreadConfiguration::default() {
        return Ok(());
    }
    let problem = "only providerId, model and reasoning can be set beside an agent profile";
    Err(errors::agent_profile_validation_failed(&problem).into())
}
