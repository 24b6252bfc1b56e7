# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/types.py.j2 from schema/dotcraft/types/*.json.
"""Types of DotCraft AppServer."""

from __future__ import annotations

import typing as t

from threadwire import _model as m

AppConnectionState: t.TypeAlias = t.Union[
    t.Literal[
        "notConnected",
        "connecting",
        "connected",
        "needsAuth",
        "error",
    ],
    str,
]
"""State of the connection to an app.

- `notConnected`: Not connected.
- `connecting`: Being connected.
- `connected`: Connected.
- `needsAuth`: Waiting for the user to sign in.
- `error`: Failed.
"""

AppBindingState: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "active",
        "offline",
        "expired",
        "revoked",
        "error",
        "cancelled",
    ],
    str,
]
"""State of the binding between an app and a thread.

- `pending`: Waiting for the app.
- `active`: In use.
- `offline`: The app cannot be reached.
- `expired`: Its time is over.
- `revoked`: Withdrawn.
- `error`: Failed.
- `cancelled`: Given up before it became active.
"""

AppBindingRequestSource: t.TypeAlias = t.Union[
    t.Literal[
        "pluginDetail",
        "threadMenu",
        "welcome",
        "agentSuggestion",
        "sdk",
    ],
    str,
]
"""Where a user asked for a binding.

- `pluginDetail`: On the page of a plugin.
- `threadMenu`: In the menu of a thread.
- `welcome`: On the welcome page.
- `agentSuggestion`: The agent suggested it.
- `sdk`: In a program.
"""

AppHandoffMode: t.TypeAlias = t.Union[
    t.Literal[
        "customProtocol",
        "url",
    ],
    str,
]
"""How a user gets to an app.

- `customProtocol`: By an address that opens a program.
- `url`: By a web address.
"""

AppNativeStatus: t.TypeAlias = t.Union[
    t.Literal[
        "installed",
        "missing",
        "unknown",
    ],
    str,
]
"""Whether the program behind an app is there.

- `installed`: It is installed.
- `missing`: It is not installed.
- `unknown`: The server cannot tell.
"""

AppContextBlockKind: t.TypeAlias = t.Union[
    t.Literal[
        "role",
        "teamState",
        "mailboxDigest",
        "artifactIndex",
        "policy",
    ],
    str,
]
"""What a block is about.

- `role`: The role of the agent.
- `teamState`: The state of a team.
- `mailboxDigest`: Messages that came in.
- `artifactIndex`: What there is to work with.
- `policy`: Rules.
"""

AppContextBlockVisibility: t.TypeAlias = t.Union[
    t.Literal[
        "model",
        "hiddenFromModel",
    ],
    str,
]
"""Who sees a block.

- `model`: The model; the default.
- `hiddenFromModel`: Clients only.
"""

AppThreadInputStartPolicy: t.TypeAlias = t.Union[
    t.Literal[
        "queueOnly",
        "runWhenIdle",
    ],
    str,
]
"""When queued input is run.

- `queueOnly`: When its turn comes; the default.
- `runWhenIdle`: At once when the thread is idle.
"""

ApprovalType: t.TypeAlias = t.Union[
    t.Literal[
        "shell",
        "file",
        "remoteResource",
    ],
    str,
]
"""What kind of operation a decision is about.

- `shell`: Running a command.
- `file`: Reading or writing a file.
- `remoteResource`: Something outside the host.
"""

ApprovalDecision: t.TypeAlias = t.Union[
    t.Literal[
        "accept",
        "acceptForSession",
        "acceptAlways",
        "decline",
        "cancel",
    ],
    str,
]
"""What a user can decide.

- `accept`: This one operation may run.
- `acceptForSession`: This and operations of the same scope may run while the thread lives.
- `acceptAlways`: Operations of the same scope may run from now on, in later sessions too.
- `decline`: The operation is refused; the turn goes on.
- `cancel`: The operation is refused and the turn is stopped.
"""

FileOperation: t.TypeAlias = t.Union[
    t.Literal[
        "read",
        "write",
        "edit",
        "list",
    ],
    str,
]
"""The `operation` of an approval about a file.

- `read`: Reading the file.
- `write`: Writing the whole file.
- `edit`: Changing a part of the file.
- `list`: Listing a directory.
"""

AutomationTaskStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "running",
        "completed",
        "failed",
    ],
    str,
]
"""State of a task.

- `pending`: It waits for its next run.
- `running`: A run is under way.
- `completed`: The last run ended well.
- `failed`: The last run failed.
"""

AutomationWorkspaceMode: t.TypeAlias = t.Union[
    t.Literal[
        "project",
        "worktree",
    ],
    str,
]
"""Where a task works.

- `project`: In the workspace.
- `worktree`: In a worktree of its own.
"""

AutomationWorkspaceModeInput: t.TypeAlias = t.Union[
    t.Literal[
        "project",
        "worktree",
        "isolated",
    ],
    str,
]
"""Where a client wants a task to work. Answers hold the `AutomationWorkspaceMode` that is meant.

- `project`: In the workspace.
- `worktree`: In a worktree of its own.
- `isolated`: The same as `worktree`; an old name.
"""

ChannelCategory: t.TypeAlias = t.Union[
    t.Literal[
        "builtin",
        "social",
        "system",
        "external",
    ],
    str,
]
"""Kind of channel.

- `builtin`: A client that comes with the product.
- `social`: A chat network that the server speaks itself.
- `system`: A part of the server, such as its scheduler.
- `external`: A chat network behind an adapter.
"""

ExternalChannelTransport: t.TypeAlias = t.Union[
    t.Literal[
        "subprocess",
        "websocket",
        "managedWebsocket",
    ],
    str,
]
"""How server and channel adapter meet.

- `subprocess`: The server starts the adapter and speaks over its standard streams.
- `websocket`: The adapter connects by itself; the server starts nothing.
- `managedWebsocket`: The server starts the adapter, which connects back at `/ws`.
"""

ChannelMessageKind: t.TypeAlias = t.Union[
    t.Literal[
        "text",
        "file",
        "audio",
        "image",
        "video",
    ],
    str,
]
"""Kind of message to a chat.

- `text`: Text.
- `file`: Any file.
- `audio`: Sound.
- `image`: Picture.
- `video`: Film.
"""

ChannelMediaSourceKind: t.TypeAlias = t.Union[
    t.Literal[
        "hostPath",
        "url",
        "dataBase64",
        "artifactId",
    ],
    str,
]
"""How media is handed over.

- `hostPath`: By a path on the server's host.
- `url`: By a URL.
- `dataBase64`: Embedded in base64.
- `artifactId`: By the identifier of an artifact of the server.
"""

ChannelDeliveryErrorCode: t.TypeAlias = t.Union[
    t.Literal[
        "UnsupportedDeliveryKind",
        "UnsupportedMediaSource",
        "MediaTooLarge",
        "MediaTypeNotAllowed",
        "MediaArtifactNotFound",
        "MediaResolutionFailed",
        "AdapterDeliveryFailed",
        "AdapterProtocolViolation",
    ],
    str,
]
"""Why a message was not delivered.

- `UnsupportedDeliveryKind`: The channel does not take this kind.
- `UnsupportedMediaSource`: The channel does not take media handed over like this.
- `MediaTooLarge`: The media is larger than the channel allows.
- `MediaTypeNotAllowed`: The channel does not take this type of media.
- `MediaArtifactNotFound`: No artifact has this identifier.
- `MediaResolutionFailed`: The media could not be read.
- `AdapterDeliveryFailed`: The chat network refused it.
- `AdapterProtocolViolation`: The adapter answered what it must not.
"""

DynamicToolErrorCode: t.TypeAlias = t.Union[
    t.Literal[
        "UnsupportedTool",
        "MissingChatContext",
        "InvalidArguments",
        "AdapterToolCallFailed",
        "AdapterProtocolViolation",
        "ExternalChannelToolTimeout",
    ],
    str,
]
"""Why a tool of a client or of a channel failed. Tools may have codes of their own.

- `UnsupportedTool`: There is no such tool.
- `MissingChatContext`: The tool only works in a conversation of its channel.
- `InvalidArguments`: The arguments do not fit.
- `AdapterToolCallFailed`: The tool was run and failed.
- `AdapterProtocolViolation`: The client answered what it must not.
- `ExternalChannelToolTimeout`: The client did not answer in time.
"""

CommandCategory: t.TypeAlias = t.Union[
    t.Literal[
        "builtin",
        "custom",
    ],
    str,
]
"""Who defines a command.

- `builtin`: The server.
- `custom`: The workspace or the user.
"""

AgentMode: t.TypeAlias = t.Union[
    t.Literal[
        "agent",
        "plan",
    ],
    str,
]
"""How freely the agent may act in a thread.

- `agent`: The full set of tools; the default.
- `plan`: Planning only: the agent reads and writes a plan, and changes nothing.
"""

ApprovalPolicy: t.TypeAlias = t.Union[
    t.Literal[
        "default",
        "autoApprove",
        "interrupt",
    ],
    str,
]
"""What happens when a tool needs consent.

- `default`: The workspace's own default applies; without one, the client is asked.
- `autoApprove`: Everything is accepted without asking.
- `interrupt`: The turn is cancelled at the first operation that needs consent.
"""

ReasoningEffort: t.TypeAlias = t.Union[
    t.Literal[
        "low",
        "medium",
        "high",
        "extraHigh",
    ],
    str,
]
"""How much a model thinks before it answers.

- `low`: Little.
- `medium`: A moderate amount.
- `high`: Much.
- `extraHigh`: As much as the model can.
"""

ReasoningOutput: t.TypeAlias = t.Union[
    t.Literal[
        "none",
        "summary",
        "full",
    ],
    str,
]
"""How much of the reasoning is shown.

- `none`: Nothing.
- `summary`: A summary.
- `full`: All of it.
"""

AgentProfileSource: t.TypeAlias = t.Union[
    t.Literal[
        "builtIn",
        "plugin",
        "user",
        "workspace",
        "managed",
    ],
    str,
]
"""Where an agent profile comes from, in rising precedence. Only `user` and `workspace` can be written.

- `builtIn`: Comes with the product.
- `plugin`: Comes with a plugin.
- `user`: Belongs to the user, in every workspace.
- `workspace`: Belongs to the workspace.
- `managed`: Set by an administrator.
"""

McpTransport: t.TypeAlias = t.Union[
    t.Literal[
        "stdio",
        "streamableHttp",
    ],
    str,
]
"""How an MCP server is reached.

- `stdio`: A child process spoken to over its standard streams.
- `streamableHttp`: An HTTP endpoint.
"""

CronScheduleKind: t.TypeAlias = t.Union[
    t.Literal[
        "every",
        "at",
        "daily",
    ],
    str,
]
"""What a schedule counts by.

- `every`: Again and again after the same time.
- `at`: Once, at a fixed time.
- `daily`: Every day at the same time of day.
"""

CronRunStatus: t.TypeAlias = t.Union[
    t.Literal[
        "ok",
        "error",
    ],
    str,
]
"""How a run ended.

- `ok`: It went well.
- `error`: It failed.
"""

DreamRunStatus: t.TypeAlias = t.Union[
    t.Literal[
        "running",
        "succeeded",
        "skipped",
        "failed",
        "canceled",
    ],
    str,
]
"""State of a dream.

- `running`: Under way.
- `succeeded`: Ended well.
- `skipped`: Not needed.
- `failed`: Ended with an error.
- `canceled`: Was stopped.
"""

DreamReviewStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "applied",
        "discarded",
        "archived",
    ],
    str,
]
"""What became of the result of a dream.

- `pending`: It waits for a decision.
- `applied`: It is in use.
- `discarded`: It was turned down.
- `archived`: It was put away.
"""

ThreadGoalStatus: t.TypeAlias = t.Union[
    t.Literal[
        "active",
        "paused",
        "budgetLimited",
        "complete",
        "blocked",
        "usageLimited",
    ],
    str,
]
"""State of a goal.

- `active`: Being worked on.
- `paused`: On hold.
- `budgetLimited`: Stopped because its token budget is used up.
- `complete`: Reached.
- `blocked`: Stopped because the agent cannot go on by itself.
- `usageLimited`: Stopped by a usage limit of the provider.
"""

GoalSetMode: t.TypeAlias = t.Union[
    t.Literal[
        "upsertOrUpdate",
        "replaceExisting",
        "createOnly",
        "updateOnly",
    ],
    str,
]
"""What `thread/goal/set` may do when a goal exists, or does not.

- `upsertOrUpdate`: Make a goal or change the present one; the default.
- `replaceExisting`: Put a new goal in the place of the present one.
- `createOnly`: Fail when there is a goal already.
- `updateOnly`: Fail when there is no goal.
"""

HubAppServerState: t.TypeAlias = t.Union[
    t.Literal[
        "stopped",
        "starting",
        "running",
        "unhealthy",
        "stopping",
        "exited",
    ],
    str,
]
"""State of an app server.

- `stopped`: There is none.
- `starting`: It is being started.
- `running`: It answers.
- `unhealthy`: It runs and does not answer.
- `stopping`: It is being stopped.
- `exited`: It ended by itself; it is not started again.
"""

HubServiceState: t.TypeAlias = t.Union[
    t.Literal[
        "allocated",
        "disabled",
        "unavailable",
        "restartRequired",
        "external",
    ],
    str,
]
"""State of a service of an app server.

- `allocated`: It can be reached.
- `disabled`: It is switched off.
- `unavailable`: It cannot be reached.
- `restartRequired`: It runs with other settings than asked for.
- `external`: Another program started the app server and knows.
"""

HubNotificationSeverity: t.TypeAlias = t.Union[
    t.Literal[
        "info",
        "success",
        "warning",
        "error",
    ],
    str,
]
"""How important a notification is.

- `info`: Good to know; also what an unknown value becomes.
- `success`: Something worked.
- `warning`: Something needs attention.
- `error`: Something went wrong.
"""

HubEventKind: t.TypeAlias = t.Union[
    t.Literal[
        "hub.started",
        "hub.stopping",
        "port.allocated",
        "appserver.starting",
        "appserver.running",
        "appserver.exited",
        "appserver.unhealthy",
        "notification.requested",
        "satellite.joined",
        "satellite.online",
        "satellite.offline",
        "satellite.revoked",
    ],
    str,
]
"""What an event tells.

- `hub.started`: The hub is ready.
- `hub.stopping`: The hub is about to end.
- `port.allocated`: A port was chosen.
- `appserver.starting`: An app server is being started.
- `appserver.running`: An app server answers.
- `appserver.exited`: An app server ended.
- `appserver.unhealthy`: An app server does not answer.
- `notification.requested`: A notification for the desktop came in.
- `satellite.joined`: A hub on another machine was paired; later releases only.
- `satellite.online`: It can be reached; later releases only.
- `satellite.offline`: It cannot be reached; later releases only.
- `satellite.revoked`: It was unpaired; later releases only.
"""

HubErrorCode: t.TypeAlias = t.Union[
    t.Literal[
        "unauthorized",
        "workspaceNotFound",
        "workspaceLocked",
        "appServerStartFailed",
        "appServerUnhealthy",
        "portUnavailable",
        "invalidNotification",
        "hubInternalError",
        "satelliteNotFound",
        "satelliteOffline",
        "inviteInvalid",
        "sessionConflict",
        "sessionKindUnsupported",
        "satelliteScreenUnsupported",
    ],
    str,
]
"""Why a hub refused.

- `unauthorized`: The token is missing or wrong; HTTP 401.
- `workspaceNotFound`: There is no such workspace; HTTP 400 or 404.
- `workspaceLocked`: An app server that does not answer holds the workspace; HTTP 409.
- `appServerStartFailed`: The app server could not be started; HTTP 500.
- `appServerUnhealthy`: The app server does not answer; HTTP 500.
- `portUnavailable`: No port is free; HTTP 500.
- `invalidNotification`: The notification does not fit; HTTP 400.
- `hubInternalError`: The hub failed; HTTP 500.
- `satelliteNotFound`: No paired hub has this identifier; later releases only.
- `satelliteOffline`: The paired hub cannot be reached; HTTP 503, later releases only.
- `inviteInvalid`: The invitation is wrong or over; later releases only.
- `sessionConflict`: The session is in use; later releases only.
- `sessionKindUnsupported`: The paired hub has no such sessions; later releases only.
- `satelliteScreenUnsupported`: The paired hub cannot show its screen; later releases only.
"""

DeliveryMode: t.TypeAlias = t.Union[
    t.Literal[
        "normal",
        "queued",
        "guidance",
        "subagentMailbox",
    ],
    str,
]
"""How an input reached its turn.

- `normal`: It started the turn.
- `queued`: It waited in the queue first.
- `guidance`: It was added while the turn ran.
- `subagentMailbox`: An internal note between agents, not something a person said.
"""

TriggerKind: t.TypeAlias = t.Union[
    t.Literal[
        "heartbeat",
        "cron",
        "automation",
        "goal",
        "app",
        "team",
        "subagentFollowupTask",
        "subagentMailbox",
        "subagentInput",
    ],
    str,
]
"""What caused an input that no person typed.

- `heartbeat`: The heartbeat.
- `cron`: A cron job.
- `automation`: An automation task.
- `goal`: The pursuit of a goal.
- `app`: An app.
- `team`: A team of agents.
- `subagentFollowupTask`: A follow-up task for a subagent.
- `subagentMailbox`: A note in a subagent's mailbox.
- `subagentInput`: Input for a running subagent.
"""

QueuedInputStatus: t.TypeAlias = t.Union[
    t.Literal[
        "queued",
        "guidancePending",
    ],
    str,
]
"""State of a queued input.

- `queued`: Waits for its turn.
- `guidancePending`: Waits to be added to the running turn.
"""

ItemStatus: t.TypeAlias = t.Union[
    t.Literal[
        "started",
        "streaming",
        "completed",
    ],
    str,
]
"""How far an item is; it never moves backward.

- `started`: Created; its payload may be incomplete.
- `streaming`: Growing by deltas.
- `completed`: Final.
"""

ToolExecutionStatus: t.TypeAlias = t.Union[
    t.Literal[
        "inProgress",
        "completed",
        "failed",
        "cancelled",
    ],
    str,
]
"""How far the execution of a tool is.

- `inProgress`: At work.
- `completed`: Done.
- `failed`: Ended with an error.
- `cancelled`: Was stopped.
"""

CommandExecutionStatus: t.TypeAlias = t.Union[
    t.Literal[
        "inProgress",
        "completed",
        "failed",
        "cancelled",
        "backgrounded",
        "killed",
        "lost",
    ],
    str,
]
"""How far a command is.

- `inProgress`: Running.
- `completed`: Ended; the exit code says how.
- `failed`: Could not run, or ended with an error.
- `cancelled`: Was stopped with its turn.
- `backgrounded`: Runs on in the background.
- `killed`: Was killed.
- `lost`: The server lost track of it.
"""

CommandSource: t.TypeAlias = t.Union[
    t.Literal[
        "host",
        "sandbox",
    ],
    str,
]
"""Where a command runs.

- `host`: On the host.
- `sandbox`: In a sandbox.
"""

SystemNoticeKind: t.TypeAlias = t.Union[
    t.Literal[
        "compacted",
        "memoryConsolidated",
        "forked",
    ],
    str,
]
"""What a notice in the history is about.

- `compacted`: The context was shortened.
- `memoryConsolidated`: Memory was consolidated.
- `forked`: The thread is a copy of another.
"""

DeltaKind: t.TypeAlias = t.Union[
    t.Literal[
        "agentMessage",
        "reasoningContent",
        "toolCallArguments",
    ],
    str,
]
"""What a piece of streamed text belongs to.

- `agentMessage`: The agent's message.
- `reasoningContent`: The model's reasoning.
- `toolCallArguments`: The arguments of a tool call.
"""

ThreadCompactOutcome: t.TypeAlias = t.Union[
    t.Literal[
        "partial",
        "skipped",
        "failed",
        "cancelled",
        "micro",
    ],
    str,
]
"""How shortening a context ended.

- `partial`: Older parts were replaced by a summary.
- `skipped`: There was nothing to shorten.
- `failed`: It did not work; `message` says why.
- `cancelled`: It was stopped.
- `micro`: Only old tool results were cleared; a legacy value.
"""

ThreadMemoryConsolidateOutcome: t.TypeAlias = t.Union[
    t.Literal[
        "succeeded",
        "skipped",
        "failed",
        "cancelled",
    ],
    str,
]
"""How consolidating memory ended.

- `succeeded`: Memory was consolidated.
- `skipped`: There was nothing to consolidate.
- `failed`: It did not work; `message` says why.
- `cancelled`: It was stopped.
"""

ProviderProtocol: t.TypeAlias = t.Union[
    t.Literal[
        "openai-chat-completions",
        "openai-responses",
        "anthropic",
    ],
    str,
]
"""Protocol a model provider speaks.

- `openai-chat-completions`: OpenAI chat completions.
- `openai-responses`: OpenAI responses.
- `anthropic`: Anthropic messages.
"""

PlanTodoPriority: t.TypeAlias = t.Union[
    t.Literal[
        "high",
        "medium",
        "low",
    ],
    str,
]
"""How urgent a step is.

- `high`: Urgent.
- `medium`: Normal.
- `low`: Can wait.
"""

PlanTodoStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "in_progress",
        "completed",
        "cancelled",
    ],
    str,
]
"""How far a step is.

- `pending`: Not begun.
- `in_progress`: Under way.
- `completed`: Done.
- `cancelled`: Dropped.
"""

AppToolExposure: t.TypeAlias = t.Union[
    t.Literal[
        "direct",
        "deferred",
    ],
    str,
]
"""How the model gets to know a tool.

- `direct`: It stands in the prompt.
- `deferred`: It is found by tool search.
"""

AppRisk: t.TypeAlias = t.Union[
    t.Literal[
        "read",
        "mutate",
        "externalWrite",
    ],
    str,
]
"""What a tool of an app can do.

- `read`: Read only.
- `mutate`: Change data of the app.
- `externalWrite`: Change something outside of the app.
"""

PluginMcpServerShadow: t.TypeAlias = t.Union[
    t.Literal[
        "workspace",
        "plugin",
    ],
    str,
]
"""What hides an MCP server of a plugin.

- `workspace`: A server of the workspace with the same name.
- `plugin`: A server of another plugin.
"""

ProviderProtocolInput: t.TypeAlias = t.Union[
    t.Literal[
        "openai-chat-completions",
        "openai-responses",
        "anthropic",
        "openai",
    ],
    str,
]
"""Protocol a client names for a provider. Answers hold the `ProviderProtocol` that is meant.

- `openai-chat-completions`: OpenAI chat completions.
- `openai-responses`: OpenAI responses.
- `anthropic`: Anthropic messages.
- `openai`: The same as `openai-chat-completions`.
"""

SkillSource: t.TypeAlias = t.Union[
    t.Literal[
        "workspace",
        "plugin",
        "builtin",
        "user",
    ],
    str,
]
"""Where a skill comes from, the first winning over the next.

- `workspace`: The workspace.
- `plugin`: An enabled plugin.
- `builtin`: The product.
- `user`: The user, for all workspaces.
"""

SubAgentEdgeStatus: t.TypeAlias = t.Union[
    t.Literal[
        "open",
        "closed",
    ],
    str,
]
"""Whether a subagent still belongs to its parent.

- `open`: It can be sent tasks; it need not be running.
- `closed`: It was closed.
"""

SubAgentDeliveryMode: t.TypeAlias = t.Union[
    t.Literal[
        "queue",
        "steer",
    ],
    str,
]
"""What happens to a task while the subagent is busy.

- `queue`: It waits; the default.
- `steer`: It is handed to the running turn; only native subagents take it.
"""

SystemEventKind: t.TypeAlias = t.Union[
    t.Literal[
        "compactWarning",
        "compactError",
        "compacting",
        "compacted",
        "compactSkipped",
        "compactFailed",
        "compactCancelled",
        "streamError",
        "consolidating",
        "consolidated",
        "consolidationSkipped",
        "consolidationFailed",
        "consolidationCancelled",
        "channelRejected",
    ],
    str,
]
"""What a system event is about.

- `compactWarning`: The context is getting full.
- `compactError`: The context is full.
- `compacting`: The context is being shortened; one of the next four follows.
- `compacted`: It was shortened.
- `compactSkipped`: There was nothing to shorten.
- `compactFailed`: It could not be shortened.
- `compactCancelled`: Shortening was stopped.
- `streamError`: The connection to the model broke and is tried again.
- `consolidating`: Memory is being consolidated.
- `consolidated`: It was consolidated.
- `consolidationSkipped`: There was nothing to consolidate.
- `consolidationFailed`: It could not be consolidated.
- `consolidationCancelled`: Consolidating was stopped.
- `channelRejected`: The channel this connection declared is not configured; the connection closes.
"""

ConfigRegion: t.TypeAlias = t.Union[
    t.Literal[
        "providers",
        "workspace.provider",
        "workspace.model",
        "workspace.reasoning",
        "welcomeSuggestions",
        "skills",
        "plugins",
        "memory",
        "workspace.defaultApprovalPolicy",
        "lsp",
        "mcp",
        "externalChannel",
        "subagent",
    ],
    str,
]
"""A part of the workspace's configuration. Unknown ones are ignored.

- `providers`: Model providers.
- `workspace.provider`: The selected provider.
- `workspace.model`: The selected model.
- `workspace.reasoning`: Reasoning settings.
- `welcomeSuggestions`: Suggestions on the welcome page.
- `skills`: Skills.
- `plugins`: Plugins.
- `memory`: Memory.
- `workspace.defaultApprovalPolicy`: The default approval policy.
- `lsp`: Language servers.
- `mcp`: MCP servers.
- `externalChannel`: External channels.
- `subagent`: Subagents.
"""

SystemJobSource: t.TypeAlias = t.Union[
    t.Literal[
        "cron",
        "heartbeat",
    ],
    str,
]
"""What started a job.

- `cron`: Its schedule.
- `heartbeat`: The heartbeat.
"""

TerminalStatus: t.TypeAlias = t.Union[
    t.Literal[
        "running",
        "completed",
        "failed",
        "killed",
        "timedOut",
        "lost",
    ],
    str,
]
"""State of a process.

- `running`: It runs.
- `completed`: It ended well.
- `failed`: It ended with an error, or could not start.
- `killed`: It was stopped.
- `timedOut`: It was stopped because its time was over.
- `lost`: The server does not know; it was restarted meanwhile.
"""

ThreadStatus: t.TypeAlias = t.Union[
    t.Literal[
        "active",
        "paused",
        "archived",
    ],
    str,
]
"""Where a thread is in its life.

- `active`: Turns can be started.
- `paused`: No turns until the thread is resumed.
- `archived`: Read-only, and hidden from lists unless asked for.
"""

HistoryMode: t.TypeAlias = t.Union[
    t.Literal[
        "server",
        "client",
    ],
    str,
]
"""Who keeps the model's history of a thread.

- `server`: The server does; the default.
- `client`: The client does, and sends it with every turn.
"""

ThreadSourceKind: t.TypeAlias = t.Union[
    t.Literal[
        "user",
        "subagent",
    ],
    str,
]
"""What caused a thread.

- `user`: A person or a client.
- `subagent`: Another agent.
"""

MaintenanceKind: t.TypeAlias = t.Union[
    t.Literal[
        "compacting",
        "consolidating",
    ],
    str,
]
"""Maintenance that keeps turns from starting. Background consolidation never counts.

- `compacting`: The context is being shortened.
- `consolidating`: Memory is being consolidated on request.
"""

TurnPageOrder: t.TypeAlias = t.Union[
    t.Literal["oldestFirst"],
    str,
]
"""Order of the turns inside a page.

- `oldestFirst`: From older to newer.
"""

