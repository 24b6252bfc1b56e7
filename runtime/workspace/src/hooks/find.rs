//! Reads the definitions of hooks.

use std::{
    collections::BTreeMap,
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{
    Deserialize, Deserializer,
    de::{Error as _, IgnoredAny, MapAccess, Visitor},
};
use toml::{Table, Value};

use super::{Event, Handler, Hook, Hooks, OfPlugin, Source, Trust, matcher};
use crate::{config::Layer, sort::sort_by_key};

/// Longest run time of a hook that does not name its own, in seconds.
const TIMEOUT: u64 = 600;

/// Longest run time of hooks that nobody waits for, in seconds.
const FINAL_TIMEOUT: u64 = 3;

/// Longest run time of those of them that do not name their own.
const FINAL_DEFAULT: u64 = 1;

/// Where definitions stand.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    /// The kind of place.
    pub(crate) source: Source,
    /// The file.
    pub(crate) file: PathBuf,
    /// The plugin, and the path of the file in its folder.
    pub(crate) plugin: Option<(Arc<OfPlugin>, String)>,
}

/// Definitions in one file.
#[derive(Debug)]
pub(crate) enum Set<'a> {
    /// The text of a `hooks.json`.
    Text(Origin, &'a str),
    /// The table `hooks` of a configuration file.
    Table(Origin, &'a Table),
    /// The text of the hooks of a plugin, and the hash of all its files, or why there is none.
    Plugin(Origin, &'a str, &'a Result<String, String>),
}

/// Reads all definitions. `layers` with the user's word on trust are those of the user and of the session.
pub(crate) fn find(sets: &[Set<'_>], layers: &[&Layer]) -> Hooks {
    let is_bypass = |layer: &&Layer| {
        let value = layer.table.get("bypass_hook_trust");
        layer.source.is_session() && value.and_then(Value::as_bool) == Some(true)
    };
    let mut found = Hooks {
        bypasses_trust: layers.iter().copied().any(|layer| is_bypass(&layer)),
        ..Hooks::default()
    };
    let mut before: Option<&Origin> = None;
    for set in sets {
        let (mut content, mut inputs) = (None, None);
        let (origin, events) = match set {
            Set::Text(origin, text) | Set::Plugin(origin, text, _) => {
                inputs = Some(*text).and_then(with_numbers_as_text);
                if let Set::Plugin(_, _, hash) = set {
                    content = Some(*hash);
                }
                let read = serde_json::from_str::<File>(text).map(|file| file.hooks);
                (origin, read.map_err(|error| error.to_string()))
            }
            Set::Table(origin, table) => {
                let read = Events::deserialize((*table).clone());
                (origin, read.map_err(|error| error.message().to_owned()))
            }
        };
        match events {
            Ok(events) => {
                let is_twice = |before: &&Origin| {
                    origin.plugin.is_none() && before.file.parent() == origin.file.parent()
                };
                if let Some(before) = before.filter(is_twice)
                    && !events.0.is_empty()
                {
                    found.warnings.push(format!(
                        "loading hooks from both {} and {}; prefer a single representation for this layer",
                        before.file.display(),
                        origin.file.display()
                    ));
                }
                if !events.0.is_empty() {
                    before = Some(origin);
                }
                found.add(origin, events, inputs.as_ref(), content, layers);
            }
            Err(problem) => found.warnings.push(format!(
                "failed to parse {}hooks config {}: {problem}",
                if content.is_some() { "plugin " } else { "" },
                origin.file.display()
            )),
        }
    }
    found
}

/// Returns what is wrong with the table `hooks` of a configuration file, and its key.
pub(crate) fn problem(table: &Table) -> Option<(String, String)> {
    let hooks = table.get("hooks")?.clone();
    let state = hooks.get("state").cloned();
    let key = "hooks".to_owned();
    if let Err(error) = Events::deserialize(hooks) {
        return Some((key, error.message().to_owned()));
    }
    let error = BTreeMap::<String, State>::deserialize(state?).err()?;
    Some((key + ".state", error.message().to_owned()))
}

/// What the user said about a hook.
#[derive(Deserialize)]
#[serde(expecting = "struct HookStateToml")]
struct State {
    #[serde(rename = "trusted_hash")]
    _trusted_hash: Option<String>,
    #[serde(rename = "enabled")]
    _enabled: Option<bool>,
}

#[derive(Deserialize)]
#[serde(expecting = "struct HooksFile", deny_unknown_fields)]
struct File {
    /// For people.
    #[serde(default, rename = "description")]
    _description: Option<String>,
    #[serde(default)]
    hooks: Events,
}

/// The groups of each event. Other names are ignored, because other programs have more events.
#[derive(Default)]
struct Events(Vec<(Event, Vec<Group>)>);

#[derive(Deserialize)]
#[serde(expecting = "struct MatcherGroup")]
struct Group {
    #[serde(default)]
    matcher: Option<String>,
    #[serde(default)]
    hooks: Vec<Definition>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Definition {
    Command {
        command: String,
        #[serde(default)]
        timeout: Option<u64>,
        #[serde(default, rename = "async")]
        is_async: bool,
        #[serde(default, rename = "statusMessage")]
        status_message: Option<String>,
        #[serde(default, rename = "additionalContextLimit")]
        context_limit: Option<u64>,
    },
    McpTool {
        server: String,
        tool: String,
        #[serde(default)]
        input: Table,
        #[serde(default)]
        timeout: Option<u64>,
        #[serde(default, rename = "statusMessage")]
        status_message: Option<String>,
    },
    Prompt {},
    Agent {},
}

impl<'de> Deserialize<'de> for Events {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Names;

        impl<'de> Visitor<'de> for Names {
            type Value = Events;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("struct HookEventsToml")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Events, A::Error> {
                let mut events: Vec<(Event, Vec<Group>)> = Vec::new();
                while let Some(name) = map.next_key::<String>()? {
                    match Event::named(&name) {
                        // The hooks of both would have the same keys.
                        Some(event) if events.iter().any(|(known, _)| *known == event) => {
                            return Err(A::Error::duplicate_field(event.name()));
                        }
                        Some(event) => events.push((event, map.next_value()?)),
                        None => {
                            map.next_value::<IgnoredAny>()?;
                        }
                    }
                }
                Ok(Events(events))
            }
        }

        deserializer.deserialize_map(Names)
    }
}

impl Hooks {
    fn add(
        &mut self,
        origin: &Origin,
        mut events: Events,
        inputs: Option<&serde_json::Value>,
        content: Option<&Result<String, String>>,
        layers: &[&Layer],
    ) {
        let place = |event: &Event| Event::ALL.iter().position(|known| known == event);
        sort_by_key(&mut events.0, |(event, _)| place(event));
        let file = origin.file.display();
        for (event, groups) in events.0 {
            for (group_index, group) in groups.into_iter().enumerate() {
                let matcher = group.matcher.filter(|_| event.has_subject());
                let problem = matcher.as_deref().and_then(matcher::problem);
                if let Some(problem) = problem {
                    let matcher = matcher.unwrap_or_default();
                    self.warnings
                        .push(format!("invalid matcher {matcher:?} in {file}: {problem}"));
                    continue;
                }
                for (index, definition) in group.hooks.into_iter().enumerate() {
                    let Some(mut hook) = self.hook(origin, event, definition) else {
                        continue;
                    };
                    // The files of a plugin are trusted together with its hooks.
                    let content = match content.map(Result::as_ref) {
                        Some(Err(problem)) => {
                            self.warnings.push(format!(
                                "skipping plugin hook in {file}: failed to fingerprint plugin contents: {problem}"
                            ));
                            continue;
                        }
                        Some(Ok(hash)) => Some(hash),
                        None => None,
                    };
                    hook.matcher.clone_from(&matcher);
                    let place = match &origin.plugin {
                        Some((plugin, path)) => format!("{}:{path}", plugin.id),
                        None => file.to_string(),
                    };
                    hook.key = format!("{place}:{}:{group_index}:{index}", event.joined('_'));
                    let input = inputs.and_then(|file| {
                        let group = &file["hooks"][event.name()][group_index];
                        Table::deserialize(&group["hooks"][index]["input"]).ok()
                    });
                    hook.hash = hash(&hook, input);
                    if let Handler::Command { is_async, .. } = &mut hook.handler {
                        // Nothing would wait for it.
                        *is_async &= event != Event::SessionEnd;
                    }
                    if let Some(content) = content {
                        hook.hash = format!("{}/{content}", hook.hash);
                    }
                    hook.take_state(layers);
                    self.hooks.push(hook);
                }
            }
        }
    }

    /// Makes a hook from its definition, or says why it is skipped.
    fn hook(&mut self, origin: &Origin, event: Event, definition: Definition) -> Option<Hook> {
        let file = origin.file.display();
        let (handler, timeout, status_message, context_limit) = match definition {
            Definition::Command { command, .. } if command.trim().is_empty() => {
                self.warnings
                    .push(format!("skipping empty hook command in {file}"));
                return None;
            }
            Definition::Command {
                command,
                timeout,
                is_async,
                status_message,
                context_limit,
            } => {
                if is_async && event == Event::SessionEnd {
                    self.warnings.push(format!(
                        "running async SessionEnd hook synchronously in {file}"
                    ));
                }
                let handler = Handler::Command { command, is_async };
                (handler, timeout, status_message, context_limit)
            }
            Definition::McpTool { .. } if event == Event::SessionEnd => {
                self.warnings.push(format!(
                    "skipping MCP tool hook in {file}: SessionEnd MCP hooks are not supported"
                ));
                return None;
            }
            Definition::McpTool { server, tool, .. }
                if server.trim().is_empty() || tool.trim().is_empty() =>
            {
                self.warnings.push(format!(
                    "skipping MCP tool hook in {file}: server and tool must not be empty"
                ));
                return None;
            }
            Definition::McpTool {
                server,
                tool,
                input,
                timeout,
                status_message,
            } => (
                Handler::McpTool {
                    server,
                    tool,
                    input,
                },
                timeout,
                status_message,
                None,
            ),
            Definition::Prompt {} | Definition::Agent {} => {
                let kind = match definition {
                    Definition::Prompt {} => "prompt",
                    _ => "agent",
                };
                self.warnings.push(format!(
                    "skipping {kind} hook in {file}: {kind} hooks are not supported yet"
                ));
                return None;
            }
        };
        let default = match event.is_final() {
            true => FINAL_DEFAULT,
            false => TIMEOUT,
        };
        let mut seconds = timeout.unwrap_or(default).max(1);
        if event.is_final() && seconds > FINAL_TIMEOUT {
            self.warnings.push(format!(
                "clamping {} hook timeout to {FINAL_TIMEOUT}s in {file}",
                event.name()
            ));
            seconds = FINAL_TIMEOUT;
        }
        Some(Hook {
            key: String::new(),
            event,
            matcher: None,
            handler,
            timeout: seconds,
            status_message,
            context_limit,
            file: origin.file.clone(),
            source: origin.source,
            plugin: origin.plugin.as_ref().map(|(plugin, _)| Arc::clone(plugin)),
            order: self.hooks.len(),
            enabled: true,
            hash: String::new(),
            trust: Trust::Untrusted,
            bypasses_trust: self.bypasses_trust,
        })
    }
}

impl Hook {
    /// Takes what the user said about the hook: `hooks.state."<key>"` with `trusted_hash` and `enabled`.
    fn take_state(&mut self, layers: &[&Layer]) {
        let states = layers.iter().filter_map(|layer| {
            layer
                .table
                .get("hooks")?
                .get("state")?
                .get(self.key.as_str())
        });
        for state in states {
            if let Some(trusted) = state.get("trusted_hash").and_then(Value::as_str) {
                let content = state.get("trusted_content_hash").and_then(Value::as_str);
                let whole = match content {
                    Some(content) => format!("{trusted}/{content}"),
                    None => trusted.to_owned(),
                };
                self.trust = match whole == self.hash {
                    true => Trust::Trusted,
                    false => Trust::Modified,
                };
            }
            if let Some(enabled) = state.get("enabled").and_then(Value::as_bool) {
                self.enabled = enabled;
            }
        }
    }
}

/// Returns the hash of a definition with its defaults. Files of Codex hold the same hash for the same definition. `told` is
/// the input as its file tells it, with numbers as text.
fn hash(hook: &Hook, told: Option<Table>) -> String {
    let text = |text: &str| Value::String(text.to_owned());
    let mut handler = Table::new();
    match &hook.handler {
        Handler::Command { command, is_async } => {
            handler.insert("type".to_owned(), text("command"));
            handler.insert("command".to_owned(), text(command));
            handler.insert("async".to_owned(), Value::Boolean(*is_async));
        }
        Handler::McpTool {
            server,
            tool,
            input,
        } => {
            handler.insert("type".to_owned(), text("mcp_tool"));
            handler.insert("server".to_owned(), text(server));
            handler.insert("tool".to_owned(), text(tool));
            let input = told.unwrap_or_else(|| hashed_table(input));
            handler.insert("input".to_owned(), Value::Table(input));
        }
    }
    let number = |number: u64| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
    handler.insert("timeout".to_owned(), number(hook.timeout));
    if let Some(message) = &hook.status_message {
        handler.insert("statusMessage".to_owned(), text(message));
    }
    if let Some(limit) = hook.context_limit {
        handler.insert("additionalContextLimit".to_owned(), number(limit));
    }
    let mut identity = Table::new();
    identity.insert("event_name".to_owned(), text(&hook.event.joined('_')));
    if let Some(matcher) = &hook.matcher {
        identity.insert("matcher".to_owned(), text(matcher));
    }
    let handlers = vec![Value::Table(handler)];
    identity.insert("hooks".to_owned(), Value::Array(handlers));
    crate::config::version(&identity)
}

/// The name of the only member of a number that is a table.
const NUMBER: &str = "$serde_json::private::Number";

/// Returns a part of an input as Codex hashes it, which reads a number as a table with its text.
fn hashed(value: &Value) -> Value {
    let number =
        |text: String| Value::Table(Table::from_iter([(NUMBER.to_owned(), Value::String(text))]));
    match value {
        Value::Integer(whole) => number(whole.to_string()),
        Value::Float(float) => number(serde_json::Value::from(*float).to_string()),
        Value::Array(entries) => Value::Array(entries.iter().map(hashed).collect()),
        Value::Table(table) => Value::Table(hashed_table(table)),
        other => other.clone(),
    }
}

fn hashed_table(table: &Table) -> Table {
    let mut members = Table::new();
    for (name, value) in table {
        members.insert(name.clone(), hashed(value));
    }
    members
}

/// Returns the definitions of a file with numbers as Codex hashes them: as they are written, but for an exponent without a
/// sign and for `-0`. `None` if the file has no input, or cannot be read.
fn with_numbers_as_text(file: &str) -> Option<serde_json::Value> {
    let (mut told, mut rest) = (String::new(), file);
    if !file.contains("input") {
        return None;
    }
    while let Some(start) = rest.find(|c: char| c == '"' || c == '-' || c.is_ascii_digit()) {
        told += &rest[..start];
        rest = &rest[start..];
        let end = match rest.strip_prefix('"') {
            Some(text) => end_of_string(text)? + 1,
            None => {
                let is_part = |c: char| c.is_ascii_digit() || "-+.eE".contains(c);
                rest.find(|c| !is_part(c)).unwrap_or(rest.len())
            }
        };
        let (token, after) = rest.split_at(end);
        if token.starts_with('"') {
            told += token;
        } else {
            let token = token.replace('E', "e");
            let number = match token.split_once('e') {
                _ if token == "-0" => "0".to_owned(),
                Some((digits, exponent)) if !exponent.starts_with(['-', '+']) => {
                    format!("{digits}e+{exponent}")
                }
                _ => token,
            };
            told += &format!(r#"{{"{NUMBER}":"{number}"}}"#);
        }
        rest = after;
    }
    serde_json::from_str(&(told + rest)).ok()
}

/// Returns the length of a string in JSON with the quote that ends it.
fn end_of_string(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    let end = text.bytes().position(|byte| {
        let is_end = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    });
    end.map(|end| end + 1)
}

/// Returns the origin of the definitions in a file.
impl Origin {
    pub(crate) fn of(source: Source, file: &Path) -> Self {
        Self {
            source,
            file: file.to_owned(),
            plugin: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::LayerSource;

    fn found(text: &str, layers: &[&Layer]) -> Hooks {
        let origin = Origin::of(Source::User, Path::new("/h/hooks.json"));
        find(&[Set::Text(origin, text)], layers)
    }

    const TEXT: &str = r#"{"description":"d","hooks":{
        "Other":5,
        "Stop":[{"matcher":"ignored","hooks":[{"type":"command","command":"true","async":true}]}],
        "PreToolUse":[
            {"matcher":"[","hooks":[{"type":"command","command":"x"}]},
            {"matcher":"x.*","hooks":[
                {"type":"command","command":" "},
                {"type":"prompt"},
                {"type":"command","command":"echo PreToolUse","timeout":5,"statusMessage":"m"}]}],
        "PreModelRequest":[{"hooks":[
            {"type":"mcp_tool","server":"s","tool":"t"},
            {"type":"mcp_tool","server":" ","tool":"t"}]}],
        "Interrupt":[{"hooks":[{"type":"command","command":"true"}]}],
        "SessionEnd":[{"matcher":"x.*","hooks":[
            {"type":"command","command":"echo SessionEnd","timeout":5,"statusMessage":"m"}]},
            {"hooks":[{"type":"command","command":"x","async":true}]}]}}"#;

    #[test]
    fn hooks_are_listed_in_the_order_of_events_with_the_hashes_of_their_definitions() {
        let hooks = found(TEXT, &[]);
        let shown: Vec<_> = hooks
            .hooks
            .iter()
            .map(|hook| (&*hook.key, hook.timeout, hook.order, &hook.hash[7..15]))
            .collect();
        assert_eq!(
            shown,
            [
                ("/h/hooks.json:pre_model_request:0:0", 600, 0, "4cfed06b"),
                ("/h/hooks.json:pre_tool_use:1:2", 5, 1, "f7c71e2b"),
                ("/h/hooks.json:session_end:0:0", 3, 2, "a338bf43"),
                ("/h/hooks.json:session_end:1:0", 1, 3, "26c07be7"),
                ("/h/hooks.json:stop:0:0", 600, 4, "fbc96d57"),
                ("/h/hooks.json:interrupt:0:0", 1, 5, "fb1ffe26"),
            ]
        );
        assert_eq!(hooks.hooks[4].matcher, None, "the event has no subject");
        let sync = Handler::Command {
            command: "x".to_owned(),
            is_async: false,
        };
        assert_eq!(hooks.hooks[3].handler, sync);
        let warnings = [
            "skipping MCP tool hook in /h/hooks.json: server and tool must not be empty",
            "invalid matcher \"[\" in /h/hooks.json: regex parse error:\n    [\n    ^\nerror: unclosed character class",
            "skipping empty hook command in /h/hooks.json",
            "skipping prompt hook in /h/hooks.json: prompt hooks are not supported yet",
            "clamping SessionEnd hook timeout to 3s in /h/hooks.json",
            "running async SessionEnd hook synchronously in /h/hooks.json",
        ];
        assert_eq!(hooks.warnings, warnings);
    }

    #[test]
    fn numbers_and_dates_of_an_input_have_the_hashes_of_codex() {
        for (input, hash) in [
            (r#"{"a":[1,2.5,{"b":true}],"c":"x"}"#, "3bf50ac5"),
            (r#"{"a":1.5}"#, "b2aca891"),
            (r#"{"a":1.50}"#, "f9bfd101"),
            (r#"{"a":1e3}"#, "8da40544"),
            (r#"{"a":1E+3}"#, "8da40544"),
            (r#"{"a":1000.0}"#, "8e7cd640"),
            (r#"{"a":-0}"#, "eedc0ab6"),
            (r#"{"a":-0.0}"#, "779a37b2"),
            (r#"{"a":123456789012345678901234567890}"#, "76886430"),
            (r#"{"b":1.10,"a":{"d":2e-2,"c":[3.0,4]}}"#, "e40bbf8c"),
            (r#"{"a":{"c":[3.0,4],"d":2e-2},"b":1.10}"#, "e40bbf8c"),
            (r#"{"a":"1.50"}"#, "9ccdd198"),
        ] {
            let text = format!(
                r#"{{"description":"\"1","hooks":{{"Stop":[{{"hooks":[{{"type":"mcp_tool","server":"s","tool":"t",
                    "input":{input}}}]}}]}}}}"#
            );
            assert_eq!(&found(&text, &[]).hooks[0].hash[7..15], hash, "{input}");
        }
        let table = "[[Stop]]\n[[Stop.hooks]]\ntype = 'mcp_tool'\nserver = 's'\ntool = 't'\n\
            input = {a = [1, 2.5, {b = 2020-01-02}]}\n";
        let origin = Origin::of(Source::User, Path::new("/h/config.toml"));
        let hooks = find(&[Set::Table(origin, &table.parse().unwrap())], &[]);
        assert_eq!(&hooks.hooks[0].hash[7..15], "553ec82b");
    }

    #[test]
    fn hooks_of_a_plugin_without_a_hash_are_skipped() {
        let text = r#"{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"true"}]}]}}"#;
        let place = OfPlugin {
            id: "p@m".to_owned(),
            root: "/p".into(),
            data: "/d".into(),
        };
        let origin = Origin {
            plugin: Some((Arc::new(place), "hooks.json".to_owned())),
            ..Origin::of(Source::Plugin, Path::new("/p/hooks.json"))
        };
        let skipped = find(&[Set::Plugin(origin, text, &Err("no".to_owned()))], &[]);
        assert_eq!(skipped.hooks, []);
        assert_eq!(
            skipped.warnings,
            ["skipping plugin hook in /p/hooks.json: failed to fingerprint plugin contents: no"]
        );
    }

    #[test]
    fn a_file_of_another_form_is_told_and_skipped() {
        for text in [
            "{",
            "5",
            r#"{"hooks":{"Stop":{}}}"#,
            r#"{"hooks":5}"#,
            r#"{"Stop":[]}"#,
            r#"{"hooks":{"Stop":[],"Stop":[]}}"#,
            r#"{"description":5}"#,
        ] {
            let hooks = found(text, &[]);
            assert_eq!(hooks.hooks, [], "{text}");
            let start = "failed to parse hooks config /h/hooks.json: ";
            assert!(hooks.warnings[0].starts_with(start), "{hooks:?}");
        }
    }

    #[test]
    fn only_the_definition_that_was_trusted_is_trusted() {
        let text = r#"{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"true"}]}]}}"#;
        let hook = &found(text, &[]).hooks[0];
        assert_eq!((hook.trust, hook.is_active()), (Trust::Untrusted, false));
        let state = |state: &str| {
            let text = format!("[hooks.state.\"{}\"]\n{state}\n", hook.key);
            let file = "/h/config.toml".into();
            Layer::new(LayerSource::User { file }, text.parse().unwrap())
        };
        let trusted = state(&format!("trusted_hash = \"{}\"", hook.hash));
        assert!(found(text, &[&trusted]).hooks[0].is_active());
        let off = state("enabled = false");
        let hook = &found(text, &[&trusted, &off]).hooks[0];
        assert_eq!((hook.trust, hook.is_active()), (Trust::Trusted, false));
        let changed = text.replace("true", "false");
        let hook = &found(&changed, &[&trusted]).hooks[0];
        assert_eq!((hook.trust, hook.is_active()), (Trust::Modified, false));
    }
}
