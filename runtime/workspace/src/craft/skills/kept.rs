//! What the files of skills say, kept for as long as they stay the same.
//!
//! A list of skills is asked for often, and other programs change skills at any time. So each list looks at every
//! skill, with two calls of the system, and reads only what changed.

use std::{
    collections::{BTreeMap, HashMap},
    ffi::{OsStr, OsString},
    fs,
    os::fd::{AsFd, BorrowedFd},
    path::{Path, PathBuf},
    sync::{Arc, LazyLock, Mutex},
    time::SystemTime,
};

use rustix::fs::{Mode, OFlags};

use super::{FILE, split};
use crate::{
    craft::{is_plain, settings::same},
    files::{Identity, beginning},
    locks::lock,
    skill_interface::{self as interface, Interface},
};

/// Marks a skill that came with the product.
const BUILT_IN_MARK: &str = ".builtin";

/// How many bytes of a skill are read for its head.
const MAX_HEAD: usize = 16 * 1024;

/// Maximum number of skills that are kept.
const MAX_KEPT: usize = 4096;

/// What the files of a skill say.
#[derive(Debug, PartialEq, Eq)]
pub struct Content {
    /// The head of its `SKILL.md`, by key; `None` without a head.
    pub head: Option<BTreeMap<String, String>>,
    /// How to show it.
    pub interface: Option<Interface>,
    /// Whether it came with the product.
    pub is_built_in: bool,
    /// The programs and environment variables that it needs.
    pub(super) needs: Needs,
}

/// What a skill needs to be available, by the members `bins` and `env` of its head.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Needs {
    pub(super) programs: Vec<String>,
    pub(super) variables: Vec<String>,
}

impl Needs {
    fn of(head: Option<&BTreeMap<String, String>>) -> Self {
        let listed = |key: &str| {
            let members = head.into_iter().flatten();
            let names = members
                .filter(|(known, _)| same(known, key))
                .flat_map(|(_, value)| value.split(','))
                .map(str::trim)
                .filter(|name| !name.is_empty());
            names.map(str::to_owned).collect()
        };
        Self {
            programs: listed("bins"),
            variables: listed("env"),
        }
    }
}

impl Content {
    /// Reads the skill in a folder; `None` if there is none.
    pub(super) fn read(folder: &Path) -> Option<Self> {
        let text = beginning(&folder.join(FILE), MAX_HEAD)?;
        let head = split(text.strip_prefix('\u{feff}').unwrap_or(&text)).0;
        Some(Self {
            needs: Needs::of(head.as_ref()),
            head,
            interface: interface::interface(folder),
            is_built_in: has_entry(folder, BUILT_IN_MARK),
        })
    }
}

/// The files that a content comes from.
#[derive(Debug, PartialEq, Eq)]
struct Files {
    /// The folder, which tells whether the mark is there.
    folder: Identity,
    skill: Identity,
    /// The file of the interface, which may come and go where the folder of it exists.
    interface: Option<Option<Identity>>,
}

impl Files {
    /// Looks at the files of the skill in a folder of `root`; `None` if there is none.
    fn of(root: BorrowedFd<'_>, name: &OsStr, has_agents: bool) -> Option<Self> {
        let folder = Path::new(name);
        let look = |path: &Path| Identity::within(root, path).ok();
        let interface = || look(&folder.join(interface::FOLDER).join(interface::FILE));
        Some(Self {
            skill: look(&folder.join(FILE))??,
            folder: look(folder)??,
            interface: match has_agents {
                true => Some(interface()?),
                false => None,
            },
        })
    }

    fn have_settled(&self, now: SystemTime) -> bool {
        let interface = self.interface.iter().flatten();
        [&self.folder, &self.skill]
            .into_iter()
            .chain(interface)
            .all(|file| file.has_settled(now))
    }
}

#[derive(Debug)]
struct Kept {
    name: OsString,
    files: Files,
    content: Arc<Content>,
}

/// The skills in a folder, in the order of their names.
type Root = Vec<Arc<Kept>>;

/// The skills of the folders that were listed last.
#[derive(Debug, Default)]
struct Memory(Mutex<HashMap<PathBuf, Arc<Root>>>);

/// What is known depends on nothing but the files, so all servers of a process share it.
static MEMORY: LazyLock<Memory> = LazyLock::new(Memory::default);

/// Returns the folders of the skills in a folder, by name, and what their files say. Blocks.
pub(super) fn scan(root: &Path) -> Vec<(PathBuf, Arc<Content>)> {
    MEMORY.scan(root, SystemTime::now())
}

