use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, IgnoredAny, MapAccess, SeqAccess, Visitor},
};
use serde_json::value::RawValue;

use super::{MAX_DEPTH, RequestId, exceeds_depth};
use crate::{gate::CallError, support::read_located};

/// One incoming message, borrowed from its frame. The dialect decides by its members whether it is a request, a
/// notification or a response.
#[derive(Debug, Default)]
pub struct Envelope<'a> {
    /// The `id` member.
    pub id: Id,
    /// The `method` member.
    pub method: Option<Cow<'a, str>>,
    /// The `params` member; `None` where it is absent or `null`.
    pub params: Option<&'a RawValue>,
    /// The `result` member.
    pub result: Option<&'a RawValue>,
    /// The `error` member.
    pub error: Option<&'a RawValue>,
    /// Whether the `jsonrpc` member is present and `"2.0"`.
    pub jsonrpc: bool,
}

/// The `id` member of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Id {
    /// The message has no `id`.
    #[default]
    Absent,
    /// A valid request id.
    Known(RequestId),
    /// A value that is neither a string, an integer nor `null`.
    Other,
}

/// Why a frame is not a valid message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Malformed {
    /// Not JSON, or not UTF-8.
    NotJson,
    /// JSON, but not an object, or an object whose members have the wrong type.
    NotAMessage,
    /// Arrays and objects are nested deeper than the limit.
    TooDeep,
    /// It has more bytes than this limit.
    TooLong(usize),
}

impl<'a> Envelope<'a> {
    /// Reads the id of an object that may be no message otherwise; `None` if it is no object.
    pub fn id_of(frame: &[u8]) -> Option<Id> {
        #[derive(Deserialize)]
        struct Message {
            #[serde(default)]
            id: Id,
        }

        // An array would be read as the members in order.
        let is_object = frame.trim_ascii_start().starts_with(b"{");
        let message = is_object.then(|| serde_json::from_slice::<Message>(frame).ok());
        message.flatten().map(|message| message.id)
    }

    /// Parses one frame with a nesting of at most [`MAX_DEPTH`].
    pub fn parse(frame: &'a [u8]) -> Result<Self, Malformed> {
        Self::parse_within(frame, MAX_DEPTH)
    }

    /// Parses one frame with a nesting of at most `depth`.
    pub fn parse_within(frame: &'a [u8], depth: usize) -> Result<Self, Malformed> {
        if exceeds_depth(frame, depth) {
            return Err(Malformed::TooDeep);
        }
        serde_json::from_slice(frame).map_err(|error| match error.classify() {
            serde_json::error::Category::Data => {
                match serde_json::from_slice::<IgnoredAny>(frame) {
                    Ok(_) => Malformed::NotAMessage,
                    Err(_) => Malformed::NotJson,
                }
            }
            _ => Malformed::NotJson,
        })
    }
}

/// What stands at the beginning of a message that is too long to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The `id` member, if it comes before the long one.
    pub id: Id,
    /// Whether the message answers a request of the server.
    pub is_answer: bool,
}

impl Head {
    /// Reads the members before the one that is cut off.
    pub fn read(beginning: &[u8]) -> Self {
        struct Members<'a>(&'a mut Head);

        impl<'de> Visitor<'de> for Members<'_> {
            type Value = ();

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a message")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
                while let Some(Text(key)) = map.next_key()? {
                    if key == "id" {
                        self.0.id = map.next_value()?;
                        continue;
                    }
                    self.0.is_answer |= key == "result" || key == "error";
                    map.next_value::<IgnoredAny>()?;
                }
                Ok(())
            }
        }

        let mut head = Self::default();
        let mut deserializer = serde_json::Deserializer::from_slice(beginning);
        // It ends in the middle of a member, which is an error.
        let _ = deserializer.deserialize_map(Members(&mut head));
        head
    }
}

