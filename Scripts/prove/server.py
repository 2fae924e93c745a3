#!/usr/bin/env python3
"""A PostgreSQL server of its own: a cluster in a temporary folder, with a socket there, and a port of this machine that
takes encrypted connections alone. It is stopped and deleted afterwards.

    Scripts/prove/server.py test [ARGUMENT...]   tests the stores on a server; swift test gets the arguments, by default
                                                 the suites of the data providers and of the program
    Scripts/prove/server.py walk [NAME...]       walks programs through what a standby can do, and through PgBouncer:
                                                 standby, pooler

For the tests, CALCOTS_TEST_SERVER is the folder of the cluster; its script “run” runs a program of the server there, as the
server's user. If it is set already, that cluster is used.
"""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import package
from terminals import wait

# The tests that use a server.
TESTS = "DataProvidersTests|PostgreSQLBinaryTests|UndoBinaryTests"
# How long anything may take, in seconds.
LIMIT = 60
SETTINGS = """
unix_socket_directories = '{folder}'
listen_addresses = 'localhost'
port = {port}
ssl = on
ssl_cert_file = '{folder}/server.crt'
ssl_key_file = '{folder}/server.key'
fsync = off
max_connections = 500
"""
# All may sign in as the administrator; others need their password, so that tests can give a wrong one.
USERS = """
local all,replication postgres trust
local all all scram-sha-256
hostssl all all samehost scram-sha-256
"""
# A pooler for transactions, with fewer connections to the server than its clients have to it.
POOLER = """
[databases]
postgres = host={folder} user=postgres
[pgbouncer]
unix_socket_dir = {folder}
listen_port = 6432
auth_type = any
pool_mode = transaction
default_pool_size = 2
ignore_startup_parameters = extra_float_digits
"""


class Server:
    """A server whose data are in a folder of the cluster."""

    def __init__(self, folder, data="data", port=5432):
        self.folder, self.data = folder, data
        self.store = f"postgresql://postgres@/postgres?host={folder}&port={port}"

    def run(self, *words):
        """Runs a program of the server, and returns what it writes."""
        done = subprocess.run(["sh", f"{self.folder}/run", *words], capture_output=True, text=True)
        if done.returncode:
            raise package.Mistake(f"{words[0]}: {done.stdout}{done.stderr}")
        return done.stdout

    def ask(self, sql):
        """Returns the rows of the answer, which have one column."""
        return self.run("psql", "-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-c", "SET search_path = calcots",
                        "-c", sql, self.store).splitlines()

    def end_connections(self):
        self.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                 " WHERE datname = 'postgres' AND pid <> pg_backend_pid()")

    def kill(self):
        first = int(pathlib.Path(self.folder, self.data, "postmaster.pid").read_text().splitlines()[0])
        listed = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True).stdout
        # The first process starts the others, so it has to go first.
        for process in [first, *map(int, listed.split())]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def start(self):
        """Starts the server, once the memory of a killed one is free."""
        end = time.monotonic() + LIMIT
        while True:
            try:
                # The output of the server itself would keep that of pg_ctl open.
                return self.run("pg_ctl", "start", "-D", self.data, "-l", "log", "-s", "-w")
            except package.Mistake as mistake:
                if time.monotonic() > end:
                    log = pathlib.Path(self.folder, "log").read_text()
                    raise package.Mistake(f"the server does not start: {mistake}{log}") from None

    def stop(self):
        with contextlib.suppress(package.Mistake):  # It may have been killed.
            self.run("pg_ctl", "stop", "-D", self.data, "-m", "immediate", "-s")

    def promote(self):
        self.run("pg_ctl", "promote", "-D", self.data, "-s", "-w")

    def make_standby(self):
        """Starts a standby of this server, and returns it."""
        standby = Server(self.folder, "standby", 5433)
        self.run("pg_basebackup", "-h", self.folder, "-U", "postgres", "-D", standby.data, "-R", "-c", "fast")
        with open(pathlib.Path(self.folder, standby.data, "postgresql.conf"), "a") as settings:
            settings.write("port = 5433\nlisten_addresses = ''\n")
        standby.start()
        return standby


