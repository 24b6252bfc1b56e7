//! The editor of a client: files with changes that nobody saved yet, and terminals.
//!
//! Only files of the workspace go to an editor, and only if no link leads to another place: the policy of the thread
//! decides about paths of this machine, and the editor resolves the path once more.

mod terminal;

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

use serde_json::value::to_raw_value;
use threadwire_engine::{ActionStatus, BoxFuture, ItemBody, ToolContent, ToolItem, ToolSource};
use threadwire_workspace::{
    blocking, files,
    patch::{self, Change, ChangeKind, Summary},
};
use tracing::debug;

pub(super) use self::terminal::EditorCommand;
pub use self::terminal::{EditorOutput, EditorRequest, EditorTerminal, NoTerminal};
use super::{ByClient, ExtensionParams, ExtensionReply, Tools};

/// The name of the tool that reads a file of the editor.
pub const READ_FILE: &str = "read_file";

/// The editor of a client. The client answers within a short time, or the call fails.
pub trait Editor: Send + Sync {
    /// Tells whether it reads files.
    fn reads(&self) -> bool;

    /// Tells whether it writes files.
    fn writes(&self) -> bool;

    /// Reads a text file; `None` if there is no such file. The error is text for people.
    fn read<'a>(&'a self, path: &'a Path) -> BoxFuture<'a, Result<Option<String>, String>>;

    /// Writes a text file, and makes a missing one. The error is text for people.
    fn write<'a>(&'a self, path: &'a Path, text: &'a str) -> BoxFuture<'a, Result<(), String>>;

    /// Tells whether it runs commands in terminals.
    fn has_terminals(&self) -> bool;

    /// Starts a command in a terminal. A terminal that comes to be after the future was dropped is released.
    fn terminal(
        &self,
        request: EditorRequest,
    ) -> BoxFuture<'static, Result<Box<dyn EditorTerminal>, NoTerminal>>;

    /// Calls a method that the editor may have of its own, at once; `None` if it has not said so.
    fn call(&self, method: &str, params: &ExtensionParams) -> Option<ExtensionReply>;
}

/// The editors of a loaded thread. The last one is asked for files; commands run in the terminals of the one whose client
/// started the turn.
pub type Editors = ByClient<dyn Editor>;

impl ByClient<dyn Editor> {
    /// Tells whether the editor that is asked reads files.
    pub fn reads(&self) -> bool {
        self.of_files().is_some_and(|editor| editor.reads())
    }

    fn of_files(&self) -> Option<Arc<dyn Editor>> {
        self.last(|editor| editor.reads() || editor.writes())
    }
}

/// The result of changes that an editor wrote.
pub(super) enum Applied {
    /// All files are written.
    Done(Summary),
    /// A file could not be written; the reason.
    Failed(String),
}

impl Tools {
    /// Returns the editor that is asked. Its client has seen what the agent did so far.
    async fn editor(&self) -> Option<Arc<dyn Editor>> {
        let editor = self.turn.state(Editors::default).of_files()?;
        self.turn.settled().await;
        Some(editor)
    }

    /// Reads files as the editor has them, if they are the editor's. Others, and those that it cannot read, are absent.
    pub(super) async fn editor_texts(&self, paths: &[PathBuf]) -> HashMap<PathBuf, String> {
        let mut texts = HashMap::new();
        let Some(editor) = self.editor().await.filter(|editor| editor.reads()) else {
            return texts;
        };
        let (of_editor, _) = self.of_editor(paths.to_vec()).await;
        for path in &of_editor {
            match editor.read(path).await {
                Ok(Some(text)) => {
                    texts.insert(path.clone(), text);
                }
                Ok(None) => {}
                // The file is read from the disk.
                Err(error) => {
                    debug!(error, path = %path.display(), "the editor did not read a file");
                    break;
                }
            }
        }
        texts
    }

    /// Returns the paths that are the editor's: files of the workspace that no link leads away from. Tells also whether
    /// these are all.
    async fn of_editor(&self, paths: Vec<PathBuf>) -> (Vec<PathBuf>, bool) {
        let settings = self.settings();
        let roots: Vec<PathBuf> = settings.workspace().cloned().collect();
        let count = paths.len();
        let found = blocking::run(move || {
            let is_own = |path: &PathBuf| {
                roots.iter().any(|root| path.starts_with(root)) && files::resolved(path) == *path
            };
            paths.into_iter().filter(is_own).collect::<Vec<_>>()
        });
        let found = found.await;
        let are_all = found.len() == count;
        (found, are_all)
    }

