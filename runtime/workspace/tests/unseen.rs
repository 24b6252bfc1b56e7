//! Files of the server that commands in a sandbox do not see.
#![cfg(target_os = "linux")]

mod support;

use std::fs;

use threadwire_workspace::{
    process::{self, Exit, ProcessSpec},
    sandbox::{Policy, Sandbox, Unseen},
};
use tokio_util::sync::CancellationToken;

use support::mechanisms;

#[tokio::test]
async fn files_with_tokens_of_the_server_appear_empty() {
    let folder = tempfile::tempdir().unwrap();
    let work = folder.path().canonicalize().unwrap();
    let token = work.join(".craft/appserver.lock");
    fs::write(work.join("file"), "content").unwrap();
    let home = tempfile::tempdir().unwrap();
    let empty = home.path().join("run/empty");
    let reads_all = Policy {
        unseen: Unseen {
            files: vec![token.clone()],
            empty: empty.clone(),
        },
        network: true,
        ..Policy::default()
    };
    let writes = Policy {
        roots: vec![work.clone()],
        network: false,
        ..reads_all.clone()
    };
    for mechanism in mechanisms() {
        let run = async |policy: &Policy, script: &str| {
            let argv = ["/bin/bash", "-ec", script].map(str::to_owned).to_vec();
            let mut spec = ProcessSpec::new(argv, work.clone());
            spec.sandbox = Some(Sandbox::with_mechanism(policy.clone(), mechanism).unwrap());
            let process = process::start(&spec, CancellationToken::new()).unwrap();
            let outcome = process.finish().await;
            assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        };
        run(&writes, "cat file").await;
        fs::create_dir(work.join(".craft")).unwrap();
        fs::write(&token, "content").unwrap();
        // What takes the place of the file is empty, whatever was there before.
        fs::create_dir_all(home.path().join("run")).unwrap();
        let _ = fs::remove_file(&empty);
        fs::create_dir(&empty).unwrap();
        run(&writes, "test ! -s .craft/appserver.lock").await;
        fs::remove_file(&empty).unwrap();
        fs::create_dir_all(empty.join("full")).unwrap();
        // Where no empty file can be made, a device hides the other one.
        let script = "test -z \"$(cat .craft/appserver.lock 2> /dev/null)\"";
        run(&writes, script).await;
        fs::remove_dir_all(&empty).unwrap();
        std::os::unix::fs::symlink(&token, &empty).unwrap();
        for policy in [&reads_all, &writes, &reads_all.without_write_protection()] {
            let script = "
                test -z \"$(cat .craft/appserver.lock)\"
                echo x > .craft/appserver.lock || true
                if rm -f .craft/appserver.lock; then exit 1; fi
                grep -r content . > /dev/null
            ";
            run(policy, script).await;
            assert!(!policy.may_read(&token));
            assert_eq!(fs::read_to_string(&token).unwrap(), "content");
        }
        run(&writes, "cp -r .craft copy && rm -r copy").await;
        // A link that came with the workspace hides nothing else.
        fs::remove_file(&token).unwrap();
        std::os::unix::fs::symlink(work.join("file"), &token).unwrap();
        run(&writes, "test -s file").await;
        fs::remove_dir_all(work.join(".craft")).unwrap();
    }
}
