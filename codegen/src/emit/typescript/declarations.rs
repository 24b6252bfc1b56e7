//! `types.json`: TypeScript declarations for all versions. The command line reduces them to one version and writes them
//! to files.
//!
//! A declaration is text with two kinds of marks. `⟪Name⟫` refers to another declaration. `⟦since,until,x|text⟧` is
//! text for the versions from `since` to `until` only (indexes into the list of versions; empty means no limit). With
//! an `x` (and optionally the index of the first experimental version), the text is included only with the experimental
//! option.

use super::{property, shape_text, tsdoc};
use crate::{
    bundle::Bundle,
    emit::{export::is_hidden_in_typescript, header},
    json::{Json, Object},
    model::{Dialect, Member, Method, Shape, Span, Stability, Tag, Type, TypeKind, Union, Variant},
    names::pascal,
    object,
};

/// Emits the declarations of a dialect: `roots`, which refers to all messages, and `types`, in schema order.
pub(super) fn emit(bundle: &Bundle, dialect: &Dialect) -> String {
    let writer = Writer { bundle, dialect };
    let mut types: Vec<Json> = Vec::new();
    for item in &dialect.types {
        let is_constant = matches!(item.kind, TypeKind::Const(_));
        if bundle.definitions.contains(&item.name) && !is_constant {
            let text = writer.declaration(item);
            types.push(writer.entry(&item.code_name, text));
        }
    }
    let mut roots = String::new();
    for (name, doc, methods) in [
        (
            "ClientRequest",
            "Any request of the client.",
            dialect.client_requests().collect::<Vec<_>>(),
        ),
        (
            "ClientNotification",
            "Any notification of the client.",
            dialect.client_notifications().collect(),
        ),
        (
            "ServerRequest",
            "Any request of the server.",
            dialect.server_requests().collect(),
        ),
        (
            "ServerNotification",
            "Any notification of the server.",
            dialect.server_notifications().collect(),
        ),
    ] {
        let shown = |method: &&Method| !is_hidden_in_typescript(bundle, &method.wire);
        let methods: Vec<&Method> = methods.into_iter().filter(shown).collect();
        if !methods.is_empty() && !bundle.definitions.contains(name) {
            let variants: String = methods
                .iter()
                .map(|method| writer.message(method))
                .collect();
            types.push(writer.entry(
                name,
                format!("{}export type {name} ={variants};\n", tsdoc(doc, 0)),
            ));
        }
        roots.push_str(&format!("⟪{name}⟫"));
        for method in methods {
            if let Some(result) = &method.result {
                roots.push_str(&marked(method.span, trial(method), writer.named(result, 0)));
            }
        }
    }
    let more = bundle.export.get("types").and_then(Json::as_array);
    for item in more.unwrap_or_default() {
        let position = |part| {
            let version = item.str(part)?;
            dialect.versions.iter().position(|known| known == version)
        };
        let span = Span {
            since: position("since").unwrap_or_default(),
            until: position("until"),
        };
        for name in item.strings("names") {
            let mention = format!("⟪{}⟫", pascal(name));
            roots.push_str(&marked(
                span,
                item.is_true("experimental").then_some(0),
                mention,
            ));
        }
    }
    if !bundle.definitions.contains("RequestId") {
        let text = "/** Identifies a request on its connection. */\nexport type RequestId = string | number;\n";
        types.push(writer.entry("RequestId", text.to_owned()));
    }
    let document = object! {
        "$comment": header("src/emit/typescript/declarations.rs", &format!("{}/**/*.json", dialect.folder)).join(" "),
        "roots": roots,
        "types": types,
    };
    Json::from(document).to_pretty()
}

struct Writer<'a> {
    bundle: &'a Bundle,
    dialect: &'a Dialect,
}

