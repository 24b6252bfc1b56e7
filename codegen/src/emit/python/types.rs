//! `types.py`: one class per object, and an alias for each other type.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use askama::Template;

use super::{COLUMNS, docstring, header, literal, name, python_type, quoted, wire_of};
use crate::model::{Dialect, Member, Shape, Tag, Type, TypeKind, Union, Variant};

#[derive(Template)]
#[template(path = "python/types.py.j2", escape = "none")]
struct File {
    header: String,
    doc: String,
    texts: Vec<Alias>,
    classes: Vec<Class>,
    aliases: Vec<Alias>,
}

struct Alias {
    name: String,
    target: String,
    doc: String,
}

struct Class {
    name: String,
    /// The arguments of the class statement.
    bases: String,
    doc: String,
    fields: Vec<Field>,
}

struct Field {
    declaration: String,
    doc: String,
}

/// Classes that are the payload of exactly one variant and have no other use. They contain the tag themselves.
struct Variants<'a> {
    /// By payload type: the union, its tag member and the variant.
    owned: BTreeMap<&'a str, (&'a Union, &'a str, &'a Variant)>,
}

pub(super) fn emit(dialect: &Dialect) -> Result<String> {
    let variants = Variants::find(dialect);
    let told: BTreeMap<&str, &str> = dialect
        .methods
        .iter()
        .filter_map(|method| Some((method.params.as_deref()?, method.wire.as_str())))
        .collect();
    // Types of results that a peer may omit.
    let empty_results: BTreeSet<&str> = dialect
        .methods
        .iter()
        .filter(|method| method.result_optional)
        .filter_map(|method| method.result.as_deref())
        .collect();
    let mut file = File {
        header: header(dialect, "types/*.json", "templates/python/types.py.j2"),
        doc: docstring(&format!("Types of {}.", dialect.title), 0),
        texts: Vec::new(),
        classes: Vec::new(),
        aliases: Vec::new(),
    };
    let mut derived = Vec::new();
    let mut unions: Vec<(&Type, Alias)> = Vec::new();
    for item in &dialect.types {
        match &item.kind {
            TypeKind::Struct(members) => {
                let mut class = Class {
                    name: item.code_name.clone(),
                    bases: "m.Struct".to_owned(),
                    doc: docstring(&item.doc, 4),
                    fields: Vec::new(),
                };
                if let Some((union, tag, variant)) = variants.owned.get(item.name.as_str()) {
                    class.tag(union, tag, variant);
                }
                if let Some(method) = told.get(item.name.as_str()) {
                    class
                        .bases
                        .push_str(&format!(", method={}", quoted(method)));
                }
                if empty_results.contains(item.name.as_str()) {
                    class.bases.push_str(", null=True");
                }
                class
                    .fields
                    .extend(members.iter().map(|member| Field::new(dialect, member)));
                file.classes.push(class);
            }
            TypeKind::Enum(values) => {
                let mut doc = item.doc.clone();
                let known: Vec<_> = values
                    .iter()
                    .filter(|value| !value.doc.is_empty())
                    .collect();
                if !known.is_empty() {
                    doc.push('\n');
                }
                for value in known {
                    doc.push_str(&format!("\n- `{}`: {}", value.wire, value.doc));
                }
                let values = values.iter().map(|value| value.wire.as_str());
                file.texts.push(Alias {
                    name: item.code_name.clone(),
                    target: open_text(values),
                    doc: docstring(&doc, 0),
                });
            }
            TypeKind::Const(value) => file.texts.push(Alias {
                name: item.code_name.clone(),
                target: format!("t.Literal[{}]", quoted(value)),
                doc: docstring(&item.doc, 0),
            }),
            TypeKind::Alias(shape) => unions.push((
                item,
                Alias {
                    name: item.code_name.clone(),
                    target: python_type(dialect, shape, ""),
                    doc: docstring(&item.doc, 0),
                },
            )),
            TypeKind::Union(union) => {
                let mut arms = Vec::new();
                let mut texts = Vec::new();
                for variant in &union.variants {
                    match (&union.tag, &variant.payload) {
                        (Tag::External, None) => texts.push(variant.wire.as_str()),
                        (Tag::External, Some(payload)) => {
                            let class = Class::keyed(dialect, item, variant, payload);
                            arms.push(class.name.clone());
                            derived.push(class);
                        }
                        (Tag::None, payload) => {
                            let payload = payload.as_ref().unwrap_or(&Shape::Any);
                            arms.push(python_type(dialect, payload, ""));
                        }
                        (Tag::Member(tag), payload) => {
                            let owned = match payload {
                                Some(Shape::Named(payload))
                                    if variants.owned.contains_key(payload.as_str()) =>
                                {
                                    Some(dialect.named(payload).code_name.clone())
                                }
                                _ => None,
                            };
                            match owned {
                                Some(class) => arms.push(class),
                                None if let Some(inner) =
                                    payload.as_ref().and_then(|p| dialect.tagged_union(p)) =>
                                {
                                    for class in
                                        Class::nested(dialect, item, union, variant, tag, inner)?
                                    {
                                        arms.push(class.name.clone());
                                        derived.push(class);
                                    }
                                }
                                None => {
                                    let class = Class::tagged(dialect, item, union, variant, tag)?;
                                    arms.push(class.name.clone());
                                    derived.push(class);
                                }
                            }
                        }
                    }
                }
                if !texts.is_empty() {
                    arms.insert(0, literals(texts.into_iter(), 4));
                    arms.push("str".to_owned());
                }
                arms.push("m.Unknown".to_owned());
                let mut seen = BTreeSet::new();
                arms.retain(|arm| seen.insert(arm.clone()));
                let arms: String = arms.iter().map(|arm| format!("    {arm},\n")).collect();
                unions.push((
                    item,
                    Alias {
                        name: item.code_name.clone(),
                        target: format!("t.Union[\n{arms}]"),
                        doc: docstring(&item.doc, 0),
                    },
                ));
            }
        }
    }
    file.classes.extend(derived);
    for class in &mut file.classes {
        class.spread();
    }
    file.aliases = in_order(dialect, unions)?;
    file.check_names(dialect)?;
    Ok(file.render()?)
}

