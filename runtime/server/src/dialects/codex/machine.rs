//! The methods about the machine and the process of the server: what it uses, what it remembers, and what only other
//! machines can do.

use std::{fs, io, path::Path};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use threadwire_protocol::codex::{
    MemoryMethods, MemoryResetResponse, MemoryStatusParams, MemoryStatusResponse,
    RemoteControlConnectionStatus, RemoteControlMethods, RemoteControlPairingStatusParams,
    RemoteControlPairingStatusResponse, RemoteControlStatusReadResponse, ServerDiagnosticsGauge,
    ServerDiagnosticsParams, ServerDiagnosticsProcess, ServerDiagnosticsResponse, ServerMethods,
    UserVerificationCancelParams, UserVerificationCancelResponse, UserVerificationMethods,
    UserVerificationStatusParams, UserVerificationStatusResponse,
    UserVerificationUnavailableReason, UserVerificationVerifyParams,
    UserVerificationVerifyResponse, WindowsSandboxMethods, WindowsSandboxReadiness,
    WindowsSandboxReadinessResponse, WindowsSandboxSetupCompletedNotification,
    WindowsSandboxSetupMode, WindowsSandboxSetupStartParams, WindowsSandboxSetupStartResponse,
    errors, notification,
};

use threadwire_workspace::blocking;

use super::{failure::Failure, families};

/// Returns the name of the machine.
pub(super) fn name() -> String {
    std::fs::read_to_string("/proc/sys/kernel/hostname")
        .map_or_else(|_| "localhost".into(), |name| name.trim().into())
}

impl ServerMethods for families::Server {
    async fn server_diagnostics(
        &self,
        _params: ServerDiagnosticsParams,
    ) -> Result<ServerDiagnosticsResponse, Failure> {
        let in_flight = self.connection.in_flight().max(1) as u64;
        let gauge = |name: &str, value| ServerDiagnosticsGauge {
            name: name.to_owned(),
            value,
        };
        Ok(ServerDiagnosticsResponse {
            process: ServerDiagnosticsProcess {
                id: std::process::id(),
                resident_memory_bytes: resident_memory(),
                physical_footprint_bytes: None,
            },
            gauges: vec![
                gauge("app.requests.in_flight", in_flight),
                // Requests of one scope wait with those in flight.
                gauge("app.requests.queued", 0),
            ],
        })
    }
}

/// Returns the memory of this process in bytes, if the system tells.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}

/// The server makes no memories of threads, so there is nothing to count. It forgets those that Codex made.
impl MemoryMethods for families::Memory {
    async fn memory_status(
        &self,
        params: MemoryStatusParams,
    ) -> Result<MemoryStatusResponse, Failure> {
        let threads = params.min_consolidated_threads.unwrap_or(1);
        if !(1..=4096).contains(&threads) {
            return Err(errors::memory_status::thread_count_out_of_range().into());
        }
        Ok(MemoryStatusResponse {
            v2_consolidated_threads: 0,
            v2_ready: false,
        })
    }

    async fn memory_reset(&self) -> Result<MemoryResetResponse, Failure> {
        let home = self.connection.services().host.config.home().to_owned();
        let shown = home.display().to_string();
        let cleared = blocking::run(move || clear(&home.join("memories"))).await;
        cleared.map_err(|error| errors::memory_reset::not_cleared(&shown, &error))?;
        Ok(MemoryResetResponse {})
    }
}

/// Removes everything in a folder that is there and no link.
fn clear(folder: &Path) -> io::Result<()> {
    match folder.symlink_metadata() {
        Ok(metadata) if metadata.is_symlink() => {
            let refused = format!(
                "refusing to clear symlinked memory root {}",
                folder.display()
            );
            return Err(io::Error::other(refused));
        }
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        match entry.file_type()?.is_dir() {
            true => fs::remove_dir_all(entry.path())?,
            false => fs::remove_file(entry.path())?,
        }
    }
    Ok(())
}

