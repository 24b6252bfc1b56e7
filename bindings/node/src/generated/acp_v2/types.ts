// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/types.ts.j2 from schema/acp/v2/**/*.json.

/**
 * One way to sign in. Types that begin with `_` are free for extensions; a client leaves out what it does not know.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AuthMethod =
  | AuthMethodTerminal
  | AuthMethodAgent;

/** A sign-in in a terminal. Exit status 0 is a success. It is never passed to `auth/login`, and listed only for clients with `auth.terminal`. */
export interface AuthMethodTerminal {
  type: "terminal";
  /** Identifier of the method. */
  methodId: string;
  /** Name of the method, for people. */
  name: string;
  /** What the method does, for people. Absent when the name says enough. */
  description?: string | null;
  /** Arguments added to the agent's command line. Absent means none. */
  args?: string[];
  /** Environment variables added to the agent's environment; they win over equal names. Absent means none. */
  env?: EnvVariable[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A sign-in that the agent handles itself. */
export interface AuthMethodAgent {
  type: "agent";
  /** Identifier of the method, for `auth/login`. */
  methodId: string;
  /** Name of the method, for people. */
  name: string;
  /** What the method does, for people. Absent when the name says enough. */
  description?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `auth/login`. */
export interface LoginAuthRequest {
  /** Identifier of one of the `authMethods` of type `agent`. */
  methodId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `auth/login`: the sign-in succeeded. */
export interface LoginAuthResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `auth/logout`. */
export interface LogoutAuthRequest {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `auth/logout`: the user is signed out. */
export interface LogoutAuthResponse {
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
  /** Kinds of sign-in the client can run. Absent or `null` means only those the agent handles itself. */
  auth?: ClientAuthCapabilities | null;
  /** Ways in which the client can ask its user on behalf of the agent. Absent or `null` means none. */
  elicitation?: ElicitationCapabilities | null;
  /** Extension data under namespaced keys. A key also declares methods of the client's editor: with `unity`, agents of other makers call `_unity/scene_query` of it, unless the value is `false`. Absent when there is none. */
  _meta?: unknown;
}

/** Kinds of sign-in a client can run. */
export interface ClientAuthCapabilities {
  /** Whether methods of type `terminal` may be listed. `{}` turns it on; absent or `null` means no. */
  terminal?: TerminalAuthCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the client can start the agent program in a terminal. */
export interface TerminalAuthCapabilities {
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
  /** Sessions and what they can do. `{}` stands for the basic `session/*` methods; absent or `null` means no sessions. */
  session?: SessionCapabilities | null;
  /** Extras around the sign-in. Absent or `null` means none; `authMethods` alone tells whether one can sign in. */
  auth?: AgentAuthCapabilities | null;
  /**
   * Whether the `providers/*` methods are answered. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  providers?: ProvidersCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What sessions offer beyond `session/new`, `list`, `resume`, `close`, `prompt`, `cancel` and `update`. */
export interface SessionCapabilities {
  /** Content accepted in prompts beyond text and resource links. Absent or `null` means none. */
  prompt?: PromptCapabilities | null;
  /** Transports of MCP servers that sessions accept. Absent or `null` means none. */
  mcp?: McpCapabilities | null;
  /** Whether `session/delete` is answered. `{}` turns it on; absent or `null` means unsupported. */
  delete?: SessionDeleteCapabilities | null;
  /** Whether `additionalDirectories` is accepted when a session is set up. `{}` turns it on; absent or `null` means unsupported. */
  additionalDirectories?: SessionAdditionalDirectoriesCapabilities | null;
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
   * Whether `session/archive`, `session/unarchive` and the `archived` filter of `session/list` work. `{}` turns it on; absent or `null` means unsupported.
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

/** Content an agent accepts in prompts beyond text and resource links. */
export interface PromptCapabilities {
  /** Whether `image` blocks are accepted. `{}` turns it on; absent or `null` means unsupported. */
  image?: PromptImageCapabilities | null;
  /** Whether `audio` blocks are accepted. `{}` turns it on; absent or `null` means unsupported. */
  audio?: PromptAudioCapabilities | null;
  /** Whether `resource` blocks are accepted. `{}` turns it on; absent or `null` means unsupported. */
  embeddedContext?: PromptEmbeddedContextCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: prompts can have pictures. */
export interface PromptImageCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: prompts can have sounds. */
export interface PromptAudioCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: prompts can have resources with their contents. */
export interface PromptEmbeddedContextCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Transports of MCP servers an agent can use. None goes without saying. */
export interface McpCapabilities {
  /** Whether servers of type `stdio` are accepted. `{}` turns it on; absent or `null` means unsupported. */
  stdio?: McpStdioCapabilities | null;
  /** Whether servers of type `http` are accepted. `{}` turns it on; absent or `null` means unsupported. */
  http?: McpHttpCapabilities | null;
  /**
   * Whether servers of type `acp` are accepted. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  acp?: McpAcpCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: MCP servers can be started as child processes. */
export interface McpStdioCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: MCP servers can be reached over HTTP. */
export interface McpHttpCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: MCP servers can be reached over this connection. */
export interface McpAcpCapabilities {
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

/** Extras of an agent around the sign-in. */
export interface AgentAuthCapabilities {
  /**
   * Whether `auth/status` is answered and `auth/status_update` is sent. `{}` turns it on; absent or `null` means unsupported.
   * @experimental
   */
  status?: AuthStatusCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the agent tells who is signed in. */
export interface AuthStatusCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: model providers can be configured. */
export interface ProvidersCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Something the user can call by name. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AvailableCommand =
  | Command;

/** A slash command. It is run by a prompt whose text is `/name` and its input. */
export interface Command {
  type: "command";
  /** Name of the command, without the slash and without blanks, unique in the list. */
  name: string;
  /** What the command does, for people. */
  description: string;
  /** What may follow the name. Absent or `null` when the command takes no input. */
  input?: AvailableCommandInput | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What may follow the name of a command. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type AvailableCommandInput =
  | TextCommandInput;

/** Free text that follows the name of a command. */
export interface TextCommandInput {
  type: "text";
  /** Shown as long as nothing has been typed. */
  hint: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A setting of a session that the user may change, with its present value. Types that begin with `_` are free for extensions.
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
  configId: string;
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

/** A switch. */
export interface SessionConfigOptionBoolean {
  type: "boolean";
  /** Identifier of the option. */
  configId: string;
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
  groupId: string;
  /** Heading of the group, for people. */
  name: string;
  /** Choices of the group, at least one. */
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
  /** What kind of value `value` is. */
  type: SessionConfigOptionValueType;
  /** The new value. */
  value: SessionConfigOptionValue;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What kind of value an option gets. Names that begin with `_` are free for extensions.
 * - `id`: The string of a choice.
 * - `boolean`: A boolean.
 */
export type SessionConfigOptionValueType = "id" | "boolean" | (string & {});

/**
 * A value for a configuration option. One of another kind belongs to an extension.
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
  /** Name and version of the client. */
  info: Implementation;
  /** What the client can do. Absent means nothing beyond the baseline. */
  capabilities?: ClientCapabilities;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What an agent says about itself in return. */
export interface InitializeResponse {
  /** Version spoken from now on: the newest the agent knows that is not above the requested one. From 0 to 65535. */
  protocolVersion: number;
  /** Name and version of the agent. */
  info: Implementation;
  /** What the agent can do. Absent means nothing beyond `initialize`. */
  capabilities?: AgentCapabilities;
  /** Ways to sign in. With one or more, `auth/login` and `auth/logout` are answered; absent or empty means that they are not. */
  authMethods?: AuthMethod[];
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
 * One piece of content, in the shape MCP uses. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ContentBlock =
  | TextContent
  | ImageContent
  | AudioContent
  | ResourceLink
  | EmbeddedResource;

/** Text, possibly Markdown. */
export interface TextContent {
  type: "text";
  /** The text. */
  text: string;
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A picture. */
export interface ImageContent {
  type: "image";
  /** Bytes of the picture, Base64. */
  data: string;
  /** MIME type of the picture. */
  mimeType: string;
  /** Where the picture comes from. Absent when it has no address. */
  uri?: string | null;
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A sound. */
export interface AudioContent {
  type: "audio";
  /** Bytes of the sound, Base64. */
  data: string;
  /** MIME type of the sound. */
  mimeType: string;
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A file or another resource, without its contents. */
export interface ResourceLink {
  type: "resource_link";
  /** Name of the resource, for people. */
  name: string;
  /** Address of the resource. */
  uri: string;
  /** Title to show in place of `name`. Absent means `name` is shown. */
  title?: string | null;
  /** What the resource is. Absent when the name says enough. */
  description?: string | null;
  /** Icons to choose from when the link is shown. Absent or `null` means none. */
  icons?: Icon[] | null;
  /** MIME type of the contents. Absent when unknown. */
  mimeType?: string | null;
  /** Size of the resource in bytes. Absent when unknown. */
  size?: number | null;
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A small picture that stands for something. */
export interface Icon {
  /** Address of the picture, `https:` or `data:` only. */
  src: string;
  /** MIME type, where that of the source is missing or too vague. Absent or `null` means that the source's counts. */
  mimeType?: string | null;
  /** Sizes it is good for, such as `48x48`, or `any`. Absent or `null` means all. */
  sizes?: string[] | null;
  /** Background it was made for. Absent or `null` means any. */
  theme?: IconTheme | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Background that an icon was made for.
 * - `light`: A light one.
 * - `dark`: A dark one.
 */
export type IconTheme = "light" | "dark" | (string & {});

/** A resource with its contents. */
export interface EmbeddedResource {
  type: "resource";
  /** The resource and its contents. */
  resource: EmbeddedResourceResource;
  /** Hints about audience and importance. Absent when there are none. */
  annotations?: Annotations | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A resource with its contents, as text or as bytes.
 *
 * Newer peers may send others: keep a default branch.
 */
export type EmbeddedResourceResource =
  | TextResourceContents
  | BlobResourceContents;

/** Contents that are text. */
export interface TextResourceContents {
  /** The text. */
  text: string;
  /** Address of the resource. */
  uri: string;
  /** MIME type of the contents. Absent when unknown. */
  mimeType?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Contents that are bytes. */
export interface BlobResourceContents {
  /** The bytes, Base64. */
  blob: string;
  /** Address of the resource. */
  uri: string;
  /** MIME type of the contents. Absent when unknown. */
  mimeType?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Hints on how a piece of content is meant to be used. */
export interface Annotations {
  /** Whom the content is for. Absent means everyone. */
  audience?: Role[] | null;
  /** When the underlying resource last changed, ISO 8601. Absent when unknown. */
  lastModified?: string | null;
  /** Importance of the content, from 0 to 1, greater is more important. Absent means nothing special. */
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
 * Parameters of `elicitation/create`: a question that belongs to either a session or a pending request. Modes that begin with `_` are free for extensions; an unknown mode is not shown as a known one.
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
  /** Always `object`. */
  type: ElicitationSchemaType;
  /** Heading of the form. Absent when there is none. */
  title?: string | null;
  /** The fields by name. */
  properties: { [name: string]: ElicitationPropertySchema };
  /** Names of the fields that must be filled in. Absent means none. */
  required?: string[] | null;
  /** What the form is for. Absent when the heading says enough. */
  description?: string | null;
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
  | StringPropertySchema
  | NumberPropertySchema
  | IntegerPropertySchema
  | BooleanPropertySchema
  | MultiSelectPropertySchema;

/** A field for a text, or for one choice out of `enum` or `oneOf`. */
export interface StringPropertySchema {
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
  /** The choices, at least one. Absent when the text is free or `oneOf` has them. */
  enum?: string[] | null;
  /** The choices, with labels, at least one. Absent when the text is free or `enum` has them. */
  oneOf?: EnumOption[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A field for a number. */
export interface NumberPropertySchema {
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

/** A field for a whole number. */
export interface IntegerPropertySchema {
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

/** A field for a yes or no. */
export interface BooleanPropertySchema {
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

/** A field for any number of choices. */
export interface MultiSelectPropertySchema {
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
 * Format of a text field. A format that is not known is a remark only.
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
  | TitledMultiSelectItems;

/** Plain choices. */
export interface MultiSelectItemsString {
  /** The choices, at least one. */
  enum: string[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
  /** Always `string`. */
  type: "string";
}

/** Plain choices. */
export interface StringMultiSelectItems {
  /** The choices, at least one. */
  enum: string[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Choices with labels. */
export interface TitledMultiSelectItems {
  /** The choices, at least one. */
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
  | string[]
  | unknown;

/** Parameters of `elicitation/complete`. */
export interface CompleteElicitationNotification {
  /** Identifier of the question. One that is unknown or done already is ignored. */
  elicitationId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * An MCP server and how to reach it. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type McpServer =
  | McpServerHttp
  | McpServerAcp
  | McpServerStdio;

/** A server reached over streamable HTTP. Needs `session.mcp.http`. */
export interface McpServerHttp {
  type: "http";
  /** Name of the server. */
  name: string;
  /** Address of the server. */
  url: string;
  /** Headers sent with every request. Absent or empty means none. */
  headers?: HttpHeader[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A server on the client's side that is reached over this connection by `mcp/message`. Needs `session.mcp.acp`. */
export interface McpServerAcp {
  type: "acp";
  /** Name of the server. */
  name: string;
  /** Identifier of the server, chosen by its side and unique on the connection. */
  serverId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A server started as a child process that speaks over its standard input and output. Needs `session.mcp.stdio`. */
export interface McpServerStdio {
  type: "stdio";
  /** Name of the server. */
  name: string;
  /** Absolute path of the program to start. */
  command: string;
  /** Arguments of the program. Absent or empty means none. */
  args?: string[];
  /** Environment variables set for the program. Absent or empty means none. */
  env?: EnvVariable[];
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

/** Parameters of `session/request_permission`. */
export interface RequestPermissionRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** The question, for people. */
  title: string;
  /** Why the question is asked, for people. Absent or `null` when the title says enough. */
  description?: string | null;
  /** What would be done. Absent or `null` when there is no more to tell than the title does. */
  subject?: RequestPermissionSubject | null;
  /** The possible answers: at least one, with identifiers that differ. */
  options: PermissionOption[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What a permission is asked for. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type RequestPermissionSubject =
  | ToolCallPermissionSubject
  | CommandPermissionSubject;

/** A tool call that waits for permission. */
export interface ToolCallPermissionSubject {
  type: "tool_call";
  /** The call, to be taken in like a `tool_call_update` before the question is shown. */
  toolCall: ToolCallUpdate;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A command that waits for permission. */
export interface CommandPermissionSubject {
  type: "command";
  /** The command. */
  command: string;
  /** Absolute path of the directory it would run in. */
  cwd: string;
  /** Identifier of the tool call that wants to run it. Absent or `null` when there is none. */
  toolCallId?: string | null;
  /** Identifier of the terminal it would run in. Absent or `null` when not known yet. */
  terminalId?: string | null;
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
 * Which way a permission option goes. Names that begin with `_` are free for extensions.
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
 * What was decided. Outcomes that begin with `_` are free for extensions; an unknown one is no approval.
 *
 * Newer peers may send others: keep a default branch.
 */
export type RequestPermissionOutcome =
  | CancelledPermissionOutcome
  | SelectedPermissionOutcome;

/** No option was chosen. */
export interface CancelledPermissionOutcome {
  outcome: "cancelled";
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The choice. Declining is choosing a rejecting option. */
export interface SelectedPermissionOutcome {
  outcome: "selected";
  /** Identifier of the chosen option. One that was not offered is no approval. */
  optionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A plan with an identifier, new or replaced. */
export interface PlanUpdate {
  sessionUpdate: "plan_update";
  /** The whole plan. */
  plan: PlanUpdateContent;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A plan in one of several forms. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type PlanUpdateContent =
  | PlanItems
  | PlanFile
  | PlanMarkdown;

/** A list of tasks. */
export interface PlanItems {
  type: "items";
  /** Identifier of the plan, unique in the session. */
  planId: string;
  /** All tasks in order; the list replaces the earlier one. */
  entries: PlanEntry[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A plan that is kept in a file. */
export interface PlanFile {
  type: "file";
  /** Identifier of the plan, unique in the session. */
  planId: string;
  /** Address of the file. */
  uri: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A plan as text. */
export interface PlanMarkdown {
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
 * How important a task is. Names that begin with `_` are free for extensions.
 * - `high`: Decides whether the plan succeeds.
 * - `medium`: Important.
 * - `low`: Can be left out.
 */
export type PlanEntryPriority = "high" | "medium" | "low" | (string & {});

/**
 * How far a task has come. Names that begin with `_` are free for extensions.
 * - `pending`: Not begun.
 * - `in_progress`: Being worked on.
 * - `completed`: Done.
 * - `cancelled`: Given up.
 */
export type PlanEntryStatus = "pending" | "in_progress" | "completed" | "cancelled" | (string & {});

/** Parameters of `session/prompt`. */
export interface PromptRequest {
  /** Identifier of the session. */
  sessionId: string;
  /** The user's message, at least one block. Text and resource links are always allowed, other blocks need a `session.prompt` capability. */
  prompt: ContentBlock[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/prompt`: the message has its place in the conversation. How the work goes on and ends is told by `state_update`. */
export interface PromptResponse {
  /** Identifier of the user's message. Updates about it may come before this result. */
  messageId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

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
  requestId: RequestId;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Identifier of a request. It is never `null`.
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
  /** Details. Absent or `null` when there are none. */
  data?: ErrorData | null;
}

/**
 * Details of an error: known shapes, or any JSON.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ErrorData =
  | UnsupportedProtocolVersionErrorData
  | SessionNotFoundErrorData
  | unknown;

/** Details of the error -32022: no version suits both sides. */
export interface UnsupportedProtocolVersionErrorData {
  /** Version the client asked for. */
  requested: number;
  /** Versions the agent speaks. */
  supported: number[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Details of the error -32002 about a session. */
export interface SessionNotFoundErrorData {
  /** Identifier that was asked for. */
  sessionId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/new`. */
export interface NewSessionRequest {
  /** Absolute path of the session's working directory. The directory the agent process runs in does not matter. */
  cwd: string;
  /** Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs `session.additionalDirectories`. */
  additionalDirectories?: string[];
  /** MCP servers the agent connects to. Absent or empty means none. */
  mcpServers?: McpServer[];
  /**
   * System prompt of the client. Absent or `null` means the agent's own instructions. Needs `session.systemPrompt`.
   * @experimental
   */
  systemPrompt?: SystemPrompt | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/new`. The session is idle until an update says otherwise. */
export interface NewSessionResponse {
  /** Identifier of the new session, used in everything that concerns it. */
  sessionId: string;
  /** All configuration options of the session. Absent or empty when the agent offers none. */
  configOptions?: SessionConfigOption[];
  /** All slash commands the session offers. Absent or empty when there are none, or none yet. */
  availableCommands?: AvailableCommand[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/resume`. */
export interface ResumeSessionRequest {
  /** Identifier of the session to resume. */
  sessionId: string;
  /** Absolute path of the session's working directory, the one it was created with. */
  cwd: string;
  /** Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs `session.additionalDirectories`. */
  additionalDirectories?: string[];
  /** MCP servers the agent connects to. Absent or empty means none. */
  mcpServers?: McpServer[];
  /** Where in the conversation to begin a replay, that place included. Absent or `null` means no replay. */
  replayFrom?: ReplayFrom | null;
  /**
   * System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent take the stored one or its own. Needs `session.systemPrompt`.
   * @experimental
   */
  systemPrompt?: SystemPrompt | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * A place in the conversation from which it is sent again. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ReplayFrom =
  | ReplayFromStart;

/** The beginning of the conversation. */
export interface ReplayFromStart {
  type: "start";
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/resume`. It comes after the replay and after a `state_update` with the present state. */
export interface ResumeSessionResponse {
  /** All configuration options of the session. Absent or empty when the agent offers none. */
  configOptions?: SessionConfigOption[];
  /** All slash commands the session offers. Absent or empty when there are none, or none yet. */
  availableCommands?: AvailableCommand[];
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/list`. */
export interface ListSessionsRequest {
  /** Absolute path: only sessions whose working directory is exactly this one. Absent means all. */
  cwd?: string | null;
  /** The `nextCursor` of an earlier page, also an empty one. Absent means the first page. */
  cursor?: string | null;
  /**
   * Which sessions count, archived or not; the same for all pages. Absent or `null` means `exclude`. Needs `session.archive`.
   * @experimental
   */
  archived?: SessionArchiveFilter | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Whether archived sessions are listed. An unknown filter is refused.
 * - `exclude`: Leaves archived sessions out.
 * - `include`: Lists all sessions.
 * - `only`: Lists archived sessions only.
 */
export type SessionArchiveFilter = "exclude" | "include" | "only" | (string & {});

/** One page of sessions. */
export interface ListSessionsResponse {
  /** Sessions of this page. Empty when none match. */
  sessions: SessionInfo[];
  /** Opaque position of the next page; the empty string is one, too. Absent or `null` on the last page. */
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
export interface CancelSessionNotification {
  /** Identifier of the session whose work in the foreground is to stop, with the prompts that are not inserted yet. */
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
 * - `override`: It replaces the agent's own instructions; tools, permissions and settings stay. Needs `session.systemPrompt.mode.override`.
 */
export type SystemPromptMode = "append" | "override" | (string & {});

/** Parameters of `session/fork`. */
export interface ForkSessionRequest {
  /** Identifier of the session to copy. */
  sessionId: string;
  /** Absolute path of the session's working directory. The directory the agent process runs in does not matter. */
  cwd: string;
  /** Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs `session.additionalDirectories`. */
  additionalDirectories?: string[];
  /** MCP servers the agent connects to. Absent or empty means none. */
  mcpServers?: McpServer[];
  /** System prompt of the client, normally that of the original. Absent or `null` lets the agent take the stored one or its own. Needs `session.systemPrompt`. */
  systemPrompt?: SystemPrompt | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `session/fork`. */
export interface ForkSessionResponse {
  /** Identifier of the new session. */
  sessionId: string;
  /** All configuration options of the session. Absent or empty when the agent offers none. */
  configOptions?: SessionConfigOption[];
  /** All slash commands the session offers. Absent or empty when there are none, or none yet. */
  availableCommands?: AvailableCommand[];
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
  /** What the session is doing, as `state_update` tells it. Absent or `null` when not told. */
  state?: StateUpdate | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Whether the agent holds a session in memory. Names that begin with `_` are free for extensions.
 * - `open`: In memory, maybe for another connection: a client that has not set it up itself still resumes it.
 * - `saved`: Stored only; it can be resumed.
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

/**
 * What a session is doing in the foreground, as a complete snapshot. Names that begin with `_` are free for extensions; an unknown state never counts as idle.
 *
 * Newer peers may send others: keep a default branch.
 */
export type StateUpdate =
  | RunningStateUpdate
  | IdleStateUpdate
  | RequiresActionStateUpdate
  | UnknownStateUpdate;

/** The session works. */
export interface RunningStateUpdate {
  state: "running";
  /** Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null` means that the agent does not tell. */
  background?: BackgroundWork[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The session is idle. */
export interface IdleStateUpdate {
  state: "idle";
  /**
   * Tokens the work took. Absent when not told.
   * @experimental
   */
  usage?: Usage | null;
  /** Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null` means that the agent does not tell. */
  background?: BackgroundWork[] | null;
  /** Why the work ended. Absent when not told, or when none ended. */
  stopReason?: StopReason | null;
  /** What failed, when `stopReason` is `error`. Absent when not told. */
  error?: Error | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Why the work in the foreground of a session ended. Names that begin with `_` are free for extensions.
 * - `end_turn`: The work is done, also when no model was asked.
 * - `max_tokens`: The token limit was reached.
 * - `max_turn_requests`: The limit of model requests was reached.
 * - `refusal`: The agent declined to go on.
 * - `cancelled`: The user or the client stopped it.
 * - `error`: Something failed.
 */
export type StopReason = "end_turn" | "max_tokens" | "max_turn_requests" | "refusal" | "cancelled" | "error" | (string & {});

/** The session waits for the user. */
export interface RequiresActionStateUpdate {
  state: "requires_action";
  /** Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null` means that the agent does not tell. */
  background?: BackgroundWork[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** The agent cannot tell what the session does. */
export interface UnknownStateUpdate {
  state: "unknown";
  /** Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null` means that the agent does not tell. */
  background?: BackgroundWork[] | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Something that runs in the background, and is known from updates of its own. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type BackgroundWork =
  | BackgroundTerminal
  | BackgroundToolCall
  | BackgroundSubagent;

/** A command that runs on in a terminal. */
export interface BackgroundTerminal {
  type: "terminal";
  /** Identifier of the terminal. */
  terminalId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A tool call that goes on. */
export interface BackgroundToolCall {
  type: "tool_call";
  /** Identifier of the call. */
  toolCallId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A child session that is busy. */
export interface BackgroundSubagent {
  type: "subagent";
  /** Identifier of the child session. */
  sessionId: string;
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
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
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
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
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

/** A terminal of the agent, new or changed. The client only shows it. */
export interface TerminalUpdate {
  sessionUpdate: "terminal_update";
  /** Identifier of the terminal, unique in the session. */
  terminalId: string;
  /** Command that runs in it. Absent means unchanged, `null` removes it. */
  command?: string | null;
  /** Absolute path of the command's working directory. Absent means unchanged, `null` removes it. */
  cwd?: string | null;
  /** Complete output, in place of what was sent before. Absent means unchanged, `null` removes it. */
  output?: TerminalOutput | null;
  /** How the command ended; any object means that it did. Absent means unchanged, `null` removes it. */
  exitStatus?: TerminalExitStatus | null;
  /** Size the command writes for. Absent means unchanged, `null` removes it. */
  size?: TerminalSize | null;
  /** What the client may do to the terminal, at first nothing; replaces the earlier set. Absent means unchanged, `null` means nothing. */
  capabilities?: TerminalCapabilities | null;
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
  _meta?: unknown;
}

/** The complete output of a terminal. */
export interface TerminalOutput {
  /** Bytes of the output, Base64. */
  data: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Bytes added to the output of a terminal. */
export interface TerminalOutputChunk {
  sessionUpdate: "terminal_output_chunk";
  /** Identifier of the terminal. */
  terminalId: string;
  /** The bytes, Base64 of their own for each piece. */
  data: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** How a command ended. Also without any member it says that the command ended. */
export interface TerminalExitStatus {
  /** Exit code, negative ones included. Absent or `null` when there is none or it is not known. */
  exitCode?: number | null;
  /** Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself. */
  signal?: string | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Size of a terminal in characters. */
export interface TerminalSize {
  /** Number of columns. */
  cols: number;
  /** Number of rows. */
  rows: number;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** What the client may do to a terminal at the moment. */
export interface TerminalCapabilities {
  /** Whether `terminal/cancel` is answered. `{}` turns it on; absent or `null` means unsupported. */
  cancel?: TerminalCancelCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the command in the terminal can be stopped. */
export interface TerminalCancelCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `terminal/cancel`. */
export interface CancelTerminalRequest {
  /** Identifier of the session the terminal belongs to. */
  sessionId: string;
  /** Identifier of the terminal whose command is to stop. */
  terminalId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `terminal/cancel`: the agent is going to stop the command. A `terminal_update` tells when it has. */
export interface CancelTerminalResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A tool call, new or changed. An unknown identifier begins a call; members left out then have their defaults. */
export interface ToolCallUpdate {
  /** Identifier of the call. */
  toolCallId: string;
  /** Name of the tool as programs know it. Absent means unchanged, `null` removes it. */
  name?: string | null;
  /** What the call does, for people. Absent means unchanged, `null` removes it. */
  title?: string | null;
  /** What kind of tool it is, at first `other`. Absent means unchanged, `null` removes it. */
  kind?: ToolKind | null;
  /** How far the call has come, at first `pending`. Absent means unchanged, `null` removes it. */
  status?: ToolCallStatus | null;
  /** Everything the call has produced: the list replaces the earlier one. Absent means unchanged, `null` or empty removes it. */
  content?: ToolCallContent[] | null;
  /** All files the call touches: the list replaces the earlier one. Absent means unchanged, `null` or empty removes it. */
  locations?: ToolCallLocation[] | null;
  /** Arguments of the call as the tool takes them. Absent means unchanged, `null` removes it. */
  rawInput?: unknown;
  /** Result of the call as the tool gave it. Absent means unchanged, `null` removes it. */
  rawOutput?: unknown;
  /** What the client may do to the call, at first nothing; replaces the earlier set. Absent means unchanged, `null` means nothing. */
  capabilities?: ToolCallCapabilities | null;
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
  _meta?: unknown;
}

/** One more item of what a tool call has produced, added at the end. */
export interface ToolCallContentChunk {
  sessionUpdate: "tool_call_content_chunk";
  /** Identifier of the call. */
  toolCallId: string;
  /** The item. */
  content: ToolCallContent;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What kind of work a tool does. Names that begin with `_` are free for extensions.
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
 * How far a tool call has come. Names that begin with `_` are free for extensions.
 * - `pending`: Not running yet: its input is still coming in, or it waits for approval or for its time.
 * - `in_progress`: Running.
 * - `paused`: Begun but at rest until something wakes it.
 * - `completed`: Finished.
 * - `failed`: Ended without success.
 * - `cancelled`: Canceled before it finished.
 */
export type ToolCallStatus = "pending" | "in_progress" | "paused" | "completed" | "failed" | "cancelled" | (string & {});

/**
 * Something a tool call has produced. Types that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type ToolCallContent =
  | Content
  | Diff
  | Terminal;

/** A content block that a tool call has produced. */
export interface Content {
  type: "content";
  /** The content. */
  content: ContentBlock;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Changes of files. */
export interface Diff {
  type: "diff";
  /** The files and what became of them. They count, whatever the patch says. */
  changes: DiffChange[];
  /** The changes as text to show, all or some of them. Absent or `null` when there is none. */
  patch?: DiffPatch | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What became of one file. Operations that begin with `_` are free for extensions.
 *
 * Newer peers may send others: keep a default branch.
 */
export type DiffChange =
  | DiffChangeAdd
  | DiffChangeDelete
  | DiffChangeModify
  | DiffChangeMove
  | DiffChangeCopy;

/** It is new. */
export interface DiffChangeAdd {
  operation: "add";
  /** What the file is after the operation, or was before it was deleted. Absent or `null` when unknown. */
  fileType?: DiffFileType | null;
  /** MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown. */
  mimeType?: string | null;
  /** Absolute path of the file. */
  path: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** It is gone. */
export interface DiffChangeDelete {
  operation: "delete";
  /** What the file is after the operation, or was before it was deleted. Absent or `null` when unknown. */
  fileType?: DiffFileType | null;
  /** MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown. */
  mimeType?: string | null;
  /** Absolute path of the file. */
  path: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Its contents changed. */
export interface DiffChangeModify {
  operation: "modify";
  /** What the file is after the operation, or was before it was deleted. Absent or `null` when unknown. */
  fileType?: DiffFileType | null;
  /** MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown. */
  mimeType?: string | null;
  /** Absolute path of the file. */
  path: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** It has another path. */
export interface DiffChangeMove {
  operation: "move";
  /** What the file is after the operation, or was before it was deleted. Absent or `null` when unknown. */
  fileType?: DiffFileType | null;
  /** MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown. */
  mimeType?: string | null;
  /** Absolute path of the original. */
  oldPath: string;
  /** Absolute path of the file after the operation. */
  path: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** It was copied to another path. */
export interface DiffChangeCopy {
  operation: "copy";
  /** What the file is after the operation, or was before it was deleted. Absent or `null` when unknown. */
  fileType?: DiffFileType | null;
  /** MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown. */
  mimeType?: string | null;
  /** Absolute path of the original. */
  oldPath: string;
  /** Absolute path of the file after the operation. */
  path: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * What a changed file is. Names that begin with `_` are free for extensions.
 * - `text`: Text.
 * - `binary`: Anything that is not text.
 * - `directory`: A folder.
 * - `symlink`: A symbolic link.
 */
export type DiffFileType = "text" | "binary" | "directory" | "symlink" | (string & {});

/** Changes as the text of a patch. */
export interface DiffPatch {
  /** How to read `text`. */
  format: DiffPatchFormat;
  /** The patch. */
  text: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Format of a patch. Names that begin with `_` are free for extensions.
 * - `git_patch`: What `git diff` prints, but with absolute paths.
 */
export type DiffPatchFormat = "git_patch" | (string & {});

/** A terminal of the agent whose output belongs to a tool call. */
export interface Terminal {
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

/** What the client may do to a tool call at the moment. */
export interface ToolCallCapabilities {
  /** Whether `tool_call/cancel` is answered. `{}` turns it on; absent or `null` means unsupported. */
  cancel?: ToolCallCancelCapabilities | null;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Marker: the tool call can be canceled. */
export interface ToolCallCancelCapabilities {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `tool_call/cancel`. */
export interface CancelToolCallRequest {
  /** Identifier of the session the call belongs to. */
  sessionId: string;
  /** Identifier of the call to cancel. */
  toolCallId: string;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Result of `tool_call/cancel`: the agent is going to stop the call. A `tool_call_update` tells when it has. */
export interface CancelToolCallResponse {
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** Parameters of `session/update`. */
export interface UpdateSessionNotification {
  /** Identifier of the session. */
  sessionId: string;
  /** What happened. */
  update: SessionUpdate;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/**
 * Something that happened in a session. Names that begin with `_` are free for extensions; readers skip an update they do not know.
 *
 * Newer peers may send others: keep a default branch.
 */
export type SessionUpdate =
  | SessionUpdateUserMessageChunk
  | UserMessage
  | SessionUpdateAgentMessageChunk
  | AgentMessage
  | SessionUpdateAgentThoughtChunk
  | AgentThought
  | SessionUpdateStateUpdate
  | ToolCallContentChunk
  | SessionUpdateToolCallUpdate
  | TerminalUpdate
  | TerminalOutputChunk
  | PlanUpdate
  | PlanRemoved
  | AvailableCommandsUpdate
  | ConfigOptionUpdate
  | SessionInfoUpdate
  | UsageUpdate
  | Notice
  | CompactionUpdate
  | CompactionSummaryChunk
  | SubagentUpdate
  | SessionMessage
  | SessionMessageChunk;

/** A piece of a message of the user. */
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

/** The session works, waits or is idle. */
export type SessionUpdateStateUpdate = { sessionUpdate: "state_update" } & StateUpdate;

/** A tool call begins or changes. */
export interface SessionUpdateToolCallUpdate extends ToolCallUpdate {
  sessionUpdate: "tool_call_update";
}

/** A piece of a message, added at its end. */
export interface ContentChunk {
  /** Identifier of the message. Pieces of several messages may alternate. */
  messageId: string;
  /** The piece. */
  content: ContentBlock;
  /** Extension data under namespaced keys. Absent when there is none. */
  _meta?: unknown;
}

/** A message of the user, new or changed. */
export interface UserMessage {
  sessionUpdate: "user_message";
  /** Identifier of the message. An unknown one begins a message. */
  messageId: string;
  /** All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it. */
  content?: ContentBlock[] | null;
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
  _meta?: unknown;
}

/** A message of the agent, new or changed. */
export interface AgentMessage {
  sessionUpdate: "agent_message";
  /** Identifier of the message. An unknown one begins a message. */
  messageId: string;
  /** All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it. */
  content?: ContentBlock[] | null;
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
  _meta?: unknown;
}

/** Reasoning of the agent, new or changed. */
export interface AgentThought {
  sessionUpdate: "agent_thought";
  /** Identifier of the piece of reasoning. An unknown one begins another. */
  messageId: string;
  /** All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it. */
  content?: ContentBlock[] | null;
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
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
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
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
  /** Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names. */
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
  /** Signs the user in. */
  "auth/login": { params: LoginAuthRequest; result: LoginAuthResponse };
  /** Signs the user out. */
  "auth/logout": { params: LogoutAuthRequest; result: LogoutAuthResponse };
  /** Tells whether someone is signed in. */
  "auth/status": { params: AuthStatusRequest; result: AuthStatusResponse };
  /** Opens the connection. */
  "initialize": { params: InitializeRequest; result: InitializeResponse };
  /** Switches a model provider off. */
  "providers/disable": { params: DisableProviderRequest; result: DisableProviderResponse };
  /** Lists the model providers. */
  "providers/list": { params: ListProvidersRequest; result: ListProvidersResponse };
  /** Configures a model provider. */
  "providers/set": { params: SetProviderRequest; result: SetProviderResponse };
  /** Opens the connection to a proxy. */
  "proxy/initialize": { params: InitializeRequest; result: InitializeResponse };
  /** Passes a request along a chain of proxies. */
  "proxy/successor": { params: ProxySuccessorRequest; result: ProxySuccessorResponse };
  /** Takes a session out of the default list. */
  "session/archive": { params: ArchiveSessionRequest; result: ArchiveSessionResponse };
  /** Ends the work on a session. */
  "session/close": { params: CloseSessionRequest; result: CloseSessionResponse };
  /** Deletes a session. */
  "session/delete": { params: DeleteSessionRequest; result: DeleteSessionResponse };
  /** Copies a session. */
  "session/fork": { params: ForkSessionRequest; result: ForkSessionResponse };
  /** Lists stored sessions. */
  "session/list": { params: ListSessionsRequest; result: ListSessionsResponse };
  /** Creates a session. */
  "session/new": { params: NewSessionRequest; result: NewSessionResponse };
  /** Sends a message. */
  "session/prompt": { params: PromptRequest; result: PromptResponse };
  /** Opens a stored session. */
  "session/resume": { params: ResumeSessionRequest; result: ResumeSessionResponse };
  /** Changes a configuration option of a session. */
  "session/set_config_option": { params: SetSessionConfigOptionRequest; result: SetSessionConfigOptionResponse };
  /** Names a session. */
  "session/set_title": { params: SetSessionTitleRequest; result: SetSessionTitleResponse };
  /** Tells whether a session is in memory. */
  "session/status": { params: SessionStatusRequest; result: SessionStatusResponse };
  /** Puts an archived session back on the default list. */
  "session/unarchive": { params: UnarchiveSessionRequest; result: UnarchiveSessionResponse };
  /** Stops the command in a terminal of the agent. */
  "terminal/cancel": { params: CancelTerminalRequest; result: CancelTerminalResponse };
  /** Cancels one tool call. */
  "tool_call/cancel": { params: CancelToolCallRequest; result: CancelToolCallResponse };
}

/** Notifications of the client by name. */
export interface ClientNotifications {
  /** Carries an MCP notification back to the agent. */
  "mcp/message": MessageMcpNotification;
  /** Passes a notification along a chain of proxies. */
  "proxy/successor": ProxySuccessorNotification;
  /** Asks the other side to give up a request. */
  "$/cancel_request": CancelRequestNotification;
  /** Stops the work in the foreground of a session. */
  "session/cancel": CancelSessionNotification;
}

/** Requests of the server by name. */
export interface ServerRequests {
  /** Asks the user a question. */
  "elicitation/create": { params: CreateElicitationRequest; result: CreateElicitationResponse };
  /** Sends an MCP request to a server on the client's side. */
  "mcp/message": { params: MessageMcpRequest; result: MessageMcpResponse };
  /** Passes a request along a chain of proxies. */
  "proxy/successor": { params: ProxySuccessorRequest; result: ProxySuccessorResponse };
  /** Asks whether something may be done. */
  "session/request_permission": { params: RequestPermissionRequest; result: RequestPermissionResponse };
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
  "session/update": UpdateSessionNotification;
}
