# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/types.py.j2 from schema/acp/v2/types/*.json.
"""Types of Agent Client Protocol, draft of version 2."""

from __future__ import annotations

import typing as t

from threadwire import _model as m

AuthState: t.TypeAlias = t.Union[
    t.Literal[
        "authenticated",
        "unauthenticated",
        "not_required",
        "unknown",
    ],
    str,
]
"""Whether someone is signed in. Names that begin with `_` are free for extensions.

- `authenticated`: There are credentials. They may still turn out to be invalid.
- `unauthenticated`: A sign-in is needed: credentials are missing, expired or refused.
- `not_required`: None is needed, as for a model that runs locally.
- `unknown`: The agent cannot tell.
"""

SessionConfigOptionCategory: t.TypeAlias = t.Union[
    t.Literal[
        "mode",
        "model",
        "model_config",
        "thought_level",
    ],
    str,
]
"""What a configuration option is about. Names that begin with `_` are free for extensions.

- `mode`: The mode of the session.
- `model`: The model that answers.
- `model_config`: A parameter of the model.
- `thought_level`: How much the model reasons.
"""

SessionConfigOptionValueType: t.TypeAlias = t.Union[
    t.Literal[
        "id",
        "boolean",
    ],
    str,
]
"""What kind of value an option gets. Names that begin with `_` are free for extensions.

- `id`: The string of a choice.
- `boolean`: A boolean.
"""

IconTheme: t.TypeAlias = t.Union[
    t.Literal[
        "light",
        "dark",
    ],
    str,
]
"""Background that an icon was made for.

- `light`: A light one.
- `dark`: A dark one.
"""

Role: t.TypeAlias = t.Union[
    t.Literal[
        "assistant",
        "user",
    ],
    str,
]
"""A side of the conversation.

- `assistant`: The model.
- `user`: The person.
"""

ElicitationSchemaType: t.TypeAlias = t.Union[
    t.Literal["object"],
    str,
]
"""The type of a form.

- `object`: An object with one member for each field.
"""

StringFormat: t.TypeAlias = t.Union[
    t.Literal[
        "email",
        "uri",
        "date",
        "date-time",
    ],
    str,
]
"""Format of a text field. A format that is not known is a remark only.

- `email`: An e-mail address.
- `uri`: An address with a scheme.
- `date`: A date, ISO 8601.
- `date-time`: A date with a time, ISO 8601.
"""

MultiSelectItemsStringType: t.TypeAlias = t.Literal["string"]
"""Always `string`."""

PermissionOptionKind: t.TypeAlias = t.Union[
    t.Literal[
        "allow_once",
        "allow_always",
        "reject_once",
        "reject_always",
    ],
    str,
]
"""Which way a permission option goes. Names that begin with `_` are free for extensions.

- `allow_once`: Allows this call.
- `allow_always`: Allows this call and later ones like it.
- `reject_once`: Rejects this call.
- `reject_always`: Rejects this call and later ones like it.
"""

PlanEntryPriority: t.TypeAlias = t.Union[
    t.Literal[
        "high",
        "medium",
        "low",
    ],
    str,
]
"""How important a task is. Names that begin with `_` are free for extensions.

- `high`: Decides whether the plan succeeds.
- `medium`: Important.
- `low`: Can be left out.
"""

PlanEntryStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "in_progress",
        "completed",
        "cancelled",
    ],
    str,
]
"""How far a task has come. Names that begin with `_` are free for extensions.

- `pending`: Not begun.
- `in_progress`: Being worked on.
- `completed`: Done.
- `cancelled`: Given up.
"""

LlmProtocol: t.TypeAlias = t.Union[
    t.Literal[
        "anthropic",
        "openai",
        "azure",
        "vertex",
        "bedrock",
    ],
    str,
]
"""API of a model provider. Names that begin with `_` are free for extensions.

- `anthropic`: The API of Anthropic.
- `openai`: The API of OpenAI.
- `azure`: OpenAI models on Microsoft Azure.
- `vertex`: Google Vertex AI.
- `bedrock`: Amazon Bedrock.
"""

SessionArchiveFilter: t.TypeAlias = t.Union[
    t.Literal[
        "exclude",
        "include",
        "only",
    ],
    str,
]
"""Whether archived sessions are listed. An unknown filter is refused.

- `exclude`: Leaves archived sessions out.
- `include`: Lists all sessions.
- `only`: Lists archived sessions only.
"""

SystemPromptMode: t.TypeAlias = t.Union[
    t.Literal[
        "append",
        "override",
    ],
    str,
]
"""How a system prompt goes together with the agent's own. Names that begin with `_` are free for extensions; an
unknown mode is refused.

- `append`: Comes on top of what the agent tells the model itself.
- `override`: It replaces the agent's own instructions; tools, permissions and settings stay. Needs
  `session.systemPrompt.mode.override`.
"""

SessionStatus: t.TypeAlias = t.Union[
    t.Literal[
        "open",
        "saved",
    ],
    str,
]
"""Whether the agent holds a session in memory. Names that begin with `_` are free for extensions.

- `open`: In memory, maybe for another connection: a client that has not set it up itself still resumes it.
- `saved`: Stored only; it can be resumed.
"""

StopReason: t.TypeAlias = t.Union[
    t.Literal[
        "end_turn",
        "max_tokens",
        "max_turn_requests",
        "refusal",
        "cancelled",
        "error",
    ],
    str,
]
"""Why the work in the foreground of a session ended. Names that begin with `_` are free for extensions.

- `end_turn`: The work is done, also when no model was asked.
- `max_tokens`: The token limit was reached.
- `max_turn_requests`: The limit of model requests was reached.
- `refusal`: The agent declined to go on.
- `cancelled`: The user or the client stopped it.
- `error`: Something failed.
"""

ToolKind: t.TypeAlias = t.Union[
    t.Literal[
        "read",
        "edit",
        "delete",
        "move",
        "search",
        "execute",
        "think",
        "fetch",
        "switch_mode",
        "other",
    ],
    str,
]
"""What kind of work a tool does. Names that begin with `_` are free for extensions.

- `read`: Reads files or data.
- `edit`: Changes files.
- `delete`: Deletes files or data.
- `move`: Moves or renames files.
- `search`: Searches.
- `execute`: Runs commands or code.
- `think`: Reasons or plans.
- `fetch`: Gets data from outside.
- `switch_mode`: Switches the session's mode.
- `other`: Anything else.
"""

ToolCallStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "in_progress",
        "paused",
        "completed",
        "failed",
        "cancelled",
    ],
    str,
]
"""How far a tool call has come. Names that begin with `_` are free for extensions.

- `pending`: Not running yet: its input is still coming in, or it waits for approval or for its time.
- `in_progress`: Running.
- `paused`: Begun but at rest until something wakes it.
- `completed`: Finished.
- `failed`: Ended without success.
- `cancelled`: Canceled before it finished.
"""

DiffFileType: t.TypeAlias = t.Union[
    t.Literal[
        "text",
        "binary",
        "directory",
        "symlink",
    ],
    str,
]
"""What a changed file is. Names that begin with `_` are free for extensions.

- `text`: Text.
- `binary`: Anything that is not text.
- `directory`: A folder.
- `symlink`: A symbolic link.
"""

DiffPatchFormat: t.TypeAlias = t.Union[
    t.Literal["git_patch"],
    str,
]
"""Format of a patch. Names that begin with `_` are free for extensions.

- `git_patch`: What `git diff` prints, but with absolute paths.
"""

NoticeSeverity: t.TypeAlias = t.Union[
    t.Literal[
        "info",
        "warning",
        "error",
    ],
    str,
]
"""How serious a notice is. Names that begin with `_` are free for extensions.

- `info`: For information.
- `warning`: Something may go wrong.
- `error`: Something went wrong.
"""

CompactionStatus: t.TypeAlias = t.Union[
    t.Literal[
        "in_progress",
        "completed",
        "failed",
        "cancelled",
    ],
    str,
]
"""How far a compaction has come. Names that begin with `_` are free for extensions.

- `in_progress`: Running.
- `completed`: Finished.
- `failed`: Ended without success.
- `cancelled`: Canceled before it finished.
"""