RuntimeAdditionalContextKind: t.TypeAlias = t.Union[
    t.Literal["application"],
    str,
]
"""Kind of added context.

- `application`: Knowledge of the client application.
"""

ForkPosition: t.TypeAlias = t.Union[
    t.Literal[
        "after",
        "before",
    ],
    str,
]
"""On which side of the named place a fork cuts.

- `after`: The place itself is copied; the default.
- `before`: The place itself is left out.
"""

ToolApprovalKind: t.TypeAlias = t.Union[
    t.Literal[
        "file",
        "shell",
        "remoteResource",
    ],
    str,
]
"""What kind of operation a tool performs.

- `file`: It acts on a local path.
- `shell`: It runs a command.
- `remoteResource`: It acts on something outside the host; the target is shown as it is.
"""

TurnStatus: t.TypeAlias = t.Union[
    t.Literal[
        "running",
        "waitingApproval",
        "waitingInput",
        "completed",
        "failed",
        "cancelled",
    ],
    str,
]
"""Where a turn is; the last three do not change any more.

- `running`: The agent is at work.
- `waitingApproval`: Waits for a decision of the user.
- `waitingInput`: Waits for answers of the user.
- `completed`: Ended well.
- `failed`: Ended with an error.
- `cancelled`: Was stopped.
"""

ToolUiVisibility: t.TypeAlias = t.Union[
    t.Literal[
        "model",
        "app",
    ],
    str,
]
"""Who may call a tool.

- `model`: The model.
- `app`: What the app shows.
"""

WelcomeSuggestionSource: t.TypeAlias = t.Union[
    t.Literal[
        "dynamic",
        "none",
    ],
    str,
]
"""Where suggestions come from.

- `dynamic`: Made from what happened in the workspace.
- `none`: There are none; clients show their own.
"""

ReloadBehavior: t.TypeAlias = t.Union[
    t.Literal[
        "processRestart",
        "subsystemRestart",
        "hot",
    ],
    str,
]
"""When a changed setting takes effect.

- `processRestart`: After the server restarts.
- `subsystemRestart`: After one part of the server restarts.
- `hot`: At once.
"""

WorkspaceDefaultApprovalPolicy: t.TypeAlias = t.Union[
    t.Literal[
        "default",
        "autoApprove",
    ],
    str,
]
"""What happens in a workspace when a tool needs consent.

- `default`: The user is asked.
- `autoApprove`: Everything is accepted without asking.
"""

WorktreeHandoffMode: t.TypeAlias = t.Union[
    t.Literal[
        "worktree",
        "local",
    ],
    str,
]
"""Where a thread moves.

- `worktree`: Into a worktree of its own.
- `local`: Back into the workspace.
"""


class AgentProfileDiagnostic(m.Struct):
    """A problem with an agent profile."""

    severity: str
    """How bad it is, such as `error`."""

    code: str
    """Stable name, such as `MissingRequiredField`."""

    message: str
    """What is wrong, for people."""


class AgentProfileEntry(m.Struct):
    """An agent profile: instructions and settings for threads, written in Markdown."""

    id: str
    """Identifier of the profile."""

    description: str | None = None
    """What it is for. Absent: not stated."""

    source: AgentProfileSource
    """Where it comes from."""

    path: str | None = None
    """Absolute path of its file. Absent: it has none."""

    updated_at: str | None = None
    """Time of the last change, ISO 8601 in UTC. Absent: built in, without a file."""

    fingerprint: str
    """Changes with the profile, such as `sha256:…`."""

    valid: bool
    """Threads can run under it."""

    is_built_in: bool | None = None
    """It comes with the product. Absent: false."""

    read_only: bool | None = None
    """It cannot be edited. Absent: false."""

    shadowed: bool | None = None
    """One of a higher source has the same identifier and wins. Absent: false."""

    source_stack: list[str] | None = None
    """All sources that have this identifier. Absent: only `source`."""

    locked_fields: list[str] | None = None
    """Settings that a thread cannot change. Absent: none."""

    restricted_fields: list[str] | None = None
    """Settings that are ignored because the source is not trusted with them. Absent: none."""

    trust_restricted: bool | None = None
    """Some settings are ignored. Absent: false."""

    stale_thread_ids: list[str] | None = None
    """Threads that run under an older form of it. Absent: none."""

    diagnostics: list[AgentProfileDiagnostic]
    """Problems with it."""

    raw_content: str | None = None
    """Its Markdown. Absent: it was not asked for."""

    compiled_config: ThreadConfiguration | None = None
    """Settings of threads under it; written by later releases only."""


class AgentProfilesListParams(m.Struct, method="agent/profiles/list"):
    """Which profiles to list."""

    source: AgentProfileSource | None = None
    """Only those of this source. Absent: all."""

    include_invalid: bool | None = None
    """List profiles with errors, too. Absent: false."""


class AgentProfilesListResponse(m.Struct):
    """Agent profiles."""

    profiles: list[AgentProfileEntry]
    """One entry per source and identifier."""


class AgentProfilesReadParams(m.Struct, method="agent/profiles/read"):
    """A profile to read."""

    id: str
    """Identifier of the profile."""

    source: AgentProfileSource | None = None
    """Its source. Absent: the one that counts."""


class AgentProfilesReadResponse(m.Struct):
    """One agent profile."""

    profile: AgentProfileEntry
    """The profile with its Markdown."""


class AgentProfilesValidateParams(m.Struct, method="agent/profiles/validate"):
    """A profile to check."""

    raw_content: str
    """Its Markdown."""

    source: AgentProfileSource | None = None
    """Source it is meant for, which decides what it may set. Absent: not stated."""


class AgentProfileSummary(m.Struct):
    """What a checked profile says of itself."""

    id: str | None = None
    """Its identifier. Absent: it names none."""

    description: str | None = None
    """What it is for. Absent: not stated."""


class AgentProfilesValidateResponse(m.Struct):
    """Whether a profile is valid."""

    valid: bool
    """Threads could run under it."""

    diagnostics: list[AgentProfileDiagnostic]
    """Problems with it."""

    summary: AgentProfileSummary | None = None
    """What it says of itself. Absent: it cannot be read."""

    compiled_config: ThreadConfiguration | None = None
    """Settings of threads under it. Absent: it is not valid."""


class AgentProfilesUpsertParams(m.Struct, method="agent/profiles/upsert"):
    """A profile to store."""

    id: str
    """Identifier of the profile; its head has to name the same."""

    source: AgentProfileSource
    """Source to write to: `user` or `workspace`."""

    raw_content: str
    """Its Markdown."""


class AgentProfilesUpsertResponse(m.Struct):
    """The stored profile."""

    profile: AgentProfileEntry
    """The profile as it was stored, with its diagnostics."""


class AgentProfilesRemoveParams(m.Struct, method="agent/profiles/remove"):
    """A profile to remove."""

    id: str
    """Identifier of the profile."""

    source: AgentProfileSource
    """Source to write to: `user` or `workspace`."""


class AgentProfilesRemoveResponse(m.Struct):
    """The profile is removed."""

    removed: bool
    """The file is gone."""


class AgentProfilesRefreshThreadParams(m.Struct, method="agent/profiles/refreshThread"):
    """A thread to bring up to date."""

    thread_id: str
    """The thread."""

    profile_id: str | None = None
    """Profile to put it under. Absent: the one it has."""


class AgentProfileAudit(m.Struct):
    """Record of a profile taking effect in a thread."""

    event: str | None = None
    """What happened. Absent: not stated."""

    code: str | None = None
    """Stable name of the outcome. Absent: none."""

    thread_id: str | None = None
    """The thread. Absent: not stated."""

    profile_id: str | None = None
    """The profile. Absent: not stated."""

    status: str | None = None
    """How it ended. Absent: not stated."""


class AgentProfilesRefreshThreadResponse(m.Struct):
    """The thread's settings after the change."""

    thread_id: str
    """The thread."""

    profile: AgentProfileEntry
    """The profile in force."""

    config: ThreadConfiguration
    """Settings of the thread now."""

    was_stale: bool
    """The thread ran under an older form before."""

    audit: AgentProfileAudit
    """Record of the change."""


class AgentProfilesBuilderDraftReadParams(m.Struct, method="agent/profiles/builderDraft/read"):
    """Whose draft to read."""

    thread_id: str
    """Thread in which a profile is built."""


class AgentProfileBuilderDraft(m.Struct):
    """A profile in the making."""

    thread_id: str
    """Thread in which the profile is built."""

    target_id: str
    """Identifier of the profile."""

    target_source: str
    """Source the profile is meant for."""

    raw_content: str
    """Markdown of the draft; empty for a new profile."""


class AgentProfilesBuilderDraftUpdateParams(m.Struct, method="agent/profiles/builderDraft/update"):
    """A draft to replace."""

    thread_id: str
    """Thread in which a profile is built."""

    raw_content: str
    """Markdown of the draft."""


class ThreadOriginApp(m.Struct):
    """App that created a thread."""

    app_id: str
    """Identifier of the app."""

    display_name: str
    """Name of the app for people."""

    icon: str | None = None
    """Icon as a data URL or another safe URL. Absent: none."""

    member_id: str | None = None
    """Member of the app's team that the thread belongs to. Absent: none."""


class AppBindingSummary(m.Struct):
    """An app bound to a thread."""

    thread_id: str
    """The thread."""

    binding_id: str
    """Identifier of the binding."""

    binding_request_id: str | None = None
    """Request that led to the binding. Absent: none."""

    app_id: str
    """Identifier of the app."""

    display_name: str | None = None
    """Name of the app for people."""

    icon: str | None = None
    """Icon as a data URL or another safe URL. Absent: none."""

    tool_namespace: str | None = None
    """Namespace of the app's tools. Absent: none."""

    state: AppBindingState
    """State of the binding."""

    connection_state: AppConnectionState | None = None
    """State of the connection to the app. Absent: unknown."""

    granted_scopes: list[str] | None = None
    """Rights granted to the app. Absent: not stated."""

    attached_tool_count: int | None = None
    """Tools the app adds."""

    expires_at: str | None = None
    """End of the binding, ISO 8601 in UTC. Absent: none."""

    last_changed_at: str | None = None
    """Time of the last change, ISO 8601 in UTC."""

    diagnostic: str | None = None
    """What went wrong, for people. Absent: nothing."""


class AppBindingConfirmation(m.Struct):
    """What the user has to confirm first."""

    required: bool | None = None
    """The user has to be asked. Absent: false."""

    risk: AppRisk | None = None
    """What the app could do. Absent: not stated."""

    message: str | None = None
    """Text to show. Absent: the client's own."""


class AppBindingRequestCreateParams(m.Struct, method="app/binding/request/create"):
    """An app to bind to a thread."""

    thread_id: str
    """The thread."""

    app_id: str
    """Identifier of the app."""

    requested_scopes: list[str]
    """Rights to ask for."""

    requested_tools: list[str] | None = None
    """Tools to ask for. Absent: those the rights allow."""

    reason: str | None = None
    """Why, for people. Absent: not stated."""

    source: str
    """Where the user asked for it; `AppBindingRequestSource` names the usual places."""


class AppBindingRequestCreateResponse(m.Struct):
    """Where to send the user."""

    binding_request_id: str
    """Identifier of the request."""

    thread_id: str
    """The thread."""

    app_id: str
    """Identifier of the app."""

    requested_scopes: list[str]
    """Rights that are asked for."""

    state: AppBindingState
    """State of the binding: `pending`."""

    token_expires_at: str
    """End of the token, ISO 8601 in UTC."""

    handoff: AppHandoff
    """Where to send the user."""

    confirmation: AppBindingConfirmation | None = None
    """What the user has to confirm first. Absent: nothing."""


class AppBindingRequestGetParams(m.Struct, method="app/binding/request/get"):
    """A request to look at."""

    binding_request_id: str
    """Identifier of the request."""

    request_token: str
    """Single-use token from the address that the user opened."""

    app_id: str
    """Identifier of the app."""


class AppBindingRequestGetResponse(m.Struct):
    """What an app may show of a request."""

    binding_request_id: str
    """Identifier of the request."""

    thread_id: str
    """The thread."""

    thread_title: str | None = None
    """Title of the thread. Absent: none."""

    app_id: str
    """Identifier of the app."""

    requested_scopes: list[AppScopeDescriptor]
    """Rights that are asked for."""

    requested_tools: list[AppToolCatalogEntry]
    """Tools that are asked for."""

    source: AppBindingRequestSource
    """Where the user asked for it."""

    reason: str | None = None
    """Why, for people. Absent: not stated."""

    expires_at: str
    """End of the request, ISO 8601 in UTC."""


class AppBindingRequestCancelParams(m.Struct, method="app/binding/request/cancel"):
    """A request to give up."""

    binding_request_id: str
    """Identifier of the request."""

    reason: str | None = None
    """Why, for people. Absent: not stated."""


class AppBindingRequestCancelResponse(m.Struct):
    """The request is given up."""

    binding_request_id: str
    """Identifier of the request."""

    thread_id: str
    """The thread."""

    app_id: str
    """Identifier of the app."""

    state: AppBindingState
    """State of the binding: `cancelled`."""


class AppBindingAcceptParams(m.Struct, method="app/binding/accept"):
    """A request to accept."""

    binding_request_id: str
    """Identifier of the request."""

    request_token: str
    """Single-use token from the address that the user opened."""

    grant_id: str
    """Identifier of what was granted."""

    granted_scopes: list[str]
    """Rights the user granted; none that were not asked for."""

    approval_mode: str
    """When the app wants the user to be asked, in its own terms."""

    approved_by: str | None = None
    """Who granted it, for people. Absent: not stated."""

    expires_at: str | None = None
    """End of the binding, ISO 8601 in UTC. Absent: none."""

    grant_proof: t.Any = None
    """Object that proves the grant, in a form of the app's own. Absent: none."""

    audit_ref: str | None = None
    """Reference into the app's records. Absent: none."""


class AppBindingAcceptResponse(m.Struct):
    """The binding."""

    binding: AppBindingSummary
    """The binding, now `active`."""


class AppRejectedTool(m.Struct):
    """A tool that was not taken; its other members are not published and are kept as they are."""

    name: str | None = None
    """Name of the tool. Absent: not stated."""


class AppBindingAttachToolsParams(m.Struct, method="app/binding/attachTools"):
    """Tools to add to a thread."""

    binding_id: str
    """Identifier of the binding."""

    thread_id: str
    """The thread."""

    app_id: str
    """Identifier of the app."""

    grant_id: str
    """Identifier of what was granted."""

    tools: list[DynamicToolSpec]
    """Tools that the app runs from now on."""

    tool_catalog: list[AppToolCatalogEntry] | None = None
    """What is known about them. Absent: as in the plugin."""

    direct_tool_names: list[str] | None = None
    """Tools that stand in the prompt. Absent: as in the catalog."""

    deferred_tool_names: list[str] | None = None
    """Tools that are found by tool search. Absent: as in the catalog."""

    grant_proof: t.Any = None
    """Object that proves the grant, in a form of the app's own. Absent: none."""


class AppBindingAttachToolsResponse(m.Struct):
    """What was added."""

    binding: AppBindingSummary
    """The binding with its new number of tools."""

    accepted_tool_count: int
    """Number of tools that were added."""

    rejected_tools: list[AppRejectedTool]
    """Tools that were not."""


class ThreadAppBindingsListParams(m.Struct, method="thread/appBindings/list"):
    """Whose bindings to list."""

    thread_id: str
    """The thread."""

    include_revoked: bool | None = None
    """List revoked bindings, too. Absent: false."""


class ThreadAppBindingsListResponse(m.Struct):
    """Apps bound to a thread."""

    bindings: list[AppBindingSummary]
    """The bindings, open requests included."""


class ThreadAppBindingsRevokeParams(m.Struct, method="thread/appBindings/revoke"):
    """A binding to end."""

    thread_id: str
    """The thread."""

    binding_id: str
    """Identifier of the binding."""

    reason: str | None = None
    """Why, for people. Absent: not stated."""


class ThreadAppBindingsRevokeResponse(m.Struct):
    """The binding is ended."""

    binding_id: str
    """Identifier of the binding."""

    state: AppBindingState
    """State of the binding: `revoked`."""


class ThreadAppBindingsRefreshParams(m.Struct, method="thread/appBindings/refresh"):
    """Bindings to check."""

    thread_id: str
    """The thread."""

    binding_id: str | None = None
    """The binding. Absent: all of the thread."""


class ThreadAppBindingsRefreshResponse(m.Struct):
    """The bindings after the check."""

    bindings: list[AppBindingSummary]
    """The checked bindings."""


class ThreadAppBindingsChangedNotification(m.Struct, method="thread/appBindings/changed"):
    """A binding changed."""

    thread_id: str
    """The thread."""

    binding_id: str | None = None
    """The binding. Absent: there is only a request."""

    binding_request_id: str | None = None
    """The request. Absent: none."""

    app_id: str
    """Identifier of the app."""

    state: AppBindingState
    """State of the binding."""

    previous_state: AppBindingState | None = None
    """State before. Absent: none."""

    change_kind: str
    """What happened, such as `accepted`."""


class AppHandoff(m.Struct):
    """Where to send the user."""

    mode: AppHandoffMode
    """How the user gets there."""

    uri: str
    """Address to open; holds the single-use token as `requestToken`."""


class AppScopeDescriptor(m.Struct):
    """A right that an app asks for."""

    id: str
    """Identifier of the right."""

    display_name: str
    """Name for people."""

    description: str
    """What it allows."""

    risk: AppRisk
    """What can be done with it."""

    default_selected: bool | None = None
    """It is chosen beforehand. Absent: false."""


class AppToolCatalogEntry(m.Struct):
    """A tool of an app."""

    name: str
    """Name of the tool."""

    scope: str
    """Right it needs."""

    risk: AppRisk
    """What it can do."""

    default_exposure: AppToolExposure
    """How the model gets to know it."""

    description: str | None = None
    """What it does. Absent: not stated."""

    display: t.Any = None
    """Object that says how clients show it. Absent: by its name."""

    presentation: t.Any = None
    """Object that says how clients show its results. Absent: as any tool's."""


class AppNativeInfo(m.Struct):
    """Program on the user's machine behind an app."""

    status: AppNativeStatus
    """Whether it is there."""

    display_name: str | None = None
    """Name for people. Absent: not stated."""

    protocol: str | None = None
    """URL scheme that opens it. Absent: none."""

    install_url: str | None = None
    """Where to get it. Absent: not stated."""


class AppInfo(m.Struct):
    """An app that can be bound to threads."""

    app_id: str
    """Identifier of the app."""

    tool_namespace: str
    """Namespace of its tools."""

    display_name: str
    """Name for people."""

    developer_name: str
    """Who made it."""

    description: str
    """What it is for."""

    category: str | None = None
    """Group in catalogs. Absent: none."""

    plugin_id: str
    """Plugin that brings it."""

    installed: bool
    """That plugin is installed."""

    enabled: bool
    """That plugin is switched on."""

    catalog_visible: bool
    """It is shown in catalogs."""

    managed: bool | None = None
    """An administrator decides about it. Absent: false."""

    requires_external_connection: bool | None = None
    """It has to be connected before it can be bound. Absent: not stated."""

    native_app: AppNativeInfo
    """Program behind it."""

    connection_state: AppConnectionState
    """State of the connection to it."""

    binding_summary: AppBindingSummary | None = None
    """Its binding to the thread that was asked about. Absent: none."""

    scopes: list[AppScopeDescriptor] | None = None
    """Rights it can ask for. Absent: not asked for."""

    tool_catalog: list[AppToolCatalogEntry] | None = None
    """Its tools. Absent: not asked for."""

    handoff_modes: list[t.Any] | None = None
    """Ways to get to it, each an object. Absent: not asked for."""

    diagnostics: list[t.Any] | None = None
    """Problems with it, each an object. Absent: none."""


class AppListParams(m.Struct, method="app/list"):
    """Which apps to list."""

    include_catalog: bool | None = None
    """List apps that are not installed, too. Absent: true."""

    include_disabled: bool | None = None
    """List apps that are switched off, too. Absent: true."""

    thread_id: str | None = None
    """Thread whose bindings to tell. Absent: none."""

    force_refresh: bool | None = None
    """Look again at what is on the machine. Absent: false."""

    surface: str | None = None
    """Where they are shown: `pluginDetail`, `welcome`, `threadBinding` or `sdk/default`. Absent: `sdk/default`."""


class AppListResponse(m.Struct):
    """Apps."""

    apps: list[AppInfo]
    """One entry per app."""


class AppViewParams(m.Struct, method="app/view"):
    """An app to view."""

    app_id: str
    """Identifier of the app."""

    thread_id: str | None = None
    """Thread whose binding to tell. Absent: none."""


class AppViewResponse(m.Struct):
    """One app."""

    app: AppInfo
    """The app with its rights and tools."""


class AppListUpdatedNotification(m.Struct, method="app/list/updated"):
    """Apps changed."""

    reason: str
    """What changed."""

    app_ids: list[str]
    """Identifiers of the apps that changed."""


class AppConnectionStartParams(m.Struct, method="app/connection/start"):
    """An app to connect to."""

    app_id: str
    """Identifier of the app."""

    handoff_mode: AppHandoffMode | None = None
    """How the user gets there. Absent: chosen by the server."""

    return_to: str | None = None
    """Address to come back to. Absent: none."""


class AppConnectionStartResponse(m.Struct):
    """Where to send the user."""

    connection_request_id: str
    """Identifier of the request."""

    app_id: str
    """Identifier of the app."""

    state: AppConnectionState
    """State of the connection."""

    expires_at: str
    """End of the request, ISO 8601 in UTC."""

    handoff: AppHandoff
    """Where to send the user."""


class AppConnectionRequestGetParams(m.Struct, method="app/connection/request/get"):
    """A request to look at."""

    connection_request_id: str
    """Identifier of the request."""

    request_token: str
    """Single-use token from the address that the user opened."""

    app_id: str
    """Identifier of the app."""


class AppConnectionRequestGetResponse(m.Struct):
    """What an app may show of a request."""

    connection_request_id: str
    """Identifier of the request."""

    app_id: str
    """Identifier of the app."""

    workspace_label: str | None = None
    """Workspace, for people. Absent: not told."""

    user_label: str | None = None
    """User, for people. Absent: not told."""

    expires_at: str
    """End of the request, ISO 8601 in UTC."""


class AppConnectionConnectParams(m.Struct, method="app/connection/connect"):
    """A request to accept."""

    connection_request_id: str
    """Identifier of the request."""

    request_token: str
    """Single-use token from the address that the user opened."""

    app_id: str
    """Identifier of the app."""

    account_label: str | None = None
    """Account in the app, for people. Absent: none."""

    expires_at: str | None = None
    """End of the connection, ISO 8601 in UTC. Absent: none."""

    connection_proof: t.Any = None
    """Object that proves the connection, in a form of the app's own. Absent: none."""


class AppConnectionConnectResponse(m.Struct):
    """The connection."""

    app_id: str
    """Identifier of the app."""

    state: AppConnectionState
    """State of the connection."""

    connected_at: str
    """Start, ISO 8601 in UTC."""

    expires_at: str | None
    """End, ISO 8601 in UTC; null for none."""

    account_label: str | None = None
    """Account in the app, for people. Absent: none."""


class AppConnectionStatusParams(m.Struct, method="app/connection/status"):
    """An app to ask about."""

    app_id: str
    """Identifier of the app."""


class AppConnectionStatusResponse(m.Struct):
    """The connection to an app."""

    app_id: str
    """Identifier of the app."""

    state: AppConnectionState
    """State of the connection."""

    connected_at: str | None = None
    """Start, ISO 8601 in UTC. Absent: not connected."""

    expires_at: str | None = None
    """End, ISO 8601 in UTC. Absent: none."""

    account_label: str | None = None
    """Account in the app, for people. Absent: none."""

    diagnostic: str | None = None
    """What went wrong, for people. Absent: nothing."""


class AppConnectionRevokeParams(m.Struct, method="app/connection/revoke"):
    """A connection to end."""

    app_id: str
    """Identifier of the app."""

    reason: str | None = None
    """Why, for people. Absent: not stated."""


class AppConnectionRevokeResponse(m.Struct):
    """The connection is ended."""

    app_id: str
    """Identifier of the app."""

    state: AppConnectionState
    """State of the connection: `notConnected`."""


class AppConnectionChangedNotification(m.Struct, method="app/connection/changed"):
    """The connection to an app changed."""

    app_id: str
    """Identifier of the app."""

    state: AppConnectionState
    """State of the connection."""

    previous_state: AppConnectionState | None = None
    """State before. Absent: not known."""

    diagnostic: str | None = None
    """What went wrong, for people. Absent: nothing."""


class AppContextBlock(m.Struct):
    """Text that an app adds to the context of a thread."""

    block_id: str
    """Identifier of the block; unique in its binding."""

    thread_id: str
    """The thread."""

    binding_id: str
    """Identifier of the binding."""

    app_id: str
    """Identifier of the app."""

    kind: AppContextBlockKind
    """What it is about."""

    title: str
    """Heading over the text."""

    content: str
    """The text; at most 16 KiB."""

    order: float
    """Place among the blocks, smallest first."""

    version: str
    """Changes with the text."""

    updated_at: str
    """Time of the last change, ISO 8601 in UTC."""

    expires_at: str | None = None
    """End of its use, ISO 8601 in UTC. Absent: none."""

    visibility: AppContextBlockVisibility
    """Who sees it."""


class AppBindingContextUpsertParams(m.Struct, method="app/binding/context/upsert"):
    """A block to add or replace."""

    binding_id: str
    """Identifier of the binding."""

    app_id: str
    """Identifier of the app."""

    grant_id: str
    """Identifier of what was granted."""

    block_id: str
    """Identifier of the block; the present one is replaced."""

    kind: str
    """What it is about; `AppContextBlockKind` names the usual kinds."""

    title: str
    """Heading over the text."""

    content: str
    """The text; at most 16 KiB."""

    order: float
    """Place among the blocks, smallest first."""

    version: str
    """Changes with the text."""

    expires_at: str | None = None
    """End of its use, ISO 8601 in UTC. Absent: none."""

    visibility: AppContextBlockVisibility | None = None
    """Who sees it. Absent: `model`."""


class AppBindingContextRemoveParams(m.Struct, method="app/binding/context/remove"):
    """A block to remove."""

    binding_id: str
    """Identifier of the binding."""

    app_id: str
    """Identifier of the app."""

    grant_id: str
    """Identifier of what was granted."""

    block_id: str
    """Identifier of the block; has to exist."""


class ThreadAppContextBlocksListParams(m.Struct, method="thread/appContextBlocks/list"):
    """Whose blocks to list."""

    thread_id: str
    """The thread."""

    include_inactive: bool | None = None
    """List blocks that are not in use, too. Absent: false."""


class ThreadAppContextBlocksListResponse(m.Struct):
    """Blocks of context."""

    blocks: list[AppContextBlock]
    """The blocks, by their order."""


class AppThreadInputEnqueueParams(m.Struct, method="app/threadInput/enqueue"):
    """Input for the bound thread."""

    binding_id: str
    """Identifier of the binding."""

    app_id: str
    """Identifier of the app."""

    grant_id: str
    """Identifier of what was granted."""

    input: list[InputPart]
    """What to say; at least one part."""

    display_text: str | None = None
    """Text to show in the queue. Absent: taken from the input."""

    trigger_label: str | None = None
    """What caused it, for people. Absent: none."""

    trigger_ref_id: str | None = None
    """What caused it, in the app's own terms. Absent: none."""

    start_policy: AppThreadInputStartPolicy | None = None
    """When it is run. Absent: `queueOnly`."""


class AppThreadInputEnqueueResponse(m.Struct):
    """The queue."""

    queued_input: QueuedTurnInput
    """The new entry."""

    queued_inputs: list[QueuedTurnInput]
    """The whole queue."""


