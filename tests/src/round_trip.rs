//! Decodes recorded conversations with the generated types, encodes them again, and compares.
//!
//! A line is a JSON object with a message in `send`, `got`, `msg` or `message`. The sender is given by the name of that
//! member, or by `dir` or `direction`: `in`, `out`, or words like `client->agent`. Other lines are ignored.
//!
//! The comparison covers `params`, `result` and `error`: for the server including every `null` and absent member, for a
//! client without them, because a client may omit members that our types write. A request that cannot be decoded must
//! have an error response. Lines with `"valid": false` are skipped.

use std::{
    collections::HashMap,
    fmt::{self, Display},
    str::FromStr,
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json, value::RawValue};
use threadwire_protocol::{
    CallError, DIALECTS, MethodVisitor, NotificationMethod, RequestMethod, Trim,
    envelope::{Envelope, RpcError, parse_params},
    visit_notification, visit_request,
};

/// Placeholders in recorded conversations that stand for values other than strings: `<duration>` for an object of
/// seconds and nanoseconds, the others for numbers.
const STANDINS: &[&str] = &["<time>", "<ms>", "<pid>", "<revision>", "<duration>"];

/// The dialect and version whose types decode the messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialect {
    module: &'static str,
    version: usize,
}

impl FromStr for Dialect {
    type Err = String;

    /// Parses the name of a protocol, with `@` and a version if it is not the newest served one.
    fn from_str(name: &str) -> Result<Self, String> {
        let (protocol, version) = match name.split_once('@') {
            Some((protocol, version)) => (protocol, Some(version)),
            None => (name, None),
        };
        let of_protocol = DIALECTS.iter().filter(|info| info.protocol == protocol);
        let mut found = of_protocol.filter_map(|info| {
            let version = match version {
                Some(version) => info.versions.iter().position(|known| *known == version)?,
                None => info.versions.len() - 1,
            };
            Some(Self {
                module: info.module,
                version,
            })
        });
        found.next().ok_or_else(|| format!("no dialect `{name}`"))
    }
}

impl Dialect {
    /// Guesses the dialect by the first message of a client.
    fn of(message: &Value) -> Self {
        let name = if message.get("jsonrpc").is_none() {
            "codex"
        } else if let Some(version) = message["params"].get("protocolVersion") {
            if *version == 2 { "acp@2" } else { "acp" }
        } else {
            "dotcraft"
        };
        name.parse().expect("it is in the list")
    }
}

/// The results for the messages of a conversation.
#[derive(Debug, Default)]
pub struct Report {
    /// The number of messages that were encoded unchanged.
    pub equal: usize,
    /// The number of requests that were refused now and in the recording.
    pub refused: usize,
    /// Messages without a type: invalid ones, unknown methods, responses to no request.
    pub unread: Vec<String>,
    /// Messages that could not be decoded, or that were encoded differently.
    pub different: Vec<String>,
}

impl Report {
    /// Adds the results of another conversation.
    pub fn add(&mut self, other: Self) {
        self.equal += other.equal;
        self.refused += other.refused;
        self.unread.extend(other.unread);
        self.different.extend(other.different);
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, messages) in [("unread", &self.unread), ("different", &self.different)] {
            for message in messages {
                writeln!(f, "{what}: {message}")?;
            }
        }
        let Self { equal, refused, .. } = self;
        let (unread, different) = (self.unread.len(), self.different.len());
        write!(
            f,
            "{equal} equal, {refused} refused, {unread} unread, {different} different"
        )
    }
}

/// Decodes and encodes every message of a conversation. `name` identifies it in the report. Without a `dialect`, the
/// first line may name one as `protocol`; otherwise it is guessed by the first message of each client.
pub fn round_trip(name: &str, text: &str, dialect: Option<Dialect>) -> Report {
    let mut report = Report::default();
    let mut dialect = dialect;
    let mut peers: HashMap<String, Peer> = HashMap::new();
    for (number, line) in text.lines().enumerate() {
        let place = format!("{name}:{}", number + 1);
        let Ok(line) = serde_json::from_str::<Value>(line) else {
            report.unread.push(format!("{place}: not JSON"));
            continue;
        };
        if let (None, Some(named)) = (dialect, line["protocol"].as_str()) {
            dialect = named.parse().ok();
        }
        let Some((message, from_client)) = message(&line) else {
            continue;
        };
        if line["valid"] == false {
            continue;
        }
        let client = line["client"].as_str().unwrap_or_default();
        let peer = peers.entry(client.to_owned()).or_insert_with(|| Peer {
            dialect: dialect.unwrap_or_else(|| Dialect::of(message)),
            asked: HashMap::new(),
        });
        let mut peer_dialect = peer.dialect;
        if line["version"] == "v2" {
            peer_dialect = "acp@2".parse().expect("it is in the list");
        }
        peer.message(peer_dialect, message, from_client, &place, &mut report);
    }
    for (_, asked) in peers.into_values().flat_map(|peer| peer.asked) {
        report.different.extend(asked.problem);
    }
    report
}