class AuthMethodTerminal(m.Struct, tag="type"):
    """A sign-in in a terminal. Exit status 0 is a success. It is never passed to `auth/login`, and listed only for
    clients with `auth.terminal`.
    """

    type: t.Literal["terminal"] = "terminal"
    """Tells the variant."""

    method_id: str
    """Identifier of the method."""

    name: str
    """Name of the method, for people."""

    description: str | None = None
    """What the method does, for people. Absent when the name says enough."""

    args: list[str] | None = None
    """Arguments added to the agent's command line. Absent means none."""

    env: list[EnvVariable] | None = None
    """Environment variables added to the agent's environment; they win over equal names. Absent means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthMethodAgent(m.Struct, tag="type"):
    """A sign-in that the agent handles itself."""

    type: t.Literal["agent"] = "agent"
    """Tells the variant."""

    method_id: str
    """Identifier of the method, for `auth/login`."""

    name: str
    """Name of the method, for people."""

    description: str | None = None
    """What the method does, for people. Absent when the name says enough."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LoginAuthRequest(m.Struct, method="auth/login"):
    """Parameters of `auth/login`."""

    method_id: str
    """Identifier of one of the `authMethods` of type `agent`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LoginAuthResponse(m.Struct):
    """Result of `auth/login`: the sign-in succeeded."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LogoutAuthRequest(m.Struct, method="auth/logout"):
    """Parameters of `auth/logout`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LogoutAuthResponse(m.Struct):
    """Result of `auth/logout`: the user is signed out."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthStatusRequest(m.Struct, method="auth/status"):
    """Parameters of `auth/status`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthStatusResponse(m.Struct):
    """Result of `auth/status`: the state at this moment."""

    state: AuthState
    """Whether a session can be begun without a sign-in. The only member to act on; an unknown state counts as
    `unknown`.
    """

    accounts: list[AuthAccount] | None = None
    """Accounts the agent has, to show to people. Absent or empty means none is told."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthStatusUpdateNotification(m.Struct, method="auth/status_update"):
    """Parameters of `auth/status_update`: the new state, as `auth/status` would tell it."""

    state: AuthState
    """Whether a session can be begun without a sign-in. The only member to act on; an unknown state counts as
    `unknown`.
    """

    accounts: list[AuthAccount] | None = None
    """Accounts the agent has, to show to people. Absent or empty means none is told."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthAccount(m.Struct):
    """An account or key the agent has. For display only: nothing in it identifies the account, and it does not
    belong in logs.
    """

    label: str
    """What to show for the account when nothing else is shown."""

    active: bool | None = None
    """Whether the account is in use; several may be. Absent when not told."""

    name: str | None = None
    """Name of the user. Absent when not told."""

    email: str | None = None
    """E-mail address of the user. Absent when not told."""

    organization: str | None = None
    """Organization or team the account belongs to. Absent when not told."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ClientCapabilities(m.Struct):
    """What a client offers to an agent. Anything absent is unsupported."""

    auth: ClientAuthCapabilities | None = None
    """Kinds of sign-in the client can run. Absent or `null` means only those the agent handles itself."""

    elicitation: ElicitationCapabilities | None = None
    """Ways in which the client can ask its user on behalf of the agent. Absent or `null` means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. A key also declares methods of the client's editor: with `unity`, agents
    of other makers call `_unity/scene_query` of it, unless the value is `false`. Absent when there is none.
    """


