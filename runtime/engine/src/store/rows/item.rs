//! The stored forms of items.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::NEWER;

use crate::model::{
    ActionStatus, AgentStatus, CommandAction, CommandItem, CommandSource, FileChange,
    FileChangeItem, FileChangeKind, HookPrompt, InputPart, Item, ItemBody, ItemId, Json,
    MediaSource, Millis, Phase, SearchAction, StoredJson, SubagentAction, SubagentCall, ThreadId,
    ToolContent, ToolItem, ToolSource, TurnId, WasQueued, phase,
};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Item")]
struct ItemRow {
    id: ItemId,
    turn: TurnId,
    #[serde(skip)]
    seq: u64,
    started_at: Millis,
    completed_at: Option<Millis>,
    body: ItemBody,
}

/// An item of which this program does not know what it is.
#[derive(Deserialize)]
pub(in crate::store) struct NewerItem {
    id: ItemId,
    turn: TurnId,
    started_at: Millis,
    completed_at: Option<Millis>,
}

impl From<NewerItem> for Item {
    fn from(item: NewerItem) -> Self {
        Self {
            id: item.id,
            turn: item.turn,
            seq: 0,
            started_at: item.started_at,
            completed_at: item.completed_at,
            body: ItemBody::Error {
                message: NEWER.to_owned(),
            },
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ItemBody", rename_all = "snake_case")]
enum ItemBodyRow {
    User {
        content: Vec<InputPart>,
        client_id: Option<String>,
        steered: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        queued: Option<Box<WasQueued>>,
    },
    Agent {
        text: String,
        #[serde(default, with = "phase", skip_serializing_if = "Option::is_none")]
        phase: Option<Phase>,
    },
    Reasoning {
        summary: Vec<String>,
        content: Vec<String>,
    },
    Command(CommandItem),
    FileChange(FileChangeItem),
    Tool(ToolItem),
    Plan {
        text: String,
    },
    ImageView {
        path: PathBuf,
    },
    GeneratedImage {
        status: String,
        prompt: Option<String>,
        data: String,
        path: Option<PathBuf>,
    },
    WebSearch {
        query: String,
        #[serde(default, with = "SearchActionRow")]
        action: SearchAction,
    },
    Compaction {
        summary: Option<String>,
    },
    HookPrompt {
        prompts: Vec<HookPrompt>,
    },
    ReviewStarted {
        subject: String,
    },
    ReviewEnded {
        findings: String,
    },
    Error {
        message: String,
    },
}

/// Absent in rows of older versions, which knew the query only.
#[derive(Serialize, Deserialize)]
#[serde(remote = "SearchAction", tag = "kind", rename_all = "snake_case")]
enum SearchActionRow {
    Search {
        query: Option<String>,
        queries: Option<Vec<String>>,
    },
    OpenPage {
        url: Option<String>,
    },
    FindInPage {
        url: Option<String>,
        pattern: Option<String>,
    },
    #[serde(other)]
    Other,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "HookPrompt")]
struct HookPromptRow {
    text: String,
    run: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "CommandItem")]
struct CommandItemRow {
    #[serde(default)]
    source: CommandSource,
    command: String,
    argv: Vec<String>,
    cwd: PathBuf,
    actions: Vec<CommandAction>,
    process_id: Option<String>,
    status: ActionStatus,
    output: Option<String>,
    exit_code: Option<i32>,
    duration_ms: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "CommandSource", rename_all = "snake_case")]
enum CommandSourceRow {
    Agent,
    Session,
    User,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "CommandAction", tag = "kind", rename_all = "snake_case")]
