//! Reads objects member by member.
//!
//! The `Deserialize` that serde derives for a struct writes out the loop over the members, the names, the errors and a
//! reader of arrays for each type anew, which was a tenth of the program. Here they stand once: what a type adds is a
//! table of names and a call per member.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, Error, Expected, IgnoredAny, MapAccess, SeqAccess, Visitor},
};

/// A struct of the wire. [`object!`] implements it.
pub trait Object: Sized {
    /// What an error says was expected: `struct Name`.
    const EXPECTED: &'static str;

    /// The number of members.
    const MEMBERS: usize;

    /// Reads the members.
    fn read<'de, A: MapAccess<'de>>(map: &mut A) -> Result<Self, A::Error>;
}

/// Reads an [`Object`].
pub fn read_object<'de, D: Deserializer<'de>, T: Object>(deserializer: D) -> Result<T, D::Error> {
    struct ObjectVisitor<T>(PhantomData<T>);

    impl<'de, T: Object> Visitor<'de> for ObjectVisitor<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(T::EXPECTED)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
            T::read(&mut map)
        }

        fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<T, A::Error> {
            Err(refuse_array(elements, T::EXPECTED, T::MEMBERS))
        }
    }

    // Unlike `deserialize_map`, it hands arrays to the visitor. The name and the members are not used.
    deserializer.deserialize_struct("", &[], ObjectVisitor(PhantomData))
}

/// Returns the error for an array in place of an object, in the words of serde: it takes the elements for the members in
/// their order and finds too few.
#[cold]
#[inline(never)]
fn refuse_array<'de, A: SeqAccess<'de>>(
    mut elements: A,
    expected: &'static str,
    members: usize,
) -> A::Error {
    let mut count = 0;
    loop {
        match elements.next_element::<IgnoredAny>() {
            Ok(Some(IgnoredAny)) => count += 1,
            Ok(None) => return A::Error::invalid_length(count, &Elements(expected, members)),
            Err(error) => return error,
        }
    }
}

/// What a sequence in place of an object was expected to be.
struct Elements(&'static str, usize);

impl Expected for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(expected, members) = self;
        let plural = if *members == 1 { "" } else { "s" };
        write!(f, "{expected} with {members} element{plural}")
    }
}

/// The names of the members of an object in their order: the length of each in a byte, and then the name. A list of
/// `&str` would cost 40 bytes more for each name, because the addresses of a program are known when it starts.
#[derive(Clone, Copy, Debug)]
pub struct Names(&'static [u8]);

/// Returns how many bytes names take, packed.
pub const fn packed_len(names: &[&str]) -> usize {
    let (mut len, mut at) = (0, 0);
    while at < names.len() {
        len += 1 + names[at].len();
        at += 1;
    }
    len
}

/// Packs names into `LEN` bytes, which [`packed_len`] tells.
pub const fn pack<const LEN: usize>(names: &[&str]) -> [u8; LEN] {
    let mut packed = [0; LEN];
    let (mut end, mut at) = (0, 0);
    while at < names.len() {
        let name = names[at].as_bytes();
        assert!(name.len() <= 0xff, "a byte says how long a name is");
        packed[end] = name.len() as u8;
        end += 1;
        let mut copied = 0;
        while copied < name.len() {
            packed[end] = name[copied];
            end += 1;
            copied += 1;
        }
        at += 1;
    }
    packed
}

impl Names {
    /// Takes names that [`pack`] has packed.
    pub const fn new(packed: &'static [u8]) -> Self {
        Self(packed)
    }

    fn iter(self) -> impl Iterator<Item = &'static [u8]> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let (len, names) = rest.split_first()?;
            let (name, behind) = names.split_at_checked(usize::from(*len))?;
            rest = behind;
            Some(name)
        })
    }

    fn get(self, place: usize) -> &'static str {
        let name = self.iter().nth(place).unwrap_or_default();
        std::str::from_utf8(name).unwrap_or_default()
    }
}

/// Reads the value of the member at a place.
pub type ReadMember<'r, A, E> = dyn FnMut(usize, &mut A) -> Result<(), E> + 'r;

/// Reads the members of an object: calls `read` with the place of each known name, and skips the others. Returns which
/// ones came, one bit for each. It is compiled once, not once for each type.
#[inline(never)]
pub fn read_members<'de, A: MapAccess<'de>>(
    map: &mut A,
    names: Names,
    read: &mut ReadMember<'_, A, A::Error>,
) -> Result<u128, A::Error> {
    let mut seen = 0;
    while let Some(place) = map.next_key_seed(Place(names))? {
        let Some(place) = place else {
            map.next_value::<IgnoredAny>()?;
            continue;
        };
        let bit = 1 << place;
        if seen & bit != 0 {
            return Err(A::Error::duplicate_field(names.get(place)));
        }
        seen |= bit;
        read(place, map)?;
    }
    Ok(seen)
}

/// Returns the error for the first name that did not come. `required` and `seen` have one bit for each name.
#[cold]
#[inline(never)]
pub fn missing<E: Error>(names: Names, required: u128, seen: u128) -> E {
    let place = (required & !seen).trailing_zeros() as usize;
    E::missing_field(names.get(place))
}

