//! Reads the rollout files of other programs, from version 0.97 to 0.169 of Codex.
//!
//! A file may go on from the beginning of another one, see `chain.rs`: all of them are read as one. Older versions tell
//! what was said as `user_message`, `agent_message` and `agent_reasoning`, newer ones as `item_completed`. Lines of other
//! kinds, and lines that cannot be read, are passed over, as Codex does.

use std::{io, ops::ControlFlow, sync::Arc};

use chrono::DateTime;
use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use threadwire_engine::{
    ApprovalPolicy, ContextEntry, InputPart, Item, ItemBody, ItemId, Millis, Origin, SandboxPolicy,
    Settings, Thread, ThreadId, Turn, TurnError, TurnErrorKind, TurnId, TurnSettings, TurnStatus,
    TurnWithItems, Usage,
};
use threadwire_protocol::codex::{AskForApproval, GitInfo};

use super::{
    chain::{Chain, Line},
    context::Context as ModelContext,
    read_items::{self, Applied, Told},
};
use crate::dialects::{
    SPAWNED_SOURCE,
    codex::{from_wire, metadata::Metadata},
};

/// Maximum length of a preview in characters, as for our own threads.
const PREVIEW: usize = 200;

/// The first line.
#[derive(Deserialize)]
struct Meta {
    id: ThreadId,
    timestamp: Option<String>,
    cwd: String,
    #[serde(default)]
    originator: String,
    #[serde(default)]
    source: Source,
    model_provider: Option<String>,
    forked_from_id: Option<ThreadId>,
    git: Option<Git>,
}

/// A name, or an object that tells how a child thread was made.
#[derive(Default, Deserialize)]
#[serde(untagged)]
enum Source {
    Name(String),
    #[default]
    Other,
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
    let reader = read_lines(chain, None)?;
    Ok((reader.thread, reader.turns))
}

/// Reads what the model was told in the thread of a file.
///
/// Errors: as for [`read`].
pub(super) fn read_context(chain: &Chain) -> io::Result<Vec<ContextEntry>> {
    let reader = read_lines(chain, Some(ModelContext::default()))?;
    let turn = reader.turn();
    let provider = &reader.thread.settings.model_provider;
    let context = reader.context;
    Ok(context.map_or_else(Vec::new, |context| context.finish(turn, provider)))
}

/// Reads the preview of the thread of a file: no more than up to the first message of the user.
///
/// Errors: as for [`read`].
pub(super) fn read_preview(chain: &Chain) -> io::Result<String> {
    let mut reader = Reader::of(chain, None)?;
    chain.lines(|line| {
        reader.line(line);
        match reader.thread.preview.is_empty() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    })?;
    Ok(reader.thread.preview)
}

