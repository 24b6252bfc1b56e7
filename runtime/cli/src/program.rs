//! The command line that starts this program again.

use std::{
    env,
    ffi::{OsStr, OsString},
    io,
    path::{self, Path},
};

/// Returns the program that runs and what stands before the arguments of `threadwire`: in the packages for Python and
/// Node, the interpreter is the program, and its options and script follow. `arguments` are those of `threadwire`, its
/// name first.
pub(crate) fn own(arguments: &[OsString]) -> io::Result<Vec<OsString>> {
    let given: Vec<OsString> = env::args_os().collect();
    again(&given, arguments, &env::current_exe()?)
}

fn again(given: &[OsString], arguments: &[OsString], program: &Path) -> io::Result<Vec<OsString>> {
    let arguments = arguments.get(1..).unwrap_or_default();
    let before = given.strip_suffix(arguments).unwrap_or_default();
    let [interpreter, before @ ..] = before else {
        return Ok(vec![program.into()]);
    };
    if before.is_empty() {
        return Ok(vec![program.into()]);
    }
    // A virtual environment is known by the path of its interpreter, which is a link.
    let is_path = interpreter.as_encoded_bytes().contains(&b'/');
    let mut own = vec![match is_path {
        true => path::absolute(interpreter)?.into_os_string(),
        false => interpreter.clone(),
    }];
    for (place, argument) in before.iter().enumerate() {
        let is_module = place > 0 && before[place - 1] == OsStr::new("-m");
        // The other process has another working directory.
        own.push(match !is_module && Path::new(argument).is_file() {
            true => path::absolute(argument)?.into_os_string(),
            false => argument.clone(),
        });
    }
    Ok(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_the_program_runs_it_again() {
        let words = |line: &str| -> Vec<OsString> { line.split(' ').map(OsString::from).collect() };
        let cases = [
            ("threadwire hub start", "/bin/threadwire"),
            (
                "/venv/python -m threadwire hub start",
                "/venv/python -m threadwire",
            ),
            (
                "node --flag /none/cli.js hub start",
                "node --flag /none/cli.js",
            ),
            // Another program called the command with arguments of its own.
            ("server --port 1", "/bin/threadwire"),
        ];
        for (given, own) in cases {
            let arguments = words("threadwire hub start");
            let again = again(&words(given), &arguments, Path::new("/bin/threadwire"));
            assert_eq!(again.unwrap(), words(own), "{given}");
        }
    }
}
