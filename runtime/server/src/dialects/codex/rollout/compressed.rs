//! Rollout files that Codex compressed. `rollout/compress` of Codex replaces old `….jsonl` files by `….jsonl.zst`, and a
//! compressed file is written out again when its thread is resumed there. Everywhere else a file has its plain path,
//! whether it is compressed or not; where both are there, the plain one is the later one.

use std::{
    ffi::OsStr,
    fs,
    io::{self, BufReader, ErrorKind, Read},
    path::{Path, PathBuf},
};

use ruzstd::decoding::StreamingDecoder;
use threadwire_workspace::files;

const EXTENSION: &str = "zst";

/// Returns the path that a file has without compression.
pub(super) fn plain(mut path: PathBuf) -> PathBuf {
    if path.extension() == Some(OsStr::new(EXTENSION)) {
        path.set_extension("");
    }
    path
}

/// Returns the path of a file where it is compressed.
pub(super) fn packed(path: &Path) -> PathBuf {
    let mut packed = path.as_os_str().to_owned();
    packed.push(".");
    packed.push(EXTENSION);
    packed.into()
}

/// Tells whether a file is there, compressed or not.
pub(super) fn is_there(path: &Path) -> bool {
    path.exists() || packed(path).exists()
}

/// Reads the metadata of a file, compressed or not.
pub(super) fn metadata(path: &Path) -> io::Result<fs::Metadata> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => fs::symlink_metadata(packed(path)),
        found => found,
    }
}

/// Opens the compressed form of a file to read what is in it.
pub(super) fn open(path: &Path) -> io::Result<impl Read + use<>> {
    let file = BufReader::new(files::open_file(&packed(path))?);
    StreamingDecoder::new(file)
        .map_err(|error| io::Error::new(ErrorKind::InvalidData, error.to_string()))
}
