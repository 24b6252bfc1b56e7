"""The `threadwire` command: `python -m threadwire`."""

from __future__ import annotations

import signal
import sys

from . import _native


def main() -> None:
    """Runs the command line and exits with its status."""
    # The command has its own signal handlers; those of Python would not run while the interpreter is in native code.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    sys.exit(_native.run_cli(["threadwire", *sys.argv[1:]]))


if __name__ == "__main__":
    main()
