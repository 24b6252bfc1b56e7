//! Which domains a command may reach.

use std::net::IpAddr;

use crate::{address::is_public, wildcard::matches};

/// The longest name of a host.
const MAX_NAME: usize = 253;

/// Which domains a command may reach, through a proxy of this process.
///
/// A pattern is a name or an address. `*.example.com` stands for all names below `example.com`, and `**.example.com` for
/// that name, too; elsewhere, `*` stands for any characters, and `?` for one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Domains {
    /// Patterns of what it may reach.
    pub allowed: Vec<String>,
    /// Patterns of what it may not reach, although it is allowed.
    pub denied: Vec<String>,
    /// Whether an allowed name may lead to this machine or to a private network. Otherwise only an address that is
    /// allowed by itself does, or `localhost`.
    pub local: bool,
    /// Whether requests may only read.
    pub reads_only: bool,
    /// Whether the proxy speaks HTTP only, and not SOCKS5.
    pub http_only: bool,
    /// Whether the proxy connects without the one that the environment of the server names.
    pub direct: bool,
}

/// Why a host cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// It is denied.
    Denied,
    /// It is on this machine or in a private network.
    Local,
    /// It is not allowed.
    NotAllowed,
}

impl Domains {
    /// Checks a host. Returns whether it may have addresses that are not public.
    pub(super) fn check(&self, host: &str) -> Result<bool, Refusal> {
        let host = normal(host);
        if host.len() > MAX_NAME {
            return Err(Refusal::NotAllowed);
        }
        if covers(&self.denied, &host) {
            return Err(Refusal::Denied);
        }
        if !self.local && is_local(&host) {
            let is_listed = self.allowed.iter().any(|name| normal(name) == host);
            return is_listed.then_some(true).ok_or(Refusal::Local);
        }
        let is_allowed = covers(&self.allowed, &host);
        is_allowed.then_some(self.local).ok_or(Refusal::NotAllowed)
    }

    /// Checks an address that a host has. `private` tells whether it need not be public.
    pub(super) fn check_address(&self, address: IpAddr, private: bool) -> Result<(), Refusal> {
        if covers(&self.denied, &address.to_canonical().to_string()) {
            return Err(Refusal::Denied);
        }
        match private || is_public(address) {
            true => Ok(()),
            false => Err(Refusal::Local),
        }
    }
}

/// Returns a name as it is compared.
fn normal(host: &str) -> String {
    let host = host.trim_matches(['[', ']']);
    host.trim_end_matches('.').to_ascii_lowercase()
}

/// Tells whether a host names this machine or an address that is not public.
fn is_local(host: &str) -> bool {
    let address = host.parse::<IpAddr>();
    host == "localhost"
        || host.ends_with(".localhost")
        || address.is_ok_and(|address| !is_public(address))
}

fn covers(patterns: &[String], host: &str) -> bool {
    patterns.iter().any(|pattern| {
        let pattern = normal(pattern);
        match pattern.strip_prefix("**.") {
            Some(name) => matches(name, host) || matches(&pattern[1..], host),
            None => matches(&pattern, host),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn domains(allowed: &[&str], denied: &[&str], local: bool) -> Domains {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Domains {
            allowed: owned(allowed),
            denied: owned(denied),
            local,
            ..Domains::default()
        }
    }

    #[test]
    fn what_is_denied_goes_before_what_is_allowed() {
        let listed = domains(
            &[
                "**.a.test",
                "*.b.test",
                "C.test",
                "d.*",
                "e*.test",
                "x.f.test",
            ],
            &["*.f.test", "no.a.test"],
            false,
        );
        for host in [
            "a.test",
            "x.a.test",
            "x.y.a.test",
            "x.b.test",
            "x.y.b.test",
            "c.test",
            "C.TEST",
            "c.test.",
            "d.com",
            "e1.test",
        ] {
            assert_eq!(listed.check(host), Ok(false), "{host}");
        }
        for host in ["b.test", "xa.test", "a.test.com", "f", "c.tes", ""] {
            assert_eq!(listed.check(host), Err(Refusal::NotAllowed), "{host}");
        }
        for host in ["x.f.test", "no.a.test"] {
            assert_eq!(listed.check(host), Err(Refusal::Denied), "{host}");
        }
    }

    #[test]
    fn what_is_local_must_be_listed_itself() {
        let all = domains(&["*"], &[], false);
        for host in [
            "localhost",
            "LOCALHOST.",
            "x.localhost",
            "127.0.0.1",
            "[::1]",
            "10.0.0.1",
        ] {
            assert_eq!(all.check(host), Err(Refusal::Local), "{host}");
        }
        assert_eq!(all.check("8.8.8.8"), Ok(false));
        let some = domains(&["localhost", "127.0.0.1", "::1", "10.*"], &[], false);
        for host in ["localhost", "127.0.0.1", "[::1]"] {
            assert_eq!(some.check(host), Ok(true), "{host}");
        }
        for host in ["127.0.0.2", "10.0.0.1"] {
            assert_eq!(some.check(host), Err(Refusal::Local), "{host}");
        }
        let local = domains(&["127.0.*", "nas"], &[], true);
        assert_eq!(local.check("127.0.0.1"), Ok(true));
        assert_eq!(local.check("nas"), Ok(true));
        assert_eq!(local.check("localhost"), Err(Refusal::NotAllowed));
    }

    #[test]
    fn addresses_of_names_are_checked() {
        let all = domains(&["*"], &["1.1.1.1"], false);
        let check = |address: &str, private| all.check_address(address.parse().unwrap(), private);
        assert_eq!(check("8.8.8.8", false), Ok(()));
        assert_eq!(check("::ffff:1.1.1.1", false), Err(Refusal::Denied));
        assert_eq!(check("127.0.0.1", false), Err(Refusal::Local));
        assert_eq!(check("127.0.0.1", true), Ok(()));
    }
}