class ClientAuthCapabilities(m.Struct):
    """Kinds of sign-in a client can run."""

    terminal: TerminalAuthCapabilities | None = None
    """Whether methods of type `terminal` may be listed. `{}` turns it on; absent or `null` means no."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalAuthCapabilities(m.Struct):
    """Marker: the client can start the agent program in a terminal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ElicitationCapabilities(m.Struct):
    """Ways in which a client can ask its user. The empty object turns none of them on."""

    form: ElicitationFormCapabilities | None = None
    """Whether forms can be shown. `{}` turns it on; absent or `null` means unsupported."""

    url: ElicitationUrlCapabilities | None = None
    """Whether the user can be sent to a web page. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ElicitationFormCapabilities(m.Struct):
    """Marker: the client shows forms."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ElicitationUrlCapabilities(m.Struct):
    """Marker: the client opens web pages."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AgentCapabilities(m.Struct):
    """What an agent offers to a client. Anything absent is unsupported."""

    session: SessionCapabilities | None = None
    """Sessions and what they can do. `{}` stands for the basic `session/*` methods; absent or `null` means no
    sessions.
    """

    auth: AgentAuthCapabilities | None = None
    """Extras around the sign-in. Absent or `null` means none; `authMethods` alone tells whether one can sign in."""

    providers: ProvidersCapabilities | None = None
    """Whether the `providers/*` methods are answered. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionCapabilities(m.Struct):
    """What sessions offer beyond `session/new`, `list`, `resume`, `close`, `prompt`, `cancel` and `update`."""

    prompt: PromptCapabilities | None = None
    """Content accepted in prompts beyond text and resource links. Absent or `null` means none."""

    mcp: McpCapabilities | None = None
    """Transports of MCP servers that sessions accept. Absent or `null` means none."""

    delete: SessionDeleteCapabilities | None = None
    """Whether `session/delete` is answered. `{}` turns it on; absent or `null` means unsupported."""

    additional_directories: SessionAdditionalDirectoriesCapabilities | None = None
    """Whether `additionalDirectories` is accepted when a session is set up. `{}` turns it on; absent or `null` means
    unsupported.
    """

    system_prompt: SessionSystemPromptCapabilities | None = None
    """Whether `systemPrompt` of mode `append` is accepted when a session is set up. `{}` turns it on; absent or
    `null` means unsupported.
    """

    fork: SessionForkCapabilities | None = None
    """Whether `session/fork` is answered. `{}` turns it on; absent or `null` means unsupported."""

    archive: SessionArchiveCapabilities | None = None
    """Whether `session/archive`, `session/unarchive` and the `archived` filter of `session/list` work. `{}` turns it
    on; absent or `null` means unsupported.
    """

    status: SessionStatusCapabilities | None = None
    """Whether `session/status` is answered. `{}` turns it on; absent or `null` means unsupported."""

    title: SessionTitleCapabilities | None = None
    """Whether `session/set_title` is answered. Titles are told without it, too. `{}` turns it on; absent or `null`
    means unsupported.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PromptCapabilities(m.Struct):
    """Content an agent accepts in prompts beyond text and resource links."""

    image: PromptImageCapabilities | None = None
    """Whether `image` blocks are accepted. `{}` turns it on; absent or `null` means unsupported."""

    audio: PromptAudioCapabilities | None = None
    """Whether `audio` blocks are accepted. `{}` turns it on; absent or `null` means unsupported."""

    embedded_context: PromptEmbeddedContextCapabilities | None = None
    """Whether `resource` blocks are accepted. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PromptImageCapabilities(m.Struct):
    """Marker: prompts can have pictures."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PromptAudioCapabilities(m.Struct):
    """Marker: prompts can have sounds."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PromptEmbeddedContextCapabilities(m.Struct):
    """Marker: prompts can have resources with their contents."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpCapabilities(m.Struct):
    """Transports of MCP servers an agent can use. None goes without saying."""

    stdio: McpStdioCapabilities | None = None
    """Whether servers of type `stdio` are accepted. `{}` turns it on; absent or `null` means unsupported."""

    http: McpHttpCapabilities | None = None
    """Whether servers of type `http` are accepted. `{}` turns it on; absent or `null` means unsupported."""

    acp: McpAcpCapabilities | None = None
    """Whether servers of type `acp` are accepted. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpStdioCapabilities(m.Struct):
    """Marker: MCP servers can be started as child processes."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpHttpCapabilities(m.Struct):
    """Marker: MCP servers can be reached over HTTP."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpAcpCapabilities(m.Struct):
    """Marker: MCP servers can be reached over this connection."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionDeleteCapabilities(m.Struct):
    """Marker: sessions can be deleted."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionAdditionalDirectoriesCapabilities(m.Struct):
    """Marker: a session can have further workspace roots."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionSystemPromptCapabilities(m.Struct):
    """System prompts an agent accepts beside those that are appended."""

    mode: SessionSystemPromptModeCapabilities | None = None
    """Further modes. Absent or `null` means `append` only."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionSystemPromptModeCapabilities(m.Struct):
    """Modes of a system prompt beside `append`."""

    override: SessionSystemPromptOverrideCapabilities | None = None
    """Whether the agent's own instructions can be replaced. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionSystemPromptOverrideCapabilities(m.Struct):
    """Marker: the agent's own instructions can be replaced."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionForkCapabilities(m.Struct):
    """Marker: sessions can be forked."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionArchiveCapabilities(m.Struct):
    """Marker: sessions can be archived."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionStatusCapabilities(m.Struct):
    """Marker: the status of a session can be asked for."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionTitleCapabilities(m.Struct):
    """Marker: the client can name sessions."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AgentAuthCapabilities(m.Struct):
    """Extras of an agent around the sign-in."""

    status: AuthStatusCapabilities | None = None
    """Whether `auth/status` is answered and `auth/status_update` is sent. `{}` turns it on; absent or `null` means
    unsupported.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthStatusCapabilities(m.Struct):
    """Marker: the agent tells who is signed in."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ProvidersCapabilities(m.Struct):
    """Marker: model providers can be configured."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Command(m.Struct, tag="type"):
    """A slash command. It is run by a prompt whose text is `/name` and its input."""

    type: t.Literal["command"] = "command"
    """Tells the variant."""

    name: str
    """Name of the command, without the slash and without blanks, unique in the list."""

    description: str
    """What the command does, for people."""

    input: AvailableCommandInput | None = None
    """What may follow the name. Absent or `null` when the command takes no input."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TextCommandInput(m.Struct, tag="type"):
    """Free text that follows the name of a command."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    hint: str
    """Shown as long as nothing has been typed."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionConfigOptionSelect(m.Struct, tag="type"):
    """One value out of a list."""

    type: t.Literal["select"] = "select"
    """Tells the variant."""

    config_id: str
    """Identifier of the option."""

    name: str
    """Label of the option, for people."""

    description: str | None = None
    """What the option does, for people. Absent when the name says enough."""

    category: SessionConfigOptionCategory | None = None
    """What the option is about, as a hint for its place in a user interface. Absent means nothing special."""

    current_value: str
    """The `value` of the choice in force."""

    options: SessionConfigSelectOptions
    """The choices."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionConfigOptionBoolean(m.Struct, tag="type"):
    """A switch."""

    type: t.Literal["boolean"] = "boolean"
    """Tells the variant."""

    config_id: str
    """Identifier of the option."""

    name: str
    """Label of the option, for people."""

    description: str | None = None
    """What the option does, for people. Absent when the name says enough."""

    category: SessionConfigOptionCategory | None = None
    """What the option is about, as a hint for its place in a user interface. Absent means nothing special."""

    current_value: bool
    """Whether the switch is on."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionConfigSelectOption(m.Struct):
    """One choice of a `select` option."""

    value: str
    """Value sent when this choice is taken."""

    name: str
    """Label of the choice, for people."""

    description: str | None = None
    """What the choice means, for people. Absent when the name says enough."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionConfigSelectGroup(m.Struct):
    """Choices of a `select` option that belong together."""

    group_id: str
    """Identifier of the group."""

    name: str
    """Heading of the group, for people."""

    options: list[SessionConfigSelectOption]
    """Choices of the group, at least one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetSessionConfigOptionRequest(m.Struct, method="session/set_config_option"):
    """Parameters of `session/set_config_option`."""

    session_id: str
    """Identifier of the session."""

    config_id: str
    """Identifier of the option to change."""

    type: SessionConfigOptionValueType
    """What kind of value `value` is."""

    value: SessionConfigOptionValue
    """The new value."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetSessionConfigOptionResponse(m.Struct):
    """Result of `session/set_config_option`."""

    config_options: list[SessionConfigOption]
    """All options with their values after the change, since one may affect others."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class InitializeRequest(m.Struct, method="proxy/initialize"):
    """What a client says about itself when it opens the connection."""

    protocol_version: int
    """Newest protocol version the client speaks, from 0 to 65535."""

    info: Implementation
    """Name and version of the client."""

    capabilities: ClientCapabilities | None = None
    """What the client can do. Absent means nothing beyond the baseline."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class InitializeResponse(m.Struct):
    """What an agent says about itself in return."""

    protocol_version: int
    """Version spoken from now on: the newest the agent knows that is not above the requested one. From 0 to 65535."""

    info: Implementation
    """Name and version of the agent."""

    capabilities: AgentCapabilities | None = None
    """What the agent can do. Absent means nothing beyond `initialize`."""

    auth_methods: list[AuthMethod] | None = None
    """Ways to sign in. With one or more, `auth/login` and `auth/logout` are answered; absent or empty means that
    they are not.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Implementation(m.Struct):
    """Name and version of a program that speaks the protocol."""

    name: str
    """Name for programs, shown to people only when there is no `title`."""

    title: str | None = None
    """Name for people. Absent means `name` is shown."""

    version: str
    """Version of the program, in its own scheme."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TextContent(m.Struct, tag="type"):
    """Text, possibly Markdown."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    text: str
    """The text."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ImageContent(m.Struct, tag="type"):
    """A picture."""

    type: t.Literal["image"] = "image"
    """Tells the variant."""

    data: str
    """Bytes of the picture, Base64."""

    mime_type: str
    """MIME type of the picture."""

    uri: str | None = None
    """Where the picture comes from. Absent when it has no address."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AudioContent(m.Struct, tag="type"):
    """A sound."""

    type: t.Literal["audio"] = "audio"
    """Tells the variant."""

    data: str
    """Bytes of the sound, Base64."""

    mime_type: str
    """MIME type of the sound."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ResourceLink(m.Struct, tag="type"):
    """A file or another resource, without its contents."""

    type: t.Literal["resource_link"] = "resource_link"
    """Tells the variant."""

    name: str
    """Name of the resource, for people."""

    uri: str
    """Address of the resource."""

    title: str | None = None
    """Title to show in place of `name`. Absent means `name` is shown."""

    description: str | None = None
    """What the resource is. Absent when the name says enough."""

    icons: list[Icon] | None = None
    """Icons to choose from when the link is shown. Absent or `null` means none."""

    mime_type: str | None = None
    """MIME type of the contents. Absent when unknown."""

    size: int | None = None
    """Size of the resource in bytes. Absent when unknown."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Icon(m.Struct):
    """A small picture that stands for something."""

    src: str
    """Address of the picture, `https:` or `data:` only."""

    mime_type: str | None = None
    """MIME type, where that of the source is missing or too vague. Absent or `null` means that the source's counts."""

    sizes: list[str] | None = None
    """Sizes it is good for, such as `48x48`, or `any`. Absent or `null` means all."""

    theme: IconTheme | None = None
    """Background it was made for. Absent or `null` means any."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class EmbeddedResource(m.Struct, tag="type"):
    """A resource with its contents."""

    type: t.Literal["resource"] = "resource"
    """Tells the variant."""

    resource: EmbeddedResourceResource
    """The resource and its contents."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TextResourceContents(m.Struct):
    """Contents that are text."""

    text: str
    """The text."""

    uri: str
    """Address of the resource."""

    mime_type: str | None = None
    """MIME type of the contents. Absent when unknown."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class BlobResourceContents(m.Struct):
    """Contents that are bytes."""

    blob: str
    """The bytes, Base64."""

    uri: str
    """Address of the resource."""

    mime_type: str | None = None
    """MIME type of the contents. Absent when unknown."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Annotations(m.Struct):
    """Hints on how a piece of content is meant to be used."""

    audience: list[Role] | None = None
    """Whom the content is for. Absent means everyone."""

    last_modified: str | None = None
    """When the underlying resource last changed, ISO 8601. Absent when unknown."""

    priority: float | None = None
    """Importance of the content, from 0 to 1, greater is more important. Absent means nothing special."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CreateElicitationRequestForm(m.Struct, tag="mode"):
    """A form to fill in. Needs `elicitation.form`."""

    mode: t.Literal["form"] = "form"
    """Tells the variant."""

    message: str
    """What the user is asked, for people."""

    session_id: str | None = None
    """Identifier of the session the question belongs to. Absent when `requestId` is given."""

    tool_call_id: str | None = None
    """Identifier of the tool call in that session that raised the question. Absent when none did."""

    request_id: RequestId | None = None
    """Identifier of the client's pending request the question belongs to. Absent when `sessionId` is given."""

    requested_schema: ElicitationSchema
    """The fields of the form."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CreateElicitationRequestUrl(m.Struct, tag="mode"):
    """A web page to visit. Needs `elicitation.url`."""

    mode: t.Literal["url"] = "url"
    """Tells the variant."""

    message: str
    """Why the user should visit the page, for people."""

    session_id: str | None = None
    """Identifier of the session the question belongs to. Absent when `requestId` is given."""

    tool_call_id: str | None = None
    """Identifier of the tool call in that session that raised the question. Absent when none did."""

    request_id: RequestId | None = None
    """Identifier of the client's pending request the question belongs to. Absent when `sessionId` is given."""

    elicitation_id: str
    """Identifier that `elicitation/complete` names once the visit is done."""

    url: str
    """Address of the page."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ElicitationSchema(m.Struct):
    """A flat form: every property is a field."""

    type: ElicitationSchemaType
    """Always `object`."""

    title: str | None = None
    """Heading of the form. Absent when there is none."""

    properties: dict[str, ElicitationPropertySchema]
    """The fields by name."""

    required: list[str] | None = None
    """Names of the fields that must be filled in. Absent means none."""

    description: str | None = None
    """What the form is for. Absent when the heading says enough."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class StringPropertySchema(m.Struct, tag="type"):
    """A field for a text, or for one choice out of `enum` or `oneOf`."""

    type: t.Literal["string"] = "string"
    """Tells the variant."""

    title: str | None = None
    """Label of the field, for people. Absent means its name is shown."""

    description: str | None = None
    """What to fill in, for people. Absent when the label says enough."""

    min_length: int | None = None
    """Least number of characters. Absent means no limit."""

    max_length: int | None = None
    """Greatest number of characters. Absent means no limit."""

    pattern: str | None = None
    """Regular expression the text must match. Absent means any text."""

    format: StringFormat | None = None
    """Format the text must have. Absent means any."""

    default: str | None = None
    """Text filled in beforehand. Absent means none."""

    enum: list[str] | None = None
    """The choices, at least one. Absent when the text is free or `oneOf` has them."""

    one_of: list[EnumOption] | None = None
    """The choices, with labels, at least one. Absent when the text is free or `enum` has them."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class NumberPropertySchema(m.Struct, tag="type"):
    """A field for a number."""

    type: t.Literal["number"] = "number"
    """Tells the variant."""

    title: str | None = None
    """Label of the field, for people. Absent means its name is shown."""

    description: str | None = None
    """What to fill in, for people. Absent when the label says enough."""

    minimum: float | None = None
    """Least value. Absent means no limit."""

    maximum: float | None = None
    """Greatest value. Absent means no limit."""

    default: float | None = None
    """Value filled in beforehand. Absent means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class IntegerPropertySchema(m.Struct, tag="type"):
    """A field for a whole number."""

    type: t.Literal["integer"] = "integer"
    """Tells the variant."""

    title: str | None = None
    """Label of the field, for people. Absent means its name is shown."""

    description: str | None = None
    """What to fill in, for people. Absent when the label says enough."""

    minimum: int | None = None
    """Least value. Absent means no limit."""

    maximum: int | None = None
    """Greatest value. Absent means no limit."""

    default: int | None = None
    """Value filled in beforehand. Absent means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class BooleanPropertySchema(m.Struct, tag="type"):
    """A field for a yes or no."""

    type: t.Literal["boolean"] = "boolean"
    """Tells the variant."""

    title: str | None = None
    """Label of the field, for people. Absent means its name is shown."""

    description: str | None = None
    """What to fill in, for people. Absent when the label says enough."""

    default: bool | None = None
    """Answer filled in beforehand. Absent means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class MultiSelectPropertySchema(m.Struct, tag="type"):
    """A field for any number of choices."""

    type: t.Literal["array"] = "array"
    """Tells the variant."""

    title: str | None = None
    """Label of the field, for people. Absent means its name is shown."""

    description: str | None = None
    """What to fill in, for people. Absent when the label says enough."""

    min_items: int | None = None
    """Least number of choices. Absent means no limit."""

    max_items: int | None = None
    """Greatest number of choices. Absent means no limit."""

    items: MultiSelectItems
    """The choices."""

    default: list[str] | None = None
    """Choices made beforehand. Absent means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class EnumOption(m.Struct):
    """One choice with a label."""

    const: str
    """Value sent when the choice is made."""

    title: str
    """Label of the choice, for people."""

    description: str | None = None
    """What the choice means, for people. Absent when the label says enough."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class MultiSelectItemsString(m.Struct):
    """Plain choices."""

    enum: list[str]
    """The choices, at least one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""

    type: MultiSelectItemsStringType
    """Always `string`."""


class StringMultiSelectItems(m.Struct):
    """Plain choices."""

    enum: list[str]
    """The choices, at least one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TitledMultiSelectItems(m.Struct):
    """Choices with labels."""

    any_of: list[EnumOption]
    """The choices, at least one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CreateElicitationResponseAccept(m.Struct, tag="action"):
    """The user answered, or agreed to visit the page."""

    action: t.Literal["accept"] = "accept"
    """Tells the variant."""

    content: dict[str, ElicitationContentValue] | None = None
    """The values of the form by field name. Absent for a page to visit."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CreateElicitationResponseDecline(m.Struct, tag="action"):
    """The user said no."""

    action: t.Literal["decline"] = "decline"
    """Tells the variant."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CreateElicitationResponseCancel(m.Struct, tag="action"):
    """The user dismissed the question."""

    action: t.Literal["cancel"] = "cancel"
    """Tells the variant."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CompleteElicitationNotification(m.Struct, method="elicitation/complete"):
    """Parameters of `elicitation/complete`."""

    elicitation_id: str
    """Identifier of the question. One that is unknown or done already is ignored."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpServerHttp(m.Struct, tag="type"):
    """A server reached over streamable HTTP. Needs `session.mcp.http`."""

    type: t.Literal["http"] = "http"
    """Tells the variant."""

    name: str
    """Name of the server."""

    url: str
    """Address of the server."""

    headers: list[HttpHeader] | None = None
    """Headers sent with every request. Absent or empty means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpServerAcp(m.Struct, tag="type"):
    """A server on the client's side that is reached over this connection by `mcp/message`. Needs `session.mcp.acp`."""

    type: t.Literal["acp"] = "acp"
    """Tells the variant."""

    name: str
    """Name of the server."""

    server_id: str
    """Identifier of the server, chosen by its side and unique on the connection."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpServerStdio(m.Struct, tag="type"):
    """A server started as a child process that speaks over its standard input and output. Needs `session.mcp.stdio`."""

    type: t.Literal["stdio"] = "stdio"
    """Tells the variant."""

    name: str
    """Name of the server."""

    command: str
    """Absolute path of the program to start."""

    args: list[str] | None = None
    """Arguments of the program. Absent or empty means none."""

    env: list[EnvVariable] | None = None
    """Environment variables set for the program. Absent or empty means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class HttpHeader(m.Struct):
    """One HTTP header."""

    name: str
    """Name of the header."""

    value: str
    """Value of the header."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class EnvVariable(m.Struct):
    """One environment variable."""

    name: str
    """Name of the variable."""

    value: str
    """Value of the variable."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class MessageMcpRequest(m.Struct, method="mcp/message"):
    """Parameters of the request `mcp/message`: one MCP request."""

    server_id: str
    """Identifier of the server that is asked, from its `mcpServers` entry."""

    request_id: str
    """Identifier of the MCP request, chosen by the asking side; not the id of the request around it."""

    method: str
    """Method of the MCP request."""

    params: dict[str, t.Any] | None = None
    """Params of the MCP message. Absent or `null` means that it has none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class MessageMcpResponseResult(m.Struct):
    """The MCP request succeeded."""

    result: t.Any
    """Its result, also `null`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class MessageMcpResponseError(m.Struct):
    """The MCP request failed. A failure to reach the server is an error of the ACP request instead."""

    error: McpError
    """Its error."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpError(m.Struct):
    """Error of an MCP request. Further members are kept."""

    code: int
    """Code in the sense of MCP, not of ACP."""

    message: str
    """What went wrong."""

    data: t.Any | m.Unset | None = m.UNSET
    """Details. Absent when there are none; `null` is kept."""


class MessageMcpNotification(m.Struct, method="mcp/message"):
    """Parameters of the notification `mcp/message`: one MCP notification about a pending MCP request."""

    server_id: str
    """Identifier of the server that sends it."""

    request_id: str
    """Identifier of the pending MCP request."""

    method: str
    """Method of the MCP notification."""

    params: dict[str, t.Any] | None = None
    """Params of the MCP message. Absent or `null` means that it has none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class RequestPermissionRequest(m.Struct, method="session/request_permission"):
    """Parameters of `session/request_permission`."""

    session_id: str
    """Identifier of the session."""

    title: str
    """The question, for people."""

    description: str | None = None
    """Why the question is asked, for people. Absent or `null` when the title says enough."""

    subject: RequestPermissionSubject | None = None
    """What would be done. Absent or `null` when there is no more to tell than the title does."""

    options: list[PermissionOption]
    """The possible answers: at least one, with identifiers that differ."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallPermissionSubject(m.Struct, tag="type"):
    """A tool call that waits for permission."""

    type: t.Literal["tool_call"] = "tool_call"
    """Tells the variant."""

    tool_call: ToolCallUpdate
    """The call, to be taken in like a `tool_call_update` before the question is shown."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CommandPermissionSubject(m.Struct, tag="type"):
    """A command that waits for permission."""

    type: t.Literal["command"] = "command"
    """Tells the variant."""

    command: str
    """The command."""

    cwd: str
    """Absolute path of the directory it would run in."""

    tool_call_id: str | None = None
    """Identifier of the tool call that wants to run it. Absent or `null` when there is none."""

    terminal_id: str | None = None
    """Identifier of the terminal it would run in. Absent or `null` when not known yet."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PermissionOption(m.Struct):
    """One possible answer. Two options of one kind may have different effects."""

    option_id: str
    """Identifier of the option. It alone decides what happens."""

    name: str
    """Label of the option, for people. It tells how far an `always` reaches."""

    kind: PermissionOptionKind
    """Which way the option goes, for icons and order."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class RequestPermissionResponse(m.Struct):
    """Result of `session/request_permission`."""

    outcome: RequestPermissionOutcome
    """What was decided. An unknown outcome is no approval."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelledPermissionOutcome(m.Struct, tag="outcome"):
    """No option was chosen."""

    outcome: t.Literal["cancelled"] = "cancelled"
    """Tells the variant."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SelectedPermissionOutcome(m.Struct, tag="outcome"):
    """The choice. Declining is choosing a rejecting option."""

    outcome: t.Literal["selected"] = "selected"
    """Tells the variant."""

    option_id: str
    """Identifier of the chosen option. One that was not offered is no approval."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanUpdate(m.Struct, tag="session_update"):
    """A plan with an identifier, new or replaced."""

    session_update: t.Literal["plan_update"] = "plan_update"
    """Tells the variant."""

    plan: PlanUpdateContent
    """The whole plan."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanItems(m.Struct, tag="type"):
    """A list of tasks."""

    type: t.Literal["items"] = "items"
    """Tells the variant."""

    plan_id: str
    """Identifier of the plan, unique in the session."""

    entries: list[PlanEntry]
    """All tasks in order; the list replaces the earlier one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanFile(m.Struct, tag="type"):
    """A plan that is kept in a file."""

    type: t.Literal["file"] = "file"
    """Tells the variant."""

    plan_id: str
    """Identifier of the plan, unique in the session."""

    uri: str
    """Address of the file."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanMarkdown(m.Struct, tag="type"):
    """A plan as text."""

    type: t.Literal["markdown"] = "markdown"
    """Tells the variant."""

    plan_id: str
    """Identifier of the plan, unique in the session."""

    content: str
    """The plan, Markdown."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanRemoved(m.Struct, tag="session_update"):
    """A plan that is no longer of interest."""

    session_update: t.Literal["plan_removed"] = "plan_removed"
    """Tells the variant."""

    plan_id: str
    """Identifier of the plan to take away."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanEntry(m.Struct):
    """One task of a plan."""

    content: str
    """What is to be done, for people."""

    priority: PlanEntryPriority
    """How important the task is."""

    status: PlanEntryStatus
    """How far the task has come."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PromptRequest(m.Struct, method="session/prompt"):
    """Parameters of `session/prompt`."""

    session_id: str
    """Identifier of the session."""

    prompt: list[ContentBlock]
    """The user's message, at least one block. Text and resource links are always allowed, other blocks need a
    `session.prompt` capability.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PromptResponse(m.Struct):
    """Result of `session/prompt`: the message has its place in the conversation. How the work goes on and ends is
    told by `state_update`.
    """

    message_id: str
    """Identifier of the user's message. Updates about it may come before this result."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Usage(m.Struct):
    """Numbers of tokens, counted over the turns of a session."""

    total_tokens: int
    """Tokens of all kinds."""

    input_tokens: int
    """Tokens the model read."""

    output_tokens: int
    """Tokens the model wrote."""

    thought_tokens: int | None = None
    """Tokens of reasoning. Absent when not told."""

    cached_read_tokens: int | None = None
    """Tokens read from the provider's cache. Absent when not told."""

    cached_write_tokens: int | None = None
    """Tokens written to the provider's cache. Absent when not told."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ListProvidersRequest(m.Struct, method="providers/list"):
    """Parameters of `providers/list`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ListProvidersResponse(m.Struct):
    """Result of `providers/list`."""

    providers: list[ProviderInfo]
    """All providers that can be configured, also those switched off."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ProviderInfo(m.Struct):
    """A model provider and how it is configured now."""

    provider_id: str
    """Identifier of the provider, such as `main`."""

    supported: list[LlmProtocol]
    """Model APIs the provider can be set to."""

    required: bool
    """Whether the agent cannot do without it, so that `providers/disable` is not allowed."""

    current: ProviderCurrentConfig | None = None
    """The configuration in force, without secrets. Absent or `null` when the provider is switched off."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ProviderCurrentConfig(m.Struct):
    """The part of a provider's configuration that is not secret."""

    api_type: LlmProtocol
    """Model API in use."""

    base_url: str
    """Address that requests to the provider begin with."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetProviderRequest(m.Struct, method="providers/set"):
    """Parameters of `providers/set`: the complete new configuration."""

    provider_id: str
    """Identifier of the provider."""

    api_type: LlmProtocol
    """Model API to use, one of the provider's `supported`."""

    base_url: str
    """Address that requests to the provider begin with."""

    headers: dict[str, str] | None = None
    """HTTP headers sent with every request, name to value; keys and tokens go here. Absent means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetProviderResponse(m.Struct):
    """Result of `providers/set`: the configuration is in force."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DisableProviderRequest(m.Struct, method="providers/disable"):
    """Parameters of `providers/disable`."""

    provider_id: str
    """Identifier of the provider."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DisableProviderResponse(m.Struct):
    """Result of `providers/disable`: the provider is switched off."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ProxySuccessorRequest(m.Struct, method="proxy/successor"):
    """Parameters of the request `proxy/successor`: the request to pass on."""

    method: str
    """Method of the request."""

    params: t.Any = None
    """Its params, an object or an array, passed on unchanged. Absent or `null` means that it has none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ProxySuccessorNotification(m.Struct, method="proxy/successor"):
    """Parameters of the notification `proxy/successor`: the notification to pass on."""

    method: str
    """Method of the notification."""

    params: t.Any = None
    """Its params, an object or an array, passed on unchanged. Absent or `null` means that it has none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelRequestNotification(m.Struct, method="$/cancel_request"):
    """Parameters of `$/cancel_request`."""

    request_id: RequestId
    """Identifier of the request to give up, as the sender of this notification numbered it."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Error(m.Struct):
    """An error in the shape of JSON-RPC."""

    code: int
    """Code of the error, in the meaning it has in answers."""

    message: str
    """What went wrong, in one sentence."""

    data: ErrorData | None = None
    """Details. Absent or `null` when there are none."""


class UnsupportedProtocolVersionErrorData(m.Struct):
    """Details of the error -32022: no version suits both sides."""

    requested: int
    """Version the client asked for."""

    supported: list[int]
    """Versions the agent speaks."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionNotFoundErrorData(m.Struct):
    """Details of the error -32002 about a session."""

    session_id: str
    """Identifier that was asked for."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class NewSessionRequest(m.Struct, method="session/new"):
    """Parameters of `session/new`."""

    cwd: str
    """Absolute path of the session's working directory. The directory the agent process runs in does not matter."""

    additional_directories: list[str] | None = None
    """Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent
    or empty means none. Needs `session.additionalDirectories`.
    """

    mcp_servers: list[McpServer] | None = None
    """MCP servers the agent connects to. Absent or empty means none."""

    system_prompt: SystemPrompt | None = None
    """System prompt of the client. Absent or `null` means the agent's own instructions. Needs
    `session.systemPrompt`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class NewSessionResponse(m.Struct):
    """Result of `session/new`. The session is idle until an update says otherwise."""

    session_id: str
    """Identifier of the new session, used in everything that concerns it."""

    config_options: list[SessionConfigOption] | None = None
    """All configuration options of the session. Absent or empty when the agent offers none."""

    available_commands: list[AvailableCommand] | None = None
    """All slash commands the session offers. Absent or empty when there are none, or none yet."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ResumeSessionRequest(m.Struct, method="session/resume"):
    """Parameters of `session/resume`."""

    session_id: str
    """Identifier of the session to resume."""

    cwd: str
    """Absolute path of the session's working directory, the one it was created with."""

    additional_directories: list[str] | None = None
    """Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent
    or empty means none. Needs `session.additionalDirectories`.
    """

    mcp_servers: list[McpServer] | None = None
    """MCP servers the agent connects to. Absent or empty means none."""

    replay_from: ReplayFrom | None = None
    """Where in the conversation to begin a replay, that place included. Absent or `null` means no replay."""

    system_prompt: SystemPrompt | None = None
    """System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent
    take the stored one or its own. Needs `session.systemPrompt`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ReplayFromStart(m.Struct, tag="type"):
    """The beginning of the conversation."""

    type: t.Literal["start"] = "start"
    """Tells the variant."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ResumeSessionResponse(m.Struct):
    """Result of `session/resume`. It comes after the replay and after a `state_update` with the present state."""

    config_options: list[SessionConfigOption] | None = None
    """All configuration options of the session. Absent or empty when the agent offers none."""

    available_commands: list[AvailableCommand] | None = None
    """All slash commands the session offers. Absent or empty when there are none, or none yet."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ListSessionsRequest(m.Struct, method="session/list"):
    """Parameters of `session/list`."""

    cwd: str | None = None
    """Absolute path: only sessions whose working directory is exactly this one. Absent means all."""

    cursor: str | None = None
    """The `nextCursor` of an earlier page, also an empty one. Absent means the first page."""

    archived: SessionArchiveFilter | None = None
    """Which sessions count, archived or not; the same for all pages. Absent or `null` means `exclude`. Needs
    `session.archive`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ListSessionsResponse(m.Struct):
    """One page of sessions."""

    sessions: list[SessionInfo]
    """Sessions of this page. Empty when none match."""

    next_cursor: str | None = None
    """Opaque position of the next page; the empty string is one, too. Absent or `null` on the last page."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionInfo(m.Struct):
    """A session as it appears in a list."""

    session_id: str
    """Identifier of the session."""

    cwd: str
    """Absolute path of the session's working directory."""

    additional_directories: list[str] | None = None
    """Absolute paths of all further workspace roots, in order. Absent or empty means none."""

    title: str | None = None
    """Title of the session, for people. Absent when it has none."""

    updated_at: str | None = None
    """Time of the last activity, ISO 8601. Absent when unknown."""

    archived: bool | None = None
    """Whether the session is archived. Absent when the agent does not tell."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CloseSessionRequest(m.Struct, method="session/close"):
    """Parameters of `session/close`."""

    session_id: str
    """Identifier of the session to close."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CloseSessionResponse(m.Struct):
    """Result of `session/close`: the session is no longer active on this connection."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DeleteSessionRequest(m.Struct, method="session/delete"):
    """Parameters of `session/delete`."""

    session_id: str
    """Identifier of the session to delete. One that does not exist is not an error."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DeleteSessionResponse(m.Struct):
    """Result of `session/delete`: the session is not listed anymore."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelSessionNotification(m.Struct, method="session/cancel"):
    """Parameters of `session/cancel`."""

    session_id: str
    """Identifier of the session whose work in the foreground is to stop, with the prompts that are not inserted yet."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SystemPrompt(m.Struct):
    """Instructions of the client for the model. An agent that cannot follow `mode` or `content` refuses the request."""

    mode: SystemPromptMode
    """How they go together with the agent's own instructions."""

    content: list[ContentBlock]
    """The instructions, at least one block; only text is certain to be accepted."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ForkSessionRequest(m.Struct, method="session/fork"):
    """Parameters of `session/fork`."""

    session_id: str
    """Identifier of the session to copy."""

    cwd: str
    """Absolute path of the session's working directory. The directory the agent process runs in does not matter."""

    additional_directories: list[str] | None = None
    """Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent
    or empty means none. Needs `session.additionalDirectories`.
    """

    mcp_servers: list[McpServer] | None = None
    """MCP servers the agent connects to. Absent or empty means none."""

    system_prompt: SystemPrompt | None = None
    """System prompt of the client, normally that of the original. Absent or `null` lets the agent take the stored
    one or its own. Needs `session.systemPrompt`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ForkSessionResponse(m.Struct):
    """Result of `session/fork`."""

    session_id: str
    """Identifier of the new session."""

    config_options: list[SessionConfigOption] | None = None
    """All configuration options of the session. Absent or empty when the agent offers none."""

    available_commands: list[AvailableCommand] | None = None
    """All slash commands the session offers. Absent or empty when there are none, or none yet."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ArchiveSessionRequest(m.Struct, method="session/archive"):
    """Parameters of `session/archive`."""

    session_id: str
    """Identifier of the session to archive."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ArchiveSessionResponse(m.Struct):
    """Result of `session/archive`: the session is archived and closed."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class UnarchiveSessionRequest(m.Struct, method="session/unarchive"):
    """Parameters of `session/unarchive`."""

    session_id: str
    """Identifier of the session to bring back."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class UnarchiveSessionResponse(m.Struct):
    """Result of `session/unarchive`: the session is listed again."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionStatusRequest(m.Struct, method="session/status"):
    """Parameters of `session/status`."""

    session_id: str
    """Identifier of the session."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionStatusResponse(m.Struct):
    """Result of `session/status`: a snapshot that may be out of date at once."""

    status: SessionStatus
    """Whether the agent holds the session in memory. An unknown status counts as `saved`."""

    state: StateUpdate | None = None
    """What the session is doing, as `state_update` tells it. Absent or `null` when not told."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetSessionTitleRequest(m.Struct, method="session/set_title"):
    """Parameters of `session/set_title`."""

    session_id: str
    """Identifier of the session to name. It need not be open."""

    title: str
    """The new title. The agent may trim or shorten it; it refuses an empty one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetSessionTitleResponse(m.Struct):
    """Result of `session/set_title`."""

    title: str
    """The title as it was stored, which is the one to show."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class RunningStateUpdate(m.Struct, tag="state"):
    """The session works."""

    state: t.Literal["running"] = "running"
    """Tells the variant."""

    background: list[BackgroundWork] | None = None
    """Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null`
    means that the agent does not tell.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class IdleStateUpdate(m.Struct, tag="state"):
    """The session is idle."""

    state: t.Literal["idle"] = "idle"
    """Tells the variant."""

    usage: Usage | None = None
    """Tokens the work took. Absent when not told."""

    background: list[BackgroundWork] | None = None
    """Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null`
    means that the agent does not tell.
    """

    stop_reason: StopReason | None = None
    """Why the work ended. Absent when not told, or when none ended."""

    error: Error | None = None
    """What failed, when `stopReason` is `error`. Absent when not told."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class RequiresActionStateUpdate(m.Struct, tag="state"):
    """The session waits for the user."""

    state: t.Literal["requires_action"] = "requires_action"
    """Tells the variant."""

    background: list[BackgroundWork] | None = None
    """Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null`
    means that the agent does not tell.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class UnknownStateUpdate(m.Struct, tag="state"):
    """The agent cannot tell what the session does."""

    state: t.Literal["unknown"] = "unknown"
    """Tells the variant."""

    background: list[BackgroundWork] | None = None
    """Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null`
    means that the agent does not tell.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class BackgroundTerminal(m.Struct, tag="type"):
    """A command that runs on in a terminal."""

    type: t.Literal["terminal"] = "terminal"
    """Tells the variant."""

    terminal_id: str
    """Identifier of the terminal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class BackgroundToolCall(m.Struct, tag="type"):
    """A tool call that goes on."""

    type: t.Literal["tool_call"] = "tool_call"
    """Tells the variant."""

    tool_call_id: str
    """Identifier of the call."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class BackgroundSubagent(m.Struct, tag="type"):
    """A child session that is busy."""

    type: t.Literal["subagent"] = "subagent"
    """Tells the variant."""

    session_id: str
    """Identifier of the child session."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SubagentUpdate(m.Struct, tag="session_update"):
    """What is known about a child session. The first update with an identifier announces it, before anything else
    about the child is sent.
    """

    session_update: t.Literal["subagent_update"] = "subagent_update"
    """Tells the variant."""

    session_id: str
    """Identifier of the child session."""

    title: str | m.Unset | None = m.UNSET
    """Title of the child, for people. Absent means unchanged, `null` removes it."""

    description: str | m.Unset | None = m.UNSET
    """What the child is for, for people. Absent means unchanged, `null` removes it."""

    capabilities: SubagentSessionCapabilities | m.Unset | None = m.UNSET
    """What the client may do to the child; replaces the earlier set. Absent means unchanged, `null` allows nothing."""

    state: StateUpdate | m.Unset | None = m.UNSET
    """What the child is doing; replaces the earlier state. Absent means unchanged, `null` that nothing is known."""

    cwd: str | m.Unset | None = m.UNSET
    """Absolute path of the child's working directory. Absent means unchanged, `null` that it is the parent's."""

    additional_directories: list[str] | m.Unset | None = m.UNSET
    """Absolute paths of all further workspace roots of the child. Absent means unchanged, `null` that they are the
    parent's.
    """

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class SubagentSessionCapabilities(m.Struct):
    """What the client may do to a child session."""

    cancel: SessionCancelCapabilities | None = None
    """Whether `session/cancel` may stop the child's work. `{}` turns it on; absent or `null` means no."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionCancelCapabilities(m.Struct):
    """Marker: the work of a child session can be stopped."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionMessage(m.Struct, tag="session_update"):
    """A message from one session to another, as it stands in the transcript of the session the update names. An
    unknown identifier begins a message.
    """

    session_update: t.Literal["session_message"] = "session_message"
    """Tells the variant."""

    message_id: str
    """Identifier of the message in this transcript."""

    sender_session_id: str | m.Unset | None = m.UNSET
    """Identifier of the session that sent it. Absent means unchanged, `null` removes it."""

    recipient_session_id: str | m.Unset | None = m.UNSET
    """Identifier of the session it is for. Absent means unchanged, `null` removes it."""

    sender_message_id: str | m.Unset | None = m.UNSET
    """On the receiving side: identifier of the message in the sender's transcript. Absent means unchanged, `null`
    removes it.
    """

    recipient_message_id: str | m.Unset | None = m.UNSET
    """On the sending side: identifier of the message in the receiver's transcript. Absent means unchanged, `null`
    removes it.
    """

    content: list[ContentBlock] | m.Unset | None = m.UNSET
    """The whole message, replacing what was sent before. Absent means unchanged, `null` or empty removes it."""

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class SessionMessageChunk(m.Struct, tag="session_update"):
    """A piece of a message between sessions, added at its end."""

    session_update: t.Literal["session_message_chunk"] = "session_message_chunk"
    """Tells the variant."""

    message_id: str
    """Identifier of the message."""

    content: ContentBlock
    """The piece."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalUpdate(m.Struct, tag="session_update"):
    """A terminal of the agent, new or changed. The client only shows it."""

    session_update: t.Literal["terminal_update"] = "terminal_update"
    """Tells the variant."""

    terminal_id: str
    """Identifier of the terminal, unique in the session."""

    command: str | m.Unset | None = m.UNSET
    """Command that runs in it. Absent means unchanged, `null` removes it."""

    cwd: str | m.Unset | None = m.UNSET
    """Absolute path of the command's working directory. Absent means unchanged, `null` removes it."""

    output: TerminalOutput | m.Unset | None = m.UNSET
    """Complete output, in place of what was sent before. Absent means unchanged, `null` removes it."""

    exit_status: TerminalExitStatus | m.Unset | None = m.UNSET
    """How the command ended; any object means that it did. Absent means unchanged, `null` removes it."""

    size: TerminalSize | m.Unset | None = m.UNSET
    """Size the command writes for. Absent means unchanged, `null` removes it."""

    capabilities: TerminalCapabilities | m.Unset | None = m.UNSET
    """What the client may do to the terminal, at first nothing; replaces the earlier set. Absent means unchanged,
    `null` means nothing.
    """

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class TerminalOutput(m.Struct):
    """The complete output of a terminal."""

    data: str
    """Bytes of the output, Base64."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalOutputChunk(m.Struct, tag="session_update"):
    """Bytes added to the output of a terminal."""

    session_update: t.Literal["terminal_output_chunk"] = "terminal_output_chunk"
    """Tells the variant."""

    terminal_id: str
    """Identifier of the terminal."""

    data: str
    """The bytes, Base64 of their own for each piece."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalExitStatus(m.Struct):
    """How a command ended. Also without any member it says that the command ended."""

    exit_code: int | None = None
    """Exit code, negative ones included. Absent or `null` when there is none or it is not known."""

    signal: str | None = None
    """Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalSize(m.Struct):
    """Size of a terminal in characters."""

    cols: int
    """Number of columns."""

    rows: int
    """Number of rows."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalCapabilities(m.Struct):
    """What the client may do to a terminal at the moment."""

    cancel: TerminalCancelCapabilities | None = None
    """Whether `terminal/cancel` is answered. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalCancelCapabilities(m.Struct):
    """Marker: the command in the terminal can be stopped."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelTerminalRequest(m.Struct, method="terminal/cancel"):
    """Parameters of `terminal/cancel`."""

    session_id: str
    """Identifier of the session the terminal belongs to."""

    terminal_id: str
    """Identifier of the terminal whose command is to stop."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelTerminalResponse(m.Struct):
    """Result of `terminal/cancel`: the agent is going to stop the command. A `terminal_update` tells when it has."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallUpdate(m.Struct):
    """A tool call, new or changed. An unknown identifier begins a call; members left out then have their defaults."""

    tool_call_id: str
    """Identifier of the call."""

    name: str | m.Unset | None = m.UNSET
    """Name of the tool as programs know it. Absent means unchanged, `null` removes it."""

    title: str | m.Unset | None = m.UNSET
    """What the call does, for people. Absent means unchanged, `null` removes it."""

    kind: ToolKind | m.Unset | None = m.UNSET
    """What kind of tool it is, at first `other`. Absent means unchanged, `null` removes it."""

    status: ToolCallStatus | m.Unset | None = m.UNSET
    """How far the call has come, at first `pending`. Absent means unchanged, `null` removes it."""

    content: list[ToolCallContent] | m.Unset | None = m.UNSET
    """Everything the call has produced: the list replaces the earlier one. Absent means unchanged, `null` or empty
    removes it.
    """

    locations: list[ToolCallLocation] | m.Unset | None = m.UNSET
    """All files the call touches: the list replaces the earlier one. Absent means unchanged, `null` or empty removes
    it.
    """

    raw_input: t.Any | m.Unset | None = m.UNSET
    """Arguments of the call as the tool takes them. Absent means unchanged, `null` removes it."""

    raw_output: t.Any | m.Unset | None = m.UNSET
    """Result of the call as the tool gave it. Absent means unchanged, `null` removes it."""

    capabilities: ToolCallCapabilities | m.Unset | None = m.UNSET
    """What the client may do to the call, at first nothing; replaces the earlier set. Absent means unchanged, `null`
    means nothing.
    """

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class ToolCallContentChunk(m.Struct, tag="session_update"):
    """One more item of what a tool call has produced, added at the end."""

    session_update: t.Literal["tool_call_content_chunk"] = "tool_call_content_chunk"
    """Tells the variant."""

    tool_call_id: str
    """Identifier of the call."""

    content: ToolCallContent
    """The item."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Content(m.Struct, tag="type"):
    """A content block that a tool call has produced."""

    type: t.Literal["content"] = "content"
    """Tells the variant."""

    content: ContentBlock
    """The content."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Diff(m.Struct, tag="type"):
    """Changes of files."""

    type: t.Literal["diff"] = "diff"
    """Tells the variant."""

    changes: list[DiffChange]
    """The files and what became of them. They count, whatever the patch says."""

    patch: DiffPatch | None = None
    """The changes as text to show, all or some of them. Absent or `null` when there is none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DiffChangeAdd(m.Struct, tag="operation"):
    """It is new."""

    operation: t.Literal["add"] = "add"
    """Tells the variant."""

    file_type: DiffFileType | None = None
    """What the file is after the operation, or was before it was deleted. Absent or `null` when unknown."""

    mime_type: str | None = None
    """MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown."""

    path: str
    """Absolute path of the file."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DiffChangeDelete(m.Struct, tag="operation"):
    """It is gone."""

    operation: t.Literal["delete"] = "delete"
    """Tells the variant."""

    file_type: DiffFileType | None = None
    """What the file is after the operation, or was before it was deleted. Absent or `null` when unknown."""

    mime_type: str | None = None
    """MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown."""

    path: str
    """Absolute path of the file."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DiffChangeModify(m.Struct, tag="operation"):
    """Its contents changed."""

    operation: t.Literal["modify"] = "modify"
    """Tells the variant."""

    file_type: DiffFileType | None = None
    """What the file is after the operation, or was before it was deleted. Absent or `null` when unknown."""

    mime_type: str | None = None
    """MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown."""

    path: str
    """Absolute path of the file."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DiffChangeMove(m.Struct, tag="operation"):
    """It has another path."""

    operation: t.Literal["move"] = "move"
    """Tells the variant."""

    file_type: DiffFileType | None = None
    """What the file is after the operation, or was before it was deleted. Absent or `null` when unknown."""

    mime_type: str | None = None
    """MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown."""

    old_path: str
    """Absolute path of the original."""

    path: str
    """Absolute path of the file after the operation."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DiffChangeCopy(m.Struct, tag="operation"):
    """It was copied to another path."""

    operation: t.Literal["copy"] = "copy"
    """Tells the variant."""

    file_type: DiffFileType | None = None
    """What the file is after the operation, or was before it was deleted. Absent or `null` when unknown."""

    mime_type: str | None = None
    """MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown."""

    old_path: str
    """Absolute path of the original."""

    path: str
    """Absolute path of the file after the operation."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DiffPatch(m.Struct):
    """Changes as the text of a patch."""

    format: DiffPatchFormat
    """How to read `text`."""

    text: str
    """The patch."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Terminal(m.Struct, tag="type"):
    """A terminal of the agent whose output belongs to a tool call."""

    type: t.Literal["terminal"] = "terminal"
    """Tells the variant."""

    terminal_id: str
    """Identifier of the terminal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallLocation(m.Struct):
    """A place in a file that a tool call touches."""

    path: str
    """Absolute path of the file."""

    line: int | None = None
    """Line in the file, the first one is 1. Absent means the file as a whole."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallCapabilities(m.Struct):
    """What the client may do to a tool call at the moment."""

    cancel: ToolCallCancelCapabilities | None = None
    """Whether `tool_call/cancel` is answered. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallCancelCapabilities(m.Struct):
    """Marker: the tool call can be canceled."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelToolCallRequest(m.Struct, method="tool_call/cancel"):
    """Parameters of `tool_call/cancel`."""

    session_id: str
    """Identifier of the session the call belongs to."""

    tool_call_id: str
    """Identifier of the call to cancel."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelToolCallResponse(m.Struct):
    """Result of `tool_call/cancel`: the agent is going to stop the call. A `tool_call_update` tells when it has."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class UpdateSessionNotification(m.Struct, method="session/update"):
    """Parameters of `session/update`."""

    session_id: str
    """Identifier of the session."""

    update: SessionUpdate
    """What happened."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ContentChunk(m.Struct):
    """A piece of a message, added at its end."""

    message_id: str
    """Identifier of the message. Pieces of several messages may alternate."""

    content: ContentBlock
    """The piece."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class UserMessage(m.Struct, tag="session_update"):
    """A message of the user, new or changed."""

    session_update: t.Literal["user_message"] = "user_message"
    """Tells the variant."""

    message_id: str
    """Identifier of the message. An unknown one begins a message."""

    content: list[ContentBlock] | m.Unset | None = m.UNSET
    """All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it."""

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class AgentMessage(m.Struct, tag="session_update"):
    """A message of the agent, new or changed."""

    session_update: t.Literal["agent_message"] = "agent_message"
    """Tells the variant."""

    message_id: str
    """Identifier of the message. An unknown one begins a message."""

    content: list[ContentBlock] | m.Unset | None = m.UNSET
    """All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it."""

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class AgentThought(m.Struct, tag="session_update"):
    """Reasoning of the agent, new or changed."""

    session_update: t.Literal["agent_thought"] = "agent_thought"
    """Tells the variant."""

    message_id: str
    """Identifier of the piece of reasoning. An unknown one begins another."""

    content: list[ContentBlock] | m.Unset | None = m.UNSET
    """All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it."""

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class AvailableCommandsUpdate(m.Struct, tag="session_update"):
    """The slash commands on offer."""

    session_update: t.Literal["available_commands_update"] = "available_commands_update"
    """Tells the variant."""

    available_commands: list[AvailableCommand]
    """All commands. The list replaces the earlier one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ConfigOptionUpdate(m.Struct, tag="session_update"):
    """The configuration options and their values."""

    session_update: t.Literal["config_option_update"] = "config_option_update"
    """Tells the variant."""

    config_options: list[SessionConfigOption]
    """All options. The list replaces the earlier one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionInfoUpdate(m.Struct, tag="session_update"):
    """Changes to what is known about a session."""

    session_update: t.Literal["session_info_update"] = "session_info_update"
    """Tells the variant."""

    title: str | m.Unset | None = m.UNSET
    """Title of the session, for people. Absent means unchanged, `null` removes it."""

    updated_at: str | m.Unset | None = m.UNSET
    """Time of the last activity, ISO 8601. Absent means unchanged, `null` removes it."""

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class UsageUpdate(m.Struct, tag="session_update"):
    """How full the context is and what the session has cost."""

    session_update: t.Literal["usage_update"] = "usage_update"
    """Tells the variant."""

    used: int
    """Tokens now in the context."""

    size: int
    """Tokens the context can hold."""

    cost: Cost | None = None
    """Cost of the whole session so far. Absent when unknown."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Cost(m.Struct):
    """An amount of money or of another unit."""

    amount: float
    """The amount, in `currency`."""

    currency: str
    """ISO 4217 code such as `EUR`, or the name of another unit such as `credits`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Notice(m.Struct, tag="session_update"):
    """A passing message for the user. It is not part of the session's history and is not replayed."""

    session_update: t.Literal["notice"] = "notice"
    """Tells the variant."""

    severity: NoticeSeverity
    """How serious it is."""

    title: str
    """The message in one line, plain text, never empty."""

    description: str | None = None
    """Details or advice, plain text. Absent when there is no more to say."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CompactionUpdate(m.Struct, tag="session_update"):
    """State of a compaction of the context. The first update sets its place in the conversation."""

    session_update: t.Literal["compaction_update"] = "compaction_update"
    """Tells the variant."""

    compaction_id: str
    """Identifier of the compaction, unique in the session."""

    status: CompactionStatus
    """How far the compaction has come."""

    summary: list[ContentBlock] | m.Unset | None = m.UNSET
    """The whole summary, replacing what was sent before. Absent means unchanged, `null` or empty removes it."""

    error: str | m.Unset | None = m.UNSET
    """What went wrong, for people. Absent means unchanged, `null` removes it."""

    meta: t.Any | m.Unset | None = m.member(wire="_meta", default=m.UNSET)
    """Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the
    keys it names.
    """


class CompactionSummaryChunk(m.Struct, tag="session_update"):
    """A piece of a compaction's summary, added at its end. An unknown identifier begins a running compaction."""

    session_update: t.Literal["compaction_summary_chunk"] = "compaction_summary_chunk"
    """Tells the variant."""

    compaction_id: str
    """Identifier of the compaction."""

    content: ContentBlock
    """The piece."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionUpdateUserMessageChunk(ContentChunk, tag="session_update"):
    """A piece of a message of the user."""

    session_update: t.Literal["user_message_chunk"] = "user_message_chunk"
    """Tells the variant."""


class SessionUpdateAgentMessageChunk(ContentChunk, tag="session_update"):
    """A piece of the agent's answer."""

    session_update: t.Literal["agent_message_chunk"] = "agent_message_chunk"
    """Tells the variant."""


