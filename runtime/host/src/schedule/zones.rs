//! Time zones by name: those of the system, and for a system without any, as many containers are, those that the program
//! brings.

use std::{
    io::{self, Read},
    sync::OnceLock,
};

use jiff::tz::TimeZone;
use lzma_rust2::LzmaReader;

/// The zones as `build.rs` compressed them.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/zones"));

/// Returns the zone of this name, in whatever case; `None` if it is not known.
pub(super) fn zone(name: &str) -> Option<TimeZone> {
    TimeZone::get(name).ok().or_else(|| brought(name))
}

/// Returns a zone that the program brings.
fn brought(name: &str) -> Option<TimeZone> {
    static ZONES: OnceLock<Vec<u8>> = OnceLock::new();

    let zones = ZONES.get_or_init(|| unpacked().unwrap_or_default());
    let (names, data) = split(zones)?;
    let (name, start, end) = entries(names).find(|(known, ..)| known.eq_ignore_ascii_case(name))?;
    TimeZone::tzif(name, data.get(start..end)?).ok()
}

fn unpacked() -> io::Result<Vec<u8>> {
    let mut zones = Vec::new();
    LzmaReader::new_mem_limit(PACKED, u32::MAX, None)?.read_to_end(&mut zones)?;
    Ok(zones)
}

/// Splits the zones into the lines with the names and the data.
fn split(zones: &[u8]) -> Option<(&str, &[u8])> {
    let end = zones.windows(2).position(|two| two == b"\n\n")?;
    Some((std::str::from_utf8(&zones[..end]).ok()?, &zones[end + 2..]))
}

/// Returns the names, and where the data of each begin and end.
fn entries(names: &str) -> impl Iterator<Item = (&str, usize, usize)> {
    names.lines().filter_map(|line| {
        let mut words = line.split(' ');
        let name = words.next()?;
        let mut place = || words.next()?.parse().ok();
        Some((name, place()?, place()?))
    })
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn a_system_without_time_zones_has_those_of_the_program() {
        let noon: Timestamp = "2026-07-01T12:00:00Z".parse().unwrap();
        let time = |zone: &str| noon.to_zoned(brought(zone).unwrap()).time().to_string();
        assert_eq!(time("Europe/Berlin"), "14:00:00");
        assert_eq!(time("asia/kolkata"), "17:30:00");
        assert_eq!(time("UTC"), "12:00:00");
        assert!(brought("Europe/Nowhere").is_none());
    }

    #[test]
    fn every_zone_that_the_program_brings_can_be_read() {
        let zones = unpacked().unwrap();
        let (names, _) = split(&zones).unwrap();
        let names: Vec<_> = entries(names).map(|(name, ..)| name).collect();
        assert!(names.len() > 500);
        for name in names {
            assert!(brought(name).is_some(), "{name}");
        }
    }
}
