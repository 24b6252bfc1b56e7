//! Results that are encoded once and written into many responses.

use std::{fmt, marker::PhantomData, sync::Arc};

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::RequestMethod;

/// The encoded result of a request `M`, for clients of one version. Clones share the bytes.
///
/// A handler returns it where the method's schema has `encodedOnce`.
pub struct Encoded<M> {
    json: Arc<RawValue>,
    method: PhantomData<fn() -> M>,
}

impl<M: RequestMethod> Encoded<M> {
    /// Encodes a result without members that the version lacks. `version` is the index of the client's version.
    pub fn new(version: usize, result: &M::Response) -> Self {
        // Schema types always encode.
        let json = to_raw_value(result).unwrap_or_else(|_| RawValue::NULL.to_owned());
        let trimmed = M::RESULT_TRIM.and_then(|trim| trim.apply(version, json.get().as_bytes()));
        let trimmed = trimmed.and_then(|result| to_raw_value(&result).ok());
        Self {
            json: trimmed.unwrap_or(json).into(),
            method: PhantomData,
        }
    }
}

impl<M> Clone for Encoded<M> {
    fn clone(&self) -> Self {
        Self {
            json: Arc::clone(&self.json),
            method: PhantomData,
        }
    }
}

impl<M> fmt::Debug for Encoded<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.json.get())
    }
}

impl<M> Serialize for Encoded<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::Encoded;
    use crate::{
        RequestMethod,
        codex::method::ConfigRead,
        envelope::{RequestId, RpcError, Wire},
    };

    #[test]
    fn an_encoded_result_makes_the_same_response() {
        let text = r#"{"config":{"model":"m","profile":"p","tools":null,"x":{"b":1,"a":[null]}},
            "origins":{"model":{"name":{"type":"user","file":"/f","profile":null},"version":"1"}}}"#;
        let result: <ConfigRead as RequestMethod>::Response = serde_json::from_str(text).unwrap();
        let id: RequestId = serde_json::from_str("7").unwrap();
        for version in [0, 1] {
            let wire = Wire {
                jsonrpc: version == 0,
                version,
            };
            let encoded = Encoded::<ConfigRead>::new(version, &result);
            let outcome = serde_json::from_str(text).map_err(|_| RpcError::new(0, ""));
            let response = wire.answer::<ConfigRead, RpcError>(&id, outcome);
            assert_eq!(wire.response(&id, &encoded), response);
        }
    }
}
