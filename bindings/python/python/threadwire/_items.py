"""The items of a thread as agents see them, and the values that agents yield."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict, cast

__all__ = [
    "ActionStatus",
    "ClientTool",
    "Content",
    "Message",
    "Part",
    "PastItem",
    "Plan",
    "Said",
    "StepStatus",
    "Thought",
    "ToolCall",
    "ToolResult",
    "Usage",
]

StepStatus = Literal["pending", "in_progress", "completed"]
ActionStatus = Literal["in_progress", "completed", "failed", "declined"]


@dataclass(frozen=True, slots=True)
class Message:
    """A separate message; plain text appends to the previous message."""

    text: str


@dataclass(frozen=True, slots=True)
class Thought:
    """Reasoning. Consecutive values append to the same item."""

    text: str


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole plan. A step without a status is pending."""

    steps: Iterable[str | tuple[str, StepStatus]]
    explanation: str | None = None


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens of a model request.

    Attributes:
        input: All input tokens, including cached ones.
        cached_input: Input tokens read from a cache.
        output: Output tokens, including those of reasoning.
        reasoning: Output tokens of reasoning.
        context_window: Size of the model's context window in tokens, if known.
    """

    input: int = 0
    cached_input: int = 0
    output: int = 0
    reasoning: int = 0
    context_window: int | None = None


@dataclass(frozen=True, slots=True)
class ToolCall:
    """The start of a call of the agent's own tool. The id is unique in the turn."""

    id: str
    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True)
class ToolResult:
    """The result of a `ToolCall`: its output as text, or its error."""

    id: str
    output: str | None = None
    error: str | None = None


Said = str | Message | Thought | Plan | Usage | ToolCall | ToolResult
"""A value that an agent yields."""


class TextPart(TypedDict):
    type: Literal["text"]
    text: str


class ImagePart(TypedDict):
    type: Literal["image"]
    url: str


class LocalImagePart(TypedDict):
    type: Literal["local_image"]
    path: str


class AudioPart(TypedDict):
    type: Literal["audio"]
    url: str


class SkillPart(TypedDict):
    type: Literal["skill"]
    name: str
    path: str | None


class CommandPart(TypedDict):
    """A command. `prompt` is the text that it stands for; `None` if it is no command of the workspace."""

    type: Literal["command"]
    name: str
    arguments: str | None
    prompt: str | None


class MentionPart(TypedDict):
    type: Literal["mention"]
    name: str
    path: str


class ResourcePart(TypedDict):
    type: Literal["resource"]
    uri: str
    mime_type: str | None
    text: str


Part = TextPart | ImagePart | LocalImagePart | AudioPart | SkillPart | CommandPart | MentionPart | ResourcePart
"""A part of the user's input, tagged by `type`."""


class TextContent(TypedDict):
    type: Literal["text"]
    text: str


class ImageContent(TypedDict):
    type: Literal["image"]
    url: str


class BlockContent(TypedDict):
    type: Literal["block"]
    block: dict[str, Any]


Content = TextContent | ImageContent | BlockContent
"""A part of a tool result, tagged by `type`. A `block` is an unchanged MCP content block."""


class Change(TypedDict):
    """The change of one file. `diff` is a unified diff, or the content of a file that is added or deleted."""

    path: str
    kind: Literal["add", "delete", "update"]
    diff: str


class UserItem(TypedDict):
    type: Literal["user"]
    content: list[Part]


class AgentItem(TypedDict):
    type: Literal["agent"]
    text: str


class ReasoningItem(TypedDict):
    type: Literal["reasoning"]
    text: str


class CommandItem(TypedDict):
    type: Literal["command"]
    command: str
    cwd: str
    status: ActionStatus
    exit_code: int | None
    output: str | None


class FileChangeItem(TypedDict):
    type: Literal["file_change"]
    status: ActionStatus
    changes: list[Change]


