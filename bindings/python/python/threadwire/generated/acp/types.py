# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/types.py.j2 from schema/acp/types/*.json.
"""Types of Agent Client Protocol."""

from __future__ import annotations

import typing as t

from threadwire import _model as m

AuthMethodTerminalType: t.TypeAlias = t.Literal["terminal"]
"""Always `terminal`."""

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
"""Format of a text field.

- `email`: An e-mail address.
- `uri`: An address with a scheme.
- `date`: A date, ISO 8601.
- `date-time`: A date with a time, ISO 8601.
"""

MultiSelectItemsStringType: t.TypeAlias = t.Literal["string"]
"""Always `string`."""

McpServerHttpType: t.TypeAlias = t.Literal["http"]
"""Always `http`."""

McpServerSseType: t.TypeAlias = t.Literal["sse"]
"""Always `sse`."""

McpServerAcpType: t.TypeAlias = t.Literal["acp"]
"""Always `acp`."""

PermissionOptionKind: t.TypeAlias = t.Union[
    t.Literal[
        "allow_once",
        "allow_always",
        "reject_once",
        "reject_always",
    ],
    str,
]
"""Which way a permission option goes.

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
"""How important a task is.

- `high`: Decides whether the plan succeeds.
- `medium`: Important.
- `low`: Can be left out.
"""

PlanEntryStatus: t.TypeAlias = t.Union[
    t.Literal[
        "pending",
        "in_progress",
        "completed",
    ],
    str,
]
"""How far a task has come.

- `pending`: Not begun.
- `in_progress`: Being worked on.
- `completed`: Done.
"""

StopReason: t.TypeAlias = t.Union[
    t.Literal[
        "end_turn",
        "max_tokens",
        "max_turn_requests",
        "refusal",
        "cancelled",
    ],
    str,
]
"""Why a turn ended. A turn that failed has no reason: its request is answered with an error.

- `end_turn`: The model finished.
- `max_tokens`: The token limit was reached.
- `max_turn_requests`: The limit of model requests in one turn was reached.
- `refusal`: The agent declined. The prompt and everything after it are left out of the next turn's context.
- `cancelled`: The client canceled the turn.
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
  `sessionCapabilities.systemPrompt.mode.override`.
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

SessionStatus: t.TypeAlias = t.Union[
    t.Literal[
        "open",
        "saved",
    ],
    str,
]
"""Whether the agent holds a session in memory. Names that begin with `_` are free for extensions.

- `open`: In memory, maybe for another connection: a client that has not set it up itself still loads or resumes
  it.
- `saved`: Stored only; it can be loaded or resumed.
"""

