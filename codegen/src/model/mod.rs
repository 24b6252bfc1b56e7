//! What the templates see of a dialect: plain data in which everything is decided.

mod build;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};

use crate::{
    json::Json,
    names::{camel, pascal, snake},
};

/// A dialect, ready to be written in any language.
#[derive(Debug)]
pub struct Dialect {
    /// Name of the module: the folder with `_` for `/`.
    pub name: String,
    /// Folder below the schema folder.
    pub folder: String,
    /// Name for people.
    pub title: String,
    /// What it is for.
    pub description: String,
    /// Version names, oldest first.
    pub versions: Vec<String>,
    /// Whether messages carry `"jsonrpc": "2.0"`.
    pub jsonrpc: bool,
    /// Extra top-level members: message kind, member name, description.
    pub envelope: Vec<(String, String, String)>,
    /// The answer to an unknown method.
    pub unknown_method: Option<Answer>,
    /// The answer to a method that is planned.
    pub not_served: Option<Answer>,
    /// The answer to params that do not parse.
    pub invalid_params: Option<Answer>,
    /// Error kinds.
    pub errors: Vec<ErrorKind>,
    /// Request methods of the reference server, in its order.
    pub known_methods: Vec<KnownMethod>,
    /// Methods that only later releases of the reference server have.
    pub later_methods: Vec<LaterMethod>,
    /// Routes over HTTP.
    pub routes: Vec<Route>,
    /// Types in schema order.
    pub types: Vec<Type>,
    /// Methods in the order of their files.
    pub methods: Vec<Method>,
    /// Position of each type in `types`.
    index: BTreeMap<String, usize>,
}

/// Code, message and data of an error answer.
#[derive(Debug)]
pub struct Answer {
    /// JSON-RPC error code.
    pub code: i64,
    /// Text with `{placeholders}`.
    pub message: String,
    /// Compact JSON with `{placeholders}` in its texts.
    pub data: Option<String>,
}

/// An error kind of a dialect.
#[derive(Debug)]
pub struct ErrorKind {
    /// PascalCase name.
    pub name: String,
    /// What is answered.
    pub answer: Answer,
    /// What leads to it.
    pub when: String,
}

/// A method of the reference server.
#[derive(Debug)]
pub struct KnownMethod {
    /// Name on the wire.
    pub name: String,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub experimental: bool,
}

/// A method that only later releases of the reference server have.
#[derive(Debug)]
pub struct LaterMethod {
    /// Name on the wire.
    pub name: String,
    /// Whether it is answered.
    pub is_request: bool,
    /// Who sends it.
    pub sender: Sender,
    /// What it takes the place of, or nothing.
    pub replaces: String,
}

/// A route over HTTP.
#[derive(Debug)]
pub struct Route {
    /// HTTP method and path.
    pub route: String,
    /// The server that has it.
    pub server: String,
    /// One sentence.
    pub summary: String,
    /// More.
    pub doc: String,
    /// Whether a request carries a token.
    pub auth: bool,
    /// Type of the body, by its name in the schema.
    pub request: Option<String>,
    /// Type of the answer.
    pub response: Option<String>,
    /// Type of an event of its stream.
    pub stream: Option<String>,
    /// Errors: status, code, when.
    pub errors: Vec<(i64, String, String)>,
}

/// The versions that have something, as positions in [`Dialect::versions`], both inclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// First version.
    pub since: usize,
    /// Last version. `None`: the newest.
    pub until: Option<usize>,
}

impl Span {
    /// Whether every version has it.
    pub fn is_always(&self) -> bool {
        self.since == 0 && self.until.is_none()
    }
}

/// A named type.
#[derive(Debug)]
pub struct Type {
    /// Name in the schema.
    pub name: String,
    /// Name in code.
    pub code_name: String,
    /// Description.
    pub doc: String,
    /// The schema file it comes from.
    pub file: String,
    /// Whether an object keeps members that the schema does not name.
    pub keeps_unknown: bool,
    /// The members of an object of which one must be there.
    pub one_of: Option<OneOf>,
    /// What it is.
    pub kind: TypeKind,
}

/// Members of an object of which one must be there.
#[derive(Debug)]
pub struct OneOf {
    /// The name of the choice, for errors.
    pub name: String,
    /// Their names on the wire; the first that is there counts.
    pub members: Vec<String>,
}

/// The kinds of types.
#[derive(Debug)]
pub enum TypeKind {
    /// An object with members.
    Struct(Vec<Member>),
    /// One of several strings, open.
    Enum(Vec<EnumValue>),
    /// One of several shapes, open.
    Union(Union),
    /// One fixed string.
    Const(String),
    /// Another name for a shape.
    Alias(Shape),
}

