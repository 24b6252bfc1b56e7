//! `trim.rs`: tables of members that differ between versions: added, removed, or formerly written as `null` and omitted
//! now.

use std::collections::BTreeMap;

use anyhow::Result;
use askama::Template;

use crate::{
    emit::comment_header,
    model::{Dialect, Member, Shape, Tag, TypeKind},
};

#[derive(Template)]
#[template(path = "rust/trim.rs.j2", escape = "none")]
struct File {
    header: String,
    types: Vec<TypeItem>,
}

struct TypeItem {
    name: String,
    text: String,
}

/// The types of server messages that contain members that differ between versions.
pub(super) struct Table<'a> {
    dialect: &'a Dialect,
    /// The position of each type in the table.
    positions: BTreeMap<&'a str, usize>,
}

impl<'a> Table<'a> {
    pub(super) fn new(dialect: &'a Dialect) -> Self {
        let to_client = dialect
            .server_requests()
            .chain(dialect.server_notifications());
        let roots = dialect
            .client_requests()
            .filter_map(|method| method.result.as_deref())
            .chain(to_client.filter_map(|method| method.params.as_deref()));
        let reachable = dialect.reachable(roots);
        let mut table = Self {
            dialect,
            positions: BTreeMap::new(),
        };
        for item in &dialect.types {
            if reachable.contains(item.name.as_str())
                && !matches!(item.kind, TypeKind::Alias(_))
                && table.is_versioned(&item.name)
            {
                table.positions.insert(&item.name, table.positions.len());
            }
        }
        table
    }

    /// Emits the file; `None` for a dialect without such members.
    pub(super) fn emit(&self) -> Result<Option<String>> {
        if self.positions.is_empty() {
            return Ok(None);
        }
        let mut names: Vec<(&str, usize)> = self
            .positions
            .iter()
            .map(|(name, position)| (*name, *position))
            .collect();
        names.sort_by_key(|(_, position)| *position);
        let types = names.into_iter().map(|(name, _)| TypeItem {
            name: name.to_owned(),
            text: self.text(name),
        });
        let file = File {
            header: comment_header(
                "//",
                "templates/rust/trim.rs.j2",
                &format!("{}/**/*.json", self.dialect.folder),
            ),
            types: types.collect(),
        };
        Ok(Some(file.render()?))
    }

    /// Tells whether the dialect has such members.
    pub(super) fn is_needed(&self) -> bool {
        !self.positions.is_empty()
    }

    /// Returns the expression of the trim table for a type; empty if all versions are alike.
    pub(super) fn constant(&self, name: &Option<String>) -> String {
        let Some(name) = name else {
            return String::new();
        };
        let Some((position, _)) = self.inner(&Shape::Named(name.clone())) else {
            return String::new();
        };
        format!(
            "Some(Trim::new(trim::TYPES, {position}, &{}))",
            self.lacks(name)
        )
    }

    fn is_versioned(&self, name: &str) -> bool {
        self.dialect.reachable([name]).into_iter().any(|name| {
            self.dialect
                .members(name)
                .is_some_and(|members| members.iter().any(is_versioned))
        })
    }

    /// Returns an array such as `[true, false]`: whether each version has differences in the type or in types that it
    /// reaches.
    fn lacks(&self, name: &str) -> String {
        let reachable = self.dialect.reachable([name]);
        let members: Vec<&Member> = reachable
            .into_iter()
            .filter_map(|name| self.dialect.members(name))
            .flatten()
            .collect();
        let lacks = |version: usize| {
            members.iter().any(|member| {
                version < member.span.since
                    || member.span.until.is_some_and(|until| version > until)
                    || member.null_until.is_some_and(|until| version <= until)
            })
        };
        format!(
            "{:?}",
            (0..self.dialect.versions.len())
                .map(lacks)
                .collect::<Vec<_>>()
        )
    }

    fn text(&self, name: &str) -> String {
        match &self.dialect.named(name).kind {
            TypeKind::Struct(members) => {
                let rows: Vec<String> = members
                    .iter()
                    .filter_map(|member| self.row(member))
                    .collect();
                format!("TrimType::Object(&[{}])", rows.join(", "))
            }
            TypeKind::Union(union) => {
                let mut variants = Vec::new();
                let mut inner = Vec::new();
                for variant in &union.variants {
                    let payload = variant.payload.as_ref();
                    if let Some((position, _)) = payload.and_then(|shape| self.inner(shape)) {
                        variants.push(format!("(\"{}\", {position})", variant.wire));
                        inner.push(position.to_string());
                    }
                }
                let variants = variants.join(", ");
                match &union.tag {
                    Tag::Member(tag) => format!("TrimType::Tagged(\"{tag}\", &[{variants}])"),
                    Tag::External => format!("TrimType::External(&[{variants}])"),
                    Tag::None => format!("TrimType::Untagged(&[{}])", inner.join(", ")),
                }
            }
            // These kinds are not in the table.
            TypeKind::Alias(_) | TypeKind::Enum(_) | TypeKind::Const(_) => String::new(),
        }
    }

    fn row(&self, member: &Member) -> Option<String> {
        let inner = self.inner(&member.shape);
        if !is_versioned(member) && inner.is_none() {
            return None;
        }
        let until = member
            .span
            .until
            .map_or("usize::MAX".to_owned(), |until| until.to_string());
        Some(format!(
            "TrimMember {{ name: \"{}\", since: {}, until: {until}, null_until: {:?}, inner: {:?}, map: {} }}",
            member.wire,
            member.span.since,
            member.null_until,
            inner.map(|(position, _)| position),
            inner.is_some_and(|(_, map)| map),
        ))
    }

    /// Returns the table position of the type of a shape, and whether a map contains it.
    fn inner(&self, shape: &Shape) -> Option<(usize, bool)> {
        match self.dialect.resolved(shape) {
            Shape::Named(name) => self
                .positions
                .get(name.as_str())
                .map(|position| (*position, false)),
            Shape::Array(inner) | Shape::Nullable(inner) => self.inner(inner),
            Shape::Map(inner) => self.inner(inner).map(|(position, _)| (position, true)),
            _ => None,
        }
    }
}

fn is_versioned(member: &Member) -> bool {
    !member.span.is_always() || member.null_until.is_some()
}