class ItemApprovalRequestParams(m.Struct, method="item/approval/request"):
    """An operation the user has to decide about."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item_id: str
    """The `approvalRequest` item."""

    request_id: str
    """Identifier of the question; the same whenever it is asked again."""

    approval_type: ApprovalType
    """What kind of operation it is about."""

    operation: str
    """The operation: a command line, or `read`, `write`, `edit` or `list` for a file."""

    target: str
    """What it acts on: a working directory for a command, a path for a file."""

    scope_key: str
    """Operations with the same key are covered by one decision for the session, such as `shell:*`."""

    reason: str
    """Why consent is needed, for people."""

    expires_at: str | None = None
    """End of the time to answer, ISO 8601 in UTC; written by later releases only."""


class ItemApprovalRequestResponse(m.Struct):
    """The user's decision."""

    decision: ApprovalDecision
    """The decision; an unknown one counts as `decline`."""


class ItemApprovalResolvedNotification(m.Struct, method="item/approval/resolved"):
    """A question was decided."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item: Item
    """The `approvalResponse` item."""


class AutomationThreadBinding(m.Struct):
    """A thread in which a task runs."""

    thread_id: str
    """The thread."""

    mode: str
    """How it runs there; `run-in-thread` so far."""


class AutomationTaskWorktree(m.Struct):
    """Worktree of a task."""

    branch_name: str
    """Its branch."""

    path: str
    """Absolute path."""


class AutomationTask(m.Struct):
    """Work that runs by itself."""

    id: str
    """Identifier of the task."""

    title: str
    """Name for people."""

    description: str
    """What to do."""

    status: AutomationTaskStatus
    """State of the task."""

    thread_id: str | None
    """Thread of the last run; null before the first."""

    approval_policy: str | None = None
    """What its tools may do: `workspaceScope`, or `fullAuto` for everything. Absent: `workspaceScope`. Nobody is
    asked.
    """

    agent_profile_id: str | None = None
    """Agent profile it runs under. Absent: none."""

    workspace_mode: AutomationWorkspaceMode
    """Where it works."""

    worktree: AutomationTaskWorktree | None
    """Worktree it made; null for none."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    updated_at: str
    """Time of the last change, ISO 8601 in UTC."""

    schedule: CronSchedule | None
    """When it runs; null for once."""

    thread_binding: AutomationThreadBinding | None
    """Thread it runs in; null for a new one each time. What runs there may do what the thread may."""

    next_run_at: str | None
    """Next run, ISO 8601 in UTC; null for none."""

    agent_summary: str | None = None
    """What the last run did. Absent: none."""


class AutomationTemplate(m.Struct):
    """A task to start from."""

    id: str
    """Identifier: 1 to 64 letters, digits, underscores and hyphens, beginning with a letter or digit."""

    title: str
    """Name for people; at most 200 characters."""

    description: str | None = None
    """What it is for. Absent: not stated."""

    icon: str | None = None
    """Icon. Absent: none."""

    category: str | None = None
    """Group in lists. Absent: none."""

    workflow_markdown: str
    """What to do, in Markdown."""

    default_schedule: CronSchedule | None = None
    """When a task runs. Absent: once."""

    default_workspace_mode: AutomationWorkspaceMode | None = None
    """Where a task works. Absent: the server's default."""

    default_approval_policy: str | None = None
    """What happens when a tool needs consent. Absent: the default."""

    needs_thread_binding: bool
    """A task has to be bound to a thread."""

    default_title: str | None = None
    """Name of a task. Absent: `title`."""

    default_description: str | None = None
    """What a task does. Absent: taken from `workflowMarkdown`."""

    default_agent_profile_id: str | None = None
    """Agent profile of a task. Absent: none."""

    is_user: bool | None = None
    """The user made it. Absent: false."""

    created_at: str | None = None
    """Creation time, ISO 8601 in UTC. Absent: built in."""

    updated_at: str | None = None
    """Time of the last change, ISO 8601 in UTC. Absent: built in."""


class AutomationTaskListResponse(m.Struct):
    """Tasks of the workspace."""

    tasks: list[AutomationTask]
    """One entry per task."""


class AutomationTaskReadParams(m.Struct, method="automation/task/read"):
    """A task to read."""

    task_id: str
    """Identifier of the task."""


class AutomationTaskReadResponse(m.Struct):
    """One task."""

    task: AutomationTask
    """The task with its state."""


class AutomationTaskCreateParams(m.Struct, method="automation/task/create"):
    """A task to make."""

    title: str
    """Name for people."""

    description: str
    """What to do."""

    workflow_template: str | None = None
    """Text of the work, in Markdown. Its head may say `max_rounds`: the most requests to the model of one run, 1 or
    more. Absent: taken from the template or `description`.
    """

    approval_policy: str | None = None
    """What happens when a tool needs consent. Absent: that of the template, or the default."""

    workspace_mode: AutomationWorkspaceModeInput | None = None
    """Where it works. Absent: that of the template, or the server's default."""

    schedule: CronSchedule | None = None
    """When it runs. Absent: that of the template, or once, at once."""

    thread_binding: AutomationThreadBinding | None = None
    """Thread to run in. Absent: a new one each time."""

    template_id: str | None = None
    """Template whose defaults to take. Absent: none."""

    agent_profile_id: str | None = None
    """Agent profile to run under. Absent: that of the template, or none."""


class AutomationTaskCreateResponse(m.Struct):
    """The new task."""

    task: AutomationTask
    """The task as it was stored, with its identifier."""

    task_id: str | None = None
    """Identifier of the task, again. Absent: it is in `task` only."""

    task_directory: str | None = None
    """Folder of the task, an absolute path. Absent: not stated."""


class AutomationTaskRunParams(m.Struct, method="automation/task/run"):
    """A task to run now."""

    task_id: str
    """Identifier of the task."""


class AutomationTaskRunResponse(m.Struct):
    """The task."""

    task: AutomationTask
    """The task, now `running`."""


class AutomationTaskUpdateBindingParams(m.Struct, method="automation/task/updateBinding"):
    """A task to bind."""

    task_id: str
    """Identifier of the task."""

    thread_binding: AutomationThreadBinding | None = None
    """Thread to run in. Null or absent: a new one each time."""


class AutomationTaskUpdateBindingResponse(m.Struct):
    """The task after the change."""

    task: AutomationTask
    """The task with its new binding."""


class AutomationTaskDiscardWorktreeParams(m.Struct, method="automation/task/discardWorktree"):
    """A task whose worktree to remove."""

    task_id: str
    """Identifier of the task."""


class AutomationTaskDiscardWorktreeResponse(m.Struct):
    """The task after the change."""

    task: AutomationTask
    """The task, without a worktree."""


class AutomationTaskDeleteParams(m.Struct, method="automation/task/delete"):
    """A task to delete."""

    task_id: str
    """Identifier of the task."""


class AutomationTaskDeleteResponse(m.Struct):
    """The task is deleted."""

    ok: bool
    """Always true."""


class AutomationTemplateListParams(m.Struct, method="automation/template/list"):
    """Which templates to list."""

    locale: str | None = None
    """Language of the built-in ones, such as `en`. Absent: the server's."""


class AutomationTemplateListResponse(m.Struct):
    """Templates for tasks."""

    templates: list[AutomationTemplate]
    """Built-in templates, then those of the user."""


class AutomationTemplateSaveParams(m.Struct, method="automation/template/save"):
    """A template to store."""

    id: str | None = None
    """Identifier. Absent: a new one, as `user-` and a short random text."""

    title: str
    """Name for people; at most 200 characters."""

    description: str | None = None
    """What it is for. Absent: not stated."""

    icon: str | None = None
    """Icon. Absent: none."""

    category: str | None = None
    """Group in lists. Absent: none."""

    workflow_markdown: str
    """What to do, in Markdown."""

    default_schedule: CronSchedule | None = None
    """When a task runs. Absent: once."""

    default_workspace_mode: AutomationWorkspaceModeInput | None = None
    """Where a task works. Absent: the server's default."""

    default_approval_policy: str | None = None
    """What happens when a tool needs consent. Absent: the default."""

    needs_thread_binding: bool | None = None
    """A task has to be bound to a thread. Absent: false."""

    default_title: str | None = None
    """Name of a task. Absent: `title`."""

    default_description: str | None = None
    """What a task does. Absent: taken from `workflowMarkdown`."""

    default_agent_profile_id: str | None = None
    """Agent profile of a task. Absent: none."""


class AutomationTemplateSaveResponse(m.Struct):
    """The stored template."""

    template: AutomationTemplate
    """The template as it was stored, with its identifier."""


class AutomationTemplateDeleteParams(m.Struct, method="automation/template/delete"):
    """A template to delete."""

    id: str
    """Identifier of the template."""


class AutomationTemplateDeleteResponse(m.Struct):
    """The template is deleted."""

    ok: bool
    """Always true."""


class AutomationTaskUpdatedNotification(m.Struct, method="automation/task/updated"):
    """A task changed."""

    task: AutomationTask
    """The task as it is now."""

    workspace_path: str | None = None
    """Workspace of the task; written by later releases only."""


class ClientCapabilities(m.Struct):
    """What a client can handle. An absent member takes the default it names; unknown members are ignored."""

    approval_support: bool | None = None
    """The client can answer `item/approval/request`; false means it is never asked. Default true."""

    streaming_support: bool | None = None
    """The client takes `item/*/delta` notifications; false means none are sent. Default true."""

    command_execution_streaming: bool | None = None
    """The client wants `commandExecution` items and their output deltas. Default false."""

    tool_execution_lifecycle: bool | None = None
    """The client wants `toolExecution` items. Default false."""

    config_change: bool | None = None
    """The client wants `workspace/configChanged`; false holds it back. Default true."""

    opt_out_notification_methods: list[str] | None = None
    """Exact names of notifications not to send on this connection; unknown names are accepted. Default empty."""

    request_user_input_support: bool | None = None
    """The client can answer `item/tool/requestUserInput`. Default false."""

    background_terminals: bool | None = None
    """The client reads `terminal/*` notifications. Default false."""

    interactive_tool_ui: bool | None = None
    """The client can show `ui://` resources of tools, and may call `ui/*` and `item/widget-state/set`. Default
    false.
    """

    channel_adapter: ChannelAdapterCapability | None = None
    """Turns the connection into the backend of an external channel. Absent: an ordinary client."""

    acp_extensions: AcpExtensionsCapability | None = None
    """Editor services the client offers to the server. Absent: none."""

    node_repl: NodeReplCapability | None = None
    """A JavaScript evaluator the client offers. Absent: none."""

    browser_use: BrowserUseCapability | None = None
    """Browser control the client offers. Absent: none."""

    app_binding_version: int | None = None
    """Version of app binding the client speaks; known to later releases only."""

    mcp_apps: bool | None = None
    """The client hosts MCP apps; known to later releases only."""

    mcp_elicitation: bool | None = None
    """The client answers elicitations of MCP servers; known to later releases only."""

    inline_visualizations: bool | None = None
    """The client draws inline visualizations; known to later releases only."""

    extensions: dict[str, t.Any] | None = None
    """Settings of client extensions by extension name; known to later releases only."""


class AcpExtensionsCapability(m.Struct):
    """Editor services a client offers through `ext/acp/*` requests. An absent flag counts as false."""

    fs_read_text_file: bool | None = None
    """The client can read a text file."""

    fs_write_text_file: bool | None = None
    """The client can write a text file."""

    terminal_create: bool | None = None
    """The client can run terminals."""

    extensions: list[str] | None = None
    """Further method families the client answers, such as `_unity`. Absent: none."""


class NodeReplCapability(m.Struct):
    """A JavaScript evaluator on the client's side."""

    backend: str
    """Kind of evaluator; `desktop-node` so far."""


class BrowserUseCapability(m.Struct):
    """Browser control on the client's side."""

    backend: str
    """Preferred backend, such as `desktop-iab`."""

    backends: list[str] | None = None
    """All backends the client has. Absent: only `backend`."""

    protocol_version: int | None = None
    """Version of the evaluator calls; currently 2."""

    supports_cancel: bool | None = None
    """An evaluation can be cancelled. Absent: false."""

    browser_session_protocol_version: int | None = None
    """Version of the browser session member; currently 1."""

    supports_command_cancel: bool | None = None
    """A single browser command can be cancelled. Absent: false."""

    max_browser_result_bytes: int | None = None
    """Largest result the client sends, in bytes. Absent: not stated."""

    default_command_timeout_ms: int | None = None
    """Time a command gets by default, in milliseconds. Absent: not stated."""

    max_command_timeout_ms: int | None = None
    """Longest time a command may ask for, in milliseconds. Absent: not stated."""

    supports_typed_finalize: bool | None = None
    """A session can end with a typed outcome. Absent: false."""

    supports_chrome_diagnostics: bool | None = None
    """The client can report on a Chrome backend. Absent: false."""


class ChannelAdapterCapability(m.Struct):
    """Declares the connection as the backend of one external channel."""

    channel_name: str
    """Name of the channel; it has to be configured and enabled on the server."""

    delivery_capabilities: ChannelDeliveryCapabilities | None = None
    """What the channel can deliver. Absent: text only."""

    channel_tools: list[ChannelToolDescriptor] | None = None
    """Tools the channel adds for the agent, fixed while connected. Absent: none."""

    delivery_support: bool | None = None
    """A plain yes or no to delivery, used by some clients in place of `deliveryCapabilities`."""


class ChannelDeliveryCapabilities(m.Struct):
    """What an external channel can deliver."""

    structured_delivery: bool | None = None
    """The adapter answers `ext/channel/send`. Absent: false."""

    media: dict[str, ChannelMediaConstraints] | None = None
    """Limits per kind of media: `file`, `audio`, `image`, `video`. A missing kind cannot be sent."""


class ChannelMediaConstraints(m.Struct):
    """Limits of one kind of media on a channel."""

    max_bytes: int | None = None
    """Largest file, in bytes. Absent: no stated limit."""

    allowed_mime_types: list[str] | None = None
    """MIME types that pass. Absent: all."""

    allowed_extensions: list[str] | None = None
    """File name extensions that pass. Absent: all."""

    supports_host_path: bool
    """The media may be named by a path on the server's host."""

    supports_url: bool
    """The media may be named by a URL."""

    supports_base64: bool
    """The media may be embedded as base64."""

    supports_caption: bool
    """The media may carry a caption."""


class ChannelToolDescriptor(m.Struct):
    """A tool an external channel adds for the agent."""

    name: str
    """Name the model calls it by; PascalCase by custom."""

    description: str
    """What the tool does, for the model."""

    input_schema: t.Any
    """JSON Schema object of the arguments."""

    output_schema: t.Any = None
    """JSON Schema object of the structured result. Absent: not declared."""

    display: ToolDisplay | None = None
    """How clients show the tool. Absent: by its name."""

    requires_chat_context: bool
    """The tool only works in a conversation of this channel."""

    approval: ToolApprovalDescriptor | None = None
    """Which argument an approval is about. Absent: no approval."""

    defer_loading: bool | None = None
    """Offer the tool through tool search only, not in the prompt. Absent: false."""


class ServerCapabilities(m.Struct):
    """Method families a server offers. An absent flag counts as false, and the methods behind it answer `Method not
    found`.
    """

    thread_management: bool
    """Threads can be started, listed, read, renamed, paused, archived and deleted."""

    thread_subscriptions: bool
    """Connections can observe a thread with `thread/subscribe`."""

    dynamic_tool_rebind: bool | None = None
    """`thread/resume` can replace the client's tools."""

    runtime_additional_context: bool | None = None
    """`additionalContext` is taken on `thread/start` and `thread/resume`."""

    approval_flow: bool | None = None
    """The server may send `item/approval/request`."""

    skills_management: bool | None = None
    """`skills/*` methods."""

    plugin_management: bool | None = None
    """`plugin/*` methods."""

    skill_variants: bool | None = None
    """Skills can have adapted variants, and the original can be restored."""

    model_catalog_management: bool | None = None
    """`model/list`."""

    mcp_management: bool | None = None
    """MCP servers can be listed and edited with `mcp/*`."""

    thread_fork: bool | None = None
    """`thread/fork`."""

    thread_goals: bool | None = None
    """`thread/goal/*` methods."""

    manual_compaction: bool | None = None
    """`thread/compact/start`."""

    manual_memory_consolidation: bool | None = None
    """`thread/memory/consolidate/start`."""

    thread_maintenance_interrupt: bool | None = None
    """`thread/maintenance/interrupt`."""

    git_worktrees: bool | None = None
    """`worktree/*` methods and handoff of a thread to a worktree."""

    app_binding: bool | None = None
    """`app/*` methods and app bindings of threads."""

    app_context_blocks: bool | None = None
    """Apps can attach context blocks to threads."""

    app_thread_input_enqueue: bool | None = None
    """Apps can queue input for a thread."""

    request_user_input: bool | None = None
    """The server may send `item/tool/requestUserInput`."""

    mode_switch: bool | None = None
    """`thread/mode/set`."""

    config_override: bool | None = None
    """`thread/config/update`."""

    cron_management: bool | None = None
    """`cron/*` methods."""

    heartbeat_management: bool | None = None
    """`heartbeat/trigger`."""

    tool_catalog: bool | None = None
    """`tool/list`."""

    command_management: bool | None = None
    """`command/*` methods."""

    provider_management: bool | None = None
    """`provider/*` methods."""

    workspace_config_management: bool | None = None
    """`workspace/config/*` methods."""

    memory_management: bool | None = None
    """`memory/reset`."""

    dreams: bool | None = None
    """`dreams/*` methods."""

    mcp_server_origins: bool | None = None
    """MCP servers are reported with their origin and whether they are read-only."""

    mcp_status: bool | None = None
    """Start-up state and tests of MCP servers."""

    external_channel_management: bool | None = None
    """`externalChannel/*` methods."""

    channel_status: bool | None = None
    """`channel/status`."""

    agent_profile_management: bool | None = None
    """`agent/profiles/*` methods."""

    sub_agent_management: bool | None = None
    """Profiles and settings of subagents can be edited."""

    sub_agent_sessions: bool | None = None
    """Subagents run in child threads that clients can list and talk to."""

    background_terminals: bool | None = None
    """`terminal/*` methods and notifications."""

    usage_telemetry: bool | None = None
    """`usage/*` methods and `profile/insights`."""

    automations: bool | None = None
    """`automation/*` methods."""

    extensions: ServerCapabilityExtensions | None = None
    """Further features by extension name. Absent: none."""

    app_binding_version: int | None = None
    """Version of app binding the server speaks; written by later releases only."""

    hooks_management: bool | None = None
    """`hooks/*` methods; later releases only."""

    plugin_marketplaces: bool | None = None
    """`marketplace/*` methods; later releases only."""

    mcp_apps: bool | None = None
    """`mcpApp/*` methods; later releases only."""

    mcp_runtime: bool | None = None
    """Direct calls to MCP servers; later releases only."""

    mcp_elicitation: bool | None = None
    """Questions of MCP servers are passed on to clients; later releases only."""

    source_control_management: bool | None = None
    """`sourceControl/*` methods; later releases only."""

    auth_open_ai_o_auth: bool | None = None
    """Sign-in with an OpenAI account; later releases only."""

    auth_open_ai_usage: bool | None = None
    """Usage report of an OpenAI account; later releases only."""

    inline_visualizations: bool | None = None
    """`visualization/*` methods; later releases only."""


class ServerCapabilityExtensions(m.Struct):
    """Further features by extension name: `true` says that a feature is there, other values are the extension's own
    and are kept.
    """

    welcome_suggestions: bool | None = None
    """`welcome/suggestions`. Absent: false."""


class ChannelInfo(m.Struct):
    """A channel that threads come from."""

    name: str
    """Name of the channel."""

    category: ChannelCategory
    """Kind of channel."""


class ChannelListResponse(m.Struct):
    """Known channels."""

    channels: list[ChannelInfo]
    """The channels: builtin, social, system, external, and by name in each kind."""


class ChannelStatusInfo(m.Struct):
    """Whether a chat channel works."""

    name: str
    """Name of the channel."""

    category: ChannelCategory
    """Kind of channel: `social` or `external`."""

    enabled: bool
    """It is switched on in the settings."""

    running: bool
    """It runs now."""


class ChannelStatusResponse(m.Struct):
    """State of the chat channels."""

    channels: list[ChannelStatusInfo]
    """The channels, social ones first, by name in each kind."""


class ExternalChannelConfig(m.Struct):
    """An external channel and how its adapter is started."""

    name: str
    """Key of the channel, compared without regard to case."""

    enabled: bool
    """Whether the channel is used."""

    transport: ExternalChannelTransport
    """How server and adapter meet."""

    command: str | None = None
    """Program to start. Absent: see `builtinModule`."""

    builtin_module: str | None = None
    """Adapter that comes with the product, to start in place of `command`. Absent: none."""

    args: list[str] | None = None
    """Arguments of the program. Absent: none."""

    working_directory: str | None = None
    """Working directory of the program. Absent: the workspace."""

    env: dict[str, str] | None = None
    """Environment variables to set. Absent: none."""


class ExternalChannelListResponse(m.Struct):
    """Configured external channels."""

    channels: list[ExternalChannelConfig]
    """One entry per channel."""


class ExternalChannelGetParams(m.Struct, method="externalChannel/get"):
    """A channel to read."""

    name: str
    """Name of the channel, in whatever case."""


class ExternalChannelGetResponse(m.Struct):
    """One external channel."""

    channel: ExternalChannelConfig
    """The stored entry."""


class ExternalChannelUpsertParams(m.Struct, method="externalChannel/upsert"):
    """A channel to store."""

    channel: ExternalChannelConfig
    """The channel; replaces the whole present entry."""


class ExternalChannelUpsertResponse(m.Struct):
    """The stored channel."""

    channel: ExternalChannelConfig
    """The entry as it was stored."""


class ExternalChannelRemoveParams(m.Struct, method="externalChannel/remove"):
    """A channel to remove."""

    name: str
    """Name of the channel, in whatever case."""


class ExternalChannelRemoveResponse(m.Struct):
    """The channel is removed."""

    removed: bool
    """The entry is gone."""


class ChannelMediaSource(m.Struct):
    """Where media is. `kind` says which other member counts."""

    kind: ChannelMediaSourceKind
    """How it is handed over."""

    host_path: str | None = None
    """Absolute path; `hostPath` only."""

    url: str | None = None
    """Address; `url` only."""

    data_base64: str | None = None
    """The media in base64; `dataBase64` only."""

    artifact_id: str | None = None
    """Identifier of the artifact; `artifactId` only."""


class ChannelOutboundMessage(m.Struct):
    """A message to a chat."""

    kind: ChannelMessageKind
    """Kind of message."""

    text: str | None = None
    """The text; `text` only."""

    caption: str | None = None
    """Text under the media. Absent: none."""

    file_name: str | None = None
    """Name to show for the file. Absent: chosen by the adapter."""

    media_type: str | None = None
    """MIME type. Absent: told from the media."""

    source: ChannelMediaSource | None = None
    """The media. Absent: a message of text."""


class ExtChannelSendParams(m.Struct, method="ext/channel/send"):
    """A message to deliver."""

    target: str
    """Chat or person to deliver to, in the adapter's own terms."""

    message: ChannelOutboundMessage
    """What to deliver."""

    metadata: t.Any = None
    """Object of data for the adapter. Absent: none."""


class ExtChannelSendResponse(m.Struct):
    """Whether the message was delivered."""

    delivered: bool
    """The chat network took the message."""

    remote_message_id: str | None = None
    """Identifier of the message in the chat network. Absent: none."""

    remote_media_id: str | None = None
    """Identifier of the media in the chat network. Absent: none."""

    error_code: ChannelDeliveryErrorCode | None = None
    """Why it was not. Absent: it was."""

    error_message: str | None = None
    """Why it was not, for people. Absent: it was."""


class ExtChannelToolCallContext(m.Struct):
    """The conversation a tool is called in."""

    channel_name: str
    """Name of the channel."""

    channel_context: str | None = None
    """Place inside the channel. Absent: none."""

    sender_id: str | None = None
    """Person who asked. Absent: not known."""

    group_id: str | None = None
    """Group chat it was asked in. Absent: none."""


class ExtChannelToolCallParams(m.Struct, method="ext/channel/toolCall"):
    """A call of a channel's tool."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    call_id: str
    """Identifier of the call."""

    tool: str
    """Name of the tool."""

    arguments: t.Any
    """Object of arguments, already checked against the tool's schema."""

    context: ExtChannelToolCallContext
    """The conversation it is called in."""


class ExtChannelToolCallResponse(m.Struct):
    """What came of a call of a channel's tool."""

    success: bool
    """The tool succeeded."""

    content_items: list[ToolContentItem] | None = None
    """The result in parts. Absent: none."""

    structured_result: t.Any = None
    """The result as data. Absent: none."""

    error_code: DynamicToolErrorCode | None = None
    """Code of the failure. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""


class CommandInfo(m.Struct):
    """A slash command."""

    name: str
    """Name, with its slash."""

    aliases: list[str]
    """Other names, with their slashes."""

    description_key: str
    """Key of a translated description; empty for custom commands."""

    fallback_description: str
    """What it does, in English."""

    description: str
    """The same as `fallbackDescription`."""

    category: CommandCategory
    """Who defines it."""

    requires_admin: bool
    """Only administrators may run it."""


class CommandListParams(m.Struct, method="command/list"):
    """Which commands to list."""

    include_builtins: bool | None = None
    """List the server's own commands, too. Absent: true. Pickers that insert `commandRef` parts say false."""

    language: str | None = None
    """Ignored; an old way to ask for a language."""


class CommandListResponse(m.Struct):
    """Slash commands."""

    commands: list[CommandInfo]
    """One entry per command."""


class CommandExecuteParams(m.Struct, method="command/execute"):
    """A command to run."""

    thread_id: str
    """Thread it is run in."""

    command: str
    """The command with its slash; arguments may follow."""

    arguments: list[str] | None = None
    """Arguments. Absent: taken from `command`."""

    sender: SenderContext | None = None
    """Person in a chat who runs it. Absent: the client's own user."""


class CommandThreadReference(m.Struct):
    """Little more than the identifier; `thread/read` tells the rest."""

    id: str
    """Identifier of the thread."""


class CommandResult(m.Struct):
    """What came of a command."""

    handled: bool
    """The command was run."""

    message: str | None = None
    """Text for the user; null for none."""

    is_markdown: bool | None = None
    """`message` is Markdown. Absent: false."""

    expanded_prompt: str | None = None
    """Text the caller has to send with `turn/start`; null for none."""

    session_reset: bool | None = None
    """The conversation starts anew in `thread`. Absent: false."""

    thread: CommandThread | None = None
    """New active thread; written when `sessionReset` is true."""

    archived_thread_ids: list[str] | None = None
    """Threads that were archived. Absent: none."""

    created_lazily: bool | None = None
    """The file of `thread` is written with its first turn. Absent: false."""


class ReasoningConfig(m.Struct):
    """Reasoning settings of a thread."""

    enabled: bool | None = None
    """Whether the model reasons at all. Absent: the model's default."""

    effort: ReasoningEffort | None = None
    """How much it thinks. Absent: the model's default."""

    output: ReasoningOutput | None = None
    """How much of it is shown. Absent: the model's default."""


class NamePolicy(m.Struct):
    """Which names may be used. A name that is both allowed and denied is denied."""

    allow: list[str] | None = None
    """Names that may be used. Absent: all."""

    deny: list[str] | None = None
    """Names that may not be used. Absent: none."""


class ToolPolicy(m.Struct):
    """Which tools a thread may use."""

    allow: list[str] | None = None
    """Tools that may be used. Absent: all."""

    deny: list[str] | None = None
    """Tools that may not be used; wins over `allow`. Absent: none."""

    agent_control: str | None = None
    """How tools that start or steer other agents are treated, such as `allowList`. Absent: the server's default."""

    allowed_agent_control_tools: list[str] | None = None
    """Agent-control tools that stay usable under `allowList`. Absent: none."""


