//! The model of a dialect for the templates: plain data in which all decisions are made.

mod build;
mod methods;
mod types;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};

pub use build::family;
pub use methods::{
    Access, Answer, ErrorDef, KnownMethod, LaterMethod, Method, Route, Scope, Sender, Stability,
    Status,
};
pub use types::{
    EnumValue, Lenient, Member, OneOf, Shape, Span, Tag, Trial, Type, TypeKind, Union, Variant,
};

use crate::names::pascal;

/// A dialect, ready to be emitted in any language.
#[derive(Debug)]
pub struct Dialect {
    /// Module name: the folder with `_` for `/`.
    pub name: String,
    /// Path of the folder below the schema folder.
    pub folder: String,
    /// Display name.
    pub title: String,
    /// The purpose of the dialect.
    pub description: String,
    /// Version names, oldest first.
    pub versions: Vec<String>,
    /// Whether messages carry `"jsonrpc": "2.0"`.
    pub jsonrpc: bool,
    /// Additional top-level members: message kind, member name, description.
    pub envelope: Vec<(String, String, String)>,
    /// Whether the error for a value that is no alternative of a union says what is wrong with it.
    pub explains_misfits: bool,
    /// The error response to an unknown method.
    pub unknown_method: Option<Answer>,
    /// The error response to a planned method.
    pub not_served: Option<Answer>,
    /// The error response to invalid params.
    pub invalid_params: Option<Answer>,
    /// Errors of the dialect.
    pub errors: Vec<ErrorDef>,
    /// Requests of the reference server, in its order.
    pub known_methods: Vec<KnownMethod>,
    /// Methods that only later releases of the reference server have.
    pub later_methods: Vec<LaterMethod>,
    /// HTTP routes.
    pub routes: Vec<Route>,
    /// Types in schema order.
    pub types: Vec<Type>,
    /// Methods in the order of their files.
    pub methods: Vec<Method>,
    /// Position of each type in `types`.
    index: BTreeMap<String, usize>,
}

impl Dialect {
    /// Returns the name in code: the word of the title that equals the name, with its capitals.
    pub fn code_name(&self) -> String {
        let mut words = self.title.split_whitespace();
        let word = words.find(|word| word.eq_ignore_ascii_case(&self.name));
        word.map_or_else(|| pascal(&self.name), str::to_owned)
    }

    /// Returns the condition of an error, with the versions that use its text.
    pub fn error_when(&self, error: &ErrorDef) -> String {
        let mut when = error.when.clone();
        if error.span.since > 0 {
            when.push_str(&format!(" Since {}.", self.versions[error.span.since]));
        }
        if let Some(until) = error.span.until {
            when.push_str(&format!(" Until {}.", self.versions[until]));
        }
        when
    }

    /// Returns the errors of a method without those of the dialect.
    pub fn own_errors<'a>(&'a self, method: &'a Method) -> impl Iterator<Item = &'a ErrorDef> {
        let is_shared = |error: &ErrorDef| self.errors.iter().any(|e| e.name == error.name);
        method.errors.iter().filter(move |error| !is_shared(error))
    }

    /// Returns a type by its name in the schema.
    ///
    /// # Panics
    /// Panics on a name that the lint step would have refused.
    pub fn named(&self, name: &str) -> &Type {
        &self.types[self.index[name]]
    }

    /// Returns a shape after following aliases.
    pub fn resolved<'a>(&'a self, shape: &'a Shape) -> &'a Shape {
        match shape {
            Shape::Named(name) => match &self.named(name).kind {
                TypeKind::Alias(target) => self.resolved(target),
                _ => shape,
            },
            _ => shape,
        }
    }

    /// Tells whether a value of this shape is a path, or a list of paths.
    pub fn is_path(&self, shape: &Shape) -> bool {
        match self.resolved(shape) {
            Shape::Path => true,
            Shape::Array(inner) | Shape::Nullable(inner) => self.is_path(inner),
            _ => false,
        }
    }

    /// Returns the members of a struct type, following aliases; `None` for any other type.
    pub fn members(&self, name: &str) -> Option<&[Member]> {
        match &self.named(name).kind {
            TypeKind::Struct(members) => Some(members),
            TypeKind::Alias(Shape::Named(target)) => self.members(target),
            _ => None,
        }
    }

    /// Tells whether any request has a handler. A dialect without handlers provides types only.
    pub fn is_served(&self) -> bool {
        self.client_requests().any(Method::is_served)
    }

