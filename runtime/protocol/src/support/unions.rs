//! Reads open unions in one pass: no copy where the tag comes first, no detour through a tree.

use std::{borrow::Cow, cell::Cell, fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serializer,
    de::{
        DeserializeSeed, Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Visitor,
        value::MapAccessDeserializer,
    },
};
use serde_json::value::RawValue;

use crate::RawJson;

/// A union whose variants are objects, told by one of their members.
pub trait Tagged<'de>: Sized {
    /// The member that tells.
    const TAG: &'static str;

    /// The tag that an object without one is taken to have.
    const DEFAULT_TAG: Option<&'static str> = None;

    /// Reads the other members of the variant that `tag` names.
    fn read<A: MapAccess<'de>>(tag: &str, members: Members<'de, A>) -> Result<Self, A::Error>;
}

/// Reads a [`Tagged`] union.
pub fn read_tagged<'de, D: Deserializer<'de>, U: Tagged<'de>>(
    deserializer: D,
) -> Result<U, D::Error> {
    struct TaggedVisitor<U>(PhantomData<U>);

    impl<'de, U: Tagged<'de>> Visitor<'de> for TaggedVisitor<U> {
        type Value = U;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "an object with the member `{}`", U::TAG)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<U, A::Error> {
            let mut before = Vec::new();
            let mut found = None;
            while let Some(key) = map.next_key::<Text<'de>>()? {
                if key.0 == U::TAG {
                    found = Some(map.next_value::<Text<'de>>()?.0);
                    break;
                }
                before.push((key.0, map.next_value::<Box<RawValue>>()?));
            }
            let tag = found.or(U::DEFAULT_TAG.map(Cow::Borrowed));
            let tag = tag.ok_or_else(|| A::Error::missing_field(U::TAG))?;
            let members = Members {
                before: before.into_iter(),
                value: None,
                rest: map,
                tag: U::TAG,
            };
            U::read(&tag, members)
        }
    }

    deserializer.deserialize_map(TaggedVisitor(PhantomData))
}

/// The members of a variant beside its tag: those that came before it, then the rest.
pub struct Members<'de, A> {
    before: std::vec::IntoIter<(Cow<'de, str>, Box<RawValue>)>,
    value: Option<Box<RawValue>>,
    rest: A,
    tag: &'static str,
}

impl<'de, A: MapAccess<'de>> Members<'de, A> {
    /// Reads the payload of a known variant.
    pub fn parse<T: Deserialize<'de>>(self) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(self))
    }

    /// Passes over what a variant without payload carries.
    pub fn skip(mut self) -> Result<(), A::Error> {
        while self.rest.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(())
    }

    /// Keeps an unknown variant, its members in their order.
    pub fn keep(mut self, tag: &str) -> Result<RawJson, A::Error> {
        let mut object = ObjectText::default();
        for (name, value) in self.before {
            object.push(&name, value.get());
        }
        object.push(self.tag, &quoted(tag));
        while let Some((Text(name), value)) = self.rest.next_entry::<Text<'_>, Box<RawValue>>()? {
            object.push(&name, value.get());
        }
        object.finish()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Members<'de, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        match self.before.next() {
            Some((name, value)) => {
                self.value = Some(value);
                seed.deserialize(IntoDeserializer::<A::Error>::into_deserializer(name))
                    .map(Some)
            }
            None => self.rest.next_key_seed(seed),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        match self.value.take() {
            Some(value) => {
                let _level = SetAside::enter()?;
                // A reader, since the text does not live as long as the message.
                let mut reader = serde_json::Deserializer::from_reader(value.get().as_bytes());
                seed.deserialize(&mut reader).map_err(without_position)
            }
            None => self.rest.next_value_seed(seed),
        }
    }
}

/// One member that was set aside is being read.
///
/// It is copied once more for each such member that it stands in, and its nesting is counted anew. So there is a bound,
/// which types that do not contain themselves stay far below.
struct SetAside;

impl SetAside {
    const MAX_LEVELS: usize = 6;

    fn enter<E: Error>() -> Result<Self, E> {
        LEVELS.with(|levels| {
            if levels.get() == Self::MAX_LEVELS {
                return Err(E::custom(
                    "too many values inside each other that do not begin with their tags",
                ));
            }
            levels.set(levels.get() + 1);
            Ok(Self)
        })
    }
}

impl Drop for SetAside {
    fn drop(&mut self) {
        LEVELS.with(|levels| levels.set(levels.get() - 1));
    }
}

thread_local! {
    /// How many members that were set aside are being read inside each other.
    static LEVELS: Cell<usize> = const { Cell::new(0) };
}

/// A union of plain texts and of objects with one member, whose name tells the variant.
pub trait External<'de>: Sized {
    /// The variant that is this text.
    fn text(text: &str) -> Option<Self>;

    /// Reads the variant whose only member is `name`.
    fn member<A: MapAccess<'de>>(name: &str, member: Only<A>) -> Result<Self, A::Error>;

    /// The variant that keeps what is unknown.
    fn unknown(raw: RawJson) -> Self;
}

