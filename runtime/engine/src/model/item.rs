//! Items, the parts of a turn. The bodies hold enough for every dialect; each dialect shows its own view of them.

use std::{borrow::Cow, fmt, path::PathBuf, sync::Arc};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{IgnoredAny, MapAccess, SeqAccess, Visitor},
};
use serde_json::value::RawValue;

use super::{
    hook::HookPrompt,
    id::{ItemId, ThreadId, TurnId},
    time::Millis,
};

/// Any JSON, kept as its original text and shared instead of copied.
///
/// Enums that hold it are tagged externally: serde buffers internally tagged content, which loses the text.
pub type Json = Arc<RawValue>;

/// Parses JSON that a model wrote. Fails for invalid JSON, and for arrays and objects nested deeper than 128 levels,
/// because the value becomes part of messages that have their own depth limit.
pub fn read_json(text: &str) -> Result<Json, serde_json::Error> {
    /// Reads a value level by level, so that the parser counts the levels.
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

/// One item of a turn.
#[derive(Clone, Debug)]
pub struct Item {
    /// Unique in the thread.
    pub id: ItemId,
    /// The turn that the item belongs to.
    pub turn: TurnId,
    /// Sequence number of the event that started the item, which orders it among the items and asks of its turn. A
    /// copied turn keeps the numbers of its source.
    pub seq: u64,
    /// When the item started.
    pub started_at: Millis,
    /// When the item reached its final state; `None` while it is open.
    pub completed_at: Option<Millis>,
    /// What the item is.
    pub body: ItemBody,
}

impl Item {
    /// Returns the text of a message of the user or of the agent; `None` for other items.
    pub fn message(&self) -> Option<Cow<'_, str>> {
        match &self.body {
            ItemBody::User { content, .. } => {
                let mut texts = content.iter().filter_map(|part| match part {
                    InputPart::Text { text, .. } => Some(text.as_str()),
                    _ => None,
                });
                let first = texts.next()?;
                let rest: String = texts.collect();
                Some(match rest.is_empty() {
                    true => first.into(),
                    false => (first.to_owned() + &rest).into(),
                })
            }
            ItemBody::Agent { text, .. } => Some(text.into()),
            _ => None,
        }
    }

    /// Returns whether it is a message of the agent that answers the user: neither empty, nor a remark on the way there.
    pub fn is_answer(&self) -> bool {
        match &self.body {
            ItemBody::Agent { text, phase } => {
                matches!(phase, None | Some(Phase::FinalAnswer)) && !text.trim().is_empty()
            }
            _ => false,
        }
    }
}

/// Serializes items with their sequence numbers, which the store keeps in a column of their own.
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

    /// Serializes an optional item with its sequence number.
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

    /// Serializes a list of items with their sequence numbers.
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

/// What part of an answer a message of the agent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A remark while the work goes on.
    Commentary,
    /// A part of the answer; more may follow.
    PartialAnswer,
    /// The answer.
    FinalAnswer,
}

impl Phase {
    /// Returns the name, which models, rows and files have in common.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Commentary => "commentary",
            Self::PartialAnswer => "partial_answer",
            Self::FinalAnswer => "final_answer",
        }
    }
}

/// Serializes an optional [`Phase`] by its name. Whatever is none reads as `None`: the text of the message counts for more.
pub mod phase {
    use super::{Deserialize, Deserializer, Phase, Serialize};
    use serde::Serializer;

    /// Writes the name.
    pub fn serialize<S: Serializer>(phase: &Option<Phase>, to: S) -> Result<S::Ok, S::Error> {
        phase.map(Phase::as_str).serialize(to)
    }

    /// Reads the name.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Phase>, D::Error> {
        let name = serde_json::Value::deserialize(from)?;
        let known = [Phase::Commentary, Phase::PartialAnswer, Phase::FinalAnswer];
        Ok(known.into_iter().find(|known| name == known.as_str()))
    }
}

/// What a user message tells of the entry of the queue that it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WasQueued {
    /// See [`crate::QueuedInput::id`].
    pub id: String,
    /// See [`crate::QueuedInput::metadata`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<String>,
}

