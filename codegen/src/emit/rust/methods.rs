//! `methods.rs` and `router.rs`: the method tables, handler traits and the router.

use anyhow::Result;
use askama::Template;

use super::{doc, trim::Table};
use crate::{
    emit::comment_header,
    model::{Access, Answer, Dialect, Method, Scope, Shape, Span, Stability, Status},
    names::{pascal, snake},
};

#[derive(Template)]
#[template(path = "rust/methods.rs.j2", escape = "none")]
struct MethodsFile {
    header: String,
    name: String,
    jsonrpc: bool,
    versions: Vec<VersionItem>,
    newest: String,
    known_methods: Vec<KnownItem>,
    client_requests: Vec<MethodItem>,
    requests: Vec<MethodItem>,
    notifications: Vec<MethodItem>,
    not_served: String,
    has_trim: bool,
}

impl MethodsFile {
    /// Returns the notifications that need the experimental capability.
    fn experimental(&self) -> Vec<&str> {
        let items = self.notifications.iter();
        let items = items.filter(|method| method.stability == "Experimental");
        items.map(|method| method.wire.as_str()).collect()
    }

    fn has_not_served(&self) -> bool {
        let mut requests = self.client_requests.iter();
        requests.any(|method| method.refusal == NOT_SERVED)
    }
}

#[derive(Template)]
#[template(path = "rust/router.rs.j2", escape = "none")]
struct RouterFile {
    header: String,
    families: Vec<FamilyItem>,
    client_requests: Vec<MethodItem>,
    client_notifications: Vec<MethodItem>,
}

impl RouterFile {
    fn has_encoded(&self) -> bool {
        let mut requests = self.client_requests.iter();
        requests.any(|method| method.encoded_once)
    }
}

#[derive(Template)]
#[template(path = "rust/conformance.rs.j2", escape = "none")]
struct ConformanceFile {
    header: String,
    folder: String,
    is_served: bool,
    /// The path and the code name of each type.
    decoders: Vec<(String, String)>,
    families: Vec<FamilyItem>,
}

struct VersionItem {
    wire: String,
    name: String,
}

struct KnownItem {
    wire: String,
    since: usize,
    until: String,
    experimental: bool,
}

struct FamilyItem {
    /// Name of the trait.
    name: String,
    /// Name of the family in PascalCase.
    pascal: String,
    /// Name of the family in snake_case.
    function: String,
    what: String,
    methods: Vec<MethodItem>,
}

impl FamilyItem {
    fn needs_handshake(&self) -> bool {
        self.function != CONNECTION
    }
}

/// The family of the handshake methods.
const CONNECTION: &str = "connection";

/// The error expression of a planned method.
const NOT_SERVED: &str = "Some(NOT_SERVED)";

/// A method as Rust code.
pub(super) struct MethodItem {
    pub(super) wire: String,
    pub(super) name: String,
    pub(super) function: String,
    pub(super) summary: String,
    pub(super) doc: String,
    /// Type of the params; `NoParams` for none.
    pub(super) params: String,
    /// Type of the result; `()` for none.
    pub(super) result: String,
    stability: &'static str,
    pub(super) since: usize,
    until: String,
    capability: String,
    scope: &'static str,
    /// The expression that reads the thread id from the params; empty if there is none.
    thread: String,
    access: &'static str,
    /// The expression that reads from the params the thread that it acts on, or nothing.
    target: String,
    /// Name of its family in snake_case.
    family: String,
    params_optional: bool,
    result_optional: bool,
    encoded_once: bool,
    /// The error that replaces a handler.
    refusal: String,
    /// The trim table of the params that the server sends; empty if all versions are alike.
    params_trim: String,
    /// The trim table of the result that the server sends; empty if all versions are alike.
    result_trim: String,
}