SubagentStopReason: t.TypeAlias = t.Union[
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
"""Why the work of a child session ended. Names that begin with `_` are free for extensions.

- `end_turn`: The work is done.
- `max_tokens`: The token limit was reached.
- `max_turn_requests`: The limit of model requests was reached.
- `refusal`: The agent declined to go on.
- `cancelled`: It was canceled.
- `error`: Something failed.
"""

ThreadwireAnsweredBy: t.TypeAlias = t.Union[
    t.Literal[
        "client",
        "policy",
        "turn_end",
    ],
    str,
]
"""What settled a question.

- `client`: Another client.
- `policy`: A setting, or the time limit.
- `turn_end`: The end of the turn.
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
"""What kind of work a tool does.

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
        "completed",
        "failed",
    ],
    str,
]
"""How far a tool call has come. A call that was declined or canceled ends as `failed`.

- `pending`: Not running yet: its input is still coming in, or it waits for approval.
- `in_progress`: Running.
- `completed`: Finished.
- `failed`: Ended without success.
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


class AuthMethodTerminal(m.Struct):
    """The client runs the agent program once more, in a terminal, and connects again after it exited with status 0.
    It is never passed to `authenticate`. Listed only for clients with `auth.terminal`.
    """

    type: AuthMethodTerminalType
    """Always `terminal`."""

    id: str
    """Identifier of the method."""

    name: str
    """Name of the method, for people."""

    description: str | None = None
    """What the method does, for people. Absent when the name says enough."""

    args: list[str] | None = None
    """Arguments added to the agent's command line. Absent means none."""

    env: dict[str, str] | None = None
    """Environment variables, name to value, that are added to the agent's environment and win over equal names.
    Absent means none.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthMethodAgent(m.Struct):
    """The agent signs in when `authenticate` names this method."""

    id: str
    """Identifier of the method."""

    name: str
    """Name of the method, for people."""

    description: str | None = None
    """What the method does, for people. Absent when the name says enough."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthenticateRequest(m.Struct, method="authenticate"):
    """Parameters of `authenticate`."""

    method_id: str
    """Identifier of one of the `authMethods` the agent listed, not one of type `terminal`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthenticateResponse(m.Struct, null=True):
    """Result of `authenticate`: the sign-in succeeded."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LogoutRequest(m.Struct, method="logout"):
    """Parameters of `logout`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LogoutResponse(m.Struct, null=True):
    """Result of `logout`: the user is signed out."""

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

    fs: FileSystemCapabilities | None = None
    """File requests the client answers. Absent means none."""

    terminal: bool = False
    """Whether the client answers all `terminal/*` requests."""

    session: ClientSessionCapabilities | None = None
    """Session extras the client understands. Absent or `null` means none."""

    auth: AuthCapabilities | None = None
    """Kinds of sign-in the client can run. Absent means only those the agent handles itself."""

    elicitation: ElicitationCapabilities | None = None
    """Ways in which the client can ask its user on behalf of the agent. Absent or `null` means none."""

    subagents: SubagentCapabilities | None = None
    """Whether the client follows child sessions: `subagent_update`, `session_message` and `session_message_chunk`
    may be sent. `{}` turns it on; absent or `null` means unsupported.
    """

    plan: PlanCapabilities | None = None
    """Whether `plan_update` and `plan_removed` may be sent. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. A key also declares methods of the client's editor: with `unity`, agents
    of other makers call `_unity/scene_query` of it, unless the value is `false`. Absent when there is none.
    """


class FileSystemCapabilities(m.Struct):
    """File requests a client answers."""

    read_text_file: bool = False
    """Whether `fs/read_text_file` is answered."""

    write_text_file: bool = False
    """Whether `fs/write_text_file` is answered."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ClientSessionCapabilities(m.Struct):
    """Session extras a client understands."""

    compaction: CompactionCapabilities | None = None
    """Whether `compaction_update` and `compaction_summary_chunk` may be sent. `{}` turns it on; absent or `null`
    means unsupported.
    """

    config_options: SessionConfigOptionsCapabilities | None = None
    """Kinds of configuration options beyond `select`. Absent or `null` means none."""

    notices: NoticeCapabilities | None = None
    """Whether `notice` updates may be sent. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CompactionCapabilities(m.Struct):
    """Marker: the client follows context compaction."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class NoticeCapabilities(m.Struct):
    """Marker: the client shows notices."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionConfigOptionsCapabilities(m.Struct):
    """Kinds of configuration options a client can show beyond `select`."""

    boolean: BooleanConfigOptionCapabilities | None = None
    """Whether options of type `boolean` may be listed. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class BooleanConfigOptionCapabilities(m.Struct):
    """Marker: the client shows boolean options."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AuthCapabilities(m.Struct):
    """Kinds of sign-in a client can run."""

    terminal: bool = False
    """Whether methods of type `terminal` may be listed."""

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

    load_session: bool = False
    """Whether `session/load` is answered."""

    prompt_capabilities: PromptCapabilities | None = None
    """Content accepted in prompts beyond text and resource links. Absent means none."""

    mcp_capabilities: McpCapabilities | None = None
    """MCP transports beyond stdio. Absent means none."""

    session_capabilities: SessionCapabilities | None = None
    """Optional session methods and members. Absent means none."""

    auth: AgentAuthCapabilities | None = None
    """Optional sign-in methods. Absent means none."""

    providers: ProvidersCapabilities | None = None
    """Whether the `providers/*` methods are answered. `{}` turns it on; absent or `null` means unsupported."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PromptCapabilities(m.Struct):
    """Content an agent accepts in prompts beyond text and resource links."""

    image: bool = False
    """Whether `image` blocks are accepted."""

    audio: bool = False
    """Whether `audio` blocks are accepted."""

    embedded_context: bool = False
    """Whether `resource` blocks are accepted."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpCapabilities(m.Struct):
    """MCP transports an agent can use beyond stdio."""

    http: bool = False
    """Whether servers of type `http` are accepted."""

    sse: bool = False
    """Whether servers of type `sse` are accepted."""

    acp: bool | None = None
    """Whether servers of type `acp` are accepted. Absent means not."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionCapabilities(m.Struct):
    """Optional session methods and members of an agent."""

    list_: SessionListCapabilities | None = None
    """Whether `session/list` is answered. `{}` turns it on; absent or `null` means unsupported."""

    delete: SessionDeleteCapabilities | None = None
    """Whether `session/delete` is answered. `{}` turns it on; absent or `null` means unsupported."""

    additional_directories: SessionAdditionalDirectoriesCapabilities | None = None
    """Whether `additionalDirectories` is accepted when a session is set up. `{}` turns it on; absent or `null` means
    unsupported.
    """

    resume: SessionResumeCapabilities | None = None
    """Whether `session/resume` is answered. `{}` turns it on; absent or `null` means unsupported."""

    close: SessionCloseCapabilities | None = None
    """Whether `session/close` is answered. `{}` turns it on; absent or `null` means unsupported."""

    system_prompt: SessionSystemPromptCapabilities | None = None
    """Whether `systemPrompt` of mode `append` is accepted when a session is set up. `{}` turns it on; absent or
    `null` means unsupported.
    """

    fork: SessionForkCapabilities | None = None
    """Whether `session/fork` is answered. `{}` turns it on; absent or `null` means unsupported."""

    archive: SessionArchiveCapabilities | None = None
    """Whether `session/archive`, `session/unarchive` and the `archived` filter of `session/list` work; `list` is
    then on, too. `{}` turns it on; absent or `null` means unsupported.
    """

    status: SessionStatusCapabilities | None = None
    """Whether `session/status` is answered. `{}` turns it on; absent or `null` means unsupported."""

    title: SessionTitleCapabilities | None = None
    """Whether `session/set_title` is answered. Titles are told without it, too. `{}` turns it on; absent or `null`
    means unsupported.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionListCapabilities(m.Struct):
    """Marker: sessions can be listed."""

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


class SessionResumeCapabilities(m.Struct):
    """Marker: sessions can be resumed without a replay."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionCloseCapabilities(m.Struct):
    """Marker: sessions can be closed."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AgentAuthCapabilities(m.Struct):
    """Optional sign-in methods of an agent."""

    logout: LogoutCapabilities | None = None
    """Whether `logout` is answered. `{}` turns it on; absent or `null` means unsupported."""

    status: AuthStatusCapabilities | None = None
    """Whether `auth/status` is answered and `auth/status_update` is sent. `{}` turns it on; absent or `null` means
    unsupported.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LogoutCapabilities(m.Struct):
    """Marker: the user can sign out."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SubagentCapabilities(m.Struct):
    """Marker: the client follows child sessions."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanCapabilities(m.Struct):
    """Marker: the client shows plans that have identifiers."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ProvidersCapabilities(m.Struct):
    """Marker: model providers can be configured."""

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


class AuthStatusCapabilities(m.Struct):
    """Marker: the agent tells who is signed in."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionConfigOptionSelect(m.Struct, tag="type"):
    """One value out of a list."""

    type: t.Literal["select"] = "select"
    """Tells the variant."""

    id: str
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
    """A switch. Listed only for clients with `session.configOptions.boolean`."""

    type: t.Literal["boolean"] = "boolean"
    """Tells the variant."""

    id: str
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

    group: str
    """Identifier of the group."""

    name: str
    """Heading of the group, for people."""

    options: list[SessionConfigSelectOption]
    """Choices of the group."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetSessionConfigOptionRequest(m.Struct, method="session/set_config_option"):
    """Parameters of `session/set_config_option`."""

    session_id: str
    """Identifier of the session."""

    config_id: str
    """Identifier of the option to change."""

    type: str | None = None
    """`boolean` when `value` is a boolean. Absent, or any other name, when `value` is the string of a choice."""

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

    client_capabilities: ClientCapabilities | None = None
    """What the client can do. Absent means nothing beyond the baseline."""

    client_info: Implementation | None = None
    """Name and version of the client. Absent when it does not say."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class InitializeResponse(m.Struct):
    """What an agent says about itself in return."""

    protocol_version: int
    """Version spoken from now on: the requested one when the agent knows it, otherwise the agent's newest. From 0 to
    65535.
    """

    agent_capabilities: AgentCapabilities | None = None
    """What the agent can do. Absent means nothing beyond the baseline."""

    auth_methods: list[AuthMethod] | None = None
    """Ways to sign in. Absent or empty when none is offered."""

    agent_info: Implementation | None = None
    """Name and version of the agent. Absent when it does not say."""

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


