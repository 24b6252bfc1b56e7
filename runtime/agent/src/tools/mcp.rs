//! Tools and resources of MCP servers.

use std::{
    pin::Pin,
    sync::{Arc, atomic::Ordering},
    time::Instant,
};

use serde::Serialize;
use serde_json::{
    Map, Value, json,
    value::{RawValue, to_raw_value},
};
use threadwire_engine::{
    ActionStatus, Answer, ApprovalPolicy, AskKind, AskedItem, DeltaKind, ElicitationForm, Elicited,
    ItemBody, ItemId, Json, Reviewer, SandboxPolicy, Settings, ToolContent, ToolItem, ToolSource,
    TurnContext,
};
use threadwire_workspace::{
    config::{Edit, Layer, LayerSource, McpApproval},
    git::{self, RepositoryState},
    mcp::{
        CallError, Caller, Form, OfferedTool, Question, Reply, User,
        protocol::{
            CallToolRequestParams, CallToolResult, ContentBlock, MetaObject, RequestMetaObject,
            Tool, ToolAnnotations,
        },
    },
};
use tokio_util::sync::CancellationToken;

use crate::tools::{
    Approval, Tools,
    sandbox_state::{SandboxState, launcher},
    shell::LIKE_CODEX,
};

type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The result of a call.
#[derive(Clone, Debug)]
pub enum McpResult {
    /// The server answered; the answer may say that the tool failed.
    Answered(CallToolResult),
    /// There is no answer; the reason.
    Failed(String),
    /// The turn was cancelled.
    Interrupted,
}

impl Tools {
    /// Calls a tool of an MCP server. Shows the call as an item with its progress, asks for approval if the thread's
    /// policy requires it, and lets the server ask the user. `item_id` is the provider's id of the item with the call.
    pub async fn call_mcp_tool(
        &self,
        offer: &OfferedTool,
        arguments: Option<Value>,
        item_id: Option<&str>,
    ) -> McpResult {
        let (server, tool) = (offer.server.name(), &*offer.tool.name);
        let annotations = offer.tool.annotations.as_ref();
        let mut item = ToolItem::new(
            ToolSource::Mcp {
                server: server.to_owned(),
                read_only: annotations.and_then(|hints| hints.read_only_hint),
            },
            tool,
            arguments.as_ref().map_or_else(|| json(&json!({})), json),
        );
        let plugin = offer
            .server
            .spec()
            .ok()
            .and_then(|spec| spec.plugin.as_ref());
        item.plugin = plugin.map(|plugin| plugin.id.clone());
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        // The time of the decision does not count.
        let mut started = None;
        let allowed = self.allow_mcp_tool(&id, offer, &item.arguments).await;
        self.decided();
        let result = match allowed {
            Ok(()) => {
                started = Some(Instant::now());
                self.reach_mcp_tool(&id, offer, arguments, item_id).await
            }
            Err(Refusal::Declined(reason)) => {
                item.status = ActionStatus::Declined;
                Err(reason)
            }
            Err(Refusal::Failed(reason)) => Err(reason),
            Err(Refusal::TurnEnded) => return McpResult::Interrupted,
        };
        if self.turn.cancelled().is_cancelled() && item.status == ActionStatus::InProgress {
            return McpResult::Interrupted;
        }
        let duration = started.map_or(0, |started| started.elapsed().as_millis());
        item.duration_ms = i64::try_from(duration).ok();
        match &result {
            Ok(result) => {
                item.status = match result.is_error {
                    Some(true) => ActionStatus::Failed,
                    _ => ActionStatus::Completed,
                };
                match cut_result(result) {
                    Some(text) => item.content = Some(vec![ToolContent::Text { text }]),
                    None => {
                        item.content = Some(result.content.iter().map(mcp_content).collect());
                        item.structured = result.structured_content.as_ref().map(json);
                        item.meta = result.meta.as_ref().map(json);
                    }
                }
            }
            Err(reason) => {
                if item.status == ActionStatus::InProgress {
                    item.status = ActionStatus::Failed;
                }
                item.error = Some(cut("", reason).unwrap_or_else(|| reason.clone()));
            }
        }
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        match result {
            Ok(result) => McpResult::Answered(result),
            Err(reason) => McpResult::Failed(reason),
        }
    }

