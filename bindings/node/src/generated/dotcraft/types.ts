// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/types.ts.j2 from schema/dotcraft/**/*.json.

/** A problem with an agent profile. */
export interface AgentProfileDiagnostic {
  /** How bad it is, such as `error`. */
  severity: string;
  /** Stable name, such as `MissingRequiredField`. */
  code: string;
  /** What is wrong, for people. */
  message: string;
}

/** An agent profile: instructions and settings for threads, written in Markdown. */
export interface AgentProfileEntry {
  /** Identifier of the profile. */
  id: string;
  /** What it is for. Absent: not stated. */
  description?: string | null;
  /** Where it comes from. */
  source: AgentProfileSource;
  /** Absolute path of its file. Absent: it has none. */
  path?: string | null;
  /** Time of the last change, ISO 8601 in UTC. Absent: built in, without a file. */
  updatedAt?: string | null;
  /** Changes with the profile, such as `sha256:…`. */
  fingerprint: string;
  /** Threads can run under it. */
  valid: boolean;
  /** It comes with the product. Absent: false. */
  isBuiltIn?: boolean | null;
  /** It cannot be edited. Absent: false. */
  readOnly?: boolean | null;
  /** One of a higher source has the same identifier and wins. Absent: false. */
  shadowed?: boolean | null;
  /** All sources that have this identifier. Absent: only `source`. */
  sourceStack?: string[] | null;
  /** Settings that a thread cannot change. Absent: none. */
  lockedFields?: string[] | null;
  /** Settings that are ignored because the source is not trusted with them. Absent: none. */
  restrictedFields?: string[] | null;
  /** Some settings are ignored. Absent: false. */
  trustRestricted?: boolean | null;
  /** Threads that run under an older form of it. Absent: none. */
  staleThreadIds?: string[] | null;
  /** Problems with it. */
  diagnostics: AgentProfileDiagnostic[];
  /** Its Markdown. Absent: it was not asked for. */
  rawContent?: string | null;
  /** Settings of threads under it; written by later releases only. */
  compiledConfig?: ThreadConfiguration | null;
}

/** Which profiles to list. */
export interface AgentProfilesListParams {
  /** Only those of this source. Absent: all. */
  source?: AgentProfileSource | null;
  /** List profiles with errors, too. Absent: false. */
  includeInvalid?: boolean | null;
}

/** Agent profiles. */
export interface AgentProfilesListResponse {
  /** One entry per source and identifier. */
  profiles: AgentProfileEntry[];
}

/** A profile to read. */
export interface AgentProfilesReadParams {
  /** Identifier of the profile. */
  id: string;
  /** Its source. Absent: the one that counts. */
  source?: AgentProfileSource | null;
}

/** One agent profile. */
export interface AgentProfilesReadResponse {
  /** The profile with its Markdown. */
  profile: AgentProfileEntry;
}

/** A profile to check. */
export interface AgentProfilesValidateParams {
  /** Its Markdown. */
  rawContent: string;
  /** Source it is meant for, which decides what it may set. Absent: not stated. */
  source?: AgentProfileSource | null;
}

/** What a checked profile says of itself. */
export interface AgentProfileSummary {
  /** Its identifier. Absent: it names none. */
  id?: string | null;
  /** What it is for. Absent: not stated. */
  description?: string | null;
}

/** Whether a profile is valid. */
export interface AgentProfilesValidateResponse {
  /** Threads could run under it. */
  valid: boolean;
  /** Problems with it. */
  diagnostics: AgentProfileDiagnostic[];
  /** What it says of itself. Absent: it cannot be read. */
  summary?: AgentProfileSummary | null;
  /** Settings of threads under it. Absent: it is not valid. */
  compiledConfig?: ThreadConfiguration | null;
}

/** A profile to store. */
export interface AgentProfilesUpsertParams {
  /** Identifier of the profile; its head has to name the same. */
  id: string;
  /** Source to write to: `user` or `workspace`. */
  source: AgentProfileSource;
  /** Its Markdown. */
  rawContent: string;
}

/** The stored profile. */
export interface AgentProfilesUpsertResponse {
  /** The profile as it was stored, with its diagnostics. */
  profile: AgentProfileEntry;
}

/** A profile to remove. */
export interface AgentProfilesRemoveParams {
  /** Identifier of the profile. */
  id: string;
  /** Source to write to: `user` or `workspace`. */
  source: AgentProfileSource;
}

/** The profile is removed. */
export interface AgentProfilesRemoveResponse {
  /** The file is gone. */
  removed: boolean;
}

/** A thread to bring up to date. */
export interface AgentProfilesRefreshThreadParams {
  /** The thread. */
  threadId: string;
  /** Profile to put it under. Absent: the one it has. */
  profileId?: string | null;
}

/** Record of a profile taking effect in a thread. */
export interface AgentProfileAudit {
  /** What happened. Absent: not stated. */
  event?: string | null;
  /** Stable name of the outcome. Absent: none. */
  code?: string | null;
  /** The thread. Absent: not stated. */
  threadId?: string | null;
  /** The profile. Absent: not stated. */
  profileId?: string | null;
  /** How it ended. Absent: not stated. */
  status?: string | null;
}

/** The thread's settings after the change. */
export interface AgentProfilesRefreshThreadResponse {
  /** The thread. */
  threadId: string;
  /** The profile in force. */
  profile: AgentProfileEntry;
  /** Settings of the thread now. */
  config: ThreadConfiguration;
  /** The thread ran under an older form before. */
  wasStale: boolean;
  /** Record of the change. */
  audit: AgentProfileAudit;
}

/** Whose draft to read. */
export interface AgentProfilesBuilderDraftReadParams {
  /** Thread in which a profile is built. */
  threadId: string;
}

/** A profile in the making. */
export interface AgentProfileBuilderDraft {
  /** Thread in which the profile is built. */
  threadId: string;
  /** Identifier of the profile. */
  targetId: string;
  /** Source the profile is meant for. */
  targetSource: string;
  /** Markdown of the draft; empty for a new profile. */
  rawContent: string;
}

/** A draft to replace. */
export interface AgentProfilesBuilderDraftUpdateParams {
  /** Thread in which a profile is built. */
  threadId: string;
  /** Markdown of the draft. */
  rawContent: string;
}

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
 * Where a user asked for a binding.
 * - `pluginDetail`: On the page of a plugin.
 * - `threadMenu`: In the menu of a thread.
 * - `welcome`: On the welcome page.
 * - `agentSuggestion`: The agent suggested it.
 * - `sdk`: In a program.
 */
export type AppBindingRequestSource = "pluginDetail" | "threadMenu" | "welcome" | "agentSuggestion" | "sdk" | (string & {});

/** What the user has to confirm first. */
export interface AppBindingConfirmation {
  /** The user has to be asked. Absent: false. */
  required?: boolean | null;
  /** What the app could do. Absent: not stated. */
  risk?: AppRisk | null;
  /** Text to show. Absent: the client's own. */
  message?: string | null;
}

/** An app to bind to a thread. */
export interface AppBindingRequestCreateParams {
  /** The thread. */
  threadId: string;
  /** Identifier of the app. */
  appId: string;
  /** Rights to ask for. */
  requestedScopes: string[];
  /** Tools to ask for. Absent: those the rights allow. */
  requestedTools?: string[] | null;
  /** Why, for people. Absent: not stated. */
  reason?: string | null;
  /** Where the user asked for it; `AppBindingRequestSource` names the usual places. */
  source: string;
}

/** Where to send the user. */
export interface AppBindingRequestCreateResponse {
  /** Identifier of the request. */
  bindingRequestId: string;
  /** The thread. */
  threadId: string;
  /** Identifier of the app. */
  appId: string;
  /** Rights that are asked for. */
  requestedScopes: string[];
  /** State of the binding: `pending`. */
  state: AppBindingState;
  /** End of the token, ISO 8601 in UTC. */
  tokenExpiresAt: string;
  /** Where to send the user. */
  handoff: AppHandoff;
  /** What the user has to confirm first. Absent: nothing. */
  confirmation?: AppBindingConfirmation | null;
}

/** A request to look at. */
export interface AppBindingRequestGetParams {
  /** Identifier of the request. */
  bindingRequestId: string;
  /** Single-use token from the address that the user opened. */
  requestToken: string;
  /** Identifier of the app. */
  appId: string;
}

/** What an app may show of a request. */
export interface AppBindingRequestGetResponse {
  /** Identifier of the request. */
  bindingRequestId: string;
  /** The thread. */
  threadId: string;
  /** Title of the thread. Absent: none. */
  threadTitle?: string | null;
  /** Identifier of the app. */
  appId: string;
  /** Rights that are asked for. */
  requestedScopes: AppScopeDescriptor[];
  /** Tools that are asked for. */
  requestedTools: AppToolCatalogEntry[];
  /** Where the user asked for it. */
  source: AppBindingRequestSource;
  /** Why, for people. Absent: not stated. */
  reason?: string | null;
  /** End of the request, ISO 8601 in UTC. */
  expiresAt: string;
}

/** A request to give up. */
export interface AppBindingRequestCancelParams {
  /** Identifier of the request. */
  bindingRequestId: string;
  /** Why, for people. Absent: not stated. */
  reason?: string | null;
}

/** The request is given up. */
export interface AppBindingRequestCancelResponse {
  /** Identifier of the request. */
  bindingRequestId: string;
  /** The thread. */
  threadId: string;
  /** Identifier of the app. */
  appId: string;
  /** State of the binding: `cancelled`. */
  state: AppBindingState;
}

/** A request to accept. */
export interface AppBindingAcceptParams {
  /** Identifier of the request. */
  bindingRequestId: string;
  /** Single-use token from the address that the user opened. */
  requestToken: string;
  /** Identifier of what was granted. */
  grantId: string;
  /** Rights the user granted; none that were not asked for. */
  grantedScopes: string[];
  /** When the app wants the user to be asked, in its own terms. */
  approvalMode: string;
  /** Who granted it, for people. Absent: not stated. */
  approvedBy?: string | null;
  /** End of the binding, ISO 8601 in UTC. Absent: none. */
  expiresAt?: string | null;
  /** Object that proves the grant, in a form of the app's own. Absent: none. */
  grantProof?: unknown;
  /** Reference into the app's records. Absent: none. */
  auditRef?: string | null;
}

/** The binding. */
export interface AppBindingAcceptResponse {
  /** The binding, now `active`. */
  binding: AppBindingSummary;
}

