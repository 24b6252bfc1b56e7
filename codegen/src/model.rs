//! What the templates see of a dialect: plain data in which everything is decided.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use crate::{
    bundle::{Bundle, BundledMethod},
    json::{Json, Object},
    names::{pascal, snake},
    normalize::normalize,
    walk::definition_name,
};

/// A dialect, ready to be written in any language.
#[derive(Debug)]
pub struct Dialect {
    /// Folder and module name.
    pub name: String,
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
    /// The answer to params that do not parse.
    pub invalid_params: Option<Answer>,
    /// Error kinds.
    pub errors: Vec<ErrorKind>,
    /// Request methods of the reference server, in its order.
    pub known_methods: Vec<KnownMethod>,
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
    /// What it is.
    pub kind: TypeKind,
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
    pub experimental: bool,
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
    pub experimental: bool,
}

/// A union.
#[derive(Debug)]
pub struct Union {
    /// How a variant is told.
    pub tag: Tag,
    /// Variants in schema order.
    pub variants: Vec<Variant>,
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
    pub experimental: bool,
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
    /// PascalCase name.
    pub name: String,
    /// Method family: the first part of the name.
    pub family: String,
    /// File it comes from.
    pub file: String,
    /// Whether it is answered.
    pub is_request: bool,
    /// Whether the client sends it.
    pub from_client: bool,
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
    /// Errors: code, message, when.
    pub errors: Vec<(i64, String, String)>,
    /// What the peer gets because of it.
    pub emits: Vec<String>,
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
    /// Builds the model from a bundle.
    pub fn build(bundle: &Bundle) -> Result<Self> {
        let protocol = &bundle.protocol;
        let versions: Vec<String> = protocol
            .strings("versions")
            .into_iter()
            .map(str::to_owned)
            .collect();
        let mut definitions = bundle.definitions.clone();
        normalize(&mut definitions)?;
        let builder = Builder {
            versions: &versions,
            write_null: protocol.str("nulls") == Some("write"),
        };
        let mut types = Vec::new();
        for (name, schema) in definitions.iter() {
            let kind = builder
                .kind(schema)
                .with_context(|| format!("type `{name}`"))?;
            types.push(Type {
                name: name.to_owned(),
                code_name: pascal(name),
                doc: text(schema, "description"),
                file: bundle.home_of(name),
                keeps_unknown: schema.get("properties").is_some()
                    && schema.is_true("additionalProperties"),
                kind,
            });
        }
        let index: BTreeMap<String, usize> = types
            .iter()
            .enumerate()
            .map(|(idx, item)| (item.name.clone(), idx))
            .collect();
        let methods: Vec<Method> = bundle
            .methods
            .iter()
            .map(|method| builder.method(method).with_context(|| method.path.clone()))
            .collect::<Result<_>>()?;
        let mut known_methods: Vec<KnownMethod> = Vec::new();
        for known in array(protocol.get("knownMethods")) {
            known_methods.push(KnownMethod {
                name: text(known, "method"),
                span: builder.span(known, "since", "until")?,
                experimental: known.is_true("experimental"),
            });
        }
        if known_methods.is_empty() {
            let served = methods
                .iter()
                .filter(|method| method.is_request && method.from_client);
            known_methods.extend(served.map(|method| KnownMethod {
                name: method.wire.clone(),
                span: method.span,
                experimental: method.stability == Stability::Experimental,
            }));
        }
        let dialect = Self {
            name: text(protocol, "name"),
            title: text(protocol, "title"),
            description: text(protocol, "description"),
            jsonrpc: protocol.is_true("jsonrpc"),
            envelope: envelope(protocol),
            unknown_method: protocol.get("unknownMethod").map(answer),
            invalid_params: protocol.get("invalidParams").map(answer),
            errors: array(protocol.get("errors"))
                .iter()
                .map(|error| ErrorKind {
                    name: text(error, "name"),
                    answer: answer(error),
                    when: text(error, "when"),
                })
                .collect(),
            known_methods,
            types,
            methods,
            index,
            versions,
        };
        dialect.check_names()?;
        Ok(dialect)
    }

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

    /// Requests that the client sends.
    pub fn client_requests(&self) -> impl Iterator<Item = &Method> {
        self.methods
            .iter()
            .filter(|method| method.is_request && method.from_client)
    }

    /// Requests that the server sends.
    pub fn server_requests(&self) -> impl Iterator<Item = &Method> {
        self.methods
            .iter()
            .filter(|method| method.is_request && !method.from_client)
    }

