"""Edits to the sources that survive a move of files and of the lines around them: the one format, for Scripts/edits.

An edit names a file by its name alone, and says which lines become which:

    `DiceInteractor.swift`
    -  package var isGameOver: Bool { false }
    +  package var isGameOver: Bool { die?.value == .winning }

As in a patch, removed lines begin with “-”, new ones with “+”, and others, which only mark the place, with a space. There
are no numbers: the lines have to occur exactly once in the file. “@@” separates places of one file. A line that ends with
{…} stands for all lines to the closing bracket. A lone “+…” or “-…” is the whole file, and “+…” in a list one that comes from
another folder; lines without a place are added at the end of the file.

In a list, an edit begins with “## ” and its name, and a description. On a page, the lines are in a block that begins with
```diff, below a paragraph that begins with the name of the file.
"""

import dataclasses
import re

from package import Mistake, opened

ENTRY = re.compile(r"^## (?P<name>.+)\n(?P<text>(?:(?!## ).*\n?)*)", re.M)
FILE = re.compile(r"^`(?P<file>[\w+./-]+)`\n(?P<lines>(?:(?!`).*\n?)*)", re.M)
BLOCK = re.compile(r"^`(?P<file>[\w+./-]+)`: (?P<about>(?:[^\n]+\n)+)\n```diff\n(?P<lines>.*?)^```$", re.M | re.S)
ELIDED = re.compile(r"(?P<start>.*[{(\[])…[\])}]$")
WHOLE = ("+…", "-…")


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


@dataclasses.dataclass
class Edit:
    name: str
    words: str
    changes: list


def edits_of_list(text):
    rest = ENTRY.sub("", text).strip()
    if rest:
        raise Mistake(f"this is in no edit: {rest.splitlines()[0]}")
    return [Edit(entry["name"], FILE.sub("", entry["text"]), changes(FILE, entry["text"]))
            for entry in ENTRY.finditer(text)]


def edit_of_page(text):
    title, _, rest = text.partition("\n")
    if len(BLOCK.findall(rest)) != rest.count("```diff"):
        raise Mistake(f"{title}: a block of lines does not stand below what becomes of a file")
    return Edit(title.removeprefix("# "), BLOCK.sub("", rest), changes(BLOCK, rest))


def changes(pattern, text):
    return [Change(found["file"], " ".join(found.groupdict().get("about", "").split()), hunks(found["lines"]))
            for found in pattern.finditer(text)]


def hunks(text):
    """Empty lines at the end only separate it from what follows."""
    return [[line or " " for line in part.rstrip("\n").splitlines()] for part in re.split(r"^@@\n", text, flags=re.M)]


def end_of(lines, at, words):
    """The end of the lines from an index on that a line of an edit stands for; None if it stands for others."""
    elided = ELIDED.match(words)
    if not elided:
        return at + 1 if lines[at] == words else None
    if not lines[at].startswith(elided["start"]):
        return None
    depth = opened(lines[at])
    while depth > 0:
        at += 1
        depth += opened(lines[at])
    return at + 1


def places(lines, old):
    """Each place where these lines occur, as the index of each of them and of the end."""
    found = []
    for start in range(len(lines)):
        marks = [start]
        for words in old:
            end = end_of(lines, marks[-1], words) if marks[-1] < len(lines) else None
            if end is None:
                break
            marks.append(end)
        else:
            found.append(marks)
    return found


def edited(text, hunks, reverse=False):
    """The text with these hunks, all of which apply to the text as it is; or, in reverse, without them."""
    lines = text.splitlines()
    gone, new = ("+", "-") if reverse else ("-", "+")
    changes, misfits = [], []
    for hunk in hunks:
        old = [line[1:] for line in hunk if line[0] in (" ", gone)]
        if not old:
            changes.append((len(lines), len(lines), [line[1:] for line in hunk]))
            continue
        found = places(lines, old)
        if len(found) != 1:
            misfits.append(f"its lines occur {len(found) or 'no'} times: {old[0].strip()}")
            continue
        marks, number, start, added = found[0], 0, None, []
        # Only the runs of lines that change, so that the lines around them may be the place of another edit too.
        for line in [*hunk, None]:
            if line is None or line[0] == " ":
                if start is not None:
                    changes.append((start, marks[number], added))
                start, added = None, []
                number += 1
            else:
                start = marks[number] if start is None else start
                if line[0] == gone:
                    number += 1
                elif ELIDED.match(line[1:]):
                    raise Mistake(f"lines that replace others have to be written in full: {line[1:].strip()}")
                else:
                    added.append(line[1:])
    changes.sort(key=lambda change: change[:2])
    for (_, end, _), (start, _, _) in zip(changes, changes[1:]):
        if end > start:
            misfits.append(f"two edits change the same line: {lines[start].strip()}")
    if misfits:
        raise Mistake("; ".join(misfits))
    for start, end, added in reversed(changes):
        lines[start:end] = added
        if not added:
            close_gap(lines, start)
    return "".join(f"{line}\n" for line in lines)


def close_gap(lines, at):
    """Where lines are taken out between two empty ones, or at the edge of a block, one of these goes as well."""
    before = lines[at - 1] if at else ""
    after = lines[at] if at < len(lines) else "}"
    if not before and after.strip().startswith("}"):
        del lines[at - 1:at]
    elif not after and (not before or before.endswith("{")):
        del lines[at]
