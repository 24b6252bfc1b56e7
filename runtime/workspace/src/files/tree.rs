//! What clients do with files and folders outside of threads: look, list, write, copy, remove.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{MAX_READ, open_file, resolved};
use crate::sort::sort_by;

/// The kind of a path and when it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metadata {
    /// It is a folder, or a link to one.
    pub is_directory: bool,
    /// It is a regular file, or a link to one.
    pub is_file: bool,
    /// It is a link itself.
    pub is_symlink: bool,
    /// When it was created, if the file system knows.
    pub created: Option<SystemTime>,
    /// When its content changed last.
    pub modified: Option<SystemTime>,
}

/// An entry of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name without a path.
    pub name: String,
    /// It is a folder, or a link to one.
    pub is_directory: bool,
    /// It is a regular file, or a link to one.
    pub is_file: bool,
}

/// The reason why nothing, or not everything, was copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The source is a folder, and only a file was to be copied.
    #[error("the source is a folder")]
    IsFolder,
    /// The target is the source folder or lies in it.
    #[error("a folder cannot be copied into itself")]
    IntoItself,
    /// The source is a pipe, a device or a socket.
    #[error("the source is neither a file, a folder nor a link")]
    Unsupported,
    /// The operating system refused.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Returns what is at a path. Follows links, so a link without a target is an error.
pub fn metadata(path: &Path) -> io::Result<Metadata> {
    let target = fs::metadata(path)?;
    Ok(Metadata {
        is_directory: target.is_dir(),
        is_file: target.is_file(),
        is_symlink: path.is_symlink(),
        created: target.created().ok(),
        modified: target.modified().ok(),
    })
}

/// Lists the direct children of a folder, sorted by name. Links without a target are left out.
pub fn list(folder: &Path) -> io::Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // Follows links; an entry that has just been removed is left out as well.
        let Ok(target) = fs::metadata(entry.path()) else {
            continue;
        };
        entries.push(Entry {
            name: entry.file_name().to_string_lossy().into_owned(),
            is_directory: target.is_dir(),
            is_file: target.is_file(),
        });
    }
    sort_by(&mut entries, |a, b| a.name.cmp(&b.name));
    Ok(entries)
}

/// Writes a file in place: links are followed, and an existing file keeps its owner, permissions and hard links. The
/// folder must exist. A pipe without a reader is an error instead of a wait.
pub fn overwrite(path: &Path, content: &[u8]) -> io::Result<()> {
    use std::io::Write;

    emptied(path, 0o666)?.write_all(content)
}

/// Opens a file to write it anew; a new one gets these permissions.
fn emptied(path: &Path, mode: u32) -> io::Result<fs::File> {
    use std::os::unix::fs::OpenOptionsExt;

    fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(mode)
        .custom_flags(libc::O_NONBLOCK)
        .open(path)
}

/// Removes a file, a link, or a folder; `recursive`: with everything in it. Links are not followed.
pub fn remove(path: &Path, recursive: bool) -> io::Result<()> {
    match fs::symlink_metadata(path)? {
        folder if folder.is_dir() && recursive => fs::remove_dir_all(path),
        folder if folder.is_dir() => fs::remove_dir(path),
        _ => fs::remove_file(path),
    }
}

/// Copies a file, a link, or with `recursive` a folder. Links are copied as links. A folder is merged into an existing
/// one, and pipes, devices and sockets in it are left out.
pub fn copy(source: &Path, target: &Path, recursive: bool) -> Result<(), CopyError> {
    let kind = fs::symlink_metadata(source)?.file_type();
    if kind.is_symlink() {
        return Ok(copy_link(source, target)?);
    }
    if kind.is_file() {
        return Ok(copy_file(source, target)?);
    }
    if !kind.is_dir() {
        return Err(CopyError::Unsupported);
    }
    if !recursive {
        return Err(CopyError::IsFolder);
    }
    if resolved(target).starts_with(source.canonicalize()?) {
        return Err(CopyError::IntoItself);
    }
    // A list instead of recursion, because folders may be nested deeply.
    let mut folders: Vec<(PathBuf, PathBuf)> = vec![(source.to_owned(), target.to_owned())];
    while let Some((from, to)) = folders.pop() {
        fs::create_dir_all(&to)?;
        for entry in fs::read_dir(&from)? {
            let entry = entry?;
            let kind = entry.file_type()?;
            let (from, to) = (entry.path(), to.join(entry.file_name()));
            if kind.is_dir() {
                folders.push((from, to));
            } else if kind.is_symlink() {
                copy_link(&from, &to)?;
            } else if kind.is_file() {
                copy_file(&from, &to)?;
            }
        }
    }
    Ok(())
}

fn copy_link(source: &Path, target: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(fs::read_link(source)?, target)
}

fn copy_file(source: &Path, target: &Path) -> io::Result<()> {
    use std::{io::Read, os::unix::fs::MetadataExt};

    let file = open_file(source)?;
    let from = file.metadata()?;
    let same = |to: fs::Metadata| (to.dev(), to.ino()) == (from.dev(), from.ino());
    // A copy onto itself would empty the file first.
    if fs::metadata(target).is_ok_and(same) {
        return Ok(());
    }
    let mut copy = emptied(target, from.mode())?;
    if copy.metadata()?.is_file() {
        copy.set_permissions(from.permissions())?;
    }
    // Files of the kernel tell no size, and some have no end. Others may grow meanwhile.
    let most = from.len().saturating_add(MAX_READ);
    if io::copy(&mut file.take(most), &mut copy)? == most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_copy_ends_whatever_it_copies() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("program"), "content").unwrap();
        fs::set_permissions(at("program"), fs::Permissions::from_mode(0o700)).unwrap();
        copy(&at("program"), &at("copy"), false).unwrap();
        assert_eq!(fs::read(at("copy")).unwrap(), b"content");
        let mode = fs::metadata(at("copy")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
        copy(&at("copy"), &at("copy"), false).unwrap();
        assert_eq!(fs::read(at("copy")).unwrap(), b"content");

        // Nobody reads the pipe.
        let pipe = std::process::Command::new("mkfifo")
            .arg(at("pipe"))
            .status();
        assert!(pipe.unwrap().success());
        copy(&at("program"), &at("pipe"), false).unwrap_err();

        // A file of the kernel with a part for each page that a process can have.
        let endless = Path::new("/proc/self/pagemap");
        if endless.exists() {
            copy(endless, &at("pages"), false).unwrap_err();
        }
    }
}