    /// Notifications that the client sends.
    pub fn client_notifications(&self) -> impl Iterator<Item = &Method> {
        self.methods
            .iter()
            .filter(|method| !method.is_request && method.from_client)
    }

    /// Notifications that the server sends.
    pub fn server_notifications(&self) -> impl Iterator<Item = &Method> {
        self.methods
            .iter()
            .filter(|method| !method.is_request && !method.from_client)
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

struct Builder<'a> {
    versions: &'a [String],
    write_null: bool,
}

impl Builder<'_> {
    fn kind(&self, schema: &Json) -> Result<TypeKind> {
        if let Some(tag) = schema.str("x-tag") {
            let tag = match tag {
                "external" => Tag::External,
                "none" => Tag::None,
                member => Tag::Member(member.to_owned()),
            };
            let variants = array(schema.get("oneOf"))
                .iter()
                .map(|variant| self.variant(variant))
                .collect::<Result<_>>()?;
            return Ok(TypeKind::Union(Union { tag, variants }));
        }
        if schema.get("oneOf").is_some() || schema.get("anyOf").is_some() {
            bail!("a union needs x-tag");
        }
        if schema.get("enum").is_some() {
            let values = schema.strings("enum");
            let values = values.into_iter().map(|value| self.value(schema, value));
            return Ok(TypeKind::Enum(values.collect::<Result<_>>()?));
        }
        if let Some(value) = schema.str("const") {
            return Ok(TypeKind::Const(value.to_owned()));
        }
        let is_object = schema.str("type") == Some("object");
        if schema.get("properties").is_some()
            || (is_object && schema.get("additionalProperties").is_none())
        {
            let required = schema.strings("required");
            let members = schema
                .get("properties")
                .and_then(Json::as_object)
                .into_iter()
                .flat_map(Object::iter)
                .map(|(name, member)| self.member(name, member, required.contains(&name)))
                .collect::<Result<_>>()?;
            return Ok(TypeKind::Struct(members));
        }
        Ok(TypeKind::Alias(shape(schema)?))
    }

    fn member(&self, name: &str, schema: &Json, required: bool) -> Result<Member> {
        let nullable = schema.is_true("x-nullable");
        let write_null = match schema.str("x-null") {
            Some(policy) => policy == "write",
            None => self.write_null,
        };
        let patch = schema.is_true("x-patch");
        let mut inner = schema.clone();
        if let Some(object) = inner.as_object_mut() {
            object.remove("x-nullable");
        }
        let default = if required {
            None
        } else {
            schema.get("default").cloned()
        };
        Ok(Member {
            wire: name.to_owned(),
            doc: text(schema, "description"),
            shape: shape(&inner).with_context(|| format!("member `{name}`"))?,
            required,
            nullable: nullable || patch,
            write_null: nullable && !patch && (required || write_null),
            patch,
            // A nullable member says "unset" with null, whatever its default means.
            default: default.filter(|value| !nullable && !patch && *value != Json::Null),
            lenient: match schema.str("x-lenient") {
                Some("default") => Some(Lenient::Default),
                Some("null-default") => Some(Lenient::NullDefault),
                Some("skip-items") => Some(Lenient::SkipItems),
                _ => None,
            },
            span: self.span(schema, "x-since", "x-until")?,
            experimental: schema.is_true("x-experimental"),
        })
    }

    fn value(&self, schema: &Json, value: &str) -> Result<EnumValue> {
        let empty = Json::Object(Object::default());
        let note = schema
            .get("x-values")
            .and_then(|notes| notes.get(value))
            .unwrap_or(&empty);
        Ok(EnumValue {
            wire: value.to_owned(),
            name: pascal(value),
            doc: text(note, "description"),
            span: self.span(note, "since", "until")?,
            experimental: note.is_true("experimental"),
        })
    }

    fn variant(&self, schema: &Json) -> Result<Variant> {
        let name = text(schema, "title");
        Ok(Variant {
            wire: schema
                .str("x-value")
                .map_or_else(|| name.clone(), str::to_owned),
            name: pascal(&name),
            doc: text(schema, "description"),
            payload: schema.get("x-payload").map(shape).transpose()?,
            span: self.span(schema, "x-since", "x-until")?,
            experimental: schema.is_true("x-experimental"),
        })
    }

    fn span(&self, owner: &Json, since: &str, until: &str) -> Result<Span> {
        Ok(Span {
            since: self.version(owner, since)?.unwrap_or(0),
            // A span that ends with the newest version has no end.
            until: self
                .version(owner, until)?
                .filter(|idx| idx + 1 < self.versions.len()),
        })
    }

