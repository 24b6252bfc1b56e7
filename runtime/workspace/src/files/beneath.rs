//! Files below a folder that are reached without following a link.
//!
//! A repository can bring a link in the place of a file or of a folder, and a command of an agent can put one there
//! later. Whoever reads or writes here gets an error then, and neither shows nor changes what the link leads to. Each part
//! of a path is opened from the folder before it, so that a link that comes meanwhile is not followed either. The folder
//! `root` itself may be a link. A `file` is a path that begins with `root`.

use std::{
    collections::HashMap,
    ffi::{OsStr, OsString},
    fs::File,
    io::{self, Write},
    os::fd::OwnedFd,
    path::{Component, Path, PathBuf},
    rc::Rc,
    sync::atomic::{AtomicU64, Ordering},
};

use rustix::{
    fs::{
        AtFlags, CWD, FileType, Mode, OFlags, RawMode, fchmod, linkat, mkdirat, openat, renameat,
        statat, unlinkat,
    },
    io::Errno,
};

use super::{beginning_of, content, not_a_file};

/// Opens for looking up names only, where the system can: folders on the way need not be readable.
#[cfg(target_os = "linux")]
const LOOKUP: OFlags = OFlags::PATH;
#[cfg(not(target_os = "linux"))]
const LOOKUP: OFlags = OFlags::RDONLY;

/// Does not wait for the other end of a pipe.
const FILE: OFlags = OFlags::NOFOLLOW
    .union(OFlags::NONBLOCK)
    .union(OFlags::NOCTTY)
    .union(OFlags::CLOEXEC);

/// Reads a file of at most `limit` bytes.
///
/// Errors: `NotADirectory` if a folder on the way is a link; the file itself is a link, too large, or no regular file.
pub fn read(root: &Path, file: &Path, limit: u64) -> io::Result<Vec<u8>> {
    content(open(root, file)?, limit)
}

/// Reads the beginning of a text file, as [`super::beginning`] does.
pub fn beginning(root: &Path, file: &Path, limit: usize) -> Option<String> {
    beginning_of(open(root, file).ok()?, limit)
}

/// Writes a file so that readers see either the old or the new content. Creates missing folders, and keeps the
/// permissions of an existing file.
///
/// Errors: as [`read`], or the file cannot be written; it stays as it is then.
pub fn write(root: &Path, file: &Path, content: &[u8]) -> io::Result<()> {
    let entry = entry(root, file, Missing::Made, &mut Vec::new())?;
    entry.stage(content)?.persist()
}

/// Opens a file that is created with its folders if it does not exist; `flags` say how.
///
/// Errors: as [`read`], or the file cannot be opened.
pub fn create(root: &Path, file: &Path, flags: OFlags) -> io::Result<File> {
    let Entry { folder, name } = entry(root, file, Missing::Made, &mut Vec::new())?;
    match mode(&folder, &name) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mode = Mode::from_raw_mode(0o666);
    let opened = openat(&*folder, &name, FILE | OFlags::CREATE | flags, mode)?;
    Ok(opened.into())
}

/// Opens a file to read it.
///
/// Errors: as [`read`], and for what is no regular file.
pub fn open(root: &Path, file: &Path) -> io::Result<File> {
    entry(root, file, Missing::Refused, &mut Vec::new())?.open()
}

/// Folders that are held open while several files are written. Dropping it removes those that were made for them, unless
/// they are kept.
#[derive(Default)]
pub(crate) struct Folders {
    open: HashMap<PathBuf, Rc<OwnedFd>>,
    made: Vec<Entry>,
}

impl Folders {
    /// Opens the folder of a file, of which the path has no links.
    pub(crate) fn entry(&mut self, file: &Path, missing: Missing) -> io::Result<Entry> {
        let parts = file.parent().zip(file.file_name());
        let (path, name) = parts.ok_or(io::ErrorKind::InvalidInput)?;
        if let Some(folder) = self.open.get(path) {
            return Ok(Entry {
                folder: folder.clone(),
                name: name.to_owned(),
            });
        }
        let entry = entry(Path::new("/"), file, missing, &mut self.made)?;
        self.open.insert(path.to_owned(), entry.folder.clone());
        Ok(entry)
    }

    /// Keeps the folders that were made.
    pub(crate) fn keep(mut self) {
        self.made.clear();
    }
}

impl Drop for Folders {
    fn drop(&mut self) {
        for Entry { folder, name } in self.made.iter().rev() {
            // A folder that is not empty is kept: another program uses it.
            let _ = unlinkat(&**folder, name, AtFlags::REMOVEDIR);
        }
    }
}

/// A name in a folder that is held open: a link that takes the place of the folder changes nothing.
#[derive(Clone)]
pub(crate) struct Entry {
    folder: Rc<OwnedFd>,
    name: OsString,
}

