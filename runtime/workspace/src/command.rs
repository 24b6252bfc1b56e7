//! What a shell command is: how it is run, quoted and shown, and whether it is known to be harmless.
//!
//! Only plain scripts are understood: words and quotes, joined by `&&`, `||`, `;` and `|`. Whatever else the shell can
//! do (redirections, substitutions, subshells, background jobs, assignments) makes a script opaque: it is shown as it
//! is and never counts as harmless.

mod actions;
mod prefix;
mod safety;
mod script;

use std::path::Path;

pub use actions::{Action, actions};
pub use prefix::amendment;
pub(crate) use safety::is_harmless;
pub use safety::{is_known_safe, looks_dangerous};
pub(crate) use script::parse;

/// Returns the arguments that run a command line: in bash as a login shell, or in plain `sh` where there is no bash.
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

/// Returns the arguments that run a command line in a shell of the caller's choice, `None` for that of [`shell_argv`];
/// a login shell reads the user's profile.
pub fn argv_in_shell(shell: Option<&str>, login: bool, command: &str) -> Vec<String> {
    let mut argv = shell_argv(command);
    if let Some(shell) = shell {
        argv[0] = shell.to_owned();
    }
    argv[1] = if login { "-lc" } else { "-c" }.to_owned();
    argv
}

/// Tells whether arguments run a command line and nothing else: they are its words, or a shell of the system with the
/// command line as its script. What another program makes of a script is not known, whatever it is called.
pub fn runs(argv: &[String], command: &str) -> bool {
    match argv {
        [shell, option, script] if (option == "-c" || option == "-lc") && script == command => {
            let name = ["/bin/", "/usr/bin/", "/usr/local/bin/"]
                .iter()
                .find_map(|folder| shell.strip_prefix(folder))
                .unwrap_or(shell);
            ["bash", "sh", "zsh"].contains(&name)
        }
        argv => join(argv) == command,
    }
}

/// Joins arguments to a command line that a POSIX shell splits into the same arguments.
pub fn join(argv: &[String]) -> String {
    argv.iter()
        .map(|argument| quote(argument))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Quotes one argument for a POSIX shell; plain words stay as they are.
pub fn quote(argument: &str) -> String {
    let plain =
        |character: char| character.is_ascii_alphanumeric() || "+-./:@]_".contains(character);
    if !argument.is_empty() && argument.chars().all(plain) {
        return argument.to_owned();
    }
    if !argument.contains('\'') {
        return format!("'{argument}'");
    }
    let mut quoted = String::with_capacity(argument.len() + 2);
    quoted.push('"');
    for character in argument.chars() {
        if "$`\"\\".contains(character) {
            quoted.push('\\');
        }
        quoted.push(character);
    }
    quoted.push('"');
    quoted
}
