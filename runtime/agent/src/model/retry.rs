//! Retries of model requests: whether, and when.

use std::time::Duration;

use super::{error::ModelError, provider::Provider};

/// The first wait; each further wait is twice as long.
const FIRST_WAIT: Duration = Duration::from_millis(200);

/// The longest wait, unless the provider asks for a longer one.
const MAX_WAIT: Duration = Duration::from_secs(30);

/// The longest wait that a provider may ask for; if it asks for more, the turn fails.
const MAX_ASKED: Duration = Duration::from_secs(120);

/// Counts the retries of one model response. A request that fails is repeated a few times; after these the stream counts
/// as broken, whose retry may repeat its request again.
#[derive(Debug)]
pub struct Retries {
    request: u64,
    stream: u64,
    request_max: u64,
    stream_max: u64,
    has_renewed: bool,
}

/// The next retry after a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retry {
    /// Number of the retry, counted from 1, and maximum number of retries; `None` where only the request is repeated,
    /// which the user need not know.
    pub told: Option<(u64, u64)>,
    /// The wait before the retry.
    pub wait: Duration,
}

impl Retries {
    /// Creates the counters, with the limits of a provider.
    pub fn new(provider: &Provider) -> Self {
        Self {
            request: 0,
            stream: 0,
            request_max: provider.request_max_retries,
            stream_max: provider.stream_max_retries,
            has_renewed: false,
        }
    }

    /// Tells whether to get new tokens and to repeat the request; once only.
    pub(crate) fn renews(&mut self) -> bool {
        !std::mem::replace(&mut self.has_renewed, true)
    }

    /// Returns the next retry; `None` if the failure is final.
    pub fn next(&mut self, error: &ModelError) -> Option<Retry> {
        use http::StatusCode;

        let (repeats, asked) = match error {
            ModelError::Broken { after, .. }
            | ModelError::SlowDown { after, .. }
            | ModelError::RateLimited { after, .. } => (false, *after),
            ModelError::Connection(_) | ModelError::Server | ModelError::Overloaded => (true, None),
            ModelError::Status { status, after, .. } if status.0.is_server_error() => {
                (true, *after)
            }
            ModelError::Status { status, after, .. }
                if matches!(
                    status.0,
                    StatusCode::REQUEST_TIMEOUT
                        | StatusCode::CONFLICT
                        | StatusCode::LOCKED
                        | StatusCode::TOO_EARLY
                ) =>
            {
                (false, *after)
            }
            _ => return None,
        };
        if asked.is_some_and(|asked| asked > MAX_ASKED) {
            return None;
        }
        let (number, told) = if repeats && self.request < self.request_max {
            self.request += 1;
            (self.request, None)
        // A model without capacity has none a moment later either.
        } else if self.stream < self.stream_max && *error != ModelError::Overloaded {
            self.request = 0;
            self.stream += 1;
            (self.stream, Some((self.stream, self.stream_max)))
        } else {
            return None;
        };
        Some(Retry {
            told,
            wait: asked.unwrap_or_else(|| jittered(backoff(number))),
        })
    }
}

fn backoff(number: u64) -> Duration {
    let doublings = u32::try_from(number - 1).unwrap_or(u32::MAX).min(16);
    (FIRST_WAIT * 2_u32.pow(doublings)).min(MAX_WAIT)
}

/// Adds a jitter of ±10 % to a wait, so that requests that failed together are not retried together.
fn jittered(wait: Duration) -> Duration {
    // Each `RandomState` has random keys.
    let random = std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), wait);
    let spread = (random % 2001) as f64 / 10_000.0;
    wait.mul_f64(0.9 + spread)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn retries(request_max: u64, stream_max: u64) -> Retries {
        Retries {
            request: 0,
            stream: 0,
            request_max,
            stream_max,
            has_renewed: false,
        }
    }

    #[test]
    fn waits_double_and_end() {
        let mut retries = retries(3, 0);
        let waits: Vec<_> = std::iter::from_fn(|| retries.next(&ModelError::Server))
            .map(|retry| retry.wait.as_millis())
            .collect();
        assert_eq!(waits.len(), 3);
        for (wait, expected) in waits.iter().zip([200, 400, 800]) {
            assert!(
                (expected * 9 / 10..=expected * 11 / 10).contains(wait),
                "{waits:?}"
            );
        }
    }

    #[test]
    fn a_broken_stream_may_repeat_its_request_again() {
        let mut retries = retries(1, 2);
        let told: Vec<_> = std::iter::from_fn(|| retries.next(&ModelError::Server))
            .map(|retry| retry.told)
            .collect();
        let expected = [None, Some((1, 2)), None, Some((2, 2)), None];
        assert_eq!(told, expected);
    }

    #[test]
    fn a_provider_says_when_to_come_back() {
        let limited = |seconds| ModelError::RateLimited {
            id: String::new(),
            after: Some(Duration::from_secs(seconds)),
        };
        let mut retries = retries(0, 9);
        assert_eq!(retries.next(&limited(7)).unwrap().wait.as_secs(), 7);
        assert_eq!(retries.next(&limited(3600)), None);
    }

    #[test]
    fn a_server_that_is_not_ready_is_asked_again() {
        let answered = |code| ModelError::Status {
            status: super::super::error::Status(http::StatusCode::from_u16(code).unwrap()),
            message: String::new(),
            url: String::new(),
            ids: String::new(),
            after: None,
        };
        for code in [408, 409, 423, 425, 503] {
            assert!(retries(0, 9).next(&answered(code)).is_some(), "{code}");
        }
        for code in [402, 403, 404, 405, 410, 413, 422, 451] {
            assert_eq!(retries(9, 9).next(&answered(code)), None, "{code}");
        }
    }

    #[test]
    fn what_would_fail_again_is_final() {
        for error in [
            ModelError::ContextWindow,
            ModelError::Quota,
            ModelError::Tls("x".to_owned()),
            ModelError::BadRequest("x".to_owned()),
            ModelError::Incomplete("x".to_owned()),
        ] {
            assert_eq!(retries(9, 9).next(&error), None, "{error:?}");
        }
    }
}
