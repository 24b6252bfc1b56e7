//! Deserializes open unions in one pass, without a copy if the tag comes first, and without a value tree.

use std::{borrow::Cow, cell::Cell, fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serializer,
    de::{
        DeserializeOwned, DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor,
        value::MapAccessDeserializer,
    },
};
use serde_json::value::RawValue;

use super::path::read_buffered;
use crate::RawJson;

/// A union of objects with a tag member.
pub trait Tagged<'de>: Sized {
    /// The name of the tag member.
    const TAG: &'static str;

    /// The tag of an object without a tag member, if the union has a default.
    const DEFAULT_TAG: Option<&'static str> = None;

    /// Reads the other members of the variant with this `tag`.
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
            let is_first = before.is_empty();
            let tag = found.or(U::DEFAULT_TAG.map(Cow::Borrowed));
            let tag = tag.ok_or_else(|| A::Error::missing_field(U::TAG))?;
            let tag_name = U::TAG;
            if is_first {
                let source = Source::Rest(map);
                return U::read(&tag, Members { source, tag_name });
            }
            let place = before.len();
            while let Some((Text(name), value)) = map.next_entry::<Text<'de>, Box<RawValue>>()? {
                before.push((name, value));
            }
            let _level = Buffering::enter()?;
            let source: Source<'_, A> = Source::Buffer(before, place);
            U::read(&tag, Members { source, tag_name })
        }
    }

    deserializer.deserialize_map(TaggedVisitor(PhantomData))
}

/// The members of a variant except its tag.
pub struct Members<'de, A> {
    source: Source<'de, A>,
    tag_name: &'static str,
}

enum Source<'de, A> {
    /// The tag came first: the members are read as they come.
    Rest(A),
    /// All members, and the place of the tag among them. They are read from one text by the reader that reads whole
    /// messages, so that every type is compiled for one reader only.
    Buffer(Vec<(Cow<'de, str>, Box<RawValue>)>, usize),
}

impl<'de, A: MapAccess<'de>> Members<'de, A> {
    /// Reads the payload of a known variant.
    pub fn parse<T: DeserializeOwned>(self) -> Result<T, A::Error> {
        match self.source {
            Source::Rest(members) => T::deserialize(MapAccessDeserializer::new(members)),
            Source::Buffer(members, _) => {
                let mut object = ObjectText::default();
                for (name, value) in &members {
                    object.push(name, value.get());
                }
                read_buffered(&object.end())
            }
        }
    }

    /// Skips the members of a variant without payload.
    pub fn skip(self) -> Result<(), A::Error> {
        if let Source::Rest(mut members) = self.source {
            while members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        }
        Ok(())
    }

    /// Keeps an unknown variant as JSON, with its members in order.
    pub fn keep(self, tag: &str) -> Result<RawJson, A::Error> {
        let mut object = ObjectText::default();
        match self.source {
            Source::Rest(mut members) => {
                object.push(self.tag_name, &quoted(tag));
                while let Some((Text(name), value)) =
                    members.next_entry::<Text<'_>, Box<RawValue>>()?
                {
                    object.push(&name, value.get());
                }
            }
            Source::Buffer(members, place) => {
                let (before, behind) = members.split_at(place);
                for (name, value) in before {
                    object.push(name, value.get());
                }
                object.push(self.tag_name, &quoted(tag));
                for (name, value) in behind {
                    object.push(name, value.get());
                }
            }
        }
        object.finish()
    }
}

/// Marks that buffered members are being read.
///
/// A member is copied once for each buffered object that contains it, and serde's nesting limit starts anew in it. So
/// the levels are limited; types that are not recursive stay far below the limit.
struct Buffering;

impl Buffering {
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

impl Drop for Buffering {
    fn drop(&mut self) {
        LEVELS.with(|levels| levels.set(levels.get() - 1));
    }
}

thread_local! {
    /// How many nested buffered objects are being read.
    static LEVELS: Cell<usize> = const { Cell::new(0) };
}

/// A union of strings and of objects with a single member, whose name is the tag.
pub trait External<'de>: Sized {
    /// Returns the variant of this string.
    fn text(text: &str) -> Option<Self>;

    /// Reads the variant whose only member is `name`.
    fn member<A: MapAccess<'de>>(name: &str, member: Only<A>) -> Result<Self, A::Error>;

    /// Returns the variant that keeps an unknown value.
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

/// The value of the single member of an external variant.
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

/// Returns the tag of an unknown variant of a tagged union.
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

/// Returns the tag of an unknown variant of an external union: the string, or the name of its first member.
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

/// A string that borrows from the input where possible.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct Text<'a>(#[serde(borrow)] pub Cow<'a, str>);

/// Serializes an unknown variant member by member, for a union that is flattened into another tagged value.
pub fn as_members<S: Serializer>(raw: &RawJson, serializer: S) -> Result<S::Ok, S::Error> {
    let members: MemberTexts<'_> = raw.decode().map_err(serde::ser::Error::custom)?;
    serializer.collect_map(members.0)
}

/// The members of an object in order.
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

/// A builder of an object's JSON text from the texts of its members.
#[derive(Default)]
struct ObjectText(String);

impl ObjectText {
    fn push(&mut self, name: &str, value: &str) {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        self.0.push_str(&quoted(name));
        self.0.push(':');
        self.0.push_str(value);
    }

    fn end(mut self) -> String {
        self.0.push_str(if self.0.is_empty() { "{}" } else { "}" });
        self.0
    }

    fn finish<E: Error>(self) -> Result<RawJson, E> {
        raw_json(self.end())
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
