//! What comes back from a model.

use threadwire_engine::{RateLimits, Usage};

use super::request::ContextItem;

/// One step of a model's answer. Deltas continue what was started last.
#[derive(Clone, Debug)]
pub enum ModelEvent {
    /// A message begins.
    MessageStarted {
        /// The provider's id for it.
        id: Option<String>,
    },
    /// The text of the message goes on.
    TextDelta(Box<str>),
    /// Reasoning begins.
    ReasoningStarted {
        /// The provider's id for it.
        id: Option<String>,
    },
    /// A section of the summary begins.
    SummaryPart(u32),
    /// A section of the summary goes on.
    SummaryDelta(u32, Box<str>),
    /// A section of the full reasoning goes on.
    ReasoningDelta(u32, Box<str>),
    /// The provider begins to search the web.
    WebSearchStarted {
        /// The provider's id for the search.
        id: String,
    },
    /// An item is complete, whether its start was told or not.
    ItemDone(ContextItem),
    /// Tokens of this request.
    Usage(Usage),
    /// What is left of the account's limits.
    RateLimits(RateLimits),
    /// The answer is complete; nothing follows.
    Completed,
}
