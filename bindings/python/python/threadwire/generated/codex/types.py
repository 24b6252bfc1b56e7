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

DynamicToolSpecNamespaceType: t.TypeAlias = t.Literal["namespace"]
"""Always `namespace`."""

DynamicToolSpecFunctionType: t.TypeAlias = t.Literal["function"]
"""Always `function`."""

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
    """Name of the profile in use. `null`: none."""

    profiles: dict[str, ProfileV2] = m.member(default_factory=dict)
    """Profiles by name."""

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
    """The search text. `null`: see `queries`."""

    queries: list[str] | None = None
    """Several search texts. `null`: see `query`."""


class ResponsesApiWebSearchActionOpenPage(m.Struct, tag="type"):
    """A page was opened."""

    type: t.Literal["open_page"] = "open_page"
    """Tells the variant."""

    url: str | None = None
    """Its address. `null`: not known."""


class ResponsesApiWebSearchActionFindInPage(m.Struct, tag="type"):
    """A page was searched."""

    type: t.Literal["find_in_page"] = "find_in_page"
    """Tells the variant."""

    url: str | None = None
    """Its address. `null`: not known."""

    pattern: str | None = None
    """What was searched for. `null`: not known."""


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
    """File it was saved to. `null`: not saved."""

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


class ThreadStartParams(m.Struct, method="thread/start"):
    """Settings of a new thread. What is absent comes from the configuration."""

    model: str | None = None
    """Model to use."""

    model_provider: str | None = None
    """Id of the model provider."""

    allow_provider_model_fallback: bool | None = None
    """Whether the provider's default model may stand in for one it does not have. Absent: no."""

    service_tier: str | None = None
    """Service tier of the model provider."""

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

    service_tier: str | None = None
    """Service tier of the model provider."""

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


class TurnsPage(m.Struct):
    """A page of turns."""

    data: list[Turn]
    """The turns."""

    next_cursor: str | None = None
    """Cursor of the next page. `null`: this is the last one."""

    backwards_cursor: str | None = None
    """Cursor to read the other way from the beginning of this page. `null`: the page is empty."""


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

    service_tier: str | None = None
    """Service tier of the model provider."""

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


class ThreadReadStateChangedNotification(m.Struct, method="thread/readState/changed"):
    """The unread part of a thread changed."""

    thread_id: str
    """Id of the thread."""

    read_state: ThreadReadState
    """What is unread now."""


class ContextCompactedNotification(m.Struct, method="thread/compacted"):
    """The history of a thread was summarized."""

    thread_id: str
    """Id of the thread."""

    turn_id: str
    """Id of the turn."""


class DynamicToolSpecNamespace(m.Struct):
    """Tools grouped under a common name."""

    type: DynamicToolSpecNamespaceType
    """Always `namespace`."""

    name: str
    """Name of the group."""

    description: str
    """What the tools are for; the model reads it."""

    tools: list[DynamicToolNamespaceTool]
    """The tools of the group."""


class DynamicToolSpecFunction(m.Struct):
    """A single tool. A value without `type` is one."""

    type: DynamicToolSpecFunctionType | None = None
    """Always `function`."""

    name: str
    """Name the model calls it by: letters, digits, `_` and `-`."""

    description: str
    """What it does; the model reads it."""

    input_schema: t.Any
    """JSON Schema of its arguments."""

    defer_loading: bool | None = None
    """Whether the model learns of it only by searching for tools. Absent: no."""


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

    service_tier: str | None = None
    """Service tier of the model provider."""

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


class AskForApprovalGranular(m.Struct, key="granular"):
    """Decide per kind of question."""

    granular: GranularApprovalPolicy
    """Decide per kind of question."""


class SandboxPolicyDangerFullAccess(m.Struct, tag="type"):
    """No sandbox."""

    type: t.Literal["dangerFullAccess"] = "dangerFullAccess"
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

CapabilityRootLocation: t.TypeAlias = t.Union[
    CapabilityRootLocationEnvironment,
    m.Unknown,
]
"""Place of a capability root."""

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
        "explicitRequestOnly",
        "proactive",
    ],
    MultiAgentModeCustom,
    str,
    m.Unknown,
]
"""How eagerly work is given to sub-agents."""

ThreadUnreadPosition: t.TypeAlias = t.Union[
    ThreadUnreadPositionThreadStart,
    ThreadUnreadPositionTurn,
    m.Unknown,
]
"""A place from which on a thread is unread."""

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

DynamicToolSpec: t.TypeAlias = t.Union[
    DynamicToolSpecNamespace,
    DynamicToolSpecFunction,
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
