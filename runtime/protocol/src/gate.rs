//! The checks of a request before its handler runs.

use std::borrow::Cow;

use crate::{
    envelope::RpcError,
    method::{MethodSpec, Stability},
    rights::{Access, Rights, permit},
};

/// The facts about a connection that the checks need.
#[derive(Clone, Copy, Debug)]
pub struct GateContext<'a> {
    /// Whether the client asked for experimental methods and members.
    pub experimental: bool,
    /// Index of the dialect's version that the connection speaks.
    pub version: usize,
    /// The rights of the client.
    pub rights: &'a dyn Rights,
}

/// A value in params that is unknown in the dialect's version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVariant {
    /// The path of the value, as `member.member[index]`; empty for the params as a whole.
    pub path: String,
    /// What is wrong with the value.
    pub problem: VariantProblem,
}

/// Why a value does not match its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariantProblem {
    /// The string, or the tag of the object, is unknown.
    Value {
        /// The value as received.
        value: String,
        /// The known values, in the order of the schema.
        expected: Vec<&'static str>,
    },
    /// The value has the shape of no variant of this union.
    Shape(&'static str),
    /// The value is no variant of a union because of this, in the words of serde.
    Misfit(String),
}

/// The most bytes of an unknown value in the error text: the value may be a whole object with secrets in it.
const SHOWN: usize = 64;

impl std::fmt::Display for UnknownVariant {
    /// Writes the same text as serde, because clients match on it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (value, expected) = match &self.problem {
            VariantProblem::Value { value, expected } => (value, expected),
            VariantProblem::Shape(union) => {
                return write!(f, "data did not match any variant of untagged enum {union}");
            }
            VariantProblem::Misfit(detail) => return f.write_str(detail),
        };
        let end = value.floor_char_boundary(SHOWN);
        let more = if end < value.len() { "…" } else { "" };
        write!(f, "unknown variant `{}{more}`, ", &value[..end])?;
        match expected.as_slice() {
            [] => f.write_str("there are no variants"),
            [only] => write!(f, "expected `{only}`"),
            [first, second] => write!(f, "expected `{first}` or `{second}`"),
            all => {
                f.write_str("expected one of ")?;
                for (index, value) in all.iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(f, "{comma}`{value}`")?;
                }
                Ok(())
            }
        }
    }
}

impl UnknownVariant {
    /// Prefixes the path with `place`, a member name or `[index]`.
    #[must_use]
    pub(crate) fn below(mut self, place: &str) -> Self {
        let joint = if self.path.is_empty() || self.path.starts_with('[') {
            ""
        } else {
            "."
        };
        self.path = format!("{place}{joint}{}", self.path);
        self
    }
}

/// The version and stability checks of a params type. Every type within request params implements it.
pub trait Gate {
    /// Refuses a value that is unknown in the version, because ignoring it could change the meaning of the request.
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        Ok(())
    }

    /// Returns the descriptor of the first experimental member or value in use, for the error text.
    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        None
    }
}

impl<T: Gate> Gate for Option<T> {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.as_ref()
            .map_or(Ok(()), |value| value.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        self.as_ref()
            .and_then(|value| value.experimental_use(version))
    }
}

impl<T: Gate> Gate for Vec<T> {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.iter().enumerate().try_for_each(|(index, value)| {
            value
                .check_known(version)
                .map_err(|unknown| unknown.below(&format!("[{index}]")))
        })
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        self.iter()
            .find_map(|value| value.experimental_use(version))
    }
}

impl<T: Gate> Gate for std::collections::BTreeMap<String, T> {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.iter().try_for_each(|(name, value)| {
            value
                .check_known(version)
                .map_err(|unknown| unknown.below(name))
        })
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        self.values()
            .find_map(|value| value.experimental_use(version))
    }
}

impl<T: Gate> Gate for Box<T> {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        (**self).check_known(version)
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        (**self).experimental_use(version)
    }
}

impl Gate for () {}

/// Why a message did not reach its handler.
#[derive(Clone, Debug, PartialEq)]
pub enum CallError {
    /// The version of the dialect that the connection speaks has no such method.
    UnknownMethod {
        /// The name as received.
        method: String,
        /// Index of the version.
        version: usize,
    },
    /// Too many requests of the client are open.
    Overloaded,
    /// The params are invalid.
    InvalidParams {
        /// The message of serde, without a position.
        detail: String,
        /// The path of the error, as `member.member[index]`; empty for the params as a whole.
        path: String,
    },
    /// The handshake is not done.
    NotInitialized,
    /// The method, member or value needs the experimental capability.
    Experimental {
        /// The method, member or value that was used.
        descriptor: Cow<'static, str>,
    },
    /// The scope of the client's token is too small.
    Forbidden {
        /// The method.
        method: &'static str,
        /// The scope that the method needs.
        needs: Access,
    },
    /// The client must attach to a thread before it acts on it, because it shares the server with other clients.
    NotAttached {
        /// The thread id as received.
        thread: String,
    },
    /// The method has no handler; the schema defines this error response.
    Refused(Box<RpcError>),
}

impl GateContext<'_> {
    /// Checks a request in this order: known values, handshake, experimental use, rights of the client. `initialized`
    /// says whether the handshake is done or not needed. `target` is the thread that the request acts on.
    pub fn admit(
        &self,
        spec: &MethodSpec,
        params: &dyn Gate,
        initialized: bool,
        target: Option<&str>,
    ) -> Result<(), CallError> {
        params
            .check_known(self.version)
            .map_err(|unknown| CallError::InvalidParams {
                detail: unknown.to_string(),
                path: unknown.path,
            })?;
        if !initialized {
            return Err(CallError::NotInitialized);
        }
        if !self.experimental {
            let descriptor = if spec.stability == Stability::Experimental {
                Some(Cow::Borrowed(spec.name))
            } else {
                params.experimental_use(self.version)
            };
            if let Some(descriptor) = descriptor {
                return Err(CallError::Experimental { descriptor });
            }
        }
        // A method without a handler needs no right.
        match spec.refusal {
            Some(_) => Ok(()),
            None => permit(self.rights, spec.name, spec.access, target),
        }
    }
}
