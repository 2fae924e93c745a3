"""A pseudo-terminal of 80 columns and 24 rows, in which a program runs.

What is typed reaches the process; `settings` are those of stty, and `traces` is what a full screen has left behind.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

from package import Mistake

PATIENCE = 10  # Seconds.


def wait(what, condition):
    """Waits until the condition holds, and returns its value."""
    deadline = time.monotonic() + PATIENCE
    while not (value := condition()):
        if time.monotonic() > deadline:
            raise Mistake(f"waited in vain for {what}")
        time.sleep(0.01)
    return value


class PseudoTerminal:
    def __init__(self, *command, columns=80, **environment):
        self.process, self.file = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            # Not the dispositions that Python has set, or inherited.
            for number in set(range(1, 32)) - {signal.SIGKILL, signal.SIGSTOP}:
                signal.signal(number, signal.SIG_DFL)
            os.environ.pop("NO_COLOR", None)
            os.execvpe(command[0], command, os.environ | {"TERM": "xterm", "LC_ALL": "C.UTF-8"} | environment)
        self.output = b""

    def read(self, patience=0):
        """Adds to the output what is there within so many seconds; returns whether anything is."""
        if not select.select([self.file], [], [], patience)[0]:
            return False
        try:
            self.output += os.read(self.file, 1 << 16)
        except OSError:
            return False  # The other end is closed.
        return True

    def shows(self, text):
        """Whether the text has been written since the output was last forgotten."""
        while self.read():
            pass
        return text.encode() in self.output

    def forget(self):
        self.shows("")
        self.output = b""

    def type(self, text):
        os.write(self.file, text.encode())

    def settings(self):
        return termios.tcgetattr(self.file)

    def traces(self):
        self.shows("")
        last = self.output.rfind
        return [what for what, on, off in [
            ("alternate screen", b"\x1b[?1049h", b"\x1b[?1049l"), ("no cursor", b"\x1b[?25l", b"\x1b[?25h"),
            ("mouse", b"\x1b[?1000h", b"\x1b[?1000l"),
        ] if last(on) > last(off)]

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.close(self.file)
        os.waitpid(self.process, 0)
