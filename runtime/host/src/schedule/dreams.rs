//! Dreams: the model reads the latest threads of the workspace and makes a new store of memory of them, which waits for
//! a decision or is put to use at once.

use threadwire_workspace::craft::{
    dreams::{self, Run as DreamRun, Store},
    settings::Settings,
};

use super::{
    Schedule, ScheduleError,
    dream_runs::{HISTORY_CHARS, MIN_TURNS},
    tasks::invalid,
    timing::{millis, stamp},
};
use crate::Area;

/// The key of the run under way among those of jobs.
pub(super) const KEY: &str = ".dreams";

/// Defaults and the limit of the settings.
const LOOKBACK: i64 = 20;
pub(super) const MAX_LOOKBACK: i64 = 200;
const INTERVAL: &str = "24:00:00";
const DAY_MS: i64 = 86_400_000;

/// The settings of dreams.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the members are those of the configuration")]
pub struct DreamSettings {
    pub enabled: bool,
    pub interval: String,
    pub lookback: i64,
    pub auto_apply: bool,
}

impl DreamSettings {
    /// Returns the time between two runs in milliseconds: a day if `interval` is no time.
    pub(super) fn interval_ms(&self) -> i64 {
        interval_ms(&self.interval).unwrap_or(DAY_MS)
    }
}

/// The settings and the state of dreams.
#[derive(Clone, Debug)]
pub struct DreamStatus {
    /// The settings.
    pub settings: DreamSettings,
    /// How much of the history of the memory a run reads, in characters from its end.
    pub history_chars: usize,
    /// Completed turns that have to come before the next run.
    pub min_turns: usize,
    /// The next run, in ISO 8601; `None` for none.
    pub next: Option<String>,
    /// Whether a run is under way.
    pub running: bool,
    /// The store in use.
    pub active: Option<String>,
    /// The last run.
    pub last: Option<DreamRun>,
}

/// What a client wants of a run.
#[derive(Clone, Debug, Default)]
pub struct NewDream {
    /// The threads to read; `None` for the latest.
    pub threads: Option<Vec<String>>,
    /// How many of the latest threads to read; `None` as configured.
    pub lookback: Option<i64>,
    /// What to look for.
    pub instructions: Option<String>,
    /// The model; `None` as configured.
    pub model: Option<String>,
}

/// What a client decides about a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Review {
    /// Its store is put to use.
    Apply,
    /// Its store is turned down.
    Discard,
    /// It leaves the list.
    Archive,
}

/// A store in use, and the store of a run.
#[derive(Clone, Debug, Default)]
pub struct DreamPreview {
    /// The store in use.
    pub active: Option<(String, Store)>,
    /// The store of the run.
    pub output: Option<(String, Store)>,
}

pub(super) fn settings_of(settings: &Settings) -> DreamSettings {
    let lookback = settings.get(&["Dreams", "ThreadLookbackCount"]);
    let lookback = lookback.and_then(serde_json::Value::as_i64);
    let interval = settings.text(&["Dreams", "Interval"]);
    DreamSettings {
        enabled: settings.flag(&["Dreams", "Enabled"]) == Some(true),
        interval: interval.unwrap_or(INTERVAL).to_owned(),
        lookback: lookback.filter(|count| *count > 0).unwrap_or(LOOKBACK),
        auto_apply: settings.flag(&["Dreams", "AutoApply"]) == Some(true),
    }
}

