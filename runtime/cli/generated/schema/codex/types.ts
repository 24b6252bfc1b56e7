// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/types.ts.j2 from schema/codex/**/*.json.

/** How to read the account. */
export interface GetAccountParams {
  /** Whether to refresh the tokens first. Absent: no. Ignored for tokens a host application supplies. */
  refreshToken?: boolean;
}

/** Who is signed in. */
export interface GetAccountResponse {
  /** The account. `null`: nobody, or the provider needs none. */
  account?: Account | null;
  /** Id of the user. `null`: not known. */
  userId?: string | null;
  /** Whether the model provider needs an account. */
  requiresOpenaiAuth: boolean;
  /** Where requests of the account's workspace go. `null`: not known. */
  workspaceRouting?: WorkspaceRouting | null;
}

/**
 * An account.
 *
 * Newer peers may send others: keep a default branch.
 */
export type Account =
  | AccountApiKey
  | AccountChatgpt
  | AccountAmazonBedrock
  | AccountGcp;

/** An API key. */
export interface AccountApiKey {
  type: "apiKey";
}

/** Google Cloud, with credentials kept elsewhere. */
export interface AccountGcp {
  type: "gcp";
}

/** A ChatGPT account. */
export interface AccountChatgpt {
  type: "chatgpt";
  /** Mail address. `null`: not known. */
  email: string | null;
  /** Plan of the account. */
  planType: PlanType;
  /** Name of the chosen workspace. `null`: not known. */
  workspaceName?: string | null;
}

/** Amazon Bedrock. */
export interface AccountAmazonBedrock {
  type: "amazonBedrock";
  /**
   * Whether the server keeps the credentials.
   * @defaultValue `false`
   */
  usesCodexManagedCredentials?: boolean;
}

/** Where requests of a workspace go. */
export interface WorkspaceRouting {
  /** Id of the workspace's account. */
  chatgptAccountId: string;
  /** Origin of the back end. */
  backendOrigin: string;
  /** Region the account is bound to. */
  accountRoutingOverride: AccountRoutingOverride;
}

/**
 * Region requests are bound to.
 * - `NO_CONSTRAINT`: None.
 * - `us`: The United States.
 * - `us_cr`: The United States, with its own rules.
 */
export type AccountRoutingOverride = "NO_CONSTRAINT" | "us" | "us_cr" | (string & {});

/**
 * How the server signs in with its model provider.
 * - `apikey`: With an API key.
 * - `chatgpt`: With a ChatGPT account whose tokens the server keeps.
 * - `chatgptAuthTokens`: With ChatGPT tokens that a host application supplies.
 * - `headers`: With headers of the request.
 * - `agentIdentity`: With a registered agent identity.
 * - `personalAccessToken`: With a personal access token.
 * - `bedrockApiKey`: With a bearer token of Amazon Bedrock.
 * - `bedrockAccessKeys`: With access keys of Amazon Bedrock.
 */
export type AuthMode = "apikey" | "chatgpt" | "chatgptAuthTokens" | "headers" | "agentIdentity" | "personalAccessToken" | "bedrockApiKey" | "bedrockAccessKeys" | (string & {});

/**
 * Plan of an account.
 *
 * Newer peers may send others: keep a default branch.
 */
export type PlanType =
  | "free"
  | "go"
  | "plus"
  | "pro"
  | "prolite"
  | "promax"
  | "team"
  | "self_serve_business_prolite"
  | "self_serve_business_usage_based"
  | "business"
  | "ent26"
  | "enterprise_cbp_automation"
  | "enterprise_cbp_usage_based"
  | "enterprise"
  | "edu"
  | "edu_plus"
  | "edu_pro"
  | "sci"
  | "sci_plus"
  | "unknown";

/** Somebody signed in or out. */
export interface AccountUpdatedNotification {
  /** How the server signs in now. `null`: not at all. */
  authMode?: AuthMode | null;
  /** Plan of the account. `null`: not known. */
  planType?: PlanType | null;
}

/** The limits of the account as the last answer of the provider told them. */
export interface AccountRateLimitsUpdatedNotification {
  /** The limits. A `null` in it says nothing new; it does not clear an earlier value. */
  rateLimits: RateLimitSnapshot;
}

/** Limits of an account. */
export interface RateLimitSnapshot {
  /** Id of the limit. `null`: not known. */
  limitId?: string | null;
  /** Name of the limit. `null`: not known. */
  limitName?: string | null;
  /** Model the limit is counted for. `null`: not known. */
  normalModelSlug?: string | null;
  /** The short window. `null`: not known. */
  primary?: RateLimitWindow | null;
  /** The long window. `null`: not known. */
  secondary?: RateLimitWindow | null;
  /** Credits of the account. `null`: not known. */
  credits?: CreditsSnapshot | null;
  /** Spending limit of the user. `null`: not known. */
  individualLimit?: SpendControlLimitSnapshot | null;
  /** Whether the spending limit is reached. `null`: not known. */
  spendControlReached?: boolean | null;
  /** Plan of the account. `null`: not known. */
  planType?: PlanType | null;
  /** Which limit is reached. `null`: none, or not known. */
  rateLimitReachedType?: RateLimitReachedType | null;
}

/** A limit over some time. */
export interface RateLimitWindow {
  /** How much is used, in percent, rounded. */
  usedPercent: number;
  /** Length of the window in minutes. `null`: not known. */
  windowDurationMins?: number | null;
  /** When the window begins anew, in Unix seconds. `null`: not known. */
  resetsAt?: number | null;
}

/** Credits of an account. */
export interface CreditsSnapshot {
  /** Whether there are any. */
  hasCredits: boolean;
  /** Whether they do not run out. */
  unlimited: boolean;
  /** How many are left, as decimal text. `null`: not known. */
  balance?: string | null;
}

/** Spending limit of a user. */
export interface SpendControlLimitSnapshot {
  /** The limit, as decimal text. */
  limit: string;
  /** What is spent, as decimal text. */
  used: string;
  /** What is left, in percent. */
  remainingPercent: number;
  /** When it begins anew, in Unix seconds. */
  resetsAt: number;
}

/**
 * Which limit is reached.
 * - `rate_limit_reached`: The limit over time.
 * - `workspace_owner_credits_depleted`: The credits, for an owner of the workspace.
 * - `workspace_member_credits_depleted`: The credits, for a member of the workspace.
 * - `workspace_owner_usage_limit_reached`: The usage limit, for an owner of the workspace.
 * - `workspace_member_usage_limit_reached`: The usage limit, for a member of the workspace.
 */
export type RateLimitReachedType = "rate_limit_reached" | "workspace_owner_credits_depleted" | "workspace_member_credits_depleted" | "workspace_owner_usage_limit_reached" | "workspace_member_usage_limit_reached" | (string & {});

/** Asks whether a command may run. */
export interface CommandExecutionRequestApprovalParams {
  /**
   * What is asked for.
   * @defaultValue `"command"`
   */
  kind?: CommandExecutionApprovalKind;
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Item of the command; for a fresh command this is the call id of the model. */
  itemId: string;
  /** When the question was asked, in Unix milliseconds. */
  startedAtMs: number;
  /** Tells apart several questions about one item. Absent: the item has only this one. */
  approvalId?: string | null;
  /** Environment the command will run in. `null`: not known. */
  environmentId?: string | null;
  /** Why permission is needed. Absent: no reason given. */
  reason?: string | null;
  /** Set when the question is about a network connection. */
  networkApprovalContext?: NetworkApprovalContext | null;
  /** The command as one shell-quoted line. Absent: no command is involved. */
  command?: string | null;
  /** Working directory of the command. */
  cwd?: LegacyAppPathString | null;
  /** What the command does, as far as its text tells. */
  commandActions?: CommandAction[] | null;
  /** Rights the command wants beyond those of the thread. */
  additionalPermissions?: AdditionalPermissionProfile | null;
  /** Command prefix, one word each, that the user may allow for good. */
  proposedExecpolicyAmendment?: string[] | null;
  /** Network rules the user may store. */
  proposedNetworkPolicyAmendments?: NetworkPolicyAmendment[] | null;
  /** Decisions to offer, in order. `decline` is accepted even when it is not listed. */
  availableDecisions?: CommandExecutionApprovalDecision[] | null;
}

/**
 * What an approval question is about.
 * - `command`: Starting a command.
 * - `writeStdin`: Writing to a command that already runs.
 * - `humanCommand`: A checkpoint that a person has to pass; only `accept`, `decline` and `cancel` are valid answers.
 */
export type CommandExecutionApprovalKind = "command" | "writeStdin" | "humanCommand" | (string & {});

/** The network connection a question is about. */
export interface NetworkApprovalContext {
  /** Host name or address. */
  host: string;
  /** Protocol of the connection. */
  protocol: NetworkApprovalProtocol;
}

/**
 * Protocol of a network connection.
 * - `http`: Plain HTTP.
 * - `https`: HTTPS.
 * - `socks5Tcp`: TCP through a SOCKS5 proxy.
 * - `socks5Udp`: UDP through a SOCKS5 proxy.
 */
export type NetworkApprovalProtocol = "http" | "https" | "socks5Tcp" | "socks5Udp" | (string & {});

/** A rule for one host that can be stored. */
export interface NetworkPolicyAmendment {
  /** Host name or address. */
  host: string;
  /** What the rule says. */
  action: NetworkPolicyRuleAction;
}

/**
 * Effect of a network rule.
 * - `allow`: Connections are allowed.
 * - `deny`: Connections are refused.
 */
export type NetworkPolicyRuleAction = "allow" | "deny" | (string & {});

/** Answer to the question about a command. */
export interface CommandExecutionRequestApprovalResponse {
  /** What the user decided. */
  decision: CommandExecutionApprovalDecision;
}

/**
 * What becomes of a command.
 *
 * Newer peers may send others: keep a default branch.
 */
export type CommandExecutionApprovalDecision =
  | "accept"
  | "acceptForSession"
  | { acceptWithExecpolicyAmendment: ExecpolicyAmendmentDecision }
  | { applyNetworkPolicyAmendment: NetworkPolicyAmendmentDecision }
  | "decline"
  | "cancel";

/** A command prefix to allow from now on. */
export interface ExecpolicyAmendmentDecision {
  /** First words of the command, one element each. */
  execpolicy_amendment: string[];
}

/** A network rule to store. */
export interface NetworkPolicyAmendmentDecision {
  /** The rule. */
  network_policy_amendment: NetworkPolicyAmendment;
}

/** Asks whether file changes may be made. The changes are in the item that was started before. */
export interface FileChangeRequestApprovalParams {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Item with the changes. */
  itemId: string;
  /** When the question was asked, in Unix milliseconds. */
  startedAtMs: number;
  /** Why permission is needed. `null`: no reason given. */
  reason?: string | null;
  /** Directory that becomes writable for the rest of the session when accepted. `null`: none. */
  grantRoot?: string | null;
}

/** Answer to the question about file changes. */
export interface FileChangeRequestApprovalResponse {
  /** What the user decided. */
  decision: FileChangeApprovalDecision;
}

/**
 * What becomes of file changes.
 * - `accept`: Make them.
 * - `acceptForSession`: Make them, and do not ask again for the same files in this session.
 * - `decline`: Do not make them; the turn goes on.
 * - `cancel`: Do not make them and interrupt the turn.
 */
export type FileChangeApprovalDecision = "accept" | "acceptForSession" | "decline" | "cancel" | (string & {});

/** A request of the server needs no answer any more. */
export interface ServerRequestResolvedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the request that was answered or withdrawn. */
  requestId: RequestId;
}

/** Which configuration to read. */
export interface ConfigReadParams {
  /** Whether to include every layer by itself. Absent: no. */
  includeLayers?: boolean;
  /** Directory whose project layers are added. Absent: none. */
  cwd?: string | null;
}

/** The configuration in force. */
export interface ConfigReadResponse {
  /** All layers put together. */
  config: Config;
  /** Layer each value comes from, by dotted key. */
  origins: { [name: string]: ConfigLayerMetadata };
  /** The layers by themselves, the strongest first. Absent: not asked for. */
  layers?: ConfigLayer[] | null;
}

/** Identifies a layer. */
export interface ConfigLayerMetadata {
  /** Where the layer comes from. */
  name: ConfigLayerSource;
  /** Hash of its content, for guarded writes. */
  version: string;
}

/** A layer of the configuration. */
export interface ConfigLayer {
  /** Where the layer comes from. */
  name: ConfigLayerSource;
  /** Hash of its content, for guarded writes. */
  version: string;
  /** Its values, any JSON. */
  config: unknown;
  /** Why the layer is not applied. Absent: it is. */
  disabledReason?: string | null;
}

/**
 * Where a layer of the configuration comes from.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ConfigLayerSource =
  | ConfigLayerSourcePackagedDefaults
  | ConfigLayerSourceMdm
  | ConfigLayerSourceSystem
  | ConfigLayerSourceEnterpriseManaged
  | ConfigLayerSourceUser
  | ConfigLayerSourceProject
  | ConfigLayerSourceSessionFlags
  | ConfigLayerSourceLegacyManagedConfigTomlFromFile
  | ConfigLayerSourceLegacyManagedConfigTomlFromMdm;

/** Options the server was started with. */
export interface ConfigLayerSourceSessionFlags {
  type: "sessionFlags";
}

/** Managed settings of the older kind. */
export interface ConfigLayerSourceLegacyManagedConfigTomlFromMdm {
  type: "legacyManagedConfigTomlFromMdm";
}

/** Defaults that came with the installation. */
export interface ConfigLayerSourcePackagedDefaults {
  type: "packagedDefaults";
  /** The file. */
  file: AbsolutePathBuf;
}

/** Settings of a device management, on macOS. */
export interface ConfigLayerSourceMdm {
  type: "mdm";
  /** Preference domain. */
  domain: string;
  /** Preference key. */
  key: string;
}

/** The file of the machine. */
export interface ConfigLayerSourceSystem {
  type: "system";
  /** The file; it need not exist. */
  file: AbsolutePathBuf;
}

/** Settings an enterprise delivers. */
export interface ConfigLayerSourceEnterpriseManaged {
  type: "enterpriseManaged";
  /** Id of the delivered layer. */
  id: string;
  /** Its name for administrators. */
  name: string;
}

/** The file of the user, the only one that is written. */
export interface ConfigLayerSourceUser {
  type: "user";
  /** The file; it need not exist. */
  file: AbsolutePathBuf;
  /** Profile laid over it. `null`: none. */
  profile?: string | null;
}

/** A folder of a project. */
export interface ConfigLayerSourceProject {
  type: "project";
  /** The folder. */
  dotCodexFolder: AbsolutePathBuf;
}

/** A managed file of the older kind. */
export interface ConfigLayerSourceLegacyManagedConfigTomlFromFile {
  type: "legacyManagedConfigTomlFromFile";
  /** The file. */
  file: AbsolutePathBuf;
}