class ContentBlockText(m.Struct, tag="type"):
    """Text, possibly Markdown."""

    type: t.Literal["text"] = "text"
    """Tells the variant."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    text: str
    """The text."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ContentBlockImage(m.Struct, tag="type"):
    """A picture. In prompts it needs `promptCapabilities.image`."""

    type: t.Literal["image"] = "image"
    """Tells the variant."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    data: str
    """Bytes of the picture, Base64."""

    mime_type: str
    """MIME type of the picture."""

    uri: str | None = None
    """Where the picture comes from. Absent when it has no address."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ContentBlockAudio(m.Struct, tag="type"):
    """A sound. In prompts it needs `promptCapabilities.audio`."""

    type: t.Literal["audio"] = "audio"
    """Tells the variant."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    data: str
    """Bytes of the sound, Base64."""

    mime_type: str
    """MIME type of the sound."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ContentBlockResourceLink(m.Struct, tag="type"):
    """A pointer to a file or another resource, without its contents."""

    type: t.Literal["resource_link"] = "resource_link"
    """Tells the variant."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    name: str
    """Name of the resource, for people."""

    uri: str
    """Address of the resource."""

    title: str | None = None
    """Title to show in place of `name`. Absent means `name` is shown."""

    description: str | None = None
    """What the resource is. Absent when the name says enough."""

    mime_type: str | None = None
    """MIME type of the contents. Absent when unknown."""

    size: int | None = None
    """Size of the resource in bytes. Absent when unknown."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ContentBlockResource(m.Struct, tag="type"):
    """A resource with its contents. In prompts it needs `promptCapabilities.embeddedContext`."""

    type: t.Literal["resource"] = "resource"
    """Tells the variant."""

    annotations: Annotations | None = None
    """Hints about audience and importance. Absent when there are none."""

    resource: EmbeddedResourceResource
    """The resource and its contents."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class EmbeddedResourceResourceText(m.Struct):
    """Contents that are text."""

    uri: str
    """Address of the resource."""

    mime_type: str | None = None
    """MIME type of the contents. Absent when unknown."""

    text: str
    """The text."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class EmbeddedResourceResourceBlob(m.Struct):
    """Contents that are bytes."""

    uri: str
    """Address of the resource."""

    mime_type: str | None = None
    """MIME type of the contents. Absent when unknown."""

    blob: str
    """The bytes, Base64."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Annotations(m.Struct):
    """Hints on how a piece of content is meant to be used."""

    audience: list[Role] | None = None
    """Whom the content is for. Absent means everyone."""

    last_modified: str | None = None
    """When the underlying resource last changed, ISO 8601. Absent when unknown."""

    priority: float | None = None
    """Importance relative to other content, greater is more important. Absent means nothing special."""

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

    type: ElicitationSchemaType | None = None
    """Always `object`, which is also meant when absent."""

    title: str | None = None
    """Heading of the form. Absent when there is none."""

    description: str | None = None
    """What the form is for. Absent when the heading says enough."""

    properties: dict[str, ElicitationPropertySchema] | None = None
    """The fields by name. Absent means none."""

    required: list[str] | None = None
    """Names of the fields that must be filled in. Absent means none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ElicitationPropertySchemaString(m.Struct, tag="type"):
    """A text, or one choice out of `enum` or `oneOf`."""

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
    """The choices. Absent when the text is free or `oneOf` has them."""

    one_of: list[EnumOption] | None = None
    """The choices, with labels. Absent when the text is free or `enum` has them."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ElicitationPropertySchemaNumber(m.Struct, tag="type"):
    """A number."""

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


class ElicitationPropertySchemaInteger(m.Struct, tag="type"):
    """A whole number."""

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


class ElicitationPropertySchemaBoolean(m.Struct, tag="type"):
    """A yes or no."""

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


class ElicitationPropertySchemaArray(m.Struct, tag="type"):
    """Any number of choices."""

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

    type: MultiSelectItemsStringType
    """Always `string`."""

    enum: list[str]
    """The choices."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class MultiSelectItemsTitled(m.Struct):
    """Choices with labels."""

    any_of: list[EnumOption]
    """The choices."""

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


