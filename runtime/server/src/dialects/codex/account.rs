//! The methods `account/*`.

use threadwire_protocol::codex::{AccountMethods, GetAccountParams, GetAccountResponse};

use super::{Failure, families};

impl AccountMethods for families::Account {
    /// Returns no account: there is no sign-in; providers get their keys from the environment.
    async fn account_read(&self, _params: GetAccountParams) -> Result<GetAccountResponse, Failure> {
        Ok(GetAccountResponse {
            account: None,
            requires_openai_auth: false,
            user_id: None,
            workspace_routing: None,
        })
    }
}
