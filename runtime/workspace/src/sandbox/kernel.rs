//! The file systems of the kernel and its devices.

use std::{
    ffi::OsString,
    fs,
    os::unix::ffi::OsStringExt,
    path::{Path, PathBuf},
};

/// Their mount points on every system.
const USUAL: [&str; 3] = ["/dev", "/proc", "/sys"];

/// The folder of shared memory: an ordinary folder below `/dev`.
pub(super) const SHARED_MEMORY: &str = "/dev/shm";

/// Types of kernel file systems that may be mounted anywhere.
const TYPES: [&[u8]; 17] = [
    b"binfmt_misc",
    b"bpf",
    b"cgroup",
    b"cgroup2",
    b"configfs",
    b"debugfs",
    b"devpts",
    b"devtmpfs",
    b"efivarfs",
    b"fusectl",
    b"proc",
    b"pstore",
    b"resctrl",
    b"securityfs",
    b"selinuxfs",
    b"sysfs",
    b"tracefs",
];

/// Returns the mount points of the kernel file systems, without those inside of the usual ones.
pub(super) fn folders() -> Vec<PathBuf> {
    // Only Linux has this list.
    let mounts = fs::read("/proc/self/mountinfo").unwrap_or_default();
    let usual: Vec<PathBuf> = USUAL
        .iter()
        .map(PathBuf::from)
        .filter(|folder| folder.is_dir())
        .collect();
    let others = mounts.split(|byte| *byte == b'\n').filter_map(mount_point);
    let others: Vec<_> = others.filter(|folder| !is_in(folder, &usual)).collect();
    [usual, others].concat()
}

/// Tells whether `path` is in one of the `folders`, but not in shared memory.
pub(super) fn is_in(path: &Path, folders: &[PathBuf]) -> bool {
    !path.starts_with(SHARED_MEMORY) && folders.iter().any(|folder| path.starts_with(folder))
}

/// Parses `ID PARENT DEVICE ROOT POINT OPTIONS … - TYPE SOURCE OPTIONS`, and returns the mount point for one of
/// [`TYPES`].
fn mount_point(line: &[u8]) -> Option<PathBuf> {
    let mut fields = line.split(|byte| *byte == b' ');
    let point = fields.nth(4)?;
    let kind = fields.skip_while(|field| *field != b"-").nth(1)?;
    TYPES.contains(&kind).then(|| unescaped(point))
}

/// Decodes octal escapes such as `\040`.
fn unescaped(text: &[u8]) -> PathBuf {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [first, others @ ..] = rest {
        let digits = others
            .get(..3)
            .and_then(|digits| str::from_utf8(digits).ok());
        let value = digits.and_then(|digits| u8::from_str_radix(digits, 8).ok());
        match (first, value) {
            (b'\\', Some(byte)) => {
                bytes.push(byte);
                rest = &others[3..];
            }
            _ => {
                bytes.push(*first);
                rest = others;
            }
        }
    }
    OsString::from_vec(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mounts_of_the_kernel_are_told_from_others() {
        let read = |line: &str| mount_point(line.as_bytes());
        let proc = "36 35 0:4 / /work/root\\040fs/proc rw,nosuid shared:5 master:1 - proc proc rw";
        assert_eq!(read(proc), Some("/work/root fs/proc".into()));
        assert_eq!(
            read("37 35 0:5 / /sys ro - sysfs sysfs ro"),
            Some("/sys".into())
        );
        assert_eq!(read("38 35 8:1 / /work rw - ext4 /dev/sda1 rw"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn shared_memory_is_a_folder_like_others() {
        let folders = folders();
        for (path, expected) in [
            ("/proc", true),
            ("/proc/sys/kernel", true),
            ("/dev/pts/0", true),
            ("/dev/shm/work", false),
            ("/work", false),
        ] {
            assert_eq!(is_in(Path::new(path), &folders), expected, "{path}");
        }
    }
}