class McpPolicy(m.Struct):
    """Which MCP servers and MCP tools a thread may use."""

    servers: list[str] | None = None
    """Names of the servers. Absent: all."""

    tools: NamePolicy | None = None
    """Tools of those servers; `*` stands for any text in a name. Absent: all."""


class SkillsPolicy(m.Struct):
    """Which skills a thread may use."""

    preload: list[str] | None = None
    """Skills loaded when the thread starts. Absent: none."""

    allow: list[str] | None = None
    """Skills that may be used. Absent: all."""

    deny: list[str] | None = None
    """Skills that may not be used; wins over `allow`. Absent: none."""

    allow_manage: bool | None = None
    """The agent may install and edit skills. Absent: the server's default."""


class TeamsPolicy(m.Struct):
    """How a thread treats tools reserved for agent teams."""

    reserved_tools: str | None = None
    """What happens to reserved tools; `keep` leaves them available. Absent: the server's default."""


class ContextWindowConfig(m.Struct):
    """Choice of a model's context window; known to later releases only."""

    mode: str | None = None
    """Name of the window. Absent: the model's default."""


class ThreadConfiguration(m.Struct):
    """Settings of one thread. In `thread/config/update` an absent member stays as it is."""

    mode: AgentMode | None = None
    """How freely the agent may act. Absent: `agent`."""

    model: str | None = None
    """Model of the thread. Absent at creation: the workspace's current model is recorded."""

    reasoning: ReasoningConfig | None = None
    """Reasoning settings. Absent: the model's defaults."""

    mcp_servers: list[McpServerConfig] | None = None
    """MCP servers of this thread alone. Absent: those of the workspace. Later clients rename `args`, `env` and
    `httpHeaders` here.
    """

    extensions: list[str] | None = None
    """Prefixes of the editor extensions the thread may call. Absent: none."""

    custom_tools: list[str] | None = None
    """Names of custom tools to add. Absent: none."""

    workspace_override: str | None = None
    """Absolute path used in place of the thread's workspace. Absent: none."""

    execution_workspace_override: str | None = None
    """Absolute path in which tools run; the thread's own state stays where it is. Absent: none."""

    tool_profile: str | None = None
    """Name of a tool profile to apply. Absent: none."""

    use_tool_profile_only: bool | None = None
    """Only the tools of `toolProfile` are offered. Absent: false."""

    agent_instructions: str | None = None
    """Instructions added to the system prompt. Absent: none."""

    tool_allow_list: list[str] | None = None
    """Exact tool names that may be used; the older form of `toolPolicy.allow`. Absent: all."""

    tool_deny_list: list[str] | None = None
    """Exact tool names that may not be used; the older form of `toolPolicy.deny`, and it wins. Absent: none."""

    tool_policy: ToolPolicy | None = None
    """Which tools may be used. Absent: all."""

    mcp_policy: McpPolicy | None = None
    """Which MCP servers and tools may be used. Absent: all."""

    plugin_policy: NamePolicy | None = None
    """Which plugins may be used. Absent: all."""

    skills_policy: SkillsPolicy | None = None
    """Which skills may be used. Absent: all."""

    teams_policy: TeamsPolicy | None = None
    """How reserved team tools are treated. Absent: the server's default."""

    approval_policy: ApprovalPolicy | None = None
    """What happens when a tool needs consent. Absent: `default`."""

    require_approval_outside_workspace: bool | None = None
    """For files outside the workspace: true asks, false refuses without asking. Absent: the workspace's default."""

    automation_task_directory: str | None = None
    """Directory of the automation task behind the thread. Absent: not an automation."""

    agent_profile_id: str | None = None
    """Agent profile the thread runs under; only provider, model and reasoning may be set beside it. Absent: none."""

    agent_profile_source: AgentProfileSource | None = None
    """Where that profile comes from. Absent: the one with the highest precedence."""

    agent_profile_fingerprint: str | None = None
    """Fingerprint of the profile when it was applied. Absent: not recorded."""

    agent_builder_target_id: str | None = None
    """Profile this thread is editing; such threads are hidden from lists. Absent: none."""

    agent_builder_target_source: str | None = None
    """Where the edited profile comes from. Absent: none."""

    provider_id: str | None = None
    """Model provider of the thread. Absent: the workspace's provider."""

    override_base_prompt: bool | None = None
    """`agentInstructions` replace the base prompt; known to later releases only."""

    approval_timeout_seconds: int | None = None
    """Time to answer an approval, in seconds; known to later releases only."""

    cwd: str | None = None
    """Absolute working directory of tools; known to later releases only."""

    runtime_workspace_roots: list[str] | None = None
    """Absolute workspace roots; known to later releases only."""

    speed: str | None = None
    """Service speed of the model; known to later releases only."""

    context_window: ContextWindowConfig | None = None
    """Choice of the context window; known to later releases only."""

    role_instructions: str | None = None
    """Instructions for the agent's role; known to later releases only."""


class McpServerOrigin(m.Struct):
    """Where the entry of an MCP server comes from."""

    kind: str
    """`workspace` or `plugin`."""

    plugin_id: str | None = None
    """Plugin that brings the server. Absent: not from a plugin."""

    plugin_display_name: str | None = None
    """Name of that plugin for people. Absent: not from a plugin."""

    declared_name: str | None = None
    """Name the plugin gives the server. Absent: same as `name`."""


class McpServerConfig(m.Struct):
    """How to start or reach one MCP server. In a thread's settings later clients write `arguments`,
    `environmentVariables` and `headers` for `args`, `env` and `httpHeaders`.
    """

    name: str
    """Key of the server, compared without regard to case."""

    enabled: bool
    """Whether the server is used."""

    transport: McpTransport
    """How it is reached."""

    command: str | None = None
    """Program to start; `stdio` only."""

    args: list[str] | None = None
    """Arguments of the program; `stdio` only. Absent: none."""

    env: dict[str, str] | None = None
    """Environment variables to set; `stdio` only. Absent: none."""

    env_vars: list[str] | None = None
    """Environment variables to pass through by name; `stdio` only. Absent: none."""

    cwd: str | None = None
    """Working directory of the program; `stdio` only. Absent: the workspace."""

    url: str | None = None
    """Address of the server; `streamableHttp` only."""

    bearer_token_env_var: str | None = None
    """Environment variable that holds the bearer token; `streamableHttp` only. Absent: no token."""

    http_headers: dict[str, str] | None = None
    """Headers to send; `streamableHttp` only. Absent: none."""

    env_http_headers: dict[str, str] | None = None
    """Headers whose values come from the named environment variables; `streamableHttp` only. Absent: none."""

    startup_timeout_sec: float | None = None
    """Time the server gets to start, in seconds. Absent: the server's default."""

    tool_timeout_sec: float | None = None
    """Time one tool call gets, in seconds. Absent: the server's default."""

    origin: McpServerOrigin | None = None
    """Where the entry comes from; written when `mcpServerOrigins` is on."""

    read_only: bool | None = None
    """The entry cannot be edited; written when `mcpServerOrigins` is on."""


class CronSchedule(m.Struct):
    """When a job runs. `kind` says which other members count."""

    kind: CronScheduleKind
    """What it counts by."""

    every_ms: int | None = None
    """Time from run to run, in milliseconds; `every` only."""

    at_ms: int | None = None
    """Time of the run, in milliseconds since 1970; `at` only."""

    initial_delay_ms: int | None = None
    """Time to the first run, in milliseconds; `every` only. Absent: `everyMs`."""

    daily_hour: int | None = None
    """Hour of the day, 0 to 23; `daily` only."""

    daily_minute: int | None = None
    """Minute of the hour, 0 to 59; `daily` only."""

    tz: str | None = None
    """IANA name of the time zone; `daily` only. Absent: UTC."""


class CronJobState(m.Struct):
    """What a job did and will do."""

    next_run_at_ms: int | None
    """Next run, in milliseconds since 1970; null for none. Kept while the job is off."""

    last_run_at_ms: int | None
    """Last run, in milliseconds since 1970; null before the first."""

    last_status: CronRunStatus | None
    """How the last run ended; null before the first."""

    last_error: str | None
    """What went wrong in the last run; null when nothing did."""

    last_thread_id: str | None = None
    """Thread of the last run. Absent: none."""

    last_result: str | None = None
    """What the last run answered, cut to 500 characters. Absent: nothing."""


class CronJobInfo(m.Struct):
    """A job that runs by schedule."""

    id: str
    """Identifier: 8 hexadecimal digits."""

    name: str
    """Name for people."""

    schedule: CronSchedule
    """When it runs."""

    enabled: bool
    """It runs by its schedule."""

    created_at_ms: int
    """Creation time, in milliseconds since 1970."""

    delete_after_run: bool
    """It is removed after its first success."""

    state: CronJobState
    """What it did and will do."""


class CronListParams(m.Struct, method="cron/list"):
    """Which jobs to list."""

    include_disabled: bool | None = None
    """List jobs that are switched off, too. Absent: false."""


class CronListResponse(m.Struct):
    """Scheduled jobs."""

    jobs: list[CronJobInfo]
    """One entry per job."""


class CronRemoveParams(m.Struct, method="cron/remove"):
    """A job to remove."""

    job_id: str
    """Identifier of the job."""


class CronRemoveResponse(m.Struct):
    """The job is removed."""

    removed: bool
    """Always true."""


class CronEnableParams(m.Struct, method="cron/enable"):
    """A job to switch on or off."""

    job_id: str
    """Identifier of the job."""

    enabled: bool
    """True switches it on."""


class CronEnableResponse(m.Struct):
    """The job after the change."""

    job: CronJobInfo
    """The job with the time of its next run."""


class CronRunParams(m.Struct, method="cron/run"):
    """A job to run now."""

    job_id: str
    """Identifier of the job."""


class CronRunResponse(m.Struct):
    """The run is queued."""

    queued: bool
    """Always true."""

    job: CronJobInfo
    """The job before the run."""


class CronStateChangedJobRemoved(m.Struct):
    """A removed job; more than the identifier is not sure."""

    id: str
    """Identifier of the removed job."""


class CronStateChangedNotification(m.Struct, method="cron/stateChanged"):
    """A scheduled job changed."""

    job: CronStateChangedJob
    """The job as it is now, or what is left of it."""

    removed: bool
    """The job is removed."""


class DreamsRun(m.Struct):
    """A dream: the agent works over old threads to improve its memory."""

    id: str
    """Opaque identifier, such as `dream_…`."""

    status: DreamRunStatus
    """State of the run."""

    review_status: DreamReviewStatus | None = None
    """What became of its result. Absent: nothing to decide."""

    started_at: str | None = None
    """Start, ISO 8601 in UTC. Absent: not begun."""

    ended_at: str | None = None
    """End, ISO 8601 in UTC. Absent: not ended."""

    processed_thread_count: int | None = None
    """Threads it read. Absent: not known."""

    candidate_thread_count: int | None = None
    """Threads it could have read. Absent: not known."""

    evidence_thread_ids: list[str] | None = None
    """Threads its result rests on. Absent: none."""

    written_paths: list[str] | None = None
    """Files it wrote. Absent: none."""

    evidence_search_count: int | None = None
    """Searches it made. Absent: not known."""

    evidence_read_count: int | None = None
    """Passages it read. Absent: not known."""

    dream_written: bool | None = None
    """It wrote memory. Absent: false."""

    history_written: bool | None = None
    """It wrote `HISTORY.md`. Absent: false."""

    output_store_id: str | None = None
    """Store with its result, such as `store_…`. Absent: none."""

    auto_applied: bool | None = None
    """Its result was put to use without a decision. Absent: false."""

    thread_id: str | None = None
    """Internal thread it ran in. Absent: none."""

    turn_id: str | None = None
    """Last turn of that thread. Absent: none."""

    turn_ids: list[str] | None = None
    """Turns of that thread. Absent: none."""

    trigger: str | None = None
    """What started it, such as `manual`. Absent: not stated."""

    message: str | None = None
    """Reason or error, for people. Absent: none."""

    input_manifest_path: str | None = None
    """File that lists what it read. Absent: none."""


class DreamsStatus(m.Struct):
    """Settings and state of dreams."""

    enabled: bool
    """Dreams run by themselves."""

    interval: str
    """Time between two runs, as `24:00:00`."""

    thread_lookback_count: int
    """Threads a run reads, latest first."""

    auto_apply: bool
    """Results are put to use without a decision."""

    history_tail_chars: int
    """Part of the history a run reads, in characters from its end."""

    min_completed_turns_since_last_run: int
    """Completed turns that have to come before the next run."""

    next_run_at: str | None = None
    """Next run, ISO 8601 in UTC. Absent: none planned."""

    running: bool
    """A run is under way."""

    active_dream_store_id: str | None = None
    """Store in use. Absent: none."""

    last_run: DreamsRun | None
    """The last run; null before the first."""


class DreamsPreview(m.Struct):
    """What a dream would change."""

    active_store_id: str | None = None
    """Store in use. Absent: none."""

    output_store_id: str | None = None
    """Store with the result. Absent: none."""

    active_index_markdown: str | None = None
    """Index of the store in use. Absent: none."""

    output_index_markdown: str | None = None
    """Index of the result. Absent: none."""

    active_topic_paths: list[str]
    """Files of the store in use."""

    output_topic_paths: list[str]
    """Files of the result."""


class DreamsRunResult(m.Struct):
    """A dream."""

    run: DreamsRun
    """State of the run."""

    active_dream_store_id: str | None = None
    """Store in use. Absent: none."""

    preview: DreamsPreview | None = None
    """What it would change; `dreams/get` only."""


class DreamsCreateParams(m.Struct, method="dreams/create"):
    """A dream to start."""

    thread_ids: list[str] | None = None
    """Threads to read. Absent: the latest ones."""

    thread_lookback_count: int | None = None
    """Number of latest threads to read, above 0. Absent: as configured."""

    instructions: str | None = None
    """What to look for. Absent: nothing in particular."""

    model: str | None = None
    """Model to use. Absent: as configured."""


class DreamsGetParams(m.Struct, method="dreams/get"):
    """A dream to read."""

    run_id: str
    """Identifier of the dream."""


class DreamsListParams(m.Struct, method="dreams/list"):
    """Which dreams to list."""

    include_archived: bool | None = None
    """List those that were put away, too. Absent: false."""


class DreamsListResponse(m.Struct):
    """Dreams of the workspace."""

    runs: list[DreamsRun]
    """One entry per run."""


class DreamsCancelParams(m.Struct, method="dreams/cancel"):
    """A dream to stop."""

    run_id: str
    """Identifier of the dream."""


class DreamsApplyParams(m.Struct, method="dreams/apply"):
    """A dream whose result to use."""

    run_id: str
    """Identifier of the dream."""


class DreamsDiscardParams(m.Struct, method="dreams/discard"):
    """A dream whose result to turn down."""

    run_id: str
    """Identifier of the dream."""


class DreamsArchiveParams(m.Struct, method="dreams/archive"):
    """A dream to put away."""

    run_id: str
    """Identifier of the dream."""


class ExtAcpFsReadTextFileParams(m.Struct, method="ext/acp/fs/readTextFile"):
    """A file to read."""

    thread_id: str
    """Thread of the turn that needs it."""

    path: str
    """Absolute path."""

    offset: int | None = None
    """How much to skip, as the editor counts, normally in lines. Absent: nothing."""

    limit: int | None = None
    """How much to read, counted like `offset`. Absent: all."""


class ExtAcpFsReadTextFileResponse(m.Struct):
    """The text of a file."""

    content: str
    """The text as the editor has it."""


class ExtAcpFsWriteTextFileParams(m.Struct, method="ext/acp/fs/writeTextFile"):
    """A file to write."""

    thread_id: str
    """Thread of the turn that needs it."""

    path: str
    """Absolute path."""

    content: str
    """The whole text."""


class ExtAcpFsWriteTextFileResponse(m.Struct):
    """The file is written."""

    success: bool | None = None
    """It worked. Absent: true."""


class ExtAcpTerminalCreateParams(m.Struct, method="ext/acp/terminal/create"):
    """A command to run."""

    thread_id: str
    """Thread of the turn that needs it."""

    command: str
    """Command line to run."""

    cwd: str | None = None
    """Absolute working directory. Absent: the workspace."""

    env: dict[str, str] | None = None
    """Environment variables to set. Absent: none."""


class ExtAcpTerminalCreateResponse(m.Struct):
    """The terminal."""

    terminal_id: str
    """Identifier of the terminal."""


class ExtAcpTerminalGetOutputParams(m.Struct, method="ext/acp/terminal/getOutput"):
    """A terminal to read."""

    thread_id: str
    """Thread of the turn that needs it."""

    terminal_id: str
    """Identifier of the terminal."""


class ExtAcpTerminalGetOutputResponse(m.Struct):
    """What a terminal shows."""

    output: str
    """All output so far."""

    exit_code: int | None = None
    """Exit code of the command. Absent: it runs."""


class ExtAcpTerminalWaitForExitParams(m.Struct, method="ext/acp/terminal/waitForExit"):
    """A terminal to wait for."""

    thread_id: str
    """Thread of the turn that needs it."""

    terminal_id: str
    """Identifier of the terminal."""

    timeout: int | None = None
    """Longest wait, in the unit of the client. Absent: no limit."""


class ExtAcpTerminalWaitForExitResponse(m.Struct):
    """How a command ended."""

    output: str
    """All output."""

    exit_code: int | None = None
    """Exit code of the command. Absent: the time was over, or it has none."""


class ExtAcpTerminalKillParams(m.Struct, method="ext/acp/terminal/kill"):
    """A terminal whose command to stop."""

    thread_id: str
    """Thread of the turn that needs it."""

    terminal_id: str
    """Identifier of the terminal."""


class ExtAcpTerminalReleaseParams(m.Struct, method="ext/acp/terminal/release"):
    """A terminal to release."""

    thread_id: str
    """Thread of the turn that needs it."""

    terminal_id: str
    """Identifier of the terminal."""


class ExtAcpExtensionParams(m.Struct, method="ext/acp/{family}/{method}"):
    """A call of a method that the editor's family defines. Its other members are the family's own and are kept as
    they are.
    """

    thread_id: str
    """Thread of the turn that needs it."""


class ExtAcpExtensionResponse(m.Struct):
    """What the method answers. Its members are the family's own and are kept as they are."""


class JsonRpcErrorData(m.Struct):
    """The `data` of an error. All of it is optional: clients switch on the code of the error itself."""

    code: str | None = None
    """Stable name of the error, such as `ThreadNotFound`. Absent: see the code of the error."""

    message_key: str | None = None
    """Key of a translated text, such as `errors.invalidRequest`. Absent: none."""

    params: t.Any = None
    """Object of values for the translated text, and of further details such as `conflictPaths`. Absent: none."""

    fallback_text: str | None = None
    """English text for people, where there is no translation. Absent: the message of the error."""

    detail: str | None = None
    """What exactly went wrong, for developers. Absent: nothing more to say."""


class ThreadGoal(m.Struct):
    """A goal that a thread pursues over many turns."""

    thread_id: str
    """Thread that pursues it."""

    goal_id: str
    """Opaque identifier, such as `goal_01`."""

    objective: str
    """What to reach; 1 to 4000 characters."""

    status: ThreadGoalStatus
    """State of the goal."""

    token_budget: int | None
    """Tokens it may use; null for no limit."""

    tokens_used: TokenUsage
    """Tokens it has used."""

    time_used_seconds: int
    """Time it has taken, in seconds."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    updated_at: str
    """Time of the last change, ISO 8601 in UTC."""


class ThreadGoalGetParams(m.Struct, method="thread/goal/get"):
    """Whose goal to read."""

    thread_id: str
    """The thread."""


class ThreadGoalGetResponse(m.Struct):
    """The goal of a thread."""

    goal: ThreadGoal | None = None
    """The goal, or null when the thread has none."""


class ThreadGoalSetParams(m.Struct, method="thread/goal/set"):
    """What to set of a goal; absent members stay."""

    thread_id: str
    """The thread."""

    objective: str | None = None
    """What to reach, 1 to 4000 characters after trimming. Absent: the present one stays."""

    status: ThreadGoalStatus | None = None
    """State to put the goal in. Absent: the present one stays; a new goal is `active`."""

    token_budget: int | m.Unset | None = m.UNSET
    """Tokens the goal may use, above 0. Absent: stays; null: no limit."""

    mode: GoalSetMode | None = None
    """What may happen to a present goal. Absent: `upsertOrUpdate`."""


class ThreadGoalSetResponse(m.Struct):
    """The goal as it is now."""

    goal: ThreadGoal
    """The goal after the change."""


class ThreadGoalClearParams(m.Struct, method="thread/goal/clear"):
    """Whose goal to drop."""

    thread_id: str
    """The thread."""


class ThreadGoalClearResponse(m.Struct):
    """Whether there was a goal to drop."""

    cleared: bool
    """A goal was dropped; false when there was none."""


class ThreadGoalUpdatedNotification(m.Struct, method="thread/goal/updated"):
    """A goal was made or changed."""

    thread_id: str
    """The thread."""

    turn_id: str | None = None
    """Turn in which it changed. Absent: outside of turns."""

    goal: ThreadGoal
    """The goal as it is now."""


class ThreadGoalClearedNotification(m.Struct, method="thread/goal/cleared"):
    """A goal was dropped."""

    thread_id: str
    """The thread."""


class HubLockFile(m.Struct):
    """Content of `~/.craft/hub/hub.lock`, which a hub holds open while it lives. Trust it only when the process
    lives, the address is on the loopback and `GET /v1/status` answers.
    """

    pid: int
    """Process of the hub."""

    api_base_url: str
    """Address of the hub, such as `http://127.0.0.1:49231`."""

    token: str
    """Bearer token for the hub."""

    started_at: str
    """Start of the hub, ISO 8601 in UTC."""

    version: str
    """Release of the hub."""

    binary_path: str | None = None
    """Absolute path of its program; null when not known."""


class WorkspaceLockFile(m.Struct):
    """Content of `<workspace>/.craft/appserver.lock`, which every app server holds open. A file that nobody holds
    may be replaced.
    """

    pid: int
    """Process of the app server."""

    workspace_path: str
    """Absolute workspace root."""

    managed_by_hub: bool
    """A hub started it."""

    hub_api_base_url: str | None = None
    """Address of that hub; null for none."""

    version: str
    """Release of the app server."""

    started_at: str
    """Start of the app server, ISO 8601 in UTC."""

    endpoints: HubEndpoints
    """Where it can be reached."""


class HubCapabilities(m.Struct):
    """What a hub can do."""

    app_server_management: bool
    """It starts and stops app servers."""

    port_management: bool
    """It chooses their ports."""

    events: bool
    """It sends events."""

    notifications: bool
    """It passes notifications on to the desktop."""

    tray: bool
    """It shows itself in the desktop's tray."""

    managed_service_management: bool | None = None
    """It runs further services; written by later releases only."""

    satellites: bool | None = None
    """It works with hubs on other machines; written by later releases only."""


class HubStatus(m.Struct):
    """A hub. Answer to `GET /v1/status`, which needs no token."""

    hub_version: str
    """Release of the hub."""

    pid: int
    """Process of the hub."""

    started_at: str
    """Start of the hub, ISO 8601 in UTC."""

    state_path: str
    """Absolute path of the hub's own files."""

    api_base_url: str
    """Address of the hub."""

    binary_path: str | None = None
    """Absolute path of its program; null when not known."""

    capabilities: HubCapabilities
    """What it can do."""


class HubRuntimeTools(m.Struct):
    """Programs that app servers find by environment variables. Kept in `~/.craft/hub/runtime.json`, never answered."""

    ripgrep_path: str | None = None
    """Path of ripgrep, as `DOTCRAFT_RG_PATH`. Absent: stays."""

    node_bin: str | None = None
    """Path of Node.js, as `DOTCRAFT_NODE_BIN`. Absent: stays."""

    node_run_as_node: bool | None = None
    """`nodeBin` has to be told to be Node.js, as `DOTCRAFT_NODE_RUN_AS_NODE`. Absent: stays."""

    modules_dir: str | None = None
    """Directory of modules, as `DOTCRAFT_MODULES_DIR`. Absent: stays."""

    built_in_plugin_roots: str | None = None
    """Directories of plugins, separated as in `PATH`, as `DOTCRAFT_BUILTIN_PLUGIN_ROOTS`. Absent: stays."""


class HubClientInfo(m.Struct):
    """Who asks a hub."""

    name: str
    """Name of the program."""

    version: str | None = None
    """Its release. Absent: not told."""


class HubEnsureRequest(m.Struct):
    """A workspace that needs an app server. Body of `POST /v1/appservers/ensure`, answered by a `HubAppServerInfo`."""

    workspace_path: str
    """Absolute workspace root."""

    client: HubClientInfo | None = None
    """Who asks. Absent: not told."""

    start_if_missing: bool | None = None
    """Start one when there is none. Absent: true; false only looks."""

    runtime_tools: HubRuntimeTools | None = None
    """Programs for app servers started from now on. Absent: stay as they are."""


class HubStopRequest(m.Struct):
    """A workspace whose app server to stop. Body of `POST /v1/appservers/stop`, answered by a `HubAppServerInfo`."""

    workspace_path: str
    """Absolute workspace root."""


class HubRestartRequest(m.Struct):
    """A workspace whose app server to start anew. Body of `POST /v1/appservers/restart`, answered by a
    `HubAppServerInfo`.
    """

    workspace_path: str
    """Absolute workspace root."""

    runtime_tools: HubRuntimeTools | None = None
    """Programs for app servers started from now on. Absent: stay as they are."""


class HubServiceStatus(m.Struct):
    """A service of an app server."""

    state: HubServiceState
    """State of the service."""

    url: str | None = None
    """Address; null for none."""

    reason: str | None = None
    """Why it is so, for people; null for nothing to say."""


class HubEndpoints(m.Struct):
    """Where an app server can be reached, by kind of connection."""

    app_server_web_socket: str | None = None
    """Address for WebSocket connections, token included, such as `ws://127.0.0.1:49300/ws?token=…`. Absent: none."""


class HubAppServerInfo(m.Struct):
    """The app server of a workspace. `GET /v1/appservers/by-workspace?path=` answers one and starts nothing."""

    workspace_path: str
    """Workspace root as it was asked for."""

    canonical_workspace_path: str
    """Absolute workspace root without dots and without a separator at its end. Links stay."""

    state: HubAppServerState
    """State of the app server."""

    pid: int | None = None
    """Its process; null for none."""

    endpoints: HubEndpoints
    """Where it can be reached."""

    service_status: dict[str, HubServiceStatus]
    """Its services by name, such as `appServerWebSocket`, `dashboard` and `typescriptRuntime`."""

    server_version: str | None = None
    """Its release; null when not known."""

    started_by_hub: bool
    """This hub started it."""

    exit_code: int | None = None
    """Exit code of the last process; null for none."""

    last_error: str | None = None
    """What went wrong last; null for nothing."""

    recent_stderr: str | None = None
    """Last lines of its standard error; null for none."""


class HubNotificationRequest(m.Struct):
    """A notification for the desktop. Body of `POST /v1/notifications/request`."""

    workspace_path: str | None = None
    """Absolute workspace root it is about. Absent: none."""

    kind: str | None = None
    """What happened, such as `turn.completed`. Absent: `notification`."""

    title: str
    """Heading of the notification."""

    body: str | None = None
    """Text under the heading. Absent: none."""

    severity: HubNotificationSeverity | None = None
    """How important it is. Absent, or a value that is not known: `info`."""

    source: str | None = None
    """Who sends it, such as `appserver`. Absent: not told."""

    thread_id: str | None = None
    """Thread it is about. Absent: none."""

    action_url: str | None = None
    """Address to open on a click, such as `dotcraft://workspace/open?path=…&threadId=…`. Absent: none."""

    open_desktop_on_click: bool | None = None
    """A click opens the desktop client. Absent: the hub's default."""


