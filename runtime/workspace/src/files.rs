//! Helpers for paths and for reading and writing whole files.

pub mod beneath;
mod follow;
mod identity;
mod tree;

pub(crate) use follow::{End, Followed, follow};
pub use identity::Identity;
pub use tree::{CopyError, Entry, Metadata, copy, list, metadata, overwrite, remove};

use std::{
    collections::HashSet,
    fs,
    io::{self, Read, Write},
    os::unix::fs::OpenOptionsExt,
    path::{Component, Path, PathBuf},
};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};

/// Returns `path` as an absolute path, relative to `base`; resolves `.` and `..` without reading the file system.
pub fn absolute(base: &Path, path: impl AsRef<Path>) -> PathBuf {
    let mut result = PathBuf::new();
    for component in base.join(path).components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                result.pop();
            }
            component => result.push(component),
        }
    }
    result
}

/// Returns a path that people write as [`absolute`] does; `~` and `~/x` are in the home folder of the user.
pub fn expanded(base: &Path, text: &str) -> PathBuf {
    let in_home = text
        .strip_prefix('~')
        .filter(|rest| rest.is_empty() || rest.starts_with('/'));
    match (in_home, std::env::home_dir()) {
        (Some(rest), Some(home)) => absolute(&home, rest.trim_start_matches('/')),
        _ => absolute(base, text),
    }
}

/// Returns the paths without those that came before.
pub fn distinct(paths: impl IntoIterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut seen = HashSet::new();
    let paths = paths.into_iter();
    paths.filter(|path| seen.insert(path.clone())).collect()
}

/// Returns the `file` URI of an absolute path. Bytes of the path other than letters, digits and `/-_.~` are
/// percent-encoded, those that are not UTF-8 too.
pub fn uri(path: &Path) -> String {
    const KEPT: &AsciiSet = &NON_ALPHANUMERIC
        .remove(b'/')
        .remove(b'-')
        .remove(b'_')
        .remove(b'.')
        .remove(b'~');

    let bytes = path.as_os_str().as_encoded_bytes();
    format!("file://{}", percent_encode(bytes, KEPT))
}

/// Maximum size of a file that is read as a whole.
pub const MAX_READ: u64 = 64 * 1024 * 1024;

/// Maximum size of a file with settings.
pub(crate) const MAX_SMALL: u64 = 1024 * 1024;

/// Reads a file of at most 64 MiB. Devices and pipes are an error, because they may be endless.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_within(path, MAX_READ)
}

/// Reads a file as [`read`] does, but of at most `limit` bytes.
pub(crate) fn read_within(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    content(open_file(path)?, limit)
}

/// Opens a file of any size to read it. Devices and pipes are an error, because they may block or be endless.
pub fn open_file(path: &Path) -> io::Result<fs::File> {
    // The check precedes opening, because opening a device may change it.
    of_file(&fs::metadata(path)?)?;
    let file = open(path)?;
    of_file(&file.metadata()?)?;
    Ok(file)
}

/// Opens a file to read it as [`open_file`] does, at a path that [`resolved`] returned: a link that came meanwhile is not
/// followed.
pub fn open_resolved(path: &Path) -> io::Result<fs::File> {
    beneath::open(Path::new("/"), path)
}

/// Writes a file as [`write()`] does, at a path that [`resolved`] returned: a link that came meanwhile is not followed.
pub fn write_resolved(path: &Path, content: &[u8]) -> io::Result<()> {
    beneath::write(Path::new("/"), path, content)
}

/// Opens a file to add to its end, and makes it for its user alone. Pipes are an error, because they may block.
pub fn open_to_append(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true).mode(0o600);
    let file = options.custom_flags(libc::O_NONBLOCK).open(path)?;
    of_file(&file.metadata()?)?;
    Ok(file)
}

fn of_file(metadata: &fs::Metadata) -> io::Result<()> {
    match metadata.is_file() {
        true => Ok(()),
        false if metadata.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        false => Err(not_a_file()),
    }
}

/// Reads the content of an open file, of at most 64 MiB.
pub fn read_open(file: fs::File) -> io::Result<Vec<u8>> {
    content(file, MAX_READ)
}

/// Reads the text of an open file, of at most 64 MiB.
pub fn read_open_text(file: fs::File) -> io::Result<String> {
    text(read_open(file)?)
}

/// Reads the content of an open file.
fn content(file: fs::File, limit: u64) -> io::Result<Vec<u8>> {
    of_file(&file.metadata()?)?;
    let mut content = Vec::new();
    file.take(limit + 1).read_to_end(&mut content)?;
    match content.len() as u64 > limit {
        true => Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            format!("the file has more than {} MiB", limit >> 20),
        )),
        false => Ok(content),
    }
}

/// Opens a file to read it, without waiting for the other end of a pipe that took the file's place.
fn open(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.read(true).custom_flags(libc::O_NONBLOCK).open(path)
}

fn not_a_file() -> io::Error {
    io::Error::other("it is neither a file nor a folder")
}

/// Reads a text file as [`read`] does.
pub fn read_text(path: &Path) -> io::Result<String> {
    text(read(path)?)
}

/// Reads a text file as [`read`] does, but of at most 1 MiB: a file with settings, which a project may bring in any size.
pub fn read_small(path: &Path) -> io::Result<String> {
    text(read_within(path, MAX_SMALL)?)
}

