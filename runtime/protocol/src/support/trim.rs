//! Writes a message as an older version does: without what it does not know.

use serde::Serialize;
use serde_json::{Map, Value};

/// What the versions of a dialect write differently in values of one type.
#[derive(Clone, Copy, Debug)]
pub struct Trim {
    types: &'static [TrimType],
    position: usize,
    lacks: &'static [bool],
}

impl Trim {
    /// Names the type by its position in the table, and says of each version whether it differs in anything.
    pub const fn new(types: &'static [TrimType], position: usize, lacks: &'static [bool]) -> Self {
        Self {
            types,
            position,
            lacks,
        }
    }

    /// Returns the value as the version at this index writes it; `None` where that is how it is encoded anyway.
    pub fn apply<T: Serialize>(&self, version: usize, value: &T) -> Option<Value> {
        if !*self.lacks.get(version)? {
            return None;
        }
        let mut value = serde_json::to_value(value).ok()?;
        trim(self.types, self.position, version, &mut value);
        Some(value)
    }
}

/// A type whose values may hold members that came or went with a version.
#[derive(Debug)]
pub enum TrimType {
    /// An object with these members; others stay as they are.
    Object(&'static [TrimMember]),
    /// A union told by a member: its name, then each tag with the position of the variant's type.
    Tagged(&'static str, &'static [(&'static str, usize)]),
    /// A union told by the name of the only member.
    External(&'static [(&'static str, usize)]),
    /// A union that is told by nothing: the types of its variants share no versioned members.
    Untagged(&'static [usize]),
}

/// A member of an object.
#[derive(Debug)]
pub struct TrimMember {
    /// The name on the wire.
    pub name: &'static str,
    /// Index of the first version that has it.
    pub since: usize,
    /// Index of the last version that has it.
    pub until: usize,
    /// Index of the last version that writes `null` where it is unset; newer ones leave it out.
    pub null_until: Option<usize>,
    /// Position of the type of its value, or of the elements of its value.
    pub inner: Option<usize>,
    /// Whether the value is a map from names to that type.
    pub map: bool,
}

/// Removes members that `version` does not have from a value of the type at `position`.
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
