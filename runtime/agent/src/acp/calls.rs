//! Tool calls of an agent: each becomes a command, a file change, a web search or a call of a tool.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

use serde_json::{Map, Value, value::RawValue};
use threadwire_engine::{
    ActionStatus, AskKind, CommandItem, DeltaKind, FileChange, FileChangeItem, FileChangeKind,
    ItemBody, ItemId, Json, SearchAction, ToolContent, ToolItem, ToolSource,
};
use threadwire_protocol::{
    RawJson,
    acp::{
        ContentBlock, ToolCall, ToolCallContent, ToolCallContentContent, ToolCallLocation,
        ToolCallStatus, ToolCallUpdate, ToolKind,
    },
};
use threadwire_workspace::{command, diff, files};

use super::{
    bounds::{self, MAX_OUTPUT},
    projection::content,
    prompt,
    told::ToldCall,
};
use crate::tools::Tools;

/// The title of a call that has none.
const UNNAMED: &str = "tool";

/// A tool call, as far as the agent has told it.
#[derive(Default)]
pub(super) struct Call {
    title: Option<String>,
    name: Option<String>,
    kind: Option<ToolKind>,
    status: Option<ToolCallStatus>,
    contents: Vec<ToolCallContent>,
    /// Bytes that are left out of the content.
    left_out: usize,
    locations: Vec<ToolCallLocation>,
    raw_input: Option<Value>,
    raw_output: Option<RawJson>,
    /// Output that the agent streams beside the content.
    streamed: String,
    /// Bytes that are left out of it.
    unstreamed: usize,
    /// Whether the agent streams output, or embeds a terminal of its own.
    has_terminal: bool,
    exit_code: Option<i32>,
    /// Output that the agent streamed with the last update.
    fresh: String,
    /// The item, once it was started, and its class.
    item: Option<(ItemId, Class)>,
    /// The output that deltas have shown.
    shown_output: String,
    /// The call as it was shown last for clients of ACP.
    told: Option<Json>,
    /// Whether a terminal of ours shows the call.
    is_ours: bool,
    is_done: bool,
    started: Option<Instant>,
}

/// The edits of one file that a call shows: for each, the text before, if there is one, and the text after. Some agents
/// show the whole file, others the lines that they replace.
pub(super) struct Edits(Vec<(Option<String>, String)>);

impl Edits {
    /// Tells whether these edits make the text `new` of a file with the text `old`.
    pub(super) fn make(&self, old: Option<&str>, new: &str) -> bool {
        let mut text = old.map(str::to_owned);
        for (before, after) in &self.0 {
            text = match (text, before) {
                (_, None) => Some(after.clone()),
                (Some(text), Some(before)) if text == *before => Some(after.clone()),
                // Nobody can see which place is meant where there are several.
                (Some(text), Some(before)) if text.matches(&**before).count() == 1 => {
                    Some(text.replacen(&**before, after, 1))
                }
                _ => return false,
            };
        }
        text.as_deref() == Some(new)
    }
}

/// Returns the edits of each file that changes leave behind.
pub(super) fn edits(changes: &[FileChange]) -> Vec<(PathBuf, Edits)> {
    let mut files: Vec<(PathBuf, Edits)> = Vec::new();
    for change in changes {
        let path = match &change.kind {
            FileChangeKind::Update {
                move_path: Some(path),
            } => path,
            _ => &change.path,
        };
        let Some(new) = &change.new_text else {
            continue;
        };
        let edit = (change.old_text.clone(), new.clone());
        match files.iter_mut().find(|(known, _)| known == path) {
            Some((_, edits)) => edits.0.push(edit),
            None => files.push((path.clone(), Edits(vec![edit]))),
        }
    }
    files
}

/// The kind of item that shows a call. It stays the same from the start of the item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Command,
    FileChange,
    Search,
    Tool,
}

