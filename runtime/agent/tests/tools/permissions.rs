//! Permissions that the agent asks for, and what commands and patches may do with them.

use std::{fs, os::unix::fs::symlink};

use threadwire_agent::tools::{ExecRequest, PatchResult};
use threadwire_engine::{ApprovalPolicy, AskKind, Decision, Permissions, SandboxPolicy};

use crate::{approvals::can_confine, support::World};

/// Creates a thread that may write nothing, beside two folders.
async fn world(approval: ApprovalPolicy) -> World {
    let world = World::new(approval, SandboxPolicy::ReadOnly { network: false }).await;
    for folder in ["granted", "other"] {
        fs::create_dir(world.dir.path().join(folder)).unwrap();
    }
    symlink("../granted", world.cwd().join("link")).unwrap();
    world
}

/// Asks for the folder `granted` by the link that leads there, then patches files in both folders.
async fn ask_and_patch(world: &mut World, asks: bool, name: &'static str) -> [PatchResult; 2] {
    let patch = move |folder: &str| {
        format!("*** Begin Patch\n*** Add File: ../{folder}/{name}\n+x\n*** End Patch\n")
    };
    world
        .turn(move |tools| async move {
            if asks {
                let wanted = Permissions {
                    write: vec!["link".into()],
                    ..Permissions::default()
                };
                tools.request_permissions(wanted, None).await;
            }
            [
                tools.patch(&patch("granted")).await,
                tools.patch(&patch("other")).await,
            ]
        })
        .await
}

fn asked_for_permissions(world: &World) -> usize {
    let asked = world.asked.iter();
    asked
        .filter(|ask| matches!(ask.kind, AskKind::Permissions { .. }))
        .count()
}

#[tokio::test]
async fn a_grant_holds_for_the_turn_and_its_folder_alone() {
    let mut world = world(ApprovalPolicy::OnRequest).await;
    world.answers = [Decision::Accept, Decision::Decline].into();
    let [granted, other] = ask_and_patch(&mut world, true, "a").await;
    assert!(matches!(granted, PatchResult::Applied(_)), "{granted:?}");
    assert!(matches!(other, PatchResult::Declined), "{other:?}");
    let AskKind::Permissions { permissions, .. } = &world.asked[0].kind else {
        panic!("{:?}", world.asked[0]);
    };
    let real = world.dir.path().join("granted").canonicalize().unwrap();
    assert_eq!(
        permissions.write,
        [real],
        "the user sees where the link leads"
    );

    world.answers = [Decision::Decline, Decision::Decline].into();
    let results = ask_and_patch(&mut world, false, "b").await;
    assert!(matches!(
        results,
        [PatchResult::Declined, PatchResult::Declined]
    ));
}

#[tokio::test]
async fn a_grant_for_the_session_holds_in_later_turns() {
    let mut world = world(ApprovalPolicy::OnRequest).await;
    world.answers = [Decision::AcceptForSession, Decision::Decline].into();
    ask_and_patch(&mut world, true, "a").await;
    world.answers = [Decision::Decline].into();
    let [granted, other] = ask_and_patch(&mut world, false, "b").await;
    assert!(matches!(granted, PatchResult::Applied(_)), "{granted:?}");
    assert!(matches!(other, PatchResult::Declined), "{other:?}");
}

#[tokio::test]
async fn nothing_is_granted_where_it_is_declined_or_not_asked() {
    let mut asking = world(ApprovalPolicy::OnRequest).await;
    asking.answers = vec![Decision::Decline; 3].into();
    let results = ask_and_patch(&mut asking, true, "a").await;
    assert!(matches!(
        results,
        [PatchResult::Declined, PatchResult::Declined]
    ));

    let mut silent = world(ApprovalPolicy::Never).await;
    let results = ask_and_patch(&mut silent, true, "a").await;
    assert!(matches!(
        results,
        [PatchResult::Refused(_), PatchResult::Refused(_)]
    ));
    assert_eq!(asked_for_permissions(&silent), 0);
}

#[tokio::test]
async fn commands_have_what_is_granted() {
    if !can_confine() {
        return;
    }
    let mut world = world(ApprovalPolicy::OnRequest).await;
    world.answers = [Decision::Accept].into();
    let script = "touch ../granted/new; touch ../other/new; true";
    let exec = ExecRequest {
        command: script.to_owned(),
        shell: Some("/bin/bash".to_owned()),
        login: Some(false),
        ..ExecRequest::default()
    };
    world
        .turn(move |tools| async move {
            let wanted = Permissions {
                write: vec!["link".into()],
                ..Permissions::default()
            };
            tools.request_permissions(wanted, None).await;
            tools.exec(&exec).await.unwrap();
        })
        .await;
    assert!(world.dir.path().join("granted/new").exists());
    assert!(!world.dir.path().join("other/new").exists());
}