impl File {
    fn check_names(&self, dialect: &Dialect) -> Result<()> {
        let mut seen = BTreeSet::new();
        let aliases = self
            .texts
            .iter()
            .chain(&self.aliases)
            .map(|alias| &alias.name);
        for name in self.classes.iter().map(|class| &class.name).chain(aliases) {
            if !seen.insert(name) {
                bail!(
                    "dialect `{}`: two Python types would be called `{name}`",
                    dialect.name
                );
            }
        }
        Ok(())
    }
}

impl<'a> Variants<'a> {
    fn find(dialect: &'a Dialect) -> Self {
        let mut mentions: BTreeMap<&str, usize> = BTreeMap::new();
        for item in &dialect.types {
            for name in dialect.mentions(&item.name) {
                *mentions.entry(name).or_default() += 1;
            }
        }
        for method in &dialect.methods {
            for name in method.params.iter().chain(&method.result) {
                *mentions.entry(name).or_default() += 1;
            }
        }
        let mut owned = BTreeMap::new();
        for item in &dialect.types {
            let TypeKind::Union(union) = &item.kind else {
                continue;
            };
            let Tag::Member(tag) = &union.tag else {
                continue;
            };
            for variant in &union.variants {
                if let Some(Shape::Named(payload)) = &variant.payload
                    && mentions.get(payload.as_str()) == Some(&1)
                    && matches!(dialect.named(payload).kind, TypeKind::Struct(_))
                {
                    owned.insert(payload.as_str(), (union, tag.as_str(), variant));
                }
            }
        }
        Self { owned }
    }
}

