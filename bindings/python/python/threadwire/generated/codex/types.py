# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/types.py.j2 from schema/codex/types/*.json.
"""Types of Codex app-server."""

from __future__ import annotations

import typing as t

from threadwire import _model as m

AccountRoutingOverride: t.TypeAlias = t.Union[
    t.Literal[
        "NO_CONSTRAINT",
        "us",
        "us_cr",
    ],
    str,
]
"""Region requests are bound to.

- `NO_CONSTRAINT`: None.
- `us`: The United States.
- `us_cr`: The United States, with its own rules.
"""

AuthMode: t.TypeAlias = t.Union[
    t.Literal[
        "apikey",
        "chatgpt",
        "chatgptAuthTokens",
        "headers",
        "agentIdentity",
        "personalAccessToken",
        "bedrockApiKey",
        "bedrockAccessKeys",
    ],
    str,
]
"""How the server signs in with its model provider.

- `apikey`: With an API key.
- `chatgpt`: With a ChatGPT account whose tokens the server keeps.
- `chatgptAuthTokens`: With ChatGPT tokens that a host application supplies.
- `headers`: With headers of the request.
- `agentIdentity`: With a registered agent identity.
- `personalAccessToken`: With a personal access token.
- `bedrockApiKey`: With a bearer token of Amazon Bedrock.
- `bedrockAccessKeys`: With access keys of Amazon Bedrock.
"""

RateLimitReachedType: t.TypeAlias = t.Union[
    t.Literal[
        "rate_limit_reached",
        "workspace_owner_credits_depleted",
        "workspace_member_credits_depleted",
        "workspace_owner_usage_limit_reached",
        "workspace_member_usage_limit_reached",
    ],
    str,
]
"""Which limit is reached.

- `rate_limit_reached`: The limit over time.
- `workspace_owner_credits_depleted`: The credits, for an owner of the workspace.
- `workspace_member_credits_depleted`: The credits, for a member of the workspace.
- `workspace_owner_usage_limit_reached`: The usage limit, for an owner of the workspace.
- `workspace_member_usage_limit_reached`: The usage limit, for a member of the workspace.
"""

CommandExecutionApprovalKind: t.TypeAlias = t.Union[
    t.Literal[
        "command",
        "writeStdin",
        "humanCommand",
    ],
    str,
]
"""What an approval question is about.

- `command`: Starting a command.
- `writeStdin`: Writing to a command that already runs.
- `humanCommand`: A checkpoint that a person has to pass; only `accept`, `decline` and `cancel` are valid answers.
"""

NetworkApprovalProtocol: t.TypeAlias = t.Union[
    t.Literal[
        "http",
        "https",
        "socks5Tcp",
        "socks5Udp",
    ],
    str,
]
"""Protocol of a network connection.

- `http`: Plain HTTP.
- `https`: HTTPS.
- `socks5Tcp`: TCP through a SOCKS5 proxy.
- `socks5Udp`: UDP through a SOCKS5 proxy.
"""

NetworkPolicyRuleAction: t.TypeAlias = t.Union[
    t.Literal[
        "allow",
        "deny",
    ],
    str,
]
"""Effect of a network rule.

- `allow`: Connections are allowed.
- `deny`: Connections are refused.
"""

FileChangeApprovalDecision: t.TypeAlias = t.Union[
    t.Literal[
        "accept",
        "acceptForSession",
        "decline",
        "cancel",
    ],
    str,
]
"""What becomes of file changes.

- `accept`: Make them.
- `acceptForSession`: Make them, and do not ask again for the same files in this session.
- `decline`: Do not make them; the turn goes on.
- `cancel`: Do not make them and interrupt the turn.
"""

PermissionGrantScope: t.TypeAlias = t.Union[
    t.Literal[
        "turn",
        "session",
    ],
    str,
]
"""How long granted permissions last.

- `turn`: Until the turn ends.
- `session`: As long as the thread is loaded.
"""

ThreadAttachmentAddOutcome: t.TypeAlias = t.Union[
    t.Literal[
        "created",
        "existing",
    ],
    str,
]
"""What adding an attachment did.

- `created`: It is new.
- `existing`: One of this kind and key was there already; it is unchanged.
"""

ThreadAttachmentOperation: t.TypeAlias = t.Union[
    t.Literal[
        "created",
        "deleted",
    ],
    str,
]
"""What happened to an attachment.

- `created`: It was added.
- `deleted`: It was removed.
"""

AwsCredentialType: t.TypeAlias = t.Union[
    t.Literal[
        "accessKeys",
        "bedrockApiKey",
    ],
    str,
]
"""Kind of credential of AWS.

- `accessKeys`: Access keys.
- `bedrockApiKey`: A key of Bedrock.
"""

CommandExecOutputStream: t.TypeAlias = t.Union[
    t.Literal[
        "stdout",
        "stderr",
    ],
    str,
]
"""An output stream of a command.

- `stdout`: Standard output; everything, when the command has a terminal.
- `stderr`: Standard error.
"""

BrowserUseAccessApprovalLifetime: t.TypeAlias = t.Union[
    t.Literal[
        "turn",
        "thread",
    ],
    str,
]
"""How long an approval for a site lasts.

- `turn`: Until the turn ends.
- `thread`: As long as the thread lives.
"""

AutoCompactTokenLimitScope: t.TypeAlias = t.Union[
    t.Literal[
        "total",
        "body_after_prefix",
    ],
    str,
]
"""What counts against the limit for summarizing.

- `total`: The whole context.
- `body_after_prefix`: What came after the part carried over from before.
"""

ForcedLoginMethod: t.TypeAlias = t.Union[
    t.Literal[
        "chatgpt",
        "api",
    ],
    str,
]
"""Way to sign in.

- `chatgpt`: With a ChatGPT account.
- `api`: With an API key.
"""

WebSearchMode: t.TypeAlias = t.Union[
    t.Literal[
        "disabled",
        "cached",
        "indexed",
        "live",
    ],
    str,
]
"""Whether the model may search the web.

- `disabled`: No.
- `cached`: In stored pages only.
- `indexed`: In an index of pages.
- `live`: Yes.
"""

WebSearchProvider: t.TypeAlias = t.Union[
    t.Literal[
        "standalone",
        "search_mcp",
    ],
    str,
]
"""Search for the web.

- `standalone`: A search of its own.
- `search_mcp`: A search through MCP.
"""

Verbosity: t.TypeAlias = t.Union[
    t.Literal[
        "low",
        "medium",
        "high",
    ],
    str,
]
"""How long answers are.

- `low`: Short.
- `medium`: Medium.
- `high`: Long.
"""

WebSearchContextSize: t.TypeAlias = t.Union[
    t.Literal[
        "low",
        "medium",
        "high",
    ],
    str,
]
"""How much the model gets to read.

- `low`: Little.
- `medium`: Some.
- `high`: Much.
"""

AppToolApproval: t.TypeAlias = t.Union[
    t.Literal[
        "auto",
        "prompt",
        "writes",
        "approve",
    ],
    str,
]
"""When the user is asked before an app's tool is called.

- `auto`: When it seems necessary.
- `prompt`: Always.
- `writes`: When it changes something.
- `approve`: Never; it is always allowed.
"""

AllowDenyRequirement: t.TypeAlias = t.Union[
    t.Literal[
        "allow",
        "deny",
    ],
    str,
]
"""A rule.

- `allow`: Allowed.
- `deny`: Refused.
"""

ToolExposureSurface: t.TypeAlias = t.Union[
    t.Literal[
        "code_mode",
        "deferred",
        "direct",
    ],
    str,
]
"""A way to offer a tool to the model.

- `code_mode`: As a function in code that the model writes.
- `deferred`: Found by a search.
- `direct`: In the list of tools.
"""

MergeStrategy: t.TypeAlias = t.Union[
    t.Literal[
        "replace",
        "upsert",
    ],
    str,
]
"""What happens to a value that is there.

- `replace`: The new value takes its place.
- `upsert`: Tables are merged; other values are replaced.
"""

WriteStatus: t.TypeAlias = t.Union[
    t.Literal[
        "ok",
        "okOverridden",
    ],
    str,
]
"""Whether a written value is in force.

- `ok`: It is.
- `okOverridden`: It is written, but a higher layer says otherwise.
"""

RemoteControlConnectionStatus: t.TypeAlias = t.Union[
    t.Literal[
        "disabled",
        "connecting",
        "connected",
        "errored",
    ],
    str,
]
"""State of the remote control connection.

- `disabled`: Remote control is off.
- `connecting`: A connection is being made.
- `connected`: The server can be controlled remotely.
- `errored`: The connection failed.
"""

McpElicitationArrayType: t.TypeAlias = t.Union[
    t.Literal["array"],
    str,
]
"""Type of a field with several answers.

- `array`: A list.
"""

McpElicitationBooleanType: t.TypeAlias = t.Union[
    t.Literal["boolean"],
    str,
]
"""Type of a field for yes or no.

- `boolean`: Yes or no.
"""

McpElicitationNumberType: t.TypeAlias = t.Union[
    t.Literal[
        "number",
        "integer",
    ],
    str,
]
"""Type of a field for a number.

- `number`: Any number.
- `integer`: A whole number.
"""

McpElicitationObjectType: t.TypeAlias = t.Union[
    t.Literal["object"],
    str,
]
"""Type of a form.

- `object`: An object with a member per field.
"""

McpElicitationStringFormat: t.TypeAlias = t.Union[
    t.Literal[
        "email",
        "uri",
        "date",
        "date-time",
    ],
    str,
]
"""What a text has to be.

- `email`: An e-mail address.
- `uri`: An address (URI).
- `date`: A date, `YYYY-MM-DD`.
- `date-time`: A point in time (RFC 3339).
"""

McpElicitationStringType: t.TypeAlias = t.Union[
    t.Literal["string"],
    str,
]
"""Type of a field for a text.

- `string`: A text.
"""

McpServerElicitationAction: t.TypeAlias = t.Union[
    t.Literal[
        "accept",
        "decline",
        "cancel",
    ],
    str,
]
"""What the user did with a question of an MCP server.

- `accept`: Answered it.
- `decline`: Refused to answer.
- `cancel`: Put it away without a decision.
"""

EnvironmentStatusKind: t.TypeAlias = t.Union[
    t.Literal[
        "ready",
        "pending",
        "disconnected",
        "unknown",
    ],
    str,
]
"""State of an environment.

- `ready`: It is local or answers.
- `pending`: It was not needed yet, or is being connected.
- `disconnected`: The connection failed; the next use may bring it back.
- `unknown`: There is no such environment.
"""

ExecCommandSource: t.TypeAlias = t.Union[
    t.Literal[
        "agent",
        "user_shell",
        "unified_exec_startup",
        "unified_exec_interaction",
    ],
    str,
]
"""Who started a command.

- `agent`: The agent, for a tool call.
- `user_shell`: The user.
- `unified_exec_startup`: The agent; the command may go on after the call.
- `unified_exec_interaction`: The agent, by input for a command that goes on.
"""

ExecOutputStream: t.TypeAlias = t.Union[
    t.Literal[
        "stdout",
        "stderr",
    ],
    str,
]
"""An output stream of a command.

- `stdout`: Standard output.
- `stderr`: Standard error.
"""

StepStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "in_progress",
        "completed",
    ],
    str,
]
"""How far a step of the plan is.

- `pending`: Not begun.
- `in_progress`: Being done.
- `completed`: Done.
"""

TurnAbortReason: t.TypeAlias = t.Union[
    t.Literal[
        "interrupted",
        "replaced",
        "review_ended",
    ],
    str,
]
"""Why a turn ended early.

- `interrupted`: The user interrupted it.
- `replaced`: Another turn took its place.
- `review_ended`: The review it was part of ended.
"""

LegacyMcpAuthStatus: t.TypeAlias = t.Union[
    t.Literal[
        "unsupported",
        "not_logged_in",
        "bearer_token",
        "o_auth",
    ],
    str,
]
"""How the user is signed in to an MCP server, in events.

- `unsupported`: The server does not ask for it.
- `not_logged_in`: Not signed in.
- `bearer_token`: By a fixed token.
- `o_auth`: By OAuth.
"""

ExperimentalFeatureStage: t.TypeAlias = t.Union[
    t.Literal[
        "beta",
        "underDevelopment",
        "stable",
        "deprecated",
        "removed",
    ],
    str,
]
"""How far a feature is.

- `beta`: Users may try it.
- `underDevelopment`: It is not ready.
- `stable`: It is ready.
- `deprecated`: It should not be used any more.
- `removed`: It is gone; only the key is left.
"""

ExternalAgentConfigMigrationItemType: t.TypeAlias = t.Union[
    t.Literal[
        "AGENTS_MD",
        "CONFIG",
        "SKILLS",
        "PLUGINS",
        "MCP_SERVER_CONFIG",
        "SUBAGENTS",
        "HOOKS",
        "COMMANDS",
        "MEMORY",
        "SESSIONS",
    ],
    str,
]
"""Kind of a thing to take over.

- `AGENTS_MD`: Instructions for the agent.
- `CONFIG`: Settings.
- `SKILLS`: Skills.
- `PLUGINS`: Plugins.
- `MCP_SERVER_CONFIG`: MCP servers.
- `SUBAGENTS`: Sub-agents.
- `HOOKS`: Hooks.
- `COMMANDS`: Custom commands.
- `MEMORY`: Memories.
- `SESSIONS`: Conversations.
"""

ExternalAgentDetectedConnectorSource: t.TypeAlias = t.Union[
    t.Literal[
        "remoteMcpServersConfig",
        "sessionToolUse",
    ],
    str,
]
"""How a service of another agent was noticed.

- `remoteMcpServersConfig`: In its list of remote MCP servers.
- `sessionToolUse`: In the tool calls of its conversations.
"""

ExternalAgentImportedConnectorSource: t.TypeAlias = t.Union[
    t.Literal["remoteMcpServersConfig"],
    str,
]
"""How a service that came along with an import was noticed.

- `remoteMcpServersConfig`: In the list of remote MCP servers.
"""

FuzzyFileSearchMatchType: t.TypeAlias = t.Union[
    t.Literal[
        "file",
        "directory",
    ],
    str,
]
"""What a search found.

- `file`: A file.
- `directory`: A directory.
"""

GatewayOAuthStatus: t.TypeAlias = t.Union[
    t.Literal[
        "notReady",
        "started",
        "succeeded",
        "failed",
    ],
    str,
]
"""Where a sign-in at a gateway stands.

- `notReady`: Nobody is signed in.
- `started`: A sign-in is under way.
- `succeeded`: Somebody is signed in.
- `failed`: The sign-in failed.
"""

ThreadGoalMutationOrigin: t.TypeAlias = t.Union[
    t.Literal[
        "user",
        "automatic",
    ],
    str,
]
"""Who wants a goal changed.

- `user`: The user said so.
- `automatic`: A program did it on its own.
"""

ThreadGoalStatus: t.TypeAlias = t.Union[
    t.Literal[
        "active",
        "paused",
        "blocked",
        "usageLimited",
        "budgetLimited",
        "complete",
    ],
    str,
]
"""Where a goal stands.

- `active`: The server starts turns for it while the thread is idle.
- `paused`: It rests until it is made active again.
- `blocked`: A turn failed; it rests.
- `usageLimited`: A usage limit of the account is reached; it rests.
- `budgetLimited`: Its token budget is used up.
- `complete`: It is reached.
"""

GuardianAssessmentOutcome: t.TypeAlias = t.Union[
    t.Literal[
        "allow",
        "deny",
    ],
    str,
]
"""Verdict of the automatic reviewer.

- `allow`: The action may run.
- `deny`: The action must not run.
"""

AutoReviewDecisionSource: t.TypeAlias = t.Union[
    t.Literal["agent"],
    str,
]
"""Who ended an automatic review.

- `agent`: The reviewing model.
"""

GuardianApprovalReviewStatus: t.TypeAlias = t.Union[
    t.Literal[
        "inProgress",
        "approved",
        "denied",
        "timedOut",
        "aborted",
    ],
    str,
]
"""Where an automatic review stands.

- `inProgress`: The reviewer works.
- `approved`: The action may run.
- `denied`: The action must not run.
- `timedOut`: The reviewer took too long; the action must not run.
- `aborted`: The turn was stopped before the verdict.
"""

GuardianCommandSource: t.TypeAlias = t.Union[
    t.Literal[
        "shell",
        "unifiedExec",
    ],
    str,
]
"""Tool that runs a reviewed command.

- `shell`: The plain shell tool.
- `unifiedExec`: The tool with terminals that stay open.
"""

GuardianRiskLevel: t.TypeAlias = t.Union[
    t.Literal[
        "low",
        "medium",
        "high",
        "critical",
    ],
    str,
]
"""How much harm an action could do.

- `low`: Little.
- `medium`: Some, which can be undone.
- `high`: Much.
- `critical`: So much that it cannot be undone.
"""

GuardianUserAuthorization: t.TypeAlias = t.Union[
    t.Literal[
        "unknown",
        "low",
        "medium",
        "high",
    ],
    str,
]
"""How clearly the user asked for an action.

- `unknown`: It cannot be told.
- `low`: Hardly.
- `medium`: In general.
- `high`: Just so.
"""

LocalShellStatus: t.TypeAlias = t.Union[
    t.Literal[
        "completed",
        "in_progress",
        "incomplete",
    ],
    str,
]
"""Where a shell call stands.

- `completed`: It ended.
- `in_progress`: It runs.
- `incomplete`: It broke off.
"""

HookExecutionMode: t.TypeAlias = t.Union[
    t.Literal[
        "sync",
        "async",
    ],
    str,
]
"""Whether the agent waits for a hook.

- `sync`: It waits.
- `async`: It goes on meanwhile.
"""

HookHandlerType: t.TypeAlias = t.Union[
    t.Literal[
        "command",
        "mcpTool",
        "prompt",
        "agent",
    ],
    str,
]
"""What a hook is.

- `command`: A command of the shell.
- `mcpTool`: A tool of an MCP server.
- `prompt`: A question to a model.
- `agent`: An agent of its own.
"""

HookOutputEntryKind: t.TypeAlias = t.Union[
    t.Literal[
        "warning",
        "stop",
        "feedback",
        "context",
        "error",
    ],
    str,
]
"""What a piece of the output of a hook is for.

- `warning`: To warn the user.
- `stop`: To say why the agent has to stop.
- `feedback`: To tell the model something about what it did.
- `context`: To give the model more to know.
- `error`: To say what went wrong in the hook.
"""

HookRunStatus: t.TypeAlias = t.Union[
    t.Literal[
        "running",
        "completed",
        "failed",
        "blocked",
        "stopped",
    ],
    str,
]
"""How far the run of a hook is.

- `running`: It runs.
- `completed`: It ended and had no objection.
- `failed`: It went wrong.
- `blocked`: It forbade what the agent was about to do.
- `stopped`: It stopped the agent.
"""

HookScope: t.TypeAlias = t.Union[
    t.Literal[
        "thread",
        "turn",
    ],
    str,
]
"""What the run of a hook belongs to.

- `thread`: The thread as a whole.
- `turn`: One turn.
"""

HookSource: t.TypeAlias = t.Union[
    t.Literal[
        "system",
        "user",
        "project",
        "mdm",
        "sessionFlags",
        "plugin",
        "cloudRequirements",
        "cloudManagedConfig",
        "legacyManagedConfigFile",
        "legacyManagedConfigMdm",
        "unknown",
    ],
    str,
]
"""Kind of place a hook comes from.

- `system`: Configuration of the machine.
- `user`: Configuration of the user.
- `project`: Configuration of the project.
- `mdm`: Device management.
- `sessionFlags`: Flags the server was started with.
- `plugin`: A plugin.
- `cloudRequirements`: Requirements of the administrator from the cloud.
- `cloudManagedConfig`: Managed configuration from the cloud.
- `legacyManagedConfigFile`: Older managed configuration, in a file.
- `legacyManagedConfigMdm`: Older managed configuration, from device management.
- `unknown`: Not known.
"""

HookTrustStatus: t.TypeAlias = t.Union[
    t.Literal[
        "managed",
        "untrusted",
        "trusted",
        "modified",
    ],
    str,
]
"""Whether a hook is trusted.

- `managed`: An administrator vouches for it.
- `untrusted`: Nobody has trusted it yet; it does not run.
- `trusted`: The user trusts it.
- `modified`: The user trusted it, but it has changed since; it does not run.
"""

HookEventName: t.TypeAlias = t.Union[
    t.Literal[
        "preModelRequest",
        "postModelRequest",
        "preToolUse",
        "permissionRequest",
        "postToolUse",
        "preCompact",
        "postCompact",
        "sessionStart",
        "sessionEnd",
        "userPromptSubmit",
        "subagentStart",
        "subagentStop",
        "stop",
        "interrupt",
    ],
    str,
]
"""When a hook runs.

- `preModelRequest`: Before a request to the model.
- `postModelRequest`: After the answer of the model.
- `preToolUse`: Before a tool runs.
- `permissionRequest`: When the user is about to be asked for permission.
- `postToolUse`: After a tool ran.
- `preCompact`: Before the history is summarized.
- `postCompact`: After the history was summarized.
- `sessionStart`: When a thread begins or is opened again.
- `sessionEnd`: When a thread is closed.
- `userPromptSubmit`: When the user sends a message.
- `subagentStart`: When a sub-agent begins.
- `subagentStop`: When a sub-agent ends.
- `stop`: When the agent is about to end its turn.
- `interrupt`: When the user interrupts the agent.
"""

ImageDetail: t.TypeAlias = t.Union[
    t.Literal[
        "auto",
        "low",
        "high",
        "original",
    ],
    str,
]
"""How closely the model looks at an image.

- `auto`: The model decides.
- `low`: Coarse and cheap.
- `high`: Fine.
- `original`: Unscaled.
"""

AdditionalContextKind: t.TypeAlias = t.Union[
    t.Literal[
        "untrusted",
        "application",
    ],
    str,
]
"""Trust in a piece of context.

- `untrusted`: Data, not instructions.
- `application`: Comes from the client application itself.
"""

AgentMessageDelivery: t.TypeAlias = t.Union[
    t.Literal["async"],
    str,
]
"""How a message of the agent reaches the user.

- `async`: Beside the running work.
"""

MessagePhase: t.TypeAlias = t.Union[
    t.Literal[
        "commentary",
        "partial_answer",
        "final_answer",
    ],
    str,
]
"""What part of an answer a message is.

- `commentary`: Notes while the work goes on.
- `partial_answer`: A part of the answer; more may follow.
- `final_answer`: The answer.
"""

CommandExecutionSource: t.TypeAlias = t.Union[
    t.Literal[
        "agent",
        "userShell",
        "unifiedExecStartup",
        "unifiedExecInteraction",
    ],
    str,
]
"""Who started a command.

- `agent`: The agent.
- `userShell`: The user.
- `unifiedExecStartup`: The agent, as a session that can go on.
- `unifiedExecInteraction`: The agent, by writing to such a session.
"""

CommandExecutionStatus: t.TypeAlias = t.Union[
    t.Literal[
        "inProgress",
        "completed",
        "failed",
        "declined",
    ],
    str,
]
"""Where a command stands.

- `inProgress`: It runs or waits for approval.
- `completed`: It ended with exit code 0.
- `failed`: It ended otherwise or could not be started.
- `declined`: It was refused.
"""

PatchApplyStatus: t.TypeAlias = t.Union[
    t.Literal[
        "inProgress",
        "completed",
        "failed",
        "declined",
    ],
    str,
]
"""Where file changes stand.

- `inProgress`: They are being made or wait for approval.
- `completed`: They are made.
- `failed`: They could not be made.
- `declined`: They were refused.
"""

McpToolCallStatus: t.TypeAlias = t.Union[
    t.Literal[
        "inProgress",
        "completed",
        "failed",
    ],
    str,
]
"""Where a tool call stands.

- `inProgress`: It runs.
- `completed`: It returned.
- `failed`: It failed.
"""

McpAppDisplayMode: t.TypeAlias = t.Union[
    t.Literal[
        "inline",
        "fullscreen",
    ],
    str,
]
"""How a user interface is shown.

- `inline`: Inside the conversation.
- `fullscreen`: On its own.
"""

DynamicToolCallStatus: t.TypeAlias = t.Union[
    t.Literal[
        "inProgress",
        "completed",
        "failed",
    ],
    str,
]
"""Where a call of a client's tool stands.

- `inProgress`: The client works on it.
- `completed`: It returned.
- `failed`: It failed.
"""

CollabAgentTool: t.TypeAlias = t.Union[
    t.Literal[
        "spawnAgent",
        "sendInput",
        "resumeAgent",
        "wait",
        "closeAgent",
        "sendMessage",
        "followupTask",
        "interruptAgent",
        "listAgents",
    ],
    str,
]
"""Action on other agents.

- `spawnAgent`: Start one.
- `sendInput`: Send it input.
- `resumeAgent`: Open a stored one.
- `wait`: Wait for agents.
- `closeAgent`: Close one.
- `sendMessage`: Send it a message.
- `followupTask`: Give it another task.
- `interruptAgent`: Interrupt it.
- `listAgents`: List them.
"""

CollabAgentToolCallStatus: t.TypeAlias = t.Union[
    t.Literal[
        "inProgress",
        "completed",
        "failed",
        "interrupted",
    ],
    str,
]
"""Where an action on other agents stands.

- `inProgress`: It runs.
- `completed`: It is done.
- `failed`: It failed.
- `interrupted`: It was stopped.
"""

CollabAgentStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pendingInit",
        "running",
        "interrupted",
        "completed",
        "errored",
        "shutdown",
        "notFound",
    ],
    str,
]
"""Where an agent stands.

- `pendingInit`: It is being started.
- `running`: It works.
- `interrupted`: It was stopped.
- `completed`: It is done.
- `errored`: It failed.
- `shutdown`: It was closed.
- `notFound`: There is no such agent.
"""

SubAgentActivityKind: t.TypeAlias = t.Union[
    t.Literal[
        "started",
        "interacted",
        "interrupted",
        "completed",
    ],
    str,
]
"""What another agent did.

- `started`: It was started.
- `interacted`: It was spoken to.
- `interrupted`: It was stopped.
- `completed`: It is done.
"""

LegacyAskForApproval: t.TypeAlias = t.Union[
    t.Literal[
        "untrusted",
        "on-failure",
        "on-request",
        "never",
    ],
    str,
]
"""When the user is asked, in conversations.

- `untrusted`: Before everything that is not known to be harmless.
- `on-failure`: After the sandbox stopped a command.
- `on-request`: When the model asks for it.
- `never`: Never; what would need it fails.
"""

ChatgptAuthTokensRefreshReason: t.TypeAlias = t.Union[
    t.Literal["unauthorized"],
    str,
]
"""Why new tokens are needed.

- `unauthorized`: A request was answered with 401.
"""

AccountSessionWorkspaceKind: t.TypeAlias = t.Union[
    t.Literal[
        "personal",
        "workspace",
    ],
    str,
]
"""Kind of workspace.

- `personal`: That of one user.
- `workspace`: One of a group.
"""

CancelLoginAccountStatus: t.TypeAlias = t.Union[
    t.Literal[
        "canceled",
        "notFound",
    ],
    str,
]
"""What became of a sign-in to give up.

- `canceled`: It is given up.
- `notFound`: There is none with this id.
"""

DesktopOnboardingEntrypoint: t.TypeAlias = t.Union[
    t.Literal["life_sciences"],
    str,
]
"""Where a user goes on after signing in.

- `life_sciences`: The introduction for life sciences.
"""

LoginAppBrand: t.TypeAlias = t.Union[
    t.Literal[
        "codex",
        "chatgpt",
    ],
    str,
]
"""Brand a sign-in page shows.

- `codex`: Codex.
- `chatgpt`: ChatGPT.
"""

McpAuthStatus: t.TypeAlias = t.Union[
    t.Literal[
        "unknown",
        "unsupported",
        "notLoggedIn",
        "bearerToken",
        "oAuth",
    ],
    str,
]
"""How the user is signed in to an MCP server.

- `unknown`: Not known.
- `unsupported`: The server does not ask for it.
- `notLoggedIn`: Not signed in.
- `bearerToken`: By a fixed token.
- `oAuth`: By OAuth.
"""

McpServerConnectionStatus: t.TypeAlias = t.Union[
    t.Literal[
        "notStarted",
        "starting",
        "connected",
        "authenticationRequired",
        "failed",
        "cancelled",
        "disabled",
    ],
    str,
]
"""State of the connection to an MCP server.

- `notStarted`: Not begun.
- `starting`: Being made.
- `connected`: The server can be used.
- `authenticationRequired`: The user has to sign in first.
- `failed`: It could not be made.
- `cancelled`: It was given up.
- `disabled`: The server is switched off.
"""

McpServerOauthClientRegistration: t.TypeAlias = t.Union[
    t.Literal[
        "auto",
        "cimd",
        "dcr",
    ],
    str,
]
"""How the client makes itself known to the authorization server.

- `auto`: Whichever way the server supports.
- `cimd`: By the address of a metadata document.
- `dcr`: By dynamic registration.
"""

McpServerStartupFailureReason: t.TypeAlias = t.Union[
    t.Literal["reauthenticationRequired"],
    str,
]
"""Why an MCP server did not start.

- `reauthenticationRequired`: The user has to sign in again.
"""

McpServerStartupState: t.TypeAlias = t.Union[
    t.Literal[
        "starting",
        "ready",
        "failed",
        "cancelled",
    ],
    str,
]
"""How far the start of an MCP server is.

- `starting`: Going on.
- `ready`: The server can be used.
- `failed`: It did not work.
- `cancelled`: It was given up.
"""

McpServerStatusDetail: t.TypeAlias = t.Union[
    t.Literal[
        "full",
        "toolsAndAuthOnly",
    ],
    str,
]
"""How much to find out about an MCP server.

- `full`: Everything.
- `toolsAndAuthOnly`: No resources.
"""

InputModality: t.TypeAlias = t.Union[
    t.Literal[
        "text",
        "image",
        "audio",
    ],
    str,
]
"""What a model takes in.

- `text`: Text.
- `image`: Images.
- `audio`: Sound.
"""

MultiAgentVersion: t.TypeAlias = t.Union[
    t.Literal[
        "disabled",
        "v1",
        "v2",
    ],
    str,
]
"""How a model works with sub-agents.

- `disabled`: Not at all.
- `v1`: In the first way.
- `v2`: In the second way.
"""

ModelRerouteReason: t.TypeAlias = t.Union[
    t.Literal["highRiskCyberActivity"],
    str,
]
"""Why another model was used.

- `highRiskCyberActivity`: The request looked like risky security work.
"""

ModelVerification: t.TypeAlias = t.Union[
    t.Literal["trustedAccessForCyber"],
    str,
]
"""A check that the account passed for a model.

- `trustedAccessForCyber`: Trusted for security work.
"""

BedrockProviderId: t.TypeAlias = t.Union[
    t.Literal[
        "amazon-bedrock",
        "amazon-bedrock-runtime",
    ],
    str,
]
"""A built-in model provider on Amazon Bedrock.

- `amazon-bedrock`: Bedrock.
- `amazon-bedrock-runtime`: The runtime interface of Bedrock.
"""

GcpProviderId: t.TypeAlias = t.Union[
    t.Literal["gcp"],
    str,
]
"""The built-in model provider on Google Cloud.

- `gcp`: Google Cloud.
"""

AppTemplateUnavailableReason: t.TypeAlias = t.Union[
    t.Literal[
        "NOT_CONFIGURED_FOR_WORKSPACE",
        "NO_ACTIVE_WORKSPACE",
    ],
    str,
]
"""Why an app template cannot be used.

- `NOT_CONFIGURED_FOR_WORKSPACE`: The workspace has not set it up.
- `NO_ACTIVE_WORKSPACE`: The account has no active workspace.
"""

PluginAuthPolicy: t.TypeAlias = t.Union[
    t.Literal[
        "ON_INSTALL",
        "ON_USE",
    ],
    str,
]
"""When the user signs in to the apps of a plugin.

- `ON_INSTALL`: When it is installed.
- `ON_USE`: When it is used for the first time.
"""

PluginAvailability: t.TypeAlias = t.Union[
    t.Literal[
        "DISABLED_BY_ADMIN",
        "AVAILABLE",
    ],
    str,
]
"""Whether a plugin can be installed and used.

- `DISABLED_BY_ADMIN`: The administrator forbids it.
- `AVAILABLE`: Yes.
"""

PluginDisabledReason: t.TypeAlias = t.Union[
    t.Literal[
        "disabled_by_admin",
        "plan_not_eligible",
        "required_app_unavailable",
        "unknown",
    ],
    str,
]
"""Why a plugin cannot be used.

- `disabled_by_admin`: The administrator forbids it.
- `plan_not_eligible`: The plan of the account does not include it.
- `required_app_unavailable`: An app it needs cannot be used.
- `unknown`: Not known.
"""

PluginInstallPolicy: t.TypeAlias = t.Union[
    t.Literal[
        "NOT_AVAILABLE",
        "AVAILABLE",
        "INSTALLED_BY_DEFAULT",
    ],
    str,
]
"""Whether a plugin is installed at the user's wish.

- `NOT_AVAILABLE`: It cannot be installed.
- `AVAILABLE`: The user may install it.
- `INSTALLED_BY_DEFAULT`: It is installed without asking.
"""

PluginInstallPolicySource: t.TypeAlias = t.Union[
    t.Literal[
        "WORKSPACE_SETTING",
        "IMPLICIT_CANONICAL_APP",
    ],
    str,
]
"""Where the installation rule of a plugin comes from.

- `WORKSPACE_SETTING`: A setting of the workspace.
- `IMPLICIT_CANONICAL_APP`: It follows from an app that the workspace uses.
"""

PluginListMarketplaceKind: t.TypeAlias = t.Union[
    t.Literal[
        "local",
        "vertical",
        "workspace-directory",
        "shared-with-me",
        "created-by-me-remote",
    ],
    str,
]
"""A kind of marketplaces.

- `local`: Those on this machine.
- `vertical`: Those made for a field of work.
- `workspace-directory`: Plugins of the workspace.
- `shared-with-me`: Plugins others shared with the user.
- `created-by-me-remote`: Plugins of the user in the cloud.
"""

PluginSearchScope: t.TypeAlias = t.Union[
    t.Literal[
        "global",
        "workspace",
        "personal",
    ],
    str,
]
"""Where to search for plugins.

- `global`: In the official catalog.
- `workspace`: Among the plugins of the workspace.
- `personal`: Among the plugins of the user.
"""

ScheduledTaskWeekday: t.TypeAlias = t.Union[
    t.Literal[
        "MO",
        "TU",
        "WE",
        "TH",
        "FR",
        "SA",
        "SU",
    ],
    str,
]
"""A day of the week.

- `MO`: Monday.
- `TU`: Tuesday.
- `WE`: Wednesday.
- `TH`: Thursday.
- `FR`: Friday.
- `SA`: Saturday.
- `SU`: Sunday.
"""

PluginShareDiscoverability: t.TypeAlias = t.Union[
    t.Literal[
        "LISTED",
        "UNLISTED",
        "PRIVATE",
    ],
    str,
]
"""Who can find a shared plugin.

- `LISTED`: Everybody in the workspace.
- `UNLISTED`: Everybody who has the address.
- `PRIVATE`: Only those it is shared with.
"""

PluginSharePrincipalRole: t.TypeAlias = t.Union[
    t.Literal[
        "reader",
        "editor",
        "owner",
    ],
    str,
]
"""What somebody may do with a shared plugin.

- `reader`: Use it.
- `editor`: Use and change it.
- `owner`: Everything.
"""

PluginSharePrincipalType: t.TypeAlias = t.Union[
    t.Literal[
        "user",
        "group",
        "workspace",
    ],
    str,
]
"""Kind of somebody a plugin is shared with.

- `user`: A user.
- `group`: A group of users.
- `workspace`: The whole workspace.
"""

PluginShareTargetRole: t.TypeAlias = t.Union[
    t.Literal[
        "reader",
        "editor",
    ],
    str,
]
"""What somebody may be allowed to do with a shared plugin.

- `reader`: Use it.
- `editor`: Use and change it.
"""

PluginShareUpdateDiscoverability: t.TypeAlias = t.Union[
    t.Literal[
        "UNLISTED",
        "PRIVATE",
        "LISTED",
    ],
    str,
]
"""Who will be able to find a shared plugin.

- `UNLISTED`: Everybody who has the address.
- `PRIVATE`: Only those it is shared with.
- `LISTED`: Everybody in the workspace.
"""

ProcessOutputStream: t.TypeAlias = t.Union[
    t.Literal[
        "stdout",
        "stderr",
    ],
    str,
]
"""An output stream of a process.

- `stdout`: Standard output; everything, when the process has a terminal.
- `stderr`: Standard error.
"""

ProjectChangeType: t.TypeAlias = t.Union[
    t.Literal[
        "created",
        "updated",
        "deleted",
    ],
    str,
]
"""What happened to a project.

- `created`: It is new.
- `updated`: It was changed.
- `deleted`: It was deleted.
"""

ProjectSortKey: t.TypeAlias = t.Union[
    t.Literal[
        "position",
        "recencyAt",
    ],
    str,
]
"""What projects are sorted by.

- `position`: The user's order.
- `recencyAt`: Time of the last use; projects without threads come last.
"""

CodexResponseHandoffMode: t.TypeAlias = t.Union[
    t.Literal[
        "thinking",
        "commentary",
        "bemTags",
    ],
    str,
]
"""How answers of the agent reach a voice session.

- `thinking`: As thoughts of the voice model.
- `commentary`: As remarks it may speak.
- `bemTags`: As text with channel prefixes.
"""

ConversationTextRole: t.TypeAlias = t.Union[
    t.Literal[
        "user",
        "developer",
        "assistant",
    ],
    str,
]
"""Who a text of a voice session comes from.

- `user`: The user.
- `developer`: The program.
- `assistant`: The agent.
"""

RealtimeConversationVersion: t.TypeAlias = t.Union[
    t.Literal[
        "v1",
        "v2",
        "v3",
    ],
    str,
]
"""Version of the voice protocol of the model provider.

- `v1`: The first.
- `v2`: The second.
- `v3`: The third, which takes initial items.
"""

RealtimeOutputModality: t.TypeAlias = t.Union[
    t.Literal[
        "text",
        "audio",
    ],
    str,
]
"""What a voice session puts out.

- `text`: Text only.
- `audio`: Speech.
"""

RealtimeVoice: t.TypeAlias = t.Union[
    t.Literal[
        "alloy",
        "arbor",
        "ash",
        "aube",
        "ballad",
        "breeze",
        "bubbie",
        "cedar",
        "coral",
        "cove",
        "echo",
        "ember",
        "haetsal",
        "hanul",
        "himari",
        "juniper",
        "leher",
        "maple",
        "marin",
        "miko",
        "neer",
        "porto",
        "rindo",
        "rio",
        "rivage",
        "sage",
        "selva",
        "shimmer",
        "sol",
        "sonna",
        "spruce",
        "tinta",
        "vale",
        "verse",
        "viola",
    ],
    str,
]
"""A voice of the model provider."""

ThreadRealtimeSessionOutcome: t.TypeAlias = t.Union[
    t.Literal[
        "ended",
        "failed",
    ],
    str,
]
"""How a voice session ended.

- `ended`: As wanted.
- `failed`: With an error.
"""

ThreadRealtimeTranscriptRole: t.TypeAlias = t.Union[
    t.Literal[
        "user",
        "assistant",
    ],
    str,
]
"""Who said something.

- `user`: The user.
- `assistant`: The agent.
"""

RemoteControlClientsListOrder: t.TypeAlias = t.Union[
    t.Literal[
        "asc",
        "desc",
    ],
    str,
]
"""Order of a list of clients.

- `asc`: Oldest first.
- `desc`: Newest first.
"""

CliAuthCredentialsStoreMode: t.TypeAlias = t.Union[
    t.Literal[
        "file",
        "keyring",
        "auto",
        "ephemeral",
    ],
    str,
]
"""Where credentials are stored.

- `file`: In a file.
- `keyring`: In the key store of the operating system.
- `auto`: In the key store where there is one, else in a file.
- `ephemeral`: In memory only.
"""

NetworkDomainPermission: t.TypeAlias = t.Union[
    t.Literal[
        "allow",
        "deny",
    ],
    str,
]
"""What holds for a domain.

- `allow`: It may be reached.
- `deny`: It must not be reached.
"""

NetworkUnixSocketPermission: t.TypeAlias = t.Union[
    t.Literal[
        "allow",
        "deny",
    ],
    str,
]
"""What holds for a Unix socket.

- `allow`: It may be used.
- `deny`: It must not be used.
"""

ResidencyRequirement: t.TypeAlias = t.Union[
    t.Literal["us"],
    str,
]
"""Region data must stay in.

- `us`: The United States.
"""

WindowsSandboxImplementation: t.TypeAlias = t.Union[
    t.Literal[
        "elevated",
        "unelevated",
        "mxc",
    ],
    str,
]
"""A sandbox of Windows.

- `elevated`: The one that an administrator sets up.
- `unelevated`: The one that needs no administrator.
- `mxc`: The one of the operating system.
"""

ReviewDelivery: t.TypeAlias = t.Union[
    t.Literal[
        "inline",
        "detached",
    ],
    str,
]
"""Where a review runs.

- `inline`: On the thread itself.
- `detached`: On a thread of its own, forked for it.
"""

ApprovalsReviewer: t.TypeAlias = t.Union[
    t.Literal[
        "user",
        "auto_review",
        "guardian_subagent",
    ],
    str,
]
"""Who answers approval questions.

- `user`: The user, through the client.
- `auto_review`: A reviewing agent that weighs the risk.
- `guardian_subagent`: Older name of the reviewing agent.
"""

SandboxMode: t.TypeAlias = t.Union[
    t.Literal[
        "read-only",
        "workspace-write",
        "danger-full-access",
    ],
    str,
]
"""Shorthand for a sandbox policy.

- `read-only`: Files can be read, nothing can be written.
- `workspace-write`: The working directory and temporary directories can be written.
- `danger-full-access`: No sandbox.
"""

NetworkAccess: t.TypeAlias = t.Union[
    t.Literal[
        "restricted",
        "enabled",
    ],
    str,
]
"""Network rights inside an external sandbox.

- `restricted`: No network.
- `enabled`: Full network.
"""

FileSystemAccessMode: t.TypeAlias = t.Union[
    t.Literal[
        "read",
        "write",
        "deny",
    ],
    str,
]
"""Access to files.

- `read`: Reading.
- `write`: Reading and writing.
- `deny`: Neither.
"""

SkillScope: t.TypeAlias = t.Union[
    t.Literal[
        "user",
        "repo",
        "system",
        "admin",
    ],
    str,
]
"""Where a skill comes from.

- `user`: The home directory of the user.
- `repo`: The project.
- `system`: The server brings it along.
- `admin`: The administrator of the machine.
"""

OtelHttpProtocol: t.TypeAlias = t.Union[
    t.Literal[
        "binary",
        "json",
    ],
    str,
]
"""Notation of messages to a collector.

- `binary`: Protocol Buffers.
- `json`: JSON.
"""

ThreadActiveFlag: t.TypeAlias = t.Union[
    t.Literal[
        "waitingOnApproval",
        "waitingOnUserInput",
    ],
    str,
]
"""What a running turn waits for.

- `waitingOnApproval`: An approval.
- `waitingOnUserInput`: An answer of the user.
"""

ThreadHistoryMode: t.TypeAlias = t.Union[
    t.Literal[
        "legacy",
        "paginated",
    ],
    str,
]
"""How the history of a thread is stored and read.

- `legacy`: As one log that is read as a whole.
- `paginated`: In pages, read with `thread/turns/list` and `thread/items/list`.
"""

ThreadUnsubscribeStatus: t.TypeAlias = t.Union[
    t.Literal[
        "notLoaded",
        "notSubscribed",
        "unsubscribed",
    ],
    str,
]
"""Outcome of unsubscribing.

- `notLoaded`: The thread is not loaded.
- `notSubscribed`: The connection was not subscribed.
- `unsubscribed`: The connection was subscribed and is not any more.
"""

SortDirection: t.TypeAlias = t.Union[
    t.Literal[
        "asc",
        "desc",
    ],
    str,
]
"""Order of a list.

- `asc`: Oldest first.
- `desc`: Newest first.
"""

ThreadSortKey: t.TypeAlias = t.Union[
    t.Literal[
        "created_at",
        "updated_at",
        "recency_at",
        "section_position",
    ],
    str,
]
"""What a list of threads is sorted by.

- `created_at`: Time of creation.
- `updated_at`: Time of the last change.
- `recency_at`: Time of the last use.
- `section_position`: Place in the section.
"""

ThreadMemoryMode: t.TypeAlias = t.Union[
    t.Literal[
        "enabled",
        "disabled",
    ],
    str,
]
"""Whether a thread may become part of memories.

- `enabled`: It may.
- `disabled`: It stays out of them.
"""

ThreadSearchSortKey: t.TypeAlias = t.Union[
    t.Literal[
        "created_at",
        "updated_at",
        "recency_at",
    ],
    str,
]
"""What found threads are sorted by.

- `created_at`: Time of creation.
- `updated_at`: Time of the last change.
- `recency_at`: Time of the last use.
"""

ThreadStartSource: t.TypeAlias = t.Union[
    t.Literal[
        "startup",
        "clear",
    ],
    str,
]
"""What made a client start a thread.

- `startup`: The client was opened.
- `clear`: The user began anew.
"""

TurnItemsView: t.TypeAlias = t.Union[
    t.Literal[
        "notLoaded",
        "summary",
        "full",
    ],
    str,
]
"""How much of a turn its `items` hold.

- `notLoaded`: Nothing; the list is empty on purpose.
- `summary`: The user message and the final answer.
- `full`: Every stored item.
"""

TurnStatus: t.TypeAlias = t.Union[
    t.Literal[
        "completed",
        "interrupted",
        "failed",
        "inProgress",
    ],
    str,
]
"""Where a turn stands.

- `completed`: It ended as planned.
- `interrupted`: It was stopped.
- `failed`: It ended with an error.
- `inProgress`: It runs.
"""

NonSteerableTurnKind: t.TypeAlias = t.Union[
    t.Literal[
        "review",
        "compact",
    ],
    str,
]
"""Kind of turn that takes no further input.

- `review`: A review.
- `compact`: Summarizing the history.
"""

TurnPlanStepStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "inProgress",
        "completed",
    ],
    str,
]
"""How far a step of a plan is.

- `pending`: Not begun.
- `inProgress`: Being worked on.
- `completed`: Done.
"""

ReasoningSummary: t.TypeAlias = t.Union[
    t.Literal[
        "auto",
        "concise",
        "detailed",
        "none",
    ],
    str,
]
"""How much of the reasoning is summarized.

- `auto`: As the model sees fit.
- `concise`: Briefly.
- `detailed`: At length.
- `none`: Not at all.
"""

Personality: t.TypeAlias = t.Union[
    t.Literal[
        "none",
        "friendly",
        "pragmatic",
    ],
    str,
]
"""Tone of the answers; newer models do not change it.

- `none`: No particular tone.
- `friendly`: Warm.
- `pragmatic`: Matter-of-fact.
"""

ModeKind: t.TypeAlias = t.Union[
    t.Literal[
        "plan",
        "default",
    ],
    str,
]
"""Kind of collaboration mode.

- `plan`: A plan is worked out first, nothing is changed.
- `default`: The work is done.
"""

CyberAccessProgram: t.TypeAlias = t.Union[
    t.Literal[
        "standard",
        "daybreakBlue",
        "daybreakRed",
    ],
    str,
]
"""Program for security work.

- `standard`: None in particular.
- `daybreakBlue`: Daybreak for defenders.
- `daybreakRed`: Daybreak for testers.
"""

TurnSettingsUpdateStatus: t.TypeAlias = t.Union[
    t.Literal[
        "applied",
        "targetUnavailable",
    ],
    str,
]
"""What became of a change of a turn's settings.

- `applied`: It holds from the next step on, if there is one.
- `targetUnavailable`: The turn does not run any more.
"""

AddCreditsNudgeCreditType: t.TypeAlias = t.Union[
    t.Literal[
        "credits",
        "usage_limit",
    ],
    str,
]
"""What is used up.

- `credits`: The credits.
- `usage_limit`: The usage limit.
"""

AddCreditsNudgeEmailStatus: t.TypeAlias = t.Union[
    t.Literal[
        "sent",
        "cooldown_active",
    ],
    str,
]
"""What became of an e-mail.

- `sent`: It is sent.
- `cooldown_active`: One was sent not long ago; this one is not.
"""

ConsumeAccountRateLimitResetCreditOutcome: t.TypeAlias = t.Union[
    t.Literal[
        "reset",
        "nothingToReset",
        "noCredit",
        "alreadyRedeemed",
    ],
    str,
]
"""What became of a credit to use.

- `reset`: It is used; the limits begin anew.
- `nothingToReset`: No limit can be reset now.
- `noCredit`: There is none.
- `alreadyRedeemed`: This wish was fulfilled before.
"""

RateLimitResetCreditStatus: t.TypeAlias = t.Union[
    t.Literal[
        "available",
        "redeeming",
        "redeemed",
        "unknown",
    ],
    str,
]
"""Whether a credit can be used.

- `available`: It can.
- `redeeming`: It is being used.
- `redeemed`: It was used.
- `unknown`: Something that this version does not know.
"""

RateLimitResetType: t.TypeAlias = t.Union[
    t.Literal[
        "codexRateLimits",
        "unknown",
    ],
    str,
]
"""What a credit resets.

- `codexRateLimits`: The usage limits.
- `unknown`: Something that this version does not know.
"""

WorkspaceMessageType: t.TypeAlias = t.Union[
    t.Literal[
        "headline",
        "announcement",
        "unknown",
    ],
    str,
]
"""Where a message is shown.

- `headline`: As a headline.
- `announcement`: As an announcement.
- `unknown`: Somewhere that this version does not know.
"""

UserVerificationUnavailableReason: t.TypeAlias = t.Union[
    t.Literal[
        "credentialMissing",
        "biometricsUnavailable",
        "providerUnavailable",
    ],
    str,
]
"""Why a user cannot be verified.

- `credentialMissing`: The device has no key.
- `biometricsUnavailable`: The device has no way to recognize its user.
- `providerUnavailable`: The system offers no such service.
"""

UserVerificationCancellationReason: t.TypeAlias = t.Union[
    t.Literal[
        "userCancelled",
        "interrupted",
    ],
    str,
]
"""Why a verification ended early.

- `userCancelled`: The user refused.
- `interrupted`: It was cancelled.
"""

UserVerificationFailureReason: t.TypeAlias = t.Union[
    t.Literal[
        "authenticationFailed",
        "timeout",
        "providerError",
        "serviceError",
    ],
    str,
]
"""Why a verification went wrong.

- `authenticationFailed`: The user was not recognized.
- `timeout`: Nobody reacted in time.
- `providerError`: The service of the system failed.
- `serviceError`: The server failed.
"""

UserVerificationInvalidRequestReason: t.TypeAlias = t.Union[
    t.Literal["invalidParams"],
    str,
]
"""What is wrong with a request of user verification.

- `invalidParams`: Its params.
"""

WindowsSandboxReadiness: t.TypeAlias = t.Union[
    t.Literal[
        "ready",
        "notConfigured",
        "updateRequired",
    ],
    str,
]
"""State of the Windows sandbox.

- `ready`: Can be used.
- `notConfigured`: Has to be set up first.
- `updateRequired`: Was set up by an older version and has to be set up again.
"""

WindowsSandboxSetupMode: t.TypeAlias = t.Union[
    t.Literal[
        "elevated",
        "unelevated",
    ],
    str,
]
"""How to set the Windows sandbox up.

- `elevated`: With the rights of an administrator.
- `unelevated`: With the rights of the user.
"""


class GetAccountParams(m.Struct, method="account/read"):
    """How to read the account."""

    refresh_token: bool | None = None
    """Whether to refresh the tokens first. Absent: no. Ignored for tokens a host application supplies."""


class GetAccountResponse(m.Struct):
    """Who is signed in."""

    account: Account | None = None
    """The account. `null`: nobody, or the provider needs none."""

    user_id: str | None = None
    """Id of the user. `null`: not known."""

    requires_openai_auth: bool
    """Whether the model provider needs an account."""

    workspace_routing: WorkspaceRouting | None = None
    """Where requests of the account's workspace go. `null`: not known."""


class AccountChatgpt(m.Struct, tag="type"):
    """A ChatGPT account."""

    type: t.Literal["chatgpt"] = "chatgpt"
    """Tells the variant."""

    email: str | None
    """Mail address. `null`: not known."""

    plan_type: PlanType
    """Plan of the account."""

    workspace_name: str | None = None
    """Name of the chosen workspace. `null`: not known."""


class AccountAmazonBedrock(m.Struct, tag="type"):
    """Amazon Bedrock."""

    type: t.Literal["amazonBedrock"] = "amazonBedrock"
    """Tells the variant."""

    uses_codex_managed_credentials: bool = False
    """Whether the server keeps the credentials."""


class WorkspaceRouting(m.Struct):
    """Where requests of a workspace go."""

    chatgpt_account_id: str
    """Id of the workspace's account."""

    backend_origin: str
    """Origin of the back end."""

    account_routing_override: AccountRoutingOverride
    """Region the account is bound to."""


class AccountUpdatedNotification(m.Struct, method="account/updated"):
    """Somebody signed in or out."""

    auth_mode: AuthMode | None = None
    """How the server signs in now. `null`: not at all."""

    plan_type: PlanType | None = None
    """Plan of the account. `null`: not known."""


class AccountRateLimitsUpdatedNotification(m.Struct, method="account/rateLimits/updated"):
    """The limits of the account as the last answer of the provider told them."""

    rate_limits: RateLimitSnapshot
    """The limits. A `null` in it says nothing new; it does not clear an earlier value."""


class RateLimitSnapshot(m.Struct):
    """Limits of an account."""

    limit_id: str | None = None
    """Id of the limit. `null`: not known."""

    limit_name: str | None = None
    """Name of the limit. `null`: not known."""

    normal_model_slug: str | None = None
    """Model the limit is counted for. `null`: not known."""

    primary: RateLimitWindow | None = None
    """The short window. `null`: not known."""

    secondary: RateLimitWindow | None = None
    """The long window. `null`: not known."""

    credits: CreditsSnapshot | None = None
    """Credits of the account. `null`: not known."""

    individual_limit: SpendControlLimitSnapshot | None = None
    """Spending limit of the user. `null`: not known."""

    spend_control_reached: bool | None = None
    """Whether the spending limit is reached. `null`: not known."""

    plan_type: PlanType | None = None
    """Plan of the account. `null`: not known."""

    rate_limit_reached_type: RateLimitReachedType | None = None
    """Which limit is reached. `null`: none, or not known."""


class RateLimitWindow(m.Struct):
    """A limit over some time."""

    used_percent: int
    """How much is used, in percent, rounded."""

    window_duration_mins: int | None = None
    """Length of the window in minutes. `null`: not known."""

    resets_at: int | None = None
    """When the window begins anew, in Unix seconds. `null`: not known."""


class CreditsSnapshot(m.Struct):
    """Credits of an account."""

    has_credits: bool
    """Whether there are any."""

    unlimited: bool
    """Whether they do not run out."""

    balance: str | None = None
    """How many are left, as decimal text. `null`: not known."""


class SpendControlLimitSnapshot(m.Struct):
    """Spending limit of a user."""

    limit: str
    """The limit, as decimal text."""

    used: str
    """What is spent, as decimal text."""

    remaining_percent: int
    """What is left, in percent."""

    resets_at: int
    """When it begins anew, in Unix seconds."""


class AppBranding(m.Struct):
    """Who is behind an app."""

    category: str | None = None
    """Category it is listed in. `null`: none."""

    developer: str | None = None
    """Who made it. `null`: not known."""

    website: str | None = None
    """Address of the website. `null`: none."""

    privacy_policy: str | None = None
    """Address of the privacy policy. `null`: none."""

    terms_of_service: str | None = None
    """Address of the terms of service. `null`: none."""

    is_discoverable_app: bool
    """Whether the directory of apps shows it."""


class AppInfo(m.Struct):
    """An app, also called connector, that the account can reach."""

    id: str
    """Id of the app."""

    name: str
    """Name shown to the user."""

    description: str | None = None
    """What it does. `null`: not said."""

    logo_url: str | None = None
    """Address of its logo. `null`: none."""

    logo_url_dark: str | None = None
    """Address of its logo for dark backgrounds. `null`: none."""

    icon_assets: dict[str, str] | None = None
    """Icons by name of the size. `null`: none."""

    icon_dark_assets: dict[str, str] | None = None
    """Icons for dark backgrounds by name of the size. `null`: none."""

    distribution_channel: str | None = None
    """How it is published. `null`: not known."""

    branding: AppBranding | None = None
    """Who is behind it. `null`: not known."""

    app_metadata: AppMetadata | None = None
    """Data of its listing. `null`: none."""

    labels: dict[str, str] | None = None
    """Labels of its listing; texts by name. `null`: none."""

    install_url: str | None = None
    """Page to connect it on. `null`: none."""

    is_accessible: bool = False
    """Whether the account is connected to it."""

    is_enabled: bool = True
    """Whether the configuration leaves it switched on."""

    plugin_display_names: list[str] = m.member(default_factory=list)
    """Plugins that bring it."""


class AppListUpdatedNotification(m.Struct, method="app/list/updated"):
    """The list of apps changed."""

    data: list[AppInfo]
    """The whole list."""


class AppMetadata(m.Struct):
    """Data of an app's listing."""

    review: AppReview | None = None
    """State of the check before publication. `null`: not known."""

    categories: list[str] | None = None
    """Categories. `null`: none."""

    sub_categories: list[str] | None = None
    """Finer categories. `null`: none."""

    seo_description: str | None = None
    """Description for search engines. `null`: none."""

    screenshots: list[AppScreenshot] | None = None
    """Pictures of its use. `null`: none."""

    developer: str | None = None
    """Who made it. `null`: not known."""

    version: str | None = None
    """Version. `null`: not known."""

    version_id: str | None = None
    """Id of the version. `null`: not known."""

    version_notes: str | None = None
    """What is new in the version. `null`: not said."""

    first_party_requires_install: bool | None = None
    """Whether an app of the vendor must be connected first. `null`: not known."""

    show_in_composer_when_unlinked: bool | None = None
    """Whether the input offers it before it is connected. `null`: not known."""


class AppReview(m.Struct):
    """Check of an app before publication."""

    status: str
    """Where it stands, in words of the directory."""


class AppScreenshot(m.Struct):
    """A picture of an app's use."""

    url: str | None = None
    """Address. `null`: none."""

    file_id: str | None = None
    """Id of the file. `null`: none."""

    user_prompt: str
    """What the user said in it."""


class AppToolSummary(m.Struct):
    """A tool of an app."""

    name: str
    """Name of the tool."""

    title: str | None = None
    """Name shown to the user. `null`: none."""

    description: str
    """What it does."""

    is_enabled: bool = True
    """Whether the agent may use it."""

    disabled_reason: str | None = None
    """Why it is switched off. `null`: it is not."""

    is_read_only: bool = False
    """Whether it only reads."""


class AppsInstalledParams(m.Struct, method="app/installed"):
    """How to find out which apps are in use."""

    thread_id: str | None = None
    """Loaded thread whose configuration counts. Absent: that of the server."""

    force_refresh: bool | None = None
    """Whether to load the tools anew first. Absent: no."""


class AppsInstalledResponse(m.Struct):
    """The apps in use."""

    apps: list[InstalledApp]
    """The apps, all from one moment."""


class AppsListParams(m.Struct, method="app/list"):
    """Which page of the apps to return."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most apps in the page. Absent: the server decides."""

    thread_id: str | None = None
    """Thread whose configuration counts. Absent: that of the server."""

    force_refetch: bool | None = None
    """Whether to ask the directory again. Absent: what is cached will do."""


class AppsListResponse(m.Struct):
    """A page of apps."""

    data: list[AppInfo]
    """The apps."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class AppsReadParams(m.Struct, method="app/read"):
    """Apps to return."""

    app_ids: list[str]
    """Ids of the apps, at most 100; each counts once."""

    thread_id: str | None = None
    """Loaded thread whose configuration counts. Absent: that of the server."""

    include_tools: bool | None = None
    """Whether to return their tools, too. Absent: no."""


class AppsReadResponse(m.Struct):
    """The apps that were found."""

    apps: list[ConnectorMetadata]
    """The apps, in the order of the ids."""

    missing_app_ids: list[str]
    """Ids without an app."""


class ConnectorMetadata(m.Struct):
    """An app, as its directory describes it."""

    id: str
    """Id of the app."""

    name: str
    """Name shown to the user."""

    description: str | None = None
    """What it does. `null`: not said."""

    icon_url: str | None = None
    """Address of its icon. `null`: none."""

    icon_url_dark: str | None = None
    """Address of its icon for dark backgrounds. `null`: none."""

    distribution_channel: str | None = None
    """How it is published. `null`: not known."""

    install_url: str | None = None
    """Page to connect it on. `null`: none."""

    plugin_display_names: list[str] = m.member(default_factory=list)
    """Plugins that bring it."""

    tool_summaries: list[AppToolSummary] | None = None
    """Its tools. `null`: not asked for."""


class InstalledApp(m.Struct):
    """An app in use."""

    id: str
    """Id of the app."""

    runtime_name: str | None = None
    """Name that came with its tools. `null`: none."""

    enabled: bool
    """Whether the configuration leaves it switched on."""

    callable: bool
    """Whether the agent can call one of its tools now."""


class CommandExecutionRequestApprovalParams(m.Struct, method="item/commandExecution/requestApproval"):
    """Asks whether a command may run."""

    kind: CommandExecutionApprovalKind = "command"
    """What is asked for."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Item of the command; for a fresh command this is the call id of the model."""

    started_at_ms: int = m.member(since="0.169")
    """When the question was asked, in Unix milliseconds."""

    approval_id: str | None = None
    """Tells apart several questions about one item. Absent: the item has only this one."""

    environment_id: str | None = None
    """Environment the command will run in. `null`: not known."""

    reason: str | None = None
    """Why permission is needed. Absent: no reason given."""

    network_approval_context: NetworkApprovalContext | None = None
    """Set when the question is about a network connection."""

    command: str | None = None
    """The command as one shell-quoted line. Absent: no command is involved."""

    cwd: LegacyAppPathString | None = None
    """Working directory of the command."""

    command_actions: list[CommandAction] | None = None
    """What the command does, as far as its text tells."""

    additional_permissions: AdditionalPermissionProfile | None = None
    """Rights the command wants beyond those of the thread."""

    proposed_execpolicy_amendment: list[str] | None = None
    """Command prefix, one word each, that the user may allow for good."""

    proposed_network_policy_amendments: list[NetworkPolicyAmendment] | None = None
    """Network rules the user may store."""

    available_decisions: list[CommandExecutionApprovalDecision] | None = None
    """Decisions to offer, in order. `decline` is accepted even when it is not listed."""


class NetworkApprovalContext(m.Struct):
    """The network connection a question is about."""

    host: str
    """Host name or address."""

    protocol: NetworkApprovalProtocol
    """Protocol of the connection."""


class NetworkPolicyAmendment(m.Struct):
    """A rule for one host that can be stored."""

    host: str
    """Host name or address."""

    action: NetworkPolicyRuleAction
    """What the rule says."""


class CommandExecutionRequestApprovalResponse(m.Struct):
    """Answer to the question about a command."""

    decision: CommandExecutionApprovalDecision
    """What the user decided."""


class ExecpolicyAmendmentDecision(m.Struct):
    """A command prefix to allow from now on."""

    execpolicy_amendment: list[str] = m.member(wire="execpolicy_amendment")
    """First words of the command, one element each."""


class NetworkPolicyAmendmentDecision(m.Struct):
    """A network rule to store."""

    network_policy_amendment: NetworkPolicyAmendment = m.member(wire="network_policy_amendment")
    """The rule."""


class FileChangeRequestApprovalParams(m.Struct, method="item/fileChange/requestApproval"):
    """Asks whether file changes may be made. The changes are in the item that was started before."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Item with the changes."""

    started_at_ms: int = m.member(since="0.169")
    """When the question was asked, in Unix milliseconds."""

    reason: str | None = None
    """Why permission is needed. `null`: no reason given."""

    grant_root: str | None = None
    """Directory that becomes writable for the rest of the session when accepted. `null`: none."""


class FileChangeRequestApprovalResponse(m.Struct):
    """Answer to the question about file changes."""

    decision: FileChangeApprovalDecision
    """What the user decided."""


class ServerRequestResolvedNotification(m.Struct, method="serverRequest/resolved"):
    """A request of the server needs no answer any more."""

    thread_id: str
    """Id of the thread."""

    request_id: RequestId
    """Id of the request that was answered or withdrawn."""


class GrantedPermissionProfile(m.Struct):
    """Permissions the user grants; not more than was asked for."""

    network: AdditionalNetworkPermissions | None = None
    """Network access. `null`: none."""

    file_system: AdditionalFileSystemPermissions | None = None
    """Paths to read or write. `null`: none."""


class PermissionsRequestApprovalParams(m.Struct, method="item/permissions/requestApproval"):
    """The agent asks for more permissions."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Call id of the model."""

    environment_id: str | None = None
    """Environment they are for. `null`: the primary one."""

    started_at_ms: int
    """When it asked, in Unix milliseconds."""

    cwd: LegacyAppPathString
    """Directory that relative paths count from."""

    reason: str | None = None
    """Why, in words of the agent. `null`: not said."""

    permissions: RequestPermissionProfile
    """What it asks for."""


class PermissionsRequestApprovalResponse(m.Struct):
    """What the user grants."""

    permissions: GrantedPermissionProfile
    """The part that is granted; empty refuses all."""

    scope: PermissionGrantScope = "turn"
    """How long it lasts."""

    strict_auto_review: bool | None = None
    """Whether the automatic reviewer then judges every command of the turn. Absent: no."""


class RequestPermissionProfile(m.Struct):
    """Permissions the agent asks for."""

    network: AdditionalNetworkPermissions | None = None
    """Network access. `null`: none."""

    file_system: AdditionalFileSystemPermissions | None = None
    """Paths to read or write. `null`: none."""


class ThreadAttachment(m.Struct):
    """A piece of data that a client keeps with a thread."""

    id: str
    """Id given by the server."""

    attachment_type: str
    """Kind of attachment, named by the client."""

    identity_key: str
    """What it stands for, unique in its thread among those of its kind."""

    payload: t.Any
    """Data of the client, any JSON."""

    created_at: int
    """When it was added, in Unix seconds."""


class ThreadAttachmentAddParams(m.Struct, method="thread/attachment/add"):
    """An attachment to keep with a thread."""

    thread_id: str
    """Id of the thread."""

    attachment_type: str
    """Kind of attachment, named by the client."""

    identity_key: str
    """What it stands for."""

    payload: t.Any
    """Data to keep, any JSON."""


class ThreadAttachmentAddResponse(m.Struct):
    """The attachment as it is stored."""

    outcome: ThreadAttachmentAddOutcome
    """Which of the two it is."""

    attachment: ThreadAttachment
    """The new one, or the one that was there."""


class ThreadAttachmentListParams(m.Struct, method="thread/attachment/list"):
    """Which page of a thread's attachments to return."""

    thread_id: str
    """Id of the thread."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most attachments in the page. Absent: the server decides."""


class ThreadAttachmentListResponse(m.Struct):
    """A page of attachments."""

    data: list[ThreadAttachment]
    """The attachments."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ThreadAttachmentOwner(m.Struct):
    """A thread that has a certain attachment."""

    thread_id: str
    """Id of the thread."""

    archived: bool
    """Whether the thread is archived."""


class ThreadAttachmentOwnerListParams(m.Struct, method="thread/attachmentOwner/list"):
    """Which attachment to look for in all threads."""

    attachment_type: str
    """Kind of attachment."""

    identity_key: str
    """What it stands for."""

    archived: bool | None = None
    """Whether the threads must be archived (true) or not (false). Absent: either."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most threads in the page. Absent: the server decides."""


class ThreadAttachmentOwnerListResponse(m.Struct):
    """A page of threads that have the attachment."""

    data: list[ThreadAttachmentOwner]
    """The threads, also those without a user message."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ThreadAttachmentRemoveParams(m.Struct, method="thread/attachment/remove"):
    """Attachment to remove from a thread."""

    thread_id: str
    """Id of the thread."""

    attachment_type: str
    """Kind of attachment."""

    identity_key: str
    """What it stands for."""


class ThreadAttachmentRemoveResponse(m.Struct):
    """The attachment is removed; there is nothing to say about it."""


class ThreadAttachmentUpdatedNotification(m.Struct, method="thread/attachment/updated"):
    """An attachment of a thread was added or removed."""

    thread_id: str
    """Id of the thread."""

    attachment_type: str
    """Kind of attachment."""

    identity_key: str
    """What it stands for."""

    attachment_id: str
    """Id given by the server."""

    operation: ThreadAttachmentOperation
    """What happened to it."""


class AttestationGenerateParams(m.Struct, method="attestation/generate"):
    """Nothing to say."""


class AttestationGenerateResponse(m.Struct):
    """Proof of which client this is."""

    token: str
    """The proof; only the vendor can read it."""


class BedrockAwsProfile(m.Struct):
    """A profile in the files of AWS."""

    name: str
    """Name of the profile."""

    region: str | None = None
    """Its region. `null`: none."""


class BedrockCheckGovCloudRequirementsParams(m.Struct, method="account/bedrock/checkGovCloudRequirements"):
    """Nothing to say."""


class BedrockCheckGovCloudRequirementsResponse(m.Struct):
    """Whether the setup fits a region of the US government. A hint only."""

    is_gov_cloud: bool
    """Whether the region is one of these."""

    should_warn: bool
    """Whether it is, and the administrator's rules are laxer than they should be."""


class BedrockDiscoverParams(m.Struct, method="account/bedrock/discover"):
    """Nothing to say."""


class BedrockDiscoverResponse(m.Struct):
    """Credentials of AWS that this machine has."""

    profiles: list[BedrockAwsProfile]
    """Profiles in the files of AWS."""

    environment_credentials: list[BedrockEnvironmentCredential]
    """Credentials in environment variables."""


class BedrockEnvironmentCredential(m.Struct):
    """A credential in environment variables."""

    type: AwsCredentialType
    """Kind of credential."""

    region: str | None = None
    """AWS region. `null`: none."""


class BedrockSetupParamsProfile(m.Struct, tag="type"):
    """Those of a profile."""

    type: t.Literal["profile"] = "profile"
    """Tells the variant."""

    profile: str
    """Name of the profile."""

    region: str
    """AWS region."""


class BedrockSetupParamsEnvironment(m.Struct, tag="type"):
    """Those in environment variables."""

    type: t.Literal["environment"] = "environment"
    """Tells the variant."""

    region: str
    """AWS region."""


class BedrockSetupResponse(m.Struct):
    """Bedrock is set up; there is nothing to say about it."""


class GcpSetupParams(m.Struct, method="account/gcp/setup"):
    """How to use models of Google Cloud."""

    project_id: str
    """Google Cloud project."""

    location: str | None = None
    """Location of Vertex AI. Absent or `null`: `global`."""

    credential_file: str | None = None
    """Absolute path of a credential file. Absent or `null`: the default credentials."""


class GcpSetupResponse(m.Struct):
    """Google Cloud is set up; there is nothing to say about it."""


class CommandExecOutputDeltaNotification(m.Struct, method="command/exec/outputDelta"):
    """New output of a running command."""

    process_id: str
    """Id the client gave to the command."""

    stream: CommandExecOutputStream
    """Where the output was written."""

    delta_base64: str
    """The bytes, in base64."""

    cap_reached: bool
    """Whether the cap for this stream is reached: this is its last piece, cut short."""


class CommandExecParams(m.Struct, method="command/exec"):
    """A command to run outside of any thread."""

    command: list[str]
    """The program and its arguments. Not empty."""

    process_id: str | None = None
    """Id for later writes, resizes and a kill, unique in the connection. Needed for a terminal and for streaming."""

    tty: bool | None = None
    """Whether the command gets a terminal. That implies both kinds of streaming. Absent: no."""

    stream_stdin: bool | None = None
    """Whether `command/exec/write` may feed standard input. Absent: no."""

    stream_stdout_stderr: bool | None = None
    """Whether output comes as `command/exec/outputDelta`, and not in the answer. Absent: no."""

    output_bytes_cap: int | None = None
    """Most bytes kept of each stream. Absent: 1 MiB. Not together with `disableOutputCap`."""

    disable_output_cap: bool | None = None
    """Whether output is kept whole. Absent: no."""

    disable_timeout: bool | None = None
    """Whether the command may run without end. Absent: no."""

    timeout_ms: int | None = None
    """Longest run time in milliseconds. Absent: 10000. Not together with `disableTimeout`."""

    cwd: str | None = None
    """Working directory. Absent: that of the server."""

    env: dict[str, str | None] | None = None
    """Changes to the environment of the server: a text sets a variable, `null` removes it. Absent: none."""

    size: CommandExecTerminalSize | None = None
    """Size of the terminal; only with `tty`. Absent: the server chooses."""

    sandbox_policy: SandboxPolicy | None = None
    """What the command may touch. Absent: as configured. Not together with `permissionProfile`."""

    permission_profile: str | None = None
    """Name of the permission profile to run under. Absent: as configured."""


class CommandExecResizeParams(m.Struct, method="command/exec/resize"):
    """A new size for the terminal of a running command."""

    process_id: str
    """Id the client gave to the command."""

    size: CommandExecTerminalSize
    """The new size."""


class CommandExecResizeResponse(m.Struct):
    """Answer without content."""


class CommandExecResponse(m.Struct):
    """How a command ended."""

    exit_code: int
    """Exit code. From 0.169 on 124 means that time ran out and 137 that it was killed."""

    stdout: str
    """Standard output as text; empty when it was streamed."""

    stderr: str
    """Standard error as text; empty when it was streamed."""


class CommandExecTerminalSize(m.Struct):
    """Size of a terminal."""

    rows: int
    """Height in lines."""

    cols: int
    """Width in characters."""


class CommandExecTerminateParams(m.Struct, method="command/exec/terminate"):
    """Which command to kill."""

    process_id: str
    """Id the client gave to the command."""


class CommandExecTerminateResponse(m.Struct):
    """Answer without content."""


class CommandExecWriteParams(m.Struct, method="command/exec/write"):
    """Input for a running command. One of the two other members has to be there."""

    process_id: str
    """Id the client gave to the command."""

    delta_base64: str | None = None
    """Bytes to write, in base64. Absent: none."""

    close_stdin: bool | None = None
    """Whether standard input is closed after the bytes. Absent: no."""


class CommandExecWriteResponse(m.Struct):
    """Answer without content."""


class BrowserUseExtensionRequirements(m.Struct):
    """Rules for the extension in the browser."""

    request_headers: list[RequestHeader] | None = None
    """Headers it adds to requests. `null`: none."""


class BrowserUseOriginPolicy(m.Struct):
    """What holds for a site. An absent or `null` member prescribes nothing."""

    access: AllowDenyRequirement | None = None
    """Whether the agent may open it."""

    downloads: AllowDenyRequirement | None = None
    """Whether files may be downloaded."""

    uploads: AllowDenyRequirement | None = None
    """Whether files may be uploaded."""

    full_cdp_access: AllowDenyRequirement | None = None
    """Whether the whole debugging protocol may be used."""

    auto_review: AllowDenyRequirement | None = None
    """Whether the automatic reviewer may approve."""

    persistent_approval: bool | None = None
    """Whether the user may allow it for good."""

    access_approval_lifetime: BrowserUseAccessApprovalLifetime | None = None
    """How long an approval lasts."""


class BrowserUseRequirements(m.Struct):
    """Rules for the use of a browser. An absent or `null` member prescribes nothing."""

    extension: BrowserUseExtensionRequirements | None = None
    """Rules for the extension in the browser."""

    allow_webmcp: bool | None = None
    """Whether tools that a page offers may be used."""

    allow_history_access: bool | None = None
    """Whether the history may be read."""

    disable_auto_review: bool | None = None
    """Whether the automatic reviewer is left out."""

    allow_global_persistent_approval: bool | None = None
    """Whether the user may allow all sites for good."""

    default_origin_policy: BrowserUseOriginPolicy | None = None
    """What holds for sites not named."""

    origins: dict[str, BrowserUseOriginPolicy] | None = None
    """What holds for each site, by its origin."""


class ComputerUseMacosRequirements(m.Struct):
    """Rules for the apps of macOS."""

    bundle_ids: dict[str, AllowDenyRequirement] | None = None
    """Whether each app may be used, by its bundle id. `null`: not prescribed."""


class ComputerUseRequirements(m.Struct):
    """Rules for the use of the computer. An absent or `null` member prescribes nothing."""

    allow_locked_computer_use: bool | None = None
    """Whether the agent may work while the screen is locked."""

    allow_persistent_approval: bool | None = None
    """Whether the user may allow an app for good."""

    default_app_access: AllowDenyRequirement | None = None
    """Whether apps not named may be used."""

    macos: ComputerUseMacosRequirements | None = None
    """Rules for macOS."""

    windows: ComputerUseWindowsRequirements | None = None
    """Rules for Windows."""


class ComputerUseWindowsExeRequirement(m.Struct):
    """Whether a program may be used."""

    publisher_name: str
    """Name of who signed it."""

    product_name: str
    """Name of the product it belongs to."""

    binary_name: str | None = None
    """Name of its file. `null`: any."""

    access: AllowDenyRequirement
    """Whether it may."""


class ComputerUseWindowsRequirements(m.Struct):
    """Rules for the apps of Windows."""

    aumids: dict[str, AllowDenyRequirement] | None = None
    """Whether each app may be used, by its application user model id. `null`: not prescribed."""

    exes: list[ComputerUseWindowsExeRequirement] | None = None
    """Whether programs may be used. `null`: not prescribed."""


class RequestHeader(m.Struct):
    """A header of a request."""

    name: str
    """Its name."""

    value: str
    """Its value."""


class ConfigReadParams(m.Struct, method="config/read"):
    """Which configuration to read."""

    include_layers: bool | None = None
    """Whether to include every layer by itself. Absent: no."""

    cwd: str | None = None
    """Directory whose project layers are added. Absent: none."""


class ConfigReadResponse(m.Struct):
    """The configuration in force."""

    config: Config
    """All layers put together."""

    origins: dict[str, ConfigLayerMetadata]
    """Layer each value comes from, by dotted key."""

    layers: list[ConfigLayer] | None = None
    """The layers by themselves, the strongest first. Absent: not asked for."""


class ConfigLayerMetadata(m.Struct):
    """Identifies a layer."""

    name: ConfigLayerSource
    """Where the layer comes from."""

    version: str
    """Hash of its content, for guarded writes."""


class ConfigLayer(m.Struct):
    """A layer of the configuration."""

    name: ConfigLayerSource
    """Where the layer comes from."""

    version: str
    """Hash of its content, for guarded writes."""

    config: t.Any
    """Its values, any JSON."""

    disabled_reason: str | None = None
    """Why the layer is not applied. Absent: it is."""


class ConfigLayerSourcePackagedDefaults(m.Struct, tag="type"):
    """Defaults that came with the installation."""

    type: t.Literal["packagedDefaults"] = "packagedDefaults"
    """Tells the variant."""

    file: AbsolutePathBuf
    """The file."""


class ConfigLayerSourceMdm(m.Struct, tag="type"):
    """Settings of a device management, on macOS."""

    type: t.Literal["mdm"] = "mdm"
    """Tells the variant."""

    domain: str
    """Preference domain."""

    key: str
    """Preference key."""


class ConfigLayerSourceSystem(m.Struct, tag="type"):
    """The file of the machine."""

    type: t.Literal["system"] = "system"
    """Tells the variant."""

    file: AbsolutePathBuf
    """The file; it need not exist."""


class ConfigLayerSourceEnterpriseManaged(m.Struct, tag="type"):
    """Settings an enterprise delivers."""

    type: t.Literal["enterpriseManaged"] = "enterpriseManaged"
    """Tells the variant."""

    id: str
    """Id of the delivered layer."""

    name: str
    """Its name for administrators."""


class ConfigLayerSourceUser(m.Struct, tag="type"):
    """The file of the user, the only one that is written."""

    type: t.Literal["user"] = "user"
    """Tells the variant."""

    file: AbsolutePathBuf
    """The file; it need not exist."""

    profile: str | None = None
    """Profile laid over it. `null`: none."""


class ConfigLayerSourceProject(m.Struct, tag="type"):
    """A folder of a project."""

    type: t.Literal["project"] = "project"
    """Tells the variant."""

    dot_codex_folder: AbsolutePathBuf
    """The folder."""


class ConfigLayerSourceLegacyManagedConfigTomlFromFile(m.Struct, tag="type"):
    """A managed file of the older kind."""

    type: t.Literal["legacyManagedConfigTomlFromFile"] = "legacyManagedConfigTomlFromFile"
    """Tells the variant."""

    file: AbsolutePathBuf
    """The file."""


class Config(m.Struct):
    """Configuration values. Known keys are always present; unknown ones are kept."""

    model: str | None = None
    """Model to use. `null`: the provider's default."""

    review_model: str | None = m.member(wire="review_model", default=None)
    """Model for reviews. `null`: that of the thread."""

    model_context_window: int | None = m.member(wire="model_context_window", default=None)
    """Most tokens the model can take in. `null`: as the catalog says."""

    model_auto_compact_token_limit: int | None = m.member(wire="model_auto_compact_token_limit", default=None)
    """Tokens from which on the history is summarized. `null`: the model's own."""

    model_auto_compact_token_limit_scope: AutoCompactTokenLimitScope | None = m.member(
        wire="model_auto_compact_token_limit_scope",
        default=None,
    )
    """What counts against that limit. `null`: the default."""

    model_provider: str | None = m.member(wire="model_provider", default=None)
    """Id of the model provider. `null`: the built-in one."""

    approval_policy: AskForApproval | None = m.member(wire="approval_policy", default=None)
    """When to ask before acting. `null`: the default."""

    approvals_reviewer: ApprovalsReviewer | None = m.member(wire="approvals_reviewer", default=None)
    """Who answers approval questions. `null`: the user."""

    sandbox_mode: SandboxMode | None = m.member(wire="sandbox_mode", default=None)
    """What commands and patches may touch. `null`: the default."""

    sandbox_workspace_write: SandboxWorkspaceWrite | None = m.member(wire="sandbox_workspace_write", default=None)
    """Details of the workspace-write sandbox. `null`: the defaults."""

    forced_chatgpt_workspace_id: ForcedChatgptWorkspaceIds | None = m.member(
        wire="forced_chatgpt_workspace_id",
        default=None,
    )
    """Workspaces the user may sign in to. `null`: any."""

    forced_login_method: ForcedLoginMethod | None = m.member(wire="forced_login_method", default=None)
    """Way the user must sign in. `null`: any."""

    web_search: WebSearchMode | None = m.member(wire="web_search", default=None)
    """Whether the model may search the web. `null`: the default."""

    client_search_provider: WebSearchProvider | None = m.member(wire="client_search_provider", default=None)
    """Search the client prefers. `null`: the model's choice."""

    tools: ToolsV2 | None = None
    """Settings of built-in tools. `null`: the defaults."""

    profile: str | None = None
    """Name of the profile in use. `null`: none. 0.169 still writes it, but does not publish it."""

    profiles: dict[str, ProfileV2] = m.member(default_factory=dict)
    """Profiles by name. 0.169 still writes them, but does not publish them."""

    instructions: str | None = None
    """Text in place of the built-in instructions. `null`: the built-in ones."""

    developer_instructions: str | None = m.member(wire="developer_instructions", default=None)
    """Text in addition to the built-in instructions. `null`: none."""

    compact_prompt: str | None = m.member(wire="compact_prompt", default=None)
    """Prompt for summarizing a history. `null`: the built-in one."""

    model_reasoning_effort: ReasoningEffort | None = m.member(wire="model_reasoning_effort", default=None)
    """Reasoning effort. `null`: the model's default."""

    model_reasoning_summary: ReasoningSummary | None = m.member(wire="model_reasoning_summary", default=None)
    """How much of the reasoning is summarized. `null`: the default."""

    model_verbosity: Verbosity | None = m.member(wire="model_verbosity", default=None)
    """How long answers are. `null`: the model's default."""

    service_tier: str | None = m.member(wire="service_tier", default=None)
    """Service tier of the model provider. `null`: its default."""

    analytics: AnalyticsConfig | None = None
    """Settings of usage statistics. `null`: the defaults."""

    apps: AppsConfig | None = None
    """Settings of apps. `null`: the defaults."""

    browser_use: BrowserUseConfig | None = m.member(wire="browser_use", default=None)
    """Settings of work in a browser. `null`: the defaults."""

    computer_use: ComputerUseConfig | None = m.member(wire="computer_use", default=None)
    """Settings of work on the desktop. `null`: the defaults."""

    desktop: dict[str, t.Any] | None = None
    """Settings of the desktop application, by name. `null`: none."""


class ProfileV2(m.Struct):
    """A named set of configuration values; unknown keys are kept."""

    model: str | None = None
    """Model to use. `null`: not set."""

    model_provider: str | None = m.member(wire="model_provider", default=None)
    """Id of the model provider. `null`: not set."""

    approval_policy: AskForApproval | None = m.member(wire="approval_policy", default=None)
    """When to ask before acting. `null`: not set."""

    model_reasoning_effort: ReasoningEffort | None = m.member(wire="model_reasoning_effort", default=None)
    """Reasoning effort. `null`: not set."""

    model_reasoning_summary: ReasoningSummary | None = m.member(wire="model_reasoning_summary", default=None)
    """How much of the reasoning is summarized. `null`: not set."""

    model_verbosity: Verbosity | None = m.member(wire="model_verbosity", default=None)
    """How long answers are. `null`: not set."""

    web_search: WebSearchMode | None = m.member(wire="web_search", default=None)
    """Whether the model may search the web. `null`: not set."""

    chatgpt_base_url: str | None = m.member(wire="chatgpt_base_url", default=None)
    """Address of the ChatGPT back end. `null`: not set."""


class SandboxWorkspaceWrite(m.Struct):
    """Details of the workspace-write sandbox."""

    writable_roots: list[str] = m.member(wire="writable_roots", default_factory=list)
    """Further writable directories."""

    network_access: bool = m.member(wire="network_access", default=False)
    """Whether commands can reach the network."""

    exclude_tmpdir_env_var: bool = m.member(wire="exclude_tmpdir_env_var", default=False)
    """Whether the directory in `TMPDIR` is left read-only."""

    exclude_slash_tmp: bool = m.member(wire="exclude_slash_tmp", default=False)
    """Whether `/tmp` is left read-only."""


class ToolsV2(m.Struct):
    """Settings of built-in tools."""

    web_search: ToolsWebSearch | None = m.member(wire="web_search", default=None)
    """Settings of the web search. `null`: the defaults."""

    view_image: bool | None = m.member(wire="view_image", default=None)
    """Whether the model may look at images. `null`: the default."""


class WebSearchToolConfig(m.Struct):
    """How the web search works."""

    context_size: WebSearchContextSize | None = m.member(wire="context_size", default=None)
    """How much the model gets to read. `null`: the default."""

    allowed_domains: list[str] | None = m.member(wire="allowed_domains", default=None)
    """Domains it is limited to. `null`: none."""

    location: WebSearchLocation | None = None
    """Where the user is. `null`: not known."""


class WebSearchLocation(m.Struct):
    """Where the user is, roughly."""

    country: str | None = None
    """Country code of two letters. `null`: not known."""

    region: str | None = None
    """Region. `null`: not known."""

    city: str | None = None
    """City. `null`: not known."""

    timezone: str | None = None
    """Time zone name. `null`: not known."""


class AnalyticsConfig(m.Struct):
    """Settings of usage statistics; unknown keys are kept."""

    enabled: bool | None = None
    """Whether they are collected. `null`: the default."""


class AppsConfig(m.Struct):
    """Settings of apps."""

    default: AppsDefaultConfig | None = m.member(wire="_default", default=None)
    """Settings of apps without their own. `null`: the defaults."""


class AppsDefaultConfig(m.Struct):
    """Settings of apps without their own."""

    enabled: bool = True
    """Whether apps can be used."""

    approvals_reviewer: ApprovalsReviewer | None = m.member(wire="approvals_reviewer", default=None)
    """Who answers approval questions of apps. `null`: as for the thread."""

    default_tools_approval_mode: AppToolApproval | None = m.member(wire="default_tools_approval_mode", default=None)
    """When the user is asked before a tool is called. `null`: the default."""

    destructive_enabled: bool = m.member(wire="destructive_enabled", default=True)
    """Whether tools that destroy data can be used."""

    open_world_enabled: bool = m.member(wire="open_world_enabled", default=True)
    """Whether tools that reach outside can be used."""


class BrowserUseConfig(m.Struct):
    """Settings of work in a browser."""

    allow_history_access: bool | None = m.member(wire="allow_history_access", default=None)
    """Whether the browser's history can be read. `null`: the default."""

    default_origin_policy: BrowserUseOriginPolicyConfig | None = m.member(wire="default_origin_policy", default=None)
    """Rights on origins without their own. `null`: the defaults."""

    origins: dict[str, BrowserUseOriginPolicyConfig] | None = None
    """Rights by origin. `null`: none set."""


class BrowserUseOriginPolicyConfig(m.Struct):
    """Rights on an origin."""

    access: AllowDenyRequirement | None = None
    """Opening its pages. `null`: the default."""

    downloads: AllowDenyRequirement | None = None
    """Downloading files. `null`: the default."""

    uploads: AllowDenyRequirement | None = None
    """Uploading files. `null`: the default."""

    full_cdp_access: AllowDenyRequirement | None = m.member(wire="full_cdp_access", default=None)
    """Full control through the debugging protocol. `null`: the default."""


class ComputerUseConfig(m.Struct):
    """Settings of work on the desktop."""

    default_app_access: AllowDenyRequirement | None = m.member(wire="default_app_access", default=None)
    """Access to applications without a rule. `null`: the default."""

    macos: ComputerUseMacosConfig | None = None
    """Rules on macOS. `null`: none."""

    windows: ComputerUseWindowsConfig | None = None
    """Rules on Windows. `null`: none."""


class ComputerUseMacosConfig(m.Struct):
    """Rules for applications on macOS."""

    bundle_ids: dict[str, AllowDenyRequirement] | None = m.member(wire="bundle_ids", default=None)
    """Access by bundle id. `null`: none set."""


class ComputerUseWindowsConfig(m.Struct):
    """Rules for applications on Windows."""

    aumids: dict[str, AllowDenyRequirement] | None = None
    """Access by application user model id. `null`: none set."""

    exes: list[ComputerUseWindowsExeConfig] | None = None
    """Access by program file. `null`: none set."""


class ComputerUseWindowsExeConfig(m.Struct):
    """Rule for a program file on Windows."""

    publisher_name: str = m.member(wire="publisher_name")
    """Publisher in its signature."""

    product_name: str = m.member(wire="product_name")
    """Product in its signature."""

    binary_name: str | None = m.member(wire="binary_name", default=None)
    """Name of the file. `null`: any."""

    access: AllowDenyRequirement
    """The rule."""


class AppConfig(m.Struct):
    """Settings of an app."""

    approvals_reviewer: ApprovalsReviewer | None = m.member(wire="approvals_reviewer", default=None)
    """Who decides about its tool calls. `null`: as for the thread."""

    default_tools_approval_mode: AppToolApproval | None = m.member(wire="default_tools_approval_mode", default=None)
    """When its tools ask. `null`: the default of all apps."""

    default_tools_enabled: bool | None = m.member(wire="default_tools_enabled", default=None)
    """Whether its tools are on. `null`: the default of all apps."""

    destructive_enabled: bool | None = m.member(wire="destructive_enabled", default=None)
    """Whether tools that destroy things are on. `null`: the default of all apps."""

    enabled: bool = True
    """Whether the app is on."""

    links: AppLinksConfig | None = None
    """Settings per account. `null`: none."""

    omit_tools_from: list[ToolExposureSurface] | None = m.member(wire="omit_tools_from", default=None)
    """Ways to offer tools to the model in which its tools are left out. `null`: none."""

    open_world_enabled: bool | None = m.member(wire="open_world_enabled", default=None)
    """Whether tools that reach beyond the app are on. `null`: the default of all apps."""

    tools: AppToolsConfig | None = None
    """Settings per tool. `null`: none."""


class AppLinkConfig(m.Struct):
    """Settings of an account of an app."""

    approvals_reviewer: ApprovalsReviewer | None = m.member(wire="approvals_reviewer", default=None)
    """Who decides about its tool calls. `null`: as for the app."""

    default_tools_approval_mode: AppToolApproval | None = m.member(wire="default_tools_approval_mode", default=None)
    """When its tools ask. `null`: as for the app."""


class AppToolConfig(m.Struct):
    """Settings of a tool of an app."""

    approval_mode: AppToolApproval | None = m.member(wire="approval_mode", default=None)
    """When it asks. `null`: as for the app."""

    enabled: bool | None = None
    """Whether it is on. `null`: as for the app."""


class ConfigBatchWriteParams(m.Struct, method="config/batchWrite"):
    """Several values to write at once, all or none."""

    edits: list[ConfigEdit]
    """The values, written in this order."""

    file_path: str | None = None
    """File to write; it must be the user's. Absent: that one."""

    expected_version: str | None = None
    """Version of the file that the client read; another one is refused. Absent: not checked."""

    reload_user_config: bool | None = None
    """Whether loaded threads take the new settings over, as far as they can. Absent: no."""


class ConfigEdit(m.Struct):
    """A value to write."""

    key_path: str
    """Key, its parts joined by dots; not empty."""

    value: t.Any
    """The value, any JSON; `null` removes the key."""

    merge_strategy: MergeStrategy
    """What happens to the value that is there."""


class ConfigValueWriteParams(m.Struct, method="config/value/write"):
    """A value to write into the user's configuration."""

    key_path: str
    """Key, its parts joined by dots; not empty."""

    value: t.Any
    """The value, any JSON; `null` removes the key."""

    merge_strategy: MergeStrategy
    """What happens to the value that is there."""

    file_path: str | None = None
    """File to write; it must be the user's. Absent: that one."""

    expected_version: str | None = None
    """Version of the file that the client read; another one is refused. Absent: not checked."""


class ConfigWriteResponse(m.Struct):
    """What was written."""

    status: WriteStatus
    """Whether the value is in force."""

    version: str
    """Version of the file now."""

    file_path: AbsolutePathBuf
    """Absolute path of the file."""

    overridden_metadata: OverriddenMetadata | None = None
    """Why the value has no effect. `null`: it has."""


class McpServerRefreshResponse(m.Struct):
    """The configuration is read; there is nothing to say about it."""


class OverriddenMetadata(m.Struct):
    """Why a written value has no effect."""

    message: str
    """Text for the user."""

    overriding_layer: ConfigLayerMetadata
    """Layer that says otherwise."""

    effective_value: t.Any
    """The value in force, any JSON."""


class InitializeParams(m.Struct, method="initialize"):
    """What a client says about itself when it opens a connection."""

    client_info: ClientInfo
    """Name and version of the client."""

    capabilities: InitializeCapabilities | None = None
    """What the client opts into. Absent: nothing."""


class ClientInfo(m.Struct):
    """Identifies a client program."""

    name: str
    """Machine-readable name; it becomes the originator of the threads the client creates."""

    title: str | None = None
    """Name for people. Absent: `name` is shown."""

    version: str
    """Version of the client, in any format."""


class InitializeCapabilities(m.Struct):
    """Opt-ins of one connection."""

    experimental_api: bool | None = None
    """Whether experimental methods, members and values may be used on this connection."""

    request_attestation: bool | None = None
    """Whether the client answers `attestation/generate` requests."""

    mcp_server_openai_form_elicitation: bool | None = None
    """Older way to announce the `openai/form` extension; `extensions` replaces it."""

    extensions: dict[str, t.Any] | None = None
    """MCP extension settings of the client, by extension name. Absent: none."""

    explicit_gateway_oauth: bool | None = None
    """Whether gateway sign-in is started by the client rather than by the server opening a browser."""

    required_human_approval: bool | None = None
    """Whether the client shows `humanCommand` approvals to a person. Needs `experimentalApi`."""

    opt_out_notification_methods: list[str] | None = None
    """Exact names of notifications that are not to be sent on this connection. Unknown names are accepted."""


class InitializeResponse(m.Struct):
    """What the server says about itself."""

    user_agent: str
    """User agent of provider requests: client name, server version, system, terminal and client version."""

    codex_home: AbsolutePathBuf = m.member(since="0.169")
    """Absolute path of the server's home directory."""

    platform_family: str = m.member(since="0.169")
    """Family of the server's operating system, such as `unix` or `windows`."""

    platform_os: str = m.member(since="0.169")
    """Operating system of the server, such as `linux` or `macos`."""


class MockExperimentalMethodParams(m.Struct, method="mock/experimentalMethod"):
    """Input of the method that exists to test the experimental gate."""

    value: str | None = None
    """Text to send back. Absent: `null` comes back."""


class MockExperimentalMethodResponse(m.Struct):
    """Output of the method that exists to test the experimental gate."""

    echoed: str | None = None
    """The `value` of the request, or `null` when it had none."""


class RemoteControlStatusChangedNotification(m.Struct, method="remoteControl/status/changed"):
    """State of remote control and the identity under which the server is reachable."""

    status: RemoteControlConnectionStatus
    """Current state."""

    server_name: str
    """Name of this server for people."""

    installation_id: str
    """Id of this installation, stable across restarts."""

    environment_id: str | None = None
    """Environment the server is registered as. `null`: not registered."""


class W3cTraceContext(m.Struct):
    """Trace of a request, as in the W3C Trace Context. Requests may carry it as `trace` beside `params`."""

    traceparent: str | None = None
    """Position in the trace. `null`: none."""

    tracestate: str | None = None
    """Further data of the tracing systems. `null`: none."""


class CurrentTimeReadParams(m.Struct, method="currentTime/read"):
    """Thread that needs the time."""

    thread_id: str
    """Id of the thread."""


class CurrentTimeReadResponse(m.Struct):
    """The time."""

    current_time_at: int
    """The time now, in Unix seconds."""


class McpElicitationBooleanSchema(m.Struct):
    """A field for yes or no."""

    type: McpElicitationBooleanType
    """Always `boolean`."""

    title: str | None = None
    """Label of the field. Absent: use its name."""

    description: str | None = None
    """What is asked. Absent: nothing more than the title."""

    default: bool | None = None
    """Answer filled in at the start. Absent: none."""


class McpElicitationConstOption(m.Struct):
    """An answer to choose from, with a label."""

    const: str
    """The answer."""

    title: str
    """Its label."""


class McpElicitationLegacyTitledEnumSchema(m.Struct):
    """A field with one of several answers, whose labels stand in a list of their own."""

    type: McpElicitationStringType
    """Always `string`."""

    title: str | None = None
    """Label of the field. Absent: use its name."""

    description: str | None = None
    """What is asked. Absent: nothing more than the title."""

    enum: list[str]
    """The answers."""

    enum_names: list[str] | None = None
    """Their labels, in the same order. Absent: the answers are their own labels."""

    default: str | None = None
    """Answer filled in at the start. Absent: none."""


class McpElicitationNumberSchema(m.Struct):
    """A field for a number."""

    type: McpElicitationNumberType
    """Whether fractions are allowed."""

    title: str | None = None
    """Label of the field. Absent: use its name."""

    description: str | None = None
    """What is asked. Absent: nothing more than the title."""

    minimum: float | None = None
    """Smallest number allowed. Absent: no limit."""

    maximum: float | None = None
    """Largest number allowed. Absent: no limit."""

    default: float | None = None
    """Answer filled in at the start. Absent: none."""


class McpElicitationSchema(m.Struct):
    """A form, as JSON Schema in the notation of MCP 2025-11-25."""

    schema: str | None = m.member(wire="$schema", default=None)
    """Address of the JSON Schema version. Absent: not said."""

    type: McpElicitationObjectType
    """Always `object`."""

    properties: dict[str, McpElicitationPrimitiveSchema]
    """The fields, by name."""

    required: list[str] | None = None
    """Fields that have to be filled in. Absent: none."""


class McpElicitationStringSchema(m.Struct):
    """A field for a text."""

    type: McpElicitationStringType
    """Always `string`."""

    title: str | None = None
    """Label of the field. Absent: use its name."""

    description: str | None = None
    """What is asked. Absent: nothing more than the title."""

    min_length: int | None = None
    """Fewest characters. Absent: no limit."""

    max_length: int | None = None
    """Most characters. Absent: no limit."""

    format: McpElicitationStringFormat | None = None
    """What the text has to be. Absent: anything."""

    default: str | None = None
    """Answer filled in at the start. Absent: none."""


class McpElicitationTitledEnumItems(m.Struct):
    """Answers with labels, of which several may be chosen."""

    any_of: list[McpElicitationConstOption]
    """The answers."""


class McpElicitationTitledMultiSelectEnumSchema(m.Struct):
    """A field with several of the given answers, which have labels."""

    type: McpElicitationArrayType
    """Always `array`."""

    title: str | None = None
    """Label of the field. Absent: use its name."""

    description: str | None = None
    """What is asked. Absent: nothing more than the title."""

    min_items: int | None = None
    """Fewest answers. Absent: no limit."""

    max_items: int | None = None
    """Most answers. Absent: no limit."""

    items: McpElicitationTitledEnumItems
    """The answers."""

    default: list[str] | None = None
    """Answers filled in at the start. Absent: none."""


class McpElicitationTitledSingleSelectEnumSchema(m.Struct):
    """A field with one of the given answers, which have labels."""

    type: McpElicitationStringType
    """Always `string`."""

    title: str | None = None
    """Label of the field. Absent: use its name."""

    description: str | None = None
    """What is asked. Absent: nothing more than the title."""

    one_of: list[McpElicitationConstOption]
    """The answers."""

    default: str | None = None
    """Answer filled in at the start. Absent: none."""


class McpElicitationUntitledEnumItems(m.Struct):
    """Answers without labels, of which several may be chosen."""

    type: McpElicitationStringType
    """Always `string`."""

    enum: list[str]
    """The answers."""


class McpElicitationUntitledMultiSelectEnumSchema(m.Struct):
    """A field with several of the given answers."""

    type: McpElicitationArrayType
    """Always `array`."""

    title: str | None = None
    """Label of the field. Absent: use its name."""

    description: str | None = None
    """What is asked. Absent: nothing more than the title."""

    min_items: int | None = None
    """Fewest answers. Absent: no limit."""

    max_items: int | None = None
    """Most answers. Absent: no limit."""

    items: McpElicitationUntitledEnumItems
    """The answers."""

    default: list[str] | None = None
    """Answers filled in at the start. Absent: none."""


class McpElicitationUntitledSingleSelectEnumSchema(m.Struct):
    """A field with one of the given answers."""

    type: McpElicitationStringType
    """Always `string`."""

    title: str | None = None
    """Label of the field. Absent: use its name."""

    description: str | None = None
    """What is asked. Absent: nothing more than the title."""

    enum: list[str]
    """The answers."""

    default: str | None = None
    """Answer filled in at the start. Absent: none."""


class McpServerElicitationRequestParamsOpenaiUserVerification(m.Struct, tag="mode"):
    """To confirm an action with the key of this device."""

    mode: t.Literal["openai/userVerification"] = "openai/userVerification"
    """Tells the variant."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Turn that ran when the question came. `null`: none, or not known."""

    server_name: str
    """Server that asks."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""

    title: str
    """What is shown first."""

    description: str
    """More about it."""

    challenge: str
    """Bytes to sign, in base64url without padding."""


class McpServerElicitationRequestParamsForm(m.Struct, tag="mode"):
    """To fill in a form."""

    mode: t.Literal["form"] = "form"
    """Tells the variant."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Turn that ran when the question came. `null`: none, or not known."""

    server_name: str
    """Server that asks."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""

    message: str
    """What the user is told."""

    requested_schema: McpElicitationSchema
    """The form."""


class McpServerElicitationRequestParamsOpenaiForm(m.Struct, tag="mode"):
    """To fill in a form that goes beyond MCP."""

    mode: t.Literal["openai/form"] = "openai/form"
    """Tells the variant."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Turn that ran when the question came. `null`: none, or not known."""

    server_name: str
    """Server that asks."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""

    message: str
    """What the user is told."""

    requested_schema: t.Any
    """The form, any JSON Schema."""


class McpServerElicitationRequestParamsOlderOpenaiForm(m.Struct, tag="mode"):
    """The same under its older name."""

    mode: t.Literal["openaiForm"] = "openaiForm"
    """Tells the variant."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Turn that ran when the question came. `null`: none, or not known."""

    server_name: str
    """Server that asks."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""

    message: str
    """What the user is told."""

    requested_schema: t.Any
    """The form, any JSON Schema."""


class McpServerElicitationRequestParamsUrl(m.Struct, tag="mode"):
    """To do something on a page."""

    mode: t.Literal["url"] = "url"
    """Tells the variant."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Turn that ran when the question came. `null`: none, or not known."""

    server_name: str
    """Server that asks."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""

    message: str
    """What the user is told."""

    url: str
    """Address of the page."""

    elicitation_id: str
    """Id of the question at the server."""


class McpServerElicitationRequestResponse(m.Struct):
    """What became of a question of an MCP server."""

    action: McpServerElicitationAction
    """What the user did."""

    content: t.Any = None
    """The answers as an object with a member per field, any JSON. `null`: none, as after a refusal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata for the server, any JSON. `null`: none."""


class EnvironmentConnectionNotification(m.Struct, method="thread/environment/disconnected"):
    """The connection to an environment of a thread changed."""

    thread_id: str
    """Id of the thread."""

    environment_id: str
    """The environment."""


class EnvironmentAddParams(m.Struct, method="environment/add"):
    """An environment on another machine."""

    environment_id: str
    """Id of the environment; one that exists is replaced."""

    exec_server_url: str
    """WebSocket address of the program that runs commands there."""

    auth_bearer_token: str | None = None
    """Token to sign in with; only for secure or local addresses. Absent: none."""

    websocket_request_id: str | None = None
    """Value of the header `X-Request-ID` of the connection; only for secure or local addresses. Absent: none."""

    connect_timeout_ms: int | None = None
    """Longest wait for the connection, in milliseconds. Absent: the server decides."""

    skills: EnvironmentSkillsParams | None = None
    """Skills it must bring. Absent: none."""


class EnvironmentAddResponse(m.Struct):
    """The environment is known; there is nothing to say about it."""


class EnvironmentInfoParams(m.Struct, method="environment/info"):
    """Environment to describe."""

    environment_id: str
    """The environment."""


class EnvironmentInfoResponse(m.Struct):
    """What an environment offers."""

    shell: EnvironmentShellInfo
    """Its shell."""

    cwd: PathUri | None = None
    """Working directory where none is chosen. `null`: not told."""


class EnvironmentShellInfo(m.Struct):
    """A shell."""

    name: str
    """Kind of shell: `bash`, `zsh`, `sh`, `powershell` or `cmd`."""

    path: str
    """Path or name of the program."""


class EnvironmentSkillsParams(m.Struct):
    """Skills an environment must bring."""

    required: list[str] | None = None
    """Names of the skills; they are checked before the model is asked. Absent: none."""


class EnvironmentStatusParams(m.Struct, method="environment/status"):
    """Environment to look at."""

    environment_id: str
    """The environment."""


class EnvironmentStatusResponse(m.Struct):
    """State of an environment. Asking does not connect it."""

    status: EnvironmentStatusKind
    """The state."""

    error: str | None = None
    """Why it is not there. Absent for `ready` and `pending`."""


class EventMsgError(m.Struct, tag="type"):
    """A turn failed."""

    type: t.Literal["error"] = "error"
    """Tells the variant."""

    message: str
    """Text for the user."""

    codex_error_info: LegacyCodexErrorInfo | None = m.member(wire="codex_error_info", default=None)
    """Kind of the error. `null`: not known."""


class EventMsgWarning(m.Struct, tag="type"):
    """Something is wrong, but the turn goes on."""

    type: t.Literal["warning"] = "warning"
    """Tells the variant."""

    message: str
    """Text for the user."""


class EventMsgThreadRolledBack(m.Struct, tag="type"):
    """The last turns were taken back."""

    type: t.Literal["thread_rolled_back"] = "thread_rolled_back"
    """Tells the variant."""

    num_turns: int = m.member(wire="num_turns")
    """How many."""


class EventMsgTaskStarted(m.Struct, tag="type"):
    """A turn began."""

    type: t.Literal["task_started"] = "task_started"
    """Tells the variant."""

    model_context_window: int | None = m.member(wire="model_context_window", default=None)
    """Most tokens the model can look at. `null`: not known."""

    collaboration_mode_kind: ModeKind = m.member(wire="collaboration_mode_kind", default="default")
    """Collaboration mode of the turn."""


class EventMsgTaskComplete(m.Struct, tag="type"):
    """A turn is done."""

    type: t.Literal["task_complete"] = "task_complete"
    """Tells the variant."""

    last_agent_message: str | None = m.member(wire="last_agent_message", default=None)
    """Last message of the agent. `null`: none."""


class EventMsgTokenCount(m.Struct, tag="type"):
    """Tokens were used, or the limits are known anew."""

    type: t.Literal["token_count"] = "token_count"
    """Tells the variant."""

    info: TokenUsageInfo | None = None
    """Tokens so far. `null`: not known yet."""

    rate_limits: LegacyRateLimitSnapshot | None = m.member(wire="rate_limits", default=None)
    """Limits of the account. `null`: not known."""


class EventMsgAgentMessage(m.Struct, tag="type"):
    """The agent said something."""

    type: t.Literal["agent_message"] = "agent_message"
    """Tells the variant."""

    message: str
    """The whole text."""


class EventMsgUserMessage(m.Struct, tag="type"):
    """The user said something."""

    type: t.Literal["user_message"] = "user_message"
    """Tells the variant."""

    message: str
    """The text."""

    images: list[str] | None = None
    """Addresses of the images. Absent: not kept."""

    local_images: list[str] = m.member(wire="local_images", default_factory=list)
    """Files of the images."""

    text_elements: list[LegacyTextElement] = m.member(wire="text_elements", default_factory=list)
    """Parts of the text that stand for something else."""


class EventMsgAgentMessageDelta(m.Struct, tag="type"):
    """More text of the agent."""

    type: t.Literal["agent_message_delta"] = "agent_message_delta"
    """Tells the variant."""

    delta: str
    """Text to append."""


class EventMsgAgentReasoning(m.Struct, tag="type"):
    """A part of the reasoning, summarized."""

    type: t.Literal["agent_reasoning"] = "agent_reasoning"
    """Tells the variant."""

    text: str
    """The whole part."""


class EventMsgAgentReasoningDelta(m.Struct, tag="type"):
    """More of the summary of the reasoning."""

    type: t.Literal["agent_reasoning_delta"] = "agent_reasoning_delta"
    """Tells the variant."""

    delta: str
    """Text to append."""


class EventMsgAgentReasoningRawContent(m.Struct, tag="type"):
    """A part of the reasoning itself."""

    type: t.Literal["agent_reasoning_raw_content"] = "agent_reasoning_raw_content"
    """Tells the variant."""

    text: str
    """The whole part."""


class EventMsgAgentReasoningRawContentDelta(m.Struct, tag="type"):
    """More of the reasoning itself."""

    type: t.Literal["agent_reasoning_raw_content_delta"] = "agent_reasoning_raw_content_delta"
    """Tells the variant."""

    delta: str
    """Text to append."""


class EventMsgAgentReasoningSectionBreak(m.Struct, tag="type"):
    """A new part of the summary of the reasoning begins."""

    type: t.Literal["agent_reasoning_section_break"] = "agent_reasoning_section_break"
    """Tells the variant."""

    item_id: str = m.member(wire="item_id", default="")
    """Id of the item. Empty: not known."""

    summary_index: int = m.member(wire="summary_index", default=0)
    """Number of the part, counted from 0."""


class EventMsgSessionConfigured(m.Struct, tag="type"):
    """A thread was opened."""

    type: t.Literal["session_configured"] = "session_configured"
    """Tells the variant."""

    session_id: ThreadId = m.member(wire="session_id")
    """Id of the thread."""

    forked_from_id: ThreadId | None = m.member(wire="forked_from_id", default=None)
    """Thread it is a copy of. Absent: none."""

    thread_name: str | None = m.member(wire="thread_name", default=None)
    """Title. Absent: none."""

    model: str
    """Model."""

    model_provider_id: str = m.member(wire="model_provider_id")
    """Model provider."""

    approval_policy: LegacyAskForApproval = m.member(wire="approval_policy")
    """When to ask the user."""

    sandbox_policy: LegacySandboxPolicy = m.member(wire="sandbox_policy")
    """What commands may touch."""

    cwd: str
    """Working directory."""

    reasoning_effort: ReasoningEffort | None = m.member(wire="reasoning_effort", default=None)
    """Reasoning effort. Absent: that of the model."""

    history_log_id: int = m.member(wire="history_log_id")
    """Id of the file with the messages typed before; 0 where the system has no such id."""

    history_entry_count: int = m.member(wire="history_entry_count")
    """Messages in that file."""

    initial_messages: list[EventMsg] | None = m.member(wire="initial_messages", default=None)
    """What happened so far. Absent: nothing."""

    rollout_path: str | None = m.member(wire="rollout_path", default=None)
    """File of the thread. Absent: it is not stored."""


class EventMsgThreadNameUpdated(m.Struct, tag="type"):
    """A thread got another title."""

    type: t.Literal["thread_name_updated"] = "thread_name_updated"
    """Tells the variant."""

    thread_id: ThreadId = m.member(wire="thread_id")
    """Id of the thread."""

    thread_name: str | None = m.member(wire="thread_name", default=None)
    """The title. Absent: none any more."""


class EventMsgMcpStartupUpdate(m.Struct, tag="type"):
    """The start of an MCP server went on."""

    type: t.Literal["mcp_startup_update"] = "mcp_startup_update"
    """Tells the variant."""

    server: str
    """Name of the server."""

    status: McpStartupStatus
    """How far it is."""


class EventMsgMcpStartupComplete(m.Struct, tag="type"):
    """All MCP servers have started or failed."""

    type: t.Literal["mcp_startup_complete"] = "mcp_startup_complete"
    """Tells the variant."""

    ready: list[str]
    """Those that can be used."""

    failed: list[McpStartupFailure]
    """Those that did not start."""

    cancelled: list[str]
    """Those that were given up."""


class EventMsgMcpToolCallBegin(m.Struct, tag="type"):
    """A call of an MCP tool began."""

    type: t.Literal["mcp_tool_call_begin"] = "mcp_tool_call_begin"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    invocation: McpInvocation
    """The call."""


class EventMsgMcpToolCallEnd(m.Struct, tag="type"):
    """A call of an MCP tool ended."""

    type: t.Literal["mcp_tool_call_end"] = "mcp_tool_call_end"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    invocation: McpInvocation
    """The call."""

    duration: Duration
    """How long it took."""

    result: ResultOfCallToolResultOrString
    """Its outcome."""


class EventMsgWebSearchBegin(m.Struct, tag="type"):
    """A search on the web began."""

    type: t.Literal["web_search_begin"] = "web_search_begin"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the search."""


class EventMsgWebSearchEnd(m.Struct, tag="type"):
    """A search on the web ended."""

    type: t.Literal["web_search_end"] = "web_search_end"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the search."""

    query: str
    """What was searched for."""

    action: ResponsesApiWebSearchAction
    """What was done."""


class EventMsgExecCommandBegin(m.Struct, tag="type"):
    """A command began."""

    type: t.Literal["exec_command_begin"] = "exec_command_begin"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call; the end carries it, too."""

    process_id: str | None = m.member(wire="process_id", default=None)
    """Id of the process for later input. Absent: it takes none."""

    turn_id: str = m.member(wire="turn_id")
    """Id of the turn."""

    command: list[str]
    """The program and its arguments."""

    cwd: str
    """Working directory."""

    parsed_cmd: list[ParsedCommand] = m.member(wire="parsed_cmd")
    """What the command does, as far as its text tells."""

    source: ExecCommandSource = "agent"
    """Who started it."""

    interaction_input: str | None = m.member(wire="interaction_input", default=None)
    """Input sent to a command that goes on. Absent: none."""


class EventMsgExecCommandOutputDelta(m.Struct, tag="type"):
    """More output of a command."""

    type: t.Literal["exec_command_output_delta"] = "exec_command_output_delta"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    stream: ExecOutputStream
    """Where it was written."""

    chunk: str
    """The bytes, in base64."""


class EventMsgTerminalInteraction(m.Struct, tag="type"):
    """The agent sent input to a command that goes on."""

    type: t.Literal["terminal_interaction"] = "terminal_interaction"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    process_id: str = m.member(wire="process_id")
    """Id of the process."""

    stdin: str
    """The input."""


class EventMsgExecCommandEnd(m.Struct, tag="type"):
    """A command ended."""

    type: t.Literal["exec_command_end"] = "exec_command_end"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    process_id: str | None = m.member(wire="process_id", default=None)
    """Id of the process for later input. Absent: it took none."""

    turn_id: str = m.member(wire="turn_id")
    """Id of the turn."""

    command: list[str]
    """The program and its arguments."""

    cwd: str
    """Working directory."""

    parsed_cmd: list[ParsedCommand] = m.member(wire="parsed_cmd")
    """What the command does, as far as its text tells."""

    source: ExecCommandSource = "agent"
    """Who started it."""

    interaction_input: str | None = m.member(wire="interaction_input", default=None)
    """Input sent to a command that goes on. Absent: none."""

    stdout: str
    """Standard output."""

    stderr: str
    """Standard error."""

    aggregated_output: str = m.member(wire="aggregated_output", default="")
    """Both, in the order of writing."""

    exit_code: int = m.member(wire="exit_code")
    """Exit code."""

    duration: Duration
    """How long it took."""

    formatted_output: str = m.member(wire="formatted_output")
    """What the model is told."""


class EventMsgViewImageToolCall(m.Struct, tag="type"):
    """The agent looked at an image."""

    type: t.Literal["view_image_tool_call"] = "view_image_tool_call"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    path: str
    """File of the image."""


class EventMsgExecApprovalRequest(m.Struct, tag="type"):
    """A command waits for permission."""

    type: t.Literal["exec_approval_request"] = "exec_approval_request"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    turn_id: str = m.member(wire="turn_id", default="")
    """Id of the turn. Empty: not known."""

    command: list[str]
    """The program and its arguments."""

    cwd: str
    """Working directory."""

    reason: str | None = None
    """Why permission is needed. Absent: no reason given."""

    proposed_execpolicy_amendment: list[str] | None = m.member(wire="proposed_execpolicy_amendment", default=None)
    """Command prefix, one word each, that the user may allow for good. Absent: none."""

    parsed_cmd: list[ParsedCommand] = m.member(wire="parsed_cmd")
    """What the command does, as far as its text tells."""


class EventMsgRequestUserInput(m.Struct, tag="type"):
    """The agent asks the user."""

    type: t.Literal["request_user_input"] = "request_user_input"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    turn_id: str = m.member(wire="turn_id", default="")
    """Id of the turn. Empty: not known."""

    questions: list[RequestUserInputQuestion]
    """The questions."""


class EventMsgDynamicToolCallRequest(m.Struct, tag="type"):
    """The agent calls a tool of the client. The members are in camelCase."""

    type: t.Literal["dynamic_tool_call_request"] = "dynamic_tool_call_request"
    """Tells the variant."""

    call_id: str
    """Id of the call."""

    turn_id: str
    """Id of the turn."""

    tool: str
    """Name of the tool."""

    arguments: t.Any
    """Arguments, any JSON."""


class EventMsgElicitationRequest(m.Struct, tag="type"):
    """An MCP server asks the user."""

    type: t.Literal["elicitation_request"] = "elicitation_request"
    """Tells the variant."""

    server_name: str = m.member(wire="server_name")
    """Name of the server."""

    id: RequestId
    """Id of the question at the server."""

    message: str
    """The question."""


class EventMsgApplyPatchApprovalRequest(m.Struct, tag="type"):
    """A patch waits for permission."""

    type: t.Literal["apply_patch_approval_request"] = "apply_patch_approval_request"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    turn_id: str = m.member(wire="turn_id", default="")
    """Id of the turn. Empty: not known."""

    changes: dict[str, FileChange]
    """The changes, by path."""

    reason: str | None = None
    """Why permission is needed. Absent: no reason given."""

    grant_root: str | None = m.member(wire="grant_root", default=None)
    """Directory to allow writing in for the rest of the thread. Absent: none."""


class EventMsgDeprecationNotice(m.Struct, tag="type"):
    """The client or the configuration uses something that will go away."""

    type: t.Literal["deprecation_notice"] = "deprecation_notice"
    """Tells the variant."""

    summary: str
    """What is deprecated."""

    details: str | None = None
    """How to move away from it. Absent: no advice."""


class EventMsgBackgroundEvent(m.Struct, tag="type"):
    """Something happened that is worth a line."""

    type: t.Literal["background_event"] = "background_event"
    """Tells the variant."""

    message: str
    """The line."""


class EventMsgUndoStarted(m.Struct, tag="type"):
    """The agent begins to undo the last turn."""

    type: t.Literal["undo_started"] = "undo_started"
    """Tells the variant."""

    message: str | None = None
    """Text for the user. Absent: none."""


class EventMsgUndoCompleted(m.Struct, tag="type"):
    """The undo ended."""

    type: t.Literal["undo_completed"] = "undo_completed"
    """Tells the variant."""

    success: bool
    """Whether it worked."""

    message: str | None = None
    """Text for the user. Absent: none."""


class EventMsgStreamError(m.Struct, tag="type"):
    """The connection to the model broke and is tried again."""

    type: t.Literal["stream_error"] = "stream_error"
    """Tells the variant."""

    message: str
    """Text for the user."""

    codex_error_info: LegacyCodexErrorInfo | None = m.member(wire="codex_error_info", default=None)
    """Kind of the error. `null`: not known."""

    additional_details: str | None = m.member(wire="additional_details", default=None)
    """What went wrong underneath. `null`: not known."""


class EventMsgPatchApplyBegin(m.Struct, tag="type"):
    """A patch is about to be applied."""

    type: t.Literal["patch_apply_begin"] = "patch_apply_begin"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call; the end carries it, too."""

    turn_id: str = m.member(wire="turn_id", default="")
    """Id of the turn. Empty: not known."""

    auto_approved: bool = m.member(wire="auto_approved")
    """Whether nobody was asked."""

    changes: dict[str, FileChange]
    """The changes, by path."""


class EventMsgPatchApplyEnd(m.Struct, tag="type"):
    """A patch was applied, or failed."""

    type: t.Literal["patch_apply_end"] = "patch_apply_end"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    turn_id: str = m.member(wire="turn_id", default="")
    """Id of the turn. Empty: not known."""

    stdout: str
    """What the tool printed."""

    stderr: str
    """What the tool complained about."""

    success: bool
    """Whether it worked."""

    changes: dict[str, FileChange] = m.member(default_factory=dict)
    """The changes, by path."""


class EventMsgTurnDiff(m.Struct, tag="type"):
    """The changes of the turn so far are different now."""

    type: t.Literal["turn_diff"] = "turn_diff"
    """Tells the variant."""

    unified_diff: str = m.member(wire="unified_diff")
    """All of them, as a unified diff."""


class EventMsgGetHistoryEntryResponse(m.Struct, tag="type"):
    """A message typed before, as asked for."""

    type: t.Literal["get_history_entry_response"] = "get_history_entry_response"
    """Tells the variant."""

    offset: int
    """Its position in the file."""

    log_id: int = m.member(wire="log_id")
    """Id of the file."""

    entry: HistoryEntry | None = None
    """The message. Absent: there is none."""


class EventMsgMcpListToolsResponse(m.Struct, tag="type"):
    """What the MCP servers offer, as asked for."""

    type: t.Literal["mcp_list_tools_response"] = "mcp_list_tools_response"
    """Tells the variant."""

    tools: dict[str, Tool]
    """Tools, by name with the server in front."""

    resources: dict[str, list[Resource]]
    """Resources, by server."""

    resource_templates: dict[str, list[ResourceTemplate]] = m.member(wire="resource_templates")
    """Patterns for resources, by server."""

    auth_statuses: dict[str, LegacyMcpAuthStatus] = m.member(wire="auth_statuses")
    """How the user is signed in, by server."""


class EventMsgListCustomPromptsResponse(m.Struct, tag="type"):
    """The prompts of the user, as asked for."""

    type: t.Literal["list_custom_prompts_response"] = "list_custom_prompts_response"
    """Tells the variant."""

    custom_prompts: list[CustomPrompt] = m.member(wire="custom_prompts")
    """The prompts."""


class EventMsgListSkillsResponse(m.Struct, tag="type"):
    """The skills, as asked for."""

    type: t.Literal["list_skills_response"] = "list_skills_response"
    """Tells the variant."""

    skills: list[LegacySkillsListEntry]
    """One entry per directory."""


class EventMsgListRemoteSkillsResponse(m.Struct, tag="type"):
    """The catalog of skills, as asked for."""

    type: t.Literal["list_remote_skills_response"] = "list_remote_skills_response"
    """Tells the variant."""

    skills: list[RemoteSkillSummary]
    """The skills in it."""


class EventMsgRemoteSkillDownloaded(m.Struct, tag="type"):
    """A skill was downloaded."""

    type: t.Literal["remote_skill_downloaded"] = "remote_skill_downloaded"
    """Tells the variant."""

    id: str
    """Its id in the catalog."""

    name: str
    """Its name."""

    path: str
    """Where it is now."""


class EventMsgPlanUpdate(m.Struct, tag="type"):
    """The agent changed its plan."""

    type: t.Literal["plan_update"] = "plan_update"
    """Tells the variant."""

    explanation: str | None = None
    """Why. `null`: not said."""

    plan: list[PlanItemArg]
    """The steps."""


class EventMsgTurnAborted(m.Struct, tag="type"):
    """A turn ended early."""

    type: t.Literal["turn_aborted"] = "turn_aborted"
    """Tells the variant."""

    reason: TurnAbortReason
    """Why."""


class EventMsgEnteredReviewMode(m.Struct, tag="type"):
    """A review began."""

    type: t.Literal["entered_review_mode"] = "entered_review_mode"
    """Tells the variant."""

    target: ReviewTarget
    """What is reviewed."""

    user_facing_hint: str | None = m.member(wire="user_facing_hint", default=None)
    """The same for people. Absent: not said."""


class EventMsgExitedReviewMode(m.Struct, tag="type"):
    """A review ended."""

    type: t.Literal["exited_review_mode"] = "exited_review_mode"
    """Tells the variant."""

    review_output: ReviewOutputEvent | None = m.member(wire="review_output", default=None)
    """Its outcome. `null`: it was interrupted."""


class EventMsgRawResponseItem(m.Struct, tag="type"):
    """An item as the model sent it."""

    type: t.Literal["raw_response_item"] = "raw_response_item"
    """Tells the variant."""

    item: ResponseItem
    """The item."""


class EventMsgItemStarted(m.Struct, tag="type"):
    """An item began."""

    type: t.Literal["item_started"] = "item_started"
    """Tells the variant."""

    thread_id: ThreadId = m.member(wire="thread_id")
    """Id of the thread."""

    turn_id: str = m.member(wire="turn_id")
    """Id of the turn."""

    item: TurnItem
    """The item so far."""


class EventMsgItemCompleted(m.Struct, tag="type"):
    """An item is done."""

    type: t.Literal["item_completed"] = "item_completed"
    """Tells the variant."""

    thread_id: ThreadId = m.member(wire="thread_id")
    """Id of the thread."""

    turn_id: str = m.member(wire="turn_id")
    """Id of the turn."""

    item: TurnItem
    """The item."""


class EventMsgAgentMessageContentDelta(m.Struct, tag="type"):
    """More text of a message of the agent."""

    type: t.Literal["agent_message_content_delta"] = "agent_message_content_delta"
    """Tells the variant."""

    thread_id: str = m.member(wire="thread_id")
    """Id of the thread."""

    turn_id: str = m.member(wire="turn_id")
    """Id of the turn."""

    item_id: str = m.member(wire="item_id")
    """Id of the item."""

    delta: str
    """Text to append."""


class EventMsgPlanDelta(m.Struct, tag="type"):
    """More text of a plan."""

    type: t.Literal["plan_delta"] = "plan_delta"
    """Tells the variant."""

    thread_id: str = m.member(wire="thread_id")
    """Id of the thread."""

    turn_id: str = m.member(wire="turn_id")
    """Id of the turn."""

    item_id: str = m.member(wire="item_id")
    """Id of the item."""

    delta: str
    """Text to append."""


class EventMsgReasoningContentDelta(m.Struct, tag="type"):
    """More of the summary of the reasoning."""

    type: t.Literal["reasoning_content_delta"] = "reasoning_content_delta"
    """Tells the variant."""

    thread_id: str = m.member(wire="thread_id")
    """Id of the thread."""

    turn_id: str = m.member(wire="turn_id")
    """Id of the turn."""

    item_id: str = m.member(wire="item_id")
    """Id of the item."""

    delta: str
    """Text to append."""

    summary_index: int = m.member(wire="summary_index", default=0)
    """Number of the part, counted from 0."""


class EventMsgReasoningRawContentDelta(m.Struct, tag="type"):
    """More of the reasoning itself."""

    type: t.Literal["reasoning_raw_content_delta"] = "reasoning_raw_content_delta"
    """Tells the variant."""

    thread_id: str = m.member(wire="thread_id")
    """Id of the thread."""

    turn_id: str = m.member(wire="turn_id")
    """Id of the turn."""

    item_id: str = m.member(wire="item_id")
    """Id of the item."""

    delta: str
    """Text to append."""

    content_index: int = m.member(wire="content_index", default=0)
    """Number of the part, counted from 0."""


class EventMsgCollabAgentSpawnBegin(m.Struct, tag="type"):
    """A sub-agent is about to be made."""

    type: t.Literal["collab_agent_spawn_begin"] = "collab_agent_spawn_begin"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    sender_thread_id: ThreadId = m.member(wire="sender_thread_id")
    """Thread of the agent that asks for it."""

    prompt: str
    """What it is told first."""


class EventMsgCollabAgentSpawnEnd(m.Struct, tag="type"):
    """A sub-agent was made, or failed."""

    type: t.Literal["collab_agent_spawn_end"] = "collab_agent_spawn_end"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    sender_thread_id: ThreadId = m.member(wire="sender_thread_id")
    """Thread of the agent that asked for it."""

    new_thread_id: ThreadId | None = m.member(wire="new_thread_id", default=None)
    """Thread of the sub-agent. `null`: it failed."""

    prompt: str
    """What it was told first."""

    status: AgentStatus
    """Its state."""


class EventMsgCollabAgentInteractionBegin(m.Struct, tag="type"):
    """A sub-agent is about to be told something."""

    type: t.Literal["collab_agent_interaction_begin"] = "collab_agent_interaction_begin"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    sender_thread_id: ThreadId = m.member(wire="sender_thread_id")
    """Thread of the agent that tells it."""

    receiver_thread_id: ThreadId = m.member(wire="receiver_thread_id")
    """Thread of the sub-agent."""

    prompt: str
    """What it is told."""


class EventMsgCollabAgentInteractionEnd(m.Struct, tag="type"):
    """A sub-agent was told something."""

    type: t.Literal["collab_agent_interaction_end"] = "collab_agent_interaction_end"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    sender_thread_id: ThreadId = m.member(wire="sender_thread_id")
    """Thread of the agent that told it."""

    receiver_thread_id: ThreadId = m.member(wire="receiver_thread_id")
    """Thread of the sub-agent."""

    prompt: str
    """What it was told."""

    status: AgentStatus
    """Its state."""


class EventMsgCollabWaitingBegin(m.Struct, tag="type"):
    """An agent begins to wait for its sub-agents."""

    type: t.Literal["collab_waiting_begin"] = "collab_waiting_begin"
    """Tells the variant."""

    sender_thread_id: ThreadId = m.member(wire="sender_thread_id")
    """Thread of the agent that waits."""

    receiver_thread_ids: list[ThreadId] = m.member(wire="receiver_thread_ids")
    """Threads of the sub-agents."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""


class EventMsgCollabWaitingEnd(m.Struct, tag="type"):
    """An agent waits no longer."""

    type: t.Literal["collab_waiting_end"] = "collab_waiting_end"
    """Tells the variant."""

    sender_thread_id: ThreadId = m.member(wire="sender_thread_id")
    """Thread of the agent that waited."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    statuses: dict[str, AgentStatus]
    """States of the sub-agents that ended, by thread."""


class EventMsgCollabCloseBegin(m.Struct, tag="type"):
    """A sub-agent is about to be closed."""

    type: t.Literal["collab_close_begin"] = "collab_close_begin"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    sender_thread_id: ThreadId = m.member(wire="sender_thread_id")
    """Thread of the agent that closes it."""

    receiver_thread_id: ThreadId = m.member(wire="receiver_thread_id")
    """Thread of the sub-agent."""


class EventMsgCollabCloseEnd(m.Struct, tag="type"):
    """A sub-agent was closed."""

    type: t.Literal["collab_close_end"] = "collab_close_end"
    """Tells the variant."""

    call_id: str = m.member(wire="call_id")
    """Id of the call."""

    sender_thread_id: ThreadId = m.member(wire="sender_thread_id")
    """Thread of the agent that closed it."""

    receiver_thread_id: ThreadId = m.member(wire="receiver_thread_id")
    """Thread of the sub-agent."""

    status: AgentStatus
    """Its last state."""


class CodexEventNotification(m.Struct, method="codex/event/web_search_end"):
    """Something happened in a thread, as the engine of 0.97 tells it."""

    id: str
    """Request it belongs to: the id of the turn, `auto-compact-<n>`, or empty when it came by itself."""

    msg: EventMsg
    """What happened. Its `type` is the last part of the name of the notification."""

    conversation_id: ThreadId
    """Id of the thread."""


class AgentMessageContentText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["Text"] = "Text"
    """Tells the variant."""

    text: str
    """The text."""


class CallToolResult(m.Struct):
    """What an MCP tool returned, in the notation of MCP."""

    content: list[t.Any]
    """Pieces in the notation of MCP, any JSON each."""

    structured_content: t.Any = None
    """Structured result, any JSON."""

    is_error: bool | None = None
    """Whether the tool says that it failed. Absent: not said."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""


class CustomPrompt(m.Struct):
    """A prompt that the user keeps in a file."""

    name: str
    """Its name, without the ending of the file."""

    path: str
    """Its file."""

    content: str
    """Its text."""

    description: str | None = None
    """What it is for. `null`: no description."""

    argument_hint: str | None = m.member(wire="argument_hint", default=None)
    """Which arguments it takes. `null`: not said."""


class Duration(m.Struct):
    """A span of time."""

    nanos: int
    """The rest in nanoseconds."""

    secs: int
    """Whole seconds."""


class HistoryEntry(m.Struct):
    """A message that the user typed before."""

    conversation_id: str = m.member(wire="conversation_id")
    """Conversation it was typed in."""

    ts: int
    """When, in Unix seconds."""

    text: str
    """The message."""


class McpInvocation(m.Struct):
    """A call of an MCP tool."""

    server: str
    """Name of the server."""

    tool: str
    """Name of the tool."""

    arguments: t.Any = None
    """Arguments, any JSON. `null`: none."""


class McpStartupFailure(m.Struct):
    """An MCP server that did not start."""

    server: str
    """Name of the server."""

    error: str
    """What went wrong."""


class McpStartupStatusFailed(m.Struct, tag="state"):
    """It did not work."""

    state: t.Literal["failed"] = "failed"
    """Tells the variant."""

    error: str
    """What went wrong."""


class PlanItemArg(m.Struct):
    """A step of the plan of the agent."""

    step: str
    """What to do."""

    status: StepStatus
    """How far it is."""


class RequestUserInputQuestion(m.Struct):
    """A question of the agent."""

    id: str
    """Id for the answer."""

    header: str
    """Short title."""

    question: str
    """The question."""

    is_other: bool = False
    """Whether another answer than the given ones is allowed."""

    is_secret: bool = False
    """Whether the answer is to be hidden while it is typed."""

    options: list[RequestUserInputQuestionOption] | None = None
    """Answers to choose from. `null`: free text."""


class RequestUserInputQuestionOption(m.Struct):
    """An answer to choose from."""

    label: str
    """The answer."""

    description: str
    """What it means."""


class ReviewCodeLocation(m.Struct):
    """Where in the code a finding is."""

    absolute_file_path: str = m.member(wire="absolute_file_path")
    """The file."""

    line_range: ReviewLineRange = m.member(wire="line_range")
    """The lines."""


class ReviewFinding(m.Struct):
    """Something the reviewer found."""

    title: str
    """It in one line."""

    body: str
    """It in full, Markdown."""

    confidence_score: float = m.member(wire="confidence_score")
    """How sure the reviewer is, 0 to 1."""

    priority: int
    """How urgent it is; 0 is the most urgent."""

    code_location: ReviewCodeLocation = m.member(wire="code_location")
    """Where it is."""


class ReviewLineRange(m.Struct):
    """Lines of a file."""

    start: int
    """First line, counted from 1."""

    end: int
    """Last line."""


class ReviewOutputEvent(m.Struct):
    """Outcome of a review."""

    findings: list[ReviewFinding]
    """What the reviewer found."""

    overall_correctness: str = m.member(wire="overall_correctness")
    """Whether the change is correct, in the words of the reviewer."""

    overall_explanation: str = m.member(wire="overall_explanation")
    """Why."""

    overall_confidence_score: float = m.member(wire="overall_confidence_score")
    """How sure the reviewer is, 0 to 1."""


class TokenUsage(m.Struct):
    """Numbers of tokens."""

    input_tokens: int = m.member(wire="input_tokens")
    """Tokens the model read."""

    cached_input_tokens: int = m.member(wire="cached_input_tokens")
    """Those of them it knew already."""

    output_tokens: int = m.member(wire="output_tokens")
    """Tokens the model wrote."""

    reasoning_output_tokens: int = m.member(wire="reasoning_output_tokens")
    """Those of them that were reasoning."""

    total_tokens: int = m.member(wire="total_tokens")
    """Sum of read and written tokens."""


class TokenUsageInfo(m.Struct):
    """Tokens of a conversation."""

    total_token_usage: TokenUsage = m.member(wire="total_token_usage")
    """All so far."""

    last_token_usage: TokenUsage = m.member(wire="last_token_usage")
    """Those of the last request."""

    model_context_window: int | None = m.member(wire="model_context_window", default=None)
    """Most tokens the model can look at. `null`: not known."""


class TurnItemUserMessage(m.Struct, tag="type"):
    """A message of the user."""

    type: t.Literal["UserMessage"] = "UserMessage"
    """Tells the variant."""

    id: str
    """Id of the item."""

    content: list[LegacyUserInput]
    """Its pieces."""


class TurnItemAgentMessage(m.Struct, tag="type"):
    """A message of the agent."""

    type: t.Literal["AgentMessage"] = "AgentMessage"
    """Tells the variant."""

    id: str
    """Id of the item."""

    content: list[AgentMessageContent]
    """Its pieces."""


class TurnItemPlan(m.Struct, tag="type"):
    """A plan for the user to agree to."""

    type: t.Literal["Plan"] = "Plan"
    """Tells the variant."""

    id: str
    """Id of the item."""

    text: str
    """The plan, Markdown."""


class TurnItemReasoning(m.Struct, tag="type"):
    """Reasoning of the model."""

    type: t.Literal["Reasoning"] = "Reasoning"
    """Tells the variant."""

    id: str
    """Id of the item."""

    summary_text: list[str] = m.member(wire="summary_text")
    """The summary, by parts."""

    raw_content: list[str] = m.member(wire="raw_content", default_factory=list)
    """The reasoning itself, by parts, where the model shows it."""


class TurnItemWebSearch(m.Struct, tag="type"):
    """A search on the web."""

    type: t.Literal["WebSearch"] = "WebSearch"
    """Tells the variant."""

    id: str
    """Id of the item."""

    query: str
    """What was searched for."""

    action: ResponsesApiWebSearchAction
    """What was done."""


class TurnItemContextCompaction(m.Struct, tag="type"):
    """The history was summarized."""

    type: t.Literal["ContextCompaction"] = "ContextCompaction"
    """Tells the variant."""

    id: str
    """Id of the item."""


class LegacyTextElement(m.Struct):
    """A part of a text that stands for something else, in events."""

    byte_range: ByteRange = m.member(wire="byte_range")
    """Where it is in the text."""

    placeholder: str | None = None
    """Text to show for it. `null`: that of the range."""


class LegacyUserInputText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    text: str
    """The text."""

    text_elements: list[LegacyTextElement] = m.member(wire="text_elements", default_factory=list)
    """Parts of the text that stand for something else."""


class LegacyUserInputImage(m.Struct, tag="type"):
    """An image from the web or inside the message."""

    type: t.Literal["image"] = "image"
    """Tells the variant."""

    image_url: str = m.member(wire="image_url")
    """Its address, or a data URL."""


class LegacyUserInputLocalImage(m.Struct, tag="type"):
    """An image on the machine of the server."""

    type: t.Literal["local_image"] = "local_image"
    """Tells the variant."""

    path: str
    """Its file."""


class LegacyUserInputSkill(m.Struct, tag="type"):
    """A skill the user picked."""

    type: t.Literal["skill"] = "skill"
    """Tells the variant."""

    name: str
    """Its name."""

    path: str
    """Its `SKILL.md`."""


class LegacyUserInputMention(m.Struct, tag="type"):
    """Something the user pointed at."""

    type: t.Literal["mention"] = "mention"
    """Tells the variant."""

    name: str
    """Its name."""

    path: str
    """Its address."""


class LegacySkillsListEntry(m.Struct):
    """The skills for a directory, in events."""

    cwd: str
    """The directory."""

    skills: list[LegacySkillMetadata]
    """The skills."""

    errors: list[SkillErrorInfo]
    """Skill files that could not be read."""


class LegacyCodexErrorInfoModelCap(m.Struct):
    """More about it."""

    model: str
    """The model."""

    reset_after_seconds: int | None = m.member(wire="reset_after_seconds", default=None)
    """Seconds until it can be used again. `null`: not known."""


class LegacyCodexErrorInfoHttpConnectionFailed(m.Struct):
    """More about it."""

    http_status_code: int | None = m.member(wire="http_status_code", default=None)
    """HTTP status of its answer. `null`: none came."""


class LegacyCodexErrorInfoResponseStreamConnectionFailed(m.Struct):
    """More about it."""

    http_status_code: int | None = m.member(wire="http_status_code", default=None)
    """HTTP status of the answer. `null`: none came."""


class LegacyCodexErrorInfoResponseStreamDisconnected(m.Struct):
    """More about it."""

    http_status_code: int | None = m.member(wire="http_status_code", default=None)
    """HTTP status of the answer. `null`: none came."""


class LegacyCodexErrorInfoResponseTooManyFailedAttempts(m.Struct):
    """More about it."""

    http_status_code: int | None = m.member(wire="http_status_code", default=None)
    """HTTP status of the last answer. `null`: none came."""


class LegacyCreditsSnapshot(m.Struct):
    """Credits of an account, in events."""

    has_credits: bool = m.member(wire="has_credits")
    """Whether the account has credits."""

    unlimited: bool
    """Whether they never end."""

    balance: str | None = None
    """What is left, as a decimal number. `null`: not told."""


class LegacyRateLimitSnapshot(m.Struct):
    """Limits of an account, in events."""

    primary: LegacyRateLimitWindow | None = None
    """The shorter window. `null`: not told."""

    secondary: LegacyRateLimitWindow | None = None
    """The longer window. `null`: not told."""

    credits: LegacyCreditsSnapshot | None = None
    """Credits. `null`: not told."""

    plan_type: PlanType | None = m.member(wire="plan_type", default=None)
    """Plan of the account. `null`: not told."""


class LegacyRateLimitWindow(m.Struct):
    """A limit for a span of time, in events."""

    used_percent: float = m.member(wire="used_percent")
    """How much is used, 0 to 100."""

    window_minutes: int | None = m.member(wire="window_minutes", default=None)
    """Length of the span in minutes. `null`: not known."""

    resets_at: int | None = m.member(wire="resets_at", default=None)
    """When it starts anew, in Unix seconds. `null`: not known."""


class LegacySkillInterface(m.Struct):
    """How to show a skill to users, in events."""

    display_name: str | None = m.member(wire="display_name", default=None)
    """Name. Absent: use that of the skill."""

    short_description: str | None = m.member(wire="short_description", default=None)
    """One line about it. Absent: none."""

    icon_small: str | None = m.member(wire="icon_small", default=None)
    """Small icon, absolute path. Absent: none."""

    icon_large: str | None = m.member(wire="icon_large", default=None)
    """Large icon, absolute path. Absent: none."""

    brand_color: str | None = m.member(wire="brand_color", default=None)
    """Color to show it in. Absent: none."""

    default_prompt: str | None = m.member(wire="default_prompt", default=None)
    """Text to begin with when the user picks it. Absent: none."""


class LegacySkillMetadata(m.Struct):
    """A skill, in events."""

    name: str
    """Name it is called by."""

    description: str
    """What it is good for, for the model."""

    short_description: str | None = m.member(wire="short_description", default=None)
    """One line for users. Absent: none."""

    interface: LegacySkillInterface | None = None
    """How to show it. Absent: nothing special."""

    dependencies: SkillDependencies | None = None
    """What it needs. Absent: nothing."""

    path: str
    """Its `SKILL.md`, absolute."""

    scope: SkillScope
    """Where it comes from."""

    enabled: bool
    """Whether it is on."""


class ExperimentalFeature(m.Struct):
    """A feature that can be switched on and off."""

    name: str
    """Key in the configuration."""

    stage: ExperimentalFeatureStage
    """How far it is."""

    display_name: str | None = None
    """Name shown to the user. `null`: it is not in beta."""

    description: str | None = None
    """What it does. `null`: it is not in beta."""

    announcement: str | None = None
    """Text that presents it to users. `null`: it is not in beta."""

    enabled: bool
    """Whether it is on now."""

    default_enabled: bool
    """Whether it is on where nothing else is said."""


class ExperimentalFeatureEnablementSetParams(m.Struct, method="experimentalFeature/enablement/set"):
    """Features to switch until the server ends."""

    enablement: dict[str, bool]
    """Whether each feature is on, by key; others stay as they are."""


class ExperimentalFeatureEnablementSetResponse(m.Struct):
    """The features that were switched."""

    enablement: dict[str, bool]
    """Whether each of them is on, by key."""


class ExperimentalFeatureListParams(m.Struct, method="experimentalFeature/list"):
    """Which page of the features to return."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most features in the page. Absent: the server decides."""

    thread_id: str | None = None
    """Loaded thread whose configuration counts. Absent: that of the server."""


class ExperimentalFeatureListResponse(m.Struct):
    """A page of features."""

    data: list[ExperimentalFeature]
    """The features."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class CommandMigration(m.Struct):
    """A custom command of another agent."""

    name: str
    """Its name."""


class ExternalAgentConfigDetectParams(m.Struct, method="externalAgentConfig/detect"):
    """Where to look for the configuration of other agents."""

    include_home: bool | None = None
    """Whether to look in the home directory. Absent: no."""

    cwds: list[str] | None = None
    """Projects to look in. Absent: none."""

    max_session_age_days: int | None = None
    """Conversations older than this, in days, are left out. Absent: the server decides."""

    max_sessions: int | None = None
    """Most conversations to list. Absent: the server decides."""

    source: str | None = None
    """No longer looked at; `migrationSource` takes its place."""

    migration_source: str | None = None
    """Agent to look for. Absent or unknown: the default one."""


class ExternalAgentConfigDetectResponse(m.Struct):
    """What was found."""

    items: list[ExternalAgentConfigMigrationItem]
    """What can be taken over."""

    connectors: list[ExternalAgentDetectedConnectorCandidate] = m.member(default_factory=list)
    """Services the other agent was connected with."""


class ExternalAgentConfigImportCompletedNotification(m.Struct, method="externalAgentConfig/import/completed"):
    """An import ended."""

    import_id: str
    """Id of the import."""

    item_type_results: list[ExternalAgentConfigImportTypeResult]
    """Outcome per kind."""


class ExternalAgentConfigImportHistoriesReadResponse(m.Struct):
    """All imports so far."""

    data: list[ExternalAgentConfigImportHistory]
    """The imports."""

    connectors: list[ExternalAgentImportedConnectorCandidate]
    """Services that came along with them."""


class ExternalAgentConfigImportHistory(m.Struct):
    """An import of the past."""

    import_id: str
    """Id of the import."""

    provider_id: str | None = None
    """Agent it came from, in the words of the client. `null`: not said."""

    completed_at_ms: int
    """When it ended, in Unix milliseconds."""

    successes: list[ExternalAgentConfigImportItemTypeSuccess]
    """What was taken over."""

    failures: list[ExternalAgentConfigImportItemTypeFailure]
    """What was not."""


class ExternalAgentConfigImportHistoryRecordParams(m.Struct, method="externalAgentConfig/import/recordHistory"):
    """An import that the client did by itself."""

    provider_id: str
    """Agent it came from, in the words of the client."""

    item_type_results: list[ExternalAgentConfigImportHistoryRecordTypeResultParams]
    """Outcome per kind."""


class ExternalAgentConfigImportHistoryRecordResponse(m.Struct):
    """The import is noted."""

    import_id: str
    """Id it got."""


class ExternalAgentConfigImportHistoryRecordSuccessParams(m.Struct):
    """Something the client took over."""

    item_type: ExternalAgentConfigMigrationItemType
    """Its kind."""

    cwd: str | None = None
    """Project it belongs to. Absent: the home directory."""

    source: str | None = None
    """Where it was. Absent: not said."""

    target: str | None = None
    """Where it is now. Absent: not said."""

    title: str | None = None
    """Title of a conversation. Absent: none."""


class ExternalAgentConfigImportHistoryRecordTypeResultParams(m.Struct):
    """Outcome of an import by the client for one kind."""

    item_type: ExternalAgentConfigMigrationItemType
    """The kind."""

    successes: list[ExternalAgentConfigImportHistoryRecordSuccessParams]
    """What was taken over."""

    failures: list[ExternalAgentConfigImportItemTypeFailure]
    """What was not."""


class ExternalAgentConfigImportItemTypeFailure(m.Struct):
    """Something that could not be taken over."""

    item_type: ExternalAgentConfigMigrationItemType
    """Its kind."""

    error_type: str | None = None
    """Kind of the error. `null`: not known."""

    sub_error_type: str | None = None
    """Finer kind of the error. `null`: not known."""

    failure_stage: str
    """Step that failed."""

    message: str
    """What went wrong."""

    cwd: str | None = None
    """Project it belongs to. `null`: the home directory."""

    source: str | None = None
    """Where it was. `null`: not known."""


class ExternalAgentConfigImportItemTypeSuccess(m.Struct):
    """Something that was taken over."""

    item_type: ExternalAgentConfigMigrationItemType
    """Its kind."""

    cwd: str | None = None
    """Project it belongs to. `null`: the home directory."""

    source: str | None = None
    """Where it was. `null`: not known."""

    target: str | None = None
    """Where it is now. `null`: not known."""

    title: str | None = None
    """Title of a conversation. `null`: none, or another kind."""


class ExternalAgentConfigImportParams(m.Struct, method="externalAgentConfig/import"):
    """What to take over."""

    migration_items: list[ExternalAgentConfigMigrationItem]
    """Items as `externalAgentConfig/detect` listed them."""

    source: str | None = None
    """Program that asks for the import. Absent: not said."""

    provider_id: str | None = None
    """Agent the items come from, for the list of imports. Absent: not said."""

    migration_source: str | None = None
    """The same value as in `externalAgentConfig/detect`. Absent or unknown: the default one."""


class ExternalAgentConfigImportProgressNotification(m.Struct, method="externalAgentConfig/import/progress"):
    """How far an import is."""

    import_id: str
    """Id of the import."""

    item_type_results: list[ExternalAgentConfigImportTypeResult]
    """Outcome so far per kind."""


class ExternalAgentConfigImportResponse(m.Struct):
    """An import began."""

    import_id: str
    """Id that its notifications carry."""


class ExternalAgentConfigImportTypeResult(m.Struct):
    """Outcome of an import for one kind."""

    item_type: ExternalAgentConfigMigrationItemType
    """The kind."""

    successes: list[ExternalAgentConfigImportItemTypeSuccess]
    """What was taken over."""

    failures: list[ExternalAgentConfigImportItemTypeFailure]
    """What was not."""


class ExternalAgentConfigMigrationItem(m.Struct):
    """Something that can be taken over."""

    item_type: ExternalAgentConfigMigrationItemType
    """Its kind."""

    description: str
    """What it is, for the user."""

    cwd: str | None = None
    """Project it belongs to. `null` or empty: the home directory."""

    details: MigrationDetails | None = None
    """What it consists of. `null`: nothing to tell apart."""


class ExternalAgentDetectedConnectorCandidate(m.Struct):
    """A service another agent was connected with."""

    name: str
    """Its name."""

    session_count: int
    """Conversations that used it."""

    source: ExternalAgentDetectedConnectorSource
    """How it was noticed."""


class ExternalAgentImportedConnectorCandidate(m.Struct):
    """A service that came along with an import."""

    name: str
    """Its name."""

    session_count: int
    """Conversations that used it."""

    source: ExternalAgentImportedConnectorSource
    """How it was noticed."""


class HookMigration(m.Struct):
    """A hook of another agent."""

    name: str
    """Its name."""


class McpServerMigration(m.Struct):
    """An MCP server of another agent."""

    name: str
    """Its name."""


class MigrationDetails(m.Struct):
    """What a thing to take over consists of. Only the list of its kind is filled."""

    plugins: list[PluginsMigration] = m.member(default_factory=list)
    """Plugins, by marketplace."""

    skills: list[SkillMigration] = m.member(default_factory=list)
    """Skills."""

    sessions: list[SessionMigration] = m.member(default_factory=list)
    """Conversations."""

    mcp_servers: list[McpServerMigration] = m.member(default_factory=list)
    """MCP servers."""

    hooks: list[HookMigration] = m.member(default_factory=list)
    """Hooks."""

    subagents: list[SubagentMigration] = m.member(default_factory=list)
    """Sub-agents."""

    commands: list[CommandMigration] = m.member(default_factory=list)
    """Custom commands."""

    memory: list[str] | None = None
    """Files with memories. Absent: none."""


class PluginsMigration(m.Struct):
    """Plugins of another agent from one marketplace."""

    marketplace_name: str
    """Name of the marketplace."""

    plugin_names: list[str]
    """Names of the plugins."""


class SessionMigration(m.Struct):
    """A conversation of another agent."""

    path: str
    """Its file."""

    cwd: str
    """Directory it worked in."""

    title: str | None = None
    """Its title. `null`: none."""


class SkillMigration(m.Struct):
    """A skill of another agent."""

    name: str
    """Its name."""


class SubagentMigration(m.Struct):
    """A sub-agent of another agent."""

    name: str
    """Its name."""


class FeedbackSaveParams(m.Struct, method="feedback/save"):
    """A report to write into a file."""

    save_path: LegacyAppPathString
    """ZIP file to write, an absolute path that does not exist yet; it stays."""

    classification: str
    """Kind of report, for example `bug`."""

    reason: str | None = None
    """What the user says. Absent: nothing."""

    thread_id: str | None = None
    """Thread it is about. Absent: none."""

    include_logs: bool | None = None
    """Whether to include the logs. Absent: no."""

    extra_log_files: list[str] | None = None
    """Further files to include; absolute paths. Absent: none."""

    tags: dict[str, str] | None = None
    """Further data; texts by name. Absent: none."""


class FeedbackSaveResponse(m.Struct):
    """The report is written."""

    saved_path: LegacyAppPathString
    """Path of the file."""

    thread_id: str
    """Thread it is about, or an id made up as `no-active-thread-{uuid}`."""

    prompt_hash: str | None = None
    """SHA-256 of the thread's base instructions, blanks evened out. `null`: not known."""


class FeedbackUploadParams(m.Struct, method="feedback/upload"):
    """A report to send to the vendor."""

    classification: str
    """Kind of report, for example `bug`."""

    reason: str | None = None
    """What the user says. Absent: nothing."""

    thread_id: str | None = None
    """Thread it is about. Absent: none."""

    include_logs: bool | None = None
    """Whether to send the logs, too. Absent: no; required in 0.97."""

    extra_log_files: list[str] | None = None
    """Further files to send; absolute paths. Absent: none."""

    tags: dict[str, str] | None = None
    """Further data; texts by name. Absent: none."""


class FeedbackUploadResponse(m.Struct):
    """The report is sent."""

    thread_id: str
    """Thread it was about, or an id made up as `no-active-thread-{uuid}`."""

    prompt_hash: str | None = None
    """SHA-256 of the thread's base instructions, blanks evened out. `null`: not known."""


class FsChangedNotification(m.Struct, method="fs/changed"):
    """Something below a watched path changed."""

    watch_id: str
    """Watch that noticed it."""

    changed_paths: list[AbsolutePathBuf]
    """Absolute paths that changed since the last notification of this watch."""


class FsCopyParams(m.Struct, method="fs/copy"):
    """What to copy and where to."""

    source_path: AbsolutePathBuf
    """File or directory to copy, absolute."""

    destination_path: AbsolutePathBuf
    """Where the copy goes, absolute."""

    recursive: bool | None = None
    """Whether a directory is copied with everything in it. Absent: no, and a directory is refused."""


class FsCopyResponse(m.Struct):
    """Answer without content."""


class FsCreateDirectoryParams(m.Struct, method="fs/createDirectory"):
    """Which directory to create."""

    path: AbsolutePathBuf
    """The directory, absolute."""

    recursive: bool | None = None
    """Whether missing parents are created too. Absent: yes."""


class FsCreateDirectoryResponse(m.Struct):
    """Answer without content."""


class FsGetMetadataParams(m.Struct, method="fs/getMetadata"):
    """Which path to look at."""

    path: AbsolutePathBuf
    """The path, absolute."""


class FsGetMetadataResponse(m.Struct):
    """What the file system says about a path."""

    is_directory: bool
    """Whether it is a directory. A link counts as what it points to."""

    is_file: bool
    """Whether it is a regular file. A link counts as what it points to."""

    is_symlink: bool
    """Whether the path itself is a symbolic link."""

    created_at_ms: int
    """When it was created, in Unix milliseconds. 0: not known."""

    modified_at_ms: int
    """When its content changed last, in Unix milliseconds. 0: not known."""


class FsReadDirectoryEntry(m.Struct):
    """An entry of a directory."""

    file_name: str
    """Name without the path."""

    is_directory: bool
    """Whether it is a directory."""

    is_file: bool
    """Whether it is a regular file."""


class FsReadDirectoryParams(m.Struct, method="fs/readDirectory"):
    """Which directory to list."""

    path: AbsolutePathBuf
    """The directory, absolute."""


class FsReadDirectoryResponse(m.Struct):
    """The direct children of a directory."""

    entries: list[FsReadDirectoryEntry]
    """One per child."""


class FsReadFileParams(m.Struct, method="fs/readFile"):
    """Which file to read."""

    path: AbsolutePathBuf
    """The file, absolute."""


class FsReadFileResponse(m.Struct):
    """The content of a file."""

    data_base64: str
    """The bytes, in base64."""


class FsRemoveParams(m.Struct, method="fs/remove"):
    """What to remove."""

    path: AbsolutePathBuf
    """File or directory, absolute."""

    recursive: bool | None = None
    """Whether a directory goes with everything in it. Absent: yes."""

    force: bool | None = None
    """Whether a missing path is no error. Absent: yes."""


class FsRemoveResponse(m.Struct):
    """Answer without content."""


class FsUnwatchParams(m.Struct, method="fs/unwatch"):
    """Which watch to end."""

    watch_id: str
    """Name the watch was started under. An unknown one is no error."""


class FsUnwatchResponse(m.Struct):
    """Answer without content."""


class FsWatchParams(m.Struct, method="fs/watch"):
    """What to watch."""

    watch_id: str
    """Name the client gives to this watch. Unique in the connection."""

    path: AbsolutePathBuf
    """File or directory, absolute."""


class FsWatchResponse(m.Struct):
    """A watch has begun."""

    path: AbsolutePathBuf
    """The watched path with all links resolved."""


class FsWriteFileParams(m.Struct, method="fs/writeFile"):
    """What to write where."""

    path: AbsolutePathBuf
    """The file, absolute. Its directory has to exist; an old file is replaced."""

    data_base64: str
    """The bytes, in base64."""


class FsWriteFileResponse(m.Struct):
    """Answer without content."""


class FuzzyFileSearchParams(m.Struct, method="fuzzyFileSearch"):
    """What to search for and where."""

    query: str
    """Characters to find in the path, in this order. Empty: nothing is found."""

    roots: list[str]
    """Directories to search. One that does not exist is skipped."""

    cancellation_token: str | None = None
    """A later request with the same token ends this one. Absent: nothing ends it."""


class FuzzyFileSearchResponse(m.Struct):
    """What was found."""

    files: list[FuzzyFileSearchResult]
    """At most 50 matches, the best first."""


class FuzzyFileSearchResult(m.Struct):
    """A match."""

    root: str
    """Root it lies in, as the request named it."""

    path: str
    """Path below the root."""

    match_type: FuzzyFileSearchMatchType = m.member(wire="match_type", since="0.169")
    """Whether it is a file or a directory."""

    file_name: str = m.member(wire="file_name")
    """Last part of the path."""

    score: int
    """How well it fits; larger is better."""

    indices: list[int] | None = None
    """Positions of the matched characters in `path`, ascending. `null`: not computed."""


class FuzzyFileSearchSessionCompletedNotification(m.Struct, method="fuzzyFileSearch/sessionCompleted"):
    """The search for the latest query of a session is over."""

    session_id: str
    """Id of the search session."""


class FuzzyFileSearchSessionStartParams(m.Struct, method="fuzzyFileSearch/sessionStart"):
    """Opens a search that follows what the user types."""

    session_id: str
    """Id the client gives to the search session. Not empty."""

    roots: list[str]
    """Directories to search."""


class FuzzyFileSearchSessionStartResponse(m.Struct):
    """Answer without content."""


class FuzzyFileSearchSessionStopParams(m.Struct, method="fuzzyFileSearch/sessionStop"):
    """Which search session to close."""

    session_id: str
    """Id of the search session. An unknown one is no error."""


class FuzzyFileSearchSessionStopResponse(m.Struct):
    """Answer without content."""


class FuzzyFileSearchSessionUpdateParams(m.Struct, method="fuzzyFileSearch/sessionUpdate"):
    """A new query for an open search session."""

    session_id: str
    """Id of the search session."""

    query: str
    """What to search for now."""


class FuzzyFileSearchSessionUpdateResponse(m.Struct):
    """Answer without content."""


class FuzzyFileSearchSessionUpdatedNotification(m.Struct, method="fuzzyFileSearch/sessionUpdated"):
    """Matches found so far in a search session."""

    session_id: str
    """Id of the search session."""

    query: str
    """Query the matches belong to."""

    files: list[FuzzyFileSearchResult]
    """All matches so far, the best first."""


class GatewayOAuthCancelResponse(m.Struct):
    """The sign-in is given up; there is nothing to say about it."""


class GatewayOAuthChangedNotification(m.Struct, method="account/gatewayOAuth/changed"):
    """A sign-in at a gateway went on."""

    login_id: str | None = None
    """Id of a sign-in by code that ended. `null`: another kind."""

    auth_url: str | None = None
    """Address to open; only the connection that began the sign-in gets it. `null`: none."""

    provider_id: str
    """Id of the model provider."""

    status: GatewayOAuthStatus
    """Where it stands."""

    error: str | None = None
    """Why it failed. `null`: it did not."""


class GatewayOAuthLoginResponse(m.Struct):
    """The sign-in is under way."""

    prompt: GatewayOAuthPrompt | None = None
    """Code for the user to type in. `null`: a notification brings an address to open."""


class GatewayOAuthPrompt(m.Struct):
    """Code for the user to type in."""

    login_id: str
    """Id of the sign-in."""

    verification_url: str
    """Address to open."""

    user_code: str
    """The code."""


class GatewayOAuthReadResponse(m.Struct):
    """Whether the model provider wants a sign-in at its gateway. Holds no secrets."""

    provider_id: str
    """Id of the model provider."""

    provider_name: str
    """Its name."""

    required: bool
    """Whether it wants a sign-in, also where there is one."""

    supports_device_auth: bool = False
    """Whether a sign-in by code is possible."""

    status: GatewayOAuthStatus | None = None
    """Where the sign-in stands. `null`: the provider wants none."""

    error: str | None = None
    """Why the sign-in failed. `null`: it did not."""


class GatewayOAuthReadParams(m.Struct, method="account/gatewayOAuth/read"):
    """Which model provider to look at."""

    model_provider: str | None = None
    """Id of the model provider. Absent: the configured one."""


class GatewayOAuthLoginParams(m.Struct, method="account/gatewayOAuth/login"):
    """How to sign in at the gateway."""

    model_provider: str | None = None
    """Id of the model provider. Absent: the configured one."""

    device_auth: bool | None = None
    """Whether the user types a code in instead of using the browser of this machine. Absent: no."""


class ThreadGoal(m.Struct):
    """What a thread works towards, across turns."""

    thread_id: str
    """Id of the thread."""

    objective: str
    """What is to be reached, in the user's words."""

    status: ThreadGoalStatus
    """Where it stands."""

    token_budget: int | None = None
    """Tokens it may use in all. `null`: no limit."""

    tokens_used: int
    """Tokens used for it so far."""

    time_used_seconds: int
    """Time worked on it so far, in seconds."""

    created_at: int
    """When it was set, in Unix seconds."""

    updated_at: int
    """When it last changed, in Unix seconds."""


class ThreadGoalClearParams(m.Struct, method="thread/goal/clear"):
    """Which thread's goal to drop."""

    thread_id: str
    """Id of the thread."""

    origin: ThreadGoalMutationOrigin | None = None
    """Who wants it. Absent: does not count as the user's word."""


class ThreadGoalClearResponse(m.Struct):
    """Whether there was a goal."""

    cleared: bool
    """Whether one was dropped; false where none was set."""


class ThreadGoalClearedNotification(m.Struct, method="thread/goal/cleared"):
    """A thread has no goal any more."""

    thread_id: str
    """Id of the thread."""


class ThreadGoalGetParams(m.Struct, method="thread/goal/get"):
    """Which thread's goal to return."""

    thread_id: str
    """Id of the thread."""


class ThreadGoalGetResponse(m.Struct):
    """The goal of a thread."""

    goal: ThreadGoal | None = None
    """The goal. `null`: none is set."""


class ThreadGoalSetParams(m.Struct, method="thread/goal/set"):
    """A new goal, or changes of the one there is."""

    thread_id: str
    """Id of the thread."""

    origin: ThreadGoalMutationOrigin | None = None
    """Who wants it. Absent: does not count as the user's word."""

    objective: str | None = None
    """What is to be reached; not blank. Absent: as before."""

    status: ThreadGoalStatus | None = None
    """Where it stands. Absent: as before; a new goal is active."""

    token_budget: int | m.Unset | None = m.UNSET
    """Tokens it may use in all. `null`: no limit. Absent: as before."""


class ThreadGoalSetResponse(m.Struct):
    """The goal as it is now."""

    goal: ThreadGoal
    """The goal."""


class ThreadGoalUpdatedNotification(m.Struct, method="thread/goal/updated"):
    """The goal of a thread was set or changed."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Turn that changed it. `null`: no turn did."""

    goal: ThreadGoal
    """The goal as it is now."""


class ThreadApproveGuardianDeniedActionParams(m.Struct, method="thread/approveGuardianDeniedAction"):
    """A refusal of the automatic reviewer to overrule."""

    thread_id: str
    """Id of the thread."""

    event: t.Any
    """The event of the refusal, in the notation of stored histories."""


class ThreadApproveGuardianDeniedActionResponse(m.Struct):
    """The action may run now; there is nothing to say about it."""


class ThreadGuardianAssessment(m.Struct):
    """Judgment of the automatic reviewer."""

    outcome: GuardianAssessmentOutcome
    """The verdict."""

    risk_level: GuardianRiskLevel
    """How much harm the action could do."""

    user_authorization: GuardianUserAuthorization
    """How clearly the user asked for it."""

    rationale: str
    """Why, in a sentence or two."""


class ThreadGuardianReviewParams(m.Struct, method="thread/guardianReview"):
    """Thread whose last call is to be judged. The connection is subscribed to it and stays so."""

    thread_id: str
    """Id of the thread."""


class ThreadGuardianReviewResponse(m.Struct):
    """What the automatic reviewer thinks of the call."""

    call_id: str
    """Id of the call."""

    assessment: ThreadGuardianAssessment | None = None
    """The judgment. `null`: the call needs none, or was approved before."""


class GuardianApprovalReview(m.Struct):
    """State of an automatic review."""

    status: GuardianApprovalReviewStatus
    """Where it stands."""

    risk_level: GuardianRiskLevel | None = None
    """How much harm the action could do. `null`: not judged."""

    user_authorization: GuardianUserAuthorization | None = None
    """How clearly the user asked for it. `null`: not judged."""

    rationale: str | None = None
    """Why it ended so. `null`: not said."""


class GuardianApprovalReviewActionCommand(m.Struct, tag="type"):
    """A command line."""

    type: t.Literal["command"] = "command"
    """Tells the variant."""

    source: GuardianCommandSource
    """Tool that runs it."""

    command: str
    """The command line."""

    cwd: LegacyAppPathString
    """Working directory."""


class GuardianApprovalReviewActionExecve(m.Struct, tag="type"):
    """A program that a command starts."""

    type: t.Literal["execve"] = "execve"
    """Tells the variant."""

    source: GuardianCommandSource
    """Tool that runs the command."""

    program: str
    """Path of the program."""

    argv: list[str]
    """Arguments, the name of the program first."""

    cwd: AbsolutePathBuf
    """Working directory."""


class GuardianApprovalReviewActionWriteStdin(m.Struct, tag="type"):
    """Input for a running command."""

    type: t.Literal["writeStdin"] = "writeStdin"
    """Tells the variant."""

    approval_id: str
    """Id of this approval; several may belong to one command item."""

    process_id: str
    """Id of the command's terminal."""

    stdin: str
    """What would be written."""

    cwd: LegacyAppPathString
    """Working directory of the command."""


class GuardianApprovalReviewActionApplyPatch(m.Struct, tag="type"):
    """Changes of files."""

    type: t.Literal["applyPatch"] = "applyPatch"
    """Tells the variant."""

    cwd: LegacyAppPathString
    """Working directory."""

    files: list[LegacyAppPathString]
    """The files."""


class GuardianApprovalReviewActionNetworkAccess(m.Struct, tag="type"):
    """A connection to the network."""

    type: t.Literal["networkAccess"] = "networkAccess"
    """Tells the variant."""

    target: str
    """Host, port and protocol as one text."""

    host: str
    """Host name or address."""

    protocol: NetworkApprovalProtocol
    """Protocol."""

    port: int
    """Port."""


class GuardianApprovalReviewActionMcpToolCall(m.Struct, tag="type"):
    """A call of an MCP tool."""

    type: t.Literal["mcpToolCall"] = "mcpToolCall"
    """Tells the variant."""

    server: str
    """Name of the server."""

    tool_name: str
    """Name of the tool."""

    connector_id: str | None = None
    """Connector behind the server. `null`: none."""

    connector_name: str | None = None
    """Its name. `null`: none."""

    tool_title: str | None = None
    """Title of the tool. `null`: none."""


class GuardianApprovalReviewActionRequestPermissions(m.Struct, tag="type"):
    """A request for more permissions."""

    type: t.Literal["requestPermissions"] = "requestPermissions"
    """Tells the variant."""

    reason: str | None = None
    """Why, in words of the agent. `null`: not said."""

    permissions: RequestPermissionProfile
    """The permissions."""


class ItemGuardianApprovalReviewCompletedNotification(m.Struct, method="item/autoApprovalReview/completed"):
    """An automatic review ended. The shape may still change."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    started_at_ms: int
    """When it began, in Unix milliseconds."""

    completed_at_ms: int
    """When it ended, in Unix milliseconds."""

    review_id: str
    """Id of the review."""

    target_item_id: str | None = None
    """Item it is about; several reviews may share one. `null`: none, as for network access."""

    decision_source: AutoReviewDecisionSource
    """Who ended it."""

    review: GuardianApprovalReview
    """State of the review, with the verdict."""

    action: GuardianApprovalReviewAction
    """What it is about."""


class ItemGuardianApprovalReviewStartedNotification(m.Struct, method="item/autoApprovalReview/started"):
    """An automatic review begins. The shape may still change."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    started_at_ms: int
    """When it began, in Unix milliseconds."""

    review_id: str
    """Id of the review."""

    target_item_id: str | None = None
    """Item it is about; several reviews may share one. `null`: none, as for network access."""

    review: GuardianApprovalReview
    """State of the review."""

    action: GuardianApprovalReviewAction
    """What it is about."""


class StrictReviewRequiredNotification(m.Struct, method="autoApprovalReview/strictReviewRequired"):
    """From now on every command of the turn is reviewed."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    started_at_ms: int
    """When that began, in Unix milliseconds."""


class ResponseItemAdditionalTools(m.Struct, tag="type"):
    """Tools that became available."""

    type: t.Literal["additional_tools"] = "additional_tools"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    role: str
    """Role the piece has in the conversation."""

    tools: list[t.Any]
    """The tools, any JSON each."""


class ResponseItemMessage(m.Struct, tag="type"):
    """A message."""

    type: t.Literal["message"] = "message"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    role: str
    """Who speaks, such as `user` or `assistant`."""

    content: list[ContentItem]
    """The pieces."""

    phase: MessagePhase | None = None
    """What part of an answer it is. `null`: not known."""

    status: str | None = None
    """Where it stands. `null`: not given."""

    end_turn: bool | None = m.member(wire="end_turn", default=None)
    """Whether the turn ends with it. `null`: not given."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemAgentMessage(m.Struct, tag="type"):
    """A message from one agent to another."""

    type: t.Literal["agent_message"] = "agent_message"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    author: str
    """Agent that speaks."""

    recipient: str
    """Agent that is spoken to."""

    content: list[AgentMessageInputContent]
    """The pieces."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemReasoning(m.Struct, tag="type"):
    """Reasoning."""

    type: t.Literal["reasoning"] = "reasoning"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    summary: list[ReasoningItemReasoningSummary]
    """Parts of the summary."""

    content: list[ReasoningItemContent] | None = None
    """Parts of the reasoning itself. `null`: not shown."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemLocalShellCall(m.Struct, tag="type"):
    """A command the provider's own shell tool asks for."""

    type: t.Literal["local_shell_call"] = "local_shell_call"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    call_id: str | None = m.member(wire="call_id", default=None)
    """Id that ties a call to its output. `null`: none."""

    status: LocalShellStatus
    """Where it stands."""

    action: LocalShellAction
    """What to run."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemFunctionCall(m.Struct, tag="type"):
    """A call of a tool."""

    type: t.Literal["function_call"] = "function_call"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    name: str
    """Name of the tool."""

    namespace: str | None = None
    """Group of the tool. `null`: none."""

    arguments: str
    """Arguments as JSON text."""

    call_id: str = m.member(wire="call_id")
    """Id that ties the call to its output."""

    status: str | None = None
    """Where it stands. `null`: not given."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    encrypted_function_args: list[str] | None = m.member(wire="encrypted_function_args", default=None)
    """Encrypted arguments. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemToolSearchCall(m.Struct, tag="type"):
    """A search for tools."""

    type: t.Literal["tool_search_call"] = "tool_search_call"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    call_id: str | None = m.member(wire="call_id", default=None)
    """Id that ties a call to its output. `null`: none."""

    status: str | None = None
    """Where it stands. `null`: not given."""

    execution: str
    """Who runs the search."""

    arguments: t.Any
    """Arguments, any JSON."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemFunctionCallOutput(m.Struct, tag="type"):
    """Output of a tool."""

    type: t.Literal["function_call_output"] = "function_call_output"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    call_id: str | None = m.member(wire="call_id", default=None)
    """Id that ties a call to its output. `null`: none."""

    name: str | None = None
    """Name of the tool. `null`: not given."""

    namespace: str | None = None
    """Group of the tool. `null`: none."""

    output: FunctionCallOutputBody
    """What it returned."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemCustomToolCall(m.Struct, tag="type"):
    """A call of a tool with free text."""

    type: t.Literal["custom_tool_call"] = "custom_tool_call"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    status: str | None = None
    """Where it stands. `null`: not given."""

    call_id: str = m.member(wire="call_id")
    """Id that ties the call to its output."""

    name: str
    """Name of the tool."""

    namespace: str | None = None
    """Group of the tool. `null`: none."""

    input: str
    """The text."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemCustomToolCallOutput(m.Struct, tag="type"):
    """Output of a tool with free text."""

    type: t.Literal["custom_tool_call_output"] = "custom_tool_call_output"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    call_id: str = m.member(wire="call_id")
    """Id that ties the output to its call."""

    name: str | None = None
    """Name of the tool. `null`: not given."""

    output: FunctionCallOutputBody
    """What it returned."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemToolSearchOutput(m.Struct, tag="type"):
    """Tools that were found."""

    type: t.Literal["tool_search_output"] = "tool_search_output"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    call_id: str | None = m.member(wire="call_id", default=None)
    """Id that ties a call to its output. `null`: none."""

    status: str
    """Where it stands."""

    execution: str
    """Who ran the search."""

    tools: list[t.Any]
    """The tools, any JSON each."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemWebSearchCall(m.Struct, tag="type"):
    """A search on the web."""

    type: t.Literal["web_search_call"] = "web_search_call"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    status: str | None = None
    """Where it stands. `null`: not given."""

    action: ResponsesApiWebSearchAction | None = None
    """What was done. `null`: not given."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemImageGenerationCall(m.Struct, tag="type"):
    """An image being made."""

    type: t.Literal["image_generation_call"] = "image_generation_call"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    status: str
    """Where it stands."""

    revised_prompt: str | None = m.member(wire="revised_prompt", default=None)
    """The prompt as the model changed it. `null`: unchanged."""

    result: str
    """The image, base64."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemGhostSnapshot(m.Struct, tag="type"):
    """A state of the repository that can be gone back to."""

    type: t.Literal["ghost_snapshot"] = "ghost_snapshot"
    """Tells the variant."""

    ghost_commit: GhostCommit = m.member(wire="ghost_commit")
    """The commit that holds it."""


class ResponseItemCompaction(m.Struct, tag="type"):
    """A summary of what came before."""

    type: t.Literal["compaction"] = "compaction"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    encrypted_content: str = m.member(wire="encrypted_content")
    """The summary, readable by the provider only."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ResponseItemConfigurationUpdate(m.Struct, tag="type"):
    """Settings that hold from here on."""

    type: t.Literal["configuration_update"] = "configuration_update"
    """Tells the variant."""

    reasoning: ConfigurationReasoning
    """Reasoning settings."""


class ResponseItemContextCompaction(m.Struct, tag="type"):
    """A summary made by the provider."""

    type: t.Literal["context_compaction"] = "context_compaction"
    """Tells the variant."""

    id: str | None = None
    """Id the provider gave it. `null`: none."""

    encrypted_content: str | None = m.member(wire="encrypted_content", default=None)
    """Encrypted content. `null`: none."""

    internal_chat_message_metadata_passthrough: InternalChatMessageMetadataPassthrough | None = m.member(
        wire="internal_chat_message_metadata_passthrough",
        default=None,
    )
    """Data of the provider that is handed through. `null`: none."""


class ContentItemInputText(m.Struct, tag="type"):
    """Text sent to the model."""

    type: t.Literal["input_text"] = "input_text"
    """Tells the variant."""

    text: str
    """The text."""


class ContentItemInputImage(m.Struct, tag="type"):
    """An image; exactly one of `image_url` and `file_id` is set."""

    type: t.Literal["input_image"] = "input_image"
    """Tells the variant."""

    image_url: str | None = m.member(wire="image_url", default=None)
    """Address or data URL. Absent: `file_id` is used."""

    file_id: str | None = m.member(wire="file_id", default=None)
    """Id of an uploaded file. Absent: `image_url` is used."""

    detail: ImageDetail | None = None
    """How closely the model looks. `null`: its default."""


class ContentItemInputAudio(m.Struct, tag="type"):
    """A sound; exactly one of `audio_url` and `file_id` is set."""

    type: t.Literal["input_audio"] = "input_audio"
    """Tells the variant."""

    audio_url: str | None = m.member(wire="audio_url", default=None)
    """Address or data URL. Absent: `file_id` is used."""

    file_id: str | None = m.member(wire="file_id", default=None)
    """Id of an uploaded file. Absent: `audio_url` is used."""


class ContentItemOutputText(m.Struct, tag="type"):
    """Text of the model."""

    type: t.Literal["output_text"] = "output_text"
    """Tells the variant."""

    text: str
    """The text."""

    annotations: list[t.Any] | None = None
    """Notes on the text, any JSON each. `null`: none."""

    logprobs: list[t.Any] | None = None
    """Probabilities of its tokens, any JSON each. `null`: none."""


class AgentMessageInputContentInputText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["input_text"] = "input_text"
    """Tells the variant."""

    text: str
    """The text."""


class AgentMessageInputContentEncryptedContent(m.Struct, tag="type"):
    """Content only the provider can read."""

    type: t.Literal["encrypted_content"] = "encrypted_content"
    """Tells the variant."""

    encrypted_content: str = m.member(wire="encrypted_content")
    """The encrypted text."""


class InternalChatMessageMetadataPassthrough(m.Struct):
    """Data of the provider that is handed through."""

    turn_id: str | None = m.member(wire="turn_id", default=None)
    """Turn it belongs to. `null`: not given."""


class ReasoningItemContentReasoningText(m.Struct, tag="type"):
    """Reasoning."""

    type: t.Literal["reasoning_text"] = "reasoning_text"
    """Tells the variant."""

    text: str
    """The text."""


class ReasoningItemContentText(m.Struct, tag="type"):
    """Plain text."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    text: str
    """The text."""


class ReasoningItemReasoningSummarySummaryText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["summary_text"] = "summary_text"
    """Tells the variant."""

    text: str
    """The text."""


class LocalShellActionExec(m.Struct, tag="type"):
    """To run a command."""

    type: t.Literal["exec"] = "exec"
    """Tells the variant."""

    command: list[str]
    """The words of the command."""

    timeout_ms: int | None = m.member(wire="timeout_ms", default=None)
    """Milliseconds it may run. `null`: no limit given."""

    working_directory: str | None = m.member(wire="working_directory", default=None)
    """Working directory. `null`: that of the turn."""

    env: dict[str, str] | None = None
    """Environment variables to set. `null`: none."""

    user: str | None = None
    """User to run it as. `null`: the current one."""


class ResponsesApiWebSearchActionSearch(m.Struct, tag="type"):
    """A search."""

    type: t.Literal["search"] = "search"
    """Tells the variant."""

    query: str | None = None
    """The search text. Absent: see `queries`."""

    queries: list[str] | None = None
    """Several search texts. Absent: see `query`."""


class ResponsesApiWebSearchActionOpenPage(m.Struct, tag="type"):
    """A page was opened."""

    type: t.Literal["open_page"] = "open_page"
    """Tells the variant."""

    url: str | None = None
    """Its address. Absent: not known."""


class ResponsesApiWebSearchActionFindInPage(m.Struct, tag="type"):
    """A page was searched."""

    type: t.Literal["find_in_page"] = "find_in_page"
    """Tells the variant."""

    url: str | None = None
    """Its address. Absent: not known."""

    pattern: str | None = None
    """What was searched for. Absent: not known."""


class ConfigurationReasoning(m.Struct):
    """Reasoning settings inside a history."""

    effort: ReasoningEffort
    """Reasoning effort."""


class GhostCommit(m.Struct):
    """A commit that keeps a state of the working directory."""

    id: str
    """Its hash."""

    parent: str | None = None
    """Hash of its parent. `null`: none."""

    preexisting_untracked_files: list[str] = m.member(wire="preexisting_untracked_files")
    """Files that were not tracked at that time."""

    preexisting_untracked_dirs: list[str] = m.member(wire="preexisting_untracked_dirs")
    """Directories that were not tracked at that time."""


class HookCompletedNotification(m.Struct, method="hook/completed"):
    """A hook ended."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Id of the turn. `null`: it ran outside of a turn."""

    run: HookRunSummary
    """The run, with its outcome."""


class HookErrorInfo(m.Struct):
    """A hook that could not be read."""

    path: str
    """File at fault."""

    message: str
    """What is wrong with it."""


class HookMetadataCommand(m.Struct, tag="handler_type"):
    """Runs a command."""

    handler_type: t.Literal["command"] = "command"
    """Tells the variant."""

    key: str
    """Identifies the hook across changes of its settings."""

    event_name: HookEventName
    """Event it runs at."""

    matcher: str | None = None
    """Pattern that the subject of the event has to match, such as the name of a tool. `null`: any."""

    timeout_sec: int
    """Longest run time in seconds."""

    status_message: str | None = None
    """Text shown while it runs. `null`: none."""

    additional_context_limit: int | None = None
    """Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit."""

    source_path: AbsolutePathBuf
    """File that defines it."""

    source: HookSource
    """Kind of place it comes from."""

    plugin_id: str | None = None
    """Plugin it belongs to. `null`: none."""

    environment_id: str | None = None
    """Environment whose requirements brought it in. `null`: none."""

    display_order: int
    """Place in lists; smaller comes first."""

    enabled: bool
    """Whether it runs."""

    is_managed: bool
    """Whether an administrator set it, so that the user cannot change it."""

    current_hash: str
    """Hash of its definition; trust is bound to it."""

    trust_status: HookTrustStatus
    """Whether the user trusts it."""

    async_: bool = False
    """Whether the agent goes on meanwhile."""

    command: str
    """The command line."""


class HookMetadataMcpTool(m.Struct, tag="handler_type"):
    """Calls a tool of an MCP server."""

    handler_type: t.Literal["mcpTool"] = "mcpTool"
    """Tells the variant."""

    key: str
    """Identifies the hook across changes of its settings."""

    event_name: HookEventName
    """Event it runs at."""

    matcher: str | None = None
    """Pattern that the subject of the event has to match, such as the name of a tool. `null`: any."""

    timeout_sec: int
    """Longest run time in seconds."""

    status_message: str | None = None
    """Text shown while it runs. `null`: none."""

    additional_context_limit: int | None = None
    """Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit."""

    source_path: AbsolutePathBuf
    """File that defines it."""

    source: HookSource
    """Kind of place it comes from."""

    plugin_id: str | None = None
    """Plugin it belongs to. `null`: none."""

    environment_id: str | None = None
    """Environment whose requirements brought it in. `null`: none."""

    display_order: int
    """Place in lists; smaller comes first."""

    enabled: bool
    """Whether it runs."""

    is_managed: bool
    """Whether an administrator set it, so that the user cannot change it."""

    current_hash: str
    """Hash of its definition; trust is bound to it."""

    trust_status: HookTrustStatus
    """Whether the user trusts it."""

    server: str
    """Name of the server."""

    tool: str
    """Name of the tool."""


class HookOutputEntry(m.Struct):
    """A piece of what a hook said."""

    kind: HookOutputEntryKind
    """What the piece is for."""

    text: str
    """The text."""


class HookRunSummary(m.Struct):
    """A run of a hook."""

    id: str
    """Id of the run."""

    event_name: HookEventName
    """Event that started it."""

    handler_type: HookHandlerType
    """What the hook is."""

    execution_mode: HookExecutionMode
    """Whether the agent waits for it."""

    scope: HookScope
    """What the run belongs to."""

    source_path: LegacyAppPathString
    """File that defines the hook."""

    source: HookSource = "unknown"
    """Kind of place the hook comes from."""

    display_order: int
    """Place in lists; smaller comes first."""

    status: HookRunStatus
    """How far the run is."""

    status_message: str | None = None
    """Text to show meanwhile. `null`: none."""

    started_at: int
    """When it began, in Unix seconds."""

    completed_at: int | None = None
    """When it ended, in Unix seconds. `null`: it runs."""

    duration_ms: int | None = None
    """How long it took, in milliseconds. `null`: it runs."""

    entries: list[HookOutputEntry]
    """What it said."""


class HookStartedNotification(m.Struct, method="hook/started"):
    """A hook began to run."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Id of the turn. `null`: it runs outside of a turn."""

    run: HookRunSummary
    """The run so far."""


class HooksListEntry(m.Struct):
    """The hooks that count for a directory."""

    cwd: str
    """The directory."""

    hooks: list[HookMetadata]
    """The hooks."""

    warnings: list[str]
    """What is odd about the configuration."""

    errors: list[HookErrorInfo]
    """Hooks that could not be read."""


class HooksListParams(m.Struct, method="hooks/list"):
    """Whose hooks to list."""

    cwds: list[str] | None = None
    """Directories to look at. Absent or empty: that of the server. Not together with `threadId`."""

    thread_id: str | None = None
    """Loaded thread to look at, with all its environments. Absent: none."""


class HooksListResponse(m.Struct):
    """The configured hooks."""

    data: list[HooksListEntry]
    """One entry per directory."""


class HookSettings(m.Struct):
    """What all kinds of hooks have in common."""

    key: str
    """Identifies the hook across changes of its settings."""

    event_name: HookEventName
    """Event it runs at."""

    matcher: str | None = None
    """Pattern that the subject of the event has to match, such as the name of a tool. `null`: any."""

    timeout_sec: int
    """Longest run time in seconds."""

    status_message: str | None = None
    """Text shown while it runs. `null`: none."""

    additional_context_limit: int | None = None
    """Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit."""

    source_path: AbsolutePathBuf
    """File that defines it."""

    source: HookSource
    """Kind of place it comes from."""

    plugin_id: str | None = None
    """Plugin it belongs to. `null`: none."""

    environment_id: str | None = None
    """Environment whose requirements brought it in. `null`: none."""

    display_order: int
    """Place in lists; smaller comes first."""

    enabled: bool
    """Whether it runs."""

    is_managed: bool
    """Whether an administrator set it, so that the user cannot change it."""

    current_hash: str
    """Hash of its definition; trust is bound to it."""

    trust_status: HookTrustStatus
    """Whether the user trusts it."""


class ConfiguredHookHandlerCommand(m.Struct, tag="type"):
    """Runs a command."""

    type: t.Literal["command"] = "command"
    """Tells the variant."""

    command: str
    """Command line."""

    command_windows: str | None = None
    """Command line on Windows. `null`: the same."""

    timeout_sec: int | None = None
    """Time limit in seconds. `null`: the default."""

    async_: bool
    """Whether the agent goes on meanwhile."""

    status_message: str | None = None
    """Text shown while it runs. `null`: none."""

    additional_context_limit: int | None = None
    """Tokens of added context before it goes to a file; 0: never. `null`: 2500."""


class ConfiguredHookHandlerMcpTool(m.Struct, tag="type"):
    """Calls an MCP tool."""

    type: t.Literal["mcp_tool"] = "mcp_tool"
    """Tells the variant."""

    server: str
    """Name of the server."""

    tool: str
    """Name of the tool."""

    input: dict[str, t.Any]
    """Arguments of the tool, any JSON by name."""

    timeout_sec: int | None = None
    """Time limit in seconds. `null`: the default."""

    status_message: str | None = None
    """Text shown while it runs. `null`: none."""


class ConfiguredHookMatcherGroup(m.Struct):
    """Hooks that run under the same condition."""

    matcher: str | None = None
    """Pattern of what they run for, for example names of tools. `null`: everything."""

    hooks: list[ConfiguredHookHandler]
    """The hooks."""


class ManagedHooksRequirements(m.Struct):
    """Hooks of the administrator, by event."""

    pre_model_request: list[ConfiguredHookMatcherGroup] = m.member(wire="PreModelRequest", default_factory=list)
    """Before a request to the model."""

    post_model_request: list[ConfiguredHookMatcherGroup] = m.member(wire="PostModelRequest", default_factory=list)
    """After an answer of the model."""

    managed_dir: str | None = None
    """Directory of the hooks' files. `null`: none."""

    windows_managed_dir: str | None = None
    """The same on Windows. `null`: none."""

    pre_tool_use: list[ConfiguredHookMatcherGroup] = m.member(wire="PreToolUse")
    """Before a tool runs."""

    permission_request: list[ConfiguredHookMatcherGroup] = m.member(wire="PermissionRequest")
    """When an approval is asked for."""

    post_tool_use: list[ConfiguredHookMatcherGroup] = m.member(wire="PostToolUse")
    """After a tool ran."""

    pre_compact: list[ConfiguredHookMatcherGroup] = m.member(wire="PreCompact")
    """Before a history is summarized."""

    post_compact: list[ConfiguredHookMatcherGroup] = m.member(wire="PostCompact")
    """After a history was summarized."""

    session_start: list[ConfiguredHookMatcherGroup] = m.member(wire="SessionStart")
    """When a thread is loaded."""

    session_end: list[ConfiguredHookMatcherGroup] = m.member(wire="SessionEnd", default_factory=list)
    """When a thread is unloaded."""

    user_prompt_submit: list[ConfiguredHookMatcherGroup] = m.member(wire="UserPromptSubmit")
    """When the user says something."""

    subagent_start: list[ConfiguredHookMatcherGroup] = m.member(wire="SubagentStart")
    """When a sub-agent starts."""

    subagent_stop: list[ConfiguredHookMatcherGroup] = m.member(wire="SubagentStop")
    """When a sub-agent is done."""

    stop: list[ConfiguredHookMatcherGroup] = m.member(wire="Stop")
    """When the agent is done."""

    interrupt: list[ConfiguredHookMatcherGroup] = m.member(wire="Interrupt", default_factory=list)
    """When the user stops a turn."""


class UserInputText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    text: str
    """The text."""

    text_elements: list[TextElement] = m.member(wire="text_elements", default_factory=list)
    """Ranges of the text that stand for something else."""


class UserInputImage(m.Struct, tag="type"):
    """An image by address or uploaded file; exactly one of `url` and `fileId` is set."""

    type: t.Literal["image"] = "image"
    """Tells the variant."""

    url: str | None = None
    """Address or data URL. Absent: `fileId` is used."""

    file_id: str | None = None
    """Id of an uploaded file. Absent: `url` is used."""

    detail: ImageDetail | None = None
    """How closely the model looks. `null`: its default."""


class UserInputLocalImage(m.Struct, tag="type"):
    """An image on the server's disk."""

    type: t.Literal["localImage"] = "localImage"
    """Tells the variant."""

    detail: ImageDetail | None = None
    """How closely the model looks. `null`: its default."""

    path: str
    """Path of the file. When it cannot be read the model gets a note instead."""


class UserInputAudio(m.Struct, tag="type"):
    """A sound by address or uploaded file; exactly one of `url` and `fileId` is set."""

    type: t.Literal["audio"] = "audio"
    """Tells the variant."""

    url: str | None = None
    """Address or data URL. Absent: `fileId` is used."""

    file_id: str | None = None
    """Id of an uploaded file. Absent: `url` is used."""


class UserInputLocalAudio(m.Struct, tag="type"):
    """A sound on the server's disk."""

    type: t.Literal["localAudio"] = "localAudio"
    """Tells the variant."""

    path: str
    """Path of the file."""


class UserInputSkill(m.Struct, tag="type"):
    """A skill to use."""

    type: t.Literal["skill"] = "skill"
    """Tells the variant."""

    name: str
    """Name of the skill."""

    path: str
    """Path of its `SKILL.md`."""


class UserInputMention(m.Struct, tag="type"):
    """Something the user refers to."""

    type: t.Literal["mention"] = "mention"
    """Tells the variant."""

    name: str
    """Name as shown to the user."""

    path: str
    """Path or address of it."""


class TextElement(m.Struct):
    """A range of a text that a client shows as something else."""

    byte_range: ByteRange
    """The range, in bytes of the UTF-8 text."""

    placeholder: str | None = None
    """What to show instead. `null`: the text itself."""


class ByteRange(m.Struct):
    """A range of bytes."""

    start: int
    """First byte, counted from 0."""

    end: int
    """Byte behind the last one."""


class AdditionalContextEntry(m.Struct):
    """A piece of context from the client that is not user input."""

    value: str
    """The text."""

    kind: AdditionalContextKind
    """How far the model may trust it."""

    name: str | None = None
    """Label of untrusted context. `null`: none."""


class TurnToolOutput(m.Struct):
    """Output of a tool that starts a turn in place of user input."""

    namespace: str | None = None
    """Group of the tool. `null`: none."""

    name: str
    """Name of the tool."""

    output: FunctionCallOutputBody
    """What it returned."""

    retain: bool | None = None
    """Whether the output stays in the history the model sees. Absent: no."""


class FunctionCallOutputContentItemInputText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["input_text"] = "input_text"
    """Tells the variant."""

    text: str
    """The text."""


class FunctionCallOutputContentItemInputImage(m.Struct, tag="type"):
    """An image; exactly one of `image_url` and `file_id` is set."""

    type: t.Literal["input_image"] = "input_image"
    """Tells the variant."""

    image_url: str | None = m.member(wire="image_url", default=None)
    """Address or data URL. Absent: `file_id` is used."""

    file_id: str | None = m.member(wire="file_id", default=None)
    """Id of an uploaded file. Absent: `image_url` is used."""

    detail: ImageDetail | None = None
    """How closely the model looks. `null`: its default."""


class FunctionCallOutputContentItemInputAudio(m.Struct, tag="type"):
    """A sound; exactly one of `audio_url` and `file_id` is set."""

    type: t.Literal["input_audio"] = "input_audio"
    """Tells the variant."""

    audio_url: str | None = m.member(wire="audio_url", default=None)
    """Address or data URL. Absent: `file_id` is used."""

    file_id: str | None = m.member(wire="file_id", default=None)
    """Id of an uploaded file. Absent: `audio_url` is used."""


class FunctionCallOutputContentItemEncryptedContent(m.Struct, tag="type"):
    """Content only the provider can read."""

    type: t.Literal["encrypted_content"] = "encrypted_content"
    """Tells the variant."""

    encrypted_content: str = m.member(wire="encrypted_content")
    """The encrypted text."""


class FunctionCallOutputPayload(m.Struct):
    """Outcome of a function call as 0.97 keeps it; on the wire only its body appears."""

    body: FunctionCallOutputBody
    """What the model is told."""

    success: bool | None = None
    """Whether the call worked. `null`: not known."""


class ThreadItemUserMessage(m.Struct, tag="type"):
    """What the user sent."""

    type: t.Literal["userMessage"] = "userMessage"
    """Tells the variant."""

    id: str
    """Id of the item."""

    client_id: str | None = None
    """Id the client gave the message. `null`: none."""

    content: list[UserInput]
    """The pieces."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemHookPrompt(m.Struct, tag="type"):
    """Text a hook put in front of the model."""

    type: t.Literal["hookPrompt"] = "hookPrompt"
    """Tells the variant."""

    id: str
    """Id of the item."""

    fragments: list[HookPromptFragment]
    """The texts with their origin."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemAgentMessage(m.Struct, tag="type"):
    """A message of the agent."""

    type: t.Literal["agentMessage"] = "agentMessage"
    """Tells the variant."""

    moderation: AgentMessageModeration | None = None
    """Result of a content check. `null`: none."""

    id: str
    """Id of the item."""

    text: str
    """The text; empty when the item starts."""

    phase: MessagePhase | None = None
    """What part of the answer it is. `null`: not known."""

    memory_citation: MemoryCitation | None = None
    """Memories it draws on. `null`: none."""

    delivery: AgentMessageDelivery | None = None
    """How it was delivered. `null`: as usual."""

    questions: list[AsyncUserInputQuestion] | None = None
    """Questions to the user that do not stop the turn. `null`: none."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemFunctionCallOutput(m.Struct, tag="type"):
    """Output of a tool that started the turn."""

    type: t.Literal["functionCallOutput"] = "functionCallOutput"
    """Tells the variant."""

    id: str
    """Id of the item."""

    name: str
    """Name of the tool."""

    namespace: str | None = None
    """Group of the tool. `null`: none."""

    output: FunctionCallOutputBody
    """What it returned."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemPlan(m.Struct, tag="type"):
    """A plan the agent proposes."""

    type: t.Literal["plan"] = "plan"
    """Tells the variant."""

    id: str
    """Id of the item."""

    text: str
    """The plan. It may differ from the sum of its deltas."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemReasoning(m.Struct, tag="type"):
    """What the model thought."""

    type: t.Literal["reasoning"] = "reasoning"
    """Tells the variant."""

    id: str
    """Id of the item."""

    summary: list[str] = m.member(default_factory=list)
    """Parts of the summary."""

    content: list[str] = m.member(default_factory=list)
    """Parts of the reasoning itself, where the model shows it."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemCommandExecution(m.Struct, tag="type"):
    """A command."""

    type: t.Literal["commandExecution"] = "commandExecution"
    """Tells the variant."""

    id: str
    """Id of the item."""

    plugin_id: str | None = None
    """Plugin whose script it runs. `null`: none."""

    script_path: str | None = None
    """Path of that script inside the plugin. `null`: none."""

    command: str
    """The command as one shell-quoted line."""

    cwd: LegacyAppPathString
    """Working directory."""

    process_id: str | None = None
    """Id of its terminal. `null`: not started or none."""

    source: CommandExecutionSource = "agent"
    """Who started it."""

    status: CommandExecutionStatus
    """Where it stands."""

    command_actions: list[CommandAction]
    """What it does, as far as its text tells."""

    aggregated_output: str | None = None
    """Its whole output so far, both streams mixed. `null`: none yet."""

    exit_code: int | None = None
    """Exit code. `null`: it has not ended."""

    duration_ms: int | None = None
    """Milliseconds it ran. `null`: it has not ended."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemFileChange(m.Struct, tag="type"):
    """Changes to files."""

    type: t.Literal["fileChange"] = "fileChange"
    """Tells the variant."""

    id: str
    """Id of the item."""

    changes: list[FileUpdateChange]
    """One per file."""

    status: PatchApplyStatus
    """Where they stand."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemMcpToolCall(m.Struct, tag="type"):
    """A call of an MCP server's tool."""

    type: t.Literal["mcpToolCall"] = "mcpToolCall"
    """Tells the variant."""

    id: str
    """Id of the item."""

    server: str
    """Name of the server."""

    tool: str
    """Name of the tool."""

    status: McpToolCallStatus
    """Where it stands."""

    arguments: t.Any
    """Arguments chosen by the model, any JSON."""

    app_context: McpToolCallAppContext | None = None
    """App the tool belongs to. `null`: none."""

    mcp_app_resource_uri: str | None = None
    """User interface of the tool; `mcpAppUi` replaces it."""

    mcp_app_ui: McpAppUi | None = None
    """User interface of the tool. `null`: none."""

    plugin_id: str | None = None
    """Plugin the server belongs to. `null`: none."""

    read_only_hint: bool | None = None
    """Whether the tool says it changes nothing. `null`: it does not say."""

    result: McpToolCallResult | None = None
    """What it returned. `null`: it runs or failed."""

    error: McpToolCallError | None = None
    """How it failed. `null`: it did not."""

    duration_ms: int | None = None
    """Milliseconds it ran. `null`: it has not ended."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemDynamicToolCall(m.Struct, tag="type"):
    """A call of a tool the client declared."""

    type: t.Literal["dynamicToolCall"] = "dynamicToolCall"
    """Tells the variant."""

    id: str
    """Id of the item."""

    namespace: str | None = None
    """Group of the tool. `null`: none."""

    tool: str
    """Name of the tool."""

    arguments: t.Any
    """Arguments chosen by the model, any JSON."""

    status: DynamicToolCallStatus
    """Where it stands."""

    content_items: list[DynamicToolCallOutputContentItem] | None = None
    """What it returned. `null`: it has not ended."""

    success: bool | None = None
    """Whether it did its work. `null`: it has not ended."""

    duration_ms: int | None = None
    """Milliseconds it ran. `null`: it has not ended."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemCollabAgentToolCall(m.Struct, tag="type"):
    """An action on other agents."""

    type: t.Literal["collabAgentToolCall"] = "collabAgentToolCall"
    """Tells the variant."""

    id: str
    """Id of the item."""

    tool: CollabAgentTool
    """Which action."""

    status: CollabAgentToolCallStatus
    """Where it stands."""

    sender_thread_id: str
    """Thread whose agent acts."""

    receiver_thread_ids: list[str]
    """Threads acted on, a newly started one included."""

    prompt: str | None = None
    """Text given to them. `null`: none."""

    model: str | None = None
    """Model of a newly started agent. `null`: not given."""

    reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort of a newly started agent. `null`: not given."""

    agents_states: dict[str, CollabAgentState]
    """Last known state of each agent, by thread id."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemSubAgentActivity(m.Struct, tag="type"):
    """Something another agent did."""

    type: t.Literal["subAgentActivity"] = "subAgentActivity"
    """Tells the variant."""

    id: str
    """Id of the item."""

    kind: SubAgentActivityKind
    """What it did."""

    agent_thread_id: str
    """Thread of the agent."""

    agent_path: str
    """Place of the agent in the tree of agents."""

    model: str | None = None
    """Its model. `null`: not recorded."""

    reasoning_effort: ReasoningEffort | None = None
    """Its reasoning effort. `null`: not recorded."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemWebSearch(m.Struct, tag="type"):
    """A search on the web by the model provider."""

    type: t.Literal["webSearch"] = "webSearch"
    """Tells the variant."""

    id: str
    """Id of the item."""

    query: str
    """What was searched for; empty when the item starts."""

    action: WebSearchAction | None = None
    """What exactly was done. `null`: not known."""

    results: list[t.Any] | None = None
    """Results, any JSON each. `null`: none reported."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemImageView(m.Struct, tag="type"):
    """The agent looked at an image."""

    type: t.Literal["imageView"] = "imageView"
    """Tells the variant."""

    id: str
    """Id of the item."""

    path: LegacyAppPathString
    """Path of the image."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemSleep(m.Struct, tag="type"):
    """The agent waits."""

    type: t.Literal["sleep"] = "sleep"
    """Tells the variant."""

    id: str
    """Id of the item."""

    duration_ms: int
    """Milliseconds it waits."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemImageGeneration(m.Struct, tag="type"):
    """An image made by the model; exactly one of `result` and `fileId` is set."""

    type: t.Literal["imageGeneration"] = "imageGeneration"
    """Tells the variant."""

    id: str
    """Id of the item."""

    status: str
    """Where it stands, in words of the provider."""

    revised_prompt: str | None = None
    """The prompt as the model changed it. `null`: unchanged."""

    result: str | None = None
    """The image, base64. Absent: `fileId` is used."""

    file_id: str | None = None
    """Id of the stored image. Absent: `result` is used."""

    saved_path: AbsolutePathBuf | None = None
    """File it was saved to. Absent: not saved."""

    generation_id: str | None = None
    """Id of the provider for it. `null`: none."""

    transparent_background: bool | None = None
    """Whether its background is transparent. `null`: not known."""

    input_images: list[ImageGenerationInputImage] | None = None
    """Files it was made from. Absent: none."""

    failure: ImageGenerationFailure | None = None
    """Why there is no image. `null`: there is one, or it is not known."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemEnteredReviewMode(m.Struct, tag="type"):
    """A review began."""

    type: t.Literal["enteredReviewMode"] = "enteredReviewMode"
    """Tells the variant."""

    id: str
    """Id of the item."""

    review: str
    """What is reviewed."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemExitedReviewMode(m.Struct, tag="type"):
    """A review ended."""

    type: t.Literal["exitedReviewMode"] = "exitedReviewMode"
    """Tells the variant."""

    id: str
    """Id of the item."""

    review: str
    """Its result."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class ThreadItemContextCompaction(m.Struct, tag="type"):
    """The history was summarized."""

    type: t.Literal["contextCompaction"] = "contextCompaction"
    """Tells the variant."""

    id: str
    """Id of the item."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""


class HookPromptFragment(m.Struct):
    """A text of a hook."""

    text: str
    """The text."""

    hook_run_id: str
    """Run of the hook that gave it."""


class AgentMessageModeration(m.Struct):
    """Result of checking a message."""

    moderated: bool
    """Whether the message was held back."""

    display: AgentMessageDisplay | None = None
    """What to show. `null`: nothing in particular."""


class AgentMessageDisplay(m.Struct):
    """What to show with a message that was checked."""

    action: str
    """What to do; leave unknown values to the client that made them."""

    block_type: str | None = None
    """Kind of block. `null`: none."""

    check_trusted_contacts: bool | None = None
    """Whether to point to trusted contacts. `null`: not said."""

    cyber_trusted_access: bool | None = None
    """Whether to point to trusted access for security work. `null`: not said."""


class MemoryCitation(m.Struct):
    """Memories a message draws on."""

    entries: list[MemoryCitationEntry]
    """Places in memory files."""

    thread_ids: list[str]
    """Threads the memories come from."""


class MemoryCitationEntry(m.Struct):
    """A place in a memory file."""

    path: str
    """The file."""

    line_start: int
    """First line, counted from 1."""

    line_end: int
    """Last line."""

    note: str
    """What it was used for."""


class AsyncUserInputQuestion(m.Struct):
    """A question that does not stop the turn."""

    title: str
    """The question."""

    options: list[str] | None = None
    """Answers to choose from. `null`: free text."""


class CommandActionRead(m.Struct, tag="type"):
    """It reads a file."""

    type: t.Literal["read"] = "read"
    """Tells the variant."""

    command: str
    """The part of the command."""

    name: str
    """Name of the file."""

    path: LegacyAppPathString
    """Path of the file."""


class CommandActionListFiles(m.Struct, tag="type"):
    """It lists files."""

    type: t.Literal["listFiles"] = "listFiles"
    """Tells the variant."""

    command: str
    """The part of the command."""

    path: str | None = None
    """Directory. `null`: the working directory."""


class CommandActionSearch(m.Struct, tag="type"):
    """It searches in files."""

    type: t.Literal["search"] = "search"
    """Tells the variant."""

    command: str
    """The part of the command."""

    query: str | None = None
    """What it searches for. `null`: not known."""

    path: str | None = None
    """Where. `null`: the working directory."""


class CommandActionOther(m.Struct, tag="type"):
    """Something else."""

    type: t.Literal["unknown"] = "unknown"
    """Tells the variant."""

    command: str
    """The part of the command."""


class FileUpdateChange(m.Struct):
    """Change to one file."""

    path: str
    """Absolute path of the file."""

    kind: PatchChangeKind
    """What happens to it."""

    diff: str
    """Unified diff without file headers; for a new or deleted file its whole content."""


class PatchChangeKindUpdate(m.Struct, tag="type"):
    """It is changed."""

    type: t.Literal["update"] = "update"
    """Tells the variant."""

    move_path: str | None = m.member(wire="move_path", default=None)
    """New path when it moves. `null`: it stays."""


class ItemStartedNotification(m.Struct, method="item/started"):
    """An item began."""

    item: ThreadItem
    """The item as far as it is known."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    started_at_ms: int = m.member(since="0.169")
    """When it began, in Unix milliseconds."""


class ItemCompletedNotification(m.Struct, method="item/completed"):
    """An item is complete."""

    item: ThreadItem
    """The item as it is stored."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    content_token_count: int | None = None
    """Tokens of a finished message. `null`: not counted."""

    completed_at_ms: int = m.member(since="0.169")
    """When it was completed, in Unix milliseconds."""


class AgentMessageDeltaNotification(m.Struct, method="item/agentMessage/delta"):
    """More text of a message of the agent."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    delta: str
    """The text to append."""


class PlanDeltaNotification(m.Struct, method="item/plan/delta"):
    """More text of a proposed plan."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    delta: str
    """The text to append."""


class ReasoningSummaryTextDeltaNotification(m.Struct, method="item/reasoning/summaryTextDelta"):
    """More text of a summary of reasoning."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    delta: str
    """The text to append."""

    summary_index: int
    """Part of the summary, counted from 0."""


class ReasoningSummaryPartAddedNotification(m.Struct, method="item/reasoning/summaryPartAdded"):
    """A part of a summary of reasoning begins."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    summary_index: int
    """The part, counted from 0."""


class ReasoningTextDeltaNotification(m.Struct, method="item/reasoning/textDelta"):
    """More text of the reasoning itself."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    delta: str
    """The text to append."""

    content_index: int
    """Part of the reasoning, counted from 0."""


class CommandExecutionOutputDeltaNotification(m.Struct, method="item/commandExecution/outputDelta"):
    """More output of a command."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    delta: str
    """The output to append, as text; bytes that are not UTF-8 are replaced."""


class TerminalInteractionNotification(m.Struct, method="item/commandExecution/terminalInteraction"):
    """The agent wrote to a running command."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    process_id: str
    """Id of the command's terminal."""

    stdin: str
    """What was written."""


class FileChangeOutputDeltaNotification(m.Struct, method="item/fileChange/outputDelta"):
    """Result text of file changes."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    delta: str
    """The text to append."""


class FileChangePatchUpdatedNotification(m.Struct, method="item/fileChange/patchUpdated"):
    """File changes while the model still writes them."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    changes: list[FileUpdateChange]
    """The changes so far."""


class McpToolCallProgressNotification(m.Struct, method="item/mcpToolCall/progress"):
    """An MCP tool reports how far it is."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Id of the item."""

    message: str
    """Text for the user."""


class RawResponseItemCompletedNotification(m.Struct, method="rawResponseItem/completed"):
    """A model item is complete."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item: ResponseItem
    """The item in the notation of the model's interface."""


class RawResponseCompletedNotification(m.Struct, method="rawResponse/completed"):
    """An answer of the model is complete."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    response_id: str
    """Id of the answer."""

    usage: TokenUsageBreakdown | None = None
    """Tokens it took. `null`: not told."""

    usage_metadata: ResponseUsageMetadata | None = None
    """What the model provider says of its cost. `null`: nothing."""


class ResponseUsageMetadata(m.Struct):
    """Cost of an answer in the words of the model provider."""

    amount: str | None = None
    """The cost, a decimal number. `null`: not told."""

    metadata: t.Any = None
    """Further data, any JSON."""


class McpToolCallResult(m.Struct):
    """What an MCP tool returned."""

    content: list[t.Any]
    """Pieces in the notation of MCP, any JSON each."""

    structured_content: t.Any = None
    """Structured result, any JSON. `null`: none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON. `null`: none."""


class McpToolCallError(m.Struct):
    """How an MCP tool call failed."""

    message: str
    """Text for the user."""


class McpToolCallAppContext(m.Struct):
    """App a tool belongs to."""

    connector_id: str
    """Id of the app's connector."""

    link_id: str | None = None
    """Id of the user's link to it. `null`: none."""

    app_name: str | None = None
    """Name of the app. `null`: not known."""

    action_name: str | None = None
    """Name of the action. `null`: not known."""

    resource_uri: str | None = None
    """User interface of the app. `null`: none."""


class McpAppUi(m.Struct):
    """User interface of an MCP tool."""

    resource_uri: str
    """Resource that holds it."""

    preferred_model_display_mode: McpAppDisplayMode
    """How it is shown when the model calls the tool."""


class CollabAgentState(m.Struct):
    """State of an agent."""

    status: CollabAgentStatus
    """Where it stands."""

    message: str | None = None
    """Its last message. `null`: none."""


class WebSearchActionSearch(m.Struct, tag="type"):
    """A search."""

    type: t.Literal["search"] = "search"
    """Tells the variant."""

    query: str | None = None
    """The search text. `null`: see `queries`."""

    queries: list[str] | None = None
    """Several search texts. `null`: see `query`."""


class WebSearchActionOpenPage(m.Struct, tag="type"):
    """A page was opened."""

    type: t.Literal["openPage"] = "openPage"
    """Tells the variant."""

    url: str | None = None
    """Its address. `null`: not known."""


class WebSearchActionFindInPage(m.Struct, tag="type"):
    """A page was searched."""

    type: t.Literal["findInPage"] = "findInPage"
    """Tells the variant."""

    url: str | None = None
    """Its address. `null`: not known."""

    pattern: str | None = None
    """What was searched for. `null`: not known."""


class ImageGenerationFailureUsageLimitExceeded(m.Struct, tag="type"):
    """A usage limit is reached."""

    type: t.Literal["usageLimitExceeded"] = "usageLimitExceeded"
    """Tells the variant."""

    limit_id: str
    """Which limit."""

    resets_at: int | None = None
    """When it ends, in Unix seconds. `null`: not known."""


class ImageGenerationInputImage(m.Struct):
    """A file an image was made from."""

    path: AbsolutePathBuf
    """Path of the file."""

    sha256: str
    """SHA-256 of the file, lower-case hexadecimal."""


class AddConversationListenerParams(m.Struct, method="addConversationListener"):
    """Which conversation to listen to."""

    conversation_id: ThreadId
    """Id of the conversation. It has to be loaded."""

    experimental_raw_events: bool = False
    """Whether raw items of the model are sent, too."""


class ArchiveConversationParams(m.Struct, method="archiveConversation"):
    """Which conversation to put into the archive."""

    conversation_id: ThreadId
    """Id of the conversation."""

    rollout_path: str
    """Its file; it has to lie in the sessions directory."""


class ExecOneOffCommandParams(m.Struct, method="execOneOffCommand"):
    """A command to run outside of any conversation."""

    command: list[str]
    """The program and its arguments. Not empty."""

    timeout_ms: int | None = None
    """Longest run time in milliseconds. Absent: 10000."""

    cwd: str | None = None
    """Working directory. Absent: that of the server."""

    sandbox_policy: LegacySandboxPolicy | None = None
    """What the command may touch. Absent: as configured."""


class ForkConversationParams(m.Struct, method="forkConversation"):
    """Which conversation to copy. `path` or `conversationId` says which."""

    path: str | None = None
    """Its file; goes before `conversationId`. Absent: the id says which."""

    conversation_id: ThreadId | None = None
    """Its id. Absent: the path says which."""

    overrides: NewConversationParams | None = None
    """Settings of the copy. Absent: as configured."""


class GetConversationSummaryParamsRolloutPath(m.Struct):
    """By its file."""

    rollout_path: str
    """The file. A relative path counts from the home directory of the server."""


class GetConversationSummaryParamsConversationId(m.Struct):
    """By its id."""

    conversation_id: ThreadId
    """The id."""


class GitDiffToRemoteParams(m.Struct, method="gitDiffToRemote"):
    """Which working tree to compare."""

    cwd: str
    """Directory inside it."""


class InputItemText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    data: InputItemTextData
    """The text and what belongs to it."""


class InputItemTextData(m.Struct):
    """The text and what belongs to it."""

    text: str
    """The text."""

    text_elements: list[V1TextElement] = m.member(wire="text_elements", default_factory=list)
    """Parts of the text that stand for something else, such as a file."""


class InputItemImage(m.Struct, tag="type"):
    """An image from the web or inside the message."""

    type: t.Literal["image"] = "image"
    """Tells the variant."""

    data: InputItemImageData
    """The image."""


class InputItemImageData(m.Struct):
    """The image."""

    image_url: str = m.member(wire="image_url")
    """Its address, or a data URL."""


class InputItemLocalImage(m.Struct, tag="type"):
    """An image on the machine of the server."""

    type: t.Literal["localImage"] = "localImage"
    """Tells the variant."""

    data: InputItemLocalImageData
    """The image."""


class InputItemLocalImageData(m.Struct):
    """The image."""

    path: str
    """Its file."""


class InterruptConversationParams(m.Struct, method="interruptConversation"):
    """In which conversation to interrupt the agent."""

    conversation_id: ThreadId
    """Id of the conversation."""


class ListConversationsParams(m.Struct, method="listConversations"):
    """Which conversations to list."""

    page_size: int | None = None
    """Most conversations in the page. Absent: the server decides."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the newest."""

    model_providers: list[str] | None = None
    """Only those with one of these model providers. Absent: the configured one; empty: all."""


class NewConversationParams(m.Struct, method="newConversation"):
    """How to start a conversation. Unset members take the configured value."""

    model: str | None = None
    """Model. Absent: the configured one."""

    model_provider: str | None = None
    """Model provider. Absent: the configured one."""

    profile: str | None = None
    """Profile of the configuration. Absent: the configured one."""

    cwd: str | None = None
    """Working directory. Absent: that of the server."""

    approval_policy: LegacyAskForApproval | None = None
    """When to ask the user. Absent: as configured."""

    sandbox: SandboxMode | None = None
    """What commands may touch. Absent: as configured."""

    config: t.Any = None
    """Values that replace those of `config.toml`, by dotted key. Absent: none."""

    base_instructions: str | None = None
    """Replaces the instructions of the agent. Absent: its own."""

    developer_instructions: str | None = None
    """Instructions that come as a developer message. Absent: none."""

    compact_prompt: str | None = None
    """Replaces the instructions for summarizing the history. Absent: its own."""

    include_apply_patch_tool: bool | None = None
    """Whether the model gets the patch tool. Absent: as the model needs it."""


class RemoveConversationListenerParams(m.Struct, method="removeConversationListener"):
    """Which subscription to end."""

    subscription_id: str
    """Id of the subscription."""


class ResumeConversationParams(m.Struct, method="resumeConversation"):
    """Which conversation to go on with. `history`, `path` or `conversationId` says which, in this order."""

    path: str | None = None
    """Its file. Absent: another member says which."""

    conversation_id: ThreadId | None = None
    """Its id. Absent: another member says which."""

    history: list[ResponseItem] | None = None
    """Its items, for a conversation kept by the client. Absent: it is read from the file."""

    overrides: NewConversationParams | None = None
    """Settings to change. Absent: none."""


class SendUserMessageParams(m.Struct, method="sendUserMessage"):
    """A message of the user."""

    conversation_id: ThreadId
    """Id of the conversation."""

    items: list[InputItem]
    """The pieces of the message."""


class SendUserTurnParams(m.Struct, method="sendUserTurn"):
    """A message of the user, with settings for this turn and all later ones."""

    conversation_id: ThreadId
    """Id of the conversation."""

    items: list[InputItem]
    """The pieces of the message."""

    cwd: str
    """Working directory."""

    approval_policy: LegacyAskForApproval
    """When to ask the user."""

    sandbox_policy: LegacySandboxPolicy
    """What commands may touch."""

    model: str
    """Model."""

    effort: ReasoningEffort | None = None
    """Reasoning effort. Absent: that of the model."""

    summary: ReasoningSummary
    """How much of the reasoning to summarize."""

    output_schema: t.Any = None
    """JSON Schema of the final answer, for this turn only. Absent: free text."""


class V1ByteRange(m.Struct):
    """A range of bytes in a text in UTF-8."""

    end: int
    """Position behind the last byte."""

    start: int
    """First byte."""


class V1TextElement(m.Struct):
    """A part of a text that stands for something else."""

    byte_range: V1ByteRange
    """Where it is in the text."""

    placeholder: str | None = None
    """Text to show for it. Absent: that of the range."""


class SessionConfiguredNotification(m.Struct, method="sessionConfigured"):
    """A conversation was opened."""

    session_id: ThreadId
    """Id of the conversation."""

    model: str
    """Model."""

    reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: that of the model."""

    history_log_id: int
    """Id of the file with the messages typed before; 0 where the system has no such id."""

    history_entry_count: int
    """Messages in that file."""

    initial_messages: list[EventMsg] | None = None
    """What happened so far, as events. `null`: nothing."""

    rollout_path: str
    """File of the conversation."""


class LegacySandboxPolicyExternalSandbox(m.Struct, tag="type"):
    """The process already runs in a sandbox; none is added."""

    type: t.Literal["external-sandbox"] = "external-sandbox"
    """Tells the variant."""

    network_access: NetworkAccess = m.member(wire="network_access", default="restricted")
    """What that sandbox allows on the network."""


class LegacySandboxPolicyWorkspaceWrite(m.Struct, tag="type"):
    """The working directory and the listed roots can be written."""

    type: t.Literal["workspace-write"] = "workspace-write"
    """Tells the variant."""

    writable_roots: list[AbsolutePathBuf] | None = m.member(wire="writable_roots", default=None)
    """Further writable directories. Absent: none."""

    network_access: bool = m.member(wire="network_access", default=False)
    """Whether commands can reach the network."""

    exclude_tmpdir_env_var: bool = m.member(wire="exclude_tmpdir_env_var", default=False)
    """Whether the directory in `TMPDIR` is left read-only."""

    exclude_slash_tmp: bool = m.member(wire="exclude_slash_tmp", default=False)
    """Whether `/tmp` is left read-only."""


class NewConversationResponse(m.Struct):
    """A conversation was started."""

    conversation_id: ThreadId
    """Its id."""

    model: str
    """Model."""

    reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: that of the model."""

    rollout_path: str
    """Its file."""


class ConversationGitInfo(m.Struct):
    """Git state of the directory when a conversation began."""

    sha: str | None = None
    """Commit. `null`: not known."""

    branch: str | None = None
    """Branch. `null`: none."""

    origin_url: str | None = m.member(wire="origin_url", default=None)
    """Address of the remote repository. `null`: none."""


class ConversationSummary(m.Struct):
    """What lists say about a conversation."""

    conversation_id: ThreadId
    """Its id."""

    path: str
    """Its file."""

    preview: str
    """Beginning of the first message of the user."""

    timestamp: str | None = None
    """When it began (RFC 3339). `null`: not known."""

    updated_at: str | None = None
    """When it changed last (RFC 3339). `null`: not known."""

    model_provider: str
    """Model provider."""

    cwd: str
    """Working directory."""

    cli_version: str
    """Version of the program that began it."""

    source: LegacySessionSource
    """Kind of client that began it."""

    git_info: ConversationGitInfo | None = None
    """Git state when it began. `null`: no repository."""


class GetConversationSummaryResponse(m.Struct):
    """A conversation."""

    summary: ConversationSummary
    """What lists say about it."""


class ListConversationsResponse(m.Struct):
    """A page of conversations."""

    items: list[ConversationSummary]
    """The conversations, the newest first."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ResumeConversationResponse(m.Struct):
    """A conversation goes on."""

    conversation_id: ThreadId
    """Its id."""

    model: str
    """Model."""

    initial_messages: list[EventMsg] | None = None
    """What happened so far, as events. `null`: nothing."""

    rollout_path: str
    """Its file."""


class ForkConversationResponse(m.Struct):
    """A conversation was copied."""

    conversation_id: ThreadId
    """Id of the copy."""

    model: str
    """Model."""

    initial_messages: list[EventMsg] | None = None
    """What happened so far, as events. `null`: nothing."""

    rollout_path: str
    """File of the copy."""


class ArchiveConversationResponse(m.Struct):
    """Answer without content."""


class SendUserMessageResponse(m.Struct):
    """Answer without content: the turn begins."""


class SendUserTurnResponse(m.Struct):
    """Answer without content: the turn begins."""


class InterruptConversationResponse(m.Struct):
    """The turn was interrupted."""

    abort_reason: TurnAbortReason
    """Why it ended."""


class AddConversationSubscriptionResponse(m.Struct):
    """The subscription has begun."""

    subscription_id: str
    """Id of the subscription."""


class RemoveConversationSubscriptionResponse(m.Struct):
    """Answer without content."""


class GitDiffToRemoteResponse(m.Struct):
    """How a working tree differs from the remote repository."""

    sha: GitSha
    """Newest commit that the remote repository has, too."""

    diff: str
    """Changes since then, new files included."""


class ExecOneOffCommandResponse(m.Struct):
    """How a command ended."""

    exit_code: int
    """Exit code."""

    stdout: str
    """Standard output as text."""

    stderr: str
    """Standard error as text."""


class CancelLoginChatGptParams(m.Struct, method="cancelLoginChatGpt"):
    """Which sign-in to give up."""

    login_id: str
    """Id of the attempt."""


class GetAuthStatusParams(m.Struct, method="getAuthStatus"):
    """What to tell about the sign-in."""

    include_token: bool | None = None
    """Whether to send the token along. Absent: no."""

    refresh_token: bool | None = None
    """Whether to renew the token first. Absent: no."""


class LoginApiKeyParams(m.Struct, method="loginApiKey"):
    """The key to sign in with."""

    api_key: str
    """The key. It is stored."""


class SetDefaultModelParams(m.Struct, method="setDefaultModel"):
    """Which model new conversations use."""

    model: str | None = None
    """The model. Absent: no configured one."""

    reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. Absent: no configured one."""


class AuthStatusChangeNotification(m.Struct, method="authStatusChange"):
    """The user signed in or out."""

    auth_method: AuthMode | None = None
    """How the user is signed in. `null`: not at all."""


class LoginChatGptCompleteNotification(m.Struct, method="loginChatGptComplete"):
    """A sign-in in the browser ended."""

    login_id: str
    """Id of the attempt."""

    success: bool
    """Whether the user is signed in."""

    error: str | None = None
    """What went wrong. `null`: nothing."""


class LoginApiKeyResponse(m.Struct):
    """Answer without content."""


class LoginChatGptResponse(m.Struct):
    """A sign-in in the browser began."""

    login_id: str
    """Id of the attempt."""

    auth_url: str
    """Page to open for the user."""


class CancelLoginChatGptResponse(m.Struct):
    """Answer without content."""


class LogoutChatGptResponse(m.Struct):
    """Answer without content."""


class GetAuthStatusResponse(m.Struct):
    """Whether and how the user is signed in."""

    auth_method: AuthMode | None = None
    """How. `null`: not at all, or the model provider needs no account."""

    auth_token: str | None = None
    """The token. `null`: there is none, or it was not asked for."""

    requires_openai_auth: bool | None = None
    """Whether the model provider needs an account. `null`: not known."""


class Profile(m.Struct):
    """A profile of the configuration."""

    model: str | None = None
    """Model. `null`: not set."""

    model_provider: str | None = None
    """Model provider. `null`: not set."""

    approval_policy: LegacyAskForApproval | None = None
    """When to ask the user. `null`: not set."""

    model_reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: not set."""

    model_reasoning_summary: ReasoningSummary | None = None
    """How much of the reasoning to summarize. `null`: not set."""

    model_verbosity: Verbosity | None = None
    """How much the model writes. `null`: not set."""

    chatgpt_base_url: str | None = None
    """Address of the service of the vendor. `null`: not set."""


class SandboxSettings(m.Struct):
    """What commands may write, in the configuration of the user."""

    writable_roots: list[AbsolutePathBuf] = m.member(default_factory=list)
    """Further writable directories."""

    network_access: bool | None = None
    """Whether commands can reach the network. `null`: not set."""

    exclude_tmpdir_env_var: bool | None = None
    """Whether the directory in `TMPDIR` is left read-only. `null`: not set."""

    exclude_slash_tmp: bool | None = None
    """Whether `/tmp` is left read-only. `null`: not set."""


class Tools(m.Struct):
    """Tools in the configuration of the user."""

    web_search: bool | None = None
    """Whether the model may search the web. `null`: not set."""

    view_image: bool | None = None
    """Whether the model may look at images. `null`: not set."""


class UserSavedConfig(m.Struct):
    """The configuration of the user."""

    approval_policy: LegacyAskForApproval | None = None
    """When to ask the user. `null`: not set."""

    sandbox_mode: SandboxMode | None = None
    """What commands may touch. `null`: not set."""

    sandbox_settings: SandboxSettings | None = None
    """More about that. `null`: not set."""

    forced_chatgpt_workspace_id: str | None = None
    """Workspace the user has to sign in to. `null`: any."""

    forced_login_method: ForcedLoginMethod | None = None
    """Way the user has to sign in. `null`: any."""

    model: str | None = None
    """Model. `null`: not set."""

    model_reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: not set."""

    model_reasoning_summary: ReasoningSummary | None = None
    """How much of the reasoning to summarize. `null`: not set."""

    model_verbosity: Verbosity | None = None
    """How much the model writes. `null`: not set."""

    tools: Tools | None = None
    """Tools. `null`: not set."""

    profile: str | None = None
    """Profile to use. `null`: none."""

    profiles: dict[str, Profile]
    """The profiles, by name."""


class GetUserSavedConfigResponse(m.Struct):
    """The configuration of the user."""

    config: UserSavedConfig
    """The values of its file."""


class SetDefaultModelResponse(m.Struct):
    """Answer without content."""


class GetUserAgentResponse(m.Struct):
    """How the server calls itself."""

    user_agent: str
    """The same text as in the answer to `initialize`."""


class UserInfoResponse(m.Struct):
    """Who the user is."""

    alleged_user_email: str | None = None
    """E-mail address from the stored token, unchecked. `null`: none."""


class ApplyPatchApprovalParams(m.Struct, method="applyPatchApproval"):
    """Asks whether a patch may be applied, in a conversation."""

    conversation_id: ThreadId
    """Id of the conversation."""

    call_id: str
    """Tool call of the patch; `codex/event/patch_apply_begin` and its end carry it, too."""

    file_changes: dict[str, FileChange]
    """The changes, by path."""

    reason: str | None = None
    """Why permission is needed. `null`: no reason given."""

    grant_root: str | None = None
    """Directory to allow writing in for the rest of the conversation. `null`: none."""


class ApplyPatchApprovalResponse(m.Struct):
    """Decision on a patch."""

    decision: ReviewDecision
    """The decision."""


class ExecCommandApprovalParams(m.Struct, method="execCommandApproval"):
    """Asks whether a command may run, in a conversation."""

    conversation_id: ThreadId
    """Id of the conversation."""

    call_id: str
    """Tool call of the command; `codex/event/exec_command_begin` and its end carry it, too."""

    approval_id: str | None = None
    """Tells apart several questions about one call. `null`: the call has only this one."""

    command: list[str]
    """The program and its arguments."""

    cwd: str
    """Working directory."""

    reason: str | None = None
    """Why permission is needed. `null`: no reason given."""

    parsed_cmd: list[ParsedCommand]
    """What the command does, as far as its text tells."""


class ExecCommandApprovalResponse(m.Struct):
    """Decision on a command."""

    decision: ReviewDecision
    """The decision."""


class FileChangeAdd(m.Struct, tag="type"):
    """A new file."""

    type: t.Literal["add"] = "add"
    """Tells the variant."""

    content: str
    """Its content."""


class FileChangeDelete(m.Struct, tag="type"):
    """A file that goes away."""

    type: t.Literal["delete"] = "delete"
    """Tells the variant."""

    content: str
    """Its last content."""


class FileChangeUpdate(m.Struct, tag="type"):
    """A changed file."""

    type: t.Literal["update"] = "update"
    """Tells the variant."""

    unified_diff: str = m.member(wire="unified_diff")
    """The change as a unified diff without file headers."""

    move_path: str | None = m.member(wire="move_path", default=None)
    """Where the file moves to. `null`: it stays."""


class ParsedCommandRead(m.Struct, tag="type"):
    """Reads a file."""

    type: t.Literal["read"] = "read"
    """Tells the variant."""

    cmd: str
    """Text of the part."""

    name: str
    """Name of the file."""

    path: str
    """Path of the file."""


class ParsedCommandListFiles(m.Struct, tag="type"):
    """Lists files."""

    type: t.Literal["list_files"] = "list_files"
    """Tells the variant."""

    cmd: str
    """Text of the part."""

    path: str | None = None
    """Directory. `null`: the working directory."""


class ParsedCommandSearch(m.Struct, tag="type"):
    """Searches files."""

    type: t.Literal["search"] = "search"
    """Tells the variant."""

    cmd: str
    """Text of the part."""

    query: str | None = None
    """What it searches for. `null`: not known."""

    path: str | None = None
    """Where it searches. `null`: in the working directory."""


class ParsedCommandOther(m.Struct, tag="type"):
    """Something else."""

    type: t.Literal["unknown"] = "unknown"
    """Tells the variant."""

    cmd: str
    """Text of the part."""


class ReviewDecisionApprovedExecpolicyAmendment(m.Struct):
    """The rule to store."""

    proposed_execpolicy_amendment: list[str] = m.member(wire="proposed_execpolicy_amendment")
    """Beginning of the commands, one word each."""


class ReviewDecisionNetworkPolicyAmendment(m.Struct):
    """The rule to store, inside an object."""

    network_policy_amendment: NetworkPolicyAmendment = m.member(wire="network_policy_amendment")
    """The rule."""


class ReviewDecisionDeniedWithReason(m.Struct):
    """More about it."""

    rejection: str
    """What the model is told."""


class ChatgptAuthTokensRefreshParams(m.Struct, method="account/chatgptAuthTokens/refresh"):
    """The model provider refused the tokens of the client."""

    reason: ChatgptAuthTokensRefreshReason
    """Why new ones are needed."""

    previous_account_id: str | None = None
    """Workspace they belonged to. `null`: not known."""


class ChatgptAuthTokensRefreshResponse(m.Struct):
    """New tokens."""

    access_token: str
    """Access token, a JWT."""

    chatgpt_account_id: str | None = None
    """Id of the workspace. Needed from 0.169 on."""

    chatgpt_plan_type: str | None = None
    """Plan of the account. `null`: taken from the token."""

    id_token: str | None = None
    """Identity token, a JWT. Needed in 0.97."""


class AccountLoginCompletedNotification(m.Struct, method="account/login/completed"):
    """A sign-in ended."""

    login_id: str | None = None
    """Id of the sign-in. `null`: one with a key or with tokens."""

    success: bool
    """Whether somebody is signed in now."""

    error: str | None = None
    """Why it failed. `null`: it did not."""

    onboarding_entrypoint: DesktopOnboardingEntrypoint | None = None
    """Where the user goes on afterwards. `null`: nowhere special."""


class AccountSecuritySetupAction(m.Struct):
    """A link the user may follow."""

    label: str
    """Text of the link."""

    url: str
    """Address."""


class AccountSecuritySetupNotice(m.Struct):
    """Advice to make an account safer."""

    account_id: str
    """Workspace it is about."""

    user_id: str
    """User it is about."""

    title: str
    """Headline."""

    description: str
    """Text for the user."""

    action: AccountSecuritySetupAction
    """What to do."""


class AccountSession(m.Struct):
    """An account signed in."""

    session_id: str
    """Id of the sign-in."""

    email: str | None = None
    """E-mail address. `null`: not known."""

    user_id: str | None = None
    """Id of the user. `null`: not known."""

    display_name: str | None = None
    """Name of the user. `null`: not known."""

    image_url: str | None = None
    """Address of a picture. `null`: none."""

    last_used_at: int
    """When it was last used, in Unix seconds."""

    is_active: bool
    """Whether it is the one in use."""

    selected_workspace_account_id: str | None = None
    """Workspace in use. `null`: none chosen."""

    workspaces: list[AccountSessionWorkspace]
    """Workspaces it can reach."""


class AccountSessionWorkspace(m.Struct):
    """A workspace of an account."""

    account_id: str
    """Id of the workspace."""

    name: str | None = None
    """Its name. `null`: not known."""

    image_url: str | None = None
    """Address of a picture. `null`: none."""

    kind: AccountSessionWorkspaceKind | None = None
    """Kind of workspace. `null`: not known."""


class AccountSessionsListParams(m.Struct, method="accountSession/list"):
    """How to list the accounts signed in."""

    refresh_workspace_metadata: bool | None = None
    """Whether to fetch names and pictures of workspaces anew. Absent: no."""


class AccountSessionsResponse(m.Struct):
    """The accounts signed in."""

    active_session_id: str | None = None
    """The one in use. `null`: none."""

    sessions: list[AccountSession]
    """All of them."""


class AccountSessionsSwitchParams(m.Struct, method="accountSession/switch"):
    """Account and workspace to use."""

    session_id: str
    """Id of the sign-in."""

    account_id: str
    """Id of the workspace."""

    allow_browser_login: bool | None = None
    """Whether to begin a sign-in where the workspace demands one. Absent: no."""


class AccountSessionsSwitchResponseSwitched(m.Struct):
    """It is done; these are the accounts now."""

    active_session_id: str | None = None
    """The one in use. `null`: none."""

    sessions: list[AccountSession]
    """All of them."""


class AccountSessionsSwitchResponseLoginRequired(m.Struct):
    """The user has to sign in first; `account/login/completed` tells when that is done."""

    login_id: str
    """Id of the sign-in."""

    auth_url: str
    """Address to open."""


class CancelLoginAccountParams(m.Struct, method="account/login/cancel"):
    """Sign-in to give up."""

    login_id: str
    """Id of the sign-in, a UUID."""


class CancelLoginAccountResponse(m.Struct):
    """Whether there was such a sign-in."""

    status: CancelLoginAccountStatus
    """Whether there was one."""


class GetAccountSecuritySetupResponse(m.Struct):
    """Whether the account should be made safer."""

    notice: AccountSecuritySetupNotice | None = None
    """The advice. `null`: none."""


class LoginAccountParamsApiKey(m.Struct, tag="type"):
    """With a key of the API; it is stored."""

    type: t.Literal["apiKey"] = "apiKey"
    """Tells the variant."""

    api_key: str
    """The key."""


class LoginAccountParamsChatgpt(m.Struct, tag="type"):
    """In the browser of this machine."""

    type: t.Literal["chatgpt"] = "chatgpt"
    """Tells the variant."""

    codex_streamlined_login: bool | None = None
    """Whether to use the short form of the sign-in. Absent: no."""

    use_hosted_login_success_page: bool | None = None
    """Whether a page of the vendor tells of the success. Absent: a local one does."""

    app_brand: LoginAppBrand | None = None
    """Brand the sign-in page shows. Absent: the page decides."""


class LoginAccountParamsChatgptAuthTokens(m.Struct, tag="type"):
    """With tokens that the client holds; they are kept in memory only."""

    type: t.Literal["chatgptAuthTokens"] = "chatgptAuthTokens"
    """Tells the variant."""

    access_token: str
    """Access token, a JWT."""

    chatgpt_account_id: str | None = None
    """Id of the workspace. Needed from 0.169 on."""

    chatgpt_plan_type: str | None = None
    """Plan of the account. Absent: taken from the token."""

    id_token: str | None = None
    """Identity token, a JWT; it names the account. Needed in 0.97."""


class LoginAccountParamsAmazonBedrock(m.Struct, tag="type"):
    """With a key of Amazon Bedrock; may still change."""

    type: t.Literal["amazonBedrock"] = "amazonBedrock"
    """Tells the variant."""

    api_key: str
    """The key."""

    region: str
    """AWS region."""


class LoginAccountParamsAmazonBedrockAccessKeys(m.Struct, tag="type"):
    """With access keys of AWS; may still change."""

    type: t.Literal["amazonBedrockAccessKeys"] = "amazonBedrockAccessKeys"
    """Tells the variant."""

    access_key_id: str
    """Id of the key."""

    secret_access_key: str
    """The secret key."""

    session_token: str | None = None
    """Token of a key for a limited time. Absent: none."""

    region: str
    """AWS region."""


class LoginAccountResponseChatgpt(m.Struct, tag="type"):
    """Open the address in a browser."""

    type: t.Literal["chatgpt"] = "chatgpt"
    """Tells the variant."""

    login_id: str
    """Id of this sign-in."""

    auth_url: str
    """Address to open."""


class LoginAccountResponseChatgptDeviceCode(m.Struct, tag="type"):
    """Let the user type the code in."""

    type: t.Literal["chatgptDeviceCode"] = "chatgptDeviceCode"
    """Tells the variant."""

    login_id: str
    """Id of this sign-in."""

    verification_url: str
    """Address to open."""

    user_code: str
    """The code."""


class LogoutAccountResponse(m.Struct):
    """Nobody is signed in; there is nothing to say about it."""


class MarketplaceAddParams(m.Struct, method="marketplace/add"):
    """Which marketplace to add."""

    source: str
    """Where it is: a Git address, a GitHub `owner/name` or a local directory."""

    ref_name: str | None = None
    """Branch, tag or commit to take. Absent: the default branch."""

    sparse_paths: list[str] | None = None
    """Only these paths of the repository are checked out. Absent: everything."""


class MarketplaceAddResponse(m.Struct):
    """A marketplace was added."""

    marketplace_name: str
    """Its name."""

    installed_root: AbsolutePathBuf
    """Directory of its local copy."""

    already_added: bool
    """Whether it was there before."""


class MarketplaceRemoveParams(m.Struct, method="marketplace/remove"):
    """Which marketplace to remove."""

    marketplace_name: str
    """Its name."""


class MarketplaceRemoveResponse(m.Struct):
    """A marketplace was removed."""

    marketplace_name: str
    """Its name."""

    installed_root: AbsolutePathBuf | None = None
    """Directory of the local copy that was deleted. `null`: there was none."""


class MarketplaceUpgradeErrorInfo(m.Struct):
    """Why a marketplace could not be brought up to date."""

    marketplace_name: str
    """Its name."""

    message: str
    """What went wrong."""


class MarketplaceUpgradeParams(m.Struct, method="marketplace/upgrade"):
    """Which marketplaces to bring up to date."""

    marketplace_name: str | None = None
    """Only this one. Absent: all that come from Git."""


class MarketplaceUpgradeResponse(m.Struct):
    """Which marketplaces were brought up to date."""

    selected_marketplaces: list[str]
    """Names of those that were looked at."""

    upgraded_roots: list[AbsolutePathBuf]
    """Directories of the local copies that changed."""

    errors: list[MarketplaceUpgradeErrorInfo]
    """Those that failed."""


class Resource(m.Struct):
    """A resource of an MCP server, in the notation of MCP."""

    annotations: t.Any = None
    """Annotations of MCP, any JSON."""

    description: str | None = None
    """What it is, for the model. Absent: no description."""

    mime_type: str | None = None
    """Media type of its content. Absent: not known."""

    name: str
    """Name in programs."""

    size: int | None = None
    """Size of its content in bytes. Absent: not known."""

    title: str | None = None
    """Name for people. Absent: use `name`."""

    uri: str
    """Address to read it by."""

    icons: list[t.Any] | None = None
    """Icons in the notation of MCP, any JSON each. Absent: none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""


class ResourceTemplate(m.Struct):
    """A pattern for resources of an MCP server, in the notation of MCP."""

    annotations: t.Any = None
    """Annotations of MCP, any JSON."""

    uri_template: str
    """Address with variables (RFC 6570)."""

    name: str
    """Name in programs."""

    title: str | None = None
    """Name for people. Absent: use `name`."""

    description: str | None = None
    """What it is, for the model. Absent: no description."""

    mime_type: str | None = None
    """Media type of such resources. Absent: not known or not always the same."""


class Tool(m.Struct):
    """A tool of an MCP server, in the notation of MCP."""

    name: str
    """Name in programs."""

    title: str | None = None
    """Name for people. Absent: use `name`."""

    description: str | None = None
    """What it does, for the model. Absent: no description."""

    input_schema: t.Any
    """JSON Schema of the arguments."""

    output_schema: t.Any = None
    """JSON Schema of the structured result."""

    annotations: t.Any = None
    """Annotations of MCP, any JSON."""

    icons: list[t.Any] | None = None
    """Icons in the notation of MCP, any JSON each. Absent: none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""


class ListMcpServerStatusParams(m.Struct, method="mcpServerStatus/list"):
    """Which MCP servers to report on."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most servers in the page. Absent: the server decides."""

    detail: McpServerStatusDetail | None = None
    """How much to find out about each. Absent: everything."""

    thread_id: str | None = None
    """Thread whose connections are used. Absent: fresh ones outside of any thread."""

    server_name: str | None = None
    """Only this server. Absent: all."""


class ListMcpServerStatusResponse(m.Struct):
    """A page of MCP servers."""

    data: list[McpServerStatus]
    """The servers."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class McpResourceReadParams(m.Struct, method="mcpServer/resource/read"):
    """Which resource of an MCP server to read."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata for the server, any JSON per name. Absent: none."""

    thread_id: str | None = None
    """Thread whose connection is used. Absent: one outside of any thread."""

    origin_call_id: str | None = None
    """Tool call that the resource belongs to; tells its app. Absent: none."""

    server: str
    """Name of the server."""

    uri: str
    """Address of the resource."""

    connector_id: str | None = None
    """Connector whose resource is meant. Absent: none."""

    target: McpResourceReadTarget | None = None
    """App and account to read through. Absent: the server finds them."""


class McpResourceReadResponse(m.Struct):
    """Content of a resource."""

    contents: list[ResourceContent]
    """The parts of it."""

    origin_call_id: str | None = None
    """Tool call whose app was used. `null`: none."""


class McpResourceReadTarget(m.Struct):
    """App and account to read a resource through."""

    connector_id: str
    """The app."""

    link_id: str | None
    """The account. `null`: without signing in."""


class McpServerEventNotification(m.Struct):
    """A notification of an MCP server."""

    method: str
    """Its name in MCP."""

    params: t.Any
    """Its params, any JSON."""


class McpServerEventStreamNotification(m.Struct, method="mcpServer/event/stream/notification"):
    """An event of an MCP server arrived."""

    subscription_id: str
    """Subscription it belongs to."""

    notification: McpServerEventNotification
    """What the server sent."""


class McpServerEventStreamStartParams(m.Struct, method="mcpServer/event/stream/start"):
    """Which events of an MCP server to subscribe to."""

    thread_id: str
    """Thread whose connection is used."""

    server: str
    """Name of the server."""

    subscription_id: str
    """Id the client gives to the subscription."""

    name: str
    """Name of the events at the server."""

    arguments: t.Any
    """Arguments of the events, any JSON."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata for the server, any JSON."""


class McpServerEventStreamStartResponse(m.Struct):
    """Answer without content."""


class McpServerEventStreamStopParams(m.Struct, method="mcpServer/event/stream/stop"):
    """Which subscription to end."""

    subscription_id: str
    """Id of the subscription."""


class McpServerEventStreamStopResponse(m.Struct):
    """Answer without content."""


class McpServerInfo(m.Struct):
    """What an MCP server says about itself."""

    name: str
    """Name in programs."""

    title: str | None = None
    """Name for people. `null`: use `name`."""

    version: str
    """Its version."""

    description: str | None = None
    """What it is for. `null`: not said."""

    icons: list[t.Any] | None = None
    """Icons in the notation of MCP, any JSON each. `null`: none."""

    website_url: str | None = None
    """Home page. `null`: none."""


class McpServerOauthLoginCompletedNotification(m.Struct, method="mcpServer/oauthLogin/completed"):
    """A sign-in to an MCP server ended."""

    name: str
    """Name of the server."""

    thread_id: str | None = None
    """Thread the sign-in was started for. `null`: none."""

    login_id: str | None = None
    """The attempt, as the answer to `mcpServer/oauth/login` named it. Absent: not known."""

    success: bool
    """Whether the user is signed in."""

    error: str | None = None
    """What went wrong. Absent: nothing."""


class McpServerOauthLoginParams(m.Struct, method="mcpServer/oauth/login"):
    """Which MCP server to sign in to."""

    name: str
    """Name of the server."""

    thread_id: str | None = None
    """Thread the sign-in is for. Absent: none."""

    client_registration: McpServerOauthClientRegistration | None = None
    """How to make the client known, this time only. Absent: whichever way the server supports."""

    scopes: list[str] | None = None
    """Scopes to ask for. Absent: those of the configuration."""

    timeout_secs: int | None = None
    """How long to wait for the user, in seconds. Absent: the server decides."""


class McpServerOauthLoginResponse(m.Struct):
    """A sign-in began."""

    authorization_url: str
    """Page to open for the user."""

    login_id: str | None = None
    """Id of the attempt. Absent: an older server."""


class McpServerStatus(m.Struct):
    """An MCP server and what it offers."""

    name: str
    """Name of the server."""

    runtime_status: McpServerConnectionStatus | None = None
    """Connection of the thread to it. `null`: no thread, or the configuration changed."""

    plugin_id: str | None = None
    """Plugin it belongs to. `null`: none."""

    http_origin: str | None = None
    """Scheme, host and port of its address. `null`: it is not reached by HTTP."""

    server_info: McpServerInfo | None = None
    """What it says about itself. `null`: not known."""

    server_capabilities: t.Any = None
    """Capabilities it announced, any JSON. `null`: not known."""

    tool_list_meta: t.Any = None
    """Metadata of its first page of tools, any JSON. `null`: none."""

    tools: dict[str, Tool]
    """Its tools, by name."""

    tools_error: str | None = None
    """Why its tools are not known. `null`: they are."""

    resources: list[Resource]
    """Its resources."""

    resource_templates: list[ResourceTemplate]
    """Its patterns for resources."""

    auth_status: McpAuthStatus
    """How the user is signed in."""


class McpServerStatusUpdatedNotification(m.Struct, method="mcpServer/startupStatus/updated"):
    """The start of an MCP server went on."""

    thread_id: str | None = None
    """Thread the server runs for. `null`: none."""

    name: str
    """Name of the server."""

    status: McpServerStartupState
    """How far the start is."""

    error: str | None = None
    """What went wrong. `null`: nothing."""

    failure_reason: McpServerStartupFailureReason | None = None
    """Why it did not start, if that is known. `null`: nothing failed, or not known."""


class McpServerToolCallParams(m.Struct, method="mcpServer/tool/call"):
    """A call of a tool of an MCP server."""

    thread_id: str
    """Thread whose connection is used."""

    server: str
    """Name of the server."""

    tool: str
    """Name of the tool."""

    arguments: t.Any = None
    """Arguments of the tool, any JSON."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata for the server, any JSON."""


class McpServerToolCallResponse(m.Struct):
    """What a tool of an MCP server returned."""

    content: list[t.Any]
    """Pieces in the notation of MCP, any JSON each."""

    structured_content: t.Any = None
    """Structured result, any JSON."""

    is_error: bool | None = None
    """Whether the tool says that it failed. Absent: not said."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""


class ResourceContentText(m.Struct):
    """Text."""

    uri: str
    """Address of the part."""

    mime_type: str | None = None
    """Media type. Absent: not known."""

    text: str
    """The text."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""


class ResourceContentBlob(m.Struct):
    """Bytes."""

    uri: str
    """Address of the part."""

    mime_type: str | None = None
    """Media type. Absent: not known."""

    blob: str
    """The bytes, in base64."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Metadata of the server, any JSON."""


class MemoryResetResponse(m.Struct):
    """Answer without content."""


class MemoryStatusParams(m.Struct, method="memory/status"):
    """What the answer is measured against."""

    min_consolidated_threads: int | None = None
    """Threads that have to be worked in before the memory counts as ready, 1 to 4096. Absent: 20."""


class MemoryStatusResponse(m.Struct):
    """How far the memory of the second version has come."""

    v2_consolidated_threads: int
    """Threads worked into the memory so far."""

    v2_ready: bool
    """Whether enough of them are; never, because the server makes no memories."""


class ModelListParams(m.Struct, method="model/list"):
    """Which models to list."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most models in the page. Absent: the server decides."""

    include_hidden: bool | None = None
    """Whether to include models that are not offered to users. Absent: no."""

    model_provider: str | None = None
    """Model provider to list. Absent: the configured one."""


class ModelListResponse(m.Struct):
    """A page of models."""

    data: list[Model]
    """The models, in the order to offer them."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class Model(m.Struct):
    """A model."""

    id: str
    """Id of the entry."""

    model: str
    """Name to use in requests."""

    upgrade: str | None = None
    """Model that replaces it. `null`: none."""

    upgrade_info: ModelUpgradeInfo | None = None
    """More about that. `null`: nothing."""

    availability_nux: ModelAvailabilityNux | None = None
    """What to tell users who see it for the first time. `null`: nothing."""

    display_name: str
    """Name shown to users."""

    description: str
    """What it is good for."""

    model_specialty: str | None = None
    """Field it is made for. `null`: none."""

    hidden: bool = m.member(since="0.169")
    """Whether it is not offered to users."""

    supported_reasoning_efforts: list[ReasoningEffortOption]
    """Reasoning efforts it knows."""

    default_reasoning_effort: ReasoningEffort
    """Reasoning effort it uses by default."""

    input_modalities: list[InputModality] = m.member(default_factory=lambda: ["text", "image"])
    """What it takes in."""

    supports_personality: bool = False
    """Whether its tone can be chosen."""

    multi_agent_version: MultiAgentVersion | None = None
    """How it works with sub-agents. `null`: not known."""

    additional_speed_tiers: list[str] = m.member(default_factory=list)
    """Older form of `serviceTiers`."""

    service_tiers: list[ModelServiceTier] = m.member(default_factory=list)
    """Service tiers it can be used with."""

    default_service_tier: str | None = None
    """Service tier it uses by default. `null`: none."""

    available_access_programs: ModelAccessPrograms | None = None
    """Special programs this account may choose. `null`: not known."""

    is_default: bool
    """Whether it is used when none is chosen."""


class ReasoningEffortOption(m.Struct):
    """A reasoning effort of a model."""

    reasoning_effort: ReasoningEffort
    """The value."""

    description: str
    """What it means."""


class ModelServiceTier(m.Struct):
    """A service tier."""

    id: str
    """Value to use in requests."""

    name: str
    """Name shown to users."""

    description: str
    """What it means."""


class ModelUpgradeInfo(m.Struct):
    """The model that replaces another."""

    model: str
    """Its name."""

    upgrade_copy: str | None = None
    """Text for the user. `null`: none."""

    model_link: str | None = None
    """Page about it. `null`: none."""

    migration_markdown: str | None = None
    """How to move to it, in Markdown. `null`: nothing to say."""

    retirement_at: int | None = None
    """When the old model goes away, in Unix seconds. `null`: not known."""


class ModelAvailabilityNux(m.Struct):
    """What to tell users who see a model for the first time."""

    message: str
    """The text."""


class ModelAccessPrograms(m.Struct):
    """Special programs an account may choose."""

    cyber: list[CyberAccessProgram]
    """Programs for security work."""


class ModelReroutedNotification(m.Struct, method="model/rerouted"):
    """The provider answered a turn with another model than the chosen one."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    from_model: str
    """Model that was asked for."""

    to_model: str
    """Model that answers."""

    reason: ModelRerouteReason
    """Why."""


class ModelSafetyBufferingUpdatedNotification(m.Struct, method="model/safetyBuffering/updated"):
    """Output of a turn is held back while the provider checks it."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    model: str
    """Model whose output is held back."""

    use_cases: list[str]
    """Kinds of use the check is about, in the words of the provider."""

    reasons: list[str]
    """Why the output is held back, in the words of the provider."""

    show_buffering_ui: bool
    """Whether to tell the user about it."""

    faster_model: str | None = None
    """Model that would answer without delay. `null`: none."""


class ModelVerificationNotification(m.Struct, method="model/verification"):
    """Which checks a turn benefits from."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    verifications: list[ModelVerification]
    """The checks."""


class AuthRecoveryNotification(m.Struct, method="modelProvider/authRecoveryStarted"):
    """The credentials of a model provider are being renewed, or the attempt ended."""

    thread_id: str
    """Thread that needs them."""

    turn_id: str
    """Turn that waits for them."""

    provider: str
    """Id of the model provider."""

    message: str
    """Text for the user."""


class GatewayAuthEnvironmentVariable(m.Struct, tag="mode"):
    """By a key from an environment variable."""

    mode: t.Literal["environmentVariable"] = "environmentVariable"
    """Tells the variant."""

    env_key: str
    """Name of the variable."""


class GatewayAuthExternallyConfigured(m.Struct, tag="mode"):
    """In a way that only the configuration file can set."""

    mode: t.Literal["externallyConfigured"] = "externallyConfigured"
    """Tells the variant."""

    env_key: str | None = None
    """Name of an environment variable that plays a part in it. `null`: none."""


class ModelProviderCapabilitiesReadParams(m.Struct, method="modelProvider/capabilities/read"):
    """No parameters."""


class ModelProviderCapabilitiesReadResponse(m.Struct):
    """What the configured model provider can do beside answering."""

    image_generation: bool
    """Whether it makes images."""

    web_search: bool
    """Whether it searches the web."""


class ModelProviderConfigWriteParams(m.Struct, method="modelProvider/config/write"):
    """Which settings of a model provider to change."""

    settings: ProviderSettingsPatch
    """The changes."""


class ModelProviderConfigWriteResponse(m.Struct):
    """Settings were changed."""

    provider: ModelProviderSummary
    """The model provider as it is now."""


class ModelProviderListParams(m.Struct, method="modelProvider/list"):
    """No parameters."""


class ModelProviderListResponse(m.Struct):
    """The model providers that can be used."""

    data: list[ModelProviderSummary]
    """The model providers."""

    default_provider_id: str
    """Id of the one that new threads use."""

    can_change_default: bool
    """Whether the user may choose another default."""


class ModelProviderSummary(m.Struct):
    """A model provider."""

    id: str
    """Id to use in requests."""

    name: str
    """Name for people."""

    can_edit: bool
    """Whether the configuration of the user may change any of its settings."""

    base_url: str | None = None
    """Address of its service. `null`: none, or not fit to be shown."""

    settings: ProviderSettings
    """Its settings."""


class ProviderSettingsCustomGateway(m.Struct, tag="type"):
    """A service of one's own that speaks the same protocol."""

    type: t.Literal["customGateway"] = "customGateway"
    """Tells the variant."""

    auth: GatewayAuth
    """How requests are signed in."""


class ProviderSettingsBedrock(m.Struct, tag="type"):
    """Amazon Bedrock."""

    type: t.Literal["bedrock"] = "bedrock"
    """Tells the variant."""

    profile: str | None = None
    """AWS profile. `null`: the default one."""

    region: str | None = None
    """AWS region. `null`: that of the profile."""


class ProviderSettingsGcp(m.Struct, tag="type"):
    """Google Cloud."""

    type: t.Literal["gcp"] = "gcp"
    """Tells the variant."""

    project_id: str | None = None
    """Project. `null`: that of the credentials."""

    location: str | None = None
    """Location of the models. `null`: the default one."""

    credential_file: str | None = None
    """File with the credentials, on the machine of the server. `null`: the default ones."""


class ProviderSettingsPatchCustomGateway(m.Struct, tag="type"):
    """A service of one's own. Without an id a new one is made."""

    type: t.Literal["customGateway"] = "customGateway"
    """Tells the variant."""

    provider_id: str | m.Unset | None = m.UNSET
    """Id of the model provider to change. Absent or `null`: a new one."""

    name: str | None = None
    """Name for people. Absent: stays."""

    base_url: str | m.Unset | None = m.UNSET
    """Address of the service."""

    env_key: str | m.Unset | None = m.UNSET
    """Environment variable with the key. `null`: no sign-in."""


class ProviderSettingsPatchBedrock(m.Struct, tag="type"):
    """Amazon Bedrock."""

    type: t.Literal["bedrock"] = "bedrock"
    """Tells the variant."""

    provider_id: BedrockProviderId
    """Which of the built-in ones."""

    profile: str | m.Unset | None = m.UNSET
    """AWS profile."""

    region: str | m.Unset | None = m.UNSET
    """AWS region."""


class ProviderSettingsPatchGcp(m.Struct, tag="type"):
    """Google Cloud."""

    type: t.Literal["gcp"] = "gcp"
    """Tells the variant."""

    provider_id: GcpProviderId
    """Which of the built-in ones."""

    project_id: str | m.Unset | None = m.UNSET
    """Project."""

    location: str | m.Unset | None = m.UNSET
    """Location of the models."""

    credential_file: str | m.Unset | None = m.UNSET
    """File with the credentials, on the machine of the server."""


class ModelProviderErrorModelProviderMismatch(m.Struct, tag="type"):
    """The thread uses another model provider."""

    type: t.Literal["modelProviderMismatch"] = "modelProviderMismatch"
    """Tells the variant."""

    model_provider: str
    """Model provider of the thread."""

    current_model_provider: str
    """Model provider that is configured now."""


class ModelProviderErrorModelProviderNotConfigured(m.Struct, tag="type"):
    """The model provider is not configured."""

    type: t.Literal["modelProviderNotConfigured"] = "modelProviderNotConfigured"
    """Tells the variant."""

    model_provider: str
    """Id of the model provider."""


class ModelProviderErrorModelProviderPolicyConflict(m.Struct, tag="type"):
    """The administrator demands another model provider."""

    type: t.Literal["modelProviderPolicyConflict"] = "modelProviderPolicyConflict"
    """Tells the variant."""

    model_provider: str
    """Model provider of the request."""

    required_model_provider: str
    """Model provider that is demanded."""


class WarningNotification(m.Struct, method="warning"):
    """A warning that does not stop anything."""

    thread_id: str | None = None
    """Thread the warning is about. `null`: the whole server."""

    message: str
    """Text for the user."""


class ConfigWarningNotification(m.Struct, method="configWarning"):
    """A problem found in the configuration."""

    summary: str
    """The problem in one sentence."""

    details: str | None = None
    """Further explanation. `null`: none."""

    path: str | None = None
    """Configuration file at fault. Absent: not one file."""

    range: TextRange | None = None
    """Place inside that file. Absent: unknown."""


class TextRange(m.Struct):
    """A range in a text file."""

    start: TextPosition
    """First position."""

    end: TextPosition
    """Position behind the last character."""


class TextPosition(m.Struct):
    """A position in a text file."""

    line: int
    """Line number, counted from 1."""

    column: int
    """Column in Unicode characters, counted from 1."""


class DeprecationNoticeNotification(m.Struct, method="deprecationNotice"):
    """Tells a client that it uses something that will go away."""

    summary: str
    """What is deprecated."""

    details: str | None = None
    """How to move away from it. `null`: no advice."""


class GuardianWarningNotification(m.Struct, method="guardianWarning"):
    """A warning of the automatic reviewer."""

    thread_id: str
    """Thread it is about."""

    message: str
    """Text for the user."""


class PermissionProfileListParams(m.Struct, method="permissionProfile/list"):
    """Which permission profiles to list."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most profiles in the page. Absent: all of them."""

    cwd: str | None = None
    """Directory whose project configuration counts too. Absent: none."""


class PermissionProfileListResponse(m.Struct):
    """A page of permission profiles."""

    data: list[PermissionProfileSummary]
    """The profiles: the built-in ones, whose names begin with a colon, and the configured ones."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class PermissionProfileSummary(m.Struct):
    """A permission profile."""

    id: str
    """Name to use in requests, such as `:workspace`."""

    description: str | None = None
    """What it allows, for people. `null`: no description."""

    allowed: bool
    """Whether the requirements of the administrator permit it."""


class AppSummary(m.Struct):
    """An app that a plugin brings along."""

    id: str
    """Id of the app."""

    name: str
    """Its name."""

    description: str | None = None
    """What it does. `null`: no description."""

    install_url: str | None = None
    """Page to connect it. `null`: none."""

    category: str | None = None
    """Kind of app. `null`: not said."""


class AppTemplateSummary(m.Struct):
    """An app of a plugin that each workspace sets up for itself."""

    template_id: str
    """Id of the template."""

    name: str
    """Its name."""

    description: str | None = None
    """What it does. `null`: no description."""

    category: str | None = None
    """Kind of app. `null`: not said."""

    canonical_connector_id: str | None = None
    """Connector it is made from. `null`: none."""

    logo_url: str | None = None
    """Address of the logo. `null`: none."""

    logo_url_dark: str | None = None
    """Address of the logo for dark backgrounds. `null`: none."""

    materialized_app_ids: list[str]
    """Ids of the apps that were made from it in this workspace."""

    reason: AppTemplateUnavailableReason | None = None
    """Why it cannot be used. `null`: it can."""


class MarketplaceInterface(m.Struct):
    """How to show a marketplace to users."""

    display_name: str | None = None
    """Name. `null`: use that of the marketplace."""


class MarketplaceLoadErrorInfo(m.Struct):
    """A marketplace that could not be read."""

    marketplace_path: AbsolutePathBuf
    """Its file."""

    message: str
    """What is wrong with it."""


class PluginDetail(m.Struct):
    """A plugin with its parts."""

    marketplace_name: str
    """Marketplace it is in."""

    marketplace_path: AbsolutePathBuf | None = None
    """File of the marketplace. `null`: it is only in the cloud."""

    summary: PluginSummary
    """What lists say about it."""

    share_url: str | None = None
    """Address to pass on. `null`: not shared."""

    description: str | None = None
    """Long description. `null`: none."""

    skills: list[SkillSummary]
    """Its skills."""

    onboarding_skill: SkillSummary | None = None
    """Skill that introduces it. `null`: none, or it is off."""

    hooks: list[PluginHookSummary]
    """Its hooks."""

    apps: list[AppSummary]
    """Its apps."""

    app_templates: list[AppTemplateSummary]
    """Its app templates."""

    mcp_servers: list[str]
    """Names of its MCP servers."""

    scheduled_tasks: list[ScheduledTaskSummary] | None = None
    """Its scheduled tasks. `null`: not known."""


class PluginHookSummary(m.Struct):
    """A hook of a plugin."""

    key: str
    """Identifies the hook."""

    event_name: HookEventName
    """Event it runs at."""


class PluginInstallParams(m.Struct, method="plugin/install"):
    """Which plugin to install. The marketplace is a local file or has a name in the cloud."""

    marketplace_path: AbsolutePathBuf | None = None
    """File of the marketplace. Absent: it is in the cloud."""

    remote_marketplace_name: str | None = None
    """Name of the marketplace in the cloud. Absent: it is a local one."""

    install_attempt_id: str | None = None
    """Id that the client gives to this attempt, for its records. Absent: none."""

    plugin_name: str
    """Name of the plugin."""


class PluginInstallResponse(m.Struct):
    """A plugin was installed."""

    auth_policy: PluginAuthPolicy
    """When the user signs in to its apps."""

    apps_needing_auth: list[AppSummary]
    """Apps the user is not signed in to yet."""


class PluginInstalledParams(m.Struct, method="plugin/installed"):
    """Which installed plugins to list."""

    cwds: list[AbsolutePathBuf] | None = None
    """Projects whose marketplaces count too. Absent: none."""

    install_suggestion_plugin_names: list[str] | None = None
    """Plugins to list even when they are not installed, if they are known here. Absent: none."""


class PluginInstalledResponse(m.Struct):
    """The installed plugins."""

    marketplaces: list[PluginMarketplaceEntry]
    """The plugins, by marketplace."""

    marketplace_load_errors: list[MarketplaceLoadErrorInfo] = m.member(default_factory=list)
    """Marketplaces that could not be read."""


class PluginInterface(m.Struct):
    """How to show a plugin to users."""

    display_name: str | None = None
    """Name. `null`: use that of the plugin."""

    short_description: str | None = None
    """One line about it. `null`: none."""

    long_description: str | None = None
    """More about it. `null`: nothing."""

    developer_name: str | None = None
    """Who made it. `null`: not said."""

    category: str | None = None
    """Kind of plugin. `null`: not said."""

    capabilities: list[str]
    """What it can do, in short words."""

    website_url: str | None = None
    """Home page. `null`: none."""

    privacy_policy_url: str | None = None
    """Page on privacy. `null`: none."""

    terms_of_service_url: str | None = None
    """Page with the terms of use. `null`: none."""

    default_prompt: list[str] | None = None
    """Up to three texts to begin with, each of at most 512 characters. `null`: none."""

    brand_color: str | None = None
    """Color to show it in. `null`: none."""

    composer_icon: AbsolutePathBuf | None = None
    """Icon for the input field, absolute path. `null`: none."""

    composer_icon_url: str | None = None
    """Address of that icon in the catalog. `null`: none."""

    logo: AbsolutePathBuf | None = None
    """Logo, absolute path. `null`: none."""

    logo_dark: AbsolutePathBuf | None = None
    """Logo for dark backgrounds, absolute path. `null`: none."""

    logo_url: str | None = None
    """Address of the logo in the catalog. `null`: none."""

    logo_url_dark: str | None = None
    """Address of the logo for dark backgrounds in the catalog. `null`: none."""

    screenshots: list[AbsolutePathBuf]
    """Pictures of it, absolute paths."""

    screenshot_urls: list[str]
    """Addresses of pictures in the catalog."""


class PluginListParams(m.Struct, method="plugin/list"):
    """Which plugins to list."""

    cwds: list[AbsolutePathBuf] | None = None
    """Projects whose marketplaces count too. Absent: only those of the home directory and the official one."""

    marketplace_kinds: list[PluginListMarketplaceKind] | None = None
    """Kinds of marketplaces to list. Absent: local ones, and the official catalog where it is on."""

    force_refetch: bool | None = None
    """Whether to fetch the catalog again. Absent: no."""


class PluginListResponse(m.Struct):
    """The plugins that can be had."""

    marketplaces: list[PluginMarketplaceEntry]
    """The plugins, by marketplace."""

    marketplace_load_errors: list[MarketplaceLoadErrorInfo] = m.member(default_factory=list)
    """Marketplaces that could not be read."""

    featured_plugin_ids: list[str] = m.member(default_factory=list)
    """Ids of plugins to show first."""


class PluginMarketplaceEntry(m.Struct):
    """A marketplace and its plugins."""

    name: str
    """Name of the marketplace."""

    path: AbsolutePathBuf | None = None
    """Its file. `null`: it is only in the cloud."""

    interface: MarketplaceInterface | None = None
    """How to show it. `null`: nothing special."""

    plugins: list[PluginSummary]
    """Its plugins."""


class PluginReadParams(m.Struct, method="plugin/read"):
    """Which plugin to read. The marketplace is a local file or has a name in the cloud."""

    marketplace_path: AbsolutePathBuf | None = None
    """File of the marketplace. Absent: it is in the cloud."""

    remote_marketplace_name: str | None = None
    """Name of the marketplace in the cloud. Absent: it is a local one."""

    plugin_name: str
    """Name of the plugin."""


class PluginReadResponse(m.Struct):
    """A plugin."""

    plugin: PluginDetail
    """The plugin with its parts."""


class PluginReconcileChangedPlugin(m.Struct):
    """A plugin that changed. The flags tell what a client has to read again."""

    id: str
    """Id of the plugin, `name@marketplace`."""

    has_mcps: bool
    """Whether its MCP servers may have changed."""

    has_apps: bool
    """Whether its apps may have changed."""

    has_hooks: bool
    """Whether its hooks may have changed."""

    has_skills: bool
    """Whether its skills may have changed."""


class PluginReconcileParams(m.Struct, method="plugin/reconcile"):
    """Why plugins are brought in line."""

    reason: str | None = None
    """Reason, for the records. Absent: none."""


class PluginReconcileResponse(m.Struct):
    """What changed while plugins were brought in line. Only this pass counts."""

    changed_plugins: list[PluginReconcileChangedPlugin]
    """Plugins that were updated, removed, or switched on or off."""

    failed_remote_plugin_ids: list[str]
    """Ids in the cloud of plugins that could not be updated."""

    failed_materialization_remote_plugin_ids: list[str]
    """Those of them whose files could not be fetched. An older copy may still work."""


class PluginSearchParams(m.Struct, method="plugin/search"):
    """Which plugins to search for."""

    search_term: str
    """Text to search for."""

    scope: PluginSearchScope | None = None
    """Where to search. Absent: the server decides."""

    cwds: list[AbsolutePathBuf] | None = None
    """Projects whose marketplaces count too. Absent: none."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most plugins in the page. Absent: the server decides."""


class PluginSearchResponse(m.Struct):
    """A page of found plugins."""

    data: list[PluginSearchResult]
    """The plugins, the best match first."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class PluginSearchResult(m.Struct):
    """A found plugin."""

    plugin: PluginSummary
    """What lists say about it."""

    marketplace_name: str
    """Marketplace it is in."""

    marketplace_path: AbsolutePathBuf | None = None
    """File of the marketplace. `null`: it is only in the cloud."""


class PluginSkillReadParams(m.Struct, method="plugin/skill/read"):
    """Which skill of a plugin in the cloud to read."""

    remote_marketplace_name: str
    """Name of the marketplace in the cloud."""

    remote_plugin_id: str
    """Id of the plugin in the cloud."""

    skill_name: str
    """Name of the skill."""


class PluginSkillReadResponse(m.Struct):
    """The text of a skill."""

    contents: str | None = None
    """Content of its `SKILL.md`. `null`: there is none."""


class PluginSourceLocal(m.Struct, tag="type"):
    """From this machine."""

    type: t.Literal["local"] = "local"
    """Tells the variant."""

    path: AbsolutePathBuf
    """Its directory."""


class PluginSourceGit(m.Struct, tag="type"):
    """From a Git repository."""

    type: t.Literal["git"] = "git"
    """Tells the variant."""

    url: str
    """Address of the repository."""

    path: str | None = None
    """Directory inside it. `null`: the root."""

    ref_name: str | None = None
    """Branch or tag. `null`: the default branch."""

    sha: str | None = None
    """Commit. `null`: the newest."""


class PluginSourceNpm(m.Struct, tag="type"):
    """From an npm registry."""

    type: t.Literal["npm"] = "npm"
    """Tells the variant."""

    package: str
    """Name of the package."""

    version: str | None = None
    """Version or range of versions. `null`: the newest."""

    registry: str | None = None
    """HTTPS address of the registry. `null`: the default one."""


class PluginSummary(m.Struct):
    """What lists say about a plugin."""

    id: str
    """Id of the plugin, `name@marketplace`."""

    remote_plugin_id: str | None = None
    """Its id in the cloud. `null`: it is not there."""

    version: str | None = None
    """Version in the cloud. `null`: not known."""

    local_version: str | None = None
    """Version of the local copy. `null`: none."""

    name: str
    """Its name."""

    share_context: PluginShareContext | None = None
    """How it is shared. `null`: not at all."""

    source: PluginSource
    """Where its files come from."""

    installed: bool
    """Whether it is installed."""

    installed_at: int | None = None
    """When it was installed, in Unix seconds. `null`: not known."""

    enabled: bool
    """Whether it is on."""

    install_policy: PluginInstallPolicy
    """Whether the user may install it."""

    install_policy_source: PluginInstallPolicySource | None = None
    """Where that rule comes from. `null`: not known."""

    must_show_installation_interstitial: bool | None = None
    """Whether to show a page about it before installing. `null`: not known."""

    auth_policy: PluginAuthPolicy
    """When the user signs in to its apps."""

    availability: PluginAvailability = "AVAILABLE"
    """Whether it can be installed and used."""

    disabled_reason: PluginDisabledReason | None = None
    """Why it cannot be used. `null`: it can, or not known."""

    eligible_plan_types: list[str] | None = None
    """Plans that include it, in the words of the service. `null`: not known."""

    interface: PluginInterface | None = None
    """How to show it. `null`: nothing special."""

    keywords: list[str] = m.member(default_factory=list)
    """Words to find it by."""


class PluginUninstallParams(m.Struct, method="plugin/uninstall"):
    """Which plugin to remove."""

    plugin_id: str
    """Id of the plugin, `name@marketplace`."""


class PluginUninstallResponse(m.Struct):
    """Answer without content."""


class ScheduledTaskScheduleHourly(m.Struct, tag="type"):
    """Every so many hours."""

    type: t.Literal["hourly"] = "hourly"
    """Tells the variant."""

    interval_hours: int
    """Hours between two runs."""

    days: list[ScheduledTaskWeekday] | None = None
    """Days it runs on. `null`: all."""


class ScheduledTaskScheduleDaily(m.Struct, tag="type"):
    """Every day."""

    type: t.Literal["daily"] = "daily"
    """Tells the variant."""

    time: str
    """Time of day, `HH:MM`."""


class ScheduledTaskScheduleWeekdays(m.Struct, tag="type"):
    """From Monday to Friday."""

    type: t.Literal["weekdays"] = "weekdays"
    """Tells the variant."""

    time: str
    """Time of day, `HH:MM`."""


class ScheduledTaskScheduleWeekly(m.Struct, tag="type"):
    """On some days of the week."""

    type: t.Literal["weekly"] = "weekly"
    """Tells the variant."""

    days: list[ScheduledTaskWeekday]
    """The days."""

    time: str
    """Time of day, `HH:MM`."""


class ScheduledTaskSummary(m.Struct):
    """A scheduled task of a plugin."""

    key: str
    """Identifies the task inside the plugin."""

    name: str
    """Its name."""

    prompt: str
    """What the agent is told to do."""

    schedule: ScheduledTaskSchedule
    """When it runs."""


class SkillSummary(m.Struct):
    """A skill of a plugin."""

    name: str
    """Its name."""

    description: str
    """What it is good for."""

    short_description: str | None = None
    """One line for users. `null`: none."""

    interface: SkillInterface | None = None
    """How to show it. `null`: nothing special."""

    path: LegacyAppPathString | None = None
    """Its `SKILL.md`. `null`: only in the cloud."""

    enabled: bool
    """Whether it is on."""


class PluginShareCheckoutParams(m.Struct, method="plugin/share/checkout"):
    """Which shared plugin to take over."""

    remote_plugin_id: str
    """Its id in the cloud."""


class PluginShareCheckoutResponse(m.Struct):
    """A shared plugin was copied to this machine."""

    remote_plugin_id: str
    """Its id in the cloud."""

    plugin_id: str
    """Its id here, `name@marketplace`."""

    plugin_name: str
    """Its name."""

    plugin_path: AbsolutePathBuf
    """Directory of the copy."""

    marketplace_name: str
    """Marketplace the copy is in."""

    marketplace_path: AbsolutePathBuf
    """File of that marketplace."""

    remote_version: str | None = None
    """Version that was copied. `null`: not known."""


class PluginShareContext(m.Struct):
    """How a plugin is shared."""

    remote_plugin_id: str
    """Its id in the cloud."""

    remote_version: str | None = None
    """Version in the cloud. `null`: not known."""

    discoverability: PluginShareDiscoverability | None = None
    """Who can find it. `null`: not known."""

    share_url: str | None = None
    """Address to pass on. `null`: none."""

    creator_account_user_id: str | None = None
    """User who shared it. `null`: not known."""

    creator_name: str | None = None
    """Name of that user. `null`: not known."""

    share_principals: list[PluginSharePrincipal] | None = None
    """Who may use it. `null`: not known."""

    can_publish_to_workspace: bool | None = None
    """Whether the user may offer it to the workspace. `null`: not known."""


class PluginShareDeleteParams(m.Struct, method="plugin/share/delete"):
    """Which plugin is no longer shared."""

    remote_plugin_id: str
    """Its id in the cloud."""


class PluginShareDeleteResponse(m.Struct):
    """Answer without content."""


class PluginShareListItem(m.Struct):
    """A plugin that the user shares."""

    plugin: PluginSummary
    """What lists say about it."""

    local_plugin_path: AbsolutePathBuf | None = None
    """Directory it was shared from. `null`: not on this machine."""


class PluginShareListParams(m.Struct, method="plugin/share/list"):
    """No parameters."""


class PluginShareListResponse(m.Struct):
    """The plugins that the user shares."""

    data: list[PluginShareListItem]
    """The plugins."""


class PluginSharePrincipal(m.Struct):
    """Somebody a plugin is shared with."""

    principal_type: PluginSharePrincipalType
    """Kind of the receiver."""

    principal_id: str
    """Id of the receiver."""

    role: PluginSharePrincipalRole
    """What the receiver may do."""

    name: str
    """Name of the receiver."""


class PluginShareSaveParams(m.Struct, method="plugin/share/save"):
    """Which plugin to share, and with whom."""

    plugin_path: AbsolutePathBuf
    """Directory of the plugin, absolute."""

    remote_plugin_id: str | None = None
    """Shared plugin to replace by it. Absent: a new one."""

    discoverability: PluginShareDiscoverability | None = None
    """Who can find it. Absent: the service decides."""

    share_targets: list[PluginShareTarget] | None = None
    """Who may use it. Absent: the service decides."""


class PluginShareSaveResponse(m.Struct):
    """A plugin is shared."""

    remote_plugin_id: str
    """Its id in the cloud."""

    share_url: str
    """Address to pass on."""

    can_publish_to_workspace: bool | None = None
    """Whether the user may offer it to the workspace. `null`: not known."""


class PluginShareTarget(m.Struct):
    """Somebody to share a plugin with."""

    principal_type: PluginSharePrincipalType
    """Kind of the receiver."""

    principal_id: str
    """Id of the receiver."""

    role: PluginShareTargetRole
    """What the receiver may do."""


class PluginShareUpdateTargetsParams(m.Struct, method="plugin/share/updateTargets"):
    """New receivers of a shared plugin."""

    remote_plugin_id: str
    """Its id in the cloud."""

    discoverability: PluginShareUpdateDiscoverability
    """Who can find it."""

    share_targets: list[PluginShareTarget]
    """Who may use it. They replace the former ones."""


class PluginShareUpdateTargetsResponse(m.Struct):
    """Who a plugin is shared with now."""

    principals: list[PluginSharePrincipal]
    """Who may use it."""

    discoverability: PluginShareDiscoverability
    """Who can find it."""


class ProcessExitedNotification(m.Struct, method="process/exited"):
    """A process ended."""

    process_handle: str
    """Handle of the process."""

    exit_code: int
    """Exit code; 137 after a kill."""

    output_drain_timed_out: bool | None = None
    """Whether output may be missing because the streams stayed open after the end. Absent: not known."""

    stdout: str
    """Standard output as text; empty when it was streamed."""

    stdout_cap_reached: bool
    """Whether standard output was cut at the cap."""

    stderr: str
    """Standard error as text; empty when it was streamed."""

    stderr_cap_reached: bool
    """Whether standard error was cut at the cap."""


class ProcessKillParams(m.Struct, method="process/kill"):
    """Which process to kill."""

    process_handle: str
    """Handle of the process."""


class ProcessKillResponse(m.Struct):
    """Answer without content."""


class ProcessOutputDeltaNotification(m.Struct, method="process/outputDelta"):
    """New output of a process."""

    process_handle: str
    """Handle of the process."""

    stream: ProcessOutputStream
    """Where the output was written."""

    delta_base64: str
    """The bytes, in base64."""

    cap_reached: bool
    """Whether the cap for this stream is reached: this is its last piece, cut short."""


class ProcessResizePtyParams(m.Struct, method="process/resizePty"):
    """A new size for the terminal of a process."""

    process_handle: str
    """Handle of the process."""

    size: ProcessTerminalSize
    """The new size."""


class ProcessResizePtyResponse(m.Struct):
    """Answer without content."""


class ProcessSpawnParams(m.Struct, method="process/spawn"):
    """A process to start without a sandbox."""

    command: list[str]
    """The program and its arguments. Not empty."""

    process_handle: str
    """Name the client gives to the process. Unique among the running ones of the connection."""

    cwd: AbsolutePathBuf
    """Working directory, absolute."""

    tty: bool | None = None
    """Whether the process gets a terminal. That implies both kinds of streaming. Absent: no."""

    stream_stdin: bool | None = None
    """Whether `process/writeStdin` may feed standard input. Absent: no."""

    stream_stdout_stderr: bool | None = None
    """Whether output comes as `process/outputDelta`, and not in `process/exited`. Absent: no."""

    output_bytes_cap: int | m.Unset | None = m.UNSET
    """Most bytes kept of each stream. Absent: the default of the server; `null`: no cap."""

    timeout_ms: int | m.Unset | None = m.UNSET
    """Longest run time in milliseconds. Absent: the default of the server; `null`: no end."""

    env: dict[str, str | None] | None = None
    """Changes to the environment of the server: a text sets a variable, `null` removes it. Absent: none."""

    size: ProcessTerminalSize | None = None
    """Size of the terminal; only with `tty`. Absent: the server chooses."""


class ProcessSpawnResponse(m.Struct):
    """Answer without content: the process runs."""


class ProcessTerminalSize(m.Struct):
    """Size of a terminal."""

    rows: int
    """Height in lines."""

    cols: int
    """Width in characters."""


class ProcessWriteStdinParams(m.Struct, method="process/writeStdin"):
    """Input for a process. One of the two other members has to be there."""

    process_handle: str
    """Handle of the process."""

    delta_base64: str | None = None
    """Bytes to write, in base64. Absent: none."""

    close_stdin: bool | None = None
    """Whether standard input is closed after the bytes. Absent: no."""


class ProcessWriteStdinResponse(m.Struct):
    """Answer without content."""


class Project(m.Struct):
    """A group of threads that belong together."""

    id: str
    """Id of the project, a UUIDv7."""

    name: str
    """Name shown to the user."""

    roots: list[ProjectRoot]
    """Directories it works in."""

    metadata: dict[str, str]
    """Data of the client; texts by name."""

    position: int
    """Place in the user's order, counted from 0."""

    created_at: int
    """When it was created, in Unix seconds."""

    updated_at: int
    """When it last changed, in Unix seconds."""

    recency_at: int | None = None
    """When a thread of it was last used, in Unix seconds; archived ones do not count. `null`: it has none."""


class ProjectChangedNotification(m.Struct, method="project/changed"):
    """A project changed."""

    project_id: str
    """The project."""

    change_type: ProjectChangeType
    """What happened."""


class ProjectCreateParams(m.Struct, method="project/create"):
    """A new project."""

    name: str
    """Name shown to the user; not blank."""

    roots: list[ProjectRoot]
    """Directories it works in."""

    metadata: dict[str, str] | None = None
    """Data of the client; texts by name. Absent: none."""

    idempotency_key: str
    """Key of this wish; the same key again returns the project made the first time."""


class ProjectCreateResponse(m.Struct):
    """The new project."""

    project: Project
    """The project, with its id."""


class ProjectDeleteParams(m.Struct, method="project/delete"):
    """Project to delete."""

    project_id: str
    """The project; its threads stay."""


class ProjectDeleteResponse(m.Struct):
    """The project is deleted; there is nothing to say about it."""


class ProjectImportParams(m.Struct, method="project/import"):
    """A new project with threads that exist."""

    name: str
    """Name shown to the user; not blank."""

    roots: list[ProjectRoot]
    """Directories it works in."""

    metadata: dict[str, str] | None = None
    """Data of the client; texts by name. Absent: none."""

    threads: list[str] | None = None
    """Threads to put into it. Absent: none."""

    idempotency_key: str
    """Key of this wish; the same key again returns the project made the first time."""


class ProjectImportResponse(m.Struct):
    """The new project."""

    project: Project
    """The project, with its id."""


class ProjectListParams(m.Struct, method="project/list"):
    """Which page of the projects to return."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most projects in the page. Absent: the server decides."""

    sort_key: ProjectSortKey | None = None
    """What to sort by. Absent: `position`."""

    sort_direction: SortDirection | None = None
    """Order; only with `sortKey`. Absent: ascending for `position`, descending for `recencyAt`."""


class ProjectListResponse(m.Struct):
    """A page of projects."""

    data: list[Project]
    """The projects."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ProjectMoveParams(m.Struct, method="project/move"):
    """New place of a project in the user's order."""

    project_id: str
    """Project to move."""

    before_project_id: str | None = None
    """Project to stand before. Absent or `null`: at the end."""


class ProjectMoveResponse(m.Struct):
    """The project is moved; there is nothing to say about it."""


class ProjectReadParams(m.Struct, method="project/read"):
    """Project to return."""

    project_id: str
    """The project."""


class ProjectReadResponse(m.Struct):
    """A project."""

    project: Project
    """The project."""


class ProjectRoot(m.Struct):
    """A directory of a project."""

    path: AbsolutePathBuf
    """Absolute path."""


class ProjectUpdateParams(m.Struct, method="project/update"):
    """How to change a project. What is absent or `null` stays."""

    project_id: str
    """Project to change."""

    name: str | None = None
    """New name; not blank."""

    roots: list[ProjectRoot] | None = None
    """Directories it works in, instead of all there are."""

    metadata: dict[str, str] | None = None
    """Data of the client, instead of all there is."""


class ProjectUpdateResponse(m.Struct):
    """The changed project."""

    project: Project
    """The project as it is now."""


class QueuedSubmission(m.Struct):
    """Input that waits to become a turn of its own."""

    id: str
    """Id of the entry in the queue."""

    input: list[UserInput]
    """What the user says."""

    client_user_message_id: str
    """Id the client gave the message; the user message item carries it as `clientId`."""

    responsesapi_client_metadata: dict[str, str] | None = None
    """Metadata for the requests to the model. `null`: none."""


class ThreadQueueAddParams(m.Struct, method="thread/queue/add"):
    """Input to queue."""

    thread_id: str
    """Id of the thread."""

    input: list[UserInput]
    """What the user says."""

    client_user_message_id: str
    """Id of the message, made up by the client."""

    responsesapi_client_metadata: dict[str, str] | None = None
    """Metadata for the requests to the model; it stays with the input. Absent: none."""


class ThreadQueueAddResponse(m.Struct):
    """The new entry."""

    queued_submission: QueuedSubmission
    """The entry, with its id."""


class ThreadQueueChangedNotification(m.Struct, method="thread/queue/changed"):
    """The queue of a thread changed; read it anew."""

    thread_id: str
    """Id of the thread."""


class ThreadQueueDeleteParams(m.Struct, method="thread/queue/delete"):
    """Entry to take out of a queue."""

    thread_id: str
    """Id of the thread."""

    queued_submission_id: str
    """The entry."""


class ThreadQueueDeleteResponse(m.Struct):
    """Whether the entry was there."""

    deleted: bool
    """Whether it was taken out."""


class ThreadQueueListParams(m.Struct, method="thread/queue/list"):
    """Which page of a queue to return."""

    thread_id: str
    """Id of the thread."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most entries in the page. Absent: 25."""


class ThreadQueueListResponse(m.Struct):
    """A page of a queue."""

    data: list[QueuedSubmission]
    """The entries, next one first."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ThreadQueueReorderParams(m.Struct, method="thread/queue/reorder"):
    """New order of a queue."""

    thread_id: str
    """Id of the thread."""

    queued_submission_ids: list[str]
    """Ids of all entries in the wanted order."""


class ThreadQueueReorderResponse(m.Struct):
    """The queue is reordered; there is nothing to say about it."""


class ThreadQueueStartParams(m.Struct, method="thread/queue/start"):
    """Entry to run now."""

    thread_id: str
    """Id of the thread."""

    queued_submission_id: str | None = None
    """The entry. Absent: the next one."""


class ThreadQueueStartResponse(m.Struct):
    """The turn that the entry became."""

    turn: Turn
    """The turn, before it runs."""


class ThreadQueueUpdateParams(m.Struct, method="thread/queue/update"):
    """New input of an entry."""

    thread_id: str
    """Id of the thread."""

    queued_submission_id: str
    """Entry to change."""

    input: list[UserInput]
    """What the user says instead."""

    responsesapi_client_metadata: dict[str, str] | None = None
    """Metadata instead of that of the entry. Absent or empty: as before."""


class ThreadQueueUpdateResponse(m.Struct):
    """The changed entry."""

    queued_submission: QueuedSubmission
    """The entry as it is now."""


class RealtimeVoicesList(m.Struct):
    """Voices by version of the voice protocol."""

    v1: list[RealtimeVoice]
    """Voices of version 1."""

    v2: list[RealtimeVoice]
    """Voices of version 2."""

    v3: list[RealtimeVoice] = m.member(default_factory=list)
    """Voices of version 3."""

    default_v1: RealtimeVoice
    """Voice of version 1 where none is chosen."""

    default_v2: RealtimeVoice
    """Voice of version 2 where none is chosen."""


class ThreadRealtimeAppendAudioParams(m.Struct, method="thread/realtime/appendAudio"):
    """Sound for a voice session."""

    thread_id: str
    """Id of the thread."""

    audio: ThreadRealtimeAudioChunk
    """The next piece."""


class ThreadRealtimeAppendAudioResponse(m.Struct):
    """The sound is passed on; there is nothing to say about it."""


class ThreadRealtimeAppendSpeechParams(m.Struct, method="thread/realtime/appendSpeech"):
    """Text a voice session is to speak."""

    thread_id: str
    """Id of the thread."""

    text: str
    """The text."""


class ThreadRealtimeAppendSpeechResponse(m.Struct):
    """The text is passed on; there is nothing to say about it."""


class ThreadRealtimeAppendTextParams(m.Struct, method="thread/realtime/appendText"):
    """Text for a voice session."""

    thread_id: str
    """Id of the thread."""

    text: str
    """The text."""

    role: ConversationTextRole = "user"
    """Who it comes from."""


class ThreadRealtimeAppendTextResponse(m.Struct):
    """The text is passed on; there is nothing to say about it."""


class ThreadRealtimeAudioChunk(m.Struct):
    """A piece of sound."""

    data: str
    """Samples of 16 bits, Base64."""

    sample_rate: int
    """Samples per second and channel."""

    num_channels: int
    """Channels."""

    samples_per_channel: int | None = None
    """Samples per channel in this piece. `null`: not counted."""

    item_id: str | None = None
    """Item it belongs to. `null`: none."""


class ThreadRealtimeBemItemPresentationInlineVisualization(m.Struct, tag="type"):
    """As one of its pictures within the conversation."""

    type: t.Literal["inlineVisualization"] = "inlineVisualization"
    """Tells the variant."""

    index: int
    """Which picture, counted from 0."""


class ThreadRealtimeClosedNotification(m.Struct, method="thread/realtime/closed"):
    """A voice session is closed."""

    thread_id: str
    """Id of the thread."""

    reason: str | None = None
    """Why, for example `requested`. `null`: not known."""


class ThreadRealtimeErrorNotification(m.Struct, method="thread/realtime/error"):
    """A voice session failed."""

    thread_id: str
    """Id of the thread."""

    message: str
    """Text for the user."""


class ThreadRealtimeInitialItem(m.Struct):
    """A text a voice session begins with."""

    role: ConversationTextRole
    """Who said it."""

    text: str
    """The text."""


class ThreadRealtimeItemRealtimeSessionStarted(m.Struct, tag="type"):
    """A session was opened."""

    type: t.Literal["realtimeSessionStarted"] = "realtimeSessionStarted"
    """Tells the variant."""

    id: str
    """Id of the item."""

    realtime_session_id: str
    """Voice session it belongs to."""


class ThreadRealtimeItemTranscriptSegment(m.Struct, tag="type"):
    """Something was said."""

    type: t.Literal["transcriptSegment"] = "transcriptSegment"
    """Tells the variant."""

    id: str
    """Id of the item."""

    realtime_session_id: str
    """Voice session it belongs to."""

    role: ThreadRealtimeTranscriptRole
    """Who said it."""

    text: str
    """The words."""


class ThreadRealtimeItemBemItemPromoted(m.Struct, tag="type"):
    """An item of the agent became part of the conversation."""

    type: t.Literal["bemItemPromoted"] = "bemItemPromoted"
    """Tells the variant."""

    id: str
    """Id of the item."""

    realtime_session_id: str
    """Voice session it belongs to."""

    turn_id: str
    """Turn of the item."""

    item_id: str
    """The item."""

    presentation: ThreadRealtimeBemItemPresentation
    """How it is shown."""


class ThreadRealtimeItemRealtimeSessionClosed(m.Struct, tag="type"):
    """The session was closed."""

    type: t.Literal["realtimeSessionClosed"] = "realtimeSessionClosed"
    """Tells the variant."""

    id: str
    """Id of the item."""

    realtime_session_id: str
    """Voice session it belongs to."""

    outcome: ThreadRealtimeSessionOutcome
    """How it ended."""


class ThreadRealtimeItemAddedNotification(m.Struct, method="thread/realtime/itemAdded"):
    """The model provider sent an item other than sound."""

    thread_id: str
    """Id of the thread."""

    item: t.Any
    """The item as it came, any JSON."""


class ThreadRealtimeItemCompletedNotification(m.Struct, method="thread/realtime/item/completed"):
    """An item of a voice session is complete and stored."""

    thread_id: str
    """Id of the thread."""

    item: ThreadRealtimeItem
    """The item as it is stored."""


class ThreadRealtimeItemStartedNotification(m.Struct, method="thread/realtime/item/started"):
    """An item of a voice session begins."""

    thread_id: str
    """Id of the thread."""

    item: ThreadRealtimeItem
    """The item as far as it is known."""


class ThreadRealtimeItemTranscriptDeltaNotification(m.Struct, method="thread/realtime/item/transcript/delta"):
    """More words of an item of a voice session."""

    thread_id: str
    """Id of the thread."""

    item_id: str
    """Id of the item."""

    delta: str
    """The text to append."""


class ThreadRealtimeListVoicesParams(m.Struct, method="thread/realtime/listVoices"):
    """Nothing to say."""


class ThreadRealtimeListVoicesResponse(m.Struct):
    """The voices there are."""

    voices: RealtimeVoicesList
    """The voices."""


class ThreadRealtimeOutputAudioDeltaNotification(m.Struct, method="thread/realtime/outputAudio/delta"):
    """More sound of the voice model."""

    thread_id: str
    """Id of the thread."""

    audio: ThreadRealtimeAudioChunk
    """The next piece."""


class ThreadRealtimeSdpNotification(m.Struct, method="thread/realtime/sdp"):
    """The model provider answered the offer of a WebRTC session."""

    thread_id: str
    """Id of the thread."""

    sdp: str
    """The answer."""


class ThreadRealtimeStartParams(m.Struct, method="thread/realtime/start"):
    """How to open a voice session of a thread."""

    thread_id: str
    """Id of the thread."""

    client_managed_handoffs: bool | None = None
    """Whether answers of the agent reach the session only through calls of the client. Absent: no."""

    delegation_ack_filler: bool | None = None
    """Whether version 3 says something while work is handed over. Absent: the provider decides."""

    flush_transcript_tail_on_session_end: bool | None = None
    """Whether speech left over at the end still goes to the agent. Absent: no."""

    codex_responses_as_items: bool | None = None
    """Whether answers of the agent are sent as items of the conversation. Absent: no."""

    codex_response_item_prefix: str | None = None
    """Text put before answers sent as items. Absent: none."""

    codex_response_handoff_mode: CodexResponseHandoffMode | None = None
    """How answers of the agent are passed on; only from version 3 on. Absent: `thinking`."""

    backend_reasoning_status: bool | None = None
    """Whether version 3 passes reasoning summaries on as quiet context. Absent: no."""

    codex_response_handoff_channel_prefixes: dict[str, list[str]] | None = None
    """Prefixes of answers by channel: `analysis`, `commentary`, `final`. Absent: upper-case names in brackets."""

    model: str | None = None
    """Voice model. Absent: the configured one."""

    output_modality: RealtimeOutputModality
    """What the session puts out."""

    include_startup_context: bool | None = None
    """Whether the session begins with the context of the thread. Absent: yes."""

    initial_items: list[ThreadRealtimeInitialItem] | None = None
    """Texts the session begins with, at most 128 and about 8192 tokens; only version 3. Absent: none."""

    realtime_start_instructions: str | None = None
    """Developer instructions for the agent when the session starts. Absent: none."""

    realtime_end_instructions: str | None = None
    """Developer instructions for the agent when the session ends. Absent: none."""

    prompt: str | m.Unset | None = m.UNSET
    """Instructions of the voice model. `null`: none. Absent: the built-in ones."""

    realtime_session_id: str | None = None
    """Id of the session to go on with. Absent: a new one."""

    voice_session_id: str | None = None
    """Id the client's own product gave the session. Absent: none."""

    transport: ThreadRealtimeStartTransport | None = None
    """How sound and events travel. Absent: `websocket`."""

    version: RealtimeConversationVersion | None = None
    """Version of the voice protocol. Absent: the configured one."""

    voice: RealtimeVoice | None = None
    """Voice to speak with. Absent: the default of the version."""


class ThreadRealtimeStartResponse(m.Struct):
    """The session is being opened; notifications tell the rest."""


class ThreadRealtimeStartTransportWebrtc(m.Struct, tag="type"):
    """Between the client and the model provider."""

    type: t.Literal["webrtc"] = "webrtc"
    """Tells the variant."""

    sdp: str
    """Offer of the client, with audio and the data channel for events."""


class ThreadRealtimeStartTransportExistingCall(m.Struct, tag="type"):
    """Through a call the client has set up already."""

    type: t.Literal["existingCall"] = "existingCall"
    """Tells the variant."""

    call_id: str
    """Id of the call."""


class ThreadRealtimeStartedNotification(m.Struct, method="thread/realtime/started"):
    """A voice session is open."""

    thread_id: str
    """Id of the thread."""

    realtime_session_id: str | None = None
    """Id of the session. `null`: not known."""

    version: RealtimeConversationVersion
    """Version of the voice protocol in use."""


class ThreadRealtimeStopParams(m.Struct, method="thread/realtime/stop"):
    """Which thread's voice session to close."""

    thread_id: str
    """Id of the thread."""


class ThreadRealtimeStopResponse(m.Struct):
    """The session is being closed; a notification tells when it is."""


class ThreadRealtimeTranscriptDeltaNotification(m.Struct, method="thread/realtime/transcript/delta"):
    """More words of a voice session."""

    thread_id: str
    """Id of the thread."""

    role: str
    """Who says it."""

    delta: str
    """The text to append."""


class ThreadRealtimeTranscriptDoneNotification(m.Struct, method="thread/realtime/transcript/done"):
    """A part of what is said is complete."""

    thread_id: str
    """Id of the thread."""

    role: str
    """Who said it."""

    text: str
    """All words of the part."""


class RemoteControlClient(m.Struct):
    """A client that was paired with this server."""

    client_id: str
    """Its id."""

    display_name: str | None = None
    """Name for people. `null`: none."""

    device_type: str | None = None
    """Kind of device. `null`: not known."""

    platform: str | None = None
    """Operating system. `null`: not known."""

    os_version: str | None = None
    """Version of the operating system. `null`: not known."""

    device_model: str | None = None
    """Model of the device. `null`: not known."""

    app_version: str | None = None
    """Version of the client program. `null`: not known."""

    last_seen_at: int | None = None
    """When it was connected last, in Unix seconds. `null`: not known."""


class RemoteControlClientsListParams(m.Struct, method="remoteControl/client/list"):
    """Which paired clients to list."""

    environment_id: str
    """Environment they were paired with."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most clients in the page. Absent: the server decides."""

    order: RemoteControlClientsListOrder | None = None
    """Order of the list. Absent: the server decides."""


class RemoteControlClientsListResponse(m.Struct):
    """A page of paired clients."""

    data: list[RemoteControlClient]
    """The clients."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class RemoteControlClientsRevokeParams(m.Struct, method="remoteControl/client/revoke"):
    """Which client loses its access."""

    environment_id: str
    """Environment it was paired with."""

    client_id: str
    """Id of the client."""


class RemoteControlClientsRevokeResponse(m.Struct):
    """Answer without content."""


class RemoteControlDisableResponse(m.Struct):
    """State of remote control after it was switched off."""

    status: RemoteControlConnectionStatus
    """State of the connection to the service."""

    server_name: str
    """Name this server shows to clients."""

    installation_id: str
    """Id of this installation."""

    environment_id: str | None = None
    """Environment of this server at the service. `null`: none."""


class RemoteControlEnableResponse(m.Struct):
    """State of remote control after it was switched on."""

    status: RemoteControlConnectionStatus
    """State of the connection to the service."""

    server_name: str
    """Name this server shows to clients."""

    installation_id: str
    """Id of this installation."""

    environment_id: str | None = None
    """Environment of this server at the service. `null`: not known yet."""


class RemoteControlPairingStartParams(m.Struct, method="remoteControl/pairing/start"):
    """How to pair a client."""

    manual_code: bool | None = None
    """Whether a code for typing in is wanted, too. Absent: no."""


class RemoteControlPairingStartResponse(m.Struct):
    """A code to pair a client with."""

    pairing_code: str
    """Code for the client, for example inside a QR code."""

    manual_pairing_code: str | None = None
    """Short code for typing in. `null`: not asked for."""

    environment_id: str
    """Environment the client will be paired with."""

    expires_at: int
    """When the codes stop working, in Unix seconds."""


class RemoteControlPairingStatusParams(m.Struct, method="remoteControl/pairing/status"):
    """Which pairing to look at. One of the two is given."""

    pairing_code: str | None = None
    """Its code. Absent: the other one is given."""

    manual_pairing_code: str | None = None
    """Its code for typing in. Absent: the other one is given."""


class RemoteControlPairingStatusResponse(m.Struct):
    """How far a pairing is."""

    claimed: bool
    """Whether a client has used the code."""


class RemoteControlStatusReadResponse(m.Struct):
    """State of remote control."""

    status: RemoteControlConnectionStatus
    """State of the connection to the service."""

    server_name: str
    """Name this server shows to clients."""

    installation_id: str
    """Id of this installation."""

    environment_id: str | None = None
    """Environment of this server at the service. `null`: none."""


class RemoteControlDisableParams(m.Struct, method="remoteControl/disable"):
    """How to switch remote control off."""

    ephemeral: bool | None = None
    """Whether only until the server ends. Absent: no, for good."""


class RemoteControlEnableParams(m.Struct, method="remoteControl/enable"):
    """How to switch remote control on."""

    ephemeral: bool | None = None
    """Whether only until the server ends. Absent: no, for good."""


class ApplicationNetworkRequirements(m.Struct):
    """Rules for the network of the application."""

    enabled: bool
    """Whether only domains that are allowed may be reached."""

    domains: dict[str, NetworkDomainPermission]
    """Whether each domain may be reached, by exact name."""


class ApplicationRequirements(m.Struct):
    """Rules for the desktop application."""

    network: ApplicationNetworkRequirements | None = None
    """Rules for its network. `null`: none."""

    storage: ApplicationStorageRequirements | None = None
    """Rules for its directories. `null`: none."""


class ApplicationStorageRequirements(m.Struct):
    """Directories of new work in the application. They limit no access."""

    default_project_parent: LegacyAppPathString | None = None
    """Where new projects come to lie. `null`: not prescribed."""

    projectless_workspace_root: LegacyAppPathString | None = None
    """Where work without a project is done. `null`: not prescribed."""


class AutoReviewRequirements(m.Struct):
    """Rules for the automatic reviewer."""

    required_on_models: list[str] | None = None
    """Models that must not run without it. `null`: none."""

    ignore_rules: list[str] | None = None
    """Rules of the user that do not spare a command the review. `null`: none."""


class ConfigRequirements(m.Struct):
    """Rules of the administrator. An absent or `null` member prescribes nothing."""

    model_provider: str | None = None
    """Model provider that must be used."""

    model_providers: dict[str, t.Any] | None = None
    """Model providers by id, in the notation of the configuration, any JSON each."""

    allowed_login_methods: list[ForcedLoginMethod] | None = None
    """Ways to sign in; empty allows none."""

    cli_auth_credentials_store: CliAuthCredentialsStoreMode | None = None
    """Where credentials are stored."""

    chatgpt_base_url: str | None = None
    """Address of the vendor's service."""

    additional_developer_instructions: str | None = None
    """Text added to the developer instructions."""

    allowed_approval_policies: list[AskForApproval] | None = None
    """Approval policies that may be chosen."""

    allowed_approvals_reviewers: list[ApprovalsReviewer] | None = None
    """Reviewers that may be chosen."""

    allowed_sandbox_modes: list[SandboxMode] | None = None
    """Sandbox modes that may be chosen."""

    allowed_windows_sandbox_implementations: list[WindowsSandboxImplementation] | None = None
    """Sandboxes of Windows that may be used."""

    allowed_permission_profiles: dict[str, bool] | None = None
    """Whether each permission profile may be chosen, by name."""

    default_permissions: str | None = None
    """Permission profile where none is chosen."""

    allowed_web_search_modes: list[WebSearchMode] | None = None
    """Modes of the web search that may be chosen."""

    allow_managed_hooks_only: bool | None = None
    """Whether only hooks of the administrator run."""

    allow_browser_and_computer_use: bool | None = None
    """Whether the agent may use browser and computer."""

    allow_appshots: bool | None = None
    """Whether pictures of apps may be taken."""

    allow_remote_control: bool | None = None
    """Whether the server may be controlled from afar."""

    computer_use: ComputerUseRequirements | None = None
    """Rules for the use of the computer."""

    browser_use: BrowserUseRequirements | None = None
    """Rules for the use of a browser."""

    in_app_browser: InAppBrowserRequirements | None = None
    """Rules for the browser of the application."""

    feature_requirements: dict[str, bool] | None = None
    """Whether each feature must be on or off, by key."""

    hooks: ManagedHooksRequirements | None = None
    """Hooks of the administrator."""

    enforce_residency: ResidencyRequirement | None = None
    """Region the data must stay in."""

    network: NetworkRequirements | None = None
    """Rules for the network."""

    application: ApplicationRequirements | None = None
    """Rules for the desktop application."""

    auto_review: AutoReviewRequirements | None = None
    """Rules for the automatic reviewer."""

    models: ModelsRequirements | None = None
    """Rules for models."""

    sqlite_home: str | None = None
    """Directory for databases."""

    log_dir: str | None = None
    """Directory for logs."""

    model_catalog_json: str | None = None
    """File that lists the models."""

    check_for_update_on_startup: bool | None = None
    """Whether to look for updates at the start."""

    allow_login_shell: bool | None = None
    """Whether commands may run in a login shell."""

    feedback: FeedbackRequirements | None = None
    """Rules for reports to the vendor."""

    otel: OtelRequirements | None = None
    """Rules for telemetry."""


class ConfigRequirementsReadResponse(m.Struct):
    """What the administrator prescribes."""

    supports_independent_speed_modes: bool | None = None
    """Whether each speed mode has a rule of its own. Absent: one rule stands for all."""

    requirements: ConfigRequirements | None = None
    """The rules. `null`: there are none."""


class FeedbackRequirements(m.Struct):
    """Rules for reports to the vendor."""

    enabled: bool | None = None
    """Whether reports may be sent. `null`: not prescribed."""


class InAppBrowserRequirements(m.Struct):
    """Rules for the browser of the application."""

    allow_external_browser_settings_import: bool | None = None
    """Whether it may take settings of another browser over. `null`: not prescribed."""


class ModelsRequirements(m.Struct):
    """Rules for models."""

    new_thread: NewThreadModelDefaults | None = None
    """What new threads begin with. `null`: nothing is prescribed."""


class NetworkRequirements(m.Struct):
    """Rules for the network of commands. An absent or `null` member prescribes nothing."""

    enabled: bool | None = None
    """Whether commands may use the network."""

    http_port: int | None = None
    """Port of the HTTP proxy."""

    socks_port: int | None = None
    """Port of the SOCKS proxy."""

    allow_upstream_proxy: bool | None = None
    """Whether the proxy may use another one."""

    dangerously_allow_non_loopback_proxy: bool | None = None
    """Whether the proxy may listen to other machines."""

    dangerously_allow_all_unix_sockets: bool | None = None
    """Whether every Unix socket is allowed."""

    domains: dict[str, NetworkDomainPermission] | None = None
    """What holds for each domain, by its pattern."""

    review_domains: list[str] | None = None
    """Patterns of hosts that need an approval, whatever else allows them."""

    managed_allowed_domains_only: bool | None = None
    """Whether only domains allowed here count."""

    allowed_domains: list[str] | None = None
    """Domains that are allowed; the same as in `domains`."""

    denied_domains: list[str] | None = None
    """Domains that are denied; the same as in `domains`."""

    unix_sockets: dict[str, NetworkUnixSocketPermission] | None = None
    """What holds for each Unix socket, by its path."""

    allow_unix_sockets: list[str] | None = None
    """Unix sockets that are allowed; the same as in `unixSockets`."""

    allow_local_binding: bool | None = None
    """Whether commands may listen on this machine."""


class NewThreadModelDefaults(m.Struct):
    """What new threads begin with."""

    model: str | None = None
    """Model. `null`: not prescribed."""

    model_reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: not prescribed."""

    service_tier: str | None = None
    """Service tier. `null`: not prescribed."""


class ReviewStartParams(m.Struct, method="review/start"):
    """What to review."""

    thread_id: str
    """Id of the thread."""

    target: ReviewTarget
    """What to look at."""

    delivery: ReviewDelivery | None = None
    """Where it runs. Absent: `inline`."""


class ReviewStartResponse(m.Struct):
    """The review that was started."""

    turn: Turn
    """The turn, with a short label of the review as its only item."""

    review_thread_id: str
    """Thread the review runs on."""


class ReviewTargetBaseBranch(m.Struct, tag="type"):
    """Changes against a branch."""

    type: t.Literal["baseBranch"] = "baseBranch"
    """Tells the variant."""

    branch: str
    """Name of the branch; not empty."""


class ReviewTargetCommit(m.Struct, tag="type"):
    """The changes of a commit."""

    type: t.Literal["commit"] = "commit"
    """Tells the variant."""

    sha: str
    """Id of the commit; not empty."""

    title: str | None = None
    """First line of its message. Absent: shown by its id only."""


class ReviewTargetCustom(m.Struct, tag="type"):
    """What a text says."""

    type: t.Literal["custom"] = "custom"
    """Tells the variant."""

    instructions: str
    """The text; not empty."""


class RolloutCompressResponse(m.Struct):
    """The work was asked for; it may find nothing to do."""


class ThreadPredictionRequestParams(m.Struct, method="thread/prediction/request"):
    """A turn whose next user message is to be guessed."""

    thread_id: str
    """Id of the thread."""

    source_turn_id: str
    """The turn to go on from."""


class ThreadPredictionRequestResponse(m.Struct):
    """The guess is under way; a notification brings it."""


class ThreadPredictionResultCompleted(m.Struct, tag="type"):
    """It is made."""

    type: t.Literal["completed"] = "completed"
    """Tells the variant."""

    text: str | None = None
    """The guessed message. `null`: nothing fits."""


class ThreadPredictionUpdatedNotification(m.Struct, method="thread/prediction/updated"):
    """A guess of the next user message is ready."""

    thread_id: str
    """Id of the thread."""

    source_turn_id: str
    """The turn it goes on from."""

    result: ThreadPredictionResult
    """How it ended."""


class ThreadSampleCancelParams(m.Struct, method="thread/sample/cancel"):
    """Question to give up."""

    request_id: RequestId
    """Id of the `thread/sample` request."""


class ThreadSampleCancelResponse(m.Struct):
    """The question is given up, or there was none."""


class ThreadSampleParams(m.Struct, method="thread/sample"):
    """A question to the model about a thread's history."""

    thread_id: str
    """Id of the thread."""

    expected_turn_id: str
    """The latest turn of the thread; another one is refused."""

    allow_in_progress_turn: bool | None = None
    """Whether the latest turn may still run. Absent: no."""

    prompt: str
    """The question."""

    effort: ReasoningEffort | None = None
    """Reasoning effort, where it can be changed without losing the cache. Absent: that of the thread."""

    thread_source: ThreadSource | None = None
    """Purpose of the question. Absent: that of the thread."""

    turn_trigger: str | None = None
    """What made the client ask, in its own words. Absent: not said."""

    responsesapi_client_metadata: dict[str, str] | None = None
    """Metadata for the request to the model. Absent: none."""

    disable_mcp: bool | None = None
    """Whether to leave tools of MCP servers out. Absent: no."""

    interrupt_on_cancel: bool | None = None
    """Whether cancelling also stops the model request. Absent: as the thread does."""


class ThreadSampleResponse(m.Struct):
    """What the model answered; the history stays as it was."""

    source_turn_id: str
    """Turn that the question was asked after."""

    response_id: str
    """Id of the model's answer. The server makes it, because not all providers have one."""

    text: str | None = None
    """The answer. `null`: no text, or the model wanted to call a tool."""

    input_tokens: int | None = None
    """Input tokens. `null`: not known."""

    cached_input_tokens: int | None = None
    """Input tokens that came from the cache. `null`: not known."""

    output_tokens: int | None = None
    """Output tokens. `null`: not known."""


class GranularApprovalPolicy(m.Struct):
    """Which kinds of approval questions reach the user; the others are refused."""

    sandbox_approval: bool = m.member(wire="sandbox_approval")
    """Whether commands and patches that leave the sandbox are asked about."""

    rules: bool
    """Whether commands are asked about because a stored rule says so."""

    skill_approval: bool = m.member(wire="skill_approval", default=False)
    """Whether scripts of skills are asked about."""

    request_permissions: bool = m.member(wire="request_permissions", default=False)
    """Whether the model may ask for further permissions."""

    mcp_elicitations: bool = m.member(wire="mcp_elicitations")
    """Whether questions of MCP servers are passed on."""


class SandboxPolicyReadOnly(m.Struct, tag="type"):
    """Nothing can be written."""

    type: t.Literal["readOnly"] = "readOnly"
    """Tells the variant."""

    network_access: bool = False
    """Whether commands can reach the network."""

    access: LegacyReadOnlyAccess | None = None
    """What can be read. `null`: everything; nothing else is accepted any more."""


class SandboxPolicyExternalSandbox(m.Struct, tag="type"):
    """The process already runs in a sandbox; none is added."""

    type: t.Literal["externalSandbox"] = "externalSandbox"
    """Tells the variant."""

    network_access: NetworkAccess = "restricted"
    """What that sandbox allows on the network."""


class SandboxPolicyWorkspaceWrite(m.Struct, tag="type"):
    """The working directory and the listed roots can be written."""

    type: t.Literal["workspaceWrite"] = "workspaceWrite"
    """Tells the variant."""

    writable_roots: list[AbsolutePathBuf] = m.member(default_factory=list)
    """Further writable directories."""

    network_access: bool = False
    """Whether commands can reach the network."""

    exclude_tmpdir_env_var: bool = False
    """Whether the directory in `TMPDIR` is left read-only."""

    exclude_slash_tmp: bool = False
    """Whether `/tmp` is left read-only."""

    read_only_access: LegacyReadOnlyAccess | None = None
    """What can be read. `null`: everything; nothing else is accepted any more."""


class ActivePermissionProfile(m.Struct):
    """The permission profile the current rights come from."""

    id: str
    """Name of the profile, such as `:workspace` or one from the configuration."""

    extends: str | None = None
    """Name of the profile it builds on. `null`: none."""


class AdditionalPermissionProfile(m.Struct):
    """Rights a command asks for beyond those of its thread."""

    network: AdditionalNetworkPermissions | None = None
    """Network rights. `null`: no more than now."""

    file_system: AdditionalFileSystemPermissions | None = None
    """File rights. `null`: no more than now."""


class AdditionalNetworkPermissions(m.Struct):
    """Network rights a command asks for."""

    enabled: bool | None = None
    """Whether the network is wanted. `null`: no change."""


class AdditionalFileSystemPermissions(m.Struct):
    """File rights a command asks for."""

    read: list[LegacyAppPathString] | None = None
    """Paths to read; `entries` replaces it. `null`: none."""

    write: list[LegacyAppPathString] | None = None
    """Paths to write; `entries` replaces it. `null`: none."""

    glob_scan_max_depth: int | None = None
    """How many directory levels a pattern may descend. `null`: the default of the server."""

    entries: list[FileSystemSandboxEntry] | None = None
    """Paths with the access wanted for each. `null`: none."""


class FileSystemSandboxEntry(m.Struct):
    """Access to one path."""

    path: FileSystemPath
    """What it applies to."""

    access: FileSystemAccessMode
    """Which access."""


class FileSystemPathPath(m.Struct, tag="type"):
    """One file or directory with everything below it."""

    type: t.Literal["path"] = "path"
    """Tells the variant."""

    path: LegacyAppPathString
    """The path."""


class FileSystemPathGlobPattern(m.Struct, tag="type"):
    """Every path a pattern matches."""

    type: t.Literal["glob_pattern"] = "glob_pattern"
    """Tells the variant."""

    pattern: str
    """The pattern."""


class FileSystemPathSpecial(m.Struct, tag="type"):
    """A place with a name of its own."""

    type: t.Literal["special"] = "special"
    """Tells the variant."""

    value: FileSystemSpecialPath
    """Which place."""


class FileSystemSpecialPathProjectRoots(m.Struct, tag="kind"):
    """The roots of the workspace."""

    kind: t.Literal["project_roots"] = "project_roots"
    """Tells the variant."""

    subpath: LegacyAppPathString | None = None
    """Path below each root. `null`: the roots themselves."""


class FileSystemSpecialPathOther(m.Struct, tag="kind"):
    """A place this version does not know."""

    kind: t.Literal["unknown"] = "unknown"
    """Tells the variant."""

    path: str
    """Its name."""

    subpath: LegacyAppPathString | None = None
    """Path below it. `null`: the place itself."""


class ServerDiagnosticsGauge(m.Struct):
    """A measured value."""

    name: str
    """What is measured."""

    value: int
    """The current value."""


class ServerDiagnosticsParams(m.Struct, method="server/diagnostics"):
    """No parameters."""


class ServerDiagnosticsProcess(m.Struct):
    """The server process."""

    id: int
    """Process id."""

    resident_memory_bytes: int | None = None
    """Physical memory in use, in bytes. `null`: the system does not tell."""

    physical_footprint_bytes: int | None = None
    """Memory charged to the process, in bytes. `null`: the system does not tell."""


class ServerDiagnosticsResponse(m.Struct):
    """How the server is doing."""

    process: ServerDiagnosticsProcess
    """The server process."""

    gauges: list[ServerDiagnosticsGauge]
    """Counts of open requests and the like."""


class ThreadSettings(m.Struct):
    """What later turns of a thread run with."""

    disabled_plugin_ids: list[str] = m.member(default_factory=list)
    """Plugins switched off for the thread."""

    cwd: AbsolutePathBuf
    """Working directory."""

    environments: list[ThreadEnvironment] | None = None
    """Environments, the primary one first; empty: none. `null`: not shown."""

    approval_policy: AskForApproval
    """When the user is asked."""

    approvals_reviewer: ApprovalsReviewer
    """Who answers approval questions."""

    sandbox_policy: SandboxPolicy
    """What commands and patches may touch."""

    active_permission_profile: ActivePermissionProfile | None = None
    """Permission profile in use. `null`: none."""

    model: str
    """Model in use."""

    model_provider: str
    """Id of the model provider."""

    service_tier: str | None = None
    """Service tier. `null`: the provider's default."""

    effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: that of the model."""

    summary: ReasoningSummary | None = None
    """How much of the reasoning is summarized. `null`: that of the model."""

    collaboration_mode: CollaborationMode
    """Collaboration mode in force."""

    multi_agent_mode: MultiAgentMode = "explicitRequestOnly"
    """Always `explicitRequestOnly`; `effort` decides instead."""

    personality: Personality | None = None
    """Tone that is stored; it has no effect any more. `null`: none."""


class ThreadSettingsUpdateParams(m.Struct, method="thread/settings/update"):
    """Settings to change for later turns. What is absent stays."""

    thread_id: str
    """Id of the thread."""

    disabled_plugin_ids: list[str] | None = None
    """Plugins switched off for the thread; empty switches all on."""

    cwd: str | None = None
    """Working directory."""

    environments: list[TurnEnvironmentParams] | None = None
    """Environments, the primary one first; empty: none. Absent with `cwd`: the default ones there."""

    approval_policy: AskForApproval | None = None
    """When to ask before acting."""

    approvals_reviewer: ApprovalsReviewer | None = None
    """Who answers approval questions."""

    sandbox_policy: SandboxPolicy | None = None
    """What commands and patches may touch."""

    permissions: str | None = None
    """Name of a permission profile; excludes `sandboxPolicy`."""

    model: str | None = None
    """Model to use."""

    service_tier: str | m.Unset | None = m.UNSET
    """Service tier of the model provider. `null`: back to its default."""

    effort: ReasoningEffort | None = None
    """Reasoning effort."""

    summary: ReasoningSummary | None = None
    """How much of the reasoning is summarized."""

    collaboration_mode: CollaborationMode | None = None
    """Collaboration mode; `null` instructions in it mean those that belong to the mode."""

    multi_agent_mode: MultiAgentMode | None = None
    """Ignored; `effort` decides instead."""

    personality: Personality | None = None
    """Tone of the answers; it has no effect any more."""


class ThreadSettingsUpdateResponse(m.Struct):
    """The settings are taken over; there is nothing to say about it."""


class ThreadSettingsUpdatedNotification(m.Struct, method="thread/settings/updated"):
    """The settings of later turns changed."""

    thread_id: str
    """Id of the thread."""

    thread_settings: ThreadSettings
    """All settings as they are now."""


class SkillsChangedNotification(m.Struct, method="skills/changed"):
    """Skill files changed: read them again with `skills/list`. No content."""


class SkillsConfigWriteParams(m.Struct, method="skills/config/write"):
    """Which skill to switch on or off. It is named by its path or by its name."""

    path: AbsolutePathBuf | None = None
    """Its `SKILL.md`, absolute; need not exist. Absent: `name` says which. 0.97 needs it."""

    name: str | None = None
    """Its name. Absent: `path` says which."""

    enabled: bool
    """Whether it is on from now on."""


class SkillsConfigWriteResponse(m.Struct):
    """Outcome of switching a skill."""

    effective_enabled: bool
    """Whether it is on now."""


class SkillsExtraRootsSetParams(m.Struct, method="skills/extraRoots/set"):
    """Further places to look for skills."""

    extra_roots: list[AbsolutePathBuf]
    """Directories, absolute. They replace those set before."""


class SkillsExtraRootsSetResponse(m.Struct):
    """Answer without content."""


class SkillsListParams(m.Struct, method="skills/list"):
    """Which skills to list."""

    cwds: list[str] | None = None
    """Directories to list skills for. Absent or empty: that of the server."""

    force_reload: bool | None = None
    """Whether to read the files again instead of answering from memory. Absent: no."""


class SkillsListResponse(m.Struct):
    """The skills that can be used."""

    data: list[SkillsListEntry]
    """One entry per directory."""


class SkillsRemoteReadParams(m.Struct, method="skills/remote/read"):
    """No parameters."""


class SkillsRemoteWriteParams(m.Struct, method="skills/remote/write"):
    """Which skill of the catalog to download."""

    hazelnut_id: str
    """Its id in the catalog."""

    is_preload: bool
    """Whether it is only kept at hand and not yet switched on."""


class SkillsRemoteReadResponse(m.Struct):
    """The catalog of skills."""

    data: list[RemoteSkillSummary]
    """The skills in it."""


class SkillsRemoteWriteResponse(m.Struct):
    """A skill was downloaded."""

    id: str
    """Its id in the catalog."""

    name: str
    """Its name."""

    path: str
    """Where it is now."""


class SkillDependencies(m.Struct):
    """What a skill needs in order to work."""

    tools: list[SkillToolDependency]
    """The tools it needs."""


class SkillErrorInfo(m.Struct):
    """A skill that could not be read."""

    path: str
    """Its file."""

    message: str
    """What is wrong with it."""


class SkillInterface(m.Struct):
    """How to show a skill to users."""

    display_name: str | None = None
    """Name. `null`: use that of the skill."""

    short_description: str | None = None
    """One line about it. `null`: none."""

    icon_small: AbsolutePathBuf | None = None
    """Small icon, absolute path. `null`: none."""

    icon_large: AbsolutePathBuf | None = None
    """Large icon, absolute path. `null`: none."""

    icon_small_url: str | None = None
    """Address of the small icon in the catalog. `null`: none."""

    icon_large_url: str | None = None
    """Address of the large icon in the catalog. `null`: none."""

    brand_color: str | None = None
    """Color to show it in, such as `#10A37F`. `null`: none."""

    default_prompt: str | None = None
    """Text to begin with when the user picks it. `null`: none."""


class SkillMetadata(m.Struct):
    """A skill."""

    name: str
    """Name it is called by."""

    description: str
    """What it is good for, for the model."""

    short_description: str | None = None
    """One line for users, from the front matter. Absent: none. `interface` has the newer form."""

    interface: SkillInterface | None = None
    """How to show it. Absent: nothing special."""

    dependencies: SkillDependencies | None = None
    """What it needs. Absent: nothing."""

    path: LegacyAppPathString
    """Its `SKILL.md`, absolute."""

    scope: SkillScope
    """Where it comes from."""

    enabled: bool
    """Whether it is on."""

    plugin_id: str | None = None
    """Plugin it belongs to. `null`: none."""


class SkillToolDependency(m.Struct):
    """A tool a skill needs."""

    type: str
    """Kind of the tool, such as `mcp`."""

    value: str
    """Which tool: its name."""

    description: str | None = None
    """What it is needed for. Absent: not said."""

    transport: str | None = None
    """How its server is reached. Absent: not said."""

    command: str | None = None
    """Command that starts its server. Absent: none."""

    url: str | None = None
    """Address of its server. Absent: none."""


class SkillsListEntry(m.Struct):
    """The skills for a directory."""

    cwd: str
    """The directory."""

    skills: list[SkillMetadata]
    """The skills, by scope (`repo`, `user`, `system`) and then by name."""

    errors: list[SkillErrorInfo]
    """Skill files that could not be read."""


class RemoteSkillSummary(m.Struct):
    """A skill in the catalog."""

    id: str
    """Its id in the catalog."""

    name: str
    """Its name."""

    description: str
    """What it is good for."""


class OtelExporterOtlpHttp(m.Struct):
    """The collector."""

    endpoint: str
    """Its address."""

    headers: dict[str, str]
    """Headers by name; their values are blanked out."""

    protocol: OtelHttpProtocol
    """Notation of the messages."""

    tls: OtelTlsConfig | None = None
    """Certificates. `null`: those of the system."""


class OtelExporterOtlpGrpc(m.Struct):
    """The collector."""

    endpoint: str
    """Its address."""

    headers: dict[str, str]
    """Headers by name; their values are blanked out."""

    tls: OtelTlsConfig | None = None
    """Certificates. `null`: those of the system."""


class OtelRequirements(m.Struct):
    """Rules for telemetry. An absent or `null` member prescribes nothing."""

    tool_result: OtelToolResultLogConfig | None = m.member(wire="tool_result", default=None)
    """How results of tools are reported."""

    log_sse_deltas: bool | None = m.member(wire="log_sse_deltas", default=None)
    """Whether each piece of an answer is reported."""

    log_user_prompt: bool | None = m.member(wire="log_user_prompt", default=None)
    """Whether words of the user are reported."""

    log_agent_responses: bool | None = m.member(wire="log_agent_responses", default=None)
    """Whether answers of the agent are reported."""

    log_guardian_assessments: bool | None = m.member(wire="log_guardian_assessments", default=None)
    """Whether judgments of the automatic reviewer are reported."""

    environment: str | None = None
    """Name of the environment that is reported."""

    exporter: OtelExporter | None = None
    """Where logs go."""

    trace_exporter: OtelExporter | None = m.member(wire="trace_exporter", default=None)
    """Where traces go."""

    metrics_exporter: OtelExporter | None = m.member(wire="metrics_exporter", default=None)
    """Where measurements go."""

    span_attributes: dict[str, str] | None = m.member(wire="span_attributes", default=None)
    """Attributes of all spans; texts by name."""

    tracestate: dict[str, dict[str, str]] | None = None
    """Entries of `tracestate`, by vendor; a map of texts each."""


class OtelTlsConfig(m.Struct):
    """Certificates of a connection."""

    ca_certificate: str | None = m.member(wire="ca-certificate", default=None)
    """File of the certificate authority. `null`: that of the system."""

    client_certificate: str | None = m.member(wire="client-certificate", default=None)
    """File of the client's certificate. `null`: none."""

    client_private_key: str | None = m.member(wire="client-private-key", default=None)
    """File of the client's key. `null`: none."""


class OtelToolResultLogConfig(m.Struct):
    """How results of tools are reported."""

    max_bytes: int = m.member(wire="max_bytes")
    """Most bytes of a result."""


class ThreadBackgroundTerminal(m.Struct):
    """A command that runs on behind the turns of a thread."""

    item_id: str
    """Item of the command."""

    process_id: str
    """Id of the command's terminal."""

    command: str
    """The command line."""

    cwd: LegacyAppPathString
    """Working directory."""

    os_pid: int | None = None
    """Process id of the operating system. `null`: not known."""

    cpu_percent: float | None = None
    """Processor use in percent of one core. `null`: not measured."""

    rss_kb: int | None = None
    """Memory in use, in KiB. `null`: not measured."""


class ThreadBackgroundTerminalsCleanParams(m.Struct, method="thread/backgroundTerminals/clean"):
    """Which thread's background commands to end."""

    thread_id: str
    """Id of the thread."""


class ThreadBackgroundTerminalsCleanResponse(m.Struct):
    """The commands are ended; there is nothing to say about it."""


class ThreadBackgroundTerminalsListParams(m.Struct, method="thread/backgroundTerminals/list"):
    """Which page of a thread's background commands to return."""

    thread_id: str
    """Id of the thread."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most commands in the page. Absent: the server decides."""


class ThreadBackgroundTerminalsListResponse(m.Struct):
    """A page of background commands."""

    data: list[ThreadBackgroundTerminal]
    """The commands."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ThreadBackgroundTerminalsTerminateParams(m.Struct, method="thread/backgroundTerminals/terminate"):
    """Background command to end."""

    thread_id: str
    """Id of the thread."""

    process_id: str
    """Id of its terminal."""


class ThreadBackgroundTerminalsTerminateResponse(m.Struct):
    """Whether the command ran."""

    terminated: bool
    """Whether it was ended; false where it did not run."""


class ThreadShellCommandParams(m.Struct, method="thread/shellCommand"):
    """A command of the user."""

    thread_id: str
    """Id of the thread."""

    command: str
    """Command line for the thread's shell; it runs without a sandbox."""

    timeout_ms: int | None = None
    """Time limit in milliseconds, not negative; 0 stops it at once. Absent: one hour."""


class ThreadShellCommandResponse(m.Struct):
    """The command is started; items tell the rest."""


class Thread(m.Struct):
    """A conversation: its settings, its state and, where asked for, its turns."""

    id: str
    """Id of the thread, a UUIDv7."""

    environments: list[ThreadEnvironment] | None = None
    """Environments of a loaded thread, the primary one first. `null`: the thread is not loaded."""

    extra: ThreadExtra | None = None
    """Data of the implementation. `null`: none."""

    session_id: str = m.member(since="0.169")
    """Id shared by all threads of one tree of forks and sub-agents."""

    forked_from_id: str | None = None
    """Thread this one was forked from. `null`: none."""

    attached_to_thread_id: str | None = None
    """Thread this one is attached to. `null`: none."""

    parent_thread_id: str | None = None
    """Thread whose agent started this sub-agent. `null`: not a sub-agent."""

    preview: str
    """Text of the first user message; empty before there is one."""

    ephemeral: bool = m.member(since="0.169")
    """Whether the thread is kept in memory only."""

    section: ThreadSection | None = None
    """Section of the user's list the thread is in. `null`: none."""

    section_entered_at: int | None = None
    """When it came into that section, in Unix seconds. `null`: no section."""

    project_id: str | None
    """Project the thread belongs to. `null`: none."""

    history_mode: ThreadHistoryMode = "legacy"
    """How the history is stored and read."""

    model_provider: str
    """Id of the model provider."""

    model: str | None = None
    """Model in use, or the last one used. `null`: not known."""

    reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort in use, or the last one used. `null`: not set."""

    created_at: int
    """When the thread was created, in Unix seconds."""

    updated_at: int
    """When the thread last changed, in Unix seconds."""

    recency_at: int | None = None
    """Time that lists by recency sort by, in Unix seconds. `null`: not known."""

    status: ThreadStatus = m.member(since="0.169")
    """What the thread is doing."""

    path: str | None = None
    """File the thread is stored in. `null`: it is not stored in a file."""

    cwd: AbsolutePathBuf
    """Working directory."""

    cli_version: str
    """Version of the program that created the thread."""

    originator: str | None = None
    """Name of the client that created the thread. `null`: not recorded."""

    source: SessionSource
    """Kind of program that created the thread."""

    can_accept_direct_input: bool | None = None
    """Whether a client may start turns in it. `null`: the thread is not loaded."""

    thread_source: ThreadSource | None = None
    """Purpose the creating client gave. `null`: none."""

    agent_nickname: str | None = None
    """Nickname of a sub-agent. `null`: not a sub-agent."""

    agent_role: str | None = None
    """Role of a sub-agent. `null`: not a sub-agent."""

    git_info: GitInfo | None = None
    """State of the repository at creation. `null`: no repository."""

    name: str | None = None
    """Title given by the user. `null`: none."""

    daybreak_enabled: bool | None = None
    """Saved Daybreak choice. `null`: none made."""

    turns: list[Turn]
    """The turns, oldest first; empty except in answers that say they carry them."""


class ThreadStatusActive(m.Struct, tag="type"):
    """A turn runs."""

    type: t.Literal["active"] = "active"
    """Tells the variant."""

    active_flags: list[ThreadActiveFlag]
    """What the turn waits for; empty while it works."""


class ThreadExtra(m.Struct):
    """Data of the implementation; no member is defined."""


class ThreadEnvironment(m.Struct):
    """An environment a thread works in."""

    environment_id: str
    """Id of the environment."""

    cwd: LegacyAppPathString
    """Working directory inside it."""

    runtime_workspace_roots: list[LegacyAppPathString]
    """Roots of the workspace inside it."""


class TurnEnvironmentParams(m.Struct):
    """An environment to work in."""

    environment_id: str
    """Id of the environment."""

    cwd: LegacyAppPathString
    """Working directory inside it."""

    runtime_workspace_roots: list[LegacyAppPathString] | None = None
    """Roots of the workspace inside it. Absent: only `cwd`."""


class GitInfo(m.Struct):
    """State of a repository."""

    sha: str | None = None
    """Commit that was checked out. `null`: none."""

    branch: str | None = None
    """Branch that was checked out. `null`: none."""

    origin_url: str | None = None
    """Address of the remote `origin`. `null`: none."""


class ThreadSpawnSource(m.Struct):
    """How a sub-agent was started."""

    parent_thread_id: ThreadId = m.member(wire="parent_thread_id")
    """Thread that started it."""

    depth: int
    """Distance from the first thread; 1 for its direct agents."""

    agent_path: AgentPath | None = m.member(wire="agent_path", default=None)
    """Place in the tree of agents. `null`: not known."""

    agent_nickname: str | None = m.member(wire="agent_nickname", default=None)
    """Nickname. `null`: none."""

    agent_role: str | None = m.member(wire="agent_role", default=None)
    """Role. `null`: none."""


class ThreadReadParams(m.Struct, method="thread/read"):
    """Which thread to read."""

    thread_id: str
    """Id of the thread."""

    include_turns: bool | None = None
    """Whether to include the turns with their items. Absent: no."""


class ThreadReadResponse(m.Struct):
    """A thread as it is stored."""

    thread: Thread
    """The thread."""

    read_state: ThreadReadState | None = None
    """What the user has not read yet. `null`: not recorded for this thread."""


class ThreadArchiveParams(m.Struct, method="thread/archive"):
    """Which thread to archive."""

    thread_id: str
    """Id of the thread."""


class ThreadArchiveResponse(m.Struct):
    """The thread is archived; there is nothing to say about it."""


class ThreadUnarchiveParams(m.Struct, method="thread/unarchive"):
    """Which thread to take out of the archive."""

    thread_id: str
    """Id of the thread."""


class ThreadUnarchiveResponse(m.Struct):
    """The thread that is active again."""

    thread: Thread
    """The thread, without turns and not loaded."""


class ThreadSetNameParams(m.Struct, method="thread/name/set"):
    """Which thread to name, and how."""

    thread_id: str
    """Id of the thread."""

    name: str
    """The title; blanks at both ends are removed, and something must remain."""


class ThreadSetNameResponse(m.Struct):
    """The thread is named; there is nothing to say about it."""


class ThreadUnsubscribeParams(m.Struct, method="thread/unsubscribe"):
    """Which thread not to hear of any more."""

    thread_id: str
    """Id of the thread."""


class ThreadUnsubscribeResponse(m.Struct):
    """What unsubscribing did."""

    status: ThreadUnsubscribeStatus
    """What the connection's state was."""


class ThreadDeleteParams(m.Struct, method="thread/delete"):
    """Which thread to delete."""

    thread_id: str
    """Id of the thread."""


class ThreadDeleteResponse(m.Struct):
    """The thread is deleted; there is nothing to say about it."""


class ThreadStartedNotification(m.Struct, method="thread/started"):
    """A thread was created or forked."""

    thread: Thread
    """The thread."""


class ThreadStatusChangedNotification(m.Struct, method="thread/status/changed"):
    """A thread does something else than before."""

    thread_id: str
    """Id of the thread."""

    status: ThreadStatus
    """What it does now."""


class ThreadNameUpdatedNotification(m.Struct, method="thread/name/updated"):
    """A thread has a new title."""

    thread_id: str
    """Id of the thread."""

    thread_name: str | None = None
    """The title. `null`: it was removed."""


class ThreadArchivedNotification(m.Struct, method="thread/archived"):
    """A thread was archived."""

    thread_id: str
    """Id of the thread."""


class ThreadUnarchivedNotification(m.Struct, method="thread/unarchived"):
    """A thread was taken out of the archive."""

    thread_id: str
    """Id of the thread."""


class ThreadClosedNotification(m.Struct, method="thread/closed"):
    """A thread was unloaded because nobody used it."""

    thread_id: str
    """Id of the thread."""


class ThreadDeletedNotification(m.Struct, method="thread/deleted"):
    """A thread was deleted."""

    thread_id: str
    """Id of the thread."""


class ThreadTokenUsageUpdatedNotification(m.Struct, method="thread/tokenUsage/updated"):
    """The token count of a thread."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    token_usage: ThreadTokenUsage
    """The count."""


class ThreadTokenUsage(m.Struct):
    """How many tokens a thread used."""

    total: TokenUsageBreakdown
    """Of the whole thread."""

    last: TokenUsageBreakdown
    """Of the last answer of the model."""

    model_context_window: int | None = None
    """Most tokens the model can take in. `null`: not known."""


class TokenUsageBreakdown(m.Struct):
    """How many tokens were used for what."""

    total_tokens: int
    """All tokens."""

    input_tokens: int
    """Tokens sent, cached ones included."""

    cached_input_tokens: int
    """Tokens sent that the provider had cached."""

    cache_write_input_tokens: int = 0
    """Tokens sent that the provider put into its cache."""

    output_tokens: int
    """Tokens received, reasoning included."""

    reasoning_output_tokens: int
    """Tokens received that were reasoning."""


class TurnsPage(m.Struct):
    """A page of turns."""

    data: list[Turn]
    """The turns."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""

    backwards_cursor: str | None = None
    """Cursor to read the other way from the beginning of this page. `null`: the page is empty."""


class ThreadTurnsListParams(m.Struct, method="thread/turns/list"):
    """Which turns to list."""

    thread_id: str
    """Id of the thread."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most turns in the page. Absent: the server decides."""

    sort_direction: SortDirection | None = None
    """Order of the turns. Absent: newest first."""

    items_view: TurnItemsView | None = None
    """How much of each turn. Absent: a summary."""


class ThreadTurnsListResponse(m.Struct):
    """A page of turns."""

    data: list[Turn]
    """The turns."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""

    backwards_cursor: str | None = None
    """Cursor to read the other way from the beginning of this page. `null`: the page is empty."""


class ThreadItemsListParams(m.Struct, method="thread/items/list"):
    """Which items to list."""

    thread_id: str
    """Id of the thread."""

    turn_id: str | None = None
    """Only items of this turn. Absent: of all turns."""

    cursor: ThreadItemsListCursor | None = None
    """Where to begin: a cursor of an earlier page, or an item of the turn. Absent: at the start."""

    limit: int | None = None
    """Most items in the page. Absent: the server decides."""

    sort_direction: SortDirection | None = None
    """Order of the items. Absent: oldest first."""

    defer_output: ThreadItemOutputDeferral | None = None
    """Which outputs to leave out, to be read one by one. Only with `turnId`."""


class ThreadItemsListAnchorItem(m.Struct, tag="type"):
    """Next to an item."""

    type: t.Literal["item"] = "item"
    """Tells the variant."""

    item_id: str
    """The item."""


class ThreadItemOutputDeferral(m.Struct):
    """Which outputs to leave out of a page of items."""

    command_execution: bool | None = None
    """Whether to leave out outputs of successful commands. Absent: no."""

    mcp_tool_call: bool | None = None
    """Whether to leave out plain text results of successful MCP tool calls. Absent: no."""


class ThreadItemsListResponse(m.Struct):
    """A page of items."""

    data: list[ThreadItemEntry]
    """The items."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""

    backwards_cursor: str | None = None
    """Cursor to read the other way from the beginning of this page. `null`: the page is empty."""


class ThreadItemEntry(m.Struct):
    """An item with its place and times."""

    turn_id: str
    """Turn the item belongs to."""

    item: ThreadItem
    """The item."""

    started_at_ms: int | None = None
    """When the item started, in Unix milliseconds. `null`: not recorded."""

    completed_at_ms: int | None = None
    """When the item was completed, in Unix milliseconds. `null`: not completed or not recorded."""

    output_deferred: bool | None = None
    """Whether the output was left out. Absent: no."""


class ContextCompactedNotification(m.Struct, method="thread/compacted"):
    """The history of a thread was summarized."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""


class ThreadCompactStartParams(m.Struct, method="thread/compact/start"):
    """Which thread's history to summarize."""

    thread_id: str
    """Id of the thread."""


class ThreadCompactStartResponse(m.Struct):
    """The summary is under way; notifications tell the rest."""


class ThreadInjectItemsParams(m.Struct, method="thread/inject_items"):
    """Items to add to what the model sees."""

    thread_id: str
    """Id of the thread."""

    items: list[t.Any]
    """Items in the notation of the model's interface, at least one."""


class ThreadInjectItemsResponse(m.Struct):
    """The items are added; there is nothing to say about it."""


class ThreadItemsReadParams(m.Struct, method="thread/items/read"):
    """Which items of a turn to return."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_ids: list[str]
    """Ids of the items, 1 to 100."""


class ThreadItemsReadResponse(m.Struct):
    """The items that were found."""

    data: list[ThreadItemEntry]
    """The items in stored order; ids that do not exist are left out."""


class ThreadPrepareApprovedPlanParams(m.Struct, method="thread/prepareApprovedPlan"):
    """A plan the user agreed to."""

    thread_id: str
    """Id of the thread."""

    markdown: str
    """The plan, in Markdown."""

    attachment_path: str | None = None
    """Absolute path of the server's copy of the plan. Absent: there is no copy."""


class ThreadPrepareApprovedPlanResponse(m.Struct):
    """How to begin the work on a plan."""

    prompt: str
    """Text for the first turn of a fresh thread."""


class ThreadRevertParams(m.Struct, method="thread/revert"):
    """How much history to drop. Files of the workspace stay as they are."""

    thread_id: str
    """Id of the thread."""

    before_turn_id: str
    """First turn to drop; all later ones go too."""


class ThreadRevertResponse(m.Struct):
    """The thread after dropping turns."""

    thread: Thread
    """The thread, without turns."""

    turns_backwards_cursor: str | None = None
    """Cursor to read the turns left, newest first, that one included. `null`: none are left."""

    items_backwards_cursor: str | None = None
    """Cursor to read the items left, newest first, that one included. `null`: none are left."""


class ThreadRevertedNotification(m.Struct, method="thread/reverted"):
    """Turns of a thread were dropped; read its history anew."""

    thread_id: str
    """Id of the thread."""


class ThreadRollbackParams(m.Struct, method="thread/rollback"):
    """How much history to drop."""

    thread_id: str
    """Id of the thread."""

    num_turns: int
    """User turns to drop from the end, at least 1; more than there are empties the history."""


class ThreadRollbackResponse(m.Struct):
    """The thread after dropping turns."""

    thread: Thread
    """The thread, with the turns that are left."""


class ThreadListParams(m.Struct, method="thread/list"):
    """Which threads to list."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most threads in the page, 1 to 100. Absent: 25."""

    sort_key: ThreadSortKey | None = None
    """What to sort by. Absent: time of creation."""

    sort_direction: SortDirection | None = None
    """Order. Absent: newest first."""

    model_providers: list[str] | None = None
    """Only threads of these model providers. Absent or empty: of all."""

    source_kinds: list[ThreadSourceKind] | None = None
    """Only threads of these kinds of programs. Absent or empty: interactive ones."""

    archived: bool | None = None
    """Whether to list archived threads instead of active ones. Absent: no."""

    project_id: str | m.Unset | None = m.UNSET
    """Only threads of this project. `null`: only those without one. Absent: of all."""

    section_id: str | m.Unset | None = m.UNSET
    """Only threads of this section. `null`: only those without one. Absent: of all."""

    cwd: ThreadListCwdFilter | None = None
    """Only threads with exactly this working directory."""

    originators: list[str] | None = None
    """Only threads created by these clients. A local server refuses a list that is not empty."""

    current_account_only: bool | None = None
    """Whether to list only what the current account may see. Absent: no."""

    excluded_thread_ids: list[str] | None = None
    """Threads to leave out, at most 100."""

    parent_thread_id: str | None = None
    """Only direct sub-agents of this thread; excludes `ancestorThreadId`."""

    ancestor_thread_id: str | None = None
    """Only sub-agents of this thread at any depth."""

    attached_to_thread_id: str | None = None
    """Only threads attached to this one."""

    include_attached_threads: bool | None = None
    """Whether a search by title finds attached threads. Absent: no."""

    use_state_db_only: bool | None = None
    """Whether to trust the index without looking at the files. Absent: no."""

    search_term: str | None = None
    """Only threads whose title contains this text."""


class ThreadListResponse(m.Struct):
    """A page of threads."""

    data: list[Thread]
    """The threads, without turns."""

    read_states: dict[str, ThreadReadState] | None = None
    """What is unread, by thread id; a thread without a state has none. `null`: not recorded at all."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""

    backwards_cursor: str | None = None
    """Cursor to read the other way from the beginning of this page. `null`: the page is empty."""


class ThreadLoadedListParams(m.Struct, method="thread/loaded/list"):
    """Which page of the loaded threads to list."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most ids in the page. Absent: no limit."""


class ThreadLoadedListResponse(m.Struct):
    """A page of ids of loaded threads."""

    data: list[str]
    """Thread ids in ascending order."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ThreadReadState(m.Struct):
    """Where the unread part of a thread begins."""

    first_unread: ThreadUnreadPosition | None = None
    """First unread place. `null`: all is read."""

    revision: str
    """Opaque stamp that guards updates against news the client has not seen."""


class ThreadUnreadPositionTurn(m.Struct, tag="type"):
    """A turn."""

    type: t.Literal["turn"] = "turn"
    """Tells the variant."""

    turn_id: str
    """The turn."""


class ThreadReadStateChangedNotification(m.Struct, method="thread/readState/changed"):
    """The unread part of a thread changed."""

    thread_id: str
    """Id of the thread."""

    read_state: ThreadReadState
    """What is unread now."""


class ThreadDecrementElicitationParams(m.Struct, method="thread/decrement_elicitation"):
    """Which thread's count of open questions goes down."""

    thread_id: str
    """Id of the thread."""


class ThreadDecrementElicitationResponse(m.Struct):
    """The count of open questions."""

    count: int
    """Questions open now."""

    paused: bool
    """Whether the time limits of commands still stand still."""


class ThreadIncrementElicitationParams(m.Struct, method="thread/increment_elicitation"):
    """Which thread's count of open questions goes up."""

    thread_id: str
    """Id of the thread."""


class ThreadIncrementElicitationResponse(m.Struct):
    """The count of open questions."""

    count: int
    """Questions open now."""

    paused: bool
    """Whether the time limits of commands stand still."""


class ThreadMemoryModeSetParams(m.Struct, method="thread/memoryMode/set"):
    """Whether a thread may become part of memories."""

    thread_id: str
    """Id of the thread."""

    mode: ThreadMemoryMode
    """The choice."""


class ThreadMemoryModeSetResponse(m.Struct):
    """The choice is stored; there is nothing to say about it."""


class ThreadMemoryReadParams(m.Struct, method="thread/memory/read"):
    """Which loaded thread's memories to return."""

    thread_id: str
    """Id of the thread."""


class ThreadMemoryReadResponse(m.Struct):
    """What the thread knows from memories."""

    summary: str | None = None
    """The summary. `null`: memories are off, or there is none."""


class ThreadMetadataGitInfoUpdateParams(m.Struct):
    """Changes of the stored state of the repository; at least one member."""

    sha: str | m.Unset | None = m.UNSET
    """Commit. `null`: remove it. Absent: as before."""

    branch: str | m.Unset | None = m.UNSET
    """Branch. `null`: remove it. Absent: as before."""

    origin_url: str | m.Unset | None = m.UNSET
    """Address of the remote `origin`. `null`: remove it. Absent: as before."""


class ThreadMetadataUpdateParams(m.Struct, method="thread/metadata/update"):
    """What to change in the stored data of a thread; at least one member."""

    thread_id: str
    """Id of the thread."""

    project_id: str | None = None
    """Project to put the thread into; empty takes it out. Absent or `null`: as before."""

    git_info: ThreadMetadataGitInfoUpdateParams | None = None
    """State of the repository to store. Absent: as before."""

    daybreak_enabled: bool | None = None
    """Daybreak choice to save. Absent or `null`: as before."""


class ThreadMetadataUpdateResponse(m.Struct):
    """The thread after the change."""

    thread: Thread
    """The thread, without turns."""


class ThreadProjectUpdatedNotification(m.Struct, method="thread/project/updated"):
    """A thread came into a project or left one."""

    thread_id: str
    """Id of the thread."""

    project_id: str | None
    """The project. `null`: none."""


class ThreadReadStateUpdateParams(m.Struct, method="thread/readState/update"):
    """How to mark a thread."""

    thread_id: str
    """Id of the thread."""

    operation: ThreadReadStateOperation
    """The mark."""

    expected_revision: str
    """Revision of the read state that the user saw; a different one is refused."""


class ThreadReadStateUpdateResponse(m.Struct):
    """The read state after the change."""

    read_state: ThreadReadState
    """The read state, with its new revision."""


class ThreadSearchOccurrence(m.Struct):
    """A message that holds the text."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """The message."""

    snippet: str
    """Text around the place."""

    snippet_match_range: ThreadSearchTextRange
    """Where the text stands in `snippet`."""

    turn_cursor: str
    """Cursor for `thread/turns/list` that begins with this turn."""


class ThreadSearchOccurrencesParams(m.Struct, method="thread/searchOccurrences"):
    """What to look for in the messages of one thread."""

    thread_id: str
    """Id of the thread."""

    search_term: str
    """Text to look for, upper and lower case alike."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most places in the page. Absent: the server decides."""


class ThreadSearchOccurrencesResponse(m.Struct):
    """A page of places in a thread."""

    data: list[ThreadSearchOccurrence]
    """The places, oldest first."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ThreadSearchParams(m.Struct, method="thread/search"):
    """What to look for in all stored threads."""

    include_attached_threads: bool | None = None
    """Whether to search threads attached to others, too. Absent: no."""

    current_account_only: bool | None = None
    """Whether to leave out threads of other accounts. Absent: no."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most threads in the page. Absent: the server decides."""

    sort_key: ThreadSearchSortKey | None = None
    """What to sort by. Absent: time of creation."""

    sort_direction: SortDirection | None = None
    """Order. Absent: newest first."""

    source_kinds: list[ThreadSourceKind] | None = None
    """Only threads of these kinds of programs. Absent or empty: interactive ones."""

    archived: bool | None = None
    """Whether to search archived threads instead of active ones. Absent: no."""

    search_term: str
    """Text to look for; not blank."""


class ThreadSearchResponse(m.Struct):
    """A page of found threads."""

    data: list[ThreadSearchResult]
    """The threads."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""

    backwards_cursor: str | None = None
    """Cursor to read the other way from the beginning of this page. `null`: the page is empty."""


class ThreadSearchResult(m.Struct):
    """A found thread."""

    thread: Thread
    """The thread, without turns."""

    snippet: str
    """Text around the place that was found."""


class ThreadSearchTextRange(m.Struct):
    """A part of a text, in UTF-16 code units."""

    start: int
    """Where it begins, counted from 0."""

    end: int
    """Where it ends, itself outside."""


class ThreadSection(m.Struct):
    """A section of the user's list of threads."""

    id: str
    """Id that stays when the section is renamed."""

    name: str
    """Name shown to the user."""

    appearance: ThreadSectionAppearance | None = None
    """How it looks. `null`: as usual."""


class ThreadSectionAppearance(m.Struct):
    """How a section looks."""

    color: str | None = None
    """Color name. `null`: the default."""

    icon: str | None = None
    """Icon name. `null`: the default."""


class ThreadSectionChangedNotification(m.Struct, method="thread/section/changed"):
    """A thread was moved in the user's list."""

    thread_id: str
    """Id of the thread."""

    section_id: str | None
    """Section it is in now. `null`: none."""


class ThreadSectionMoveParams(m.Struct, method="thread/section/move"):
    """Where to put a thread in the user's list."""

    thread_id: str
    """Thread to move."""

    section_id: str | m.Unset | None = m.UNSET
    """The section. `null`: none."""

    before_thread_id: str | None = None
    """Thread of the section to stand before. Absent or `null`: at the end."""


class ThreadSectionMoveResponse(m.Struct):
    """The thread is moved; there is nothing to say about it."""


class ThreadSectionCreateParams(m.Struct, method="threadSection/create"):
    """A new section."""

    name: str
    """Name shown to the user; not blank."""

    appearance: ThreadSectionAppearance | None = None
    """How it looks. Absent: as usual."""


class ThreadSectionCreateResponse(m.Struct):
    """The new section."""

    section: ThreadSection
    """The section, with its id."""


class ThreadSectionDeleteParams(m.Struct, method="threadSection/delete"):
    """Section to delete."""

    section_id: str
    """The section; the built-in one stays."""


class ThreadSectionDeleteResponse(m.Struct):
    """The section is deleted; there is nothing to say about it."""


class ThreadSectionListParams(m.Struct, method="threadSection/list"):
    """Which page of the sections to return."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most sections in the page. Absent: the server decides."""


class ThreadSectionListResponse(m.Struct):
    """A page of sections."""

    data: list[ThreadSection]
    """The sections."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""


class ThreadSectionUpdateParams(m.Struct, method="threadSection/update"):
    """How to change a section."""

    section_id: str
    """Section to change."""

    name: str
    """New name; not blank."""

    appearance: ThreadSectionAppearance | m.Unset | None = m.UNSET
    """How it looks. `null`: as usual. Absent: as before."""


class ThreadSectionUpdateResponse(m.Struct):
    """The changed section."""

    section: ThreadSection
    """The section as it is now."""


class ThreadStartParams(m.Struct, method="thread/start"):
    """Settings of a new thread. What is absent comes from the configuration."""

    model: str | None = None
    """Model to use."""

    model_provider: str | None = None
    """Id of the model provider."""

    allow_provider_model_fallback: bool | None = None
    """Whether the provider's default model may stand in for one it does not have. Absent: no."""

    service_tier: str | m.Unset | None = m.UNSET
    """Service tier of the model provider. `null`: back to its default."""

    cwd: str | None = None
    """Working directory; a relative path counts from the server's own. Absent: the server's own."""

    runtime_workspace_roots: list[AbsolutePathBuf] | None = None
    """Absolute paths of the workspace's roots."""

    approval_policy: AskForApproval | None = None
    """When to ask before acting."""

    approvals_reviewer: ApprovalsReviewer | None = None
    """Who answers approval questions."""

    sandbox: SandboxMode | None = None
    """What commands and patches may touch."""

    permissions: str | None = None
    """Name of a permission profile; excludes `sandbox`."""

    config: dict[str, t.Any] | None = None
    """Further configuration values, by dotted key or nested."""

    service_name: str | None = None
    """Name of the service the thread works for."""

    base_instructions: str | None = None
    """Text in place of the built-in instructions."""

    developer_instructions: str | None = None
    """Text in addition to the built-in instructions."""

    personality: Personality | None = None
    """Tone of the answers."""

    multi_agent_mode: MultiAgentMode | None = None
    """Ignored; kept for older clients."""

    ephemeral: bool | None = None
    """Whether to keep the thread in memory only. Absent: no."""

    history_mode: ThreadHistoryMode | None = None
    """How to store the history."""

    session_start_source: ThreadStartSource | None = None
    """What made the client start the thread."""

    thread_source: ThreadSource | None = None
    """Purpose of the thread, in words of the client."""

    project_id: str | None = None
    """Project the thread belongs to."""

    environments: list[TurnEnvironmentParams] | None = None
    """Environments to work in, the primary one first. Absent: the default one. Empty: none."""

    dynamic_tools: list[DynamicToolSpec] | None = None
    """Tools the client offers. Absent: none."""

    selected_capability_roots: list[SelectedCapabilityRoot] | None = None
    """Directories that bring capabilities."""

    daybreak_enabled: bool | None = None
    """Daybreak choice to save with the thread. Not possible for an ephemeral one."""

    mock_experimental_field: str | None = None
    """Does nothing; exists to test the experimental gate."""

    experimental_raw_events: bool | None = None
    """Whether raw items of the model provider are sent as well. Absent: no."""


class ThreadStartResponse(m.Struct):
    """A new thread and the settings in force."""

    thread: Thread
    """The thread, without turns."""

    model: str
    """Model in use."""

    model_provider: str
    """Id of the model provider."""

    service_tier: str | None = None
    """Service tier. `null`: the provider's default."""

    disabled_plugin_ids: list[str] = m.member(default_factory=list)
    """Plugins switched off for the thread."""

    cwd: AbsolutePathBuf
    """Working directory."""

    runtime_workspace_roots: list[AbsolutePathBuf] = m.member(default_factory=list)
    """Roots of the workspace."""

    instruction_sources: list[LegacyAppPathString] = m.member(default_factory=list)
    """Files the instructions were read from."""

    approval_policy: AskForApproval
    """When the user is asked."""

    approvals_reviewer: ApprovalsReviewer = m.member(since="0.169")
    """Who answers approval questions."""

    sandbox: SandboxPolicy
    """What commands and patches may touch."""

    active_permission_profile: ActivePermissionProfile | None = None
    """Permission profile in force. `null`: none."""

    reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: the model's default."""

    multi_agent_mode: MultiAgentMode = "explicitRequestOnly"
    """Always `explicitRequestOnly`; kept for older clients."""


class ThreadResumeParams(m.Struct, method="thread/resume"):
    """Which stored thread to open, and settings to change. The source is `history`, else `path`, else `threadId`."""

    thread_id: str
    """Thread to open; required even where another source is used."""

    history: list[ResponseItem] | None = None
    """Items of the model provider to start from instead of a stored thread."""

    path: str | None = None
    """File to open instead of `threadId`."""

    model: str | None = None
    """Model to use from now on."""

    model_provider: str | None = None
    """Id of the model provider."""

    service_tier: str | m.Unset | None = m.UNSET
    """Service tier of the model provider. `null`: back to its default."""

    cwd: str | None = None
    """Working directory."""

    runtime_workspace_roots: list[AbsolutePathBuf] | None = None
    """Absolute paths of the workspace's roots."""

    approval_policy: AskForApproval | None = None
    """When to ask before acting."""

    approvals_reviewer: ApprovalsReviewer | None = None
    """Who answers approval questions."""

    sandbox: SandboxMode | None = None
    """What commands and patches may touch."""

    permissions: str | None = None
    """Name of a permission profile; excludes `sandbox`."""

    config: dict[str, t.Any] | None = None
    """Further configuration values, by dotted key or nested."""

    base_instructions: str | None = None
    """Text in place of the built-in instructions."""

    developer_instructions: str | None = None
    """Text in addition to the built-in instructions."""

    personality: Personality | None = None
    """Tone of the answers."""

    exclude_turns: bool | None = None
    """Whether to leave the turns out of the answer. Absent: no."""

    initial_turns_page: ThreadResumeInitialTurnsPageParams | None = None
    """Asks for a first page of turns in the answer."""


class ThreadResumeInitialTurnsPageParams(m.Struct):
    """Which page of turns to send along."""

    limit: int | None = None
    """Most turns in the page. Absent: the server decides."""

    sort_direction: SortDirection | None = None
    """Order of the turns. Absent: newest first."""

    items_view: TurnItemsView | None = None
    """How much of each turn. Absent: a summary."""


class ThreadResumeResponse(m.Struct):
    """An opened thread and the settings in force."""

    thread: Thread
    """The thread, with its turns unless they were excluded."""

    model: str
    """Model in use."""

    model_provider: str
    """Id of the model provider."""

    service_tier: str | None = None
    """Service tier. `null`: the provider's default."""

    disabled_plugin_ids: list[str] = m.member(default_factory=list)
    """Plugins switched off for the thread."""

    cwd: AbsolutePathBuf
    """Working directory."""

    runtime_workspace_roots: list[AbsolutePathBuf] = m.member(default_factory=list)
    """Roots of the workspace."""

    instruction_sources: list[LegacyAppPathString] = m.member(default_factory=list)
    """Files the instructions were read from."""

    approval_policy: AskForApproval
    """When the user is asked."""

    approvals_reviewer: ApprovalsReviewer = m.member(since="0.169")
    """Who answers approval questions."""

    sandbox: SandboxPolicy
    """What commands and patches may touch."""

    active_permission_profile: ActivePermissionProfile | None = None
    """Permission profile in force. `null`: none."""

    reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: the model's default."""

    collaboration_mode: CollaborationMode | None = None
    """Collaboration mode in force. `null`: not known."""

    multi_agent_mode: MultiAgentMode = "explicitRequestOnly"
    """Always `explicitRequestOnly`; kept for older clients."""

    initial_turns_page: TurnsPage | None = None
    """The page of turns that was asked for. `null`: none was."""

    turns_backwards_cursor: str | None = None
    """Cursor for `thread/turns/list` to read backwards from the newest turn. `null`: no turns."""

    items_backwards_cursor: str | None = None
    """Cursor for `thread/items/list` to read backwards from the newest item. `null`: no items."""


class ThreadForkParams(m.Struct, method="thread/fork"):
    """Which thread to copy, and settings of the copy. The source is `path`, else `threadId`."""

    thread_id: str
    """Thread to copy; required even when `path` is used."""

    last_turn_id: str | None = None
    """Last turn to copy. Absent: all."""

    before_turn_id: str | None = None
    """First turn not to copy; excludes `lastTurnId`."""

    path: str | None = None
    """File to copy instead of `threadId`."""

    model: str | None = None
    """Model of the copy. Absent: that of the source."""

    model_provider: str | None = None
    """Id of the model provider."""

    service_tier: str | m.Unset | None = m.UNSET
    """Service tier of the model provider. `null`: back to its default."""

    cwd: str | None = None
    """Working directory."""

    runtime_workspace_roots: list[AbsolutePathBuf] | None = None
    """Absolute paths of the workspace's roots."""

    approval_policy: AskForApproval | None = None
    """When to ask before acting."""

    approvals_reviewer: ApprovalsReviewer | None = None
    """Who answers approval questions."""

    sandbox: SandboxMode | None = None
    """What commands and patches may touch."""

    permissions: str | None = None
    """Name of a permission profile; excludes `sandbox`."""

    config: dict[str, t.Any] | None = None
    """Further configuration values, by dotted key or nested."""

    base_instructions: str | None = None
    """Text in place of the built-in instructions."""

    developer_instructions: str | None = None
    """Text in addition to the built-in instructions."""

    ephemeral: bool | None = None
    """Whether to keep the copy in memory only. Absent: no."""

    thread_source: ThreadSource | None = None
    """Purpose of the copy, in words of the client."""

    exclude_turns: bool | None = None
    """Whether to leave the turns out of the answer. Absent: no."""

    attach_to_source: bool | None = None
    """Whether the copy is stored as attached to its source and hidden from lists. Absent: no."""

    defer_goal_continuation: bool | None = None
    """Whether a goal of the source waits for the next turn instead of continuing at once. Absent: no."""

    experimental_prediction_mode: bool | None = None
    """Whether to copy the settings of a loaded source exactly, to reuse cached prompts. Needs `ephemeral`. Absent:
    no.
    """

    experimental_disable_prediction_mcp: bool | None = None
    """Whether MCP servers are off in prediction mode. Absent: no."""


class ThreadForkResponse(m.Struct):
    """A copied thread and the settings in force."""

    thread: Thread
    """The copy, with the copied turns unless they were excluded."""

    model: str
    """Model in use."""

    model_provider: str
    """Id of the model provider."""

    service_tier: str | None = None
    """Service tier. `null`: the provider's default."""

    disabled_plugin_ids: list[str] = m.member(default_factory=list)
    """Plugins switched off for the thread."""

    cwd: AbsolutePathBuf
    """Working directory."""

    runtime_workspace_roots: list[AbsolutePathBuf] = m.member(default_factory=list)
    """Roots of the workspace."""

    instruction_sources: list[LegacyAppPathString] = m.member(default_factory=list)
    """Files the instructions were read from."""

    approval_policy: AskForApproval
    """When the user is asked."""

    approvals_reviewer: ApprovalsReviewer = m.member(since="0.169")
    """Who answers approval questions."""

    sandbox: SandboxPolicy
    """What commands and patches may touch."""

    active_permission_profile: ActivePermissionProfile | None = None
    """Permission profile in force. `null`: none."""

    reasoning_effort: ReasoningEffort | None = None
    """Reasoning effort. `null`: the model's default."""

    multi_agent_mode: MultiAgentMode = "explicitRequestOnly"
    """Always `explicitRequestOnly`; kept for older clients."""


class SelectedCapabilityRoot(m.Struct):
    """A directory that brings capabilities such as skills."""

    id: str
    """Id given by the platform that chose it."""

    location: CapabilityRootLocation
    """Where it is."""


class CapabilityRootLocationEnvironment(m.Struct, tag="type"):
    """A directory inside an environment."""

    type: t.Literal["environment"] = "environment"
    """Tells the variant."""

    environment_id: str
    """Id of the environment."""

    path: str
    """Absolute path inside it."""


class ThreadTimelineEntryItem(m.Struct, tag="type"):
    """An item of a turn."""

    type: t.Literal["item"] = "item"
    """Tells the variant."""

    position: int
    """Place in the history; it only grows."""

    turn_id: str
    """Turn the item belongs to."""

    item: ThreadItem
    """The item."""


class ThreadTimelineEntryRealtime(m.Struct, tag="type"):
    """An item of a voice session."""

    type: t.Literal["realtime"] = "realtime"
    """Tells the variant."""

    position: int
    """Place in the history; it only grows."""

    item: ThreadRealtimeItem
    """The item."""


class ThreadTimelineEntryTurnStarted(m.Struct, tag="type"):
    """A turn began."""

    type: t.Literal["turnStarted"] = "turnStarted"
    """Tells the variant."""

    position: int
    """Place in the history; it only grows."""

    turn_id: str
    """The turn."""

    started_at: int | None = None
    """When it began, in Unix seconds. `null`: not known."""


class ThreadTimelineEntryTurnCompleted(m.Struct, tag="type"):
    """A turn ended."""

    type: t.Literal["turnCompleted"] = "turnCompleted"
    """Tells the variant."""

    position: int
    """Place in the history; it only grows."""

    turn_id: str
    """The turn."""

    status: TurnStatus
    """How it ended."""

    error: TurnError | None = None
    """Why it failed. `null`: it did not."""

    started_at: int | None = None
    """When it began, in Unix seconds. `null`: not known."""

    completed_at: int | None = None
    """When it ended, in Unix seconds. `null`: not known."""

    duration_ms: int | None = None
    """How long it ran, in milliseconds. `null`: not known."""


class ThreadTimelineListParams(m.Struct, method="thread/timeline/list"):
    """Which page of a thread's timeline to return."""

    thread_id: str
    """Id of the thread."""

    cursor: str | None = None
    """Where to go on, from the page before. Absent: at the beginning."""

    limit: int | None = None
    """Most entries in the page. Absent: the server decides."""


class ThreadTimelineListResponse(m.Struct):
    """A page of a thread's timeline."""

    data: list[ThreadTimelineEntry]
    """The entries, in the order they were stored."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""

    active_realtime_session_at_page_start: str | None = None
    """Voice session that was open before the first entry. `null`: none."""


class DynamicToolSpecFunction(m.Struct, tag="type", untagged=True):
    """A single tool. A value without `type` is one."""

    type: t.Literal["function"] = "function"
    """Tells the variant."""

    name: str
    """Name the model calls it by: letters, digits, `_` and `-`."""

    description: str
    """What it does; the model reads it."""

    input_schema: t.Any
    """JSON Schema of its arguments."""

    defer_loading: bool | None = None
    """Whether the model learns of it only by searching for tools. Absent: no."""


class DynamicToolSpecNamespace(m.Struct, tag="type"):
    """Tools grouped under a common name."""

    type: t.Literal["namespace"] = "namespace"
    """Tells the variant."""

    name: str
    """Name of the group."""

    description: str
    """What the tools are for; the model reads it."""

    tools: list[DynamicToolNamespaceTool]
    """The tools of the group."""


class DynamicToolNamespaceToolFunction(m.Struct, tag="type"):
    """A tool that is called with arguments."""

    type: t.Literal["function"] = "function"
    """Tells the variant."""

    name: str
    """Name inside the group."""

    description: str
    """What it does; the model reads it."""

    input_schema: t.Any
    """JSON Schema of its arguments."""

    defer_loading: bool | None = None
    """Whether the model learns of it only by searching for tools. Absent: no."""


class DynamicToolCallParams(m.Struct, method="item/tool/call"):
    """Asks the client to run one of the tools it declared."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    call_id: str
    """Call id of the model."""

    namespace: str | None = None
    """Group the tool belongs to. `null`: none."""

    tool: str
    """Name of the tool."""

    arguments: t.Any
    """Arguments chosen by the model, any JSON."""


class DynamicToolCallResponse(m.Struct):
    """Result of a client's tool."""

    content_items: list[DynamicToolCallOutputContentItem]
    """What the model gets to see."""

    success: bool
    """Whether the tool did its work."""


class DynamicToolCallOutputContentItemInputText(m.Struct, tag="type"):
    """Text."""

    type: t.Literal["inputText"] = "inputText"
    """Tells the variant."""

    text: str
    """The text."""


class DynamicToolCallOutputContentItemInputImage(m.Struct, tag="type"):
    """An image."""

    type: t.Literal["inputImage"] = "inputImage"
    """Tells the variant."""

    image_url: str
    """Address or data URL of the image."""


class DynamicToolCallOutputContentItemInputAudio(m.Struct, tag="type"):
    """A sound."""

    type: t.Literal["inputAudio"] = "inputAudio"
    """Tells the variant."""

    audio_url: str
    """Address or data URL of the sound."""


class ToolRequestUserInputParams(m.Struct, method="item/tool/requestUserInput"):
    """Asks the user questions on behalf of the model."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    item_id: str
    """Call id of the model."""

    questions: list[ToolRequestUserInputQuestion]
    """One to three questions."""

    is_blocking: bool = m.member(since="0.169")
    """Whether the turn waits for the answer."""

    auto_resolution_ms: int | None = None
    """Milliseconds after which the server stops waiting; `isBlocking` replaces it. `null`: never."""


class ToolRequestUserInputQuestion(m.Struct):
    """One question."""

    id: str
    """Key of the answer."""

    header: str
    """A word or two to show as heading."""

    question: str
    """The question itself."""

    is_other: bool = False
    """Whether an answer of the user's own is possible beside the options."""

    is_secret: bool = False
    """Whether the answer is to be hidden while it is typed."""

    options: list[ToolRequestUserInputOption] | None = None
    """Answers to choose from. `null`: free text only."""


class ToolRequestUserInputOption(m.Struct):
    """An answer to choose from."""

    label: str
    """The answer, as it is sent back."""

    description: str
    """What choosing it means."""


class ToolRequestUserInputResponse(m.Struct):
    """The user's answers."""

    answers: dict[str, ToolRequestUserInputAnswer]
    """Answer per question id."""


class ToolRequestUserInputAnswer(m.Struct):
    """Answer to one question."""

    answers: list[str]
    """Chosen labels or own text."""


class Turn(m.Struct):
    """One round of work on a user's input."""

    id: str
    """Id of the turn: a UUIDv7, or a decimal number in 0.97."""

    root_turn_id: str | None = None
    """Turn the work began with; later turns, also of other threads, continue it. `null`: not recorded."""

    items: list[ThreadItem]
    """The items, as many as `itemsView` says."""

    items_view: TurnItemsView = "full"
    """How much of the turn `items` holds."""

    status: TurnStatus
    """Where the turn stands."""

    error: TurnError | None = None
    """What went wrong. `null`: nothing."""

    started_at: int | None = None
    """When the turn started, in Unix seconds. `null`: not recorded."""

    completed_at: int | None = None
    """When the turn ended, in Unix seconds. `null`: it runs, or not recorded."""

    duration_ms: int | None = None
    """Milliseconds from start to end. `null`: it runs, or not recorded."""


class TurnError(m.Struct):
    """What went wrong in a turn."""

    message: str
    """Text for the user."""

    codex_error_info: CodexErrorInfo | None = None
    """What kind of failure it is. `null`: not classified."""

    additional_details: str | None = None
    """Further text. `null`: none."""

    misalignment: MisalignmentErrorDetails | None = None
    """Set when the work was stopped because the model's conduct was questionable. `null`: something else."""


class MisalignmentErrorDetails(m.Struct):
    """Why work was stopped as questionable."""

    error_type: str | None = None
    """Kind of conduct; more kinds may be added. `null`: not given."""

    detailed_explanation: str | None = None
    """Explanation for the user. `null`: none."""

    review_target: str | None = None
    """Opaque mark of what was stopped. `null`: none."""

    steer: MisalignmentSteer | None = None
    """What to send when the user wants to go on. `null`: going on is not offered."""


class MisalignmentSteer(m.Struct):
    """Input that continues stopped work."""

    message: str
    """Text to send as the next turn's input."""


class ModelCapErrorInfo(m.Struct):
    """A model that has reached its cap."""

    model: str
    """The model."""

    reset_after_seconds: int | None = m.member(wire="reset_after_seconds", default=None)
    """Seconds until it can be used again. `null`: not known."""


class HttpStatusErrorInfo(m.Struct):
    """HTTP status that came with a failure."""

    http_status_code: int | None = None
    """The status. `null`: there was no answer."""


class ActiveTurnNotSteerableErrorInfo(m.Struct):
    """Why a running turn takes no further input."""

    turn_kind: NonSteerableTurnKind
    """What kind of turn it is."""


class TurnStartParams(m.Struct, method="turn/start"):
    """Input of a turn. Settings given here also hold for later turns, except where noted."""

    thread_id: str
    """Id of the thread."""

    client_user_message_id: str | None = None
    """Id of the client for the user message; it comes back as `clientId`."""

    input: list[UserInput]
    """What the user sends; may be empty."""

    tool_output: TurnToolOutput | None = None
    """Output of a tool that starts the turn."""

    turn_trigger: str | None = None
    """What made the client start the turn, in its own words. Ignored when a turn already runs."""

    parent_turn_id: str | None = None
    """Turn on whose behalf this one starts. Absent: the user started it."""

    root_turn_id: str | None = None
    """First turn of the chain that led here. Absent: this turn is the first."""

    responsesapi_client_metadata: dict[str, str] | None = None
    """Replaces the client's entries in the metadata sent to the model provider; empty clears them."""

    responsesapi_client_metadata_patch: dict[str, str] | None = None
    """Adds to the client's entries in the metadata sent to the model provider."""

    additional_context: dict[str, AdditionalContextEntry] | None = None
    """Pieces of context by source."""

    environments: list[TurnEnvironmentParams] | None = None
    """Environments to work in, the primary one first. Absent: those of the thread. Empty: none."""

    cwd: str | None = None
    """Working directory."""

    runtime_workspace_roots: list[AbsolutePathBuf] | None = None
    """Absolute paths of the workspace's roots."""

    approval_policy: AskForApproval | None = None
    """When to ask before acting."""

    approvals_reviewer: ApprovalsReviewer | None = None
    """Who answers approval questions."""

    sandbox_policy: SandboxPolicy | None = None
    """What commands and patches may touch."""

    permissions: str | None = None
    """Name of a permission profile; excludes `sandboxPolicy`."""

    model: str | None = None
    """Model to use."""

    service_tier: str | m.Unset | None = m.UNSET
    """Service tier of the model provider. `null`: back to its default."""

    service_tier_for_turn: str | None = None
    """Service tier of this turn only. Absent: that of the thread."""

    effort: ReasoningEffort | None = None
    """Reasoning effort."""

    summary: ReasoningSummary | None = None
    """How much of the reasoning is summarized."""

    personality: Personality | None = None
    """Tone of the answers."""

    output_schema: t.Any = None
    """JSON Schema of the final answer, for this turn only. Absent: free text."""

    collaboration_mode: CollaborationMode | None = None
    """Collaboration mode; it wins over `model`, `effort` and instructions."""

    multi_agent_mode: MultiAgentMode | None = None
    """Ignored; kept for older clients."""

    cyber_access_program: CyberAccessProgram | None = None
    """Program for security work to ask for, for this turn only. It grants nothing by itself."""

    disabled_plugin_ids: list[str] | None = None
    """Plugins switched off for the thread; empty switches all on. Absent: no change."""


class TurnStartResponse(m.Struct):
    """The turn that was started, or the running one the input was added to."""

    turn: Turn
    """The turn, in progress and without items."""


class TurnSteerParams(m.Struct, method="turn/steer"):
    """Input for the running turn."""

    thread_id: str
    """Id of the thread."""

    client_user_message_id: str | None = None
    """Id of the client for the user message; it comes back as `clientId`."""

    input: list[UserInput]
    """What the user sends; must not be empty."""

    responsesapi_client_metadata: dict[str, str] | None = None
    """Replaces the client's entries in the metadata sent to the model provider; empty clears them."""

    responsesapi_client_metadata_patch: dict[str, str] | None = None
    """Adds to the client's entries in the metadata sent to the model provider."""

    additional_context: dict[str, AdditionalContextEntry] | None = None
    """Pieces of context by source."""

    expected_turn_id: str
    """Turn that must be the running one."""


class TurnSteerResponse(m.Struct):
    """The turn that took the input."""

    turn_id: str
    """Id of the turn."""


class TurnInterruptParams(m.Struct, method="turn/interrupt"):
    """Which turn to stop."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """The running turn."""


class TurnInterruptResponse(m.Struct):
    """The turn is stopped; there is nothing to say about it."""


class TurnStartedNotification(m.Struct, method="turn/started"):
    """A turn began."""

    thread_id: str
    """Id of the thread."""

    turn: Turn
    """The turn, in progress and without items."""


class TurnCompletedNotification(m.Struct, method="turn/completed"):
    """A turn ended."""

    thread_id: str
    """Id of the thread."""

    turn: Turn
    """The turn with its outcome."""


class TurnPlanUpdatedNotification(m.Struct, method="turn/plan/updated"):
    """The model changed its plan."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    explanation: str | None = None
    """Why it changed. `null`: not said."""

    plan: list[TurnPlanStep]
    """The steps in order."""


class TurnPlanStep(m.Struct):
    """A step of a plan."""

    step: str
    """What is to be done."""

    status: TurnPlanStepStatus
    """How far it is."""


class TurnDiffUpdatedNotification(m.Struct, method="turn/diff/updated"):
    """The file changes of a turn so far."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    diff: str
    """All changes of the turn as one unified diff."""


class ErrorNotification(m.Struct, method="error"):
    """Something failed in a running turn."""

    error: TurnError
    """What failed."""

    will_retry: bool
    """Whether the server tries again; otherwise the turn ends."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""


class CollaborationMode(m.Struct):
    """How the agent works with the user."""

    mode: ModeKind
    """Which mode."""

    settings: Settings
    """Settings that come with it."""


class Settings(m.Struct):
    """Settings of a collaboration mode."""

    model: str
    """Model to use."""

    reasoning_effort: ReasoningEffort | None = m.member(wire="reasoning_effort", default=None)
    """Reasoning effort. `null`: the model's default."""

    developer_instructions: str | None = m.member(wire="developer_instructions", default=None)
    """Instructions. `null`: the built-in ones of the mode."""


class CollaborationModeListParams(m.Struct, method="collaborationMode/list"):
    """Asks for the collaboration modes; no member is defined."""


class CollaborationModeListResponse(m.Struct):
    """The collaboration modes."""

    data: list[CollaborationModeMask]
    """One preset per mode."""


class CollaborationModeMask(m.Struct):
    """A preset of a collaboration mode."""

    name: str
    """Name shown to the user."""

    mode: ModeKind | None = None
    """Which mode. `null`: no change."""

    model: str | None = None
    """Model. `null`: no change."""

    reasoning_effort: ReasoningEffort | None = m.member(wire="reasoning_effort", default=None)
    """Reasoning effort. `null`: no change."""

    developer_instructions: str | None = m.member(wire="developer_instructions", default=None)
    """Instructions of the mode. `null`: no change."""


class TurnModerationMetadataNotification(m.Struct, method="turn/moderationMetadata"):
    """The model provider sent data of its moderation."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""

    metadata: t.Any
    """The data as it came, any JSON."""


class TurnSettingsUpdateParams(m.Struct, method="turn/settings/update"):
    """Settings to change for the rest of a running turn. What is absent stays."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """The running turn."""

    approvals_reviewer: ApprovalsReviewer | None = None
    """Who answers approval questions from the next step on."""

    environments: list[TurnEnvironmentParams] | None = None
    """Environments from the next step on, the primary one first; empty: none."""

    model: str | None = None
    """Model to use."""

    effort: ReasoningEffort | None = None
    """Reasoning effort."""

    summary: ReasoningSummary | None = None
    """How much of the reasoning is summarized."""

    service_tier: str | m.Unset | None = m.UNSET
    """Service tier. `null`: back to the default of the provider."""


class TurnSettingsUpdateResponse(m.Struct):
    """What became of the change."""

    status: TurnSettingsUpdateStatus
    """What became of it."""


class AccountTokenUsageDailyBucket(m.Struct):
    """Tokens of a day."""

    start_date: str
    """The day, as `YYYY-MM-DD`."""

    tokens: int
    """Tokens used."""


class AccountTokenUsageSummary(m.Struct):
    """Use of an account in numbers."""

    lifetime_tokens: int | None = None
    """Tokens since the beginning. `null`: not known."""

    peak_daily_tokens: int | None = None
    """Most tokens of a day. `null`: not known."""

    longest_running_turn_sec: int | None = None
    """Longest turn, in seconds. `null`: not known."""

    current_streak_days: int | None = None
    """Days in a row with use, up to now. `null`: not known."""

    longest_streak_days: int | None = None
    """Most days in a row with use. `null`: not known."""


class ConsumeAccountRateLimitResetCreditParams(m.Struct, method="account/rateLimitResetCredit/consume"):
    """Credit to use."""

    idempotency_key: str
    """Key of this wish, best a UUID; the same key again uses no second credit."""

    credit_id: str | None = None
    """The credit. Absent: the next one."""


class ConsumeAccountRateLimitResetCreditResponse(m.Struct):
    """What became of the credit."""

    outcome: ConsumeAccountRateLimitResetCreditOutcome
    """What became of it."""


class GetAccountRateLimitsResponse(m.Struct):
    """Usage limits of the account."""

    ordinary_usage_allowed: bool | None = None
    """Whether included usage is open now. `null`: not known, also not from the percentages."""

    rate_limits: RateLimitSnapshot
    """The limits of ordinary use."""

    rate_limits_by_limit_id: dict[str, RateLimitSnapshot] | None = None
    """All limits by their id, for example `codex`. `null`: not told."""

    rate_limit_reset_credits: RateLimitResetCreditsSummary | None = None
    """Credits that reset limits. `null`: none known."""

    account_id: str | None = None
    """Workspace they belong to. `null`: not told."""

    rate_limit_upsell: t.Any = None
    """Advertisement of the vendor, any JSON. `null`: none."""


class GetAccountTokenUsageResponse(m.Struct):
    """How much the account used."""

    summary: AccountTokenUsageSummary
    """The whole in numbers."""

    daily_usage_buckets: list[AccountTokenUsageDailyBucket] | None = None
    """Tokens by day. `null`: not told."""

    thread_usage: ThreadUsage | None = None
    """Use of the thread that was asked for. `null`: none was, or it is not known."""


class GetWorkspaceMessagesResponse(m.Struct):
    """Messages of the workspace's owner."""

    feature_enabled: bool
    """Whether the account can have such messages."""

    messages: list[WorkspaceMessage]
    """Messages in force."""


class RateLimitResetCredit(m.Struct):
    """A credit that resets usage limits."""

    id: str
    """Id of the credit."""

    reset_type: RateLimitResetType
    """What it resets."""

    status: RateLimitResetCreditStatus
    """Whether it can be used."""

    granted_at: int
    """When it was given, in Unix seconds."""

    expires_at: int | None = None
    """When it is lost, in Unix seconds. `null`: never."""

    title: str | None = None
    """Name shown to the user. `null`: none."""

    description: str | None = None
    """Text for the user. `null`: none."""


class RateLimitResetCreditsSummary(m.Struct):
    """Credits that reset usage limits."""

    available_count: int
    """How many there are."""

    credits: list[RateLimitResetCredit] | None = None
    """The credits, perhaps not all. `null`: only the count is known."""


class SendAddCreditsNudgeEmailParams(m.Struct, method="account/sendAddCreditsNudgeEmail"):
    """What to ask the workspace's owner for."""

    credit_type: AddCreditsNudgeCreditType
    """What is used up."""


class SendAddCreditsNudgeEmailResponse(m.Struct):
    """Whether the owner was asked."""

    status: AddCreditsNudgeEmailStatus
    """What became of the e-mail."""


class ThreadUsage(m.Struct):
    """Estimated cost of a thread."""

    thread_id: str
    """Id of the thread."""

    estimated_usage_credits_micros: int
    """Cost in millionths of a credit."""

    estimated_usage_usd_micros: int | None = None
    """Cost in millionths of a US dollar. `null`: not known."""

    native_usage_usd_micros: int | None = None
    """Cost billed in dollars, in millionths. `null`: not known."""

    groups: list[ThreadUsageBreakdownGroup]
    """The cost by kind of use."""


class ThreadUsageBreakdownGroup(m.Struct):
    """Cost of one kind of use."""

    model: str | None = None
    """Model. `null`: not known."""

    reasoning_effort: str | None = None
    """Reasoning effort. `null`: not known."""

    speed: str | None = None
    """Speed that was paid for. `null`: not known."""

    estimated_usage_credits_micros: int
    """Cost in millionths of a credit."""

    net_new_input_tokens: int | None = None
    """Input tokens that did not come from the cache. `null`: not known."""

    cached_input_tokens: int | None = None
    """Input tokens that came from the cache. `null`: not known."""

    input_tokens: int | None = None
    """Input tokens. `null`: not known."""

    output_tokens: int | None = None
    """Output tokens. `null`: not known."""

    total_tokens: int | None = None
    """All tokens. `null`: not known."""


class WorkspaceMessage(m.Struct):
    """A message of the workspace's owner."""

    message_id: str
    """Id of the message."""

    message_type: WorkspaceMessageType
    """Where it is shown."""

    message_body: str
    """Text of the message."""

    created_at: int | None = None
    """When it was written, in Unix seconds. `null`: not known."""

    archived_at: int | None = None
    """When it was withdrawn, in Unix seconds. `null`: it is in force."""


class GetAccountRateLimitsParams(m.Struct, method="account/rateLimits/read"):
    """Which parts of the usage limits to return."""

    supports_luna_reserve: bool | None = None
    """Whether the client can show the reserve of the account. Absent: no."""

    exclude_reset_credit_details: bool | None = None
    """Whether to leave the list of reset credits out. Absent: no."""


class GetAccountTokenUsageParams(m.Struct, method="account/usage/read"):
    """Which use to return."""

    thread_id: str | None = None
    """Thread to return the cost of, too. Absent: none."""


class UserVerificationCancelParams(m.Struct, method="userVerification/cancel"):
    """Which request to cancel."""

    request_id: RequestId
    """Id of the enroll or verify request, sent on the same connection."""


class UserVerificationCancelResponse(m.Struct):
    """Answer without content. The cancelled request may still be ending."""


class UserVerificationDeleteParams(m.Struct, method="userVerification/delete"):
    """No parameters."""


class UserVerificationDeleteResponse(m.Struct):
    """Answer without content."""


class UserVerificationEnrollParams(m.Struct, method="userVerification/enroll"):
    """No parameters."""


class UserVerificationEnrollResponse(m.Struct):
    """The key of this device; an old one is used again. It still has to be registered with the service."""

    credential_id: str
    """Id of the key."""

    algorithm: str | None = None
    """Signature algorithm of the key. `null`: an older server does not tell."""

    public_key: str | None = None
    """Public key as SubjectPublicKeyInfo in base64url without padding. `null`: an older server does not tell."""


class UserVerificationProof(m.Struct):
    """Proof that the user agreed."""

    credential_id: str
    """Id of the key that signed."""

    signature: str
    """Signature of the decoded challenge, ECDSA P-256 with SHA-256, DER in base64url without padding."""


class UserVerificationStatusParams(m.Struct, method="userVerification/status"):
    """No parameters."""


class UserVerificationStatusResponse(m.Struct):
    """Whether this device can verify its user. Nobody is asked for it."""

    credential_id: str | None = None
    """Id of the key. `null`: there is none."""

    unavailable_reason: UserVerificationUnavailableReason | None = None
    """Why it cannot be done. `null`: it can."""

    unavailable_message: str | None = None
    """The same for people. `null`: it can."""


class UserVerificationVerifyParams(m.Struct, method="userVerification/verify"):
    """What the user has to agree to."""

    challenge: str
    """1 to 4096 bytes to sign, in base64url without padding."""

    title: str
    """What is shown first, 1 to 256 bytes."""

    description: str
    """More about it, at most 4096 bytes."""


class UserVerificationVerifyResponse(m.Struct):
    """The user agreed."""

    proof: UserVerificationProof
    """The proof of it."""


class UserVerificationErrorDetailsInvalidRequest(m.Struct, tag="type"):
    """The request makes no sense."""

    type: t.Literal["invalidRequest"] = "invalidRequest"
    """Tells the variant."""

    reason: UserVerificationInvalidRequestReason
    """Why."""


class UserVerificationErrorDetailsUnavailable(m.Struct, tag="type"):
    """This device cannot do it."""

    type: t.Literal["unavailable"] = "unavailable"
    """Tells the variant."""

    reason: UserVerificationUnavailableReason
    """Why."""


class UserVerificationErrorDetailsCancelled(m.Struct, tag="type"):
    """It ended early."""

    type: t.Literal["cancelled"] = "cancelled"
    """Tells the variant."""

    reason: UserVerificationCancellationReason
    """Why."""


class UserVerificationErrorDetailsFailed(m.Struct, tag="type"):
    """It went wrong."""

    type: t.Literal["failed"] = "failed"
    """Tells the variant."""

    reason: UserVerificationFailureReason
    """Why."""


class UserVerificationRpcError(m.Struct):
    """The error object of user verification."""

    code: int
    """JSON-RPC error code."""

    message: str
    """What went wrong, for people."""

    data: UserVerificationErrorDetails
    """What went wrong, for programs."""


class WindowsSandboxReadinessResponse(m.Struct):
    """Whether the Windows sandbox can be used."""

    status: WindowsSandboxReadiness
    """Its state."""


class WindowsSandboxSetupCompletedNotification(m.Struct, method="windowsSandbox/setupCompleted"):
    """The setup of the Windows sandbox ended."""

    mode: WindowsSandboxSetupMode
    """How it was set up."""

    success: bool
    """Whether it worked."""

    error: str | None = None
    """What went wrong. `null`: nothing."""


class WindowsSandboxSetupStartParams(m.Struct, method="windowsSandbox/setupStart"):
    """How to set the Windows sandbox up."""

    mode: WindowsSandboxSetupMode
    """With which rights."""

    cwd: AbsolutePathBuf | None = None
    """Directory whose configuration counts. Absent: that of the server."""


class WindowsSandboxSetupStartResponse(m.Struct):
    """Whether the setup began."""

    started: bool
    """Whether it runs now; `windowsSandbox/setupCompleted` tells the outcome."""


class WindowsWorldWritableWarningNotification(m.Struct, method="windows/worldWritableWarning"):
    """Directories that every user can write weaken the Windows sandbox."""

    sample_paths: list[str]
    """Some of these directories."""

    extra_count: int
    """How many more there are."""

    failed_scan: bool
    """Whether the search for them failed, so that the list may be incomplete."""


class AccountApiKey(m.Struct, tag="type"):
    """An API key."""

    type: t.Literal["apiKey"] = "apiKey"
    """Tells the variant."""


class AccountGcp(m.Struct, tag="type"):
    """Google Cloud, with credentials kept elsewhere."""

    type: t.Literal["gcp"] = "gcp"
    """Tells the variant."""


class CommandExecutionApprovalDecisionAcceptWithExecpolicyAmendment(m.Struct, key="accept_with_execpolicy_amendment"):
    """Run it and store a rule that allows commands with this prefix."""

    accept_with_execpolicy_amendment: ExecpolicyAmendmentDecision
    """Run it and store a rule that allows commands with this prefix."""


class CommandExecutionApprovalDecisionApplyNetworkPolicyAmendment(m.Struct, key="apply_network_policy_amendment"):
    """Store a rule for the host and act on it."""

    apply_network_policy_amendment: NetworkPolicyAmendmentDecision
    """Store a rule for the host and act on it."""


class ConfigLayerSourceSessionFlags(m.Struct, tag="type"):
    """Options the server was started with."""

    type: t.Literal["sessionFlags"] = "sessionFlags"
    """Tells the variant."""


class ConfigLayerSourceLegacyManagedConfigTomlFromMdm(m.Struct, tag="type"):
    """Managed settings of the older kind."""

    type: t.Literal["legacyManagedConfigTomlFromMdm"] = "legacyManagedConfigTomlFromMdm"
    """Tells the variant."""


class EventMsgContextCompacted(m.Struct, tag="type"):
    """The history was summarized."""

    type: t.Literal["context_compacted"] = "context_compacted"
    """Tells the variant."""


class EventMsgSkillsUpdateAvailable(m.Struct, tag="type"):
    """Skill files changed."""

    type: t.Literal["skills_update_available"] = "skills_update_available"
    """Tells the variant."""


class EventMsgShutdownComplete(m.Struct, tag="type"):
    """The thread is closed."""

    type: t.Literal["shutdown_complete"] = "shutdown_complete"
    """Tells the variant."""


class AgentStatusCompleted(m.Struct, key="completed"):
    """It is done."""

    completed: str | None
    """It is done."""


class AgentStatusErrored(m.Struct, key="errored"):
    """It failed."""

    errored: str
    """It failed."""


class McpStartupStatusStarting(m.Struct, tag="state"):
    """Going on."""

    state: t.Literal["starting"] = "starting"
    """Tells the variant."""


class McpStartupStatusReady(m.Struct, tag="state"):
    """The server can be used."""

    state: t.Literal["ready"] = "ready"
    """Tells the variant."""


class McpStartupStatusCancelled(m.Struct, tag="state"):
    """It was given up."""

    state: t.Literal["cancelled"] = "cancelled"
    """Tells the variant."""


class ResultOfCallToolResultOrStringOk(m.Struct, key="ok"):
    """The server answered."""

    ok: CallToolResult = m.member(wire="Ok")
    """The server answered."""


class ResultOfCallToolResultOrStringErr(m.Struct, key="err"):
    """There is no answer."""

    err: str = m.member(wire="Err")
    """There is no answer."""


class LegacyCodexErrorInfoModelCapVariant(m.Struct, key="model_cap"):
    """The model is used too much right now."""

    model_cap: LegacyCodexErrorInfoModelCap = m.member(wire="model_cap")
    """The model is used too much right now."""


class LegacyCodexErrorInfoHttpConnectionFailedVariant(m.Struct, key="http_connection_failed"):
    """The provider could not be reached."""

    http_connection_failed: LegacyCodexErrorInfoHttpConnectionFailed = m.member(wire="http_connection_failed")
    """The provider could not be reached."""


class LegacyCodexErrorInfoResponseStreamConnectionFailedVariant(m.Struct, key="response_stream_connection_failed"):
    """The stream of the answer could not be opened."""

    response_stream_connection_failed: LegacyCodexErrorInfoResponseStreamConnectionFailed = m.member(
        wire="response_stream_connection_failed"
    )
    """The stream of the answer could not be opened."""


class LegacyCodexErrorInfoResponseStreamDisconnectedVariant(m.Struct, key="response_stream_disconnected"):
    """The stream of the answer broke."""

    response_stream_disconnected: LegacyCodexErrorInfoResponseStreamDisconnected = m.member(
        wire="response_stream_disconnected"
    )
    """The stream of the answer broke."""


class LegacyCodexErrorInfoResponseTooManyFailedAttemptsVariant(m.Struct, key="response_too_many_failed_attempts"):
    """The request failed too often."""

    response_too_many_failed_attempts: LegacyCodexErrorInfoResponseTooManyFailedAttempts = m.member(
        wire="response_too_many_failed_attempts"
    )
    """The request failed too often."""


class ResponseItemCompactionTrigger(m.Struct, tag="type"):
    """Asks the provider for a summary."""

    type: t.Literal["compaction_trigger"] = "compaction_trigger"
    """Tells the variant."""


class ResponseItemOther(m.Struct, tag="type"):
    """Something this version does not know."""

    type: t.Literal["other"] = "other"
    """Tells the variant."""


class ResponsesApiWebSearchActionOther(m.Struct, tag="type"):
    """Something else."""

    type: t.Literal["other"] = "other"
    """Tells the variant."""


class HookMetadataPrompt(HookSettings, tag="handler_type"):
    """Asks a model."""

    handler_type: t.Literal["prompt"] = "prompt"
    """Tells the variant."""


class HookMetadataAgent(HookSettings, tag="handler_type"):
    """Starts an agent."""

    handler_type: t.Literal["agent"] = "agent"
    """Tells the variant."""


class ConfiguredHookHandlerPrompt(m.Struct, tag="type"):
    """Asks the model."""

    type: t.Literal["prompt"] = "prompt"
    """Tells the variant."""


class ConfiguredHookHandlerAgent(m.Struct, tag="type"):
    """Runs a sub-agent."""

    type: t.Literal["agent"] = "agent"
    """Tells the variant."""


class PatchChangeKindAdd(m.Struct, tag="type"):
    """It is created."""

    type: t.Literal["add"] = "add"
    """Tells the variant."""


class PatchChangeKindDelete(m.Struct, tag="type"):
    """It is deleted."""

    type: t.Literal["delete"] = "delete"
    """Tells the variant."""


class WebSearchActionOther(m.Struct, tag="type"):
    """Something else, or not known yet."""

    type: t.Literal["other"] = "other"
    """Tells the variant."""


class LegacySandboxPolicyDangerFullAccess(m.Struct, tag="type"):
    """Everything."""

    type: t.Literal["danger-full-access"] = "danger-full-access"
    """Tells the variant."""


class LegacySandboxPolicyReadOnly(m.Struct, tag="type"):
    """Nothing can be written."""

    type: t.Literal["read-only"] = "read-only"
    """Tells the variant."""


class LegacySessionSourceSubagent(m.Struct, key="subagent"):
    """Another agent."""

    subagent: SubAgentSource
    """Another agent."""


class ReviewDecisionApprovedExecpolicyAmendmentVariant(m.Struct, key="approved_execpolicy_amendment"):
    """Yes, and commands that begin this way may run from now on."""

    approved_execpolicy_amendment: ReviewDecisionApprovedExecpolicyAmendment = m.member(
        wire="approved_execpolicy_amendment"
    )
    """Yes, and commands that begin this way may run from now on."""


class ReviewDecisionNetworkPolicyAmendmentVariant(m.Struct, key="network_policy_amendment"):
    """Settles a network address for good."""

    network_policy_amendment: ReviewDecisionNetworkPolicyAmendment = m.member(wire="network_policy_amendment")
    """Settles a network address for good."""


class ReviewDecisionDeniedWithReasonVariant(m.Struct, key="denied"):
    """No; the turn goes on."""

    denied: ReviewDecisionDeniedWithReason
    """No; the turn goes on."""


class LoginAccountParamsChatgptDeviceCode(m.Struct, tag="type"):
    """With a code that the user types in anywhere."""

    type: t.Literal["chatgptDeviceCode"] = "chatgptDeviceCode"
    """Tells the variant."""


class LoginAccountResponseApiKey(m.Struct, tag="type"):
    """Nothing: the key is stored."""

    type: t.Literal["apiKey"] = "apiKey"
    """Tells the variant."""


class LoginAccountResponseChatgptAuthTokens(m.Struct, tag="type"):
    """Nothing: the tokens are in use."""

    type: t.Literal["chatgptAuthTokens"] = "chatgptAuthTokens"
    """Tells the variant."""


class LoginAccountResponseAmazonBedrock(m.Struct, tag="type"):
    """Nothing: the credentials are stored."""

    type: t.Literal["amazonBedrock"] = "amazonBedrock"
    """Tells the variant."""


class GatewayAuthNone(m.Struct, tag="mode"):
    """Not at all."""

    mode: t.Literal["none"] = "none"
    """Tells the variant."""


class ProviderSettingsOpenai(m.Struct, tag="type"):
    """OpenAI; nothing to set."""

    type: t.Literal["openai"] = "openai"
    """Tells the variant."""


class PluginSourceRemote(m.Struct, tag="type"):
    """From the cloud."""

    type: t.Literal["remote"] = "remote"
    """Tells the variant."""


class ThreadRealtimeBemItemPresentationWholeItem(m.Struct, tag="type"):
    """As a whole."""

    type: t.Literal["wholeItem"] = "wholeItem"
    """Tells the variant."""


class ThreadRealtimeBemItemPresentationInlineMarkdown(m.Struct, tag="type"):
    """As Markdown within the conversation."""

    type: t.Literal["inlineMarkdown"] = "inlineMarkdown"
    """Tells the variant."""


class ThreadRealtimeStartTransportWebsocket(m.Struct, tag="type"):
    """Through this connection."""

    type: t.Literal["websocket"] = "websocket"
    """Tells the variant."""


class ReviewTargetUncommittedChanges(m.Struct, tag="type"):
    """Changes of the working tree that are not committed, new files included."""

    type: t.Literal["uncommittedChanges"] = "uncommittedChanges"
    """Tells the variant."""


class ThreadPredictionResultFailed(m.Struct, tag="type"):
    """It could not be made."""

    type: t.Literal["failed"] = "failed"
    """Tells the variant."""


class AskForApprovalGranular(m.Struct, key="granular"):
    """Decide per kind of question."""

    granular: GranularApprovalPolicy
    """Decide per kind of question."""


class SandboxPolicyDangerFullAccess(m.Struct, tag="type"):
    """No sandbox."""

    type: t.Literal["dangerFullAccess"] = "dangerFullAccess"
    """Tells the variant."""


class LegacyReadOnlyAccessFullAccess(m.Struct, tag="type"):
    """Everything."""

    type: t.Literal["fullAccess"] = "fullAccess"
    """Tells the variant."""


class LegacyReadOnlyAccessRestricted(m.Struct, tag="type"):
    """Listed folders. Refused: a permission profile says it."""

    type: t.Literal["restricted"] = "restricted"
    """Tells the variant."""


class FileSystemSpecialPathRoot(m.Struct, tag="kind"):
    """The root of the file system."""

    kind: t.Literal["root"] = "root"
    """Tells the variant."""


class FileSystemSpecialPathMinimal(m.Struct, tag="kind"):
    """The directories a program needs to run at all."""

    kind: t.Literal["minimal"] = "minimal"
    """Tells the variant."""


class FileSystemSpecialPathTmpdir(m.Struct, tag="kind"):
    """The directory in `TMPDIR`."""

    kind: t.Literal["tmpdir"] = "tmpdir"
    """Tells the variant."""


class FileSystemSpecialPathSlashTmp(m.Struct, tag="kind"):
    """`/tmp`."""

    kind: t.Literal["slash_tmp"] = "slash_tmp"
    """Tells the variant."""


class OtelExporterOtlpHttpVariant(m.Struct, key="otlp_http"):
    """To a collector over HTTP."""

    otlp_http: OtelExporterOtlpHttp = m.member(wire="otlp-http")
    """To a collector over HTTP."""


class OtelExporterOtlpGrpcVariant(m.Struct, key="otlp_grpc"):
    """To a collector over gRPC."""

    otlp_grpc: OtelExporterOtlpGrpc = m.member(wire="otlp-grpc")
    """To a collector over gRPC."""


class ThreadStatusNotLoaded(m.Struct, tag="type"):
    """It is stored only."""

    type: t.Literal["notLoaded"] = "notLoaded"
    """Tells the variant."""


class ThreadStatusIdle(m.Struct, tag="type"):
    """It is loaded and waits for input."""

    type: t.Literal["idle"] = "idle"
    """Tells the variant."""


class ThreadStatusSystemError(m.Struct, tag="type"):
    """Its last turn ended with a failure of the server."""

    type: t.Literal["systemError"] = "systemError"
    """Tells the variant."""


class SessionSourceCustom(m.Struct, key="custom"):
    """Another program."""

    custom: str
    """Another program."""


class SessionSourceSubAgent(m.Struct, key="sub_agent"):
    """An agent of another thread."""

    sub_agent: SubAgentSource
    """An agent of another thread."""


class SubAgentSourceThreadSpawn(m.Struct, key="thread_spawn"):
    """Was started by the agent of another thread."""

    thread_spawn: ThreadSpawnSource = m.member(wire="thread_spawn")
    """Was started by the agent of another thread."""


class SubAgentSourceOther(m.Struct, key="other"):
    """Something else."""

    other: str
    """Something else."""


class MultiAgentModeCustom(m.Struct, key="custom"):
    """As a text says."""

    custom: str
    """As a text says."""


class ThreadUnreadPositionThreadStart(m.Struct, tag="type"):
    """The whole thread was marked unread."""

    type: t.Literal["threadStart"] = "threadStart"
    """Tells the variant."""


class ThreadReadStateOperationRead(m.Struct, tag="type"):
    """As read."""

    type: t.Literal["read"] = "read"
    """Tells the variant."""


class ThreadReadStateOperationUnread(m.Struct, tag="type"):
    """As unread."""

    type: t.Literal["unread"] = "unread"
    """Tells the variant."""


class CodexErrorInfoModelCap(m.Struct, key="model_cap"):
    """The model has reached its cap."""

    model_cap: ModelCapErrorInfo
    """The model has reached its cap."""


class CodexErrorInfoHttpConnectionFailed(m.Struct, key="http_connection_failed"):
    """The request failed."""

    http_connection_failed: HttpStatusErrorInfo
    """The request failed."""


class CodexErrorInfoResponseStreamConnectionFailed(m.Struct, key="response_stream_connection_failed"):
    """The stream could not be opened."""

    response_stream_connection_failed: HttpStatusErrorInfo
    """The stream could not be opened."""


class CodexErrorInfoResponseStreamDisconnected(m.Struct, key="response_stream_disconnected"):
    """The stream broke off."""

    response_stream_disconnected: HttpStatusErrorInfo
    """The stream broke off."""


class CodexErrorInfoResponseTooManyFailedAttempts(m.Struct, key="response_too_many_failed_attempts"):
    """All retries failed."""

    response_too_many_failed_attempts: HttpStatusErrorInfo
    """All retries failed."""


class CodexErrorInfoActiveTurnNotSteerable(m.Struct, key="active_turn_not_steerable"):
    """The running turn takes no further input."""

    active_turn_not_steerable: ActiveTurnNotSteerableErrorInfo
    """The running turn takes no further input."""


Account: t.TypeAlias = t.Union[
    AccountApiKey,
    AccountChatgpt,
    AccountAmazonBedrock,
    AccountGcp,
    m.Unknown,
]
"""An account."""

PlanType: t.TypeAlias = t.Union[
    t.Literal[
        "free",
        "go",
        "plus",
        "pro",
        "prolite",
        "promax",
        "team",
        "self_serve_business_prolite",
        "self_serve_business_usage_based",
        "business",
        "ent26",
        "enterprise_cbp_automation",
        "enterprise_cbp_usage_based",
        "enterprise",
        "edu",
        "edu_plus",
        "edu_pro",
        "sci",
        "sci_plus",
        "unknown",
    ],
    str,
    m.Unknown,
]
"""Plan of an account."""

CommandExecutionApprovalDecision: t.TypeAlias = t.Union[
    t.Literal[
        "accept",
        "acceptForSession",
        "decline",
        "cancel",
    ],
    CommandExecutionApprovalDecisionAcceptWithExecpolicyAmendment,
    CommandExecutionApprovalDecisionApplyNetworkPolicyAmendment,
    str,
    m.Unknown,
]
"""What becomes of a command."""

BedrockSetupParams: t.TypeAlias = t.Union[
    BedrockSetupParamsProfile,
    BedrockSetupParamsEnvironment,
    m.Unknown,
]
"""Credentials to use Amazon Bedrock with."""

ConfigLayerSource: t.TypeAlias = t.Union[
    ConfigLayerSourcePackagedDefaults,
    ConfigLayerSourceMdm,
    ConfigLayerSourceSystem,
    ConfigLayerSourceEnterpriseManaged,
    ConfigLayerSourceUser,
    ConfigLayerSourceProject,
    ConfigLayerSourceSessionFlags,
    ConfigLayerSourceLegacyManagedConfigTomlFromFile,
    ConfigLayerSourceLegacyManagedConfigTomlFromMdm,
    m.Unknown,
]
"""Where a layer of the configuration comes from."""

ForcedChatgptWorkspaceIds: t.TypeAlias = t.Union[
    str,
    list[str],
    m.Unknown,
]
"""One workspace id or several."""

ToolsWebSearch: t.TypeAlias = t.Union[
    bool,
    WebSearchToolConfig,
    m.Unknown,
]
"""Settings of the web search, or only whether it is on."""

AppLinksConfig: t.TypeAlias = dict[str, AppLinkConfig]
"""Settings of the accounts of an app, by id of the account."""

AppToolsConfig: t.TypeAlias = dict[str, AppToolConfig]
"""Settings of the tools of an app, by name of the tool."""

RequestId: t.TypeAlias = t.Union[
    str,
    int,
    m.Unknown,
]
"""Id of a request; it comes back unchanged in the answer."""

AbsolutePathBuf: t.TypeAlias = str
"""An absolute, normalized path. It need not exist."""

LegacyAppPathString: t.TypeAlias = str
"""A path in the notation of the machine or environment it belongs to."""

McpElicitationMultiSelectEnumSchema: t.TypeAlias = t.Union[
    McpElicitationUntitledMultiSelectEnumSchema,
    McpElicitationTitledMultiSelectEnumSchema,
    m.Unknown,
]
"""A field with several of the given answers."""

McpElicitationSingleSelectEnumSchema: t.TypeAlias = t.Union[
    McpElicitationUntitledSingleSelectEnumSchema,
    McpElicitationTitledSingleSelectEnumSchema,
    m.Unknown,
]
"""A field with one of the given answers."""

McpElicitationEnumSchema: t.TypeAlias = t.Union[
    McpElicitationSingleSelectEnumSchema,
    McpElicitationMultiSelectEnumSchema,
    McpElicitationLegacyTitledEnumSchema,
    m.Unknown,
]
"""A field whose answers are given."""

McpElicitationPrimitiveSchema: t.TypeAlias = t.Union[
    McpElicitationEnumSchema,
    McpElicitationStringSchema,
    McpElicitationNumberSchema,
    McpElicitationBooleanSchema,
    m.Unknown,
]
"""A field of a form, as JSON Schema."""

McpServerElicitationRequestParams: t.TypeAlias = t.Union[
    McpServerElicitationRequestParamsOpenaiUserVerification,
    McpServerElicitationRequestParamsForm,
    McpServerElicitationRequestParamsOpenaiForm,
    McpServerElicitationRequestParamsOlderOpenaiForm,
    McpServerElicitationRequestParamsUrl,
    m.Unknown,
]
"""An MCP server asks the user for something."""

PathUri: t.TypeAlias = str
"""A path as a `file:` address."""

EventMsg: t.TypeAlias = t.Union[
    EventMsgError,
    EventMsgWarning,
    EventMsgContextCompacted,
    EventMsgThreadRolledBack,
    EventMsgTaskStarted,
    EventMsgTaskComplete,
    EventMsgTokenCount,
    EventMsgAgentMessage,
    EventMsgUserMessage,
    EventMsgAgentMessageDelta,
    EventMsgAgentReasoning,
    EventMsgAgentReasoningDelta,
    EventMsgAgentReasoningRawContent,
    EventMsgAgentReasoningRawContentDelta,
    EventMsgAgentReasoningSectionBreak,
    EventMsgSessionConfigured,
    EventMsgThreadNameUpdated,
    EventMsgMcpStartupUpdate,
    EventMsgMcpStartupComplete,
    EventMsgMcpToolCallBegin,
    EventMsgMcpToolCallEnd,
    EventMsgWebSearchBegin,
    EventMsgWebSearchEnd,
    EventMsgExecCommandBegin,
    EventMsgExecCommandOutputDelta,
    EventMsgTerminalInteraction,
    EventMsgExecCommandEnd,
    EventMsgViewImageToolCall,
    EventMsgExecApprovalRequest,
    EventMsgRequestUserInput,
    EventMsgDynamicToolCallRequest,
    EventMsgElicitationRequest,
    EventMsgApplyPatchApprovalRequest,
    EventMsgDeprecationNotice,
    EventMsgBackgroundEvent,
    EventMsgUndoStarted,
    EventMsgUndoCompleted,
    EventMsgStreamError,
    EventMsgPatchApplyBegin,
    EventMsgPatchApplyEnd,
    EventMsgTurnDiff,
    EventMsgGetHistoryEntryResponse,
    EventMsgMcpListToolsResponse,
    EventMsgListCustomPromptsResponse,
    EventMsgListSkillsResponse,
    EventMsgListRemoteSkillsResponse,
    EventMsgRemoteSkillDownloaded,
    EventMsgSkillsUpdateAvailable,
    EventMsgPlanUpdate,
    EventMsgTurnAborted,
    EventMsgShutdownComplete,
    EventMsgEnteredReviewMode,
    EventMsgExitedReviewMode,
    EventMsgRawResponseItem,
    EventMsgItemStarted,
    EventMsgItemCompleted,
    EventMsgAgentMessageContentDelta,
    EventMsgPlanDelta,
    EventMsgReasoningContentDelta,
    EventMsgReasoningRawContentDelta,
    EventMsgCollabAgentSpawnBegin,
    EventMsgCollabAgentSpawnEnd,
    EventMsgCollabAgentInteractionBegin,
    EventMsgCollabAgentInteractionEnd,
    EventMsgCollabWaitingBegin,
    EventMsgCollabWaitingEnd,
    EventMsgCollabCloseBegin,
    EventMsgCollabCloseEnd,
    m.Unknown,
]
"""Something that happened in a thread. Names and members are in snake_case."""

AgentMessageContent: t.TypeAlias = t.Union[
    AgentMessageContentText,
    m.Unknown,
]
"""A piece of a message of the agent."""

AgentStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending_init",
        "running",
        "shutdown",
        "not_found",
    ],
    AgentStatusCompleted,
    AgentStatusErrored,
    str,
    m.Unknown,
]
"""State of a sub-agent."""

McpStartupStatus: t.TypeAlias = t.Union[
    McpStartupStatusStarting,
    McpStartupStatusReady,
    McpStartupStatusFailed,
    McpStartupStatusCancelled,
    m.Unknown,
]
"""How far the start of an MCP server is."""

TurnItem: t.TypeAlias = t.Union[
    TurnItemUserMessage,
    TurnItemAgentMessage,
    TurnItemPlan,
    TurnItemReasoning,
    TurnItemWebSearch,
    TurnItemContextCompaction,
    m.Unknown,
]
"""An item of a turn, in events."""

LegacyUserInput: t.TypeAlias = t.Union[
    LegacyUserInputText,
    LegacyUserInputImage,
    LegacyUserInputLocalImage,
    LegacyUserInputSkill,
    LegacyUserInputMention,
    m.Unknown,
]
"""A piece of what the user says, in events."""

ResultOfCallToolResultOrString: t.TypeAlias = t.Union[
    ResultOfCallToolResultOrStringOk,
    ResultOfCallToolResultOrStringErr,
    m.Unknown,
]
"""Outcome of a call of an MCP tool."""

LegacyCodexErrorInfo: t.TypeAlias = t.Union[
    t.Literal[
        "context_window_exceeded",
        "usage_limit_exceeded",
        "internal_server_error",
        "unauthorized",
        "bad_request",
        "sandbox_error",
        "thread_rollback_failed",
        "other",
    ],
    LegacyCodexErrorInfoModelCapVariant,
    LegacyCodexErrorInfoHttpConnectionFailedVariant,
    LegacyCodexErrorInfoResponseStreamConnectionFailedVariant,
    LegacyCodexErrorInfoResponseStreamDisconnectedVariant,
    LegacyCodexErrorInfoResponseTooManyFailedAttemptsVariant,
    str,
    m.Unknown,
]
"""Kind of a failed turn, in events."""

GuardianApprovalReviewAction: t.TypeAlias = t.Union[
    GuardianApprovalReviewActionCommand,
    GuardianApprovalReviewActionExecve,
    GuardianApprovalReviewActionWriteStdin,
    GuardianApprovalReviewActionApplyPatch,
    GuardianApprovalReviewActionNetworkAccess,
    GuardianApprovalReviewActionMcpToolCall,
    GuardianApprovalReviewActionRequestPermissions,
    m.Unknown,
]
"""What an automatic review is about."""

ResponseItem: t.TypeAlias = t.Union[
    ResponseItemAdditionalTools,
    ResponseItemMessage,
    ResponseItemAgentMessage,
    ResponseItemReasoning,
    ResponseItemLocalShellCall,
    ResponseItemFunctionCall,
    ResponseItemToolSearchCall,
    ResponseItemFunctionCallOutput,
    ResponseItemCustomToolCall,
    ResponseItemCustomToolCallOutput,
    ResponseItemToolSearchOutput,
    ResponseItemWebSearchCall,
    ResponseItemImageGenerationCall,
    ResponseItemGhostSnapshot,
    ResponseItemCompaction,
    ResponseItemConfigurationUpdate,
    ResponseItemCompactionTrigger,
    ResponseItemContextCompaction,
    ResponseItemOther,
    m.Unknown,
]
"""A piece of a history in the model provider's notation."""

ContentItem: t.TypeAlias = t.Union[
    ContentItemInputText,
    ContentItemInputImage,
    ContentItemInputAudio,
    ContentItemOutputText,
    m.Unknown,
]
"""A piece of a message."""

AgentMessageInputContent: t.TypeAlias = t.Union[
    AgentMessageInputContentInputText,
    AgentMessageInputContentEncryptedContent,
    m.Unknown,
]
"""A piece of a message between agents."""

ReasoningItemContent: t.TypeAlias = t.Union[
    ReasoningItemContentReasoningText,
    ReasoningItemContentText,
    m.Unknown,
]
"""A part of reasoning."""

ReasoningItemReasoningSummary: t.TypeAlias = t.Union[
    ReasoningItemReasoningSummarySummaryText,
    m.Unknown,
]
"""A part of a summary of reasoning."""

LocalShellAction: t.TypeAlias = t.Union[
    LocalShellActionExec,
    m.Unknown,
]
"""What the provider's own shell tool asks for."""

ResponsesApiWebSearchAction: t.TypeAlias = t.Union[
    ResponsesApiWebSearchActionSearch,
    ResponsesApiWebSearchActionOpenPage,
    ResponsesApiWebSearchActionFindInPage,
    ResponsesApiWebSearchActionOther,
    m.Unknown,
]
"""What was done on the web, in the model provider's notation."""

HookMetadata: t.TypeAlias = t.Union[
    HookMetadataCommand,
    HookMetadataMcpTool,
    HookMetadataPrompt,
    HookMetadataAgent,
    m.Unknown,
]
"""A configured hook."""

ConfiguredHookHandler: t.TypeAlias = t.Union[
    ConfiguredHookHandlerCommand,
    ConfiguredHookHandlerMcpTool,
    ConfiguredHookHandlerPrompt,
    ConfiguredHookHandlerAgent,
    m.Unknown,
]
"""What a hook does."""

UserInput: t.TypeAlias = t.Union[
    UserInputText,
    UserInputImage,
    UserInputLocalImage,
    UserInputAudio,
    UserInputLocalAudio,
    UserInputSkill,
    UserInputMention,
    m.Unknown,
]
"""A piece of what the user sends."""

FunctionCallOutputContentItem: t.TypeAlias = t.Union[
    FunctionCallOutputContentItemInputText,
    FunctionCallOutputContentItemInputImage,
    FunctionCallOutputContentItemInputAudio,
    FunctionCallOutputContentItemEncryptedContent,
    m.Unknown,
]
"""A piece of a tool's output, in the model provider's notation."""

FunctionCallOutputBody: t.TypeAlias = t.Union[
    str,
    list[FunctionCallOutputContentItem],
    m.Unknown,
]
"""What a tool returned."""

ThreadItem: t.TypeAlias = t.Union[
    ThreadItemUserMessage,
    ThreadItemHookPrompt,
    ThreadItemAgentMessage,
    ThreadItemFunctionCallOutput,
    ThreadItemPlan,
    ThreadItemReasoning,
    ThreadItemCommandExecution,
    ThreadItemFileChange,
    ThreadItemMcpToolCall,
    ThreadItemDynamicToolCall,
    ThreadItemCollabAgentToolCall,
    ThreadItemSubAgentActivity,
    ThreadItemWebSearch,
    ThreadItemImageView,
    ThreadItemSleep,
    ThreadItemImageGeneration,
    ThreadItemEnteredReviewMode,
    ThreadItemExitedReviewMode,
    ThreadItemContextCompaction,
    m.Unknown,
]
"""A piece of a turn."""

CommandAction: t.TypeAlias = t.Union[
    CommandActionRead,
    CommandActionListFiles,
    CommandActionSearch,
    CommandActionOther,
    m.Unknown,
]
"""What a part of a command does."""

PatchChangeKind: t.TypeAlias = t.Union[
    PatchChangeKindAdd,
    PatchChangeKindDelete,
    PatchChangeKindUpdate,
    m.Unknown,
]
"""What happens to a file."""

WebSearchAction: t.TypeAlias = t.Union[
    WebSearchActionSearch,
    WebSearchActionOpenPage,
    WebSearchActionFindInPage,
    WebSearchActionOther,
    m.Unknown,
]
"""What was done on the web."""

ImageGenerationFailure: t.TypeAlias = t.Union[
    ImageGenerationFailureUsageLimitExceeded,
    m.Unknown,
]
"""Why no image was made."""

GetConversationSummaryParams: t.TypeAlias = t.Union[
    GetConversationSummaryParamsRolloutPath,
    GetConversationSummaryParamsConversationId,
    m.Unknown,
]
"""Which conversation to describe: by file or by id."""

InputItem: t.TypeAlias = t.Union[
    InputItemText,
    InputItemImage,
    InputItemLocalImage,
    m.Unknown,
]
"""A piece of what the user says."""

LegacySandboxPolicy: t.TypeAlias = t.Union[
    LegacySandboxPolicyDangerFullAccess,
    LegacySandboxPolicyReadOnly,
    LegacySandboxPolicyExternalSandbox,
    LegacySandboxPolicyWorkspaceWrite,
    m.Unknown,
]
"""What commands and patches may touch, in conversations and events."""

LegacySessionSource: t.TypeAlias = t.Union[
    t.Literal[
        "cli",
        "vscode",
        "exec",
        "mcp",
        "unknown",
    ],
    LegacySessionSourceSubagent,
    str,
    m.Unknown,
]
"""Kind of client that began a conversation."""

GitSha: t.TypeAlias = str
"""Hash of a Git commit."""

FileChange: t.TypeAlias = t.Union[
    FileChangeAdd,
    FileChangeDelete,
    FileChangeUpdate,
    m.Unknown,
]
"""A change of a file."""

ParsedCommand: t.TypeAlias = t.Union[
    ParsedCommandRead,
    ParsedCommandListFiles,
    ParsedCommandSearch,
    ParsedCommandOther,
    m.Unknown,
]
"""What a part of a command does, as far as its text tells."""

ReviewDecision: t.TypeAlias = t.Union[
    t.Literal[
        "approved",
        "approved_for_session",
        "approved_mcp_policy_amendment",
        "denied",
        "timed_out",
        "abort",
    ],
    ReviewDecisionApprovedExecpolicyAmendmentVariant,
    ReviewDecisionNetworkPolicyAmendmentVariant,
    ReviewDecisionDeniedWithReasonVariant,
    str,
    m.Unknown,
]
"""Decision on a command or a patch, in a conversation."""

AccountSessionsSwitchResponse: t.TypeAlias = t.Union[
    AccountSessionsSwitchResponseSwitched,
    AccountSessionsSwitchResponseLoginRequired,
    m.Unknown,
]
"""What became of the switch."""

LoginAccountParams: t.TypeAlias = t.Union[
    LoginAccountParamsApiKey,
    LoginAccountParamsChatgpt,
    LoginAccountParamsChatgptDeviceCode,
    LoginAccountParamsChatgptAuthTokens,
    LoginAccountParamsAmazonBedrock,
    LoginAccountParamsAmazonBedrockAccessKeys,
    m.Unknown,
]
"""How to sign in."""

LoginAccountResponse: t.TypeAlias = t.Union[
    LoginAccountResponseApiKey,
    LoginAccountResponseChatgpt,
    LoginAccountResponseChatgptDeviceCode,
    LoginAccountResponseChatgptAuthTokens,
    LoginAccountResponseAmazonBedrock,
    m.Unknown,
]
"""What to do next."""

ResourceContent: t.TypeAlias = t.Union[
    ResourceContentText,
    ResourceContentBlob,
    m.Unknown,
]
"""A part of the content of a resource, in the notation of MCP."""

GatewayAuth: t.TypeAlias = t.Union[
    GatewayAuthNone,
    GatewayAuthEnvironmentVariable,
    GatewayAuthExternallyConfigured,
    m.Unknown,
]
"""How requests to a gateway are signed in."""

ProviderSettings: t.TypeAlias = t.Union[
    ProviderSettingsOpenai,
    ProviderSettingsCustomGateway,
    ProviderSettingsBedrock,
    ProviderSettingsGcp,
    m.Unknown,
]
"""Settings of a model provider."""

ProviderSettingsPatch: t.TypeAlias = t.Union[
    ProviderSettingsPatchCustomGateway,
    ProviderSettingsPatchBedrock,
    ProviderSettingsPatchGcp,
    m.Unknown,
]
"""Changes to the settings of a model provider. What is absent stays; `null` clears."""

ModelProviderError: t.TypeAlias = t.Union[
    ModelProviderErrorModelProviderMismatch,
    ModelProviderErrorModelProviderNotConfigured,
    ModelProviderErrorModelProviderPolicyConflict,
    m.Unknown,
]
"""The `data` of errors about the model provider of a thread."""

PluginSource: t.TypeAlias = t.Union[
    PluginSourceLocal,
    PluginSourceGit,
    PluginSourceNpm,
    PluginSourceRemote,
    m.Unknown,
]
"""Where the files of a plugin come from."""

ScheduledTaskSchedule: t.TypeAlias = t.Union[
    ScheduledTaskScheduleHourly,
    ScheduledTaskScheduleDaily,
    ScheduledTaskScheduleWeekdays,
    ScheduledTaskScheduleWeekly,
    m.Unknown,
]
"""When a scheduled task runs."""

ThreadRealtimeBemItemPresentation: t.TypeAlias = t.Union[
    ThreadRealtimeBemItemPresentationWholeItem,
    ThreadRealtimeBemItemPresentationInlineMarkdown,
    ThreadRealtimeBemItemPresentationInlineVisualization,
    m.Unknown,
]
"""How an item of the agent is shown in a voice conversation."""

ThreadRealtimeItem: t.TypeAlias = t.Union[
    ThreadRealtimeItemRealtimeSessionStarted,
    ThreadRealtimeItemTranscriptSegment,
    ThreadRealtimeItemBemItemPromoted,
    ThreadRealtimeItemRealtimeSessionClosed,
    m.Unknown,
]
"""An item of a voice session in a thread's timeline."""

ThreadRealtimeStartTransport: t.TypeAlias = t.Union[
    ThreadRealtimeStartTransportWebsocket,
    ThreadRealtimeStartTransportWebrtc,
    ThreadRealtimeStartTransportExistingCall,
    m.Unknown,
]
"""How sound and events of a voice session travel."""

ReviewTarget: t.TypeAlias = t.Union[
    ReviewTargetUncommittedChanges,
    ReviewTargetBaseBranch,
    ReviewTargetCommit,
    ReviewTargetCustom,
    m.Unknown,
]
"""What a review looks at. Blanks around texts do not count."""

ThreadPredictionResult: t.TypeAlias = t.Union[
    ThreadPredictionResultCompleted,
    ThreadPredictionResultFailed,
    m.Unknown,
]
"""How a guess ended."""

AskForApproval: t.TypeAlias = t.Union[
    t.Literal[
        "untrusted",
        "on-failure",
        "on-request",
        "never",
    ],
    AskForApprovalGranular,
    str,
    m.Unknown,
]
"""When the user is asked before something is done."""

SandboxPolicy: t.TypeAlias = t.Union[
    SandboxPolicyDangerFullAccess,
    SandboxPolicyReadOnly,
    SandboxPolicyExternalSandbox,
    SandboxPolicyWorkspaceWrite,
    m.Unknown,
]
"""What commands and patches may touch."""

LegacyReadOnlyAccess: t.TypeAlias = t.Union[
    LegacyReadOnlyAccessFullAccess,
    LegacyReadOnlyAccessRestricted,
    m.Unknown,
]
"""What a sandbox lets commands read. Older clients send it."""

FileSystemPath: t.TypeAlias = t.Union[
    FileSystemPathPath,
    FileSystemPathGlobPattern,
    FileSystemPathSpecial,
    m.Unknown,
]
"""One or several paths."""

FileSystemSpecialPath: t.TypeAlias = t.Union[
    FileSystemSpecialPathRoot,
    FileSystemSpecialPathMinimal,
    FileSystemSpecialPathProjectRoots,
    FileSystemSpecialPathTmpdir,
    FileSystemSpecialPathSlashTmp,
    FileSystemSpecialPathOther,
    m.Unknown,
]
"""A place that is resolved where the sandbox is set up."""

OtelExporter: t.TypeAlias = t.Union[
    t.Literal[
        "none",
        "statsig",
    ],
    OtelExporterOtlpHttpVariant,
    OtelExporterOtlpGrpcVariant,
    str,
    m.Unknown,
]
"""Where telemetry goes."""

ThreadStatus: t.TypeAlias = t.Union[
    ThreadStatusNotLoaded,
    ThreadStatusIdle,
    ThreadStatusSystemError,
    ThreadStatusActive,
    m.Unknown,
]
"""What a thread is doing."""

ThreadSource: t.TypeAlias = str
"""Purpose of a thread, in words of the client."""

SessionSource: t.TypeAlias = t.Union[
    t.Literal[
        "cli",
        "vscode",
        "exec",
        "appServer",
        "unknown",
    ],
    SessionSourceCustom,
    SessionSourceSubAgent,
    str,
    m.Unknown,
]
"""Kind of program a thread was created by."""

SubAgentSource: t.TypeAlias = t.Union[
    t.Literal[
        "review",
        "compact",
        "memory_consolidation",
    ],
    SubAgentSourceThreadSpawn,
    SubAgentSourceOther,
    str,
    m.Unknown,
]
"""Kind of sub-agent."""

ThreadId: t.TypeAlias = str
"""Id of a thread, a UUID."""

AgentPath: t.TypeAlias = str
"""Place of an agent in the tree of agents, with `/` between names."""

MultiAgentMode: t.TypeAlias = t.Union[
    t.Literal[
        "none",
        "explicitRequestOnly",
        "proactive",
    ],
    MultiAgentModeCustom,
    str,
    m.Unknown,
]
"""How eagerly work is given to sub-agents."""

ThreadItemsListAnchor: t.TypeAlias = t.Union[
    ThreadItemsListAnchorItem,
    m.Unknown,
]
"""A place among the items of a turn; the item itself is not part of the page."""

ThreadItemsListCursor: t.TypeAlias = t.Union[
    str,
    ThreadItemsListAnchor,
    m.Unknown,
]
"""Where a page of items begins."""

ThreadListCwdFilter: t.TypeAlias = t.Union[
    str,
    list[str],
    m.Unknown,
]
"""One working directory or several."""

ThreadSourceKind: t.TypeAlias = t.Union[
    t.Literal[
        "cli",
        "vscode",
        "exec",
        "appServer",
        "subAgent",
        "subAgentReview",
        "subAgentCompact",
        "subAgentThreadSpawn",
        "subAgentOther",
        "unknown",
    ],
    str,
    m.Unknown,
]
"""Kind of program, as a filter."""

ThreadUnreadPosition: t.TypeAlias = t.Union[
    ThreadUnreadPositionThreadStart,
    ThreadUnreadPositionTurn,
    m.Unknown,
]
"""A place from which on a thread is unread."""

ThreadReadStateOperation: t.TypeAlias = t.Union[
    ThreadReadStateOperationRead,
    ThreadReadStateOperationUnread,
    m.Unknown,
]
"""How to mark a thread."""

CapabilityRootLocation: t.TypeAlias = t.Union[
    CapabilityRootLocationEnvironment,
    m.Unknown,
]
"""Place of a capability root."""

ThreadTimelineEntry: t.TypeAlias = t.Union[
    ThreadTimelineEntryItem,
    ThreadTimelineEntryRealtime,
    ThreadTimelineEntryTurnStarted,
    ThreadTimelineEntryTurnCompleted,
    m.Unknown,
]
"""One step of a thread's history."""

DynamicToolSpec: t.TypeAlias = t.Union[
    DynamicToolSpecFunction,
    DynamicToolSpecNamespace,
    m.Unknown,
]
"""A tool the client offers to the model."""

DynamicToolNamespaceTool: t.TypeAlias = t.Union[
    DynamicToolNamespaceToolFunction,
    m.Unknown,
]
"""A tool inside a group."""

DynamicToolCallOutputContentItem: t.TypeAlias = t.Union[
    DynamicToolCallOutputContentItemInputText,
    DynamicToolCallOutputContentItemInputImage,
    DynamicToolCallOutputContentItemInputAudio,
    m.Unknown,
]
"""A piece of a tool result."""

CodexErrorInfo: t.TypeAlias = t.Union[
    t.Literal[
        "contextWindowExceeded",
        "sessionBudgetExceeded",
        "usageLimitExceeded",
        "rateLimitExceeded",
        "flexUnavailable",
        "serverOverloaded",
        "modelNotFound",
        "policyCapacityUnavailable",
        "cyberPolicy",
        "misalignmentPolicyViolation",
        "tooManyDenials",
        "internalServerError",
        "unauthorized",
        "badRequest",
        "threadRollbackFailed",
        "sandboxError",
        "inferenceHookDenied",
        "other",
    ],
    CodexErrorInfoModelCap,
    CodexErrorInfoHttpConnectionFailed,
    CodexErrorInfoResponseStreamConnectionFailed,
    CodexErrorInfoResponseStreamDisconnected,
    CodexErrorInfoResponseTooManyFailedAttempts,
    CodexErrorInfoActiveTurnNotSteerable,
    str,
    m.Unknown,
]
"""Kind of failure."""

ReasoningEffort: t.TypeAlias = str
"""How long the model thinks, as a value the model advertises; never empty."""

UserVerificationErrorDetails: t.TypeAlias = t.Union[
    UserVerificationErrorDetailsInvalidRequest,
    UserVerificationErrorDetailsUnavailable,
    UserVerificationErrorDetailsCancelled,
    UserVerificationErrorDetailsFailed,
    m.Unknown,
]
"""The `data` of errors of user verification."""
