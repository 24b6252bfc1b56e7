//! Agent profiles: instructions and settings for threads, one Markdown file each. The head is YAML between two lines of
//! three dashes, the rest are the instructions.

mod check;
mod head;

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    time::SystemTime,
};

use rustix::fs::OFlags;
use serde_json::json;
use sha2::{Digest, Sha256};

pub use self::{
    check::{Checked, MAX_TEXT, Problem, Severity, check},
    head::{Head, Locked, Mcp, Names, OPEN, Permissions, Reasoning, Skills, Teams, Tools},
};
use super::{
    Error, Folders, folders_in, read,
    settings::{Settings, same},
};
use crate::{files::beneath, hex, sort::sort_by};

/// Maximum length of a name.
const MAX_NAME: usize = 80;

/// Maximum number of profiles that are read from one folder.
const MAX_FILES: usize = 500;

/// The setting that names the plugins that are switched off.
const OFF: [&str; 2] = ["Plugins", "DisabledPlugins"];

/// Where a profile comes from, in rising precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// The product.
    BuiltIn,
    /// A plugin of the workspace.
    Plugin,
    /// The user, in every workspace.
    User,
    /// The workspace.
    Workspace,
    /// An administrator of the workspace.
    Managed,
}

impl Source {
    /// Tells whether its files may come with a repository, so that they must not loosen anything.
    pub fn is_foreign(self) -> bool {
        matches!(self, Self::Plugin | Self::Workspace | Self::Managed)
    }

    /// Tells whether clients may write to it.
    pub fn is_writable(self) -> bool {
        matches!(self, Self::User | Self::Workspace)
    }

    /// Returns the folder of its files, if clients may write there; `None` for a user without a home folder.
    fn folder(self, folders: &Folders) -> Option<PathBuf> {
        match self {
            Self::User => folders.user.as_ref().map(|user| user.join("agents")),
            Self::Workspace => Some(folders.own.join("agents")),
            Self::BuiltIn | Self::Plugin | Self::Managed => None,
        }
    }
}

/// One profile.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Its identifier: the name of its file.
    pub id: String,
    /// Where it comes from.
    pub source: Source,
    /// Its file; `None` if it is built in.
    pub file: Option<PathBuf>,
    /// When its file changed, if that is known.
    pub changed_at: Option<SystemTime>,
    /// Its whole text.
    pub text: String,
    /// What the text says.
    pub checked: Checked,
}

impl Profile {
    fn new(id: &str, source: Source, text: String) -> Self {
        let mut checked = check(&text, Some(source));
        if let Some(head) = &checked.head
            && head.name != id
        {
            let message = format!("`name` is {:?}, the file is named {id:?}", head.name);
            checked.add(Severity::Error, "ProfileIdMismatch", message);
        }
        Self {
            id: id.to_owned(),
            source,
            file: None,
            changed_at: None,
            text,
            checked,
        }
    }

    /// Returns a text that changes with the profile.
    pub fn fingerprint(&self) -> String {
        format!("sha256:{}", hex::encode(&Sha256::digest(&self.text)))
    }
}

/// The profiles that come with the product: name, text.
const BUILT_IN: [(&str, &str); 5] = [
    (
        "team-leader",
        "---\nname: team-leader\ndescription: Splits work into tasks and gives them to others\n---\nSplit the work into tasks that others can do alone. Give each task to one of them, with all that it has to know. Check what comes back before you build on it, and tell the user the result.\n",
    ),
    (
        "team-explorer",
        "---\nname: team-explorer\ndescription: Finds out how something works, and changes nothing\nmode: plan\n---\nFind out what was asked, and change nothing. Name the file and the line of everything you report, and say what you did not look at.\n",
    ),
    (
        "team-builder",
        "---\nname: team-builder\ndescription: Makes one change, with its tests\n---\nMake the change that was asked for and no other. Build it and run the tests that it concerns. Report what you changed, and what still fails.\n",
    ),
    (
        "team-reviewer",
        "---\nname: team-reviewer\ndescription: Looks for faults in a change, and changes nothing\nmode: plan\n---\nRead the change and what it touches. Report faults by weight, each with its place and with what goes wrong. Report nothing that is only a matter of taste.\n",
    ),
    (
        "team-operator",
        "---\nname: team-operator\ndescription: Runs commands and watches what they do\n---\nRun what was asked for, step by step. Stop at the first step that does not do what it should, and report its output.\n",
    ),
];

