//! `gates.rs`: known values and experimental use, for the params of requests that a client sends.

use std::collections::BTreeSet;

use anyhow::Result;
use askama::Template;

use crate::{
    emit::comment_header,
    json::Json,
    model::{Dialect, Member, Shape, Span, Tag, Type, TypeKind},
    names::{camel, snake},
};

#[derive(Template)]
#[template(path = "rust/gates.rs.j2", escape = "none")]
struct File {
    header: String,
    items: Vec<Item>,
}

struct Item {
    name: String,
    /// The body of `check_known`, or nothing.
    known: Vec<String>,
    /// The body of `experimental_use`, or nothing.
    experimental: Vec<String>,
}

impl Item {
    fn has_known(&self) -> bool {
        !self.known.is_empty()
    }

    fn has_experimental(&self) -> bool {
        !self.experimental.is_empty()
    }

    /// The name of the argument, which some checks do not look at.
    fn version(&self) -> &'static str {
        if self.known.iter().any(|line| line.contains("version")) {
            "version"
        } else {
            "_version"
        }
    }

    fn has_both(&self) -> bool {
        self.has_known() && self.has_experimental()
    }
}

pub(super) fn emit(dialect: &Dialect) -> Result<String> {
    let roots: BTreeSet<&str> = dialect
        .client_requests()
        .filter_map(|method| method.params.as_deref())
        .collect();
    let reachable = dialect.reachable(roots.iter().copied());
    let needs = Needs {
        dialect,
        known: reachable
            .iter()
            .copied()
            .filter(|name| has_open(dialect, name))
            .collect(),
        experimental: reachable
            .iter()
            .copied()
            .filter(|name| has_experimental(dialect, name))
            .collect(),
    };
    let items = dialect
        .types
        .iter()
        .filter(|item| {
            let name = item.name.as_str();
            roots.contains(name) || needs.known.contains(name) || needs.experimental.contains(name)
        })
        .filter(|item| !matches!(item.kind, TypeKind::Alias(_) | TypeKind::Const(_)))
        .map(|item| Item {
            name: item.code_name.clone(),
            known: if needs.known.contains(item.name.as_str()) {
                needs.known_body(item)
            } else {
                Vec::new()
            },
            experimental: if needs.experimental.contains(item.name.as_str()) {
                needs.experimental_body(item)
            } else {
                Vec::new()
            },
        })
        .collect();
    let file = File {
        header: comment_header(
            "//",
            "templates/rust/gates.rs.j2",
            &format!("{}/**/*.json", dialect.folder),
        ),
        items,
    };
    Ok(file.render()?)
}

/// Whether a value of the type may hold an enum or a union, all of which are open, or a choice between members.
fn has_open(dialect: &Dialect, name: &str) -> bool {
    dialect.reachable([name]).into_iter().any(|name| {
        let item = dialect.named(name);
        item.one_of.is_some() || matches!(item.kind, TypeKind::Enum(_) | TypeKind::Union(_))
    })
}

/// Whether a value of the type may use something experimental.
fn has_experimental(dialect: &Dialect, name: &str) -> bool {
    dialect
        .reachable([name])
        .into_iter()
        .any(|name| match &dialect.named(name).kind {
            TypeKind::Struct(members) => members.iter().any(|member| member.experimental),
            TypeKind::Enum(values) => values.iter().any(|value| value.experimental),
            TypeKind::Union(union) => union.variants.iter().any(|variant| variant.experimental),
            TypeKind::Alias(_) | TypeKind::Const(_) => false,
        })
}

struct Needs<'a> {
    dialect: &'a Dialect,
    known: BTreeSet<&'a str>,
    experimental: BTreeSet<&'a str>,
}

