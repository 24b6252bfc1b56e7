use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// Any JSON value, kept as its original text. Clones share the text.
#[derive(Clone, Debug)]
pub struct RawJson(Arc<RawValue>);

impl RawJson {
    /// Encodes a value. Fails if the value has no JSON form (a map whose keys are not strings).
    pub fn encode<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Self::from)
    }

    /// Returns JSON `null`.
    pub fn null() -> Self {
        Self(RawValue::NULL.to_owned().into())
    }

    /// Returns the JSON text.
    pub fn get(&self) -> &str {
        self.0.get()
    }

    /// Decodes the text as `T`.
    pub fn decode<'a, T: Deserialize<'a>>(&'a self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.0.get())
    }

    /// Returns the shared value.
    pub fn into_inner(self) -> Arc<RawValue> {
        self.0
    }
}

impl From<Box<RawValue>> for RawJson {
    fn from(value: Box<RawValue>) -> Self {
        Self(value.into())
    }
}

impl From<Arc<RawValue>> for RawJson {
    fn from(value: Arc<RawValue>) -> Self {
        Self(value)
    }
}

impl PartialEq for RawJson {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Serialize for RawJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RawJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(Self::from)
    }
}
