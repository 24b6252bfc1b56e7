//! What the lines of a rollout file tell, and the items in them.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    os::unix::ffi::OsStringExt,
    path::{Path, PathBuf},
};

use percent_encoding::percent_decode_str;
use serde::Deserialize;
use serde_json::Value;
use threadwire_agent::model::search_action;
use threadwire_engine::{
    ActionStatus, AgentStatus, CommandAction, CommandItem, CommandSource, FileChange,
    FileChangeItem, FileChangeKind, Goal, InputPart, ItemBody, MediaSource, Millis, Phase,
    SubagentCall, ToolContent, ToolItem, ToolSource, TurnErrorKind, Usage, phase, read_json,
};
use threadwire_protocol::codex::{AskForApproval, TurnToolOutput};
use threadwire_workspace::command;

use super::items::AGENT_TOOLS;
use crate::dialects::codex::{from_wire, goal};

/// The content of a line of kind `event_msg`, without completed items.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Told {
    #[serde(alias = "turn_started")]
    TaskStarted {
        turn_id: Option<String>,
        /// Whether the turn was written here.
        #[serde(default)]
        threadwire: bool,
    },
    #[serde(alias = "turn_complete")]
    TaskComplete {
        error: Option<Failure>,
        duration_ms: Option<i64>,
    },
    TurnAborted {
        duration_ms: Option<i64>,
    },
    EnteredReviewMode {
        #[serde(default)]
        user_facing_hint: String,
    },
    ExitedReviewMode {
        #[serde(default)]
        review_output: Value,
    },
    ThreadGoalUpdated {
        goal: Value,
    },
    ThreadGoalCleared {},
    UserMessage(UserMessage),
    AgentMessage {
        message: String,
        #[serde(default, with = "phase")]
        phase: Option<Phase>,
    },
    AgentReasoning {
        text: String,
    },
    ExecCommandEnd(CommandEnd),
    PatchApplyEnd(PatchEnd),
    WebSearchEnd {
        call_id: String,
        query: String,
        #[serde(default)]
        action: Value,
    },
    ContextCompacted {},
    ThreadRolledBack {
        num_turns: usize,
    },
    ThreadNameUpdated {
        thread_name: Option<String>,
    },
    TokenCount {
        info: Option<TokenInfo>,
    },
    ThreadSettingsApplied {
        thread_settings: Applied,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
pub(super) struct Failure {
    pub(super) message: String,
    #[serde(default)]
    pub(super) codex_error_info: Value,
}

/// Reads the goal of a thread, with times in seconds; `None` if its status is not known.
pub(super) fn goal(id: String, told: &Value) -> Option<Goal> {
    let seconds = |name: &str| told[name].as_i64().unwrap_or_default().saturating_mul(1000);
    Some(Goal {
        id,
        objective: told["objective"].as_str()?.to_owned(),
        status: goal::status(told["status"].as_str()?.into()).ok()?,
        token_budget: told["tokenBudget"].as_u64(),
        usage: Usage {
            input: told["tokensUsed"].as_u64().unwrap_or_default(),
            ..Usage::default()
        },
        time_used: seconds("timeUsedSeconds"),
        created_at: seconds("createdAt"),
        updated_at: seconds("updatedAt"),
    })
}

/// Reads the kind of the error that failed a turn.
pub(super) fn error_kind(info: &Value) -> TurnErrorKind {
    use TurnErrorKind as K;

    let of = info.as_object().and_then(|of| of.iter().next());
    let status = of.and_then(|(_, of)| of["http_status_code"].as_u64());
    let status = status.and_then(|status| u16::try_from(status).ok());
    match of.map_or(info.as_str().unwrap_or_default(), |(name, _)| name) {
        "context_window_exceeded" => K::ContextWindowExceeded,
        "usage_limit_exceeded" => K::UsageLimitExceeded,
        "rate_limit_exceeded" => K::RateLimitExceeded,
        "server_overloaded" => K::ServerOverloaded,
        "flex_unavailable" => K::FlexUnavailable,
        "policy_capacity_unavailable" => K::PolicyCapacityUnavailable,
        "model_not_found" => K::ModelNotFound,
        "cyber_policy" => K::CyberPolicy,
        "misalignment_policy_violation" => K::MisalignmentPolicyViolation,
        "http_connection_failed" => K::ConnectionFailed { status },
        "response_stream_disconnected" => K::StreamDisconnected { status },
        "response_too_many_failed_attempts" => K::TooManyFailedAttempts { status },
        "internal_server_error" => K::InternalServerError,
        "unauthorized" => K::Unauthorized,
        "bad_request" => K::BadRequest,
        "sandbox_error" => K::SandboxError,
        _ => K::Other,
    }
}

/// The settings of a thread between its turns.
#[derive(Deserialize)]
pub(super) struct Applied {
    pub(super) model: Option<String>,
    pub(super) cwd: Option<PathBuf>,
    pub(super) approval_policy: Option<AskForApproval>,
    pub(super) permission_profile: Option<serde_json::Value>,
}

/// The content of a line that tells of a completed item.
#[derive(Deserialize)]
pub(super) struct Completed<T> {
    pub(super) item: T,
    pub(super) turn_id: Option<String>,
    started_at_ms: Option<Millis>,
    completed_at_ms: Option<Millis>,
}

impl<T> Completed<T> {
    /// Returns when the item started and when it ended. `told` is the time of the line.
    pub(super) fn times(&self, told: Millis) -> (Millis, Millis) {
        let or_told = |time: Option<Millis>| time.unwrap_or(told);
        (or_told(self.started_at_ms), or_told(self.completed_at_ms))
    }
}

#[derive(Deserialize)]
pub(super) struct TokenInfo {
    pub(super) total_token_usage: Tokens,
    pub(super) last_token_usage: Tokens,
    pub(super) model_context_window: Option<u64>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Tokens {
    input_tokens: u64,
    cached_input_tokens: u64,
    cache_write_input_tokens: u64,
    output_tokens: u64,
    reasoning_output_tokens: u64,
}

impl From<&Tokens> for Usage {
    fn from(tokens: &Tokens) -> Self {
        Self {
            input: tokens.input_tokens,
            cached_input: tokens.cached_input_tokens,
            cache_write: tokens.cache_write_input_tokens,
            output: tokens.output_tokens,
            reasoning: tokens.reasoning_output_tokens,
            estimated: 0,
        }
    }
}

#[derive(Deserialize)]
pub(super) struct UserMessage {
    message: String,
    images: Option<Vec<String>>,
    #[serde(default)]
    local_images: Vec<PathBuf>,
}

impl UserMessage {
    pub(super) fn into_body(self) -> ItemBody {
        let images = self.images.unwrap_or_default().into_iter();
        let images = images.map(InputPart::image);
        let local = self.local_images.into_iter();
        let local = local.map(InputPart::local_image);
        let text = InputPart::Text {
            text: self.message,
            elements: None,
        };
        ItemBody::User {
            content: std::iter::once(text).chain(images).chain(local).collect(),
            client_id: None,
            steered: false,
            queued: None,
        }
    }
}

#[derive(Deserialize)]
#[serde(tag = "type")]
pub(super) enum StoredItem {
    UserMessage {
        id: String,
        content: Vec<Input>,
        client_id: Option<String>,
    },
    FunctionCallOutput {
        id: String,
        name: String,
        namespace: Option<String>,
        output: serde_json::Value,
    },
    AgentMessage {
        id: String,
        content: Vec<Text>,
        #[serde(default, with = "phase")]
        phase: Option<Phase>,
    },
    Reasoning {
        id: String,
        summary_text: Vec<String>,
        #[serde(default)]
        raw_content: Vec<String>,
    },
    CommandExecution(CommandEnd),
    FileChange(PatchEnd),
    McpToolCall(ToolCall),
    DynamicToolCall(ToolCall),
    Plan {
        id: String,
        text: String,
    },
    ImageView {
        id: String,
        path: String,
    },
    ImageGeneration {
        id: String,
        status: String,
        revised_prompt: Option<String>,
        result: String,
        saved_path: Option<PathBuf>,
    },
    WebSearch {
        id: String,
        query: String,
        #[serde(default)]
        action: Value,
    },
    ContextCompaction {
        id: String,
    },
    EnteredReviewMode {
        id: String,
        #[serde(default)]
        user_facing_hint: String,
    },
    ExitedReviewMode {
        id: String,
        #[serde(default)]
        review_output: Value,
    },
    CollabAgentToolCall(Value),
    #[serde(other)]
    Other,
}

/// The kind of an item.
#[derive(Deserialize)]
pub(super) struct StoredItemKind {
    #[serde(rename = "type")]
    kind: ItemKind,
}

/// The names of the variants of [`StoredItem`].
#[derive(PartialEq, Deserialize)]
enum ItemKind {
    UserMessage,
    FunctionCallOutput,
    AgentMessage,
    Reasoning,
    CommandExecution,
    FileChange,
    McpToolCall,
    DynamicToolCall,
    Plan,
    ImageView,
    ImageGeneration,
    WebSearch,
    ContextCompaction,
    EnteredReviewMode,
    ExitedReviewMode,
    CollabAgentToolCall,
    #[serde(other)]
    Other,
}

impl StoredItemKind {
    pub(super) fn is_message(&self) -> bool {
        matches!(self.kind, ItemKind::UserMessage | ItemKind::AgentMessage)
    }

    /// Returns whether threads have such items.
    pub(super) fn is_known(&self) -> bool {
        self.kind != ItemKind::Other
    }
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Input {
    Text {
        text: String,
    },
    Image {
        image_url: Option<String>,
        file_id: Option<String>,
        detail: Option<String>,
    },
    LocalImage {
        path: PathBuf,
        detail: Option<String>,
    },
    Audio {
        audio_url: Option<String>,
        file_id: Option<String>,
    },
    LocalAudio {
        path: PathBuf,
    },
    Skill {
        name: String,
        path: Option<PathBuf>,
    },
    Mention {
        name: String,
        path: String,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
pub(super) struct Text {
    #[serde(default)]
    text: String,
}

#[derive(Deserialize)]
pub(super) struct CommandEnd {
    #[serde(alias = "call_id")]
    id: String,
    process_id: Option<String>,
    command: Vec<String>,
    cwd: String,
    #[serde(default)]
    parsed_cmd: Vec<Parsed>,
    #[serde(default)]
    source: String,
    status: Option<String>,
    aggregated_output: Option<String>,
    exit_code: Option<i32>,
    duration: Option<Duration>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Parsed {
    Read {
        cmd: String,
        name: String,
        path: PathBuf,
    },
    ListFiles {
        cmd: String,
        path: Option<String>,
    },
    Search {
        cmd: String,
        query: Option<String>,
        path: Option<String>,
    },
    Unknown {
        cmd: String,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
pub(super) struct PatchEnd {
    #[serde(alias = "call_id")]
    id: String,
    #[serde(default)]
    changes: BTreeMap<PathBuf, Change>,
    status: Option<String>,
    success: Option<bool>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Change {
    Add {
        content: String,
    },
    Delete {
        content: String,
    },
    Update {
        unified_diff: String,
        move_path: Option<PathBuf>,
    },
}

#[derive(Deserialize)]
pub(super) struct ToolCall {
    id: String,
    server: Option<String>,
    namespace: Option<String>,
    tool: String,
    #[serde(default)]
    arguments: serde_json::Value,
    #[serde(rename = "readOnlyHint")]
    read_only: Option<bool>,
    #[serde(rename = "pluginId")]
    plugin: Option<String>,
    status: Option<String>,
    result: Option<ToolResult>,
    error: Option<Failure>,
    content_items: Option<Vec<serde_json::Value>>,
    success: Option<bool>,
    duration: Option<Duration>,
}

#[derive(Deserialize)]
struct ToolResult {
    #[serde(default)]
    content: Vec<serde_json::Value>,
    #[serde(rename = "structuredContent")]
    structured: Option<Value>,
    #[serde(rename = "_meta")]
    meta: Option<Value>,
}

#[derive(Clone, Copy, Deserialize)]
struct Duration {
    secs: u64,
    nanos: u32,
}

impl Duration {
    fn millis(self) -> i64 {
        let millis = self.secs.saturating_mul(1000) + u64::from(self.nanos / 1_000_000);
        i64::try_from(millis).unwrap_or(i64::MAX)
    }
}

/// Converts an item, with its id; `None` if it is of a kind that threads do not have.
pub(super) fn body(item: StoredItem, cwd: &Path) -> Option<(String, ItemBody)> {
    Some(match item {
        StoredItem::UserMessage {
            id,
            content,
            client_id,
        } => {
            let content = content.into_iter().filter_map(|part| {
                Some(match part {
                    Input::Text { text } => InputPart::Text {
                        text,
                        elements: None,
                    },
                    Input::Image {
                        image_url,
                        file_id,
                        detail,
                    } => InputPart::Image {
                        source: from_wire::media(image_url, file_id),
                        detail,
                    },
                    Input::LocalImage { path, detail } => InputPart::LocalImage { path, detail },
                    Input::Audio { audio_url, file_id } => InputPart::Audio {
                        source: from_wire::media(audio_url, file_id),
                    },
                    Input::LocalAudio { path } => InputPart::Audio {
                        source: MediaSource::Path(path),
                    },
                    Input::Skill { name, path } => InputPart::Skill {
                        name,
                        path,
                        by_reference: false,
                    },
                    Input::Mention { name, path } => InputPart::Mention {
                        name,
                        path,
                        block: None,
                    },
                    Input::Other => return None,
                })
            });
            let body = ItemBody::User {
                content: content.collect(),
                client_id,
                steered: false,
                queued: None,
            };
            (id, body)
        }
        StoredItem::FunctionCallOutput {
            id,
            name,
            namespace,
            output,
        } => {
            let output = TurnToolOutput {
                name,
                namespace,
                output: serde_json::from_value(output).ok()?,
                retain: None,
            };
            let body = ItemBody::User {
                content: from_wire::tool_output(output),
                client_id: None,
                steered: false,
                queued: None,
            };
            (id, body)
        }
        StoredItem::AgentMessage { id, content, phase } => {
            let text = content.into_iter().map(|part| part.text).collect();
            (id, ItemBody::Agent { text, phase })
        }
        StoredItem::Reasoning {
            id,
            summary_text,
            raw_content,
        } => {
            let body = ItemBody::Reasoning {
                summary: summary_text,
                content: raw_content,
            };
            (id, body)
        }
        StoredItem::CommandExecution(end) => command_end(end, cwd),
        StoredItem::FileChange(end) => patch(end, cwd),
        StoredItem::McpToolCall(call) | StoredItem::DynamicToolCall(call) => tool(call)?,
        StoredItem::Plan { id, text } => (id, ItemBody::Plan { text }),
        StoredItem::ImageView { id, path } => (id, ItemBody::ImageView { path: local(&path) }),
        StoredItem::ImageGeneration {
            id,
            status,
            revised_prompt,
            result,
            saved_path,
        } => {
            let body = ItemBody::GeneratedImage {
                status,
                prompt: revised_prompt,
                data: result,
                path: saved_path.filter(|path| path.is_absolute()),
            };
            (id, body)
        }
        StoredItem::WebSearch { id, query, action } => {
            let action = search_action(action);
            (id, ItemBody::WebSearch { query, action })
        }
        StoredItem::ContextCompaction { id } => (id, ItemBody::Compaction { summary: None }),
        StoredItem::EnteredReviewMode {
            id,
            user_facing_hint,
        } => {
            let subject = user_facing_hint;
            (id, ItemBody::ReviewStarted { subject })
        }
        StoredItem::ExitedReviewMode { id, review_output } => {
            let findings = review_text(&review_output);
            (id, ItemBody::ReviewEnded { findings })
        }
        StoredItem::CollabAgentToolCall(call) => agents_call(&call)?,
        StoredItem::Other => return None,
    })
}

/// Converts a command that has ended, with its id.
pub(super) fn command_end(end: CommandEnd, cwd: &Path) -> (String, ItemBody) {
    let cwd = cwd.join(local(&end.cwd));
    let actions = end.parsed_cmd.into_iter().filter_map(|part| {
        Some(match part {
            Parsed::Read { cmd, name, path } => CommandAction::Read {
                command: cmd,
                name,
                path: cwd.join(path),
            },
            Parsed::ListFiles { cmd, path } => CommandAction::List { command: cmd, path },
            Parsed::Search { cmd, query, path } => CommandAction::Search {
                command: cmd,
                query,
                path,
            },
            Parsed::Unknown { cmd } => CommandAction::Unknown { command: cmd },
            Parsed::Other => return None,
        })
    });
    let succeeded = end.exit_code.map(|code| code == 0);
    let body = ItemBody::Command(CommandItem {
        source: match &*end.source {
            "unified_exec_startup" | "unified_exec_interaction" => CommandSource::Session,
            "user_shell" => CommandSource::User,
            _ => CommandSource::Agent,
        },
        command: command::join(&end.command),
        actions: actions.collect(),
        argv: end.command,
        cwd: cwd.clone(),
        process_id: end.process_id,
        status: status(end.status.as_deref(), succeeded),
        output: end.aggregated_output,
        exit_code: end.exit_code,
        duration_ms: end.duration.map(Duration::millis),
    });
    (end.id, body)
}

/// Converts a patch that was applied or not, with its id.
pub(super) fn patch(end: PatchEnd, cwd: &Path) -> (String, ItemBody) {
    let changes = end.changes.into_iter().map(|(path, change)| {
        let path = cwd.join(path);
        let (kind, diff) = match change {
            Change::Add { content } => (FileChangeKind::Add, content),
            Change::Delete { content } => (FileChangeKind::Delete, content),
            Change::Update {
                unified_diff,
                move_path,
            } => {
                let move_path = move_path.map(|to| cwd.join(to));
                (FileChangeKind::Update { move_path }, unified_diff)
            }
        };
        FileChange {
            path,
            old_text: (kind == FileChangeKind::Delete).then(|| diff.clone()),
            new_text: (kind == FileChangeKind::Add).then(|| diff.clone()),
            kind,
            diff,
        }
    });
    let body = ItemBody::FileChange(FileChangeItem {
        changes: changes.collect(),
        status: status(end.status.as_deref(), end.success),
    });
    (end.id, body)
}

fn tool(call: ToolCall) -> Option<(String, ItemBody)> {
    let source = match call.server {
        Some(server) => ToolSource::Mcp {
            server,
            read_only: call.read_only,
        },
        None => ToolSource::Client {
            namespace: call.namespace,
        },
    };
    let json = |value: Option<Value>| read_json(&value?.to_string()).ok();
    let (content, structured, meta) = match call.result {
        Some(result) => (
            Some(result.content),
            json(result.structured),
            json(result.meta),
        ),
        None => (call.content_items, None, None),
    };
    let content = content.map(|parts| {
        let parts = parts.into_iter().map(|part| match part["text"].as_str() {
            Some(text) => ToolContent::Text {
                text: text.to_owned(),
            },
            None => ToolContent::Block {
                json: part.to_string(),
            },
        });
        parts.collect()
    });
    let body = ItemBody::Tool(ToolItem {
        plugin: call.plugin,
        status: status(call.status.as_deref(), call.success),
        content,
        structured,
        meta,
        error: call.error.map(|error| error.message),
        duration_ms: call.duration.map(Duration::millis),
        ..ToolItem::new(
            source,
            call.tool,
            read_json(&call.arguments.to_string()).ok()?,
        )
    });
    Some((call.id, body))
}

/// Converts a call with which an agent manages other agents; `None` if it is of an unknown kind.
fn agents_call(call: &Value) -> Option<(String, ItemBody)> {
    let text = |name: &str| call[name].as_str().map(str::to_owned);
    let tool = text("tool")?;
    let mut acts = AGENT_TOOLS.into_iter();
    let (act, _) = acts.find(|(_, name)| *name == tool)?;
    let state = |told: &Value| {
        let of = |name: &str| told[name].as_str().map(str::to_owned);
        Some(match told.as_str() {
            Some("pending_init") => AgentStatus::PendingInit,
            Some("running") => AgentStatus::Running,
            Some("interrupted") => AgentStatus::Interrupted,
            Some("shutdown") => AgentStatus::Shutdown,
            Some("not_found") => AgentStatus::NotFound,
            Some(_) => return None,
            None => match of("errored") {
                Some(error) => AgentStatus::Errored(error),
                None => AgentStatus::Completed(of("completed")),
            },
        })
    };
    let states = call["agents_states"].as_object().into_iter().flatten();
    let receivers = call["receiver_thread_ids"].as_array().into_iter().flatten();
    let source = ToolSource::Agents(Box::new(SubagentCall {
        act,
        sender: text("sender_thread_id")?.parse().ok()?,
        receivers: receivers
            .filter_map(|thread| thread.as_str()?.parse().ok())
            .collect(),
        prompt: text("prompt"),
        model: text("model"),
        effort: text("reasoning_effort"),
        states: states
            .filter_map(|(thread, told)| Some((thread.parse().ok()?, state(told)?)))
            .collect(),
    }));
    let body = ItemBody::Tool(ToolItem {
        status: status(call["status"].as_str(), None),
        ..ToolItem::new(source, tool, read_json("{}").ok()?)
    });
    Some((text("id")?, body))
}

/// Returns the result of a review as text for people.
pub(super) fn review_text(output: &Value) -> String {
    threadwire_agent::review_text(&match output {
        Value::Null => String::new(),
        output => output.to_string(),
    })
}

/// Reads the status of an action that is over.
fn status(told: Option<&str>, succeeded: Option<bool>) -> ActionStatus {
    match (told, succeeded) {
        (Some("completed"), _) | (None, Some(true)) => ActionStatus::Completed,
        (Some("declined"), _) => ActionStatus::Declined,
        _ => ActionStatus::Failed,
    }
}

/// Reads a path, which newer versions write as a URL.
fn local(path: &str) -> PathBuf {
    match path.strip_prefix("file://") {
        Some(escaped) => {
            let bytes = percent_decode_str(escaped).collect();
            PathBuf::from(OsString::from_vec(bytes))
        }
        None => path.into(),
    }
}
