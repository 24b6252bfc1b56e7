//! Deserializers of single members, for `#[serde(deserialize_with = "…")]`.

use serde::{Deserialize, Deserializer, de::DeserializeOwned};

use super::attempt;
use crate::RawJson;

/// Reads a present member, so that absent (`None`) and `null` (`Some(None)`) are distinct.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Like [`present`], but treats an invalid value as absent.
pub fn present_if_good<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    let raw = RawJson::deserialize(deserializer)?;
    Ok(attempt(&raw))
}

/// Like [`present`], but skips invalid elements of an array and treats anything but an array as absent.
pub fn present_good_items<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    deserializer: D,
) -> Result<Option<Option<Vec<T>>>, D::Error> {
    let raw = RawJson::deserialize(deserializer)?;
    if raw.get() == "null" {
        return Ok(Some(None));
    }
    let items: Option<Vec<RawJson>> = attempt(&raw).unwrap_or_default();
    let good = |items: Vec<RawJson>| items.iter().filter_map(attempt).collect();
    Ok(items.map(|items| Some(good(items))))
}

/// Reads a value, or the default if the value is invalid.
pub fn or_default<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(
    deserializer: D,
) -> Result<T, D::Error> {
    let raw = RawJson::deserialize(deserializer)?;
    Ok(attempt(&raw).unwrap_or_default())
}

/// Reads a value, or the default for `null`.
pub fn null_as_default<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    deserializer: D,
) -> Result<T, D::Error> {
    Option::<T>::deserialize(deserializer).map(Option::unwrap_or_default)
}

/// Reads an array and skips invalid elements. Anything but an array is read as empty.
pub fn good_items<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    good_items_if_any(deserializer).map(Option::unwrap_or_default)
}

/// Like [`good_items`], but `None` for anything but an array.
pub fn good_items_if_any<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    deserializer: D,
) -> Result<Option<Vec<T>>, D::Error> {
    let raw = RawJson::deserialize(deserializer)?;
    let items: Option<Vec<RawJson>> = attempt(&raw).unwrap_or_default();
    Ok(items.map(|items| items.iter().filter_map(attempt).collect()))
}
