//! The stored forms of token usage and limits.

use serde::{Deserialize, Serialize};

use crate::model::{Credits, RateLimits, RateWindow, Usage, UsageReport};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Usage")]
struct UsageRow {
    input: u64,
    cached_input: u64,
    cache_write: u64,
    output: u64,
    reasoning: u64,
    #[serde(default)]
    estimated: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "UsageReport")]
struct UsageReportRow {
    last: Usage,
    turn_total: Usage,
    total: Usage,
    context_window: Option<u64>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    assumed_window: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    limits: Option<RateLimits>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RateLimits")]
struct RateLimitsRow {
    primary: Option<RateWindow>,
    secondary: Option<RateWindow>,
    credits: Option<Credits>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RateWindow")]
struct RateWindowRow {
    used_percent: f64,
    window_minutes: Option<u64>,
    resets_at: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Credits")]
struct CreditsRow {
    has_credits: bool,
    unlimited: bool,
    balance: Option<String>,
}

forms! {
    UsageRow => Usage,
    UsageReportRow => UsageReport,
    RateLimitsRow => RateLimits,
    RateWindowRow => RateWindow,
    CreditsRow => Credits,
}