@contextlib.contextmanager
def cluster():
    """Makes a server, and deletes it afterwards, also when it is interrupted."""
    if folder := os.environ.get("CALCOTS_TEST_SERVER"):
        yield Server(folder)
        return
    # Debian keeps the server's programs off the PATH, in a folder for each version.
    versions = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda programs: float(programs.parent.name))
    os.environ["PATH"] = os.pathsep.join([*map(str, versions[-1:]), os.environ["PATH"]])
    package.needs("postgres", "initdb", "pg_ctl", "psql", "openssl")
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    # The tests make dozens of databases of several megabytes each, at once.
    memory = "/dev/shm"
    has_room = os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 2e9
    with tempfile.TemporaryDirectory(prefix="calcots-postgresql.", dir=memory if has_room else "/tmp") as folder:
        # The user of the tests has to reach the socket.
        os.chmod(folder, 0o755)
        as_user = ""
        if os.getuid() == 0:
            # The server refuses to run as root.
            shutil.chown(folder, "postgres")
            as_user = "setpriv --reuid postgres --regid postgres --clear-groups env HOME=/ "
        run = pathlib.Path(folder, "run")
        run.write_text(f'#!/bin/sh\ncd "{folder}" && exec {as_user}"$@"\n')
        run.chmod(0o755)
        server = Server(folder)
        with socket.create_server(("localhost", 0)) as free:
            port = free.getsockname()[1]
        server.run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-noenc", "-days", "1", "-subj", "/CN=localhost",
                   "-addext", "subjectAltName=DNS:localhost", "-keyout", "server.key", "-out", "server.crt")
        server.run("initdb", "-D", "data", "-U", "postgres", "--no-sync", "--encoding", "UTF8", "--locale", "C")
        data = pathlib.Path(folder, "data")
        (data / "pg_hba.conf").write_text(USERS)
        with open(data / "postgresql.conf", "a") as settings:
            settings.write(SETTINGS.format(folder=folder, port=port))
        # Several servers can run at once, as the port is another one each time; the socket's name is always the same.
        os.symlink(f".s.PGSQL.{port}", f"{folder}/.s.PGSQL.5432")
        os.environ["CALCOTS_TEST_SERVER"] = folder
        try:
            server.start()
            yield server
        finally:
            del os.environ["CALCOTS_TEST_SERVER"]
            server.stop()


class File:
    """A store in a file, which answers like a server."""

    def __init__(self, path):
        self.store = str(path)

    def ask(self, sql):
        try:
            with contextlib.closing(sqlite3.connect(self.store)) as connection, connection:
                return [row[0] for row in connection.execute(sql)]
        except sqlite3.DatabaseError as error:
            raise package.Mistake(f"{self.store}: {error}") from None


