//! Instructions, skills, slash commands and subagents of the other agent.

use std::{
    fs, io,
    path::{Component, Path, PathBuf},
};

use serde::Deserialize;
use toml_edit::{DocumentMut, value};

use super::{convert, read_own, write_new};
use crate::{
    files,
    sort::{sort_by, sort_by_key},
};

/// The file that makes a folder a skill.
const SKILL: &str = "SKILL.md";

/// The deepest folder of a skill or of commands that is read.
const MAX_DEPTH: usize = 8;

/// The most files that are read of one skill, or in one folder of commands.
const MAX_FILES: usize = 1000;

/// The front matter of commands and subagents.
#[derive(Default, Deserialize)]
struct Front {
    name: Option<String>,
    description: Option<String>,
}

/// A slash command that is not imported yet.
pub(super) struct Command {
    /// The name of the skill that it becomes.
    pub(super) name: String,
    /// The name that it has for the other agent, with dashes between folders.
    own: String,
    description: Option<String>,
    body: String,
}

/// Returns the parts of a text with front matter between lines of `---`.
fn split(text: &str) -> (Front, &str) {
    let parts = text.strip_prefix("---\n").and_then(|rest| {
        let end = rest.find("\n---\n")?;
        Some((&rest[..end], &rest[end + 5..]))
    });
    let Some((front, body)) = parts else {
        return (Front::default(), text);
    };
    (serde_yaml_ng::from_str(front).unwrap_or_default(), body)
}

/// Returns the names of what is in a folder, in order. Names that are no UTF-8 are left out.
fn entries(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort_unstable();
    names
}

/// Tells whether the target lacks the instructions of the source.
pub(super) fn is_missing(source: &Path, target: &Path) -> bool {
    let is_there = read_own(source).is_ok_and(|text| !text.trim().is_empty());
    let is_taken = match target.symlink_metadata() {
        Ok(metadata) => !metadata.is_file() || metadata.len() > 0,
        Err(_) => false,
    };
    is_there && !is_taken
}

/// Writes the instructions.
pub(super) fn import(source: &Path, target: &Path) -> io::Result<()> {
    let text = convert::text(&read_own(source)?);
    if let Some(folder) = target.parent() {
        fs::create_dir_all(folder)?;
    }
    files::write(target, text.as_bytes())
}

/// Returns the skills that the target lacks.
pub(super) fn skills(source: &Path, target: &Path) -> Vec<String> {
    let mut names = entries(source);
    names.retain(|name| {
        let folder = source.join(name);
        let is_own = folder.symlink_metadata().is_ok_and(|one| one.is_dir());
        let is_skill = is_own && read_own(&folder.join(SKILL)).is_ok();
        is_skill && target.join(name).symlink_metadata().is_err()
    });
    names
}

/// Copies a skill with its files. Links are left out.
pub(super) fn import_skill(source: &Path, target: &Path, name: &str) -> io::Result<()> {
    let (source, target) = (source.join(name), target.join(name));
    let mut files = Vec::new();
    collect(&source, &source, 0, &mut files);
    // The file that makes it a skill comes last, so that a part of it does not count as one.
    sort_by_key(&mut files, |file| file == Path::new(SKILL));
    for file in files {
        let from = source.join(&file);
        let to = target.join(&file);
        match file.as_os_str() == SKILL {
            true => write_new(&to, convert::text(&read_own(&from)?).as_bytes())?,
            false => {
                write_new(&to, &files::read(&from)?)?;
                // Scripts stay executable.
                fs::set_permissions(&to, from.metadata()?.permissions())?;
            }
        }
    }
    Ok(())
}

/// Collects the regular files below a folder, relative to `root`.
fn collect(root: &Path, folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    for name in entries(folder) {
        let path = folder.join(name);
        let Ok(metadata) = path.symlink_metadata() else {
            continue;
        };
        if metadata.is_dir() && depth < MAX_DEPTH {
            collect(root, &path, depth + 1, files);
        } else if metadata.is_file() && files.len() < MAX_FILES {
            files.extend(path.strip_prefix(root).map(Path::to_owned));
        }
    }
}

