//! Files that a process holds while it lives: `appserver.lock` of a workspace, `hub.lock` of a user.
//!
//! The kernel gives up a lock when its process dies, so a file that nobody holds is stale, whatever it says. The text of
//! a held file tells others where its holder is reached.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Seek, Write},
    os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
    thread::sleep,
    time::Duration,
};

/// Name of the file in the folder `.craft` of a workspace that its app server holds.
pub const SERVER_FILE: &str = "appserver.lock";

/// How often a lock is tried. Somebody who only looks whether the file is held holds it for an instant, too.
const TRIES: u32 = 5;
const BETWEEN_TRIES: Duration = Duration::from_millis(5);

/// A repository can bring a link or a pipe in the place of the file: nobody makes a file elsewhere, or waits.
const FLAGS: i32 = libc::O_NOFOLLOW | libc::O_NONBLOCK;

/// A file larger than this is no lock file.
const MAX_TEXT: u64 = 64 * 1024;

/// A held file. It is removed and released on drop.
#[derive(Debug)]
pub struct HeldFile {
    file: File,
    path: PathBuf,
}

impl HeldFile {
    /// Takes a file, which is created if it does not exist; `None` if another process holds it. Only the user may read
    /// the file. Blocks.
    ///
    /// The text is empty until [`HeldFile::write`].
    pub fn take(path: &Path) -> io::Result<Option<Self>> {
        for _ in 0..TRIES {
            let file = OpenOptions::new()
                .read(true)
                .write(true)
                .create(true)
                .truncate(false)
                .mode(0o600)
                .custom_flags(FLAGS)
                .open(path)?;
            match file.try_lock() {
                // The last holder may have removed the file after it was opened here.
                Ok(()) if is_at(&file, path) => {
                    file.set_permissions(fs::Permissions::from_mode(0o600))?;
                    file.set_len(0)?;
                    let path = path.to_owned();
                    return Ok(Some(Self { file, path }));
                }
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => sleep(BETWEEN_TRIES),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Replaces the text. Blocks.
    pub fn write(&mut self, text: &str) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        self.file.write_all(text.as_bytes())?;
        // Programs on .NET take a shared lock to read a file, and an exclusive one to find out whether it is held.
        self.file.try_lock_shared().map_err(io::Error::from)
    }
}

impl Drop for HeldFile {
    fn drop(&mut self) {
        if is_at(&self.file, &self.path) {
            // A file that is left over is stale, because nobody holds it.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Reads a file that a process holds; `None` if nobody holds it, or if it does not exist. The text is empty while the
/// holder starts. Blocks.
pub fn read_held(path: &Path) -> io::Result<Option<String>> {
    let file = OpenOptions::new().read(true).custom_flags(FLAGS).open(path);
    let file = match file {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file?,
    };
    match file.try_lock() {
        Ok(()) => return Ok(None),
        Err(TryLockError::WouldBlock) => {}
        Err(TryLockError::Error(error)) => return Err(error),
    }
    let mut text = String::new();
    file.take(MAX_TEXT).read_to_string(&mut text)?;
    Ok(Some(text))
}

/// Tells whether the path still leads to an open file.
fn is_at(file: &File, path: &Path) -> bool {
    let id = |file: fs::Metadata| (file.dev(), file.ino());
    match (file.metadata(), fs::symlink_metadata(path)) {
        (Ok(ours), Ok(there)) => id(ours) == id(there),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_held_by_one_and_removed_at_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lock");
        assert_eq!(read_held(&path).unwrap(), None);
        let mut held = HeldFile::take(&path).unwrap().unwrap();
        assert_eq!(read_held(&path).unwrap().as_deref(), Some(""));
        held.write("{\"pid\":1}\n").unwrap();
        held.write("{}\n").unwrap();
        assert_eq!(read_held(&path).unwrap().as_deref(), Some("{}\n"));
        assert!(HeldFile::take(&path).unwrap().is_none());
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        drop(held);
        assert!(!path.exists());
    }

    #[test]
    fn a_file_that_nobody_holds_is_stale() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lock");
        fs::write(&path, "{\"pid\":1}").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        assert_eq!(read_held(&path).unwrap(), None);
        let held = HeldFile::take(&path).unwrap().unwrap();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(fs::read_to_string(&path).unwrap(), "");
        drop(held);
    }

    #[test]
    fn a_link_makes_no_file_elsewhere_and_a_pipe_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link.lock");
        let there = folder.path().join("there");
        std::os::unix::fs::symlink(&there, &link).unwrap();
        assert!(HeldFile::take(&link).is_err());
        assert!(!there.exists());
        fs::write(&there, "text").unwrap();
        assert!(HeldFile::take(&link).is_err());
        assert!(read_held(&link).is_err());
        assert_eq!(fs::read_to_string(&there).unwrap(), "text");
        let pipe = folder.path().join("pipe.lock");
        let mode = rustix::fs::Mode::from_raw_mode(0o600);
        let kind = rustix::fs::FileType::Fifo;
        rustix::fs::mknodat(rustix::fs::CWD, &pipe, kind, mode, 0).unwrap();
        assert_eq!(read_held(&pipe).unwrap(), None);
    }

    #[test]
    fn a_file_that_took_the_place_of_a_held_one_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lock");
        let old = HeldFile::take(&path).unwrap().unwrap();
        fs::remove_file(&path).unwrap();
        let new = HeldFile::take(&path).unwrap().unwrap();
        drop(old);
        assert!(path.exists());
        drop(new);
        assert!(!path.exists());
    }
}
