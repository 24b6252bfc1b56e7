//! Times on the wire, for dialects that write them as ISO 8601 text in UTC.

use std::time::{SystemTime, UNIX_EPOCH};

use threadwire_engine::Millis;

const DAY: i64 = 86_400_000;

/// Returns the current time.
pub(super) fn now() -> Millis {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as Millis)
}

/// Returns how long something took: no less than nothing, also if the clock was set back meanwhile.
pub(super) fn between(start: Millis, end: Millis) -> Millis {
    end.saturating_sub(start).max(0)
}

/// Formats a time, such as `2026-03-16T10:05:00Z`. Milliseconds are written only if they are not zero.
pub(super) fn iso(time: Millis) -> String {
    let (year, month, day) = civil(time.div_euclid(DAY));
    let rest = time.rem_euclid(DAY);
    let (seconds, millis) = (rest / 1000, rest % 1000);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let fraction = if millis == 0 {
        String::new()
    } else {
        format!(".{millis:03}")
    };
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}{fraction}Z")
}

/// Formats a time like [`iso`], but always with milliseconds.
pub(super) fn iso_millis(time: Millis) -> String {
    let mut text = iso(time);
    if time.rem_euclid(1000) == 0 {
        text.truncate(text.len() - 1);
        text.push_str(".000Z");
    }
    text
}

/// Converts days since 1970-01-01 to year, month and day of the Gregorian calendar.
///
/// Years start in March, so that the leap day is the last day of a year. They are grouped in eras of 400 years, which
/// all have the same length.
fn civil(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    /// Days from 0000-03-01 to 1970-01-01.
    const EPOCH: i64 = 719_468;

    let days = days + EPOCH;
    let era = days.div_euclid(ERA);
    let day_of_era = days.rem_euclid(ERA);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::{between, iso, iso_millis};

    #[test]
    fn nothing_takes_less_than_no_time() {
        assert_eq!(between(1, 3), 2);
        assert_eq!(between(3, 1), 0);
    }

    #[test]
    fn moments_are_written_in_utc() {
        let cases = [
            (0, "1970-01-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00Z"),
            (1_773_655_500_000, "2026-03-16T10:05:00Z"),
            (1_773_655_500_042, "2026-03-16T10:05:00.042Z"),
            (4_107_542_399_000, "2100-02-28T23:59:59Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
            (-62_135_596_800_000, "0001-01-01T00:00:00Z"),
        ];
        for (time, expected) in cases {
            assert_eq!(iso(time), expected);
        }
        assert_eq!(iso_millis(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(iso_millis(-1), "1969-12-31T23:59:59.999Z");
    }
}
