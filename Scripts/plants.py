"""The bugs listed in Tests/Plants, and copies of the package with them, for Scripts/prove and Scripts/exercise."""

import dataclasses
import json
import os
import pathlib
import re
import subprocess
import sys
import zlib

ENTRY = re.compile(
    r"## (?P<name>\S+)\nfile: (?P<file>\S+)\ntest: (?P<suite>\w+)/`(?P<test>[^`\n]+)`\nwhat: (?P<what>[^\n]+)\n"
    r"<<<\n(?P<old>.*?)\n===\n(?P<new>.*?)\n?>>>\n", re.S)

# Each module with planted bugs gets this file. A file rather than the environment tells which bug is planted, because
# some tests start the program with an environment of their own.
SWITCH = """import Foundation

nonisolated private let planted = (try? String(contentsOfFile: "%s", encoding: .utf8)).flatMap { Int($0) }

@usableFromInline nonisolated func isPlanted(_ bug: Int) -> Bool { planted == bug }
"""


@dataclasses.dataclass(frozen=True)
class Bug:
    name: str
    file: str
    suite: str
    test: str
    what: str
    old: str
    new: str

    @property
    def number(self):
        # From the name, so that a new bug leaves the others, and what was built with them, as they are.
        return zlib.crc32(self.name.encode())

    @property
    def layer(self):
        return self.file.split("/")[1]

    @property
    def needs_server(self):
        return self.suite.startswith("PostgreSQL")


def fail(*problems):
    sys.exit("\n".join(f"{pathlib.Path(sys.argv[0]).name}: {problem}" for problem in problems))


def read_bugs(root):
    bugs = []
    for page in sorted((root / "Tests/Plants").glob("*.txt")):
        text = page.read_text()
        bugs += [Bug(**match.groupdict()) for match in ENTRY.finditer(text)]
        rest = ENTRY.sub("", text).strip()
        if rest:
            fail(f"{page.relative_to(root)}: this is not an entry: {rest.splitlines()[0]}")
    names = [bug.name for bug in bugs]
    for bug in bugs:
        if names.count(bug.name) > 1:
            fail(f"two bugs are called {bug.name}")
        if "PLANTED" not in bug.new:
            fail(f"{bug.name} has no PLANTED")
    return bugs


def edited(text, edits):
    """The text of a file with these edits, and why some of them cannot be made.

    An edit has a name, a file, and the text before and after it."""
    changes, problems = [], []
    for edit in edits:
        if text.count(edit.old) != 1:
            problems.append(
                f"{edit.name} no longer applies: its lines occur {text.count(edit.old)} times in {edit.file}")
        else:
            start = text.index(edit.old)
            changes.append((start, start + len(edit.old), edit.new, edit.name))
    changes.sort(reverse=True)
    for (start, _, _, name), (_, end, _, other) in zip(changes, changes[1:]):
        if end > start:
            problems.append(f"{name} and {other} change the same lines")
    for start, end, new, _ in changes:
        text = text[:start] + new + text[end:]
    return text, problems


def unmakeable(root, edits):
    """Why some of these edits can no longer be made."""
    problems = []
    for file in sorted({edit.file for edit in edits}):
        path = root / file
        text = path.read_text() if path.exists() else ""
        problems += edited(text, [edit for edit in edits if edit.file == file])[1]
    return problems


def write(path, content):
    # A file that stays the same keeps its date, so that it need not be compiled again.
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def make_copy(root, copy, edits, added=None):
    """Makes a copy of the package with these edits and added files, or brings it up to date."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "Package.swift", "Sources", "Tests",
         "Docs", "Scripts", "README.md"],
        cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
    files = {name: (root / name).read_bytes() for name in tracked if name and (root / name).is_file()}
    problems = []
    for name in sorted({edit.file for edit in edits}):
        text, found = edited(files.get(name, b"").decode(), [edit for edit in edits if edit.file == name])
        files[name] = text.encode()
        problems += found
    if problems:
        fail(*problems)
    files |= added or {}
    for old in [path for folder in ("Sources", "Tests") for path in (copy / folder).rglob("*")]:
        if old.is_file() and str(old.relative_to(copy)) not in files:
            old.unlink()
    for name, content in files.items():
        write(copy / name, content)
        (copy / name).chmod((root / name).stat().st_mode if (root / name).exists() else 0o644)


def switches(copy, bugs):
    """The edits that plant these bugs as switches, and the files that hold the switches."""
    edits = [dataclasses.replace(bug, new=bug.new.replace("PLANTED", f"isPlanted({bug.number})")) for bug in bugs]
    return edits, {f"Sources/{bug.layer}/Planted.swift": (SWITCH % (copy / "planted")).encode() for bug in bugs}


def build(copy, *options):
    (copy / "planted").unlink(missing_ok=True)
    command = ["swift", "build", *options]
    subprocess.run([*command, "--quiet", "--build-tests"], cwd=copy, check=True)
    path = subprocess.run([*command, "--show-bin-path"], cwd=copy, check=True, capture_output=True, text=True)
    [bundle] = pathlib.Path(path.stdout.strip()).glob("*.xctest")
    return bundle


def run(copy, bundle, filters, limit):
    """Runs the matching tests. Returns the IDs of those that failed and the names of all; or why it did not end."""
    events = copy / "events"
    events.unlink(missing_ok=True)
    command = [bundle, "--testing-library", "swift-testing", "--event-stream-output-path", events,
               "--event-stream-version", "0"]
    for pattern in sorted(filters):
        command += ["--filter", pattern]
    process = subprocess.Popen(
        command, cwd=copy, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True)
    try:
        process.wait(limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.wait()
        return f"took longer than {limit:.0f} s"
    names, failed, ended = {}, set(), False
    # Other line breaks than a line feed may occur in a test's name.
    for line in events.read_text().split("\n")[:-1] if events.exists() else []:
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test" and payload["kind"] == "function":
            names[payload["id"]] = payload.get("displayName") or payload["name"]
        elif record["kind"] == "event" and payload["kind"] == "issueRecorded":
            if not payload.get("issue", {}).get("isKnown"):
                failed.add(payload.get("testID"))
        elif record["kind"] == "event" and payload["kind"] == "runEnded":
            ended = True
    if not ended or process.returncode < 0:
        return f"crashed (status {process.returncode})"
    return failed, names


def write_marked(root, mark, texts, only_compare):
    """Writes each text into its page, from the mark to its end; or only returns the pages that differ."""
    differing = []
    for name, text in texts.items():
        page = root / name
        if not page.exists():
            continue
        before, start, after = re.split(f"(<!-- {mark} -->)", page.read_text(), maxsplit=1)
        new = before + start + text + after[after.index("<!-- end -->"):]
        if new != page.read_text():
            differing.append(name)
            if not only_compare:
                page.write_text(new)
    return differing
