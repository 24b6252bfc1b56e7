//! Skills in the folders `skills` of a workspace, of its plugins and of its user. The folder names the skill.

mod kept;

use std::{
    collections::{BTreeMap, HashSet},
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{
    Error, Folders, folders_in, is_plain, read,
    settings::{self, same},
    text as own_text, write,
};
use crate::sort::{sort_by, sort_by_key};

pub use kept::Content;
use kept::Needs;

/// Name of a skill's file.
pub const FILE: &str = "SKILL.md";

/// The folder of a workspace with adapted forms of skills.
const VARIANTS: &str = "skill-variants";

/// Describes an adapted form.
const MANIFEST: &str = "manifest.json";

/// The setting with the names of skills that are switched off.
pub const DISABLED: [&str; 2] = ["Skills", "DisabledSkills"];

/// Where a skill comes from. Of several skills with one name, the first source counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// The workspace.
    Workspace,
    /// A plugin.
    Plugin,
    /// The product.
    BuiltIn,
    /// The user.
    User,
}

impl Source {
    fn name(self) -> &'static str {
        match self {
            Self::Workspace => "workspace",
            Self::Plugin => "plugin",
            Self::BuiltIn => "builtin",
            Self::User => "user",
        }
    }
}

/// A skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Name of its folder.
    pub name: String,
    /// Where it comes from.
    pub source: Source,
    /// Its folder.
    pub folder: PathBuf,
    /// What its files say.
    pub content: Arc<Content>,
    /// The programs and environment variables that it needs and that are missing.
    pub missing: Vec<String>,
}

impl Skill {
    /// Reads the skill in a folder; `None` if there is none.
    pub fn in_folder(folder: &Path, source: Source) -> Option<Self> {
        let content = Content::read(folder)?;
        Self::new(folder.to_owned(), source, content.into())
    }

    /// `None` where the name of the folder is none for a skill.
    fn new(folder: PathBuf, source: Source, content: Arc<Content>) -> Option<Self> {
        let name = folder.file_name()?.to_str().filter(|name| is_plain(name))?;
        Some(Self {
            name: name.to_owned(),
            source,
            missing: missing(&content.needs),
            folder,
            content,
        })
    }

