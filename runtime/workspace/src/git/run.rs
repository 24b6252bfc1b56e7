//! Execution of the program git.
//!
//! A repository can configure programs for git to run: hooks, file system monitors, filters, diff drivers, transports,
//! helpers. A command of an agent may have written this configuration, and the repository may come from an untrusted
//! source. Therefore git runs in a sandbox without network where one is available, which lets it write only where a
//! call needs it, and options disable these programs everywhere.

use std::{path::Path, time::Duration};

use tokio_util::sync::CancellationToken;

use crate::{
    process::{self, Exit, ProcessSpec, RawChunk, Stream, Streams},
    sandbox::{Policy, Sandbox},
};

/// Maximum size of git's output in bytes.
const MOST_OUTPUT: usize = 16 * 1024 * 1024;

/// From this size on, in bytes, nothing more of git's complaints is kept.
const MOST_COMPLAINTS: usize = 4096;

/// Configuration with priority over all files: no programs, no network, no maintenance.
const SAFE: [&str; 18] = [
    "core.alternateRefsCommand=",
    "core.askPass=",
    "core.editor=false",
    "core.fsmonitor=false",
    "core.gitProxy=",
    "core.hooksPath=/dev/null",
    "core.pager=cat",
    "core.sshCommand=false",
    "credential.helper=",
    "diff.external=",
    "gc.auto=0",
    "gpg.program=false",
    "interactive.diffFilter=",
    "log.showSignature=false",
    "maintenance.auto=false",
    "protocol.allow=never",
    "sequence.editor=false",
    "submodule.recurse=false",
];

/// Environment variables that are set or removed for git: no transports, no lazy fetch, no prompts, no other
/// repository, no programs from the environment.
const ENVIRONMENT: [(&str, Option<&str>); 19] = [
    ("GIT_NO_LAZY_FETCH", Some("1")),
    ("GIT_TERMINAL_PROMPT", Some("0")),
    ("GIT_ALTERNATE_OBJECT_DIRECTORIES", None),
    ("GIT_ASKPASS", None),
    ("GIT_ATTR_SOURCE", None),
    ("GIT_COMMON_DIR", None),
    ("GIT_CONFIG", None),
    ("GIT_CONFIG_PARAMETERS", None),
    ("GIT_DIR", None),
    ("GIT_EDITOR", None),
    ("GIT_EXTERNAL_DIFF", None),
    ("GIT_INDEX_FILE", None),
    ("GIT_NAMESPACE", None),
    ("GIT_OBJECT_DIRECTORY", None),
    ("GIT_PAGER", None),
    ("GIT_PROXY_COMMAND", None),
    ("GIT_SSH", None),
    ("GIT_SSH_COMMAND", None),
    ("GIT_WORK_TREE", None),
];

/// Commands that read or write files of the work tree, and could run filters on them.
const FILTERING: [&str; 5] = ["checkout", "diff", "status", "switch", "worktree"];

/// Arguments that list the configured filters.
const FILTERS: [&str; 5] = [
    "config",
    "-z",
    "--name-only",
    "--get-regexp",
    r"^filter\..*\.(clean|smudge|process)$",
];

/// Runs git in `root` with read-only access, and returns the exit and the output; `None` if it does not start or
/// exceeds the output limit.
pub(crate) async fn run(
    root: &Path,
    arguments: &[&str],
    input: Option<String>,
    patience: Duration,
) -> Option<(Exit, Vec<u8>)> {
    let sandbox = Sandbox::new(Policy::default()).ok();
    let ended = run_in(sandbox, root, arguments, input, patience).await?;
    Some((ended.exit, ended.output))
}

/// How git ended, and what it wrote.
#[derive(Debug)]
pub(crate) struct Output {
    pub(crate) exit: Exit,
    output: Vec<u8>,
    /// The beginning of what it complained about.
    complaints: Vec<u8>,
}

impl Output {
    /// Returns why git failed, behind a colon; nothing if it does not say why.
    pub(crate) fn reason(&self) -> String {
        let told = String::from_utf8_lossy(&self.complaints);
        let fatal = told.lines().find(|line| line.starts_with("fatal: "));
        let line = fatal.or_else(|| told.lines().next());
        let line = line.unwrap_or_default().trim_start_matches("fatal: ");
        match line {
            "" => String::new(),
            line => format!(": {line}"),
        }
    }
}

/// Runs git in `root`, and lets it write below some folders. Returns `None` as [`run`].
pub(crate) async fn run_writing(
    root: &Path,
    writable: &[&Path],
    arguments: &[&str],
    patience: Duration,
) -> Option<Output> {
    let policy = Policy {
        // Git's own folder is not protected here.
        temporary: writable.iter().map(|&folder| folder.to_owned()).collect(),
        ..Policy::default()
    };
    run_in(Sandbox::new(policy).ok(), root, arguments, None, patience).await
}

