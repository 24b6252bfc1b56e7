//! Generates values for a schema, the same ones on every run.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use serde_json::{Map, Value, json};

use super::schemas::{Node, Schemas};

/// The depth from which on the generator chooses the smallest values.
const DEPTH: usize = 6;

/// A generator of values for one schema.
pub(super) struct Sampler<'a> {
    schemas: &'a Schemas,
    state: u64,
    style: Style,
}

#[derive(Clone, Copy)]
struct Style {
    /// Whether all optional members are present.
    complete: bool,
    /// Whether to add values, variants and members that the schema does not know.
    news: bool,
    /// The version to which values and variants are limited, if any.
    version: Option<usize>,
}

impl<'a> Sampler<'a> {
    pub(super) fn new(schemas: &'a Schemas, place: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        place.hash(&mut hasher);
        let style = Style {
            complete: false,
            news: false,
            version: None,
        };
        Self {
            schemas,
            state: hasher.finish(),
            style,
        }
    }

    /// Makes a value with all members.
    pub(super) fn complete(&mut self, schema: Node<'_>) -> Value {
        self.make(schema, true, false, None)
    }

    /// Makes a value without unknown parts, limited to a version if one is given.
    pub(super) fn plain(&mut self, schema: Node<'_>, version: Option<usize>) -> Value {
        self.make(schema, false, false, version)
    }

    /// Makes a value that may contain unknown parts.
    pub(super) fn any(&mut self, schema: Node<'_>) -> Value {
        self.make(schema, false, true, None)
    }

    /// Returns the value with one part replaced or one member removed.
    pub(super) fn broken(&mut self, value: &Value) -> Value {
        let mut broken = value.clone();
        let mut places = 0;
        visit(&mut broken, &mut |_| places += 1);
        let chosen = self.below(places);
        let replacement = match self.below(8) {
            0 => Value::Null,
            1 => json!(true),
            2 => json!(7),
            3 => json!(-1.5),
            4 => json!("zz"),
            5 => json!([]),
            6 => json!({}),
            _ => json!(u64::MAX),
        };
        let removed = self.below(4) == 0;
        let member = self.below(64);
        let mut place = 0;
        visit(&mut broken, &mut |value| {
            if place == chosen {
                match value {
                    Value::Object(members) if removed && !members.is_empty() => {
                        let name = members.keys().nth(member % members.len()).cloned();
                        name.and_then(|name| members.remove(&name));
                    }
                    value => *value = replacement.clone(),
                }
            }
            place += 1;
        });
        broken
    }

    fn make(
        &mut self,
        schema: Node<'_>,
        complete: bool,
        news: bool,
        version: Option<usize>,
    ) -> Value {
        self.style = Style {
            complete,
            news,
            version,
        };
        self.value(schema, 0)
    }

    fn value(&mut self, node: Node<'_>, depth: usize) -> Value {
        if node.is_nullable() && (depth > DEPTH || (!self.style.complete && self.below(4) == 0)) {
            return Value::Null;
        }
        if node.text("$ref").is_some() {
            let target = self.schemas.follow(node);
            // The schemas outlive the sampler; the node only borrows them for a shorter time.
            return self.value(target, depth + 1);
        }
        if let Some(tag) = node.text("x-tag") {
            return self.union(node, tag, depth);
        }
        let alternatives = self.alternatives(node);
        if let Some(chosen) = self.pick(&alternatives, depth)
            && chosen
                .get("required")
                .is_none_or(|_| chosen.get("properties").is_some())
        {
            return self.value(chosen, depth + 1);
        }
        let fixed = self.known_texts(node);
        if let Some(text) = self.pick(&fixed, 0) {
            let news = node.get("enum").is_some() && self.is_news();
            return if news { json!("zz-news") } else { json!(text) };
        }
        if node.get("allOf").is_some() || node.get("properties").is_some() {
            let mut members = Map::new();
            self.members(node, depth, &mut members);
            if self.is_news() {
                members.insert("zzNews".to_owned(), json!({ "a": [1, "b"] }));
            }
            return Value::Object(members);
        }
        let few = if depth > DEPTH { 0 } else { self.below(3) };
        match node.kind() {
            Some("string") => self.text(),
            Some("boolean") => json!(self.below(2) == 0),
            Some("integer") => match node.text("format") {
                Some("int32") => json!(-(self.below(1 << 20) as i64)),
                Some("int64") => json!(self.below(1 << 40) as i64 - (1 << 39)),
                Some("uint8") => json!(self.below(256)),
                Some("uint16") => json!(self.below(1 << 16)),
                _ => json!(self.below(1 << 31)),
            },
            Some("number") => json!(self.below(1000) as f64 / 8.0),
            Some("array") => {
                let item = node.get("items").expect("an array has items");
                let few = if self.style.complete && depth <= DEPTH {
                    1
                } else {
                    few
                };
                Value::Array((0..few).map(|_| self.value(item, depth + 1)).collect())
            }
            Some("object") => {
                let item = node.get("additionalProperties");
                let item = item.filter(|item| item.schema.is_object());
                let members = (0..few).map(|index| {
                    let value = match item {
                        Some(item) => self.value(item, depth + 1),
                        None => json!(index),
                    };
                    (format!("key {index}"), value)
                });
                Value::Object(members.collect())
            }
            _ => json!({ "any": [1, null, "é"] }),
        }
    }

