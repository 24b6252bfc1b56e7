//! Parameters of the engine's methods, and pages of results.

use std::{collections::BTreeMap, num::NonZeroU32, path::PathBuf, time::Duration};

use serde::{Deserialize, Serialize};

use super::{
    id::{ThreadId, TurnId},
    item::{InputPart, Json},
    profile::PermissionProfile,
    review::Reviewer,
    settings::{ApprovalPolicy, BeforeMode, ConfigOverrides, SandboxPolicy, Settings, ToolSpec},
    thread::{Origin, ThreadParent},
    tool_server::ToolServerSpec,
};

/// Parameters of a new thread.
#[derive(Clone, Debug)]
pub struct NewThread {
    /// The thread's id; `None` makes a fresh one.
    pub id: Option<ThreadId>,
    /// Name given by a person, if any.
    pub name: Option<String>,
    /// Whether the thread is kept in memory only and never written to disk.
    pub ephemeral: bool,
    /// Who creates the thread.
    pub origin: Origin,
    /// The workspace of the thread, which never changes; `None` for the working directory that the thread starts with.
    pub workspace: Option<PathBuf>,
    /// Settings of the thread.
    pub settings: Settings,
    /// Data that dialects store with the thread, each under its own key.
    pub extra: BTreeMap<String, Json>,
    /// The thread whose history the caller copied, if any. [`crate::Engine::fork_thread`] sets it itself.
    pub forked_from: Option<ThreadId>,
    /// The place below the parent thread, if any. [`crate::TurnContext::spawn`] sets it itself.
    pub spawned: Option<ThreadParent>,
}

impl NewThread {
    /// Describes a thread with the given settings: durable, unnamed, with a fresh id.
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

/// Parameters of a fork: a new thread that starts with turns of another one.
#[derive(Clone, Debug, Default)]
pub struct ForkThread {
    /// Id of the new thread; `None` makes a fresh one.
    pub id: Option<ThreadId>,
    /// The last turn to copy; `None` copies all turns that have ended.
    pub last_turn: Option<TurnId>,
    /// The first turn that is not copied, if `last_turn` is `None`. It may run.
    pub before_turn: Option<TurnId>,
    /// Whether a running turn is copied, as interrupted, if neither `last_turn` nor `before_turn` is given.
    pub with_running: bool,
    /// Name of the new thread, if any.
    pub name: Option<String>,
    /// Whether the new thread is kept in memory only and never written to disk.
    pub ephemeral: bool,
    /// The workspace of the new thread; `None` for its working directory if `settings` changes that, otherwise for the
    /// source's workspace.
    pub workspace: Option<PathBuf>,
    /// Who forks the thread.
    pub origin: Origin,
    /// Changes to the settings of the source thread.
    pub settings: SettingsChange,
    /// Entries that are added to the source's `extra` or replace its entries; `null` removes an entry.
    pub extra: BTreeMap<String, Json>,
}

/// Parameters of a new turn.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct NewTurn {
    /// The turn's id, which no other turn of the thread may have; `None` makes a fresh one.
    pub id: Option<TurnId>,
    /// The user's input.
    pub input: Vec<InputPart>,
    /// The client's own id for the message, if it gave one.
    pub client_id: Option<String>,
    /// The kind of work.
    pub task: TurnTask,
    /// For a review: what is reviewed, in a few words. It is shown before the input.
    pub review: Option<String>,
    /// Who starts the turn.
    pub origin: Origin,
    /// Changes to the thread's settings, applied before the turn starts; they stay in force afterwards.
    pub settings: SettingsChange,
    /// JSON Schema that the last message of the turn must fit, if any.
    pub output_schema: Option<Json>,
    /// The service tier of this turn only; `None` for that of the thread.
    pub service_tier: Option<String>,
    /// What the client tells the model beside the input.
    pub notes: Vec<ContextNote>,
    /// What the client tells the model provider of the turn.
    pub metadata: MetadataChange,
    /// See [`crate::Turn::root`].
    pub root: Option<String>,
    /// The most requests that the turn may make to the model; `None` uses the agent's limit.
    pub max_requests: Option<NonZeroU32>,
}

