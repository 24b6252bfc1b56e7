//! Checks DotCraft messages that are error-prone: patches, partial objects, open maps, nulls that are written.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use threadwire_protocol::dotcraft::{
    AutomationTaskUpdateBindingParams, CommandResult, CommandThread, CronStateChangedJob,
    CronStateChangedNotification, DynamicToolSpec, ExtAcpExtensionParams, HubAppServerInfo,
    HubErrorBody, HubErrorCode, HubEvent, HubEventKind, McpServerStatus, Method,
    ServerCapabilityExtensions, ThreadGoalSetParams, WorkspaceConfigUpdateParams,
};

/// Decodes a value and asserts that it encodes unchanged.
fn round_trip<T: DeserializeOwned + Serialize>(value: &Value) -> T {
    let parsed: T = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(&serde_json::to_value(&parsed).unwrap(), value);
    parsed
}

#[test]
fn an_absent_setting_stays_and_null_removes_it() {
    let update: WorkspaceConfigUpdateParams = round_trip(&json!({
        "model": null, "dreamsThreadLookbackCount": 7, "reasoning": { "effort": "high" },
    }));
    assert_eq!(update.model, Some(None));
    assert_eq!(update.provider_id, None);
    assert_eq!(update.dreams_thread_lookback_count, Some(Some(7)));

    let stays: ThreadGoalSetParams = round_trip(&json!({ "threadId": "t", "objective": "Ship" }));
    assert_eq!(stays.token_budget, None);
    let cleared: ThreadGoalSetParams = round_trip(&json!({ "threadId": "t", "tokenBudget": null }));
    assert_eq!(cleared.token_budget, Some(None));
}

#[test]
fn a_removed_job_may_be_only_an_identifier() {
    let gone: CronStateChangedNotification = round_trip(&json!({
        "job": { "id": "0a1b2c3d", "name": "water the plants" }, "removed": true,
    }));
    assert!(matches!(gone.job, CronStateChangedJob::Removed(job) if job.id == "0a1b2c3d"));

    let changed: CronStateChangedNotification = round_trip(&json!({
        "job": {
            "id": "0a1b2c3d", "name": "water the plants",
            "schedule": { "kind": "daily", "everyMs": null, "atMs": null, "dailyHour": 8, "dailyMinute": 30 },
            "enabled": true, "createdAtMs": 1, "deleteAfterRun": false,
            "state": { "nextRunAtMs": 2, "lastRunAtMs": null, "lastStatus": null, "lastError": null },
        },
        "removed": false,
    }));
    assert!(matches!(changed.job, CronStateChangedJob::Job(job) if job.enabled));
}

#[test]
fn a_command_may_answer_a_thread_by_its_identifier() {
    let result: CommandResult = round_trip(&json!({
        "handled": true, "message": null, "expandedPrompt": null, "sessionReset": true, "thread": { "id": "t2" },
    }));
    assert!(
        matches!(result.thread, Some(CommandThread::Reference(thread)) if thread.id == "t2"),
        "a thread without a status is a reference"
    );
    let full: CommandResult = serde_json::from_value(json!({
        "handled": true, "thread": { "id": "t2", "status": "active" },
    }))
    .unwrap();
    assert!(matches!(full.thread, Some(CommandThread::Thread(_))));
}

#[test]
fn open_objects_keep_what_they_do_not_know() {
    let extensions: ServerCapabilityExtensions =
        round_trip(&json!({ "welcomeSuggestions": true, "holograms": { "size": 3 } }));
    assert_eq!(extensions.welcome_suggestions, Some(true));
    round_trip::<DynamicToolSpec>(&json!({
        "name": "Draw", "description": "Draws.", "inputSchema": { "type": "object" },
        "_meta": { "ui": { "resourceUri": "ui://draw", "visibility": ["app"] }, "vendor/key": [1] },
    }));
    let call: ExtAcpExtensionParams =
        round_trip(&json!({ "threadId": "t", "scene": "Main", "depth": 2 }));
    assert_eq!(call.thread_id, "t");
}

#[test]
fn the_hub_writes_its_nulls() {
    let info: HubAppServerInfo = round_trip(&json!({
        "workspacePath": "/w", "canonicalWorkspacePath": "/w", "state": "stopped", "pid": null,
        "endpoints": { "dashboard": "http://127.0.0.1:1" },
        "serviceStatus": { "dashboard": { "state": "unavailable", "url": null, "reason": "off" } },
        "serverVersion": null, "startedByHub": false, "exitCode": null, "lastError": null, "recentStderr": null,
    }));
    assert_eq!(info.pid, None);
    let refused: HubErrorBody = round_trip(&json!({
        "error": { "code": "workspaceLocked", "message": "Held by another program.", "details": null },
    }));
    assert_eq!(refused.error.code, HubErrorCode::WorkspaceLocked);
    let event: HubEvent = round_trip(&json!({
        "kind": "port.allocated", "at": "2026-01-01T00:00:00Z", "workspacePath": null, "data": null,
    }));
    assert_eq!(event.kind, HubEventKind::PortAllocated);
}

#[test]
fn a_missing_error_or_binding_is_null() {
    let status = json!({
        "name": "docs", "enabled": true, "startupState": "ready", "toolCount": 1, "lastError": null, "transport": "stdio",
    });
    round_trip::<McpServerStatus>(&status);
    round_trip::<AutomationTaskUpdateBindingParams>(
        &json!({ "taskId": "a", "threadBinding": null }),
    );
}

#[test]
fn names_of_other_families_are_known() {
    for name in [
        "ui/open-link",
        "item/widget-state/set",
        "agent/profiles/builderDraft/read",
    ] {
        assert_eq!(Method::from_name(name).map(Method::name), Some(name));
    }
    assert!(
        Method::from_name("hooks/list").is_none(),
        "later releases only"
    );
}