/// Copies a repository of this machine: runs git with write access to `root` alone. Only files of this machine are
/// read, and the user's own configuration does not count, because it may name filters.
pub(super) async fn clone(
    root: &Path,
    arguments: &[&str],
    patience: Duration,
) -> Option<(Exit, Vec<u8>)> {
    let policy = Policy {
        roots: vec![root.to_owned()],
        ..Policy::default()
    };
    let transport = Transport {
        protocols: "file",
        settings: &["protocol.file.allow=always".to_owned()],
        environment: &[
            ("GIT_CONFIG_GLOBAL", Some("/dev/null")),
            ("GIT_CONFIG_NOSYSTEM", Some("1")),
        ],
    };
    let sandbox = Sandbox::new(policy).ok();
    let ended = call(sandbox, root, &transport, arguments, None, patience).await?;
    Some((ended.exit, ended.output))
}

/// What git may reach besides its folder, and with which additional settings.
#[derive(Default)]
struct Transport<'a> {
    protocols: &'a str,
    settings: &'a [String],
    environment: &'a [(&'a str, Option<&'a str>)],
}

impl<'a> Transport<'a> {
    /// Nothing, with additional settings.
    fn none(settings: &'a [String]) -> Self {
        Self {
            settings,
            ..Self::default()
        }
    }
}

async fn run_in(
    sandbox: Option<Sandbox>,
    root: &Path,
    arguments: &[&str],
    input: Option<String>,
    patience: Duration,
) -> Option<Output> {
    let mut off = Vec::new();
    if arguments
        .first()
        .is_some_and(|name| FILTERING.contains(name))
    {
        let names = call(
            sandbox.clone(),
            root,
            &Transport::default(),
            &FILTERS,
            None,
            patience,
        )
        .await?;
        off = without_filters(&names.output);
    }
    let transport = Transport::none(&off);
    call(sandbox, root, &transport, arguments, input, patience).await
}

/// Returns the settings that disable filters, given the configuration keys of their programs.
fn without_filters(keys: &[u8]) -> Vec<String> {
    let keys = keys.split(|byte| *byte == 0);
    let keys = keys.filter_map(|key| str::from_utf8(key).ok());
    keys.filter_map(|key| key.rsplit_once('.'))
        .flat_map(|(filter, _)| {
            // A required filter without a program would fail instead of doing nothing.
            ["clean=", "smudge=", "process=", "required=false"]
                .map(|setting| format!("{filter}.{setting}"))
        })
        .collect()
}

