//! What a request must pass before its handler sees it.

use std::borrow::Cow;

use crate::{
    envelope::RpcError,
    method::{MethodSpec, Stability},
    rights::{Access, Rights, permit},
};

/// What a connection may use.
#[derive(Clone, Copy, Debug)]
pub struct GateContext<'a> {
    /// Whether the client asked for experimental methods and members.
    pub experimental: bool,
    /// Index of the dialect's version that the connection speaks.
    pub version: usize,
    /// What the client may do.
    pub rights: &'a dyn Rights,
}

/// A value in params that the dialect's version does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVariant {
    /// Where it is, as `member.member[index]`; empty for the params as a whole.
    pub path: String,
    /// What is wrong with it.
    pub problem: VariantProblem,
}

/// Why a value is none of those that a type allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariantProblem {
    /// The text, or the tag of the object, is not known.
    Value {
        /// The value as it came.
        value: String,
        /// The known values, in the order of the schema.
        expected: Vec<&'static str>,
    },
    /// It has the shape of none of the variants of this union.
    Shape(&'static str),
}

/// How much of an unknown value goes into the text, in bytes: it may be a whole object, with what is secret in it.
const SHOWN: usize = 64;

impl std::fmt::Display for UnknownVariant {
    /// Writes the text that serde writes, which is what peers match on.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (value, expected) = match &self.problem {
            VariantProblem::Value { value, expected } => (value, expected),
            VariantProblem::Shape(union) => {
                return write!(f, "data did not match any variant of untagged enum {union}");
            }
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
    /// Says that the value stands at `place`, a member or `[index]`, in a larger one.
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

/// Implemented by the params of every request that a client may send, and by what they consist of.
pub trait Gate {
    /// Refuses a value that the version does not know: a client that says something new must not be misunderstood.
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        Ok(())
    }

    /// Names the first experimental member or value in use, as the descriptor that goes into the error text.
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
    /// No version of the dialect that the connection speaks has such a request.
    UnknownMethod {
        /// The name as it came.
        method: String,
        /// Index of the version.
        version: usize,
    },
    /// Too many requests of the client wait for their answers.
    Overloaded,
    /// The params do not fit.
    InvalidParams {
        /// What is wrong, in serde's words without a position.
        detail: String,
        /// Where, as `member.member[index]`; empty for the params as a whole.
        path: String,
    },
    /// The handshake has not happened.
    NotInitialized,
    /// The method, member or value needs the experimental capability.
    Experimental {
        /// What was used.
        descriptor: Cow<'static, str>,
    },
    /// The client's token is not enough.
    Forbidden {
        /// The method.
        method: &'static str,
        /// The scope that the method needs.
        needs: Access,
    },
    /// The client has to attach to a thread before it acts on it, since it shares the server with others.
    NotAttached {
        /// The thread, as the client names it.
        thread: String,
    },
    /// The method has no handler; this is the answer that the schema gives it.
    Refused(Box<RpcError>),
}

impl GateContext<'_> {
    /// Lets params through or says why not: known values first, then the handshake, then what is experimental, then the
    /// rights of the client. `initialized` says whether the handshake is done, or is not needed. `target` is the thread
    /// that the request acts on.
    pub fn admit<P: Gate>(
        &self,
        spec: &MethodSpec,
        params: &P,
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
        // What nobody serves needs no right.
        match spec.refusal {
            Some(_) => Ok(()),
            None => permit(self.rights, spec.name, spec.access, target),
        }
    }
}
