//! Sandboxes that restrict reading.
#![cfg(target_os = "linux")]

mod support;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
};

use threadwire_workspace::{
    files,
    process::{self, Exit, Outcome, ProcessSpec},
    sandbox::{
        Denied, MINIMAL, Mechanism, Pattern, Policy, Reading, Sandbox, detect, escape_pattern,
        split_pattern,
    },
};
use tokio_util::sync::CancellationToken;

use support::mechanisms;

/// A folder with a workspace `work` and other files.
struct World {
    folder: tempfile::TempDir,
}

impl World {
    fn new() -> Self {
        let world = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        for file in [
            "work/file",
            "work/.env",
            "work/sub/deep/.env",
            "work/secret/key",
            "work/secret/open/file",
            "shared/file",
            "other/file",
        ] {
            let file = world.at(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "content").unwrap();
        }
        world
    }

    fn at(&self, path: &str) -> PathBuf {
        self.folder.path().canonicalize().unwrap().join(path)
    }

    fn policy(&self, reading: Reading) -> Policy {
        Policy {
            roots: vec![self.at("work")],
            reading,
            ..Policy::default()
        }
    }

    /// Runs a script with `set -e` in the workspace.
    async fn run(&self, policy: &Policy, mechanism: Mechanism, script: &str) -> Outcome {
        let sandbox = Sandbox::with_mechanism(policy.clone(), mechanism).unwrap();
        let refused = "refused() { if \"$@\" 2>/dev/null; then echo \"allowed: $*\"; exit 1; fi; }";
        let script = format!("set -e\n{refused}\n{script}");
        let argv = ["/bin/bash", "-c", &script].map(str::to_owned).to_vec();
        let mut spec = ProcessSpec::new(argv, self.at("work"));
        spec.sandbox = Some(sandbox);
        let process = process::start(&spec, CancellationToken::new()).unwrap();
        process.finish().await
    }
}

fn minimal() -> Vec<PathBuf> {
    MINIMAL.iter().map(PathBuf::from).collect()
}

#[tokio::test]
async fn what_is_denied_is_neither_read_nor_moved() {
    for mechanism in mechanisms() {
        let world = World::new();
        let policy = world.policy(Reading {
            denied: vec![
                world.at("work/secret"),
                world.at("other/file"),
                world.at("missing"),
            ],
            patterns: vec![Pattern {
                folder: world.at("work"),
                glob: "**/.env".to_owned(),
                depth: None,
            }],
            ..Reading::default()
        });
        let script = "
            for file in secret/key ../other/file .env sub/deep/.env; do
                refused grep -q content $file
                refused sh -c \"echo x > $file\"
            done
            refused ls secret
            refused cd secret
            refused mkdir secret/new
            refused chmod 755 secret
            refused ls /proc/self/root$PWD/secret
            refused mv secret moved
            refused rm -rf secret
            refused mv sub moved
            refused mv sub/deep moved
            refused mv .env moved
            grep -q content file ../shared/file
            echo new > sub/file
        ";
        let outcome = world.run(&policy, mechanism, script).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        for kept in ["work/secret/key", "work/.env", "work/sub/deep/.env"] {
            assert_eq!(fs::read_to_string(world.at(kept)).unwrap(), "content");
        }
    }
}

#[tokio::test]
async fn a_command_in_a_denied_folder_starts_elsewhere() {
    if detect().bubblewrap.is_err() {
        return;
    }
    let world = World::new();
    let policy = world.policy(Reading {
        denied: vec![world.at("other")],
        ..Reading::default()
    });
    let sandbox = Sandbox::with_mechanism(policy, Mechanism::Bubblewrap).unwrap();
    let argv = ["/bin/sh", "-c", "ls . > /dev/null && ! ls $0"];
    let argv = argv.map(str::to_owned).into_iter();
    let other = world.at("other");
    let argv = argv.chain([other.display().to_string()]).collect();
    let mut spec = ProcessSpec::new(argv, other);
    spec.sandbox = Some(sandbox);
    let process = process::start(&spec, CancellationToken::new()).unwrap();
    let outcome = process.finish().await;
    assert_eq!(outcome.exit, Exit::Code(0), "{outcome:?}");
}

