//! Tests of the patch format with the cases of `patch.toml`.

use std::{
    collections::BTreeMap,
    fs,
    os::unix::fs::{MetadataExt, PermissionsExt, symlink},
    path::{Path, PathBuf},
};

use rustix::io::Errno;
use serde::Deserialize;
use threadwire_workspace::patch::{self, ChangeKind, Patch};

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    #[serde(default)]
    before: BTreeMap<String, String>,
    /// What each link is to lead to.
    #[serde(default)]
    links: BTreeMap<String, String>,
    /// What each further name of a file is another name of.
    #[serde(default)]
    names: BTreeMap<String, String>,
    body: Option<String>,
    patch: Option<String>,
    says: Option<Vec<String>>,
    fails: Option<String>,
    after: Option<BTreeMap<String, String>>,
}

impl Case {
    fn patch(&self, dir: &Path) -> String {
        let patch = match (&self.patch, &self.body) {
            (Some(patch), None) => patch.clone(),
            (None, Some(body)) => format!("*** Begin Patch\n{body}\n*** End Patch"),
            _ => panic!("{}: needs either body or patch", self.name),
        };
        patch.replace("{dir}", &dir.display().to_string())
    }

    fn expected(&self, dir: &Path) -> Result<String, String> {
        let text = match (&self.says, &self.fails) {
            (Some(lines), None) => {
                let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
                Ok(format!("Success. Updated the following files:\n{lines}"))
            }
            (None, Some(error)) => Err(error.clone()),
            _ => panic!("{}: needs either says or fails", self.name),
        };
        let fill = |text: String| text.replace("{dir}", &dir.display().to_string());
        text.map(fill).map_err(fill)
    }
}

fn cases() -> Vec<Case> {
    toml::from_str::<Cases>(include_str!("patch.toml"))
        .unwrap()
        .case
}

fn workspace(files: &BTreeMap<String, String>) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    dir
}

fn contents(dir: &Path) -> BTreeMap<String, String> {
    fn visit(root: &Path, folder: PathBuf, into: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.is_symlink() {
                visit(root, path, into);
            } else {
                let text = match fs::read_link(&path) {
                    Ok(target) => format!("-> {}", target.display()),
                    Err(_) => fs::read_to_string(&path).unwrap(),
                };
                let name = path
                    .strip_prefix(root)
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .to_owned();
                into.insert(name, text);
            }
        }
    }
    let mut files = BTreeMap::new();
    visit(dir, dir.to_owned(), &mut files);
    files
}

#[test]
fn verified_changes_say_what_applying_them_does() {
    for case in cases() {
        let dir = workspace(&case.before);
        for (name, target) in &case.links {
            symlink(target, dir.path().join(name)).unwrap();
        }
        for (name, file) in &case.names {
            fs::hard_link(dir.path().join(file), dir.path().join(name)).unwrap();
        }
        let before = contents(dir.path());
        let verified = Patch::parse(&case.patch(dir.path()))
            .map_err(patch::Error::from)
            .and_then(|patch| patch.verify(dir.path()));
        assert_eq!(
            contents(dir.path()),
            before,
            "{}: verifying changes nothing",
            case.name
        );
        let result = verified.and_then(|changes| {
            let mut files = case.before.clone();
            for change in &changes {
                let name = |path: &Path| {
                    path.strip_prefix(dir.path())
                        .unwrap()
                        .to_str()
                        .unwrap()
                        .to_owned()
                };
                files.remove(&name(&change.path));
                if let Some(text) = &change.new_text {
                    files.insert(name(change.target()), text.clone());
                }
            }
            let summary = patch::apply(&changes)?;
            if case.links.is_empty() && case.names.is_empty() {
                assert_eq!(contents(dir.path()), files, "{}", case.name);
            }
            Ok(summary)
        });
        let result = result
            .map(|summary| summary.to_string())
            .map_err(|error| error.to_string());
        assert_eq!(result, case.expected(dir.path()), "{}", case.name);
        let after = case.after.as_ref().unwrap_or(&before);
        assert_eq!(&contents(dir.path()), after, "{}", case.name);
    }
}