/** Configuration values. Known keys are always present; unknown ones are kept. */
export interface Config {
  /** Model to use. `null`: the provider's default. */
  model?: string | null;
  /** Model for reviews. `null`: that of the thread. */
  review_model?: string | null;
  /** Most tokens the model can take in. `null`: as the catalog says. */
  model_context_window?: number | null;
  /** Tokens from which on the history is summarized. `null`: the model's own. */
  model_auto_compact_token_limit?: number | null;
  /** What counts against that limit. `null`: the default. */
  model_auto_compact_token_limit_scope?: AutoCompactTokenLimitScope | null;
  /** Id of the model provider. `null`: the built-in one. */
  model_provider?: string | null;
  /** When to ask before acting. `null`: the default. */
  approval_policy?: AskForApproval | null;
  /** Who answers approval questions. `null`: the user. */
  approvals_reviewer?: ApprovalsReviewer | null;
  /** What commands and patches may touch. `null`: the default. */
  sandbox_mode?: SandboxMode | null;
  /** Details of the workspace-write sandbox. `null`: the defaults. */
  sandbox_workspace_write?: SandboxWorkspaceWrite | null;
  /** Workspaces the user may sign in to. `null`: any. */
  forced_chatgpt_workspace_id?: ForcedChatgptWorkspaceIds | null;
  /** Way the user must sign in. `null`: any. */
  forced_login_method?: ForcedLoginMethod | null;
  /** Whether the model may search the web. `null`: the default. */
  web_search?: WebSearchMode | null;
  /** Search the client prefers. `null`: the model's choice. */
  client_search_provider?: WebSearchProvider | null;
  /** Settings of built-in tools. `null`: the defaults. */
  tools?: ToolsV2 | null;
  /** Name of the profile in use. `null`: none. */
  profile?: string | null;
  /**
   * Profiles by name.
   * @defaultValue `{}`
   */
  profiles?: { [name: string]: ProfileV2 };
  /** Text in place of the built-in instructions. `null`: the built-in ones. */
  instructions?: string | null;
  /** Text in addition to the built-in instructions. `null`: none. */
  developer_instructions?: string | null;
  /** Prompt for summarizing a history. `null`: the built-in one. */
  compact_prompt?: string | null;
  /** Reasoning effort. `null`: the model's default. */
  model_reasoning_effort?: ReasoningEffort | null;
  /** How much of the reasoning is summarized. `null`: the default. */
  model_reasoning_summary?: ReasoningSummary | null;
  /** How long answers are. `null`: the model's default. */
  model_verbosity?: Verbosity | null;
  /** Service tier of the model provider. `null`: its default. */
  service_tier?: string | null;
  /** Settings of usage statistics. `null`: the defaults. */
  analytics?: AnalyticsConfig | null;
  /** Settings of apps. `null`: the defaults. */
  apps?: AppsConfig | null;
  /** Settings of work in a browser. `null`: the defaults. */
  browser_use?: BrowserUseConfig | null;
  /** Settings of work on the desktop. `null`: the defaults. */
  computer_use?: ComputerUseConfig | null;
  /** Settings of the desktop application, by name. `null`: none. */
  desktop?: { [name: string]: unknown } | null;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** A named set of configuration values; unknown keys are kept. */
export interface ProfileV2 {
  /** Model to use. `null`: not set. */
  model?: string | null;
  /** Id of the model provider. `null`: not set. */
  model_provider?: string | null;
  /** When to ask before acting. `null`: not set. */
  approval_policy?: AskForApproval | null;
  /** Reasoning effort. `null`: not set. */
  model_reasoning_effort?: ReasoningEffort | null;
  /** How much of the reasoning is summarized. `null`: not set. */
  model_reasoning_summary?: ReasoningSummary | null;
  /** How long answers are. `null`: not set. */
  model_verbosity?: Verbosity | null;
  /** Whether the model may search the web. `null`: not set. */
  web_search?: WebSearchMode | null;
  /** Address of the ChatGPT back end. `null`: not set. */
  chatgpt_base_url?: string | null;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/**
 * What counts against the limit for summarizing.
 * - `total`: The whole context.
 * - `body_after_prefix`: What came after the part carried over from before.
 */
export type AutoCompactTokenLimitScope = "total" | "body_after_prefix" | (string & {});

/** Details of the workspace-write sandbox. */
export interface SandboxWorkspaceWrite {
  /**
   * Further writable directories.
   * @defaultValue `[]`
   */
  writable_roots?: string[];
  /**
   * Whether commands can reach the network.
   * @defaultValue `false`
   */
  network_access?: boolean;
  /**
   * Whether the directory in `TMPDIR` is left read-only.
   * @defaultValue `false`
   */
  exclude_tmpdir_env_var?: boolean;
  /**
   * Whether `/tmp` is left read-only.
   * @defaultValue `false`
   */
  exclude_slash_tmp?: boolean;
}

/**
 * One workspace id or several.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ForcedChatgptWorkspaceIds =
  | string
  | string[];

/**
 * Way to sign in.
 * - `chatgpt`: With a ChatGPT account.
 * - `api`: With an API key.
 */
export type ForcedLoginMethod = "chatgpt" | "api" | (string & {});

/**
 * Whether the model may search the web.
 * - `disabled`: No.
 * - `cached`: In stored pages only.
 * - `indexed`: In an index of pages.
 * - `live`: Yes.
 */
export type WebSearchMode = "disabled" | "cached" | "indexed" | "live" | (string & {});

/**
 * Search for the web.
 * - `standalone`: A search of its own.
 * - `search_mcp`: A search through MCP.
 */
export type WebSearchProvider = "standalone" | "search_mcp" | (string & {});

/**
 * How long answers are.
 * - `low`: Short.
 * - `medium`: Medium.
 * - `high`: Long.
 */
export type Verbosity = "low" | "medium" | "high" | (string & {});

/** Settings of built-in tools. */
export interface ToolsV2 {
  /** Settings of the web search. `null`: the defaults. */
  web_search?: ToolsWebSearch | null;
  /** Whether the model may look at images. `null`: the default. */
  view_image?: boolean | null;
}

/**
 * Settings of the web search, or only whether it is on.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ToolsWebSearch =
  | boolean
  | WebSearchToolConfig;

/** How the web search works. */
export interface WebSearchToolConfig {
  /** How much the model gets to read. `null`: the default. */
  context_size?: WebSearchContextSize | null;
  /** Domains it is limited to. `null`: none. */
  allowed_domains?: string[] | null;
  /** Where the user is. `null`: not known. */
  location?: WebSearchLocation | null;
}

/**
 * How much the model gets to read.
 * - `low`: Little.
 * - `medium`: Some.
 * - `high`: Much.
 */
export type WebSearchContextSize = "low" | "medium" | "high" | (string & {});

/** Where the user is, roughly. */
export interface WebSearchLocation {
  /** Country code of two letters. `null`: not known. */
  country?: string | null;
  /** Region. `null`: not known. */
  region?: string | null;
  /** City. `null`: not known. */
  city?: string | null;
  /** Time zone name. `null`: not known. */
  timezone?: string | null;
}

/** Settings of usage statistics; unknown keys are kept. */
export interface AnalyticsConfig {
  /** Whether they are collected. `null`: the default. */
  enabled?: boolean | null;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** Settings of apps. */
export interface AppsConfig {
  /** Settings of apps without their own. `null`: the defaults. */
  _default?: AppsDefaultConfig | null;
}

/** Settings of apps without their own. */
export interface AppsDefaultConfig {
  /**
   * Whether apps can be used.
   * @defaultValue `true`
   */
  enabled?: boolean;
  /** Who answers approval questions of apps. `null`: as for the thread. */
  approvals_reviewer?: ApprovalsReviewer | null;
  /** When the user is asked before a tool is called. `null`: the default. */
  default_tools_approval_mode?: AppToolApproval | null;
  /**
   * Whether tools that destroy data can be used.
   * @defaultValue `true`
   */
  destructive_enabled?: boolean;
  /**
   * Whether tools that reach outside can be used.
   * @defaultValue `true`
   */
  open_world_enabled?: boolean;
}

/**
 * When the user is asked before an app's tool is called.
 * - `auto`: When it seems necessary.
 * - `prompt`: Always.
 * - `writes`: When it changes something.
 * - `approve`: Never; it is always allowed.
 */
export type AppToolApproval = "auto" | "prompt" | "writes" | "approve" | (string & {});

/** Settings of work in a browser. */
export interface BrowserUseConfig {
  /** Whether the browser's history can be read. `null`: the default. */
  allow_history_access?: boolean | null;
  /** Rights on origins without their own. `null`: the defaults. */
  default_origin_policy?: BrowserUseOriginPolicyConfig | null;
  /** Rights by origin. `null`: none set. */
  origins?: { [name: string]: BrowserUseOriginPolicyConfig } | null;
}

/** Rights on an origin. */
export interface BrowserUseOriginPolicyConfig {
  /** Opening its pages. `null`: the default. */
  access?: AllowDenyRequirement | null;
  /** Downloading files. `null`: the default. */
  downloads?: AllowDenyRequirement | null;
  /** Uploading files. `null`: the default. */
  uploads?: AllowDenyRequirement | null;
  /** Full control through the debugging protocol. `null`: the default. */
  full_cdp_access?: AllowDenyRequirement | null;
}

/** Settings of work on the desktop. */
export interface ComputerUseConfig {
  /** Access to applications without a rule. `null`: the default. */
  default_app_access?: AllowDenyRequirement | null;
  /** Rules on macOS. `null`: none. */
  macos?: ComputerUseMacosConfig | null;
  /** Rules on Windows. `null`: none. */
  windows?: ComputerUseWindowsConfig | null;
}

/** Rules for applications on macOS. */
export interface ComputerUseMacosConfig {
  /** Access by bundle id. `null`: none set. */
  bundle_ids?: { [name: string]: AllowDenyRequirement } | null;
}

/** Rules for applications on Windows. */
export interface ComputerUseWindowsConfig {
  /** Access by application user model id. `null`: none set. */
  aumids?: { [name: string]: AllowDenyRequirement } | null;
  /** Access by program file. `null`: none set. */
  exes?: ComputerUseWindowsExeConfig[] | null;
}

/** Rule for a program file on Windows. */
export interface ComputerUseWindowsExeConfig {
  /** Publisher in its signature. */
  publisher_name: string;
  /** Product in its signature. */
  product_name: string;
  /** Name of the file. `null`: any. */
  binary_name?: string | null;
  /** The rule. */
  access: AllowDenyRequirement;
}

/**
 * A rule.
 * - `allow`: Allowed.
 * - `deny`: Refused.
 */
export type AllowDenyRequirement = "allow" | "deny" | (string & {});

/** What a client says about itself when it opens a connection. */
export interface InitializeParams {
  /** Name and version of the client. */
  clientInfo: ClientInfo;
  /** What the client opts into. Absent: nothing. */
  capabilities?: InitializeCapabilities | null;
}

/** Identifies a client program. */
export interface ClientInfo {
  /** Machine-readable name; it becomes the originator of the threads the client creates. */
  name: string;
  /** Name for people. Absent: `name` is shown. */
  title?: string | null;
  /** Version of the client, in any format. */
  version: string;
}

/** Opt-ins of one connection. */
export interface InitializeCapabilities {
  /** Whether experimental methods, members and values may be used on this connection. */
  experimentalApi?: boolean;
  /** Whether the client answers `attestation/generate` requests. */
  requestAttestation?: boolean;
  /** Older way to announce the `openai/form` extension; `extensions` replaces it. */
  mcpServerOpenaiFormElicitation?: boolean;
  /** MCP extension settings of the client, by extension name. Absent: none. */
  extensions?: { [name: string]: unknown } | null;
  /** Whether gateway sign-in is started by the client rather than by the server opening a browser. */
  explicitGatewayOauth?: boolean;
  /** Whether the client shows `humanCommand` approvals to a person. Needs `experimentalApi`. */
  requiredHumanApproval?: boolean;
  /** Exact names of notifications that are not to be sent on this connection. Unknown names are accepted. */
  optOutNotificationMethods?: string[] | null;
}

/** What the server says about itself. */
export interface InitializeResponse {
  /** User agent of provider requests: client name, server version, system, terminal and client version. */
  userAgent: string;
  /** Absolute path of the server's home directory. */
  codexHome: AbsolutePathBuf;
  /** Family of the server's operating system, such as `unix` or `windows`. */
  platformFamily: string;
  /** Operating system of the server, such as `linux` or `macos`. */
  platformOs: string;
}

/**
 * Id of a request; it comes back unchanged in the answer.
 *
 * Newer peers may send others: keep a default branch.
 */
export type RequestId =
  | string
  | number;

/** An absolute, normalized path. It need not exist. */
export type AbsolutePathBuf = string;

/** A path in the notation of the machine or environment it belongs to. */
export type LegacyAppPathString = string;

/** Input of the method that exists to test the experimental gate. */
export interface MockExperimentalMethodParams {
  /** Text to send back. Absent: `null` comes back. */
  value?: string | null;
}

/** Output of the method that exists to test the experimental gate. */
export interface MockExperimentalMethodResponse {
  /** The `value` of the request, or `null` when it had none. */
  echoed?: string | null;
}

/**
 * State of the remote control connection.
 * - `disabled`: Remote control is off.
 * - `connecting`: A connection is being made.
 * - `connected`: The server can be controlled remotely.
 * - `errored`: The connection failed.
 */
export type RemoteControlConnectionStatus = "disabled" | "connecting" | "connected" | "errored" | (string & {});

/** State of remote control and the identity under which the server is reachable. */
export interface RemoteControlStatusChangedNotification {
  /** Current state. */
  status: RemoteControlConnectionStatus;
  /** Name of this server for people. */
  serverName: string;
  /** Id of this installation, stable across restarts. */
  installationId: string;
  /** Environment the server is registered as. `null`: not registered. */
  environmentId?: string | null;
}

/**
 * A piece of a history in the model provider's notation.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ResponseItem =
  | ResponseItemAdditionalTools
  | ResponseItemMessage
  | ResponseItemAgentMessage
  | ResponseItemReasoning
  | ResponseItemLocalShellCall
  | ResponseItemFunctionCall
  | ResponseItemToolSearchCall
  | ResponseItemFunctionCallOutput
  | ResponseItemCustomToolCall
  | ResponseItemCustomToolCallOutput
  | ResponseItemToolSearchOutput
  | ResponseItemWebSearchCall
  | ResponseItemImageGenerationCall
  | ResponseItemGhostSnapshot
  | ResponseItemCompaction
  | ResponseItemConfigurationUpdate
  | ResponseItemCompactionTrigger
  | ResponseItemContextCompaction
  | ResponseItemOther;

/** Asks the provider for a summary. */
export interface ResponseItemCompactionTrigger {
  type: "compaction_trigger";
}

/** Something this version does not know. */
export interface ResponseItemOther {
  type: "other";
}

/** Tools that became available. */
export interface ResponseItemAdditionalTools {
  type: "additional_tools";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Role the piece has in the conversation. */
  role: string;
  /** The tools, any JSON each. */
  tools: unknown[];
}

/** A message. */
export interface ResponseItemMessage {
  type: "message";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Who speaks, such as `user` or `assistant`. */
  role: string;
  /** The pieces. */
  content: ContentItem[];
  /** What part of an answer it is. `null`: not known. */
  phase?: MessagePhase | null;
  /** Where it stands. `null`: not given. */
  status?: string | null;
  /** Whether the turn ends with it. `null`: not given. */
  end_turn?: boolean | null;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** A message from one agent to another. */
export interface ResponseItemAgentMessage {
  type: "agent_message";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Agent that speaks. */
  author: string;
  /** Agent that is spoken to. */
  recipient: string;
  /** The pieces. */
  content: AgentMessageInputContent[];
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** Reasoning. */
export interface ResponseItemReasoning {
  type: "reasoning";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Parts of the summary. */
  summary: ReasoningItemReasoningSummary[];
  /** Parts of the reasoning itself. `null`: not shown. */
  content?: ReasoningItemContent[] | null;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** A command the provider's own shell tool asks for. */
export interface ResponseItemLocalShellCall {
  type: "local_shell_call";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Id that ties a call to its output. `null`: none. */
  call_id?: string | null;
  /** Where it stands. */
  status: LocalShellStatus;
  /** What to run. */
  action: LocalShellAction;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** A call of a tool. */
export interface ResponseItemFunctionCall {
  type: "function_call";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Name of the tool. */
  name: string;
  /** Group of the tool. `null`: none. */
  namespace?: string | null;
  /** Arguments as JSON text. */
  arguments: string;
  /** Id that ties the call to its output. */
  call_id: string;
  /** Where it stands. `null`: not given. */
  status?: string | null;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Encrypted arguments. `null`: none. */
  encrypted_function_args?: string[] | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** A search for tools. */
export interface ResponseItemToolSearchCall {
  type: "tool_search_call";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Id that ties a call to its output. `null`: none. */
  call_id?: string | null;
  /** Where it stands. `null`: not given. */
  status?: string | null;
  /** Who runs the search. */
  execution: string;
  /** Arguments, any JSON. */
  arguments: unknown;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** Output of a tool. */
export interface ResponseItemFunctionCallOutput {
  type: "function_call_output";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Id that ties a call to its output. `null`: none. */
  call_id?: string | null;
  /** Name of the tool. `null`: not given. */
  name?: string | null;
  /** Group of the tool. `null`: none. */
  namespace?: string | null;
  /** What it returned. */
  output: FunctionCallOutputBody;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** A call of a tool with free text. */
export interface ResponseItemCustomToolCall {
  type: "custom_tool_call";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Where it stands. `null`: not given. */
  status?: string | null;
  /** Id that ties the call to its output. */
  call_id: string;
  /** Name of the tool. */
  name: string;
  /** Group of the tool. `null`: none. */
  namespace?: string | null;
  /** The text. */
  input: string;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** Output of a tool with free text. */
export interface ResponseItemCustomToolCallOutput {
  type: "custom_tool_call_output";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Id that ties the output to its call. */
  call_id: string;
  /** Name of the tool. `null`: not given. */
  name?: string | null;
  /** What it returned. */
  output: FunctionCallOutputBody;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** Tools that were found. */
export interface ResponseItemToolSearchOutput {
  type: "tool_search_output";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Id that ties a call to its output. `null`: none. */
  call_id?: string | null;
  /** Where it stands. */
  status: string;
  /** Who ran the search. */
  execution: string;
  /** The tools, any JSON each. */
  tools: unknown[];
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** A search on the web. */
export interface ResponseItemWebSearchCall {
  type: "web_search_call";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Where it stands. `null`: not given. */
  status?: string | null;
  /** What was done. `null`: not given. */
  action?: ResponsesApiWebSearchAction | null;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** An image being made. */
export interface ResponseItemImageGenerationCall {
  type: "image_generation_call";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Where it stands. */
  status: string;
  /** The prompt as the model changed it. `null`: unchanged. */
  revised_prompt?: string | null;
  /** The image, base64. */
  result: string;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** A state of the repository that can be gone back to. */
export interface ResponseItemGhostSnapshot {
  type: "ghost_snapshot";
  /** The commit that holds it. */
  ghost_commit: GhostCommit;
}

/** A summary of what came before. */
export interface ResponseItemCompaction {
  type: "compaction";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** The summary, readable by the provider only. */
  encrypted_content: string;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/** Settings that hold from here on. */
export interface ResponseItemConfigurationUpdate {
  type: "configuration_update";
  /** Reasoning settings. */
  reasoning: ConfigurationReasoning;
}

/** A summary made by the provider. */
export interface ResponseItemContextCompaction {
  type: "context_compaction";
  /** Id the provider gave it. `null`: none. */
  id?: string | null;
  /** Encrypted content. `null`: none. */
  encrypted_content?: string | null;
  /** Data of the provider that is handed through. `null`: none. */
  internal_chat_message_metadata_passthrough?: InternalChatMessageMetadataPassthrough | null;
}

/**
 * A piece of a message.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ContentItem =
  | ContentItemInputText
  | ContentItemInputImage
  | ContentItemInputAudio
  | ContentItemOutputText;

/** Text sent to the model. */
export interface ContentItemInputText {
  type: "input_text";
  /** The text. */
  text: string;
}

/** An image; exactly one of `image_url` and `file_id` is set. */
export interface ContentItemInputImage {
  type: "input_image";
  /** Address or data URL. Absent: `file_id` is used. */
  image_url?: string;
  /** Id of an uploaded file. Absent: `image_url` is used. */
  file_id?: string;
  /** How closely the model looks. `null`: its default. */
  detail?: ImageDetail | null;
}

/** A sound; exactly one of `audio_url` and `file_id` is set. */
export interface ContentItemInputAudio {
  type: "input_audio";
  /** Address or data URL. Absent: `file_id` is used. */
  audio_url?: string;
  /** Id of an uploaded file. Absent: `audio_url` is used. */
  file_id?: string;
}

/** Text of the model. */
export interface ContentItemOutputText {
  type: "output_text";
  /** The text. */
  text: string;
  /** Notes on the text, any JSON each. `null`: none. */
  annotations?: unknown[] | null;
  /** Probabilities of its tokens, any JSON each. `null`: none. */
  logprobs?: unknown[] | null;
}

/**
 * A piece of a message between agents.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AgentMessageInputContent =
  | AgentMessageInputContentInputText
  | AgentMessageInputContentEncryptedContent;

/** Text. */
export interface AgentMessageInputContentInputText {
  type: "input_text";
  /** The text. */
  text: string;
}

/** Content only the provider can read. */
export interface AgentMessageInputContentEncryptedContent {
  type: "encrypted_content";
  /** The encrypted text. */
  encrypted_content: string;
}

/** Data of the provider that is handed through. */
export interface InternalChatMessageMetadataPassthrough {
  /** Turn it belongs to. `null`: not given. */
  turn_id?: string | null;
}

/**
 * A part of reasoning.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ReasoningItemContent =
  | ReasoningItemContentReasoningText
  | ReasoningItemContentText;

/** Reasoning. */
export interface ReasoningItemContentReasoningText {
  type: "reasoning_text";
  /** The text. */
  text: string;
}

/** Plain text. */
export interface ReasoningItemContentText {
  type: "text";
  /** The text. */
  text: string;
}

/**
 * A part of a summary of reasoning.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ReasoningItemReasoningSummary =
  | ReasoningItemReasoningSummarySummaryText;

/** Text. */
export interface ReasoningItemReasoningSummarySummaryText {
  type: "summary_text";
  /** The text. */
  text: string;
}

/**
 * What the provider's own shell tool asks for.
 *
 * Newer peers may send others: keep a default branch.
 */
export type LocalShellAction =
  | LocalShellActionExec;

/** To run a command. */
export interface LocalShellActionExec {
  type: "exec";
  /** The words of the command. */
  command: string[];
  /** Milliseconds it may run. `null`: no limit given. */
  timeout_ms?: number | null;
  /** Working directory. `null`: that of the turn. */
  working_directory?: string | null;
  /** Environment variables to set. `null`: none. */
  env?: { [name: string]: string } | null;
  /** User to run it as. `null`: the current one. */
  user?: string | null;
}

/**
 * Where a shell call stands.
 * - `completed`: It ended.
 * - `in_progress`: It runs.
 * - `incomplete`: It broke off.
 */
export type LocalShellStatus = "completed" | "in_progress" | "incomplete" | (string & {});

/**
 * What was done on the web, in the model provider's notation.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ResponsesApiWebSearchAction =
  | ResponsesApiWebSearchActionSearch
  | ResponsesApiWebSearchActionOpenPage
  | ResponsesApiWebSearchActionFindInPage
  | ResponsesApiWebSearchActionOther;

/** Something else. */
export interface ResponsesApiWebSearchActionOther {
  type: "other";
}

/** A search. */
export interface ResponsesApiWebSearchActionSearch {
  type: "search";
  /** The search text. `null`: see `queries`. */
  query?: string | null;
  /** Several search texts. `null`: see `query`. */
  queries?: string[] | null;
}

/** A page was opened. */
export interface ResponsesApiWebSearchActionOpenPage {
  type: "open_page";
  /** Its address. `null`: not known. */
  url?: string | null;
}

/** A page was searched. */
export interface ResponsesApiWebSearchActionFindInPage {
  type: "find_in_page";
  /** Its address. `null`: not known. */
  url?: string | null;
  /** What was searched for. `null`: not known. */
  pattern?: string | null;
}

/** Reasoning settings inside a history. */
export interface ConfigurationReasoning {
  /** Reasoning effort. */
  effort: ReasoningEffort;
}

/** A commit that keeps a state of the working directory. */
export interface GhostCommit {
  /** Its hash. */
  id: string;
  /** Hash of its parent. `null`: none. */
  parent?: string | null;
  /** Files that were not tracked at that time. */
  preexisting_untracked_files: string[];
  /** Directories that were not tracked at that time. */
  preexisting_untracked_dirs: string[];
}

/**
 * A piece of what the user sends.
 *
 * Newer peers may send others: keep a default branch.
 */
export type UserInput =
  | UserInputText
  | UserInputImage
  | UserInputLocalImage
  | UserInputAudio
  | UserInputLocalAudio
  | UserInputSkill
  | UserInputMention;

/** Text. */
export interface UserInputText {
  type: "text";
  /** The text. */
  text: string;
  /**
   * Ranges of the text that stand for something else.
   * @defaultValue `[]`
   */
  text_elements?: TextElement[];
}

/** An image by address or uploaded file; exactly one of `url` and `fileId` is set. */
export interface UserInputImage {
  type: "image";
  /** Address or data URL. Absent: `fileId` is used. */
  url?: string;
  /** Id of an uploaded file. Absent: `url` is used. */
  fileId?: string;
  /** How closely the model looks. `null`: its default. */
  detail?: ImageDetail | null;
}

/** An image on the server's disk. */
export interface UserInputLocalImage {
  type: "localImage";
  /** How closely the model looks. `null`: its default. */
  detail?: ImageDetail | null;
  /** Path of the file. When it cannot be read the model gets a note instead. */
  path: string;
}

/** A sound by address or uploaded file; exactly one of `url` and `fileId` is set. */
export interface UserInputAudio {
  type: "audio";
  /** Address or data URL. Absent: `fileId` is used. */
  url?: string;
  /** Id of an uploaded file. Absent: `url` is used. */
  fileId?: string;
}

/** A sound on the server's disk. */
export interface UserInputLocalAudio {
  type: "localAudio";
  /** Path of the file. */
  path: string;
}

/** A skill to use. */
export interface UserInputSkill {
  type: "skill";
  /** Name of the skill. */
  name: string;
  /** Path of its `SKILL.md`. */
  path: string;
}

/** Something the user refers to. */
export interface UserInputMention {
  type: "mention";
  /** Name as shown to the user. */
  name: string;
  /** Path or address of it. */
  path: string;
}

/**
 * How closely the model looks at an image.
 * - `auto`: The model decides.
 * - `low`: Coarse and cheap.
 * - `high`: Fine.
 * - `original`: Unscaled.
 */
export type ImageDetail = "auto" | "low" | "high" | "original" | (string & {});

/** A range of a text that a client shows as something else. */
export interface TextElement {
  /** The range, in bytes of the UTF-8 text. */
  byteRange: ByteRange;
  /** What to show instead. `null`: the text itself. */
  placeholder?: string | null;
}

/** A range of bytes. */
export interface ByteRange {
  /** First byte, counted from 0. */
  start: number;
  /** Byte behind the last one. */
  end: number;
}

/** A piece of context from the client that is not user input. */
export interface AdditionalContextEntry {
  /** The text. */
  value: string;
  /** How far the model may trust it. */
  kind: AdditionalContextKind;
  /** Label of untrusted context. `null`: none. */
  name?: string | null;
}

/**
 * Trust in a piece of context.
 * - `untrusted`: Data, not instructions.
 * - `application`: Comes from the client application itself.
 */
export type AdditionalContextKind = "untrusted" | "application" | (string & {});

/** Output of a tool that starts a turn in place of user input. */
export interface TurnToolOutput {
  /** Group of the tool. `null`: none. */
  namespace?: string | null;
  /** Name of the tool. */
  name: string;
  /** What it returned. */
  output: FunctionCallOutputBody;
  /** Whether the output stays in the history the model sees. Absent: no. */
  retain?: boolean;
}

/**
 * What a tool returned.
 *
 * Newer peers may send others: keep a default branch.
 */
export type FunctionCallOutputBody =
  | string
  | FunctionCallOutputContentItem[];

/**
 * A piece of a tool's output, in the model provider's notation.
 *
 * Newer peers may send others: keep a default branch.
 */
export type FunctionCallOutputContentItem =
  | FunctionCallOutputContentItemInputText
  | FunctionCallOutputContentItemInputImage
  | FunctionCallOutputContentItemInputAudio
  | FunctionCallOutputContentItemEncryptedContent;

/** Text. */
export interface FunctionCallOutputContentItemInputText {
  type: "input_text";
  /** The text. */
  text: string;
}

/** An image; exactly one of `image_url` and `file_id` is set. */
export interface FunctionCallOutputContentItemInputImage {
  type: "input_image";
  /** Address or data URL. Absent: `file_id` is used. */
  image_url?: string;
  /** Id of an uploaded file. Absent: `image_url` is used. */
  file_id?: string;
  /** How closely the model looks. `null`: its default. */
  detail?: ImageDetail | null;
}

/** A sound; exactly one of `audio_url` and `file_id` is set. */
export interface FunctionCallOutputContentItemInputAudio {
  type: "input_audio";
  /** Address or data URL. Absent: `file_id` is used. */
  audio_url?: string;
  /** Id of an uploaded file. Absent: `audio_url` is used. */
  file_id?: string;
}

/** Content only the provider can read. */
export interface FunctionCallOutputContentItemEncryptedContent {
  type: "encrypted_content";
  /** The encrypted text. */
  encrypted_content: string;
}

/**
 * A piece of a turn.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadItem =
  | ThreadItemUserMessage
  | ThreadItemHookPrompt
  | ThreadItemAgentMessage
  | ThreadItemFunctionCallOutput
  | ThreadItemPlan
  | ThreadItemReasoning
  | ThreadItemCommandExecution
  | ThreadItemFileChange
  | ThreadItemMcpToolCall
  | ThreadItemDynamicToolCall
  | ThreadItemCollabAgentToolCall
  | ThreadItemSubAgentActivity
  | ThreadItemWebSearch
  | ThreadItemImageView
  | ThreadItemSleep
  | ThreadItemImageGeneration
  | ThreadItemEnteredReviewMode
  | ThreadItemExitedReviewMode
  | ThreadItemContextCompaction;

/** What the user sent. */
export interface ThreadItemUserMessage {
  type: "userMessage";
  /** Id of the item. */
  id: string;
  /** Id the client gave the message. `null`: none. */
  clientId?: string | null;
  /** The pieces. */
  content: UserInput[];
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** Text a hook put in front of the model. */
export interface ThreadItemHookPrompt {
  type: "hookPrompt";
  /** Id of the item. */
  id: string;
  /** The texts with their origin. */
  fragments: HookPromptFragment[];
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A message of the agent. */
export interface ThreadItemAgentMessage {
  type: "agentMessage";
  /** Result of a content check. `null`: none. */
  moderation?: AgentMessageModeration | null;
  /** Id of the item. */
  id: string;
  /** The text; empty when the item starts. */
  text: string;
  /** What part of the answer it is. `null`: not known. */
  phase?: MessagePhase | null;
  /** Memories it draws on. `null`: none. */
  memoryCitation?: MemoryCitation | null;
  /** How it was delivered. `null`: as usual. */
  delivery?: AgentMessageDelivery | null;
  /** Questions to the user that do not stop the turn. `null`: none. */
  questions?: AsyncUserInputQuestion[] | null;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** Output of a tool that started the turn. */
export interface ThreadItemFunctionCallOutput {
  type: "functionCallOutput";
  /** Id of the item. */
  id: string;
  /** Name of the tool. */
  name: string;
  /** Group of the tool. `null`: none. */
  namespace?: string | null;
  /** What it returned. */
  output: FunctionCallOutputBody;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A plan the agent proposes. */
export interface ThreadItemPlan {
  type: "plan";
  /** Id of the item. */
  id: string;
  /** The plan. It may differ from the sum of its deltas. */
  text: string;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** What the model thought. */
export interface ThreadItemReasoning {
  type: "reasoning";
  /** Id of the item. */
  id: string;
  /**
   * Parts of the summary.
   * @defaultValue `[]`
   */
  summary?: string[];
  /**
   * Parts of the reasoning itself, where the model shows it.
   * @defaultValue `[]`
   */
  content?: string[];
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A command. */
export interface ThreadItemCommandExecution {
  type: "commandExecution";
  /** Id of the item. */
  id: string;
  /** Plugin whose script it runs. `null`: none. */
  pluginId?: string | null;
  /** Path of that script inside the plugin. `null`: none. */
  scriptPath?: string | null;
  /** The command as one shell-quoted line. */
  command: string;
  /** Working directory. */
  cwd: LegacyAppPathString;
  /** Id of its terminal. `null`: not started or none. */
  processId?: string | null;
  /**
   * Who started it.
   * @defaultValue `"agent"`
   */
  source?: CommandExecutionSource;
  /** Where it stands. */
  status: CommandExecutionStatus;
  /** What it does, as far as its text tells. */
  commandActions: CommandAction[];
  /** Its whole output so far, both streams mixed. `null`: none yet. */
  aggregatedOutput?: string | null;
  /** Exit code. `null`: it has not ended. */
  exitCode?: number | null;
  /** Milliseconds it ran. `null`: it has not ended. */
  durationMs?: number | null;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** Changes to files. */
export interface ThreadItemFileChange {
  type: "fileChange";
  /** Id of the item. */
  id: string;
  /** One per file. */
  changes: FileUpdateChange[];
  /** Where they stand. */
  status: PatchApplyStatus;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A call of an MCP server's tool. */
export interface ThreadItemMcpToolCall {
  type: "mcpToolCall";
  /** Id of the item. */
  id: string;
  /** Name of the server. */
  server: string;
  /** Name of the tool. */
  tool: string;
  /** Where it stands. */
  status: McpToolCallStatus;
  /** Arguments chosen by the model, any JSON. */
  arguments: unknown;
  /** App the tool belongs to. `null`: none. */
  appContext?: McpToolCallAppContext | null;
  /** User interface of the tool; `mcpAppUi` replaces it. */
  mcpAppResourceUri?: string | null;
  /** User interface of the tool. `null`: none. */
  mcpAppUi?: McpAppUi | null;
  /** Plugin the server belongs to. `null`: none. */
  pluginId?: string | null;
  /** Whether the tool says it changes nothing. `null`: it does not say. */
  readOnlyHint?: boolean | null;
  /** What it returned. `null`: it runs or failed. */
  result?: McpToolCallResult | null;
  /** How it failed. `null`: it did not. */
  error?: McpToolCallError | null;
  /** Milliseconds it ran. `null`: it has not ended. */
  durationMs?: number | null;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A call of a tool the client declared. */
export interface ThreadItemDynamicToolCall {
  type: "dynamicToolCall";
  /** Id of the item. */
  id: string;
  /** Group of the tool. `null`: none. */
  namespace?: string | null;
  /** Name of the tool. */
  tool: string;
  /** Arguments chosen by the model, any JSON. */
  arguments: unknown;
  /** Where it stands. */
  status: DynamicToolCallStatus;
  /** What it returned. `null`: it has not ended. */
  contentItems?: DynamicToolCallOutputContentItem[] | null;
  /** Whether it did its work. `null`: it has not ended. */
  success?: boolean | null;
  /** Milliseconds it ran. `null`: it has not ended. */
  durationMs?: number | null;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** An action on other agents. */
export interface ThreadItemCollabAgentToolCall {
  type: "collabAgentToolCall";
  /** Id of the item. */
  id: string;
  /** Which action. */
  tool: CollabAgentTool;
  /** Where it stands. */
  status: CollabAgentToolCallStatus;
  /** Thread whose agent acts. */
  senderThreadId: string;
  /** Threads acted on, a newly started one included. */
  receiverThreadIds: string[];
  /** Text given to them. `null`: none. */
  prompt?: string | null;
  /** Model of a newly started agent. `null`: not given. */
  model?: string | null;
  /** Reasoning effort of a newly started agent. `null`: not given. */
  reasoningEffort?: ReasoningEffort | null;
  /** Last known state of each agent, by thread id. */
  agentsStates: { [name: string]: CollabAgentState };
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** Something another agent did. */
export interface ThreadItemSubAgentActivity {
  type: "subAgentActivity";
  /** Id of the item. */
  id: string;
  /** What it did. */
  kind: SubAgentActivityKind;
  /** Thread of the agent. */
  agentThreadId: string;
  /** Place of the agent in the tree of agents. */
  agentPath: string;
  /** Its model. `null`: not recorded. */
  model?: string | null;
  /** Its reasoning effort. `null`: not recorded. */
  reasoningEffort?: ReasoningEffort | null;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A search on the web by the model provider. */
export interface ThreadItemWebSearch {
  type: "webSearch";
  /** Id of the item. */
  id: string;
  /** What was searched for; empty when the item starts. */
  query: string;
  /** What exactly was done. `null`: not known. */
  action?: WebSearchAction | null;
  /** Results, any JSON each. `null`: none reported. */
  results?: unknown[] | null;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** The agent looked at an image. */
export interface ThreadItemImageView {
  type: "imageView";
  /** Id of the item. */
  id: string;
  /** Path of the image. */
  path: LegacyAppPathString;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** The agent waits. */
export interface ThreadItemSleep {
  type: "sleep";
  /** Id of the item. */
  id: string;
  /** Milliseconds it waits. */
  durationMs: number;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** An image made by the model; exactly one of `result` and `fileId` is set. */
export interface ThreadItemImageGeneration {
  type: "imageGeneration";
  /** Id of the item. */
  id: string;
  /** Where it stands, in words of the provider. */
  status: string;
  /** The prompt as the model changed it. `null`: unchanged. */
  revisedPrompt?: string | null;
  /** The image, base64. Absent: `fileId` is used. */
  result?: string;
  /** Id of the stored image. Absent: `result` is used. */
  fileId?: string;
  /** File it was saved to. `null`: not saved. */
  savedPath?: AbsolutePathBuf | null;
  /** Id of the provider for it. `null`: none. */
  generationId?: string | null;
  /** Whether its background is transparent. `null`: not known. */
  transparentBackground?: boolean | null;
  /** Files it was made from. Absent: none. */
  inputImages?: ImageGenerationInputImage[];
  /** Why there is no image. `null`: there is one, or it is not known. */
  failure?: ImageGenerationFailure | null;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A review began. */
export interface ThreadItemEnteredReviewMode {
  type: "enteredReviewMode";
  /** Id of the item. */
  id: string;
  /** What is reviewed. */
  review: string;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A review ended. */
export interface ThreadItemExitedReviewMode {
  type: "exitedReviewMode";
  /** Id of the item. */
  id: string;
  /** Its result. */
  review: string;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** The history was summarized. */
export interface ThreadItemContextCompaction {
  type: "contextCompaction";
  /** Id of the item. */
  id: string;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
}

/** A text of a hook. */
export interface HookPromptFragment {
  /** The text. */
  text: string;
  /** Run of the hook that gave it. */
  hookRunId: string;
}

/**
 * How a message of the agent reaches the user.
 * - `async`: Beside the running work.
 */
export type AgentMessageDelivery = "async" | (string & {});

/** Result of checking a message. */
export interface AgentMessageModeration {
  /** Whether the message was held back. */
  moderated: boolean;
  /** What to show. `null`: nothing in particular. */
  display?: AgentMessageDisplay | null;
}

/** What to show with a message that was checked. */
export interface AgentMessageDisplay {
  /** What to do; leave unknown values to the client that made them. */
  action: string;
  /** Kind of block. `null`: none. */
  blockType?: string | null;
  /** Whether to point to trusted contacts. `null`: not said. */
  checkTrustedContacts?: boolean | null;
  /** Whether to point to trusted access for security work. `null`: not said. */
  cyberTrustedAccess?: boolean | null;
}

/**
 * What part of an answer a message is.
 * - `commentary`: Notes while the work goes on.
 * - `partial_answer`: A part of the answer; more may follow.
 * - `final_answer`: The answer.
 */
export type MessagePhase = "commentary" | "partial_answer" | "final_answer" | (string & {});

/** Memories a message draws on. */
export interface MemoryCitation {
  /** Places in memory files. */
  entries: MemoryCitationEntry[];
  /** Threads the memories come from. */
  threadIds: string[];
}

/** A place in a memory file. */
export interface MemoryCitationEntry {
  /** The file. */
  path: string;
  /** First line, counted from 1. */
  lineStart: number;
  /** Last line. */
  lineEnd: number;
  /** What it was used for. */
  note: string;
}

/** A question that does not stop the turn. */
export interface AsyncUserInputQuestion {
  /** The question. */
  title: string;
  /** Answers to choose from. `null`: free text. */
  options?: string[] | null;
}

/**
 * Who started a command.
 * - `agent`: The agent.
 * - `userShell`: The user.
 * - `unifiedExecStartup`: The agent, as a session that can go on.
 * - `unifiedExecInteraction`: The agent, by writing to such a session.
 */
export type CommandExecutionSource = "agent" | "userShell" | "unifiedExecStartup" | "unifiedExecInteraction" | (string & {});

/**
 * Where a command stands.
 * - `inProgress`: It runs or waits for approval.
 * - `completed`: It ended with exit code 0.
 * - `failed`: It ended otherwise or could not be started.
 * - `declined`: It was refused.
 */
export type CommandExecutionStatus = "inProgress" | "completed" | "failed" | "declined" | (string & {});

/**
 * What a part of a command does.
 *
 * Newer peers may send others: keep a default branch.
 */
export type CommandAction =
  | CommandActionRead
  | CommandActionListFiles
  | CommandActionSearch
  | CommandActionOther;

/** It reads a file. */
export interface CommandActionRead {
  type: "read";
  /** The part of the command. */
  command: string;
  /** Name of the file. */
  name: string;
  /** Path of the file. */
  path: LegacyAppPathString;
}

/** It lists files. */
export interface CommandActionListFiles {
  type: "listFiles";
  /** The part of the command. */
  command: string;
  /** Directory. `null`: the working directory. */
  path?: string | null;
}

/** It searches in files. */
export interface CommandActionSearch {
  type: "search";
  /** The part of the command. */
  command: string;
  /** What it searches for. `null`: not known. */
  query?: string | null;
  /** Where. `null`: the working directory. */
  path?: string | null;
}

/** Something else. */
export interface CommandActionOther {
  type: "unknown";
  /** The part of the command. */
  command: string;
}

/** Change to one file. */
export interface FileUpdateChange {
  /** Absolute path of the file. */
  path: string;
  /** What happens to it. */
  kind: PatchChangeKind;
  /** Unified diff without file headers; for a new or deleted file its whole content. */
  diff: string;
}

/**
 * What happens to a file.
 *
 * Newer peers may send others: keep a default branch.
 */
export type PatchChangeKind =
  | PatchChangeKindAdd
  | PatchChangeKindDelete
  | PatchChangeKindUpdate;

/** It is created. */
export interface PatchChangeKindAdd {
  type: "add";
}

/** It is deleted. */
export interface PatchChangeKindDelete {
  type: "delete";
}

/** It is changed. */
export interface PatchChangeKindUpdate {
  type: "update";
  /** New path when it moves. `null`: it stays. */
  move_path?: string | null;
}

/**
 * Where file changes stand.
 * - `inProgress`: They are being made or wait for approval.
 * - `completed`: They are made.
 * - `failed`: They could not be made.
 * - `declined`: They were refused.
 */
export type PatchApplyStatus = "inProgress" | "completed" | "failed" | "declined" | (string & {});

/**
 * Where a tool call stands.
 * - `inProgress`: It runs.
 * - `completed`: It returned.
 * - `failed`: It failed.
 */
export type McpToolCallStatus = "inProgress" | "completed" | "failed" | (string & {});

/** What an MCP tool returned. */
export interface McpToolCallResult {
  /** Pieces in the notation of MCP, any JSON each. */
  content: unknown[];
  /** Structured result, any JSON. `null`: none. */
  structuredContent?: unknown;
  /** Metadata of the server, any JSON. `null`: none. */
  _meta?: unknown;
}

/** How an MCP tool call failed. */
export interface McpToolCallError {
  /** Text for the user. */
  message: string;
}

/** App a tool belongs to. */
export interface McpToolCallAppContext {
  /** Id of the app's connector. */
  connectorId: string;
  /** Id of the user's link to it. `null`: none. */
  linkId?: string | null;
  /** Name of the app. `null`: not known. */
  appName?: string | null;
  /** Name of the action. `null`: not known. */
  actionName?: string | null;
  /** User interface of the app. `null`: none. */
  resourceUri?: string | null;
}

/** User interface of an MCP tool. */
export interface McpAppUi {
  /** Resource that holds it. */
  resourceUri: string;
  /** How it is shown when the model calls the tool. */
  preferredModelDisplayMode: McpAppDisplayMode;
}

/**
 * How a user interface is shown.
 * - `inline`: Inside the conversation.
 * - `fullscreen`: On its own.
 */
export type McpAppDisplayMode = "inline" | "fullscreen" | (string & {});

/**
 * Where a call of a client's tool stands.
 * - `inProgress`: The client works on it.
 * - `completed`: It returned.
 * - `failed`: It failed.
 */
export type DynamicToolCallStatus = "inProgress" | "completed" | "failed" | (string & {});

/**
 * Action on other agents.
 * - `spawnAgent`: Start one.
 * - `sendInput`: Send it input.
 * - `resumeAgent`: Open a stored one.
 * - `wait`: Wait for agents.
 * - `closeAgent`: Close one.
 * - `sendMessage`: Send it a message.
 * - `followupTask`: Give it another task.
 * - `interruptAgent`: Interrupt it.
 * - `listAgents`: List them.
 */
export type CollabAgentTool = "spawnAgent" | "sendInput" | "resumeAgent" | "wait" | "closeAgent" | "sendMessage" | "followupTask" | "interruptAgent" | "listAgents" | (string & {});

/**
 * Where an action on other agents stands.
 * - `inProgress`: It runs.
 * - `completed`: It is done.
 * - `failed`: It failed.
 * - `interrupted`: It was stopped.
 */
export type CollabAgentToolCallStatus = "inProgress" | "completed" | "failed" | "interrupted" | (string & {});

/** State of an agent. */
export interface CollabAgentState {
  /** Where it stands. */
  status: CollabAgentStatus;
  /** Its last message. `null`: none. */
  message?: string | null;
}

/**
 * Where an agent stands.
 * - `pendingInit`: It is being started.
 * - `running`: It works.
 * - `interrupted`: It was stopped.
 * - `completed`: It is done.
 * - `errored`: It failed.
 * - `shutdown`: It was closed.
 * - `notFound`: There is no such agent.
 */
export type CollabAgentStatus = "pendingInit" | "running" | "interrupted" | "completed" | "errored" | "shutdown" | "notFound" | (string & {});

/**
 * What another agent did.
 * - `started`: It was started.
 * - `interacted`: It was spoken to.
 * - `interrupted`: It was stopped.
 * - `completed`: It is done.
 */
export type SubAgentActivityKind = "started" | "interacted" | "interrupted" | "completed" | (string & {});

/**
 * What was done on the web.
 *
 * Newer peers may send others: keep a default branch.
 */
export type WebSearchAction =
  | WebSearchActionSearch
  | WebSearchActionOpenPage
  | WebSearchActionFindInPage
  | WebSearchActionOther;

/** Something else, or not known yet. */
export interface WebSearchActionOther {
  type: "other";
}

/** A search. */
export interface WebSearchActionSearch {
  type: "search";
  /** The search text. `null`: see `queries`. */
  query?: string | null;
  /** Several search texts. `null`: see `query`. */
  queries?: string[] | null;
}

/** A page was opened. */
export interface WebSearchActionOpenPage {
  type: "openPage";
  /** Its address. `null`: not known. */
  url?: string | null;
}

/** A page was searched. */
export interface WebSearchActionFindInPage {
  type: "findInPage";
  /** Its address. `null`: not known. */
  url?: string | null;
  /** What was searched for. `null`: not known. */
  pattern?: string | null;
}

/**
 * Why no image was made.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ImageGenerationFailure =
  | ImageGenerationFailureUsageLimitExceeded;

/** A usage limit is reached. */
export interface ImageGenerationFailureUsageLimitExceeded {
  type: "usageLimitExceeded";
  /** Which limit. */
  limitId: string;
  /** When it ends, in Unix seconds. `null`: not known. */
  resetsAt?: number | null;
}

/** A file an image was made from. */
export interface ImageGenerationInputImage {
  /** Path of the file. */
  path: AbsolutePathBuf;
  /** SHA-256 of the file, lower-case hexadecimal. */
  sha256: string;
}

/** An item began. */
export interface ItemStartedNotification {
  /** The item as far as it is known. */
  item: ThreadItem;
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** When it began, in Unix milliseconds. */
  startedAtMs: number;
}

/** An item is complete. */
export interface ItemCompletedNotification {
  /** The item as it is stored. */
  item: ThreadItem;
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Tokens of a finished message. `null`: not counted. */
  contentTokenCount?: number | null;
  /** When it was completed, in Unix milliseconds. */
  completedAtMs: number;
}

/** More text of a message of the agent. */
export interface AgentMessageDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** The text to append. */
  delta: string;
}

/** More text of a proposed plan. */
export interface PlanDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** The text to append. */
  delta: string;
}

/** More text of a summary of reasoning. */
export interface ReasoningSummaryTextDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** The text to append. */
  delta: string;
  /** Part of the summary, counted from 0. */
  summaryIndex: number;
}

/** A part of a summary of reasoning begins. */
export interface ReasoningSummaryPartAddedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** The part, counted from 0. */
  summaryIndex: number;
}

/** More text of the reasoning itself. */
export interface ReasoningTextDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** The text to append. */
  delta: string;
  /** Part of the reasoning, counted from 0. */
  contentIndex: number;
}

/** More output of a command. */
export interface CommandExecutionOutputDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** The output to append, as text; bytes that are not UTF-8 are replaced. */
  delta: string;
}

/** The agent wrote to a running command. */
export interface TerminalInteractionNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** Id of the command's terminal. */
  processId: string;
  /** What was written. */
  stdin: string;
}

/** Result text of file changes. */
export interface FileChangeOutputDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** The text to append. */
  delta: string;
}

/** File changes while the model still writes them. */
export interface FileChangePatchUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** The changes so far. */
  changes: FileUpdateChange[];
}

/** An MCP tool reports how far it is. */
export interface McpToolCallProgressNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the item. */
  itemId: string;
  /** Text for the user. */
  message: string;
}

/** Which models to list. */
export interface ModelListParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most models in the page. Absent: the server decides. */
  limit?: number | null;
  /** Whether to include models that are not offered to users. Absent: no. */
  includeHidden?: boolean | null;
  /** Model provider to list. Absent: the configured one. */
  modelProvider?: string | null;
}

/** A page of models. */
export interface ModelListResponse {
  /** The models, in the order to offer them. */
  data: Model[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** A model. */
export interface Model {
  /** Id of the entry. */
  id: string;
  /** Name to use in requests. */
  model: string;
  /** Model that replaces it. `null`: none. */
  upgrade?: string | null;
  /** More about that. `null`: nothing. */
  upgradeInfo?: ModelUpgradeInfo | null;
  /** What to tell users who see it for the first time. `null`: nothing. */
  availabilityNux?: ModelAvailabilityNux | null;
  /** Name shown to users. */
  displayName: string;
  /** What it is good for. */
  description: string;
  /** Field it is made for. `null`: none. */
  modelSpecialty?: string | null;
  /** Whether it is not offered to users. */
  hidden: boolean;
  /** Reasoning efforts it knows. */
  supportedReasoningEfforts: ReasoningEffortOption[];
  /** Reasoning effort it uses by default. */
  defaultReasoningEffort: ReasoningEffort;
  /**
   * What it takes in.
   * @defaultValue `["text","image"]`
   */
  inputModalities?: InputModality[];
  /**
   * Whether its tone can be chosen.
   * @defaultValue `false`
   */
  supportsPersonality?: boolean;
  /** How it works with sub-agents. `null`: not known. */
  multiAgentVersion?: MultiAgentVersion | null;
  /**
   * Older form of `serviceTiers`.
   * @defaultValue `[]`
   */
  additionalSpeedTiers?: string[];
  /**
   * Service tiers it can be used with.
   * @defaultValue `[]`
   */
  serviceTiers?: ModelServiceTier[];
  /** Service tier it uses by default. `null`: none. */
  defaultServiceTier?: string | null;
  /** Special programs this account may choose. `null`: not known. */
  availableAccessPrograms?: ModelAccessPrograms | null;
  /** Whether it is used when none is chosen. */
  isDefault: boolean;
}

/** A reasoning effort of a model. */
export interface ReasoningEffortOption {
  /** The value. */
  reasoningEffort: ReasoningEffort;
  /** What it means. */
  description: string;
}

/**
 * What a model takes in.
 * - `text`: Text.
 * - `image`: Images.
 * - `audio`: Sound.
 */
export type InputModality = "text" | "image" | "audio" | (string & {});

/**
 * How a model works with sub-agents.
 * - `disabled`: Not at all.
 * - `v1`: In the first way.
 * - `v2`: In the second way.
 */
export type MultiAgentVersion = "disabled" | "v1" | "v2" | (string & {});

/** A service tier. */
export interface ModelServiceTier {
  /** Value to use in requests. */
  id: string;
  /** Name shown to users. */
  name: string;
  /** What it means. */
  description: string;
}

/** The model that replaces another. */
export interface ModelUpgradeInfo {
  /** Its name. */
  model: string;
  /** Text for the user. `null`: none. */
  upgradeCopy?: string | null;
  /** Page about it. `null`: none. */
  modelLink?: string | null;
  /** How to move to it, in Markdown. `null`: nothing to say. */
  migrationMarkdown?: string | null;
  /** When the old model goes away, in Unix seconds. `null`: not known. */
  retirementAt?: number | null;
}

/** What to tell users who see a model for the first time. */
export interface ModelAvailabilityNux {
  /** The text. */
  message: string;
}

/** Special programs an account may choose. */
export interface ModelAccessPrograms {
  /** Programs for security work. */
  cyber: CyberAccessProgram[];
}

/** A warning that does not stop anything. */
export interface WarningNotification {
  /** Thread the warning is about. `null`: the whole server. */
  threadId?: string | null;
  /** Text for the user. */
  message: string;
}

/** A problem found in the configuration. */
export interface ConfigWarningNotification {
  /** The problem in one sentence. */
  summary: string;
  /** Further explanation. `null`: none. */
  details?: string | null;
  /** Configuration file at fault. Absent: not one file. */
  path?: string | null;
  /** Place inside that file. Absent: unknown. */
  range?: TextRange | null;
}

/** A range in a text file. */
export interface TextRange {
  /** First position. */
  start: TextPosition;
  /** Position behind the last character. */
  end: TextPosition;
}

/** A position in a text file. */
export interface TextPosition {
  /** Line number, counted from 1. */
  line: number;
  /** Column in Unicode characters, counted from 1. */
  column: number;
}

/** Tells a client that it uses something that will go away. */
export interface DeprecationNoticeNotification {
  /** What is deprecated. */
  summary: string;
  /** How to move away from it. `null`: no advice. */
  details?: string | null;
}

/**
 * When the user is asked before something is done.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AskForApproval =
  | "untrusted"
  | "on-failure"
  | "on-request"
  | { granular: GranularApprovalPolicy }
  | "never";

/** Which kinds of approval questions reach the user; the others are refused. */
export interface GranularApprovalPolicy {
  /** Whether commands and patches that leave the sandbox are asked about. */
  sandbox_approval: boolean;
  /** Whether commands are asked about because a stored rule says so. */
  rules: boolean;
  /**
   * Whether scripts of skills are asked about.
   * @defaultValue `false`
   */
  skill_approval?: boolean;
  /**
   * Whether the model may ask for further permissions.
   * @defaultValue `false`
   */
  request_permissions?: boolean;
  /** Whether questions of MCP servers are passed on. */
  mcp_elicitations: boolean;
}

/**
 * Who answers approval questions.
 * - `user`: The user, through the client.
 * - `auto_review`: A reviewing agent that weighs the risk.
 * - `guardian_subagent`: Older name of the reviewing agent.
 */
export type ApprovalsReviewer = "user" | "auto_review" | "guardian_subagent" | (string & {});

/**
 * Shorthand for a sandbox policy.
 * - `read-only`: Files can be read, nothing can be written.
 * - `workspace-write`: The working directory and temporary directories can be written.
 * - `danger-full-access`: No sandbox.
 */
export type SandboxMode = "read-only" | "workspace-write" | "danger-full-access" | (string & {});

/**
 * What commands and patches may touch.
 *
 * Newer peers may send others: keep a default branch.
 */
export type SandboxPolicy =
  | SandboxPolicyDangerFullAccess
  | SandboxPolicyReadOnly
  | SandboxPolicyExternalSandbox
  | SandboxPolicyWorkspaceWrite;

/** No sandbox. */
export interface SandboxPolicyDangerFullAccess {
  type: "dangerFullAccess";
}

/** Nothing can be written. */
export interface SandboxPolicyReadOnly {
  type: "readOnly";
  /**
   * Whether commands can reach the network.
   * @defaultValue `false`
   */
  networkAccess?: boolean;
}

/** The process already runs in a sandbox; none is added. */
export interface SandboxPolicyExternalSandbox {
  type: "externalSandbox";
  /**
   * What that sandbox allows on the network.
   * @defaultValue `"restricted"`
   */
  networkAccess?: NetworkAccess;
}

/** The working directory and the listed roots can be written. */
export interface SandboxPolicyWorkspaceWrite {
  type: "workspaceWrite";
  /**
   * Further writable directories.
   * @defaultValue `[]`
   */
  writableRoots?: AbsolutePathBuf[];
  /**
   * Whether commands can reach the network.
   * @defaultValue `false`
   */
  networkAccess?: boolean;
  /**
   * Whether the directory in `TMPDIR` is left read-only.
   * @defaultValue `false`
   */
  excludeTmpdirEnvVar?: boolean;
  /**
   * Whether `/tmp` is left read-only.
   * @defaultValue `false`
   */
  excludeSlashTmp?: boolean;
}

/**
 * Network rights inside an external sandbox.
 * - `restricted`: No network.
 * - `enabled`: Full network.
 */
export type NetworkAccess = "restricted" | "enabled" | (string & {});

/** The permission profile the current rights come from. */
export interface ActivePermissionProfile {
  /** Name of the profile, such as `:workspace` or one from the configuration. */
  id: string;
  /** Name of the profile it builds on. `null`: none. */
  extends?: string | null;
}

/** Rights a command asks for beyond those of its thread. */
export interface AdditionalPermissionProfile {
  /** Network rights. `null`: no more than now. */
  network?: AdditionalNetworkPermissions | null;
  /** File rights. `null`: no more than now. */
  fileSystem?: AdditionalFileSystemPermissions | null;
}

/** Network rights a command asks for. */
export interface AdditionalNetworkPermissions {
  /** Whether the network is wanted. `null`: no change. */
  enabled?: boolean | null;
}

/** File rights a command asks for. */
export interface AdditionalFileSystemPermissions {
  /** Paths to read; `entries` replaces it. `null`: none. */
  read?: LegacyAppPathString[] | null;
  /** Paths to write; `entries` replaces it. `null`: none. */
  write?: LegacyAppPathString[] | null;
  /** How many directory levels a pattern may descend. `null`: the default of the server. */
  globScanMaxDepth?: number | null;
  /** Paths with the access wanted for each. `null`: none. */
  entries?: FileSystemSandboxEntry[] | null;
}

/** Access to one path. */
export interface FileSystemSandboxEntry {
  /** What it applies to. */
  path: FileSystemPath;
  /** Which access. */
  access: FileSystemAccessMode;
}

/**
 * Access to files.
 * - `read`: Reading.
 * - `write`: Reading and writing.
 * - `deny`: Neither.
 */
export type FileSystemAccessMode = "read" | "write" | "deny" | (string & {});

/**
 * One or several paths.
 *
 * Newer peers may send others: keep a default branch.
 */
export type FileSystemPath =
  | FileSystemPathPath
  | FileSystemPathGlobPattern
  | FileSystemPathSpecial;

/** One file or directory with everything below it. */
export interface FileSystemPathPath {
  type: "path";
  /** The path. */
  path: LegacyAppPathString;
}

/** Every path a pattern matches. */
export interface FileSystemPathGlobPattern {
  type: "glob_pattern";
  /** The pattern. */
  pattern: string;
}

/** A place with a name of its own. */
export interface FileSystemPathSpecial {
  type: "special";
  /** Which place. */
  value: FileSystemSpecialPath;
}

/**
 * A place that is resolved where the sandbox is set up.
 *
 * Newer peers may send others: keep a default branch.
 */
export type FileSystemSpecialPath =
  | FileSystemSpecialPathRoot
  | FileSystemSpecialPathMinimal
  | FileSystemSpecialPathProjectRoots
  | FileSystemSpecialPathTmpdir
  | FileSystemSpecialPathSlashTmp
  | FileSystemSpecialPathOther;

/** The root of the file system. */
export interface FileSystemSpecialPathRoot {
  kind: "root";
}

/** The directories a program needs to run at all. */
export interface FileSystemSpecialPathMinimal {
  kind: "minimal";
}

/** The directory in `TMPDIR`. */
export interface FileSystemSpecialPathTmpdir {
  kind: "tmpdir";
}

/** `/tmp`. */
export interface FileSystemSpecialPathSlashTmp {
  kind: "slash_tmp";
}

/** The roots of the workspace. */
export interface FileSystemSpecialPathProjectRoots {
  kind: "project_roots";
  /** Path below each root. `null`: the roots themselves. */
  subpath?: LegacyAppPathString | null;
}

/** A place this version does not know. */
export interface FileSystemSpecialPathOther {
  kind: "unknown";
  /** Its name. */
  path: string;
  /** Path below it. `null`: the place itself. */
  subpath?: LegacyAppPathString | null;
}

/** A conversation: its settings, its state and, where asked for, its turns. */
export interface Thread {
  /** Id of the thread, a UUIDv7. */
  id: string;
  /** Environments of a loaded thread, the primary one first. `null`: the thread is not loaded. */
  environments?: ThreadEnvironment[] | null;
  /** Data of the implementation. `null`: none. */
  extra?: ThreadExtra | null;
  /** Id shared by all threads of one tree of forks and sub-agents. */
  sessionId: string;
  /** Thread this one was forked from. `null`: none. */
  forkedFromId?: string | null;
  /** Thread this one is attached to. `null`: none. */
  attachedToThreadId?: string | null;
  /** Thread whose agent started this sub-agent. `null`: not a sub-agent. */
  parentThreadId?: string | null;
  /** Text of the first user message; empty before there is one. */
  preview: string;
  /** Whether the thread is kept in memory only. */
  ephemeral: boolean;
  /** Section of the user's list the thread is in. `null`: none. */
  section?: ThreadSection | null;
  /** When it came into that section, in Unix seconds. `null`: no section. */
  sectionEnteredAt?: number | null;
  /** Project the thread belongs to. `null`: none. */
  projectId: string | null;
  /**
   * How the history is stored and read.
   * @defaultValue `"legacy"`
   */
  historyMode?: ThreadHistoryMode;
  /** Id of the model provider. */
  modelProvider: string;
  /** Model in use, or the last one used. `null`: not known. */
  model?: string | null;
  /** Reasoning effort in use, or the last one used. `null`: not set. */
  reasoningEffort?: ReasoningEffort | null;
  /** When the thread was created, in Unix seconds. */
  createdAt: number;
  /** When the thread last changed, in Unix seconds. */
  updatedAt: number;
  /** Time that lists by recency sort by, in Unix seconds. `null`: not known. */
  recencyAt?: number | null;
  /** What the thread is doing. */
  status: ThreadStatus;
  /** File the thread is stored in. `null`: it is not stored in a file. */
  path?: string | null;
  /** Working directory. */
  cwd: AbsolutePathBuf;
  /** Version of the program that created the thread. */
  cliVersion: string;
  /** Name of the client that created the thread. `null`: not recorded. */
  originator?: string | null;
  /** Kind of program that created the thread. */
  source: SessionSource;
  /** Whether a client may start turns in it. `null`: the thread is not loaded. */
  canAcceptDirectInput?: boolean | null;
  /** Purpose the creating client gave. `null`: none. */
  threadSource?: ThreadSource | null;
  /** Nickname of a sub-agent. `null`: not a sub-agent. */
  agentNickname?: string | null;
  /** Role of a sub-agent. `null`: not a sub-agent. */
  agentRole?: string | null;
  /** State of the repository at creation. `null`: no repository. */
  gitInfo?: GitInfo | null;
  /** Title given by the user. `null`: none. */
  name?: string | null;
  /** Saved Daybreak choice. `null`: none made. */
  daybreakEnabled?: boolean | null;
  /** The turns, oldest first; empty except in answers that say they carry them. */
  turns: Turn[];
}

/**
 * What a thread is doing.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadStatus =
  | ThreadStatusNotLoaded
  | ThreadStatusIdle
  | ThreadStatusSystemError
  | ThreadStatusActive;

/** It is stored only. */
export interface ThreadStatusNotLoaded {
  type: "notLoaded";
}

/** It is loaded and waits for input. */
export interface ThreadStatusIdle {
  type: "idle";
}

/** Its last turn ended with a failure of the server. */
export interface ThreadStatusSystemError {
  type: "systemError";
}

/** A turn runs. */
export interface ThreadStatusActive {
  type: "active";
  /** What the turn waits for; empty while it works. */
  activeFlags: ThreadActiveFlag[];
}

/**
 * What a running turn waits for.
 * - `waitingOnApproval`: An approval.
 * - `waitingOnUserInput`: An answer of the user.
 */
export type ThreadActiveFlag = "waitingOnApproval" | "waitingOnUserInput" | (string & {});

/**
 * How the history of a thread is stored and read.
 * - `legacy`: As one log that is read as a whole.
 * - `paginated`: In pages, read with `thread/turns/list` and `thread/items/list`.
 */
export type ThreadHistoryMode = "legacy" | "paginated" | (string & {});

/** Purpose of a thread, in words of the client. */
export type ThreadSource = string;

/** Data of the implementation; no member is defined. */
export interface ThreadExtra {
}

/** An environment a thread works in. */
export interface ThreadEnvironment {
  /** Id of the environment. */
  environmentId: string;
  /** Working directory inside it. */
  cwd: LegacyAppPathString;
  /** Roots of the workspace inside it. */
  runtimeWorkspaceRoots: LegacyAppPathString[];
}

/** An environment to work in. */
export interface TurnEnvironmentParams {
  /** Id of the environment. */
  environmentId: string;
  /** Working directory inside it. */
  cwd: LegacyAppPathString;
  /** Roots of the workspace inside it. Absent: only `cwd`. */
  runtimeWorkspaceRoots?: LegacyAppPathString[] | null;
}

/** A directory that brings capabilities such as skills. */
export interface SelectedCapabilityRoot {
  /** Id given by the platform that chose it. */
  id: string;
  /** Where it is. */
  location: CapabilityRootLocation;
}

/**
 * Place of a capability root.
 *
 * Newer peers may send others: keep a default branch.
 */
export type CapabilityRootLocation =
  | CapabilityRootLocationEnvironment;

/** A directory inside an environment. */
export interface CapabilityRootLocationEnvironment {
  type: "environment";
  /** Id of the environment. */
  environmentId: string;
  /** Absolute path inside it. */
  path: string;
}

/** A section of the user's list of threads. */
export interface ThreadSection {
  /** Id that stays when the section is renamed. */
  id: string;
  /** Name shown to the user. */
  name: string;
  /** How it looks. `null`: as usual. */
  appearance?: ThreadSectionAppearance | null;
}

/** How a section looks. */
export interface ThreadSectionAppearance {
  /** Color name. `null`: the default. */
  color?: string | null;
  /** Icon name. `null`: the default. */
  icon?: string | null;
}

/** State of a repository. */
export interface GitInfo {
  /** Commit that was checked out. `null`: none. */
  sha?: string | null;
  /** Branch that was checked out. `null`: none. */
  branch?: string | null;
  /** Address of the remote `origin`. `null`: none. */
  originUrl?: string | null;
}

/**
 * Kind of program a thread was created by.
 *
 * Newer peers may send others: keep a default branch.
 */
export type SessionSource =
  | "cli"
  | "vscode"
  | "exec"
  | "appServer"
  | { custom: string }
  | { subAgent: SubAgentSource }
  | "unknown";

/**
 * Kind of sub-agent.
 *
 * Newer peers may send others: keep a default branch.
 */
export type SubAgentSource =
  | "review"
  | "compact"
  | { thread_spawn: ThreadSpawnSource }
  | "memory_consolidation"
  | { other: string };

/** How a sub-agent was started. */
export interface ThreadSpawnSource {
  /** Thread that started it. */
  parent_thread_id: ThreadId;
  /** Distance from the first thread; 1 for its direct agents. */
  depth: number;
  /** Place in the tree of agents. `null`: not known. */
  agent_path?: AgentPath | null;
  /** Nickname. `null`: none. */
  agent_nickname?: string | null;
  /** Role. `null`: none. */
  agent_role?: string | null;
}

/** Id of a thread, a UUID. */
export type ThreadId = string;

/** Place of an agent in the tree of agents, with `/` between names. */
export type AgentPath = string;

/**
 * How eagerly work is given to sub-agents.
 *
 * Newer peers may send others: keep a default branch.
 */
export type MultiAgentMode =
  | "explicitRequestOnly"
  | "proactive"
  | { custom: string };

/**
 * What made a client start a thread.
 * - `startup`: The client was opened.
 * - `clear`: The user began anew.
 */
export type ThreadStartSource = "startup" | "clear" | (string & {});

/** Settings of a new thread. What is absent comes from the configuration. */
export interface ThreadStartParams {
  /** Model to use. */
  model?: string | null;
  /** Id of the model provider. */
  modelProvider?: string | null;
  /**
   * Whether the provider's default model may stand in for one it does not have. Absent: no.
   * @experimental
   */
  allowProviderModelFallback?: boolean;
  /** Service tier of the model provider. */
  serviceTier?: string | null;
  /** Working directory; a relative path counts from the server's own. Absent: the server's own. */
  cwd?: string | null;
  /**
   * Absolute paths of the workspace's roots.
   * @experimental
   */
  runtimeWorkspaceRoots?: AbsolutePathBuf[] | null;
  /** When to ask before acting. */
  approvalPolicy?: AskForApproval | null;
  /** Who answers approval questions. */
  approvalsReviewer?: ApprovalsReviewer | null;
  /** What commands and patches may touch. */
  sandbox?: SandboxMode | null;
  /**
   * Name of a permission profile; excludes `sandbox`.
   * @experimental
   */
  permissions?: string | null;
  /** Further configuration values, by dotted key or nested. */
  config?: { [name: string]: unknown } | null;
  /** Name of the service the thread works for. */
  serviceName?: string | null;
  /** Text in place of the built-in instructions. */
  baseInstructions?: string | null;
  /** Text in addition to the built-in instructions. */
  developerInstructions?: string | null;
  /** Tone of the answers. */
  personality?: Personality | null;
  /**
   * Ignored; kept for older clients.
   * @experimental
   */
  multiAgentMode?: MultiAgentMode | null;
  /** Whether to keep the thread in memory only. Absent: no. */
  ephemeral?: boolean | null;
  /**
   * How to store the history.
   * @experimental
   */
  historyMode?: ThreadHistoryMode | null;
  /** What made the client start the thread. */
  sessionStartSource?: ThreadStartSource | null;
  /** Purpose of the thread, in words of the client. */
  threadSource?: ThreadSource | null;
  /**
   * Project the thread belongs to.
   * @experimental
   */
  projectId?: string | null;
  /**
   * Environments to work in, the primary one first. Absent: the default one. Empty: none.
   * @experimental
   */
  environments?: TurnEnvironmentParams[] | null;
  /**
   * Tools the client offers. Absent: none.
   * @experimental
   */
  dynamicTools?: DynamicToolSpec[] | null;
  /**
   * Directories that bring capabilities.
   * @experimental
   */
  selectedCapabilityRoots?: SelectedCapabilityRoot[] | null;
  /**
   * Daybreak choice to save with the thread. Not possible for an ephemeral one.
   * @experimental
   */
  daybreakEnabled?: boolean | null;
  /**
   * Does nothing; exists to test the experimental gate.
   * @experimental
   */
  mockExperimentalField?: string | null;
  /**
   * Whether raw items of the model provider are sent as well. Absent: no.
   * @experimental
   */
  experimentalRawEvents?: boolean;
}

/** A new thread and the settings in force. */
export interface ThreadStartResponse {
  /** The thread, without turns. */
  thread: Thread;
  /** Model in use. */
  model: string;
  /** Id of the model provider. */
  modelProvider: string;
  /** Service tier. `null`: the provider's default. */
  serviceTier?: string | null;
  /**
   * Plugins switched off for the thread.
   * @defaultValue `[]`
   */
  disabledPluginIds?: string[];
  /** Working directory. */
  cwd: AbsolutePathBuf;
  /**
   * Roots of the workspace.
   * @defaultValue `[]`
   */
  runtimeWorkspaceRoots?: AbsolutePathBuf[];
  /**
   * Files the instructions were read from.
   * @defaultValue `[]`
   */
  instructionSources?: LegacyAppPathString[];
  /** When the user is asked. */
  approvalPolicy: AskForApproval;
  /** Who answers approval questions. */
  approvalsReviewer: ApprovalsReviewer;
  /** What commands and patches may touch. */
  sandbox: SandboxPolicy;
  /** Permission profile in force. `null`: none. */
  activePermissionProfile?: ActivePermissionProfile | null;
  /** Reasoning effort. `null`: the model's default. */
  reasoningEffort?: ReasoningEffort | null;
  /**
   * Always `explicitRequestOnly`; kept for older clients.
   * @defaultValue `"explicitRequestOnly"`
   */
  multiAgentMode?: MultiAgentMode;
}

/** Which stored thread to open, and settings to change. The source is `history`, else `path`, else `threadId`. */
export interface ThreadResumeParams {
  /** Thread to open; required even where another source is used. */
  threadId: string;
  /**
   * Items of the model provider to start from instead of a stored thread.
   * @experimental
   */
  history?: ResponseItem[] | null;
  /**
   * File to open instead of `threadId`.
   * @experimental
   */
  path?: string | null;
  /** Model to use from now on. */
  model?: string | null;
  /** Id of the model provider. */
  modelProvider?: string | null;
  /** Service tier of the model provider. */
  serviceTier?: string | null;
  /** Working directory. */
  cwd?: string | null;
  /**
   * Absolute paths of the workspace's roots.
   * @experimental
   */
  runtimeWorkspaceRoots?: AbsolutePathBuf[] | null;
  /** When to ask before acting. */
  approvalPolicy?: AskForApproval | null;
  /** Who answers approval questions. */
  approvalsReviewer?: ApprovalsReviewer | null;
  /** What commands and patches may touch. */
  sandbox?: SandboxMode | null;
  /**
   * Name of a permission profile; excludes `sandbox`.
   * @experimental
   */
  permissions?: string | null;
  /** Further configuration values, by dotted key or nested. */
  config?: { [name: string]: unknown } | null;
  /** Text in place of the built-in instructions. */
  baseInstructions?: string | null;
  /** Text in addition to the built-in instructions. */
  developerInstructions?: string | null;
  /** Tone of the answers. */
  personality?: Personality | null;
  /** Whether to leave the turns out of the answer. Absent: no. */
  excludeTurns?: boolean;
  /**
   * Asks for a first page of turns in the answer.
   * @experimental
   */
  initialTurnsPage?: ThreadResumeInitialTurnsPageParams | null;
}

/** Which page of turns to send along. */
export interface ThreadResumeInitialTurnsPageParams {
  /** Most turns in the page. Absent: the server decides. */
  limit?: number | null;
  /** Order of the turns. Absent: newest first. */
  sortDirection?: SortDirection | null;
  /** How much of each turn. Absent: a summary. */
  itemsView?: TurnItemsView | null;
}

/** An opened thread and the settings in force. */
export interface ThreadResumeResponse {
  /** The thread, with its turns unless they were excluded. */
  thread: Thread;
  /** Model in use. */
  model: string;
  /** Id of the model provider. */
  modelProvider: string;
  /** Service tier. `null`: the provider's default. */
  serviceTier?: string | null;
  /**
   * Plugins switched off for the thread.
   * @defaultValue `[]`
   */
  disabledPluginIds?: string[];
  /** Working directory. */
  cwd: AbsolutePathBuf;
  /**
   * Roots of the workspace.
   * @defaultValue `[]`
   */
  runtimeWorkspaceRoots?: AbsolutePathBuf[];
  /**
   * Files the instructions were read from.
   * @defaultValue `[]`
   */
  instructionSources?: LegacyAppPathString[];
  /** When the user is asked. */
  approvalPolicy: AskForApproval;
  /** Who answers approval questions. */
  approvalsReviewer: ApprovalsReviewer;
  /** What commands and patches may touch. */
  sandbox: SandboxPolicy;
  /** Permission profile in force. `null`: none. */
  activePermissionProfile?: ActivePermissionProfile | null;
  /** Reasoning effort. `null`: the model's default. */
  reasoningEffort?: ReasoningEffort | null;
  /** Collaboration mode in force. `null`: not known. */
  collaborationMode?: CollaborationMode | null;
  /**
   * Always `explicitRequestOnly`; kept for older clients.
   * @defaultValue `"explicitRequestOnly"`
   */
  multiAgentMode?: MultiAgentMode;
  /** The page of turns that was asked for. `null`: none was. */
  initialTurnsPage?: TurnsPage | null;
  /** Cursor for `thread/turns/list` to read backwards from the newest turn. `null`: no turns. */
  turnsBackwardsCursor?: string | null;
  /** Cursor for `thread/items/list` to read backwards from the newest item. `null`: no items. */
  itemsBackwardsCursor?: string | null;
}

/** A page of turns. */
export interface TurnsPage {
  /** The turns. */
  data: Turn[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
  /** Cursor to read the other way from the beginning of this page. `null`: the page is empty. */
  backwardsCursor?: string | null;
}

/** Which thread to copy, and settings of the copy. The source is `path`, else `threadId`. */
export interface ThreadForkParams {
  /** Thread to copy; required even when `path` is used. */
  threadId: string;
  /** Last turn to copy. Absent: all. */
  lastTurnId?: string | null;
  /**
   * First turn not to copy; excludes `lastTurnId`.
   * @experimental
   */
  beforeTurnId?: string | null;
  /**
   * File to copy instead of `threadId`.
   * @experimental
   */
  path?: string | null;
  /** Model of the copy. Absent: that of the source. */
  model?: string | null;
  /** Id of the model provider. */
  modelProvider?: string | null;
  /** Service tier of the model provider. */
  serviceTier?: string | null;
  /** Working directory. */
  cwd?: string | null;
  /**
   * Absolute paths of the workspace's roots.
   * @experimental
   */
  runtimeWorkspaceRoots?: AbsolutePathBuf[] | null;
  /** When to ask before acting. */
  approvalPolicy?: AskForApproval | null;
  /** Who answers approval questions. */
  approvalsReviewer?: ApprovalsReviewer | null;
  /** What commands and patches may touch. */
  sandbox?: SandboxMode | null;
  /**
   * Name of a permission profile; excludes `sandbox`.
   * @experimental
   */
  permissions?: string | null;
  /** Further configuration values, by dotted key or nested. */
  config?: { [name: string]: unknown } | null;
  /** Text in place of the built-in instructions. */
  baseInstructions?: string | null;
  /** Text in addition to the built-in instructions. */
  developerInstructions?: string | null;
  /** Whether to keep the copy in memory only. Absent: no. */
  ephemeral?: boolean;
  /** Purpose of the copy, in words of the client. */
  threadSource?: ThreadSource | null;
  /** Whether to leave the turns out of the answer. Absent: no. */
  excludeTurns?: boolean;
  /**
   * Whether the copy is stored as attached to its source and hidden from lists. Absent: no.
   * @experimental
   */
  attachToSource?: boolean;
  /**
   * Whether a goal of the source waits for the next turn instead of continuing at once. Absent: no.
   * @experimental
   */
  deferGoalContinuation?: boolean;
  /**
   * Whether to copy the settings of a loaded source exactly, to reuse cached prompts. Needs `ephemeral`. Absent: no.
   * @experimental
   */
  experimentalPredictionMode?: boolean;
  /**
   * Whether MCP servers are off in prediction mode. Absent: no.
   * @experimental
   */
  experimentalDisablePredictionMcp?: boolean;
}

/** A copied thread and the settings in force. */
export interface ThreadForkResponse {
  /** The copy, with the copied turns unless they were excluded. */
  thread: Thread;
  /** Model in use. */
  model: string;
  /** Id of the model provider. */
  modelProvider: string;
  /** Service tier. `null`: the provider's default. */
  serviceTier?: string | null;
  /**
   * Plugins switched off for the thread.
   * @defaultValue `[]`
   */
  disabledPluginIds?: string[];
  /** Working directory. */
  cwd: AbsolutePathBuf;
  /**
   * Roots of the workspace.
   * @defaultValue `[]`
   */
  runtimeWorkspaceRoots?: AbsolutePathBuf[];
  /**
   * Files the instructions were read from.
   * @defaultValue `[]`
   */
  instructionSources?: LegacyAppPathString[];
  /** When the user is asked. */
  approvalPolicy: AskForApproval;
  /** Who answers approval questions. */
  approvalsReviewer: ApprovalsReviewer;
  /** What commands and patches may touch. */
  sandbox: SandboxPolicy;
  /** Permission profile in force. `null`: none. */
  activePermissionProfile?: ActivePermissionProfile | null;
  /** Reasoning effort. `null`: the model's default. */
  reasoningEffort?: ReasoningEffort | null;
  /**
   * Always `explicitRequestOnly`; kept for older clients.
   * @defaultValue `"explicitRequestOnly"`
   */
  multiAgentMode?: MultiAgentMode;
}

/** Which thread to read. */
export interface ThreadReadParams {
  /** Id of the thread. */
  threadId: string;
  /** Whether to include the turns with their items. Absent: no. */
  includeTurns?: boolean;
}

/** A thread as it is stored. */
export interface ThreadReadResponse {
  /** The thread. */
  thread: Thread;
  /** What the user has not read yet. `null`: not recorded for this thread. */
  readState?: ThreadReadState | null;
}

/** Where the unread part of a thread begins. */
export interface ThreadReadState {
  /** First unread place. `null`: all is read. */
  firstUnread?: ThreadUnreadPosition | null;
  /** Opaque stamp that guards updates against news the client has not seen. */
  revision: string;
}

/**
 * A place from which on a thread is unread.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadUnreadPosition =
  | ThreadUnreadPositionThreadStart
  | ThreadUnreadPositionTurn;

/** The whole thread was marked unread. */
export interface ThreadUnreadPositionThreadStart {
  type: "threadStart";
}

/** A turn. */
export interface ThreadUnreadPositionTurn {
  type: "turn";
  /** The turn. */
  turnId: string;
}

/** Which threads to list. */
export interface ThreadListParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most threads in the page, 1 to 100. Absent: 25. */
  limit?: number | null;
  /** What to sort by. Absent: time of creation. */
  sortKey?: ThreadSortKey | null;
  /** Order. Absent: newest first. */
  sortDirection?: SortDirection | null;
  /** Only threads of these model providers. Absent or empty: of all. */
  modelProviders?: string[] | null;
  /** Only threads of these kinds of programs. Absent or empty: interactive ones. */
  sourceKinds?: ThreadSourceKind[] | null;
  /** Whether to list archived threads instead of active ones. Absent: no. */
  archived?: boolean | null;
  /**
   * Only threads of this project. `null`: only those without one. Absent: of all.
   * @experimental
   */
  projectId?: string | null;
  /** Only threads of this section. `null`: only those without one. Absent: of all. */
  sectionId?: string | null;
  /** Only threads with exactly this working directory. */
  cwd?: ThreadListCwdFilter | null;
  /** Only threads created by these clients. A local server refuses a list that is not empty. */
  originators?: string[] | null;
  /** Whether to list only what the current account may see. Absent: no. */
  currentAccountOnly?: boolean;
  /** Threads to leave out, at most 100. */
  excludedThreadIds?: string[] | null;
  /**
   * Only direct sub-agents of this thread; excludes `ancestorThreadId`.
   * @experimental
   */
  parentThreadId?: string | null;
  /**
   * Only sub-agents of this thread at any depth.
   * @experimental
   */
  ancestorThreadId?: string | null;
  /**
   * Only threads attached to this one.
   * @experimental
   */
  attachedToThreadId?: string | null;
  /**
   * Whether a search by title finds attached threads. Absent: no.
   * @experimental
   */
  includeAttachedThreads?: boolean;
  /** Whether to trust the index without looking at the files. Absent: no. */
  useStateDbOnly?: boolean;
  /** Only threads whose title contains this text. */
  searchTerm?: string | null;
}

/**
 * One working directory or several.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadListCwdFilter =
  | string
  | string[];

/**
 * Order of a list.
 * - `asc`: Oldest first.
 * - `desc`: Newest first.
 */
export type SortDirection = "asc" | "desc" | (string & {});

/**
 * What a list of threads is sorted by.
 * - `created_at`: Time of creation.
 * - `updated_at`: Time of the last change.
 * - `recency_at`: Time of the last use.
 * - `section_position`: Place in the section.
 */
export type ThreadSortKey = "created_at" | "updated_at" | "recency_at" | "section_position" | (string & {});

/**
 * Kind of program, as a filter.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadSourceKind =
  | "cli"
  | "vscode"
  | "exec"
  | "appServer"
  | "subAgent"
  | "subAgentReview"
  | "subAgentCompact"
  | "subAgentThreadSpawn"
  | "subAgentOther"
  | "unknown";

/** A page of threads. */
export interface ThreadListResponse {
  /** The threads, without turns. */
  data: Thread[];
  /** What is unread, by thread id; a thread without a state has none. `null`: not recorded at all. */
  readStates?: { [name: string]: ThreadReadState } | null;
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
  /** Cursor to read the other way from the beginning of this page. `null`: the page is empty. */
  backwardsCursor?: string | null;
}

/** Which page of the loaded threads to list. */
export interface ThreadLoadedListParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most ids in the page. Absent: no limit. */
  limit?: number | null;
}

/** A page of ids of loaded threads. */
export interface ThreadLoadedListResponse {
  /** Thread ids in ascending order. */
  data: string[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** Which thread to archive. */
export interface ThreadArchiveParams {
  /** Id of the thread. */
  threadId: string;
}

/** The thread is archived; there is nothing to say about it. */
export interface ThreadArchiveResponse {
}

/** Which thread to take out of the archive. */
export interface ThreadUnarchiveParams {
  /** Id of the thread. */
  threadId: string;
}

/** The thread that is active again. */
export interface ThreadUnarchiveResponse {
  /** The thread, without turns and not loaded. */
  thread: Thread;
}

/** Which thread to name, and how. */
export interface ThreadSetNameParams {
  /** Id of the thread. */
  threadId: string;
  /** The title; blanks at both ends are removed, and something must remain. */
  name: string;
}

/** The thread is named; there is nothing to say about it. */
export interface ThreadSetNameResponse {
}

/** Which thread not to hear of any more. */
export interface ThreadUnsubscribeParams {
  /** Id of the thread. */
  threadId: string;
}

/** What unsubscribing did. */
export interface ThreadUnsubscribeResponse {
  /** What the connection's state was. */
  status: ThreadUnsubscribeStatus;
}

/**
 * Outcome of unsubscribing.
 * - `notLoaded`: The thread is not loaded.
 * - `notSubscribed`: The connection was not subscribed.
 * - `unsubscribed`: The connection was subscribed and is not any more.
 */
export type ThreadUnsubscribeStatus = "notLoaded" | "notSubscribed" | "unsubscribed" | (string & {});

/** Which turns to list. */
export interface ThreadTurnsListParams {
  /** Id of the thread. */
  threadId: string;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most turns in the page. Absent: the server decides. */
  limit?: number | null;
  /** Order of the turns. Absent: newest first. */
  sortDirection?: SortDirection | null;
  /** How much of each turn. Absent: a summary. */
  itemsView?: TurnItemsView | null;
}

/** A page of turns. */
export interface ThreadTurnsListResponse {
  /** The turns. */
  data: Turn[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
  /** Cursor to read the other way from the beginning of this page. `null`: the page is empty. */
  backwardsCursor?: string | null;
}

/** Which items to list. */
export interface ThreadItemsListParams {
  /** Id of the thread. */
  threadId: string;
  /** Only items of this turn. Absent: of all turns. */
  turnId?: string | null;
  /** Where to begin: a cursor of an earlier page, or an item of the turn. Absent: at the start. */
  cursor?: ThreadItemsListCursor | null;
  /** Most items in the page. Absent: the server decides. */
  limit?: number | null;
  /** Order of the items. Absent: oldest first. */
  sortDirection?: SortDirection | null;
  /** Which outputs to leave out, to be read one by one. Only with `turnId`. */
  deferOutput?: ThreadItemOutputDeferral | null;
}

/**
 * Where a page of items begins.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadItemsListCursor =
  | string
  | ThreadItemsListAnchor;

/**
 * A place among the items of a turn; the item itself is not part of the page.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadItemsListAnchor =
  | ThreadItemsListAnchorItem;

/** Next to an item. */
export interface ThreadItemsListAnchorItem {
  type: "item";
  /** The item. */
  itemId: string;
}

/** Which outputs to leave out of a page of items. */
export interface ThreadItemOutputDeferral {
  /** Whether to leave out outputs of successful commands. Absent: no. */
  commandExecution?: boolean;
  /** Whether to leave out plain text results of successful MCP tool calls. Absent: no. */
  mcpToolCall?: boolean;
}

/** A page of items. */
export interface ThreadItemsListResponse {
  /** The items. */
  data: ThreadItemEntry[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
  /** Cursor to read the other way from the beginning of this page. `null`: the page is empty. */
  backwardsCursor?: string | null;
}

/** An item with its place and times. */
export interface ThreadItemEntry {
  /** Turn the item belongs to. */
  turnId: string;
  /** The item. */
  item: ThreadItem;
  /** When the item started, in Unix milliseconds. `null`: not recorded. */
  startedAtMs?: number | null;
  /** When the item was completed, in Unix milliseconds. `null`: not completed or not recorded. */
  completedAtMs?: number | null;
  /** Whether the output was left out. Absent: no. */
  outputDeferred?: boolean;
}

/** Which thread to delete. */
export interface ThreadDeleteParams {
  /** Id of the thread. */
  threadId: string;
}

/** The thread is deleted; there is nothing to say about it. */
export interface ThreadDeleteResponse {
}

/** A thread was created or forked. */
export interface ThreadStartedNotification {
  /** The thread. */
  thread: Thread;
}

/** A thread does something else than before. */
export interface ThreadStatusChangedNotification {
  /** Id of the thread. */
  threadId: string;
  /** What it does now. */
  status: ThreadStatus;
}

/** A thread has a new title. */
export interface ThreadNameUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** The title. `null`: it was removed. */
  threadName?: string | null;
}

/** A thread was archived. */
export interface ThreadArchivedNotification {
  /** Id of the thread. */
  threadId: string;
}

/** A thread was taken out of the archive. */
export interface ThreadUnarchivedNotification {
  /** Id of the thread. */
  threadId: string;
}

/** A thread was unloaded because nobody used it. */
export interface ThreadClosedNotification {
  /** Id of the thread. */
  threadId: string;
}

/** A thread was deleted. */
export interface ThreadDeletedNotification {
  /** Id of the thread. */
  threadId: string;
}

/** The token count of a thread. */
export interface ThreadTokenUsageUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** The count. */
  tokenUsage: ThreadTokenUsage;
}

/** How many tokens a thread used. */
export interface ThreadTokenUsage {
  /** Of the whole thread. */
  total: TokenUsageBreakdown;
  /** Of the last answer of the model. */
  last: TokenUsageBreakdown;
  /** Most tokens the model can take in. `null`: not known. */
  modelContextWindow?: number | null;
}

/** How many tokens were used for what. */
export interface TokenUsageBreakdown {
  /** All tokens. */
  totalTokens: number;
  /** Tokens sent, cached ones included. */
  inputTokens: number;
  /** Tokens sent that the provider had cached. */
  cachedInputTokens: number;
  /**
   * Tokens sent that the provider put into its cache.
   * @defaultValue `0`
   */
  cacheWriteInputTokens?: number;
  /** Tokens received, reasoning included. */
  outputTokens: number;
  /** Tokens received that were reasoning. */
  reasoningOutputTokens: number;
}

/** The unread part of a thread changed. */
export interface ThreadReadStateChangedNotification {
  /** Id of the thread. */
  threadId: string;
  /** What is unread now. */
  readState: ThreadReadState;
}

/** The history of a thread was summarized. */
export interface ContextCompactedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
}

/**
 * A tool the client offers to the model.
 *
 * Newer peers may send others: keep a default branch.
 */
export type DynamicToolSpec =
  | DynamicToolSpecNamespace
  | DynamicToolSpecFunction;

/** Tools grouped under a common name. */
export interface DynamicToolSpecNamespace {
  /** Always `namespace`. */
  type: "namespace";
  /** Name of the group. */
  name: string;
  /** What the tools are for; the model reads it. */
  description: string;
  /** The tools of the group. */
  tools: DynamicToolNamespaceTool[];
}

/** A single tool. A value without `type` is one. */
export interface DynamicToolSpecFunction {
  /** Always `function`. */
  type?: "function";
  /** Name the model calls it by: letters, digits, `_` and `-`. */
  name: string;
  /** What it does; the model reads it. */
  description: string;
  /** JSON Schema of its arguments. */
  inputSchema: unknown;
  /** Whether the model learns of it only by searching for tools. Absent: no. */
  deferLoading?: boolean;
}

/**
 * A tool inside a group.
 *
 * Newer peers may send others: keep a default branch.
 */
export type DynamicToolNamespaceTool =
  | DynamicToolNamespaceToolFunction;

/** A tool that is called with arguments. */
export interface DynamicToolNamespaceToolFunction {
  type: "function";
  /** Name inside the group. */
  name: string;
  /** What it does; the model reads it. */
  description: string;
  /** JSON Schema of its arguments. */
  inputSchema: unknown;
  /** Whether the model learns of it only by searching for tools. Absent: no. */
  deferLoading?: boolean;
}

/** Asks the client to run one of the tools it declared. */
export interface DynamicToolCallParams {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Call id of the model. */
  callId: string;
  /** Group the tool belongs to. `null`: none. */
  namespace?: string | null;
  /** Name of the tool. */
  tool: string;
  /** Arguments chosen by the model, any JSON. */
  arguments: unknown;
}

/** Result of a client's tool. */
export interface DynamicToolCallResponse {
  /** What the model gets to see. */
  contentItems: DynamicToolCallOutputContentItem[];
  /** Whether the tool did its work. */
  success: boolean;
}

/**
 * A piece of a tool result.
 *
 * Newer peers may send others: keep a default branch.
 */
export type DynamicToolCallOutputContentItem =
  | DynamicToolCallOutputContentItemInputText
  | DynamicToolCallOutputContentItemInputImage
  | DynamicToolCallOutputContentItemInputAudio;

/** Text. */
export interface DynamicToolCallOutputContentItemInputText {
  type: "inputText";
  /** The text. */
  text: string;
}

/** An image. */
export interface DynamicToolCallOutputContentItemInputImage {
  type: "inputImage";
  /** Address or data URL of the image. */
  imageUrl: string;
}

/** A sound. */
export interface DynamicToolCallOutputContentItemInputAudio {
  type: "inputAudio";
  /** Address or data URL of the sound. */
  audioUrl: string;
}

/** Asks the user questions on behalf of the model. */
export interface ToolRequestUserInputParams {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Call id of the model. */
  itemId: string;
  /** One to three questions. */
  questions: ToolRequestUserInputQuestion[];
  /** Whether the turn waits for the answer. */
  isBlocking: boolean;
  /** Milliseconds after which the server stops waiting; `isBlocking` replaces it. `null`: never. */
  autoResolutionMs?: number | null;
}

/** One question. */
export interface ToolRequestUserInputQuestion {
  /** Key of the answer. */
  id: string;
  /** A word or two to show as heading. */
  header: string;
  /** The question itself. */
  question: string;
  /**
   * Whether an answer of the user's own is possible beside the options.
   * @defaultValue `false`
   */
  isOther?: boolean;
  /**
   * Whether the answer is to be hidden while it is typed.
   * @defaultValue `false`
   */
  isSecret?: boolean;
  /** Answers to choose from. `null`: free text only. */
  options?: ToolRequestUserInputOption[] | null;
}

/** An answer to choose from. */
export interface ToolRequestUserInputOption {
  /** The answer, as it is sent back. */
  label: string;
  /** What choosing it means. */
  description: string;
}

/** The user's answers. */
export interface ToolRequestUserInputResponse {
  /** Answer per question id. */
  answers: { [name: string]: ToolRequestUserInputAnswer };
}

/** Answer to one question. */
export interface ToolRequestUserInputAnswer {
  /** Chosen labels or own text. */
  answers: string[];
}

/** One round of work on a user's input. */
export interface Turn {
  /** Id of the turn: a UUIDv7, or a decimal number in 0.97. */
  id: string;
  /** Turn the work began with; later turns, also of other threads, continue it. `null`: not recorded. */
  rootTurnId?: string | null;
  /** The items, as many as `itemsView` says. */
  items: ThreadItem[];
  /**
   * How much of the turn `items` holds.
   * @defaultValue `"full"`
   */
  itemsView?: TurnItemsView;
  /** Where the turn stands. */
  status: TurnStatus;
  /** What went wrong. `null`: nothing. */
  error?: TurnError | null;
  /** When the turn started, in Unix seconds. `null`: not recorded. */
  startedAt?: number | null;
  /** When the turn ended, in Unix seconds. `null`: it runs, or not recorded. */
  completedAt?: number | null;
  /** Milliseconds from start to end. `null`: it runs, or not recorded. */
  durationMs?: number | null;
}

/**
 * How much of a turn its `items` hold.
 * - `notLoaded`: Nothing; the list is empty on purpose.
 * - `summary`: The user message and the final answer.
 * - `full`: Every stored item.
 */
export type TurnItemsView = "notLoaded" | "summary" | "full" | (string & {});

/**
 * Where a turn stands.
 * - `completed`: It ended as planned.
 * - `interrupted`: It was stopped.
 * - `failed`: It ended with an error.
 * - `inProgress`: It runs.
 */
export type TurnStatus = "completed" | "interrupted" | "failed" | "inProgress" | (string & {});

/** What went wrong in a turn. */
export interface TurnError {
  /** Text for the user. */
  message: string;
  /** What kind of failure it is. `null`: not classified. */
  codexErrorInfo?: CodexErrorInfo | null;
  /** Further text. `null`: none. */
  additionalDetails?: string | null;
  /** Set when the work was stopped because the model's conduct was questionable. `null`: something else. */
  misalignment?: MisalignmentErrorDetails | null;
}

/** Why work was stopped as questionable. */
export interface MisalignmentErrorDetails {
  /** Kind of conduct; more kinds may be added. `null`: not given. */
  errorType?: string | null;
  /** Explanation for the user. `null`: none. */
  detailedExplanation?: string | null;
  /** Opaque mark of what was stopped. `null`: none. */
  reviewTarget?: string | null;
  /** What to send when the user wants to go on. `null`: going on is not offered. */
  steer?: MisalignmentSteer | null;
}

/** Input that continues stopped work. */
export interface MisalignmentSteer {
  /** Text to send as the next turn's input. */
  message: string;
}

/**
 * Kind of failure.
 *
 * Newer peers may send others: keep a default branch.
 */
export type CodexErrorInfo =
  | "contextWindowExceeded"
  | "sessionBudgetExceeded"
  | "usageLimitExceeded"
  | "rateLimitExceeded"
  | "flexUnavailable"
  | "serverOverloaded"
  | "modelNotFound"
  | "policyCapacityUnavailable"
  | "cyberPolicy"
  | "misalignmentPolicyViolation"
  | "tooManyDenials"
  | "internalServerError"
  | "unauthorized"
  | "badRequest"
  | "threadRollbackFailed"
  | "sandboxError"
  | "inferenceHookDenied"
  | "other"
  | { modelCap: ModelCapErrorInfo }
  | { httpConnectionFailed: HttpStatusErrorInfo }
  | { responseStreamConnectionFailed: HttpStatusErrorInfo }
  | { responseStreamDisconnected: HttpStatusErrorInfo }
  | { responseTooManyFailedAttempts: HttpStatusErrorInfo }
  | { activeTurnNotSteerable: ActiveTurnNotSteerableErrorInfo };

/** A model that has reached its cap. */
export interface ModelCapErrorInfo {
  /** The model. */
  model: string;
  /** Seconds until it can be used again. `null`: not known. */
  reset_after_seconds?: number | null;
}

/** HTTP status that came with a failure. */
export interface HttpStatusErrorInfo {
  /** The status. `null`: there was no answer. */
  httpStatusCode?: number | null;
}

/** Why a running turn takes no further input. */
export interface ActiveTurnNotSteerableErrorInfo {
  /** What kind of turn it is. */
  turnKind: NonSteerableTurnKind;
}

/**
 * Kind of turn that takes no further input.
 * - `review`: A review.
 * - `compact`: Summarizing the history.
 */
export type NonSteerableTurnKind = "review" | "compact" | (string & {});

/** Input of a turn. Settings given here also hold for later turns, except where noted. */
export interface TurnStartParams {
  /** Id of the thread. */
  threadId: string;
  /** Id of the client for the user message; it comes back as `clientId`. */
  clientUserMessageId?: string | null;
  /** What the user sends; may be empty. */
  input: UserInput[];
  /** Output of a tool that starts the turn. */
  toolOutput?: TurnToolOutput | null;
  /** What made the client start the turn, in its own words. Ignored when a turn already runs. */
  turnTrigger?: string | null;
  /** Turn on whose behalf this one starts. Absent: the user started it. */
  parentTurnId?: string | null;
  /** First turn of the chain that led here. Absent: this turn is the first. */
  rootTurnId?: string | null;
  /**
   * Replaces the client's entries in the metadata sent to the model provider; empty clears them.
   * @experimental
   */
  responsesapiClientMetadata?: { [name: string]: string } | null;
  /**
   * Adds to the client's entries in the metadata sent to the model provider.
   * @experimental
   */
  responsesapiClientMetadataPatch?: { [name: string]: string } | null;
  /**
   * Pieces of context by source.
   * @experimental
   */
  additionalContext?: { [name: string]: AdditionalContextEntry } | null;
  /**
   * Environments to work in, the primary one first. Absent: those of the thread. Empty: none.
   * @experimental
   */
  environments?: TurnEnvironmentParams[] | null;
  /** Working directory. */
  cwd?: string | null;
  /**
   * Absolute paths of the workspace's roots.
   * @experimental
   */
  runtimeWorkspaceRoots?: AbsolutePathBuf[] | null;
  /** When to ask before acting. */
  approvalPolicy?: AskForApproval | null;
  /** Who answers approval questions. */
  approvalsReviewer?: ApprovalsReviewer | null;
  /** What commands and patches may touch. */
  sandboxPolicy?: SandboxPolicy | null;
  /**
   * Name of a permission profile; excludes `sandboxPolicy`.
   * @experimental
   */
  permissions?: string | null;
  /** Model to use. */
  model?: string | null;
  /** Service tier of the model provider. */
  serviceTier?: string | null;
  /** Service tier of this turn only. Absent: that of the thread. */
  serviceTierForTurn?: string | null;
  /** Reasoning effort. */
  effort?: ReasoningEffort | null;
  /** How much of the reasoning is summarized. */
  summary?: ReasoningSummary | null;
  /** Tone of the answers. */
  personality?: Personality | null;
  /** JSON Schema of the final answer, for this turn only. Absent: free text. */
  outputSchema?: unknown;
  /**
   * Collaboration mode; it wins over `model`, `effort` and instructions.
   * @experimental
   */
  collaborationMode?: CollaborationMode | null;
  /**
   * Ignored; kept for older clients.
   * @experimental
   */
  multiAgentMode?: MultiAgentMode | null;
  /**
   * Program for security work to ask for, for this turn only. It grants nothing by itself.
   * @experimental
   */
  cyberAccessProgram?: CyberAccessProgram | null;
  /** Plugins switched off for the thread; empty switches all on. Absent: no change. */
  disabledPluginIds?: string[] | null;
}

/** The turn that was started, or the running one the input was added to. */
export interface TurnStartResponse {
  /** The turn, in progress and without items. */
  turn: Turn;
}

/** Input for the running turn. */
export interface TurnSteerParams {
  /** Id of the thread. */
  threadId: string;
  /** Id of the client for the user message; it comes back as `clientId`. */
  clientUserMessageId?: string | null;
  /** What the user sends; must not be empty. */
  input: UserInput[];
  /**
   * Replaces the client's entries in the metadata sent to the model provider; empty clears them.
   * @experimental
   */
  responsesapiClientMetadata?: { [name: string]: string } | null;
  /**
   * Adds to the client's entries in the metadata sent to the model provider.
   * @experimental
   */
  responsesapiClientMetadataPatch?: { [name: string]: string } | null;
  /**
   * Pieces of context by source.
   * @experimental
   */
  additionalContext?: { [name: string]: AdditionalContextEntry } | null;
  /** Turn that must be the running one. */
  expectedTurnId: string;
}

/** The turn that took the input. */
export interface TurnSteerResponse {
  /** Id of the turn. */
  turnId: string;
}

/** Which turn to stop. */
export interface TurnInterruptParams {
  /** Id of the thread. */
  threadId: string;
  /** The running turn. */
  turnId: string;
}

/** The turn is stopped; there is nothing to say about it. */
export interface TurnInterruptResponse {
}

/** A turn began. */
export interface TurnStartedNotification {
  /** Id of the thread. */
  threadId: string;
  /** The turn, in progress and without items. */
  turn: Turn;
}

/** A turn ended. */
export interface TurnCompletedNotification {
  /** Id of the thread. */
  threadId: string;
  /** The turn with its outcome. */
  turn: Turn;
}

/** The model changed its plan. */
export interface TurnPlanUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Why it changed. `null`: not said. */
  explanation?: string | null;
  /** The steps in order. */
  plan: TurnPlanStep[];
}

/** A step of a plan. */
export interface TurnPlanStep {
  /** What is to be done. */
  step: string;
  /** How far it is. */
  status: TurnPlanStepStatus;
}

/**
 * How far a step of a plan is.
 * - `pending`: Not begun.
 * - `inProgress`: Being worked on.
 * - `completed`: Done.
 */
export type TurnPlanStepStatus = "pending" | "inProgress" | "completed" | (string & {});

/** The file changes of a turn so far. */
export interface TurnDiffUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** All changes of the turn as one unified diff. */
  diff: string;
}

/** Something failed in a running turn. */
export interface ErrorNotification {
  /** What failed. */
  error: TurnError;
  /** Whether the server tries again; otherwise the turn ends. */
  willRetry: boolean;
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
}

/** How long the model thinks, as a value the model advertises; never empty. */
export type ReasoningEffort = string;

/**
 * How much of the reasoning is summarized.
 * - `auto`: As the model sees fit.
 * - `concise`: Briefly.
 * - `detailed`: At length.
 * - `none`: Not at all.
 */
export type ReasoningSummary = "auto" | "concise" | "detailed" | "none" | (string & {});

/**
 * Tone of the answers; newer models do not change it.
 * - `none`: No particular tone.
 * - `friendly`: Warm.
 * - `pragmatic`: Matter-of-fact.
 */
export type Personality = "none" | "friendly" | "pragmatic" | (string & {});

/** How the agent works with the user. */
export interface CollaborationMode {
  /** Which mode. */
  mode: ModeKind;
  /** Settings that come with it. */
  settings: Settings;
}

/**
 * Kind of collaboration mode.
 * - `plan`: A plan is worked out first, nothing is changed.
 * - `default`: The work is done.
 */
export type ModeKind = "plan" | "default" | (string & {});

/** Settings of a collaboration mode. */
export interface Settings {
  /** Model to use. */
  model: string;
  /** Reasoning effort. `null`: the model's default. */
  reasoning_effort?: ReasoningEffort | null;
  /** Instructions. `null`: the built-in ones of the mode. */
  developer_instructions?: string | null;
}

/**
 * Program for security work.
 * - `standard`: None in particular.
 * - `daybreakBlue`: Daybreak for defenders.
 * - `daybreakRed`: Daybreak for testers.
 */
export type CyberAccessProgram = "standard" | "daybreakBlue" | "daybreakRed" | (string & {});

/** Asks for the collaboration modes; no member is defined. */
export interface CollaborationModeListParams {
}

/** The collaboration modes. */
export interface CollaborationModeListResponse {
  /** One preset per mode. */
  data: CollaborationModeMask[];
}

/** A preset of a collaboration mode. */
export interface CollaborationModeMask {
  /** Name shown to the user. */
  name: string;
  /** Which mode. `null`: no change. */
  mode?: ModeKind | null;
  /** Model. `null`: no change. */
  model?: string | null;
  /** Reasoning effort. `null`: no change. */
  reasoning_effort?: ReasoningEffort | null;
  /** Instructions of the mode. `null`: no change. */
  developer_instructions?: string | null;
}


/** Requests of the client by name. */
export interface ClientRequests {
  /** Returns who is signed in. */
  "account/read": { params: GetAccountParams; result: GetAccountResponse };
  /** Lists the collaboration modes. */
  "collaborationMode/list": { params: CollaborationModeListParams; result: CollaborationModeListResponse };
  /** Returns the configuration in force. */
  "config/read": { params: ConfigReadParams; result: ConfigReadResponse };
  /** Opens the connection. */
  "initialize": { params: InitializeParams; result: InitializeResponse };
  /** Returns what it is given. */
  "mock/experimentalMethod": { params: MockExperimentalMethodParams; result: MockExperimentalMethodResponse };
  /** Lists the models a user can choose from. */
  "model/list": { params: ModelListParams; result: ModelListResponse };
  /** Moves a thread into the archive and unloads it. */
  "thread/archive": { params: ThreadArchiveParams; result: ThreadArchiveResponse };
  /** Deletes a thread for good and unloads it. */
  "thread/delete": { params: ThreadDeleteParams; result: ThreadDeleteResponse };
  /** Copies a stored thread into a new one, loads it and subscribes the connection to it. */
  "thread/fork": { params: ThreadForkParams; result: ThreadForkResponse };
  /** Lists the items of a thread page by page, oldest first. */
  "thread/items/list": { params: ThreadItemsListParams; result: ThreadItemsListResponse };
  /** Lists stored threads, newest first. */
  "thread/list": { params: ThreadListParams; result: ThreadListResponse };
  /** Lists the ids of loaded threads. */
  "thread/loaded/list": { params: ThreadLoadedListParams; result: ThreadLoadedListResponse };
  /** Gives a thread a title. */
  "thread/name/set": { params: ThreadSetNameParams; result: ThreadSetNameResponse };
  /** Returns a thread as it is stored. */
  "thread/read": { params: ThreadReadParams; result: ThreadReadResponse };
  /** Opens a stored thread and subscribes the connection to it. */
  "thread/resume": { params: ThreadResumeParams; result: ThreadResumeResponse };
  /** Creates a thread, loads it and subscribes the connection to it. */
  "thread/start": { params: ThreadStartParams; result: ThreadStartResponse };
  /** Lists the turns of a thread page by page, newest first. */
  "thread/turns/list": { params: ThreadTurnsListParams; result: ThreadTurnsListResponse };
  /** Takes a thread out of the archive. */
  "thread/unarchive": { params: ThreadUnarchiveParams; result: ThreadUnarchiveResponse };
  /** Ends the connection's subscription to a thread. */
  "thread/unsubscribe": { params: ThreadUnsubscribeParams; result: ThreadUnsubscribeResponse };
  /** Stops the running turn. */
  "turn/interrupt": { params: TurnInterruptParams; result: TurnInterruptResponse };
  /** Starts a turn and returns it before it runs. */
  "turn/start": { params: TurnStartParams; result: TurnStartResponse };
  /** Adds input to the running turn. */
  "turn/steer": { params: TurnSteerParams; result: TurnSteerResponse };
}

/** Notifications of the client by name. */
export interface ClientNotifications {
  /** Tells the server that the client has read the answer to `initialize`. */
  "initialized": undefined;
}

/** Requests of the server by name. */
export interface ServerRequests {
  /** Asks whether a command may run. */
  "item/commandExecution/requestApproval": { params: CommandExecutionRequestApprovalParams; result: CommandExecutionRequestApprovalResponse };
  /** Asks whether file changes may be made. */
  "item/fileChange/requestApproval": { params: FileChangeRequestApprovalParams; result: FileChangeRequestApprovalResponse };
  /** Asks the client to run a tool it declared. */
  "item/tool/call": { params: DynamicToolCallParams; result: DynamicToolCallResponse };
  /** Asks the user questions on behalf of the model. */
  "item/tool/requestUserInput": { params: ToolRequestUserInputParams; result: ToolRequestUserInputResponse };
}

/** Notifications of the server by name. */
export interface ServerNotifications {
  /** The limits of the account changed. */
  "account/rateLimits/updated": AccountRateLimitsUpdatedNotification;
  /** Somebody signed in or out. */
  "account/updated": AccountUpdatedNotification;
  /** Something is wrong in the configuration. */
  "configWarning": ConfigWarningNotification;
  /** The client uses something that will go away. */
  "deprecationNotice": DeprecationNoticeNotification;
  /** Something failed in a running turn. */
  "error": ErrorNotification;
  /** A message of the agent grew. */
  "item/agentMessage/delta": AgentMessageDeltaNotification;
  /** A running command wrote something. */
  "item/commandExecution/outputDelta": CommandExecutionOutputDeltaNotification;
  /** The agent wrote to a running command. */
  "item/commandExecution/terminalInteraction": TerminalInteractionNotification;
  /** An item of a turn is complete. */
  "item/completed": ItemCompletedNotification;
  /** File changes were made; here is the result text. */
  "item/fileChange/outputDelta": FileChangeOutputDeltaNotification;
  /** The model goes on writing file changes. */
  "item/fileChange/patchUpdated": FileChangePatchUpdatedNotification;
  /** An MCP tool reports how far it is. */
  "item/mcpToolCall/progress": McpToolCallProgressNotification;
  /** A proposed plan grew. */
  "item/plan/delta": PlanDeltaNotification;
  /** A part of a summary of reasoning begins. */
  "item/reasoning/summaryPartAdded": ReasoningSummaryPartAddedNotification;
  /** A summary of reasoning grew. */
  "item/reasoning/summaryTextDelta": ReasoningSummaryTextDeltaNotification;
  /** The reasoning itself grew. */
  "item/reasoning/textDelta": ReasoningTextDeltaNotification;
  /** An item of a turn began. */
  "item/started": ItemStartedNotification;
  /** The state of remote control changed. */
  "remoteControl/status/changed": RemoteControlStatusChangedNotification;
  /** A request of the server needs no answer any more. */
  "serverRequest/resolved": ServerRequestResolvedNotification;
  /** A thread was archived. */
  "thread/archived": ThreadArchivedNotification;
  /** A thread was unloaded because nobody used it. */
  "thread/closed": ThreadClosedNotification;
  /** The history of a thread was summarized. */
  "thread/compacted": ContextCompactedNotification;
  /** A thread was deleted. */
  "thread/deleted": ThreadDeletedNotification;
  /** A thread has a new title. */
  "thread/name/updated": ThreadNameUpdatedNotification;
  /** The unread part of a thread changed. */
  "thread/readState/changed": ThreadReadStateChangedNotification;
  /** A thread was created or forked. */
  "thread/started": ThreadStartedNotification;
  /** A thread does something else than before. */
  "thread/status/changed": ThreadStatusChangedNotification;
  /** The token count of a thread changed. */
  "thread/tokenUsage/updated": ThreadTokenUsageUpdatedNotification;
  /** A thread was taken out of the archive. */
  "thread/unarchived": ThreadUnarchivedNotification;
  /** A turn ended. */
  "turn/completed": TurnCompletedNotification;
  /** The file changes of a turn grew. */
  "turn/diff/updated": TurnDiffUpdatedNotification;
  /** The model changed its plan. */
  "turn/plan/updated": TurnPlanUpdatedNotification;
  /** A turn began. */
  "turn/started": TurnStartedNotification;
  /** Something is wrong but does not stop anything. */
  "warning": WarningNotification;
}