impl Writer<'_> {
    /// Returns a declaration with the folder and the name that `export.json` assigns.
    fn entry(&self, name: &str, text: String) -> Json {
        let rules = self.bundle.export.get("typescript");
        let is_root = rules.is_some_and(|rules| rules.strings("root").contains(&name))
            || [
                "ClientRequest",
                "ClientNotification",
                "ServerRequest",
                "ServerNotification",
                "RequestId",
            ]
            .contains(&name);
        let folder = rules
            .filter(|_| !is_root)
            .and_then(|rules| rules.str("folder"));
        let published = rules.and_then(|rules| rules.get("names")?.str(name));
        let mut entry: Object = object! { "name": name, "folder": folder.unwrap_or_default() };
        if let Some(published) = published {
            entry.insert("published", published.into());
        }
        entry.insert("text", text.into());
        entry.into()
    }

    fn declaration(&self, item: &Type) -> String {
        let text = self.type_text(item, 0);
        // A union starts on a new line.
        let space = if text.trim_start_matches('⟦').starts_with('\n') || text.starts_with('⟦') {
            ""
        } else {
            " "
        };
        format!(
            "{}export type {} ={space}{text};\n",
            tsdoc(&doc(item), 0),
            item.code_name
        )
    }

    fn type_text(&self, item: &Type, indent: usize) -> String {
        match &item.kind {
            TypeKind::Struct(members) => self.object(None, members, item.keeps_unknown, indent),
            TypeKind::Enum(values) => {
                let space = " ".repeat(indent + 2);
                let value = |value: &crate::model::EnumValue| {
                    marked(
                        value.span,
                        value.trial.as_ref().map(|trial| trial.since),
                        format!("\n{space}| \"{}\"", value.wire),
                    )
                };
                values.iter().map(value).collect()
            }
            TypeKind::Union(union) => self.union(union, indent),
            TypeKind::Const(value) => format!("\"{value}\""),
            TypeKind::Alias(shape) => self.shape(shape, indent),
        }
    }

    fn shape(&self, shape: &Shape, indent: usize) -> String {
        shape_text(self.dialect, shape, &|target| {
            self.named(&target.name, indent)
        })
    }

    /// Returns the reference to a type, or its text if the schema does not name it.
    fn named(&self, name: &str, indent: usize) -> String {
        let target = self.dialect.named(name);
        if self.bundle.definitions.contains(name) {
            return format!("⟪{}⟫", target.code_name);
        }
        match &target.kind {
            TypeKind::Enum(_) | TypeKind::Union(_) => format!(
                "({}\n{})",
                self.type_text(target, indent + 2),
                " ".repeat(indent)
            ),
            _ => self.type_text(target, indent),
        }
    }

    fn object(
        &self,
        tag: Option<(&str, &str)>,
        members: &[Member],
        keeps_unknown: bool,
        indent: usize,
    ) -> String {
        let space = " ".repeat(indent + 2);
        let mut text = String::from("{");
        if let Some((name, value)) = tag {
            text.push_str(&format!("\n{space}{}: \"{value}\";", property(name)));
        }
        for member in members {
            text.push_str(&self.member(member, indent + 2));
        }
        if keeps_unknown {
            text.push_str(&format!("\n{space}[member: string]: unknown;"));
        }
        text.push_str(&format!("\n{}}}", " ".repeat(indent)));
        text
    }

    fn member(&self, member: &Member, indent: usize) -> String {
        let mut kind = self.shape(&member.shape, indent);
        if member.nullable && kind != "unknown" {
            kind.push_str(" | null");
        }
        let sign = if member.required { "" } else { "?" };
        let text = format!(
            "\n{}{}{}{sign}: {kind};",
            tsdoc(&member.doc, indent),
            " ".repeat(indent),
            property(&member.wire)
        );
        marked(
            member.span,
            member.trial.as_ref().map(|trial| trial.since),
            text,
        )
    }

    fn union(&self, union: &Union, indent: usize) -> String {
        let variant = |variant: &Variant| {
            let text = self.variant(&union.tag, variant, indent + 4);
            let text = format!("\n{}| {text}", " ".repeat(indent + 2));
            let trial = variant.trial.as_ref().filter(|_| !variant.exported);
            let trial = trial.map(|trial| trial.since);
            marked(variant.span, trial, text)
        };
        union.variants.iter().map(variant).collect()
    }

    fn variant(&self, tag: &Tag, variant: &Variant, indent: usize) -> String {
        let Tag::Member(tag) = tag else {
            return match (&variant.payload, tag) {
                (None, _) => format!("\"{}\"", variant.wire),
                (Some(shape), Tag::External) => {
                    format!(
                        "{{ {}: {} }}",
                        property(&variant.wire),
                        self.shape(shape, indent)
                    )
                }
                (Some(shape), _) => self.shape(shape, indent),
            };
        };
        let alone = format!("{{ {}: \"{}\" }}", property(tag), variant.wire);
        match &variant.payload {
            None => alone,
            Some(Shape::Named(name)) if !self.bundle.definitions.contains(name) => {
                let target = self.dialect.named(name);
                match &target.kind {
                    TypeKind::Struct(members) => self.object(
                        Some((tag, &variant.wire)),
                        members,
                        target.keeps_unknown,
                        indent,
                    ),
                    _ => format!("{alone} & {}", self.named(name, indent)),
                }
            }
            Some(shape) => format!("{alone} & {}", self.shape(shape, indent)),
        }
    }

    fn message(&self, method: &Method) -> String {
        // A placeholder matches any string.
        let parts = method
            .wire
            .split('/')
            .map(|part| match part.starts_with('{') {
                true => "${string}",
                false => part,
            });
        let name = parts.collect::<Vec<_>>().join("/");
        let quote = if name == method.wire { '"' } else { '`' };
        let mut members = vec![format!("method: {quote}{name}{quote}")];
        if method.is_request {
            members.push("id: ⟪RequestId⟫".to_owned());
        }
        match &method.params {
            Some(name) if method.params_optional => {
                members.push(format!("params?: {} | null", self.named(name, 4)))
            }
            Some(name) => members.push(format!("params: {}", self.named(name, 4))),
            None if method.is_request => members.push("params?: null".to_owned()),
            None => {}
        }
        let text = format!("\n  | {{ {} }}", members.join("; "));
        marked(method.span, trial(method), text)
    }
}

/// Returns the description of a type, including those of its values.
fn doc(item: &Type) -> String {
    let mut doc = item.doc.clone();
    if let TypeKind::Enum(values) = &item.kind {
        for value in values.iter().filter(|value| !value.doc.is_empty()) {
            let line = format!("\n- `{}`: {}", value.wire, value.doc);
            doc.push_str(&line);
        }
    }
    doc
}

/// Returns the first version in which the export of a method is experimental.
fn trial(method: &Method) -> Option<usize> {
    (method.stability == Stability::Experimental && !method.is_exported).then_some(0)
}

/// Returns text that only some versions have. `trial` is the first version in which it is experimental.
fn marked(span: Span, trial: Option<usize>, text: String) -> String {
    if span.is_always() && trial.is_none() {
        return text;
    }
    let from = |version: usize| match version {
        0 => String::new(),
        version => version.to_string(),
    };
    let since = from(span.since);
    let until = span
        .until
        .map_or_else(String::new, |until| until.to_string());
    let sign = trial.map_or_else(String::new, |since| format!("x{}", from(since)));
    format!("⟦{since},{until},{sign}|{text}⟧")
}
