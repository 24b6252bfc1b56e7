//! Copies the write-ahead log into the file, beside the writer.
//!
//! SQLite does this as part of the commit that makes the log long, which then waits for the disk twice. Here a reader
//! thread does it, and commits go on meanwhile. Only a log that grows faster than it is copied is copied by the writer,
//! which keeps other processes from writing meanwhile: otherwise these would add to the log before all of it is copied,
//! and it would never begin anew.

use std::{
    sync::{
        Arc, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use rusqlite::Connection;
use tracing::{debug, warn};

use super::{readers::Readers, schema::BUSY_TIMEOUT};
use crate::store::StoreError;

/// The number of pages that are added to the log before it is copied, as in SQLite.
const PAGES: i32 = 1000;

/// The length of the log in pages at which the writer copies it itself: 32 MiB.
const MAX_PAGES: i32 = 8 * PAGES;

/// How long the writer waits for those who read the log before it begins anew.
const RESTART_TIMEOUT: Duration = Duration::from_millis(200);

/// Copies the log from now on, for the connection that writes.
///
/// Errors: `Sqlite`.
pub(super) fn copy_aside(
    writer: &mut Connection,
    readers: &Arc<Readers>,
) -> Result<Overlong, StoreError> {
    let readers = Arc::downgrade(readers);
    let mut asked = Asked::default();
    let overlong = Overlong::default();
    let said = Arc::clone(&overlong.0);
    writer.wal_hook(Some(move |_: &mut rusqlite::hooks::Wal, pages| {
        match asked.at(pages) {
            Due::No => {}
            Due::Aside => copy_by(&readers),
            Due::Now => said.store(true, Ordering::Relaxed),
        }
        Ok(())
    }))?;
    Ok(overlong)
}

/// Whether the log is so long that the writer copies it.
#[derive(Default)]
pub(super) struct Overlong(Arc<AtomicBool>);

impl Overlong {
    /// Copies the log if it is too long, so that the next commit begins it anew. Other processes write when this is done,
    /// so it does not wait long for those that read.
    pub(super) fn begin_anew(&self, writer: &Connection) {
        if !self.0.swap(false, Ordering::Relaxed) {
            return;
        }
        let restart = || {
            writer.busy_timeout(RESTART_TIMEOUT)?;
            let busy = writer.query_row("pragma wal_checkpoint(restart)", [], |row| row.get(0))?;
            writer.busy_timeout(BUSY_TIMEOUT)?;
            rusqlite::Result::<bool>::Ok(busy)
        };
        // It is tried again when the log has grown on.
        match restart() {
            Ok(busy) => debug!(busy, "the log of the store is copied into its file"),
            Err(error) => warn!(%error, "the log of the store is not copied into its file"),
        }
    }
}

/// Copies the log with the connection of a reader.
fn copy_by(readers: &Weak<Readers>) {
    let Some(readers) = readers.upgrade() else {
        return;
    };
    // A closed store is copied when its last connection closes.
    let _ = readers.maintain(|connection| {
        // The connections of readers write nothing otherwise, and need no order of writes on the disk.
        connection.execute_batch("pragma synchronous = normal; pragma wal_checkpoint(passive);")
    });
}

/// What to do about the log after a commit.
#[derive(Debug, PartialEq, Eq)]
enum Due {
    No,
    /// A reader copies it.
    Aside,
    /// The writer copies it.
    Now,
}

/// The length of the log when a copy was asked for last.
#[derive(Default)]
struct Asked(i32);

impl Asked {
    /// Tells what is due when the log has this length.
    fn at(&mut self, pages: i32) -> Due {
        if pages < self.0 {
            // All of it was copied, and it began anew.
            self.0 = 0;
        }
        if pages - self.0 < PAGES {
            return Due::No;
        }
        self.0 = pages;
        match pages < MAX_PAGES {
            true => Due::Aside,
            false => Due::Now,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        path::Path,
        time::{Duration, Instant},
    };

    use super::*;
    use crate::store::sqlite::{readers::Source, schema};

    #[test]
    fn the_log_is_copied_after_each_thousand_pages_and_stays_bounded() {
        let mut asked = Asked::default();
        let dues: Vec<_> = (1..=9000)
            .map(|pages| (pages, asked.at(pages)))
            .filter(|(_, due)| *due != Due::No)
            .collect();
        let aside = (1..8).map(|thousand| (thousand * 1000, Due::Aside));
        let now = [(8000, Due::Now), (9000, Due::Now)];
        assert!(dues.into_iter().eq(aside.chain(now)));
        // The log began anew.
        assert_eq!(asked.at(999), Due::No);
        assert_eq!(asked.at(1000), Due::Aside);
    }

    #[test]
    fn a_log_that_is_too_long_begins_anew_while_another_process_writes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.db");
        let mut writer = schema::connect(&path).unwrap();
        schema::prepare(&writer).unwrap();
        // Nobody copies it aside.
        let readers = Arc::new(Readers::new(Source::File(path.clone())));
        let log = copy_aside(&mut writer, &readers).unwrap();
        drop(readers);
        let mut other = schema::connect(&path).unwrap();
        schema::prepare(&other).unwrap();
        copy_aside(
            &mut other,
            &Arc::new(Readers::new(Source::File(path.clone()))),
        )
        .unwrap();
        let add = "insert into large values (zeroblob(5000000));";
        writer
            .execute_batch("create table large (value blob);")
            .unwrap();
        for _ in 0..5 {
            other.execute_batch(add).unwrap();
            writer.execute_batch(add).unwrap();
        }
        let length = folder.path().join("store.db-wal").metadata().unwrap().len();
        assert!(length > 32 << 20);
        log.begin_anew(&writer);
        other.execute_batch(add).unwrap();
        let pages: i32 = other
            .query_row("pragma wal_checkpoint(passive)", [], |row| row.get(1))
            .unwrap();
        assert!(pages < MAX_PAGES / 4, "{pages}");
    }

    #[test]
    fn a_reader_copies_the_log_while_the_writer_is_open() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.db");
        let mut writer = schema::connect(&path).unwrap();
        schema::prepare(&writer).unwrap();
        let readers = Arc::new(Readers::new(Source::File(path.clone())));
        copy_aside(&mut writer, &readers).unwrap();
        let len = |path: &Path| path.metadata().unwrap().len();
        let before = len(&path);
        writer
            .execute_batch(
                "create table large (value blob); insert into large values (zeroblob(5000000));",
            )
            .unwrap();
        let end = Instant::now() + Duration::from_secs(60);
        while len(&path) < before + 5_000_000 {
            assert!(Instant::now() < end, "the log is not copied");
            std::thread::yield_now();
        }
    }
}