/// What needs the experimental capability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The first version in which it does, as a position in [`Dialect::versions`].
    pub since: usize,
    /// The name that the error gives it, where it is not built from type and member.
    pub name: Option<String>,
}

/// A member of an object.
#[derive(Clone, Debug)]
pub struct Member {
    /// Name on the wire.
    pub wire: String,
    /// Description.
    pub doc: String,
    /// What it holds, `null` aside.
    pub shape: Shape,
    /// Whether it must be present.
    pub required: bool,
    /// Whether it may be `null`.
    pub nullable: bool,
    /// Whether it is written as `null` when unset; otherwise it is left out.
    pub write_null: bool,
    /// Whether absent and `null` differ.
    pub patch: bool,
    /// What a reader takes when it is absent.
    pub default: Option<Json>,
    /// How a reader treats what it cannot read.
    pub lenient: Option<Lenient>,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub trial: Option<Trial>,
}

/// How a reader treats a value that it cannot read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lenient {
    /// As unset.
    Default,
    /// `null` as unset; anything else is an error.
    NullDefault,
    /// Leaves bad elements out.
    SkipItems,
}

impl Member {
    /// Whether it can be unset: neither required nor filled in by a default.
    pub fn optional(&self) -> bool {
        self.nullable || (!self.required && self.default.is_none())
    }
}

/// A value of an enum.
#[derive(Debug)]
pub struct EnumValue {
    /// Text on the wire.
    pub wire: String,
    /// PascalCase name.
    pub name: String,
    /// Description, possibly empty.
    pub doc: String,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub trial: Option<Trial>,
}

/// A union.
#[derive(Debug)]
pub struct Union {
    /// How a variant is told.
    pub tag: Tag,
    /// Variants in schema order.
    pub variants: Vec<Variant>,
    /// The tag that an object without one is taken to have.
    pub default_tag: Option<String>,
}

/// How the variant of a union is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tag {
    /// By the value of this member.
    Member(String),
    /// A string, or the name of the only member.
    External,
    /// By trying one after the other.
    None,
}

/// A variant of a union.
#[derive(Debug)]
pub struct Variant {
    /// PascalCase name.
    pub name: String,
    /// The tag on the wire; for an untagged union its name.
    pub wire: String,
    /// Description.
    pub doc: String,
    /// What it holds beside the tag.
    pub payload: Option<Shape>,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub trial: Option<Trial>,
    /// Whether exported schemas have it even where nothing experimental is asked for.
    pub exported: bool,
}

/// The shape of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Text.
    String,
    /// Truth value.
    Bool,
    /// Integer with its format: `int64`, `uint32` …
    Int(String),
    /// Number with a fraction.
    Float,
    /// Anything.
    Any,
    /// Array.
    Array(Box<Shape>),
    /// Object used as a map.
    Map(Box<Shape>),
    /// Another type, by its name in the schema.
    Named(String),
    /// Value or `null`, inside arrays and maps.
    Nullable(Box<Shape>),
}

/// A request or notification.
#[derive(Debug)]
pub struct Method {
    /// Name on the wire.
    pub wire: String,
    /// What names in code are made of: the name on the wire, apart from others of the same name.
    pub base: String,
    /// PascalCase name.
    pub name: String,
    /// Method family: the first part of the name.
    pub family: String,
    /// File it comes from.
    pub file: String,
    /// Whether it is answered.
    pub is_request: bool,
    /// Who sends it.
    pub sender: Sender,
    /// What happens to it today.
    pub status: Status,
    /// One sentence.
    pub summary: String,
    /// More.
    pub doc: String,
    /// How settled it is.
    pub stability: Stability,
    /// Versions that have it.
    pub span: Span,
    /// Flag that must have been agreed on.
    pub capability: Option<String>,
    /// What keeps its order.
    pub scope: Scope,
    /// Type of the params, by its name in the schema.
    pub params: Option<String>,
    /// Whether the params may be absent.
    pub params_optional: bool,
    /// Type of the result, by its name in the schema.
    pub result: Option<String>,
    /// Whether `null` is a result, too.
    pub result_optional: bool,
    /// Errors: code, message, when.
    pub errors: Vec<(i64, String, String)>,
    /// What the peer gets because of it.
    pub emits: Vec<String>,
}

/// Who sends a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sender {
    /// The client alone.
    Client,
    /// The server alone.
    Server,
    /// Either side.
    Both,
}

