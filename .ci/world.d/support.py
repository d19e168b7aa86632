"""What checks written in Python share: servers that are started and ended, and the program's answers."""

import atexit
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

APUS = os.environ["APUS"]
BIN = os.path.join(os.environ["WORLD"], "python", "bin")


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def serve(*command, port, path="/"):
    """Starts a server in this folder and waits until it answers. It ends with the check."""
    log = open(os.path.basename(command[0]) + ".log", "w+")
    server = subprocess.Popen(
        [os.path.join(BIN, command[0]), *command[1:]], stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
    atexit.register(lambda: server.poll() is None and os.killpg(server.pid, signal.SIGTERM))
    base = f"http://127.0.0.1:{port}"
    for _ in range(600):
        if server.poll() is not None:
            break
        try:
            urllib.request.urlopen(base + path, timeout=60).read()
            return base
        except urllib.error.HTTPError:
            return base
        except OSError:
            time.sleep(0.2)
    log.seek(0)
    sys.exit(f"{command[0]} did not come up:\n{log.read()}")


class Answer:
    def __init__(self, result):
        self.status, self.out, self.notes = result.returncode, result.stdout, result.stderr

    def ends(self, value):
        """Whether this is the last value that came, after a body or on a line of its own."""
        return re.search(rf"[\]}}\n]{re.escape(str(value))}\s*$", self.out) is not None


def apus(*lines):
    """What the program does with these lines, one after the other."""
    text = "".join(line + "\n" for line in lines)
    return Answer(subprocess.run([APUS], input=text, capture_output=True, text=True))


def expect(is_so, sentence, answer=None):
    if not is_so:
        if answer is not None:
            print(f"exit {answer.status}\n{answer.out}\n{answer.notes}")
        sys.exit("not so: " + sentence)
    print(sentence)


def expect_pages(base, path, count, pages):
    """All pages of a list come, and the line says so by which rule."""
    answer = apus(f"base {base}", f"get {path} --all-pages", "count")
    said = re.search(r"(\d+) pages? by (\S+)", answer.notes)
    expect(
        answer.status == 0 and answer.ends(count) and said and int(said[1]) == pages,
        f"{path}: {count} of {count}, {said[0] if said else 'by no rule'}", answer)
