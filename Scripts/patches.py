"""Patches of the package, and copies of it with them, for Scripts/walk-tutorials and Scripts/variant."""

import os
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCT = "calcotsPackageTests"
TOUCHED = re.compile(r"^diff --git a/(\S+) b/", re.M)
# What tests of several layers use; it is in every copy.
SUPPORT = ("Tests/TestSupport/", "Tests/TextUISupport/")
# A copy has no other targets than those with a folder, and those have all the files of their folder.
MANIFEST = """
package.targets.removeAll { ![%s].contains($0.name) }
for target in package.targets { target.exclude = [] }
"""


class Mistake(Exception):
    pass


def read(path):
    return path.read_text() if path.exists() else None


def lay(folder, files):
    """Makes the files of a folder what they should be; None is a file that should not be there."""
    for name, text in files.items():
        path = folder / name
        # A file that stays the same keeps its date, so that it need not be compiled again.
        if text is None:
            path.unlink(missing_ok=True)
        elif read(path) != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


def git(*arguments, folder=ROOT):
    # In a scratch folder, git is not to find a repository further up.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(pathlib.Path(folder).parent)}
    return subprocess.run(["git", *map(str, arguments)], cwd=folder, env=environment, capture_output=True, text=True)


def last_fit(names, patched):
    """The newest texts of these files that their patches fit, and what `patched` makes of them."""
    working_tree = None
    for commit in [working_tree, *git("log", "--format=%H", "--", *names).stdout.split()]:
        files = {name: read_at(commit, name) if commit else read(ROOT / name) for name in names}
        try:
            return files, patched(files)
        except Mistake:
            continue
    raise Mistake(f"in no commit do the patches fit {', '.join(names)}; mend them by hand")


def read_at(commit, name):
    shown = git("show", f"{commit}:{name}")
    return None if shown.returncode else shown.stdout


def merged(text, was, now):
    """The text of a step with what has changed since in the end. Lines in which it differs from the end stay."""
    if was is None and now is None:
        return text
    if text is None or now is None or text == was:
        return None if text is None else now
    with tempfile.TemporaryDirectory() as scratch:
        paths = [pathlib.Path(scratch) / name for name in ("text", "was", "now")]
        for path, content in zip(paths, (text, was, now)):
            path.write_text(content)
        return git("merge-file", "--ours", "--stdout", *paths).stdout


def difference(before, after):
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch).resolve()
        git("init", "--quiet", folder=folder)
        lay(folder, before)
        git("add", "--all", folder=folder)
        lay(folder, after)
        git("add", "--no-all", "--intent-to-add", ".", folder=folder)
        # Which objects the files were is of no use in another repository.
        return re.sub(r"^index .*\n", "", git("diff", "--no-renames", folder=folder).stdout, flags=re.M)


def make_copy(copy, tests, changed):
    """A copy of the package with these of its tests, and what they use. A changed file has a text, or None if it goes."""
    layers = {file.split("/")[1] for file in tests}
    kept = (*SUPPORT, *(f"Tests/{layer}/Shared/" for layer in layers))
    tracked = git("ls-files", "--cached", "--others", "--exclude-standard", "Package.swift", "Sources", "Tests", "Scripts")
    files = {name: read(ROOT / name) for name in tracked.stdout.splitlines()
             if not name.startswith("Tests/") or name in tests or name.startswith(kept)}
    files |= changed
    targets = sorted({name.split("/")[1] for name, text in files.items()
                      if text is not None and name.startswith(("Sources/", "Tests/"))})
    files["Package.swift"] += MANIFEST % ", ".join(f'"{target}"' for target in targets)
    for path in [path for folder in ("Sources", "Tests") for path in (copy / folder).rglob("*")]:
        if path.is_file() and files.get(str(path.relative_to(copy))) is None:
            path.unlink()
    lay(copy, files)
    for script in (copy / "Scripts").iterdir():
        script.chmod(0o755)


def build(copy, *options):
    """Builds the copy with its tests. Returns what is printed; raises `Mistake` if it does not build."""
    # Without optimisation it builds faster.
    command = ["swift", "build", "--quiet", "--product", PRODUCT, "-Xswiftc", "-Onone", *options]
    run = subprocess.run(command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode:
        raise Mistake(f"it does not build:\n{run.stdout}")
    return run.stdout


def run_suites(copy, suites):
    """Builds the copy and runs the suites. Returns the tests that failed, each with its suite."""
    build(copy)
    if not suites:
        return set()
    results = copy / "results.xml"
    results.unlink(missing_ok=True)
    command = [pathlib.Path(build(copy, "--show-bin-path").strip()) / f"{PRODUCT}.xctest",
               "--testing-library", "swift-testing", "--xunit-output", results]
    for suite in sorted(suites):
        command += ["--filter", rf"\.{suite}/"]
    subprocess.run(command, cwd=copy, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if not results.exists():
        raise Mistake("the tests crashed")
    cases = [(case.get("classname").split(".")[-1], case.get("name").split("`")[1], case.find("failure") is not None)
             for case in xml.etree.ElementTree.parse(results).iter("testcase")]
    if suites != {suite for suite, _, _ in cases}:
        raise Mistake(f"not all of these suites were run: {', '.join(sorted(suites))}")
    return {(suite, test) for suite, test, failed in cases if failed}
