//! Rust: `runtime/protocol/src/generated/<dialect>/` and `runtime/client/src/generated/`.

mod client;
mod containment;
mod errors;
mod gates;
mod methods;
mod trim;
mod types;
mod unions;

use std::process::Command;

pub use client::{client, client_root};

use anyhow::{Context, Result};
use askama::Template;

use crate::{
    emit::{Output, comment_header},
    model::{Dialect, Shape},
    process,
};

/// Emits the files of one dialect in the protocol crate. `places` contains the definition of each named type.
pub fn protocol(dialect: &Dialect, places: &[(String, String)]) -> Result<Vec<Output>> {
    let folder = format!("runtime/protocol/src/generated/{}", dialect.name);
    let mut texts = texts(dialect, true)?;
    texts.push((
        "conformance.rs",
        methods::emit_conformance(dialect, places)?,
    ));
    written(&folder, texts)
}

/// Emits the files of one dialect for another crate.
pub fn plugin(dialect: &Dialect, folder: &str) -> Result<Vec<Output>> {
    let mut texts = texts(dialect, false)?;
    for (_, text) in &mut texts {
        *text = text.replace("crate::", "threadwire_protocol::");
    }
    written(&format!("{folder}/{}", dialect.name), texts)
}

fn texts(dialect: &Dialect, has_conformance: bool) -> Result<Vec<(&'static str, String)>> {
    let table = trim::Table::new(dialect);
    let trim = table.emit()?;
    let mut texts = vec![
        ("mod.rs", module(dialect, trim.is_some(), has_conformance)?),
        ("types.rs", types::emit(dialect)?),
        ("unions.rs", unions::emit(dialect)?),
        ("methods.rs", methods::emit(dialect, &table)?),
    ];
    if dialect.is_served() {
        texts.push(("errors.rs", errors::emit(dialect)?));
        texts.push(("gates.rs", gates::emit(dialect)?));
        texts.push(("router.rs", methods::emit_router(dialect)?));
    }
    texts.extend(trim.map(|text| ("trim.rs", text)));
    Ok(texts)
}

fn written(folder: &str, texts: Vec<(&'static str, String)>) -> Result<Vec<Output>> {
    let mut outputs = Vec::new();
    for (file, text) in texts {
        let text = rustfmt(&text).with_context(|| format!("{folder}/{file}"))?;
        outputs.push(Output::new(format!("{folder}/{file}"), text));
    }
    Ok(outputs)
}

/// Emits the `mod.rs` of all dialects.
pub fn protocol_root(dialects: &[Dialect]) -> Result<Output> {
    let mut text = comment_header("//", "src/emit/rust/mod.rs", "*/protocol.json");
    text.push_str("\n//! One module per dialect.\n\n");
    for dialect in dialects {
        text.push_str(&doc(&format!("{}.", dialect.title)));
        text.push_str(&gate(dialect));
        text.push_str(&format!("pub mod {};\n", dialect.name));
    }
    text.push_str(&directory(dialects));
    let subjects: String = dialects
        .iter()
        .map(|dialect| {
            let gate = gate(dialect);
            format!("{gate}&{}::conformance::SUBJECT,\n", dialect.name)
        })
        .collect();
    text.push_str(&format!(
        "\n/// What the tests of generated code go through.\n#[cfg(test)]\n\
         pub(crate) static SUBJECTS: &[&crate::conformance::Subject] = &[\n{subjects}];\n"
    ));
    let path = "runtime/protocol/src/generated/mod.rs".to_owned();
    Ok(Output::new(path, rustfmt(&text)?))
}

/// Returns the feature gate of a dialect: an unserved dialect is compiled only with the feature of its name.
fn gate(dialect: &Dialect) -> String {
    if dialect.is_served() {
        String::new()
    } else {
        format!("#[cfg(feature = \"{}\")]\n", dialect.name)
    }
}

/// Emits the list of dialects, including those that are not compiled, and the lookup of types by method name.
fn directory(dialects: &[Dialect]) -> String {
    let mut text = "\n/// All dialects, the older ones of a protocol first, also those whose feature is off.\n\
                    pub static DIALECTS: &[crate::DialectInfo] = &[\n"
        .to_owned();
    for dialect in dialects {
        let protocol = dialect.folder.split('/').next().unwrap_or_default();
        text.push_str(&format!(
            "crate::DialectInfo {{ module: {:?}, protocol: {protocol:?}, versions: &{:?}, is_served: {} }},\n",
            dialect.name,
            dialect.versions,
            dialect.is_served(),
        ));
    }
    text.push_str("];\n");
    for kind in ["request", "notification"] {
        text.push_str(&format!(
            "\n/// Hands the marker type of a {kind} of the dialect `module` to a visitor; `None` for names that are unknown, and\n\
             /// for a dialect whose feature is off.\n\
             pub fn visit_{kind}<V: crate::MethodVisitor>(module: &str, name: &str, visitor: V) -> Option<V::Output> {{\n\
             match module {{\n"
        ));
        for dialect in dialects {
            let (gate, name) = (gate(dialect), &dialect.name);
            text.push_str(&format!(
                "{gate}{name:?} => {name}::visit_{kind}(name, visitor),\n"
            ));
        }
        text.push_str("_ => None,\n}\n}\n");
    }
    text
}

#[derive(Template)]
#[template(path = "rust/mod.rs.j2", escape = "none")]
struct ModuleFile<'a> {
    header: String,
    title: &'a str,
    description: &'a str,
    has_trim: bool,
    is_served: bool,
    has_conformance: bool,
}

