//! Python: `bindings/python/python/threadwire/generated/<dialect>/`.
//!
//! The text has the layout of `ruff format`: a construct that may not fit on one line is split over several lines and
//! ends in a comma.

mod client;
mod types;

use anyhow::Result;

use crate::{
    emit::{Output, comment_header, protocols},
    json::Json,
    model::{Dialect, Shape},
    names::snake,
};

/// Maximum number of columns in a line of code.
const COLUMNS: usize = 120;

/// Reserved words of Python, and type names that a member with the same name would shadow.
const TAKEN: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "bool", "break", "class",
    "continue", "def", "del", "dict", "elif", "else", "except", "finally", "float", "for", "from",
    "global", "if", "import", "in", "int", "is", "lambda", "list", "nonlocal", "not", "or", "pass",
    "raise", "return", "self", "str", "try", "while", "with", "yield",
];

/// Emits the files of one dialect.
pub fn package(dialect: &Dialect) -> Result<Vec<Output>> {
    let folder = format!(
        "bindings/python/python/threadwire/generated/{}",
        dialect.name
    );
    let mut init = header(dialect, "protocol.json", "src/emit/python/mod.rs");
    init.push_str(&docstring(
        &format!("Types and methods of {}.", dialect.title),
        0,
    ));
    let mut texts = vec![("__init__.py", init), ("types.py", types::emit(dialect)?)];
    if dialect.is_served() {
        texts.push(("client.py", client::emit(dialect, false)?));
        texts.push(("sync.py", client::emit(dialect, true)?));
    }
    let outputs = texts
        .into_iter()
        .map(|(file, text)| Output::new(format!("{folder}/{file}"), text));
    Ok(outputs.collect())
}

/// Emits the `__init__.py` of all dialects, with the names of their protocols.
pub fn package_root(dialects: &[Dialect]) -> Output {
    let mut text = comment_header("#", "src/emit/python/mod.rs", "*/protocol.json");
    text.push_str(&docstring(
        "One package per dialect, made from its schema.",
        0,
    ));
    let names = protocols(dialects).join(", ");
    text.push_str(&format!(
        "\nfrom typing import Literal\n\nProtocol = Literal[{names}]\n"
    ));
    text.push_str(&docstring("A protocol that clients and servers speak.", 0));
    Output::new(
        "bindings/python/python/threadwire/generated/__init__.py".to_owned(),
        text,
    )
}

fn header(dialect: &Dialect, schema: &str, template: &str) -> String {
    comment_header("#", template, &format!("{}/{schema}", dialect.folder))
}

/// Returns the Python name of a member, parameter or method.
fn name(wire: &str) -> String {
    let name = snake(wire);
    if TAKEN.contains(&name.as_str()) {
        format!("{name}_")
    } else {
        name
    }
}

/// Returns the wire name that the Python runtime derives from a Python name.
fn wire_of(name: &str) -> String {
    let mut wire = String::new();
    let mut capital = false;
    for letter in name.trim_end_matches('_').chars() {
        if letter == '_' {
            capital = true;
        } else if capital {
            wire.push(letter.to_ascii_uppercase());
            capital = false;
        } else {
            wire.push(letter);
        }
    }
    wire
}

/// Returns the Python type of a shape; `prefix` precedes type names.
fn python_type(dialect: &Dialect, shape: &Shape, prefix: &str) -> String {
    match shape {
        Shape::String | Shape::Path => "str".to_owned(),
        Shape::Bool => "bool".to_owned(),
        Shape::Int(_) => "int".to_owned(),
        Shape::Float => "float".to_owned(),
        Shape::Any => "t.Any".to_owned(),
        Shape::Array(inner) => format!("list[{}]", python_type(dialect, inner, prefix)),
        Shape::Map(inner) => format!("dict[str, {}]", python_type(dialect, inner, prefix)),
        Shape::Named(name) => format!("{prefix}{}", dialect.named(name).code_name),
        Shape::Nullable(inner) => format!("{} | None", python_type(dialect, inner, prefix)),
    }
}

/// Returns a JSON value as a Python expression.
fn literal(value: &Json) -> String {
    literal_of(&value.to_value())
}

fn literal_of(value: &serde_json::Value) -> String {
    use serde_json::Value;

    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Array(items) => {
            format!(
                "[{}]",
                items.iter().map(literal_of).collect::<Vec<_>>().join(", ")
            )
        }
        Value::Object(members) => {
            let members = members
                .iter()
                .map(|(name, value)| format!("{}: {}", quoted(name), literal_of(value)));
            format!("{{{}}}", members.collect::<Vec<_>>().join(", "))
        }
        Value::String(text) => quoted(text),
        Value::Number(number) => number.to_string(),
    }
}

/// Returns a string literal with the quotes that the formatter prefers.
fn quoted(text: &str) -> String {
    format!(
        "\"{}\"",
        text.replace('\\', "\\\\")
            .replace('"', "\\\"")
            .replace('\n', "\\n")
    )
}

/// Returns a docstring at the indentation, with its line break.
fn docstring(text: &str, indent: usize) -> String {
    let pad = " ".repeat(indent);
    let text = text.trim().replace('\\', "\\\\").replace("\"\"\"", "'''");
    // A quotation mark at the end would merge with the closing ones.
    let text = if text.ends_with('"') {
        format!("{text}.")
    } else {
        text
    };
    // The width includes both quotes, so that a wrapped text would not fit on one line.
    let lines: Vec<String> = text
        .lines()
        .flat_map(|line| wrap(line, COLUMNS - indent - 6))
        .collect();
    if let [line] = lines.as_slice() {
        return format!("{pad}\"\"\"{line}\"\"\"\n");
    }
    let mut out = String::new();
    for (idx, line) in lines.iter().enumerate() {
        let quotes = if idx == 0 { "\"\"\"" } else { "" };
        out.push_str(format!("{pad}{quotes}{line}").trim_end());
        out.push('\n');
    }
    out.push_str(&format!("{pad}\"\"\"\n"));
    out
}

/// Wraps a line between words. Continuation lines keep its indentation.
fn wrap(line: &str, columns: usize) -> Vec<String> {
    let (indent, text) = line.split_at(line.len() - line.trim_start().len());
    let hanging = if text.starts_with("- ") { "  " } else { "" };
    let mut lines = vec![indent.to_owned()];
    for word in text.split(' ') {
        let current = lines.last_mut().expect("there is a first line");
        if current.trim().is_empty() {
            current.push_str(word);
        } else if current.chars().count() + 1 + word.chars().count() <= columns {
            current.push(' ');
            current.push_str(word);
        } else {
            lines.push(format!("{indent}{hanging}{word}"));
        }
    }
    lines
}
