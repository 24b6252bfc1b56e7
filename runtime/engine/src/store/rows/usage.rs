//! The stored forms of token usage and limits.

use serde::{Deserialize, Serialize};

use crate::model::{Credits, RateLimits, RateWindow, Usage, UsageReport};

use super::As;

#[derive(Serialize, Deserialize)]
#[serde(remote = "Usage")]
pub(in crate::store) struct UsageRow {
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
pub(in crate::store) struct UsageReportRow {
    #[serde(with = "UsageRow")]
    last: Usage,
    #[serde(with = "UsageRow")]
    turn_total: Usage,
    #[serde(with = "UsageRow")]
    total: Usage,
    context_window: Option<u64>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    assumed_window: bool,
    #[serde(
        with = "As::<Option<RateLimitsRow>>",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    limits: Option<RateLimits>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RateLimits")]
pub(in crate::store) struct RateLimitsRow {
    #[serde(with = "As::<Option<RateWindowRow>>", default)]
    primary: Option<RateWindow>,
    #[serde(with = "As::<Option<RateWindowRow>>", default)]
    secondary: Option<RateWindow>,
    #[serde(with = "As::<Option<CreditsRow>>", default)]
    credits: Option<Credits>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RateWindow")]
pub(in crate::store) struct RateWindowRow {
    used_percent: f64,
    window_minutes: Option<u64>,
    resets_at: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Credits")]
pub(in crate::store) struct CreditsRow {
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