/// Reads a time such as `24:00:00` or `1.00:00:00`, in milliseconds.
fn interval_ms(text: &str) -> Option<i64> {
    let (days, rest) = match text.split_once('.') {
        Some((days, rest)) if !days.contains(':') => (days.parse().ok()?, rest),
        _ => (0_i64, text),
    };
    let mut parts = rest.split(':');
    let mut seconds = 0_i64;
    for _ in 0..3 {
        let part: i64 = parts.next()?.split('.').next()?.parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    let all = days
        .checked_mul(DAY_MS)?
        .checked_add(seconds.checked_mul(1000)?)?;
    (all > 0 && parts.next().is_none()).then_some(all)
}

impl Schedule {
    /// Returns the settings and the state of dreams.
    ///
    /// Errors: a file or the store cannot be read.
    pub async fn dreams(&self) -> Result<DreamStatus, ScheduleError> {
        let settings = settings_of(&self.0.workspace.settings().await?);
        // Asked first: the end of a run is noted before the claim goes.
        let running = self.claim(KEY).await?.0.run.is_some();
        let read = self.0.workspace.with(|folders| {
            let last = dreams::runs(folders).into_iter().next();
            (last, dreams::active(&folders.own))
        });
        let (last, active) = read.await;
        let next = match settings.enabled {
            true => self.next_dream(&settings, last.as_ref()).and_then(stamp),
            false => None,
        };
        Ok(DreamStatus {
            settings,
            history_chars: HISTORY_CHARS,
            min_turns: MIN_TURNS,
            next,
            running,
            active,
            last,
        })
    }

    pub(super) fn next_dream(
        &self,
        settings: &DreamSettings,
        last: Option<&DreamRun>,
    ) -> Option<i64> {
        let started = last.and_then(|last| millis(last.started_at.as_deref()?));
        let interval = settings.interval_ms();
        Some(started.map_or((self.0.clock)(), |started| started.saturating_add(interval)))
    }

    /// Lists the runs, newest first.
    pub async fn dream_runs(&self, archived: bool) -> Vec<DreamRun> {
        let mut runs = self.0.workspace.with(dreams::runs).await;
        runs.retain(|run| archived || run.review_status.as_deref() != Some("archived"));
        runs
    }

    /// Reads a run.
    ///
    /// Errors: `NotFound`; its file cannot be read.
    pub async fn dream(&self, id: &str) -> Result<DreamRun, ScheduleError> {
        let wanted = id.to_owned();
        let read = self
            .0
            .workspace
            .with(move |folders| dreams::run(folders, &wanted));
        read.await?
            .ok_or_else(|| ScheduleError::NotFound(id.to_owned()))
    }

    /// Reads the store in use, and the store of a run.
    pub async fn dream_preview(&self, run: &DreamRun) -> DreamPreview {
        let output = run.output_store_id.clone();
        let read = self.0.workspace.with(move |folders| {
            let of = |id: String| {
                let store = dreams::store(&folders.own, &id);
                (id, store)
            };
            DreamPreview {
                active: dreams::active(&folders.own).map(of),
                output: output.map(of),
            }
        });
        read.await
    }

    /// Returns the store in use.
    pub async fn active_dream(&self) -> Option<String> {
        self.0
            .workspace
            .with(|folders| dreams::active(&folders.own))
            .await
    }

    /// Stops a run that is under way; one that has ended stays as it is.
    ///
    /// Errors: `NotFound`; a file or the store cannot be used.
    pub async fn cancel_dream(&self, id: &str) -> Result<DreamRun, ScheduleError> {
        let (wanted, now) = (id.to_owned(), stamp((self.0.clock)()));
        let changed = self.0.workspace.with(move |folders| {
            dreams::change(folders, &wanted, |run| {
                if run.status == "running" {
                    run.status = "canceled".to_owned();
                    run.ended_at = now;
                }
                run.clone()
            })
        });
        let state = changed.await?;
        let state = state.ok_or_else(|| ScheduleError::NotFound(id.to_owned()))?;
        if let Some(run) = self.claim(KEY).await?.0.run
            && id == format!("dream_{}", run.thread)
        {
            let is_ours = self.ours().contains(KEY);
            match is_ours {
                true => self.interrupt(run).await,
                // Whatever that process still does, it writes nothing more.
                false => self.release(KEY, run).await,
            }
        }
        Ok(state)
    }

    /// Decides about a run.
    ///
    /// Errors: `NotFound`; `Invalid` where the run has no result for this, or it is decided; a file cannot be used.
    pub async fn review_dream(&self, id: &str, review: Review) -> Result<DreamRun, ScheduleError> {
        let wanted = id.to_owned();
        let changed = self.0.workspace.with(move |folders| {
            let Some(run) = dreams::run(folders, &wanted)? else {
                return Ok(None);
            };
            let is_pending = run.review_status.as_deref() == Some("pending");
            let problem = match review {
                Review::Apply | Review::Discard if !is_pending => {
                    Some("the run has no result that waits for a decision")
                }
                Review::Archive if run.status == "running" => Some("the run is under way"),
                _ => None,
            };
            if let Some(problem) = problem {
                return Err(invalid("runId", problem));
            }
            if let (Review::Apply, Some(store)) = (review, &run.output_store_id) {
                if dreams::store(&folders.own, store) == Store::default() {
                    return Err(invalid("runId", "the result of the run is gone"));
                }
                dreams::activate(folders, store)?;
            }
            let changed = dreams::change(folders, &wanted, |run| {
                let status = match review {
                    Review::Apply => "applied",
                    Review::Discard => "discarded",
                    Review::Archive => "archived",
                };
                run.review_status = Some(status.to_owned());
                run.clone()
            });
            Ok(changed?)
        });
        let run = changed
            .await?
            .ok_or_else(|| ScheduleError::NotFound(id.to_owned()))?;
        if review == Review::Apply {
            self.0.workspace.changed(&[Area::Memory], "dreams/apply");
        }
        Ok(run)
    }
}

#[cfg(test)]
mod tests {
    use super::interval_ms;

    #[test]
    fn intervals_are_times_with_or_without_days() {
        assert_eq!(interval_ms("24:00:00"), Some(86_400_000));
        assert_eq!(interval_ms("1.00:00:01"), Some(86_401_000));
        for wrong in ["", "0", "00:00:00", "1:2", "a:b:c", "-1:00:00", "1:2:3:4"] {
            assert_eq!(interval_ms(wrong), None, "{wrong}");
        }
    }
}
