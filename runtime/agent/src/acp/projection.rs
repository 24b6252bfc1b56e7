//! What a turn of an agent shows: its updates as items.

use std::{
    collections::{HashMap, HashSet},
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use threadwire_engine::{
    AskKind, DeltaKind, ItemBody, ItemId, Plan, PlanStep, PlanStepStatus, ToolContent, ToolItem,
    ToolSource, Usage,
};
use threadwire_protocol::acp::{
    self, CompactionStatus, ContentBlock, ContentChunk, EmbeddedResourceResource, NoticeSeverity,
    PlanEntryStatus, SessionUpdate, ToolCallUpdate,
};
use threadwire_workspace::{files, locks::lock};

use super::{
    bounds,
    calls::{self, Call, Edits},
    terminals::Terminals,
};
use crate::tools::{Known, Shown, Tools};

/// The most that an agent may say in one turn, in bytes.
pub(super) const MAX_SAID: usize = 32 * 1024 * 1024;

/// What a call counts, in bytes, beside its title.
const OF_A_CALL: usize = 512;

/// What a step of a plan counts, in bytes, beside its text.
const OF_A_STEP: usize = 32;

/// The last message of an agent in a turn that somebody reads it of, which is a review.
#[derive(Clone, Default)]
pub(super) struct Said(Option<Arc<Mutex<String>>>);

impl Said {
    /// Keeps the last message.
    pub(super) fn kept() -> Self {
        Self(Some(Arc::default()))
    }

    /// Returns the last message so far.
    pub(super) fn text(&self) -> String {
        self.0
            .as_ref()
            .map(|said| lock(said).clone())
            .unwrap_or_default()
    }

    fn add(&self, text: &str, begins: bool) {
        let Some(said) = &self.0 else { return };
        let mut said = lock(said);
        if begins {
            said.clear();
        }
        said.push_str(text);
    }
}

/// The items of a turn.
pub(super) struct Projection {
    tools: Tools,
    agent: String,
    /// Bytes of what the agent has said: its messages, its thoughts, its plans and the titles of its calls.
    said: usize,
    /// The message or thought that chunks extend.
    text: Option<Text>,
    said_last: Said,
    calls: HashMap<String, Call>,
    decided: Arc<Mutex<Decided>>,
    /// What the context holds, and its size, as the agent told it last in the turn.
    held: Option<(Usage, u64)>,
}

struct Text {
    is_thought: bool,
    /// The agent's id, if it gives one.
    message: Option<String>,
    item: ItemId,
}

/// What was decided about calls, by tasks that ask the user. An item is one call; agents use the ids of theirs again.
#[derive(Default)]
struct Decided {
    /// The calls that must not run.
    declined: HashSet<ItemId>,
    has_declined: bool,
    /// Commands that the user allowed, and their folders, by call. What the policy allows, it allows again when the call
    /// comes to us.
    approved: HashMap<ItemId, (String, PathBuf)>,
    /// Files whose edits the user allowed, each for one write, with the call.
    edited: Vec<(ItemId, PathBuf, Edits)>,
}

/// A call that needs permission.
pub(super) struct Wanted {
    /// The item of the call.
    pub(super) item: ItemId,
    pub(super) ask: AskKind,
    /// Whether the call changes nothing.
    pub(super) reads_only: bool,
    decided: Arc<Mutex<Decided>>,
}

impl Wanted {
    /// Notes that the call may run, whatever was decided before; `by_user` tells who allowed it.
    pub(super) fn allow(&self, by_user: bool) {
        let mut decided = lock(&self.decided);
        decided.declined.remove(&self.item);
        if !by_user {
            return;
        }
        match &self.ask {
            AskKind::Command { command, cwd, .. } => {
                let approved = (command.clone(), cwd.clone());
                decided.approved.insert(self.item.clone(), approved);
            }
            AskKind::FileChange { changes, .. } => {
                let edits = calls::edits(changes).into_iter();
                let edits = edits.map(|(path, edits)| (self.item.clone(), path, edits));
                decided.edited.extend(edits);
            }
            _ => {}
        }
    }

    /// Notes that the call must not run.
    pub(super) fn decline(&self) {
        let mut decided = lock(&self.decided);
        decided.has_declined = true;
        decided.declined.insert(self.item.clone());
        decided.approved.remove(&self.item);
        decided.edited.retain(|(item, ..)| *item != self.item);
    }
}

/// What is known of the edits of a file, before it is written.
pub(super) struct KnownEdits {
    path: PathBuf,
    /// The edits of each open call that changes the file.
    shown: Vec<Edits>,
    decided: Arc<Mutex<Decided>>,
}

impl KnownEdits {
    /// Tells what of this is known: the file has the text `old`, and becomes `new`. An approval counts once.
    pub(super) fn of(&self, old: Option<&str>, new: &str) -> Known {
        let mut decided = lock(&self.decided);
        let approved = decided
            .edited
            .iter()
            .position(|(_, path, edits)| *path == self.path && edits.make(old, new));
        if let Some(at) = approved {
            decided.edited.swap_remove(at);
        }
        Known {
            is_shown: self.shown.iter().any(|edits| edits.make(old, new)),
            is_approved: approved.is_some(),
        }
    }
}

impl Projection {
    pub(super) fn new(tools: Tools, agent: &str, said_last: Said) -> Self {
        Self {
            tools,
            agent: agent.to_owned(),
            said: 0,
            text: None,
            said_last,
            calls: HashMap::new(),
            decided: Arc::default(),
            held: None,
        }
    }

    /// Returns what the context holds, and its size, if the agent told it in the turn.
    pub(super) fn held(&self) -> Option<(Usage, u64)> {
        self.held
    }

    /// Tells whether the agent said more than is shown in one turn.
    pub(super) fn is_full(&self) -> bool {
        self.said > MAX_SAID
    }

    /// Counts what an agent says. Returns whether it is still shown.
    fn count(&mut self, bytes: usize) -> bool {
        self.said = self.said.saturating_add(bytes);
        !self.is_full()
    }

    /// Shows an update. Returns those that are about the session itself.
    pub(super) async fn update(
        &mut self,
        update: SessionUpdate,
        terminals: &Terminals,
    ) -> Option<SessionUpdate> {
        let turn = self.tools.turn().clone();
        match update {
            SessionUpdate::AgentMessageChunk(chunk) => self.chunk(chunk, false).await,
            SessionUpdate::AgentThoughtChunk(chunk) => self.chunk(chunk, true).await,
            SessionUpdate::ToolCall(call) => {
                self.call(calls::as_update(call), true, terminals).await;
            }
            SessionUpdate::ToolCallUpdate(update) => self.call(update, false, terminals).await,
            SessionUpdate::Plan(plan) => self.plan(plan.entries).await,
            SessionUpdate::PlanUpdate(update) => {
                if let acp::PlanUpdateContent::Items(items) = update.plan {
                    self.plan(items.entries).await;
                }
            }
            SessionUpdate::UsageUpdate(usage) => {
                let (used, size) = held(&usage);
                self.held = Some((used, size));
                turn.show_usage(used, Some(size)).await;
            }
            SessionUpdate::Notice(notice) => {
                let text = match notice.description {
                    Some(description) => format!("{}: {description}", notice.title),
                    None => notice.title,
                };
                if notice.severity != NoticeSeverity::Info && self.count(text.len()) {
                    turn.warn(format!("{}: {text}", self.agent)).await;
                }
            }
            SessionUpdate::CompactionUpdate(update)
                if update.status == CompactionStatus::Completed =>
            {
                self.end_text().await;
                let blocks = update.summary.flatten().unwrap_or_default();
                let text: String = blocks.iter().filter_map(inline).collect();
                if self.count(text.len()) {
                    let summary = Some(text).filter(|text| !text.is_empty());
                    let body = ItemBody::Compaction { summary };
                    turn.complete_item(&ItemId::new(), body).await;
                }
            }
            // The prompt is shown already.
            SessionUpdate::UserMessageChunk(_) => {}
            SessionUpdate::SessionInfoUpdate(about) => {
                if let Some(name) = about.title.flatten().as_deref().and_then(bounds::name) {
                    turn.suggest_name(name).await;
                }
            }
            about @ (SessionUpdate::AvailableCommandsUpdate(_)
            | SessionUpdate::ConfigOptionUpdate(_)
            | SessionUpdate::CurrentModeUpdate(_)) => return Some(about),
            _ => {}
        }
        None
    }

    async fn plan(&mut self, entries: Vec<acp::PlanEntry>) {
        let bytes = entries.iter().map(|entry| OF_A_STEP + entry.content.len());
        if self.count(bytes.sum()) {
            self.tools.turn().plan(steps(entries)).await;
        }
    }

    async fn chunk(&mut self, chunk: ContentChunk, is_thought: bool) {
        let goes_on = self
            .text
            .as_ref()
            .is_some_and(|text| text.is_thought == is_thought && text.message == chunk.message_id);
        if !goes_on {
            self.end_text().await;
        }
        let text = match chunk.content {
            ContentBlock::Text(block) => block.text,
            block => match inline(&block) {
                Some(text) => text,
                None => {
                    self.end_text().await;
                    if self.count(bounds::media(&block)) {
                        self.show_block(&block).await;
                    }
                    return;
                }
            },
        };
        if !self.count(text.len()) {
            return;
        }
        if !is_thought {
            self.said_last.add(&text, self.text.is_none());
        }
        let turn = self.tools.turn();
        let item = match &self.text {
            Some(text) => text.item.clone(),
            None => {
                let body = match is_thought {
                    false => ItemBody::Agent {
                        phase: None,
                        text: String::new(),
                    },
                    true => ItemBody::Reasoning {
                        summary: Vec::new(),
                        content: Vec::new(),
                    },
                };
                let item = turn.start_item(body).await;
                self.text = Some(Text {
                    is_thought,
                    message: chunk.message_id,
                    item: item.clone(),
                });
                item
            }
        };
        let kind = match is_thought {
            false => DeltaKind::Text,
            true => DeltaKind::Summary(0),
        };
        turn.delta(&item, kind, text).await;
    }

    /// Shows content of a message that is no text.
    async fn show_block(&self, block: &ContentBlock) {
        let name = match block {
            ContentBlock::Image(_) => "image",
            ContentBlock::Audio(_) => "audio",
            _ => "resource",
        };
        let mut item = ToolItem::new(self.source(), name, calls::empty_object());
        item.status = threadwire_engine::ActionStatus::Completed;
        item.content = Some(vec![content(block)]);
        let body = ItemBody::Tool(item);
        self.tools.turn().complete_item(&ItemId::new(), body).await;
    }

    fn source(&self) -> ToolSource {
        ToolSource::Mcp {
            server: self.agent.clone(),
            read_only: None,
        }
    }

    pub(super) async fn end_text(&mut self) {
        if let Some(text) = self.text.take() {
            self.tools.turn().complete_text(&text.item).await;
        }
    }

    /// Shows what an update says of a call. With `begins`, it begins one, also where an earlier one had the same id.
    async fn call(&mut self, update: ToolCallUpdate, begins: bool, terminals: &Terminals) {
        self.end_text().await;
        let known = self.calls.get(&update.tool_call_id);
        let says_what =
            update.title.is_some() || update.kind.is_some() || update.raw_input.is_some();
        // It is about a call of an earlier turn.
        if known.is_none() && !begins && !says_what {
            return;
        }
        if known.is_none_or(|call| begins && call.is_done()) {
            let title = update.title.as_ref().map_or(0, String::len);
            if !self.count(OF_A_CALL + title) {
                return;
            }
            let id = update.tool_call_id.clone();
            self.calls.insert(id, Call::default());
        }
        let Some(call) = self.calls.get_mut(&update.tool_call_id) else {
            return;
        };
        if call.merge(update, |terminal| terminals.get(terminal).is_some()) {
            let item = call.item();
            let is_declined = item.is_some_and(|item| lock(&self.decided).declined.contains(item));
            call.show(&self.tools, &self.agent, is_declined).await;
        }
    }

    /// Shows a call that needs permission, and returns what to ask.
    pub(super) async fn wanted(&mut self, update: ToolCallUpdate) -> Wanted {
        self.end_text().await;
        let id = update.tool_call_id.clone();
        let call = self.calls.entry(id).or_default();
        let (item, ask) = call.ask(update, &self.tools, &self.agent).await;
        Wanted {
            item,
            ask,
            reads_only: call.reads_only(),
            decided: Arc::clone(&self.decided),
        }
    }

    /// Returns what is known of the edits of a file.
    pub(super) fn edits_of(&self, path: &Path) -> KnownEdits {
        let cwd = &self.tools.turn().thread().settings.cwd;
        let path = files::absolute(cwd, path);
        let calls = self.calls.values();
        KnownEdits {
            shown: calls.filter_map(|call| call.edits_of(cwd, &path)).collect(),
            path,
            decided: Arc::clone(&self.decided),
        }
    }

    /// Returns the item of an open call that shows this command: the agent now runs it in a terminal of ours, which
    /// shows it from here on.
    pub(super) fn hand_over(&mut self, command: &str) -> Option<Shown> {
        let item = self
            .calls
            .values_mut()
            .find_map(|call| call.hand_over(command))?;
        let approved = lock(&self.decided).approved.remove(&item);
        Some(Shown { item, approved })
    }

    /// Tells whether the user, or the policy, declined a call.
    pub(super) fn has_declined(&self) -> bool {
        lock(&self.decided).has_declined
    }

    /// Completes what is open at the end of the turn: texts, and calls of which some agents say no more. What a user
    /// cancelled is left to the end of the turn itself.
    pub(super) async fn end(&mut self) {
        self.end_text().await;
        let is_cancelled = self.tools.turn().cancelled().is_cancelled();
        for call in self.calls.values_mut() {
            let item = call.item();
            let is_declined = item.is_some_and(|item| lock(&self.decided).declined.contains(item));
            if is_declined || !is_cancelled {
                call.end(&self.tools, &self.agent, is_declined).await;
            }
        }
    }
}

/// Returns what the context holds, and its size.
pub(super) fn held(usage: &acp::UsageUpdate) -> (Usage, u64) {
    let used = Usage {
        input: usage.used,
        ..Usage::default()
    };
    (used, usage.size)
}

/// Returns a block as a part of a text; `None` if it has no form as text.
fn inline(block: &ContentBlock) -> Option<String> {
    match block {
        ContentBlock::Text(block) => Some(block.text.clone()),
        ContentBlock::ResourceLink(link) => Some(format!("[{}]({})", link.name, link.uri)),
        ContentBlock::Resource(resource) => match &resource.resource {
            EmbeddedResourceResource::Text(text) => Some(text.text.clone()),
            _ => None,
        },
        // Nobody can show a block of an unknown type as something else.
        ContentBlock::Unknown(raw) => Some(raw.get().to_owned()),
        _ => None,
    }
}

/// Converts a block into the content of a tool call.
pub(super) fn content(block: &ContentBlock) -> ToolContent {
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
        // MCP and ACP have the same content blocks.
        block => ToolContent::Block {
            json: serde_json::to_string(block).unwrap_or_default(),
        },
    }
}

fn steps(entries: Vec<acp::PlanEntry>) -> Plan {
    let step = |entry: acp::PlanEntry| PlanStep {
        text: entry.content,
        status: match entry.status {
            PlanEntryStatus::InProgress => PlanStepStatus::InProgress,
            PlanEntryStatus::Completed => PlanStepStatus::Completed,
            PlanEntryStatus::Pending | PlanEntryStatus::Unknown(_) => PlanStepStatus::Pending,
        },
    };
    Plan {
        explanation: None,
        steps: entries.into_iter().map(step).collect(),
    }
}
