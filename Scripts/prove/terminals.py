"""Terminals to try the program in: a pane of tmux, and a pseudo-terminal, both of 80 columns and 24 rows.

What is typed into either reaches its process; `settings` are those of stty, and `traces` is what a full screen has left.
"""

import fcntl
import itertools
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

from package import Mistake, needs

PATIENCE = 10  # Seconds.
SHELLS = {"dash": ["dash", "-i"], "bash": ["bash", "--norc", "--noprofile", "-i"]}


def wait(what, condition):
    """Waits until the condition holds, and returns its value."""
    deadline = time.monotonic() + PATIENCE
    while not (value := condition()):
        if time.monotonic() > deadline:
            raise Mistake(f"waited in vain for {what}")
        time.sleep(0.01)
    return value


class Tmux:
    numbers = itertools.count()

    def __init__(self, *command):
        needs("tmux")
        # A server of its own, so that the user's settings have no effect.
        self.server = f"calcots-{os.getpid()}-{next(self.numbers)}"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", *command)

    def tmux(self, *arguments):
        environment = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TMUX")}
        run = subprocess.run(["tmux", "-L", self.server, *arguments], capture_output=True, text=True,
                             env=environment | {"LC_ALL": "C.UTF-8"})
        if run.returncode:
            raise Mistake(f"tmux {arguments[0]}: {run.stderr.strip()}")
        return run.stdout

    def display(self, form):
        return self.tmux("display-message", "-p", form).strip()

    @property
    def process(self):
        return int(self.display("#{pane_pid}"))

    def picture(self):
        return self.tmux("capture-pane", "-p")

    def shows(self, text):
        return text in self.tmux("capture-pane", "-p", "-J")  # With -J, text may go on in the next line.

    def forget(self):
        self.tmux("send-keys", "-R")
        self.tmux("clear-history")

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def settings(self):
        with open(self.display("#{pane_tty}")) as terminal:
            return termios.tcgetattr(terminal)

    def traces(self):
        flags = self.display("#{alternate_on} #{cursor_flag} #{mouse_any_flag}").split()
        return [what for what, flag, left in zip(["alternate screen", "no cursor", "mouse"], flags, "010") if flag != left]

    def close(self):
        self.tmux("kill-server")


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
