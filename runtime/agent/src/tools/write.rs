//! Writes whole files.

use threadwire_workspace::files;

use super::{PatchResult, Tools};

impl Tools {
    /// Writes a text file with a patch: an update if the file has text, else a new file. The file ends with a line
    /// feed.
    pub async fn write(&self, path: &str, text: &str) -> PatchResult {
        self.patch(&self.write_patch(path, text).await).await
    }

    /// Returns the patch of [`Tools::write`].
    pub async fn write_patch(&self, path: &str, text: &str) -> String {
        let absolute = files::absolute(&self.settings().cwd, path);
        // A file that is not text, or that may not be read, is refused when the patch is applied.
        let of_editor = self.editor_texts(std::slice::from_ref(&absolute)).await;
        let old = match of_editor.into_values().next() {
            Some(text) => text,
            None => self.read_text(absolute).await.unwrap_or_default(),
        };
        let (header, hunk) = match old.is_empty() {
            true => ("*** Add File", ""),
            false => ("*** Update File", "@@\n"),
        };
        let old: String = old.lines().map(|line| format!("-{line}\n")).collect();
        let new: String = text.lines().map(|line| format!("+{line}\n")).collect();
        format!("*** Begin Patch\n{header}: {path}\n{hunk}{old}{new}*** End Patch")
    }
}
