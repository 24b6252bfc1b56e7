//! Builds the model from the normalized schemas.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use super::{
    Access, Answer, Dialect, EnumValue, ErrorDef, KnownMethod, LaterMethod, Lenient, Member,
    Method, OneOf, Route, Scope, Sender, Shape, Span, Stability, Status, Tag, Trial, Type,
    TypeKind, Union, Variant,
};
use crate::{
    bundle::{Bundle, BundledMethod},
    json::{Json, Object},
    names::{pascal, snake},
    normalize::normalize,
    walk::definition_name,
};

impl Dialect {
    /// Builds the model from a bundle.
    pub fn build(bundle: &Bundle) -> Result<Self> {
        let protocol = &bundle.protocol;
        let versions = strings(protocol, "versions");
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
                one_of: schema.get("x-one-of").map(|choice| OneOf {
                    name: text(choice, "name"),
                    members: strings(choice, "members"),
                }),
                kind,
            });
        }
        let index: BTreeMap<String, usize> = types
            .iter()
            .enumerate()
            .map(|(idx, item)| (item.name.clone(), idx))
            .collect();
        let mut methods: Vec<Method> = bundle
            .methods
            .iter()
            .map(|method| builder.method(method).with_context(|| method.path.clone()))
            .collect::<Result<_>>()?;
        tell_apart(&mut methods);
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
                .filter(|method| method.is_request && method.from_client());
            known_methods.extend(served.map(|method| KnownMethod {
                name: method.wire.clone(),
                span: method.span,
                experimental: method.stability == Stability::Experimental,
            }));
        }
        let dialect = Self {
            name: text(protocol, "name"),
            folder: bundle.folder.clone(),
            title: text(protocol, "title"),
            description: text(protocol, "description"),
            jsonrpc: protocol.is_true("jsonrpc"),
            envelope: envelope(protocol),
            explains_misfits: protocol.str("misfits") == Some("explain"),
            unknown_method: protocol.get("unknownMethod").map(answer),
            not_served: protocol
                .get("notServed")
                .or(protocol.get("unknownMethod"))
                .map(answer),
            invalid_params: protocol.get("invalidParams").map(answer),
            errors: builder.errors(protocol)?,
            known_methods,
            later_methods: array(protocol.get("laterMethods"))
                .iter()
                .map(|later| LaterMethod {
                    name: text(later, "method"),
                    is_request: later.str("kind") == Some("request"),
                    sender: sender(later),
                    replaces: text(later, "replaces"),
                })
                .collect(),
            routes: array(protocol.get("http")).iter().map(route).collect(),
            types,
            methods,
            index,
            versions,
        };
        dialect.check_names()?;
        Ok(dialect)
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
            return Ok(TypeKind::Union(Union {
                tag,
                variants,
                default_tag: schema.str("x-default-tag").map(str::to_owned),
            }));
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
            null_until: self.version(schema, "x-null-until")?,
            patch,
            // A nullable member is written as `null` when unset, whatever its default is.
            default: default.filter(|value| !nullable && !patch && *value != Json::Null),
            lenient: match schema.str("x-lenient") {
                Some("default") => Some(Lenient::Default),
                Some("null-default") => Some(Lenient::NullDefault),
                Some("skip-items") => Some(Lenient::SkipItems),
                _ => None,
            },
            span: self.span(schema, "x-since", "x-until")?,
            trial: self.trial(schema, "x-experimental")?,
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
            name: pascal(note.str("title").unwrap_or(value)),
            doc: text(note, "description"),
            span: self.span(note, "since", "until")?,
            trial: self.trial(note, "experimental")?,
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
            exported: schema.is_true("x-exported"),
            trial: self.trial(schema, "x-experimental")?,
        })
    }

    /// Reads a mark that is `true`, or the first version in which the element is experimental.
    fn trial(&self, owner: &Json, member: &str) -> Result<Option<Trial>> {
        let since = match owner.get(member) {
            Some(Json::Bool(true)) => 0,
            Some(Json::String(_)) => self.version(owner, member)?.unwrap_or(0),
            _ => return Ok(None),
        };
        Ok(Some(Trial {
            since,
            name: owner.str("x-gate").map(str::to_owned),
        }))
    }

    fn span(&self, owner: &Json, since: &str, until: &str) -> Result<Span> {
        Ok(Span {
            since: self.version(owner, since)?.unwrap_or(0),
            // A span up to the newest version is open-ended.
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

    fn errors(&self, owner: &Json) -> Result<Vec<ErrorDef>> {
        let errors = array(owner.get("errors")).iter();
        errors
            .map(|error| {
                Ok(ErrorDef {
                    name: text(error, "name"),
                    answer: answer(error),
                    span: self.span(error, "since", "until")?,
                    when: text(error, "when"),
                })
            })
            .collect()
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
            base: wire.clone(),
            name: pascal(&wire),
            family: family(&method.inner, content),
            has_own_family: content.get("family").is_some(),
            file: method.path.clone(),
            is_request: content.str("kind") == Some("request"),
            sender: sender(content),
            status: match content.str("status") {
                Some("planned") => Status::Planned,
                Some("no-cause") => Status::NoCause,
                Some("not-offered") => Status::NotOffered,
                Some("as-client") => Status::AsClient,
                Some("signed-out") => {
                    Status::SignedOut(answer(content.get("signedOut").context("signedOut")?))
                }
                _ => Status::Served,
            },
            summary: text(content, "summary"),
            doc: text(content, "description"),
            stability: match content.str("stability") {
                Some("experimental") => Stability::Experimental,
                Some("deprecated") => Stability::Deprecated,
                _ => Stability::Stable,
            },
            is_exported: content.is_true("exported"),
            span: self.span(content, "since", "until")?,
            capability: content.str("capability").map(str::to_owned),
            scope: match content.str("scope") {
                Some("connection") => Scope::Connection,
                Some(scope) if scope.starts_with("thread(") => {
                    Scope::Thread(scope["thread(".len()..].trim_end_matches(')').to_owned())
                }
                _ => Scope::None,
            },
            access: match content.str("access") {
                Some("read") => Access::Read,
                Some("act") => Access::Act(None),
                Some(access) if access.starts_with("act(") => Access::Act(Some(
                    access["act(".len()..].trim_end_matches(')').to_owned(),
                )),
                _ => Access::Admin,
            },
            params: type_of("params"),
            params_optional: content.is_true("paramsOptional"),
            result: type_of("result"),
            result_optional: content.is_true("resultOptional"),
            encoded_once: content.is_true("encodedOnce"),
            errors: self.errors(content)?,
            emits: strings(content, "emits"),
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
        Some("string") if schema.is_true("x-path") => Shape::Path,
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

/// Gives a notification that shares its name with a request a name of its own in code.
fn tell_apart(methods: &mut [Method]) {
    let requests: BTreeSet<String> = methods
        .iter()
        .filter(|method| method.is_request)
        .map(|method| method.name.clone())
        .collect();
    for method in methods {
        if !method.is_request && requests.contains(&method.name) {
            method.base.push_str("/notification");
            method.name = pascal(&method.base);
        }
    }
}

fn sender(content: &Json) -> Sender {
    match content.str("from") {
        Some("client") => Sender::Client,
        Some("server") => Sender::Server,
        _ => Sender::Both,
    }
}

fn route(content: &Json) -> Route {
    let type_of = |part| {
        let name = content.get(part).and_then(definition_name);
        name.map(str::to_owned)
    };
    Route {
        route: text(content, "route"),
        server: text(content, "server"),
        summary: text(content, "summary"),
        doc: text(content, "description"),
        auth: content.is_true("auth"),
        request: type_of("request"),
        response: type_of("response"),
        stream: type_of("stream"),
        errors: array(content.get("errors"))
            .iter()
            .map(|error| {
                let status = error.get("status").and_then(Json::as_i64);
                (
                    status.unwrap_or_default(),
                    text(error, "code"),
                    text(error, "when"),
                )
            })
            .collect(),
    }
}

/// Returns the family of a method: the one in its file, else the first part of its name, or the folder of methods
/// without a resource. `inner` is the path of its file below the dialect's folder.
pub fn family(inner: &str, content: &Json) -> String {
    let method = content.str("method").unwrap_or_default();
    match (
        content.str("family"),
        inner.split_once('/'),
        method.split_once('/'),
    ) {
        (Some(family), ..) => snake(family),
        (_, Some(("legacy", _)), _) => "legacy".to_owned(),
        (_, Some(("ext", _)), _) => "ext".to_owned(),
        (.., Some(("$", _)) | None) => "connection".to_owned(),
        (.., Some((first, _))) => snake(first),
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

fn strings(owner: &Json, member: &str) -> Vec<String> {
    owner
        .strings(member)
        .into_iter()
        .map(str::to_owned)
        .collect()
}

fn array(value: Option<&Json>) -> &[Json] {
    value.and_then(Json::as_array).unwrap_or_default()
}