#[tokio::test]
async fn a_list_of_readable_paths_hides_all_others() {
    for mechanism in mechanisms() {
        let world = World::new();
        let policy = world.policy(Reading {
            listed_only: true,
            allowed: [minimal(), vec![world.at("shared")]].concat(),
            denied: vec![world.at("work/secret")],
            ..Reading::default()
        });
        let script = "
            refused cat ../other/file
            refused ls ../other
            refused ls /
            refused cat secret/key
            refused sh -c 'echo x > ../shared/file'
            grep -q content file ../shared/file
            ls /usr > /dev/null
            echo x > /dev/null
            echo new > file
        ";
        let script = match mechanism {
            // The root folder is there, but nearly empty.
            Mechanism::Bubblewrap => {
                script.replace("refused ls /\n", "refused ls /root/..data /var\n")
            }
            Mechanism::Landlock => script.to_owned(),
        };
        let outcome = world.run(&policy, mechanism, &script).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
    }
}

#[tokio::test]
async fn a_workspace_in_a_denied_folder_can_be_used() {
    let world = World::new();
    let policy = world.policy(Reading {
        allowed: vec![world.at("work/secret/open")],
        denied: vec![world.at(""), world.at("work/secret")],
        ..Reading::default()
    });
    let landlock = Sandbox::with_mechanism(policy.clone(), Mechanism::Landlock);
    let reason = landlock.unwrap_err().reason;
    assert!(
        reason.contains("while") || detect().landlock.is_err(),
        "{reason}"
    );
    if detect().bubblewrap.is_err() {
        return;
    }
    let script = "
        refused cat ../other/file
        refused ls ../other
        refused cat secret/key
        refused sh -c 'echo x > secret/open/file'
        grep -q content file secret/open/file
        echo new > file
    ";
    let outcome = world.run(&policy, Mechanism::Bubblewrap, script).await;
    assert_eq!(outcome.exit, Exit::Code(0), "{outcome:?}");
    assert_eq!(fs::read_to_string(world.at("work/file")).unwrap(), "new\n");
}

#[tokio::test]
async fn a_command_outside_of_the_sandbox_still_cannot_read_what_is_denied() {
    for mechanism in mechanisms() {
        let world = World::new();
        let policy = world.policy(Reading {
            denied: vec![world.at("other")],
            ..Reading::default()
        });
        let policy = policy.without_write_protection();
        let script = "
            refused cat ../other/file
            echo new > ../shared/file
            echo new > .env
        ";
        let outcome = world.run(&policy, mechanism, script).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        assert_eq!(
            fs::read_to_string(world.at("shared/file")).unwrap(),
            "new\n"
        );
    }
}

/// Its list of readable paths stays what it is, and it writes all of them.
#[tokio::test]
async fn a_command_outside_of_the_sandbox_writes_what_it_may_read() {
    for mechanism in mechanisms() {
        let world = World::new();
        let policy = world.policy(Reading {
            listed_only: true,
            allowed: [minimal(), vec![world.at("shared")]].concat(),
            denied: vec![world.at("work/secret")],
            ..Reading::default()
        });
        let policy = policy.without_write_protection();
        let script = "
            refused cat ../other/file
            refused ls ../other
            refused cat secret/key
            refused sh -c 'echo x > ../other/file'
            echo new > ../shared/file
            echo new > file
        ";
        let outcome = world.run(&policy, mechanism, script).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        for written in ["shared/file", "work/file"] {
            assert_eq!(fs::read_to_string(world.at(written)).unwrap(), "new\n");
        }
    }
}