/// Remote control needs an account of the vendor, so it is off.
impl RemoteControlMethods for families::RemoteControl {
    async fn remote_control_status_read(&self) -> Result<RemoteControlStatusReadResponse, Failure> {
        let config = &self.connection.services().host.config;
        Ok(RemoteControlStatusReadResponse {
            status: RemoteControlConnectionStatus::Disabled,
            server_name: name(),
            installation_id: config.installation_id().to_owned(),
            environment_id: None,
        })
    }

    async fn remote_control_pairing_status(
        &self,
        params: RemoteControlPairingStatusParams,
    ) -> Result<RemoteControlPairingStatusResponse, Failure> {
        use errors::remote_control_pairing_status as refused;

        match (params.pairing_code, params.manual_pairing_code) {
            (None, None) => Err(refused::pairing_code_missing().into()),
            _ => Err(refused::remote_control_disabled().into()),
        }
    }
}

impl UserVerificationMethods for families::UserVerification {
    async fn user_verification_status(
        &self,
        _params: UserVerificationStatusParams,
    ) -> Result<UserVerificationStatusResponse, Failure> {
        Ok(UserVerificationStatusResponse {
            credential_id: None,
            unavailable_reason: Some(UserVerificationUnavailableReason::ProviderUnavailable),
            unavailable_message: Some(
                "User verification is not available on this machine.".to_owned(),
            ),
        })
    }

    async fn user_verification_verify(
        &self,
        params: UserVerificationVerifyParams,
    ) -> Result<UserVerificationVerifyResponse, Failure> {
        use errors::user_verification_verify as refusals;

        let challenge = BASE64_URL_SAFE_NO_PAD.decode(params.challenge.trim_end_matches('='));
        let is_challenge = challenge.is_ok_and(|challenge| !challenge.is_empty());
        if !is_challenge || params.title.is_empty() {
            return Err(refusals::invalid_challenge().into());
        }
        Err(refusals::unavailable().into())
    }

    /// No verification runs, so none is cancelled.
    async fn user_verification_cancel(
        &self,
        _params: UserVerificationCancelParams,
    ) -> Result<UserVerificationCancelResponse, Failure> {
        Ok(UserVerificationCancelResponse {})
    }
}

/// The sandbox of Windows cannot be set up on other systems, and the server runs on no Windows.
impl WindowsSandboxMethods for families::WindowsSandbox {
    async fn windows_sandbox_readiness(&self) -> Result<WindowsSandboxReadinessResponse, Failure> {
        Ok(WindowsSandboxReadinessResponse {
            status: WindowsSandboxReadiness::NotConfigured,
        })
    }

    async fn windows_sandbox_setup_start(
        &self,
        params: WindowsSandboxSetupStartParams,
    ) -> Result<WindowsSandboxSetupStartResponse, Failure> {
        if params.cwd.is_some_and(|cwd| !cwd.starts_with('/')) {
            return Err(errors::path_relative().into());
        }
        let kind = match params.mode {
            WindowsSandboxSetupMode::Elevated => "elevated",
            _ => "legacy",
        };
        // Reaches the client after the answer, which holds the messages of the connection.
        self.tell::<notification::WindowsSandboxSetupCompleted>(
            None,
            &WindowsSandboxSetupCompletedNotification {
                mode: params.mode,
                success: false,
                error: Some(format!(
                    "{kind} Windows sandbox setup is only supported on Windows"
                )),
            },
        );
        Ok(WindowsSandboxSetupStartResponse { started: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memories_are_removed_and_nothing_that_links_lead_to() {
        let home = tempfile::tempdir().unwrap();
        let (folder, other) = (home.path().join("memories"), home.path().join("other"));
        clear(&folder).unwrap();
        assert!(!folder.exists());
        fs::create_dir_all(folder.join("skills/deep")).unwrap();
        fs::create_dir(&other).unwrap();
        fs::write(other.join("kept"), "").unwrap();
        fs::write(folder.join("MEMORY.md"), "").unwrap();
        for link in ["link", "skills/link"] {
            std::os::unix::fs::symlink(&other, folder.join(link)).unwrap();
        }
        clear(&folder).unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
        let link = home.path().join("linked");
        std::os::unix::fs::symlink(&other, &link).unwrap();
        assert!(clear(&link).is_err());
        assert!(other.join("kept").exists());
    }
}
