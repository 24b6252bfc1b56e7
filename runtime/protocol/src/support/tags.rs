//! Puts the tags of unions first, for errors that name their place.

use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};
use serde_json::value::RawValue;

use super::Text;

/// Returns the JSON with members called one of `tags` before the other members of their objects, which keep their order.
///
/// What comes before the tag of a union is set aside until the tag is known, and an error in it cannot say where it is.
/// `None` for text that is not JSON.
pub(crate) fn tags_first(text: &str, tags: &[&str]) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    write(text, tags, &mut out)?;
    Some(out)
}

fn write(text: &str, tags: &[&str], out: &mut String) -> Option<()> {
    match text.as_bytes().first()? {
        b'{' => {
            let MemberTexts(mut members) = serde_json::from_str(text).ok()?;
            // What is a tag in one object may be a member of another; a tag is text.
            let is_tag =
                |name: &str, value: &RawValue| tags.contains(&name) && value.get().starts_with('"');
            members.sort_by_key(|(name, value)| !is_tag(name, value));
            out.push('{');
            for (idx, (name, value)) in members.iter().enumerate() {
                if idx > 0 {
                    out.push(',');
                }
                out.push_str(&serde_json::Value::from(&**name).to_string());
                out.push(':');
                write(value.get(), tags, out)?;
            }
            out.push('}');
        }
        b'[' => {
            let items: Vec<&RawValue> = serde_json::from_str(text).ok()?;
            out.push('[');
            for (idx, item) in items.iter().enumerate() {
                if idx > 0 {
                    out.push(',');
                }
                write(item.get(), tags, out)?;
            }
            out.push(']');
        }
        _ => out.push_str(text),
    }
    Some(())
}

/// The members of an object in their order.
pub(super) struct MemberTexts<'a>(pub(super) Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for MemberTexts<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;

        impl<'de> Visitor<'de> for Collect {
            type Value = MemberTexts<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some((Text(name), value)) = map.next_entry()? {
                    members.push((name, value));
                }
                Ok(MemberTexts(members))
            }
        }

        deserializer.deserialize_map(Collect)
    }
}

#[cfg(test)]
mod tests {
    use super::tags_first;

    #[test]
    fn tags_move_and_nothing_else_does() {
        let text = r#"{"b":[{"x":1e2,"kind":{},"type":"t","a":{"kind":"k"}}],"kind":"q"}"#;
        assert_eq!(
            tags_first(text, &["type", "kind"]).unwrap(),
            r#"{"kind":"q","b":[{"type":"t","x":1e2,"kind":{},"a":{"kind":"k"}}]}"#
        );
        assert_eq!(tags_first("{", &[]), None);
    }
}
