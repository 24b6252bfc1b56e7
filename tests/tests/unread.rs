//! Checks that handlers of Codex clients read every member of the params, or that `unread-params.txt` says why not.
//!
//! A client is not told that a member has no effect, so a forgotten one is hard to see. The check compares names: a member
//! counts as read if a file that names the type of the params has the name of the member as a word.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Members as `TYPE.MEMBER`.
type Members = BTreeSet<String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn sources(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, into);
        } else {
            into.push(fs::read_to_string(&path).expect("a source"));
        }
    }
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .collect()
}

/// Returns the types of params in the generated source, with their members.
fn params(source: &str) -> Vec<(&str, Vec<&str>)> {
    let structs = source.split("\npub struct ").skip(1);
    let named = structs.filter_map(|text| {
        let (name, rest) = text.split_once(" {\n")?;
        let (body, _) = rest.split_once("\n}")?;
        let members = body
            .lines()
            .filter_map(|line| line.strip_prefix("    pub "))
            .filter_map(|line| Some(line.split_once(':')?.0.trim_start_matches("r#")));
        name.ends_with("Params").then(|| (name, members.collect()))
    });
    named.collect()
}

#[test]
fn handlers_read_every_member_of_the_params() {
    let types = root().join("runtime/protocol/src/generated/codex/types.rs");
    let types = fs::read_to_string(types).expect("the types");
    let types = params(&types);
    assert!(types.len() > 150, "{} types", types.len());
    let mut files = Vec::new();
    sources(
        &root().join("runtime/server/src/dialects/codex"),
        &mut files,
    );
    let files: Vec<BTreeSet<&str>> = files.iter().map(|text| words(text)).collect();
    let mut unread = Members::new();
    for (name, members) in types {
        let of_type: Vec<_> = files.iter().filter(|words| words.contains(name)).collect();
        let is_read = |member: &&str| of_type.iter().any(|words| words.contains(member));
        let members = members.into_iter().filter(|member| !is_read(member));
        unread.extend(members.map(|member| format!("{name}.{member}")));
    }

    let list = fs::read_to_string(root().join("tests/unread-params.txt")).expect("the list");
    let mut known = Members::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let (name, members) = line.split_once(' ').unwrap_or_default();
        let members = members.split_whitespace();
        known.extend(members.map(|member| format!("{name}.{member}")));
    }
    let forgotten: Vec<_> = unread.difference(&known).collect();
    let gone: Vec<_> = known.difference(&unread).collect();
    assert!(
        forgotten.is_empty() && gone.is_empty(),
        "no handler reads {forgotten:?}; the list names {gone:?}, which is read or not there"
    );
}
