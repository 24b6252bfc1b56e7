//! Tests of the patch format with the cases of `patch.toml`.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

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
            if path.is_dir() {
                visit(root, path, into);
            } else {
                let name = path
                    .strip_prefix(root)
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .to_owned();
                into.insert(name, fs::read_to_string(&path).unwrap());
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
        let verified = Patch::parse(&case.patch(dir.path()))
            .map_err(patch::Error::from)
            .and_then(|patch| patch.verify(dir.path()));
        assert_eq!(
            contents(dir.path()),
            case.before,
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
            assert_eq!(contents(dir.path()), files, "{}", case.name);
            Ok(summary)
        });
        let result = result
            .map(|summary| summary.to_string())
            .map_err(|error| error.to_string());
        assert_eq!(result, case.expected(dir.path()), "{}", case.name);
        let after = case.after.as_ref().unwrap_or(&case.before);
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
    use std::os::unix::fs::{PermissionsExt, symlink};

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
    use std::os::unix::fs::symlink;

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
fn a_deletion_removes_the_link_and_not_what_it_leads_to() {
    let dir = workspace(&BTreeMap::from([("a".to_owned(), "1\n".to_owned())]));
    let link = dir.path().join("link");
    std::os::unix::fs::symlink("a", &link).unwrap();
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
