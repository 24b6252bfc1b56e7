//! Shell commands: running, quoting and displaying them, and deciding whether they are known to be harmless.
//!
//! The parser understands plain scripts only: words and quotes, joined by `&&`, `||`, `;` and `|`. Everything else
//! (redirections, substitutions, subshells, background jobs, assignments) makes a script opaque: it is displayed
//! unchanged and never counts as harmless.

mod actions;
mod prefix;
mod safety;
mod script;

use std::{ffi::OsStr, path::Path};

pub use actions::{Action, actions};
pub use prefix::amendment;
pub(crate) use safety::is_harmless_anywhere;
pub use safety::{is_known_safe, looks_dangerous};
pub(crate) use script::parse;

/// The shells whose scripts are understood.
const SHELLS: [&str; 3] = ["bash", "sh", "zsh"];

/// The folders of the system with shells.
const SHELL_FOLDERS: [&str; 3] = ["/usr/bin/", "/bin/", "/usr/local/bin/"];

/// Returns the arguments that run a command line: in bash as a login shell, or in plain `sh` where bash is not
/// installed.
pub fn shell_argv(command: &str) -> Vec<String> {
    let shell = if Path::new("/bin/bash").exists() {
        ["/bin/bash", "-lc"]
    } else {
        ["/bin/sh", "-c"]
    };
    shell
        .into_iter()
        .chain([command])
        .map(str::to_owned)
        .collect()
}

/// Returns a command line as a person would type it, and the arguments that run it. A line that itself starts a shell
/// with a script, as `bash -lc 'ls'`, is taken apart: the script is the command.
pub fn unwrapped(line: &str) -> (String, Vec<String>) {
    match words(line) {
        Some(words) if script_of(&words).is_some() => (self::line(&words), words),
        _ => (line.to_owned(), shell_argv(line)),
    }
}

/// Returns the command line that arguments run: the script of a shell of the system, else the arguments for a shell.
pub fn line(argv: &[String]) -> String {
    script_of(argv).map_or_else(|| join(argv), str::to_owned)
}

/// Returns the command line to show for arguments: the given one only if they run exactly it.
pub fn shown(command: String, argv: &[String]) -> String {
    match runs(argv, &command) {
        true => command,
        false => line(argv),
    }
}

fn script_of(argv: &[String]) -> Option<&str> {
    let script = argv.get(2)?;
    runs(argv, script).then_some(script)
}

/// Splits a command line into the program and its arguments; `None` if it needs a shell.
pub fn words(line: &str) -> Option<Vec<String>> {
    let mut parts = parse(line)?;
    match parts.len() {
        1 => parts.pop().map(|part| part.words),
        _ => None,
    }
}

/// Returns the arguments that run a command line in a shell of the system with this name, or the name of this path; in
/// the one of [`shell_argv`] if there is none. A login shell reads the user's profile.
pub fn argv_in_shell(shell: Option<&str>, login: bool, command: &str) -> Vec<String> {
    let mut argv = shell_argv(command);
    let name = |path: &str| Path::new(path).file_name().map(OsStr::to_owned);
    if let Some(shell) = shell.filter(|shell| name(shell) != name(&argv[0]))
        && let Some(shell) = installed_shell(shell)
    {
        argv[0] = shell;
    }
    argv[1] = if login { "-lc" } else { "-c" }.to_owned();
    argv
}

/// Returns the path of the system's shell with the name, or with the last part of the path; `None` for other programs and
/// for what is not installed. What else has the name of a shell may be any program.
fn installed_shell(shell: &str) -> Option<String> {
    let name = Path::new(shell).file_name()?.to_str()?;
    if !SHELLS.contains(&name) {
        return None;
    }
    SHELL_FOLDERS
        .map(|folder| format!("{folder}{name}"))
        .into_iter()
        .find(|path| Path::new(path).exists())
}

/// Tells whether `argv` runs exactly this command line: `argv` is the words of the command line, or a shell of the
/// system with the command line as its script. Any other program returns `false`, because it may interpret a script
/// differently.
pub fn runs(argv: &[String], command: &str) -> bool {
    match argv {
        [shell, option, script] if (option == "-c" || option == "-lc") && script == command => {
            let name = SHELL_FOLDERS
                .iter()
                .find_map(|folder| shell.strip_prefix(folder))
                .unwrap_or(shell);
            SHELLS.contains(&name)
        }
        argv => join(argv) == command,
    }
}

