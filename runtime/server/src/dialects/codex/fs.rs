//! The methods `fs/*`: files of the machine, without a sandbox.

use std::{
    collections::hash_map::Entry,
    io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use base64::{DecodeError, Engine as _, prelude::BASE64_STANDARD};
use threadwire_host::watches::Changes;
use threadwire_protocol::codex::{
    FsChangedNotification, FsCopyParams, FsCopyResponse, FsCreateDirectoryParams,
    FsCreateDirectoryResponse, FsGetMetadataParams, FsGetMetadataResponse, FsMethods,
    FsReadDirectoryEntry, FsReadDirectoryParams, FsReadDirectoryResponse, FsReadFileParams,
    FsReadFileResponse, FsRemoveParams, FsRemoveResponse, FsUnwatchParams, FsUnwatchResponse,
    FsWatchParams, FsWatchResponse, FsWriteFileParams, FsWriteFileResponse, errors, notification,
};
use threadwire_workspace::{
    blocking,
    files::{self, CopyError},
};

use super::{CodexSession, failure::Failure, families, lock};

impl FsMethods for families::Fs {
    async fn fs_read_file(&self, params: FsReadFileParams) -> Result<FsReadFileResponse, Failure> {
        let path = absolute(&params.path)?;
        let shown = path.display().to_string();
        let content = on_disk(move || match files::metadata(&path)?.is_file {
            true => files::read(&path).map(Some),
            false => Ok(None),
        });
        let content = content.await?;
        let content = content.ok_or_else(|| errors::fs_read_file::not_a_file(&shown))?;
        Ok(FsReadFileResponse {
            data_base64: BASE64_STANDARD.encode(content),
        })
    }

    async fn fs_write_file(
        &self,
        params: FsWriteFileParams,
    ) -> Result<FsWriteFileResponse, Failure> {
        let path = absolute(&params.path)?;
        let content = BASE64_STANDARD
            .decode(&params.data_base64)
            .map_err(|error| errors::fs_write_file::invalid_data(&problem(&error)))?;
        on_disk(move || files::overwrite(&path, &content)).await?;
        Ok(FsWriteFileResponse {})
    }

    async fn fs_create_directory(
        &self,
        params: FsCreateDirectoryParams,
    ) -> Result<FsCreateDirectoryResponse, Failure> {
        let path = absolute(&params.path)?;
        let recursive = params.recursive.unwrap_or(true);
        on_disk(move || match recursive {
            true => std::fs::create_dir_all(path),
            false => std::fs::create_dir(path),
        })
        .await?;
        Ok(FsCreateDirectoryResponse {})
    }

    async fn fs_get_metadata(
        &self,
        params: FsGetMetadataParams,
    ) -> Result<FsGetMetadataResponse, Failure> {
        let path = absolute(&params.path)?;
        let metadata = on_disk(move || files::metadata(&path)).await?;
        Ok(FsGetMetadataResponse {
            is_directory: metadata.is_directory,
            is_file: metadata.is_file,
            is_symlink: metadata.is_symlink,
            created_at_ms: millis(metadata.created),
            modified_at_ms: millis(metadata.modified),
        })
    }

    async fn fs_read_directory(
        &self,
        params: FsReadDirectoryParams,
    ) -> Result<FsReadDirectoryResponse, Failure> {
        let path = absolute(&params.path)?;
        let entries = on_disk(move || files::list(&path)).await?;
        let entry = |entry: files::Entry| FsReadDirectoryEntry {
            file_name: entry.name,
            is_directory: entry.is_directory,
            is_file: entry.is_file,
        };
        Ok(FsReadDirectoryResponse {
            entries: entries.into_iter().map(entry).collect(),
        })
    }

    async fn fs_remove(&self, params: FsRemoveParams) -> Result<FsRemoveResponse, Failure> {
        let path = absolute(&params.path)?;
        let recursive = params.recursive.unwrap_or(true);
        let force = params.force.unwrap_or(true);
        on_disk(move || match files::remove(&path, recursive) {
            Err(error) if force && error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        })
        .await?;
        Ok(FsRemoveResponse {})
    }

    async fn fs_copy(&self, params: FsCopyParams) -> Result<FsCopyResponse, Failure> {
        let source = absolute(&params.source_path)?;
        let target = absolute(&params.destination_path)?;
        let recursive = params.recursive.unwrap_or(false);
        match blocking::run(move || files::copy(&source, &target, recursive)).await {
            Ok(()) => Ok(FsCopyResponse {}),
            Err(CopyError::IsFolder) => Err(errors::fs_copy::directory_needs_recursive().into()),
            Err(CopyError::IntoItself) => Err(errors::fs_copy::copy_into_itself().into()),
            Err(CopyError::Unsupported) => Err(errors::fs_copy::source_unsupported().into()),
            Err(CopyError::Io(error)) => Err(refused(&error)),
        }
    }

    async fn fs_watch(&self, params: FsWatchParams) -> Result<FsWatchResponse, Failure> {
        let path = absolute(&params.path)?;
        let shown = path.display().to_string();
        let id = params.watch_id;
        match lock(&self.watches).entry(id.clone()) {
            Entry::Occupied(_) => return Err(errors::fs_watch::watch_id_taken(&id).into()),
            Entry::Vacant(free) => free.insert(None),
        };
        let reserved = Reserved {
            session: self,
            id: &id,
        };
        let watched = self.connection.services().host.watches.watch(path).await;
        let (watch, changes) = watched.map_err(|error| errors::internal_error(&error))?;
        let session = self
            .this
            .upgrade()
            .ok_or_else(|| errors::internal_error(&"the connection is closing"))?;
        drop(reserved);
        lock(&self.watches).insert(id.clone(), Some(watch));
        self.connection
            .spawn(async move { session.tell_changes(id, changes).await });
        Ok(FsWatchResponse { path: shown })
    }

    async fn fs_unwatch(&self, params: FsUnwatchParams) -> Result<FsUnwatchResponse, Failure> {
        lock(&self.watches).remove(&params.watch_id);
        Ok(FsUnwatchResponse {})
    }
}

/// The name of a watch that starts. Dropping the value frees the name.
struct Reserved<'a> {
    session: &'a CodexSession,
    id: &'a str,
}

