//! Files below a folder that are reached without following a link.
//!
//! A repository can bring a link in the place of a file or of a folder, and a command of an agent can put one there
//! later. Whoever reads or writes here gets an error then, and neither shows nor changes what the link leads to. Each part
//! of a path is opened from the folder before it, so that a link that comes meanwhile is not followed either. The folder
//! `root` itself may be a link. A `file` is a path that begins with `root`.

use std::{
    collections::{BTreeMap, HashMap},
    ffi::{OsStr, OsString},
    fs::File,
    io::{self, Write},
    os::{fd::OwnedFd, unix::fs::FileExt},
    path::{Component, Path, PathBuf},
    rc::Rc,
    sync::atomic::{AtomicU64, Ordering},
};

use rustix::{
    fs::{
        AtFlags, CWD, FileType, Gid, Mode, OFlags, RawMode, Uid, fchmod, fchown, fgetxattr,
        fgetxattr_query, flistxattr, flistxattr_query, fstat, linkat, mkdirat, openat, renameat,
        statat, unlinkat,
    },
    io::Errno,
};

use super::{beginning_of, content, not_a_file, of_file};

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

/// Writes a file so that readers see either the old or the new content, where that can be; see [`Staged`]. Creates missing
/// folders, and keeps the owner, the permissions, the attributes and the other names of an existing file.
///
/// Errors: as [`read`], or the file cannot be written; it stays as it is then.
pub fn write(root: &Path, file: &Path, content: &[u8]) -> io::Result<()> {
    let entry = entry(root, file, Missing::Made, &mut Vec::new())?;
    entry.stage(content, Link::Refused)?.persist()
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
        self.open_for(OFlags::RDONLY)
    }

    fn open_for(&self, access: OFlags) -> io::Result<File> {
        // The check precedes opening, because opening a device may change it.
        mode(&self.folder, &self.name)?;
        let opened = openat(&*self.folder, &self.name, FILE | access, Mode::empty())?;
        let file = File::from(opened);
        of_file(&file.metadata()?)?;
        Ok(file)
    }

    /// Tells whether something has the name.
    pub(crate) fn exists(&self) -> bool {
        kind(&self.folder, &self.name).is_some()
    }

    /// Tells whether an open file still has the name.
    fn names(&self, file: &File) -> io::Result<bool> {
        let found = statat(&*self.folder, &self.name, AtFlags::SYMLINK_NOFOLLOW)?;
        let open = fstat(file)?;
        Ok((found.st_dev, found.st_ino) == (open.st_dev, open.st_ino))
    }

    /// Gets new content ready for the file, before the file changes. Errors: as [`write`], or there is no space.
    pub(crate) fn stage<'a>(&self, content: &'a [u8], link: Link) -> io::Result<Staged<'a>> {
        let is_replaced = || link == Link::Replaced && is_link(&self.folder, &self.name);
        // Opened even if it is replaced: who may not write the file may not replace it either.
        let old = match self.open_for(OFlags::RDWR) {
            Ok(file) => Some(file),
            Err(error) if error.kind() == io::ErrorKind::NotFound || is_replaced() => None,
            Err(error) => return Err(error),
        };
        // Nobody may read the content of a private file meanwhile.
        let first = match &old {
            Some(old) => Mode::from_raw_mode(fstat(old)?.st_mode & 0o777),
            None => Mode::from_raw_mode(0o666),
        };
        let (new, is_alike) = match self.make(first) {
            Ok((beside, mut file)) => {
                file.write_all(content)?;
                let is_alike = old.as_ref().is_none_or(|old| become_like(&file, old));
                (Some(beside), is_alike)
            }
            // Where nothing can be made, the old file may be written all the same.
            Err(_) if old.is_some() => (None, false),
            Err(error) => return Err(error),
        };
        Ok(Staged {
            entry: self.clone(),
            content,
            old,
            new,
            is_alike,
        })
    }

    /// Removes what has the name.
    pub(crate) fn remove(&self) -> io::Result<Undo> {
        let backup = Some(self.back_up()?);
        self.unlink()?;
        Ok(Undo::Rename {
            entry: self.clone(),
            backup,
        })
    }

    fn unlink(&self) -> io::Result<()> {
        Ok(unlinkat(&*self.folder, &self.name, AtFlags::empty())?)
    }

    /// Gives what has the name a second one: a hard link, or a copy if the file system has none.
    fn back_up(&self) -> io::Result<Beside> {
        let link = |name: &str| {
            let folder = &*self.folder;
            Ok(linkat(folder, &self.name, folder, name, AtFlags::empty())?)
        };
        if let Ok((beside, ())) = self.with_new_name(link) {
            return Ok(beside);
        }
        let old = self.open()?;
        let permissions = Mode::from_raw_mode(fstat(&old)?.st_mode & 0o7777);
        let (beside, mut copy) = self.make(permissions)?;
        copy.write_all(&content(old, u64::MAX - 1)?)?;
        // Set afterwards, because the umask limits the permissions of a new file.
        fchmod(&copy, permissions)?;
        Ok(beside)
    }

    /// Makes a file with a new name in the folder.
    fn make(&self, permissions: Mode) -> io::Result<(Beside, File)> {
        let flags = FILE | OFlags::CREATE | OFlags::EXCL | OFlags::RDWR;
        let open = |name: &str| Ok(openat(&*self.folder, name, flags, permissions)?.into());
        self.with_new_name(open)
    }

    /// Makes something with a new name in the folder.
    fn with_new_name<T>(&self, make: impl Fn(&str) -> io::Result<T>) -> io::Result<(Beside, T)> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let name = format!(".new-{}-{number}", std::process::id());
            match make(&name) {
                // It is left over from another process.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                made => {
                    let made = made?;
                    let beside = Beside {
                        entry: self.clone(),
                        name,
                        is_in_place: false,
                    };
                    return Ok((beside, made));
                }
            }
        }
    }
}

