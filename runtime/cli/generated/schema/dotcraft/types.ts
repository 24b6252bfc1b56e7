// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/types.ts.j2 from schema/dotcraft/**/*.json.

/** App that created a thread. */
export interface ThreadOriginApp {
  /** Identifier of the app. */
  appId: string;
  /** Name of the app for people. */
  displayName: string;
  /** Icon as a data URL or another safe URL. Absent: none. */
  icon?: string | null;
  /** Member of the app's team that the thread belongs to. Absent: none. */
  memberId?: string | null;
}

/**
 * State of the connection to an app.
 * - `notConnected`: Not connected.
 * - `connecting`: Being connected.
 * - `connected`: Connected.
 * - `needsAuth`: Waiting for the user to sign in.
 * - `error`: Failed.
 */
export type AppConnectionState = "notConnected" | "connecting" | "connected" | "needsAuth" | "error" | (string & {});

/**
 * State of the binding between an app and a thread.
 * - `pending`: Waiting for the app.
 * - `active`: In use.
 * - `offline`: The app cannot be reached.
 * - `expired`: Its time is over.
 * - `revoked`: Withdrawn.
 * - `error`: Failed.
 * - `cancelled`: Given up before it became active.
 */
export type AppBindingState = "pending" | "active" | "offline" | "expired" | "revoked" | "error" | "cancelled" | (string & {});

/** An app bound to a thread. */
export interface AppBindingSummary {
  /** The thread. */
  threadId: string;
  /** Identifier of the binding. */
  bindingId: string;
  /** Request that led to the binding. Absent: none. */
  bindingRequestId?: string | null;
  /** Identifier of the app. */
  appId: string;
  /** Name of the app for people. */
  displayName?: string | null;
  /** Icon as a data URL or another safe URL. Absent: none. */
  icon?: string | null;
  /** Namespace of the app's tools. Absent: none. */
  toolNamespace?: string | null;
  /** State of the binding. */
  state: AppBindingState;
  /** State of the connection to the app. Absent: unknown. */
  connectionState?: AppConnectionState | null;
  /** Rights granted to the app. Absent: not stated. */
  grantedScopes?: string[] | null;
  /** Tools the app adds. */
  attachedToolCount?: number | null;
  /** End of the binding, ISO 8601 in UTC. Absent: none. */
  expiresAt?: string | null;
  /** Time of the last change, ISO 8601 in UTC. */
  lastChangedAt?: string | null;
  /** What went wrong, for people. Absent: nothing. */
  diagnostic?: string | null;
}

/**
 * What kind of operation a decision is about.
 * - `shell`: Running a command.
 * - `file`: Reading or writing a file.
 * - `remoteResource`: Something outside the host.
 */
export type ApprovalType = "shell" | "file" | "remoteResource" | (string & {});

/**
 * What a user can decide.
 * - `accept`: This one operation may run.
 * - `acceptForSession`: This and operations of the same scope may run while the thread lives.
 * - `acceptAlways`: Operations of the same scope may run from now on, in later sessions too.
 * - `decline`: The operation is refused; the turn goes on.
 * - `cancel`: The operation is refused and the turn is stopped.
 */
export type ApprovalDecision = "accept" | "acceptForSession" | "acceptAlways" | "decline" | "cancel" | (string & {});

/** An operation the user has to decide about. */
export interface ItemApprovalRequestParams {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The `approvalRequest` item. */
  itemId: string;
  /** Identifier of the question; the same whenever it is asked again. */
  requestId: string;
  /** What kind of operation it is about. */
  approvalType: ApprovalType;
  /** The operation: a command line, or `read`, `write`, `edit` or `list` for a file. */
  operation: string;
  /** What it acts on: a working directory for a command, a path for a file. */
  target: string;
  /** Operations with the same key are covered by one decision for the session, such as `shell:*`. */
  scopeKey: string;
  /** Why consent is needed, for people. */
  reason: string;
  /** End of the time to answer, ISO 8601 in UTC; written by later releases only. */
  expiresAt?: string | null;
}

/** The user's decision. */
export interface ItemApprovalRequestResponse {
  /** The decision; an unknown one counts as `decline`. */
  decision: ApprovalDecision;
}

/** A question was decided. */
export interface ItemApprovalResolvedNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The `approvalResponse` item. */
  item: Item;
}

/** What a client can handle. An absent member takes the default it names; unknown members are ignored. */
export interface ClientCapabilities {
  /** The client can answer `item/approval/request`; false means it is never asked. Default true. */
  approvalSupport?: boolean | null;
  /** The client takes `item/*​/delta` notifications; false means none are sent. Default true. */
  streamingSupport?: boolean | null;
  /** The client wants `commandExecution` items and their output deltas. Default false. */
  commandExecutionStreaming?: boolean | null;
  /** The client wants `toolExecution` items. Default false. */
  toolExecutionLifecycle?: boolean | null;
  /** The client wants `workspace/configChanged`; false holds it back. Default true. */
  configChange?: boolean | null;
  /** Exact names of notifications not to send on this connection; unknown names are accepted. Default empty. */
  optOutNotificationMethods?: string[] | null;
  /** The client can answer `item/tool/requestUserInput`. Default false. */
  requestUserInputSupport?: boolean | null;
  /** The client reads `terminal/*` notifications. Default false. */
  backgroundTerminals?: boolean | null;
  /** The client can show `ui://` resources of tools. Default false. */
  interactiveToolUi?: boolean | null;
  /** Turns the connection into the backend of an external channel. Absent: an ordinary client. */
  channelAdapter?: ChannelAdapterCapability | null;
  /** Editor services the client offers to the server. Absent: none. */
  acpExtensions?: AcpExtensionsCapability | null;
  /** A JavaScript evaluator the client offers. Absent: none. */
  nodeRepl?: NodeReplCapability | null;
  /** Browser control the client offers. Absent: none. */
  browserUse?: BrowserUseCapability | null;
  /** Version of app binding the client speaks; known to later releases only. */
  appBindingVersion?: number | null;
  /** The client hosts MCP apps; known to later releases only. */
  mcpApps?: boolean | null;
  /** The client answers elicitations of MCP servers; known to later releases only. */
  mcpElicitation?: boolean | null;
  /** The client draws inline visualizations; known to later releases only. */
  inlineVisualizations?: boolean | null;
  /** Settings of client extensions by extension name; known to later releases only. */
  extensions?: { [name: string]: unknown } | null;
}

/** Editor services a client offers through `ext/acp/*` requests. An absent flag counts as false. */
export interface AcpExtensionsCapability {
  /** The client can read a text file. */
  fsReadTextFile?: boolean | null;
  /** The client can write a text file. */
  fsWriteTextFile?: boolean | null;
  /** The client can run terminals. */
  terminalCreate?: boolean | null;
  /** Further method families the client answers, such as `_unity`. Absent: none. */
  extensions?: string[] | null;
}

/** A JavaScript evaluator on the client's side. */
export interface NodeReplCapability {
  /** Kind of evaluator; `desktop-node` so far. */
  backend: string;
}

/** Browser control on the client's side. */
export interface BrowserUseCapability {
  /** Preferred backend, such as `desktop-iab`. */
  backend: string;
  /** All backends the client has. Absent: only `backend`. */
  backends?: string[] | null;
  /** Version of the evaluator calls; currently 2. */
  protocolVersion?: number | null;
  /** An evaluation can be cancelled. Absent: false. */
  supportsCancel?: boolean | null;
  /** Version of the browser session member; currently 1. */
  browserSessionProtocolVersion?: number | null;
  /** A single browser command can be cancelled. Absent: false. */
  supportsCommandCancel?: boolean | null;
  /** Largest result the client sends, in bytes. Absent: not stated. */
  maxBrowserResultBytes?: number | null;
  /** Time a command gets by default, in milliseconds. Absent: not stated. */
  defaultCommandTimeoutMs?: number | null;
  /** Longest time a command may ask for, in milliseconds. Absent: not stated. */
  maxCommandTimeoutMs?: number | null;
  /** A session can end with a typed outcome. Absent: false. */
  supportsTypedFinalize?: boolean | null;
  /** The client can report on a Chrome backend. Absent: false. */
  supportsChromeDiagnostics?: boolean | null;
}

/** Declares the connection as the backend of one external channel. */
export interface ChannelAdapterCapability {
  /** Name of the channel; it has to be configured and enabled on the server. */
  channelName: string;
  /** What the channel can deliver. Absent: text only. */
  deliveryCapabilities?: ChannelDeliveryCapabilities | null;
  /** Tools the channel adds for the agent, fixed while connected. Absent: none. */
  channelTools?: ChannelToolDescriptor[] | null;
  /** A plain yes or no to delivery, used by some clients in place of `deliveryCapabilities`. */
  deliverySupport?: boolean | null;
}

/** What an external channel can deliver. */
export interface ChannelDeliveryCapabilities {
  /** The adapter answers `ext/channel/send`. Absent: false. */
  structuredDelivery?: boolean | null;
  /** Limits per kind of media: `file`, `audio`, `image`, `video`. A missing kind cannot be sent. */
  media?: { [name: string]: ChannelMediaConstraints } | null;
}

/** Limits of one kind of media on a channel. */
export interface ChannelMediaConstraints {
  /** Largest file, in bytes. Absent: no stated limit. */
  maxBytes?: number | null;
  /** MIME types that pass. Absent: all. */
  allowedMimeTypes?: string[] | null;
  /** File name extensions that pass. Absent: all. */
  allowedExtensions?: string[] | null;
  /** The media may be named by a path on the server's host. */
  supportsHostPath: boolean;
  /** The media may be named by a URL. */
  supportsUrl: boolean;
  /** The media may be embedded as base64. */
  supportsBase64: boolean;
  /** The media may carry a caption. */
  supportsCaption: boolean;
}

/** A tool an external channel adds for the agent. */
export interface ChannelToolDescriptor {
  /** Name the model calls it by; PascalCase by custom. */
  name: string;
  /** What the tool does, for the model. */
  description: string;
  /** JSON Schema object of the arguments. */
  inputSchema: unknown;
  /** JSON Schema object of the structured result. Absent: not declared. */
  outputSchema?: unknown;
  /** How clients show the tool. Absent: by its name. */
  display?: ToolDisplay | null;
  /** The tool only works in a conversation of this channel. */
  requiresChatContext: boolean;
  /** Which argument an approval is about. Absent: no approval. */
  approval?: ToolApprovalDescriptor | null;
  /** Offer the tool through tool search only, not in the prompt. Absent: false. */
  deferLoading?: boolean | null;
}