#[derive(Deserialize)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Envelope<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members<'a>(std::marker::PhantomData<&'a ()>);

        impl<'de: 'a, 'a> Visitor<'de> for Members<'a> {
            type Value = Envelope<'a>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a message")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut envelope = Envelope::default();
                while let Some(Text(key)) = map.next_key()? {
                    match &*key {
                        "id" => envelope.id = map.next_value()?,
                        "method" => {
                            envelope.method =
                                map.next_value::<Option<Text<'a>>>()?.map(|text| text.0)
                        }
                        "params" => envelope.params = map.next_value()?,
                        // A `null` result is a result, too.
                        "result" => envelope.result = Some(map.next_value()?),
                        "error" => envelope.error = map.next_value()?,
                        "jsonrpc" => {
                            let version: &RawValue = map.next_value()?;
                            envelope.jsonrpc = version.get() == "\"2.0\"";
                        }
                        _ => {
                            map.next_value::<IgnoredAny>()?;
                        }
                    }
                }
                Ok(envelope)
            }
        }

        deserializer.deserialize_map(Members(std::marker::PhantomData))
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyId;

        impl<'de> Visitor<'de> for AnyId {
            type Value = Id;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an id")
            }

            fn visit_i64<E>(self, id: i64) -> Result<Id, E> {
                Ok(Id::Known(RequestId::Int(id)))
            }

            fn visit_u64<E>(self, id: u64) -> Result<Id, E> {
                Ok(i64::try_from(id).map_or(Id::Other, |id| Id::Known(RequestId::Int(id))))
            }

            fn visit_str<E>(self, id: &str) -> Result<Id, E> {
                Ok(Id::Known(RequestId::Text(id.into())))
            }

            fn visit_unit<E>(self) -> Result<Id, E> {
                Ok(Id::Known(RequestId::Null))
            }

            fn visit_f64<E>(self, _: f64) -> Result<Id, E> {
                Ok(Id::Other)
            }

            fn visit_bool<E>(self, _: bool) -> Result<Id, E> {
                Ok(Id::Other)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Id, A::Error> {
                while seq.next_element::<IgnoredAny>()?.is_some() {}
                Ok(Id::Other)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Id, A::Error> {
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(Id::Other)
            }
        }

        deserializer.deserialize_any(AnyId)
    }
}

/// Parses the params of a request. Absent params are read as `{}` where the method allows it.
pub fn parse_params<P: DeserializeOwned>(
    params: Option<&RawValue>,
    optional: bool,
) -> Result<P, CallError> {
    parse_params_with(params, optional, |json| serde_json::from_str(json))
}

/// Parses params as [`parse_params`] does, by the function of their method.
pub fn parse_params_with<P>(
    params: Option<&RawValue>,
    optional: bool,
    read: impl FnOnce(&str) -> serde_json::Result<P>,
) -> Result<P, CallError> {
    let text = text_of_params(params, optional)?;
    read_located(text, read).map_err(|(detail, path)| CallError::InvalidParams { detail, path })
}

fn text_of_params(params: Option<&RawValue>, optional: bool) -> Result<&str, CallError> {
    match params {
        Some(params) => Ok(params.get()),
        None if optional => Ok("{}"),
        None => Err(CallError::InvalidParams {
            detail: "missing field `params`".into(),
            path: String::new(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_of_a_long_message_has_what_comes_first() {
        let id = |text: &str| Id::Known(RequestId::Text(text.into()));
        for (beginning, expected, is_answer) in [
            (
                r#"{"jsonrpc":"2.0","id":"a","method":"m","params":{"text":"xx"#,
                id("a"),
                false,
            ),
            (r#"{"id":"a","result":{"text":"xx"#, id("a"), true),
            (r#"{"error":{"code":-1},"id":"a","data":["#, id("a"), true),
            (
                r#"{"method":"m","params":{"id":"b","text":"xx"#,
                Id::Absent,
                false,
            ),
            (r#"["id":"a""#, Id::Absent, false),
            ("", Id::Absent, false),
        ] {
            let head = Head::read(beginning.as_bytes());
            assert_eq!(
                head,
                Head {
                    id: expected,
                    is_answer
                },
                "{beginning}"
            );
        }
    }
}