    /// Adds the members of an object, including those of its `allOf` parts.
    fn members(&mut self, node: Node<'_>, depth: usize, found: &mut Map<String, Value>) {
        let node = self.schemas.follow(node);
        if node.get("x-tag").is_some() {
            if let Value::Object(inner) = self.value(node, depth + 1) {
                found.extend(inner);
            }
            return;
        }
        for part in node.list("allOf").collect::<Vec<_>>() {
            self.members(part, depth, found);
        }
        let required = node.texts("required");
        let choice = node
            .get("x-one-of")
            .map(|choice| choice.texts("members"))
            .unwrap_or_default();
        for (name, schema) in node
            .schema
            .get("properties")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
        {
            let must = required.contains(&name.as_str()) || choice.contains(&name.as_str());
            let member = node.inner(schema);
            let may = depth <= DEPTH && (self.style.complete || self.below(2) == 0);
            let in_version = self
                .style
                .version
                .is_none_or(|version| self.schemas.has(version, schema, "x-since", "x-until"));
            if must || (may && in_version) {
                found.insert(name.clone(), self.value(member, depth + 1));
            }
        }
    }

    fn union(&mut self, node: Node<'_>, tag: &str, depth: usize) -> Value {
        if self.is_news() {
            match tag {
                "external" if self.below(2) == 0 => return json!("zz-news"),
                "external" => return json!({ "zzNews": { "a": 1.5 } }),
                "none" => {}
                tag => return json!({ tag: "zz-news", "a": [1.5, null] }),
            }
        }
        let variants = self.alternatives(node);
        let chosen = self.pick(&variants, depth).expect("a union has variants");
        self.value(chosen, depth + 1)
    }

    /// Returns the alternatives of the version, without `null`.
    fn alternatives<'n>(&self, node: Node<'n>) -> Vec<Node<'n>> {
        let mut alternatives = node.alternatives();
        alternatives.retain(|part| {
            let version = self.style.version;
            part.text("type") != Some("null")
                && version.is_none_or(|version| {
                    self.schemas.has(version, part.schema, "x-since", "x-until")
                })
        });
        alternatives
    }

    /// Returns the enum values of the version.
    fn known_texts<'n>(&self, node: Node<'n>) -> Vec<&'n str> {
        let mut texts = node.fixed_texts();
        if let (Some(version), Some(notes)) = (self.style.version, node.get("x-values")) {
            texts.retain(|text| {
                notes
                    .get(text)
                    .is_none_or(|note| self.schemas.has(version, note.schema, "since", "until"))
            });
        }
        texts
    }

    /// Picks one of several; below [`DEPTH`], the one with the shortest schema.
    fn pick<T: Copy + Length>(&mut self, all: &[T], depth: usize) -> Option<T> {
        if depth > DEPTH {
            return all.iter().copied().min_by_key(Length::length);
        }
        let count = all.len();
        (count > 0).then(|| all[self.below(count)])
    }

    fn text(&mut self) -> Value {
        let texts = [
            "",
            "text",
            "é \"\\\n\u{1f600}",
            "2026-01-01T00:00:00Z",
            "/tmp/a b",
        ];
        json!(texts[self.below(texts.len())])
    }

    fn is_news(&mut self) -> bool {
        self.style.news && self.below(6) == 0
    }

    /// Returns a random number below `end`, by SplitMix64.
    fn below(&mut self, end: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }
}

/// The length of a written form, for comparison.
trait Length {
    fn length(&self) -> usize;
}

impl Length for Node<'_> {
    fn length(&self) -> usize {
        self.schema.to_string().len()
    }
}

impl Length for &str {
    fn length(&self) -> usize {
        self.len()
    }
}

/// Calls `see` on every value inside a value, and on the value itself.
fn visit(value: &mut Value, see: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| visit(item, see)),
        Value::Object(members) => members.values_mut().for_each(|member| visit(member, see)),
        _ => {}
    }
    see(value);
}
