//! The JSON form of values, in rows and between processes. The forms are separate types, so that the model can change
//! while old rows stay readable: the compiler requires a change here for each change of a value, and `sqlite/rows.tsv`
//! shows the rows on disk.
//!
//! A form is a serde type with the attribute `remote`, which writes and reads a value without a copy. What may be
//! missing in rows of older versions is an `Option` or has a default.

/// Makes forms the way in which serde writes and reads their values.
///
/// A value after `else` stands for what a newer program wrote and this one does not know. It is the one with which the
/// least can happen, and what has it is readable. Such values are read from JSON only, and not within a form with a tag.
macro_rules! forms {
    ($($form:ident => $value:ident $(else $unknown:expr)?,)*) => {$(
        impl serde::Serialize for $value {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $form::serialize(self, to)
            }
        }

        forms!(read $form, $value $(, $unknown)?);
    )*};
    (read $form:ident, $value:ident) => {
        impl<'de> serde::Deserialize<'de> for $value {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $form::deserialize(from)
            }
        }
    };
    (read $form:ident, $value:ident, $unknown:expr) => {
        impl<'de> serde::Deserialize<'de> for $value {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <&serde_json::value::RawValue>::deserialize(from)?.get();
                Ok(Self::known(text).unwrap_or_else(|_| $unknown))
            }
        }

        impl $value {
            /// Reads a value that this program knows.
            pub(in crate::store) fn known(text: &str) -> Result<Self, serde_json::Error> {
                $form::deserialize(&mut serde_json::Deserializer::from_str(text))
            }
        }
    };
}

/// Stands for a text that this program cannot read.
const NEWER: &str = "(A newer version of the program wrote this. It is needed to read it.)";

mod ask;
mod item;
mod thread;
mod turn;
mod usage;

pub(super) use self::item::NewerItem;
