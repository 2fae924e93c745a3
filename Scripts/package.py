"""What the scripts know about the package: its files by name, its modules, its program, and copies of it.

A script in a folder of Scripts finds it with `sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))`.
"""

import functools
import hashlib
import itertools
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The options of a build with stores on a server, which has a folder of its own.
WITH_POSTGRESQL = ["--traits", "PostgreSQL", "--scratch-path", ".build-postgresql"]


class Mistake(Exception):
    """Something that a person has to correct; the message says what."""


def fail(*problems):
    """Ends the program, with each problem on a line of its own."""
    sys.exit("\n".join(f"{pathlib.Path(sys.argv[0]).name}: {problem}" for problem in problems))


def needs(*tools):
    """Ends the program if one of these tools is missing."""
    if missing := [tool for tool in tools if not shutil.which(tool)]:
        fail(f"{', '.join(missing)} is missing; run Scripts/prepare --all")


def run(main, ends_with_reader=False):
    """Runs what a script does, and ends with what that returns; or when a reader of its output stops, such as head."""
    if ends_with_reader:
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    try:
        sys.exit(main())
    except Mistake as mistake:
        fail(mistake)
    except subprocess.CalledProcessError as error:
        fail(f"{error.cmd[0]} failed; see what it reports above")


# MARK: Files


@functools.cache
def files():
    """The paths of all files that are tracked, or could be."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout.split("\0")
    return sorted(name for name in listed if name and (ROOT / name).is_file())


def read(path):
    return (ROOT / path).read_text()


@functools.cache
def path(name):
    """The path of the file with this name, or with this end of its path. Throws if there is not exactly one."""
    if name in files():
        return name
    found = [file for file in files() if file.endswith(f"/{name}")]
    if len(found) != 1:
        raise Mistake(f"there is no file {name}" if not found else f"{name} may be any of {', '.join(found)}")
    return found[0]


def swift_files(*folders):
    return [file for file in files() if file.endswith(".swift") and file.startswith(tuple(f"{folder}/" for folder in folders))]


def code(*paths):
    """The lines of some files that are neither blank nor comment."""
    lines = [line for path in paths for line in read(path).splitlines()]
    return [line for line in lines if line.strip() and not line.strip().startswith("//")]


def marked(page, mark, text):
    """The page's text with this one between its <!-- mark --> and the next <!-- end -->."""
    before, start, after = read(page).partition(f"<!-- {mark} -->")
    if not start:
        raise Mistake(f"{page} has no <!-- {mark} -->")
    return before + start + text + after[after.index("<!-- end -->"):]


def margin(line):
    return len(line) - len(line.lstrip())


# MARK: Modules


