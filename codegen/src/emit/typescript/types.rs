//! `types.ts`: interfaces, discriminated unions, and maps from method names to messages.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use askama::Template;

use super::{property, ts_type, tsdoc};
use crate::{
    emit::comment_header,
    model::{Dialect, Member, Method, Shape, Tag, Type, TypeKind, Union, Variant},
};

#[derive(Template)]
#[template(path = "typescript/types.ts.j2", escape = "none")]
struct File {
    header: String,
    items: Vec<Item>,
    messages: String,
}

enum Item {
    Record(Record),
    Named(Named),
}

struct Record {
    doc: String,
    name: String,
    /// ` extends Base`; empty if there is no base.
    extends: String,
    members: Vec<RecordMember>,
}

#[derive(Clone)]
struct RecordMember {
    doc: String,
    name: String,
    optional: bool,
    kind: String,
}

struct Named {
    doc: String,
    name: String,
    target: String,
}

pub(super) fn emit(dialect: &Dialect) -> Result<String> {
    let tags = tagged_structs(dialect);
    let mut names: BTreeSet<String> = dialect
        .types
        .iter()
        .map(|item| item.code_name.clone())
        .collect();
    let mut items = Vec::new();
    for item in &dialect.types {
        match &item.kind {
            // Uses of a constant contain its literal.
            TypeKind::Const(_) => {}
            TypeKind::Struct(members) => {
                let tag = tags.get(item.name.as_str());
                items.push(Item::Record(Record {
                    doc: tsdoc(&item.doc, 0),
                    name: item.code_name.clone(),
                    extends: String::new(),
                    members: tag
                        .cloned()
                        .into_iter()
                        .chain(members.iter().map(|member| member_view(dialect, member)))
                        .chain(item.keeps_unknown.then(other_members))
                        .collect(),
                }));
            }
            TypeKind::Enum(values) => {
                let known = values.iter().map(|value| format!("\"{}\"", value.wire));
                let target = known
                    .chain(["(string & {})".to_owned()])
                    .collect::<Vec<_>>()
                    .join(" | ");
                let mut doc = item.doc.clone();
                for value in values.iter().filter(|value| !value.doc.is_empty()) {
                    doc.push_str(&format!("\n- `{}`: {}", value.wire, value.doc));
                }
                items.push(named(item, &doc, target));
            }
            TypeKind::Union(union) => {
                union_items(dialect, item, union, &tags, &mut names, &mut items)?
            }
            TypeKind::Alias(shape) => {
                items.push(named(item, &item.doc, ts_type(dialect, shape, "")))
            }
        }
    }
    let file = File {
        header: comment_header(
            "//",
            "templates/typescript/types.ts.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        items,
        messages: messages(dialect),
    };
    Ok(format!("{}\n", file.render()?.trim_end()))
}

fn named(item: &Type, doc: &str, target: String) -> Item {
    Item::Named(Named {
        doc: tsdoc(doc, 0),
        name: item.code_name.clone(),
        target: spaced(target),
    })
}

/// Puts a space before a type, unless it starts on a new line.
fn spaced(target: String) -> String {
    if target.starts_with('\n') {
        target
    } else {
        format!(" {target}")
    }
}

/// Returns the structs that are the payload of exactly one variant and have no other use: they contain the tag.
fn tagged_structs(dialect: &Dialect) -> BTreeMap<&str, RecordMember> {
    let mut uses: BTreeMap<&str, usize> = BTreeMap::new();
    for item in &dialect.types {
        for name in dialect.mentions(&item.name) {
            *uses.entry(name).or_default() += 1;
        }
    }
    for method in &dialect.methods {
        for name in [&method.params, &method.result].into_iter().flatten() {
            *uses.entry(name).or_default() += 1;
        }
    }
    let mut found = BTreeMap::new();
    for item in &dialect.types {
        let TypeKind::Union(Union {
            tag: Tag::Member(tag),
            variants,
            default_tag,
        }) = &item.kind
        else {
            continue;
        };
        for variant in variants {
            if let Some(Shape::Named(name)) = &variant.payload
                && uses.get(name.as_str()) == Some(&1)
                && matches!(dialect.named(name).kind, TypeKind::Struct(_))
            {
                let member = tag_member(tag, &variant.wire, default_tag.as_ref());
                found.insert(name.as_str(), member);
            }
        }
    }
    found
}

fn union_items(
    dialect: &Dialect,
    item: &Type,
    union: &Union,
    tags: &BTreeMap<&str, RecordMember>,
    names: &mut BTreeSet<String>,
    items: &mut Vec<Item>,
) -> Result<()> {
    let mut parts = Vec::new();
    let mut extra = Vec::new();
    for variant in &union.variants {
        let part = match (&union.tag, &variant.payload) {
            (Tag::None | Tag::External, None) => format!("\"{}\"", variant.wire),
            (Tag::None, Some(shape)) => ts_type(dialect, shape, ""),
            (Tag::External, Some(shape)) => {
                format!(
                    "{{ {}: {} }}",
                    property(&variant.wire),
                    ts_type(dialect, shape, "")
                )
            }
            (Tag::Member(_), Some(Shape::Named(name))) if tags.contains_key(name.as_str()) => {
                dialect.named(name).code_name.clone()
            }
            (Tag::Member(tag), payload) => {
                let name = format!("{}{}", item.code_name, variant.name);
                let name = if names.contains(&name) {
                    format!("{name}Variant")
                } else {
                    name
                };
                if !names.insert(name.clone()) {
                    bail!(
                        "the variant `{}` of `{}` needs a title of its own",
                        variant.name,
                        item.name
                    );
                }
                extra.push(tagged_variant(
                    dialect,
                    variant,
                    tag_member(tag, &variant.wire, union.default_tag.as_ref()),
                    payload.as_ref(),
                    &name,
                ));
                name
            }
        };
        parts.push(part);
    }
    let mut doc = item.doc.clone();
    doc.push_str("\n\nNewer peers may send others: keep a default branch.");
    items.push(named(item, &doc, format!("\n  | {}", parts.join("\n  | "))));
    items.extend(extra);
    Ok(())
}

/// Creates a variant whose payload is shared, missing or not an object.
fn tagged_variant(
    dialect: &Dialect,
    variant: &Variant,
    tag: RecordMember,
    payload: Option<&Shape>,
    name: &str,
) -> Item {
    let is_struct = |shape: &Shape| match shape {
        Shape::Named(name) => dialect.members(name).is_some(),
        _ => false,
    };
    match payload {
        Some(shape) if !is_struct(shape) => Item::Named(Named {
            doc: tsdoc(&variant.doc, 0),
            name: name.to_owned(),
            target: format!(
                " {{ {}{}: {} }} & {}",
                tag.name,
                if tag.optional { "?" } else { "" },
                tag.kind,
                ts_type(dialect, shape, "")
            ),
        }),
        _ => Item::Record(Record {
            doc: tsdoc(&variant.doc, 0),
            name: name.to_owned(),
            extends: payload.map_or_else(String::new, |shape| {
                format!(" extends {}", ts_type(dialect, shape, ""))
            }),
            members: vec![tag],
        }),
    }
}

/// Returns the tag member of a variant. It is optional if its absence means the same.
fn tag_member(tag: &str, value: &str, default: Option<&String>) -> RecordMember {
    RecordMember {
        doc: String::new(),
        name: property(tag),
        optional: default.is_some_and(|default| default == value),
        kind: format!("\"{value}\""),
    }
}

fn other_members() -> RecordMember {
    RecordMember {
        doc: tsdoc("Members that the schema does not name.", 2),
        name: "[member: string]".to_owned(),
        optional: false,
        kind: "unknown".to_owned(),
    }
}

fn member_view(dialect: &Dialect, member: &Member) -> RecordMember {
    let mut kind = ts_type(dialect, &member.shape, "");
    // `unknown` includes `null`.
    if member.nullable && kind != "unknown" {
        kind.push_str(" | null");
    }
    let mut doc = member.doc.clone();
    if let Some(default) = &member.default {
        doc.push_str(&format!("\n@defaultValue `{}`", default.to_value()));
    }
    if member.trial.is_some() {
        doc.push_str("\n@experimental");
    }
    RecordMember {
        doc: tsdoc(&doc, 2),
        name: property(&member.wire),
        optional: !member.required,
        kind,
    }
}

/// Returns the type of a result, with `null` if the method allows it.
pub(super) fn or_null(kind: String, method: &Method) -> String {
    if method.result_optional {
        format!("{kind} | null")
    } else {
        kind
    }
}

/// Emits the interfaces that map method names to their params and results.
fn messages(dialect: &Dialect) -> String {
    let params = |method: &Method| match &method.params {
        Some(name) => ts_type(dialect, &Shape::Named(name.clone()), ""),
        None => "undefined".to_owned(),
    };
    let result = |method: &Method| match &method.result {
        Some(name) => {
            let kind = ts_type(dialect, &Shape::Named(name.clone()), "");
            or_null(kind, method)
        }
        None => "null".to_owned(),
    };
    let mut text = String::new();
    let mut map = |name: &str, doc: &str, methods: Vec<&Method>| {
        text.push_str(&format!("\n/** {doc} */\nexport interface {name} {{\n"));
        for method in methods {
            text.push_str(&tsdoc(&method.summary, 2));
            let value = if method.is_request {
                format!(
                    "{{ params: {}; result: {} }}",
                    params(method),
                    result(method)
                )
            } else {
                params(method)
            };
            text.push_str(&format!("  \"{}\": {value};\n", method.wire));
        }
        text.push_str("}\n");
    };
    map(
        "ClientRequests",
        "Requests of the client by name.",
        dialect.client_requests().collect(),
    );
    map(
        "ClientNotifications",
        "Notifications of the client by name.",
        dialect.client_notifications().collect(),
    );
    map(
        "ServerRequests",
        "Requests of the server by name.",
        dialect.server_requests().collect(),
    );
    map(
        "ServerNotifications",
        "Notifications of the server by name.",
        dialect.server_notifications().collect(),
    );
    text
}
