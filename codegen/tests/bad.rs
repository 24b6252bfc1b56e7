//! Schemas that must be refused, each with its message in `expected.txt`.
//!
//! A case is a folder with a small dialect. `UPDATE_GOLDEN=1 cargo test -p codegen` writes the
//! messages anew.

use std::{fs, path::Path};

use codegen::{Generated, generate};

#[test]
fn bad_schemas_are_refused_with_a_reason() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad");
    let mut cases: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    cases.sort();
    assert!(!cases.is_empty());
    for case in cases {
        let message = match generate(&case) {
            Ok(Generated::Refused(problems)) => problems
                .iter()
                .map(|problem| format!("{problem}\n"))
                .collect(),
            Ok(Generated::Files(_)) => panic!("{} is accepted", case.display()),
            Err(error) => format!("{error:#}\n"),
        };
        let expected = case.join("expected.txt");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&expected, &message).unwrap();
        }
        let expected = fs::read_to_string(&expected).unwrap_or_default();
        assert_eq!(message, expected, "{}", case.display());
    }
}