    /// Returns its `SKILL.md`.
    pub fn file(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// Returns a member of its head, in whatever case the key is written.
    pub fn member(&self, key: &str) -> Option<&str> {
        let mut head = self.content.head.iter().flatten();
        head.find(|(known, _)| same(known, key))
            .map(|(_, value)| value.as_str())
    }
}

/// Lists the skills in the folders of a workspace and its user, by name; of several with one name the one of the first
/// source. `plugins` are the folders with skills of plugins, highest precedence first. Blocks.
pub fn list(folders: &Folders, plugins: &[PathBuf]) -> Vec<Skill> {
    let of = |root: &Path, source| {
        let skills = kept::scan(root).into_iter();
        skills.filter_map(move |(folder, content)| Skill::new(folder, source, content))
    };
    let own = of(&folders.own.join("skills"), Source::Workspace).map(|skill| Skill {
        source: match skill.content.is_built_in {
            true => Source::BuiltIn,
            false => Source::Workspace,
        },
        ..skill
    });
    let mut all: Vec<Skill> = own.collect();
    all.extend(plugins.iter().flat_map(|root| of(root, Source::Plugin)));
    let user = folders.user.as_ref();
    let user = user.filter(|user| **user != folders.own);
    all.extend(
        user.into_iter()
            .flat_map(|user| of(&user.join("skills"), Source::User)),
    );
    sort_by_key(&mut all, |skill| skill.source);
    let mut names = HashSet::new();
    all.retain(|skill| names.insert(skill.name.to_lowercase()));
    sort_by(&mut all, |one, other| one.name.cmp(&other.name));
    all
}

/// Splits the text of a skill into its head and its body: the head stands between two lines of three dashes, one
/// `key: value` a line.
pub fn split(text: &str) -> (Option<BTreeMap<String, String>>, &str) {
    let Some((first, rest)) = text.split_once('\n') else {
        return (None, text);
    };
    if first.trim_end() != "---" {
        return (None, text);
    }
    let mut head = BTreeMap::new();
    let mut end = 0;
    for line in rest.split_inclusive('\n') {
        end += line.len();
        if line.trim() == "---" {
            return (Some(head), rest[end..].trim_start_matches(['\r', '\n']));
        }
        if let Some((key, value)) = line.split_once(':') {
            let value = value.trim();
            let bare = ['"', '\'']
                .into_iter()
                .find_map(|quote| value.strip_prefix(quote)?.strip_suffix(quote));
            head.insert(key.trim().to_owned(), bare.unwrap_or(value).to_owned());
        }
    }
    (None, text)
}

fn missing(needs: &Needs) -> Vec<String> {
    let programs = needs.programs.iter();
    let programs = programs.filter(|name| !has_program(name));
    let is_missing = |name: &&String| std::env::var_os(name).is_none_or(|value| value.is_empty());
    let variables = needs.variables.iter().filter(is_missing);
    programs
        .map(|name| format!("program {name}"))
        .chain(variables.map(|name| format!("environment variable {name}")))
        .collect()
}

/// Tells whether a program is in a folder of `PATH`.
pub fn has_program(name: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    match Path::new(name).is_absolute() {
        true => Path::new(name).is_file(),
        false => std::env::split_paths(&paths).any(|folder| folder.join(name).is_file()),
    }
}

/// Reads the whole text of a skill. Blocks.
///
/// Errors: the file cannot be read.
pub fn text(skill: &Skill) -> Result<String, Error> {
    let file = skill.file();
    let text = read(&file)?;
    text.ok_or_else(|| Error::io(&file, io::ErrorKind::NotFound.into()))
}

/// Removes a skill of the workspace or of the user with its adapted forms, and returns how many there were. Blocks.
///
/// Errors: [`Removal::NotOurs`] for a skill of another source, or whose folder is not where skills of its source are;
/// the folder cannot be removed. Adapted forms that a link leads to stay.
pub fn remove(folders: &Folders, skill: &Skill) -> Result<usize, Removal> {
    let root = match (skill.source, &folders.user) {
        (Source::Workspace, _) => folders.own.join("skills"),
        (Source::User, Some(user)) => user.join("skills"),
        _ => return Err(Removal::NotOurs),
    };
    if skill.folder.parent() != Some(&*root) {
        return Err(Removal::NotOurs);
    }
    let failed = |error| Removal::Failed(Error::io(&skill.folder, error));
    // A link is removed, not what it leads to.
    if fs::symlink_metadata(&skill.folder)
        .map_err(failed)?
        .is_symlink()
    {
        fs::remove_file(&skill.folder).map_err(failed)?;
    } else {
        fs::remove_dir_all(&skill.folder).map_err(failed)?;
    }
    let variants = variants(folders, skill);
    if folders.own.join(VARIANTS).is_symlink() || variants.is_symlink() {
        return Ok(0);
    }
    let count = folders_in(&variants)
        .into_iter()
        .filter(|folder| folder.join(MANIFEST).is_file());
    let count = count.count();
    match fs::remove_dir_all(&variants) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(Removal::Failed(Error::io(&variants, error)))
        }
        _ => Ok(count),
    }
}

/// Gives up the adapted forms of a skill, and tells whether one was current. Blocks.
///
/// Errors: a manifest cannot be read or written, or a link leads to it.
pub fn restore(folders: &Folders, skill: &Skill) -> Result<bool, Error> {
    let mut restored = false;
    for folder in folders_in(&variants(folders, skill)) {
        let file = folder.join(MANIFEST);
        let Some(text) = own_text(&folders.own, &file)? else {
            continue;
        };
        let mut manifest = settings::json(&text).map_err(|error| Error::malformed(&file, error))?;
        if manifest["status"] == "current" {
            manifest["status"] = "restored".into();
            let mut text = serde_json::to_string_pretty(&manifest)
                .map_err(|error| Error::malformed(&file, error))?;
            text.push('\n');
            write(&folders.own, &file, &text)?;
            restored = true;
        }
    }
    Ok(restored)
}

/// Why a skill is not removed.
#[derive(Debug, thiserror::Error)]
pub enum Removal {
    /// It belongs to the product, to a plugin or to another program.
    #[error("the skill does not belong to the workspace or the user")]
    NotOurs,
    /// Its folder cannot be removed.
    #[error(transparent)]
    Failed(#[from] Error),
}

/// Returns the folder with the adapted forms of a skill.
pub fn variants(folders: &Folders, skill: &Skill) -> PathBuf {
    let name = format!("{}.{}", skill.source.name(), skill.name);
    folders.own.join(VARIANTS).join(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skill(root: &Path, name: &str, text: &str) {
        let folder = root.join("skills").join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(FILE), text).unwrap();
    }

    #[test]
    fn the_first_source_of_a_name_counts() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(&home.path().join("work"), Some(home.path().join("user")));
        let user = folders.user.clone().unwrap();
        skill(
            &folders.own,
            "pdf",
            "---\nDescription: 'Ours'\nbins: no-such-program, sh\n---\n\nText\n",
        );
        skill(&user, "PDF", "Theirs");
        skill(&folders.own, "made", "Text");
        fs::write(folders.own.join("skills/made/.builtin"), "1").unwrap();
        skill(&user, "made", "Text");
        skill(&folders.own, ".hidden", "Text");
        let found = list(&folders, &[]);
        let names: Vec<_> = found.iter().map(|one| (&*one.name, one.source)).collect();
        assert_eq!(
            names,
            [("made", Source::BuiltIn), ("pdf", Source::Workspace)]
        );
        assert_eq!(found[1].member("description"), Some("Ours"));
        assert_eq!(found[1].missing, ["program no-such-program"]);
        assert_eq!(split(&text(&found[1]).unwrap()).1, "Text\n");
    }

