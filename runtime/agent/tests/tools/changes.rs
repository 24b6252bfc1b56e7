//! The diff of a turn, by patches and by commands.

use threadwire_agent::tools::{ShellRequest, Tools};

use crate::support::World;

fn bash(script: &str) -> ShellRequest {
    ShellRequest::of_argv(["/bin/bash", "-c", script].map(str::to_owned).to_vec())
}

const PATCH: &str = "*** Begin Patch\n*** Update File: a\n@@\n-1\n+2\n*** End Patch";

/// Returns the diffs that a turn showed, without their headers.
async fn diffs<F>(world: &mut World, work: impl FnOnce(Tools) -> F + Send + 'static) -> Vec<String>
where
    F: Future<Output = ()> + Send + 'static,
{
    world.turn(work).await;
    let shown = world.diffs().into_iter().map(|diff| {
        let lines = diff
            .lines()
            .filter(|line| !line.starts_with("index ") && !line.starts_with("@@"));
        lines.collect::<Vec<_>>().join("|")
    });
    shown.collect()
}

const A_TO_2: &str = "diff --git a/a b/a|--- a/a|+++ b/a|-1|+2";

#[tokio::test]
async fn a_command_that_changes_a_patched_file_changes_the_diff() {
    let mut world = World::open().await;
    world.write("a", "1\n");
    let shown = diffs(&mut world, |tools| async move {
        tools.patch(PATCH).await;
        tools.shell(&bash("cat a")).await;
        tools.shell(&bash("true > other")).await;
        tools.shell(&bash("echo 3 > a")).await;
        tools.shell(&bash("echo 1 > a")).await;
        tools.shell(&bash("rm a")).await;
    })
    .await;
    assert_eq!(
        shown,
        [
            A_TO_2,
            "diff --git a/a b/a|--- a/a|+++ b/a|-1|+3",
            "",
            "diff --git a/a b/a|deleted file mode 100644|--- a/a|+++ /dev/null|-1",
        ]
    );
}

#[tokio::test]
async fn in_a_repository_commands_alone_make_a_diff() {
    let mut world = World::open().await;
    world.write("a", "1\n");
    world.write("dirty", "before\n");
    let git = "git init -q && git add a && git -c user.name=t -c user.email=t@example.org commit -qm first";
    let made = std::process::Command::new("/bin/bash")
        .args(["-c", git])
        .current_dir(world.cwd())
        .status();
    assert!(made.unwrap().success());
    let shown = diffs(&mut world, |tools| async move {
        tools.shell(&bash("cat a dirty")).await;
        tools.shell(&bash("sed -i s/1/2/ a")).await;
        tools.shell(&bash("echo n > new")).await;
        tools
            .patch("*** Begin Patch\n*** Delete File: new\n*** End Patch")
            .await;
    })
    .await;
    let new = "diff --git a/new b/new|new file mode 100644|--- /dev/null|+++ b/new|+n";
    assert_eq!(
        shown,
        [
            A_TO_2.to_owned(),
            format!("{A_TO_2}|{new}"),
            A_TO_2.to_owned()
        ]
    );
}

#[tokio::test]
async fn what_a_link_leads_to_is_in_no_diff() {
    let mut world = World::open().await;
    world.write("a", "1\n");
    world.write("sub/a", "1\n");
    world.write("../other/a", "secret\n");
    let shown = diffs(&mut world, |tools| async move {
        tools.patch(PATCH).await;
        let patch = PATCH.replace(" a\n", " sub/a\n");
        tools.patch(&patch).await;
        let script = "mv sub sub2; ln -s ../other sub; rm a; ln -s ../other/a a";
        tools.shell(&bash(script)).await;
    })
    .await;
    let both = format!("{A_TO_2}|{}", A_TO_2.replace("/a", "/sub/a"));
    assert_eq!(shown, [A_TO_2.to_owned(), both]);
}
