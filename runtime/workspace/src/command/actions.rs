//! Classification of commands for display: reads a file, lists files, searches, or unknown.

use std::path::{Path, PathBuf};

use crate::{
    command::{
        join, parse,
        safety::{only_reads, prints_lines},
    },
    files,
};

/// The apparent action of one part of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Reads one file.
    Read {
        /// Text of this part of the command.
        command: String,
        /// File name without folders.
        name: String,
        /// Absolute path.
        path: PathBuf,
    },
    /// Lists files.
    List {
        /// Text of this part of the command.
        command: String,
        /// The listed path, if the command names one.
        path: Option<String>,
    },
    /// Searches in files or for files.
    Search {
        /// Text of this part of the command.
        command: String,
        /// The search pattern, if the command names one.
        query: Option<String>,
        /// The searched path, if the command names one.
        path: Option<String>,
    },
    /// Anything else.
    Unknown {
        /// Text of this part of the command.
        command: String,
    },
}

/// Returns the apparent actions of a command line that runs in `cwd`: one action per pipeline, and one more for each
/// search in its input; or a single unknown action with the line as it was written if any part is not understood, or if
/// the shell puts other words in place of written ones. `cd` is not an action; it changes the folder of the next part.
/// Neither is `true`, nor an `echo` before all actions.
pub fn actions(command: &str, cwd: &Path) -> Vec<Action> {
    let opaque = || {
        vec![Action::Unknown {
            command: command.to_owned(),
        }]
    };
    let Some(parts) = parse(command) else {
        return opaque();
    };
    let mut cwd = cwd.to_owned();
    let mut found: Vec<Action> = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        if part.globs || part.homes {
            return opaque();
        }
        if part.piped {
            match action(&part.words, &cwd) {
                search @ Action::Search { .. } => found.push(search),
                // A filter on the output of an action is not a separate action.
                _ if filters(&part.words) => {}
                _ => return opaque(),
            }
            continue;
        }
        let is_aside = part.words == ["true"] || found.is_empty() && part.words[0] == "echo";
        if is_aside && parts.get(index + 1).is_none_or(|next| !next.piped) {
            continue;
        }
        if let [program, folder] = &part.words[..]
            && program == "cd"
            && index + 1 < parts.len()
        {
            cwd = files::absolute(&cwd, folder);
            continue;
        }
        let action = action(&part.words, &cwd);
        if matches!(action, Action::Unknown { .. }) {
            return opaque();
        }
        if found.last() != Some(&action) {
            found.push(action);
        }
    }
    if found.is_empty() { opaque() } else { found }
}

/// Tells whether a command only passes on what it reads.
fn filters(words: &[String]) -> bool {
    let arguments = &words[1..];
    match &*words[0] {
        "sort" => !arguments
            .iter()
            .any(|argument| argument.starts_with("-o") || argument.starts_with("--o")),
        "xargs" => {
            let options = arguments.iter().take_while(|word| word.starts_with('-'));
            only_reads(&arguments[options.count()..])
        }
        _ => only_reads(words),
    }
}

fn action(words: &[String], cwd: &Path) -> Action {
    let command = join(words);
    let texts: Vec<&str> = words.iter().map(String::as_str).collect();
    let read = |path: &str| {
        let path = files::absolute(cwd, path);
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        Action::Read {
            command: command.clone(),
            name,
            path,
        }
    };
    let list = |path: Option<&str>| Action::List {
        command: command.clone(),
        path: path.map(str::to_owned),
    };
    let search = |query: Option<&str>, path: Option<&str>| Action::Search {
        command: command.clone(),
        query: query.map(str::to_owned),
        path: path.map(str::to_owned),
    };
    match &texts[..] {
        ["cat" | "bat" | "less" | "more" | "nl", arguments @ ..] => {
            match operands(arguments, &[])[..] {
                [path] => read(path),
                _ => Action::Unknown { command },
            }
        }
        ["head" | "tail", arguments @ ..] => {
            match operands(arguments, &["-n", "-c", "--lines", "--bytes"])[..] {
                [path] => read(path),
                _ => Action::Unknown { command },
            }
        }
        ["sed", "-n", script, path] if prints_lines(script) => read(path),
        ["awk", arguments @ ..] => match operands(arguments, &["-F", "-v"])[..] {
            [_script, path] if !arguments.contains(&"-f") => read(path),
            _ => Action::Unknown { command },
        },
        ["ls" | "tree" | "eza" | "du", arguments @ ..] => list(
            operands(arguments, &["-I", "-L", "-P", "-w"])
                .first()
                .copied(),
        ),
        ["rg", arguments @ ..] if arguments.contains(&"--files") => {
            list(operands(arguments, SEARCH_VALUES).first().copied())
        }
        ["git", "ls-files", arguments @ ..] => list(operands(arguments, &[]).first().copied()),
        [
            "rg" | "grep" | "egrep" | "fgrep" | "ag" | "ack",
            arguments @ ..,
        ]
        | ["git", "grep", arguments @ ..] => {
            let operands = operands(arguments, SEARCH_VALUES);
            search(operands.first().copied(), operands.get(1).copied())
        }
        ["fd", arguments @ ..] => match operands(arguments, &["-e", "-t", "-d", "-E"])[..] {
            [] => list(None),
            [query, ref rest @ ..] => search(Some(query), rest.first().copied()),
        },
        ["find", arguments @ ..] => {
            let path = arguments
                .first()
                .filter(|argument| !argument.starts_with('-'))
                .copied();
            let tests = ["-name", "-iname", "-path", "-ipath", "-regex"];
            let test = arguments
                .iter()
                .position(|argument| tests.contains(argument));
            match test.and_then(|index| arguments.get(index + 1)) {
                Some(query) => search(Some(query), path),
                None => list(path),
            }
        }
        _ => Action::Unknown { command },
    }
}

/// Options of search programs whose next word is their value.
const SEARCH_VALUES: &[&str] = &[
    "-A",
    "-B",
    "-C",
    "-g",
    "-m",
    "-t",
    "-T",
    "--glob",
    "--max-count",
    "--type",
    "--type-not",
];

/// Returns the arguments that are neither options nor values of the options in `with_value`.
fn operands<'a>(arguments: &[&'a str], with_value: &[&str]) -> Vec<&'a str> {
    let mut operands = Vec::new();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if *argument == "--" {
            operands.extend(arguments);
            break;
        }
        if with_value.contains(argument) {
            arguments.next();
        } else if !argument.starts_with('-') || *argument == "-" {
            operands.push(*argument);
        }
    }
    operands
}