/// Tells whether a text can be the identifier of a profile.
pub fn is_id(id: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    id.len() <= MAX_NAME
        && id.as_bytes().first().is_some_and(u8::is_ascii_alphanumeric)
        && id.bytes().all(is_plain)
}

/// Lists the profiles of all sources, by identifier and then in rising precedence. Blocks.
pub fn list(folders: &Folders) -> Vec<Profile> {
    let built_in = BUILT_IN.iter();
    let mut all: Vec<Profile> = built_in
        .map(|(id, text)| Profile::new(id, Source::BuiltIn, (*text).to_owned()))
        .collect();
    for plugin in plugins(folders) {
        add(&mut all, &plugin.join("agent-profiles"), Source::Plugin);
    }
    for source in [Source::User, Source::Workspace] {
        if let Some(folder) = source.folder(folders) {
            add(&mut all, &folder, source);
        }
    }
    let managed = folders.own.join("managed").join("agent-profiles");
    add(&mut all, &managed, Source::Managed);
    sort_by(&mut all, |one, other| {
        (&one.id, one.source).cmp(&(&other.id, other.source))
    });
    all
}

/// Returns the folders of the plugins of the workspace that are switched on.
fn plugins(folders: &Folders) -> Vec<PathBuf> {
    let settings = Settings::read(folders).ok();
    let off = settings.as_ref().map(|settings| settings.list(&OFF));
    let off = off.unwrap_or_default();
    let mut all = folders_in(&folders.own.join("plugins"));
    all.retain(|folder| {
        let name = folder.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| !off.iter().any(|other| same(other, name)))
            && folder.join(".craft-plugin").join("plugin.json").is_file()
    });
    all
}

/// Adds the profiles of a folder. A file that cannot be read is an invalid profile.
fn add(all: &mut Vec<Profile>, folder: &Path, source: Source) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.take(MAX_FILES) {
        let file = entry.path();
        let name = entry.file_name();
        let id = name.to_str().and_then(|name| name.strip_suffix(".md"));
        let Some(id) = id.filter(|id| is_id(id)) else {
            continue;
        };
        let changed_at = fs::metadata(&file).and_then(|metadata| metadata.modified());
        let profile = match read(&file) {
            Ok(Some(text)) => Profile::new(id, source, text),
            Ok(None) => continue,
            Err(error) => {
                let mut profile = Profile::new(id, source, String::new());
                profile.checked = Checked::default();
                let message = error.to_string();
                (profile.checked).add(Severity::Error, "Unreadable", message);
                profile
            }
        };
        all.push(Profile {
            file: Some(file),
            changed_at: changed_at.ok(),
            ..profile
        });
    }
}

/// Returns the profile that counts: the valid one of the highest source, of all those in rising precedence.
pub fn effective<'a>(all: &'a [Profile], id: &str) -> Option<&'a Profile> {
    let mut same = all.iter().rev().filter(|profile| profile.id == id);
    same.find(|profile| profile.checked.is_valid())
}

/// Why a profile is not written or removed.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// Clients must not write to its source.
    #[error("the source is read-only")]
    Protected,
    /// Its source has no folder, or its folder leads elsewhere.
    #[error("the source cannot be used: {0}")]
    Unavailable(String),
    /// There is no such profile.
    #[error("there is no such profile")]
    NotFound,
    /// The file system failed.
    #[error(transparent)]
    Failed(#[from] Error),
}

/// Writes a profile, and adds a line to the record of changes. Blocks.
pub fn write(folders: &Folders, source: Source, id: &str, text: &str) -> Result<(), WriteError> {
    let (root, file) = file(folders, source, id)?;
    super::write(&root, &file, text)?;
    record(&root, &file, "upsert", id);
    Ok(())
}

