//! The stored forms of items.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::model::{
    ActionStatus, AgentStatus, CommandAction, CommandItem, CommandSource, FileChange,
    FileChangeItem, FileChangeKind, HookPrompt, InputPart, Item, ItemBody, ItemId, Json, Millis,
    StoredJson, SubagentAction, SubagentCall, ThreadId, ToolContent, ToolItem, ToolSource, TurnId,
};

use super::As;

#[derive(Serialize, Deserialize)]
#[serde(remote = "Item")]
pub(in crate::store) struct ItemRow {
    id: ItemId,
    turn: TurnId,
    #[serde(skip)]
    seq: u64,
    started_at: Millis,
    completed_at: Option<Millis>,
    #[serde(with = "ItemBodyRow")]
    body: ItemBody,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ItemBody", rename_all = "snake_case")]
pub(in crate::store) enum ItemBodyRow {
    User {
        #[serde(with = "As::<Vec<InputPartRow>>")]
        content: Vec<InputPart>,
        client_id: Option<String>,
        steered: bool,
    },
    Agent {
        text: String,
    },
    Reasoning {
        summary: Vec<String>,
        content: Vec<String>,
    },
    Command(#[serde(with = "CommandItemRow")] CommandItem),
    FileChange(#[serde(with = "FileChangeItemRow")] FileChangeItem),
    Tool(#[serde(with = "ToolItemRow")] ToolItem),
    Plan {
        text: String,
    },
    ImageView {
        path: PathBuf,
    },
    WebSearch {
        query: String,
    },
    Compaction {
        summary: Option<String>,
    },
    HookPrompt {
        #[serde(with = "As::<Vec<HookPromptRow>>")]
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

#[derive(Serialize, Deserialize)]
#[serde(remote = "HookPrompt")]
pub(in crate::store) struct HookPromptRow {
    text: String,
    run: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "CommandItem")]
pub(in crate::store) struct CommandItemRow {
    #[serde(with = "CommandSourceRow", default)]
    source: CommandSource,
    command: String,
    argv: Vec<String>,
    cwd: PathBuf,
    #[serde(with = "As::<Vec<CommandActionRow>>")]
    actions: Vec<CommandAction>,
    process_id: Option<String>,
    #[serde(with = "ActionStatusRow")]
    status: ActionStatus,
    output: Option<String>,
    exit_code: Option<i32>,
    duration_ms: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "CommandSource", rename_all = "snake_case")]
pub(in crate::store) enum CommandSourceRow {
    Agent,
    Session,
    User,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "CommandAction", tag = "kind", rename_all = "snake_case")]
pub(in crate::store) enum CommandActionRow {
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
pub(in crate::store) enum ActionStatusRow {
    InProgress,
    Completed,
    Failed,
    Declined,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileChangeItem")]
pub(in crate::store) struct FileChangeItemRow {
    #[serde(with = "As::<Vec<FileChangeRow>>")]
    changes: Vec<FileChange>,
    #[serde(with = "ActionStatusRow")]
    status: ActionStatus,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileChange")]
pub(in crate::store) struct FileChangeRow {
    path: PathBuf,
    #[serde(with = "FileChangeKindRow")]
    kind: FileChangeKind,
    diff: String,
    old_text: Option<String>,
    new_text: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileChangeKind", tag = "kind", rename_all = "snake_case")]
pub(in crate::store) enum FileChangeKindRow {
    Add,
    Delete,
    Update { move_path: Option<PathBuf> },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolItem")]
pub(in crate::store) struct ToolItemRow {
    #[serde(with = "ToolSourceRow")]
    source: ToolSource,
    name: String,
    arguments: Json,
    #[serde(with = "ActionStatusRow")]
    status: ActionStatus,
    #[serde(with = "As::<Option<Vec<ToolContentRow>>>", default)]
    content: Option<Vec<ToolContent>>,
    structured: Option<Json>,
    error: Option<String>,
    duration_ms: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolSource", tag = "kind", rename_all = "snake_case")]
pub(in crate::store) enum ToolSourceRow {
    Agent,
    Agents(#[serde(with = "As::<Box<SubagentCallRow>>")] Box<SubagentCall>),
    Mcp {
        server: String,
        #[serde(default)]
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
pub(in crate::store) struct SubagentCallRow {
    #[serde(with = "SubagentActionRow")]
    act: SubagentAction,
    sender: ThreadId,
    receivers: Vec<ThreadId>,
    prompt: Option<String>,
    model: Option<String>,
    effort: Option<String>,
    #[serde(with = "As::<Vec<(ThreadId, AgentStatusRow)>>")]
    states: Vec<(ThreadId, AgentStatus)>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "SubagentAction", rename_all = "snake_case")]
pub(in crate::store) enum SubagentActionRow {
    Spawn,
    SendInput,
    Resume,
    Wait,
    Close,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AgentStatus", rename_all = "snake_case")]
pub(in crate::store) enum AgentStatusRow {
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
pub(in crate::store) enum ToolContentRow {
    Text { text: String },
    Image { url: String },
    Block { json: String },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "InputPart", rename_all = "snake_case")]
pub(in crate::store) enum InputPartRow {
    Text {
        text: String,
        elements: Option<StoredJson>,
    },
    Image {
        url: String,
    },
    LocalImage {
        path: PathBuf,
    },
    Audio {
        url: String,
    },
    Skill {
        name: String,
        path: Option<PathBuf>,
    },
    Command {
        name: String,
        arguments: Option<String>,
    },
    Mention {
        name: String,
        path: String,
    },
    Resource {
        uri: String,
        mime_type: Option<String>,
        text: String,
    },
}

forms! {
    ItemRow => Item,
    ItemBodyRow => ItemBody,
    CommandItemRow => CommandItem,
    CommandSourceRow => CommandSource,
    CommandActionRow => CommandAction,
    HookPromptRow => HookPrompt,
    ActionStatusRow => ActionStatus,
    FileChangeItemRow => FileChangeItem,
    FileChangeRow => FileChange,
    FileChangeKindRow => FileChangeKind,
    ToolItemRow => ToolItem,
    ToolSourceRow => ToolSource,
    SubagentCallRow => SubagentCall,
    SubagentActionRow => SubagentAction,
    AgentStatusRow => AgentStatus,
    ToolContentRow => ToolContent,
    InputPartRow => InputPart,
}
