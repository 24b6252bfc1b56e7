//! Predicts the result of a decoder for a value, from the schema alone.

use serde_json::{Map, Value, json};

use super::schemas::{Node, Schemas};

/// Why no encoded value is predicted.
#[derive(Debug)]
pub(super) enum Stop {
    /// The value must be refused; the path of the error.
    Refused(String),
    /// The schema does not define the result.
    Open,
}

impl Stop {
    fn below(self, place: &str) -> Self {
        match self {
            Stop::Refused(path) if path.is_empty() || path.starts_with('[') => {
                Stop::Refused(format!("{place}{path}"))
            }
            Stop::Refused(path) => Stop::Refused(format!("{place}.{path}")),
            Stop::Open => Stop::Open,
        }
    }
}

fn refused<T>() -> Result<T, Stop> {
    Err(Stop::Refused(String::new()))
}

/// The rules of `schema/README.md`.
pub(super) struct Model<'a> {
    pub(super) schemas: &'a Schemas,
}

/// The members of an object, from its own schema and the parts of its `allOf`.
struct Shape<'a> {
    members: Vec<(&'a str, Node<'a>)>,
    required: Vec<&'a str>,
    /// The parts that are unions.
    unions: Vec<Node<'a>>,
    keeps_unknown: bool,
    /// Whether a part keeps unknown members; the whole object does so only in some cases.
    part_keeps_unknown: bool,
}

impl<'a> Model<'a> {
    pub(super) fn new(schemas: &'a Schemas) -> Self {
        Self { schemas }
    }

    /// Returns the encoded form of the value after decoding.
    pub(super) fn written(&self, node: Node<'_>, value: &Value) -> Result<Value, Stop> {
        if node.is_nullable() && value.is_null() {
            return Ok(Value::Null);
        }
        if node.text("$ref").is_some() {
            return self.written(self.schemas.follow(node), value);
        }
        if let Some(tag) = node.text("x-tag") {
            return match tag {
                "external" => self.external(node, value),
                "none" => self.untagged(node, value),
                tag => self.tagged(node, tag, value),
            };
        }
        let alternatives: Vec<Node<'_>> = node
            .alternatives()
            .into_iter()
            .filter(|part| {
                part.text("type") != Some("null")
                    && part
                        .get("required")
                        .is_none_or(|_| part.get("properties").is_some())
            })
            .collect();
        match alternatives.as_slice() {
            [] => {}
            [only] => return self.written(*only, value),
            // Alternatives without a tag are strings.
            _ => {
                return if value.is_string() {
                    Ok(value.clone())
                } else {
                    refused()
                };
            }
        }
        if let Some(fixed) = node.text("const") {
            return if value == fixed {
                Ok(value.clone())
            } else {
                refused()
            };
        }
        if node.get("enum").is_some() {
            return if value.is_string() {
                Ok(value.clone())
            } else {
                refused()
            };
        }
        let parts: Vec<Node<'_>> = node.list("allOf").collect();
        if let ([only], None) = (parts.as_slice(), node.get("properties")) {
            return self.written(*only, value);
        }
        let is_map = node
            .schema
            .get("additionalProperties")
            .is_some_and(Value::is_object);
        if !parts.is_empty() || node.get("properties").is_some() {
            return self.object(&self.shape(node), value);
        }
        match (node.kind(), value) {
            (None, value) => Ok(value.clone()),
            (Some("string"), Value::String(_)) | (Some("boolean"), Value::Bool(_)) => {
                Ok(value.clone())
            }
            (Some("number"), Value::Number(_)) => Ok(value.clone()),
            (Some("integer"), Value::Number(number)) => {
                let fits = match node.text("format") {
                    Some("int32") => number.as_i64().is_some_and(|n| i32::try_from(n).is_ok()),
                    Some("uint8") => number.as_u64().is_some_and(|n| u8::try_from(n).is_ok()),
                    Some("uint16") => number.as_u64().is_some_and(|n| u16::try_from(n).is_ok()),
                    Some("uint32") => number.as_u64().is_some_and(|n| u32::try_from(n).is_ok()),
                    Some("uint64") => number.is_u64(),
                    _ => number.as_i64().is_some(),
                };
                if fits { Ok(value.clone()) } else { refused() }
            }
            (Some("array"), Value::Array(items)) => {
                let item = node.get("items").expect("an array has items");
                let written = items.iter().enumerate().map(|(index, value)| {
                    self.written(item, value)
                        .map_err(|stop| stop.below(&format!("[{index}]")))
                });
                written.collect::<Result<Vec<_>, _>>().map(Value::Array)
            }
            (Some("object"), Value::Object(members)) if is_map => {
                let item = node.get("additionalProperties").expect("it is a map");
                let written = members.iter().map(|(name, value)| {
                    let written = self.written(item, value).map_err(|stop| stop.below(name))?;
                    Ok((name.clone(), written))
                });
                written.collect::<Result<Map<_, _>, _>>().map(Value::Object)
            }
            (Some("object"), _) if is_map => refused(),
            (Some("object"), _) if node.is_true("additionalProperties") => Ok(value.clone()),
            (Some("object"), _) => self.object(&self.shape(node), value),
            _ => refused(),
        }
    }

