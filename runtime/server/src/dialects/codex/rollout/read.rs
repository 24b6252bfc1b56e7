//! Reads the rollout files of other programs, from version 0.97 to 0.169 of Codex.
//!
//! A file may go on from the beginning of another one, see `chain.rs`: all of them are read as one. Older versions tell
//! what was said as `user_message`, `agent_message` and `agent_reasoning`, newer ones as `item_completed`. Lines of other
//! kinds, and lines that cannot be read, are passed over, as Codex does.

use std::{
    collections::{HashMap, HashSet},
    io,
    ops::ControlFlow,
    sync::Arc,
};

use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use threadwire_agent::model::search_action;
use threadwire_engine::{
    ApprovalPolicy, ContextEntry, InputPart, Item, ItemBody, ItemId, LastUsage, Millis, Origin,
    SandboxPolicy, Settings, Thread, ThreadId, ThreadParent, ToolSpec, Turn, TurnError, TurnId,
    TurnSettings, TurnStatus, TurnWithItems, Usage,
};
use threadwire_protocol::{
    RawJson,
    codex::{AskForApproval, GitInfo},
};

use super::{
    chain::Chain,
    context::Context as ModelContext,
    read_items::{self, Applied, Completed, StoredItem, StoredItemKind, Told},
    read_line::{Line, millis},
};
use crate::dialects::{
    CHILD_SOURCES, SPAWNED_SOURCE, UNKNOWN_SOURCE,
    codex::{
        from_wire,
        metadata::{Metadata, attached, purpose},
    },
};

/// Maximum length of a preview in characters, as for our own threads.
const PREVIEW: usize = 200;

/// Among how many of the last turns one may go on.
const NESTED: usize = 4;

/// What older versions tell of messages and of other items. Newer versions repeat items so, for older readers.
const OLDER_MESSAGES: [&str; 2] = ["user_message", "agent_message"];
const OLDER_ITEMS: [&str; 7] = [
    "agent_reasoning",
    "exec_command_end",
    "patch_apply_end",
    "web_search_end",
    "context_compacted",
    "entered_review_mode",
    "exited_review_mode",
];

/// The first line.
#[derive(Deserialize)]
struct Meta {
    id: ThreadId,
    timestamp: Option<String>,
    cwd: String,
    #[serde(default)]
    originator: String,
    cli_version: Option<String>,
    session_id: Option<ThreadId>,
    parent_thread_id: Option<ThreadId>,
    #[serde(default)]
    source: Value,
    thread_source: Option<String>,
    agent_nickname: Option<String>,
    agent_role: Option<String>,
    model_provider: Option<String>,
    forked_from_id: Option<ThreadId>,
    #[serde(default)]
    attached_thread: bool,
    #[serde(default)]
    dynamic_tools: Value,
    git: Option<Git>,
}

/// Returns the source of a thread in our words: a name, or an object that tells what made a thread.
fn source(told: &Value) -> &str {
    if let Some(name) = told["custom"].as_str() {
        return name;
    }
    match (told.as_str(), &told["subagent"]) {
        (Some("mcp"), _) => "appServer",
        (Some(name @ ("cli" | "vscode" | "exec")), _) => name,
        (None, Value::Null) if told.is_null() => "vscode",
        (_, Value::Null) => UNKNOWN_SOURCE,
        (_, Value::String(name)) if name == "review" => CHILD_SOURCES[1],
        (_, Value::String(name)) if name == "compact" => CHILD_SOURCES[2],
        (_, Value::Object(of)) if of.contains_key("thread_spawn") => SPAWNED_SOURCE,
        _ => CHILD_SOURCES[3],
    }
}

/// Reads the tools that a client offered: a list, or an object with the thread that they are of.
fn tools(told: Value) -> Vec<ToolSpec> {
    let list = match told {
        Value::Object(mut of) => of.remove("tools").unwrap_or_default(),
        list => list,
    };
    let read = RawJson::encode(&list).and_then(|list| serde_json::from_str(list.get()));
    read.ok()
        .and_then(|specs| from_wire::tools(specs).ok())
        .unwrap_or_default()
}