    fn version(&self, owner: &Json, member: &str) -> Result<Option<usize>> {
        let Some(name) = owner.str(member) else {
            return Ok(None);
        };
        let position = self.versions.iter().position(|version| version == name);
        position
            .map(Some)
            .with_context(|| format!("unknown version `{name}`"))
    }

    fn method(&self, method: &BundledMethod) -> Result<Method> {
        let content = &method.content;
        let wire = text(content, "method");
        let type_of = |part| {
            content
                .get(part)
                .and_then(definition_name)
                .map(str::to_owned)
        };
        Ok(Method {
            name: pascal(&wire),
            family: family(&method.path, &wire),
            file: method.path.clone(),
            is_request: content.str("kind") == Some("request"),
            from_client: content.str("from") == Some("client"),
            summary: text(content, "summary"),
            doc: text(content, "description"),
            stability: match content.str("stability") {
                Some("experimental") => Stability::Experimental,
                Some("deprecated") => Stability::Deprecated,
                _ => Stability::Stable,
            },
            span: self.span(content, "since", "until")?,
            capability: content.str("capability").map(str::to_owned),
            scope: match content.str("scope") {
                Some("connection") => Scope::Connection,
                Some(scope) if scope.starts_with("thread(") => {
                    Scope::Thread(scope["thread(".len()..].trim_end_matches(')').to_owned())
                }
                _ => Scope::None,
            },
            params: type_of("params"),
            params_optional: content.is_true("paramsOptional"),
            result: type_of("result"),
            errors: array(content.get("errors"))
                .iter()
                .map(|error| {
                    let code = error.get("code").and_then(Json::as_i64).unwrap_or_default();
                    (code, text(error, "message"), text(error, "when"))
                })
                .collect(),
            emits: content
                .strings("emits")
                .into_iter()
                .map(str::to_owned)
                .collect(),
            wire,
        })
    }
}

fn shape(schema: &Json) -> Result<Shape> {
    if schema.is_true("x-nullable") {
        let mut inner = schema.clone();
        if let Some(object) = inner.as_object_mut() {
            object.remove("x-nullable");
        }
        return Ok(Shape::Nullable(Box::new(shape(&inner)?)));
    }
    if schema.get("$ref").is_some() {
        let name = definition_name(schema).context("$ref to a definition")?;
        return Ok(Shape::Named(name.to_owned()));
    }
    Ok(match schema.str("type") {
        Some("string") => Shape::String,
        Some("boolean") => Shape::Bool,
        Some("integer") => Shape::Int(schema.str("format").unwrap_or("int64").to_owned()),
        Some("number") => Shape::Float,
        Some("array") => Shape::Array(Box::new(shape(
            schema.get("items").context("an array has items")?,
        )?)),
        Some("object") => match schema.get("additionalProperties") {
            Some(inner @ Json::Object(_)) => Shape::Map(Box::new(shape(inner)?)),
            _ => Shape::Any,
        },
        Some(other) => bail!("type `{other}` has no shape"),
        None => Shape::Any,
    })
}

fn family(path: &str, method: &str) -> String {
    let inner = path.split_once('/').map_or(path, |(_, inner)| inner);
    match (inner.split_once('/'), method.split_once('/')) {
        (Some(("legacy", _)), _) => "legacy".to_owned(),
        (Some(("ext", _)), _) => "ext".to_owned(),
        (_, Some(("$", _)) | None) => "connection".to_owned(),
        (_, Some((first, _))) => snake(first),
    }
}

fn envelope(protocol: &Json) -> Vec<(String, String, String)> {
    let mut found = Vec::new();
    let kinds = protocol.get("envelope").and_then(Json::as_object);
    for (kind, members) in kinds.into_iter().flat_map(Object::iter) {
        for (name, member) in members.as_object().into_iter().flat_map(Object::iter) {
            found.push((
                kind.to_owned(),
                name.to_owned(),
                text(member, "description"),
            ));
        }
    }
    found
}

fn answer(error: &Json) -> Answer {
    Answer {
        code: error.get("code").and_then(Json::as_i64).unwrap_or_default(),
        message: text(error, "message"),
        data: error.get("data").map(|data| data.to_value().to_string()),
    }
}

fn text(owner: &Json, member: &str) -> String {
    owner.str(member).unwrap_or_default().to_owned()
}

fn array(value: Option<&Json>) -> &[Json] {
    value.and_then(Json::as_array).unwrap_or_default()
}
