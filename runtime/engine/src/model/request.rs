//! What callers hand to the engine, and the pages that come back.

use std::{collections::BTreeMap, path::PathBuf, time::Duration};

use serde::{Deserialize, Serialize};

use super::{
    id::{ThreadId, TurnId},
    item::{InputPart, Json},
    settings::{ApprovalPolicy, ConfigOverrides, SandboxPolicy, Settings, ToolSpec},
    thread::{Origin, Spawned},
    tool_server::ToolServerSpec,
};

/// A thread to be made.
#[derive(Clone, Debug)]
pub struct NewThread {
    /// Its id; `None` makes a fresh one.
    pub id: Option<ThreadId>,
    /// Name given by a person, if any.
    pub name: Option<String>,
    /// Whether it lives in memory only.
    pub ephemeral: bool,
    /// Who makes it.
    pub origin: Origin,
    /// The workspace that it belongs to; `None` for its working directory, where it stays when turns move elsewhere.
    pub workspace: Option<PathBuf>,
    /// How its turns run.
    pub settings: Settings,
    /// What dialects keep with it under their own keys.
    pub extra: BTreeMap<String, Json>,
    /// The thread whose history the caller copied, if any. [`crate::Engine::fork_thread`] fills it itself.
    pub forked_from: Option<ThreadId>,
    /// The thread that it is to work for; [`crate::TurnContext::spawn`] fills it itself.
    pub spawned: Option<Spawned>,
}

impl NewThread {
    /// Describes a thread with nothing but settings: durable, unnamed, with a fresh id.
    pub fn new(settings: Settings) -> Self {
        Self {
            id: None,
            name: None,
            ephemeral: false,
            origin: Origin::default(),
            workspace: None,
            settings,
            extra: BTreeMap::new(),
            forked_from: None,
            spawned: None,
        }
    }
}

/// A thread to be made from the beginning of another.
#[derive(Clone, Debug, Default)]
pub struct ForkThread {
    /// Id of the new thread; `None` makes a fresh one.
    pub id: Option<ThreadId>,
    /// The last turn to copy; `None` copies all turns that have ended.
    pub last_turn: Option<TurnId>,
    /// Name of the new thread, if any.
    pub name: Option<String>,
    /// Whether the new thread lives in memory only.
    pub ephemeral: bool,
    /// Who forks.
    pub origin: Origin,
    /// Changes to the settings of the source.
    pub settings: SettingsChange,
    /// Entries that replace or join the source's extra.
    pub extra: BTreeMap<String, Json>,
}

/// A turn to be started.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct NewTurn {
    /// Its id, which no other turn of the thread may have; `None` makes a fresh one.
    pub id: Option<TurnId>,
    /// What the user says.
    pub input: Vec<InputPart>,
    /// The client's own id for the message, if it gave one.
    pub client_id: Option<String>,
    /// What it is for.
    pub task: TurnTask,
    /// What is reviewed, in a few words, where it is a review. It is shown before the input.
    pub review: Option<String>,
    /// Who starts the turn.
    pub origin: Origin,
    /// Applied to the thread first; stays in force afterwards.
    pub settings: SettingsChange,
    /// JSON Schema that the last message of the turn must fit, if any.
    pub output_schema: Option<Json>,
}

/// What a turn is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnTask {
    /// To answer the input.
    #[default]
    Answer,
    /// To run the input as a command line of the user's, and nothing else. Its input is not shown as such, and it takes
    /// none that joins.
    Command {
        /// Wall time after which it is ended; `None` for the agent's choice.
        timeout: Option<Duration>,
    },
    /// To make the thread's context smaller. Such a turn has no input, and takes none that joins.
    Compact,
    /// To review work as the input says, with fresh eyes: without what the thread talked about. Takes no input that
    /// joins.
    Review,
}

impl NewTurn {
    /// Describes a turn with one plain text.
    pub fn text(text: impl Into<String>) -> Self {
        Self {
            input: vec![InputPart::text(text)],
            ..Self::default()
        }
    }
}

