//! Token usage, and the remaining limits of an account.

/// Token counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    /// Estimate of tokens that the provider did not count. The other fields do not include them.
    pub estimated: u64,
}

impl Usage {
    /// Returns the sum of all tokens: input, output and estimated.
    pub fn total(&self) -> u64 {
        let counted = self.input.saturating_add(self.output);
        counted.saturating_add(self.estimated)
    }
}

impl std::ops::AddAssign for Usage {
    fn add_assign(&mut self, other: Self) {
        // Providers may report any number, so additions must not overflow.
        let add = |sum: &mut u64, more: u64| *sum = sum.saturating_add(more);
        add(&mut self.input, other.input);
        add(&mut self.cached_input, other.cached_input);
        add(&mut self.cache_write, other.cache_write);
        add(&mut self.output, other.output);
        add(&mut self.reasoning, other.reasoning);
        add(&mut self.estimated, other.estimated);
    }
}

/// Size of a model's context.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ContextWindow {
    /// Number of tokens, if known.
    pub tokens: Option<u64>,
    /// Whether the model is unknown, so that this size is assumed.
    pub is_assumed: bool,
}

impl From<Option<u64>> for ContextWindow {
    fn from(tokens: Option<u64>) -> Self {
        Self {
            tokens,
            is_assumed: false,
        }
    }
}

/// Token usage and remaining limits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UsageReport {
    /// Usage of the last model request: about what the context holds now.
    pub last: Usage,
    /// Usage of the turn so far.
    pub turn_total: Usage,
    /// Usage of the thread so far.
    pub total: Usage,
    /// Size of the model's context in tokens, if known.
    pub context_window: Option<u64>,
    /// Whether the model is unknown, so that this size is assumed.
    pub assumed_window: bool,
    /// Remaining limits of the account, if the provider reports them.
    pub limits: Option<RateLimits>,
}

/// Remaining limits of an account at a provider.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RateLimits {
    /// The shorter rate window.
    pub primary: Option<RateWindow>,
    /// The longer rate window.
    pub secondary: Option<RateWindow>,
    /// The account's credits.
    pub credits: Option<Credits>,
}

/// Usage of one rate window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RateWindow {
    /// Percent used, 0 to 100.
    pub used_percent: f64,
    /// Length in minutes, if known.
    pub window_minutes: Option<u64>,
    /// When the window resets, in seconds since the Unix epoch, if known.
    pub resets_at: Option<i64>,
}

/// Remaining prepaid credits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credits {
    /// Whether any credits are left.
    pub has_credits: bool,
    /// Whether the credits are unlimited.
    pub unlimited: bool,
    /// Remaining credits as decimal text, if known.
    pub balance: Option<String>,
}