    #[test]
    fn odd_entries_are_skipped_and_nobody_waits_for_them() {
        use std::os::unix::fs::symlink;

        use rustix::fs::{CWD, FileType, Mode, mknodat};

        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        let root = folders.own.join("skills");
        let folder = |name: &str| {
            let folder = root.join(name);
            fs::create_dir_all(&folder).unwrap();
            folder
        };
        let pipe = |path: &Path| {
            mknodat(CWD, path, FileType::Fifo, Mode::from_raw_mode(0o600), 0).unwrap();
        };
        pipe(&folder("pipe").join(FILE));
        pipe(&root.join("is-pipe"));
        fs::write(root.join("is-file"), "Text").unwrap();
        fs::create_dir(folder("folder").join(FILE)).unwrap();
        symlink("/dev/zero", folder("device").join(FILE)).unwrap();
        symlink(FILE, folder("loop").join(FILE)).unwrap();
        symlink("is-loop", root.join("is-loop")).unwrap();
        symlink(&root, root.join("up")).unwrap();
        fs::write(folder("bytes").join(FILE), b"\xff").unwrap();
        folder("empty");

        // Without a head that ends, there is none.
        skill(&folders.own, "open", "---\ndescription: none\n");
        let long = format!("---\n{}---\n", "key: value\n".repeat(10_000));
        skill(&folders.own, "long", &long);
        let large = format!("---\ndescription: Large\n---\n{}", "ä".repeat(5_000_000));
        skill(&folders.own, "large", &large);
        skill(
            &folders.own,
            "shown",
            "\u{feff}---\r\ndescription: Shown\r\n---\r\n",
        );
        fs::create_dir(folder("shown").join("agents")).unwrap();
        pipe(&folder("shown").join("agents/openai.yaml"));

        let found = list(&folders, &[]);
        let names: Vec<_> = found
            .iter()
            .map(|skill| (&*skill.name, skill.member("description")))
            .collect();
        let expected = [
            ("large", Some("Large")),
            ("long", None),
            ("open", None),
            ("shown", Some("Shown")),
        ];
        assert_eq!(names, expected);
    }

    #[cfg(unix)]
    #[test]
    fn a_removed_link_leaves_what_it_leads_to() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        let elsewhere = home.path().join("elsewhere");
        skill(home.path(), "kept", "Text");
        fs::rename(home.path().join("skills/kept"), &elsewhere).unwrap();
        fs::create_dir_all(folders.own.join("skills")).unwrap();
        std::os::unix::fs::symlink(&elsewhere, folders.own.join("skills/kept")).unwrap();
        let found = list(&folders, &[]);
        assert_eq!(remove(&folders, &found[0]).unwrap(), 0);
        assert!(elsewhere.join(FILE).is_file());
        assert!(list(&folders, &[]).is_empty());
    }

    #[test]
    fn only_skills_of_the_workspace_and_the_user_are_removed() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        skill(&folders.own, "ours", "Text");
        let found = list(&folders, &[]).remove(0);
        let variant = variants(&folders, &found).join("var_1");
        fs::create_dir_all(&variant).unwrap();
        fs::write(variant.join("manifest.json"), "{}").unwrap();
        let moved = Skill {
            source: Source::Plugin,
            ..found.clone()
        };
        fs::write(variant.join("manifest.json"), "{\"status\":\"current\"}").unwrap();
        assert!(restore(&folders, &found).unwrap());
        assert!(!restore(&folders, &found).unwrap());
        assert!(matches!(remove(&folders, &moved), Err(Removal::NotOurs)));
        let elsewhere = Skill {
            folder: home.path().to_owned(),
            ..found.clone()
        };
        assert!(matches!(
            remove(&folders, &elsewhere),
            Err(Removal::NotOurs)
        ));
        assert_eq!(remove(&folders, &found).unwrap(), 1);
        assert!(!variants(&folders, &found).exists());
    }
}
