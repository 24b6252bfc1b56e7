//! Unix sockets at paths of any length: the address of a socket has room for about a hundred bytes, and folders of users
//! may be deeper.

use std::{
    fs::File,
    io,
    os::{fd::AsRawFd, unix::ffi::OsStrExt},
    path::{Path, PathBuf},
};

use rustix::fs::{Mode, OFlags};

/// Maximum length of a socket path that every system supports.
const LONGEST: usize = 100;

/// Returns a path of a socket that is short enough for a socket address, and the folder that must stay open while the
/// path is used.
///
/// Errors: the folder of a long path cannot be opened.
pub fn address(path: &Path) -> io::Result<(PathBuf, Option<File>)> {
    let (folder, name) = match (path.parent(), path.file_name()) {
        (Some(folder), Some(name)) if path.as_os_str().as_bytes().len() > LONGEST => (folder, name),
        _ => return Ok((path.to_owned(), None)),
    };
    // Whoever may use the folder need not be able to list it.
    let flags = OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC;
    let folder = File::from(rustix::fs::open(folder, flags, Mode::empty())?);
    let short = PathBuf::from(format!("/proc/self/fd/{}", folder.as_raw_fd()));
    Ok((short.join(name), Some(folder)))
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        os::unix::net::{UnixListener, UnixStream},
    };

    use super::*;

    #[test]
    fn a_socket_in_a_deep_folder_is_reached() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("deep".repeat(50));
        let path = folder.join("socket");
        assert_eq!(
            address(&path).unwrap_err().kind(),
            io::ErrorKind::NotFound,
            "no folder"
        );
        fs::create_dir(&folder).unwrap();
        let (short, open) = address(&path).unwrap();
        let listener = UnixListener::bind(&short).unwrap();
        drop(open);
        assert!(path.exists());
        let (short, _open) = address(&path).unwrap();
        UnixStream::connect(&short).unwrap();
        listener.accept().unwrap();
    }

    #[test]
    fn a_short_path_stays_as_it_is() {
        let path = Path::new("socket");
        let (same, folder) = address(path).unwrap();
        assert_eq!(same, path);
        assert!(folder.is_none());
    }
}
