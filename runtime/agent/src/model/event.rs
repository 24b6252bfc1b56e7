//! The events of a model's response.

use serde_json::Value;
use threadwire_engine::{Json, Phase, RateLimits, Usage};

use super::request::{ContextItem, ToolCall};

/// One event of a model's response. A delta continues the item that started last.
#[derive(Clone, Debug)]
pub enum ModelEvent {
    /// A message starts.
    MessageStarted {
        /// The provider's id of the message.
        id: Option<String>,
        /// What part of the answer it is, if the provider says so.
        phase: Option<Phase>,
    },
    /// More text of the message.
    TextDelta(Box<str>),
    /// Reasoning starts.
    ReasoningStarted {
        /// The provider's id of the reasoning.
        id: Option<String>,
    },
    /// A section of the reasoning summary starts; its index.
    SummaryPart(u32),
    /// More text of a section of the summary, with the index of the section.
    SummaryDelta(u32, Box<str>),
    /// More text of a section of the full reasoning, with the index of the section.
    ReasoningDelta(u32, Box<str>),
    /// The provider starts a web search.
    WebSearchStarted {
        /// The provider's id of the search.
        id: String,
    },
    /// A call starts, without its arguments. Only if the request streams calls.
    CallStarted(ToolCall),
    /// More text of the arguments of the call. Only if the request streams calls.
    ArgumentsDelta(Box<str>),
    /// An item is complete. Not every item has a start event.
    ItemDone(ContextItem),
    /// Token counts of this request.
    Usage(Usage),
    /// Rate limits of the account.
    RateLimits(RateLimits),
    /// The provider says something about the response.
    Notice(Box<Notice>),
    /// The response is complete; no event follows.
    Completed(Box<Completion>),
}

/// What a provider says about a response beside its items.
#[derive(Clone, Debug)]
pub enum Notice {
    /// The model that answers.
    Model(String),
    /// The user's access could be verified in these respects.
    Verification(Vec<String>),
    /// Output is held back while the provider checks it.
    HeldBack {
        /// The kinds of use that the check is about.
        use_cases: Vec<String>,
        /// Why the output is held back.
        reasons: Vec<String>,
        /// A model that would answer without the check.
        faster_model: Option<String>,
    },
    /// Data of the provider's moderation.
    Moderation(Json),
}

/// What a provider says of a complete response.
#[derive(Clone, Debug, Default)]
pub struct Completion {
    /// The provider's id of the response, if its wire format tells it here.
    pub id: Option<String>,
    /// The usage as the provider wrote it; null if its wire format does not tell it here.
    pub usage: Value,
    /// Whether the model wants another request, although it called no tool.
    pub goes_on: bool,
}