impl Needs<'_> {
    fn known_body(&self, item: &Type) -> Vec<String> {
        match &item.kind {
            TypeKind::Struct(members) => {
                let checks: Vec<String> = members
                    .iter()
                    .filter(|member| mentions(&member.shape, &self.known))
                    .map(|member| {
                        format!(
                            "support::at(\"{}\", self.{}.check_known(version))",
                            member.wire,
                            field(member)
                        )
                    })
                    .collect();
                let mut lines = one_of(item, members);
                lines.extend(chain(&checks));
                if checks.is_empty() {
                    lines.push("Ok(())".to_owned());
                }
                lines
            }
            TypeKind::Enum(values) => {
                let table = values.iter().map(|value| row(&value.wire, value.span));
                vec![format!(
                    "support::check_value(&[{}], self.as_str(), version)",
                    table.collect::<Vec<_>>().join(", ")
                )]
            }
            TypeKind::Union(union) => {
                let mut lines = Vec::new();
                if union.tag == Tag::None {
                    lines.push("if let Self::Unknown(_) = self {".to_owned());
                    lines.push(format!(
                        "    return support::no_match(\"{}\");",
                        item.code_name
                    ));
                    lines.push("}".to_owned());
                } else {
                    let table = union
                        .variants
                        .iter()
                        .map(|variant| row(&variant.wire, variant.span));
                    lines.push(format!(
                        "support::check_value(&[{}], &self.tag(), version)?;",
                        table.collect::<Vec<_>>().join(", ")
                    ));
                }
                let arms: Vec<String> = union
                    .variants
                    .iter()
                    .filter(|v| {
                        v.payload
                            .as_ref()
                            .is_some_and(|payload| mentions(payload, &self.known))
                    })
                    .map(|variant| {
                        if union.tag == Tag::External {
                            // The tag is a member of the value.
                            format!(
                                "Self::{}(value) => support::at(\"{}\", value.check_known(version)),",
                                variant.name, variant.wire
                            )
                        } else {
                            format!(
                                "Self::{}(value) => value.check_known(version),",
                                variant.name
                            )
                        }
                    })
                    .collect();
                if arms.is_empty() {
                    lines.push("Ok(())".to_owned());
                } else {
                    lines.push("match self {".to_owned());
                    lines.extend(arms);
                    lines.push("_ => Ok(()),".to_owned());
                    lines.push("}".to_owned());
                }
                lines
            }
            TypeKind::Alias(_) | TypeKind::Const(_) => Vec::new(),
        }
    }

    fn experimental_body(&self, item: &Type) -> Vec<String> {
        match &item.kind {
            TypeKind::Struct(members) => {
                let owner = self.descriptor_owner(item);
                let mut lines = Vec::new();
                for member in members {
                    let field = field(member);
                    if let (true, Some(used)) = (member.experimental, in_use(member)) {
                        lines.push(format!("if {used} {{"));
                        lines.push(format!(
                            "    return Some(Cow::Borrowed(\"{owner}.{}\"));",
                            member.wire
                        ));
                        lines.push("}".to_owned());
                    }
                    if mentions(&member.shape, &self.experimental) {
                        lines.push(format!(
                            "if let Some(used) = self.{field}.experimental_use() {{"
                        ));
                        lines.push("    return Some(used);".to_owned());
                        lines.push("}".to_owned());
                    }
                }
                lines.push("None".to_owned());
                lines
            }
            TypeKind::Enum(values) => {
                let owner = camel(&item.name);
                let mut lines = vec!["match self {".to_owned()];
                for value in values.iter().filter(|value| value.experimental) {
                    let descriptor = format!("{owner}.{}", value.wire);
                    lines.push(format!(
                        "Self::{} => Some(Cow::Borrowed(\"{descriptor}\")),",
                        value.name
                    ));
                }
                lines.extend(["_ => None,".to_owned(), "}".to_owned()]);
                lines
            }
            TypeKind::Union(union) => {
                let owner = camel(&item.name);
                let mut lines = vec!["match self {".to_owned()];
                for variant in &union.variants {
                    let name = &variant.name;
                    if variant.experimental {
                        let pattern = if variant.payload.is_some() { "(_)" } else { "" };
                        let descriptor = format!("{owner}.{}", variant.wire);
                        lines.push(format!(
                            "Self::{name}{pattern} => Some(Cow::Borrowed(\"{descriptor}\")),"
                        ));
                    } else if variant
                        .payload
                        .as_ref()
                        .is_some_and(|p| mentions(p, &self.experimental))
                    {
                        lines.push(format!("Self::{name}(value) => value.experimental_use(),"));
                    }
                }
                lines.extend(["_ => None,".to_owned(), "}".to_owned()]);
                lines
            }
            TypeKind::Alias(_) | TypeKind::Const(_) => Vec::new(),
        }
    }

    /// Members of params are named after the method, others after their type.
    fn descriptor_owner(&self, item: &Type) -> String {
        let mut methods = self.dialect.client_requests();
        let method = methods.find(|method| method.params.as_deref() == Some(item.name.as_str()));
        method.map_or_else(|| camel(&item.name), |method| method.wire.clone())
    }
}

fn field(member: &Member) -> String {
    let name = snake(&member.wire);
    // What typify does with names that Rust has taken.
    if syn::parse_str::<syn::Ident>(&name).is_ok() {
        name
    } else {
        format!("{name}_")
    }
}

/// The condition under which a member counts as used; `None` for one that always is there.
fn in_use(member: &Member) -> Option<String> {
    let field = field(member);
    if member.optional() {
        return Some(match member.shape {
            Shape::Bool => format!("self.{field} == Some(true)"),
            _ => format!("self.{field}.is_some()"),
        });
    }
    match (&member.shape, &member.default) {
        (_, None) => None,
        (Shape::Bool, Some(_)) => Some(format!("self.{field}")),
        (Shape::Array(_) | Shape::Map(_) | Shape::String, Some(_)) => {
            Some(format!("!self.{field}.is_empty()"))
        }
        (Shape::Int(_) | Shape::Float, Some(Json::Number(number))) => {
            Some(format!("self.{field} != {number}"))
        }
        _ => None,
    }
}

/// Refuses an object that has none of the members of which it needs one.
fn one_of(item: &Type, members: &[Member]) -> Vec<String> {
    let Some(one_of) = &item.one_of else {
        return Vec::new();
    };
    let absent = members
        .iter()
        .filter(|member| one_of.members.contains(&member.wire))
        .map(|member| format!("self.{}.is_none()", field(member)));
    vec![
        format!("if {} {{", absent.collect::<Vec<_>>().join(" && ")),
        format!("    return support::no_match(\"{}\");", one_of.name),
        "}".to_owned(),
    ]
}

fn mentions(shape: &Shape, names: &BTreeSet<&str>) -> bool {
    match shape {
        Shape::Named(name) => names.contains(name.as_str()),
        Shape::Array(inner) | Shape::Map(inner) | Shape::Nullable(inner) => mentions(inner, names),
        _ => false,
    }
}

fn row(wire: &str, span: Span) -> String {
    let until = span
        .until
        .map_or("usize::MAX".to_owned(), |until| until.to_string());
    format!("(\"{wire}\", {}, {until})", span.since)
}

/// Checks that follow each other; the last one is the result.
fn chain(checks: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = checks.iter().map(|check| format!("{check}?;")).collect();
    lines.pop();
    lines.extend(checks.last().cloned());
    lines
}
