//! Copies of repositories on this machine.

use std::{path::Path, time::Duration};

use super::run::{clone, run};
use crate::process::Exit;

/// Timeout of a copy.
const PATIENCE: Duration = Duration::from_secs(120);

/// Copies a repository of this machine to `into`, which must not exist while its parent folder does, and returns the id
/// of the commit. Neither programs that a repository or the user configures nor a network are used.
///
/// Errors: the reason, for people.
pub async fn copy(source: &Path, into: &Path, reference: Option<&str>) -> Result<String, String> {
    let failed = || format!("git clone {} failed", source.display());
    let (Some(parent), Some(from), Some(to)) = (into.parent(), source.to_str(), into.to_str())
    else {
        return Err(failed());
    };
    let mut arguments = vec![
        "clone",
        "--quiet",
        "--no-local",
        "--no-recurse-submodules",
        "--template=",
    ];
    if let Some(reference) = reference {
        arguments.extend(["--branch", reference]);
    }
    arguments.extend(["--", from, to]);
    match clone(parent, &arguments, PATIENCE).await {
        Some((Exit::Code(0), _)) => {}
        _ => return Err(failed()),
    }
    match run(into, &["rev-parse", "HEAD"], None, PATIENCE).await {
        Some((Exit::Code(0), head)) => Ok(String::from_utf8_lossy(&head).trim().to_owned()),
        _ => Err(failed()),
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt};

    use super::*;

    #[tokio::test]
    async fn a_copy_runs_no_program_of_the_repository() {
        let dir = tempfile::tempdir().unwrap();
        let source = dir.path().join("source");
        let mark = dir.path().join("mark");
        let git = |line: &str| {
            let identity = ["-c", "user.name=n", "-c", "user.email=e@example.com"];
            let output = std::process::Command::new("git")
                .args(identity.into_iter().chain(line.split(' ')))
                .current_dir(&source)
                .output();
            assert!(output.unwrap().status.success(), "{line}");
        };
        fs::create_dir(&source).unwrap();
        git("init --quiet .");
        fs::write(source.join("a"), "one\n").unwrap();
        fs::write(source.join(".gitattributes"), "a filter=x\n").unwrap();
        git("add .");
        git("commit --quiet -m first");
        let hook = source.join(".git/hooks/post-checkout");
        fs::create_dir_all(hook.parent().unwrap()).unwrap();
        fs::write(&hook, format!("#!/bin/sh\ntouch {mark:?}\n")).unwrap();
        fs::set_permissions(&hook, fs::Permissions::from_mode(0o755)).unwrap();
        git(&format!(
            "config filter.x.smudge touch\\ {}",
            mark.display()
        ));
        let target = tempfile::tempdir().unwrap();
        let into = target.path().join("copy");
        let head = copy(&source, &into, None).await.unwrap();
        assert_eq!(head.len(), 40, "{head}");
        assert_eq!(fs::read_to_string(into.join("a")).unwrap(), "one\n");
        assert!(!mark.exists());
        let missing = copy(&source, &target.path().join("other"), Some("nix")).await;
        assert!(missing.unwrap_err().starts_with("git clone "));
    }
}
