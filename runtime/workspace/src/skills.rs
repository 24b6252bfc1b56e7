//! Skills: folders with a `SKILL.md`, whose front matter describes them.

use std::{
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, de::IgnoredAny};

use crate::{
    config::SkillsConfig,
    craft::{
        self, Folders,
        settings::{Settings, same},
        skills::Source,
    },
    files::{self, beneath},
    git,
    plugins::Plugin,
    sort::sort_by,
};

pub use crate::skill_interface::{Interface, Tool};
use crate::skill_interface::{nests_deeply, one_line, shown};

/// Name of a skill's file.
pub const FILE: &str = "SKILL.md";

/// Maximum number of folders that are searched below one root.
const MAX_FOLDERS: usize = 2_000;

/// How many bytes of a skill are read for its front matter, unless it is longer.
const MAX_FRONT: usize = 8 * 1024;

/// Maximum length of a front matter in which quotes may be missing, in bytes.
const MAX_QUOTED: usize = 64 * 1024;

/// Maximum length of a skill's name, in characters.
const MAX_NAME: usize = 64;

/// Where a skill comes from, in the order of lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// The project.
    Repo,
    /// The user.
    User,
    /// The program that brought it along.
    System,
    /// The administrator of the machine.
    Admin,
}

/// A skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The name in the front matter, else that of the folder.
    pub name: String,
    /// Its `SKILL.md`.
    pub file: PathBuf,
    /// Where it comes from.
    pub scope: Scope,
    /// What it says about itself. The error says what is wrong with its front matter.
    pub description: Result<Description, String>,
    /// Whether the settings of the workspace or the configuration switch it off.
    pub is_off: bool,
    /// Id of the plugin that it belongs to.
    pub plugin: Option<String>,
}

/// What a skill says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Description {
    /// What it is good for, for the model.
    pub text: String,
    /// One line for users.
    pub short: Option<String>,
    /// How to show it.
    pub interface: Option<Interface>,
    /// The tools that it needs.
    pub tools: Vec<Tool>,
    /// Whether it counts only where the user names it.
    pub is_explicit: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, expecting = "struct SkillFrontmatter")]
struct Front {
    name: Option<String>,
    description: Option<String>,
    metadata: Metadata,
}

#[derive(Default, Deserialize)]
#[serde(
    default,
    expecting = "struct SkillFrontmatterMetadata",
    rename_all = "kebab-case"
)]
struct Metadata {
    short_description: Option<String>,
}

/// Where skills are beside the working directory, and which of them are off.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The home folder of the server.
    pub home: PathBuf,
    /// Further folders of the user.
    pub extra: Arc<[PathBuf]>,
    /// The plugins that are on.
    pub plugins: Vec<Arc<Plugin>>,
    /// The switches of the configuration.
    pub switches: SkillsConfig,
    /// What marks the root of a project; `.git` if absent.
    pub markers: Option<Vec<String>>,
}

/// Returns the skills for a working directory, those of the nearest folder first. Reads files.
pub fn find(cwd: &Path, places: &Places) -> Vec<Skill> {
    let mut skills = find_outside_craft(cwd, places);
    let folders = Folders::around(cwd);
    let settings = Settings::read(&folders).unwrap_or_default();
    let roots = craft::plugins::skill_folders(&folders, &settings);
    let own = craft::skills::list(&folders, &roots);
    skills.extend(own.into_iter().map(|skill| of_craft(&skill)));
    let off = settings.list(&craft::skills::DISABLED);
    for skill in &mut skills {
        skill.is_off = off.iter().any(|name| same(name, &skill.name))
            || !places.switches.is_enabled(&skill.name, &skill.file);
    }
    skills
}

