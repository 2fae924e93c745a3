"""Adds a person to a group. Usage: python3 add-member.py GROUP PERSON [OPTION OF CALCOTS]...

Both are ids, which stay what they are whatever other programs do to the lists meanwhile.
"""

import json
import subprocess
import sys

group, person, *options = sys.argv[1:]
calcots = subprocess.Popen(["calcots", f"groups/{group}", "--json", *options], text=True, bufsize=1,
                           stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
sent = 0


def send(**command):
    """Sends a command, and returns the screen that answers it; screens between tell changes by others."""
    global sent
    sent += 1
    calcots.stdin.write(json.dumps(command) + "\n")
    screen = next((screen for line in calcots.stdout if (screen := json.loads(line)).get("line", sent) == sent), None)
    if not screen:
        sys.exit("calcots has ended")
    # Where there is no screen at all, a line says why.
    notice = screen.get("error") or screen["notice"]
    if notice and notice.get("kind", "error") == "error":
        sys.exit(f"{notice['code']}: {notice['text']}")
    return screen


send(command="add")
screen = send(command="pick", row=person)
members = next(element for element in screen["elements"] if element["kind"] == "list")
print(f"{screen['title']}: {members['count']} members")
