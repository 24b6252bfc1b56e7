//! `apply_patch`, as a tool of its own and inside shell commands.

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use serde::Deserialize;
use threadwire_workspace::files;

use crate::{
    coding::{
        ABORTED,
        registry::{Answer, Call, Input, Row, always},
    },
    model::CallKind,
    tools::{PatchResult, Tools},
};

pub(crate) const APPLY_PATCH: Row = Row {
    name: "apply_patch",
    description: "Changes files by a patch. The text is the patch itself, not JSON.",
    input: Input::Grammar(GRAMMAR),
    offered: always,
    parallel: false,
    run: |call| Box::pin(apply_patch(call)),
};

/// The grammar of a patch, in Lark.
const GRAMMAR: &str = r#"start: begin_patch hunk+ end_patch
begin_patch: "*** Begin Patch" LF
end_patch: "*** End Patch" LF?

hunk: add_hunk | delete_hunk | update_hunk
add_hunk: "*** Add File: " filename LF add_line+
delete_hunk: "*** Delete File: " filename LF
update_hunk: "*** Update File: " filename LF change_move? change?

filename: /(.+)/
add_line: "+" /(.*)/ LF

change_move: "*** Move to: " filename LF
change: (change_context | change_line)+ eof_line?
change_context: ("@@" | "@@ " /(.+)/) LF
change_line: ("+" | "-" | " ") /(.*)/ LF
eof_line: "*** End of File" LF

%import common.LF
"#;

/// A patch in a shell command.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Found {
    patch: String,
    /// The folder of the `cd` before it.
    folder: Option<PathBuf>,
}

impl Found {
    /// Returns the folder at which relative paths start.
    fn base(&self, cwd: &Path, workdir: Option<&Path>) -> PathBuf {
        let base = workdir.map_or_else(|| cwd.to_owned(), |workdir| files::absolute(cwd, workdir));
        match &self.folder {
            Some(folder) => files::absolute(&base, folder),
            None => base,
        }
    }

    /// Returns that folder and the patch.
    pub(super) fn planned(self, cwd: &Path, workdir: Option<&Path>) -> (PathBuf, String) {
        (self.base(cwd, workdir), self.patch)
    }
}

/// The arguments of `apply_patch` as a function.
#[derive(Deserialize)]
struct Arguments {
    #[serde(alias = "patch")]
    input: String,
}

async fn apply_patch(call: Call) -> Answer {
    let patch = match text(call.kind, call.arguments) {
        Ok(patch) => patch,
        Err(error) => {
            return Answer::failed(format!("failed to parse function arguments: {error}"));
        }
    };
    let found = Found {
        patch,
        folder: None,
    };
    apply(&call.tools, &found, None).await
}

/// Reads the patch in the arguments of a call.
pub(in crate::coding) fn text(
    kind: CallKind,
    arguments: String,
) -> Result<String, serde_json::Error> {
    match kind {
        CallKind::Custom => Ok(arguments),
        CallKind::Function => match serde_json::from_str::<Arguments>(&arguments) {
            Ok(arguments) => Ok(arguments.input),
            // Some models send the text instead of an object.
            Err(_) if arguments.trim_start().starts_with("***") => Ok(arguments),
            Err(error) => Err(error),
        },
    }
}

/// Applies a patch with paths relative to the folder in which its command runs.
pub(super) async fn apply(tools: &Tools, found: &Found, workdir: Option<&Path>) -> Answer {
    let cwd = &tools.turn().thread().settings.cwd;
    let base = found.base(cwd, workdir);
    let began = Instant::now();
    match tools.patch_in(&base, &found.patch).await {
        PatchResult::Applied(summary) => {
            let seconds = (began.elapsed().as_secs_f64() * 10.0).round() / 10.0;
            Answer::done(format!(
                "Exit code: 0\nWall time: {seconds} seconds\nOutput:\n{summary}"
            ))
        }
        PatchResult::Unverified(error) => {
            Answer::failed(format!("apply_patch verification failed: {error}"))
        }
        PatchResult::Failed(message) | PatchResult::Refused(message) => Answer::failed(message),
        PatchResult::Declined => Answer::failed("patch rejected by user"),
        PatchResult::Interrupted => Answer::failed(ABORTED),
    }
}

/// Finds a patch in arguments: `apply_patch PATCH`, or a shell with a script that only applies a patch.
pub(super) fn in_argv(argv: &[String]) -> Option<Found> {
    match argv {
        [program, patch] if is_program(program) => Some(Found {
            patch: patch.clone(),
            folder: None,
        }),
        [_, option, script] if option == "-lc" || option == "-c" => in_script(script),
        _ => None,
    }
}

/// Finds a patch in a script that does nothing else: `apply_patch <<'EOF' … EOF`, optionally after `cd FOLDER &&`.
pub(super) fn in_script(script: &str) -> Option<Found> {
    let mut rest = script.trim();
    let mut folder = None;
    if let Some(after) = rest.strip_prefix("cd ") {
        let (path, after) = after.split_once("&&")?;
        folder = Some(PathBuf::from(unquoted(path.trim())?));
        rest = after.trim_start();
    }
    let (program, after) =
        rest.split_at(rest.find(|char: char| char.is_whitespace() || char == '<')?);
    if !is_program(program) {
        return None;
    }
    let (mark, body) = after.trim_start().strip_prefix("<<")?.split_once('\n')?;
    let mark = unquoted(mark.trim())?;
    let (patch, end) = body.trim_end().rsplit_once('\n')?;
    (end.trim() == mark).then(|| Found {
        patch: patch.to_owned(),
        folder,
    })
}

fn is_program(word: &str) -> bool {
    word == "apply_patch" || word == "applypatch"
}

/// Removes the quotes of a word; `None` for several words.
fn unquoted(word: &str) -> Option<&str> {
    for quote in ['\'', '"'] {
        if let Some(inner) = word
            .strip_prefix(quote)
            .and_then(|word| word.strip_suffix(quote))
        {
            return (!inner.contains(quote)).then_some(inner);
        }
    }
    (!word.is_empty() && !word.contains(char::is_whitespace)).then_some(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patches_are_found_in_commands() {
        let patch = "*** Begin Patch\n*** Delete File: a\n*** End Patch";
        let found = |folder: Option<&str>| {
            Some(Found {
                patch: patch.to_owned(),
                folder: folder.map(PathBuf::from),
            })
        };
        for mark in ["EOF", "'EOF'", "\"PATCH\""] {
            let end = mark.trim_matches(['\'', '"']);
            let script = format!("apply_patch <<{mark}\n{patch}\n{end}\n");
            assert_eq!(in_script(&script), found(None), "{script}");
            let moved = format!("cd 'a b' && {script}");
            assert_eq!(in_script(&moved), found(Some("a b")), "{moved}");
            let argv = ["bash", "-lc", &script].map(str::to_owned);
            assert_eq!(in_argv(&argv), found(None));
        }
        assert_eq!(
            in_argv(&["apply_patch", patch].map(str::to_owned)),
            found(None)
        );
    }

    #[test]
    fn other_commands_are_none() {
        for script in [
            "ls",
            "apply_patch",
            "apply_patch < file",
            "apply_patch <<EOF\nx\nEOF\nrm -rf /",
            "cd x && ls",
            "echo apply_patch <<EOF\nx\nEOF",
        ] {
            assert_eq!(in_script(script), None, "{script}");
        }
    }
}