impl MethodItem {
    pub(super) fn new(dialect: &Dialect, method: &Method) -> Self {
        let code_name = |name: &Option<String>, none: &str| {
            name.as_ref().map_or(none.to_owned(), |name| {
                dialect.named(name).code_name.clone()
            })
        };
        Self {
            wire: method.wire.clone(),
            name: method.name.clone(),
            function: method.snake_name(),
            summary: method.summary.clone(),
            doc: doc(&method_doc(dialect, method)),
            params: code_name(&method.params, "NoParams"),
            result: code_name(&method.result, "()"),
            stability: match method.stability {
                Stability::Stable => "Stable",
                Stability::Experimental => "Experimental",
                Stability::Deprecated => "Deprecated",
            },
            since: method.span.since,
            until: until(method.span),
            capability: format!("{:?}", method.capability),
            scope: match &method.scope {
                Scope::None => "Scope::None",
                Scope::Connection => "Scope::Connection",
                Scope::Thread(_) => "Scope::Thread",
            },
            thread: match (&method.scope, &method.params) {
                (Scope::Thread(path), Some(params)) => thread(dialect, params, path),
                _ => String::new(),
            },
            access: match &method.access {
                Access::Read => "Access::Read",
                Access::Act(_) => "Access::Act",
                Access::Admin => "Access::Admin",
            },
            target: match (&method.access, &method.params) {
                (Access::Act(Some(path)), Some(params)) => thread(dialect, params, path),
                _ => String::new(),
            },
            family: method.family.clone(),
            params_optional: method.params_optional || method.params.is_none(),
            result_optional: method.result_optional,
            encoded_once: method.encoded_once,
            refusal: match &method.status {
                Status::Served => "None".to_owned(),
                Status::SignedOut(answer) => format!("Some({})", error_text(answer)),
                Status::Planned | Status::NoCause | Status::NotOffered | Status::AsClient => {
                    NOT_SERVED.to_owned()
                }
            },
            params_trim: String::new(),
            result_trim: String::new(),
        }
    }

    fn trimmed(mut self, method: &Method, table: &Table<'_>) -> Self {
        if method.from_client() {
            self.result_trim = table.constant(&method.result);
        }
        if method.from_server() {
            self.params_trim = table.constant(&method.params);
        }
        self
    }

    fn is_served(&self) -> bool {
        self.refusal == "None"
    }

    fn needs_handshake(&self) -> bool {
        self.family != CONNECTION
    }

    fn has_thread(&self) -> bool {
        !self.thread.is_empty()
    }

    fn has_target(&self) -> bool {
        !self.target.is_empty()
    }

    fn is_planned(&self) -> bool {
        self.refusal == NOT_SERVED
    }

    fn has_params_trim(&self) -> bool {
        !self.params_trim.is_empty()
    }

    fn has_result_trim(&self) -> bool {
        !self.result_trim.is_empty()
    }

    /// Returns the type of what the handler returns.
    fn handler_result(&self) -> String {
        if self.encoded_once {
            format!("Encoded<method::{}>", self.name)
        } else {
            self.result.clone()
        }
    }

    pub(super) fn has_result(&self) -> bool {
        self.result != "()"
    }

    pub(super) fn has_params(&self) -> bool {
        self.params != "NoParams"
    }
}