/// Something that a client tells the model beside the user's input. No item shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContextNote {
    /// Where it comes from, in the client's words; unique among the notes of an input.
    pub source: String,
    /// The text.
    pub text: String,
    /// Whether it comes from the client itself. Other text is data, not instructions.
    pub trusted: bool,
}

/// Input for a turn that runs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct MoreInput {
    /// The parts.
    pub input: Vec<InputPart>,
    /// The client's own id for the message.
    pub client_id: Option<String>,
    /// Notes, which replace those that the agent has not taken yet.
    pub notes: Vec<ContextNote>,
    /// What the model provider is told.
    pub metadata: MetadataChange,
    /// Whether the response that the model writes comes to its end first. What a tool said always waits for it.
    pub waits: bool,
}

/// A change of the entries that a client adds to what the model provider is told of a turn.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct MetadataChange {
    /// Replaces all entries; `None` keeps them.
    pub entries: Option<BTreeMap<String, String>>,
    /// Entries that are added then, or replace those of the same name.
    pub patch: BTreeMap<String, String>,
}

impl MetadataChange {
    pub(crate) fn apply(self, metadata: &mut BTreeMap<String, String>) {
        if let Some(entries) = self.entries {
            *metadata = entries;
        }
        metadata.extend(self.patch);
    }
}

/// The kind of work that a turn does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnTask {
    /// Answers the input.
    #[default]
    Answer,
    /// Runs the input as a shell command of the user, and then answers what joined the turn. The command is not shown as
    /// a user message.
    Command {
        /// Wall time after which the command is stopped; `None` uses the agent's default.
        timeout: Option<Duration>,
    },
    /// Compacts the thread's context. Such a turn has no input and cannot be steered.
    Compact,
    /// Reviews work as the input describes, without the thread's context. Such a turn cannot be steered.
    Review,
}

