//! The file of the jobs, and what was read of it last.

use std::{
    fs::File,
    hash::{BuildHasher, RandomState},
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
    time::SystemTime,
};

use super::Jobs;
use crate::{
    craft::{Error, Folders, lock_file, text as read, write},
    files::Identity,
    locks::lock,
};

/// The file, below the folder `.craft`.
const FILE: &str = "cron/jobs.json";

/// Held by a program while it changes the file.
const LOCK: &str = "cron/.jobs.lock";

/// The file of the jobs of a workspace. Other programs change it, too; what was read of it is kept for as long as it
/// stays the same. Clones share what is kept.
#[derive(Clone, Debug)]
pub struct JobsFile(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    /// The folder `.craft`.
    own: PathBuf,
    file: PathBuf,
    lock: PathBuf,
    kept: Mutex<Option<Kept>>,
    hasher: RandomState,
}

/// What was read, or written, last.
#[derive(Clone, Debug)]
struct Kept {
    jobs: Arc<Jobs>,
    /// The hash of the text.
    text: u64,
    /// The file; `None` as long as it may change without a sign.
    file: Option<Identity>,
}

impl JobsFile {
    /// Returns the file of a workspace; it need not exist.
    pub fn of(folders: &Folders) -> Self {
        Self(Arc::new(Shared {
            own: folders.own.clone(),
            file: folders.own.join(FILE),
            lock: folders.own.join(LOCK),
            kept: Mutex::default(),
            hasher: RandomState::new(),
        }))
    }

    /// Returns its path.
    pub fn path(&self) -> &Path {
        &self.0.file
    }

    /// Returns the jobs; none where there is no file. Blocks.
    ///
    /// Errors: the file cannot be read, or has another form.
    pub fn read(&self) -> Result<Arc<Jobs>, Error> {
        let file = &self.0.file;
        // Who comes meanwhile gets what is read now.
        let mut kept = lock(&self.0.kept);
        let now = SystemTime::now();
        let look = || Identity::of(file).map_err(|error| Error::io(file, error));
        let Some(identity) = look()? else {
            *kept = None;
            return Ok(Arc::default());
        };
        if let Some(kept) = &*kept
            && kept.file.as_ref() == Some(&identity)
        {
            return Ok(Arc::clone(&kept.jobs));
        }
        let text = read(&self.0.own, file)?.unwrap_or_default();
        let hash = self.0.hasher.hash_one(&text);
        let jobs = match kept.take() {
            Some(kept) if kept.text == hash => kept.jobs,
            _ if text.trim().is_empty() => Arc::default(),
            _ => {
                let jobs = Jobs::parse(&text);
                Arc::new(jobs.map_err(|problem| Error::malformed(file, problem))?)
            }
        };
        let is_settled = identity.has_settled(now) && look()?.as_ref() == Some(&identity);
        *kept = Some(Kept {
            jobs: Arc::clone(&jobs),
            text: hash,
            file: is_settled.then_some(identity),
        });
        Ok(jobs)
    }

    /// Changes the jobs; no other process changes them meanwhile. Returns what the change returns. Blocks.
    ///
    /// Errors: as [`JobsFile::read`], or the file cannot be written; it stays as it is then.
    pub fn change<T>(&self, change: impl FnOnce(&mut Jobs) -> T) -> Result<T, Error> {
        let file = &self.0.file;
        let _lock = self.lock()?;
        let old = self.read()?;
        let mut new = (*old).clone();
        let result = change(&mut new);
        if new != *old {
            new.version = new.version.max(1);
            let mut text = serde_json::to_string_pretty(&new)
                .map_err(|problem| Error::malformed(file, problem))?;
            text.push('\n');
            write(&self.0.own, file, &text)?;
            *lock(&self.0.kept) = Some(Kept {
                jobs: Arc::new(new),
                text: self.0.hasher.hash_one(&text),
                file: None,
            });
        }
        Ok(result)
    }

