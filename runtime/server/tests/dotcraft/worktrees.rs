//! Tests of threads in git worktrees.

use std::{fs, path::Path, process::Command};

use serde_json::{Value, json};
use threadwire_server::{OpenOptions, open};

use crate::{Client, TestServer};

fn git(folder: &Path, line: &str) -> String {
    let identity = ["-c", "user.name=n", "-c", "user.email=e@example.com"];
    let output = Command::new("git")
        .args(identity.into_iter().chain(line.split(' ')))
        .current_dir(folder)
        .output()
        .unwrap();
    assert!(output.status.success(), "{line}: {output:?}");
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// A server whose workspace is a repository with one commit and one changed file.
async fn repository() -> TestServer {
    let house = TestServer::new().await;
    let root = house.folder.path();
    git(root, "init --quiet --initial-branch=main .");
    fs::write(root.join(".gitignore"), "home\n.craft\n").unwrap();
    fs::write(root.join("file"), "one\n").unwrap();
    git(root, "add .");
    git(root, "commit --quiet -m first");
    fs::write(root.join("file"), "two\n").unwrap();
    house
}

async fn code(client: &mut Client, method: &str, params: Value) -> i64 {
    let refused = client.call(method, params).await.unwrap_err();
    refused["code"].as_i64().unwrap()
}

async fn status(client: &mut Client, thread: &str) -> Value {
    let params = json!({ "threadId": thread });
    client.call("worktree/status", params).await.unwrap()
}

#[tokio::test]
async fn a_thread_starts_and_is_copied_in_worktrees_of_their_own() {
    let house = repository().await;
    let mut client = house.client().await;
    let params = json!({ "identity": client.identity(), "displayName": "Fix it" });
    let made = client
        .call("worktree/createAndStart", params)
        .await
        .unwrap();
    let (thread, worktree) = (&made["thread"], &made["worktree"]);
    let path = worktree["path"].as_str().unwrap();
    assert!(path.contains(".craft/worktrees/dotcraft-fix-it-"), "{path}");
    assert_eq!(thread["worktree"]["path"], path);
    assert_eq!(thread["effectiveWorkspacePath"], path);
    assert_eq!(thread["workspacePath"], client.folder);
    assert_eq!(worktree["dirtyHandoff"]["copiedFileCount"], 1);
    assert_eq!(
        fs::read_to_string(Path::new(path).join("file")).unwrap(),
        "two\n"
    );
    let id = thread["id"].as_str().unwrap().to_owned();
    let started = client.until("thread/started").await;
    assert_eq!(started["thread"]["worktree"], *worktree);
    let now = status(&mut client, &id).await;
    assert_eq!(
        (&now["exists"], &now["isGitWorktree"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(
        (&now["hasUncommittedChanges"], &now["aheadCount"]),
        (&json!(true), &json!(0))
    );
    git(Path::new(path), "commit --quiet -am second");
    let now = status(&mut client, &id).await;
    assert_eq!(
        (&now["hasUncommittedChanges"], &now["aheadCount"]),
        (&json!(false), &json!(1))
    );
    // A copy begins where its source works, without its changes if so asked.
    fs::write(Path::new(path).join("file"), "three\n").unwrap();
    let params = json!({ "sourceThreadId": id, "branchName": "copy", "path": "mine", "copyDirtyChanges": false });
    let copy = client.call("worktree/createAndFork", params).await.unwrap();
    assert_eq!(copy["thread"]["forkedFromId"], *id);
    assert_eq!(copy["worktree"]["branchName"], "copy");
    assert_eq!(copy["thread"]["workspacePath"], client.folder);
    let mine = house.folder.path().join(".craft/worktrees/mine");
    assert_eq!(copy["worktree"]["path"], *mine.display().to_string());
    assert_eq!(fs::read_to_string(mine.join("file")).unwrap(), "two\n");
    let list = json!({ "identity": client.identity() });
    let listed = client.call("worktree/list", list.clone()).await.unwrap();
    assert_eq!(listed["data"].as_array().unwrap().len(), 2);
    let copied = copy["thread"]["id"].clone();
    client
        .call("thread/delete", json!({ "threadId": copied }))
        .await
        .unwrap();
    let listed = client.call("worktree/list", list.clone()).await.unwrap();
    assert_eq!(listed["data"].as_array().unwrap().len(), 1);
    let listed = client
        .call("worktree/list", json!({ "includeOrphans": true }))
        .await;
    assert_eq!(listed.unwrap()["data"][1]["threadId"], copied);
}

#[tokio::test]
async fn what_cannot_be_made_leaves_no_worktree_and_no_thread() {
    let house = repository().await;
    let mut client = house.client().await;
    let start = |client: &Client, more: Value| {
        let mut params = json!({ "identity": client.identity() });
        let members = params.as_object_mut().unwrap();
        members.extend(more.as_object().unwrap().clone());
        params
    };
    fs::create_dir_all(house.folder.path().join(".craft/worktrees/full")).unwrap();
    for (more, expected) in [
        (json!({ "branchName": "main" }), -32602),
        (json!({ "branchName": "a..b" }), -32602),
        (json!({ "baseRef": "nowhere" }), -32602),
        (json!({ "path": "../out" }), -32602),
        (json!({ "path": "/tmp/out" }), -32602),
        (json!({ "path": "." }), -32602),
        (json!({ "path": "full" }), -32602),
        // The worktree is made first, and removed again.
        (json!({ "config": { "agentProfileId": "none" } }), -32086),
        (
            json!({ "dynamicTools": [{ "name": "", "description": "", "inputSchema": {} }] }),
            -32602,
        ),
    ] {
        let params = start(&client, more);
        let told = code(&mut client, "worktree/createAndStart", params.clone()).await;
        assert_eq!(told, expected, "{params}");
    }
    fs::write(house.folder.path().join(".craft/worktrees/file"), "").unwrap();
    fs::create_dir_all(house.folder.path().join(".craft/worktrees/other/.git")).unwrap();
    let long = "x".repeat(300);
    for (member, value) in [
        ("path", "full"),
        ("path", "a\0b"),
        ("path", &long),
        ("path", "file/x"),
        ("path", "other/inner"),
        ("branchName", &long),
        ("branchName", "main/below"),
        ("branchName", "a\0b"),
        ("baseRef", &long.repeat(1000)),
        ("displayName", &long.repeat(14)),
    ] {
        let params = start(&client, json!({ member: value }));
        let refused = client.call("worktree/createAndStart", params).await;
        let refused = refused.unwrap_err();
        let detail = refused["data"]["detail"].as_str().unwrap();
        assert!(detail.starts_with(&format!("{member}: ")), "{refused}");
        assert!(detail.chars().count() <= 501, "{refused}");
        assert_eq!(refused["code"], -32602, "{refused}");
    }
    assert_eq!(git(house.folder.path(), "worktree list").lines().count(), 1);
    assert_eq!(
        git(house.folder.path(), "branch --format=%(refname:short)"),
        "main"
    );
    let listed = client
        .call("worktree/list", json!({ "includeOrphans": true }))
        .await;
    assert_eq!(listed.unwrap()["data"], json!([]));
    let threads = client.call("thread/list", json!({})).await.unwrap();
    assert_eq!(threads["data"], json!([]));
    let nobody = json!({ "threadId": "thread_20260101_aaaaaa" });
    assert_eq!(code(&mut client, "worktree/status", nobody).await, -32010);
    let plain = client.thread().await;
    let plain = json!({ "threadId": plain });
    assert_eq!(code(&mut client, "worktree/status", plain).await, -32602);
    let bare = TestServer::new().await;
    let mut client = bare.client().await;
    let params = start(&client, json!({}));
    let refused = client.call("worktree/createAndStart", params).await;
    assert_eq!(
        refused.unwrap_err()["data"]["detail"],
        "identity.workspacePath: the workspace is in no git repository"
    );
    assert!(!bare.folder.path().join(".craft").exists());
}

#[tokio::test]
async fn a_thread_moves_into_a_worktree_and_back() {
    let house = repository().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let root = house.folder.path();
    let thread = client.thread().await;
    let to = |mode: &str| json!({ "threadId": thread, "mode": mode });
    let handoff = "thread/worktree/handoff";
    assert_eq!(code(&mut client, handoff, to("local")).await, -32602);
    let mut away = to("worktree");
    away["branchName"] = json!("topic");
    let moved = client.call(handoff, away).await.unwrap();
    let path = moved["worktree"]["path"].as_str().unwrap().to_owned();
    assert_eq!(moved["thread"]["id"], *thread);
    let told = other.until("thread/updated").await;
    assert_eq!(told["thread"]["effectiveWorkspacePath"], *path);
    assert_eq!(code(&mut client, handoff, to("worktree")).await, -32602);
    // The change that was copied is still in the workspace, too: it would be overwritten.
    let refused = client.call(handoff, to("local")).await.unwrap_err();
    assert_eq!(refused["code"], -32090);
    assert_eq!(refused["data"]["params"]["conflictPaths"], json!(["file"]));
    assert_eq!(git(Path::new(&path), "branch --show-current"), "topic");
    git(root, "checkout --quiet file");
    fs::write(Path::new(&path).join("new"), "new\n").unwrap();
    let back = client.call(handoff, to("local")).await.unwrap();
    assert_eq!(back["thread"]["effectiveWorkspacePath"], client.folder);
    assert_eq!(back["dirtyHandoff"]["copiedFileCount"], 2);
    assert_eq!(back["thread"].get("worktree"), None);
    assert!(!Path::new(&path).exists());
    assert_eq!(git(root, "branch --show-current"), "topic");
    assert_eq!(fs::read_to_string(root.join("file")).unwrap(), "two\n");
    assert_eq!(fs::read_to_string(root.join("new")).unwrap(), "new\n");
    let listed = client
        .call("worktree/list", json!({ "includeOrphans": true }))
        .await;
    assert_eq!(listed.unwrap()["data"], json!([]));
    let paused = json!({ "threadId": thread });
    client.call("thread/pause", paused).await.unwrap();
    assert_eq!(code(&mut client, handoff, to("worktree")).await, -32011);
}

#[tokio::test]
async fn a_worktree_outlives_its_server() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    git(root, "init --quiet --initial-branch=main .");
    fs::write(root.join(".gitignore"), "home\n.craft\n").unwrap();
    git(root, "add .");
    git(root, "commit --quiet -m first");
    let start = async || {
        let options = OpenOptions {
            home: Some(root.join("home")),
            cwd: Some(root.to_owned()),
            protocol: Some("dotcraft".to_owned()),
            ..OpenOptions::default()
        };
        TestServer {
            server: open(options).await.unwrap(),
            // The folder of this value is not used.
            folder: tempfile::tempdir().unwrap(),
        }
    };
    let house = start().await;
    let mut client = house.client().await;
    client.folder = root.display().to_string();
    let params = json!({ "identity": client.identity(), "branchName": "topic" });
    let made = client
        .call("worktree/createAndStart", params)
        .await
        .unwrap();
    let thread = made["thread"]["id"].as_str().unwrap().to_owned();
    house.server.shutdown().await;
    let house = start().await;
    let mut client = house.client().await;
    let now = status(&mut client, &thread).await;
    assert_eq!(
        (&now["isGitWorktree"], &now["branchName"]),
        (&json!(true), &json!("topic"))
    );
    // Another program removes the folder.
    let path = now["path"].as_str().unwrap().to_owned();
    fs::remove_dir_all(&path).unwrap();
    let now = status(&mut client, &thread).await;
    assert_eq!(
        (&now["exists"], &now["isGitWorktree"]),
        (&json!(false), &json!(false))
    );
    let back = json!({ "threadId": thread, "mode": "local" });
    assert_eq!(
        code(&mut client, "thread/worktree/handoff", back).await,
        -32603
    );
    assert_eq!(git(root, "branch --show-current"), "main");
    house.server.shutdown().await;
}
