//! Lists of commands that only read, and of commands that look dangerous.

use std::path::Path;

use crate::command::{SHELLS, parse, script::Part};

/// Programs that only read, with any arguments.
const READERS: [&str; 25] = [
    "cat", "cd", "cut", "echo", "expr", "false", "grep", "head", "id", "ls", "nl", "numfmt",
    "paste", "pwd", "rev", "seq", "stat", "tac", "tail", "tr", "true", "uname", "wc", "which",
    "whoami",
];

/// Tells whether a command line only reads: every part of it is in the list of reading commands.
pub fn is_known_safe(command: &str) -> bool {
    parse(command).is_some_and(|parts| parts.iter().all(is_harmless))
}

/// Tells whether a part of a script only reads. A file name that the shell expands from a pattern may look like an
/// option, so patterns are accepted only for programs that are safe with any option.
fn is_harmless(part: &Part) -> bool {
    let reads_all = || READERS.contains(&&*part.words[0]);
    only_reads(&part.words) && (!part.globs || reads_all())
}

/// Tells whether a part of a script only reads, also where no sandbox confines it. Git runs programs that the
/// configuration of a repository names, and a command may have made that repository.
pub(crate) fn is_harmless_anywhere(part: &Part) -> bool {
    is_harmless(part) && !["bash", "sh", "zsh", "git"].contains(&&*part.words[0])
}

/// Tells whether a single command only reads.
pub(super) fn only_reads(words: &[String]) -> bool {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [program, arguments @ ..] = &words[..] else {
        return false;
    };
    match *program {
        program if READERS.contains(&program) => true,
        "bash" | "sh" | "zsh" => {
            matches!(arguments, ["-c" | "-lc", script] if is_known_safe(script))
        }
        "base64" => !arguments.iter().any(|argument| {
            argument.starts_with("--o") || (is_short(argument) && argument.contains('o'))
        }),
        "find" => !arguments.iter().any(|argument| {
            [
                "-delete", "-exec", "-execdir", "-fls", "-fprint", "-fprint0", "-fprintf", "-ok",
                "-okdir",
            ]
            .contains(argument)
        }),
        "rg" => !arguments.iter().any(|argument| {
            ["--pre", "--hostname-bin"]
                .iter()
                .any(|option| argument.starts_with(option))
                || *argument == "--search-zip"
                || (is_short(argument) && argument.contains('z'))
        }),
        "sed" => match arguments {
            ["-n", script] => prints_lines(script),
            // A file argument that looks like an option may be another script.
            ["-n", script, file] => prints_lines(script) && !file.starts_with('-'),
            _ => false,
        },
        // `uniq` writes to its second file argument. Behind `--` any argument is one.
        "uniq" => {
            let is_file = |argument: &&&str| **argument == "-" || !argument.starts_with('-');
            !arguments.contains(&"--") && arguments.iter().filter(is_file).count() <= 1
        }
        "git" => git_reads(arguments),
        _ => false,
    }
}

/// Tells whether a command line looks dangerous even where everything is allowed: it removes files by force.
pub fn looks_dangerous(command: &str) -> bool {
    let dangerous = |words: &[&str]| {
        let words = match words {
            ["sudo", rest @ ..] => rest,
            all => all,
        };
        matches!(words, ["rm", arguments @ ..] if arguments
            .iter()
            .any(|argument| *argument == "--force" || (is_short(argument) && argument.contains('f'))))
    };
    match parse(command) {
        Some(parts) => parts.iter().any(|part| {
            let words: Vec<&str> = part.words.iter().map(String::as_str).collect();
            match &words[..] {
                [shell, "-c" | "-lc", script] if has_name_of_shell(shell) => {
                    looks_dangerous(script)
                }
                words => dangerous(words),
            }
        }),
        // An opaque script is searched word by word, ignoring quotes.
        None => command
            .split([';', '|', '&', '\n', '(', '{', '`'])
            .any(|piece| {
                let words: Vec<&str> = piece.split_whitespace().collect();
                (0..words.len()).any(|start| dangerous(&words[start..]))
            }),
    }
}

fn has_name_of_shell(program: &str) -> bool {
    let name = Path::new(program).file_name();
    name.is_some_and(|name| SHELLS.iter().any(|shell| name == *shell))
}

fn is_short(argument: &str) -> bool {
    argument.starts_with('-') && !argument.starts_with("--")
}

/// Tells whether a sed script only prints lines by number: `3p` or `1,5p`.
pub(super) fn prints_lines(script: &str) -> bool {
    let is_number =
        |text: &str| !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit());
    script
        .strip_suffix('p')
        .is_some_and(|range| match range.split_once(',') {
            Some((first, last)) => is_number(first) && is_number(last),
            None => is_number(range),
        })
}

fn git_reads(arguments: &[&str]) -> bool {
    let [verb, options @ ..] = arguments else {
        return false;
    };
    match *verb {
        "status" | "log" | "diff" | "show" => !options.iter().any(|option| {
            // Git accepts the beginning of an option, too.
            let name = option.split('=').next().unwrap_or_default();
            ["--output", "--ext-diff", "--textconv", "--exec"]
                .iter()
                .any(|writing| {
                    name.starts_with(writing) || (name.len() > 2 && writing.starts_with(name))
                })
        }),
        "branch" => options.iter().all(|option| {
            [
                "-a",
                "-l",
                "-r",
                "-v",
                "-vv",
                "--all",
                "--list",
                "--remotes",
                "--show-current",
                "--verbose",
            ]
            .contains(option)
        }),
        _ => false,
    }
}