class ToolItem(TypedDict):
    type: Literal["tool"]
    name: str
    arguments: Any
    status: ActionStatus
    content: list[Content] | None
    error: str | None


class PlanItem(TypedDict):
    type: Literal["plan"]
    text: str


class ImageViewItem(TypedDict):
    type: Literal["image_view"]
    path: str


class GeneratedImageItem(TypedDict):
    """An image that the provider of an agent made, in base64."""

    type: Literal["generated_image"]
    prompt: str | None
    data: str
    path: str | None


class WebSearchItem(TypedDict):
    type: Literal["web_search"]
    query: str


class CompactionItem(TypedDict):
    type: Literal["compaction"]
    summary: str | None


class HookPromptItem(TypedDict):
    """What hooks of the user told the agent to make it go on."""

    type: Literal["hook_prompt"]
    texts: list[str]


class ReviewStartedItem(TypedDict):
    type: Literal["review_started"]
    subject: str


class ReviewEndedItem(TypedDict):
    type: Literal["review_ended"]
    findings: str


class ErrorItem(TypedDict):
    type: Literal["error"]
    message: str


PastItem = (
    UserItem
    | AgentItem
    | ReasoningItem
    | CommandItem
    | FileChangeItem
    | ToolItem
    | PlanItem
    | ImageViewItem
    | GeneratedImageItem
    | WebSearchItem
    | CompactionItem
    | HookPromptItem
    | ReviewStartedItem
    | ReviewEndedItem
    | ErrorItem
)
"""An item of a turn in the history, tagged by `type`."""


class ClientTool(TypedDict):
    """A client tool of this thread. `input_schema` is the JSON Schema of its arguments."""

    name: str
    namespace: str | None
    description: str
    input_schema: Any


_AS_IT_CAME = frozenset({"arguments", "inputSchema", "block", "structured"})
"""Members whose content is foreign JSON, in which names are not converted."""

_WORDS = frozenset({"type", "status"})
"""Members whose value is converted to snake case."""


def snake(name: str) -> str:
    """Converts `inputSchema` to `input_schema`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


def shown(value: Any) -> Any:
    """Converts the JSON of a thread from Rust to snake case names."""
    if isinstance(value, list):
        return [shown(item) for item in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    result: dict[str, Any] = {}
    for name, content in cast("dict[str, Any]", value).items():
        if name in _WORDS and isinstance(content, str):
            result[snake(name)] = snake(content)
        else:
            result[snake(name)] = content if name in _AS_IT_CAME else shown(content)
    return result


def text_of(parts: Iterable[Part]) -> str:
    """Returns the text of an input."""
    return "\n".join(part["text"] for part in parts if part["type"] == "text")


def act_of(said: Any) -> dict[str, Any]:
    """Converts a yielded value to an act, as in `bindings/bridge/src/act.rs`."""
    match said:
        case Message(text):
            return {"message": text}
        case Thought(text):
            return {"thought": text}
        case Plan(steps, explanation):
            pairs = [(step, "pending") if isinstance(step, str) else step for step in steps]
            told = [{"text": text, "status": _STATUS.get(status, status)} for text, status in pairs]
            return {"plan": {"steps": told, "explanation": explanation}}
        case Usage():
            usage = {
                "input": said.input,
                "cachedInput": said.cached_input,
                "output": said.output,
                "reasoning": said.reasoning,
                "contextWindow": said.context_window,
            }
            return {"usage": usage}
        case ToolCall(id, name, arguments):
            return {"toolCall": {"id": id, "name": name, "arguments": dict(arguments)}}
        case ToolResult(id, output, error):
            return {"toolResult": {"id": id, "output": output, "error": error}}
        case _:
            raise TypeError(f"an agent yields text or {_YIELDED}, not {type(said).__name__}")


_STATUS = {"in_progress": "inProgress"}
_YIELDED = "Message, Thought, Plan, Usage, ToolCall, ToolResult"