/// A change of [`Settings`]: `None` keeps a member, `Some` replaces it. The default changes nothing.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SettingsChange {
    /// See [`Settings::cwd`].
    pub cwd: Option<PathBuf>,
    /// See [`Settings::roots`].
    pub roots: Option<Vec<PathBuf>>,
    /// See [`Settings::model`].
    pub model: Option<String>,
    /// See [`Settings::model_provider`].
    pub model_provider: Option<String>,
    /// See [`Settings::effort`].
    #[serde(with = "removable")]
    pub effort: Option<Option<String>>,
    /// See [`Settings::summary`].
    #[serde(with = "removable")]
    pub summary: Option<Option<String>>,
    /// See [`Settings::approval`].
    pub approval: Option<ApprovalPolicy>,
    /// See [`Settings::sandbox`].
    pub sandbox: Option<SandboxPolicy>,
    /// See [`Settings::mode`].
    pub mode: Option<String>,
    /// See [`Settings::base_instructions`].
    #[serde(with = "removable")]
    pub base_instructions: Option<Option<String>>,
    /// See [`Settings::developer_instructions`].
    #[serde(with = "removable")]
    pub developer_instructions: Option<Option<String>>,
    /// See [`Settings::tools`].
    pub tools: Option<Vec<ToolSpec>>,
    /// See [`Settings::tool_servers`].
    pub tool_servers: Option<Vec<ToolServerSpec>>,
    /// See [`Settings::overrides`].
    pub overrides: Option<ConfigOverrides>,
}

/// Serializes changes that keep, remove or replace a member.
mod removable {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::option_option, reason = "keeps, removes, or replaces")]
    pub(super) fn serialize<S: Serializer>(
        change: &Option<Option<String>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        change.as_ref().map(|value| (value,)).serialize(to)
    }

    #[expect(clippy::option_option, reason = "keeps, removes, or replaces")]
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Option<String>>, D::Error> {
        let change = Option::<(Option<String>,)>::deserialize(from)?;
        Ok(change.map(|(value,)| value))
    }
}

impl SettingsChange {
    /// Tells whether the change keeps every member.
    pub fn is_empty(&self) -> bool {
        let Self {
            cwd,
            roots,
            model,
            model_provider,
            effort,
            summary,
            approval,
            sandbox,
            mode,
            base_instructions,
            developer_instructions,
            tools,
            tool_servers,
            overrides,
        } = self;
        cwd.is_none()
            && roots.is_none()
            && model.is_none()
            && model_provider.is_none()
            && effort.is_none()
            && summary.is_none()
            && approval.is_none()
            && sandbox.is_none()
            && mode.is_none()
            && base_instructions.is_none()
            && developer_instructions.is_none()
            && tools.is_none()
            && tool_servers.is_none()
            && overrides.is_none()
    }

    /// Returns this change followed by another one.
    #[must_use]
    pub fn then(self, later: Self) -> Self {
        Self {
            cwd: later.cwd.or(self.cwd),
            roots: later.roots.or(self.roots),
            model: later.model.or(self.model),
            model_provider: later.model_provider.or(self.model_provider),
            effort: later.effort.or(self.effort),
            summary: later.summary.or(self.summary),
            approval: later.approval.or(self.approval),
            sandbox: later.sandbox.or(self.sandbox),
            mode: later.mode.or(self.mode),
            base_instructions: later.base_instructions.or(self.base_instructions),
            developer_instructions: later.developer_instructions.or(self.developer_instructions),
            tools: later.tools.or(self.tools),
            tool_servers: later.tool_servers.or(self.tool_servers),
            overrides: later.overrides.or(self.overrides),
        }
    }

    /// Replaces the members of `settings` that the change names. Returns whether that made a difference; tools, which
    /// cannot be compared, always do.
    pub fn apply(self, settings: &mut Settings) -> bool {
        fn set<T: PartialEq>(member: &mut T, value: Option<T>) -> bool {
            match value {
                Some(value) if value != *member => {
                    *member = value;
                    true
                }
                _ => false,
            }
        }
        let mut changed = set(&mut settings.cwd, self.cwd);
        changed |= set(&mut settings.roots, self.roots);
        changed |= set(&mut settings.model, self.model);
        changed |= set(&mut settings.model_provider, self.model_provider);
        changed |= set(&mut settings.effort, self.effort);
        changed |= set(&mut settings.summary, self.summary);
        changed |= set(&mut settings.approval, self.approval);
        changed |= set(&mut settings.sandbox, self.sandbox);
        changed |= set(&mut settings.mode, self.mode);
        changed |= set(&mut settings.base_instructions, self.base_instructions);
        changed |= set(
            &mut settings.developer_instructions,
            self.developer_instructions,
        );
        if let Some(tools) = self.tools {
            settings.tools = tools;
            changed = true;
        }
        changed |= set(&mut settings.tool_servers, self.tool_servers);
        changed |= set(&mut settings.overrides, self.overrides);
        changed
    }
}