/** Method families a server offers. An absent flag counts as false, and the methods behind it answer `Method not found`. */
export interface ServerCapabilities {
  /** Threads can be started, listed, read, renamed, paused, archived and deleted. */
  threadManagement: boolean;
  /** Connections can observe a thread with `thread/subscribe`. */
  threadSubscriptions: boolean;
  /** `thread/resume` can replace the client's tools. */
  dynamicToolRebind?: boolean | null;
  /** `additionalContext` is taken on `thread/start` and `thread/resume`. */
  runtimeAdditionalContext?: boolean | null;
  /** The server may send `item/approval/request`. */
  approvalFlow?: boolean | null;
  /** `skills/*` methods. */
  skillsManagement?: boolean | null;
  /** `plugin/*` methods. */
  pluginManagement?: boolean | null;
  /** Skills can have adapted variants, and the original can be restored. */
  skillVariants?: boolean | null;
  /** `model/list`. */
  modelCatalogManagement?: boolean | null;
  /** MCP servers can be listed and edited with `mcp/*`. */
  mcpManagement?: boolean | null;
  /** `thread/fork`. */
  threadFork?: boolean | null;
  /** `thread/goal/*` methods. */
  threadGoals?: boolean | null;
  /** `thread/compact/start`. */
  manualCompaction?: boolean | null;
  /** `thread/memory/consolidate/start`. */
  manualMemoryConsolidation?: boolean | null;
  /** `thread/maintenance/interrupt`. */
  threadMaintenanceInterrupt?: boolean | null;
  /** `worktree/*` methods and handoff of a thread to a worktree. */
  gitWorktrees?: boolean | null;
  /** `app/*` methods and app bindings of threads. */
  appBinding?: boolean | null;
  /** Apps can attach context blocks to threads. */
  appContextBlocks?: boolean | null;
  /** Apps can queue input for a thread. */
  appThreadInputEnqueue?: boolean | null;
  /** The server may send `item/tool/requestUserInput`. */
  requestUserInput?: boolean | null;
  /** `thread/mode/set`. */
  modeSwitch?: boolean | null;
  /** `thread/config/update`. */
  configOverride?: boolean | null;
  /** `cron/*` methods. */
  cronManagement?: boolean | null;
  /** `heartbeat/trigger`. */
  heartbeatManagement?: boolean | null;
  /** `tool/list`. */
  toolCatalog?: boolean | null;
  /** `command/*` methods. */
  commandManagement?: boolean | null;
  /** `provider/*` methods. */
  providerManagement?: boolean | null;
  /** `workspace/config/*` methods. */
  workspaceConfigManagement?: boolean | null;
  /** `memory/reset`. */
  memoryManagement?: boolean | null;
  /** `dreams/*` methods. */
  dreams?: boolean | null;
  /** MCP servers are reported with their origin and whether they are read-only. */
  mcpServerOrigins?: boolean | null;
  /** Start-up state and tests of MCP servers. */
  mcpStatus?: boolean | null;
  /** `externalChannel/*` methods. */
  externalChannelManagement?: boolean | null;
  /** `channel/status`. */
  channelStatus?: boolean | null;
  /** `agent/profiles/*` methods. */
  agentProfileManagement?: boolean | null;
  /** Profiles and settings of subagents can be edited. */
  subAgentManagement?: boolean | null;
  /** Subagents run in child threads that clients can list and talk to. */
  subAgentSessions?: boolean | null;
  /** `terminal/*` methods and notifications. */
  backgroundTerminals?: boolean | null;
  /** `usage/*` methods. */
  usageTelemetry?: boolean | null;
  /** `automation/*` methods. */
  automations?: boolean | null;
  /** Further features by extension name, `true` meaning available; `welcomeSuggestions` is one. Absent: none. */
  extensions?: { [name: string]: unknown } | null;
  /** Version of app binding the server speaks; written by later releases only. */
  appBindingVersion?: number | null;
  /** `hooks/*` methods; later releases only. */
  hooksManagement?: boolean | null;
  /** `marketplace/*` methods; later releases only. */
  pluginMarketplaces?: boolean | null;
  /** `mcpApp/*` methods; later releases only. */
  mcpApps?: boolean | null;
  /** Direct calls to MCP servers; later releases only. */
  mcpRuntime?: boolean | null;
  /** Questions of MCP servers are passed on to clients; later releases only. */
  mcpElicitation?: boolean | null;
  /** `sourceControl/*` methods; later releases only. */
  sourceControlManagement?: boolean | null;
  /** Sign-in with an OpenAI account; later releases only. */
  authOpenAiOAuth?: boolean | null;
  /** Usage report of an OpenAI account; later releases only. */
  authOpenAiUsage?: boolean | null;
  /** `visualization/*` methods; later releases only. */
  inlineVisualizations?: boolean | null;
}

/**
 * How freely the agent may act in a thread.
 * - `agent`: The full set of tools; the default.
 * - `plan`: Planning only: the agent reads and writes a plan, and changes nothing.
 */
export type AgentMode = "agent" | "plan" | (string & {});

/**
 * What happens when a tool needs consent.
 * - `default`: The workspace's own default applies; without one, the client is asked.
 * - `autoApprove`: Everything is accepted without asking.
 * - `interrupt`: The turn is cancelled at the first operation that needs consent.
 */
export type ApprovalPolicy = "default" | "autoApprove" | "interrupt" | (string & {});

/**
 * How much a model thinks before it answers.
 * - `low`: Little.
 * - `medium`: A moderate amount.
 * - `high`: Much.
 * - `extraHigh`: As much as the model can.
 */
export type ReasoningEffort = "low" | "medium" | "high" | "extraHigh" | (string & {});

/**
 * How much of the reasoning is shown.
 * - `none`: Nothing.
 * - `summary`: A summary.
 * - `full`: All of it.
 */
export type ReasoningOutput = "none" | "summary" | "full" | (string & {});

/** Reasoning settings of a thread. */
export interface ReasoningConfig {
  /** Whether the model reasons at all. Absent: the model's default. */
  enabled?: boolean | null;
  /** How much it thinks. Absent: the model's default. */
  effort?: ReasoningEffort | null;
  /** How much of it is shown. Absent: the model's default. */
  output?: ReasoningOutput | null;
}

/** Which names may be used. A name that is both allowed and denied is denied. */
export interface NamePolicy {
  /** Names that may be used. Absent: all. */
  allow?: string[] | null;
  /** Names that may not be used. Absent: none. */
  deny?: string[] | null;
}

/** Which tools a thread may use. */
export interface ToolPolicy {
  /** Tools that may be used. Absent: all. */
  allow?: string[] | null;
  /** Tools that may not be used; wins over `allow`. Absent: none. */
  deny?: string[] | null;
  /** How tools that start or steer other agents are treated, such as `allowList`. Absent: the server's default. */
  agentControl?: string | null;
  /** Agent-control tools that stay usable under `allowList`. Absent: none. */
  allowedAgentControlTools?: string[] | null;
}

/** Which MCP servers and MCP tools a thread may use. */
export interface McpPolicy {
  /** Names of the servers. Absent: all. */
  servers?: string[] | null;
  /** Tools of those servers; `*` stands for any text in a name. Absent: all. */
  tools?: NamePolicy | null;
}

/** Which skills a thread may use. */
export interface SkillsPolicy {
  /** Skills loaded when the thread starts. Absent: none. */
  preload?: string[] | null;
  /** Skills that may be used. Absent: all. */
  allow?: string[] | null;
  /** Skills that may not be used; wins over `allow`. Absent: none. */
  deny?: string[] | null;
  /** The agent may install and edit skills. Absent: the server's default. */
  allowManage?: boolean | null;
}

/** How a thread treats tools reserved for agent teams. */
export interface TeamsPolicy {
  /** What happens to reserved tools; `keep` leaves them available. Absent: the server's default. */
  reservedTools?: string | null;
}

/** Choice of a model's context window; known to later releases only. */
export interface ContextWindowConfig {
  /** Name of the window. Absent: the model's default. */
  mode?: string | null;
}

/** Settings of one thread. In `thread/config/update` an absent member stays as it is. */
export interface ThreadConfiguration {
  /** How freely the agent may act. Absent: `agent`. */
  mode?: AgentMode | null;
  /** Model of the thread. Absent at creation: the workspace's current model is recorded. */
  model?: string | null;
  /** Reasoning settings. Absent: the model's defaults. */
  reasoning?: ReasoningConfig | null;
  /** MCP servers of this thread alone. Absent: those of the workspace. */
  mcpServers?: McpServerConfig[] | null;
  /** Prefixes of the editor extensions the thread may call. Absent: none. */
  extensions?: string[] | null;
  /** Names of custom tools to add. Absent: none. */
  customTools?: string[] | null;
  /** Absolute path used in place of the thread's workspace. Absent: none. */
  workspaceOverride?: string | null;
  /** Absolute path in which tools run; the thread's own state stays where it is. Absent: none. */
  executionWorkspaceOverride?: string | null;
  /** Name of a tool profile to apply. Absent: none. */
  toolProfile?: string | null;
  /** Only the tools of `toolProfile` are offered. Absent: false. */
  useToolProfileOnly?: boolean | null;
  /** Instructions added to the system prompt. Absent: none. */
  agentInstructions?: string | null;
  /** Exact tool names that may be used; the older form of `toolPolicy.allow`. Absent: all. */
  toolAllowList?: string[] | null;
  /** Exact tool names that may not be used; the older form of `toolPolicy.deny`, and it wins. Absent: none. */
  toolDenyList?: string[] | null;
  /** Which tools may be used. Absent: all. */
  toolPolicy?: ToolPolicy | null;
  /** Which MCP servers and tools may be used. Absent: all. */
  mcpPolicy?: McpPolicy | null;
  /** Which plugins may be used. Absent: all. */
  pluginPolicy?: NamePolicy | null;
  /** Which skills may be used. Absent: all. */
  skillsPolicy?: SkillsPolicy | null;
  /** How reserved team tools are treated. Absent: the server's default. */
  teamsPolicy?: TeamsPolicy | null;
  /** What happens when a tool needs consent. Absent: `default`. */
  approvalPolicy?: ApprovalPolicy | null;
  /** For files outside the workspace: true asks, false refuses without asking. Absent: the workspace's default. */
  requireApprovalOutsideWorkspace?: boolean | null;
  /** Directory of the automation task behind the thread. Absent: not an automation. */
  automationTaskDirectory?: string | null;
  /** Agent profile the thread runs under; only provider, model and reasoning may be set beside it. Absent: none. */
  agentProfileId?: string | null;
  /** Where that profile comes from. Absent: the one with the highest precedence. */
  agentProfileSource?: AgentProfileSource | null;
  /** Fingerprint of the profile when it was applied. Absent: not recorded. */
  agentProfileFingerprint?: string | null;
  /** Profile this thread is editing; such threads are hidden from lists. Absent: none. */
  agentBuilderTargetId?: string | null;
  /** Where the edited profile comes from. Absent: none. */
  agentBuilderTargetSource?: string | null;
  /** Model provider of the thread. Absent: the workspace's provider. */
  providerId?: string | null;
  /** `agentInstructions` replace the base prompt; known to later releases only. */
  overrideBasePrompt?: boolean | null;
  /** Time to answer an approval, in seconds; known to later releases only. */
  approvalTimeoutSeconds?: number | null;
  /** Absolute working directory of tools; known to later releases only. */
  cwd?: string | null;
  /** Absolute workspace roots; known to later releases only. */
  runtimeWorkspaceRoots?: string[] | null;
  /** Service speed of the model; known to later releases only. */
  speed?: string | null;
  /** Choice of the context window; known to later releases only. */
  contextWindow?: ContextWindowConfig | null;
  /** Instructions for the agent's role; known to later releases only. */
  roleInstructions?: string | null;
}

