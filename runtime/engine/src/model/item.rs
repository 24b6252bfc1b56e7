//! What a turn consists of. The bodies are rich enough for every dialect; each dialect shows its own view of them.

use std::{fmt, path::PathBuf, sync::Arc};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{IgnoredAny, MapAccess, SeqAccess, Visitor},
};
use serde_json::value::RawValue;

use super::{
    id::{ItemId, ThreadId, TurnId},
    time::Millis,
};

/// Any JSON, kept as the text it came in and shared rather than copied.
///
/// Types that hold one are tagged from outside: an inner tag would make serde buffer the content, which loses the text.
pub type Json = Arc<RawValue>;

/// Takes what a model wrote as JSON. Fails for text that is none, and for arrays and objects nested deeper than 128
/// levels: it becomes part of messages, which have a bound of their own.
pub fn read_json(text: &str) -> Result<Json, serde_json::Error> {
    /// Reads a value level by level, so that the parser counts them.
    struct Nested;

    impl<'de> Deserialize<'de> for Nested {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_any(Self)
        }
    }

    impl<'de> Visitor<'de> for Nested {
        type Value = Self;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("JSON")
        }

        fn visit_unit<E>(self) -> Result<Self, E> {
            Ok(self)
        }

        fn visit_bool<E>(self, _: bool) -> Result<Self, E> {
            Ok(self)
        }

        fn visit_i64<E>(self, _: i64) -> Result<Self, E> {
            Ok(self)
        }

        fn visit_u64<E>(self, _: u64) -> Result<Self, E> {
            Ok(self)
        }

        fn visit_f64<E>(self, _: f64) -> Result<Self, E> {
            Ok(self)
        }

        fn visit_str<E>(self, _: &str) -> Result<Self, E> {
            Ok(self)
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self, A::Error> {
            while items.next_element::<Self>()?.is_some() {}
            Ok(self)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self, A::Error> {
            while members.next_entry::<IgnoredAny, Self>()?.is_some() {}
            Ok(self)
        }
    }

    serde_json::from_str::<Nested>(text)?;
    RawValue::from_string(text.to_owned()).map(Json::from)
}

/// One entry of a turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Item {
    /// Unique in the thread.
    pub id: ItemId,
    /// The turn that the item belongs to.
    pub turn: TurnId,
    /// Number of the event that started it, which orders it among the items and asks of its turn. A copied turn keeps
    /// the numbers that it had where it was copied from.
    #[serde(skip)]
    pub seq: u64,
    /// When the item started.
    pub started_at: Millis,
    /// When the item reached its final state; `None` while it is open.
    pub completed_at: Option<Millis>,
    /// What the item is.
    pub body: ItemBody,
}

/// Serializes items with their numbers, which rows of the store keep beside them.
pub(crate) mod numbered {
    use super::{Arc, Deserialize, Deserializer, Item, Serialize};
    use serde::Serializer;

    #[derive(Deserialize)]
    struct Numbered(u64, Item);

    impl From<Numbered> for Arc<Item> {
        fn from(Numbered(seq, item): Numbered) -> Self {
            Self::new(Item { seq, ..item })
        }
    }

