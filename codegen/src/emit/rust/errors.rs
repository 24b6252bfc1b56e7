//! `errors.rs`: one constructor for each error that a handler may return.

use std::collections::BTreeSet;

use anyhow::Result;
use askama::Template;

use super::methods::{error_text, version_name};
use crate::{
    emit::comment_header,
    model::{Dialect, ErrorDef},
    names::{placeholders, snake},
};

#[derive(Template)]
#[template(path = "rust/errors.rs.j2", escape = "none")]
struct File {
    header: String,
    errors: Vec<Item>,
    methods: Vec<MethodItem>,
}

/// The errors of one method.
struct MethodItem {
    wire: String,
    module: String,
    errors: Vec<Item>,
}

/// One error with its texts.
struct Item {
    name: String,
    doc: String,
    /// Declarations of the parameters: the version if texts differ, then the placeholders.
    parameters: String,
    /// The expression that creates the text.
    text: String,
    /// The values for the placeholders.
    values: String,
}

pub(super) fn emit(dialect: &Dialect) -> Result<String> {
    let served = dialect
        .client_requests()
        .filter(|method| method.is_served());
    let methods = served.map(|method| {
        let own: Vec<&ErrorDef> = dialect.own_errors(method).collect();
        MethodItem {
            wire: method.wire.clone(),
            module: method.snake_name(),
            errors: items(dialect, &own),
        }
    });
    let file = File {
        header: comment_header(
            "//",
            "templates/rust/errors.rs.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        errors: items(dialect, &dialect.errors.iter().collect::<Vec<_>>()),
        methods: methods.filter(|method| !method.errors.is_empty()).collect(),
    };
    Ok(file.render()?)
}

/// Returns one item per error name.
fn items(dialect: &Dialect, errors: &[&ErrorDef]) -> Vec<Item> {
    let mut seen = BTreeSet::new();
    let first = errors.iter().filter(|error| seen.insert(&error.name));
    first
        .map(|first| {
            let texts: Vec<&ErrorDef> = errors
                .iter()
                .filter(|error| error.name == first.name)
                .copied()
                .collect();
            item(dialect, &texts)
        })
        .collect()
}

fn item(dialect: &Dialect, texts: &[&ErrorDef]) -> Item {
    let mut parameters = Vec::new();
    let text = if let [only] = texts {
        error_text(&only.answer)
    } else {
        parameters.push("version: Version".to_owned());
        let arms: String = dialect
            .versions
            .iter()
            .enumerate()
            .filter_map(|(at, version)| {
                let covers = |error: &&&ErrorDef| {
                    error.span.since <= at && error.span.until.is_none_or(|until| at <= until)
                };
                let error = texts.iter().find(covers)?;
                let version = version_name(version);
                let text = error_text(&error.answer);
                Some(format!("Version::{version} => {text},\n"))
            })
            .collect();
        format!("match version {{\n{arms}}}")
    };
    let mut names: Vec<&str> = Vec::new();
    for error in texts {
        let data = error.answer.data.as_deref().unwrap_or_default();
        for name in placeholders(&error.answer.message).chain(placeholders(data)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    for name in &names {
        parameters.push(format!("{}: &dyn Display", snake(name)));
    }
    let values = names.iter();
    let values: Vec<String> = values
        .map(|name| format!("({name:?}, {})", snake(name)))
        .collect();
    let first = texts[0];
    Item {
        name: first.name.clone(),
        doc: match texts {
            [only] => dialect.error_when(only),
            _ => first.when.clone(),
        },
        parameters: parameters.join(", "),
        text,
        values: values.join(", "),
    }
}
