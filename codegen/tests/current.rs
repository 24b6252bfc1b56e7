//! What is committed is what the schemas ask for.

use std::path::Path;

use codegen::{Generated, emit, generate, output};

#[test]
fn generated_files_are_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    match generate(&root.join("schema")).unwrap() {
        Generated::Refused(problems) => {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("the schemas are refused:\n{}", problems.join("\n"));
        }
        Generated::Files(outputs) => {
            let diff = output::diff(root, &outputs, emit::FOLDERS).unwrap();
            assert!(
                diff.is_empty(),
                "generated files are stale: run `cargo gen`\n{diff}"
            );
        }
    }
}