/**
 * Where an agent profile comes from, in rising precedence. Only `user` and `workspace` can be written.
 * - `builtIn`: Comes with the product.
 * - `plugin`: Comes with a plugin.
 * - `user`: Belongs to the user, in every workspace.
 * - `workspace`: Belongs to the workspace.
 * - `managed`: Set by an administrator.
 */
export type AgentProfileSource = "builtIn" | "plugin" | "user" | "workspace" | "managed" | (string & {});

/**
 * How an MCP server is reached.
 * - `stdio`: A child process spoken to over its standard streams.
 * - `streamableHttp`: An HTTP endpoint.
 */
export type McpTransport = "stdio" | "streamableHttp" | (string & {});

/** Where the entry of an MCP server comes from. */
export interface McpServerOrigin {
  /** `workspace` or `plugin`. */
  kind: string;
  /** Plugin that brings the server. Absent: not from a plugin. */
  pluginId?: string | null;
  /** Name of that plugin for people. Absent: not from a plugin. */
  pluginDisplayName?: string | null;
  /** Name the plugin gives the server. Absent: same as `name`. */
  declaredName?: string | null;
}

/** How to start or reach one MCP server. */
export interface McpServerConfig {
  /** Key of the server, compared without regard to case. */
  name: string;
  /** Whether the server is used. */
  enabled: boolean;
  /** How it is reached. */
  transport: McpTransport;
  /** Program to start; `stdio` only. */
  command?: string | null;
  /** Arguments of the program; `stdio` only. Absent: none. */
  args?: string[] | null;
  /** Environment variables to set; `stdio` only. Absent: none. */
  env?: { [name: string]: string } | null;
  /** Environment variables to pass through by name; `stdio` only. Absent: none. */
  envVars?: string[] | null;
  /** Working directory of the program; `stdio` only. Absent: the workspace. */
  cwd?: string | null;
  /** Address of the server; `streamableHttp` only. */
  url?: string | null;
  /** Environment variable that holds the bearer token; `streamableHttp` only. Absent: no token. */
  bearerTokenEnvVar?: string | null;
  /** Headers to send; `streamableHttp` only. Absent: none. */
  httpHeaders?: { [name: string]: string } | null;
  /** Headers whose values come from the named environment variables; `streamableHttp` only. Absent: none. */
  envHttpHeaders?: { [name: string]: string } | null;
  /** Time the server gets to start, in seconds. Absent: the server's default. */
  startupTimeoutSec?: number | null;
  /** Time one tool call gets, in seconds. Absent: the server's default. */
  toolTimeoutSec?: number | null;
  /** Where the entry comes from; written when `mcpServerOrigins` is on. */
  origin?: McpServerOrigin | null;
  /** The entry cannot be edited; written when `mcpServerOrigins` is on. */
  readOnly?: boolean | null;
}

/**
 * State of a goal.
 * - `active`: Being worked on.
 * - `paused`: On hold.
 * - `budgetLimited`: Stopped because its token budget is used up.
 * - `complete`: Reached.
 * - `blocked`: Stopped because the agent cannot go on by itself.
 * - `usageLimited`: Stopped by a usage limit of the provider.
 */
export type ThreadGoalStatus = "active" | "paused" | "budgetLimited" | "complete" | "blocked" | "usageLimited" | (string & {});

/** A goal that a thread pursues over many turns. */
export interface ThreadGoal {
  /** Thread that pursues it. */
  threadId: string;
  /** Opaque identifier, such as `goal_01`. */
  goalId: string;
  /** What to reach; 1 to 4000 characters. */
  objective: string;
  /** State of the goal. */
  status: ThreadGoalStatus;
  /** Tokens it may use; null for no limit. */
  tokenBudget: number | null;
  /** Tokens it has used. */
  tokensUsed: TokenUsage;
  /** Time it has taken, in seconds. */
  timeUsedSeconds: number;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time of the last change, ISO 8601 in UTC. */
  updatedAt: string;
}

/** What a client says about itself in the first request of a connection. */
export interface InitializeParams {
  /** Who is connecting. */
  clientInfo: ClientInfo;
  /** What the client can handle. When absent, every flag takes its default. */
  capabilities?: ClientCapabilities | null;
}

/** What the server says about itself; fixed until the connection closes. */
export interface InitializeResult {
  /** Product, release and wire version of the server. */
  serverInfo: ServerInfo;
  /** Method families this server offers. */
  capabilities: ServerCapabilities;
  /** Address of a web dashboard; written by later releases only. */
  dashboardUrl?: string | null;
}

/** Name and release of a connecting client. */
export interface ClientInfo {
  /** Machine-readable name, such as `desktop`. */
  name: string;
  /** Name shown to people. Absent: use `name`. */
  title?: string | null;
  /** Release of the client, in its own numbering. */
  version: string;
}

/** Product, release and wire version of a server. */
export interface ServerInfo {
  /** Product name; always `dotcraft`. */
  name: string;
  /** Product release, such as `0.2.0`. */
  version: string;
  /** Wire version: an integer written as text, currently `1`. A higher number than expected is not an error. */
  protocolVersion: string;
  /** Namespaces of the extensions on offer, such as `acp`. Absent: none. */
  extensions?: string[] | null;
}

/** An object without members, for methods that take or answer nothing. Unknown members are ignored. */
export interface EmptyObject {
}

/**
 * One part of what a user says. An unknown `type` is refused.
 *
 * Newer peers may send others: keep a default branch.
 */
export type InputPart =
  | InputPartText
  | InputPartCommandRef
  | InputPartSkillRef
  | InputPartFileRef
  | InputPartImage
  | InputPartLocalImage;

/** Text as typed. */
export interface InputPartText {
  type: "text";
  /** The text; taken literally. */
  text: string;
}

/** A custom command. Built-in commands are refused here. */
export interface InputPartCommandRef {
  type: "commandRef";
  /** Name of the command, without a slash. */
  name: string;
  /** Text after the name. Absent: none. */
  argsText?: string | null;
  /** The whole text as typed, such as `/code-review src/foo.cs`. Absent: built from the other members. */
  rawText?: string | null;
}

/** A skill to use. The model is told its name and path, not its text. */
export interface InputPartSkillRef {
  type: "skillRef";
  /** Name of the skill. */
  name: string;
}

/** A file to look at. Naming a file gives no right to read it. */
export interface InputPartFileRef {
  type: "fileRef";
  /** Path, absolute or relative to the workspace. */
  path: string;
  /** Path shown to people. Absent: `path`. */
  displayPath?: string | null;
}

/** A picture by URL. */
export interface InputPartImage {
  type: "image";
  /** URL of the picture; a `data:` URL embeds it. */
  url: string;
}

/** A picture in a file on the server's host. */
export interface InputPartLocalImage {
  type: "localImage";
  /** Absolute path of the file. */
  path: string;
  /** MIME type. Absent: told from the file. */
  mimeType?: string | null;
  /** Name shown to people. Absent: taken from the path. */
  fileName?: string | null;
}

/**
 * How an input reached its turn.
 * - `normal`: It started the turn.
 * - `queued`: It waited in the queue first.
 * - `guidance`: It was added while the turn ran.
 * - `subagentMailbox`: An internal note between agents, not something a person said.
 */
export type DeliveryMode = "normal" | "queued" | "guidance" | "subagentMailbox" | (string & {});

/**
 * What caused an input that no person typed.
 * - `heartbeat`: The heartbeat.
 * - `cron`: A cron job.
 * - `automation`: An automation task.
 * - `goal`: The pursuit of a goal.
 * - `app`: An app.
 * - `team`: A team of agents.
 * - `subagentFollowupTask`: A follow-up task for a subagent.
 * - `subagentMailbox`: A note in a subagent's mailbox.
 * - `subagentInput`: Input for a running subagent.
 */
export type TriggerKind = "heartbeat" | "cron" | "automation" | "goal" | "app" | "team" | "subagentFollowupTask" | "subagentMailbox" | "subagentInput" | (string & {});

/**
 * State of a queued input.
 * - `queued`: Waits for its turn.
 * - `guidancePending`: Waits to be added to the running turn.
 */
export type QueuedInputStatus = "queued" | "guidancePending" | (string & {});

/** An input that waits for its turn. */
export interface QueuedTurnInput {
  /** Opaque identifier, such as `queued_20260425100000000_ab12cd`. */
  id: string;
  /** Thread of the queue. */
  threadId: string;
  /** The parts as the client sent them. */
  nativeInputParts: InputPart[];
  /** The parts as the model will get them. */
  materializedInputParts: InputPart[];
  /** The input as one text, for people. */
  displayText: string;
  /** Person in a chat who said it. Absent: the client's own user. */
  sender?: SenderContext | null;
  /** State of the entry. */
  status: QueuedInputStatus;
  /** Time it was queued, ISO 8601 in UTC. */
  createdAt: string;
  /** Turn that was running when it was queued. Absent: none was. */
  readyAfterTurnId?: string | null;
  /** What caused it. Absent: a person typed it. */
  triggerKind?: TriggerKind | null;
  /** Name of the cause for people. Absent: a person typed it. */
  triggerLabel?: string | null;
  /** Identifier of the cause. Absent: a person typed it. */
  triggerRefId?: string | null;
  /** App binding that gets the output. Absent: none. */
  deliveryBindingId?: string | null;
  /** It was sent as a goal; written by later releases only. */
  sentAsGoal?: boolean | null;
}

/**
 * How far an item is; it never moves backward.
 * - `started`: Created; its payload may be incomplete.
 * - `streaming`: Growing by deltas.
 * - `completed`: Final.
 */
export type ItemStatus = "started" | "streaming" | "completed" | (string & {});

/**
 * One step of a turn. `type` says what the payload holds; unknown types are kept and may be ignored.
 *
 * Newer peers may send others: keep a default branch.
 */
export type Item =
  | ItemUserMessage
  | ItemAgentMessage
  | ItemReasoningContent
  | ItemToolCall
  | ItemToolResult
  | ItemToolExecution
  | ItemCommandExecution
  | ItemPluginFunctionCall
  | ItemDynamicToolCall
  | ItemApprovalRequest
  | ItemApprovalResponse
  | ItemUserInputRequest
  | ItemUserInputResponse
  | ItemError
  | ItemSystemNotice;