/// What happens to a method today.
#[derive(Debug)]
pub enum Status {
    /// A handler answers it, or the server sends it.
    Served,
    /// The router answers this error.
    SignedOut(Answer),
    /// The router answers that it is not there, or nobody sends it.
    Planned,
}

impl Method {
    /// Whether the client sends it.
    pub fn from_client(&self) -> bool {
        self.sender != Sender::Server
    }

    /// Whether the server sends it.
    pub fn from_server(&self) -> bool {
        self.sender != Sender::Client
    }

    /// Whether it is served or sent today.
    pub fn is_served(&self) -> bool {
        matches!(self.status, Status::Served)
    }

    /// Whether the name on the wire stands for many names.
    pub fn is_pattern(&self) -> bool {
        self.wire.contains('{')
    }

    /// The snake_case name of a function.
    pub fn snake_name(&self) -> String {
        snake(&self.base)
    }

    /// The camelCase name of a function.
    pub fn camel_name(&self) -> String {
        camel(&self.base)
    }
}

/// How settled a method is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stability {
    /// For everyone.
    Stable,
    /// For those who ask for it.
    Experimental,
    /// Still served.
    Deprecated,
}

/// What keeps the order of requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Nothing.
    None,
    /// The connection.
    Connection,
    /// The thread that this member of the params names.
    Thread(String),
}

impl Dialect {
    /// The name in code: the word of the title that is the name, with its capitals.
    pub fn code_name(&self) -> String {
        let mut words = self.title.split_whitespace();
        let word = words.find(|word| word.eq_ignore_ascii_case(&self.name));
        word.map_or_else(|| pascal(&self.name), str::to_owned)
    }

    /// A type by its name in the schema.
    ///
    /// # Panics
    /// Panics on a name that the lint step would have refused.
    pub fn named(&self, name: &str) -> &Type {
        &self.types[self.index[name]]
    }

    /// A shape with aliases followed.
    pub fn resolved<'a>(&'a self, shape: &'a Shape) -> &'a Shape {
        match shape {
            Shape::Named(name) => match &self.named(name).kind {
                TypeKind::Alias(target) => self.resolved(target),
                _ => shape,
            },
            _ => shape,
        }
    }

    /// The members of a struct type; `None` for anything else. Aliases are followed.
    pub fn members(&self, name: &str) -> Option<&[Member]> {
        match &self.named(name).kind {
            TypeKind::Struct(members) => Some(members),
            TypeKind::Alias(Shape::Named(target)) => self.members(target),
            _ => None,
        }
    }

    /// Whether any request has a handler. A dialect without one has types and nothing that speaks it.
    pub fn is_served(&self) -> bool {
        self.client_requests().any(Method::is_served)
    }

    /// The methods whose names can be sent.
    pub fn named_methods(&self) -> impl Iterator<Item = &Method> {
        self.methods.iter().filter(|method| !method.is_pattern())
    }

    /// Requests that the client sends.
    pub fn client_requests(&self) -> impl Iterator<Item = &Method> {
        self.named_methods()
            .filter(|method| method.is_request && method.from_client())
    }

    /// Requests that the server sends.
    pub fn server_requests(&self) -> impl Iterator<Item = &Method> {
        self.named_methods()
            .filter(|method| method.is_request && method.from_server())
    }

    /// Notifications that the client sends.
    pub fn client_notifications(&self) -> impl Iterator<Item = &Method> {
        self.named_methods()
            .filter(|method| !method.is_request && method.from_client())
    }

    /// Notifications that the server sends.
    pub fn server_notifications(&self) -> impl Iterator<Item = &Method> {
        self.named_methods()
            .filter(|method| !method.is_request && method.from_server())
    }

    /// The union told by a member that a shape stands for.
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

    /// Whether the values of a union stand inside those of a variant of another union, with both tags in one object.
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

    /// The members that tell the variants of unions.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.types.iter().filter_map(|item| match &item.kind {
            TypeKind::Union(union) => match &union.tag {
                Tag::Member(tag) => Some(tag.as_str()),
                Tag::External | Tag::None => None,
            },
            _ => None,
        })
    }

    /// Names of types that a type mentions directly.
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

    /// Names of the types that can be reached from `roots`, the roots included.
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

impl Shape {
    fn collect_names<'a>(&'a self, found: &mut Vec<&'a str>) {
        match self {
            Shape::Named(name) => found.push(name),
            Shape::Array(inner) | Shape::Map(inner) | Shape::Nullable(inner) => {
                inner.collect_names(found);
            }
            _ => {}
        }
    }
}