/// Runs git once.
async fn call(
    sandbox: Option<Sandbox>,
    root: &Path,
    transport: &Transport<'_>,
    arguments: &[&str],
    input: Option<String>,
    patience: Duration,
) -> Option<Output> {
    // Optional locks would disturb other git processes.
    let mut argv = ["git", "--no-pager", "--no-optional-locks"]
        .map(str::to_owned)
        .to_vec();
    for setting in SAFE
        .into_iter()
        .chain(transport.settings.iter().map(String::as_str))
    {
        argv.extend(["-c".to_owned(), setting.to_owned()]);
    }
    argv.extend(arguments.iter().map(|&text| text.to_owned()));
    let mut spec = ProcessSpec::new(argv, root.to_owned());
    let protocols = ("GIT_ALLOW_PROTOCOL", Some(transport.protocols));
    spec.env = ENVIRONMENT
        .iter()
        .chain([&protocols])
        .chain(transport.environment)
        .map(|(name, value)| ((*name).to_owned(), value.map(str::to_owned)))
        .collect();
    spec.timeout = Some(patience);
    spec.sandbox = sandbox;
    spec.streams = Streams::Separate;
    spec.input = input.is_some();
    let mut process = process::start(&spec, CancellationToken::new()).ok()?;
    let control = process.control();
    let write = async {
        if let Some(input) = input {
            // A git process that does not read its input fails, and its exit reports that.
            let _ = control.write(input.as_bytes()).await;
            let _ = control.close_input().await;
        }
    };
    let read = async {
        let (mut output, mut complaints) = (Vec::new(), Vec::new());
        while let Some(RawChunk { stream, bytes }) = process.next_raw().await {
            if stream == Stream::Stdout {
                output.extend_from_slice(bytes);
            } else if complaints.len() < MOST_COMPLAINTS {
                complaints.extend_from_slice(bytes);
            }
            if output.len() > MOST_OUTPUT {
                return None;
            }
        }
        Some(Output {
            exit: process.exit(),
            output,
            complaints,
        })
    };
    tokio::join!(write, read).1
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    /// Configuration of programs in the repository; `PROGRAM` writes a marker.
    const HOSTILE: &str = "\n[include]\n\tpath = ../more\n\
        [core]\n\tfsmonitor = PROGRAM\n\thooksPath = hooks\n\tsshCommand = PROGRAM\n\tgitProxy = PROGRAM\n\
        \taskPass = PROGRAM\n\tpager = PROGRAM\n\teditor = PROGRAM\n\talternateRefsCommand = PROGRAM\n\
        [credential]\n\thelper = PROGRAM\n\
        [pager]\n\tstatus = true\n\tdiff = true\n\
        [alias]\n\tstatus = !PROGRAM\n\tst = !PROGRAM\n\
        [diff]\n\texternal = PROGRAM\n\
        [diff \"odd.name\"]\n\ttextconv = PROGRAM\n\tcommand = PROGRAM\n\
        [filter \"odd.name\"]\n\tclean = PROGRAM\n\tsmudge = PROGRAM\n\trequired = true\n\
        [protocol]\n\tallow = always\n\
        [protocol \"ext\"]\n\tallow = always\n\
        [extensions]\n\tpartialClone = far\n\
        [remote \"far\"]\n\turl = ext::PROGRAM\n\tpromisor = true\n\tpartialCloneFilter = blob:none\n";

    #[tokio::test]
    async fn no_program_that_a_repository_names_is_run() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path();
        let program = root.join("program");
        let mark = root.join("mark");
        let script = format!("#!/bin/sh\necho \"$0 $*\" >> '{}'\ncat\n", mark.display());
        for path in [&program, &root.join("hooks/post-index-change")] {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, &script).unwrap();
            fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let git = |line: &str| {
            let identity = ["-c", "user.name=n", "-c", "user.email=e@example.com"];
            let output = std::process::Command::new("git")
                .args(identity.into_iter().chain(line.split(' ')))
                .current_dir(root)
                .output();
            output.unwrap()
        };
        git("init --quiet .");
        for name in ["a", "b"] {
            fs::write(root.join(name), "one\n").unwrap();
        }
        git("add a b");
        git("commit --quiet -m first");
        let commit = String::from_utf8(git("rev-parse HEAD").stdout).unwrap();
        let commit = commit.trim();
        let blob = String::from_utf8(git("rev-parse HEAD:b").stdout).unwrap();
        let named = |text: &str| text.replace("PROGRAM", &program.display().to_string());
        let config = root.join(".git/config");
        let old = fs::read_to_string(&config).unwrap();
        fs::write(&config, old + &named(HOSTILE)).unwrap();
        let more = "[filter \"more\"]\n\tprocess = PROGRAM\n\trequired = true\n";
        fs::write(root.join("more"), named(more)).unwrap();
        let attributes = "a filter=odd.name diff=odd.name\nb filter=more diff=odd.name\n";
        fs::write(root.join(".gitattributes"), attributes).unwrap();
        fs::write(root.join("a"), "two\n").unwrap();
        fs::write(root.join("b"), "two\n").unwrap();
        // Git would fetch the missing object.
        let object = format!(".git/objects/{}/{}", &blob[..2], blob[2..].trim());
        fs::remove_file(root.join(object)).unwrap();
        // Checks that the configuration runs the program with an unprotected git.
        git("status");
        assert!(mark.exists(), "git runs what the repository names");
        fs::remove_file(&mark).unwrap();

        let calls: [&[&str]; 6] = [
            &["status", "--porcelain=v1", "-z", "--untracked-files=all"],
            &["diff", "--no-textconv", "--no-ext-diff", "--binary", commit],
            &[
                "diff",
                "--no-textconv",
                "--no-ext-diff",
                "--no-index",
                "--",
                "/dev/null",
                "a",
            ],
            &["cat-file", "--batch"],
            &["rev-list", "--boundary", "HEAD", "--not", "--remotes"],
            &["for-each-ref", "--count=1", "refs/remotes"],
        ];
        for arguments in calls {
            let input = arguments
                .contains(&"--batch")
                .then(|| format!("{commit}:b\n{commit}:a\n"));
            // Without a sandbox, only the settings keep git from running programs.
            let outcome = run_in(None, root, arguments, input, PATIENCE).await;
            let told = fs::read_to_string(&mark).unwrap_or_default();
            assert_eq!(told, "", "{arguments:?}: {outcome:?}");
        }
        let listed = run_in(None, root, calls[0], None, PATIENCE).await.unwrap();
        assert_eq!(listed.exit, Exit::Code(0));
        let listed = String::from_utf8(listed.output).unwrap();
        assert!(listed.contains(" M a\0 M b\0"), "{listed:?}");
    }
}
