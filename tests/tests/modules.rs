//! Checks that the modules of a crate have no circular imports.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

type Module = Vec<String>;

/// The import graph of a crate's modules. An import is an edge between the first modules on both paths that differ.
/// Imports of a module from its own children are not counted.
#[derive(Default)]
struct Modules {
    /// The source of each module by its path; the crate root has the empty path.
    texts: BTreeMap<Module, String>,
    /// Re-exports from other modules, by module and name.
    exports: BTreeMap<(Module, String), Module>,
}

impl Modules {
    fn of(source: &Path) -> Self {
        let mut modules = Self::default();
        modules.add(source, source);
        let imports: Vec<_> = modules.imports().collect();
        for (module, path, is_public) in imports {
            let (parent, name) = path.split_at(path.len() - 1);
            if is_public && parent != module {
                modules.exports.insert((module, name[0].clone()), path);
            }
        }
        modules
    }

    fn add(&mut self, source: &Path, folder: &Path) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if !path.ends_with("generated") {
                    self.add(source, &path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inner = path.strip_prefix(source).unwrap().with_extension("");
                let mut module: Module = inner
                    .iter()
                    .map(|part| part.to_str().unwrap().to_owned())
                    .collect();
                if ["lib", "main", "mod"].contains(&&**module.last().unwrap()) {
                    module.pop();
                }
                let text = fs::read_to_string(&path).unwrap();
                let text = text.split("#[cfg(test)]").next().unwrap();
                let lines = text.lines().map(|line| line.split("//").next().unwrap());
                let text = lines.collect::<Vec<_>>().join("\n");
                self.texts.insert(module, text);
            }
        }
    }

    /// Returns the crate paths that modules import, and whether they re-export them.
    fn imports(&self) -> impl Iterator<Item = (Module, Module, bool)> {
        self.texts.iter().flat_map(|(module, text)| {
            let starts = text.match_indices("use ").filter(|(at, _)| {
                let line = text[..*at].rsplit('\n').next().unwrap().trim();
                line.is_empty() || line.starts_with("pub")
            });
            starts.flat_map(move |(at, _)| {
                let is_public = text[..at].trim_end_matches(' ').ends_with(['b', ')']);
                let tree = text[at + "use ".len()..].split(';').next().unwrap();
                let mut paths = Vec::new();
                flatten(tree, &[], &mut paths);
                let within = paths.into_iter().filter_map(|path| absolute(module, &path));
                let found: Vec<_> = within
                    .map(|path| (module.clone(), path, is_public))
                    .collect();
                found
            })
        })
    }

    /// Returns the module that a path leads to, following re-exports.
    fn resolve(&self, path: &[String]) -> Module {
        let length = (0..=path.len())
            .rev()
            .find(|length| self.texts.contains_key(&path[..*length]));
        let (module, rest) = path.split_at(length.unwrap());
        let export = rest
            .first()
            .and_then(|name| self.exports.get(&(module.to_vec(), name.clone())));
        match export {
            Some(export) => self.resolve(&[export, &rest[1..]].concat()),
            None => module.to_vec(),
        }
    }

    fn arrows(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let mut arrows: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        for (from, path, _) in self.imports() {
            let to = self.resolve(&path);
            let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            if common < from.len() && common < to.len() {
                let from = from[..=common].to_vec();
                arrows
                    .entry(from)
                    .or_default()
                    .insert(to[..=common].to_vec());
            }
        }
        arrows
    }

    /// Returns the modules that are part of a cycle.
    fn circles(&self) -> BTreeSet<String> {
        let arrows = self.arrows();
        let reaches_itself = |start: &&Module| {
            let mut seen = BTreeSet::new();
            let mut next = vec![*start];
            while let Some(module) = next.pop() {
                for to in arrows.get(module).into_iter().flatten() {
                    if to == *start {
                        return true;
                    }
                    if seen.insert(to) {
                        next.push(to);
                    }
                }
            }
            false
        };
        let circles = arrows.keys().filter(reaches_itself);
        circles.map(|module| module.join("::")).collect()
    }
}

/// Adds the paths of a `use` tree.
fn flatten(tree: &str, prefix: &[String], paths: &mut Vec<Module>) {
    let mut depth = 0;
    let branches = tree.split(|letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        letter == ',' && depth == 0
    });
    for branch in branches.map(str::trim).filter(|branch| !branch.is_empty()) {
        let (head, inner) = match branch.split_once('{') {
            Some((head, inner)) => (head, inner.rsplit_once('}').map(|(inner, _)| inner)),
            None => (branch.split(" as ").next().unwrap(), None),
        };
        let parts = head
            .split("::")
            .map(str::trim)
            .filter(|part| !part.is_empty());
        let path = [prefix, &parts.map(str::to_owned).collect::<Vec<_>>()].concat();
        match inner {
            Some(inner) => flatten(inner, &path, paths),
            None => paths.push(path),
        }
    }
}

/// Returns the path from the crate root; `None` for a path that leaves the crate.
fn absolute(module: &[String], path: &[String]) -> Option<Module> {
    let ups = path.iter().take_while(|part| *part == "super").count();
    match &*path[0] {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some([module, &path[1..]].concat()),
        "super" => Some([&module[..module.len() - ups], &path[ups..]].concat()),
        _ => None,
    }
}

fn circles(name: &str) -> BTreeSet<String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../runtime");
    let modules = Modules::of(&root.join(name).join("src"));
    assert!(modules.arrows().len() > 5, "{name} has modules");
    modules.circles()
}

#[test]
fn no_module_of_the_engine_is_part_of_a_circle() {
    assert_eq!(circles("engine"), BTreeSet::new());
}

#[test]
fn no_module_of_the_server_is_part_of_a_circle() {
    assert_eq!(circles("connection"), BTreeSet::new());
    assert_eq!(circles("server"), BTreeSet::new());
}

#[test]
fn circles_are_found() {
    let text = |text: &str| text.to_owned();
    let module = |path: &str| path.split("::").map(str::to_owned).collect::<Module>();
    let mut modules = Modules::default();
    modules
        .texts
        .insert(Vec::new(), text("pub use crate::{b::inner::B};"));
    modules
        .texts
        .insert(module("a"), text("use crate::{c, B as Other};"));
    modules
        .texts
        .insert(module("b"), text("pub use self::inner::B;"));
    modules
        .texts
        .insert(module("b::inner"), text("use super::super::{c::{C}};"));
    modules.texts.insert(module("c"), text("use std::fmt;"));
    modules
        .exports
        .insert((Vec::new(), text("B")), module("b::inner::B"));
    assert_eq!(modules.circles(), BTreeSet::new());
    modules
        .texts
        .insert(module("c"), text("use std::fmt;\nuse crate::a::A;"));
    let circles = modules.circles();
    assert_eq!(circles, ["a", "b", "c"].map(str::to_owned).into());
}