fn module(dialect: &Dialect, has_trim: bool, has_conformance: bool) -> Result<String> {
    let file = ModuleFile {
        header: comment_header(
            "//",
            "templates/rust/mod.rs.j2",
            &format!("{}/protocol.json", dialect.folder),
        ),
        title: &dialect.title,
        description: &dialect.description,
        has_trim,
        is_served: dialect.is_served(),
        has_conformance,
    };
    Ok(file.render()?)
}

/// Returns the Rust type of a shape.
fn rust_type(dialect: &Dialect, shape: &Shape) -> String {
    match shape {
        Shape::String | Shape::Path => "String".to_owned(),
        Shape::Bool => "bool".to_owned(),
        Shape::Int(format) => int_type(format).to_owned(),
        Shape::Float => "f64".to_owned(),
        Shape::Any => "RawJson".to_owned(),
        Shape::Array(inner) => format!("Vec<{}>", rust_type(dialect, inner)),
        Shape::Map(inner) => format!("BTreeMap<String, {}>", rust_type(dialect, inner)),
        Shape::Named(name) => dialect.named(name).code_name.clone(),
        Shape::Nullable(inner) => format!("Option<{}>", rust_type(dialect, inner)),
    }
}

fn int_type(format: &str) -> &'static str {
    match format {
        "int32" => "i32",
        "uint8" => "u8",
        "uint16" => "u16",
        "uint32" => "u32",
        "uint64" => "u64",
        _ => "i64",
    }
}

/// Returns a doc comment, one `///` line per line of `text`.
fn doc(text: &str) -> String {
    text.lines()
        .map(|line| format!("/// {line}").trim_end().to_owned() + "\n")
        .collect()
}

/// Formats Rust with `rustfmt`, so that the committed text stays the same under `cargo fmt`.
fn rustfmt(text: &str) -> Result<String> {
    let mut command = Command::new("rustfmt");
    command
        .args(["--edition", "2024", "--emit", "stdout", "--quiet"])
        // A folder in which rustfmt finds the configuration of the repository.
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = process::run(&mut command, text).map_err(|error| {
        anyhow::anyhow!("{error:#} (`rustup component add rustfmt` installs rustfmt)\n{text}")
    })?;
    Ok(String::from_utf8(output)?)
}
