# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/types.py.j2 from schema/acp/types/*.json.
"""Types of Agent Client Protocol."""

from __future__ import annotations

import typing as t

from threadwire import _model as m

AuthMethodTerminalType: t.TypeAlias = t.Literal["terminal"]
"""Always `terminal`."""

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


class AuthenticateResponse(m.Struct):
    """Result of `authenticate`: the sign-in succeeded."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LogoutRequest(m.Struct, method="logout"):
    """Parameters of `logout`."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LogoutResponse(m.Struct):
    """Result of `logout`: the user is signed out."""

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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LogoutCapabilities(m.Struct):
    """Marker: the user can sign out."""

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


class InitializeRequest(m.Struct, method="initialize"):
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


class WriteTextFileResponse(m.Struct):
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


class SetSessionModeResponse(m.Struct):
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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class CancelRequestNotification(m.Struct, method="$/cancel_request"):
    """Parameters of `$/cancel_request`."""

    request_id: RequestId | None
    """Identifier of the request to give up, as the sender of this notification numbered it."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class LoadSessionResponse(m.Struct):
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

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


class ResumeSessionResponse(m.Struct):
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


class CancelNotification(m.Struct, method="session/cancel"):
    """Parameters of `session/cancel`."""

    session_id: str
    """Identifier of the session whose running turn is to stop."""

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


class WaitForTerminalExitResponse(m.Struct):
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


class KillTerminalResponse(m.Struct):
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


class ReleaseTerminalResponse(m.Struct):
    """Result of `terminal/release`: the identifier is no longer valid."""

    meta: t.Any = m.member(wire="_meta", default=None)
    """Extension data under namespaced keys. Absent when there is none."""


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
    McpServerStdio,
    m.Unknown,
]
"""An MCP server and how to reach it. An entry without a `type` is started as a process."""

RequestPermissionOutcome: t.TypeAlias = t.Union[
    RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected,
    m.Unknown,
]
"""What was decided about a tool call."""

RequestId: t.TypeAlias = t.Union[
    int,
    str,
    m.Unknown,
]
"""Identifier of a request."""

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
    m.Unknown,
]
"""Something that happened in a session. Readers skip an update they do not know."""
