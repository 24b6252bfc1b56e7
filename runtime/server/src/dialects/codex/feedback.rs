//! `feedback/save`: writes a report about a thread, with files that the user chose, into a ZIP file. Nothing is sent.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

use serde::Serialize;
use sha2::{Digest, Sha256};
use threadwire_agent::base_instructions;
use threadwire_engine::{Error, ThreadId};
use threadwire_protocol::codex::{
    FeedbackMethods, FeedbackSaveParams, FeedbackSaveResponse, errors::feedback_save,
};
use threadwire_workspace::{blocking, files, hex, zip::ZipWriter};
use uuid::Uuid;

use super::{Failure, families, from_wire};
use crate::dialects::time;

/// The report.
#[derive(Serialize)]
struct Report {
    event_id: String,
    message: String,
    timestamp: f64,
    tags: BTreeMap<String, String>,
}

/// A file of the report.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Listed {
    /// Its path within the ZIP file.
    entry: String,
    filename: String,
    content_type: &'static str,
}

impl FeedbackMethods for families::Feedback {
    async fn feedback_save(
        &self,
        params: FeedbackSaveParams,
    ) -> Result<FeedbackSaveResponse, Failure> {
        let target = PathBuf::from(&params.save_path);
        if !target.is_absolute() {
            return Err(feedback_save::save_path_relative().into());
        }
        let thread = match params.thread_id.as_deref() {
            Some(id) => Some(from_wire::thread_id(id)?),
            None => None,
        };
        let mut log = None;
        let mut prompt_hash = None;
        if let Some(id) = thread {
            match self.engine().thread(id).await {
                Ok(thread) => {
                    prompt_hash = Some(hash(base_instructions(&thread.settings)));
                    if let Some(rollouts) = self
                        .rollouts()
                        .filter(|_| params.include_logs == Some(true))
                    {
                        rollouts.settle(id).await;
                        log = rollouts.path(&thread);
                    }
                }
                Err(Error::ThreadNotFound(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let extra = params.extra_log_files.unwrap_or_default();
        let about = match thread {
            Some(id) => id.to_string(),
            None => format!("no-active-thread-{}", ThreadId::default()),
        };
        let report = report(
            &about,
            params.classification,
            params.reason,
            params.tags.unwrap_or_default(),
        );
        let save = move || {
            // A thread without turns has no file.
            let log = log.filter(|log| log.exists());
            let extra = extra.into_iter().map(PathBuf::from);
            let attachments: Vec<PathBuf> = log.into_iter().chain(extra).collect();
            save(&target, &report, &attachments)
        };
        let saved = blocking::run(save).await;
        saved.map_err(|problem| feedback_save::save_failed(&problem))?;
        Ok(FeedbackSaveResponse {
            saved_path: params.save_path,
            thread_id: about,
            prompt_hash,
        })
    }
}

fn report(
    thread: &str,
    classification: String,
    reason: Option<String>,
    mut tags: BTreeMap<String, String>,
) -> Report {
    let kind = match &*classification {
        "bug" => "Bug",
        "good_result" => "Good result",
        "bad_result" => "Bad result",
        "safety_check" => "Safety check",
        _ => "Other",
    };
    // Tags of the client do not replace these.
    tags.insert("classification".to_owned(), classification);
    tags.insert("thread_id".to_owned(), thread.to_owned());
    tags.insert(
        "server_version".to_owned(),
        env!("CARGO_PKG_VERSION").to_owned(),
    );
    tags.extend(reason.map(|reason| ("reason".to_owned(), reason)));
    Report {
        event_id: Uuid::now_v7().simple().to_string(),
        message: format!("[{kind}]: Codex session {thread}"),
        timestamp: time::now() as f64 / 1000.0,
        tags,
    }
}

/// Writes the report to a file that does not exist yet. The file appears as a whole or not at all.
fn save(target: &Path, report: &Report, attachments: &[PathBuf]) -> Result<(), String> {
    let text = |error: io::Error| error.to_string();
    if target.symlink_metadata().is_ok() {
        return Err("feedback save path already exists".to_owned());
    }
    let folder = target.parent().unwrap_or(target);
    // Asked for first, because the error of a temporary file names that file.
    folder.metadata().map_err(text)?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(text)?;
    let mut zip = ZipWriter::new(io::BufWriter::new(&mut file));
    let report = serde_json::to_vec(report).map_err(|error| error.to_string())?;
    zip.add("report.json", &report).map_err(text)?;
    let mut listed: Vec<Listed> = Vec::new();
    for path in attachments {
        let shown = path.display();
        let content = files::read(path)
            .map_err(|error| format!("failed to read selected attachment {shown}: {error}"))?;
        let filename = path.file_name().unwrap_or(path.as_os_str());
        let filename = filename.to_string_lossy().into_owned();
        let entry = format!("attachments/{:04}/{filename}", listed.len());
        zip.add(&entry, &content).map_err(text)?;
        let is_json = path.extension().is_some_and(|ending| ending == "json");
        listed.push(Listed {
            entry,
            filename,
            content_type: if is_json {
                "application/json"
            } else {
                "text/plain"
            },
        });
    }
    let manifest = serde_json::to_vec(&listed).map_err(|error| error.to_string())?;
    zip.add("manifest.json", &manifest).map_err(text)?;
    let out = zip.finish().map_err(text)?;
    out.into_inner().map_err(|error| text(error.into_error()))?;
    match file.persist_noclobber(target) {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            Err("feedback save path already exists".to_owned())
        }
        Err(error) => Err(text(error.error)),
    }
}

/// Returns the SHA-256 of instructions, in which white space counts as one blank.
fn hash(instructions: &str) -> String {
    let words: Vec<&str> = instructions.split_whitespace().collect();
    hex::encode(&Sha256::digest(words.join(" ")))
}
