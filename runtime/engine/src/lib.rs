//! Threads, turns, items and asks: the part of Threadwire that knows no wire format.
//!
//! A [`Thread`] is an actor: one task owns its state, commands come in by channel, [`Event`]s go out in order.
//! What clients were told is in the [`Store`] first. An [`Agent`] runs the turns and sees nothing but its
//! [`TurnContext`]. Clients attach as [`Observer`]s, by thread or to all threads at once.
//!
//! The crate must not know a dialect, a connection or a model provider. Start reading at [`Engine`], then
//! `actor.rs`, where all state changes.

mod id;
mod item;
mod thread;

mod ask;
mod event;

mod error;
mod request;

mod engine;
mod handle;

mod agent;
mod children;
mod directory;
mod loaded;
mod ownership;

pub mod private;
mod store;

mod actor;
mod gate;
mod observers;
mod registry;
mod turn;

use std::pin::Pin;

pub use tokio_util::sync::CancellationToken;

pub use crate::{
    agent::{Agent, Model, TurnContext},
    ask::{
        Answer, Ask, AskClass, AskKind, Decision, ElicitationForm, Elicited, Question,
        QuestionOption, SettledBy,
    },
    children::{Activity, SPAWNED_SOURCE},
    directory::{Directory, Liveness},
    engine::{Engine, EngineOptions, Limits},
    error::Error,
    event::{Event, EventKind, Memo, ThreadChange},
    handle::ThreadHandle,
    id::{AskId, ItemId, Millis, ProcessId, ThreadId, TurnId},
    item::{
        ActionStatus, AgentStatus, AgentsAct, AgentsCall, CommandAction, CommandItem,
        CommandSource, DeltaKind, FileChange, FileChangeItem, FileChangeKind, InputPart, Item,
        ItemBody, Json, StoredJson, ToolContent, ToolItem, ToolSource, read_json,
    },
    loaded::{LoadedThread, ToolServer, ToolServerLink, ToolServerSpec, ToolServerStartup},
    observers::{AnswerSet, Cursor, Observer, Subscriber, ThreadSnapshot, WatchId},
    request::{
        ForkThread, NewThread, NewTurn, OriginFilter, Page, SettingsChange, SpawnedFilter,
        ThreadQuery, ThreadSort, ThreadState, TurnQuery, TurnTask,
    },
    store::{
        Append, ContextEntry, Record, RecordChange, SqliteStore, Store, StoreError, StoredThread,
        Write,
    },
    thread::{
        ApprovalPolicy, ConfigOverrides, Credits, LastUsage, Origin, Plan, PlanStep,
        PlanStepStatus, QueuedInput, RateLimits, RateWindow, ReportedUsage, SandboxPolicy,
        Settings, SettledAsk, Spawned, StoredGranular, Thread, ThreadStatus, ToolSpec, Turn,
        TurnError, TurnErrorKind, TurnSettings, TurnStatus, TurnWithItems, Unread, UnreadFrom,
        Usage, UsageReport,
    },
};

/// A boxed future, for traits that are used as objects.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
