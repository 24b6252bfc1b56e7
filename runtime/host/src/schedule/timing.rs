//! When jobs run.

use jiff::{SignedDuration, Timestamp, civil::Time, tz::TimeZone};
use threadwire_workspace::craft::jobs::Schedule;

use super::zones::zone;

/// The least time from run to run, in milliseconds: the program that these files belong to looks every 10 s for what is
/// due.
const LEAST_INTERVAL: i64 = 10_000;

/// Returns the next run that is planned at `now`; `None` for a schedule that never comes. Times are in milliseconds
/// since 1970.
///
/// A fixed time counts even when it has passed: a run that was missed while no server ran happens once.
pub(super) fn next_run(schedule: &Schedule, is_first: bool, now: i64) -> Option<i64> {
    match schedule.kind.as_str() {
        "every" => {
            let every = schedule.every_ms.filter(|every| *every > 0)?;
            let first = schedule.initial_delay_ms.filter(|delay| *delay >= 0);
            let again = every.max(LEAST_INTERVAL);
            now.checked_add(first.filter(|_| is_first).unwrap_or(again))
        }
        "at" => schedule.at_ms,
        "daily" => next_day(schedule, &[], now),
        "weekly" => next_day(schedule, &days(schedule.expr.as_deref())?, now),
        _ => None,
    }
}

/// Reads the days of a week, from 1 for Monday; `None` if one is not known.
fn days(expr: Option<&str>) -> Option<Vec<i8>> {
    const NAMES: [&str; 7] = [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ];
    let words = expr.unwrap_or_default().to_lowercase();
    let words = words.split([',', ' ']).filter(|word| !word.is_empty());
    let days = words.map(|word| match word.parse::<i8>() {
        Ok(0) => Some(7),
        Ok(day @ 1..=7) => Some(day),
        Ok(_) => None,
        Err(_) => {
            let is_named = |name: &&str| word.len() >= 3 && name.starts_with(word);
            let place = NAMES.iter().position(is_named)?;
            i8::try_from(place + 1).ok()
        }
    });
    let days: Vec<i8> = days.collect::<Option<_>>()?;
    Some(if days.is_empty() { vec![1] } else { days })
}

/// Returns the next time of day after `now`, on one of the days of the week, or on any if there are none. A time that a
/// change of the clocks leaves out moves on by as much as the
/// clocks do; one that occurs twice is taken at its second occurrence.
fn next_day(schedule: &Schedule, days: &[i8], now: i64) -> Option<i64> {
    let part = |part: Option<i64>| i8::try_from(part.unwrap_or(0)).ok();
    let time = Time::new(
        part(schedule.daily_hour)?,
        part(schedule.daily_minute)?,
        0,
        0,
    )
    .ok()?;
    // A zone that is not known counts as UTC.
    let zone = schedule.tz.as_deref().and_then(zone);
    let zone = zone.unwrap_or(TimeZone::UTC);
    let now = Timestamp::from_millisecond(now).ok()?;
    let mut day = zone.to_datetime(now).date();
    // A week and a day is after `now` in every zone, except where a day is left out.
    for _ in 0..10 {
        let weekday = day.weekday().to_monday_one_offset();
        if !days.is_empty() && !days.contains(&weekday) {
            day = day.checked_add(SignedDuration::from_hours(24)).ok()?;
            continue;
        }
        let run = zone
            .to_ambiguous_timestamp(day.to_datetime(time))
            .later()
            .ok()?;
        if run > now {
            return Some(run.as_millisecond());
        }
        day = day.checked_add(SignedDuration::from_hours(24)).ok()?;
    }
    None
}

/// Returns a time as text, in ISO 8601.
pub(super) fn stamp(ms: i64) -> Option<String> {
    let time = Timestamp::from_millisecond(ms).ok()?;
    Some(time.to_string())
}

/// Reads a time in ISO 8601. Returns milliseconds since 1970.
pub fn millis(text: &str) -> Option<i64> {
    let time: Timestamp = text.trim().parse().ok()?;
    Some(time.as_millisecond())
}

#[cfg(test)]
mod tests {
    use threadwire_workspace::craft::jobs::Job;

    use super::*;

    fn next_run(job: &Job, now: i64) -> Option<i64> {
        super::next_run(&job.schedule, job.state.last_run_at_ms.is_none(), now)
    }