class SessionUpdateAgentThoughtChunk(ContentChunk, tag="session_update"):
    """A piece of the agent's reasoning."""

    session_update: t.Literal["agent_thought_chunk"] = "agent_thought_chunk"
    """Tells the variant."""


class SessionUpdateStateUpdateRunning(RunningStateUpdate, inner="state", tag="session_update"):
    """It works."""

    state: t.Literal["running"] = "running"
    """Tells the variant."""

    session_update: t.Literal["state_update"] = "state_update"
    """Tells the variant."""


class SessionUpdateStateUpdateIdle(IdleStateUpdate, inner="state", tag="session_update"):
    """It does nothing in the foreground. Work in the background may go on."""

    state: t.Literal["idle"] = "idle"
    """Tells the variant."""

    session_update: t.Literal["state_update"] = "state_update"
    """Tells the variant."""


class SessionUpdateStateUpdateRequiresAction(RequiresActionStateUpdate, inner="state", tag="session_update"):
    """It cannot go on without the user."""

    state: t.Literal["requires_action"] = "requires_action"
    """Tells the variant."""

    session_update: t.Literal["state_update"] = "state_update"
    """Tells the variant."""


class SessionUpdateStateUpdateUndetermined(UnknownStateUpdate, inner="state", tag="session_update"):
    """The agent lost sight of it. The work may go on."""

    state: t.Literal["unknown"] = "unknown"
    """Tells the variant."""

    session_update: t.Literal["state_update"] = "state_update"
    """Tells the variant."""