/// Removes a profile, and adds a line to the record of changes. Blocks.
pub fn remove(folders: &Folders, source: Source, id: &str) -> Result<(), WriteError> {
    let (root, file) = file(folders, source, id)?;
    match fs::remove_file(&file) {
        Ok(()) => record(&root, &file, "remove", id),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(WriteError::NotFound),
        Err(error) => return Err(Error::io(&file, error).into()),
    }
    Ok(())
}

/// Returns the file of a profile that clients may write, and the folder `.craft` around it.
fn file(folders: &Folders, source: Source, id: &str) -> Result<(PathBuf, PathBuf), WriteError> {
    if !source.is_writable() {
        return Err(WriteError::Protected);
    }
    if !is_id(id) {
        return Err(WriteError::NotFound);
    }
    let unavailable = |problem: &str| WriteError::Unavailable(problem.to_owned());
    let folder = source.folder(folders);
    let folder = folder.ok_or_else(|| unavailable("the user has no home folder"))?;
    if source == Source::Workspace && !folders.workspace.is_dir() {
        return Err(unavailable("the workspace does not exist"));
    }
    let file = folder.join(format!("{id}.md"));
    // A link in a repository must not lead a write out of it.
    let root = folder.parent().unwrap_or(&folder);
    if [root, &folder, &file].into_iter().any(Path::is_symlink) {
        return Err(unavailable("its folder or its file is a link"));
    }
    Ok((root.to_owned(), file))
}