/// Returns the skills that [`find`] returns, without those of `.craft` and without a look at what is off. Reads files.
pub fn find_outside_craft(cwd: &Path, places: &Places) -> Vec<Skill> {
    let home = &places.home;
    let of_project = git::marked_folders(cwd, places.markers.as_deref())
        .into_iter()
        .flat_map(|folder| [folder.join(".agents/skills"), folder.join(".codex/skills")]);
    let of_user = std::env::home_dir().map(|folder| folder.join(".agents/skills"));
    let of_user = of_user.into_iter().chain([home.join("skills")]);
    let of_user = of_user.chain(places.extra.iter().cloned());
    // A folder that is one of the user's and of the project is the user's.
    let roots = of_user
        .map(|root| (root, Scope::User))
        .chain(of_project.map(|root| (root, Scope::Repo)))
        .chain([
            (home.join("skills/.system"), Scope::System),
            ("/etc/codex/skills".into(), Scope::Admin),
        ]);
    let mut skills = Vec::new();
    let mut files = HashSet::new();
    for (root, scope) in roots {
        let mut folders = vec![root];
        // Links may lead back to a folder that was already searched.
        let mut seen = HashSet::new();
        while let Some(folder) = folders.pop() {
            if seen.len() == MAX_FOLDERS {
                break;
            }
            let Ok(folder) = folder.canonicalize() else {
                continue;
            };
            if !seen.insert(folder.clone()) {
                continue;
            }
            let file = folder.join(FILE);
            // A link to a file elsewhere is no skill, a link to the folder of one is.
            if file.symlink_metadata().is_ok_and(|file| file.is_file()) && files.insert(file) {
                skills.push(read_in(&folder, scope));
            }
            let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
            folders.extend(entries.filter_map(|entry| {
                let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
                let path = entry.path();
                (!is_hidden && path.is_dir()).then_some(path)
            }));
        }
    }
    sort_by(&mut skills, |one, other| {
        let key = |skill: &Skill| (skill.scope, skill.name.clone(), skill.file.clone());
        key(one).cmp(&key(other))
    });
    for plugin in &places.plugins {
        for root in &plugin.skills {
            let own = of_plugin(&plugin.id.name, root).into_iter();
            skills.extend(own.map(|skill| Skill {
                plugin: Some(plugin.id.to_string()),
                ..skill
            }));
        }
    }
    skills
}

/// Returns the skills in a folder of a plugin, by name. Reads files.
pub fn of_plugin(plugin: &str, root: &Path) -> Vec<Skill> {
    let folders = fs::read_dir(root).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = folders.map(|entry| entry.path()).collect();
    folders.sort_unstable();
    let read = folders.iter().filter_map(|folder| {
        let is_skill = folder.join(FILE).is_file();
        let skill = is_skill.then(|| read_in(folder, Scope::User))?;
        Some(Skill {
            name: format!("{plugin}:{}", skill.name),
            ..skill
        })
    });
    read.collect()
}

/// Returns the text that names a skill to a model, which reads its file itself.
pub fn reference(name: &str, file: &Path) -> String {
    format!(
        "<skill>\n<name>{name}</name>\n<path>{}</path>\n</skill>",
        file.display()
    )
}

fn of_craft(skill: &craft::skills::Skill) -> Skill {
    let interface = skill.content.interface.clone();
    Skill {
        name: skill.name.clone(),
        file: skill.file(),
        scope: match skill.source {
            Source::Workspace | Source::Plugin => Scope::Repo,
            Source::User => Scope::User,
            Source::BuiltIn => Scope::System,
        },
        plugin: None,
        description: Ok(Description {
            text: skill
                .member("description")
                .unwrap_or(&skill.name)
                .to_owned(),
            short: interface
                .as_ref()
                .and_then(|one| one.short_description.clone()),
            interface,
            tools: Vec::new(),
            is_explicit: false,
        }),
        is_off: false,
    }
}

/// Reads the skill in a folder.
fn read_in(folder: &Path, scope: Scope) -> Skill {
    let file = folder.join(FILE);
    // The folder of a project's skill has no links, and a command may make some meanwhile.
    let root = match scope {
        Scope::Repo => Path::new("/"),
        _ => folder,
    };
    let start = beneath::beginning(root, &file, MAX_FRONT).map(|text| front(&text));
    let front = match start {
        Some(Ok(front)) => Ok(front),
        // The front matter may be longer.
        _ => beneath::read(root, &file, files::MAX_SMALL)
            .map_err(|error| error.to_string())
            .and_then(|bytes| String::from_utf8(bytes).map_err(|error| error.to_string()))
            .map_err(|error| format!("failed to read file: {error}"))
            .and_then(|text| front(&text)),
    };
    describe(front, folder, scope)
}

fn describe(front: Result<Front, String>, folder: &Path, scope: Scope) -> Skill {
    let given = front.as_ref().ok().and_then(|front| front.name.as_deref());
    let name = given.and_then(one_line).unwrap_or_else(|| {
        let name = folder.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    });
    let description = front.and_then(|front| {
        if name.chars().count() > MAX_NAME {
            return Err(format!(
                "invalid name: exceeds maximum length of {MAX_NAME} characters"
            ));
        }
        let text = front.description.as_deref().and_then(one_line);
        let short = front.metadata.short_description.as_deref();
        let (interface, tools, is_explicit) = shown(folder);
        Ok(Description {
            text: text.ok_or("missing field `description`")?,
            short: short.and_then(one_line),
            interface,
            tools,
            is_explicit,
        })
    });
    Skill {
        name,
        file: folder.join(FILE),
        scope,
        description,
        is_off: false,
        plugin: None,
    }
}