class SessionUpdateToolCallUpdate(ToolCallUpdate, tag="session_update"):
    """A tool call begins or changes."""

    session_update: t.Literal["tool_call_update"] = "tool_call_update"
    """Tells the variant."""


AuthMethod: t.TypeAlias = t.Union[
    AuthMethodTerminal,
    AuthMethodAgent,
    m.Unknown,
]
"""One way to sign in. Types that begin with `_` are free for extensions; a client leaves out what it does not know."""

AvailableCommand: t.TypeAlias = t.Union[
    Command,
    m.Unknown,
]
"""Something the user can call by name. Types that begin with `_` are free for extensions."""

AvailableCommandInput: t.TypeAlias = t.Union[
    TextCommandInput,
    m.Unknown,
]
"""What may follow the name of a command. Types that begin with `_` are free for extensions."""

SessionConfigOption: t.TypeAlias = t.Union[
    SessionConfigOptionSelect,
    SessionConfigOptionBoolean,
    m.Unknown,
]
"""A setting of a session that the user may change, with its present value. Types that begin with `_` are free for
extensions.
"""

SessionConfigSelectOptions: t.TypeAlias = t.Union[
    list[SessionConfigSelectOption],
    list[SessionConfigSelectGroup],
    m.Unknown,
]
"""The choices of a `select` option: either all plain or all in groups."""