    async fn reach_mcp_tool(
        &self,
        id: &ItemId,
        offer: &OfferedTool,
        arguments: Option<Value>,
        item_id: Option<&str>,
    ) -> Result<CallToolResult, String> {
        let (server, tool) = (offer.server.name(), &offer.tool.name);
        let failed = |error: CallError| {
            format!(
                "tool call error: tool call failed for `{server}/{tool}`\n\nCaused by:\n    {error}"
            )
        };
        let arguments = match arguments {
            Some(Value::Object(arguments)) => Some(arguments),
            None => None,
            Some(other) => {
                let problem = format!("MCP tool arguments must be a JSON object, got {other}");
                return Err(failed(CallError::Failed(problem)));
            }
        };
        let cancel = self.turn.cancelled();
        let reached = async { tokio::join!(offer.server.connection(), self.repository()) };
        let (connection, repository) = tokio::select! {
            biased;
            () = cancel.cancelled() => return Err(failed(CallError::Cancelled)),
            (connection, repository) = reached => (connection.map_err(failed)?, repository),
        };
        let caller = Arc::new(Conversation {
            turn: self.turn.clone(),
            item: id.clone(),
        });
        let mut call = CallToolRequestParams::new(tool.to_string());
        call.arguments = arguments;
        let mut facts = self.facts(id, item_id, repository);
        let info = connection.info();
        let experimental = info.and_then(|info| info.capabilities.experimental.clone());
        if experimental.is_some_and(|named| named.contains_key(WANTS_SANDBOX)) {
            self.add_sandbox(&mut facts);
        }
        call.meta = Some(RequestMetaObject(MetaObject(facts)));
        let result = connection
            .call(call, Some(caller), cancel)
            .await
            .map_err(failed)?;
        offer.server.note_answer();
        Ok(result)
    }

    /// Returns the state of the repository around the working folder. Git is asked once per turn, at the first call.
    async fn repository(&self) -> Option<&RepositoryState> {
        let settings = self.settings();
        if !settings.has_environment {
            return None;
        }
        let state = self.repository.get_or_init(|| git::state(&settings.cwd));
        state.await.as_ref()
    }

    /// Returns what a server is told of a call: its ids, and facts about its turn under the names of Codex. What clients
    /// say of the turn is among them.
    fn facts(
        &self,
        call: &ItemId,
        item_id: Option<&str>,
        repository: Option<&RepositoryState>,
    ) -> Map<String, Value> {
        let thread = self.turn.thread();
        let settings = &thread.settings;
        let session = thread
            .spawned
            .as_ref()
            .map_or(thread.id, |place| place.root);
        let (sandbox, sandbox_mode) = match settings.sandbox {
            SandboxPolicy::ReadOnly { .. } => (SANDBOX, "read-only"),
            SandboxPolicy::WorkspaceWrite { .. } => (SANDBOX, "workspace-write"),
            SandboxPolicy::External { .. } => ("external", "external-sandbox"),
            SandboxPolicy::DangerFullAccess => ("none", "danger-full-access"),
        };
        let mut of_turn = Map::new();
        for (name, value) in self.turn.metadata() {
            of_turn.insert(name, value.into());
        }
        let mut add = |name: &str, value: Value| of_turn.insert(name.to_owned(), value);
        add("session_id", session.to_string().into());
        add("thread_id", thread.id.to_string().into());
        add("turn_id", self.turn.id().to_string().into());
        add("turn_started_at_unix_ms", self.turn.started_at().into());
        add("model", settings.model.clone().into());
        if let Some(effort) = &settings.effort {
            add("reasoning_effort", effort.clone().into());
        }
        add("sandbox", sandbox.into());
        add("sandbox_mode", sandbox_mode.into());
        add(
            "auto_review_enabled",
            (settings.reviewer == Reviewer::Model).into(),
        );
        add("codex_version", LIKE_CODEX.into());
        if let Some(repository) = repository {
            let root = repository.root.display().to_string();
            let mut workspaces = Map::new();
            workspaces.insert(root, workspace(repository));
            add("workspaces", workspaces.into());
        }
        let window = self.window.load(Ordering::Relaxed);
        let mut told = Map::new();
        let mut add = |name: &str, value: Value| told.insert(name.to_owned(), value);
        add("threadId", thread.id.to_string().into());
        add("sessionId", session.to_string().into());
        add("callId", call.to_string().into());
        add("windowId", format!("{}:{window}", thread.id).into());
        add("x-codex-turn-metadata", of_turn.into());
        if let Some(id) = item_id {
            add("itemId", id.into());
        }
        told
    }

