//! `types.rs`: structs that typify generates and that are then completed as a syntax tree.
//!
//! typify decides field names, types and boxes. The model adds what typify does not know (null policy, open unions,
//! lenient members, documentation), and typify's helpers (conversions, builders, error types) are removed.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use schemars::schema::Schema;
use serde_json::{Value, json};
use syn::{
    Attribute, Field, File, Item, ItemStruct, Lit, Type as SynType,
    parse::Parser as _,
    parse_quote,
    visit_mut::{self, VisitMut},
};
use typify::{MapType, TypeSpace, TypeSpaceImpl, TypeSpaceSettings};

use super::rust_type;
use crate::{
    emit::comment_header,
    json::Json,
    model::{Dialect, Lenient, Member, Shape, Type, TypeKind},
    names::{serde_camel, snake},
};

pub(super) fn emit(dialect: &Dialect) -> Result<String> {
    let mut structs = typify_structs(dialect)?;
    let mut defaults = Defaults {
        dialect,
        functions: BTreeMap::new(),
    };
    let from_client = dialect.reachable(
        dialect
            .client_requests()
            .chain(dialect.client_notifications())
            .filter_map(|method| method.params.as_deref())
            .chain(
                dialect
                    .server_requests()
                    .filter_map(|method| method.result.as_deref()),
            ),
    );
    let mut items: Vec<Item> = Vec::new();
    let mut readers = String::new();
    for item in &dialect.types {
        let TypeKind::Struct(members) = &item.kind else {
            continue;
        };
        let mut found = if members.is_empty() {
            // typify treats an object without members as a map.
            let name = format_ident!("{}", item.code_name);
            parse_quote!(pub struct #name {})
        } else {
            structs
                .remove(&item.code_name)
                .with_context(|| format!("typify made no struct for `{}`", item.name))?
        };
        let owner = Owner {
            item,
            members,
            // Types that only servers send must be readable without members that some versions lack.
            from_server: !from_client.contains(item.name.as_str()),
        };
        let finished = finish(&mut found, &owner, &mut defaults)?;
        items.push(Item::Struct(found));
        items.extend(finished.default);
        readers.extend(finished.reader);
    }
    items.extend(defaults.functions.into_values());
    let body = prettyplease::unparse(&File {
        shebang: None,
        frontmatter: None,
        attrs: Vec::new(),
        items,
    });
    let mut text = comment_header(
        "//",
        "src/emit/rust/types.rs",
        &format!("{}/types/*.json", dialect.folder),
    );
    text.push_str("\n//! Objects of the wire.\n\n");
    if body.contains("BTreeMap<") {
        text.push_str("use std::collections::BTreeMap;\n\n");
    }
    text.push_str("use serde::{Deserialize, Serialize};\n\n");
    text.push_str("use super::unions::*;\n");
    if body.contains("RawJson") {
        text.push_str("use crate::RawJson;\n");
    }
    text.push_str("use crate::support;\n\n");
    text.push_str(&body);
    text.push_str(&readers);
    // Inserts one blank line between items.
    Ok(text
        .replace("}\n///", "}\n\n///")
        .replace("}\nfn", "}\n\nfn")
        .replace("}\nimpl", "}\n\nimpl"))
}

/// Runs typify on the objects. Every other type is replaced by a type of the same name in `unions.rs`.
fn typify_structs(dialect: &Dialect) -> Result<BTreeMap<String, ItemStruct>> {
    let mut settings = TypeSpaceSettings::default();
    settings
        .with_struct_builder(false)
        .with_map_type(MapType::from("::std::collections::BTreeMap"));
    let mut definitions: Vec<(String, Schema)> = Vec::new();
    for item in &dialect.types {
        let schema = match &item.kind {
            TypeKind::Struct(members) => object_schema(dialect, members),
            _ => {
                settings.with_replacement(
                    &item.code_name,
                    &item.code_name,
                    std::iter::empty::<TypeSpaceImpl>(),
                );
                json!({ "type": "string" })
            }
        };
        definitions.push((item.code_name.clone(), serde_json::from_value(schema)?));
    }
    let mut space = TypeSpace::new(&settings);
    space.add_ref_types(definitions)?;
    let file: File = syn::parse2(space.to_stream())?;
    let structs = file.items.into_iter().filter_map(|item| match item {
        Item::Struct(item) => Some((item.ident.to_string(), item)),
        _ => None,
    });
    Ok(structs.collect())
}

/// Returns the schema of an object for typify: all members are required and optional ones are nullable, so that typify
/// generates an `Option` for each of them, including arrays and maps.
fn object_schema(dialect: &Dialect, members: &[Member]) -> Value {
    let mut properties = serde_json::Map::new();
    for member in members {
        let schema = shape_schema(dialect, &member.shape);
        let schema = if member.optional() {
            json!({ "oneOf": [schema, { "type": "null" }] })
        } else {
            schema
        };
        properties.insert(member.wire.clone(), schema);
    }
    let required: Vec<&str> = members.iter().map(|member| member.wire.as_str()).collect();
    json!({ "type": "object", "properties": properties, "required": required })
}

fn shape_schema(dialect: &Dialect, shape: &Shape) -> Value {
    match shape {
        Shape::String | Shape::Path => json!({ "type": "string" }),
        Shape::Bool => json!({ "type": "boolean" }),
        Shape::Int(format) => json!({ "type": "integer", "format": format }),
        Shape::Float => json!({ "type": "number", "format": "double" }),
        // typify treats "any or null" like "any" unless the type is replaced.
        Shape::Any => json!({}),
        Shape::Array(inner) => json!({ "type": "array", "items": shape_schema(dialect, inner) }),
        Shape::Map(inner) => {
            json!({ "type": "object", "additionalProperties": shape_schema(dialect, inner) })
        }
        Shape::Named(name) => {
            json!({ "$ref": format!("#/definitions/{}", dialect.named(name).code_name) })
        }
        Shape::Nullable(inner) => {
            json!({ "oneOf": [shape_schema(dialect, inner), { "type": "null" }] })
        }
    }
}

/// What stands beside a struct.
struct Finished {
    /// An `impl Default`, if one is needed and cannot be derived.
    default: Option<Item>,
    /// The call of `support::object!` that implements `Deserialize`; `None` if it is derived.
    reader: Option<String>,
}

/// Sets documentation, derives, field order and serde attributes.
fn finish(
    item: &mut ItemStruct,
    owner: &Owner<'_>,
    defaults: &mut Defaults<'_>,
) -> Result<Finished> {
    let members = owner.members;
    // serde alone reads the members that no field names.
    let derives_reader = owner.item.keeps_unknown;
    let mut reader = format!("\nsupport::object! {{\n    {} {{\n", item.ident);
    let mut fields: BTreeMap<String, Field> = BTreeMap::new();
    for field in &item.fields {
        fields.insert(wire_name(field)?, field.clone());
    }
    let mut ordered = Vec::new();
    let idents: BTreeSet<String> = members.iter().map(|member| snake(&member.wire)).collect();
    anyhow::ensure!(
        idents.len() == members.len(),
        "two members of `{}` share a name",
        item.ident
    );
    let camel = members
        .iter()
        .any(|member| member.wire.chars().any(char::is_uppercase));
    for member in members {
        let mut field = fields
            .remove(&member.wire)
            .with_context(|| format!("typify left out `{}` of `{}`", member.wire, item.ident))?;
        Simplify.visit_type_mut(&mut field.ty);
        if member.optional() && !is_option(&field.ty) {
            let inner = &field.ty;
            field.ty = parse_quote!(Option<#inner>);
        }
        if member.patch {
            let inner = &field.ty;
            field.ty = parse_quote!(Option<#inner>);
        }
        field.attrs = docs(&member.doc);
        let read = Read::new(owner, member, defaults);
        anyhow::ensure!(
            !(derives_reader && matches!(read.reader, Reader::Path)),
            "`{}` keeps unknown members, so serde reads its path `{}`",
            item.ident,
            member.wire
        );
        field.attrs.extend(field_attribute(
            &field,
            member,
            camel,
            derives_reader.then_some(&read),
        ));
        reader.push_str(&read.line(ordered.len(), &field, member));
        ordered.push(field);
    }
    if owner.item.keeps_unknown {
        anyhow::ensure!(
            !idents.contains("extra"),
            "`{}` has a member `extra`",
            item.ident
        );
        ordered.push(Field::parse_named.parse2(quote! {
            /// Members that the schema does not name.
            #[serde(flatten)]
            pub extra: BTreeMap<String, serde_json::Value>
        })?);
    }
    let can_default = members
        .iter()
        .all(|member| member.optional() || member.default.is_some());
    let derived = can_default
        && members
            .iter()
            .all(|member| member.default.as_ref().is_none_or(is_zero));
    item.attrs = docs(&owner.item.doc);
    let mut derives = quote!(Clone, Debug, PartialEq);
    if derived {
        derives.extend(quote!(, Default));
    }
    derives.extend(quote!(, Serialize));
    if derives_reader {
        derives.extend(quote!(, Deserialize));
    }
    item.attrs.push(parse_quote!(#[derive(#derives)]));
    if camel {
        item.attrs
            .push(parse_quote!(#[serde(rename_all = "camelCase")]));
    }
    let default = (can_default && !derived).then(|| {
        let name = &item.ident;
        let values = ordered.iter().zip(members).map(|(field, member)| {
            let field_name = &field.ident;
            let value = match &member.default {
                Some(value) if !is_zero(value) => {
                    let function =
                        format_ident!("{}", defaults.name(&owner.item.code_name, member));
                    quote!(#function())
                }
                _ => quote!(Default::default()),
            };
            quote!(#field_name: #value)
        });
        let values = values.chain(
            owner
                .item
                .keeps_unknown
                .then(|| quote!(extra: BTreeMap::new())),
        );
        parse_quote! {
            impl Default for #name {
                fn default() -> Self {
                    Self { #(#values),* }
                }
            }
        }
    });
    let fields: TokenStream = quote!({ #(#ordered),* });
    item.fields = syn::Fields::Named(syn::parse2(fields)?);
    reader.push_str("    }\n}\n");
    Ok(Finished {
        default,
        reader: (!derives_reader).then_some(reader),
    })
}

fn docs(text: &str) -> Vec<Attribute> {
    text.lines()
        .map(|line| {
            let line = if line.is_empty() {
                String::new()
            } else {
                format!(" {line}")
            };
            parse_quote!(#[doc = #line])
        })
        .collect()
}

/// Returns the serde attribute of a field. `read` is how it is read, if serde reads it.
fn field_attribute(
    field: &Field,
    member: &Member,
    camel: bool,
    read: Option<&Read>,
) -> Option<Attribute> {
    let plain = plain_name(field);
    let expected = if camel { serde_camel(&plain) } else { plain };
    let mut parts: Vec<TokenStream> = Vec::new();
    if expected != member.wire {
        let wire = &member.wire;
        parts.push(quote!(rename = #wire));
    }
    if let Some(read) = read {
        match &read.absent {
            Some(Absent::Default) => parts.push(quote!(default)),
            Some(Absent::Function(function)) => parts.push(quote!(default = #function)),
            None => {}
        }
        if let Reader::Function(reader) = read.reader {
            parts.push(quote!(deserialize_with = #reader));
        }
    }
    if member.optional() && !member.write_null {
        parts.push(quote!(skip_serializing_if = "Option::is_none"));
    }
    (!parts.is_empty()).then(|| parse_quote!(#[serde(#(#parts),*)]))
}

fn plain_name(field: &Field) -> String {
    let ident = field.ident.as_ref().map(ToString::to_string);
    let ident = ident.unwrap_or_default();
    ident.trim_start_matches("r#").to_owned()
}

/// How a member is read.
struct Read {
    /// What an absent member is. `None`: an error, except for an `Option` without a reader.
    absent: Option<Absent>,
    /// What reads the value.
    reader: Reader,
}

/// What reads the value of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reader {
    /// `Deserialize` of its type.
    Plain,
    /// The reader of paths, whose error says that a path was expected.
    Path,
    /// A function.
    Function(&'static str),
}

/// What an absent member is.
enum Absent {
    /// The default of its type.
    Default,
    /// What a function of this name returns.
    Function(String),
}

impl Read {
    fn new(owner: &Owner<'_>, member: &Member, defaults: &mut Defaults<'_>) -> Self {
        let reader = if member.patch {
            match member.lenient {
                Some(Lenient::Default) => Reader::Function("support::present_if_good"),
                Some(Lenient::SkipItems) => Reader::Function("support::present_good_items"),
                _ => Reader::Function("support::present"),
            }
        } else {
            match (member.lenient, member.optional()) {
                (Some(Lenient::Default), _) => Reader::Function("support::or_default"),
                (Some(Lenient::SkipItems), true) => Reader::Function("support::good_items_if_any"),
                (Some(Lenient::SkipItems), false) => Reader::Function("support::good_items"),
                (Some(Lenient::NullDefault), false) => Reader::Function("support::null_as_default"),
                (Some(Lenient::NullDefault), true) | (None, _)
                    if defaults.dialect.is_path(&member.shape) =>
                {
                    Reader::Path
                }
                (Some(Lenient::NullDefault), true) | (None, _) => Reader::Plain,
            }
        };
        let absent = match &member.default {
            Some(value) if !is_zero(value) => {
                let function = defaults.function(&owner.item.code_name, member, value);
                Some(Absent::Function(function))
            }
            Some(_) => Some(Absent::Default),
            // A missing `Option` is `None`, except if a function reads the member.
            None if matches!(reader, Reader::Function(_)) && !member.required => {
                Some(Absent::Default)
            }
            // A server of another version may not send the member.
            None if owner.from_server && !member.optional() && !member.span.is_always() => {
                defaults.when_absent(&owner.item.code_name, member)
            }
            None => None,
        };
        Self { absent, reader }
    }

    /// Returns the line of a member in `support::object!`.
    fn line(&self, place: usize, field: &Field, member: &Member) -> String {
        let Field { ident, ty, .. } = field;
        let ident = ident.as_ref().map(ToString::to_string).unwrap_or_default();
        let kind = quote!(#ty).to_string().replace(' ', "");
        let kind = kind.replace(',', ", ");
        let absent = match &self.absent {
            Some(Absent::Default) => "default".to_owned(),
            Some(Absent::Function(function)) => format!("or({function})"),
            None if is_option(ty) && !matches!(self.reader, Reader::Function(_)) => {
                "default".to_owned()
            }
            None => "required".to_owned(),
        };
        let read = match self.reader {
            Reader::Plain => "plain".to_owned(),
            Reader::Path => "path".to_owned(),
            Reader::Function(reader) => format!("with({reader})"),
        };
        let wire = &member.wire;
        format!("        {place} {ident}: {kind} = {wire:?}, {absent}, {read};\n")
    }
}

/// The struct that a field belongs to.
struct Owner<'a> {
    item: &'a Type,
    members: &'a [Member],
    /// Whether only the server sends the type.
    from_server: bool,
}

/// The functions that return what absent members are.
struct Defaults<'a> {
    dialect: &'a Dialect,
    functions: BTreeMap<String, Item>,
}

impl Defaults<'_> {
    /// Returns the default for a missing required member; `None` for an object, which has no empty value.
    fn when_absent(&mut self, owner: &str, member: &Member) -> Option<Absent> {
        let Shape::Named(name) = self.dialect.resolved(&member.shape) else {
            return (member.shape != Shape::Any).then_some(Absent::Default);
        };
        let item = self.dialect.named(name);
        let type_name = format_ident!("{}", item.code_name);
        let value = match &item.kind {
            TypeKind::Enum(_) => quote!(#type_name::Unknown(Box::default())),
            TypeKind::Union(_) => quote!(#type_name::Unknown(RawJson::null())),
            _ => return None,
        };
        let function = self.name(owner, member);
        self.add(&function, &member.shape, &value);
        Some(Absent::Function(function))
    }

    fn name(&self, owner: &str, member: &Member) -> String {
        match &member.default {
            Some(Json::Bool(true)) => "default_true".to_owned(),
            _ => format!("default_{}_{}", snake(owner), snake(&member.wire)),
        }
    }

    fn function(&mut self, owner: &str, member: &Member, value: &Json) -> String {
        let name = self.name(owner, member);
        let value = self.value(&member.shape, value);
        self.add(&name, &member.shape, &value);
        name
    }

    fn add(&mut self, name: &str, shape: &Shape, value: &TokenStream) {
        let ident = format_ident!("{name}");
        let result: SynType =
            syn::parse_str(&rust_type(self.dialect, shape)).expect("the text of a type is a type");
        let function: Item = parse_quote! { fn #ident() -> #result { #value } };
        self.functions.insert(name.to_owned(), function);
    }

    fn value(&self, shape: &Shape, value: &Json) -> TokenStream {
        if let Shape::Named(name) = self.dialect.resolved(shape) {
            let item = self.dialect.named(name);
            let type_name = format_ident!("{}", item.code_name);
            let variant = match (&item.kind, value) {
                (TypeKind::Enum(values), Json::String(text)) => values
                    .iter()
                    .find(|value| value.wire == *text)
                    .map(|value| &value.name),
                (TypeKind::Union(union), Json::String(text)) => {
                    let mut plain = union.variants.iter().filter(|v| v.payload.is_none());
                    plain
                        .find(|variant| variant.wire == *text)
                        .map(|variant| &variant.name)
                }
                _ => None,
            };
            if let Some(variant) = variant {
                let variant = format_ident!("{variant}");
                return quote!(#type_name::#variant);
            }
        }
        match value {
            Json::Bool(value) => quote!(#value),
            Json::String(text) => quote!(#text.to_owned()),
            Json::Number(number) => {
                let literal: Lit = syn::parse_str(&number.to_string())
                    .expect("a number of JSON is a number of Rust");
                quote!(#literal)
            }
            // A default without a literal form is parsed from its text; the golden tests cover this.
            other => {
                let text = other.to_value().to_string();
                quote!(serde_json::from_str(#text).expect("the default of the schema is valid"))
            }
        }
    }
}

fn is_zero(value: &Json) -> bool {
    match value {
        Json::Null | Json::Bool(false) => true,
        Json::Number(number) => number.as_f64() == Some(0.0),
        Json::String(text) => text.is_empty(),
        Json::Array(items) => items.is_empty(),
        Json::Object(members) => members.is_empty(),
        Json::Bool(true) => false,
    }
}

/// Returns the wire name of a field, from typify's `rename`.
fn wire_name(field: &Field) -> Result<String> {
    let mut wire = None;
    for attribute in field
        .attrs
        .iter()
        .filter(|attribute| attribute.path().is_ident("serde"))
    {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("rename") {
                let text: syn::LitStr = meta.value()?.parse()?;
                wire = Some(text.value());
            } else if let Ok(value) = meta.value() {
                value.parse::<Lit>()?;
            }
            Ok(())
        })?;
    }
    let ident = field
        .ident
        .as_ref()
        .context("a struct of typify has named fields")?;
    Ok(wire.unwrap_or_else(|| ident.to_string().trim_start_matches("r#").to_owned()))
}

fn is_option(kind: &SynType) -> bool {
    match kind {
        SynType::Path(path) => path
            .path
            .segments
            .last()
            .is_some_and(|segment| segment.ident == "Option"),
        _ => false,
    }
}

/// Shortens typify's absolute paths, and replaces its any-value type by [`RawJson`].
struct Simplify;

impl VisitMut for Simplify {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        if path.leading_colon.is_none() && path.segments.len() == 1 {
            return;
        }
        let Some(last) = path.segments.last().cloned() else {
            return;
        };
        if path
            .segments
            .first()
            .is_some_and(|first| first.ident == "serde_json")
        {
            // typify has a special type for a map of any values.
            *path = if last.ident == "Map" {
                parse_quote!(BTreeMap<String, RawJson>)
            } else {
                parse_quote!(RawJson)
            };
        } else {
            *path = syn::Path::from(last);
        }
    }
}
