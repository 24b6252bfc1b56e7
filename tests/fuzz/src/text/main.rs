//! All other parsers of external input: frames, streams, pages, patches, files.

#![no_main]

#[path = "../harness.rs"]
mod harness;

use std::{
    fs,
    hint::black_box,
    io::{self, Read, Write},
    path::Path,
    sync::LazyLock,
};

use bytes::Bytes;
use libfuzzer_sys::fuzz_target;
use threadwire_agent::{
    model::fuzzing::{answer, events},
    tools::page_text,
};
use threadwire_protocol::{
    RawJson,
    envelope::{Envelope, Frame, MAX_DEPTH, exceeds_depth, parse_params},
    resume,
};
use threadwire_server::fuzzing;
use threadwire_workspace::{
    command,
    config::{self, WireApi},
    mcp,
    patch::Patch,
    process::Utf8Decoder,
};
use tungstenite::{WebSocket, protocol::Role};

const TARGETS: &[harness::Target] = &[
    ("envelope", envelope),
    ("frames", frames),
    ("lines", lines),
    ("websocket", websocket),
    ("sse", sse),
    ("model", model),
    ("mcp", mcp_server),
    ("page", page),
    ("patch", patch_and_file),
    ("shell", shell),
    ("consent", consent),
    ("output", output),
    ("config", config_file),
    ("rollout", rollout_file),
];

fuzz_target!(|data: &[u8]| harness::feed(TARGETS, data));

/// Any message before the handshake.
fn envelope(data: &[u8]) {
    if let Ok(message) = Envelope::parse(data) {
        assert!(!exceeds_depth(data, MAX_DEPTH));
        for value in [message.params, message.result, message.error]
            .into_iter()
            .flatten()
        {
            black_box(parse_params::<RawJson>(Some(value), false).is_ok());
        }
    }
    black_box(exceeds_depth(data, 3));
}

/// Client input outside of messages, and the handling of message bytes.
fn frames(data: &[u8]) {
    black_box(resume::read_acknowledgement(data));
    let frame = Frame::from_message(data.to_vec()).with_text_member("delta");
    if let (Some(text), Some((before, after))) = (frame.text(), frame.around_text()) {
        assert_eq!([before, text, after].concat(), frame.message());
    }
}

/// A model response, in chunks whose lengths the first bytes give.
fn sse(data: &[u8]) {
    let (cuts, stream) = data.split_at(data.len().min(4));
    let mut rest = Bytes::copy_from_slice(stream);
    let mut chunks = Vec::new();
    for cut in cuts.iter().cycle() {
        if rest.is_empty() {
            break;
        }
        chunks.push(rest.split_to(rest.len().min(usize::from(*cut) * 16 + 1)));
    }
    assert_eq!(events(chunks), events([Bytes::copy_from_slice(stream)]));
}

/// A model response over each API: events separated by line feeds.
fn model(data: &[u8]) {
    let events = String::from_utf8_lossy(data);
    for wire in [WireApi::Responses, WireApi::Chat, WireApi::Anthropic] {
        black_box(answer(wire, events.lines()).is_ok());
    }
}

/// The output of an MCP server; the result must not depend on where it is split.
fn mcp_server(data: &[u8]) {
    let (first, second) = data.split_at(data.len() / 2);
    let passed = mcp::fuzzing::messages([data]);
    assert_eq!(passed, mcp::fuzzing::messages([first, second]));
}

/// The input of a client on standard streams. Every line is read, except blank ones.
fn lines(data: &[u8]) {
    let lines: Vec<&[u8]> = data
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.trim_ascii().is_empty())
        .collect();
    assert_eq!(fuzzing::lines(data), lines);
}

/// The input of a WebSocket client after the handshake. It ends with a close code or a broken transport.
fn websocket(data: &[u8]) {
    let mut socket = WebSocket::from_raw_socket(Wire(data), Role::Server, None);
    let error = loop {
        match socket.read() {
            Ok(message) => {
                black_box(resume::read_acknowledgement(&message.into_data()));
            }
            Err(error) => break error,
        }
    };
    if let Some(code) = fuzzing::close_code(error) {
        assert!([1002, 1007, 1009].contains(&code), "{code}");
    }
}

/// A stream with the bytes of a client that reads nothing.
struct Wire<'a>(&'a [u8]);

impl Read for Wire<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

impl Write for Wire<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A web page.
fn page(data: &[u8]) {
    black_box(page_text(&String::from_utf8_lossy(data)));
}

/// A patch, and the file `f` to which it applies, separated by a zero byte.
fn patch_and_file(data: &[u8]) {
    static FOLDER: LazyLock<tempfile::TempDir> = LazyLock::new(folder);
    let end = memchr::memchr(0, data).unwrap_or(data.len());
    let Ok(patch) = Patch::parse(&String::from_utf8_lossy(&data[..end])) else {
        return;
    };
    // The patch must not refer to other files of this machine.
    if memchr::memchr(b'/', &data[..end]).is_none() {
        let file = FOLDER.path().join("f");
        fs::write(file, data.get(end + 1..).unwrap_or_default()).expect("a file");
        black_box(patch.verify(FOLDER.path()).is_ok());
    }
}

/// A shell command line, parsed to describe its actions.
fn shell(data: &[u8]) {
    let script = String::from_utf8_lossy(data);
    black_box(command::actions(&script, Path::new("/folder")));
}

/// A shell command line, parsed to decide whether it needs approval.
fn consent(data: &[u8]) {
    let script = String::from_utf8_lossy(data);
    black_box(command::is_known_safe(&script));
    black_box(command::looks_dangerous(&script));
    black_box(command::amendment(
        &script,
        &command::shell_argv(&script),
        None,
    ));
}

/// The output of a program, split in two.
fn output(data: &[u8]) {
    let (first, second) = data.split_at(data.len() / 2);
    let mut decoder = Utf8Decoder::default();
    let text = decoder.push(first) + &decoder.push(second) + &decoder.finish();
    assert_eq!(text, String::from_utf8_lossy(data));
}

/// A configuration file.
fn config_file(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(table) = text.parse::<toml::Table>() {
        if let Ok(config) = config::parse(&table, "file") {
            black_box(toml::to_string(&config).is_ok());
        }
    }
}

/// A rollout file, as it is read before lines are appended.
fn rollout_file(data: &[u8]) {
    static FOLDER: LazyLock<tempfile::TempDir> = LazyLock::new(folder);
    let file = FOLDER.path().join("rollout.jsonl");
    fs::write(&file, data).expect("a file");
    black_box(fuzzing::rollout_file(&file));
}

/// Returns a folder in memory, if the system has one.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .expect("a folder")
}
