//! Skills that the user names in the input.

use std::{
    collections::HashSet,
    path::{Path, PathBuf},
};

use threadwire_engine::InputPart;
use threadwire_workspace::git;

use super::instructions::beginning;
use crate::model::{ContextItem, Message, Role};

/// Name of a skill's file.
const FILE: &str = "SKILL.md";

/// Maximum number of folders that are searched below one root.
const MAX_FOLDERS: usize = 2_000;

/// Maximum size of a skill for the model, in bytes.
const MAX_SKILL: usize = 256 * 1024;

/// How many bytes of a skill are searched for its name.
const MAX_FRONT: usize = 8 * 1024;

/// Returns a message for each skill in the input: a skill part, or `$name` in a text.
pub(super) async fn messages(input: &[InputPart], cwd: &Path, home: &Path) -> Vec<ContextItem> {
    let mut wanted: Vec<(String, Option<PathBuf>)> = Vec::new();
    let mut want = |name: &str, path: Option<&PathBuf>| {
        if !wanted.iter().any(|(known, _)| known == name) {
            wanted.push((name.to_owned(), path.cloned()));
        }
    };
    for part in input {
        match part {
            InputPart::Skill { name, path } => want(name, path.as_ref()),
            InputPart::Text { text, .. } => names(text).for_each(|name| want(name, None)),
            _ => {}
        }
    }
    if wanted.is_empty() {
        return Vec::new();
    }
    let (cwd, home) = (cwd.to_owned(), home.to_owned());
    let read = tokio::task::spawn_blocking(move || read(wanted, &cwd, &home));
    read.await.unwrap_or_default()
}

fn read(wanted: Vec<(String, Option<PathBuf>)>, cwd: &Path, home: &Path) -> Vec<ContextItem> {
    let mut known = None;
    let found = wanted.into_iter().filter_map(|(name, path)| {
        let path = path.or_else(|| {
            let known = known.get_or_insert_with(|| find(cwd, home));
            let skill = known.iter().find(|(known, _)| *known == name);
            skill.map(|(_, path)| path.clone())
        })?;
        // The user named the skill, so it must not be missing without notice.
        let text = beginning(&path, MAX_SKILL).unwrap_or_else(|| "It cannot be read.".to_owned());
        let message = format!(
            "<skill>\n<name>{name}</name>\n<path>{}</path>\n{text}\n</skill>",
            path.display()
        );
        Some(ContextItem::Message(Message::text(Role::User, message)))
    });
    found.collect()
}

/// Finds words of the form `$name`.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split('$').skip(1).filter_map(|rest| {
        let is_part = |char: char| char.is_ascii_alphanumeric() || "-_:".contains(char);
        let end = rest.find(|char| !is_part(char)).unwrap_or(rest.len());
        Some(&rest[..end]).filter(|name| !name.is_empty())
    })
}

/// Lists skills by name, those of the nearest folder first.
fn find(cwd: &Path, home: &Path) -> Vec<(String, PathBuf)> {
    let of_project = git::project_folders(cwd)
        .into_iter()
        .flat_map(|folder| [folder.join(".agents/skills"), folder.join(".codex/skills")]);
    let of_user = std::env::home_dir().map(|folder| folder.join(".agents/skills"));
    let mut roots: Vec<PathBuf> = of_project.chain(of_user).collect();
    roots.extend([
        home.join("skills"),
        home.join("skills/.system"),
        "/etc/codex/skills".into(),
    ]);
    let mut skills = Vec::new();
    for root in roots {
        let mut folders = vec![root];
        // Links may lead back to a folder that was already searched.
        let mut seen = HashSet::new();
        while let Some(folder) = folders.pop() {
            if seen.len() == MAX_FOLDERS {
                break;
            }
            if !folder.canonicalize().is_ok_and(|real| seen.insert(real)) {
                continue;
            }
            let file = folder.join(FILE);
            if let Some(text) = beginning(&file, MAX_FRONT) {
                skills.push((name(&text, &folder), file));
            }
            let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
            folders.extend(entries.filter_map(|entry| {
                let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
                let path = entry.path();
                (!is_hidden && path.is_dir()).then_some(path)
            }));
        }
    }
    skills
}

/// Returns the name in the front matter, else the name of the folder.
fn name(text: &str, folder: &Path) -> String {
    let mut lines = text.lines();
    let given = (lines.next().map(str::trim) == Some("---"))
        .then(|| {
            lines
                .take_while(|line| line.trim() != "---")
                .find_map(|line| line.strip_prefix("name:"))
        })
        .flatten()
        .map(|name| name.trim().trim_matches(['"', '\'']).to_owned());
    given.unwrap_or_else(|| {
        let name = folder.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn named_skills_are_told_once() {
        let home = tempfile::tempdir().unwrap();
        let cwd = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = cwd.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write(
            ".agents/skills/a/SKILL.md",
            "---\nname: tidy\n---\nTidy up.",
        );
        write(".codex/skills/b/deep/SKILL.md", "No front matter.");
        let gone = InputPart::Skill {
            name: "gone".to_owned(),
            path: Some(cwd.path().join("gone.md")),
        };
        let text = InputPart::text("Use $tidy, $deep and $tidy, for $5.");
        let told = messages(&[text, gone], cwd.path(), home.path()).await;
        let texts: Vec<_> = told
            .iter()
            .map(|item| match item {
                ContextItem::Message(message) => message.joined_text(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(texts.len(), 3, "{texts:?}");
        assert!(texts[0].starts_with("<skill>\n<name>tidy</name>\n<path>"));
        assert!(texts[0].contains("Tidy up."));
        assert!(texts[1].contains("<name>deep</name>"));
        assert!(texts[2].contains("gone.md</path>\nIt cannot be read.\n"));
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn skills_are_found_behind_links_that_may_lead_back() {
        let shared = tempfile::tempdir().unwrap();
        let cwd = tempfile::tempdir().unwrap();
        std::fs::write(shared.path().join(FILE), "Found.").unwrap();
        let skills = cwd.path().join(".agents/skills");
        std::fs::create_dir_all(&skills).unwrap();
        std::os::unix::fs::symlink(shared.path(), skills.join("linked")).unwrap();
        std::os::unix::fs::symlink(&skills, shared.path().join("back")).unwrap();
        let found = find(cwd.path(), shared.path());
        let linked = (String::from("linked"), skills.join("linked").join(FILE));
        assert_eq!(found.iter().filter(|skill| **skill == linked).count(), 1);
        assert!(found.len() < 5, "{found:?}");
    }
}