/// Returns the beginning of a call as an update.
pub(super) fn as_update(call: ToolCall) -> ToolCallUpdate {
    ToolCallUpdate {
        tool_call_id: call.tool_call_id,
        title: Some(call.title),
        name: call.name,
        kind: call.kind,
        status: call.status,
        content: call.content,
        locations: call.locations,
        raw_input: call.raw_input,
        raw_output: call.raw_output,
        meta: call.meta,
    }
}

/// Returns `{}`.
pub(super) fn empty_object() -> Json {
    json(&Value::Object(Map::new()))
}

/// Reads the input of a call. Input that is nested too deeply is shown as text.
fn read_input(input: &RawJson) -> Value {
    let read = serde_json::from_str(input.get());
    read.unwrap_or_else(|_| Value::String(input.get().to_owned()))
}

fn json(value: &Value) -> Json {
    // A value always has a JSON form.
    serde_json::value::to_raw_value(value)
        .unwrap_or_else(|_| RawValue::NULL.to_owned())
        .into()
}

impl Call {
    /// Takes over what an update says. Returns whether the call is to be shown again.
    pub(super) fn merge(&mut self, update: ToolCallUpdate, is_ours: impl Fn(&str) -> bool) -> bool {
        if self.is_done {
            return false;
        }
        self.started.get_or_insert_with(Instant::now);
        self.title = update.title.or(self.title.take());
        self.name = update.name.or(self.name.take());
        self.kind = update.kind.or(self.kind.take());
        self.status = update.status.or(self.status.take());
        if let Some(contents) = update.content {
            self.contents = contents;
            self.left_out = bounds::cut(&mut self.contents);
        }
        if let Some(locations) = update.locations {
            self.locations = locations;
        }
        if let Some(input) = update.raw_input {
            self.raw_input = Some(read_input(&input));
        }
        if let Some(output) = update.raw_output {
            self.take_output(output);
        }
        if let Some(meta) = &update.meta {
            self.take_meta(meta);
        }
        for content in &self.contents {
            if let ToolCallContent::Terminal(terminal) = content {
                self.has_terminal = true;
                self.is_ours |= self.item.is_none() && is_ours(&terminal.terminal_id);
            }
        }
        if self.is_ended() && self.is_ours {
            self.is_done = true;
        }
        !self.is_ours
    }

    fn take_output(&mut self, output: RawJson) {
        let bytes = output.get().len();
        self.raw_output = Some(output);
        if bytes > MAX_OUTPUT {
            self.exit_code = self.code_of_output().or(self.exit_code);
            self.raw_output = RawJson::encode(bounds::mark(bytes).trim()).ok();
        }
    }

    /// Reads the terminal that an agent streams in `_meta`.
    fn take_meta(&mut self, meta: &RawJson) {
        let Ok(meta) = serde_json::from_str::<Value>(meta.get()) else {
            return;
        };
        self.has_terminal |= meta.get("terminal_info").is_some();
        if let Some(data) = meta
            .pointer("/terminal_output/data")
            .and_then(Value::as_str)
        {
            self.has_terminal = true;
            let room = MAX_OUTPUT.saturating_sub(self.streamed.len());
            let kept = &data[..data.floor_char_boundary(room)];
            self.fresh.push_str(kept);
            self.streamed.push_str(kept);
            self.unstreamed += data.len() - kept.len();
        }
        let code = meta
            .pointer("/terminal_exit/exit_code")
            .and_then(Value::as_i64);
        self.exit_code = code
            .and_then(|code| i32::try_from(code).ok())
            .or(self.exit_code);
    }

    /// Tells whether the call shows output that no terminal of ours has.
    fn has_output(&self) -> bool {
        !self.streamed.is_empty() || !self.shown_output.is_empty()
    }

    fn is_ended(&self) -> bool {
        matches!(
            self.status,
            Some(ToolCallStatus::Completed | ToolCallStatus::Failed)
        )
    }

    fn is_change(&self) -> bool {
        matches!(
            self.kind,
            Some(ToolKind::Edit | ToolKind::Delete | ToolKind::Move)
        )
    }