/** A tool that was not taken; its other members are not published and are kept as they are. */
export interface AppRejectedTool {
  /** Name of the tool. Absent: not stated. */
  name?: string | null;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** Tools to add to a thread. */
export interface AppBindingAttachToolsParams {
  /** Identifier of the binding. */
  bindingId: string;
  /** The thread. */
  threadId: string;
  /** Identifier of the app. */
  appId: string;
  /** Identifier of what was granted. */
  grantId: string;
  /** Tools that the app runs from now on. */
  tools: DynamicToolSpec[];
  /** What is known about them. Absent: as in the plugin. */
  toolCatalog?: AppToolCatalogEntry[] | null;
  /** Tools that stand in the prompt. Absent: as in the catalog. */
  directToolNames?: string[] | null;
  /** Tools that are found by tool search. Absent: as in the catalog. */
  deferredToolNames?: string[] | null;
  /** Object that proves the grant, in a form of the app's own. Absent: none. */
  grantProof?: unknown;
}

/** What was added. */
export interface AppBindingAttachToolsResponse {
  /** The binding with its new number of tools. */
  binding: AppBindingSummary;
  /** Number of tools that were added. */
  acceptedToolCount: number;
  /** Tools that were not. */
  rejectedTools: AppRejectedTool[];
}

/** Whose bindings to list. */
export interface ThreadAppBindingsListParams {
  /** The thread. */
  threadId: string;
  /** List revoked bindings, too. Absent: false. */
  includeRevoked?: boolean | null;
}

/** Apps bound to a thread. */
export interface ThreadAppBindingsListResponse {
  /** The bindings, open requests included. */
  bindings: AppBindingSummary[];
}

/** A binding to end. */
export interface ThreadAppBindingsRevokeParams {
  /** The thread. */
  threadId: string;
  /** Identifier of the binding. */
  bindingId: string;
  /** Why, for people. Absent: not stated. */
  reason?: string | null;
}

/** The binding is ended. */
export interface ThreadAppBindingsRevokeResponse {
  /** Identifier of the binding. */
  bindingId: string;
  /** State of the binding: `revoked`. */
  state: AppBindingState;
}

/** Bindings to check. */
export interface ThreadAppBindingsRefreshParams {
  /** The thread. */
  threadId: string;
  /** The binding. Absent: all of the thread. */
  bindingId?: string | null;
}

/** The bindings after the check. */
export interface ThreadAppBindingsRefreshResponse {
  /** The checked bindings. */
  bindings: AppBindingSummary[];
}

/** A binding changed. */
export interface ThreadAppBindingsChangedNotification {
  /** The thread. */
  threadId: string;
  /** The binding. Absent: there is only a request. */
  bindingId?: string | null;
  /** The request. Absent: none. */
  bindingRequestId?: string | null;
  /** Identifier of the app. */
  appId: string;
  /** State of the binding. */
  state: AppBindingState;
  /** State before. Absent: none. */
  previousState?: AppBindingState | null;
  /** What happened, such as `accepted`. */
  changeKind: string;
}

/**
 * How a user gets to an app.
 * - `customProtocol`: By an address that opens a program.
 * - `url`: By a web address.
 */
export type AppHandoffMode = "customProtocol" | "url" | (string & {});

/** Where to send the user. */
export interface AppHandoff {
  /** How the user gets there. */
  mode: AppHandoffMode;
  /** Address to open; holds the single-use token as `requestToken`. */
  uri: string;
}

/** A right that an app asks for. */
export interface AppScopeDescriptor {
  /** Identifier of the right. */
  id: string;
  /** Name for people. */
  displayName: string;
  /** What it allows. */
  description: string;
  /** What can be done with it. */
  risk: AppRisk;
  /** It is chosen beforehand. Absent: false. */
  defaultSelected?: boolean | null;
}

/** A tool of an app. */
export interface AppToolCatalogEntry {
  /** Name of the tool. */
  name: string;
  /** Right it needs. */
  scope: string;
  /** What it can do. */
  risk: AppRisk;
  /** How the model gets to know it. */
  defaultExposure: AppToolExposure;
  /** What it does. Absent: not stated. */
  description?: string | null;
  /** Object that says how clients show it. Absent: by its name. */
  display?: unknown;
  /** Object that says how clients show its results. Absent: as any tool's. */
  presentation?: unknown;
}

/** Program on the user's machine behind an app. */
export interface AppNativeInfo {
  /** Whether it is there. */
  status: AppNativeStatus;
  /** Name for people. Absent: not stated. */
  displayName?: string | null;
  /** URL scheme that opens it. Absent: none. */
  protocol?: string | null;
  /** Where to get it. Absent: not stated. */
  installUrl?: string | null;
}

/** An app that can be bound to threads. */
export interface AppInfo {
  /** Identifier of the app. */
  appId: string;
  /** Namespace of its tools. */
  toolNamespace: string;
  /** Name for people. */
  displayName: string;
  /** Who made it. */
  developerName: string;
  /** What it is for. */
  description: string;
  /** Group in catalogs. Absent: none. */
  category?: string | null;
  /** Plugin that brings it. */
  pluginId: string;
  /** That plugin is installed. */
  installed: boolean;
  /** That plugin is switched on. */
  enabled: boolean;
  /** It is shown in catalogs. */
  catalogVisible: boolean;
  /** An administrator decides about it. Absent: false. */
  managed?: boolean | null;
  /** It has to be connected before it can be bound. Absent: not stated. */
  requiresExternalConnection?: boolean | null;
  /** Program behind it. */
  nativeApp: AppNativeInfo;
  /** State of the connection to it. */
  connectionState: AppConnectionState;
  /** Its binding to the thread that was asked about. Absent: none. */
  bindingSummary?: AppBindingSummary | null;
  /** Rights it can ask for. Absent: not asked for. */
  scopes?: AppScopeDescriptor[] | null;
  /** Its tools. Absent: not asked for. */
  toolCatalog?: AppToolCatalogEntry[] | null;
  /** Ways to get to it, each an object. Absent: not asked for. */
  handoffModes?: unknown[] | null;
  /** Problems with it, each an object. Absent: none. */
  diagnostics?: unknown[] | null;
}

/** Which apps to list. */
export interface AppListParams {
  /** List apps that are not installed, too. Absent: true. */
  includeCatalog?: boolean | null;
  /** List apps that are switched off, too. Absent: true. */
  includeDisabled?: boolean | null;
  /** Thread whose bindings to tell. Absent: none. */
  threadId?: string | null;
  /** Look again at what is on the machine. Absent: false. */
  forceRefresh?: boolean | null;
  /** Where they are shown: `pluginDetail`, `welcome`, `threadBinding` or `sdk/default`. Absent: `sdk/default`. */
  surface?: string | null;
}

/** Apps. */
export interface AppListResponse {
  /** One entry per app. */
  apps: AppInfo[];
}

/** An app to view. */
export interface AppViewParams {
  /** Identifier of the app. */
  appId: string;
  /** Thread whose binding to tell. Absent: none. */
  threadId?: string | null;
}

/** One app. */
export interface AppViewResponse {
  /** The app with its rights and tools. */
  app: AppInfo;
}

/** Apps changed. */
export interface AppListUpdatedNotification {
  /** What changed. */
  reason: string;
  /** Identifiers of the apps that changed. */
  appIds: string[];
}

/**
 * Whether the program behind an app is there.
 * - `installed`: It is installed.
 * - `missing`: It is not installed.
 * - `unknown`: The server cannot tell.
 */
export type AppNativeStatus = "installed" | "missing" | "unknown" | (string & {});

/** An app to connect to. */
export interface AppConnectionStartParams {
  /** Identifier of the app. */
  appId: string;
  /** How the user gets there. Absent: chosen by the server. */
  handoffMode?: AppHandoffMode | null;
  /** Address to come back to. Absent: none. */
  returnTo?: string | null;
}

/** Where to send the user. */
export interface AppConnectionStartResponse {
  /** Identifier of the request. */
  connectionRequestId: string;
  /** Identifier of the app. */
  appId: string;
  /** State of the connection. */
  state: AppConnectionState;
  /** End of the request, ISO 8601 in UTC. */
  expiresAt: string;
  /** Where to send the user. */
  handoff: AppHandoff;
}

/** A request to look at. */
export interface AppConnectionRequestGetParams {
  /** Identifier of the request. */
  connectionRequestId: string;
  /** Single-use token from the address that the user opened. */
  requestToken: string;
  /** Identifier of the app. */
  appId: string;
}

/** What an app may show of a request. */
export interface AppConnectionRequestGetResponse {
  /** Identifier of the request. */
  connectionRequestId: string;
  /** Identifier of the app. */
  appId: string;
  /** Workspace, for people. Absent: not told. */
  workspaceLabel?: string | null;
  /** User, for people. Absent: not told. */
  userLabel?: string | null;
  /** End of the request, ISO 8601 in UTC. */
  expiresAt: string;
}

/** A request to accept. */
export interface AppConnectionConnectParams {
  /** Identifier of the request. */
  connectionRequestId: string;
  /** Single-use token from the address that the user opened. */
  requestToken: string;
  /** Identifier of the app. */
  appId: string;
  /** Account in the app, for people. Absent: none. */
  accountLabel?: string | null;
  /** End of the connection, ISO 8601 in UTC. Absent: none. */
  expiresAt?: string | null;
  /** Object that proves the connection, in a form of the app's own. Absent: none. */
  connectionProof?: unknown;
}

/** The connection. */
export interface AppConnectionConnectResponse {
  /** Identifier of the app. */
  appId: string;
  /** State of the connection. */
  state: AppConnectionState;
  /** Start, ISO 8601 in UTC. */
  connectedAt: string;
  /** End, ISO 8601 in UTC; null for none. */
  expiresAt: string | null;
  /** Account in the app, for people. Absent: none. */
  accountLabel?: string | null;
}

/** An app to ask about. */
export interface AppConnectionStatusParams {
  /** Identifier of the app. */
  appId: string;
}

/** The connection to an app. */
export interface AppConnectionStatusResponse {
  /** Identifier of the app. */
  appId: string;
  /** State of the connection. */
  state: AppConnectionState;
  /** Start, ISO 8601 in UTC. Absent: not connected. */
  connectedAt?: string | null;
  /** End, ISO 8601 in UTC. Absent: none. */
  expiresAt?: string | null;
  /** Account in the app, for people. Absent: none. */
  accountLabel?: string | null;
  /** What went wrong, for people. Absent: nothing. */
  diagnostic?: string | null;
}

/** A connection to end. */
export interface AppConnectionRevokeParams {
  /** Identifier of the app. */
  appId: string;
  /** Why, for people. Absent: not stated. */
  reason?: string | null;
}

/** The connection is ended. */
export interface AppConnectionRevokeResponse {
  /** Identifier of the app. */
  appId: string;
  /** State of the connection: `notConnected`. */
  state: AppConnectionState;
}

/** The connection to an app changed. */
export interface AppConnectionChangedNotification {
  /** Identifier of the app. */
  appId: string;
  /** State of the connection. */
  state: AppConnectionState;
  /** State before. Absent: not known. */
  previousState?: AppConnectionState | null;
  /** What went wrong, for people. Absent: nothing. */
  diagnostic?: string | null;
}

/**
 * What a block is about.
 * - `role`: The role of the agent.
 * - `teamState`: The state of a team.
 * - `mailboxDigest`: Messages that came in.
 * - `artifactIndex`: What there is to work with.
 * - `policy`: Rules.
 */
export type AppContextBlockKind = "role" | "teamState" | "mailboxDigest" | "artifactIndex" | "policy" | (string & {});

/**
 * Who sees a block.
 * - `model`: The model; the default.
 * - `hiddenFromModel`: Clients only.
 */
export type AppContextBlockVisibility = "model" | "hiddenFromModel" | (string & {});

/** Text that an app adds to the context of a thread. */
export interface AppContextBlock {
  /** Identifier of the block; unique in its binding. */
  blockId: string;
  /** The thread. */
  threadId: string;
  /** Identifier of the binding. */
  bindingId: string;
  /** Identifier of the app. */
  appId: string;
  /** What it is about. */
  kind: AppContextBlockKind;
  /** Heading over the text. */
  title: string;
  /** The text; at most 16 KiB. */
  content: string;
  /** Place among the blocks, smallest first. */
  order: number;
  /** Changes with the text. */
  version: string;
  /** Time of the last change, ISO 8601 in UTC. */
  updatedAt: string;
  /** End of its use, ISO 8601 in UTC. Absent: none. */
  expiresAt?: string | null;
  /** Who sees it. */
  visibility: AppContextBlockVisibility;
}

/** A block to add or replace. */
export interface AppBindingContextUpsertParams {
  /** Identifier of the binding. */
  bindingId: string;
  /** Identifier of the app. */
  appId: string;
  /** Identifier of what was granted. */
  grantId: string;
  /** Identifier of the block; the present one is replaced. */
  blockId: string;
  /** What it is about; `AppContextBlockKind` names the usual kinds. */
  kind: string;
  /** Heading over the text. */
  title: string;
  /** The text; at most 16 KiB. */
  content: string;
  /** Place among the blocks, smallest first. */
  order: number;
  /** Changes with the text. */
  version: string;
  /** End of its use, ISO 8601 in UTC. Absent: none. */
  expiresAt?: string | null;
  /** Who sees it. Absent: `model`. */
  visibility?: AppContextBlockVisibility | null;
}

/** A block to remove. */
export interface AppBindingContextRemoveParams {
  /** Identifier of the binding. */
  bindingId: string;
  /** Identifier of the app. */
  appId: string;
  /** Identifier of what was granted. */
  grantId: string;
  /** Identifier of the block; has to exist. */
  blockId: string;
}

/** Whose blocks to list. */
export interface ThreadAppContextBlocksListParams {
  /** The thread. */
  threadId: string;
  /** List blocks that are not in use, too. Absent: false. */
  includeInactive?: boolean | null;
}

/** Blocks of context. */
export interface ThreadAppContextBlocksListResponse {
  /** The blocks, by their order. */
  blocks: AppContextBlock[];
}

/**
 * When queued input is run.
 * - `queueOnly`: When its turn comes; the default.
 * - `runWhenIdle`: At once when the thread is idle.
 */
export type AppThreadInputStartPolicy = "queueOnly" | "runWhenIdle" | (string & {});

/** Input for the bound thread. */
export interface AppThreadInputEnqueueParams {
  /** Identifier of the binding. */
  bindingId: string;
  /** Identifier of the app. */
  appId: string;
  /** Identifier of what was granted. */
  grantId: string;
  /** What to say; at least one part. */
  input: InputPart[];
  /** Text to show in the queue. Absent: taken from the input. */
  displayText?: string | null;
  /** What caused it, for people. Absent: none. */
  triggerLabel?: string | null;
  /** What caused it, in the app's own terms. Absent: none. */
  triggerRefId?: string | null;
  /** When it is run. Absent: `queueOnly`. */
  startPolicy?: AppThreadInputStartPolicy | null;
}

/** The queue. */
export interface AppThreadInputEnqueueResponse {
  /** The new entry. */
  queuedInput: QueuedTurnInput;
  /** The whole queue. */
  queuedInputs: QueuedTurnInput[];
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

/**
 * The `operation` of an approval about a file.
 * - `read`: Reading the file.
 * - `write`: Writing the whole file.
 * - `edit`: Changing a part of the file.
 * - `list`: Listing a directory.
 */
export type FileOperation = "read" | "write" | "edit" | "list" | (string & {});

/**
 * State of a task.
 * - `pending`: It waits for its next run.
 * - `running`: A run is under way.
 * - `completed`: The last run ended well.
 * - `failed`: The last run failed.
 */
export type AutomationTaskStatus = "pending" | "running" | "completed" | "failed" | (string & {});

/**
 * Where a task works.
 * - `project`: In the workspace.
 * - `worktree`: In a worktree of its own.
 */
export type AutomationWorkspaceMode = "project" | "worktree" | (string & {});

/** A thread in which a task runs. */
export interface AutomationThreadBinding {
  /** The thread. */
  threadId: string;
  /** How it runs there; `run-in-thread` so far. */
  mode: string;
}

/** Worktree of a task. */
export interface AutomationTaskWorktree {
  /** Its branch. */
  branchName: string;
  /** Absolute path. */
  path: string;
}

/** Work that runs by itself. */
export interface AutomationTask {
  /** Identifier of the task. */
  id: string;
  /** Name for people. */
  title: string;
  /** What to do. */
  description: string;
  /** State of the task. */
  status: AutomationTaskStatus;
  /** Thread of the last run; null before the first. */
  threadId: string | null;
  /** What its tools may do: `workspaceScope`, or `fullAuto` for everything. Absent: `workspaceScope`. Nobody is asked. */
  approvalPolicy?: string | null;
  /** Agent profile it runs under. Absent: none. */
  agentProfileId?: string | null;
  /** Where it works. */
  workspaceMode: AutomationWorkspaceMode;
  /** Worktree it made; null for none. */
  worktree: AutomationTaskWorktree | null;
  /** Creation time, ISO 8601 in UTC. */
  createdAt: string;
  /** Time of the last change, ISO 8601 in UTC. */
  updatedAt: string;
  /** When it runs; null for once. */
  schedule: CronSchedule | null;
  /** Thread it runs in; null for a new one each time. What runs there may do what the thread may. */
  threadBinding: AutomationThreadBinding | null;
  /** Next run, ISO 8601 in UTC; null for none. */
  nextRunAt: string | null;
  /** What the last run did. Absent: none. */
  agentSummary?: string | null;
}

/** A task to start from. */
export interface AutomationTemplate {
  /** Identifier: 1 to 64 letters, digits, underscores and hyphens, beginning with a letter or digit. */
  id: string;
  /** Name for people; at most 200 characters. */
  title: string;
  /** What it is for. Absent: not stated. */
  description?: string | null;
  /** Icon. Absent: none. */
  icon?: string | null;
  /** Group in lists. Absent: none. */
  category?: string | null;
  /** What to do, in Markdown. */
  workflowMarkdown: string;
  /** When a task runs. Absent: once. */
  defaultSchedule?: CronSchedule | null;
  /** Where a task works. Absent: the server's default. */
  defaultWorkspaceMode?: AutomationWorkspaceMode | null;
  /** What happens when a tool needs consent. Absent: the default. */
  defaultApprovalPolicy?: string | null;
  /** A task has to be bound to a thread. */
  needsThreadBinding: boolean;
  /** Name of a task. Absent: `title`. */
  defaultTitle?: string | null;
  /** What a task does. Absent: taken from `workflowMarkdown`. */
  defaultDescription?: string | null;
  /** Agent profile of a task. Absent: none. */
  defaultAgentProfileId?: string | null;
  /** The user made it. Absent: false. */
  isUser?: boolean | null;
  /** Creation time, ISO 8601 in UTC. Absent: built in. */
  createdAt?: string | null;
  /** Time of the last change, ISO 8601 in UTC. Absent: built in. */
  updatedAt?: string | null;
}

/** Tasks of the workspace. */
export interface AutomationTaskListResponse {
  /** One entry per task. */
  tasks: AutomationTask[];
}

/** A task to read. */
export interface AutomationTaskReadParams {
  /** Identifier of the task. */
  taskId: string;
}

/** One task. */
export interface AutomationTaskReadResponse {
  /** The task with its state. */
  task: AutomationTask;
}

/** A task to make. */
export interface AutomationTaskCreateParams {
  /** Name for people. */
  title: string;
  /** What to do. */
  description: string;
  /** Text of the work, in Markdown. Its head may say `max_rounds`: the most requests to the model of one run, 1 or more. Absent: taken from the template or `description`. */
  workflowTemplate?: string | null;
  /** What happens when a tool needs consent. Absent: that of the template, or the default. */
  approvalPolicy?: string | null;
  /** Where it works. Absent: that of the template, or the server's default. */
  workspaceMode?: AutomationWorkspaceModeInput | null;
  /** When it runs. Absent: that of the template, or once, at once. */
  schedule?: CronSchedule | null;
  /** Thread to run in. Absent: a new one each time. */
  threadBinding?: AutomationThreadBinding | null;
  /** Template whose defaults to take. Absent: none. */
  templateId?: string | null;
  /** Agent profile to run under. Absent: that of the template, or none. */
  agentProfileId?: string | null;
}

/** The new task. */
export interface AutomationTaskCreateResponse {
  /** The task as it was stored, with its identifier. */
  task: AutomationTask;
  /** Identifier of the task, again. Absent: it is in `task` only. */
  taskId?: string | null;
  /** Folder of the task, an absolute path. Absent: not stated. */
  taskDirectory?: string | null;
}

/** A task to run now. */
export interface AutomationTaskRunParams {
  /** Identifier of the task. */
  taskId: string;
}

/** The task. */
export interface AutomationTaskRunResponse {
  /** The task, now `running`. */
  task: AutomationTask;
}

/** A task to bind. */
export interface AutomationTaskUpdateBindingParams {
  /** Identifier of the task. */
  taskId: string;
  /** Thread to run in. Null or absent: a new one each time. */
  threadBinding?: AutomationThreadBinding | null;
}

/** The task after the change. */
export interface AutomationTaskUpdateBindingResponse {
  /** The task with its new binding. */
  task: AutomationTask;
}

/** A task whose worktree to remove. */
export interface AutomationTaskDiscardWorktreeParams {
  /** Identifier of the task. */
  taskId: string;
}

/** The task after the change. */
export interface AutomationTaskDiscardWorktreeResponse {
  /** The task, without a worktree. */
  task: AutomationTask;
}

/** A task to delete. */
export interface AutomationTaskDeleteParams {
  /** Identifier of the task. */
  taskId: string;
}

/** The task is deleted. */
export interface AutomationTaskDeleteResponse {
  /** Always true. */
  ok: boolean;
}

/** Which templates to list. */
export interface AutomationTemplateListParams {
  /** Language of the built-in ones, such as `en`. Absent: the server's. */
  locale?: string | null;
}

/** Templates for tasks. */
export interface AutomationTemplateListResponse {
  /** Built-in templates, then those of the user. */
  templates: AutomationTemplate[];
}

/** A template to store. */
export interface AutomationTemplateSaveParams {
  /** Identifier. Absent: a new one, as `user-` and a short random text. */
  id?: string | null;
  /** Name for people; at most 200 characters. */
  title: string;
  /** What it is for. Absent: not stated. */
  description?: string | null;
  /** Icon. Absent: none. */
  icon?: string | null;
  /** Group in lists. Absent: none. */
  category?: string | null;
  /** What to do, in Markdown. */
  workflowMarkdown: string;
  /** When a task runs. Absent: once. */
  defaultSchedule?: CronSchedule | null;
  /** Where a task works. Absent: the server's default. */
  defaultWorkspaceMode?: AutomationWorkspaceModeInput | null;
  /** What happens when a tool needs consent. Absent: the default. */
  defaultApprovalPolicy?: string | null;
  /** A task has to be bound to a thread. Absent: false. */
  needsThreadBinding?: boolean | null;
  /** Name of a task. Absent: `title`. */
  defaultTitle?: string | null;
  /** What a task does. Absent: taken from `workflowMarkdown`. */
  defaultDescription?: string | null;
  /** Agent profile of a task. Absent: none. */
  defaultAgentProfileId?: string | null;
}

/** The stored template. */
export interface AutomationTemplateSaveResponse {
  /** The template as it was stored, with its identifier. */
  template: AutomationTemplate;
}

/** A template to delete. */
export interface AutomationTemplateDeleteParams {
  /** Identifier of the template. */
  id: string;
}

/** The template is deleted. */
export interface AutomationTemplateDeleteResponse {
  /** Always true. */
  ok: boolean;
}

/** A task changed. */
export interface AutomationTaskUpdatedNotification {
  /** The task as it is now. */
  task: AutomationTask;
  /** Workspace of the task; written by later releases only. */
  workspacePath?: string | null;
}

/**
 * Where a client wants a task to work. Answers hold the `AutomationWorkspaceMode` that is meant.
 * - `project`: In the workspace.
 * - `worktree`: In a worktree of its own.
 * - `isolated`: The same as `worktree`; an old name.
 */
export type AutomationWorkspaceModeInput = "project" | "worktree" | "isolated" | (string & {});

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
  /** The client can show `ui://` resources of tools, and may call `ui/*` and `item/widget-state/set`. Default false. */
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
  /** `usage/*` methods and `profile/insights`. */
  usageTelemetry?: boolean | null;
  /** `automation/*` methods. */
  automations?: boolean | null;
  /** Further features by extension name. Absent: none. */
  extensions?: ServerCapabilityExtensions | null;
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

/** Further features by extension name: `true` says that a feature is there, other values are the extension's own and are kept. */
export interface ServerCapabilityExtensions {
  /** `welcome/suggestions`. Absent: false. */
  welcomeSuggestions?: boolean | null;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/**
 * Kind of channel.
 * - `builtin`: A client that comes with the product.
 * - `social`: A chat network that the server speaks itself.
 * - `system`: A part of the server, such as its scheduler.
 * - `external`: A chat network behind an adapter.
 */
export type ChannelCategory = "builtin" | "social" | "system" | "external" | (string & {});

/** A channel that threads come from. */
export interface ChannelInfo {
  /** Name of the channel. */
  name: string;
  /** Kind of channel. */
  category: ChannelCategory;
}

/** Known channels. */
export interface ChannelListResponse {
  /** The channels: builtin, social, system, external, and by name in each kind. */
  channels: ChannelInfo[];
}

/** Whether a chat channel works. */
export interface ChannelStatusInfo {
  /** Name of the channel. */
  name: string;
  /** Kind of channel: `social` or `external`. */
  category: ChannelCategory;
  /** It is switched on in the settings. */
  enabled: boolean;
  /** It runs now. */
  running: boolean;
}

/** State of the chat channels. */
export interface ChannelStatusResponse {
  /** The channels, social ones first, by name in each kind. */
  channels: ChannelStatusInfo[];
}

/**
 * How server and channel adapter meet.
 * - `subprocess`: The server starts the adapter and speaks over its standard streams.
 * - `websocket`: The adapter connects by itself; the server starts nothing.
 * - `managedWebsocket`: The server starts the adapter, which connects back at `/ws`.
 */
export type ExternalChannelTransport = "subprocess" | "websocket" | "managedWebsocket" | (string & {});

/** An external channel and how its adapter is started. */
export interface ExternalChannelConfig {
  /** Key of the channel, compared without regard to case. */
  name: string;
  /** Whether the channel is used. */
  enabled: boolean;
  /** How server and adapter meet. */
  transport: ExternalChannelTransport;
  /** Program to start. Absent: see `builtinModule`. */
  command?: string | null;
  /** Adapter that comes with the product, to start in place of `command`. Absent: none. */
  builtinModule?: string | null;
  /** Arguments of the program. Absent: none. */
  args?: string[] | null;
  /** Working directory of the program. Absent: the workspace. */
  workingDirectory?: string | null;
  /** Environment variables to set. Absent: none. */
  env?: { [name: string]: string } | null;
}

/** Configured external channels. */
export interface ExternalChannelListResponse {
  /** One entry per channel. */
  channels: ExternalChannelConfig[];
}

/** A channel to read. */
export interface ExternalChannelGetParams {
  /** Name of the channel, in whatever case. */
  name: string;
}

/** One external channel. */
export interface ExternalChannelGetResponse {
  /** The stored entry. */
  channel: ExternalChannelConfig;
}

/** A channel to store. */
export interface ExternalChannelUpsertParams {
  /** The channel; replaces the whole present entry. */
  channel: ExternalChannelConfig;
}

/** The stored channel. */
export interface ExternalChannelUpsertResponse {
  /** The entry as it was stored. */
  channel: ExternalChannelConfig;
}

/** A channel to remove. */
export interface ExternalChannelRemoveParams {
  /** Name of the channel, in whatever case. */
  name: string;
}

/** The channel is removed. */
export interface ExternalChannelRemoveResponse {
  /** The entry is gone. */
  removed: boolean;
}

/**
 * Kind of message to a chat.
 * - `text`: Text.
 * - `file`: Any file.
 * - `audio`: Sound.
 * - `image`: Picture.
 * - `video`: Film.
 */
export type ChannelMessageKind = "text" | "file" | "audio" | "image" | "video" | (string & {});

/**
 * How media is handed over.
 * - `hostPath`: By a path on the server's host.
 * - `url`: By a URL.
 * - `dataBase64`: Embedded in base64.
 * - `artifactId`: By the identifier of an artifact of the server.
 */
export type ChannelMediaSourceKind = "hostPath" | "url" | "dataBase64" | "artifactId" | (string & {});

/** Where media is. `kind` says which other member counts. */
export interface ChannelMediaSource {
  /** How it is handed over. */
  kind: ChannelMediaSourceKind;
  /** Absolute path; `hostPath` only. */
  hostPath?: string | null;
  /** Address; `url` only. */
  url?: string | null;
  /** The media in base64; `dataBase64` only. */
  dataBase64?: string | null;
  /** Identifier of the artifact; `artifactId` only. */
  artifactId?: string | null;
}

/** A message to a chat. */
export interface ChannelOutboundMessage {
  /** Kind of message. */
  kind: ChannelMessageKind;
  /** The text; `text` only. */
  text?: string | null;
  /** Text under the media. Absent: none. */
  caption?: string | null;
  /** Name to show for the file. Absent: chosen by the adapter. */
  fileName?: string | null;
  /** MIME type. Absent: told from the media. */
  mediaType?: string | null;
  /** The media. Absent: a message of text. */
  source?: ChannelMediaSource | null;
}

/**
 * Why a message was not delivered.
 * - `UnsupportedDeliveryKind`: The channel does not take this kind.
 * - `UnsupportedMediaSource`: The channel does not take media handed over like this.
 * - `MediaTooLarge`: The media is larger than the channel allows.
 * - `MediaTypeNotAllowed`: The channel does not take this type of media.
 * - `MediaArtifactNotFound`: No artifact has this identifier.
 * - `MediaResolutionFailed`: The media could not be read.
 * - `AdapterDeliveryFailed`: The chat network refused it.
 * - `AdapterProtocolViolation`: The adapter answered what it must not.
 */
export type ChannelDeliveryErrorCode = "UnsupportedDeliveryKind" | "UnsupportedMediaSource" | "MediaTooLarge" | "MediaTypeNotAllowed" | "MediaArtifactNotFound" | "MediaResolutionFailed" | "AdapterDeliveryFailed" | "AdapterProtocolViolation" | (string & {});

/** A message to deliver. */
export interface ExtChannelSendParams {
  /** Chat or person to deliver to, in the adapter's own terms. */
  target: string;
  /** What to deliver. */
  message: ChannelOutboundMessage;
  /** Object of data for the adapter. Absent: none. */
  metadata?: unknown;
}

/** Whether the message was delivered. */
export interface ExtChannelSendResponse {
  /** The chat network took the message. */
  delivered: boolean;
  /** Identifier of the message in the chat network. Absent: none. */
  remoteMessageId?: string | null;
  /** Identifier of the media in the chat network. Absent: none. */
  remoteMediaId?: string | null;
  /** Why it was not. Absent: it was. */
  errorCode?: ChannelDeliveryErrorCode | null;
  /** Why it was not, for people. Absent: it was. */
  errorMessage?: string | null;
}

/** The conversation a tool is called in. */
export interface ExtChannelToolCallContext {
  /** Name of the channel. */
  channelName: string;
  /** Place inside the channel. Absent: none. */
  channelContext?: string | null;
  /** Person who asked. Absent: not known. */
  senderId?: string | null;
  /** Group chat it was asked in. Absent: none. */
  groupId?: string | null;
}

/** A call of a channel's tool. */
export interface ExtChannelToolCallParams {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** Identifier of the call. */
  callId: string;
  /** Name of the tool. */
  tool: string;
  /** Object of arguments, already checked against the tool's schema. */
  arguments: unknown;
  /** The conversation it is called in. */
  context: ExtChannelToolCallContext;
}

/** What came of a call of a channel's tool. */
export interface ExtChannelToolCallResponse {
  /** The tool succeeded. */
  success: boolean;
  /** The result in parts. Absent: none. */
  contentItems?: ToolContentItem[] | null;
  /** The result as data. Absent: none. */
  structuredResult?: unknown;
  /** Code of the failure. Absent: none. */
  errorCode?: DynamicToolErrorCode | null;
  /** Text of the failure. Absent: none. */
  errorMessage?: string | null;
}

/**
 * Why a tool of a client or of a channel failed. Tools may have codes of their own.
 * - `UnsupportedTool`: There is no such tool.
 * - `MissingChatContext`: The tool only works in a conversation of its channel.
 * - `InvalidArguments`: The arguments do not fit.
 * - `AdapterToolCallFailed`: The tool was run and failed.
 * - `AdapterProtocolViolation`: The client answered what it must not.
 * - `ExternalChannelToolTimeout`: The client did not answer in time.
 */
export type DynamicToolErrorCode = "UnsupportedTool" | "MissingChatContext" | "InvalidArguments" | "AdapterToolCallFailed" | "AdapterProtocolViolation" | "ExternalChannelToolTimeout" | (string & {});

/**
 * Who defines a command.
 * - `builtin`: The server.
 * - `custom`: The workspace or the user.
 */
export type CommandCategory = "builtin" | "custom" | (string & {});

/** A slash command. */
export interface CommandInfo {
  /** Name, with its slash. */
  name: string;
  /** Other names, with their slashes. */
  aliases: string[];
  /** Key of a translated description; empty for custom commands. */
  descriptionKey: string;
  /** What it does, in English. */
  fallbackDescription: string;
  /** The same as `fallbackDescription`. */
  description: string;
  /** Who defines it. */
  category: CommandCategory;
  /** Only administrators may run it. */
  requiresAdmin: boolean;
}

/** Which commands to list. */
export interface CommandListParams {
  /** List the server's own commands, too. Absent: true. Pickers that insert `commandRef` parts say false. */
  includeBuiltins?: boolean | null;
  /** Ignored; an old way to ask for a language. */
  language?: string | null;
}

/** Slash commands. */
export interface CommandListResponse {
  /** One entry per command. */
  commands: CommandInfo[];
}

/** A command to run. */
export interface CommandExecuteParams {
  /** Thread it is run in. */
  threadId: string;
  /** The command with its slash; arguments may follow. */
  command: string;
  /** Arguments. Absent: taken from `command`. */
  arguments?: string[] | null;
  /** Person in a chat who runs it. Absent: the client's own user. */
  sender?: SenderContext | null;
}

/**
 * The thread to go on with.
 *
 * Newer peers may send others: keep a default branch.
 */
export type CommandThread =
  | Thread
  | CommandThreadReference;

/** Little more than the identifier; `thread/read` tells the rest. */
export interface CommandThreadReference {
  /** Identifier of the thread. */
  id: string;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** What came of a command. */
export interface CommandResult {
  /** The command was run. */
  handled: boolean;
  /** Text for the user; null for none. */
  message?: string | null;
  /** `message` is Markdown. Absent: false. */
  isMarkdown?: boolean | null;
  /** Text the caller has to send with `turn/start`; null for none. */
  expandedPrompt?: string | null;
  /** The conversation starts anew in `thread`. Absent: false. */
  sessionReset?: boolean | null;
  /** New active thread; written when `sessionReset` is true. */
  thread?: CommandThread | null;
  /** Threads that were archived. Absent: none. */
  archivedThreadIds?: string[] | null;
  /** The file of `thread` is written with its first turn. Absent: false. */
  createdLazily?: boolean | null;
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
  /** MCP servers of this thread alone. Absent: those of the workspace. Later clients rename `args`, `env` and `httpHeaders` here. */
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

/** How to start or reach one MCP server. In a thread's settings later clients write `arguments`, `environmentVariables` and `headers` for `args`, `env` and `httpHeaders`. */
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
 * What a schedule counts by.
 * - `every`: Again and again after the same time.
 * - `at`: Once, at a fixed time.
 * - `daily`: Every day at the same time of day.
 */
export type CronScheduleKind = "every" | "at" | "daily" | (string & {});

/** When a job runs. `kind` says which other members count. */
export interface CronSchedule {
  /** What it counts by. */
  kind: CronScheduleKind;
  /** Time from run to run, in milliseconds; `every` only. */
  everyMs?: number | null;
  /** Time of the run, in milliseconds since 1970; `at` only. */
  atMs?: number | null;
  /** Time to the first run, in milliseconds; `every` only. Absent: `everyMs`. */
  initialDelayMs?: number | null;
  /** Hour of the day, 0 to 23; `daily` only. */
  dailyHour?: number | null;
  /** Minute of the hour, 0 to 59; `daily` only. */
  dailyMinute?: number | null;
  /** IANA name of the time zone; `daily` only. Absent: UTC. */
  tz?: string | null;
}

/**
 * How a run ended.
 * - `ok`: It went well.
 * - `error`: It failed.
 */
export type CronRunStatus = "ok" | "error" | (string & {});

/** What a job did and will do. */
export interface CronJobState {
  /** Next run, in milliseconds since 1970; null for none. Kept while the job is off. */
  nextRunAtMs: number | null;
  /** Last run, in milliseconds since 1970; null before the first. */
  lastRunAtMs: number | null;
  /** How the last run ended; null before the first. */
  lastStatus: CronRunStatus | null;
  /** What went wrong in the last run; null when nothing did. */
  lastError: string | null;
  /** Thread of the last run. Absent: none. */
  lastThreadId?: string | null;
  /** What the last run answered, cut to 500 characters. Absent: nothing. */
  lastResult?: string | null;
}

/** A job that runs by schedule. */
export interface CronJobInfo {
  /** Identifier: 8 hexadecimal digits. */
  id: string;
  /** Name for people. */
  name: string;
  /** When it runs. */
  schedule: CronSchedule;
  /** It runs by its schedule. */
  enabled: boolean;
  /** Creation time, in milliseconds since 1970. */
  createdAtMs: number;
  /** It is removed after its first success. */
  deleteAfterRun: boolean;
  /** What it did and will do. */
  state: CronJobState;
}

/** Which jobs to list. */
export interface CronListParams {
  /** List jobs that are switched off, too. Absent: false. */
  includeDisabled?: boolean | null;
}

/** Scheduled jobs. */
export interface CronListResponse {
  /** One entry per job. */
  jobs: CronJobInfo[];
}

/** A job to remove. */
export interface CronRemoveParams {
  /** Identifier of the job. */
  jobId: string;
}

/** The job is removed. */
export interface CronRemoveResponse {
  /** Always true. */
  removed: boolean;
}

/** A job to switch on or off. */
export interface CronEnableParams {
  /** Identifier of the job. */
  jobId: string;
  /** True switches it on. */
  enabled: boolean;
}

/** The job after the change. */
export interface CronEnableResponse {
  /** The job with the time of its next run. */
  job: CronJobInfo;
}

/** A job to run now. */
export interface CronRunParams {
  /** Identifier of the job. */
  jobId: string;
}

/** The run is queued. */
export interface CronRunResponse {
  /** Always true. */
  queued: boolean;
  /** The job before the run. */
  job: CronJobInfo;
}

/**
 * A job in a notification: complete, or only known by its identifier once it is removed.
 *
 * Newer peers may send others: keep a default branch.
 */
export type CronStateChangedJob =
  | CronJobInfo
  | CronStateChangedJobRemoved;

/** A removed job; more than the identifier is not sure. */
export interface CronStateChangedJobRemoved {
  /** Identifier of the removed job. */
  id: string;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** A scheduled job changed. */
export interface CronStateChangedNotification {
  /** The job as it is now, or what is left of it. */
  job: CronStateChangedJob;
  /** The job is removed. */
  removed: boolean;
}

/**
 * State of a dream.
 * - `running`: Under way.
 * - `succeeded`: Ended well.
 * - `skipped`: Not needed.
 * - `failed`: Ended with an error.
 * - `canceled`: Was stopped.
 */
export type DreamRunStatus = "running" | "succeeded" | "skipped" | "failed" | "canceled" | (string & {});

/**
 * What became of the result of a dream.
 * - `pending`: It waits for a decision.
 * - `applied`: It is in use.
 * - `discarded`: It was turned down.
 * - `archived`: It was put away.
 */
export type DreamReviewStatus = "pending" | "applied" | "discarded" | "archived" | (string & {});

/** A dream: the agent works over old threads to improve its memory. */
export interface DreamsRun {
  /** Opaque identifier, such as `dream_…`. */
  id: string;
  /** State of the run. */
  status: DreamRunStatus;
  /** What became of its result. Absent: nothing to decide. */
  reviewStatus?: DreamReviewStatus | null;
  /** Start, ISO 8601 in UTC. Absent: not begun. */
  startedAt?: string | null;
  /** End, ISO 8601 in UTC. Absent: not ended. */
  endedAt?: string | null;
  /** Threads it read. Absent: not known. */
  processedThreadCount?: number | null;
  /** Threads it could have read. Absent: not known. */
  candidateThreadCount?: number | null;
  /** Threads its result rests on. Absent: none. */
  evidenceThreadIds?: string[] | null;
  /** Files it wrote. Absent: none. */
  writtenPaths?: string[] | null;
  /** Searches it made. Absent: not known. */
  evidenceSearchCount?: number | null;
  /** Passages it read. Absent: not known. */
  evidenceReadCount?: number | null;
  /** It wrote memory. Absent: false. */
  dreamWritten?: boolean | null;
  /** It wrote `HISTORY.md`. Absent: false. */
  historyWritten?: boolean | null;
  /** Store with its result, such as `store_…`. Absent: none. */
  outputStoreId?: string | null;
  /** Its result was put to use without a decision. Absent: false. */
  autoApplied?: boolean | null;
  /** Internal thread it ran in. Absent: none. */
  threadId?: string | null;
  /** Last turn of that thread. Absent: none. */
  turnId?: string | null;
  /** Turns of that thread. Absent: none. */
  turnIds?: string[] | null;
  /** What started it, such as `manual`. Absent: not stated. */
  trigger?: string | null;
  /** Reason or error, for people. Absent: none. */
  message?: string | null;
  /** File that lists what it read. Absent: none. */
  inputManifestPath?: string | null;
}

/** Settings and state of dreams. */
export interface DreamsStatus {
  /** Dreams run by themselves. */
  enabled: boolean;
  /** Time between two runs, as `24:00:00`. */
  interval: string;
  /** Threads a run reads, latest first. */
  threadLookbackCount: number;
  /** Results are put to use without a decision. */
  autoApply: boolean;
  /** Part of the history a run reads, in characters from its end. */
  historyTailChars: number;
  /** Completed turns that have to come before the next run. */
  minCompletedTurnsSinceLastRun: number;
  /** Next run, ISO 8601 in UTC. Absent: none planned. */
  nextRunAt?: string | null;
  /** A run is under way. */
  running: boolean;
  /** Store in use. Absent: none. */
  activeDreamStoreId?: string | null;
  /** The last run; null before the first. */
  lastRun: DreamsRun | null;
}

/** What a dream would change. */
export interface DreamsPreview {
  /** Store in use. Absent: none. */
  activeStoreId?: string | null;
  /** Store with the result. Absent: none. */
  outputStoreId?: string | null;
  /** Index of the store in use. Absent: none. */
  activeIndexMarkdown?: string | null;
  /** Index of the result. Absent: none. */
  outputIndexMarkdown?: string | null;
  /** Files of the store in use. */
  activeTopicPaths: string[];
  /** Files of the result. */
  outputTopicPaths: string[];
}

/** A dream. */
export interface DreamsRunResult {
  /** State of the run. */
  run: DreamsRun;
  /** Store in use. Absent: none. */
  activeDreamStoreId?: string | null;
  /** What it would change; `dreams/get` only. */
  preview?: DreamsPreview | null;
}

/** A dream to start. */
export interface DreamsCreateParams {
  /** Threads to read. Absent: the latest ones. */
  threadIds?: string[] | null;
  /** Number of latest threads to read, above 0. Absent: as configured. */
  threadLookbackCount?: number | null;
  /** What to look for. Absent: nothing in particular. */
  instructions?: string | null;
  /** Model to use. Absent: as configured. */
  model?: string | null;
}

/** A dream to read. */
export interface DreamsGetParams {
  /** Identifier of the dream. */
  runId: string;
}

/** Which dreams to list. */
export interface DreamsListParams {
  /** List those that were put away, too. Absent: false. */
  includeArchived?: boolean | null;
}

/** Dreams of the workspace. */
export interface DreamsListResponse {
  /** One entry per run. */
  runs: DreamsRun[];
}

/** A dream to stop. */
export interface DreamsCancelParams {
  /** Identifier of the dream. */
  runId: string;
}

/** A dream whose result to use. */
export interface DreamsApplyParams {
  /** Identifier of the dream. */
  runId: string;
}

/** A dream whose result to turn down. */
export interface DreamsDiscardParams {
  /** Identifier of the dream. */
  runId: string;
}

/** A dream to put away. */
export interface DreamsArchiveParams {
  /** Identifier of the dream. */
  runId: string;
}

/** A file to read. */
export interface ExtAcpFsReadTextFileParams {
  /** Thread of the turn that needs it. */
  threadId: string;
  /** Absolute path. */
  path: string;
  /** How much to skip, as the editor counts, normally in lines. Absent: nothing. */
  offset?: number | null;
  /** How much to read, counted like `offset`. Absent: all. */
  limit?: number | null;
}

/** The text of a file. */
export interface ExtAcpFsReadTextFileResponse {
  /** The text as the editor has it. */
  content: string;
}

/** A file to write. */
export interface ExtAcpFsWriteTextFileParams {
  /** Thread of the turn that needs it. */
  threadId: string;
  /** Absolute path. */
  path: string;
  /** The whole text. */
  content: string;
}

/** The file is written. */
export interface ExtAcpFsWriteTextFileResponse {
  /** It worked. Absent: true. */
  success?: boolean | null;
}

/** A command to run. */
export interface ExtAcpTerminalCreateParams {
  /** Thread of the turn that needs it. */
  threadId: string;
  /** Command line to run. */
  command: string;
  /** Absolute working directory. Absent: the workspace. */
  cwd?: string | null;
  /** Environment variables to set. Absent: none. */
  env?: { [name: string]: string } | null;
}

/** The terminal. */
export interface ExtAcpTerminalCreateResponse {
  /** Identifier of the terminal. */
  terminalId: string;
}

/** A terminal to read. */
export interface ExtAcpTerminalGetOutputParams {
  /** Thread of the turn that needs it. */
  threadId: string;
  /** Identifier of the terminal. */
  terminalId: string;
}

/** What a terminal shows. */
export interface ExtAcpTerminalGetOutputResponse {
  /** All output so far. */
  output: string;
  /** Exit code of the command. Absent: it runs. */
  exitCode?: number | null;
}

/** A terminal to wait for. */
export interface ExtAcpTerminalWaitForExitParams {
  /** Thread of the turn that needs it. */
  threadId: string;
  /** Identifier of the terminal. */
  terminalId: string;
  /** Longest wait, in the unit of the client. Absent: no limit. */
  timeout?: number | null;
}

/** How a command ended. */
export interface ExtAcpTerminalWaitForExitResponse {
  /** All output. */
  output: string;
  /** Exit code of the command. Absent: the time was over, or it has none. */
  exitCode?: number | null;
}

/** A terminal whose command to stop. */
export interface ExtAcpTerminalKillParams {
  /** Thread of the turn that needs it. */
  threadId: string;
  /** Identifier of the terminal. */
  terminalId: string;
}

/** A terminal to release. */
export interface ExtAcpTerminalReleaseParams {
  /** Thread of the turn that needs it. */
  threadId: string;
  /** Identifier of the terminal. */
  terminalId: string;
}

/** A call of a method that the editor's family defines. Its other members are the family's own and are kept as they are. */
export interface ExtAcpExtensionParams {
  /** Thread of the turn that needs it. */
  threadId: string;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** What the method answers. Its members are the family's own and are kept as they are. */
export interface ExtAcpExtensionResponse {
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** The `data` of an error. All of it is optional: clients switch on the code of the error itself. */
export interface JsonRpcErrorData {
  /** Stable name of the error, such as `ThreadNotFound`. Absent: see the code of the error. */
  code?: string | null;
  /** Key of a translated text, such as `errors.invalidRequest`. Absent: none. */
  messageKey?: string | null;
  /** Object of values for the translated text, and of further details such as `conflictPaths`. Absent: none. */
  params?: unknown;
  /** English text for people, where there is no translation. Absent: the message of the error. */
  fallbackText?: string | null;
  /** What exactly went wrong, for developers. Absent: nothing more to say. */
  detail?: string | null;
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

/**
 * What `thread/goal/set` may do when a goal exists, or does not.
 * - `upsertOrUpdate`: Make a goal or change the present one; the default.
 * - `replaceExisting`: Put a new goal in the place of the present one.
 * - `createOnly`: Fail when there is a goal already.
 * - `updateOnly`: Fail when there is no goal.
 */
export type GoalSetMode = "upsertOrUpdate" | "replaceExisting" | "createOnly" | "updateOnly" | (string & {});

/** Whose goal to read. */
export interface ThreadGoalGetParams {
  /** The thread. */
  threadId: string;
}

/** The goal of a thread. */
export interface ThreadGoalGetResponse {
  /** The goal, or null when the thread has none. */
  goal?: ThreadGoal | null;
}

/** What to set of a goal; absent members stay. */
export interface ThreadGoalSetParams {
  /** The thread. */
  threadId: string;
  /** What to reach, 1 to 4000 characters after trimming. Absent: the present one stays. */
  objective?: string | null;
  /** State to put the goal in. Absent: the present one stays; a new goal is `active`. */
  status?: ThreadGoalStatus | null;
  /** Tokens the goal may use, above 0. Absent: stays; null: no limit. */
  tokenBudget?: number | null;
  /** What may happen to a present goal. Absent: `upsertOrUpdate`. */
  mode?: GoalSetMode | null;
}

/** The goal as it is now. */
export interface ThreadGoalSetResponse {
  /** The goal after the change. */
  goal: ThreadGoal;
}

/** Whose goal to drop. */
export interface ThreadGoalClearParams {
  /** The thread. */
  threadId: string;
}

/** Whether there was a goal to drop. */
export interface ThreadGoalClearResponse {
  /** A goal was dropped; false when there was none. */
  cleared: boolean;
}

/** A goal was made or changed. */
export interface ThreadGoalUpdatedNotification {
  /** The thread. */
  threadId: string;
  /** Turn in which it changed. Absent: outside of turns. */
  turnId?: string | null;
  /** The goal as it is now. */
  goal: ThreadGoal;
}

/** A goal was dropped. */
export interface ThreadGoalClearedNotification {
  /** The thread. */
  threadId: string;
}

/** Content of `~/.craft/hub/hub.lock`, which a hub holds open while it lives. Trust it only when the process lives, the address is on the loopback and `GET /v1/status` answers. */
export interface HubLockFile {
  /** Process of the hub. */
  pid: number;
  /** Address of the hub, such as `http://127.0.0.1:49231`. */
  apiBaseUrl: string;
  /** Bearer token for the hub. */
  token: string;
  /** Start of the hub, ISO 8601 in UTC. */
  startedAt: string;
  /** Release of the hub. */
  version: string;
  /** Absolute path of its program; null when not known. */
  binaryPath?: string | null;
}

/** Content of `<workspace>/.craft/appserver.lock`, which every app server holds open. A file that nobody holds may be replaced. */
export interface WorkspaceLockFile {
  /** Process of the app server. */
  pid: number;
  /** Absolute workspace root. */
  workspacePath: string;
  /** A hub started it. */
  managedByHub: boolean;
  /** Address of that hub; null for none. */
  hubApiBaseUrl?: string | null;
  /** Release of the app server. */
  version: string;
  /** Start of the app server, ISO 8601 in UTC. */
  startedAt: string;
  /** Where it can be reached. */
  endpoints: HubEndpoints;
}

/** What a hub can do. */
export interface HubCapabilities {
  /** It starts and stops app servers. */
  appServerManagement: boolean;
  /** It chooses their ports. */
  portManagement: boolean;
  /** It sends events. */
  events: boolean;
  /** It passes notifications on to the desktop. */
  notifications: boolean;
  /** It shows itself in the desktop's tray. */
  tray: boolean;
  /** It runs further services; written by later releases only. */
  managedServiceManagement?: boolean | null;
  /** It works with hubs on other machines; written by later releases only. */
  satellites?: boolean | null;
}

/** A hub. Answer to `GET /v1/status`, which needs no token. */
export interface HubStatus {
  /** Release of the hub. */
  hubVersion: string;
  /** Process of the hub. */
  pid: number;
  /** Start of the hub, ISO 8601 in UTC. */
  startedAt: string;
  /** Absolute path of the hub's own files. */
  statePath: string;
  /** Address of the hub. */
  apiBaseUrl: string;
  /** Absolute path of its program; null when not known. */
  binaryPath?: string | null;
  /** What it can do. */
  capabilities: HubCapabilities;
}

/** Programs that app servers find by environment variables. Kept in `~/.craft/hub/runtime.json`, never answered. */
export interface HubRuntimeTools {
  /** Path of ripgrep, as `DOTCRAFT_RG_PATH`. Absent: stays. */
  ripgrepPath?: string | null;
  /** Path of Node.js, as `DOTCRAFT_NODE_BIN`. Absent: stays. */
  nodeBin?: string | null;
  /** `nodeBin` has to be told to be Node.js, as `DOTCRAFT_NODE_RUN_AS_NODE`. Absent: stays. */
  nodeRunAsNode?: boolean | null;
  /** Directory of modules, as `DOTCRAFT_MODULES_DIR`. Absent: stays. */
  modulesDir?: string | null;
  /** Directories of plugins, separated as in `PATH`, as `DOTCRAFT_BUILTIN_PLUGIN_ROOTS`. Absent: stays. */
  builtInPluginRoots?: string | null;
}

/** Who asks a hub. */
export interface HubClientInfo {
  /** Name of the program. */
  name: string;
  /** Its release. Absent: not told. */
  version?: string | null;
}

/** A workspace that needs an app server. Body of `POST /v1/appservers/ensure`, answered by a `HubAppServerInfo`. */
export interface HubEnsureRequest {
  /** Absolute workspace root. */
  workspacePath: string;
  /** Who asks. Absent: not told. */
  client?: HubClientInfo | null;
  /** Start one when there is none. Absent: true; false only looks. */
  startIfMissing?: boolean | null;
  /** Programs for app servers started from now on. Absent: stay as they are. */
  runtimeTools?: HubRuntimeTools | null;
}

/** A workspace whose app server to stop. Body of `POST /v1/appservers/stop`, answered by a `HubAppServerInfo`. */
export interface HubStopRequest {
  /** Absolute workspace root. */
  workspacePath: string;
}

/** A workspace whose app server to start anew. Body of `POST /v1/appservers/restart`, answered by a `HubAppServerInfo`. */
export interface HubRestartRequest {
  /** Absolute workspace root. */
  workspacePath: string;
  /** Programs for app servers started from now on. Absent: stay as they are. */
  runtimeTools?: HubRuntimeTools | null;
}

/**
 * State of an app server.
 * - `stopped`: There is none.
 * - `starting`: It is being started.
 * - `running`: It answers.
 * - `unhealthy`: It runs and does not answer.
 * - `stopping`: It is being stopped.
 * - `exited`: It ended by itself; it is not started again.
 */
export type HubAppServerState = "stopped" | "starting" | "running" | "unhealthy" | "stopping" | "exited" | (string & {});

/**
 * State of a service of an app server.
 * - `allocated`: It can be reached.
 * - `disabled`: It is switched off.
 * - `unavailable`: It cannot be reached.
 * - `restartRequired`: It runs with other settings than asked for.
 * - `external`: Another program started the app server and knows.
 */
export type HubServiceState = "allocated" | "disabled" | "unavailable" | "restartRequired" | "external" | (string & {});

/** A service of an app server. */
export interface HubServiceStatus {
  /** State of the service. */
  state: HubServiceState;
  /** Address; null for none. */
  url?: string | null;
  /** Why it is so, for people; null for nothing to say. */
  reason?: string | null;
}

/** Where an app server can be reached, by kind of connection. */
export interface HubEndpoints {
  /** Address for WebSocket connections, token included, such as `ws://127.0.0.1:49300/ws?token=…`. Absent: none. */
  appServerWebSocket?: string | null;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** The app server of a workspace. `GET /v1/appservers/by-workspace?path=` answers one and starts nothing. */
export interface HubAppServerInfo {
  /** Workspace root as it was asked for. */
  workspacePath: string;
  /** Absolute workspace root without dots and without a separator at its end. Links stay. */
  canonicalWorkspacePath: string;
  /** State of the app server. */
  state: HubAppServerState;
  /** Its process; null for none. */
  pid?: number | null;
  /** Where it can be reached. */
  endpoints: HubEndpoints;
  /** Its services by name, such as `appServerWebSocket`, `dashboard` and `typescriptRuntime`. */
  serviceStatus: { [name: string]: HubServiceStatus };
  /** Its release; null when not known. */
  serverVersion?: string | null;
  /** This hub started it. */
  startedByHub: boolean;
  /** Exit code of the last process; null for none. */
  exitCode?: number | null;
  /** What went wrong last; null for nothing. */
  lastError?: string | null;
  /** Last lines of its standard error; null for none. */
  recentStderr?: string | null;
}

/**
 * How important a notification is.
 * - `info`: Good to know; also what an unknown value becomes.
 * - `success`: Something worked.
 * - `warning`: Something needs attention.
 * - `error`: Something went wrong.
 */
export type HubNotificationSeverity = "info" | "success" | "warning" | "error" | (string & {});

/** A notification for the desktop. Body of `POST /v1/notifications/request`. */
export interface HubNotificationRequest {
  /** Absolute workspace root it is about. Absent: none. */
  workspacePath?: string | null;
  /** What happened, such as `turn.completed`. Absent: `notification`. */
  kind?: string | null;
  /** Heading of the notification. */
  title: string;
  /** Text under the heading. Absent: none. */
  body?: string | null;
  /** How important it is. Absent, or a value that is not known: `info`. */
  severity?: HubNotificationSeverity | null;
  /** Who sends it, such as `appserver`. Absent: not told. */
  source?: string | null;
  /** Thread it is about. Absent: none. */
  threadId?: string | null;
  /** Address to open on a click, such as `dotcraft://workspace/open?path=…&threadId=…`. Absent: none. */
  actionUrl?: string | null;
  /** A click opens the desktop client. Absent: the hub's default. */
  openDesktopOnClick?: boolean | null;
}

/** Answer to `POST /v1/notifications/request`. */
export interface HubNotificationResponse {
  /** The hub passes it on; always true. */
  accepted: boolean;
}

/**
 * What an event tells.
 * - `hub.started`: The hub is ready.
 * - `hub.stopping`: The hub is about to end.
 * - `port.allocated`: A port was chosen.
 * - `appserver.starting`: An app server is being started.
 * - `appserver.running`: An app server answers.
 * - `appserver.exited`: An app server ended.
 * - `appserver.unhealthy`: An app server does not answer.
 * - `notification.requested`: A notification for the desktop came in.
 * - `satellite.joined`: A hub on another machine was paired; later releases only.
 * - `satellite.online`: It can be reached; later releases only.
 * - `satellite.offline`: It cannot be reached; later releases only.
 * - `satellite.revoked`: It was unpaired; later releases only.
 */
export type HubEventKind = "hub.started" | "hub.stopping" | "port.allocated" | "appserver.starting" | "appserver.running" | "appserver.exited" | "appserver.unhealthy" | "notification.requested" | "satellite.joined" | "satellite.online" | "satellite.offline" | "satellite.revoked" | (string & {});

/** An event of a hub. `GET /v1/events` sends them as server-sent events: `event` is the kind, `data` this object on one line. */
export interface HubEvent {
  /** What it tells. */
  kind: HubEventKind;
  /** When, ISO 8601 in UTC. */
  at: string;
  /** Workspace it is about; null for none. */
  workspacePath?: string | null;
  /** Object of details, as the kind needs them; null for none. */
  data?: unknown;
}

/**
 * Why a hub refused.
 * - `unauthorized`: The token is missing or wrong; HTTP 401.
 * - `workspaceNotFound`: There is no such workspace; HTTP 400 or 404.
 * - `workspaceLocked`: An app server that does not answer holds the workspace; HTTP 409.
 * - `appServerStartFailed`: The app server could not be started; HTTP 500.
 * - `appServerUnhealthy`: The app server does not answer; HTTP 500.
 * - `portUnavailable`: No port is free; HTTP 500.
 * - `invalidNotification`: The notification does not fit; HTTP 400.
 * - `hubInternalError`: The hub failed; HTTP 500.
 * - `satelliteNotFound`: No paired hub has this identifier; later releases only.
 * - `satelliteOffline`: The paired hub cannot be reached; HTTP 503, later releases only.
 * - `inviteInvalid`: The invitation is wrong or over; later releases only.
 * - `sessionConflict`: The session is in use; later releases only.
 * - `sessionKindUnsupported`: The paired hub has no such sessions; later releases only.
 * - `satelliteScreenUnsupported`: The paired hub cannot show its screen; later releases only.
 */
export type HubErrorCode = "unauthorized" | "workspaceNotFound" | "workspaceLocked" | "appServerStartFailed" | "appServerUnhealthy" | "portUnavailable" | "invalidNotification" | "hubInternalError" | "satelliteNotFound" | "satelliteOffline" | "inviteInvalid" | "sessionConflict" | "sessionKindUnsupported" | "satelliteScreenUnsupported" | (string & {});

/** What a hub says about a refusal. */
export interface HubError {
  /** Why it refused. */
  code: HubErrorCode;
  /** Text for people, in English, such as `Missing or invalid Hub token.`. */
  message: string;
  /** Object of details; null for none. */
  details: unknown;
}

/** Body of every answer of a hub that is not a success. */
export interface HubErrorBody {
  /** What it says. */
  error: HubError;
}

/** The app servers a hub knows. */
export type HubAppServerList = HubAppServerInfo[];

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
 * One step of a turn. `type` says what the payload holds; unknown types are kept and may be ignored. Later releases also write `mcpToolCall` and `imageGeneration`, and show calls of plugins as `toolCall` and `toolResult`.
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
  /** Identifier of the call it belongs to. */
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
  /** Identifier of the call it belongs to. */
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
  /** Identifier of the call it belongs to. */
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
  /** Identifier of the question that was decided. */
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
  /** Identifier of the questions that were answered. */
  requestId: string;
  /** What the user answered. */
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
  /** Item that grows. */
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
  /** Item that grows. */
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
  /** Item that grows. */
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
  /** Item that grows. */
  itemId: string;
  /** Output to append. */
  delta: string;
}

/**
 * How shortening a context ended.
 * - `partial`: Older parts were replaced by a summary.
 * - `skipped`: There was nothing to shorten.
 * - `failed`: It did not work; `message` says why.
 * - `cancelled`: It was stopped.
 * - `micro`: Only old tool results were cleared; a legacy value.
 */
export type ThreadCompactOutcome = "partial" | "skipped" | "failed" | "cancelled" | "micro" | (string & {});

/** Whose context to shorten. */
export interface ThreadCompactStartParams {
  /** The thread. */
  threadId: string;
}

/** How shortening the context ended. */
export interface ThreadCompactStartResponse {
  /** How it ended. */
  outcome: ThreadCompactOutcome;
  /** Reason, such as `summary_unavailable`, `compact_summary_too_long` or `provider_timeout`. Absent: none. */
  message?: string | null;
  /** How full the context is afterwards. Absent: not known. */
  contextUsage?: ContextUsageSnapshot | null;
}

/**
 * How consolidating memory ended.
 * - `succeeded`: Memory was consolidated.
 * - `skipped`: There was nothing to consolidate.
 * - `failed`: It did not work; `message` says why.
 * - `cancelled`: It was stopped.
 */
export type ThreadMemoryConsolidateOutcome = "succeeded" | "skipped" | "failed" | "cancelled" | (string & {});

/** Whose turns to take into memory. */
export interface ThreadMemoryConsolidateStartParams {
  /** The thread. */
  threadId: string;
}

/** How consolidating memory ended. */
export interface ThreadMemoryConsolidateStartResponse {
  /** How it ended. */
  outcome: ThreadMemoryConsolidateOutcome;
  /** Reason, for people. Absent: none. */
  message?: string | null;
  /** `MEMORY.md` was written. */
  memoryWritten: boolean;
  /** `HISTORY.md` was written. */
  historyWritten: boolean;
}

/** Whose maintenance to stop. */
export interface ThreadMaintenanceInterruptParams {
  /** The thread. */
  threadId: string;
}

/** MCP servers in force. */
export interface McpListResponse {
  /** The servers of the workspace and of active plugins. */
  servers: McpServerConfig[];
}

/** A server to read. */
export interface McpGetParams {
  /** Name of the server, in whatever case. */
  name: string;
}

/** One MCP server. */
export interface McpGetResponse {
  /** The entry in force. */
  server: McpServerConfig;
}

/** A server to store. */
export interface McpUpsertParams {
  /** The server; replaces the whole present entry. */
  server: McpServerConfig;
}

/** The stored server. */
export interface McpUpsertResponse {
  /** The entry as it was stored. */
  server: McpServerConfig;
}

/** A server to remove. */
export interface McpRemoveParams {
  /** Name of the server, in whatever case. */
  name: string;
}

/** The server is removed. */
export interface McpRemoveResponse {
  /** The entry is gone. */
  removed: boolean;
}

/** State of a running MCP server. */
export interface McpServerStatus {
  /** Name of the server. */
  name: string;
  /** Whether it is used. */
  enabled: boolean;
  /** How far its start is, such as `ready`. */
  startupState: string;
  /** Tools it offers. */
  toolCount: number;
  /** Resources it offers. Absent: not known. */
  resourceCount?: number | null;
  /** Resource templates it offers. Absent: not known. */
  resourceTemplateCount?: number | null;
  /** What went wrong last; null when nothing did. */
  lastError?: string | null;
  /** How it is reached. */
  transport: McpTransport;
  /** Where its entry comes from; written when `mcpServerOrigins` is on. */
  origin?: McpServerOrigin | null;
  /** The entry cannot be edited; written when `mcpServerOrigins` is on. */
  readOnly?: boolean | null;
}

/** State of the MCP servers. */
export interface McpStatusListResponse {
  /** One entry per known server. */
  servers: McpServerStatus[];
}

/** A server to try. */
export interface McpTestParams {
  /** The server; it need not be stored. */
  server: McpServerConfig;
}

/** Whether an MCP server answers. */
export interface McpTestResponse {
  /** It started and listed its tools. */
  success: boolean;
  /** Tools it offers. Absent: it failed. */
  toolCount?: number | null;
  /** `McpServerTestFailed` on failure. Absent: none. */
  errorCode?: string | null;
  /** Text of the failure. Absent: none. */
  errorMessage?: string | null;
}

/** The state of an MCP server changed. */
export interface McpStatusUpdatedNotification {
  /** The server with its new state. */
  server: McpServerStatus;
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
  /** Value to use in a thread's settings. */
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
  /** Provider that was asked. Absent: not known. */
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

/** Browser session an evaluation may use. */
export interface NodeReplBrowserSession {
  /** Version of this object; currently 1. */
  protocolVersion: number;
  /** Identifier of the session, normally that of the thread. */
  sessionId: string;
  /** Thread of the session. Absent: not stated. */
  threadId?: string | null;
  /** Turn of the evaluation. Absent: not stated. */
  turnId?: string | null;
  /** Identifier of the evaluation. */
  evaluationId: string;
}

/** A picture that an evaluation made. */
export interface NodeReplImage {
  /** MIME type, such as `image/png`. */
  mediaType: string;
  /** The picture in base64. */
  dataBase64: string;
}

/** JavaScript to evaluate. */
export interface ExtNodeReplEvaluateParams {
  /** The thread. */
  threadId: string;
  /** The turn. Absent: outside of turns. */
  turnId?: string | null;
  /** Identifier of the evaluation. */
  evaluationId: string;
  /** Browser session to use. Absent: no browser. */
  browserSession?: NodeReplBrowserSession | null;
  /** JavaScript source to run. */
  code: string;
  /** Longest run, in milliseconds. Absent: the client's default. */
  timeoutMs?: number | null;
}

/** What came of the code. */
export interface ExtNodeReplEvaluateResponse {
  /** What it printed for the model. Absent: nothing. */
  text?: string | null;
  /** Its value as text. Absent: none. */
  resultText?: string | null;
  /** Pictures it made. Absent: none. */
  images?: NodeReplImage[] | null;
  /** Lines it logged. Absent: none. */
  logs?: string[] | null;
  /** What it threw. Absent: nothing. */
  error?: string | null;
}

/** An evaluation to stop. */
export interface ExtNodeReplCancelParams {
  /** The thread. */
  threadId: string;
  /** Identifier of the evaluation. */
  evaluationId: string;
}

/** Whether there was something to stop. */
export interface ExtNodeReplCancelResponse {
  /** The evaluation was running. */
  ok: boolean;
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
  /** Title of the plan. */
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
  /** Title of the plan. */
  title: string;
  /** Summary; may be empty. */
  overview: string;
  /** The plan in Markdown; may be empty. Absent, from old servers: empty. */
  content?: string | null;
  /** All steps, in order. */
  todos: PlanTodo[];
}

/** How a plugin presents itself. */
export interface PluginInterface {
  /** Name for people. Absent: that of the plugin. */
  displayName?: string | null;
  /** One line for lists. Absent: none. */
  shortDescription?: string | null;
  /** Text for its page. Absent: none. */
  longDescription?: string | null;
  /** Who made it. Absent: not stated. */
  developerName?: string | null;
  /** Group in catalogs, such as `Coding`. Absent: none. */
  category?: string | null;
  /** Labels of what it does, such as `Read`. Absent: none. */
  capabilities?: string[] | null;
  /** Text to begin with when it is chosen. Absent: none. */
  defaultPrompt?: string | null;
  /** Color as CSS writes it. Absent: none. */
  brandColor?: string | null;
  /** Icon beside the input, as a data URL. Absent: none. */
  composerIconDataUrl?: string | null;
  /** Logo as a data URL. Absent: none. */
  logoDataUrl?: string | null;
  /** Its web page. Absent: none. */
  websiteUrl?: string | null;
  /** Its privacy policy. Absent: none. */
  privacyPolicyUrl?: string | null;
  /** Its terms of service. Absent: none. */
  termsOfServiceUrl?: string | null;
}

/** A function that an old plugin offers. */
export interface PluginFunctionInfo {
  /** Name of the function. */
  name: string;
  /** Namespace of the function. Absent: none. */
  namespace?: string | null;
  /** What it does. Absent: not stated. */
  description?: string | null;
}

/** A skill that a plugin brings. */
export interface PluginSkillInfo {
  /** Name of the skill. */
  name: string;
  /** Name for people. Absent: `name`. */
  displayName?: string | null;
  /** What it is for. Absent: not stated. */
  description?: string | null;
  /** One line for lists. Absent: none. */
  shortDescription?: string | null;
  /** The agent may use it. */
  enabled: boolean;
}

/**
 * How the model gets to know a tool.
 * - `direct`: It stands in the prompt.
 * - `deferred`: It is found by tool search.
 */
export type AppToolExposure = "direct" | "deferred" | (string & {});

/**
 * What a tool of an app can do.
 * - `read`: Read only.
 * - `mutate`: Change data of the app.
 * - `externalWrite`: Change something outside of the app.
 */
export type AppRisk = "read" | "mutate" | "externalWrite" | (string & {});

/** A tool of an app that a plugin brings. */
export interface PluginAppToolInfo {
  /** Name of the tool. */
  name: string;
  /** Right it needs. Absent: none. */
  scope?: string | null;
  /** What it can do. Absent: not stated. */
  risk?: AppRisk | null;
  /** How the model gets to know it. Absent: not stated. */
  defaultExposure?: AppToolExposure | null;
  /** What it does. Absent: not stated. */
  description?: string | null;
}

/** Program on the user's machine behind an app. */
export interface PluginNativeApplication {
  /** Name of the program for people. Absent: not stated. */
  displayName?: string | null;
  /** URL scheme that opens it. Absent: none. */
  protocol?: string | null;
  /** Where to get it. Absent: not stated. */
  installUrl?: string | null;
}

/** Tools that an app only names at run time. */
export interface PluginDynamicToolCatalog {
  /** The app names tools at run time. Absent: false. */
  enabled?: boolean | null;
  /** What kind of tools they are. Absent: not stated. */
  description?: string | null;
}

/** An app that a plugin brings. */
export interface PluginAppInfo {
  /** Identifier of the app. */
  appId: string;
  /** Namespace of its tools. */
  toolNamespace: string;
  /** Name for people. */
  displayName: string;
  /** Who made it. */
  developerName: string;
  /** What it is for. */
  description: string;
  /** Group in catalogs. Absent: none. */
  category?: string | null;
  /** Icon as a data URL or another safe URL. Absent: none. */
  icon?: string | null;
  /** Program behind it. */
  nativeApplication: PluginNativeApplication;
  /** Tools that are known before the app runs. */
  toolCatalog: PluginAppToolInfo[];
  /** Tools it names at run time. Absent: none. */
  dynamicToolCatalog?: PluginDynamicToolCatalog | null;
}

/**
 * What hides an MCP server of a plugin.
 * - `workspace`: A server of the workspace with the same name.
 * - `plugin`: A server of another plugin.
 */
export type PluginMcpServerShadow = "workspace" | "plugin" | (string & {});

/** An MCP server that a plugin brings. */
export interface PluginMcpServerInfo {
  /** Name the plugin gives it. */
  name: string;
  /** Name it runs under, normally `{pluginId}:{name}`. */
  runtimeName: string;
  /** How it is reached. */
  transport: McpTransport;
  /** It may be used. */
  enabled: boolean;
  /** It is in use. */
  active: boolean;
  /** What hides it. Absent: nothing. */
  shadowedBy?: PluginMcpServerShadow | null;
}

/** A problem with a plugin. */
export interface PluginDiagnostic {
  /** How bad it is, such as `error`. Absent: not stated. */
  severity?: string | null;
  /** Stable name, such as `UnsupportedPluginNativeTools` or `MissingPluginCapabilities`. */
  code: string;
  /** What is wrong, for people. */
  message: string;
  /** The plugin. Absent: none in particular. */
  pluginId?: string | null;
  /** Absolute path of the file. Absent: none. */
  path?: string | null;
}

/** A plugin: installed, or on offer. */
export interface PluginInfo {
  /** Identifier of the plugin. */
  id: string;
  /** Name for people. */
  displayName: string;
  /** What it is for. */
  description: string;
  /** Its release. Absent: not stated. */
  version?: string | null;
  /** The agent may use what it brings. */
  enabled: boolean;
  /** It is installed in this workspace. */
  installed: boolean;
  /** It comes with the product and could be installed. */
  installable: boolean;
  /** The server installed it and can remove it. */
  removable: boolean;
  /** Where it was found, such as `workspace`. */
  source: string;
  /** Absolute path of its directory. Absent: not installed. */
  rootPath?: string | null;
  /** How it presents itself. Absent: only by name and description. */
  interface?: PluginInterface | null;
  /** Functions of old plugins; otherwise empty. */
  functions: PluginFunctionInfo[];
  /** Skills it brings. */
  skills: PluginSkillInfo[];
  /** Apps it brings. */
  apps: PluginAppInfo[];
  /** MCP servers it brings. */
  mcpServers: PluginMcpServerInfo[];
  /** Problems with it. Absent: none. */
  diagnostics?: PluginDiagnostic[] | null;
  /** Language servers it brings, each an object; written by later releases only. */
  lspServers?: unknown[] | null;
  /** Hooks it brings, each an object; written by later releases only. */
  hooks?: unknown[] | null;
  /** Marketplace it comes from; written by later releases only. */
  marketplaceName?: string | null;
}

/** Which plugins to list. */
export interface PluginListParams {
  /** List plugins that are switched off, too. Absent: true. */
  includeDisabled?: boolean | null;
}

/** Plugins, installed and on offer. */
export interface PluginListResponse {
  /** One entry per plugin. */
  plugins: PluginInfo[];
  /** Problems with directories that hold no usable plugin. */
  diagnostics: PluginDiagnostic[];
}

/** A plugin to view. */
export interface PluginViewParams {
  /** Identifier of the plugin. */
  id: string;
}

/** One plugin. */
export interface PluginViewResponse {
  /** The plugin with all that it brings. */
  plugin: PluginInfo;
}

/** A plugin to install. */
export interface PluginInstallParams {
  /** Identifier of the plugin. */
  id: string;
}

/** The installed plugin. */
export interface PluginInstallResponse {
  /** The plugin, installed and enabled. */
  plugin: PluginInfo;
}

/** A plugin to remove. */
export interface PluginRemoveParams {
  /** Identifier of the plugin. */
  id: string;
}

/** The removed plugin. */
export interface PluginRemoveResponse {
  /** The plugin, on offer again. */
  plugin: PluginInfo;
}

/** A plugin to switch on or off. */
export interface PluginSetEnabledParams {
  /** Identifier of the plugin. */
  id: string;
  /** True lets the agent use it. */
  enabled: boolean;
}

/** The plugin after the change. */
export interface PluginSetEnabledResponse {
  /** The plugin, switched on or off. */
  plugin: PluginInfo;
}

/** What a provider can do. An absent flag counts as not known. */
export interface ProviderCapabilities {
  /** Answers arrive in parts. */
  streamingChat?: boolean | null;
  /** Models call tools. */
  toolCalling?: boolean | null;
  /** Models can be listed. */
  modelListing?: boolean | null;
  /** Used tokens are reported. */
  tokenUsageReporting?: boolean | null;
  /** Tokens read from the cache are reported. */
  cachedInputUsageReporting?: boolean | null;
  /** Requests can say what to cache. */
  promptCacheRequestShaping?: boolean | null;
  /** Models can think before they answer. */
  extendedThinking?: boolean | null;
  /** Requests can say which tool to call. */
  toolChoiceControls?: boolean | null;
  /** Raw data of the provider is kept. */
  rawMetadataPassthrough?: boolean | null;
  /** The provider has OpenAI responses. */
  responsesApi?: boolean | null;
  /** Tools can be found by search at the provider. */
  nativeDeferredToolLoading?: boolean | null;
}

/** A model provider of the user. */
export interface ProviderInfo {
  /** Identifier of the provider. */
  id: string;
  /** Name for people. */
  displayName: string;
  /** Protocol it speaks. */
  protocol: ProviderProtocol;
  /** `********` in place of a stored key, never the key. Absent: none. */
  apiKey?: string | null;
  /** A key is stored. */
  hasApiKey: boolean;
  /** Address of its API; empty for the official one. */
  endPoint: string;
  /** Longest wait for an answer, in seconds. Absent: the server's default. */
  networkTimeoutSeconds?: number | null;
  /** Attempts after a broken answer, 0 to 100. Absent: 5. */
  streamMaxRetries?: number | null;
  /** Longest pause in an answer, in milliseconds. Absent: 300000. */
  streamIdleTimeoutMs?: number | null;
  /** It was not configured but follows from the environment. */
  isImplicit: boolean;
  /** What it can do. */
  capabilities: ProviderCapabilities;
}

/** The user's providers. */
export interface ProviderListResponse {
  /** The providers, without their keys. */
  providers: ProviderInfo[];
}

/** A provider to add. */
export interface ProviderCreateParams {
  /** Identifier of the new provider. */
  id: string;
  /** Name for people. Absent: `id`. */
  displayName?: string | null;
  /** Protocol it speaks. */
  protocol: ProviderProtocolInput;
  /** Key, or a reference to an environment variable such as `${ANTHROPIC_API_KEY}`. Absent: none. */
  apiKey?: string | null;
  /** Address of its API. Absent or empty: the official one. */
  endPoint?: string | null;
  /** Longest wait for an answer, in seconds. This server has no such limit and refuses it. Absent: none. */
  networkTimeoutSeconds?: number | null;
  /** Attempts after a broken answer, 0 to 100. Absent: 5. */
  streamMaxRetries?: number | null;
  /** Longest pause in an answer, in milliseconds, above 0. Absent: 300000. */
  streamIdleTimeoutMs?: number | null;
}

/** The new provider. */
export interface ProviderCreateResponse {
  /** The provider as it was stored, without its key. */
  provider: ProviderInfo;
}

/** A provider to change; absent members stay. */
export interface ProviderUpdateParams {
  /** Identifier of the provider. */
  id: string;
  /** Name for people. Absent: stays. */
  displayName?: string | null;
  /** Protocol it speaks. Absent: stays. */
  protocol?: ProviderProtocolInput | null;
  /** Key, or a reference to an environment variable. Absent: stays. */
  apiKey?: string | null;
  /** Address of its API; empty for the official one. Absent: stays. */
  endPoint?: string | null;
  /** Longest wait for an answer, in seconds. This server has no such limit and refuses it. Absent: none. */
  networkTimeoutSeconds?: number | null;
  /** Attempts after a broken answer, 0 to 100. Absent: stays. */
  streamMaxRetries?: number | null;
  /** Longest pause in an answer, in milliseconds, above 0. Absent: stays. */
  streamIdleTimeoutMs?: number | null;
}

/** The changed provider. */
export interface ProviderUpdateResponse {
  /** The provider as it was stored, without its key. */
  provider: ProviderInfo;
}

/** A provider to remove. */
export interface ProviderDeleteParams {
  /** Identifier of the provider. */
  id: string;
}

/** The provider is removed. */
export interface ProviderDeleteResponse {
  /** The entry is gone. */
  deleted: boolean;
}

/** A provider to try: a stored one, or one that is not stored yet. */
export interface ProviderTestParams {
  /** Stored provider. Absent: the other members describe it. */
  providerId?: string | null;
  /** Protocol to speak. Absent: that of the stored provider. */
  protocol?: ProviderProtocolInput | null;
  /** Key to use. Absent: that of the stored provider. */
  apiKey?: string | null;
  /** Address to use; at another one than that of the stored provider, its key is not used. Absent: that of the stored provider. */
  endPoint?: string | null;
  /** Longest wait for an answer, in seconds. Absent: the server's default. */
  networkTimeoutSeconds?: number | null;
  /** Attempts after a broken answer. Absent: the server's default. */
  streamMaxRetries?: number | null;
  /** Longest pause in an answer, in milliseconds. Absent: the server's default. */
  streamIdleTimeoutMs?: number | null;
}

/** Whether a provider answers. */
export interface ProviderTestResponse {
  /** It listed its models. */
  success: boolean;
  /** Protocol that was spoken. */
  protocol: ProviderProtocol;
  /** Its models; empty on failure. */
  models: ModelCatalogItem[];
  /** Code of the failure, such as `EndpointNotSupported`. Absent: none. */
  errorCode?: string | null;
  /** Text of the failure. Absent: none. */
  errorMessage?: string | null;
  /** Stored provider. Absent: it is not stored. */
  providerId?: string | null;
}

/**
 * Protocol a client names for a provider. Answers hold the `ProviderProtocol` that is meant.
 * - `openai-chat-completions`: OpenAI chat completions.
 * - `openai-responses`: OpenAI responses.
 * - `anthropic`: Anthropic messages.
 * - `openai`: The same as `openai-chat-completions`.
 */
export type ProviderProtocolInput = "openai-chat-completions" | "openai-responses" | "anthropic" | "openai" | (string & {});

/**
 * Where a skill comes from, the first winning over the next.
 * - `workspace`: The workspace.
 * - `plugin`: An enabled plugin.
 * - `builtin`: The product.
 * - `user`: The user, for all workspaces.
 */
export type SkillSource = "workspace" | "plugin" | "builtin" | "user" | (string & {});

/** A skill the agent can learn. */
export interface SkillInfo {
  /** Identifier: the name of its directory. */
  name: string;
  /** What it is for; its name where nothing is said. */
  description: string;
  /** Where it comes from. */
  source: SkillSource;
  /** The programs and environment variables that it declares are there. */
  available: boolean;
  /** What is missing; null when it is available. */
  unavailableReason: string | null;
  /** The agent may use it. */
  enabled: boolean;
  /** Absolute path of its `SKILL.md`. */
  path: string;
  /** What the head of `SKILL.md` says, by key. */
  metadata: { [name: string]: string };
  /** True: the workspace has an adapted form, and it is in use. Absent: it has none. */
  hasVariant?: boolean | null;
  /** Name for people. Absent: `name`. */
  displayName?: string | null;
  /** One line for lists. Absent: `description`. */
  shortDescription?: string | null;
  /** Small icon as a data URL. Absent: none. */
  iconSmallDataUrl?: string | null;
  /** Large icon as a data URL. Absent: none. */
  iconLargeDataUrl?: string | null;
  /** Text to begin with when the skill is chosen. Absent: none. */
  defaultPrompt?: string | null;
  /** Plugin that brings it; written when `source` is `plugin`. */
  pluginId?: string | null;
  /** Name of that plugin for people; written when `source` is `plugin`. */
  pluginDisplayName?: string | null;
}

/** Which skills to list. */
export interface SkillsListParams {
  /** List skills that lack something, too. Absent: true. */
  includeUnavailable?: boolean | null;
}

/** The skills of all sources. */
export interface SkillsListResponse {
  /** One entry per name, sorted by name. */
  skills: SkillInfo[];
}

/** A skill to read. */
export interface SkillsReadParams {
  /** Name of the skill. */
  name: string;
}

/** The source of a skill. */
export interface SkillsReadResponse {
  /** Name of the skill. */
  name: string;
  /** `SKILL.md` as it is, head included. */
  content: string;
  /** What its head says, by key; null when it has none. */
  metadata: { [name: string]: string } | null;
}

/** A skill to view. */
export interface SkillsViewParams {
  /** Name of the skill. */
  name: string;
}

/** The text the agent gets. */
export interface SkillsViewResponse {
  /** Name of the skill. */
  name: string;
  /** Body of the form in use, without its head. */
  content: string;
}

/** A skill whose adapted form to give up. */
export interface SkillsRestoreOriginalParams {
  /** Name of the skill. */
  name: string;
}

/** Whether there was an adapted form. */
export interface SkillsRestoreOriginalResponse {
  /** Name of the skill. */
  name: string;
  /** The source is in use again; false when it was all along. */
  restored: boolean;
}

/** A skill to switch on or off. */
export interface SkillsSetEnabledParams {
  /** Name of the skill. */
  name: string;
  /** True lets the agent use it. */
  enabled: boolean;
}

/** The skill after the change. */
export interface SkillsSetEnabledResponse {
  /** The skill, switched on or off. */
  skill: SkillInfo;
}

/** A skill to remove. */
export interface SkillsUninstallParams {
  /** Name of the skill. */
  name: string;
}

/** What was removed. */
export interface SkillsUninstallResponse {
  /** Name of the skill. */
  name: string;
  /** The skill is gone. */
  uninstalled: boolean;
  /** Where it came from: `workspace` or `user`. */
  source: SkillSource;
  /** Absolute path of the removed directory. */
  removedSourcePath: string;
  /** Adapted forms removed with it. */
  removedVariantCount: number;
}

/**
 * Whether a subagent still belongs to its parent.
 * - `open`: It can be sent tasks; it need not be running.
 * - `closed`: It was closed.
 */
export type SubAgentEdgeStatus = "open" | "closed" | (string & {});

/**
 * What happens to a task while the subagent is busy.
 * - `queue`: It waits; the default.
 * - `steer`: It is handed to the running turn; only native subagents take it.
 */
export type SubAgentDeliveryMode = "queue" | "steer" | (string & {});

/** The link between a thread and that of a subagent. */
export interface ThreadSpawnEdge {
  /** Thread of the agent that spawned it. */
  parentThreadId: string;
  /** Thread of the subagent. */
  childThreadId: string;
  /** Turn in which it was spawned. Absent: not recorded. */
  parentTurnId?: string | null;
  /** Steps below the root; a direct child has 1. */
  depth: number;
  /** Path of the agent in the tree, such as `/root/worker`. Absent: none. */
  agentPath?: string | null;
  /** Short name of the task: lower-case letters, digits and underscores. Absent: none. */
  taskName?: string | null;
  /** Name of the agent for people. Absent: none. */
  agentNickname?: string | null;
  /** Role of the agent, such as `default`, `worker` or `explorer`. Absent: none. */
  agentRole?: string | null;
  /** Profile the agent runs under. Absent: the default. */
  profileName?: string | null;
  /** Kind of program that runs the agent. Absent: not stated. */
  runtimeType?: string | null;
  /** Messages can be sent to it. */
  supportsSendMessage: boolean;
  /** It takes follow-up tasks. */
  supportsFollowupTask: boolean;
  /** It can be closed. */
  supportsClose: boolean;
  /** Whether it still belongs to its parent. */
  status: SubAgentEdgeStatus;
  /** Creation time, ISO 8601 in UTC. Absent: not recorded. */
  createdAt?: string | null;
  /** Time of the last change, ISO 8601 in UTC. Absent: not recorded. */
  updatedAt?: string | null;
}

/** A subagent of a thread. */
export interface SubAgentChild {
  /** Link to its parent. */
  edge: ThreadSpawnEdge;
  /** Its thread. Absent: not asked for. */
  thread?: Thread | null;
}

/** What came of a request to a subagent. */
export interface SubAgentControlResult {
  /** Path of the agent in the tree, such as `/root/worker`. Absent: none. */
  agentPath?: string | null;
  /** Short name of the task: lower-case letters, digits and underscores. Absent: none. */
  taskName?: string | null;
  /** Name of the agent for people. Absent: none. */
  agentNickname?: string | null;
  /** Role of the agent, such as `default`, `worker` or `explorer`. Absent: none. */
  agentRole?: string | null;
  /** Profile the agent runs under. Absent: the default. */
  profileName?: string | null;
  /** Kind of program that runs the agent. Absent: not stated. */
  runtimeType?: string | null;
  /** What happened, or the state of the subagent. Absent: not stated. */
  status?: string | null;
  /** Text for people. Absent: none. */
  message?: string | null;
  /** Messages can be sent to it. Absent: not stated. */
  supportsSendMessage?: boolean | null;
  /** It takes follow-up tasks. Absent: not stated. */
  supportsFollowupTask?: boolean | null;
  /** It can be closed. Absent: not stated. */
  supportsClose?: boolean | null;
}

/** Whose subagents to list. */
export interface SubagentChildrenListParams {
  /** The thread. */
  parentThreadId: string;
  /** List closed subagents, too. Absent: false. */
  includeClosed?: boolean | null;
  /** Answer their threads with them. Absent: false. */
  includeThreads?: boolean | null;
}

/** The subagents of a thread. */
export interface SubagentChildrenListResponse {
  /** One entry per subagent. */
  data: SubAgentChild[];
}

/** A message for a subagent. */
export interface SubagentSendMessageParams {
  /** Thread whose subagent is meant. */
  parentThreadId: string;
  /** Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent. */
  target: string;
  /** Text of the message. */
  message: string;
}

/** A task for a subagent. */
export interface SubagentFollowupTaskParams {
  /** Thread whose subagent is meant. */
  parentThreadId: string;
  /** Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent. */
  target: string;
  /** Text of the task. */
  message: string;
  /** What happens while it is busy. Absent: `queue`. */
  deliveryMode?: SubAgentDeliveryMode | null;
}

/** A subagent to close. */
export interface SubagentCloseParams {
  /** Thread whose subagent is meant. */
  parentThreadId: string;
  /** Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent. */
  target: string;
}

/** What one subagent is doing. */
export interface SubAgentProgressEntry {
  /** Name to show. */
  label: string;
  /** Tool it is running; null while the model thinks. */
  currentTool: string | null;
  /** Input tokens so far. */
  inputTokens: number;
  /** Output tokens so far. */
  outputTokens: number;
  /** It has ended. */
  isCompleted: boolean;
}

/** What the subagents of a turn are doing; this is all of it. */
export interface SubagentProgressNotification {
  /** Thread of the parent. */
  threadId: string;
  /** Turn of the parent. */
  turnId: string;
  /** One entry per subagent. */
  entries: SubAgentProgressEntry[];
}

/** A subagent was spawned or closed. */
export interface SubagentGraphChangedNotification {
  /** Thread of the parent. */
  parentThreadId: string;
  /** Thread of the subagent. */
  childThreadId: string;
}

/** How one kind of subagent is run. Absent members take the default of the runtime. */
export interface SubAgentProfileWrite {
  /** What runs it, such as `native` or `cli-oneshot`. */
  runtime?: string | null;
  /** Program to start. */
  bin?: string | null;
  /** Arguments of the program. */
  args?: string[] | null;
  /** Environment variables to set. */
  env?: { [name: string]: string } | null;
  /** Environment variables to pass through by name. */
  envPassthrough?: string[] | null;
  /** Where it works, such as `workspace`. */
  workingDirectoryMode?: string | null;
  /** Its output arrives in parts. */
  supportsStreaming?: boolean | null;
  /** An ended session can be taken up again. */
  supportsResume?: boolean | null;
  /** Its model can be chosen. */
  supportsModelSelection?: boolean | null;
  /** Form of the input, such as `text`. */
  inputFormat?: string | null;
  /** Form of the output, such as `text`. */
  outputFormat?: string | null;
  /** How it gets its input, such as `arg`. */
  inputMode?: string | null;
  /** Argument that holds the input, with a placeholder. */
  inputArgTemplate?: string | null;
  /** Environment variable that holds the input. */
  inputEnvKey?: string | null;
  /** Argument that takes up a session again, with a placeholder. */
  resumeArgTemplate?: string | null;
  /** JSON path of the session's identifier in its output. */
  resumeSessionIdJsonPath?: string | null;
  /** Regular expression that finds the session's identifier in its output. */
  resumeSessionIdRegex?: string | null;
  /** JSON path of the answer in its output. */
  outputJsonPath?: string | null;
  /** JSON path of the input tokens in its output. */
  outputInputTokensJsonPath?: string | null;
  /** JSON path of the output tokens in its output. */
  outputOutputTokensJsonPath?: string | null;
  /** JSON path of all tokens in its output. */
  outputTotalTokensJsonPath?: string | null;
  /** Argument that names a file for the answer, with a placeholder. */
  outputFileArgTemplate?: string | null;
  /** The answer is read from that file. */
  readOutputFile?: boolean | null;
  /** That file is deleted once it was read. */
  deleteOutputFileAfterRead?: boolean | null;
  /** Largest output to take, in bytes. */
  maxOutputBytes?: number | null;
  /** Longest run, in the unit of the runtime. */
  timeout?: number | null;
  /** How far it is trusted. */
  trustLevel?: string | null;
  /** Its own permission modes by approval mode of the server. */
  permissionModeMapping?: { [name: string]: string } | null;
  /** What to strip from its output; a form of the server's own. */
  sanitizationRules?: unknown;
}

/** Whether a subagent can be used. */
export interface SubAgentProfileDiagnostic {
  /** It is switched on. */
  enabled: boolean;
  /** Its program was found. */
  binaryResolved: boolean;
  /** The model is not told about it. */
  hiddenFromPrompt: boolean;
  /** Why not. Absent: it is told. */
  hiddenReason?: string | null;
  /** Problems, for people. */
  warnings: string[];
}

/** One kind of subagent. */
export interface SubAgentProfileEntry {
  /** Name of the profile. */
  name: string;
  /** It comes with the product. */
  isBuiltIn: boolean;
  /** It is meant to be copied, not used. */
  isTemplate: boolean;
  /** The workspace changes it. */
  hasWorkspaceOverride: boolean;
  /** It is used when none is named. */
  isDefault: boolean;
  /** It is switched on. */
  enabled: boolean;
  /** How it is run, with all changes. */
  definition: SubAgentProfileWrite;
  /** How the product would run it. Absent: it does not come with the product. */
  builtInDefaults?: SubAgentProfileWrite | null;
  /** Whether it can be used. */
  diagnostic: SubAgentProfileDiagnostic;
}

/** Settings of all subagents. */
export interface SubAgentSettings {
  /** Sessions of external programs are taken up again. Default false. */
  externalCliSessionResumeEnabled: boolean;
  /** Model of subagents; null or empty for that of the main agent. */
  model: string | null;
  /** Shortest wait for a subagent, in milliseconds. Default 15000. */
  minWaitTimeoutMs: number;
  /** Wait when none is named, in milliseconds. Default 60000. */
  defaultWaitTimeoutMs: number;
  /** Longest wait, in milliseconds. Default 3600000. */
  maxWaitTimeoutMs: number;
}

/** Kinds of subagents, and their settings. */
export interface SubagentProfilesListResponse {
  /** Profile used when none is named: `native`. */
  defaultName: string;
  /** Settings of all subagents. */
  settings: SubAgentSettings;
  /** The profiles of product and workspace. */
  profiles: SubAgentProfileEntry[];
}

/** Settings to change; absent members stay. At least one. */
export interface SubagentSettingsUpdateParams {
  /** Take up sessions of external programs again. Absent: stays. */
  externalCliSessionResumeEnabled?: boolean | null;
  /** Model of subagents. Null or blank: that of the main agent; absent: stays. */
  model?: string | null;
  /** Shortest wait for a subagent, in milliseconds, 0 to 3600000. Absent: stays. */
  minWaitTimeoutMs?: number | null;
  /** Wait when none is named, in milliseconds, 0 to 3600000. Absent: stays. */
  defaultWaitTimeoutMs?: number | null;
  /** Longest wait, in milliseconds, 0 to 3600000. Absent: stays. */
  maxWaitTimeoutMs?: number | null;
}

/** The settings after the change. */
export interface SubagentSettingsUpdateResponse {
  /** Settings of all subagents. */
  settings: SubAgentSettings;
}

/** A profile to switch on or off. */
export interface SubagentProfilesSetEnabledParams {
  /** Name of the profile. */
  name: string;
  /** True lets the agent use it. */
  enabled: boolean;
}

/** The profile after the change. */
export interface SubagentProfilesSetEnabledResponse {
  /** The profile, switched on or off. */
  profile: SubAgentProfileEntry;
}

/** A profile to store. */
export interface SubagentProfilesUpsertParams {
  /** Name of the profile; that of a built-in one changes it in this workspace. */
  name: string;
  /** How it is run; all of it is stored. */
  definition: SubAgentProfileWrite;
}

/** The stored profile. */
export interface SubagentProfilesUpsertResponse {
  /** The profile as it was stored, with its diagnostic. */
  profile: SubAgentProfileEntry;
}

/** A profile to remove. */
export interface SubagentProfilesRemoveParams {
  /** Name of the profile. */
  name: string;
}

/** The profile is removed. */
export interface SubagentProfilesRemoveResponse {
  /** The entry of the workspace is gone. */
  removed: boolean;
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

/** How the heartbeat ended. */
export interface HeartbeatTriggerResponse {
  /** What the agent answered; null when `HEARTBEAT.md` is missing or empty. */
  result: string | null;
  /** What went wrong; null when nothing did. */
  error: string | null;
}

/**
 * What started a job.
 * - `cron`: Its schedule.
 * - `heartbeat`: The heartbeat.
 */
export type SystemJobSource = "cron" | "heartbeat" | (string & {});

/** A job in the background ended. */
export interface SystemJobResultNotification {
  /** What started it. */
  source: SystemJobSource;
  /** Scheduled job. Absent: not one. */
  jobId?: string | null;
  /** Name of the job. Absent: none. */
  jobName?: string | null;
  /** Thread it ran in. Absent: none. */
  threadId?: string | null;
  /** What the agent answered, in full; null for nothing. */
  result?: string | null;
  /** What went wrong; null when nothing did. */
  error?: string | null;
  /** Tokens used. Absent: not known. */
  tokenUsage?: TokenUsage | null;
}

/** Answer to `GET /healthz`. */
export interface HealthStatus {
  /** Always `ok`. */
  status: string;
}

/**
 * State of a process.
 * - `running`: It runs.
 * - `completed`: It ended well.
 * - `failed`: It ended with an error, or could not start.
 * - `killed`: It was stopped.
 * - `timedOut`: It was stopped because its time was over.
 * - `lost`: The server does not know; it was restarted meanwhile.
 */
export type TerminalStatus = "running" | "completed" | "failed" | "killed" | "timedOut" | "lost" | (string & {});

/** A shell process that the server runs. */
export interface BackgroundTerminal {
  /** Opaque identifier, such as `term_abcd1234`. */
  sessionId: string;
  /** Thread it belongs to. */
  threadId: string;
  /** Turn that started it. Absent: not recorded. */
  turnId?: string | null;
  /** Tool call that started it. Absent: none. */
  callId?: string | null;
  /** The command line. */
  command: string;
  /** Absolute path it runs in. */
  workingDirectory: string;
  /** Where it runs. */
  source: CommandSource;
  /** State of the process. */
  status: TerminalStatus;
  /** What it printed, possibly cut. Absent: not asked for. */
  output?: string | null;
  /** File with all of its output. Absent: none. */
  outputPath?: string | null;
  /** Exit code; null while it runs. */
  exitCode?: number | null;
  /** Start, ISO 8601 in UTC. */
  startedAt: string;
  /** End, ISO 8601 in UTC; null while it runs. */
  completedAt?: string | null;
  /** Time since the start, or to the end, in milliseconds. Absent: not known. */
  wallTimeMs?: number | null;
  /** Length of the whole output, in characters. Absent: not known. */
  originalOutputChars?: number | null;
  /** `output` is cut. Absent: false. */
  truncated?: boolean | null;
  /** Why it runs in the background, such as `runInBackground`. Absent: it does not. */
  backgroundReason?: string | null;
}

/** Whose processes to list. */
export interface TerminalListParams {
  /** The thread. Absent: all threads. */
  threadId?: string | null;
}

/** Shell processes. */
export interface TerminalListResponse {
  /** One entry per process. */
  terminals: BackgroundTerminal[];
}

/** A process to read from. */
export interface TerminalReadParams {
  /** Identifier of the process. */
  sessionId: string;
  /** Longest time to wait for news, in milliseconds. Absent: does not wait. */
  waitMs?: number | null;
  /** Largest part of the output to answer, in characters. Absent: the server's limit. */
  maxOutputChars?: number | null;
}

/** The process. */
export interface TerminalReadResponse {
  /** The process with its output. */
  terminal: BackgroundTerminal;
}

/** Input for a process. */
export interface TerminalWriteParams {
  /** Identifier of the process. */
  sessionId: string;
  /** Text to write to its standard input. */
  input: string;
  /** Time to let it react before the answer, in milliseconds. Absent: the server's default. */
  yieldTimeMs?: number | null;
  /** Largest part of the output to answer, in characters. Absent: the server's limit. */
  maxOutputChars?: number | null;
}

/** The process. */
export interface TerminalWriteResponse {
  /** The process with its output. */
  terminal: BackgroundTerminal;
}

/** A process to stop. */
export interface TerminalStopParams {
  /** Identifier of the process. */
  sessionId: string;
}

/** The process. */
export interface TerminalStopResponse {
  /** The stopped process. */
  terminal: BackgroundTerminal;
}

/** Whose processes to clean up. */
export interface TerminalCleanParams {
  /** The thread. */
  threadId: string;
}

/** What is left of the processes. */
export interface TerminalCleanResponse {
  /** Those that were started meanwhile. */
  terminals: BackgroundTerminal[];
}

/** A process started. */
export interface TerminalStartedNotification {
  /** The process at its start. */
  terminal: BackgroundTerminal;
}

/** A process printed something. */
export interface TerminalOutputDeltaNotification {
  /** The process as it is now. */
  terminal: BackgroundTerminal;
  /** The new text. */
  delta: string;
}

/** A process ended. */
export interface TerminalCompletedNotification {
  /** The process with its exit code. */
  terminal: BackgroundTerminal;
}

/** A process makes no progress. */
export interface TerminalStalledNotification {
  /** The process as it is now. */
  terminal: BackgroundTerminal;
}

/** A process was forgotten. */
export interface TerminalCleanedNotification {
  /** The process as it was. */
  terminal: BackgroundTerminal;
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
  /** States that `item/widget-state/set` keeps, by tool call. Absent: none. No published member. */
  widgetStates?: { [name: string]: unknown } | null;
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
  /** One row per thread. */
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
  /** Mode to switch the thread to. */
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
  /** The new title. */
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

/**
 * On which side of the named place a fork cuts.
 * - `after`: The place itself is copied; the default.
 * - `before`: The place itself is left out.
 */
export type ForkPosition = "after" | "before" | (string & {});

/** Where the copied part of a thread ends. */
export interface ForkPoint {
  /** Turn of the source at which to cut. */
  turnId: string;
  /** Item of that turn at which to cut. Absent: the whole turn counts. */
  itemId?: string | null;
  /** Which side of that place to cut. Absent: `after`. */
  position?: ForkPosition | null;
}

/** A thread to copy, and how far. */
export interface ThreadForkParams {
  /** Thread to copy from; it stays as it is. */
  threadId: string;
  /** File of the source; it has to be under `.craft/threads` and belong to `threadId`. Absent: found by the identifier. */
  path?: string | null;
  /** Where the copy ends. Absent: all of the history is copied. */
  forkPoint?: ForkPoint | null;
  /** On whose behalf, and from where. What is missing is taken from the source. */
  identity?: SessionIdentity | null;
  /** Settings that go on top of the copied ones. Absent: the source's settings. */
  config?: ThreadConfiguration | null;
  /** Title of the copy. Absent: derived by the server. */
  displayName?: string | null;
  /** Keep the copy in memory only, out of ordinary lists. Absent: false. */
  ephemeral?: boolean | null;
  /** Leave the turns out of the answer. Absent: false. */
  excludeTurns?: boolean | null;
}

/** The copy of a thread. */
export interface ThreadForkResponse {
  /** The new thread; `forkedFromId` names its source. */
  thread: Thread;
}

/** How many turns to take back. */
export interface ThreadRollbackParams {
  /** The thread. */
  threadId: string;
  /** Turns to drop from the end; at least 1. */
  numTurns: number;
}

/** The shortened thread. */
export interface ThreadRollbackResponse {
  /** The thread with the turns and items that are left. */
  thread: Thread;
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
  /** Data for clients, never shown to the model. Absent: none. */
  _meta?: ToolMeta | null;
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
  /** Code of the failure: one of `DynamicToolErrorCode`, or another. Absent: none. */
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
  /** Text to show. */
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

/** A tool of the server. */
export interface ToolInfo {
  /** Name the model calls it by. */
  name: string;
  /** What it does. */
  description: string;
  /** Icon: an emoji. */
  icon: string;
  /** Where it comes from; always `builtin`. */
  source: string;
  /** It may be used in the mode `plan`. */
  planMode: boolean;
}

/** Which tools to list. */
export interface ToolListParams {
  /** `plan`: only tools of that mode. Anything else and absent: all. */
  mode?: string | null;
}

/** The server's own tools. */
export interface ToolListResponse {
  /** The tools, sorted by name. */
  tools: ToolInfo[];
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
  /** Entry of the queue to drop. */
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

/** A new order of the queue. */
export interface TurnQueueReorderParams {
  /** The thread. */
  threadId: string;
  /** All identifiers of the queue, in the new order. */
  orderedQueuedInputIds: string[];
}

/** The queue after the change. */
export interface TurnQueueReorderResponse {
  /** All waiting inputs, in the new order. */
  queuedInputs: QueuedTurnInput[];
}

/** A waiting input to hand to the running turn. */
export interface TurnSteerParams {
  /** The thread. */
  threadId: string;
  /** Turn that has to be the running one. */
  expectedTurnId: string;
  /** Entry of the queue. */
  queuedInputId: string;
  /** Person in a chat who says it. Absent: the client's own user. */
  sender?: SenderContext | null;
}

/** The turn and the queue. */
export interface TurnSteerResponse {
  /** Turn that gets the input. */
  turnId: string;
  /** All waiting inputs; the entry is `guidancePending`. */
  queuedInputs: QueuedTurnInput[];
}

/** Content of a `ui://` resource. */
export interface UiResourceContent {
  /** Address of the resource. */
  uri: string;
  /** MIME type, such as `text/html;profile=mcp-app`. Absent: not stated. */
  mimeType?: string | null;
  /** The content. Absent: none. */
  text?: string | null;
}

/** A resource to read. */
export interface UiResourceReadParams {
  /** Thread whose app owns the resource. */
  threadId: string;
  /** Namespace of the app's tools. Absent: none. */
  namespace?: string | null;
  /** Address of the resource; begins with `ui://`. */
  uri: string;
}

/** A resource in parts. */
export interface UiResourceReadResponse {
  /** The resource, in one or more parts. */
  contents: UiResourceContent[];
}

/** A call made by what an app shows. */
export interface UiToolCallParams {
  /** Thread of the app. */
  threadId: string;
  /** Namespace of the app's tools. Absent: none. */
  namespace?: string | null;
  /** Name of the tool. */
  tool: string;
  /** Object of arguments. */
  arguments: unknown;
  /** Tool call whose result is shown. Absent: none. */
  sourceCallId?: string | null;
}

/** A link to open. */
export interface UiOpenLinkParams {
  /** Address to open, with the scheme `http`, `https` or `mailto`. */
  url: string;
}

/** What the model shall know. */
export interface UiUpdateModelContextParams {
  /** Thread of the app. */
  threadId: string;
  /** Namespace of the app's tools. Absent: none. */
  namespace?: string | null;
  /** Tool call whose result is shown; with the namespace it names the page. Absent: none. */
  sourceCallId?: string | null;
  /** Text for the model. Absent: none. */
  content?: ToolContentItem[] | null;
  /** Data for the model. Absent: none. */
  structuredContent?: unknown;
}

/** State to keep with a tool call. */
export interface ItemWidgetStateSetParams {
  /** The tool call. */
  callId: string;
  /** The thread. */
  threadId: string;
  /** The state, in a form of the app's own. Null or absent: forgets it. */
  widgetState?: unknown;
}

/** Whether a state was forgotten. */
export interface ItemWidgetStateSetResponse {
  /** No state is kept any more. */
  cleared: boolean;
}

/** How a tool's result is shown; the member `ui` of a tool's `_meta`. */
export interface ToolUiMeta {
  /** Resource that shows it; begins with `ui://`. */
  resourceUri: string;
  /** Who may call the tool. Absent: not restricted. */
  visibility?: ToolUiVisibility[] | null;
  /** Object of content security rules for the view. Absent: the client's own. */
  csp?: unknown;
  /** Browser permissions the view asks for. Absent: none. */
  permissions?: string[] | null;
  /** The view wants a border. Absent: no preference. */
  prefersBorder?: boolean | null;
  /** Origin to run the view under. Absent: chosen by the client. */
  domain?: string | null;
}

/**
 * Who may call a tool.
 * - `model`: The model.
 * - `app`: What the app shows.
 */
export type ToolUiVisibility = "model" | "app" | (string & {});

/** Data of a tool for clients. Unknown members are kept as they are. */
export interface ToolMeta {
  /** How results of the tool are shown. Absent: as any tool's. */
  ui?: ToolUiMeta | null;
  /** Members that the schema does not name. */
  [member: string]: unknown;
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

/** What was used in all, as far as it was traced; zero where nothing was. */
export interface UsageSummaryResponse {
  /** Traced conversations. */
  sessionCount: number;
  /** Requests to models. */
  totalRequests: number;
  /** Answers of models. */
  totalResponses: number;
  /** Tool calls. */
  totalToolCalls: number;
  /** Errors of models and tools. */
  totalErrors: number;
  /** Times a context was shortened. */
  totalContextCompactions: number;
  /** Input tokens. */
  totalInputTokens: number;
  /** Output tokens. */
  totalOutputTokens: number;
  /** Input read from caches, in tokens. */
  totalCachedInputTokens: number;
  /** Input written to caches, in tokens. */
  totalCacheWriteInputTokens: number;
  /** Input neither read from nor written to caches, in tokens. */
  totalFreshInputTokens: number;
  /** Input not read from caches, in tokens. */
  totalNonCachedInputTokens: number;
  /** Output spent on reasoning, in tokens. */
  totalReasoningOutputTokens: number;
  /** Time spent in tools, in milliseconds. */
  totalToolDurationMs: number;
  /** Average time of a tool call, in milliseconds. */
  avgToolDurationMs: number;
  /** Longest time of a tool call, in milliseconds. */
  maxToolDurationMs: number;
  /** Share of the input read from caches, 0.0 to 1.0; 0 without input. */
  cacheHitRate: number;
  /** Input and output tokens together. */
  totalTokens: number;
}

/** What was used on one day. */
export interface UsageDay {
  /** The day, as `2026-05-01`, in the time zone that was asked for. */
  date: string;
  /** Input tokens. */
  inputTokens: number;
  /** Output tokens. */
  outputTokens: number;
  /** Input and output tokens together. */
  totalTokens: number;
  /** Conversations that began. */
  sessionCount: number;
}

/** Which days to report. */
export interface UsageTimeseriesParams {
  /** First day, as `2026-05-01`. Absent: the oldest. */
  from?: string | null;
  /** Last day, as `2026-05-31`. Absent: today. */
  to?: string | null;
  /** Distance of the time zone from UTC, in minutes, cut to -840 to 840. Absent: 0. */
  tzOffsetMinutes?: number | null;
}

/** What was used by day. */
export interface UsageTimeseriesResponse {
  /** Distance of the time zone from UTC, in minutes. */
  tzOffsetMinutes: number;
  /** Longest single task, in milliseconds. */
  longestTaskMs: number;
  /** Days on which something was used, oldest first. */
  days: UsageDay[];
}

/** The most used of several things. */
export interface RankedMetric {
  /** Name of the most used one. */
  key: string;
  /** How often it was used. */
  count: number;
  /** How often any was used. */
  total: number;
}

/** How often a skill was used. */
export interface SkillUsage {
  /** Name of the skill. */
  name: string;
  /** How often it was used. */
  count: number;
  /** Plugin that brings it. Absent: none. */
  pluginId?: string | null;
  /** Name of that plugin for people. Absent: none. */
  pluginDisplayName?: string | null;
}

/** How much to tell. */
export interface ProfileInsightsParams {
  /** Largest number of skills, cut to 1 to 20. Absent: 5. */
  topSkills?: number | null;
}

/** What the user does most. */
export interface ProfileInsightsResponse {
  /** Most used model. Absent: none. */
  topModel?: RankedMetric | null;
  /** Most used reasoning effort, in lower case such as `extrahigh`. Absent: none. */
  topReasoning?: RankedMetric | null;
  /** Different skills that were used. */
  skillsExplored: number;
  /** How often skills were used. */
  totalSkillsUsed: number;
  /** Number of threads. */
  totalThreads: number;
  /** Skills, most used first, then by name. */
  skills: SkillUsage[];
}

/** Changes that need a commit message. */
export interface WorkspaceCommitMessageSuggestParams {
  /** Thread whose conversation explains the changes. */
  threadId: string;
  /** Changed files, relative to the workspace; at least one. */
  paths: string[];
  /** Largest part of the difference to read, in characters. Absent: the server's limit. */
  maxDiffChars?: number | null;
}

/** A commit message. */
export interface WorkspaceCommitMessageSuggestResponse {
  /** Subject line, and where useful an empty line and a body. */
  message: string;
}

/** A suggestion of what to ask for. */
export interface WelcomeSuggestionItem {
  /** Short text to show. */
  title: string;
  /** Input to send when it is chosen. */
  prompt: string;
  /** Why it is suggested. Absent: not stated. */
  reason?: string | null;
}

/**
 * Where suggestions come from.
 * - `dynamic`: Made from what happened in the workspace.
 * - `none`: There are none; clients show their own.
 */
export type WelcomeSuggestionSource = "dynamic" | "none" | (string & {});

/** Whose suggestions, and how many. */
export interface WelcomeSuggestionsParams {
  /** On whose behalf, and from where; `workspacePath` is required. */
  identity: SessionIdentity;
  /** Largest number of suggestions. Absent: 4. */
  maxItems?: number | null;
}

/** Suggestions for the first message. */
export interface WelcomeSuggestionsResponse {
  /** The suggestions; may be empty. */
  items: WelcomeSuggestionItem[];
  /** Where they come from. */
  source: WelcomeSuggestionSource;
  /** When they were made, ISO 8601 in UTC. */
  generatedAt: string;
  /** Changes when the suggestions do; `none` when there are none. */
  fingerprint: string;
}

/** One setting that can be edited. */
export interface ConfigSchemaField {
  /** Name of the setting in its section. */
  key: string;
  /** Kind of value, such as a text, a number or a choice. */
  type: string;
  /** When a change takes effect. Absent: not stated. */
  reload?: ReloadBehavior | null;
  /** Part of the server that restarts; written when `reload` is `subsystemRestart`. */
  subsystemKey?: string | null;
  /** Name for people. Absent: `key`. */
  displayName?: string | null;
  /** Explanation for people. Absent: none. */
  hint?: string | null;
  /** The value is secret and must not be shown. Absent: false. */
  sensitive?: boolean | null;
  /** Value when nothing is set. Absent: none. */
  defaultValue?: unknown;
  /** Values to choose from. Absent: any. */
  options?: string[] | null;
  /** Smallest number. Absent: no limit. */
  min?: number | null;
  /** Largest number. Absent: no limit. */
  max?: number | null;
}

/** A group of settings. */
export interface ConfigSchemaSection {
  /** Title of the group. */
  section: string;
  /** Place among the groups, smallest first. */
  order: number;
  /** Keys that lead to the group in the file; null at the top. */
  path: string[] | null;
  /** Settings in the group. */
  fields: ConfigSchemaField[];
  /** Key under which the group stands; written by later releases only. */
  rootKey?: string | null;
  /** Settings of one entry, where the group is a list; written by later releases only. */
  itemFields?: ConfigSchemaField[] | null;
}

/**
 * When a changed setting takes effect.
 * - `processRestart`: After the server restarts.
 * - `subsystemRestart`: After one part of the server restarts.
 * - `hot`: At once.
 */
export type ReloadBehavior = "processRestart" | "subsystemRestart" | "hot" | (string & {});

/** All settings that can be edited. */
export interface WorkspaceConfigSchemaResponse {
  /** The groups of settings. */
  sections: ConfigSchemaSection[];
}

/**
 * What happens in a workspace when a tool needs consent.
 * - `default`: The user is asked.
 * - `autoApprove`: Everything is accepted without asking.
 */
export type WorkspaceDefaultApprovalPolicy = "default" | "autoApprove" | (string & {});

/** Settings to change: an absent member stays, null removes the setting. At least one. */
export interface WorkspaceConfigUpdateParams {
  /** Model of new threads. Null, empty or `Default`: none chosen. */
  model?: string | null;
  /** Model provider. Null: none chosen. */
  providerId?: string | null;
  /** Refused: keys belong to providers. */
  apiKey?: string | null;
  /** Refused: addresses belong to providers. */
  endPoint?: string | null;
  /** Suggestions are made. Null: the default. */
  welcomeSuggestionsEnabled?: boolean | null;
  /** The agent may improve skills by itself; takes effect after a restart. Null: the default. */
  skillsSelfLearningEnabled?: boolean | null;
  /** Memory is consolidated by itself. Null: the default. */
  memoryAutoConsolidateEnabled?: boolean | null;
  /** Memory is worked over in the background. Null: the default. */
  dreamsEnabled?: boolean | null;
  /** Time between two such runs, as `24:00:00`; above zero. Null: the default. */
  dreamsInterval?: string | null;
  /** Threads such a run reads, latest first; above 0. Null: the default. */
  dreamsThreadLookbackCount?: number | null;
  /** What such a run writes is used without review. Null: the default. */
  dreamsAutoApply?: boolean | null;
  /** What happens when a tool needs consent. Null: the default. */
  defaultApprovalPolicy?: WorkspaceDefaultApprovalPolicy | null;
  /** Language servers are used. Null: the default. */
  toolsLspEnabled?: boolean | null;
  /** Reasoning settings of new threads. Null: the model's defaults. */
  reasoning?: ReasoningConfig | null;
}

/** The changed settings with their stored values; null where a setting was removed. */
export interface WorkspaceConfigUpdateResponse {
  /** Model of new threads. Null, empty or `Default`: none chosen. */
  model?: string | null;
  /** Model provider. Null: none chosen. */
  providerId?: string | null;
  /** Suggestions are made. Null: the default. */
  welcomeSuggestionsEnabled?: boolean | null;
  /** The agent may improve skills by itself; takes effect after a restart. Null: the default. */
  skillsSelfLearningEnabled?: boolean | null;
  /** Memory is consolidated by itself. Null: the default. */
  memoryAutoConsolidateEnabled?: boolean | null;
  /** Memory is worked over in the background. Null: the default. */
  dreamsEnabled?: boolean | null;
  /** Time between two such runs, as `24:00:00`; above zero. Null: the default. */
  dreamsInterval?: string | null;
  /** Threads such a run reads, latest first; above 0. Null: the default. */
  dreamsThreadLookbackCount?: number | null;
  /** What such a run writes is used without review. Null: the default. */
  dreamsAutoApply?: boolean | null;
  /** What happens when a tool needs consent. Null: the default. */
  defaultApprovalPolicy?: WorkspaceDefaultApprovalPolicy | null;
  /** Language servers are used. Null: the default. */
  toolsLspEnabled?: boolean | null;
  /** Reasoning settings of new threads. Null: the model's defaults. */
  reasoning?: ReasoningConfig | null;
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
  /** How carrying them over ended. Absent: not stated. */
  status?: string | null;
  /** Files carried over. */
  copiedFileCount?: number | null;
  /** Deletions carried over. */
  deletedFileCount?: number | null;
}

/** State of a worktree on disk. */
export interface ThreadWorktreeStatus {
  /** Thread that works in it. */
  threadId: string;
  /** The worktree as it was recorded. */
  worktree: ThreadWorktreeInfo;
  /** Absolute path. */
  path: string;
  /** Branch that belongs to it. */
  branchName: string;
  /** Commit checked out now. Absent: not known. */
  head?: string | null;
  /** The directory exists. */
  exists: boolean;
  /** Git knows it as a worktree. */
  isGitWorktree: boolean;
  /** Files differ from the last commit. */
  hasUncommittedChanges: boolean;
  /** The branch has commits that its base has not. */
  hasCommitsAheadOfBase: boolean;
  /** Number of those commits. */
  aheadCount: number;
}

/**
 * Where a thread moves.
 * - `worktree`: Into a worktree of its own.
 * - `local`: Back into the workspace.
 */
export type WorktreeHandoffMode = "worktree" | "local" | (string & {});

/** A thread to copy into a new worktree. */
export interface WorktreeCreateAndForkParams {
  /** Thread to copy from; it and its files stay as they are. */
  sourceThreadId: string;
  /** Where the copy ends. Absent: all of the history is copied. */
  forkPoint?: ForkPoint | null;
  /** On whose behalf, and from where. What is missing is taken from the source. */
  identity?: SessionIdentity | null;
  /** Settings that go on top of the copied ones. Absent: the source's settings. */
  config?: ThreadConfiguration | null;
  /** Title of the copy. Absent: derived by the server. */
  displayName?: string | null;
  /** Leave the turns out of the answer. Absent: false. */
  excludeTurns?: boolean | null;
  /** Branch to make for the worktree. Absent: chosen by the server. */
  branchName?: string | null;
  /** Branch or commit to start from. Absent: what is checked out where the source works. */
  baseRef?: string | null;
  /** Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server. */
  path?: string | null;
  /** Take uncommitted changes along. Absent: true. */
  copyDirtyChanges?: boolean | null;
}

/** The copied thread and its worktree. */
export interface WorktreeCreateAndForkResponse {
  /** The new thread. */
  thread: Thread;
  /** The worktree it works in. */
  worktree: ThreadWorktreeInfo;
}

/** A thread to start in a new worktree. */
export interface WorktreeCreateAndStartParams {
  /** On whose behalf, and from where. */
  identity: SessionIdentity;
  /** Settings of the thread. Absent: workspace defaults. */
  config?: ThreadConfiguration | null;
  /** Tools this connection runs for the thread. Absent: none. */
  dynamicTools?: DynamicToolSpec[] | null;
  /** Context for the system prompt by key, as in `thread/start`. Absent: none. */
  additionalContext?: { [name: string]: RuntimeAdditionalContextEntry } | null;
  /** Who keeps the history. Absent: `server`. */
  historyMode?: HistoryMode | null;
  /** Title. Absent: derived from the first message. */
  displayName?: string | null;
  /** Branch to make for the worktree. Absent: chosen by the server. */
  branchName?: string | null;
  /** Branch or commit to start from. Absent: what is checked out where the source works. */
  baseRef?: string | null;
  /** Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server. */
  path?: string | null;
  /** Take uncommitted changes along. Absent: true. */
  copyDirtyChanges?: boolean | null;
}

/** The new thread and its worktree. */
export interface WorktreeCreateAndStartResponse {
  /** The thread, without turns. */
  thread: Thread;
  /** The worktree it works in. */
  worktree: ThreadWorktreeInfo;
}

/** A thread to move between workspace and worktree. */
export interface ThreadWorktreeHandoffParams {
  /** The thread. */
  threadId: string;
  /** Where it moves. */
  mode: WorktreeHandoffMode;
  /** Branch to make for the worktree. Absent: chosen by the server. */
  branchName?: string | null;
  /** Branch or commit to start from. Absent: what is checked out where the source works. */
  baseRef?: string | null;
  /** Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server. */
  path?: string | null;
  /** Take uncommitted changes along. Absent: true. */
  copyDirtyChanges?: boolean | null;
}

/** The moved thread. */
export interface ThreadWorktreeHandoffResponse {
  /** The thread; its identifier is the same. */
  thread: Thread;
  /** Where it works now. */
  mode: WorktreeHandoffMode;
  /** The worktree it works in, or has left. Absent: none. */
  worktree?: ThreadWorktreeInfo | null;
  /** What became of uncommitted changes. Absent: there were none to carry over. */
  dirtyHandoff?: ThreadWorktreeDirtyHandoffInfo | null;
}

/** Which worktrees to list. */
export interface WorktreeListParams {
  /** Whose threads. Absent: those of all. */
  identity?: SessionIdentity | null;
  /** List worktrees whose thread is gone, too. Absent: false. */
  includeOrphans?: boolean | null;
}

/** Worktrees that the server made. */
export interface WorktreeListResponse {
  /** One entry per worktree. */
  data: ThreadWorktreeStatus[];
}

/** Whose worktree to look at. */
export interface WorktreeStatusParams {
  /** The thread. */
  threadId: string;
}


/** Requests of the client by name. */
export interface ClientRequests {
  /** Reads the profile that a thread is building. */
  "agent/profiles/builderDraft/read": { params: AgentProfilesBuilderDraftReadParams; result: AgentProfileBuilderDraft };
  /** Replaces the profile that a thread is building. */
  "agent/profiles/builderDraft/update": { params: AgentProfilesBuilderDraftUpdateParams; result: AgentProfileBuilderDraft };
  /** Lists the agent profiles. */
  "agent/profiles/list": { params: AgentProfilesListParams; result: AgentProfilesListResponse };
  /** Reads an agent profile. */
  "agent/profiles/read": { params: AgentProfilesReadParams; result: AgentProfilesReadResponse };
  /** Puts a thread under the present form of its profile. */
  "agent/profiles/refreshThread": { params: AgentProfilesRefreshThreadParams; result: AgentProfilesRefreshThreadResponse };
  /** Removes an agent profile. */
  "agent/profiles/remove": { params: AgentProfilesRemoveParams; result: AgentProfilesRemoveResponse };
  /** Adds or replaces an agent profile. */
  "agent/profiles/upsert": { params: AgentProfilesUpsertParams; result: AgentProfilesUpsertResponse };
  /** Checks an agent profile. */
  "agent/profiles/validate": { params: AgentProfilesValidateParams; result: AgentProfilesValidateResponse };
  /** Accepts a request to bind; called by the app. */
  "app/binding/accept": { params: AppBindingAcceptParams; result: AppBindingAcceptResponse };
  /** Adds the tools of an app to a thread; called by the app. */
  "app/binding/attachTools": { params: AppBindingAttachToolsParams; result: AppBindingAttachToolsResponse };
  /** Removes a block of context; called by the app. */
  "app/binding/context/remove": { params: AppBindingContextRemoveParams; result: EmptyObject };
  /** Adds or replaces a block of context; called by the app. */
  "app/binding/context/upsert": { params: AppBindingContextUpsertParams; result: EmptyObject };
  /** Gives up a request to bind. */
  "app/binding/request/cancel": { params: AppBindingRequestCancelParams; result: AppBindingRequestCancelResponse };
  /** Asks an app to be bound to a thread. */
  "app/binding/request/create": { params: AppBindingRequestCreateParams; result: AppBindingRequestCreateResponse };
  /** Reads a request to bind; called by the app. */
  "app/binding/request/get": { params: AppBindingRequestGetParams; result: AppBindingRequestGetResponse };
  /** Accepts a request to connect; called by the app. */
  "app/connection/connect": { params: AppConnectionConnectParams; result: AppConnectionConnectResponse };
  /** Reads a request to connect; called by the app. */
  "app/connection/request/get": { params: AppConnectionRequestGetParams; result: AppConnectionRequestGetResponse };
  /** Ends the connection to an app. */
  "app/connection/revoke": { params: AppConnectionRevokeParams; result: AppConnectionRevokeResponse };
  /** Begins to connect to an app. */
  "app/connection/start": { params: AppConnectionStartParams; result: AppConnectionStartResponse };
  /** Tells how the connection to an app is. */
  "app/connection/status": { params: AppConnectionStatusParams; result: AppConnectionStatusResponse };
  /** Lists the apps. */
  "app/list": { params: AppListParams; result: AppListResponse };
  /** Queues input of an app for its thread; called by the app. */
  "app/threadInput/enqueue": { params: AppThreadInputEnqueueParams; result: AppThreadInputEnqueueResponse };
  /** Reads one app. */
  "app/view": { params: AppViewParams; result: AppViewResponse };
  /** Makes a task. */
  "automation/task/create": { params: AutomationTaskCreateParams; result: AutomationTaskCreateResponse };
  /** Deletes a task. */
  "automation/task/delete": { params: AutomationTaskDeleteParams; result: AutomationTaskDeleteResponse };
  /** Removes the worktree of a task. */
  "automation/task/discardWorktree": { params: AutomationTaskDiscardWorktreeParams; result: AutomationTaskDiscardWorktreeResponse };
  /** Lists the tasks that run by themselves. */
  "automation/task/list": { params: EmptyObject; result: AutomationTaskListResponse };
  /** Reads a task. */
  "automation/task/read": { params: AutomationTaskReadParams; result: AutomationTaskReadResponse };
  /** Runs a task now. */
  "automation/task/run": { params: AutomationTaskRunParams; result: AutomationTaskRunResponse };
  /** Binds a task to a thread, or unbinds it. */
  "automation/task/updateBinding": { params: AutomationTaskUpdateBindingParams; result: AutomationTaskUpdateBindingResponse };
  /** Deletes a template of the user. */
  "automation/template/delete": { params: AutomationTemplateDeleteParams; result: AutomationTemplateDeleteResponse };
  /** Lists the templates for tasks. */
  "automation/template/list": { params: AutomationTemplateListParams; result: AutomationTemplateListResponse };
  /** Adds or replaces a template of the user. */
  "automation/template/save": { params: AutomationTemplateSaveParams; result: AutomationTemplateSaveResponse };
  /** Lists the channels that threads can come from. */
  "channel/list": { params: EmptyObject; result: ChannelListResponse };
  /** Tells whether the chat channels work. */
  "channel/status": { params: EmptyObject; result: ChannelStatusResponse };
  /** Runs a slash command. */
  "command/execute": { params: CommandExecuteParams; result: CommandResult };
  /** Lists the slash commands. */
  "command/list": { params: CommandListParams; result: CommandListResponse };
  /** Switches a scheduled job on or off. */
  "cron/enable": { params: CronEnableParams; result: CronEnableResponse };
  /** Lists the scheduled jobs. */
  "cron/list": { params: CronListParams; result: CronListResponse };
  /** Removes a scheduled job for good. */
  "cron/remove": { params: CronRemoveParams; result: CronRemoveResponse };
  /** Runs a scheduled job now. */
  "cron/run": { params: CronRunParams; result: CronRunResponse };
  /** Puts the result of a dream to use. */
  "dreams/apply": { params: DreamsApplyParams; result: DreamsRunResult };
  /** Takes a dream out of lists. */
  "dreams/archive": { params: DreamsArchiveParams; result: DreamsRunResult };
  /** Stops a dream. */
  "dreams/cancel": { params: DreamsCancelParams; result: DreamsRunResult };
  /** Starts a dream by order. */
  "dreams/create": { params: DreamsCreateParams; result: DreamsRunResult };
  /** Turns the result of a dream down. */
  "dreams/discard": { params: DreamsDiscardParams; result: DreamsRunResult };
  /** Reads a dream and what it would change. */
  "dreams/get": { params: DreamsGetParams; result: DreamsRunResult };
  /** Lists the dreams of the workspace. */
  "dreams/list": { params: DreamsListParams; result: DreamsListResponse };
  /** Starts a dream now. */
  "dreams/run": { params: EmptyObject; result: DreamsStatus };
  /** Tells the settings and the state of dreams. */
  "dreams/status": { params: EmptyObject; result: DreamsStatus };
  /** Reads one external channel. */
  "externalChannel/get": { params: ExternalChannelGetParams; result: ExternalChannelGetResponse };
  /** Lists the external channels of the workspace. */
  "externalChannel/list": { params: EmptyObject; result: ExternalChannelListResponse };
  /** Removes an external channel. */
  "externalChannel/remove": { params: ExternalChannelRemoveParams; result: ExternalChannelRemoveResponse };
  /** Adds or replaces an external channel. */
  "externalChannel/upsert": { params: ExternalChannelUpsertParams; result: ExternalChannelUpsertResponse };
  /** Runs the heartbeat now and waits for it. */
  "heartbeat/trigger": { params: EmptyObject; result: HeartbeatTriggerResponse };
  /** Opens a connection: both sides say who they are and what they can do. */
  "initialize": { params: InitializeParams; result: InitializeResult };
  /** Keeps the state of what an app shows for a tool call. */
  "item/widget-state/set": { params: ItemWidgetStateSetParams; result: ItemWidgetStateSetResponse };
  /** Reads one MCP server. */
  "mcp/get": { params: McpGetParams; result: McpGetResponse };
  /** Lists the MCP servers in force. */
  "mcp/list": { params: EmptyObject; result: McpListResponse };
  /** Removes an MCP server of the workspace. */
  "mcp/remove": { params: McpRemoveParams; result: McpRemoveResponse };
  /** Tells how the MCP servers are. */
  "mcp/status/list": { params: EmptyObject; result: McpStatusListResponse };
  /** Tries whether an MCP server answers. */
  "mcp/test": { params: McpTestParams; result: McpTestResponse };
  /** Adds or replaces an MCP server of the workspace. */
  "mcp/upsert": { params: McpUpsertParams; result: McpUpsertResponse };
  /** Empties the memory of the workspace. */
  "memory/reset": { params: EmptyObject; result: EmptyObject };
  /** Lists the models of a provider. */
  "model/list": { params: ModelListParams; result: ModelListResponse };
  /** Installs a plugin that comes with the product. */
  "plugin/install": { params: PluginInstallParams; result: PluginInstallResponse };
  /** Lists the plugins. */
  "plugin/list": { params: PluginListParams; result: PluginListResponse };
  /** Removes a plugin that the server installed. */
  "plugin/remove": { params: PluginRemoveParams; result: PluginRemoveResponse };
  /** Lets the agent use a plugin, or keeps it from that. */
  "plugin/setEnabled": { params: PluginSetEnabledParams; result: PluginSetEnabledResponse };
  /** Reads one plugin. */
  "plugin/view": { params: PluginViewParams; result: PluginViewResponse };
  /** Tells what the user does most. */
  "profile/insights": { params: ProfileInsightsParams; result: ProfileInsightsResponse };
  /** Adds a model provider. */
  "provider/create": { params: ProviderCreateParams; result: ProviderCreateResponse };
  /** Removes a model provider. */
  "provider/delete": { params: ProviderDeleteParams; result: ProviderDeleteResponse };
  /** Lists the user's model providers. */
  "provider/list": { params: EmptyObject; result: ProviderListResponse };
  /** Tries whether a model provider answers. */
  "provider/test": { params: ProviderTestParams; result: ProviderTestResponse };
  /** Changes a model provider. */
  "provider/update": { params: ProviderUpdateParams; result: ProviderUpdateResponse };
  /** Lists the skills. */
  "skills/list": { params: SkillsListParams; result: SkillsListResponse };
  /** Reads the source of a skill. */
  "skills/read": { params: SkillsReadParams; result: SkillsReadResponse };
  /** Gives up the adapted form of a skill. */
  "skills/restoreOriginal": { params: SkillsRestoreOriginalParams; result: SkillsRestoreOriginalResponse };
  /** Lets the agent use a skill, or keeps it from that. */
  "skills/setEnabled": { params: SkillsSetEnabledParams; result: SkillsSetEnabledResponse };
  /** Removes a skill of the workspace or of the user. */
  "skills/uninstall": { params: SkillsUninstallParams; result: SkillsUninstallResponse };
  /** Reads a skill as the agent gets it. */
  "skills/view": { params: SkillsViewParams; result: SkillsViewResponse };
  /** Lists the subagents of a thread. */
  "subagent/children/list": { params: SubagentChildrenListParams; result: SubagentChildrenListResponse };
  /** Closes a subagent. */
  "subagent/close": { params: SubagentCloseParams; result: SubAgentControlResult };
  /** Gives a subagent another task. */
  "subagent/followupTask": { params: SubagentFollowupTaskParams; result: SubAgentControlResult };
  /** Lists the kinds of subagents. */
  "subagent/profiles/list": { params: EmptyObject; result: SubagentProfilesListResponse };
  /** Removes a kind of subagent from the workspace. */
  "subagent/profiles/remove": { params: SubagentProfilesRemoveParams; result: SubagentProfilesRemoveResponse };
  /** Switches a kind of subagent on or off. */
  "subagent/profiles/setEnabled": { params: SubagentProfilesSetEnabledParams; result: SubagentProfilesSetEnabledResponse };
  /** Adds a kind of subagent, or replaces it in the workspace. */
  "subagent/profiles/upsert": { params: SubagentProfilesUpsertParams; result: SubagentProfilesUpsertResponse };
  /** Leaves a message for a subagent. */
  "subagent/sendMessage": { params: SubagentSendMessageParams; result: SubAgentControlResult };
  /** Changes the settings of all subagents. */
  "subagent/settings/update": { params: SubagentSettingsUpdateParams; result: SubagentSettingsUpdateResponse };
  /** Stops and forgets all processes of a thread. */
  "terminal/clean": { params: TerminalCleanParams; result: TerminalCleanResponse };
  /** Lists the shell processes of the server. */
  "terminal/list": { params: TerminalListParams; result: TerminalListResponse };
  /** Reads what a process printed. */
  "terminal/read": { params: TerminalReadParams; result: TerminalReadResponse };
  /** Stops a process. */
  "terminal/stop": { params: TerminalStopParams; result: TerminalStopResponse };
  /** Writes to the standard input of a process. */
  "terminal/write": { params: TerminalWriteParams; result: TerminalWriteResponse };
  /** Lists the apps bound to a thread. */
  "thread/appBindings/list": { params: ThreadAppBindingsListParams; result: ThreadAppBindingsListResponse };
  /** Checks the bindings of a thread again. */
  "thread/appBindings/refresh": { params: ThreadAppBindingsRefreshParams; result: ThreadAppBindingsRefreshResponse };
  /** Ends the binding of an app to a thread. */
  "thread/appBindings/revoke": { params: ThreadAppBindingsRevokeParams; result: ThreadAppBindingsRevokeResponse };
  /** Lists the blocks of context that apps added to a thread. */
  "thread/appContextBlocks/list": { params: ThreadAppContextBlocksListParams; result: ThreadAppContextBlocksListResponse };
  /** Makes a thread read-only and takes it out of lists. */
  "thread/archive": { params: ThreadArchiveParams; result: EmptyObject };
  /** Shortens the context of a thread. */
  "thread/compact/start": { params: ThreadCompactStartParams; result: ThreadCompactStartResponse };
  /** Changes the settings of a thread. */
  "thread/config/update": { params: ThreadConfigUpdateParams; result: EmptyObject };
  /** Deletes a thread and everything it holds. */
  "thread/delete": { params: ThreadDeleteParams; result: EmptyObject };
  /** Copies the beginning of a thread into a new thread. */
  "thread/fork": { params: ThreadForkParams; result: ThreadForkResponse };
  /** Drops the goal of a thread. */
  "thread/goal/clear": { params: ThreadGoalClearParams; result: ThreadGoalClearResponse };
  /** Reads the goal of a thread. */
  "thread/goal/get": { params: ThreadGoalGetParams; result: ThreadGoalGetResponse };
  /** Creates or changes the goal of a thread. */
  "thread/goal/set": { params: ThreadGoalSetParams; result: ThreadGoalSetResponse };
  /** Lists threads, latest activity first. */
  "thread/list": { params: ThreadListParams; result: ThreadListResponse };
  /** Stops shortening or consolidating. */
  "thread/maintenance/interrupt": { params: ThreadMaintenanceInterruptParams; result: EmptyObject };
  /** Takes what a thread learned into the workspace's memory. */
  "thread/memory/consolidate/start": { params: ThreadMemoryConsolidateStartParams; result: ThreadMemoryConsolidateStartResponse };
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
  /** Drops the last turns of a thread. */
  "thread/rollback": { params: ThreadRollbackParams; result: ThreadRollbackResponse };
  /** Creates an active thread. */
  "thread/start": { params: ThreadStartParams; result: ThreadStartResponse };
  /** Sends the events of a thread to this connection. */
  "thread/subscribe": { params: ThreadSubscribeParams; result: EmptyObject };
  /** Makes an archived thread active again. */
  "thread/unarchive": { params: ThreadUnarchiveParams; result: EmptyObject };
  /** Stops sending the events of a thread to this connection. */
  "thread/unsubscribe": { params: ThreadUnsubscribeParams; result: EmptyObject };
  /** Moves a thread into a worktree, or back into the workspace. */
  "thread/worktree/handoff": { params: ThreadWorktreeHandoffParams; result: ThreadWorktreeHandoffResponse };
  /** Lists the server's own tools. */
  "tool/list": { params: ToolListParams; result: ToolListResponse };
  /** Appends input to a thread's queue. */
  "turn/enqueue": { params: TurnEnqueueParams; result: TurnEnqueueResponse };
  /** Stops a turn. */
  "turn/interrupt": { params: TurnInterruptParams; result: EmptyObject };
  /** Drops an input from a thread's queue. */
  "turn/queue/remove": { params: TurnQueueRemoveParams; result: TurnQueueRemoveResponse };
  /** Puts the queue of a thread into another order. */
  "turn/queue/reorder": { params: TurnQueueReorderParams; result: TurnQueueReorderResponse };
  /** Starts a turn with the user's input. */
  "turn/start": { params: TurnStartParams; result: TurnStartResponse };
  /** Hands a queued input to the running turn. */
  "turn/steer": { params: TurnSteerParams; result: TurnSteerResponse };
  /** Opens a link for what an app shows. */
  "ui/open-link": { params: UiOpenLinkParams; result: EmptyObject };
  /** Reads what an app shows for a tool. */
  "ui/resource/read": { params: UiResourceReadParams; result: UiResourceReadResponse };
  /** Runs a tool for what an app shows. */
  "ui/tool/call": { params: UiToolCallParams; result: DynamicToolResult };
  /** Tells the model about the state of what an app shows. */
  "ui/update-model-context": { params: UiUpdateModelContextParams; result: EmptyObject };
  /** Tells what was used in all. */
  "usage/summary": { params: EmptyObject; result: UsageSummaryResponse };
  /** Tells what was used by day. */
  "usage/timeseries": { params: UsageTimeseriesParams; result: UsageTimeseriesResponse };
  /** Reads suggestions for the first message of a thread. */
  "welcome/suggestions": { params: WelcomeSuggestionsParams; result: WelcomeSuggestionsResponse };
  /** Suggests a commit message for changed files. */
  "workspace/commitMessage/suggest": { params: WorkspaceCommitMessageSuggestParams; result: WorkspaceCommitMessageSuggestResponse };
  /** Lists the settings of a workspace. */
  "workspace/config/schema": { params: EmptyObject; result: WorkspaceConfigSchemaResponse };
  /** Changes settings of the workspace. */
  "workspace/config/update": { params: WorkspaceConfigUpdateParams; result: WorkspaceConfigUpdateResponse };
  /** Copies a thread into a worktree of its own. */
  "worktree/createAndFork": { params: WorktreeCreateAndForkParams; result: WorktreeCreateAndForkResponse };
  /** Creates a thread in a worktree of its own. */
  "worktree/createAndStart": { params: WorktreeCreateAndStartParams; result: WorktreeCreateAndStartResponse };
  /** Lists the worktrees of threads. */
  "worktree/list": { params: WorktreeListParams; result: WorktreeListResponse };
  /** Looks at the worktree of a thread. */
  "worktree/status": { params: WorktreeStatusParams; result: ThreadWorktreeStatus };
}

/** Notifications of the client by name. */
export interface ClientNotifications {
  /** Says that the client has read the answer to `initialize`. */
  "initialized": EmptyObject;
}

/** Requests of the server by name. */
export interface ServerRequests {
  /** Has the editor read a text file. */
  "ext/acp/fs/readTextFile": { params: ExtAcpFsReadTextFileParams; result: ExtAcpFsReadTextFileResponse };
  /** Has the editor write a text file. */
  "ext/acp/fs/writeTextFile": { params: ExtAcpFsWriteTextFileParams; result: ExtAcpFsWriteTextFileResponse };
  /** Has the editor run a command in a terminal. */
  "ext/acp/terminal/create": { params: ExtAcpTerminalCreateParams; result: ExtAcpTerminalCreateResponse };
  /** Reads what a command printed. */
  "ext/acp/terminal/getOutput": { params: ExtAcpTerminalGetOutputParams; result: ExtAcpTerminalGetOutputResponse };
  /** Stops the command of a terminal. */
  "ext/acp/terminal/kill": { params: ExtAcpTerminalKillParams; result: EmptyObject };
  /** Gives a terminal back to the editor. */
  "ext/acp/terminal/release": { params: ExtAcpTerminalReleaseParams; result: EmptyObject };
  /** Waits for the end of a command. */
  "ext/acp/terminal/waitForExit": { params: ExtAcpTerminalWaitForExitParams; result: ExtAcpTerminalWaitForExitResponse };
  /** Asks a channel adapter whether it is well. */
  "ext/channel/heartbeat": { params: EmptyObject; result: EmptyObject };
  /** Has a channel adapter deliver a message. */
  "ext/channel/send": { params: ExtChannelSendParams; result: ExtChannelSendResponse };
  /** Has a channel adapter run one of its tools. */
  "ext/channel/toolCall": { params: ExtChannelToolCallParams; result: ExtChannelToolCallResponse };
  /** Has the client stop an evaluation. */
  "ext/nodeRepl/cancel": { params: ExtNodeReplCancelParams; result: ExtNodeReplCancelResponse };
  /** Has the client evaluate JavaScript. */
  "ext/nodeRepl/evaluate": { params: ExtNodeReplEvaluateParams; result: ExtNodeReplEvaluateResponse };
  /** Asks the user to decide about an operation. */
  "item/approval/request": { params: ItemApprovalRequestParams; result: ItemApprovalRequestResponse };
  /** Has the client run one of its tools. */
  "item/tool/call": { params: ItemToolCallParams; result: DynamicToolResult };
  /** Asks the user questions. */
  "item/tool/requestUserInput": { params: ItemToolRequestUserInputParams; result: UserInputResult };
}

/** Notifications of the server by name. */
export interface ServerNotifications {
  /** Tells that the connection to an app changed. */
  "app/connection/changed": AppConnectionChangedNotification;
  /** Tells that apps changed. */
  "app/list/updated": AppListUpdatedNotification;
  /** Tells that a task changed. */
  "automation/task/updated": AutomationTaskUpdatedNotification;
  /** Tells that a scheduled job ran, was switched or was removed. */
  "cron/stateChanged": CronStateChangedNotification;
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
  /** Tells that the state of an MCP server changed. */
  "mcp/status/updated": McpStatusUpdatedNotification;
  /** Tells that a thread's plan changed. */
  "plan/updated": PlanUpdatedNotification;
  /** Tells that a subagent was spawned or closed. */
  "subagent/graphChanged": SubagentGraphChangedNotification;
  /** Tells what the subagents of a turn are doing. */
  "subagent/progress": SubagentProgressNotification;
  /** Tells about maintenance and retries. */
  "system/event": SystemEventNotification;
  /** Tells how a job in the background ended. */
  "system/jobResult": SystemJobResultNotification;
  /** Tells that a process was forgotten. */
  "terminal/cleaned": TerminalCleanedNotification;
  /** Tells that a process ended. */
  "terminal/completed": TerminalCompletedNotification;
  /** Sends new output of a process. */
  "terminal/outputDelta": TerminalOutputDeltaNotification;
  /** Tells that a process makes no progress. */
  "terminal/stalled": TerminalStalledNotification;
  /** Tells that a process started. */
  "terminal/started": TerminalStartedNotification;
  /** Tells that the binding of an app changed. */
  "thread/appBindings/changed": ThreadAppBindingsChangedNotification;
  /** Tells that a thread was deleted. */
  "thread/deleted": ThreadDeletedNotification;
  /** Tells that the goal of a thread was dropped. */
  "thread/goal/cleared": ThreadGoalClearedNotification;
  /** Tells that the goal of a thread changed. */
  "thread/goal/updated": ThreadGoalUpdatedNotification;
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