/// Returns the message of a line, and whether the client sent it.
fn message(line: &Value) -> Option<(&Value, bool)> {
    if let Some(message) = line.get("send") {
        return Some((message, true));
    }
    if let Some(message) = line.get("got") {
        return Some((message, false));
    }
    let message = line.get("msg").or_else(|| line.get("message"))?;
    match line
        .get("dir")
        .or_else(|| line.get("direction"))?
        .as_str()?
    {
        "in" => Some((message, true)),
        "out" => Some((message, false)),
        words if words.contains(':') => None,
        words => Some((message, words.starts_with("client->"))),
    }
}

/// The place of a message in the file, and its sender.
struct Place<'a> {
    place: &'a str,
    from_client: bool,
}

impl Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.place)
    }
}

struct Peer {
    dialect: Dialect,
    /// The open requests, by their sender and id.
    asked: HashMap<(bool, String), Asked>,
}

struct Asked {
    method: String,
    /// Why the request is invalid; not a problem if its response is an error.
    problem: Option<String>,
}

impl Peer {
    fn message(
        &mut self,
        dialect: Dialect,
        message: &Value,
        from_client: bool,
        place: &str,
        report: &mut Report,
    ) {
        let text = message.to_string();
        let Ok(envelope) = Envelope::parse(text.as_bytes()) else {
            return report.unread.push(format!("{place}: no message"));
        };
        let id = message.get("id").map(Value::to_string);
        let part = |part, raw| Recode {
            part,
            raw,
            version: (!from_client).then_some(dialect.version),
        };
        let place = Place { place, from_client };
        match (envelope.method.as_deref(), id) {
            (Some(method), Some(id)) => {
                let outcome =
                    visit_request(dialect.module, method, part(Part::Params, envelope.params));
                let problem = match outcome {
                    None => {
                        report.unread.push(format!("{place}: request `{method}`"));
                        None
                    }
                    Some(outcome) => report.compare(message.get("params"), outcome, &place, method),
                };
                let method = method.to_owned();
                self.asked
                    .insert((from_client, id), Asked { method, problem });
            }
            (Some(method), None) => {
                match visit_notification(
                    dialect.module,
                    method,
                    part(Part::Params, envelope.params),
                ) {
                    None => report
                        .unread
                        .push(format!("{place}: notification `{method}`")),
                    Some(outcome) => {
                        let problem =
                            report.compare(message.get("params"), outcome, &place, method);
                        report.different.extend(problem);
                    }
                }
            }
            (None, Some(id)) => {
                let asked = self.asked.remove(&(!from_client, id));
                if let Some(error) = envelope.error {
                    if asked.is_some_and(|asked| asked.problem.is_some()) {
                        report.refused += 1;
                    }
                    let outcome = part(Part::Params, Some(error)).again::<RpcError>(None, true);
                    let problem = report.compare(message.get("error"), outcome, &place, "error");
                    report.different.extend(problem);
                } else if let Some(Asked { method, problem }) = asked {
                    report.different.extend(problem);
                    let recode = part(Part::Result, envelope.result);
                    if let Some(outcome) = visit_request(dialect.module, &method, recode) {
                        let problem =
                            report.compare(message.get("result"), outcome, &place, &method);
                        report.different.extend(problem);
                    } else {
                        report.unread.push(format!("{place}: answer to `{method}`"));
                    }
                } else {
                    report.unread.push(format!("{place}: answer to nothing"));
                }
            }
            (None, None) => report.unread.push(format!("{place}: no message")),
        }
    }
}

impl Report {
    /// Counts a part of a message if it is encoded unchanged, and describes the difference otherwise.
    fn compare(
        &mut self,
        was: Option<&Value>,
        outcome: Result<Value, CallError>,
        place: &Place<'_>,
        method: &str,
    ) -> Option<String> {
        let is = match outcome {
            Ok(is) => is,
            Err(CallError::InvalidParams { detail, path }) => {
                return Some(format!("{place}: `{method}`: {path}: {detail}"));
            }
            Err(error) => return Some(format!("{place}: `{method}`: {error:?}")),
        };
        let mut differences = Vec::new();
        match was {
            // Absent, `null` and `{}` are equivalent: there are no params.
            None | Some(Value::Null) => {}
            // Methods without params ignore any params.
            Some(_) if is.is_null() => {}
            Some(was) => differ("", was, &is, place.from_client, &mut differences),
        }
        if differences.is_empty() {
            self.equal += 1;
            return None;
        }
        differences.truncate(8);
        Some(format!("{place}: `{method}`: {}", differences.join(", ")))
    }
}