class ReadTextFileRequest(m.Struct, method="fs/read_text_file"):
    """Parameters of `fs/read_text_file`."""

    session_id: str
    """Identifier of the session."""

    path: str
    """Absolute path of the file."""

    line: int | None = None
    """First line to read; the file begins with line 1. Absent means from the beginning."""

    limit: int | None = None
    """Greatest number of lines to read. Absent means up to the end."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ReadTextFileResponse(m.Struct):
    """Result of `fs/read_text_file`."""

    content: str
    """The text, with changes an editor has not saved yet."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class WriteTextFileRequest(m.Struct, method="fs/write_text_file"):
    """Parameters of `fs/write_text_file`."""

    session_id: str
    """Identifier of the session."""

    path: str
    """Absolute path of the file. It is created when missing."""

    content: str
    """The whole new text of the file."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class WriteTextFileResponse(m.Struct, null=True):
    """Result of `fs/write_text_file`: the file is written. Peers may also send `null`, which reads as the empty
    object.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpServerHttp(m.Struct):
    """A server reached over streamable HTTP. Needs the `mcpCapabilities.http` capability."""

    type: McpServerHttpType
    """Always `http`."""

    name: str
    """Name of the server."""

    url: str
    """Address of the server."""

    headers: list[HttpHeader]
    """Headers sent with every request. May be empty."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpServerSse(m.Struct):
    """A server reached over server-sent events, a transport MCP has deprecated. Needs the `mcpCapabilities.sse`
    capability.
    """

    type: McpServerSseType
    """Always `sse`."""

    name: str
    """Name of the server."""

    url: str
    """Address of the server."""

    headers: list[HttpHeader]
    """Headers sent with every request. May be empty."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpServerAcp(m.Struct):
    """A server on the client's side that is reached over this connection by `mcp/message`. Needs the
    `mcpCapabilities.acp` capability.
    """

    type: McpServerAcpType
    """Always `acp`."""

    name: str
    """Name of the server."""

    server_id: str
    """Identifier of the server, chosen by its side and unique on the connection."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class McpServerStdio(m.Struct):
    """A server started as a child process that speaks over its standard input and output. Every agent supports it."""

    name: str
    """Name of the server."""

    command: str
    """Absolute path of the program to start."""

    args: list[str]
    """Arguments of the program. May be empty."""

    env: list[EnvVariable]
    """Environment variables set for the program. May be empty."""

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


class SessionModeState(m.Struct):
    """The modes of a session and the one in force."""

    current_mode_id: str
    """Identifier of the mode in force."""

    available_modes: list[SessionMode]
    """Modes the session can be switched to."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SessionMode(m.Struct):
    """One mode of working, such as asking first or editing freely."""

    id: str
    """Identifier of the mode."""

    name: str
    """Name of the mode, for people."""

    description: str | None = None
    """What the mode does, for people. Absent when the name says enough."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetSessionModeRequest(m.Struct, method="session/set_mode"):
    """Parameters of `session/set_mode`."""

    session_id: str
    """Identifier of the session."""

    mode_id: str
    """Identifier of one of the session's `availableModes`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class SetSessionModeResponse(m.Struct, null=True):
    """Result of `session/set_mode`: the mode is in force."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class RequestPermissionRequest(m.Struct, method="session/request_permission"):
    """Parameters of `session/request_permission`."""

    session_id: str
    """Identifier of the session."""

    tool_call: ToolCallUpdate
    """The call to decide about. It need not have been announced before."""

    options: list[PermissionOption]
    """The possible answers: at least one, with identifiers that differ."""

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


class RequestPermissionOutcomeSelected(m.Struct, tag="outcome"):
    """One of the options was chosen. Declining is choosing a rejecting option."""

    outcome: t.Literal["selected"] = "selected"
    """Tells the variant."""

    option_id: str
    """Identifier of the chosen option. One that was not offered is no approval."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Plan(m.Struct, tag="session_update"):
    """The agent's whole plan. It replaces the earlier one; an empty plan clears it."""

    session_update: t.Literal["plan"] = "plan"
    """Tells the variant."""

    entries: list[PlanEntry]
    """The tasks of the plan, in order."""

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