    fn has_diff(&self) -> bool {
        let mut contents = self.contents.iter();
        contents.any(|content| matches!(content, ToolCallContent::Diff(_)))
    }

    fn is_pending(&self) -> bool {
        matches!(self.status, None | Some(ToolCallStatus::Pending))
    }

    /// Tells whether the call changes nothing, by its kind.
    pub(super) fn reads_only(&self) -> bool {
        matches!(
            self.kind,
            Some(ToolKind::Read | ToolKind::Search | ToolKind::Think)
        )
    }

    /// Tells whether what comes next under the id of this call is another call: agents use ids again.
    pub(super) fn is_done(&self) -> bool {
        self.is_done
    }

    /// Returns the item of the call, once it was started.
    pub(super) fn item(&self) -> Option<&ItemId> {
        self.item.as_ref().map(|(item, _)| item)
    }

    /// Hands the item of the call over to a terminal of ours, if it shows this command and no output yet. An agent that
    /// names a terminal of its own may still run the command in ours.
    pub(super) fn hand_over(&mut self, line: &str) -> Option<ItemId> {
        let (item, class) = self.item.as_ref()?;
        let is_open = !self.is_done && !self.is_ours && !self.has_output();
        let is_same = *class == Class::Command && self.command()?.0 == line;
        if !is_open || !is_same {
            return None;
        }
        let item = item.clone();
        self.is_ours = true;
        Some(item)
    }

    /// Returns the edits of this file that the call shows while it is open.
    pub(super) fn edits_of(&self, cwd: &Path, path: &Path) -> Option<Edits> {
        if self.is_done || self.item.is_none() {
            return None;
        }
        let edits = self.contents.iter().filter_map(|content| match content {
            ToolCallContent::Diff(diff) if files::absolute(cwd, &diff.path) == path => {
                Some((diff.old_text.clone(), diff.new_text.clone()))
            }
            _ => None,
        });
        let edits = Edits(edits.collect());
        (!edits.0.is_empty()).then_some(edits)
    }

    /// Returns the command line and its arguments, if the input has them.
    fn command(&self) -> Option<(String, Vec<String>)> {
        let input = self.raw_input.as_ref()?.as_object()?;
        match input.get("command").or_else(|| input.get("cmd"))? {
            Value::String(line) => Some(command::unwrapped(line)),
            Value::Array(words) => {
                let words = words.iter().map(|word| word.as_str().map(str::to_owned));
                let argv: Vec<String> = words.collect::<Option<_>>()?;
                Some((command::join(&argv), argv))
            }
            _ => None,
        }
    }

    /// Returns the only member `query` of the input.
    fn query(&self) -> Option<&str> {
        let input = self.raw_input.as_ref()?.as_object()?;
        (input.len() == 1)
            .then(|| input.get("query")?.as_str())
            .flatten()
    }

    /// Returns the kind of item for the call; `None` as long as it is open.
    fn class(&self) -> Option<Class> {
        let has_object = self.raw_input.as_ref().is_some_and(Value::is_object);
        let has_content = !self.contents.is_empty() || self.raw_output.is_some();
        let is_change = self.is_change();
        if self.has_diff() {
            return Some(Class::FileChange);
        }
        if self.has_terminal || (self.command().is_some() && !is_change) {
            return Some(Class::Command);
        }
        if self.is_ended() {
            let is_search = matches!(self.kind, Some(ToolKind::Search | ToolKind::Fetch));
            return Some(match self.kind {
                _ if is_search && self.query().is_some() && !has_content => Class::Search,
                Some(ToolKind::Execute) if !has_object => Class::Command,
                _ => Class::Tool,
            });
        }
        match self.kind {
            // A diff follows.
            _ if is_change => None,
            // The command follows.
            Some(ToolKind::Execute) if self.is_pending() && !has_content => None,
            Some(ToolKind::Search | ToolKind::Fetch) if self.query().is_some() => None,
            _ if self.is_pending() && !has_object && !has_content => None,
            Some(ToolKind::Execute) if !has_object => Some(Class::Command),
            _ => Some(Class::Tool),
        }
    }

