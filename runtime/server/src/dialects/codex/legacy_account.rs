//! Signing in and out, as clients of 0.97 do.

use std::sync::atomic::Ordering;

use threadwire_host::accounts;
use threadwire_protocol::{
    RequestMethod,
    codex::{
        AuthMode, CancelLoginChatGptParams, CancelLoginChatGptResponse, GetAuthStatusParams,
        GetAuthStatusResponse, LegacyAccountMethods, LoginApiKeyParams, LoginApiKeyResponse,
        LoginChatGptResponse, LogoutChatGptResponse, UserInfoResponse, errors, method,
    },
};

use super::{failure::Failure, families, from_wire};

impl LegacyAccountMethods for families::LegacyAccount {
    async fn user_info(&self) -> Result<UserInfoResponse, Failure> {
        let tokens = self.connection.services().host.accounts.tokens();
        Ok(UserInfoResponse {
            alleged_user_email: tokens.and_then(|tokens| tokens.email.clone()),
        })
    }

    async fn get_auth_status(
        &self,
        params: GetAuthStatusParams,
    ) -> Result<GetAuthStatusResponse, Failure> {
        let host = &self.connection.services().host;
        let snapshot = host.config.current(None, &[]).await;
        let snapshot = snapshot.map_err(|error| errors::config_unreadable(&error))?;
        let is_needed = accounts::needs_key(&snapshot);
        let signed_in = match host.accounts.tokens() {
            _ if !is_needed => None,
            Some(tokens) => Some((AuthMode::ChatgptAuthTokens, tokens.access.clone())),
            None => {
                let key = host.accounts.key(&snapshot).await;
                let key = key.map_err(|error| errors::internal_error(&error))?;
                key.map(|key| (AuthMode::Apikey, key))
            }
        };
        let (method, token) = signed_in.unzip();
        Ok(GetAuthStatusResponse {
            auth_method: method,
            auth_token: token.filter(|_| params.include_token == Some(true)),
            requires_openai_auth: Some(is_needed),
        })
    }

    async fn login_api_key(
        &self,
        params: LoginApiKeyParams,
    ) -> Result<LoginApiKeyResponse, Failure> {
        self.signs_in_like_0_97.store(true, Ordering::Relaxed);
        self.sign_in_with_key(params.api_key, method::LoginApiKey::NAME)
            .await?;
        Ok(LoginApiKeyResponse {})
    }

    async fn login_chat_gpt(&self) -> Result<LoginChatGptResponse, Failure> {
        self.signs_in_like_0_97.store(true, Ordering::Relaxed);
        let (login_id, auth_url) = self
            .sign_in_with_browser(method::LoginChatGpt::NAME)
            .await?;
        Ok(LoginChatGptResponse { login_id, auth_url })
    }

    async fn cancel_login_chat_gpt(
        &self,
        params: CancelLoginChatGptParams,
    ) -> Result<CancelLoginChatGptResponse, Failure> {
        let id = from_wire::subscription_id(&params.login_id)?;
        let accounts = &self.connection.services().host.accounts;
        if !accounts.cancel_sign_in(&id.to_string()) {
            return Err(errors::cancel_login_chat_gpt::login_not_found(&id).into());
        }
        Ok(CancelLoginChatGptResponse {})
    }

    async fn logout_chat_gpt(&self) -> Result<LogoutChatGptResponse, Failure> {
        self.signs_in_like_0_97.store(true, Ordering::Relaxed);
        let accounts = &self.connection.services().host.accounts;
        let signed_out = accounts.sign_out(method::LogoutChatGpt::NAME).await;
        signed_out.map_err(|error| errors::internal_error(&error))?;
        Ok(LogoutChatGptResponse {})
    }
}
