//! Checks `runtime/ARCHITECTURE.md` against the tree: the crates of the code map, their dependencies, services and
//! files.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

const PREFIX: &str = "threadwire-";

fn runtime() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime")
}

fn document() -> String {
    fs::read_to_string(runtime().join("ARCHITECTURE.md")).expect("the document")
}

/// Returns the lines below a heading, up to the next heading of the same or a higher level.
fn section<'t>(text: &'t str, heading: &str) -> Vec<&'t str> {
    let level = heading.chars().take_while(|letter| *letter == '#').count();
    let is_end = |line: &&str| {
        let hashes = line.chars().take_while(|letter| *letter == '#').count();
        hashes == 0 || hashes > level
    };
    let lines = text.lines().skip_while(|line| *line != heading).skip(1);
    let lines: Vec<&str> = lines.take_while(is_end).collect();
    assert!(!lines.is_empty(), "nothing below {heading}");
    lines
}

/// Returns the texts between backticks.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Returns the crates of the code map, in its order.
fn rooms(text: &str) -> Vec<&str> {
    let lines = section(text, "## Code map");
    let headings = lines.iter().filter_map(|line| line.strip_prefix("### `"));
    headings
        .filter_map(|heading| heading.strip_suffix('`'))
        .collect()
}

/// Returns the crates below `runtime/` with their dependencies.
fn crates() -> BTreeMap<String, BTreeSet<String>> {
    let folders = fs::read_dir(runtime()).expect("the folder");
    let mut crates = BTreeMap::new();
    for folder in folders {
        let folder = folder.expect("an entry").path();
        let Ok(manifest) = fs::read_to_string(folder.join("Cargo.toml")) else {
            continue;
        };
        let manifest: toml::Table = manifest.parse().expect("TOML");
        let dependencies = manifest["dependencies"].as_table().expect("a table");
        let own = dependencies
            .keys()
            .filter_map(|name| name.strip_prefix(PREFIX));
        let name = folder.file_name().expect("a name").to_string_lossy();
        crates.insert(name.into_owned(), own.map(str::to_owned).collect());
    }
    crates
}

#[test]
fn every_crate_is_a_room_with_an_invariant() {
    let text = document();
    let rooms = rooms(&text);
    let named: BTreeSet<String> = rooms.iter().map(|room| (*room).to_owned()).collect();
    let there: BTreeSet<String> = crates().into_keys().collect();
    assert_eq!(
        named, there,
        "the rooms of the code map and the crates below runtime/"
    );
    for room in rooms.iter().filter(|room| **room != "cli") {
        let lines = section(&text, &format!("### `{room}`"));
        let invariants = lines
            .iter()
            .filter(|line| line.starts_with("**Invariant:**"));
        assert_eq!(invariants.count(), 1, "{room} has one invariant");
    }
}

#[test]
fn dependencies_are_those_of_the_table_and_point_down() {
    let text = document();
    let rows = section(&text, "### Dependencies");
    let rows = rows.iter().filter_map(|line| line.strip_prefix("| `"));
    let mut told = BTreeMap::new();
    let mut below = BTreeSet::new();
    for row in rows {
        let (name, rest) = row.split_once('`').expect("a name");
        let names: BTreeSet<String> = code(rest).map(str::to_owned).collect();
        assert!(
            names.is_subset(&below),
            "{name} depends on what is not listed before it: {names:?}"
        );
        below.insert(name.to_owned());
        told.insert(name.to_owned(), names);
    }
    assert_eq!(told, crates(), "the table and the manifests");
}

#[test]
fn the_services_of_the_host_are_its_modules() {
    let text = document();
    let lines = section(&text, "### `host`");
    let listed = lines
        .iter()
        .find(|line| line.contains("one module per service"));
    let listed = listed.expect("the list of services");
    let listed: BTreeSet<&str> = code(listed).collect();
    let source = fs::read_to_string(runtime().join("host/src/lib.rs")).expect("the crate");
    let modules = source.lines().filter_map(|line| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        line.strip_prefix("mod ")?.strip_suffix(';')
    });
    // These modules are not services; they connect them.
    let services: BTreeSet<&str> = modules
        .filter(|name| !["bus", "event", "host"].contains(name))
        .collect();
    assert_eq!(listed, services);
}

#[test]
fn files_that_are_named_are_there() {
    let root = runtime().join("..");
    let mut sources = Vec::new();
    collect_sources(&root.join("runtime"), &mut sources);
    collect_sources(&root.join("tests"), &mut sources);
    let text = document();
    for line in text.lines() {
        let names = code(line).filter(|name| name.ends_with(".rs"));
        for name in names {
            let is_there = sources.iter().any(|source| source.ends_with(name));
            assert!(is_there, "no file {name}, named in: {line}");
        }
    }
}

fn collect_sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.is_symlink() {
            collect_sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}
