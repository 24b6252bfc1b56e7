//! The command prefix that an "always allow" approval adds to the rules.

use crate::command::{parse, runs};

/// Programs that can run arbitrary code. Such a program alone, or followed only by options, is too broad for a rule.
const BROAD: [&str; 40] = [
    "R",
    "Rscript",
    "awk",
    "bash",
    "bun",
    "busybox",
    "cmd",
    "cmd.exe",
    "cscript",
    "dash",
    "deno",
    "find",
    "fish",
    "git",
    "julia",
    "ksh",
    "lua",
    "make",
    "node",
    "nodejs",
    "npm",
    "npx",
    "osascript",
    "perl",
    "php",
    "pnpm",
    "powershell",
    "powershell.exe",
    "pwsh",
    "py",
    "pypy",
    "pypy3",
    "python",
    "ruby",
    "sh",
    "tclsh",
    "uv",
    "wscript",
    "yarn",
    "zsh",
];

/// Programs that run another program. A prefix that starts with one of them does not limit that program.
const WRAPPERS: [&str; 18] = [
    "chroot", "command", "doas", "env", "exec", "nice", "nohup", "nsenter", "pkexec", "setsid",
    "ssh", "stdbuf", "su", "sudo", "timeout", "unshare", "wsl", "xargs",
];

/// Subcommands that only mean "run something".
const RUN: [&str; 4] = ["eval", "exec", "run", "x"];

/// Returns the prefix for an "always allow" rule: the `proposed` prefix if it fits, else the words of a simple command,
/// else the whole `argv`.
///
/// A proposed prefix fits when every part of the command begins with it, and when it is more specific than an
/// interpreter, a shell or a wrapper. The words of a simple command must be more specific, too.
pub fn amendment(command: &str, argv: &[String], proposed: Option<&[String]>) -> Vec<String> {
    let parts = match runs(argv, command) {
        true => parse(command),
        false => None,
    };
    let fits = |prefix: &&[String]| match &parts {
        Some(parts) => parts.iter().all(|part| part.words.starts_with(prefix)),
        None => argv.starts_with(prefix),
    };
    let proposed = proposed.filter(|prefix| !is_broad(prefix)).filter(fits);
    match (proposed, parts.as_deref()) {
        (Some(prefix), _) => prefix.to_vec(),
        (None, Some([only])) if !is_bare(&only.words) => only.words.clone(),
        (None, _) => argv.to_vec(),
    }
}

/// Tells whether a prefix would allow nearly any command.
fn is_broad(prefix: &[String]) -> bool {
    let [program, arguments @ ..] = prefix else {
        return true;
    };
    let says_what = arguments
        .iter()
        .find(|word| !RUN.contains(&word.as_str()))
        .is_some_and(|word| !is_option(word));
    is_one_of(program, &WRAPPERS) || (is_one_of(program, &BROAD) && !says_what)
}

/// Tells whether the words are a wrapper or an interpreter followed only by options.
fn is_bare(words: &[String]) -> bool {
    let [program, arguments @ ..] = words else {
        return true;
    };
    (is_one_of(program, &WRAPPERS) || is_one_of(program, &BROAD))
        && arguments.iter().all(|word| is_option(word))
}

fn is_option(word: &str) -> bool {
    word.is_empty() || word.starts_with('-')
}

fn is_one_of(program: &str, names: &[&str]) -> bool {
    let name = program.rsplit(['/', '\\']).next().unwrap_or_default();
    // `python3.11` counts as `python`.
    let family = name.trim_end_matches(|end: char| end.is_ascii_digit() || end == '.');
    names.contains(&name) || names.contains(&family)
}