pub(super) fn emit(dialect: &Dialect, table: &Table<'_>) -> Result<String> {
    let items = |methods: &mut dyn Iterator<Item = &Method>| -> Vec<MethodItem> {
        methods
            .map(|method| MethodItem::new(dialect, method).trimmed(method, table))
            .collect()
    };
    let versions: Vec<VersionItem> = dialect
        .versions
        .iter()
        .map(|wire| VersionItem {
            wire: wire.clone(),
            name: version_name(wire),
        })
        .collect();
    let file = MethodsFile {
        header: comment_header(
            "//",
            "templates/rust/methods.rs.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        name: dialect.name.clone(),
        jsonrpc: dialect.jsonrpc,
        newest: versions
            .last()
            .map(|version| version.name.clone())
            .unwrap_or_default(),
        has_trim: table.is_needed(),
        versions,
        known_methods: dialect
            .known_methods
            .iter()
            .map(|known| KnownItem {
                wire: known.name.clone(),
                since: known.span.since,
                until: until(known.span),
                experimental: known.experimental,
            })
            .collect(),
        client_requests: items(&mut dialect.client_requests()),
        requests: items(&mut dialect.named_methods().filter(|method| method.is_request)),
        notifications: items(&mut dialect.named_methods().filter(|method| !method.is_request)),
        not_served: dialect
            .not_served
            .as_ref()
            .map(error_text)
            .unwrap_or_default(),
    };
    Ok(file.render()?)
}

/// Returns the expression that reads the string at a member path of the params. The lint step has checked that it
/// exists.
fn thread(dialect: &Dialect, params: &str, path: &str) -> String {
    let mut owner = params;
    let mut place = "params".to_owned();
    // The expression that follows once the value is known to exist.
    let mut inside = String::new();
    let mut closing = String::new();
    for (position, name) in path.split('.').enumerate() {
        let members = dialect.members(owner).unwrap_or_default();
        let Some(member) = members.iter().find(|member| member.wire == name) else {
            return String::new();
        };
        let is_last = position + 1 == path.split('.').count();
        let field = format!("{place}.{}", snake(name));
        match (is_last, member.optional()) {
            (true, true) => inside.push_str(&format!("{field}.as_deref()")),
            (true, false) => inside.push_str(&format!("Some({field}.as_str())")),
            (false, true) => {
                inside.push_str(&format!("{field}.as_ref().and_then(|inner| "));
                closing.push(')');
                place = "inner".to_owned();
            }
            (false, false) => place = field,
        }
        if let Shape::Named(inner) = dialect.resolved(&member.shape) {
            owner = &dialect.named(inner).name;
        }
    }
    inside + &closing
}

/// Returns the families of the requests that have a handler.
fn families(dialect: &Dialect) -> Vec<FamilyItem> {
    let mut families: Vec<FamilyItem> = Vec::new();
    for method in dialect
        .client_requests()
        .filter(|method| method.is_served())
    {
        let name = format!("{}Methods", pascal(&method.family));
        let item = MethodItem::new(dialect, method);
        match families.iter_mut().find(|family| family.name == name) {
            Some(family) => family.methods.push(item),
            None => {
                let what = match method.family.as_str() {
                    "connection" => "of the connection itself".to_owned(),
                    "legacy" => "that older clients still call".to_owned(),
                    "ext" => "outside the published protocol".to_owned(),
                    family if method.has_own_family => format!("of the family `{family}`"),
                    _ => {
                        let prefix = method.wire.split('/').next().unwrap_or_default();
                        format!("`{prefix}/*`")
                    }
                };
                families.push(FamilyItem {
                    name,
                    pascal: pascal(&method.family),
                    function: method.family.clone(),
                    what,
                    methods: vec![item],
                });
            }
        }
    }
    families
}

pub(super) fn emit_router(dialect: &Dialect) -> Result<String> {
    let file = RouterFile {
        header: comment_header(
            "//",
            "templates/rust/router.rs.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        families: families(dialect),
        client_requests: dialect
            .client_requests()
            .map(|m| MethodItem::new(dialect, m))
            .collect(),
        client_notifications: dialect
            .client_notifications()
            .filter(|m| m.is_served())
            .map(|m| MethodItem::new(dialect, m))
            .collect(),
    };
    Ok(file.render()?)
}

/// Emits the tables of the conformance tests.
pub(super) fn emit_conformance(dialect: &Dialect, places: &[(String, String)]) -> Result<String> {
    let decoders = places
        .iter()
        .map(|(name, place)| (place.clone(), dialect.named(name).code_name.clone()));
    let file = ConformanceFile {
        header: comment_header(
            "//",
            "templates/rust/conformance.rs.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        folder: dialect.folder.clone(),
        is_served: dialect.is_served(),
        decoders: decoders.collect(),
        families: families(dialect),
    };
    Ok(file.render()?)
}

/// Returns the documentation of a method: summary, description, errors and source.
pub(super) fn method_doc(dialect: &Dialect, method: &Method) -> String {
    let mut text = format!("{}\n", method.summary);
    if !method.doc.is_empty() {
        text.push_str(&format!("\n{}\n", method.doc));
    }
    if !method.errors.is_empty() {
        text.push_str("\nErrors:\n");
        for error in &method.errors {
            let Answer { code, message, .. } = &error.answer;
            let when = dialect.error_when(error);
            text.push_str(&format!("- {code} `{message}`: {when}\n"));
        }
    }
    let mut notes = Vec::new();
    match method.stability {
        Stability::Stable => {}
        Stability::Experimental => notes.push("Experimental.".to_owned()),
        Stability::Deprecated => notes.push("Deprecated.".to_owned()),
    }
    if method.span.since > 0 {
        notes.push(format!("Since {}.", dialect.versions[method.span.since]));
    }
    if let Some(until) = method.span.until {
        notes.push(format!("Until {}.", dialect.versions[until]));
    }
    if let Some(capability) = &method.capability {
        notes.push(format!("Needs the capability `{capability}`."));
    }
    notes.push(format!("Source: `schema/{}`.", method.file));
    text.push_str(&format!("\n{}", notes.join(" ")));
    text
}

fn until(span: Span) -> String {
    span.until
        .map_or_else(|| "usize::MAX".to_owned(), |until| until.to_string())
}

/// Returns the variant of `Version` for a version name.
pub(super) fn version_name(wire: &str) -> String {
    let name: String = wire
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    format!("V{name}")
}

/// Returns the literal of an error answer.
pub(super) fn error_text(answer: &Answer) -> String {
    let Answer { code, message, .. } = answer;
    match &answer.data {
        None => format!("ErrorText::new({code}, {message:?})"),
        Some(data) => format!("ErrorText::with_data({code}, {message:?}, r#\"{data}\"#)"),
    }
}
