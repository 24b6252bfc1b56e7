//! `gates.rs`: checks of the params of client requests for unknown values and experimental use.

use std::collections::BTreeSet;

use anyhow::Result;
use askama::Template;

use super::rust_type;
use crate::{
    emit::comment_header,
    json::Json,
    model::{Dialect, Member, Shape, Span, Tag, Trial, Type, TypeKind, Union},
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
    /// The body of `check_known`; empty if there is nothing to check.
    known: Vec<String>,
    /// The body of `experimental_use`; empty if there is nothing to check.
    experimental: Vec<String>,
}

impl Item {
    fn has_known(&self) -> bool {
        !self.known.is_empty()
    }

    fn has_experimental(&self) -> bool {
        !self.experimental.is_empty()
    }

    /// Returns the name of the version argument, with an underscore if no check uses it.
    fn version(&self, lines: &[String]) -> &'static str {
        if lines.iter().any(|line| line.contains("version")) {
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

/// Tells whether a value of the type may contain an enum or a union, which are open, or a choice between members.
fn has_open(dialect: &Dialect, name: &str) -> bool {
    dialect.reachable([name]).into_iter().any(|name| {
        let item = dialect.named(name);
        item.one_of.is_some() || matches!(item.kind, TypeKind::Enum(_) | TypeKind::Union(_))
    })
}

/// Tells whether a value of the type may use an experimental part.
fn has_experimental(dialect: &Dialect, name: &str) -> bool {
    dialect
        .reachable([name])
        .into_iter()
        .any(|name| match &dialect.named(name).kind {
            TypeKind::Struct(members) => members.iter().any(|member| member.trial.is_some()),
            TypeKind::Enum(values) => values.iter().any(|value| value.trial.is_some()),
            TypeKind::Union(union) => union.variants.iter().any(|variant| variant.trial.is_some()),
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
                let explains = self.dialect.explains_misfits;
                if union.tag == Tag::None {
                    let (raw, refusal) = if explains {
                        ("raw", self.misfit(union))
                    } else {
                        ("_", format!("support::no_match(\"{}\")", item.code_name))
                    };
                    lines.push(format!("if let Self::Unknown({raw}) = self {{"));
                    lines.push(format!("    return {refusal};"));
                    lines.push("}".to_owned());
                } else {
                    let table = union
                        .variants
                        .iter()
                        .map(|variant| row(&variant.wire, variant.span));
                    let check = format!(
                        "support::check_value(&[{}], &self.tag(), version)",
                        table.collect::<Vec<_>>().join(", ")
                    );
                    lines.push(match &union.tag {
                        Tag::Member(tag) if explains => {
                            format!("support::at(\"{tag}\", {check})?;")
                        }
                        _ => format!("{check}?;"),
                    });
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
                    if let (Some(trial), Some(used)) = (&member.trial, in_use(member)) {
                        let from = in_force(trial).map(|check| format!("{check} && "));
                        lines.push(format!("if {}{used} {{", from.unwrap_or_default()));
                        let name = descriptor(trial, &owner, &member.wire);
                        lines.push(format!("    return Some(Cow::Borrowed(\"{name}\"));"));
                        lines.push("}".to_owned());
                    }
                    if mentions(&member.shape, &self.experimental) {
                        lines.push(format!(
                            "if let Some(used) = self.{field}.experimental_use(version) {{"
                        ));
                        lines.push("    return Some(used);".to_owned());
                        lines.push("}".to_owned());
                    }
                }
                lines.push("None".to_owned());
                lines
            }
            TypeKind::Enum(values) => {
                let owner = self.descriptor_owner(item);
                let mut lines = vec!["match self {".to_owned()];
                for value in values {
                    if let Some(trial) = &value.trial {
                        lines.push(arm(&value.name, trial, &owner, &value.wire));
                    }
                }
                lines.extend(["_ => None,".to_owned(), "}".to_owned()]);
                lines
            }
            TypeKind::Union(union) => {
                let owner = self.descriptor_owner(item);
                let mut lines = vec!["match self {".to_owned()];
                for variant in &union.variants {
                    let name = &variant.name;
                    if let Some(trial) = &variant.trial {
                        let pattern = if variant.payload.is_some() { "(_)" } else { "" };
                        let pattern = format!("{name}{pattern}");
                        lines.push(arm(&pattern, trial, &owner, &variant.wire));
                    }
                    // A variant that is experimental since a newer version may still contain a part that is
                    // experimental in this one.
                    if variant.trial.as_ref().is_none_or(|trial| trial.since > 0)
                        && variant
                            .payload
                            .as_ref()
                            .is_some_and(|p| mentions(p, &self.experimental))
                    {
                        lines.push(format!(
                            "Self::{name}(value) => value.experimental_use(version),"
                        ));
                    }
                }
                lines.extend(["_ => None,".to_owned(), "}".to_owned()]);
                lines
            }
            TypeKind::Alias(_) | TypeKind::Const(_) => Vec::new(),
        }
    }

    /// Returns the call that finds out what keeps a value from being an alternative of a union without a tag.
    fn misfit(&self, union: &Union) -> String {
        let mut tag = "";
        let mut forms = Vec::new();
        for variant in &union.variants {
            let Some(payload) = &variant.payload else {
                continue;
            };
            let constant = self.constant(payload);
            let value = constant.map(|(member, value)| {
                tag = member;
                value
            });
            let kind = rust_type(self.dialect, payload);
            forms.push(format!("({value:?}, support::misfit_of::<{kind}>)"));
        }
        format!("support::misfit(raw, {tag:?}, &[{}])", forms.join(", "))
    }

    /// Returns the member of an object that always has one value, with this value.
    fn constant(&self, shape: &Shape) -> Option<(&str, &str)> {
        let Shape::Named(name) = shape else {
            return None;
        };
        self.dialect.members(name)?.iter().find_map(|member| {
            let Shape::Named(name) = &member.shape else {
                return None;
            };
            match &self.dialect.named(name).kind {
                TypeKind::Const(value) => Some((member.wire.as_str(), value.as_str())),
                _ => None,
            }
        })
    }

    /// Returns the name that errors give to the owner: the method for params, the type for everything else.
    fn descriptor_owner(&self, item: &Type) -> String {
        let mut methods = self.dialect.client_requests();
        let method = methods.find(|method| method.params.as_deref() == Some(item.name.as_str()));
        method.map_or_else(|| camel(&item.name), |method| method.wire.clone())
    }
}

fn field(member: &Member) -> String {
    let name = snake(&member.wire);
    // Follows typify's naming of Rust keywords.
    if syn::parse_str::<syn::Ident>(&name).is_ok() {
        name
    } else {
        format!("{name}_")
    }
}

/// Returns the condition under which a part is experimental; `None` if it is in all versions.
fn in_force(trial: &Trial) -> Option<String> {
    (trial.since > 0).then(|| format!("version >= {}", trial.since))
}

/// Returns the name of an experimental part in errors.
fn descriptor(trial: &Trial, owner: &str, wire: &str) -> String {
    trial
        .name
        .clone()
        .unwrap_or_else(|| format!("{owner}.{wire}"))
}

/// Returns the match arm of an experimental value or variant.
fn arm(pattern: &str, trial: &Trial, owner: &str, wire: &str) -> String {
    let guard = in_force(trial).map(|check| format!(" if {check}"));
    let name = descriptor(trial, owner, wire);
    format!(
        "Self::{pattern}{} => Some(Cow::Borrowed(\"{name}\")),",
        guard.unwrap_or_default()
    )
}

/// Returns the condition under which a member counts as used; `None` for a member that is always present.
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
        (Shape::Array(_) | Shape::Map(_) | Shape::String | Shape::Path, Some(_)) => {
            Some(format!("!self.{field}.is_empty()"))
        }
        (Shape::Int(_) | Shape::Float, Some(Json::Number(number))) => {
            Some(format!("self.{field} != {number}"))
        }
        _ => None,
    }
}

/// Returns the check that rejects an object without any of the members of a required choice.
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

/// Joins checks in sequence; the last one is the result.
fn chain(checks: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = checks.iter().map(|check| format!("{check}?;")).collect();
    lines.pop();
    lines.extend(checks.last().cloned());
    lines
}
