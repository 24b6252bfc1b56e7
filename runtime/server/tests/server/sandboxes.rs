//! Tests of the sandboxes that clients of Codex choose for threads and commands.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::OpenOptions;

use super::talk::Talk;

async fn opened(protocol: &str, config: &str) -> (TempDir, Talk) {
    let dir = tempfile::tempdir().unwrap();
    let (home, work) = (dir.path().join("home"), dir.path().join("work"));
    fs::create_dir_all(&home).unwrap();
    fs::create_dir_all(work.join("sub")).unwrap();
    fs::create_dir_all(dir.path().join("more")).unwrap();
    let config = config.replace("DIR", &dir.path().display().to_string());
    fs::write(home.join("config.toml"), config).unwrap();
    let options = OpenOptions {
        home: Some(home),
        cwd: Some(work),
        ..OpenOptions::default()
    };
    (dir, Talk::open(protocol, options).await)
}

#[tokio::test]
async fn the_mode_of_a_request_has_the_options_of_the_configuration() {
    let config = "default_permissions = \":read-only\"\n[sandbox_workspace_write]
        writable_roots = [\"DIR/more\"]\nnetwork_access = true\nexclude_slash_tmp = true\n";
    let (dir, mut talk) = opened("codex", config).await;
    let sandbox = |network: bool, exclude: bool| {
        json!({
            "type": "workspaceWrite",
            "writableRoots": [dir.path().join("more")],
            "networkAccess": network,
            "excludeTmpdirEnvVar": exclude,
            "excludeSlashTmp": true,
        })
    };
    let more = json!({
        "default_permissions": ":read-only",
        "sandbox_workspace_write": { "network_access": false, "exclude_tmpdir_env_var": true },
    });
    let mode = |params: Value, config: bool| {
        let mut params = params;
        params["sandbox"] = "workspace-write".into();
        if config {
            params["config"] = more.clone();
        }
        params
    };
    let started = talk.call("thread/start", mode(json!({}), false)).await;
    assert_eq!(started["sandbox"], sandbox(true, false), "{started}");
    assert_eq!(started["activePermissionProfile"], Value::Null);
    let started = talk.call("thread/start", mode(json!({}), true)).await;
    assert_eq!(started["sandbox"], sandbox(false, true), "{started}");
    let started = talk.call("thread/start", json!({})).await;
    assert_eq!(started["sandbox"]["type"], "readOnly", "{started}");
    let thread = json!({ "threadId": started["thread"]["id"] });
    let input = json!({ "input": [{ "type": "text", "text": "say: x" }] });
    let mut turn = thread.clone();
    turn["input"] = input["input"].clone();
    talk.call("turn/start", turn).await;
    talk.until_method("turn/completed").await;
    let forked = talk.call("thread/fork", mode(thread.clone(), true)).await;
    assert_eq!(forked["sandbox"], sandbox(false, true), "{forked}");
    talk.call("thread/unsubscribe", thread.clone()).await;
    let resumed = talk.call("thread/resume", mode(thread, false)).await;
    assert_eq!(resumed["sandbox"], sandbox(true, false), "{resumed}");
}

#[tokio::test]
async fn what_only_restricted_what_is_read_is_refused() {
    let (_dir, mut talk) = opened("codex", "").await;
    let started = talk.call("thread/start", json!({})).await;
    let thread = &started["thread"]["id"];
    let input = json!([]);
    let policy = |kind: &str, value: Value| {
        let member = if kind == "readOnly" {
            "access"
        } else {
            "readOnlyAccess"
        };
        json!({ "type": kind, member: value })
    };
    let told = "is no longer supported; use permissionProfile for restricted reads";
    let unknown = "unknown variant `nope`, expected `fullAccess` or `restricted`";
    for (kind, name) in [
        ("readOnly", "readOnly.access"),
        ("workspaceWrite", "workspaceWrite.readOnlyAccess"),
    ] {
        for (value, problem) in [
            (
                json!({ "type": "restricted", "readableRoots": ["/x"] }),
                format!("{name} {told}"),
            ),
            (json!({ "type": "nope" }), unknown.to_owned()),
        ] {
            let sandbox = policy(kind, value);
            for (method, params) in [
                (
                    "command/exec",
                    json!({ "command": ["true"], "sandboxPolicy": sandbox }),
                ),
                (
                    "thread/settings/update",
                    json!({ "threadId": thread, "sandboxPolicy": sandbox }),
                ),
                (
                    "turn/start",
                    json!({ "threadId": thread, "input": input, "sandboxPolicy": sandbox }),
                ),
            ] {
                let error = &talk.ask(method, params).await["error"];
                assert_eq!(error["code"], -32600, "{method}: {error}");
                assert_eq!(
                    error["message"],
                    format!("Invalid request: {problem}"),
                    "{method}"
                );
            }
        }
        for value in [Value::Null, json!({ "type": "fullAccess" })] {
            let params = json!({ "threadId": thread, "sandboxPolicy": policy(kind, value) });
            talk.call("thread/settings/update", params).await;
        }
    }
}

#[tokio::test]
async fn folders_of_the_mode_do_not_count_for_a_profile() {
    let config = "[sandbox_workspace_write]\nwritable_roots = [\"DIR/more\"]
        [permissions.p]\nextends = \":workspace\"\n[permissions.p.workspace_roots]\n\"../other\" = true\n";
    let (dir, mut talk) = opened("codex", config).await;
    let roots = |started: &Value| started["runtimeWorkspaceRoots"].clone();
    let (work, more) = (dir.path().join("work"), dir.path().join("more"));
    let by_mode = talk
        .call("thread/start", json!({ "sandbox": "read-only" }))
        .await;
    assert_eq!(roots(&by_mode), json!([work, more]));
    for (profile, writable) in [
        (":workspace", json!([])),
        ("p", json!([dir.path().join("other")])),
    ] {
        let started = talk
            .call("thread/start", json!({ "permissions": profile }))
            .await;
        assert_eq!(roots(&started), json!([work]), "{profile}");
        assert_eq!(started["sandbox"]["writableRoots"], writable, "{profile}");
    }
}

#[tokio::test]
async fn a_command_has_the_sandbox_of_the_server_or_the_profile_of_its_folder() {
    if threadwire_workspace::sandbox::detect().bubblewrap.is_err() {
        return;
    }
    let (dir, mut talk) = opened("codex", "").await;
    let work = dir.path().join("work");
    let script = "(echo x > f) 2>/dev/null && echo here; (echo x > ../f) 2>/dev/null && echo above; echo $CODEX_SANDBOX_NETWORK_DISABLED";
    let own = json!({
        "type": "workspaceWrite",
        "excludeTmpdirEnvVar": true,
        "excludeSlashTmp": true,
    });
    let external = |network: &str| json!({ "type": "externalSandbox", "networkAccess": network });
    for (member, value, said) in [
        ("sandboxPolicy", own, "here\nabove\n1\n"),
        ("sandboxPolicy", external("restricted"), "here\nabove\n1\n"),
        ("sandboxPolicy", external("enabled"), "here\nabove\n\n"),
    ] {
        let command = ["/bin/sh", "-c", script];
        let params = json!({ "command": command, "cwd": work.join("sub"), member: value });
        let ended = talk.call("command/exec", params).await;
        assert_eq!(ended["stdout"], said, "{ended}");
    }
}

#[tokio::test]
async fn the_domains_of_a_profile_limit_the_network_of_commands() {
    if threadwire_workspace::sandbox::detect().bubblewrap.is_err() {
        return;
    }
    let config = "default_permissions = \"p\"\n[features]\nnetwork_proxy = true
        [permissions.p.filesystem]\n\":root\" = \"read\"\n[permissions.p.network]\nenabled = true
        domains = { \"example.com\" = \"allow\" }\n";
    let (_dir, mut talk) = opened("codex", config).await;
    let started = talk.call("thread/start", json!({})).await;
    let read_only = json!({ "type": "readOnly", "networkAccess": true });
    assert_eq!(started["sandbox"], read_only);
    let script = "exec 3<>/dev/tcp/${http_proxy#http://127.0.0.1:3128}127.0.0.1/3128
        printf 'CONNECT example.org:443 HTTP/1.1\\r\\n\\r\\n' >&3; cat <&3";
    let params = json!({ "command": ["/bin/bash", "-c", script] });
    let ended = talk.call("command/exec", params).await;
    let answer = ended["stdout"].as_str().unwrap();
    assert!(answer.starts_with("HTTP/1.1 403 Forbidden"), "{ended}");
    assert!(answer.ends_with("Domain not in allowlist."), "{ended}");
    let mut heard = talk.heard.iter();
    assert!(heard.all(|heard| heard["method"] != "configWarning"));
}

#[tokio::test]
async fn the_domains_of_the_feature_limit_the_network_of_sandbox_modes() {
    if threadwire_workspace::sandbox::detect().bubblewrap.is_err() {
        return;
    }
    let config = "sandbox_mode = \"workspace-write\"\n
        [sandbox_workspace_write]\nnetwork_access = true\n
        [features.network_proxy]\nenabled = true\ndomains = { \"example.com\" = \"allow\" }\n";
    let (_dir, mut talk) = opened("codex", config).await;
    let script = "exec 3<>/dev/tcp/127.0.0.1/${http_proxy#http://127.0.0.1:}
        printf 'CONNECT example.org:443 HTTP/1.1\\r\\n\\r\\n' >&3; cat <&3";
    let command = json!(["/bin/bash", "-c", script]);
    let online = json!({ "type": "readOnly", "networkAccess": true });
    for params in [
        json!({ "command": command }),
        json!({ "command": command, "sandboxPolicy": online }),
    ] {
        let ended = talk.call("command/exec", params).await;
        let answer = ended["stdout"].as_str().unwrap();
        assert!(answer.ends_with("Domain not in allowlist."), "{ended}");
    }
}
