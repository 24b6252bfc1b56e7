//! The whole output of a toy protocol, in all languages, is golden.
//!
//! `UPDATE_GOLDEN=1 cargo test -p codegen` writes the golden files anew.

use std::path::Path;

use codegen::{Generated, emit, generate, output};

#[test]
fn output_for_the_toy_protocol_is_golden() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/toy");
    let outputs = match generate(&folder.join("schema")).unwrap() {
        Generated::Files(outputs) => outputs,
        Generated::Refused(problems) => panic!("the toy schema is refused: {problems:?}"),
    };
    let golden = folder.join("golden");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        output::write(&golden, &outputs, emit::FOLDERS).unwrap();
    }
    let diff = output::diff(&golden, &outputs, emit::FOLDERS).unwrap();
    assert!(
        diff.is_empty(),
        "the output changed; UPDATE_GOLDEN=1 accepts it:\n{diff}"
    );
}

#[test]
fn generating_twice_gives_the_same_text() {
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/toy/schema");
    let run = || match generate(&schema).unwrap() {
        Generated::Files(outputs) => outputs,
        Generated::Refused(problems) => panic!("the toy schema is refused: {problems:?}"),
    };
    assert_eq!(run(), run());
}

#[test]
fn writing_deletes_what_no_schema_asks_for() {
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/toy/schema");
    let Generated::Files(outputs) = generate(&schema).unwrap() else {
        panic!("refused")
    };
    let root = tempfile::tempdir().unwrap();
    let stale = "runtime/protocol/src/generated/gone/types.rs";
    std::fs::create_dir_all(root.path().join(stale).parent().unwrap()).unwrap();
    std::fs::write(root.path().join(stale), "").unwrap();

    let changed = output::write(root.path(), &outputs, emit::FOLDERS).unwrap();
    assert!(changed.iter().any(|path| path == stale));
    assert!(!root.path().join(stale).exists());
    assert_eq!(
        output::write(root.path(), &outputs, emit::FOLDERS).unwrap(),
        Vec::<String>::new()
    );
    assert_eq!(
        output::diff(root.path(), &outputs, emit::FOLDERS).unwrap(),
        ""
    );
}