impl Class {
    /// Creates the class of a tagged variant, which derives from its payload class.
    fn tagged(
        dialect: &Dialect,
        item: &Type,
        union: &Union,
        variant: &Variant,
        tag: &str,
    ) -> Result<Self> {
        let base = match &variant.payload {
            None => "m.Struct".to_owned(),
            Some(payload) => match dialect.resolved(payload) {
                Shape::Named(name) if dialect.members(name).is_some() => {
                    dialect.named(name).code_name.clone()
                }
                _ => bail!(
                    "variant `{}` of `{}` carries no object",
                    variant.name,
                    item.name
                ),
            },
        };
        let mut class = Self {
            name: variant_class(dialect, item, variant),
            bases: base,
            doc: docstring(&variant.doc, 4),
            fields: Vec::new(),
        };
        class.tag(union, tag, variant);
        Ok(class)
    }

    /// Creates the classes of an inner union that is the payload of a variant: each has both tags.
    fn nested(
        dialect: &Dialect,
        item: &Type,
        union: &Union,
        variant: &Variant,
        tag: &str,
        (_, inner, inner_tag): (&Type, &Union, &str),
    ) -> Result<Vec<Self>> {
        let outer = variant_class(dialect, item, variant);
        let classes = inner.variants.iter().map(|inner_variant| {
            let mut class = Self::tagged(dialect, item, inner, inner_variant, inner_tag)?;
            class.name = format!("{outer}{}", inner_variant.name);
            class.bases = class
                .bases
                .replace(", tag=", ", inner=")
                .replace(", untagged=True", "");
            class.tag(union, tag, variant);
            Ok(class)
        });
        classes.collect()
    }

    /// Creates the class of a variant that is identified by the name of its only member.
    fn keyed(dialect: &Dialect, union: &Type, variant: &Variant, payload: &Shape) -> Self {
        let member = name(&variant.wire);
        let annotation = python_type(dialect, payload, "");
        let declaration = if wire_of(&member) == variant.wire {
            format!("{member}: {annotation}")
        } else {
            let arguments = [format!("wire={}", quoted(&variant.wire))];
            described(&member, &annotation, &arguments)
        };
        Self {
            name: variant_class(dialect, union, variant),
            bases: format!("m.Struct, key={}", quoted(&member)),
            doc: docstring(&variant.doc, 4),
            fields: vec![Field {
                declaration,
                doc: docstring(&variant.doc, 4),
            }],
        }
    }

    /// Splits the bases over several lines if they do not fit on the line of the name.
    fn spread(&mut self) {
        if "class ():".len() + self.name.len() + self.bases.len() > COLUMNS {
            let bases = self.bases.split(", ").map(|base| format!("\n    {base},"));
            self.bases = format!("{}\n", bases.collect::<String>());
        }
    }

    fn tag(&mut self, union: &Union, tag: &str, variant: &Variant) {
        let member = name(tag);
        self.bases.push_str(&format!(", tag={}", quoted(&member)));
        if union.default_tag.as_ref() == Some(&variant.wire) {
            self.bases.push_str(", untagged=True");
        }
        let value = quoted(&variant.wire);
        let declaration = if wire_of(&member) == tag {
            format!("{member}: t.Literal[{value}] = {value}")
        } else {
            let arguments = [format!("wire={}", quoted(tag)), format!("default={value}")];
            described(&member, &format!("t.Literal[{value}]"), &arguments)
        };
        self.fields.push(Field {
            declaration,
            doc: docstring("Tells the variant.", 4),
        });
    }
}

impl Field {
    fn new(dialect: &Dialect, member: &Member) -> Self {
        let python = name(&member.wire);
        let mut annotation = python_type(dialect, &member.shape, "");
        let mut arguments = Vec::new();
        if wire_of(&python) != member.wire {
            arguments.push(format!("wire={}", quoted(&member.wire)));
        }
        if member.span.since > 0 && member.required && !member.optional() {
            arguments.push(format!(
                "since={}",
                quoted(&dialect.versions[member.span.since])
            ));
        }
        let mut default = None;
        if member.patch {
            annotation.push_str(" | m.Unset | None");
            default = Some("m.UNSET".to_owned());
        } else if member.optional() {
            if annotation != "t.Any" {
                annotation.push_str(" | None");
            }
            default = (!member.required).then(|| "None".to_owned());
        } else if let Some(value) = &member.default {
            let value = literal(value);
            match value.as_str() {
                "[]" => arguments.push("default_factory=list".to_owned()),
                "{}" => arguments.push("default_factory=dict".to_owned()),
                text if text.starts_with(['[', '{']) => {
                    arguments.push(format!("default_factory=lambda: {text}"));
                }
                _ => default = Some(value),
            }
        }
        let declaration = match (default, arguments.is_empty()) {
            (None, true) => format!("{python}: {annotation}"),
            (Some(default), true) => format!("{python}: {annotation} = {default}"),
            (default, false) => {
                arguments.extend(default.map(|default| format!("default={default}")));
                described(&python, &annotation, &arguments)
            }
        };
        Self {
            declaration,
            doc: docstring(&member.doc, 4),
        }
    }
}

