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
  /**
   * Where requests of the account's workspace go. `null`: not known.
   * @experimental
   */
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

/** Who is behind an app. */
export interface AppBranding {
  /** Category it is listed in. `null`: none. */
  category?: string | null;
  /** Who made it. `null`: not known. */
  developer?: string | null;
  /** Address of the website. `null`: none. */
  website?: string | null;
  /** Address of the privacy policy. `null`: none. */
  privacyPolicy?: string | null;
  /** Address of the terms of service. `null`: none. */
  termsOfService?: string | null;
  /** Whether the directory of apps shows it. */
  isDiscoverableApp: boolean;
}

/** An app, also called connector, that the account can reach. */
export interface AppInfo {
  /** Id of the app. */
  id: string;
  /** Name shown to the user. */
  name: string;
  /** What it does. `null`: not said. */
  description?: string | null;
  /** Address of its logo. `null`: none. */
  logoUrl?: string | null;
  /** Address of its logo for dark backgrounds. `null`: none. */
  logoUrlDark?: string | null;
  /** Icons by name of the size. `null`: none. */
  iconAssets?: { [name: string]: string } | null;
  /** Icons for dark backgrounds by name of the size. `null`: none. */
  iconDarkAssets?: { [name: string]: string } | null;
  /** How it is published. `null`: not known. */
  distributionChannel?: string | null;
  /** Who is behind it. `null`: not known. */
  branding?: AppBranding | null;
  /** Data of its listing. `null`: none. */
  appMetadata?: AppMetadata | null;
  /** Labels of its listing; texts by name. `null`: none. */
  labels?: { [name: string]: string } | null;
  /** Page to connect it on. `null`: none. */
  installUrl?: string | null;
  /**
   * Whether the account is connected to it.
   * @defaultValue `false`
   */
  isAccessible?: boolean;
  /**
   * Whether the configuration leaves it switched on.
   * @defaultValue `true`
   */
  isEnabled?: boolean;
  /**
   * Plugins that bring it.
   * @defaultValue `[]`
   */
  pluginDisplayNames?: string[];
}

/** The list of apps changed. */
export interface AppListUpdatedNotification {
  /** The whole list. */
  data: AppInfo[];
}

/** Data of an app's listing. */
export interface AppMetadata {
  /** State of the check before publication. `null`: not known. */
  review?: AppReview | null;
  /** Categories. `null`: none. */
  categories?: string[] | null;
  /** Finer categories. `null`: none. */
  subCategories?: string[] | null;
  /** Description for search engines. `null`: none. */
  seoDescription?: string | null;
  /** Pictures of its use. `null`: none. */
  screenshots?: AppScreenshot[] | null;
  /** Who made it. `null`: not known. */
  developer?: string | null;
  /** Version. `null`: not known. */
  version?: string | null;
  /** Id of the version. `null`: not known. */
  versionId?: string | null;
  /** What is new in the version. `null`: not said. */
  versionNotes?: string | null;
  /** Whether an app of the vendor must be connected first. `null`: not known. */
  firstPartyRequiresInstall?: boolean | null;
  /** Whether the input offers it before it is connected. `null`: not known. */
  showInComposerWhenUnlinked?: boolean | null;
}

/** Check of an app before publication. */
export interface AppReview {
  /** Where it stands, in words of the directory. */
  status: string;
}

/** A picture of an app's use. */
export interface AppScreenshot {
  /** Address. `null`: none. */
  url?: string | null;
  /** Id of the file. `null`: none. */
  fileId?: string | null;
  /** What the user said in it. */
  userPrompt: string;
}

/** A tool of an app. */
export interface AppToolSummary {
  /** Name of the tool. */
  name: string;
  /** Name shown to the user. `null`: none. */
  title?: string | null;
  /** What it does. */
  description: string;
  /**
   * Whether the agent may use it.
   * @defaultValue `true`
   */
  isEnabled?: boolean;
  /** Why it is switched off. `null`: it is not. */
  disabledReason?: string | null;
  /**
   * Whether it only reads.
   * @defaultValue `false`
   */
  isReadOnly?: boolean;
}

/** How to find out which apps are in use. */
export interface AppsInstalledParams {
  /** Loaded thread whose configuration counts. Absent: that of the server. */
  threadId?: string | null;
  /** Whether to load the tools anew first. Absent: no. */
  forceRefresh?: boolean;
}

/** The apps in use. */
export interface AppsInstalledResponse {
  /** The apps, all from one moment. */
  apps: InstalledApp[];
}

/** Which page of the apps to return. */
export interface AppsListParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most apps in the page. Absent: the server decides. */
  limit?: number | null;
  /** Thread whose configuration counts. Absent: that of the server. */
  threadId?: string | null;
  /** Whether to ask the directory again. Absent: what is cached will do. */
  forceRefetch?: boolean;
}

/** A page of apps. */
export interface AppsListResponse {
  /** The apps. */
  data: AppInfo[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** Apps to return. */
export interface AppsReadParams {
  /** Ids of the apps, at most 100; each counts once. */
  appIds: string[];
  /** Loaded thread whose configuration counts. Absent: that of the server. */
  threadId?: string | null;
  /** Whether to return their tools, too. Absent: no. */
  includeTools?: boolean;
}

/** The apps that were found. */
export interface AppsReadResponse {
  /** The apps, in the order of the ids. */
  apps: ConnectorMetadata[];
  /** Ids without an app. */
  missingAppIds: string[];
}

/** An app, as its directory describes it. */
export interface ConnectorMetadata {
  /** Id of the app. */
  id: string;
  /** Name shown to the user. */
  name: string;
  /** What it does. `null`: not said. */
  description?: string | null;
  /** Address of its icon. `null`: none. */
  iconUrl?: string | null;
  /** Address of its icon for dark backgrounds. `null`: none. */
  iconUrlDark?: string | null;
  /** How it is published. `null`: not known. */
  distributionChannel?: string | null;
  /** Page to connect it on. `null`: none. */
  installUrl?: string | null;
  /**
   * Plugins that bring it.
   * @defaultValue `[]`
   */
  pluginDisplayNames?: string[];
  /** Its tools. `null`: not asked for. */
  toolSummaries?: AppToolSummary[] | null;
}

/** An app in use. */
export interface InstalledApp {
  /** Id of the app. */
  id: string;
  /** Name that came with its tools. `null`: none. */
  runtimeName?: string | null;
  /** Whether the configuration leaves it switched on. */
  enabled: boolean;
  /** Whether the agent can call one of its tools now. */
  callable: boolean;
}

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
  /**
   * Rights the command wants beyond those of the thread.
   * @experimental
   */
  additionalPermissions?: AdditionalPermissionProfile | null;
  /** Command prefix, one word each, that the user may allow for good. */
  proposedExecpolicyAmendment?: string[] | null;
  /** Network rules the user may store. */
  proposedNetworkPolicyAmendments?: NetworkPolicyAmendment[] | null;
  /**
   * Decisions to offer, in order. `decline` is accepted even when it is not listed.
   * @experimental
   */
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

/** Permissions the user grants; not more than was asked for. */
export interface GrantedPermissionProfile {
  /** Network access. `null`: none. */
  network?: AdditionalNetworkPermissions | null;
  /** Paths to read or write. `null`: none. */
  fileSystem?: AdditionalFileSystemPermissions | null;
}

/**
 * How long granted permissions last.
 * - `turn`: Until the turn ends.
 * - `session`: As long as the thread is loaded.
 */
export type PermissionGrantScope = "turn" | "session" | (string & {});

/** The agent asks for more permissions. */
export interface PermissionsRequestApprovalParams {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Call id of the model. */
  itemId: string;
  /** Environment they are for. `null`: the primary one. */
  environmentId?: string | null;
  /** When it asked, in Unix milliseconds. */
  startedAtMs: number;
  /** Directory that relative paths count from. */
  cwd: LegacyAppPathString;
  /** Why, in words of the agent. `null`: not said. */
  reason?: string | null;
  /** What it asks for. */
  permissions: RequestPermissionProfile;
}

/** What the user grants. */
export interface PermissionsRequestApprovalResponse {
  /** The part that is granted; empty refuses all. */
  permissions: GrantedPermissionProfile;
  /**
   * How long it lasts.
   * @defaultValue `"turn"`
   */
  scope?: PermissionGrantScope;
  /** Whether the automatic reviewer then judges every command of the turn. Absent: no. */
  strictAutoReview?: boolean | null;
}

/** Permissions the agent asks for. */
export interface RequestPermissionProfile {
  /** Network access. `null`: none. */
  network?: AdditionalNetworkPermissions | null;
  /** Paths to read or write. `null`: none. */
  fileSystem?: AdditionalFileSystemPermissions | null;
}

/** A piece of data that a client keeps with a thread. */
export interface ThreadAttachment {
  /** Id given by the server. */
  id: string;
  /** Kind of attachment, named by the client. */
  attachmentType: string;
  /** What it stands for, unique in its thread among those of its kind. */
  identityKey: string;
  /** Data of the client, any JSON. */
  payload: unknown;
  /** When it was added, in Unix seconds. */
  createdAt: number;
}

/**
 * What adding an attachment did.
 * - `created`: It is new.
 * - `existing`: One of this kind and key was there already; it is unchanged.
 */
export type ThreadAttachmentAddOutcome = "created" | "existing" | (string & {});

/** An attachment to keep with a thread. */
export interface ThreadAttachmentAddParams {
  /** Id of the thread. */
  threadId: string;
  /** Kind of attachment, named by the client. */
  attachmentType: string;
  /** What it stands for. */
  identityKey: string;
  /** Data to keep, any JSON. */
  payload: unknown;
}

/** The attachment as it is stored. */
export interface ThreadAttachmentAddResponse {
  /** Which of the two it is. */
  outcome: ThreadAttachmentAddOutcome;
  /** The new one, or the one that was there. */
  attachment: ThreadAttachment;
}

/** Which page of a thread's attachments to return. */
export interface ThreadAttachmentListParams {
  /** Id of the thread. */
  threadId: string;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most attachments in the page. Absent: the server decides. */
  limit?: number | null;
}

/** A page of attachments. */
export interface ThreadAttachmentListResponse {
  /** The attachments. */
  data: ThreadAttachment[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/**
 * What happened to an attachment.
 * - `created`: It was added.
 * - `deleted`: It was removed.
 */
export type ThreadAttachmentOperation = "created" | "deleted" | (string & {});

/** A thread that has a certain attachment. */
export interface ThreadAttachmentOwner {
  /** Id of the thread. */
  threadId: string;
  /** Whether the thread is archived. */
  archived: boolean;
}

/** Which attachment to look for in all threads. */
export interface ThreadAttachmentOwnerListParams {
  /** Kind of attachment. */
  attachmentType: string;
  /** What it stands for. */
  identityKey: string;
  /** Whether the threads must be archived (true) or not (false). Absent: either. */
  archived?: boolean | null;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most threads in the page. Absent: the server decides. */
  limit?: number | null;
}

/** A page of threads that have the attachment. */
export interface ThreadAttachmentOwnerListResponse {
  /** The threads, also those without a user message. */
  data: ThreadAttachmentOwner[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** Attachment to remove from a thread. */
export interface ThreadAttachmentRemoveParams {
  /** Id of the thread. */
  threadId: string;
  /** Kind of attachment. */
  attachmentType: string;
  /** What it stands for. */
  identityKey: string;
}

/** The attachment is removed; there is nothing to say about it. */
export interface ThreadAttachmentRemoveResponse {
}

/** An attachment of a thread was added or removed. */
export interface ThreadAttachmentUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Kind of attachment. */
  attachmentType: string;
  /** What it stands for. */
  identityKey: string;
  /** Id given by the server. */
  attachmentId: string;
  /** What happened to it. */
  operation: ThreadAttachmentOperation;
}

/** Nothing to say. */
export interface AttestationGenerateParams {
}

/** Proof of which client this is. */
export interface AttestationGenerateResponse {
  /** The proof; only the vendor can read it. */
  token: string;
}

/**
 * Kind of credential of AWS.
 * - `accessKeys`: Access keys.
 * - `bedrockApiKey`: A key of Bedrock.
 */
export type AwsCredentialType = "accessKeys" | "bedrockApiKey" | (string & {});

/** A profile in the files of AWS. */
export interface BedrockAwsProfile {
  /** Name of the profile. */
  name: string;
  /** Its region. `null`: none. */
  region?: string | null;
}

/** Nothing to say. */
export interface BedrockCheckGovCloudRequirementsParams {
}

/** Whether the setup fits a region of the US government. A hint only. */
export interface BedrockCheckGovCloudRequirementsResponse {
  /** Whether the region is one of these. */
  isGovCloud: boolean;
  /** Whether it is, and the administrator's rules are laxer than they should be. */
  shouldWarn: boolean;
}

/** Nothing to say. */
export interface BedrockDiscoverParams {
}

/** Credentials of AWS that this machine has. */
export interface BedrockDiscoverResponse {
  /** Profiles in the files of AWS. */
  profiles: BedrockAwsProfile[];
  /** Credentials in environment variables. */
  environmentCredentials: BedrockEnvironmentCredential[];
}

/** A credential in environment variables. */
export interface BedrockEnvironmentCredential {
  /** Kind of credential. */
  type: AwsCredentialType;
  /** AWS region. `null`: none. */
  region?: string | null;
}

/**
 * Credentials to use Amazon Bedrock with.
 *
 * Newer peers may send others: keep a default branch.
 */
export type BedrockSetupParams =
  | BedrockSetupParamsProfile
  | BedrockSetupParamsEnvironment;

/** Those of a profile. */
export interface BedrockSetupParamsProfile {
  type: "profile";
  /** Name of the profile. */
  profile: string;
  /** AWS region. */
  region: string;
}

/** Those in environment variables. */
export interface BedrockSetupParamsEnvironment {
  type: "environment";
  /** AWS region. */
  region: string;
}

/** Bedrock is set up; there is nothing to say about it. */
export interface BedrockSetupResponse {
}

/** How to use models of Google Cloud. */
export interface GcpSetupParams {
  /** Google Cloud project. */
  projectId: string;
  /** Location of Vertex AI. Absent or `null`: `global`. */
  location?: string | null;
  /** Absolute path of a credential file. Absent or `null`: the default credentials. */
  credentialFile?: string | null;
}

/** Google Cloud is set up; there is nothing to say about it. */
export interface GcpSetupResponse {
}

/** New output of a running command. */
export interface CommandExecOutputDeltaNotification {
  /** Id the client gave to the command. */
  processId: string;
  /** Where the output was written. */
  stream: CommandExecOutputStream;
  /** The bytes, in base64. */
  deltaBase64: string;
  /** Whether the cap for this stream is reached: this is its last piece, cut short. */
  capReached: boolean;
}

/**
 * An output stream of a command.
 * - `stdout`: Standard output; everything, when the command has a terminal.
 * - `stderr`: Standard error.
 */
export type CommandExecOutputStream = "stdout" | "stderr" | (string & {});

/** A command to run outside of any thread. */
export interface CommandExecParams {
  /** The program and its arguments. Not empty. */
  command: string[];
  /** Id for later writes, resizes and a kill, unique in the connection. Needed for a terminal and for streaming. */
  processId?: string | null;
  /** Whether the command gets a terminal. That implies both kinds of streaming. Absent: no. */
  tty?: boolean;
  /** Whether `command/exec/write` may feed standard input. Absent: no. */
  streamStdin?: boolean;
  /** Whether output comes as `command/exec/outputDelta`, and not in the answer. Absent: no. */
  streamStdoutStderr?: boolean;
  /** Most bytes kept of each stream. Absent: 1 MiB. Not together with `disableOutputCap`. */
  outputBytesCap?: number | null;
  /** Whether output is kept whole. Absent: no. */
  disableOutputCap?: boolean;
  /** Whether the command may run without end. Absent: no. */
  disableTimeout?: boolean;
  /** Longest run time in milliseconds. Absent: 10000. Not together with `disableTimeout`. */
  timeoutMs?: number | null;
  /** Working directory. Absent: that of the server. */
  cwd?: string | null;
  /** Changes to the environment of the server: a text sets a variable, `null` removes it. Absent: none. */
  env?: { [name: string]: string | null } | null;
  /** Size of the terminal; only with `tty`. Absent: the server chooses. */
  size?: CommandExecTerminalSize | null;
  /** What the command may touch. Absent: as configured. Not together with `permissionProfile`. */
  sandboxPolicy?: SandboxPolicy | null;
  /**
   * Name of the permission profile to run under. Absent: as configured.
   * @experimental
   */
  permissionProfile?: string | null;
}

/** A new size for the terminal of a running command. */
export interface CommandExecResizeParams {
  /** Id the client gave to the command. */
  processId: string;
  /** The new size. */
  size: CommandExecTerminalSize;
}

/** Answer without content. */
export interface CommandExecResizeResponse {
}

/** How a command ended. */
export interface CommandExecResponse {
  /** Exit code. From 0.169 on 124 means that time ran out and 137 that it was killed. */
  exitCode: number;
  /** Standard output as text; empty when it was streamed. */
  stdout: string;
  /** Standard error as text; empty when it was streamed. */
  stderr: string;
}

/** Size of a terminal. */
export interface CommandExecTerminalSize {
  /** Height in lines. */
  rows: number;
  /** Width in characters. */
  cols: number;
}

/** Which command to kill. */
export interface CommandExecTerminateParams {
  /** Id the client gave to the command. */
  processId: string;
}

/** Answer without content. */
export interface CommandExecTerminateResponse {
}

/** Input for a running command. One of the two other members has to be there. */
export interface CommandExecWriteParams {
  /** Id the client gave to the command. */
  processId: string;
  /** Bytes to write, in base64. Absent: none. */
  deltaBase64?: string | null;
  /** Whether standard input is closed after the bytes. Absent: no. */
  closeStdin?: boolean;
}

/** Answer without content. */
export interface CommandExecWriteResponse {
}

/**
 * How long an approval for a site lasts.
 * - `turn`: Until the turn ends.
 * - `thread`: As long as the thread lives.
 */
export type BrowserUseAccessApprovalLifetime = "turn" | "thread" | (string & {});

/** Rules for the extension in the browser. */
export interface BrowserUseExtensionRequirements {
  /** Headers it adds to requests. `null`: none. */
  requestHeaders?: RequestHeader[] | null;
}

/** What holds for a site. An absent or `null` member prescribes nothing. */
export interface BrowserUseOriginPolicy {
  /** Whether the agent may open it. */
  access?: AllowDenyRequirement | null;
  /** Whether files may be downloaded. */
  downloads?: AllowDenyRequirement | null;
  /** Whether files may be uploaded. */
  uploads?: AllowDenyRequirement | null;
  /** Whether the whole debugging protocol may be used. */
  fullCdpAccess?: AllowDenyRequirement | null;
  /** Whether the automatic reviewer may approve. */
  autoReview?: AllowDenyRequirement | null;
  /** Whether the user may allow it for good. */
  persistentApproval?: boolean | null;
  /** How long an approval lasts. */
  accessApprovalLifetime?: BrowserUseAccessApprovalLifetime | null;
}

/** Rules for the use of a browser. An absent or `null` member prescribes nothing. */
export interface BrowserUseRequirements {
  /** Rules for the extension in the browser. */
  extension?: BrowserUseExtensionRequirements | null;
  /** Whether tools that a page offers may be used. */
  allowWebmcp?: boolean | null;
  /** Whether the history may be read. */
  allowHistoryAccess?: boolean | null;
  /** Whether the automatic reviewer is left out. */
  disableAutoReview?: boolean | null;
  /** Whether the user may allow all sites for good. */
  allowGlobalPersistentApproval?: boolean | null;
  /** What holds for sites not named. */
  defaultOriginPolicy?: BrowserUseOriginPolicy | null;
  /** What holds for each site, by its origin. */
  origins?: { [name: string]: BrowserUseOriginPolicy } | null;
}

/** Rules for the apps of macOS. */
export interface ComputerUseMacosRequirements {
  /** Whether each app may be used, by its bundle id. `null`: not prescribed. */
  bundleIds?: { [name: string]: AllowDenyRequirement } | null;
}

/** Rules for the use of the computer. An absent or `null` member prescribes nothing. */
export interface ComputerUseRequirements {
  /** Whether the agent may work while the screen is locked. */
  allowLockedComputerUse?: boolean | null;
  /** Whether the user may allow an app for good. */
  allowPersistentApproval?: boolean | null;
  /** Whether apps not named may be used. */
  defaultAppAccess?: AllowDenyRequirement | null;
  /** Rules for macOS. */
  macos?: ComputerUseMacosRequirements | null;
  /** Rules for Windows. */
  windows?: ComputerUseWindowsRequirements | null;
}

/** Whether a program may be used. */
export interface ComputerUseWindowsExeRequirement {
  /** Name of who signed it. */
  publisherName: string;
  /** Name of the product it belongs to. */
  productName: string;
  /** Name of its file. `null`: any. */
  binaryName?: string | null;
  /** Whether it may. */
  access: AllowDenyRequirement;
}

/** Rules for the apps of Windows. */
export interface ComputerUseWindowsRequirements {
  /** Whether each app may be used, by its application user model id. `null`: not prescribed. */
  aumids?: { [name: string]: AllowDenyRequirement } | null;
  /** Whether programs may be used. `null`: not prescribed. */
  exes?: ComputerUseWindowsExeRequirement[] | null;
}

/** A header of a request. */
export interface RequestHeader {
  /** Its name. */
  name: string;
  /** Its value. */
  value: string;
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
  /** Name of the profile in use. `null`: none. 0.169 still writes it, but does not publish it. */
  profile?: string | null;
  /**
   * Profiles by name. 0.169 still writes them, but does not publish them.
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
  /**
   * Settings of apps. `null`: the defaults.
   * @experimental
   */
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

/** Settings of an app. */
export interface AppConfig {
  /** Who decides about its tool calls. `null`: as for the thread. */
  approvals_reviewer?: ApprovalsReviewer | null;
  /** When its tools ask. `null`: the default of all apps. */
  default_tools_approval_mode?: AppToolApproval | null;
  /** Whether its tools are on. `null`: the default of all apps. */
  default_tools_enabled?: boolean | null;
  /** Whether tools that destroy things are on. `null`: the default of all apps. */
  destructive_enabled?: boolean | null;
  /**
   * Whether the app is on.
   * @defaultValue `true`
   */
  enabled?: boolean;
  /** Settings per account. `null`: none. */
  links?: AppLinksConfig | null;
  /** Ways to offer tools to the model in which its tools are left out. `null`: none. */
  omit_tools_from?: ToolExposureSurface[] | null;
  /** Whether tools that reach beyond the app are on. `null`: the default of all apps. */
  open_world_enabled?: boolean | null;
  /** Settings per tool. `null`: none. */
  tools?: AppToolsConfig | null;
}

/** Settings of an account of an app. */
export interface AppLinkConfig {
  /** Who decides about its tool calls. `null`: as for the app. */
  approvals_reviewer?: ApprovalsReviewer | null;
  /** When its tools ask. `null`: as for the app. */
  default_tools_approval_mode?: AppToolApproval | null;
}

/** Settings of the accounts of an app, by id of the account. */
export type AppLinksConfig = { [name: string]: AppLinkConfig };

/** Settings of a tool of an app. */
export interface AppToolConfig {
  /** When it asks. `null`: as for the app. */
  approval_mode?: AppToolApproval | null;
  /** Whether it is on. `null`: as for the app. */
  enabled?: boolean | null;
}

/** Settings of the tools of an app, by name of the tool. */
export type AppToolsConfig = { [name: string]: AppToolConfig };

/**
 * A way to offer a tool to the model.
 * - `code_mode`: As a function in code that the model writes.
 * - `deferred`: Found by a search.
 * - `direct`: In the list of tools.
 */
export type ToolExposureSurface = "code_mode" | "deferred" | "direct" | (string & {});

/** Several values to write at once, all or none. */
export interface ConfigBatchWriteParams {
  /** The values, written in this order. */
  edits: ConfigEdit[];
  /** File to write; it must be the user's. Absent: that one. */
  filePath?: string | null;
  /** Version of the file that the client read; another one is refused. Absent: not checked. */
  expectedVersion?: string | null;
  /** Whether loaded threads take the new settings over, as far as they can. Absent: no. */
  reloadUserConfig?: boolean;
}

/** A value to write. */
export interface ConfigEdit {
  /** Key, its parts joined by dots; not empty. */
  keyPath: string;
  /** The value, any JSON; `null` removes the key. */
  value: unknown;
  /** What happens to the value that is there. */
  mergeStrategy: MergeStrategy;
}

/** A value to write into the user's configuration. */
export interface ConfigValueWriteParams {
  /** Key, its parts joined by dots; not empty. */
  keyPath: string;
  /** The value, any JSON; `null` removes the key. */
  value: unknown;
  /** What happens to the value that is there. */
  mergeStrategy: MergeStrategy;
  /** File to write; it must be the user's. Absent: that one. */
  filePath?: string | null;
  /** Version of the file that the client read; another one is refused. Absent: not checked. */
  expectedVersion?: string | null;
}

/** What was written. */
export interface ConfigWriteResponse {
  /** Whether the value is in force. */
  status: WriteStatus;
  /** Version of the file now. */
  version: string;
  /** Absolute path of the file. */
  filePath: AbsolutePathBuf;
  /** Why the value has no effect. `null`: it has. */
  overriddenMetadata?: OverriddenMetadata | null;
}

/** The configuration is read; there is nothing to say about it. */
export interface McpServerRefreshResponse {
}

/**
 * What happens to a value that is there.
 * - `replace`: The new value takes its place.
 * - `upsert`: Tables are merged; other values are replaced.
 */
export type MergeStrategy = "replace" | "upsert" | (string & {});

/** Why a written value has no effect. */
export interface OverriddenMetadata {
  /** Text for the user. */
  message: string;
  /** Layer that says otherwise. */
  overridingLayer: ConfigLayerMetadata;
  /** The value in force, any JSON. */
  effectiveValue: unknown;
}

/**
 * Whether a written value is in force.
 * - `ok`: It is.
 * - `okOverridden`: It is written, but a higher layer says otherwise.
 */
export type WriteStatus = "ok" | "okOverridden" | (string & {});

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

/** Trace of a request, as in the W3C Trace Context. Requests may carry it as `trace` beside `params`. */
export interface W3cTraceContext {
  /** Position in the trace. `null`: none. */
  traceparent?: string | null;
  /** Further data of the tracing systems. `null`: none. */
  tracestate?: string | null;
}

/** Thread that needs the time. */
export interface CurrentTimeReadParams {
  /** Id of the thread. */
  threadId: string;
}

/** The time. */
export interface CurrentTimeReadResponse {
  /** The time now, in Unix seconds. */
  currentTimeAt: number;
}

/**
 * Type of a field with several answers.
 * - `array`: A list.
 */
export type McpElicitationArrayType = "array" | (string & {});

/** A field for yes or no. */
export interface McpElicitationBooleanSchema {
  /** Always `boolean`. */
  type: McpElicitationBooleanType;
  /** Label of the field. Absent: use its name. */
  title?: string | null;
  /** What is asked. Absent: nothing more than the title. */
  description?: string | null;
  /** Answer filled in at the start. Absent: none. */
  default?: boolean | null;
}

/**
 * Type of a field for yes or no.
 * - `boolean`: Yes or no.
 */
export type McpElicitationBooleanType = "boolean" | (string & {});

/** An answer to choose from, with a label. */
export interface McpElicitationConstOption {
  /** The answer. */
  const: string;
  /** Its label. */
  title: string;
}

/**
 * A field whose answers are given.
 *
 * Newer peers may send others: keep a default branch.
 */
export type McpElicitationEnumSchema =
  | McpElicitationSingleSelectEnumSchema
  | McpElicitationMultiSelectEnumSchema
  | McpElicitationLegacyTitledEnumSchema;

/** A field with one of several answers, whose labels stand in a list of their own. */
export interface McpElicitationLegacyTitledEnumSchema {
  /** Always `string`. */
  type: McpElicitationStringType;
  /** Label of the field. Absent: use its name. */
  title?: string | null;
  /** What is asked. Absent: nothing more than the title. */
  description?: string | null;
  /** The answers. */
  enum: string[];
  /** Their labels, in the same order. Absent: the answers are their own labels. */
  enumNames?: string[] | null;
  /** Answer filled in at the start. Absent: none. */
  default?: string | null;
}

/**
 * A field with several of the given answers.
 *
 * Newer peers may send others: keep a default branch.
 */
export type McpElicitationMultiSelectEnumSchema =
  | McpElicitationUntitledMultiSelectEnumSchema
  | McpElicitationTitledMultiSelectEnumSchema;

/** A field for a number. */
export interface McpElicitationNumberSchema {
  /** Whether fractions are allowed. */
  type: McpElicitationNumberType;
  /** Label of the field. Absent: use its name. */
  title?: string | null;
  /** What is asked. Absent: nothing more than the title. */
  description?: string | null;
  /** Smallest number allowed. Absent: no limit. */
  minimum?: number | null;
  /** Largest number allowed. Absent: no limit. */
  maximum?: number | null;
  /** Answer filled in at the start. Absent: none. */
  default?: number | null;
}

/**
 * Type of a field for a number.
 * - `number`: Any number.
 * - `integer`: A whole number.
 */
export type McpElicitationNumberType = "number" | "integer" | (string & {});

/**
 * Type of a form.
 * - `object`: An object with a member per field.
 */
export type McpElicitationObjectType = "object" | (string & {});

/**
 * A field of a form, as JSON Schema.
 *
 * Newer peers may send others: keep a default branch.
 */
export type McpElicitationPrimitiveSchema =
  | McpElicitationEnumSchema
  | McpElicitationStringSchema
  | McpElicitationNumberSchema
  | McpElicitationBooleanSchema;

/** A form, as JSON Schema in the notation of MCP 2025-11-25. */
export interface McpElicitationSchema {
  /** Address of the JSON Schema version. Absent: not said. */
  $schema?: string | null;
  /** Always `object`. */
  type: McpElicitationObjectType;
  /** The fields, by name. */
  properties: { [name: string]: McpElicitationPrimitiveSchema };
  /** Fields that have to be filled in. Absent: none. */
  required?: string[] | null;
}

/**
 * A field with one of the given answers.
 *
 * Newer peers may send others: keep a default branch.
 */
export type McpElicitationSingleSelectEnumSchema =
  | McpElicitationUntitledSingleSelectEnumSchema
  | McpElicitationTitledSingleSelectEnumSchema;

/**
 * What a text has to be.
 * - `email`: An e-mail address.
 * - `uri`: An address (URI).
 * - `date`: A date, `YYYY-MM-DD`.
 * - `date-time`: A point in time (RFC 3339).
 */
export type McpElicitationStringFormat = "email" | "uri" | "date" | "date-time" | (string & {});

/** A field for a text. */
export interface McpElicitationStringSchema {
  /** Always `string`. */
  type: McpElicitationStringType;
  /** Label of the field. Absent: use its name. */
  title?: string | null;
  /** What is asked. Absent: nothing more than the title. */
  description?: string | null;
  /** Fewest characters. Absent: no limit. */
  minLength?: number | null;
  /** Most characters. Absent: no limit. */
  maxLength?: number | null;
  /** What the text has to be. Absent: anything. */
  format?: McpElicitationStringFormat | null;
  /** Answer filled in at the start. Absent: none. */
  default?: string | null;
}

/**
 * Type of a field for a text.
 * - `string`: A text.
 */
export type McpElicitationStringType = "string" | (string & {});

/** Answers with labels, of which several may be chosen. */
export interface McpElicitationTitledEnumItems {
  /** The answers. */
  anyOf: McpElicitationConstOption[];
}

/** A field with several of the given answers, which have labels. */
export interface McpElicitationTitledMultiSelectEnumSchema {
  /** Always `array`. */
  type: McpElicitationArrayType;
  /** Label of the field. Absent: use its name. */
  title?: string | null;
  /** What is asked. Absent: nothing more than the title. */
  description?: string | null;
  /** Fewest answers. Absent: no limit. */
  minItems?: number | null;
  /** Most answers. Absent: no limit. */
  maxItems?: number | null;
  /** The answers. */
  items: McpElicitationTitledEnumItems;
  /** Answers filled in at the start. Absent: none. */
  default?: string[] | null;
}

/** A field with one of the given answers, which have labels. */
export interface McpElicitationTitledSingleSelectEnumSchema {
  /** Always `string`. */
  type: McpElicitationStringType;
  /** Label of the field. Absent: use its name. */
  title?: string | null;
  /** What is asked. Absent: nothing more than the title. */
  description?: string | null;
  /** The answers. */
  oneOf: McpElicitationConstOption[];
  /** Answer filled in at the start. Absent: none. */
  default?: string | null;
}

/** Answers without labels, of which several may be chosen. */
export interface McpElicitationUntitledEnumItems {
  /** Always `string`. */
  type: McpElicitationStringType;
  /** The answers. */
  enum: string[];
}

/** A field with several of the given answers. */
export interface McpElicitationUntitledMultiSelectEnumSchema {
  /** Always `array`. */
  type: McpElicitationArrayType;
  /** Label of the field. Absent: use its name. */
  title?: string | null;
  /** What is asked. Absent: nothing more than the title. */
  description?: string | null;
  /** Fewest answers. Absent: no limit. */
  minItems?: number | null;
  /** Most answers. Absent: no limit. */
  maxItems?: number | null;
  /** The answers. */
  items: McpElicitationUntitledEnumItems;
  /** Answers filled in at the start. Absent: none. */
  default?: string[] | null;
}

/** A field with one of the given answers. */
export interface McpElicitationUntitledSingleSelectEnumSchema {
  /** Always `string`. */
  type: McpElicitationStringType;
  /** Label of the field. Absent: use its name. */
  title?: string | null;
  /** What is asked. Absent: nothing more than the title. */
  description?: string | null;
  /** The answers. */
  enum: string[];
  /** Answer filled in at the start. Absent: none. */
  default?: string | null;
}

/**
 * What the user did with a question of an MCP server.
 * - `accept`: Answered it.
 * - `decline`: Refused to answer.
 * - `cancel`: Put it away without a decision.
 */
export type McpServerElicitationAction = "accept" | "decline" | "cancel" | (string & {});

/**
 * An MCP server asks the user for something.
 *
 * Newer peers may send others: keep a default branch.
 */
export type McpServerElicitationRequestParams =
  | McpServerElicitationRequestParamsOpenaiUserVerification
  | McpServerElicitationRequestParamsForm
  | McpServerElicitationRequestParamsOpenaiForm
  | McpServerElicitationRequestParamsOlderOpenaiForm
  | McpServerElicitationRequestParamsUrl;

/** To confirm an action with the key of this device. */
export interface McpServerElicitationRequestParamsOpenaiUserVerification {
  mode: "openai/userVerification";
  /** Id of the thread. */
  threadId: string;
  /** Turn that ran when the question came. `null`: none, or not known. */
  turnId?: string | null;
  /** Server that asks. */
  serverName: string;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
  /** What is shown first. */
  title: string;
  /** More about it. */
  description: string;
  /** Bytes to sign, in base64url without padding. */
  challenge: string;
}

/** To fill in a form. */
export interface McpServerElicitationRequestParamsForm {
  mode: "form";
  /** Id of the thread. */
  threadId: string;
  /** Turn that ran when the question came. `null`: none, or not known. */
  turnId?: string | null;
  /** Server that asks. */
  serverName: string;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
  /** What the user is told. */
  message: string;
  /** The form. */
  requestedSchema: McpElicitationSchema;
}

/** To fill in a form that goes beyond MCP. */
export interface McpServerElicitationRequestParamsOpenaiForm {
  mode: "openai/form";
  /** Id of the thread. */
  threadId: string;
  /** Turn that ran when the question came. `null`: none, or not known. */
  turnId?: string | null;
  /** Server that asks. */
  serverName: string;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
  /** What the user is told. */
  message: string;
  /** The form, any JSON Schema. */
  requestedSchema: unknown;
}

/** The same under its older name. */
export interface McpServerElicitationRequestParamsOlderOpenaiForm {
  mode: "openaiForm";
  /** Id of the thread. */
  threadId: string;
  /** Turn that ran when the question came. `null`: none, or not known. */
  turnId?: string | null;
  /** Server that asks. */
  serverName: string;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
  /** What the user is told. */
  message: string;
  /** The form, any JSON Schema. */
  requestedSchema: unknown;
}

/** To do something on a page. */
export interface McpServerElicitationRequestParamsUrl {
  mode: "url";
  /** Id of the thread. */
  threadId: string;
  /** Turn that ran when the question came. `null`: none, or not known. */
  turnId?: string | null;
  /** Server that asks. */
  serverName: string;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
  /** What the user is told. */
  message: string;
  /** Address of the page. */
  url: string;
  /** Id of the question at the server. */
  elicitationId: string;
}

/** What became of a question of an MCP server. */
export interface McpServerElicitationRequestResponse {
  /** What the user did. */
  action: McpServerElicitationAction;
  /** The answers as an object with a member per field, any JSON. `null`: none, as after a refusal. */
  content?: unknown;
  /** Metadata for the server, any JSON. `null`: none. */
  _meta?: unknown;
}

/** The connection to an environment of a thread changed. */
export interface EnvironmentConnectionNotification {
  /** Id of the thread. */
  threadId: string;
  /** The environment. */
  environmentId: string;
}

/** An environment on another machine. */
export interface EnvironmentAddParams {
  /** Id of the environment; one that exists is replaced. */
  environmentId: string;
  /** WebSocket address of the program that runs commands there. */
  execServerUrl: string;
  /** Token to sign in with; only for secure or local addresses. Absent: none. */
  authBearerToken?: string | null;
  /** Value of the header `X-Request-ID` of the connection; only for secure or local addresses. Absent: none. */
  websocketRequestId?: string | null;
  /** Longest wait for the connection, in milliseconds. Absent: the server decides. */
  connectTimeoutMs?: number | null;
  /** Skills it must bring. Absent: none. */
  skills?: EnvironmentSkillsParams | null;
}

/** The environment is known; there is nothing to say about it. */
export interface EnvironmentAddResponse {
}

/** Environment to describe. */
export interface EnvironmentInfoParams {
  /** The environment. */
  environmentId: string;
}

/** What an environment offers. */
export interface EnvironmentInfoResponse {
  /** Its shell. */
  shell: EnvironmentShellInfo;
  /** Working directory where none is chosen. `null`: not told. */
  cwd?: PathUri | null;
}

/** A shell. */
export interface EnvironmentShellInfo {
  /** Kind of shell: `bash`, `zsh`, `sh`, `powershell` or `cmd`. */
  name: string;
  /** Path or name of the program. */
  path: string;
}

/** Skills an environment must bring. */
export interface EnvironmentSkillsParams {
  /** Names of the skills; they are checked before the model is asked. Absent: none. */
  required?: string[] | null;
}

/**
 * State of an environment.
 * - `ready`: It is local or answers.
 * - `pending`: It was not needed yet, or is being connected.
 * - `disconnected`: The connection failed; the next use may bring it back.
 * - `unknown`: There is no such environment.
 */
export type EnvironmentStatusKind = "ready" | "pending" | "disconnected" | "unknown" | (string & {});

/** Environment to look at. */
export interface EnvironmentStatusParams {
  /** The environment. */
  environmentId: string;
}

/** State of an environment. Asking does not connect it. */
export interface EnvironmentStatusResponse {
  /** The state. */
  status: EnvironmentStatusKind;
  /** Why it is not there. Absent for `ready` and `pending`. */
  error?: string | null;
}

/** A path as a `file:` address. */
export type PathUri = string;

/**
 * Something that happened in a thread. Names and members are in snake_case.
 *
 * Newer peers may send others: keep a default branch.
 */
export type EventMsg =
  | EventMsgError
  | EventMsgWarning
  | EventMsgContextCompacted
  | EventMsgThreadRolledBack
  | EventMsgTaskStarted
  | EventMsgTaskComplete
  | EventMsgTokenCount
  | EventMsgAgentMessage
  | EventMsgUserMessage
  | EventMsgAgentMessageDelta
  | EventMsgAgentReasoning
  | EventMsgAgentReasoningDelta
  | EventMsgAgentReasoningRawContent
  | EventMsgAgentReasoningRawContentDelta
  | EventMsgAgentReasoningSectionBreak
  | EventMsgSessionConfigured
  | EventMsgThreadNameUpdated
  | EventMsgMcpStartupUpdate
  | EventMsgMcpStartupComplete
  | EventMsgMcpToolCallBegin
  | EventMsgMcpToolCallEnd
  | EventMsgWebSearchBegin
  | EventMsgWebSearchEnd
  | EventMsgExecCommandBegin
  | EventMsgExecCommandOutputDelta
  | EventMsgTerminalInteraction
  | EventMsgExecCommandEnd
  | EventMsgViewImageToolCall
  | EventMsgExecApprovalRequest
  | EventMsgRequestUserInput
  | EventMsgDynamicToolCallRequest
  | EventMsgElicitationRequest
  | EventMsgApplyPatchApprovalRequest
  | EventMsgDeprecationNotice
  | EventMsgBackgroundEvent
  | EventMsgUndoStarted
  | EventMsgUndoCompleted
  | EventMsgStreamError
  | EventMsgPatchApplyBegin
  | EventMsgPatchApplyEnd
  | EventMsgTurnDiff
  | EventMsgGetHistoryEntryResponse
  | EventMsgMcpListToolsResponse
  | EventMsgListCustomPromptsResponse
  | EventMsgListSkillsResponse
  | EventMsgListRemoteSkillsResponse
  | EventMsgRemoteSkillDownloaded
  | EventMsgSkillsUpdateAvailable
  | EventMsgPlanUpdate
  | EventMsgTurnAborted
  | EventMsgShutdownComplete
  | EventMsgEnteredReviewMode
  | EventMsgExitedReviewMode
  | EventMsgRawResponseItem
  | EventMsgItemStarted
  | EventMsgItemCompleted
  | EventMsgAgentMessageContentDelta
  | EventMsgPlanDelta
  | EventMsgReasoningContentDelta
  | EventMsgReasoningRawContentDelta
  | EventMsgCollabAgentSpawnBegin
  | EventMsgCollabAgentSpawnEnd
  | EventMsgCollabAgentInteractionBegin
  | EventMsgCollabAgentInteractionEnd
  | EventMsgCollabWaitingBegin
  | EventMsgCollabWaitingEnd
  | EventMsgCollabCloseBegin
  | EventMsgCollabCloseEnd;

/** The history was summarized. */
export interface EventMsgContextCompacted {
  type: "context_compacted";
}

/** Skill files changed. */
export interface EventMsgSkillsUpdateAvailable {
  type: "skills_update_available";
}

/** The thread is closed. */
export interface EventMsgShutdownComplete {
  type: "shutdown_complete";
}

/** A turn failed. */
export interface EventMsgError {
  type: "error";
  /** Text for the user. */
  message: string;
  /** Kind of the error. `null`: not known. */
  codex_error_info?: LegacyCodexErrorInfo | null;
}

/** Something is wrong, but the turn goes on. */
export interface EventMsgWarning {
  type: "warning";
  /** Text for the user. */
  message: string;
}

/** The last turns were taken back. */
export interface EventMsgThreadRolledBack {
  type: "thread_rolled_back";
  /** How many. */
  num_turns: number;
}

/** A turn began. */
export interface EventMsgTaskStarted {
  type: "task_started";
  /** Most tokens the model can look at. `null`: not known. */
  model_context_window?: number | null;
  /**
   * Collaboration mode of the turn.
   * @defaultValue `"default"`
   */
  collaboration_mode_kind?: ModeKind;
}

/** A turn is done. */
export interface EventMsgTaskComplete {
  type: "task_complete";
  /** Last message of the agent. `null`: none. */
  last_agent_message?: string | null;
}

/** Tokens were used, or the limits are known anew. */
export interface EventMsgTokenCount {
  type: "token_count";
  /** Tokens so far. `null`: not known yet. */
  info?: TokenUsageInfo | null;
  /** Limits of the account. `null`: not known. */
  rate_limits?: LegacyRateLimitSnapshot | null;
}

/** The agent said something. */
export interface EventMsgAgentMessage {
  type: "agent_message";
  /** The whole text. */
  message: string;
}

/** The user said something. */
export interface EventMsgUserMessage {
  type: "user_message";
  /** The text. */
  message: string;
  /** Addresses of the images. Absent: not kept. */
  images?: string[] | null;
  /**
   * Files of the images.
   * @defaultValue `[]`
   */
  local_images?: string[];
  /**
   * Parts of the text that stand for something else.
   * @defaultValue `[]`
   */
  text_elements?: LegacyTextElement[];
}

/** More text of the agent. */
export interface EventMsgAgentMessageDelta {
  type: "agent_message_delta";
  /** Text to append. */
  delta: string;
}

/** A part of the reasoning, summarized. */
export interface EventMsgAgentReasoning {
  type: "agent_reasoning";
  /** The whole part. */
  text: string;
}

/** More of the summary of the reasoning. */
export interface EventMsgAgentReasoningDelta {
  type: "agent_reasoning_delta";
  /** Text to append. */
  delta: string;
}

/** A part of the reasoning itself. */
export interface EventMsgAgentReasoningRawContent {
  type: "agent_reasoning_raw_content";
  /** The whole part. */
  text: string;
}

/** More of the reasoning itself. */
export interface EventMsgAgentReasoningRawContentDelta {
  type: "agent_reasoning_raw_content_delta";
  /** Text to append. */
  delta: string;
}

/** A new part of the summary of the reasoning begins. */
export interface EventMsgAgentReasoningSectionBreak {
  type: "agent_reasoning_section_break";
  /**
   * Id of the item. Empty: not known.
   * @defaultValue `""`
   */
  item_id?: string;
  /**
   * Number of the part, counted from 0.
   * @defaultValue `0`
   */
  summary_index?: number;
}

/** A thread was opened. */
export interface EventMsgSessionConfigured {
  type: "session_configured";
  /** Id of the thread. */
  session_id: ThreadId;
  /** Thread it is a copy of. Absent: none. */
  forked_from_id?: ThreadId | null;
  /** Title. Absent: none. */
  thread_name?: string | null;
  /** Model. */
  model: string;
  /** Model provider. */
  model_provider_id: string;
  /** When to ask the user. */
  approval_policy: LegacyAskForApproval;
  /** What commands may touch. */
  sandbox_policy: LegacySandboxPolicy;
  /** Working directory. */
  cwd: string;
  /** Reasoning effort. Absent: that of the model. */
  reasoning_effort?: ReasoningEffort | null;
  /** Id of the file with the messages typed before; 0 where the system has no such id. */
  history_log_id: number;
  /** Messages in that file. */
  history_entry_count: number;
  /** What happened so far. Absent: nothing. */
  initial_messages?: EventMsg[] | null;
  /** File of the thread. Absent: it is not stored. */
  rollout_path?: string | null;
}

/** A thread got another title. */
export interface EventMsgThreadNameUpdated {
  type: "thread_name_updated";
  /** Id of the thread. */
  thread_id: ThreadId;
  /** The title. Absent: none any more. */
  thread_name?: string | null;
}

/** The start of an MCP server went on. */
export interface EventMsgMcpStartupUpdate {
  type: "mcp_startup_update";
  /** Name of the server. */
  server: string;
  /** How far it is. */
  status: McpStartupStatus;
}

/** All MCP servers have started or failed. */
export interface EventMsgMcpStartupComplete {
  type: "mcp_startup_complete";
  /** Those that can be used. */
  ready: string[];
  /** Those that did not start. */
  failed: McpStartupFailure[];
  /** Those that were given up. */
  cancelled: string[];
}

/** A call of an MCP tool began. */
export interface EventMsgMcpToolCallBegin {
  type: "mcp_tool_call_begin";
  /** Id of the call. */
  call_id: string;
  /** The call. */
  invocation: McpInvocation;
}

/** A call of an MCP tool ended. */
export interface EventMsgMcpToolCallEnd {
  type: "mcp_tool_call_end";
  /** Id of the call. */
  call_id: string;
  /** The call. */
  invocation: McpInvocation;
  /** How long it took. */
  duration: Duration;
  /** Its outcome. */
  result: ResultOfCallToolResultOrString;
}

/** A search on the web began. */
export interface EventMsgWebSearchBegin {
  type: "web_search_begin";
  /** Id of the search. */
  call_id: string;
}

/** A search on the web ended. */
export interface EventMsgWebSearchEnd {
  type: "web_search_end";
  /** Id of the search. */
  call_id: string;
  /** What was searched for. */
  query: string;
  /** What was done. */
  action: ResponsesApiWebSearchAction;
}

/** A command began. */
export interface EventMsgExecCommandBegin {
  type: "exec_command_begin";
  /** Id of the call; the end carries it, too. */
  call_id: string;
  /** Id of the process for later input. Absent: it takes none. */
  process_id?: string | null;
  /** Id of the turn. */
  turn_id: string;
  /** The program and its arguments. */
  command: string[];
  /** Working directory. */
  cwd: string;
  /** What the command does, as far as its text tells. */
  parsed_cmd: ParsedCommand[];
  /**
   * Who started it.
   * @defaultValue `"agent"`
   */
  source?: ExecCommandSource;
  /** Input sent to a command that goes on. Absent: none. */
  interaction_input?: string | null;
}

/** More output of a command. */
export interface EventMsgExecCommandOutputDelta {
  type: "exec_command_output_delta";
  /** Id of the call. */
  call_id: string;
  /** Where it was written. */
  stream: ExecOutputStream;
  /** The bytes, in base64. */
  chunk: string;
}

/** The agent sent input to a command that goes on. */
export interface EventMsgTerminalInteraction {
  type: "terminal_interaction";
  /** Id of the call. */
  call_id: string;
  /** Id of the process. */
  process_id: string;
  /** The input. */
  stdin: string;
}

/** A command ended. */
export interface EventMsgExecCommandEnd {
  type: "exec_command_end";
  /** Id of the call. */
  call_id: string;
  /** Id of the process for later input. Absent: it took none. */
  process_id?: string | null;
  /** Id of the turn. */
  turn_id: string;
  /** The program and its arguments. */
  command: string[];
  /** Working directory. */
  cwd: string;
  /** What the command does, as far as its text tells. */
  parsed_cmd: ParsedCommand[];
  /**
   * Who started it.
   * @defaultValue `"agent"`
   */
  source?: ExecCommandSource;
  /** Input sent to a command that goes on. Absent: none. */
  interaction_input?: string | null;
  /** Standard output. */
  stdout: string;
  /** Standard error. */
  stderr: string;
  /**
   * Both, in the order of writing.
   * @defaultValue `""`
   */
  aggregated_output?: string;
  /** Exit code. */
  exit_code: number;
  /** How long it took. */
  duration: Duration;
  /** What the model is told. */
  formatted_output: string;
}

/** The agent looked at an image. */
export interface EventMsgViewImageToolCall {
  type: "view_image_tool_call";
  /** Id of the call. */
  call_id: string;
  /** File of the image. */
  path: string;
}

/** A command waits for permission. */
export interface EventMsgExecApprovalRequest {
  type: "exec_approval_request";
  /** Id of the call. */
  call_id: string;
  /**
   * Id of the turn. Empty: not known.
   * @defaultValue `""`
   */
  turn_id?: string;
  /** The program and its arguments. */
  command: string[];
  /** Working directory. */
  cwd: string;
  /** Why permission is needed. Absent: no reason given. */
  reason?: string | null;
  /** Command prefix, one word each, that the user may allow for good. Absent: none. */
  proposed_execpolicy_amendment?: string[] | null;
  /** What the command does, as far as its text tells. */
  parsed_cmd: ParsedCommand[];
}

/** The agent asks the user. */
export interface EventMsgRequestUserInput {
  type: "request_user_input";
  /** Id of the call. */
  call_id: string;
  /**
   * Id of the turn. Empty: not known.
   * @defaultValue `""`
   */
  turn_id?: string;
  /** The questions. */
  questions: RequestUserInputQuestion[];
}

/** The agent calls a tool of the client. The members are in camelCase. */
export interface EventMsgDynamicToolCallRequest {
  type: "dynamic_tool_call_request";
  /** Id of the call. */
  callId: string;
  /** Id of the turn. */
  turnId: string;
  /** Name of the tool. */
  tool: string;
  /** Arguments, any JSON. */
  arguments: unknown;
}

/** An MCP server asks the user. */
export interface EventMsgElicitationRequest {
  type: "elicitation_request";
  /** Name of the server. */
  server_name: string;
  /** Id of the question at the server. */
  id: RequestId;
  /** The question. */
  message: string;
}

/** A patch waits for permission. */
export interface EventMsgApplyPatchApprovalRequest {
  type: "apply_patch_approval_request";
  /** Id of the call. */
  call_id: string;
  /**
   * Id of the turn. Empty: not known.
   * @defaultValue `""`
   */
  turn_id?: string;
  /** The changes, by path. */
  changes: { [name: string]: FileChange };
  /** Why permission is needed. Absent: no reason given. */
  reason?: string | null;
  /** Directory to allow writing in for the rest of the thread. Absent: none. */
  grant_root?: string | null;
}

/** The client or the configuration uses something that will go away. */
export interface EventMsgDeprecationNotice {
  type: "deprecation_notice";
  /** What is deprecated. */
  summary: string;
  /** How to move away from it. Absent: no advice. */
  details?: string | null;
}

/** Something happened that is worth a line. */
export interface EventMsgBackgroundEvent {
  type: "background_event";
  /** The line. */
  message: string;
}

/** The agent begins to undo the last turn. */
export interface EventMsgUndoStarted {
  type: "undo_started";
  /** Text for the user. Absent: none. */
  message?: string | null;
}

/** The undo ended. */
export interface EventMsgUndoCompleted {
  type: "undo_completed";
  /** Whether it worked. */
  success: boolean;
  /** Text for the user. Absent: none. */
  message?: string | null;
}

/** The connection to the model broke and is tried again. */
export interface EventMsgStreamError {
  type: "stream_error";
  /** Text for the user. */
  message: string;
  /** Kind of the error. `null`: not known. */
  codex_error_info?: LegacyCodexErrorInfo | null;
  /** What went wrong underneath. `null`: not known. */
  additional_details?: string | null;
}

/** A patch is about to be applied. */
export interface EventMsgPatchApplyBegin {
  type: "patch_apply_begin";
  /** Id of the call; the end carries it, too. */
  call_id: string;
  /**
   * Id of the turn. Empty: not known.
   * @defaultValue `""`
   */
  turn_id?: string;
  /** Whether nobody was asked. */
  auto_approved: boolean;
  /** The changes, by path. */
  changes: { [name: string]: FileChange };
}

/** A patch was applied, or failed. */
export interface EventMsgPatchApplyEnd {
  type: "patch_apply_end";
  /** Id of the call. */
  call_id: string;
  /**
   * Id of the turn. Empty: not known.
   * @defaultValue `""`
   */
  turn_id?: string;
  /** What the tool printed. */
  stdout: string;
  /** What the tool complained about. */
  stderr: string;
  /** Whether it worked. */
  success: boolean;
  /**
   * The changes, by path.
   * @defaultValue `{}`
   */
  changes?: { [name: string]: FileChange };
}

/** The changes of the turn so far are different now. */
export interface EventMsgTurnDiff {
  type: "turn_diff";
  /** All of them, as a unified diff. */
  unified_diff: string;
}

/** A message typed before, as asked for. */
export interface EventMsgGetHistoryEntryResponse {
  type: "get_history_entry_response";
  /** Its position in the file. */
  offset: number;
  /** Id of the file. */
  log_id: number;
  /** The message. Absent: there is none. */
  entry?: HistoryEntry | null;
}

/** What the MCP servers offer, as asked for. */
export interface EventMsgMcpListToolsResponse {
  type: "mcp_list_tools_response";
  /** Tools, by name with the server in front. */
  tools: { [name: string]: Tool };
  /** Resources, by server. */
  resources: { [name: string]: Resource[] };
  /** Patterns for resources, by server. */
  resource_templates: { [name: string]: ResourceTemplate[] };
  /** How the user is signed in, by server. */
  auth_statuses: { [name: string]: LegacyMcpAuthStatus };
}

/** The prompts of the user, as asked for. */
export interface EventMsgListCustomPromptsResponse {
  type: "list_custom_prompts_response";
  /** The prompts. */
  custom_prompts: CustomPrompt[];
}

/** The skills, as asked for. */
export interface EventMsgListSkillsResponse {
  type: "list_skills_response";
  /** One entry per directory. */
  skills: LegacySkillsListEntry[];
}

/** The catalog of skills, as asked for. */
export interface EventMsgListRemoteSkillsResponse {
  type: "list_remote_skills_response";
  /** The skills in it. */
  skills: RemoteSkillSummary[];
}

/** A skill was downloaded. */
export interface EventMsgRemoteSkillDownloaded {
  type: "remote_skill_downloaded";
  /** Its id in the catalog. */
  id: string;
  /** Its name. */
  name: string;
  /** Where it is now. */
  path: string;
}

/** The agent changed its plan. */
export interface EventMsgPlanUpdate {
  type: "plan_update";
  /** Why. `null`: not said. */
  explanation?: string | null;
  /** The steps. */
  plan: PlanItemArg[];
}

/** A turn ended early. */
export interface EventMsgTurnAborted {
  type: "turn_aborted";
  /** Why. */
  reason: TurnAbortReason;
}

/** A review began. */
export interface EventMsgEnteredReviewMode {
  type: "entered_review_mode";
  /** What is reviewed. */
  target: ReviewTarget;
  /** The same for people. Absent: not said. */
  user_facing_hint?: string | null;
}

/** A review ended. */
export interface EventMsgExitedReviewMode {
  type: "exited_review_mode";
  /** Its outcome. `null`: it was interrupted. */
  review_output?: ReviewOutputEvent | null;
}

/** An item as the model sent it. */
export interface EventMsgRawResponseItem {
  type: "raw_response_item";
  /** The item. */
  item: ResponseItem;
}

/** An item began. */
export interface EventMsgItemStarted {
  type: "item_started";
  /** Id of the thread. */
  thread_id: ThreadId;
  /** Id of the turn. */
  turn_id: string;
  /** The item so far. */
  item: TurnItem;
}

/** An item is done. */
export interface EventMsgItemCompleted {
  type: "item_completed";
  /** Id of the thread. */
  thread_id: ThreadId;
  /** Id of the turn. */
  turn_id: string;
  /** The item. */
  item: TurnItem;
}

/** More text of a message of the agent. */
export interface EventMsgAgentMessageContentDelta {
  type: "agent_message_content_delta";
  /** Id of the thread. */
  thread_id: string;
  /** Id of the turn. */
  turn_id: string;
  /** Id of the item. */
  item_id: string;
  /** Text to append. */
  delta: string;
}

/** More text of a plan. */
export interface EventMsgPlanDelta {
  type: "plan_delta";
  /** Id of the thread. */
  thread_id: string;
  /** Id of the turn. */
  turn_id: string;
  /** Id of the item. */
  item_id: string;
  /** Text to append. */
  delta: string;
}

/** More of the summary of the reasoning. */
export interface EventMsgReasoningContentDelta {
  type: "reasoning_content_delta";
  /** Id of the thread. */
  thread_id: string;
  /** Id of the turn. */
  turn_id: string;
  /** Id of the item. */
  item_id: string;
  /** Text to append. */
  delta: string;
  /**
   * Number of the part, counted from 0.
   * @defaultValue `0`
   */
  summary_index?: number;
}

/** More of the reasoning itself. */
export interface EventMsgReasoningRawContentDelta {
  type: "reasoning_raw_content_delta";
  /** Id of the thread. */
  thread_id: string;
  /** Id of the turn. */
  turn_id: string;
  /** Id of the item. */
  item_id: string;
  /** Text to append. */
  delta: string;
  /**
   * Number of the part, counted from 0.
   * @defaultValue `0`
   */
  content_index?: number;
}

/** A sub-agent is about to be made. */
export interface EventMsgCollabAgentSpawnBegin {
  type: "collab_agent_spawn_begin";
  /** Id of the call. */
  call_id: string;
  /** Thread of the agent that asks for it. */
  sender_thread_id: ThreadId;
  /** What it is told first. */
  prompt: string;
}

/** A sub-agent was made, or failed. */
export interface EventMsgCollabAgentSpawnEnd {
  type: "collab_agent_spawn_end";
  /** Id of the call. */
  call_id: string;
  /** Thread of the agent that asked for it. */
  sender_thread_id: ThreadId;
  /** Thread of the sub-agent. `null`: it failed. */
  new_thread_id?: ThreadId | null;
  /** What it was told first. */
  prompt: string;
  /** Its state. */
  status: AgentStatus;
}

/** A sub-agent is about to be told something. */
export interface EventMsgCollabAgentInteractionBegin {
  type: "collab_agent_interaction_begin";
  /** Id of the call. */
  call_id: string;
  /** Thread of the agent that tells it. */
  sender_thread_id: ThreadId;
  /** Thread of the sub-agent. */
  receiver_thread_id: ThreadId;
  /** What it is told. */
  prompt: string;
}

/** A sub-agent was told something. */
export interface EventMsgCollabAgentInteractionEnd {
  type: "collab_agent_interaction_end";
  /** Id of the call. */
  call_id: string;
  /** Thread of the agent that told it. */
  sender_thread_id: ThreadId;
  /** Thread of the sub-agent. */
  receiver_thread_id: ThreadId;
  /** What it was told. */
  prompt: string;
  /** Its state. */
  status: AgentStatus;
}

/** An agent begins to wait for its sub-agents. */
export interface EventMsgCollabWaitingBegin {
  type: "collab_waiting_begin";
  /** Thread of the agent that waits. */
  sender_thread_id: ThreadId;
  /** Threads of the sub-agents. */
  receiver_thread_ids: ThreadId[];
  /** Id of the call. */
  call_id: string;
}

/** An agent waits no longer. */
export interface EventMsgCollabWaitingEnd {
  type: "collab_waiting_end";
  /** Thread of the agent that waited. */
  sender_thread_id: ThreadId;
  /** Id of the call. */
  call_id: string;
  /** States of the sub-agents that ended, by thread. */
  statuses: { [name: string]: AgentStatus };
}

/** A sub-agent is about to be closed. */
export interface EventMsgCollabCloseBegin {
  type: "collab_close_begin";
  /** Id of the call. */
  call_id: string;
  /** Thread of the agent that closes it. */
  sender_thread_id: ThreadId;
  /** Thread of the sub-agent. */
  receiver_thread_id: ThreadId;
}

/** A sub-agent was closed. */
export interface EventMsgCollabCloseEnd {
  type: "collab_close_end";
  /** Id of the call. */
  call_id: string;
  /** Thread of the agent that closed it. */
  sender_thread_id: ThreadId;
  /** Thread of the sub-agent. */
  receiver_thread_id: ThreadId;
  /** Its last state. */
  status: AgentStatus;
}

/** Something happened in a thread, as the engine of 0.97 tells it. */
export interface CodexEventNotification {
  /** Request it belongs to: the id of the turn, `auto-compact-<n>`, or empty when it came by itself. */
  id: string;
  /** What happened. Its `type` is the last part of the name of the notification. */
  msg: EventMsg;
  /** Id of the thread. */
  conversationId: ThreadId;
}

/**
 * A piece of a message of the agent.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AgentMessageContent =
  | AgentMessageContentText;

/** Text. */
export interface AgentMessageContentText {
  type: "Text";
  /** The text. */
  text: string;
}

/**
 * State of a sub-agent.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AgentStatus =
  | "pending_init"
  | "running"
  | { completed: string | null }
  | { errored: string }
  | "shutdown"
  | "not_found";

/** What an MCP tool returned, in the notation of MCP. */
export interface CallToolResult {
  /** Pieces in the notation of MCP, any JSON each. */
  content: unknown[];
  /** Structured result, any JSON. */
  structuredContent?: unknown;
  /** Whether the tool says that it failed. Absent: not said. */
  isError?: boolean | null;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
}

/** A prompt that the user keeps in a file. */
export interface CustomPrompt {
  /** Its name, without the ending of the file. */
  name: string;
  /** Its file. */
  path: string;
  /** Its text. */
  content: string;
  /** What it is for. `null`: no description. */
  description?: string | null;
  /** Which arguments it takes. `null`: not said. */
  argument_hint?: string | null;
}

/** A span of time. */
export interface Duration {
  /** The rest in nanoseconds. */
  nanos: number;
  /** Whole seconds. */
  secs: number;
}

/**
 * Who started a command.
 * - `agent`: The agent, for a tool call.
 * - `user_shell`: The user.
 * - `unified_exec_startup`: The agent; the command may go on after the call.
 * - `unified_exec_interaction`: The agent, by input for a command that goes on.
 */
export type ExecCommandSource = "agent" | "user_shell" | "unified_exec_startup" | "unified_exec_interaction" | (string & {});

/**
 * An output stream of a command.
 * - `stdout`: Standard output.
 * - `stderr`: Standard error.
 */
export type ExecOutputStream = "stdout" | "stderr" | (string & {});

/** A message that the user typed before. */
export interface HistoryEntry {
  /** Conversation it was typed in. */
  conversation_id: string;
  /** When, in Unix seconds. */
  ts: number;
  /** The message. */
  text: string;
}

/** A call of an MCP tool. */
export interface McpInvocation {
  /** Name of the server. */
  server: string;
  /** Name of the tool. */
  tool: string;
  /** Arguments, any JSON. `null`: none. */
  arguments?: unknown;
}

/** An MCP server that did not start. */
export interface McpStartupFailure {
  /** Name of the server. */
  server: string;
  /** What went wrong. */
  error: string;
}

/**
 * How far the start of an MCP server is.
 *
 * Newer peers may send others: keep a default branch.
 */
export type McpStartupStatus =
  | McpStartupStatusStarting
  | McpStartupStatusReady
  | McpStartupStatusFailed
  | McpStartupStatusCancelled;

/** Going on. */
export interface McpStartupStatusStarting {
  state: "starting";
}

/** The server can be used. */
export interface McpStartupStatusReady {
  state: "ready";
}

/** It was given up. */
export interface McpStartupStatusCancelled {
  state: "cancelled";
}

/** It did not work. */
export interface McpStartupStatusFailed {
  state: "failed";
  /** What went wrong. */
  error: string;
}

/** A step of the plan of the agent. */
export interface PlanItemArg {
  /** What to do. */
  step: string;
  /** How far it is. */
  status: StepStatus;
}

/** A question of the agent. */
export interface RequestUserInputQuestion {
  /** Id for the answer. */
  id: string;
  /** Short title. */
  header: string;
  /** The question. */
  question: string;
  /**
   * Whether another answer than the given ones is allowed.
   * @defaultValue `false`
   */
  isOther?: boolean;
  /**
   * Whether the answer is to be hidden while it is typed.
   * @defaultValue `false`
   */
  isSecret?: boolean;
  /** Answers to choose from. `null`: free text. */
  options?: RequestUserInputQuestionOption[] | null;
}

/** An answer to choose from. */
export interface RequestUserInputQuestionOption {
  /** The answer. */
  label: string;
  /** What it means. */
  description: string;
}

/** Where in the code a finding is. */
export interface ReviewCodeLocation {
  /** The file. */
  absolute_file_path: string;
  /** The lines. */
  line_range: ReviewLineRange;
}

/** Something the reviewer found. */
export interface ReviewFinding {
  /** It in one line. */
  title: string;
  /** It in full, Markdown. */
  body: string;
  /** How sure the reviewer is, 0 to 1. */
  confidence_score: number;
  /** How urgent it is; 0 is the most urgent. */
  priority: number;
  /** Where it is. */
  code_location: ReviewCodeLocation;
}

/** Lines of a file. */
export interface ReviewLineRange {
  /** First line, counted from 1. */
  start: number;
  /** Last line. */
  end: number;
}

/** Outcome of a review. */
export interface ReviewOutputEvent {
  /** What the reviewer found. */
  findings: ReviewFinding[];
  /** Whether the change is correct, in the words of the reviewer. */
  overall_correctness: string;
  /** Why. */
  overall_explanation: string;
  /** How sure the reviewer is, 0 to 1. */
  overall_confidence_score: number;
}

/**
 * How far a step of the plan is.
 * - `pending`: Not begun.
 * - `in_progress`: Being done.
 * - `completed`: Done.
 */
export type StepStatus = "pending" | "in_progress" | "completed" | (string & {});

/** Numbers of tokens. */
export interface TokenUsage {
  /** Tokens the model read. */
  input_tokens: number;
  /** Those of them it knew already. */
  cached_input_tokens: number;
  /** Tokens the model wrote. */
  output_tokens: number;
  /** Those of them that were reasoning. */
  reasoning_output_tokens: number;
  /** Sum of read and written tokens. */
  total_tokens: number;
}

/** Tokens of a conversation. */
export interface TokenUsageInfo {
  /** All so far. */
  total_token_usage: TokenUsage;
  /** Those of the last request. */
  last_token_usage: TokenUsage;
  /** Most tokens the model can look at. `null`: not known. */
  model_context_window?: number | null;
}

/**
 * Why a turn ended early.
 * - `interrupted`: The user interrupted it.
 * - `replaced`: Another turn took its place.
 * - `review_ended`: The review it was part of ended.
 */
export type TurnAbortReason = "interrupted" | "replaced" | "review_ended" | (string & {});

/**
 * An item of a turn, in events.
 *
 * Newer peers may send others: keep a default branch.
 */
export type TurnItem =
  | TurnItemUserMessage
  | TurnItemAgentMessage
  | TurnItemPlan
  | TurnItemReasoning
  | TurnItemWebSearch
  | TurnItemContextCompaction;

/** A message of the user. */
export interface TurnItemUserMessage {
  type: "UserMessage";
  /** Id of the item. */
  id: string;
  /** Its pieces. */
  content: LegacyUserInput[];
}

/** A message of the agent. */
export interface TurnItemAgentMessage {
  type: "AgentMessage";
  /** Id of the item. */
  id: string;
  /** Its pieces. */
  content: AgentMessageContent[];
}

/** A plan for the user to agree to. */
export interface TurnItemPlan {
  type: "Plan";
  /** Id of the item. */
  id: string;
  /** The plan, Markdown. */
  text: string;
}

/** Reasoning of the model. */
export interface TurnItemReasoning {
  type: "Reasoning";
  /** Id of the item. */
  id: string;
  /** The summary, by parts. */
  summary_text: string[];
  /**
   * The reasoning itself, by parts, where the model shows it.
   * @defaultValue `[]`
   */
  raw_content?: string[];
}

/** A search on the web. */
export interface TurnItemWebSearch {
  type: "WebSearch";
  /** Id of the item. */
  id: string;
  /** What was searched for. */
  query: string;
  /** What was done. */
  action: ResponsesApiWebSearchAction;
}

/** The history was summarized. */
export interface TurnItemContextCompaction {
  type: "ContextCompaction";
  /** Id of the item. */
  id: string;
}

/** A part of a text that stands for something else, in events. */
export interface LegacyTextElement {
  /** Where it is in the text. */
  byte_range: ByteRange;
  /** Text to show for it. `null`: that of the range. */
  placeholder?: string | null;
}

/**
 * A piece of what the user says, in events.
 *
 * Newer peers may send others: keep a default branch.
 */
export type LegacyUserInput =
  | LegacyUserInputText
  | LegacyUserInputImage
  | LegacyUserInputLocalImage
  | LegacyUserInputSkill
  | LegacyUserInputMention;

/** Text. */
export interface LegacyUserInputText {
  type: "text";
  /** The text. */
  text: string;
  /**
   * Parts of the text that stand for something else.
   * @defaultValue `[]`
   */
  text_elements?: LegacyTextElement[];
}

/** An image from the web or inside the message. */
export interface LegacyUserInputImage {
  type: "image";
  /** Its address, or a data URL. */
  image_url: string;
}

/** An image on the machine of the server. */
export interface LegacyUserInputLocalImage {
  type: "local_image";
  /** Its file. */
  path: string;
}

/** A skill the user picked. */
export interface LegacyUserInputSkill {
  type: "skill";
  /** Its name. */
  name: string;
  /** Its `SKILL.md`. */
  path: string;
}

/** Something the user pointed at. */
export interface LegacyUserInputMention {
  type: "mention";
  /** Its name. */
  name: string;
  /** Its address. */
  path: string;
}

/**
 * Outcome of a call of an MCP tool.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ResultOfCallToolResultOrString =
  | { Ok: CallToolResult }
  | { Err: string };

/** The skills for a directory, in events. */
export interface LegacySkillsListEntry {
  /** The directory. */
  cwd: string;
  /** The skills. */
  skills: LegacySkillMetadata[];
  /** Skill files that could not be read. */
  errors: SkillErrorInfo[];
}

/**
 * Kind of a failed turn, in events.
 *
 * Newer peers may send others: keep a default branch.
 */
export type LegacyCodexErrorInfo =
  | "context_window_exceeded"
  | "usage_limit_exceeded"
  | "internal_server_error"
  | "unauthorized"
  | "bad_request"
  | "sandbox_error"
  | "thread_rollback_failed"
  | "other"
  | { model_cap: LegacyCodexErrorInfoModelCap }
  | { http_connection_failed: LegacyCodexErrorInfoHttpConnectionFailed }
  | { response_stream_connection_failed: LegacyCodexErrorInfoResponseStreamConnectionFailed }
  | { response_stream_disconnected: LegacyCodexErrorInfoResponseStreamDisconnected }
  | { response_too_many_failed_attempts: LegacyCodexErrorInfoResponseTooManyFailedAttempts };

/** More about it. */
export interface LegacyCodexErrorInfoModelCap {
  /** The model. */
  model: string;
  /** Seconds until it can be used again. `null`: not known. */
  reset_after_seconds?: number | null;
}

/** More about it. */
export interface LegacyCodexErrorInfoHttpConnectionFailed {
  /** HTTP status of its answer. `null`: none came. */
  http_status_code?: number | null;
}

/** More about it. */
export interface LegacyCodexErrorInfoResponseStreamConnectionFailed {
  /** HTTP status of the answer. `null`: none came. */
  http_status_code?: number | null;
}

/** More about it. */
export interface LegacyCodexErrorInfoResponseStreamDisconnected {
  /** HTTP status of the answer. `null`: none came. */
  http_status_code?: number | null;
}

/** More about it. */
export interface LegacyCodexErrorInfoResponseTooManyFailedAttempts {
  /** HTTP status of the last answer. `null`: none came. */
  http_status_code?: number | null;
}

/** Credits of an account, in events. */
export interface LegacyCreditsSnapshot {
  /** Whether the account has credits. */
  has_credits: boolean;
  /** Whether they never end. */
  unlimited: boolean;
  /** What is left, as a decimal number. `null`: not told. */
  balance?: string | null;
}

/**
 * How the user is signed in to an MCP server, in events.
 * - `unsupported`: The server does not ask for it.
 * - `not_logged_in`: Not signed in.
 * - `bearer_token`: By a fixed token.
 * - `o_auth`: By OAuth.
 */
export type LegacyMcpAuthStatus = "unsupported" | "not_logged_in" | "bearer_token" | "o_auth" | (string & {});

/** Limits of an account, in events. */
export interface LegacyRateLimitSnapshot {
  /** The shorter window. `null`: not told. */
  primary?: LegacyRateLimitWindow | null;
  /** The longer window. `null`: not told. */
  secondary?: LegacyRateLimitWindow | null;
  /** Credits. `null`: not told. */
  credits?: LegacyCreditsSnapshot | null;
  /** Plan of the account. `null`: not told. */
  plan_type?: PlanType | null;
}

/** A limit for a span of time, in events. */
export interface LegacyRateLimitWindow {
  /** How much is used, 0 to 100. */
  used_percent: number;
  /** Length of the span in minutes. `null`: not known. */
  window_minutes?: number | null;
  /** When it starts anew, in Unix seconds. `null`: not known. */
  resets_at?: number | null;
}

/** How to show a skill to users, in events. */
export interface LegacySkillInterface {
  /** Name. Absent: use that of the skill. */
  display_name?: string | null;
  /** One line about it. Absent: none. */
  short_description?: string | null;
  /** Small icon, absolute path. Absent: none. */
  icon_small?: string | null;
  /** Large icon, absolute path. Absent: none. */
  icon_large?: string | null;
  /** Color to show it in. Absent: none. */
  brand_color?: string | null;
  /** Text to begin with when the user picks it. Absent: none. */
  default_prompt?: string | null;
}

/** A skill, in events. */
export interface LegacySkillMetadata {
  /** Name it is called by. */
  name: string;
  /** What it is good for, for the model. */
  description: string;
  /** One line for users. Absent: none. */
  short_description?: string | null;
  /** How to show it. Absent: nothing special. */
  interface?: LegacySkillInterface | null;
  /** What it needs. Absent: nothing. */
  dependencies?: SkillDependencies | null;
  /** Its `SKILL.md`, absolute. */
  path: string;
  /** Where it comes from. */
  scope: SkillScope;
  /** Whether it is on. */
  enabled: boolean;
}

/** A feature that can be switched on and off. */
export interface ExperimentalFeature {
  /** Key in the configuration. */
  name: string;
  /** How far it is. */
  stage: ExperimentalFeatureStage;
  /** Name shown to the user. `null`: it is not in beta. */
  displayName?: string | null;
  /** What it does. `null`: it is not in beta. */
  description?: string | null;
  /** Text that presents it to users. `null`: it is not in beta. */
  announcement?: string | null;
  /** Whether it is on now. */
  enabled: boolean;
  /** Whether it is on where nothing else is said. */
  defaultEnabled: boolean;
}

/** Features to switch until the server ends. */
export interface ExperimentalFeatureEnablementSetParams {
  /** Whether each feature is on, by key; others stay as they are. */
  enablement: { [name: string]: boolean };
}

/** The features that were switched. */
export interface ExperimentalFeatureEnablementSetResponse {
  /** Whether each of them is on, by key. */
  enablement: { [name: string]: boolean };
}

/** Which page of the features to return. */
export interface ExperimentalFeatureListParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most features in the page. Absent: the server decides. */
  limit?: number | null;
  /** Loaded thread whose configuration counts. Absent: that of the server. */
  threadId?: string | null;
}

/** A page of features. */
export interface ExperimentalFeatureListResponse {
  /** The features. */
  data: ExperimentalFeature[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/**
 * How far a feature is.
 * - `beta`: Users may try it.
 * - `underDevelopment`: It is not ready.
 * - `stable`: It is ready.
 * - `deprecated`: It should not be used any more.
 * - `removed`: It is gone; only the key is left.
 */
export type ExperimentalFeatureStage = "beta" | "underDevelopment" | "stable" | "deprecated" | "removed" | (string & {});

/** A custom command of another agent. */
export interface CommandMigration {
  /** Its name. */
  name: string;
}

/** Where to look for the configuration of other agents. */
export interface ExternalAgentConfigDetectParams {
  /** Whether to look in the home directory. Absent: no. */
  includeHome?: boolean;
  /** Projects to look in. Absent: none. */
  cwds?: string[] | null;
  /** Conversations older than this, in days, are left out. Absent: the server decides. */
  maxSessionAgeDays?: number | null;
  /** Most conversations to list. Absent: the server decides. */
  maxSessions?: number | null;
  /** No longer looked at; `migrationSource` takes its place. */
  source?: string | null;
  /** Agent to look for. Absent or unknown: the default one. */
  migrationSource?: string | null;
}

/** What was found. */
export interface ExternalAgentConfigDetectResponse {
  /** What can be taken over. */
  items: ExternalAgentConfigMigrationItem[];
  /**
   * Services the other agent was connected with.
   * @defaultValue `[]`
   */
  connectors?: ExternalAgentDetectedConnectorCandidate[];
}

/** An import ended. */
export interface ExternalAgentConfigImportCompletedNotification {
  /** Id of the import. */
  importId: string;
  /** Outcome per kind. */
  itemTypeResults: ExternalAgentConfigImportTypeResult[];
}

/** All imports so far. */
export interface ExternalAgentConfigImportHistoriesReadResponse {
  /** The imports. */
  data: ExternalAgentConfigImportHistory[];
  /** Services that came along with them. */
  connectors: ExternalAgentImportedConnectorCandidate[];
}

/** An import of the past. */
export interface ExternalAgentConfigImportHistory {
  /** Id of the import. */
  importId: string;
  /** Agent it came from, in the words of the client. `null`: not said. */
  providerId?: string | null;
  /** When it ended, in Unix milliseconds. */
  completedAtMs: number;
  /** What was taken over. */
  successes: ExternalAgentConfigImportItemTypeSuccess[];
  /** What was not. */
  failures: ExternalAgentConfigImportItemTypeFailure[];
}

/** An import that the client did by itself. */
export interface ExternalAgentConfigImportHistoryRecordParams {
  /** Agent it came from, in the words of the client. */
  providerId: string;
  /** Outcome per kind. */
  itemTypeResults: ExternalAgentConfigImportHistoryRecordTypeResultParams[];
}

/** The import is noted. */
export interface ExternalAgentConfigImportHistoryRecordResponse {
  /** Id it got. */
  importId: string;
}

/** Something the client took over. */
export interface ExternalAgentConfigImportHistoryRecordSuccessParams {
  /** Its kind. */
  itemType: ExternalAgentConfigMigrationItemType;
  /** Project it belongs to. Absent: the home directory. */
  cwd?: string | null;
  /** Where it was. Absent: not said. */
  source?: string | null;
  /** Where it is now. Absent: not said. */
  target?: string | null;
  /** Title of a conversation. Absent: none. */
  title?: string | null;
}

/** Outcome of an import by the client for one kind. */
export interface ExternalAgentConfigImportHistoryRecordTypeResultParams {
  /** The kind. */
  itemType: ExternalAgentConfigMigrationItemType;
  /** What was taken over. */
  successes: ExternalAgentConfigImportHistoryRecordSuccessParams[];
  /** What was not. */
  failures: ExternalAgentConfigImportItemTypeFailure[];
}

/** Something that could not be taken over. */
export interface ExternalAgentConfigImportItemTypeFailure {
  /** Its kind. */
  itemType: ExternalAgentConfigMigrationItemType;
  /** Kind of the error. `null`: not known. */
  errorType?: string | null;
  /** Finer kind of the error. `null`: not known. */
  subErrorType?: string | null;
  /** Step that failed. */
  failureStage: string;
  /** What went wrong. */
  message: string;
  /** Project it belongs to. `null`: the home directory. */
  cwd?: string | null;
  /** Where it was. `null`: not known. */
  source?: string | null;
}

/** Something that was taken over. */
export interface ExternalAgentConfigImportItemTypeSuccess {
  /** Its kind. */
  itemType: ExternalAgentConfigMigrationItemType;
  /** Project it belongs to. `null`: the home directory. */
  cwd?: string | null;
  /** Where it was. `null`: not known. */
  source?: string | null;
  /** Where it is now. `null`: not known. */
  target?: string | null;
  /** Title of a conversation. `null`: none, or another kind. */
  title?: string | null;
}

/** What to take over. */
export interface ExternalAgentConfigImportParams {
  /** Items as `externalAgentConfig/detect` listed them. */
  migrationItems: ExternalAgentConfigMigrationItem[];
  /** Program that asks for the import. Absent: not said. */
  source?: string | null;
  /** Agent the items come from, for the list of imports. Absent: not said. */
  providerId?: string | null;
  /** The same value as in `externalAgentConfig/detect`. Absent or unknown: the default one. */
  migrationSource?: string | null;
}

/** How far an import is. */
export interface ExternalAgentConfigImportProgressNotification {
  /** Id of the import. */
  importId: string;
  /** Outcome so far per kind. */
  itemTypeResults: ExternalAgentConfigImportTypeResult[];
}

/** An import began. */
export interface ExternalAgentConfigImportResponse {
  /** Id that its notifications carry. */
  importId: string;
}

/** Outcome of an import for one kind. */
export interface ExternalAgentConfigImportTypeResult {
  /** The kind. */
  itemType: ExternalAgentConfigMigrationItemType;
  /** What was taken over. */
  successes: ExternalAgentConfigImportItemTypeSuccess[];
  /** What was not. */
  failures: ExternalAgentConfigImportItemTypeFailure[];
}

/** Something that can be taken over. */
export interface ExternalAgentConfigMigrationItem {
  /** Its kind. */
  itemType: ExternalAgentConfigMigrationItemType;
  /** What it is, for the user. */
  description: string;
  /** Project it belongs to. `null` or empty: the home directory. */
  cwd?: string | null;
  /** What it consists of. `null`: nothing to tell apart. */
  details?: MigrationDetails | null;
}

/**
 * Kind of a thing to take over.
 * - `AGENTS_MD`: Instructions for the agent.
 * - `CONFIG`: Settings.
 * - `SKILLS`: Skills.
 * - `PLUGINS`: Plugins.
 * - `MCP_SERVER_CONFIG`: MCP servers.
 * - `SUBAGENTS`: Sub-agents.
 * - `HOOKS`: Hooks.
 * - `COMMANDS`: Custom commands.
 * - `MEMORY`: Memories.
 * - `SESSIONS`: Conversations.
 */
export type ExternalAgentConfigMigrationItemType = "AGENTS_MD" | "CONFIG" | "SKILLS" | "PLUGINS" | "MCP_SERVER_CONFIG" | "SUBAGENTS" | "HOOKS" | "COMMANDS" | "MEMORY" | "SESSIONS" | (string & {});

/** A service another agent was connected with. */
export interface ExternalAgentDetectedConnectorCandidate {
  /** Its name. */
  name: string;
  /** Conversations that used it. */
  sessionCount: number;
  /** How it was noticed. */
  source: ExternalAgentDetectedConnectorSource;
}

/**
 * How a service of another agent was noticed.
 * - `remoteMcpServersConfig`: In its list of remote MCP servers.
 * - `sessionToolUse`: In the tool calls of its conversations.
 */
export type ExternalAgentDetectedConnectorSource = "remoteMcpServersConfig" | "sessionToolUse" | (string & {});

/** A service that came along with an import. */
export interface ExternalAgentImportedConnectorCandidate {
  /** Its name. */
  name: string;
  /** Conversations that used it. */
  sessionCount: number;
  /** How it was noticed. */
  source: ExternalAgentImportedConnectorSource;
}

/**
 * How a service that came along with an import was noticed.
 * - `remoteMcpServersConfig`: In the list of remote MCP servers.
 */
export type ExternalAgentImportedConnectorSource = "remoteMcpServersConfig" | (string & {});

/** A hook of another agent. */
export interface HookMigration {
  /** Its name. */
  name: string;
}

/** An MCP server of another agent. */
export interface McpServerMigration {
  /** Its name. */
  name: string;
}

/** What a thing to take over consists of. Only the list of its kind is filled. */
export interface MigrationDetails {
  /**
   * Plugins, by marketplace.
   * @defaultValue `[]`
   */
  plugins?: PluginsMigration[];
  /**
   * Skills.
   * @defaultValue `[]`
   */
  skills?: SkillMigration[];
  /**
   * Conversations.
   * @defaultValue `[]`
   */
  sessions?: SessionMigration[];
  /**
   * MCP servers.
   * @defaultValue `[]`
   */
  mcpServers?: McpServerMigration[];
  /**
   * Hooks.
   * @defaultValue `[]`
   */
  hooks?: HookMigration[];
  /**
   * Sub-agents.
   * @defaultValue `[]`
   */
  subagents?: SubagentMigration[];
  /**
   * Custom commands.
   * @defaultValue `[]`
   */
  commands?: CommandMigration[];
  /** Files with memories. Absent: none. */
  memory?: string[];
}

/** Plugins of another agent from one marketplace. */
export interface PluginsMigration {
  /** Name of the marketplace. */
  marketplaceName: string;
  /** Names of the plugins. */
  pluginNames: string[];
}

/** A conversation of another agent. */
export interface SessionMigration {
  /** Its file. */
  path: string;
  /** Directory it worked in. */
  cwd: string;
  /** Its title. `null`: none. */
  title?: string | null;
}

/** A skill of another agent. */
export interface SkillMigration {
  /** Its name. */
  name: string;
}

/** A sub-agent of another agent. */
export interface SubagentMigration {
  /** Its name. */
  name: string;
}

/** A report to write into a file. */
export interface FeedbackSaveParams {
  /** ZIP file to write, an absolute path that does not exist yet; it stays. */
  savePath: LegacyAppPathString;
  /** Kind of report, for example `bug`. */
  classification: string;
  /** What the user says. Absent: nothing. */
  reason?: string | null;
  /** Thread it is about. Absent: none. */
  threadId?: string | null;
  /** Whether to include the logs. Absent: no. */
  includeLogs?: boolean;
  /** Further files to include; absolute paths. Absent: none. */
  extraLogFiles?: string[] | null;
  /** Further data; texts by name. Absent: none. */
  tags?: { [name: string]: string } | null;
}

/** The report is written. */
export interface FeedbackSaveResponse {
  /** Path of the file. */
  savedPath: LegacyAppPathString;
  /** Thread it is about, or an id made up as `no-active-thread-{uuid}`. */
  threadId: string;
  /** SHA-256 of the thread's base instructions, blanks evened out. `null`: not known. */
  promptHash?: string | null;
}

/** A report to send to the vendor. */
export interface FeedbackUploadParams {
  /** Kind of report, for example `bug`. */
  classification: string;
  /** What the user says. Absent: nothing. */
  reason?: string | null;
  /** Thread it is about. Absent: none. */
  threadId?: string | null;
  /** Whether to send the logs, too. Absent: no; required in 0.97. */
  includeLogs?: boolean;
  /** Further files to send; absolute paths. Absent: none. */
  extraLogFiles?: string[] | null;
  /** Further data; texts by name. Absent: none. */
  tags?: { [name: string]: string } | null;
}

/** The report is sent. */
export interface FeedbackUploadResponse {
  /** Thread it was about, or an id made up as `no-active-thread-{uuid}`. */
  threadId: string;
  /** SHA-256 of the thread's base instructions, blanks evened out. `null`: not known. */
  promptHash?: string | null;
}

/** Something below a watched path changed. */
export interface FsChangedNotification {
  /** Watch that noticed it. */
  watchId: string;
  /** Absolute paths that changed since the last notification of this watch. */
  changedPaths: AbsolutePathBuf[];
}

/** What to copy and where to. */
export interface FsCopyParams {
  /** File or directory to copy, absolute. */
  sourcePath: AbsolutePathBuf;
  /** Where the copy goes, absolute. */
  destinationPath: AbsolutePathBuf;
  /** Whether a directory is copied with everything in it. Absent: no, and a directory is refused. */
  recursive?: boolean;
}

/** Answer without content. */
export interface FsCopyResponse {
}

/** Which directory to create. */
export interface FsCreateDirectoryParams {
  /** The directory, absolute. */
  path: AbsolutePathBuf;
  /** Whether missing parents are created too. Absent: yes. */
  recursive?: boolean | null;
}

/** Answer without content. */
export interface FsCreateDirectoryResponse {
}

/** Which path to look at. */
export interface FsGetMetadataParams {
  /** The path, absolute. */
  path: AbsolutePathBuf;
}

/** What the file system says about a path. */
export interface FsGetMetadataResponse {
  /** Whether it is a directory. A link counts as what it points to. */
  isDirectory: boolean;
  /** Whether it is a regular file. A link counts as what it points to. */
  isFile: boolean;
  /** Whether the path itself is a symbolic link. */
  isSymlink: boolean;
  /** When it was created, in Unix milliseconds. 0: not known. */
  createdAtMs: number;
  /** When its content changed last, in Unix milliseconds. 0: not known. */
  modifiedAtMs: number;
}

/** An entry of a directory. */
export interface FsReadDirectoryEntry {
  /** Name without the path. */
  fileName: string;
  /** Whether it is a directory. */
  isDirectory: boolean;
  /** Whether it is a regular file. */
  isFile: boolean;
}

/** Which directory to list. */
export interface FsReadDirectoryParams {
  /** The directory, absolute. */
  path: AbsolutePathBuf;
}

/** The direct children of a directory. */
export interface FsReadDirectoryResponse {
  /** One per child. */
  entries: FsReadDirectoryEntry[];
}

/** Which file to read. */
export interface FsReadFileParams {
  /** The file, absolute. */
  path: AbsolutePathBuf;
}

/** The content of a file. */
export interface FsReadFileResponse {
  /** The bytes, in base64. */
  dataBase64: string;
}

/** What to remove. */
export interface FsRemoveParams {
  /** File or directory, absolute. */
  path: AbsolutePathBuf;
  /** Whether a directory goes with everything in it. Absent: yes. */
  recursive?: boolean | null;
  /** Whether a missing path is no error. Absent: yes. */
  force?: boolean | null;
}

/** Answer without content. */
export interface FsRemoveResponse {
}

/** Which watch to end. */
export interface FsUnwatchParams {
  /** Name the watch was started under. An unknown one is no error. */
  watchId: string;
}

/** Answer without content. */
export interface FsUnwatchResponse {
}

/** What to watch. */
export interface FsWatchParams {
  /** Name the client gives to this watch. Unique in the connection. */
  watchId: string;
  /** File or directory, absolute. */
  path: AbsolutePathBuf;
}

/** A watch has begun. */
export interface FsWatchResponse {
  /** The watched path with all links resolved. */
  path: AbsolutePathBuf;
}

/** What to write where. */
export interface FsWriteFileParams {
  /** The file, absolute. Its directory has to exist; an old file is replaced. */
  path: AbsolutePathBuf;
  /** The bytes, in base64. */
  dataBase64: string;
}

/** Answer without content. */
export interface FsWriteFileResponse {
}

/**
 * What a search found.
 * - `file`: A file.
 * - `directory`: A directory.
 */
export type FuzzyFileSearchMatchType = "file" | "directory" | (string & {});

/** What to search for and where. */
export interface FuzzyFileSearchParams {
  /** Characters to find in the path, in this order. Empty: nothing is found. */
  query: string;
  /** Directories to search. One that does not exist is skipped. */
  roots: string[];
  /** A later request with the same token ends this one. Absent: nothing ends it. */
  cancellationToken?: string | null;
}

/** What was found. */
export interface FuzzyFileSearchResponse {
  /** At most 50 matches, the best first. */
  files: FuzzyFileSearchResult[];
}

/** A match. */
export interface FuzzyFileSearchResult {
  /** Root it lies in, as the request named it. */
  root: string;
  /** Path below the root. */
  path: string;
  /** Whether it is a file or a directory. */
  match_type: FuzzyFileSearchMatchType;
  /** Last part of the path. */
  file_name: string;
  /** How well it fits; larger is better. */
  score: number;
  /** Positions of the matched characters in `path`, ascending. `null`: not computed. */
  indices?: number[] | null;
}

/** The search for the latest query of a session is over. */
export interface FuzzyFileSearchSessionCompletedNotification {
  /** Id of the search session. */
  sessionId: string;
}

/** Opens a search that follows what the user types. */
export interface FuzzyFileSearchSessionStartParams {
  /** Id the client gives to the search session. Not empty. */
  sessionId: string;
  /** Directories to search. */
  roots: string[];
}

/** Answer without content. */
export interface FuzzyFileSearchSessionStartResponse {
}

/** Which search session to close. */
export interface FuzzyFileSearchSessionStopParams {
  /** Id of the search session. An unknown one is no error. */
  sessionId: string;
}

/** Answer without content. */
export interface FuzzyFileSearchSessionStopResponse {
}

/** A new query for an open search session. */
export interface FuzzyFileSearchSessionUpdateParams {
  /** Id of the search session. */
  sessionId: string;
  /** What to search for now. */
  query: string;
}

/** Answer without content. */
export interface FuzzyFileSearchSessionUpdateResponse {
}

/** Matches found so far in a search session. */
export interface FuzzyFileSearchSessionUpdatedNotification {
  /** Id of the search session. */
  sessionId: string;
  /** Query the matches belong to. */
  query: string;
  /** All matches so far, the best first. */
  files: FuzzyFileSearchResult[];
}

/** The sign-in is given up; there is nothing to say about it. */
export interface GatewayOAuthCancelResponse {
}

/** A sign-in at a gateway went on. */
export interface GatewayOAuthChangedNotification {
  /** Id of a sign-in by code that ended. `null`: another kind. */
  loginId?: string | null;
  /** Address to open; only the connection that began the sign-in gets it. `null`: none. */
  authUrl?: string | null;
  /** Id of the model provider. */
  providerId: string;
  /** Where it stands. */
  status: GatewayOAuthStatus;
  /** Why it failed. `null`: it did not. */
  error?: string | null;
}

/** The sign-in is under way. */
export interface GatewayOAuthLoginResponse {
  /** Code for the user to type in. `null`: a notification brings an address to open. */
  prompt?: GatewayOAuthPrompt | null;
}

/** Code for the user to type in. */
export interface GatewayOAuthPrompt {
  /** Id of the sign-in. */
  loginId: string;
  /** Address to open. */
  verificationUrl: string;
  /** The code. */
  userCode: string;
}

/** Whether the model provider wants a sign-in at its gateway. Holds no secrets. */
export interface GatewayOAuthReadResponse {
  /** Id of the model provider. */
  providerId: string;
  /** Its name. */
  providerName: string;
  /** Whether it wants a sign-in, also where there is one. */
  required: boolean;
  /**
   * Whether a sign-in by code is possible.
   * @defaultValue `false`
   */
  supportsDeviceAuth?: boolean;
  /** Where the sign-in stands. `null`: the provider wants none. */
  status?: GatewayOAuthStatus | null;
  /** Why the sign-in failed. `null`: it did not. */
  error?: string | null;
}

/**
 * Where a sign-in at a gateway stands.
 * - `notReady`: Nobody is signed in.
 * - `started`: A sign-in is under way.
 * - `succeeded`: Somebody is signed in.
 * - `failed`: The sign-in failed.
 */
export type GatewayOAuthStatus = "notReady" | "started" | "succeeded" | "failed" | (string & {});

/** Which model provider to look at. */
export interface GatewayOAuthReadParams {
  /** Id of the model provider. Absent: the configured one. */
  modelProvider?: string | null;
}

/** How to sign in at the gateway. */
export interface GatewayOAuthLoginParams {
  /** Id of the model provider. Absent: the configured one. */
  modelProvider?: string | null;
  /** Whether the user types a code in instead of using the browser of this machine. Absent: no. */
  deviceAuth?: boolean;
}

/** What a thread works towards, across turns. */
export interface ThreadGoal {
  /** Id of the thread. */
  threadId: string;
  /** What is to be reached, in the user's words. */
  objective: string;
  /** Where it stands. */
  status: ThreadGoalStatus;
  /** Tokens it may use in all. `null`: no limit. */
  tokenBudget?: number | null;
  /** Tokens used for it so far. */
  tokensUsed: number;
  /** Time worked on it so far, in seconds. */
  timeUsedSeconds: number;
  /** When it was set, in Unix seconds. */
  createdAt: number;
  /** When it last changed, in Unix seconds. */
  updatedAt: number;
}

/** Which thread's goal to drop. */
export interface ThreadGoalClearParams {
  /** Id of the thread. */
  threadId: string;
  /** Who wants it. Absent: does not count as the user's word. */
  origin?: ThreadGoalMutationOrigin | null;
}

/** Whether there was a goal. */
export interface ThreadGoalClearResponse {
  /** Whether one was dropped; false where none was set. */
  cleared: boolean;
}

/** A thread has no goal any more. */
export interface ThreadGoalClearedNotification {
  /** Id of the thread. */
  threadId: string;
}

/** Which thread's goal to return. */
export interface ThreadGoalGetParams {
  /** Id of the thread. */
  threadId: string;
}

/** The goal of a thread. */
export interface ThreadGoalGetResponse {
  /** The goal. `null`: none is set. */
  goal?: ThreadGoal | null;
}

/**
 * Who wants a goal changed.
 * - `user`: The user said so.
 * - `automatic`: A program did it on its own.
 */
export type ThreadGoalMutationOrigin = "user" | "automatic" | (string & {});

/** A new goal, or changes of the one there is. */
export interface ThreadGoalSetParams {
  /** Id of the thread. */
  threadId: string;
  /** Who wants it. Absent: does not count as the user's word. */
  origin?: ThreadGoalMutationOrigin | null;
  /** What is to be reached; not blank. Absent: as before. */
  objective?: string | null;
  /** Where it stands. Absent: as before; a new goal is active. */
  status?: ThreadGoalStatus | null;
  /** Tokens it may use in all. `null`: no limit. Absent: as before. */
  tokenBudget?: number | null;
}

/** The goal as it is now. */
export interface ThreadGoalSetResponse {
  /** The goal. */
  goal: ThreadGoal;
}

/**
 * Where a goal stands.
 * - `active`: The server starts turns for it while the thread is idle.
 * - `paused`: It rests until it is made active again.
 * - `blocked`: A turn failed; it rests.
 * - `usageLimited`: A usage limit of the account is reached; it rests.
 * - `budgetLimited`: Its token budget is used up.
 * - `complete`: It is reached.
 */
export type ThreadGoalStatus = "active" | "paused" | "blocked" | "usageLimited" | "budgetLimited" | "complete" | (string & {});

/** The goal of a thread was set or changed. */
export interface ThreadGoalUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Turn that changed it. `null`: no turn did. */
  turnId?: string | null;
  /** The goal as it is now. */
  goal: ThreadGoal;
}

/**
 * Verdict of the automatic reviewer.
 * - `allow`: The action may run.
 * - `deny`: The action must not run.
 */
export type GuardianAssessmentOutcome = "allow" | "deny" | (string & {});

/** A refusal of the automatic reviewer to overrule. */
export interface ThreadApproveGuardianDeniedActionParams {
  /** Id of the thread. */
  threadId: string;
  /** The event of the refusal, in the notation of stored histories. */
  event: unknown;
}

/** The action may run now; there is nothing to say about it. */
export interface ThreadApproveGuardianDeniedActionResponse {
}

/** Judgment of the automatic reviewer. */
export interface ThreadGuardianAssessment {
  /** The verdict. */
  outcome: GuardianAssessmentOutcome;
  /** How much harm the action could do. */
  riskLevel: GuardianRiskLevel;
  /** How clearly the user asked for it. */
  userAuthorization: GuardianUserAuthorization;
  /** Why, in a sentence or two. */
  rationale: string;
}

/** Thread whose last call is to be judged. The connection is subscribed to it and stays so. */
export interface ThreadGuardianReviewParams {
  /** Id of the thread. */
  threadId: string;
}

/** What the automatic reviewer thinks of the call. */
export interface ThreadGuardianReviewResponse {
  /** Id of the call. */
  callId: string;
  /** The judgment. `null`: the call needs none, or was approved before. */
  assessment?: ThreadGuardianAssessment | null;
}

/**
 * Who ended an automatic review.
 * - `agent`: The reviewing model.
 */
export type AutoReviewDecisionSource = "agent" | (string & {});

/** State of an automatic review. */
export interface GuardianApprovalReview {
  /** Where it stands. */
  status: GuardianApprovalReviewStatus;
  /** How much harm the action could do. `null`: not judged. */
  riskLevel?: GuardianRiskLevel | null;
  /** How clearly the user asked for it. `null`: not judged. */
  userAuthorization?: GuardianUserAuthorization | null;
  /** Why it ended so. `null`: not said. */
  rationale?: string | null;
}

/**
 * What an automatic review is about.
 *
 * Newer peers may send others: keep a default branch.
 */
export type GuardianApprovalReviewAction =
  | GuardianApprovalReviewActionCommand
  | GuardianApprovalReviewActionExecve
  | GuardianApprovalReviewActionWriteStdin
  | GuardianApprovalReviewActionApplyPatch
  | GuardianApprovalReviewActionNetworkAccess
  | GuardianApprovalReviewActionMcpToolCall
  | GuardianApprovalReviewActionRequestPermissions;

/** A command line. */
export interface GuardianApprovalReviewActionCommand {
  type: "command";
  /** Tool that runs it. */
  source: GuardianCommandSource;
  /** The command line. */
  command: string;
  /** Working directory. */
  cwd: LegacyAppPathString;
}

/** A program that a command starts. */
export interface GuardianApprovalReviewActionExecve {
  type: "execve";
  /** Tool that runs the command. */
  source: GuardianCommandSource;
  /** Path of the program. */
  program: string;
  /** Arguments, the name of the program first. */
  argv: string[];
  /** Working directory. */
  cwd: AbsolutePathBuf;
}

/** Input for a running command. */
export interface GuardianApprovalReviewActionWriteStdin {
  type: "writeStdin";
  /** Id of this approval; several may belong to one command item. */
  approvalId: string;
  /** Id of the command's terminal. */
  processId: string;
  /** What would be written. */
  stdin: string;
  /** Working directory of the command. */
  cwd: LegacyAppPathString;
}

/** Changes of files. */
export interface GuardianApprovalReviewActionApplyPatch {
  type: "applyPatch";
  /** Working directory. */
  cwd: LegacyAppPathString;
  /** The files. */
  files: LegacyAppPathString[];
}

/** A connection to the network. */
export interface GuardianApprovalReviewActionNetworkAccess {
  type: "networkAccess";
  /** Host, port and protocol as one text. */
  target: string;
  /** Host name or address. */
  host: string;
  /** Protocol. */
  protocol: NetworkApprovalProtocol;
  /** Port. */
  port: number;
}

/** A call of an MCP tool. */
export interface GuardianApprovalReviewActionMcpToolCall {
  type: "mcpToolCall";
  /** Name of the server. */
  server: string;
  /** Name of the tool. */
  toolName: string;
  /** Connector behind the server. `null`: none. */
  connectorId?: string | null;
  /** Its name. `null`: none. */
  connectorName?: string | null;
  /** Title of the tool. `null`: none. */
  toolTitle?: string | null;
}

/** A request for more permissions. */
export interface GuardianApprovalReviewActionRequestPermissions {
  type: "requestPermissions";
  /** Why, in words of the agent. `null`: not said. */
  reason?: string | null;
  /** The permissions. */
  permissions: RequestPermissionProfile;
}

/**
 * Where an automatic review stands.
 * - `inProgress`: The reviewer works.
 * - `approved`: The action may run.
 * - `denied`: The action must not run.
 * - `timedOut`: The reviewer took too long; the action must not run.
 * - `aborted`: The turn was stopped before the verdict.
 */
export type GuardianApprovalReviewStatus = "inProgress" | "approved" | "denied" | "timedOut" | "aborted" | (string & {});

/**
 * Tool that runs a reviewed command.
 * - `shell`: The plain shell tool.
 * - `unifiedExec`: The tool with terminals that stay open.
 */
export type GuardianCommandSource = "shell" | "unifiedExec" | (string & {});

/** An automatic review ended. The shape may still change. */
export interface ItemGuardianApprovalReviewCompletedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** When it began, in Unix milliseconds. */
  startedAtMs: number;
  /** When it ended, in Unix milliseconds. */
  completedAtMs: number;
  /** Id of the review. */
  reviewId: string;
  /** Item it is about; several reviews may share one. `null`: none, as for network access. */
  targetItemId?: string | null;
  /** Who ended it. */
  decisionSource: AutoReviewDecisionSource;
  /** State of the review, with the verdict. */
  review: GuardianApprovalReview;
  /** What it is about. */
  action: GuardianApprovalReviewAction;
}

/** An automatic review begins. The shape may still change. */
export interface ItemGuardianApprovalReviewStartedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** When it began, in Unix milliseconds. */
  startedAtMs: number;
  /** Id of the review. */
  reviewId: string;
  /** Item it is about; several reviews may share one. `null`: none, as for network access. */
  targetItemId?: string | null;
  /** State of the review. */
  review: GuardianApprovalReview;
  /** What it is about. */
  action: GuardianApprovalReviewAction;
}

/** From now on every command of the turn is reviewed. */
export interface StrictReviewRequiredNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** When that began, in Unix milliseconds. */
  startedAtMs: number;
}

/**
 * How much harm an action could do.
 * - `low`: Little.
 * - `medium`: Some, which can be undone.
 * - `high`: Much.
 * - `critical`: So much that it cannot be undone.
 */
export type GuardianRiskLevel = "low" | "medium" | "high" | "critical" | (string & {});

/**
 * How clearly the user asked for an action.
 * - `unknown`: It cannot be told.
 * - `low`: Hardly.
 * - `medium`: In general.
 * - `high`: Just so.
 */
export type GuardianUserAuthorization = "unknown" | "low" | "medium" | "high" | (string & {});

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
  /** The search text. Absent: see `queries`. */
  query?: string | null;
  /** Several search texts. Absent: see `query`. */
  queries?: string[] | null;
}

/** A page was opened. */
export interface ResponsesApiWebSearchActionOpenPage {
  type: "open_page";
  /** Its address. Absent: not known. */
  url?: string | null;
}

/** A page was searched. */
export interface ResponsesApiWebSearchActionFindInPage {
  type: "find_in_page";
  /** Its address. Absent: not known. */
  url?: string | null;
  /** What was searched for. Absent: not known. */
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

/** A hook ended. */
export interface HookCompletedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. `null`: it ran outside of a turn. */
  turnId?: string | null;
  /** The run, with its outcome. */
  run: HookRunSummary;
}

/** A hook that could not be read. */
export interface HookErrorInfo {
  /** File at fault. */
  path: string;
  /** What is wrong with it. */
  message: string;
}

/**
 * Whether the agent waits for a hook.
 * - `sync`: It waits.
 * - `async`: It goes on meanwhile.
 */
export type HookExecutionMode = "sync" | "async" | (string & {});

/**
 * What a hook is.
 * - `command`: A command of the shell.
 * - `mcpTool`: A tool of an MCP server.
 * - `prompt`: A question to a model.
 * - `agent`: An agent of its own.
 */
export type HookHandlerType = "command" | "mcpTool" | "prompt" | "agent" | (string & {});

/**
 * A configured hook.
 *
 * Newer peers may send others: keep a default branch.
 */
export type HookMetadata =
  | HookMetadataCommand
  | HookMetadataMcpTool
  | HookMetadataPrompt
  | HookMetadataAgent;

/** Asks a model. */
export interface HookMetadataPrompt extends HookSettings {
  handlerType: "prompt";
}

/** Starts an agent. */
export interface HookMetadataAgent extends HookSettings {
  handlerType: "agent";
}

/** Runs a command. */
export interface HookMetadataCommand {
  handlerType: "command";
  /** Identifies the hook across changes of its settings. */
  key: string;
  /** Event it runs at. */
  eventName: HookEventName;
  /** Pattern that the subject of the event has to match, such as the name of a tool. `null`: any. */
  matcher?: string | null;
  /** Longest run time in seconds. */
  timeoutSec: number;
  /** Text shown while it runs. `null`: none. */
  statusMessage?: string | null;
  /** Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit. */
  additionalContextLimit?: number | null;
  /** File that defines it. */
  sourcePath: AbsolutePathBuf;
  /** Kind of place it comes from. */
  source: HookSource;
  /** Plugin it belongs to. `null`: none. */
  pluginId?: string | null;
  /** Environment whose requirements brought it in. `null`: none. */
  environmentId?: string | null;
  /** Place in lists; smaller comes first. */
  displayOrder: number;
  /** Whether it runs. */
  enabled: boolean;
  /** Whether an administrator set it, so that the user cannot change it. */
  isManaged: boolean;
  /** Hash of its definition; trust is bound to it. */
  currentHash: string;
  /** Whether the user trusts it. */
  trustStatus: HookTrustStatus;
  /**
   * Whether the agent goes on meanwhile.
   * @defaultValue `false`
   */
  async?: boolean;
  /** The command line. */
  command: string;
}

/** Calls a tool of an MCP server. */
export interface HookMetadataMcpTool {
  handlerType: "mcpTool";
  /** Identifies the hook across changes of its settings. */
  key: string;
  /** Event it runs at. */
  eventName: HookEventName;
  /** Pattern that the subject of the event has to match, such as the name of a tool. `null`: any. */
  matcher?: string | null;
  /** Longest run time in seconds. */
  timeoutSec: number;
  /** Text shown while it runs. `null`: none. */
  statusMessage?: string | null;
  /** Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit. */
  additionalContextLimit?: number | null;
  /** File that defines it. */
  sourcePath: AbsolutePathBuf;
  /** Kind of place it comes from. */
  source: HookSource;
  /** Plugin it belongs to. `null`: none. */
  pluginId?: string | null;
  /** Environment whose requirements brought it in. `null`: none. */
  environmentId?: string | null;
  /** Place in lists; smaller comes first. */
  displayOrder: number;
  /** Whether it runs. */
  enabled: boolean;
  /** Whether an administrator set it, so that the user cannot change it. */
  isManaged: boolean;
  /** Hash of its definition; trust is bound to it. */
  currentHash: string;
  /** Whether the user trusts it. */
  trustStatus: HookTrustStatus;
  /** Name of the server. */
  server: string;
  /** Name of the tool. */
  tool: string;
}

/** A piece of what a hook said. */
export interface HookOutputEntry {
  /** What the piece is for. */
  kind: HookOutputEntryKind;
  /** The text. */
  text: string;
}

/**
 * What a piece of the output of a hook is for.
 * - `warning`: To warn the user.
 * - `stop`: To say why the agent has to stop.
 * - `feedback`: To tell the model something about what it did.
 * - `context`: To give the model more to know.
 * - `error`: To say what went wrong in the hook.
 */
export type HookOutputEntryKind = "warning" | "stop" | "feedback" | "context" | "error" | (string & {});

/**
 * How far the run of a hook is.
 * - `running`: It runs.
 * - `completed`: It ended and had no objection.
 * - `failed`: It went wrong.
 * - `blocked`: It forbade what the agent was about to do.
 * - `stopped`: It stopped the agent.
 */
export type HookRunStatus = "running" | "completed" | "failed" | "blocked" | "stopped" | (string & {});

/** A run of a hook. */
export interface HookRunSummary {
  /** Id of the run. */
  id: string;
  /** Event that started it. */
  eventName: HookEventName;
  /** What the hook is. */
  handlerType: HookHandlerType;
  /** Whether the agent waits for it. */
  executionMode: HookExecutionMode;
  /** What the run belongs to. */
  scope: HookScope;
  /** File that defines the hook. */
  sourcePath: LegacyAppPathString;
  /**
   * Kind of place the hook comes from.
   * @defaultValue `"unknown"`
   */
  source?: HookSource;
  /** Place in lists; smaller comes first. */
  displayOrder: number;
  /** How far the run is. */
  status: HookRunStatus;
  /** Text to show meanwhile. `null`: none. */
  statusMessage?: string | null;
  /** When it began, in Unix seconds. */
  startedAt: number;
  /** When it ended, in Unix seconds. `null`: it runs. */
  completedAt?: number | null;
  /** How long it took, in milliseconds. `null`: it runs. */
  durationMs?: number | null;
  /** What it said. */
  entries: HookOutputEntry[];
}

/**
 * What the run of a hook belongs to.
 * - `thread`: The thread as a whole.
 * - `turn`: One turn.
 */
export type HookScope = "thread" | "turn" | (string & {});

/**
 * Kind of place a hook comes from.
 * - `system`: Configuration of the machine.
 * - `user`: Configuration of the user.
 * - `project`: Configuration of the project.
 * - `mdm`: Device management.
 * - `sessionFlags`: Flags the server was started with.
 * - `plugin`: A plugin.
 * - `cloudRequirements`: Requirements of the administrator from the cloud.
 * - `cloudManagedConfig`: Managed configuration from the cloud.
 * - `legacyManagedConfigFile`: Older managed configuration, in a file.
 * - `legacyManagedConfigMdm`: Older managed configuration, from device management.
 * - `unknown`: Not known.
 */
export type HookSource = "system" | "user" | "project" | "mdm" | "sessionFlags" | "plugin" | "cloudRequirements" | "cloudManagedConfig" | "legacyManagedConfigFile" | "legacyManagedConfigMdm" | "unknown" | (string & {});

/** A hook began to run. */
export interface HookStartedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. `null`: it runs outside of a turn. */
  turnId?: string | null;
  /** The run so far. */
  run: HookRunSummary;
}

/**
 * Whether a hook is trusted.
 * - `managed`: An administrator vouches for it.
 * - `untrusted`: Nobody has trusted it yet; it does not run.
 * - `trusted`: The user trusts it.
 * - `modified`: The user trusted it, but it has changed since; it does not run.
 */
export type HookTrustStatus = "managed" | "untrusted" | "trusted" | "modified" | (string & {});

/** The hooks that count for a directory. */
export interface HooksListEntry {
  /** The directory. */
  cwd: string;
  /** The hooks. */
  hooks: HookMetadata[];
  /** What is odd about the configuration. */
  warnings: string[];
  /** Hooks that could not be read. */
  errors: HookErrorInfo[];
}

/** Whose hooks to list. */
export interface HooksListParams {
  /** Directories to look at. Absent or empty: that of the server. Not together with `threadId`. */
  cwds?: string[];
  /** Loaded thread to look at, with all its environments. Absent: none. */
  threadId?: string | null;
}

/** The configured hooks. */
export interface HooksListResponse {
  /** One entry per directory. */
  data: HooksListEntry[];
}

/** What all kinds of hooks have in common. */
export interface HookSettings {
  /** Identifies the hook across changes of its settings. */
  key: string;
  /** Event it runs at. */
  eventName: HookEventName;
  /** Pattern that the subject of the event has to match, such as the name of a tool. `null`: any. */
  matcher?: string | null;
  /** Longest run time in seconds. */
  timeoutSec: number;
  /** Text shown while it runs. `null`: none. */
  statusMessage?: string | null;
  /** Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit. */
  additionalContextLimit?: number | null;
  /** File that defines it. */
  sourcePath: AbsolutePathBuf;
  /** Kind of place it comes from. */
  source: HookSource;
  /** Plugin it belongs to. `null`: none. */
  pluginId?: string | null;
  /** Environment whose requirements brought it in. `null`: none. */
  environmentId?: string | null;
  /** Place in lists; smaller comes first. */
  displayOrder: number;
  /** Whether it runs. */
  enabled: boolean;
  /** Whether an administrator set it, so that the user cannot change it. */
  isManaged: boolean;
  /** Hash of its definition; trust is bound to it. */
  currentHash: string;
  /** Whether the user trusts it. */
  trustStatus: HookTrustStatus;
}

/**
 * When a hook runs.
 * - `preModelRequest`: Before a request to the model.
 * - `postModelRequest`: After the answer of the model.
 * - `preToolUse`: Before a tool runs.
 * - `permissionRequest`: When the user is about to be asked for permission.
 * - `postToolUse`: After a tool ran.
 * - `preCompact`: Before the history is summarized.
 * - `postCompact`: After the history was summarized.
 * - `sessionStart`: When a thread begins or is opened again.
 * - `sessionEnd`: When a thread is closed.
 * - `userPromptSubmit`: When the user sends a message.
 * - `subagentStart`: When a sub-agent begins.
 * - `subagentStop`: When a sub-agent ends.
 * - `stop`: When the agent is about to end its turn.
 * - `interrupt`: When the user interrupts the agent.
 */
export type HookEventName = "preModelRequest" | "postModelRequest" | "preToolUse" | "permissionRequest" | "postToolUse" | "preCompact" | "postCompact" | "sessionStart" | "sessionEnd" | "userPromptSubmit" | "subagentStart" | "subagentStop" | "stop" | "interrupt" | (string & {});

/**
 * What a hook does.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ConfiguredHookHandler =
  | ConfiguredHookHandlerCommand
  | ConfiguredHookHandlerMcpTool
  | ConfiguredHookHandlerPrompt
  | ConfiguredHookHandlerAgent;

/** Asks the model. */
export interface ConfiguredHookHandlerPrompt {
  type: "prompt";
}

/** Runs a sub-agent. */
export interface ConfiguredHookHandlerAgent {
  type: "agent";
}

/** Runs a command. */
export interface ConfiguredHookHandlerCommand {
  type: "command";
  /** Command line. */
  command: string;
  /** Command line on Windows. `null`: the same. */
  commandWindows?: string | null;
  /** Time limit in seconds. `null`: the default. */
  timeoutSec?: number | null;
  /** Whether the agent goes on meanwhile. */
  async: boolean;
  /** Text shown while it runs. `null`: none. */
  statusMessage?: string | null;
  /** Tokens of added context before it goes to a file; 0: never. `null`: 2500. */
  additionalContextLimit?: number | null;
}

/** Calls an MCP tool. */
export interface ConfiguredHookHandlerMcpTool {
  type: "mcp_tool";
  /** Name of the server. */
  server: string;
  /** Name of the tool. */
  tool: string;
  /** Arguments of the tool, any JSON by name. */
  input: { [name: string]: unknown };
  /** Time limit in seconds. `null`: the default. */
  timeoutSec?: number | null;
  /** Text shown while it runs. `null`: none. */
  statusMessage?: string | null;
}

/** Hooks that run under the same condition. */
export interface ConfiguredHookMatcherGroup {
  /** Pattern of what they run for, for example names of tools. `null`: everything. */
  matcher?: string | null;
  /** The hooks. */
  hooks: ConfiguredHookHandler[];
}

/** Hooks of the administrator, by event. */
export interface ManagedHooksRequirements {
  /**
   * Before a request to the model.
   * @defaultValue `[]`
   */
  PreModelRequest?: ConfiguredHookMatcherGroup[];
  /**
   * After an answer of the model.
   * @defaultValue `[]`
   */
  PostModelRequest?: ConfiguredHookMatcherGroup[];
  /** Directory of the hooks' files. `null`: none. */
  managedDir?: string | null;
  /** The same on Windows. `null`: none. */
  windowsManagedDir?: string | null;
  /** Before a tool runs. */
  PreToolUse: ConfiguredHookMatcherGroup[];
  /** When an approval is asked for. */
  PermissionRequest: ConfiguredHookMatcherGroup[];
  /** After a tool ran. */
  PostToolUse: ConfiguredHookMatcherGroup[];
  /** Before a history is summarized. */
  PreCompact: ConfiguredHookMatcherGroup[];
  /** After a history was summarized. */
  PostCompact: ConfiguredHookMatcherGroup[];
  /** When a thread is loaded. */
  SessionStart: ConfiguredHookMatcherGroup[];
  /**
   * When a thread is unloaded.
   * @defaultValue `[]`
   */
  SessionEnd?: ConfiguredHookMatcherGroup[];
  /** When the user says something. */
  UserPromptSubmit: ConfiguredHookMatcherGroup[];
  /** When a sub-agent starts. */
  SubagentStart: ConfiguredHookMatcherGroup[];
  /** When a sub-agent is done. */
  SubagentStop: ConfiguredHookMatcherGroup[];
  /** When the agent is done. */
  Stop: ConfiguredHookMatcherGroup[];
  /**
   * When the user stops a turn.
   * @defaultValue `[]`
   */
  Interrupt?: ConfiguredHookMatcherGroup[];
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

/** Outcome of a function call as 0.97 keeps it; on the wire only its body appears. */
export interface FunctionCallOutputPayload {
  /** What the model is told. */
  body: FunctionCallOutputBody;
  /** Whether the call worked. `null`: not known. */
  success?: boolean | null;
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
  /** File it was saved to. Absent: not saved. */
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

/** A model item is complete. */
export interface RawResponseItemCompletedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** The item in the notation of the model's interface. */
  item: ResponseItem;
}

/** An answer of the model is complete. */
export interface RawResponseCompletedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the answer. */
  responseId: string;
  /** Tokens it took. `null`: not told. */
  usage?: TokenUsageBreakdown | null;
  /** What the model provider says of its cost. `null`: nothing. */
  usageMetadata?: ResponseUsageMetadata | null;
}

/** Cost of an answer in the words of the model provider. */
export interface ResponseUsageMetadata {
  /** The cost, a decimal number. `null`: not told. */
  amount?: string | null;
  /** Further data, any JSON. */
  metadata?: unknown;
}

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

/** Which conversation to listen to. */
export interface AddConversationListenerParams {
  /** Id of the conversation. It has to be loaded. */
  conversationId: ThreadId;
  /**
   * Whether raw items of the model are sent, too.
   * @defaultValue `false`
   */
  experimentalRawEvents?: boolean;
}

/** Which conversation to put into the archive. */
export interface ArchiveConversationParams {
  /** Id of the conversation. */
  conversationId: ThreadId;
  /** Its file; it has to lie in the sessions directory. */
  rolloutPath: string;
}

/** A command to run outside of any conversation. */
export interface ExecOneOffCommandParams {
  /** The program and its arguments. Not empty. */
  command: string[];
  /** Longest run time in milliseconds. Absent: 10000. */
  timeoutMs?: number | null;
  /** Working directory. Absent: that of the server. */
  cwd?: string | null;
  /** What the command may touch. Absent: as configured. */
  sandboxPolicy?: LegacySandboxPolicy | null;
}

/** Which conversation to copy. `path` or `conversationId` says which. */
export interface ForkConversationParams {
  /** Its file; goes before `conversationId`. Absent: the id says which. */
  path?: string | null;
  /** Its id. Absent: the path says which. */
  conversationId?: ThreadId | null;
  /** Settings of the copy. Absent: as configured. */
  overrides?: NewConversationParams | null;
}

/**
 * Which conversation to describe: by file or by id.
 *
 * Newer peers may send others: keep a default branch.
 */
export type GetConversationSummaryParams =
  | GetConversationSummaryParamsRolloutPath
  | GetConversationSummaryParamsConversationId;

/** By its file. */
export interface GetConversationSummaryParamsRolloutPath {
  /** The file. A relative path counts from the home directory of the server. */
  rolloutPath: string;
}

/** By its id. */
export interface GetConversationSummaryParamsConversationId {
  /** The id. */
  conversationId: ThreadId;
}

/** Which working tree to compare. */
export interface GitDiffToRemoteParams {
  /** Directory inside it. */
  cwd: string;
}

/**
 * A piece of what the user says.
 *
 * Newer peers may send others: keep a default branch.
 */
export type InputItem =
  | InputItemText
  | InputItemImage
  | InputItemLocalImage;

/** Text. */
export interface InputItemText {
  type: "text";
  /** The text and what belongs to it. */
  data: InputItemTextData;
}

/** The text and what belongs to it. */
export interface InputItemTextData {
  /** The text. */
  text: string;
  /**
   * Parts of the text that stand for something else, such as a file.
   * @defaultValue `[]`
   */
  text_elements?: V1TextElement[];
}

/** An image from the web or inside the message. */
export interface InputItemImage {
  type: "image";
  /** The image. */
  data: InputItemImageData;
}

/** The image. */
export interface InputItemImageData {
  /** Its address, or a data URL. */
  image_url: string;
}

/** An image on the machine of the server. */
export interface InputItemLocalImage {
  type: "localImage";
  /** The image. */
  data: InputItemLocalImageData;
}

/** The image. */
export interface InputItemLocalImageData {
  /** Its file. */
  path: string;
}

/** In which conversation to interrupt the agent. */
export interface InterruptConversationParams {
  /** Id of the conversation. */
  conversationId: ThreadId;
}

/** Which conversations to list. */
export interface ListConversationsParams {
  /** Most conversations in the page. Absent: the server decides. */
  pageSize?: number | null;
  /** Where to go on, from the page before. Absent: at the newest. */
  cursor?: string | null;
  /** Only those with one of these model providers. Absent: the configured one; empty: all. */
  modelProviders?: string[] | null;
}

/** How to start a conversation. Unset members take the configured value. */
export interface NewConversationParams {
  /** Model. Absent: the configured one. */
  model?: string | null;
  /** Model provider. Absent: the configured one. */
  modelProvider?: string | null;
  /** Profile of the configuration. Absent: the configured one. */
  profile?: string | null;
  /** Working directory. Absent: that of the server. */
  cwd?: string | null;
  /** When to ask the user. Absent: as configured. */
  approvalPolicy?: LegacyAskForApproval | null;
  /** What commands may touch. Absent: as configured. */
  sandbox?: SandboxMode | null;
  /** Values that replace those of `config.toml`, by dotted key. Absent: none. */
  config?: unknown;
  /** Replaces the instructions of the agent. Absent: its own. */
  baseInstructions?: string | null;
  /** Instructions that come as a developer message. Absent: none. */
  developerInstructions?: string | null;
  /** Replaces the instructions for summarizing the history. Absent: its own. */
  compactPrompt?: string | null;
  /** Whether the model gets the patch tool. Absent: as the model needs it. */
  includeApplyPatchTool?: boolean | null;
}

/** Which subscription to end. */
export interface RemoveConversationListenerParams {
  /** Id of the subscription. */
  subscriptionId: string;
}

/** Which conversation to go on with. `history`, `path` or `conversationId` says which, in this order. */
export interface ResumeConversationParams {
  /** Its file. Absent: another member says which. */
  path?: string | null;
  /** Its id. Absent: another member says which. */
  conversationId?: ThreadId | null;
  /** Its items, for a conversation kept by the client. Absent: it is read from the file. */
  history?: ResponseItem[] | null;
  /** Settings to change. Absent: none. */
  overrides?: NewConversationParams | null;
}

/** A message of the user. */
export interface SendUserMessageParams {
  /** Id of the conversation. */
  conversationId: ThreadId;
  /** The pieces of the message. */
  items: InputItem[];
}

/** A message of the user, with settings for this turn and all later ones. */
export interface SendUserTurnParams {
  /** Id of the conversation. */
  conversationId: ThreadId;
  /** The pieces of the message. */
  items: InputItem[];
  /** Working directory. */
  cwd: string;
  /** When to ask the user. */
  approvalPolicy: LegacyAskForApproval;
  /** What commands may touch. */
  sandboxPolicy: LegacySandboxPolicy;
  /** Model. */
  model: string;
  /** Reasoning effort. Absent: that of the model. */
  effort?: ReasoningEffort | null;
  /** How much of the reasoning to summarize. */
  summary: ReasoningSummary;
  /** JSON Schema of the final answer, for this turn only. Absent: free text. */
  outputSchema?: unknown;
}

/** A range of bytes in a text in UTF-8. */
export interface V1ByteRange {
  /** Position behind the last byte. */
  end: number;
  /** First byte. */
  start: number;
}

/** A part of a text that stands for something else. */
export interface V1TextElement {
  /** Where it is in the text. */
  byteRange: V1ByteRange;
  /** Text to show for it. Absent: that of the range. */
  placeholder?: string | null;
}

/** A conversation was opened. */
export interface SessionConfiguredNotification {
  /** Id of the conversation. */
  sessionId: ThreadId;
  /** Model. */
  model: string;
  /** Reasoning effort. `null`: that of the model. */
  reasoningEffort?: ReasoningEffort | null;
  /** Id of the file with the messages typed before; 0 where the system has no such id. */
  historyLogId: number;
  /** Messages in that file. */
  historyEntryCount: number;
  /** What happened so far, as events. `null`: nothing. */
  initialMessages?: EventMsg[] | null;
  /** File of the conversation. */
  rolloutPath: string;
}

/**
 * When the user is asked, in conversations.
 * - `untrusted`: Before everything that is not known to be harmless.
 * - `on-failure`: After the sandbox stopped a command.
 * - `on-request`: When the model asks for it.
 * - `never`: Never; what would need it fails.
 */
export type LegacyAskForApproval = "untrusted" | "on-failure" | "on-request" | "never" | (string & {});

/**
 * What commands and patches may touch, in conversations and events.
 *
 * Newer peers may send others: keep a default branch.
 */
export type LegacySandboxPolicy =
  | LegacySandboxPolicyDangerFullAccess
  | LegacySandboxPolicyReadOnly
  | LegacySandboxPolicyExternalSandbox
  | LegacySandboxPolicyWorkspaceWrite;

/** Everything. */
export interface LegacySandboxPolicyDangerFullAccess {
  type: "danger-full-access";
}

/** Nothing can be written. */
export interface LegacySandboxPolicyReadOnly {
  type: "read-only";
}

/** The process already runs in a sandbox; none is added. */
export interface LegacySandboxPolicyExternalSandbox {
  type: "external-sandbox";
  /**
   * What that sandbox allows on the network.
   * @defaultValue `"restricted"`
   */
  network_access?: NetworkAccess;
}

/** The working directory and the listed roots can be written. */
export interface LegacySandboxPolicyWorkspaceWrite {
  type: "workspace-write";
  /** Further writable directories. Absent: none. */
  writable_roots?: AbsolutePathBuf[];
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

/** A conversation was started. */
export interface NewConversationResponse {
  /** Its id. */
  conversationId: ThreadId;
  /** Model. */
  model: string;
  /** Reasoning effort. `null`: that of the model. */
  reasoningEffort?: ReasoningEffort | null;
  /** Its file. */
  rolloutPath: string;
}

/** Git state of the directory when a conversation began. */
export interface ConversationGitInfo {
  /** Commit. `null`: not known. */
  sha?: string | null;
  /** Branch. `null`: none. */
  branch?: string | null;
  /** Address of the remote repository. `null`: none. */
  origin_url?: string | null;
}

/** What lists say about a conversation. */
export interface ConversationSummary {
  /** Its id. */
  conversationId: ThreadId;
  /** Its file. */
  path: string;
  /** Beginning of the first message of the user. */
  preview: string;
  /** When it began (RFC 3339). `null`: not known. */
  timestamp?: string | null;
  /** When it changed last (RFC 3339). `null`: not known. */
  updatedAt?: string | null;
  /** Model provider. */
  modelProvider: string;
  /** Working directory. */
  cwd: string;
  /** Version of the program that began it. */
  cliVersion: string;
  /** Kind of client that began it. */
  source: LegacySessionSource;
  /** Git state when it began. `null`: no repository. */
  gitInfo?: ConversationGitInfo | null;
}

/**
 * Kind of client that began a conversation.
 *
 * Newer peers may send others: keep a default branch.
 */
export type LegacySessionSource =
  | "cli"
  | "vscode"
  | "exec"
  | "mcp"
  | "unknown"
  | { subagent: SubAgentSource };

/** A conversation. */
export interface GetConversationSummaryResponse {
  /** What lists say about it. */
  summary: ConversationSummary;
}

/** A page of conversations. */
export interface ListConversationsResponse {
  /** The conversations, the newest first. */
  items: ConversationSummary[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** A conversation goes on. */
export interface ResumeConversationResponse {
  /** Its id. */
  conversationId: ThreadId;
  /** Model. */
  model: string;
  /** What happened so far, as events. `null`: nothing. */
  initialMessages?: EventMsg[] | null;
  /** Its file. */
  rolloutPath: string;
}

/** A conversation was copied. */
export interface ForkConversationResponse {
  /** Id of the copy. */
  conversationId: ThreadId;
  /** Model. */
  model: string;
  /** What happened so far, as events. `null`: nothing. */
  initialMessages?: EventMsg[] | null;
  /** File of the copy. */
  rolloutPath: string;
}

/** Answer without content. */
export interface ArchiveConversationResponse {
}

/** Answer without content: the turn begins. */
export interface SendUserMessageResponse {
}

/** Answer without content: the turn begins. */
export interface SendUserTurnResponse {
}

/** The turn was interrupted. */
export interface InterruptConversationResponse {
  /** Why it ended. */
  abortReason: TurnAbortReason;
}

/** The subscription has begun. */
export interface AddConversationSubscriptionResponse {
  /** Id of the subscription. */
  subscriptionId: string;
}

/** Answer without content. */
export interface RemoveConversationSubscriptionResponse {
}

/** Hash of a Git commit. */
export type GitSha = string;

/** How a working tree differs from the remote repository. */
export interface GitDiffToRemoteResponse {
  /** Newest commit that the remote repository has, too. */
  sha: GitSha;
  /** Changes since then, new files included. */
  diff: string;
}

/** How a command ended. */
export interface ExecOneOffCommandResponse {
  /** Exit code. */
  exitCode: number;
  /** Standard output as text. */
  stdout: string;
  /** Standard error as text. */
  stderr: string;
}

/** Which sign-in to give up. */
export interface CancelLoginChatGptParams {
  /** Id of the attempt. */
  loginId: string;
}

/** What to tell about the sign-in. */
export interface GetAuthStatusParams {
  /** Whether to send the token along. Absent: no. */
  includeToken?: boolean | null;
  /** Whether to renew the token first. Absent: no. */
  refreshToken?: boolean | null;
}

/** The key to sign in with. */
export interface LoginApiKeyParams {
  /** The key. It is stored. */
  apiKey: string;
}

/** Which model new conversations use. */
export interface SetDefaultModelParams {
  /** The model. Absent: no configured one. */
  model?: string | null;
  /** Reasoning effort. Absent: no configured one. */
  reasoningEffort?: ReasoningEffort | null;
}

/** The user signed in or out. */
export interface AuthStatusChangeNotification {
  /** How the user is signed in. `null`: not at all. */
  authMethod?: AuthMode | null;
}

/** A sign-in in the browser ended. */
export interface LoginChatGptCompleteNotification {
  /** Id of the attempt. */
  loginId: string;
  /** Whether the user is signed in. */
  success: boolean;
  /** What went wrong. `null`: nothing. */
  error?: string | null;
}

/** Answer without content. */
export interface LoginApiKeyResponse {
}

/** A sign-in in the browser began. */
export interface LoginChatGptResponse {
  /** Id of the attempt. */
  loginId: string;
  /** Page to open for the user. */
  authUrl: string;
}

/** Answer without content. */
export interface CancelLoginChatGptResponse {
}

/** Answer without content. */
export interface LogoutChatGptResponse {
}

/** Whether and how the user is signed in. */
export interface GetAuthStatusResponse {
  /** How. `null`: not at all, or the model provider needs no account. */
  authMethod?: AuthMode | null;
  /** The token. `null`: there is none, or it was not asked for. */
  authToken?: string | null;
  /** Whether the model provider needs an account. `null`: not known. */
  requiresOpenaiAuth?: boolean | null;
}

/** A profile of the configuration. */
export interface Profile {
  /** Model. `null`: not set. */
  model?: string | null;
  /** Model provider. `null`: not set. */
  modelProvider?: string | null;
  /** When to ask the user. `null`: not set. */
  approvalPolicy?: LegacyAskForApproval | null;
  /** Reasoning effort. `null`: not set. */
  modelReasoningEffort?: ReasoningEffort | null;
  /** How much of the reasoning to summarize. `null`: not set. */
  modelReasoningSummary?: ReasoningSummary | null;
  /** How much the model writes. `null`: not set. */
  modelVerbosity?: Verbosity | null;
  /** Address of the service of the vendor. `null`: not set. */
  chatgptBaseUrl?: string | null;
}

/** What commands may write, in the configuration of the user. */
export interface SandboxSettings {
  /**
   * Further writable directories.
   * @defaultValue `[]`
   */
  writableRoots?: AbsolutePathBuf[];
  /** Whether commands can reach the network. `null`: not set. */
  networkAccess?: boolean | null;
  /** Whether the directory in `TMPDIR` is left read-only. `null`: not set. */
  excludeTmpdirEnvVar?: boolean | null;
  /** Whether `/tmp` is left read-only. `null`: not set. */
  excludeSlashTmp?: boolean | null;
}

/** Tools in the configuration of the user. */
export interface Tools {
  /** Whether the model may search the web. `null`: not set. */
  webSearch?: boolean | null;
  /** Whether the model may look at images. `null`: not set. */
  viewImage?: boolean | null;
}

/** The configuration of the user. */
export interface UserSavedConfig {
  /** When to ask the user. `null`: not set. */
  approvalPolicy?: LegacyAskForApproval | null;
  /** What commands may touch. `null`: not set. */
  sandboxMode?: SandboxMode | null;
  /** More about that. `null`: not set. */
  sandboxSettings?: SandboxSettings | null;
  /** Workspace the user has to sign in to. `null`: any. */
  forcedChatgptWorkspaceId?: string | null;
  /** Way the user has to sign in. `null`: any. */
  forcedLoginMethod?: ForcedLoginMethod | null;
  /** Model. `null`: not set. */
  model?: string | null;
  /** Reasoning effort. `null`: not set. */
  modelReasoningEffort?: ReasoningEffort | null;
  /** How much of the reasoning to summarize. `null`: not set. */
  modelReasoningSummary?: ReasoningSummary | null;
  /** How much the model writes. `null`: not set. */
  modelVerbosity?: Verbosity | null;
  /** Tools. `null`: not set. */
  tools?: Tools | null;
  /** Profile to use. `null`: none. */
  profile?: string | null;
  /** The profiles, by name. */
  profiles: { [name: string]: Profile };
}

/** The configuration of the user. */
export interface GetUserSavedConfigResponse {
  /** The values of its file. */
  config: UserSavedConfig;
}

/** Answer without content. */
export interface SetDefaultModelResponse {
}

/** How the server calls itself. */
export interface GetUserAgentResponse {
  /** The same text as in the answer to `initialize`. */
  userAgent: string;
}

/** Who the user is. */
export interface UserInfoResponse {
  /** E-mail address from the stored token, unchecked. `null`: none. */
  allegedUserEmail?: string | null;
}

/** Asks whether a patch may be applied, in a conversation. */
export interface ApplyPatchApprovalParams {
  /** Id of the conversation. */
  conversationId: ThreadId;
  /** Tool call of the patch; `codex/event/patch_apply_begin` and its end carry it, too. */
  callId: string;
  /** The changes, by path. */
  fileChanges: { [name: string]: FileChange };
  /** Why permission is needed. `null`: no reason given. */
  reason?: string | null;
  /** Directory to allow writing in for the rest of the conversation. `null`: none. */
  grantRoot?: string | null;
}

/** Decision on a patch. */
export interface ApplyPatchApprovalResponse {
  /** The decision. */
  decision: ReviewDecision;
}

/** Asks whether a command may run, in a conversation. */
export interface ExecCommandApprovalParams {
  /** Id of the conversation. */
  conversationId: ThreadId;
  /** Tool call of the command; `codex/event/exec_command_begin` and its end carry it, too. */
  callId: string;
  /** Tells apart several questions about one call. `null`: the call has only this one. */
  approvalId?: string | null;
  /** The program and its arguments. */
  command: string[];
  /** Working directory. */
  cwd: string;
  /** Why permission is needed. `null`: no reason given. */
  reason?: string | null;
  /** What the command does, as far as its text tells. */
  parsedCmd: ParsedCommand[];
}

/** Decision on a command. */
export interface ExecCommandApprovalResponse {
  /** The decision. */
  decision: ReviewDecision;
}

/**
 * A change of a file.
 *
 * Newer peers may send others: keep a default branch.
 */
export type FileChange =
  | FileChangeAdd
  | FileChangeDelete
  | FileChangeUpdate;

/** A new file. */
export interface FileChangeAdd {
  type: "add";
  /** Its content. */
  content: string;
}

/** A file that goes away. */
export interface FileChangeDelete {
  type: "delete";
  /** Its last content. */
  content: string;
}

/** A changed file. */
export interface FileChangeUpdate {
  type: "update";
  /** The change as a unified diff without file headers. */
  unified_diff: string;
  /** Where the file moves to. `null`: it stays. */
  move_path?: string | null;
}

/**
 * What a part of a command does, as far as its text tells.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ParsedCommand =
  | ParsedCommandRead
  | ParsedCommandListFiles
  | ParsedCommandSearch
  | ParsedCommandOther;

/** Reads a file. */
export interface ParsedCommandRead {
  type: "read";
  /** Text of the part. */
  cmd: string;
  /** Name of the file. */
  name: string;
  /** Path of the file. */
  path: string;
}

/** Lists files. */
export interface ParsedCommandListFiles {
  type: "list_files";
  /** Text of the part. */
  cmd: string;
  /** Directory. `null`: the working directory. */
  path?: string | null;
}

/** Searches files. */
export interface ParsedCommandSearch {
  type: "search";
  /** Text of the part. */
  cmd: string;
  /** What it searches for. `null`: not known. */
  query?: string | null;
  /** Where it searches. `null`: in the working directory. */
  path?: string | null;
}

/** Something else. */
export interface ParsedCommandOther {
  type: "unknown";
  /** Text of the part. */
  cmd: string;
}

/**
 * Decision on a command or a patch, in a conversation.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ReviewDecision =
  | "approved"
  | { approved_execpolicy_amendment: ReviewDecisionApprovedExecpolicyAmendment }
  | "approved_for_session"
  | "approved_mcp_policy_amendment"
  | { network_policy_amendment: ReviewDecisionNetworkPolicyAmendment }
  | "denied"
  | { denied: ReviewDecisionDeniedWithReason }
  | "timed_out"
  | "abort";

/** The rule to store. */
export interface ReviewDecisionApprovedExecpolicyAmendment {
  /** Beginning of the commands, one word each. */
  proposed_execpolicy_amendment: string[];
}

/** The rule to store, inside an object. */
export interface ReviewDecisionNetworkPolicyAmendment {
  /** The rule. */
  network_policy_amendment: NetworkPolicyAmendment;
}

/** More about it. */
export interface ReviewDecisionDeniedWithReason {
  /** What the model is told. */
  rejection: string;
}

/** The model provider refused the tokens of the client. */
export interface ChatgptAuthTokensRefreshParams {
  /** Why new ones are needed. */
  reason: ChatgptAuthTokensRefreshReason;
  /** Workspace they belonged to. `null`: not known. */
  previousAccountId?: string | null;
}

/**
 * Why new tokens are needed.
 * - `unauthorized`: A request was answered with 401.
 */
export type ChatgptAuthTokensRefreshReason = "unauthorized" | (string & {});

/** New tokens. */
export interface ChatgptAuthTokensRefreshResponse {
  /** Access token, a JWT. */
  accessToken: string;
  /** Id of the workspace. Needed from 0.169 on. */
  chatgptAccountId?: string;
  /** Plan of the account. `null`: taken from the token. */
  chatgptPlanType?: string | null;
  /** Identity token, a JWT. Needed in 0.97. */
  idToken?: string;
}

/** A sign-in ended. */
export interface AccountLoginCompletedNotification {
  /** Id of the sign-in. `null`: one with a key or with tokens. */
  loginId?: string | null;
  /** Whether somebody is signed in now. */
  success: boolean;
  /** Why it failed. `null`: it did not. */
  error?: string | null;
  /** Where the user goes on afterwards. `null`: nowhere special. */
  onboardingEntrypoint?: DesktopOnboardingEntrypoint | null;
}

/** A link the user may follow. */
export interface AccountSecuritySetupAction {
  /** Text of the link. */
  label: string;
  /** Address. */
  url: string;
}

/** Advice to make an account safer. */
export interface AccountSecuritySetupNotice {
  /** Workspace it is about. */
  accountId: string;
  /** User it is about. */
  userId: string;
  /** Headline. */
  title: string;
  /** Text for the user. */
  description: string;
  /** What to do. */
  action: AccountSecuritySetupAction;
}

/** An account signed in. */
export interface AccountSession {
  /** Id of the sign-in. */
  sessionId: string;
  /** E-mail address. `null`: not known. */
  email?: string | null;
  /** Id of the user. `null`: not known. */
  userId?: string | null;
  /** Name of the user. `null`: not known. */
  displayName?: string | null;
  /** Address of a picture. `null`: none. */
  imageUrl?: string | null;
  /** When it was last used, in Unix seconds. */
  lastUsedAt: number;
  /** Whether it is the one in use. */
  isActive: boolean;
  /** Workspace in use. `null`: none chosen. */
  selectedWorkspaceAccountId?: string | null;
  /** Workspaces it can reach. */
  workspaces: AccountSessionWorkspace[];
}

/** A workspace of an account. */
export interface AccountSessionWorkspace {
  /** Id of the workspace. */
  accountId: string;
  /** Its name. `null`: not known. */
  name?: string | null;
  /** Address of a picture. `null`: none. */
  imageUrl?: string | null;
  /** Kind of workspace. `null`: not known. */
  kind?: AccountSessionWorkspaceKind | null;
}

/**
 * Kind of workspace.
 * - `personal`: That of one user.
 * - `workspace`: One of a group.
 */
export type AccountSessionWorkspaceKind = "personal" | "workspace" | (string & {});

/** How to list the accounts signed in. */
export interface AccountSessionsListParams {
  /** Whether to fetch names and pictures of workspaces anew. Absent: no. */
  refreshWorkspaceMetadata?: boolean;
}

/** The accounts signed in. */
export interface AccountSessionsResponse {
  /** The one in use. `null`: none. */
  activeSessionId?: string | null;
  /** All of them. */
  sessions: AccountSession[];
}

/** Account and workspace to use. */
export interface AccountSessionsSwitchParams {
  /** Id of the sign-in. */
  sessionId: string;
  /** Id of the workspace. */
  accountId: string;
  /** Whether to begin a sign-in where the workspace demands one. Absent: no. */
  allowBrowserLogin?: boolean;
}

/**
 * What became of the switch.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AccountSessionsSwitchResponse =
  | AccountSessionsSwitchResponseSwitched
  | AccountSessionsSwitchResponseLoginRequired;

/** It is done; these are the accounts now. */
export interface AccountSessionsSwitchResponseSwitched {
  /** The one in use. `null`: none. */
  activeSessionId?: string | null;
  /** All of them. */
  sessions: AccountSession[];
}

/** The user has to sign in first; `account/login/completed` tells when that is done. */
export interface AccountSessionsSwitchResponseLoginRequired {
  /** Id of the sign-in. */
  loginId: string;
  /** Address to open. */
  authUrl: string;
}

/** Sign-in to give up. */
export interface CancelLoginAccountParams {
  /** Id of the sign-in, a UUID. */
  loginId: string;
}

/** Whether there was such a sign-in. */
export interface CancelLoginAccountResponse {
  /** Whether there was one. */
  status: CancelLoginAccountStatus;
}

/**
 * What became of a sign-in to give up.
 * - `canceled`: It is given up.
 * - `notFound`: There is none with this id.
 */
export type CancelLoginAccountStatus = "canceled" | "notFound" | (string & {});

/**
 * Where a user goes on after signing in.
 * - `life_sciences`: The introduction for life sciences.
 */
export type DesktopOnboardingEntrypoint = "life_sciences" | (string & {});

/** Whether the account should be made safer. */
export interface GetAccountSecuritySetupResponse {
  /** The advice. `null`: none. */
  notice?: AccountSecuritySetupNotice | null;
}

/**
 * How to sign in.
 *
 * Newer peers may send others: keep a default branch.
 */
export type LoginAccountParams =
  | LoginAccountParamsApiKey
  | LoginAccountParamsChatgpt
  | LoginAccountParamsChatgptDeviceCode
  | LoginAccountParamsChatgptAuthTokens
  | LoginAccountParamsAmazonBedrock
  | LoginAccountParamsAmazonBedrockAccessKeys;

/** With a code that the user types in anywhere. */
export interface LoginAccountParamsChatgptDeviceCode {
  type: "chatgptDeviceCode";
}

/** With a key of the API; it is stored. */
export interface LoginAccountParamsApiKey {
  type: "apiKey";
  /** The key. */
  apiKey: string;
}

/** In the browser of this machine. */
export interface LoginAccountParamsChatgpt {
  type: "chatgpt";
  /** Whether to use the short form of the sign-in. Absent: no. */
  codexStreamlinedLogin?: boolean;
  /** Whether a page of the vendor tells of the success. Absent: a local one does. */
  useHostedLoginSuccessPage?: boolean;
  /** Brand the sign-in page shows. Absent: the page decides. */
  appBrand?: LoginAppBrand | null;
}

/** With tokens that the client holds; they are kept in memory only. */
export interface LoginAccountParamsChatgptAuthTokens {
  type: "chatgptAuthTokens";
  /** Access token, a JWT. */
  accessToken: string;
  /** Id of the workspace. Needed from 0.169 on. */
  chatgptAccountId?: string;
  /** Plan of the account. Absent: taken from the token. */
  chatgptPlanType?: string | null;
  /** Identity token, a JWT; it names the account. Needed in 0.97. */
  idToken?: string;
}

/** With a key of Amazon Bedrock; may still change. */
export interface LoginAccountParamsAmazonBedrock {
  type: "amazonBedrock";
  /** The key. */
  apiKey: string;
  /** AWS region. */
  region: string;
}

/** With access keys of AWS; may still change. */
export interface LoginAccountParamsAmazonBedrockAccessKeys {
  type: "amazonBedrockAccessKeys";
  /** Id of the key. */
  accessKeyId: string;
  /** The secret key. */
  secretAccessKey: string;
  /** Token of a key for a limited time. Absent: none. */
  sessionToken?: string | null;
  /** AWS region. */
  region: string;
}

/**
 * What to do next.
 *
 * Newer peers may send others: keep a default branch.
 */
export type LoginAccountResponse =
  | LoginAccountResponseApiKey
  | LoginAccountResponseChatgpt
  | LoginAccountResponseChatgptDeviceCode
  | LoginAccountResponseChatgptAuthTokens
  | LoginAccountResponseAmazonBedrock;

/** Nothing: the key is stored. */
export interface LoginAccountResponseApiKey {
  type: "apiKey";
}

/** Nothing: the tokens are in use. */
export interface LoginAccountResponseChatgptAuthTokens {
  type: "chatgptAuthTokens";
}

/** Nothing: the credentials are stored. */
export interface LoginAccountResponseAmazonBedrock {
  type: "amazonBedrock";
}

/** Open the address in a browser. */
export interface LoginAccountResponseChatgpt {
  type: "chatgpt";
  /** Id of this sign-in. */
  loginId: string;
  /** Address to open. */
  authUrl: string;
}

/** Let the user type the code in. */
export interface LoginAccountResponseChatgptDeviceCode {
  type: "chatgptDeviceCode";
  /** Id of this sign-in. */
  loginId: string;
  /** Address to open. */
  verificationUrl: string;
  /** The code. */
  userCode: string;
}

/**
 * Brand a sign-in page shows.
 * - `codex`: Codex.
 * - `chatgpt`: ChatGPT.
 */
export type LoginAppBrand = "codex" | "chatgpt" | (string & {});

/** Nobody is signed in; there is nothing to say about it. */
export interface LogoutAccountResponse {
}

/** Which marketplace to add. */
export interface MarketplaceAddParams {
  /** Where it is: a Git address, a GitHub `owner/name` or a local directory. */
  source: string;
  /** Branch, tag or commit to take. Absent: the default branch. */
  refName?: string | null;
  /** Only these paths of the repository are checked out. Absent: everything. */
  sparsePaths?: string[] | null;
}

/** A marketplace was added. */
export interface MarketplaceAddResponse {
  /** Its name. */
  marketplaceName: string;
  /** Directory of its local copy. */
  installedRoot: AbsolutePathBuf;
  /** Whether it was there before. */
  alreadyAdded: boolean;
}

/** Which marketplace to remove. */
export interface MarketplaceRemoveParams {
  /** Its name. */
  marketplaceName: string;
}

/** A marketplace was removed. */
export interface MarketplaceRemoveResponse {
  /** Its name. */
  marketplaceName: string;
  /** Directory of the local copy that was deleted. `null`: there was none. */
  installedRoot?: AbsolutePathBuf | null;
}

/** Why a marketplace could not be brought up to date. */
export interface MarketplaceUpgradeErrorInfo {
  /** Its name. */
  marketplaceName: string;
  /** What went wrong. */
  message: string;
}

/** Which marketplaces to bring up to date. */
export interface MarketplaceUpgradeParams {
  /** Only this one. Absent: all that come from Git. */
  marketplaceName?: string | null;
}

/** Which marketplaces were brought up to date. */
export interface MarketplaceUpgradeResponse {
  /** Names of those that were looked at. */
  selectedMarketplaces: string[];
  /** Directories of the local copies that changed. */
  upgradedRoots: AbsolutePathBuf[];
  /** Those that failed. */
  errors: MarketplaceUpgradeErrorInfo[];
}

/**
 * How the user is signed in to an MCP server.
 * - `unknown`: Not known.
 * - `unsupported`: The server does not ask for it.
 * - `notLoggedIn`: Not signed in.
 * - `bearerToken`: By a fixed token.
 * - `oAuth`: By OAuth.
 */
export type McpAuthStatus = "unknown" | "unsupported" | "notLoggedIn" | "bearerToken" | "oAuth" | (string & {});

/** A resource of an MCP server, in the notation of MCP. */
export interface Resource {
  /** Annotations of MCP, any JSON. */
  annotations?: unknown;
  /** What it is, for the model. Absent: no description. */
  description?: string | null;
  /** Media type of its content. Absent: not known. */
  mimeType?: string | null;
  /** Name in programs. */
  name: string;
  /** Size of its content in bytes. Absent: not known. */
  size?: number | null;
  /** Name for people. Absent: use `name`. */
  title?: string | null;
  /** Address to read it by. */
  uri: string;
  /** Icons in the notation of MCP, any JSON each. Absent: none. */
  icons?: unknown[] | null;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
}

/** A pattern for resources of an MCP server, in the notation of MCP. */
export interface ResourceTemplate {
  /** Annotations of MCP, any JSON. */
  annotations?: unknown;
  /** Address with variables (RFC 6570). */
  uriTemplate: string;
  /** Name in programs. */
  name: string;
  /** Name for people. Absent: use `name`. */
  title?: string | null;
  /** What it is, for the model. Absent: no description. */
  description?: string | null;
  /** Media type of such resources. Absent: not known or not always the same. */
  mimeType?: string | null;
}

/** A tool of an MCP server, in the notation of MCP. */
export interface Tool {
  /** Name in programs. */
  name: string;
  /** Name for people. Absent: use `name`. */
  title?: string | null;
  /** What it does, for the model. Absent: no description. */
  description?: string | null;
  /** JSON Schema of the arguments. */
  inputSchema: unknown;
  /** JSON Schema of the structured result. */
  outputSchema?: unknown;
  /** Annotations of MCP, any JSON. */
  annotations?: unknown;
  /** Icons in the notation of MCP, any JSON each. Absent: none. */
  icons?: unknown[] | null;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
}

/** Which MCP servers to report on. */
export interface ListMcpServerStatusParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most servers in the page. Absent: the server decides. */
  limit?: number | null;
  /** How much to find out about each. Absent: everything. */
  detail?: McpServerStatusDetail | null;
  /** Thread whose connections are used. Absent: fresh ones outside of any thread. */
  threadId?: string | null;
  /** Only this server. Absent: all. */
  serverName?: string | null;
}

/** A page of MCP servers. */
export interface ListMcpServerStatusResponse {
  /** The servers. */
  data: McpServerStatus[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** Which resource of an MCP server to read. */
export interface McpResourceReadParams {
  /** Metadata for the server, any JSON per name. Absent: none. */
  _meta?: unknown;
  /** Thread whose connection is used. Absent: one outside of any thread. */
  threadId?: string | null;
  /** Tool call that the resource belongs to; tells its app. Absent: none. */
  originCallId?: string | null;
  /** Name of the server. */
  server: string;
  /** Address of the resource. */
  uri: string;
  /** Connector whose resource is meant. Absent: none. */
  connectorId?: string | null;
  /** App and account to read through. Absent: the server finds them. */
  target?: McpResourceReadTarget | null;
}

/** Content of a resource. */
export interface McpResourceReadResponse {
  /** The parts of it. */
  contents: ResourceContent[];
  /** Tool call whose app was used. `null`: none. */
  originCallId?: string | null;
}

/** App and account to read a resource through. */
export interface McpResourceReadTarget {
  /** The app. */
  connectorId: string;
  /** The account. `null`: without signing in. */
  linkId: string | null;
}

/**
 * State of the connection to an MCP server.
 * - `notStarted`: Not begun.
 * - `starting`: Being made.
 * - `connected`: The server can be used.
 * - `authenticationRequired`: The user has to sign in first.
 * - `failed`: It could not be made.
 * - `cancelled`: It was given up.
 * - `disabled`: The server is switched off.
 */
export type McpServerConnectionStatus = "notStarted" | "starting" | "connected" | "authenticationRequired" | "failed" | "cancelled" | "disabled" | (string & {});

/** A notification of an MCP server. */
export interface McpServerEventNotification {
  /** Its name in MCP. */
  method: string;
  /** Its params, any JSON. */
  params: unknown;
}

/** An event of an MCP server arrived. */
export interface McpServerEventStreamNotification {
  /** Subscription it belongs to. */
  subscriptionId: string;
  /** What the server sent. */
  notification: McpServerEventNotification;
}

/** Which events of an MCP server to subscribe to. */
export interface McpServerEventStreamStartParams {
  /** Thread whose connection is used. */
  threadId: string;
  /** Name of the server. */
  server: string;
  /** Id the client gives to the subscription. */
  subscriptionId: string;
  /** Name of the events at the server. */
  name: string;
  /** Arguments of the events, any JSON. */
  arguments: unknown;
  /** Metadata for the server, any JSON. */
  _meta?: unknown;
}

/** Answer without content. */
export interface McpServerEventStreamStartResponse {
}

/** Which subscription to end. */
export interface McpServerEventStreamStopParams {
  /** Id of the subscription. */
  subscriptionId: string;
}

/** Answer without content. */
export interface McpServerEventStreamStopResponse {
}

/** What an MCP server says about itself. */
export interface McpServerInfo {
  /** Name in programs. */
  name: string;
  /** Name for people. `null`: use `name`. */
  title?: string | null;
  /** Its version. */
  version: string;
  /** What it is for. `null`: not said. */
  description?: string | null;
  /** Icons in the notation of MCP, any JSON each. `null`: none. */
  icons?: unknown[] | null;
  /** Home page. `null`: none. */
  websiteUrl?: string | null;
}

/**
 * How the client makes itself known to the authorization server.
 * - `auto`: Whichever way the server supports.
 * - `cimd`: By the address of a metadata document.
 * - `dcr`: By dynamic registration.
 */
export type McpServerOauthClientRegistration = "auto" | "cimd" | "dcr" | (string & {});

/** A sign-in to an MCP server ended. */
export interface McpServerOauthLoginCompletedNotification {
  /** Name of the server. */
  name: string;
  /** Thread the sign-in was started for. `null`: none. */
  threadId?: string | null;
  /** The attempt, as the answer to `mcpServer/oauth/login` named it. Absent: not known. */
  loginId?: string | null;
  /** Whether the user is signed in. */
  success: boolean;
  /** What went wrong. Absent: nothing. */
  error?: string | null;
}

/** Which MCP server to sign in to. */
export interface McpServerOauthLoginParams {
  /** Name of the server. */
  name: string;
  /** Thread the sign-in is for. Absent: none. */
  threadId?: string | null;
  /** How to make the client known, this time only. Absent: whichever way the server supports. */
  clientRegistration?: McpServerOauthClientRegistration | null;
  /** Scopes to ask for. Absent: those of the configuration. */
  scopes?: string[] | null;
  /** How long to wait for the user, in seconds. Absent: the server decides. */
  timeoutSecs?: number | null;
}

/** A sign-in began. */
export interface McpServerOauthLoginResponse {
  /** Page to open for the user. */
  authorizationUrl: string;
  /** Id of the attempt. Absent: an older server. */
  loginId?: string | null;
}

/**
 * Why an MCP server did not start.
 * - `reauthenticationRequired`: The user has to sign in again.
 */
export type McpServerStartupFailureReason = "reauthenticationRequired" | (string & {});

/**
 * How far the start of an MCP server is.
 * - `starting`: Going on.
 * - `ready`: The server can be used.
 * - `failed`: It did not work.
 * - `cancelled`: It was given up.
 */
export type McpServerStartupState = "starting" | "ready" | "failed" | "cancelled" | (string & {});

/** An MCP server and what it offers. */
export interface McpServerStatus {
  /** Name of the server. */
  name: string;
  /** Connection of the thread to it. `null`: no thread, or the configuration changed. */
  runtimeStatus?: McpServerConnectionStatus | null;
  /** Plugin it belongs to. `null`: none. */
  pluginId?: string | null;
  /** Scheme, host and port of its address. `null`: it is not reached by HTTP. */
  httpOrigin?: string | null;
  /** What it says about itself. `null`: not known. */
  serverInfo?: McpServerInfo | null;
  /** Capabilities it announced, any JSON. `null`: not known. */
  serverCapabilities?: unknown;
  /** Metadata of its first page of tools, any JSON. `null`: none. */
  toolListMeta?: unknown;
  /** Its tools, by name. */
  tools: { [name: string]: Tool };
  /** Why its tools are not known. `null`: they are. */
  toolsError?: string | null;
  /** Its resources. */
  resources: Resource[];
  /** Its patterns for resources. */
  resourceTemplates: ResourceTemplate[];
  /** How the user is signed in. */
  authStatus: McpAuthStatus;
}

/**
 * How much to find out about an MCP server.
 * - `full`: Everything.
 * - `toolsAndAuthOnly`: No resources.
 */
export type McpServerStatusDetail = "full" | "toolsAndAuthOnly" | (string & {});

/** The start of an MCP server went on. */
export interface McpServerStatusUpdatedNotification {
  /** Thread the server runs for. `null`: none. */
  threadId?: string | null;
  /** Name of the server. */
  name: string;
  /** How far the start is. */
  status: McpServerStartupState;
  /** What went wrong. `null`: nothing. */
  error?: string | null;
  /** Why it did not start, if that is known. `null`: nothing failed, or not known. */
  failureReason?: McpServerStartupFailureReason | null;
}

/** A call of a tool of an MCP server. */
export interface McpServerToolCallParams {
  /** Thread whose connection is used. */
  threadId: string;
  /** Name of the server. */
  server: string;
  /** Name of the tool. */
  tool: string;
  /** Arguments of the tool, any JSON. */
  arguments?: unknown;
  /** Metadata for the server, any JSON. */
  _meta?: unknown;
}

/** What a tool of an MCP server returned. */
export interface McpServerToolCallResponse {
  /** Pieces in the notation of MCP, any JSON each. */
  content: unknown[];
  /** Structured result, any JSON. */
  structuredContent?: unknown;
  /** Whether the tool says that it failed. Absent: not said. */
  isError?: boolean | null;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
}

/**
 * A part of the content of a resource, in the notation of MCP.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ResourceContent =
  | ResourceContentText
  | ResourceContentBlob;

/** Text. */
export interface ResourceContentText {
  /** Address of the part. */
  uri: string;
  /** Media type. Absent: not known. */
  mimeType?: string | null;
  /** The text. */
  text: string;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
}

/** Bytes. */
export interface ResourceContentBlob {
  /** Address of the part. */
  uri: string;
  /** Media type. Absent: not known. */
  mimeType?: string | null;
  /** The bytes, in base64. */
  blob: string;
  /** Metadata of the server, any JSON. */
  _meta?: unknown;
}

/** Answer without content. */
export interface MemoryResetResponse {
}

/** What the answer is measured against. */
export interface MemoryStatusParams {
  /** Threads that have to be worked in before the memory counts as ready, 1 to 4096. Absent: 20. */
  minConsolidatedThreads?: number | null;
}

/** How far the memory of the second version has come. */
export interface MemoryStatusResponse {
  /** Threads worked into the memory so far. */
  v2ConsolidatedThreads: number;
  /** Whether enough of them are; never, because the server makes no memories. */
  v2Ready: boolean;
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

/**
 * Why another model was used.
 * - `highRiskCyberActivity`: The request looked like risky security work.
 */
export type ModelRerouteReason = "highRiskCyberActivity" | (string & {});

/** The provider answered a turn with another model than the chosen one. */
export interface ModelReroutedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Model that was asked for. */
  fromModel: string;
  /** Model that answers. */
  toModel: string;
  /** Why. */
  reason: ModelRerouteReason;
}

/** Output of a turn is held back while the provider checks it. */
export interface ModelSafetyBufferingUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Model whose output is held back. */
  model: string;
  /** Kinds of use the check is about, in the words of the provider. */
  useCases: string[];
  /** Why the output is held back, in the words of the provider. */
  reasons: string[];
  /** Whether to tell the user about it. */
  showBufferingUi: boolean;
  /** Model that would answer without delay. `null`: none. */
  fasterModel?: string | null;
}

/**
 * A check that the account passed for a model.
 * - `trustedAccessForCyber`: Trusted for security work.
 */
export type ModelVerification = "trustedAccessForCyber" | (string & {});

/** Which checks a turn benefits from. */
export interface ModelVerificationNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** The checks. */
  verifications: ModelVerification[];
}

/** The credentials of a model provider are being renewed, or the attempt ended. */
export interface AuthRecoveryNotification {
  /** Thread that needs them. */
  threadId: string;
  /** Turn that waits for them. */
  turnId: string;
  /** Id of the model provider. */
  provider: string;
  /** Text for the user. */
  message: string;
}

/**
 * A built-in model provider on Amazon Bedrock.
 * - `amazon-bedrock`: Bedrock.
 * - `amazon-bedrock-runtime`: The runtime interface of Bedrock.
 */
export type BedrockProviderId = "amazon-bedrock" | "amazon-bedrock-runtime" | (string & {});

/**
 * How requests to a gateway are signed in.
 *
 * Newer peers may send others: keep a default branch.
 */
export type GatewayAuth =
  | GatewayAuthNone
  | GatewayAuthEnvironmentVariable
  | GatewayAuthExternallyConfigured;

/** Not at all. */
export interface GatewayAuthNone {
  mode: "none";
}

/** By a key from an environment variable. */
export interface GatewayAuthEnvironmentVariable {
  mode: "environmentVariable";
  /** Name of the variable. */
  envKey: string;
}

/** In a way that only the configuration file can set. */
export interface GatewayAuthExternallyConfigured {
  mode: "externallyConfigured";
  /** Name of an environment variable that plays a part in it. `null`: none. */
  envKey?: string | null;
}

/**
 * The built-in model provider on Google Cloud.
 * - `gcp`: Google Cloud.
 */
export type GcpProviderId = "gcp" | (string & {});

/** No parameters. */
export interface ModelProviderCapabilitiesReadParams {
}

/** What the configured model provider can do beside answering. */
export interface ModelProviderCapabilitiesReadResponse {
  /** Whether it makes images. */
  imageGeneration: boolean;
  /** Whether it searches the web. */
  webSearch: boolean;
}

/** Which settings of a model provider to change. */
export interface ModelProviderConfigWriteParams {
  /** The changes. */
  settings: ProviderSettingsPatch;
}

/** Settings were changed. */
export interface ModelProviderConfigWriteResponse {
  /** The model provider as it is now. */
  provider: ModelProviderSummary;
}

/** No parameters. */
export interface ModelProviderListParams {
}

/** The model providers that can be used. */
export interface ModelProviderListResponse {
  /** The model providers. */
  data: ModelProviderSummary[];
  /** Id of the one that new threads use. */
  defaultProviderId: string;
  /** Whether the user may choose another default. */
  canChangeDefault: boolean;
}

/** A model provider. */
export interface ModelProviderSummary {
  /** Id to use in requests. */
  id: string;
  /** Name for people. */
  name: string;
  /** Whether the configuration of the user may change any of its settings. */
  canEdit: boolean;
  /** Address of its service. `null`: none, or not fit to be shown. */
  baseUrl?: string | null;
  /** Its settings. */
  settings: ProviderSettings;
}

/**
 * Settings of a model provider.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ProviderSettings =
  | ProviderSettingsOpenai
  | ProviderSettingsCustomGateway
  | ProviderSettingsBedrock
  | ProviderSettingsGcp;

/** OpenAI; nothing to set. */
export interface ProviderSettingsOpenai {
  type: "openai";
}

/** A service of one's own that speaks the same protocol. */
export interface ProviderSettingsCustomGateway {
  type: "customGateway";
  /** How requests are signed in. */
  auth: GatewayAuth;
}

/** Amazon Bedrock. */
export interface ProviderSettingsBedrock {
  type: "bedrock";
  /** AWS profile. `null`: the default one. */
  profile?: string | null;
  /** AWS region. `null`: that of the profile. */
  region?: string | null;
}

/** Google Cloud. */
export interface ProviderSettingsGcp {
  type: "gcp";
  /** Project. `null`: that of the credentials. */
  projectId?: string | null;
  /** Location of the models. `null`: the default one. */
  location?: string | null;
  /** File with the credentials, on the machine of the server. `null`: the default ones. */
  credentialFile?: string | null;
}

/**
 * Changes to the settings of a model provider. What is absent stays; `null` clears.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ProviderSettingsPatch =
  | ProviderSettingsPatchCustomGateway
  | ProviderSettingsPatchBedrock
  | ProviderSettingsPatchGcp;

/** A service of one's own. Without an id a new one is made. */
export interface ProviderSettingsPatchCustomGateway {
  type: "customGateway";
  /** Id of the model provider to change. Absent or `null`: a new one. */
  providerId?: string | null;
  /** Name for people. Absent: stays. */
  name?: string;
  /** Address of the service. */
  baseUrl?: string | null;
  /** Environment variable with the key. `null`: no sign-in. */
  envKey?: string | null;
}

/** Amazon Bedrock. */
export interface ProviderSettingsPatchBedrock {
  type: "bedrock";
  /** Which of the built-in ones. */
  providerId: BedrockProviderId;
  /** AWS profile. */
  profile?: string | null;
  /** AWS region. */
  region?: string | null;
}

/** Google Cloud. */
export interface ProviderSettingsPatchGcp {
  type: "gcp";
  /** Which of the built-in ones. */
  providerId: GcpProviderId;
  /** Project. */
  projectId?: string | null;
  /** Location of the models. */
  location?: string | null;
  /** File with the credentials, on the machine of the server. */
  credentialFile?: string | null;
}

/**
 * The `data` of errors about the model provider of a thread.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ModelProviderError =
  | ModelProviderErrorModelProviderMismatch
  | ModelProviderErrorModelProviderNotConfigured
  | ModelProviderErrorModelProviderPolicyConflict;

/** The thread uses another model provider. */
export interface ModelProviderErrorModelProviderMismatch {
  type: "modelProviderMismatch";
  /** Model provider of the thread. */
  modelProvider: string;
  /** Model provider that is configured now. */
  currentModelProvider: string;
}

/** The model provider is not configured. */
export interface ModelProviderErrorModelProviderNotConfigured {
  type: "modelProviderNotConfigured";
  /** Id of the model provider. */
  modelProvider: string;
}

/** The administrator demands another model provider. */
export interface ModelProviderErrorModelProviderPolicyConflict {
  type: "modelProviderPolicyConflict";
  /** Model provider of the request. */
  modelProvider: string;
  /** Model provider that is demanded. */
  requiredModelProvider: string;
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

/** A warning of the automatic reviewer. */
export interface GuardianWarningNotification {
  /** Thread it is about. */
  threadId: string;
  /** Text for the user. */
  message: string;
}

/** Which permission profiles to list. */
export interface PermissionProfileListParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most profiles in the page. Absent: all of them. */
  limit?: number | null;
  /** Directory whose project configuration counts too. Absent: none. */
  cwd?: string | null;
}

/** A page of permission profiles. */
export interface PermissionProfileListResponse {
  /** The profiles: the built-in ones, whose names begin with a colon, and the configured ones. */
  data: PermissionProfileSummary[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** A permission profile. */
export interface PermissionProfileSummary {
  /** Name to use in requests, such as `:workspace`. */
  id: string;
  /** What it allows, for people. `null`: no description. */
  description?: string | null;
  /** Whether the requirements of the administrator permit it. */
  allowed: boolean;
}

/** An app that a plugin brings along. */
export interface AppSummary {
  /** Id of the app. */
  id: string;
  /** Its name. */
  name: string;
  /** What it does. `null`: no description. */
  description?: string | null;
  /** Page to connect it. `null`: none. */
  installUrl?: string | null;
  /** Kind of app. `null`: not said. */
  category?: string | null;
}

/** An app of a plugin that each workspace sets up for itself. */
export interface AppTemplateSummary {
  /** Id of the template. */
  templateId: string;
  /** Its name. */
  name: string;
  /** What it does. `null`: no description. */
  description?: string | null;
  /** Kind of app. `null`: not said. */
  category?: string | null;
  /** Connector it is made from. `null`: none. */
  canonicalConnectorId?: string | null;
  /** Address of the logo. `null`: none. */
  logoUrl?: string | null;
  /** Address of the logo for dark backgrounds. `null`: none. */
  logoUrlDark?: string | null;
  /** Ids of the apps that were made from it in this workspace. */
  materializedAppIds: string[];
  /** Why it cannot be used. `null`: it can. */
  reason?: AppTemplateUnavailableReason | null;
}

/**
 * Why an app template cannot be used.
 * - `NOT_CONFIGURED_FOR_WORKSPACE`: The workspace has not set it up.
 * - `NO_ACTIVE_WORKSPACE`: The account has no active workspace.
 */
export type AppTemplateUnavailableReason = "NOT_CONFIGURED_FOR_WORKSPACE" | "NO_ACTIVE_WORKSPACE" | (string & {});

/** How to show a marketplace to users. */
export interface MarketplaceInterface {
  /** Name. `null`: use that of the marketplace. */
  displayName?: string | null;
}

/** A marketplace that could not be read. */
export interface MarketplaceLoadErrorInfo {
  /** Its file. */
  marketplacePath: AbsolutePathBuf;
  /** What is wrong with it. */
  message: string;
}

/**
 * When the user signs in to the apps of a plugin.
 * - `ON_INSTALL`: When it is installed.
 * - `ON_USE`: When it is used for the first time.
 */
export type PluginAuthPolicy = "ON_INSTALL" | "ON_USE" | (string & {});

/**
 * Whether a plugin can be installed and used.
 * - `DISABLED_BY_ADMIN`: The administrator forbids it.
 * - `AVAILABLE`: Yes.
 */
export type PluginAvailability = "DISABLED_BY_ADMIN" | "AVAILABLE" | (string & {});

/** A plugin with its parts. */
export interface PluginDetail {
  /** Marketplace it is in. */
  marketplaceName: string;
  /** File of the marketplace. `null`: it is only in the cloud. */
  marketplacePath?: AbsolutePathBuf | null;
  /** What lists say about it. */
  summary: PluginSummary;
  /** Address to pass on. `null`: not shared. */
  shareUrl?: string | null;
  /** Long description. `null`: none. */
  description?: string | null;
  /** Its skills. */
  skills: SkillSummary[];
  /** Skill that introduces it. `null`: none, or it is off. */
  onboardingSkill?: SkillSummary | null;
  /** Its hooks. */
  hooks: PluginHookSummary[];
  /** Its apps. */
  apps: AppSummary[];
  /** Its app templates. */
  appTemplates: AppTemplateSummary[];
  /** Names of its MCP servers. */
  mcpServers: string[];
  /** Its scheduled tasks. `null`: not known. */
  scheduledTasks?: ScheduledTaskSummary[] | null;
}

/**
 * Why a plugin cannot be used.
 * - `disabled_by_admin`: The administrator forbids it.
 * - `plan_not_eligible`: The plan of the account does not include it.
 * - `required_app_unavailable`: An app it needs cannot be used.
 * - `unknown`: Not known.
 */
export type PluginDisabledReason = "disabled_by_admin" | "plan_not_eligible" | "required_app_unavailable" | "unknown" | (string & {});

/** A hook of a plugin. */
export interface PluginHookSummary {
  /** Identifies the hook. */
  key: string;
  /** Event it runs at. */
  eventName: HookEventName;
}

/** Which plugin to install. The marketplace is a local file or has a name in the cloud. */
export interface PluginInstallParams {
  /** File of the marketplace. Absent: it is in the cloud. */
  marketplacePath?: AbsolutePathBuf | null;
  /** Name of the marketplace in the cloud. Absent: it is a local one. */
  remoteMarketplaceName?: string | null;
  /** Id that the client gives to this attempt, for its records. Absent: none. */
  installAttemptId?: string | null;
  /** Name of the plugin. */
  pluginName: string;
}

/**
 * Whether a plugin is installed at the user's wish.
 * - `NOT_AVAILABLE`: It cannot be installed.
 * - `AVAILABLE`: The user may install it.
 * - `INSTALLED_BY_DEFAULT`: It is installed without asking.
 */
export type PluginInstallPolicy = "NOT_AVAILABLE" | "AVAILABLE" | "INSTALLED_BY_DEFAULT" | (string & {});

/**
 * Where the installation rule of a plugin comes from.
 * - `WORKSPACE_SETTING`: A setting of the workspace.
 * - `IMPLICIT_CANONICAL_APP`: It follows from an app that the workspace uses.
 */
export type PluginInstallPolicySource = "WORKSPACE_SETTING" | "IMPLICIT_CANONICAL_APP" | (string & {});

/** A plugin was installed. */
export interface PluginInstallResponse {
  /** When the user signs in to its apps. */
  authPolicy: PluginAuthPolicy;
  /** Apps the user is not signed in to yet. */
  appsNeedingAuth: AppSummary[];
}

/** Which installed plugins to list. */
export interface PluginInstalledParams {
  /** Projects whose marketplaces count too. Absent: none. */
  cwds?: AbsolutePathBuf[] | null;
  /** Plugins to list even when they are not installed, if they are known here. Absent: none. */
  installSuggestionPluginNames?: string[] | null;
}

/** The installed plugins. */
export interface PluginInstalledResponse {
  /** The plugins, by marketplace. */
  marketplaces: PluginMarketplaceEntry[];
  /**
   * Marketplaces that could not be read.
   * @defaultValue `[]`
   */
  marketplaceLoadErrors?: MarketplaceLoadErrorInfo[];
}

/** How to show a plugin to users. */
export interface PluginInterface {
  /** Name. `null`: use that of the plugin. */
  displayName?: string | null;
  /** One line about it. `null`: none. */
  shortDescription?: string | null;
  /** More about it. `null`: nothing. */
  longDescription?: string | null;
  /** Who made it. `null`: not said. */
  developerName?: string | null;
  /** Kind of plugin. `null`: not said. */
  category?: string | null;
  /** What it can do, in short words. */
  capabilities: string[];
  /** Home page. `null`: none. */
  websiteUrl?: string | null;
  /** Page on privacy. `null`: none. */
  privacyPolicyUrl?: string | null;
  /** Page with the terms of use. `null`: none. */
  termsOfServiceUrl?: string | null;
  /** Up to three texts to begin with, each of at most 512 characters. `null`: none. */
  defaultPrompt?: string[] | null;
  /** Color to show it in. `null`: none. */
  brandColor?: string | null;
  /** Icon for the input field, absolute path. `null`: none. */
  composerIcon?: AbsolutePathBuf | null;
  /** Address of that icon in the catalog. `null`: none. */
  composerIconUrl?: string | null;
  /** Logo, absolute path. `null`: none. */
  logo?: AbsolutePathBuf | null;
  /** Logo for dark backgrounds, absolute path. `null`: none. */
  logoDark?: AbsolutePathBuf | null;
  /** Address of the logo in the catalog. `null`: none. */
  logoUrl?: string | null;
  /** Address of the logo for dark backgrounds in the catalog. `null`: none. */
  logoUrlDark?: string | null;
  /** Pictures of it, absolute paths. */
  screenshots: AbsolutePathBuf[];
  /** Addresses of pictures in the catalog. */
  screenshotUrls: string[];
}

/**
 * A kind of marketplaces.
 * - `local`: Those on this machine.
 * - `vertical`: Those made for a field of work.
 * - `workspace-directory`: Plugins of the workspace.
 * - `shared-with-me`: Plugins others shared with the user.
 * - `created-by-me-remote`: Plugins of the user in the cloud.
 */
export type PluginListMarketplaceKind = "local" | "vertical" | "workspace-directory" | "shared-with-me" | "created-by-me-remote" | (string & {});

/** Which plugins to list. */
export interface PluginListParams {
  /** Projects whose marketplaces count too. Absent: only those of the home directory and the official one. */
  cwds?: AbsolutePathBuf[] | null;
  /** Kinds of marketplaces to list. Absent: local ones, and the official catalog where it is on. */
  marketplaceKinds?: PluginListMarketplaceKind[] | null;
  /** Whether to fetch the catalog again. Absent: no. */
  forceRefetch?: boolean;
}

/** The plugins that can be had. */
export interface PluginListResponse {
  /** The plugins, by marketplace. */
  marketplaces: PluginMarketplaceEntry[];
  /**
   * Marketplaces that could not be read.
   * @defaultValue `[]`
   */
  marketplaceLoadErrors?: MarketplaceLoadErrorInfo[];
  /**
   * Ids of plugins to show first.
   * @defaultValue `[]`
   */
  featuredPluginIds?: string[];
}

/** A marketplace and its plugins. */
export interface PluginMarketplaceEntry {
  /** Name of the marketplace. */
  name: string;
  /** Its file. `null`: it is only in the cloud. */
  path?: AbsolutePathBuf | null;
  /** How to show it. `null`: nothing special. */
  interface?: MarketplaceInterface | null;
  /** Its plugins. */
  plugins: PluginSummary[];
}

/** Which plugin to read. The marketplace is a local file or has a name in the cloud. */
export interface PluginReadParams {
  /** File of the marketplace. Absent: it is in the cloud. */
  marketplacePath?: AbsolutePathBuf | null;
  /** Name of the marketplace in the cloud. Absent: it is a local one. */
  remoteMarketplaceName?: string | null;
  /** Name of the plugin. */
  pluginName: string;
}

/** A plugin. */
export interface PluginReadResponse {
  /** The plugin with its parts. */
  plugin: PluginDetail;
}

/** A plugin that changed. The flags tell what a client has to read again. */
export interface PluginReconcileChangedPlugin {
  /** Id of the plugin, `name@marketplace`. */
  id: string;
  /** Whether its MCP servers may have changed. */
  hasMcps: boolean;
  /** Whether its apps may have changed. */
  hasApps: boolean;
  /** Whether its hooks may have changed. */
  hasHooks: boolean;
  /** Whether its skills may have changed. */
  hasSkills: boolean;
}

/** Why plugins are brought in line. */
export interface PluginReconcileParams {
  /** Reason, for the records. Absent: none. */
  reason?: string | null;
}

/** What changed while plugins were brought in line. Only this pass counts. */
export interface PluginReconcileResponse {
  /** Plugins that were updated, removed, or switched on or off. */
  changedPlugins: PluginReconcileChangedPlugin[];
  /** Ids in the cloud of plugins that could not be updated. */
  failedRemotePluginIds: string[];
  /** Those of them whose files could not be fetched. An older copy may still work. */
  failedMaterializationRemotePluginIds: string[];
}

/** Which plugins to search for. */
export interface PluginSearchParams {
  /** Text to search for. */
  searchTerm: string;
  /** Where to search. Absent: the server decides. */
  scope?: PluginSearchScope | null;
  /** Projects whose marketplaces count too. Absent: none. */
  cwds?: AbsolutePathBuf[] | null;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most plugins in the page. Absent: the server decides. */
  limit?: number | null;
}

/** A page of found plugins. */
export interface PluginSearchResponse {
  /** The plugins, the best match first. */
  data: PluginSearchResult[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** A found plugin. */
export interface PluginSearchResult {
  /** What lists say about it. */
  plugin: PluginSummary;
  /** Marketplace it is in. */
  marketplaceName: string;
  /** File of the marketplace. `null`: it is only in the cloud. */
  marketplacePath?: AbsolutePathBuf | null;
}

/**
 * Where to search for plugins.
 * - `global`: In the official catalog.
 * - `workspace`: Among the plugins of the workspace.
 * - `personal`: Among the plugins of the user.
 */
export type PluginSearchScope = "global" | "workspace" | "personal" | (string & {});

/** Which skill of a plugin in the cloud to read. */
export interface PluginSkillReadParams {
  /** Name of the marketplace in the cloud. */
  remoteMarketplaceName: string;
  /** Id of the plugin in the cloud. */
  remotePluginId: string;
  /** Name of the skill. */
  skillName: string;
}

/** The text of a skill. */
export interface PluginSkillReadResponse {
  /** Content of its `SKILL.md`. `null`: there is none. */
  contents?: string | null;
}

/**
 * Where the files of a plugin come from.
 *
 * Newer peers may send others: keep a default branch.
 */
export type PluginSource =
  | PluginSourceLocal
  | PluginSourceGit
  | PluginSourceNpm
  | PluginSourceRemote;

/** From the cloud. */
export interface PluginSourceRemote {
  type: "remote";
}

/** From this machine. */
export interface PluginSourceLocal {
  type: "local";
  /** Its directory. */
  path: AbsolutePathBuf;
}

/** From a Git repository. */
export interface PluginSourceGit {
  type: "git";
  /** Address of the repository. */
  url: string;
  /** Directory inside it. `null`: the root. */
  path?: string | null;
  /** Branch or tag. `null`: the default branch. */
  refName?: string | null;
  /** Commit. `null`: the newest. */
  sha?: string | null;
}

/** From an npm registry. */
export interface PluginSourceNpm {
  type: "npm";
  /** Name of the package. */
  package: string;
  /** Version or range of versions. `null`: the newest. */
  version?: string | null;
  /** HTTPS address of the registry. `null`: the default one. */
  registry?: string | null;
}

/** What lists say about a plugin. */
export interface PluginSummary {
  /** Id of the plugin, `name@marketplace`. */
  id: string;
  /** Its id in the cloud. `null`: it is not there. */
  remotePluginId?: string | null;
  /** Version in the cloud. `null`: not known. */
  version?: string | null;
  /** Version of the local copy. `null`: none. */
  localVersion?: string | null;
  /** Its name. */
  name: string;
  /** How it is shared. `null`: not at all. */
  shareContext?: PluginShareContext | null;
  /** Where its files come from. */
  source: PluginSource;
  /** Whether it is installed. */
  installed: boolean;
  /** When it was installed, in Unix seconds. `null`: not known. */
  installedAt?: number | null;
  /** Whether it is on. */
  enabled: boolean;
  /** Whether the user may install it. */
  installPolicy: PluginInstallPolicy;
  /** Where that rule comes from. `null`: not known. */
  installPolicySource?: PluginInstallPolicySource | null;
  /** Whether to show a page about it before installing. `null`: not known. */
  mustShowInstallationInterstitial?: boolean | null;
  /** When the user signs in to its apps. */
  authPolicy: PluginAuthPolicy;
  /**
   * Whether it can be installed and used.
   * @defaultValue `"AVAILABLE"`
   */
  availability?: PluginAvailability;
  /** Why it cannot be used. `null`: it can, or not known. */
  disabledReason?: PluginDisabledReason | null;
  /** Plans that include it, in the words of the service. `null`: not known. */
  eligiblePlanTypes?: string[] | null;
  /** How to show it. `null`: nothing special. */
  interface?: PluginInterface | null;
  /**
   * Words to find it by.
   * @defaultValue `[]`
   */
  keywords?: string[];
}

/** Which plugin to remove. */
export interface PluginUninstallParams {
  /** Id of the plugin, `name@marketplace`. */
  pluginId: string;
}

/** Answer without content. */
export interface PluginUninstallResponse {
}

/**
 * When a scheduled task runs.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ScheduledTaskSchedule =
  | ScheduledTaskScheduleHourly
  | ScheduledTaskScheduleDaily
  | ScheduledTaskScheduleWeekdays
  | ScheduledTaskScheduleWeekly;

/** Every so many hours. */
export interface ScheduledTaskScheduleHourly {
  type: "hourly";
  /** Hours between two runs. */
  intervalHours: number;
  /** Days it runs on. `null`: all. */
  days?: ScheduledTaskWeekday[] | null;
}

/** Every day. */
export interface ScheduledTaskScheduleDaily {
  type: "daily";
  /** Time of day, `HH:MM`. */
  time: string;
}

/** From Monday to Friday. */
export interface ScheduledTaskScheduleWeekdays {
  type: "weekdays";
  /** Time of day, `HH:MM`. */
  time: string;
}

/** On some days of the week. */
export interface ScheduledTaskScheduleWeekly {
  type: "weekly";
  /** The days. */
  days: ScheduledTaskWeekday[];
  /** Time of day, `HH:MM`. */
  time: string;
}

/** A scheduled task of a plugin. */
export interface ScheduledTaskSummary {
  /** Identifies the task inside the plugin. */
  key: string;
  /** Its name. */
  name: string;
  /** What the agent is told to do. */
  prompt: string;
  /** When it runs. */
  schedule: ScheduledTaskSchedule;
}

/**
 * A day of the week.
 * - `MO`: Monday.
 * - `TU`: Tuesday.
 * - `WE`: Wednesday.
 * - `TH`: Thursday.
 * - `FR`: Friday.
 * - `SA`: Saturday.
 * - `SU`: Sunday.
 */
export type ScheduledTaskWeekday = "MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU" | (string & {});

/** A skill of a plugin. */
export interface SkillSummary {
  /** Its name. */
  name: string;
  /** What it is good for. */
  description: string;
  /** One line for users. `null`: none. */
  shortDescription?: string | null;
  /** How to show it. `null`: nothing special. */
  interface?: SkillInterface | null;
  /** Its `SKILL.md`. `null`: only in the cloud. */
  path?: LegacyAppPathString | null;
  /** Whether it is on. */
  enabled: boolean;
}

/** Which shared plugin to take over. */
export interface PluginShareCheckoutParams {
  /** Its id in the cloud. */
  remotePluginId: string;
}

/** A shared plugin was copied to this machine. */
export interface PluginShareCheckoutResponse {
  /** Its id in the cloud. */
  remotePluginId: string;
  /** Its id here, `name@marketplace`. */
  pluginId: string;
  /** Its name. */
  pluginName: string;
  /** Directory of the copy. */
  pluginPath: AbsolutePathBuf;
  /** Marketplace the copy is in. */
  marketplaceName: string;
  /** File of that marketplace. */
  marketplacePath: AbsolutePathBuf;
  /** Version that was copied. `null`: not known. */
  remoteVersion?: string | null;
}

/** How a plugin is shared. */
export interface PluginShareContext {
  /** Its id in the cloud. */
  remotePluginId: string;
  /** Version in the cloud. `null`: not known. */
  remoteVersion?: string | null;
  /** Who can find it. `null`: not known. */
  discoverability?: PluginShareDiscoverability | null;
  /** Address to pass on. `null`: none. */
  shareUrl?: string | null;
  /** User who shared it. `null`: not known. */
  creatorAccountUserId?: string | null;
  /** Name of that user. `null`: not known. */
  creatorName?: string | null;
  /** Who may use it. `null`: not known. */
  sharePrincipals?: PluginSharePrincipal[] | null;
  /** Whether the user may offer it to the workspace. `null`: not known. */
  canPublishToWorkspace?: boolean | null;
}

/** Which plugin is no longer shared. */
export interface PluginShareDeleteParams {
  /** Its id in the cloud. */
  remotePluginId: string;
}

/** Answer without content. */
export interface PluginShareDeleteResponse {
}

/**
 * Who can find a shared plugin.
 * - `LISTED`: Everybody in the workspace.
 * - `UNLISTED`: Everybody who has the address.
 * - `PRIVATE`: Only those it is shared with.
 */
export type PluginShareDiscoverability = "LISTED" | "UNLISTED" | "PRIVATE" | (string & {});

/** A plugin that the user shares. */
export interface PluginShareListItem {
  /** What lists say about it. */
  plugin: PluginSummary;
  /** Directory it was shared from. `null`: not on this machine. */
  localPluginPath?: AbsolutePathBuf | null;
}

/** No parameters. */
export interface PluginShareListParams {
}

/** The plugins that the user shares. */
export interface PluginShareListResponse {
  /** The plugins. */
  data: PluginShareListItem[];
}

/** Somebody a plugin is shared with. */
export interface PluginSharePrincipal {
  /** Kind of the receiver. */
  principalType: PluginSharePrincipalType;
  /** Id of the receiver. */
  principalId: string;
  /** What the receiver may do. */
  role: PluginSharePrincipalRole;
  /** Name of the receiver. */
  name: string;
}

/**
 * What somebody may do with a shared plugin.
 * - `reader`: Use it.
 * - `editor`: Use and change it.
 * - `owner`: Everything.
 */
export type PluginSharePrincipalRole = "reader" | "editor" | "owner" | (string & {});

/**
 * Kind of somebody a plugin is shared with.
 * - `user`: A user.
 * - `group`: A group of users.
 * - `workspace`: The whole workspace.
 */
export type PluginSharePrincipalType = "user" | "group" | "workspace" | (string & {});

/** Which plugin to share, and with whom. */
export interface PluginShareSaveParams {
  /** Directory of the plugin, absolute. */
  pluginPath: AbsolutePathBuf;
  /** Shared plugin to replace by it. Absent: a new one. */
  remotePluginId?: string | null;
  /** Who can find it. Absent: the service decides. */
  discoverability?: PluginShareDiscoverability | null;
  /** Who may use it. Absent: the service decides. */
  shareTargets?: PluginShareTarget[] | null;
}

/** A plugin is shared. */
export interface PluginShareSaveResponse {
  /** Its id in the cloud. */
  remotePluginId: string;
  /** Address to pass on. */
  shareUrl: string;
  /** Whether the user may offer it to the workspace. `null`: not known. */
  canPublishToWorkspace?: boolean | null;
}

/** Somebody to share a plugin with. */
export interface PluginShareTarget {
  /** Kind of the receiver. */
  principalType: PluginSharePrincipalType;
  /** Id of the receiver. */
  principalId: string;
  /** What the receiver may do. */
  role: PluginShareTargetRole;
}

/**
 * What somebody may be allowed to do with a shared plugin.
 * - `reader`: Use it.
 * - `editor`: Use and change it.
 */
export type PluginShareTargetRole = "reader" | "editor" | (string & {});

/**
 * Who will be able to find a shared plugin.
 * - `UNLISTED`: Everybody who has the address.
 * - `PRIVATE`: Only those it is shared with.
 * - `LISTED`: Everybody in the workspace.
 */
export type PluginShareUpdateDiscoverability = "UNLISTED" | "PRIVATE" | "LISTED" | (string & {});

/** New receivers of a shared plugin. */
export interface PluginShareUpdateTargetsParams {
  /** Its id in the cloud. */
  remotePluginId: string;
  /** Who can find it. */
  discoverability: PluginShareUpdateDiscoverability;
  /** Who may use it. They replace the former ones. */
  shareTargets: PluginShareTarget[];
}

/** Who a plugin is shared with now. */
export interface PluginShareUpdateTargetsResponse {
  /** Who may use it. */
  principals: PluginSharePrincipal[];
  /** Who can find it. */
  discoverability: PluginShareDiscoverability;
}

/** A process ended. */
export interface ProcessExitedNotification {
  /** Handle of the process. */
  processHandle: string;
  /** Exit code; 137 after a kill. */
  exitCode: number;
  /** Whether output may be missing because the streams stayed open after the end. Absent: not known. */
  outputDrainTimedOut?: boolean | null;
  /** Standard output as text; empty when it was streamed. */
  stdout: string;
  /** Whether standard output was cut at the cap. */
  stdoutCapReached: boolean;
  /** Standard error as text; empty when it was streamed. */
  stderr: string;
  /** Whether standard error was cut at the cap. */
  stderrCapReached: boolean;
}

/** Which process to kill. */
export interface ProcessKillParams {
  /** Handle of the process. */
  processHandle: string;
}

/** Answer without content. */
export interface ProcessKillResponse {
}

/** New output of a process. */
export interface ProcessOutputDeltaNotification {
  /** Handle of the process. */
  processHandle: string;
  /** Where the output was written. */
  stream: ProcessOutputStream;
  /** The bytes, in base64. */
  deltaBase64: string;
  /** Whether the cap for this stream is reached: this is its last piece, cut short. */
  capReached: boolean;
}

/**
 * An output stream of a process.
 * - `stdout`: Standard output; everything, when the process has a terminal.
 * - `stderr`: Standard error.
 */
export type ProcessOutputStream = "stdout" | "stderr" | (string & {});

/** A new size for the terminal of a process. */
export interface ProcessResizePtyParams {
  /** Handle of the process. */
  processHandle: string;
  /** The new size. */
  size: ProcessTerminalSize;
}

/** Answer without content. */
export interface ProcessResizePtyResponse {
}

/** A process to start without a sandbox. */
export interface ProcessSpawnParams {
  /** The program and its arguments. Not empty. */
  command: string[];
  /** Name the client gives to the process. Unique among the running ones of the connection. */
  processHandle: string;
  /** Working directory, absolute. */
  cwd: AbsolutePathBuf;
  /** Whether the process gets a terminal. That implies both kinds of streaming. Absent: no. */
  tty?: boolean;
  /** Whether `process/writeStdin` may feed standard input. Absent: no. */
  streamStdin?: boolean;
  /** Whether output comes as `process/outputDelta`, and not in `process/exited`. Absent: no. */
  streamStdoutStderr?: boolean;
  /** Most bytes kept of each stream. Absent: the default of the server; `null`: no cap. */
  outputBytesCap?: number | null;
  /** Longest run time in milliseconds. Absent: the default of the server; `null`: no end. */
  timeoutMs?: number | null;
  /** Changes to the environment of the server: a text sets a variable, `null` removes it. Absent: none. */
  env?: { [name: string]: string | null } | null;
  /** Size of the terminal; only with `tty`. Absent: the server chooses. */
  size?: ProcessTerminalSize | null;
}

/** Answer without content: the process runs. */
export interface ProcessSpawnResponse {
}

/** Size of a terminal. */
export interface ProcessTerminalSize {
  /** Height in lines. */
  rows: number;
  /** Width in characters. */
  cols: number;
}

/** Input for a process. One of the two other members has to be there. */
export interface ProcessWriteStdinParams {
  /** Handle of the process. */
  processHandle: string;
  /** Bytes to write, in base64. Absent: none. */
  deltaBase64?: string | null;
  /** Whether standard input is closed after the bytes. Absent: no. */
  closeStdin?: boolean;
}

/** Answer without content. */
export interface ProcessWriteStdinResponse {
}

/** A group of threads that belong together. */
export interface Project {
  /** Id of the project, a UUIDv7. */
  id: string;
  /** Name shown to the user. */
  name: string;
  /** Directories it works in. */
  roots: ProjectRoot[];
  /** Data of the client; texts by name. */
  metadata: { [name: string]: string };
  /** Place in the user's order, counted from 0. */
  position: number;
  /** When it was created, in Unix seconds. */
  createdAt: number;
  /** When it last changed, in Unix seconds. */
  updatedAt: number;
  /** When a thread of it was last used, in Unix seconds; archived ones do not count. `null`: it has none. */
  recencyAt?: number | null;
}

/**
 * What happened to a project.
 * - `created`: It is new.
 * - `updated`: It was changed.
 * - `deleted`: It was deleted.
 */
export type ProjectChangeType = "created" | "updated" | "deleted" | (string & {});

/** A project changed. */
export interface ProjectChangedNotification {
  /** The project. */
  projectId: string;
  /** What happened. */
  changeType: ProjectChangeType;
}

/** A new project. */
export interface ProjectCreateParams {
  /** Name shown to the user; not blank. */
  name: string;
  /** Directories it works in. */
  roots: ProjectRoot[];
  /** Data of the client; texts by name. Absent: none. */
  metadata?: { [name: string]: string } | null;
  /** Key of this wish; the same key again returns the project made the first time. */
  idempotencyKey: string;
}

/** The new project. */
export interface ProjectCreateResponse {
  /** The project, with its id. */
  project: Project;
}

/** Project to delete. */
export interface ProjectDeleteParams {
  /** The project; its threads stay. */
  projectId: string;
}

/** The project is deleted; there is nothing to say about it. */
export interface ProjectDeleteResponse {
}

/** A new project with threads that exist. */
export interface ProjectImportParams {
  /** Name shown to the user; not blank. */
  name: string;
  /** Directories it works in. */
  roots: ProjectRoot[];
  /** Data of the client; texts by name. Absent: none. */
  metadata?: { [name: string]: string } | null;
  /** Threads to put into it. Absent: none. */
  threads?: string[] | null;
  /** Key of this wish; the same key again returns the project made the first time. */
  idempotencyKey: string;
}

/** The new project. */
export interface ProjectImportResponse {
  /** The project, with its id. */
  project: Project;
}

/** Which page of the projects to return. */
export interface ProjectListParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most projects in the page. Absent: the server decides. */
  limit?: number | null;
  /** What to sort by. Absent: `position`. */
  sortKey?: ProjectSortKey | null;
  /** Order; only with `sortKey`. Absent: ascending for `position`, descending for `recencyAt`. */
  sortDirection?: SortDirection | null;
}

/** A page of projects. */
export interface ProjectListResponse {
  /** The projects. */
  data: Project[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** New place of a project in the user's order. */
export interface ProjectMoveParams {
  /** Project to move. */
  projectId: string;
  /** Project to stand before. Absent or `null`: at the end. */
  beforeProjectId?: string | null;
}

/** The project is moved; there is nothing to say about it. */
export interface ProjectMoveResponse {
}

/** Project to return. */
export interface ProjectReadParams {
  /** The project. */
  projectId: string;
}

/** A project. */
export interface ProjectReadResponse {
  /** The project. */
  project: Project;
}

/** A directory of a project. */
export interface ProjectRoot {
  /** Absolute path. */
  path: AbsolutePathBuf;
}

/**
 * What projects are sorted by.
 * - `position`: The user's order.
 * - `recencyAt`: Time of the last use; projects without threads come last.
 */
export type ProjectSortKey = "position" | "recencyAt" | (string & {});

/** How to change a project. What is absent or `null` stays. */
export interface ProjectUpdateParams {
  /** Project to change. */
  projectId: string;
  /** New name; not blank. */
  name?: string | null;
  /** Directories it works in, instead of all there are. */
  roots?: ProjectRoot[] | null;
  /** Data of the client, instead of all there is. */
  metadata?: { [name: string]: string } | null;
}

/** The changed project. */
export interface ProjectUpdateResponse {
  /** The project as it is now. */
  project: Project;
}

/** Input that waits to become a turn of its own. */
export interface QueuedSubmission {
  /** Id of the entry in the queue. */
  id: string;
  /** What the user says. */
  input: UserInput[];
  /** Id the client gave the message; the user message item carries it as `clientId`. */
  clientUserMessageId: string;
  /** Metadata for the requests to the model. `null`: none. */
  responsesapiClientMetadata?: { [name: string]: string } | null;
}

/** Input to queue. */
export interface ThreadQueueAddParams {
  /** Id of the thread. */
  threadId: string;
  /** What the user says. */
  input: UserInput[];
  /** Id of the message, made up by the client. */
  clientUserMessageId: string;
  /** Metadata for the requests to the model; it stays with the input. Absent: none. */
  responsesapiClientMetadata?: { [name: string]: string } | null;
}

/** The new entry. */
export interface ThreadQueueAddResponse {
  /** The entry, with its id. */
  queuedSubmission: QueuedSubmission;
}

/** The queue of a thread changed; read it anew. */
export interface ThreadQueueChangedNotification {
  /** Id of the thread. */
  threadId: string;
}

/** Entry to take out of a queue. */
export interface ThreadQueueDeleteParams {
  /** Id of the thread. */
  threadId: string;
  /** The entry. */
  queuedSubmissionId: string;
}

/** Whether the entry was there. */
export interface ThreadQueueDeleteResponse {
  /** Whether it was taken out. */
  deleted: boolean;
}

/** Which page of a queue to return. */
export interface ThreadQueueListParams {
  /** Id of the thread. */
  threadId: string;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most entries in the page. Absent: 25. */
  limit?: number | null;
}

/** A page of a queue. */
export interface ThreadQueueListResponse {
  /** The entries, next one first. */
  data: QueuedSubmission[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** New order of a queue. */
export interface ThreadQueueReorderParams {
  /** Id of the thread. */
  threadId: string;
  /** Ids of all entries in the wanted order. */
  queuedSubmissionIds: string[];
}

/** The queue is reordered; there is nothing to say about it. */
export interface ThreadQueueReorderResponse {
}

/** Entry to run now. */
export interface ThreadQueueStartParams {
  /** Id of the thread. */
  threadId: string;
  /** The entry. Absent: the next one. */
  queuedSubmissionId?: string | null;
}

/** The turn that the entry became. */
export interface ThreadQueueStartResponse {
  /** The turn, before it runs. */
  turn: Turn;
}

/** New input of an entry. */
export interface ThreadQueueUpdateParams {
  /** Id of the thread. */
  threadId: string;
  /** Entry to change. */
  queuedSubmissionId: string;
  /** What the user says instead. */
  input: UserInput[];
  /** Metadata instead of that of the entry. Absent or empty: as before. */
  responsesapiClientMetadata?: { [name: string]: string } | null;
}

/** The changed entry. */
export interface ThreadQueueUpdateResponse {
  /** The entry as it is now. */
  queuedSubmission: QueuedSubmission;
}

/**
 * How answers of the agent reach a voice session.
 * - `thinking`: As thoughts of the voice model.
 * - `commentary`: As remarks it may speak.
 * - `bemTags`: As text with channel prefixes.
 */
export type CodexResponseHandoffMode = "thinking" | "commentary" | "bemTags" | (string & {});

/**
 * Who a text of a voice session comes from.
 * - `user`: The user.
 * - `developer`: The program.
 * - `assistant`: The agent.
 */
export type ConversationTextRole = "user" | "developer" | "assistant" | (string & {});

/**
 * Version of the voice protocol of the model provider.
 * - `v1`: The first.
 * - `v2`: The second.
 * - `v3`: The third, which takes initial items.
 */
export type RealtimeConversationVersion = "v1" | "v2" | "v3" | (string & {});

/**
 * What a voice session puts out.
 * - `text`: Text only.
 * - `audio`: Speech.
 */
export type RealtimeOutputModality = "text" | "audio" | (string & {});

/** A voice of the model provider. */
export type RealtimeVoice = "alloy" | "arbor" | "ash" | "aube" | "ballad" | "breeze" | "bubbie" | "cedar" | "coral" | "cove" | "echo" | "ember" | "haetsal" | "hanul" | "himari" | "juniper" | "leher" | "maple" | "marin" | "miko" | "neer" | "porto" | "rindo" | "rio" | "rivage" | "sage" | "selva" | "shimmer" | "sol" | "sonna" | "spruce" | "tinta" | "vale" | "verse" | "viola" | (string & {});

/** Voices by version of the voice protocol. */
export interface RealtimeVoicesList {
  /** Voices of version 1. */
  v1: RealtimeVoice[];
  /** Voices of version 2. */
  v2: RealtimeVoice[];
  /**
   * Voices of version 3.
   * @defaultValue `[]`
   */
  v3?: RealtimeVoice[];
  /** Voice of version 1 where none is chosen. */
  defaultV1: RealtimeVoice;
  /** Voice of version 2 where none is chosen. */
  defaultV2: RealtimeVoice;
}

/** Sound for a voice session. */
export interface ThreadRealtimeAppendAudioParams {
  /** Id of the thread. */
  threadId: string;
  /** The next piece. */
  audio: ThreadRealtimeAudioChunk;
}

/** The sound is passed on; there is nothing to say about it. */
export interface ThreadRealtimeAppendAudioResponse {
}

/** Text a voice session is to speak. */
export interface ThreadRealtimeAppendSpeechParams {
  /** Id of the thread. */
  threadId: string;
  /** The text. */
  text: string;
}

/** The text is passed on; there is nothing to say about it. */
export interface ThreadRealtimeAppendSpeechResponse {
}

/** Text for a voice session. */
export interface ThreadRealtimeAppendTextParams {
  /** Id of the thread. */
  threadId: string;
  /** The text. */
  text: string;
  /**
   * Who it comes from.
   * @defaultValue `"user"`
   */
  role?: ConversationTextRole;
}

/** The text is passed on; there is nothing to say about it. */
export interface ThreadRealtimeAppendTextResponse {
}

/** A piece of sound. */
export interface ThreadRealtimeAudioChunk {
  /** Samples of 16 bits, Base64. */
  data: string;
  /** Samples per second and channel. */
  sampleRate: number;
  /** Channels. */
  numChannels: number;
  /** Samples per channel in this piece. `null`: not counted. */
  samplesPerChannel?: number | null;
  /** Item it belongs to. `null`: none. */
  itemId?: string | null;
}

/**
 * How an item of the agent is shown in a voice conversation.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadRealtimeBemItemPresentation =
  | ThreadRealtimeBemItemPresentationWholeItem
  | ThreadRealtimeBemItemPresentationInlineMarkdown
  | ThreadRealtimeBemItemPresentationInlineVisualization;

/** As a whole. */
export interface ThreadRealtimeBemItemPresentationWholeItem {
  type: "wholeItem";
}

/** As Markdown within the conversation. */
export interface ThreadRealtimeBemItemPresentationInlineMarkdown {
  type: "inlineMarkdown";
}

/** As one of its pictures within the conversation. */
export interface ThreadRealtimeBemItemPresentationInlineVisualization {
  type: "inlineVisualization";
  /** Which picture, counted from 0. */
  index: number;
}

/** A voice session is closed. */
export interface ThreadRealtimeClosedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Why, for example `requested`. `null`: not known. */
  reason?: string | null;
}

/** A voice session failed. */
export interface ThreadRealtimeErrorNotification {
  /** Id of the thread. */
  threadId: string;
  /** Text for the user. */
  message: string;
}

/** A text a voice session begins with. */
export interface ThreadRealtimeInitialItem {
  /** Who said it. */
  role: ConversationTextRole;
  /** The text. */
  text: string;
}

/**
 * An item of a voice session in a thread's timeline.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadRealtimeItem =
  | ThreadRealtimeItemRealtimeSessionStarted
  | ThreadRealtimeItemTranscriptSegment
  | ThreadRealtimeItemBemItemPromoted
  | ThreadRealtimeItemRealtimeSessionClosed;

/** A session was opened. */
export interface ThreadRealtimeItemRealtimeSessionStarted {
  type: "realtimeSessionStarted";
  /** Id of the item. */
  id: string;
  /** Voice session it belongs to. */
  realtimeSessionId: string;
}

/** Something was said. */
export interface ThreadRealtimeItemTranscriptSegment {
  type: "transcriptSegment";
  /** Id of the item. */
  id: string;
  /** Voice session it belongs to. */
  realtimeSessionId: string;
  /** Who said it. */
  role: ThreadRealtimeTranscriptRole;
  /** The words. */
  text: string;
}

/** An item of the agent became part of the conversation. */
export interface ThreadRealtimeItemBemItemPromoted {
  type: "bemItemPromoted";
  /** Id of the item. */
  id: string;
  /** Voice session it belongs to. */
  realtimeSessionId: string;
  /** Turn of the item. */
  turnId: string;
  /** The item. */
  itemId: string;
  /** How it is shown. */
  presentation: ThreadRealtimeBemItemPresentation;
}

/** The session was closed. */
export interface ThreadRealtimeItemRealtimeSessionClosed {
  type: "realtimeSessionClosed";
  /** Id of the item. */
  id: string;
  /** Voice session it belongs to. */
  realtimeSessionId: string;
  /** How it ended. */
  outcome: ThreadRealtimeSessionOutcome;
}

/** The model provider sent an item other than sound. */
export interface ThreadRealtimeItemAddedNotification {
  /** Id of the thread. */
  threadId: string;
  /** The item as it came, any JSON. */
  item: unknown;
}

/** An item of a voice session is complete and stored. */
export interface ThreadRealtimeItemCompletedNotification {
  /** Id of the thread. */
  threadId: string;
  /** The item as it is stored. */
  item: ThreadRealtimeItem;
}

/** An item of a voice session begins. */
export interface ThreadRealtimeItemStartedNotification {
  /** Id of the thread. */
  threadId: string;
  /** The item as far as it is known. */
  item: ThreadRealtimeItem;
}

/** More words of an item of a voice session. */
export interface ThreadRealtimeItemTranscriptDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the item. */
  itemId: string;
  /** The text to append. */
  delta: string;
}

/** Nothing to say. */
export interface ThreadRealtimeListVoicesParams {
}

/** The voices there are. */
export interface ThreadRealtimeListVoicesResponse {
  /** The voices. */
  voices: RealtimeVoicesList;
}

/** More sound of the voice model. */
export interface ThreadRealtimeOutputAudioDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** The next piece. */
  audio: ThreadRealtimeAudioChunk;
}

/** The model provider answered the offer of a WebRTC session. */
export interface ThreadRealtimeSdpNotification {
  /** Id of the thread. */
  threadId: string;
  /** The answer. */
  sdp: string;
}

/**
 * How a voice session ended.
 * - `ended`: As wanted.
 * - `failed`: With an error.
 */
export type ThreadRealtimeSessionOutcome = "ended" | "failed" | (string & {});

/** How to open a voice session of a thread. */
export interface ThreadRealtimeStartParams {
  /** Id of the thread. */
  threadId: string;
  /** Whether answers of the agent reach the session only through calls of the client. Absent: no. */
  clientManagedHandoffs?: boolean | null;
  /** Whether version 3 says something while work is handed over. Absent: the provider decides. */
  delegationAckFiller?: boolean | null;
  /** Whether speech left over at the end still goes to the agent. Absent: no. */
  flushTranscriptTailOnSessionEnd?: boolean | null;
  /** Whether answers of the agent are sent as items of the conversation. Absent: no. */
  codexResponsesAsItems?: boolean | null;
  /** Text put before answers sent as items. Absent: none. */
  codexResponseItemPrefix?: string | null;
  /** How answers of the agent are passed on; only from version 3 on. Absent: `thinking`. */
  codexResponseHandoffMode?: CodexResponseHandoffMode | null;
  /** Whether version 3 passes reasoning summaries on as quiet context. Absent: no. */
  backendReasoningStatus?: boolean;
  /** Prefixes of answers by channel: `analysis`, `commentary`, `final`. Absent: upper-case names in brackets. */
  codexResponseHandoffChannelPrefixes?: { [name: string]: string[] } | null;
  /** Voice model. Absent: the configured one. */
  model?: string | null;
  /** What the session puts out. */
  outputModality: RealtimeOutputModality;
  /** Whether the session begins with the context of the thread. Absent: yes. */
  includeStartupContext?: boolean | null;
  /** Texts the session begins with, at most 128 and about 8192 tokens; only version 3. Absent: none. */
  initialItems?: ThreadRealtimeInitialItem[] | null;
  /** Developer instructions for the agent when the session starts. Absent: none. */
  realtimeStartInstructions?: string | null;
  /** Developer instructions for the agent when the session ends. Absent: none. */
  realtimeEndInstructions?: string | null;
  /** Instructions of the voice model. `null`: none. Absent: the built-in ones. */
  prompt?: string | null;
  /** Id of the session to go on with. Absent: a new one. */
  realtimeSessionId?: string | null;
  /** Id the client's own product gave the session. Absent: none. */
  voiceSessionId?: string | null;
  /** How sound and events travel. Absent: `websocket`. */
  transport?: ThreadRealtimeStartTransport | null;
  /** Version of the voice protocol. Absent: the configured one. */
  version?: RealtimeConversationVersion | null;
  /** Voice to speak with. Absent: the default of the version. */
  voice?: RealtimeVoice | null;
}

/** The session is being opened; notifications tell the rest. */
export interface ThreadRealtimeStartResponse {
}

/**
 * How sound and events of a voice session travel.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadRealtimeStartTransport =
  | ThreadRealtimeStartTransportWebsocket
  | ThreadRealtimeStartTransportWebrtc
  | ThreadRealtimeStartTransportExistingCall;

/** Through this connection. */
export interface ThreadRealtimeStartTransportWebsocket {
  type: "websocket";
}

/** Between the client and the model provider. */
export interface ThreadRealtimeStartTransportWebrtc {
  type: "webrtc";
  /** Offer of the client, with audio and the data channel for events. */
  sdp: string;
}

/** Through a call the client has set up already. */
export interface ThreadRealtimeStartTransportExistingCall {
  type: "existingCall";
  /** Id of the call. */
  callId: string;
}

/** A voice session is open. */
export interface ThreadRealtimeStartedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the session. `null`: not known. */
  realtimeSessionId?: string | null;
  /** Version of the voice protocol in use. */
  version: RealtimeConversationVersion;
}

/** Which thread's voice session to close. */
export interface ThreadRealtimeStopParams {
  /** Id of the thread. */
  threadId: string;
}

/** The session is being closed; a notification tells when it is. */
export interface ThreadRealtimeStopResponse {
}

/** More words of a voice session. */
export interface ThreadRealtimeTranscriptDeltaNotification {
  /** Id of the thread. */
  threadId: string;
  /** Who says it. */
  role: string;
  /** The text to append. */
  delta: string;
}

/** A part of what is said is complete. */
export interface ThreadRealtimeTranscriptDoneNotification {
  /** Id of the thread. */
  threadId: string;
  /** Who said it. */
  role: string;
  /** All words of the part. */
  text: string;
}

/**
 * Who said something.
 * - `user`: The user.
 * - `assistant`: The agent.
 */
export type ThreadRealtimeTranscriptRole = "user" | "assistant" | (string & {});

/** A client that was paired with this server. */
export interface RemoteControlClient {
  /** Its id. */
  clientId: string;
  /** Name for people. `null`: none. */
  displayName?: string | null;
  /** Kind of device. `null`: not known. */
  deviceType?: string | null;
  /** Operating system. `null`: not known. */
  platform?: string | null;
  /** Version of the operating system. `null`: not known. */
  osVersion?: string | null;
  /** Model of the device. `null`: not known. */
  deviceModel?: string | null;
  /** Version of the client program. `null`: not known. */
  appVersion?: string | null;
  /** When it was connected last, in Unix seconds. `null`: not known. */
  lastSeenAt?: number | null;
}

/**
 * Order of a list of clients.
 * - `asc`: Oldest first.
 * - `desc`: Newest first.
 */
export type RemoteControlClientsListOrder = "asc" | "desc" | (string & {});

/** Which paired clients to list. */
export interface RemoteControlClientsListParams {
  /** Environment they were paired with. */
  environmentId: string;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most clients in the page. Absent: the server decides. */
  limit?: number | null;
  /** Order of the list. Absent: the server decides. */
  order?: RemoteControlClientsListOrder | null;
}

/** A page of paired clients. */
export interface RemoteControlClientsListResponse {
  /** The clients. */
  data: RemoteControlClient[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** Which client loses its access. */
export interface RemoteControlClientsRevokeParams {
  /** Environment it was paired with. */
  environmentId: string;
  /** Id of the client. */
  clientId: string;
}

/** Answer without content. */
export interface RemoteControlClientsRevokeResponse {
}

/** State of remote control after it was switched off. */
export interface RemoteControlDisableResponse {
  /** State of the connection to the service. */
  status: RemoteControlConnectionStatus;
  /** Name this server shows to clients. */
  serverName: string;
  /** Id of this installation. */
  installationId: string;
  /** Environment of this server at the service. `null`: none. */
  environmentId?: string | null;
}

/** State of remote control after it was switched on. */
export interface RemoteControlEnableResponse {
  /** State of the connection to the service. */
  status: RemoteControlConnectionStatus;
  /** Name this server shows to clients. */
  serverName: string;
  /** Id of this installation. */
  installationId: string;
  /** Environment of this server at the service. `null`: not known yet. */
  environmentId?: string | null;
}

/** How to pair a client. */
export interface RemoteControlPairingStartParams {
  /** Whether a code for typing in is wanted, too. Absent: no. */
  manualCode?: boolean;
}

/** A code to pair a client with. */
export interface RemoteControlPairingStartResponse {
  /** Code for the client, for example inside a QR code. */
  pairingCode: string;
  /** Short code for typing in. `null`: not asked for. */
  manualPairingCode?: string | null;
  /** Environment the client will be paired with. */
  environmentId: string;
  /** When the codes stop working, in Unix seconds. */
  expiresAt: number;
}

/** Which pairing to look at. One of the two is given. */
export interface RemoteControlPairingStatusParams {
  /** Its code. Absent: the other one is given. */
  pairingCode?: string | null;
  /** Its code for typing in. Absent: the other one is given. */
  manualPairingCode?: string | null;
}

/** How far a pairing is. */
export interface RemoteControlPairingStatusResponse {
  /** Whether a client has used the code. */
  claimed: boolean;
}

/** State of remote control. */
export interface RemoteControlStatusReadResponse {
  /** State of the connection to the service. */
  status: RemoteControlConnectionStatus;
  /** Name this server shows to clients. */
  serverName: string;
  /** Id of this installation. */
  installationId: string;
  /** Environment of this server at the service. `null`: none. */
  environmentId?: string | null;
}

/** How to switch remote control off. */
export interface RemoteControlDisableParams {
  /** Whether only until the server ends. Absent: no, for good. */
  ephemeral?: boolean;
}

/** How to switch remote control on. */
export interface RemoteControlEnableParams {
  /** Whether only until the server ends. Absent: no, for good. */
  ephemeral?: boolean;
}

/** Rules for the network of the application. */
export interface ApplicationNetworkRequirements {
  /** Whether only domains that are allowed may be reached. */
  enabled: boolean;
  /** Whether each domain may be reached, by exact name. */
  domains: { [name: string]: NetworkDomainPermission };
}

/** Rules for the desktop application. */
export interface ApplicationRequirements {
  /** Rules for its network. `null`: none. */
  network?: ApplicationNetworkRequirements | null;
  /** Rules for its directories. `null`: none. */
  storage?: ApplicationStorageRequirements | null;
}

/** Directories of new work in the application. They limit no access. */
export interface ApplicationStorageRequirements {
  /** Where new projects come to lie. `null`: not prescribed. */
  defaultProjectParent?: LegacyAppPathString | null;
  /** Where work without a project is done. `null`: not prescribed. */
  projectlessWorkspaceRoot?: LegacyAppPathString | null;
}

/** Rules for the automatic reviewer. */
export interface AutoReviewRequirements {
  /** Models that must not run without it. `null`: none. */
  requiredOnModels?: string[] | null;
  /** Rules of the user that do not spare a command the review. `null`: none. */
  ignoreRules?: string[] | null;
}

/**
 * Where credentials are stored.
 * - `file`: In a file.
 * - `keyring`: In the key store of the operating system.
 * - `auto`: In the key store where there is one, else in a file.
 * - `ephemeral`: In memory only.
 */
export type CliAuthCredentialsStoreMode = "file" | "keyring" | "auto" | "ephemeral" | (string & {});

/** Rules of the administrator. An absent or `null` member prescribes nothing. */
export interface ConfigRequirements {
  /** Model provider that must be used. */
  modelProvider?: string | null;
  /** Model providers by id, in the notation of the configuration, any JSON each. */
  modelProviders?: { [name: string]: unknown } | null;
  /** Ways to sign in; empty allows none. */
  allowedLoginMethods?: ForcedLoginMethod[] | null;
  /** Where credentials are stored. */
  cliAuthCredentialsStore?: CliAuthCredentialsStoreMode | null;
  /** Address of the vendor's service. */
  chatgptBaseUrl?: string | null;
  /** Text added to the developer instructions. */
  additionalDeveloperInstructions?: string | null;
  /** Approval policies that may be chosen. */
  allowedApprovalPolicies?: AskForApproval[] | null;
  /**
   * Reviewers that may be chosen.
   * @experimental
   */
  allowedApprovalsReviewers?: ApprovalsReviewer[] | null;
  /** Sandbox modes that may be chosen. */
  allowedSandboxModes?: SandboxMode[] | null;
  /** Sandboxes of Windows that may be used. */
  allowedWindowsSandboxImplementations?: WindowsSandboxImplementation[] | null;
  /** Whether each permission profile may be chosen, by name. */
  allowedPermissionProfiles?: { [name: string]: boolean } | null;
  /** Permission profile where none is chosen. */
  defaultPermissions?: string | null;
  /** Modes of the web search that may be chosen. */
  allowedWebSearchModes?: WebSearchMode[] | null;
  /** Whether only hooks of the administrator run. */
  allowManagedHooksOnly?: boolean | null;
  /** Whether the agent may use browser and computer. */
  allowBrowserAndComputerUse?: boolean | null;
  /** Whether pictures of apps may be taken. */
  allowAppshots?: boolean | null;
  /** Whether the server may be controlled from afar. */
  allowRemoteControl?: boolean | null;
  /** Rules for the use of the computer. */
  computerUse?: ComputerUseRequirements | null;
  /** Rules for the use of a browser. */
  browserUse?: BrowserUseRequirements | null;
  /** Rules for the browser of the application. */
  inAppBrowser?: InAppBrowserRequirements | null;
  /** Whether each feature must be on or off, by key. */
  featureRequirements?: { [name: string]: boolean } | null;
  /**
   * Hooks of the administrator.
   * @experimental
   */
  hooks?: ManagedHooksRequirements | null;
  /** Region the data must stay in. */
  enforceResidency?: ResidencyRequirement | null;
  /**
   * Rules for the network.
   * @experimental
   */
  network?: NetworkRequirements | null;
  /**
   * Rules for the desktop application.
   * @experimental
   */
  application?: ApplicationRequirements | null;
  /** Rules for the automatic reviewer. */
  autoReview?: AutoReviewRequirements | null;
  /** Rules for models. */
  models?: ModelsRequirements | null;
  /** Directory for databases. */
  sqliteHome?: string | null;
  /** Directory for logs. */
  logDir?: string | null;
  /** File that lists the models. */
  modelCatalogJson?: string | null;
  /** Whether to look for updates at the start. */
  checkForUpdateOnStartup?: boolean | null;
  /** Whether commands may run in a login shell. */
  allowLoginShell?: boolean | null;
  /** Rules for reports to the vendor. */
  feedback?: FeedbackRequirements | null;
  /** Rules for telemetry. */
  otel?: OtelRequirements | null;
}

/** What the administrator prescribes. */
export interface ConfigRequirementsReadResponse {
  /** Whether each speed mode has a rule of its own. Absent: one rule stands for all. */
  supportsIndependentSpeedModes?: boolean | null;
  /** The rules. `null`: there are none. */
  requirements?: ConfigRequirements | null;
}

/** Rules for reports to the vendor. */
export interface FeedbackRequirements {
  /** Whether reports may be sent. `null`: not prescribed. */
  enabled?: boolean | null;
}

/** Rules for the browser of the application. */
export interface InAppBrowserRequirements {
  /** Whether it may take settings of another browser over. `null`: not prescribed. */
  allowExternalBrowserSettingsImport?: boolean | null;
}

/** Rules for models. */
export interface ModelsRequirements {
  /** What new threads begin with. `null`: nothing is prescribed. */
  newThread?: NewThreadModelDefaults | null;
}

/**
 * What holds for a domain.
 * - `allow`: It may be reached.
 * - `deny`: It must not be reached.
 */
export type NetworkDomainPermission = "allow" | "deny" | (string & {});

/** Rules for the network of commands. An absent or `null` member prescribes nothing. */
export interface NetworkRequirements {
  /** Whether commands may use the network. */
  enabled?: boolean | null;
  /** Port of the HTTP proxy. */
  httpPort?: number | null;
  /** Port of the SOCKS proxy. */
  socksPort?: number | null;
  /** Whether the proxy may use another one. */
  allowUpstreamProxy?: boolean | null;
  /** Whether the proxy may listen to other machines. */
  dangerouslyAllowNonLoopbackProxy?: boolean | null;
  /** Whether every Unix socket is allowed. */
  dangerouslyAllowAllUnixSockets?: boolean | null;
  /** What holds for each domain, by its pattern. */
  domains?: { [name: string]: NetworkDomainPermission } | null;
  /** Patterns of hosts that need an approval, whatever else allows them. */
  reviewDomains?: string[] | null;
  /** Whether only domains allowed here count. */
  managedAllowedDomainsOnly?: boolean | null;
  /** Domains that are allowed; the same as in `domains`. */
  allowedDomains?: string[] | null;
  /** Domains that are denied; the same as in `domains`. */
  deniedDomains?: string[] | null;
  /** What holds for each Unix socket, by its path. */
  unixSockets?: { [name: string]: NetworkUnixSocketPermission } | null;
  /** Unix sockets that are allowed; the same as in `unixSockets`. */
  allowUnixSockets?: string[] | null;
  /** Whether commands may listen on this machine. */
  allowLocalBinding?: boolean | null;
}

/**
 * What holds for a Unix socket.
 * - `allow`: It may be used.
 * - `deny`: It must not be used.
 */
export type NetworkUnixSocketPermission = "allow" | "deny" | (string & {});

/** What new threads begin with. */
export interface NewThreadModelDefaults {
  /** Model. `null`: not prescribed. */
  model?: string | null;
  /** Reasoning effort. `null`: not prescribed. */
  modelReasoningEffort?: ReasoningEffort | null;
  /** Service tier. `null`: not prescribed. */
  serviceTier?: string | null;
}

/**
 * Region data must stay in.
 * - `us`: The United States.
 */
export type ResidencyRequirement = "us" | (string & {});

/**
 * A sandbox of Windows.
 * - `elevated`: The one that an administrator sets up.
 * - `unelevated`: The one that needs no administrator.
 * - `mxc`: The one of the operating system.
 */
export type WindowsSandboxImplementation = "elevated" | "unelevated" | "mxc" | (string & {});

/**
 * Where a review runs.
 * - `inline`: On the thread itself.
 * - `detached`: On a thread of its own, forked for it.
 */
export type ReviewDelivery = "inline" | "detached" | (string & {});

/** What to review. */
export interface ReviewStartParams {
  /** Id of the thread. */
  threadId: string;
  /** What to look at. */
  target: ReviewTarget;
  /** Where it runs. Absent: `inline`. */
  delivery?: ReviewDelivery | null;
}

/** The review that was started. */
export interface ReviewStartResponse {
  /** The turn, with a short label of the review as its only item. */
  turn: Turn;
  /** Thread the review runs on. */
  reviewThreadId: string;
}

/**
 * What a review looks at. Blanks around texts do not count.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ReviewTarget =
  | ReviewTargetUncommittedChanges
  | ReviewTargetBaseBranch
  | ReviewTargetCommit
  | ReviewTargetCustom;

/** Changes of the working tree that are not committed, new files included. */
export interface ReviewTargetUncommittedChanges {
  type: "uncommittedChanges";
}

/** Changes against a branch. */
export interface ReviewTargetBaseBranch {
  type: "baseBranch";
  /** Name of the branch; not empty. */
  branch: string;
}

/** The changes of a commit. */
export interface ReviewTargetCommit {
  type: "commit";
  /** Id of the commit; not empty. */
  sha: string;
  /** First line of its message. Absent: shown by its id only. */
  title?: string | null;
}

/** What a text says. */
export interface ReviewTargetCustom {
  type: "custom";
  /** The text; not empty. */
  instructions: string;
}

/** The work was asked for; it may find nothing to do. */
export interface RolloutCompressResponse {
}

/** A turn whose next user message is to be guessed. */
export interface ThreadPredictionRequestParams {
  /** Id of the thread. */
  threadId: string;
  /** The turn to go on from. */
  sourceTurnId: string;
}

/** The guess is under way; a notification brings it. */
export interface ThreadPredictionRequestResponse {
}

/**
 * How a guess ended.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadPredictionResult =
  | ThreadPredictionResultCompleted
  | ThreadPredictionResultFailed;

/** It could not be made. */
export interface ThreadPredictionResultFailed {
  type: "failed";
}

/** It is made. */
export interface ThreadPredictionResultCompleted {
  type: "completed";
  /** The guessed message. `null`: nothing fits. */
  text?: string | null;
}

/** A guess of the next user message is ready. */
export interface ThreadPredictionUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** The turn it goes on from. */
  sourceTurnId: string;
  /** How it ended. */
  result: ThreadPredictionResult;
}

/** Question to give up. */
export interface ThreadSampleCancelParams {
  /** Id of the `thread/sample` request. */
  requestId: RequestId;
}

/** The question is given up, or there was none. */
export interface ThreadSampleCancelResponse {
}

/** A question to the model about a thread's history. */
export interface ThreadSampleParams {
  /** Id of the thread. */
  threadId: string;
  /** The latest turn of the thread; another one is refused. */
  expectedTurnId: string;
  /** Whether the latest turn may still run. Absent: no. */
  allowInProgressTurn?: boolean;
  /** The question. */
  prompt: string;
  /** Reasoning effort, where it can be changed without losing the cache. Absent: that of the thread. */
  effort?: ReasoningEffort | null;
  /** Purpose of the question. Absent: that of the thread. */
  threadSource?: ThreadSource | null;
  /** What made the client ask, in its own words. Absent: not said. */
  turnTrigger?: string | null;
  /** Metadata for the request to the model. Absent: none. */
  responsesapiClientMetadata?: { [name: string]: string } | null;
  /** Whether to leave tools of MCP servers out. Absent: no. */
  disableMcp?: boolean;
  /** Whether cancelling also stops the model request. Absent: as the thread does. */
  interruptOnCancel?: boolean | null;
}

/** What the model answered; the history stays as it was. */
export interface ThreadSampleResponse {
  /** Turn that the question was asked after. */
  sourceTurnId: string;
  /** Id of the model's answer. The server makes it, because not all providers have one. */
  responseId: string;
  /** The answer. `null`: no text, or the model wanted to call a tool. */
  text?: string | null;
  /** Input tokens. `null`: not known. */
  inputTokens?: number | null;
  /** Input tokens that came from the cache. `null`: not known. */
  cachedInputTokens?: number | null;
  /** Output tokens. `null`: not known. */
  outputTokens?: number | null;
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
  /** What can be read. `null`: everything; nothing else is accepted any more. */
  access?: LegacyReadOnlyAccess | null;
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
  /** What can be read. `null`: everything; nothing else is accepted any more. */
  readOnlyAccess?: LegacyReadOnlyAccess | null;
}

/**
 * What a sandbox lets commands read. Older clients send it.
 *
 * Newer peers may send others: keep a default branch.
 */
export type LegacyReadOnlyAccess =
  | LegacyReadOnlyAccessFullAccess
  | LegacyReadOnlyAccessRestricted;

/** Everything. */
export interface LegacyReadOnlyAccessFullAccess {
  type: "fullAccess";
}

/** Listed folders. Refused: a permission profile says it. */
export interface LegacyReadOnlyAccessRestricted {
  type: "restricted";
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

/** A measured value. */
export interface ServerDiagnosticsGauge {
  /** What is measured. */
  name: string;
  /** The current value. */
  value: number;
}

/** No parameters. */
export interface ServerDiagnosticsParams {
}

/** The server process. */
export interface ServerDiagnosticsProcess {
  /** Process id. */
  id: number;
  /** Physical memory in use, in bytes. `null`: the system does not tell. */
  residentMemoryBytes?: number | null;
  /** Memory charged to the process, in bytes. `null`: the system does not tell. */
  physicalFootprintBytes?: number | null;
}

/** How the server is doing. */
export interface ServerDiagnosticsResponse {
  /** The server process. */
  process: ServerDiagnosticsProcess;
  /** Counts of open requests and the like. */
  gauges: ServerDiagnosticsGauge[];
}

/** What later turns of a thread run with. */
export interface ThreadSettings {
  /**
   * Plugins switched off for the thread.
   * @defaultValue `[]`
   */
  disabledPluginIds?: string[];
  /** Working directory. */
  cwd: AbsolutePathBuf;
  /**
   * Environments, the primary one first; empty: none. `null`: not shown.
   * @experimental
   */
  environments?: ThreadEnvironment[] | null;
  /** When the user is asked. */
  approvalPolicy: AskForApproval;
  /** Who answers approval questions. */
  approvalsReviewer: ApprovalsReviewer;
  /** What commands and patches may touch. */
  sandboxPolicy: SandboxPolicy;
  /** Permission profile in use. `null`: none. */
  activePermissionProfile?: ActivePermissionProfile | null;
  /** Model in use. */
  model: string;
  /** Id of the model provider. */
  modelProvider: string;
  /** Service tier. `null`: the provider's default. */
  serviceTier?: string | null;
  /** Reasoning effort. `null`: that of the model. */
  effort?: ReasoningEffort | null;
  /** How much of the reasoning is summarized. `null`: that of the model. */
  summary?: ReasoningSummary | null;
  /** Collaboration mode in force. */
  collaborationMode: CollaborationMode;
  /**
   * Always `explicitRequestOnly`; `effort` decides instead.
   * @defaultValue `"explicitRequestOnly"`
   * @experimental
   */
  multiAgentMode?: MultiAgentMode;
  /** Tone that is stored; it has no effect any more. `null`: none. */
  personality?: Personality | null;
}

/** Settings to change for later turns. What is absent stays. */
export interface ThreadSettingsUpdateParams {
  /** Id of the thread. */
  threadId: string;
  /** Plugins switched off for the thread; empty switches all on. */
  disabledPluginIds?: string[] | null;
  /** Working directory. */
  cwd?: string | null;
  /** Environments, the primary one first; empty: none. Absent with `cwd`: the default ones there. */
  environments?: TurnEnvironmentParams[] | null;
  /** When to ask before acting. */
  approvalPolicy?: AskForApproval | null;
  /** Who answers approval questions. */
  approvalsReviewer?: ApprovalsReviewer | null;
  /** What commands and patches may touch. */
  sandboxPolicy?: SandboxPolicy | null;
  /** Name of a permission profile; excludes `sandboxPolicy`. */
  permissions?: string | null;
  /** Model to use. */
  model?: string | null;
  /** Service tier of the model provider. `null`: back to its default. */
  serviceTier?: string | null;
  /** Reasoning effort. */
  effort?: ReasoningEffort | null;
  /** How much of the reasoning is summarized. */
  summary?: ReasoningSummary | null;
  /** Collaboration mode; `null` instructions in it mean those that belong to the mode. */
  collaborationMode?: CollaborationMode | null;
  /** Ignored; `effort` decides instead. */
  multiAgentMode?: MultiAgentMode | null;
  /** Tone of the answers; it has no effect any more. */
  personality?: Personality | null;
}

/** The settings are taken over; there is nothing to say about it. */
export interface ThreadSettingsUpdateResponse {
}

/** The settings of later turns changed. */
export interface ThreadSettingsUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** All settings as they are now. */
  threadSettings: ThreadSettings;
}

/** Skill files changed: read them again with `skills/list`. No content. */
export interface SkillsChangedNotification {
}

/** Which skill to switch on or off. It is named by its path or by its name. */
export interface SkillsConfigWriteParams {
  /** Its `SKILL.md`, absolute; need not exist. Absent: `name` says which. 0.97 needs it. */
  path?: AbsolutePathBuf | null;
  /** Its name. Absent: `path` says which. */
  name?: string | null;
  /** Whether it is on from now on. */
  enabled: boolean;
}

/** Outcome of switching a skill. */
export interface SkillsConfigWriteResponse {
  /** Whether it is on now. */
  effectiveEnabled: boolean;
}

/** Further places to look for skills. */
export interface SkillsExtraRootsSetParams {
  /** Directories, absolute. They replace those set before. */
  extraRoots: AbsolutePathBuf[];
}

/** Answer without content. */
export interface SkillsExtraRootsSetResponse {
}

/** Which skills to list. */
export interface SkillsListParams {
  /** Directories to list skills for. Absent or empty: that of the server. */
  cwds?: string[];
  /** Whether to read the files again instead of answering from memory. Absent: no. */
  forceReload?: boolean;
}

/** The skills that can be used. */
export interface SkillsListResponse {
  /** One entry per directory. */
  data: SkillsListEntry[];
}

/** No parameters. */
export interface SkillsRemoteReadParams {
}

/** Which skill of the catalog to download. */
export interface SkillsRemoteWriteParams {
  /** Its id in the catalog. */
  hazelnutId: string;
  /** Whether it is only kept at hand and not yet switched on. */
  isPreload: boolean;
}

/** The catalog of skills. */
export interface SkillsRemoteReadResponse {
  /** The skills in it. */
  data: RemoteSkillSummary[];
}

/** A skill was downloaded. */
export interface SkillsRemoteWriteResponse {
  /** Its id in the catalog. */
  id: string;
  /** Its name. */
  name: string;
  /** Where it is now. */
  path: string;
}

/** What a skill needs in order to work. */
export interface SkillDependencies {
  /** The tools it needs. */
  tools: SkillToolDependency[];
}

/** A skill that could not be read. */
export interface SkillErrorInfo {
  /** Its file. */
  path: string;
  /** What is wrong with it. */
  message: string;
}

/** How to show a skill to users. */
export interface SkillInterface {
  /** Name. `null`: use that of the skill. */
  displayName?: string | null;
  /** One line about it. `null`: none. */
  shortDescription?: string | null;
  /** Small icon, absolute path. `null`: none. */
  iconSmall?: AbsolutePathBuf | null;
  /** Large icon, absolute path. `null`: none. */
  iconLarge?: AbsolutePathBuf | null;
  /** Address of the small icon in the catalog. `null`: none. */
  iconSmallUrl?: string | null;
  /** Address of the large icon in the catalog. `null`: none. */
  iconLargeUrl?: string | null;
  /** Color to show it in, such as `#10A37F`. `null`: none. */
  brandColor?: string | null;
  /** Text to begin with when the user picks it. `null`: none. */
  defaultPrompt?: string | null;
}

/** A skill. */
export interface SkillMetadata {
  /** Name it is called by. */
  name: string;
  /** What it is good for, for the model. */
  description: string;
  /** One line for users, from the front matter. Absent: none. `interface` has the newer form. */
  shortDescription?: string | null;
  /** How to show it. Absent: nothing special. */
  interface?: SkillInterface | null;
  /** What it needs. Absent: nothing. */
  dependencies?: SkillDependencies | null;
  /** Its `SKILL.md`, absolute. */
  path: LegacyAppPathString;
  /** Where it comes from. */
  scope: SkillScope;
  /** Whether it is on. */
  enabled: boolean;
  /** Plugin it belongs to. `null`: none. */
  pluginId?: string | null;
}

/**
 * Where a skill comes from.
 * - `user`: The home directory of the user.
 * - `repo`: The project.
 * - `system`: The server brings it along.
 * - `admin`: The administrator of the machine.
 */
export type SkillScope = "user" | "repo" | "system" | "admin" | (string & {});

/** A tool a skill needs. */
export interface SkillToolDependency {
  /** Kind of the tool, such as `mcp`. */
  type: string;
  /** Which tool: its name. */
  value: string;
  /** What it is needed for. Absent: not said. */
  description?: string | null;
  /** How its server is reached. Absent: not said. */
  transport?: string | null;
  /** Command that starts its server. Absent: none. */
  command?: string | null;
  /** Address of its server. Absent: none. */
  url?: string | null;
}

/** The skills for a directory. */
export interface SkillsListEntry {
  /** The directory. */
  cwd: string;
  /** The skills, by scope (`repo`, `user`, `system`) and then by name. */
  skills: SkillMetadata[];
  /** Skill files that could not be read. */
  errors: SkillErrorInfo[];
}

/** A skill in the catalog. */
export interface RemoteSkillSummary {
  /** Its id in the catalog. */
  id: string;
  /** Its name. */
  name: string;
  /** What it is good for. */
  description: string;
}

/**
 * Where telemetry goes.
 *
 * Newer peers may send others: keep a default branch.
 */
export type OtelExporter =
  | "none"
  | "statsig"
  | { "otlp-http": OtelExporterOtlpHttp }
  | { "otlp-grpc": OtelExporterOtlpGrpc };

/** The collector. */
export interface OtelExporterOtlpHttp {
  /** Its address. */
  endpoint: string;
  /** Headers by name; their values are blanked out. */
  headers: { [name: string]: string };
  /** Notation of the messages. */
  protocol: OtelHttpProtocol;
  /** Certificates. `null`: those of the system. */
  tls?: OtelTlsConfig | null;
}

/** The collector. */
export interface OtelExporterOtlpGrpc {
  /** Its address. */
  endpoint: string;
  /** Headers by name; their values are blanked out. */
  headers: { [name: string]: string };
  /** Certificates. `null`: those of the system. */
  tls?: OtelTlsConfig | null;
}

/**
 * Notation of messages to a collector.
 * - `binary`: Protocol Buffers.
 * - `json`: JSON.
 */
export type OtelHttpProtocol = "binary" | "json" | (string & {});

/** Rules for telemetry. An absent or `null` member prescribes nothing. */
export interface OtelRequirements {
  /** How results of tools are reported. */
  tool_result?: OtelToolResultLogConfig | null;
  /** Whether each piece of an answer is reported. */
  log_sse_deltas?: boolean | null;
  /** Whether words of the user are reported. */
  log_user_prompt?: boolean | null;
  /** Whether answers of the agent are reported. */
  log_agent_responses?: boolean | null;
  /** Whether judgments of the automatic reviewer are reported. */
  log_guardian_assessments?: boolean | null;
  /** Name of the environment that is reported. */
  environment?: string | null;
  /** Where logs go. */
  exporter?: OtelExporter | null;
  /** Where traces go. */
  trace_exporter?: OtelExporter | null;
  /** Where measurements go. */
  metrics_exporter?: OtelExporter | null;
  /** Attributes of all spans; texts by name. */
  span_attributes?: { [name: string]: string } | null;
  /** Entries of `tracestate`, by vendor; a map of texts each. */
  tracestate?: { [name: string]: { [name: string]: string } } | null;
}

/** Certificates of a connection. */
export interface OtelTlsConfig {
  /** File of the certificate authority. `null`: that of the system. */
  "ca-certificate"?: string | null;
  /** File of the client's certificate. `null`: none. */
  "client-certificate"?: string | null;
  /** File of the client's key. `null`: none. */
  "client-private-key"?: string | null;
}

/** How results of tools are reported. */
export interface OtelToolResultLogConfig {
  /** Most bytes of a result. */
  max_bytes: number;
}

/** A command that runs on behind the turns of a thread. */
export interface ThreadBackgroundTerminal {
  /** Item of the command. */
  itemId: string;
  /** Id of the command's terminal. */
  processId: string;
  /** The command line. */
  command: string;
  /** Working directory. */
  cwd: LegacyAppPathString;
  /** Process id of the operating system. `null`: not known. */
  osPid?: number | null;
  /** Processor use in percent of one core. `null`: not measured. */
  cpuPercent?: number | null;
  /** Memory in use, in KiB. `null`: not measured. */
  rssKb?: number | null;
}

/** Which thread's background commands to end. */
export interface ThreadBackgroundTerminalsCleanParams {
  /** Id of the thread. */
  threadId: string;
}

/** The commands are ended; there is nothing to say about it. */
export interface ThreadBackgroundTerminalsCleanResponse {
}

/** Which page of a thread's background commands to return. */
export interface ThreadBackgroundTerminalsListParams {
  /** Id of the thread. */
  threadId: string;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most commands in the page. Absent: the server decides. */
  limit?: number | null;
}

/** A page of background commands. */
export interface ThreadBackgroundTerminalsListResponse {
  /** The commands. */
  data: ThreadBackgroundTerminal[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** Background command to end. */
export interface ThreadBackgroundTerminalsTerminateParams {
  /** Id of the thread. */
  threadId: string;
  /** Id of its terminal. */
  processId: string;
}

/** Whether the command ran. */
export interface ThreadBackgroundTerminalsTerminateResponse {
  /** Whether it was ended; false where it did not run. */
  terminated: boolean;
}

/** A command of the user. */
export interface ThreadShellCommandParams {
  /** Id of the thread. */
  threadId: string;
  /** Command line for the thread's shell; it runs without a sandbox. */
  command: string;
  /** Time limit in milliseconds, not negative; 0 stops it at once. Absent: one hour. */
  timeoutMs?: number | null;
}

/** The command is started; items tell the rest. */
export interface ThreadShellCommandResponse {
}

/** A conversation: its settings, its state and, where asked for, its turns. */
export interface Thread {
  /** Id of the thread, a UUIDv7. */
  id: string;
  /**
   * Environments of a loaded thread, the primary one first. `null`: the thread is not loaded.
   * @experimental
   */
  environments?: ThreadEnvironment[] | null;
  /**
   * Data of the implementation. `null`: none.
   * @experimental
   */
  extra?: ThreadExtra | null;
  /** Id shared by all threads of one tree of forks and sub-agents. */
  sessionId: string;
  /** Thread this one was forked from. `null`: none. */
  forkedFromId?: string | null;
  /**
   * Thread this one is attached to. `null`: none.
   * @experimental
   */
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
  /**
   * Whether a client may start turns in it. `null`: the thread is not loaded.
   * @experimental
   */
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
  /**
   * Saved Daybreak choice. `null`: none made.
   * @experimental
   */
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
  | "none"
  | { custom: string }
  | "explicitRequestOnly"
  | "proactive";

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
  /**
   * What the user has not read yet. `null`: not recorded for this thread.
   * @experimental
   */
  readState?: ThreadReadState | null;
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

/** A page of turns. */
export interface TurnsPage {
  /** The turns. */
  data: Turn[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
  /** Cursor to read the other way from the beginning of this page. `null`: the page is empty. */
  backwardsCursor?: string | null;
}

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
  /**
   * Whether to leave out outputs of successful commands. Absent: no.
   * @experimental
   */
  commandExecution?: boolean;
  /**
   * Whether to leave out plain text results of successful MCP tool calls. Absent: no.
   * @experimental
   */
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
  /**
   * Whether the output was left out. Absent: no.
   * @experimental
   */
  outputDeferred?: boolean;
}

/** The history of a thread was summarized. */
export interface ContextCompactedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
}

/** Which thread's history to summarize. */
export interface ThreadCompactStartParams {
  /** Id of the thread. */
  threadId: string;
}

/** The summary is under way; notifications tell the rest. */
export interface ThreadCompactStartResponse {
}

/** Items to add to what the model sees. */
export interface ThreadInjectItemsParams {
  /** Id of the thread. */
  threadId: string;
  /** Items in the notation of the model's interface, at least one. */
  items: unknown[];
}

/** The items are added; there is nothing to say about it. */
export interface ThreadInjectItemsResponse {
}

/** Which items of a turn to return. */
export interface ThreadItemsReadParams {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Ids of the items, 1 to 100. */
  itemIds: string[];
}

/** The items that were found. */
export interface ThreadItemsReadResponse {
  /** The items in stored order; ids that do not exist are left out. */
  data: ThreadItemEntry[];
}

/** A plan the user agreed to. */
export interface ThreadPrepareApprovedPlanParams {
  /** Id of the thread. */
  threadId: string;
  /** The plan, in Markdown. */
  markdown: string;
  /** Absolute path of the server's copy of the plan. Absent: there is no copy. */
  attachmentPath?: string | null;
}

/** How to begin the work on a plan. */
export interface ThreadPrepareApprovedPlanResponse {
  /** Text for the first turn of a fresh thread. */
  prompt: string;
}

/** How much history to drop. Files of the workspace stay as they are. */
export interface ThreadRevertParams {
  /** Id of the thread. */
  threadId: string;
  /** First turn to drop; all later ones go too. */
  beforeTurnId: string;
}

/** The thread after dropping turns. */
export interface ThreadRevertResponse {
  /** The thread, without turns. */
  thread: Thread;
  /** Cursor to read the turns left, newest first, that one included. `null`: none are left. */
  turnsBackwardsCursor?: string | null;
  /** Cursor to read the items left, newest first, that one included. `null`: none are left. */
  itemsBackwardsCursor?: string | null;
}

/** Turns of a thread were dropped; read its history anew. */
export interface ThreadRevertedNotification {
  /** Id of the thread. */
  threadId: string;
}

/** How much history to drop. */
export interface ThreadRollbackParams {
  /** Id of the thread. */
  threadId: string;
  /** User turns to drop from the end, at least 1; more than there are empties the history. */
  numTurns: number;
}

/** The thread after dropping turns. */
export interface ThreadRollbackResponse {
  /** The thread, with the turns that are left. */
  thread: Thread;
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
  /**
   * What is unread, by thread id; a thread without a state has none. `null`: not recorded at all.
   * @experimental
   */
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

/** The unread part of a thread changed. */
export interface ThreadReadStateChangedNotification {
  /** Id of the thread. */
  threadId: string;
  /** What is unread now. */
  readState: ThreadReadState;
}

/** Which thread's count of open questions goes down. */
export interface ThreadDecrementElicitationParams {
  /** Id of the thread. */
  threadId: string;
}

/** The count of open questions. */
export interface ThreadDecrementElicitationResponse {
  /** Questions open now. */
  count: number;
  /** Whether the time limits of commands still stand still. */
  paused: boolean;
}

/** Which thread's count of open questions goes up. */
export interface ThreadIncrementElicitationParams {
  /** Id of the thread. */
  threadId: string;
}

/** The count of open questions. */
export interface ThreadIncrementElicitationResponse {
  /** Questions open now. */
  count: number;
  /** Whether the time limits of commands stand still. */
  paused: boolean;
}

/**
 * Whether a thread may become part of memories.
 * - `enabled`: It may.
 * - `disabled`: It stays out of them.
 */
export type ThreadMemoryMode = "enabled" | "disabled" | (string & {});

/** Whether a thread may become part of memories. */
export interface ThreadMemoryModeSetParams {
  /** Id of the thread. */
  threadId: string;
  /** The choice. */
  mode: ThreadMemoryMode;
}

/** The choice is stored; there is nothing to say about it. */
export interface ThreadMemoryModeSetResponse {
}

/** Which loaded thread's memories to return. */
export interface ThreadMemoryReadParams {
  /** Id of the thread. */
  threadId: string;
}

/** What the thread knows from memories. */
export interface ThreadMemoryReadResponse {
  /** The summary. `null`: memories are off, or there is none. */
  summary?: string | null;
}

/** Changes of the stored state of the repository; at least one member. */
export interface ThreadMetadataGitInfoUpdateParams {
  /** Commit. `null`: remove it. Absent: as before. */
  sha?: string | null;
  /** Branch. `null`: remove it. Absent: as before. */
  branch?: string | null;
  /** Address of the remote `origin`. `null`: remove it. Absent: as before. */
  originUrl?: string | null;
}

/** What to change in the stored data of a thread; at least one member. */
export interface ThreadMetadataUpdateParams {
  /** Id of the thread. */
  threadId: string;
  /**
   * Project to put the thread into; empty takes it out. Absent or `null`: as before.
   * @experimental
   */
  projectId?: string | null;
  /** State of the repository to store. Absent: as before. */
  gitInfo?: ThreadMetadataGitInfoUpdateParams | null;
  /**
   * Daybreak choice to save. Absent or `null`: as before.
   * @experimental
   */
  daybreakEnabled?: boolean | null;
}

/** The thread after the change. */
export interface ThreadMetadataUpdateResponse {
  /** The thread, without turns. */
  thread: Thread;
}

/** A thread came into a project or left one. */
export interface ThreadProjectUpdatedNotification {
  /** Id of the thread. */
  threadId: string;
  /** The project. `null`: none. */
  projectId: string | null;
}

/**
 * How to mark a thread.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadReadStateOperation =
  | ThreadReadStateOperationRead
  | ThreadReadStateOperationUnread;

/** As read. */
export interface ThreadReadStateOperationRead {
  type: "read";
}

/** As unread. */
export interface ThreadReadStateOperationUnread {
  type: "unread";
}

/** How to mark a thread. */
export interface ThreadReadStateUpdateParams {
  /** Id of the thread. */
  threadId: string;
  /** The mark. */
  operation: ThreadReadStateOperation;
  /** Revision of the read state that the user saw; a different one is refused. */
  expectedRevision: string;
}

/** The read state after the change. */
export interface ThreadReadStateUpdateResponse {
  /** The read state, with its new revision. */
  readState: ThreadReadState;
}

/** A message that holds the text. */
export interface ThreadSearchOccurrence {
  /** Id of the turn. */
  turnId: string;
  /** The message. */
  itemId: string;
  /** Text around the place. */
  snippet: string;
  /** Where the text stands in `snippet`. */
  snippetMatchRange: ThreadSearchTextRange;
  /** Cursor for `thread/turns/list` that begins with this turn. */
  turnCursor: string;
}

/** What to look for in the messages of one thread. */
export interface ThreadSearchOccurrencesParams {
  /** Id of the thread. */
  threadId: string;
  /** Text to look for, upper and lower case alike. */
  searchTerm: string;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most places in the page. Absent: the server decides. */
  limit?: number | null;
}

/** A page of places in a thread. */
export interface ThreadSearchOccurrencesResponse {
  /** The places, oldest first. */
  data: ThreadSearchOccurrence[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** What to look for in all stored threads. */
export interface ThreadSearchParams {
  /** Whether to search threads attached to others, too. Absent: no. */
  includeAttachedThreads?: boolean;
  /** Whether to leave out threads of other accounts. Absent: no. */
  currentAccountOnly?: boolean;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most threads in the page. Absent: the server decides. */
  limit?: number | null;
  /** What to sort by. Absent: time of creation. */
  sortKey?: ThreadSearchSortKey | null;
  /** Order. Absent: newest first. */
  sortDirection?: SortDirection | null;
  /** Only threads of these kinds of programs. Absent or empty: interactive ones. */
  sourceKinds?: ThreadSourceKind[] | null;
  /** Whether to search archived threads instead of active ones. Absent: no. */
  archived?: boolean | null;
  /** Text to look for; not blank. */
  searchTerm: string;
}

/** A page of found threads. */
export interface ThreadSearchResponse {
  /** The threads. */
  data: ThreadSearchResult[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
  /** Cursor to read the other way from the beginning of this page. `null`: the page is empty. */
  backwardsCursor?: string | null;
}

/** A found thread. */
export interface ThreadSearchResult {
  /** The thread, without turns. */
  thread: Thread;
  /** Text around the place that was found. */
  snippet: string;
}

/**
 * What found threads are sorted by.
 * - `created_at`: Time of creation.
 * - `updated_at`: Time of the last change.
 * - `recency_at`: Time of the last use.
 */
export type ThreadSearchSortKey = "created_at" | "updated_at" | "recency_at" | (string & {});

/** A part of a text, in UTF-16 code units. */
export interface ThreadSearchTextRange {
  /** Where it begins, counted from 0. */
  start: number;
  /** Where it ends, itself outside. */
  end: number;
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

/** A thread was moved in the user's list. */
export interface ThreadSectionChangedNotification {
  /** Id of the thread. */
  threadId: string;
  /** Section it is in now. `null`: none. */
  sectionId: string | null;
}

/** Where to put a thread in the user's list. */
export interface ThreadSectionMoveParams {
  /** Thread to move. */
  threadId: string;
  /** The section. `null`: none. */
  sectionId: string | null;
  /** Thread of the section to stand before. Absent or `null`: at the end. */
  beforeThreadId?: string | null;
}

/** The thread is moved; there is nothing to say about it. */
export interface ThreadSectionMoveResponse {
}

/** A new section. */
export interface ThreadSectionCreateParams {
  /** Name shown to the user; not blank. */
  name: string;
  /** How it looks. Absent: as usual. */
  appearance?: ThreadSectionAppearance | null;
}

/** The new section. */
export interface ThreadSectionCreateResponse {
  /** The section, with its id. */
  section: ThreadSection;
}

/** Section to delete. */
export interface ThreadSectionDeleteParams {
  /** The section; the built-in one stays. */
  sectionId: string;
}

/** The section is deleted; there is nothing to say about it. */
export interface ThreadSectionDeleteResponse {
}

/** Which page of the sections to return. */
export interface ThreadSectionListParams {
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most sections in the page. Absent: the server decides. */
  limit?: number | null;
}

/** A page of sections. */
export interface ThreadSectionListResponse {
  /** The sections. */
  data: ThreadSection[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
}

/** How to change a section. */
export interface ThreadSectionUpdateParams {
  /** Section to change. */
  sectionId: string;
  /** New name; not blank. */
  name: string;
  /** How it looks. `null`: as usual. Absent: as before. */
  appearance?: ThreadSectionAppearance | null;
}

/** The changed section. */
export interface ThreadSectionUpdateResponse {
  /** The section as it is now. */
  section: ThreadSection;
}

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
  /** Service tier of the model provider. `null`: back to its default. */
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
   * @experimental
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
  /**
   * Permission profile in force. `null`: none.
   * @experimental
   */
  activePermissionProfile?: ActivePermissionProfile | null;
  /** Reasoning effort. `null`: the model's default. */
  reasoningEffort?: ReasoningEffort | null;
  /**
   * Always `explicitRequestOnly`; kept for older clients.
   * @defaultValue `"explicitRequestOnly"`
   * @experimental
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
  /** Service tier of the model provider. `null`: back to its default. */
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
   * @experimental
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
  /**
   * Permission profile in force. `null`: none.
   * @experimental
   */
  activePermissionProfile?: ActivePermissionProfile | null;
  /** Reasoning effort. `null`: the model's default. */
  reasoningEffort?: ReasoningEffort | null;
  /** Collaboration mode in force. `null`: not known. */
  collaborationMode?: CollaborationMode | null;
  /**
   * Always `explicitRequestOnly`; kept for older clients.
   * @defaultValue `"explicitRequestOnly"`
   * @experimental
   */
  multiAgentMode?: MultiAgentMode;
  /**
   * The page of turns that was asked for. `null`: none was.
   * @experimental
   */
  initialTurnsPage?: TurnsPage | null;
  /** Cursor for `thread/turns/list` to read backwards from the newest turn. `null`: no turns. */
  turnsBackwardsCursor?: string | null;
  /** Cursor for `thread/items/list` to read backwards from the newest item. `null`: no items. */
  itemsBackwardsCursor?: string | null;
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
  /** Service tier of the model provider. `null`: back to its default. */
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
   * @experimental
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
  /**
   * Permission profile in force. `null`: none.
   * @experimental
   */
  activePermissionProfile?: ActivePermissionProfile | null;
  /** Reasoning effort. `null`: the model's default. */
  reasoningEffort?: ReasoningEffort | null;
  /**
   * Always `explicitRequestOnly`; kept for older clients.
   * @defaultValue `"explicitRequestOnly"`
   * @experimental
   */
  multiAgentMode?: MultiAgentMode;
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

/**
 * One step of a thread's history.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ThreadTimelineEntry =
  | ThreadTimelineEntryItem
  | ThreadTimelineEntryRealtime
  | ThreadTimelineEntryTurnStarted
  | ThreadTimelineEntryTurnCompleted;

/** An item of a turn. */
export interface ThreadTimelineEntryItem {
  type: "item";
  /** Place in the history; it only grows. */
  position: number;
  /** Turn the item belongs to. */
  turnId: string;
  /** The item. */
  item: ThreadItem;
}

/** An item of a voice session. */
export interface ThreadTimelineEntryRealtime {
  type: "realtime";
  /** Place in the history; it only grows. */
  position: number;
  /** The item. */
  item: ThreadRealtimeItem;
}

/** A turn began. */
export interface ThreadTimelineEntryTurnStarted {
  type: "turnStarted";
  /** Place in the history; it only grows. */
  position: number;
  /** The turn. */
  turnId: string;
  /** When it began, in Unix seconds. `null`: not known. */
  startedAt?: number | null;
}

/** A turn ended. */
export interface ThreadTimelineEntryTurnCompleted {
  type: "turnCompleted";
  /** Place in the history; it only grows. */
  position: number;
  /** The turn. */
  turnId: string;
  /** How it ended. */
  status: TurnStatus;
  /** Why it failed. `null`: it did not. */
  error?: TurnError | null;
  /** When it began, in Unix seconds. `null`: not known. */
  startedAt?: number | null;
  /** When it ended, in Unix seconds. `null`: not known. */
  completedAt?: number | null;
  /** How long it ran, in milliseconds. `null`: not known. */
  durationMs?: number | null;
}

/** Which page of a thread's timeline to return. */
export interface ThreadTimelineListParams {
  /** Id of the thread. */
  threadId: string;
  /** Where to go on, from the page before. Absent: at the beginning. */
  cursor?: string | null;
  /** Most entries in the page. Absent: the server decides. */
  limit?: number | null;
}

/** A page of a thread's timeline. */
export interface ThreadTimelineListResponse {
  /** The entries, in the order they were stored. */
  data: ThreadTimelineEntry[];
  /** Cursor of the next page. `null`: this is the last one. */
  nextCursor?: string | null;
  /** Voice session that was open before the first entry. `null`: none. */
  activeRealtimeSessionAtPageStart?: string | null;
}

/**
 * A tool the client offers to the model.
 *
 * Newer peers may send others: keep a default branch.
 */
export type DynamicToolSpec =
  | DynamicToolSpecFunction
  | DynamicToolSpecNamespace;

/** A single tool. A value without `type` is one. */
export interface DynamicToolSpecFunction {
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

/** Tools grouped under a common name. */
export interface DynamicToolSpecNamespace {
  type: "namespace";
  /** Name of the group. */
  name: string;
  /** What the tools are for; the model reads it. */
  description: string;
  /** The tools of the group. */
  tools: DynamicToolNamespaceTool[];
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
  /** Service tier of the model provider. `null`: back to its default. */
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

/** The model provider sent data of its moderation. */
export interface TurnModerationMetadataNotification {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** The data as it came, any JSON. */
  metadata: unknown;
}

/** Settings to change for the rest of a running turn. What is absent stays. */
export interface TurnSettingsUpdateParams {
  /** Id of the thread. */
  threadId: string;
  /** The running turn. */
  turnId: string;
  /** Who answers approval questions from the next step on. */
  approvalsReviewer?: ApprovalsReviewer | null;
  /** Environments from the next step on, the primary one first; empty: none. */
  environments?: TurnEnvironmentParams[] | null;
  /** Model to use. */
  model?: string | null;
  /** Reasoning effort. */
  effort?: ReasoningEffort | null;
  /** How much of the reasoning is summarized. */
  summary?: ReasoningSummary | null;
  /** Service tier. `null`: back to the default of the provider. */
  serviceTier?: string | null;
}

/** What became of the change. */
export interface TurnSettingsUpdateResponse {
  /** What became of it. */
  status: TurnSettingsUpdateStatus;
}

/**
 * What became of a change of a turn's settings.
 * - `applied`: It holds from the next step on, if there is one.
 * - `targetUnavailable`: The turn does not run any more.
 */
export type TurnSettingsUpdateStatus = "applied" | "targetUnavailable" | (string & {});

/** Tokens of a day. */
export interface AccountTokenUsageDailyBucket {
  /** The day, as `YYYY-MM-DD`. */
  startDate: string;
  /** Tokens used. */
  tokens: number;
}

/** Use of an account in numbers. */
export interface AccountTokenUsageSummary {
  /** Tokens since the beginning. `null`: not known. */
  lifetimeTokens?: number | null;
  /** Most tokens of a day. `null`: not known. */
  peakDailyTokens?: number | null;
  /** Longest turn, in seconds. `null`: not known. */
  longestRunningTurnSec?: number | null;
  /** Days in a row with use, up to now. `null`: not known. */
  currentStreakDays?: number | null;
  /** Most days in a row with use. `null`: not known. */
  longestStreakDays?: number | null;
}

/**
 * What is used up.
 * - `credits`: The credits.
 * - `usage_limit`: The usage limit.
 */
export type AddCreditsNudgeCreditType = "credits" | "usage_limit" | (string & {});

/**
 * What became of an e-mail.
 * - `sent`: It is sent.
 * - `cooldown_active`: One was sent not long ago; this one is not.
 */
export type AddCreditsNudgeEmailStatus = "sent" | "cooldown_active" | (string & {});

/**
 * What became of a credit to use.
 * - `reset`: It is used; the limits begin anew.
 * - `nothingToReset`: No limit can be reset now.
 * - `noCredit`: There is none.
 * - `alreadyRedeemed`: This wish was fulfilled before.
 */
export type ConsumeAccountRateLimitResetCreditOutcome = "reset" | "nothingToReset" | "noCredit" | "alreadyRedeemed" | (string & {});

/** Credit to use. */
export interface ConsumeAccountRateLimitResetCreditParams {
  /** Key of this wish, best a UUID; the same key again uses no second credit. */
  idempotencyKey: string;
  /** The credit. Absent: the next one. */
  creditId?: string | null;
}

/** What became of the credit. */
export interface ConsumeAccountRateLimitResetCreditResponse {
  /** What became of it. */
  outcome: ConsumeAccountRateLimitResetCreditOutcome;
}

/** Usage limits of the account. */
export interface GetAccountRateLimitsResponse {
  /** Whether included usage is open now. `null`: not known, also not from the percentages. */
  ordinaryUsageAllowed?: boolean | null;
  /** The limits of ordinary use. */
  rateLimits: RateLimitSnapshot;
  /** All limits by their id, for example `codex`. `null`: not told. */
  rateLimitsByLimitId?: { [name: string]: RateLimitSnapshot } | null;
  /** Credits that reset limits. `null`: none known. */
  rateLimitResetCredits?: RateLimitResetCreditsSummary | null;
  /** Workspace they belong to. `null`: not told. */
  accountId?: string | null;
  /** Advertisement of the vendor, any JSON. `null`: none. */
  rateLimitUpsell?: unknown;
}

/** How much the account used. */
export interface GetAccountTokenUsageResponse {
  /** The whole in numbers. */
  summary: AccountTokenUsageSummary;
  /** Tokens by day. `null`: not told. */
  dailyUsageBuckets?: AccountTokenUsageDailyBucket[] | null;
  /** Use of the thread that was asked for. `null`: none was, or it is not known. */
  threadUsage?: ThreadUsage | null;
}

/** Messages of the workspace's owner. */
export interface GetWorkspaceMessagesResponse {
  /** Whether the account can have such messages. */
  featureEnabled: boolean;
  /** Messages in force. */
  messages: WorkspaceMessage[];
}

/** A credit that resets usage limits. */
export interface RateLimitResetCredit {
  /** Id of the credit. */
  id: string;
  /** What it resets. */
  resetType: RateLimitResetType;
  /** Whether it can be used. */
  status: RateLimitResetCreditStatus;
  /** When it was given, in Unix seconds. */
  grantedAt: number;
  /** When it is lost, in Unix seconds. `null`: never. */
  expiresAt?: number | null;
  /** Name shown to the user. `null`: none. */
  title?: string | null;
  /** Text for the user. `null`: none. */
  description?: string | null;
}

/**
 * Whether a credit can be used.
 * - `available`: It can.
 * - `redeeming`: It is being used.
 * - `redeemed`: It was used.
 * - `unknown`: Something that this version does not know.
 */
export type RateLimitResetCreditStatus = "available" | "redeeming" | "redeemed" | "unknown" | (string & {});

/** Credits that reset usage limits. */
export interface RateLimitResetCreditsSummary {
  /** How many there are. */
  availableCount: number;
  /** The credits, perhaps not all. `null`: only the count is known. */
  credits?: RateLimitResetCredit[] | null;
}

/**
 * What a credit resets.
 * - `codexRateLimits`: The usage limits.
 * - `unknown`: Something that this version does not know.
 */
export type RateLimitResetType = "codexRateLimits" | "unknown" | (string & {});

/** What to ask the workspace's owner for. */
export interface SendAddCreditsNudgeEmailParams {
  /** What is used up. */
  creditType: AddCreditsNudgeCreditType;
}

/** Whether the owner was asked. */
export interface SendAddCreditsNudgeEmailResponse {
  /** What became of the e-mail. */
  status: AddCreditsNudgeEmailStatus;
}

/** Estimated cost of a thread. */
export interface ThreadUsage {
  /** Id of the thread. */
  threadId: string;
  /** Cost in millionths of a credit. */
  estimatedUsageCreditsMicros: number;
  /** Cost in millionths of a US dollar. `null`: not known. */
  estimatedUsageUsdMicros?: number | null;
  /** Cost billed in dollars, in millionths. `null`: not known. */
  nativeUsageUsdMicros?: number | null;
  /** The cost by kind of use. */
  groups: ThreadUsageBreakdownGroup[];
}

/** Cost of one kind of use. */
export interface ThreadUsageBreakdownGroup {
  /** Model. `null`: not known. */
  model?: string | null;
  /** Reasoning effort. `null`: not known. */
  reasoningEffort?: string | null;
  /** Speed that was paid for. `null`: not known. */
  speed?: string | null;
  /** Cost in millionths of a credit. */
  estimatedUsageCreditsMicros: number;
  /** Input tokens that did not come from the cache. `null`: not known. */
  netNewInputTokens?: number | null;
  /** Input tokens that came from the cache. `null`: not known. */
  cachedInputTokens?: number | null;
  /** Input tokens. `null`: not known. */
  inputTokens?: number | null;
  /** Output tokens. `null`: not known. */
  outputTokens?: number | null;
  /** All tokens. `null`: not known. */
  totalTokens?: number | null;
}

/** A message of the workspace's owner. */
export interface WorkspaceMessage {
  /** Id of the message. */
  messageId: string;
  /** Where it is shown. */
  messageType: WorkspaceMessageType;
  /** Text of the message. */
  messageBody: string;
  /** When it was written, in Unix seconds. `null`: not known. */
  createdAt?: number | null;
  /** When it was withdrawn, in Unix seconds. `null`: it is in force. */
  archivedAt?: number | null;
}

/**
 * Where a message is shown.
 * - `headline`: As a headline.
 * - `announcement`: As an announcement.
 * - `unknown`: Somewhere that this version does not know.
 */
export type WorkspaceMessageType = "headline" | "announcement" | "unknown" | (string & {});

/** Which parts of the usage limits to return. */
export interface GetAccountRateLimitsParams {
  /** Whether the client can show the reserve of the account. Absent: no. */
  supportsLunaReserve?: boolean;
  /** Whether to leave the list of reset credits out. Absent: no. */
  excludeResetCreditDetails?: boolean;
}

/** Which use to return. */
export interface GetAccountTokenUsageParams {
  /** Thread to return the cost of, too. Absent: none. */
  threadId?: string | null;
}

/** Which request to cancel. */
export interface UserVerificationCancelParams {
  /** Id of the enroll or verify request, sent on the same connection. */
  requestId: RequestId;
}

/** Answer without content. The cancelled request may still be ending. */
export interface UserVerificationCancelResponse {
}

/** No parameters. */
export interface UserVerificationDeleteParams {
}

/** Answer without content. */
export interface UserVerificationDeleteResponse {
}

/** No parameters. */
export interface UserVerificationEnrollParams {
}

/** The key of this device; an old one is used again. It still has to be registered with the service. */
export interface UserVerificationEnrollResponse {
  /** Id of the key. */
  credentialId: string;
  /** Signature algorithm of the key. `null`: an older server does not tell. */
  algorithm?: string | null;
  /** Public key as SubjectPublicKeyInfo in base64url without padding. `null`: an older server does not tell. */
  publicKey?: string | null;
}

/** Proof that the user agreed. */
export interface UserVerificationProof {
  /** Id of the key that signed. */
  credentialId: string;
  /** Signature of the decoded challenge, ECDSA P-256 with SHA-256, DER in base64url without padding. */
  signature: string;
}

/** No parameters. */
export interface UserVerificationStatusParams {
}

/** Whether this device can verify its user. Nobody is asked for it. */
export interface UserVerificationStatusResponse {
  /** Id of the key. `null`: there is none. */
  credentialId?: string | null;
  /** Why it cannot be done. `null`: it can. */
  unavailableReason?: UserVerificationUnavailableReason | null;
  /** The same for people. `null`: it can. */
  unavailableMessage?: string | null;
}

/**
 * Why a user cannot be verified.
 * - `credentialMissing`: The device has no key.
 * - `biometricsUnavailable`: The device has no way to recognize its user.
 * - `providerUnavailable`: The system offers no such service.
 */
export type UserVerificationUnavailableReason = "credentialMissing" | "biometricsUnavailable" | "providerUnavailable" | (string & {});

/** What the user has to agree to. */
export interface UserVerificationVerifyParams {
  /** 1 to 4096 bytes to sign, in base64url without padding. */
  challenge: string;
  /** What is shown first, 1 to 256 bytes. */
  title: string;
  /** More about it, at most 4096 bytes. */
  description: string;
}

/** The user agreed. */
export interface UserVerificationVerifyResponse {
  /** The proof of it. */
  proof: UserVerificationProof;
}

/**
 * Why a verification ended early.
 * - `userCancelled`: The user refused.
 * - `interrupted`: It was cancelled.
 */
export type UserVerificationCancellationReason = "userCancelled" | "interrupted" | (string & {});

/**
 * The `data` of errors of user verification.
 *
 * Newer peers may send others: keep a default branch.
 */
export type UserVerificationErrorDetails =
  | UserVerificationErrorDetailsInvalidRequest
  | UserVerificationErrorDetailsUnavailable
  | UserVerificationErrorDetailsCancelled
  | UserVerificationErrorDetailsFailed;

/** The request makes no sense. */
export interface UserVerificationErrorDetailsInvalidRequest {
  type: "invalidRequest";
  /** Why. */
  reason: UserVerificationInvalidRequestReason;
}

/** This device cannot do it. */
export interface UserVerificationErrorDetailsUnavailable {
  type: "unavailable";
  /** Why. */
  reason: UserVerificationUnavailableReason;
}

/** It ended early. */
export interface UserVerificationErrorDetailsCancelled {
  type: "cancelled";
  /** Why. */
  reason: UserVerificationCancellationReason;
}

/** It went wrong. */
export interface UserVerificationErrorDetailsFailed {
  type: "failed";
  /** Why. */
  reason: UserVerificationFailureReason;
}

/**
 * Why a verification went wrong.
 * - `authenticationFailed`: The user was not recognized.
 * - `timeout`: Nobody reacted in time.
 * - `providerError`: The service of the system failed.
 * - `serviceError`: The server failed.
 */
export type UserVerificationFailureReason = "authenticationFailed" | "timeout" | "providerError" | "serviceError" | (string & {});

/**
 * What is wrong with a request of user verification.
 * - `invalidParams`: Its params.
 */
export type UserVerificationInvalidRequestReason = "invalidParams" | (string & {});

/** The error object of user verification. */
export interface UserVerificationRpcError {
  /** JSON-RPC error code. */
  code: number;
  /** What went wrong, for people. */
  message: string;
  /** What went wrong, for programs. */
  data: UserVerificationErrorDetails;
}

/**
 * State of the Windows sandbox.
 * - `ready`: Can be used.
 * - `notConfigured`: Has to be set up first.
 * - `updateRequired`: Was set up by an older version and has to be set up again.
 */
export type WindowsSandboxReadiness = "ready" | "notConfigured" | "updateRequired" | (string & {});

/** Whether the Windows sandbox can be used. */
export interface WindowsSandboxReadinessResponse {
  /** Its state. */
  status: WindowsSandboxReadiness;
}

/** The setup of the Windows sandbox ended. */
export interface WindowsSandboxSetupCompletedNotification {
  /** How it was set up. */
  mode: WindowsSandboxSetupMode;
  /** Whether it worked. */
  success: boolean;
  /** What went wrong. `null`: nothing. */
  error?: string | null;
}

/**
 * How to set the Windows sandbox up.
 * - `elevated`: With the rights of an administrator.
 * - `unelevated`: With the rights of the user.
 */
export type WindowsSandboxSetupMode = "elevated" | "unelevated" | (string & {});

/** How to set the Windows sandbox up. */
export interface WindowsSandboxSetupStartParams {
  /** With which rights. */
  mode: WindowsSandboxSetupMode;
  /** Directory whose configuration counts. Absent: that of the server. */
  cwd?: AbsolutePathBuf | null;
}

/** Whether the setup began. */
export interface WindowsSandboxSetupStartResponse {
  /** Whether it runs now; `windowsSandbox/setupCompleted` tells the outcome. */
  started: boolean;
}

/** Directories that every user can write weaken the Windows sandbox. */
export interface WindowsWorldWritableWarningNotification {
  /** Some of these directories. */
  samplePaths: string[];
  /** How many more there are. */
  extraCount: number;
  /** Whether the search for them failed, so that the list may be incomplete. */
  failedScan: boolean;
}


/** Requests of the client by name. */
export interface ClientRequests {
  /** Checks whether the setup of Bedrock fits a region of the US government. */
  "account/bedrock/checkGovCloudRequirements": { params: BedrockCheckGovCloudRequirementsParams; result: BedrockCheckGovCloudRequirementsResponse };
  /** Looks for credentials of AWS on this machine. */
  "account/bedrock/discover": { params: BedrockDiscoverParams; result: BedrockDiscoverResponse };
  /** Sets the configuration up for Amazon Bedrock. */
  "account/bedrock/setup": { params: BedrockSetupParams; result: BedrockSetupResponse };
  /** Gives up a sign-in at a gateway. */
  "account/gatewayOAuth/cancel": { params: undefined; result: GatewayOAuthCancelResponse };
  /** Begins to sign in at the gateway of the model provider. */
  "account/gatewayOAuth/login": { params: GatewayOAuthLoginParams; result: GatewayOAuthLoginResponse };
  /** Returns whether the model provider wants a sign-in at its gateway, and where it stands. */
  "account/gatewayOAuth/read": { params: GatewayOAuthReadParams; result: GatewayOAuthReadResponse };
  /** Sets the configuration up for models of Google Cloud. */
  "account/gcp/setup": { params: GcpSetupParams; result: GcpSetupResponse };
  /** Gives up a sign-in in the browser. */
  "account/login/cancel": { params: CancelLoginAccountParams; result: CancelLoginAccountResponse };
  /** Begins to sign in. */
  "account/login/start": { params: LoginAccountParams; result: LoginAccountResponse };
  /** Forgets all credentials. */
  "account/logout": { params: undefined; result: LogoutAccountResponse };
  /** Uses a credit to reset the usage limits. */
  "account/rateLimitResetCredit/consume": { params: ConsumeAccountRateLimitResetCreditParams; result: ConsumeAccountRateLimitResetCreditResponse };
  /** Returns the usage limits of the account. */
  "account/rateLimits/read": { params: GetAccountRateLimitsParams; result: GetAccountRateLimitsResponse };
  /** Returns who is signed in. */
  "account/read": { params: GetAccountParams; result: GetAccountResponse };
  /** Returns advice to make the account safer. */
  "account/securitySetup/read": { params: undefined; result: GetAccountSecuritySetupResponse };
  /** Sends the workspace's owner an e-mail that asks for more credits. */
  "account/sendAddCreditsNudgeEmail": { params: SendAddCreditsNudgeEmailParams; result: SendAddCreditsNudgeEmailResponse };
  /** Returns how much the account used. */
  "account/usage/read": { params: GetAccountTokenUsageParams; result: GetAccountTokenUsageResponse };
  /** Returns messages of the workspace's owner. */
  "account/workspaceMessages/read": { params: undefined; result: GetWorkspaceMessagesResponse };
  /** Lists the accounts signed in. */
  "accountSession/list": { params: AccountSessionsListParams; result: AccountSessionsResponse };
  /** Chooses the account and the workspace to use. */
  "accountSession/switch": { params: AccountSessionsSwitchParams; result: AccountSessionsSwitchResponse };
  /** Returns the apps in use. */
  "app/installed": { params: AppsInstalledParams; result: AppsInstalledResponse };
  /** Lists the apps that the account can reach. */
  "app/list": { params: AppsListParams; result: AppsListResponse };
  /** Returns certain apps. */
  "app/read": { params: AppsReadParams; result: AppsReadResponse };
  /** Lists the collaboration modes. */
  "collaborationMode/list": { params: CollaborationModeListParams; result: CollaborationModeListResponse };
  /** Changes the size of the terminal of a running command. */
  "command/exec/resize": { params: CommandExecResizeParams; result: CommandExecResizeResponse };
  /** Kills a running command. */
  "command/exec/terminate": { params: CommandExecTerminateParams; result: CommandExecTerminateResponse };
  /** Writes to standard input of a running command. */
  "command/exec/write": { params: CommandExecWriteParams; result: CommandExecWriteResponse };
  /** Runs a command outside of any thread and answers when it ends. */
  "command/exec": { params: CommandExecParams; result: CommandExecResponse };
  /** Writes several values into the user's configuration, all or none. */
  "config/batchWrite": { params: ConfigBatchWriteParams; result: ConfigWriteResponse };
  /** Reads the configuration of the MCP servers again. */
  "config/mcpServer/reload": { params: undefined; result: McpServerRefreshResponse };
  /** Returns the configuration in force. */
  "config/read": { params: ConfigReadParams; result: ConfigReadResponse };
  /** Writes one value into the user's configuration. */
  "config/value/write": { params: ConfigValueWriteParams; result: ConfigWriteResponse };
  /** Returns what the administrator prescribes. */
  "configRequirements/read": { params: undefined; result: ConfigRequirementsReadResponse };
  /** Makes an environment on another machine known, or replaces it. */
  "environment/add": { params: EnvironmentAddParams; result: EnvironmentAddResponse };
  /** Returns the shell and the working directory of an environment. */
  "environment/info": { params: EnvironmentInfoParams; result: EnvironmentInfoResponse };
  /** Returns the state of an environment. */
  "environment/status": { params: EnvironmentStatusParams; result: EnvironmentStatusResponse };
  /** Switches features on or off until the server ends. */
  "experimentalFeature/enablement/set": { params: ExperimentalFeatureEnablementSetParams; result: ExperimentalFeatureEnablementSetResponse };
  /** Lists the features that can be switched on and off. */
  "experimentalFeature/list": { params: ExperimentalFeatureListParams; result: ExperimentalFeatureListResponse };
  /** Looks for the configuration of other agents. */
  "externalAgentConfig/detect": { params: ExternalAgentConfigDetectParams; result: ExternalAgentConfigDetectResponse };
  /** Lists all imports so far. */
  "externalAgentConfig/import/readHistories": { params: undefined; result: ExternalAgentConfigImportHistoriesReadResponse };
  /** Notes an import that the client did by itself. */
  "externalAgentConfig/import/recordHistory": { params: ExternalAgentConfigImportHistoryRecordParams; result: ExternalAgentConfigImportHistoryRecordResponse };
  /** Takes the configuration of another agent over. */
  "externalAgentConfig/import": { params: ExternalAgentConfigImportParams; result: ExternalAgentConfigImportResponse };
  /** Writes a report into a file. */
  "feedback/save": { params: FeedbackSaveParams; result: FeedbackSaveResponse };
  /** Sends a report to the vendor. */
  "feedback/upload": { params: FeedbackUploadParams; result: FeedbackUploadResponse };
  /** Copies a file or a directory. */
  "fs/copy": { params: FsCopyParams; result: FsCopyResponse };
  /** Creates a directory. */
  "fs/createDirectory": { params: FsCreateDirectoryParams; result: FsCreateDirectoryResponse };
  /** Tells what a path is and when it changed. */
  "fs/getMetadata": { params: FsGetMetadataParams; result: FsGetMetadataResponse };
  /** Lists a directory. */
  "fs/readDirectory": { params: FsReadDirectoryParams; result: FsReadDirectoryResponse };
  /** Reads a file. */
  "fs/readFile": { params: FsReadFileParams; result: FsReadFileResponse };
  /** Removes a file or a directory with everything in it. */
  "fs/remove": { params: FsRemoveParams; result: FsRemoveResponse };
  /** Ends a watch. */
  "fs/unwatch": { params: FsUnwatchParams; result: FsUnwatchResponse };
  /** Watches a file or a directory. */
  "fs/watch": { params: FsWatchParams; result: FsWatchResponse };
  /** Writes a file. */
  "fs/writeFile": { params: FsWriteFileParams; result: FsWriteFileResponse };
  /** Opens a search that follows what the user types. */
  "fuzzyFileSearch/sessionStart": { params: FuzzyFileSearchSessionStartParams; result: FuzzyFileSearchSessionStartResponse };
  /** Closes a search session. */
  "fuzzyFileSearch/sessionStop": { params: FuzzyFileSearchSessionStopParams; result: FuzzyFileSearchSessionStopResponse };
  /** Sets the query of a search session. */
  "fuzzyFileSearch/sessionUpdate": { params: FuzzyFileSearchSessionUpdateParams; result: FuzzyFileSearchSessionUpdateResponse };
  /** Searches files by name. */
  "fuzzyFileSearch": { params: FuzzyFileSearchParams; result: FuzzyFileSearchResponse };
  /** Lists the hooks that count for some directories or for a thread. */
  "hooks/list": { params: HooksListParams; result: HooksListResponse };
  /** Opens the connection. */
  "initialize": { params: InitializeParams; result: InitializeResponse };
  /** Subscribes the connection to a conversation. */
  "addConversationListener": { params: AddConversationListenerParams; result: AddConversationSubscriptionResponse };
  /** Puts a conversation into the archive. */
  "archiveConversation": { params: ArchiveConversationParams; result: ArchiveConversationResponse };
  /** Gives a sign-in with the browser up. */
  "cancelLoginChatGpt": { params: CancelLoginChatGptParams; result: CancelLoginChatGptResponse };
  /** Runs a command outside of any conversation and answers when it ends. */
  "execOneOffCommand": { params: ExecOneOffCommandParams; result: ExecOneOffCommandResponse };
  /** Copies a stored conversation. */
  "forkConversation": { params: ForkConversationParams; result: ForkConversationResponse };
  /** Tells how the user is signed in. */
  "getAuthStatus": { params: GetAuthStatusParams; result: GetAuthStatusResponse };
  /** Describes a stored conversation. */
  "getConversationSummary": { params: GetConversationSummaryParams; result: GetConversationSummaryResponse };
  /** Tells how the server calls itself. */
  "getUserAgent": { params: undefined; result: GetUserAgentResponse };
  /** Reads the configuration of the user. */
  "getUserSavedConfig": { params: undefined; result: GetUserSavedConfigResponse };
  /** Compares a working tree with the remote repository. */
  "gitDiffToRemote": { params: GitDiffToRemoteParams; result: GitDiffToRemoteResponse };
  /** Interrupts the running turn. */
  "interruptConversation": { params: InterruptConversationParams; result: InterruptConversationResponse };
  /** Lists the stored conversations. */
  "listConversations": { params: ListConversationsParams; result: ListConversationsResponse };
  /** Signs in with a key. */
  "loginApiKey": { params: LoginApiKeyParams; result: LoginApiKeyResponse };
  /** Begins to sign in with the browser. */
  "loginChatGpt": { params: undefined; result: LoginChatGptResponse };
  /** Signs the user out. */
  "logoutChatGpt": { params: undefined; result: LogoutChatGptResponse };
  /** Starts a conversation. */
  "newConversation": { params: NewConversationParams; result: NewConversationResponse };
  /** Ends a subscription to a conversation. */
  "removeConversationListener": { params: RemoveConversationListenerParams; result: RemoveConversationSubscriptionResponse };
  /** Opens a stored conversation. */
  "resumeConversation": { params: ResumeConversationParams; result: ResumeConversationResponse };
  /** Starts a turn with the settings of the conversation. */
  "sendUserMessage": { params: SendUserMessageParams; result: SendUserMessageResponse };
  /** Starts a turn with settings of its own. */
  "sendUserTurn": { params: SendUserTurnParams; result: SendUserTurnResponse };
  /** Sets the model that new conversations use. */
  "setDefaultModel": { params: SetDefaultModelParams; result: SetDefaultModelResponse };
  /** Tells the e-mail address of the user. */
  "userInfo": { params: undefined; result: UserInfoResponse };
  /** Adds a marketplace. */
  "marketplace/add": { params: MarketplaceAddParams; result: MarketplaceAddResponse };
  /** Removes a marketplace. */
  "marketplace/remove": { params: MarketplaceRemoveParams; result: MarketplaceRemoveResponse };
  /** Brings marketplaces up to date. */
  "marketplace/upgrade": { params: MarketplaceUpgradeParams; result: MarketplaceUpgradeResponse };
  /** Subscribes to events of an MCP server. */
  "mcpServer/event/stream/start": { params: McpServerEventStreamStartParams; result: McpServerEventStreamStartResponse };
  /** Ends a subscription to events of an MCP server. */
  "mcpServer/event/stream/stop": { params: McpServerEventStreamStopParams; result: McpServerEventStreamStopResponse };
  /** Begins to sign in to an MCP server by OAuth. */
  "mcpServer/oauth/login": { params: McpServerOauthLoginParams; result: McpServerOauthLoginResponse };
  /** Reads a resource of an MCP server. */
  "mcpServer/resource/read": { params: McpResourceReadParams; result: McpResourceReadResponse };
  /** Calls a tool of an MCP server. */
  "mcpServer/tool/call": { params: McpServerToolCallParams; result: McpServerToolCallResponse };
  /** Connects to the MCP servers and tells what they offer. */
  "mcpServerStatus/list": { params: ListMcpServerStatusParams; result: ListMcpServerStatusResponse };
  /** Forgets all memories. */
  "memory/reset": { params: undefined; result: MemoryResetResponse };
  /** Tells how far the memory is. */
  "memory/status": { params: MemoryStatusParams; result: MemoryStatusResponse };
  /** Returns what it is given. */
  "mock/experimentalMethod": { params: MockExperimentalMethodParams; result: MockExperimentalMethodResponse };
  /** Lists the models a user can choose from. */
  "model/list": { params: ModelListParams; result: ModelListResponse };
  /** Tells what the configured model provider can do. */
  "modelProvider/capabilities/read": { params: ModelProviderCapabilitiesReadParams; result: ModelProviderCapabilitiesReadResponse };
  /** Changes the settings of a model provider. */
  "modelProvider/config/write": { params: ModelProviderConfigWriteParams; result: ModelProviderConfigWriteResponse };
  /** Lists the model providers. */
  "modelProvider/list": { params: ModelProviderListParams; result: ModelProviderListResponse };
  /** Lists the permission profiles. */
  "permissionProfile/list": { params: PermissionProfileListParams; result: PermissionProfileListResponse };
  /** Installs a plugin. */
  "plugin/install": { params: PluginInstallParams; result: PluginInstallResponse };
  /** Lists the installed plugins. */
  "plugin/installed": { params: PluginInstalledParams; result: PluginInstalledResponse };
  /** Lists the plugins that can be had. */
  "plugin/list": { params: PluginListParams; result: PluginListResponse };
  /** Tells everything about a plugin. */
  "plugin/read": { params: PluginReadParams; result: PluginReadResponse };
  /** Brings the plugins on this machine in line with those of the account. */
  "plugin/reconcile": { params: PluginReconcileParams; result: PluginReconcileResponse };
  /** Searches plugins. */
  "plugin/search": { params: PluginSearchParams; result: PluginSearchResponse };
  /** Copies a shared plugin to this machine. */
  "plugin/share/checkout": { params: PluginShareCheckoutParams; result: PluginShareCheckoutResponse };
  /** Stops sharing a plugin. */
  "plugin/share/delete": { params: PluginShareDeleteParams; result: PluginShareDeleteResponse };
  /** Lists the plugins that the user shares. */
  "plugin/share/list": { params: PluginShareListParams; result: PluginShareListResponse };
  /** Shares a plugin, or replaces a shared one. */
  "plugin/share/save": { params: PluginShareSaveParams; result: PluginShareSaveResponse };
  /** Changes who a plugin is shared with. */
  "plugin/share/updateTargets": { params: PluginShareUpdateTargetsParams; result: PluginShareUpdateTargetsResponse };
  /** Reads the text of a skill of a plugin in the cloud. */
  "plugin/skill/read": { params: PluginSkillReadParams; result: PluginSkillReadResponse };
  /** Removes a plugin. */
  "plugin/uninstall": { params: PluginUninstallParams; result: PluginUninstallResponse };
  /** Kills a process. */
  "process/kill": { params: ProcessKillParams; result: ProcessKillResponse };
  /** Changes the size of the terminal of a process. */
  "process/resizePty": { params: ProcessResizePtyParams; result: ProcessResizePtyResponse };
  /** Starts a process without a sandbox. */
  "process/spawn": { params: ProcessSpawnParams; result: ProcessSpawnResponse };
  /** Writes to standard input of a process. */
  "process/writeStdin": { params: ProcessWriteStdinParams; result: ProcessWriteStdinResponse };
  /** Creates a project. */
  "project/create": { params: ProjectCreateParams; result: ProjectCreateResponse };
  /** Deletes a project. */
  "project/delete": { params: ProjectDeleteParams; result: ProjectDeleteResponse };
  /** Creates a project and puts threads into it. */
  "project/import": { params: ProjectImportParams; result: ProjectImportResponse };
  /** Lists projects. */
  "project/list": { params: ProjectListParams; result: ProjectListResponse };
  /** Moves a project in the user's order. */
  "project/move": { params: ProjectMoveParams; result: ProjectMoveResponse };
  /** Returns a project. */
  "project/read": { params: ProjectReadParams; result: ProjectReadResponse };
  /** Changes a project. */
  "project/update": { params: ProjectUpdateParams; result: ProjectUpdateResponse };
  /** Lists the paired clients. */
  "remoteControl/client/list": { params: RemoteControlClientsListParams; result: RemoteControlClientsListResponse };
  /** Takes the access of a paired client away. */
  "remoteControl/client/revoke": { params: RemoteControlClientsRevokeParams; result: RemoteControlClientsRevokeResponse };
  /** Switches remote control off. */
  "remoteControl/disable": { params: RemoteControlDisableParams; result: RemoteControlDisableResponse };
  /** Switches remote control on. */
  "remoteControl/enable": { params: RemoteControlEnableParams; result: RemoteControlEnableResponse };
  /** Makes a code to pair a client with. */
  "remoteControl/pairing/start": { params: RemoteControlPairingStartParams; result: RemoteControlPairingStartResponse };
  /** Tells whether a code was used. */
  "remoteControl/pairing/status": { params: RemoteControlPairingStatusParams; result: RemoteControlPairingStatusResponse };
  /** Tells the state of remote control. */
  "remoteControl/status/read": { params: undefined; result: RemoteControlStatusReadResponse };
  /** Starts a review of changes. */
  "review/start": { params: ReviewStartParams; result: ReviewStartResponse };
  /** Compresses the files of old threads in the background. */
  "rollout/compress": { params: undefined; result: RolloutCompressResponse };
  /** Tells how the server is doing. */
  "server/diagnostics": { params: ServerDiagnosticsParams; result: ServerDiagnosticsResponse };
  /** Switches a skill on or off. */
  "skills/config/write": { params: SkillsConfigWriteParams; result: SkillsConfigWriteResponse };
  /** Sets further directories to look for skills in. */
  "skills/extraRoots/set": { params: SkillsExtraRootsSetParams; result: SkillsExtraRootsSetResponse };
  /** Lists the skills for some directories. */
  "skills/list": { params: SkillsListParams; result: SkillsListResponse };
  /** Reads the catalog of skills. */
  "skills/remote/read": { params: SkillsRemoteReadParams; result: SkillsRemoteReadResponse };
  /** Downloads a skill of the catalog. */
  "skills/remote/write": { params: SkillsRemoteWriteParams; result: SkillsRemoteWriteResponse };
  /** Overrules a refusal of the automatic reviewer. */
  "thread/approveGuardianDeniedAction": { params: ThreadApproveGuardianDeniedActionParams; result: ThreadApproveGuardianDeniedActionResponse };
  /** Moves a thread into the archive and unloads it. */
  "thread/archive": { params: ThreadArchiveParams; result: ThreadArchiveResponse };
  /** Keeps data of the client with a thread. */
  "thread/attachment/add": { params: ThreadAttachmentAddParams; result: ThreadAttachmentAddResponse };
  /** Lists the attachments of a thread. */
  "thread/attachment/list": { params: ThreadAttachmentListParams; result: ThreadAttachmentListResponse };
  /** Removes an attachment from a thread. */
  "thread/attachment/remove": { params: ThreadAttachmentRemoveParams; result: ThreadAttachmentRemoveResponse };
  /** Lists the threads that have a certain attachment. */
  "thread/attachmentOwner/list": { params: ThreadAttachmentOwnerListParams; result: ThreadAttachmentOwnerListResponse };
  /** Ends all background commands of a thread. */
  "thread/backgroundTerminals/clean": { params: ThreadBackgroundTerminalsCleanParams; result: ThreadBackgroundTerminalsCleanResponse };
  /** Lists the background commands of a thread. */
  "thread/backgroundTerminals/list": { params: ThreadBackgroundTerminalsListParams; result: ThreadBackgroundTerminalsListResponse };
  /** Ends one background command. */
  "thread/backgroundTerminals/terminate": { params: ThreadBackgroundTerminalsTerminateParams; result: ThreadBackgroundTerminalsTerminateResponse };
  /** Summarizes the history of a thread so that it takes less room. */
  "thread/compact/start": { params: ThreadCompactStartParams; result: ThreadCompactStartResponse };
  /** Says that a question outside of this protocol is settled. */
  "thread/decrement_elicitation": { params: ThreadDecrementElicitationParams; result: ThreadDecrementElicitationResponse };
  /** Deletes a thread for good and unloads it. */
  "thread/delete": { params: ThreadDeleteParams; result: ThreadDeleteResponse };
  /** Copies a stored thread into a new one, loads it and subscribes the connection to it. */
  "thread/fork": { params: ThreadForkParams; result: ThreadForkResponse };
  /** Drops the goal of a thread. */
  "thread/goal/clear": { params: ThreadGoalClearParams; result: ThreadGoalClearResponse };
  /** Returns the goal of a thread. */
  "thread/goal/get": { params: ThreadGoalGetParams; result: ThreadGoalGetResponse };
  /** Sets or changes the goal of a thread. */
  "thread/goal/set": { params: ThreadGoalSetParams; result: ThreadGoalSetResponse };
  /** Lets the automatic reviewer judge the last call of a thread without running it. */
  "thread/guardianReview": { params: ThreadGuardianReviewParams; result: ThreadGuardianReviewResponse };
  /** Says that the user is asked something outside of this protocol. */
  "thread/increment_elicitation": { params: ThreadIncrementElicitationParams; result: ThreadIncrementElicitationResponse };
  /** Adds model items to the history of a loaded thread. */
  "thread/inject_items": { params: ThreadInjectItemsParams; result: ThreadInjectItemsResponse };
  /** Lists the items of a thread page by page, oldest first. */
  "thread/items/list": { params: ThreadItemsListParams; result: ThreadItemsListResponse };
  /** Returns certain items of a turn. */
  "thread/items/read": { params: ThreadItemsReadParams; result: ThreadItemsReadResponse };
  /** Lists stored threads, newest first. */
  "thread/list": { params: ThreadListParams; result: ThreadListResponse };
  /** Lists the ids of loaded threads. */
  "thread/loaded/list": { params: ThreadLoadedListParams; result: ThreadLoadedListResponse };
  /** Returns what a thread knows from memories. */
  "thread/memory/read": { params: ThreadMemoryReadParams; result: ThreadMemoryReadResponse };
  /** Says whether a thread may become part of memories. */
  "thread/memoryMode/set": { params: ThreadMemoryModeSetParams; result: ThreadMemoryModeSetResponse };
  /** Changes stored data of a thread. */
  "thread/metadata/update": { params: ThreadMetadataUpdateParams; result: ThreadMetadataUpdateResponse };
  /** Gives a thread a title. */
  "thread/name/set": { params: ThreadSetNameParams; result: ThreadSetNameResponse };
  /** Asks for a guess of the next user message. */
  "thread/prediction/request": { params: ThreadPredictionRequestParams; result: ThreadPredictionRequestResponse };
  /** Turns a plan that the user agreed to into the first message of a fresh thread. */
  "thread/prepareApprovedPlan": { params: ThreadPrepareApprovedPlanParams; result: ThreadPrepareApprovedPlanResponse };
  /** Queues input that becomes a turn of its own once the thread is idle. */
  "thread/queue/add": { params: ThreadQueueAddParams; result: ThreadQueueAddResponse };
  /** Takes an entry out of the queue. */
  "thread/queue/delete": { params: ThreadQueueDeleteParams; result: ThreadQueueDeleteResponse };
  /** Lists the queued input of a thread, next one first. */
  "thread/queue/list": { params: ThreadQueueListParams; result: ThreadQueueListResponse };
  /** Puts the queue in another order. */
  "thread/queue/reorder": { params: ThreadQueueReorderParams; result: ThreadQueueReorderResponse };
  /** Starts a turn with an entry of the queue now. */
  "thread/queue/start": { params: ThreadQueueStartParams; result: ThreadQueueStartResponse };
  /** Replaces the input of an entry of the queue. */
  "thread/queue/update": { params: ThreadQueueUpdateParams; result: ThreadQueueUpdateResponse };
  /** Returns a thread as it is stored. */
  "thread/read": { params: ThreadReadParams; result: ThreadReadResponse };
  /** Marks a thread read or unread. */
  "thread/readState/update": { params: ThreadReadStateUpdateParams; result: ThreadReadStateUpdateResponse };
  /** Sends sound into a voice session. */
  "thread/realtime/appendAudio": { params: ThreadRealtimeAppendAudioParams; result: ThreadRealtimeAppendAudioResponse };
  /** Has a voice session speak a text. */
  "thread/realtime/appendSpeech": { params: ThreadRealtimeAppendSpeechParams; result: ThreadRealtimeAppendSpeechResponse };
  /** Sends text into a voice session. */
  "thread/realtime/appendText": { params: ThreadRealtimeAppendTextParams; result: ThreadRealtimeAppendTextResponse };
  /** Lists the voices by version of the voice protocol. */
  "thread/realtime/listVoices": { params: ThreadRealtimeListVoicesParams; result: ThreadRealtimeListVoicesResponse };
  /** Opens a voice session for a thread. */
  "thread/realtime/start": { params: ThreadRealtimeStartParams; result: ThreadRealtimeStartResponse };
  /** Closes the voice session of a thread. */
  "thread/realtime/stop": { params: ThreadRealtimeStopParams; result: ThreadRealtimeStopResponse };
  /** Opens a stored thread and subscribes the connection to it. */
  "thread/resume": { params: ThreadResumeParams; result: ThreadResumeResponse };
  /** Drops a turn and all later ones from a loaded thread. */
  "thread/revert": { params: ThreadRevertParams; result: ThreadRevertResponse };
  /** Drops the last turns of a loaded thread. */
  "thread/rollback": { params: ThreadRollbackParams; result: ThreadRollbackResponse };
  /** Gives up a running `thread/sample` request. */
  "thread/sample/cancel": { params: ThreadSampleCancelParams; result: ThreadSampleCancelResponse };
  /** Asks the model something about a thread without adding to its history. */
  "thread/sample": { params: ThreadSampleParams; result: ThreadSampleResponse };
  /** Searches the text of all stored threads. */
  "thread/search": { params: ThreadSearchParams; result: ThreadSearchResponse };
  /** Searches the messages of one thread. */
  "thread/searchOccurrences": { params: ThreadSearchOccurrencesParams; result: ThreadSearchOccurrencesResponse };
  /** Moves a thread into, within or out of a section of the user's list. */
  "thread/section/move": { params: ThreadSectionMoveParams; result: ThreadSectionMoveResponse };
  /** Changes what later turns of a thread run with. */
  "thread/settings/update": { params: ThreadSettingsUpdateParams; result: ThreadSettingsUpdateResponse };
  /** Runs a command of the user in a thread, without a sandbox. */
  "thread/shellCommand": { params: ThreadShellCommandParams; result: ThreadShellCommandResponse };
  /** Creates a thread, loads it and subscribes the connection to it. */
  "thread/start": { params: ThreadStartParams; result: ThreadStartResponse };
  /** Lists the history of a thread step by step, voice sessions included. */
  "thread/timeline/list": { params: ThreadTimelineListParams; result: ThreadTimelineListResponse };
  /** Lists the turns of a thread page by page, newest first. */
  "thread/turns/list": { params: ThreadTurnsListParams; result: ThreadTurnsListResponse };
  /** Takes a thread out of the archive. */
  "thread/unarchive": { params: ThreadUnarchiveParams; result: ThreadUnarchiveResponse };
  /** Ends the connection's subscription to a thread. */
  "thread/unsubscribe": { params: ThreadUnsubscribeParams; result: ThreadUnsubscribeResponse };
  /** Creates a section. */
  "threadSection/create": { params: ThreadSectionCreateParams; result: ThreadSectionCreateResponse };
  /** Deletes a section. */
  "threadSection/delete": { params: ThreadSectionDeleteParams; result: ThreadSectionDeleteResponse };
  /** Lists the sections of the user's list of threads. */
  "threadSection/list": { params: ThreadSectionListParams; result: ThreadSectionListResponse };
  /** Renames a section and changes its looks. */
  "threadSection/update": { params: ThreadSectionUpdateParams; result: ThreadSectionUpdateResponse };
  /** Stops the running turn. */
  "turn/interrupt": { params: TurnInterruptParams; result: TurnInterruptResponse };
  /** Changes settings for the rest of a running turn. */
  "turn/settings/update": { params: TurnSettingsUpdateParams; result: TurnSettingsUpdateResponse };
  /** Starts a turn and returns it before it runs. */
  "turn/start": { params: TurnStartParams; result: TurnStartResponse };
  /** Adds input to the running turn. */
  "turn/steer": { params: TurnSteerParams; result: TurnSteerResponse };
  /** Cancels a running verification. */
  "userVerification/cancel": { params: UserVerificationCancelParams; result: UserVerificationCancelResponse };
  /** Deletes the key of this device. */
  "userVerification/delete": { params: UserVerificationDeleteParams; result: UserVerificationDeleteResponse };
  /** Makes a key for this device. */
  "userVerification/enroll": { params: UserVerificationEnrollParams; result: UserVerificationEnrollResponse };
  /** Tells whether this device can verify its user. */
  "userVerification/status": { params: UserVerificationStatusParams; result: UserVerificationStatusResponse };
  /** Asks the user to confirm something with the key of this device. */
  "userVerification/verify": { params: UserVerificationVerifyParams; result: UserVerificationVerifyResponse };
  /** Tells the state of the Windows sandbox. */
  "windowsSandbox/readiness": { params: undefined; result: WindowsSandboxReadinessResponse };
  /** Sets the Windows sandbox up. */
  "windowsSandbox/setupStart": { params: WindowsSandboxSetupStartParams; result: WindowsSandboxSetupStartResponse };
}

/** Notifications of the client by name. */
export interface ClientNotifications {
  /** Tells the server that the client has read the answer to `initialize`. */
  "initialized": undefined;
}

/** Requests of the server by name. */
export interface ServerRequests {
  /** Asks the client for new tokens after the model provider refused the old ones. */
  "account/chatgptAuthTokens/refresh": { params: ChatgptAuthTokensRefreshParams; result: ChatgptAuthTokensRefreshResponse };
  /** Asks the client to prove which program it is. */
  "attestation/generate": { params: AttestationGenerateParams; result: AttestationGenerateResponse };
  /** Asks the client for the time. */
  "currentTime/read": { params: CurrentTimeReadParams; result: CurrentTimeReadResponse };
  /** Asks whether a command may run. */
  "item/commandExecution/requestApproval": { params: CommandExecutionRequestApprovalParams; result: CommandExecutionRequestApprovalResponse };
  /** Asks whether file changes may be made. */
  "item/fileChange/requestApproval": { params: FileChangeRequestApprovalParams; result: FileChangeRequestApprovalResponse };
  /** Asks for more permissions for the agent. */
  "item/permissions/requestApproval": { params: PermissionsRequestApprovalParams; result: PermissionsRequestApprovalResponse };
  /** Asks the client to run a tool it declared. */
  "item/tool/call": { params: DynamicToolCallParams; result: DynamicToolCallResponse };
  /** Asks the user questions on behalf of the model. */
  "item/tool/requestUserInput": { params: ToolRequestUserInputParams; result: ToolRequestUserInputResponse };
  /** Asks whether a patch may be applied. */
  "applyPatchApproval": { params: ApplyPatchApprovalParams; result: ApplyPatchApprovalResponse };
  /** Asks whether a command may run. */
  "execCommandApproval": { params: ExecCommandApprovalParams; result: ExecCommandApprovalResponse };
  /** Asks the user something for an MCP server. */
  "mcpServer/elicitation/request": { params: McpServerElicitationRequestParams; result: McpServerElicitationRequestResponse };
}

/** Notifications of the server by name. */
export interface ServerNotifications {
  /** A sign-in at the gateway of a model provider went on. */
  "account/gatewayOAuth/changed": GatewayOAuthChangedNotification;
  /** A sign-in ended, well or not. */
  "account/login/completed": AccountLoginCompletedNotification;
  /** The limits of the account changed. */
  "account/rateLimits/updated": AccountRateLimitsUpdatedNotification;
  /** Somebody signed in or out. */
  "account/updated": AccountUpdatedNotification;
  /** The list of apps changed. */
  "app/list/updated": AppListUpdatedNotification;
  /** From now on the automatic reviewer judges every command of the turn. */
  "autoApprovalReview/strictReviewRequired": StrictReviewRequiredNotification;
  /** The agent said something. */
  "codex/event/agent_message": CodexEventNotification;
  /** More text of a message of the agent. */
  "codex/event/agent_message_content_delta": CodexEventNotification;
  /** More text of the agent. */
  "codex/event/agent_message_delta": CodexEventNotification;
  /** A part of the reasoning, summarized. */
  "codex/event/agent_reasoning": CodexEventNotification;
  /** More of the summary of the reasoning. */
  "codex/event/agent_reasoning_delta": CodexEventNotification;
  /** A part of the reasoning itself. */
  "codex/event/agent_reasoning_raw_content": CodexEventNotification;
  /** More of the reasoning itself. */
  "codex/event/agent_reasoning_raw_content_delta": CodexEventNotification;
  /** A new part of the summary of the reasoning begins. */
  "codex/event/agent_reasoning_section_break": CodexEventNotification;
  /** A patch waits for permission. */
  "codex/event/apply_patch_approval_request": CodexEventNotification;
  /** Something happened that is worth a line. */
  "codex/event/background_event": CodexEventNotification;
  /** A sub-agent is about to be told something. */
  "codex/event/collab_agent_interaction_begin": CodexEventNotification;
  /** A sub-agent was told something. */
  "codex/event/collab_agent_interaction_end": CodexEventNotification;
  /** A sub-agent is about to be made. */
  "codex/event/collab_agent_spawn_begin": CodexEventNotification;
  /** A sub-agent was made, or failed. */
  "codex/event/collab_agent_spawn_end": CodexEventNotification;
  /** A sub-agent is about to be closed. */
  "codex/event/collab_close_begin": CodexEventNotification;
  /** A sub-agent was closed. */
  "codex/event/collab_close_end": CodexEventNotification;
  /** An agent begins to wait for its sub-agents. */
  "codex/event/collab_waiting_begin": CodexEventNotification;
  /** An agent waits no longer. */
  "codex/event/collab_waiting_end": CodexEventNotification;
  /** The history was summarized. */
  "codex/event/context_compacted": CodexEventNotification;
  /** The client or the configuration uses something that will go away. */
  "codex/event/deprecation_notice": CodexEventNotification;
  /** The agent calls a tool of the client. */
  "codex/event/dynamic_tool_call_request": CodexEventNotification;
  /** An MCP server asks the user. */
  "codex/event/elicitation_request": CodexEventNotification;
  /** A review began. */
  "codex/event/entered_review_mode": CodexEventNotification;
  /** A turn failed. */
  "codex/event/error": CodexEventNotification;
  /** A command waits for permission. */
  "codex/event/exec_approval_request": CodexEventNotification;
  /** A command began. */
  "codex/event/exec_command_begin": CodexEventNotification;
  /** A command ended. */
  "codex/event/exec_command_end": CodexEventNotification;
  /** More output of a command. */
  "codex/event/exec_command_output_delta": CodexEventNotification;
  /** A review ended. */
  "codex/event/exited_review_mode": CodexEventNotification;
  /** A message typed before, as asked for. */
  "codex/event/get_history_entry_response": CodexEventNotification;
  /** An item is done. */
  "codex/event/item_completed": CodexEventNotification;
  /** An item began. */
  "codex/event/item_started": CodexEventNotification;
  /** The prompts of the user, as asked for. */
  "codex/event/list_custom_prompts_response": CodexEventNotification;
  /** The catalog of skills, as asked for. */
  "codex/event/list_remote_skills_response": CodexEventNotification;
  /** The skills, as asked for. */
  "codex/event/list_skills_response": CodexEventNotification;
  /** What the MCP servers offer, as asked for. */
  "codex/event/mcp_list_tools_response": CodexEventNotification;
  /** All MCP servers have started or failed. */
  "codex/event/mcp_startup_complete": CodexEventNotification;
  /** The start of an MCP server went on. */
  "codex/event/mcp_startup_update": CodexEventNotification;
  /** A call of an MCP tool began. */
  "codex/event/mcp_tool_call_begin": CodexEventNotification;
  /** A call of an MCP tool ended. */
  "codex/event/mcp_tool_call_end": CodexEventNotification;
  /** A patch is about to be applied. */
  "codex/event/patch_apply_begin": CodexEventNotification;
  /** A patch was applied, or failed. */
  "codex/event/patch_apply_end": CodexEventNotification;
  /** More text of a plan. */
  "codex/event/plan_delta": CodexEventNotification;
  /** The agent changed its plan. */
  "codex/event/plan_update": CodexEventNotification;
  /** An item as the model sent it. */
  "codex/event/raw_response_item": CodexEventNotification;
  /** More of the summary of the reasoning. */
  "codex/event/reasoning_content_delta": CodexEventNotification;
  /** More of the reasoning itself. */
  "codex/event/reasoning_raw_content_delta": CodexEventNotification;
  /** A skill was downloaded. */
  "codex/event/remote_skill_downloaded": CodexEventNotification;
  /** The agent asks the user. */
  "codex/event/request_user_input": CodexEventNotification;
  /** A thread was opened. */
  "codex/event/session_configured": CodexEventNotification;
  /** The thread is closed. */
  "codex/event/shutdown_complete": CodexEventNotification;
  /** Skill files changed. */
  "codex/event/skills_update_available": CodexEventNotification;
  /** The connection to the model broke and is tried again. */
  "codex/event/stream_error": CodexEventNotification;
  /** A turn is done. */
  "codex/event/task_complete": CodexEventNotification;
  /** A turn began. */
  "codex/event/task_started": CodexEventNotification;
  /** The agent sent input to a command that goes on. */
  "codex/event/terminal_interaction": CodexEventNotification;
  /** A thread got another title. */
  "codex/event/thread_name_updated": CodexEventNotification;
  /** The last turns were taken back. */
  "codex/event/thread_rolled_back": CodexEventNotification;
  /** Tokens were used, or the limits are known anew. */
  "codex/event/token_count": CodexEventNotification;
  /** A turn ended early. */
  "codex/event/turn_aborted": CodexEventNotification;
  /** The changes of the turn so far are different now. */
  "codex/event/turn_diff": CodexEventNotification;
  /** The undo ended. */
  "codex/event/undo_completed": CodexEventNotification;
  /** The agent begins to undo the last turn. */
  "codex/event/undo_started": CodexEventNotification;
  /** The user said something. */
  "codex/event/user_message": CodexEventNotification;
  /** The agent looked at an image. */
  "codex/event/view_image_tool_call": CodexEventNotification;
  /** Something is wrong, but the turn goes on. */
  "codex/event/warning": CodexEventNotification;
  /** A search on the web began. */
  "codex/event/web_search_begin": CodexEventNotification;
  /** A search on the web ended. */
  "codex/event/web_search_end": CodexEventNotification;
  /** A running command wrote something. */
  "command/exec/outputDelta": CommandExecOutputDeltaNotification;
  /** Something is wrong in the configuration. */
  "configWarning": ConfigWarningNotification;
  /** The client uses something that will go away. */
  "deprecationNotice": DeprecationNoticeNotification;
  /** Something failed in a running turn. */
  "error": ErrorNotification;
  /** An import ended. */
  "externalAgentConfig/import/completed": ExternalAgentConfigImportCompletedNotification;
  /** An import went on. */
  "externalAgentConfig/import/progress": ExternalAgentConfigImportProgressNotification;
  /** Something below a watched path changed. */
  "fs/changed": FsChangedNotification;
  /** The search for the latest query is over. */
  "fuzzyFileSearch/sessionCompleted": FuzzyFileSearchSessionCompletedNotification;
  /** A search session found something. */
  "fuzzyFileSearch/sessionUpdated": FuzzyFileSearchSessionUpdatedNotification;
  /** The automatic reviewer warns about something. */
  "guardianWarning": GuardianWarningNotification;
  /** A hook ended. */
  "hook/completed": HookCompletedNotification;
  /** A hook began to run. */
  "hook/started": HookStartedNotification;
  /** A message of the agent grew. */
  "item/agentMessage/delta": AgentMessageDeltaNotification;
  /** The automatic reviewer ended. */
  "item/autoApprovalReview/completed": ItemGuardianApprovalReviewCompletedNotification;
  /** The automatic reviewer begins to judge an action. */
  "item/autoApprovalReview/started": ItemGuardianApprovalReviewStartedNotification;
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
  /** The user signed in or out. */
  "authStatusChange": AuthStatusChangeNotification;
  /** A sign-in with the browser ended. */
  "loginChatGptComplete": LoginChatGptCompleteNotification;
  /** A conversation was opened. */
  "sessionConfigured": SessionConfiguredNotification;
  /** An event of an MCP server arrived. */
  "mcpServer/event/stream/notification": McpServerEventStreamNotification;
  /** A sign-in to an MCP server ended. */
  "mcpServer/oauthLogin/completed": McpServerOauthLoginCompletedNotification;
  /** The start of an MCP server went on. */
  "mcpServer/startupStatus/updated": McpServerStatusUpdatedNotification;
  /** Another model answers a turn. */
  "model/rerouted": ModelReroutedNotification;
  /** The output of a turn is held back for a check. */
  "model/safetyBuffering/updated": ModelSafetyBufferingUpdatedNotification;
  /** The provider would trust a verified user with more. */
  "model/verification": ModelVerificationNotification;
  /** The renewal of credentials ended. */
  "modelProvider/authRecoveryCompleted": AuthRecoveryNotification;
  /** The credentials of a model provider are being renewed. */
  "modelProvider/authRecoveryStarted": AuthRecoveryNotification;
  /** A process ended. */
  "process/exited": ProcessExitedNotification;
  /** A process wrote something. */
  "process/outputDelta": ProcessOutputDeltaNotification;
  /** A project was created, changed or deleted. */
  "project/changed": ProjectChangedNotification;
  /** An answer of the model is complete. */
  "rawResponse/completed": RawResponseCompletedNotification;
  /** A model item is complete. */
  "rawResponseItem/completed": RawResponseItemCompletedNotification;
  /** The state of remote control changed. */
  "remoteControl/status/changed": RemoteControlStatusChangedNotification;
  /** A request of the server needs no answer any more. */
  "serverRequest/resolved": ServerRequestResolvedNotification;
  /** The skills may have changed. */
  "skills/changed": SkillsChangedNotification;
  /** A thread was archived. */
  "thread/archived": ThreadArchivedNotification;
  /** An attachment of a thread was added or removed. */
  "thread/attachment/updated": ThreadAttachmentUpdatedNotification;
  /** A thread was unloaded because nobody used it. */
  "thread/closed": ThreadClosedNotification;
  /** The history of a thread was summarized. */
  "thread/compacted": ContextCompactedNotification;
  /** A thread was deleted. */
  "thread/deleted": ThreadDeletedNotification;
  /** An environment of a thread is connected. */
  "thread/environment/connected": EnvironmentConnectionNotification;
  /** An environment of a thread is lost. */
  "thread/environment/disconnected": EnvironmentConnectionNotification;
  /** A thread has no goal any more. */
  "thread/goal/cleared": ThreadGoalClearedNotification;
  /** The goal of a thread was set or changed. */
  "thread/goal/updated": ThreadGoalUpdatedNotification;
  /** A thread has a new title. */
  "thread/name/updated": ThreadNameUpdatedNotification;
  /** A guess of the next user message is ready. */
  "thread/prediction/updated": ThreadPredictionUpdatedNotification;
  /** A thread came into a project or left one. */
  "thread/project/updated": ThreadProjectUpdatedNotification;
  /** The queue of a thread changed. */
  "thread/queue/changed": ThreadQueueChangedNotification;
  /** The unread part of a thread changed. */
  "thread/readState/changed": ThreadReadStateChangedNotification;
  /** A voice session is closed. */
  "thread/realtime/closed": ThreadRealtimeClosedNotification;
  /** A voice session failed. */
  "thread/realtime/error": ThreadRealtimeErrorNotification;
  /** An item of a voice session is complete and stored. */
  "thread/realtime/item/completed": ThreadRealtimeItemCompletedNotification;
  /** An item of a voice session begins. */
  "thread/realtime/item/started": ThreadRealtimeItemStartedNotification;
  /** Brings more words of an item of a voice session. */
  "thread/realtime/item/transcript/delta": ThreadRealtimeItemTranscriptDeltaNotification;
  /** The model provider sent something other than sound. */
  "thread/realtime/itemAdded": ThreadRealtimeItemAddedNotification;
  /** Brings more sound of the voice model. */
  "thread/realtime/outputAudio/delta": ThreadRealtimeOutputAudioDeltaNotification;
  /** Brings the answer to the offer of a WebRTC session. */
  "thread/realtime/sdp": ThreadRealtimeSdpNotification;
  /** A voice session is open. */
  "thread/realtime/started": ThreadRealtimeStartedNotification;
  /** Brings more words of a voice session, without items. */
  "thread/realtime/transcript/delta": ThreadRealtimeTranscriptDeltaNotification;
  /** A part of what is said is complete. */
  "thread/realtime/transcript/done": ThreadRealtimeTranscriptDoneNotification;
  /** Turns of a thread were dropped. */
  "thread/reverted": ThreadRevertedNotification;
  /** A thread was moved in the user's list. */
  "thread/section/changed": ThreadSectionChangedNotification;
  /** What later turns of a thread run with changed. */
  "thread/settings/updated": ThreadSettingsUpdatedNotification;
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
  /** Brings data of the model provider's moderation. */
  "turn/moderationMetadata": TurnModerationMetadataNotification;
  /** The model changed its plan. */
  "turn/plan/updated": TurnPlanUpdatedNotification;
  /** A turn began. */
  "turn/started": TurnStartedNotification;
  /** Something is wrong but does not stop anything. */
  "warning": WarningNotification;
  /** Directories that every user can write weaken the sandbox. */
  "windows/worldWritableWarning": WindowsWorldWritableWarningNotification;
  /** The setup of the Windows sandbox ended. */
  "windowsSandbox/setupCompleted": WindowsSandboxSetupCompletedNotification;
}
