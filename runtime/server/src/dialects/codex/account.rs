//! The methods `account/*` and `accountSession/*`. Clients sign in with API keys, or with tokens that they hold.

use threadwire_host::accounts;
use threadwire_protocol::{
    RequestMethod,
    codex::{
        Account, AccountChatgpt, AccountMethods, AccountSessionMethods, AccountSessionsListParams,
        AccountSessionsResponse, BedrockCheckGovCloudRequirementsParams,
        BedrockCheckGovCloudRequirementsResponse, CancelLoginAccountParams,
        CancelLoginAccountResponse, CancelLoginAccountStatus, GetAccountParams, GetAccountResponse,
        GetAccountSecuritySetupResponse, LoginAccountParams, LoginAccountResponse,
        LoginAccountResponseChatgpt, LogoutAccountResponse, errors, method,
    },
};

use threadwire_workspace::config::LoginMethod;

use super::{Failure, families, to_wire};

impl AccountMethods for families::Account {
    /// Returns an account only if the default model needs one.
    async fn account_read(&self, _params: GetAccountParams) -> Result<GetAccountResponse, Failure> {
        let host = &self.connection.services().host;
        let snapshot = host
            .config
            .current(None, &[])
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        // Whoever signs in before anything else is configured wants to see it.
        let is_unconfigured = snapshot.agent.is_none() && snapshot.chosen_provider().is_none();
        let needs_key = accounts::needs_key(&snapshot);
        let key = match needs_key || is_unconfigured {
            true => host.accounts.key(&snapshot).await,
            false => Ok(None),
        };
        let key = key.map_err(|error| errors::internal_error(&error))?;
        let is_needed = needs_key || key.is_some();
        let account = match host.accounts.tokens() {
            _ if !is_needed => None,
            Some(tokens) => Some(Account::Chatgpt(AccountChatgpt {
                email: tokens.email.clone(),
                plan_type: to_wire::host::plan(tokens.plan.as_deref()),
                workspace_name: None,
            })),
            None => key.map(|_| Account::ApiKey),
        };
        Ok(GetAccountResponse {
            account,
            requires_openai_auth: is_needed,
            user_id: None,
            workspace_routing: None,
        })
    }

    async fn account_login_start(
        &self,
        params: LoginAccountParams,
    ) -> Result<LoginAccountResponse, Failure> {
        const BY: &str = method::AccountLoginStart::NAME;
        match params {
            LoginAccountParams::ApiKey(login) => {
                self.sign_in_with_key(login.api_key, BY).await?;
                Ok(LoginAccountResponse::ApiKey)
            }
            LoginAccountParams::Chatgpt(_) => {
                let (login_id, auth_url) = self.sign_in_with_browser(BY).await?;
                Ok(LoginAccountResponse::Chatgpt(LoginAccountResponseChatgpt {
                    login_id,
                    auth_url,
                }))
            }
            LoginAccountParams::ChatgptAuthTokens(login) => {
                self.sign_in_with_tokens(login, BY).await?;
                Ok(LoginAccountResponse::ChatgptAuthTokens)
            }
            LoginAccountParams::ChatgptDeviceCode => {
                self.check_login_method(LoginMethod::Api, errors::chatgpt_login_disabled)
                    .await?;
                self.check_no_tokens()?;
                let kind = "chatgptDeviceCode";
                Err(errors::account_login_start::sign_in_unsupported(&kind).into())
            }
            other => Err(errors::account_login_start::sign_in_unsupported(&other.tag()).into()),
        }
    }

    async fn account_login_cancel(
        &self,
        params: CancelLoginAccountParams,
    ) -> Result<CancelLoginAccountResponse, Failure> {
        let id = params.login_id;
        let id = uuid::Uuid::parse_str(&id)
            .map_err(|_| errors::account_login_cancel::invalid_login_id(&id))?;
        let accounts = &self.connection.services().host.accounts;
        Ok(CancelLoginAccountResponse {
            status: match accounts.cancel_sign_in(&id.to_string()) {
                true => CancelLoginAccountStatus::Canceled,
                false => CancelLoginAccountStatus::NotFound,
            },
        })
    }

    async fn account_logout(&self) -> Result<LogoutAccountResponse, Failure> {
        let accounts = &self.connection.services().host.accounts;
        let signed_out = accounts.sign_out(method::AccountLogout::NAME).await;
        signed_out
            .map_err(|error| errors::internal_error(&format_args!("logout failed: {error}")))?;
        Ok(LogoutAccountResponse {})
    }

    /// There is no advice for keys.
    async fn account_security_setup_read(
        &self,
    ) -> Result<GetAccountSecuritySetupResponse, Failure> {
        Ok(GetAccountSecuritySetupResponse { notice: None })
    }

    /// Models of Bedrock are not offered, so there is nothing to warn of.
    async fn account_bedrock_check_gov_cloud_requirements(
        &self,
        _params: BedrockCheckGovCloudRequirementsParams,
    ) -> Result<BedrockCheckGovCloudRequirementsResponse, Failure> {
        Ok(BedrockCheckGovCloudRequirementsResponse {
            is_gov_cloud: false,
            should_warn: false,
        })
    }
}

impl AccountSessionMethods for families::AccountSession {
    /// Only accounts of the vendor have sessions.
    async fn account_session_list(
        &self,
        _params: AccountSessionsListParams,
    ) -> Result<AccountSessionsResponse, Failure> {
        Ok(AccountSessionsResponse {
            active_session_id: None,
            sessions: Vec::new(),
        })
    }
}