class HubNotificationResponse(m.Struct):
    """Answer to `POST /v1/notifications/request`."""

    accepted: bool
    """The hub passes it on; always true."""


class HubEvent(m.Struct):
    """An event of a hub. `GET /v1/events` sends them as server-sent events: `event` is the kind, `data` this object
    on one line.
    """

    kind: HubEventKind
    """What it tells."""

    at: str
    """When, ISO 8601 in UTC."""

    workspace_path: str | None = None
    """Workspace it is about; null for none."""

    data: t.Any = None
    """Object of details, as the kind needs them; null for none."""


class HubError(m.Struct):
    """What a hub says about a refusal."""

    code: HubErrorCode
    """Why it refused."""

    message: str
    """Text for people, in English, such as `Missing or invalid Hub token.`."""

    details: t.Any
    """Object of details; null for none."""


class HubErrorBody(m.Struct):
    """Body of every answer of a hub that is not a success."""

    error: HubError
    """What it says."""


class InitializeParams(m.Struct, method="initialize"):
    """What a client says about itself in the first request of a connection."""

    client_info: ClientInfo
    """Who is connecting."""

    capabilities: ClientCapabilities | None = None
    """What the client can handle. When absent, every flag takes its default."""


class InitializeResult(m.Struct):
    """What the server says about itself; fixed until the connection closes."""

    server_info: ServerInfo
    """Product, release and wire version of the server."""

    capabilities: ServerCapabilities
    """Method families this server offers."""

    dashboard_url: str | None = None
    """Address of a web dashboard; written by later releases only."""


class ClientInfo(m.Struct):
    """Name and release of a connecting client."""

    name: str
    """Machine-readable name, such as `desktop`."""

    title: str | None = None
    """Name shown to people. Absent: use `name`."""

    version: str
    """Release of the client, in its own numbering."""


class ServerInfo(m.Struct):
    """Product, release and wire version of a server."""

    name: str
    """Product name; always `dotcraft`."""

    version: str
    """Product release, such as `0.2.0`."""

    protocol_version: str
    """Wire version: an integer written as text, currently `1`. A higher number than expected is not an error."""

    extensions: list[str] | None = None
    """Namespaces of the extensions on offer, such as `acp`. Absent: none."""


class EmptyObject(m.Struct, method="workspace/config/schema"):
    """An object without members, for methods that take or answer nothing. Unknown members are ignored."""


class InputPartText(m.Struct, tag="type"):
    """Text as typed."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    text: str
    """The text; taken literally."""


class InputPartCommandRef(m.Struct, tag="type"):
    """A custom command. Built-in commands are refused here."""

    type: t.Literal["commandRef"] = "commandRef"
    """Tells the variant."""

    name: str
    """Name of the command, without a slash."""

    args_text: str | None = None
    """Text after the name. Absent: none."""

    raw_text: str | None = None
    """The whole text as typed, such as `/code-review src/foo.cs`. Absent: built from the other members."""


class InputPartSkillRef(m.Struct, tag="type"):
    """A skill to use. The model is told its name and path, not its text."""

    type: t.Literal["skillRef"] = "skillRef"
    """Tells the variant."""

    name: str
    """Name of the skill."""


class InputPartFileRef(m.Struct, tag="type"):
    """A file to look at. Naming a file gives no right to read it."""

    type: t.Literal["fileRef"] = "fileRef"
    """Tells the variant."""

    path: str
    """Path, absolute or relative to the workspace."""

    display_path: str | None = None
    """Path shown to people. Absent: `path`."""


class InputPartImage(m.Struct, tag="type"):
    """A picture by URL."""

    type: t.Literal["image"] = "image"
    """Tells the variant."""

    url: str
    """URL of the picture; a `data:` URL embeds it."""


class InputPartLocalImage(m.Struct, tag="type"):
    """A picture in a file on the server's host."""

    type: t.Literal["localImage"] = "localImage"
    """Tells the variant."""

    path: str
    """Absolute path of the file."""

    mime_type: str | None = None
    """MIME type. Absent: told from the file."""

    file_name: str | None = None
    """Name shown to people. Absent: taken from the path."""


class QueuedTurnInput(m.Struct):
    """An input that waits for its turn."""

    id: str
    """Opaque identifier, such as `queued_20260425100000000_ab12cd`."""

    thread_id: str
    """Thread of the queue."""

    native_input_parts: list[InputPart]
    """The parts as the client sent them."""

    materialized_input_parts: list[InputPart]
    """The parts as the model will get them."""

    display_text: str
    """The input as one text, for people."""

    sender: SenderContext | None = None
    """Person in a chat who said it. Absent: the client's own user."""

    status: QueuedInputStatus
    """State of the entry."""

    created_at: str
    """Time it was queued, ISO 8601 in UTC."""

    ready_after_turn_id: str | None = None
    """Turn that was running when it was queued. Absent: none was."""

    trigger_kind: TriggerKind | None = None
    """What caused it. Absent: a person typed it."""

    trigger_label: str | None = None
    """Name of the cause for people. Absent: a person typed it."""

    trigger_ref_id: str | None = None
    """Identifier of the cause. Absent: a person typed it."""

    delivery_binding_id: str | None = None
    """App binding that gets the output. Absent: none."""

    sent_as_goal: bool | None = None
    """It was sent as a goal; written by later releases only."""


class ItemUserMessage(m.Struct, tag="type"):
    """What the user said; always the first item of a turn."""

    type: t.Literal["userMessage"] = "userMessage"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: UserMessagePayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemAgentMessage(m.Struct, tag="type"):
    """What the agent said."""

    type: t.Literal["agentMessage"] = "agentMessage"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: AgentMessagePayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemReasoningContent(m.Struct, tag="type"):
    """What the model thought."""

    type: t.Literal["reasoningContent"] = "reasoningContent"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: ReasoningContentPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemToolCall(m.Struct, tag="type"):
    """A call of one of the server's tools."""

    type: t.Literal["toolCall"] = "toolCall"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: ToolCallPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemToolResult(m.Struct, tag="type"):
    """The result of a tool call, joined to it by `callId`."""

    type: t.Literal["toolResult"] = "toolResult"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: ToolResultPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemToolExecution(m.Struct, tag="type"):
    """Start and end of a tool's execution; sent to clients with `toolExecutionLifecycle`."""

    type: t.Literal["toolExecution"] = "toolExecution"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: ToolExecutionPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemCommandExecution(m.Struct, tag="type"):
    """A shell command and its output; sent to clients with `commandExecutionStreaming`."""

    type: t.Literal["commandExecution"] = "commandExecution"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: CommandExecutionPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemPluginFunctionCall(m.Struct, tag="type"):
    """A call of a plugin's or a channel's function, with its result."""

    type: t.Literal["pluginFunctionCall"] = "pluginFunctionCall"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: PluginFunctionCallPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemDynamicToolCall(m.Struct, tag="type"):
    """A call of a tool that a client runs, with its result."""

    type: t.Literal["dynamicToolCall"] = "dynamicToolCall"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: DynamicToolCallPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemApprovalRequest(m.Struct, tag="type"):
    """A decision the user was asked for."""

    type: t.Literal["approvalRequest"] = "approvalRequest"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: ApprovalRequestPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemApprovalResponse(m.Struct, tag="type"):
    """What the user decided."""

    type: t.Literal["approvalResponse"] = "approvalResponse"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: ApprovalResponsePayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemUserInputRequest(m.Struct, tag="type"):
    """Questions the user was asked."""

    type: t.Literal["userInputRequest"] = "userInputRequest"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: UserInputRequestPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemUserInputResponse(m.Struct, tag="type"):
    """What the user answered."""

    type: t.Literal["userInputResponse"] = "userInputResponse"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: UserInputResponsePayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemError(m.Struct, tag="type"):
    """Something went wrong."""

    type: t.Literal["error"] = "error"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: ErrorPayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class ItemSystemNotice(m.Struct, tag="type"):
    """A notice about the thread itself; has no streaming phase."""

    type: t.Literal["systemNotice"] = "systemNotice"
    """Tells the variant."""

    id: str
    """Opaque identifier, such as `item_005`; unique in its turn."""

    turn_id: str
    """Turn of the item."""

    status: ItemStatus
    """How far the item is."""

    payload: SystemNoticePayload
    """What the item holds."""

    payload_kind: str | None = None
    """The same as `type`; written by later releases only."""

    created_at: str
    """Creation time, ISO 8601 in UTC."""

    completed_at: str | None = None
    """Time it became final, ISO 8601 in UTC. Absent: it is not."""


class UserMessagePayload(m.Struct):
    """What a user said."""

    text: str
    """The input as one text, for people."""

    native_input_parts: list[InputPart] | None = None
    """The parts as the client sent them; show these. Absent: only `text` is known."""

    materialized_input_parts: list[InputPart] | None = None
    """The parts as the model got them. Absent: only `text` is known."""

    delivery_mode: DeliveryMode | None = None
    """How the input reached the turn. Absent: `normal`."""

    trigger_kind: TriggerKind | None = None
    """What caused it. Absent: a person typed it."""

    trigger_label: str | None = None
    """Name of the cause for people. Absent: a person typed it."""

    trigger_ref_id: str | None = None
    """Identifier of the cause. Absent: a person typed it."""

    queued_input_id: str | None = None
    """Queue entry it came from. Absent: it was not queued."""

    delivery_binding_id: str | None = None
    """App binding that gets the output. Absent: none."""

    sender_id: str | None = None
    """Identifier of the person in a chat. Absent: none."""

    sender_name: str | None = None
    """Name of the person in a chat. Absent: none."""

    sender_role: str | None = None
    """Role of the person in a chat. Absent: none."""

    channel_name: str | None = None
    """Channel it came from."""

    channel_context: str | None = None
    """Place inside the channel. Absent: none."""

    group_id: str | None = None
    """Group chat it came from. Absent: none."""

    images: list[UserMessageImage] | None = None
    """Pictures stored with the message. Absent: none."""

    sent_as_goal: bool | None = None
    """It was sent as a goal; written by later releases only."""


class UserMessageImage(m.Struct):
    """A picture stored with a message."""

    path: str
    """Absolute path of the file."""

    mime_type: str | None = None
    """MIME type. Absent: told from the file."""

    file_name: str | None = None
    """Name shown to people. Absent: taken from the path."""


class AgentMessagePayload(m.Struct):
    """What the agent said."""

    text: str
    """The text so far; all of it once the item is completed."""


class ReasoningContentPayload(m.Struct):
    """What the model thought."""

    text: str
    """The text so far; all of it once the item is completed."""


class ToolCallPayload(m.Struct):
    """A call of one of the server's tools."""

    tool_name: str
    """Name of the tool."""

    arguments: t.Any = None
    """Object of arguments. Absent: not complete yet."""

    call_id: str
    """Identifier of the call; joins its result and its execution."""

    namespace: str | None = None
    """Namespace of the tool; written by later releases only."""

    provider_flat_name: str | None = None
    """Name of the tool as the model saw it; written by later releases only."""


class ToolResultPayload(m.Struct):
    """The result of a tool call, as the model gets it."""

    call_id: str
    """Identifier of the call it belongs to."""

    result: str
    """The result as text."""

    success: bool
    """The tool succeeded."""

    tool_name: str | None = None
    """Name of the tool; written by later releases only."""

    content_items: list[ToolContentItem] | None = None
    """The result in parts; written by later releases only."""

    structured_content: t.Any = None
    """The result as data; written by later releases only."""

    error_code: str | None = None
    """Code of the failure; written by later releases only."""

    error_message: str | None = None
    """Text of the failure; written by later releases only."""


class ToolExecutionPayload(m.Struct):
    """Start and end of a tool's execution; for clients with `toolExecutionLifecycle`."""

    call_id: str
    """Identifier of the call it belongs to."""

    tool_name: str
    """Name of the tool."""

    status: ToolExecutionStatus
    """How far it is."""

    success: bool | None = None
    """The tool succeeded. Absent: not ended."""

    duration_ms: int | None = None
    """Time it took, in milliseconds. Absent: not ended."""

    result_preview: str | None = None
    """Beginning of the result, at most 4096 characters; the tool result is the final word. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""


class CommandExecutionPayload(m.Struct):
    """A shell command and its output; for clients with `commandExecutionStreaming`."""

    call_id: str
    """Identifier of the call it belongs to."""

    command: str
    """The command line."""

    working_directory: str
    """Absolute path it runs in."""

    source: CommandSource
    """Where it runs."""

    status: CommandExecutionStatus
    """How far it is."""

    aggregated_output: str
    """Output so far, standard output and error together."""

    exit_code: int | None = None
    """Exit code. Absent: not ended, or none."""

    duration_ms: int | None = None
    """Time it took, in milliseconds. Absent: not ended."""

    session_id: str | None = None
    """Background terminal that runs it. Absent: none."""

    output_path: str | None = None
    """File that holds the whole output. Absent: none."""

    original_output_chars: int | None = None
    """Length of the whole output, in characters. Absent: not counted."""

    truncated: bool | None = None
    """`aggregatedOutput` was cut. Absent: false."""

    background_reason: str | None = None
    """Why it moved to the background. Absent: it did not."""


class PluginFunctionCallPayload(m.Struct):
    """A call of a plugin's or a channel's function, with its result. No other item shows the call."""

    plugin_id: str
    """The plugin, or `external-channel:` and the channel's name."""

    namespace: str | None = None
    """Namespace of the function. Absent: none."""

    function_name: str
    """Name of the function."""

    call_id: str
    """Identifier of the call."""

    arguments: t.Any = None
    """Object of arguments. Absent: not complete yet."""

    content_items: list[ToolContentItem] | None = None
    """The result in parts. Absent: none."""

    structured_result: t.Any = None
    """The result as data. Absent: none."""

    success: bool | None = None
    """The function succeeded. Absent: not ended."""

    error_code: str | None = None
    """Code of the failure. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""


class DynamicToolCallPayload(m.Struct):
    """A call of a tool that a client runs, with its result. No other item shows the call."""

    namespace: str | None = None
    """Namespace of the tool. Absent: none."""

    tool_name: str
    """Name of the tool."""

    call_id: str
    """Identifier of the call."""

    arguments: t.Any = None
    """Object of arguments. Absent: not complete yet."""

    content_items: list[ToolContentItem] | None = None
    """The result in parts. Absent: none."""

    structured_result: t.Any = None
    """The result as data. Absent: none."""

    success: bool | None = None
    """The tool succeeded. Absent: not ended."""

    error_code: str | None = None
    """Code of the failure, such as `UnsupportedTool`. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""

    presentation: t.Any = None
    """Object that says how to show the call. Absent: none."""

    status: str | None = None
    """How far the call is; written by later releases only."""


class ApprovalRequestPayload(m.Struct):
    """A decision the user was asked for."""

    approval_type: ApprovalType
    """What kind of operation it is about."""

    operation: str
    """The operation: a command line, or `read`, `write`, `edit` or `list` for a file."""

    target: str
    """What it acts on: a working directory for a command, a path for a file."""

    request_id: str
    """Identifier of the question; the same whenever it is asked again."""

    scope_key: str | None = None
    """Operations with the same key are covered by one decision for the session. Absent: not stated."""

    reason: str | None = None
    """Why consent is needed, for people. Absent: not stated."""

    expires_at: str | None = None
    """End of the time to answer, ISO 8601 in UTC; written by later releases only."""


class ApprovalResponsePayload(m.Struct):
    """What the user decided."""

    request_id: str
    """Identifier of the question that was decided."""

    approved: bool
    """The operation may run."""

    decision: ApprovalDecision | None = None
    """The exact decision. Absent: only `approved` is known."""


class UserInputRequestPayload(m.Struct):
    """Questions the user was asked."""

    request_id: str
    """Identifier of the questions; the same whenever they are asked again."""

    questions: list[UserInputQuestion]
    """One to three questions."""


class UserInputResponsePayload(m.Struct):
    """What the user answered."""

    request_id: str
    """Identifier of the questions that were answered."""

    response: UserInputResult
    """What the user answered."""


class ErrorPayload(m.Struct):
    """Something went wrong in a turn."""

    message: str
    """What, for people."""

    code: str
    """Code of the error, such as `agent_error` or `timeout`."""

    fatal: bool
    """The turn ends because of it."""


class SystemNoticePayload(m.Struct):
    """A notice in the history about the thread itself."""

    kind: SystemNoticeKind
    """What it is about."""

    trigger: str | None = None
    """What caused a compaction: `auto`, `reactive` or `manual`. Absent: another kind."""

    mode: str | None = None
    """How the context was shortened: `partial`. Old notices with `micro` are not shown."""

    tokens_before: int | None = None
    """Context size before, in tokens. Absent: another kind."""

    tokens_after: int | None = None
    """Context size after, in tokens. Absent: another kind."""

    percent_left_after: float | None = None
    """Free share of the context after, 0.0 to 1.0. Absent: another kind."""

    cleared_tool_results: int | None = None
    """Tool results dropped from the context. Absent: another kind."""

    source_thread_id: str | None = None
    """Thread the copy was made from. Absent: another kind."""


class ItemStartedNotification(m.Struct, method="item/started"):
    """An item came into being."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item: Item
    """The item; its payload may be incomplete."""


class ItemCompletedNotification(m.Struct, method="item/completed"):
    """An item is final."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item: Item
    """The item; replaces everything streamed for it."""


class ItemAgentMessageDeltaNotification(m.Struct, method="item/agentMessage/delta"):
    """More of the agent's message."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item_id: str
    """Item that grows."""

    delta_kind: DeltaKind
    """Always `agentMessage`."""

    delta: str
    """Text to append."""


class ItemReasoningDeltaNotification(m.Struct, method="item/reasoning/delta"):
    """More of the model's reasoning."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item_id: str
    """Item that grows."""

    delta_kind: DeltaKind
    """Always `reasoningContent`."""

    delta: str
    """Text to append."""


class ItemToolCallArgumentsDeltaNotification(m.Struct, method="item/toolCall/argumentsDelta"):
    """More of a tool call's arguments."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item_id: str
    """Item that grows."""

    delta_kind: DeltaKind
    """Always `toolCallArguments`."""

    tool_name: str | None = None
    """Name of the tool; usually on the first piece only."""

    call_id: str | None = None
    """The call; usually on the first piece only."""

    delta: str
    """A piece of JSON text, not valid by itself and never empty."""


class ItemCommandExecutionOutputDeltaNotification(m.Struct, method="item/commandExecution/outputDelta"):
    """More output of a command."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item_id: str
    """Item that grows."""

    delta: str
    """Output to append."""


class ThreadCompactStartParams(m.Struct, method="thread/compact/start"):
    """Whose context to shorten."""

    thread_id: str
    """The thread."""


class ThreadCompactStartResponse(m.Struct):
    """How shortening the context ended."""

    outcome: ThreadCompactOutcome
    """How it ended."""

    message: str | None = None
    """Reason, such as `summary_unavailable`, `compact_summary_too_long` or `provider_timeout`. Absent: none."""

    context_usage: ContextUsageSnapshot | None = None
    """How full the context is afterwards. Absent: not known."""


class ThreadMemoryConsolidateStartParams(m.Struct, method="thread/memory/consolidate/start"):
    """Whose turns to take into memory."""

    thread_id: str
    """The thread."""


class ThreadMemoryConsolidateStartResponse(m.Struct):
    """How consolidating memory ended."""

    outcome: ThreadMemoryConsolidateOutcome
    """How it ended."""

    message: str | None = None
    """Reason, for people. Absent: none."""

    memory_written: bool
    """`MEMORY.md` was written."""

    history_written: bool
    """`HISTORY.md` was written."""


class ThreadMaintenanceInterruptParams(m.Struct, method="thread/maintenance/interrupt"):
    """Whose maintenance to stop."""

    thread_id: str
    """The thread."""


class McpListResponse(m.Struct):
    """MCP servers in force."""

    servers: list[McpServerConfig]
    """The servers of the workspace and of active plugins."""


class McpGetParams(m.Struct, method="mcp/get"):
    """A server to read."""

    name: str
    """Name of the server, in whatever case."""


class McpGetResponse(m.Struct):
    """One MCP server."""

    server: McpServerConfig
    """The entry in force."""


class McpUpsertParams(m.Struct, method="mcp/upsert"):
    """A server to store."""

    server: McpServerConfig
    """The server; replaces the whole present entry."""


class McpUpsertResponse(m.Struct):
    """The stored server."""

    server: McpServerConfig
    """The entry as it was stored."""


class McpRemoveParams(m.Struct, method="mcp/remove"):
    """A server to remove."""

    name: str
    """Name of the server, in whatever case."""


class McpRemoveResponse(m.Struct):
    """The server is removed."""

    removed: bool
    """The entry is gone."""


class McpServerStatus(m.Struct):
    """State of a running MCP server."""

    name: str
    """Name of the server."""

    enabled: bool
    """Whether it is used."""

    startup_state: str
    """How far its start is, such as `ready`."""

    tool_count: int
    """Tools it offers."""

    resource_count: int | None = None
    """Resources it offers. Absent: not known."""

    resource_template_count: int | None = None
    """Resource templates it offers. Absent: not known."""

    last_error: str | None = None
    """What went wrong last; null when nothing did."""

    transport: McpTransport
    """How it is reached."""

    origin: McpServerOrigin | None = None
    """Where its entry comes from; written when `mcpServerOrigins` is on."""

    read_only: bool | None = None
    """The entry cannot be edited; written when `mcpServerOrigins` is on."""


class McpStatusListResponse(m.Struct):
    """State of the MCP servers."""

    servers: list[McpServerStatus]
    """One entry per known server."""


class McpTestParams(m.Struct, method="mcp/test"):
    """A server to try."""

    server: McpServerConfig
    """The server; it need not be stored."""


class McpTestResponse(m.Struct):
    """Whether an MCP server answers."""

    success: bool
    """It started and listed its tools."""

    tool_count: int | None = None
    """Tools it offers. Absent: it failed."""

    error_code: str | None = None
    """`McpServerTestFailed` on failure. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""


class McpStatusUpdatedNotification(m.Struct, method="mcp/status/updated"):
    """The state of an MCP server changed."""

    server: McpServerStatus
    """The server with its new state."""


class ReasoningEffortOption(m.Struct):
    """A reasoning effort a model offers."""

    effort: ReasoningEffort
    """Value to use in a thread's settings."""

    label: str
    """Name for people."""


class ModelReasoningCapability(m.Struct):
    """What a model offers in reasoning."""

    supports_disable: bool
    """Reasoning can be turned off."""

    supported_efforts: list[ReasoningEffortOption]
    """Efforts on offer."""

    default_effort: ReasoningEffort
    """Effort used when none is set."""

    supported_outputs: list[ReasoningOutput]
    """What can be shown of the reasoning."""

    default_output: ReasoningOutput
    """What is shown when nothing is set."""


class ModelCatalogItem(m.Struct):
    """A model on offer."""

    id: str
    """Name to use in a thread's settings."""

    owned_by: str
    """Who made it; may be empty."""

    created_at: str
    """Release, ISO 8601 in UTC."""

    reasoning: ModelReasoningCapability | None = None
    """What it offers in reasoning. Absent: nothing known."""


class ModelListParams(m.Struct, method="model/list"):
    """Whose models to list."""

    provider_id: str | None = None
    """The provider. Absent: the workspace's."""


class ModelListResponse(m.Struct):
    """A provider's models, or why they cannot be listed."""

    success: bool
    """The provider answered."""

    provider_id: str | None = None
    """Provider that was asked. Absent: not known."""

    protocol: ProviderProtocol | None = None
    """Protocol the provider speaks."""

    models: list[ModelCatalogItem]
    """Its models; empty on failure."""

    error_code: str | None = None
    """Code of the failure, such as `MissingApiKey`. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""


class NodeReplBrowserSession(m.Struct):
    """Browser session an evaluation may use."""

    protocol_version: int
    """Version of this object; currently 1."""

    session_id: str
    """Identifier of the session, normally that of the thread."""

    thread_id: str | None = None
    """Thread of the session. Absent: not stated."""

    turn_id: str | None = None
    """Turn of the evaluation. Absent: not stated."""

    evaluation_id: str
    """Identifier of the evaluation."""


class NodeReplImage(m.Struct):
    """A picture that an evaluation made."""

    media_type: str
    """MIME type, such as `image/png`."""

    data_base64: str
    """The picture in base64."""


class ExtNodeReplEvaluateParams(m.Struct, method="ext/nodeRepl/evaluate"):
    """JavaScript to evaluate."""

    thread_id: str
    """The thread."""

    turn_id: str | None = None
    """The turn. Absent: outside of turns."""

    evaluation_id: str
    """Identifier of the evaluation."""

    browser_session: NodeReplBrowserSession | None = None
    """Browser session to use. Absent: no browser."""

    code: str
    """JavaScript source to run."""

    timeout_ms: int | None = None
    """Longest run, in milliseconds. Absent: the client's default."""


class ExtNodeReplEvaluateResponse(m.Struct):
    """What came of the code."""

    text: str | None = None
    """What it printed for the model. Absent: nothing."""

    result_text: str | None = None
    """Its value as text. Absent: none."""

    images: list[NodeReplImage] | None = None
    """Pictures it made. Absent: none."""

    logs: list[str] | None = None
    """Lines it logged. Absent: none."""

    error: str | None = None
    """What it threw. Absent: nothing."""


class ExtNodeReplCancelParams(m.Struct, method="ext/nodeRepl/cancel"):
    """An evaluation to stop."""

    thread_id: str
    """The thread."""

    evaluation_id: str
    """Identifier of the evaluation."""


class ExtNodeReplCancelResponse(m.Struct):
    """Whether there was something to stop."""

    ok: bool
    """The evaluation was running."""


class PlanTodo(m.Struct):
    """One step of a plan."""

    id: str
    """Short key in kebab-case; unique in the plan."""

    content: str
    """What to do."""

    priority: PlanTodoPriority
    """How urgent it is."""

    status: PlanTodoStatus
    """How far it is."""


class PlanSnapshot(m.Struct):
    """A thread's plan, complete."""

    title: str
    """Title of the plan."""

    overview: str
    """Summary; may be empty."""

    content: str | None = None
    """The plan in Markdown; may be empty. Absent, from old servers: empty."""

    todos: list[PlanTodo]
    """All steps, in order."""


class PlanUpdatedNotification(m.Struct, method="plan/updated"):
    """A thread's plan changed; this is all of it."""

    thread_id: str
    """The thread."""

    title: str
    """Title of the plan."""

    overview: str
    """Summary; may be empty."""

    content: str | None = None
    """The plan in Markdown; may be empty. Absent, from old servers: empty."""

    todos: list[PlanTodo]
    """All steps, in order."""


class PluginInterface(m.Struct):
    """How a plugin presents itself."""

    display_name: str | None = None
    """Name for people. Absent: that of the plugin."""

    short_description: str | None = None
    """One line for lists. Absent: none."""

    long_description: str | None = None
    """Text for its page. Absent: none."""

    developer_name: str | None = None
    """Who made it. Absent: not stated."""

    category: str | None = None
    """Group in catalogs, such as `Coding`. Absent: none."""

    capabilities: list[str] | None = None
    """Labels of what it does, such as `Read`. Absent: none."""

    default_prompt: str | None = None
    """Text to begin with when it is chosen. Absent: none."""

    brand_color: str | None = None
    """Color as CSS writes it. Absent: none."""

    composer_icon_data_url: str | None = None
    """Icon beside the input, as a data URL. Absent: none."""

    logo_data_url: str | None = None
    """Logo as a data URL. Absent: none."""

    website_url: str | None = None
    """Its web page. Absent: none."""

    privacy_policy_url: str | None = None
    """Its privacy policy. Absent: none."""

    terms_of_service_url: str | None = None
    """Its terms of service. Absent: none."""


