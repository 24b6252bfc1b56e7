//! The methods `usage/*` and `profile/insights`. They count what the stored turns of the workspace hold, page by page.

use std::collections::{BTreeMap, HashMap, HashSet};

use threadwire_engine::{
    ActionStatus, ChildFilter, InputPart, Item, ItemBody, Thread, ThreadQuery, ThreadSort,
    TurnQuery, TurnStatus, TurnWithItems, Usage,
};
use threadwire_protocol::dotcraft::{
    EmptyObject, ProfileInsightsParams, ProfileInsightsResponse, ProfileMethods, RankedMetric,
    SkillUsage, UsageDay, UsageMethods, UsageSummaryResponse, UsageTimeseriesParams,
    UsageTimeseriesResponse,
};
use threadwire_workspace::sort::sort_by;

use super::{DotCraftSession, Failure, families};
use crate::dialects::time::{between, iso};

/// The number of threads or turns that are read at once.
const PAGE: usize = 100;

/// The largest distance of a time zone from UTC, in minutes.
const MAX_OFFSET: i64 = 840;

impl UsageMethods for families::Usage {
    async fn usage_summary(&self, _params: EmptyObject) -> Result<UsageSummaryResponse, Failure> {
        let mut sum = Summary::default();
        let mut sessions = HashSet::new();
        self.each_turn(true, |thread, turn| {
            sessions.insert(thread.id);
            sum.add(turn);
        })
        .await?;
        Ok(sum.into_wire(sessions.len()))
    }

    async fn usage_timeseries(
        &self,
        params: UsageTimeseriesParams,
    ) -> Result<UsageTimeseriesResponse, Failure> {
        let from = date("from", params.from)?;
        let to = date("to", params.to)?;
        let offset = params.tz_offset_minutes.unwrap_or_default();
        let offset = offset.clamp(-MAX_OFFSET, MAX_OFFSET);
        let day = |time: i64| -> String {
            let local = time.saturating_add(offset * 60_000);
            iso(local).chars().take("2026-05-01".len()).collect()
        };
        let is_wanted = |day: &String| {
            from.as_ref().is_none_or(|from| day >= from) && to.as_ref().is_none_or(|to| day <= to)
        };
        let mut days: BTreeMap<String, (Usage, i64)> = BTreeMap::new();
        let mut sessions = HashSet::new();
        let mut longest = 0;
        self.each_turn(false, |thread, turn| {
            let began = day(thread.created_at);
            if sessions.insert(thread.id) && is_wanted(&began) {
                days.entry(began).or_default().1 += 1;
            }
            let turn = &turn.turn;
            let of_turn = day(turn.started_at);
            if is_wanted(&of_turn) {
                days.entry(of_turn).or_default().0 += turn.usage;
                let ended = turn.completed_at.unwrap_or(turn.started_at);
                longest = longest.max(between(turn.started_at, ended));
            }
        })
        .await?;
        let days = days
            .into_iter()
            .map(|(date, (usage, session_count))| UsageDay {
                date,
                input_tokens: usage.input as i64,
                output_tokens: usage.output as i64,
                total_tokens: (usage.input + usage.output) as i64,
                session_count,
            });
        Ok(UsageTimeseriesResponse {
            tz_offset_minutes: offset,
            longest_task_ms: longest,
            days: days.collect(),
        })
    }
}

impl ProfileMethods for families::Profile {
    async fn profile_insights(
        &self,
        params: ProfileInsightsParams,
    ) -> Result<ProfileInsightsResponse, Failure> {
        let top = params.top_skills.unwrap_or(5).clamp(1, 20);
        let mut models = HashMap::new();
        let mut efforts = HashMap::new();
        let mut skills = HashMap::new();
        let mut threads = HashSet::new();
        self.each_turn(true, |thread, turn| {
            threads.insert(thread.id);
            if let Some(settings) = &turn.turn.settings {
                count(&mut models, &settings.model);
                if let Some(effort) = &settings.effort {
                    let name = match effort.as_str() {
                        "xhigh" => "extrahigh",
                        effort => effort,
                    };
                    count(&mut efforts, name);
                }
            }
            for name in turn.items.iter().flat_map(|item| used_skills(item)) {
                count(&mut skills, name);
            }
        })
        .await?;
        let mut skills: Vec<(String, i64)> = skills.into_iter().collect();
        sort_by(&mut skills, |one, other| {
            other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0))
        });
        let (explored, used) = (skills.len(), skills.iter().map(|(_, count)| count).sum());
        skills.truncate(usize::try_from(top).unwrap_or_default());
        let skills = skills.into_iter().map(|(name, count)| SkillUsage {
            name,
            count,
            plugin_id: None,
            plugin_display_name: None,
        });
        Ok(ProfileInsightsResponse {
            top_model: first(models),
            top_reasoning: first(efforts),
            skills_explored: explored as i64,
            total_skills_used: used,
            total_threads: threads.len() as i64,
            skills: skills.collect(),
        })
    }
}

