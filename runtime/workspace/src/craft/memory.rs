//! The memory of a workspace: what `.craft/memory` and `.craft/dreams` hold.

use std::{fs, io, path::Path};

use super::Error;

/// The folders whose content is memory.
const FOLDERS: [&str; 2] = ["memory", "dreams"];

/// Removes everything inside the folders of the memory; the folders stay. `own` is the folder `.craft`. Blocks.
///
/// Errors: a folder cannot be read, or something in it cannot be removed.
pub fn reset(own: &Path) -> Result<(), Error> {
    for folder in FOLDERS {
        let folder = own.join(folder);
        // What a link points to is not part of the workspace.
        if folder.is_symlink() {
            continue;
        }
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(Error::io(&folder, error)),
        };
        for entry in entries {
            let entry = entry.map_err(|error| Error::io(&folder, error))?;
            let path = entry.path();
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            let removed = match is_folder {
                true => fs::remove_dir_all(&path),
                false => fs::remove_file(&path),
            };
            removed.map_err(|error| Error::io(&path, error))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_the_folders_is_left_and_links_are_not_followed() {
        let home = tempfile::tempdir().unwrap();
        let own = home.path().join(".craft");
        let other = home.path().join("other");
        for folder in ["memory/deep", "dreams/stores"] {
            fs::create_dir_all(own.join(folder)).unwrap();
        }
        fs::create_dir(&other).unwrap();
        fs::write(other.join("kept"), "x").unwrap();
        fs::write(own.join("memory/MEMORY.md"), "x").unwrap();
        fs::write(own.join("config.json"), "{}").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&other, own.join("memory/link")).unwrap();
        reset(&own).unwrap();
        reset(&own).unwrap();
        for folder in FOLDERS {
            assert_eq!(fs::read_dir(own.join(folder)).unwrap().count(), 0);
        }
        assert!(own.join("config.json").exists());
        assert!(other.join("kept").exists());
        reset(&home.path().join("nowhere")).unwrap();
    }
}
