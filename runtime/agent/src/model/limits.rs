//! Rate limits and retry delays in response headers, and dates as text.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use http::header::{DATE, HeaderMap, RETRY_AFTER};
use threadwire_engine::{Credits, RateLimits, RateWindow};

const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

/// Reads how long to wait before a retry: `retry-after-ms`, or `Retry-After` in seconds or as a date.
pub(super) fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let number = |name| {
        let value: f64 = headers.get(name)?.to_str().ok()?.trim().parse().ok()?;
        (value.is_finite() && value >= 0.0).then_some(value)
    };
    let seconds = number("retry-after-ms")
        .map(|millis| millis / 1000.0)
        .or_else(|| number("retry-after"));
    if let Some(seconds) = seconds {
        return Duration::try_from_secs_f64(seconds).ok();
    }
    let moment = |name| http_date(headers.get(name)?.to_str().ok()?);
    let until = moment(RETRY_AFTER)?;
    // The provider's clock counts, if it sends `Date`.
    let now = moment(DATE).or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        i64::try_from(now.as_secs()).ok()
    })?;
    Some(Duration::from_secs(
        u64::try_from(until - now).unwrap_or_default(),
    ))
}

/// Parses an HTTP date, `Sun, 06 Nov 1994 08:49:37 GMT`, into Unix seconds.
fn http_date(text: &str) -> Option<i64> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [_, day, month, year, time, "GMT"] = words[..] else {
        return None;
    };
    let number = |text: &str, most: i64| {
        let number: i64 = text.parse().ok()?;
        (0..=most).contains(&number).then_some(number)
    };
    let month = MONTHS.iter().position(|name| *name == month)?;
    let month = i64::try_from(month).ok()? + 1;
    let days = days(number(year, 9999)?, month, number(day, 31)?);
    let time: Vec<&str> = time.split(':').collect();
    let [hour, minute, second] = time[..] else {
        return None;
    };
    let minutes = number(hour, 23)? * 60 + number(minute, 59)?;
    Some(days * 86_400 + minutes * 60 + number(second, 60)?)
}

/// Reads `x-codex-{primary,secondary}-{used-percent,window-minutes,reset-at}` and
/// `x-codex-credits-{has-credits,unlimited,balance}`.
pub(super) fn rate_limits(headers: &HeaderMap) -> Option<RateLimits> {
    let text = |name: String| headers.get(name)?.to_str().ok().map(str::trim);
    let window = |which: &str| {
        let window = RateWindow {
            used_percent: text(format!("x-codex-{which}-used-percent"))?
                .parse()
                .ok()?,
            window_minutes: text(format!("x-codex-{which}-window-minutes"))
                .and_then(|minutes| minutes.parse().ok()),
            resets_at: text(format!("x-codex-{which}-reset-at"))
                .and_then(|moment| moment.parse().ok()),
        };
        // Zeros stand for a window that there is not.
        let is_told = window.used_percent != 0.0
            || window.window_minutes.is_some_and(|minutes| minutes != 0)
            || window.resets_at.is_some();
        (window.used_percent.is_finite() && is_told).then_some(window)
    };
    let limits = RateLimits {
        primary: window("primary"),
        secondary: window("secondary"),
        credits: text("x-codex-credits-has-credits".to_owned()).map(|has_credits| Credits {
            has_credits: is_true(has_credits),
            unlimited: text("x-codex-credits-unlimited".to_owned()).is_some_and(is_true),
            balance: text("x-codex-credits-balance".to_owned())
                .filter(|balance| !balance.is_empty())
                .map(str::to_owned),
        }),
    };
    (limits != RateLimits::default()).then_some(limits)
}

fn is_true(text: &str) -> bool {
    text.eq_ignore_ascii_case("true") || text == "1"
}