    /// Applies changes through the editor. `None` if they are not the editor's: it writes whole files of the workspace,
    /// and neither moves nor deletes them.
    pub(super) async fn apply_in_editor(&self, changes: &[Change]) -> Option<Applied> {
        let editor = self.editor().await.filter(|editor| editor.writes())?;
        let is_whole = |change: &Change| match change.kind {
            ChangeKind::Add => true,
            ChangeKind::Update { ref move_path } => move_path.is_none(),
            ChangeKind::Delete => false,
        };
        let paths = changes.iter().map(|change| change.path.clone());
        let (_, are_all) = self.of_editor(paths.collect()).await;
        if !are_all || !changes.iter().all(is_whole) {
            return None;
        }
        let mut written: Vec<&Path> = Vec::new();
        for (at, change) in changes.iter().enumerate() {
            // A later change of the same file has the text of this one, too.
            let later = &changes[at + 1..];
            if later.iter().any(|other| other.path == change.path) {
                continue;
            }
            let text = change.new_text.as_deref().unwrap_or_default();
            let first = changes.iter().find(|other| other.path == change.path);
            let before = first.and_then(|first| first.old_text.as_deref());
            if let Err(error) = self
                .write_in_editor(&*editor, &change.path, before, text)
                .await
            {
                let mut reason = error;
                if !written.is_empty() {
                    let names = written.iter().map(|path| path.display().to_string());
                    let names: Vec<String> = names.collect();
                    reason = format!("{reason}. Already changed: {}", names.join(", "));
                }
                return Some(Applied::Failed(reason));
            }
            written.push(&change.path);
        }
        Some(Applied::Done(patch::summary(changes)))
    }

    /// Writes a file through the editor, or to the disk if the editor fails and the file has no unsaved changes.
    async fn write_in_editor(
        &self,
        editor: &dyn Editor,
        path: &Path,
        before: Option<&str>,
        text: &str,
    ) -> Result<(), String> {
        let Err(error) = editor.write(path, text).await else {
            return Ok(());
        };
        debug!(error, path = %path.display(), "the editor did not write a file");
        let (file, before, text) = (path.to_owned(), before.map(str::to_owned), text.to_owned());
        let saved = blocking::run(move || {
            // No link led to another place when the editor was asked.
            let now = files::open_resolved(&file).and_then(files::read_open_text);
            if now.ok() != before {
                return Err("the file on the disk differs from the editor's".to_owned());
            }
            files::write_resolved(&file, text.as_bytes()).map_err(|error| error.to_string())
        });
        saved.await.map_err(|reason| {
            format!(
                "the editor did not write {}: {error}; {reason}",
                path.display()
            )
        })
    }

    /// Reads a text file as the editor has it, or from the disk, and shows the call. `line` is the first line, from 1;
    /// `limit` the number of lines. The error is text for the model.
    pub async fn read_file(
        &self,
        path: &Path,
        line: Option<usize>,
        limit: Option<usize>,
    ) -> Result<String, String> {
        let started = Instant::now();
        let path = files::absolute(&self.settings().cwd, path);
        let arguments = serde_json::json!({ "path": path, "line": line, "limit": limit });
        let arguments = to_raw_value(&arguments).map_err(|error| error.to_string())?;
        let mut item = ToolItem::new(ToolSource::Agent, READ_FILE, arguments.into());
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        let readable = self.check_readable(&path).await;
        let mut texts = match &readable {
            Ok(()) => self.editor_texts(std::slice::from_ref(&path)).await,
            Err(_) => HashMap::new(),
        };
        let read = match (readable, texts.remove(&path)) {
            (Err(reason), _) => Err(format!("{} cannot be read: {reason}", path.display())),
            (Ok(()), Some(text)) => Ok(text),
            (Ok(()), None) => {
                let read = self.read_text(path.clone()).await;
                read.map_err(|reason| format!("{} cannot be read: {reason}", path.display()))
            }
        };
        let read = read.map(|text| match (line, limit) {
            (None, None) => text,
            (line, limit) => {
                let lines = text.split_inclusive('\n');
                let lines = lines.skip(line.unwrap_or(1).saturating_sub(1));
                lines.take(limit.unwrap_or(usize::MAX)).collect()
            }
        });
        match &read {
            Ok(text) => {
                item.status = ActionStatus::Completed;
                item.content = Some(vec![ToolContent::Text { text: text.clone() }]);
            }
            Err(reason) => {
                item.status = ActionStatus::Failed;
                item.error = Some(reason.clone());
            }
        }
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        read
    }

    /// Tells whether the thread has an editor that reads files.
    pub fn has_editor(&self) -> bool {
        self.turn.state(Editors::default).reads()
    }
}