/// The kinds of item.
#[derive(Clone, Debug)]
pub enum ItemBody {
    /// A user message. Always the first item of a turn; more follow when the turn is steered.
    User {
        /// The parts in the order in which they were given.
        content: Vec<InputPart>,
        /// The client's own id for the message, if it gave one.
        client_id: Option<String>,
        /// Whether the input joined a turn that was already running.
        steered: bool,
        /// The entry of the queue that it was.
        queued: Option<Box<WasQueued>>,
    },
    /// A message of the agent. Streams `DeltaKind::Text`.
    Agent {
        /// The whole text.
        text: String,
        /// What part of the answer it is, if the model says so.
        phase: Option<Phase>,
    },
    /// Reasoning of the agent. Streams `DeltaKind::Summary` and `DeltaKind::Reasoning`.
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
    /// An image that the agent viewed.
    ImageView {
        /// Absolute path.
        path: PathBuf,
    },
    /// An image that the agent's provider made.
    GeneratedImage {
        /// Where it stands, in words of the provider.
        status: String,
        /// The prompt as the provider changed it, if it did.
        prompt: Option<String>,
        /// The image in base64; empty if there is none.
        data: String,
        /// Absolute path of the file with the image, if it was saved.
        path: Option<PathBuf>,
    },
    /// A web search.
    WebSearch {
        /// What is shown of it: the query, the page, or the text that is looked for.
        query: String,
        /// What it does.
        action: SearchAction,
    },
    /// The older part of the history was replaced by a summary.
    Compaction {
        /// The summary, if the agent shows it.
        summary: Option<String>,
    },
    /// Hooks made the agent go on.
    HookPrompt {
        /// What they told it.
        prompts: Vec<HookPrompt>,
    },
    /// The start of a review.
    ReviewStarted {
        /// What is reviewed, in a few words.
        subject: String,
    },
    /// The end of a review. The message that follows contains the findings, too.
    ReviewEnded {
        /// The findings, as text for people.
        findings: String,
    },
    /// A failure that the user should see in the history.
    Error {
        /// The error message.
        message: String,
    },
}

impl ItemBody {
    /// Tells whether the item is an action (command, file change or tool call), not text.
    pub(crate) fn is_action(&self) -> bool {
        matches!(self, Self::Command(_) | Self::FileChange(_) | Self::Tool(_))
    }
}

/// A shell command and its result.
#[derive(Clone, Debug)]
pub struct CommandItem {
    /// Who runs the command and how.
    pub source: CommandSource,
    /// The command as a person would type it.
    pub command: String,
    /// The arguments that are executed.
    pub argv: Vec<String>,
    /// Absolute working directory.
    pub cwd: PathBuf,
    /// What each part of the command appears to do.
    pub actions: Vec<CommandAction>,
    /// Process id as text, once the command runs.
    pub process_id: Option<String>,
    /// Status of the command.
    pub status: ActionStatus,
    /// stdout and stderr in the order of arrival, bounded by the tool that ran the command; `None` until it ended.
    pub output: Option<String>,
    /// Exit code, if the command exited by itself.
    pub exit_code: Option<i32>,
    /// Wall time in milliseconds, once the command ended.
    pub duration_ms: Option<i64>,
}

/// Who runs a command and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CommandSource {
    /// The agent, which waits until the command ends.
    #[default]
    Agent,
    /// The agent, in a session that it can continue later by the process id.
    Session,
    /// The user.
    User,
}

/// What a part of a command appears to do, for display.
#[derive(Clone, Debug, PartialEq)]
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
        /// Path argument, if there is one.
        path: Option<String>,
    },
    /// Searches in files.
    Search {
        /// The part of the command.
        command: String,
        /// Search text, if there is one.
        query: Option<String>,
        /// Path argument, if there is one.
        path: Option<String>,
    },
    /// Anything else.
    Unknown {
        /// The part of the command.
        command: String,
    },
}

/// Status of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionStatus {
    /// Waiting for approval, or running.
    InProgress,
    /// Completed successfully.
    Completed,
    /// Failed.
    Failed,
    /// Refused by a person or a policy; nothing was executed.
    Declined,
}

/// A change to one or more files.
#[derive(Clone, Debug)]
pub struct FileChangeItem {
    /// One entry per file.
    pub changes: Vec<FileChange>,
    /// Status of the change.
    pub status: ActionStatus,
}

/// A change to one file.
#[derive(Clone, Debug)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileChangeKind {
    /// The file is new.
    Add,
    /// The file is deleted.
    Delete,
    /// The content changes.
    Update {
        /// Absolute path that the file moves to.
        move_path: Option<PathBuf>,
    },
}

