// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/dotcraft/**/*.json.

//! Versions, methods and notifications.

use super::{types::*, unions::*};
use crate::{
    Access, CallError, ErrorText, KnownMethod, MethodSpec, MethodTable, MethodVisitor, NoParams,
    NotificationMethod, RequestMethod, Scope, Stability, Trim, codec,
};

/// The name of the dialect.
pub const NAME: &str = "dotcraft";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = true;

/// The names of the versions, the oldest first.
pub const VERSIONS: &[&str] = &["1"];

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 1.
    V1,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V1];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V1;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "1" => Some(Self::V1),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1 => "1",
        }
    }

    /// Returns the position in [`Version::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A request that a client may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// `agent/profiles/builderDraft/read`: Reads the profile that a thread is building.
    AgentProfilesBuilderDraftRead,
    /// `agent/profiles/builderDraft/update`: Replaces the profile that a thread is building.
    AgentProfilesBuilderDraftUpdate,
    /// `agent/profiles/list`: Lists the agent profiles.
    AgentProfilesList,
    /// `agent/profiles/read`: Reads an agent profile.
    AgentProfilesRead,
    /// `agent/profiles/refreshThread`: Puts a thread under the present form of its profile.
    AgentProfilesRefreshThread,
    /// `agent/profiles/remove`: Removes an agent profile.
    AgentProfilesRemove,
    /// `agent/profiles/upsert`: Adds or replaces an agent profile.
    AgentProfilesUpsert,
    /// `agent/profiles/validate`: Checks an agent profile.
    AgentProfilesValidate,
    /// `app/binding/accept`: Accepts a request to bind; called by the app.
    AppBindingAccept,
    /// `app/binding/attachTools`: Adds the tools of an app to a thread; called by the app.
    AppBindingAttachTools,
    /// `app/binding/context/remove`: Removes a block of context; called by the app.
    AppBindingContextRemove,
    /// `app/binding/context/upsert`: Adds or replaces a block of context; called by the app.
    AppBindingContextUpsert,
    /// `app/binding/request/cancel`: Gives up a request to bind.
    AppBindingRequestCancel,
    /// `app/binding/request/create`: Asks an app to be bound to a thread.
    AppBindingRequestCreate,
    /// `app/binding/request/get`: Reads a request to bind; called by the app.
    AppBindingRequestGet,
    /// `app/connection/connect`: Accepts a request to connect; called by the app.
    AppConnectionConnect,
    /// `app/connection/request/get`: Reads a request to connect; called by the app.
    AppConnectionRequestGet,
    /// `app/connection/revoke`: Ends the connection to an app.
    AppConnectionRevoke,
    /// `app/connection/start`: Begins to connect to an app.
    AppConnectionStart,
    /// `app/connection/status`: Tells how the connection to an app is.
    AppConnectionStatus,
    /// `app/list`: Lists the apps.
    AppList,
    /// `app/threadInput/enqueue`: Queues input of an app for its thread; called by the app.
    AppThreadInputEnqueue,
    /// `app/view`: Reads one app.
    AppView,
    /// `automation/task/create`: Makes a task.
    AutomationTaskCreate,
    /// `automation/task/delete`: Deletes a task.
    AutomationTaskDelete,
    /// `automation/task/discardWorktree`: Removes the worktree of a task.
    AutomationTaskDiscardWorktree,
    /// `automation/task/list`: Lists the tasks that run by themselves.
    AutomationTaskList,
    /// `automation/task/read`: Reads a task.
    AutomationTaskRead,
    /// `automation/task/run`: Runs a task now.
    AutomationTaskRun,
    /// `automation/task/updateBinding`: Binds a task to a thread, or unbinds it.
    AutomationTaskUpdateBinding,
    /// `automation/template/delete`: Deletes a template of the user.
    AutomationTemplateDelete,
    /// `automation/template/list`: Lists the templates for tasks.
    AutomationTemplateList,
    /// `automation/template/save`: Adds or replaces a template of the user.
    AutomationTemplateSave,
    /// `channel/list`: Lists the channels that threads can come from.
    ChannelList,
    /// `channel/status`: Tells whether the chat channels work.
    ChannelStatus,
    /// `command/execute`: Runs a slash command.
    CommandExecute,
    /// `command/list`: Lists the slash commands.
    CommandList,
    /// `cron/enable`: Switches a scheduled job on or off.
    CronEnable,
    /// `cron/list`: Lists the scheduled jobs.
    CronList,
    /// `cron/remove`: Removes a scheduled job for good.
    CronRemove,
    /// `cron/run`: Runs a scheduled job now.
    CronRun,
    /// `dreams/apply`: Puts the result of a dream to use.
    DreamsApply,
    /// `dreams/archive`: Takes a dream out of lists.
    DreamsArchive,
    /// `dreams/cancel`: Stops a dream.
    DreamsCancel,
    /// `dreams/create`: Starts a dream by order.
    DreamsCreate,
    /// `dreams/discard`: Turns the result of a dream down.
    DreamsDiscard,
    /// `dreams/get`: Reads a dream and what it would change.
    DreamsGet,
    /// `dreams/list`: Lists the dreams of the workspace.
    DreamsList,
    /// `dreams/run`: Starts a dream now.
    DreamsRun,
    /// `dreams/status`: Tells the settings and the state of dreams.
    DreamsStatus,
    /// `externalChannel/get`: Reads one external channel.
    ExternalChannelGet,
    /// `externalChannel/list`: Lists the external channels of the workspace.
    ExternalChannelList,
    /// `externalChannel/remove`: Removes an external channel.
    ExternalChannelRemove,
    /// `externalChannel/upsert`: Adds or replaces an external channel.
    ExternalChannelUpsert,
    /// `heartbeat/trigger`: Runs the heartbeat now and waits for it.
    HeartbeatTrigger,
    /// `initialize`: Opens a connection: both sides say who they are and what they can do.
    Initialize,
    /// `item/widget-state/set`: Keeps the state of what an app shows for a tool call.
    ItemWidgetStateSet,
    /// `mcp/get`: Reads one MCP server.
    McpGet,
    /// `mcp/list`: Lists the MCP servers in force.
    McpList,
    /// `mcp/remove`: Removes an MCP server of the workspace.
    McpRemove,
    /// `mcp/status/list`: Tells how the MCP servers are.
    McpStatusList,
    /// `mcp/test`: Tries whether an MCP server answers.
    McpTest,
    /// `mcp/upsert`: Adds or replaces an MCP server of the workspace.
    McpUpsert,
    /// `memory/reset`: Empties the memory of the workspace.
    MemoryReset,
    /// `model/list`: Lists the models of a provider.
    ModelList,
    /// `plugin/install`: Installs a plugin that comes with the product.
    PluginInstall,
    /// `plugin/list`: Lists the plugins.
    PluginList,
    /// `plugin/remove`: Removes a plugin that the server installed.
    PluginRemove,
    /// `plugin/setEnabled`: Lets the agent use a plugin, or keeps it from that.
    PluginSetEnabled,
    /// `plugin/view`: Reads one plugin.
    PluginView,
    /// `profile/insights`: Tells what the user does most.
    ProfileInsights,
    /// `provider/create`: Adds a model provider.
    ProviderCreate,
    /// `provider/delete`: Removes a model provider.
    ProviderDelete,
    /// `provider/list`: Lists the user's model providers.
    ProviderList,
    /// `provider/test`: Tries whether a model provider answers.
    ProviderTest,
    /// `provider/update`: Changes a model provider.
    ProviderUpdate,
    /// `skills/list`: Lists the skills.
    SkillsList,
    /// `skills/read`: Reads the source of a skill.
    SkillsRead,
    /// `skills/restoreOriginal`: Gives up the adapted form of a skill.
    SkillsRestoreOriginal,
    /// `skills/setEnabled`: Lets the agent use a skill, or keeps it from that.
    SkillsSetEnabled,
    /// `skills/uninstall`: Removes a skill of the workspace or of the user.
    SkillsUninstall,
    /// `skills/view`: Reads a skill as the agent gets it.
    SkillsView,
    /// `subagent/children/list`: Lists the subagents of a thread.
    SubagentChildrenList,
    /// `subagent/close`: Closes a subagent.
    SubagentClose,
    /// `subagent/followupTask`: Gives a subagent another task.
    SubagentFollowupTask,
    /// `subagent/profiles/list`: Lists the kinds of subagents.
    SubagentProfilesList,
    /// `subagent/profiles/remove`: Removes a kind of subagent from the workspace.
    SubagentProfilesRemove,
    /// `subagent/profiles/setEnabled`: Switches a kind of subagent on or off.
    SubagentProfilesSetEnabled,
    /// `subagent/profiles/upsert`: Adds a kind of subagent, or replaces it in the workspace.
    SubagentProfilesUpsert,
    /// `subagent/sendMessage`: Leaves a message for a subagent.
    SubagentSendMessage,
    /// `subagent/settings/update`: Changes the settings of all subagents.
    SubagentSettingsUpdate,
    /// `terminal/clean`: Stops and forgets all processes of a thread.
    TerminalClean,
    /// `terminal/list`: Lists the shell processes of the server.
    TerminalList,
    /// `terminal/read`: Reads what a process printed.
    TerminalRead,
    /// `terminal/stop`: Stops a process.
    TerminalStop,
    /// `terminal/write`: Writes to the standard input of a process.
    TerminalWrite,
    /// `thread/appBindings/list`: Lists the apps bound to a thread.
    ThreadAppBindingsList,
    /// `thread/appBindings/refresh`: Checks the bindings of a thread again.
    ThreadAppBindingsRefresh,
    /// `thread/appBindings/revoke`: Ends the binding of an app to a thread.
    ThreadAppBindingsRevoke,
    /// `thread/appContextBlocks/list`: Lists the blocks of context that apps added to a thread.
    ThreadAppContextBlocksList,
    /// `thread/archive`: Makes a thread read-only and takes it out of lists.
    ThreadArchive,
    /// `thread/compact/start`: Shortens the context of a thread.
    ThreadCompactStart,
    /// `thread/config/update`: Changes the settings of a thread.
    ThreadConfigUpdate,
    /// `thread/delete`: Deletes a thread and everything it holds.
    ThreadDelete,
    /// `thread/fork`: Copies the beginning of a thread into a new thread.
    ThreadFork,
    /// `thread/goal/clear`: Drops the goal of a thread.
    ThreadGoalClear,
    /// `thread/goal/get`: Reads the goal of a thread.
    ThreadGoalGet,
    /// `thread/goal/set`: Creates or changes the goal of a thread.
    ThreadGoalSet,
    /// `thread/list`: Lists threads, latest activity first.
    ThreadList,
    /// `thread/maintenance/interrupt`: Stops shortening or consolidating.
    ThreadMaintenanceInterrupt,
    /// `thread/memory/consolidate/start`: Takes what a thread learned into the workspace's memory.
    ThreadMemoryConsolidateStart,
    /// `thread/mode/set`: Sets the mode of a thread.
    ThreadModeSet,
    /// `thread/pause`: Keeps a thread from starting turns until it is resumed.
    ThreadPause,
    /// `thread/read`: Reads a thread without loading it for work.
    ThreadRead,
    /// `thread/rename`: Gives a thread a new title.
    ThreadRename,
    /// `thread/resume`: Loads a thread and makes it active.
    ThreadResume,
    /// `thread/rollback`: Drops the last turns of a thread.
    ThreadRollback,
    /// `thread/start`: Creates an active thread.
    ThreadStart,
    /// `thread/subscribe`: Sends the events of a thread to this connection.
    ThreadSubscribe,
    /// `thread/unarchive`: Makes an archived thread active again.
    ThreadUnarchive,
    /// `thread/unsubscribe`: Stops sending the events of a thread to this connection.
    ThreadUnsubscribe,
    /// `thread/worktree/handoff`: Moves a thread into a worktree, or back into the workspace.
    ThreadWorktreeHandoff,
    /// `tool/list`: Lists the server's own tools.
    ToolList,
    /// `turn/enqueue`: Appends input to a thread's queue.
    TurnEnqueue,
    /// `turn/interrupt`: Stops a turn.
    TurnInterrupt,
    /// `turn/queue/remove`: Drops an input from a thread's queue.
    TurnQueueRemove,
    /// `turn/queue/reorder`: Puts the queue of a thread into another order.
    TurnQueueReorder,
    /// `turn/start`: Starts a turn with the user's input.
    TurnStart,
    /// `turn/steer`: Hands a queued input to the running turn.
    TurnSteer,
    /// `ui/open-link`: Opens a link for what an app shows.
    UiOpenLink,
    /// `ui/resource/read`: Reads what an app shows for a tool.
    UiResourceRead,
    /// `ui/tool/call`: Runs a tool for what an app shows.
    UiToolCall,
    /// `ui/update-model-context`: Tells the model about the state of what an app shows.
    UiUpdateModelContext,
    /// `usage/summary`: Tells what was used in all.
    UsageSummary,
    /// `usage/timeseries`: Tells what was used by day.
    UsageTimeseries,
    /// `welcome/suggestions`: Reads suggestions for the first message of a thread.
    WelcomeSuggestions,
    /// `workspace/commitMessage/suggest`: Suggests a commit message for changed files.
    WorkspaceCommitMessageSuggest,
    /// `workspace/config/schema`: Lists the settings of a workspace.
    WorkspaceConfigSchema,
    /// `workspace/config/update`: Changes settings of the workspace.
    WorkspaceConfigUpdate,
    /// `worktree/createAndFork`: Copies a thread into a worktree of its own.
    WorktreeCreateAndFork,
    /// `worktree/createAndStart`: Creates a thread in a worktree of its own.
    WorktreeCreateAndStart,
    /// `worktree/list`: Lists the worktrees of threads.
    WorktreeList,
    /// `worktree/status`: Looks at the worktree of a thread.
    WorktreeStatus,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[
        Self::AgentProfilesBuilderDraftRead,
        Self::AgentProfilesBuilderDraftUpdate,
        Self::AgentProfilesList,
        Self::AgentProfilesRead,
        Self::AgentProfilesRefreshThread,
        Self::AgentProfilesRemove,
        Self::AgentProfilesUpsert,
        Self::AgentProfilesValidate,
        Self::AppBindingAccept,
        Self::AppBindingAttachTools,
        Self::AppBindingContextRemove,
        Self::AppBindingContextUpsert,
        Self::AppBindingRequestCancel,
        Self::AppBindingRequestCreate,
        Self::AppBindingRequestGet,
        Self::AppConnectionConnect,
        Self::AppConnectionRequestGet,
        Self::AppConnectionRevoke,
        Self::AppConnectionStart,
        Self::AppConnectionStatus,
        Self::AppList,
        Self::AppThreadInputEnqueue,
        Self::AppView,
        Self::AutomationTaskCreate,
        Self::AutomationTaskDelete,
        Self::AutomationTaskDiscardWorktree,
        Self::AutomationTaskList,
        Self::AutomationTaskRead,
        Self::AutomationTaskRun,
        Self::AutomationTaskUpdateBinding,
        Self::AutomationTemplateDelete,
        Self::AutomationTemplateList,
        Self::AutomationTemplateSave,
        Self::ChannelList,
        Self::ChannelStatus,
        Self::CommandExecute,
        Self::CommandList,
        Self::CronEnable,
        Self::CronList,
        Self::CronRemove,
        Self::CronRun,
        Self::DreamsApply,
        Self::DreamsArchive,
        Self::DreamsCancel,
        Self::DreamsCreate,
        Self::DreamsDiscard,
        Self::DreamsGet,
        Self::DreamsList,
        Self::DreamsRun,
        Self::DreamsStatus,
        Self::ExternalChannelGet,
        Self::ExternalChannelList,
        Self::ExternalChannelRemove,
        Self::ExternalChannelUpsert,
        Self::HeartbeatTrigger,
        Self::Initialize,
        Self::ItemWidgetStateSet,
        Self::McpGet,
        Self::McpList,
        Self::McpRemove,
        Self::McpStatusList,
        Self::McpTest,
        Self::McpUpsert,
        Self::MemoryReset,
        Self::ModelList,
        Self::PluginInstall,
        Self::PluginList,
        Self::PluginRemove,
        Self::PluginSetEnabled,
        Self::PluginView,
        Self::ProfileInsights,
        Self::ProviderCreate,
        Self::ProviderDelete,
        Self::ProviderList,
        Self::ProviderTest,
        Self::ProviderUpdate,
        Self::SkillsList,
        Self::SkillsRead,
        Self::SkillsRestoreOriginal,
        Self::SkillsSetEnabled,
        Self::SkillsUninstall,
        Self::SkillsView,
        Self::SubagentChildrenList,
        Self::SubagentClose,
        Self::SubagentFollowupTask,
        Self::SubagentProfilesList,
        Self::SubagentProfilesRemove,
        Self::SubagentProfilesSetEnabled,
        Self::SubagentProfilesUpsert,
        Self::SubagentSendMessage,
        Self::SubagentSettingsUpdate,
        Self::TerminalClean,
        Self::TerminalList,
        Self::TerminalRead,
        Self::TerminalStop,
        Self::TerminalWrite,
        Self::ThreadAppBindingsList,
        Self::ThreadAppBindingsRefresh,
        Self::ThreadAppBindingsRevoke,
        Self::ThreadAppContextBlocksList,
        Self::ThreadArchive,
        Self::ThreadCompactStart,
        Self::ThreadConfigUpdate,
        Self::ThreadDelete,
        Self::ThreadFork,
        Self::ThreadGoalClear,
        Self::ThreadGoalGet,
        Self::ThreadGoalSet,
        Self::ThreadList,
        Self::ThreadMaintenanceInterrupt,
        Self::ThreadMemoryConsolidateStart,
        Self::ThreadModeSet,
        Self::ThreadPause,
        Self::ThreadRead,
        Self::ThreadRename,
        Self::ThreadResume,
        Self::ThreadRollback,
        Self::ThreadStart,
        Self::ThreadSubscribe,
        Self::ThreadUnarchive,
        Self::ThreadUnsubscribe,
        Self::ThreadWorktreeHandoff,
        Self::ToolList,
        Self::TurnEnqueue,
        Self::TurnInterrupt,
        Self::TurnQueueRemove,
        Self::TurnQueueReorder,
        Self::TurnStart,
        Self::TurnSteer,
        Self::UiOpenLink,
        Self::UiResourceRead,
        Self::UiToolCall,
        Self::UiUpdateModelContext,
        Self::UsageSummary,
        Self::UsageTimeseries,
        Self::WelcomeSuggestions,
        Self::WorkspaceCommitMessageSuggest,
        Self::WorkspaceConfigSchema,
        Self::WorkspaceConfigUpdate,
        Self::WorktreeCreateAndFork,
        Self::WorktreeCreateAndStart,
        Self::WorktreeList,
        Self::WorktreeStatus,
    ];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "agent/profiles/builderDraft/read" => Some(Self::AgentProfilesBuilderDraftRead),
            "agent/profiles/builderDraft/update" => Some(Self::AgentProfilesBuilderDraftUpdate),
            "agent/profiles/list" => Some(Self::AgentProfilesList),
            "agent/profiles/read" => Some(Self::AgentProfilesRead),
            "agent/profiles/refreshThread" => Some(Self::AgentProfilesRefreshThread),
            "agent/profiles/remove" => Some(Self::AgentProfilesRemove),
            "agent/profiles/upsert" => Some(Self::AgentProfilesUpsert),
            "agent/profiles/validate" => Some(Self::AgentProfilesValidate),
            "app/binding/accept" => Some(Self::AppBindingAccept),
            "app/binding/attachTools" => Some(Self::AppBindingAttachTools),
            "app/binding/context/remove" => Some(Self::AppBindingContextRemove),
            "app/binding/context/upsert" => Some(Self::AppBindingContextUpsert),
            "app/binding/request/cancel" => Some(Self::AppBindingRequestCancel),
            "app/binding/request/create" => Some(Self::AppBindingRequestCreate),
            "app/binding/request/get" => Some(Self::AppBindingRequestGet),
            "app/connection/connect" => Some(Self::AppConnectionConnect),
            "app/connection/request/get" => Some(Self::AppConnectionRequestGet),
            "app/connection/revoke" => Some(Self::AppConnectionRevoke),
            "app/connection/start" => Some(Self::AppConnectionStart),
            "app/connection/status" => Some(Self::AppConnectionStatus),
            "app/list" => Some(Self::AppList),
            "app/threadInput/enqueue" => Some(Self::AppThreadInputEnqueue),
            "app/view" => Some(Self::AppView),
            "automation/task/create" => Some(Self::AutomationTaskCreate),
            "automation/task/delete" => Some(Self::AutomationTaskDelete),
            "automation/task/discardWorktree" => Some(Self::AutomationTaskDiscardWorktree),
            "automation/task/list" => Some(Self::AutomationTaskList),
            "automation/task/read" => Some(Self::AutomationTaskRead),
            "automation/task/run" => Some(Self::AutomationTaskRun),
            "automation/task/updateBinding" => Some(Self::AutomationTaskUpdateBinding),
            "automation/template/delete" => Some(Self::AutomationTemplateDelete),
            "automation/template/list" => Some(Self::AutomationTemplateList),
            "automation/template/save" => Some(Self::AutomationTemplateSave),
            "channel/list" => Some(Self::ChannelList),
            "channel/status" => Some(Self::ChannelStatus),
            "command/execute" => Some(Self::CommandExecute),
            "command/list" => Some(Self::CommandList),
            "cron/enable" => Some(Self::CronEnable),
            "cron/list" => Some(Self::CronList),
            "cron/remove" => Some(Self::CronRemove),
            "cron/run" => Some(Self::CronRun),
            "dreams/apply" => Some(Self::DreamsApply),
            "dreams/archive" => Some(Self::DreamsArchive),
            "dreams/cancel" => Some(Self::DreamsCancel),
            "dreams/create" => Some(Self::DreamsCreate),
            "dreams/discard" => Some(Self::DreamsDiscard),
            "dreams/get" => Some(Self::DreamsGet),
            "dreams/list" => Some(Self::DreamsList),
            "dreams/run" => Some(Self::DreamsRun),
            "dreams/status" => Some(Self::DreamsStatus),
            "externalChannel/get" => Some(Self::ExternalChannelGet),
            "externalChannel/list" => Some(Self::ExternalChannelList),
            "externalChannel/remove" => Some(Self::ExternalChannelRemove),
            "externalChannel/upsert" => Some(Self::ExternalChannelUpsert),
            "heartbeat/trigger" => Some(Self::HeartbeatTrigger),
            "initialize" => Some(Self::Initialize),
            "item/widget-state/set" => Some(Self::ItemWidgetStateSet),
            "mcp/get" => Some(Self::McpGet),
            "mcp/list" => Some(Self::McpList),
            "mcp/remove" => Some(Self::McpRemove),
            "mcp/status/list" => Some(Self::McpStatusList),
            "mcp/test" => Some(Self::McpTest),
            "mcp/upsert" => Some(Self::McpUpsert),
            "memory/reset" => Some(Self::MemoryReset),
            "model/list" => Some(Self::ModelList),
            "plugin/install" => Some(Self::PluginInstall),
            "plugin/list" => Some(Self::PluginList),
            "plugin/remove" => Some(Self::PluginRemove),
            "plugin/setEnabled" => Some(Self::PluginSetEnabled),
            "plugin/view" => Some(Self::PluginView),
            "profile/insights" => Some(Self::ProfileInsights),
            "provider/create" => Some(Self::ProviderCreate),
            "provider/delete" => Some(Self::ProviderDelete),
            "provider/list" => Some(Self::ProviderList),
            "provider/test" => Some(Self::ProviderTest),
            "provider/update" => Some(Self::ProviderUpdate),
            "skills/list" => Some(Self::SkillsList),
            "skills/read" => Some(Self::SkillsRead),
            "skills/restoreOriginal" => Some(Self::SkillsRestoreOriginal),
            "skills/setEnabled" => Some(Self::SkillsSetEnabled),
            "skills/uninstall" => Some(Self::SkillsUninstall),
            "skills/view" => Some(Self::SkillsView),
            "subagent/children/list" => Some(Self::SubagentChildrenList),
            "subagent/close" => Some(Self::SubagentClose),
            "subagent/followupTask" => Some(Self::SubagentFollowupTask),
            "subagent/profiles/list" => Some(Self::SubagentProfilesList),
            "subagent/profiles/remove" => Some(Self::SubagentProfilesRemove),
            "subagent/profiles/setEnabled" => Some(Self::SubagentProfilesSetEnabled),
            "subagent/profiles/upsert" => Some(Self::SubagentProfilesUpsert),
            "subagent/sendMessage" => Some(Self::SubagentSendMessage),
            "subagent/settings/update" => Some(Self::SubagentSettingsUpdate),
            "terminal/clean" => Some(Self::TerminalClean),
            "terminal/list" => Some(Self::TerminalList),
            "terminal/read" => Some(Self::TerminalRead),
            "terminal/stop" => Some(Self::TerminalStop),
            "terminal/write" => Some(Self::TerminalWrite),
            "thread/appBindings/list" => Some(Self::ThreadAppBindingsList),
            "thread/appBindings/refresh" => Some(Self::ThreadAppBindingsRefresh),
            "thread/appBindings/revoke" => Some(Self::ThreadAppBindingsRevoke),
            "thread/appContextBlocks/list" => Some(Self::ThreadAppContextBlocksList),
            "thread/archive" => Some(Self::ThreadArchive),
            "thread/compact/start" => Some(Self::ThreadCompactStart),
            "thread/config/update" => Some(Self::ThreadConfigUpdate),
            "thread/delete" => Some(Self::ThreadDelete),
            "thread/fork" => Some(Self::ThreadFork),
            "thread/goal/clear" => Some(Self::ThreadGoalClear),
            "thread/goal/get" => Some(Self::ThreadGoalGet),
            "thread/goal/set" => Some(Self::ThreadGoalSet),
            "thread/list" => Some(Self::ThreadList),
            "thread/maintenance/interrupt" => Some(Self::ThreadMaintenanceInterrupt),
            "thread/memory/consolidate/start" => Some(Self::ThreadMemoryConsolidateStart),
            "thread/mode/set" => Some(Self::ThreadModeSet),
            "thread/pause" => Some(Self::ThreadPause),
            "thread/read" => Some(Self::ThreadRead),
            "thread/rename" => Some(Self::ThreadRename),
            "thread/resume" => Some(Self::ThreadResume),
            "thread/rollback" => Some(Self::ThreadRollback),
            "thread/start" => Some(Self::ThreadStart),
            "thread/subscribe" => Some(Self::ThreadSubscribe),
            "thread/unarchive" => Some(Self::ThreadUnarchive),
            "thread/unsubscribe" => Some(Self::ThreadUnsubscribe),
            "thread/worktree/handoff" => Some(Self::ThreadWorktreeHandoff),
            "tool/list" => Some(Self::ToolList),
            "turn/enqueue" => Some(Self::TurnEnqueue),
            "turn/interrupt" => Some(Self::TurnInterrupt),
            "turn/queue/remove" => Some(Self::TurnQueueRemove),
            "turn/queue/reorder" => Some(Self::TurnQueueReorder),
            "turn/start" => Some(Self::TurnStart),
            "turn/steer" => Some(Self::TurnSteer),
            "ui/open-link" => Some(Self::UiOpenLink),
            "ui/resource/read" => Some(Self::UiResourceRead),
            "ui/tool/call" => Some(Self::UiToolCall),
            "ui/update-model-context" => Some(Self::UiUpdateModelContext),
            "usage/summary" => Some(Self::UsageSummary),
            "usage/timeseries" => Some(Self::UsageTimeseries),
            "welcome/suggestions" => Some(Self::WelcomeSuggestions),
            "workspace/commitMessage/suggest" => Some(Self::WorkspaceCommitMessageSuggest),
            "workspace/config/schema" => Some(Self::WorkspaceConfigSchema),
            "workspace/config/update" => Some(Self::WorkspaceConfigUpdate),
            "worktree/createAndFork" => Some(Self::WorktreeCreateAndFork),
            "worktree/createAndStart" => Some(Self::WorktreeCreateAndStart),
            "worktree/list" => Some(Self::WorktreeList),
            "worktree/status" => Some(Self::WorktreeStatus),
            _ => None,
        }
    }

    /// Returns the name on the wire.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// Returns what the schema says of it.
    pub fn spec(self) -> &'static MethodSpec {
        &SPECS[self as usize]
    }
}

