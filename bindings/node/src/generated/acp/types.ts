// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/types.ts.j2 from schema/acp/**/*.json.

/**
 * One way to sign in. Without a `type` the agent runs it itself.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AuthMethod =
  | AuthMethodTerminal
  | AuthMethodAgent;

/** The client runs the agent program once more, in a terminal, and connects again after it exited with status 0. It is never passed to `authenticate`. Listed only for clients with `auth.terminal`. */
export interface AuthMethodTerminal {
  /** Always `terminal`. */
  type: "terminal";
  /** Identifier of the method. */
  id: string;
  /** Name of the method, for people. */
  name: string;
  /** What the method does, for people. Absent when the name says enough. */
  description?: string | null;
  /** Arguments added to the agent's command line. Absent means none. */
  args?: string[];
  /** Environment variables, name to value, that are added to the agent's environment and win over equal names. Absent means none. */
  env?: { [name: string]: string };
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The agent signs in when `authenticate` names this method. */
export interface AuthMethodAgent {
  /** Identifier of the method. */
  id: string;
  /** Name of the method, for people. */
  name: string;
  /** What the method does, for people. Absent when the name says enough. */
  description?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `authenticate`. */
export interface AuthenticateRequest {
  /** Identifier of one of the `authMethods` the agent listed, not one of type `terminal`. */
  methodId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `authenticate`: the sign-in succeeded. */
export interface AuthenticateResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `logout`. */
export interface LogoutRequest {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `logout`: the user is signed out. */
export interface LogoutResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `auth/status`. */
export interface AuthStatusRequest {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `auth/status`: the state at this moment. */
export interface AuthStatusResponse {
  /** Whether a session can be begun without a sign-in. The only member to act on; an unknown state counts as `unknown`. */
  state: AuthState;
  /** Accounts the agent has, to show to people. Absent or empty means none is told. */
  accounts?: AuthAccount[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `auth/status_update`: the new state, as `auth/status` would tell it. */
export interface AuthStatusUpdateNotification {
  /** Whether a session can be begun without a sign-in. The only member to act on; an unknown state counts as `unknown`. */
  state: AuthState;
  /** Accounts the agent has, to show to people. Absent or empty means none is told. */
  accounts?: AuthAccount[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Whether someone is signed in. Names that begin with `_` are free for extensions.
 * - `authenticated`: There are credentials. They may still turn out to be invalid.
 * - `unauthenticated`: A sign-in is needed: credentials are missing, expired or refused.
 * - `not_required`: None is needed, as for a model that runs locally.
 * - `unknown`: The agent cannot tell.
 */
export type AuthState = "authenticated" | "unauthenticated" | "not_required" | "unknown" | (string & {});

/** An account or key the agent has. For display only: nothing in it identifies the account, and it does not belong in logs. */
export interface AuthAccount {
  /** What to show for the account when nothing else is shown. */
  label: string;
  /** Whether the account is in use; several may be. Absent when not told. */
  active?: boolean | null;
  /** Name of the user. Absent when not told. */
  name?: string | null;
  /** E-mail address of the user. Absent when not told. */
  email?: string | null;
  /** Organization or team the account belongs to. Absent when not told. */
  organization?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What a client offers to an agent. Anything absent is unsupported. */
export interface ClientCapabilities {
  /** File requests the client answers. Absent means none. */
  fs?: FileSystemCapabilities;
  /**
   * Whether the client answers all `terminal/*` requests.
   * @defaultValue `false`
   */
  terminal?: boolean;
  /** Session extras the client understands. Absent or `null` means none. */
  session?: ClientSessionCapabilities | null;
  /** Kinds of sign-in the client can run. Absent means only those the agent handles itself. */
  auth?: AuthCapabilities;
  /** Ways in which the client can ask its user on behalf of the agent. Absent or `null` means none. */
  elicitation?: ElicitationCapabilities | null;
  /**
   * Whether the client follows child sessions: `subagent_update`, `session_message` and `session_message_chunk` may be sent. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  subagents?: SubagentCapabilities | null;
  /**
   * Whether `plan_update` and `plan_removed` may be sent. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  plan?: PlanCapabilities | null;
  /** Extension data under namespaced keys. A key also declares methods of the client's editor: with `unity`, agents of other makers call `_unity/scene_query` of it, unless the value is `false`. Absent when there is none. */
  _meta?: unknown;
}

/** File requests a client answers. */
export interface FileSystemCapabilities {
  /**
   * Whether `fs/read_text_file` is answered.
   * @defaultValue `false`
   */
  readTextFile?: boolean;
  /**
   * Whether `fs/write_text_file` is answered.
   * @defaultValue `false`
   */
  writeTextFile?: boolean;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Session extras a client understands. */
export interface ClientSessionCapabilities {
  /** Whether `compaction_update` and `compaction_summary_chunk` may be sent. `{}` turns it on; absent or `null` means unsupported. */
  compaction?: CompactionCapabilities | null;
  /** Kinds of configuration options beyond `select`. Absent or `null` means none. */
  configOptions?: SessionConfigOptionsCapabilities | null;
  /** Whether `notice` updates may be sent. `{}` turns it on; absent or `null` means unsupported. */
  notices?: NoticeCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client follows context compaction. */
export interface CompactionCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client shows notices. */
export interface NoticeCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Kinds of configuration options a client can show beyond `select`. */
export interface SessionConfigOptionsCapabilities {
  /** Whether options of type `boolean` may be listed. `{}` turns it on; absent or `null` means unsupported. */
  boolean?: BooleanConfigOptionCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client shows boolean options. */
export interface BooleanConfigOptionCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Kinds of sign-in a client can run. */
export interface AuthCapabilities {
  /**
   * Whether methods of type `terminal` may be listed.
   * @defaultValue `false`
   */
  terminal?: boolean;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Ways in which a client can ask its user. The empty object turns none of them on. */
export interface ElicitationCapabilities {
  /** Whether forms can be shown. `{}` turns it on; absent or `null` means unsupported. */
  form?: ElicitationFormCapabilities | null;
  /** Whether the user can be sent to a web page. `{}` turns it on; absent or `null` means unsupported. */
  url?: ElicitationUrlCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client shows forms. */
export interface ElicitationFormCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client opens web pages. */
export interface ElicitationUrlCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What an agent offers to a client. Anything absent is unsupported. */
export interface AgentCapabilities {
  /**
   * Whether `session/load` is answered.
   * @defaultValue `false`
   */
  loadSession?: boolean;
  /** Content accepted in prompts beyond text and resource links. Absent means none. */
  promptCapabilities?: PromptCapabilities;
  /** MCP transports beyond stdio. Absent means none. */
  mcpCapabilities?: McpCapabilities;
  /** Optional session methods and members. Absent means none. */
  sessionCapabilities?: SessionCapabilities;
  /** Optional sign-in methods. Absent means none. */
  auth?: AgentAuthCapabilities;
  /**
   * Whether the `providers/*` methods are answered. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  providers?: ProvidersCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Content an agent accepts in prompts beyond text and resource links. */
export interface PromptCapabilities {
  /**
   * Whether `image` blocks are accepted.
   * @defaultValue `false`
   */
  image?: boolean;
  /**
   * Whether `audio` blocks are accepted.
   * @defaultValue `false`
   */
  audio?: boolean;
  /**
   * Whether `resource` blocks are accepted.
   * @defaultValue `false`
   */
  embeddedContext?: boolean;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** MCP transports an agent can use beyond stdio. */
export interface McpCapabilities {
  /**
   * Whether servers of type `http` are accepted.
   * @defaultValue `false`
   */
  http?: boolean;
  /**
   * Whether servers of type `sse` are accepted.
   * @defaultValue `false`
   */
  sse?: boolean;
  /**
   * Whether servers of type `acp` are accepted. Absent means not.
   * @experimental
   */
  acp?: boolean;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Optional session methods and members of an agent. */
export interface SessionCapabilities {
  /** Whether `session/list` is answered. `{}` turns it on; absent or `null` means unsupported. */
  list?: SessionListCapabilities | null;
  /** Whether `session/delete` is answered. `{}` turns it on; absent or `null` means unsupported. */
  delete?: SessionDeleteCapabilities | null;
  /** Whether `additionalDirectories` is accepted when a session is set up. `{}` turns it on; absent or `null` means unsupported. */
  additionalDirectories?: SessionAdditionalDirectoriesCapabilities | null;
  /** Whether `session/resume` is answered. `{}` turns it on; absent or `null` means unsupported. */
  resume?: SessionResumeCapabilities | null;
  /** Whether `session/close` is answered. `{}` turns it on; absent or `null` means unsupported. */
  close?: SessionCloseCapabilities | null;
  /**
   * Whether `systemPrompt` of mode `append` is accepted when a session is set up. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  systemPrompt?: SessionSystemPromptCapabilities | null;
  /**
   * Whether `session/fork` is answered. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  fork?: SessionForkCapabilities | null;
  /**
   * Whether `session/archive`, `session/unarchive` and the `archived` filter of `session/list` work; `list` is then on, too. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  archive?: SessionArchiveCapabilities | null;
  /**
   * Whether `session/status` is answered. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  status?: SessionStatusCapabilities | null;
  /**
   * Whether `session/set_title` is answered. Titles are told without it, too. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  title?: SessionTitleCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: sessions can be listed. */
export interface SessionListCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: sessions can be deleted. */
export interface SessionDeleteCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: a session can have further workspace roots. */
export interface SessionAdditionalDirectoriesCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: sessions can be resumed without a replay. */
export interface SessionResumeCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: sessions can be closed. */
export interface SessionCloseCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Optional sign-in methods of an agent. */
export interface AgentAuthCapabilities {
  /** Whether `logout` is answered. `{}` turns it on; absent or `null` means unsupported. */
  logout?: LogoutCapabilities | null;
  /**
   * Whether `auth/status` is answered and `auth/status_update` is sent. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  status?: AuthStatusCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the user can sign out. */
export interface LogoutCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client follows child sessions. */
export interface SubagentCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client shows plans that have identifiers. */
export interface PlanCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: model providers can be configured. */
export interface ProvidersCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** System prompts an agent accepts beside those that are appended. */
export interface SessionSystemPromptCapabilities {
  /** Further modes. Absent or `null` means `append` only. */
  mode?: SessionSystemPromptModeCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Modes of a system prompt beside `append`. */
export interface SessionSystemPromptModeCapabilities {
  /** Whether the agent's own instructions can be replaced. `{}` turns it on; absent or `null` means unsupported. */
  override?: SessionSystemPromptOverrideCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the agent's own instructions can be replaced. */
export interface SessionSystemPromptOverrideCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: sessions can be forked. */
export interface SessionForkCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: sessions can be archived. */
export interface SessionArchiveCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the status of a session can be asked for. */
export interface SessionStatusCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client can name sessions. */
export interface SessionTitleCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the agent tells who is signed in. */
export interface AuthStatusCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A setting of a session that the user may change, with its present value.
 *
 * Newer peers may send others: keep a default branch.
 */
export type SessionConfigOption =
  | SessionConfigOptionSelect
  | SessionConfigOptionBoolean;

/** One value out of a list. */
export interface SessionConfigOptionSelect {
  type: "select";
  /** Identifier of the option. */
  id: string;
  /** Label of the option, for people. */
  name: string;
  /** What the option does, for people. Absent when the name says enough. */
  description?: string | null;
  /** What the option is about, as a hint for its place in a user interface. Absent means nothing special. */
  category?: SessionConfigOptionCategory | null;
  /** The `value` of the choice in force. */
  currentValue: string;
  /** The choices. */
  options: SessionConfigSelectOptions;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A switch. Listed only for clients with `session.configOptions.boolean`. */
export interface SessionConfigOptionBoolean {
  type: "boolean";
  /** Identifier of the option. */
  id: string;
  /** Label of the option, for people. */
  name: string;
  /** What the option does, for people. Absent when the name says enough. */
  description?: string | null;
  /** What the option is about, as a hint for its place in a user interface. Absent means nothing special. */
  category?: SessionConfigOptionCategory | null;
  /** Whether the switch is on. */
  currentValue: boolean;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What a configuration option is about. Names that begin with `_` are free for extensions.
 * - `mode`: The mode of the session.
 * - `model`: The model that answers.
 * - `model_config`: A parameter of the model.
 * - `thought_level`: How much the model reasons.
 */
export type SessionConfigOptionCategory = "mode" | "model" | "model_config" | "thought_level" | (string & {});

/**
 * The choices of a `select` option: either all plain or all in groups.
 *
 * Newer peers may send others: keep a default branch.
 */
export type SessionConfigSelectOptions =
  | SessionConfigSelectOption[]
  | SessionConfigSelectGroup[];

/** One choice of a `select` option. */
export interface SessionConfigSelectOption {
  /** Value sent when this choice is taken. */
  value: string;
  /** Label of the choice, for people. */
  name: string;
  /** What the choice means, for people. Absent when the name says enough. */
  description?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Choices of a `select` option that belong together. */
export interface SessionConfigSelectGroup {
  /** Identifier of the group. */
  group: string;
  /** Heading of the group, for people. */
  name: string;
  /** Choices of the group. */
  options: SessionConfigSelectOption[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/set_config_option`. */
export interface SetSessionConfigOptionRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Identifier of the option to change. */
  configId: string;
  /** `boolean` when `value` is a boolean. Absent, or any other name, when `value` is the string of a choice. */
  type?: string;
  /** The new value. */
  value: SessionConfigOptionValue;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A value for a configuration option.
 *
 * Newer peers may send others: keep a default branch.
 */
export type SessionConfigOptionValue =
  | boolean
  | string;

/** Result of `session/set_config_option`. */
export interface SetSessionConfigOptionResponse {
  /** All options with their values after the change, since one may affect others. */
  configOptions: SessionConfigOption[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What a client says about itself when it opens the connection. */
export interface InitializeRequest {
  /** Newest protocol version the client speaks, from 0 to 65535. */
  protocolVersion: number;
  /** What the client can do. Absent means nothing beyond the baseline. */
  clientCapabilities?: ClientCapabilities;
  /** Name and version of the client. Absent when it does not say. */
  clientInfo?: Implementation | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What an agent says about itself in return. */
export interface InitializeResponse {
  /** Version spoken from now on: the requested one when the agent knows it, otherwise the agent's newest. From 0 to 65535. */
  protocolVersion: number;
  /** What the agent can do. Absent means nothing beyond the baseline. */
  agentCapabilities?: AgentCapabilities;
  /** Ways to sign in. Absent or empty when none is offered. */
  authMethods?: AuthMethod[];
  /** Name and version of the agent. Absent when it does not say. */
  agentInfo?: Implementation | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Name and version of a program that speaks the protocol. */
export interface Implementation {
  /** Name for programs, shown to people only when there is no `title`. */
  name: string;
  /** Name for people. Absent means `name` is shown. */
  title?: string | null;
  /** Version of the program, in its own scheme. */
  version: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * One piece of content, in the shape MCP uses.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ContentBlock =
  | ContentBlockText
  | ContentBlockImage
  | ContentBlockAudio
  | ContentBlockResourceLink
  | ContentBlockResource;

/** Text, possibly Markdown. */
export interface ContentBlockText {
  type: "text";
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** The text. */
  text: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A picture. In prompts it needs `promptCapabilities.image`. */
export interface ContentBlockImage {
  type: "image";
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** Bytes of the picture, Base64. */
  data: string;
  /** MIME type of the picture. */
  mimeType: string;
  /** Where the picture comes from. Absent when it has no address. */
  uri?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A sound. In prompts it needs `promptCapabilities.audio`. */
export interface ContentBlockAudio {
  type: "audio";
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** Bytes of the sound, Base64. */
  data: string;
  /** MIME type of the sound. */
  mimeType: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A pointer to a file or another resource, without its contents. */
export interface ContentBlockResourceLink {
  type: "resource_link";
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** Name of the resource, for people. */
  name: string;
  /** Address of the resource. */
  uri: string;
  /** Title to show in place of `name`. Absent means `name` is shown. */
  title?: string | null;
  /** What the resource is. Absent when the name says enough. */
  description?: string | null;
  /** MIME type of the contents. Absent when unknown. */
  mimeType?: string | null;
  /** Size of the resource in bytes. Absent when unknown. */
  size?: number | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A resource with its contents. In prompts it needs `promptCapabilities.embeddedContext`. */
export interface ContentBlockResource {
  type: "resource";
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** The resource and its contents. */
  resource: EmbeddedResourceResource;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A resource with its contents, as text or as bytes.
 *
 * Newer peers may send others: keep a default branch.
 */
export type EmbeddedResourceResource =
  | EmbeddedResourceResourceText
  | EmbeddedResourceResourceBlob;

/** Contents that are text. */
export interface EmbeddedResourceResourceText {
  /** Address of the resource. */
  uri: string;
  /** MIME type of the contents. Absent when unknown. */
  mimeType?: string | null;
  /** The text. */
  text: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Contents that are bytes. */
export interface EmbeddedResourceResourceBlob {
  /** Address of the resource. */
  uri: string;
  /** MIME type of the contents. Absent when unknown. */
  mimeType?: string | null;
  /** The bytes, Base64. */
  blob: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Hints on how a piece of content is meant to be used. */
export interface Annotations {
  /** Whom the content is for. Absent means everyone. */
  audience?: Role[] | null;
  /** When the underlying resource last changed, ISO 8601. Absent when unknown. */
  lastModified?: string | null;
  /** Importance relative to other content, greater is more important. Absent means nothing special. */
  priority?: number | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A side of the conversation.
 * - `assistant`: The model.
 * - `user`: The person.
 */
export type Role = "assistant" | "user" | (string & {});

/**
 * Parameters of `elicitation/create`: a question that belongs to either a session or a pending request. An unknown mode is not shown as a known one.
 *
 * Newer peers may send others: keep a default branch.
 */
export type CreateElicitationRequest =
  | CreateElicitationRequestForm
  | CreateElicitationRequestUrl;

/** A form to fill in. Needs `elicitation.form`. */
export interface CreateElicitationRequestForm {
  mode: "form";
  /** What the user is asked, for people. */
  message: string;
  /** Identifier of the session the question belongs to. Absent when `requestId` is given. */
  sessionId?: string | null;
  /** Identifier of the tool call in that session that raised the question. Absent when none did. */
  toolCallId?: string | null;
  /** Identifier of the client's pending request the question belongs to. Absent when `sessionId` is given. */
  requestId?: RequestId | null;
  /** The fields of the form. */
  requestedSchema: ElicitationSchema;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A web page to visit. Needs `elicitation.url`. */
export interface CreateElicitationRequestUrl {
  mode: "url";
  /** Why the user should visit the page, for people. */
  message: string;
  /** Identifier of the session the question belongs to. Absent when `requestId` is given. */
  sessionId?: string | null;
  /** Identifier of the tool call in that session that raised the question. Absent when none did. */
  toolCallId?: string | null;
  /** Identifier of the client's pending request the question belongs to. Absent when `sessionId` is given. */
  requestId?: RequestId | null;
  /** Identifier that `elicitation/complete` names once the visit is done. */
  elicitationId: string;
  /** Address of the page. */
  url: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A flat form: every property is a field. */
export interface ElicitationSchema {
  /** Always `object`, which is also meant when absent. */
  type?: ElicitationSchemaType;
  /** Heading of the form. Absent when there is none. */
  title?: string | null;
  /** What the form is for. Absent when the heading says enough. */
  description?: string | null;
  /** The fields by name. Absent means none. */
  properties?: { [name: string]: ElicitationPropertySchema };
  /** Names of the fields that must be filled in. Absent means none. */
  required?: string[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * The type of a form.
 * - `object`: An object with one member for each field.
 */
export type ElicitationSchemaType = "object" | (string & {});

/**
 * One field of a form. A client does not show a type it does not know as another one.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ElicitationPropertySchema =
  | ElicitationPropertySchemaString
  | ElicitationPropertySchemaNumber
  | ElicitationPropertySchemaInteger
  | ElicitationPropertySchemaBoolean
  | ElicitationPropertySchemaArray;

/** A text, or one choice out of `enum` or `oneOf`. */
export interface ElicitationPropertySchemaString {
  type: "string";
  /** Label of the field, for people. Absent means its name is shown. */
  title?: string | null;
  /** What to fill in, for people. Absent when the label says enough. */
  description?: string | null;
  /** Least number of characters. Absent means no limit. */
  minLength?: number | null;
  /** Greatest number of characters. Absent means no limit. */
  maxLength?: number | null;
  /** Regular expression the text must match. Absent means any text. */
  pattern?: string | null;
  /** Format the text must have. Absent means any. */
  format?: StringFormat | null;
  /** Text filled in beforehand. Absent means none. */
  default?: string | null;
  /** The choices. Absent when the text is free or `oneOf` has them. */
  enum?: string[] | null;
  /** The choices, with labels. Absent when the text is free or `enum` has them. */
  oneOf?: EnumOption[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A number. */
export interface ElicitationPropertySchemaNumber {
  type: "number";
  /** Label of the field, for people. Absent means its name is shown. */
  title?: string | null;
  /** What to fill in, for people. Absent when the label says enough. */
  description?: string | null;
  /** Least value. Absent means no limit. */
  minimum?: number | null;
  /** Greatest value. Absent means no limit. */
  maximum?: number | null;
  /** Value filled in beforehand. Absent means none. */
  default?: number | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A whole number. */
export interface ElicitationPropertySchemaInteger {
  type: "integer";
  /** Label of the field, for people. Absent means its name is shown. */
  title?: string | null;
  /** What to fill in, for people. Absent when the label says enough. */
  description?: string | null;
  /** Least value. Absent means no limit. */
  minimum?: number | null;
  /** Greatest value. Absent means no limit. */
  maximum?: number | null;
  /** Value filled in beforehand. Absent means none. */
  default?: number | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A yes or no. */
export interface ElicitationPropertySchemaBoolean {
  type: "boolean";
  /** Label of the field, for people. Absent means its name is shown. */
  title?: string | null;
  /** What to fill in, for people. Absent when the label says enough. */
  description?: string | null;
  /** Answer filled in beforehand. Absent means none. */
  default?: boolean | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Any number of choices. */
export interface ElicitationPropertySchemaArray {
  type: "array";
  /** Label of the field, for people. Absent means its name is shown. */
  title?: string | null;
  /** What to fill in, for people. Absent when the label says enough. */
  description?: string | null;
  /** Least number of choices. Absent means no limit. */
  minItems?: number | null;
  /** Greatest number of choices. Absent means no limit. */
  maxItems?: number | null;
  /** The choices. */
  items: MultiSelectItems;
  /** Choices made beforehand. Absent means none. */
  default?: string[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Format of a text field.
 * - `email`: An e-mail address.
 * - `uri`: An address with a scheme.
 * - `date`: A date, ISO 8601.
 * - `date-time`: A date with a time, ISO 8601.
 */
export type StringFormat = "email" | "uri" | "date" | "date-time" | (string & {});

/** One choice with a label. */
export interface EnumOption {
  /** Value sent when the choice is made. */
  const: string;
  /** Label of the choice, for people. */
  title: string;
  /** What the choice means, for people. Absent when the label says enough. */
  description?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * The choices of an `array` field, plain or with labels.
 *
 * Newer peers may send others: keep a default branch.
 */
export type MultiSelectItems =
  | MultiSelectItemsString
  | MultiSelectItemsTitled;

/** Plain choices. */
export interface MultiSelectItemsString {
  /** Always `string`. */
  type: "string";
  /** The choices. */
  enum: string[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Choices with labels. */
export interface MultiSelectItemsTitled {
  /** The choices. */
  anyOf: EnumOption[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Result of `elicitation/create`. An unknown action is no consent.
 *
 * Newer peers may send others: keep a default branch.
 */
export type CreateElicitationResponse =
  | CreateElicitationResponseAccept
  | CreateElicitationResponseDecline
  | CreateElicitationResponseCancel;

/** The user answered, or agreed to visit the page. */
export interface CreateElicitationResponseAccept {
  action: "accept";
  /** The values of the form by field name. Absent for a page to visit. */
  content?: { [name: string]: ElicitationContentValue } | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The user said no. */
export interface CreateElicitationResponseDecline {
  action: "decline";
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The user dismissed the question. */
export interface CreateElicitationResponseCancel {
  action: "cancel";
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * The value of one field.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ElicitationContentValue =
  | string
  | number
  | number
  | boolean
  | string[];

/** Parameters of `elicitation/complete`. */
export interface CompleteElicitationNotification {
  /** Identifier of the question. One that is unknown or done already is ignored. */
  elicitationId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `fs/read_text_file`. */
export interface ReadTextFileRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Absolute path of the file. */
  path: string;
  /** First line to read; the file begins with line 1. Absent means from the beginning. */
  line?: number | null;
  /** Greatest number of lines to read. Absent means up to the end. */
  limit?: number | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `fs/read_text_file`. */
export interface ReadTextFileResponse {
  /** The text, with changes an editor has not saved yet. */
  content: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `fs/write_text_file`. */
export interface WriteTextFileRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Absolute path of the file. It is created when missing. */
  path: string;
  /** The whole new text of the file. */
  content: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `fs/write_text_file`: the file is written. Peers may also send `null`, which reads as the empty object. */
export interface WriteTextFileResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * An MCP server and how to reach it. An entry without a `type` is started as a process.
 *
 * Newer peers may send others: keep a default branch.
 */
export type McpServer =
  | McpServerHttp
  | McpServerSse
  | McpServerAcp
  | McpServerStdio;

/** A server reached over streamable HTTP. Needs the `mcpCapabilities.http` capability. */
export interface McpServerHttp {
  /** Always `http`. */
  type: "http";
  /** Name of the server. */
  name: string;
  /** Address of the server. */
  url: string;
  /** Headers sent with every request. May be empty. */
  headers: HttpHeader[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A server reached over server-sent events, a transport MCP has deprecated. Needs the `mcpCapabilities.sse` capability. */
export interface McpServerSse {
  /** Always `sse`. */
  type: "sse";
  /** Name of the server. */
  name: string;
  /** Address of the server. */
  url: string;
  /** Headers sent with every request. May be empty. */
  headers: HttpHeader[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A server on the client's side that is reached over this connection by `mcp/message`. Needs the `mcpCapabilities.acp` capability. */
export interface McpServerAcp {
  /** Always `acp`. */
  type: "acp";
  /** Name of the server. */
  name: string;
  /** Identifier of the server, chosen by its side and unique on the connection. */
  serverId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A server started as a child process that speaks over its standard input and output. Every agent supports it. */
export interface McpServerStdio {
  /** Name of the server. */
  name: string;
  /** Absolute path of the program to start. */
  command: string;
  /** Arguments of the program. May be empty. */
  args: string[];
  /** Environment variables set for the program. May be empty. */
  env: EnvVariable[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** One HTTP header. */
export interface HttpHeader {
  /** Name of the header. */
  name: string;
  /** Value of the header. */
  value: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** One environment variable. */
export interface EnvVariable {
  /** Name of the variable. */
  name: string;
  /** Value of the variable. */
  value: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of the request `mcp/message`: one MCP request. */
export interface MessageMcpRequest {
  /** Identifier of the server that is asked, from its `mcpServers` entry. */
  serverId: string;
  /** Identifier of the MCP request, chosen by the asking side; not the id of the request around it. */
  requestId: string;
  /** Method of the MCP request. */
  method: string;
  /** Params of the MCP message. Absent or `null` means that it has none. */
  params?: { [name: string]: unknown } | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Result of the request `mcp/message`: the MCP result or the MCP error. With both, `result` counts.
 *
 * Newer peers may send others: keep a default branch.
 */
export type MessageMcpResponse =
  | MessageMcpResponseResult
  | MessageMcpResponseError;

/** The MCP request succeeded. */
export interface MessageMcpResponseResult {
  /** Its result, also `null`. */
  result: unknown;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The MCP request failed. A failure to reach the server is an error of the ACP request instead. */
export interface MessageMcpResponseError {
  /** Its error. */
  error: McpError;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Error of an MCP request. Further members are kept. */
export interface McpError {
  /** Code in the sense of MCP, not of ACP. */
  code: number;
  /** What went wrong. */
  message: string;
  /** Details. Absent when there are none; `null` is kept. */
  data?: unknown;
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** Parameters of the notification `mcp/message`: one MCP notification about a pending MCP request. */
export interface MessageMcpNotification {
  /** Identifier of the server that sends it. */
  serverId: string;
  /** Identifier of the pending MCP request. */
  requestId: string;
  /** Method of the MCP notification. */
  method: string;
  /** Params of the MCP message. Absent or `null` means that it has none. */
  params?: { [name: string]: unknown } | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The modes of a session and the one in force. */
export interface SessionModeState {
  /** Identifier of the mode in force. */
  currentModeId: string;
  /** Modes the session can be switched to. */
  availableModes: SessionMode[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** One mode of working, such as asking first or editing freely. */
export interface SessionMode {
  /** Identifier of the mode. */
  id: string;
  /** Name of the mode, for people. */
  name: string;
  /** What the mode does, for people. Absent when the name says enough. */
  description?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/set_mode`. */
export interface SetSessionModeRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Identifier of one of the session's `availableModes`. */
  modeId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/set_mode`: the mode is in force. */
export interface SetSessionModeResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/request_permission`. */
export interface RequestPermissionRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** The call to decide about. It need not have been announced before. */
  toolCall: ToolCallUpdate;
  /** The possible answers: at least one, with identifiers that differ. */
  options: PermissionOption[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** One possible answer. Two options of one kind may have different effects. */
export interface PermissionOption {
  /** Identifier of the option. It alone decides what happens. */
  optionId: string;
  /** Label of the option, for people. It tells how far an `always` reaches. */
  name: string;
  /** Which way the option goes, for icons and order. */
  kind: PermissionOptionKind;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Which way a permission option goes.
 * - `allow_once`: Allows this call.
 * - `allow_always`: Allows this call and later ones like it.
 * - `reject_once`: Rejects this call.
 * - `reject_always`: Rejects this call and later ones like it.
 */
export type PermissionOptionKind = "allow_once" | "allow_always" | "reject_once" | "reject_always" | (string & {});

/** Result of `session/request_permission`. */
export interface RequestPermissionResponse {
  /** What was decided. An unknown outcome is no approval. */
  outcome: RequestPermissionOutcome;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What was decided about a tool call.
 *
 * Newer peers may send others: keep a default branch.
 */
export type RequestPermissionOutcome =
  | RequestPermissionOutcomeCancelled
  | RequestPermissionOutcomeSelected;

/** The turn was canceled before a decision. */
export interface RequestPermissionOutcomeCancelled {
  outcome: "cancelled";
}

/** One of the options was chosen. Declining is choosing a rejecting option. */
export interface RequestPermissionOutcomeSelected {
  outcome: "selected";
  /** Identifier of the chosen option. One that was not offered is no approval. */
  optionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The agent's whole plan. It replaces the earlier one; an empty plan clears it. */
export interface Plan {
  sessionUpdate: "plan";
  /** The tasks of the plan, in order. */
  entries: PlanEntry[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** One task of a plan. */
export interface PlanEntry {
  /** What is to be done, for people. */
  content: string;
  /** How important the task is. */
  priority: PlanEntryPriority;
  /** How far the task has come. */
  status: PlanEntryStatus;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * How important a task is.
 * - `high`: Decides whether the plan succeeds.
 * - `medium`: Important.
 * - `low`: Can be left out.
 */
export type PlanEntryPriority = "high" | "medium" | "low" | (string & {});

/**
 * How far a task has come.
 * - `pending`: Not begun.
 * - `in_progress`: Being worked on.
 * - `completed`: Done.
 */
export type PlanEntryStatus = "pending" | "in_progress" | "completed" | (string & {});

/** A plan with an identifier, new or replaced. */
export interface PlanUpdate {
  sessionUpdate: "plan_update";
  /** The whole plan. */
  plan: PlanUpdateContent;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A plan in one of several forms.
 *
 * Newer peers may send others: keep a default branch.
 */
export type PlanUpdateContent =
  | PlanUpdateContentItems
  | PlanUpdateContentFile
  | PlanUpdateContentMarkdown;

/** A list of tasks. */
export interface PlanUpdateContentItems {
  type: "items";
  /** Identifier of the plan, unique in the session. */
  planId: string;
  /** All tasks in order; the list replaces the earlier one. */
  entries: PlanEntry[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A plan that is kept in a file. */
export interface PlanUpdateContentFile {
  type: "file";
  /** Identifier of the plan, unique in the session. */
  planId: string;
  /** Address of the file. */
  uri: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A plan as text. */
export interface PlanUpdateContentMarkdown {
  type: "markdown";
  /** Identifier of the plan, unique in the session. */
  planId: string;
  /** The plan, Markdown. */
  content: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A plan that is no longer of interest. */
export interface PlanRemoved {
  sessionUpdate: "plan_removed";
  /** Identifier of the plan to take away. */
  planId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/prompt`. */
export interface PromptRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** The user's message. Text and resource links are always allowed, other blocks need a `promptCapabilities` flag. */
  prompt: ContentBlock[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/prompt`: the turn is over. */
export interface PromptResponse {
  /** Why the turn ended. */
  stopReason: StopReason;
  /**
   * Tokens used. Absent when not told.
   * @experimental
   */
  usage?: Usage | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Why a turn ended. A turn that failed has no reason: its request is answered with an error.
 * - `end_turn`: The model finished.
 * - `max_tokens`: The token limit was reached.
 * - `max_turn_requests`: The limit of model requests in one turn was reached.
 * - `refusal`: The agent declined. The prompt and everything after it are left out of the next turn's context.
 * - `cancelled`: The client canceled the turn.
 */
export type StopReason = "end_turn" | "max_tokens" | "max_turn_requests" | "refusal" | "cancelled" | (string & {});

/** Numbers of tokens, counted over the turns of a session. */
export interface Usage {
  /** Tokens of all kinds. */
  totalTokens: number;
  /** Tokens the model read. */
  inputTokens: number;
  /** Tokens the model wrote. */
  outputTokens: number;
  /** Tokens of reasoning. Absent when not told. */
  thoughtTokens?: number | null;
  /** Tokens read from the provider's cache. Absent when not told. */
  cachedReadTokens?: number | null;
  /** Tokens written to the provider's cache. Absent when not told. */
  cachedWriteTokens?: number | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `providers/list`. */
export interface ListProvidersRequest {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `providers/list`. */
export interface ListProvidersResponse {
  /** All providers that can be configured, also those switched off. */
  providers: ProviderInfo[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A model provider and how it is configured now. */
export interface ProviderInfo {
  /** Identifier of the provider, such as `main`. */
  providerId: string;
  /** Model APIs the provider can be set to. */
  supported: LlmProtocol[];
  /** Whether the agent cannot do without it, so that `providers/disable` is not allowed. */
  required: boolean;
  /** The configuration in force, without secrets. Absent or `null` when the provider is switched off. */
  current?: ProviderCurrentConfig | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * API of a model provider. Names that begin with `_` are free for extensions.
 * - `anthropic`: The API of Anthropic.
 * - `openai`: The API of OpenAI.
 * - `azure`: OpenAI models on Microsoft Azure.
 * - `vertex`: Google Vertex AI.
 * - `bedrock`: Amazon Bedrock.
 */
export type LlmProtocol = "anthropic" | "openai" | "azure" | "vertex" | "bedrock" | (string & {});

/** The part of a provider's configuration that is not secret. */
export interface ProviderCurrentConfig {
  /** Model API in use. */
  apiType: LlmProtocol;
  /** Address that requests to the provider begin with. */
  baseUrl: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `providers/set`: the complete new configuration. */
export interface SetProviderRequest {
  /** Identifier of the provider. */
  providerId: string;
  /** Model API to use, one of the provider's `supported`. */
  apiType: LlmProtocol;
  /** Address that requests to the provider begin with. */
  baseUrl: string;
  /** HTTP headers sent with every request, name to value; keys and tokens go here. Absent means none. */
  headers?: { [name: string]: string };
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `providers/set`: the configuration is in force. */
export interface SetProviderResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `providers/disable`. */
export interface DisableProviderRequest {
  /** Identifier of the provider. */
  providerId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `providers/disable`: the provider is switched off. */
export interface DisableProviderResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of the request `proxy/successor`: the request to pass on. */
export interface ProxySuccessorRequest {
  /** Method of the request. */
  method: string;
  /** Its params, an object or an array, passed on unchanged. Absent or `null` means that it has none. */
  params?: unknown;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `proxy/successor`: the result of the request that was passed on, any JSON. */
export type ProxySuccessorResponse = unknown;

/** Parameters of the notification `proxy/successor`: the notification to pass on. */
export interface ProxySuccessorNotification {
  /** Method of the notification. */
  method: string;
  /** Its params, an object or an array, passed on unchanged. Absent or `null` means that it has none. */
  params?: unknown;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `$/cancel_request`. */
export interface CancelRequestNotification {
  /** Identifier of the request to give up, as the sender of this notification numbered it. */
  requestId: RequestId | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Identifier of a request.
 *
 * Newer peers may send others: keep a default branch.
 */
export type RequestId =
  | number
  | string;

/** An error in the shape of JSON-RPC. */
export interface Error {
  /** Code of the error, in the meaning it has in answers. */
  code: number;
  /** What went wrong, in one sentence. */
  message: string;
  /** Details. Absent when there are none. */
  data?: unknown;
}

/** Parameters of `session/new`. */
export interface NewSessionRequest {
  /** Absolute path of the session's working directory. The directory the agent process runs in does not matter. */
  cwd: string;
  /** Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability. */
  additionalDirectories?: string[];
  /** MCP servers the agent connects to. May be empty. */
  mcpServers: McpServer[];
  /**
   * System prompt of the client. Absent or `null` means the agent's own instructions. Needs `sessionCapabilities.systemPrompt`.
   * @experimental
   */
  systemPrompt?: SystemPrompt | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/new`. */
export interface NewSessionResponse {
  /** Identifier of the new session, used in everything that concerns it. */
  sessionId: string;
  /** Modes of the session. Absent when the agent offers none. */
  modes?: SessionModeState | null;
  /** All configuration options of the session. Absent when the agent offers none. */
  configOptions?: SessionConfigOption[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/load`. */
export interface LoadSessionRequest {
  /** Identifier of the session to load. */
  sessionId: string;
  /** Absolute path of the session's working directory. The directory the agent process runs in does not matter. */
  cwd: string;
  /** Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability. */
  additionalDirectories?: string[];
  /** MCP servers the agent connects to. May be empty. */
  mcpServers: McpServer[];
  /**
   * System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
   * @experimental
   */
  systemPrompt?: SystemPrompt | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/load`. Peers may also send `null`, which reads as the empty object. */
export interface LoadSessionResponse {
  /** Modes of the session. Absent when the agent offers none. */
  modes?: SessionModeState | null;
  /** All configuration options of the session. Absent when the agent offers none. */
  configOptions?: SessionConfigOption[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/resume`. */
export interface ResumeSessionRequest {
  /** Identifier of the session to resume. */
  sessionId: string;
  /** Absolute path of the session's working directory. The directory the agent process runs in does not matter. */
  cwd: string;
  /** Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability. */
  additionalDirectories?: string[];
  /** MCP servers the agent connects to. Absent or empty means none. */
  mcpServers?: McpServer[];
  /**
   * System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
   * @experimental
   */
  systemPrompt?: SystemPrompt | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/resume`. Peers may also send `null`, which reads as the empty object. */
export interface ResumeSessionResponse {
  /** Modes of the session. Absent when the agent offers none. */
  modes?: SessionModeState | null;
  /** All configuration options of the session. Absent when the agent offers none. */
  configOptions?: SessionConfigOption[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/list`. */
export interface ListSessionsRequest {
  /** Absolute path: only sessions whose working directory is exactly this one. Absent means all. */
  cwd?: string | null;
  /** The `nextCursor` of an earlier page. Absent means the first page. */
  cursor?: string | null;
  /**
   * Which sessions count, archived or not; the same for all pages. Absent or `null` means `exclude`. Needs `sessionCapabilities.archive`.
   * @experimental
   */
  archived?: SessionArchiveFilter | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** One page of sessions. */
export interface ListSessionsResponse {
  /** Sessions of this page. Empty when none match. */
  sessions: SessionInfo[];
  /** Opaque position of the next page. Absent on the last one. */
  nextCursor?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A session as it appears in a list. */
export interface SessionInfo {
  /** Identifier of the session. */
  sessionId: string;
  /** Absolute path of the session's working directory. */
  cwd: string;
  /** Absolute paths of all further workspace roots, in order. Absent or empty means none. */
  additionalDirectories?: string[];
  /** Title of the session, for people. Absent when it has none. */
  title?: string | null;
  /** Time of the last activity, ISO 8601. Absent when unknown. */
  updatedAt?: string | null;
  /**
   * Whether the session is archived. Absent when the agent does not tell.
   * @experimental
   */
  archived?: boolean | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/close`. */
export interface CloseSessionRequest {
  /** Identifier of the session to close. */
  sessionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/close`: the session is no longer active on this connection. */
export interface CloseSessionResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/delete`. */
export interface DeleteSessionRequest {
  /** Identifier of the session to delete. One that does not exist is not an error. */
  sessionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/delete`: the session is not listed anymore. */
export interface DeleteSessionResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/cancel`. */
export interface CancelNotification {
  /** Identifier of the session whose running turn is to stop. */
  sessionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Instructions of the client for the model. An agent that cannot follow `mode` or `content` refuses the request. */
export interface SystemPrompt {
  /** How they go together with the agent's own instructions. */
  mode: SystemPromptMode;
  /** The instructions, at least one block; only text is certain to be accepted. */
  content: ContentBlock[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * How a system prompt goes together with the agent's own. Names that begin with `_` are free for extensions; an unknown mode is refused.
 * - `append`: Comes on top of what the agent tells the model itself.
 * - `override`: It replaces the agent's own instructions; tools, permissions and settings stay. Needs `sessionCapabilities.systemPrompt.mode.override`.
 */
export type SystemPromptMode = "append" | "override" | (string & {});

/**
 * Whether archived sessions are listed. An unknown filter is refused.
 * - `exclude`: Leaves archived sessions out.
 * - `include`: Lists all sessions.
 * - `only`: Lists archived sessions only.
 */
export type SessionArchiveFilter = "exclude" | "include" | "only" | (string & {});

/** Parameters of `session/fork`. */
export interface ForkSessionRequest {
  /** Identifier of the session to copy. */
  sessionId: string;
  /** Absolute path of the session's working directory. The directory the agent process runs in does not matter. */
  cwd: string;
  /** Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability. */
  additionalDirectories?: string[];
  /** MCP servers the agent connects to. Absent or empty means none. */
  mcpServers?: McpServer[];
  /** System prompt of the client, normally that of the original. Absent or `null` lets the agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`. */
  systemPrompt?: SystemPrompt | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/fork`. */
export interface ForkSessionResponse {
  /** Identifier of the new session. */
  sessionId: string;
  /** Modes of the session. Absent when the agent offers none. */
  modes?: SessionModeState | null;
  /** All configuration options of the session. Absent when the agent offers none. */
  configOptions?: SessionConfigOption[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/archive`. */
export interface ArchiveSessionRequest {
  /** Identifier of the session to archive. */
  sessionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/archive`: the session is archived and closed. */
export interface ArchiveSessionResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/unarchive`. */
export interface UnarchiveSessionRequest {
  /** Identifier of the session to bring back. */
  sessionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/unarchive`: the session is listed again. */
export interface UnarchiveSessionResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/status`. */
export interface SessionStatusRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/status`: a snapshot that may be out of date at once. */
export interface SessionStatusResponse {
  /** Whether the agent holds the session in memory. An unknown status counts as `saved`. */
  status: SessionStatus;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Whether the agent holds a session in memory. Names that begin with `_` are free for extensions.
 * - `open`: In memory, maybe for another connection: a client that has not set it up itself still loads or resumes it.
 * - `saved`: Stored only; it can be loaded or resumed.
 */
export type SessionStatus = "open" | "saved" | (string & {});

/** Parameters of `session/set_title`. */
export interface SetSessionTitleRequest {
  /** Identifier of the session to name. It need not be open. */
  sessionId: string;
  /** The new title. The agent may trim or shorten it; it refuses an empty one. */
  title: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/set_title`. */
export interface SetSessionTitleResponse {
  /** The title as it was stored, which is the one to show. */
  title: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What is known about a child session. The first update with an identifier announces it, before anything else about the child is sent. */
export interface SubagentUpdate {
  sessionUpdate: "subagent_update";
  /** Identifier of the child session. */
  sessionId: string;
  /** Title of the child, for people. Absent means unchanged, `null` removes it. */
  title?: string | null;
  /** What the child is for, for people. Absent means unchanged, `null` removes it. */
  description?: string | null;
  /** What the client may do to the child; replaces the earlier set. Absent means unchanged, `null` allows nothing. */
  capabilities?: SubagentSessionCapabilities | null;
  /** What the child is doing; replaces the earlier state. Absent means unchanged, `null` that nothing is known. */
  state?: StateUpdate | null;
  /** Absolute path of the child's working directory. Absent means unchanged, `null` that it is the parent's. */
  cwd?: string | null;
  /** Absolute paths of all further workspace roots of the child. Absent means unchanged, `null` that they are the parent's. */
  additionalDirectories?: string[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What the client may do to a child session. */
export interface SubagentSessionCapabilities {
  /** Whether `session/cancel` may stop the child's work. `{}` turns it on; absent or `null` means no. */
  cancel?: SessionCancelCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the work of a child session can be stopped. */
export interface SessionCancelCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What a child session is doing, as a complete snapshot. Names that begin with `_` are free for extensions; an unknown state never counts as idle.
 *
 * Newer peers may send others: keep a default branch.
 */
export type StateUpdate =
  | StateUpdateRunning
  | StateUpdateIdle
  | StateUpdateRequiresAction
  | StateUpdateUndetermined;

/** It works. */
export interface StateUpdateRunning {
  state: "running";
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** It is ready for the next message. A child that is idle has not ended. */
export interface StateUpdateIdle {
  state: "idle";
  /** Tokens the work took. Absent when not told. */
  usage?: Usage | null;
  /** Why the work ended. Absent when not told. */
  stopReason?: SubagentStopReason | null;
  /** What failed, when `stopReason` is `error`. Absent when not told. */
  error?: Error | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** It waits for the user. */
export interface StateUpdateRequiresAction {
  state: "requires_action";
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The agent lost sight of it. The work may go on. */
export interface StateUpdateUndetermined {
  state: "unknown";
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Why the work of a child session ended. Names that begin with `_` are free for extensions.
 * - `end_turn`: The work is done.
 * - `max_tokens`: The token limit was reached.
 * - `max_turn_requests`: The limit of model requests was reached.
 * - `refusal`: The agent declined to go on.
 * - `cancelled`: It was canceled.
 * - `error`: Something failed.
 */
export type SubagentStopReason = "end_turn" | "max_tokens" | "max_turn_requests" | "refusal" | "cancelled" | "error" | (string & {});

/** A message from one session to another, as it stands in the transcript of the session the update names. An unknown identifier begins a message. */
export interface SessionMessage {
  sessionUpdate: "session_message";
  /** Identifier of the message in this transcript. */
  messageId: string;
  /** Identifier of the session that sent it. Absent means unchanged, `null` removes it. */
  senderSessionId?: string | null;
  /** Identifier of the session it is for. Absent means unchanged, `null` removes it. */
  recipientSessionId?: string | null;
  /** On the receiving side: identifier of the message in the sender's transcript. Absent means unchanged, `null` removes it. */
  senderMessageId?: string | null;
  /** On the sending side: identifier of the message in the receiver's transcript. Absent means unchanged, `null` removes it. */
  recipientMessageId?: string | null;
  /** The whole message, replacing what was sent before. Absent means unchanged, `null` or empty removes it. */
  content?: ContentBlock[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A piece of a message between sessions, added at its end. */
export interface SessionMessageChunk {
  sessionUpdate: "session_message_chunk";
  /** Identifier of the message. */
  messageId: string;
  /** The piece. */
  content: ContentBlock;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `terminal/create`. */
export interface CreateTerminalRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Program to run. */
  command: string;
  /** Arguments of the program. Absent means none. */
  args?: string[];
  /** Environment variables set for the program. Absent means none. */
  env?: EnvVariable[];
  /** Absolute path of the directory to run in. Absent leaves the choice to the client. */
  cwd?: string | null;
  /** Bytes of output to keep. Beyond that the oldest output is dropped at a character boundary. Absent leaves the choice to the client. */
  outputByteLimit?: number | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `terminal/create`: the command was started. */
export interface CreateTerminalResponse {
  /** Identifier of the new terminal. */
  terminalId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `terminal/output`. */
export interface TerminalOutputRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Identifier of the terminal. */
  terminalId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `terminal/output`. */
export interface TerminalOutputResponse {
  /** Output kept so far. */
  output: string;
  /** Whether older output was dropped because of the byte limit. */
  truncated: boolean;
  /** How the command ended. Absent while it runs. */
  exitStatus?: TerminalExitStatus | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** How a command ended. */
export interface TerminalExitStatus {
  /** Exit code. Absent or `null` when a signal ended the command. */
  exitCode?: number | null;
  /** Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself. */
  signal?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `terminal/wait_for_exit`. */
export interface WaitForTerminalExitRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Identifier of the terminal. */
  terminalId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `terminal/wait_for_exit`: how the command ended. */
export interface WaitForTerminalExitResponse {
  /** Exit code. Absent or `null` when a signal ended the command. */
  exitCode?: number | null;
  /** Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself. */
  signal?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `terminal/kill`. */
export interface KillTerminalRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Identifier of the terminal. */
  terminalId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `terminal/kill`: the command was ended, the terminal remains. */
export interface KillTerminalResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `terminal/release`. */
export interface ReleaseTerminalRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** Identifier of the terminal. */
  terminalId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `terminal/release`: the identifier is no longer valid. */
export interface ReleaseTerminalResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What this server adds to the protocol: the member `threadwire` of the `_meta` of `agentCapabilities`, in version 2 of `capabilities`. All of it is in the members `threadwire` of `_meta`, see `ThreadwireMeta`. */
export interface ThreadwireAgentCapabilities {
  /** Answers to prompts name the turn. */
  promptTurnId: boolean;
  /** Version 1: the output of commands is sent as that of a terminal to clients that say `terminal_output` in the `_meta` of their capabilities. */
  terminalOutput: boolean;
  /** Several clients, of any protocol, can open one session at the same time. All see its turns, all are asked, and the first answer counts. */
  sharedSessions: boolean;
  /** A session can be opened at a cursor, and clients that ask for it are told cursors. */
  cursors: boolean;
  /** Clients that ask for it are told who answered a question in their place. */
  answers: boolean;
}

/** What a client asks of these additions: the member `threadwire` of the `_meta` of `clientCapabilities`, in version 2 of `capabilities`. */
export interface ThreadwireClientCapabilities {
  /**
   * Whether answers that open a session, and updates, carry cursors.
   * @defaultValue `false`
   */
  cursors?: boolean;
  /**
   * Whether `$/cancel_request` about a question tells who answered it.
   * @defaultValue `false`
   */
  answers?: boolean;
}

/** The member `threadwire` of the `_meta` of a message. */
export interface ThreadwireMeta {
  /** In `session/new`: name of the configured agent that answers. Absent means the configured default. */
  agent?: string | null;
  /** In `session/load` and `session/resume`: the last cursor that the client was told. In place of the history, what followed is sent after the answer: all of it while the server has the session in memory, otherwise without the pieces of messages and outputs. A client drops what it got with this cursor and later. */
  after?: number | null;
  /** In answers that open a session, and in updates other than pieces of messages: the place in the session's record of events before which everything was told. */
  cursor?: number | null;
  /** In answers to prompts: identifier of the turn, the same in all protocols. Absent when there was none. */
  turnId?: string | null;
  /** In `$/cancel_request` about a question: how the question was settled. */
  answer?: ThreadwireAnswer | null;
}

/** How a question was settled that this client did not answer. */
export interface ThreadwireAnswer {
  /** What settled it. */
  by: ThreadwireAnsweredBy;
  /** Name of the token of the client that answered, `local` for a client that needs none. Absent when no client answered. */
  principal?: string | null;
  /** The option of a permission that stands for the answer. Absent for other questions. */
  optionId?: string | null;
}

/**
 * What settled a question.
 * - `client`: Another client.
 * - `policy`: A setting, or the time limit.
 * - `turn_end`: The end of the turn.
 */
export type ThreadwireAnsweredBy = "client" | "policy" | "turn_end" | (string & {});

/** A tool call as it begins. */
export interface ToolCall {
  sessionUpdate: "tool_call";
  /** Identifier of the call, unique in the session. */
  toolCallId: string;
  /** What the call does, for people. */
  title: string;
  /** Name of the tool as programs know it. Absent when the agent does not tell. */
  name?: string | null;
  /** What kind of tool it is, for icons and layout. Absent means `other`. */
  kind?: ToolKind;
  /** How far the call has come. Absent means `pending`. */
  status?: ToolCallStatus;
  /** What the call has produced. Absent means nothing yet. */
  content?: ToolCallContent[];
  /** Files the call touches, for a client that follows along. Absent means none. */
  locations?: ToolCallLocation[];
  /** Arguments of the call as the tool takes them. Absent when not told. */
  rawInput?: unknown;
  /** Result of the call as the tool gave it. Absent when there is none or it is not told. */
  rawOutput?: unknown;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Changes to a tool call. An absent or `null` member leaves the value as it is. An unknown identifier begins a call. */
export interface ToolCallUpdate {
  /** Identifier of the call. */
  toolCallId: string;
  /** The new title. Absent means unchanged. */
  title?: string | null;
  /** Name of the tool as programs know it. Absent means unchanged. */
  name?: string | null;
  /** The new kind. Absent means unchanged. */
  kind?: ToolKind | null;
  /** The new status. Absent means unchanged. */
  status?: ToolCallStatus | null;
  /** Everything the call has produced so far: the list replaces the earlier one. Absent means unchanged. */
  content?: ToolCallContent[] | null;
  /** All files the call touches: the list replaces the earlier one. Absent means unchanged. */
  locations?: ToolCallLocation[] | null;
  /** The new arguments. Absent means unchanged. */
  rawInput?: unknown;
  /** The new result. Absent means unchanged. */
  rawOutput?: unknown;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What kind of work a tool does.
 * - `read`: Reads files or data.
 * - `edit`: Changes files.
 * - `delete`: Deletes files or data.
 * - `move`: Moves or renames files.
 * - `search`: Searches.
 * - `execute`: Runs commands or code.
 * - `think`: Reasons or plans.
 * - `fetch`: Gets data from outside.
 * - `switch_mode`: Switches the session's mode.
 * - `other`: Anything else.
 */
export type ToolKind = "read" | "edit" | "delete" | "move" | "search" | "execute" | "think" | "fetch" | "switch_mode" | "other" | (string & {});

/**
 * How far a tool call has come. A call that was declined or canceled ends as `failed`.
 * - `pending`: Not running yet: its input is still coming in, or it waits for approval.
 * - `in_progress`: Running.
 * - `completed`: Finished.
 * - `failed`: Ended without success.
 */
export type ToolCallStatus = "pending" | "in_progress" | "completed" | "failed" | (string & {});

/**
 * Something a tool call has produced.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ToolCallContent =
  | ToolCallContentContent
  | ToolCallContentDiff
  | ToolCallContentTerminal;

/** Text, a picture or any other content. */
export interface ToolCallContentContent {
  type: "content";
  /** The content. */
  content: ContentBlock;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A changed file. */
export interface ToolCallContentDiff {
  type: "diff";
  /** Absolute path of the file. */
  path: string;
  /** Contents before the change. Absent or `null` means the file is new. */
  oldText?: string | null;
  /** Contents after the change. Empty for a file that was deleted or emptied. */
  newText: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The live output of a terminal. It stays visible after the terminal is released. */
export interface ToolCallContentTerminal {
  type: "terminal";
  /** Identifier of the terminal. */
  terminalId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A place in a file that a tool call touches. */
export interface ToolCallLocation {
  /** Absolute path of the file. */
  path: string;
  /** Line in the file, the first one is 1. Absent means the file as a whole. */
  line?: number | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/update`. */
export interface SessionNotification {
  /** Identifier of the session. */
  sessionId: string;
  /** What happened. */
  update: SessionUpdate;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Something that happened in a session. Readers skip an update they do not know.
 *
 * Newer peers may send others: keep a default branch.
 */
export type SessionUpdate =
  | SessionUpdateUserMessageChunk
  | SessionUpdateAgentMessageChunk
  | SessionUpdateAgentThoughtChunk
  | ToolCall
  | SessionUpdateToolCallUpdate
  | Plan
  | AvailableCommandsUpdate
  | CurrentModeUpdate
  | ConfigOptionUpdate
  | SessionInfoUpdate
  | UsageUpdate
  | Notice
  | CompactionUpdate
  | CompactionSummaryChunk
  | PlanUpdate
  | PlanRemoved
  | SubagentUpdate
  | SessionMessage
  | SessionMessageChunk;

/** A piece of a message of the user, when a session is replayed or the agent repeats the prompt. */
export interface SessionUpdateUserMessageChunk extends ContentChunk {
  sessionUpdate: "user_message_chunk";
}

/** A piece of the agent's answer. */
export interface SessionUpdateAgentMessageChunk extends ContentChunk {
  sessionUpdate: "agent_message_chunk";
}

/** A piece of the agent's reasoning. */
export interface SessionUpdateAgentThoughtChunk extends ContentChunk {
  sessionUpdate: "agent_thought_chunk";
}

/** A tool call changes. */
export interface SessionUpdateToolCallUpdate extends ToolCallUpdate {
  sessionUpdate: "tool_call_update";
}

/** A piece of a message. */
export interface ContentChunk {
  /** The piece. */
  content: ContentBlock;
  /** Identifier of the message. Pieces with the same one belong together, a new one begins a message. When absent, the message ends where the kind of update changes. */
  messageId?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The slash commands on offer. */
export interface AvailableCommandsUpdate {
  sessionUpdate: "available_commands_update";
  /** All commands. The list replaces the earlier one. */
  availableCommands: AvailableCommand[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** One slash command. It is run by a prompt whose text is `/name` and its input. */
export interface AvailableCommand {
  /** Name of the command, without the slash. */
  name: string;
  /** What the command does, for people. */
  description: string;
  /** What may follow the name. Absent when the command takes no input. */
  input?: AvailableCommandInput | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Free text that follows the name of a command. */
export interface AvailableCommandInput {
  /** Shown as long as nothing has been typed. */
  hint: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The mode now in force. */
export interface CurrentModeUpdate {
  sessionUpdate: "current_mode_update";
  /** Identifier of one of the session's `availableModes`. */
  currentModeId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The configuration options and their values. */
export interface ConfigOptionUpdate {
  sessionUpdate: "config_option_update";
  /** All options. The list replaces the earlier one. */
  configOptions: SessionConfigOption[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Changes to what is known about a session. */
export interface SessionInfoUpdate {
  sessionUpdate: "session_info_update";
  /** Title of the session, for people. Absent means unchanged, `null` removes it. */
  title?: string | null;
  /** Time of the last activity, ISO 8601. Absent means unchanged, `null` removes it. */
  updatedAt?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** How full the context is and what the session has cost. */
export interface UsageUpdate {
  sessionUpdate: "usage_update";
  /** Tokens now in the context. */
  used: number;
  /** Tokens the context can hold. */
  size: number;
  /** Cost of the whole session so far. Absent when unknown. */
  cost?: Cost | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** An amount of money or of another unit. */
export interface Cost {
  /** The amount, in `currency`. */
  amount: number;
  /** ISO 4217 code such as `EUR`, or the name of another unit such as `credits`. */
  currency: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A passing message for the user. It is not part of the session's history and is not replayed. */
export interface Notice {
  sessionUpdate: "notice";
  /** How serious it is. */
  severity: NoticeSeverity;
  /** The message in one line, plain text, never empty. */
  title: string;
  /** Details or advice, plain text. Absent when there is no more to say. */
  description?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * How serious a notice is. Names that begin with `_` are free for extensions.
 * - `info`: For information.
 * - `warning`: Something may go wrong.
 * - `error`: Something went wrong.
 */
export type NoticeSeverity = "info" | "warning" | "error" | (string & {});

/** State of a compaction of the context. The first update sets its place in the conversation. */
export interface CompactionUpdate {
  sessionUpdate: "compaction_update";
  /** Identifier of the compaction, unique in the session. */
  compactionId: string;
  /** How far the compaction has come. */
  status: CompactionStatus;
  /** The whole summary, replacing what was sent before. Absent means unchanged, `null` or empty removes it. */
  summary?: ContentBlock[] | null;
  /** What went wrong, for people. Absent means unchanged, `null` removes it. */
  error?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * How far a compaction has come. Names that begin with `_` are free for extensions.
 * - `in_progress`: Running.
 * - `completed`: Finished.
 * - `failed`: Ended without success.
 * - `cancelled`: Canceled before it finished.
 */
export type CompactionStatus = "in_progress" | "completed" | "failed" | "cancelled" | (string & {});

/** A piece of a compaction's summary, added at its end. An unknown identifier begins a running compaction. */
export interface CompactionSummaryChunk {
  sessionUpdate: "compaction_summary_chunk";
  /** Identifier of the compaction. */
  compactionId: string;
  /** The piece. */
  content: ContentBlock;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}


/** Requests of the client by name. */
export interface ClientRequests {
  /** Tells whether someone is signed in. */
  "auth/status": { params: AuthStatusRequest; result: AuthStatusResponse };
  /** Signs the user in. */
  "authenticate": { params: AuthenticateRequest; result: AuthenticateResponse | null };
  /** Opens the connection. */
  "initialize": { params: InitializeRequest; result: InitializeResponse };
  /** Signs the user out. */
  "logout": { params: LogoutRequest; result: LogoutResponse | null };
  /** Switches a model provider off. */
  "providers/disable": { params: DisableProviderRequest; result: DisableProviderResponse | null };
  /** Lists the model providers. */
  "providers/list": { params: ListProvidersRequest; result: ListProvidersResponse };
  /** Configures a model provider. */
  "providers/set": { params: SetProviderRequest; result: SetProviderResponse | null };
  /** Opens the connection to a proxy. */
  "proxy/initialize": { params: InitializeRequest; result: InitializeResponse };
  /** Passes a request along a chain of proxies. */
  "proxy/successor": { params: ProxySuccessorRequest; result: ProxySuccessorResponse };
  /** Takes a session out of the default list. */
  "session/archive": { params: ArchiveSessionRequest; result: ArchiveSessionResponse | null };
  /** Ends the work on a session. */
  "session/close": { params: CloseSessionRequest; result: CloseSessionResponse | null };
  /** Deletes a session. */
  "session/delete": { params: DeleteSessionRequest; result: DeleteSessionResponse | null };
  /** Copies a session. */
  "session/fork": { params: ForkSessionRequest; result: ForkSessionResponse };
  /** Lists stored sessions. */
  "session/list": { params: ListSessionsRequest; result: ListSessionsResponse };
  /** Opens a stored session and replays it. */
  "session/load": { params: LoadSessionRequest; result: LoadSessionResponse | null };
  /** Creates a session. */
  "session/new": { params: NewSessionRequest; result: NewSessionResponse };
  /** Sends a message and runs the turn. */
  "session/prompt": { params: PromptRequest; result: PromptResponse };
  /** Opens a stored session without a replay. */
  "session/resume": { params: ResumeSessionRequest; result: ResumeSessionResponse | null };
  /** Changes a configuration option of a session. */
  "session/set_config_option": { params: SetSessionConfigOptionRequest; result: SetSessionConfigOptionResponse };
  /** Switches the mode of a session. */
  "session/set_mode": { params: SetSessionModeRequest; result: SetSessionModeResponse | null };
  /** Names a session. */
  "session/set_title": { params: SetSessionTitleRequest; result: SetSessionTitleResponse };
  /** Tells whether a session is in memory. */
  "session/status": { params: SessionStatusRequest; result: SessionStatusResponse };
  /** Puts an archived session back on the default list. */
  "session/unarchive": { params: UnarchiveSessionRequest; result: UnarchiveSessionResponse | null };
}

/** Notifications of the client by name. */
export interface ClientNotifications {
  /** Carries an MCP notification back to the agent. */
  "mcp/message": MessageMcpNotification;
  /** Passes a notification along a chain of proxies. */
  "proxy/successor": ProxySuccessorNotification;
  /** Asks the other side to give up a request. */
  "$/cancel_request": CancelRequestNotification;
  /** Stops the running turn. */
  "session/cancel": CancelNotification;
}

/** Requests of the server by name. */
export interface ServerRequests {
  /** Asks the user a question. */
  "elicitation/create": { params: CreateElicitationRequest; result: CreateElicitationResponse };
  /** Reads a text file through the client. */
  "fs/read_text_file": { params: ReadTextFileRequest; result: ReadTextFileResponse };
  /** Writes a text file through the client. */
  "fs/write_text_file": { params: WriteTextFileRequest; result: WriteTextFileResponse | null };
  /** Sends an MCP request to a server on the client's side. */
  "mcp/message": { params: MessageMcpRequest; result: MessageMcpResponse };
  /** Passes a request along a chain of proxies. */
  "proxy/successor": { params: ProxySuccessorRequest; result: ProxySuccessorResponse };
  /** Asks whether a tool call may run. */
  "session/request_permission": { params: RequestPermissionRequest; result: RequestPermissionResponse };
  /** Starts a command in a terminal of the client. */
  "terminal/create": { params: CreateTerminalRequest; result: CreateTerminalResponse };
  /** Ends the command of a terminal. */
  "terminal/kill": { params: KillTerminalRequest; result: KillTerminalResponse | null };
  /** Reads the output of a terminal. */
  "terminal/output": { params: TerminalOutputRequest; result: TerminalOutputResponse };
  /** Gives a terminal back. */
  "terminal/release": { params: ReleaseTerminalRequest; result: ReleaseTerminalResponse | null };
  /** Waits for the command of a terminal to end. */
  "terminal/wait_for_exit": { params: WaitForTerminalExitRequest; result: WaitForTerminalExitResponse | null };
}

/** Notifications of the server by name. */
export interface ServerNotifications {
  /** Tells that the sign-in changed. */
  "auth/status_update": AuthStatusUpdateNotification;
  /** Tells that a visit to a web page is done. */
  "elicitation/complete": CompleteElicitationNotification;
  /** Passes a notification along a chain of proxies. */
  "proxy/successor": ProxySuccessorNotification;
  /** Asks the other side to give up a request. */
  "$/cancel_request": CancelRequestNotification;
  /** Tells what happens in a session. */
  "session/update": SessionNotification;
}
