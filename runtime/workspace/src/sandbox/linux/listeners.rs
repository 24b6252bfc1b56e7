//! The TCP listeners of this process.

use std::{collections::HashSet, fs};

/// Tells whether this process listens on a port, on whatever address. Where the system does not say, it does.
pub(in crate::sandbox) fn has_listener(port: u16) -> bool {
    let Some(own) = sockets() else {
        return true;
    };
    let tables = ["tcp", "tcp6"].map(|table| fs::read_to_string(format!("/proc/self/net/{table}")));
    let tables = tables.into_iter().flatten();
    tables.into_iter().any(|table| {
        table.lines().any(|line| {
            let fields: Vec<_> = line.split_whitespace().collect();
            let [_, local, _, state, .., inode] = fields[..fields.len().min(10)] else {
                return false;
            };
            let is_port = local
                .rsplit_once(':')
                .is_some_and(|(_, found)| u16::from_str_radix(found, 16) == Ok(port));
            is_port && state == LISTENS && own.contains(inode)
        })
    })
}

/// The state of a socket that listens.
const LISTENS: &str = "0A";

/// Returns the inodes of the sockets that this process has open.
fn sockets() -> Option<HashSet<String>> {
    let open = fs::read_dir("/proc/self/fd").ok()?;
    let links = open.filter_map(|entry| fs::read_link(entry.ok()?.path()).ok());
    let inodes = links.filter_map(|link| {
        let link = link.to_str()?.strip_prefix("socket:[")?;
        Some(link.strip_suffix(']')?.to_owned())
    });
    Some(inodes.collect())
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_listener_is_known_until_it_is_closed() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        assert!(has_listener(port));
        drop(listener);
        assert!(!has_listener(port));
    }
}
