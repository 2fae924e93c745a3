"""The server that Scripts/with-postgresql has started, and programs that use it; for the scripts that try it."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# How long anything may take, in seconds.
LIMIT = 60
# The options of a build with stores on a server, which has a folder of its own.
BUILD = ["--traits", "PostgreSQL", "--scratch-path", ".build-postgresql"]


def built_program():
    """Builds the program with stores on a server, and returns its path."""
    build = ["swift", "build", "--quiet", "--product", "calcots", *BUILD]
    subprocess.run(build, cwd=ROOT, check=True)
    shown = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip()) / "calcots"


class Server:
    """A server whose data are in a folder of the cluster that Scripts/with-postgresql has made."""

    def __init__(self, folder, data="data", port=5432):
        self.folder, self.data = folder, data
        self.store = f"postgresql://postgres@/postgres?host={folder}&port={port}"

    def run(self, *words):
        return subprocess.run(["sh", f"{self.folder}/run", *words], capture_output=True, text=True)

    def ask(self, sql):
        """Returns the rows of the answer."""
        done = self.run("psql", "-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-c", sql, self.store)
        if done.returncode:
            sys.exit(f"The server does not answer: {done.stderr}")
        return done.stdout.splitlines()

    def end_connections(self):
        self.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                 " WHERE datname = 'postgres' AND pid <> pg_backend_pid()")

    def kill(self):
        first = int(pathlib.Path(self.folder, self.data, "postmaster.pid").read_text().splitlines()[0])
        listed = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True).stdout
        # The first process starts the others, so it has to go first.
        for process in [first, *map(int, listed.split())]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def start(self):
        """Starts the server, once the memory of a killed one is free."""
        end = time.monotonic() + LIMIT
        while (done := self.run("pg_ctl", "start", "-D", self.data, "-l", "log", "-s", "-w")).returncode:
            if time.monotonic() > end:
                sys.exit(f"The server does not start: {done.stdout}{done.stderr}")

    def stop(self):
        self.run("pg_ctl", "stop", "-D", self.data, "-m", "immediate", "-s")

    def make_standby(self):
        """Starts a standby of this server, and returns it."""
        standby = Server(self.folder, "standby", 5433)
        copied = self.run("pg_basebackup", "-h", self.folder, "-U", "postgres", "-D", standby.data, "-R", "-c", "fast")
        if copied.returncode:
            sys.exit(f"The server cannot be copied: {copied.stderr}")
        with open(pathlib.Path(self.folder, standby.data, "postgresql.conf"), "a") as settings:
            settings.write("port = 5433\n")
        standby.start()
        return standby


class Program:
    """A process of calcots that shows the groups, and reads commands in JSON."""

    def __init__(self, program, store):
        self.process = subprocess.Popen([program, "groups", "--json", "--language", "en", "--store", store], text=True,
                                        bufsize=1, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.sent, self.screen, self.answer, self.changed = 0, None, None, threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        self.wait_for("a first screen", lambda screen: screen)

    def read(self):
        for line in self.process.stdout:
            with self.changed:
                self.screen = json.loads(line)
                if self.screen["line"]:
                    self.answer = self.screen
                self.changed.notify_all()

    def wait_for(self, what, condition):
        """Waits for a screen that fulfils the condition."""
        with self.changed:
            if not self.changed.wait_for(lambda: condition(self.screen), LIMIT):
                sys.exit(f"There was not {what} within {LIMIT} s, but {json.dumps(self.screen)[:2000]}")

    def wait_for_count(self, count):
        """Waits for a list of this many groups."""
        self.wait_for(f"a list of {count} groups", lambda screen: next(
            element["count"] for element in screen["elements"] if element["kind"] == "list") == count)

    def create(self, name):
        """Creates a group, and returns what became of it."""
        self.sent += 1
        self.process.stdin.write(json.dumps({"command": "create", "text": name}) + "\n")
        self.wait_for("an answer", lambda _: self.answer and self.answer["line"] == self.sent)
        notice = self.answer["notice"]
        # That the list could not be loaded afterwards says nothing of the change.
        if not notice or notice["kind"] != "error" or notice["text"].startswith("Could not load"):
            return "acknowledged"
        return "in doubt" if notice["code"] == "store.inDoubt" else "refused"

    def end(self):
        self.process.stdin.close()
        self.process.wait(LIMIT)


def test_server(*options):
    """Returns the server; runs the script again with one if there is none, made with these options."""
    folder = os.environ.get("CALCOTS_TEST_SERVER")
    if not folder:
        os.execv(ROOT / "Scripts/with-postgresql", ["with-postgresql", *options, *sys.argv])
    return Server(folder)