/// Reads an [`External`] union.
pub fn read_external<'de, D: Deserializer<'de>, U: External<'de>>(
    deserializer: D,
) -> Result<U, D::Error> {
    struct ExternalVisitor<U>(PhantomData<U>);

    impl<'de, U: External<'de>> Visitor<'de> for ExternalVisitor<U> {
        type Value = U;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("string or map")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<U, E> {
            match U::text(text) {
                Some(variant) => Ok(variant),
                None => raw_json(quoted(text)).map(U::unknown),
            }
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<U, A::Error> {
            match map.next_key::<Text<'de>>()? {
                Some(Text(name)) => U::member(&name, Only(map)),
                None => Err(A::Error::invalid_length(0, &"an object with one member")),
            }
        }

        fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<U, A::Error> {
            Err(A::Error::invalid_type(serde::de::Unexpected::Seq, &self))
        }
    }

    deserializer.deserialize_any(ExternalVisitor(PhantomData))
}

/// The value of the only member of an external variant.
pub struct Only<A>(A);

impl<'de, A: MapAccess<'de>> Only<A> {
    /// Reads the payload of a known variant.
    pub fn parse<T: Deserialize<'de>>(mut self) -> Result<T, A::Error> {
        let value = self.0.next_value()?;
        while self.0.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(value)
    }

    /// Keeps an unknown variant.
    pub fn keep(mut self, name: &str) -> Result<RawJson, A::Error> {
        let mut object = ObjectText::default();
        object.push(name, self.0.next_value::<Box<RawValue>>()?.get());
        while let Some((Text(name), value)) = self.0.next_entry::<Text<'_>, Box<RawValue>>()? {
            object.push(&name, value.get());
        }
        object.finish()
    }
}

/// The tag of an unknown variant of a tagged union.
pub fn tag_of<'a>(raw: &'a RawJson, tag: &str) -> Cow<'a, str> {
    struct Find<'t>(&'t str);

    impl<'de> DeserializeSeed<'de> for Find<'_> {
        type Value = Option<Cow<'de, str>>;

        fn deserialize<D: Deserializer<'de>>(
            self,
            deserializer: D,
        ) -> Result<Self::Value, D::Error> {
            deserializer.deserialize_map(self)
        }
    }

    impl<'de> Visitor<'de> for Find<'_> {
        type Value = Option<Cow<'de, str>>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut found = None;
            while let Some(Text(name)) = map.next_key()? {
                if name == self.0 && found.is_none() {
                    let Text(value) = map.next_value()?;
                    found = Some(value);
                } else {
                    map.next_value::<IgnoredAny>()?;
                }
            }
            Ok(found)
        }
    }

    let found = Find(tag).deserialize(&mut serde_json::Deserializer::from_str(raw.get()));
    found.ok().flatten().unwrap_or(Cow::Borrowed(raw.get()))
}

/// The tag of an unknown variant of an external union: the text, or the name of its first member.
pub fn external_tag_of(raw: &RawJson) -> Cow<'_, str> {
    struct First;

    impl<'de> Visitor<'de> for First {
        type Value = Cow<'de, str>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("string or map")
        }

        fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
            Ok(Cow::Borrowed(text))
        }

        fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
            Ok(Cow::Owned(text.to_owned()))
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let first = map.next_key::<Text<'de>>()?;
            if first.is_some() {
                map.next_value::<IgnoredAny>()?;
            }
            while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
            Ok(first.map_or(Cow::Borrowed(""), |text| text.0))
        }
    }

    let found = serde_json::Deserializer::from_str(raw.get()).deserialize_any(First);
    found.unwrap_or(Cow::Borrowed(raw.get()))
}

/// Text that is borrowed where the input allows it.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct Text<'a>(#[serde(borrow)] pub Cow<'a, str>);

/// Writes an unknown variant member by member, for a union whose values stand inside other tagged values.
pub fn as_members<S: Serializer>(raw: &RawJson, serializer: S) -> Result<S::Ok, S::Error> {
    let members: MemberTexts<'_> = raw.decode().map_err(serde::ser::Error::custom)?;
    serializer.collect_map(members.0)
}

/// The members of an object in their order.
struct MemberTexts<'a>(Vec<(Cow<'a, str>, &'a RawValue)>);

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

/// Builds the text of an object from the texts of its members.
#[derive(Default)]
struct ObjectText(String);

impl ObjectText {
    fn push(&mut self, name: &str, value: &str) {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        self.0.push_str(&quoted(name));
        self.0.push(':');
        self.0.push_str(value);
    }

    fn finish<E: Error>(mut self) -> Result<RawJson, E> {
        self.0.push('}');
        raw_json(self.0)
    }
}

fn raw_json<E: Error>(text: String) -> Result<RawJson, E> {
    RawValue::from_string(text)
        .map(RawJson::from)
        .map_err(E::custom)
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The position inside a member that was set aside means nothing to the reader of the message.
fn without_position<E: Error>(error: serde_json::Error) -> E {
    let message = error.to_string();
    E::custom(
        message
            .rfind(" at line ")
            .map_or(message.as_str(), |end| &message[..end]),
    )
}

/// Implements `Deserialize` for a [`Tagged`] union.
#[doc(hidden)]
#[macro_export]
macro_rules! tagged_union {
    ($name:ident) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::support::read_tagged(deserializer)
            }
        }
    };
}

/// Implements `Deserialize` for an [`External`] union.
#[doc(hidden)]
#[macro_export]
macro_rules! external_union {
    ($name:ident) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::support::read_external(deserializer)
            }
        }
    };
}

pub use {external_union, tagged_union};