impl NewTurn {
    /// Describes a turn with one text part as its input.
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
    /// See [`Settings::cwd_outside`].
    pub cwd_outside: Option<bool>,
    /// See [`Settings::has_environment`].
    pub has_environment: Option<bool>,
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
    /// See [`Settings::service_tier`].
    #[serde(with = "removable")]
    pub service_tier: Option<Option<String>>,
    /// See [`Settings::personality`].
    #[serde(with = "removable")]
    pub personality: Option<Option<String>>,
    /// See [`Settings::approval`].
    pub approval: Option<ApprovalPolicy>,
    /// See [`Settings::reviewer`].
    #[serde(default)]
    pub reviewer: Option<Reviewer>,
    /// See [`Settings::sandbox`].
    pub sandbox: Option<SandboxPolicy>,
    /// See [`Settings::profile`]. Has an effect only together with `sandbox`, which else has no profile.
    pub profile: Option<PermissionProfile>,
    /// Whether `sandbox` and `profile` come from the configuration. Otherwise, what the profile before denies stays denied
    /// in a sandbox.
    pub afresh: bool,
    /// See [`Settings::mode`].
    pub mode: Option<String>,
    /// See [`Settings::mode_instructions`].
    #[serde(with = "removable")]
    pub mode_instructions: Option<Option<String>>,
    /// Whether `approval` and `sandbox` last as long as `mode`, see [`Settings::before_mode`].
    pub for_mode: bool,
    /// See [`Settings::base_instructions`].
    #[serde(with = "removable")]
    pub base_instructions: Option<Option<String>>,
    /// See [`Settings::developer_instructions`].
    #[serde(with = "removable")]
    pub developer_instructions: Option<Option<String>>,
    /// See [`Settings::disabled_plugins`].
    pub disabled_plugins: Option<Vec<String>>,
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
            cwd_outside,
            has_environment,
            model,
            model_provider,
            effort,
            summary,
            service_tier,
            personality,
            approval,
            reviewer,
            sandbox,
            profile: _,
            afresh: _,
            mode,
            mode_instructions,
            for_mode: _,
            base_instructions,
            developer_instructions,
            disabled_plugins,
            tools,
            tool_servers,
            overrides,
        } = self;
        cwd.is_none()
            && roots.is_none()
            && cwd_outside.is_none()
            && has_environment.is_none()
            && model.is_none()
            && model_provider.is_none()
            && effort.is_none()
            && summary.is_none()
            && service_tier.is_none()
            && personality.is_none()
            && approval.is_none()
            && reviewer.is_none()
            && sandbox.is_none()
            && mode.is_none()
            && mode_instructions.is_none()
            && base_instructions.is_none()
            && developer_instructions.is_none()
            && disabled_plugins.is_none()
            && tools.is_none()
            && tool_servers.is_none()
            && overrides.is_none()
    }

    /// Returns a change that has the effect of this change followed by `later`.
    #[must_use]
    pub fn then(self, later: Self) -> Self {
        let has_environment = later.environment().or(self.has_environment);
        Self {
            has_environment,
            cwd: later.cwd.or(self.cwd),
            cwd_outside: later.cwd_outside.or(self.cwd_outside),
            roots: later.roots.or(self.roots),
            model: later.model.or(self.model),
            model_provider: later.model_provider.or(self.model_provider),
            effort: later.effort.or(self.effort),
            summary: later.summary.or(self.summary),
            service_tier: later.service_tier.or(self.service_tier),
            personality: later.personality.or(self.personality),
            approval: later.approval.or(self.approval),
            reviewer: later.reviewer.or(self.reviewer),
            profile: match later.sandbox {
                Some(_) => later.profile,
                None => self.profile,
            },
            afresh: match later.sandbox {
                Some(_) => later.afresh,
                None => self.afresh,
            },
            sandbox: later.sandbox.or(self.sandbox),
            mode_instructions: match later.mode {
                Some(_) => later.mode_instructions,
                None => later.mode_instructions.or(self.mode_instructions),
            },
            for_mode: match later.mode {
                Some(_) => later.for_mode,
                None => self.for_mode,
            },
            mode: later.mode.or(self.mode),
            base_instructions: later.base_instructions.or(self.base_instructions),
            developer_instructions: later.developer_instructions.or(self.developer_instructions),
            disabled_plugins: later.disabled_plugins.or(self.disabled_plugins),
            tools: later.tools.or(self.tools),
            tool_servers: later.tool_servers.or(self.tool_servers),
            overrides: later.overrides.or(self.overrides),
        }
    }

    /// Tells whether there is an environment after the change; `None` if that stays.
    fn environment(&self) -> Option<bool> {
        self.has_environment.or(self.cwd.as_ref().map(|_| true))
    }

    /// Keeps the working directory out of the further folders: where it is one of them, it belongs to the workspace.
    fn settle_workspace(&mut self, settings: &Settings) {
        if self.cwd.is_none() && self.roots.is_none() {
            return;
        }
        let cwd = self.cwd.as_ref().unwrap_or(&settings.cwd);
        let roots = self.roots.as_ref().unwrap_or(&settings.roots);
        if !roots.contains(cwd) {
            return;
        }
        let further = roots.iter().filter(|root| *root != cwd);
        self.roots = Some(further.cloned().collect());
        self.cwd_outside = Some(false);
    }

    /// Replaces the members of `settings` that the change sets. Returns whether a value changed; tools count as changed
    /// whenever they are set, because they cannot be compared.
    pub fn apply(mut self, settings: &mut Settings) -> bool {
        fn set<T: PartialEq>(member: &mut T, value: Option<T>) -> bool {
            match value {
                Some(value) if value != *member => {
                    *member = value;
                    true
                }
                _ => false,
            }
        }
        self.settle_workspace(settings);
        let mut changed = self.pass_mode(settings);
        changed |= set(&mut settings.has_environment, self.environment());
        changed |= set(&mut settings.cwd, self.cwd);
        changed |= set(&mut settings.roots, self.roots);
        changed |= set(&mut settings.cwd_outside, self.cwd_outside);
        changed |= set(&mut settings.model, self.model);
        changed |= set(&mut settings.model_provider, self.model_provider);
        changed |= set(&mut settings.effort, self.effort);
        changed |= set(&mut settings.summary, self.summary);
        changed |= set(&mut settings.service_tier, self.service_tier);
        changed |= set(&mut settings.personality, self.personality);
        changed |= set(&mut settings.approval, self.approval);
        changed |= set(&mut settings.reviewer, self.reviewer);
        if let Some(sandbox) = &mut self.sandbox {
            if let Some(before) = settings.profile.as_ref().filter(|_| !self.afresh) {
                before.keep(&mut self.profile, sandbox);
            }
            changed |= set(&mut settings.profile, Some(self.profile));
        }
        changed |= set(&mut settings.sandbox, self.sandbox);
        // Those of another mode do not hold any more.
        let is_new = self
            .mode
            .as_ref()
            .is_some_and(|mode| *mode != settings.mode);
        let instructions = self.mode_instructions.or(is_new.then_some(None));
        changed |= set(&mut settings.mode_instructions, instructions);
        changed |= set(&mut settings.mode, self.mode);
        changed |= set(&mut settings.base_instructions, self.base_instructions);
        changed |= set(
            &mut settings.developer_instructions,
            self.developer_instructions,
        );
        changed |= set(&mut settings.disabled_plugins, self.disabled_plugins);
        if let Some(tools) = self.tools {
            settings.tools = tools;
            changed = true;
        }
        changed |= set(&mut settings.tool_servers, self.tool_servers);
        changed |= set(&mut settings.overrides, self.overrides);
        changed
    }

    /// Brings back what the current mode replaced, if this change ends the mode, and keeps what it replaces for a new
    /// one. What the change replaces for another reason does not come back.
    fn pass_mode(&self, settings: &mut Settings) -> bool {
        let is_new = |mode: &String| *mode != settings.mode;
        let mut changed = false;
        if self.mode.as_ref().is_some_and(is_new)
            && let Some(before) = settings.before_mode.take()
        {
            changed = true;
            if let Some(approval) = before.approval {
                settings.approval = approval;
            }
            if let Some(sandbox) = before.sandbox {
                settings.sandbox = sandbox;
                settings.profile = before.profile;
            }
        }
        if self.for_mode {
            settings.before_mode.get_or_insert_with(|| BeforeMode {
                approval: Some(settings.approval.clone()),
                sandbox: Some(settings.sandbox.clone()),
                profile: settings.profile.clone(),
            });
        } else if let Some(before) = &mut settings.before_mode {
            // Clients repeat settings that they know.
            if self
                .approval
                .as_ref()
                .is_some_and(|new| *new != settings.approval)
            {
                before.approval = None;
            }
            if self
                .sandbox
                .as_ref()
                .is_some_and(|new| *new != settings.sandbox)
            {
                (before.sandbox, before.profile) = (None, None);
            }
        }
        changed
    }
}

