//! `METHODS.md`: the reference of a dialect, in its schema folder and embedded in the binary.

use std::collections::BTreeSet;

use anyhow::Result;
use askama::Template;

use crate::{
    emit::{Output, header},
    model::{
        Dialect, ErrorDef, Member, Method, Route, Scope, Sender, Shape, Span, Stability, Status,
        Tag, Trial, Type, TypeKind,
    },
};

#[derive(Template)]
#[template(path = "docs/METHODS.md.j2", escape = "none")]
struct File {
    header: [String; 2],
    title: String,
    description: String,
    versions: String,
    jsonrpc: bool,
    envelope: Vec<(String, String, String)>,
    coverage: Vec<CoverageItem>,
    methods: Vec<MethodItem>,
    errors: Vec<ErrorItem>,
    later: Vec<LaterItem>,
    routes: Vec<RouteItem>,
    types: Vec<TypeItem>,
}

struct MethodItem {
    wire: String,
    heading: String,
    anchor: String,
    kind: &'static str,
    from: &'static str,
    status: &'static str,
    summary: String,
    doc: String,
    facts: String,
    params: String,
    param_rows: Vec<Row>,
    result: String,
    result_rows: Vec<Row>,
    errors: Vec<ErrorItem>,
    emits: String,
}

struct ErrorItem {
    name: String,
    code: i64,
    message: String,
    when: String,
}

struct LaterItem {
    name: String,
    kind: &'static str,
    from: &'static str,
    replaces: String,
}

struct RouteItem {
    route: String,
    anchor: String,
    server: String,
    auth: &'static str,
    summary: String,
    doc: String,
    /// The messages of the route: a label and the type.
    bodies: Vec<(&'static str, String)>,
    errors: Vec<(i64, String, String)>,
}

/// Number of methods per status, for one sender and kind.
struct CoverageItem {
    what: &'static str,
    served: usize,
    signed_out: usize,
    planned: usize,
    not_offered: usize,
}

struct TypeItem {
    name: String,
    doc: String,
    head: &'static str,
    rows: Vec<Row>,
}

struct Row {
    name: String,
    kind: String,
    doc: String,
}

/// Emits the reference in the schema folder, and the link to it for the binary.
pub fn emit(dialect: &Dialect) -> Result<Vec<Output>> {
    // Params and results are documented in the section of their method.
    let shown: BTreeSet<&str> = dialect
        .methods
        .iter()
        .flat_map(|method| [method.params.as_deref(), method.result.as_deref()])
        .flatten()
        .filter(|name| matches!(dialect.named(name).kind, TypeKind::Struct(_)))
        .collect();
    let writer = Writer {
        dialect,
        shown: &shown,
    };
    let file = File {
        header: header(
            "templates/docs/METHODS.md.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        title: dialect.title.clone(),
        description: dialect.description.clone(),
        versions: dialect.versions.join(", "),
        jsonrpc: dialect.jsonrpc,
        envelope: dialect.envelope.clone(),
        coverage: coverage(dialect),
        methods: dialect
            .methods
            .iter()
            .map(|method| writer.method(method))
            .collect(),
        errors: dialect
            .errors
            .iter()
            .map(|error| error_item(dialect, error))
            .collect(),
        later: dialect
            .later_methods
            .iter()
            .map(|later| LaterItem {
                name: later.name.clone(),
                kind: kind(later.is_request),
                from: from(later.sender),
                replaces: cell(&later.replaces),
            })
            .collect(),
        routes: dialect
            .routes
            .iter()
            .map(|route| writer.route(route))
            .collect(),
        types: dialect
            .types
            .iter()
            .filter(|item| !shown.contains(item.name.as_str()))
            .filter(|item| !matches!(item.kind, TypeKind::Const(_)))
            .map(|item| writer.named(item))
            .collect(),
    };
    let text = format!("{}\n", file.render()?.trim_end());
    let reference = Output::new(format!("schema/{}/METHODS.md", dialect.folder), text);
    let embedded = Output {
        path: format!("runtime/cli/generated/schema/{}/METHODS.md", dialect.name),
        text: reference.text.clone(),
        link_to: Some(reference.path.clone()),
    };
    Ok(vec![reference, embedded])
}

fn error_item(dialect: &Dialect, error: &ErrorDef) -> ErrorItem {
    ErrorItem {
        name: error.name.clone(),
        code: error.answer.code,
        message: format!("`{}`", cell(&error.answer.message)),
        when: cell(&dialect.error_when(error)),
    }
}

struct Writer<'a> {
    dialect: &'a Dialect,
    /// Types that are documented with their method.
    shown: &'a BTreeSet<&'a str>,
}

impl Writer<'_> {
    fn method(&self, method: &Method) -> MethodItem {
        let type_name = |name: &Option<String>| {
            name.as_ref()
                .map(|name| self.shape(&Shape::Named(name.clone())))
                .unwrap_or_default()
        };
        let rows = |name: &Option<String>| -> Vec<Row> {
            let members = name
                .as_ref()
                .and_then(|name| self.dialect.members(name))
                .unwrap_or_default();
            members.iter().map(|member| self.member(member)).collect()
        };
        // A notification may have the same name as a request.
        let heading = if method.base == method.wire {
            format!("`{}`", method.wire)
        } else {
            format!("`{}` (notification)", method.wire)
        };
        MethodItem {
            wire: method.wire.clone(),
            heading: heading.clone(),
            anchor: anchor(&heading),
            kind: kind(method.is_request),
            from: from(method.sender),
            status: status(method),
            summary: cell(&method.summary),
            doc: method.doc.clone(),
            facts: self.facts(method),
            params: type_name(&method.params),
            param_rows: rows(&method.params),
            result: type_name(&method.result),
            result_rows: rows(&method.result),
            errors: method
                .errors
                .iter()
                .map(|error| error_item(self.dialect, error))
                .collect(),
            emits: method
                .emits
                .iter()
                .map(|name| format!("`{name}`"))
                .collect::<Vec<_>>()
                .join(", "),
        }
    }

