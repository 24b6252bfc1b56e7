//! Tokens of an account of the vendor that a client supplies. They are kept in memory only.

use std::fmt;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde_json::Value;
use threadwire_engine::BoxFuture;

/// The claim with what the vendor says about the account.
const ACCOUNT_CLAIM: &str = "https://api.openai.com/auth";

/// The claim with what the vendor says about the user.
const PROFILE_CLAIM: &str = "https://api.openai.com/profile";

/// The access token of an account. `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Tokens {
    /// The access token, a JWT.
    pub access: String,
    /// The id of the workspace, if known.
    pub account: Option<String>,
    /// The plan of the account, if known.
    pub plan: Option<String>,
    /// The e-mail address of the user, if known. It is not checked.
    pub email: Option<String>,
}

impl Tokens {
    /// Takes account, plan and e-mail address from the claims of a JWT, whose signature is not checked: the model
    /// provider checks it.
    ///
    /// Errors: the reason why the claims cannot be read.
    pub fn new(access: String, jwt: &str) -> Result<Self, String> {
        let mut parts = jwt.split('.');
        let (Some(head), Some(claims), Some(signature), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err("invalid ID token format".to_owned());
        };
        if [head, claims, signature].contains(&"") {
            return Err("invalid ID token format".to_owned());
        }
        let claims = BASE64_URL_SAFE_NO_PAD
            .decode(claims)
            .map_err(|error| error.to_string())?;
        let claims: Value = serde_json::from_slice(&claims).map_err(|error| error.to_string())?;
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let account = &claims[ACCOUNT_CLAIM];
        Ok(Self {
            access,
            account: text(&account["chatgpt_account_id"]),
            plan: text(&account["chatgpt_plan_type"]),
            email: text(&claims["email"]).or_else(|| text(&claims[PROFILE_CLAIM]["email"])),
        })
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tokens").finish_non_exhaustive()
    }
}

/// The client that supplied the tokens.
pub trait TokenSource: Send + Sync {
    /// Asks for new tokens after the model provider refused those of `account`.
    ///
    /// Errors: the reason why there are none, as a text for the user.
    fn refresh(&self, account: Option<String>) -> BoxFuture<'static, Result<Tokens, String>>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_say_whose_tokens_they_are() {
        let claims = r#"{"email":"a@b.c","https://api.openai.com/auth":{"chatgpt_account_id":"w","chatgpt_plan_type":"pro"}}"#;
        let jwt = format!("e30.{}.x", BASE64_URL_SAFE_NO_PAD.encode(claims));
        let tokens = Tokens::new("at".to_owned(), &jwt).unwrap();
        assert_eq!(tokens.account.as_deref(), Some("w"));
        assert_eq!(tokens.plan.as_deref(), Some("pro"));
        assert_eq!(tokens.email.as_deref(), Some("a@b.c"));
        assert!(!format!("{tokens:?}").contains("at\""));
    }

    #[test]
    fn what_is_no_jwt_is_refused() {
        for jwt in ["", "bad", "a.b", "a..c", "a.b.c.d", "a.!.c", "a.e30x.c"] {
            assert!(Tokens::new(String::new(), jwt).is_err(), "{jwt}");
        }
    }
}