    /// Shows the call in its current state.
    pub(super) async fn show(&mut self, tools: &Tools, agent: &str, is_declined: bool) {
        let Some(class) = self.item.as_ref().map(|(_, class)| *class).or(self.class()) else {
            return;
        };
        let turn = tools.turn();
        let status = match &self.status {
            Some(ToolCallStatus::Completed) => ActionStatus::Completed,
            Some(ToolCallStatus::Failed) if is_declined => ActionStatus::Declined,
            Some(ToolCallStatus::Failed) => ActionStatus::Failed,
            _ => ActionStatus::InProgress,
        };
        let id = match &self.item {
            Some((id, _)) => id.clone(),
            None => {
                let body = self.body(class, tools, agent, ActionStatus::InProgress);
                let id = turn.start_item(body).await;
                self.item = Some((id.clone(), class));
                self.is_told_anew(class);
                id
            }
        };
        if class == Class::Command {
            self.tell_output(tools, &id).await;
        }
        if self.is_ended() {
            self.is_done = true;
            let body = self.body(class, tools, agent, status);
            if let (ItemBody::FileChange(change), ActionStatus::Completed) = (&body, status) {
                tools.note_changes(&change.changes).await;
            }
            turn.complete_item(&id, body).await;
        } else if class == Class::FileChange || self.is_told_anew(class) {
            // Diffs can come late, and people decide by them.
            let body = self.body(class, tools, agent, status);
            turn.change_item(&id, body).await;
        }
    }

    /// Completes the item of an open call as failed or declined, if no terminal of ours shows it.
    pub(super) async fn end(&mut self, tools: &Tools, agent: &str, is_declined: bool) {
        if self.item.is_some() && !self.is_done && !self.is_ours {
            self.status = Some(ToolCallStatus::Failed);
            self.show(tools, agent, is_declined).await;
        }
    }

    /// Tells whether clients of ACP have not seen the call of a tool as it is told now, which is noted.
    fn is_told_anew(&mut self, class: Class) -> bool {
        if class != Class::Tool {
            return false;
        }
        let told = self.told(ActionStatus::InProgress);
        let text = |told: &Option<Json>| told.as_ref().map(|told| told.get().to_owned());
        let is_new = text(&told) != text(&self.told);
        self.told = told;
        is_new
    }

    /// Shows new output of a command.
    async fn tell_output(&mut self, tools: &Tools, id: &ItemId) {
        let fresh = std::mem::take(&mut self.fresh);
        if !fresh.is_empty() {
            return tools.turn().delta(id, DeltaKind::Output, fresh).await;
        }
        if !self.streamed.is_empty() {
            return;
        }
        // Agents without a terminal send the whole output again each time.
        let output = self.text();
        if let Some(new) = output.strip_prefix(&*self.shown_output)
            && !new.is_empty()
        {
            tools.turn().delta(id, DeltaKind::Output, new).await;
        }
        self.shown_output = output;
    }

    /// Tells whether a question says something else than what is known of the call. More is nothing else.
    fn is_about_another(&self, asked: &ToolCallUpdate) -> bool {
        fn differ<T: PartialEq>(known: &Option<T>, asked: &Option<T>) -> bool {
            matches!((known, asked), (Some(known), Some(asked)) if known != asked)
        }
        let input = asked.raw_input.as_ref().map(read_input);
        let other_input = match (&self.raw_input, &input) {
            (Some(Value::Object(known)), Some(Value::Object(asked))) => known
                .iter()
                .any(|(name, value)| asked.get(name) != Some(value)),
            (known, asked) => differ(known, asked),
        };
        let diffs = |contents: &[ToolCallContent]| {
            let diffs = contents.iter();
            let diffs = diffs.filter(|content| matches!(content, ToolCallContent::Diff(_)));
            diffs.cloned().collect::<Vec<_>>()
        };
        let known = diffs(&self.contents);
        let other_diffs = asked
            .content
            .as_ref()
            .is_some_and(|asked| !known.is_empty() && diffs(asked) != known);
        let other_places = asked
            .locations
            .as_ref()
            .is_some_and(|asked| !self.locations.is_empty() && *asked != self.locations);
        other_input
            || other_diffs
            || other_places
            || differ(&self.title, &asked.title)
            || differ(&self.name, &asked.name)
            || differ(&self.kind, &asked.kind)
    }

