//! Reads members that are paths. They are strings here; only what an error says was expected differs.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, Visitor},
};

/// A path, a path that may be `null`, or a list of them.
pub trait Paths: Sized {
    /// Reads the value.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

impl Paths for String {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PathText;

        impl Visitor<'_> for PathText {
            type Value = String;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("path string")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<String, E> {
                Ok(text.to_owned())
            }
        }

        deserializer.deserialize_str(PathText)
    }
}

impl<T: Paths> Paths for Option<T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::<Read<T>>::deserialize(deserializer).map(|read| read.map(|Read(paths)| paths))
    }
}

impl<T: Paths> Paths for Vec<T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Vec::<Read<T>>::deserialize(deserializer)?;
        Ok(read.into_iter().map(|Read(paths)| paths).collect())
    }
}

/// What serde calls to read [`Paths`].
struct Read<T>(T);

impl<'de, T: Paths> Deserialize<'de> for Read<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read(deserializer).map(Self)
    }
}

/// Reads the paths of a member that must come.
#[inline(never)]
pub fn fill_path<'de, A: MapAccess<'de>, T: Paths>(
    slot: &mut Option<T>,
    map: &mut A,
) -> Result<(), A::Error> {
    let Read(paths) = map.next_value()?;
    *slot = Some(paths);
    Ok(())
}

/// Reads the paths of a member that may be absent.
#[inline(never)]
pub fn set_path<'de, A: MapAccess<'de>, T: Paths>(
    slot: &mut T,
    map: &mut A,
) -> Result<(), A::Error> {
    let Read(paths) = map.next_value()?;
    *slot = paths;
    Ok(())
}