impl Entry {
    fn open(&self) -> io::Result<File> {
        // The check precedes opening, because opening a device may change it.
        mode(&self.folder, &self.name)?;
        let flags = FILE | OFlags::RDONLY;
        let opened = openat(&*self.folder, &self.name, flags, Mode::empty())?;
        Ok(opened.into())
    }

    /// Tells whether something has the name.
    pub(crate) fn exists(&self) -> bool {
        statat(&*self.folder, &self.name, AtFlags::SYMLINK_NOFOLLOW).is_ok()
    }

    /// Writes the content to a new file in the folder, with the permissions of the file that has the name now.
    pub(crate) fn stage(&self, content: &[u8]) -> io::Result<Staged> {
        let permissions = match mode(&self.folder, &self.name) {
            Ok(mode) => Some(Mode::from_raw_mode(mode)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let flags = FILE | OFlags::CREATE | OFlags::EXCL | OFlags::WRONLY;
        // Nobody may read the content of a private file meanwhile.
        let first = permissions.unwrap_or(Mode::from_raw_mode(0o666));
        let make = |name: &str| Ok(openat(&*self.folder, name, flags, first)?);
        let (staged, file) = self.with_new_name(make)?;
        let mut file = File::from(file);
        file.write_all(content)?;
        if let Some(permissions) = permissions {
            // Set afterwards, because the umask limits the permissions of a new file.
            fchmod(&file, permissions)?;
        }
        Ok(staged)
    }

    /// Gives what has the name a second one: a hard link, or a copy if the file system has none.
    pub(crate) fn back_up(&self) -> io::Result<Staged> {
        let link = |name: &str| {
            let folder = &*self.folder;
            Ok(linkat(folder, &self.name, folder, name, AtFlags::empty())?)
        };
        match self.with_new_name(link) {
            Ok((staged, ())) => Ok(staged),
            Err(_) => self.stage(&content(self.open()?, u64::MAX - 1)?),
        }
    }

    /// Removes the file.
    pub(crate) fn remove(&self) -> io::Result<()> {
        Ok(unlinkat(&*self.folder, &self.name, AtFlags::empty())?)
    }

    /// Makes something with a new name in the folder.
    fn with_new_name<T>(&self, make: impl Fn(&str) -> io::Result<T>) -> io::Result<(Staged, T)> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let name = format!(".new-{}-{number}", std::process::id());
            match make(&name) {
                // It is left over from another process.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                made => {
                    let made = made?;
                    let staged = Staged {
                        entry: self.clone(),
                        name,
                        is_in_place: false,
                    };
                    return Ok((staged, made));
                }
            }
        }
    }
}

/// Content that is not in its place yet. Dropping it removes it.
pub(crate) struct Staged {
    entry: Entry,
    name: String,
    is_in_place: bool,
}

impl Staged {
    /// Puts the content in its place atomically. A link that took the place of the file meanwhile is replaced itself.
    pub(crate) fn persist(mut self) -> io::Result<()> {
        let Entry { folder, name } = &self.entry;
        renameat(&**folder, &self.name, &**folder, name)?;
        self.is_in_place = true;
        Ok(())
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.is_in_place {
            let _ = unlinkat(&*self.entry.folder, &self.name, AtFlags::empty());
        }
    }
}

/// What becomes of a folder on the way that does not exist.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Missing {
    Made,
    Refused,
}

/// Opens the folder of a file. Adds the folders that are made to `made`.
fn entry(root: &Path, file: &Path, missing: Missing, made: &mut Vec<Entry>) -> io::Result<Entry> {
    if missing == Missing::Made {
        std::fs::create_dir_all(root)?;
    }
    let flags = LOOKUP | OFlags::DIRECTORY | OFlags::CLOEXEC;
    let mut here = Rc::new(openat(CWD, root, flags, Mode::empty())?);
    let inside = file.strip_prefix(root).map_err(|_| Errno::INVAL)?;
    let mut parts = inside.components().peekable();
    while let Some(Component::Normal(name)) = parts.next() {
        if parts.peek().is_none() {
            return Ok(Entry {
                folder: here,
                name: name.to_owned(),
            });
        }
        if missing == Missing::Made {
            match mkdirat(&*here, name, Mode::from_raw_mode(0o777)) {
                Ok(()) => made.push(Entry {
                    folder: here.clone(),
                    name: name.to_owned(),
                }),
                Err(Errno::EXIST) => {}
                // Where nothing may be made, the folder may exist all the same.
                Err(_) if is_folder(&here, name) => {}
                Err(error) => return Err(error.into()),
            }
        }
        here = match openat(&*here, name, flags | OFlags::NOFOLLOW, Mode::empty()) {
            Err(_) if is_link(&here, name) => {
                return Err(link(io::ErrorKind::NotADirectory, name));
            }
            opened => Rc::new(opened?),
        };
    }
    Err(Errno::INVAL.into())
}

