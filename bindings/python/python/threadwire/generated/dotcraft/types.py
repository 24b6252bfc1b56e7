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
    """The client can show `ui://` resources of tools. Default false."""

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
    """`usage/*` methods."""

    automations: bool | None = None
    """`automation/*` methods."""

    extensions: dict[str, t.Any] | None = None
    """Further features by extension name, `true` meaning available; `welcomeSuggestions` is one. Absent: none."""

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
    """MCP servers of this thread alone. Absent: those of the workspace."""

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
    """How to start or reach one MCP server."""

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


class EmptyObject(m.Struct, method="initialized"):
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
    """The call."""

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
    """The call."""

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
    """The call."""

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
    """The question."""

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
    """The questions."""

    response: UserInputResult
    """The answers."""


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
    """The item."""

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
    """The item."""

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
    """The item."""

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
    """The item."""

    delta: str
    """Output to append."""


class ReasoningEffortOption(m.Struct):
    """A reasoning effort a model offers."""

    effort: ReasoningEffort
    """The effort."""

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
    """The provider."""

    protocol: ProviderProtocol | None = None
    """Protocol the provider speaks."""

    models: list[ModelCatalogItem]
    """Its models; empty on failure."""

    error_code: str | None = None
    """Code of the failure, such as `MissingApiKey`. Absent: none."""

    error_message: str | None = None
    """Text of the failure. Absent: none."""


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
    """Title."""

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
    """Title."""

    overview: str
    """Summary; may be empty."""

    content: str | None = None
    """The plan in Markdown; may be empty. Absent, from old servers: empty."""

    todos: list[PlanTodo]
    """All steps, in order."""


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
    """The rows."""

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
    """The mode."""


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
    """The title."""


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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Object of data for clients; `ui` describes an interactive view. Kept as it is, never shown to the model.
    Absent: none.
    """


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
    """Code of the failure, such as `InvalidArguments`. Absent: none."""

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
    """The question."""

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
    """The entry."""


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
    """Outcome."""

    copied_file_count: int | None = None
    """Files carried over."""

    deleted_file_count: int | None = None
    """Deletions carried over."""


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
"""One step of a turn. `type` says what the payload holds; unknown types are kept and may be ignored."""

ToolContentItem: t.TypeAlias = t.Union[
    ToolContentItemText,
    ToolContentItemImage,
    m.Unknown,
]
"""One part of a tool's result."""