    pub(crate) fn serialize<S: Serializer>(item: &Arc<Item>, to: S) -> Result<S::Ok, S::Error> {
        (item.seq, item).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Item>, D::Error> {
        Numbered::deserialize(from).map(Arc::from)
    }

    /// Likewise for an item that may not be there.
    pub(crate) mod option {
        use super::{Arc, Deserialize, Deserializer, Item, Numbered, Serialize, Serializer};

        pub(crate) fn serialize<S: Serializer>(
            item: &Option<Arc<Item>>,
            to: S,
        ) -> Result<S::Ok, S::Error> {
            item.as_ref().map(|item| (item.seq, item)).serialize(to)
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
            from: D,
        ) -> Result<Option<Arc<Item>>, D::Error> {
            let item = Option::<Numbered>::deserialize(from)?;
            Ok(item.map(Arc::from))
        }
    }

    /// Likewise for a list.
    pub(crate) mod list {
        use super::{Arc, Deserialize, Deserializer, Item, Numbered, Serializer};

        pub(crate) fn serialize<S: Serializer>(
            items: &[Arc<Item>],
            to: S,
        ) -> Result<S::Ok, S::Error> {
            to.collect_seq(items.iter().map(|item| (item.seq, item)))
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
            from: D,
        ) -> Result<Vec<Arc<Item>>, D::Error> {
            let items = Vec::<Numbered>::deserialize(from)?;
            Ok(items.into_iter().map(Arc::from).collect())
        }
    }
}

/// The kinds of item.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemBody {
    /// What the user said. Always the first item of a turn; more follow when the turn is steered.
    User {
        /// The parts in the order in which they were given.
        content: Vec<InputPart>,
        /// The client's own id for the message, if it gave one.
        client_id: Option<String>,
        /// Whether the input joined a turn that was already running.
        steered: bool,
    },
    /// What the agent said. Streams `DeltaKind::Text`.
    Agent {
        /// The whole text.
        text: String,
    },
    /// What the agent thought. Streams `DeltaKind::Summary` and `DeltaKind::Reasoning`.
    Reasoning {
        /// Summary sections, in order.
        summary: Vec<String>,
        /// Raw reasoning sections, in order.
        content: Vec<String>,
    },
    /// A shell command. Streams `DeltaKind::Output`.
    Command(CommandItem),
    /// A change to files.
    FileChange(FileChangeItem),
    /// A call of a tool that is neither the shell nor a patch.
    Tool(ToolItem),
    /// A plan proposed in plan mode. Streams `DeltaKind::Plan`.
    Plan {
        /// The whole text.
        text: String,
    },
    /// An image that the agent looked at.
    ImageView {
        /// Absolute path.
        path: PathBuf,
    },
    /// A web search.
    WebSearch {
        /// What was searched for.
        query: String,
    },
    /// The older part of the history was replaced by a summary.
    Compaction {
        /// The summary, if the agent shows it.
        summary: Option<String>,
    },
    /// A review begins.
    ReviewStarted {
        /// What is reviewed, in a few words.
        subject: String,
    },
    /// A review is done. What it found is also the message that follows.
    ReviewEnded {
        /// What was found, for people.
        findings: String,
    },
    /// A failure that the user should see in the history.
    Error {
        /// What happened.
        message: String,
    },
}

impl ItemBody {
    /// Tells whether the item is something that is done, and not something that is said.
    pub(crate) fn is_action(&self) -> bool {
        matches!(self, Self::Command(_) | Self::FileChange(_) | Self::Tool(_))
    }
}

/// A shell command and what came of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CommandItem {
    /// Who runs it and how.
    #[serde(default)]
    pub source: CommandSource,
    /// The command as a person would type it.
    pub command: String,
    /// The arguments that are executed.
    pub argv: Vec<String>,
    /// Absolute working directory.
    pub cwd: PathBuf,
    /// What the command appears to do.
    pub actions: Vec<CommandAction>,
    /// Process id as text, once it runs.
    pub process_id: Option<String>,
    /// Where it stands.
    pub status: ActionStatus,
    /// stdout and stderr as they came, bounded by the tool that ran it; `None` until it ended.
    pub output: Option<String>,
    /// Exit code, once it ended by itself.
    pub exit_code: Option<i32>,
    /// Wall time in milliseconds, once it ended.
    pub duration_ms: Option<i64>,
}

/// Who runs a command and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CommandSource {
    /// The agent, which waits for its end.
    #[default]
    Agent,
    /// The agent, in a session that it can come back to under the process id.
    Session,
    /// The user.
    User,
}

