//! `client.ts`: one method per request.

use anyhow::Result;
use askama::Template;

use super::{ts_type, tsdoc, types::or_null};
use crate::{
    emit::comment_header,
    model::{Answer, Dialect, Method, Shape, Stability},
};

#[derive(Template)]
#[template(path = "typescript/client.ts.j2", escape = "none")]
struct File {
    header: String,
    title: String,
    class: String,
    requests: Vec<MethodItem>,
    notifications: Vec<MethodItem>,
}

struct MethodItem {
    doc: String,
    wire: String,
    function: String,
    /// The declaration of the params parameter, with a trailing separator.
    args: String,
    /// The expression that is sent as params.
    value: &'static str,
    result: String,
}

pub(super) fn emit(dialect: &Dialect) -> Result<String> {
    let file = File {
        header: comment_header(
            "//",
            "templates/typescript/client.ts.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        title: dialect.title.clone(),
        class: format!("{}Methods", dialect.code_name()),
        requests: dialect
            .client_requests()
            .map(|method| view(dialect, method, ", "))
            .collect(),
        notifications: dialect
            .client_notifications()
            .map(|method| view(dialect, method, ""))
            .collect(),
    };
    Ok(format!("{}\n", file.render()?.trim_end()))
}

fn view(dialect: &Dialect, method: &Method, separator: &str) -> MethodItem {
    let (args, value) = match &method.params {
        None => (String::new(), "undefined"),
        Some(name) => {
            let kind = ts_type(dialect, &Shape::Named(name.clone()), "types.");
            // Params without required members may be omitted.
            let none_required = dialect
                .members(name)
                .is_some_and(|members| members.iter().all(|member| !member.required));
            let default = if none_required { " = {}" } else { "" };
            (format!("params: {kind}{default}{separator}"), "params")
        }
    };
    MethodItem {
        doc: tsdoc(&doc(dialect, method), 2),
        wire: method.wire.clone(),
        function: method.camel_name(),
        args,
        value,
        result: method.result.as_ref().map_or_else(
            || "null".to_owned(),
            |name| {
                let kind = ts_type(dialect, &Shape::Named(name.clone()), "types.");
                or_null(kind, method)
            },
        ),
    }
}

fn doc(dialect: &Dialect, method: &Method) -> String {
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
    if method.span.since > 0 {
        notes.push(format!("Since {}.", dialect.versions[method.span.since]));
    }
    if let Some(until) = method.span.until {
        notes.push(format!("Until {}.", dialect.versions[until]));
    }
    notes.push(format!("Source: `schema/{}`.", method.file));
    text.push_str(&format!("\n{}\n", notes.join(" ")));
    match method.stability {
        Stability::Stable => {}
        Stability::Experimental => text.push_str("@experimental\n"),
        Stability::Deprecated => text.push_str("@deprecated\n"),
    }
    text
}
