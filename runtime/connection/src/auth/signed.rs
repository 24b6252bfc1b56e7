//! Tokens that another program signs: JSON Web Tokens with HMAC-SHA-256 and a shared secret, as `codex app-server
//! --ws-auth signed-bearer-token` takes them.

use std::{
    fmt,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use serde::Deserialize;
use sha2::Sha256;

/// What a signed token must have. Whoever knows the secret makes tokens with full access.
#[derive(Clone)]
pub struct SignedTokens {
    /// The secret, at least [`SignedTokens::MIN_SECRET`] bytes.
    pub secret: Vec<u8>,
    /// The claim `iss` of every token; `None` for any.
    pub issuer: Option<String>,
    /// The claim `aud` of every token, or one of its entries; `None` for any.
    pub audience: Option<String>,
    /// How far the clock of the program that signs may differ.
    pub max_clock_skew: Duration,
}

impl fmt::Debug for SignedTokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SignedTokens")
            .field("issuer", &self.issuer)
            .field("audience", &self.audience)
            .field("max_clock_skew", &self.max_clock_skew)
            .finish_non_exhaustive()
    }
}

/// Why a signed token is refused. The texts are those of Codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It is no token of this form, is not signed with the secret, or has no end.
    Invalid,
    /// Its end has passed.
    Expired,
    /// Its beginning has not come.
    Early,
    /// Another program made it.
    Issuer,
    /// It is for another server.
    Audience,
}

impl Refused {
    /// Returns the text for the client.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Invalid => "invalid websocket jwt",
            Self::Expired => "expired websocket jwt",
            Self::Early => "websocket jwt is not valid yet",
            Self::Issuer => "websocket jwt issuer mismatch",
            Self::Audience => "websocket jwt audience mismatch",
        }
    }
}

#[derive(Deserialize)]
struct Head {
    alg: String,
}

#[derive(Deserialize)]
struct Claims {
    exp: i64,
    nbf: Option<i64>,
    iss: Option<String>,
    aud: Option<Audience>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Several(Vec<String>),
}

impl Audience {
    fn has(&self, wanted: &str) -> bool {
        match self {
            Self::One(one) => one == wanted,
            Self::Several(all) => all.iter().any(|one| one == wanted),
        }
    }
}

impl SignedTokens {
    /// The shortest secret, in bytes: shorter ones can be guessed.
    pub const MIN_SECRET: usize = 32;

    /// How far clocks may differ, unless something else is said.
    pub const CLOCK_SKEW: Duration = Duration::from_secs(30);

    /// Checks a token.
    pub(crate) fn check(&self, token: &str) -> Result<(), Refused> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.unwrap_or_default().as_secs();
        self.check_at(token, i64::try_from(now).unwrap_or(i64::MAX))
    }

    fn check_at(&self, token: &str, now: i64) -> Result<(), Refused> {
        let claims = self.claims(token).ok_or(Refused::Invalid)?;
        let skew = i64::try_from(self.max_clock_skew.as_secs()).unwrap_or(i64::MAX);
        if now > claims.exp.saturating_add(skew) {
            return Err(Refused::Expired);
        }
        if claims.nbf.is_some_and(|nbf| nbf > now.saturating_add(skew)) {
            return Err(Refused::Early);
        }
        if self.issuer.is_some() && self.issuer != claims.iss {
            return Err(Refused::Issuer);
        }
        let is_for_us = |wanted: &String| claims.aud.is_some_and(|aud| aud.has(wanted));
        match self.audience.as_ref().is_none_or(is_for_us) {
            true => Ok(()),
            false => Err(Refused::Audience),
        }
    }

    /// Returns the claims of a token that is signed with the secret.
    fn claims(&self, token: &str) -> Option<Claims> {
        let (signed, signature) = token.rsplit_once('.')?;
        let (head, claims) = signed.split_once('.')?;
        let read = |part: &str| URL_SAFE_NO_PAD.decode(part).ok();
        let head: Head = serde_json::from_slice(&read(head)?).ok()?;
        if head.alg != "HS256" {
            return None;
        }
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).ok()?;
        mac.update(signed.as_bytes());
        // Takes the same time wherever they differ.
        mac.verify_slice(&read(signature)?).ok()?;
        serde_json::from_slice(&read(claims)?).ok()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const NOW: i64 = 1_000_000;

    fn signed(head: &Value, claims: &Value, secret: &[u8]) -> String {
        let part = |json: &Value| URL_SAFE_NO_PAD.encode(json.to_string());
        let text = format!("{}.{}", part(head), part(claims));
        let mut mac = Hmac::<Sha256>::new_from_slice(secret).unwrap();
        mac.update(text.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes());
        format!("{text}.{signature}")
    }

    #[test]
    fn tokens_are_checked_as_codex_checks_them() {
        let secret = [b'x'; 40];
        let tokens = SignedTokens {
            secret: secret.to_vec(),
            issuer: Some("me".to_owned()),
            audience: Some("you".to_owned()),
            max_clock_skew: SignedTokens::CLOCK_SKEW,
        };
        let head = json!({"alg": "HS256", "typ": "JWT"});
        let with = |changes: Value| {
            let mut claims = json!({"exp": NOW + 60, "iss": "me", "aud": "you"});
            for (name, value) in changes.as_object().unwrap() {
                claims[name] = value.clone();
            }
            signed(&head, &claims, &secret)
        };
        let check = |token: &str| tokens.check_at(token, NOW);
        let good = with(json!({}));
        for (changes, expected) in [
            (json!({}), Ok(())),
            (json!({"aud": ["z", "you"]}), Ok(())),
            (json!({"aud": "z"}), Err(Refused::Audience)),
            (json!({"aud": null}), Err(Refused::Audience)),
            (json!({"aud": 5}), Err(Refused::Invalid)),
            (json!({"iss": "z", "aud": "z"}), Err(Refused::Issuer)),
            (json!({"iss": null}), Err(Refused::Issuer)),
            (json!({"exp": NOW - 30}), Ok(())),
            (json!({"exp": NOW - 31, "iss": "z"}), Err(Refused::Expired)),
            (json!({"exp": i64::MIN}), Err(Refused::Expired)),
            (json!({"exp": i64::MAX}), Ok(())),
            (json!({"exp": null}), Err(Refused::Invalid)),
            (json!({"exp": "1000060"}), Err(Refused::Invalid)),
            (json!({"exp": 1_000_060.5}), Err(Refused::Invalid)),
            (json!({"nbf": NOW + 30}), Ok(())),
            (json!({"nbf": NOW + 31}), Err(Refused::Early)),
            (json!({"nbf": "x"}), Err(Refused::Invalid)),
        ] {
            assert_eq!(check(&with(changes.clone())), expected, "{changes}");
        }
        let claims = json!({"exp": NOW + 60, "iss": "me", "aud": "you"});
        for token in [
            signed(&json!({"alg": "none"}), &claims, &secret),
            signed(&json!({"alg": "HS512"}), &claims, &secret),
            signed(&json!({}), &claims, &secret),
            signed(&head, &claims, &[b'y'; 40]),
            signed(&head, &json!([1]), &secret),
            format!("{good}="),
            format!("{good}.x"),
            format!("x{good}"),
            good.rsplit_once('.').unwrap().0.to_owned(),
            String::new(),
        ] {
            assert_eq!(check(&token), Err(Refused::Invalid), "{token}");
        }
    }
}