class PlanUpdate(m.Struct, tag="session_update"):
    """A plan with an identifier, new or replaced."""

    session_update: t.Literal["plan_update"] = "plan_update"
    """Tells the variant."""

    plan: PlanUpdateContent
    """The whole plan."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanUpdateContentItems(m.Struct, tag="type"):
    """A list of tasks."""

    type: t.Literal["items"] = "items"
    """Tells the variant."""

    plan_id: str
    """Identifier of the plan, unique in the session."""

    entries: list[PlanEntry]
    """All tasks in order; the list replaces the earlier one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanUpdateContentFile(m.Struct, tag="type"):
    """A plan that is kept in a file."""

    type: t.Literal["file"] = "file"
    """Tells the variant."""

    plan_id: str
    """Identifier of the plan, unique in the session."""

    uri: str
    """Address of the file."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PlanUpdateContentMarkdown(m.Struct, tag="type"):
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


class PromptRequest(m.Struct, method="session/prompt"):
    """Parameters of `session/prompt`."""

    session_id: str
    """Identifier of the session."""

    prompt: list[ContentBlock]
    """The user's message. Text and resource links are always allowed, other blocks need a `promptCapabilities` flag."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class PromptResponse(m.Struct):
    """Result of `session/prompt`: the turn is over."""

    stop_reason: StopReason
    """Why the turn ended."""

    usage: Usage | None = None
    """Tokens used. Absent when not told."""

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


class SetProviderResponse(m.Struct, null=True):
    """Result of `providers/set`: the configuration is in force."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DisableProviderRequest(m.Struct, method="providers/disable"):
    """Parameters of `providers/disable`."""

    provider_id: str
    """Identifier of the provider."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DisableProviderResponse(m.Struct, null=True):
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

    request_id: RequestId | None
    """Identifier of the request to give up, as the sender of this notification numbered it."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class Error(m.Struct):
    """An error in the shape of JSON-RPC."""

    code: int
    """Code of the error, in the meaning it has in answers."""

    message: str
    """What went wrong, in one sentence."""

    data: t.Any = None
    """Details. Absent when there are none."""


class NewSessionRequest(m.Struct, method="session/new"):
    """Parameters of `session/new`."""

    cwd: str
    """Absolute path of the session's working directory. The directory the agent process runs in does not matter."""

    additional_directories: list[str] | None = None
    """Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent
    or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability.
    """

    mcp_servers: list[McpServer]
    """MCP servers the agent connects to. May be empty."""

    system_prompt: SystemPrompt | None = None
    """System prompt of the client. Absent or `null` means the agent's own instructions. Needs
    `sessionCapabilities.systemPrompt`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class NewSessionResponse(m.Struct):
    """Result of `session/new`."""

    session_id: str
    """Identifier of the new session, used in everything that concerns it."""

    modes: SessionModeState | None = None
    """Modes of the session. Absent when the agent offers none."""

    config_options: list[SessionConfigOption] | None = None
    """All configuration options of the session. Absent when the agent offers none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LoadSessionRequest(m.Struct, method="session/load"):
    """Parameters of `session/load`."""

    session_id: str
    """Identifier of the session to load."""

    cwd: str
    """Absolute path of the session's working directory. The directory the agent process runs in does not matter."""

    additional_directories: list[str] | None = None
    """Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent
    or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability.
    """

    mcp_servers: list[McpServer]
    """MCP servers the agent connects to. May be empty."""

    system_prompt: SystemPrompt | None = None
    """System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent
    take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LoadSessionResponse(m.Struct, null=True):
    """Result of `session/load`. Peers may also send `null`, which reads as the empty object."""

    modes: SessionModeState | None = None
    """Modes of the session. Absent when the agent offers none."""

    config_options: list[SessionConfigOption] | None = None
    """All configuration options of the session. Absent when the agent offers none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ResumeSessionRequest(m.Struct, method="session/resume"):
    """Parameters of `session/resume`."""

    session_id: str
    """Identifier of the session to resume."""

    cwd: str
    """Absolute path of the session's working directory. The directory the agent process runs in does not matter."""

    additional_directories: list[str] | None = None
    """Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent
    or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability.
    """

    mcp_servers: list[McpServer] | None = None
    """MCP servers the agent connects to. Absent or empty means none."""

    system_prompt: SystemPrompt | None = None
    """System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent
    take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ResumeSessionResponse(m.Struct, null=True):
    """Result of `session/resume`. Peers may also send `null`, which reads as the empty object."""

    modes: SessionModeState | None = None
    """Modes of the session. Absent when the agent offers none."""

    config_options: list[SessionConfigOption] | None = None
    """All configuration options of the session. Absent when the agent offers none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ListSessionsRequest(m.Struct, method="session/list"):
    """Parameters of `session/list`."""

    cwd: str | None = None
    """Absolute path: only sessions whose working directory is exactly this one. Absent means all."""

    cursor: str | None = None
    """The `nextCursor` of an earlier page. Absent means the first page."""

    archived: SessionArchiveFilter | None = None
    """Which sessions count, archived or not; the same for all pages. Absent or `null` means `exclude`. Needs
    `sessionCapabilities.archive`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ListSessionsResponse(m.Struct):
    """One page of sessions."""

    sessions: list[SessionInfo]
    """Sessions of this page. Empty when none match."""

    next_cursor: str | None = None
    """Opaque position of the next page. Absent on the last one."""

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


class CloseSessionResponse(m.Struct, null=True):
    """Result of `session/close`: the session is no longer active on this connection."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DeleteSessionRequest(m.Struct, method="session/delete"):
    """Parameters of `session/delete`."""

    session_id: str
    """Identifier of the session to delete. One that does not exist is not an error."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class DeleteSessionResponse(m.Struct, null=True):
    """Result of `session/delete`: the session is not listed anymore."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelNotification(m.Struct, method="session/cancel"):
    """Parameters of `session/cancel`."""

    session_id: str
    """Identifier of the session whose running turn is to stop."""

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
    or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability.
    """

    mcp_servers: list[McpServer] | None = None
    """MCP servers the agent connects to. Absent or empty means none."""

    system_prompt: SystemPrompt | None = None
    """System prompt of the client, normally that of the original. Absent or `null` lets the agent take the stored
    one or its own. Needs `sessionCapabilities.systemPrompt`.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ForkSessionResponse(m.Struct):
    """Result of `session/fork`."""

    session_id: str
    """Identifier of the new session."""

    modes: SessionModeState | None = None
    """Modes of the session. Absent when the agent offers none."""

    config_options: list[SessionConfigOption] | None = None
    """All configuration options of the session. Absent when the agent offers none."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ArchiveSessionRequest(m.Struct, method="session/archive"):
    """Parameters of `session/archive`."""

    session_id: str
    """Identifier of the session to archive."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ArchiveSessionResponse(m.Struct, null=True):
    """Result of `session/archive`: the session is archived and closed."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class UnarchiveSessionRequest(m.Struct, method="session/unarchive"):
    """Parameters of `session/unarchive`."""

    session_id: str
    """Identifier of the session to bring back."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class UnarchiveSessionResponse(m.Struct, null=True):
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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


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


