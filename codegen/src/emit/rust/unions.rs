//! `unions.rs`: enums, unions, constants and aliases.

use anyhow::Result;
use askama::Template;

use super::{containment, doc, rust_type};
use crate::{
    emit::comment_header,
    model::{Dialect, Tag, Type, TypeKind, Union, Variant},
};

#[derive(Template)]
#[template(path = "rust/unions.rs.j2", escape = "none")]
struct File {
    header: String,
    items: Vec<Item>,
    uses_maps: bool,
    uses_raw: bool,
    has_unions: bool,
    has_tagged: bool,
    has_untagged: bool,
}

enum Item {
    Alias(AliasItem),
    Const(ConstItem),
    Enum(EnumItem),
    Union(UnionItem),
}

struct AliasItem {
    doc: String,
    name: String,
    target: String,
}

struct ConstItem {
    doc: String,
    name: String,
    value: String,
}

struct EnumItem {
    doc: String,
    name: String,
    variants: Vec<VariantItem>,
}

struct UnionItem {
    doc: String,
    name: String,
    /// The serde attribute of the enum with a line break; empty if there is none.
    serde: String,
    tag: String,
    kind: Tag,
    unknown_tag: String,
    /// Whether the union is inside of a variant of another union.
    is_inner: bool,
    /// The tag of an object without a tag, as an expression.
    default_tag: String,
    variants: Vec<VariantItem>,
}

struct VariantItem {
    doc: String,
    name: String,
    wire: String,
    serde: String,
    /// The Rust type; empty if there is none.
    payload: String,
}

impl VariantItem {
    fn has_payload(&self) -> bool {
        !self.payload.is_empty()
    }
}

impl UnionItem {
    fn is_tagged(&self) -> bool {
        matches!(self.kind, Tag::Member(_))
    }

    fn is_external(&self) -> bool {
        self.kind == Tag::External
    }

    fn is_untagged(&self) -> bool {
        self.kind == Tag::None
    }
}

pub(super) fn emit(dialect: &Dialect) -> Result<String> {
    let items: Vec<Item> = dialect
        .types
        .iter()
        .filter_map(|item| view(dialect, item))
        .collect();
    let any = |test: fn(&UnionItem) -> bool| {
        items
            .iter()
            .any(|item| matches!(item, Item::Union(union) if test(union)))
    };
    let mentions = |text: &str| {
        items.iter().any(|item| match item {
            Item::Alias(alias) => alias.target.contains(text),
            Item::Union(union) => union.variants.iter().any(|v| v.payload.contains(text)),
            _ => false,
        })
    };
    let file = File {
        header: comment_header(
            "//",
            "templates/rust/unions.rs.j2",
            &format!("{}/types/*.json", dialect.folder),
        ),
        uses_maps: mentions("BTreeMap"),
        uses_raw: mentions("RawJson"),
        has_unions: any(|_| true),
        has_tagged: any(|union| !union.is_untagged()),
        has_untagged: any(UnionItem::is_untagged),
        items,
    };
    Ok(file.render()?)
}

fn view(dialect: &Dialect, item: &Type) -> Option<Item> {
    let name = item.code_name.clone();
    Some(match &item.kind {
        TypeKind::Struct(_) => return None,
        TypeKind::Alias(shape) => Item::Alias(AliasItem {
            doc: doc(&item.doc),
            name,
            target: rust_type(dialect, shape),
        }),
        TypeKind::Const(value) => Item::Const(ConstItem {
            doc: doc(&format!("Always `{value}`.")),
            name,
            value: value.clone(),
        }),
        TypeKind::Enum(values) => Item::Enum(EnumItem {
            doc: doc(&item.doc),
            name,
            variants: values
                .iter()
                .map(|value| VariantItem {
                    doc: variant_doc(&value.doc, &value.wire),
                    name: value.name.clone(),
                    wire: value.wire.clone(),
                    serde: String::new(),
                    payload: String::new(),
                })
                .collect(),
        }),
        TypeKind::Union(union) => Item::Union(union_view(dialect, item, union)),
    })
}

fn union_view(dialect: &Dialect, item: &Type, union: &Union) -> UnionItem {
    let (serde, tag, unknown_tag) = match &union.tag {
        Tag::Member(tag) => (
            format!("#[serde(tag = \"{tag}\")]\n"),
            tag.clone(),
            format!("support::tag_of(raw, \"{tag}\")"),
        ),
        Tag::External => (
            String::new(),
            String::new(),
            "support::external_tag_of(raw)".to_owned(),
        ),
        Tag::None => (
            "#[serde(untagged)]\n".to_owned(),
            String::new(),
            "Cow::Borrowed(raw.get())".to_owned(),
        ),
    };
    UnionItem {
        doc: doc(&item.doc),
        name: item.code_name.clone(),
        serde,
        tag,
        kind: union.tag.clone(),
        unknown_tag,
        is_inner: dialect.is_inner(&item.name),
        default_tag: union
            .default_tag
            .as_ref()
            .map(|tag| format!("Some({tag:?})"))
            .unwrap_or_default(),
        variants: union
            .variants
            .iter()
            .map(|variant| variant_view(dialect, item, union, variant))
            .collect(),
    }
}

fn variant_view(dialect: &Dialect, item: &Type, union: &Union, variant: &Variant) -> VariantItem {
    let payload = variant.payload.as_ref().map_or_else(String::new, |shape| {
        let inner = rust_type(dialect, shape);
        let cyclic = containment::held(shape)
            .is_some_and(|held| containment::holds(dialect, held, &item.name));
        if cyclic {
            format!("Box<{inner}>")
        } else {
            inner
        }
    });
    let serde = if union.tag == Tag::None {
        String::new()
    } else {
        format!("#[serde(rename = \"{}\")]\n", variant.wire)
    };
    VariantItem {
        doc: variant_doc(&variant.doc, &variant.wire),
        name: variant.name.clone(),
        wire: variant.wire.clone(),
        serde,
        payload,
    }
}

fn variant_doc(text: &str, wire: &str) -> String {
    if text.is_empty() {
        doc(&format!("`{wire}`."))
    } else {
        doc(text)
    }
}