    /// Returns the kind of item that shows what is asked. A command can do more than the changes beside it.
    fn asked_class(&self) -> Class {
        if self.command().is_some() && !self.is_change() {
            return Class::Command;
        }
        if self.has_diff() {
            return Class::FileChange;
        }
        match (&self.item, &self.kind) {
            // Without a diff, it would be a change of nothing.
            (Some((_, Class::FileChange)), _) => Class::Tool,
            (Some((_, class)), _) => *class,
            (None, Some(ToolKind::Execute))
                if !self.raw_input.as_ref().is_some_and(Value::is_object) =>
            {
                Class::Command
            }
            (None, _) => self.class().unwrap_or(Class::Tool),
        }
    }

    /// Takes over what a question says about the call, and starts or changes its item. Returns it with the question,
    /// which is about what it says and nothing else.
    pub(super) async fn ask(
        &mut self,
        mut update: ToolCallUpdate,
        tools: &Tools,
        agent: &str,
    ) -> (ItemId, AskKind) {
        if self.is_done || self.is_ours {
            *self = Self::default();
        }
        let before = self.item.as_ref().map(|(item, class)| {
            let body = self.body(*class, tools, agent, ActionStatus::Failed);
            (item.clone(), *class, body)
        });
        // Some agents leave out what they have told before.
        let is_empty = |input: &mut RawJson| read_input(input) == Value::Object(Map::new());
        if self.raw_input.is_some() {
            update.raw_input.take_if(is_empty);
        }
        if self.is_about_another(&update) {
            // What is known beside it is about something else.
            *self = Self {
                status: self.status.take(),
                streamed: std::mem::take(&mut self.streamed),
                shown_output: std::mem::take(&mut self.shown_output),
                item: self.item.take(),
                started: self.started,
                ..Self::default()
            };
        }
        self.merge(update, |_| false);
        let class = self.asked_class();
        let body = self.body(class, tools, agent, ActionStatus::InProgress);
        let turn = tools.turn();
        let id = match before {
            Some((item, of, _)) if of == class => {
                turn.change_item(&item, body.clone()).await;
                item
            }
            before => {
                // An item keeps its class.
                if let Some((item, _, body)) = before {
                    turn.complete_item(&item, body).await;
                    (self.streamed, self.shown_output) = Default::default();
                }
                let item = turn.start_item(body.clone()).await;
                self.item = Some((item.clone(), class));
                item
            }
        };
        let title = self.title.clone();
        let text = Some(self.text()).filter(|text| !text.is_empty());
        let description = match (&title, &text) {
            (Some(title), Some(text)) => Some(format!("{title}\n\n{text}")),
            (title, text) => title.clone().or_else(|| text.clone()),
        };
        let ask = match body {
            ItemBody::Command(command) => AskKind::Command {
                command: command.command,
                argv: command.argv,
                cwd: command.cwd,
                actions: command.actions,
                reason: text,
                amendment: None,
            },
            ItemBody::FileChange(change) => AskKind::FileChange {
                changes: change.changes,
                reason: text,
            },
            ItemBody::Tool(tool) => AskKind::Tool {
                server: match tool.source {
                    ToolSource::Mcp { server, .. } => server,
                    _ => agent.to_owned(),
                },
                tool: tool.name,
                description,
                annotations: None,
                arguments: tool.arguments,
                action: None,
                each_time: false,
            },
            _ => AskKind::Tool {
                server: agent.to_owned(),
                tool: title.clone().unwrap_or_else(|| "search".to_owned()),
                description,
                annotations: None,
                arguments: self.arguments(),
                action: None,
                each_time: false,
            },
        };
        (id, ask)
    }