/// Returns the permissions of a regular file; anything else in its place is an error.
fn mode(folder: &OwnedFd, name: &OsStr) -> io::Result<RawMode> {
    let found = statat(folder, name, AtFlags::SYMLINK_NOFOLLOW)?;
    match FileType::from_raw_mode(found.st_mode) {
        FileType::RegularFile => Ok(found.st_mode & 0o7777),
        FileType::Directory => Err(io::ErrorKind::IsADirectory.into()),
        FileType::Symlink => Err(link(io::ErrorKind::Other, name)),
        _ => Err(not_a_file()),
    }
}

fn is_link(folder: &OwnedFd, name: &OsStr) -> bool {
    kind(folder, name).is_some_and(|kind| kind.is_symlink())
}

fn is_folder(folder: &OwnedFd, name: &OsStr) -> bool {
    kind(folder, name).is_some_and(|kind| kind.is_dir())
}

fn kind(folder: &OwnedFd, name: &OsStr) -> Option<FileType> {
    let found = statat(folder, name, AtFlags::SYMLINK_NOFOLLOW).ok()?;
    Some(FileType::from_raw_mode(found.st_mode))
}

fn link(kind: io::ErrorKind, name: &OsStr) -> io::Error {
    let name = name.display();
    io::Error::new(kind, format!("`{name}` is a link, which is not followed"))
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        os::unix::fs::{PermissionsExt, symlink},
    };

    use super::*;

    const LIMIT: u64 = 1 << 20;

    fn world() -> (tempfile::TempDir, std::path::PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().join("root");
        fs::create_dir_all(root.join("real")).unwrap();
        fs::create_dir(folder.path().join("other")).unwrap();
        fs::write(folder.path().join("other/file"), "theirs").unwrap();
        (folder, root)
    }

    #[test]
    fn files_are_written_as_a_whole_with_their_folders() {
        let (folder, root) = world();
        let file = root.join("a/b/file");
        assert_eq!(
            read(&root, &file, LIMIT).unwrap_err().kind(),
            io::ErrorKind::NotFound
        );
        assert!(!root.join("a").exists());
        write(&root, &file, b"one").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        write(&root, &file, b"two").unwrap();
        assert_eq!(read(&root, &file, LIMIT).unwrap(), b"two");
        assert_eq!(beginning(&root, &file, 2).unwrap(), "tw");
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        let names = fs::read_dir(root.join("a/b")).unwrap();
        assert_eq!(names.count(), 1, "nothing else is left");
        let too_large = read(&root, &file, 2).unwrap_err();
        assert_eq!(too_large.kind(), io::ErrorKind::FileTooLarge);
        // The folder itself may be a link.
        let linked = folder.path().join("linked");
        symlink(&root, &linked).unwrap();
        write(&linked, &linked.join("a/b/file"), b"three").unwrap();
        assert_eq!(read(&root, &file, LIMIT).unwrap(), b"three");
    }

    #[test]
    fn no_link_is_followed() {
        let (folder, root) = world();
        let other = folder.path().join("other");
        symlink("../other", root.join("out")).unwrap();
        symlink("real", root.join("in")).unwrap();
        symlink("../other/file", root.join("real/file")).unwrap();
        symlink("../../other/new", root.join("real/new")).unwrap();
        let flags = OFlags::WRONLY;
        for name in ["out/file", "out/new", "in/file", "real/file", "real/new"] {
            let file = root.join(name);
            for refused in [
                read(&root, &file, LIMIT).map(drop),
                write(&root, &file, b"ours"),
                create(&root, &file, flags).map(drop),
            ] {
                let error = refused.unwrap_err();
                assert!(error.to_string().contains("is a link"), "{name}: {error}");
                let is_folder = !name.starts_with("real");
                assert_eq!(error.kind() == io::ErrorKind::NotADirectory, is_folder);
            }
            assert_eq!(beginning(&root, &file, 10), None);
        }
        for file in [&other.join("file"), &root.join("../other/file"), &root] {
            assert!(read(&root, file, LIMIT).is_err());
            assert!(write(&root, file, b"ours").is_err());
        }
        assert_eq!(fs::read_to_string(other.join("file")).unwrap(), "theirs");
        assert_eq!(fs::read_dir(&other).unwrap().count(), 1);
    }

    #[test]
    fn only_regular_files_are_read_and_replaced() {
        let (_folder, root) = world();
        let pipe = root.join("pipe");
        let mode = Mode::from_raw_mode(0o600);
        rustix::fs::mknodat(CWD, &pipe, FileType::Fifo, mode, 0).unwrap();
        for file in [pipe, root.join("real")] {
            assert!(read(&root, &file, LIMIT).is_err());
            assert!(write(&root, &file, b"ours").is_err());
            assert!(create(&root, &file, OFlags::WRONLY).is_err());
            assert!(!file.is_file());
        }
    }
}