@functools.cache
def targets():
    """The targets of the manifest by name, as `swift package describe` prints them, including the trait's."""
    # In a folder of its own, so that it does not wait for a build.
    described = subprocess.run(
        ["swift", "package", "--scratch-path", ".build/describe", "describe", "--traits", "PostgreSQL", "--type", "json"],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {target["name"]: target for target in json.loads(described)["targets"]}


def sources(*modules, folder=None):
    """The Swift files of these modules, or those of them that are in a folder of this name."""
    found = [f"{targets()[name]['path']}/{source}" for name in modules for source in targets()[name].get("sources", [])]
    return sorted(path for path in found if not folder or f"/{folder}/" in path)


def beside(paths):
    """All files in the folders of these, and below."""
    folders = tuple({f"{pathlib.PurePath(path).parent}/" for path in paths})
    return [path for path in files() if path.startswith(folders)]


@functools.cache
def folders():
    """Each folder of the targets, with the target's name."""
    return [(folder, name) for name, target in targets().items()
            for folder in {target["path"], *(os.path.dirname(source) for source in sources(name))}]


def module(path):
    """The name of the target that a file belongs to: the one with the nearest folder around it."""
    return max((len(folder), name) for folder, name in folders() if path.startswith(f"{folder}/"))[1]


def place(module, name):
    """The path of a new file of a module, in a folder that it has, such as “Dice/DieFace.swift”."""
    folder, _, file = name.rpartition("/")
    found = [source for source in sources(module) if pathlib.PurePath(source).parent.name == folder]
    near = found or sources(module)
    return f"{os.path.commonpath([pathlib.PurePath(source).parent for source in near])}/{file if found else name}"


# MARK: The kernel


KERNEL = "Sources/Kernel"


def kernel():
    """The files of what all apps share of MVVMC, whatever draws them."""
    return swift_files(KERNEL)


# MARK: The program


def program(configuration="debug", product="calcots"):
    """Builds a program, with stores on a server, and returns its path."""
    build = ["swift", "build", "--quiet", "--no-color-diagnostics", "-c", configuration, "--product", product]
    build += WITH_POSTGRESQL
    if configuration == "release":
        build += ["--static-swift-stdlib"]  # As Scripts/install does.
    subprocess.run(build, cwd=ROOT, check=True)
    folder = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return pathlib.Path(folder.strip()) / product


# MARK: Proofs that draw at random


def seed():
    """The seed of a proof: SEED, or a fresh one; it is printed, so that the proof can be repeated."""
    seed = int(os.environ.get("SEED") or random.randrange(1 << 32))
    print(f"SEED={seed}", flush=True)
    return seed


def rounds(minutes):
    """Counts the rounds of a proof from 0, until so many minutes are over. There is at least one round."""
    end = time.monotonic() + 60 * minutes
    for number in itertools.count():
        if number and time.monotonic() > end:
            return
        yield number


# MARK: Tests

# What a run of tests may take at most: bytes of addresses, and seconds of computing in each process.
MEMORY, SECONDS = 16 << 30, 600


class Overrun(Mistake):
    """A run of tests that did not end in time."""


def build_tests(folder, *options):
    """Builds the tests of a copy, and returns the program that runs them. Throws what the compiler says if it fails."""
    command = ["swift", "build", "--no-color-diagnostics", "-debug-info-format", "none", "--build-tests", *options]
    done = subprocess.run([*command, "--quiet"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise Mistake(f"it does not build:\n{done.stdout}")
    path = subprocess.run([*command, "--show-bin-path"], cwd=folder, check=True, capture_output=True, text=True)
    [bundle] = pathlib.Path(path.stdout.strip()).glob("*.xctest")
    return bundle


class Events:
    """What a run reports while it goes on: its tests, each as its target, suite and name; and those that failed."""

    def __init__(self):
        self.tests, self.failed, self.has_ended, self.part = {}, set(), False, b""

    def read(self, bytes):
        # Other line breaks than a line feed may occur in a test's name.
        *lines, self.part = (self.part + bytes).split(b"\n")
        for record in map(json.loads, lines):
            payload = record["payload"]
            if record["kind"] == "test" and payload["kind"] == "function":
                target, suites = re.match(r"(\w+)\.((?:\w+/)*)", payload["id"]).groups()
                name = payload.get("displayName") or payload["name"]
                self.tests[payload["id"]] = (target, suites.split("/")[-2], name)
            elif payload["kind"] == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
                self.failed.add(self.tests.get(payload.get("testID"), ("", "", "an issue of no test")))
            elif payload["kind"] == "runEnded":
                self.has_ended = True


def limit_resources():
    # So that neither a run nor a program that it has left behind takes the machine's memory, or computes for ever.
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def run_tests(folder, bundle, filters, limit, ends_at_red=False):
    """Runs the matching tests, at most to the first failure if it ends there; returns those that failed, and all. Throws if
    the run crashes, or does not end in time."""
    command = [bundle, "--testing-library", "swift-testing", "--event-stream-output-path", folder / "events",
               "--event-stream-version", "0"]
    for pattern in sorted(filters):
        command += ["--filter", pattern]
    # As Scripts/test does it; a SEED is that of the script.
    environment = os.environ | {"SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"}
    environment.pop("SEED", None)
    (folder / "events").write_text("")
    events, end = Events(), time.monotonic() + limit
    # The tests make hundreds of small files, which need no disk.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with (tempfile.TemporaryDirectory(dir=memory, ignore_cleanup_errors=True) as scratch,
          open(folder / "events", "rb") as stream):
        # Some tests run the program as another user, who has to enter the folder.
        os.chmod(scratch, 0o755)
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, start_new_session=True, preexec_fn=limit_resources,
                                   env=environment | {"TMPDIR": scratch})
        while (goes_on := process.poll() is None) and time.monotonic() < end and not (ends_at_red and events.failed):
            time.sleep(0.02)
            events.read(stream.read())
        if goes_on:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        events.read(stream.read())
    if not (ends_at_red and events.failed):
        if goes_on:
            raise Overrun(f"the run took longer than {limit:.0f} s")
        if not events.has_ended or process.returncode < 0:
            raise Mistake(f"the run crashed (status {process.returncode})")
    return events.failed, set(events.tests.values())


def listed(tests):
    return ", ".join(sorted(f"{suite}: “{name}”" for _, suite, name in tests)) or "none"


# MARK: Copies


def write(path, content):
    # A file that stays the same keeps its date, so that it need not be compiled again.
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def make_copy(copy, changed=None, wanted=lambda name: True):
    """Makes a copy of the package's wanted files, or updates it, and returns a hash of the copy. `changed` has the new text
    of a file, or None if the copy lacks it."""
    contents = {name: (ROOT / name).read_bytes() for name in files() if wanted(name)}
    contents |= {name: text if text is None else text.encode() for name, text in (changed or {}).items()}
    contents = {name: content for name, content in contents.items() if content is not None}
    for old in [path for folder in ("Docs", "Sources", "Tests") for path in (copy / folder).rglob("*")]:
        if old.is_file() and str(old.relative_to(copy)) not in contents:
            old.unlink()
    for name, content in contents.items():
        write(copy / name, content)
        (copy / name).chmod((ROOT / name).stat().st_mode if (ROOT / name).exists() else 0o644)
    return hashlib.sha256(repr(sorted(contents.items())).encode()).hexdigest()


# A proof that depends only on the files of a copy is not repeated. Here are the hashes of the copies whose proof succeeded.
GREEN = ROOT / ".build/green"


def is_green(hash):
    return GREEN.exists() and hash in GREEN.read_text().split()


def note_green(hash):
    with open(GREEN, "a") as file:
        file.write(f"{hash}\n")