class PluginFunctionInfo(m.Struct):
    """A function that an old plugin offers."""

    name: str
    """Name of the function."""

    namespace: str | None = None
    """Namespace of the function. Absent: none."""

    description: str | None = None
    """What it does. Absent: not stated."""


class PluginSkillInfo(m.Struct):
    """A skill that a plugin brings."""

    name: str
    """Name of the skill."""

    display_name: str | None = None
    """Name for people. Absent: `name`."""

    description: str | None = None
    """What it is for. Absent: not stated."""

    short_description: str | None = None
    """One line for lists. Absent: none."""

    enabled: bool
    """The agent may use it."""


class PluginAppToolInfo(m.Struct):
    """A tool of an app that a plugin brings."""

    name: str
    """Name of the tool."""

    scope: str | None = None
    """Right it needs. Absent: none."""

    risk: AppRisk | None = None
    """What it can do. Absent: not stated."""

    default_exposure: AppToolExposure | None = None
    """How the model gets to know it. Absent: not stated."""

    description: str | None = None
    """What it does. Absent: not stated."""


class PluginNativeApplication(m.Struct):
    """Program on the user's machine behind an app."""

    display_name: str | None = None
    """Name of the program for people. Absent: not stated."""

    protocol: str | None = None
    """URL scheme that opens it. Absent: none."""

    install_url: str | None = None
    """Where to get it. Absent: not stated."""


class PluginDynamicToolCatalog(m.Struct):
    """Tools that an app only names at run time."""

    enabled: bool | None = None
    """The app names tools at run time. Absent: false."""

    description: str | None = None
    """What kind of tools they are. Absent: not stated."""


class PluginAppInfo(m.Struct):
    """An app that a plugin brings."""

    app_id: str
    """Identifier of the app."""

    tool_namespace: str
    """Namespace of its tools."""

    display_name: str
    """Name for people."""

    developer_name: str
    """Who made it."""

    description: str
    """What it is for."""

    category: str | None = None
    """Group in catalogs. Absent: none."""

    icon: str | None = None
    """Icon as a data URL or another safe URL. Absent: none."""

    native_application: PluginNativeApplication
    """Program behind it."""

    tool_catalog: list[PluginAppToolInfo]
    """Tools that are known before the app runs."""

    dynamic_tool_catalog: PluginDynamicToolCatalog | None = None
    """Tools it names at run time. Absent: none."""


class PluginMcpServerInfo(m.Struct):
    """An MCP server that a plugin brings."""

    name: str
    """Name the plugin gives it."""

    runtime_name: str
    """Name it runs under, normally `{pluginId}:{name}`."""

    transport: McpTransport
    """How it is reached."""

    enabled: bool
    """It may be used."""

    active: bool
    """It is in use."""

    shadowed_by: PluginMcpServerShadow | None = None
    """What hides it. Absent: nothing."""


class PluginDiagnostic(m.Struct):
    """A problem with a plugin."""

    severity: str | None = None
    """How bad it is, such as `error`. Absent: not stated."""

    code: str
    """Stable name, such as `UnsupportedPluginNativeTools` or `MissingPluginCapabilities`."""

    message: str
    """What is wrong, for people."""

    plugin_id: str | None = None
    """The plugin. Absent: none in particular."""

    path: str | None = None
    """Absolute path of the file. Absent: none."""


class PluginInfo(m.Struct):
    """A plugin: installed, or on offer."""

    id: str
    """Identifier of the plugin."""

    display_name: str
    """Name for people."""

    description: str
    """What it is for."""

    version: str | None = None
    """Its release. Absent: not stated."""

    enabled: bool
    """The agent may use what it brings."""

    installed: bool
    """It is installed in this workspace."""

    installable: bool
    """It comes with the product and could be installed."""

    removable: bool
    """The server installed it and can remove it."""

    source: str
    """Where it was found, such as `workspace`."""

    root_path: str | None = None
    """Absolute path of its directory. Absent: not installed."""

    interface: PluginInterface | None = None
    """How it presents itself. Absent: only by name and description."""

    functions: list[PluginFunctionInfo]
    """Functions of old plugins; otherwise empty."""

    skills: list[PluginSkillInfo]
    """Skills it brings."""

    apps: list[PluginAppInfo]
    """Apps it brings."""

    mcp_servers: list[PluginMcpServerInfo]
    """MCP servers it brings."""

    diagnostics: list[PluginDiagnostic] | None = None
    """Problems with it. Absent: none."""

    lsp_servers: list[t.Any] | None = None
    """Language servers it brings, each an object; written by later releases only."""

    hooks: list[t.Any] | None = None
    """Hooks it brings, each an object; written by later releases only."""

    marketplace_name: str | None = None
    """Marketplace it comes from; written by later releases only."""


class PluginListParams(m.Struct, method="plugin/list"):
    """Which plugins to list."""

    include_disabled: bool | None = None
    """List plugins that are switched off, too. Absent: true."""


class PluginListResponse(m.Struct):
    """Plugins, installed and on offer."""

    plugins: list[PluginInfo]
    """One entry per plugin."""

    diagnostics: list[PluginDiagnostic]
    """Problems with directories that hold no usable plugin."""


class PluginViewParams(m.Struct, method="plugin/view"):
    """A plugin to view."""

    id: str
    """Identifier of the plugin."""


class PluginViewResponse(m.Struct):
    """One plugin."""

    plugin: PluginInfo
    """The plugin with all that it brings."""


class PluginInstallParams(m.Struct, method="plugin/install"):
    """A plugin to install."""

    id: str
    """Identifier of the plugin."""


class PluginInstallResponse(m.Struct):
    """The installed plugin."""

    plugin: PluginInfo
    """The plugin, installed and enabled."""


class PluginRemoveParams(m.Struct, method="plugin/remove"):
    """A plugin to remove."""

    id: str
    """Identifier of the plugin."""


class PluginRemoveResponse(m.Struct):
    """The removed plugin."""

    plugin: PluginInfo
    """The plugin, on offer again."""


class PluginSetEnabledParams(m.Struct, method="plugin/setEnabled"):
    """A plugin to switch on or off."""

    id: str
    """Identifier of the plugin."""

    enabled: bool
    """True lets the agent use it."""


class PluginSetEnabledResponse(m.Struct):
    """The plugin after the change."""

    plugin: PluginInfo
    """The plugin, switched on or off."""


class ProviderCapabilities(m.Struct):
    """What a provider can do. An absent flag counts as not known."""

    streaming_chat: bool | None = None
    """Answers arrive in parts."""

    tool_calling: bool | None = None
    """Models call tools."""

    model_listing: bool | None = None
    """Models can be listed."""

    token_usage_reporting: bool | None = None
    """Used tokens are reported."""

    cached_input_usage_reporting: bool | None = None
    """Tokens read from the cache are reported."""

    prompt_cache_request_shaping: bool | None = None
    """Requests can say what to cache."""

    extended_thinking: bool | None = None
    """Models can think before they answer."""

    tool_choice_controls: bool | None = None
    """Requests can say which tool to call."""

    raw_metadata_passthrough: bool | None = None
    """Raw data of the provider is kept."""

    responses_api: bool | None = None
    """The provider has OpenAI responses."""

    native_deferred_tool_loading: bool | None = None
    """Tools can be found by search at the provider."""


class ProviderInfo(m.Struct):
    """A model provider of the user."""

    id: str
    """Identifier of the provider."""

    display_name: str
    """Name for people."""

    protocol: ProviderProtocol
    """Protocol it speaks."""

    api_key: str | None = None
    """`********` in place of a stored key, never the key. Absent: none."""

    has_api_key: bool
    """A key is stored."""

    end_point: str
    """Address of its API; empty for the official one."""

    network_timeout_seconds: int | None = None
    """Longest wait for an answer, in seconds. Absent: the server's default."""

    stream_max_retries: int | None = None
    """Attempts after a broken answer, 0 to 100. Absent: 5."""

    stream_idle_timeout_ms: int | None = None
    """Longest pause in an answer, in milliseconds. Absent: 300000."""

    is_implicit: bool
    """It was not configured but follows from the environment."""

    capabilities: ProviderCapabilities
    """What it can do."""


class ProviderListResponse(m.Struct):
    """The user's providers."""

    providers: list[ProviderInfo]
    """The providers, without their keys."""


class ProviderCreateParams(m.Struct, method="provider/create"):
    """A provider to add."""

    id: str
    """Identifier of the new provider."""

    display_name: str | None = None
    """Name for people. Absent: `id`."""

    protocol: ProviderProtocolInput
    """Protocol it speaks."""

    api_key: str | None = None
    """Key, or a reference to an environment variable such as `${ANTHROPIC_API_KEY}`. Absent: none."""

    end_point: str | None = None
    """Address of its API. Absent or empty: the official one."""

    network_timeout_seconds: int | None = None
    """Longest wait for an answer, in seconds. This server has no such limit and refuses it. Absent: none."""

    stream_max_retries: int | None = None
    """Attempts after a broken answer, 0 to 100. Absent: 5."""

    stream_idle_timeout_ms: int | None = None
    """Longest pause in an answer, in milliseconds, above 0. Absent: 300000."""


class ProviderCreateResponse(m.Struct):
    """The new provider."""

    provider: ProviderInfo
    """The provider as it was stored, without its key."""


class ProviderUpdateParams(m.Struct, method="provider/update"):
    """A provider to change; absent members stay."""

    id: str
    """Identifier of the provider."""

    display_name: str | None = None
    """Name for people. Absent: stays."""

    protocol: ProviderProtocolInput | None = None
    """Protocol it speaks. Absent: stays."""

    api_key: str | None = None
    """Key, or a reference to an environment variable. Absent: stays."""

    end_point: str | None = None
    """Address of its API; empty for the official one. Absent: stays."""

    network_timeout_seconds: int | None = None
    """Longest wait for an answer, in seconds. This server has no such limit and refuses it. Absent: none."""

    stream_max_retries: int | None = None
    """Attempts after a broken answer, 0 to 100. Absent: stays."""

    stream_idle_timeout_ms: int | None = None
    """Longest pause in an answer, in milliseconds, above 0. Absent: stays."""


class ProviderUpdateResponse(m.Struct):
    """The changed provider."""

    provider: ProviderInfo
    """The provider as it was stored, without its key."""


class ProviderDeleteParams(m.Struct, method="provider/delete"):
    """A provider to remove."""

    id: str
    """Identifier of the provider."""


class ProviderDeleteResponse(m.Struct):
    """The provider is removed."""

    deleted: bool
    """The entry is gone."""


class ProviderTestParams(m.Struct, method="provider/test"):
    """A provider to try: a stored one, or one that is not stored yet."""

    provider_id: str | None = None
    """Stored provider. Absent: the other members describe it."""

    protocol: ProviderProtocolInput | None = None
    """Protocol to speak. Absent: that of the stored provider."""

    api_key: str | None = None
    """Key to use. Absent: that of the stored provider."""

    end_point: str | None = None
    """Address to use; at another one than that of the stored provider, its key is not used. Absent: that of the
    stored provider.
    """

    network_timeout_seconds: int | None = None
    """Longest wait for an answer, in seconds. Absent: the server's default."""

    stream_max_retries: int | None = None
    """Attempts after a broken answer. Absent: the server's default."""

    stream_idle_timeout_ms: int | None = None
    """Longest pause in an answer, in milliseconds. Absent: the server's default."""


class ProviderTestResponse(m.Struct):
    """Whether a provider answers."""

    success: bool
    """It listed its models."""

    protocol: ProviderProtocol
    """Protocol that was spoken."""

    models: list[ModelCatalogItem]
    """Its models; empty on failure."""

    error_code: str | None = None
    """Code of the failure, such as `EndpointNotSupported`. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""

    provider_id: str | None = None
    """Stored provider. Absent: it is not stored."""


class SkillInfo(m.Struct):
    """A skill the agent can learn."""

    name: str
    """Identifier: the name of its directory."""

    description: str
    """What it is for; its name where nothing is said."""

    source: SkillSource
    """Where it comes from."""

    available: bool
    """The programs and environment variables that it declares are there."""

    unavailable_reason: str | None
    """What is missing; null when it is available."""

    enabled: bool
    """The agent may use it."""

    path: str
    """Absolute path of its `SKILL.md`."""

    metadata: dict[str, str]
    """What the head of `SKILL.md` says, by key."""

    has_variant: bool | None = None
    """True: the workspace has an adapted form, and it is in use. Absent: it has none."""

    display_name: str | None = None
    """Name for people. Absent: `name`."""

    short_description: str | None = None
    """One line for lists. Absent: `description`."""

    icon_small_data_url: str | None = None
    """Small icon as a data URL. Absent: none."""

    icon_large_data_url: str | None = None
    """Large icon as a data URL. Absent: none."""

    default_prompt: str | None = None
    """Text to begin with when the skill is chosen. Absent: none."""

    plugin_id: str | None = None
    """Plugin that brings it; written when `source` is `plugin`."""

    plugin_display_name: str | None = None
    """Name of that plugin for people; written when `source` is `plugin`."""


class SkillsListParams(m.Struct, method="skills/list"):
    """Which skills to list."""

    include_unavailable: bool | None = None
    """List skills that lack something, too. Absent: true."""


class SkillsListResponse(m.Struct):
    """The skills of all sources."""

    skills: list[SkillInfo]
    """One entry per name, sorted by name."""


class SkillsReadParams(m.Struct, method="skills/read"):
    """A skill to read."""

    name: str
    """Name of the skill."""


class SkillsReadResponse(m.Struct):
    """The source of a skill."""

    name: str
    """Name of the skill."""

    content: str
    """`SKILL.md` as it is, head included."""

    metadata: dict[str, str] | None
    """What its head says, by key; null when it has none."""


class SkillsViewParams(m.Struct, method="skills/view"):
    """A skill to view."""

    name: str
    """Name of the skill."""


class SkillsViewResponse(m.Struct):
    """The text the agent gets."""

    name: str
    """Name of the skill."""

    content: str
    """Body of the form in use, without its head."""


class SkillsRestoreOriginalParams(m.Struct, method="skills/restoreOriginal"):
    """A skill whose adapted form to give up."""

    name: str
    """Name of the skill."""


class SkillsRestoreOriginalResponse(m.Struct):
    """Whether there was an adapted form."""

    name: str
    """Name of the skill."""

    restored: bool
    """The source is in use again; false when it was all along."""


class SkillsSetEnabledParams(m.Struct, method="skills/setEnabled"):
    """A skill to switch on or off."""

    name: str
    """Name of the skill."""

    enabled: bool
    """True lets the agent use it."""


class SkillsSetEnabledResponse(m.Struct):
    """The skill after the change."""

    skill: SkillInfo
    """The skill, switched on or off."""


class SkillsUninstallParams(m.Struct, method="skills/uninstall"):
    """A skill to remove."""

    name: str
    """Name of the skill."""


class SkillsUninstallResponse(m.Struct):
    """What was removed."""

    name: str
    """Name of the skill."""

    uninstalled: bool
    """The skill is gone."""

    source: SkillSource
    """Where it came from: `workspace` or `user`."""

    removed_source_path: str
    """Absolute path of the removed directory."""

    removed_variant_count: int
    """Adapted forms removed with it."""


class ThreadSpawnEdge(m.Struct):
    """The link between a thread and that of a subagent."""

    parent_thread_id: str
    """Thread of the agent that spawned it."""

    child_thread_id: str
    """Thread of the subagent."""

    parent_turn_id: str | None = None
    """Turn in which it was spawned. Absent: not recorded."""

    depth: int
    """Steps below the root; a direct child has 1."""

    agent_path: str | None = None
    """Path of the agent in the tree, such as `/root/worker`. Absent: none."""

    task_name: str | None = None
    """Short name of the task: lower-case letters, digits and underscores. Absent: none."""

    agent_nickname: str | None = None
    """Name of the agent for people. Absent: none."""

    agent_role: str | None = None
    """Role of the agent, such as `default`, `worker` or `explorer`. Absent: none."""

    profile_name: str | None = None
    """Profile the agent runs under. Absent: the default."""

    runtime_type: str | None = None
    """Kind of program that runs the agent. Absent: not stated."""

    supports_send_message: bool
    """Messages can be sent to it."""

    supports_followup_task: bool
    """It takes follow-up tasks."""

    supports_close: bool
    """It can be closed."""

    status: SubAgentEdgeStatus
    """Whether it still belongs to its parent."""

    created_at: str | None = None
    """Creation time, ISO 8601 in UTC. Absent: not recorded."""

    updated_at: str | None = None
    """Time of the last change, ISO 8601 in UTC. Absent: not recorded."""


class SubAgentChild(m.Struct):
    """A subagent of a thread."""

    edge: ThreadSpawnEdge
    """Link to its parent."""

    thread: Thread | None = None
    """Its thread. Absent: not asked for."""


class SubAgentControlResult(m.Struct):
    """What came of a request to a subagent."""

    agent_path: str | None = None
    """Path of the agent in the tree, such as `/root/worker`. Absent: none."""

    task_name: str | None = None
    """Short name of the task: lower-case letters, digits and underscores. Absent: none."""

    agent_nickname: str | None = None
    """Name of the agent for people. Absent: none."""

    agent_role: str | None = None
    """Role of the agent, such as `default`, `worker` or `explorer`. Absent: none."""

    profile_name: str | None = None
    """Profile the agent runs under. Absent: the default."""

    runtime_type: str | None = None
    """Kind of program that runs the agent. Absent: not stated."""

    status: str | None = None
    """What happened, or the state of the subagent. Absent: not stated."""

    message: str | None = None
    """Text for people. Absent: none."""

    supports_send_message: bool | None = None
    """Messages can be sent to it. Absent: not stated."""

    supports_followup_task: bool | None = None
    """It takes follow-up tasks. Absent: not stated."""

    supports_close: bool | None = None
    """It can be closed. Absent: not stated."""


class SubagentChildrenListParams(m.Struct, method="subagent/children/list"):
    """Whose subagents to list."""

    parent_thread_id: str
    """The thread."""

    include_closed: bool | None = None
    """List closed subagents, too. Absent: false."""

    include_threads: bool | None = None
    """Answer their threads with them. Absent: false."""


class SubagentChildrenListResponse(m.Struct):
    """The subagents of a thread."""

    data: list[SubAgentChild]
    """One entry per subagent."""


class SubagentSendMessageParams(m.Struct, method="subagent/sendMessage"):
    """A message for a subagent."""

    parent_thread_id: str
    """Thread whose subagent is meant."""

    target: str
    """Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent."""

    message: str
    """Text of the message."""


class SubagentFollowupTaskParams(m.Struct, method="subagent/followupTask"):
    """A task for a subagent."""

    parent_thread_id: str
    """Thread whose subagent is meant."""

    target: str
    """Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent."""

    message: str
    """Text of the task."""

    delivery_mode: SubAgentDeliveryMode | None = None
    """What happens while it is busy. Absent: `queue`."""


class SubagentCloseParams(m.Struct, method="subagent/close"):
    """A subagent to close."""

    parent_thread_id: str
    """Thread whose subagent is meant."""

    target: str
    """Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent."""


class SubAgentProgressEntry(m.Struct):
    """What one subagent is doing."""

    label: str
    """Name to show."""

    current_tool: str | None
    """Tool it is running; null while the model thinks."""

    input_tokens: int
    """Input tokens so far."""

    output_tokens: int
    """Output tokens so far."""

    is_completed: bool
    """It has ended."""


class SubagentProgressNotification(m.Struct, method="subagent/progress"):
    """What the subagents of a turn are doing; this is all of it."""

    thread_id: str
    """Thread of the parent."""

    turn_id: str
    """Turn of the parent."""

    entries: list[SubAgentProgressEntry]
    """One entry per subagent."""


class SubagentGraphChangedNotification(m.Struct, method="subagent/graphChanged"):
    """A subagent was spawned or closed."""

    parent_thread_id: str
    """Thread of the parent."""

    child_thread_id: str
    """Thread of the subagent."""


class SubAgentProfileWrite(m.Struct):
    """How one kind of subagent is run. Absent members take the default of the runtime."""

    runtime: str | None = None
    """What runs it, such as `native` or `cli-oneshot`."""

    bin: str | None = None
    """Program to start."""

    args: list[str] | None = None
    """Arguments of the program."""

    env: dict[str, str] | None = None
    """Environment variables to set."""

    env_passthrough: list[str] | None = None
    """Environment variables to pass through by name."""

    working_directory_mode: str | None = None
    """Where it works, such as `workspace`."""

    supports_streaming: bool | None = None
    """Its output arrives in parts."""

    supports_resume: bool | None = None
    """An ended session can be taken up again."""

    supports_model_selection: bool | None = None
    """Its model can be chosen."""

    input_format: str | None = None
    """Form of the input, such as `text`."""

    output_format: str | None = None
    """Form of the output, such as `text`."""

    input_mode: str | None = None
    """How it gets its input, such as `arg`."""

    input_arg_template: str | None = None
    """Argument that holds the input, with a placeholder."""

    input_env_key: str | None = None
    """Environment variable that holds the input."""

    resume_arg_template: str | None = None
    """Argument that takes up a session again, with a placeholder."""

    resume_session_id_json_path: str | None = None
    """JSON path of the session's identifier in its output."""

    resume_session_id_regex: str | None = None
    """Regular expression that finds the session's identifier in its output."""

    output_json_path: str | None = None
    """JSON path of the answer in its output."""

    output_input_tokens_json_path: str | None = None
    """JSON path of the input tokens in its output."""

    output_output_tokens_json_path: str | None = None
    """JSON path of the output tokens in its output."""

    output_total_tokens_json_path: str | None = None
    """JSON path of all tokens in its output."""

    output_file_arg_template: str | None = None
    """Argument that names a file for the answer, with a placeholder."""

    read_output_file: bool | None = None
    """The answer is read from that file."""

    delete_output_file_after_read: bool | None = None
    """That file is deleted once it was read."""

    max_output_bytes: int | None = None
    """Largest output to take, in bytes."""

    timeout: int | None = None
    """Longest run, in the unit of the runtime."""

    trust_level: str | None = None
    """How far it is trusted."""

    permission_mode_mapping: dict[str, str] | None = None
    """Its own permission modes by approval mode of the server."""

    sanitization_rules: t.Any = None
    """What to strip from its output; a form of the server's own."""


class SubAgentProfileDiagnostic(m.Struct):
    """Whether a subagent can be used."""

    enabled: bool
    """It is switched on."""

    binary_resolved: bool
    """Its program was found."""

    hidden_from_prompt: bool
    """The model is not told about it."""

    hidden_reason: str | None = None
    """Why not. Absent: it is told."""

    warnings: list[str]
    """Problems, for people."""


class SubAgentProfileEntry(m.Struct):
    """One kind of subagent."""

    name: str
    """Name of the profile."""

    is_built_in: bool
    """It comes with the product."""

    is_template: bool
    """It is meant to be copied, not used."""

    has_workspace_override: bool
    """The workspace changes it."""

    is_default: bool
    """It is used when none is named."""

    enabled: bool
    """It is switched on."""

    definition: SubAgentProfileWrite
    """How it is run, with all changes."""

    built_in_defaults: SubAgentProfileWrite | None = None
    """How the product would run it. Absent: it does not come with the product."""

    diagnostic: SubAgentProfileDiagnostic
    """Whether it can be used."""


class SubAgentSettings(m.Struct):
    """Settings of all subagents."""

    external_cli_session_resume_enabled: bool
    """Sessions of external programs are taken up again. Default false."""

    model: str | None
    """Model of subagents; null or empty for that of the main agent."""

    min_wait_timeout_ms: int
    """Shortest wait for a subagent, in milliseconds. Default 15000."""

    default_wait_timeout_ms: int
    """Wait when none is named, in milliseconds. Default 60000."""

    max_wait_timeout_ms: int
    """Longest wait, in milliseconds. Default 3600000."""


class SubagentProfilesListResponse(m.Struct):
    """Kinds of subagents, and their settings."""

    default_name: str
    """Profile used when none is named: `native`."""

    settings: SubAgentSettings
    """Settings of all subagents."""

    profiles: list[SubAgentProfileEntry]
    """The profiles of product and workspace."""


class SubagentSettingsUpdateParams(m.Struct, method="subagent/settings/update"):
    """Settings to change; absent members stay. At least one."""

    external_cli_session_resume_enabled: bool | None = None
    """Take up sessions of external programs again. Absent: stays."""

    model: str | m.Unset | None = m.UNSET
    """Model of subagents. Null or blank: that of the main agent; absent: stays."""

    min_wait_timeout_ms: int | None = None
    """Shortest wait for a subagent, in milliseconds, 0 to 3600000. Absent: stays."""

    default_wait_timeout_ms: int | None = None
    """Wait when none is named, in milliseconds, 0 to 3600000. Absent: stays."""

    max_wait_timeout_ms: int | None = None
    """Longest wait, in milliseconds, 0 to 3600000. Absent: stays."""


class SubagentSettingsUpdateResponse(m.Struct):
    """The settings after the change."""

    settings: SubAgentSettings
    """Settings of all subagents."""


class SubagentProfilesSetEnabledParams(m.Struct, method="subagent/profiles/setEnabled"):
    """A profile to switch on or off."""

    name: str
    """Name of the profile."""

    enabled: bool
    """True lets the agent use it."""


class SubagentProfilesSetEnabledResponse(m.Struct):
    """The profile after the change."""

    profile: SubAgentProfileEntry
    """The profile, switched on or off."""


class SubagentProfilesUpsertParams(m.Struct, method="subagent/profiles/upsert"):
    """A profile to store."""

    name: str
    """Name of the profile; that of a built-in one changes it in this workspace."""

    definition: SubAgentProfileWrite
    """How it is run; all of it is stored."""


class SubagentProfilesUpsertResponse(m.Struct):
    """The stored profile."""

    profile: SubAgentProfileEntry
    """The profile as it was stored, with its diagnostic."""


class SubagentProfilesRemoveParams(m.Struct, method="subagent/profiles/remove"):
    """A profile to remove."""

    name: str
    """Name of the profile."""


class SubagentProfilesRemoveResponse(m.Struct):
    """The profile is removed."""

    removed: bool
    """The entry of the workspace is gone."""


class SystemEventNotification(m.Struct, method="system/event"):
    """News of maintenance and retries."""

    thread_id: str | None = None
    """The thread. Absent: the event concerns the connection."""

    turn_id: str | None = None
    """The turn. Absent: the event concerns the thread."""

    kind: SystemEventKind
    """What it is about."""

    message_key: str | None = None
    """Key of a translated text. Absent: none."""

    params: t.Any = None
    """Object of values for the translated text. Absent: none."""

    fallback_text: str | None = None
    """English text for clients without a translation. Absent: none."""

    message: str | None = None
    """The same as `fallbackText`."""

    percent_left: float | None = None
    """Free share of the context, 0.0 to 1.0. Absent: not known."""

    token_count: int | None = None
    """Context size, in tokens. Absent: not known."""

    context_usage: ContextUsageSnapshot | None = None
    """How full the context is. Absent: not known."""

    channel_name: str | None = None
    """The channel that was rejected. Absent: another kind."""


class WorkspaceConfigChangedNotification(m.Struct, method="workspace/configChanged"):
    """The workspace's configuration changed; read again what matters."""

    source: str
    """Method that caused it."""

    regions: list[ConfigRegion]
    """What changed."""

    changed_at: str
    """When, ISO 8601 in UTC."""


class HeartbeatTriggerResponse(m.Struct):
    """How the heartbeat ended."""

    result: str | None
    """What the agent answered; null when `HEARTBEAT.md` is missing or empty."""

    error: str | None
    """What went wrong; null when nothing did."""