    fn lock(&self) -> Result<Option<File>, Error> {
        match self.0.file.exists() {
            true => lock_file(&self.0.own, &self.0.lock).map(Some),
            false => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Makes an empty folder for the file.
    fn place() -> (tempfile::TempDir, JobsFile) {
        let home = tempfile::tempdir().unwrap();
        let jobs = JobsFile::of(&Folders::with_user(home.path(), None));
        fs::create_dir_all(jobs.path().parent().unwrap()).unwrap();
        (home, jobs)
    }

    #[test]
    fn jobs_are_read_in_any_case_and_unknown_members_stay() {
        let (_home, file) = place();
        assert_eq!(*file.read().unwrap(), Jobs::default());
        fs::write(
            file.path(),
            "{\"jobs\":[{\"id\":\"a\",\"enabled\":true,\"schedule\":{\"KIND\":\"every\",\"everyMs\":5,\"Expr\":\"x\"},\"Payload\":{\"CreatorGroupId\":\"g\"}}],\"More\":1}",
        )
        .unwrap();
        let name = file.change(|jobs| {
            let job = jobs.get_mut("a").unwrap();
            assert_eq!(job.schedule.every_ms, Some(5));
            job.enabled = false;
            job.schedule.kind.clone()
        });
        assert_eq!(name.unwrap(), "every");
        let text = fs::read_to_string(file.path()).unwrap();
        for kept in [
            "\"Expr\": \"x\"",
            "\"CreatorGroupId\": \"g\"",
            "\"More\": 1",
            "\"AtMs\": null",
            "\"Enabled\": false",
        ] {
            assert!(text.contains(kept), "{kept}: {text}");
        }
        fs::write(file.path(), "{\"Jobs\": 1}").unwrap();
        assert!(file.change(|_| ()).is_err());
    }

    #[test]
    fn what_others_write_counts_and_what_stays_the_same_is_kept() {
        let (_home, file) = place();
        let ids = |jobs: &Jobs| {
            jobs.jobs
                .iter()
                .map(|job| job.id.clone())
                .collect::<String>()
        };
        let write =
            |id: &str| fs::write(file.path(), format!("{{\"Jobs\":[{{\"Id\":\"{id}\"}}]}}"));
        let set_time = |time: SystemTime| {
            let file = File::options().write(true).open(file.path()).unwrap();
            file.set_modified(time).unwrap();
        };
        // Texts of one length that follow each other within one tick of the clock, with equal times.
        let now = SystemTime::now();
        for id in ["a", "b", "c"] {
            write(id).unwrap();
            set_time(now);
            assert_eq!(ids(&file.read().unwrap()), id);
        }
        let first = file.read().unwrap();
        assert!(Arc::ptr_eq(&first, &file.read().unwrap()));
        // Written anew with the same text.
        write("c").unwrap();
        assert!(Arc::ptr_eq(&first, &file.read().unwrap()));
        // What was changed here is not read again, and what another program makes of it is.
        file.change(|jobs| jobs.get_mut("c").unwrap().enabled = true)
            .unwrap();
        let changed = file.read().unwrap();
        assert!(changed.get("c").unwrap().enabled);
        assert!(Arc::ptr_eq(&changed, &file.read().unwrap()));
        fs::remove_file(file.path()).unwrap();
        assert_eq!(*file.read().unwrap(), Jobs::default());
        write("d").unwrap();
        assert_eq!(ids(&file.read().unwrap()), "d");
    }

    #[test]
    fn a_pipe_in_place_of_the_lock_is_an_error_and_not_waited_for() {
        let (_home, file) = place();
        fs::write(file.path(), "{}").unwrap();
        let mode = rustix::fs::Mode::from_raw_mode(0o600);
        let kind = rustix::fs::FileType::Fifo;
        rustix::fs::mknodat(rustix::fs::CWD, &file.0.lock, kind, mode, 0).unwrap();
        assert!(file.change(|_| ()).is_err());
    }
}
