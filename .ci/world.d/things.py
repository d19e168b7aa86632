"""A server with things to make and to fetch, and a session with it, for those that put it under load."""
import http.server, itertools, json, re, subprocess, threading
from support import APUS, Answer, expect

TOKEN = "tulip-4711-tulip"


class Things(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self):
        sent = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.command == "POST":
            status, body = 201, {"id": next(self.server.numbers), "name": json.loads(sent)["name"]}
        elif self.path == "/missing":
            status, body = 404, {}
        elif self.headers.get("Authorization") != f"Bearer {TOKEN}":
            status, body = 401, {}
        elif self.server.is_broken:
            status, body = 500, {}
        else:
            status, body = 200, {"id": int(self.path.split("/")[-1]), "name": "ann"}
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = answer


class Server(http.server.ThreadingHTTPServer):
    def __init__(self):
        super().__init__(("127.0.0.1", 0), Things)
        self.numbers, self.is_broken = itertools.count(1), False
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *_):
        """Users that are ended leave in the middle of a request."""

    def export(self, kind, file):
        """Records a session, writes it for another program, and says what that needs in its environment."""
        lines = ["post /things name=ann", "let id = .id", f"get /things/{{{{id}}}} Authorization:'Bearer {TOKEN}'",
                 "expect .id == {{id}}", ".name", "get /missing", "save things"]
        arguments = [word for line in lines for word in ("-e", line)]
        base = f"http://127.0.0.1:{self.server_port}"
        subprocess.run([APUS, "--no-config", "--base", base, *arguments], capture_output=True)
        export = subprocess.run([APUS, "--no-config", "export", kind, "things", "--pause", "none"], check=True,
                                capture_output=True, text=True)
        expect("tulip" not in export.stdout, "no secret is in the exported file")
        with open(file, "w") as written:
            written.write(export.stdout)
        secret = re.search(r"to be set before it runs: (\S+)", export.stderr)
        expect(secret, "what it needs of the environment is told", Answer(export))
        return {secret.group(1): TOKEN}