    fn shape<'n>(&self, node: Node<'n>) -> Shape<'n>
    where
        'a: 'n,
    {
        let mut shape = Shape {
            members: Vec::new(),
            required: Vec::new(),
            unions: Vec::new(),
            keeps_unknown: false,
            part_keeps_unknown: false,
        };
        self.add(node, &mut shape);
        shape.keeps_unknown = node.is_true("additionalProperties");
        shape
    }

    fn add<'n>(&self, node: Node<'n>, shape: &mut Shape<'n>)
    where
        'a: 'n,
    {
        let node = self.schemas.follow(node);
        if node.get("x-tag").is_some() {
            shape.unions.push(node);
            return;
        }
        for part in node.list("allOf") {
            self.add(part, shape);
        }
        if let Some(Value::Object(members)) = node.schema.get("properties") {
            for (name, schema) in members {
                shape.members.retain(|(known, _)| known != name);
                shape.members.push((name, node.inner(schema)));
            }
        }
        shape.required.extend(node.texts("required"));
        shape.part_keeps_unknown |= node.is_true("additionalProperties");
    }

    fn object(&self, shape: &Shape<'_>, value: &Value) -> Result<Value, Stop> {
        let object = match value {
            Value::Object(object) => object,
            // Serde also reads a struct from an array.
            Value::Array(_) => return Err(Stop::Open),
            _ => return refused(),
        };
        let mut written = Map::new();
        for (name, member) in &shape.members {
            let required = shape.required.contains(name);
            let found = self.member(*member, required, object.get(*name));
            if let Some(value) = found.map_err(|stop| stop.below_member(name))? {
                written.insert((*name).to_owned(), value);
            }
        }
        let unknown = object
            .iter()
            .filter(|(name, _)| !shape.members.iter().any(|(known, _)| known == name));
        for (name, value) in unknown {
            if shape.keeps_unknown {
                written.insert(name.clone(), value.clone());
            } else if shape.part_keeps_unknown {
                return Err(Stop::Open);
            }
        }
        Ok(Value::Object(written))
    }

    /// Returns the encoded form of a member, if it is written.
    fn member(
        &self,
        member: Node<'_>,
        required: bool,
        found: Option<&Value>,
    ) -> Result<Option<Value>, MemberStop> {
        let nullable = member.is_nullable() || self.schemas.follow(member).is_nullable();
        let patch = member.is_true("x-patch");
        let lenient = member.text("x-lenient");
        let default = member
            .schema
            .get("default")
            .filter(|value| !required && !nullable && !patch && !value.is_null());
        let optional = nullable || patch || (!required && default.is_none());
        let writes_null = match member.text("x-null") {
            Some(policy) => policy == "write",
            None => self.schemas.writes_null(),
        };
        let unset = || {
            let null = nullable && !patch && (required || writes_null);
            Ok(null.then_some(Value::Null))
        };
        let or_default = || match default {
            Some(value) => Ok(Some(
                self.written(member, value).map_err(MemberStop::Inside)?,
            )),
            None if optional => unset(),
            None => Err(MemberStop::Inside(Stop::Open)),
        };
        let Some(value) = found else {
            return match (required, lenient.is_some() || patch) {
                (true, false) if nullable => unset(),
                (true, _) if member.is_versioned() => Err(MemberStop::Inside(Stop::Open)),
                (true, _) => Err(MemberStop::Missing),
                (false, _) => or_default(),
            };
        };
        if value.is_null() && patch {
            return Ok(Some(Value::Null));
        }
        if value.is_null() && optional && lenient.is_none() {
            return unset();
        }
        let read = self.written(member, value);
        match (lenient, read) {
            (Some("default"), _) if value.is_null() && optional => unset(),
            (Some("default"), Err(Stop::Refused(_))) if optional => unset(),
            (Some("default"), Err(_)) => Err(MemberStop::Inside(Stop::Open)),
            (Some("null-default"), _) if value.is_null() => {
                if optional {
                    unset()
                } else {
                    Ok(Some(self.empty(member)?))
                }
            }
            (Some("skip-items"), _) => {
                let Value::Array(items) = value else {
                    return if optional {
                        unset()
                    } else {
                        Ok(Some(json!([])))
                    };
                };
                let list = self.schemas.follow(member);
                let item = list.get("items").ok_or(MemberStop::Inside(Stop::Open))?;
                let mut good = Vec::new();
                for value in items {
                    match self.written(item, value) {
                        Ok(value) => good.push(value),
                        Err(Stop::Refused(_)) => {}
                        Err(Stop::Open) => return Err(MemberStop::Inside(Stop::Open)),
                    }
                }
                Ok(Some(Value::Array(good)))
            }
            (_, read) => read.map(Some).map_err(MemberStop::Inside),
        }
    }

    /// Returns the empty value that replaces a `null` that is read as absent.
    fn empty(&self, member: Node<'_>) -> Result<Value, MemberStop> {
        match self.schemas.follow(member).kind() {
            Some("array") => Ok(json!([])),
            Some("string") => Ok(json!("")),
            Some("boolean") => Ok(json!(false)),
            Some("integer" | "number") => Ok(json!(0)),
            _ => Err(MemberStop::Inside(Stop::Open)),
        }
    }

    fn tagged(&self, node: Node<'_>, tag: &str, value: &Value) -> Result<Value, Stop> {
        let Value::Object(object) = value else {
            return refused();
        };
        let name = match object.get(tag) {
            Some(Value::String(name)) => name.as_str(),
            Some(_) => return Err(Stop::Refused(tag.to_owned())),
            None => match node.text("x-default-tag") {
                Some(name) => name,
                None => return refused(),
            },
        };
        for variant in node.alternatives() {
            let mut shape = self.shape(variant);
            let is_tag = |(member, schema): &(&str, Node<'_>)| {
                *member == tag && schema.text("const") == Some(name)
            };
            if !shape.members.iter().any(is_tag) {
                continue;
            }
            shape.members.retain(|(member, _)| *member != tag);
            let mut rest = object.clone();
            rest.remove(tag);
            let has_members =
                !shape.members.is_empty() || shape.keeps_unknown || shape.part_keeps_unknown;
            let written = match shape.unions.as_slice() {
                [] if has_members => self.object(&shape, &Value::Object(rest))?,
                [] => json!({}),
                [inner] => self.written(*inner, &Value::Object(rest))?,
                _ => return Err(Stop::Open),
            };
            let Value::Object(mut written) = written else {
                return Err(Stop::Open);
            };
            written.insert(tag.to_owned(), name.into());
            return Ok(Value::Object(written));
        }
        Ok(value.clone())
    }

    fn external(&self, node: Node<'_>, value: &Value) -> Result<Value, Stop> {
        let object = match value {
            Value::String(_) => return Ok(value.clone()),
            Value::Object(object) => object,
            _ => return refused(),
        };
        let mut members = object.iter();
        let (name, inner) = match (members.next(), members.next()) {
            (None, _) => return refused(),
            (Some(only), None) => only,
            // The first member counts, but the model does not keep their order.
            (Some(_), Some(_)) => return Err(Stop::Open),
        };
        for variant in node.alternatives() {
            let payload = variant.get("properties").and_then(|all| all.get(name));
            if let Some(payload) = payload {
                let written = self
                    .written(payload, inner)
                    .map_err(|stop| stop.below(name))?;
                return Ok(json!({ name: written }));
            }
        }
        Ok(value.clone())
    }

    fn untagged(&self, node: Node<'_>, value: &Value) -> Result<Value, Stop> {
        for variant in node.alternatives() {
            if variant.text("type") == Some("null") {
                continue;
            }
            match self.written(variant, value) {
                Err(Stop::Refused(_)) => {}
                verdict => return verdict,
            }
        }
        Ok(value.clone())
    }
}

/// Why a member is refused.
enum MemberStop {
    /// The member is absent.
    Missing,
    /// The value of the member is invalid.
    Inside(Stop),
}

impl MemberStop {
    /// Converts the reason to one of the object: an absent member is an error of the object itself.
    fn below_member(self, name: &str) -> Stop {
        match self {
            MemberStop::Missing => Stop::Refused(String::new()),
            MemberStop::Inside(stop) => stop.below(name),
        }
    }
}