/// Returns what a message begins a thread with: its texts, or a word for images without any.
fn preview(content: &[InputPart]) -> String {
    let texts = content.iter().filter_map(|part| match part {
        InputPart::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    let all: String = texts.collect();
    let is_image =
        |part: &InputPart| matches!(part, InputPart::Image { .. } | InputPart::LocalImage { .. });
    match all.trim() {
        "" if content.iter().any(is_image) => "[Image]".to_owned(),
        text => text.chars().take(PREVIEW).collect(),
    }
}

#[derive(Deserialize)]
struct Git {
    commit_hash: Option<String>,
    branch: Option<String>,
    repository_url: Option<String>,
}

/// The settings of a turn.
#[derive(Deserialize)]
struct Context {
    cwd: Option<String>,
    model: Option<String>,
    effort: Option<String>,
    summary: Option<String>,
    approval_policy: Option<AskForApproval>,
    sandbox_policy: Option<Sandbox>,
    /// The sandbox in other words, which are all that is told of it between turns.
    permission_profile: Option<Box<RawValue>>,
}

#[derive(Clone, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Sandbox {
    DangerFullAccess,
    ReadOnly {
        #[serde(default)]
        network_access: bool,
    },
    WorkspaceWrite {
        #[serde(default)]
        writable_roots: Vec<std::path::PathBuf>,
        #[serde(default)]
        network_access: bool,
        #[serde(default)]
        exclude_tmpdir_env_var: bool,
        #[serde(default)]
        exclude_slash_tmp: bool,
    },
    #[serde(other)]
    Unknown,
}

/// Reads the thread of a file, with its turns.
///
/// Errors: the file cannot be read, or does not begin with the metadata of a thread (`InvalidData`).
pub(super) fn read(chain: &Chain) -> io::Result<(Thread, Vec<TurnWithItems>)> {
    read_lines(chain, Reader::of(chain, true)?).map(Reader::into_parts)
}

/// Reads the thread of a file, with its turns and the messages in them. The messages have the numbers that they have in
/// the whole thread.
///
/// Errors: as for [`read`].
pub(super) fn read_outline(chain: &Chain) -> io::Result<(Thread, Vec<TurnWithItems>)> {
    read_lines(chain, Reader::of(chain, false)?).map(Reader::into_parts)
}

/// Reads what the model was told in the thread of a file.
///
/// Errors: as for [`read`].
pub(super) fn read_context(chain: &Chain) -> io::Result<Vec<ContextEntry>> {
    let mut reader = Reader::of(chain, false)?;
    reader.context = Some(ModelContext::default());
    let reader = read_lines(chain, reader)?;
    let turn = reader.turn();
    let provider = &reader.thread.settings.model_provider;
    let context = reader.context;
    Ok(context.map_or_else(Vec::new, |context| context.finish(turn, provider)))
}

/// A turn of a file.
pub(super) struct FileTurn {
    pub(super) id: TurnId,
    /// Whether it was written here.
    pub(super) is_ours: bool,
    /// Whether the store took it over.
    pub(super) is_taken: bool,
    /// Whether the file told its end.
    pub(super) is_over: bool,
    pub(super) began_at: Millis,
}

impl FileTurn {
    /// Tells whether the store has, or has had it.
    pub(super) fn is_had(&self) -> bool {
        self.is_ours || self.is_taken
    }
}

/// Reads which turns the file of a thread has; the store took over those up to `taken`.
///
/// Errors: as for [`read`].
pub(super) fn read_turns(chain: &Chain, taken: Option<TurnId>) -> io::Result<Vec<FileTurn>> {
    let mut reader = Reader::of(chain, false)?;
    reader.taken = taken;
    let reader = read_lines(chain, reader)?;
    let turns = reader.turns.into_iter();
    let turns = turns.map(|read| FileTurn {
        id: read.turn.turn.id,
        is_ours: read.is_ours,
        is_taken: read.number <= reader.taken_up_to,
        is_over: read.is_over,
        began_at: read.turn.turn.started_at,
    });
    Ok(turns.collect())
}

/// What another program added to the file of a thread of ours.
pub(super) struct Added {
    pub(super) turns: Vec<TurnWithItems>,
    /// What they added to the context.
    pub(super) context: Vec<ContextEntry>,
    /// The preview of the thread.
    pub(super) preview: String,
    /// What the model was told with them that stands before them.
    pub(super) told_before: Vec<Box<RawValue>>,
    /// What the model was told behind the last turn of the file.
    pub(super) told: Vec<Between>,
    /// Whether that belongs to the context of the last one of these turns.
    pub(super) is_told_with_last: bool,
}

/// An item that the model was told between two turns.
pub(super) struct Between {
    /// The number of the line, unless it was written here.
    pub(super) ordinal: Option<u64>,
    pub(super) item: Box<RawValue>,
}

/// Reads the turns of a file that were not written here, without the `stored` ones, and those up to the last one that was
/// `taken` over before: they were removed here. A last turn without an end is left out unless the thread `goes_on` here:
/// the other program may still be at it.
///
/// Errors: as for [`read`].
pub(super) fn read_added(
    chain: &Chain,
    stored: &HashSet<TurnId>,
    taken: Option<TurnId>,
    goes_on: bool,
) -> io::Result<Added> {
    let mut reader = Reader::of(chain, true)?;
    reader.context = Some(ModelContext::default());
    reader.taken = taken;
    let mut reader = read_lines(chain, reader)?;
    let last = reader.turn();
    let provider = &reader.thread.settings.model_provider;
    let context = reader.context.take();
    let context = context.map_or_else(Vec::new, |context| context.finish(last, provider));
    let (mut turns, mut told_before) = (Vec::new(), Vec::new());
    let mut places = HashMap::new();
    for (index, read) in (0..).zip(reader.turns) {
        let is_known = read.number <= reader.taken_up_to || stored.contains(&read.turn.turn.id);
        let may_run = index == last && !read.is_over && !goes_on;
        if read.is_ours || is_known || may_run {
            continue;
        }
        places.insert(index, turns.len() as u64);
        turns.push(read.turn);
        told_before.extend(read.told_before.into_iter().map(|told| told.item));
    }
    let context = context.into_iter().filter_map(|entry| {
        let turn = *places.get(&entry.turn)?;
        Some(ContextEntry { turn, ..entry })
    });
    Ok(Added {
        context: context.collect(),
        preview: reader.thread.preview,
        told_before,
        told: reader.told_last,
        is_told_with_last: places.contains_key(&last),
        turns,
    })
}

/// Reads the preview of the thread of a file: no more than up to the first message of the user.
///
/// Errors: as for [`read`].
pub(super) fn read_preview(chain: &Chain) -> io::Result<String> {
    let mut reader = Reader::of(chain, false)?;
    chain.lines(|line, _| {
        reader.line(line);
        match reader.thread.preview.is_empty() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    })?;
    Ok(reader.thread.preview)
}

fn read_lines(chain: &Chain, mut reader: Reader) -> io::Result<Reader> {
    let mut copied = usize::MAX;
    chain.lines(|line, is_own| {
        if is_own {
            // The thread may have taken back turns of its source.
            copied = copied.min(reader.turns.len());
        }
        reader.line(line);
        ControlFlow::Continue(())
    })?;
    reader.finish();
    reader.thread.copied_turns = copied.min(reader.turns.len()) as u64;
    Ok(reader)
}

/// How a turn began.
#[derive(Clone, Copy, PartialEq)]
enum Running {
    /// The file told its start, and will tell its end.
    Told,
    /// By a message, up to the next message of the user.
    Inferred,
}

/// A turn as far as it was read.
struct ReadTurn {
    turn: TurnWithItems,
    /// How many items it has, and when the last of them ended, those left out included.
    items: usize,
    last_end: Option<Millis>,
    /// Whether the file told its end.
    is_over: bool,
    /// Whether it was written here.
    is_ours: bool,
    /// Its number among all turns of the file, those taken back included.
    number: u128,
    /// What the model was told between the turn before it and this one.
    told_before: Vec<Between>,
}

/// What was read so far.
struct Reader {
    thread: Thread,
    turns: Vec<ReadTurn>,
    /// Whether items that are no messages are wanted. Otherwise they are only counted.
    is_whole: bool,
    /// How the last turn began, if it has not ended.
    running: Option<Running>,
    /// Whether the file has what was said as items, beside which older forms repeat it.
    has_items: bool,
    /// Whether lines have numbers.
    is_numbered: bool,
    /// How many turns have begun, and how many items there are, those taken back included.
    begun: u128,
    items: u64,
    /// The last turn of another program that the store took over, and its number, which is 0 until it was read.
    taken: Option<TurnId>,
    taken_up_to: u128,
    /// The sandbox of the last turn in the words of its profile.
    profile: Option<Box<RawValue>>,
    /// What the model was told, if it is wanted.
    context: Option<ModelContext>,
    /// What the model was told behind the last turn.
    told_last: Vec<Between>,
}

impl Reader {
    fn of(chain: &Chain, is_whole: bool) -> io::Result<Self> {
        Self::new(chain.first_line(), is_whole)
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "there is no metadata"))
    }

    fn new(first: &str, is_whole: bool) -> Option<Self> {
        let line = Line::read(first)?;
        let meta: Meta = (line.kind == "session_meta").then(|| line.parse())??;
        let made = match meta.timestamp {
            Some(made) => millis(&made),
            None => line.time(),
        }?;
        let git = meta.git.filter(|git| {
            git.commit_hash.is_some() || git.branch.is_some() || git.repository_url.is_some()
        });
        let metadata = Metadata {
            git_info: git.map(|git| GitInfo {
                sha: git.commit_hash,
                branch: git.branch,
                origin_url: git.repository_url,
            }),
            daybreak_enabled: None,
            cli_version: meta.cli_version,
        };
        let metadata = metadata.entry();
        let purpose = meta.thread_source.as_deref();
        let purpose = purpose.and_then(|text| purpose::entry(Some(text)).ok());
        let attached = meta.forked_from_id.filter(|_| meta.attached_thread);
        let attached = attached.and_then(|source| attached::entry(source).ok());
        let spawn = &meta.source["subagent"]["thread_spawn"];
        let nickname = spawn["agent_nickname"].as_str().map(str::to_owned);
        let role = spawn["agent_role"].as_str().map(str::to_owned);
        let spawned = meta.parent_thread_id.map(|parent| ThreadParent {
            parent,
            root: meta
                .session_id
                .filter(|root| *root != meta.id)
                .unwrap_or(parent),
            depth: spawn["depth"].as_u64().map_or(1, |depth| depth as u32),
            nickname: meta.agent_nickname.or(nickname).unwrap_or_default(),
            role: meta.agent_role.or(role),
        });
        Some(Self {
            thread: Thread {
                id: meta.id,
                created_at: made,
                updated_at: made,
                recent_at: made,
                name: None,
                preview: String::new(),
                archived: false,
                ephemeral: false,
                forked_from: meta.forked_from_id,
                spawned,
                origin: Origin {
                    client: meta.originator,
                    source: source(&meta.source).to_owned(),
                    ..Origin::default()
                },
                workspace: None,
                settings: Settings {
                    cwd: meta.cwd.into(),
                    roots: Vec::new(),
                    cwd_outside: false,
                    has_environment: true,
                    disabled_plugins: Vec::new(),
                    model: String::new(),
                    // Without one it has that of the configuration.
                    model_provider: meta.model_provider.unwrap_or_default(),
                    effort: None,
                    summary: None,
                    service_tier: None,
                    personality: None,
                    approval: ApprovalPolicy::OnRequest,
                    reviewer: Default::default(),
                    mode_instructions: None,
                    before_mode: None,
                    sandbox: SandboxPolicy::ReadOnly { network: false },
                    profile: None,
                    mode: "agent".to_owned(),
                    base_instructions: None,
                    developer_instructions: None,
                    tools: tools(meta.dynamic_tools),
                    tool_servers: Vec::new(),
                    overrides: Default::default(),
                },
                extra: [metadata, purpose, attached]
                    .into_iter()
                    .flatten()
                    .collect(),
                turn_count: 0,
                copied_turns: 0,
                usage: Usage::default(),
                plan: None,
                goal: None,
                unread: Default::default(),
                last_usage: None,
            },
            turns: Vec::new(),
            is_whole,
            running: None,
            has_items: false,
            is_numbered: false,
            begun: 0,
            items: 0,
            taken: None,
            taken_up_to: 0,
            profile: None,
            context: None,
            told_last: Vec::new(),
        })
    }

    fn line(&mut self, line: &Line<'_>) {
        self.is_numbered |= line.ordinal.is_some();
        let Some(time) = line.time() else {
            return;
        };
        self.thread.updated_at = self.thread.updated_at.max(time);
        match &*line.kind {
            "event_msg" => self.event(line, time),
            "turn_context" => {
                if let Some(context) = line.parse() {
                    self.configure(context);
                }
            }
            kind => {
                let turn = self.turn();
                if let Some(context) = &mut self.context
                    && let Some(payload) = line.parse::<&RawValue>()
                {
                    let is_told = self.running == Some(Running::Told);
                    let is_over = self.turns.last().is_none_or(|last| last.is_over);
                    if kind == "response_item" && self.running.is_none() && is_over {
                        self.told_last.push(Between {
                            ordinal: line.ordinal.filter(|_| !line.is_injected_here()),
                            item: payload.to_owned(),
                        });
                        return context.between(payload.get());
                    }
                    let provider = &self.thread.settings.model_provider;
                    context.line(kind, payload.get(), turn, is_told, provider);
                }
            }
        }
    }

    fn event(&mut self, line: &Line<'_>, time: Millis) {
        let kind = line.payload_kind().unwrap_or_default();
        let is_message = OLDER_MESSAGES.contains(&&*kind);
        let is_older = is_message || OLDER_ITEMS.contains(&&*kind);
        // Lines without a number are those of a version that knows no items, and went on with the file.
        if is_older && self.has_items && (line.ordinal.is_some() || !self.is_numbered) {
            return;
        }
        if is_older && !is_message && !self.is_whole {
            self.begin_item(time, time);
            return;
        }
        if kind == "item_completed" {
            if !self.is_whole
                && let Some(completed) = line.parse::<Completed<StoredItemKind>>()
                && !completed.item.is_message()
            {
                if completed.item.is_known() {
                    let (start, end) = completed.times(time);
                    self.go_on(completed.turn_id, start);
                    self.begin_item(start, end);
                }
            } else if let Some(completed) = line.parse() {
                self.completed(completed, time);
            }
        } else if let Some(told) = line.parse() {
            self.told(told, time);
        }
    }

    /// Returns the index of the last turn; 0 before the first one, too.
    fn turn(&self) -> u64 {
        self.turns.len().saturating_sub(1) as u64
    }

    fn told(&mut self, told: Told, time: Millis) {
        match told {
            Told::TaskStarted {
                turn_id,
                threadwire,
            } => {
                // A turn without an end was cut off.
                self.end(TurnStatus::Interrupted, time);
                self.begin(turn_id, time);
                if let Some(begun) = self.turns.last_mut() {
                    begun.is_ours = threadwire;
                }
                self.running = Some(Running::Told);
            }
            Told::TaskComplete { error, duration_ms } => {
                let status = match &error {
                    Some(_) => TurnStatus::Failed,
                    None => TurnStatus::Completed,
                };
                if let (Some(error), Some(last)) = (error, self.turns.last_mut()) {
                    last.turn.turn.error = Some(TurnError {
                        message: error.message,
                        kind: read_items::error_kind(&error.codex_error_info),
                        details: None,
                    });
                }
                self.end_after(status, time, duration_ms);
            }
            Told::TurnAborted { duration_ms } => {
                self.end_after(TurnStatus::Interrupted, time, duration_ms);
            }
            Told::ThreadGoalUpdated { goal } => {
                let id = format!("{}-goal", self.thread.id);
                self.thread.goal = read_items::goal(id, &goal).map(Arc::new);
            }
            Told::ThreadGoalCleared {} => self.thread.goal = None,
            Told::ThreadRolledBack { num_turns } => {
                self.end(TurnStatus::Completed, time);
                let left = self.turns.len().saturating_sub(num_turns);
                self.turns.truncate(left);
                self.told_last.clear();
                if let Some(context) = &mut self.context {
                    context.take_back(left as u64);
                }
            }
            Told::ThreadSettingsApplied { thread_settings } => self.apply(thread_settings),
            Told::ThreadNameUpdated { thread_name } => self.thread.name = thread_name,
            Told::TokenCount { info: Some(info) } => {
                self.thread.usage = (&info.total_token_usage).into();
                if let Some(last) = self.turns.last_mut() {
                    let usage = (&info.last_token_usage).into();
                    last.turn.turn.usage += usage;
                    self.thread.last_usage = Some(LastUsage {
                        turn: last.turn.turn.id,
                        usage,
                        context_window: info.model_context_window,
                        assumed_window: false,
                    });
                }
            }
            Told::UserMessage(message) => {
                // Versions without starts of turns begin one with each message of the user.
                if self.running != Some(Running::Told) {
                    self.end(TurnStatus::Completed, time);
                    self.begin(None, time);
                }
                self.add(None, message.into_body(), time, time);
            }
            Told::AgentMessage { message, phase } => {
                self.add(
                    None,
                    ItemBody::Agent {
                        text: message,
                        phase,
                    },
                    time,
                    time,
                );
            }
            Told::AgentReasoning { text } => {
                let body = ItemBody::Reasoning {
                    summary: vec![text],
                    content: Vec::new(),
                };
                self.add(None, body, time, time);
            }
            Told::ExecCommandEnd(command) => {
                let (id, body) = read_items::command_end(command, &self.thread.settings.cwd);
                self.add(Some(id), body, time, time);
            }
            Told::PatchApplyEnd(patch) => {
                let (id, body) = read_items::patch(patch, &self.thread.settings.cwd);
                self.add(Some(id), body, time, time);
            }
            Told::WebSearchEnd {
                call_id,
                query,
                action,
            } => {
                let action = search_action(action);
                self.add(
                    Some(call_id),
                    ItemBody::WebSearch { query, action },
                    time,
                    time,
                );
            }
            Told::EnteredReviewMode {
                user_facing_hint: subject,
            } => self.add(None, ItemBody::ReviewStarted { subject }, time, time),
            Told::ExitedReviewMode { review_output } => {
                let findings = read_items::review_text(&review_output);
                self.add(None, ItemBody::ReviewEnded { findings }, time, time);
            }
            Told::ContextCompacted {} => {
                self.add(None, ItemBody::Compaction { summary: None }, time, time);
            }
            _ => {}
        }
    }

    fn begin(&mut self, id: Option<String>, time: Millis) {
        let told_before = std::mem::take(&mut self.told_last);
        self.begun += 1;
        self.thread.recent_at = self.thread.recent_at.max(time);
        // Turns without an id of their own get one that is the same at the next reading.
        let made = || {
            TurnId(uuid::Uuid::from_u128(
                self.thread.id.0.as_u128() ^ self.begun,
            ))
        };
        let id = id.and_then(|id| id.parse().ok()).unwrap_or_else(made);
        if self.taken == Some(id) {
            self.taken_up_to = self.begun;
        }
        let turn = TurnWithItems {
            turn: Turn {
                id,
                index: self.turns.len() as u64,
                status: TurnStatus::Interrupted,
                started_at: time,
                completed_at: None,
                error: None,
                usage: Usage::default(),
                origin: self.thread.origin.clone(),
                settings: None,
                root: None,
                stop: None,
            },
            items: Vec::new(),
            asks: Vec::new(),
            usage: Vec::new(),
        };
        self.turns.push(ReadTurn {
            turn,
            items: 0,
            last_end: None,
            is_over: false,
            is_ours: false,
            number: self.begun,
            told_before,
        });
        self.running = Some(Running::Inferred);
        let turn = self.turn();
        if let Some(context) = &mut self.context {
            context.begin(turn, &self.thread.settings.model_provider);
        }
    }

    /// Ends a turn of which the file tells how long it took.
    fn end_after(&mut self, status: TurnStatus, time: Millis, took: Option<Millis>) {
        let is_told = self.running.is_some();
        self.end(status, time);
        if let (true, Some(last)) = (is_told, self.turns.last_mut()) {
            last.is_over = true;
            let turn = &mut last.turn.turn;
            if let Some(took) = took {
                turn.completed_at = Some(turn.started_at.saturating_add(took.max(0)));
            }
        }
    }

    fn end(&mut self, status: TurnStatus, time: Millis) {
        // An inferred end is no interruption, but where the last item was.
        let status = match self.running.take() {
            None => return,
            Some(Running::Inferred) if status != TurnStatus::Interrupted => TurnStatus::Completed,
            Some(_) => status,
        };
        if let Some(ReadTurn { turn, last_end, .. }) = self.turns.last_mut() {
            turn.turn.status = status;
            turn.turn.completed_at = Some(last_end.unwrap_or(time).max(turn.turn.started_at));
        }
    }

    fn completed(&mut self, completed: Completed<StoredItem>, time: Millis) {
        let (start, end) = completed.times(time);
        if matches!(completed.item, StoredItem::Other) {
            return;
        }
        self.go_on(completed.turn_id, start);
        if let Some((id, body)) = read_items::body(completed.item, &self.thread.settings.cwd) {
            self.has_items |= matches!(body, ItemBody::User { .. });
            self.add(Some(id), body, start, end);
        } else {
            self.begin_item(start, end);
        }
    }

    /// Makes the turn of an item the last one: a review begins without the start of a turn, and another turn begins
    /// and ends before it goes on.
    fn go_on(&mut self, turn: Option<String>, time: Millis) {
        let Some(id) = turn.and_then(|turn| turn.parse::<TurnId>().ok()) else {
            return;
        };
        let first = self.turns.len().saturating_sub(NESTED);
        let of = |turn: &ReadTurn| turn.turn.turn.id == id;
        match self.turns[first..]
            .iter()
            .rposition(of)
            .map(|at| first + at)
        {
            Some(at) if at + 1 < self.turns.len() && !self.turns[at].is_over => {
                self.end(TurnStatus::Interrupted, time);
                let turn = self.turns.remove(at);
                self.turns.push(turn);
                let last = self.turn();
                if let Some(context) = &mut self.context {
                    context.put_last(at as u64, last);
                }
            }
            None if self.running.is_none() => self.begin(Some(id.to_string()), time),
            _ => return,
        }
        self.running = Some(Running::Told);
    }

    /// Counts an item of the last turn. Returns whether it is the first one.
    fn begin_item(&mut self, start: Millis, end: Millis) -> bool {
        if self.turns.is_empty() {
            self.begin(None, start);
        }
        self.items += 1;
        let Some(last) = self.turns.last_mut() else {
            return false;
        };
        last.items += 1;
        last.last_end = last.last_end.max(Some(end));
        last.items == 1
    }

    fn add(&mut self, id: Option<String>, body: ItemBody, start: Millis, end: Millis) {
        let is_first = self.begin_item(start, end);
        let id = id.unwrap_or_else(|| format!("item-{}", self.items));
        let Some(ReadTurn { turn, .. }) = self.turns.last_mut() else {
            return;
        };
        if self.thread.preview.is_empty()
            && let ItemBody::User { content, .. } = &body
        {
            self.thread.preview = preview(content);
        }
        let body = match body {
            ItemBody::User {
                content, client_id, ..
            } => ItemBody::User {
                content,
                client_id,
                steered: !is_first,
                queued: None,
            },
            body => body,
        };
        turn.items.push(Arc::new(Item {
            id: ItemId(id.into()),
            turn: turn.turn.id,
            seq: self.items,
            started_at: start,
            completed_at: Some(end),
            body,
        }));
    }

    /// Takes over settings from between turns.
    fn apply(&mut self, applied: Applied) {
        let settings = &mut self.thread.settings;
        if let Some(cwd) = applied.cwd {
            settings.cwd = cwd;
        }
        if let Some(model) = applied.model {
            settings.model = model;
        }
        if let Some(approval) = applied.approval_policy.and_then(from_wire::approval_policy) {
            settings.approval = approval;
        }
        if let Some(profile) = applied.permission_profile {
            let last = self.profile.as_deref();
            let last = last.and_then(|profile| serde_json::from_str::<Value>(profile.get()).ok());
            if profile["type"] == "disabled" {
                settings.sandbox = SandboxPolicy::DangerFullAccess;
            } else if last.is_none_or(|last| last != profile) {
                // What is not known allows least.
                settings.sandbox = SandboxPolicy::ReadOnly { network: false };
            }
        }
    }

    fn configure(&mut self, context: Context) {
        self.profile = context.permission_profile;
        let settings = &mut self.thread.settings;
        if let Some(cwd) = context.cwd {
            settings.cwd = cwd.into();
        }
        if let Some(model) = context.model {
            settings.model = model;
        }
        settings.effort = context.effort;
        settings.summary = context.summary;
        if let Some(approval) = context.approval_policy.and_then(from_wire::approval_policy) {
            settings.approval = approval;
        }
        settings.profile = None;
        settings.sandbox = match context.sandbox_policy {
            Some(Sandbox::DangerFullAccess) => SandboxPolicy::DangerFullAccess,
            Some(Sandbox::WorkspaceWrite {
                writable_roots,
                network_access,
                exclude_tmpdir_env_var,
                exclude_slash_tmp,
            }) => SandboxPolicy::WorkspaceWrite {
                writable_roots,
                network: network_access,
                exclude_tmpdir_env_var,
                exclude_slash_tmp,
            },
            Some(Sandbox::ReadOnly { network_access }) => SandboxPolicy::ReadOnly {
                network: network_access,
            },
            // What is not known allows least.
            Some(Sandbox::Unknown) | None => SandboxPolicy::ReadOnly { network: false },
        };
        if self.running.is_some()
            && let Some(ReadTurn { turn, .. }) = self.turns.last_mut()
        {
            turn.turn.settings = Some(Arc::new(TurnSettings::from(&*settings)));
        }
    }

    fn finish(&mut self) {
        let status = match self.running {
            // The other program may still be at it.
            Some(Running::Told) => TurnStatus::Interrupted,
            _ => TurnStatus::Completed,
        };
        self.end(status, self.thread.updated_at);
        self.thread.turn_count = self.turns.len() as u64;
    }

    fn into_parts(self) -> (Thread, Vec<TurnWithItems>) {
        let turns = (0..).zip(self.turns).map(|(index, read)| {
            let mut turn = read.turn;
            turn.turn.index = index;
            turn
        });
        (self.thread, turns.collect())
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => files(&path, found),
                false if path.extension().is_some_and(|end| end == "jsonl") => found.push(path),
                false => {}
            }
        }
    }

    /// Returns what is the same in an outline.
    fn outlined((thread, turns): (Thread, Vec<TurnWithItems>)) -> String {
        let turns = turns.into_iter().map(|turn| {
            let is_message = |item: &Arc<Item>| item.message().is_some();
            let messages: Vec<_> = turn.items.into_iter().filter(is_message).collect();
            format!("{:?}\n{messages:?}\n", turn.turn)
        });
        format!("{thread:?}\n{}", turns.collect::<String>())
    }

    #[test]
    fn an_outline_has_all_but_the_items_that_are_no_messages() {
        let homes = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/codex/homes");
        let mut paths = Vec::new();
        files(&homes, &mut paths);
        let mut left_out = 0;
        for path in paths {
            let Some(chain) = Chain::open(&path, &|_| None).unwrap() else {
                continue;
            };
            let Ok(whole) = read(&chain) else { continue };
            let outline = read_outline(&chain).unwrap();
            let count = |turns: &[TurnWithItems]| -> usize {
                turns.iter().map(|turn| turn.items.len()).sum()
            };
            left_out += count(&whole.1) - count(&outline.1);
            assert_eq!(outlined(outline), outlined(whole), "{}", path.display());
        }
        assert!(left_out > 0);
    }
}