    /// Adds the sandbox of the thread, and the program that starts commands in it, to what a server is told of a call.
    fn add_sandbox(&self, told: &mut Map<String, Value>) {
        let Some(state) = SandboxState::of(self.settings(), self.home.as_deref()) else {
            return;
        };
        let state = json!(state);
        told.insert(WANTS_SANDBOX.to_owned(), state.clone());
        told.insert("codex/sandbox-state".to_owned(), state);
        if let Some(program) = launcher() {
            let launcher = json!({ "codexExecutable": program });
            told.insert("codex/sandbox-launcher".to_owned(), launcher);
        }
    }

    /// Decides whether a tool may be called, and asks for approval if needed.
    async fn allow_mcp_tool(
        &self,
        id: &ItemId,
        offer: &OfferedTool,
        arguments: &Json,
    ) -> Result<(), Refusal> {
        let Some(ask) = approval_of_tool(offer, arguments) else {
            return Ok(());
        };
        let (server, tool) = (offer.server.name(), &*offer.tool.name);
        let scope = format!("tool {tool} of MCP server {server}");
        let allowed = self.allow_tool(id, &scope, &offer.name, ask, "MCP tool call");
        if allowed.await? {
            self.keep_approval(offer).await;
        }
        Ok(())
    }

    /// Keeps in the user's configuration that a tool may be called. A server of a project could be another one in the
    /// next project, so only servers and plugins of the user's own file are kept.
    async fn keep_approval(&self, offer: &OfferedTool) {
        let Some((configuration, config)) = &self.kept else {
            return;
        };
        let (server, tool) = (offer.server.name(), &*offer.tool.name);
        let plugin = offer.server.spec().ok();
        let plugin = plugin.and_then(|spec| spec.plugin.as_ref());
        let (table, name) = match plugin {
            Some(plugin) => ("plugins", &*plugin.id),
            None => ("mcp_servers", server),
        };
        let names = |layer: &&Layer| {
            let entries = layer.table.get(table);
            entries.is_some_and(|entries| entries.get(name).is_some())
        };
        let layers = config.loaded.layers.iter();
        let mut naming = layers.filter(|layer| layer.counts()).filter(names);
        let is_users = |layer: &Layer| matches!(layer.source, LayerSource::User { .. });
        if !naming.next().is_some_and(is_users) || !naming.all(is_users) {
            return;
        }
        let of_plugin: &[&str] = match plugin {
            Some(_) => &["mcp_servers", server],
            None => &[],
        };
        let key = [&[table, name], of_plugin, &["tools", tool, "approval_mode"]].concat();
        let edit = Edit {
            key: key.into_iter().map(str::to_owned).collect(),
            value: Some("approve".into()),
            merge: false,
        };
        if let Err(error) = configuration.edit(None, vec![edit], "approval").await {
            self.turn
                .warn(format!("the approval could not be kept: {error}"))
                .await;
        }
    }

