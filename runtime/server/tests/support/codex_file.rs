//! Makes rollout files as Codex 0.169 writes them.

#![allow(dead_code, reason = "not every test makes everything")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

/// Returns an id that was made at this second.
pub(crate) fn id(second: u64, number: u64) -> String {
    let millis = (1_790_000_000 + second) * 1000;
    format!(
        "{:08x}-{:04x}-7000-8000-{number:012x}",
        millis >> 16,
        millis & 0xffff
    )
}

/// A file in the making.
pub(crate) struct File {
    pub(crate) thread: String,
    pub(crate) second: u64,
    pub(crate) lines: String,
    pub(crate) ordinal: u64,
    /// Whether lines have their numbers.
    pub(crate) is_numbered: bool,
}

impl File {
    /// Begins the first file of a thread.
    pub(crate) fn new(second: u64) -> Self {
        Self::with(&id(second, 1), second, 0, json!({}))
    }

    /// Begins the file of a fork that goes on from this place in another file.
    pub(crate) fn fork(second: u64, source: &str, end: u64) -> Self {
        let thread = id(second, 1);
        let more = json!({
            "forked_from_id": source,
            "forked_from_ordinal_exclusive": end,
            "history_base": { "thread_id": source, "end_ordinal_exclusive": end, "end_byte_offset": 1 },
        });
        Self::with(&thread, second, end, more)
    }

    /// Begins a file in which a thread goes on from this place in an earlier file.
    pub(crate) fn after(&self, second: u64, earlier: &str, end: u64) -> Self {
        let base =
            json!({ "thread_id": earlier, "end_ordinal_exclusive": end, "end_byte_offset": 1 });
        Self::with(&self.thread, second, end, json!({ "history_base": base }))
    }

    pub(crate) fn with(thread: &str, second: u64, ordinal: u64, more: Value) -> Self {
        let mut file = Self {
            thread: thread.to_owned(),
            second,
            lines: String::new(),
            ordinal,
            is_numbered: true,
        };
        let mut meta = json!({
            "id": thread,
            "session_id": thread,
            "timestamp": file.time(),
            "cwd": "/workspace",
            "originator": "recorder",
            "cli_version": "0.169.0",
            "source": "vscode",
            "model_provider": "mock",
            "history_mode": "paginated",
        });
        let more = more.as_object().unwrap().clone();
        meta.as_object_mut().unwrap().extend(more);
        file.line("session_meta", meta);
        file
    }

    pub(crate) fn time(&self) -> String {
        let second = self.second;
        format!("2026-09-21T14:{:02}:{:02}.000Z", second / 60, second % 60)
    }

    pub(crate) fn line(&mut self, kind: &str, payload: Value) {
        let mut line = json!({
            "timestamp": self.time(), "ordinal": self.ordinal, "type": kind, "payload": payload
        });
        if !self.is_numbered {
            line.as_object_mut().unwrap().remove("ordinal");
        }
        self.lines += &format!("{line}\n");
        self.ordinal += 1;
    }

    pub(crate) fn event(&mut self, payload: Value) {
        self.line("event_msg", payload);
    }

    pub(crate) fn told(&mut self, role: &str, text: &str) {
        let kind = if role == "assistant" {
            "output_text"
        } else {
            "input_text"
        };
        let content = json!([{ "type": kind, "text": text }]);
        let item = json!({ "type": "message", "role": role, "content": content });
        self.line("response_item", item);
    }

    pub(crate) fn begin(&mut self, number: u64) -> String {
        let turn = id(self.second, 100 + number);
        self.event(json!({ "type": "task_started", "turn_id": turn }));
        self.line(
            "turn_context",
            json!({
                "turn_id": turn, "cwd": "/workspace", "approval_policy": "never", "model": "mock-model",
                "sandbox_policy": { "type": "danger-full-access" }, "summary": "none",
            }),
        );
        turn
    }

    pub(crate) fn item(&mut self, turn: &str, item: Value) {
        self.event(json!({ "type": "item_completed", "turn_id": turn, "item": item }));
    }

    pub(crate) fn asked(&mut self, turn: &str, text: &str) {
        self.told("user", text);
        let content = json!([{ "type": "text", "text": text }]);
        let item = json!({ "type": "UserMessage", "id": format!("u-{text}"), "content": content });
        self.item(turn, item);
    }

    pub(crate) fn answered(&mut self, turn: &str, text: &str) {
        let content = json!([{ "type": "Text", "text": text }]);
        let item = json!({ "type": "AgentMessage", "id": format!("a-{text}"), "content": content });
        self.item(turn, item);
        self.told("assistant", text);
        self.event(json!({ "type": "task_complete", "turn_id": turn }));
    }

    /// Adds a turn and returns where it ends.
    pub(crate) fn turn(&mut self, number: u64) -> u64 {
        let name = format!("{}.{number}", self.second);
        let turn = self.begin(number);
        self.asked(&turn, &format!("question {name}"));
        self.answered(&turn, &format!("answer {name}"));
        self.ordinal
    }

    pub(crate) fn path(&self, folder: &Path) -> PathBuf {
        let (minute, second) = (self.second / 60, self.second % 60);
        let own = id(self.second, 1);
        let ids = match own == self.thread {
            true => own,
            false => format!("{}_{own}", self.thread),
        };
        folder.join(format!(
            "rollout-2026-09-21T14-{minute:02}-{second:02}-{ids}.jsonl"
        ))
    }

    /// Writes the file, and returns its path.
    pub(crate) fn write(&self, home: &Path) -> PathBuf {
        let folder = home.join("sessions/2026/09/21");
        fs::create_dir_all(&folder).unwrap();
        let path = self.path(&folder);
        // As one step, so that no reader sees a part.
        let beside = path.with_extension("new");
        fs::write(&beside, &self.lines).unwrap();
        fs::rename(beside, &path).unwrap();
        path
    }
}