#[test]
fn changes_carry_what_a_client_shows() {
    let dir = workspace(&BTreeMap::from([
        ("a.txt".to_owned(), "alpha\nbeta\ngamma\n".to_owned()),
        ("c.txt".to_owned(), "cee\n".to_owned()),
    ]));
    let patch = "*** Begin Patch\n*** Update File: a.txt\n*** Move to: z.txt\n@@\n-beta\n+BETA\n\
                 *** Add File: b.txt\n+bee\n*** Delete File: c.txt\n*** End Patch";
    let changes = Patch::parse(patch).unwrap().verify(dir.path()).unwrap();
    let shown: Vec<_> = changes
        .iter()
        .map(|change| {
            let name = change.path.file_name().unwrap().to_str().unwrap();
            (
                name,
                &change.kind,
                &change.diff[..],
                change.old_text.is_some(),
                change.new_text.is_some(),
            )
        })
        .collect();
    let moved = ChangeKind::Update {
        move_path: Some(dir.path().join("z.txt")),
    };
    assert_eq!(
        shown,
        [
            (
                "a.txt",
                &moved,
                "@@ -1,3 +1,3 @@\n alpha\n-beta\n+BETA\n gamma\n",
                true,
                true
            ),
            ("b.txt", &ChangeKind::Add, "bee\n", false, true),
            ("c.txt", &ChangeKind::Delete, "cee\n", true, false),
        ]
    );
}

#[test]
fn permissions_and_links_survive_an_update() {
    let dir = workspace(&BTreeMap::from([(
        "tool.sh".to_owned(),
        "old\n".to_owned(),
    )]));
    let tool = dir.path().join("tool.sh");
    fs::set_permissions(&tool, fs::Permissions::from_mode(0o755)).unwrap();
    symlink(&tool, dir.path().join("link.sh")).unwrap();
    let patch = "*** Begin Patch\n*** Update File: link.sh\n@@\n-old\n+new\n*** End Patch";
    patch::apply(&verified(dir.path(), patch)).unwrap();
    assert_eq!(fs::read_to_string(&tool).unwrap(), "new\n");
    assert_eq!(
        fs::metadata(&tool).unwrap().permissions().mode() & 0o777,
        0o755
    );
    assert!(dir.path().join("link.sh").is_symlink());
}

const ONE: &str = "*** Begin Patch\n*** Update File: a\n@@\n-1\n+one\n*** End Patch";

#[test]
fn an_update_keeps_all_but_the_content_of_a_file() {
    let dir = workspace(&BTreeMap::from([(
        "a".to_owned(),
        "1\nlonger\n".to_owned(),
    )]));
    let (file, name) = (dir.path().join("a"), dir.path().join("name"));
    let update = |old: &str, new: &str| {
        let patch =
            format!("*** Begin Patch\n*** Update File: a\n@@\n-{old}\n+{new}\n*** End Patch");
        let before = fs::metadata(&file).unwrap();
        patch::apply(&verified(dir.path(), &patch)).unwrap();
        let after = fs::metadata(&file).unwrap();
        assert_eq!(after.mode(), before.mode());
        assert_eq!((after.uid(), after.gid()), (before.uid(), before.gid()));
        before.ino() == after.ino()
    };
    assert!(
        !update("1", "one"),
        "a reader sees all of the old content or of the new one"
    );
    fs::hard_link(&file, &name).unwrap();
    assert!(update("longer", "x"), "it is the same file");
    assert_eq!(fs::read_to_string(&name).unwrap(), "one\nx\n");
    fs::remove_file(name).unwrap();
    let flags = rustix::fs::XattrFlags::empty();
    match rustix::fs::setxattr(&file, "user.note", b"kept", flags) {
        // The file system has none.
        Err(Errno::NOTSUP) => {}
        set => {
            set.unwrap();
            assert!(update("one", "1"));
            let mut value = [0; 8];
            let size = rustix::fs::getxattr(&file, "user.note", &mut value[..]).unwrap();
            assert_eq!(&value[..size], b"kept");
            rustix::fs::removexattr(&file, "user.note").unwrap();
            assert!(!update("1", "one"));
        }
    }
    if rustix::process::geteuid().is_root() {
        std::os::unix::fs::chown(&file, Some(65534), Some(65534)).unwrap();
        assert!(!update("one", "1"), "root can give it to its owner");
    }
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
}