/// Returns the content of a file as text.
pub fn text(content: Vec<u8>) -> io::Result<String> {
    String::from_utf8(content).map_err(|_| {
        io::Error::new(
            io::ErrorKind::InvalidData,
            "stream did not contain valid UTF-8",
        )
    })
}

/// Reads the first `limit` bytes of a text file, without an incomplete last character; `None` for a file that cannot be
/// read or is not text. Only regular files are read, because others (a pipe) may block forever.
pub fn beginning(file: &Path, limit: usize) -> Option<String> {
    let is_file = std::fs::metadata(file).is_ok_and(|metadata| metadata.is_file());
    let file = is_file.then(|| open(file).ok()).flatten()?;
    beginning_of(file, limit)
}

/// Reads the beginning of an open file, at most `limit` bytes, and the size of the file. What is no UTF-8 is replaced, and
/// a character that the limit cuts is left out.
pub fn beginning_lossy(file: fs::File, limit: usize) -> Option<(String, u64)> {
    let size = file.metadata().ok()?.len();
    let mut bytes = Vec::new();
    let most = u64::try_from(limit).unwrap_or(u64::MAX);
    file.take(most).read_to_end(&mut bytes).ok()?;
    if size > most
        && let Err(error) = std::str::from_utf8(&bytes)
        && error.error_len().is_none()
    {
        bytes.truncate(error.valid_up_to());
    }
    Some((String::from_utf8_lossy(&bytes).into_owned(), size))
}

/// Reads the beginning of an open file as [`beginning`] does.
pub fn beginning_of(file: fs::File, limit: usize) -> Option<String> {
    let mut bytes = Vec::new();
    let limit = u64::try_from(limit).unwrap_or(u64::MAX);
    file.take(limit).read_to_end(&mut bytes).ok()?;
    if let Err(error) = std::str::from_utf8(&bytes) {
        if error.error_len().is_some() {
            return None;
        }
        bytes.truncate(error.valid_up_to());
    }
    String::from_utf8(bytes).ok()
}

/// Writes a file so that readers see either the old or the new content. Creates missing folders, follows links, and
/// keeps the permissions of an existing file.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    fs::create_dir_all(folder)?;
    stage(path, content)?.persist()
}

/// Writes a file as [`write()`] does, and its owner alone can read a new one, whatever the umask is.
pub fn write_private(path: &Path, content: &[u8]) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    fs::create_dir_all(folder)?;
    let staged = stage(path, content)?;
    fs::set_permissions(&staged.file, fs::Permissions::from_mode(0o600))?;
    staged.persist()
}

/// Writes the new content of a file to a temporary file in the same folder, which must exist. The target changes only
/// at [`Staged::persist`]; dropping the value removes the temporary file.
pub fn stage(path: &Path, content: &[u8]) -> io::Result<Staged> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = target.parent().ok_or(io::ErrorKind::InvalidInput)?;
    if target.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if target.exists() && !target.is_file() {
        return Err(not_a_file());
    }
    let mut builder = tempfile::Builder::new();
    let permissions = fs::metadata(&target)
        .ok()
        .map(|metadata| metadata.permissions());
    builder.permissions(permissions.clone().unwrap_or_else(default_permissions));
    // Written through the open file: a command could replace the name by a link.
    // The errors of the library name the temporary file, which means nothing to the user.
    let file = builder.tempfile_in(folder);
    let mut file = file.map_err(|error| io::Error::from(error.kind()))?;
    file.as_file_mut().write_all(content)?;
    if let Some(permissions) = permissions {
        // Set again, because the umask limits the permissions of a new file.
        file.as_file().set_permissions(permissions)?;
    }
    let file = file.into_temp_path();
    Ok(Staged { file, target })
}

/// New content of a file that is not in place yet.
#[derive(Debug)]
pub struct Staged {
    file: tempfile::TempPath,
    target: PathBuf,
}

impl Staged {
    /// Returns the path of the file that will be replaced, with links resolved.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Replaces the file atomically.
    pub fn persist(self) -> io::Result<()> {
        Ok(self.file.persist(&self.target)?)
    }
}

/// Returns the permissions that programs usually request; the umask reduces them.
fn default_permissions() -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt;

    fs::Permissions::from_mode(0o666)
}

/// Returns where an absolute path leads: without links, of which some may lead to what does not exist yet. What cannot be
/// looked up is as given.
pub fn resolved(path: &Path) -> PathBuf {
    follow(path, &|_| true).path
}

#[cfg(test)]
mod tests {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};

    use super::*;

    #[test]
    fn settings_of_a_megabyte_are_read_and_larger_ones_are_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.toml");
        let file = fs::File::create(&path).unwrap();
        file.set_len(MAX_SMALL).unwrap();
        assert_eq!(read_small(&path).unwrap().len() as u64, MAX_SMALL);
        file.set_len(2 << 30).unwrap();
        let refused = read_small(&path).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(refused.to_string(), "the file has more than 1 MiB");
        assert!(read(&path).is_err());
        assert!(read_small(folder.path()).is_err());
        assert!(read_small(Path::new("/dev/zero")).is_err());
    }

    #[test]
    fn paths_become_uris() {
        assert_eq!(
            uri(Path::new("/a b/ü-_.~(1).txt")),
            "file:///a%20b/%C3%BC-_.~%281%29.txt"
        );
        let odd = Path::new(OsStr::from_bytes(b"/\xff%"));
        assert_eq!(uri(odd), "file:///%FF%25");
    }
}