class SystemJobResultNotification(m.Struct, method="system/jobResult"):
    """A job in the background ended."""

    source: SystemJobSource
    """What started it."""

    job_id: str | None = None
    """Scheduled job. Absent: not one."""

    job_name: str | None = None
    """Name of the job. Absent: none."""

    thread_id: str | None = None
    """Thread it ran in. Absent: none."""

    result: str | None = None
    """What the agent answered, in full; null for nothing."""

    error: str | None = None
    """What went wrong; null when nothing did."""

    token_usage: TokenUsage | None = None
    """Tokens used. Absent: not known."""


class HealthStatus(m.Struct):
    """Answer to `GET /healthz`."""

    status: str
    """Always `ok`."""


class BackgroundTerminal(m.Struct):
    """A shell process that the server runs."""

    session_id: str
    """Opaque identifier, such as `term_abcd1234`."""

    thread_id: str
    """Thread it belongs to."""

    turn_id: str | None = None
    """Turn that started it. Absent: not recorded."""

    call_id: str | None = None
    """Tool call that started it. Absent: none."""

    command: str
    """The command line."""

    working_directory: str
    """Absolute path it runs in."""

    source: CommandSource
    """Where it runs."""

    status: TerminalStatus
    """State of the process."""

    output: str | None = None
    """What it printed, possibly cut. Absent: not asked for."""

    output_path: str | None = None
    """File with all of its output. Absent: none."""

    exit_code: int | None = None
    """Exit code; null while it runs."""

    started_at: str
    """Start, ISO 8601 in UTC."""

    completed_at: str | None = None
    """End, ISO 8601 in UTC; null while it runs."""

    wall_time_ms: int | None = None
    """Time since the start, or to the end, in milliseconds. Absent: not known."""

    original_output_chars: int | None = None
    """Length of the whole output, in characters. Absent: not known."""

    truncated: bool | None = None
    """`output` is cut. Absent: false."""

    background_reason: str | None = None
    """Why it runs in the background, such as `runInBackground`. Absent: it does not."""


class TerminalListParams(m.Struct, method="terminal/list"):
    """Whose processes to list."""

    thread_id: str | None = None
    """The thread. Absent: all threads."""


class TerminalListResponse(m.Struct):
    """Shell processes."""

    terminals: list[BackgroundTerminal]
    """One entry per process."""


class TerminalReadParams(m.Struct, method="terminal/read"):
    """A process to read from."""

    session_id: str
    """Identifier of the process."""

    wait_ms: int | None = None
    """Longest time to wait for news, in milliseconds. Absent: does not wait."""

    max_output_chars: int | None = None
    """Largest part of the output to answer, in characters. Absent: the server's limit."""


class TerminalReadResponse(m.Struct):
    """The process."""

    terminal: BackgroundTerminal
    """The process with its output."""


class TerminalWriteParams(m.Struct, method="terminal/write"):
    """Input for a process."""

    session_id: str
    """Identifier of the process."""

    input: str
    """Text to write to its standard input."""

    yield_time_ms: int | None = None
    """Time to let it react before the answer, in milliseconds. Absent: the server's default."""

    max_output_chars: int | None = None
    """Largest part of the output to answer, in characters. Absent: the server's limit."""


class TerminalWriteResponse(m.Struct):
    """The process."""

    terminal: BackgroundTerminal
    """The process with its output."""


class TerminalStopParams(m.Struct, method="terminal/stop"):
    """A process to stop."""

    session_id: str
    """Identifier of the process."""


class TerminalStopResponse(m.Struct):
    """The process."""

    terminal: BackgroundTerminal
    """The stopped process."""


class TerminalCleanParams(m.Struct, method="terminal/clean"):
    """Whose processes to clean up."""

    thread_id: str
    """The thread."""


class TerminalCleanResponse(m.Struct):
    """What is left of the processes."""

    terminals: list[BackgroundTerminal]
    """Those that were started meanwhile."""


class TerminalStartedNotification(m.Struct, method="terminal/started"):
    """A process started."""

    terminal: BackgroundTerminal
    """The process at its start."""


class TerminalOutputDeltaNotification(m.Struct, method="terminal/outputDelta"):
    """A process printed something."""

    terminal: BackgroundTerminal
    """The process as it is now."""

    delta: str
    """The new text."""


class TerminalCompletedNotification(m.Struct, method="terminal/completed"):
    """A process ended."""

    terminal: BackgroundTerminal
    """The process with its exit code."""


class TerminalStalledNotification(m.Struct, method="terminal/stalled"):
    """A process makes no progress."""

    terminal: BackgroundTerminal
    """The process as it is now."""


class TerminalCleanedNotification(m.Struct, method="terminal/cleaned"):
    """A process was forgotten."""

    terminal: BackgroundTerminal
    """The process as it was."""


class SessionIdentity(m.Struct):
    """On whose behalf, and from where, a client works with threads."""

    channel_name: str
    """Channel the request comes from, such as `desktop`, `cli` or `vscode`."""

    user_id: str | None
    """Identifier of the user, stored as given. Null when there is none."""

    channel_context: str | None = None
    """Place inside the channel, such as `workspace:/home/me/project`. Lists match it exactly; absent matches only
    absent.
    """

    workspace_path: str | None = None
    """Absolute workspace root. Absent: the server's own workspace."""


class Thread(m.Struct):
    """One conversation in a workspace. A short notification may hold little more than `id` and `status`; what is
    missing there has not changed.
    """

    id: str
    """Opaque identifier, such as `thread_20260316_x7k2m4`; unique in the workspace."""

    workspace_path: str | None = None
    """Absolute workspace root. Always written except in short notifications."""

    user_id: str | None = None
    """Owner. Absent: none."""

    origin_channel: str | None = None
    """Channel that created the thread. Always written except in short notifications."""

    status: ThreadStatus
    """Where the thread is in its life."""

    turns: list[Turn] | None = None
    """Turns, oldest first; empty unless they were asked for. Always written except in short notifications."""

    display_name: str | None = None
    """Title. Absent until set, or derived from the first message."""

    created_at: str | None = None
    """Creation time, ISO 8601 in UTC."""

    last_active_at: str | None = None
    """Time of the last activity, ISO 8601 in UTC."""

    metadata: dict[str, str] | None = None
    """Labels of clients, kept and not interpreted."""

    history_mode: HistoryMode | None = None
    """Who keeps the history. Absent: `server`."""

    channel_context: str | None = None
    """Place inside the channel. Absent: none."""

    configuration: ThreadConfiguration | None = None
    """Settings of the thread. Absent: workspace defaults."""

    queued_inputs: list[QueuedTurnInput] | None = None
    """Inputs waiting for a turn, in order; current whatever part of the history was asked for."""

    plan: PlanSnapshot | None = None
    """Current plan of the thread, or null."""

    context_usage: ContextUsageSnapshot | None = None
    """How full the model's context is. Absent: unknown."""

    runtime: ThreadRuntimeState | None = None
    """What the thread is doing now. Absent: unknown, which is not the same as idle."""

    goal: ThreadGoal | None = None
    """Long-running goal. Absent: none."""

    source: ThreadSource | None = None
    """What caused the thread. Absent: a user."""

    origin_app: ThreadOriginApp | None = None
    """App that created the thread. Absent: none."""

    forked_from_id: str | None = None
    """Thread this one was copied from. Absent: not a fork."""

    ephemeral: bool | None = None
    """The thread is not kept. Absent: false."""

    worktree: ThreadWorktreeInfo | None = None
    """Git worktree the thread works in. Absent: none."""

    effective_workspace_path: str | None = None
    """Absolute path in which tools run, after overrides."""

    app_bindings: list[AppBindingSummary] | None = None
    """Apps bound to the thread. Absent: none."""

    widget_states: dict[str, t.Any] | None = None
    """States that `item/widget-state/set` keeps, by tool call. Absent: none. No published member."""

    cwd: str | None = None
    """Absolute working directory; written by later releases only."""

    session_id: str | None = None
    """Session the thread belongs to; written by later releases only."""

    parent_thread_id: str | None = None
    """Thread that spawned this one; written by later releases only."""

    path: str | None = None
    """File that stores the thread; written by later releases only."""

    runtime_workspace_roots: list[str] | None = None
    """Absolute workspace roots; written by later releases only."""

    origin_presentation: t.Any = None
    """Object that says how to show the thread's origin; written by later releases only."""


class ThreadSummary(m.Struct):
    """One row of a thread list."""

    id: str
    """Identifier of the thread."""

    display_name: str | None = None
    """Title. Absent: none yet."""

    status: ThreadStatus
    """Where the thread is in its life."""

    origin_channel: str | None = None
    """Channel that created the thread."""

    channel_context: str | None = None
    """Place inside the channel. Absent: none."""

    user_id: str | None = None
    """Owner. Absent: none."""

    workspace_path: str | None = None
    """Absolute workspace root."""

    created_at: str | None = None
    """Creation time, ISO 8601 in UTC."""

    last_active_at: str | None = None
    """Time of the last activity, ISO 8601 in UTC; lists are sorted by it, latest first."""

    turn_count: int | None = None
    """Number of turns."""

    metadata: dict[str, str] | None = None
    """Labels of clients, kept and not interpreted."""

    runtime: ThreadRuntimeState | None = None
    """What the thread is doing now. Absent: unknown, which is not the same as idle."""

    origin_app: ThreadOriginApp | None = None
    """App that created the thread. Absent: none."""

    goal: ThreadGoal | None = None
    """Long-running goal. Absent: none."""

    source: ThreadSource | None = None
    """What caused the thread. Absent: a user."""

    forked_from_id: str | None = None
    """Thread this one was copied from. Absent: not a fork."""

    ephemeral: bool | None = None
    """The thread is not kept. Absent: false."""

    worktree: ThreadWorktreeInfo | None = None
    """Git worktree the thread works in. Absent: none."""

    app_bindings: list[AppBindingSummary] | None = None
    """Apps bound to the thread. Absent: none."""


class ThreadSource(m.Struct):
    """What caused a thread."""

    kind: ThreadSourceKind
    """Kind of cause."""

    spawned_from_thread_id: str | None = None
    """Thread a client names as the origin; does not make a subagent. Absent: none."""

    sub_agent: SubAgentThreadSource | None = None
    """Details when another agent is the cause. Absent: not a subagent."""


class SubAgentThreadSource(m.Struct):
    """Place of a subagent's thread in its tree."""

    parent_thread_id: str
    """Thread of the agent that spawned it."""

    parent_turn_id: str | None = None
    """Turn in which it was spawned. Absent: not recorded."""

    root_thread_id: str
    """Thread at the top of the tree."""

    depth: int
    """Steps below the root; a direct child has 1."""

    agent_path: str | None = None
    """Path of the agent in the tree, such as `/root/worker`."""

    task_name: str | None = None
    """Short name of the task."""

    agent_nickname: str | None = None
    """Name of the agent for people."""

    agent_role: str | None = None
    """Role of the agent."""

    profile_name: str | None = None
    """Profile the agent runs under."""

    runtime_type: str | None = None
    """Kind of program that runs the agent."""

    supports_send_message: bool
    """Messages can be sent to it."""

    supports_followup_task: bool
    """It takes follow-up tasks."""

    supports_close: bool
    """It can be closed."""

    supports_send_input: bool | None = None
    """It takes input while it runs; written by later releases only."""

    supports_resume: bool | None = None
    """It can be resumed; written by later releases only."""

    spawn_call_id: str | None = None
    """Tool call that spawned it; written by later releases only."""


class ThreadRuntimeState(m.Struct):
    """What a thread is doing at this moment. Unknown flags are ignored."""

    running: bool
    """A turn is executing."""

    waiting_on_approval: bool
    """A turn waits for a decision."""

    waiting_on_input: bool | None = None
    """A turn waits for answers. Absent: false."""

    waiting_on_plan_confirmation: bool
    """A planning turn left a plan to confirm; cleared when the next turn starts."""

    busy: bool | None = None
    """A turn, a decision, a question or maintenance keeps the thread occupied. Absent: derive it from the other
    flags.
    """

    maintenance_kind: MaintenanceKind | None = None
    """Maintenance under way. Absent: none."""


class TurnPage(m.Struct):
    """Which part of a thread's turns an answer holds."""

    order: TurnPageOrder
    """Order of the turns inside the page."""

    limit: int
    """Largest number of turns in the page."""

    total_turns: int
    """Number of turns of the thread."""

    start_ordinal: int
    """Number of the first turn in the page, counted from 1."""

    end_ordinal: int
    """Number of the last turn in the page, counted from 1."""

    next_cursor: str | None = None
    """Opaque cursor of the next older page. Absent: there is none."""

    has_more: bool
    """There are older turns."""


class RuntimeAdditionalContextEntry(m.Struct):
    """A piece of context a client adds to the system prompt of its threads."""

    kind: RuntimeAdditionalContextKind
    """Kind of context."""

    value: str
    """The text; at most 16 KiB. Must not hold secrets."""


class ThreadStartParams(m.Struct, method="thread/start"):
    """A thread to create."""

    identity: SessionIdentity
    """On whose behalf, and from where."""

    history_mode: HistoryMode | None = None
    """Who keeps the history. Absent: `server`."""

    display_name: str | None = None
    """Title. Absent: derived from the first message."""

    config: ThreadConfiguration | None = None
    """Settings of the thread. Absent: workspace defaults."""

    dynamic_tools: list[DynamicToolSpec] | None = None
    """Tools this connection runs for the thread; no two with the same namespace and name. Absent: none."""

    additional_context: dict[str, RuntimeAdditionalContextEntry] | None = None
    """Context for the system prompt by key; a key has 1 to 128 letters, digits, dots, underscores or hyphens. Needs
    `runtimeAdditionalContext`. Absent: none.
    """

    spawned_from_thread_id: str | None = None
    """Thread to name as the origin; does not make a subagent. Absent: none."""


class ThreadStartResponse(m.Struct):
    """The created thread."""

    thread: Thread
    """The thread, without turns."""


class ThreadResumeParams(m.Struct, method="thread/resume"):
    """A thread to load and make active."""

    thread_id: str
    """The thread."""

    additional_context: dict[str, RuntimeAdditionalContextEntry] | None = None
    """Context for the system prompt by key, as in `thread/start`. Absent: keeps the present one; an empty object
    clears it.
    """

    dynamic_tools: list[DynamicToolSpec] | None = None
    """Tools this connection runs from now on; needs `dynamicToolRebind`. Absent or empty: keeps the present ones."""


class ThreadResumeResponse(m.Struct):
    """The resumed thread."""

    thread: Thread
    """The thread."""


class ThreadListParams(m.Struct, method="thread/list"):
    """Which threads to list."""

    identity: SessionIdentity | None = None
    """Whose threads: same workspace, same user when given, same channel context. Absent: all threads of the
    workspace.
    """

    query: str | None = None
    """Text to find, in any case, in identifier, title, origin, status and context. Absent: no filter."""

    limit: int | None = None
    """Largest number of rows, 1 to 100. Absent: 50 with a cursor, otherwise all."""

    cursor: str | None = None
    """Opaque cursor of an earlier answer. Absent: from the start."""

    include_archived: bool | None = None
    """Include archived threads. Absent: false."""

    include_sub_agents: bool | None = None
    """Include threads of subagents. Absent: false."""

    include_internal: bool | None = None
    """Include helper threads of the server. Absent: false."""

    cross_channel_origins: list[str] | None = None
    """Also include threads of these origin channels, whatever their channel context. Absent: none."""

    channel_name: str | None = None
    """Only threads of this origin channel, in any case. Absent: no filter."""


class ThreadListResponse(m.Struct):
    """A page of threads, latest activity first."""

    data: list[ThreadSummary]
    """One row per thread."""

    next_cursor: str | None = None
    """Opaque cursor of the next page. Absent: this was the last."""

    total_matched: int | None = None
    """Number of threads that passed the filters, over all pages."""


class ThreadReadParams(m.Struct, method="thread/read"):
    """A thread to read."""

    thread_id: str
    """The thread."""

    include_turns: bool | None = None
    """Include turns; implied by `turnLimit` and `cursor`. Absent: false."""

    turn_limit: int | None = None
    """Largest number of turns, 1 to 100. Absent: all, or the server's page size with a cursor."""

    cursor: str | None = None
    """Opaque cursor of an earlier answer. Absent: the newest turns."""


class ThreadReadResponse(m.Struct):
    """A thread, and which of its turns were read."""

    thread: Thread
    """The thread, with the turns that were asked for."""

    turn_page: TurnPage | None = None
    """The page that was read. Absent: paging was not asked for."""


class ThreadSubscribeParams(m.Struct, method="thread/subscribe"):
    """A thread to observe."""

    thread_id: str
    """The thread."""

    replay_recent: bool | None = None
    """Send a few recent notifications again first, if the server still has them. Absent: false."""


class ThreadUnsubscribeParams(m.Struct, method="thread/unsubscribe"):
    """A thread to stop observing."""

    thread_id: str
    """The thread."""


class ThreadRenameParams(m.Struct, method="thread/rename"):
    """A new title for a thread."""

    thread_id: str
    """The thread."""

    display_name: str
    """The title; not empty."""


class ThreadDeleteParams(m.Struct, method="thread/delete"):
    """A thread to delete."""

    thread_id: str
    """The thread; not one of a subagent."""


class ThreadPauseParams(m.Struct, method="thread/pause"):
    """A thread to pause."""

    thread_id: str
    """The thread."""


class ThreadArchiveParams(m.Struct, method="thread/archive"):
    """A thread to archive."""

    thread_id: str
    """The thread; not one of a subagent."""


class ThreadUnarchiveParams(m.Struct, method="thread/unarchive"):
    """An archived thread to make active again."""

    thread_id: str
    """The thread."""


class ThreadConfigUpdateParams(m.Struct, method="thread/config/update"):
    """Changed settings of a thread."""

    thread_id: str
    """The thread."""

    config: ThreadConfiguration
    """The settings to change; absent members stay as they are."""


class ThreadModeSetParams(m.Struct, method="thread/mode/set"):
    """A new mode for a thread."""

    thread_id: str
    """The thread."""

    mode: AgentMode
    """Mode to switch the thread to."""


class ThreadStartedNotification(m.Struct, method="thread/started"):
    """A thread came into being."""

    thread: Thread
    """The thread."""


class ThreadResumedNotification(m.Struct, method="thread/resumed"):
    """A thread was resumed."""

    thread: Thread
    """The thread; may be short."""

    resumed_by: str
    """Channel that resumed it."""


class ThreadUpdatedNotification(m.Struct, method="thread/updated"):
    """Data of a thread changed, such as its worktree."""

    thread: Thread
    """The thread; may be short, and turns that are missing are not deleted."""


class ThreadRenamedNotification(m.Struct, method="thread/renamed"):
    """A thread has a new title."""

    thread_id: str
    """The thread."""

    display_name: str
    """The new title."""


class ThreadDeletedNotification(m.Struct, method="thread/deleted"):
    """A thread was deleted."""

    thread_id: str
    """The thread."""


class ThreadStatusChangedNotification(m.Struct, method="thread/statusChanged"):
    """A thread's status changed."""

    thread_id: str
    """The thread."""

    previous_status: ThreadStatus
    """The status before."""

    new_status: ThreadStatus
    """The status now."""


class ThreadRuntimeChangedNotification(m.Struct, method="thread/runtimeChanged"):
    """What a thread is doing changed."""

    thread_id: str
    """The thread."""

    runtime: ThreadRuntimeState
    """What it is doing now; replaces what was known."""


class ThreadQueueUpdatedNotification(m.Struct, method="thread/queue/updated"):
    """The queue of a thread changed."""

    thread_id: str
    """The thread."""

    queued_inputs: list[QueuedTurnInput]
    """The whole queue, in order."""


class ForkPoint(m.Struct):
    """Where the copied part of a thread ends."""

    turn_id: str
    """Turn of the source at which to cut."""

    item_id: str | None = None
    """Item of that turn at which to cut. Absent: the whole turn counts."""

    position: ForkPosition | None = None
    """Which side of that place to cut. Absent: `after`."""


class ThreadForkParams(m.Struct, method="thread/fork"):
    """A thread to copy, and how far."""

    thread_id: str
    """Thread to copy from; it stays as it is."""

    path: str | None = None
    """File of the source; it has to be under `.craft/threads` and belong to `threadId`. Absent: found by the
    identifier.
    """

    fork_point: ForkPoint | None = None
    """Where the copy ends. Absent: all of the history is copied."""

    identity: SessionIdentity | None = None
    """On whose behalf, and from where. What is missing is taken from the source."""

    config: ThreadConfiguration | None = None
    """Settings that go on top of the copied ones. Absent: the source's settings."""

    display_name: str | None = None
    """Title of the copy. Absent: derived by the server."""

    ephemeral: bool | None = None
    """Keep the copy in memory only, out of ordinary lists. Absent: false."""

    exclude_turns: bool | None = None
    """Leave the turns out of the answer. Absent: false."""


class ThreadForkResponse(m.Struct):
    """The copy of a thread."""

    thread: Thread
    """The new thread; `forkedFromId` names its source."""


class ThreadRollbackParams(m.Struct, method="thread/rollback"):
    """How many turns to take back."""

    thread_id: str
    """The thread."""

    num_turns: int
    """Turns to drop from the end; at least 1."""


class ThreadRollbackResponse(m.Struct):
    """The shortened thread."""

    thread: Thread
    """The thread with the turns and items that are left."""


class ToolDisplay(m.Struct):
    """How clients show a tool. The model never sees it."""

    icon: str | None = None
    """Icon, preferably an emoji. Absent: the client's own."""

    title: str | None = None
    """Title. Absent: the tool's name."""

    subtitle: str | None = None
    """Second line. Absent: none."""


class ToolApprovalDescriptor(m.Struct):
    """Which arguments of a tool an approval is about. Whether to ask is the server's decision."""

    kind: ToolApprovalKind
    """What kind of operation it is."""

    target_argument: str
    """Argument that holds the target."""

    operation: str | None = None
    """Fixed name of the operation. Absent: see `operationArgument`."""

    operation_argument: str | None = None
    """Argument that holds the name of the operation. Absent: see `operation`."""


class DynamicToolSpec(m.Struct):
    """A tool that a client runs. Namespace and name together are unique."""

    name: str
    """Name the model calls it by; PascalCase by custom."""

    description: str
    """What the tool does, for the model."""

    input_schema: t.Any
    """JSON Schema object of the arguments."""

    namespace: str | None = None
    """Namespace, not blank. Absent: none."""

    output_schema: t.Any = None
    """JSON Schema object of the structured result. Absent: not declared."""

    defer_loading: bool | None = None
    """Offer the tool through tool search only, not in the prompt. Absent: false."""

    display: ToolDisplay | None = None
    """How clients show the tool. Absent: by its name."""

    approval: ToolApprovalDescriptor | None = None
    """Which arguments an approval is about. Absent: no approval."""

    meta: ToolMeta | None = m.member(wire="_meta", default=None)
    """Data for clients, never shown to the model. Absent: none."""


class ToolContentItemText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    text: str
    """The text."""


class ToolContentItemImage(m.Struct, tag="type"):
    """A picture, embedded or by URL."""

    type: t.Literal["image"] = "image"
    """Tells the variant."""

    media_type: str | None = None
    """MIME type. Absent: told from the data."""

    data_base64: str | None = None
    """The picture in base64. Absent: see `url`."""

    url: str | None = None
    """URL of the picture; written by later releases only."""


class ItemToolCallParams(m.Struct, method="item/tool/call"):
    """A tool call for the client to run."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    call_id: str
    """Identifier of the call."""

    namespace: str | None = None
    """Namespace of the tool. Absent: none."""

    tool: str
    """Name of the tool."""

    arguments: t.Any
    """Object of arguments, already checked against the tool's schema."""


class DynamicToolResult(m.Struct):
    """What came of a tool call."""

    success: bool
    """The tool succeeded."""

    content_items: list[ToolContentItem] | None = None
    """The result in parts. Absent: none."""

    structured_result: t.Any = None
    """The result as data. Absent: none."""

    structured_content: t.Any = None
    """The result as data under the name later releases use; `structuredResult` wins."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Object of data for clients, never shown to the model. Absent: none."""

    error_code: str | None = None
    """Code of the failure: one of `DynamicToolErrorCode`, or another. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""


class UserInputOption(m.Struct):
    """An answer to choose."""

    label: str
    """The answer; the recommended one comes first and says so."""

    description: str
    """What choosing it means."""


class UserInputQuestion(m.Struct):
    """A question for the user."""

    id: str
    """Key of the answer, in snake_case."""

    header: str
    """Short title."""

    question: str
    """Text to show."""

    options: list[UserInputOption]
    """Two or three answers to choose from."""

    is_other: bool | None = None
    """Another answer may be typed. Absent: true."""

    is_secret: bool | None = None
    """The answer is not shown while typed. Absent: false."""


class UserInputAnswer(m.Struct):
    """The answer to one question."""

    answers: list[str]
    """The chosen labels, or the typed text."""


class UserInputResult(m.Struct):
    """The answers to a set of questions."""

    answers: dict[str, UserInputAnswer]
    """Answers by question `id`; empty when the user dismissed the questions."""


class ItemToolRequestUserInputParams(m.Struct, method="item/tool/requestUserInput"):
    """Questions the user has to answer."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item_id: str
    """The `userInputRequest` item."""

    request_id: str
    """Identifier of the questions; the same whenever they are asked again."""

    questions: list[UserInputQuestion]
    """One to three questions."""


class ItemToolRequestUserInputResolvedNotification(m.Struct, method="item/tool/requestUserInput/resolved"):
    """Questions were answered or dismissed."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    item: Item
    """The `userInputResponse` item."""


class ToolInfo(m.Struct):
    """A tool of the server."""

    name: str
    """Name the model calls it by."""

    description: str
    """What it does."""

    icon: str
    """Icon: an emoji."""

    source: str
    """Where it comes from; always `builtin`."""

    plan_mode: bool
    """It may be used in the mode `plan`."""


class ToolListParams(m.Struct, method="tool/list"):
    """Which tools to list."""

    mode: str | None = None
    """`plan`: only tools of that mode. Anything else and absent: all."""


class ToolListResponse(m.Struct):
    """The server's own tools."""

    tools: list[ToolInfo]
    """The tools, sorted by name."""


class Turn(m.Struct):
    """One exchange: what the user said and what the agent did about it."""

    id: str
    """Opaque identifier, such as `turn_001`; unique in its thread."""

    thread_id: str
    """Thread of the turn."""

    status: TurnStatus
    """Where the turn is."""

    items: list[Item]
    """Items in order of creation; empty in the answer to `turn/start`."""

    started_at: str | None = None
    """Start, ISO 8601 in UTC."""

    completed_at: str | None = None
    """End, ISO 8601 in UTC. Absent: not ended."""

    token_usage: TokenUsage | None = None
    """Tokens used, subagents included. Absent: not known yet."""

    error: str | None = None
    """What went wrong. Absent: the turn did not fail."""

    origin_channel: str | None = None
    """Channel that started the turn."""

    initiator: TurnInitiator | None = None
    """Who started the turn. Absent: not recorded."""


class TurnInitiator(m.Struct):
    """Who started a turn."""

    channel_name: str
    """Channel the turn came from."""

    user_id: str | None = None
    """Identifier of the user. Absent: none."""

    user_name: str | None = None
    """Name of the user. Absent: not known."""

    user_role: str | None = None
    """Role of the user. Absent: not known."""

    channel_context: str | None = None
    """Place inside the channel. Absent: none."""

    group_id: str | None = None
    """Group chat the turn came from. Absent: none."""