impl MethodTable for Method {
    fn from_name(name: &str) -> Option<Self> {
        Self::from_name(name)
    }

    fn spec(self) -> &'static MethodSpec {
        self.spec()
    }
}

static SPECS: &[MethodSpec] = &[
    MethodSpec {
        name: "agent/profiles/builderDraft/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentProfileManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "agent/profiles/builderDraft/update",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentProfileManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "agent/profiles/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentProfileManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "agent/profiles/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentProfileManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "agent/profiles/refreshThread",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentProfileManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "agent/profiles/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentProfileManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "agent/profiles/upsert",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentProfileManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "agent/profiles/validate",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("agentProfileManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/binding/accept",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/binding/attachTools",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/binding/context/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appContextBlocks"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/binding/context/upsert",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appContextBlocks"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/binding/request/cancel",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/binding/request/create",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/binding/request/get",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/connection/connect",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/connection/request/get",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/connection/revoke",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/connection/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/connection/status",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "app/threadInput/enqueue",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appThreadInputEnqueue"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/view",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "automation/task/create",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "automation/task/delete",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "automation/task/discardWorktree",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "automation/task/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "automation/task/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "automation/task/run",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "automation/task/updateBinding",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "automation/template/delete",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "automation/template/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "automation/template/save",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("automations"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "channel/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "channel/status",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("channelStatus"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "command/execute",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("commandManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "command/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("commandManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "cron/enable",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("cronManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "cron/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("cronManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "cron/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("cronManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "cron/run",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("cronManagement"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/apply",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/archive",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/cancel",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/create",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/discard",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/get",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/run",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "dreams/status",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("dreams"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "externalChannel/get",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("externalChannelManagement"),
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "externalChannel/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("externalChannelManagement"),
        scope: Scope::None,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "externalChannel/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("externalChannelManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "externalChannel/upsert",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("externalChannelManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "heartbeat/trigger",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("heartbeatManagement"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "initialize",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "item/widget-state/set",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("interactiveToolUi"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcp/get",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("mcpManagement"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcp/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("mcpManagement"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "mcp/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("mcpManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcp/status/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("mcpStatus"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "mcp/test",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("mcpStatus"),
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcp/upsert",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("mcpManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "memory/reset",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("memoryManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "model/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("modelCatalogManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/install",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("pluginManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("pluginManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("pluginManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/setEnabled",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("pluginManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/view",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("pluginManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "profile/insights",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("usageTelemetry"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "provider/create",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("providerManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "provider/delete",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("providerManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "provider/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("providerManagement"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "provider/test",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("providerManagement"),
        scope: Scope::None,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "provider/update",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("providerManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("skillsManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "skills/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("skillsManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/restoreOriginal",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("skillsManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/setEnabled",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("skillsManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/uninstall",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("skillsManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/view",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("skillsManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/children/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentSessions"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/close",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentSessions"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/followupTask",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentSessions"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/profiles/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/profiles/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/profiles/setEnabled",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/profiles/upsert",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/sendMessage",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentSessions"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "subagent/settings/update",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("subAgentManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "terminal/clean",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("backgroundTerminals"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "terminal/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("backgroundTerminals"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "terminal/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("backgroundTerminals"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "terminal/stop",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("backgroundTerminals"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "terminal/write",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("backgroundTerminals"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/appBindings/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/appBindings/refresh",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/appBindings/revoke",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appBinding"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/appContextBlocks/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("appContextBlocks"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/archive",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/compact/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("manualCompaction"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/config/update",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("configOverride"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/delete",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/fork",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadFork"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/goal/clear",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadGoals"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/goal/get",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadGoals"),
        scope: Scope::Thread,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/goal/set",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadGoals"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "thread/maintenance/interrupt",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadMaintenanceInterrupt"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/memory/consolidate/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("manualMemoryConsolidation"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/mode/set",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("modeSwitch"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/pause",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/rename",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/resume",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/rollback",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/subscribe",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadSubscriptions"),
        scope: Scope::Thread,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/unarchive",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/unsubscribe",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadSubscriptions"),
        scope: Scope::Thread,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/worktree/handoff",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("gitWorktrees"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "tool/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("toolCatalog"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "turn/enqueue",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "turn/interrupt",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "turn/queue/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "turn/queue/reorder",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "turn/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "turn/steer",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "ui/open-link",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("interactiveToolUi"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "ui/resource/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("interactiveToolUi"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "ui/tool/call",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("interactiveToolUi"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "ui/update-model-context",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("interactiveToolUi"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "usage/summary",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("usageTelemetry"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "usage/timeseries",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("usageTelemetry"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "welcome/suggestions",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("extensions.welcomeSuggestions"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "workspace/commitMessage/suggest",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "workspace/config/schema",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("workspaceConfigManagement"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "workspace/config/update",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("workspaceConfigManagement"),
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "worktree/createAndFork",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("gitWorktrees"),
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "worktree/createAndStart",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("gitWorktrees"),
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "worktree/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("gitWorktrees"),
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "worktree/status",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("gitWorktrees"),
        scope: Scope::Thread,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
];

/// The request methods of the reference server, in its order.
pub static KNOWN_METHODS: &[KnownMethod] = &[
    KnownMethod {
        name: "agent/profiles/builderDraft/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "agent/profiles/builderDraft/update",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "agent/profiles/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "agent/profiles/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "agent/profiles/refreshThread",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "agent/profiles/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "agent/profiles/upsert",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "agent/profiles/validate",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/binding/accept",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/binding/attachTools",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/binding/context/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/binding/context/upsert",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/binding/request/cancel",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/binding/request/create",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/binding/request/get",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/connection/connect",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/connection/request/get",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/connection/revoke",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/connection/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/connection/status",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/threadInput/enqueue",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/view",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/task/create",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/task/delete",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/task/discardWorktree",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/task/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/task/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/task/run",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/task/updateBinding",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/template/delete",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/template/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "automation/template/save",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "channel/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "channel/status",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/execute",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "cron/enable",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "cron/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "cron/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "cron/run",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/apply",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/archive",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/cancel",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/create",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/discard",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/get",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/run",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "dreams/status",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalChannel/get",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalChannel/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalChannel/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalChannel/upsert",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "heartbeat/trigger",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "initialize",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "item/widget-state/set",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcp/get",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcp/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcp/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcp/status/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcp/test",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcp/upsert",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "memory/reset",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "model/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/install",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/setEnabled",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/view",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "profile/insights",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "provider/create",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "provider/delete",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "provider/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "provider/test",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "provider/update",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/restoreOriginal",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/setEnabled",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/uninstall",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/view",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/children/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/close",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/followupTask",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/profiles/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/profiles/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/profiles/setEnabled",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/profiles/upsert",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/sendMessage",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "subagent/settings/update",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "terminal/clean",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "terminal/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "terminal/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "terminal/stop",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "terminal/write",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/appBindings/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/appBindings/refresh",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/appBindings/revoke",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/appContextBlocks/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/archive",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/compact/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/config/update",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/delete",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/fork",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/goal/clear",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/goal/get",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/goal/set",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/maintenance/interrupt",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/memory/consolidate/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/mode/set",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/pause",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/rename",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/resume",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/rollback",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/subscribe",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/unarchive",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/unsubscribe",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/worktree/handoff",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "tool/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/enqueue",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/interrupt",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/queue/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/queue/reorder",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/steer",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "ui/open-link",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "ui/resource/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "ui/tool/call",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "ui/update-model-context",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "usage/summary",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "usage/timeseries",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "welcome/suggestions",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "workspace/commitMessage/suggest",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "workspace/config/schema",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "workspace/config/update",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "worktree/createAndFork",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "worktree/createAndStart",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "worktree/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "worktree/status",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
];

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Reads the profile that a thread is building.
    ///
    /// The first read takes over the profile that is being edited.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread does not build a profile.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/builderDraft/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AgentProfilesBuilderDraftRead;

    impl RequestMethod for AgentProfilesBuilderDraftRead {
        const NAME: &'static str = "agent/profiles/builderDraft/read";
        type Params = super::AgentProfilesBuilderDraftReadParams;
        type Response = super::AgentProfileBuilderDraft;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Replaces the profile that a thread is building.
    ///
    /// Kept in memory only, and told to nobody; `agent/profiles/upsert` stores it.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread does not build a profile.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/builderDraft/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AgentProfilesBuilderDraftUpdate;

    impl RequestMethod for AgentProfilesBuilderDraftUpdate {
        const NAME: &'static str = "agent/profiles/builderDraft/update";
        type Params = super::AgentProfilesBuilderDraftUpdateParams;
        type Response = super::AgentProfileBuilderDraft;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the agent profiles.
    ///
    /// Profiles with the same identifier are not merged: the valid one of the highest source counts.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AgentProfilesList;

    impl RequestMethod for AgentProfilesList {
        const NAME: &'static str = "agent/profiles/list";
        type Params = super::AgentProfilesListParams;
        type Response = super::AgentProfilesListResponse;

        codec!(params, result);
    }

    /// Reads an agent profile.
    ///
    /// Without a source the one that counts is read.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: No profile has this identifier and source.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AgentProfilesRead;

    impl RequestMethod for AgentProfilesRead {
        const NAME: &'static str = "agent/profiles/read";
        type Params = super::AgentProfilesReadParams;
        type Response = super::AgentProfilesReadResponse;

        codec!(params, result);
    }

    /// Puts a thread under the present form of its profile.
    ///
    /// A changed profile reaches a thread only this way.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32086 `AgentProfileNotFound`: No profile has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/refreshThread.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AgentProfilesRefreshThread;

    impl RequestMethod for AgentProfilesRefreshThread {
        const NAME: &'static str = "agent/profiles/refreshThread";
        type Params = super::AgentProfilesRefreshThreadParams;
        type Response = super::AgentProfilesRefreshThreadResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Removes an agent profile.
    ///
    /// Only profiles of the user and of the workspace.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: No profile has this identifier and source.
    /// - -32088 `AgentProfileProtected`: The source is read-only.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AgentProfilesRemove;

    impl RequestMethod for AgentProfilesRemove {
        const NAME: &'static str = "agent/profiles/remove";
        type Params = super::AgentProfilesRemoveParams;
        type Response = super::AgentProfilesRemoveResponse;

        codec!(params, result);
    }

    /// Adds or replaces an agent profile.
    ///
    /// Threads that run under it stay as they are until `agent/profiles/refreshThread`.
    ///
    /// Errors:
    /// - -32087 `AgentProfileValidationFailed`: The Markdown is not a valid profile.
    /// - -32088 `AgentProfileProtected`: The source is read-only.
    /// - -32089 `AgentProfileSourceUnavailable`: The source cannot be used.
    /// - -32091 `AgentProfileConflict`: The head of the Markdown names another identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/upsert.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AgentProfilesUpsert;

    impl RequestMethod for AgentProfilesUpsert {
        const NAME: &'static str = "agent/profiles/upsert";
        type Params = super::AgentProfilesUpsertParams;
        type Response = super::AgentProfilesUpsertResponse;

        codec!(params, result);
    }

    /// Checks an agent profile.
    ///
    /// Writes nothing.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `agentProfileManagement`. Source: `schema/dotcraft/agent/profiles/validate.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AgentProfilesValidate;

    impl RequestMethod for AgentProfilesValidate {
        const NAME: &'static str = "agent/profiles/validate";
        type Params = super::AgentProfilesValidateParams;
        type Response = super::AgentProfilesValidateResponse;

        codec!(params, result);
    }

    /// Accepts a request to bind; called by the app.
    ///
    /// Uses the token up. The app's tools come with `app/binding/attachTools`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/accept.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppBindingAccept;

    impl RequestMethod for AppBindingAccept {
        const NAME: &'static str = "app/binding/accept";
        type Params = super::AppBindingAcceptParams;
        type Response = super::AppBindingAcceptResponse;

        codec!(params, result);
    }

    /// Adds the tools of an app to a thread; called by the app.
    ///
    /// Namespace, catalog, rights and risk are checked. The model sees the tools from the next turn on.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/attachTools.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppBindingAttachTools;

    impl RequestMethod for AppBindingAttachTools {
        const NAME: &'static str = "app/binding/attachTools";
        type Params = super::AppBindingAttachToolsParams;
        type Response = super::AppBindingAttachToolsResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Removes a block of context; called by the app.
    ///
    /// An unknown block is an error. The members of the result are not published.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/app/binding/context/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppBindingContextRemove;

    impl RequestMethod for AppBindingContextRemove {
        const NAME: &'static str = "app/binding/context/remove";
        type Params = super::AppBindingContextRemoveParams;
        type Response = super::EmptyObject;

        codec!(params, result);
    }

    /// Adds or replaces a block of context; called by the app.
    ///
    /// A binding has at most 32 blocks. Makes no turn and no item. The members of the result are not published.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/app/binding/context/upsert.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppBindingContextUpsert;

    impl RequestMethod for AppBindingContextUpsert {
        const NAME: &'static str = "app/binding/context/upsert";
        type Params = super::AppBindingContextUpsertParams;
        type Response = super::EmptyObject;

        codec!(params, result);
    }

    /// Gives up a request to bind.
    ///
    /// Client and app may both do so.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppBindingRequestCancel;

    impl RequestMethod for AppBindingRequestCancel {
        const NAME: &'static str = "app/binding/request/cancel";
        type Params = super::AppBindingRequestCancelParams;
        type Response = super::AppBindingRequestCancelResponse;

        codec!(params, result);
    }

    /// Asks an app to be bound to a thread.
    ///
    /// The plugin has to be installed, and the app connected.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppBindingRequestCreate;

    impl RequestMethod for AppBindingRequestCreate {
        const NAME: &'static str = "app/binding/request/create";
        type Params = super::AppBindingRequestCreateParams;
        type Response = super::AppBindingRequestCreateResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Reads a request to bind; called by the app.
    ///
    /// The token stays usable.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/binding/request/get.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppBindingRequestGet;

    impl RequestMethod for AppBindingRequestGet {
        const NAME: &'static str = "app/binding/request/get";
        type Params = super::AppBindingRequestGetParams;
        type Response = super::AppBindingRequestGetResponse;

        codec!(params, result);
    }

    /// Accepts a request to connect; called by the app.
    ///
    /// Uses the token up.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/connect.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppConnectionConnect;

    impl RequestMethod for AppConnectionConnect {
        const NAME: &'static str = "app/connection/connect";
        type Params = super::AppConnectionConnectParams;
        type Response = super::AppConnectionConnectResponse;

        codec!(params, result);
    }

    /// Reads a request to connect; called by the app.
    ///
    /// Shows the user who asks. The token stays usable.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/request/get.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppConnectionRequestGet;

    impl RequestMethod for AppConnectionRequestGet {
        const NAME: &'static str = "app/connection/request/get";
        type Params = super::AppConnectionRequestGetParams;
        type Response = super::AppConnectionRequestGetResponse;

        codec!(params, result);
    }

    /// Ends the connection to an app.
    ///
    /// Its bindings go offline; the history stays.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/revoke.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppConnectionRevoke;

    impl RequestMethod for AppConnectionRevoke {
        const NAME: &'static str = "app/connection/revoke";
        type Params = super::AppConnectionRevokeParams;
        type Response = super::AppConnectionRevokeResponse;

        codec!(params, result);
    }

    /// Begins to connect to an app.
    ///
    /// The request ends after 10 minutes and works once. The address opens the app by its own protocol, with `appId`, `requestId`, `requestToken` and `workspace` in the query; the app finds the server by the workspace, as clients do.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppConnectionStart;

    impl RequestMethod for AppConnectionStart {
        const NAME: &'static str = "app/connection/start";
        type Params = super::AppConnectionStartParams;
        type Response = super::AppConnectionStartResponse;

        codec!(params, result);
    }

    /// Tells how the connection to an app is.
    ///
    /// `app/connection/changed` tells when it changes.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppConnectionStatus;

    impl RequestMethod for AppConnectionStatus {
        const NAME: &'static str = "app/connection/status";
        type Params = super::AppConnectionStatusParams;
        type Response = super::AppConnectionStatusResponse;

        codec!(params, result);
    }

    /// Lists the apps.
    ///
    /// Plugins name their apps in the file that the member `apps` of the manifest names: a list of `PluginAppInfo`, or an object with it as `apps`. Tells the state of plugin, program, connection and binding.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppList;

    impl RequestMethod for AppList {
        const NAME: &'static str = "app/list";
        type Params = super::AppListParams;
        type Response = super::AppListResponse;

        codec!(params, result);
    }

    /// Queues input of an app for its thread; called by the app.
    ///
    /// The binding tells the thread. A running turn goes on. The entry has the trigger `app`. `queueOnly` waits for the end of a turn, also in an idle thread.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appThreadInputEnqueue`. Source: `schema/dotcraft/app/threadInput/enqueue.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppThreadInputEnqueue;

    impl RequestMethod for AppThreadInputEnqueue {
        const NAME: &'static str = "app/threadInput/enqueue";
        type Params = super::AppThreadInputEnqueueParams;
        type Response = super::AppThreadInputEnqueueResponse;

        codec!(params, result);
    }

    /// Reads one app.
    ///
    /// Tells its rights and tools, too.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/view.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppView;

    impl RequestMethod for AppView {
        const NAME: &'static str = "app/view";
        type Params = super::AppViewParams;
        type Response = super::AppViewResponse;

        codec!(params, result);
    }

    /// Makes a task.
    ///
    /// What is given wins over the template. A task without a schedule runs at once. The files of a task are in `.craft/tasks/<id>/`.
    ///
    /// Errors:
    /// - -32054 `Task already exists`: A task has this identifier already.
    /// - -32055 `Thread binding invalid`: The thread to bind is unknown, archived, or of another workspace.
    /// - -32602 `Invalid params`: A required member is missing, a member does not fit, or the template or the agent profile is unknown.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTaskCreate;

    impl RequestMethod for AutomationTaskCreate {
        const NAME: &'static str = "automation/task/create";
        type Params = super::AutomationTaskCreateParams;
        type Response = super::AutomationTaskCreateResponse;

        codec!(params, result);
    }

    /// Deletes a task.
    ///
    /// A run that is under way is interrupted. Its worktree stays.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTaskDelete;

    impl RequestMethod for AutomationTaskDelete {
        const NAME: &'static str = "automation/task/delete";
        type Params = super::AutomationTaskDeleteParams;
        type Response = super::AutomationTaskDeleteResponse;

        codec!(params, result);
    }

    /// Removes the worktree of a task.
    ///
    /// Its branch goes too; the task stays.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32052 `Task invalid status`: The task is running.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/discardWorktree.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTaskDiscardWorktree;

    impl RequestMethod for AutomationTaskDiscardWorktree {
        const NAME: &'static str = "automation/task/discardWorktree";
        type Params = super::AutomationTaskDiscardWorktreeParams;
        type Response = super::AutomationTaskDiscardWorktreeResponse;

        codec!(params, result);
    }

    /// Lists the tasks that run by themselves.
    ///
    /// Later releases have `automation/list` instead.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTaskList;

    impl RequestMethod for AutomationTaskList {
        const NAME: &'static str = "automation/task/list";
        type Params = super::EmptyObject;
        type Response = super::AutomationTaskListResponse;

        codec!(params, result);
    }

    /// Reads a task.
    ///
    /// Later releases answer the task itself.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTaskRead;

    impl RequestMethod for AutomationTaskRead {
        const NAME: &'static str = "automation/task/read";
        type Params = super::AutomationTaskReadParams;
        type Response = super::AutomationTaskReadResponse;

        codec!(params, result);
    }

    /// Runs a task now.
    ///
    /// Does not change its schedule.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32052 `Task invalid status`: The task runs, or its thread does.
    /// - -32055 `Thread binding invalid`: Its thread is unknown or archived.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/run.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTaskRun;

    impl RequestMethod for AutomationTaskRun {
        const NAME: &'static str = "automation/task/run";
        type Params = super::AutomationTaskRunParams;
        type Response = super::AutomationTaskRunResponse;

        codec!(params, result);
    }

    /// Binds a task to a thread, or unbinds it.
    ///
    /// Nothing else of the task changes.
    ///
    /// Errors:
    /// - -32051 `Task not found`: No task has this identifier.
    /// - -32055 `Thread binding invalid`: The thread is unknown, archived, or of another workspace.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/updateBinding.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTaskUpdateBinding;

    impl RequestMethod for AutomationTaskUpdateBinding {
        const NAME: &'static str = "automation/task/updateBinding";
        type Params = super::AutomationTaskUpdateBindingParams;
        type Response = super::AutomationTaskUpdateBindingResponse;

        codec!(params, result);
    }

    /// Deletes a template of the user.
    ///
    /// May be repeated.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The identifier is that of a built-in template or has another form.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTemplateDelete;

    impl RequestMethod for AutomationTemplateDelete {
        const NAME: &'static str = "automation/template/delete";
        type Params = super::AutomationTemplateDeleteParams;
        type Response = super::AutomationTemplateDeleteResponse;

        codec!(params, result);
    }

    /// Lists the templates for tasks.
    ///
    /// Those of the user have `isUser` true.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTemplateList;

    impl RequestMethod for AutomationTemplateList {
        const NAME: &'static str = "automation/template/list";
        type Params = super::AutomationTemplateListParams;
        type Response = super::AutomationTemplateListResponse;

        codec!(params, result);
    }

    /// Adds or replaces a template of the user.
    ///
    /// Tasks made from it before stay as they are.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The identifier is that of a built-in template or has another form, the title is empty or too long, the work is empty, or the workspace mode is unknown.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/template/save.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTemplateSave;

    impl RequestMethod for AutomationTemplateSave {
        const NAME: &'static str = "automation/template/save";
        type Params = super::AutomationTemplateSaveParams;
        type Response = super::AutomationTemplateSaveResponse;

        codec!(params, result);
    }

    /// Lists the channels that threads can come from.
    ///
    /// Internal channels may be left out.
    ///
    /// Source: `schema/dotcraft/channel/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ChannelList;

    impl RequestMethod for ChannelList {
        const NAME: &'static str = "channel/list";
        type Params = super::EmptyObject;
        type Response = super::ChannelListResponse;

        codec!(params, result);
    }

    /// Tells whether the chat channels work.
    ///
    /// Only configured channels of the kinds `social` and `external`; empty when there are none.
    ///
    /// Needs the capability `channelStatus`. Source: `schema/dotcraft/channel/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ChannelStatus;

    impl RequestMethod for ChannelStatus {
        const NAME: &'static str = "channel/status";
        type Params = super::EmptyObject;
        type Response = super::ChannelStatusResponse;

        codec!(params, result);
    }

    /// Runs a slash command.
    ///
    /// The only way to run the server's own commands: `/new`, `/stop`, `/help`, `/heartbeat` and `/cron`. `/new` archives the thread and answers a fresh one.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32060 `CommandNotFound`: No command has this name.
    /// - -32061 `CommandPermissionDenied`: The command is for administrators.
    /// - -32062 `CommandServiceUnavailable`: A service behind the command is not running.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `commandManagement`. Source: `schema/dotcraft/command/execute.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CommandExecute;

    impl RequestMethod for CommandExecute {
        const NAME: &'static str = "command/execute";
        type Params = super::CommandExecuteParams;
        type Response = super::CommandResult;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the slash commands.
    ///
    /// Custom commands may be sent as `commandRef` parts; the server's own only run by `command/execute`.
    ///
    /// Needs the capability `commandManagement`. Source: `schema/dotcraft/command/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CommandList;

    impl RequestMethod for CommandList {
        const NAME: &'static str = "command/list";
        type Params = super::CommandListParams;
        type Response = super::CommandListResponse;

        codec!(params, result);
    }

    /// Switches a scheduled job on or off.
    ///
    /// Stored at once. Off keeps the time of the next run; on works it out again when there is none or it has passed.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/enable.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CronEnable;

    impl RequestMethod for CronEnable {
        const NAME: &'static str = "cron/enable";
        type Params = super::CronEnableParams;
        type Response = super::CronEnableResponse;

        codec!(params, result);
    }

    /// Lists the scheduled jobs.
    ///
    /// Jobs belong to the server: every connection sees the same.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CronList;

    impl RequestMethod for CronList {
        const NAME: &'static str = "cron/list";
        type Params = super::CronListParams;
        type Response = super::CronListResponse;

        codec!(params, result);
    }

    /// Removes a scheduled job for good.
    ///
    /// A run that is under way ends first. `cron/stateChanged` then has `removed` true.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CronRemove;

    impl RequestMethod for CronRemove {
        const NAME: &'static str = "cron/remove";
        type Params = super::CronRemoveParams;
        type Response = super::CronRemoveResponse;

        codec!(params, result);
    }

    /// Runs a scheduled job now.
    ///
    /// Answers before the run begins; runs follow one another. A job that is off runs too and stays off. `cron/stateChanged` and `system/jobResult` tell how it ended.
    ///
    /// Errors:
    /// - -32031 `Cron job not found`: No job has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/run.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CronRun;

    impl RequestMethod for CronRun {
        const NAME: &'static str = "cron/run";
        type Params = super::CronRunParams;
        type Response = super::CronRunResponse;

        codec!(params, result);
    }

    /// Puts the result of a dream to use.
    ///
    /// Its store becomes the one in use. The region of `workspace/configChanged` is `memory`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/apply.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsApply;

    impl RequestMethod for DreamsApply {
        const NAME: &'static str = "dreams/apply";
        type Params = super::DreamsApplyParams;
        type Response = super::DreamsRunResult;

        codec!(params, result);
    }

    /// Takes a dream out of lists.
    ///
    /// Files stay.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/archive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsArchive;

    impl RequestMethod for DreamsArchive {
        const NAME: &'static str = "dreams/archive";
        type Params = super::DreamsArchiveParams;
        type Response = super::DreamsRunResult;

        codec!(params, result);
    }

    /// Stops a dream.
    ///
    /// It may still end by itself before it is stopped.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsCancel;

    impl RequestMethod for DreamsCancel {
        const NAME: &'static str = "dreams/cancel";
        type Params = super::DreamsCancelParams;
        type Response = super::DreamsRunResult;

        codec!(params, result);
    }

    /// Starts a dream by order.
    ///
    /// As `dreams/run`, for chosen threads and with instructions. While one runs, that one is answered; where dreams are switched off, the new one is skipped.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The number of threads is not above 0, or a thread has no identifier.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsCreate;

    impl RequestMethod for DreamsCreate {
        const NAME: &'static str = "dreams/create";
        type Params = super::DreamsCreateParams;
        type Response = super::DreamsRunResult;

        codec!(params, result);
    }

    /// Turns the result of a dream down.
    ///
    /// Only before it is in use. Files stay.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/discard.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsDiscard;

    impl RequestMethod for DreamsDiscard {
        const NAME: &'static str = "dreams/discard";
        type Params = super::DreamsDiscardParams;
        type Response = super::DreamsRunResult;

        codec!(params, result);
    }

    /// Reads a dream and what it would change.
    ///
    /// The only method that answers `preview`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/get.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsGet;

    impl RequestMethod for DreamsGet {
        const NAME: &'static str = "dreams/get";
        type Params = super::DreamsGetParams;
        type Response = super::DreamsRunResult;

        codec!(params, result);
    }

    /// Lists the dreams of the workspace.
    ///
    /// Also those that failed or were skipped.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsList;

    impl RequestMethod for DreamsList {
        const NAME: &'static str = "dreams/list";
        type Params = super::DreamsListParams;
        type Response = super::DreamsListResponse;

        codec!(params, result);
    }

    /// Starts a dream now.
    ///
    /// It runs in the background. While one runs no second one is started, and none while dreams are switched off.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/run.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsRun;

    impl RequestMethod for DreamsRun {
        const NAME: &'static str = "dreams/run";
        type Params = super::EmptyObject;
        type Response = super::DreamsStatus;

        codec!(params, result);
    }

    /// Tells the settings and the state of dreams.
    ///
    /// Works while dreams are switched off, too.
    ///
    /// Needs the capability `dreams`. Source: `schema/dotcraft/dreams/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DreamsStatus;

    impl RequestMethod for DreamsStatus {
        const NAME: &'static str = "dreams/status";
        type Params = super::EmptyObject;
        type Response = super::DreamsStatus;

        codec!(params, result);
    }

    /// Has the editor read a text file.
    ///
    /// Sent to the connection that started the thread. Needs `fsReadTextFile`.
    ///
    /// Needs the capability `acpExtensions.fsReadTextFile`. Source: `schema/dotcraft/ext/acp/fs/readTextFile.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtAcpFsReadTextFile;

    impl RequestMethod for ExtAcpFsReadTextFile {
        const NAME: &'static str = "ext/acp/fs/readTextFile";
        type Params = super::ExtAcpFsReadTextFileParams;
        type Response = super::ExtAcpFsReadTextFileResponse;

        codec!(params, result);
    }

    /// Has the editor write a text file.
    ///
    /// Sent to the connection that started the thread. Needs `fsWriteTextFile`.
    ///
    /// Needs the capability `acpExtensions.fsWriteTextFile`. Source: `schema/dotcraft/ext/acp/fs/writeTextFile.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtAcpFsWriteTextFile;

    impl RequestMethod for ExtAcpFsWriteTextFile {
        const NAME: &'static str = "ext/acp/fs/writeTextFile";
        type Params = super::ExtAcpFsWriteTextFileParams;
        type Response = super::ExtAcpFsWriteTextFileResponse;

        codec!(params, result);
    }

    /// Has the editor run a command in a terminal.
    ///
    /// Sent to the connection that started the thread. Needs `terminalCreate`. The server releases the terminal in the end.
    ///
    /// Needs the capability `acpExtensions.terminalCreate`. Source: `schema/dotcraft/ext/acp/terminal/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtAcpTerminalCreate;

    impl RequestMethod for ExtAcpTerminalCreate {
        const NAME: &'static str = "ext/acp/terminal/create";
        type Params = super::ExtAcpTerminalCreateParams;
        type Response = super::ExtAcpTerminalCreateResponse;

        codec!(params, result);
    }

    /// Reads what a command printed.
    ///
    /// Sent to the connection that started the thread. Does not wait.
    ///
    /// Needs the capability `acpExtensions.terminalCreate`. Source: `schema/dotcraft/ext/acp/terminal/getOutput.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtAcpTerminalGetOutput;

    impl RequestMethod for ExtAcpTerminalGetOutput {
        const NAME: &'static str = "ext/acp/terminal/getOutput";
        type Params = super::ExtAcpTerminalGetOutputParams;
        type Response = super::ExtAcpTerminalGetOutputResponse;

        codec!(params, result);
    }

    /// Stops the command of a terminal.
    ///
    /// Sent to the connection that started the thread. The terminal stays until it is released.
    ///
    /// Needs the capability `acpExtensions.terminalCreate`. Source: `schema/dotcraft/ext/acp/terminal/kill.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtAcpTerminalKill;

    impl RequestMethod for ExtAcpTerminalKill {
        const NAME: &'static str = "ext/acp/terminal/kill";
        type Params = super::ExtAcpTerminalKillParams;
        type Response = super::EmptyObject;

        codec!(params, result);
    }

    /// Gives a terminal back to the editor.
    ///
    /// Sent to the connection that started the thread. The identifier is of no more use.
    ///
    /// Needs the capability `acpExtensions.terminalCreate`. Source: `schema/dotcraft/ext/acp/terminal/release.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtAcpTerminalRelease;

    impl RequestMethod for ExtAcpTerminalRelease {
        const NAME: &'static str = "ext/acp/terminal/release";
        type Params = super::ExtAcpTerminalReleaseParams;
        type Response = super::EmptyObject;

        codec!(params, result);
    }

    /// Waits for the end of a command.
    ///
    /// Sent to the connection that started the thread.
    ///
    /// Needs the capability `acpExtensions.terminalCreate`. Source: `schema/dotcraft/ext/acp/terminal/waitForExit.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtAcpTerminalWaitForExit;

    impl RequestMethod for ExtAcpTerminalWaitForExit {
        const NAME: &'static str = "ext/acp/terminal/waitForExit";
        type Params = super::ExtAcpTerminalWaitForExitParams;
        type Response = super::ExtAcpTerminalWaitForExitResponse;

        codec!(params, result);
    }

    /// Asks a channel adapter whether it is well.
    ///
    /// An adapter that does not answer soon is started again, or its connection is closed.
    ///
    /// Needs the capability `channelAdapter`. Source: `schema/dotcraft/ext/channel/heartbeat.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtChannelHeartbeat;

    impl RequestMethod for ExtChannelHeartbeat {
        const NAME: &'static str = "ext/channel/heartbeat";
        type Params = super::EmptyObject;
        type Response = super::EmptyObject;

        codec!(params, result);
    }

    /// Has a channel adapter deliver a message.
    ///
    /// Sent only for kinds and ways of handing over that the adapter declared with `structuredDelivery`. Media never turns into text.
    ///
    /// Needs the capability `channelAdapter`. Source: `schema/dotcraft/ext/channel/send.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtChannelSend;

    impl RequestMethod for ExtChannelSend {
        const NAME: &'static str = "ext/channel/send";
        type Params = super::ExtChannelSendParams;
        type Response = super::ExtChannelSendResponse;

        codec!(params, result);
    }

    /// Has a channel adapter run one of its tools.
    ///
    /// Only in threads of the same channel, and only tools the adapter declared. The call is one `pluginFunctionCall` item. A call is never moved to another connection.
    ///
    /// Needs the capability `channelAdapter`. Source: `schema/dotcraft/ext/channel/toolCall.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtChannelToolCall;

    impl RequestMethod for ExtChannelToolCall {
        const NAME: &'static str = "ext/channel/toolCall";
        type Params = super::ExtChannelToolCallParams;
        type Response = super::ExtChannelToolCallResponse;

        codec!(params, result);
    }

    /// Has the client stop an evaluation.
    ///
    /// Needs `browserUse.supportsCancel`. An answer of the evaluation that still comes is ignored.
    ///
    /// Needs the capability `browserUse.supportsCancel`. Source: `schema/dotcraft/ext/nodeRepl/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtNodeReplCancel;

    impl RequestMethod for ExtNodeReplCancel {
        const NAME: &'static str = "ext/nodeRepl/cancel";
        type Params = super::ExtNodeReplCancelParams;
        type Response = super::ExtNodeReplCancelResponse;

        codec!(params, result);
    }

    /// Has the client evaluate JavaScript.
    ///
    /// The client of the thread has to declare `nodeRepl` and `browserUse`.
    ///
    /// Needs the capability `nodeRepl`. Source: `schema/dotcraft/ext/nodeRepl/evaluate.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExtNodeReplEvaluate;

    impl RequestMethod for ExtNodeReplEvaluate {
        const NAME: &'static str = "ext/nodeRepl/evaluate";
        type Params = super::ExtNodeReplEvaluateParams;
        type Response = super::ExtNodeReplEvaluateResponse;

        codec!(params, result);
    }

    /// Reads one external channel.
    ///
    /// The same entry as in `externalChannel/list`.
    ///
    /// Errors:
    /// - -32080 `ExternalChannelNotFound`: No external channel has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/get.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalChannelGet;

    impl RequestMethod for ExternalChannelGet {
        const NAME: &'static str = "externalChannel/get";
        type Params = super::ExternalChannelGetParams;
        type Response = super::ExternalChannelGetResponse;

        codec!(params, result);
    }

    /// Lists the external channels of the workspace.
    ///
    /// Configured ones, whether they are used or not.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalChannelList;

    impl RequestMethod for ExternalChannelList {
        const NAME: &'static str = "externalChannel/list";
        type Params = super::EmptyObject;
        type Response = super::ExternalChannelListResponse;

        codec!(params, result);
    }

    /// Removes an external channel.
    ///
    /// The region of `workspace/configChanged` is `externalChannel`.
    ///
    /// Errors:
    /// - -32080 `ExternalChannelNotFound`: No external channel has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalChannelRemove;

    impl RequestMethod for ExternalChannelRemove {
        const NAME: &'static str = "externalChannel/remove";
        type Params = super::ExternalChannelRemoveParams;
        type Response = super::ExternalChannelRemoveResponse;

        codec!(params, result);
    }

    /// Adds or replaces an external channel.
    ///
    /// `subprocess` and `managedWebsocket` need `command` or `builtinModule`; `websocket` allows neither; `managedWebsocket` needs a server that listens for WebSocket connections. The region of `workspace/configChanged` is `externalChannel`.
    ///
    /// Errors:
    /// - -32081 `ExternalChannelValidationFailed`: The members do not fit the transport.
    /// - -32082 `ExternalChannelNameConflict`: Another or a native channel has this name, in whatever case.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `externalChannelManagement`. Source: `schema/dotcraft/externalChannel/upsert.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalChannelUpsert;

    impl RequestMethod for ExternalChannelUpsert {
        const NAME: &'static str = "externalChannel/upsert";
        type Params = super::ExternalChannelUpsertParams;
        type Response = super::ExternalChannelUpsertResponse;

        codec!(params, result);
    }

    /// Runs the heartbeat now and waits for it.
    ///
    /// Can take as long as a turn, so callers need a long time limit. `system/jobResult` tells the same to every connection.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The server has no heartbeat.
    ///
    /// Needs the capability `heartbeatManagement`. Source: `schema/dotcraft/heartbeat/trigger.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct HeartbeatTrigger;

    impl RequestMethod for HeartbeatTrigger {
        const NAME: &'static str = "heartbeat/trigger";
        type Params = super::EmptyObject;
        type Response = super::HeartbeatTriggerResponse;

        codec!(params, result);
    }

    /// Opens a connection: both sides say who they are and what they can do.
    ///
    /// The first request on every connection. What is agreed here, and the notifications opted out of, holds until the connection closes. A different protocol version never fails the handshake. A channel adapter whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`, and the connection closes.
    ///
    /// Errors:
    /// - -32003 `Already initialized`: The connection is initialized already; it stays usable.
    /// - -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
    ///
    /// Source: `schema/dotcraft/initialize.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialize;

    impl RequestMethod for Initialize {
        const NAME: &'static str = "initialize";
        type Params = super::InitializeParams;
        type Response = super::InitializeResult;

        codec!(params, result);
    }

    /// Asks the user to decide about an operation.
    ///
    /// Comes after `item/started` of the `approvalRequest` item, while the turn waits. Sent only to clients whose `approvalSupport` is not false. Asked again after `thread/resume` and `thread/subscribe` with the same `requestId`; the first answer counts. An unknown decision and an error both count as `decline`. All five decisions are on offer.
    ///
    /// Errors:
    /// - -32020 `Approval timeout`: No answer came in time; the operation is refused.
    ///
    /// Needs the capability `approvalFlow`. Source: `schema/dotcraft/item/approval/request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemApprovalRequest;

    impl RequestMethod for ItemApprovalRequest {
        const NAME: &'static str = "item/approval/request";
        type Params = super::ItemApprovalRequestParams;
        type Response = super::ItemApprovalRequestResponse;

        codec!(params, result);
    }

    /// Has the client run one of its tools.
    ///
    /// Sent to the client that brought the tool along, after any approval. A lost connection, a time-out or a malformed answer fails the call.
    ///
    /// Source: `schema/dotcraft/item/tool/call.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolCall;

    impl RequestMethod for ItemToolCall {
        const NAME: &'static str = "item/tool/call";
        type Params = super::ItemToolCallParams;
        type Response = super::DynamicToolResult;

        codec!(params, result);
    }

    /// Asks the user questions.
    ///
    /// The turn waits without a time limit. Sent only to clients with `requestUserInputSupport`, and never for subagents; where nobody can be asked the answers are empty. Asked again after `thread/resume` and `thread/subscribe` with the same `requestId`.
    ///
    /// Needs the capability `requestUserInput`. Source: `schema/dotcraft/item/tool/requestUserInput.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolRequestUserInput;

    impl RequestMethod for ItemToolRequestUserInput {
        const NAME: &'static str = "item/tool/requestUserInput";
        type Params = super::ItemToolRequestUserInputParams;
        type Response = super::UserInputResult;

        codec!(params, result);
    }

    /// Keeps the state of what an app shows for a tool call.
    ///
    /// `widgetStates` of the thread tells it again. Its members are those of later releases.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    /// - -32602 `Invalid params`: A required member is missing, a member does not fit, the state is too long, or too many calls have one.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/item/widget-state/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemWidgetStateSet;

    impl RequestMethod for ItemWidgetStateSet {
        const NAME: &'static str = "item/widget-state/set";
        type Params = super::ItemWidgetStateSetParams;
        type Response = super::ItemWidgetStateSetResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Reads one MCP server.
    ///
    /// The same entry as in `mcp/list`.
    ///
    /// Errors:
    /// - -32070 `McpServerNotFound`: No MCP server has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/get.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpGet;

    impl RequestMethod for McpGet {
        const NAME: &'static str = "mcp/get";
        type Params = super::McpGetParams;
        type Response = super::McpGetResponse;

        codec!(params, result);
    }

    /// Lists the MCP servers in force.
    ///
    /// A server of the workspace hides one of a plugin with the same name.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpList;

    impl RequestMethod for McpList {
        const NAME: &'static str = "mcp/list";
        type Params = super::EmptyObject;
        type Response = super::McpListResponse;

        codec!(params, result);
    }

    /// Removes an MCP server of the workspace.
    ///
    /// The region of `workspace/configChanged` is `mcp`.
    ///
    /// Errors:
    /// - -32070 `McpServerNotFound`: No MCP server has this name.
    /// - -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpRemove;

    impl RequestMethod for McpRemove {
        const NAME: &'static str = "mcp/remove";
        type Params = super::McpRemoveParams;
        type Response = super::McpRemoveResponse;

        codec!(params, result);
    }

    /// Tells how the MCP servers are.
    ///
    /// MCP servers start in the background; the server does not wait for them. Later releases call the method `mcpServerStatus/list` and page its result.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/status/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpStatusList;

    impl RequestMethod for McpStatusList {
        const NAME: &'static str = "mcp/status/list";
        type Params = super::EmptyObject;
        type Response = super::McpStatusListResponse;

        codec!(params, result);
    }

    /// Tries whether an MCP server answers.
    ///
    /// Stores nothing. A failure is a successful answer with `success` false.
    ///
    /// Errors:
    /// - -32072 `McpServerValidationFailed`: The members do not fit the transport.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/test.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpTest;

    impl RequestMethod for McpTest {
        const NAME: &'static str = "mcp/test";
        type Params = super::McpTestParams;
        type Response = super::McpTestResponse;

        codec!(params, result);
    }

    /// Adds or replaces an MCP server of the workspace.
    ///
    /// The region of `workspace/configChanged` is `mcp`.
    ///
    /// Errors:
    /// - -32072 `McpServerValidationFailed`: The members do not fit the transport.
    /// - -32074 `McpServerNameConflict`: Another server has this name in another case.
    /// - -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/upsert.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpUpsert;

    impl RequestMethod for McpUpsert {
        const NAME: &'static str = "mcp/upsert";
        type Params = super::McpUpsertParams;
        type Response = super::McpUpsertResponse;

        codec!(params, result);
    }

    /// Empties the memory of the workspace.
    ///
    /// Everything in `.craft/memory` and `.craft/dreams` is removed; the folders stay. Threads, skills, plugins, tasks and settings stay. The region of `workspace/configChanged` is `memory`.
    ///
    /// Needs the capability `memoryManagement`. Source: `schema/dotcraft/memory/reset.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct MemoryReset;

    impl RequestMethod for MemoryReset {
        const NAME: &'static str = "memory/reset";
        type Params = super::EmptyObject;
        type Response = super::EmptyObject;

        codec!(params, result);
    }

    /// Lists the models of a provider.
    ///
    /// Trouble with the provider is a successful answer with `success` false and no models.
    ///
    /// Needs the capability `modelCatalogManagement`. Source: `schema/dotcraft/model/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelList;

    impl RequestMethod for ModelList {
        const NAME: &'static str = "model/list";
        type Params = super::ModelListParams;
        type Response = super::ModelListResponse;

        codec!(params, result);
    }

    /// Installs a plugin that comes with the product.
    ///
    /// It is copied to `.craft/plugins/<id>/` with a `.builtin` marker, switched on, and its skills and MCP servers are loaded. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No plugin has this identifier, or it cannot be installed.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/install.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginInstall;

    impl RequestMethod for PluginInstall {
        const NAME: &'static str = "plugin/install";
        type Params = super::PluginInstallParams;
        type Response = super::PluginInstallResponse;

        codec!(params, result);
    }

    /// Lists the plugins.
    ///
    /// Plugins that come with the product and are not installed are listed when `DOTCRAFT_BUILTIN_PLUGIN_ROOTS` says where they are. Plugins that a client of Codex installed are listed with ids of the form `name@marketplace`, and are switched in the configuration that they share.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginList;

    impl RequestMethod for PluginList {
        const NAME: &'static str = "plugin/list";
        type Params = super::PluginListParams;
        type Response = super::PluginListResponse;

        codec!(params, result);
    }

    /// Removes a plugin that the server installed.
    ///
    /// Directories without the `.builtin` marker belong to the user and stay. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The plugin is not installed, is not in `.craft/plugins`, or has no `.builtin` marker.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginRemove;

    impl RequestMethod for PluginRemove {
        const NAME: &'static str = "plugin/remove";
        type Params = super::PluginRemoveParams;
        type Response = super::PluginRemoveResponse;

        codec!(params, result);
    }

    /// Lets the agent use a plugin, or keeps it from that.
    ///
    /// Stored in the setting `Plugins.DisabledPlugins`, or in the configuration of Codex for a plugin of it; files stay. The regions of `workspace/configChanged` are `plugins` and `skills`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The plugin is not installed.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/setEnabled.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginSetEnabled;

    impl RequestMethod for PluginSetEnabled {
        const NAME: &'static str = "plugin/setEnabled";
        type Params = super::PluginSetEnabledParams;
        type Response = super::PluginSetEnabledResponse;

        codec!(params, result);
    }

    /// Reads one plugin.
    ///
    /// The same entry as in `plugin/list`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No plugin has this identifier.
    ///
    /// Needs the capability `pluginManagement`. Source: `schema/dotcraft/plugin/view.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginView;

    impl RequestMethod for PluginView {
        const NAME: &'static str = "plugin/view";
        type Params = super::PluginViewParams;
        type Response = super::PluginViewResponse;

        codec!(params, result);
    }

    /// Tells what the user does most.
    ///
    /// For a profile page.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/profile/insights.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProfileInsights;

    impl RequestMethod for ProfileInsights {
        const NAME: &'static str = "profile/insights";
        type Params = super::ProfileInsightsParams;
        type Response = super::ProfileInsightsResponse;

        codec!(params, result);
    }

    /// Adds a model provider.
    ///
    /// Stored in the settings of the user, not of the workspace. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: Identifier or protocol do not fit, or a number is out of range.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProviderCreate;

    impl RequestMethod for ProviderCreate {
        const NAME: &'static str = "provider/create";
        type Params = super::ProviderCreateParams;
        type Response = super::ProviderCreateResponse;

        codec!(params, result);
    }

    /// Removes a model provider.
    ///
    /// A provider that the workspace has chosen stays. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No provider has this identifier, or the workspace has chosen it.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProviderDelete;

    impl RequestMethod for ProviderDelete {
        const NAME: &'static str = "provider/delete";
        type Params = super::ProviderDeleteParams;
        type Response = super::ProviderDeleteResponse;

        codec!(params, result);
    }

    /// Lists the user's model providers.
    ///
    /// Keys are never answered.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProviderList;

    impl RequestMethod for ProviderList {
        const NAME: &'static str = "provider/list";
        type Params = super::EmptyObject;
        type Response = super::ProviderListResponse;

        codec!(params, result);
    }

    /// Tries whether a model provider answers.
    ///
    /// Only its models are listed. A failure is a successful answer with `success` false; that an address cannot list models is quite normal. Stores nothing and answers no keys.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/test.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProviderTest;

    impl RequestMethod for ProviderTest {
        const NAME: &'static str = "provider/test";
        type Params = super::ProviderTestParams;
        type Response = super::ProviderTestResponse;

        codec!(params, result);
    }

    /// Changes a model provider.
    ///
    /// Absent members stay as they are. The region of `workspace/configChanged` is `providers`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No provider has this identifier, or a number is out of range.
    ///
    /// Needs the capability `providerManagement`. Source: `schema/dotcraft/provider/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProviderUpdate;

    impl RequestMethod for ProviderUpdate {
        const NAME: &'static str = "provider/update";
        type Params = super::ProviderUpdateParams;
        type Response = super::ProviderUpdateResponse;

        codec!(params, result);
    }

    /// Lists the skills.
    ///
    /// Of several skills with one name, in whatever case, the one of the first source is listed.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsList;

    impl RequestMethod for SkillsList {
        const NAME: &'static str = "skills/list";
        type Params = super::SkillsListParams;
        type Response = super::SkillsListResponse;

        codec!(params, result);
    }

    /// Reads the source of a skill.
    ///
    /// An adapted form is left aside; `skills/view` reads that.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsRead;

    impl RequestMethod for SkillsRead {
        const NAME: &'static str = "skills/read";
        type Params = super::SkillsReadParams;
        type Response = super::SkillsReadResponse;

        codec!(params, result);
    }

    /// Gives up the adapted form of a skill.
    ///
    /// The source file is not touched. Offer it only to users of servers with `skillVariants`. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/restoreOriginal.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsRestoreOriginal;

    impl RequestMethod for SkillsRestoreOriginal {
        const NAME: &'static str = "skills/restoreOriginal";
        type Params = super::SkillsRestoreOriginalParams;
        type Response = super::SkillsRestoreOriginalResponse;

        codec!(params, result);
    }

    /// Lets the agent use a skill, or keeps it from that.
    ///
    /// Stored in the setting `Skills.DisabledSkills`; files stay. Repeating it changes nothing. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/setEnabled.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsSetEnabled;

    impl RequestMethod for SkillsSetEnabled {
        const NAME: &'static str = "skills/setEnabled";
        type Params = super::SkillsSetEnabledParams;
        type Response = super::SkillsSetEnabledResponse;

        codec!(params, result);
    }

    /// Removes a skill of the workspace or of the user.
    ///
    /// Directory, adapted forms and the entry in `Skills.DisabledSkills` go. The region of `workspace/configChanged` is `skills`.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: The skill is built in or belongs to a plugin, or its path is not where skills of its source are.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/uninstall.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsUninstall;

    impl RequestMethod for SkillsUninstall {
        const NAME: &'static str = "skills/uninstall";
        type Params = super::SkillsUninstallParams;
        type Response = super::SkillsUninstallResponse;

        codec!(params, result);
    }

    /// Reads a skill as the agent gets it.
    ///
    /// The adapted form when one is in use, otherwise the source. Works without the capability `skillVariants`, too.
    ///
    /// Errors:
    /// - -32040 `Skill not found`: No source has this skill.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `skillsManagement`. Source: `schema/dotcraft/skills/view.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsView;

    impl RequestMethod for SkillsView {
        const NAME: &'static str = "skills/view";
        type Params = super::SkillsViewParams;
        type Response = super::SkillsViewResponse;

        codec!(params, result);
    }

    /// Lists the subagents of a thread.
    ///
    /// An open link does not mean that a subagent works: `runtime.running` of its thread tells that.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/children/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentChildrenList;

    impl RequestMethod for SubagentChildrenList {
        const NAME: &'static str = "subagent/children/list";
        type Params = super::SubagentChildrenListParams;
        type Response = super::SubagentChildrenListResponse;

        codec!(params, result);
    }

    /// Closes a subagent.
    ///
    /// Its turn is cancelled, and its thread and those below are archived.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The target is `/root` or the thread's own agent, or no subagent has this path.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/close.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentClose;

    impl RequestMethod for SubagentClose {
        const NAME: &'static str = "subagent/close";
        type Params = super::SubagentCloseParams;
        type Response = super::SubAgentControlResult;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.parent_thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.parent_thread_id.as_str())
        }
    }

    /// Gives a subagent another task.
    ///
    /// An idle subagent starts a turn. Messages that wait for it go along. Subagents in external programs refuse `steer`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: No subagent has this path, or several; the message is empty.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/followupTask.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentFollowupTask;

    impl RequestMethod for SubagentFollowupTask {
        const NAME: &'static str = "subagent/followupTask";
        type Params = super::SubagentFollowupTaskParams;
        type Response = super::SubAgentControlResult;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.parent_thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.parent_thread_id.as_str())
        }
    }

    /// Lists the kinds of subagents.
    ///
    /// Those of the product and those of the workspace.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentProfilesList;

    impl RequestMethod for SubagentProfilesList {
        const NAME: &'static str = "subagent/profiles/list";
        type Params = super::EmptyObject;
        type Response = super::SubagentProfilesListResponse;

        codec!(params, result);
    }

    /// Removes a kind of subagent from the workspace.
    ///
    /// A built-in one is run by its defaults again. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32083 `SubAgentProfileNotFound`: The workspace has no entry of this name.
    /// - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentProfilesRemove;

    impl RequestMethod for SubagentProfilesRemove {
        const NAME: &'static str = "subagent/profiles/remove";
        type Params = super::SubagentProfilesRemoveParams;
        type Response = super::SubagentProfilesRemoveResponse;

        codec!(params, result);
    }

    /// Switches a kind of subagent on or off.
    ///
    /// `native` is always on. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32083 `SubAgentProfileNotFound`: No profile has this name.
    /// - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/setEnabled.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentProfilesSetEnabled;

    impl RequestMethod for SubagentProfilesSetEnabled {
        const NAME: &'static str = "subagent/profiles/setEnabled";
        type Params = super::SubagentProfilesSetEnabledParams;
        type Response = super::SubagentProfilesSetEnabledResponse;

        codec!(params, result);
    }

    /// Adds a kind of subagent, or replaces it in the workspace.
    ///
    /// Nothing of the present entry is kept. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32084 `SubAgentProfileValidationFailed`: The definition is not valid.
    /// - -32085 `SubAgentProfileProtected`: The profile is protected, such as `native`.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/profiles/upsert.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentProfilesUpsert;

    impl RequestMethod for SubagentProfilesUpsert {
        const NAME: &'static str = "subagent/profiles/upsert";
        type Params = super::SubagentProfilesUpsertParams;
        type Response = super::SubagentProfilesUpsertResponse;

        codec!(params, result);
    }

    /// Leaves a message for a subagent.
    ///
    /// The subagent reads it with its next task; nothing is started.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: No subagent has this path, or several; the message is empty.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/sendMessage.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentSendMessage;

    impl RequestMethod for SubagentSendMessage {
        const NAME: &'static str = "subagent/sendMessage";
        type Params = super::SubagentSendMessageParams;
        type Response = super::SubAgentControlResult;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.parent_thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.parent_thread_id.as_str())
        }
    }

    /// Changes the settings of all subagents.
    ///
    /// Identifiers of sessions that were stored stay stored. The region of `workspace/configChanged` is `subagent`.
    ///
    /// Errors:
    /// - -32084 `SubAgentProfileValidationFailed`: No member is given, a time is not in 0 to 3600000, or the times are not in rising order.
    ///
    /// Needs the capability `subAgentManagement`. Source: `schema/dotcraft/subagent/settings/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentSettingsUpdate;

    impl RequestMethod for SubagentSettingsUpdate {
        const NAME: &'static str = "subagent/settings/update";
        type Params = super::SubagentSettingsUpdateParams;
        type Response = super::SubagentSettingsUpdateResponse;

        codec!(params, result);
    }

    /// Stops and forgets all processes of a thread.
    ///
    /// `terminal/cleaned` follows for each.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/clean.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalClean;

    impl RequestMethod for TerminalClean {
        const NAME: &'static str = "terminal/clean";
        type Params = super::TerminalCleanParams;
        type Response = super::TerminalCleanResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the shell processes of the server.
    ///
    /// Lists the commands of loaded threads that run, in the foreground too, and those that have ended: at most the last 64 of a thread whose end its agent has learned, and not those that were cleaned up.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalList;

    impl RequestMethod for TerminalList {
        const NAME: &'static str = "terminal/list";
        type Params = super::TerminalListParams;
        type Response = super::TerminalListResponse;

        codec!(params, result);
    }

    /// Reads what a process printed.
    ///
    /// Waits for news at most the given time, then answers whatever there is; the process may still run.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalRead;

    impl RequestMethod for TerminalRead {
        const NAME: &'static str = "terminal/read";
        type Params = super::TerminalReadParams;
        type Response = super::TerminalReadResponse;

        codec!(params, result);
    }

    /// Stops a process.
    ///
    /// The process is killed.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/stop.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalStop;

    impl RequestMethod for TerminalStop {
        const NAME: &'static str = "terminal/stop";
        type Params = super::TerminalStopParams;
        type Response = super::TerminalStopResponse;

        codec!(params, result);
    }

    /// Writes to the standard input of a process.
    ///
    /// A process that was started without a terminal takes no input.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No terminal has this identifier; a time or a size is out of range.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/write.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalWrite;

    impl RequestMethod for TerminalWrite {
        const NAME: &'static str = "terminal/write";
        type Params = super::TerminalWriteParams;
        type Response = super::TerminalWriteResponse;

        codec!(params, result);
    }

    /// Lists the apps bound to a thread.
    ///
    /// Requests that nobody has accepted yet are listed as `pending`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAppBindingsList;

    impl RequestMethod for ThreadAppBindingsList {
        const NAME: &'static str = "thread/appBindings/list";
        type Params = super::ThreadAppBindingsListParams;
        type Response = super::ThreadAppBindingsListResponse;

        codec!(params, result);
    }

    /// Checks the bindings of a thread again.
    ///
    /// Tells what changed since; an app that comes back attaches its tools itself.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/refresh.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAppBindingsRefresh;

    impl RequestMethod for ThreadAppBindingsRefresh {
        const NAME: &'static str = "thread/appBindings/refresh";
        type Params = super::ThreadAppBindingsRefreshParams;
        type Response = super::ThreadAppBindingsRefreshResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Ends the binding of an app to a thread.
    ///
    /// A running turn is stopped, and the app's tools go.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/revoke.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAppBindingsRevoke;

    impl RequestMethod for ThreadAppBindingsRevoke {
        const NAME: &'static str = "thread/appBindings/revoke";
        type Params = super::ThreadAppBindingsRevokeParams;
        type Response = super::ThreadAppBindingsRevokeResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the blocks of context that apps added to a thread.
    ///
    /// Those in use, unless asked otherwise.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `appContextBlocks`. Source: `schema/dotcraft/thread/appContextBlocks/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAppContextBlocksList;

    impl RequestMethod for ThreadAppContextBlocksList {
        const NAME: &'static str = "thread/appContextBlocks/list";
        type Params = super::ThreadAppContextBlocksListParams;
        type Response = super::ThreadAppContextBlocksListResponse;

        codec!(params, result);
    }

    /// Makes a thread read-only and takes it out of lists.
    ///
    /// Works on active and paused threads. Threads of its subagents are archived with it.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/archive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadArchive;

    impl RequestMethod for ThreadArchive {
        const NAME: &'static str = "thread/archive";
        type Params = super::ThreadArchiveParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Shortens the context of a thread.
    ///
    /// Answers when it is over, which can take long. The thread has to be active and idle, with content, and its history kept by the server. `system/event` tells `compacting` and then one of `compacted`, `compactSkipped`, `compactFailed` and `compactCancelled`. Meanwhile turns cannot start, and input has to be queued. It is a turn of its own, which has a `compacted` notice after success. A thread without turns is skipped.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `manualCompaction`. Source: `schema/dotcraft/thread/compact/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadCompactStart;

    impl RequestMethod for ThreadCompactStart {
        const NAME: &'static str = "thread/compact/start";
        type Params = super::ThreadCompactStartParams;
        type Response = super::ThreadCompactStartResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Changes the settings of a thread.
    ///
    /// A running turn keeps the settings it began with.
    ///
    /// Errors:
    /// - -32087 `AgentProfileValidationFailed`: The thread runs under an agent profile, and `config` sets more than provider, model and reasoning.
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `config` is missing or does not fit.
    ///
    /// Needs the capability `configOverride`. Source: `schema/dotcraft/thread/config/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadConfigUpdate;

    impl RequestMethod for ThreadConfigUpdate {
        const NAME: &'static str = "thread/config/update";
        type Params = super::ThreadConfigUpdateParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Deletes a thread and everything it holds.
    ///
    /// Threads of its subagents are deleted with it, and each deletion is announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDelete;

    impl RequestMethod for ThreadDelete {
        const NAME: &'static str = "thread/delete";
        type Params = super::ThreadDeleteParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Copies the beginning of a thread into a new thread.
    ///
    /// The source does not change. A turn that runs is not copied. Queue, open approvals and questions, app bindings, goal and plan are not copied. A `forked` notice marks where the copy ends. `thread/started` goes to every connection without turns.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: `config` names an agent profile that does not exist.
    /// - -32087 `AgentProfileValidationFailed`: The thread runs under an agent profile, and `config` sets more than provider, model and reasoning.
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32012 `Turn in progress`: The copy is to end with the turn that runs.
    /// - -32602 `Invalid params`: `forkPoint` names no turn, or a place within a turn; `path` is not the file of the thread.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadFork`. Source: `schema/dotcraft/thread/fork.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadFork;

    impl RequestMethod for ThreadFork {
        const NAME: &'static str = "thread/fork";
        type Params = super::ThreadForkParams;
        type Response = super::ThreadForkResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Drops the goal of a thread.
    ///
    /// May be repeated. `thread/goal/cleared` is sent only when a goal was really dropped.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/clear.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGoalClear;

    impl RequestMethod for ThreadGoalClear {
        const NAME: &'static str = "thread/goal/clear";
        type Params = super::ThreadGoalClearParams;
        type Response = super::ThreadGoalClearResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Reads the goal of a thread.
    ///
    /// A thread has at most one goal.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/get.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGoalGet;

    impl RequestMethod for ThreadGoalGet {
        const NAME: &'static str = "thread/goal/get";
        type Params = super::ThreadGoalGetParams;
        type Response = super::ThreadGoalGetResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Creates or changes the goal of a thread.
    ///
    /// A new objective keeps the identifier and the usage of the goal. A complete goal does not become active by itself. `active` with a used-up budget is stored as `budgetLimited`, and `budgetLimited` does not turn into `paused`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `objective` is empty or longer than 4000 characters, `tokenBudget` is not above 0, or there is no goal whose state or budget could change.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGoalSet;

    impl RequestMethod for ThreadGoalSet {
        const NAME: &'static str = "thread/goal/set";
        type Params = super::ThreadGoalSetParams;
        type Response = super::ThreadGoalSetResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists threads, latest activity first.
    ///
    /// Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an archived thread also need `includeArchived`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadList;

    impl RequestMethod for ThreadList {
        const NAME: &'static str = "thread/list";
        type Params = super::ThreadListParams;
        type Response = super::ThreadListResponse;

        codec!(params, result);
    }

    /// Stops shortening or consolidating.
    ///
    /// The answer means that the request was taken; the event that says `…Cancelled` follows. Does nothing when no maintenance runs. Turns and queue are not touched.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadMaintenanceInterrupt`. Source: `schema/dotcraft/thread/maintenance/interrupt.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadMaintenanceInterrupt;

    impl RequestMethod for ThreadMaintenanceInterrupt {
        const NAME: &'static str = "thread/maintenance/interrupt";
        type Params = super::ThreadMaintenanceInterruptParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Takes what a thread learned into the workspace's memory.
    ///
    /// Answers when it is over. The model runs on a short-lived copy of the thread, which cannot write. The thread needs a completed turn. Works where automatic consolidation is off. `system/event` tells `consolidating` and then how it ended, without a turn. Turns cannot start meanwhile; automatic consolidation never blocks them.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `manualMemoryConsolidation`. Source: `schema/dotcraft/thread/memory/consolidate/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadMemoryConsolidateStart;

    impl RequestMethod for ThreadMemoryConsolidateStart {
        const NAME: &'static str = "thread/memory/consolidate/start";
        type Params = super::ThreadMemoryConsolidateStartParams;
        type Response = super::ThreadMemoryConsolidateStartResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Sets the mode of a thread.
    ///
    /// The mode is stored in the thread's settings and changes which tools the agent has. No turn is started.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `mode` is missing or not known.
    ///
    /// Needs the capability `modeSwitch`. Source: `schema/dotcraft/thread/mode/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadModeSet;

    impl RequestMethod for ThreadModeSet {
        const NAME: &'static str = "thread/mode/set";
        type Params = super::ThreadModeSetParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Keeps a thread from starting turns until it is resumed.
    ///
    /// Only an active thread can be paused.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/pause.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadPause;

    impl RequestMethod for ThreadPause {
        const NAME: &'static str = "thread/pause";
        type Params = super::ThreadPauseParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Reads a thread without loading it for work.
    ///
    /// Pages run from the newest turns to older ones; inside a page the oldest comes first. `turnLimit` or `cursor` asks for a page; `includeTurns` alone asks for all turns. Queue and plan are current whatever page is read.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `turnLimit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRead;

    impl RequestMethod for ThreadRead {
        const NAME: &'static str = "thread/read";
        type Params = super::ThreadReadParams;
        type Response = super::ThreadReadResponse;

        codec!(params, result);
    }

    /// Gives a thread a new title.
    ///
    /// The title is stored and announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `displayName` is missing or empty.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/rename.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRename;

    impl RequestMethod for ThreadRename {
        const NAME: &'static str = "thread/rename";
        type Params = super::ThreadRenameParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Loads a thread and makes it active.
    ///
    /// Counts as activity of the thread. Questions of a waiting turn that are still open are asked again on this connection, one approval after another, with the same `requestId`. Archived threads have to be unarchived first.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is archived.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/resume.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadResume;

    impl RequestMethod for ThreadResume {
        const NAME: &'static str = "thread/resume";
        type Params = super::ThreadResumeParams;
        type Response = super::ThreadResumeResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Drops the last turns of a thread.
    ///
    /// The turns leave the history for good, by a record that says so. Files and other effects of the turns are not undone.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `numTurns` is below 1.
    /// - -32011 `Thread not active`: The thread is archived.
    /// - -32012 `Turn in progress`: A turn has not ended.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/rollback.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRollback;

    impl RequestMethod for ThreadRollback {
        const NAME: &'static str = "thread/rollback";
        type Params = super::ThreadRollbackParams;
        type Response = super::ThreadRollbackResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Creates an active thread.
    ///
    /// The thread is stored and has no turns. Without a model in `config` the workspace's current model is recorded in the thread. The answer goes out before `thread/started`, which reaches every connection and may reach the caller too. Tools and context given here last as long as this connection.
    ///
    /// Errors:
    /// - -32086 `AgentProfileNotFound`: `config` names an agent profile that does not exist.
    /// - -32602 `Invalid params`: `identity` is missing, a tool or a piece of context is invalid, or two tools share namespace and name.
    /// - -32087 `AgentProfileValidationFailed`: `config` names an agent profile and sets more than provider, model and reasoning beside it.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStart;

    impl RequestMethod for ThreadStart {
        const NAME: &'static str = "thread/start";
        type Params = super::ThreadStartParams;
        type Response = super::ThreadStartResponse;

        codec!(params, result);
    }

    /// Sends the events of a thread to this connection.
    ///
    /// Any number of connections can observe a thread, and subscribing twice changes nothing. Neither loads nor starts anything. Open questions of a waiting turn are asked here as in `thread/resume`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/subscribe.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSubscribe;

    impl RequestMethod for ThreadSubscribe {
        const NAME: &'static str = "thread/subscribe";
        type Params = super::ThreadSubscribeParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Makes an archived thread active again.
    ///
    /// Threads of its subagents come back with it, except those that were closed.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/unarchive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnarchive;

    impl RequestMethod for ThreadUnarchive {
        const NAME: &'static str = "thread/unarchive";
        type Params = super::ThreadUnarchiveParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Stops sending the events of a thread to this connection.
    ///
    /// Decides no open question. Closing the connection has the same effect for all its subscriptions.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/unsubscribe.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnsubscribe;

    impl RequestMethod for ThreadUnsubscribe {
        const NAME: &'static str = "thread/unsubscribe";
        type Params = super::ThreadUnsubscribeParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Moves a thread into a worktree, or back into the workspace.
    ///
    /// On the way back the changes are set aside, the branch is checked out in the workspace, the changes are applied there, and the worktree is removed.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32090 `WorktreeHandoffConflict`: WorktreeHandoffConflict: changed files of the workspace would be overwritten; `data.params.conflictPaths` names them.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/thread/worktree/handoff.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadWorktreeHandoff;

    impl RequestMethod for ThreadWorktreeHandoff {
        const NAME: &'static str = "thread/worktree/handoff";
        type Params = super::ThreadWorktreeHandoffParams;
        type Response = super::ThreadWorktreeHandoffResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the server's own tools.
    ///
    /// The same in every workspace and thread; tools of plugins, MCP servers and clients are not listed.
    ///
    /// Needs the capability `toolCatalog`. Source: `schema/dotcraft/tool/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ToolList;

    impl RequestMethod for ToolList {
        const NAME: &'static str = "tool/list";
        type Params = super::ToolListParams;
        type Response = super::ToolListResponse;

        codec!(params, result);
    }

    /// Appends input to a thread's queue.
    ///
    /// The queue is kept with the thread. One entry starts a turn whenever a turn completes, and when maintenance ends; a turn that fails or is cancelled takes none. An idle thread takes the input at once.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32602 `Invalid params`: `input` is empty or has a part of an unknown type.
    ///
    /// Source: `schema/dotcraft/turn/enqueue.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnEnqueue;

    impl RequestMethod for TurnEnqueue {
        const NAME: &'static str = "turn/enqueue";
        type Params = super::TurnEnqueueParams;
        type Response = super::TurnEnqueueResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Stops a turn.
    ///
    /// The answer says that the request was taken; the turn has ended when `turn/cancelled` arrives. Text that was being written is completed as it stands and stays in the history.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32013 `Turn not found`: The thread has no such turn.
    /// - -32014 `Turn not running`: The turn has ended.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Source: `schema/dotcraft/turn/interrupt.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnInterrupt;

    impl RequestMethod for TurnInterrupt {
        const NAME: &'static str = "turn/interrupt";
        type Params = super::TurnInterruptParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Drops an input from a thread's queue.
    ///
    /// The input is not run.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The queue has no such entry.
    ///
    /// Source: `schema/dotcraft/turn/queue/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnQueueRemove;

    impl RequestMethod for TurnQueueRemove {
        const NAME: &'static str = "turn/queue/remove";
        type Params = super::TurnQueueRemoveParams;
        type Response = super::TurnQueueRemoveResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Puts the queue of a thread into another order.
    ///
    /// The entries themselves do not change.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The identifiers are not exactly those of the queue: one is missing, unknown or named twice.
    ///
    /// Source: `schema/dotcraft/turn/queue/reorder.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnQueueReorder;

    impl RequestMethod for TurnQueueReorder {
        const NAME: &'static str = "turn/queue/reorder";
        type Params = super::TurnQueueReorderParams;
        type Response = super::TurnQueueReorderResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Starts a turn with the user's input.
    ///
    /// Answered at once, before any notification of the turn. What goes wrong later is told by `turn/failed`. A caller that is not subscribed to the thread gets the events of this turn only. The turn goes on when a WebSocket connection is lost.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32602 `Invalid params`: `input` is empty or has a part of an unknown type, a built-in command came as `commandRef`, or `messages` does not fit the thread's history mode.
    ///
    /// Source: `schema/dotcraft/turn/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnStart;

    impl RequestMethod for TurnStart {
        const NAME: &'static str = "turn/start";
        type Params = super::TurnStartParams;
        type Response = super::TurnStartResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Hands a queued input to the running turn.
    ///
    /// The entry is marked at once. Before the next model call or tool call it becomes a user message with the delivery mode `guidance` and leaves the queue. When the turn ends first, the entry waits as before.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32014 `Turn not running`: `expectedTurnId` is not the running turn.
    /// - -32602 `Invalid params`: The queue has no such entry.
    ///
    /// Source: `schema/dotcraft/turn/steer.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnSteer;

    impl RequestMethod for TurnSteer {
        const NAME: &'static str = "turn/steer";
        type Params = super::TurnSteerParams;
        type Response = super::TurnSteerResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Opens a link for what an app shows.
    ///
    /// Checks the address and records it in the log; the client opens it then. Only the name of the method is published; its members are those of MCP Apps.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: The address is not one for a browser or for mail.
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/open-link.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UiOpenLink;

    impl RequestMethod for UiOpenLink {
        const NAME: &'static str = "ui/open-link";
        type Params = super::UiOpenLinkParams;
        type Response = super::EmptyObject;

        codec!(params, result);
    }

    /// Reads what an app shows for a tool.
    ///
    /// Taken from an MCP server of the thread: `namespace` names it, or a tool of it names the resource. The same address always has the same content.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    /// - -32602 `Invalid params`: The resource does not belong to the bound app.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/resource/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UiResourceRead;

    impl RequestMethod for UiResourceRead {
        const NAME: &'static str = "ui/resource/read";
        type Params = super::UiResourceReadParams;
        type Response = super::UiResourceReadResponse;

        codec!(params, result);
    }

    /// Runs a tool for what an app shows.
    ///
    /// Calls a tool of an MCP server of the thread, if the tool names a resource that shows it and does not keep the view from calling it. Makes no turn and no item, and the model does not see it; it is recorded in the log.
    ///
    /// Errors:
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    /// - -32602 `Invalid params`: The tool is not bound, is not meant for what the app shows, or needs a right that was not granted.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/tool/call.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UiToolCall;

    impl RequestMethod for UiToolCall {
        const NAME: &'static str = "ui/tool/call";
        type Params = super::UiToolCallParams;
        type Response = super::DynamicToolResult;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Tells the model about the state of what an app shows.
    ///
    /// What a page tells replaces what it told before, and stands in the system prompt from the next turn on; nothing takes it back. Only the name of the method is published; its members are those of MCP Apps.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The content is no text or too long, or too many pages have content.
    /// - -32601 `Method not found`: The client did not declare `interactiveToolUi`.
    ///
    /// Needs the capability `interactiveToolUi`. Source: `schema/dotcraft/ui/update-model-context.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UiUpdateModelContext;

    impl RequestMethod for UiUpdateModelContext {
        const NAME: &'static str = "ui/update-model-context";
        type Params = super::UiUpdateModelContextParams;
        type Response = super::EmptyObject;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Tells what was used in all.
    ///
    /// Counts the stored turns of the workspace.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/usage/summary.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UsageSummary;

    impl RequestMethod for UsageSummary {
        const NAME: &'static str = "usage/summary";
        type Params = super::EmptyObject;
        type Response = super::UsageSummaryResponse;

        codec!(params, result);
    }

    /// Tells what was used by day.
    ///
    /// Days without use are left out. A conversation counts on the day it began.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `from` or `to` is not a day.
    ///
    /// Needs the capability `usageTelemetry`. Source: `schema/dotcraft/usage/timeseries.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UsageTimeseries;

    impl RequestMethod for UsageTimeseries {
        const NAME: &'static str = "usage/timeseries";
        type Params = super::UsageTimeseriesParams;
        type Response = super::UsageTimeseriesResponse;

        codec!(params, result);
    }

    /// Reads suggestions for the first message of a thread.
    ///
    /// Answers what is stored and never starts a model. No suggestions is an ordinary answer.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `extensions.welcomeSuggestions`. Source: `schema/dotcraft/welcome/suggestions.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WelcomeSuggestions;

    impl RequestMethod for WelcomeSuggestions {
        const NAME: &'static str = "welcome/suggestions";
        type Params = super::WelcomeSuggestionsParams;
        type Response = super::WelcomeSuggestionsResponse;

        codec!(params, result);
    }

    /// Suggests a commit message for changed files.
    ///
    /// The model runs on a short-lived copy of the thread, which cannot write, whose notifications may be seen by clients; they tell it by its origin.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `paths` is empty or names a file outside the workspace.
    /// - -32603 `Internal error`: There is no git repository, nothing changed, the model gave no text or took too long.
    ///
    /// Source: `schema/dotcraft/workspace/commitMessage/suggest.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorkspaceCommitMessageSuggest;

    impl RequestMethod for WorkspaceCommitMessageSuggest {
        const NAME: &'static str = "workspace/commitMessage/suggest";
        type Params = super::WorkspaceCommitMessageSuggestParams;
        type Response = super::WorkspaceCommitMessageSuggestResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the settings of a workspace.
    ///
    /// For building a settings page; `workspace/config/update` changes some of them.
    ///
    /// Needs the capability `workspaceConfigManagement`. Source: `schema/dotcraft/workspace/config/schema.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorkspaceConfigSchema;

    impl RequestMethod for WorkspaceConfigSchema {
        const NAME: &'static str = "workspace/config/schema";
        type Params = super::EmptyObject;
        type Response = super::WorkspaceConfigSchemaResponse;

        codec!(params, result);
    }

    /// Changes settings of the workspace.
    ///
    /// Existing threads keep theirs: `thread/config/update` reaches them. Other keys of the file stay. Keys are compared without regard to case. Each change names its region in `workspace/configChanged`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: No known member is given, a value does not fit, or the old `apiKey` or `endPoint` is.
    ///
    /// Needs the capability `workspaceConfigManagement`. Source: `schema/dotcraft/workspace/config/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorkspaceConfigUpdate;

    impl RequestMethod for WorkspaceConfigUpdate {
        const NAME: &'static str = "workspace/config/update";
        type Params = super::WorkspaceConfigUpdateParams;
        type Response = super::WorkspaceConfigUpdateResponse;

        codec!(params, result);
    }

    /// Copies a thread into a worktree of its own.
    ///
    /// First the worktree is made, then changed files are copied, and only then the thread is made. The state of the thread stays in the first workspace; only its tools run in the worktree.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/createAndFork.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorktreeCreateAndFork;

    impl RequestMethod for WorktreeCreateAndFork {
        const NAME: &'static str = "worktree/createAndFork";
        type Params = super::WorktreeCreateAndForkParams;
        type Response = super::WorktreeCreateAndForkResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.source_thread_id.as_str())
        }
    }

    /// Creates a thread in a worktree of its own.
    ///
    /// The thread is made last, when the worktree is ready. Otherwise as `thread/start`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/createAndStart.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorktreeCreateAndStart;

    impl RequestMethod for WorktreeCreateAndStart {
        const NAME: &'static str = "worktree/createAndStart";
        type Params = super::WorktreeCreateAndStartParams;
        type Response = super::WorktreeCreateAndStartResponse;

        codec!(params, result);
    }

    /// Lists the worktrees of threads.
    ///
    /// Worktrees that somebody else made in the repository are not listed.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorktreeList;

    impl RequestMethod for WorktreeList {
        const NAME: &'static str = "worktree/list";
        type Params = super::WorktreeListParams;
        type Response = super::WorktreeListResponse;

        codec!(params, result);
    }

    /// Looks at the worktree of a thread.
    ///
    /// Cheap enough to be asked often. Later releases put the result into a member `status`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/worktree/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorktreeStatus;

    impl RequestMethod for WorktreeStatus {
        const NAME: &'static str = "worktree/status";
        type Params = super::WorktreeStatusParams;
        type Response = super::ThreadWorktreeStatus;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }
}

/// Hands the marker type of a request, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_request<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "agent/profiles/builderDraft/read" => {
            Some(visitor.request::<method::AgentProfilesBuilderDraftRead>())
        }
        "agent/profiles/builderDraft/update" => {
            Some(visitor.request::<method::AgentProfilesBuilderDraftUpdate>())
        }
        "agent/profiles/list" => Some(visitor.request::<method::AgentProfilesList>()),
        "agent/profiles/read" => Some(visitor.request::<method::AgentProfilesRead>()),
        "agent/profiles/refreshThread" => {
            Some(visitor.request::<method::AgentProfilesRefreshThread>())
        }
        "agent/profiles/remove" => Some(visitor.request::<method::AgentProfilesRemove>()),
        "agent/profiles/upsert" => Some(visitor.request::<method::AgentProfilesUpsert>()),
        "agent/profiles/validate" => Some(visitor.request::<method::AgentProfilesValidate>()),
        "app/binding/accept" => Some(visitor.request::<method::AppBindingAccept>()),
        "app/binding/attachTools" => Some(visitor.request::<method::AppBindingAttachTools>()),
        "app/binding/context/remove" => Some(visitor.request::<method::AppBindingContextRemove>()),
        "app/binding/context/upsert" => Some(visitor.request::<method::AppBindingContextUpsert>()),
        "app/binding/request/cancel" => Some(visitor.request::<method::AppBindingRequestCancel>()),
        "app/binding/request/create" => Some(visitor.request::<method::AppBindingRequestCreate>()),
        "app/binding/request/get" => Some(visitor.request::<method::AppBindingRequestGet>()),
        "app/connection/connect" => Some(visitor.request::<method::AppConnectionConnect>()),
        "app/connection/request/get" => Some(visitor.request::<method::AppConnectionRequestGet>()),
        "app/connection/revoke" => Some(visitor.request::<method::AppConnectionRevoke>()),
        "app/connection/start" => Some(visitor.request::<method::AppConnectionStart>()),
        "app/connection/status" => Some(visitor.request::<method::AppConnectionStatus>()),
        "app/list" => Some(visitor.request::<method::AppList>()),
        "app/threadInput/enqueue" => Some(visitor.request::<method::AppThreadInputEnqueue>()),
        "app/view" => Some(visitor.request::<method::AppView>()),
        "automation/task/create" => Some(visitor.request::<method::AutomationTaskCreate>()),
        "automation/task/delete" => Some(visitor.request::<method::AutomationTaskDelete>()),
        "automation/task/discardWorktree" => {
            Some(visitor.request::<method::AutomationTaskDiscardWorktree>())
        }
        "automation/task/list" => Some(visitor.request::<method::AutomationTaskList>()),
        "automation/task/read" => Some(visitor.request::<method::AutomationTaskRead>()),
        "automation/task/run" => Some(visitor.request::<method::AutomationTaskRun>()),
        "automation/task/updateBinding" => {
            Some(visitor.request::<method::AutomationTaskUpdateBinding>())
        }
        "automation/template/delete" => Some(visitor.request::<method::AutomationTemplateDelete>()),
        "automation/template/list" => Some(visitor.request::<method::AutomationTemplateList>()),
        "automation/template/save" => Some(visitor.request::<method::AutomationTemplateSave>()),
        "channel/list" => Some(visitor.request::<method::ChannelList>()),
        "channel/status" => Some(visitor.request::<method::ChannelStatus>()),
        "command/execute" => Some(visitor.request::<method::CommandExecute>()),
        "command/list" => Some(visitor.request::<method::CommandList>()),
        "cron/enable" => Some(visitor.request::<method::CronEnable>()),
        "cron/list" => Some(visitor.request::<method::CronList>()),
        "cron/remove" => Some(visitor.request::<method::CronRemove>()),
        "cron/run" => Some(visitor.request::<method::CronRun>()),
        "dreams/apply" => Some(visitor.request::<method::DreamsApply>()),
        "dreams/archive" => Some(visitor.request::<method::DreamsArchive>()),
        "dreams/cancel" => Some(visitor.request::<method::DreamsCancel>()),
        "dreams/create" => Some(visitor.request::<method::DreamsCreate>()),
        "dreams/discard" => Some(visitor.request::<method::DreamsDiscard>()),
        "dreams/get" => Some(visitor.request::<method::DreamsGet>()),
        "dreams/list" => Some(visitor.request::<method::DreamsList>()),
        "dreams/run" => Some(visitor.request::<method::DreamsRun>()),
        "dreams/status" => Some(visitor.request::<method::DreamsStatus>()),
        "ext/acp/fs/readTextFile" => Some(visitor.request::<method::ExtAcpFsReadTextFile>()),
        "ext/acp/fs/writeTextFile" => Some(visitor.request::<method::ExtAcpFsWriteTextFile>()),
        "ext/acp/terminal/create" => Some(visitor.request::<method::ExtAcpTerminalCreate>()),
        "ext/acp/terminal/getOutput" => Some(visitor.request::<method::ExtAcpTerminalGetOutput>()),
        "ext/acp/terminal/kill" => Some(visitor.request::<method::ExtAcpTerminalKill>()),
        "ext/acp/terminal/release" => Some(visitor.request::<method::ExtAcpTerminalRelease>()),
        "ext/acp/terminal/waitForExit" => {
            Some(visitor.request::<method::ExtAcpTerminalWaitForExit>())
        }
        "ext/channel/heartbeat" => Some(visitor.request::<method::ExtChannelHeartbeat>()),
        "ext/channel/send" => Some(visitor.request::<method::ExtChannelSend>()),
        "ext/channel/toolCall" => Some(visitor.request::<method::ExtChannelToolCall>()),
        "ext/nodeRepl/cancel" => Some(visitor.request::<method::ExtNodeReplCancel>()),
        "ext/nodeRepl/evaluate" => Some(visitor.request::<method::ExtNodeReplEvaluate>()),
        "externalChannel/get" => Some(visitor.request::<method::ExternalChannelGet>()),
        "externalChannel/list" => Some(visitor.request::<method::ExternalChannelList>()),
        "externalChannel/remove" => Some(visitor.request::<method::ExternalChannelRemove>()),
        "externalChannel/upsert" => Some(visitor.request::<method::ExternalChannelUpsert>()),
        "heartbeat/trigger" => Some(visitor.request::<method::HeartbeatTrigger>()),
        "initialize" => Some(visitor.request::<method::Initialize>()),
        "item/approval/request" => Some(visitor.request::<method::ItemApprovalRequest>()),
        "item/tool/call" => Some(visitor.request::<method::ItemToolCall>()),
        "item/tool/requestUserInput" => Some(visitor.request::<method::ItemToolRequestUserInput>()),
        "item/widget-state/set" => Some(visitor.request::<method::ItemWidgetStateSet>()),
        "mcp/get" => Some(visitor.request::<method::McpGet>()),
        "mcp/list" => Some(visitor.request::<method::McpList>()),
        "mcp/remove" => Some(visitor.request::<method::McpRemove>()),
        "mcp/status/list" => Some(visitor.request::<method::McpStatusList>()),
        "mcp/test" => Some(visitor.request::<method::McpTest>()),
        "mcp/upsert" => Some(visitor.request::<method::McpUpsert>()),
        "memory/reset" => Some(visitor.request::<method::MemoryReset>()),
        "model/list" => Some(visitor.request::<method::ModelList>()),
        "plugin/install" => Some(visitor.request::<method::PluginInstall>()),
        "plugin/list" => Some(visitor.request::<method::PluginList>()),
        "plugin/remove" => Some(visitor.request::<method::PluginRemove>()),
        "plugin/setEnabled" => Some(visitor.request::<method::PluginSetEnabled>()),
        "plugin/view" => Some(visitor.request::<method::PluginView>()),
        "profile/insights" => Some(visitor.request::<method::ProfileInsights>()),
        "provider/create" => Some(visitor.request::<method::ProviderCreate>()),
        "provider/delete" => Some(visitor.request::<method::ProviderDelete>()),
        "provider/list" => Some(visitor.request::<method::ProviderList>()),
        "provider/test" => Some(visitor.request::<method::ProviderTest>()),
        "provider/update" => Some(visitor.request::<method::ProviderUpdate>()),
        "skills/list" => Some(visitor.request::<method::SkillsList>()),
        "skills/read" => Some(visitor.request::<method::SkillsRead>()),
        "skills/restoreOriginal" => Some(visitor.request::<method::SkillsRestoreOriginal>()),
        "skills/setEnabled" => Some(visitor.request::<method::SkillsSetEnabled>()),
        "skills/uninstall" => Some(visitor.request::<method::SkillsUninstall>()),
        "skills/view" => Some(visitor.request::<method::SkillsView>()),
        "subagent/children/list" => Some(visitor.request::<method::SubagentChildrenList>()),
        "subagent/close" => Some(visitor.request::<method::SubagentClose>()),
        "subagent/followupTask" => Some(visitor.request::<method::SubagentFollowupTask>()),
        "subagent/profiles/list" => Some(visitor.request::<method::SubagentProfilesList>()),
        "subagent/profiles/remove" => Some(visitor.request::<method::SubagentProfilesRemove>()),
        "subagent/profiles/setEnabled" => {
            Some(visitor.request::<method::SubagentProfilesSetEnabled>())
        }
        "subagent/profiles/upsert" => Some(visitor.request::<method::SubagentProfilesUpsert>()),
        "subagent/sendMessage" => Some(visitor.request::<method::SubagentSendMessage>()),
        "subagent/settings/update" => Some(visitor.request::<method::SubagentSettingsUpdate>()),
        "terminal/clean" => Some(visitor.request::<method::TerminalClean>()),
        "terminal/list" => Some(visitor.request::<method::TerminalList>()),
        "terminal/read" => Some(visitor.request::<method::TerminalRead>()),
        "terminal/stop" => Some(visitor.request::<method::TerminalStop>()),
        "terminal/write" => Some(visitor.request::<method::TerminalWrite>()),
        "thread/appBindings/list" => Some(visitor.request::<method::ThreadAppBindingsList>()),
        "thread/appBindings/refresh" => Some(visitor.request::<method::ThreadAppBindingsRefresh>()),
        "thread/appBindings/revoke" => Some(visitor.request::<method::ThreadAppBindingsRevoke>()),
        "thread/appContextBlocks/list" => {
            Some(visitor.request::<method::ThreadAppContextBlocksList>())
        }
        "thread/archive" => Some(visitor.request::<method::ThreadArchive>()),
        "thread/compact/start" => Some(visitor.request::<method::ThreadCompactStart>()),
        "thread/config/update" => Some(visitor.request::<method::ThreadConfigUpdate>()),
        "thread/delete" => Some(visitor.request::<method::ThreadDelete>()),
        "thread/fork" => Some(visitor.request::<method::ThreadFork>()),
        "thread/goal/clear" => Some(visitor.request::<method::ThreadGoalClear>()),
        "thread/goal/get" => Some(visitor.request::<method::ThreadGoalGet>()),
        "thread/goal/set" => Some(visitor.request::<method::ThreadGoalSet>()),
        "thread/list" => Some(visitor.request::<method::ThreadList>()),
        "thread/maintenance/interrupt" => {
            Some(visitor.request::<method::ThreadMaintenanceInterrupt>())
        }
        "thread/memory/consolidate/start" => {
            Some(visitor.request::<method::ThreadMemoryConsolidateStart>())
        }
        "thread/mode/set" => Some(visitor.request::<method::ThreadModeSet>()),
        "thread/pause" => Some(visitor.request::<method::ThreadPause>()),
        "thread/read" => Some(visitor.request::<method::ThreadRead>()),
        "thread/rename" => Some(visitor.request::<method::ThreadRename>()),
        "thread/resume" => Some(visitor.request::<method::ThreadResume>()),
        "thread/rollback" => Some(visitor.request::<method::ThreadRollback>()),
        "thread/start" => Some(visitor.request::<method::ThreadStart>()),
        "thread/subscribe" => Some(visitor.request::<method::ThreadSubscribe>()),
        "thread/unarchive" => Some(visitor.request::<method::ThreadUnarchive>()),
        "thread/unsubscribe" => Some(visitor.request::<method::ThreadUnsubscribe>()),
        "thread/worktree/handoff" => Some(visitor.request::<method::ThreadWorktreeHandoff>()),
        "tool/list" => Some(visitor.request::<method::ToolList>()),
        "turn/enqueue" => Some(visitor.request::<method::TurnEnqueue>()),
        "turn/interrupt" => Some(visitor.request::<method::TurnInterrupt>()),
        "turn/queue/remove" => Some(visitor.request::<method::TurnQueueRemove>()),
        "turn/queue/reorder" => Some(visitor.request::<method::TurnQueueReorder>()),
        "turn/start" => Some(visitor.request::<method::TurnStart>()),
        "turn/steer" => Some(visitor.request::<method::TurnSteer>()),
        "ui/open-link" => Some(visitor.request::<method::UiOpenLink>()),
        "ui/resource/read" => Some(visitor.request::<method::UiResourceRead>()),
        "ui/tool/call" => Some(visitor.request::<method::UiToolCall>()),
        "ui/update-model-context" => Some(visitor.request::<method::UiUpdateModelContext>()),
        "usage/summary" => Some(visitor.request::<method::UsageSummary>()),
        "usage/timeseries" => Some(visitor.request::<method::UsageTimeseries>()),
        "welcome/suggestions" => Some(visitor.request::<method::WelcomeSuggestions>()),
        "workspace/commitMessage/suggest" => {
            Some(visitor.request::<method::WorkspaceCommitMessageSuggest>())
        }
        "workspace/config/schema" => Some(visitor.request::<method::WorkspaceConfigSchema>()),
        "workspace/config/update" => Some(visitor.request::<method::WorkspaceConfigUpdate>()),
        "worktree/createAndFork" => Some(visitor.request::<method::WorktreeCreateAndFork>()),
        "worktree/createAndStart" => Some(visitor.request::<method::WorktreeCreateAndStart>()),
        "worktree/list" => Some(visitor.request::<method::WorktreeList>()),
        "worktree/status" => Some(visitor.request::<method::WorktreeStatus>()),
        _ => None,
    }
}

/// Notifications of both sides, one marker type each.
pub mod notification {
    use super::*;

    /// Tells that the connection to an app changed.
    ///
    /// Sent to every connection.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/connection/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppConnectionChanged;

    impl NotificationMethod for AppConnectionChanged {
        const NAME: &'static str = "app/connection/changed";
        const SINCE: usize = 0;
        type Params = super::AppConnectionChangedNotification;

        codec!(params);
    }

    /// Tells that apps changed.
    ///
    /// Sent to every connection; `app/list` tells what is true now.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/app/list/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppListUpdated;

    impl NotificationMethod for AppListUpdated {
        const NAME: &'static str = "app/list/updated";
        const SINCE: usize = 0;
        type Params = super::AppListUpdatedNotification;

        codec!(params);
    }

    /// Tells that a task changed.
    ///
    /// Sent to every connection.
    ///
    /// Needs the capability `automations`. Source: `schema/dotcraft/automation/task/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutomationTaskUpdated;

    impl NotificationMethod for AutomationTaskUpdated {
        const NAME: &'static str = "automation/task/updated";
        const SINCE: usize = 0;
        type Params = super::AutomationTaskUpdatedNotification;

        codec!(params);
    }

    /// Tells that a scheduled job ran, was switched or was removed.
    ///
    /// Sent to every connection.
    ///
    /// Needs the capability `cronManagement`. Source: `schema/dotcraft/cron/stateChanged.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CronStateChanged;

    impl NotificationMethod for CronStateChanged {
        const NAME: &'static str = "cron/stateChanged";
        const SINCE: usize = 0;
        type Params = super::CronStateChangedNotification;

        codec!(params);
    }

    /// Says that the client has read the answer to `initialize`.
    ///
    /// Until it arrives the server sends no notification of its own accord. Never answered.
    ///
    /// Source: `schema/dotcraft/initialized.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialized;

    impl NotificationMethod for Initialized {
        const NAME: &'static str = "initialized";
        const SINCE: usize = 0;
        type Params = super::EmptyObject;

        codec!(params);
    }

    /// Streams the agent's message.
    ///
    /// Not sent to clients whose `streamingSupport` is false. All deltas together are the text of the completed item.
    ///
    /// Source: `schema/dotcraft/item/agentMessage/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemAgentMessageDelta;

    impl NotificationMethod for ItemAgentMessageDelta {
        const NAME: &'static str = "item/agentMessage/delta";
        const SINCE: usize = 0;
        type Params = super::ItemAgentMessageDeltaNotification;

        codec!(params);
    }

    /// Tells that the user decided, or that the time was up.
    ///
    /// Comes before `item/completed` of the same item.
    ///
    /// Needs the capability `approvalFlow`. Source: `schema/dotcraft/item/approval/resolved.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemApprovalResolved;

    impl NotificationMethod for ItemApprovalResolved {
        const NAME: &'static str = "item/approval/resolved";
        const SINCE: usize = 0;
        type Params = super::ItemApprovalResolvedNotification;

        codec!(params);
    }

    /// Streams the output of a command.
    ///
    /// Sent only to clients with `commandExecutionStreaming`.
    ///
    /// Source: `schema/dotcraft/item/commandExecution/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCommandExecutionOutputDelta;

    impl NotificationMethod for ItemCommandExecutionOutputDelta {
        const NAME: &'static str = "item/commandExecution/outputDelta";
        const SINCE: usize = 0;
        type Params = super::ItemCommandExecutionOutputDeltaNotification;

        codec!(params);
    }

    /// Tells that an item is final.
    ///
    /// The item does not change afterwards.
    ///
    /// Source: `schema/dotcraft/item/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCompleted;

    impl NotificationMethod for ItemCompleted {
        const NAME: &'static str = "item/completed";
        const SINCE: usize = 0;
        type Params = super::ItemCompletedNotification;

        codec!(params);
    }

    /// Streams the model's reasoning.
    ///
    /// Not sent to clients whose `streamingSupport` is false. All deltas together are the text of the completed item.
    ///
    /// Source: `schema/dotcraft/item/reasoning/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemReasoningDelta;

    impl NotificationMethod for ItemReasoningDelta {
        const NAME: &'static str = "item/reasoning/delta";
        const SINCE: usize = 0;
        type Params = super::ItemReasoningDeltaNotification;

        codec!(params);
    }

    /// Tells that an item came into being.
    ///
    /// Comes before the item's deltas. Items that a client did not ask for in `initialize` are not sent to it.
    ///
    /// Source: `schema/dotcraft/item/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemStarted;

    impl NotificationMethod for ItemStarted {
        const NAME: &'static str = "item/started";
        const SINCE: usize = 0;
        type Params = super::ItemStartedNotification;

        codec!(params);
    }

    /// Tells that questions were answered or dismissed.
    ///
    /// Sent to connections that follow the thread.
    ///
    /// Needs the capability `requestUserInput`. Source: `schema/dotcraft/item/tool/requestUserInput/resolved.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolRequestUserInputResolved;

    impl NotificationMethod for ItemToolRequestUserInputResolved {
        const NAME: &'static str = "item/tool/requestUserInput/resolved";
        const SINCE: usize = 0;
        type Params = super::ItemToolRequestUserInputResolvedNotification;

        codec!(params);
    }

    /// Streams the arguments of a tool call.
    ///
    /// A preview; the completed item counts. Not sent to clients whose `streamingSupport` is false, and not for tools of plugins, channels and clients.
    ///
    /// Source: `schema/dotcraft/item/toolCall/argumentsDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolCallArgumentsDelta;

    impl NotificationMethod for ItemToolCallArgumentsDelta {
        const NAME: &'static str = "item/toolCall/argumentsDelta";
        const SINCE: usize = 0;
        type Params = super::ItemToolCallArgumentsDeltaNotification;

        codec!(params);
    }

    /// Tells how many tokens a model call used.
    ///
    /// One per model call with tokens to report. The increments add up to the main agent's share of the turn's `tokenUsage`, which must not be added on top. May fall between any two events of a turn.
    ///
    /// Source: `schema/dotcraft/item/usage/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemUsageDelta;

    impl NotificationMethod for ItemUsageDelta {
        const NAME: &'static str = "item/usage/delta";
        const SINCE: usize = 0;
        type Params = super::ItemUsageDeltaNotification;

        codec!(params);
    }

    /// Tells that the state of an MCP server changed.
    ///
    /// Sent to every connection. Later releases call it `mcpServer/startupStatus/updated`.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/status/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpStatusUpdated;

    impl NotificationMethod for McpStatusUpdated {
        const NAME: &'static str = "mcp/status/updated";
        const SINCE: usize = 0;
        type Params = super::McpStatusUpdatedNotification;

        codec!(params);
    }

    /// Tells that a thread's plan changed.
    ///
    /// Sent to every connection, subscribed or not, with the whole plan; clients pick by `threadId`. May fall between any two events of a turn.
    ///
    /// Source: `schema/dotcraft/plan/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PlanUpdated;

    impl NotificationMethod for PlanUpdated {
        const NAME: &'static str = "plan/updated";
        const SINCE: usize = 0;
        type Params = super::PlanUpdatedNotification;

        codec!(params);
    }

    /// Tells that a subagent was spawned or closed.
    ///
    /// `subagent/children/list` tells what is true now.
    ///
    /// Needs the capability `subAgentSessions`. Source: `schema/dotcraft/subagent/graphChanged.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentGraphChanged;

    impl NotificationMethod for SubagentGraphChanged {
        const NAME: &'static str = "subagent/graphChanged";
        const SINCE: usize = 0;
        type Params = super::SubagentGraphChangedNotification;

        codec!(params);
    }

    /// Tells what the subagents of a turn are doing.
    ///
    /// When something changed, at most five times a second. In the last one every entry is completed; it comes after the end of the turn where a subagent works on. May fall between any two events of a turn.
    ///
    /// Source: `schema/dotcraft/subagent/progress.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SubagentProgress;

    impl NotificationMethod for SubagentProgress {
        const NAME: &'static str = "subagent/progress";
        const SINCE: usize = 0;
        type Params = super::SubagentProgressNotification;

        codec!(params);
    }

    /// Tells about maintenance and retries.
    ///
    /// Events of a turn come before the turn ends; events of a thread, without a turn, may come later. `compacting` is followed by exactly one event that ends it. May fall between any two events of a turn.
    ///
    /// Source: `schema/dotcraft/system/event.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SystemEvent;

    impl NotificationMethod for SystemEvent {
        const NAME: &'static str = "system/event";
        const SINCE: usize = 0;
        type Params = super::SystemEventNotification;

        codec!(params);
    }

    /// Tells how a job in the background ended.
    ///
    /// Sent to every connection, before `cron/stateChanged` of the same run. A host that delivers results in another way may leave it out.
    ///
    /// Source: `schema/dotcraft/system/jobResult.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SystemJobResult;

    impl NotificationMethod for SystemJobResult {
        const NAME: &'static str = "system/jobResult";
        const SINCE: usize = 0;
        type Params = super::SystemJobResultNotification;

        codec!(params);
    }

    /// Tells that a process was forgotten.
    ///
    /// Its identifier is of no more use. Sent to clients with `backgroundTerminals`.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/cleaned.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalCleaned;

    impl NotificationMethod for TerminalCleaned {
        const NAME: &'static str = "terminal/cleaned";
        const SINCE: usize = 0;
        type Params = super::TerminalCleanedNotification;

        codec!(params);
    }

    /// Tells that a process ended.
    ///
    /// `status` and `exitCode` say how. Sent to clients with `backgroundTerminals`.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalCompleted;

    impl NotificationMethod for TerminalCompleted {
        const NAME: &'static str = "terminal/completed";
        const SINCE: usize = 0;
        type Params = super::TerminalCompletedNotification;

        codec!(params);
    }

    /// Sends new output of a process.
    ///
    /// The texts in order make up the output. Sent to clients with `backgroundTerminals`.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalOutputDelta;

    impl NotificationMethod for TerminalOutputDelta {
        const NAME: &'static str = "terminal/outputDelta";
        const SINCE: usize = 0;
        type Params = super::TerminalOutputDeltaNotification;

        codec!(params);
    }

    /// Tells that a process makes no progress.
    ///
    /// It still runs; it may wait for input. Sent when it has said nothing for a minute, and again only after it said something. Sent to clients with `backgroundTerminals`.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/stalled.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalStalled;

    impl NotificationMethod for TerminalStalled {
        const NAME: &'static str = "terminal/stalled";
        const SINCE: usize = 0;
        type Params = super::TerminalStalledNotification;

        codec!(params);
    }

    /// Tells that a process started.
    ///
    /// Commands in the foreground count too; `callId` joins them with their items. Sent to clients with `backgroundTerminals`.
    ///
    /// Needs the capability `backgroundTerminals`. Source: `schema/dotcraft/terminal/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TerminalStarted;

    impl NotificationMethod for TerminalStarted {
        const NAME: &'static str = "terminal/started";
        const SINCE: usize = 0;
        type Params = super::TerminalStartedNotification;

        codec!(params);
    }

    /// Tells that the binding of an app changed.
    ///
    /// Sent to every connection.
    ///
    /// Needs the capability `appBinding`. Source: `schema/dotcraft/thread/appBindings/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAppBindingsChanged;

    impl NotificationMethod for ThreadAppBindingsChanged {
        const NAME: &'static str = "thread/appBindings/changed";
        const SINCE: usize = 0;
        type Params = super::ThreadAppBindingsChangedNotification;

        codec!(params);
    }

    /// Tells that a thread was deleted.
    ///
    /// Sent to every connection once the thread is gone. May repeat.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/deleted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDeleted;

    impl NotificationMethod for ThreadDeleted {
        const NAME: &'static str = "thread/deleted";
        const SINCE: usize = 0;
        type Params = super::ThreadDeletedNotification;

        codec!(params);
    }

    /// Tells that the goal of a thread was dropped.
    ///
    /// Sent only when there was a goal.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/cleared.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGoalCleared;

    impl NotificationMethod for ThreadGoalCleared {
        const NAME: &'static str = "thread/goal/cleared";
        const SINCE: usize = 0;
        type Params = super::ThreadGoalClearedNotification;

        codec!(params);
    }

    /// Tells that the goal of a thread changed.
    ///
    /// Any change counts, that of the used tokens and time too.
    ///
    /// Needs the capability `threadGoals`. Source: `schema/dotcraft/thread/goal/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGoalUpdated;

    impl NotificationMethod for ThreadGoalUpdated {
        const NAME: &'static str = "thread/goal/updated";
        const SINCE: usize = 0;
        type Params = super::ThreadGoalUpdatedNotification;

        codec!(params);
    }

    /// Tells that the queue of a thread changed.
    ///
    /// Sent to connections that follow the thread, after every change, with the whole queue.
    ///
    /// Source: `schema/dotcraft/thread/queue/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueUpdated;

    impl NotificationMethod for ThreadQueueUpdated {
        const NAME: &'static str = "thread/queue/updated";
        const SINCE: usize = 0;
        type Params = super::ThreadQueueUpdatedNotification;

        codec!(params);
    }

    /// Tells that a thread has a new title.
    ///
    /// Sent to every connection, also when the title was derived from the first message. May repeat.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/renamed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRenamed;

    impl NotificationMethod for ThreadRenamed {
        const NAME: &'static str = "thread/renamed";
        const SINCE: usize = 0;
        type Params = super::ThreadRenamedNotification;

        codec!(params);
    }

    /// Tells that a thread was resumed.
    ///
    /// Sent to connections subscribed to the thread and to the one that resumed it.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/resumed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadResumed;

    impl NotificationMethod for ThreadResumed {
        const NAME: &'static str = "thread/resumed";
        const SINCE: usize = 0;
        type Params = super::ThreadResumedNotification;

        codec!(params);
    }

    /// Tells that what a thread is doing changed.
    ///
    /// Sent to every connection. The latest one counts. May fall between any two events of a turn.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/runtimeChanged.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRuntimeChanged;

    impl NotificationMethod for ThreadRuntimeChanged {
        const NAME: &'static str = "thread/runtimeChanged";
        const SINCE: usize = 0;
        type Params = super::ThreadRuntimeChangedNotification;

        codec!(params);
    }

    /// Tells that a thread came into being.
    ///
    /// Sent to every connection, whoever created the thread; the creator gets it after its answer. Clients tell repeats by the identifier.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStarted;

    impl NotificationMethod for ThreadStarted {
        const NAME: &'static str = "thread/started";
        const SINCE: usize = 0;
        type Params = super::ThreadStartedNotification;

        codec!(params);
    }

    /// Tells that a thread's status changed.
    ///
    /// Sent to every connection. A change of mode may be announced by it as well, with both statuses the same.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/statusChanged.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStatusChanged;

    impl NotificationMethod for ThreadStatusChanged {
        const NAME: &'static str = "thread/statusChanged";
        const SINCE: usize = 0;
        type Params = super::ThreadStatusChangedNotification;

        codec!(params);
    }

    /// Tells that data of a thread changed.
    ///
    /// Sent to every connection.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/thread/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUpdated;

    impl NotificationMethod for ThreadUpdated {
        const NAME: &'static str = "thread/updated";
        const SINCE: usize = 0;
        type Params = super::ThreadUpdatedNotification;

        codec!(params);
    }

    /// Tells that a turn was stopped.
    ///
    /// The last event of the turn: after `turn/interrupt`, the decision `cancel`, the approval policy `interrupt` or the end of the server.
    ///
    /// Source: `schema/dotcraft/turn/cancelled.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnCancelled;

    impl NotificationMethod for TurnCancelled {
        const NAME: &'static str = "turn/cancelled";
        const SINCE: usize = 0;
        type Params = super::TurnCancelledNotification;

        codec!(params);
    }

    /// Tells that a turn ended well.
    ///
    /// The last event of the turn. An answer cut off by the provider's token limit is a failure instead.
    ///
    /// Source: `schema/dotcraft/turn/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnCompleted;

    impl NotificationMethod for TurnCompleted {
        const NAME: &'static str = "turn/completed";
        const SINCE: usize = 0;
        type Params = super::TurnCompletedNotification;

        codec!(params);
    }

    /// Tells which changes a turn has made to files.
    ///
    /// Sent by some servers only.
    ///
    /// Source: `schema/dotcraft/turn/diff/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnDiffUpdated;

    impl NotificationMethod for TurnDiffUpdated {
        const NAME: &'static str = "turn/diff/updated";
        const SINCE: usize = 0;
        type Params = super::TurnDiffUpdatedNotification;

        codec!(params);
    }

    /// Tells that a turn ended with an error.
    ///
    /// The last event of the turn. A fatal `error` item, if there is one, comes before it.
    ///
    /// Source: `schema/dotcraft/turn/failed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnFailed;

    impl NotificationMethod for TurnFailed {
        const NAME: &'static str = "turn/failed";
        const SINCE: usize = 0;
        type Params = super::TurnFailedNotification;

        codec!(params);
    }

    /// Tells that a turn began.
    ///
    /// The first event of a turn, after the answer to `turn/start`.
    ///
    /// Source: `schema/dotcraft/turn/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnStarted;

    impl NotificationMethod for TurnStarted {
        const NAME: &'static str = "turn/started";
        const SINCE: usize = 0;
        type Params = super::TurnStartedNotification;

        codec!(params);
    }

    /// Tells that the workspace's configuration changed.
    ///
    /// Sent to every connection once the change is stored and in force, except to clients whose `configChange` is false.
    ///
    /// Source: `schema/dotcraft/workspace/configChanged.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorkspaceConfigChanged;

    impl NotificationMethod for WorkspaceConfigChanged {
        const NAME: &'static str = "workspace/configChanged";
        const SINCE: usize = 0;
        type Params = super::WorkspaceConfigChangedNotification;

        codec!(params);
    }
}

/// Hands the marker type of a notification, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_notification<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "app/connection/changed" => {
            Some(visitor.notification::<notification::AppConnectionChanged>())
        }
        "app/list/updated" => Some(visitor.notification::<notification::AppListUpdated>()),
        "automation/task/updated" => {
            Some(visitor.notification::<notification::AutomationTaskUpdated>())
        }
        "cron/stateChanged" => Some(visitor.notification::<notification::CronStateChanged>()),
        "initialized" => Some(visitor.notification::<notification::Initialized>()),
        "item/agentMessage/delta" => {
            Some(visitor.notification::<notification::ItemAgentMessageDelta>())
        }
        "item/approval/resolved" => {
            Some(visitor.notification::<notification::ItemApprovalResolved>())
        }
        "item/commandExecution/outputDelta" => {
            Some(visitor.notification::<notification::ItemCommandExecutionOutputDelta>())
        }
        "item/completed" => Some(visitor.notification::<notification::ItemCompleted>()),
        "item/reasoning/delta" => Some(visitor.notification::<notification::ItemReasoningDelta>()),
        "item/started" => Some(visitor.notification::<notification::ItemStarted>()),
        "item/tool/requestUserInput/resolved" => {
            Some(visitor.notification::<notification::ItemToolRequestUserInputResolved>())
        }
        "item/toolCall/argumentsDelta" => {
            Some(visitor.notification::<notification::ItemToolCallArgumentsDelta>())
        }
        "item/usage/delta" => Some(visitor.notification::<notification::ItemUsageDelta>()),
        "mcp/status/updated" => Some(visitor.notification::<notification::McpStatusUpdated>()),
        "plan/updated" => Some(visitor.notification::<notification::PlanUpdated>()),
        "subagent/graphChanged" => {
            Some(visitor.notification::<notification::SubagentGraphChanged>())
        }
        "subagent/progress" => Some(visitor.notification::<notification::SubagentProgress>()),
        "system/event" => Some(visitor.notification::<notification::SystemEvent>()),
        "system/jobResult" => Some(visitor.notification::<notification::SystemJobResult>()),
        "terminal/cleaned" => Some(visitor.notification::<notification::TerminalCleaned>()),
        "terminal/completed" => Some(visitor.notification::<notification::TerminalCompleted>()),
        "terminal/outputDelta" => Some(visitor.notification::<notification::TerminalOutputDelta>()),
        "terminal/stalled" => Some(visitor.notification::<notification::TerminalStalled>()),
        "terminal/started" => Some(visitor.notification::<notification::TerminalStarted>()),
        "thread/appBindings/changed" => {
            Some(visitor.notification::<notification::ThreadAppBindingsChanged>())
        }
        "thread/deleted" => Some(visitor.notification::<notification::ThreadDeleted>()),
        "thread/goal/cleared" => Some(visitor.notification::<notification::ThreadGoalCleared>()),
        "thread/goal/updated" => Some(visitor.notification::<notification::ThreadGoalUpdated>()),
        "thread/queue/updated" => Some(visitor.notification::<notification::ThreadQueueUpdated>()),
        "thread/renamed" => Some(visitor.notification::<notification::ThreadRenamed>()),
        "thread/resumed" => Some(visitor.notification::<notification::ThreadResumed>()),
        "thread/runtimeChanged" => {
            Some(visitor.notification::<notification::ThreadRuntimeChanged>())
        }
        "thread/started" => Some(visitor.notification::<notification::ThreadStarted>()),
        "thread/statusChanged" => Some(visitor.notification::<notification::ThreadStatusChanged>()),
        "thread/updated" => Some(visitor.notification::<notification::ThreadUpdated>()),
        "turn/cancelled" => Some(visitor.notification::<notification::TurnCancelled>()),
        "turn/completed" => Some(visitor.notification::<notification::TurnCompleted>()),
        "turn/diff/updated" => Some(visitor.notification::<notification::TurnDiffUpdated>()),
        "turn/failed" => Some(visitor.notification::<notification::TurnFailed>()),
        "turn/started" => Some(visitor.notification::<notification::TurnStarted>()),
        "workspace/configChanged" => {
            Some(visitor.notification::<notification::WorkspaceConfigChanged>())
        }
        _ => None,
    }
}
