//! The memory of a workspace: what `.craft/memory` and `.craft/dreams` hold.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use super::{Error, dreams, text, write as write_file};
use crate::files::{beneath, resolved};

/// The folders whose content is memory.
const FOLDERS: [&str; 2] = ["memory", "dreams"];

/// The memory itself, and what happened by day, in the folder `memory`.
const MEMORY: &str = "MEMORY.md";
const HISTORY: &str = "HISTORY.md";

/// How many programs may still write into a folder while it is removed.
const MAX_LATE_WRITERS: u32 = 64;

/// Reads the memory; empty if there is none. `own` is the folder `.craft`. Blocks.
///
/// Errors: the file cannot be read, or a link leads to it.
pub fn read(own: &Path) -> Result<String, Error> {
    Ok(text(own, &file(own, MEMORY)?)?.unwrap_or_default())
}

/// Reads what happened by day; empty if nothing is noted. Blocks.
///
/// Errors: the file cannot be read, or a link leads to it.
pub fn history(own: &Path) -> Result<String, Error> {
    Ok(text(own, &file(own, HISTORY)?)?.unwrap_or_default())
}

/// Returns a file of the memory. A repository can bring the folder `.craft` as a link, and what a model is told and says
/// must not come from outside of the workspace, or leave it, by that.
fn file(own: &Path, name: &str) -> Result<PathBuf, Error> {
    let workspace = own.parent().unwrap_or(own);
    match resolved(own).starts_with(resolved(workspace)) {
        true => Ok(own.join(FOLDERS[0]).join(name)),
        false => {
            let problem = "the folder is a link that leads out of the workspace";
            Err(Error::io(own, io::Error::other(problem)))
        }
    }
}

/// Reads the beginning of the memory and the index of the store of dreams in use, together up to `limit` bytes; empty if
/// there is none or it cannot be read. Blocks.
pub fn beginning(own: &Path, limit: usize) -> String {
    // Each turn asks, and most workspaces have no such folder.
    if !own.exists() {
        return String::new();
    }
    let Ok(file) = file(own, MEMORY) else {
        return String::new();
    };
    let read = beneath::beginning(own, &file, limit).unwrap_or_default();
    let mut text = read.trim_start_matches('\u{feff}').trim().to_owned();
    if let Some(store) = dreams::active(own) {
        let found = dreams::store(own, &store);
        let mut more = found.index.trim().to_owned();
        if !found.topics.is_empty() {
            let names: Vec<String> = (found.topics.iter())
                .map(|topic| format!(".craft/dreams/stores/{store}/memory/{}.md", topic.name))
                .collect();
            more.push_str(&format!("\n\nMore is in {}.", names.join(", ")));
        }
        if !more.is_empty() && text.len() + more.len() + 2 <= limit {
            let space = if text.is_empty() { "" } else { "\n\n" };
            text = format!("{text}{space}{more}");
        }
    }
    text
}

/// Replaces the memory, and adds a line to the history, each where the text is not empty. Tells which files it wrote.
/// Blocks.
///
/// Errors: a file cannot be read or written, or a link leads to it.
pub fn write(own: &Path, memory: &str, line: &str) -> Result<(bool, bool), Error> {
    let (memory, line) = (memory.trim(), line.trim());
    let is_new = !memory.is_empty() && memory != read(own)?.trim();
    // Read before anything is written, so that an error leaves both files as they are.
    let mut history = history(own)?;
    if is_new {
        write_file(own, &file(own, MEMORY)?, &format!("{memory}\n"))?;
    }
    if !line.is_empty() {
        if !history.is_empty() && !history.ends_with('\n') {
            history.push('\n');
        }
        history.push_str(&format!("{line}\n"));
        write_file(own, &file(own, HISTORY)?, &history)?;
    }
    Ok((is_new, !line.is_empty()))
}

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
                true => remove_folder(&path),
                false => fs::remove_file(&path),
            };
            match removed {
                // Another program removed it meanwhile.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                removed => removed.map_err(|error| Error::io(&path, error))?,
            }
        }
    }
    Ok(())
}