/// What a part of a command appears to do, for display.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum CommandAction {
    /// Reads one file.
    Read {
        /// The part of the command.
        command: String,
        /// File name without folders.
        name: String,
        /// Absolute path.
        path: PathBuf,
    },
    /// Lists files.
    List {
        /// The part of the command.
        command: String,
        /// Where, if it says so.
        path: Option<String>,
    },
    /// Searches in files.
    Search {
        /// The part of the command.
        command: String,
        /// What for, if it says so.
        query: Option<String>,
        /// Where, if it says so.
        path: Option<String>,
    },
    /// Anything else.
    Unknown {
        /// The part of the command.
        command: String,
    },
}

/// Where an action stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionStatus {
    /// Waiting for consent, or under way.
    InProgress,
    /// Done.
    Completed,
    /// Tried without success.
    Failed,
    /// Refused by a person or by policy; nothing was done.
    Declined,
}

/// A change to one or more files.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FileChangeItem {
    /// One entry per file.
    pub changes: Vec<FileChange>,
    /// Where it stands.
    pub status: ActionStatus,
}

/// A change to one file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FileChange {
    /// Absolute path, before a move.
    pub path: PathBuf,
    /// What happens to the file.
    pub kind: FileChangeKind,
    /// Unified diff without file headers for an update; the whole content for an addition or deletion.
    pub diff: String,
    /// Content before; `None` for an addition.
    pub old_text: Option<String>,
    /// Content afterwards; `None` for a deletion.
    pub new_text: Option<String>,
}

/// What happens to a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FileChangeKind {
    /// The file is new.
    Add,
    /// The file goes away.
    Delete,
    /// The content changes.
    Update {
        /// Absolute path that the file moves to.
        move_path: Option<PathBuf>,
    },
}

/// A call of a tool.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ToolItem {
    /// Who offers the tool.
    pub source: ToolSource,
    /// The tool's name.
    pub name: String,
    /// The arguments, as JSON.
    pub arguments: Json,
    /// Where it stands.
    pub status: ActionStatus,
    /// What the tool returned, part by part; `None` until it ended.
    pub content: Option<Vec<ToolContent>>,
    /// Structured result beside the content, if the tool gave one.
    pub structured: Option<Json>,
    /// Why it failed.
    pub error: Option<String>,
    /// Wall time in milliseconds, once it ended.
    pub duration_ms: Option<i64>,
}

impl ToolItem {
    /// Makes a call that is in progress.
    pub fn new(source: ToolSource, name: impl Into<String>, arguments: Json) -> Self {
        Self {
            source,
            name: name.into(),
            arguments,
            status: ActionStatus::InProgress,
            content: None,
            structured: None,
            error: None,
            duration_ms: None,
        }
    }
}

/// Who offers a tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ToolSource {
    /// The agent itself.
    Agent,
    /// The agent itself, to work with agents that it spawned.
    Agents(Box<AgentsCall>),
    /// An MCP server.
    Mcp {
        /// Its configured name.
        server: String,
        /// Whether the tool only reads, if the server says so.
        #[serde(default)]
        read_only: Option<bool>,
    },
    /// The client that declared the tool for this thread.
    Client {
        /// The namespace it declared, if any.
        namespace: Option<String>,
    },
    /// A plugin.
    Plugin {
        /// Its id.
        plugin: String,
    },
}

/// What an agent wants of agents that it spawned, and how they stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgentsCall {
    /// What it wants.
    pub act: AgentsAct,
    /// Its own thread.
    pub sender: ThreadId,
    /// The threads of the others, as far as they are known.
    pub receivers: Vec<ThreadId>,
    /// What it tells them.
    pub prompt: Option<String>,
    /// Model of a spawned agent; empty until it is known.
    pub model: Option<String>,
    /// Reasoning effort of a spawned agent, in the provider's words.
    pub effort: Option<String>,
    /// How the others stand, where that is known.
    pub states: Vec<(ThreadId, AgentStatus)>,
}

