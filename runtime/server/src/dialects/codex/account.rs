//! The methods `account/*` and `accountSession/*`. Clients sign in with API keys.

use threadwire_host::accounts;
use threadwire_protocol::codex::{
    Account, AccountMethods, AccountSessionMethods, AccountSessionsListParams,
    AccountSessionsResponse, BedrockCheckGovCloudRequirementsParams,
    BedrockCheckGovCloudRequirementsResponse, CancelLoginAccountParams, CancelLoginAccountResponse,
    CancelLoginAccountStatus, GetAccountParams, GetAccountResponse,
    GetAccountSecuritySetupResponse, LoginAccountParams, LoginAccountResponse,
    LogoutAccountResponse, errors,
};

use super::{Failure, families};

impl AccountMethods for families::Account {
    /// Returns an account only if the default model needs one.
    async fn account_read(&self, _params: GetAccountParams) -> Result<GetAccountResponse, Failure> {
        let host = &self.connection.services.host;
        let snapshot = host
            .config
            .current(None, &[])
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        let is_needed = accounts::needs_key(&snapshot);
        let has_key = host.accounts.has_key().await;
        let has_key = has_key.map_err(|error| errors::internal_error(&error))?;
        Ok(GetAccountResponse {
            account: (is_needed && has_key).then_some(Account::ApiKey),
            requires_openai_auth: is_needed,
            user_id: None,
            workspace_routing: None,
        })
    }

    async fn account_login_start(
        &self,
        params: LoginAccountParams,
    ) -> Result<LoginAccountResponse, Failure> {
        match params {
            LoginAccountParams::ApiKey(login) => {
                let accounts = &self.connection.services.host.accounts;
                let signed_in = accounts.sign_in(login.api_key).await;
                signed_in.map_err(|error| errors::internal_error(&error))?;
                Ok(LoginAccountResponse::ApiKey)
            }
            other => Err(errors::account_login_start::sign_in_unsupported(&other.tag()).into()),
        }
    }

    /// Finds no sign-in: only those in a browser can be cancelled.
    async fn account_login_cancel(
        &self,
        params: CancelLoginAccountParams,
    ) -> Result<CancelLoginAccountResponse, Failure> {
        let id = params.login_id;
        uuid::Uuid::parse_str(&id)
            .map_err(|_| errors::account_login_cancel::invalid_login_id(&id))?;
        Ok(CancelLoginAccountResponse {
            status: CancelLoginAccountStatus::NotFound,
        })
    }

    async fn account_logout(&self) -> Result<LogoutAccountResponse, Failure> {
        let signed_out = self.connection.services.host.accounts.sign_out().await;
        signed_out.map_err(|error| errors::internal_error(&error))?;
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