/// Joins arguments into a command line that a POSIX shell splits into the same arguments.
pub fn join(argv: &[String]) -> String {
    argv.iter()
        .map(|argument| quote(argument))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Quotes one argument for a POSIX shell, as the crate `shlex` does: an argument without special characters stays
/// unquoted, single quotes come before double quotes, and what no quotes hold together is quoted piece by piece.
pub fn quote(argument: &str) -> String {
    const PLAIN: u8 = 1;
    const SINGLE: u8 = 2;
    const DOUBLE: u8 = 4;
    if argument.is_empty() {
        return "''".to_owned();
    }
    let mut quoted = String::with_capacity(argument.len() + 2);
    let mut rest = argument;
    while !rest.is_empty() {
        let mut ways = PLAIN | SINGLE | DOUBLE;
        let mut end = rest.len();
        for (at, character) in rest.char_indices() {
            let fits = match character {
                '^' if at > 0 => 0,
                '\'' | '\\' => DOUBLE,
                '^' | '`' | '$' | '!' => SINGLE,
                _ if character.is_ascii_alphanumeric() || "+-./:@]_".contains(character) => ways,
                _ => SINGLE | DOUBLE,
            };
            if ways & fits == 0 {
                end = at;
                break;
            }
            ways &= fits;
        }
        let (piece, left) = rest.split_at(end);
        rest = left;
        let quote = match ways {
            _ if ways & PLAIN != 0 => "",
            _ if ways & SINGLE != 0 => "'",
            _ => "\"",
        };
        quoted.push_str(quote);
        for character in piece.chars() {
            if quote == "\"" && matches!(character, '"' | '\\') {
                quoted.push('\\');
            }
            quoted.push(character);
        }
        quoted.push_str(quote);
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_shells_of_the_system_run_command_lines() {
        let dir = tempfile::tempdir().unwrap();
        let other = dir.path().join("sh");
        std::fs::write(&other, "").unwrap();
        let other = other.to_str().unwrap();
        for shell in ["sh", "/bin/sh", other, "./sh"] {
            let argv = argv_in_shell(Some(shell), false, "ls");
            assert!(["/usr/bin/sh", "/bin/sh"].contains(&&*argv[0]), "{argv:?}");
            assert_eq!(argv[1..], ["-c", "ls"]);
        }
        for shell in [None, Some("bash"), Some("./bash"), Some("python3")] {
            assert_eq!(argv_in_shell(shell, true, "ls")[0], shell_argv("ls")[0]);
        }
    }

    #[test]
    fn what_runs_is_shown() {
        let cases = [
            (["/bin/bash", "-lc", "ls"], "ls", "ls"),
            (["bash", "-c", "ls"], "ls", "ls"),
            (["/bin/bash", "-c", "ls"], "pwd", "ls"),
            (["bash", "-x", "ls"], "ls", "bash -x ls"),
            (["/w/bin/bash", "-lc", "ls"], "ls", "/w/bin/bash -lc ls"),
            (["./zsh", "-lc", "a; b"], "a; b", "./zsh -lc 'a; b'"),
        ];
        for (argv, command, expected) in cases {
            let argv = argv.map(str::to_owned);
            assert_eq!(shown(command.to_owned(), &argv), expected);
        }
    }

    #[test]
    fn lines_that_start_a_shell_are_taken_apart() {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        for (line, command, argv) in [
            (
                "/bin/bash -lc 'a && b'",
                "a && b",
                words(&["/bin/bash", "-lc", "a && b"]),
            ),
            ("sh -c ls", "ls", words(&["sh", "-c", "ls"])),
            ("ls -l", "ls -l", shell_argv("ls -l")),
            (
                "bash -c ls | cat",
                "bash -c ls | cat",
                shell_argv("bash -c ls | cat"),
            ),
        ] {
            assert_eq!(unwrapped(line), (command.to_owned(), argv));
        }
    }
}
