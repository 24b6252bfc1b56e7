//! The JSON form of values, in rows and between processes. The forms are separate types, so that the model can change
//! while old rows stay readable: the compiler requires a change here for each change of a value, and `sqlite/rows.tsv`
//! shows the rows on disk.
//!
//! A form is a serde type with the attribute `remote`, which writes and reads a value without a copy. What may be
//! missing in rows of older versions is an `Option` or has a default.

/// Makes forms the way in which serde writes and reads their values.
macro_rules! forms {
    ($($form:ident => $value:ident,)*) => {$(
        impl serde::Serialize for $value {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $form::serialize(self, to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $value {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $form::deserialize(from)
            }
        }
    )*};
}

mod ask;
mod item;
mod thread;
mod turn;
mod usage;