/// Reads the front matter: YAML between two lines of three dashes.
fn front(text: &str) -> Result<Front, String> {
    let missing = || "missing YAML frontmatter delimited by ---".to_owned();
    let (first, rest) = text.split_once('\n').ok_or_else(missing)?;
    if first.trim() != "---" {
        return Err(missing());
    }
    let mut end = 0;
    for line in rest.split_inclusive('\n') {
        if line.trim() == "---" && end > 0 {
            if nests_deeply(&rest[..end]) {
                return Err("invalid YAML: recursion limit exceeded".to_owned());
            }
            return yaml(&rest[..end]).map_err(|error| format!("invalid YAML: {error}"));
        }
        end += line.len();
    }
    Err(missing())
}

/// Reads YAML as people write it, who leave out the quotes around texts such as `a: b`.
fn yaml(text: &str) -> Result<Front, serde_yaml_ng::Error> {
    let read = serde_yaml_ng::from_str(text);
    // Nobody writes that much by hand, and each line is read once more.
    if read.is_ok() || text.len() > MAX_QUOTED {
        return read;
    }
    let quoted: String = text.lines().map(quoted).collect();
    serde_yaml_ng::from_str(&quoted)
}

/// Returns a line with its end. A value that is no value of YAML, or would begin another mapping, is quoted.
fn quoted(line: &str) -> String {
    let parts = line.split_once(": ").and_then(|(key, value)| {
        let value = value.split(" #").next().unwrap_or_default().trim();
        let is_plain =
            !value.is_empty() && !value.starts_with(['"', '\'', '|', '>', '&', '*', '!', '%', '#']);
        let is_wrong =
            value.contains(": ") || serde_yaml_ng::from_str::<IgnoredAny>(value).is_err();
        (is_plain && is_wrong).then_some((key, value))
    });
    match parts {
        Some((key, value)) => format!("{key}: '{}'\n", value.replace('\'', "''")),
        None => format!("{line}\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skill(text: &str) -> Skill {
        let folder = Path::new("/skills/folder");
        describe(front(text), folder, Scope::User)
    }

    #[test]
    fn a_front_matter_describes_a_skill() {
        let tidy = skill(
            "---\nname: \"tidy\"\ndescription: >\n  Tidies\n  up.\nmetadata:\n  short-description: Short\n---\nText",
        );
        assert_eq!(tidy.name, "tidy");
        let description = tidy.description.unwrap();
        assert_eq!(description.text, "Tidies up.");
        assert_eq!(description.short.as_deref(), Some("Short"));
        assert_eq!(description.interface, None);
    }

    #[test]
    fn a_wrong_front_matter_is_told() {
        let problem = |text: &str| {
            let skill = skill(text);
            (skill.name, skill.description.unwrap_err())
        };
        let missing = "missing YAML frontmatter delimited by ---";
        for text in [
            "",
            "Text",
            "---\n---\n",
            "---\nname: a",
            "--\nname: a\n---\n",
        ] {
            assert_eq!(problem(text), ("folder".to_owned(), missing.to_owned()));
        }
        let (name, text) = problem("---\nname: a\n---\n");
        assert_eq!((&*name, &*text), ("a", "missing field `description`"));
        let (_, text) = problem("---\nname: [a]\n---\n");
        assert!(text.starts_with("invalid YAML: "), "{text}");
        // The scanner would take minutes.
        let deep = "[".repeat(200_000);
        let (_, text) = problem(&format!("---\ndescription: {deep}\n---\n"));
        assert_eq!(text, "invalid YAML: recursion limit exceeded");
        let (name, text) = problem("---\nname: ''\ndescription: ' '\n---\n");
        assert_eq!((&*name, &*text), ("folder", "missing field `description`"));
        let long = "n".repeat(65);
        let (_, text) = problem(&format!("---\nname: {long}\ndescription: d\n---\n"));
        assert_eq!(
            text,
            "invalid name: exceeds maximum length of 64 characters"
        );
    }

    #[test]
    fn texts_need_no_quotes() {
        for (value, expected) in [
            ("Use [x] when: y", "Use [x] when: y"),
            ("a: b: c # comment", "a: b: c"),
            ("[oops", "[oops"),
            ("@at", "@at"),
            ("he said \"x: y\"", "he said \"x: y\""),
            ("it's: so", "it's: so"),
            ("d\nother: x: y", "d"),
            ("|\n  Two\n  lines.\nother: [", "Two lines."),
        ] {
            let skill = skill(&format!("---\nname: a\ndescription: {value}\n---\n"));
            let text = skill.description.map(|description| description.text);
            assert_eq!(text.as_deref(), Ok(expected));
        }
    }

    #[test]
    fn a_front_matter_may_be_long_and_a_file_that_is_no_text_is_told() {
        let cwd = tempfile::tempdir().unwrap();
        let write = |name: &str, content: &[u8]| {
            let folder = cwd.path().join(".agents/skills").join(name);
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join(FILE), content).unwrap();
        };
        let long = "x".repeat(2 * MAX_FRONT);
        write(
            "long",
            format!("---\ndescription: {long}\n---\n").as_bytes(),
        );
        write("binary", b"\xff\xfe");
        let found = find_outside_craft(cwd.path(), &Places::default());
        let told = |name: &str| {
            let skill = found.iter().find(|skill| skill.name == name).unwrap();
            skill
                .description
                .clone()
                .map(|description| description.text)
        };
        assert_eq!(told("long"), Ok(long));
        let problem = "failed to read file: invalid utf-8 sequence of 1 bytes from index 0";
        assert_eq!(told("binary"), Err(problem.to_owned()));
    }

    #[test]
    fn a_skill_is_listed_once_at_its_real_place() {
        let cwd = tempfile::tempdir().unwrap();
        let cwd = cwd.path().canonicalize().unwrap();
        let elsewhere = cwd.join("elsewhere");
        let skills = cwd.join(".agents/skills");
        fs::create_dir_all(&skills).unwrap();
        fs::create_dir_all(elsewhere.join("one")).unwrap();
        fs::write(elsewhere.join("one").join(FILE), "One.").unwrap();
        let link = |target: &Path, link: &Path| std::os::unix::fs::symlink(target, link).unwrap();
        link(&elsewhere.join("one"), &skills.join("linked"));
        link(&elsewhere.join("one"), &skills.join("again"));
        // The file of another folder is no skill.
        fs::create_dir(skills.join("file")).unwrap();
        link(
            &elsewhere.join("one").join(FILE),
            &skills.join("file").join(FILE),
        );
        let of_cwd = |extra: &[PathBuf]| {
            let places = Places {
                extra: extra.into(),
                ..Places::default()
            };
            let mut found = find_outside_craft(&cwd, &places);
            found.retain(|skill| skill.file.starts_with(&cwd));
            let found = found.into_iter().map(|skill| (skill.file, skill.scope));
            found.collect::<Vec<_>>()
        };
        let file = elsewhere.join("one").join(FILE);
        assert_eq!(of_cwd(&[]), [(file.clone(), Scope::Repo)]);
        assert_eq!(of_cwd(&[elsewhere]), [(file, Scope::User)]);
    }

    #[cfg(unix)]
    #[test]
    fn skills_are_found_behind_links_that_may_lead_back() {
        let shared = tempfile::tempdir().unwrap();
        let cwd = tempfile::tempdir().unwrap();
        fs::write(shared.path().join(FILE), "---\nname: linked\n---\n").unwrap();
        let skills = cwd.path().join(".agents/skills");
        fs::create_dir_all(&skills).unwrap();
        std::os::unix::fs::symlink(shared.path(), skills.join("linked")).unwrap();
        std::os::unix::fs::symlink(&skills, shared.path().join("back")).unwrap();
        let extra = tempfile::tempdir().unwrap();
        fs::create_dir(extra.path().join("more")).unwrap();
        fs::write(extra.path().join("more").join(FILE), "More.").unwrap();
        let places = Places {
            home: shared.path().to_owned(),
            extra: [extra.path().to_owned(), extra.path().join("none")].into(),
            ..Places::default()
        };
        let found = find(cwd.path(), &places);
        let more = found.iter().find(|skill| skill.name == "more").unwrap();
        assert_eq!(more.scope, Scope::User);
        let linked = shared.path().canonicalize().unwrap().join(FILE);
        let times = found
            .iter()
            .filter(|skill| skill.name == "linked" && skill.file == linked);
        assert_eq!(times.count(), 1);
        assert!(found.len() < 6, "{found:?}");
    }
}
