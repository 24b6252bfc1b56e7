//! The stored forms of values. They are separate types, so that the model can change while old rows stay readable: the
//! compiler requires a change here for each change of a value, and `sqlite/rows.tsv` shows the rows on disk.
//!
//! A form is a serde type with the attribute `remote`, which writes and reads a value without a copy. Each `Option` has
//! a default, because rows of older versions may lack the member.

macro_rules! forms {
    ($($form:ident => $value:ident,)*) => {$(
        impl super::Form<$value> for $form {
            fn write<S: serde::Serializer>(value: &$value, to: S) -> Result<S::Ok, S::Error> {
                Self::serialize(value, to)
            }

            fn read<'de, D: serde::Deserializer<'de>>(from: D) -> Result<$value, D::Error> {
                Self::deserialize(from)
            }
        }
    )*};
}

mod ask;
mod item;
mod thread;
mod turn;
mod usage;

use std::{marker::PhantomData, sync::Arc};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(super) use self::{
    ask::{AnswerRow, AskRow, SettledByRow},
    item::ItemRow,
    thread::{PlanRow, QueuedInputRow, ThreadChangeRow, ThreadRow},
    turn::{TurnErrorRow, TurnRow},
    usage::UsageReportRow,
};

/// The stored form of values of type `T`.
pub(super) trait Form<T> {
    fn write<S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error>;

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<T, D::Error>;
}

/// Serializes a value in its form as JSON.
pub(super) fn encode<F: Form<T>, T>(value: &T) -> Result<String, serde_json::Error> {
    serde_json::to_string(&Formed::<F, T>(value, PhantomData))
}

/// Parses a value from JSON in its form.
pub(super) fn decode<F: Form<T>, T>(text: &str) -> Result<T, serde_json::Error> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = F::read(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// Applies a form to the content of a container, for `#[serde(with)]`.
pub(super) struct As<F>(PhantomData<F>);

impl<F> As<F> {
    pub(super) fn serialize<T, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error>
    where
        F: Form<T>,
    {
        F::write(value, to)
    }

    pub(super) fn deserialize<'de, T, D: Deserializer<'de>>(from: D) -> Result<T, D::Error>
    where
        F: Form<T>,
    {
        F::read(from)
    }
}

/// A value to be serialized in a form.
struct Formed<'a, F, T>(&'a T, PhantomData<F>);

impl<F: Form<T>, T> Serialize for Formed<'_, F, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        F::write(self.0, to)
    }
}

/// A value that was deserialized from a form.
struct Unformed<F, T>(T, PhantomData<F>);

impl<'de, F: Form<T>, T> Deserialize<'de> for Unformed<F, T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        F::read(from).map(|value| Self(value, PhantomData))
    }
}

impl<F: Form<T>, T> Form<Option<T>> for Option<F> {
    fn write<S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        let formed = value
            .as_ref()
            .map(|value| Formed::<F, T>(value, PhantomData));
        formed.serialize(to)
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        let value = Option::<Unformed<F, T>>::deserialize(from)?;
        Ok(value.map(|value| value.0))
    }
}

impl<F: Form<T>, T> Form<Vec<T>> for Vec<F> {
    fn write<S: Serializer>(value: &Vec<T>, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(value.iter().map(|value| Formed::<F, T>(value, PhantomData)))
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
        let values = Vec::<Unformed<F, T>>::deserialize(from)?;
        Ok(values.into_iter().map(|value| value.0).collect())
    }
}

impl<A, F, T> Form<(A, T)> for (A, F)
where
    A: Serialize + for<'de> Deserialize<'de>,
    F: Form<T>,
{
    fn write<S: Serializer>(value: &(A, T), to: S) -> Result<S::Ok, S::Error> {
        (&value.0, Formed::<F, T>(&value.1, PhantomData)).serialize(to)
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<(A, T), D::Error> {
        let (first, second) = <(A, Unformed<F, T>)>::deserialize(from)?;
        Ok((first, second.0))
    }
}

impl<F: Form<T>, T> Form<Arc<T>> for Arc<F> {
    fn write<S: Serializer>(value: &Arc<T>, to: S) -> Result<S::Ok, S::Error> {
        F::write(value, to)
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<T>, D::Error> {
        F::read(from).map(Arc::new)
    }
}

impl<F: Form<T>, T> Form<Box<T>> for Box<F> {
    fn write<S: Serializer>(value: &Box<T>, to: S) -> Result<S::Ok, S::Error> {
        F::write(value, to)
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Box<T>, D::Error> {
        F::read(from).map(Box::new)
    }
}
