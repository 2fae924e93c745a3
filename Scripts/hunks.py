"""Edits to the sources that survive a move of files and of the lines around them.

An edit names a file by its name alone, and says which lines become which:

    `DiceInteractor.swift`
    -  package var isGameOver: Bool { false }
    +  package var isGameOver: Bool { die?.value == .winning }

As in a patch, removed lines begin with “-”, new ones with “+”, and others, which only mark the place, with a space. There
are no numbers: the lines have to occur exactly once in the file. “@@” separates places of one file. A line that ends with
{…} stands for all lines to the closing bracket. A lone “+…” or “-…” is the whole file. Lines without a place are added
at the end of the file.

In a list, an edit begins with “## ”, its name and a description. An edit that is planted has the condition PLANTED in its new
lines; or, if people see these lines, in others that begin with “~” and replace the new lines in a build with switches.

On a page, the lines are in a block that begins with ```diff, below a paragraph that begins with the name of the file. Here all
that is added is shown in full, a whole file in a block that begins with ```swift +…; but files and bodies are read as +… and
{…}, and `Scripts/edits --write` fills them in.
"""

import dataclasses
import itertools
import re
import textwrap

from package import Mistake, margin

ENTRY = re.compile(r"^## (?P<name>.+)\n(?P<text>(?:(?!## ).*\n?)*)", re.M)
FILE = re.compile(r"^`(?P<file>[\w+./-]+)`\n(?P<lines>(?:(?!`).*\n?)*)", re.M)
BLOCK = re.compile(r"^`(?P<file>[\w+./-]+)`: (?P<about>(?:[^\n]+\n)+)\n```diff\n(?P<lines>.*?)^```$", re.M | re.S)
RED = re.compile(r"^Red: `(?P<suite>\w+)`: “(?P<test>[^”]+)”$", re.M)
ELIDED = re.compile(r"(?P<start>.*[{(\[])…[\])}]$", re.M)
WHOLE = ("+…", "-…")
# What a page adds: a file; and a body, which ends with a bracket below the beginning of its first line.
FILE_IN_FULL = re.compile(r"^```swift \+…\n.*?^```$", re.M | re.S)
BODY_IN_FULL = re.compile(r"^(\+( *)\S.*[{(\[])\n(?:\+(?:\2 .*)?\n)+\+\2([})\]]).*\n", re.M)


@dataclasses.dataclass
class Change:
    """What becomes of one file: its hunks, each a list of lines with their signs."""

    file: str
    about: str = ""
    hunks: list = dataclasses.field(default_factory=list)

    @property
    def whole(self):
        """“+” if the file is new, “-” if it goes; None if only lines of it change."""
        return self.hunks[0][0][0] if self.hunks and self.hunks[0][0] in WHOLE else None

    def applied(self, text, reverse=False):
        """The text of the file with the change, or without it. Throws if its lines no longer fit."""
        if self.whole:
            if (self.whole == "+") != reverse:
                raise Mistake("the whole file is not in the edit")
            return None
        return edited(text, self.hunks, reverse)

    @property
    def plain(self):
        """The change as people see it, without a switch."""
        return dataclasses.replace(self, hunks=[[line for line in hunk if line[0] != "~"] for hunk in self.hunks])

    def switched(self, number):
        """The change behind the switch with this number."""
        hunks = []
        for hunk in self.hunks:
            if any(line[0] == "~" for line in hunk):
                hunk = [re.sub("^~", "+", line) for line in hunk if line[0] != "+"]
            hunks.append([line.replace("PLANTED", f"isPlanted({number})") for line in hunk])
        return dataclasses.replace(self, hunks=hunks)


@dataclasses.dataclass
class Edit:
    name: str
    words: str
    changes: list

    @property
    def change(self):
        """The change of an edit that changes one file."""
        [change] = self.changes
        return change

    @property
    def red(self):
        """The suite and the test that are red with the edit."""
        found = RED.search(self.words)
        if not found:
            raise Mistake(f"{self.name} does not say which test is “Red: ”")
        return found.groups()


def edits_of_list(text):
    rest = ENTRY.sub("", text).strip()
    if rest:
        raise Mistake(f"this is in no edit: {rest.splitlines()[0]}")
    return [Edit(entry["name"], FILE.sub("", entry["text"]), changes(FILE, entry["text"]))
            for entry in ENTRY.finditer(text)]


