// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/codex/**/*.json.

//! Versions, methods and notifications.

use super::{trim, types::*, unions::*};
use crate::{
    Access, CallError, ErrorText, KnownMethod, MethodSpec, MethodTable, MethodVisitor, NoParams,
    NotificationMethod, RequestMethod, Scope, Stability, Trim, codec,
};

/// The name of the dialect.
pub const NAME: &str = "codex";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = false;

/// The names of the versions, the oldest first.
pub const VERSIONS: &[&str] = &["0.97", "0.169"];

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 0.97.
    V0_97,
    /// Version 0.169.
    V0_169,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V0_97, Self::V0_169];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V0_169;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "0.97" => Some(Self::V0_97),
            "0.169" => Some(Self::V0_169),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V0_97 => "0.97",
            Self::V0_169 => "0.169",
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
    /// `account/bedrock/checkGovCloudRequirements`: Checks whether the setup of Bedrock fits a region of the US government.
    AccountBedrockCheckGovCloudRequirements,
    /// `account/bedrock/discover`: Looks for credentials of AWS on this machine.
    AccountBedrockDiscover,
    /// `account/bedrock/setup`: Sets the configuration up for Amazon Bedrock.
    AccountBedrockSetup,
    /// `account/gatewayOAuth/cancel`: Gives up a sign-in at a gateway.
    AccountGatewayOAuthCancel,
    /// `account/gatewayOAuth/login`: Begins to sign in at the gateway of the model provider.
    AccountGatewayOAuthLogin,
    /// `account/gatewayOAuth/read`: Returns whether the model provider wants a sign-in at its gateway, and where it stands.
    AccountGatewayOAuthRead,
    /// `account/gcp/setup`: Sets the configuration up for models of Google Cloud.
    AccountGcpSetup,
    /// `account/login/cancel`: Gives up a sign-in in the browser.
    AccountLoginCancel,
    /// `account/login/start`: Begins to sign in.
    AccountLoginStart,
    /// `account/logout`: Forgets all credentials.
    AccountLogout,
    /// `account/rateLimitResetCredit/consume`: Uses a credit to reset the usage limits.
    AccountRateLimitResetCreditConsume,
    /// `account/rateLimits/read`: Returns the usage limits of the account.
    AccountRateLimitsRead,
    /// `account/read`: Returns who is signed in.
    AccountRead,
    /// `account/securitySetup/read`: Returns advice to make the account safer.
    AccountSecuritySetupRead,
    /// `account/sendAddCreditsNudgeEmail`: Sends the workspace's owner an e-mail that asks for more credits.
    AccountSendAddCreditsNudgeEmail,
    /// `account/usage/read`: Returns how much the account used.
    AccountUsageRead,
    /// `account/workspaceMessages/read`: Returns messages of the workspace's owner.
    AccountWorkspaceMessagesRead,
    /// `accountSession/list`: Lists the accounts signed in.
    AccountSessionList,
    /// `accountSession/switch`: Chooses the account and the workspace to use.
    AccountSessionSwitch,
    /// `app/installed`: Returns the apps in use.
    AppInstalled,
    /// `app/list`: Lists the apps that the account can reach.
    AppList,
    /// `app/read`: Returns certain apps.
    AppRead,
    /// `collaborationMode/list`: Lists the collaboration modes.
    CollaborationModeList,
    /// `command/exec/resize`: Changes the size of the terminal of a running command.
    CommandExecResize,
    /// `command/exec/terminate`: Kills a running command.
    CommandExecTerminate,
    /// `command/exec/write`: Writes to standard input of a running command.
    CommandExecWrite,
    /// `command/exec`: Runs a command outside of any thread and answers when it ends.
    CommandExec,
    /// `config/batchWrite`: Writes several values into the user's configuration, all or none.
    ConfigBatchWrite,
    /// `config/mcpServer/reload`: Reads the configuration of the MCP servers again.
    ConfigMcpServerReload,
    /// `config/read`: Returns the configuration in force.
    ConfigRead,
    /// `config/value/write`: Writes one value into the user's configuration.
    ConfigValueWrite,
    /// `configRequirements/read`: Returns what the administrator prescribes.
    ConfigRequirementsRead,
    /// `environment/add`: Makes an environment on another machine known, or replaces it.
    EnvironmentAdd,
    /// `environment/info`: Returns the shell and the working directory of an environment.
    EnvironmentInfo,
    /// `environment/status`: Returns the state of an environment.
    EnvironmentStatus,
    /// `experimentalFeature/enablement/set`: Switches features on or off until the server ends.
    ExperimentalFeatureEnablementSet,
    /// `experimentalFeature/list`: Lists the features that can be switched on and off.
    ExperimentalFeatureList,
    /// `externalAgentConfig/detect`: Looks for the configuration of other agents.
    ExternalAgentConfigDetect,
    /// `externalAgentConfig/import/readHistories`: Lists all imports so far.
    ExternalAgentConfigImportReadHistories,
    /// `externalAgentConfig/import/recordHistory`: Notes an import that the client did by itself.
    ExternalAgentConfigImportRecordHistory,
    /// `externalAgentConfig/import`: Takes the configuration of another agent over.
    ExternalAgentConfigImport,
    /// `feedback/save`: Writes a report into a file.
    FeedbackSave,
    /// `feedback/upload`: Sends a report to the vendor.
    FeedbackUpload,
    /// `fs/copy`: Copies a file or a directory.
    FsCopy,
    /// `fs/createDirectory`: Creates a directory.
    FsCreateDirectory,
    /// `fs/getMetadata`: Tells what a path is and when it changed.
    FsGetMetadata,
    /// `fs/readDirectory`: Lists a directory.
    FsReadDirectory,
    /// `fs/readFile`: Reads a file.
    FsReadFile,
    /// `fs/remove`: Removes a file or a directory with everything in it.
    FsRemove,
    /// `fs/unwatch`: Ends a watch.
    FsUnwatch,
    /// `fs/watch`: Watches a file or a directory.
    FsWatch,
    /// `fs/writeFile`: Writes a file.
    FsWriteFile,
    /// `fuzzyFileSearch/sessionStart`: Opens a search that follows what the user types.
    FuzzyFileSearchSessionStart,
    /// `fuzzyFileSearch/sessionStop`: Closes a search session.
    FuzzyFileSearchSessionStop,
    /// `fuzzyFileSearch/sessionUpdate`: Sets the query of a search session.
    FuzzyFileSearchSessionUpdate,
    /// `fuzzyFileSearch`: Searches files by name.
    FuzzyFileSearch,
    /// `hooks/list`: Lists the hooks that count for some directories or for a thread.
    HooksList,
    /// `initialize`: Opens the connection.
    Initialize,
    /// `addConversationListener`: Subscribes the connection to a conversation.
    AddConversationListener,
    /// `archiveConversation`: Puts a conversation into the archive.
    ArchiveConversation,
    /// `cancelLoginChatGpt`: Gives a sign-in with the browser up.
    CancelLoginChatGpt,
    /// `execOneOffCommand`: Runs a command outside of any conversation and answers when it ends.
    ExecOneOffCommand,
    /// `forkConversation`: Copies a stored conversation.
    ForkConversation,
    /// `getAuthStatus`: Tells how the user is signed in.
    GetAuthStatus,
    /// `getConversationSummary`: Describes a stored conversation.
    GetConversationSummary,
    /// `getUserAgent`: Tells how the server calls itself.
    GetUserAgent,
    /// `getUserSavedConfig`: Reads the configuration of the user.
    GetUserSavedConfig,
    /// `gitDiffToRemote`: Compares a working tree with the remote repository.
    GitDiffToRemote,
    /// `interruptConversation`: Interrupts the running turn.
    InterruptConversation,
    /// `listConversations`: Lists the stored conversations.
    ListConversations,
    /// `loginApiKey`: Signs in with a key.
    LoginApiKey,
    /// `loginChatGpt`: Begins to sign in with the browser.
    LoginChatGpt,
    /// `logoutChatGpt`: Signs the user out.
    LogoutChatGpt,
    /// `newConversation`: Starts a conversation.
    NewConversation,
    /// `removeConversationListener`: Ends a subscription to a conversation.
    RemoveConversationListener,
    /// `resumeConversation`: Opens a stored conversation.
    ResumeConversation,
    /// `sendUserMessage`: Starts a turn with the settings of the conversation.
    SendUserMessage,
    /// `sendUserTurn`: Starts a turn with settings of its own.
    SendUserTurn,
    /// `setDefaultModel`: Sets the model that new conversations use.
    SetDefaultModel,
    /// `userInfo`: Tells the e-mail address of the user.
    UserInfo,
    /// `marketplace/add`: Adds a marketplace.
    MarketplaceAdd,
    /// `marketplace/remove`: Removes a marketplace.
    MarketplaceRemove,
    /// `marketplace/upgrade`: Brings marketplaces up to date.
    MarketplaceUpgrade,
    /// `mcpServer/event/stream/start`: Subscribes to events of an MCP server.
    McpServerEventStreamStart,
    /// `mcpServer/event/stream/stop`: Ends a subscription to events of an MCP server.
    McpServerEventStreamStop,
    /// `mcpServer/oauth/login`: Begins to sign in to an MCP server by OAuth.
    McpServerOauthLogin,
    /// `mcpServer/resource/read`: Reads a resource of an MCP server.
    McpServerResourceRead,
    /// `mcpServer/tool/call`: Calls a tool of an MCP server.
    McpServerToolCall,
    /// `mcpServerStatus/list`: Connects to the MCP servers and tells what they offer.
    McpServerStatusList,
    /// `memory/reset`: Forgets all memories.
    MemoryReset,
    /// `memory/status`: Tells how far the memory is.
    MemoryStatus,
    /// `mock/experimentalMethod`: Returns what it is given.
    MockExperimentalMethod,
    /// `model/list`: Lists the models a user can choose from.
    ModelList,
    /// `modelProvider/capabilities/read`: Tells what the configured model provider can do.
    ModelProviderCapabilitiesRead,
    /// `modelProvider/config/write`: Changes the settings of a model provider.
    ModelProviderConfigWrite,
    /// `modelProvider/list`: Lists the model providers.
    ModelProviderList,
    /// `permissionProfile/list`: Lists the permission profiles.
    PermissionProfileList,
    /// `plugin/install`: Installs a plugin.
    PluginInstall,
    /// `plugin/installed`: Lists the installed plugins.
    PluginInstalled,
    /// `plugin/list`: Lists the plugins that can be had.
    PluginList,
    /// `plugin/read`: Tells everything about a plugin.
    PluginRead,
    /// `plugin/reconcile`: Brings the plugins on this machine in line with those of the account.
    PluginReconcile,
    /// `plugin/search`: Searches plugins.
    PluginSearch,
    /// `plugin/share/checkout`: Copies a shared plugin to this machine.
    PluginShareCheckout,
    /// `plugin/share/delete`: Stops sharing a plugin.
    PluginShareDelete,
    /// `plugin/share/list`: Lists the plugins that the user shares.
    PluginShareList,
    /// `plugin/share/save`: Shares a plugin, or replaces a shared one.
    PluginShareSave,
    /// `plugin/share/updateTargets`: Changes who a plugin is shared with.
    PluginShareUpdateTargets,
    /// `plugin/skill/read`: Reads the text of a skill of a plugin in the cloud.
    PluginSkillRead,
    /// `plugin/uninstall`: Removes a plugin.
    PluginUninstall,
    /// `process/kill`: Kills a process.
    ProcessKill,
    /// `process/resizePty`: Changes the size of the terminal of a process.
    ProcessResizePty,
    /// `process/spawn`: Starts a process without a sandbox.
    ProcessSpawn,
    /// `process/writeStdin`: Writes to standard input of a process.
    ProcessWriteStdin,
    /// `project/create`: Creates a project.
    ProjectCreate,
    /// `project/delete`: Deletes a project.
    ProjectDelete,
    /// `project/import`: Creates a project and puts threads into it.
    ProjectImport,
    /// `project/list`: Lists projects.
    ProjectList,
    /// `project/move`: Moves a project in the user's order.
    ProjectMove,
    /// `project/read`: Returns a project.
    ProjectRead,
    /// `project/update`: Changes a project.
    ProjectUpdate,
    /// `remoteControl/client/list`: Lists the paired clients.
    RemoteControlClientList,
    /// `remoteControl/client/revoke`: Takes the access of a paired client away.
    RemoteControlClientRevoke,
    /// `remoteControl/disable`: Switches remote control off.
    RemoteControlDisable,
    /// `remoteControl/enable`: Switches remote control on.
    RemoteControlEnable,
    /// `remoteControl/pairing/start`: Makes a code to pair a client with.
    RemoteControlPairingStart,
    /// `remoteControl/pairing/status`: Tells whether a code was used.
    RemoteControlPairingStatus,
    /// `remoteControl/status/read`: Tells the state of remote control.
    RemoteControlStatusRead,
    /// `review/start`: Starts a review of changes.
    ReviewStart,
    /// `rollout/compress`: Compresses the files of old threads in the background.
    RolloutCompress,
    /// `server/diagnostics`: Tells how the server is doing.
    ServerDiagnostics,
    /// `skills/config/write`: Switches a skill on or off.
    SkillsConfigWrite,
    /// `skills/extraRoots/set`: Sets further directories to look for skills in.
    SkillsExtraRootsSet,
    /// `skills/list`: Lists the skills for some directories.
    SkillsList,
    /// `skills/remote/read`: Reads the catalog of skills.
    SkillsRemoteRead,
    /// `skills/remote/write`: Downloads a skill of the catalog.
    SkillsRemoteWrite,
    /// `thread/approveGuardianDeniedAction`: Overrules a refusal of the automatic reviewer.
    ThreadApproveGuardianDeniedAction,
    /// `thread/archive`: Moves a thread into the archive and unloads it.
    ThreadArchive,
    /// `thread/attachment/add`: Keeps data of the client with a thread.
    ThreadAttachmentAdd,
    /// `thread/attachment/list`: Lists the attachments of a thread.
    ThreadAttachmentList,
    /// `thread/attachment/remove`: Removes an attachment from a thread.
    ThreadAttachmentRemove,
    /// `thread/attachmentOwner/list`: Lists the threads that have a certain attachment.
    ThreadAttachmentOwnerList,
    /// `thread/backgroundTerminals/clean`: Ends all background commands of a thread.
    ThreadBackgroundTerminalsClean,
    /// `thread/backgroundTerminals/list`: Lists the background commands of a thread.
    ThreadBackgroundTerminalsList,
    /// `thread/backgroundTerminals/terminate`: Ends one background command.
    ThreadBackgroundTerminalsTerminate,
    /// `thread/compact/start`: Summarizes the history of a thread so that it takes less room.
    ThreadCompactStart,
    /// `thread/decrement_elicitation`: Says that a question outside of this protocol is settled.
    ThreadDecrementElicitation,
    /// `thread/delete`: Deletes a thread for good and unloads it.
    ThreadDelete,
    /// `thread/fork`: Copies a stored thread into a new one, loads it and subscribes the connection to it.
    ThreadFork,
    /// `thread/goal/clear`: Drops the goal of a thread.
    ThreadGoalClear,
    /// `thread/goal/get`: Returns the goal of a thread.
    ThreadGoalGet,
    /// `thread/goal/set`: Sets or changes the goal of a thread.
    ThreadGoalSet,
    /// `thread/guardianReview`: Lets the automatic reviewer judge the last call of a thread without running it.
    ThreadGuardianReview,
    /// `thread/increment_elicitation`: Says that the user is asked something outside of this protocol.
    ThreadIncrementElicitation,
    /// `thread/inject_items`: Adds model items to the history of a loaded thread.
    ThreadInjectItems,
    /// `thread/items/list`: Lists the items of a thread page by page, oldest first.
    ThreadItemsList,
    /// `thread/items/read`: Returns certain items of a turn.
    ThreadItemsRead,
    /// `thread/list`: Lists stored threads, newest first.
    ThreadList,
    /// `thread/loaded/list`: Lists the ids of loaded threads.
    ThreadLoadedList,
    /// `thread/memory/read`: Returns what a thread knows from memories.
    ThreadMemoryRead,
    /// `thread/memoryMode/set`: Says whether a thread may become part of memories.
    ThreadMemoryModeSet,
    /// `thread/metadata/update`: Changes stored data of a thread.
    ThreadMetadataUpdate,
    /// `thread/name/set`: Gives a thread a title.
    ThreadNameSet,
    /// `thread/prediction/request`: Asks for a guess of the next user message.
    ThreadPredictionRequest,
    /// `thread/prepareApprovedPlan`: Turns a plan that the user agreed to into the first message of a fresh thread.
    ThreadPrepareApprovedPlan,
    /// `thread/queue/add`: Queues input that becomes a turn of its own once the thread is idle.
    ThreadQueueAdd,
    /// `thread/queue/delete`: Takes an entry out of the queue.
    ThreadQueueDelete,
    /// `thread/queue/list`: Lists the queued input of a thread, next one first.
    ThreadQueueList,
    /// `thread/queue/reorder`: Puts the queue in another order.
    ThreadQueueReorder,
    /// `thread/queue/start`: Starts a turn with an entry of the queue now.
    ThreadQueueStart,
    /// `thread/queue/update`: Replaces the input of an entry of the queue.
    ThreadQueueUpdate,
    /// `thread/read`: Returns a thread as it is stored.
    ThreadRead,
    /// `thread/readState/update`: Marks a thread read or unread.
    ThreadReadStateUpdate,
    /// `thread/realtime/appendAudio`: Sends sound into a voice session.
    ThreadRealtimeAppendAudio,
    /// `thread/realtime/appendSpeech`: Has a voice session speak a text.
    ThreadRealtimeAppendSpeech,
    /// `thread/realtime/appendText`: Sends text into a voice session.
    ThreadRealtimeAppendText,
    /// `thread/realtime/listVoices`: Lists the voices by version of the voice protocol.
    ThreadRealtimeListVoices,
    /// `thread/realtime/start`: Opens a voice session for a thread.
    ThreadRealtimeStart,
    /// `thread/realtime/stop`: Closes the voice session of a thread.
    ThreadRealtimeStop,
    /// `thread/resume`: Opens a stored thread and subscribes the connection to it.
    ThreadResume,
    /// `thread/revert`: Drops a turn and all later ones from a loaded thread.
    ThreadRevert,
    /// `thread/rollback`: Drops the last turns of a loaded thread.
    ThreadRollback,
    /// `thread/sample/cancel`: Gives up a running `thread/sample` request.
    ThreadSampleCancel,
    /// `thread/sample`: Asks the model something about a thread without adding to its history.
    ThreadSample,
    /// `thread/search`: Searches the text of all stored threads.
    ThreadSearch,
    /// `thread/searchOccurrences`: Searches the messages of one thread.
    ThreadSearchOccurrences,
    /// `thread/section/move`: Moves a thread into, within or out of a section of the user's list.
    ThreadSectionMove,
    /// `thread/settings/update`: Changes what later turns of a thread run with.
    ThreadSettingsUpdate,
    /// `thread/shellCommand`: Runs a command of the user in a thread, without a sandbox.
    ThreadShellCommand,
    /// `thread/start`: Creates a thread, loads it and subscribes the connection to it.
    ThreadStart,
    /// `thread/timeline/list`: Lists the history of a thread step by step, voice sessions included.
    ThreadTimelineList,
    /// `thread/turns/list`: Lists the turns of a thread page by page, newest first.
    ThreadTurnsList,
    /// `thread/unarchive`: Takes a thread out of the archive.
    ThreadUnarchive,
    /// `thread/unsubscribe`: Ends the connection's subscription to a thread.
    ThreadUnsubscribe,
    /// `threadSection/create`: Creates a section.
    ThreadSectionCreate,
    /// `threadSection/delete`: Deletes a section.
    ThreadSectionDelete,
    /// `threadSection/list`: Lists the sections of the user's list of threads.
    ThreadSectionList,
    /// `threadSection/update`: Renames a section and changes its looks.
    ThreadSectionUpdate,
    /// `turn/interrupt`: Stops the running turn.
    TurnInterrupt,
    /// `turn/settings/update`: Changes settings for the rest of a running turn.
    TurnSettingsUpdate,
    /// `turn/start`: Starts a turn and returns it before it runs.
    TurnStart,
    /// `turn/steer`: Adds input to the running turn.
    TurnSteer,
    /// `userVerification/cancel`: Cancels a running verification.
    UserVerificationCancel,
    /// `userVerification/delete`: Deletes the key of this device.
    UserVerificationDelete,
    /// `userVerification/enroll`: Makes a key for this device.
    UserVerificationEnroll,
    /// `userVerification/status`: Tells whether this device can verify its user.
    UserVerificationStatus,
    /// `userVerification/verify`: Asks the user to confirm something with the key of this device.
    UserVerificationVerify,
    /// `windowsSandbox/readiness`: Tells the state of the Windows sandbox.
    WindowsSandboxReadiness,
    /// `windowsSandbox/setupStart`: Sets the Windows sandbox up.
    WindowsSandboxSetupStart,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[
        Self::AccountBedrockCheckGovCloudRequirements,
        Self::AccountBedrockDiscover,
        Self::AccountBedrockSetup,
        Self::AccountGatewayOAuthCancel,
        Self::AccountGatewayOAuthLogin,
        Self::AccountGatewayOAuthRead,
        Self::AccountGcpSetup,
        Self::AccountLoginCancel,
        Self::AccountLoginStart,
        Self::AccountLogout,
        Self::AccountRateLimitResetCreditConsume,
        Self::AccountRateLimitsRead,
        Self::AccountRead,
        Self::AccountSecuritySetupRead,
        Self::AccountSendAddCreditsNudgeEmail,
        Self::AccountUsageRead,
        Self::AccountWorkspaceMessagesRead,
        Self::AccountSessionList,
        Self::AccountSessionSwitch,
        Self::AppInstalled,
        Self::AppList,
        Self::AppRead,
        Self::CollaborationModeList,
        Self::CommandExecResize,
        Self::CommandExecTerminate,
        Self::CommandExecWrite,
        Self::CommandExec,
        Self::ConfigBatchWrite,
        Self::ConfigMcpServerReload,
        Self::ConfigRead,
        Self::ConfigValueWrite,
        Self::ConfigRequirementsRead,
        Self::EnvironmentAdd,
        Self::EnvironmentInfo,
        Self::EnvironmentStatus,
        Self::ExperimentalFeatureEnablementSet,
        Self::ExperimentalFeatureList,
        Self::ExternalAgentConfigDetect,
        Self::ExternalAgentConfigImportReadHistories,
        Self::ExternalAgentConfigImportRecordHistory,
        Self::ExternalAgentConfigImport,
        Self::FeedbackSave,
        Self::FeedbackUpload,
        Self::FsCopy,
        Self::FsCreateDirectory,
        Self::FsGetMetadata,
        Self::FsReadDirectory,
        Self::FsReadFile,
        Self::FsRemove,
        Self::FsUnwatch,
        Self::FsWatch,
        Self::FsWriteFile,
        Self::FuzzyFileSearchSessionStart,
        Self::FuzzyFileSearchSessionStop,
        Self::FuzzyFileSearchSessionUpdate,
        Self::FuzzyFileSearch,
        Self::HooksList,
        Self::Initialize,
        Self::AddConversationListener,
        Self::ArchiveConversation,
        Self::CancelLoginChatGpt,
        Self::ExecOneOffCommand,
        Self::ForkConversation,
        Self::GetAuthStatus,
        Self::GetConversationSummary,
        Self::GetUserAgent,
        Self::GetUserSavedConfig,
        Self::GitDiffToRemote,
        Self::InterruptConversation,
        Self::ListConversations,
        Self::LoginApiKey,
        Self::LoginChatGpt,
        Self::LogoutChatGpt,
        Self::NewConversation,
        Self::RemoveConversationListener,
        Self::ResumeConversation,
        Self::SendUserMessage,
        Self::SendUserTurn,
        Self::SetDefaultModel,
        Self::UserInfo,
        Self::MarketplaceAdd,
        Self::MarketplaceRemove,
        Self::MarketplaceUpgrade,
        Self::McpServerEventStreamStart,
        Self::McpServerEventStreamStop,
        Self::McpServerOauthLogin,
        Self::McpServerResourceRead,
        Self::McpServerToolCall,
        Self::McpServerStatusList,
        Self::MemoryReset,
        Self::MemoryStatus,
        Self::MockExperimentalMethod,
        Self::ModelList,
        Self::ModelProviderCapabilitiesRead,
        Self::ModelProviderConfigWrite,
        Self::ModelProviderList,
        Self::PermissionProfileList,
        Self::PluginInstall,
        Self::PluginInstalled,
        Self::PluginList,
        Self::PluginRead,
        Self::PluginReconcile,
        Self::PluginSearch,
        Self::PluginShareCheckout,
        Self::PluginShareDelete,
        Self::PluginShareList,
        Self::PluginShareSave,
        Self::PluginShareUpdateTargets,
        Self::PluginSkillRead,
        Self::PluginUninstall,
        Self::ProcessKill,
        Self::ProcessResizePty,
        Self::ProcessSpawn,
        Self::ProcessWriteStdin,
        Self::ProjectCreate,
        Self::ProjectDelete,
        Self::ProjectImport,
        Self::ProjectList,
        Self::ProjectMove,
        Self::ProjectRead,
        Self::ProjectUpdate,
        Self::RemoteControlClientList,
        Self::RemoteControlClientRevoke,
        Self::RemoteControlDisable,
        Self::RemoteControlEnable,
        Self::RemoteControlPairingStart,
        Self::RemoteControlPairingStatus,
        Self::RemoteControlStatusRead,
        Self::ReviewStart,
        Self::RolloutCompress,
        Self::ServerDiagnostics,
        Self::SkillsConfigWrite,
        Self::SkillsExtraRootsSet,
        Self::SkillsList,
        Self::SkillsRemoteRead,
        Self::SkillsRemoteWrite,
        Self::ThreadApproveGuardianDeniedAction,
        Self::ThreadArchive,
        Self::ThreadAttachmentAdd,
        Self::ThreadAttachmentList,
        Self::ThreadAttachmentRemove,
        Self::ThreadAttachmentOwnerList,
        Self::ThreadBackgroundTerminalsClean,
        Self::ThreadBackgroundTerminalsList,
        Self::ThreadBackgroundTerminalsTerminate,
        Self::ThreadCompactStart,
        Self::ThreadDecrementElicitation,
        Self::ThreadDelete,
        Self::ThreadFork,
        Self::ThreadGoalClear,
        Self::ThreadGoalGet,
        Self::ThreadGoalSet,
        Self::ThreadGuardianReview,
        Self::ThreadIncrementElicitation,
        Self::ThreadInjectItems,
        Self::ThreadItemsList,
        Self::ThreadItemsRead,
        Self::ThreadList,
        Self::ThreadLoadedList,
        Self::ThreadMemoryRead,
        Self::ThreadMemoryModeSet,
        Self::ThreadMetadataUpdate,
        Self::ThreadNameSet,
        Self::ThreadPredictionRequest,
        Self::ThreadPrepareApprovedPlan,
        Self::ThreadQueueAdd,
        Self::ThreadQueueDelete,
        Self::ThreadQueueList,
        Self::ThreadQueueReorder,
        Self::ThreadQueueStart,
        Self::ThreadQueueUpdate,
        Self::ThreadRead,
        Self::ThreadReadStateUpdate,
        Self::ThreadRealtimeAppendAudio,
        Self::ThreadRealtimeAppendSpeech,
        Self::ThreadRealtimeAppendText,
        Self::ThreadRealtimeListVoices,
        Self::ThreadRealtimeStart,
        Self::ThreadRealtimeStop,
        Self::ThreadResume,
        Self::ThreadRevert,
        Self::ThreadRollback,
        Self::ThreadSampleCancel,
        Self::ThreadSample,
        Self::ThreadSearch,
        Self::ThreadSearchOccurrences,
        Self::ThreadSectionMove,
        Self::ThreadSettingsUpdate,
        Self::ThreadShellCommand,
        Self::ThreadStart,
        Self::ThreadTimelineList,
        Self::ThreadTurnsList,
        Self::ThreadUnarchive,
        Self::ThreadUnsubscribe,
        Self::ThreadSectionCreate,
        Self::ThreadSectionDelete,
        Self::ThreadSectionList,
        Self::ThreadSectionUpdate,
        Self::TurnInterrupt,
        Self::TurnSettingsUpdate,
        Self::TurnStart,
        Self::TurnSteer,
        Self::UserVerificationCancel,
        Self::UserVerificationDelete,
        Self::UserVerificationEnroll,
        Self::UserVerificationStatus,
        Self::UserVerificationVerify,
        Self::WindowsSandboxReadiness,
        Self::WindowsSandboxSetupStart,
    ];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "account/bedrock/checkGovCloudRequirements" => {
                Some(Self::AccountBedrockCheckGovCloudRequirements)
            }
            "account/bedrock/discover" => Some(Self::AccountBedrockDiscover),
            "account/bedrock/setup" => Some(Self::AccountBedrockSetup),
            "account/gatewayOAuth/cancel" => Some(Self::AccountGatewayOAuthCancel),
            "account/gatewayOAuth/login" => Some(Self::AccountGatewayOAuthLogin),
            "account/gatewayOAuth/read" => Some(Self::AccountGatewayOAuthRead),
            "account/gcp/setup" => Some(Self::AccountGcpSetup),
            "account/login/cancel" => Some(Self::AccountLoginCancel),
            "account/login/start" => Some(Self::AccountLoginStart),
            "account/logout" => Some(Self::AccountLogout),
            "account/rateLimitResetCredit/consume" => {
                Some(Self::AccountRateLimitResetCreditConsume)
            }
            "account/rateLimits/read" => Some(Self::AccountRateLimitsRead),
            "account/read" => Some(Self::AccountRead),
            "account/securitySetup/read" => Some(Self::AccountSecuritySetupRead),
            "account/sendAddCreditsNudgeEmail" => Some(Self::AccountSendAddCreditsNudgeEmail),
            "account/usage/read" => Some(Self::AccountUsageRead),
            "account/workspaceMessages/read" => Some(Self::AccountWorkspaceMessagesRead),
            "accountSession/list" => Some(Self::AccountSessionList),
            "accountSession/switch" => Some(Self::AccountSessionSwitch),
            "app/installed" => Some(Self::AppInstalled),
            "app/list" => Some(Self::AppList),
            "app/read" => Some(Self::AppRead),
            "collaborationMode/list" => Some(Self::CollaborationModeList),
            "command/exec/resize" => Some(Self::CommandExecResize),
            "command/exec/terminate" => Some(Self::CommandExecTerminate),
            "command/exec/write" => Some(Self::CommandExecWrite),
            "command/exec" => Some(Self::CommandExec),
            "config/batchWrite" => Some(Self::ConfigBatchWrite),
            "config/mcpServer/reload" => Some(Self::ConfigMcpServerReload),
            "config/read" => Some(Self::ConfigRead),
            "config/value/write" => Some(Self::ConfigValueWrite),
            "configRequirements/read" => Some(Self::ConfigRequirementsRead),
            "environment/add" => Some(Self::EnvironmentAdd),
            "environment/info" => Some(Self::EnvironmentInfo),
            "environment/status" => Some(Self::EnvironmentStatus),
            "experimentalFeature/enablement/set" => Some(Self::ExperimentalFeatureEnablementSet),
            "experimentalFeature/list" => Some(Self::ExperimentalFeatureList),
            "externalAgentConfig/detect" => Some(Self::ExternalAgentConfigDetect),
            "externalAgentConfig/import/readHistories" => {
                Some(Self::ExternalAgentConfigImportReadHistories)
            }
            "externalAgentConfig/import/recordHistory" => {
                Some(Self::ExternalAgentConfigImportRecordHistory)
            }
            "externalAgentConfig/import" => Some(Self::ExternalAgentConfigImport),
            "feedback/save" => Some(Self::FeedbackSave),
            "feedback/upload" => Some(Self::FeedbackUpload),
            "fs/copy" => Some(Self::FsCopy),
            "fs/createDirectory" => Some(Self::FsCreateDirectory),
            "fs/getMetadata" => Some(Self::FsGetMetadata),
            "fs/readDirectory" => Some(Self::FsReadDirectory),
            "fs/readFile" => Some(Self::FsReadFile),
            "fs/remove" => Some(Self::FsRemove),
            "fs/unwatch" => Some(Self::FsUnwatch),
            "fs/watch" => Some(Self::FsWatch),
            "fs/writeFile" => Some(Self::FsWriteFile),
            "fuzzyFileSearch/sessionStart" => Some(Self::FuzzyFileSearchSessionStart),
            "fuzzyFileSearch/sessionStop" => Some(Self::FuzzyFileSearchSessionStop),
            "fuzzyFileSearch/sessionUpdate" => Some(Self::FuzzyFileSearchSessionUpdate),
            "fuzzyFileSearch" => Some(Self::FuzzyFileSearch),
            "hooks/list" => Some(Self::HooksList),
            "initialize" => Some(Self::Initialize),
            "addConversationListener" => Some(Self::AddConversationListener),
            "archiveConversation" => Some(Self::ArchiveConversation),
            "cancelLoginChatGpt" => Some(Self::CancelLoginChatGpt),
            "execOneOffCommand" => Some(Self::ExecOneOffCommand),
            "forkConversation" => Some(Self::ForkConversation),
            "getAuthStatus" => Some(Self::GetAuthStatus),
            "getConversationSummary" => Some(Self::GetConversationSummary),
            "getUserAgent" => Some(Self::GetUserAgent),
            "getUserSavedConfig" => Some(Self::GetUserSavedConfig),
            "gitDiffToRemote" => Some(Self::GitDiffToRemote),
            "interruptConversation" => Some(Self::InterruptConversation),
            "listConversations" => Some(Self::ListConversations),
            "loginApiKey" => Some(Self::LoginApiKey),
            "loginChatGpt" => Some(Self::LoginChatGpt),
            "logoutChatGpt" => Some(Self::LogoutChatGpt),
            "newConversation" => Some(Self::NewConversation),
            "removeConversationListener" => Some(Self::RemoveConversationListener),
            "resumeConversation" => Some(Self::ResumeConversation),
            "sendUserMessage" => Some(Self::SendUserMessage),
            "sendUserTurn" => Some(Self::SendUserTurn),
            "setDefaultModel" => Some(Self::SetDefaultModel),
            "userInfo" => Some(Self::UserInfo),
            "marketplace/add" => Some(Self::MarketplaceAdd),
            "marketplace/remove" => Some(Self::MarketplaceRemove),
            "marketplace/upgrade" => Some(Self::MarketplaceUpgrade),
            "mcpServer/event/stream/start" => Some(Self::McpServerEventStreamStart),
            "mcpServer/event/stream/stop" => Some(Self::McpServerEventStreamStop),
            "mcpServer/oauth/login" => Some(Self::McpServerOauthLogin),
            "mcpServer/resource/read" => Some(Self::McpServerResourceRead),
            "mcpServer/tool/call" => Some(Self::McpServerToolCall),
            "mcpServerStatus/list" => Some(Self::McpServerStatusList),
            "memory/reset" => Some(Self::MemoryReset),
            "memory/status" => Some(Self::MemoryStatus),
            "mock/experimentalMethod" => Some(Self::MockExperimentalMethod),
            "model/list" => Some(Self::ModelList),
            "modelProvider/capabilities/read" => Some(Self::ModelProviderCapabilitiesRead),
            "modelProvider/config/write" => Some(Self::ModelProviderConfigWrite),
            "modelProvider/list" => Some(Self::ModelProviderList),
            "permissionProfile/list" => Some(Self::PermissionProfileList),
            "plugin/install" => Some(Self::PluginInstall),
            "plugin/installed" => Some(Self::PluginInstalled),
            "plugin/list" => Some(Self::PluginList),
            "plugin/read" => Some(Self::PluginRead),
            "plugin/reconcile" => Some(Self::PluginReconcile),
            "plugin/search" => Some(Self::PluginSearch),
            "plugin/share/checkout" => Some(Self::PluginShareCheckout),
            "plugin/share/delete" => Some(Self::PluginShareDelete),
            "plugin/share/list" => Some(Self::PluginShareList),
            "plugin/share/save" => Some(Self::PluginShareSave),
            "plugin/share/updateTargets" => Some(Self::PluginShareUpdateTargets),
            "plugin/skill/read" => Some(Self::PluginSkillRead),
            "plugin/uninstall" => Some(Self::PluginUninstall),
            "process/kill" => Some(Self::ProcessKill),
            "process/resizePty" => Some(Self::ProcessResizePty),
            "process/spawn" => Some(Self::ProcessSpawn),
            "process/writeStdin" => Some(Self::ProcessWriteStdin),
            "project/create" => Some(Self::ProjectCreate),
            "project/delete" => Some(Self::ProjectDelete),
            "project/import" => Some(Self::ProjectImport),
            "project/list" => Some(Self::ProjectList),
            "project/move" => Some(Self::ProjectMove),
            "project/read" => Some(Self::ProjectRead),
            "project/update" => Some(Self::ProjectUpdate),
            "remoteControl/client/list" => Some(Self::RemoteControlClientList),
            "remoteControl/client/revoke" => Some(Self::RemoteControlClientRevoke),
            "remoteControl/disable" => Some(Self::RemoteControlDisable),
            "remoteControl/enable" => Some(Self::RemoteControlEnable),
            "remoteControl/pairing/start" => Some(Self::RemoteControlPairingStart),
            "remoteControl/pairing/status" => Some(Self::RemoteControlPairingStatus),
            "remoteControl/status/read" => Some(Self::RemoteControlStatusRead),
            "review/start" => Some(Self::ReviewStart),
            "rollout/compress" => Some(Self::RolloutCompress),
            "server/diagnostics" => Some(Self::ServerDiagnostics),
            "skills/config/write" => Some(Self::SkillsConfigWrite),
            "skills/extraRoots/set" => Some(Self::SkillsExtraRootsSet),
            "skills/list" => Some(Self::SkillsList),
            "skills/remote/read" => Some(Self::SkillsRemoteRead),
            "skills/remote/write" => Some(Self::SkillsRemoteWrite),
            "thread/approveGuardianDeniedAction" => Some(Self::ThreadApproveGuardianDeniedAction),
            "thread/archive" => Some(Self::ThreadArchive),
            "thread/attachment/add" => Some(Self::ThreadAttachmentAdd),
            "thread/attachment/list" => Some(Self::ThreadAttachmentList),
            "thread/attachment/remove" => Some(Self::ThreadAttachmentRemove),
            "thread/attachmentOwner/list" => Some(Self::ThreadAttachmentOwnerList),
            "thread/backgroundTerminals/clean" => Some(Self::ThreadBackgroundTerminalsClean),
            "thread/backgroundTerminals/list" => Some(Self::ThreadBackgroundTerminalsList),
            "thread/backgroundTerminals/terminate" => {
                Some(Self::ThreadBackgroundTerminalsTerminate)
            }
            "thread/compact/start" => Some(Self::ThreadCompactStart),
            "thread/decrement_elicitation" => Some(Self::ThreadDecrementElicitation),
            "thread/delete" => Some(Self::ThreadDelete),
            "thread/fork" => Some(Self::ThreadFork),
            "thread/goal/clear" => Some(Self::ThreadGoalClear),
            "thread/goal/get" => Some(Self::ThreadGoalGet),
            "thread/goal/set" => Some(Self::ThreadGoalSet),
            "thread/guardianReview" => Some(Self::ThreadGuardianReview),
            "thread/increment_elicitation" => Some(Self::ThreadIncrementElicitation),
            "thread/inject_items" => Some(Self::ThreadInjectItems),
            "thread/items/list" => Some(Self::ThreadItemsList),
            "thread/items/read" => Some(Self::ThreadItemsRead),
            "thread/list" => Some(Self::ThreadList),
            "thread/loaded/list" => Some(Self::ThreadLoadedList),
            "thread/memory/read" => Some(Self::ThreadMemoryRead),
            "thread/memoryMode/set" => Some(Self::ThreadMemoryModeSet),
            "thread/metadata/update" => Some(Self::ThreadMetadataUpdate),
            "thread/name/set" => Some(Self::ThreadNameSet),
            "thread/prediction/request" => Some(Self::ThreadPredictionRequest),
            "thread/prepareApprovedPlan" => Some(Self::ThreadPrepareApprovedPlan),
            "thread/queue/add" => Some(Self::ThreadQueueAdd),
            "thread/queue/delete" => Some(Self::ThreadQueueDelete),
            "thread/queue/list" => Some(Self::ThreadQueueList),
            "thread/queue/reorder" => Some(Self::ThreadQueueReorder),
            "thread/queue/start" => Some(Self::ThreadQueueStart),
            "thread/queue/update" => Some(Self::ThreadQueueUpdate),
            "thread/read" => Some(Self::ThreadRead),
            "thread/readState/update" => Some(Self::ThreadReadStateUpdate),
            "thread/realtime/appendAudio" => Some(Self::ThreadRealtimeAppendAudio),
            "thread/realtime/appendSpeech" => Some(Self::ThreadRealtimeAppendSpeech),
            "thread/realtime/appendText" => Some(Self::ThreadRealtimeAppendText),
            "thread/realtime/listVoices" => Some(Self::ThreadRealtimeListVoices),
            "thread/realtime/start" => Some(Self::ThreadRealtimeStart),
            "thread/realtime/stop" => Some(Self::ThreadRealtimeStop),
            "thread/resume" => Some(Self::ThreadResume),
            "thread/revert" => Some(Self::ThreadRevert),
            "thread/rollback" => Some(Self::ThreadRollback),
            "thread/sample/cancel" => Some(Self::ThreadSampleCancel),
            "thread/sample" => Some(Self::ThreadSample),
            "thread/search" => Some(Self::ThreadSearch),
            "thread/searchOccurrences" => Some(Self::ThreadSearchOccurrences),
            "thread/section/move" => Some(Self::ThreadSectionMove),
            "thread/settings/update" => Some(Self::ThreadSettingsUpdate),
            "thread/shellCommand" => Some(Self::ThreadShellCommand),
            "thread/start" => Some(Self::ThreadStart),
            "thread/timeline/list" => Some(Self::ThreadTimelineList),
            "thread/turns/list" => Some(Self::ThreadTurnsList),
            "thread/unarchive" => Some(Self::ThreadUnarchive),
            "thread/unsubscribe" => Some(Self::ThreadUnsubscribe),
            "threadSection/create" => Some(Self::ThreadSectionCreate),
            "threadSection/delete" => Some(Self::ThreadSectionDelete),
            "threadSection/list" => Some(Self::ThreadSectionList),
            "threadSection/update" => Some(Self::ThreadSectionUpdate),
            "turn/interrupt" => Some(Self::TurnInterrupt),
            "turn/settings/update" => Some(Self::TurnSettingsUpdate),
            "turn/start" => Some(Self::TurnStart),
            "turn/steer" => Some(Self::TurnSteer),
            "userVerification/cancel" => Some(Self::UserVerificationCancel),
            "userVerification/delete" => Some(Self::UserVerificationDelete),
            "userVerification/enroll" => Some(Self::UserVerificationEnroll),
            "userVerification/status" => Some(Self::UserVerificationStatus),
            "userVerification/verify" => Some(Self::UserVerificationVerify),
            "windowsSandbox/readiness" => Some(Self::WindowsSandboxReadiness),
            "windowsSandbox/setupStart" => Some(Self::WindowsSandboxSetupStart),
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
        name: "account/bedrock/checkGovCloudRequirements",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "account/bedrock/discover",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "account/bedrock/setup",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "account/gatewayOAuth/cancel",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "account/gatewayOAuth/login",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "account/gatewayOAuth/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "account/gcp/setup",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "account/login/cancel",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "account/login/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "account/logout",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "account/rateLimitResetCredit/consume",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "codex account authentication required for rate limit reset credits",
        )),
    },
    MethodSpec {
        name: "account/rateLimits/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: Some(ErrorText::new(
            -32600,
            "codex account authentication required to read rate limits",
        )),
    },
    MethodSpec {
        name: "account/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "account/securitySetup/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "account/sendAddCreditsNudgeEmail",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "codex account authentication required to notify workspace owner",
        )),
    },
    MethodSpec {
        name: "account/usage/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: Some(ErrorText::new(
            -32600,
            "codex account authentication required to read token usage",
        )),
    },
    MethodSpec {
        name: "account/workspaceMessages/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: Some(ErrorText::new(
            -32600,
            "codex account authentication required to read workspace messages",
        )),
    },
    MethodSpec {
        name: "accountSession/list",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "accountSession/switch",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "Workspace switching requires a managed ChatGPT login",
        )),
    },
    MethodSpec {
        name: "app/installed",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
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
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "app/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "collaborationMode/list",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "command/exec/resize",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "command/exec/terminate",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "command/exec/write",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "command/exec",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "config/batchWrite",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "config/mcpServer/reload",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "config/read",
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
        name: "config/value/write",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "configRequirements/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "environment/add",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "environment/info",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "environment/status",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "experimentalFeature/enablement/set",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "experimentalFeature/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "externalAgentConfig/detect",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "externalAgentConfig/import/readHistories",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "externalAgentConfig/import/recordHistory",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "externalAgentConfig/import",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "feedback/save",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "feedback/upload",
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
        name: "fs/copy",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fs/createDirectory",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fs/getMetadata",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fs/readDirectory",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fs/readFile",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fs/remove",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fs/unwatch",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fs/watch",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fs/writeFile",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fuzzyFileSearch/sessionStart",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fuzzyFileSearch/sessionStop",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fuzzyFileSearch/sessionUpdate",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "fuzzyFileSearch",
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
        name: "hooks/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
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
        name: "addConversationListener",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "archiveConversation",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "cancelLoginChatGpt",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "execOneOffCommand",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "forkConversation",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "getAuthStatus",
        stability: Stability::Deprecated,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "getConversationSummary",
        stability: Stability::Deprecated,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "getUserAgent",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "getUserSavedConfig",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "gitDiffToRemote",
        stability: Stability::Deprecated,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "interruptConversation",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "listConversations",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "loginApiKey",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "loginChatGpt",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "logoutChatGpt",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "newConversation",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "removeConversationListener",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "resumeConversation",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "sendUserMessage",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "sendUserTurn",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "setDefaultModel",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "userInfo",
        stability: Stability::Deprecated,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "marketplace/add",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "marketplace/remove",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "marketplace/upgrade",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcpServer/event/stream/start",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "MCP event subscriptions are only supported for hosted apps",
        )),
    },
    MethodSpec {
        name: "mcpServer/event/stream/stop",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcpServer/oauth/login",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcpServer/resource/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcpServer/tool/call",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mcpServerStatus/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "memory/reset",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "memory/status",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "mock/experimentalMethod",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "model/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "modelProvider/capabilities/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "modelProvider/config/write",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "modelProvider/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "permissionProfile/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/install",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/installed",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/reconcile",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/search",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "plugin/share/checkout",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "checkout plugin share: chatgpt authentication required for remote plugin catalog",
        )),
    },
    MethodSpec {
        name: "plugin/share/delete",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "delete remote plugin share: chatgpt authentication required for remote plugin catalog",
        )),
    },
    MethodSpec {
        name: "plugin/share/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "list remote plugin shares: chatgpt authentication required for remote plugin catalog",
        )),
    },
    MethodSpec {
        name: "plugin/share/save",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "save remote plugin share: chatgpt authentication required for remote plugin catalog",
        )),
    },
    MethodSpec {
        name: "plugin/share/updateTargets",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "update remote plugin share targets: chatgpt authentication required for remote plugin catalog",
        )),
    },
    MethodSpec {
        name: "plugin/skill/read",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "read remote plugin skill details: chatgpt authentication required for remote plugin catalog",
        )),
    },
    MethodSpec {
        name: "plugin/uninstall",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "process/kill",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "process/resizePty",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "process/spawn",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "process/writeStdin",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "project/create",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "project/delete",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "project/import",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "project/list",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "project/move",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "project/read",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "project/update",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "remoteControl/client/list",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "remote control requires ChatGPT authentication",
        )),
    },
    MethodSpec {
        name: "remoteControl/client/revoke",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "remote control requires ChatGPT authentication",
        )),
    },
    MethodSpec {
        name: "remoteControl/disable",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: Some(ErrorText::new(
            -32600,
            "remote control requires ChatGPT authentication",
        )),
    },
    MethodSpec {
        name: "remoteControl/enable",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: true,
        refusal: Some(ErrorText::new(
            -32600,
            "remote control requires ChatGPT authentication",
        )),
    },
    MethodSpec {
        name: "remoteControl/pairing/start",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::new(
            -32600,
            "remote control pairing requires remote control to be enabled",
        )),
    },
    MethodSpec {
        name: "remoteControl/pairing/status",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "remoteControl/status/read",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "review/start",
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
        name: "rollout/compress",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "server/diagnostics",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/config/write",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/extraRoots/set",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/list",
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
        name: "skills/remote/read",
        stability: Stability::Stable,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "skills/remote/write",
        stability: Stability::Stable,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/approveGuardianDeniedAction",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/archive",
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
        name: "thread/attachment/add",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/attachment/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/attachment/remove",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/attachmentOwner/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/backgroundTerminals/clean",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/backgroundTerminals/list",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/backgroundTerminals/terminate",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
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
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/decrement_elicitation",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/delete",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
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
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/goal/clear",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/goal/get",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/goal/set",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/guardianReview",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/increment_elicitation",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/inject_items",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/items/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/items/read",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/loaded/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/memory/read",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/memoryMode/set",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/metadata/update",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/name/set",
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
        name: "thread/prediction/request",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/prepareApprovedPlan",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/queue/add",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/queue/delete",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/queue/list",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/queue/reorder",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/queue/start",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/queue/update",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
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
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/readState/update",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/realtime/appendAudio",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/realtime/appendSpeech",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/realtime/appendText",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/realtime/listVoices",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/realtime/start",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/realtime/stop",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
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
        capability: None,
        scope: Scope::Thread,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/revert",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/rollback",
        stability: Stability::Stable,
        since: 0,
        until: 0,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/sample/cancel",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/sample",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/search",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/searchOccurrences",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/section/move",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/settings/update",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/shellCommand",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
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
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/timeline/list",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/turns/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "thread/unarchive",
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
        name: "thread/unsubscribe",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "threadSection/create",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "threadSection/delete",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "threadSection/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "threadSection/update",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
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
        name: "turn/settings/update",
        stability: Stability::Experimental,
        since: 1,
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
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "userVerification/cancel",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "userVerification/delete",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::with_data(
            -32603,
            "User verification is not available in this build or account.",
            r#"{"type":"unavailable","reason":"providerUnavailable"}"#,
        )),
    },
    MethodSpec {
        name: "userVerification/enroll",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(ErrorText::with_data(
            -32603,
            "User verification is not available in this build or account.",
            r#"{"type":"unavailable","reason":"providerUnavailable"}"#,
        )),
    },
    MethodSpec {
        name: "userVerification/status",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "userVerification/verify",
        stability: Stability::Experimental,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "windowsSandbox/readiness",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Read,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "windowsSandbox/setupStart",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Admin,
        params_optional: false,
        refusal: None,
    },
];

