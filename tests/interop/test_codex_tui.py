"""Tests of the terminal UI of OpenAI's `codex`, attached to a server, in an emulated terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
from collections.abc import Callable, Iterator
from pathlib import Path

import pyte
import pytest

CODEX = Path(__file__).parent / "node_modules" / ".bin" / "codex"
COLUMNS, ROWS = 110, 40

# What the keys send.
ENTER, ESCAPE, CONTROL_C = "\r", "\x1b", "\x03"
# What a terminal says that gets the focus. The program does nothing for it.
FOCUS = "\x1b[I"
# After so many seconds in which the screen does not change, a person presses the key again: now and then the program
# overlooks the first key after a question appears.
SILENCE_S = 2


class Terminal:
    """A program in a terminal, with what its screen shows."""

    def __init__(self, argv: list[str], env: dict[str, str], cwd: Path) -> None:
        self._screen = pyte.Screen(COLUMNS, ROWS)
        # The program asks for the place of the cursor and waits for the answer.
        self._screen.write_process_input = self.press
        self._stream = pyte.ByteStream(self._screen)
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            argv, cwd=cwd, env=env, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
        )
        os.close(slave)

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self._screen.display)

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def until(self, shown: str | Callable[[str], bool], again: str = FOCUS) -> None:
        """Waits until the screen shows a text. Sends `again` whenever the screen does not change for a while."""
        is_shown = shown if callable(shown) else lambda text: shown in text
        while not is_shown(self.text):
            try:
                while not select.select([self._master], [], [], SILENCE_S)[0]:
                    self.press(again)
                read = os.read(self._master, 1 << 16)
            except TimeoutError:
                # The time limit of the test, which is an OSError, too.
                pytest.fail(f"the program does not show {shown!r}:\n{self.text}")
            except OSError:
                read = b""
            assert read, f"the program ended before it showed {shown!r}:\n{self.text}"
            self._stream.feed(read)

    def say(self, prompt: str) -> None:
        """Sends a prompt. It is pasted: typed as fast as this, the key Enter would be a part of it."""
        self.press(f"\x1b[200~{prompt}\x1b[201~")
        self.until(f"\u203a {prompt}")
        self.press(ENTER)

    def answer(self, question: str, key: str) -> None:
        """Answers a question with a key, which goes to the question for as long as it is shown."""
        self.until(question)
        self.press(key)
        self.until(lambda text: question not in text, again=key)

    def leave(self) -> None:
        """Leaves the program as people do."""
        self.press(CONTROL_C)
        self.until("codex --remote")
        assert self.process.wait() == 0

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self._master)


Open = Callable[..., Terminal]


@pytest.fixture
def tui(binary: str, env: dict[str, str], workspace: Path, tmp_path: Path) -> Iterator[Open]:
    """Opens the terminal UI at one server."""
    (tmp_path / "codex").mkdir()
    env = {**env, "CODEX_HOME": str(tmp_path / "codex"), "TERM": "xterm-256color"}
    listen = [binary, "app-server", "--listen", "ws://127.0.0.1:0"]
    opened: list[Terminal] = []
    with subprocess.Popen(listen, cwd=workspace, env=env, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        address = server.stderr.readline().split()[-1]

        def start(*arguments: str) -> Terminal:
            terminal = Terminal([str(CODEX), *arguments, "--remote", address], env, workspace)
            opened.append(terminal)
            return terminal

        yield start
        for terminal in opened:
            terminal.close()
        server.terminate()


def is_idle(turns: int) -> Callable[[str], bool]:
    """The screen tells the end of this many turns, and nothing runs."""
    return lambda text: text.count("Worked for") == turns and "esc to interrupt" not in text


def test_turns_approvals_and_interrupts(tui: Open, workspace: Path) -> None:
    terminal = tui()
    terminal.until("Ask Codex to do anything")

    terminal.say("say: hello there")
    terminal.until("• hello there")
    terminal.until(is_idle(turns=1))

    terminal.say("escalate: touch approved.txt")
    terminal.until("Would you like to run the following command?")
    assert "$ touch approved.txt" in terminal.text
    terminal.answer("Would you like to run the following command?", "y")
    terminal.until("You approved codex to run touch approved.txt")
    terminal.until("• touch approved.txt ended with exit code 0.")
    terminal.until(is_idle(turns=2))
    # No more than the end of the interrupted turns below is marked like an error.
    assert "■" not in terminal.text

    terminal.say("escalate: touch refused.txt")
    terminal.until("$ touch refused.txt")
    terminal.answer("Would you like to run the following command?", ESCAPE)
    terminal.until("You canceled the request to run touch refused.txt")
    terminal.until("■ Conversation interrupted")

    terminal.say("run: sleep 600")
    terminal.until("Running sleep 600")
    terminal.press(ESCAPE)
    terminal.until(lambda text: text.count("■ Conversation interrupted") == 2)
    assert terminal.text.count("■") == 2
    assert [path.name for path in workspace.iterdir()] == ["approved.txt"]
    terminal.leave()


def test_a_thread_is_resumed_from_the_picker(tui: Open) -> None:
    terminal = tui()
    terminal.until("Ask Codex to do anything")
    terminal.say("say: hello there")
    terminal.until("• hello there")
    terminal.until(is_idle(turns=1))
    terminal.leave()

    terminal = tui("resume")
    terminal.until("Resume a previous session")
    terminal.until("say: hello there")
    terminal.press(ENTER)
    terminal.until("• hello there")
    terminal.until("Ask Codex to do anything")
    terminal.say("say: and on")
    terminal.until("• and on")
    terminal.until(is_idle(turns=2))
    assert "■" not in terminal.text
    terminal.leave()