impl DotCraftSession {
    /// Calls `see` with each stored turn of the workspace.
    async fn each_turn(
        &self,
        items: bool,
        mut see: impl FnMut(&Thread, &TurnWithItems) + Send,
    ) -> Result<(), Failure> {
        let mut threads = ThreadQuery {
            archived: None,
            workspace: Some(self.workspace().folders().workspace.clone()),
            spawned: ChildFilter::Any,
            sort: ThreadSort::Created,
            limit: PAGE,
            ..ThreadQuery::default()
        };
        loop {
            let page = self.engine().list_threads(threads.clone()).await?;
            for thread in &page.data {
                let mut cursor = None;
                loop {
                    let query = TurnQuery {
                        limit: Some(PAGE),
                        cursor,
                        items,
                        usage: items,
                        ..TurnQuery::default()
                    };
                    let turns = self.engine().turns(thread.id, query).await?;
                    turns.data.iter().for_each(|turn| see(thread, turn));
                    cursor = turns.next;
                    if cursor.is_none() {
                        break;
                    }
                }
            }
            threads.cursor = page.next;
            if threads.cursor.is_none() {
                return Ok(());
            }
        }
    }
}

#[derive(Default)]
struct Summary {
    usage: Usage,
    asked: i64,
    answered: i64,
    calls: i64,
    errors: i64,
    compactions: i64,
    timed: i64,
    tool_ms: i64,
    longest_ms: i64,
}

impl Summary {
    fn add(&mut self, turn: &TurnWithItems) {
        self.usage += turn.turn.usage;
        self.asked += turn.usage.len() as i64;
        self.errors += i64::from(turn.turn.status == TurnStatus::Failed);
        for item in &turn.items {
            let (status, time) = match &item.body {
                ItemBody::Agent { .. } => {
                    self.answered += 1;
                    continue;
                }
                ItemBody::Compaction { .. } => {
                    self.compactions += 1;
                    continue;
                }
                ItemBody::Command(command) => (Some(command.status), command.duration_ms),
                ItemBody::FileChange(change) => (Some(change.status), None),
                ItemBody::Tool(tool) => (Some(tool.status), tool.duration_ms),
                ItemBody::WebSearch { .. }
                | ItemBody::ImageView { .. }
                | ItemBody::GeneratedImage { .. } => (None, None),
                _ => continue,
            };
            self.calls += 1;
            self.errors += i64::from(status == Some(ActionStatus::Failed));
            if let Some(time) = time {
                self.timed += 1;
                self.tool_ms = self.tool_ms.saturating_add(time);
                self.longest_ms = self.longest_ms.max(time);
            }
        }
    }

    fn into_wire(self, sessions: usize) -> UsageSummaryResponse {
        let usage = &self.usage;
        let share = |part: u64, whole: u64| match whole {
            0 => 0.0,
            whole => part as f64 / whole as f64,
        };
        let not_cached = usage.input.saturating_sub(usage.cached_input);
        UsageSummaryResponse {
            session_count: sessions as i64,
            total_requests: self.asked,
            total_responses: self.answered,
            total_tool_calls: self.calls,
            total_errors: self.errors,
            total_context_compactions: self.compactions,
            total_input_tokens: usage.input as i64,
            total_output_tokens: usage.output as i64,
            total_cached_input_tokens: usage.cached_input as i64,
            total_cache_write_input_tokens: usage.cache_write as i64,
            total_fresh_input_tokens: not_cached.saturating_sub(usage.cache_write) as i64,
            total_non_cached_input_tokens: not_cached as i64,
            total_reasoning_output_tokens: usage.reasoning as i64,
            total_tool_duration_ms: self.tool_ms,
            avg_tool_duration_ms: share(self.tool_ms as u64, self.timed as u64),
            max_tool_duration_ms: self.longest_ms,
            cache_hit_rate: share(usage.cached_input, usage.input),
            total_tokens: (usage.input.saturating_add(usage.output)) as i64,
        }
    }
}

/// Returns the skills that the user named in a message.
fn used_skills(item: &Item) -> Vec<&str> {
    let ItemBody::User { content, .. } = &item.body else {
        return Vec::new();
    };
    let parts = content.iter();
    parts
        .filter_map(|part| match part {
            InputPart::Skill { name, .. } => Some(name.as_str()),
            _ => None,
        })
        .collect()
}

fn count(counts: &mut HashMap<String, i64>, name: &str) {
    *counts.entry(name.to_owned()).or_default() += 1;
}

/// Returns the most frequent entry, the first by name of several.
fn first(counts: HashMap<String, i64>) -> Option<RankedMetric> {
    let total = counts.values().sum();
    let rank = |one: &(String, i64), other: &(String, i64)| {
        one.1.cmp(&other.1).then_with(|| other.0.cmp(&one.0))
    };
    let (key, count) = counts.into_iter().max_by(rank)?;
    Some(RankedMetric { key, count, total })
}

/// Checks a day such as `2026-05-01`.
fn date(member: &str, text: Option<String>) -> Result<Option<String>, Failure> {
    let Some(text) = text else { return Ok(None) };
    let parts: Vec<&str> = text.split('-').collect();
    let number = |part: &str, digits: usize, most: u32| {
        let is_plain = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        is_plain
            && part
                .parse()
                .is_ok_and(|number: u32| (1..=most).contains(&number))
    };
    match parts.as_slice() {
        [year, month, day]
            if number(year, 4, 9999) && number(month, 2, 12) && number(day, 2, 31) =>
        {
            Ok(Some(text))
        }
        _ => Err(Failure::invalid(member, "must be a day such as 2026-05-01")),
    }
}
