"""Copies of the package in which each of many changes has a switch, so that one build serves all of them.

A change asks by its number whether it is on: `isPlanted(3)`.
"""

import mmap
import multiprocessing
import os
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import package

# In C, because some code runs before Swift's `main`. The processes of a run share a file next to their programs: the number
# of the change that is on, and a byte for each change that was asked about.
SWITCHES = """#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct { int32_t on; uint8_t reached[%d]; } *shared;

__attribute__((constructor)) static void open_switches(void) {
  char path[4096] = "";
  if (readlink("/proc/self/exe", path, sizeof path - sizeof "switches") < 0) return;
  strcpy(strrchr(path, '/') + 1, "switches");
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  void *memory = mmap(0, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory != MAP_FAILED) shared = memory;
  close(file);
}

bool is_planted(int32_t number) {
  if (!shared) return false;
  __atomic_store_n(&shared->reached[number], 1, __ATOMIC_RELAXED);
  return __atomic_load_n(&shared->on, __ATOMIC_RELAXED) == number;
}
"""
# Without an import, so that a test that reads the imports stays green.
IS_PLANTED = """@usableFromInline @_silgen_name("is_planted") nonisolated func isPlanted(_ number: Int32) -> Bool
"""
WITH_SWITCHES = """
for target in package.targets where target.type != .system { target.dependencies.append("Switches") }
package.targets.append(.target(name: "Switches"))
"""


def make_copy(copy, changed, count):
    """A copy in which the changed files may ask `isPlanted` with a number from 1 to the count."""
    # In all modules, so that other changes change no list of files.
    added = {f"{target['path']}/Switches.swift": IS_PLANTED for target in package.targets().values()
             if target["path"].startswith("Sources/") and target.get("sources")}
    # Tests that read files of the package read them as they are.
    reader = package.path("PackageFile.swift")
    package.make_copy(copy, changed | added | {
        reader: package.read(reader).replace("#filePath", f'"{package.ROOT}/Package.swift"'),
        "Package.swift": package.read("Package.swift").replace("  .treatAllWarnings(as: .error),\n", "") + WITH_SWITCHES,
        "Sources/Switches/include/switches.h": "", "Sources/Switches/switches.c": SWITCHES % (count + 1)})


class Runner:
    """Runs tests of a copy with one of its changes on; in a folder of its own, so that others can run at the same time."""

    def __init__(self, copy, bundle, count, core=0):
        self.folder = copy / f".build/runner{core}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for program in (bundle.name, "calcots", "Gallery"):
            os.link(bundle.with_name(program), self.folder / program)
        self.bundle = self.folder / bundle.name
        with open(self.folder / "switches", "w+b") as file:
            file.truncate(4 + count + 1)
            self.switches = mmap.mmap(file.fileno(), 0)

    def run(self, number, *options):
        """Runs tests with a change on, or none with 0, as package.run_tests does."""
        self.switches[:] = number.to_bytes(4, sys.byteorder) + bytes(len(self.switches) - 4)
        return package.run_tests(self.folder, self.bundle, *options)

    @property
    def reached(self):
        """The numbers of the changes that the last run asked about."""
        return {number for number, byte in enumerate(self.switches[4:]) if byte}


def on_all_cores(work, items, *arguments):
    """Does the work on each core for a share of the items, and returns all results; the core's number is its last argument."""
    cores = os.cpu_count()
    with multiprocessing.Pool(cores) as pool:
        parts = pool.starmap(work, [(items[core::cores], *arguments, core) for core in range(cores)], 1)
    return [result for part in parts for result in part]