    fn route(&self, route: &Route) -> RouteItem {
        let bodies = [
            ("Body", &route.request),
            ("Answer", &route.response),
            ("Each event of the stream", &route.stream),
        ];
        RouteItem {
            route: route.route.clone(),
            anchor: anchor(&route.route),
            server: route.server.clone(),
            auth: if route.auth {
                "with a token"
            } else {
                "without a token"
            },
            summary: cell(&route.summary),
            doc: route.doc.clone(),
            bodies: bodies
                .into_iter()
                .filter_map(|(what, name)| Some((what, self.shape(&Shape::Named(name.clone()?)))))
                .collect(),
            errors: route
                .errors
                .iter()
                .map(|(status, code, when)| (*status, code.clone(), cell(when)))
                .collect(),
        }
    }

    fn facts(&self, method: &Method) -> String {
        let mut facts = vec![
            format!(
                "{} of {}",
                if method.is_request {
                    "Request"
                } else {
                    "Notification"
                },
                match method.sender {
                    Sender::Client => "the client",
                    Sender::Server => "the server",
                    Sender::Both => "either side",
                }
            ),
            match &method.status {
                Status::SignedOut(answer) => format!(
                    "answered as signed out: {} `{}`",
                    answer.code, answer.message
                ),
                _ => status(method).to_owned(),
            },
        ];
        match method.stability {
            Stability::Stable => {}
            Stability::Experimental => facts.push("experimental".to_owned()),
            Stability::Deprecated => facts.push("deprecated".to_owned()),
        }
        facts.extend(self.span(method.span));
        if let Some(capability) = &method.capability {
            facts.push(format!("needs the capability `{capability}`"));
        }
        match &method.scope {
            Scope::None => {}
            Scope::Connection => facts.push("keeps its order on the connection".to_owned()),
            Scope::Thread(member) => facts.push(format!("keeps its order per `{member}`")),
        }
        if method.from_client() && method.is_served() {
            facts.push(format!("needs the scope `{}`", method.access.scope()));
        }
        if method.params_optional {
            facts.push("params may be absent".to_owned());
        }
        if method.result_optional {
            facts.push("the result may be `null`".to_owned());
        }
        format!("{}.", facts.join("; "))
    }

    fn span(&self, span: Span) -> Vec<String> {
        let mut texts = Vec::new();
        if span.since > 0 {
            texts.push(format!("since {}", self.dialect.versions[span.since]));
        }
        if let Some(until) = span.until {
            texts.push(format!("until {}", self.dialect.versions[until]));
        }
        texts
    }

    fn notes(&self, span: Span, trial: Option<&Trial>) -> String {
        let mut notes = self.span(span);
        match trial {
            None => {}
            Some(Trial { since: 0, .. }) => notes.push("experimental".to_owned()),
            Some(trial) => {
                let since = &self.dialect.versions[trial.since];
                notes.push(format!("experimental since {since}"));
            }
        }
        if notes.is_empty() {
            String::new()
        } else {
            format!(" ({})", notes.join(", "))
        }
    }

    fn member(&self, member: &Member) -> Row {
        let mut kind = self.shape(&member.shape);
        if member.nullable {
            kind.push_str(" or null");
        }
        if !member.required {
            kind.push_str(", optional");
        }
        Row {
            name: format!("`{}`", member.wire),
            kind,
            doc: format!(
                "{}{}",
                cell(&member.doc),
                self.notes(member.span, member.trial.as_ref())
            ),
        }
    }