impl Memory {
    fn scan(&self, root: &Path, now: SystemTime) -> Vec<(PathBuf, Arc<Content>)> {
        let known = lock(&self.0).get(root).map(Arc::clone).unwrap_or_default();
        let mut found = Vec::new();
        let mut seen = Root::with_capacity(known.len());
        let mut others = known.iter().peekable();
        // A pipe in the place of the folder would not open.
        let flags = OFlags::DIRECTORY | OFlags::CLOEXEC;
        let Ok(open) = rustix::fs::open(root, flags, Mode::empty()) else {
            self.keep(root, seen);
            return found;
        };
        let open = open.as_fd();
        for name in names(root) {
            let folder = root.join(&name);
            while others.next_if(|kept| kept.name < name).is_some() {}
            let current = others.next_if(|kept| kept.name == name);
            let current = current.filter(|kept| {
                let files = Files::of(open, &name, kept.files.interface.is_some());
                files.is_some_and(|files| files == kept.files)
            });
            if let Some(kept) = current {
                found.push((folder, Arc::clone(&kept.content)));
                if seen.len() < MAX_KEPT {
                    seen.push(Arc::clone(kept));
                }
                continue;
            }
            let look = || Files::of(open, &name, has_entry(&folder, interface::FOLDER));
            let before = look();
            let Some(content) = Content::read(&folder).map(Arc::new) else {
                continue;
            };
            if let Some(files) = before.filter(|files| files.have_settled(now))
                && look().as_ref() == Some(&files)
                && seen.len() < MAX_KEPT
            {
                let content = Arc::clone(&content);
                seen.push(Arc::new(Kept {
                    name,
                    files,
                    content,
                }));
            }
            found.push((folder, content));
        }
        let mut pairs = seen.iter().zip(known.iter());
        let is_same =
            seen.len() == known.len() && pairs.all(|(one, other)| Arc::ptr_eq(one, other));
        if !is_same {
            self.keep(root, seen);
        }
        found
    }

    fn keep(&self, root: &Path, seen: Root) {
        let mut kept = lock(&self.0);
        if seen.is_empty() {
            kept.remove(root);
            return;
        }
        let others = kept.iter().filter(|(other, _)| *other != root);
        if others.map(|(_, skills)| skills.len()).sum::<usize>() + seen.len() > MAX_KEPT {
            kept.clear();
        }
        kept.insert(root.to_owned(), Arc::new(seen));
    }
}

/// Returns the names in a folder that may be those of skills, sorted.
fn names(root: &Path) -> Vec<OsString> {
    let entries = fs::read_dir(root).into_iter().flatten().flatten();
    // Links may lead to folders.
    let may_be_folder = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| !kind.is_file());
    let mut names: Vec<OsString> = entries
        .filter(may_be_folder)
        .map(|entry| entry.file_name())
        .filter(|name| name.to_str().is_some_and(is_plain))
        .collect();
    names.sort_unstable();
    names
}

fn has_entry(folder: &Path, name: &str) -> bool {
    folder.join(name).symlink_metadata().is_ok()
}

#[cfg(test)]
mod tests {
    use std::{os::unix::fs::symlink, time::Duration};

    use super::*;

    /// A folder of skills, looked at when all files in it have settled.
    struct Skills {
        home: tempfile::TempDir,
        memory: Memory,
    }

    impl Skills {
        fn new() -> Self {
            let home = tempfile::tempdir().unwrap();
            let memory = Memory::default();
            Self { home, memory }
        }

        /// Writes a file; it and its folders changed long ago.
        fn write(&self, path: &str, text: &str) {
            let path = self.home.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, text).unwrap();
            let long_ago = SystemTime::now() - Duration::from_secs(1000);
            let below = |path: &&Path| *path != self.home.path();
            for path in path.ancestors().take_while(below) {
                let file = fs::File::open(path).unwrap();
                file.set_modified(long_ago).unwrap();
            }
        }

        fn scan(&self) -> Vec<(String, Arc<Content>)> {
            let root = self.home.path().join("skills");
            let later = SystemTime::now() + Duration::from_secs(1000);
            let found = self.memory.scan(&root, later).into_iter();
            let named = found.map(|(folder, content)| {
                let name = folder.file_name().unwrap().to_str().unwrap();
                (name.to_owned(), content)
            });
            named.collect()
        }

        fn only(&self) -> Arc<Content> {
            let mut found = self.scan();
            assert_eq!(found.len(), 1, "{found:?}");
            found.remove(0).1
        }

        /// Returns any of the skills that are kept.
        fn first(&self) -> Arc<Kept> {
            let kept = lock(&self.memory.0);
            let mut skills = kept.values().flat_map(|root| root.iter());
            Arc::clone(skills.next().unwrap())
        }