    /// Decides whether a tool that needs approval may be called, and asks for it if needed. Returns whether the user
    /// allows it for good. An approval for the session covers `scope`; hooks know the tool as `name`, and `what` names
    /// the call in a refusal.
    pub(super) async fn allow_tool(
        &self,
        id: &ItemId,
        scope: &str,
        name: &str,
        ask: AskKind,
        what: &str,
    ) -> Result<bool, Refusal> {
        let (each_time, input) = match &ask {
            AskKind::Tool {
                each_time,
                arguments,
                ..
            } => (*each_time, Arc::clone(arguments)),
            _ => (false, json(&())),
        };
        if is_unrestricted(self.settings()) || !each_time && self.turn.allowed(scope) {
            return Ok(false);
        }
        if self.settings().approval == ApprovalPolicy::Never {
            let reason = format!("{what} requires approval, but approval policy is never");
            return Err(Refusal::Failed(reason));
        }
        let input = || serde_json::from_str(input.get()).unwrap_or_default();
        match self.approval_of_call(id, name, input, ask).await {
            Approval::Once => Ok(false),
            Approval::Session | Approval::Always(_) if each_time => Ok(false),
            approved @ (Approval::Session | Approval::Always(_)) => {
                self.turn.allow(scope);
                Ok(matches!(approved, Approval::Always(_)))
            }
            Approval::Declined => Err(Refusal::Declined(format!("user rejected {what}"))),
            Approval::Cancelled => Err(Refusal::Declined(format!("user cancelled {what}"))),
            Approval::Refused(reason) | Approval::Denied(reason) => Err(Refusal::Declined(reason)),
            Approval::TimedOut(reason) | Approval::Failed(reason) => Err(Refusal::Failed(reason)),
            Approval::TurnEnded => Err(Refusal::TurnEnded),
        }
    }

    /// Runs a call that reads from MCP servers, and shows it as an item. `server` is the server to read from, if it is
    /// only one.
    pub(crate) async fn show_mcp_read<T: Serialize>(
        &self,
        server: Option<&str>,
        tool: &str,
        arguments: Json,
        read: impl Future<Output = Result<T, String>>,
    ) -> Result<String, String> {
        let source = match server {
            Some(server) => ToolSource::Mcp {
                server: server.to_owned(),
                read_only: None,
            },
            None => ToolSource::Agent,
        };
        let mut item = ToolItem::new(source, tool, arguments);
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        let started = Instant::now();
        let result = tokio::select! {
            biased;
            () = self.turn.cancelled().cancelled() => return Err(CallError::Cancelled.to_string()),
            read = read => read.map(|read| json(&read).get().to_owned()),
        };
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        match &result {
            Ok(text) => {
                item.status = ActionStatus::Completed;
                item.content = Some(vec![ToolContent::Text { text: text.clone() }]);
            }
            Err(error) => {
                item.status = ActionStatus::Failed;
                item.error = Some(error.clone());
            }
        }
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        result
    }
}

/// Why a tool is not called.
pub(super) enum Refusal {
    Declined(String),
    Failed(String),
    TurnEnded,
}

/// Returns whether a tool may change something. A hint that the server omits counts as the dangerous value.
fn may_change_something(annotations: Option<&ToolAnnotations>) -> bool {
    let hints = annotations.cloned().unwrap_or_default();
    if hints.destructive_hint == Some(true) {
        return true;
    }
    if hints.read_only_hint == Some(true) {
        return false;
    }
    hints.destructive_hint.unwrap_or(true) || hints.open_world_hint.unwrap_or(true)
}

/// Returns the question whether a tool may be called; `None` if nobody needs to be asked.
pub(crate) fn approval_of_tool(offer: &OfferedTool, arguments: &Json) -> Option<AskKind> {
    let (server, tool) = (offer.server.name(), &*offer.tool.name);
    let annotations = offer.tool.annotations.as_ref();
    let mode = offer.server.approval(tool);
    let wants_approval = match mode {
        McpApproval::Approve => false,
        McpApproval::Prompt => true,
        McpApproval::Writes => annotations.and_then(|hints| hints.read_only_hint) != Some(true),
        McpApproval::Auto => may_change_something(annotations),
    };
    wants_approval.then(|| AskKind::Tool {
        server: server.to_owned(),
        tool: tool.to_owned(),
        description: offer.tool.description.as_deref().map(str::to_owned),
        annotations: hints(&offer.tool),
        arguments: Arc::clone(arguments),
        action: None,
        each_time: matches!(mode, McpApproval::Prompt | McpApproval::Writes),
    })
}

