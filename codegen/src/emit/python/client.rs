//! `client.py` and `sync.py`: one method per request, and the notifications and requests of the server.

use std::fmt::Write as _;

use anyhow::Result;
use askama::Template;

use super::{docstring, header, name, python_type, quoted};
use crate::model::{Answer, Dialect, Method, Shape, Stability, TypeKind};

#[derive(Template)]
#[template(path = "python/client.py.j2", escape = "none")]
struct AsyncFile {
    header: String,
    doc: String,
    class: String,
    title: String,
    requests: Vec<Call>,
    asks: Vec<Ask>,
    notifications: Vec<(String, String)>,
    /// Types of the params of notifications, without duplicates.
    events: Vec<String>,
    /// Types of the params and the result of the first request.
    greeting: (String, String),
}

#[derive(Template)]
#[template(path = "python/sync.py.j2", escape = "none")]
struct SyncFile {
    header: String,
    doc: String,
    class: String,
    title: String,
    requests: Vec<Call>,
    asks: Vec<Ask>,
    /// Whether a parameter is optional.
    uses_model: bool,
}

/// A request or notification that the client sends.
struct Call {
    name: String,
    wire: String,
    doc: String,
    /// Parameters of the Python method with their types.
    parameters: Vec<Parameter>,
    /// The class that the parameters construct; empty if the method has no params or takes them as one object.
    params: String,
    /// Whether the only parameter is the params object.
    whole: bool,
    result: String,
    /// The expression that decodes the result.
    reader: String,
    is_request: bool,
}

struct Parameter {
    name: String,
    declaration: String,
}

/// A request that the server sends.
struct Ask {
    wire: String,
    params: String,
    result: String,
}

pub(super) fn emit(dialect: &Dialect, sync: bool) -> Result<String> {
    let requests: Vec<Call> = dialect
        .client_requests()
        .chain(dialect.client_notifications())
        .map(|method| Call::new(dialect, method))
        .collect();
    let asks: Vec<Ask> = dialect
        .server_requests()
        .map(|method| Ask {
            wire: method.wire.clone(),
            params: type_of(dialect, method.params.as_deref()),
            result: type_of(dialect, method.result.as_deref()),
        })
        .collect();
    let class = format!("{}Methods", dialect.code_name());
    let title = dialect.title.clone();
    Ok(if sync {
        SyncFile {
            header: header(dialect, "**/*.json", "templates/python/sync.py.j2"),
            doc: docstring(&format!("The methods of {title}, as plain calls."), 0),
            class,
            title,
            uses_model: requests
                .iter()
                .flat_map(|call| &call.parameters)
                .any(|parameter| parameter.declaration.contains("m.UNSET")),
            requests,
            asks,
        }
        .render()?
    } else {
        let notifications: Vec<(String, String)> = dialect
            .server_notifications()
            .map(|method| {
                (
                    method.wire.clone(),
                    type_of(dialect, method.params.as_deref()),
                )
            })
            .collect();
        let mut events: Vec<String> = Vec::new();
        for (_, params) in &notifications {
            if !events.contains(params) {
                events.push(params.clone());
            }
        }
        AsyncFile {
            header: header(dialect, "**/*.json", "templates/python/client.py.j2"),
            doc: docstring(&format!("The methods of {title}."), 0),
            class,
            title,
            requests,
            asks,
            notifications,
            events,
            greeting: greeting(dialect),
        }
        .render()?
    })
}

fn greeting(dialect: &Dialect) -> (String, String) {
    let first = dialect
        .client_requests()
        .find(|method| method.wire == "initialize");
    let types = |part: fn(&Method) -> Option<&str>| type_of(dialect, first.and_then(part));
    (
        types(|method| method.params.as_deref()),
        types(|method| method.result.as_deref()),
    )
}

fn type_of(dialect: &Dialect, name: Option<&str>) -> String {
    name.map_or_else(
        || "None".to_owned(),
        |name| python_type(dialect, &Shape::Named(name.to_owned()), "types."),
    )
}

/// Returns the type of a result as an expression. Only a class is a type for type checkers.
fn reader(dialect: &Dialect, method: &Method) -> String {
    let name = type_of(dialect, method.result.as_deref());
    let is_class = method
        .result
        .as_deref()
        .is_none_or(|result| matches!(dialect.named(result).kind, TypeKind::Struct(_)));
    if is_class {
        name
    } else {
        format!("t.cast(t.Any, {name})")
    }
}

impl Call {
    fn new(dialect: &Dialect, method: &Method) -> Self {
        let mut doc = method.summary.clone();
        if method.stability == Stability::Deprecated {
            doc.push_str("\n\nDeprecated.");
        }
        if method.stability == Stability::Experimental {
            doc.push_str("\n\nExperimental.");
        }
        if !method.doc.is_empty() {
            write!(doc, "\n\n{}", method.doc).expect("writing to text");
        }
        let mut parameters = Vec::new();
        let mut params = String::new();
        let members = method
            .params
            .as_deref()
            .and_then(|name| dialect.members(name));
        match (&method.params, members) {
            (None, _) => {}
            (Some(_), None) => {
                let shape = type_of(dialect, method.params.as_deref());
                parameters.push(Parameter {
                    name: "params".to_owned(),
                    declaration: format!("params: {shape}"),
                });
            }
            (Some(_), Some(members)) => {
                params = type_of(dialect, method.params.as_deref());
                if !members.is_empty() {
                    doc.push_str("\n\nArgs:");
                }
                for member in members {
                    let name = name(&member.wire);
                    write!(doc, "\n    {name}: {}", member.doc).expect("writing to text");
                    let mut annotation = python_type(dialect, &member.shape, "types.");
                    let mut default = "";
                    if member.patch {
                        annotation.push_str(" | m.Unset | None");
                        default = " = m.UNSET";
                    } else if member.optional() || member.default.is_some() {
                        if annotation != "t.Any" {
                            annotation.push_str(" | None");
                        }
                        default = if member.required { "" } else { " = None" };
                    }
                    parameters.push(Parameter {
                        declaration: format!("{name}: {annotation}{default}"),
                        name,
                    });
                }
            }
        }
        if method.is_request {
            doc.push_str(if parameters.is_empty() {
                "\n\nArgs:"
            } else {
                ""
            });
            doc.push_str("\n    timeout: Seconds to wait for the answer; the client's own limit if not given.");
            if !method.errors.is_empty() {
                doc.push_str("\n\nRaises:");
                for error in &method.errors {
                    let Answer { code, message, .. } = &error.answer;
                    let when = dialect.error_when(error);
                    write!(doc, "\n    RpcError: {code} `{message}`: {when}")
                        .expect("writing to text");
                }
            }
        }
        Self {
            name: method.snake_name(),
            wire: quoted(&method.wire),
            doc: docstring(&doc, 8),
            whole: !parameters.is_empty() && params.is_empty(),
            parameters,
            params,
            reader: reader(dialect, method),
            result: type_of(dialect, method.result.as_deref()),
            is_request: method.is_request,
        }
    }

    fn has_signature(&self) -> bool {
        !self.parameters.is_empty() || self.is_request
    }
}
