//! Tests of what a permission profile denies.

use std::path::PathBuf;

use threadwire_engine::{
    DomainRules, FileAccess, FilePlace, FileRule, PermissionProfile, SandboxPolicy, Settings,
    SettingsChange,
};

use crate::support;

fn denied() -> Vec<FileRule> {
    let pattern = FilePlace::Pattern {
        folder: None,
        glob: "**/.env".to_owned(),
        depth: None,
    };
    [FilePlace::Path("/secret".into()), pattern]
        .into_iter()
        .map(|place| FileRule {
            place,
            access: FileAccess::Deny,
        })
        .collect()
}

fn rule(place: FilePlace, access: FileAccess) -> FileRule {
    FileRule { place, access }
}

fn named(id: &str, files: Vec<FileRule>) -> PermissionProfile {
    PermissionProfile {
        id: id.to_owned(),
        extends: None,
        files,
        domains: None,
    }
}

fn after(sandbox: SandboxPolicy, profile: Option<PermissionProfile>, afresh: bool) -> Settings {
    let root = rule(FilePlace::Root, FileAccess::Read);
    let before = named("p", [vec![root], denied()].concat());
    let mut settings = Settings {
        profile: Some(before),
        ..support::settings()
    };
    let change = SettingsChange {
        sandbox: Some(sandbox),
        profile,
        afresh,
        ..SettingsChange::default()
    };
    assert!(change.apply(&mut settings));
    settings
}

#[test]
fn what_is_denied_stays_denied_in_another_sandbox() {
    let read = rule(FilePlace::Root, FileAccess::Read);
    let write = |place| rule(place, FileAccess::Write);
    let workspace = write(FilePlace::Workspace(PathBuf::new()));
    let temporary = [
        write(FilePlace::TemporaryFolder),
        write(FilePlace::SlashTmp),
    ];
    let all = |rules: Vec<FileRule>| [rules, denied()].concat();
    let read_only = SandboxPolicy::ReadOnly { network: true };
    let found = after(read_only.clone(), None, false);
    assert_eq!(found.sandbox, read_only);
    assert_eq!(found.profile, Some(named("", all(vec![read.clone()]))));
    let policy = SandboxPolicy::workspace_write();
    let built_in = named(":workspace", Vec::new());
    let found = after(policy.clone(), Some(built_in), false);
    let rules = [vec![read.clone(), workspace], temporary.to_vec()].concat();
    assert_eq!(found.profile, Some(named(":workspace", all(rules))));
    let secret = rule(FilePlace::Path("/secret".into()), FileAccess::Read);
    let other = named("q", vec![read, secret]);
    let found = after(policy, Some(other.clone()), false);
    assert_eq!(
        found.profile,
        Some(named("q", all(vec![other.files[0].clone()])))
    );
    let full = named(":danger-full-access", Vec::new());
    let found = after(SandboxPolicy::DangerFullAccess, Some(full), false);
    let rules = found.profile.unwrap().files;
    assert_eq!(rules[0], write(FilePlace::Root));
    assert!(rules.ends_with(&denied()), "{rules:?}");
    assert!(found.sandbox.network() && found.sandbox != SandboxPolicy::DangerFullAccess);
}

#[test]
fn nothing_stays_denied_without_a_sandbox_or_in_one_of_the_configuration() {
    let external = SandboxPolicy::External { network: false };
    for sandbox in [SandboxPolicy::DangerFullAccess, external] {
        assert_eq!(after(sandbox, None, false).profile, None);
    }
    let read_only = SandboxPolicy::ReadOnly { network: false };
    assert_eq!(after(read_only, None, true).profile, None);
}

#[test]
fn domains_stay_until_the_configuration_says_otherwise() {
    let domains = Some(DomainRules {
        allowed: vec!["example.com".to_owned()],
        ..DomainRules::default()
    });
    let mut settings = Settings {
        profile: Some(PermissionProfile {
            domains: domains.clone(),
            ..PermissionProfile::default()
        }),
        ..support::settings()
    };
    let mut change = |sandbox, afresh| {
        let change = SettingsChange {
            sandbox: Some(sandbox),
            afresh,
            ..SettingsChange::default()
        };
        change.apply(&mut settings);
        let profile = settings.profile.clone();
        profile.and_then(|profile| profile.domains)
    };
    let online = SandboxPolicy::ReadOnly { network: true };
    assert_eq!(change(online.clone(), false), domains);
    change(SandboxPolicy::DangerFullAccess, false);
    assert_eq!(change(online.clone(), false), domains);
    assert_eq!(change(online, true), None);
}