/// Returns the annotations of a tool, with its title in place of theirs.
fn hints(tool: &Tool) -> Option<Json> {
    let Some(title) = &tool.title else {
        return tool.annotations.as_ref().map(json);
    };
    let mut hints = tool.annotations.clone().unwrap_or_default();
    hints.title = Some(title.clone());
    Some(json(&hints))
}

/// Returns whether the thread has neither approvals nor a sandbox.
pub(crate) fn is_unrestricted(settings: &Settings) -> bool {
    settings.approval == ApprovalPolicy::Never
        && matches!(
            settings.sandbox,
            SandboxPolicy::DangerFullAccess | SandboxPolicy::External { .. }
        )
}

/// The experimental capability of servers that want to know the sandbox, and one of the names under which they are told
/// it.
const WANTS_SANDBOX: &str = "codex/sandbox-state-meta";

/// The name of our sandbox: that of Codex for the one of Linux. Other systems have none.
const SANDBOX: &str = match cfg!(target_os = "linux") {
    true => "seccomp",
    false => "none",
};

/// Returns what a server is told of a repository.
fn workspace(repository: &RepositoryState) -> Value {
    let mut told = Map::new();
    if !repository.remotes.is_empty() {
        told.insert(
            "associated_remote_urls".to_owned(),
            json!(repository.remotes),
        );
    }
    if let Some(commit) = &repository.commit {
        told.insert("latest_git_commit_hash".to_owned(), json!(commit));
    }
    if let Some(has_changes) = repository.has_changes {
        told.insert("has_changes".to_owned(), has_changes.into());
    }
    told.into()
}

/// The progress and the questions of a server during a tool call.
struct Conversation {
    turn: TurnContext,
    item: ItemId,
}

impl Caller for Conversation {
    fn progress(&self, text: String) -> BoxFuture<'_, ()> {
        Box::pin(self.turn.delta(&self.item, DeltaKind::Progress, text))
    }
}

impl User for Conversation {
    fn ask(&self, question: Question, gone: CancellationToken) -> BoxFuture<'_, Reply> {
        Box::pin(async move {
            let settings = &self.turn.thread().settings;
            if !settings.approval.allows_elicitations() {
                return Reply::Decline;
            }
            let (item, ask) = (self.item.clone(), elicitation(question));
            let gone = gone.cancelled_owned();
            let answer = self.turn.ask_until(AskedItem::new(item), ask, gone).await;
            match answer.filter(|_| !self.turn.cancelled().is_cancelled()) {
                Some(answer) => reply(answer),
                None => Reply::Cancel,
            }
        })
    }
}

/// Makes an ask of a question of a server.
pub(crate) fn elicitation(question: Question) -> AskKind {
    AskKind::Elicitation {
        server: question.server,
        message: question.message,
        form: match question.form {
            Form::Schema(schema) => ElicitationForm::Fields {
                schema: json(&schema),
            },
            Form::Url { url, id } => ElicitationForm::Visit { url, id },
        },
        meta: question.meta.as_ref().map(json),
    }
}

/// Returns what a server is told of an answer. A client that cannot answer declines.
pub(crate) fn reply(answer: Answer) -> Reply {
    let read = |json: Option<Json>| serde_json::from_str(json?.get()).ok();
    match answer {
        Answer::Elicitation { elicited } => match elicited {
            Elicited::Accept { content, meta } => Reply::Accept {
                content: read(content),
                meta: read(meta),
            },
            Elicited::Decline => Reply::Decline,
            Elicited::Cancel => Reply::Cancel,
        },
        _ => Reply::Decline,
    }
}

/// Maximum size of a result in an item, as JSON in bytes. A server may send more than clients want to show.
const MAX_RESULT: usize = 1024 * 1024;