/// A query for threads. Ephemeral threads are never listed. The default lists nothing because its limit is 0.
#[derive(Clone, Debug, Default)]
pub struct ThreadQuery {
    /// Only these threads; `None` for any.
    pub ids: Option<Vec<ThreadId>>,
    /// Only archived threads (`true`) or only others (`false`); `None` for both.
    pub archived: Option<bool>,
    /// Only threads with exactly one of these working directories; empty for any.
    pub cwds: Vec<PathBuf>,
    /// Only threads of this [`crate::Thread::workspace`], compared without case.
    pub workspace: Option<PathBuf>,
    /// Only threads with one of these [`Origin::source`] values, compared without case.
    pub sources: Option<Vec<String>>,
    /// Only threads with none of these [`Origin::source`] values.
    pub without_sources: Vec<String>,
    /// Only threads with one of these model providers.
    pub model_providers: Option<Vec<String>>,
    /// Only threads that match this search.
    pub search: Option<Search>,
    /// Only threads in which a message of the user or of the agent contains this text, compared without case.
    pub said: Option<String>,
    /// Only threads with an origin that matches one of these filters; empty for any.
    pub origins: Vec<OriginFilter>,
    /// Only threads that have (`true`), or do not have (`false`), a key in [`crate::Thread::extra`] that begins with this
    /// text.
    pub extra: Option<(String, bool)>,
    /// Which child threads are listed.
    pub spawned: ChildFilter,
    /// Leaves out threads that never had a turn.
    pub with_turns_only: bool,
    /// The sort key.
    pub sort: ThreadSort,
    /// Whether the newest come first.
    pub descending: bool,
    /// Maximum number of entries per page.
    pub limit: usize,
    /// Where the page starts: [`Page::next`] of the page before.
    pub cursor: Option<String>,
    /// Whether [`Page::total`] reports the number of threads on all pages. See [`crate::Store::threads`] for the cost.
    pub count: bool,
}