/// Another name in the folder of an entry, for what is to have the name of the entry. Dropping it removes what has it.
pub(crate) struct Beside {
    entry: Entry,
    name: String,
    is_in_place: bool,
}

impl Beside {
    /// Takes the place of the entry atomically. A link that took it meanwhile is replaced itself.
    fn take_place(mut self) -> io::Result<()> {
        let Entry { folder, name } = &self.entry;
        renameat(&**folder, &self.name, &**folder, name)?;
        self.is_in_place = true;
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if !self.is_in_place {
            let _ = unlinkat(&*self.entry.folder, &self.name, AtFlags::empty());
        }
    }
}

/// What becomes of a link in the place of a file.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Link {
    Replaced,
    Refused,
}

/// New content of a file that is not in its place yet. Dropping it leaves the file as it is.
///
/// A new file that takes the place of the old one does so at once: whoever is killed leaves one of both whole. But it is
/// another file. So it only takes the place if nothing shows the difference: the old file has no other name (a hard link),
/// and the same owner, permissions and extended attributes. Otherwise the content is written into the old file, as other
/// programs do; and also where only the file can be written and not its folder. A file that cannot be written is never
/// replaced.
pub(crate) struct Staged<'a> {
    entry: Entry,
    content: &'a [u8],
    /// The old file, open to be read and written.
    old: Option<File>,
    /// The new file. It stays until the content is in its place, so that all of it is somewhere at any time.
    new: Option<Beside>,
    /// Whether the new file can take the place of the old one.
    is_alike: bool,
}

impl Staged<'_> {
    /// Puts the content in its place.
    pub(crate) fn persist(self) -> io::Result<()> {
        self.put(false).map(drop)
    }

    /// Puts the content in its place so that it can be undone.
    pub(crate) fn persist_undoably(self) -> io::Result<Undo> {
        self.put(true)
    }

    fn put(mut self, is_undoable: bool) -> io::Result<Undo> {
        if let Some(new) = self.new.take_if(|_| self.is_alike) {
            let has_backup = is_undoable && self.entry.exists();
            let backup = has_backup.then(|| self.entry.back_up()).transpose()?;
            match (new.take_place(), &self.old) {
                (Ok(()), _) => {
                    let entry = self.entry;
                    return Ok(Undo::Rename { entry, backup });
                }
                (Err(error), None) => return Err(error),
                // Some files cannot be replaced: one that is mounted, and one of another user in a sticky folder.
                (Err(_), Some(_)) => {}
            }
        }
        let file = self.old.ok_or(io::ErrorKind::NotFound)?;
        if !self.entry.names(&file)? {
            return Err(io::Error::other("another file took its place"));
        }
        let before = content(file.try_clone()?, u64::MAX - 1)?;
        if let Err(error) = overwrite(&file, self.content) {
            let _ = overwrite(&file, &before);
            return Err(error);
        }
        Ok(Undo::Overwrite { file, before })
    }
}