/// Returns the declaration of a member with arguments. A single argument that does not fit gets a line of its own, as
/// the formatter does it.
fn described(name: &str, annotation: &str, arguments: &[String]) -> String {
    let line = format!("{name}: {annotation} = m.member({})", arguments.join(", "));
    if line.len() + 4 <= COLUMNS {
        return line;
    }
    let comma = if arguments.len() > 1 { "," } else { "" };
    let arguments: String = arguments
        .iter()
        .map(|argument| format!("        {argument}{comma}\n"))
        .collect();
    format!("{name}: {annotation} = m.member(\n{arguments}    )")
}

/// Sorts aliases so that each follows the aliases that it mentions.
fn in_order(dialect: &Dialect, waiting: Vec<(&Type, Alias)>) -> Result<Vec<Alias>> {
    let names: BTreeSet<&str> = waiting.iter().map(|(item, _)| item.name.as_str()).collect();
    let needs: BTreeMap<&str, Vec<&str>> = waiting
        .iter()
        .map(|(item, _)| {
            // A tagged or keyed union mentions its classes only, and classes resolve their members later.
            let by_class = matches!(&item.kind, TypeKind::Union(union) if union.tag != Tag::None);
            let mentioned = if by_class {
                Vec::new()
            } else {
                dialect.mentions(&item.name)
            };
            (
                item.name.as_str(),
                mentioned
                    .into_iter()
                    .filter(|name| names.contains(name))
                    .collect(),
            )
        })
        .collect();
    let mut done = BTreeSet::new();
    let mut aliases: Vec<Option<Alias>> = Vec::new();
    let mut order = Vec::new();
    let types: Vec<&Type> = waiting.iter().map(|(item, _)| *item).collect();
    aliases.extend(waiting.into_iter().map(|(_, alias)| Some(alias)));
    while order.len() < types.len() {
        let next = types.iter().enumerate().find(|(_, item)| {
            !done.contains(item.name.as_str())
                && needs[item.name.as_str()]
                    .iter()
                    .all(|need| done.contains(need))
        });
        let Some((idx, item)) = next else {
            bail!(
                "dialect `{}`: aliases mention each other in a circle",
                dialect.name
            );
        };
        done.insert(item.name.as_str());
        order.extend(aliases[idx].take());
    }
    Ok(order)
}

/// Returns an open enum type: one of several strings, or any other string.
fn open_text<'a>(values: impl Iterator<Item = &'a str>) -> String {
    format!("t.Union[\n    {},\n    str,\n]", literals(values, 4))
}

fn literals<'a>(values: impl Iterator<Item = &'a str>, indent: usize) -> String {
    let values: Vec<String> = values.map(quoted).collect();
    if let [value] = values.as_slice() {
        return format!("t.Literal[{value}]");
    }
    let pad = " ".repeat(indent);
    let lines: String = values
        .iter()
        .map(|value| format!("{pad}    {value},\n"))
        .collect();
    format!("t.Literal[\n{lines}{pad}]")
}

/// Returns the class name of a variant: union + variant, made unique if a type already has this name (often the payload
/// itself).
fn variant_class(dialect: &Dialect, union: &Type, variant: &Variant) -> String {
    let name = format!("{}{}", union.code_name, variant.name);
    let taken = dialect.types.iter().any(|item| item.code_name == name);
    if taken {
        format!("{name}Variant")
    } else {
        name
    }
}