/// Adds the differences between the decoded value and its encoding to `out`.
fn differ(path: &str, was: &Value, is: &Value, from_client: bool, out: &mut Vec<String>) {
    match (was, is) {
        (Value::String(was), _) if STANDINS.contains(&was.as_str()) => {}
        (Value::Object(was), Value::Object(is)) => {
            for (name, was) in was {
                match is.get(name) {
                    Some(is) => differ(&format!("{path}.{name}"), was, is, from_client, out),
                    None if from_client && was.is_null() => {}
                    None => out.push(format!("{path}.{name} {was} is lost")),
                }
            }
            if !from_client {
                let added = is.iter().filter(|(name, _)| !was.contains_key(*name));
                out.extend(added.map(|(name, is)| format!("{path}.{name} {is} is new")));
            }
        }
        (Value::Array(was), Value::Array(is)) if was.len() == is.len() => {
            for (index, (was, is)) in was.iter().zip(is).enumerate() {
                differ(&format!("{path}[{index}]"), was, is, from_client, out);
            }
        }
        (Value::Number(was), Value::Number(is)) if was.as_f64() == is.as_f64() => {}
        _ if was == is => {}
        _ => out.push(format!("{path} {was} becomes {is}")),
    }
}

#[derive(Clone, Copy)]
enum Part {
    Params,
    Result,
}

/// Decodes one part of a message as the type of its method, and encodes it.
#[derive(Clone, Copy)]
struct Recode<'a> {
    part: Part,
    raw: Option<&'a RawValue>,
    /// The index of the version in which the server encodes; `None` for messages of a client.
    version: Option<usize>,
}

impl Recode<'_> {
    fn again<T: Serialize + DeserializeOwned>(
        self,
        trim: Option<Trim>,
        optional: bool,
    ) -> Result<Value, CallError> {
        let value: T = match parse_params(self.raw, optional) {
            Err(error) => read_with_values(self.raw, error)?,
            Ok(value) => value,
        };
        let trimmed = match (trim, self.version) {
            (Some(trim), Some(version)) => {
                let json = serde_json::to_vec(&value).expect("it can be written");
                trim.apply(version, &json)
            }
            _ => None,
        };
        Ok(trimmed.unwrap_or_else(|| serde_json::to_value(&value).expect("it can be written")))
    }
}

impl MethodVisitor for Recode<'_> {
    type Output = Result<Value, CallError>;

    fn request<M: RequestMethod>(self) -> Self::Output {
        match self.part {
            Part::Params => self.again::<M::Params>(M::PARAMS_TRIM, true),
            Part::Result => {
                let is_null = self.raw.is_none_or(|raw| raw.get() == "null");
                let raw = self.raw.filter(|_| !(is_null && M::RESULT_OPTIONAL));
                let recode = Self { raw, ..self };
                recode.again::<M::Response>(M::RESULT_TRIM, M::RESULT_OPTIONAL)
            }
        }
    }

    fn notification<M: NotificationMethod>(self) -> Self::Output {
        self.again::<M::Params>(M::PARAMS_TRIM, true)
    }
}

/// Decodes a text with placeholders: if one is refused, a value of the right type replaces it.
fn read_with_values<T: DeserializeOwned>(
    raw: Option<&RawValue>,
    error: CallError,
) -> Result<T, CallError> {
    let mut error = error;
    let Some(mut value) = raw.and_then(|raw| serde_json::from_str::<Value>(raw.get()).ok()) else {
        return Err(error);
    };
    loop {
        let CallError::InvalidParams { path, .. } = &error else {
            return Err(error);
        };
        if !at(&mut value, path).is_some_and(put_values) {
            return Err(error);
        }
        let raw = RawValue::from_string(value.to_string()).expect("a value is JSON");
        match parse_params(Some(&raw), false) {
            Ok(value) => return Ok(value),
            Err(next) => error = next,
        }
    }
}

/// Returns the value at a path like `member.list[0]`.
fn at<'a>(value: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    path.split(['.', '['])
        .filter(|part| !part.is_empty())
        .try_fold(value, |value, part| {
            match part
                .strip_suffix(']')
                .and_then(|index| index.parse::<usize>().ok())
            {
                Some(index) => value.get_mut(index),
                None => value.get_mut(part),
            }
        })
}

/// Replaces placeholders by values, and returns whether there were any.
fn put_values(value: &mut Value) -> bool {
    match value {
        Value::String(text) if text == "<duration>" => {
            *value = json!({ "secs": 1, "nanos": 1 });
            true
        }
        Value::String(text) if STANDINS.contains(&text.as_str()) => {
            *value = Value::from(1);
            true
        }
        Value::Array(items) => items
            .iter_mut()
            .fold(false, |any, item| put_values(item) | any),
        Value::Object(members) => members
            .values_mut()
            .fold(false, |any, item| put_values(item) | any),
        _ => false,
    }
}