    /// Returns the methods with a fixed name.
    pub fn named_methods(&self) -> impl Iterator<Item = &Method> {
        self.methods.iter().filter(|method| !method.is_pattern())
    }

    /// Returns the requests that the client sends.
    pub fn client_requests(&self) -> impl Iterator<Item = &Method> {
        self.named_methods()
            .filter(|method| method.is_request && method.from_client())
    }

    /// Returns the requests that the server sends.
    pub fn server_requests(&self) -> impl Iterator<Item = &Method> {
        self.named_methods()
            .filter(|method| method.is_request && method.from_server())
    }

    /// Returns the notifications that the client sends.
    pub fn client_notifications(&self) -> impl Iterator<Item = &Method> {
        self.named_methods()
            .filter(|method| !method.is_request && method.from_client())
    }

    /// Returns the notifications that the server sends.
    pub fn server_notifications(&self) -> impl Iterator<Item = &Method> {
        self.named_methods()
            .filter(|method| !method.is_request && method.from_server())
    }

    /// Returns the union with a tag member that a shape refers to.
    pub fn tagged_union(&self, shape: &Shape) -> Option<(&Type, &Union, &str)> {
        let Shape::Named(name) = self.resolved(shape) else {
            return None;
        };
        let item = self.named(name);
        match &item.kind {
            TypeKind::Union(union) => match &union.tag {
                Tag::Member(tag) => Some((item, union, tag)),
                Tag::External | Tag::None => None,
            },
            _ => None,
        }
    }

    /// Tells whether a union is inside of a variant of another union, with both tags in one object.
    pub fn is_inner(&self, name: &str) -> bool {
        self.types.iter().any(|item| match &item.kind {
            TypeKind::Union(Union {
                tag: Tag::Member(_),
                variants,
                ..
            }) => variants.iter().any(|variant| {
                let inner = variant.payload.as_ref().and_then(|p| self.tagged_union(p));
                inner.is_some_and(|(inner, ..)| inner.name == name)
            }),
            _ => false,
        })
    }

    /// Returns the names of the types that a type mentions directly.
    pub fn mentions(&self, name: &str) -> Vec<&str> {
        let mut found = Vec::new();
        match &self.named(name).kind {
            TypeKind::Struct(members) => {
                members
                    .iter()
                    .for_each(|member| member.shape.collect_names(&mut found));
            }
            TypeKind::Union(union) => {
                let payloads = union
                    .variants
                    .iter()
                    .filter_map(|variant| variant.payload.as_ref());
                payloads.for_each(|payload| payload.collect_names(&mut found));
            }
            TypeKind::Alias(shape) => shape.collect_names(&mut found),
            TypeKind::Enum(_) | TypeKind::Const(_) => {}
        }
        found
    }

    /// Returns the names of the types that are reachable from `roots`, including the roots.
    pub fn reachable<'a>(&'a self, roots: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
        let mut waiting: Vec<&str> = roots.into_iter().collect();
        let mut found = BTreeSet::new();
        while let Some(name) = waiting.pop() {
            if found.insert(name) {
                waiting.extend(self.mentions(name));
            }
        }
        found
    }

    fn check_names(&self) -> Result<()> {
        let mut names = BTreeMap::new();
        for item in &self.types {
            if let Some(other) = names.insert(&item.code_name, &item.name) {
                bail!(
                    "types `{other}` and `{}` would both be called `{}`",
                    item.name,
                    item.code_name
                );
            }
            let variants: Vec<&str> = match &item.kind {
                TypeKind::Enum(values) => values.iter().map(|value| value.name.as_str()).collect(),
                TypeKind::Union(union) => union.variants.iter().map(|v| v.name.as_str()).collect(),
                _ => Vec::new(),
            };
            let mut seen = BTreeSet::from(["Unknown"]);
            for variant in variants {
                if !seen.insert(variant) {
                    bail!(
                        "type `{}` has two variants `{variant}`: give one a title",
                        item.name
                    );
                }
            }
        }
        let mut methods = BTreeMap::new();
        for method in &self.methods {
            if let Some(other) = methods.insert(&method.name, &method.wire) {
                bail!(
                    "methods `{other}` and `{}` would both be called `{}`",
                    method.wire,
                    method.name
                );
            }
        }
        Ok(())
    }
}
