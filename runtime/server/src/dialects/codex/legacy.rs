//! Methods from before v2 that clients still use.

use std::sync::Arc;

use threadwire_protocol::codex::{
    CommandExecParams, CommandMethods, ExecOneOffCommandParams, ExecOneOffCommandResponse,
    GetUserAgentResponse, GetUserSavedConfigResponse, GitDiffToRemoteParams,
    GitDiffToRemoteResponse, Handlers, LegacyMethods, SetDefaultModelParams,
    SetDefaultModelResponse, errors,
};
use threadwire_workspace::{files, git};

use super::{failure::Failure, families, from_wire};

impl LegacyMethods for families::Legacy {
    async fn exec_one_off_command(
        &self,
        params: ExecOneOffCommandParams,
    ) -> Result<ExecOneOffCommandResponse, Failure> {
        let commands = self.session.command(Arc::clone(&self.client));
        let ended = commands
            .command_exec(CommandExecParams {
                command: params.command,
                timeout_ms: params
                    .timeout_ms
                    .map(|millis| i64::try_from(millis).unwrap_or(i64::MAX)),
                cwd: params.cwd,
                sandbox_policy: params.sandbox_policy.and_then(from_wire::legacy_sandbox),
                process_id: None,
                tty: None,
                stream_stdin: None,
                stream_stdout_stderr: None,
                output_bytes_cap: None,
                disable_output_cap: None,
                disable_timeout: None,
                env: None,
                size: None,
                permission_profile: None,
            })
            .await?;
        Ok(ExecOneOffCommandResponse {
            exit_code: ended.exit_code,
            stdout: ended.stdout,
            stderr: ended.stderr,
        })
    }

    async fn get_user_agent(&self) -> Result<GetUserAgentResponse, Failure> {
        Ok(GetUserAgentResponse {
            user_agent: self.client.user_agent.clone(),
        })
    }

    async fn get_user_saved_config(&self) -> Result<GetUserSavedConfigResponse, Failure> {
        Ok(GetUserSavedConfigResponse {
            config: self.saved_config().await?,
        })
    }

    async fn set_default_model(
        &self,
        params: SetDefaultModelParams,
    ) -> Result<SetDefaultModelResponse, Failure> {
        self.save_model(params).await?;
        Ok(SetDefaultModelResponse {})
    }

    async fn git_diff_to_remote(
        &self,
        params: GitDiffToRemoteParams,
    ) -> Result<GitDiffToRemoteResponse, Failure> {
        let cwd = params.cwd;
        let config = &self.connection.services().host.config;
        let found = git::diff_to_remote(&files::absolute(config.cwd(), &cwd))
            .await
            .ok_or_else(|| errors::git_diff_to_remote::no_remote_repository(&cwd))?;
        Ok(GitDiffToRemoteResponse {
            sha: found.commit,
            diff: found.diff,
        })
    }
}