class SenderContext(m.Struct):
    """The person in a chat on whose behalf a client sends input."""

    sender_id: str
    """Identifier of the person."""

    sender_name: str
    """Name of the person."""

    sender_role: str | None = None
    """Role of the person, such as `admin`. Absent: not known."""

    group_id: str | None = None
    """Group chat the input came from; answers go there. Absent: answers go to the person."""


class ChatMessage(m.Struct):
    """One message of a history kept by the client."""

    role: str
    """Who speaks, such as `user` or `assistant`."""

    content: t.Any
    """The message, as text or in parts."""


class TurnStartParams(m.Struct, method="turn/start"):
    """Input for a new turn."""

    thread_id: str
    """The thread."""

    input: list[InputPart]
    """What the user says; at least one part."""

    sender: SenderContext | None = None
    """Person in a chat who says it. Absent: the client's own user."""

    messages: list[ChatMessage] | None = None
    """The history so far: needed when the client keeps it, refused when the server does."""


class TurnStartResponse(m.Struct):
    """The new turn."""

    turn: Turn
    """The turn, running and without items."""


class TurnEnqueueParams(m.Struct, method="turn/enqueue"):
    """Input to append to a thread's queue."""

    thread_id: str
    """The thread."""

    input: list[InputPart]
    """What the user says; at least one part."""

    sender: SenderContext | None = None
    """Person in a chat who says it. Absent: the client's own user."""


class TurnEnqueueResponse(m.Struct):
    """The queue after an input was appended."""

    queued_input: QueuedTurnInput
    """The new entry."""

    queued_inputs: list[QueuedTurnInput]
    """The whole queue, in order."""


class TurnInterruptParams(m.Struct, method="turn/interrupt"):
    """A turn to stop."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""


class TurnQueueRemoveParams(m.Struct, method="turn/queue/remove"):
    """A queued input to drop."""

    thread_id: str
    """The thread."""

    queued_input_id: str
    """Entry of the queue to drop."""


class TurnQueueRemoveResponse(m.Struct):
    """The queue after an input was dropped."""

    queued_inputs: list[QueuedTurnInput]
    """The whole queue, in order."""


class TurnStartedNotification(m.Struct, method="turn/started"):
    """A turn began."""

    turn: Turn
    """The turn, with the user's message."""


class TurnCompletedNotification(m.Struct, method="turn/completed"):
    """A turn ended well."""

    turn: Turn
    """The turn as stored, with items and token usage."""


class TurnFailedNotification(m.Struct, method="turn/failed"):
    """A turn ended with an error."""

    turn: Turn
    """The turn as stored, with `error` set."""

    error: str | None = None
    """What went wrong. Absent: read `turn.error`."""


class TurnCancelledNotification(m.Struct, method="turn/cancelled"):
    """A turn was stopped."""

    turn: Turn
    """The turn as stored."""

    reason: str
    """Why, for people."""


class TurnDiffUpdatedNotification(m.Struct, method="turn/diff/updated"):
    """The files changed by a turn. The members are not published; readers accept any object."""

    thread_id: str | None = None
    """The thread."""

    turn_id: str | None = None
    """The turn."""

    diff: str | None = None
    """Unified diff of all changes of the turn so far."""


class TurnQueueReorderParams(m.Struct, method="turn/queue/reorder"):
    """A new order of the queue."""

    thread_id: str
    """The thread."""

    ordered_queued_input_ids: list[str]
    """All identifiers of the queue, in the new order."""


class TurnQueueReorderResponse(m.Struct):
    """The queue after the change."""

    queued_inputs: list[QueuedTurnInput]
    """All waiting inputs, in the new order."""


class TurnSteerParams(m.Struct, method="turn/steer"):
    """A waiting input to hand to the running turn."""

    thread_id: str
    """The thread."""

    expected_turn_id: str
    """Turn that has to be the running one."""

    queued_input_id: str
    """Entry of the queue."""

    sender: SenderContext | None = None
    """Person in a chat who says it. Absent: the client's own user."""


class TurnSteerResponse(m.Struct):
    """The turn and the queue."""

    turn_id: str
    """Turn that gets the input."""

    queued_inputs: list[QueuedTurnInput]
    """All waiting inputs; the entry is `guidancePending`."""


class UiResourceContent(m.Struct):
    """Content of a `ui://` resource."""

    uri: str
    """Address of the resource."""

    mime_type: str | None = None
    """MIME type, such as `text/html;profile=mcp-app`. Absent: not stated."""

    text: str | None = None
    """The content. Absent: none."""


class UiResourceReadParams(m.Struct, method="ui/resource/read"):
    """A resource to read."""

    thread_id: str
    """Thread whose app owns the resource."""

    namespace: str | None = None
    """Namespace of the app's tools. Absent: none."""

    uri: str
    """Address of the resource; begins with `ui://`."""


class UiResourceReadResponse(m.Struct):
    """A resource in parts."""

    contents: list[UiResourceContent]
    """The resource, in one or more parts."""


class UiToolCallParams(m.Struct, method="ui/tool/call"):
    """A call made by what an app shows."""

    thread_id: str
    """Thread of the app."""

    namespace: str | None = None
    """Namespace of the app's tools. Absent: none."""

    tool: str
    """Name of the tool."""

    arguments: t.Any
    """Object of arguments."""

    source_call_id: str | None = None
    """Tool call whose result is shown. Absent: none."""


class UiOpenLinkParams(m.Struct, method="ui/open-link"):
    """A link to open."""

    url: str
    """Address to open, with the scheme `http`, `https` or `mailto`."""


class UiUpdateModelContextParams(m.Struct, method="ui/update-model-context"):
    """What the model shall know."""

    thread_id: str
    """Thread of the app."""

    namespace: str | None = None
    """Namespace of the app's tools. Absent: none."""

    source_call_id: str | None = None
    """Tool call whose result is shown; with the namespace it names the page. Absent: none."""

    content: list[ToolContentItem] | None = None
    """Text for the model. Absent: none."""

    structured_content: t.Any = None
    """Data for the model. Absent: none."""


class ItemWidgetStateSetParams(m.Struct, method="item/widget-state/set"):
    """State to keep with a tool call."""

    call_id: str
    """The tool call."""

    thread_id: str
    """The thread."""

    widget_state: t.Any = None
    """The state, in a form of the app's own. Null or absent: forgets it."""


class ItemWidgetStateSetResponse(m.Struct):
    """Whether a state was forgotten."""

    cleared: bool
    """No state is kept any more."""


class ToolUiMeta(m.Struct):
    """How a tool's result is shown; the member `ui` of a tool's `_meta`."""

    resource_uri: str
    """Resource that shows it; begins with `ui://`."""

    visibility: list[ToolUiVisibility] | None = None
    """Who may call the tool. Absent: not restricted."""

    csp: t.Any = None
    """Object of content security rules for the view. Absent: the client's own."""

    permissions: list[str] | None = None
    """Browser permissions the view asks for. Absent: none."""

    prefers_border: bool | None = None
    """The view wants a border. Absent: no preference."""

    domain: str | None = None
    """Origin to run the view under. Absent: chosen by the client."""


class ToolMeta(m.Struct):
    """Data of a tool for clients. Unknown members are kept as they are."""

    ui: ToolUiMeta | None = None
    """How results of the tool are shown. Absent: as any tool's."""


class TokenUsage(m.Struct):
    """Tokens used over all model calls."""

    input_tokens: int
    """Input tokens, as billed."""

    output_tokens: int
    """Output tokens."""

    total_tokens: int | None = None
    """Input and output together."""

    cached_input_tokens: int | None = None
    """Input read from the provider's cache."""

    cache_write_input_tokens: int | None = None
    """Input written to the provider's cache."""

    fresh_input_tokens: int | None = None
    """Input neither read from nor written to the cache."""

    non_cached_input_tokens: int | None = None
    """Input not read from the cache."""

    reasoning_output_tokens: int | None = None
    """Output spent on reasoning."""

    llm_call_count: int | None = None
    """Number of model calls; written by later releases only."""

    cache_hit_rate: float | None = None
    """Share of the input read from the cache, 0.0 to 1.0; written by later releases only."""


class ContextUsageSnapshot(m.Struct):
    """How full the model's context is. Not a bill; a new thread starts at 0 tokens."""

    tokens: int
    """Tokens in the context."""

    context_window: int
    """Size of the context, in tokens."""

    auto_compact_threshold: int
    """Size at which the context is shortened, in tokens."""

    warning_threshold: int
    """Size at which clients warn, in tokens."""

    error_threshold: int
    """Size at which turns are refused, in tokens."""

    percent_left: float
    """Free share, 0.0 to 1.0."""

    source: str | None = None
    """Where the number comes from, such as `provider_context` or `estimate`. Absent: not stated."""

    is_estimate: bool | None = None
    """The number is estimated. Absent: false."""


class ItemUsageDeltaNotification(m.Struct, method="item/usage/delta"):
    """Tokens used by one model call of the main agent. The increments of a turn add up to its own usage."""

    thread_id: str
    """The thread."""

    turn_id: str
    """The turn."""

    input_tokens: int
    """Input tokens of the call."""

    output_tokens: int
    """Output tokens of the call."""

    cached_input_tokens: int
    """Input read from the provider's cache."""

    cache_write_input_tokens: int
    """Input written to the provider's cache."""

    fresh_input_tokens: int
    """Input neither read from nor written to the cache."""

    reasoning_output_tokens: int
    """Output spent on reasoning."""

    llm_call_delta: int | None = None
    """1 when the increment begins a new model call. Absent: 0."""

    context_input_tokens: int | None = None
    """Input of the latest call alone, in tokens."""

    total_input_tokens: int | None = None
    """The same as `contextInputTokens`."""

    turn_input_tokens: int | None = None
    """Input of the turn so far, in tokens."""

    turn_output_tokens: int | None = None
    """Output of the turn so far, in tokens."""

    total_output_tokens: int | None = None
    """The same as `turnOutputTokens`."""

    turn_llm_calls: int | None = None
    """Model calls of the turn so far."""

    context_usage: ContextUsageSnapshot | None = None
    """How full the context is now. Absent: not known."""


class UsageSummaryResponse(m.Struct):
    """What was used in all, as far as it was traced; zero where nothing was."""

    session_count: int
    """Traced conversations."""

    total_requests: int
    """Requests to models."""

    total_responses: int
    """Answers of models."""

    total_tool_calls: int
    """Tool calls."""

    total_errors: int
    """Errors of models and tools."""

    total_context_compactions: int
    """Times a context was shortened."""

    total_input_tokens: int
    """Input tokens."""

    total_output_tokens: int
    """Output tokens."""

    total_cached_input_tokens: int
    """Input read from caches, in tokens."""

    total_cache_write_input_tokens: int
    """Input written to caches, in tokens."""

    total_fresh_input_tokens: int
    """Input neither read from nor written to caches, in tokens."""

    total_non_cached_input_tokens: int
    """Input not read from caches, in tokens."""

    total_reasoning_output_tokens: int
    """Output spent on reasoning, in tokens."""

    total_tool_duration_ms: int
    """Time spent in tools, in milliseconds."""

    avg_tool_duration_ms: float
    """Average time of a tool call, in milliseconds."""

    max_tool_duration_ms: int
    """Longest time of a tool call, in milliseconds."""

    cache_hit_rate: float
    """Share of the input read from caches, 0.0 to 1.0; 0 without input."""

    total_tokens: int
    """Input and output tokens together."""


class UsageDay(m.Struct):
    """What was used on one day."""

    date: str
    """The day, as `2026-05-01`, in the time zone that was asked for."""

    input_tokens: int
    """Input tokens."""

    output_tokens: int
    """Output tokens."""

    total_tokens: int
    """Input and output tokens together."""

    session_count: int
    """Conversations that began."""


class UsageTimeseriesParams(m.Struct, method="usage/timeseries"):
    """Which days to report."""

    from_: str | None = None
    """First day, as `2026-05-01`. Absent: the oldest."""

    to: str | None = None
    """Last day, as `2026-05-31`. Absent: today."""

    tz_offset_minutes: int | None = None
    """Distance of the time zone from UTC, in minutes, cut to -840 to 840. Absent: 0."""


class UsageTimeseriesResponse(m.Struct):
    """What was used by day."""

    tz_offset_minutes: int
    """Distance of the time zone from UTC, in minutes."""

    longest_task_ms: int
    """Longest single task, in milliseconds."""

    days: list[UsageDay]
    """Days on which something was used, oldest first."""


class RankedMetric(m.Struct):
    """The most used of several things."""

    key: str
    """Name of the most used one."""

    count: int
    """How often it was used."""

    total: int
    """How often any was used."""


class SkillUsage(m.Struct):
    """How often a skill was used."""

    name: str
    """Name of the skill."""

    count: int
    """How often it was used."""

    plugin_id: str | None = None
    """Plugin that brings it. Absent: none."""

    plugin_display_name: str | None = None
    """Name of that plugin for people. Absent: none."""


class ProfileInsightsParams(m.Struct, method="profile/insights"):
    """How much to tell."""

    top_skills: int | None = None
    """Largest number of skills, cut to 1 to 20. Absent: 5."""


class ProfileInsightsResponse(m.Struct):
    """What the user does most."""

    top_model: RankedMetric | None = None
    """Most used model. Absent: none."""

    top_reasoning: RankedMetric | None = None
    """Most used reasoning effort, in lower case such as `extrahigh`. Absent: none."""

    skills_explored: int
    """Different skills that were used."""

    total_skills_used: int
    """How often skills were used."""

    total_threads: int
    """Number of threads."""

    skills: list[SkillUsage]
    """Skills, most used first, then by name."""


class WorkspaceCommitMessageSuggestParams(m.Struct, method="workspace/commitMessage/suggest"):
    """Changes that need a commit message."""

    thread_id: str
    """Thread whose conversation explains the changes."""

    paths: list[str]
    """Changed files, relative to the workspace; at least one."""

    max_diff_chars: int | None = None
    """Largest part of the difference to read, in characters. Absent: the server's limit."""


class WorkspaceCommitMessageSuggestResponse(m.Struct):
    """A commit message."""

    message: str
    """Subject line, and where useful an empty line and a body."""


class WelcomeSuggestionItem(m.Struct):
    """A suggestion of what to ask for."""

    title: str
    """Short text to show."""

    prompt: str
    """Input to send when it is chosen."""

    reason: str | None = None
    """Why it is suggested. Absent: not stated."""


class WelcomeSuggestionsParams(m.Struct, method="welcome/suggestions"):
    """Whose suggestions, and how many."""

    identity: SessionIdentity
    """On whose behalf, and from where; `workspacePath` is required."""

    max_items: int | None = None
    """Largest number of suggestions. Absent: 4."""


class WelcomeSuggestionsResponse(m.Struct):
    """Suggestions for the first message."""

    items: list[WelcomeSuggestionItem]
    """The suggestions; may be empty."""

    source: WelcomeSuggestionSource
    """Where they come from."""

    generated_at: str
    """When they were made, ISO 8601 in UTC."""

    fingerprint: str
    """Changes when the suggestions do; `none` when there are none."""


class ConfigSchemaField(m.Struct):
    """One setting that can be edited."""

    key: str
    """Name of the setting in its section."""

    type: str
    """Kind of value, such as a text, a number or a choice."""

    reload: ReloadBehavior | None = None
    """When a change takes effect. Absent: not stated."""

    subsystem_key: str | None = None
    """Part of the server that restarts; written when `reload` is `subsystemRestart`."""

    display_name: str | None = None
    """Name for people. Absent: `key`."""

    hint: str | None = None
    """Explanation for people. Absent: none."""

    sensitive: bool | None = None
    """The value is secret and must not be shown. Absent: false."""

    default_value: t.Any = None
    """Value when nothing is set. Absent: none."""

    options: list[str] | None = None
    """Values to choose from. Absent: any."""

    min: int | None = None
    """Smallest number. Absent: no limit."""

    max: int | None = None
    """Largest number. Absent: no limit."""


class ConfigSchemaSection(m.Struct):
    """A group of settings."""

    section: str
    """Title of the group."""

    order: int
    """Place among the groups, smallest first."""

    path: list[str] | None
    """Keys that lead to the group in the file; null at the top."""

    fields: list[ConfigSchemaField]
    """Settings in the group."""

    root_key: str | None = None
    """Key under which the group stands; written by later releases only."""

    item_fields: list[ConfigSchemaField] | None = None
    """Settings of one entry, where the group is a list; written by later releases only."""


class WorkspaceConfigSchemaResponse(m.Struct):
    """All settings that can be edited."""

    sections: list[ConfigSchemaSection]
    """The groups of settings."""


class WorkspaceConfigUpdateParams(m.Struct, method="workspace/config/update"):
    """Settings to change: an absent member stays, null removes the setting. At least one."""

    model: str | m.Unset | None = m.UNSET
    """Model of new threads. Null, empty or `Default`: none chosen."""

    provider_id: str | m.Unset | None = m.UNSET
    """Model provider. Null: none chosen."""

    api_key: str | m.Unset | None = m.UNSET
    """Refused: keys belong to providers."""

    end_point: str | m.Unset | None = m.UNSET
    """Refused: addresses belong to providers."""

    welcome_suggestions_enabled: bool | m.Unset | None = m.UNSET
    """Suggestions are made. Null: the default."""

    skills_self_learning_enabled: bool | m.Unset | None = m.UNSET
    """The agent may improve skills by itself; takes effect after a restart. Null: the default."""

    memory_auto_consolidate_enabled: bool | m.Unset | None = m.UNSET
    """Memory is consolidated by itself. Null: the default."""

    dreams_enabled: bool | m.Unset | None = m.UNSET
    """Memory is worked over in the background. Null: the default."""

    dreams_interval: str | m.Unset | None = m.UNSET
    """Time between two such runs, as `24:00:00`; above zero. Null: the default."""

    dreams_thread_lookback_count: int | m.Unset | None = m.UNSET
    """Threads such a run reads, latest first; above 0. Null: the default."""

    dreams_auto_apply: bool | m.Unset | None = m.UNSET
    """What such a run writes is used without review. Null: the default."""

    default_approval_policy: WorkspaceDefaultApprovalPolicy | m.Unset | None = m.UNSET
    """What happens when a tool needs consent. Null: the default."""

    tools_lsp_enabled: bool | m.Unset | None = m.UNSET
    """Language servers are used. Null: the default."""

    reasoning: ReasoningConfig | m.Unset | None = m.UNSET
    """Reasoning settings of new threads. Null: the model's defaults."""


class WorkspaceConfigUpdateResponse(m.Struct):
    """The changed settings with their stored values; null where a setting was removed."""

    model: str | m.Unset | None = m.UNSET
    """Model of new threads. Null, empty or `Default`: none chosen."""

    provider_id: str | m.Unset | None = m.UNSET
    """Model provider. Null: none chosen."""

    welcome_suggestions_enabled: bool | m.Unset | None = m.UNSET
    """Suggestions are made. Null: the default."""

    skills_self_learning_enabled: bool | m.Unset | None = m.UNSET
    """The agent may improve skills by itself; takes effect after a restart. Null: the default."""

    memory_auto_consolidate_enabled: bool | m.Unset | None = m.UNSET
    """Memory is consolidated by itself. Null: the default."""

    dreams_enabled: bool | m.Unset | None = m.UNSET
    """Memory is worked over in the background. Null: the default."""

    dreams_interval: str | m.Unset | None = m.UNSET
    """Time between two such runs, as `24:00:00`; above zero. Null: the default."""

    dreams_thread_lookback_count: int | m.Unset | None = m.UNSET
    """Threads such a run reads, latest first; above 0. Null: the default."""

    dreams_auto_apply: bool | m.Unset | None = m.UNSET
    """What such a run writes is used without review. Null: the default."""

    default_approval_policy: WorkspaceDefaultApprovalPolicy | m.Unset | None = m.UNSET
    """What happens when a tool needs consent. Null: the default."""

    tools_lsp_enabled: bool | m.Unset | None = m.UNSET
    """Language servers are used. Null: the default."""

    reasoning: ReasoningConfig | m.Unset | None = m.UNSET
    """Reasoning settings of new threads. Null: the model's defaults."""


class ThreadWorktreeInfo(m.Struct):
    """Git worktree a thread works in."""

    branch_name: str | None = None
    """Branch checked out there."""

    path: str | None = None
    """Absolute path of the worktree."""

    base_ref: str | None = None
    """Branch or commit it was made from."""

    base_head: str | None = None
    """Commit it was made from."""

    head: str | None = None
    """Commit checked out now."""

    owner_kind: str | None = None
    """What owns the worktree, such as `automationTask`."""

    owner_id: str | None = None
    """Identifier of the owner."""

    created_at: str | None = None
    """Creation time, ISO 8601 in UTC."""

    id: str | None = None
    """Identifier of the worktree; written by later releases only."""

    source_thread_id: str | None = None
    """Thread it was handed over from; written by later releases only."""

    workspace_path: str | None = None
    """Absolute workspace root in the worktree; written by later releases only."""

    source_workspace_path: str | None = None
    """Absolute workspace root it was made from; written by later releases only."""

    dirty_handoff: ThreadWorktreeDirtyHandoffInfo | None = None
    """What became of uncommitted changes. Absent: none were carried over."""


class ThreadWorktreeDirtyHandoffInfo(m.Struct):
    """What became of uncommitted changes when a worktree was made."""

    requested: bool | None = None
    """Carrying them over was asked for. Absent: false."""

    status: str | None = None
    """How carrying them over ended. Absent: not stated."""

    copied_file_count: int | None = None
    """Files carried over."""

    deleted_file_count: int | None = None
    """Deletions carried over."""


class ThreadWorktreeStatus(m.Struct):
    """State of a worktree on disk."""

    thread_id: str
    """Thread that works in it."""

    worktree: ThreadWorktreeInfo
    """The worktree as it was recorded."""

    path: str
    """Absolute path."""

    branch_name: str
    """Branch that belongs to it."""

    head: str | None = None
    """Commit checked out now. Absent: not known."""

    exists: bool
    """The directory exists."""

    is_git_worktree: bool
    """Git knows it as a worktree."""

    has_uncommitted_changes: bool
    """Files differ from the last commit."""

    has_commits_ahead_of_base: bool
    """The branch has commits that its base has not."""

    ahead_count: int
    """Number of those commits."""


class WorktreeCreateAndForkParams(m.Struct, method="worktree/createAndFork"):
    """A thread to copy into a new worktree."""

    source_thread_id: str
    """Thread to copy from; it and its files stay as they are."""

    fork_point: ForkPoint | None = None
    """Where the copy ends. Absent: all of the history is copied."""

    identity: SessionIdentity | None = None
    """On whose behalf, and from where. What is missing is taken from the source."""

    config: ThreadConfiguration | None = None
    """Settings that go on top of the copied ones. Absent: the source's settings."""

    display_name: str | None = None
    """Title of the copy. Absent: derived by the server."""

    exclude_turns: bool | None = None
    """Leave the turns out of the answer. Absent: false."""

    branch_name: str | None = None
    """Branch to make for the worktree. Absent: chosen by the server."""

    base_ref: str | None = None
    """Branch or commit to start from. Absent: what is checked out where the source works."""

    path: str | None = None
    """Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server."""

    copy_dirty_changes: bool | None = None
    """Take uncommitted changes along. Absent: true."""


class WorktreeCreateAndForkResponse(m.Struct):
    """The copied thread and its worktree."""

    thread: Thread
    """The new thread."""

    worktree: ThreadWorktreeInfo
    """The worktree it works in."""


class WorktreeCreateAndStartParams(m.Struct, method="worktree/createAndStart"):
    """A thread to start in a new worktree."""

    identity: SessionIdentity
    """On whose behalf, and from where."""

    config: ThreadConfiguration | None = None
    """Settings of the thread. Absent: workspace defaults."""

    dynamic_tools: list[DynamicToolSpec] | None = None
    """Tools this connection runs for the thread. Absent: none."""

    additional_context: dict[str, RuntimeAdditionalContextEntry] | None = None
    """Context for the system prompt by key, as in `thread/start`. Absent: none."""

    history_mode: HistoryMode | None = None
    """Who keeps the history. Absent: `server`."""

    display_name: str | None = None
    """Title. Absent: derived from the first message."""

    branch_name: str | None = None
    """Branch to make for the worktree. Absent: chosen by the server."""

    base_ref: str | None = None
    """Branch or commit to start from. Absent: what is checked out where the source works."""

    path: str | None = None
    """Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server."""

    copy_dirty_changes: bool | None = None
    """Take uncommitted changes along. Absent: true."""


class WorktreeCreateAndStartResponse(m.Struct):
    """The new thread and its worktree."""

    thread: Thread
    """The thread, without turns."""

    worktree: ThreadWorktreeInfo
    """The worktree it works in."""


class ThreadWorktreeHandoffParams(m.Struct, method="thread/worktree/handoff"):
    """A thread to move between workspace and worktree."""

    thread_id: str
    """The thread."""

    mode: WorktreeHandoffMode
    """Where it moves."""

    branch_name: str | None = None
    """Branch to make for the worktree. Absent: chosen by the server."""

    base_ref: str | None = None
    """Branch or commit to start from. Absent: what is checked out where the source works."""

    path: str | None = None
    """Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server."""

    copy_dirty_changes: bool | None = None
    """Take uncommitted changes along. Absent: true."""


class ThreadWorktreeHandoffResponse(m.Struct):
    """The moved thread."""

    thread: Thread
    """The thread; its identifier is the same."""

    mode: WorktreeHandoffMode
    """Where it works now."""

    worktree: ThreadWorktreeInfo | None = None
    """The worktree it works in, or has left. Absent: none."""

    dirty_handoff: ThreadWorktreeDirtyHandoffInfo | None = None
    """What became of uncommitted changes. Absent: there were none to carry over."""


class WorktreeListParams(m.Struct, method="worktree/list"):
    """Which worktrees to list."""

    identity: SessionIdentity | None = None
    """Whose threads. Absent: those of all."""

    include_orphans: bool | None = None
    """List worktrees whose thread is gone, too. Absent: false."""


class WorktreeListResponse(m.Struct):
    """Worktrees that the server made."""

    data: list[ThreadWorktreeStatus]
    """One entry per worktree."""


class WorktreeStatusParams(m.Struct, method="worktree/status"):
    """Whose worktree to look at."""

    thread_id: str
    """The thread."""


CommandThread: t.TypeAlias = t.Union[
    Thread,
    CommandThreadReference,
    m.Unknown,
]
"""The thread to go on with."""

CronStateChangedJob: t.TypeAlias = t.Union[
    CronJobInfo,
    CronStateChangedJobRemoved,
    m.Unknown,
]
"""A job in a notification: complete, or only known by its identifier once it is removed."""

HubAppServerList: t.TypeAlias = list[HubAppServerInfo]
"""The app servers a hub knows."""

InputPart: t.TypeAlias = t.Union[
    InputPartText,
    InputPartCommandRef,
    InputPartSkillRef,
    InputPartFileRef,
    InputPartImage,
    InputPartLocalImage,
    m.Unknown,
]
"""One part of what a user says. An unknown `type` is refused."""

Item: t.TypeAlias = t.Union[
    ItemUserMessage,
    ItemAgentMessage,
    ItemReasoningContent,
    ItemToolCall,
    ItemToolResult,
    ItemToolExecution,
    ItemCommandExecution,
    ItemPluginFunctionCall,
    ItemDynamicToolCall,
    ItemApprovalRequest,
    ItemApprovalResponse,
    ItemUserInputRequest,
    ItemUserInputResponse,
    ItemError,
    ItemSystemNotice,
    m.Unknown,
]
"""One step of a turn. `type` says what the payload holds; unknown types are kept and may be ignored. Later releases
also write `mcpToolCall` and `imageGeneration`, and show calls of plugins as `toolCall` and `toolResult`.
"""

ToolContentItem: t.TypeAlias = t.Union[
    ToolContentItemText,
    ToolContentItemImage,
    m.Unknown,
]
"""One part of a tool's result."""
