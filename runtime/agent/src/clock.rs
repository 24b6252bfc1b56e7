//! The time that the agent is told: by the clock of a client, or by that of this machine.
//!
//! The feature `current_time_reminder` of the configuration switches it on: `true`, or a table with `enabled`,
//! `clock_source` (`external` asks a client) and `reminder_interval_seconds`.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard},
    time::{SystemTime, UNIX_EPOCH},
};

use jiff::Timestamp;
use serde::Deserialize;
use threadwire_engine::{BoxFuture, TurnContext};
use threadwire_workspace::{config::Features, locks::lock};

/// The name of the feature.
const FEATURE: &str = "current_time_reminder";

/// The clock of a client. The client answers within a short time, or the call fails.
pub trait Clock: Send + Sync {
    /// Tells whether the client still follows the thread.
    fn is_there(&self) -> bool;

    /// Returns the time in Unix seconds. The error is text for people.
    fn read(&self) -> BoxFuture<'_, Result<i64, String>>;
}

/// The clocks of a loaded thread, by client. The one that was added last is asked.
#[derive(Default)]
pub struct Clocks(Mutex<Vec<(u64, Arc<dyn Clock>)>>);

impl fmt::Debug for Clocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Clocks").finish_non_exhaustive()
    }
}

impl Clocks {
    /// Adds the clock of a client, and removes those of clients that left.
    pub fn add(&self, client: u64, clock: Arc<dyn Clock>) {
        let mut clocks = self.lock();
        clocks.retain(|(other, clock)| *other != client && clock.is_there());
        clocks.push((client, clock));
    }

    fn last(&self) -> Option<Arc<dyn Clock>> {
        let clocks = self.lock();
        let mut there = clocks.iter().rev().filter(|(_, clock)| clock.is_there());
        there.next().map(|(_, clock)| Arc::clone(clock))
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(u64, Arc<dyn Clock>)>> {
        lock(&self.0)
    }
}

/// How the agent is told the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reminders {
    is_external: bool,
    interval: i64,
}

/// The last time that the agent was told, while the thread is loaded.
#[derive(Debug, Default)]
struct Told(Mutex<Option<i64>>);

#[derive(Deserialize)]
#[serde(untagged)]
enum Feature {
    Switch(bool),
    Table {
        #[serde(default)]
        enabled: bool,
        #[serde(default)]
        clock_source: String,
        #[serde(default)]
        reminder_interval_seconds: i64,
    },
}

impl Reminders {
    /// Reads the feature; `None` if it is off.
    pub(crate) fn of(features: &Features) -> Option<Self> {
        match Feature::deserialize(features.other.get(FEATURE)?).ok()? {
            Feature::Switch(false) | Feature::Table { enabled: false, .. } => None,
            Feature::Switch(true) => Some(Self {
                is_external: false,
                interval: 0,
            }),
            Feature::Table {
                clock_source,
                reminder_interval_seconds,
                ..
            } => Some(Self {
                is_external: clock_source == "external",
                interval: reminder_interval_seconds,
            }),
        }
    }

    /// Returns the time as text for the model. Where no client has a clock, this machine's clock counts.
    ///
    /// Errors: the reason why the client's clock tells no time, or none that a calendar has.
    pub(crate) async fn read(self, turn: &TurnContext) -> Result<String, String> {
        shown(self.seconds(turn).await?)
    }

    /// Returns the reminder that is due, if one is.
    ///
    /// Errors: as for [`Reminders::read`].
    pub(crate) async fn due(self, turn: &TurnContext) -> Result<Option<String>, String> {
        let now = self.seconds(turn).await?;
        let told = turn.state(Told::default);
        let mut last = lock(&told.0);
        let is_due = last.is_none_or(|last| now != last && now.abs_diff(last) >= self.wait());
        if !is_due {
            return Ok(None);
        }
        let time = shown(now)?;
        *last = Some(now);
        Ok(Some(format!(
            "<current_time_reminder>{time}</current_time_reminder>"
        )))
    }

    fn wait(self) -> u64 {
        self.interval.unsigned_abs()
    }

    async fn seconds(self, turn: &TurnContext) -> Result<i64, String> {
        let clock = match self.is_external {
            true => turn.state(Clocks::default).last(),
            false => None,
        };
        match clock {
            Some(clock) => clock.read().await,
            None => Ok(SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| since.as_secs().cast_signed())),
        }
    }
}

fn shown(seconds: i64) -> Result<String, String> {
    match Timestamp::from_second(seconds) {
        Ok(time) => Ok(format!("It is {}.", time.strftime("%Y-%m-%d %H:%M:%S UTC"))),
        Err(_) => Err("current-time response is outside the supported range".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_shown_in_utc() {
        let time = "It is 2023-11-14 22:13:20 UTC.".to_owned();
        assert_eq!(shown(1_700_000_000), Ok(time));
    }

    #[test]
    fn a_time_that_no_calendar_has_is_an_error() {
        let reason = "current-time response is outside the supported range".to_owned();
        assert_eq!(shown(i64::MAX), Err(reason));
    }

    #[test]
    fn the_feature_is_a_switch_or_a_table() {
        let read = |value: serde_json::Value| {
            let mut features = Features::default();
            features.other.insert(FEATURE.to_owned(), value);
            Reminders::of(&features).map(|found| (found.is_external, found.interval))
        };
        use serde_json::json;
        assert_eq!(read(json!(true)), Some((false, 0)));
        assert_eq!(read(json!(false)), None);
        assert_eq!(read(json!("yes")), None);
        assert_eq!(read(json!({"clock_source": "external"})), None);
        let on =
            json!({"enabled": true, "clock_source": "external", "reminder_interval_seconds": 60});
        assert_eq!(read(on), Some((true, 60)));
    }
}