SessionConfigOptionValue: t.TypeAlias = t.Union[
    bool,
    str,
    m.Unknown,
]
"""A value for a configuration option. One of another kind belongs to an extension."""

ContentBlock: t.TypeAlias = t.Union[
    TextContent,
    ImageContent,
    AudioContent,
    ResourceLink,
    EmbeddedResource,
    m.Unknown,
]
"""One piece of content, in the shape MCP uses. Types that begin with `_` are free for extensions."""

EmbeddedResourceResource: t.TypeAlias = t.Union[
    TextResourceContents,
    BlobResourceContents,
    m.Unknown,
]
"""A resource with its contents, as text or as bytes."""

CreateElicitationRequest: t.TypeAlias = t.Union[
    CreateElicitationRequestForm,
    CreateElicitationRequestUrl,
    m.Unknown,
]
"""Parameters of `elicitation/create`: a question that belongs to either a session or a pending request. Modes that
begin with `_` are free for extensions; an unknown mode is not shown as a known one.
"""

ElicitationPropertySchema: t.TypeAlias = t.Union[
    StringPropertySchema,
    NumberPropertySchema,
    IntegerPropertySchema,
    BooleanPropertySchema,
    MultiSelectPropertySchema,
    m.Unknown,
]
"""One field of a form. A client does not show a type it does not know as another one."""