/// Does something as a user for whom permissions count.
fn as_a_user<T: Send>(own: &[&Path], act: impl FnOnce() -> T + Send) -> T {
    let is_root = rustix::process::geteuid().is_root();
    if is_root {
        for path in own {
            std::os::unix::fs::chown(path, Some(65534), Some(65534)).unwrap();
        }
    }
    std::thread::scope(|scope| {
        let acting = scope.spawn(|| {
            #[cfg(target_os = "linux")]
            if is_root {
                // Of this thread only, which ends.
                let user = rustix::process::Uid::from_raw(65534);
                rustix::thread::set_thread_res_uid(user, user, user).unwrap();
            }
            act()
        });
        acting.join().unwrap()
    })
}

#[cfg(target_os = "linux")]
#[test]
fn permissions_of_files_count_and_not_those_of_their_folders() {
    let before = BTreeMap::from([("a".to_owned(), "1\n".to_owned())]);
    let after = BTreeMap::from([("a".to_owned(), "one\n".to_owned())]);
    let set = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    let apply = |dir: &Path, patch: &str| {
        let applied = patch::apply(&verified(dir, patch));
        applied.map(drop).map_err(|error| error.to_string())
    };

    // Nothing can be made in the folder, but the file can be written.
    let dir = workspace(&before);
    let file = dir.path().join("a");
    set(dir.path(), 0o555);
    as_a_user(&[dir.path(), &file], || {
        apply(dir.path(), ONE).unwrap();
        for (change, told) in [
            ("Add File: b\n+x", "Failed to write file"),
            ("Delete File: a", "Failed to delete file"),
        ] {
            let patch = format!(
                "*** Begin Patch\n*** Update File: a\n@@\n-one\n+two\n*** {change}\n*** End Patch"
            );
            let patch = match change.starts_with("Delete") {
                true => format!("*** Begin Patch\n*** {change}\n*** End Patch"),
                false => patch,
            };
            let error = apply(dir.path(), &patch).unwrap_err();
            assert!(error.starts_with(told), "{error}");
        }
    });
    assert_eq!(contents(dir.path()), after);

    // The file cannot be written, but another one could take its place.
    let dir = workspace(&before);
    let file = dir.path().join("a");
    set(&file, 0o444);
    as_a_user(&[dir.path(), &file], || {
        let error = apply(dir.path(), ONE).unwrap_err();
        let told = format!("Failed to write file {}: Permission denied", file.display());
        assert!(error.starts_with(&told), "{error}");
    });
    assert_eq!(contents(dir.path()), before);
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);

    // A program that runs as its owner does so no more with the content of another user.
    let dir = workspace(&before);
    let file = dir.path().join("a");
    as_a_user(&[dir.path(), &file], || {
        set(&file, 0o4755);
        apply(dir.path(), ONE).unwrap();
    });
    assert_eq!(contents(dir.path()), after);
    assert_eq!(fs::metadata(&file).unwrap().mode() & 0o7777, 0o755);
}

