//! Reads a schema folder from disk or from a revision, without checking it.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{json::Json, process};

/// All dialects of a schema folder, ordered by name.
#[derive(Debug)]
pub struct Tree {
    /// One entry per folder with a `protocol.json`, including folders inside of another dialect: `acp/v2`.
    pub dialects: Vec<DialectFiles>,
}

/// The files of one dialect.
#[derive(Debug)]
pub struct DialectFiles {
    /// Path of the folder, with `_` for `/`: `acp_v2`.
    pub name: String,
    /// Path of the folder below the schema folder: `acp/v2`.
    pub folder: String,
    /// `protocol.json`.
    pub protocol: File,
    /// `export.json`, if there is one.
    pub export: Option<File>,
    /// `types/*.json`, ordered by name.
    pub types: Vec<File>,
    /// All other files, ordered by path.
    pub methods: Vec<File>,
}

/// One schema file.
#[derive(Debug)]
pub struct File {
    /// Path below the schema folder, with `/` as the separator: `codex/thread/start.json`.
    pub path: String,
    /// The parsed contents.
    pub content: Json,
}

/// The text of every JSON file of a schema folder, by its relative path.
pub type Texts = BTreeMap<PathBuf, String>;

/// Reads every dialect below `root`, or only `dialect`.
///
/// Errors: a file cannot be read or is not JSON; the message names the file.
pub fn load(root: &Path, dialect: Option<&str>) -> Result<Tree> {
    let mut texts = Texts::new();
    read_folder(root, Path::new(""), &mut texts)?;
    arrange(&texts, dialect)
}

/// Reads every dialect at a revision of the repository that contains `root`.
///
/// Errors: git fails, or a file is not JSON.
pub fn load_revision(root: &Path, revision: &str) -> Result<Tree> {
    let texts = read_revision(root, revision)?;
    arrange(&texts, None).with_context(|| format!("revision {revision}"))
}

/// Assigns files to dialects: each belongs to the innermost folder with a `protocol.json`.
pub fn arrange(texts: &Texts, dialect: Option<&str>) -> Result<Tree> {
    let folders: Vec<&Path> = texts
        .keys()
        .filter(|path| path.ends_with("protocol.json"))
        .filter_map(|path| path.parent())
        .collect();
    let mut dialects = Vec::new();
    for folder in &folders {
        let path = slashed(folder);
        let name = path.replace('/', "_");
        if dialect.is_some_and(|only| only != name) {
            continue;
        }
        let home_of = |path: &Path| {
            let homes = folders.iter().filter(|home| path.starts_with(home));
            homes.max_by_key(|home| home.components().count()).copied()
        };
        let mut files = DialectFiles {
            name,
            protocol: parse(&folder.join("protocol.json"), texts)?,
            folder: path,
            export: None,
            types: Vec::new(),
            methods: Vec::new(),
        };
        for path in texts.keys().filter(|path| home_of(path) == Some(*folder)) {
            let inner = path.strip_prefix(folder).unwrap_or(path);
            if inner == Path::new("protocol.json") {
                continue;
            }
            let file = parse(path, texts)?;
            if inner.starts_with("types") {
                files.types.push(file);
            } else if inner == Path::new("export.json") {
                files.export = Some(file);
            } else {
                files.methods.push(file);
            }
        }
        dialects.push(files);
    }
    if let Some(only) = dialect {
        anyhow::ensure!(!dialects.is_empty(), "no dialect `{only}`");
    }
    Ok(Tree { dialects })
}

fn parse(path: &Path, texts: &Texts) -> Result<File> {
    let name = slashed(path);
    let content =
        serde_json::from_str(&texts[path]).with_context(|| format!("{name} is not JSON"))?;
    Ok(File {
        path: name,
        content,
    })
}

fn slashed(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

fn read_folder(root: &Path, inner: &Path, texts: &mut Texts) -> Result<()> {
    let folder = root.join(inner);
    let entries = fs::read_dir(&folder)
        .with_context(|| format!("cannot read the folder {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let inner = inner.join(entry.file_name());
        if entry.path().is_dir() {
            read_folder(root, &inner, texts)?;
        } else if is_json(&inner) {
            let text = fs::read_to_string(entry.path())
                .with_context(|| format!("cannot read {}", entry.path().display()))?;
            texts.insert(inner, text);
        }
    }
    Ok(())
}

fn is_json(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == "json")
}

fn read_revision(root: &Path, revision: &str) -> Result<Texts> {
    let listed = git(root, &["ls-tree", "-r", "-z", "--name-only", revision], "")?;
    let listed = String::from_utf8(listed).context("the name of a file is not UTF-8")?;
    let paths: Vec<&Path> = listed
        .split('\0')
        .map(Path::new)
        .filter(|path| is_json(path))
        .collect();
    let wanted: String = paths
        .iter()
        .map(|path| format!("{revision}:./{}\n", path.display()))
        .collect();
    let contents = git(root, &["cat-file", "--batch"], &wanted)?;
    let mut rest = contents.as_slice();
    let mut texts = Texts::new();
    for path in paths {
        // The output has `<hash> blob <size>`, the content, and a line break for each file.
        let end = rest.iter().position(|byte| *byte == b'\n');
        let (head, body) = rest.split_at(end.context("git stopped early")?);
        let size = String::from_utf8_lossy(head)
            .rsplit(' ')
            .next()
            .and_then(|size| size.parse::<usize>().ok())
            .with_context(|| format!("git does not find {}", path.display()))?;
        let text = body.get(1..=size).context("git stopped early")?;
        texts.insert(path.to_owned(), String::from_utf8(text.to_vec())?);
        rest = body.get(size + 2..).unwrap_or_default();
    }
    Ok(texts)
}

/// Runs git in a folder and returns its output.
fn git(folder: &Path, arguments: &[&str], input: &str) -> Result<Vec<u8>> {
    let mut command = Command::new("git");
    command.arg("-C").arg(folder).args(arguments);
    process::run(&mut command, input).with_context(|| format!("git {}", arguments.join(" ")))
}