    fn daily(hour: i64, minute: i64, tz: Option<&str>) -> Job {
        let mut job = Job::default();
        job.schedule.kind = "daily".to_owned();
        job.schedule.daily_hour = Some(hour);
        job.schedule.daily_minute = Some(minute);
        job.schedule.tz = tz.map(str::to_owned);
        job
    }

    fn ms(time: &str) -> i64 {
        time.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn a_daily_job_follows_the_clocks_of_its_zone() {
        let next = |job: &Job, now: &str| next_run(job, ms(now)).unwrap();
        let utc = daily(9, 30, None);
        assert_eq!(
            next(&utc, "2026-06-01T09:29:59Z"),
            ms("2026-06-01T09:30:00Z")
        );
        assert_eq!(
            next(&utc, "2026-06-01T09:30:00Z"),
            ms("2026-06-02T09:30:00Z")
        );
        assert_eq!(
            next(&daily(9, 30, Some("No/Where")), "2026-06-01T00:00:00Z"),
            ms("2026-06-01T09:30:00Z")
        );
        let paris = daily(9, 0, Some("Europe/Paris"));
        assert_eq!(
            next(&paris, "2026-03-27T12:00:00Z"),
            ms("2026-03-28T08:00:00Z")
        );
        assert_eq!(
            next(&paris, "2026-03-28T12:00:00Z"),
            ms("2026-03-29T07:00:00Z")
        );
        // 02:30 does not exist on 29 March, and exists twice on 25 October.
        let night = daily(2, 30, Some("Europe/Paris"));
        assert_eq!(
            next(&night, "2026-03-28T12:00:00Z"),
            ms("2026-03-29T01:30:00Z")
        );
        assert_eq!(
            next(&night, "2026-10-24T12:00:00Z"),
            ms("2026-10-25T01:30:00Z")
        );
        assert_eq!(
            next(&night, "2026-10-25T01:30:00Z"),
            ms("2026-10-26T01:30:00Z")
        );
    }

    #[test]
    fn a_weekly_job_runs_on_its_days() {
        let weekly = |expr: Option<&str>| {
            let mut job = daily(9, 0, Some("Europe/Paris"));
            job.schedule.kind = "weekly".to_owned();
            job.schedule.expr = expr.map(str::to_owned);
            job
        };
        let next = |expr, now: &str| next_run(&weekly(expr), ms(now));
        // 1 June 2026 is a Monday.
        for (expr, now, due) in [
            (None, "2026-06-01T06:59:59Z", "2026-06-01T07:00:00Z"),
            (None, "2026-06-01T07:00:00Z", "2026-06-08T07:00:00Z"),
            (
                Some("wed,Sunday"),
                "2026-06-01T12:00:00Z",
                "2026-06-03T07:00:00Z",
            ),
            (
                Some("wed,Sunday"),
                "2026-06-03T12:00:00Z",
                "2026-06-07T07:00:00Z",
            ),
            (Some("0"), "2026-06-01T12:00:00Z", "2026-06-07T07:00:00Z"),
            // The clocks change in the night to 29 March.
            (Some("7"), "2026-03-22T12:00:00Z", "2026-03-29T07:00:00Z"),
        ] {
            assert_eq!(next(expr, now), Some(ms(due)), "{expr:?} after {now}");
        }
        for expr in ["8", "someday", "mo", "mon-fri"] {
            assert_eq!(next(Some(expr), "2026-06-01T12:00:00Z"), None, "{expr}");
        }
    }

    #[test]
    fn a_schedule_that_says_nothing_usable_never_comes() {
        assert_eq!(next_run(&daily(24, 0, None), 0), None);
        assert_eq!(next_run(&daily(-1, 0, None), 0), None);
        assert_eq!(next_run(&daily(1000, 0, None), 0), None);
        assert_eq!(next_run(&Job::default(), 0), None);
        let mut every = Job::default();
        every.schedule.kind = "every".to_owned();
        assert_eq!(next_run(&every, 0), None);
        every.schedule.every_ms = Some(60_000);
        every.schedule.initial_delay_ms = Some(5);
        assert_eq!(next_run(&every, 1000), Some(1005));
        every.state.last_run_at_ms = Some(1);
        assert_eq!(next_run(&every, 1000), Some(61_000));
        // However short the interval is, the next run is no sooner than the next look.
        every.schedule.every_ms = Some(1);
        assert_eq!(next_run(&every, 1000), Some(11_000));
        every.schedule.every_ms = Some(i64::MAX);
        assert_eq!(next_run(&every, 1000), None);
    }
}
