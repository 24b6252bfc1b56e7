//! What is committed is what the schemas ask for.

use std::{fs, path::Path};

use codegen::{Generated, folders, lint, load, output, repository};

#[test]
fn generated_files_are_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    match repository(root).unwrap() {
        Generated::Refused(problems) => {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("the schemas are refused:\n{}", problems.join("\n"));
        }
        Generated::Files(outputs) => {
            let diff = output::diff(root, &outputs, &folders()).unwrap();
            assert!(
                diff.is_empty(),
                "generated files are stale: run `cargo gen`\n{diff}"
            );
        }
    }
}

#[test]
fn no_dialect_repeats_a_text_of_its_schema() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let tree = load::load(&root.join("schema"), None).unwrap();
    let problems = lint::sources(&tree, root).unwrap();
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The first page tells users what is served; the references count it. `UPDATE_GOLDEN=1` writes the counts anew.
#[test]
fn the_readme_says_what_is_served() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let readme_path = root.join("README.md");
    let mut readme = fs::read_to_string(&readme_path).unwrap();
    for dialect in ["codex", "dotcraft", "acp"] {
        let path = format!("schema/{dialect}/METHODS.md");
        let reference = fs::read_to_string(root.join(&path)).unwrap();
        let counts = reference
            .lines()
            .find_map(|line| line.strip_prefix("| Requests of the client "))
            .unwrap();
        let place = format!("({path}) |");
        let row = readme
            .lines()
            .find(|line| line.starts_with("| [") && line.contains(&place))
            .unwrap();
        let (title, _) = row.split_once(&place).unwrap();
        let current = format!("{title}({path}) {counts}");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            readme = readme.replace(row, &current);
            fs::write(&readme_path, &readme).unwrap();
        } else {
            assert_eq!(row, current, "UPDATE_GOLDEN=1 accepts it");
        }
    }
}
