//! Errors of model requests.

use std::time::Duration;

use threadwire_engine::{RateLimits, StopReason, TurnError, TurnErrorKind};

use super::sse::TooLarge;
use crate::extensions::MiddlewareError;

/// The error of a model request. No text in it contains a key.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ModelError {
    /// The configuration is incomplete or invalid.
    #[error("{0}")]
    Configuration(String),
    /// The provider's key is missing.
    #[error("{0}")]
    NoKey(String),
    /// The connection to the provider failed.
    #[error("connection failed: {0}")]
    Connection(String),
    /// The provider's certificate is not trusted, or TLS failed for another reason.
    #[error("secure connection failed: {0}")]
    Tls(String),
    /// The provider answered with this error status.
    #[error("{message}, url: {url}{ids}")]
    Status {
        /// Status code and reason phrase.
        status: Status,
        /// What happened, with the provider's error message.
        message: String,
        /// URL of the request, without query and login.
        url: String,
        /// What the provider's support needs to find the request, as text that follows the URL.
        ids: String,
        /// The wait before a retry, if the provider sent one.
        after: Option<Duration>,
    },
    /// The response is not an event stream; proxies and login pages cause this.
    #[error("expected an event stream, got {kind}, url: {url}")]
    NotAStream {
        /// Content type of the response.
        kind: String,
        /// URL of the request, without query and login.
        url: String,
    },
    /// The provider rejected the request (status 400); the response body.
    #[error("{0}")]
    BadRequest(String),
    /// Too many requests (status 429).
    #[error("exceeded retry limit, last status: 429 Too Many Requests{id}")]
    RateLimited {
        /// The provider's id of the request, as text that follows the message.
        id: String,
        /// The wait before a retry, if the provider sent one.
        after: Option<Duration>,
    },
    /// The usage limit of the account is reached.
    #[error("You’ve hit your usage limit.{}", .resets_at.as_ref().map(|at| format!(" Try again at {at}.")).unwrap_or_else(|| " Try again later.".to_owned()))]
    UsageLimit {
        /// When the limit resets, as text for people.
        resets_at: Option<String>,
        /// What the response says of the limits.
        limits: Option<Box<RateLimits>>,
    },
    /// The account does not include the model.
    #[error("The account at the model provider does not include this model.")]
    NotIncluded,
    /// The account has no credit left.
    #[error("Quota exceeded. Check your plan and billing details.")]
    Quota,
    /// The conversation does not fit the model's context window.
    #[error(
        "The conversation does not fit the model's context window. Start a new thread, or take back earlier turns."
    )]
    ContextWindow,
    /// The model is overloaded.
    #[error("Selected model is at capacity. Please try a different model.")]
    Overloaded,
    /// The provider failed (status 500).
    #[error("We’re currently experiencing high demand, which may cause temporary errors.")]
    Server,
    /// The provider refused the input; the reason.
    #[error("{0}")]
    Refused(String),
    /// The model refused to answer.
    #[error("the model refused to answer")]
    Declined,
    /// The provider reported that too many requests came.
    #[error("rate limit exceeded: {message}")]
    SlowDown {
        /// The provider's message.
        message: String,
        /// The wait before a retry, if the provider sent one.
        after: Option<Duration>,
    },
    /// The provider refused the request for a reason that clients tell apart. A retry does not help.
    #[error("{message}")]
    Denied {
        /// The reason.
        kind: TurnErrorKind,
        /// The message for the user.
        message: String,
    },
    /// The provider cannot read an image of the conversation.
    #[error("Invalid image in your last message. Please remove it and try again.")]
    Image,
    /// The response ended before it was complete; the reason.
    #[error("Incomplete response returned, reason: {0}")]
    Incomplete(String),
    /// The stream broke, or reported a failure.
    #[error("stream disconnected before completion: {reason}")]
    Broken {
        /// The reason.
        reason: String,
        /// The wait before a retry, if the provider sent one.
        after: Option<Duration>,
    },
    /// A middleware around the request failed.
    #[error(transparent)]
    Middleware(#[from] MiddlewareError),
    /// The turn was cancelled.
    #[error("cancelled")]
    Cancelled,
}

/// An HTTP status; displays as code and reason phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status(pub http::StatusCode);

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0.canonical_reason() {
            Some(reason) => write!(f, "{} {reason}", self.0.as_u16()),
            None => write!(f, "{}", self.0.as_u16()),
        }
    }
}

impl From<TooLarge> for ModelError {
    fn from(_: TooLarge) -> Self {
        Self::Broken {
            reason: "an event is too large".to_owned(),
            after: None,
        }
    }
}

impl ModelError {
    /// Returns the error of a stream that ended before `mark`, the sign of a complete response.
    pub(super) fn closed(mark: &str) -> Self {
        Self::Broken {
            reason: format!("stream closed before {mark}"),
            after: None,
        }
    }

    /// Returns the error of a response that the provider's content filter ended. Another attempt may succeed.
    pub(crate) fn filtered() -> Self {
        Self::Broken {
            reason: "Incomplete response returned, reason: content_filter".to_owned(),
            after: None,
        }
    }

    /// Returns the error for a failure that the stream reported.
    pub(super) fn failed(code: &str, message: &str) -> Self {
        if let Some(denied) = Self::denied(code, message) {
            return denied;
        }
        match code {
            "context_length_exceeded" => Self::ContextWindow,
            _ if is_about_length(message) => Self::ContextWindow,
            "insufficient_quota" => Self::Quota,
            "usage_not_included" => Self::NotIncluded,
            "server_is_overloaded" | "overloaded_error" => Self::Overloaded,
            "rate_limit_exceeded" | "slow_down" => Self::SlowDown {
                message: message.to_owned(),
                after: wait_in(message),
            },
            "invalid_request_error" => Self::Refused(message.to_owned()),
            _ => Self::Broken {
                reason: message.to_owned(),
                after: wait_in(message),
            },
        }
    }