/** What the user said; always the first item of a turn. */
export interface ItemUserMessage {
  type: "userMessage";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: UserMessagePayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** What the agent said. */
export interface ItemAgentMessage {
  type: "agentMessage";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: AgentMessagePayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** What the model thought. */
export interface ItemReasoningContent {
  type: "reasoningContent";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: ReasoningContentPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** A call of one of the server's tools. */
export interface ItemToolCall {
  type: "toolCall";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: ToolCallPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** The result of a tool call, joined to it by `callId`. */
export interface ItemToolResult {
  type: "toolResult";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: ToolResultPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** Start and end of a tool's execution; sent to clients with `toolExecutionLifecycle`. */
export interface ItemToolExecution {
  type: "toolExecution";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: ToolExecutionPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** A shell command and its output; sent to clients with `commandExecutionStreaming`. */
export interface ItemCommandExecution {
  type: "commandExecution";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: CommandExecutionPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** A call of a plugin's or a channel's function, with its result. */
export interface ItemPluginFunctionCall {
  type: "pluginFunctionCall";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: PluginFunctionCallPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** A call of a tool that a client runs, with its result. */
export interface ItemDynamicToolCall {
  type: "dynamicToolCall";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: DynamicToolCallPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** A decision the user was asked for. */
export interface ItemApprovalRequest {
  type: "approvalRequest";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: ApprovalRequestPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** What the user decided. */
export interface ItemApprovalResponse {
  type: "approvalResponse";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: ApprovalResponsePayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** Questions the user was asked. */
export interface ItemUserInputRequest {
  type: "userInputRequest";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: UserInputRequestPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** What the user answered. */
export interface ItemUserInputResponse {
  type: "userInputResponse";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: UserInputResponsePayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** Something went wrong. */
export interface ItemError {
  type: "error";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: ErrorPayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** A notice about the thread itself; has no streaming phase. */
export interface ItemSystemNotice {
  type: "systemNotice";
  /** Opaque identifier, such as `item_005`; unique in its turn. */
  id: string;
  /** Turn of the item. */
  turnId: string;
  /** How far the item is. */
  status: ItemStatus;
  /** What the item holds. */
  payload: SystemNoticePayload;
  /** The same as `type`; written by later releases only. */
  payloadKind?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time it became final, ISO 8601 in UTC. Absent: it is not. */
  completedAt?: string | null;
}

/** What a user said. */
export interface UserMessagePayload {
  /** The input as one text, for people. */
  text: string;
  /** The parts as the client sent them; show these. Absent: only `text` is known. */
  nativeInputParts?: InputPart[] | null;
  /** The parts as the model got them. Absent: only `text` is known. */
  materializedInputParts?: InputPart[] | null;
  /** How the input reached the turn. Absent: `normal`. */
  deliveryMode?: DeliveryMode | null;
  /** What caused it. Absent: a person typed it. */
  triggerKind?: TriggerKind | null;
  /** Name of the cause for people. Absent: a person typed it. */
  triggerLabel?: string | null;
  /** Identifier of the cause. Absent: a person typed it. */
  triggerRefId?: string | null;
  /** Queue entry it came from. Absent: it was not queued. */
  queuedInputId?: string | null;
  /** App binding that gets the output. Absent: none. */
  deliveryBindingId?: string | null;
  /** Identifier of the person in a chat. Absent: none. */
  senderId?: string | null;
  /** Name of the person in a chat. Absent: none. */
  senderName?: string | null;
  /** Role of the person in a chat. Absent: none. */
  senderRole?: string | null;
  /** Channel it came from. */
  channelName?: string | null;
  /** Place inside the channel. Absent: none. */
  channelContext?: string | null;
  /** Group chat it came from. Absent: none. */
  groupId?: string | null;
  /** Pictures stored with the message. Absent: none. */
  images?: UserMessageImage[] | null;
  /** It was sent as a goal; written by later releases only. */
  sentAsGoal?: boolean | null;
}

/** A picture stored with a message. */
export interface UserMessageImage {
  /** Absolute path of the file. */
  path: string;
  /** MIME type. Absent: told from the file. */
  mimeType?: string | null;
  /** Name shown to people. Absent: taken from the path. */
  fileName?: string | null;
}

/** What the agent said. */
export interface AgentMessagePayload {
  /** The text so far; all of it once the item is completed. */
  text: string;
}

/** What the model thought. */
export interface ReasoningContentPayload {
  /** The text so far; all of it once the item is completed. */
  text: string;
}

/** A call of one of the server's tools. */
export interface ToolCallPayload {
  /** Name of the tool. */
  toolName: string;
  /** Object of arguments. Absent: not complete yet. */
  arguments?: unknown;
  /** Identifier of the call; joins its result and its execution. */
  callId: string;
  /** Namespace of the tool; written by later releases only. */
  namespace?: string | null;
  /** Name of the tool as the model saw it; written by later releases only. */
  providerFlatName?: string | null;
}

/** The result of a tool call, as the model gets it. */
export interface ToolResultPayload {
  /** The call. */
  callId: string;
  /** The result as text. */
  result: string;
  /** The tool succeeded. */
  success: boolean;
  /** Name of the tool; written by later releases only. */
  toolName?: string | null;
  /** The result in parts; written by later releases only. */
  contentItems?: ToolContentItem[] | null;
  /** The result as data; written by later releases only. */
  structuredContent?: unknown;
  /** Code of the failure; written by later releases only. */
  errorCode?: string | null;
  /** Text of the failure; written by later releases only. */
  errorMessage?: string | null;
}

/**
 * How far the execution of a tool is.
 * - `inProgress`: At work.
 * - `completed`: Done.
 * - `failed`: Ended with an error.
 * - `cancelled`: Was stopped.
 */
export type ToolExecutionStatus = "inProgress" | "completed" | "failed" | "cancelled" | (string & {});

/** Start and end of a tool's execution; for clients with `toolExecutionLifecycle`. */
export interface ToolExecutionPayload {
  /** The call. */
  callId: string;
  /** Name of the tool. */
  toolName: string;
  /** How far it is. */
  status: ToolExecutionStatus;
  /** The tool succeeded. Absent: not ended. */
  success?: boolean | null;
  /** Time it took, in milliseconds. Absent: not ended. */
  durationMs?: number | null;
  /** Beginning of the result, at most 4096 characters; the tool result is the final word. Absent: none. */
  resultPreview?: string | null;
  /** Text of the failure. Absent: none. */
  errorMessage?: string | null;
}

/**
 * How far a command is.
 * - `inProgress`: Running.
 * - `completed`: Ended; the exit code says how.
 * - `failed`: Could not run, or ended with an error.
 * - `cancelled`: Was stopped with its turn.
 * - `backgrounded`: Runs on in the background.
 * - `killed`: Was killed.
 * - `lost`: The server lost track of it.
 */
export type CommandExecutionStatus = "inProgress" | "completed" | "failed" | "cancelled" | "backgrounded" | "killed" | "lost" | (string & {});

/**
 * Where a command runs.
 * - `host`: On the host.
 * - `sandbox`: In a sandbox.
 */
export type CommandSource = "host" | "sandbox" | (string & {});

/** A shell command and its output; for clients with `commandExecutionStreaming`. */
export interface CommandExecutionPayload {
  /** The call. */
  callId: string;
  /** The command line. */
  command: string;
  /** Absolute path it runs in. */
  workingDirectory: string;
  /** Where it runs. */
  source: CommandSource;
  /** How far it is. */
  status: CommandExecutionStatus;
  /** Output so far, standard output and error together. */
  aggregatedOutput: string;
  /** Exit code. Absent: not ended, or none. */
  exitCode?: number | null;
  /** Time it took, in milliseconds. Absent: not ended. */
  durationMs?: number | null;
  /** Background terminal that runs it. Absent: none. */
  sessionId?: string | null;
  /** File that holds the whole output. Absent: none. */
  outputPath?: string | null;
  /** Length of the whole output, in characters. Absent: not counted. */
  originalOutputChars?: number | null;
  /** `aggregatedOutput` was cut. Absent: false. */
  truncated?: boolean | null;
  /** Why it moved to the background. Absent: it did not. */
  backgroundReason?: string | null;
}

/** A call of a plugin's or a channel's function, with its result. No other item shows the call. */
export interface PluginFunctionCallPayload {
  /** The plugin, or `external-channel:` and the channel's name. */
  pluginId: string;
  /** Namespace of the function. Absent: none. */
  namespace?: string | null;
  /** Name of the function. */
  functionName: string;
  /** Identifier of the call. */
  callId: string;
  /** Object of arguments. Absent: not complete yet. */
  arguments?: unknown;
  /** The result in parts. Absent: none. */
  contentItems?: ToolContentItem[] | null;
  /** The result as data. Absent: none. */
  structuredResult?: unknown;
  /** The function succeeded. Absent: not ended. */
  success?: boolean | null;
  /** Code of the failure. Absent: none. */
  errorCode?: string | null;
  /** Text of the failure. Absent: none. */
  errorMessage?: string | null;
}

/** A call of a tool that a client runs, with its result. No other item shows the call. */
export interface DynamicToolCallPayload {
  /** Namespace of the tool. Absent: none. */
  namespace?: string | null;
  /** Name of the tool. */
  toolName: string;
  /** Identifier of the call. */
  callId: string;
  /** Object of arguments. Absent: not complete yet. */
  arguments?: unknown;
  /** The result in parts. Absent: none. */
  contentItems?: ToolContentItem[] | null;
  /** The result as data. Absent: none. */
  structuredResult?: unknown;
  /** The tool succeeded. Absent: not ended. */
  success?: boolean | null;
  /** Code of the failure, such as `UnsupportedTool`. Absent: none. */
  errorCode?: string | null;
  /** Text of the failure. Absent: none. */
  errorMessage?: string | null;
  /** Object that says how to show the call. Absent: none. */
  presentation?: unknown;
  /** How far the call is; written by later releases only. */
  status?: string | null;
}

/** A decision the user was asked for. */
export interface ApprovalRequestPayload {
  /** What kind of operation it is about. */
  approvalType: ApprovalType;
  /** The operation: a command line, or `read`, `write`, `edit` or `list` for a file. */
  operation: string;
  /** What it acts on: a working directory for a command, a path for a file. */
  target: string;
  /** Identifier of the question; the same whenever it is asked again. */
  requestId: string;
  /** Operations with the same key are covered by one decision for the session. Absent: not stated. */
  scopeKey?: string | null;
  /** Why consent is needed, for people. Absent: not stated. */
  reason?: string | null;
  /** End of the time to answer, ISO 8601 in UTC; written by later releases only. */
  expiresAt?: string | null;
}

/** What the user decided. */
export interface ApprovalResponsePayload {
  /** The question. */
  requestId: string;
  /** The operation may run. */
  approved: boolean;
  /** The exact decision. Absent: only `approved` is known. */
  decision?: ApprovalDecision | null;
}

/** Questions the user was asked. */
export interface UserInputRequestPayload {
  /** Identifier of the questions; the same whenever they are asked again. */
  requestId: string;
  /** One to three questions. */
  questions: UserInputQuestion[];
}

/** What the user answered. */
export interface UserInputResponsePayload {
  /** The questions. */
  requestId: string;
  /** The answers. */
  response: UserInputResult;
}

/** Something went wrong in a turn. */
export interface ErrorPayload {
  /** What, for people. */
  message: string;
  /** Code of the error, such as `agent_error` or `timeout`. */
  code: string;
  /** The turn ends because of it. */
  fatal: boolean;
}

/**
 * What a notice in the history is about.
 * - `compacted`: The context was shortened.
 * - `memoryConsolidated`: Memory was consolidated.
 * - `forked`: The thread is a copy of another.
 */
export type SystemNoticeKind = "compacted" | "memoryConsolidated" | "forked" | (string & {});

/** A notice in the history about the thread itself. */
export interface SystemNoticePayload {
  /** What it is about. */
  kind: SystemNoticeKind;
  /** What caused a compaction: `auto`, `reactive` or `manual`. Absent: another kind. */
  trigger?: string | null;
  /** How the context was shortened: `partial`. Old notices with `micro` are not shown. */
  mode?: string | null;
  /** Context size before, in tokens. Absent: another kind. */
  tokensBefore?: number | null;
  /** Context size after, in tokens. Absent: another kind. */
  tokensAfter?: number | null;
  /** Free share of the context after, 0.0 to 1.0. Absent: another kind. */
  percentLeftAfter?: number | null;
  /** Tool results dropped from the context. Absent: another kind. */
  clearedToolResults?: number | null;
  /** Thread the copy was made from. Absent: another kind. */
  sourceThreadId?: string | null;
}

/**
 * What a piece of streamed text belongs to.
 * - `agentMessage`: The agent's message.
 * - `reasoningContent`: The model's reasoning.
 * - `toolCallArguments`: The arguments of a tool call.
 */
export type DeltaKind = "agentMessage" | "reasoningContent" | "toolCallArguments" | (string & {});

/** An item came into being. */
export interface ItemStartedNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The item; its payload may be incomplete. */
  item: Item;
}

/** An item is final. */
export interface ItemCompletedNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The item; replaces everything streamed for it. */
  item: Item;
}

/** More of the agent's message. */
export interface ItemAgentMessageDeltaNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The item. */
  itemId: string;
  /** Always `agentMessage`. */
  deltaKind: DeltaKind;
  /** Text to append. */
  delta: string;
}

/** More of the model's reasoning. */
export interface ItemReasoningDeltaNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The item. */
  itemId: string;
  /** Always `reasoningContent`. */
  deltaKind: DeltaKind;
  /** Text to append. */
  delta: string;
}

/** More of a tool call's arguments. */
export interface ItemToolCallArgumentsDeltaNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The item. */
  itemId: string;
  /** Always `toolCallArguments`. */
  deltaKind: DeltaKind;
  /** Name of the tool; usually on the first piece only. */
  toolName?: string | null;
  /** The call; usually on the first piece only. */
  callId?: string | null;
  /** A piece of JSON text, not valid by itself and never empty. */
  delta: string;
}

/** More output of a command. */
export interface ItemCommandExecutionOutputDeltaNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The item. */
  itemId: string;
  /** Output to append. */
  delta: string;
}

/**
 * Protocol a model provider speaks.
 * - `openai-chat-completions`: OpenAI chat completions.
 * - `openai-responses`: OpenAI responses.
 * - `anthropic`: Anthropic messages.
 */
export type ProviderProtocol = "openai-chat-completions" | "openai-responses" | "anthropic" | (string & {});

/** A reasoning effort a model offers. */
export interface ReasoningEffortOption {
  /** The effort. */
  effort: ReasoningEffort;
  /** Name for people. */
  label: string;
}

/** What a model offers in reasoning. */
export interface ModelReasoningCapability {
  /** Reasoning can be turned off. */
  supportsDisable: boolean;
  /** Efforts on offer. */
  supportedEfforts: ReasoningEffortOption[];
  /** Effort used when none is set. */
  defaultEffort: ReasoningEffort;
  /** What can be shown of the reasoning. */
  supportedOutputs: ReasoningOutput[];
  /** What is shown when nothing is set. */
  defaultOutput: ReasoningOutput;
}

/** A model on offer. */
export interface ModelCatalogItem {
  /** Name to use in a thread's settings. */
  id: string;
  /** Who made it; may be empty. */
  ownedBy: string;
  /** Release, ISO 8601 in UTC. */
  createdAt: string;
  /** What it offers in reasoning. Absent: nothing known. */
  reasoning?: ModelReasoningCapability | null;
}

/** Whose models to list. */
export interface ModelListParams {
  /** The provider. Absent: the workspace's. */
  providerId?: string | null;
}

/** A provider's models, or why they cannot be listed. */
export interface ModelListResponse {
  /** The provider answered. */
  success: boolean;
  /** The provider. */
  providerId?: string | null;
  /** Protocol the provider speaks. */
  protocol?: ProviderProtocol | null;
  /** Its models; empty on failure. */
  models: ModelCatalogItem[];
  /** Code of the failure, such as `MissingApiKey`. Absent: none. */
  errorCode?: string | null;
  /** Text of the failure. Absent: none. */
  errorMessage?: string | null;
}

/**
 * How urgent a step is.
 * - `high`: Urgent.
 * - `medium`: Normal.
 * - `low`: Can wait.
 */
export type PlanTodoPriority = "high" | "medium" | "low" | (string & {});

/**
 * How far a step is.
 * - `pending`: Not begun.
 * - `in_progress`: Under way.
 * - `completed`: Done.
 * - `cancelled`: Dropped.
 */
export type PlanTodoStatus = "pending" | "in_progress" | "completed" | "cancelled" | (string & {});

/** One step of a plan. */
export interface PlanTodo {
  /** Short key in kebab-case; unique in the plan. */
  id: string;
  /** What to do. */
  content: string;
  /** How urgent it is. */
  priority: PlanTodoPriority;
  /** How far it is. */
  status: PlanTodoStatus;
}

/** A thread's plan, complete. */
export interface PlanSnapshot {
  /** Title. */
  title: string;
  /** Summary; may be empty. */
  overview: string;
  /** The plan in Markdown; may be empty. Absent, from old servers: empty. */
  content?: string | null;
  /** All steps, in order. */
  todos: PlanTodo[];
}

/** A thread's plan changed; this is all of it. */
export interface PlanUpdatedNotification {
  /** The thread. */
  threadId: string;
  /** Title. */
  title: string;
  /** Summary; may be empty. */
  overview: string;
  /** The plan in Markdown; may be empty. Absent, from old servers: empty. */
  content?: string | null;
  /** All steps, in order. */
  todos: PlanTodo[];
}

/**
 * What a system event is about.
 * - `compactWarning`: The context is getting full.
 * - `compactError`: The context is full.
 * - `compacting`: The context is being shortened; one of the next four follows.
 * - `compacted`: It was shortened.
 * - `compactSkipped`: There was nothing to shorten.
 * - `compactFailed`: It could not be shortened.
 * - `compactCancelled`: Shortening was stopped.
 * - `streamError`: The connection to the model broke and is tried again.
 * - `consolidating`: Memory is being consolidated.
 * - `consolidated`: It was consolidated.
 * - `consolidationSkipped`: There was nothing to consolidate.
 * - `consolidationFailed`: It could not be consolidated.
 * - `consolidationCancelled`: Consolidating was stopped.
 * - `channelRejected`: The channel this connection declared is not configured; the connection closes.
 */
export type SystemEventKind = "compactWarning" | "compactError" | "compacting" | "compacted" | "compactSkipped" | "compactFailed" | "compactCancelled" | "streamError" | "consolidating" | "consolidated" | "consolidationSkipped" | "consolidationFailed" | "consolidationCancelled" | "channelRejected" | (string & {});

/** News of maintenance and retries. */
export interface SystemEventNotification {
  /** The thread. Absent: the event concerns the connection. */
  threadId?: string | null;
  /** The turn. Absent: the event concerns the thread. */
  turnId?: string | null;
  /** What it is about. */
  kind: SystemEventKind;
  /** Key of a translated text. Absent: none. */
  messageKey?: string | null;
  /** Object of values for the translated text. Absent: none. */
  params?: unknown;
  /** English text for clients without a translation. Absent: none. */
  fallbackText?: string | null;
  /** The same as `fallbackText`. */
  message?: string | null;
  /** Free share of the context, 0.0 to 1.0. Absent: not known. */
  percentLeft?: number | null;
  /** Context size, in tokens. Absent: not known. */
  tokenCount?: number | null;
  /** How full the context is. Absent: not known. */
  contextUsage?: ContextUsageSnapshot | null;
  /** The channel that was rejected. Absent: another kind. */
  channelName?: string | null;
}

/**
 * A part of the workspace's configuration. Unknown ones are ignored.
 * - `providers`: Model providers.
 * - `workspace.provider`: The selected provider.
 * - `workspace.model`: The selected model.
 * - `workspace.reasoning`: Reasoning settings.
 * - `welcomeSuggestions`: Suggestions on the welcome page.
 * - `skills`: Skills.
 * - `plugins`: Plugins.
 * - `memory`: Memory.
 * - `workspace.defaultApprovalPolicy`: The default approval policy.
 * - `lsp`: Language servers.
 * - `mcp`: MCP servers.
 * - `externalChannel`: External channels.
 * - `subagent`: Subagents.
 */
export type ConfigRegion = "providers" | "workspace.provider" | "workspace.model" | "workspace.reasoning" | "welcomeSuggestions" | "skills" | "plugins" | "memory" | "workspace.defaultApprovalPolicy" | "lsp" | "mcp" | "externalChannel" | "subagent" | (string & {});

/** The workspace's configuration changed; read again what matters. */
export interface WorkspaceConfigChangedNotification {
  /** Method that caused it. */
  source: string;
  /** What changed. */
  regions: ConfigRegion[];
  /** When, ISO 8601 in UTC. */
  changedAt: string;
}

/** On whose behalf, and from where, a client works with threads. */
export interface SessionIdentity {
  /** Channel the request comes from, such as `desktop`, `cli` or `vscode`. */
  channelName: string;
  /** Identifier of the user, stored as given. Null when there is none. */
  userId: string | null;
  /** Place inside the channel, such as `workspace:/home/me/project`. Lists match it exactly; absent matches only absent. */
  channelContext?: string | null;
  /** Absolute workspace root. Absent: the server's own workspace. */
  workspacePath?: string | null;
}

/**
 * Where a thread is in its life.
 * - `active`: Turns can be started.
 * - `paused`: No turns until the thread is resumed.
 * - `archived`: Read-only, and hidden from lists unless asked for.
 */
export type ThreadStatus = "active" | "paused" | "archived" | (string & {});

/**
 * Who keeps the model's history of a thread.
 * - `server`: The server does; the default.
 * - `client`: The client does, and sends it with every turn.
 */
export type HistoryMode = "server" | "client" | (string & {});

/** One conversation in a workspace. A short notification may hold little more than `id` and `status`; what is missing there has not changed. */
export interface Thread {
  /** Opaque identifier, such as `thread_20260316_x7k2m4`; unique in the workspace. */
  id: string;
  /** Absolute workspace root. Always written except in short notifications. */
  workspacePath?: string | null;
  /** Owner. Absent: none. */
  userId?: string | null;
  /** Channel that created the thread. Always written except in short notifications. */
  originChannel?: string | null;
  /** Where the thread is in its life. */
  status: ThreadStatus;
  /** Turns, oldest first; empty unless they were asked for. Always written except in short notifications. */
  turns?: Turn[] | null;
  /** Title. Absent until set, or derived from the first message. */
  displayName?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt?: string | null;
  /** Time of the last activity, ISO 8601 in UTC. */
  lastActiveAt?: string | null;
  /** Labels of clients, kept and not interpreted. */
  metadata?: { [name: string]: string } | null;
  /** Who keeps the history. Absent: `server`. */
  historyMode?: HistoryMode | null;
  /** Place inside the channel. Absent: none. */
  channelContext?: string | null;
  /** Settings of the thread. Absent: workspace defaults. */
  configuration?: ThreadConfiguration | null;
  /** Inputs waiting for a turn, in order; current whatever part of the history was asked for. */
  queuedInputs?: QueuedTurnInput[] | null;
  /** Current plan of the thread, or null. */
  plan?: PlanSnapshot | null;
  /** How full the model's context is. Absent: unknown. */
  contextUsage?: ContextUsageSnapshot | null;
  /** What the thread is doing now. Absent: unknown, which is not the same as idle. */
  runtime?: ThreadRuntimeState | null;
  /** Long-running goal. Absent: none. */
  goal?: ThreadGoal | null;
  /** What caused the thread. Absent: a user. */
  source?: ThreadSource | null;
  /** App that created the thread. Absent: none. */
  originApp?: ThreadOriginApp | null;
  /** Thread this one was copied from. Absent: not a fork. */
  forkedFromId?: string | null;
  /** The thread is not kept. Absent: false. */
  ephemeral?: boolean | null;
  /** Git worktree the thread works in. Absent: none. */
  worktree?: ThreadWorktreeInfo | null;
  /** Absolute path in which tools run, after overrides. */
  effectiveWorkspacePath?: string | null;
  /** Apps bound to the thread. Absent: none. */
  appBindings?: AppBindingSummary[] | null;
  /** Absolute working directory; written by later releases only. */
  cwd?: string | null;
  /** Session the thread belongs to; written by later releases only. */
  sessionId?: string | null;
  /** Thread that spawned this one; written by later releases only. */
  parentThreadId?: string | null;
  /** File that stores the thread; written by later releases only. */
  path?: string | null;
  /** Absolute workspace roots; written by later releases only. */
  runtimeWorkspaceRoots?: string[] | null;
  /** Object that says how to show the thread's origin; written by later releases only. */
  originPresentation?: unknown;
}

/** One row of a thread list. */
export interface ThreadSummary {
  /** Identifier of the thread. */
  id: string;
  /** Title. Absent: none yet. */
  displayName?: string | null;
  /** Where the thread is in its life. */
  status: ThreadStatus;
  /** Channel that created the thread. */
  originChannel?: string | null;
  /** Place inside the channel. Absent: none. */
  channelContext?: string | null;
  /** Owner. Absent: none. */
  userId?: string | null;
  /** Absolute workspace root. */
  workspacePath?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt?: string | null;
  /** Time of the last activity, ISO 8601 in UTC; lists are sorted by it, latest first. */
  lastActiveAt?: string | null;
  /** Number of turns. */
  turnCount?: number | null;
  /** Labels of clients, kept and not interpreted. */
  metadata?: { [name: string]: string } | null;
  /** What the thread is doing now. Absent: unknown, which is not the same as idle. */
  runtime?: ThreadRuntimeState | null;
  /** App that created the thread. Absent: none. */
  originApp?: ThreadOriginApp | null;
  /** Long-running goal. Absent: none. */
  goal?: ThreadGoal | null;
  /** What caused the thread. Absent: a user. */
  source?: ThreadSource | null;
  /** Thread this one was copied from. Absent: not a fork. */
  forkedFromId?: string | null;
  /** The thread is not kept. Absent: false. */
  ephemeral?: boolean | null;
  /** Git worktree the thread works in. Absent: none. */
  worktree?: ThreadWorktreeInfo | null;
  /** Apps bound to the thread. Absent: none. */
  appBindings?: AppBindingSummary[] | null;
}

/**
 * What caused a thread.
 * - `user`: A person or a client.
 * - `subagent`: Another agent.
 */
export type ThreadSourceKind = "user" | "subagent" | (string & {});

/** What caused a thread. */
export interface ThreadSource {
  /** Kind of cause. */
  kind: ThreadSourceKind;
  /** Thread a client names as the origin; does not make a subagent. Absent: none. */
  spawnedFromThreadId?: string | null;
  /** Details when another agent is the cause. Absent: not a subagent. */
  subAgent?: SubAgentThreadSource | null;
}

/** Place of a subagent's thread in its tree. */
export interface SubAgentThreadSource {
  /** Thread of the agent that spawned it. */
  parentThreadId: string;
  /** Turn in which it was spawned. Absent: not recorded. */
  parentTurnId?: string | null;
  /** Thread at the top of the tree. */
  rootThreadId: string;
  /** Steps below the root; a direct child has 1. */
  depth: number;
  /** Path of the agent in the tree, such as `/root/worker`. */
  agentPath?: string | null;
  /** Short name of the task. */
  taskName?: string | null;
  /** Name of the agent for people. */
  agentNickname?: string | null;
  /** Role of the agent. */
  agentRole?: string | null;
  /** Profile the agent runs under. */
  profileName?: string | null;
  /** Kind of program that runs the agent. */
  runtimeType?: string | null;
  /** Messages can be sent to it. */
  supportsSendMessage: boolean;
  /** It takes follow-up tasks. */
  supportsFollowupTask: boolean;
  /** It can be closed. */
  supportsClose: boolean;
  /** It takes input while it runs; written by later releases only. */
  supportsSendInput?: boolean | null;
  /** It can be resumed; written by later releases only. */
  supportsResume?: boolean | null;
  /** Tool call that spawned it; written by later releases only. */
  spawnCallId?: string | null;
}

/**
 * Maintenance that keeps turns from starting. Background consolidation never counts.
 * - `compacting`: The context is being shortened.
 * - `consolidating`: Memory is being consolidated on request.
 */
export type MaintenanceKind = "compacting" | "consolidating" | (string & {});

/** What a thread is doing at this moment. Unknown flags are ignored. */
export interface ThreadRuntimeState {
  /** A turn is executing. */
  running: boolean;
  /** A turn waits for a decision. */
  waitingOnApproval: boolean;
  /** A turn waits for answers. Absent: false. */
  waitingOnInput?: boolean | null;
  /** A planning turn left a plan to confirm; cleared when the next turn starts. */
  waitingOnPlanConfirmation: boolean;
  /** A turn, a decision, a question or maintenance keeps the thread occupied. Absent: derive it from the other flags. */
  busy?: boolean | null;
  /** Maintenance under way. Absent: none. */
  maintenanceKind?: MaintenanceKind | null;
}

/** Which part of a thread's turns an answer holds. */
export interface TurnPage {
  /** Order of the turns inside the page. */
  order: TurnPageOrder;
  /** Largest number of turns in the page. */
  limit: number;
  /** Number of turns of the thread. */
  totalTurns: number;
  /** Number of the first turn in the page, counted from 1. */
  startOrdinal: number;
  /** Number of the last turn in the page, counted from 1. */
  endOrdinal: number;
  /** Opaque cursor of the next older page. Absent: there is none. */
  nextCursor?: string | null;
  /** There are older turns. */
  hasMore: boolean;
}

/**
 * Order of the turns inside a page.
 * - `oldestFirst`: From older to newer.
 */
export type TurnPageOrder = "oldestFirst" | (string & {});

/** A piece of context a client adds to the system prompt of its threads. */
export interface RuntimeAdditionalContextEntry {
  /** Kind of context. */
  kind: RuntimeAdditionalContextKind;
  /** The text; at most 16 KiB. Must not hold secrets. */
  value: string;
}

/**
 * Kind of added context.
 * - `application`: Knowledge of the client application.
 */
export type RuntimeAdditionalContextKind = "application" | (string & {});

/** A thread to create. */
export interface ThreadStartParams {
  /** On whose behalf, and from where. */
  identity: SessionIdentity;
  /** Who keeps the history. Absent: `server`. */
  historyMode?: HistoryMode | null;
  /** Title. Absent: derived from the first message. */
  displayName?: string | null;
  /** Settings of the thread. Absent: workspace defaults. */
  config?: ThreadConfiguration | null;
  /** Tools this connection runs for the thread; no two with the same namespace and name. Absent: none. */
  dynamicTools?: DynamicToolSpec[] | null;
  /** Context for the system prompt by key; a key has 1 to 128 letters, digits, dots, underscores or hyphens. Needs `runtimeAdditionalContext`. Absent: none. */
  additionalContext?: { [name: string]: RuntimeAdditionalContextEntry } | null;
  /** Thread to name as the origin; does not make a subagent. Absent: none. */
  spawnedFromThreadId?: string | null;
}

/** The created thread. */
export interface ThreadStartResponse {
  /** The thread, without turns. */
  thread: Thread;
}

/** A thread to load and make active. */
export interface ThreadResumeParams {
  /** The thread. */
  threadId: string;
  /** Context for the system prompt by key, as in `thread/start`. Absent: keeps the present one; an empty object clears it. */
  additionalContext?: { [name: string]: RuntimeAdditionalContextEntry } | null;
  /** Tools this connection runs from now on; needs `dynamicToolRebind`. Absent or empty: keeps the present ones. */
  dynamicTools?: DynamicToolSpec[] | null;
}

/** The resumed thread. */
export interface ThreadResumeResponse {
  /** The thread. */
  thread: Thread;
}

/** Which threads to list. */
export interface ThreadListParams {
  /** Whose threads: same workspace, same user when given, same channel context. Absent: all threads of the workspace. */
  identity?: SessionIdentity | null;
  /** Text to find, in any case, in identifier, title, origin, status and context. Absent: no filter. */
  query?: string | null;
  /** Largest number of rows, 1 to 100. Absent: 50 with a cursor, otherwise all. */
  limit?: number | null;
  /** Opaque cursor of an earlier answer. Absent: from the start. */
  cursor?: string | null;
  /** Include archived threads. Absent: false. */
  includeArchived?: boolean | null;
  /** Include threads of subagents. Absent: false. */
  includeSubAgents?: boolean | null;
  /** Include helper threads of the server. Absent: false. */
  includeInternal?: boolean | null;
  /** Also include threads of these origin channels, whatever their channel context. Absent: none. */
  crossChannelOrigins?: string[] | null;
  /** Only threads of this origin channel, in any case. Absent: no filter. */
  channelName?: string | null;
}

/** A page of threads, latest activity first. */
export interface ThreadListResponse {
  /** The rows. */
  data: ThreadSummary[];
  /** Opaque cursor of the next page. Absent: this was the last. */
  nextCursor?: string | null;
  /** Number of threads that passed the filters, over all pages. */
  totalMatched?: number | null;
}

/** A thread to read. */
export interface ThreadReadParams {
  /** The thread. */
  threadId: string;
  /** Include turns; implied by `turnLimit` and `cursor`. Absent: false. */
  includeTurns?: boolean | null;
  /** Largest number of turns, 1 to 100. Absent: all, or the server's page size with a cursor. */
  turnLimit?: number | null;
  /** Opaque cursor of an earlier answer. Absent: the newest turns. */
  cursor?: string | null;
}

/** A thread, and which of its turns were read. */
export interface ThreadReadResponse {
  /** The thread, with the turns that were asked for. */
  thread: Thread;
  /** The page that was read. Absent: paging was not asked for. */
  turnPage?: TurnPage | null;
}

/** A thread to observe. */
export interface ThreadSubscribeParams {
  /** The thread. */
  threadId: string;
  /** Send a few recent notifications again first, if the server still has them. Absent: false. */
  replayRecent?: boolean | null;
}

/** A thread to stop observing. */
export interface ThreadUnsubscribeParams {
  /** The thread. */
  threadId: string;
}

/** A new title for a thread. */
export interface ThreadRenameParams {
  /** The thread. */
  threadId: string;
  /** The title; not empty. */
  displayName: string;
}

/** A thread to delete. */
export interface ThreadDeleteParams {
  /** The thread; not one of a subagent. */
  threadId: string;
}

/** A thread to pause. */
export interface ThreadPauseParams {
  /** The thread. */
  threadId: string;
}

/** A thread to archive. */
export interface ThreadArchiveParams {
  /** The thread; not one of a subagent. */
  threadId: string;
}

/** An archived thread to make active again. */
export interface ThreadUnarchiveParams {
  /** The thread. */
  threadId: string;
}

/** Changed settings of a thread. */
export interface ThreadConfigUpdateParams {
  /** The thread. */
  threadId: string;
  /** The settings to change; absent members stay as they are. */
  config: ThreadConfiguration;
}

/** A new mode for a thread. */
export interface ThreadModeSetParams {
  /** The thread. */
  threadId: string;
  /** The mode. */
  mode: AgentMode;
}

/** A thread came into being. */
export interface ThreadStartedNotification {
  /** The thread. */
  thread: Thread;
}

/** A thread was resumed. */
export interface ThreadResumedNotification {
  /** The thread; may be short. */
  thread: Thread;
  /** Channel that resumed it. */
  resumedBy: string;
}

/** Data of a thread changed, such as its worktree. */
export interface ThreadUpdatedNotification {
  /** The thread; may be short, and turns that are missing are not deleted. */
  thread: Thread;
}

/** A thread has a new title. */
export interface ThreadRenamedNotification {
  /** The thread. */
  threadId: string;
  /** The title. */
  displayName: string;
}

/** A thread was deleted. */
export interface ThreadDeletedNotification {
  /** The thread. */
  threadId: string;
}

/** A thread's status changed. */
export interface ThreadStatusChangedNotification {
  /** The thread. */
  threadId: string;
  /** The status before. */
  previousStatus: ThreadStatus;
  /** The status now. */
  newStatus: ThreadStatus;
}

/** What a thread is doing changed. */
export interface ThreadRuntimeChangedNotification {
  /** The thread. */
  threadId: string;
  /** What it is doing now; replaces what was known. */
  runtime: ThreadRuntimeState;
}

/** The queue of a thread changed. */
export interface ThreadQueueUpdatedNotification {
  /** The thread. */
  threadId: string;
  /** The whole queue, in order. */
  queuedInputs: QueuedTurnInput[];
}

/** How clients show a tool. The model never sees it. */
export interface ToolDisplay {
  /** Icon, preferably an emoji. Absent: the client's own. */
  icon?: string | null;
  /** Title. Absent: the tool's name. */
  title?: string | null;
  /** Second line. Absent: none. */
  subtitle?: string | null;
}

/**
 * What kind of operation a tool performs.
 * - `file`: It acts on a local path.
 * - `shell`: It runs a command.
 * - `remoteResource`: It acts on something outside the host; the target is shown as it is.
 */
export type ToolApprovalKind = "file" | "shell" | "remoteResource" | (string & {});

/** Which arguments of a tool an approval is about. Whether to ask is the server's decision. */
export interface ToolApprovalDescriptor {
  /** What kind of operation it is. */
  kind: ToolApprovalKind;
  /** Argument that holds the target. */
  targetArgument: string;
  /** Fixed name of the operation. Absent: see `operationArgument`. */
  operation?: string | null;
  /** Argument that holds the name of the operation. Absent: see `operation`. */
  operationArgument?: string | null;
}

/** A tool that a client runs. Namespace and name together are unique. */
export interface DynamicToolSpec {
  /** Name the model calls it by; PascalCase by custom. */
  name: string;
  /** What the tool does, for the model. */
  description: string;
  /** JSON Schema object of the arguments. */
  inputSchema: unknown;
  /** Namespace, not blank. Absent: none. */
  namespace?: string | null;
  /** JSON Schema object of the structured result. Absent: not declared. */
  outputSchema?: unknown;
  /** Offer the tool through tool search only, not in the prompt. Absent: false. */
  deferLoading?: boolean | null;
  /** How clients show the tool. Absent: by its name. */
  display?: ToolDisplay | null;
  /** Which arguments an approval is about. Absent: no approval. */
  approval?: ToolApprovalDescriptor | null;
  /** Object of data for clients; `ui` describes an interactive view. Kept as it is, never shown to the model. Absent: none. */
  _meta?: unknown;
}

/**
 * One part of a tool's result.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ToolContentItem =
  | ToolContentItemText
  | ToolContentItemImage;

/** Text. */
export interface ToolContentItemText {
  type: "text";
  /** The text. */
  text: string;
}

/** A picture, embedded or by URL. */
export interface ToolContentItemImage {
  type: "image";
  /** MIME type. Absent: told from the data. */
  mediaType?: string | null;
  /** The picture in base64. Absent: see `url`. */
  dataBase64?: string | null;
  /** URL of the picture; written by later releases only. */
  url?: string | null;
}

/** A tool call for the client to run. */
export interface ItemToolCallParams {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** Identifier of the call. */
  callId: string;
  /** Namespace of the tool. Absent: none. */
  namespace?: string | null;
  /** Name of the tool. */
  tool: string;
  /** Object of arguments, already checked against the tool's schema. */
  arguments: unknown;
}

/** What came of a tool call. */
export interface DynamicToolResult {
  /** The tool succeeded. */
  success: boolean;
  /** The result in parts. Absent: none. */
  contentItems?: ToolContentItem[] | null;
  /** The result as data. Absent: none. */
  structuredResult?: unknown;
  /** The result as data under the name later releases use; `structuredResult` wins. */
  structuredContent?: unknown;
  /** Object of data for clients, never shown to the model. Absent: none. */
  _meta?: unknown;
  /** Code of the failure, such as `InvalidArguments`. Absent: none. */
  errorCode?: string | null;
  /** Text of the failure. Absent: none. */
  errorMessage?: string | null;
}

/** An answer to choose. */
export interface UserInputOption {
  /** The answer; the recommended one comes first and says so. */
  label: string;
  /** What choosing it means. */
  description: string;
}

/** A question for the user. */
export interface UserInputQuestion {
  /** Key of the answer, in snake_case. */
  id: string;
  /** Short title. */
  header: string;
  /** The question. */
  question: string;
  /** Two or three answers to choose from. */
  options: UserInputOption[];
  /** Another answer may be typed. Absent: true. */
  isOther?: boolean | null;
  /** The answer is not shown while typed. Absent: false. */
  isSecret?: boolean | null;
}

/** The answer to one question. */
export interface UserInputAnswer {
  /** The chosen labels, or the typed text. */
  answers: string[];
}

/** The answers to a set of questions. */
export interface UserInputResult {
  /** Answers by question `id`; empty when the user dismissed the questions. */
  answers: { [name: string]: UserInputAnswer };
}

/** Questions the user has to answer. */
export interface ItemToolRequestUserInputParams {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The `userInputRequest` item. */
  itemId: string;
  /** Identifier of the questions; the same whenever they are asked again. */
  requestId: string;
  /** One to three questions. */
  questions: UserInputQuestion[];
}

/** Questions were answered or dismissed. */
export interface ItemToolRequestUserInputResolvedNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** The `userInputResponse` item. */
  item: Item;
}

/**
 * Where a turn is; the last three do not change any more.
 * - `running`: The agent is at work.
 * - `waitingApproval`: Waits for a decision of the user.
 * - `waitingInput`: Waits for answers of the user.
 * - `completed`: Ended well.
 * - `failed`: Ended with an error.
 * - `cancelled`: Was stopped.
 */
export type TurnStatus = "running" | "waitingApproval" | "waitingInput" | "completed" | "failed" | "cancelled" | (string & {});

/** One exchange: what the user said and what the agent did about it. */
export interface Turn {
  /** Opaque identifier, such as `turn_001`; unique in its thread. */
  id: string;
  /** Thread of the turn. */
  threadId: string;
  /** Where the turn is. */
  status: TurnStatus;
  /** Items in order of creation; empty in the answer to `turn/start`. */
  items: Item[];
  /** Start, ISO 8601 in UTC. */
  startedAt?: string | null;
  /** End, ISO 8601 in UTC. Absent: not ended. */
  completedAt?: string | null;
  /** Tokens used, subagents included. Absent: not known yet. */
  tokenUsage?: TokenUsage | null;
  /** What went wrong. Absent: the turn did not fail. */
  error?: string | null;
  /** Channel that started the turn. */
  originChannel?: string | null;
  /** Who started the turn. Absent: not recorded. */
  initiator?: TurnInitiator | null;
}

/** Who started a turn. */
export interface TurnInitiator {
  /** Channel the turn came from. */
  channelName: string;
  /** Identifier of the user. Absent: none. */
  userId?: string | null;
  /** Name of the user. Absent: not known. */
  userName?: string | null;
  /** Role of the user. Absent: not known. */
  userRole?: string | null;
  /** Place inside the channel. Absent: none. */
  channelContext?: string | null;
  /** Group chat the turn came from. Absent: none. */
  groupId?: string | null;
}

/** The person in a chat on whose behalf a client sends input. */
export interface SenderContext {
  /** Identifier of the person. */
  senderId: string;
  /** Name of the person. */
  senderName: string;
  /** Role of the person, such as `admin`. Absent: not known. */
  senderRole?: string | null;
  /** Group chat the input came from; answers go there. Absent: answers go to the person. */
  groupId?: string | null;
}

/** One message of a history kept by the client. */
export interface ChatMessage {
  /** Who speaks, such as `user` or `assistant`. */
  role: string;
  /** The message, as text or in parts. */
  content: unknown;
}

/** Input for a new turn. */
export interface TurnStartParams {
  /** The thread. */
  threadId: string;
  /** What the user says; at least one part. */
  input: InputPart[];
  /** Person in a chat who says it. Absent: the client's own user. */
  sender?: SenderContext | null;
  /** The history so far: needed when the client keeps it, refused when the server does. */
  messages?: ChatMessage[] | null;
}

/** The new turn. */
export interface TurnStartResponse {
  /** The turn, running and without items. */
  turn: Turn;
}

/** Input to append to a thread's queue. */
export interface TurnEnqueueParams {
  /** The thread. */
  threadId: string;
  /** What the user says; at least one part. */
  input: InputPart[];
  /** Person in a chat who says it. Absent: the client's own user. */
  sender?: SenderContext | null;
}

/** The queue after an input was appended. */
export interface TurnEnqueueResponse {
  /** The new entry. */
  queuedInput: QueuedTurnInput;
  /** The whole queue, in order. */
  queuedInputs: QueuedTurnInput[];
}

/** A turn to stop. */
export interface TurnInterruptParams {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
}

/** A queued input to drop. */
export interface TurnQueueRemoveParams {
  /** The thread. */
  threadId: string;
  /** The entry. */
  queuedInputId: string;
}

/** The queue after an input was dropped. */
export interface TurnQueueRemoveResponse {
  /** The whole queue, in order. */
  queuedInputs: QueuedTurnInput[];
}

/** A turn began. */
export interface TurnStartedNotification {
  /** The turn, with the user's message. */
  turn: Turn;
}

/** A turn ended well. */
export interface TurnCompletedNotification {
  /** The turn as stored, with items and token usage. */
  turn: Turn;
}

/** A turn ended with an error. */
export interface TurnFailedNotification {
  /** The turn as stored, with `error` set. */
  turn: Turn;
  /** What went wrong. Absent: read `turn.error`. */
  error?: string | null;
}

/** A turn was stopped. */
export interface TurnCancelledNotification {
  /** The turn as stored. */
  turn: Turn;
  /** Why, for people. */
  reason: string;
}

/** The files changed by a turn. The members are not published; readers accept any object. */
export interface TurnDiffUpdatedNotification {
  /** The thread. */
  threadId?: string | null;
  /** The turn. */
  turnId?: string | null;
  /** Unified diff of all changes of the turn so far. */
  diff?: string | null;
}

/** Tokens used over all model calls. */
export interface TokenUsage {
  /** Input tokens, as billed. */
  inputTokens: number;
  /** Output tokens. */
  outputTokens: number;
  /** Input and output together. */
  totalTokens?: number | null;
  /** Input read from the provider's cache. */
  cachedInputTokens?: number | null;
  /** Input written to the provider's cache. */
  cacheWriteInputTokens?: number | null;
  /** Input neither read from nor written to the cache. */
  freshInputTokens?: number | null;
  /** Input not read from the cache. */
  nonCachedInputTokens?: number | null;
  /** Output spent on reasoning. */
  reasoningOutputTokens?: number | null;
  /** Number of model calls; written by later releases only. */
  llmCallCount?: number | null;
  /** Share of the input read from the cache, 0.0 to 1.0; written by later releases only. */
  cacheHitRate?: number | null;
}

/** How full the model's context is. Not a bill; a new thread starts at 0 tokens. */
export interface ContextUsageSnapshot {
  /** Tokens in the context. */
  tokens: number;
  /** Size of the context, in tokens. */
  contextWindow: number;
  /** Size at which the context is shortened, in tokens. */
  autoCompactThreshold: number;
  /** Size at which clients warn, in tokens. */
  warningThreshold: number;
  /** Size at which turns are refused, in tokens. */
  errorThreshold: number;
  /** Free share, 0.0 to 1.0. */
  percentLeft: number;
  /** Where the number comes from, such as `provider_context` or `estimate`. Absent: not stated. */
  source?: string | null;
  /** The number is estimated. Absent: false. */
  isEstimate?: boolean | null;
}

/** Tokens used by one model call of the main agent. The increments of a turn add up to its own usage. */
export interface ItemUsageDeltaNotification {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** Input tokens of the call. */
  inputTokens: number;
  /** Output tokens of the call. */
  outputTokens: number;
  /** Input read from the provider's cache. */
  cachedInputTokens: number;
  /** Input written to the provider's cache. */
  cacheWriteInputTokens: number;
  /** Input neither read from nor written to the cache. */
  freshInputTokens: number;
  /** Output spent on reasoning. */
  reasoningOutputTokens: number;
  /** 1 when the increment begins a new model call. Absent: 0. */
  llmCallDelta?: number | null;
  /** Input of the latest call alone, in tokens. */
  contextInputTokens?: number | null;
  /** The same as `contextInputTokens`. */
  totalInputTokens?: number | null;
  /** Input of the turn so far, in tokens. */
  turnInputTokens?: number | null;
  /** Output of the turn so far, in tokens. */
  turnOutputTokens?: number | null;
  /** The same as `turnOutputTokens`. */
  totalOutputTokens?: number | null;
  /** Model calls of the turn so far. */
  turnLlmCalls?: number | null;
  /** How full the context is now. Absent: not known. */
  contextUsage?: ContextUsageSnapshot | null;
}

/** Git worktree a thread works in. */
export interface ThreadWorktreeInfo {
  /** Branch checked out there. */
  branchName?: string | null;
  /** Absolute path of the worktree. */
  path?: string | null;
  /** Branch or commit it was made from. */
  baseRef?: string | null;
  /** Commit it was made from. */
  baseHead?: string | null;
  /** Commit checked out now. */
  head?: string | null;
  /** What owns the worktree, such as `automationTask`. */
  ownerKind?: string | null;
  /** Identifier of the owner. */
  ownerId?: string | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt?: string | null;
  /** Identifier of the worktree; written by later releases only. */
  id?: string | null;
  /** Thread it was handed over from; written by later releases only. */
  sourceThreadId?: string | null;
  /** Absolute workspace root in the worktree; written by later releases only. */
  workspacePath?: string | null;
  /** Absolute workspace root it was made from; written by later releases only. */
  sourceWorkspacePath?: string | null;
  /** What became of uncommitted changes. Absent: none were carried over. */
  dirtyHandoff?: ThreadWorktreeDirtyHandoffInfo | null;
}

/** What became of uncommitted changes when a worktree was made. */
export interface ThreadWorktreeDirtyHandoffInfo {
  /** Carrying them over was asked for. Absent: false. */
  requested?: boolean | null;
  /** Outcome. */
  status?: string | null;
  /** Files carried over. */
  copiedFileCount?: number | null;
  /** Deletions carried over. */
  deletedFileCount?: number | null;
}


/** Requests of the client by name. */
export interface ClientRequests {
  /** Opens a connection: both sides say who they are and what they can do. */
  "initialize": { params: InitializeParams; result: InitializeResult };
  /** Lists the models of a provider. */
  "model/list": { params: ModelListParams; result: ModelListResponse };
  /** Makes a thread read-only and takes it out of lists. */
  "thread/archive": { params: ThreadArchiveParams; result: EmptyObject };
  /** Changes the settings of a thread. */
  "thread/config/update": { params: ThreadConfigUpdateParams; result: EmptyObject };
  /** Deletes a thread and everything it holds. */
  "thread/delete": { params: ThreadDeleteParams; result: EmptyObject };
  /** Lists threads, latest activity first. */
  "thread/list": { params: ThreadListParams; result: ThreadListResponse };
  /** Sets the mode of a thread. */
  "thread/mode/set": { params: ThreadModeSetParams; result: EmptyObject };
  /** Keeps a thread from starting turns until it is resumed. */
  "thread/pause": { params: ThreadPauseParams; result: EmptyObject };
  /** Reads a thread without loading it for work. */
  "thread/read": { params: ThreadReadParams; result: ThreadReadResponse };
  /** Gives a thread a new title. */
  "thread/rename": { params: ThreadRenameParams; result: EmptyObject };
  /** Loads a thread and makes it active. */
  "thread/resume": { params: ThreadResumeParams; result: ThreadResumeResponse };
  /** Creates an active thread. */
  "thread/start": { params: ThreadStartParams; result: ThreadStartResponse };
  /** Sends the events of a thread to this connection. */
  "thread/subscribe": { params: ThreadSubscribeParams; result: EmptyObject };
  /** Makes an archived thread active again. */
  "thread/unarchive": { params: ThreadUnarchiveParams; result: EmptyObject };
  /** Stops sending the events of a thread to this connection. */
  "thread/unsubscribe": { params: ThreadUnsubscribeParams; result: EmptyObject };
  /** Appends input to a thread's queue. */
  "turn/enqueue": { params: TurnEnqueueParams; result: TurnEnqueueResponse };
  /** Stops a turn. */
  "turn/interrupt": { params: TurnInterruptParams; result: EmptyObject };
  /** Drops an input from a thread's queue. */
  "turn/queue/remove": { params: TurnQueueRemoveParams; result: TurnQueueRemoveResponse };
  /** Starts a turn with the user's input. */
  "turn/start": { params: TurnStartParams; result: TurnStartResponse };
}

/** Notifications of the client by name. */
export interface ClientNotifications {
  /** Says that the client has read the answer to `initialize`. */
  "initialized": EmptyObject;
}

/** Requests of the server by name. */
export interface ServerRequests {
  /** Asks the user to decide about an operation. */
  "item/approval/request": { params: ItemApprovalRequestParams; result: ItemApprovalRequestResponse };
  /** Has the client run one of its tools. */
  "item/tool/call": { params: ItemToolCallParams; result: DynamicToolResult };
  /** Asks the user questions. */
  "item/tool/requestUserInput": { params: ItemToolRequestUserInputParams; result: UserInputResult };
}

/** Notifications of the server by name. */
export interface ServerNotifications {
  /** Streams the agent's message. */
  "item/agentMessage/delta": ItemAgentMessageDeltaNotification;
  /** Tells that the user decided, or that the time was up. */
  "item/approval/resolved": ItemApprovalResolvedNotification;
  /** Streams the output of a command. */
  "item/commandExecution/outputDelta": ItemCommandExecutionOutputDeltaNotification;
  /** Tells that an item is final. */
  "item/completed": ItemCompletedNotification;
  /** Streams the model's reasoning. */
  "item/reasoning/delta": ItemReasoningDeltaNotification;
  /** Tells that an item came into being. */
  "item/started": ItemStartedNotification;
  /** Tells that questions were answered or dismissed. */
  "item/tool/requestUserInput/resolved": ItemToolRequestUserInputResolvedNotification;
  /** Streams the arguments of a tool call. */
  "item/toolCall/argumentsDelta": ItemToolCallArgumentsDeltaNotification;
  /** Tells how many tokens a model call used. */
  "item/usage/delta": ItemUsageDeltaNotification;
  /** Tells that a thread's plan changed. */
  "plan/updated": PlanUpdatedNotification;
  /** Tells about maintenance and retries. */
  "system/event": SystemEventNotification;
  /** Tells that a thread was deleted. */
  "thread/deleted": ThreadDeletedNotification;
  /** Tells that the queue of a thread changed. */
  "thread/queue/updated": ThreadQueueUpdatedNotification;
  /** Tells that a thread has a new title. */
  "thread/renamed": ThreadRenamedNotification;
  /** Tells that a thread was resumed. */
  "thread/resumed": ThreadResumedNotification;
  /** Tells that what a thread is doing changed. */
  "thread/runtimeChanged": ThreadRuntimeChangedNotification;
  /** Tells that a thread came into being. */
  "thread/started": ThreadStartedNotification;
  /** Tells that a thread's status changed. */
  "thread/statusChanged": ThreadStatusChangedNotification;
  /** Tells that data of a thread changed. */
  "thread/updated": ThreadUpdatedNotification;
  /** Tells that a turn was stopped. */
  "turn/cancelled": TurnCancelledNotification;
  /** Tells that a turn ended well. */
  "turn/completed": TurnCompletedNotification;
  /** Tells which changes a turn has made to files. */
  "turn/diff/updated": TurnDiffUpdatedNotification;
  /** Tells that a turn ended with an error. */
  "turn/failed": TurnFailedNotification;
  /** Tells that a turn began. */
  "turn/started": TurnStartedNotification;
  /** Tells that the workspace's configuration changed. */
  "workspace/configChanged": WorkspaceConfigChangedNotification;
}
