//! Whole files.

use threadwire_workspace::files;

use super::{PatchResult, Tools};

impl Tools {
    /// Gives a text file this content, by a patch: an update where there is a text already, else a new file. It ends
    /// in a line feed.
    pub async fn write(&self, path: &str, text: &str) -> PatchResult {
        self.patch(&self.write_patch(path, text).await).await
    }

    /// Returns the patch of [`Tools::write`].
    pub async fn write_patch(&self, path: &str, text: &str) -> String {
        let absolute = files::absolute(&self.settings().cwd, path);
        // What is no text file is refused when the patch is applied.
        let old = tokio::task::spawn_blocking(move || files::read_text(&absolute))
            .await
            .ok()
            .and_then(Result::ok)
            .unwrap_or_default();
        let (header, hunk) = match old.is_empty() {
            true => ("*** Add File", ""),
            false => ("*** Update File", "@@\n"),
        };
        let old: String = old.lines().map(|line| format!("-{line}\n")).collect();
        let new: String = text.lines().map(|line| format!("+{line}\n")).collect();
        format!("*** Begin Patch\n{header}: {path}\n{hunk}{old}{new}*** End Patch")
    }
}