/// Selects child threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChildFilter {
    /// No child threads.
    #[default]
    None,
    /// Child threads and all others.
    Any,
    /// Only the direct children of a thread.
    By(ThreadId),
    /// Only the children of a thread, at any depth.
    Below(ThreadId),
}

/// An origin to compare with; members that are `None` are not compared.
#[derive(Clone, Debug, Default)]
pub struct OriginFilter {
    /// Compared with [`Origin::user`].
    pub user: Option<String>,
    /// Compared with [`Origin::source`], without case.
    pub source: Option<String>,
    /// Compared with [`Origin::context`]; `Some(None)` matches threads without one.
    pub context: Option<Option<String>>,
}

/// A search. It matches threads that contain a text, and threads in one of some states.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// The text that the name or the preview must contain, compared without case.
    pub text: String,
    /// Whether the id and the origin are searched as well.
    pub in_origin: bool,
    /// Threads in one of these states match whatever text they have.
    pub states: Vec<ThreadState>,
}

impl From<String> for Search {
    /// Searches names and previews only.
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
    /// A key of [`crate::Thread::extra`], and whether the thread must have it.
    pub extra: Option<(&'static str, bool)>,
}

/// The sort key of a list of threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThreadSort {
    /// Time of creation.
    #[default]
    Created,
    /// Time of the last change.
    Updated,
    /// When the last turn began.
    Recent,
}

/// A query for the turns of a thread. The default returns all of them, oldest first, without items.
#[derive(Clone, Debug, Default)]
pub struct TurnQuery {
    /// Maximum number of turns per page; `None` for all.
    pub limit: Option<usize>,
    /// Where the page starts: [`Page::next`] of the page before.
    pub cursor: Option<String>,
    /// Whether the newest come first.
    pub descending: bool,
    /// Whether to return the turns' items.
    pub items: bool,
    /// Whether to return the asks that were answered in the turns, beside the items.
    pub asks: bool,
    /// Whether to return the usage of the turns' model requests.
    pub usage: bool,
    /// How many of the first turns of the thread are left out.
    pub skip: u64,
    /// Only turns in which a message of the user or of the agent contains this text, compared without case, and the
    /// running turn. Of their items, only the messages are returned.
    pub said: Option<String>,
}

/// One page of a list.
#[derive(Clone, Debug)]
pub struct Page<T> {
    /// The entries.
    pub data: Vec<T>,
    /// Cursor of the next page; `None` at the end. Opaque, and valid for the same query only.
    pub next: Option<String>,
    /// Cursor to read in the other direction, from the first entry of this page (included), with the rest of the query
    /// unchanged; `None` for an empty page.
    pub back: Option<String>,
    /// Number of entries on all pages, if the query asked for it or if it is known without counting.
    pub total: Option<u64>,
}