/// Removes a folder. It moves aside first, so that nobody adds files to it meanwhile.
fn remove_folder(folder: &Path) -> io::Result<()> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let aside = format!(".removed-{}-{number}", std::process::id());
    let aside = folder.with_file_name(aside);
    fs::rename(folder, &aside)?;
    let mut late = 0;
    loop {
        match fs::remove_dir_all(&aside) {
            // A program that looked the folder up before it moved may still create a file in it, once.
            Err(error)
                if error.kind() == io::ErrorKind::DirectoryNotEmpty && late < MAX_LATE_WRITERS =>
            {
                late += 1;
            }
            removed => return removed,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    #[test]
    fn what_others_write_and_remove_meanwhile_is_no_failure() {
        let home = tempfile::tempdir().unwrap();
        let own = home.path().join(".craft");
        let runs = own.join("dreams/runs");
        let (done, written) = (AtomicBool::new(false), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for writer in 0..3 {
                let (done, written, runs) = (&done, &written, &runs);
                scope.spawn(move || {
                    for number in 0.. {
                        if done.load(Ordering::Relaxed) {
                            break;
                        }
                        // The folder may be removed in between.
                        let _ = fs::create_dir_all(runs);
                        let wrote = fs::write(runs.join(format!("{writer}-{number}")), "text");
                        written.fetch_add(wrote.is_ok().into(), Ordering::Relaxed);
                    }
                });
            }
            let mut results = Vec::new();
            while results.len() < 500 || written.load(Ordering::Relaxed) < 500 {
                results.push(reset(&own));
            }
            done.store(true, Ordering::Relaxed);
            for result in results {
                result.unwrap();
            }
        });
        reset(&own).unwrap();
        assert_eq!(fs::read_dir(own.join("dreams")).unwrap().count(), 0);
    }

    #[test]
    fn a_link_neither_shows_nor_changes_what_it_leads_to() {
        use std::os::unix::fs::symlink;

        let home = tempfile::tempdir().unwrap();
        let theirs = home.path().join("theirs");
        fs::create_dir_all(theirs.join("memory")).unwrap();
        let files = [MEMORY, HISTORY].map(|name| theirs.join("memory").join(name));
        for file in &files {
            fs::write(file, "secret").unwrap();
        }
        for (case, link, target) in [
            ("memory", ".craft/memory/MEMORY.md", "memory/MEMORY.md"),
            ("history", ".craft/memory/HISTORY.md", "memory/HISTORY.md"),
            ("new", ".craft/memory/MEMORY.md", "new"),
            ("folder", ".craft/memory", "memory"),
            ("craft", ".craft", ""),
        ] {
            let link = home.path().join(case).join(link);
            fs::create_dir_all(link.parent().unwrap()).unwrap();
            symlink(theirs.join(target), link).unwrap();
            let own = home.path().join(case).join(".craft");
            let refused = write(&own, "Ours.", "line").unwrap_err().to_string();
            assert!(refused.contains("is a link"), "{case}: {refused}");
            assert!(read(&own).is_err() || history(&own).is_err(), "{case}");
            assert_eq!(beginning(&own, 100), "", "{case}");
        }
        for file in files {
            assert_eq!(fs::read_to_string(file).unwrap(), "secret");
        }
        assert!(!theirs.join("new").exists());
        // The folder may be a link that stays in the workspace.
        let own = home.path().join("inside/.craft");
        fs::create_dir_all(own.with_file_name("settings")).unwrap();
        symlink("settings", &own).unwrap();
        write(&own, "Ours.", "").unwrap();
        assert_eq!(read(&own).unwrap(), "Ours.\n");
    }

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
        assert_eq!(write(&own, " One. ", "first").unwrap(), (true, true));
        assert_eq!(write(&own, "One.", "").unwrap(), (false, false));
        assert_eq!(write(&own, "", "second").unwrap(), (false, true));
        assert_eq!(read(&own).unwrap(), "One.\n");
        let history = fs::read_to_string(own.join("memory/HISTORY.md")).unwrap();
        assert_eq!(history, "first\nsecond\n");
    }
}