/// Which threads to list. Ephemeral threads are never listed. The default lists nothing, its limit being 0.
#[derive(Clone, Debug, Default)]
pub struct ThreadQuery {
    /// Only those that are put away (`true`) or not (`false`); `None` for both.
    pub archived: Option<bool>,
    /// Only those with exactly one of these working directories; none for any.
    pub cwds: Vec<PathBuf>,
    /// Only those of this [`crate::Thread::workspace`], letters in either case.
    pub workspace: Option<PathBuf>,
    /// Only those with one of these [`Origin::source`] values, letters in either case.
    pub sources: Option<Vec<String>>,
    /// Only those with one of these model providers.
    pub model_providers: Option<Vec<String>>,
    /// Only those that are found.
    pub search: Option<Search>,
    /// Only those with an origin that fits one of these; none for any.
    pub origins: Vec<OriginFilter>,
    /// Which of those that work for others.
    pub spawned: SpawnedFilter,
    /// Hides threads that never had a turn.
    pub with_turns_only: bool,
    /// What they are ordered by.
    pub sort: ThreadSort,
    /// Newest first.
    pub descending: bool,
    /// Most entries of a page.
    pub limit: usize,
    /// Where the page starts: [`Page::next`] of the page before.
    pub cursor: Option<String>,
    /// Whether to say in [`Page::total`] how many threads all pages have. See [`crate::Store::threads`] for what that
    /// costs.
    pub count: bool,
}

/// Which of the threads that work for others are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpawnedFilter {
    /// None of them.
    #[default]
    None,
    /// All of them, beside the others.
    Any,
    /// Those that a thread spawned, and nothing else.
    By(ThreadId),
    /// Those that a thread, or one that works for it, spawned, and nothing else.
    Below(ThreadId),
}

/// An origin to compare with; `None` members are not compared.
#[derive(Clone, Debug, Default)]
pub struct OriginFilter {
    /// Compared with [`Origin::user`].
    pub user: Option<String>,
    /// Compared with [`Origin::source`], letters in either case.
    pub source: Option<String>,
    /// Compared with [`Origin::context`]; `Some(None)` is for threads without one.
    pub context: Option<Option<String>>,
}

/// What a search finds: threads with a text, and those in one of some states.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// The text that the name or the preview contains, letters in either case.
    pub text: String,
    /// Whether the id and the origin are looked at as well.
    pub in_origin: bool,
    /// Threads in one of these states are found whatever their texts are.
    pub states: Vec<ThreadState>,
}

impl From<String> for Search {
    /// Searches names and previews.
    fn from(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }
}

/// A state that a search can look for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadState {
    /// Whether the thread is archived.
    pub archived: bool,
    /// A key of [`crate::Thread::extra`], and whether the thread has it.
    pub extra: Option<(&'static str, bool)>,
}

/// What threads are ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThreadSort {
    /// When they were made.
    #[default]
    Created,
    /// When they last changed.
    Updated,
}

/// Which turns of a thread to read. The default is all of them, oldest first, without items.
#[derive(Clone, Debug, Default)]
pub struct TurnQuery {
    /// Most turns of a page; `None` for all.
    pub limit: Option<usize>,
    /// Where the page starts: [`Page::next`] of the page before.
    pub cursor: Option<String>,
    /// Newest first.
    pub descending: bool,
    /// Whether the turns come with their items.
    pub items: bool,
    /// Whether the turns come with what their model requests used.
    pub usage: bool,
}

/// One page of a list.
#[derive(Clone, Debug)]
pub struct Page<T> {
    /// The entries.
    pub data: Vec<T>,
    /// Cursor of the next page; `None` at the end. Opaque, and good for the same query only.
    pub next: Option<String>,
    /// Cursor to read the other way from the first entry on, that one included, with everything else of the query the
    /// same; `None` for an empty page.
    pub back: Option<String>,
    /// How many entries all pages have, where that was asked for or is known without counting.
    pub total: Option<u64>,
}