class StateUpdateRunning(m.Struct, tag="state"):
    """It works."""

    state: t.Literal["running"] = "running"
    """Tells the variant."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class StateUpdateIdle(m.Struct, tag="state"):
    """It is ready for the next message. A child that is idle has not ended."""

    state: t.Literal["idle"] = "idle"
    """Tells the variant."""

    usage: Usage | None = None
    """Tokens the work took. Absent when not told."""

    stop_reason: SubagentStopReason | None = None
    """Why the work ended. Absent when not told."""

    error: Error | None = None
    """What failed, when `stopReason` is `error`. Absent when not told."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class StateUpdateRequiresAction(m.Struct, tag="state"):
    """It waits for the user."""

    state: t.Literal["requires_action"] = "requires_action"
    """Tells the variant."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class StateUpdateUndetermined(m.Struct, tag="state"):
    """The agent lost sight of it. The work may go on."""

    state: t.Literal["unknown"] = "unknown"
    """Tells the variant."""

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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


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


class CreateTerminalRequest(m.Struct, method="terminal/create"):
    """Parameters of `terminal/create`."""

    session_id: str
    """Identifier of the session."""

    command: str
    """Program to run."""

    args: list[str] | None = None
    """Arguments of the program. Absent means none."""

    env: list[EnvVariable] | None = None
    """Environment variables set for the program. Absent means none."""

    cwd: str | None = None
    """Absolute path of the directory to run in. Absent leaves the choice to the client."""

    output_byte_limit: int | None = None
    """Bytes of output to keep. Beyond that the oldest output is dropped at a character boundary. Absent leaves the
    choice to the client.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CreateTerminalResponse(m.Struct):
    """Result of `terminal/create`: the command was started."""

    terminal_id: str
    """Identifier of the new terminal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalOutputRequest(m.Struct, method="terminal/output"):
    """Parameters of `terminal/output`."""

    session_id: str
    """Identifier of the session."""

    terminal_id: str
    """Identifier of the terminal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalOutputResponse(m.Struct):
    """Result of `terminal/output`."""

    output: str
    """Output kept so far."""

    truncated: bool
    """Whether older output was dropped because of the byte limit."""

    exit_status: TerminalExitStatus | None = None
    """How the command ended. Absent while it runs."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class TerminalExitStatus(m.Struct):
    """How a command ended."""

    exit_code: int | None = None
    """Exit code. Absent or `null` when a signal ended the command."""

    signal: str | None = None
    """Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class WaitForTerminalExitRequest(m.Struct, method="terminal/wait_for_exit"):
    """Parameters of `terminal/wait_for_exit`."""

    session_id: str
    """Identifier of the session."""

    terminal_id: str
    """Identifier of the terminal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class WaitForTerminalExitResponse(m.Struct, null=True):
    """Result of `terminal/wait_for_exit`: how the command ended."""

    exit_code: int | None = None
    """Exit code. Absent or `null` when a signal ended the command."""

    signal: str | None = None
    """Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class KillTerminalRequest(m.Struct, method="terminal/kill"):
    """Parameters of `terminal/kill`."""

    session_id: str
    """Identifier of the session."""

    terminal_id: str
    """Identifier of the terminal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class KillTerminalResponse(m.Struct, null=True):
    """Result of `terminal/kill`: the command was ended, the terminal remains."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ReleaseTerminalRequest(m.Struct, method="terminal/release"):
    """Parameters of `terminal/release`."""

    session_id: str
    """Identifier of the session."""

    terminal_id: str
    """Identifier of the terminal."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ReleaseTerminalResponse(m.Struct, null=True):
    """Result of `terminal/release`: the identifier is no longer valid."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ThreadwireAgentCapabilities(m.Struct):
    """What this server adds to the protocol: the member `threadwire` of the `_meta` of `agentCapabilities`, in
    version 2 of `capabilities`. All of it is in the members `threadwire` of `_meta`, see `ThreadwireMeta`.
    """

    prompt_turn_id: bool
    """Answers to prompts name the turn."""

    terminal_output: bool
    """Version 1: the output of commands is sent as that of a terminal to clients that say `terminal_output` in the
    `_meta` of their capabilities.
    """

    shared_sessions: bool
    """Several clients, of any protocol, can open one session at the same time. All see its turns, all are asked, and
    the first answer counts.
    """

    cursors: bool
    """A session can be opened at a cursor, and clients that ask for it are told cursors."""

    answers: bool
    """Clients that ask for it are told who answered a question in their place."""