    /// Returns the error for a code that stands for a refusal, in a stream or in an error response.
    pub(super) fn denied(code: &str, message: &str) -> Option<Self> {
        let (kind, message) = match code {
            "invalid_prompt" | "bio_policy" | "content_policy_violation" => {
                return Some(Self::Refused(message.to_owned()));
            }
            "cyber_policy" => (TurnErrorKind::CyberPolicy, message),
            "misalignment_policy_violation" => {
                (TurnErrorKind::MisalignmentPolicyViolation, message)
            }
            "model_not_found" => (TurnErrorKind::ModelNotFound, message),
            "flex_unavailable" => (TurnErrorKind::FlexUnavailable, "Flex capacity unavailable."),
            "policy_capacity_unavailable" => (
                TurnErrorKind::PolicyCapacityUnavailable,
                "Policy-restricted capacity is unavailable. Please try again later.",
            ),
            _ => return None,
        };
        let message = message.to_owned();
        Some(Self::Denied { kind, message })
    }

    /// Changes the text that the provider sent.
    pub(super) fn map_text(mut self, change: impl FnOnce(String) -> String) -> Self {
        let said = match &mut self {
            Self::Status { message, .. }
            | Self::SlowDown { message, .. }
            | Self::Denied { message, .. } => message,
            Self::BadRequest(text)
            | Self::Refused(text)
            | Self::Incomplete(text)
            | Self::Broken { reason: text, .. } => text,
            _ => return self,
        };
        *said = change(std::mem::take(said));
        self
    }

    /// Tells whether the provider refused the key or the token.
    pub(crate) fn is_unauthorized(&self) -> bool {
        matches!(self, Self::Status { status, .. } if status.0 == http::StatusCode::UNAUTHORIZED)
    }

    /// Returns why the model stopped before it was done; `None` for all other failures.
    pub(crate) fn stop_reason(&self) -> Option<StopReason> {
        use TurnErrorKind as Kind;

        match self {
            Self::Declined
            | Self::Denied {
                kind: Kind::CyberPolicy | Kind::MisalignmentPolicyViolation,
                ..
            } => Some(StopReason::Refusal),
            // Each kind of provider has its own words.
            Self::Incomplete(reason) => match reason.as_str() {
                "length" | "max_tokens" | "max_output_tokens" => Some(StopReason::MaxTokens),
                "content_filter" => Some(StopReason::Refusal),
                _ => None,
            },
            _ => None,
        }
    }

    /// Converts the error into the error of the failed turn.
    pub fn turn_error(&self) -> TurnError {
        let status = match self {
            Self::Status { status, .. } => Some(status.0.as_u16()),
            _ => None,
        };
        let kind = match self {
            Self::Connection(_) | Self::Tls(_) | Self::Status { .. } | Self::NotAStream { .. } => {
                TurnErrorKind::ConnectionFailed { status }
            }
            Self::NoKey(_) => TurnErrorKind::Unauthorized,
            Self::RateLimited { .. } => TurnErrorKind::TooManyFailedAttempts { status: Some(429) },
            Self::UsageLimit { .. } | Self::NotIncluded | Self::Quota => {
                TurnErrorKind::UsageLimitExceeded
            }
            Self::SlowDown { .. } => TurnErrorKind::RateLimitExceeded,
            Self::Denied { kind, .. } => kind.clone(),
            Self::ContextWindow => TurnErrorKind::ContextWindowExceeded,
            Self::Overloaded => TurnErrorKind::ServerOverloaded,
            Self::Image => TurnErrorKind::BadRequest,
            Self::Server => TurnErrorKind::InternalServerError,
            Self::Configuration(_)
            | Self::BadRequest(_)
            | Self::Refused(_)
            | Self::Declined
            | Self::Incomplete(_)
            | Self::Broken { .. }
            | Self::Middleware(_)
            | Self::Cancelled => TurnErrorKind::Other,
        };
        TurnError {
            message: self.to_string(),
            kind,
            details: None,
        }
    }
}

/// Returns whether an error message is about the length of the conversation. Providers have no common code for it.
pub(super) fn is_about_length(message: &str) -> bool {
    let message = message.to_ascii_lowercase();
    [
        "context_length_exceeded",
        "prompt is too long",
        "maximum context length",
        "context window",
        "exceeds the available context size",
    ]
    .iter()
    .any(|sign| message.contains(sign))
}

/// Parses the wait in a message: `try again in 1.5s` or `try again in 20ms`.
fn wait_in(message: &str) -> Option<Duration> {
    let (_, rest) = message.split_once("try again in ")?;
    let number: String = rest
        .chars()
        .take_while(|char| char.is_ascii_digit() || *char == '.')
        .collect();
    let unit = rest[number.len()..].trim_start();
    let number: f64 = number.parse().ok()?;
    let seconds = if unit.starts_with("ms") {
        number / 1000.0
    } else if unit.starts_with('s') {
        number
    } else {
        return None;
    };
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_is_read_from_words() {
        let wait = |text| wait_in(text).map(|wait| wait.as_millis());
        assert_eq!(
            wait("Rate limit. Please try again in 1.5s. Bye"),
            Some(1500)
        );
        assert_eq!(wait("try again in 28ms"), Some(28));
        assert_eq!(wait("try again in a minute"), None);
        assert_eq!(wait("no"), None);
    }
}