#[test]
fn what_has_no_end_is_not_read() {
    let dir = tempfile::tempdir().unwrap();
    let made = std::process::Command::new("mkfifo")
        .arg(dir.path().join("pipe"))
        .status()
        .unwrap();
    assert!(made.success());
    for name in ["pipe", "/dev/zero"] {
        let patch = format!("*** Begin Patch\n*** Delete File: {name}\n*** End Patch");
        let error = Patch::parse(&patch).unwrap().verify(dir.path());
        assert!(error.is_err(), "{name}");
    }
    let patch = "*** Begin Patch\n*** Add File: pipe\n+text\n*** End Patch";
    let verified = Patch::parse(patch).unwrap().verify(dir.path());
    assert!(verified.and_then(|changes| patch::apply(&changes)).is_err());
    assert!(!dir.path().join("pipe").is_file(), "it is not replaced");
}

const TWO_FILES: &str = "*** Begin Patch\n*** Update File: a\n@@\n-1\n+one\n*** Add File: new/deep/b\n+2\n\
                         *** Update File: z\n@@\n-9\n+nine\n*** End Patch";

fn verified(dir: &Path, patch: &str) -> Vec<patch::Change> {
    Patch::parse(patch).unwrap().verify(dir).unwrap()
}

#[test]
fn a_failure_leaves_nothing_changed() {
    let before = BTreeMap::from([
        ("a".to_owned(), "1\n".to_owned()),
        ("z".to_owned(), "9\n".to_owned()),
    ]);
    // A folder exists at the path of the file to add.
    let dir = workspace(&before);
    let changes = verified(dir.path(), TWO_FILES);
    fs::create_dir_all(dir.path().join("new/deep/b")).unwrap();
    let error = patch::apply(&changes).unwrap_err().to_string();
    assert!(
        error.starts_with(&format!(
            "Failed to write file {}",
            dir.path().join("new/deep/b").display()
        )),
        "{error}"
    );
    assert_eq!(contents(dir.path()), before);

    // A file changed after the patch was verified.
    let dir = workspace(&before);
    let changes = verified(dir.path(), TWO_FILES);
    fs::write(dir.path().join("z"), "10\n").unwrap();
    let error = patch::apply(&changes).unwrap_err().to_string();
    let z = dir.path().join("z");
    assert_eq!(
        error,
        format!(
            "{} was changed after the patch was checked: read it again",
            z.display()
        )
    );
    fs::write(z, "9\n").unwrap();
    assert_eq!(contents(dir.path()), before);
    assert!(!dir.path().join("new").exists());
}

#[test]
fn a_link_that_comes_after_the_check_is_not_followed() {
    for (change, error) in [
        ("Add File: sub/new\n+x", "Failed to write file"),
        ("Add File: sub/deep/new\n+x", "Failed to write file"),
        ("Update File: sub/old\n@@\n-1\n+2", "was changed after"),
        ("Delete File: sub/old", "was changed after"),
        (
            "Update File: a\n*** Move to: sub/new\n@@\n-1\n+2",
            "Failed to write file",
        ),
    ] {
        let dir = workspace(&BTreeMap::from(
            ["a", "work/a", "work/sub/old", "other/old"].map(|name| (name.into(), "1\n".into())),
        ));
        let (work, other) = (dir.path().join("work"), dir.path().join("other"));
        let patch = format!("*** Begin Patch\n*** Add File: b\n+x\n*** {change}\n*** End Patch");
        let changes = verified(&work, &patch);
        fs::rename(work.join("sub"), work.join("moved")).unwrap();
        symlink(&other, work.join("sub")).unwrap();
        let told = patch::apply(&changes).unwrap_err().to_string();
        assert!(told.contains(error), "{change}: {told}");
        fs::remove_file(work.join("sub")).unwrap();
        let now = contents(dir.path());
        let names: Vec<_> = now.keys().map(String::as_str).collect();
        assert_eq!(
            names,
            ["a", "other/old", "work/a", "work/moved/old"],
            "{change}"
        );
        assert!(now.values().all(|text| text == "1\n"), "{change}");
    }
}