/// What an agent can want of agents that it spawned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgentsAct {
    /// That there is one more.
    Spawn,
    /// That one hears something.
    SendInput,
    /// That one comes back.
    Resume,
    /// That one of them is done.
    Wait,
    /// That one goes away.
    Close,
}

/// How an agent stands. Its JSON is what models are told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgentStatus {
    /// It has not begun.
    PendingInit,
    /// It works.
    Running,
    /// It was interrupted, and can go on.
    Interrupted,
    /// It is done; with its last message, if it said anything.
    Completed(Option<String>),
    /// It failed, and why.
    Errored(String),
    /// It was closed.
    Shutdown,
    /// There is none of this name.
    NotFound,
}

/// One part of what a tool returned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ToolContent {
    /// Plain text.
    Text {
        /// The text.
        text: String,
    },
    /// An image.
    Image {
        /// `data:` or `http(s):` URL.
        url: String,
    },
    /// A content block of MCP that is none of the above, or more: sound, a resource, a link to one.
    Block {
        /// The block as JSON text.
        json: String,
    },
}

/// One part of the user's input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InputPart {
    /// Plain text.
    Text {
        /// The text.
        text: String,
        /// Spans of the text that a client shows in a special way, as that client sent them; kept, not read.
        elements: Option<StoredJson>,
    },
    /// An image by URL.
    Image {
        /// `data:` or `http(s):` URL.
        url: String,
    },
    /// An image file on the server's machine.
    LocalImage {
        /// Path as given.
        path: PathBuf,
    },
    /// Sound by URL.
    Audio {
        /// `data:` or `http(s):` URL.
        url: String,
    },
    /// A skill to use.
    Skill {
        /// The skill's name.
        name: String,
        /// Path of its `SKILL.md`, if the client knows it.
        path: Option<PathBuf>,
    },
    /// A slash command to expand.
    Command {
        /// Name without the slash.
        name: String,
        /// What follows the name.
        arguments: Option<String>,
    },
    /// A mention of a file or another resource.
    Mention {
        /// Name as shown.
        name: String,
        /// Path or URI.
        path: String,
    },
    /// Embedded text of a resource.
    Resource {
        /// Where it comes from.
        uri: String,
        /// MIME type, if known.
        mime_type: Option<String>,
        /// The text.
        text: String,
    },
}

impl InputPart {
    /// Makes a plain text part.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text {
            text: text.into(),
            elements: None,
        }
    }
}

/// Any JSON that compares by its text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StoredJson(pub Json);

impl PartialEq for StoredJson {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

/// Which text of an item a delta continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeltaKind {
    /// The text of an agent message.
    Text,
    /// Section `n` of a reasoning summary. A delta with a new `n` starts the section.
    Summary(u32),
    /// Section `n` of raw reasoning.
    Reasoning(u32),
    /// The output of a command.
    Output,
    /// The text of a proposed plan.
    Plan,
    /// Progress text of a tool call.
    Progress,
    /// What the agent typed into the process of a command, which has this number.
    Input(u32),
}

#[cfg(test)]
mod tests {
    use super::read_json;

    #[test]
    fn json_of_models_is_json_and_not_too_deep() {
        let nested = |levels: usize| {
            format!(
                "{}{}",
                r#"[{"a":"#.repeat(levels) + "1",
                "}]".repeat(levels)
            )
        };
        let good = nested(63);
        assert_eq!(read_json(&good).unwrap().get(), good);
        assert!(read_json(&nested(64)).is_err());
        assert!(read_json(&nested(100_000)).is_err());
        for text in ["null", r#" {"a":[1,-2,3.5e2,true,"ä\n"]}"#] {
            assert_eq!(read_json(text).unwrap().get(), text.trim());
        }
        for text in ["", "{", "[1,]", "1 2"] {
            assert!(read_json(text).is_err(), "{text}");
        }
    }
}
