//! Tests that commands of agents cannot gain permissions for later threads.

use std::{fs, path::PathBuf, process::Output};

use super::Home;

struct Project {
    home: Home,
    /// A folder that is not writable in every sandbox.
    dir: tempfile::TempDir,
}

impl Project {
    /// Creates an empty trusted project, for threads that never ask for approval.
    fn new() -> Self {
        let project = Self {
            home: Home::new(),
            dir: tempfile::tempdir_in("/var/tmp").expect("a folder"),
        };
        fs::create_dir(project.work()).expect("a folder");
        let config = format!(
            "approval_policy = \"never\"\nsandbox_mode = \"workspace-write\"\n[projects.\"{}\"]\n\
             trust_level = \"trusted\"\n",
            project.work().display()
        );
        fs::write(project.home.path().join("config.toml"), config).expect("a file");
        project
    }

    fn work(&self) -> PathBuf {
        self.dir.path().join("work")
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = self.home.command(args);
        let command = command.current_dir(self.work()).env_remove("TMPDIR");
        command.output().expect("the command")
    }

    /// Lets an agent try to write outside of the workspace, and returns whether it succeeded.
    fn escapes(&self) -> bool {
        let outside = self.dir.path().join("outside");
        let done = self.run(&["exec", &format!("run: touch {}", outside.display())]);
        assert!(done.status.success(), "{done:?}");
        fs::remove_file(outside).is_ok()
    }
}

/// Tells whether commands can be confined here. Otherwise all commands are refused, and the tests check nothing.
fn can_confine() -> bool {
    let found = threadwire_workspace::sandbox::detect();
    found.bubblewrap.is_ok() || (found.landlock.is_ok() && found.mounts.is_ok())
}

const LOOSE: &str = "sandbox_mode = \"danger-full-access\"\n";

#[test]
fn a_command_cannot_take_the_sandbox_from_the_next_thread() {
    if !can_confine() {
        return;
    }
    let project = Project::new();
    for name in [".threadwire", ".codex"] {
        assert!(!project.escapes(), "{name}");
        let write = format!(
            "run: mkdir -p {name} && echo '{}' > {name}/config.toml",
            LOOSE.trim()
        );
        let done = project.run(&["exec", &write]);
        assert!(done.status.success(), "{done:?}");
        assert!(!project.work().join(name).join("config.toml").exists());
        assert!(!project.escapes(), "{name}");
    }
    // No placeholder is left.
    assert_eq!(fs::read_dir(project.work()).expect("a folder").count(), 0);
}

#[test]
fn what_appears_in_a_trusted_project_counts_when_it_was_confirmed() {
    if !can_confine() {
        return;
    }
    let project = Project::new();
    assert!(!project.escapes());
    let file = project.work().join(".threadwire/config.toml");
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(&file, LOOSE).expect("a file");
    assert!(!project.escapes(), "nobody confirmed it");
    let told = |output: Output| {
        let text = [output.stdout, output.stderr].concat();
        String::from_utf8_lossy(&text).replace(&project.dir.path().display().to_string(), "[DIR]")
    };
    let held_back = "settings of [DIR]/work/.threadwire/config.toml changed since the project was trusted and do not \
                     apply: sandbox_mode";
    for args in [&["doctor"][..], &["exec", "say: hi"]] {
        let text = told(project.run(args));
        assert!(text.contains(held_back), "{args:?}: {text}");
        assert!(
            text.contains("threadwire trust [DIR]/work"),
            "{args:?}: {text}"
        );
    }
    let shown = "[DIR]/work changed since it was trusted\n[DIR]/work/.threadwire/config.toml\n\
                 \u{20} new      sandbox_mode = \"danger-full-access\"\n";
    let asked = project.run(&["trust"]);
    assert_eq!(asked.status.code(), Some(1), "nobody is there to be asked");
    assert_eq!(told(asked), format!("{shown}nothing was trusted\n"));
    assert!(!project.escapes());
    let confirmed = project.run(&["trust", "--yes"]);
    assert_eq!(told(confirmed), format!("{shown}[DIR]/work is trusted\n"));
    assert!(project.escapes(), "now it counts");
    let again = told(project.run(&["trust"]));
    assert_eq!(again, "[DIR]/work is trusted, and nothing changed since\n");
}