#[tokio::test]
async fn a_command_outside_of_the_sandbox_finds_its_workspace_in_a_denied_folder() {
    if detect().bubblewrap.is_err() {
        return;
    }
    let world = World::new();
    let policy = world.policy(Reading {
        allowed: vec![world.at("work/secret/open")],
        denied: vec![world.at(""), world.at("work/secret")],
        ..Reading::default()
    });
    let policy = policy.without_write_protection();
    let script = "
        refused cat ../other/file
        refused cat secret/key
        echo new > secret/open/file
        echo new > file
    ";
    let outcome = world.run(&policy, Mechanism::Bubblewrap, script).await;
    assert_eq!(outcome.exit, Exit::Code(0), "{outcome:?}");
    for written in ["work/secret/open/file", "work/file"] {
        assert_eq!(fs::read_to_string(world.at(written)).unwrap(), "new\n");
    }
}

#[test]
fn the_server_reads_what_a_command_can_read() {
    let world = World::new();
    std::os::unix::fs::symlink(world.at("other"), world.at("work/link")).unwrap();
    let policy = world.policy(Reading {
        allowed: vec![world.at("work/secret/open")],
        denied: vec![world.at("other"), world.at("work/secret")],
        patterns: vec![Pattern {
            folder: world.at("work"),
            glob: "**/.env".to_owned(),
            depth: None,
        }],
        ..Reading::default()
    });
    for (path, read) in [
        ("work/file", true),
        ("work/new", true),
        ("shared/file", true),
        ("other/file", false),
        ("work/link/file", false),
        ("work/../other/file", false),
        ("work/secret/new", false),
        ("work/secret/open/file", true),
        ("work/sub/.env", false),
    ] {
        assert_eq!(policy.may_read(&world.at(path)), read, "{path}");
    }
    let listed = world.policy(Reading {
        listed_only: true,
        allowed: vec![world.at("shared")],
        ..Reading::default()
    });
    for (path, read) in [
        ("work/file", true),
        ("shared/file", true),
        ("other/file", false),
    ] {
        assert_eq!(listed.may_read(&world.at(path)), read, "{path}");
    }
    assert!(!listed.may_read(Path::new("/etc/passwd")));
    assert!(!policy.may_write(&world.at("work/secret/new")));
    assert!(!policy.may_write(&world.at("work/.env")));
    assert!(policy.may_write(&world.at("work/new")));
}

/// A command can replace a link on the way to what is denied.
#[tokio::test]
async fn what_a_link_led_to_stays_hidden() {
    for mechanism in mechanisms() {
        let world = World::new();
        let link = |to: &str, at: &str| std::os::unix::fs::symlink(to, world.at(at)).unwrap();
        fs::create_dir(world.at("work/real")).unwrap();
        for file in ["work/real/key", "work/real/x.pem"] {
            fs::write(world.at(file), "content").unwrap();
        }
        link("../other", "work/secrets");
        link("real", "work/conf");
        link("../../shared/file", "work/sub/x.env");
        let pattern = |folder: &str, glob: &str| Pattern {
            folder: world.at(folder),
            glob: glob.to_owned(),
            depth: None,
        };
        let policy = world.policy(Reading {
            denied: vec![world.at("work/secrets"), world.at("work/conf/key")],
            patterns: vec![pattern("work/conf", "*.pem"), pattern("work", "**/x.env")],
            ..Reading::default()
        });
        let replaced = "
            rm secrets conf sub/x.env
            mkdir secrets conf
            echo new > conf/key
            echo new > sub/x.env
        ";
        let outcome = world.run(&policy, mechanism, replaced).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        let denied = [
            "other/file",
            "work/real/key",
            "work/real/x.pem",
            "shared/file",
        ];
        for file in denied {
            let script = format!("refused grep -q content ../{file}\ntrue");
            let outcome = world.run(&policy, mechanism, &script).await;
            assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
            assert!(!policy.may_read(&world.at(file)), "{file}");
        }
        // What the paths lead to now is denied as well.
        let script = "refused grep -q new conf/key\nrefused grep -q new sub/x.env\ntrue";
        let outcome = world.run(&policy, mechanism, script).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        // Another policy has nothing to do with it.
        assert!(
            world
                .policy(Reading::default())
                .may_read(&world.at("other/file"))
        );
    }
}