/// Adds a line to the record of changes beside a profile. The change itself is done, whatever becomes of the record.
fn record(root: &Path, profile: &Path, event: &str, id: &str) {
    let file = profile.with_file_name("audit.jsonl");
    let at = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let at_ms = at.map_or(0, |since| since.as_millis() as u64);
    let line = json!({ "atMs": at_ms, "event": event, "profileId": id });
    let opened = beneath::create(root, &file, OFlags::WRONLY | OFlags::APPEND);
    let written = opened.and_then(|mut out| out.write_all(format!("{line}\n").as_bytes()));
    if let Err(error) = written {
        tracing::warn!(file = %file.display(), %error, "a change of a profile is not recorded");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn world() -> (tempfile::TempDir, Folders) {
        let home = tempfile::tempdir().unwrap();
        let work = home.path().join("work");
        fs::create_dir_all(&work).unwrap();
        let folders = Folders::with_user(&work, Some(home.path().join("user")));
        (home, folders)
    }

    fn text(name: &str, more: &str) -> String {
        format!("---\nname: {name}\ndescription: Does it\n{more}---\n\nDo it.\n")
    }

    fn codes(text: &str) -> Vec<&'static str> {
        let checked = check(text, Some(Source::Workspace));
        checked
            .problems
            .iter()
            .map(|problem| problem.code)
            .collect()
    }

    #[test]
    fn built_in_profiles_are_valid() {
        let (_home, folders) = world();
        let all = list(&folders);
        assert_eq!(all.len(), BUILT_IN.len());
        for profile in all {
            assert!(profile.checked.problems.is_empty(), "{profile:?}");
        }
    }

    #[test]
    fn the_valid_profile_of_the_highest_source_counts() {
        let (_home, folders) = world();
        write(&folders, Source::User, "one", &text("one", "")).unwrap();
        write(&folders, Source::Workspace, "one", "no head").unwrap();
        let all = list(&folders);
        let sources = |all: &[Profile]| -> Vec<Source> {
            let ones = all.iter().filter(|profile| profile.id == "one");
            ones.map(|profile| profile.source).collect()
        };
        assert_eq!(sources(&all), [Source::User, Source::Workspace]);
        assert_eq!(effective(&all, "one").unwrap().source, Source::User);
        write(&folders, Source::Workspace, "one", &text("one", "")).unwrap();
        let plugin = folders.own.join("plugins/acme");
        let write_in = |folder: &Path, text: &str| {
            fs::create_dir_all(folder).unwrap();
            fs::write(folder.join("one.md"), text).unwrap();
        };
        write_in(&plugin.join("agent-profiles"), &text("one", ""));
        fs::create_dir_all(plugin.join(".craft-plugin")).unwrap();
        fs::write(plugin.join(".craft-plugin/plugin.json"), "{}").unwrap();
        write_in(
            &folders.own.join("managed/agent-profiles"),
            &text("one", ""),
        );
        let all = list(&folders);
        let every = [
            Source::Plugin,
            Source::User,
            Source::Workspace,
            Source::Managed,
        ];
        assert_eq!(sources(&all), every);
        assert_eq!(effective(&all, "one").unwrap().source, Source::Managed);
        let off = "{\"Plugins\":{\"DisabledPlugins\":[\"acme\"]}}";
        fs::write(folders.own.join("config.json"), off).unwrap();
        assert_eq!(sources(&list(&folders)), every[1..]);
        let audit = fs::read_to_string(folders.own.join("agents/audit.jsonl")).unwrap();
        assert_eq!(audit.lines().count(), 2);
    }

    #[test]
    fn problems_are_named() {
        assert_eq!(codes("plain"), ["MissingFrontmatter"]);
        assert_eq!(codes("---\nname: a\n"), ["MissingFrontmatter"]);
        assert_eq!(codes("---\nname: a\n---\nText"), ["MissingRequiredField"]);
        assert_eq!(codes(&text("a", "color: red\n")), ["UnknownField"]);
        assert_eq!(codes(&text("a", "mode: [\n")), ["InvalidFrontmatter"]);
        assert_eq!(codes(&text("a", "mode: wild\n")), ["InvalidValue"]);
        assert_eq!(codes(&text("../a", "")), ["InvalidName"]);
        assert_eq!(codes(&text("a", "locked: [mode]\n")), ["InvalidValue"]);
        assert_eq!(
            codes(&text("a", "tools:\n  deny: [Exec]\n")),
            ["UnsupportedField"]
        );
        let loose = text("a", "permissions:\n  approvalPolicy: autoApprove\n");
        assert_eq!(codes(&loose), ["RestrictedField"]);
        assert!(check(&loose, Some(Source::User)).problems.is_empty());
        assert_eq!(codes(&"x".repeat(MAX_TEXT + 1)), ["TooLarge"]);
        let (_home, folders) = world();
        write(&folders, Source::Workspace, "one", &text("two", "")).unwrap();
        fs::write(folders.own.join("agents/bad.md"), [0xFF, 0xFE]).unwrap();
        let all = list(&folders);
        let problems = |id: &str| {
            let found = all.iter().find(|profile| profile.id == id).unwrap();
            found.checked.problems[0].code
        };
        assert_eq!(problems("one"), "ProfileIdMismatch");
        assert_eq!(problems("bad"), "Unreadable");
    }

    #[test]
    fn nothing_is_written_outside_of_the_folder() {
        let (home, folders) = world();
        let refused = |source, id: &str| write(&folders, source, id, &text("a", "")).unwrap_err();
        assert!(matches!(
            refused(Source::Managed, "a"),
            WriteError::Protected
        ));
        for id in ["", "../a", "a/b", ".a", &"a".repeat(81)] {
            assert!(matches!(refused(Source::User, id), WriteError::NotFound));
        }
        let elsewhere = home.path().join("elsewhere");
        fs::create_dir_all(&elsewhere).unwrap();
        fs::create_dir_all(&folders.own).unwrap();
        std::os::unix::fs::symlink(&elsewhere, folders.own.join("agents")).unwrap();
        let linked = refused(Source::Workspace, "a");
        assert!(matches!(linked, WriteError::Unavailable(_)), "{linked}");
        assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0);
        fs::remove_dir_all(&folders.workspace).unwrap();
        let gone = refused(Source::Workspace, "a");
        assert!(matches!(gone, WriteError::Unavailable(_)), "{gone}");
        assert!(!folders.workspace.exists());
        let gone = remove(&folders, Source::User, "a").unwrap_err();
        assert!(matches!(gone, WriteError::NotFound));
    }
}
