//! Slash commands that a workspace or its user defines: `commands/**/*.md`. A folder is a namespace.

use std::{
    collections::{BTreeMap, HashSet},
    fs,
    path::{Path, PathBuf},
};

use super::{Folders, read, skills::split};

/// Maximum number of folders that are searched below one root.
const MAX_FOLDERS: usize = 500;

/// A slash command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Its name with the slash, in lower case: `/review`, or `/git:commit` in the folder `git`.
    pub name: String,
    /// What it does.
    pub description: String,
    /// What it stands for, with placeholders.
    pub body: String,
}

impl Command {
    /// Returns the prompt that the command with these arguments stands for: `$ARGUMENTS` is the whole text, `$1` to
    /// `$9` are its words, and those without a word are left out.
    pub fn expand(&self, arguments: &str) -> String {
        let arguments = arguments.trim();
        let words: Vec<&str> = arguments.split_whitespace().collect();
        let mut out = String::with_capacity(self.body.len());
        let mut rest = self.body.as_str();
        while let Some((before, after)) = rest.split_once('$') {
            out.push_str(before);
            if let Some(after) = after.strip_prefix("ARGUMENTS") {
                out.push_str(arguments);
                rest = after;
            } else if let Some(digit) = after
                .chars()
                .next()
                .and_then(|char| char.to_digit(10))
                .filter(|digit| *digit > 0)
            {
                out.push_str(words.get(digit as usize - 1).unwrap_or(&""));
                rest = &after[1..];
            } else {
                out.push('$');
                rest = after;
            }
        }
        out.push_str(rest);
        out
    }
}

/// Lists the commands of a workspace and its user, by name. Those of the workspace win. Blocks.
pub fn list(folders: &Folders) -> Vec<Command> {
    let mut commands = BTreeMap::new();
    let roots = folders.user.iter().chain([&folders.own]);
    for root in roots {
        for command in below(&root.join("commands")) {
            commands.insert(command.name.clone(), command);
        }
    }
    commands.into_values().collect()
}

/// Finds a command by its name, with or without its slash, in whatever case. Blocks.
pub fn find(folders: &Folders, name: &str) -> Option<Command> {
    let name = format!("/{}", name.trim_start_matches('/').to_lowercase());
    list(folders)
        .into_iter()
        .find(|command| command.name == name)
}

fn below(root: &Path) -> Vec<Command> {
    let mut commands = Vec::new();
    let mut folders: Vec<(PathBuf, String)> = vec![(root.to_owned(), String::new())];
    // Links may lead back to a folder that was already searched.
    let mut seen = HashSet::new();
    while let Some((folder, namespace)) = folders.pop() {
        if seen.len() == MAX_FOLDERS || !folder.canonicalize().is_ok_and(|real| seen.insert(real)) {
            continue;
        }
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let file_name = entry.file_name();
            let Some(name) = file_name.to_str().filter(|name| !name.starts_with('.')) else {
                continue;
            };
            if path.is_dir() {
                folders.push((path, format!("{namespace}{}:", name.to_lowercase())));
            } else if let Some(name) = name.strip_suffix(".md")
                && let Ok(Some(text)) = read(&path)
            {
                let (head, body) = split(&text);
                let name = format!("/{namespace}{}", name.to_lowercase());
                let description = head.and_then(|mut head| head.remove("description"));
                commands.push(Command {
                    description: description.unwrap_or_else(|| name.clone()),
                    body: body.trim().to_owned(),
                    name,
                });
            }
        }
    }
    commands
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_the_workspace_win_and_folders_are_namespaces() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(&home.path().join("work"), Some(home.path().join("user")));
        let write = |root: &Path, path: &str, text: &str| {
            let file = root.join("commands").join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        };
        write(
            &folders.own,
            "Review.md",
            "---\ndescription: Ours\n---\n\nReview $1 and $2$3. All: $ARGUMENTS. $0 $x $\n",
        );
        write(&folders.own, "git/Log.md", "Show the log.");
        write(&folders.own, ".hidden.md", "no");
        write(&folders.own, "notes.txt", "no");
        write(folders.user.as_ref().unwrap(), "review.md", "Theirs");
        let all = list(&folders);
        let names: Vec<_> = all
            .iter()
            .map(|one| (&*one.name, &*one.description))
            .collect();
        assert_eq!(names, [("/git:log", "/git:log"), ("/review", "Ours")]);
        assert_eq!(
            find(&folders, "REVIEW").unwrap().expand(" a.rs  b.rs "),
            "Review a.rs and b.rs. All: a.rs  b.rs. $0 $x $"
        );
        assert_eq!(find(&folders, "../review"), None);
    }
}
