//! Removes from messages what an older version of a dialect lacks.

use serde_json::{Map, Value};

/// The version differences of one type, for encoding.
#[derive(Clone, Copy, Debug)]
pub struct Trim {
    types: &'static [TrimType],
    position: usize,
    lacks: &'static [bool],
}

impl Trim {
    /// Makes a trim of the type at `position` in the table. `lacks` says for each version whether values differ from
    /// the newest one.
    pub const fn new(types: &'static [TrimType], position: usize, lacks: &'static [bool]) -> Self {
        Self {
            types,
            position,
            lacks,
        }
    }

    /// Returns an encoded value in the form of this version; `None` if it is the normal encoding.
    pub fn apply(&self, version: usize, json: &[u8]) -> Option<Value> {
        if !*self.lacks.get(version)? {
            return None;
        }
        let mut value = serde_json::from_slice(json).ok()?;
        trim(self.types, self.position, version, &mut value);
        Some(value)
    }
}

/// A type with members that not all versions have.
#[derive(Debug)]
pub enum TrimType {
    /// An object with these versioned members; other members are not changed.
    Object(&'static [TrimMember]),
    /// A union with a tag member: the tag's name, then each tag value with the position of the variant's type.
    Tagged(&'static str, &'static [(&'static str, usize)]),
    /// A union whose only member's name is the tag.
    External(&'static [(&'static str, usize)]),
    /// A union without a tag: the types of its variants share no versioned members.
    Untagged(&'static [usize]),
}

/// A member of an object.
#[derive(Debug)]
pub struct TrimMember {
    /// The name on the wire.
    pub name: &'static str,
    /// Index of the first version that has the member.
    pub since: usize,
    /// Index of the last version that has the member.
    pub until: usize,
    /// Index of the last version that writes `null` if the member is unset; newer ones omit it.
    pub null_until: Option<usize>,
    /// Position of the type of the value, or of its elements.
    pub inner: Option<usize>,
    /// Whether the value is a map with values of that type.
    pub map: bool,
}

/// Removes the members that `version` lacks from a value of the type at `position`.
fn trim(types: &'static [TrimType], position: usize, version: usize, value: &mut Value) {
    match value {
        Value::Array(items) => {
            items
                .iter_mut()
                .for_each(|item| trim(types, position, version, item));
        }
        Value::Object(object) => trim_object(types, position, version, object),
        _ => {}
    }
}

fn trim_object(
    types: &'static [TrimType],
    position: usize,
    version: usize,
    object: &mut Map<String, Value>,
) {
    match &types[position] {
        TrimType::Object(members) => {
            for member in *members {
                if !(member.since..=member.until).contains(&version) {
                    object.remove(member.name);
                    continue;
                }
                if member.null_until.is_some_and(|until| version <= until) {
                    object.entry(member.name).or_insert(Value::Null);
                }
                let (Some(inner), Some(value)) = (member.inner, object.get_mut(member.name)) else {
                    continue;
                };
                match value {
                    Value::Object(map) if member.map => {
                        map.values_mut()
                            .for_each(|value| trim(types, inner, version, value));
                    }
                    value => trim(types, inner, version, value),
                }
            }
        }
        TrimType::Tagged(tag, variants) => {
            let variant = object.get(*tag).and_then(Value::as_str);
            let variant = variants.iter().find(|(name, _)| Some(*name) == variant);
            if let Some((_, inner)) = variant {
                trim_object(types, *inner, version, object);
            }
        }
        TrimType::External(variants) => {
            for (name, inner) in *variants {
                if let Some(value) = object.get_mut(*name) {
                    trim(types, *inner, version, value);
                }
            }
        }
        TrimType::Untagged(variants) => {
            for inner in *variants {
                trim_object(types, *inner, version, object);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{TrimMember, TrimType, trim};

    static TYPES: &[TrimType] = &[
        TrimType::Object(&[
            TrimMember {
                name: "new",
                since: 1,
                until: usize::MAX,
                null_until: None,
                inner: None,
                map: false,
            },
            TrimMember {
                name: "old",
                since: 0,
                until: 0,
                null_until: None,
                inner: None,
                map: false,
            },
            TrimMember {
                name: "items",
                since: 0,
                until: usize::MAX,
                null_until: None,
                inner: Some(1),
                map: false,
            },
            TrimMember {
                name: "once",
                since: 0,
                until: usize::MAX,
                null_until: Some(0),
                inner: None,
                map: false,
            },
            TrimMember {
                name: "byName",
                since: 0,
                until: usize::MAX,
                null_until: None,
                inner: Some(0),
                map: true,
            },
        ]),
        TrimType::Tagged("type", &[("a", 0)]),
    ];

    #[test]
    fn members_of_other_versions_go() {
        let value = json!({
            "new": 1, "old": 2, "kept": 3,
            "items": [{ "type": "a", "new": 1 }, { "type": "b", "new": 1 }],
            "byName": { "new": { "new": 1, "old": null } },
        });
        let trimmed = |version| {
            let mut value = value.clone();
            trim(TYPES, 0, version, &mut value);
            value
        };
        assert_eq!(
            trimmed(0),
            json!({
                "old": 2, "kept": 3, "once": null,
                "items": [{ "type": "a", "once": null }, { "type": "b", "new": 1 }],
                "byName": { "new": { "old": null, "once": null } },
            })
        );
        assert_eq!(
            trimmed(1),
            json!({
                "new": 1, "kept": 3,
                "items": [{ "type": "a", "new": 1 }, { "type": "b", "new": 1 }],
                "byName": { "new": { "new": 1 } },
            })
        );
    }
}