fn read_lines(chain: &Chain, context: Option<ModelContext>) -> io::Result<Reader> {
    let mut reader = Reader::of(chain, context)?;
    chain.lines(|line| {
        reader.line(line);
        ControlFlow::Continue(())
    })?;
    reader.finish();
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

/// What was read so far.
struct Reader {
    thread: Thread,
    turns: Vec<TurnWithItems>,
    /// How the last turn began, if it has not ended.
    running: Option<Running>,
    /// Whether the file has what was said as items, beside which older forms repeat it.
    has_items: bool,
    /// How many turns have begun, and how many items there are, those taken back included.
    begun: u128,
    items: u64,
    /// The sandbox of the last turn in the words of its profile.
    profile: Option<Box<RawValue>>,
    /// What the model was told, if it is wanted.
    context: Option<ModelContext>,
}

impl Reader {
    fn of(chain: &Chain, context: Option<ModelContext>) -> io::Result<Self> {
        Self::new(chain.first_line(), context)
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "there is no metadata"))
    }

    fn new(first: &str, context: Option<ModelContext>) -> Option<Self> {
        let line: Line<'_> = serde_json::from_str(first).ok()?;
        let meta = (line.kind == "session_meta").then_some(line.payload)?;
        let meta: Meta = serde_json::from_str(meta.get()).ok()?;
        let made = meta.timestamp.as_deref().unwrap_or(&line.timestamp);
        let made = millis(made)?;
        let metadata = meta.git.and_then(|git| {
            let metadata = Metadata {
                git_info: Some(GitInfo {
                    sha: git.commit_hash,
                    branch: git.branch,
                    origin_url: git.repository_url,
                }),
                ..Metadata::default()
            };
            metadata.entry()
        });
        Some(Self {
            thread: Thread {
                id: meta.id,
                created_at: made,
                updated_at: made,
                name: None,
                preview: String::new(),
                archived: false,
                ephemeral: false,
                forked_from: meta.forked_from_id,
                spawned: None,
                origin: Origin {
                    client: meta.originator,
                    source: match meta.source {
                        Source::Name(name) if name == "mcp" => "appServer".to_owned(),
                        Source::Name(name) => name,
                        Source::Other => SPAWNED_SOURCE.to_owned(),
                    },
                    user: None,
                    context: None,
                },
                workspace: None,
                settings: Settings {
                    cwd: meta.cwd.into(),
                    roots: Vec::new(),
                    model: String::new(),
                    model_provider: meta.model_provider.unwrap_or_else(|| "openai".to_owned()),
                    effort: None,
                    summary: None,
                    service_tier: None,
                    personality: None,
                    approval: ApprovalPolicy::OnRequest,
                    reviewer: Default::default(),
                    before_mode: None,
                    sandbox: SandboxPolicy::ReadOnly { network: false },
                    profile: None,
                    mode: "agent".to_owned(),
                    base_instructions: None,
                    developer_instructions: None,
                    tools: Vec::new(),
                    tool_servers: Vec::new(),
                    overrides: Default::default(),
                },
                extra: metadata.into_iter().collect(),
                turn_count: 0,
                usage: Usage::default(),
                plan: None,
                goal: None,
                unread: Default::default(),
                last_usage: None,
            },
            turns: Vec::new(),
            running: None,
            has_items: false,
            begun: 0,
            items: 0,
            profile: None,
            context,
        })
    }

    fn line(&mut self, line: &Line<'_>) {
        let Some(time) = millis(&line.timestamp) else {
            return;
        };
        self.thread.updated_at = self.thread.updated_at.max(time);
        let payload = line.payload.get();
        match &*line.kind {
            "event_msg" => {
                if let Ok(told) = serde_json::from_str(payload) {
                    self.told(told, time);
                }
            }
            "turn_context" => {
                if let Ok(context) = serde_json::from_str::<Context>(payload) {
                    self.configure(context);
                }
            }
            kind => {
                let turn = self.turn();
                if let Some(context) = &mut self.context {
                    let is_told = self.running == Some(Running::Told);
                    let provider = &self.thread.settings.model_provider;
                    context.line(kind, payload, turn, is_told, provider);
                }
            }
        }
    }

    /// Returns the index of the last turn; 0 before the first one, too.
    fn turn(&self) -> u64 {
        self.turns.len().saturating_sub(1) as u64
    }

    fn told(&mut self, told: Told, time: Millis) {
        match told {
            Told::TaskStarted { turn_id } => {
                // A turn without an end was cut off.
                self.end(TurnStatus::Interrupted, time);
                self.begin(turn_id, time);
                self.running = Some(Running::Told);
            }
            Told::TaskComplete { error } => {
                let status = match &error {
                    Some(_) => TurnStatus::Failed,
                    None => TurnStatus::Completed,
                };
                if let (Some(error), Some(turn)) = (error, self.turns.last_mut()) {
                    turn.turn.error = Some(TurnError {
                        message: error.message,
                        kind: TurnErrorKind::Other,
                        details: None,
                    });
                }
                self.end(status, time);
            }
            Told::TurnAborted {} => self.end(TurnStatus::Interrupted, time),
            Told::ThreadRolledBack { num_turns } => {
                self.end(TurnStatus::Completed, time);
                let left = self.turns.len().saturating_sub(num_turns);
                self.turns.truncate(left);
                if let Some(context) = &mut self.context {
                    context.take_back(left as u64);
                }
            }
            Told::ThreadSettingsApplied { thread_settings } => self.apply(thread_settings),
            Told::ThreadNameUpdated { thread_name } => self.thread.name = thread_name,
            Told::TokenCount { info: Some(info) } => {
                self.thread.usage = (&info.total_token_usage).into();
                if let Some(turn) = self.turns.last_mut() {
                    turn.turn.usage += (&info.last_token_usage).into();
                }
            }
            Told::UserMessage(message) if !self.has_items => {
                // Versions without starts of turns begin one with each message of the user.
                if self.running != Some(Running::Told) {
                    self.end(TurnStatus::Completed, time);
                    self.begin(None, time);
                }
                self.add(None, message.into_body(), time, time);
            }
            Told::AgentMessage { message } if !self.has_items => {
                self.add(None, ItemBody::Agent { text: message }, time, time);
            }
            Told::AgentReasoning { text } if !self.has_items => {
                let body = ItemBody::Reasoning {
                    summary: vec![text],
                    content: Vec::new(),
                };
                self.add(None, body, time, time);
            }
            Told::ItemCompleted(completed) => {
                let (start, end) = (
                    completed.started_at_ms.unwrap_or(time),
                    completed.completed_at_ms.unwrap_or(time),
                );
                if let Some((id, body)) =
                    read_items::body(completed.item, &self.thread.settings.cwd)
                {
                    self.has_items |= matches!(body, ItemBody::User { .. });
                    self.add(Some(id), body, start, end);
                }
            }
            Told::ExecCommandEnd(command) if !self.has_items => {
                let (id, body) = read_items::command_end(command);
                self.add(Some(id), body, time, time);
            }
            Told::PatchApplyEnd(patch) if !self.has_items => {
                let (id, body) = read_items::patch(patch, &self.thread.settings.cwd);
                self.add(Some(id), body, time, time);
            }
            Told::WebSearchEnd { call_id, query } if !self.has_items => {
                self.add(Some(call_id), ItemBody::WebSearch { query }, time, time);
            }
            Told::ContextCompacted {} if !self.has_items => {
                self.add(None, ItemBody::Compaction { summary: None }, time, time);
            }
            _ => {}
        }
    }

    fn begin(&mut self, id: Option<String>, time: Millis) {
        self.begun += 1;
        // Turns without an id of their own get one that is the same at the next reading.
        let made = || {
            TurnId(uuid::Uuid::from_u128(
                self.thread.id.0.as_u128() ^ self.begun,
            ))
        };
        let id = id.and_then(|id| id.parse().ok()).unwrap_or_else(made);
        self.turns.push(TurnWithItems {
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
            },
            items: Vec::new(),
            asks: Vec::new(),
            usage: Vec::new(),
        });
        self.running = Some(Running::Inferred);
        let turn = self.turn();
        if let Some(context) = &mut self.context {
            context.begin(turn, &self.thread.settings.model_provider);
        }
    }

    fn end(&mut self, status: TurnStatus, time: Millis) {
        // An inferred end is no interruption, but where the last item was.
        let status = match self.running.take() {
            None => return,
            Some(Running::Inferred) if status != TurnStatus::Interrupted => TurnStatus::Completed,
            Some(_) => status,
        };
        if let Some(turn) = self.turns.last_mut() {
            turn.turn.status = status;
            let last = turn.items.iter().filter_map(|item| item.completed_at).max();
            turn.turn.completed_at = Some(last.unwrap_or(time).max(turn.turn.started_at));
        }
    }

    fn add(&mut self, id: Option<String>, body: ItemBody, start: Millis, end: Millis) {
        if self.turns.is_empty() {
            self.begin(None, start);
        }
        self.items += 1;
        let id = id.unwrap_or_else(|| format!("item-{}", self.items));
        let Some(turn) = self.turns.last_mut() else {
            return;
        };
        if self.thread.preview.is_empty()
            && let ItemBody::User { content, .. } = &body
            && let Some(InputPart::Text { text, .. }) = content.first()
        {
            self.thread.preview = text.chars().take(PREVIEW).collect();
        }
        let is_first = turn.items.is_empty();
        let body = match body {
            ItemBody::User {
                content, client_id, ..
            } => ItemBody::User {
                content,
                client_id,
                steered: !is_first,
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
            && let Some(turn) = self.turns.last_mut()
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
}

fn millis(time: &str) -> Option<Millis> {
    DateTime::parse_from_rfc3339(time)
        .ok()
        .map(|time| time.timestamp_millis())
}
