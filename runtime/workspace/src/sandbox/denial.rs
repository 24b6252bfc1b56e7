//! Detection of failures that the sandbox probably caused.

use crate::process::Exit;

/// `SIGSYS`, which ends a process that makes a system call of a foreign architecture.
const BAD_SYSTEM_CALL: i32 = 31;

/// Texts that programs print when the system refuses access, in lower case.
const REFUSALS: [&str; 6] = [
    "operation not permitted",
    "permission denied",
    "read-only file system",
    "seccomp",
    "landlock",
    "sandbox",
];

/// Texts that programs print when the network is unreachable, in lower case.
const NO_NETWORK: [&str; 5] = [
    "could not resolve host",
    "temporary failure in name resolution",
    "name or service not known",
    "network is unreachable",
    "network unreachable",
];

/// Tells whether a confined command probably failed because of its sandbox. The kernel reports only an error number to
/// the program, so this checks that the command failed and that its output mentions a refusal or, without network
/// access, an unreachable network. The result can be wrong in both directions.
pub fn is_likely_denial(exit: Exit, output: &str, network: bool) -> bool {
    match exit {
        Exit::Code(0) | Exit::TimedOut | Exit::Cancelled => return false,
        Exit::Signal(BAD_SYSTEM_CALL) => return true,
        Exit::Code(code) if code == 128 + BAD_SYSTEM_CALL => return true,
        Exit::Code(_) | Exit::Signal(_) => {}
    }
    let output = output.to_lowercase();
    let says = |texts: &[&str]| texts.iter().any(|text| output.contains(text));
    says(&REFUSALS) || (!network && says(&NO_NETWORK))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn denials_are_told_from_other_failures() {
        let cases = [
            (Exit::Code(0), "Permission denied", false, false),
            (
                Exit::Code(1),
                "touch: cannot touch 'x': Permission denied",
                false,
                true,
            ),
            (
                Exit::Code(1),
                "sh: 1: cannot create .git/x: Read-only file system",
                true,
                true,
            ),
            (
                Exit::Code(1),
                "PermissionError: [Errno 1] Operation not permitted",
                false,
                true,
            ),
            (
                Exit::Code(6),
                "curl: (6) Could not resolve host: example.org",
                false,
                true,
            ),
            (
                Exit::Code(6),
                "curl: (6) Could not resolve host: example.org",
                true,
                false,
            ),
            (Exit::Code(2), "cc: no such file or directory", false, false),
            (Exit::Code(159), "", false, true),
            (Exit::Signal(31), "", false, true),
            (Exit::Signal(9), "", false, false),
            (Exit::TimedOut, "permission denied", false, false),
        ];
        for (exit, output, network, expected) in cases {
            assert_eq!(
                is_likely_denial(exit, output, network),
                expected,
                "{exit:?} {output}"
            );
        }
    }
}
