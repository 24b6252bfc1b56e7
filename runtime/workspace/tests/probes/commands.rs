//! Everyday commands, which work in every sandbox.

use std::path::Path;

use threadwire_workspace::sandbox::Sandbox;

use crate::run::{Report, output};

/// Scripts, each with whether it writes to the workspace.
const COMMANDS: &[(&str, bool)] = &[
    ("git status --short", false),
    ("git log --oneline -1 2>/dev/null; git diff", false),
    (
        "python3 -c 'import sys, ssl, json, threading; print(sys.version)'",
        false,
    ),
    (
        "python3 -c 'import multiprocessing as m; p = m.Pool(2); print(p.map(abs, [-1, -2]))'",
        true,
    ),
    (
        "python3 -c 'import subprocess; print(subprocess.check_output([\"true\"]))'",
        false,
    ),
    (
        "python3 -c 'import pty; raise SystemExit(pty.spawn([\"true\"]))'",
        false,
    ),
    (
        "python3 -c 'import asyncio; asyncio.run(asyncio.create_subprocess_exec(\"true\"))'",
        false,
    ),
    (
        "node -e 'require(\"child_process\").execSync(\"true\")'",
        false,
    ),
    ("cargo --version && rustc --version", false),
    (
        "rm -rf sub/new && cargo init --quiet --vcs none sub/new",
        true,
    ),
    ("cc --version", false),
    ("perl -e 'print 1'", false),
    ("ps -e | grep -q ps", false),
    ("nice -n 5 true && nohup true", false),
    ("taskset -c 0 true", false),
    ("ionice -c 3 true", false),
    ("echo x | tr x y | grep -q y", false),
    (
        "bash -mc 'sleep 100 & kill %1; wait %1; [ $? = 143 ]'",
        false,
    ),
    ("bash -c 'diff <(echo a) <(echo a)'", false),
    ("setsid true", false),
    ("timeout 5 true", false),
    (
        "echo x > /dev/null && cat /proc/self/status > /dev/null",
        false,
    ),
    ("echo x > /dev/stderr && echo x > /dev/fd/1", false),
    ("script -qc true /dev/null", false),
    ("t=$(mktemp -p .) && echo x > $t && rm $t", true),
    (
        "mkdir -p sub/a && cp -a sub/a sub/b && rm -r sub/a sub/b",
        true,
    ),
    (
        "tar cf sub/x.tar .codex && tar tf sub/x.tar && rm sub/x.tar",
        true,
    ),
];

/// Runs the commands of a mode, and returns those that fail although they work without a sandbox.
pub(crate) fn check(
    sandbox: &Sandbox,
    work: &Path,
    writing: bool,
    report: &mut Report,
    mode: &str,
) {
    for (script, writes) in COMMANDS {
        if *writes && !writing {
            continue;
        }
        let run = |sandbox: Option<&Sandbox>| {
            output(
                sandbox,
                &["/bin/sh", "-c", *script].map(str::to_owned),
                work,
            )
        };
        report.tried += 1;
        if !run(None).is_ok_and(|output| output.status.success()) {
            report.nowhere.push((*script).to_owned());
            continue;
        }
        match run(Some(sandbox)) {
            Ok(output) if output.status.success() => {}
            Ok(output) => report.failures.push(format!(
                "{mode}: {script}: {}: {}",
                output.status,
                String::from_utf8_lossy(&output.stderr)
            )),
            Err(error) => report.failures.push(format!("{mode}: {script}: {error}")),
        }
    }
}