class Program:
    """A process of calcots that is told commands, and answers in JSON."""

    def __init__(self, program, store, path="groups", options=()):
        self.process = subprocess.Popen(
            [program, path, "--json", "--all", "--language", "en", "--store", store, *options], text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.sent, self.screen, self.answer, self.has_ended = 0, None, {"line": 0}, False
        self.changed = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        self.wait_for("a first screen", lambda: self.screen)

    def read(self):
        for line in self.process.stdout:
            # A line that was cut off says nothing.
            if line.endswith("\n"):
                with self.changed:
                    self.screen = json.loads(line)
                    if self.screen.get("line"):
                        self.answer = self.screen
                    self.changed.notify_all()
        with self.changed:
            self.has_ended = True
            self.changed.notify_all()

    def wait_for(self, what, condition):
        with self.changed:
            self.changed.wait_for(lambda: self.has_ended or condition(), LIMIT)
            if not condition():
                raise package.Mistake(f"there was not {what} within {LIMIT} s, but {json.dumps(self.screen)[-2000:]}")

    def wait_for_count(self, count):
        """Waits for a list of this many groups."""
        self.wait_for(f"a list of {count} groups", lambda: next(
            element["count"] for element in self.screen["elements"] if element["kind"] == "list") == count)

    def send(self, command):
        self.sent += 1
        with contextlib.suppress(BrokenPipeError):
            os.write(self.process.stdin.fileno(), f"{command}\n".encode())

    def outcome(self):
        """What became of the last command."""
        self.wait_for("an answer", lambda: self.has_ended or self.answer["line"] == self.sent)
        if self.answer["line"] != self.sent:
            return "in doubt"
        notice = self.answer["notice"]
        # That the list could not be loaded afterwards says nothing of the change.
        if not notice or notice["kind"] != "error" or notice["text"].startswith("Could not load"):
            return "acknowledged"
        return "in doubt" if notice["code"] == "store.inDoubt" else "refused"

    def does(self, command):
        self.send(command)
        return self.outcome()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        """Ends the input; returns the status with which the program ends then."""
        self.process.stdin.close()
        return self.process.wait(LIMIT)


def walk_pooler():
    """Behind a pooler, which keeps no connection for a program, four programs change a store, and see what the others did."""
    program = package.program()
    package.needs("pgbouncer")
    with cluster() as server:
        pathlib.Path(server.folder, "pooler.ini").write_text(POOLER.format(folder=server.folder))
        pooler = subprocess.Popen(["sh", f"{server.folder}/run", "pgbouncer", "-q", "pooler.ini"],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            store = f"postgresql://postgres@/postgres?host={server.folder}&port=6432"
            wait("the pooler", pathlib.Path(server.folder, ".s.PGSQL.6432").exists)
            programs = [Program(program, store) for _ in range(4)]
            for number, each in enumerate(programs):
                expect("acknowledged", each.does(f"create Group {number}"))
            for each in programs:
                each.wait_for_count(4)
            expect("acknowledged", programs[0].does("undo"))
            for each in programs:
                each.wait_for_count(3)
                each.end()
        finally:
            pooler.terminate()
            pooler.wait(LIMIT)
    print("Behind a pooler, four programs changed a store, and each saw what the others did.")


def expect(expected, found):
    if found != expected:
        raise package.Mistake(f"it was {found}, not {expected}")


def walk_standby():
    """A standby can be read, and shows what is changed on the server; a change on it is refused. Once it has taken the
    server's place, it takes changes, and tells another program of them."""
    program = package.program()
    with cluster() as server:
        first = Program(program, server.store)
        standby = server.make_standby()
        try:
            second, third = [Program(program, standby.store) for _ in range(2)]
            expect("acknowledged", first.does("create On the server"))
            second.wait_for_count(1)
            expect("refused", second.does("create On the standby"))
            server.stop()
            expect("refused", first.does("create On nothing"))
            standby.promote()
            expect("acknowledged", second.does("create On the new server"))
            third.wait_for_count(2)
            for each in [first, second, third]:
                each.end()
        finally:
            standby.stop()
    print("The standby was read, refused a change, and took the place of the server.")


def test(*arguments):
    if os.access("/dev/shm", os.W_OK):
        os.environ["TMPDIR"] = "/dev/shm"
    command = ["swift", "test", "--no-color-diagnostics", "--disable-xctest", *package.WITH_POSTGRESQL]
    with cluster():
        return subprocess.run([*command, *(arguments or ["--filter", TESTS])], cwd=package.ROOT).returncode


WALKS = {"standby": walk_standby, "pooler": walk_pooler}


def main():
    what, *words = sys.argv[1:] or [""]
    if what == "test":
        return test(*words)
    if what != "walk" or set(words) - WALKS.keys():
        return __doc__
    for name in words or WALKS:
        WALKS[name]()
    return 0


if __name__ == "__main__":
    package.run(main)