MultiSelectItems: t.TypeAlias = t.Union[
    MultiSelectItemsString,
    TitledMultiSelectItems,
    m.Unknown,
]
"""The choices of an `array` field, plain or with labels."""

CreateElicitationResponse: t.TypeAlias = t.Union[
    CreateElicitationResponseAccept,
    CreateElicitationResponseDecline,
    CreateElicitationResponseCancel,
    m.Unknown,
]
"""Result of `elicitation/create`. An unknown action is no consent."""

ElicitationContentValue: t.TypeAlias = t.Union[
    str,
    int,
    float,
    bool,
    list[str],
    t.Any,
    m.Unknown,
]
"""The value of one field."""

McpServer: t.TypeAlias = t.Union[
    McpServerHttp,
    McpServerAcp,
    McpServerStdio,
    m.Unknown,
]
"""An MCP server and how to reach it. Types that begin with `_` are free for extensions."""

MessageMcpResponse: t.TypeAlias = t.Union[
    MessageMcpResponseResult,
    MessageMcpResponseError,
    m.Unknown,
]
"""Result of the request `mcp/message`: the MCP result or the MCP error. With both, `result` counts."""

RequestPermissionSubject: t.TypeAlias = t.Union[
    ToolCallPermissionSubject,
    CommandPermissionSubject,
    m.Unknown,
]
"""What a permission is asked for. Types that begin with `_` are free for extensions."""