#[test]
fn a_file_is_opened_where_it_was_decided_about() {
    let world = World::new();
    let policy = world.policy(Reading {
        denied: vec![world.at("work/secret")],
        ..Reading::default()
    });
    let [flipped, plain, other] =
        ["flipped", "plain", "next"].map(|name| world.at("work").join(name));
    fs::write(&plain, "plain").unwrap();
    fs::hard_link(&plain, &flipped).unwrap();
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        // A command does this in the background.
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                std::os::unix::fs::symlink("secret/key", &other).unwrap();
                fs::rename(&other, &flipped).unwrap();
                fs::hard_link(&plain, &other).unwrap();
                fs::rename(&other, &flipped).unwrap();
            }
        });
        let (mut read, mut refused, mut leaked) = (0, 0, 0);
        while (read < 300 || refused < 300) && leaked == 0 {
            match Policy::open(Some(&policy), &flipped) {
                None => refused += 1,
                Some(Ok(file)) => match files::read_open_text(file).unwrap() == "plain" {
                    true => read += 1,
                    false => leaked += 1,
                },
                // The link came in between.
                Some(Err(_)) => {}
            }
        }
        is_over.store(true, Ordering::Relaxed);
        assert_eq!(leaked, 0, "{read} read, {refused} refused");
    });
}

#[test]
fn what_a_link_led_to_can_be_kept_for_the_next_process() {
    let world = World::new();
    let reading = Reading {
        denied: vec![world.at("work/link")],
        ..Reading::default()
    };
    assert!(reading.keep_denied(Denied::default()).is_empty());
    let earlier: Denied = [(world.at("work/link"), [world.at("other")].into())].into();
    assert_eq!(reading.keep_denied(earlier.clone()), earlier);
    assert!(
        !world
            .policy(reading.clone())
            .may_read(&world.at("other/file"))
    );
    assert_eq!(world.policy(reading.clone()).hidden(), [world.at("other")]);

    std::os::unix::fs::symlink("../shared", world.at("work/link")).unwrap();
    let both: Denied = [(
        world.at("work/link"),
        [world.at("other"), world.at("shared")].into(),
    )]
    .into();
    assert_eq!(reading.keep_denied(Denied::default()), both);
}

#[test]
fn the_parts_of_a_pattern_match_what_it_matches_whole() {
    const NAMES: [&str; 8] = ["[id]", "[*]", "[?]", "*", "x", "a]b", "p[q", "\\"];
    let parts = [
        r"\[*]", r"\[?]", r"\[id\]", r"\\[*]", "[*]", "[[]*]", "[[]id]", "?", "{x,y}", r"[\]",
    ];
    let escaped = NAMES.map(escape_pattern);
    for part in parts.into_iter().chain(escaped.iter().map(String::as_str)) {
        let whole = format!("/app/{part}/*.key");
        let matches = |glob: &str, path: &str| {
            let mut glob = globset::GlobBuilder::new(glob);
            let glob = glob.literal_separator(true).build().unwrap();
            glob.compile_matcher().is_match(path)
        };
        let (folder, rest) = split_pattern(&whole).unwrap();
        for name in NAMES {
            let path = format!("/app/{name}/k.key");
            let below = Path::new(&path).strip_prefix(&folder);
            assert_eq!(
                below.is_ok_and(|below| matches(rest, below.to_str().unwrap())),
                matches(&whole, &path),
                "{whole} {path}"
            );
        }
    }
    // As in Codex, nothing is escaped where nothing is special.
    let (folder, rest) = split_pattern(r"/a\b/*.key").unwrap();
    assert_eq!((folder.to_str(), rest), (Some(r"/a\b/"), "*.key"));
}