    fn body(&self, class: Class, tools: &Tools, agent: &str, status: ActionStatus) -> ItemBody {
        match class {
            Class::Command => ItemBody::Command(self.command_item(tools, status)),
            Class::FileChange => {
                let cwd = &tools.turn().thread().settings.cwd;
                ItemBody::FileChange(FileChangeItem {
                    changes: self.changes(cwd),
                    status,
                })
            }
            Class::Search => {
                let query = self.query().unwrap_or_default();
                ItemBody::WebSearch {
                    query: query.to_owned(),
                    action: SearchAction::of_query(query),
                }
            }
            Class::Tool => ItemBody::Tool(self.tool_item(agent, status)),
        }
    }

    fn command_item(&self, tools: &Tools, status: ActionStatus) -> CommandItem {
        let (line, argv) = self.command().unwrap_or_else(|| {
            let title = self.title.as_deref().unwrap_or("command");
            command::unwrapped(title.trim_matches('`'))
        });
        let input = self.raw_input.as_ref();
        let cwd = input.and_then(|input| {
            ["cwd", "workdir", "directory"]
                .iter()
                .find_map(|key| input.get(key))
        });
        let cwd = cwd.and_then(Value::as_str).map(PathBuf::from);
        let mut item = tools.command_item(line, argv, cwd.as_ref());
        item.status = status;
        if status != ActionStatus::InProgress {
            let (mut output, left_out) = match self.streamed.is_empty() {
                true => (self.text(), self.left_out),
                false => (self.streamed.clone(), self.unstreamed),
            };
            if left_out > 0 {
                output.push_str(&bounds::mark(left_out));
            }
            item.output = Some(output);
            item.exit_code = self.exit_code.or_else(|| self.code_of_output());
            item.duration_ms = self.duration();
        }
        item
    }

    /// Returns the exit code in the raw output, where agents usually tell it.
    fn code_of_output(&self) -> Option<i32> {
        let output: Value = serde_json::from_str(self.raw_output.as_ref()?.get()).ok()?;
        let code = ["exitCode", "exit_code"]
            .iter()
            .find_map(|key| output.get(key)?.as_i64());
        i32::try_from(code?).ok()
    }

    fn duration(&self) -> Option<i64> {
        let elapsed = self.started?.elapsed().as_millis();
        i64::try_from(elapsed).ok()
    }

    /// Returns the text in the content.
    fn text(&self) -> String {
        let mut text = String::new();
        for content in &self.contents {
            if let ToolCallContent::Content(content) = content
                && let ContentBlock::Text(block) = &content.content
            {
                if !text.is_empty() && !text.ends_with('\n') {
                    text.push('\n');
                }
                text.push_str(&block.text);
            }
        }
        text
    }

    fn changes(&self, cwd: &Path) -> Vec<FileChange> {
        let diffs = self.contents.iter().filter_map(|content| match content {
            ToolCallContent::Diff(diff) => Some(diff),
            _ => None,
        });
        let moved_from = match (&self.kind, &self.locations[..]) {
            (Some(ToolKind::Move), [from, _, ..]) => Some(files::absolute(cwd, &from.path)),
            _ => None,
        };
        diffs
            .map(|diff| {
                let path = files::absolute(cwd, &diff.path);
                let old = diff.old_text.clone();
                let new = diff.new_text.clone();
                match old {
                    None => FileChange {
                        path,
                        kind: FileChangeKind::Add,
                        diff: new.clone(),
                        old_text: None,
                        new_text: Some(new),
                    },
                    Some(old) if self.kind == Some(ToolKind::Delete) && new.is_empty() => {
                        FileChange {
                            path,
                            kind: FileChangeKind::Delete,
                            diff: old.clone(),
                            old_text: Some(old),
                            new_text: None,
                        }
                    }
                    Some(old) => {
                        let move_path = moved_from.as_ref().map(|_| path.clone());
                        FileChange {
                            path: moved_from.clone().unwrap_or(path),
                            kind: FileChangeKind::Update { move_path },
                            diff: diff::unified(&old, &new),
                            old_text: Some(old),
                            new_text: Some(new),
                        }
                    }
                }
            })
            .collect()
    }

