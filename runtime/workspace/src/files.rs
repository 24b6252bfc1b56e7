//! Paths and whole files.

use std::{
    fs, io,
    path::{Component, Path, PathBuf},
};

/// Returns `path` as an absolute path below `base`, with `.` and `..` resolved by name.
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

/// Writes a file so that readers see the old content or the new, never a part. Missing folders are made, links are
/// followed, and the permissions of a file in its place are kept.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    fs::create_dir_all(folder)?;
    stage(path, content)?.persist()
}

/// Writes the new content of a file beside it, in a folder that exists. Nothing is changed before
/// [`Staged::persist`]; dropped, it leaves no trace.
pub fn stage(path: &Path, content: &[u8]) -> io::Result<Staged> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = target.parent().ok_or(io::ErrorKind::InvalidInput)?;
    if target.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut builder = tempfile::Builder::new();
    let permissions = fs::metadata(&target)
        .ok()
        .map(|metadata| metadata.permissions());
    builder.permissions(permissions.clone().unwrap_or_else(default_permissions));
    let file = builder.tempfile_in(folder)?.into_temp_path();
    fs::write(&file, content)?;
    if let Some(permissions) = permissions {
        // Said again, because the permissions of a new file pass the process's mask.
        fs::set_permissions(&file, permissions)?;
    }
    Ok(Staged { file, target })
}

/// A new content that waits to take its place.
#[derive(Debug)]
pub struct Staged {
    file: tempfile::TempPath,
    target: PathBuf,
}

impl Staged {
    /// Returns the file that will be replaced, with links followed.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Replaces the file, all at once.
    pub fn persist(self) -> io::Result<()> {
        Ok(self.file.persist(&self.target)?)
    }
}

/// Returns what programs usually ask for; the process's mask narrows it.
fn default_permissions() -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt;

    fs::Permissions::from_mode(0o666)
}

/// Returns a path with the links of its existing part followed.
pub fn resolved(path: &Path) -> PathBuf {
    for ancestor in path.ancestors() {
        if let Ok(real) = ancestor.canonicalize() {
            return match path.strip_prefix(ancestor) {
                Ok(rest) if rest.as_os_str().is_empty() => real,
                Ok(rest) => real.join(rest),
                Err(_) => real,
            };
        }
    }
    path.to_owned()
}