class ThreadwireClientCapabilities(m.Struct):
    """What a client asks of these additions: the member `threadwire` of the `_meta` of `clientCapabilities`, in
    version 2 of `capabilities`.
    """

    cursors: bool = False
    """Whether answers that open a session, and updates, carry cursors."""

    answers: bool = False
    """Whether `$/cancel_request` about a question tells who answered it."""


class ThreadwireMeta(m.Struct):
    """The member `threadwire` of the `_meta` of a message."""

    agent: str | None = None
    """In `session/new`: name of the configured agent that answers. Absent means the configured default."""

    after: int | None = None
    """In `session/load` and `session/resume`: the last cursor that the client was told. In place of the history,
    what followed is sent after the answer: all of it while the server has the session in memory, otherwise
    without the pieces of messages and outputs. A client drops what it got with this cursor and later.
    """

    cursor: int | None = None
    """In answers that open a session, and in updates other than pieces of messages: the place in the session's
    record of events before which everything was told.
    """

    turn_id: str | None = None
    """In answers to prompts: identifier of the turn, the same in all protocols. Absent when there was none."""

    answer: ThreadwireAnswer | None = None
    """In `$/cancel_request` about a question: how the question was settled."""


class ThreadwireAnswer(m.Struct):
    """How a question was settled that this client did not answer."""

    by: ThreadwireAnsweredBy
    """What settled it."""

    principal: str | None = None
    """Name of the token of the client that answered, `local` for a client that needs none. Absent when no client
    answered.
    """

    option_id: str | None = None
    """The option of a permission that stands for the answer. Absent for other questions."""


class ToolCall(m.Struct, tag="session_update"):
    """A tool call as it begins."""

    session_update: t.Literal["tool_call"] = "tool_call"
    """Tells the variant."""

    tool_call_id: str
    """Identifier of the call, unique in the session."""

    title: str
    """What the call does, for people."""

    name: str | None = None
    """Name of the tool as programs know it. Absent when the agent does not tell."""

    kind: ToolKind | None = None
    """What kind of tool it is, for icons and layout. Absent means `other`."""

    status: ToolCallStatus | None = None
    """How far the call has come. Absent means `pending`."""

    content: list[ToolCallContent] | None = None
    """What the call has produced. Absent means nothing yet."""

    locations: list[ToolCallLocation] | None = None
    """Files the call touches, for a client that follows along. Absent means none."""

    raw_input: t.Any = None
    """Arguments of the call as the tool takes them. Absent when not told."""

    raw_output: t.Any = None
    """Result of the call as the tool gave it. Absent when there is none or it is not told."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallUpdate(m.Struct):
    """Changes to a tool call. An absent or `null` member leaves the value as it is. An unknown identifier begins a
    call.
    """

    tool_call_id: str
    """Identifier of the call."""

    title: str | None = None
    """The new title. Absent means unchanged."""

    name: str | None = None
    """Name of the tool as programs know it. Absent means unchanged."""

    kind: ToolKind | None = None
    """The new kind. Absent means unchanged."""

    status: ToolCallStatus | None = None
    """The new status. Absent means unchanged."""

    content: list[ToolCallContent] | None = None
    """Everything the call has produced so far: the list replaces the earlier one. Absent means unchanged."""

    locations: list[ToolCallLocation] | None = None
    """All files the call touches: the list replaces the earlier one. Absent means unchanged."""

    raw_input: t.Any = None
    """The new arguments. Absent means unchanged."""

    raw_output: t.Any = None
    """The new result. Absent means unchanged."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallContentContent(m.Struct, tag="type"):
    """Text, a picture or any other content."""

    type: t.Literal["content"] = "content"
    """Tells the variant."""

    content: ContentBlock
    """The content."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallContentDiff(m.Struct, tag="type"):
    """A changed file."""

    type: t.Literal["diff"] = "diff"
    """Tells the variant."""

    path: str
    """Absolute path of the file."""

    old_text: str | None = None
    """Contents before the change. Absent or `null` means the file is new."""

    new_text: str
    """Contents after the change. Empty for a file that was deleted or emptied."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ToolCallContentTerminal(m.Struct, tag="type"):
    """The live output of a terminal. It stays visible after the terminal is released."""

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


class SessionNotification(m.Struct, method="session/update"):
    """Parameters of `session/update`."""

    session_id: str
    """Identifier of the session."""

    update: SessionUpdate
    """What happened."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ContentChunk(m.Struct):
    """A piece of a message."""

    content: ContentBlock
    """The piece."""

    message_id: str | None = None
    """Identifier of the message. Pieces with the same one belong together, a new one begins a message. When absent,
    the message ends where the kind of update changes.
    """

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AvailableCommandsUpdate(m.Struct, tag="session_update"):
    """The slash commands on offer."""

    session_update: t.Literal["available_commands_update"] = "available_commands_update"
    """Tells the variant."""

    available_commands: list[AvailableCommand]
    """All commands. The list replaces the earlier one."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AvailableCommand(m.Struct):
    """One slash command. It is run by a prompt whose text is `/name` and its input."""

    name: str
    """Name of the command, without the slash."""

    description: str
    """What the command does, for people."""

    input: AvailableCommandInput | None = None
    """What may follow the name. Absent when the command takes no input."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class AvailableCommandInput(m.Struct):
    """Free text that follows the name of a command."""

    hint: str
    """Shown as long as nothing has been typed."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CurrentModeUpdate(m.Struct, tag="session_update"):
    """The mode now in force."""

    session_update: t.Literal["current_mode_update"] = "current_mode_update"
    """Tells the variant."""

    current_mode_id: str
    """Identifier of one of the session's `availableModes`."""

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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


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


