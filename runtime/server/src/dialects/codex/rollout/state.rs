//! What Codex notes of threads in a database of its own: whether they are archived, and where their files are. It looks
//! there first, and refuses a thread whose file is elsewhere than noted.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, params};
use threadwire_engine::ThreadId;

use crate::dialects::time;

/// How long Codex may hold the database up.
const PATIENCE: Duration = Duration::from_millis(500);

/// What Codex has noted of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Noted {
    /// Nobody knows: there is no such database, or it cannot be read.
    Unknown,
    /// It knows of no such thread.
    Nothing,
    /// Whether the thread is archived.
    Archived(bool),
}

/// Reads what Codex has noted of a thread.
pub(super) fn noted(home: &Path, thread: ThreadId) -> Noted {
    let Some(database) = database(home) else {
        return Noted::Unknown;
    };
    let read = open(&database, OpenFlags::SQLITE_OPEN_READ_ONLY).and_then(|database| {
        let row = database.query_row(
            "select archived from threads where id = ?",
            [thread.to_string()],
            |row| row.get(0),
        );
        row.optional()
    });
    match read {
        Ok(Some(archived)) => Noted::Archived(archived),
        Ok(None) => Noted::Nothing,
        Err(_) => Noted::Unknown,
    }
}

/// Notes that the files of a thread that Codex knows were moved. `place` returns where a file is now, by its name.
///
/// Errors: the database cannot be changed, or is none that is known here.
pub(super) fn note_moved(
    home: &Path,
    thread: ThreadId,
    archived: bool,
    place: impl Fn(&OsStr) -> PathBuf,
) -> rusqlite::Result<()> {
    let Some(database) = database(home) else {
        return Ok(());
    };
    let database = open(&database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let id = thread.to_string();
    let row = database.query_row(
        "select rollout_path from threads where id = ?",
        [&id],
        |row| row.get::<_, String>(0),
    );
    let Some(noted) = row.optional()? else {
        return Ok(());
    };
    let Some(now) = Path::new(&noted).file_name().map(place) else {
        return Ok(());
    };
    database.execute(
        "update threads set archived = ?, archived_at = ?, rollout_path = ? where id = ? and rollout_path = ?",
        params![
            archived,
            archived.then(|| time::now() / 1000),
            now.to_string_lossy(),
            id,
            noted
        ],
    )?;
    Ok(())
}

/// Tells whether somebody else had the database for so long that nothing was changed.
pub(super) fn is_busy(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
}

/// Returns the database of the latest version of Codex that was in a home folder: `state_5.sqlite`.
fn database(home: &Path) -> Option<PathBuf> {
    let version = |path: &PathBuf| {
        let name = path.file_name()?.to_str()?;
        let version = name.strip_prefix("state_")?.strip_suffix(".sqlite")?;
        version.parse::<u32>().ok()
    };
    let entries = fs::read_dir(home).ok()?;
    let paths = entries.flatten().map(|entry| entry.path());
    paths
        .filter(|path| version(path).is_some())
        .max_by_key(version)
}

fn open(database: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let database = Connection::open_with_flags(database, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    database.busy_timeout(PATIENCE)?;
    Ok(database)
}