/// Formats Unix seconds for people, in UTC: `Jan 1st, 2100 12:00 AM`.
pub(super) fn moment(seconds: i64) -> String {
    let rest = seconds.rem_euclid(86_400);
    let (year, month, day) = civil(seconds.div_euclid(86_400));
    let suffix = ordinal_end(day);
    let (hour, minute) = (rest / 3600, rest % 3600 / 60);
    let half = if hour < 12 { "AM" } else { "PM" };
    let hour = match hour % 12 {
        0 => 12,
        hour => hour,
    };
    let month = MONTHS[usize::try_from(month - 1).unwrap_or(0)];
    format!("{month} {day}{suffix}, {year} {hour}:{minute:02} {half}")
}

/// Returns what follows a number that says a place in an order: `st`, `nd`, `rd` or `th`.
pub(crate) fn ordinal_end(number: i64) -> &'static str {
    match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    }
}

/// Returns year, month and day of a day number. Months and days count from 1; day 0 is 1 January 1970.
fn civil(days: i64) -> (i64, i64, i64) {
    // Counts days in eras of 400 years from 1 March of year 0.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = year_of_era + era * 400 + i64::from(month < 3);
    (year, month, day)
}

/// Returns the day number of a date, where day 0 is 1 January 1970: the reverse of [`civil`].
fn days(year: i64, month: i64, day: i64) -> i64 {
    let (year, month_from_march) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    year.div_euclid(400) * 146_097 + day_of_era - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_for_people() {
        assert_eq!(moment(4_102_444_800), "Jan 1st, 2100 12:00 AM");
        assert_eq!(moment(1_709_210_640), "Feb 29th, 2024 12:44 PM");
        assert_eq!(moment(0), "Jan 1st, 1970 12:00 AM");
    }

    #[test]
    fn a_wait_may_be_told_as_a_date() {
        assert_eq!(
            http_date("Sun, 06 Nov 1994 08:49:37 GMT"),
            Some(784_111_777)
        );
        for day in [-1, 0, 59, 60, 11_016, 20_000] {
            let (year, month, date) = civil(day);
            assert_eq!(days(year, month, date), day);
        }
        for odd in [
            "",
            "soon",
            "Sun, 06 Non 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 8 GMT",
        ] {
            assert_eq!(http_date(odd), None, "{odd}");
        }
        let mut headers = HeaderMap::new();
        for (name, value) in [
            ("date", "Sun, 06 Nov 1994 08:49:37 GMT"),
            ("retry-after", "Sun, 06 Nov 1994 08:50:00 GMT"),
        ] {
            headers.insert(name, value.parse().unwrap());
        }
        assert_eq!(retry_after(&headers), Some(Duration::from_secs(23)));
        headers.insert("date", "Sun, 06 Nov 1994 09:00:00 GMT".parse().unwrap());
        assert_eq!(retry_after(&headers), Some(Duration::ZERO));
    }

    #[test]
    fn waits_and_limits_are_read_from_headers() {
        let mut headers = HeaderMap::new();
        assert_eq!((retry_after(&headers), rate_limits(&headers)), (None, None));
        for (name, value) in [
            ("retry-after", "2"),
            ("x-codex-primary-used-percent", "12.5"),
            ("x-codex-primary-window-minutes", "300"),
            ("x-codex-primary-reset-at", "4102444800"),
        ] {
            headers.insert(name, value.parse().unwrap());
        }
        assert_eq!(retry_after(&headers), Some(Duration::from_secs(2)));
        for (percent, minutes) in [("inf", "300"), ("NaN", "300"), ("0.0", "0")] {
            let mut odd = HeaderMap::new();
            odd.insert("x-codex-primary-used-percent", percent.parse().unwrap());
            odd.insert("x-codex-primary-window-minutes", minutes.parse().unwrap());
            assert_eq!(rate_limits(&odd), None, "{percent}");
        }
        let primary = rate_limits(&headers).unwrap().primary.unwrap();
        assert_eq!(
            (primary.used_percent, primary.window_minutes),
            (12.5, Some(300))
        );
    }
}