/// Returns what an item shows in place of a result that is too large: its text, or else its JSON, without the middle.
fn cut_result(result: &CallToolResult) -> Option<String> {
    let whole = serde_json::to_string(result).ok()?;
    if whole.len() <= MAX_RESULT {
        return None;
    }
    let is_plain = result.structured_content.is_none()
        && result.meta.is_none()
        && result.is_error != Some(true);
    let texts = result.content.iter().map(|block| match block {
        ContentBlock::Text(text) => Some(text.text.as_str()),
        _ => None,
    });
    match texts.collect::<Option<Vec<_>>>().filter(|_| is_plain) {
        Some(texts) => cut("Truncated tool output:\n", &texts.join("\n")),
        None => cut("", &whole),
    }
}

/// Leaves out the middle of a text, so that it fits into a result behind `head`; `None` for one that fits.
fn cut(head: &str, text: &str) -> Option<String> {
    // What surrounds the text in the JSON of a result.
    let most = MAX_RESULT - 64;
    let size = |text: &str| serde_json::to_string(text).map_or(usize::MAX, |json| json.len());
    if size(text) <= most {
        return None;
    }
    let mut room = most - head.len() - 32;
    loop {
        let start = &text[..text.floor_char_boundary(room / 2)];
        let end = &text[text.ceil_char_boundary(text.len().saturating_sub(room / 2))..];
        let left_out = &text[start.len()..(text.len() - end.len()).max(start.len())];
        let left_out = left_out.chars().count();
        let cut = format!("{head}{start}…{left_out} chars truncated…{end}");
        if size(&cut) <= most {
            return Some(cut);
        }
        // Some characters take more room in JSON.
        room = room.min(text.len());
        room -= room / 16;
    }
}

/// Converts a part of a tool's result into the content of an item.
pub fn mcp_content(block: &ContentBlock) -> ToolContent {
    match block {
        ContentBlock::Text(text) if text.meta.is_none() && text.annotations.is_none() => {
            ToolContent::Text {
                text: text.text.clone(),
            }
        }
        ContentBlock::Image(image) if image.meta.is_none() && image.annotations.is_none() => {
            ToolContent::Image {
                url: format!("data:{};base64,{}", image.mime_type, image.data),
            }
        }
        block => ToolContent::Block {
            json: json(block).get().to_owned(),
        },
    }
}

fn json<T: Serialize + ?Sized>(value: &T) -> Json {
    // The values of a server were JSON before.
    to_raw_value(value)
        .unwrap_or_else(|_| RawValue::NULL.to_owned())
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(result: Value) -> Option<String> {
        let result = serde_json::from_value(result).expect("a result");
        let shown = cut_result(&result)?;
        let item = json!({ "content": [{ "type": "text", "text": shown }] }).to_string();
        let room = MAX_RESULT - MAX_RESULT / 8..=MAX_RESULT;
        assert!(room.contains(&item.len()), "{} bytes", item.len());
        Some(shown)
    }

    fn text(character: &str, count: usize) -> Value {
        json!({ "type": "text", "text": character.repeat(count) })
    }

    #[test]
    fn large_results_lose_their_middle() {
        assert_eq!(
            shown(json!({ "content": [text("x", MAX_RESULT - 200)] })),
            None
        );
        for character in ["x", "€", "\n", "\u{1}"] {
            let parts = [text(character, MAX_RESULT), text(character, 2)];
            let shown = shown(json!({ "content": parts })).expect("it is cut");
            let start = format!("Truncated tool output:\n{character}");
            assert!(shown.starts_with(&start) && shown.ends_with(character));
            assert!(shown.contains(" chars truncated…"), "{character:?}");
        }
        for other in [
            json!({ "content": [text("x", MAX_RESULT)], "isError": true }),
            json!({ "content": [], "structuredContent": { "x": "y".repeat(MAX_RESULT) } }),
            json!({ "content": [{ "type": "image", "data": "A".repeat(MAX_RESULT), "mimeType": "a/b" }] }),
        ] {
            let shown = shown(other).expect("it is cut");
            assert!(shown.starts_with("{\"content\":["), "{}", &shown[..40]);
        }
    }
}