enum CommandActionRow {
    Read {
        command: String,
        name: String,
        path: PathBuf,
    },
    List {
        command: String,
        path: Option<String>,
    },
    Search {
        command: String,
        query: Option<String>,
        path: Option<String>,
    },
    Unknown {
        command: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ActionStatus", rename_all = "snake_case")]
enum ActionStatusRow {
    InProgress,
    Completed,
    Failed,
    Declined,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileChangeItem")]
struct FileChangeItemRow {
    changes: Vec<FileChange>,
    status: ActionStatus,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileChange")]
struct FileChangeRow {
    path: PathBuf,
    kind: FileChangeKind,
    diff: String,
    old_text: Option<String>,
    new_text: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileChangeKind", tag = "kind", rename_all = "snake_case")]
enum FileChangeKindRow {
    Add,
    Delete,
    Update { move_path: Option<PathBuf> },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolItem")]
struct ToolItemRow {
    source: ToolSource,
    #[serde(skip_serializing_if = "Option::is_none")]
    plugin: Option<String>,
    name: String,
    arguments: Json,
    status: ActionStatus,
    content: Option<Vec<ToolContent>>,
    structured: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    meta: Option<Json>,
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error_code: Option<String>,
    duration_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<Json>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolSource", tag = "kind", rename_all = "snake_case")]
enum ToolSourceRow {
    Agent,
    Agents(Box<SubagentCall>),
    Mcp {
        server: String,
        read_only: Option<bool>,
    },
    Client {
        namespace: Option<String>,
    },
    Plugin {
        plugin: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "SubagentCall")]
struct SubagentCallRow {
    act: SubagentAction,
    sender: ThreadId,
    receivers: Vec<ThreadId>,
    prompt: Option<String>,
    model: Option<String>,
    effort: Option<String>,
    states: Vec<(ThreadId, AgentStatus)>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "SubagentAction", rename_all = "snake_case")]
enum SubagentActionRow {
    Spawn,
    SendInput,
    Resume,
    Wait,
    Close,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AgentStatus", rename_all = "snake_case")]
enum AgentStatusRow {
    PendingInit,
    Running,
    Interrupted,
    Completed(Option<String>),
    Errored(String),
    Shutdown,
    NotFound,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolContent", tag = "kind", rename_all = "snake_case")]
enum ToolContentRow {
    Text { text: String },
    Image { url: String },
    Block { json: String },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "InputPart", rename_all = "snake_case")]
enum InputPartRow {
    Text {
        text: String,
        elements: Option<StoredJson>,
    },
    Image {
        #[serde(flatten)]
        source: MediaSource,
        #[serde(skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
    },
    LocalImage {
        path: PathBuf,
        #[serde(skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
    },
    Audio {
        #[serde(flatten)]
        source: MediaSource,
    },
    Skill {
        name: String,
        path: Option<PathBuf>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_reference: bool,
    },
    Command {
        name: String,
        arguments: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        prompt: Option<String>,
    },
    Mention {
        name: String,
        path: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        block: Option<StoredJson>,
    },
    Resource {
        uri: String,
        mime_type: Option<String>,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        block: Option<StoredJson>,
    },
    ToolOutput {
        name: String,
        namespace: Option<String>,
        text: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "MediaSource", rename_all = "snake_case")]
enum MediaSourceRow {
    Url(String),
    FileId(String),
    Path(PathBuf),
}

forms! {
    ItemRow => Item,
    ItemBodyRow => ItemBody,
    CommandItemRow => CommandItem,
    CommandSourceRow => CommandSource else CommandSource::Agent,
    CommandActionRow => CommandAction else CommandAction::Unknown { command: String::new() },
    HookPromptRow => HookPrompt,
    ActionStatusRow => ActionStatus else ActionStatus::Failed,
    FileChangeItemRow => FileChangeItem,
    FileChangeRow => FileChange,
    FileChangeKindRow => FileChangeKind else FileChangeKind::Update { move_path: None },
    ToolItemRow => ToolItem,
    ToolSourceRow => ToolSource else ToolSource::Agent,
    SubagentCallRow => SubagentCall,
    SubagentActionRow => SubagentAction,
    AgentStatusRow => AgentStatus,
    ToolContentRow => ToolContent else ToolContent::Text { text: NEWER.to_owned() },
    InputPartRow => InputPart else InputPart::Text { text: NEWER.to_owned(), elements: None },
    MediaSourceRow => MediaSource,
}