/// Returns the commands that the target lacks. Those with arguments, output of commands or files in them are left out,
/// because a skill has none.
pub(super) fn commands(source: &Path, target: &Path) -> Vec<Command> {
    let mut files = Vec::new();
    collect(source, source, 0, &mut files);
    let commands = files.into_iter().filter_map(|file| {
        let name = file.with_extension("");
        let parts: Option<Vec<&str>> = name
            .components()
            .map(|part| match part {
                Component::Normal(part) => part.to_str(),
                _ => None,
            })
            .collect();
        let own = parts?.join("-");
        let text = read_own(&source.join(&file)).ok()?;
        let (front, body) = split(&text);
        let is_plain = file.extension()? == "md" && !has_arguments(body);
        let command = Command {
            name: format!("source-command-{own}"),
            description: front.description,
            body: body.trim().to_owned(),
            own,
        };
        let is_missing = target.join(&command.name).symlink_metadata().is_err();
        (is_plain && is_missing && !command.body.is_empty()).then_some(command)
    });
    let mut commands: Vec<Command> = commands.collect();
    sort_by(&mut commands, |a, b| a.name.cmp(&b.name));
    commands.dedup_by(|a, b| a.name == b.name);
    commands
}

fn has_arguments(body: &str) -> bool {
    let mut after = body.split('$').skip(1);
    let has_argument = after.any(|rest| {
        rest.starts_with("ARGUMENTS") || rest.starts_with(|char: char| char.is_ascii_digit())
    });
    has_argument || body.contains("!`")
}

impl Command {
    /// Writes the command as a skill.
    pub(super) fn import(&self, target: &Path) -> io::Result<()> {
        let Self {
            name,
            own,
            description,
            body,
        } = self;
        let description = match description {
            Some(description) => convert::text(description),
            None => format!("Migrated source command `{own}`"),
        };
        // A JSON text is a YAML text, too.
        let (quoted, description) = (
            serde_json::to_string(name)?,
            serde_json::to_string(&description)?,
        );
        let body = convert::text(body);
        let text = format!(
            "---\nname: {quoted}\ndescription: {description}\n---\n\n# {name}\n\nUse this skill when the user asks to run \
             the migrated source command `{own}`.\n\n## Command Template\n\n{body}\n"
        );
        write_new(&target.join(name).join(SKILL), text.as_bytes())
    }
}

/// A subagent that is not imported yet.
pub(super) struct Subagent {
    /// The name that it calls itself, else that of its file.
    pub(super) name: String,
    /// The name of its file, without the ending.
    file: String,
    description: String,
    body: String,
}

/// Returns the subagents that the target lacks.
pub(super) fn subagents(source: &Path, target: &Path) -> Vec<Subagent> {
    let files = entries(source).into_iter();
    let agents = files.filter_map(|file| {
        let text = read_own(&source.join(&file)).ok()?;
        let file = file.strip_suffix(".md")?.to_owned();
        let (front, body) = split(&text);
        let is_there = target
            .join(format!("{file}.toml"))
            .symlink_metadata()
            .is_ok();
        let agent = Subagent {
            name: front.name.unwrap_or_else(|| file.clone()),
            file,
            description: front.description?,
            body: body.trim().to_owned(),
        };
        (!is_there && !agent.body.is_empty()).then_some(agent)
    });
    agents.collect()
}

impl Subagent {
    /// Writes the subagent.
    pub(super) fn import(&self, target: &Path) -> io::Result<()> {
        let mut document = DocumentMut::new();
        document.insert("name", value(&self.name));
        document.insert("description", value(convert::text(&self.description)));
        document.insert("developer_instructions", value(convert::text(&self.body)));
        let file = target.join(format!("{}.toml", self.file));
        write_new(&file, document.to_string().as_bytes())
    }
}
