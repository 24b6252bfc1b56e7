//! The handlers of requests, one type per family of methods.

use threadwire_protocol::dotcraft::Handlers;

use super::{Client, DotCraftSession, failure::Failure};
use crate::dialects::families;

families! {
    DotCraftSession, Client, Ready, Failure;
    agent: Agent,
    app: App,
    app_binding: AppBinding,
    app_context: AppContext,
    automation: Automation,
    channel: Channel,
    children: Children,
    command: Command,
    commit: Commit,
    consolidation: Consolidation,
    cron: Cron,
    dreams: Dreams,
    external_channel: ExternalChannel,
    goal: Goal,
    heartbeat: Heartbeat,
    history: History,
    maintenance: Maintenance,
    mcp: Mcp,
    memory: Memory,
    model: Model,
    plugin: Plugin,
    profile: Profile,
    provider: Provider,
    skills: Skills,
    subagent: Subagent,
    terminal: Terminal,
    thread: Thread,
    tool: Tool,
    tool_ui: ToolUi,
    turn: Turn,
    usage: Usage,
    welcome: Welcome,
    workspace: Workspace,
    worktree: Worktree,
}