    fn arguments(&self) -> Json {
        self.raw_input.as_ref().map_or_else(empty_object, json)
    }

    fn tool_item(&self, agent: &str, status: ActionStatus) -> ToolItem {
        let title = self.title.as_deref().unwrap_or(UNNAMED);
        // Some agents name the server of a tool in the title.
        let server = self.name.as_deref().and_then(|name| {
            let server = title.strip_suffix(name)?.strip_suffix(": ")?;
            (!server.is_empty()).then_some(server)
        });
        let source = ToolSource::Mcp {
            server: server.unwrap_or(agent).to_owned(),
            read_only: self.reads_only().then_some(true),
        };
        let name = self.name.as_deref().unwrap_or(title);
        let mut item = ToolItem::new(source, name, self.arguments());
        item.status = status;
        item.told = self.told(status);
        if status == ActionStatus::InProgress {
            return item;
        }
        let contents = self.contents.iter().filter_map(|part| match part {
            ToolCallContent::Content(part) => Some(content(&part.content)),
            _ => None,
        });
        let mark = (self.left_out > 0).then(|| ToolContent::Text {
            text: bounds::mark(self.left_out),
        });
        item.content = Some(contents.chain(mark).collect());
        item.structured = self.structured();
        item.duration_ms = self.duration();
        if status != ActionStatus::Completed {
            let text = self.text();
            item.error = Some(match (status, text.is_empty()) {
                (_, false) => text,
                (ActionStatus::Declined, true) => "the call was declined".to_owned(),
                (_, true) => "the call failed".to_owned(),
            });
        }
        item
    }

    /// Returns the call of a tool as it is told to clients of ACP.
    fn told(&self, status: ActionStatus) -> Option<Json> {
        let is_ended = status != ActionStatus::InProgress;
        let has_locations = !self.locations.is_empty();
        let is_plain = |content: &ToolCallContent| matches!(content, ToolCallContent::Content(content) if content.meta.is_none());
        let content = (is_ended && !self.contents.iter().all(is_plain)).then(|| {
            // Nobody but the agent knows its terminals.
            let contents = self.contents.iter();
            let contents =
                contents.filter(|content| !matches!(content, ToolCallContent::Terminal(_)));
            let mark = (self.left_out > 0).then(|| {
                ToolCallContent::Content(ToolCallContentContent {
                    content: prompt::text(bounds::mark(self.left_out)),
                    meta: None,
                })
            });
            contents.cloned().chain(mark).collect()
        });
        ToldCall {
            title: self.title.clone().unwrap_or_else(|| UNNAMED.to_owned()),
            name: self.name.clone(),
            kind: self.kind.clone(),
            locations: has_locations.then(|| self.locations.clone()),
            raw_output: (self.raw_output.clone()).filter(|_| is_ended && has_locations),
            content,
        }
        .kept()
    }

    /// Returns the raw output, with the locations if there are any.
    fn structured(&self) -> Option<Json> {
        let output = self.raw_output.as_ref();
        if self.locations.is_empty() {
            return output.map(|output| Arc::clone(&output.clone().into_inner()));
        }
        let locations = serde_json::to_value(&self.locations).ok()?;
        let output = output.and_then(|output| serde_json::from_str(output.get()).ok());
        let mut members = match output {
            Some(Value::Object(members)) => members,
            output => {
                let output = output.map(|output| ("output".to_owned(), output));
                let mut members = Map::new();
                members.extend(output);
                members
            }
        };
        members.entry("locations").or_insert(locations);
        Some(json(&Value::Object(members)))
    }
}
