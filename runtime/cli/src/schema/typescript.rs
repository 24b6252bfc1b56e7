//! TypeScript output: embedded declarations with marks, reduced to one version, as files or as one document.
//!
//! The code generator of the repository writes the declarations and documents the marks.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::bundle::Bundle;

const HEADER: &str = "// Written by threadwire. Do not edit.\n";

/// The embedded `types.json`.
#[derive(Deserialize)]
struct Declarations {
    roots: String,
    types: Vec<Declaration>,
}

#[derive(Deserialize)]
struct Declaration {
    name: String,
    folder: String,
    /// The type's name in the files, if it differs from `name`.
    published: Option<String>,
    text: String,
}

/// A declaration reduced to the selected version.
struct Rendered<'a> {
    declaration: &'a Declaration,
    text: String,
    mentions: BTreeSet<String>,
}

/// Returns all files by their path below the export folder: one per type, and an `index.ts` per folder.
pub(crate) fn files(embedded: &str, bundle: &Bundle) -> Result<BTreeMap<String, String>> {
    let declarations: Declarations = serde_json::from_str(embedded)?;
    let types = reachable(&declarations, bundle)?;
    let mut files = BTreeMap::new();
    let mut folders: BTreeMap<&str, String> = BTreeMap::new();
    for item in types.values() {
        let declaration = item.declaration;
        let mut text = HEADER.to_owned();
        for name in &item.mentions {
            // A type with another name in its file imports itself by its own name.
            if *name == declaration.name && declaration.published.is_none() {
                continue;
            }
            let target = types
                .get(name.as_str())
                .context("what is mentioned is reachable")?;
            text.push_str(&import(declaration, target.declaration));
        }
        let name = declaration.published();
        let declared = format!("export type {} =", declaration.name);
        text.push('\n');
        text.push_str(
            &item
                .text
                .replace(&declared, &format!("export type {name} =")),
        );
        files.insert(format!("{}{name}.ts", prefix(&declaration.folder)), text);
        let index = folders.entry(&declaration.folder).or_default();
        index.push_str(&format!("export type {{ {name} }} from \"./{name}\";\n"));
    }
    let names: Vec<String> = folders
        .keys()
        .filter(|name| !name.is_empty())
        .map(ToString::to_string)
        .collect();
    for (folder, mut index) in folders {
        if folder.is_empty() {
            let inner = names
                .iter()
                .map(|name| format!("export * as {name} from \"./{name}\";\n"));
            index.extend(inner);
        }
        files.insert(
            format!("{}index.ts", prefix(folder)),
            format!("{HEADER}\n{index}"),
        );
    }
    Ok(files)
}

/// Returns all types as one text.
pub(crate) fn document(embedded: &str, bundle: &Bundle) -> Result<String> {
    let declarations: Declarations = serde_json::from_str(embedded)?;
    let types = reachable(&declarations, bundle)?;
    let texts = types.values().map(|item| format!("\n{}", item.text));
    Ok(format!("{HEADER}{}", texts.collect::<String>()))
}

/// Returns the declarations that the messages of the version need, by name.
fn reachable<'a>(
    declarations: &'a Declarations,
    bundle: &Bundle,
) -> Result<BTreeMap<&'a str, Rendered<'a>>> {
    let by_name: BTreeMap<&str, &Declaration> = declarations
        .types
        .iter()
        .map(|declaration| (declaration.name.as_str(), declaration))
        .collect();
    let (_, roots) = render(&declarations.roots, bundle)?;
    let mut waiting: Vec<String> = roots.into_iter().collect();
    let mut found = BTreeMap::new();
    while let Some(name) = waiting.pop() {
        let Some((name, declaration)) = by_name.get_key_value(name.as_str()) else {
            continue;
        };
        if found.contains_key(name) {
            continue;
        }
        let (text, mentions) = render(&declaration.text, bundle)?;
        waiting.extend(mentions.iter().cloned());
        found.insert(
            *name,
            Rendered {
                declaration,
                text,
                mentions,
            },
        );
    }
    Ok(found)
}

/// Removes the marks and the parts that the version does not have, and returns the text with the types that it
/// mentions.
fn render(text: &str, bundle: &Bundle) -> Result<(String, BTreeSet<String>)> {
    let mut out = String::new();
    let mut mentions = BTreeSet::new();
    // Marks nest; the text of a mark is visible only if all enclosing marks are visible.
    let mut counts = vec![true];
    let mut rest = text;
    while let Some(at) = rest.find(['⟪', '⟦', '⟧']) {
        let visible = counts.iter().all(|counts| *counts);
        if visible {
            out.push_str(&rest[..at]);
        }
        rest = &rest[at..];
        if let Some(inner) = rest.strip_prefix('⟪') {
            let (name, after) = inner.split_once('⟫').context("a mention ends")?;
            if visible {
                out.push_str(name);
                mentions.insert(name.to_owned());
            }
            rest = after;
        } else if let Some(inner) = rest.strip_prefix('⟦') {
            let (mark, after) = inner.split_once('|').context("a mark has a text")?;
            counts.push(is_in_force(mark, bundle)?);
            rest = after;
        } else {
            counts.pop();
            rest = &rest['⟧'.len_utf8()..];
        }
    }
    out.push_str(rest);
    Ok((out, mentions))
}

fn is_in_force(mark: &str, bundle: &Bundle) -> Result<bool> {
    let parts: Vec<&str> = mark.split(',').collect();
    let [since, until, experimental] = parts[..] else {
        anyhow::bail!("a mark has three parts: {mark}");
    };
    let position = |text: &str| {
        (!text.is_empty())
            .then(|| text.parse::<usize>())
            .transpose()
    };
    Ok(
        position(since)?.is_none_or(|since| since <= bundle.position())
            && position(until)?.is_none_or(|until| bundle.position() <= until)
            && (experimental.is_empty() || bundle.is_experimental()),
    )
}

fn import(from: &Declaration, to: &Declaration) -> String {
    let way = match (from.folder.as_str(), to.folder.as_str()) {
        (own, other) if own == other => "./".to_owned(),
        ("", other) => format!("./{other}/"),
        (_, other) => format!("../{}", prefix(other)),
    };
    let published = to.published();
    let name = if published == to.name {
        published.to_owned()
    } else {
        format!("{published} as {}", to.name)
    };
    format!("import type {{ {name} }} from \"{way}{published}\";\n")
}

impl Declaration {
    fn published(&self) -> &str {
        self.published.as_deref().unwrap_or(&self.name)
    }
}

fn prefix(folder: &str) -> String {
    match folder {
        "" => String::new(),
        folder => format!("{folder}/"),
    }
}