/// The request methods of the reference server, in its order.
pub static KNOWN_METHODS: &[KnownMethod] = &[
    KnownMethod {
        name: "initialize",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "server/diagnostics",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/status",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/enroll",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/delete",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/verify",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/cancel",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/start",
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
        name: "thread/fork",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/sample",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/sample/cancel",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/archive",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/delete",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/unsubscribe",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/increment_elicitation",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/decrement_elicitation",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/name/set",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/prediction/request",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/goal/set",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/goal/get",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/goal/clear",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/queue/add",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/delete",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/reorder",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/start",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/metadata/update",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/attachment/add",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/attachment/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/attachmentOwner/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/attachment/remove",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/section/move",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/settings/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/memoryMode/set",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/memory/read",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "memory/status",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "memory/reset",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "rollout/compress",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/unarchive",
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
        name: "thread/rollback",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "thread/shellCommand",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/approveGuardianDeniedAction",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/backgroundTerminals/clean",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/backgroundTerminals/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/backgroundTerminals/terminate",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/revert",
        since: 1,
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
        name: "project/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/read",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/create",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/import",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/move",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/delete",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "threadSection/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "threadSection/create",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "threadSection/update",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "threadSection/delete",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/search",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/searchOccurrences",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/loaded/list",
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
        name: "thread/readState/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/turns/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/items/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/items/read",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/guardianReview",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/inject_items",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/prepareApprovedPlan",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "skills/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/remote/read",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "skills/remote/write",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "skills/extraRoots/set",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "hooks/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "marketplace/add",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "marketplace/remove",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "marketplace/upgrade",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/search",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "plugin/installed",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/reconcile",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/skill/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/save",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/updateTargets",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/checkout",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/delete",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/read",
        since: 1,
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
        name: "app/installed",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/readFile",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/writeFile",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/createDirectory",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/getMetadata",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/readDirectory",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/remove",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/copy",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/watch",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/unwatch",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/config/write",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/install",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/uninstall",
        since: 1,
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
        name: "turn/settings/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "turn/steer",
        since: 1,
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
        name: "thread/realtime/start",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/appendAudio",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/appendText",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/appendSpeech",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/stop",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/timeline/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/listVoices",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "review/start",
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
        name: "account/gatewayOAuth/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/gatewayOAuth/login",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/gatewayOAuth/cancel",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "modelProvider/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "modelProvider/config/write",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "modelProvider/capabilities/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "experimentalFeature/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "permissionProfile/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "experimentalFeature/enablement/set",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "remoteControl/enable",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/disable",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/status/read",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/pairing/start",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/pairing/status",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/client/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/client/revoke",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "collaborationMode/list",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "mock/experimentalMethod",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "environment/add",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "environment/info",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "environment/status",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "mcpServer/oauth/login",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "config/mcpServer/reload",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcpServerStatus/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcpServer/resource/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcpServer/event/stream/start",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "mcpServer/event/stream/stop",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "mcpServer/tool/call",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "windowsSandbox/setupStart",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "windowsSandbox/readiness",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/login/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/bedrock/discover",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/bedrock/setup",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/gcp/setup",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/bedrock/checkGovCloudRequirements",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/login/cancel",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "accountSession/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "accountSession/switch",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/logout",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/securitySetup/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/rateLimits/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/rateLimitResetCredit/consume",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/usage/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/workspaceMessages/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/sendAddCreditsNudgeEmail",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "feedback/upload",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "feedback/save",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/exec",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/exec/write",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/exec/terminate",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/exec/resize",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "process/spawn",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "process/writeStdin",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "process/kill",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "process/resizePty",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "config/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalAgentConfig/detect",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalAgentConfig/import",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalAgentConfig/import/recordHistory",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalAgentConfig/import/readHistories",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "config/value/write",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "config/batchWrite",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "configRequirements/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "newConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "getConversationSummary",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "listConversations",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "resumeConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "forkConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "archiveConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "sendUserMessage",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "sendUserTurn",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "interruptConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "addConversationListener",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "removeConversationListener",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "gitDiffToRemote",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "loginApiKey",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "loginChatGpt",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "cancelLoginChatGpt",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "logoutChatGpt",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "getAuthStatus",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "getUserSavedConfig",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "setDefaultModel",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "getUserAgent",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "userInfo",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "fuzzyFileSearch",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "execOneOffCommand",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "fuzzyFileSearch/sessionStart",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "fuzzyFileSearch/sessionUpdate",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "fuzzyFileSearch/sessionStop",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
];

/// The notifications that need the experimental capability.
pub static EXPERIMENTAL_NOTIFICATIONS: &[&str] = &[
    "thread/queue/changed",
    "thread/readState/changed",
    "thread/settings/updated",
];

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Checks whether the setup of Bedrock fits a region of the US government.
    ///
    /// A hint only; no warning is no guarantee.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/checkGovCloudRequirements.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountBedrockCheckGovCloudRequirements;

    impl RequestMethod for AccountBedrockCheckGovCloudRequirements {
        const NAME: &'static str = "account/bedrock/checkGovCloudRequirements";
        type Params = super::BedrockCheckGovCloudRequirementsParams;
        type Response = super::BedrockCheckGovCloudRequirementsResponse;

        codec!(params, result);
    }

    /// Looks for credentials of AWS on this machine.
    ///
    /// Looks at environment variables and at the files of AWS; returns no secrets.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/discover.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountBedrockDiscover;

    impl RequestMethod for AccountBedrockDiscover {
        const NAME: &'static str = "account/bedrock/discover";
        type Params = super::BedrockDiscoverParams;
        type Response = super::BedrockDiscoverResponse;

        codec!(params, result);
    }

    /// Sets the configuration up for Amazon Bedrock.
    ///
    /// The credentials must be there and work.
    ///
    /// Errors:
    /// - -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this region.
    /// - -32600 `No AWS credentials found. Please Configure AWS credentials or complete AWS sign-in, then try again.`: There are no credentials.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/setup.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountBedrockSetup;

    impl RequestMethod for AccountBedrockSetup {
        const NAME: &'static str = "account/bedrock/setup";
        type Params = super::BedrockSetupParams;
        type Response = super::BedrockSetupResponse;

        codec!(params, result);
    }

    /// Asks the client for new tokens after the model provider refused the old ones.
    ///
    /// The request to the provider is then repeated once. Without an answer within 10 seconds, or after an error, the turn fails. Nothing is stored.
    ///
    /// Source: `schema/codex/account/chatgptAuthTokens/refresh.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountChatgptAuthTokensRefresh;

    impl RequestMethod for AccountChatgptAuthTokensRefresh {
        const NAME: &'static str = "account/chatgptAuthTokens/refresh";
        type Params = super::ChatgptAuthTokensRefreshParams;
        type Response = super::ChatgptAuthTokensRefreshResponse;

        codec!(params, result);
    }

    /// Gives up a sign-in at a gateway.
    ///
    /// Succeeds also when there is none.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountGatewayOAuthCancel;

    impl RequestMethod for AccountGatewayOAuthCancel {
        const NAME: &'static str = "account/gatewayOAuth/cancel";
        type Params = super::NoParams;
        type Response = super::GatewayOAuthCancelResponse;

        codec!(params, result);
    }

    /// Begins to sign in at the gateway of the model provider.
    ///
    /// The provider in use stays the same. `account/gatewayOAuth/changed` tells the rest.
    ///
    /// Errors:
    /// - -32600 `The selected provider does not use gateway OAuth`: The model provider wants no sign-in.
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/login.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountGatewayOAuthLogin;

    impl RequestMethod for AccountGatewayOAuthLogin {
        const NAME: &'static str = "account/gatewayOAuth/login";
        type Params = super::GatewayOAuthLoginParams;
        type Response = super::GatewayOAuthLoginResponse;

        codec!(params, result);
    }

    /// Returns whether the model provider wants a sign-in at its gateway, and where it stands.
    ///
    /// Nothing is started.
    ///
    /// Errors:
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountGatewayOAuthRead;

    impl RequestMethod for AccountGatewayOAuthRead {
        const NAME: &'static str = "account/gatewayOAuth/read";
        type Params = super::GatewayOAuthReadParams;
        type Response = super::GatewayOAuthReadResponse;

        codec!(params, result);
    }

    /// Sets the configuration up for models of Google Cloud.
    ///
    /// Nothing is written when the project is not valid.
    ///
    /// Errors:
    /// - -32600 `model_providers.gcp.project_id must be non-empty and contain only ASCII letters, digits, and hyphens`: `projectId` is empty or has other characters.
    /// - -32600 `Cannot read the Google Cloud credential file: {detail}`: The file cannot be read.
    /// - -32600 `The Google Cloud auth command could not obtain an access token.`: Nobody is signed in to Google Cloud.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/gcp/setup.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountGcpSetup;

    impl RequestMethod for AccountGcpSetup {
        const NAME: &'static str = "account/gcp/setup";
        type Params = super::GcpSetupParams;
        type Response = super::GcpSetupResponse;

        codec!(params, result);
    }

    /// Gives up a sign-in in the browser.
    ///
    /// The sign-in then ends with `Login server error: Login was not completed`. Succeeds also when there is none; the answer says so.
    ///
    /// Errors:
    /// - -32600 `invalid login id: {loginId}`: `loginId` is not a UUID.
    ///
    /// Source: `schema/codex/account/login/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountLoginCancel;

    impl RequestMethod for AccountLoginCancel {
        const NAME: &'static str = "account/login/cancel";
        type Params = super::CancelLoginAccountParams;
        type Response = super::CancelLoginAccountResponse;

        codec!(params, result);
    }

    /// Begins to sign in.
    ///
    /// With a key or tokens it is done at once; else `account/login/completed` tells the end. A new sign-in in the browser ends the one before with `Login server error: Login cancelled`, one with a key with `Login server error: Login was not completed`.
    ///
    /// Errors:
    /// - -32600 `signing in with `{method}` is not supported; sign in with `apiKey``: The kind of sign-in is one with a code of the vendor or with keys of Amazon Bedrock.
    /// - -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands a sign-in with ChatGPT.
    /// - -32600 `ChatGPT login is disabled. Use API key login instead.`: The configuration demands a key.
    /// - -32600 `External ChatGPT auth is disabled. Use API key login instead.`: The same, for tokens of the client.
    /// - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
    /// - -32600 `invalid id token: {detail}`: A token cannot be read. Until 0.97.
    /// - -32603 `failed to set external auth: {detail}`: A token cannot be read. Since 0.169.
    /// - -32603 `failed to request device code: {detail}`: The service that gives out codes cannot be reached. Since 0.169.
    /// - -32603 `failed to start login server: {detail}`: The server cannot listen for the browser.
    /// - -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this region.
    ///
    /// Source: `schema/codex/account/login/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountLoginStart;

    impl RequestMethod for AccountLoginStart {
        const NAME: &'static str = "account/login/start";
        type Params = super::LoginAccountParams;
        type Response = super::LoginAccountResponse;

        codec!(params, result);
    }

    /// Forgets all credentials.
    ///
    /// Gives up a sign-in that is under way. Succeeds also when nobody is signed in.
    ///
    /// Source: `schema/codex/account/logout.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountLogout;

    impl RequestMethod for AccountLogout {
        const NAME: &'static str = "account/logout";
        type Params = super::NoParams;
        type Response = super::LogoutAccountResponse;

        codec!(params, result);
    }

    /// Uses a credit to reset the usage limits.
    ///
    /// The same key again uses no second credit.
    ///
    /// Errors:
    /// - -32600 `idempotencyKey must not be empty`: The key is empty; checked first.
    /// - -32600 `codex account authentication required for rate limit reset credits`: Nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/account/rateLimitResetCredit/consume.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountRateLimitResetCreditConsume;

    impl RequestMethod for AccountRateLimitResetCreditConsume {
        const NAME: &'static str = "account/rateLimitResetCredit/consume";
        type Params = super::ConsumeAccountRateLimitResetCreditParams;
        type Response = super::ConsumeAccountRateLimitResetCreditResponse;

        codec!(params, result);
    }

    /// Returns the usage limits of the account.
    ///
    /// They are fetched from the vendor's service.
    ///
    /// Errors:
    /// - -32600 `codex account authentication required to read rate limits`: Nobody is signed in.
    /// - -32600 `chatgpt authentication required to read rate limits`: The sign-in was made with a key.
    ///
    /// Source: `schema/codex/account/rateLimits/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountRateLimitsRead;

    impl RequestMethod for AccountRateLimitsRead {
        const NAME: &'static str = "account/rateLimits/read";
        type Params = super::GetAccountRateLimitsParams;
        type Response = super::GetAccountRateLimitsResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 141, &[true, false]));

        codec!(params, result);
    }

    /// Returns who is signed in.
    ///
    /// `account` is `null` when the model provider needs no account, even if a key is stored.
    ///
    /// Errors:
    /// - -32603 `workspace routing discovery failed`: The back end of the account cannot be reached.
    ///
    /// Source: `schema/codex/account/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountRead;

    impl RequestMethod for AccountRead {
        const NAME: &'static str = "account/read";
        type Params = super::GetAccountParams;
        type Response = super::GetAccountResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 0, &[true, false]));

        codec!(params, result);
    }

    /// Returns advice to make the account safer.
    ///
    /// No advice when nobody is signed in or none applies. Nothing is changed.
    ///
    /// Since 0.169. Source: `schema/codex/account/securitySetup/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountSecuritySetupRead;

    impl RequestMethod for AccountSecuritySetupRead {
        const NAME: &'static str = "account/securitySetup/read";
        type Params = super::NoParams;
        type Response = super::GetAccountSecuritySetupResponse;

        codec!(params, result);
    }

    /// Sends the workspace's owner an e-mail that asks for more credits.
    ///
    /// Not more than one in some time.
    ///
    /// Errors:
    /// - -32600 `codex account authentication required to notify workspace owner`: Nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/account/sendAddCreditsNudgeEmail.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountSendAddCreditsNudgeEmail;

    impl RequestMethod for AccountSendAddCreditsNudgeEmail {
        const NAME: &'static str = "account/sendAddCreditsNudgeEmail";
        type Params = super::SendAddCreditsNudgeEmailParams;
        type Response = super::SendAddCreditsNudgeEmailResponse;

        codec!(params, result);
    }

    /// Returns how much the account used.
    ///
    /// With a thread, its estimated cost, too.
    ///
    /// Errors:
    /// - -32600 `codex account authentication required to read token usage`: Nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/account/usage/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountUsageRead;

    impl RequestMethod for AccountUsageRead {
        const NAME: &'static str = "account/usage/read";
        type Params = super::GetAccountTokenUsageParams;
        type Response = super::GetAccountTokenUsageResponse;

        codec!(params, result);
    }

    /// Returns messages of the workspace's owner.
    ///
    /// Only messages in force.
    ///
    /// Errors:
    /// - -32600 `codex account authentication required to read workspace messages`: Nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/account/workspaceMessages/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountWorkspaceMessagesRead;

    impl RequestMethod for AccountWorkspaceMessagesRead {
        const NAME: &'static str = "account/workspaceMessages/read";
        type Params = super::NoParams;
        type Response = super::GetWorkspaceMessagesResponse;

        codec!(params, result);
    }

    /// Lists the accounts signed in.
    ///
    /// Empty when nobody is.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/accountSession/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountSessionList;

    impl RequestMethod for AccountSessionList {
        const NAME: &'static str = "accountSession/list";
        type Params = super::AccountSessionsListParams;
        type Response = super::AccountSessionsResponse;

        codec!(params, result);
    }

    /// Chooses the account and the workspace to use.
    ///
    /// Where the workspace wants a sign-in of its own, the answer holds the address to open.
    ///
    /// Errors:
    /// - -32600 `Workspace switching requires a managed ChatGPT login`: Nobody is signed in with ChatGPT.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/accountSession/switch.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountSessionSwitch;

    impl RequestMethod for AccountSessionSwitch {
        const NAME: &'static str = "accountSession/switch";
        type Params = super::AccountSessionsSwitchParams;
        type Response = super::AccountSessionsSwitchResponse;

        codec!(params, result);
    }

    /// Returns the apps in use.
    ///
    /// All from one moment; names come from the tools, the rest from `app/read`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/app/installed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppInstalled;

    impl RequestMethod for AppInstalled {
        const NAME: &'static str = "app/installed";
        type Params = super::AppsInstalledParams;
        type Response = super::AppsInstalledResponse;

        codec!(params, result);
    }

    /// Lists the apps that the account can reach.
    ///
    /// Empty without an account or with the feature off; a wrong cursor is not noticed then.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Source: `schema/codex/app/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppList;

    impl RequestMethod for AppList {
        const NAME: &'static str = "app/list";
        type Params = super::AppsListParams;
        type Response = super::AppsListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 8, &[true, false]));

        codec!(params, result);
    }

    /// Returns certain apps.
    ///
    /// Ids without an app come back in `missingAppIds`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32602 `app/read accepts at most 100 appIds`: There are more.
    ///
    /// Since 0.169. Source: `schema/codex/app/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppRead;

    impl RequestMethod for AppRead {
        const NAME: &'static str = "app/read";
        type Params = super::AppsReadParams;
        type Response = super::AppsReadResponse;

        codec!(params, result);
    }

    /// Asks the client to prove which program it is.
    ///
    /// Only clients that declared the capability are asked, and only for requests to the vendor's own service with an account of its cloud. This server sends no such request.
    ///
    /// Since 0.169. Source: `schema/codex/attestation/generate.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AttestationGenerate;

    impl RequestMethod for AttestationGenerate {
        const NAME: &'static str = "attestation/generate";
        type Params = super::AttestationGenerateParams;
        type Response = super::AttestationGenerateResponse;

        codec!(params, result);
    }

    /// Lists the collaboration modes.
    ///
    /// There is one preset per mode and no paging.
    ///
    /// Errors:
    /// - -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/collaborationMode/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CollaborationModeList;

    impl RequestMethod for CollaborationModeList {
        const NAME: &'static str = "collaborationMode/list";
        type Params = super::CollaborationModeListParams;
        type Response = super::CollaborationModeListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 139, &[false, true]));

        codec!(params, result);
    }

    /// Changes the size of the terminal of a running command.
    ///
    /// The command must have been started with `tty`.
    ///
    /// Errors:
    /// - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
    /// - -32600 `failed to resize PTY: {detail}`: The command has no terminal (`process is not attached to a PTY`).
    /// - -32602 `command/exec size rows and cols must be greater than 0`: The terminal has no lines or no columns.
    ///
    /// Since 0.169. Source: `schema/codex/command/exec/resize.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CommandExecResize;

    impl RequestMethod for CommandExecResize {
        const NAME: &'static str = "command/exec/resize";
        type Params = super::CommandExecResizeParams;
        type Response = super::CommandExecResizeResponse;

        codec!(params, result);
    }

    /// Kills a running command.
    ///
    /// `command/exec` then answers with exit code 137.
    ///
    /// Errors:
    /// - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
    ///
    /// Since 0.169. Source: `schema/codex/command/exec/terminate.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CommandExecTerminate;

    impl RequestMethod for CommandExecTerminate {
        const NAME: &'static str = "command/exec/terminate";
        type Params = super::CommandExecTerminateParams;
        type Response = super::CommandExecTerminateResponse;

        codec!(params, result);
    }

    /// Writes to standard input of a running command.
    ///
    /// The command must have been started with `streamStdin` or `tty`.
    ///
    /// Errors:
    /// - -32602 `command/exec/write requires deltaBase64 or closeStdin`: Neither was given.
    /// - -32602 `invalid deltaBase64: {detail}`: The bytes are not base64.
    /// - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
    /// - -32600 `stdin streaming is not enabled for this command/exec`: The process was started without `streamStdin`.
    /// - -32600 `stdin is already closed`: The input was closed before.
    ///
    /// Since 0.169. Source: `schema/codex/command/exec/write.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CommandExecWrite;

    impl RequestMethod for CommandExecWrite {
        const NAME: &'static str = "command/exec/write";
        type Params = super::CommandExecWriteParams;
        type Response = super::CommandExecWriteResponse;

        codec!(params, result);
    }

    /// Runs a command outside of any thread and answers when it ends.
    ///
    /// An exit code other than 0 is no error. 0.97 knows only `command`, `cwd`, `timeoutMs` and `sandboxPolicy`; there a timeout is an error, later it is exit code 124. Output is sent before the answer. The process ends with the connection.
    ///
    /// Errors:
    /// - -32600 `command must not be empty`: `command` is empty.
    /// - -32603 `exec failed: {detail}`: The program cannot be started. Until 0.97.
    /// - -32603 `failed to spawn command: {detail}`: The program cannot be started. Since 0.169.
    /// - -32603 `exec failed: sandbox error: command timed out`: Time ran out. Until 0.97.
    /// - -32602 `command/exec timeoutMs must be non-negative, got {timeoutMs}`: `timeoutMs` is negative. Since 0.169.
    /// - -32602 `command/exec cannot set both timeoutMs and disableTimeout`: Both were given.
    /// - -32602 `command/exec cannot set both outputBytesCap and disableOutputCap`: Both were given.
    /// - -32602 `command/exec size requires tty: true`: `size` was given without a terminal.
    /// - -32602 `command/exec size rows and cols must be greater than 0`: The terminal has no lines or no columns.
    /// - -32600 `command/exec tty or streaming requires a client-supplied processId`: A terminal or streaming was asked for without `processId`.
    /// - -32600 `duplicate active command/exec process id: "{processId}"`: A running command has this id.
    /// - -32600 ``permissionProfile` cannot be combined with `sandboxPolicy``: Both were given.
    /// - -32600 `invalid permission profile: {detail}`: There is no such permission profile.
    ///
    /// Source: `schema/codex/command/exec.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CommandExec;

    impl RequestMethod for CommandExec {
        const NAME: &'static str = "command/exec";
        type Params = super::CommandExecParams;
        type Response = super::CommandExecResponse;

        codec!(params, result);
    }

    /// Writes several values into the user's configuration, all or none.
    ///
    /// Works as `config/value/write` does.
    ///
    /// Errors:
    /// - -32600 `Configuration was modified since last read. Fetch latest version and retry.`: `expectedVersion` is not the version of now.
    /// - -32600 `keyPath must not be empty`: A key is empty.
    /// - -32600 `keyPath segments must not be empty`: A part of a key is empty. Since 0.169.
    /// - -32600 ``profile` is a legacy config selector and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: A key is `profile`, and its value is not null. Since 0.169.
    /// - -32600 ``profiles` contains legacy config profile tables and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: A key is `profiles` or below it, and its value is not null. Since 0.169.
    /// - -32600 `invalid quoted keyPath segment`: A quote is in the middle of a part of a key. Since 0.169.
    /// - -32600 `unterminated quoted keyPath segment`: A quote in a key does not end. Since 0.169.
    /// - -32600 `unterminated escape in keyPath`: A key ends behind a backslash in quotes. Since 0.169.
    /// - -32600 `invalid value: {detail}`: A value contains `null`, or its number is too large.
    /// - -32600 `Invalid configuration: {detail}`: A value does not fit its key.
    /// - -32600 `Only writes to the user config are allowed`: `filePath` is another file.
    /// - -32600 `failed to load configuration: {detail}`: The file cannot be read.
    /// - -32603 `failed to persist config.toml: {detail}`: The file cannot be written.
    ///
    /// Source: `schema/codex/config/batchWrite.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ConfigBatchWrite;

    impl RequestMethod for ConfigBatchWrite {
        const NAME: &'static str = "config/batchWrite";
        type Params = super::ConfigBatchWriteParams;
        type Response = super::ConfigWriteResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 18, &[true, false]));

        codec!(params, result);
    }

    /// Reads the configuration of the MCP servers again.
    ///
    /// Loaded threads take it over with their next turn.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/config/mcpServer/reload.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ConfigMcpServerReload;

    impl RequestMethod for ConfigMcpServerReload {
        const NAME: &'static str = "config/mcpServer/reload";
        type Params = super::NoParams;
        type Response = super::McpServerRefreshResponse;

        codec!(params, result);
    }

    /// Returns the configuration in force.
    ///
    /// Says for each value which layer it comes from, and on request returns the layers by themselves.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/config/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ConfigRead;

    impl RequestMethod for ConfigRead {
        const NAME: &'static str = "config/read";
        type Params = super::ConfigReadParams;
        type Response = super::ConfigReadResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 11, &[true, true]));

        codec!(params, result);
    }

    /// Writes one value into the user's configuration.
    ///
    /// Comments and layout of the file stay. The file must be valid afterwards; unknown keys are allowed. `data.config_write_error_code` of an error says what is wrong.
    ///
    /// Errors:
    /// - -32600 `Configuration was modified since last read. Fetch latest version and retry.`: `expectedVersion` is not the version of now.
    /// - -32600 `keyPath must not be empty`: The key is empty.
    /// - -32600 `keyPath segments must not be empty`: A part of a key is empty. Since 0.169.
    /// - -32600 ``profile` is a legacy config selector and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: The key is `profile`, and the value is not null. Since 0.169.
    /// - -32600 ``profiles` contains legacy config profile tables and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: The key is `profiles` or below it, and the value is not null. Since 0.169.
    /// - -32600 `invalid quoted keyPath segment`: A quote is in the middle of a part of a key. Since 0.169.
    /// - -32600 `unterminated quoted keyPath segment`: A quote in a key does not end. Since 0.169.
    /// - -32600 `unterminated escape in keyPath`: A key ends behind a backslash in quotes. Since 0.169.
    /// - -32600 `invalid value: {detail}`: A value contains `null`, or its number is too large.
    /// - -32600 `Invalid configuration: {detail}`: The value does not fit the key.
    /// - -32600 `Only writes to the user config are allowed`: `filePath` is another file.
    /// - -32600 `failed to load configuration: {detail}`: The file cannot be read.
    /// - -32603 `failed to persist config.toml: {detail}`: The file cannot be written.
    ///
    /// Source: `schema/codex/config/value/write.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ConfigValueWrite;

    impl RequestMethod for ConfigValueWrite {
        const NAME: &'static str = "config/value/write";
        type Params = super::ConfigValueWriteParams;
        type Response = super::ConfigWriteResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 18, &[true, false]));

        codec!(params, result);
    }

    /// Returns what the administrator prescribes.
    ///
    /// `requirements` is `null` where nothing is prescribed.
    ///
    /// Source: `schema/codex/configRequirements/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ConfigRequirementsRead;

    impl RequestMethod for ConfigRequirementsRead {
        const NAME: &'static str = "configRequirements/read";
        type Params = super::NoParams;
        type Response = super::ConfigRequirementsReadResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 92, &[true, false]));

        codec!(params, result);
    }

    /// Asks the client for the time.
    ///
    /// Lets the client decide what time the agent sees. Sent where the feature `current_time_reminder` of the configuration is on with the `clock_source` `external`: before each request to the model, and when the model asks for the time. The client that subscribed to the thread last is asked. An error, or no answer within 10 s, fails the turn. Threads that no such client follows have the time of the server.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/currentTime/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CurrentTimeRead;

    impl RequestMethod for CurrentTimeRead {
        const NAME: &'static str = "currentTime/read";
        type Params = super::CurrentTimeReadParams;
        type Response = super::CurrentTimeReadResponse;

        codec!(params, result);
    }

    /// Makes an environment on another machine known, or replaces it.
    ///
    /// It is connected when it is first needed, so a wrong address is noticed only then.
    ///
    /// Errors:
    /// - -32600 `exec-server protocol error: environment id cannot be empty`: `environmentId` is empty.
    /// - -32600 `exec-server protocol error: environment id `local` is reserved for EnvironmentManager`: It is the id of the server's own machine.
    /// - -32600 `exec-server protocol error: remote environment requires an exec-server url`: The address is blank.
    /// - -32600 `exec-server protocol error: remote environment cannot use disabled exec-server url`: The address is `none`.
    /// - -32600 `exec-server protocol error: exec-server WebSocket headers require wss:// or a loopback destination`: A token or id would be sent where others can read it.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/environment/add.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct EnvironmentAdd;

    impl RequestMethod for EnvironmentAdd {
        const NAME: &'static str = "environment/add";
        type Params = super::EnvironmentAddParams;
        type Response = super::EnvironmentAddResponse;

        codec!(params, result);
    }

    /// Returns the shell and the working directory of an environment.
    ///
    /// Connects it where needed.
    ///
    /// Errors:
    /// - -32600 `unknown environment id `{environmentId}``: There is no such environment.
    /// - -32603 `failed to get info for environment `{environmentId}`: {detail}`: It cannot be reached.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/environment/info.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct EnvironmentInfo;

    impl RequestMethod for EnvironmentInfo {
        const NAME: &'static str = "environment/info";
        type Params = super::EnvironmentInfoParams;
        type Response = super::EnvironmentInfoResponse;

        codec!(params, result);
    }

    /// Returns the state of an environment.
    ///
    /// Does not connect it. An unknown one is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/environment/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct EnvironmentStatus;

    impl RequestMethod for EnvironmentStatus {
        const NAME: &'static str = "environment/status";
        type Params = super::EnvironmentStatusParams;
        type Response = super::EnvironmentStatusResponse;

        codec!(params, result);
    }

    /// Switches features on or off until the server ends.
    ///
    /// Features that cannot be switched while the server runs are left out of the answer.
    ///
    /// Since 0.169. Source: `schema/codex/experimentalFeature/enablement/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExperimentalFeatureEnablementSet;

    impl RequestMethod for ExperimentalFeatureEnablementSet {
        const NAME: &'static str = "experimentalFeature/enablement/set";
        type Params = super::ExperimentalFeatureEnablementSetParams;
        type Response = super::ExperimentalFeatureEnablementSetResponse;

        codec!(params, result);
    }

    /// Lists the features that can be switched on and off.
    ///
    /// The cursor is the number of features passed over.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not a number.
    /// - -32600 `cursor {cursor} exceeds total feature flags {total}`: There are not that many.
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/experimentalFeature/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExperimentalFeatureList;

    impl RequestMethod for ExperimentalFeatureList {
        const NAME: &'static str = "experimentalFeature/list";
        type Params = super::ExperimentalFeatureListParams;
        type Response = super::ExperimentalFeatureListResponse;

        codec!(params, result);
    }

    /// Looks for the configuration of other agents.
    ///
    /// Changes nothing.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/detect.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalAgentConfigDetect;

    impl RequestMethod for ExternalAgentConfigDetect {
        const NAME: &'static str = "externalAgentConfig/detect";
        type Params = super::ExternalAgentConfigDetectParams;
        type Response = super::ExternalAgentConfigDetectResponse;

        codec!(params, result);
    }

    /// Lists all imports so far.
    ///
    /// Those of this server and those noted by clients.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import/readHistories.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalAgentConfigImportReadHistories;

    impl RequestMethod for ExternalAgentConfigImportReadHistories {
        const NAME: &'static str = "externalAgentConfig/import/readHistories";
        type Params = super::NoParams;
        type Response = super::ExternalAgentConfigImportHistoriesReadResponse;

        codec!(params, result);
    }

    /// Notes an import that the client did by itself.
    ///
    /// It then appears in the list of imports.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import/recordHistory.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalAgentConfigImportRecordHistory;

    impl RequestMethod for ExternalAgentConfigImportRecordHistory {
        const NAME: &'static str = "externalAgentConfig/import/recordHistory";
        type Params = super::ExternalAgentConfigImportHistoryRecordParams;
        type Response = super::ExternalAgentConfigImportHistoryRecordResponse;

        codec!(params, result);
    }

    /// Takes the configuration of another agent over.
    ///
    /// Answers when it begins; the outcome comes as notifications.
    ///
    /// Errors:
    /// - -32600 `external agent memory import is disabled`: An item is of the kind `MEMORY`.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalAgentConfigImport;

    impl RequestMethod for ExternalAgentConfigImport {
        const NAME: &'static str = "externalAgentConfig/import";
        type Params = super::ExternalAgentConfigImportParams;
        type Response = super::ExternalAgentConfigImportResponse;

        codec!(params, result);
    }

    /// Writes a report into a file.
    ///
    /// The same as `feedback/upload` would send, as a ZIP file.
    ///
    /// Errors:
    /// - -32600 `feedback savePath must be an absolute host path`: `savePath` is relative.
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to save feedback: {detail}`: The file exists or cannot be written.
    ///
    /// Since 0.169. Source: `schema/codex/feedback/save.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FeedbackSave;

    impl RequestMethod for FeedbackSave {
        const NAME: &'static str = "feedback/save";
        type Params = super::FeedbackSaveParams;
        type Response = super::FeedbackSaveResponse;

        codec!(params, result);
    }

    /// Sends a report to the vendor.
    ///
    /// In 0.97 it succeeds also when the report could not be sent.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to upload feedback: {detail}`: The report could not be sent. Since 0.169.
    ///
    /// Source: `schema/codex/feedback/upload.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FeedbackUpload;

    impl RequestMethod for FeedbackUpload {
        const NAME: &'static str = "feedback/upload";
        type Params = super::FeedbackUploadParams;
        type Response = super::FeedbackUploadResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 25, &[true, false]));

        codec!(params, result);
    }

    /// Copies a file or a directory.
    ///
    /// Links are copied as links.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32600 `fs/copy requires recursive: true when sourcePath is a directory`: The source is a directory and `recursive` is not true.
    /// - -32600 `fs/copy cannot copy a directory to itself or one of its descendants`: The copy would lie inside the source.
    /// - -32600 `fs/copy only supports regular files, directories, and symlinks`: The source is a pipe, a device or a socket.
    /// - -32603 `{message}`: The source is missing, or the copy cannot be written. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/copy.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsCopy;

    impl RequestMethod for FsCopy {
        const NAME: &'static str = "fs/copy";
        type Params = super::FsCopyParams;
        type Response = super::FsCopyResponse;

        codec!(params, result);
    }

    /// Creates a directory.
    ///
    /// An existing one is no error, unless `recursive` is false (`File exists (os error 17)`).
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: It cannot be created. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/createDirectory.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsCreateDirectory;

    impl RequestMethod for FsCreateDirectory {
        const NAME: &'static str = "fs/createDirectory";
        type Params = super::FsCreateDirectoryParams;
        type Response = super::FsCreateDirectoryResponse;

        codec!(params, result);
    }

    /// Tells what a path is and when it changed.
    ///
    /// Follows links for everything but `isSymlink`.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: There is nothing at the path. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/getMetadata.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsGetMetadata;

    impl RequestMethod for FsGetMetadata {
        const NAME: &'static str = "fs/getMetadata";
        type Params = super::FsGetMetadataParams;
        type Response = super::FsGetMetadataResponse;

        codec!(params, result);
    }

    /// Lists a directory.
    ///
    /// Only direct children, in no certain order.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: The directory is missing or cannot be read. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/readDirectory.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsReadDirectory;

    impl RequestMethod for FsReadDirectory {
        const NAME: &'static str = "fs/readDirectory";
        type Params = super::FsReadDirectoryParams;
        type Response = super::FsReadDirectoryResponse;

        codec!(params, result);
    }

    /// Reads a file.
    ///
    /// Any file the server can read, at once and without a sandbox.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: The file is missing or cannot be read. The text is that of the operating system: `No such file or directory (os error 2)`.
    /// - -32600 `path `{path}` is not a file`: It is anything but a regular file.
    ///
    /// Since 0.169. Source: `schema/codex/fs/readFile.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsReadFile;

    impl RequestMethod for FsReadFile {
        const NAME: &'static str = "fs/readFile";
        type Params = super::FsReadFileParams;
        type Response = super::FsReadFileResponse;

        codec!(params, result);
    }

    /// Removes a file or a directory with everything in it.
    ///
    /// A missing path is no error, unless `force` is false.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: It cannot be removed. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsRemove;

    impl RequestMethod for FsRemove {
        const NAME: &'static str = "fs/remove";
        type Params = super::FsRemoveParams;
        type Response = super::FsRemoveResponse;

        codec!(params, result);
    }

    /// Ends a watch.
    ///
    /// An unknown id is no error.
    ///
    /// Since 0.169. Source: `schema/codex/fs/unwatch.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsUnwatch;

    impl RequestMethod for FsUnwatch {
        const NAME: &'static str = "fs/unwatch";
        type Params = super::FsUnwatchParams;
        type Response = super::FsUnwatchResponse;

        codec!(params, result);
    }

    /// Watches a file or a directory.
    ///
    /// The path need not exist yet. The watch belongs to the connection and ends with it.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32600 `watchId already exists: {watchId}`: A watch of this connection has this id.
    ///
    /// Since 0.169. Source: `schema/codex/fs/watch.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsWatch;

    impl RequestMethod for FsWatch {
        const NAME: &'static str = "fs/watch";
        type Params = super::FsWatchParams;
        type Response = super::FsWatchResponse;

        codec!(params, result);
    }

    /// Writes a file.
    ///
    /// Replaces an old one. The directory has to exist.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: The file cannot be written. The text is that of the operating system: `No such file or directory (os error 2)`.
    /// - -32600 `fs/writeFile requires valid base64 dataBase64: {detail}`: The bytes are not base64.
    ///
    /// Since 0.169. Source: `schema/codex/fs/writeFile.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsWriteFile;

    impl RequestMethod for FsWriteFile {
        const NAME: &'static str = "fs/writeFile";
        type Params = super::FsWriteFileParams;
        type Response = super::FsWriteFileResponse;

        codec!(params, result);
    }

    /// Opens a search that follows what the user types.
    ///
    /// Walks the folders at once; the first query is empty. Another session with the same id ends.
    ///
    /// Errors:
    /// - -32600 `sessionId must not be empty`: The id is empty.
    /// - -32603 `failed to start fuzzy file search session: at least one search directory is required`: `roots` is empty.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionStart.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FuzzyFileSearchSessionStart;

    impl RequestMethod for FuzzyFileSearchSessionStart {
        const NAME: &'static str = "fuzzyFileSearch/sessionStart";
        type Params = super::FuzzyFileSearchSessionStartParams;
        type Response = super::FuzzyFileSearchSessionStartResponse;

        codec!(params, result);
    }

    /// Closes a search session.
    ///
    /// An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionStop.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FuzzyFileSearchSessionStop;

    impl RequestMethod for FuzzyFileSearchSessionStop {
        const NAME: &'static str = "fuzzyFileSearch/sessionStop";
        type Params = super::FuzzyFileSearchSessionStopParams;
        type Response = super::FuzzyFileSearchSessionStopResponse;

        codec!(params, result);
    }

    /// Sets the query of a search session.
    ///
    /// The answer comes at once, matches follow as notifications.
    ///
    /// Errors:
    /// - -32600 `fuzzy file search session not found: {sessionId}`: There is no such session.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionUpdate.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FuzzyFileSearchSessionUpdate;

    impl RequestMethod for FuzzyFileSearchSessionUpdate {
        const NAME: &'static str = "fuzzyFileSearch/sessionUpdate";
        type Params = super::FuzzyFileSearchSessionUpdateParams;
        type Response = super::FuzzyFileSearchSessionUpdateResponse;

        codec!(params, result);
    }

    /// Searches files by name.
    ///
    /// Answers once, with at most 50 matches. 0.169 finds directories, too, and tells them apart.
    ///
    /// Source: `schema/codex/fuzzyFileSearch.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FuzzyFileSearch;

    impl RequestMethod for FuzzyFileSearch {
        const NAME: &'static str = "fuzzyFileSearch";
        type Params = super::FuzzyFileSearchParams;
        type Response = super::FuzzyFileSearchResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 26, &[true, false]));

        codec!(params, result);
    }

    /// Lists the hooks that count for some directories or for a thread.
    ///
    /// Hooks that are switched off or not trusted are listed, too. A client trusts a hook by writing its `currentHash` to `hooks.state."<key>".trusted_hash` of the configuration.
    ///
    /// Errors:
    /// - -32600 `specify either threadId or cwds`: Both were given.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/hooks/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct HooksList;

    impl RequestMethod for HooksList {
        const NAME: &'static str = "hooks/list";
        type Params = super::HooksListParams;
        type Response = super::HooksListResponse;

        codec!(params, result);
    }

    /// Opens the connection.
    ///
    /// Must be the first request and may be sent once. Requests are accepted as soon as it is answered; `initialized` need not be waited for.
    ///
    /// Errors:
    /// - -32600 `Already initialized`: The connection was initialized before.
    /// - -32600 `Invalid request: missing field `clientInfo``: `clientInfo` is absent.
    /// - -32600 `Invalid clientInfo.name: '{name}'. Must be a valid HTTP header value.`: The name of the client has control characters.
    ///
    /// Source: `schema/codex/initialize.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialize;

    impl RequestMethod for Initialize {
        const NAME: &'static str = "initialize";
        type Params = super::InitializeParams;
        type Response = super::InitializeResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 20, &[true, false]));

        codec!(params, result);
    }

    /// Asks whether a command may run.
    ///
    /// From 0.169 on the item was started before, in 0.97 it may start after the answer. An error or an answer that cannot be read counts as a refusal.
    ///
    /// Source: `schema/codex/item/commandExecution/requestApproval.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCommandExecutionRequestApproval;

    impl RequestMethod for ItemCommandExecutionRequestApproval {
        const NAME: &'static str = "item/commandExecution/requestApproval";
        type Params = super::CommandExecutionRequestApprovalParams;
        type Response = super::CommandExecutionRequestApprovalResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 9, &[true, false]));

        codec!(params, result);
    }

    /// Asks whether file changes may be made.
    ///
    /// The changes are in the item that was started before. An error or an answer that cannot be read counts as a refusal.
    ///
    /// Source: `schema/codex/item/fileChange/requestApproval.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemFileChangeRequestApproval;

    impl RequestMethod for ItemFileChangeRequestApproval {
        const NAME: &'static str = "item/fileChange/requestApproval";
        type Params = super::FileChangeRequestApprovalParams;
        type Response = super::FileChangeRequestApprovalResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 10, &[true, false]));

        codec!(params, result);
    }

    /// Asks for more permissions for the agent.
    ///
    /// Sent where the feature `request_permissions_tool` of the configuration is on. The answer grants all, a part or nothing of what is asked for; what was not asked for is not granted. An error counts as a refusal.
    ///
    /// Since 0.169. Source: `schema/codex/item/permissions/requestApproval.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemPermissionsRequestApproval;

    impl RequestMethod for ItemPermissionsRequestApproval {
        const NAME: &'static str = "item/permissions/requestApproval";
        type Params = super::PermissionsRequestApprovalParams;
        type Response = super::PermissionsRequestApprovalResponse;

        codec!(params, result);
    }

    /// Asks the client to run a tool it declared.
    ///
    /// From 0.169 on an item shows the call. After an error the call counts as failed.
    ///
    /// Source: `schema/codex/item/tool/call.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolCall;

    impl RequestMethod for ItemToolCall {
        const NAME: &'static str = "item/tool/call";
        type Params = super::DynamicToolCallParams;
        type Response = super::DynamicToolCallResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 131, &[true, false]));

        codec!(params, result);
    }

    /// Asks the user questions on behalf of the model.
    ///
    /// Only in plan mode. The model gets the answer as JSON; after an error it gets no answers.
    ///
    /// Source: `schema/codex/item/tool/requestUserInput.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolRequestUserInput;

    impl RequestMethod for ItemToolRequestUserInput {
        const NAME: &'static str = "item/tool/requestUserInput";
        type Params = super::ToolRequestUserInputParams;
        type Response = super::ToolRequestUserInputResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 132, &[true, false]));

        codec!(params, result);
    }

    /// Subscribes the connection to a conversation.
    ///
    /// Several subscriptions to one conversation are counted by themselves.
    ///
    /// Errors:
    /// - -32600 `thread not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/addConversationListener.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AddConversationListener;

    impl RequestMethod for AddConversationListener {
        const NAME: &'static str = "addConversationListener";
        type Params = super::AddConversationListenerParams;
        type Response = super::AddConversationSubscriptionResponse;

        codec!(params, result);
    }

    /// Asks whether a patch may be applied.
    ///
    /// For turns of `sendUserMessage` and `sendUserTurn`. `item/fileChange/requestApproval` takes its place.
    ///
    /// Deprecated. Source: `schema/codex/legacy/applyPatchApproval.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ApplyPatchApproval;

    impl RequestMethod for ApplyPatchApproval {
        const NAME: &'static str = "applyPatchApproval";
        type Params = super::ApplyPatchApprovalParams;
        type Response = super::ApplyPatchApprovalResponse;

        codec!(params, result);
    }

    /// Puts a conversation into the archive.
    ///
    /// The file has to belong to the conversation. `thread/archive` takes its place.
    ///
    /// Errors:
    /// - -32600 `rollout path `{rolloutPath}` must be in sessions directory`: The file lies elsewhere.
    /// - -32600 `rollout path `{rolloutPath}` does not match thread id {conversationId}`: The file does not belong to the conversation.
    /// - -32603 `failed to archive thread: unable to resolve sessions directory: {detail}`: There is no sessions directory yet.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/archiveConversation.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ArchiveConversation;

    impl RequestMethod for ArchiveConversation {
        const NAME: &'static str = "archiveConversation";
        type Params = super::ArchiveConversationParams;
        type Response = super::ArchiveConversationResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.conversation_id.as_str())
        }
    }

    /// Gives a sign-in with the browser up.
    ///
    /// `account/login/cancel` takes its place.
    ///
    /// Errors:
    /// - -32600 `login id not found: {loginId}`: No sign-in with this id is under way.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/cancelLoginChatGpt.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CancelLoginChatGpt;

    impl RequestMethod for CancelLoginChatGpt {
        const NAME: &'static str = "cancelLoginChatGpt";
        type Params = super::CancelLoginChatGptParams;
        type Response = super::CancelLoginChatGptResponse;

        codec!(params, result);
    }

    /// Asks whether a command may run.
    ///
    /// For turns of `sendUserMessage` and `sendUserTurn`. `item/commandExecution/requestApproval` takes its place.
    ///
    /// Deprecated. Source: `schema/codex/legacy/execCommandApproval.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExecCommandApproval;

    impl RequestMethod for ExecCommandApproval {
        const NAME: &'static str = "execCommandApproval";
        type Params = super::ExecCommandApprovalParams;
        type Response = super::ExecCommandApprovalResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 75, &[true, false]));

        codec!(params, result);
    }

    /// Runs a command outside of any conversation and answers when it ends.
    ///
    /// As `command/exec` of 0.97.
    ///
    /// Errors:
    /// - -32600 `command must not be empty`: `command` is empty.
    /// - -32603 `exec failed: {detail}`: The program cannot be started. Until 0.97.
    /// - -32603 `failed to spawn command: {detail}`: The program cannot be started. Since 0.169.
    /// - -32603 `exec failed: sandbox error: command timed out`: Time ran out. Until 0.97.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/execOneOffCommand.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExecOneOffCommand;

    impl RequestMethod for ExecOneOffCommand {
        const NAME: &'static str = "execOneOffCommand";
        type Params = super::ExecOneOffCommandParams;
        type Response = super::ExecOneOffCommandResponse;

        codec!(params, result);
    }

    /// Copies a stored conversation.
    ///
    /// `sessionConfigured` comes before the answer. `thread/fork` takes its place.
    ///
    /// Errors:
    /// - -32600 `either path or conversation id must be provided`: Nothing says which conversation.
    /// - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/forkConversation.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ForkConversation;

    impl RequestMethod for ForkConversation {
        const NAME: &'static str = "forkConversation";
        type Params = super::ForkConversationParams;
        type Response = super::ForkConversationResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 74, &[true, true]));

        codec!(params, result);
    }

    /// Tells how the user is signed in.
    ///
    /// A model provider that needs no account makes the method and the token `null`, even when a key is stored. 0.169 still answers it.
    ///
    /// Deprecated. Source: `schema/codex/legacy/getAuthStatus.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct GetAuthStatus;

    impl RequestMethod for GetAuthStatus {
        const NAME: &'static str = "getAuthStatus";
        type Params = super::GetAuthStatusParams;
        type Response = super::GetAuthStatusResponse;

        codec!(params, result);
    }

    /// Describes a stored conversation.
    ///
    /// 0.169 still answers it.
    ///
    /// Errors:
    /// - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
    /// - -32603 `failed to load conversation summary from {path}: {detail}`: The file cannot be read. Until 0.97.
    /// - -32600 `failed to load rollout `{path}`: file does not exist`: There is no such file; from 0.169 on. Until 0.97.
    /// - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no such file; from 0.169 on. Since 0.169.
    ///
    /// Deprecated. Source: `schema/codex/legacy/getConversationSummary.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct GetConversationSummary;

    impl RequestMethod for GetConversationSummary {
        const NAME: &'static str = "getConversationSummary";
        type Params = super::GetConversationSummaryParams;
        type Response = super::GetConversationSummaryResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 71, &[true, false]));

        codec!(params, result);
    }

    /// Tells how the server calls itself.
    ///
    /// The answer to `initialize` says it, too.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/getUserAgent.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct GetUserAgent;

    impl RequestMethod for GetUserAgent {
        const NAME: &'static str = "getUserAgent";
        type Params = super::NoParams;
        type Response = super::GetUserAgentResponse;

        codec!(params, result);
    }

    /// Reads the configuration of the user.
    ///
    /// Only the file of the user and only some values. `config/read` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/getUserSavedConfig.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct GetUserSavedConfig;

    impl RequestMethod for GetUserSavedConfig {
        const NAME: &'static str = "getUserSavedConfig";
        type Params = super::NoParams;
        type Response = super::GetUserSavedConfigResponse;

        codec!(params, result);
    }

    /// Compares a working tree with the remote repository.
    ///
    /// Takes the newest commit that a remote branch has, too. 0.169 still answers it.
    ///
    /// Errors:
    /// - -32600 `failed to compute git diff to remote for cwd: "{cwd}"`: There is no repository, or it has no remote one.
    ///
    /// Deprecated. Source: `schema/codex/legacy/gitDiffToRemote.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct GitDiffToRemote;

    impl RequestMethod for GitDiffToRemote {
        const NAME: &'static str = "gitDiffToRemote";
        type Params = super::GitDiffToRemoteParams;
        type Response = super::GitDiffToRemoteResponse;

        codec!(params, result);
    }

    /// Interrupts the running turn.
    ///
    /// Answers when the turn has ended. `turn/interrupt` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    /// - -32600 `no active turn to interrupt`: No turn runs.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/interruptConversation.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct InterruptConversation;

    impl RequestMethod for InterruptConversation {
        const NAME: &'static str = "interruptConversation";
        type Params = super::InterruptConversationParams;
        type Response = super::InterruptConversationResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.conversation_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.conversation_id.as_str())
        }
    }

    /// Lists the stored conversations.
    ///
    /// The newest first. `thread/list` takes its place.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/listConversations.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ListConversations;

    impl RequestMethod for ListConversations {
        const NAME: &'static str = "listConversations";
        type Params = super::ListConversationsParams;
        type Response = super::ListConversationsResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 72, &[true, false]));

        codec!(params, result);
    }

    /// Signs in with a key.
    ///
    /// Stores the key. `account/login/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands another way.
    /// - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/loginApiKey.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct LoginApiKey;

    impl RequestMethod for LoginApiKey {
        const NAME: &'static str = "loginApiKey";
        type Params = super::LoginApiKeyParams;
        type Response = super::LoginApiKeyResponse;

        codec!(params, result);
    }

    /// Begins to sign in with the browser.
    ///
    /// The client opens the address; `loginChatGptComplete` tells the outcome. `account/login/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `ChatGPT login is disabled. Use API key login instead.`: The configuration demands another way.
    /// - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
    /// - -32603 `failed to start login server: {detail}`: The server cannot listen for the browser.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/loginChatGpt.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct LoginChatGpt;

    impl RequestMethod for LoginChatGpt {
        const NAME: &'static str = "loginChatGpt";
        type Params = super::NoParams;
        type Response = super::LoginChatGptResponse;

        codec!(params, result);
    }

    /// Signs the user out.
    ///
    /// `account/logout` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/logoutChatGpt.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct LogoutChatGpt;

    impl RequestMethod for LogoutChatGpt {
        const NAME: &'static str = "logoutChatGpt";
        type Params = super::NoParams;
        type Response = super::LogoutChatGptResponse;

        codec!(params, result);
    }

    /// Starts a conversation.
    ///
    /// Conversations and threads are the same thing. Events come only after `addConversationListener`. `thread/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/newConversation.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct NewConversation;

    impl RequestMethod for NewConversation {
        const NAME: &'static str = "newConversation";
        type Params = super::NewConversationParams;
        type Response = super::NewConversationResponse;

        codec!(params, result);
    }

    /// Ends a subscription to a conversation.
    ///
    /// The conversation stays loaded.
    ///
    /// Errors:
    /// - -32600 `subscription not found: {subscriptionId}`: There is no such subscription, or it was ended before.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/removeConversationListener.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoveConversationListener;

    impl RequestMethod for RemoveConversationListener {
        const NAME: &'static str = "removeConversationListener";
        type Params = super::RemoveConversationListenerParams;
        type Response = super::RemoveConversationSubscriptionResponse;

        codec!(params, result);
    }

    /// Opens a stored conversation.
    ///
    /// `sessionConfigured` comes before the answer. `thread/resume` takes its place.
    ///
    /// Errors:
    /// - -32600 `either path, conversation id or non empty history must be provided`: Nothing says which conversation.
    /// - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
    /// - -32600 `failed to load rollout `{path}`: {detail}`: The file cannot be read. Until 0.97.
    /// - -32603 `failed to read rollout `{path}`: {detail}`: The file cannot be read. Since 0.169.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/resumeConversation.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ResumeConversation;

    impl RequestMethod for ResumeConversation {
        const NAME: &'static str = "resumeConversation";
        type Params = super::ResumeConversationParams;
        type Response = super::ResumeConversationResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 73, &[true, true]));

        codec!(params, result);
    }

    /// Starts a turn with the settings of the conversation.
    ///
    /// Answers at once. Listeners get `codex/event/*`, items and `turn/completed`, but no `turn/started`. `turn/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/sendUserMessage.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SendUserMessage;

    impl RequestMethod for SendUserMessage {
        const NAME: &'static str = "sendUserMessage";
        type Params = super::SendUserMessageParams;
        type Response = super::SendUserMessageResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.conversation_id.as_str())
        }
    }

    /// Starts a turn with settings of its own.
    ///
    /// As `sendUserMessage`. The settings stay for later turns. `turn/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/sendUserTurn.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SendUserTurn;

    impl RequestMethod for SendUserTurn {
        const NAME: &'static str = "sendUserTurn";
        type Params = super::SendUserTurnParams;
        type Response = super::SendUserTurnResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.conversation_id.as_str())
        }
    }

    /// Sets the model that new conversations use.
    ///
    /// Writes the configuration of the user; what is absent is removed. `config/batchWrite` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/setDefaultModel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SetDefaultModel;

    impl RequestMethod for SetDefaultModel {
        const NAME: &'static str = "setDefaultModel";
        type Params = super::SetDefaultModelParams;
        type Response = super::SetDefaultModelResponse;

        codec!(params, result);
    }

    /// Tells the e-mail address of the user.
    ///
    /// From the stored token; it is not checked. `account/read` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/userInfo.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UserInfo;

    impl RequestMethod for UserInfo {
        const NAME: &'static str = "userInfo";
        type Params = super::NoParams;
        type Response = super::UserInfoResponse;

        codec!(params, result);
    }

    /// Adds a marketplace.
    ///
    /// Writes the configuration of the user. A Git repository of this machine (`file://`) is copied below `.tmp/marketplaces` in the home folder; a directory stays where it is. Nothing is fetched from a network.
    ///
    /// Errors:
    /// - -32600 `marketplace source must not be empty`: `source` is empty.
    /// - -32600 `failed to resolve local marketplace source path: {detail}`: The directory is missing.
    /// - -32600 `invalid marketplace file `{path}`: marketplace root does not contain a supported manifest`: The directory is no marketplace.
    /// - -32600 `invalid marketplace source format; expected owner/repo, a git URL, or a local marketplace path`: `source` is none of these.
    /// - -32600 `local marketplace source must be a directory, not a file`: `source` is a file.
    /// - -32600 `--ref is only supported for git marketplace sources`: `refName` was given for a directory.
    /// - -32600 `--sparse is only supported for git marketplace sources`: `sparsePaths` was given for a directory.
    /// - -32600 `marketplace '{marketplaceName}' is already added from a different source; remove it before adding this source`: A marketplace of this name comes from elsewhere.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
    /// - -32600 `{message}`: The repository cannot be copied, or its marketplace cannot be read; the text says why.
    ///
    /// Since 0.169. Source: `schema/codex/marketplace/add.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct MarketplaceAdd;

    impl RequestMethod for MarketplaceAdd {
        const NAME: &'static str = "marketplace/add";
        type Params = super::MarketplaceAddParams;
        type Response = super::MarketplaceAddResponse;

        codec!(params, result);
    }

    /// Removes a marketplace.
    ///
    /// Its local copy is deleted, if there is one.
    ///
    /// Errors:
    /// - -32600 `marketplace `{marketplaceName}` is not configured or installed`: There is no such marketplace.
    /// - -32600 `invalid marketplace name: must not be empty`: The name is empty.
    /// - -32600 `invalid marketplace name: only ASCII letters, digits, `_`, and `-` are allowed`: The name has other characters.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
    /// - -32600 `{message}`: The copy cannot be removed.
    ///
    /// Since 0.169. Source: `schema/codex/marketplace/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct MarketplaceRemove;

    impl RequestMethod for MarketplaceRemove {
        const NAME: &'static str = "marketplace/remove";
        type Params = super::MarketplaceRemoveParams;
        type Response = super::MarketplaceRemoveResponse;

        codec!(params, result);
    }

    /// Brings marketplaces up to date.
    ///
    /// Only those that come from Git. One that fails does not stop the others.
    ///
    /// Errors:
    /// - -32600 `marketplace `{marketplaceName}` is not configured as a Git marketplace`: It does not come from Git, or there is none.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Since 0.169. Source: `schema/codex/marketplace/upgrade.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct MarketplaceUpgrade;

    impl RequestMethod for MarketplaceUpgrade {
        const NAME: &'static str = "marketplace/upgrade";
        type Params = super::MarketplaceUpgradeParams;
        type Response = super::MarketplaceUpgradeResponse;

        codec!(params, result);
    }

    /// Asks the user something for an MCP server.
    ///
    /// The MCP server waits for the answer.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/elicitation/request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerElicitationRequest;

    impl RequestMethod for McpServerElicitationRequest {
        const NAME: &'static str = "mcpServer/elicitation/request";
        type Params = super::McpServerElicitationRequestParams;
        type Response = super::McpServerElicitationRequestResponse;

        codec!(params, result);
    }

    /// Subscribes to events of an MCP server.
    ///
    /// Only apps that run at the vendor send such events.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/mcpServer/event/stream/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerEventStreamStart;

    impl RequestMethod for McpServerEventStreamStart {
        const NAME: &'static str = "mcpServer/event/stream/start";
        type Params = super::McpServerEventStreamStartParams;
        type Response = super::McpServerEventStreamStartResponse;

        codec!(params, result);
    }

    /// Ends a subscription to events of an MCP server.
    ///
    /// An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/mcpServer/event/stream/stop.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerEventStreamStop;

    impl RequestMethod for McpServerEventStreamStop {
        const NAME: &'static str = "mcpServer/event/stream/stop";
        type Params = super::McpServerEventStreamStopParams;
        type Response = super::McpServerEventStreamStopResponse;

        codec!(params, result);
    }

    /// Begins to sign in to an MCP server by OAuth.
    ///
    /// The client opens the address; `mcpServer/oauthLogin/completed` tells the outcome.
    ///
    /// Errors:
    /// - -32600 `No MCP server named '{name}' found.`: No MCP server has this name.
    /// - -32600 `OAuth login is only supported for streamable HTTP servers.`: The MCP server is a program.
    /// - -32600 `the MCP server is known by a token of its configuration`: A bearer token or an `Authorization` header is configured for the MCP server.
    /// - -32603 `failed to login to MCP server '{name}': {detail}`: The MCP server asks for no OAuth login, or its authorization server does not take part.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/mcpServer/oauth/login.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerOauthLogin;

    impl RequestMethod for McpServerOauthLogin {
        const NAME: &'static str = "mcpServer/oauth/login";
        type Params = super::McpServerOauthLoginParams;
        type Response = super::McpServerOauthLoginResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 79, &[true, false]));

        codec!(params, result);
    }

    /// Reads a resource of an MCP server.
    ///
    /// Waits for the server.
    ///
    /// Errors:
    /// - -32603 `unknown MCP server '{server}'`: No MCP server has this name.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/resource/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerResourceRead;

    impl RequestMethod for McpServerResourceRead {
        const NAME: &'static str = "mcpServer/resource/read";
        type Params = super::McpResourceReadParams;
        type Response = super::McpResourceReadResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            params.thread_id.as_deref()
        }
    }

    /// Calls a tool of an MCP server.
    ///
    /// No model takes part and nobody is asked. A failure of the tool is a result with `isError`. An error of the server keeps its code, text and data.
    ///
    /// Errors:
    /// - -32603 `unknown MCP server '{server}'`: No MCP server has this name.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/tool/call.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerToolCall;

    impl RequestMethod for McpServerToolCall {
        const NAME: &'static str = "mcpServer/tool/call";
        type Params = super::McpServerToolCallParams;
        type Response = super::McpServerToolCallResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Connects to the MCP servers and tells what they offer.
    ///
    /// 0.97, and 0.169 without `threadId`, open connections of their own. The cursor is the position of the next entry, in decimal.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32600 `cursor {cursor} exceeds total MCP servers {total}`: The cursor lies behind the last server.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/mcpServerStatus/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerStatusList;

    impl RequestMethod for McpServerStatusList {
        const NAME: &'static str = "mcpServerStatus/list";
        type Params = super::ListMcpServerStatusParams;
        type Response = super::ListMcpServerStatusResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 77, &[true, false]));

        codec!(params, result);
    }

    /// Forgets all memories.
    ///
    /// The folder `memories` in the home folder loses its content. Threads stay.
    ///
    /// Errors:
    /// - -32603 `failed to clear memory directories under {home}: {detail}`: The folder is a link, or something in it cannot be removed.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/memory/reset.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct MemoryReset;

    impl RequestMethod for MemoryReset {
        const NAME: &'static str = "memory/reset";
        type Params = super::NoParams;
        type Response = super::MemoryResetResponse;

        codec!(params, result);
    }

    /// Tells how far the memory is.
    ///
    /// Counts threads that were worked into it.
    ///
    /// Errors:
    /// - -32602 `minConsolidatedThreads must be between 1 and 4096`: The number lies outside.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/memory/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct MemoryStatus;

    impl RequestMethod for MemoryStatus {
        const NAME: &'static str = "memory/status";
        type Params = super::MemoryStatusParams;
        type Response = super::MemoryStatusResponse;

        codec!(params, result);
    }

    /// Returns what it is given.
    ///
    /// Exists to test the experimental gate.
    ///
    /// Errors:
    /// - -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/mock/experimentalMethod.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct MockExperimentalMethod;

    impl RequestMethod for MockExperimentalMethod {
        const NAME: &'static str = "mock/experimentalMethod";
        type Params = super::MockExperimentalMethodParams;
        type Response = super::MockExperimentalMethodResponse;

        codec!(params, result);
    }

    /// Lists the models a user can choose from.
    ///
    /// The cursor is the position of the next entry, in decimal.
    ///
    /// Errors:
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32600 `cursor {cursor} exceeds total models {total}`: The cursor lies behind the last model.
    ///
    /// Source: `schema/codex/model/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelList;

    impl RequestMethod for ModelList {
        const NAME: &'static str = "model/list";
        type Params = super::ModelListParams;
        type Response = super::ModelListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 81, &[true, false]));

        codec!(params, result);
    }

    /// Tells what the configured model provider can do.
    ///
    /// Does not ask the provider.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/capabilities/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelProviderCapabilitiesRead;

    impl RequestMethod for ModelProviderCapabilitiesRead {
        const NAME: &'static str = "modelProvider/capabilities/read";
        type Params = super::ModelProviderCapabilitiesReadParams;
        type Response = super::ModelProviderCapabilitiesReadResponse;

        codec!(params, result);
    }

    /// Changes the settings of a model provider.
    ///
    /// Writes the configuration of the user. Errors carry `data.config_write_error_code`. Clouds of vendors are not known to this server.
    ///
    /// Errors:
    /// - -32600 `A base URL is required to create a custom provider.`: A new gateway has no address.
    /// - -32600 `Enter a provider name.`: A new gateway has no name, or the name is blank.
    /// - -32600 `This name is reserved for a built-in provider. Enter a different custom provider name.`: The name is that of OpenAI.
    /// - -32600 `A custom provider or gateway cannot use a built-in provider ID.`: `providerId` names a provider that needs no configuration.
    /// - -32600 `Enter an HTTP(S) base URL without credentials, a query, or a fragment.`: The address is none, or has more than a host and a path.
    /// - -32600 `Invalid API key environment variable name.`: `envKey` is no name of a variable.
    /// - -32600 `Unknown provider ID.`: There is no such model provider.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/config/write.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelProviderConfigWrite;

    impl RequestMethod for ModelProviderConfigWrite {
        const NAME: &'static str = "modelProvider/config/write";
        type Params = super::ModelProviderConfigWriteParams;
        type Response = super::ModelProviderConfigWriteResponse;

        codec!(params, result);
    }

    /// Lists the model providers.
    ///
    /// The configured ones and the built-in default.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelProviderList;

    impl RequestMethod for ModelProviderList {
        const NAME: &'static str = "modelProvider/list";
        type Params = super::ModelProviderListParams;
        type Response = super::ModelProviderListResponse;

        codec!(params, result);
    }

    /// Lists the permission profiles.
    ///
    /// The built-in ones come first. The cursor is the position of the next entry, in decimal.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32600 `cursor {cursor} exceeds total permission profiles {total}`: The cursor lies behind the last profile.
    ///
    /// Since 0.169. Source: `schema/codex/permissionProfile/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PermissionProfileList;

    impl RequestMethod for PermissionProfileList {
        const NAME: &'static str = "permissionProfile/list";
        type Params = super::PermissionProfileListParams;
        type Response = super::PermissionProfileListResponse;

        codec!(params, result);
    }

    /// Installs a plugin.
    ///
    /// It is copied below `plugins/cache` in the home folder as a whole, without links, and switched on. Its skills, hooks and MCP servers count at once; hooks wait until the user trusts them.
    ///
    /// Errors:
    /// - -32600 `plugin/install requires exactly one of marketplacePath or remoteMarketplaceName`: Neither or both were given.
    /// - -32600 `marketplace file `{path}` does not exist`: There is no such file.
    /// - -32600 `read remote plugin details before install: chatgpt authentication required for remote plugin catalog`: The plugin is in the cloud and nobody is signed in.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
    /// - -32600 `{message}`: The marketplace or the plugin cannot be used; the text says why.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/install.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginInstall;

    impl RequestMethod for PluginInstall {
        const NAME: &'static str = "plugin/install";
        type Params = super::PluginInstallParams;
        type Response = super::PluginInstallResponse;

        codec!(params, result);
    }

    /// Lists the installed plugins.
    ///
    /// By marketplace, those that the user's configuration names. Plugins that `installSuggestionPluginNames` names are listed, too.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/installed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginInstalled;

    impl RequestMethod for PluginInstalled {
        const NAME: &'static str = "plugin/installed";
        type Params = super::PluginInstalledParams;
        type Response = super::PluginInstalledResponse;

        codec!(params, result);
    }

    /// Lists the plugins that can be had.
    ///
    /// By marketplace, installed or not: those of the configuration and of the projects that `cwds` names. A marketplace that cannot be read does not stop the others.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    /// - -32600 `list remote plugin catalog: chatgpt authentication required for remote plugin catalog`: A kind of marketplaces is in the cloud and nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginList;

    impl RequestMethod for PluginList {
        const NAME: &'static str = "plugin/list";
        type Params = super::PluginListParams;
        type Response = super::PluginListResponse;

        codec!(params, result);
    }

    /// Tells everything about a plugin.
    ///
    /// It need not be installed.
    ///
    /// Errors:
    /// - -32600 `plugin/read requires exactly one of marketplacePath or remoteMarketplaceName`: Neither or both were given.
    /// - -32600 `plugins feature is disabled`: The configuration has `features.plugins = false`.
    /// - -32600 `marketplace file `{path}` does not exist`: There is no such file.
    /// - -32600 `read remote plugin details: chatgpt authentication required for remote plugin catalog`: The plugin is in the cloud and nobody is signed in.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    /// - -32600 `{message}`: The marketplace or the plugin cannot be used; the text says why.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginRead;

    impl RequestMethod for PluginRead {
        const NAME: &'static str = "plugin/read";
        type Params = super::PluginReadParams;
        type Response = super::PluginReadResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 84, &[true, false]));

        codec!(params, result);
    }

    /// Brings the plugins on this machine in line with those of the account.
    ///
    /// Nothing happens when nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/reconcile.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginReconcile;

    impl RequestMethod for PluginReconcile {
        const NAME: &'static str = "plugin/reconcile";
        type Params = super::PluginReconcileParams;
        type Response = super::PluginReconcileResponse;

        codec!(params, result);
    }

    /// Searches plugins.
    ///
    /// By name, in the marketplaces on this machine. An empty text finds nothing.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/plugin/search.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginSearch;

    impl RequestMethod for PluginSearch {
        const NAME: &'static str = "plugin/search";
        type Params = super::PluginSearchParams;
        type Response = super::PluginSearchResponse;

        codec!(params, result);
    }

    /// Copies a shared plugin to this machine.
    ///
    /// The answer says where the copy is.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/checkout.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginShareCheckout;

    impl RequestMethod for PluginShareCheckout {
        const NAME: &'static str = "plugin/share/checkout";
        type Params = super::PluginShareCheckoutParams;
        type Response = super::PluginShareCheckoutResponse;

        codec!(params, result);
    }

    /// Stops sharing a plugin.
    ///
    /// It is removed from the service of the vendor.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginShareDelete;

    impl RequestMethod for PluginShareDelete {
        const NAME: &'static str = "plugin/share/delete";
        type Params = super::PluginShareDeleteParams;
        type Response = super::PluginShareDeleteResponse;

        codec!(params, result);
    }

    /// Lists the plugins that the user shares.
    ///
    /// Those of the account, wherever they were shared from.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginShareList;

    impl RequestMethod for PluginShareList {
        const NAME: &'static str = "plugin/share/list";
        type Params = super::PluginShareListParams;
        type Response = super::PluginShareListResponse;

        codec!(params, result);
    }

    /// Shares a plugin, or replaces a shared one.
    ///
    /// Uploads its directory.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/save.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginShareSave;

    impl RequestMethod for PluginShareSave {
        const NAME: &'static str = "plugin/share/save";
        type Params = super::PluginShareSaveParams;
        type Response = super::PluginShareSaveResponse;

        codec!(params, result);
    }

    /// Changes who a plugin is shared with.
    ///
    /// The new receivers replace the former ones.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/updateTargets.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginShareUpdateTargets;

    impl RequestMethod for PluginShareUpdateTargets {
        const NAME: &'static str = "plugin/share/updateTargets";
        type Params = super::PluginShareUpdateTargetsParams;
        type Response = super::PluginShareUpdateTargetsResponse;

        codec!(params, result);
    }

    /// Reads the text of a skill of a plugin in the cloud.
    ///
    /// Nothing is installed.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/skill/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginSkillRead;

    impl RequestMethod for PluginSkillRead {
        const NAME: &'static str = "plugin/skill/read";
        type Params = super::PluginSkillReadParams;
        type Response = super::PluginSkillReadResponse;

        codec!(params, result);
    }

    /// Removes a plugin.
    ///
    /// One that is not installed is no error.
    ///
    /// Errors:
    /// - -32600 `resolve remote plugin before uninstall: chatgpt authentication required for remote plugin catalog`: The id is one of the cloud and nobody is signed in.
    /// - -32600 `invalid remote plugin id`: The id has other characters than a plugin's.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
    /// - -32600 `{message}`: The copy cannot be removed.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/uninstall.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PluginUninstall;

    impl RequestMethod for PluginUninstall {
        const NAME: &'static str = "plugin/uninstall";
        type Params = super::PluginUninstallParams;
        type Response = super::PluginUninstallResponse;

        codec!(params, result);
    }

    /// Kills a process.
    ///
    /// The answer comes first, then `process/exited` with exit code 137.
    ///
    /// Errors:
    /// - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/kill.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProcessKill;

    impl RequestMethod for ProcessKill {
        const NAME: &'static str = "process/kill";
        type Params = super::ProcessKillParams;
        type Response = super::ProcessKillResponse;

        codec!(params, result);
    }

    /// Changes the size of the terminal of a process.
    ///
    /// The process must have been started with `tty`.
    ///
    /// Errors:
    /// - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
    /// - -32602 `process size rows and cols must be greater than 0`: The terminal has no lines or no columns.
    /// - -32600 `failed to resize PTY: {detail}`: The process has no terminal.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/resizePty.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProcessResizePty;

    impl RequestMethod for ProcessResizePty {
        const NAME: &'static str = "process/resizePty";
        type Params = super::ProcessResizePtyParams;
        type Response = super::ProcessResizePtyResponse;

        codec!(params, result);
    }

    /// Starts a process without a sandbox.
    ///
    /// Answers as soon as it runs; `process/exited` tells the end. The process ends with the connection.
    ///
    /// Errors:
    /// - -32600 `command must not be empty`: `command` is empty.
    /// - -32600 `processHandle must not be empty`: The handle is empty.
    /// - -32600 `duplicate active process handle: "{processHandle}"`: A running process has this handle.
    /// - -32602 `process/spawn size requires tty: true`: `size` was given without a terminal.
    /// - -32602 `process/spawn timeoutMs must be non-negative, got {timeoutMs}`: `timeoutMs` is negative.
    /// - -32603 `failed to spawn process: {detail}`: The program cannot be started.
    /// - -32602 `process size rows and cols must be greater than 0`: The terminal has no lines or no columns.
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: `cwd` is relative.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/spawn.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProcessSpawn;

    impl RequestMethod for ProcessSpawn {
        const NAME: &'static str = "process/spawn";
        type Params = super::ProcessSpawnParams;
        type Response = super::ProcessSpawnResponse;

        codec!(params, result);
    }

    /// Writes to standard input of a process.
    ///
    /// The process must have been started with `streamStdin` or `tty`.
    ///
    /// Errors:
    /// - -32602 `process/writeStdin requires deltaBase64 or closeStdin`: Neither was given.
    /// - -32602 `invalid deltaBase64: {detail}`: The bytes are not base64.
    /// - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
    /// - -32600 `stdin streaming is not enabled for this process`: The process was started without `streamStdin`.
    /// - -32600 `stdin is already closed`: The input was closed before.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/writeStdin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProcessWriteStdin;

    impl RequestMethod for ProcessWriteStdin {
        const NAME: &'static str = "process/writeStdin";
        type Params = super::ProcessWriteStdinParams;
        type Response = super::ProcessWriteStdinResponse;

        codec!(params, result);
    }

    /// Creates a project.
    ///
    /// It comes last in the user's order. With a key that was used before, the project of then is returned.
    ///
    /// Errors:
    /// - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `idempotencyKey must not be empty`: The key is blank.
    /// - -32602 `idempotencyKey must be at most {limit} bytes`: The key has more than 512 bytes.
    /// - -32602 `duplicate project root: {path}`: Two roots are the same directory.
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
    /// - -32602 `idempotency key refers to deleted project: {idempotencyKey}`: The project that was made with the key is deleted.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProjectCreate;

    impl RequestMethod for ProjectCreate {
        const NAME: &'static str = "project/create";
        type Params = super::ProjectCreateParams;
        type Response = super::ProjectCreateResponse;

        codec!(params, result);
    }

    /// Deletes a project.
    ///
    /// Its threads stay, without a project.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProjectDelete;

    impl RequestMethod for ProjectDelete {
        const NAME: &'static str = "project/delete";
        type Params = super::ProjectDeleteParams;
        type Response = super::ProjectDeleteResponse;

        codec!(params, result);
    }

    /// Creates a project and puts threads into it.
    ///
    /// Nothing is created when one of the threads does not exist.
    ///
    /// Errors:
    /// - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `idempotencyKey must not be empty`: The key is blank.
    /// - -32602 `idempotencyKey must be at most {limit} bytes`: The key has more than 512 bytes.
    /// - -32602 `duplicate project root: {path}`: Two roots are the same directory.
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
    /// - -32602 `idempotency key refers to deleted project: {idempotencyKey}`: The project that was made with the key is deleted.
    /// - -32602 `thread not found: {threadId}`: There is no such stored thread.
    /// - -32602 `duplicate thread id: {threadId}`: A thread is named twice.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/import.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProjectImport;

    impl RequestMethod for ProjectImport {
        const NAME: &'static str = "project/import";
        type Params = super::ProjectImportParams;
        type Response = super::ProjectImportResponse;

        codec!(params, result);
    }

    /// Lists projects.
    ///
    /// `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32602 `sortDirection requires sortKey`: An order is given without what to sort by.
    /// - -32602 `invalid project cursor: malformed or mismatched sort anchor`: The cursor is not one the server gave out for this order.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProjectList;

    impl RequestMethod for ProjectList {
        const NAME: &'static str = "project/list";
        type Params = super::ProjectListParams;
        type Response = super::ProjectListResponse;

        codec!(params, result);
    }

    /// Moves a project in the user's order.
    ///
    /// Without a neighbor it comes last.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    /// - -32602 `before project not found: {beforeProjectId}`: There is no such neighbor.
    /// - -32602 `project {projectId} cannot be moved before itself`: The project and its neighbor are the same.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/move.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProjectMove;

    impl RequestMethod for ProjectMove {
        const NAME: &'static str = "project/move";
        type Params = super::ProjectMoveParams;
        type Response = super::ProjectMoveResponse;

        codec!(params, result);
    }

    /// Returns a project.
    ///
    /// Its threads are listed by `thread/list`.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProjectRead;

    impl RequestMethod for ProjectRead {
        const NAME: &'static str = "project/read";
        type Params = super::ProjectReadParams;
        type Response = super::ProjectReadResponse;

        codec!(params, result);
    }

    /// Changes a project.
    ///
    /// What is absent stays. No notification follows when nothing changed.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    /// - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `duplicate project root: {path}`: Two roots are the same directory.
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProjectUpdate;

    impl RequestMethod for ProjectUpdate {
        const NAME: &'static str = "project/update";
        type Params = super::ProjectUpdateParams;
        type Response = super::ProjectUpdateResponse;

        codec!(params, result);
    }

    /// Lists the paired clients.
    ///
    /// Asks the service of the vendor.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/client/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlClientList;

    impl RequestMethod for RemoteControlClientList {
        const NAME: &'static str = "remoteControl/client/list";
        type Params = super::RemoteControlClientsListParams;
        type Response = super::RemoteControlClientsListResponse;

        codec!(params, result);
    }

    /// Takes the access of a paired client away.
    ///
    /// It has to be paired again.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/client/revoke.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlClientRevoke;

    impl RequestMethod for RemoteControlClientRevoke {
        const NAME: &'static str = "remoteControl/client/revoke";
        type Params = super::RemoteControlClientsRevokeParams;
        type Response = super::RemoteControlClientsRevokeResponse;

        codec!(params, result);
    }

    /// Switches remote control off.
    ///
    /// The connection to the service ends.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/disable.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlDisable;

    impl RequestMethod for RemoteControlDisable {
        const NAME: &'static str = "remoteControl/disable";
        type Params = super::RemoteControlDisableParams;
        type Response = super::RemoteControlDisableResponse;

        codec!(params, result);
    }

    /// Switches remote control on.
    ///
    /// The server then waits for paired clients at the service of the vendor.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/enable.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlEnable;

    impl RequestMethod for RemoteControlEnable {
        const NAME: &'static str = "remoteControl/enable";
        type Params = super::RemoteControlEnableParams;
        type Response = super::RemoteControlEnableResponse;

        codec!(params, result);
    }

    /// Makes a code to pair a client with.
    ///
    /// Remote control has to be on.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/pairing/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlPairingStart;

    impl RequestMethod for RemoteControlPairingStart {
        const NAME: &'static str = "remoteControl/pairing/start";
        type Params = super::RemoteControlPairingStartParams;
        type Response = super::RemoteControlPairingStartResponse;

        codec!(params, result);
    }

    /// Tells whether a code was used.
    ///
    /// Ask again until it was.
    ///
    /// Errors:
    /// - -32600 `remoteControl/pairing/status requires pairingCode or manualPairingCode`: Neither was given.
    /// - -32600 `remote control pairing requires remote control to be enabled`: Remote control is off.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/pairing/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlPairingStatus;

    impl RequestMethod for RemoteControlPairingStatus {
        const NAME: &'static str = "remoteControl/pairing/status";
        type Params = super::RemoteControlPairingStatusParams;
        type Response = super::RemoteControlPairingStatusResponse;

        codec!(params, result);
    }

    /// Tells the state of remote control.
    ///
    /// The same as in `remoteControl/status/changed`.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/status/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlStatusRead;

    impl RequestMethod for RemoteControlStatusRead {
        const NAME: &'static str = "remoteControl/status/read";
        type Params = super::NoParams;
        type Response = super::RemoteControlStatusReadResponse;

        codec!(params, result);
    }

    /// Starts a review of changes.
    ///
    /// Runs as a turn with `enteredReviewMode` and `exitedReviewMode` items; the review itself comes as the message of the agent. Detached reviews of 0.97 send `thread/started` before the answer.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `branch must not be empty`: The name of the branch is blank.
    /// - -32600 `sha must not be empty`: The id of the commit is blank.
    /// - -32600 `instructions must not be empty`: The instructions are blank.
    ///
    /// Source: `schema/codex/review/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ReviewStart;

    impl RequestMethod for ReviewStart {
        const NAME: &'static str = "review/start";
        type Params = super::ReviewStartParams;
        type Response = super::ReviewStartResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 93, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Compresses the files of old threads in the background.
    ///
    /// Answers at once; nothing may happen, because another run is under way or was not long ago.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/rollout/compress.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RolloutCompress;

    impl RequestMethod for RolloutCompress {
        const NAME: &'static str = "rollout/compress";
        type Params = super::NoParams;
        type Response = super::RolloutCompressResponse;

        codec!(params, result);
    }

    /// Tells how the server is doing.
    ///
    /// For support and tests; the names of the gauges may change.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/server/diagnostics.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ServerDiagnostics;

    impl RequestMethod for ServerDiagnostics {
        const NAME: &'static str = "server/diagnostics";
        type Params = super::ServerDiagnosticsParams;
        type Response = super::ServerDiagnosticsResponse;

        codec!(params, result);
    }

    /// Switches a skill on or off.
    ///
    /// Writes the configuration of the user. `skills/list` shows it after `forceReload`.
    ///
    /// Errors:
    /// - -32602 `skills/config/write requires exactly one of path or name`: Neither or both were given. Since 0.169.
    ///
    /// Source: `schema/codex/skills/config/write.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsConfigWrite;

    impl RequestMethod for SkillsConfigWrite {
        const NAME: &'static str = "skills/config/write";
        type Params = super::SkillsConfigWriteParams;
        type Response = super::SkillsConfigWriteResponse;

        codec!(params, result);
    }

    /// Sets further directories to look for skills in.
    ///
    /// They count as skills of the user.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    ///
    /// Since 0.169. Source: `schema/codex/skills/extraRoots/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsExtraRootsSet;

    impl RequestMethod for SkillsExtraRootsSet {
        const NAME: &'static str = "skills/extraRoots/set";
        type Params = super::SkillsExtraRootsSetParams;
        type Response = super::SkillsExtraRootsSetResponse;

        codec!(params, result);
    }

    /// Lists the skills for some directories.
    ///
    /// The files are read for each request, so `forceReload` changes nothing. A directory that does not exist still has the skills of the user and of the server.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/skills/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsList;

    impl RequestMethod for SkillsList {
        const NAME: &'static str = "skills/list";
        type Params = super::SkillsListParams;
        type Response = super::SkillsListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 99, &[true, false]));

        codec!(params, result);
    }

    /// Reads the catalog of skills.
    ///
    /// Asks the service of the vendor.
    ///
    /// Errors:
    /// - -32603 `failed to read remote skills: {detail}`: The service cannot be reached.
    ///
    /// Until 0.97. Source: `schema/codex/skills/remote/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsRemoteRead;

    impl RequestMethod for SkillsRemoteRead {
        const NAME: &'static str = "skills/remote/read";
        type Params = super::SkillsRemoteReadParams;
        type Response = super::SkillsRemoteReadResponse;

        codec!(params, result);
    }

    /// Downloads a skill of the catalog.
    ///
    /// It goes into the skill folder of the home directory.
    ///
    /// Errors:
    /// - -32603 `failed to download remote skill: {detail}`: The service cannot be reached.
    ///
    /// Until 0.97. Source: `schema/codex/skills/remote/write.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsRemoteWrite;

    impl RequestMethod for SkillsRemoteWrite {
        const NAME: &'static str = "skills/remote/write";
        type Params = super::SkillsRemoteWriteParams;
        type Response = super::SkillsRemoteWriteResponse;

        codec!(params, result);
    }

    /// Overrules a refusal of the automatic reviewer.
    ///
    /// The agent is told and may try the action again.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid Guardian denial event: {detail}`: The event cannot be read.
    ///
    /// Since 0.169. Source: `schema/codex/thread/approveGuardianDeniedAction.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadApproveGuardianDeniedAction;

    impl RequestMethod for ThreadApproveGuardianDeniedAction {
        const NAME: &'static str = "thread/approveGuardianDeniedAction";
        type Params = super::ThreadApproveGuardianDeniedActionParams;
        type Response = super::ThreadApproveGuardianDeniedActionResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Moves a thread into the archive and unloads it.
    ///
    /// A thread that is archived already is not found.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Source: `schema/codex/thread/archive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadArchive;

    impl RequestMethod for ThreadArchive {
        const NAME: &'static str = "thread/archive";
        type Params = super::ThreadArchiveParams;
        type Response = super::ThreadArchiveResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Keeps data of the client with a thread.
    ///
    /// Where the thread has an attachment of this type and key, that one is returned unchanged.
    ///
    /// Errors:
    /// - -32602 `thread not found: {threadId}`: No thread has this id, or it is not stored.
    /// - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
    /// - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
    /// - -32602 `identityKey must not be empty`: `identityKey` is empty.
    /// - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
    /// - -32602 `attachment payload must not exceed 65536 bytes`: `payload` has more than 65536 bytes as JSON.
    /// - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachment/add.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAttachmentAdd;

    impl RequestMethod for ThreadAttachmentAdd {
        const NAME: &'static str = "thread/attachment/add";
        type Params = super::ThreadAttachmentAddParams;
        type Response = super::ThreadAttachmentAddResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the attachments of a thread.
    ///
    /// A thread that does not exist has none. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachment/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAttachmentList;

    impl RequestMethod for ThreadAttachmentList {
        const NAME: &'static str = "thread/attachment/list";
        type Params = super::ThreadAttachmentListParams;
        type Response = super::ThreadAttachmentListResponse;

        codec!(params, result);
    }

    /// Removes an attachment from a thread.
    ///
    /// Succeeds also when there is none of this type and key; then no notification follows.
    ///
    /// Errors:
    /// - -32602 `thread not found: {threadId}`: No thread has this id, or it is not stored.
    /// - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
    /// - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
    /// - -32602 `identityKey must not be empty`: `identityKey` is empty.
    /// - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
    /// - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachment/remove.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAttachmentRemove;

    impl RequestMethod for ThreadAttachmentRemove {
        const NAME: &'static str = "thread/attachment/remove";
        type Params = super::ThreadAttachmentRemoveParams;
        type Response = super::ThreadAttachmentRemoveResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the threads that have a certain attachment.
    ///
    /// Threads without a user message are listed, too.
    ///
    /// Errors:
    /// - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
    /// - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
    /// - -32602 `identityKey must not be empty`: `identityKey` is empty.
    /// - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
    /// - -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachmentOwner/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAttachmentOwnerList;

    impl RequestMethod for ThreadAttachmentOwnerList {
        const NAME: &'static str = "thread/attachmentOwner/list";
        type Params = super::ThreadAttachmentOwnerListParams;
        type Response = super::ThreadAttachmentOwnerListResponse;

        codec!(params, result);
    }

    /// Ends all background commands of a thread.
    ///
    /// Succeeds also when there are none.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/backgroundTerminals/clean.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadBackgroundTerminalsClean;

    impl RequestMethod for ThreadBackgroundTerminalsClean {
        const NAME: &'static str = "thread/backgroundTerminals/clean";
        type Params = super::ThreadBackgroundTerminalsCleanParams;
        type Response = super::ThreadBackgroundTerminalsCleanResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the background commands of a thread.
    ///
    /// `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid cursor: {detail}`: `cursor` is not one the server gave out.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/backgroundTerminals/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadBackgroundTerminalsList;

    impl RequestMethod for ThreadBackgroundTerminalsList {
        const NAME: &'static str = "thread/backgroundTerminals/list";
        type Params = super::ThreadBackgroundTerminalsListParams;
        type Response = super::ThreadBackgroundTerminalsListResponse;

        codec!(params, result);
    }

    /// Ends one background command.
    ///
    /// Succeeds also when it does not run; the answer says so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid background terminal process id: {detail}`: `processId` is not a number.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/backgroundTerminals/terminate.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadBackgroundTerminalsTerminate;

    impl RequestMethod for ThreadBackgroundTerminalsTerminate {
        const NAME: &'static str = "thread/backgroundTerminals/terminate";
        type Params = super::ThreadBackgroundTerminalsTerminateParams;
        type Response = super::ThreadBackgroundTerminalsTerminateResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Summarizes the history of a thread so that it takes less room.
    ///
    /// Answers at once; the summary is made in a turn with a `contextCompaction` item. In 0.97 no `turn/started` comes, and `thread/compacted` before `turn/completed`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Source: `schema/codex/thread/compact/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadCompactStart;

    impl RequestMethod for ThreadCompactStart {
        const NAME: &'static str = "thread/compact/start";
        type Params = super::ThreadCompactStartParams;
        type Response = super::ThreadCompactStartResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Says that a question outside of this protocol is settled.
    ///
    /// At 0 the time limits of the thread's commands run again.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `out-of-band elicitation count is already zero`: No question is open.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/decrement_elicitation.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDecrementElicitation;

    impl RequestMethod for ThreadDecrementElicitation {
        const NAME: &'static str = "thread/decrement_elicitation";
        type Params = super::ThreadDecrementElicitationParams;
        type Response = super::ThreadDecrementElicitationResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Deletes a thread for good and unloads it.
    ///
    /// The answer comes before `thread/deleted`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `thread is not persisted and cannot be deleted: {threadId}`: The thread is ephemeral.
    /// - -32600 `cannot delete thread while attached thread {threadId} exists; delete the attached thread first`: A thread is attached to it.
    /// - -32600 `cannot delete thread {threadId}: forked history still references it`: The file of a thread that another program forked goes on from the file of this one.
    ///
    /// Since 0.169. Source: `schema/codex/thread/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDelete;

    impl RequestMethod for ThreadDelete {
        const NAME: &'static str = "thread/delete";
        type Params = super::ThreadDeleteParams;
        type Response = super::ThreadDeleteResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Copies a stored thread into a new one, loads it and subscribes the connection to it.
    ///
    /// The source is not changed. A running turn is copied as interrupted. The answer comes before `thread/started`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `failed to load rollout `{path}`: file does not exist`: There is no file at `path`. Until 0.97.
    /// - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no file at `path`. Since 0.169.
    /// - -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read. Until 0.97.
    /// - -32603 `failed to read rollout `{path}`: {detail}`: The file at `path` cannot be read. Since 0.169.
    /// - -32600 `turn not found: {turnId}`: The thread has no such turn.
    /// - -32600 `no rollout found for thread id {threadId}`: The source is archived. Until 0.97.
    /// - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The source is archived. Since 0.169.
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
    /// - -32600 ``beforeTurnId` cannot be combined with `lastTurnId``: Both are given.
    /// - -32600 `lastTurnId '{turnId}' identifies an in-progress turn`: `lastTurnId` is the running turn.
    /// - -32600 `attachToSource cannot be combined with ephemeral or deferGoalContinuation`: A fork that is attached is ephemeral or defers its goal.
    /// - -32600 `ephemeral paginated thread/fork requires `excludeTurns: true``: A fork is ephemeral and `excludeTurns` is not `true`. Since 0.169.
    /// - -32600 ``experimentalDisablePredictionMcp` requires `experimentalPredictionMode: true``: `experimentalDisablePredictionMcp` is given without it.
    /// - -32600 ``experimentalPredictionMode` requires `ephemeral: true``: A fork in prediction mode is not ephemeral.
    ///
    /// Source: `schema/codex/thread/fork.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadFork;

    impl RequestMethod for ThreadFork {
        const NAME: &'static str = "thread/fork";
        type Params = super::ThreadForkParams;
        type Response = super::ThreadForkResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 126, &[true, false]));

        codec!(params, result);
    }

    /// Drops the goal of a thread.
    ///
    /// Succeeds also without a goal; then no notification follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/clear.json`.
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

    /// Returns the goal of a thread.
    ///
    /// The goal is `null` where none is set.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/get.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGoalGet;

    impl RequestMethod for ThreadGoalGet {
        const NAME: &'static str = "thread/goal/get";
        type Params = super::ThreadGoalGetParams;
        type Response = super::ThreadGoalGetResponse;

        codec!(params, result);
    }

    /// Sets or changes the goal of a thread.
    ///
    /// While the goal is active and the thread idle, the server starts turns on its own. After a failed turn the goal is blocked.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
    /// - -32600 `goal objective must not be empty`: Nothing is left of the objective without the blanks around it.
    /// - -32600 `goal objective must be at most 4000 characters`: The objective is longer.
    /// - -32600 `goal budgets must be positive when provided`: `tokenBudget` is 0 or negative.
    /// - -32600 `cannot update goal for thread {threadId}: no goal exists`: There is no goal, and no objective was given.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/set.json`.
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

    /// Lets the automatic reviewer judge the last call of a thread without running it.
    ///
    /// The connection is subscribed to the thread and stays so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `expected a completed plaintext exec_command, apply_patch, request_permissions, or MCP call with a nonempty call ID`: The history does not end with such a call.
    /// - -32600 `the requested tool is unavailable on this thread`: The thread has no tool of that name.
    /// - -32603 `Guardian review failed: {detail}`: The reviewer gave no judgment; the reason.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/guardianReview.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGuardianReview;

    impl RequestMethod for ThreadGuardianReview {
        const NAME: &'static str = "thread/guardianReview";
        type Params = super::ThreadGuardianReviewParams;
        type Response = super::ThreadGuardianReviewResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Says that the user is asked something outside of this protocol.
    ///
    /// While the count is above 0, the time limits of the thread's commands stand still.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/increment_elicitation.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadIncrementElicitation;

    impl RequestMethod for ThreadIncrementElicitation {
        const NAME: &'static str = "thread/increment_elicitation";
        type Params = super::ThreadIncrementElicitationParams;
        type Response = super::ThreadIncrementElicitationResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Adds model items to the history of a loaded thread.
    ///
    /// No turn runs; the model sees the items from the next one on.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `items must not be empty`: There are none.
    /// - -32600 `items[{index}] is not a valid response item: {detail}`: An item is not in the notation of the model's interface.
    ///
    /// Since 0.169. Source: `schema/codex/thread/inject_items.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadInjectItems;

    impl RequestMethod for ThreadInjectItems {
        const NAME: &'static str = "thread/inject_items";
        type Params = super::ThreadInjectItemsParams;
        type Response = super::ThreadInjectItemsResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the items of a thread page by page, oldest first.
    ///
    /// The thread may be stored or loaded. `turnId` limits the list to one turn.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32602 `turnId is required when cursor is an item anchor`: The cursor is an item, and `turnId` does not name its turn.
    /// - -32602 `cursor.itemId does not identify an item in the requested history scope`: The turn has no item that the cursor names.
    ///
    /// Since 0.169. Source: `schema/codex/thread/items/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadItemsList;

    impl RequestMethod for ThreadItemsList {
        const NAME: &'static str = "thread/items/list";
        type Params = super::ThreadItemsListParams;
        type Response = super::ThreadItemsListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 115, &[true, false]));

        codec!(params, result);
    }

    /// Returns certain items of a turn.
    ///
    /// Ids that the turn does not have are left out.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `itemIds must contain 1 to 100 IDs`: There are none or too many.
    /// - -32601 `thread/items/read is not supported yet`: The thread is not read in pages, or does not exist.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/items/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadItemsRead;

    impl RequestMethod for ThreadItemsRead {
        const NAME: &'static str = "thread/items/read";
        type Params = super::ThreadItemsReadParams;
        type Response = super::ThreadItemsReadResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 117, &[true, false]));

        codec!(params, result);
    }

    /// Lists stored threads, newest first.
    ///
    /// Threads without a user message are left out. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `section-position sorting requires a section filter`: The threads are sorted by their place in a section, and no section is named.
    /// - -32600 `parentThreadId and ancestorThreadId are mutually exclusive`: Both are named.
    /// - -32600 `attachedToThreadId cannot be combined with parentThreadId or ancestorThreadId`: `attachedToThreadId` is named with one of the others.
    /// - -32600 `includeAttachedThreads requires a non-empty searchTerm`: Attached threads are to be listed, and no title is searched for.
    /// - -32600 `invalid attached thread parent id: {detail}`: `attachedToThreadId` is not a UUID.
    /// - -32602 `originator filtering is not supported by the local app-server`: `originators` names any.
    /// - -32600 `invalid parent thread id: {detail}`: `parentThreadId` is not a UUID.
    /// - -32602 `invalid excluded thread id: {detail}`: An entry of `excludedThreadIds` is not a UUID.
    /// - -32602 `projectId must not be empty`: `projectId` is empty.
    /// - -32602 `project not found: {projectId}`: There is no such project.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadList;

    impl RequestMethod for ThreadList {
        const NAME: &'static str = "thread/list";
        type Params = super::ThreadListParams;
        type Response = super::ThreadListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 120, &[true, false]));

        codec!(params, result);
    }

    /// Lists the ids of loaded threads.
    ///
    /// The ids are sorted, and a page ends with the id that is its cursor.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/loaded/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadLoadedList;

    impl RequestMethod for ThreadLoadedList {
        const NAME: &'static str = "thread/loaded/list";
        type Params = super::ThreadLoadedListParams;
        type Response = super::ThreadLoadedListResponse;

        codec!(params, result);
    }

    /// Returns what a thread knows from memories.
    ///
    /// The thread must be loaded. The summary is `null` where memories are off.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/memory/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadMemoryRead;

    impl RequestMethod for ThreadMemoryRead {
        const NAME: &'static str = "thread/memory/read";
        type Params = super::ThreadMemoryReadParams;
        type Response = super::ThreadMemoryReadResponse;

        codec!(params, result);
    }

    /// Says whether a thread may become part of memories.
    ///
    /// The thread may be loaded or stored.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `ephemeral thread does not support metadata updates: {threadId}`: The thread is not stored.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/memoryMode/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadMemoryModeSet;

    impl RequestMethod for ThreadMemoryModeSet {
        const NAME: &'static str = "thread/memoryMode/set";
        type Params = super::ThreadMemoryModeSetParams;
        type Response = super::ThreadMemoryModeSetResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Changes stored data of a thread.
    ///
    /// The thread may be loaded or stored. When all parts of `gitInfo` are removed, it becomes `null`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread metadata update must include at least one field`: There is nothing to change.
    /// - -32603 `failed to read thread metadata: invalid thread-store request: no rollout found for thread id {threadId}`: There is no such thread to put into a project.
    /// - -32600 `gitInfo.{member} must not be empty`: A text of `gitInfo` is blank.
    /// - -32600 `gitInfo must include at least one field`: `gitInfo` is an empty object.
    /// - -32600 `gitInfo.{field} must not be empty`: A part of `gitInfo` is an empty text.
    /// - -32600 `project not found: {projectId}`: There is no such project.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Since 0.169. Source: `schema/codex/thread/metadata/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadMetadataUpdate;

    impl RequestMethod for ThreadMetadataUpdate {
        const NAME: &'static str = "thread/metadata/update";
        type Params = super::ThreadMetadataUpdateParams;
        type Response = super::ThreadMetadataUpdateResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 121, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Gives a thread a title.
    ///
    /// The thread may be loaded or stored; in 0.97 it must be loaded.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `thread name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Source: `schema/codex/thread/name/set.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadNameSet;

    impl RequestMethod for ThreadNameSet {
        const NAME: &'static str = "thread/name/set";
        type Params = super::ThreadSetNameParams;
        type Response = super::ThreadSetNameResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Asks for a guess of the next user message.
    ///
    /// The guess would come as `thread/prediction/updated`; the server does not make any.
    ///
    /// Errors:
    /// - -32601 `thread/prediction/request is not implemented yet`: Always.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/prediction/request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadPredictionRequest;

    impl RequestMethod for ThreadPredictionRequest {
        const NAME: &'static str = "thread/prediction/request";
        type Params = super::ThreadPredictionRequestParams;
        type Response = super::ThreadPredictionRequestResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Turns a plan that the user agreed to into the first message of a fresh thread.
    ///
    /// The prompt contains the plan, and names its file where one is given.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `The thread already has an active turn.`: A turn runs.
    /// - -32600 `The approved plan is empty.`: Nothing is left of `markdown` without the blanks around it.
    /// - -32602 ``attachmentPath` must be absolute on the app server`: `attachmentPath` is relative.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/prepareApprovedPlan.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadPrepareApprovedPlan;

    impl RequestMethod for ThreadPrepareApprovedPlan {
        const NAME: &'static str = "thread/prepareApprovedPlan";
        type Params = super::ThreadPrepareApprovedPlanParams;
        type Response = super::ThreadPrepareApprovedPlanResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Queues input that becomes a turn of its own once the thread is idle.
    ///
    /// On an idle thread the turn starts at once. The queue outlives the server.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
    /// - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
    /// - -32600 `local queued attachment is invalid: {detail}`: A local image of `input` cannot be read.
    /// - -32600 `only user input can be added to the user-message queue`: `input` is empty.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/add.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueAdd;

    impl RequestMethod for ThreadQueueAdd {
        const NAME: &'static str = "thread/queue/add";
        type Params = super::ThreadQueueAddParams;
        type Response = super::ThreadQueueAddResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 87, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Takes an entry out of the queue.
    ///
    /// Succeeds also when there is no such entry; the answer says so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueDelete;

    impl RequestMethod for ThreadQueueDelete {
        const NAME: &'static str = "thread/queue/delete";
        type Params = super::ThreadQueueDeleteParams;
        type Response = super::ThreadQueueDeleteResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the queued input of a thread, next one first.
    ///
    /// `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `no rollout found for thread id {threadId}`: The thread is archived. Until 0.97.
    /// - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The thread is archived. Since 0.169.
    /// - -32600 `invalid queue pagination cursor: {detail}`: `cursor` is not one the server gave out.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueList;

    impl RequestMethod for ThreadQueueList {
        const NAME: &'static str = "thread/queue/list";
        type Params = super::ThreadQueueListParams;
        type Response = super::ThreadQueueListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 88, &[true, false]));

        codec!(params, result);
    }

    /// Puts the queue in another order.
    ///
    /// Every entry must be named once.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `queue reorder must include every queued submission exactly once`: An id is missing, double or unknown.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/reorder.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueReorder;

    impl RequestMethod for ThreadQueueReorder {
        const NAME: &'static str = "thread/queue/reorder";
        type Params = super::ThreadQueueReorderParams;
        type Response = super::ThreadQueueReorderResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Starts a turn with an entry of the queue now.
    ///
    /// Without an id it is the next one.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `queue is empty`: There is no entry.
    /// - -32600 `thread already has an active or pending turn`: A turn runs.
    /// - -32600 `queued submission not found: {queuedSubmissionId}`: The queue has no such entry.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueStart;

    impl RequestMethod for ThreadQueueStart {
        const NAME: &'static str = "thread/queue/start";
        type Params = super::ThreadQueueStartParams;
        type Response = super::ThreadQueueStartResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 89, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Replaces the input of an entry of the queue.
    ///
    /// The entry keeps its place and its id.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
    /// - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
    /// - -32600 `local queued attachment is invalid: {detail}`: A local image of `input` cannot be read.
    /// - -32600 `only user input can be added to the user-message queue`: `input` is empty.
    /// - -32600 `queued submission not found: {queuedSubmissionId}`: The queue has no such entry.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueUpdate;

    impl RequestMethod for ThreadQueueUpdate {
        const NAME: &'static str = "thread/queue/update";
        type Params = super::ThreadQueueUpdateParams;
        type Response = super::ThreadQueueUpdateResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 90, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Returns a thread as it is stored.
    ///
    /// Neither loads the thread nor subscribes to it. With `includeTurns` a paginated thread draws a `deprecationNotice`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not loaded: {threadId}`: The thread is neither stored nor loaded.
    /// - -32603 `failed to load rollout `{path}` for thread {threadId}: {detail}`: The stored file is damaged.
    /// - -32600 `ephemeral threads do not support includeTurns`: Turns of an ephemeral thread were asked for.
    /// - -32601 `list_turns is not supported yet`: Turns were asked for before the first one was stored.
    ///
    /// Source: `schema/codex/thread/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRead;

    impl RequestMethod for ThreadRead {
        const NAME: &'static str = "thread/read";
        type Params = super::ThreadReadParams;
        type Response = super::ThreadReadResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 107, &[true, false]));

        codec!(params, result);
    }

    /// Marks a thread read or unread.
    ///
    /// Refused when the read state changed meanwhile; `data` of the error then holds `reason` and the `readState` of now.
    ///
    /// Errors:
    /// - -32600 `thread not loaded: {threadId}`: No loaded thread has this id.
    /// - -32600 `read state changed`: `expectedRevision` is not the revision of now.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/readState/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadReadStateUpdate;

    impl RequestMethod for ThreadReadStateUpdate {
        const NAME: &'static str = "thread/readState/update";
        type Params = super::ThreadReadStateUpdateParams;
        type Response = super::ThreadReadStateUpdateResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Sends sound into a voice session.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendAudio.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeAppendAudio;

    impl RequestMethod for ThreadRealtimeAppendAudio {
        const NAME: &'static str = "thread/realtime/appendAudio";
        type Params = super::ThreadRealtimeAppendAudioParams;
        type Response = super::ThreadRealtimeAppendAudioResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Has a voice session speak a text.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendSpeech.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeAppendSpeech;

    impl RequestMethod for ThreadRealtimeAppendSpeech {
        const NAME: &'static str = "thread/realtime/appendSpeech";
        type Params = super::ThreadRealtimeAppendSpeechParams;
        type Response = super::ThreadRealtimeAppendSpeechResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Sends text into a voice session.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendText.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeAppendText;

    impl RequestMethod for ThreadRealtimeAppendText {
        const NAME: &'static str = "thread/realtime/appendText";
        type Params = super::ThreadRealtimeAppendTextParams;
        type Response = super::ThreadRealtimeAppendTextResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Lists the voices by version of the voice protocol.
    ///
    /// The list is fixed.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/listVoices.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeListVoices;

    impl RequestMethod for ThreadRealtimeListVoices {
        const NAME: &'static str = "thread/realtime/listVoices";
        type Params = super::ThreadRealtimeListVoicesParams;
        type Response = super::ThreadRealtimeListVoicesResponse;

        codec!(params, result);
    }

    /// Opens a voice session for a thread.
    ///
    /// Answers at once; whether it opens is told by notifications. Needs an API key.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeStart;

    impl RequestMethod for ThreadRealtimeStart {
        const NAME: &'static str = "thread/realtime/start";
        type Params = super::ThreadRealtimeStartParams;
        type Response = super::ThreadRealtimeStartResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Closes the voice session of a thread.
    ///
    /// The notification says `requested`; it comes also without a session.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/stop.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeStop;

    impl RequestMethod for ThreadRealtimeStop {
        const NAME: &'static str = "thread/realtime/stop";
        type Params = super::ThreadRealtimeStopParams;
        type Response = super::ThreadRealtimeStopResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Opens a stored thread and subscribes the connection to it.
    ///
    /// No `thread/started` follows. Settings given here replace the stored ones; those of a thread that is already loaded stay as they are, except in 0.97. Turns in the answer of a paginated thread draw a `deprecationNotice`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `failed to load rollout `{path}`: file does not exist`: There is no file at `path`. Until 0.97.
    /// - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no file at `path`. Since 0.169.
    /// - -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read. Until 0.97.
    /// - -32603 `failed to read rollout `{path}`: {detail}`: The file at `path` cannot be read. Since 0.169.
    /// - -32600 `no rollout found for thread id {threadId}`: The thread is archived. Until 0.97.
    /// - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The thread is archived. Since 0.169.
    /// - -32600 `cannot resume thread {threadId} with history while it is already running`: `history` was given for a loaded thread.
    /// - -32600 `cannot resume running thread {threadId} with stale path: requested `{path}`, active `{activePath}``: The thread is loaded, and its file is not at `path`.
    /// - -32600 `resuming with history is not supported`: `history` was given for a thread that is not loaded.
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider of the request is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider of the request is not configured. Since 0.169.
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider of the thread is not configured any more.
    ///
    /// Source: `schema/codex/thread/resume.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadResume;

    impl RequestMethod for ThreadResume {
        const NAME: &'static str = "thread/resume";
        type Params = super::ThreadResumeParams;
        type Response = super::ThreadResumeResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 125, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Drops a turn and all later ones from a loaded thread.
    ///
    /// The thread is loaded anew, also when the request fails after that. The stored history goes on in a new file; files of the workspace stay as they are.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `turn not found: {turnId}`: The thread has no such turn.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Since 0.169. Source: `schema/codex/thread/revert.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRevert;

    impl RequestMethod for ThreadRevert {
        const NAME: &'static str = "thread/revert";
        type Params = super::ThreadRevertParams;
        type Response = super::ThreadRevertResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 118, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Drops the last turns of a loaded thread.
    ///
    /// Stored threads keep it in mind when they are resumed. Files of the workspace stay as they are. Later versions have `thread/revert`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `numTurns must be >= 1`: `numTurns` is 0.
    ///
    /// Until 0.97. Source: `schema/codex/thread/rollback.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRollback;

    impl RequestMethod for ThreadRollback {
        const NAME: &'static str = "thread/rollback";
        type Params = super::ThreadRollbackParams;
        type Response = super::ThreadRollbackResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 119, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Gives up a running `thread/sample` request.
    ///
    /// Succeeds also when there is none with this id. The request is answered with an error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/sample/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSampleCancel;

    impl RequestMethod for ThreadSampleCancel {
        const NAME: &'static str = "thread/sample/cancel";
        type Params = super::ThreadSampleCancelParams;
        type Response = super::ThreadSampleCancelResponse;

        codec!(params, result);
    }

    /// Asks the model something about a thread without adding to its history.
    ///
    /// `expectedTurnId` must be the latest turn, and it must have ended unless `allowInProgressTurn` says otherwise. The model sees the definitions of the thread's tools, but calls none.
    ///
    /// Errors:
    /// - -32600 `{detail}`: `threadId` is not a UUID.
    /// - -32600 `thread/sample requires a loaded source`: No loaded thread has this id.
    /// - -32600 `thread/sample requires expectedTurnId and a prompt of at most 4000 bytes`: One of them is empty, or the prompt is longer.
    /// - -32600 `sample source must be idle`: A turn runs, and `allowInProgressTurn` is not set.
    /// - -32600 `sample source turn must be the latest finished turn`: `expectedTurnId` is another turn.
    /// - -32600 `sample source turn must be the latest turn`: `expectedTurnId` is another turn, with `allowInProgressTurn`.
    /// - -32603 `sample canceled`: `thread/sample/cancel` named the request.
    /// - -32603 `{detail}`: The model did not answer; the reason.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/sample.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSample;

    impl RequestMethod for ThreadSample {
        const NAME: &'static str = "thread/sample";
        type Params = super::ThreadSampleParams;
        type Response = super::ThreadSampleResponse;

        codec!(params, result);

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Searches the text of all stored threads.
    ///
    /// Finds messages of the user and of the agent, upper and lower case alike. Each thread is found once, with its first place shown.
    ///
    /// Errors:
    /// - -32600 `thread/search requires a non-empty searchTerm`: Nothing is left of the term without the blanks around it.
    /// - -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/search.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSearch;

    impl RequestMethod for ThreadSearch {
        const NAME: &'static str = "thread/search";
        type Params = super::ThreadSearchParams;
        type Response = super::ThreadSearchResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 122, &[true, false]));

        codec!(params, result);
    }

    /// Searches the messages of one thread.
    ///
    /// Finds words of the user and of the agent, oldest first. Only for threads read in pages.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread/searchOccurrences requires a non-empty searchTerm`: `searchTerm` is empty.
    /// - -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
    /// - -32601 `thread/searchOccurrences is not supported yet`: The thread is not read in pages, or does not exist.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/searchOccurrences.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSearchOccurrences;

    impl RequestMethod for ThreadSearchOccurrences {
        const NAME: &'static str = "thread/searchOccurrences";
        type Params = super::ThreadSearchOccurrencesParams;
        type Response = super::ThreadSearchOccurrencesResponse;

        codec!(params, result);
    }

    /// Moves a thread into, within or out of a section of the user's list.
    ///
    /// A thread is in one section at most.
    ///
    /// Errors:
    /// - -32600 `thread not found: {threadId}`: No thread has this id.
    /// - -32600 `sectionId must not be empty`: `sectionId` is empty.
    /// - -32600 `section {sectionId} does not exist`: There is no such section.
    /// - -32600 `beforeThreadId requires a non-null sectionId`: A neighbor is named, but no section.
    /// - -32600 `before thread {beforeThreadId} is not in section {sectionId}`: The neighbor is not in the section.
    /// - -32600 `thread {threadId} cannot be moved before itself`: The thread and its neighbor are the same.
    /// - -32600 `invalid before thread id: {detail}`: `beforeThreadId` is not a UUID.
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/section/move.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSectionMove;

    impl RequestMethod for ThreadSectionMove {
        const NAME: &'static str = "thread/section/move";
        type Params = super::ThreadSectionMoveParams;
        type Response = super::ThreadSectionMoveResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Changes what later turns of a thread run with.
    ///
    /// The running turn goes on as it is. No notification follows when nothing changed.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
    /// - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
    /// - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
    /// - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
    /// - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
    /// - -32600 ``permissions` cannot be combined with `sandboxPolicy``: Both are given.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/settings/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSettingsUpdate;

    impl RequestMethod for ThreadSettingsUpdate {
        const NAME: &'static str = "thread/settings/update";
        type Params = super::ThreadSettingsUpdateParams;
        type Response = super::ThreadSettingsUpdateResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Runs a command of the user in a thread, without a sandbox.
    ///
    /// Answers at once. An idle thread gets a turn of its own for it; in a running turn the item joins that turn and the model sees the output.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `command must not be empty`: Nothing is left of the command without the blanks around it.
    /// - -32602 `thread/shellCommand timeoutMs must be non-negative, got {timeoutMs}`: The time limit is negative.
    ///
    /// Since 0.169. Source: `schema/codex/thread/shellCommand.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadShellCommand;

    impl RequestMethod for ThreadShellCommand {
        const NAME: &'static str = "thread/shellCommand";
        type Params = super::ThreadShellCommandParams;
        type Response = super::ThreadShellCommandResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Creates a thread, loads it and subscribes the connection to it.
    ///
    /// Every member may be absent. The answer comes before `thread/started`. A stored thread appears in lists after its first turn.
    ///
    /// Errors:
    /// - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
    /// - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
    /// - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
    /// - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
    /// - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
    /// - -32600 `projectId must not be empty`: `projectId` is empty.
    /// - -32600 `project not found: {projectId}`: `projectId` names no project.
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
    /// - -32600 ``permissions` cannot be combined with `sandbox``: Both are given; `thread/resume` and `thread/fork` refuse it, too.
    /// - -32600 `duplicate dynamic tool name: {name}`: Two tools share a name.
    /// - -32600 `dynamic tool name must not be empty`: A tool has no name.
    /// - -32600 `dynamic tool name is reserved: {name}`: A tool is called `mcp` or its name begins with `mcp__`.
    /// - -32600 `dynamic tool name has leading/trailing whitespace: {name}`: The name of a tool begins or ends with a blank.
    /// - -32600 `dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}`: The name of a tool has other characters; not checked in 0.97.
    /// - -32600 `dynamic tool namespace must contain at least one tool: {name}`: A group has no tool.
    /// - -32600 `duplicate dynamic tool namespace: {name}`: Two groups share a name.
    /// - -32600 `deferred dynamic tool must include a namespace: {name}`: A tool with `deferLoading` is in no group.
    /// - -32600 `dynamic tool input schema is not supported for {name}: {detail}`: The schema of a tool uses something that is not supported.
    ///
    /// Source: `schema/codex/thread/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStart;

    impl RequestMethod for ThreadStart {
        const NAME: &'static str = "thread/start";
        type Params = super::ThreadStartParams;
        type Response = super::ThreadStartResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 124, &[true, false]));

        codec!(params, result);
    }

    /// Lists the history of a thread step by step, voice sessions included.
    ///
    /// Entries come in the order they were stored. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid thread timeline cursor`: `cursor` is not one the server gave out.
    /// - -32601 `thread/timeline/list is not supported yet`: The thread is not read in pages, or does not exist.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/timeline/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadTimelineList;

    impl RequestMethod for ThreadTimelineList {
        const NAME: &'static str = "thread/timeline/list";
        type Params = super::ThreadTimelineListParams;
        type Response = super::ThreadTimelineListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 130, &[true, false]));

        codec!(params, result);
    }

    /// Lists the turns of a thread page by page, newest first.
    ///
    /// The thread may be stored or loaded.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/turns/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadTurnsList;

    impl RequestMethod for ThreadTurnsList {
        const NAME: &'static str = "thread/turns/list";
        type Params = super::ThreadTurnsListParams;
        type Response = super::ThreadTurnsListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 114, &[true, false]));

        codec!(params, result);
    }

    /// Takes a thread out of the archive.
    ///
    /// The thread is not loaded by this.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
    /// - -32600 `no archived rollout found for thread id {threadId}`: No archived thread has this id.
    ///
    /// Source: `schema/codex/thread/unarchive.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnarchive;

    impl RequestMethod for ThreadUnarchive {
        const NAME: &'static str = "thread/unarchive";
        type Params = super::ThreadUnarchiveParams;
        type Response = super::ThreadUnarchiveResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 108, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Ends the connection's subscription to a thread.
    ///
    /// The thread is not unloaded at once, but when nobody has subscribed and no turn has run for a minute or two; `thread/status/changed` and `thread/closed` tell so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/unsubscribe.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnsubscribe;

    impl RequestMethod for ThreadUnsubscribe {
        const NAME: &'static str = "thread/unsubscribe";
        type Params = super::ThreadUnsubscribeParams;
        type Response = super::ThreadUnsubscribeResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Creates a section.
    ///
    /// Two sections may have the same name.
    ///
    /// Errors:
    /// - -32602 `section name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has more than 64 bytes.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/create.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSectionCreate;

    impl RequestMethod for ThreadSectionCreate {
        const NAME: &'static str = "threadSection/create";
        type Params = super::ThreadSectionCreateParams;
        type Response = super::ThreadSectionCreateResponse;

        codec!(params, result);
    }

    /// Deletes a section.
    ///
    /// Its threads stay, without a section.
    ///
    /// Errors:
    /// - -32602 `sectionId must not be empty`: `sectionId` is empty.
    /// - -32602 `thread section not found: {sectionId}`: There is no such section.
    /// - -32602 `the built-in pinned section cannot be deleted`: It is the section that is always there.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSectionDelete;

    impl RequestMethod for ThreadSectionDelete {
        const NAME: &'static str = "threadSection/delete";
        type Params = super::ThreadSectionDeleteParams;
        type Response = super::ThreadSectionDeleteResponse;

        codec!(params, result);
    }

    /// Lists the sections of the user's list of threads.
    ///
    /// A section called `Pinned` is always there.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSectionList;

    impl RequestMethod for ThreadSectionList {
        const NAME: &'static str = "threadSection/list";
        type Params = super::ThreadSectionListParams;
        type Response = super::ThreadSectionListResponse;

        codec!(params, result);
    }

    /// Renames a section and changes its looks.
    ///
    /// The name is always given; the looks stay when they are absent.
    ///
    /// Errors:
    /// - -32602 `section name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has more than 64 bytes.
    /// - -32602 `sectionId must not be empty`: `sectionId` is empty.
    /// - -32602 `thread section not found: {sectionId}`: There is no such section.
    /// - -32602 `the built-in pinned section cannot be renamed`: It is the section that is always there.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSectionUpdate;

    impl RequestMethod for ThreadSectionUpdate {
        const NAME: &'static str = "threadSection/update";
        type Params = super::ThreadSectionUpdateParams;
        type Response = super::ThreadSectionUpdateResponse;

        codec!(params, result);
    }

    /// Stops the running turn.
    ///
    /// Answered when the turn is stopped. Unfinished items get no `item/completed`, and open questions are withdrawn. An empty `turnId` stops whichever turn runs. 0.97 does not look at `turnId` and never answers when nothing runs.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `no active turn to interrupt`: No turn runs.
    /// - -32600 `expected active turn id {turnId} but found {activeTurnId}`: Another turn runs.
    ///
    /// Source: `schema/codex/turn/interrupt.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnInterrupt;

    impl RequestMethod for TurnInterrupt {
        const NAME: &'static str = "turn/interrupt";
        type Params = super::TurnInterruptParams;
        type Response = super::TurnInterruptResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Changes settings for the rest of a running turn.
    ///
    /// The step that runs goes on as it is; later turns are not touched. Reviewer and environments can always change; a change of anything else, or of nothing, needs the feature `step_model_switching`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
    /// - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
    /// - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
    /// - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
    /// - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
    /// - -32600 `turn settings updates require the step_model_switching feature`: The change needs the feature, and it is off.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/turn/settings/update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnSettingsUpdate;

    impl RequestMethod for TurnSettingsUpdate {
        const NAME: &'static str = "turn/settings/update";
        type Params = super::TurnSettingsUpdateParams;
        type Response = super::TurnSettingsUpdateResponse;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Starts a turn and returns it before it runs.
    ///
    /// Progress follows as `turn/*` and `item/*` notifications. While a turn runs the input is added to that turn and its id is returned; 0.97 makes up an id, but everything that follows carries the first one.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
    /// - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
    /// - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
    /// - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
    /// - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
    /// - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
    /// - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
    /// - -32600 `additional context name is only supported for untrusted context`: Context that is trusted has a name.
    /// - -32600 ``toolOutput` cannot be combined with nonempty `input``: The turn has both.
    /// - -32600 ``toolOutput.name` must not be empty`: The name is empty.
    /// - -32603 `failed to submit turn input: ActiveTurnOutputSchemaMismatch`: A turn is running, and the input has an `outputSchema`.
    /// - -32603 `failed to submit turn input: EmptyInput`: A turn is running, and there is no input for it.
    ///
    /// Source: `schema/codex/turn/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnStart;

    impl RequestMethod for TurnStart {
        const NAME: &'static str = "turn/start";
        type Params = super::TurnStartParams;
        type Response = super::TurnStartResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 135, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.thread_id.as_str())
        }
    }

    /// Adds input to the running turn.
    ///
    /// The user message appears as an item as soon as the turn takes it. No turn is started and no settings are changed.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
    /// - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
    /// - -32600 `additional context name is only supported for untrusted context`: Context that is trusted has a name.
    /// - -32600 `no active turn to steer`: No turn runs.
    /// - -32600 `expected active turn id `{expectedTurnId}` but found `{turnId}``: Another turn runs.
    /// - -32600 `expectedTurnId must not be empty`: `expectedTurnId` is empty.
    /// - -32600 `input must not be empty`: `input` is empty.
    /// - -32600 `cannot steer a {turnKind} turn`: A review or a summary runs.
    ///
    /// Since 0.169. Source: `schema/codex/turn/steer.json`.
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

    /// Cancels a running verification.
    ///
    /// The cancelled request answers with an error. An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/cancel.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UserVerificationCancel;

    impl RequestMethod for UserVerificationCancel {
        const NAME: &'static str = "userVerification/cancel";
        type Params = super::UserVerificationCancelParams;
        type Response = super::UserVerificationCancelResponse;

        codec!(params, result);
    }

    /// Deletes the key of this device.
    ///
    /// Nothing happens when there is none.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/delete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UserVerificationDelete;

    impl RequestMethod for UserVerificationDelete {
        const NAME: &'static str = "userVerification/delete";
        type Params = super::UserVerificationDeleteParams;
        type Response = super::UserVerificationDeleteResponse;

        codec!(params, result);
    }

    /// Makes a key for this device.
    ///
    /// The client registers it with the service. A key that is there is used again.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/enroll.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UserVerificationEnroll;

    impl RequestMethod for UserVerificationEnroll {
        const NAME: &'static str = "userVerification/enroll";
        type Params = super::UserVerificationEnrollParams;
        type Response = super::UserVerificationEnrollResponse;

        codec!(params, result);
    }

    /// Tells whether this device can verify its user.
    ///
    /// Asks nobody.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/status.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UserVerificationStatus;

    impl RequestMethod for UserVerificationStatus {
        const NAME: &'static str = "userVerification/status";
        type Params = super::UserVerificationStatusParams;
        type Response = super::UserVerificationStatusResponse;

        codec!(params, result);
    }

    /// Asks the user to confirm something with the key of this device.
    ///
    /// Answers when the user did. Errors carry what went wrong as `data`.
    ///
    /// Errors:
    /// - -32602 `Invalid verification challenge or display text.`: A text is too long or empty, or the challenge is not base64url.
    /// - -32603 `User verification is not available in this build or account.`: This device cannot do it.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/verify.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct UserVerificationVerify;

    impl RequestMethod for UserVerificationVerify {
        const NAME: &'static str = "userVerification/verify";
        type Params = super::UserVerificationVerifyParams;
        type Response = super::UserVerificationVerifyResponse;

        codec!(params, result);
    }

    /// Tells the state of the Windows sandbox.
    ///
    /// On other systems it is never set up.
    ///
    /// Since 0.169. Source: `schema/codex/windowsSandbox/readiness.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WindowsSandboxReadiness;

    impl RequestMethod for WindowsSandboxReadiness {
        const NAME: &'static str = "windowsSandbox/readiness";
        type Params = super::NoParams;
        type Response = super::WindowsSandboxReadinessResponse;

        codec!(params, result);
    }

    /// Sets the Windows sandbox up.
    ///
    /// The outcome comes as `windowsSandbox/setupCompleted`; on other systems it is a failure.
    ///
    /// Since 0.169. Source: `schema/codex/windowsSandbox/setupStart.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WindowsSandboxSetupStart;

    impl RequestMethod for WindowsSandboxSetupStart {
        const NAME: &'static str = "windowsSandbox/setupStart";
        type Params = super::WindowsSandboxSetupStartParams;
        type Response = super::WindowsSandboxSetupStartResponse;

        codec!(params, result);
    }
}

/// Hands the marker type of a request, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_request<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "account/bedrock/checkGovCloudRequirements" => {
            Some(visitor.request::<method::AccountBedrockCheckGovCloudRequirements>())
        }
        "account/bedrock/discover" => Some(visitor.request::<method::AccountBedrockDiscover>()),
        "account/bedrock/setup" => Some(visitor.request::<method::AccountBedrockSetup>()),
        "account/chatgptAuthTokens/refresh" => {
            Some(visitor.request::<method::AccountChatgptAuthTokensRefresh>())
        }
        "account/gatewayOAuth/cancel" => {
            Some(visitor.request::<method::AccountGatewayOAuthCancel>())
        }
        "account/gatewayOAuth/login" => Some(visitor.request::<method::AccountGatewayOAuthLogin>()),
        "account/gatewayOAuth/read" => Some(visitor.request::<method::AccountGatewayOAuthRead>()),
        "account/gcp/setup" => Some(visitor.request::<method::AccountGcpSetup>()),
        "account/login/cancel" => Some(visitor.request::<method::AccountLoginCancel>()),
        "account/login/start" => Some(visitor.request::<method::AccountLoginStart>()),
        "account/logout" => Some(visitor.request::<method::AccountLogout>()),
        "account/rateLimitResetCredit/consume" => {
            Some(visitor.request::<method::AccountRateLimitResetCreditConsume>())
        }
        "account/rateLimits/read" => Some(visitor.request::<method::AccountRateLimitsRead>()),
        "account/read" => Some(visitor.request::<method::AccountRead>()),
        "account/securitySetup/read" => Some(visitor.request::<method::AccountSecuritySetupRead>()),
        "account/sendAddCreditsNudgeEmail" => {
            Some(visitor.request::<method::AccountSendAddCreditsNudgeEmail>())
        }
        "account/usage/read" => Some(visitor.request::<method::AccountUsageRead>()),
        "account/workspaceMessages/read" => {
            Some(visitor.request::<method::AccountWorkspaceMessagesRead>())
        }
        "accountSession/list" => Some(visitor.request::<method::AccountSessionList>()),
        "accountSession/switch" => Some(visitor.request::<method::AccountSessionSwitch>()),
        "app/installed" => Some(visitor.request::<method::AppInstalled>()),
        "app/list" => Some(visitor.request::<method::AppList>()),
        "app/read" => Some(visitor.request::<method::AppRead>()),
        "attestation/generate" => Some(visitor.request::<method::AttestationGenerate>()),
        "collaborationMode/list" => Some(visitor.request::<method::CollaborationModeList>()),
        "command/exec/resize" => Some(visitor.request::<method::CommandExecResize>()),
        "command/exec/terminate" => Some(visitor.request::<method::CommandExecTerminate>()),
        "command/exec/write" => Some(visitor.request::<method::CommandExecWrite>()),
        "command/exec" => Some(visitor.request::<method::CommandExec>()),
        "config/batchWrite" => Some(visitor.request::<method::ConfigBatchWrite>()),
        "config/mcpServer/reload" => Some(visitor.request::<method::ConfigMcpServerReload>()),
        "config/read" => Some(visitor.request::<method::ConfigRead>()),
        "config/value/write" => Some(visitor.request::<method::ConfigValueWrite>()),
        "configRequirements/read" => Some(visitor.request::<method::ConfigRequirementsRead>()),
        "currentTime/read" => Some(visitor.request::<method::CurrentTimeRead>()),
        "environment/add" => Some(visitor.request::<method::EnvironmentAdd>()),
        "environment/info" => Some(visitor.request::<method::EnvironmentInfo>()),
        "environment/status" => Some(visitor.request::<method::EnvironmentStatus>()),
        "experimentalFeature/enablement/set" => {
            Some(visitor.request::<method::ExperimentalFeatureEnablementSet>())
        }
        "experimentalFeature/list" => Some(visitor.request::<method::ExperimentalFeatureList>()),
        "externalAgentConfig/detect" => {
            Some(visitor.request::<method::ExternalAgentConfigDetect>())
        }
        "externalAgentConfig/import/readHistories" => {
            Some(visitor.request::<method::ExternalAgentConfigImportReadHistories>())
        }
        "externalAgentConfig/import/recordHistory" => {
            Some(visitor.request::<method::ExternalAgentConfigImportRecordHistory>())
        }
        "externalAgentConfig/import" => {
            Some(visitor.request::<method::ExternalAgentConfigImport>())
        }
        "feedback/save" => Some(visitor.request::<method::FeedbackSave>()),
        "feedback/upload" => Some(visitor.request::<method::FeedbackUpload>()),
        "fs/copy" => Some(visitor.request::<method::FsCopy>()),
        "fs/createDirectory" => Some(visitor.request::<method::FsCreateDirectory>()),
        "fs/getMetadata" => Some(visitor.request::<method::FsGetMetadata>()),
        "fs/readDirectory" => Some(visitor.request::<method::FsReadDirectory>()),
        "fs/readFile" => Some(visitor.request::<method::FsReadFile>()),
        "fs/remove" => Some(visitor.request::<method::FsRemove>()),
        "fs/unwatch" => Some(visitor.request::<method::FsUnwatch>()),
        "fs/watch" => Some(visitor.request::<method::FsWatch>()),
        "fs/writeFile" => Some(visitor.request::<method::FsWriteFile>()),
        "fuzzyFileSearch/sessionStart" => {
            Some(visitor.request::<method::FuzzyFileSearchSessionStart>())
        }
        "fuzzyFileSearch/sessionStop" => {
            Some(visitor.request::<method::FuzzyFileSearchSessionStop>())
        }
        "fuzzyFileSearch/sessionUpdate" => {
            Some(visitor.request::<method::FuzzyFileSearchSessionUpdate>())
        }
        "fuzzyFileSearch" => Some(visitor.request::<method::FuzzyFileSearch>()),
        "hooks/list" => Some(visitor.request::<method::HooksList>()),
        "initialize" => Some(visitor.request::<method::Initialize>()),
        "item/commandExecution/requestApproval" => {
            Some(visitor.request::<method::ItemCommandExecutionRequestApproval>())
        }
        "item/fileChange/requestApproval" => {
            Some(visitor.request::<method::ItemFileChangeRequestApproval>())
        }
        "item/permissions/requestApproval" => {
            Some(visitor.request::<method::ItemPermissionsRequestApproval>())
        }
        "item/tool/call" => Some(visitor.request::<method::ItemToolCall>()),
        "item/tool/requestUserInput" => Some(visitor.request::<method::ItemToolRequestUserInput>()),
        "addConversationListener" => Some(visitor.request::<method::AddConversationListener>()),
        "applyPatchApproval" => Some(visitor.request::<method::ApplyPatchApproval>()),
        "archiveConversation" => Some(visitor.request::<method::ArchiveConversation>()),
        "cancelLoginChatGpt" => Some(visitor.request::<method::CancelLoginChatGpt>()),
        "execCommandApproval" => Some(visitor.request::<method::ExecCommandApproval>()),
        "execOneOffCommand" => Some(visitor.request::<method::ExecOneOffCommand>()),
        "forkConversation" => Some(visitor.request::<method::ForkConversation>()),
        "getAuthStatus" => Some(visitor.request::<method::GetAuthStatus>()),
        "getConversationSummary" => Some(visitor.request::<method::GetConversationSummary>()),
        "getUserAgent" => Some(visitor.request::<method::GetUserAgent>()),
        "getUserSavedConfig" => Some(visitor.request::<method::GetUserSavedConfig>()),
        "gitDiffToRemote" => Some(visitor.request::<method::GitDiffToRemote>()),
        "interruptConversation" => Some(visitor.request::<method::InterruptConversation>()),
        "listConversations" => Some(visitor.request::<method::ListConversations>()),
        "loginApiKey" => Some(visitor.request::<method::LoginApiKey>()),
        "loginChatGpt" => Some(visitor.request::<method::LoginChatGpt>()),
        "logoutChatGpt" => Some(visitor.request::<method::LogoutChatGpt>()),
        "newConversation" => Some(visitor.request::<method::NewConversation>()),
        "removeConversationListener" => {
            Some(visitor.request::<method::RemoveConversationListener>())
        }
        "resumeConversation" => Some(visitor.request::<method::ResumeConversation>()),
        "sendUserMessage" => Some(visitor.request::<method::SendUserMessage>()),
        "sendUserTurn" => Some(visitor.request::<method::SendUserTurn>()),
        "setDefaultModel" => Some(visitor.request::<method::SetDefaultModel>()),
        "userInfo" => Some(visitor.request::<method::UserInfo>()),
        "marketplace/add" => Some(visitor.request::<method::MarketplaceAdd>()),
        "marketplace/remove" => Some(visitor.request::<method::MarketplaceRemove>()),
        "marketplace/upgrade" => Some(visitor.request::<method::MarketplaceUpgrade>()),
        "mcpServer/elicitation/request" => {
            Some(visitor.request::<method::McpServerElicitationRequest>())
        }
        "mcpServer/event/stream/start" => {
            Some(visitor.request::<method::McpServerEventStreamStart>())
        }
        "mcpServer/event/stream/stop" => {
            Some(visitor.request::<method::McpServerEventStreamStop>())
        }
        "mcpServer/oauth/login" => Some(visitor.request::<method::McpServerOauthLogin>()),
        "mcpServer/resource/read" => Some(visitor.request::<method::McpServerResourceRead>()),
        "mcpServer/tool/call" => Some(visitor.request::<method::McpServerToolCall>()),
        "mcpServerStatus/list" => Some(visitor.request::<method::McpServerStatusList>()),
        "memory/reset" => Some(visitor.request::<method::MemoryReset>()),
        "memory/status" => Some(visitor.request::<method::MemoryStatus>()),
        "mock/experimentalMethod" => Some(visitor.request::<method::MockExperimentalMethod>()),
        "model/list" => Some(visitor.request::<method::ModelList>()),
        "modelProvider/capabilities/read" => {
            Some(visitor.request::<method::ModelProviderCapabilitiesRead>())
        }
        "modelProvider/config/write" => Some(visitor.request::<method::ModelProviderConfigWrite>()),
        "modelProvider/list" => Some(visitor.request::<method::ModelProviderList>()),
        "permissionProfile/list" => Some(visitor.request::<method::PermissionProfileList>()),
        "plugin/install" => Some(visitor.request::<method::PluginInstall>()),
        "plugin/installed" => Some(visitor.request::<method::PluginInstalled>()),
        "plugin/list" => Some(visitor.request::<method::PluginList>()),
        "plugin/read" => Some(visitor.request::<method::PluginRead>()),
        "plugin/reconcile" => Some(visitor.request::<method::PluginReconcile>()),
        "plugin/search" => Some(visitor.request::<method::PluginSearch>()),
        "plugin/share/checkout" => Some(visitor.request::<method::PluginShareCheckout>()),
        "plugin/share/delete" => Some(visitor.request::<method::PluginShareDelete>()),
        "plugin/share/list" => Some(visitor.request::<method::PluginShareList>()),
        "plugin/share/save" => Some(visitor.request::<method::PluginShareSave>()),
        "plugin/share/updateTargets" => Some(visitor.request::<method::PluginShareUpdateTargets>()),
        "plugin/skill/read" => Some(visitor.request::<method::PluginSkillRead>()),
        "plugin/uninstall" => Some(visitor.request::<method::PluginUninstall>()),
        "process/kill" => Some(visitor.request::<method::ProcessKill>()),
        "process/resizePty" => Some(visitor.request::<method::ProcessResizePty>()),
        "process/spawn" => Some(visitor.request::<method::ProcessSpawn>()),
        "process/writeStdin" => Some(visitor.request::<method::ProcessWriteStdin>()),
        "project/create" => Some(visitor.request::<method::ProjectCreate>()),
        "project/delete" => Some(visitor.request::<method::ProjectDelete>()),
        "project/import" => Some(visitor.request::<method::ProjectImport>()),
        "project/list" => Some(visitor.request::<method::ProjectList>()),
        "project/move" => Some(visitor.request::<method::ProjectMove>()),
        "project/read" => Some(visitor.request::<method::ProjectRead>()),
        "project/update" => Some(visitor.request::<method::ProjectUpdate>()),
        "remoteControl/client/list" => Some(visitor.request::<method::RemoteControlClientList>()),
        "remoteControl/client/revoke" => {
            Some(visitor.request::<method::RemoteControlClientRevoke>())
        }
        "remoteControl/disable" => Some(visitor.request::<method::RemoteControlDisable>()),
        "remoteControl/enable" => Some(visitor.request::<method::RemoteControlEnable>()),
        "remoteControl/pairing/start" => {
            Some(visitor.request::<method::RemoteControlPairingStart>())
        }
        "remoteControl/pairing/status" => {
            Some(visitor.request::<method::RemoteControlPairingStatus>())
        }
        "remoteControl/status/read" => Some(visitor.request::<method::RemoteControlStatusRead>()),
        "review/start" => Some(visitor.request::<method::ReviewStart>()),
        "rollout/compress" => Some(visitor.request::<method::RolloutCompress>()),
        "server/diagnostics" => Some(visitor.request::<method::ServerDiagnostics>()),
        "skills/config/write" => Some(visitor.request::<method::SkillsConfigWrite>()),
        "skills/extraRoots/set" => Some(visitor.request::<method::SkillsExtraRootsSet>()),
        "skills/list" => Some(visitor.request::<method::SkillsList>()),
        "skills/remote/read" => Some(visitor.request::<method::SkillsRemoteRead>()),
        "skills/remote/write" => Some(visitor.request::<method::SkillsRemoteWrite>()),
        "thread/approveGuardianDeniedAction" => {
            Some(visitor.request::<method::ThreadApproveGuardianDeniedAction>())
        }
        "thread/archive" => Some(visitor.request::<method::ThreadArchive>()),
        "thread/attachment/add" => Some(visitor.request::<method::ThreadAttachmentAdd>()),
        "thread/attachment/list" => Some(visitor.request::<method::ThreadAttachmentList>()),
        "thread/attachment/remove" => Some(visitor.request::<method::ThreadAttachmentRemove>()),
        "thread/attachmentOwner/list" => {
            Some(visitor.request::<method::ThreadAttachmentOwnerList>())
        }
        "thread/backgroundTerminals/clean" => {
            Some(visitor.request::<method::ThreadBackgroundTerminalsClean>())
        }
        "thread/backgroundTerminals/list" => {
            Some(visitor.request::<method::ThreadBackgroundTerminalsList>())
        }
        "thread/backgroundTerminals/terminate" => {
            Some(visitor.request::<method::ThreadBackgroundTerminalsTerminate>())
        }
        "thread/compact/start" => Some(visitor.request::<method::ThreadCompactStart>()),
        "thread/decrement_elicitation" => {
            Some(visitor.request::<method::ThreadDecrementElicitation>())
        }
        "thread/delete" => Some(visitor.request::<method::ThreadDelete>()),
        "thread/fork" => Some(visitor.request::<method::ThreadFork>()),
        "thread/goal/clear" => Some(visitor.request::<method::ThreadGoalClear>()),
        "thread/goal/get" => Some(visitor.request::<method::ThreadGoalGet>()),
        "thread/goal/set" => Some(visitor.request::<method::ThreadGoalSet>()),
        "thread/guardianReview" => Some(visitor.request::<method::ThreadGuardianReview>()),
        "thread/increment_elicitation" => {
            Some(visitor.request::<method::ThreadIncrementElicitation>())
        }
        "thread/inject_items" => Some(visitor.request::<method::ThreadInjectItems>()),
        "thread/items/list" => Some(visitor.request::<method::ThreadItemsList>()),
        "thread/items/read" => Some(visitor.request::<method::ThreadItemsRead>()),
        "thread/list" => Some(visitor.request::<method::ThreadList>()),
        "thread/loaded/list" => Some(visitor.request::<method::ThreadLoadedList>()),
        "thread/memory/read" => Some(visitor.request::<method::ThreadMemoryRead>()),
        "thread/memoryMode/set" => Some(visitor.request::<method::ThreadMemoryModeSet>()),
        "thread/metadata/update" => Some(visitor.request::<method::ThreadMetadataUpdate>()),
        "thread/name/set" => Some(visitor.request::<method::ThreadNameSet>()),
        "thread/prediction/request" => Some(visitor.request::<method::ThreadPredictionRequest>()),
        "thread/prepareApprovedPlan" => {
            Some(visitor.request::<method::ThreadPrepareApprovedPlan>())
        }
        "thread/queue/add" => Some(visitor.request::<method::ThreadQueueAdd>()),
        "thread/queue/delete" => Some(visitor.request::<method::ThreadQueueDelete>()),
        "thread/queue/list" => Some(visitor.request::<method::ThreadQueueList>()),
        "thread/queue/reorder" => Some(visitor.request::<method::ThreadQueueReorder>()),
        "thread/queue/start" => Some(visitor.request::<method::ThreadQueueStart>()),
        "thread/queue/update" => Some(visitor.request::<method::ThreadQueueUpdate>()),
        "thread/read" => Some(visitor.request::<method::ThreadRead>()),
        "thread/readState/update" => Some(visitor.request::<method::ThreadReadStateUpdate>()),
        "thread/realtime/appendAudio" => {
            Some(visitor.request::<method::ThreadRealtimeAppendAudio>())
        }
        "thread/realtime/appendSpeech" => {
            Some(visitor.request::<method::ThreadRealtimeAppendSpeech>())
        }
        "thread/realtime/appendText" => Some(visitor.request::<method::ThreadRealtimeAppendText>()),
        "thread/realtime/listVoices" => Some(visitor.request::<method::ThreadRealtimeListVoices>()),
        "thread/realtime/start" => Some(visitor.request::<method::ThreadRealtimeStart>()),
        "thread/realtime/stop" => Some(visitor.request::<method::ThreadRealtimeStop>()),
        "thread/resume" => Some(visitor.request::<method::ThreadResume>()),
        "thread/revert" => Some(visitor.request::<method::ThreadRevert>()),
        "thread/rollback" => Some(visitor.request::<method::ThreadRollback>()),
        "thread/sample/cancel" => Some(visitor.request::<method::ThreadSampleCancel>()),
        "thread/sample" => Some(visitor.request::<method::ThreadSample>()),
        "thread/search" => Some(visitor.request::<method::ThreadSearch>()),
        "thread/searchOccurrences" => Some(visitor.request::<method::ThreadSearchOccurrences>()),
        "thread/section/move" => Some(visitor.request::<method::ThreadSectionMove>()),
        "thread/settings/update" => Some(visitor.request::<method::ThreadSettingsUpdate>()),
        "thread/shellCommand" => Some(visitor.request::<method::ThreadShellCommand>()),
        "thread/start" => Some(visitor.request::<method::ThreadStart>()),
        "thread/timeline/list" => Some(visitor.request::<method::ThreadTimelineList>()),
        "thread/turns/list" => Some(visitor.request::<method::ThreadTurnsList>()),
        "thread/unarchive" => Some(visitor.request::<method::ThreadUnarchive>()),
        "thread/unsubscribe" => Some(visitor.request::<method::ThreadUnsubscribe>()),
        "threadSection/create" => Some(visitor.request::<method::ThreadSectionCreate>()),
        "threadSection/delete" => Some(visitor.request::<method::ThreadSectionDelete>()),
        "threadSection/list" => Some(visitor.request::<method::ThreadSectionList>()),
        "threadSection/update" => Some(visitor.request::<method::ThreadSectionUpdate>()),
        "turn/interrupt" => Some(visitor.request::<method::TurnInterrupt>()),
        "turn/settings/update" => Some(visitor.request::<method::TurnSettingsUpdate>()),
        "turn/start" => Some(visitor.request::<method::TurnStart>()),
        "turn/steer" => Some(visitor.request::<method::TurnSteer>()),
        "userVerification/cancel" => Some(visitor.request::<method::UserVerificationCancel>()),
        "userVerification/delete" => Some(visitor.request::<method::UserVerificationDelete>()),
        "userVerification/enroll" => Some(visitor.request::<method::UserVerificationEnroll>()),
        "userVerification/status" => Some(visitor.request::<method::UserVerificationStatus>()),
        "userVerification/verify" => Some(visitor.request::<method::UserVerificationVerify>()),
        "windowsSandbox/readiness" => Some(visitor.request::<method::WindowsSandboxReadiness>()),
        "windowsSandbox/setupStart" => Some(visitor.request::<method::WindowsSandboxSetupStart>()),
        _ => None,
    }
}

/// Notifications of both sides, one marker type each.
pub mod notification {
    use super::*;

    /// A sign-in at the gateway of a model provider went on.
    ///
    /// The address to open goes only to the connection that began it.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountGatewayOAuthChanged;

    impl NotificationMethod for AccountGatewayOAuthChanged {
        const NAME: &'static str = "account/gatewayOAuth/changed";
        const SINCE: usize = 1;
        type Params = super::GatewayOAuthChangedNotification;

        codec!(params);
    }

    /// A sign-in ended, well or not.
    ///
    /// On success `account/updated` follows.
    ///
    /// Source: `schema/codex/account/login/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountLoginCompleted;

    impl NotificationMethod for AccountLoginCompleted {
        const NAME: &'static str = "account/login/completed";
        const SINCE: usize = 0;
        type Params = super::AccountLoginCompletedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 76, &[true, false]));

        codec!(params);
    }

    /// The limits of the account changed.
    ///
    /// Comes with every `thread/tokenUsage/updated`, and is all `null` when the provider said nothing about limits.
    ///
    /// Source: `schema/codex/account/rateLimits/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountRateLimitsUpdated;

    impl NotificationMethod for AccountRateLimitsUpdated {
        const NAME: &'static str = "account/rateLimits/updated";
        const SINCE: usize = 0;
        type Params = super::AccountRateLimitsUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 4, &[true, false]));

        codec!(params);
    }

    /// Somebody signed in or out.
    ///
    /// Every connection gets it.
    ///
    /// Source: `schema/codex/account/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountUpdated;

    impl NotificationMethod for AccountUpdated {
        const NAME: &'static str = "account/updated";
        const SINCE: usize = 0;
        type Params = super::AccountUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 3, &[true, false]));

        codec!(params);
    }

    /// The list of apps changed.
    ///
    /// Carries the whole list, without pages.
    ///
    /// Since 0.169. Source: `schema/codex/app/list/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AppListUpdated;

    impl NotificationMethod for AppListUpdated {
        const NAME: &'static str = "app/list/updated";
        const SINCE: usize = 1;
        type Params = super::AppListUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 7, &[true, false]));

        codec!(params);
    }

    /// From now on the automatic reviewer judges every command of the turn.
    ///
    /// Holds until the turn ends. Not sent: only the client itself asks for such reviews here, by `strictAutoReview` in its answer to `item/permissions/requestApproval`, and the reference server sends nothing then either.
    ///
    /// Since 0.169. Source: `schema/codex/autoApprovalReview/strictReviewRequired.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AutoApprovalReviewStrictReviewRequired;

    impl NotificationMethod for AutoApprovalReviewStrictReviewRequired {
        const NAME: &'static str = "autoApprovalReview/strictReviewRequired";
        const SINCE: usize = 1;
        type Params = super::StrictReviewRequiredNotification;

        codec!(params);
    }

    /// The agent said something.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/agent_message.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventAgentMessage;

    impl NotificationMethod for CodexEventAgentMessage {
        const NAME: &'static str = "codex/event/agent_message";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// More text of a message of the agent.
    ///
    /// Comes before `item/agentMessage/delta`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/agent_message_content_delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventAgentMessageContentDelta;

    impl NotificationMethod for CodexEventAgentMessageContentDelta {
        const NAME: &'static str = "codex/event/agent_message_content_delta";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// More text of the agent.
    ///
    /// Comes after `codex/event/agent_message_content_delta` with the same text.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/agent_message_delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventAgentMessageDelta;

    impl NotificationMethod for CodexEventAgentMessageDelta {
        const NAME: &'static str = "codex/event/agent_message_delta";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A part of the reasoning, summarized.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/agent_reasoning.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventAgentReasoning;

    impl NotificationMethod for CodexEventAgentReasoning {
        const NAME: &'static str = "codex/event/agent_reasoning";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// More of the summary of the reasoning.
    ///
    /// Comes after `codex/event/reasoning_content_delta` with the same text.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/agent_reasoning_delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventAgentReasoningDelta;

    impl NotificationMethod for CodexEventAgentReasoningDelta {
        const NAME: &'static str = "codex/event/agent_reasoning_delta";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A part of the reasoning itself.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/agent_reasoning_raw_content.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventAgentReasoningRawContent;

    impl NotificationMethod for CodexEventAgentReasoningRawContent {
        const NAME: &'static str = "codex/event/agent_reasoning_raw_content";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// More of the reasoning itself.
    ///
    /// Comes after `codex/event/reasoning_raw_content_delta` with the same text.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/agent_reasoning_raw_content_delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventAgentReasoningRawContentDelta;

    impl NotificationMethod for CodexEventAgentReasoningRawContentDelta {
        const NAME: &'static str = "codex/event/agent_reasoning_raw_content_delta";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A new part of the summary of the reasoning begins.
    ///
    /// Comes before `item/reasoning/summaryPartAdded`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/agent_reasoning_section_break.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventAgentReasoningSectionBreak;

    impl NotificationMethod for CodexEventAgentReasoningSectionBreak {
        const NAME: &'static str = "codex/event/agent_reasoning_section_break";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A patch waits for permission.
    ///
    /// Comes before the question of the server.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/apply_patch_approval_request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventApplyPatchApprovalRequest;

    impl NotificationMethod for CodexEventApplyPatchApprovalRequest {
        const NAME: &'static str = "codex/event/apply_patch_approval_request";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// Something happened that is worth a line.
    ///
    /// Comes when a summary of the conversation has to leave out its oldest items. Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/background_event.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventBackgroundEvent;

    impl NotificationMethod for CodexEventBackgroundEvent {
        const NAME: &'static str = "codex/event/background_event";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A sub-agent is about to be told something.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/collab_agent_interaction_begin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventCollabAgentInteractionBegin;

    impl NotificationMethod for CodexEventCollabAgentInteractionBegin {
        const NAME: &'static str = "codex/event/collab_agent_interaction_begin";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A sub-agent was told something.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/collab_agent_interaction_end.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventCollabAgentInteractionEnd;

    impl NotificationMethod for CodexEventCollabAgentInteractionEnd {
        const NAME: &'static str = "codex/event/collab_agent_interaction_end";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A sub-agent is about to be made.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/collab_agent_spawn_begin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventCollabAgentSpawnBegin;

    impl NotificationMethod for CodexEventCollabAgentSpawnBegin {
        const NAME: &'static str = "codex/event/collab_agent_spawn_begin";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A sub-agent was made, or failed.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/collab_agent_spawn_end.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventCollabAgentSpawnEnd;

    impl NotificationMethod for CodexEventCollabAgentSpawnEnd {
        const NAME: &'static str = "codex/event/collab_agent_spawn_end";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A sub-agent is about to be closed.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/collab_close_begin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventCollabCloseBegin;

    impl NotificationMethod for CodexEventCollabCloseBegin {
        const NAME: &'static str = "codex/event/collab_close_begin";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A sub-agent was closed.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/collab_close_end.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventCollabCloseEnd;

    impl NotificationMethod for CodexEventCollabCloseEnd {
        const NAME: &'static str = "codex/event/collab_close_end";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// An agent begins to wait for its sub-agents.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/collab_waiting_begin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventCollabWaitingBegin;

    impl NotificationMethod for CodexEventCollabWaitingBegin {
        const NAME: &'static str = "codex/event/collab_waiting_begin";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// An agent waits no longer.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/collab_waiting_end.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventCollabWaitingEnd;

    impl NotificationMethod for CodexEventCollabWaitingEnd {
        const NAME: &'static str = "codex/event/collab_waiting_end";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The history was summarized.
    ///
    /// Comes before `thread/compacted`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/context_compacted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventContextCompacted;

    impl NotificationMethod for CodexEventContextCompacted {
        const NAME: &'static str = "codex/event/context_compacted";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The client or the configuration uses something that will go away.
    ///
    /// Comes before `deprecationNotice`, behind the answer that opened the thread. Goes to the client that opened it.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/deprecation_notice.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventDeprecationNotice;

    impl NotificationMethod for CodexEventDeprecationNotice {
        const NAME: &'static str = "codex/event/deprecation_notice";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The agent calls a tool of the client.
    ///
    /// Comes before `item/tool/call`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/dynamic_tool_call_request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventDynamicToolCallRequest;

    impl NotificationMethod for CodexEventDynamicToolCallRequest {
        const NAME: &'static str = "codex/event/dynamic_tool_call_request";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// An MCP server asks the user.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/elicitation_request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventElicitationRequest;

    impl NotificationMethod for CodexEventElicitationRequest {
        const NAME: &'static str = "codex/event/elicitation_request";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A review began.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/entered_review_mode.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventEnteredReviewMode;

    impl NotificationMethod for CodexEventEnteredReviewMode {
        const NAME: &'static str = "codex/event/entered_review_mode";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A turn failed.
    ///
    /// Comes before the notification `error`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/error.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventError;

    impl NotificationMethod for CodexEventError {
        const NAME: &'static str = "codex/event/error";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A command waits for permission.
    ///
    /// Comes before the question of the server.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/exec_approval_request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventExecApprovalRequest;

    impl NotificationMethod for CodexEventExecApprovalRequest {
        const NAME: &'static str = "codex/event/exec_approval_request";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A command began.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/exec_command_begin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventExecCommandBegin;

    impl NotificationMethod for CodexEventExecCommandBegin {
        const NAME: &'static str = "codex/event/exec_command_begin";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A command ended.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/exec_command_end.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventExecCommandEnd;

    impl NotificationMethod for CodexEventExecCommandEnd {
        const NAME: &'static str = "codex/event/exec_command_end";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// More output of a command.
    ///
    /// Comes before `item/commandExecution/outputDelta`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/exec_command_output_delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventExecCommandOutputDelta;

    impl NotificationMethod for CodexEventExecCommandOutputDelta {
        const NAME: &'static str = "codex/event/exec_command_output_delta";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A review ended.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/exited_review_mode.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventExitedReviewMode;

    impl NotificationMethod for CodexEventExitedReviewMode {
        const NAME: &'static str = "codex/event/exited_review_mode";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A message typed before, as asked for.
    ///
    /// No method asks for it.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/get_history_entry_response.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventGetHistoryEntryResponse;

    impl NotificationMethod for CodexEventGetHistoryEntryResponse {
        const NAME: &'static str = "codex/event/get_history_entry_response";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// An item is done.
    ///
    /// Comes before `item/completed`, with the item in another notation.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/item_completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventItemCompleted;

    impl NotificationMethod for CodexEventItemCompleted {
        const NAME: &'static str = "codex/event/item_completed";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// An item began.
    ///
    /// Comes before `item/started`, with the item in another notation.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/item_started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventItemStarted;

    impl NotificationMethod for CodexEventItemStarted {
        const NAME: &'static str = "codex/event/item_started";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The prompts of the user, as asked for.
    ///
    /// No method asks for it.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/list_custom_prompts_response.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventListCustomPromptsResponse;

    impl NotificationMethod for CodexEventListCustomPromptsResponse {
        const NAME: &'static str = "codex/event/list_custom_prompts_response";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The catalog of skills, as asked for.
    ///
    /// No method asks for it.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/list_remote_skills_response.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventListRemoteSkillsResponse;

    impl NotificationMethod for CodexEventListRemoteSkillsResponse {
        const NAME: &'static str = "codex/event/list_remote_skills_response";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The skills, as asked for.
    ///
    /// No method asks for it.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/list_skills_response.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventListSkillsResponse;

    impl NotificationMethod for CodexEventListSkillsResponse {
        const NAME: &'static str = "codex/event/list_skills_response";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// What the MCP servers offer, as asked for.
    ///
    /// No method asks for it.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/mcp_list_tools_response.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventMcpListToolsResponse;

    impl NotificationMethod for CodexEventMcpListToolsResponse {
        const NAME: &'static str = "codex/event/mcp_list_tools_response";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// All MCP servers have started or failed.
    ///
    /// Comes after the thread was loaded, once, also where there are none.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/mcp_startup_complete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventMcpStartupComplete;

    impl NotificationMethod for CodexEventMcpStartupComplete {
        const NAME: &'static str = "codex/event/mcp_startup_complete";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The start of an MCP server went on.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/mcp_startup_update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventMcpStartupUpdate;

    impl NotificationMethod for CodexEventMcpStartupUpdate {
        const NAME: &'static str = "codex/event/mcp_startup_update";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A call of an MCP tool began.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/mcp_tool_call_begin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventMcpToolCallBegin;

    impl NotificationMethod for CodexEventMcpToolCallBegin {
        const NAME: &'static str = "codex/event/mcp_tool_call_begin";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A call of an MCP tool ended.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/mcp_tool_call_end.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventMcpToolCallEnd;

    impl NotificationMethod for CodexEventMcpToolCallEnd {
        const NAME: &'static str = "codex/event/mcp_tool_call_end";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A patch is about to be applied.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/patch_apply_begin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventPatchApplyBegin;

    impl NotificationMethod for CodexEventPatchApplyBegin {
        const NAME: &'static str = "codex/event/patch_apply_begin";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A patch was applied, or failed.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/patch_apply_end.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventPatchApplyEnd;

    impl NotificationMethod for CodexEventPatchApplyEnd {
        const NAME: &'static str = "codex/event/patch_apply_end";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// More text of a plan.
    ///
    /// Comes before `item/plan/delta`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/plan_delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventPlanDelta;

    impl NotificationMethod for CodexEventPlanDelta {
        const NAME: &'static str = "codex/event/plan_delta";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The agent changed its plan.
    ///
    /// Comes before `turn/plan/updated`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/plan_update.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventPlanUpdate;

    impl NotificationMethod for CodexEventPlanUpdate {
        const NAME: &'static str = "codex/event/plan_update";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// An item as the model sent it.
    ///
    /// Only on threads and for listeners with `experimentalRawEvents`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/raw_response_item.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventRawResponseItem;

    impl NotificationMethod for CodexEventRawResponseItem {
        const NAME: &'static str = "codex/event/raw_response_item";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// More of the summary of the reasoning.
    ///
    /// Comes before `item/reasoning/summaryTextDelta`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/reasoning_content_delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventReasoningContentDelta;

    impl NotificationMethod for CodexEventReasoningContentDelta {
        const NAME: &'static str = "codex/event/reasoning_content_delta";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// More of the reasoning itself.
    ///
    /// Comes before `item/reasoning/textDelta`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/reasoning_raw_content_delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventReasoningRawContentDelta;

    impl NotificationMethod for CodexEventReasoningRawContentDelta {
        const NAME: &'static str = "codex/event/reasoning_raw_content_delta";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A skill was downloaded.
    ///
    /// No method asks for it.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/remote_skill_downloaded.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventRemoteSkillDownloaded;

    impl NotificationMethod for CodexEventRemoteSkillDownloaded {
        const NAME: &'static str = "codex/event/remote_skill_downloaded";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The agent asks the user.
    ///
    /// Comes before `item/tool/requestUserInput`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/request_user_input.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventRequestUserInput;

    impl NotificationMethod for CodexEventRequestUserInput {
        const NAME: &'static str = "codex/event/request_user_input";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A thread was opened.
    ///
    /// Comes as `sessionConfigured` for conversations.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/session_configured.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventSessionConfigured;

    impl NotificationMethod for CodexEventSessionConfigured {
        const NAME: &'static str = "codex/event/session_configured";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The thread is closed.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/shutdown_complete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventShutdownComplete;

    impl NotificationMethod for CodexEventShutdownComplete {
        const NAME: &'static str = "codex/event/shutdown_complete";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// Skill files changed.
    ///
    /// Ask for them again with `skills/list`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/skills_update_available.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventSkillsUpdateAvailable;

    impl NotificationMethod for CodexEventSkillsUpdateAvailable {
        const NAME: &'static str = "codex/event/skills_update_available";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The connection to the model broke and is tried again.
    ///
    /// Comes before the notification `error` with `willRetry`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/stream_error.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventStreamError;

    impl NotificationMethod for CodexEventStreamError {
        const NAME: &'static str = "codex/event/stream_error";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A turn is done.
    ///
    /// `turn/completed` says the same.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/task_complete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventTaskComplete;

    impl NotificationMethod for CodexEventTaskComplete {
        const NAME: &'static str = "codex/event/task_complete";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A turn began.
    ///
    /// `turn/started` says the same.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/task_started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventTaskStarted;

    impl NotificationMethod for CodexEventTaskStarted {
        const NAME: &'static str = "codex/event/task_started";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The agent sent input to a command that goes on.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/terminal_interaction.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventTerminalInteraction;

    impl NotificationMethod for CodexEventTerminalInteraction {
        const NAME: &'static str = "codex/event/terminal_interaction";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A thread got another title.
    ///
    /// Comes before `thread/name/updated`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/thread_name_updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventThreadNameUpdated;

    impl NotificationMethod for CodexEventThreadNameUpdated {
        const NAME: &'static str = "codex/event/thread_name_updated";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The last turns were taken back.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/thread_rolled_back.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventThreadRolledBack;

    impl NotificationMethod for CodexEventThreadRolledBack {
        const NAME: &'static str = "codex/event/thread_rolled_back";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// Tokens were used, or the limits are known anew.
    ///
    /// Comes before `thread/tokenUsage/updated` and `account/rateLimits/updated`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/token_count.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventTokenCount;

    impl NotificationMethod for CodexEventTokenCount {
        const NAME: &'static str = "codex/event/token_count";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A turn ended early.
    ///
    /// `turn/completed` says the same.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/turn_aborted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventTurnAborted;

    impl NotificationMethod for CodexEventTurnAborted {
        const NAME: &'static str = "codex/event/turn_aborted";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The changes of the turn so far are different now.
    ///
    /// Comes before `turn/diff/updated`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/turn_diff.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventTurnDiff;

    impl NotificationMethod for CodexEventTurnDiff {
        const NAME: &'static str = "codex/event/turn_diff";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The undo ended.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/undo_completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventUndoCompleted;

    impl NotificationMethod for CodexEventUndoCompleted {
        const NAME: &'static str = "codex/event/undo_completed";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The agent begins to undo the last turn.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/undo_started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventUndoStarted;

    impl NotificationMethod for CodexEventUndoStarted {
        const NAME: &'static str = "codex/event/undo_started";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The user said something.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/user_message.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventUserMessage;

    impl NotificationMethod for CodexEventUserMessage {
        const NAME: &'static str = "codex/event/user_message";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// The agent looked at an image.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/view_image_tool_call.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventViewImageToolCall;

    impl NotificationMethod for CodexEventViewImageToolCall {
        const NAME: &'static str = "codex/event/view_image_tool_call";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// Something is wrong, but the turn goes on.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/warning.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventWarning;

    impl NotificationMethod for CodexEventWarning {
        const NAME: &'static str = "codex/event/warning";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A search on the web began.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/web_search_begin.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventWebSearchBegin;

    impl NotificationMethod for CodexEventWebSearchBegin {
        const NAME: &'static str = "codex/event/web_search_begin";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A search on the web ended.
    ///
    /// Goes to everybody who listens to the thread.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/codex/event/web_search_end.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CodexEventWebSearchEnd;

    impl NotificationMethod for CodexEventWebSearchEnd {
        const NAME: &'static str = "codex/event/web_search_end";
        const SINCE: usize = 0;
        type Params = super::CodexEventNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 24, &[true, true]));

        codec!(params);
    }

    /// A running command wrote something.
    ///
    /// Only for commands that stream. Goes to the connection that started the command.
    ///
    /// Since 0.169. Source: `schema/codex/command/exec/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CommandExecOutputDelta;

    impl NotificationMethod for CommandExecOutputDelta {
        const NAME: &'static str = "command/exec/outputDelta";
        const SINCE: usize = 1;
        type Params = super::CommandExecOutputDeltaNotification;

        codec!(params);
    }

    /// Something is wrong in the configuration.
    ///
    /// Comes after the answer to `initialize`, or when the configuration is read again: with `thread/start`, `thread/resume` and `thread/fork`, where settings of a project do not apply because they changed since the project was trusted.
    ///
    /// Source: `schema/codex/configWarning.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ConfigWarning;

    impl NotificationMethod for ConfigWarning {
        const NAME: &'static str = "configWarning";
        const SINCE: usize = 0;
        type Params = super::ConfigWarningNotification;

        codec!(params);
    }

    /// The client uses something that will go away.
    ///
    /// Sent to the connection that used it.
    ///
    /// Source: `schema/codex/deprecationNotice.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DeprecationNotice;

    impl NotificationMethod for DeprecationNotice {
        const NAME: &'static str = "deprecationNotice";
        const SINCE: usize = 0;
        type Params = super::DeprecationNoticeNotification;

        codec!(params);
    }

    /// Something failed in a running turn.
    ///
    /// With `willRetry` the turn goes on; otherwise `turn/completed` follows with the same error.
    ///
    /// Source: `schema/codex/error.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Error;

    impl NotificationMethod for Error {
        const NAME: &'static str = "error";
        const SINCE: usize = 0;
        type Params = super::ErrorNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 138, &[true, false]));

        codec!(params);
    }

    /// An import ended.
    ///
    /// Carries the whole outcome.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalAgentConfigImportCompleted;

    impl NotificationMethod for ExternalAgentConfigImportCompleted {
        const NAME: &'static str = "externalAgentConfig/import/completed";
        const SINCE: usize = 1;
        type Params = super::ExternalAgentConfigImportCompletedNotification;

        codec!(params);
    }

    /// An import went on.
    ///
    /// Carries the outcome so far.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import/progress.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ExternalAgentConfigImportProgress;

    impl NotificationMethod for ExternalAgentConfigImportProgress {
        const NAME: &'static str = "externalAgentConfig/import/progress";
        const SINCE: usize = 1;
        type Params = super::ExternalAgentConfigImportProgressNotification;

        codec!(params);
    }

    /// Something below a watched path changed.
    ///
    /// Changes that come close together arrive together.
    ///
    /// Since 0.169. Source: `schema/codex/fs/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FsChanged;

    impl NotificationMethod for FsChanged {
        const NAME: &'static str = "fs/changed";
        const SINCE: usize = 1;
        type Params = super::FsChangedNotification;

        codec!(params);
    }

    /// The search for the latest query is over.
    ///
    /// A new query starts it again.
    ///
    /// Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionCompleted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FuzzyFileSearchSessionCompleted;

    impl NotificationMethod for FuzzyFileSearchSessionCompleted {
        const NAME: &'static str = "fuzzyFileSearch/sessionCompleted";
        const SINCE: usize = 1;
        type Params = super::FuzzyFileSearchSessionCompletedNotification;

        codec!(params);
    }

    /// A search session found something.
    ///
    /// May come several times for one query; each replaces the one before. Comes for the query that is set, not for one that another has replaced.
    ///
    /// Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionUpdated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct FuzzyFileSearchSessionUpdated;

    impl NotificationMethod for FuzzyFileSearchSessionUpdated {
        const NAME: &'static str = "fuzzyFileSearch/sessionUpdated";
        const SINCE: usize = 1;
        type Params = super::FuzzyFileSearchSessionUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 28, &[true, false]));

        codec!(params);
    }

    /// The automatic reviewer warns about something.
    ///
    /// The turn goes on.
    ///
    /// Since 0.169. Source: `schema/codex/guardianWarning.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct GuardianWarning;

    impl NotificationMethod for GuardianWarning {
        const NAME: &'static str = "guardianWarning";
        const SINCE: usize = 1;
        type Params = super::GuardianWarningNotification;

        codec!(params);
    }

    /// A hook ended.
    ///
    /// Carries what it said.
    ///
    /// Since 0.169. Source: `schema/codex/hook/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct HookCompleted;

    impl NotificationMethod for HookCompleted {
        const NAME: &'static str = "hook/completed";
        const SINCE: usize = 1;
        type Params = super::HookCompletedNotification;

        codec!(params);
    }

    /// A hook began to run.
    ///
    /// Ends with `hook/completed` of the same run.
    ///
    /// Since 0.169. Source: `schema/codex/hook/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct HookStarted;

    impl NotificationMethod for HookStarted {
        const NAME: &'static str = "hook/started";
        const SINCE: usize = 1;
        type Params = super::HookStartedNotification;

        codec!(params);
    }

    /// Tells the server that the client has read the answer to `initialize`.
    ///
    /// Has no effect and may be left out.
    ///
    /// Source: `schema/codex/initialized.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialized;

    impl NotificationMethod for Initialized {
        const NAME: &'static str = "initialized";
        const SINCE: usize = 0;
        type Params = super::NoParams;

        codec!(params);
    }

    /// A message of the agent grew.
    ///
    /// One notification for each piece of text from the model.
    ///
    /// Source: `schema/codex/item/agentMessage/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemAgentMessageDelta;

    impl NotificationMethod for ItemAgentMessageDelta {
        const NAME: &'static str = "item/agentMessage/delta";
        const SINCE: usize = 0;
        type Params = super::AgentMessageDeltaNotification;

        codec!(params);
    }

    /// The automatic reviewer ended.
    ///
    /// An approved action runs now; the agent is told of a refusal.
    ///
    /// Since 0.169. Source: `schema/codex/item/autoApprovalReview/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemAutoApprovalReviewCompleted;

    impl NotificationMethod for ItemAutoApprovalReviewCompleted {
        const NAME: &'static str = "item/autoApprovalReview/completed";
        const SINCE: usize = 1;
        type Params = super::ItemGuardianApprovalReviewCompletedNotification;

        codec!(params);
    }

    /// The automatic reviewer begins to judge an action.
    ///
    /// The action waits for the verdict.
    ///
    /// Since 0.169. Source: `schema/codex/item/autoApprovalReview/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemAutoApprovalReviewStarted;

    impl NotificationMethod for ItemAutoApprovalReviewStarted {
        const NAME: &'static str = "item/autoApprovalReview/started";
        const SINCE: usize = 1;
        type Params = super::ItemGuardianApprovalReviewStartedNotification;

        codec!(params);
    }

    /// A running command wrote something.
    ///
    /// How the output is cut depends on timing; a short command may send none.
    ///
    /// Source: `schema/codex/item/commandExecution/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCommandExecutionOutputDelta;

    impl NotificationMethod for ItemCommandExecutionOutputDelta {
        const NAME: &'static str = "item/commandExecution/outputDelta";
        const SINCE: usize = 0;
        type Params = super::CommandExecutionOutputDeltaNotification;

        codec!(params);
    }

    /// The agent wrote to a running command.
    ///
    /// The command goes on.
    ///
    /// Source: `schema/codex/item/commandExecution/terminalInteraction.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCommandExecutionTerminalInteraction;

    impl NotificationMethod for ItemCommandExecutionTerminalInteraction {
        const NAME: &'static str = "item/commandExecution/terminalInteraction";
        const SINCE: usize = 0;
        type Params = super::TerminalInteractionNotification;

        codec!(params);
    }

    /// An item of a turn is complete.
    ///
    /// What it says replaces what the deltas said.
    ///
    /// Source: `schema/codex/item/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCompleted;

    impl NotificationMethod for ItemCompleted {
        const NAME: &'static str = "item/completed";
        const SINCE: usize = 0;
        type Params = super::ItemCompletedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 64, &[true, false]));

        codec!(params);
    }

    /// File changes were made; here is the result text.
    ///
    /// 0.169 does not send it.
    ///
    /// Deprecated. Source: `schema/codex/item/fileChange/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemFileChangeOutputDelta;

    impl NotificationMethod for ItemFileChangeOutputDelta {
        const NAME: &'static str = "item/fileChange/outputDelta";
        const SINCE: usize = 0;
        type Params = super::FileChangeOutputDeltaNotification;

        codec!(params);
    }

    /// The model goes on writing file changes.
    ///
    /// Carries all changes written so far, at most every 500 ms and once when the patch is complete. Sent where the feature `apply_patch_streaming_events` is on; `item/started` of the same item follows if the patch fits.
    ///
    /// Since 0.169. Source: `schema/codex/item/fileChange/patchUpdated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemFileChangePatchUpdated;

    impl NotificationMethod for ItemFileChangePatchUpdated {
        const NAME: &'static str = "item/fileChange/patchUpdated";
        const SINCE: usize = 1;
        type Params = super::FileChangePatchUpdatedNotification;

        codec!(params);
    }

    /// An MCP tool reports how far it is.
    ///
    /// The tool decides how often.
    ///
    /// Source: `schema/codex/item/mcpToolCall/progress.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemMcpToolCallProgress;

    impl NotificationMethod for ItemMcpToolCallProgress {
        const NAME: &'static str = "item/mcpToolCall/progress";
        const SINCE: usize = 0;
        type Params = super::McpToolCallProgressNotification;

        codec!(params);
    }

    /// A proposed plan grew.
    ///
    /// The completed item may differ from the sum of its deltas.
    ///
    /// Source: `schema/codex/item/plan/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemPlanDelta;

    impl NotificationMethod for ItemPlanDelta {
        const NAME: &'static str = "item/plan/delta";
        const SINCE: usize = 0;
        type Params = super::PlanDeltaNotification;

        codec!(params);
    }

    /// A part of a summary of reasoning begins.
    ///
    /// Announces every part, the first one too, ahead of its deltas.
    ///
    /// Source: `schema/codex/item/reasoning/summaryPartAdded.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemReasoningSummaryPartAdded;

    impl NotificationMethod for ItemReasoningSummaryPartAdded {
        const NAME: &'static str = "item/reasoning/summaryPartAdded";
        const SINCE: usize = 0;
        type Params = super::ReasoningSummaryPartAddedNotification;

        codec!(params);
    }

    /// A summary of reasoning grew.
    ///
    /// Belongs to the part `summaryIndex`.
    ///
    /// Source: `schema/codex/item/reasoning/summaryTextDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemReasoningSummaryTextDelta;

    impl NotificationMethod for ItemReasoningSummaryTextDelta {
        const NAME: &'static str = "item/reasoning/summaryTextDelta";
        const SINCE: usize = 0;
        type Params = super::ReasoningSummaryTextDeltaNotification;

        codec!(params);
    }

    /// The reasoning itself grew.
    ///
    /// Only for models that show their reasoning.
    ///
    /// Source: `schema/codex/item/reasoning/textDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemReasoningTextDelta;

    impl NotificationMethod for ItemReasoningTextDelta {
        const NAME: &'static str = "item/reasoning/textDelta";
        const SINCE: usize = 0;
        type Params = super::ReasoningTextDeltaNotification;

        codec!(params);
    }

    /// An item of a turn began.
    ///
    /// Deltas of the item follow, then `item/completed`; an interrupted item is never completed.
    ///
    /// Source: `schema/codex/item/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemStarted;

    impl NotificationMethod for ItemStarted {
        const NAME: &'static str = "item/started";
        const SINCE: usize = 0;
        type Params = super::ItemStartedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 63, &[true, false]));

        codec!(params);
    }

    /// The user signed in or out.
    ///
    /// `account/updated` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/authStatusChange.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AuthStatusChange;

    impl NotificationMethod for AuthStatusChange {
        const NAME: &'static str = "authStatusChange";
        const SINCE: usize = 0;
        type Params = super::AuthStatusChangeNotification;

        codec!(params);
    }

    /// A sign-in with the browser ended.
    ///
    /// `account/login/completed` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/loginChatGptComplete.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct LoginChatGptComplete;

    impl NotificationMethod for LoginChatGptComplete {
        const NAME: &'static str = "loginChatGptComplete";
        const SINCE: usize = 0;
        type Params = super::LoginChatGptCompleteNotification;

        codec!(params);
    }

    /// A conversation was opened.
    ///
    /// Comes before the answer to `resumeConversation` and `forkConversation`.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/sessionConfigured.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SessionConfigured;

    impl NotificationMethod for SessionConfigured {
        const NAME: &'static str = "sessionConfigured";
        const SINCE: usize = 0;
        type Params = super::SessionConfiguredNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 68, &[true, true]));

        codec!(params);
    }

    /// An event of an MCP server arrived.
    ///
    /// Goes to the connection that subscribed.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/event/stream/notification.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerEventStreamNotification;

    impl NotificationMethod for McpServerEventStreamNotification {
        const NAME: &'static str = "mcpServer/event/stream/notification";
        const SINCE: usize = 1;
        type Params = super::McpServerEventStreamNotification;

        codec!(params);
    }

    /// A sign-in to an MCP server ended.
    ///
    /// Comes also when nobody opened the address in time.
    ///
    /// Source: `schema/codex/mcpServer/oauthLogin/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerOauthLoginCompleted;

    impl NotificationMethod for McpServerOauthLoginCompleted {
        const NAME: &'static str = "mcpServer/oauthLogin/completed";
        const SINCE: usize = 0;
        type Params = super::McpServerOauthLoginCompletedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 78, &[true, false]));

        codec!(params);
    }

    /// The start of an MCP server went on.
    ///
    /// Comes per server while a thread is opened.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/startupStatus/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct McpServerStartupStatusUpdated;

    impl NotificationMethod for McpServerStartupStatusUpdated {
        const NAME: &'static str = "mcpServer/startupStatus/updated";
        const SINCE: usize = 1;
        type Params = super::McpServerStatusUpdatedNotification;

        codec!(params);
    }

    /// Another model answers a turn.
    ///
    /// The provider chose it: its response names another model in the header `openai-model`. Comes once per turn, and a `warning` with it. A dated release of the chosen model is not another model.
    ///
    /// Since 0.169. Source: `schema/codex/model/rerouted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelRerouted;

    impl NotificationMethod for ModelRerouted {
        const NAME: &'static str = "model/rerouted";
        const SINCE: usize = 1;
        type Params = super::ModelReroutedNotification;

        codec!(params);
    }

    /// The output of a turn is held back for a check.
    ///
    /// Comes each time the provider tells about it.
    ///
    /// Since 0.169. Source: `schema/codex/model/safetyBuffering/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelSafetyBufferingUpdated;

    impl NotificationMethod for ModelSafetyBufferingUpdated {
        const NAME: &'static str = "model/safetyBuffering/updated";
        const SINCE: usize = 1;
        type Params = super::ModelSafetyBufferingUpdatedNotification;

        codec!(params);
    }

    /// The provider would trust a verified user with more.
    ///
    /// Comes when a response recommends it, once per turn.
    ///
    /// Since 0.169. Source: `schema/codex/model/verification.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelVerification;

    impl NotificationMethod for ModelVerification {
        const NAME: &'static str = "model/verification";
        const SINCE: usize = 1;
        type Params = super::ModelVerificationNotification;

        codec!(params);
    }

    /// The renewal of credentials ended.
    ///
    /// The turn goes on, or fails with `error`. Not sent: it is about clouds of vendors whose sign-in a program of theirs renews, and no model provider here is one. Tokens that a client renews are asked for by `account/chatgptAuthTokens/refresh`.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/authRecoveryCompleted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelProviderAuthRecoveryCompleted;

    impl NotificationMethod for ModelProviderAuthRecoveryCompleted {
        const NAME: &'static str = "modelProvider/authRecoveryCompleted";
        const SINCE: usize = 1;
        type Params = super::AuthRecoveryNotification;

        codec!(params);
    }

    /// The credentials of a model provider are being renewed.
    ///
    /// The turn waits for it. Not sent: it is about clouds of vendors whose sign-in a program of theirs renews, and no model provider here is one. Tokens that a client renews are asked for by `account/chatgptAuthTokens/refresh`.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/authRecoveryStarted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelProviderAuthRecoveryStarted;

    impl NotificationMethod for ModelProviderAuthRecoveryStarted {
        const NAME: &'static str = "modelProvider/authRecoveryStarted";
        const SINCE: usize = 1;
        type Params = super::AuthRecoveryNotification;

        codec!(params);
    }

    /// A process ended.
    ///
    /// Comes after all its output.
    ///
    /// Since 0.169. Source: `schema/codex/process/exited.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProcessExited;

    impl NotificationMethod for ProcessExited {
        const NAME: &'static str = "process/exited";
        const SINCE: usize = 1;
        type Params = super::ProcessExitedNotification;

        codec!(params);
    }

    /// A process wrote something.
    ///
    /// Only for processes that stream. Goes to the connection that started the process.
    ///
    /// Since 0.169. Source: `schema/codex/process/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProcessOutputDelta;

    impl NotificationMethod for ProcessOutputDelta {
        const NAME: &'static str = "process/outputDelta";
        const SINCE: usize = 1;
        type Params = super::ProcessOutputDeltaNotification;

        codec!(params);
    }

    /// A project was created, changed or deleted.
    ///
    /// Every connection gets it.
    ///
    /// Since 0.169. Source: `schema/codex/project/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ProjectChanged;

    impl NotificationMethod for ProjectChanged {
        const NAME: &'static str = "project/changed";
        const SINCE: usize = 1;
        type Params = super::ProjectChangedNotification;

        codec!(params);
    }

    /// An answer of the model is complete.
    ///
    /// Only on threads started with `experimentalRawEvents`; follows the items of the answer.
    ///
    /// Since 0.169. Source: `schema/codex/rawResponse/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RawResponseCompleted;

    impl NotificationMethod for RawResponseCompleted {
        const NAME: &'static str = "rawResponse/completed";
        const SINCE: usize = 1;
        type Params = super::RawResponseCompletedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 66, &[true, false]));

        codec!(params);
    }

    /// A model item is complete.
    ///
    /// Only on threads started with `experimentalRawEvents`; carries the items the server adds, too.
    ///
    /// Source: `schema/codex/rawResponseItem/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RawResponseItemCompleted;

    impl NotificationMethod for RawResponseItemCompleted {
        const NAME: &'static str = "rawResponseItem/completed";
        const SINCE: usize = 0;
        type Params = super::RawResponseItemCompletedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 65, &[true, true]));

        codec!(params);
    }

    /// The state of remote control changed.
    ///
    /// Also sent after the answer to `initialize`.
    ///
    /// Since 0.169. Source: `schema/codex/remoteControl/status/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlStatusChanged;

    impl NotificationMethod for RemoteControlStatusChanged {
        const NAME: &'static str = "remoteControl/status/changed";
        const SINCE: usize = 1;
        type Params = super::RemoteControlStatusChangedNotification;

        codec!(params);
    }

    /// A request of the server needs no answer any more.
    ///
    /// Comes before the `item/completed` it leads to, or after `turn/completed` when the turn was interrupted. Not sent for `item/tool/call`.
    ///
    /// Since 0.169. Source: `schema/codex/serverRequest/resolved.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ServerRequestResolved;

    impl NotificationMethod for ServerRequestResolved {
        const NAME: &'static str = "serverRequest/resolved";
        const SINCE: usize = 1;
        type Params = super::ServerRequestResolvedNotification;

        codec!(params);
    }

    /// The skills may have changed.
    ///
    /// Ask for them again with `skills/list`.
    ///
    /// Since 0.169. Source: `schema/codex/skills/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SkillsChanged;

    impl NotificationMethod for SkillsChanged {
        const NAME: &'static str = "skills/changed";
        const SINCE: usize = 1;
        type Params = super::SkillsChangedNotification;

        codec!(params);
    }

    /// A thread was archived.
    ///
    /// Follows the answer to `thread/archive`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/archived.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadArchived;

    impl NotificationMethod for ThreadArchived {
        const NAME: &'static str = "thread/archived";
        const SINCE: usize = 1;
        type Params = super::ThreadArchivedNotification;

        codec!(params);
    }

    /// An attachment of a thread was added or removed.
    ///
    /// Every connection gets it.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachment/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadAttachmentUpdated;

    impl NotificationMethod for ThreadAttachmentUpdated {
        const NAME: &'static str = "thread/attachment/updated";
        const SINCE: usize = 1;
        type Params = super::ThreadAttachmentUpdatedNotification;

        codec!(params);
    }

    /// A thread was unloaded because nobody used it.
    ///
    /// Comes after the status `notLoaded`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/closed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadClosed;

    impl NotificationMethod for ThreadClosed {
        const NAME: &'static str = "thread/closed";
        const SINCE: usize = 1;
        type Params = super::ThreadClosedNotification;

        codec!(params);
    }

    /// The history of a thread was summarized.
    ///
    /// Replaced by the item `contextCompaction`; 0.97 sends it after that item, 0.169 does not send it.
    ///
    /// Deprecated. Source: `schema/codex/thread/compacted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadCompacted;

    impl NotificationMethod for ThreadCompacted {
        const NAME: &'static str = "thread/compacted";
        const SINCE: usize = 0;
        type Params = super::ContextCompactedNotification;

        codec!(params);
    }

    /// A thread was deleted.
    ///
    /// Follows the answer to `thread/delete`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/deleted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDeleted;

    impl NotificationMethod for ThreadDeleted {
        const NAME: &'static str = "thread/deleted";
        const SINCE: usize = 1;
        type Params = super::ThreadDeletedNotification;

        codec!(params);
    }

    /// An environment of a thread is connected.
    ///
    /// Its commands can run there now. Not sent: the only environment is the server's own machine.
    ///
    /// Since 0.169. Source: `schema/codex/thread/environment/connected.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadEnvironmentConnected;

    impl NotificationMethod for ThreadEnvironmentConnected {
        const NAME: &'static str = "thread/environment/connected";
        const SINCE: usize = 1;
        type Params = super::EnvironmentConnectionNotification;

        codec!(params);
    }

    /// An environment of a thread is lost.
    ///
    /// Commands fail until it is connected again. Not sent: the only environment is the server's own machine.
    ///
    /// Since 0.169. Source: `schema/codex/thread/environment/disconnected.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadEnvironmentDisconnected;

    impl NotificationMethod for ThreadEnvironmentDisconnected {
        const NAME: &'static str = "thread/environment/disconnected";
        const SINCE: usize = 1;
        type Params = super::EnvironmentConnectionNotification;

        codec!(params);
    }

    /// A thread has no goal any more.
    ///
    /// Comes also after `thread/resume` of a thread without a goal.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/cleared.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGoalCleared;

    impl NotificationMethod for ThreadGoalCleared {
        const NAME: &'static str = "thread/goal/cleared";
        const SINCE: usize = 1;
        type Params = super::ThreadGoalClearedNotification;

        codec!(params);
    }

    /// The goal of a thread was set or changed.
    ///
    /// Comes also when the server counts time and tokens.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadGoalUpdated;

    impl NotificationMethod for ThreadGoalUpdated {
        const NAME: &'static str = "thread/goal/updated";
        const SINCE: usize = 1;
        type Params = super::ThreadGoalUpdatedNotification;

        codec!(params);
    }

    /// A thread has a new title.
    ///
    /// Follows the answer to `thread/name/set`.
    ///
    /// Source: `schema/codex/thread/name/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadNameUpdated;

    impl NotificationMethod for ThreadNameUpdated {
        const NAME: &'static str = "thread/name/updated";
        const SINCE: usize = 0;
        type Params = super::ThreadNameUpdatedNotification;

        codec!(params);
    }

    /// A guess of the next user message is ready.
    ///
    /// Follows `thread/prediction/request`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/prediction/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadPredictionUpdated;

    impl NotificationMethod for ThreadPredictionUpdated {
        const NAME: &'static str = "thread/prediction/updated";
        const SINCE: usize = 1;
        type Params = super::ThreadPredictionUpdatedNotification;

        codec!(params);
    }

    /// A thread came into a project or left one.
    ///
    /// Every connection gets it.
    ///
    /// Since 0.169. Source: `schema/codex/thread/project/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadProjectUpdated;

    impl NotificationMethod for ThreadProjectUpdated {
        const NAME: &'static str = "thread/project/updated";
        const SINCE: usize = 1;
        type Params = super::ThreadProjectUpdatedNotification;

        codec!(params);
    }

    /// The queue of a thread changed.
    ///
    /// Comes when an entry is added, changed, moved, removed or taken for a turn.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueChanged;

    impl NotificationMethod for ThreadQueueChanged {
        const NAME: &'static str = "thread/queue/changed";
        const SINCE: usize = 1;
        type Params = super::ThreadQueueChangedNotification;

        codec!(params);
    }

    /// The unread part of a thread changed.
    ///
    /// Comes when a turn is completed, just before the status `idle`.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/readState/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadReadStateChanged;

    impl NotificationMethod for ThreadReadStateChanged {
        const NAME: &'static str = "thread/readState/changed";
        const SINCE: usize = 1;
        type Params = super::ThreadReadStateChangedNotification;

        codec!(params);
    }

    /// A voice session is closed.
    ///
    /// `requested` is the reason when the client asked for it.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/closed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeClosed;

    impl NotificationMethod for ThreadRealtimeClosed {
        const NAME: &'static str = "thread/realtime/closed";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeClosedNotification;

        codec!(params);
    }

    /// A voice session failed.
    ///
    /// Comes also when it cannot be opened.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/error.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeError;

    impl NotificationMethod for ThreadRealtimeError {
        const NAME: &'static str = "thread/realtime/error";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeErrorNotification;

        codec!(params);
    }

    /// An item of a voice session is complete and stored.
    ///
    /// `thread/timeline/list` has it from now on. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/item/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeItemCompleted;

    impl NotificationMethod for ThreadRealtimeItemCompleted {
        const NAME: &'static str = "thread/realtime/item/completed";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeItemCompletedNotification;

        codec!(params);
    }

    /// An item of a voice session begins.
    ///
    /// Its words follow as `thread/realtime/item/transcript/delta`. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/item/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeItemStarted;

    impl NotificationMethod for ThreadRealtimeItemStarted {
        const NAME: &'static str = "thread/realtime/item/started";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeItemStartedNotification;

        codec!(params);
    }

    /// Brings more words of an item of a voice session.
    ///
    /// The whole text comes with `thread/realtime/item/completed`. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/item/transcript/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeItemTranscriptDelta;

    impl NotificationMethod for ThreadRealtimeItemTranscriptDelta {
        const NAME: &'static str = "thread/realtime/item/transcript/delta";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeItemTranscriptDeltaNotification;

        codec!(params);
    }

    /// The model provider sent something other than sound.
    ///
    /// The item is as it came. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/itemAdded.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeItemAdded;

    impl NotificationMethod for ThreadRealtimeItemAdded {
        const NAME: &'static str = "thread/realtime/itemAdded";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeItemAddedNotification;

        codec!(params);
    }

    /// Brings more sound of the voice model.
    ///
    /// Only with the transport `websocket`. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/outputAudio/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeOutputAudioDelta;

    impl NotificationMethod for ThreadRealtimeOutputAudioDelta {
        const NAME: &'static str = "thread/realtime/outputAudio/delta";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeOutputAudioDeltaNotification;

        codec!(params);
    }

    /// Brings the answer to the offer of a WebRTC session.
    ///
    /// The client completes the connection with it. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/sdp.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeSdp;

    impl NotificationMethod for ThreadRealtimeSdp {
        const NAME: &'static str = "thread/realtime/sdp";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeSdpNotification;

        codec!(params);
    }

    /// A voice session is open.
    ///
    /// Follows `thread/realtime/start`. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeStarted;

    impl NotificationMethod for ThreadRealtimeStarted {
        const NAME: &'static str = "thread/realtime/started";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeStartedNotification;

        codec!(params);
    }

    /// Brings more words of a voice session, without items.
    ///
    /// The whole text comes with `thread/realtime/transcript/done`. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/transcript/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeTranscriptDelta;

    impl NotificationMethod for ThreadRealtimeTranscriptDelta {
        const NAME: &'static str = "thread/realtime/transcript/delta";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeTranscriptDeltaNotification;

        codec!(params);
    }

    /// A part of what is said is complete.
    ///
    /// Carries all words of the part. Not sent: this server connects to no voice model, so `thread/realtime/start` is followed by `thread/realtime/error`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/realtime/transcript/done.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRealtimeTranscriptDone;

    impl NotificationMethod for ThreadRealtimeTranscriptDone {
        const NAME: &'static str = "thread/realtime/transcript/done";
        const SINCE: usize = 1;
        type Params = super::ThreadRealtimeTranscriptDoneNotification;

        codec!(params);
    }

    /// Turns of a thread were dropped.
    ///
    /// Comes after `thread/revert`; what was read of the history before is out of date.
    ///
    /// Since 0.169. Source: `schema/codex/thread/reverted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadReverted;

    impl NotificationMethod for ThreadReverted {
        const NAME: &'static str = "thread/reverted";
        const SINCE: usize = 1;
        type Params = super::ThreadRevertedNotification;

        codec!(params);
    }

    /// A thread was moved in the user's list.
    ///
    /// Every connection gets it.
    ///
    /// Since 0.169. Source: `schema/codex/thread/section/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSectionChanged;

    impl NotificationMethod for ThreadSectionChanged {
        const NAME: &'static str = "thread/section/changed";
        const SINCE: usize = 1;
        type Params = super::ThreadSectionChangedNotification;

        codec!(params);
    }

    /// What later turns of a thread run with changed.
    ///
    /// Carries all settings. After overrides of `turn/start` it comes before `turn/started`.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/settings/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSettingsUpdated;

    impl NotificationMethod for ThreadSettingsUpdated {
        const NAME: &'static str = "thread/settings/updated";
        const SINCE: usize = 1;
        type Params = super::ThreadSettingsUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 98, &[true, false]));

        codec!(params);
    }

    /// A thread was created or forked.
    ///
    /// Follows the answer to `thread/start` and `thread/fork`, not that to `thread/resume`. Every connection gets it.
    ///
    /// Source: `schema/codex/thread/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStarted;

    impl NotificationMethod for ThreadStarted {
        const NAME: &'static str = "thread/started";
        const SINCE: usize = 0;
        type Params = super::ThreadStartedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 109, &[true, false]));

        codec!(params);
    }

    /// A thread does something else than before.
    ///
    /// Comes before `turn/started`, before and after questions, and before `turn/completed`. Every connection gets it.
    ///
    /// Since 0.169. Source: `schema/codex/thread/status/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStatusChanged;

    impl NotificationMethod for ThreadStatusChanged {
        const NAME: &'static str = "thread/status/changed";
        const SINCE: usize = 1;
        type Params = super::ThreadStatusChangedNotification;

        codec!(params);
    }

    /// The token count of a thread changed.
    ///
    /// Comes after each answer of the model; 0.97 sends the old count again whenever the turn asks the model once more.
    ///
    /// Source: `schema/codex/thread/tokenUsage/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadTokenUsageUpdated;

    impl NotificationMethod for ThreadTokenUsageUpdated {
        const NAME: &'static str = "thread/tokenUsage/updated";
        const SINCE: usize = 0;
        type Params = super::ThreadTokenUsageUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 110, &[true, false]));

        codec!(params);
    }

    /// A thread was taken out of the archive.
    ///
    /// Follows the answer to `thread/unarchive`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/unarchived.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnarchived;

    impl NotificationMethod for ThreadUnarchived {
        const NAME: &'static str = "thread/unarchived";
        const SINCE: usize = 1;
        type Params = super::ThreadUnarchivedNotification;

        codec!(params);
    }

    /// A turn ended.
    ///
    /// It is completed, interrupted or failed; only a failed turn has an error. `items` is empty in 0.97 and a summary from 0.169 on.
    ///
    /// Source: `schema/codex/turn/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnCompleted;

    impl NotificationMethod for TurnCompleted {
        const NAME: &'static str = "turn/completed";
        const SINCE: usize = 0;
        type Params = super::TurnCompletedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 137, &[true, false]));

        codec!(params);
    }

    /// The file changes of a turn grew.
    ///
    /// Comes after each change of files and again after each answer of the model in the same turn.
    ///
    /// Source: `schema/codex/turn/diff/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnDiffUpdated;

    impl NotificationMethod for TurnDiffUpdated {
        const NAME: &'static str = "turn/diff/updated";
        const SINCE: usize = 0;
        type Params = super::TurnDiffUpdatedNotification;

        codec!(params);
    }

    /// Brings data of the model provider's moderation.
    ///
    /// It is passed on as it came.
    ///
    /// Since 0.169. Source: `schema/codex/turn/moderationMetadata.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnModerationMetadata;

    impl NotificationMethod for TurnModerationMetadata {
        const NAME: &'static str = "turn/moderationMetadata";
        const SINCE: usize = 1;
        type Params = super::TurnModerationMetadataNotification;

        codec!(params);
    }

    /// The model changed its plan.
    ///
    /// There is no item for it.
    ///
    /// Source: `schema/codex/turn/plan/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnPlanUpdated;

    impl NotificationMethod for TurnPlanUpdated {
        const NAME: &'static str = "turn/plan/updated";
        const SINCE: usize = 0;
        type Params = super::TurnPlanUpdatedNotification;

        codec!(params);
    }

    /// A turn began.
    ///
    /// The turn is in progress and has no items yet.
    ///
    /// Source: `schema/codex/turn/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnStarted;

    impl NotificationMethod for TurnStarted {
        const NAME: &'static str = "turn/started";
        const SINCE: usize = 0;
        type Params = super::TurnStartedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 136, &[true, false]));

        codec!(params);
    }

    /// Something is wrong but does not stop anything.
    ///
    /// Comes at any time.
    ///
    /// Since 0.169. Source: `schema/codex/warning.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Warning;

    impl NotificationMethod for Warning {
        const NAME: &'static str = "warning";
        const SINCE: usize = 1;
        type Params = super::WarningNotification;

        codec!(params);
    }

    /// Directories that every user can write weaken the sandbox.
    ///
    /// Windows only.
    ///
    /// Source: `schema/codex/windows/worldWritableWarning.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WindowsWorldWritableWarning;

    impl NotificationMethod for WindowsWorldWritableWarning {
        const NAME: &'static str = "windows/worldWritableWarning";
        const SINCE: usize = 0;
        type Params = super::WindowsWorldWritableWarningNotification;

        codec!(params);
    }

    /// The setup of the Windows sandbox ended.
    ///
    /// Goes to the connection that started it.
    ///
    /// Since 0.169. Source: `schema/codex/windowsSandbox/setupCompleted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WindowsSandboxSetupCompleted;

    impl NotificationMethod for WindowsSandboxSetupCompleted {
        const NAME: &'static str = "windowsSandbox/setupCompleted";
        const SINCE: usize = 1;
        type Params = super::WindowsSandboxSetupCompletedNotification;

        codec!(params);
    }
}

/// Hands the marker type of a notification, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_notification<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "account/gatewayOAuth/changed" => {
            Some(visitor.notification::<notification::AccountGatewayOAuthChanged>())
        }
        "account/login/completed" => {
            Some(visitor.notification::<notification::AccountLoginCompleted>())
        }
        "account/rateLimits/updated" => {
            Some(visitor.notification::<notification::AccountRateLimitsUpdated>())
        }
        "account/updated" => Some(visitor.notification::<notification::AccountUpdated>()),
        "app/list/updated" => Some(visitor.notification::<notification::AppListUpdated>()),
        "autoApprovalReview/strictReviewRequired" => {
            Some(visitor.notification::<notification::AutoApprovalReviewStrictReviewRequired>())
        }
        "codex/event/agent_message" => {
            Some(visitor.notification::<notification::CodexEventAgentMessage>())
        }
        "codex/event/agent_message_content_delta" => {
            Some(visitor.notification::<notification::CodexEventAgentMessageContentDelta>())
        }
        "codex/event/agent_message_delta" => {
            Some(visitor.notification::<notification::CodexEventAgentMessageDelta>())
        }
        "codex/event/agent_reasoning" => {
            Some(visitor.notification::<notification::CodexEventAgentReasoning>())
        }
        "codex/event/agent_reasoning_delta" => {
            Some(visitor.notification::<notification::CodexEventAgentReasoningDelta>())
        }
        "codex/event/agent_reasoning_raw_content" => {
            Some(visitor.notification::<notification::CodexEventAgentReasoningRawContent>())
        }
        "codex/event/agent_reasoning_raw_content_delta" => {
            Some(visitor.notification::<notification::CodexEventAgentReasoningRawContentDelta>())
        }
        "codex/event/agent_reasoning_section_break" => {
            Some(visitor.notification::<notification::CodexEventAgentReasoningSectionBreak>())
        }
        "codex/event/apply_patch_approval_request" => {
            Some(visitor.notification::<notification::CodexEventApplyPatchApprovalRequest>())
        }
        "codex/event/background_event" => {
            Some(visitor.notification::<notification::CodexEventBackgroundEvent>())
        }
        "codex/event/collab_agent_interaction_begin" => {
            Some(visitor.notification::<notification::CodexEventCollabAgentInteractionBegin>())
        }
        "codex/event/collab_agent_interaction_end" => {
            Some(visitor.notification::<notification::CodexEventCollabAgentInteractionEnd>())
        }
        "codex/event/collab_agent_spawn_begin" => {
            Some(visitor.notification::<notification::CodexEventCollabAgentSpawnBegin>())
        }
        "codex/event/collab_agent_spawn_end" => {
            Some(visitor.notification::<notification::CodexEventCollabAgentSpawnEnd>())
        }
        "codex/event/collab_close_begin" => {
            Some(visitor.notification::<notification::CodexEventCollabCloseBegin>())
        }
        "codex/event/collab_close_end" => {
            Some(visitor.notification::<notification::CodexEventCollabCloseEnd>())
        }
        "codex/event/collab_waiting_begin" => {
            Some(visitor.notification::<notification::CodexEventCollabWaitingBegin>())
        }
        "codex/event/collab_waiting_end" => {
            Some(visitor.notification::<notification::CodexEventCollabWaitingEnd>())
        }
        "codex/event/context_compacted" => {
            Some(visitor.notification::<notification::CodexEventContextCompacted>())
        }
        "codex/event/deprecation_notice" => {
            Some(visitor.notification::<notification::CodexEventDeprecationNotice>())
        }
        "codex/event/dynamic_tool_call_request" => {
            Some(visitor.notification::<notification::CodexEventDynamicToolCallRequest>())
        }
        "codex/event/elicitation_request" => {
            Some(visitor.notification::<notification::CodexEventElicitationRequest>())
        }
        "codex/event/entered_review_mode" => {
            Some(visitor.notification::<notification::CodexEventEnteredReviewMode>())
        }
        "codex/event/error" => Some(visitor.notification::<notification::CodexEventError>()),
        "codex/event/exec_approval_request" => {
            Some(visitor.notification::<notification::CodexEventExecApprovalRequest>())
        }
        "codex/event/exec_command_begin" => {
            Some(visitor.notification::<notification::CodexEventExecCommandBegin>())
        }
        "codex/event/exec_command_end" => {
            Some(visitor.notification::<notification::CodexEventExecCommandEnd>())
        }
        "codex/event/exec_command_output_delta" => {
            Some(visitor.notification::<notification::CodexEventExecCommandOutputDelta>())
        }
        "codex/event/exited_review_mode" => {
            Some(visitor.notification::<notification::CodexEventExitedReviewMode>())
        }
        "codex/event/get_history_entry_response" => {
            Some(visitor.notification::<notification::CodexEventGetHistoryEntryResponse>())
        }
        "codex/event/item_completed" => {
            Some(visitor.notification::<notification::CodexEventItemCompleted>())
        }
        "codex/event/item_started" => {
            Some(visitor.notification::<notification::CodexEventItemStarted>())
        }
        "codex/event/list_custom_prompts_response" => {
            Some(visitor.notification::<notification::CodexEventListCustomPromptsResponse>())
        }
        "codex/event/list_remote_skills_response" => {
            Some(visitor.notification::<notification::CodexEventListRemoteSkillsResponse>())
        }
        "codex/event/list_skills_response" => {
            Some(visitor.notification::<notification::CodexEventListSkillsResponse>())
        }
        "codex/event/mcp_list_tools_response" => {
            Some(visitor.notification::<notification::CodexEventMcpListToolsResponse>())
        }
        "codex/event/mcp_startup_complete" => {
            Some(visitor.notification::<notification::CodexEventMcpStartupComplete>())
        }
        "codex/event/mcp_startup_update" => {
            Some(visitor.notification::<notification::CodexEventMcpStartupUpdate>())
        }
        "codex/event/mcp_tool_call_begin" => {
            Some(visitor.notification::<notification::CodexEventMcpToolCallBegin>())
        }
        "codex/event/mcp_tool_call_end" => {
            Some(visitor.notification::<notification::CodexEventMcpToolCallEnd>())
        }
        "codex/event/patch_apply_begin" => {
            Some(visitor.notification::<notification::CodexEventPatchApplyBegin>())
        }
        "codex/event/patch_apply_end" => {
            Some(visitor.notification::<notification::CodexEventPatchApplyEnd>())
        }
        "codex/event/plan_delta" => {
            Some(visitor.notification::<notification::CodexEventPlanDelta>())
        }
        "codex/event/plan_update" => {
            Some(visitor.notification::<notification::CodexEventPlanUpdate>())
        }
        "codex/event/raw_response_item" => {
            Some(visitor.notification::<notification::CodexEventRawResponseItem>())
        }
        "codex/event/reasoning_content_delta" => {
            Some(visitor.notification::<notification::CodexEventReasoningContentDelta>())
        }
        "codex/event/reasoning_raw_content_delta" => {
            Some(visitor.notification::<notification::CodexEventReasoningRawContentDelta>())
        }
        "codex/event/remote_skill_downloaded" => {
            Some(visitor.notification::<notification::CodexEventRemoteSkillDownloaded>())
        }
        "codex/event/request_user_input" => {
            Some(visitor.notification::<notification::CodexEventRequestUserInput>())
        }
        "codex/event/session_configured" => {
            Some(visitor.notification::<notification::CodexEventSessionConfigured>())
        }
        "codex/event/shutdown_complete" => {
            Some(visitor.notification::<notification::CodexEventShutdownComplete>())
        }
        "codex/event/skills_update_available" => {
            Some(visitor.notification::<notification::CodexEventSkillsUpdateAvailable>())
        }
        "codex/event/stream_error" => {
            Some(visitor.notification::<notification::CodexEventStreamError>())
        }
        "codex/event/task_complete" => {
            Some(visitor.notification::<notification::CodexEventTaskComplete>())
        }
        "codex/event/task_started" => {
            Some(visitor.notification::<notification::CodexEventTaskStarted>())
        }
        "codex/event/terminal_interaction" => {
            Some(visitor.notification::<notification::CodexEventTerminalInteraction>())
        }
        "codex/event/thread_name_updated" => {
            Some(visitor.notification::<notification::CodexEventThreadNameUpdated>())
        }
        "codex/event/thread_rolled_back" => {
            Some(visitor.notification::<notification::CodexEventThreadRolledBack>())
        }
        "codex/event/token_count" => {
            Some(visitor.notification::<notification::CodexEventTokenCount>())
        }
        "codex/event/turn_aborted" => {
            Some(visitor.notification::<notification::CodexEventTurnAborted>())
        }
        "codex/event/turn_diff" => Some(visitor.notification::<notification::CodexEventTurnDiff>()),
        "codex/event/undo_completed" => {
            Some(visitor.notification::<notification::CodexEventUndoCompleted>())
        }
        "codex/event/undo_started" => {
            Some(visitor.notification::<notification::CodexEventUndoStarted>())
        }
        "codex/event/user_message" => {
            Some(visitor.notification::<notification::CodexEventUserMessage>())
        }
        "codex/event/view_image_tool_call" => {
            Some(visitor.notification::<notification::CodexEventViewImageToolCall>())
        }
        "codex/event/warning" => Some(visitor.notification::<notification::CodexEventWarning>()),
        "codex/event/web_search_begin" => {
            Some(visitor.notification::<notification::CodexEventWebSearchBegin>())
        }
        "codex/event/web_search_end" => {
            Some(visitor.notification::<notification::CodexEventWebSearchEnd>())
        }
        "command/exec/outputDelta" => {
            Some(visitor.notification::<notification::CommandExecOutputDelta>())
        }
        "configWarning" => Some(visitor.notification::<notification::ConfigWarning>()),
        "deprecationNotice" => Some(visitor.notification::<notification::DeprecationNotice>()),
        "error" => Some(visitor.notification::<notification::Error>()),
        "externalAgentConfig/import/completed" => {
            Some(visitor.notification::<notification::ExternalAgentConfigImportCompleted>())
        }
        "externalAgentConfig/import/progress" => {
            Some(visitor.notification::<notification::ExternalAgentConfigImportProgress>())
        }
        "fs/changed" => Some(visitor.notification::<notification::FsChanged>()),
        "fuzzyFileSearch/sessionCompleted" => {
            Some(visitor.notification::<notification::FuzzyFileSearchSessionCompleted>())
        }
        "fuzzyFileSearch/sessionUpdated" => {
            Some(visitor.notification::<notification::FuzzyFileSearchSessionUpdated>())
        }
        "guardianWarning" => Some(visitor.notification::<notification::GuardianWarning>()),
        "hook/completed" => Some(visitor.notification::<notification::HookCompleted>()),
        "hook/started" => Some(visitor.notification::<notification::HookStarted>()),
        "initialized" => Some(visitor.notification::<notification::Initialized>()),
        "item/agentMessage/delta" => {
            Some(visitor.notification::<notification::ItemAgentMessageDelta>())
        }
        "item/autoApprovalReview/completed" => {
            Some(visitor.notification::<notification::ItemAutoApprovalReviewCompleted>())
        }
        "item/autoApprovalReview/started" => {
            Some(visitor.notification::<notification::ItemAutoApprovalReviewStarted>())
        }
        "item/commandExecution/outputDelta" => {
            Some(visitor.notification::<notification::ItemCommandExecutionOutputDelta>())
        }
        "item/commandExecution/terminalInteraction" => {
            Some(visitor.notification::<notification::ItemCommandExecutionTerminalInteraction>())
        }
        "item/completed" => Some(visitor.notification::<notification::ItemCompleted>()),
        "item/fileChange/outputDelta" => {
            Some(visitor.notification::<notification::ItemFileChangeOutputDelta>())
        }
        "item/fileChange/patchUpdated" => {
            Some(visitor.notification::<notification::ItemFileChangePatchUpdated>())
        }
        "item/mcpToolCall/progress" => {
            Some(visitor.notification::<notification::ItemMcpToolCallProgress>())
        }
        "item/plan/delta" => Some(visitor.notification::<notification::ItemPlanDelta>()),
        "item/reasoning/summaryPartAdded" => {
            Some(visitor.notification::<notification::ItemReasoningSummaryPartAdded>())
        }
        "item/reasoning/summaryTextDelta" => {
            Some(visitor.notification::<notification::ItemReasoningSummaryTextDelta>())
        }
        "item/reasoning/textDelta" => {
            Some(visitor.notification::<notification::ItemReasoningTextDelta>())
        }
        "item/started" => Some(visitor.notification::<notification::ItemStarted>()),
        "authStatusChange" => Some(visitor.notification::<notification::AuthStatusChange>()),
        "loginChatGptComplete" => {
            Some(visitor.notification::<notification::LoginChatGptComplete>())
        }
        "sessionConfigured" => Some(visitor.notification::<notification::SessionConfigured>()),
        "mcpServer/event/stream/notification" => {
            Some(visitor.notification::<notification::McpServerEventStreamNotification>())
        }
        "mcpServer/oauthLogin/completed" => {
            Some(visitor.notification::<notification::McpServerOauthLoginCompleted>())
        }
        "mcpServer/startupStatus/updated" => {
            Some(visitor.notification::<notification::McpServerStartupStatusUpdated>())
        }
        "model/rerouted" => Some(visitor.notification::<notification::ModelRerouted>()),
        "model/safetyBuffering/updated" => {
            Some(visitor.notification::<notification::ModelSafetyBufferingUpdated>())
        }
        "model/verification" => Some(visitor.notification::<notification::ModelVerification>()),
        "modelProvider/authRecoveryCompleted" => {
            Some(visitor.notification::<notification::ModelProviderAuthRecoveryCompleted>())
        }
        "modelProvider/authRecoveryStarted" => {
            Some(visitor.notification::<notification::ModelProviderAuthRecoveryStarted>())
        }
        "process/exited" => Some(visitor.notification::<notification::ProcessExited>()),
        "process/outputDelta" => Some(visitor.notification::<notification::ProcessOutputDelta>()),
        "project/changed" => Some(visitor.notification::<notification::ProjectChanged>()),
        "rawResponse/completed" => {
            Some(visitor.notification::<notification::RawResponseCompleted>())
        }
        "rawResponseItem/completed" => {
            Some(visitor.notification::<notification::RawResponseItemCompleted>())
        }
        "remoteControl/status/changed" => {
            Some(visitor.notification::<notification::RemoteControlStatusChanged>())
        }
        "serverRequest/resolved" => {
            Some(visitor.notification::<notification::ServerRequestResolved>())
        }
        "skills/changed" => Some(visitor.notification::<notification::SkillsChanged>()),
        "thread/archived" => Some(visitor.notification::<notification::ThreadArchived>()),
        "thread/attachment/updated" => {
            Some(visitor.notification::<notification::ThreadAttachmentUpdated>())
        }
        "thread/closed" => Some(visitor.notification::<notification::ThreadClosed>()),
        "thread/compacted" => Some(visitor.notification::<notification::ThreadCompacted>()),
        "thread/deleted" => Some(visitor.notification::<notification::ThreadDeleted>()),
        "thread/environment/connected" => {
            Some(visitor.notification::<notification::ThreadEnvironmentConnected>())
        }
        "thread/environment/disconnected" => {
            Some(visitor.notification::<notification::ThreadEnvironmentDisconnected>())
        }
        "thread/goal/cleared" => Some(visitor.notification::<notification::ThreadGoalCleared>()),
        "thread/goal/updated" => Some(visitor.notification::<notification::ThreadGoalUpdated>()),
        "thread/name/updated" => Some(visitor.notification::<notification::ThreadNameUpdated>()),
        "thread/prediction/updated" => {
            Some(visitor.notification::<notification::ThreadPredictionUpdated>())
        }
        "thread/project/updated" => {
            Some(visitor.notification::<notification::ThreadProjectUpdated>())
        }
        "thread/queue/changed" => Some(visitor.notification::<notification::ThreadQueueChanged>()),
        "thread/readState/changed" => {
            Some(visitor.notification::<notification::ThreadReadStateChanged>())
        }
        "thread/realtime/closed" => {
            Some(visitor.notification::<notification::ThreadRealtimeClosed>())
        }
        "thread/realtime/error" => {
            Some(visitor.notification::<notification::ThreadRealtimeError>())
        }
        "thread/realtime/item/completed" => {
            Some(visitor.notification::<notification::ThreadRealtimeItemCompleted>())
        }
        "thread/realtime/item/started" => {
            Some(visitor.notification::<notification::ThreadRealtimeItemStarted>())
        }
        "thread/realtime/item/transcript/delta" => {
            Some(visitor.notification::<notification::ThreadRealtimeItemTranscriptDelta>())
        }
        "thread/realtime/itemAdded" => {
            Some(visitor.notification::<notification::ThreadRealtimeItemAdded>())
        }
        "thread/realtime/outputAudio/delta" => {
            Some(visitor.notification::<notification::ThreadRealtimeOutputAudioDelta>())
        }
        "thread/realtime/sdp" => Some(visitor.notification::<notification::ThreadRealtimeSdp>()),
        "thread/realtime/started" => {
            Some(visitor.notification::<notification::ThreadRealtimeStarted>())
        }
        "thread/realtime/transcript/delta" => {
            Some(visitor.notification::<notification::ThreadRealtimeTranscriptDelta>())
        }
        "thread/realtime/transcript/done" => {
            Some(visitor.notification::<notification::ThreadRealtimeTranscriptDone>())
        }
        "thread/reverted" => Some(visitor.notification::<notification::ThreadReverted>()),
        "thread/section/changed" => {
            Some(visitor.notification::<notification::ThreadSectionChanged>())
        }
        "thread/settings/updated" => {
            Some(visitor.notification::<notification::ThreadSettingsUpdated>())
        }
        "thread/started" => Some(visitor.notification::<notification::ThreadStarted>()),
        "thread/status/changed" => {
            Some(visitor.notification::<notification::ThreadStatusChanged>())
        }
        "thread/tokenUsage/updated" => {
            Some(visitor.notification::<notification::ThreadTokenUsageUpdated>())
        }
        "thread/unarchived" => Some(visitor.notification::<notification::ThreadUnarchived>()),
        "turn/completed" => Some(visitor.notification::<notification::TurnCompleted>()),
        "turn/diff/updated" => Some(visitor.notification::<notification::TurnDiffUpdated>()),
        "turn/moderationMetadata" => {
            Some(visitor.notification::<notification::TurnModerationMetadata>())
        }
        "turn/plan/updated" => Some(visitor.notification::<notification::TurnPlanUpdated>()),
        "turn/started" => Some(visitor.notification::<notification::TurnStarted>()),
        "warning" => Some(visitor.notification::<notification::Warning>()),
        "windows/worldWritableWarning" => {
            Some(visitor.notification::<notification::WindowsWorldWritableWarning>())
        }
        "windowsSandbox/setupCompleted" => {
            Some(visitor.notification::<notification::WindowsSandboxSetupCompleted>())
        }
        _ => None,
    }
}