/// Reads the value of a member that must come.
#[inline(never)]
pub fn fill<'de, A: MapAccess<'de>, T: Deserialize<'de>>(
    slot: &mut Option<T>,
    map: &mut A,
) -> Result<(), A::Error> {
    *slot = Some(map.next_value()?);
    Ok(())
}

/// Reads the value of a member that may be absent.
#[inline(never)]
pub fn set<'de, A: MapAccess<'de>, T: Deserialize<'de>>(
    slot: &mut T,
    map: &mut A,
) -> Result<(), A::Error> {
    *slot = map.next_value()?;
    Ok(())
}

/// Finds a name in a list.
struct Place(Names);

impl<'de> DeserializeSeed<'de> for Place {
    type Value = Option<usize>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Place {
    type Value = Option<usize>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("field identifier")
    }

    fn visit_str<E>(self, name: &str) -> Result<Self::Value, E> {
        Ok(self.0.iter().position(|known| known == name.as_bytes()))
    }
}

/// Implements `Deserialize` for a struct. A member has its place, its field and type, its name on the wire, what it is
/// if it is absent (`required`: an error; `default`; `or`: what a function returns), and how its value is read (`plain`,
/// as a `path`, or `with` a function).
#[doc(hidden)]
#[macro_export]
macro_rules! object {
    ($name:ident {}) => {
        impl $crate::support::Object for $name {
            const EXPECTED: &'static str = concat!("struct ", stringify!($name));
            const MEMBERS: usize = 0;

            fn read<'de, A: serde::de::MapAccess<'de>>(map: &mut A) -> Result<Self, A::Error> {
                $crate::support::read_members(map, $crate::support::Names::new(&[]), &mut |_, _| Ok(())).map(|_| Self {})
            }
        }

        $crate::object!(@deserialize $name);
    };
    ($name:ident { $($place:literal $field:ident: $type:ty = $wire:literal, $absent:tt $(($default:path))?, $read:tt $(($reader:path))?;)* }) => {
        impl $crate::support::Object for $name {
            const EXPECTED: &'static str = concat!("struct ", stringify!($name));
            const MEMBERS: usize = [$($place),*].len();

            fn read<'de, A: serde::de::MapAccess<'de>>(map: &mut A) -> Result<Self, A::Error> {
                const LISTED: &[&str] = &[$($wire),*];
                const PACKED: &[u8] = &$crate::support::pack::<{ $crate::support::packed_len(LISTED) }>(LISTED);
                const NAMES: $crate::support::Names = $crate::support::Names::new(PACKED);
                const { assert!(LISTED.len() <= 128, "a bit says which member came") };
                struct Slots {
                    $($field: $crate::object!(@slot $absent $type),)*
                }
                let mut slots = Slots {
                    $($field: $crate::object!(@initial $absent $($default)?),)*
                };
                let seen = $crate::support::read_members(map, NAMES, &mut |place, map| match place {
                    $($place => $crate::object!(@read $absent $read $type, slots.$field, map, $($reader)?),)*
                    _ => Ok(()),
                })?;
                match slots {
                    Slots { $($field: $crate::object!(@pattern $absent $field),)* } => Ok(Self { $($field,)* }),
                    #[allow(unreachable_patterns, reason = "an object may have no required member")]
                    _ => Err($crate::support::missing(NAMES, 0 $(| $crate::object!(@bit $absent $place))*, seen)),
                }
            }
        }

        $crate::object!(@deserialize $name);
    };
    (@deserialize $name:ident) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::support::read_object(deserializer)
            }
        }
    };
    (@slot required $type:ty) => { Option<$type> };
    (@slot $absent:tt $type:ty) => { $type };
    (@initial required) => { None };
    (@initial default) => { Default::default() };
    (@initial or $default:path) => { $default() };
    (@read required plain $type:ty, $slot:expr, $map:ident,) => {
        $crate::support::fill(&mut $slot, $map)
    };
    (@read $absent:tt plain $type:ty, $slot:expr, $map:ident,) => {
        $crate::support::set(&mut $slot, $map)
    };
    (@read required path $type:ty, $slot:expr, $map:ident,) => {
        $crate::support::fill_path(&mut $slot, $map)
    };
    (@read $absent:tt path $type:ty, $slot:expr, $map:ident,) => {
        $crate::support::set_path(&mut $slot, $map)
    };
    (@read required with $type:ty, $slot:expr, $map:ident, $reader:path) => {
        $crate::object!(@with $type, $map, $reader).map(|value| $slot = Some(value))
    };
    (@read $absent:tt with $type:ty, $slot:expr, $map:ident, $reader:path) => {
        $crate::object!(@with $type, $map, $reader).map(|value| $slot = value)
    };
    (@with $type:ty, $map:ident, $reader:path) => {{
        struct Read($type);
        impl<'de> serde::Deserialize<'de> for Read {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $reader(deserializer).map(Self)
            }
        }
        $map.next_value::<Read>().map(|read| read.0)
    }};
    (@pattern required $field:ident) => { Some($field) };
    (@pattern $absent:tt $field:ident) => { $field };
    (@bit required $place:literal) => { 1 << $place };
    (@bit $absent:tt $place:literal) => { 0 };
}

pub use object;
