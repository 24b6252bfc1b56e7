//! Threads, turns, items, asks and events as plain data, without behavior and without knowledge of the actor or store.
//!
//! What is stored has its JSON form in `store/rows`; types that only processes send each other derive theirs here.

mod ask;
mod event;
mod goal;
mod hook;
mod id;
mod item;
mod notice;
mod profile;
mod request;
mod review;
mod settings;
mod thread;
mod time;
mod tool_server;
mod turn;
mod usage;

pub use self::{
    ask::{
        Answer, Ask, AskClass, AskKind, AskedItem, Decision, ElicitationForm, Elicited,
        Permissions, Question, QuestionOption, SettledBy, ToolAction, ToolSubject,
    },
    event::{
        AgentNews, CallPiece, Cause, Event, EventKind, Memo, ModelAnswer, RequestId, ThreadChange,
    },
    goal::{Goal, GoalChange, GoalMode, GoalStatus},
    hook::{
        HookEnd, HookEntry, HookEntryKind, HookEvent, HookPrompt, HookRun, HookSource, HookStatus,
    },
    id::{AskId, ItemId, ProcessId, ThreadId, TurnId},
    item::{
        ActionStatus, AgentStatus, CommandAction, CommandItem, CommandSource, DeltaKind,
        FileChange, FileChangeItem, FileChangeKind, InputPart, Item, ItemBody, Json, MediaSource,
        Phase, SearchAction, StoredJson, SubagentAction, SubagentCall, ToolContent, ToolItem,
        ToolSource, WasQueued, phase, read_json,
    },
    notice::{HeldBackOutput, ModelNotice, WrittenChange, WrittenPatch},
    profile::{DomainRules, FileAccess, FilePlace, FileRule, PermissionProfile},
    request::{
        ChildFilter, ContextNote, ForkThread, MetadataChange, MoreInput, NewThread, NewTurn,
        OriginFilter, Page, Search, SettingsChange, ThreadQuery, ThreadSort, ThreadState,
        TurnQuery, TurnTask,
    },
    review::{
        ActionReview, Authorization, Judgment, Refusals, ReviewEnd, ReviewOutcome, Reviewer, Risk,
    },
    settings::{
        ApprovalCategories, ApprovalPolicy, BeforeMode, ConfigOverrides, SandboxPolicy, Settings,
        ToolApproval, ToolSpec,
    },
    thread::{
        BEHIND_LAST_TURN, LastUsage, NewQueuedInput, Origin, Plan, PlanStep, PlanStepStatus,
        QueuedInput, Sender, Thread, ThreadParent, ThreadStatus, Unread, UnreadFrom,
    },
    time::Millis,
    tool_server::{ToolServer, ToolServerLink, ToolServerNews, ToolServerSpec, ToolServerStartup},
    turn::{
        Activity, ReportedUsage, SettledAsk, StopReason, Turn, TurnError, TurnErrorKind,
        TurnSettings, TurnStatus, TurnWithItems,
    },
    usage::{ContextWindow, Credits, RateLimits, RateWindow, Usage, UsageReport},
};
pub(crate) use self::{item::numbered, thread::whole, time::now};