        /// Tells which skills are kept.
        fn kept(&self) -> Vec<OsString> {
            let kept = lock(&self.memory.0);
            let skills = kept.values().flat_map(|root| root.iter());
            let mut names: Vec<OsString> = skills.map(|skill| skill.name.clone()).collect();
            names.sort();
            names
        }
    }

    fn description(content: &Content) -> &str {
        &content.head.as_ref().unwrap()["description"]
    }

    fn text(description: &str) -> String {
        format!("---\ndescription: {description}\n---\n")
    }

    #[test]
    fn what_stays_the_same_is_kept_and_changes_of_others_count() {
        let skills = Skills::new();
        assert!(skills.scan().is_empty());
        skills.write("skills/a/SKILL.md", &text("one"));
        skills.write("skills/note.txt", "");
        let first = skills.only();
        assert_eq!(description(&first), "one");
        assert!(Arc::ptr_eq(&first, &skills.only()));

        // Written in place, replaced by a file of the same size and times, and replaced with its folder.
        let file = skills.home.path().join("skills/a/SKILL.md");
        fs::write(&file, text("two")).unwrap();
        assert_eq!(description(&skills.only()), "two");
        skills.write("other", &text("six"));
        skills.write("skills/a/SKILL.md", &text("two"));
        assert_eq!(description(&skills.only()), "two");
        fs::rename(skills.home.path().join("other"), &file).unwrap();
        assert_eq!(description(&skills.only()), "six");
        skills.write("b/SKILL.md", &text("ten"));
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
        assert!(skills.scan().is_empty());
        assert_eq!(skills.kept(), Vec::<OsString>::new());
        fs::rename(skills.home.path().join("b"), file.parent().unwrap()).unwrap();
        assert_eq!(description(&skills.only()), "ten");
    }

    #[test]
    fn what_stands_beside_the_file_counts() {
        let skills = Skills::new();
        let name = |content: &Content| content.interface.clone()?.display_name;
        skills.write("skills/a/SKILL.md", &text("one"));
        assert!(!skills.only().is_built_in);
        fs::write(skills.home.path().join("skills/a/.builtin"), "").unwrap();
        assert!(skills.only().is_built_in);
        skills.write("skills/a/agents/note.txt", "");
        let without = skills.only();
        assert_eq!(name(&without), None);
        assert!(Arc::ptr_eq(&without, &skills.only()));
        for shown in ["One", "Two"] {
            let text = format!("interface:\n  display_name: {shown}\n");
            fs::write(skills.home.path().join("skills/a/agents/openai.yaml"), text).unwrap();
            let with = skills.only();
            assert_eq!(name(&with).as_deref(), Some(shown));
            assert!(Arc::ptr_eq(&with, &skills.only()));
            skills.write("skills/a/agents/openai.yaml", "interface: {}");
            assert_eq!(name(&skills.only()), None);
        }
        fs::remove_dir_all(skills.home.path().join("skills/a/agents")).unwrap();
        assert!(Arc::ptr_eq(&skills.only(), &skills.only()));
    }

    #[test]
    fn a_skill_behind_a_link_is_the_one_that_the_link_leads_to() {
        let skills = Skills::new();
        for place in ["one", "two"] {
            skills.write(&format!("{place}/SKILL.md"), &text(place));
        }
        fs::create_dir(skills.home.path().join("skills")).unwrap();
        let link = skills.home.path().join("skills/a");
        for place in ["one", "two", "one"] {
            symlink(skills.home.path().join(place), &link).unwrap();
            assert_eq!(description(&skills.only()), place);
            fs::remove_file(&link).unwrap();
        }
        symlink(&link, &link).unwrap();
        assert!(skills.scan().is_empty());
    }

    #[test]
    fn a_skill_that_may_change_without_a_sign_is_read_again() {
        let skills = Skills::new();
        let root = skills.home.path().join("skills");
        let file = root.join("a/SKILL.md");
        let now = SystemTime::now();
        // Texts of one length that follow each other within one tick of the clock, with equal times.
        for description in ["one", "two", "six"] {
            fs::create_dir_all(root.join("a")).unwrap();
            fs::write(&file, text(description)).unwrap();
            let opened = fs::File::options().write(true).open(&file).unwrap();
            opened.set_modified(now).unwrap();
            let found = skills.memory.scan(&root, now);
            assert_eq!(
                found[0].1.head.as_ref().unwrap()["description"],
                description
            );
            assert_eq!(skills.kept(), Vec::<OsString>::new());
        }
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let skills = Skills::new();
        for name in ["a", "b"] {
            skills.write(&format!("skills/{name}/SKILL.md"), &text(name));
        }
        skills.scan();
        assert_eq!(skills.kept(), ["a", "b"]);
        fs::remove_dir_all(skills.home.path().join("skills/a")).unwrap();
        skills.scan();
        assert_eq!(skills.kept(), ["b"]);
        let many: Root = (0..MAX_KEPT).map(|_| skills.first()).collect();
        skills.memory.keep(Path::new("/other"), many);
        assert_eq!(skills.kept().len(), MAX_KEPT);
        assert_eq!(skills.scan().len(), 1);
        assert_eq!(skills.kept(), ["b"]);
    }

    #[test]
    fn a_pipe_in_place_of_the_folder_has_no_skills() {
        let skills = Skills::new();
        let pipe = skills.home.path().join("skills");
        let mode = rustix::fs::Mode::RWXU;
        rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, mode, 0).unwrap();
        // Opened as a file, it would wait for a writer.
        assert_eq!(skills.scan(), []);
    }
}