    fn named(&self, item: &Type) -> TypeItem {
        let (head, rows, note): (_, Vec<Row>, _) = match &item.kind {
            TypeKind::Struct(members) => (
                "Member",
                members.iter().map(|member| self.member(member)).collect(),
                String::new(),
            ),
            TypeKind::Enum(values) => {
                let rows = values.iter().map(|value| Row {
                    name: format!("`{}`", value.wire),
                    kind: "text".to_owned(),
                    doc: format!(
                        "{}{}",
                        cell(&value.doc),
                        self.notes(value.span, value.trial.as_ref())
                    ),
                });
                ("Value", rows.collect(), String::new())
            }
            TypeKind::Union(union) => {
                let rows = union.variants.iter().map(|variant| Row {
                    name: format!("`{}`", variant.wire),
                    kind: variant
                        .payload
                        .as_ref()
                        .map_or_else(String::new, |p| self.shape(p)),
                    doc: format!(
                        "{}{}",
                        cell(&variant.doc),
                        self.notes(variant.span, variant.trial.as_ref())
                    ),
                });
                let note = match &union.tag {
                    Tag::Member(tag) => {
                        format!("\n\nThe member `{tag}` tells which of these it is.")
                    }
                    Tag::External => {
                        "\n\nA plain text, or an object with one member that is named as follows."
                            .to_owned()
                    }
                    Tag::None => "\n\nThe first of these that fits.".to_owned(),
                };
                ("Variant", rows.collect(), note)
            }
            TypeKind::Alias(shape) => ("", Vec::new(), format!("\n\nIs {}.", self.shape(shape))),
            TypeKind::Const(_) => ("", Vec::new(), String::new()),
        };
        TypeItem {
            name: item.code_name.clone(),
            doc: format!("{}{note}", item.doc),
            head,
            rows,
        }
    }

    fn shape(&self, shape: &Shape) -> String {
        shape.describe(&|name| {
            let named = self.dialect.named(name);
            match &named.kind {
                TypeKind::Const(value) => format!("`\"{value}\"`"),
                // Documented with its method instead of in its own section.
                _ if self.shown.contains(name) => format!("`{}`", named.code_name),
                _ => format!("[{}](#{})", named.code_name, anchor(&named.code_name)),
            }
        })
    }
}

fn kind(is_request: bool) -> &'static str {
    if is_request {
        "request"
    } else {
        "notification"
    }
}

fn from(sender: Sender) -> &'static str {
    match sender {
        Sender::Client => "client",
        Sender::Server => "server",
        Sender::Both => "both",
    }
}

/// Returns the status of a method as text for the table.
fn status(method: &Method) -> &'static str {
    match (&method.status, method.is_request && method.from_client()) {
        (Status::Served, true) => "served",
        (Status::SignedOut(_), _) => "answered as signed out",
        (Status::Served, false) if method.sender == Sender::Both => "read and sent",
        (Status::Served, false) if method.from_client() => "read",
        (Status::Served, false) => "sent",
        (Status::Planned, _) => "not yet",
        (Status::NoCause, _) => "no cause here",
        (Status::NotOffered, _) => "not offered",
        (Status::AsClient, _) => "as a client only",
    }
}

/// Counts the methods per status, for each sender and kind.
fn coverage(dialect: &Dialect) -> Vec<CoverageItem> {
    let groups = [
        ("Requests of the client", true, true),
        ("Notifications of the client", true, false),
        ("Requests of the server", false, true),
        ("Notifications of the server", false, false),
    ];
    groups
        .into_iter()
        .map(|(what, from_client, is_request)| {
            let methods = || {
                let all = dialect.methods.iter();
                all.filter(move |method| {
                    let is_from = match from_client {
                        true => method.from_client(),
                        false => method.from_server(),
                    };
                    is_from && method.is_request == is_request
                })
            };
            let count = |is: fn(&Status) -> bool| methods().filter(|m| is(&m.status)).count();
            CoverageItem {
                what,
                served: count(|status| matches!(status, Status::Served)),
                signed_out: count(|status| matches!(status, Status::SignedOut(_))),
                planned: count(|status| matches!(status, Status::Planned)),
                not_offered: count(|status| {
                    matches!(
                        status,
                        Status::NoCause | Status::NotOffered | Status::AsClient
                    )
                }),
            }
        })
        .collect()
}

/// Returns the anchor that Markdown viewers generate for a heading.
fn anchor(heading: &str) -> String {
    heading
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | ' '))
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

/// Escapes text for a table cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