/// A call of a tool.
#[derive(Clone, Debug)]
pub struct ToolItem {
    /// Who offers the tool.
    pub source: ToolSource,
    /// The id of the plugin that brings the tool's server, if one does.
    pub plugin: Option<String>,
    /// The tool's name.
    pub name: String,
    /// The arguments, as JSON.
    pub arguments: Json,
    /// Status of the call.
    pub status: ActionStatus,
    /// The content that the tool returned; `None` until the call ended.
    pub content: Option<Vec<ToolContent>>,
    /// Structured result beside the content, if the tool returned one.
    pub structured: Option<Json>,
    /// What an MCP server says about the result, if it does.
    pub meta: Option<Json>,
    /// Why the call failed.
    pub error: Option<String>,
    /// The code of the failure, if it has one.
    pub error_code: Option<String>,
    /// Wall time in milliseconds, once the call ended.
    pub duration_ms: Option<i64>,
    /// The call as an agent of another maker told it, for clients that speak its protocol. The engine only stores it.
    pub told: Option<Json>,
}

impl ToolItem {
    /// Makes a tool call with the status in progress.
    pub fn new(source: ToolSource, name: impl Into<String>, arguments: Json) -> Self {
        Self {
            source,
            plugin: None,
            name: name.into(),
            arguments,
            status: ActionStatus::InProgress,
            content: None,
            structured: None,
            meta: None,
            error: None,
            error_code: None,
            duration_ms: None,
            told: None,
        }
    }
}

/// Who offers a tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToolSource {
    /// The agent itself.
    Agent,
    /// The agent itself: a tool to manage its subagents.
    Agents(Box<SubagentCall>),
    /// An MCP server.
    Mcp {
        /// The server's configured name.
        server: String,
        /// Whether the tool only reads, if the server declares it.
        read_only: Option<bool>,
    },
    /// The client that declared the tool for this thread.
    Client {
        /// The namespace that the client declared, if any.
        namespace: Option<String>,
    },
    /// A plugin.
    Plugin {
        /// The plugin's id.
        plugin: String,
    },
}

/// A tool call with which an agent manages its subagents, and the status of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubagentCall {
    /// The operation.
    pub act: SubagentAction,
    /// The thread of the calling agent.
    pub sender: ThreadId,
    /// The threads of the subagents, as far as they are known.
    pub receivers: Vec<ThreadId>,
    /// The message for the subagents.
    pub prompt: Option<String>,
    /// Model of a spawned subagent; empty until it is known.
    pub model: Option<String>,
    /// Reasoning effort of a spawned subagent, in the provider's words.
    pub effort: Option<String>,
    /// Status of each subagent, where it is known.
    pub states: Vec<(ThreadId, AgentStatus)>,
}

/// The operations of an agent on its subagents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubagentAction {
    /// Starts a subagent.
    Spawn,
    /// Sends input to a subagent.
    SendInput,
    /// Loads a closed subagent again.
    Resume,
    /// Waits until one of the subagents is done.
    Wait,
    /// Closes a subagent.
    Close,
}

/// Status of a subagent. Models receive its JSON form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AgentStatus {
    /// The agent has not started.
    PendingInit,
    /// The agent is working.
    Running,
    /// The agent was interrupted, and can continue.
    Interrupted,
    /// The agent is done; with its last message, if there is one.
    Completed(Option<String>),
    /// The agent failed, with the error message.
    Errored(String),
    /// The agent was closed.
    Shutdown,
    /// No such agent exists.
    NotFound,
}

/// One part of a tool's result.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// An MCP content block of another kind, or with more members: audio, a resource, a resource link.
    Block {
        /// The block as JSON text.
        json: String,
    },
}

