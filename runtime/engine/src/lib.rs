//! Threads, turns, items and asks: the part of Threadwire that does not depend on any wire format.
//!
//! A [`Thread`] is an actor: one task owns its state, commands arrive on a channel, [`Event`]s go out in order.
//! Every event that clients receive is in the [`Store`] first. An [`Agent`] runs the turns and has access only to its
//! [`TurnContext`]. Clients attach as [`Observer`]s, to one thread or to all threads at once.
//!
//! The crate must not know a dialect, a connection or a model provider. Start reading at [`Engine`], then
//! `actor.rs`, where all state changes.

mod model;

mod error;
mod locks;
mod memory;
pub mod private;
mod store;
pub mod task;

mod cause;
mod gate;
mod observers;
mod state;

mod call;
mod peers;

mod command;
mod context;
mod handle;
mod news;
mod turn;

mod agent;
mod loaded;
mod services;

mod actor;
mod foreign;
mod loading;
mod ownership;
mod registry;
mod shared;

mod children;
mod mesh;

mod engine;
mod inspect;

use std::pin::Pin;

pub use tokio_util::sync::CancellationToken;

pub use crate::{
    agent::{Agent, Model, NotReviewed, Past, ReviewedCall, Sample, Sampled},
    cause::{caused_by, current as current_cause},
    context::{OpenedAsk, TurnContext},
    engine::{Engine, EngineOptions},
    error::Error,
    foreign::{ForeignName, ForeignPart},
    handle::{Occupation, ThreadHandle},
    inspect::{ProcessReport, ProcessState, inspect},
    loaded::LoadedThread,
    memory::release_memory,
    model::{
        ActionReview, ActionStatus, Activity, AgentNews, AgentStatus, Answer, ApprovalCategories,
        ApprovalPolicy, Ask, AskClass, AskId, AskKind, AskedItem, Authorization, BEHIND_LAST_TURN,
        BeforeMode, CallPiece, Cause, ChildFilter, CommandAction, CommandItem, CommandSource,
        ConfigOverrides, ContextNote, ContextWindow, Credits, Decision, DeltaKind, DomainRules,
        ElicitationForm, Elicited, Event, EventKind, FileAccess, FileChange, FileChangeItem,
        FileChangeKind, FilePlace, FileRule, ForkThread, Goal, GoalChange, GoalMode, GoalStatus,
        HeldBackOutput, HookEnd, HookEntry, HookEntryKind, HookEvent, HookPrompt, HookRun,
        HookSource, HookStatus, InputPart, Item, ItemBody, ItemId, Json, Judgment, LastUsage,
        MediaSource, Memo, MetadataChange, Millis, ModelAnswer, ModelNotice, MoreInput,
        NewQueuedInput, NewThread, NewTurn, Origin, OriginFilter, Page, PermissionProfile,
        Permissions, Phase, Plan, PlanStep, PlanStepStatus, ProcessId, Question, QuestionOption,
        QueuedInput, RateLimits, RateWindow, Refusals, ReportedUsage, RequestId, ReviewEnd,
        ReviewOutcome, Reviewer, Risk, SandboxPolicy, Search, SearchAction, Sender, Settings,
        SettingsChange, SettledAsk, SettledBy, StopReason, StoredJson, SubagentAction,
        SubagentCall, Thread, ThreadChange, ThreadId, ThreadParent, ThreadQuery, ThreadSort,
        ThreadState, ThreadStatus, ToolAction, ToolApproval, ToolContent, ToolItem, ToolServer,
        ToolServerLink, ToolServerNews, ToolServerSpec, ToolServerStartup, ToolSource, ToolSpec,
        ToolSubject, Turn, TurnError, TurnErrorKind, TurnId, TurnQuery, TurnSettings, TurnStatus,
        TurnTask, TurnWithItems, Unread, UnreadFrom, Usage, UsageReport, WasQueued, WrittenChange,
        WrittenPatch, phase, read_json,
    },
    news::News,
    observers::{AnswerSet, Cursor, Observer, Subscriber, ThreadSnapshot, WatchId},
    peers::{PeerNotice, wire::ReportedThread},
    services::{AddedTurns, ForeignClaim, ForeignThreads, ThreadServices},
    shared::Limits,
    store::{
        Append, Caller, ContextEntry, ContextPart, Directory, Extras, Hiding, Liveness, PeerStream,
        Record, RecordChange, SqliteStore, Store, StoreError, StoredThread, Write,
    },
};

/// A boxed future, for traits that are used as objects.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