#[test]
fn a_link_that_leads_nowhere_is_followed_once() {
    let dir = workspace(&BTreeMap::from(
        ["work/a", "other/old"].map(|name| (name.into(), "1\n".into())),
    ));
    let work = dir.path().join("work").canonicalize().unwrap();
    symlink("new", work.join("link")).unwrap();
    let patch = "*** Begin Patch\n*** Add File: link\n+x\n*** End Patch";
    let changes = verified(&work, patch);
    // The place is decided about.
    assert!(changes[0].places().all(|place| place == work.join("new")));
    symlink("../other/new", work.join("new")).unwrap();
    let told = patch::apply(&changes).unwrap_err().to_string();
    assert!(told.contains("`new` is a link"), "{told}");
    fs::remove_file(work.join("new")).unwrap();
    // Where the link leads now does not count.
    fs::remove_file(work.join("link")).unwrap();
    symlink("../other/new", work.join("link")).unwrap();
    patch::apply(&changes).unwrap();
    let now = contents(dir.path());
    let names: Vec<_> = now.keys().map(String::as_str).collect();
    assert_eq!(names, ["other/old", "work/a", "work/link", "work/new"]);
}

#[test]
fn the_other_name_of_a_file_is_decided_about_too() {
    let dir = workspace(&BTreeMap::from([("a".to_owned(), "1\n".to_owned())]));
    let root = dir.path().canonicalize().unwrap();
    fs::hard_link(root.join("a"), root.join("name")).unwrap();
    let patch = "*** Begin Patch\n*** Update File: a\n@@\n-1\n+2\n*** Update File: name\n@@\n-2\n+3\n*** End Patch";
    let changes = verified(&root, patch);
    let places: Vec<_> = changes.iter().flat_map(patch::Change::places).collect();
    assert!(places.contains(&&*root.join("a")) && places.contains(&&*root.join("name")));
}

#[test]
fn a_deletion_removes_the_link_and_not_what_it_leads_to() {
    let dir = workspace(&BTreeMap::from([("a".to_owned(), "1\n".to_owned())]));
    let link = dir.path().join("link");
    symlink("a", &link).unwrap();
    let patch = "*** Begin Patch\n*** Delete File: link\n*** End Patch";
    let changes = verified(dir.path(), patch);
    // What is removed is decided about, too.
    let folder = dir.path().canonicalize().unwrap();
    let places: Vec<_> = changes[0].places().collect();
    assert!(places.contains(&&*folder.join("link")) && places.contains(&&*folder.join("a")));
    patch::apply(&changes).unwrap();
    assert!(!link.is_symlink());
    assert_eq!(fs::read_to_string(dir.path().join("a")).unwrap(), "1\n");
}

/// Applies a patch in a process with a file size limit of 1 KiB; does nothing unless the next test starts it.
#[test]
fn with_a_small_limit() {
    let Some(dir) = std::env::var_os("PATCH_WITH_A_LIMIT") else {
        return;
    };
    let dir = Path::new(&dir);
    let text: String = (0..1000).map(|number| format!("+{number}\n")).collect();
    let patch = format!(
        "*** Begin Patch\n*** Update File: a\n@@\n-1\n+one\n*** Add File: new/large\n{text}*** End Patch"
    );
    let error = patch::apply(&verified(dir, &patch))
        .unwrap_err()
        .to_string();
    let large = dir.join("new/large");
    assert_eq!(
        error,
        format!(
            "Failed to write file {}: File too large (os error 27)",
            large.display()
        )
    );
}

#[test]
fn a_full_disk_leaves_nothing_changed() {
    let before = BTreeMap::from([("a".to_owned(), "1\n".to_owned())]);
    let dir = workspace(&before);
    let program = std::env::current_exe().unwrap();
    let command = format!(
        "trap '' XFSZ; ulimit -f 1; exec '{}' --exact with_a_small_limit --nocapture",
        program.display()
    );
    let output = std::process::Command::new("/bin/bash")
        .args(["-c", &command])
        .env("PATCH_WITH_A_LIMIT", dir.path())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stdout)
    );
    assert_eq!(contents(dir.path()), before);
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
}
