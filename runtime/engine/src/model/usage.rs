//! Tokens, and what is left of an account's limits.

use serde::{Deserialize, Serialize};

/// Tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    /// All tokens sent, cached ones included.
    pub input: u64,
    /// Tokens sent that were cached.
    pub cached_input: u64,
    /// Tokens written to the provider's cache.
    pub cache_write: u64,
    /// All tokens received, reasoning included.
    pub output: u64,
    /// Tokens of reasoning.
    pub reasoning: u64,
    /// Tokens that nobody counted, by an estimate; they are in none of the others.
    #[serde(default)]
    pub estimated: u64,
}

impl Usage {
    /// Returns all tokens together.
    pub fn total(&self) -> u64 {
        let counted = self.input.saturating_add(self.output);
        counted.saturating_add(self.estimated)
    }
}

impl std::ops::AddAssign for Usage {
    fn add_assign(&mut self, other: Self) {
        // Providers may say anything.
        let add = |sum: &mut u64, more: u64| *sum = sum.saturating_add(more);
        add(&mut self.input, other.input);
        add(&mut self.cached_input, other.cached_input);
        add(&mut self.cache_write, other.cache_write);
        add(&mut self.output, other.output);
        add(&mut self.reasoning, other.reasoning);
        add(&mut self.estimated, other.estimated);
    }
}

/// How many tokens were used, and what is left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UsageReport {
    /// By the last model request: about what the context holds now.
    pub last: Usage,
    /// By the turn so far.
    pub turn_total: Usage,
    /// By the thread so far.
    pub total: Usage,
    /// Size of the model's context in tokens, if known.
    pub context_window: Option<u64>,
    /// What is left of the account's limits, if the provider says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<RateLimits>,
}

/// What is left of the limits of an account at a provider.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RateLimits {
    /// The shorter window.
    pub primary: Option<RateWindow>,
    /// The longer window.
    pub secondary: Option<RateWindow>,
    /// What was paid for.
    pub credits: Option<Credits>,
}

/// How much of a limit is used.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RateWindow {
    /// Percent used, 0 to 100.
    pub used_percent: f64,
    /// Length in minutes, if known.
    pub window_minutes: Option<u64>,
    /// When it starts over, in seconds since the Unix epoch, if known.
    pub resets_at: Option<i64>,
}

/// What was paid for and is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credits {
    /// Whether there are any.
    pub has_credits: bool,
    /// Whether they do not run out.
    pub unlimited: bool,
    /// How many are left, as decimal text, if known.
    pub balance: Option<String>,
}