/// Writes the content of an open file. The size changes last, so that no reader finds the file empty.
fn overwrite(file: &File, content: &[u8]) -> io::Result<()> {
    file.write_all_at(content, 0)?;
    file.set_len(content.len() as u64)
}

/// How a change of a file is undone.
pub(crate) enum Undo {
    /// The old file gets its name back.
    Rename {
        entry: Entry,
        /// The second name of the old file, which is removed on drop; `None` if there was no file.
        backup: Option<Beside>,
    },
    /// The file gets its old content back.
    Overwrite { file: File, before: Vec<u8> },
}

impl Undo {
    /// Takes the change back.
    pub(crate) fn run(self) -> io::Result<()> {
        match self {
            Self::Rename { entry, backup } => match backup {
                Some(backup) => backup.take_place(),
                None => entry.unlink(),
            },
            Self::Overwrite { file, before } => overwrite(&file, &before),
        }
    }
}

/// Makes a new file like an old one, as far as it can be. Tells whether nothing is lost if it takes the place of the old
/// one.
fn become_like(new: &File, old: &File) -> bool {
    let become_like = || {
        let wanted = fstat(old)?;
        // Only root may give a file to another user, but everybody may give it to a group of theirs.
        let (owner, group) = (Uid::from_raw(wanted.st_uid), Gid::from_raw(wanted.st_gid));
        let _ = fchown(new, Some(owner), Some(group));
        // Without the bits that make a program run as its owner: the kernel decides whether a writer may keep them.
        let _ = fchmod(new, Mode::from_raw_mode(wanted.st_mode & 0o1777));
        let found = fstat(new)?;
        Ok::<bool, Errno>(
            wanted.st_nlink == 1
                && (found.st_uid, found.st_gid) == (wanted.st_uid, wanted.st_gid)
                && found.st_mode == wanted.st_mode
                && attributes(new)? == attributes(old)?,
        )
    };
    become_like().unwrap_or(false)
}

/// Returns the extended attributes of a file, with access lists and labels, by name.
fn attributes(file: &File) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, Errno> {
    let names = flistxattr_query(file).and_then(|size| {
        let mut names = vec![0; size];
        let size = flistxattr(file, &mut names[..])?;
        names.truncate(size);
        Ok(names)
    });
    let names = match names {
        Err(Errno::NOTSUP) => Vec::new(),
        names => names?,
    };
    let names = names
        .split(|byte| *byte == 0)
        .filter(|name| !name.is_empty());
    let values = names.map(|name| {
        let mut value = vec![0; fgetxattr_query(file, name)?];
        let size = fgetxattr(file, name, &mut value[..])?;
        value.truncate(size);
        Ok((name.to_owned(), value))
    });
    values.collect()
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
    fn a_file_that_took_the_place_of_another_is_not_written_unseen() {
        let (_folder, root) = world();
        let (file, other) = (root.join("real/file"), root.join("real/other"));
        for name in [&file, &other] {
            fs::write(name, name.to_str().unwrap()).unwrap();
        }
        fs::hard_link(&file, root.join("name")).unwrap();
        let found = entry(&root, &file, Missing::Refused, &mut Vec::new()).unwrap();
        let staged = found.stage(b"new", Link::Refused).unwrap();
        fs::rename(&other, &file).unwrap();
        let refused = staged.persist().unwrap_err();
        assert_eq!(refused.to_string(), "another file took its place");
        let read = |name: &Path| fs::read_to_string(name).unwrap();
        assert_eq!(read(&file), other.to_str().unwrap());
        assert_eq!(read(&root.join("name")), file.to_str().unwrap());
        assert_eq!(fs::read_dir(root.join("real")).unwrap().count(), 1);
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