def edit_of_page(text):
    title, _, rest = without_files(text).partition("\n")
    if len(BLOCK.findall(rest)) != rest.count("```diff"):
        raise Mistake(f"{title}: a block of lines does not stand below what becomes of a file")
    return Edit(title.removeprefix("# "), BLOCK.sub("", rest), changes(BLOCK, rest))


def without_files(page):
    return FILE_IN_FULL.sub("```diff\n+…\n```", page)


def without_bodies(text):
    return BODY_IN_FULL.sub(r"\1…\3\n", text)


def filled(page, texts):
    """The page with what it adds to these files, each the text after the step by its name."""
    def block(match):
        text, lines = texts.get(match["file"]), match["lines"]
        if text is None:
            return match[0]
        if lines == "+…\n":
            return match[0].replace(f"diff\n{lines}", f"swift +…\n{text}")
        return match[0].replace(lines, "@@\n".join("".join(in_full(hunk, text)) for hunk in hunks(lines)))

    return BLOCK.sub(block, without_files(page))


def in_full(hunk, text):
    """The lines of a hunk, with the bodies that it adds as they are in the text after it."""
    hunk, found = place(hunk, text, "-")
    groups = iter(found.groups())
    for line in hunk:
        there = "" if line[0] == "-" else next(groups)
        yield textwrap.indent(there, "+", bool) if line[0] == "+" else f"{line.rstrip()}\n"


def changes(pattern, text):
    return [Change(found["file"], " ".join(found.groupdict().get("about", "").split()), hunks(found["lines"]))
            for found in pattern.finditer(text)]


def hunks(text):
    """Empty lines at the end only separate it from what follows."""
    return [[line or " " for line in part.rstrip("\n").splitlines()] for part in re.split(r"^@@\n", text, flags=re.M)]


def matching(words):
    """A pattern for the lines that a line of an edit stands for."""
    elided = ELIDED.match(words)
    if not elided:
        return re.escape(words) + r"\n"
    closing = words[:margin(words)] + r"[})\]]"
    return re.escape(elided["start"]) + rf"\n(?:(?!{closing}).*\n)*{closing}.*\n"


def place(hunk, text, new):
    """The hunk, read with {…} for the bodies that the text has, and the one place of its old lines, or else the end."""
    if new == "-":
        hunk = without_bodies("".join(f"{line}\n" for line in hunk)).splitlines()
    old = [line[1:] for line in hunk if line[0] != new]
    found = list(re.finditer("^" + ("".join(f"({matching(words)})" for words in old) or r"\Z"), text, re.M))
    if len(found) != 1:
        raise Mistake(f"its lines occur {len(found) or 'no'} times: {old[0].strip()}")
    return hunk, found[0]


def edited(text, hunks, reverse=False):
    """The text with these hunks, all of which apply to the text as it is; or, in reverse, without them."""
    new = "-" if reverse else "+"
    changes = []
    for hunk in hunks:
        hunk, found = place(hunk, text, new)
        at, number = found.start(), 0
        # Only the runs of lines that change, so that the lines around them may be the place of another edit too.
        for is_place, run in itertools.groupby(hunk, lambda line: line[0] == " "):
            run = list(run)
            number += sum(line[0] != new for line in run)
            start, at = at, found.end(number) if number else at
            if not is_place:
                added = "".join(f"{line[1:]}\n" for line in run if line[0] == new)
                if ELIDED.search(added):
                    raise Mistake("what is added has to be written in full")
                changes.append((start, at, added))
    changes.sort(key=lambda change: change[:2])
    for (_, end, _), (start, _, _) in itertools.pairwise(changes):
        if end > start:
            raise Mistake(f"two edits change the same line: {text[start:].splitlines()[0].strip()}")
    for start, end, added in reversed(changes):
        before, after = text[:start], text[end:]
        # Where lines are taken out between two empty ones, or at the edge of a block, one of these goes as well.
        if not added and before.endswith("\n\n") and re.match(" *}|$", after):
            before = before[:-1]
        elif not added and after.startswith("\n") and (not before or before.endswith(("\n\n", "{\n"))):
            after = after[1:]
        text = before + added + after
    return text