/// One part of the user's input.
#[derive(Clone, Debug, PartialEq)]
pub enum InputPart {
    /// Plain text.
    Text {
        /// The text.
        text: String,
        /// Text spans that a client displays in a special way, as that client sent them. The engine only stores them.
        elements: Option<StoredJson>,
    },
    /// An image.
    Image {
        /// Where it is.
        source: MediaSource,
        /// How closely the model looks, in the provider's words.
        detail: Option<String>,
    },
    /// An image file on the server's machine.
    LocalImage {
        /// Path as given.
        path: PathBuf,
        /// How closely the model looks, in the provider's words.
        detail: Option<String>,
    },
    /// A sound.
    Audio {
        /// Where it is.
        source: MediaSource,
    },
    /// A skill to use.
    Skill {
        /// The skill's name.
        name: String,
        /// Path of its `SKILL.md`, if the client knows it.
        path: Option<PathBuf>,
        /// Whether the model is told only where the skill is, and reads it itself.
        by_reference: bool,
    },
    /// A slash command to expand.
    Command {
        /// Name without the slash.
        name: String,
        /// The text after the name.
        arguments: Option<String>,
        /// The text that the command stands for, for the model; `None` if it is no command of the workspace.
        prompt: Option<String>,
    },
    /// A mention of a file or another resource.
    Mention {
        /// Name as shown.
        name: String,
        /// Path or URI.
        path: String,
        /// What a client said beside this, in the words of its protocol. The engine only stores it.
        block: Option<StoredJson>,
    },
    /// Embedded text of a resource.
    Resource {
        /// URI of the resource.
        uri: String,
        /// MIME type, if known.
        mime_type: Option<String>,
        /// The text.
        text: String,
        /// What a client said beside this, in the words of its protocol. The engine only stores it.
        block: Option<StoredJson>,
    },
    /// The output of a tool of the client, which starts a turn in place of the user. Images of the output follow as
    /// parts of their own.
    ToolOutput {
        /// Name of the tool.
        name: String,
        /// Group of the tool.
        namespace: Option<String>,
        /// The texts of the output.
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

    /// Makes an image by URL.
    pub fn image(url: impl Into<String>) -> Self {
        Self::Image {
            source: MediaSource::Url(url.into()),
            detail: None,
        }
    }

    /// Makes a sound by URL.
    pub fn audio(url: impl Into<String>) -> Self {
        Self::Audio {
            source: MediaSource::Url(url.into()),
        }
    }

    /// Makes an image file on the server's machine.
    pub fn local_image(path: impl Into<PathBuf>) -> Self {
        Self::LocalImage {
            path: path.into(),
            detail: None,
        }
    }
}

/// Where an image or a sound of the user's input is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MediaSource {
    /// `data:` or `http(s):` URL.
    Url(String),
    /// The id of a file that the model provider has.
    FileId(String),
    /// A file on the server's machine, as given.
    Path(PathBuf),
}

impl MediaSource {
    /// Names the place in one text, for agents and clients that know only URLs.
    pub fn to_url(&self) -> String {
        match self {
            Self::Url(text) | Self::FileId(text) => text.clone(),
            Self::Path(path) => format!("file://{}", path.display()),
        }
    }
}

/// JSON that is compared by its text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StoredJson(pub Json);

impl PartialEq for StoredJson {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

/// Identifies which text of an item a delta extends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeltaKind {
    /// The text of an agent message.
    Text,
    /// Section `n` of a reasoning summary. A delta with a new `n` starts that section.
    Summary(u32),
    /// Section `n` of raw reasoning.
    Reasoning(u32),
    /// The output of a command.
    Output,
    /// The text of a proposed plan.
    Plan,
    /// Progress text of a tool call.
    Progress,
    /// Text that the agent typed into the process of a command; the number identifies that process.
    Input(u32),
}

/// What a web search does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SearchAction {
    /// It searches.
    Search {
        /// The query.
        query: Option<String>,
        /// Several queries.
        queries: Option<Vec<String>>,
    },
    /// It opens a page.
    OpenPage {
        /// Address of the page.
        url: Option<String>,
    },
    /// It looks for text in a page.
    FindInPage {
        /// Address of the page.
        url: Option<String>,
        /// The text.
        pattern: Option<String>,
    },
    /// Something else, or not known yet.
    #[default]
    Other,
}

impl SearchAction {
    /// A search with one query; one that is empty is not known yet.
    pub fn of_query(query: &str) -> Self {
        if query.is_empty() {
            return Self::Other;
        }
        Self::Search {
            query: Some(query.to_owned()),
            queries: None,
        }
    }

    /// Returns what is shown of it; empty if nothing is known.
    pub fn text(&self) -> String {
        match self {
            Self::Search {
                query: Some(query), ..
            } => query.clone(),
            Self::Search { queries, .. } => match queries.as_deref() {
                Some([query]) => query.clone(),
                Some([first, ..]) => format!("{first} ..."),
                _ => String::new(),
            },
            Self::OpenPage { url } => url.clone().unwrap_or_default(),
            Self::FindInPage { url, pattern } => match (pattern, url) {
                (Some(pattern), Some(url)) => format!("'{pattern}' in {url}"),
                (Some(pattern), None) => format!("'{pattern}'"),
                (None, url) => url.clone().unwrap_or_default(),
            },
            Self::Other => String::new(),
        }
    }
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