class RequestPermissionOutcomeCancelled(m.Struct, tag="outcome"):
    """The turn was canceled before a decision."""

    outcome: t.Literal["cancelled"] = "cancelled"
    """Tells the variant."""


class SessionUpdateUserMessageChunk(ContentChunk, tag="session_update"):
    """A piece of a message of the user, when a session is replayed or the agent repeats the prompt."""

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


class SessionUpdateToolCallUpdate(ToolCallUpdate, tag="session_update"):
    """A tool call changes."""

    session_update: t.Literal["tool_call_update"] = "tool_call_update"
    """Tells the variant."""


AuthMethod: t.TypeAlias = t.Union[
    AuthMethodTerminal,
    AuthMethodAgent,
    m.Unknown,
]
"""One way to sign in. Without a `type` the agent runs it itself."""

SessionConfigOption: t.TypeAlias = t.Union[
    SessionConfigOptionSelect,
    SessionConfigOptionBoolean,
    m.Unknown,
]
"""A setting of a session that the user may change, with its present value."""

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
"""A value for a configuration option."""

ContentBlock: t.TypeAlias = t.Union[
    ContentBlockText,
    ContentBlockImage,
    ContentBlockAudio,
    ContentBlockResourceLink,
    ContentBlockResource,
    m.Unknown,
]
"""One piece of content, in the shape MCP uses."""

EmbeddedResourceResource: t.TypeAlias = t.Union[
    EmbeddedResourceResourceText,
    EmbeddedResourceResourceBlob,
    m.Unknown,
]
"""A resource with its contents, as text or as bytes."""

CreateElicitationRequest: t.TypeAlias = t.Union[
    CreateElicitationRequestForm,
    CreateElicitationRequestUrl,
    m.Unknown,
]
"""Parameters of `elicitation/create`: a question that belongs to either a session or a pending request. An unknown
mode is not shown as a known one.
"""

ElicitationPropertySchema: t.TypeAlias = t.Union[
    ElicitationPropertySchemaString,
    ElicitationPropertySchemaNumber,
    ElicitationPropertySchemaInteger,
    ElicitationPropertySchemaBoolean,
    ElicitationPropertySchemaArray,
    m.Unknown,
]
"""One field of a form. A client does not show a type it does not know as another one."""

MultiSelectItems: t.TypeAlias = t.Union[
    MultiSelectItemsString,
    MultiSelectItemsTitled,
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
    m.Unknown,
]
"""The value of one field."""

McpServer: t.TypeAlias = t.Union[
    McpServerHttp,
    McpServerSse,
    McpServerAcp,
    McpServerStdio,
    m.Unknown,
]
"""An MCP server and how to reach it. An entry without a `type` is started as a process."""

MessageMcpResponse: t.TypeAlias = t.Union[
    MessageMcpResponseResult,
    MessageMcpResponseError,
    m.Unknown,
]
"""Result of the request `mcp/message`: the MCP result or the MCP error. With both, `result` counts."""

RequestPermissionOutcome: t.TypeAlias = t.Union[
    RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected,
    m.Unknown,
]
"""What was decided about a tool call."""

PlanUpdateContent: t.TypeAlias = t.Union[
    PlanUpdateContentItems,
    PlanUpdateContentFile,
    PlanUpdateContentMarkdown,
    m.Unknown,
]
"""A plan in one of several forms."""

ProxySuccessorResponse: t.TypeAlias = t.Any
"""Result of `proxy/successor`: the result of the request that was passed on, any JSON."""

RequestId: t.TypeAlias = t.Union[
    int,
    str,
    m.Unknown,
]
"""Identifier of a request."""

StateUpdate: t.TypeAlias = t.Union[
    StateUpdateRunning,
    StateUpdateIdle,
    StateUpdateRequiresAction,
    StateUpdateUndetermined,
    m.Unknown,
]
"""What a child session is doing, as a complete snapshot. Names that begin with `_` are free for extensions; an
unknown state never counts as idle.
"""

ToolCallContent: t.TypeAlias = t.Union[
    ToolCallContentContent,
    ToolCallContentDiff,
    ToolCallContentTerminal,
    m.Unknown,
]
"""Something a tool call has produced."""

SessionUpdate: t.TypeAlias = t.Union[
    SessionUpdateUserMessageChunk,
    SessionUpdateAgentMessageChunk,
    SessionUpdateAgentThoughtChunk,
    ToolCall,
    SessionUpdateToolCallUpdate,
    Plan,
    AvailableCommandsUpdate,
    CurrentModeUpdate,
    ConfigOptionUpdate,
    SessionInfoUpdate,
    UsageUpdate,
    Notice,
    CompactionUpdate,
    CompactionSummaryChunk,
    PlanUpdate,
    PlanRemoved,
    SubagentUpdate,
    SessionMessage,
    SessionMessageChunk,
    m.Unknown,
]
"""Something that happened in a session. Readers skip an update they do not know."""
