//! The method `auth/status`, and the notification of changes.

use threadwire_host::accounts::SignIn;
use threadwire_protocol::acp::{
    AuthAccount, AuthMethods, AuthState, AuthStatusRequest, AuthStatusResponse,
    AuthStatusUpdateNotification, notification,
};

use super::{AcpSession, Failure, families, lock, to_wire::WIRE};

impl AuthMethods for families::Auth {
    async fn auth_status(&self, _params: AuthStatusRequest) -> Result<AuthStatusResponse, Failure> {
        let status = self.sign_in_status().await;
        *lock(&self.sign_in) = Some(status.clone());
        Ok(status)
    }
}

impl AcpSession {
    /// Returns whether the default model needs a key, and whether there is one.
    async fn sign_in_status(&self) -> AuthStatusResponse {
        let host = &self.connection.services().host;
        let sign_in = match host.config.current(None, &[]).await {
            Ok(config) => host.accounts.sign_in_of(&config).await.ok(),
            Err(_) => None,
        };
        let state = match &sign_in {
            Some(SignIn::NotRequired) => AuthState::NotRequired,
            Some(SignIn::Present { .. }) => AuthState::Authenticated,
            Some(SignIn::Missing) => AuthState::Unauthenticated,
            // A file cannot be read.
            None => AuthState::Undetermined,
        };
        let accounts = match sign_in {
            Some(SignIn::Present { variable }) => Some(vec![AuthAccount {
                label: format!("API key ({variable})"),
                active: Some(true),
                name: None,
                email: None,
                organization: None,
                meta: None,
            }]),
            _ => None,
        };
        AuthStatusResponse {
            state,
            accounts,
            meta: None,
        }
    }

    /// Tells the client the state of the sign-in, if it changed since it was last told.
    pub(super) async fn tell_sign_in(&self) {
        let status = self.sign_in_status().await;
        if lock(&self.sign_in).replace(status.clone()).as_ref() == Some(&status) {
            return;
        }
        let params = AuthStatusUpdateNotification {
            state: status.state,
            accounts: status.accounts,
            meta: None,
        };
        let frame = WIRE.notification::<notification::AuthStatusUpdate>(&params, None);
        self.connection.notify(None, frame, None);
        self.connection.flush();
    }
}
