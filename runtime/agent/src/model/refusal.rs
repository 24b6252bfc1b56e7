//! Error responses of a provider.

use base64::{Engine, prelude::BASE64_STANDARD};
use http::{HeaderMap, StatusCode};
use reqwest::Url;
use serde_json::Value;
use threadwire_workspace::http::CONNECT_TIMEOUT;
use tokio::time::timeout;

use super::{
    error::{ModelError, Status, is_about_length},
    http::{Body, Response},
    limits,
    provider::{Provider, RedactedUrl},
};

/// Maximum number of bytes that are read.
const MAX_READ: usize = 64 * 1024;

/// Maximum number of characters that are shown.
const MAX_SHOWN: usize = 2_000;

/// Maximum number of bytes of a header that is shown.
const MAX_ID: usize = 500;

/// What a provider says of an image that it cannot read.
const BAD_IMAGE: &str = "The image data you provided does not represent a valid image";

const REQUEST_ID: (&str, &str) = ("request id", "x-request-id");

/// The header with an error as JSON in Base64.
const ERROR: &str = "x-error-json";

/// What the provider's support needs, with the headers that have it.
const IDS: [(&str, &str); 5] = [
    ("cf-ray", "cf-ray"),
    REQUEST_ID,
    ("request id", "request-id"),
    ("auth error", "x-openai-authorization-error"),
    ("auth error code", ERROR),
];

/// Converts an error response into a [`ModelError`].
pub(super) async fn refusal(provider: &Provider, url: &Url, response: Response) -> ModelError {
    let status = response.status;
    let after = limits::retry_after(&response.headers);
    let limits = limits::rate_limits(&response.headers);
    let headers = response.headers;
    let body = beginning(provider, response.body).await;
    let body = body.trim();
    // The body may have any shape; missing members are null.
    let refusal: Value = serde_json::from_str(body).unwrap_or_default();
    let error = &refusal["error"];
    let details = if error.is_object() { error } else { &refusal };
    let text = |name: &str| details[name].as_str();
    let named = |name| text("type") == Some(name) || text("code") == Some(name);
    let shown = |text: &str| -> String {
        // Redacts before the cut, which could leave the beginning of a key.
        let text = provider.redact(text);
        text.chars().take(MAX_SHOWN).collect()
    };
    // The statuses with which a code says why a request is refused.
    let code = text("code").or(text("type")).unwrap_or_default();
    let statuses: &[u16] = match code {
        "invalid_prompt" | "bio_policy" | "cyber_policy" | "content_policy_violation" => &[400],
        "misalignment_policy_violation" => &[400, 403],
        "model_not_found" => &[400, 403, 404],
        "flex_unavailable" => &[429],
        "policy_capacity_unavailable" => &[503],
        _ => &[],
    };
    if statuses.contains(&status.as_u16())
        && let Some(message) = text("message")
        && let Some(denied) = ModelError::denied(code, &shown(message))
    {
        return denied;
    }
    match status {
        StatusCode::BAD_REQUEST if is_about_length(body) => ModelError::ContextWindow,
        StatusCode::PAYLOAD_TOO_LARGE => ModelError::ContextWindow,
        StatusCode::BAD_REQUEST if body.contains(BAD_IMAGE) => ModelError::Image,
        StatusCode::BAD_REQUEST => ModelError::BadRequest(shown(body)),
        StatusCode::TOO_MANY_REQUESTS if named("usage_limit_reached") => ModelError::UsageLimit {
            resets_at: details["resets_at"]
                .as_f64()
                .map(|moment| limits::moment(moment as i64)),
            limits: limits.map(Box::new),
        },
        StatusCode::TOO_MANY_REQUESTS if named("usage_not_included") => ModelError::NotIncluded,
        StatusCode::TOO_MANY_REQUESTS if named("insufficient_quota") => ModelError::Quota,
        StatusCode::TOO_MANY_REQUESTS => ModelError::RateLimited {
            id: ids(&headers, &[REQUEST_ID]),
            after,
        },
        StatusCode::INTERNAL_SERVER_ERROR => ModelError::Server,
        _ if named("overloaded_error") => ModelError::Overloaded,
        StatusCode::SERVICE_UNAVAILABLE if named("server_is_overloaded") => ModelError::Overloaded,
        StatusCode::SERVICE_UNAVAILABLE if named("slow_down") => ModelError::SlowDown {
            message: shown(text("message").unwrap_or_default()),
            after,
        },
        _ => ModelError::Status {
            status: Status(status),
            message: match error.as_str().or(text("message")).unwrap_or(body) {
                page if status == 403
                    && page.contains("Cloudflare")
                    && page.contains("blocked") =>
                {
                    format!(
                        "Access blocked by Cloudflare. This usually happens when connecting from a restricted region \
                         (status {})",
                        Status(status)
                    )
                }
                "" => format!("unexpected status {}: Unknown error", Status(status)),
                message => format!("unexpected status {}: {}", Status(status), shown(message)),
            },
            url: RedactedUrl(url).to_string(),
            ids: shown(&ids(&headers, &IDS)),
            after,
        },
    }
}

/// Returns what headers say, as text that follows a message.
fn ids(headers: &HeaderMap, wanted: &[(&str, &str)]) -> String {
    let mut told = String::new();
    for (what, name) in wanted {
        let value = headers.get(*name).and_then(|value| value.to_str().ok());
        let value = value.filter(|value| value.len() <= MAX_ID);
        let value = value.map(|value| match *name {
            ERROR => error_code(value),
            _ => Some(value.to_owned()),
        });
        if let Some(value) = value.flatten() {
            told.push_str(&format!(", {what}: {value}"));
        }
    }
    told
}

/// Reads the code in an error as JSON in Base64.
fn error_code(encoded: &str) -> Option<String> {
    let error: Value = serde_json::from_slice(&BASE64_STANDARD.decode(encoded).ok()?).ok()?;
    Some(error["error"]["code"].as_str()?.to_owned())
}

/// Reads the beginning of the body as text, until the limit, an error or the timeout.
async fn beginning(provider: &Provider, mut body: Body) -> String {
    let mut bytes = Vec::new();
    let read = async {
        while let Ok(Some(chunk)) = body.next().await {
            bytes.extend_from_slice(&chunk);
            if bytes.len() >= MAX_READ {
                break;
            }
        }
    };
    let _ = timeout(provider.stream_idle_timeout.min(CONNECT_TIMEOUT), read).await;
    bytes.truncate(MAX_READ);
    String::from_utf8_lossy(&bytes).into_owned()
}