RequestPermissionOutcome: t.TypeAlias = t.Union[
    CancelledPermissionOutcome,
    SelectedPermissionOutcome,
    m.Unknown,
]
"""What was decided. Outcomes that begin with `_` are free for extensions; an unknown one is no approval."""

PlanUpdateContent: t.TypeAlias = t.Union[
    PlanItems,
    PlanFile,
    PlanMarkdown,
    m.Unknown,
]
"""A plan in one of several forms. Types that begin with `_` are free for extensions."""

ProxySuccessorResponse: t.TypeAlias = t.Any
"""Result of `proxy/successor`: the result of the request that was passed on, any JSON."""

RequestId: t.TypeAlias = t.Union[
    int,
    str,
    m.Unknown,
]
"""Identifier of a request. It is never `null`."""

ErrorData: t.TypeAlias = t.Union[
    UnsupportedProtocolVersionErrorData,
    SessionNotFoundErrorData,
    t.Any,
    m.Unknown,
]
"""Details of an error: known shapes, or any JSON."""

ReplayFrom: t.TypeAlias = t.Union[
    ReplayFromStart,
    m.Unknown,
]
"""A place in the conversation from which it is sent again. Types that begin with `_` are free for extensions."""

StateUpdate: t.TypeAlias = t.Union[
    RunningStateUpdate,
    IdleStateUpdate,
    RequiresActionStateUpdate,
    UnknownStateUpdate,
    m.Unknown,
]
"""What a session is doing in the foreground, as a complete snapshot. Names that begin with `_` are free for
extensions; an unknown state never counts as idle.
"""

BackgroundWork: t.TypeAlias = t.Union[
    BackgroundTerminal,
    BackgroundToolCall,
    BackgroundSubagent,
    m.Unknown,
]
"""Something that runs in the background, and is known from updates of its own. Types that begin with `_` are free
for extensions.
"""

ToolCallContent: t.TypeAlias = t.Union[
    Content,
    Diff,
    Terminal,
    m.Unknown,
]
"""Something a tool call has produced. Types that begin with `_` are free for extensions."""

DiffChange: t.TypeAlias = t.Union[
    DiffChangeAdd,
    DiffChangeDelete,
    DiffChangeModify,
    DiffChangeMove,
    DiffChangeCopy,
    m.Unknown,
]
"""What became of one file. Operations that begin with `_` are free for extensions."""

SessionUpdate: t.TypeAlias = t.Union[
    SessionUpdateUserMessageChunk,
    UserMessage,
    SessionUpdateAgentMessageChunk,
    AgentMessage,
    SessionUpdateAgentThoughtChunk,
    AgentThought,
    SessionUpdateStateUpdateRunning,
    SessionUpdateStateUpdateIdle,
    SessionUpdateStateUpdateRequiresAction,
    SessionUpdateStateUpdateUndetermined,
    ToolCallContentChunk,
    SessionUpdateToolCallUpdate,
    TerminalUpdate,
    TerminalOutputChunk,
    PlanUpdate,
    PlanRemoved,
    AvailableCommandsUpdate,
    ConfigOptionUpdate,
    SessionInfoUpdate,
    UsageUpdate,
    Notice,
    CompactionUpdate,
    CompactionSummaryChunk,
    SubagentUpdate,
    SessionMessage,
    SessionMessageChunk,
    m.Unknown,
]
"""Something that happened in a session. Names that begin with `_` are free for extensions; readers skip an update
they do not know.
"""
