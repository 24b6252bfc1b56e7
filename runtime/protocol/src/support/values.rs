//! Open enums, constant strings, and the values that a version knows.

use std::{
    borrow::Cow,
    fmt::{self, Display},
};

use serde::de::{Error, Visitor};
use serde_json::value::RawValue;

use crate::{RawJson, UnknownVariant, VariantProblem, envelope::RpcError};

/// A value of an enum or the tag of a variant: its text, and the indexes of the first and the last version that have
/// it.
pub type Value = (&'static str, usize, usize);

/// Refuses a value that is unknown in `version`; the error lists the known ones.
pub fn check_value(
    values: &'static [Value],
    value: &str,
    version: usize,
) -> Result<(), UnknownVariant> {
    let in_force = |(_, since, until): &&Value| (*since..=*until).contains(&version);
    if values
        .iter()
        .filter(in_force)
        .any(|(known, ..)| *known == value)
    {
        return Ok(());
    }
    Err(UnknownVariant {
        path: String::new(),
        problem: VariantProblem::Value {
            value: value.to_owned(),
            expected: values
                .iter()
                .filter(in_force)
                .map(|(known, ..)| *known)
                .collect(),
        },
    })
}

/// Refuses a value that matches no variant of `union`.
pub fn no_match(union: &'static str) -> Result<(), UnknownVariant> {
    Err(UnknownVariant {
        path: String::new(),
        problem: VariantProblem::Shape(union),
    })
}

/// Adds the name of the checked member to the path of an error.
pub fn at(member: &str, checked: Result<(), UnknownVariant>) -> Result<(), UnknownVariant> {
    checked.map_err(|unknown| unknown.below(member))
}

/// The template of a dialect's error response, with `{placeholders}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorText {
    /// The dialect's code.
    pub code: i64,
    /// The sentence for the peer.
    pub message: &'static str,
    /// The `data` member as JSON; `None` where there is none.
    pub data: Option<&'static str>,
}

impl ErrorText {
    /// Makes a template without data.
    pub const fn new(code: i64, message: &'static str) -> Self {
        Self {
            code,
            message,
            data: None,
        }
    }

    /// Makes a template with data: JSON whose strings may contain placeholders, too.
    pub const fn with_data(code: i64, message: &'static str, data: &'static str) -> Self {
        Self {
            code,
            message,
            data: Some(data),
        }
    }

    /// Makes the error: replaces each placeholder by the value of its name.
    pub fn fill(&self, values: &[(&str, &dyn Display)]) -> RpcError {
        let values: Vec<(&str, String)> = values
            .iter()
            .map(|(name, value)| (*name, value.to_string()))
            .collect();
        let message = fill(self.message, &values, |text| format!("{text:?}"));
        let data = self.data.and_then(|data| {
            let escaped: Vec<(&str, String)> = values
                .iter()
                .map(|(name, value)| (*name, escape(value)))
                .collect();
            let data = fill(data, &escaped, |text| format!("\"{text}\""));
            RawValue::from_string(data.into_owned()).ok()
        });
        RpcError {
            code: self.code,
            message,
            data: data.map(RawJson::from),
        }
    }
}

/// Returns the text escaped as in a JSON string, without the quotes.
fn escape(text: &str) -> String {
    let quoted = serde_json::Value::from(text).to_string();
    quoted[1..quoted.len() - 1].to_owned()
}

/// Replaces the `{placeholders}` of a text by values. A placeholder without a value is kept; one between double quotes
/// is replaced by the `quoted` value.
fn fill(
    template: &'static str,
    values: &[(&str, String)],
    quoted: impl Fn(&str) -> String,
) -> Cow<'static, str> {
    if values.is_empty() {
        return template.into();
    }
    let mut text = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let value = after.split_once('}').and_then(|(name, behind)| {
            let (_, value) = values.iter().find(|(known, _)| *known == name)?;
            Some((value, behind))
        });
        match value {
            Some((value, behind)) if before.ends_with('"') && behind.starts_with('"') => {
                text.pop();
                text.push_str(&quoted(value));
                rest = &behind[1..];
            }
            Some((value, behind)) => {
                text.push_str(value);
                rest = behind;
            }
            None => {
                text.push('{');
                rest = after;
            }
        }
    }
    text.push_str(rest);
    text.into()
}

/// Implements the text traits of an open enum that has `as_str` and `From<&str>`.
#[doc(hidden)]
#[macro_export]
macro_rules! text_enum {
    ($name:ident) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::convert::Infallible;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Ok(Self::from(text))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::support::Text::deserialize(deserializer).map(|text| Self::from(&*text.0))
            }
        }
    };
}

/// Implements serde for a unit struct that represents one constant string.
#[doc(hidden)]
#[macro_export]
macro_rules! fixed_text {
    ($name:ident, $text:literal) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($text)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::support::Fixed(&[$text]))?;
                Ok(Self)
            }
        }
    };
}

/// Accepts one constant string. The reader knows the position of an error that a visitor returns.
#[derive(Debug)]
pub struct Fixed(pub &'static [&'static str]);

impl Visitor<'_> for Fixed {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        if self.0.contains(&text) {
            Ok(())
        } else {
            Err(E::unknown_variant(text, self.0))
        }
    }
}

pub use {fixed_text, text_enum};

#[cfg(test)]
mod tests {
    use super::{ErrorText, Value, check_value};

    #[test]
    fn data_stays_json() {
        let text = ErrorText {
            code: 1,
            message: "{a}!",
            data: Some(r#"{"a":"{a}"}"#),
        };
        let error = text.fill(&[("a", &"say \"hi\"")]);
        assert_eq!(error.message, "say \"hi\"!");
        assert_eq!(error.data.unwrap().get(), r#"{"a":"say \"hi\""}"#);
    }

    #[test]
    fn only_values_of_the_version_are_known() {
        const VALUES: &[Value] = &[("a", 0, usize::MAX), ("b", 1, usize::MAX), ("c", 0, 0)];
        assert!(check_value(VALUES, "b", 1).is_ok());
        let error = |value, version| check_value(VALUES, value, version).unwrap_err().to_string();
        assert_eq!(error("b", 0), "unknown variant `b`, expected `a` or `c`");
        assert_eq!(error("c", 1), "unknown variant `c`, expected `a` or `b`");
    }

    #[test]
    fn placeholders_without_a_value_stay() {
        assert_eq!(filled("{a} of {b}: {"), "1\n of {b}: {");
    }

    #[test]
    fn a_value_between_quotes_is_escaped() {
        assert_eq!(filled("no \"{a}\", no '{a}'"), "no \"1\\n\", no '1\n'");
    }

    fn filled(message: &'static str) -> String {
        let text = ErrorText {
            code: 1,
            message,
            data: None,
        };
        text.fill(&[("a", &"1\n")]).message.into_owned()
    }
}
