//! TypeScript: `bindings/node/src/generated/<dialect>/`, and the declarations of all versions for the binary.

mod client;
mod declarations;
mod types;

use anyhow::Result;

use crate::{
    bundle::Bundle,
    emit::{Output, comment_header},
    model::{Dialect, Shape, Type, TypeKind},
};

/// Emits the files of one dialect.
pub fn emit(bundle: &Bundle, dialect: &Dialect) -> Result<Vec<Output>> {
    let folder = format!("bindings/node/src/generated/{}", dialect.name);
    let mut outputs = vec![
        Output::new(format!("{folder}/types.ts"), types::emit(dialect)?),
        Output::new(
            format!("runtime/cli/generated/schema/{}/types.json", dialect.name),
            declarations::emit(bundle, dialect),
        ),
    ];
    if dialect.is_served() {
        outputs.push(Output::new(
            format!("{folder}/client.ts"),
            client::emit(dialect)?,
        ));
    }
    Ok(outputs)
}

/// Emits the names of the protocols that are served.
pub fn protocols(dialects: &[Dialect]) -> Output {
    let mut text = comment_header("//", "src/emit/typescript/mod.rs", "*/protocol.json");
    let names = super::protocols(dialects).join(" | ");
    text.push_str(&format!(
        "\n/** A protocol that clients and servers speak. */\nexport type Protocol = {names};\n"
    ));
    Output::new("bindings/node/src/generated/protocols.ts", text)
}

/// Returns the TypeScript type of a shape; `prefix` precedes type names.
fn ts_type(dialect: &Dialect, shape: &Shape, prefix: &str) -> String {
    shape_text(dialect, shape, &|target| {
        format!("{prefix}{}", target.code_name)
    })
}

/// Returns the TypeScript type of a shape; `name` formats named types.
fn shape_text(dialect: &Dialect, shape: &Shape, name: &dyn Fn(&Type) -> String) -> String {
    match shape {
        Shape::String | Shape::Path => "string".to_owned(),
        Shape::Bool => "boolean".to_owned(),
        Shape::Int(_) | Shape::Float => "number".to_owned(),
        Shape::Any => "unknown".to_owned(),
        Shape::Array(inner) => {
            let inner = shape_text(dialect, inner, name);
            if inner.contains(' ') {
                format!("({inner})[]")
            } else {
                format!("{inner}[]")
            }
        }
        Shape::Map(inner) => {
            format!("{{ [name: string]: {} }}", shape_text(dialect, inner, name))
        }
        Shape::Named(target) => {
            let target = dialect.named(target);
            match &target.kind {
                TypeKind::Const(value) => format!("\"{value}\""),
                _ => name(target),
            }
        }
        Shape::Nullable(inner) => format!("{} | null", shape_text(dialect, inner, name)),
    }
}

/// Returns a TSDoc comment at the indentation, with its line break.
fn tsdoc(text: &str, indent: usize) -> String {
    let space = " ".repeat(indent);
    let text = text.trim().replace("*/", "*\u{200b}/");
    let lines: Vec<&str> = text.lines().collect();
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{space}/** {line} */\n"),
        lines => {
            let body: String = lines
                .iter()
                .map(|line| format!("{space} * {line}").trim_end().to_owned() + "\n")
                .collect();
            format!("{space}/**\n{body}{space} */\n")
        }
    }
}

/// Returns a member name, quoted if it is not an identifier.
fn property(wire: &str) -> String {
    let plain = wire
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$'))
        && !wire.starts_with(|c: char| c.is_ascii_digit());
    if plain {
        wire.to_owned()
    } else {
        format!("\"{wire}\"")
    }
}
