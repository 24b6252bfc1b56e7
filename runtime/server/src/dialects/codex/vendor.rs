//! The methods that need services of vendors: clouds, sign-ins of gateways, shared skills and reports. The server
//! connects to none of them, so it answers as the reference server does without an account and without a network.

use threadwire_host::models;
use threadwire_protocol::codex::{
    BedrockDiscoverParams, BedrockDiscoverResponse, BedrockSetupParams, BedrockSetupResponse,
    FeedbackUploadParams, FeedbackUploadResponse, GatewayOAuthCancelResponse,
    GatewayOAuthLoginParams, GatewayOAuthLoginResponse, GatewayOAuthReadParams,
    GatewayOAuthReadResponse, GcpSetupParams, GcpSetupResponse, McpServerEventStreamStopParams,
    McpServerEventStreamStopResponse, SkillsRemoteReadParams, SkillsRemoteReadResponse,
    SkillsRemoteWriteParams, SkillsRemoteWriteResponse, VendorMethods, Version, errors,
};
use threadwire_workspace::{blocking, files};
use uuid::Uuid;

use super::{failure::Failure, families, from_wire};

/// Why a service cannot be reached.
const NOT_CONNECTED: &str = "this server does not connect to the service of the vendor";

impl VendorMethods for families::Vendor {
    /// Reports nothing: the server uses no credentials of AWS, wherever they are.
    async fn account_bedrock_discover(
        &self,
        _params: BedrockDiscoverParams,
    ) -> Result<BedrockDiscoverResponse, Failure> {
        Ok(BedrockDiscoverResponse {
            profiles: Vec::new(),
            environment_credentials: Vec::new(),
        })
    }

    async fn account_bedrock_setup(
        &self,
        _params: BedrockSetupParams,
    ) -> Result<BedrockSetupResponse, Failure> {
        Err(errors::account_bedrock_setup::aws_credentials_missing().into())
    }

    async fn account_gcp_setup(&self, params: GcpSetupParams) -> Result<GcpSetupResponse, Failure> {
        use errors::account_gcp_setup as refusals;

        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if params.project_id.is_empty() || !params.project_id.bytes().all(is_allowed) {
            return Err(refusals::invalid_project_id().into());
        }
        if let Some(file) = params.credential_file {
            let opened = blocking::run(move || files::open_file(file.as_ref()).map(drop)).await;
            opened.map_err(|error| refusals::credential_file_invalid(&error))?;
        }
        Err(refusals::auth_command_failed().into())
    }

    async fn account_gateway_o_auth_read(
        &self,
        params: GatewayOAuthReadParams,
    ) -> Result<GatewayOAuthReadResponse, Failure> {
        let (id, name) = self.provider(params.model_provider).await?;
        Ok(GatewayOAuthReadResponse {
            provider_id: id,
            provider_name: name,
            required: false,
            supports_device_auth: false,
            status: None,
            error: None,
        })
    }

    async fn account_gateway_o_auth_login(
        &self,
        params: GatewayOAuthLoginParams,
    ) -> Result<GatewayOAuthLoginResponse, Failure> {
        self.provider(params.model_provider).await?;
        Err(errors::account_gateway_o_auth_login::gateway_oauth_unused().into())
    }

    /// No sign-in runs, so none is cancelled.
    async fn account_gateway_o_auth_cancel(&self) -> Result<GatewayOAuthCancelResponse, Failure> {
        Ok(GatewayOAuthCancelResponse {})
    }

    /// No stream is open, and an unknown one is no error.
    async fn mcp_server_event_stream_stop(
        &self,
        _params: McpServerEventStreamStopParams,
    ) -> Result<McpServerEventStreamStopResponse, Failure> {
        Ok(McpServerEventStreamStopResponse {})
    }

    async fn skills_remote_read(
        &self,
        _params: SkillsRemoteReadParams,
    ) -> Result<SkillsRemoteReadResponse, Failure> {
        Err(errors::skills_remote_read::read_failed(&NOT_CONNECTED).into())
    }

    async fn skills_remote_write(
        &self,
        _params: SkillsRemoteWriteParams,
    ) -> Result<SkillsRemoteWriteResponse, Failure> {
        Err(errors::skills_remote_write::download_failed(&NOT_CONNECTED).into())
    }

    /// Sends no report anywhere. Clients of 0.97 are answered as if it had been sent, as the reference server does.
    async fn feedback_upload(
        &self,
        params: FeedbackUploadParams,
    ) -> Result<FeedbackUploadResponse, Failure> {
        let config = &self.connection.services().host.config;
        if let Ok(snapshot) = config.current(None, &[]).await
            && let Some(feedback) = snapshot.loaded.merged.get("feedback")
            && feedback.get("enabled").and_then(|on| on.as_bool()) == Some(false)
        {
            let refused = "sending feedback is disabled by configuration";
            return Err(errors::invalid_request(&refused).into());
        }
        let thread = params.thread_id.map(|id| from_wire::thread_id(&id));
        let thread = thread.transpose()?;
        if self.version >= Version::V0_169 {
            return Err(errors::feedback_upload::upload_failed(&NOT_CONNECTED).into());
        }
        Ok(FeedbackUploadResponse {
            thread_id: match thread {
                Some(thread) => thread.to_string(),
                None => format!("no-active-thread-{}", Uuid::now_v7()),
            },
            prompt_hash: None,
        })
    }
}

impl families::Vendor {
    /// Returns id and name of a model provider, or of the chosen one.
    async fn provider(&self, id: Option<String>) -> Result<(String, String), Failure> {
        let config = &self.connection.services().host.config;
        let snapshot = config.current(None, &[]).await;
        let snapshot = snapshot.map_err(|error| errors::config_unreadable(&error))?;
        let id = id.or_else(|| snapshot.chosen_provider().map(str::to_owned));
        let id = id.unwrap_or_else(|| "openai".to_owned());
        if !models::is_provider(&snapshot, &id) {
            return Err(errors::model_provider_not_configured(&id).into());
        }
        let configured = snapshot.model_providers.get(&id);
        let name = configured.and_then(|provider| provider.name.clone());
        let name = name.or_else(|| models::built_in(&id).map(|known| known.name.to_owned()));
        let name = name.unwrap_or_else(|| id.clone());
        Ok((id, name))
    }
}