impl Drop for Reserved<'_> {
    fn drop(&mut self) {
        lock(&self.session.watches).remove(self.id);
    }
}

impl CodexSession {
    /// Tells the client the changes of a watch until it ends. A client that does not read gets them together later.
    async fn tell_changes(&self, id: String, mut changes: Changes) {
        while let Some(paths) = changes.next().await {
            let text = |path: &PathBuf| path.display().to_string();
            let changed = FsChangedNotification {
                watch_id: id.clone(),
                changed_paths: paths.iter().map(text).collect(),
            };
            {
                // Held, so that nothing is told after the answer to `fs/unwatch`.
                let watches = lock(&self.watches);
                let watch = watches.get(&id).and_then(Option::as_ref);
                if !watch.is_some_and(|watch| watch.owns(&changes)) {
                    return;
                }
                self.tell::<notification::FsChanged>(None, &changed);
            }
            self.connection.flush();
            self.connection.ready_for_more().await;
        }
    }
}

/// Reads a path of a client. The result has no `.`, no `..` and no final slash.
pub(super) fn absolute(path: &str) -> Result<PathBuf, Failure> {
    match Path::new(path).is_absolute() {
        true => Ok(files::absolute(Path::new("/"), path)),
        false => Err(errors::path_relative().into()),
    }
}

/// Runs work on files where it holds nobody up.
async fn on_disk<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> Result<T, Failure> {
    let done = blocking::run(work).await;
    done.map_err(|error| refused(&error))
}

/// Words why the system did not do what a client wants. A path that no file can have is a mistake of the client.
fn refused(error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::InvalidInput => errors::invalid_request(error).into(),
        _ => errors::internal_error(error).into(),
    }
}

/// Words what is wrong with a text in Base64.
fn problem(error: &DecodeError) -> String {
    match error {
        DecodeError::InvalidLastSymbol { offset, symbol, .. } => {
            format!("Invalid last symbol {symbol}, offset {offset}.")
        }
        error => error.to_string(),
    }
}

/// Returns Unix milliseconds; 0 if the time is unknown.
fn millis(time: Option<SystemTime>) -> i64 {
    time.and_then(|time| time.duration_since(UNIX_EPOCH).ok())
        .and_then(|time| i64::try_from(time.as_millis()).ok())
        .unwrap_or(0)
}
