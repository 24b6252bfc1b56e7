"""An MCP server for tests: well-behaved and otherwise. Speaks stdio, or streamable HTTP with --http.

Options: --start hang|die|garbage|flood|stderr  what happens before it serves
         --log FILE                             one line per message that it gets and about itself
         --http                                 serve on loopback; the first line on stdout is the URL
         --token TOKEN                          with --http: the bearer token that it wants
         --oauth                                with --http: tokens come from a login; see oauth.py
         --expires SECONDS                      with --oauth: how long the first token lasts
         --denies                               with --oauth: the user says no
         --sse                                  with --http: answer calls as event streams
         --old-tools                            has one tool only, until it is asked to `grow`
         --list-fails                           refuses the first list after that
         --sandboxed                            asks for the sandbox of calls, and `add` runs a script in it
"""

import argparse
import json
import os
import subprocess
import sys
import threading
import time

TOOLS = [
    {"name": "add", "description": "Adds", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object", "properties": {"a": {"type": "number"}, "b": {"type": "number"}}}},
    {"name": "delete", "description": "Deletes", "annotations": {"destructiveHint": True, "readOnlyHint": False},
     "inputSchema": {"type": "object", "properties": {}}},
    {"name": "plain", "description": "Says what it is called with", "inputSchema": {"type": "object"}},
    {"name": "fail", "description": "Fails", "annotations": {"readOnlyHint": True}, "inputSchema": {"type": "object"}},
    {"name": "boom", "description": "Answers with an error", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "die", "description": "Ends the server", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "hang", "description": "Never answers", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "progress", "description": "Tells its progress", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "ask", "description": "Asks the user", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "ask_url", "description": "Sends the user somewhere", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "mixed", "description": "Returns one of each", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "flood", "description": "Writes without end", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "endless", "description": "Writes a line without end", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "environment", "description": "Returns its environment", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "grow", "description": "Offers one more tool", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
    {"name": "odd_name_with_signs", "description": "Has the same name for a model", "inputSchema": {"type": "object"}},
    {"name": "a_tool_with_a_name_that_is_longer_than_a_model_may_call_by_its_full_name", "description": "Is long",
     "inputSchema": {"type": "object"}},
    {"name": "odd.name with/signs", "description": "Has an odd name", "annotations": {"readOnlyHint": True},
     "inputSchema": {"type": "object"}},
]
PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
VIEW = "ui://demo/chart"
APP_TOOLS = [
    {"name": "chart", "description": "Draws a chart", "inputSchema": {"type": "object"}, "annotations": {"readOnlyHint": True},
     "_meta": {"ui": {"resourceUri": VIEW, "visibility": ["model"]}}},
    {"name": "zoom", "description": "Zooms a chart", "inputSchema": {"type": "object"}, "annotations": {"readOnlyHint": True},
     "_meta": {"ui": {"resourceUri": VIEW, "visibility": ["app"]}}},
]
FORM = {"type": "object", "properties": {"name": {"type": "string", "title": "Name"}}, "required": ["name"]}


class Server:
    def __init__(self, options, send):
        self.options = options
        self.send = send
        self.tools = TOOLS[:1] + [t for t in TOOLS if t["name"] == "grow"] if options.old_tools else TOOLS
        if options.app:
            self.tools = self.tools + APP_TOOLS
        self.waiting = {}
        self.next_id = 1000

    def log(self, text):
        if self.options.log:
            with open(self.options.log, "a", encoding="utf-8") as file:
                file.write(text + "\n")

    def handle(self, message):
        """Handles a message from the client. Returns the response to a request, or None if it comes later or never."""
        self.log(json.dumps(message))
        number, method, params = message.get("id"), message.get("method"), message.get("params") or {}
        if method is None:
            answer = self.waiting.pop(number, None)
            return answer(message) if answer else None
        if number is None:
            return None
        result = self.answer(number, method, params)
        if result is None:
            return None
        if "error" in result:
            return {"jsonrpc": "2.0", "id": number, "error": result["error"]}
        return {"jsonrpc": "2.0", "id": number, "result": result}

    def answer(self, number, method, params):
        if method == "initialize":
            experimental = {"experimental": {"codex/sandbox-state-meta": {}}} if self.options.sandboxed else {}
            tools = {} if self.options.unannounced else {"tools": {"listChanged": True}}
            return {"protocolVersion": params.get("protocolVersion"), "instructions": "Use it well.",
                    "capabilities": {"resources": {}, **tools, **experimental},
                    "serverInfo": {"name": "demo", "version": "1.0"}}
        if method == "tools/list":
            if self.options.list_fails and self.tools is TOOLS:
                self.options.list_fails = False
                return {"error": {"code": -32603, "message": "not now"}}
            return {"tools": self.tools}
        if method == "resources/list":
            return {"resources": [{"uri": "demo://one", "name": "one"}]}
        if method == "resources/templates/list":
            return {"resourceTemplates": [{"uriTemplate": "demo://{name}", "name": "any"}]}
        if method == "resources/read":
            if self.options.app and params.get("uri") == VIEW:
                return {"contents": [{"uri": VIEW, "mimeType": "text/html;profile=mcp-app", "text": "<p>chart</p>"},
                                     {"uri": VIEW, "blob": "PGI+"}]}
            if params.get("uri") != "demo://one":
                return {"error": {"code": -32002, "message": "no such resource"}}
            return {"contents": [{"uri": params.get("uri"), "mimeType": "text/plain", "text": "body"}]}
        if method == "tools/call":
            return self.call(number, params)
        return {}

    def call(self, number, params):
        name, arguments = params.get("name"), params.get("arguments") or {}
        if name == "add" and self.options.sandboxed:
            meta = params["_meta"]
            program = meta["codex/sandbox-launcher"]["codexExecutable"]
            state = json.dumps(meta["codex/sandbox-state"])
            command = [program, "sandbox", "--sandbox-state-json", state, "--", "sh", "-c", arguments["script"]]
            ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
            return text(ended.stdout + ended.stderr)
        if name == "add":
            total = (arguments.get("a") or 0) + (arguments.get("b") or 0)
            return {"content": [{"type": "text", "text": f"sum {total}"}], "structuredContent": {"sum": total},
                    "isError": False}
        if name == "echo":
            return text(arguments["text"])
        if name == "fail":
            return {"content": [{"type": "text", "text": "it did not work"}], "isError": True}
        if name == "boom":
            return {"error": {"code": -32000, "message": "boom"}}
        if name == "die":
            self.log("dies")
            os._exit(3)
        if name == "hang":
            return None
        if name == "progress":
            token = (params.get("_meta") or {}).get("progressToken")
            for step in (1, 2, 3):
                self.send({"jsonrpc": "2.0", "method": "notifications/progress",
                           "params": {"progressToken": token, "progress": step, "total": 3, "message": f"step {step}"}})
            return text("three steps")
        if name in ("ask", "ask_url", "ask_url_without_id"):
            return self.ask(number, name)
        if name == "ask_often":
            return self.ask_often(number, arguments["times"])
        if name == "meta":
            meta = params.get("_meta") or {}
            return text(json.dumps({key: value for key, value in meta.items() if key != "progressToken"}))
        if name == "mixed":
            return {"content": [
                {"type": "text", "text": "see"},
                {"type": "image", "data": PIXEL, "mimeType": "image/png"},
                {"type": "resource_link", "uri": "demo://one", "name": "one"},
                {"type": "resource", "resource": {"uri": "demo://one", "mimeType": "text/plain", "text": "body"}}],
                "_meta": {"note": "mixed"}}
        if name == "flood":
            line = json.dumps({"jsonrpc": "2.0", "method": "notifications/message",
                               "params": {"level": "info", "data": "x" * 1000}})
            while True:
                sys.stdout.write(line + "\n")
        if name == "deep":
            levels = 10_000
            nested = "[" * levels + "]" * levels
            for answer in (f'"method":"notifications/deep","params":{nested}', f'"result":{nested},"id":{number}'):
                sys.stdout.write(f'{{"jsonrpc":"2.0",{answer}}}\n')
            sys.stdout.flush()
            return None
        if name == "endless":
            while True:
                sys.stdout.write("x" * 65536)
        if name == "environment":
            return {"content": [{"type": "text", "text": json.dumps(dict(os.environ, _cwd=os.getcwd(), _pid=os.getpid()))}]}
        if name == "grow":
            self.tools = TOOLS
            self.send({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"})
            return text("grown")
        return text(f"{name} {json.dumps(arguments)}")

    def ask_often(self, number, times):
        """Asks many questions at once. Returns what the refusals say and the actions of the answers, each with its count."""
        told, left = {}, times

        def heard(answer):
            nonlocal left
            what = answer["error"]["message"] if "error" in answer else answer["result"]["action"]
            told[what] = told.get(what, 0) + 1
            left -= 1
            return None if left else {"jsonrpc": "2.0", "id": number, "result": text(json.dumps(told, sort_keys=True))}

        for _ in range(times):
            self.next_id += 1
            self.waiting[self.next_id] = heard
            self.send({"jsonrpc": "2.0", "id": self.next_id, "method": "elicitation/create",
                       "params": {"mode": "form", "message": "What is your name?", "requestedSchema": FORM}})
        return None

    def ask(self, number, name):
        self.next_id += 1
        params = ({"mode": "form", "message": "What is your name?", "requestedSchema": FORM} if name == "ask" else
                  {"mode": "url", "message": "Log in there.", "url": "https://example.com/", "elicitationId": "e1"})
        if name == "ask_url_without_id":
            del params["elicitationId"]
        self.waiting[self.next_id] = lambda answer: {
            "jsonrpc": "2.0", "id": number,
            "result": text(json.dumps(answer.get("result", answer.get("error")), sort_keys=True))}
        self.send({"jsonrpc": "2.0", "id": self.next_id, "method": "elicitation/create", "params": params})


def text(value):
    return {"content": [{"type": "text", "text": value}]}


def misbehave(start):
    if start == "hang":
        time.sleep(600)
    elif start == "die":
        sys.stderr.write("the server has no licence\n")
        sys.exit(2)
    elif start == "garbage":
        sys.stdout.write("Welcome!\n{\"half\": \n[]\n\n\x00\xff\n")
        sys.stdout.flush()
    elif start == "flood":
        while True:
            sys.stdout.write("nothing of interest " * 50 + "\n")
    elif start == "stderr":
        for _ in range(20000):
            sys.stderr.write("noise " * 20 + "\n")


def serve_stdio(options):
    lock = threading.Lock()

    def send(message):
        with lock:
            sys.stdout.write(json.dumps(message) + "\n")
            sys.stdout.flush()

    server = Server(options, send)
    server.log(f"started {os.getpid()}")
    misbehave(options.start)
    for line in sys.stdin:
        answer = server.handle(json.loads(line))
        if answer is not None:
            send(answer)


def serve_http(options):
    from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

    from oauth import Authority

    server = Server(options, lambda message: None)
    authority = Authority(options.expires, options.denies, server.log) if options.oauth else None

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *arguments):
            pass

        def reply(self, status, body=b"", kind="application/json", **headers):
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            for name, value in headers.items():
                self.send_header(name.replace("_", "-"), value)
            self.end_headers()
            self.wfile.write(body)

        def base(self):
            return f"http://127.0.0.1:{self.server.server_address[1]}"

        def authorized(self, body):
            """Answers requests of the login. Returns whether the request may continue to the MCP server."""
            answer = authority.answer(self.base(), self.path, body)
            if answer is not None:
                status, body, headers = answer
                self.reply(status, json.dumps(body).encode(), **headers)
                return False
            if authority.knows(self.headers.get("Authorization")):
                return True
            metadata = f"{self.base()}/.well-known/oauth-protected-resource/mcp"
            self.reply(401, b"{}", WWW_Authenticate=f'Bearer resource_metadata="{metadata}"')
            return False

        def do_GET(self):
            if authority is None or self.authorized(b""):
                self.reply(405)

        def do_DELETE(self):
            server.log("session ended")
            self.reply(200)

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if authority is not None and not self.authorized(body):
                return
            if options.moved and self.path == "/mcp":
                self.reply(options.moved, Location="/moved")
                return
            server.log(f"header X-Test: {self.headers.get('X-Test')}")
            if options.token and self.headers.get("Authorization") != f"Bearer {options.token}":
                self.reply(401, b"{}", WWW_Authenticate='Bearer realm="demo"')
                return
            answer = server.handle(json.loads(body))
            if answer is None:
                self.reply(202)
                return
            data = json.dumps(answer).encode()
            if options.sse:
                self.reply(200, b"event: message\ndata: " + data + b"\n\n", "text/event-stream", Mcp_Session_Id="s1")
            else:
                self.reply(200, data, Mcp_Session_Id="s1")

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(f"http://127.0.0.1:{http.server_address[1]}/mcp", flush=True)
    http.serve_forever()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--start")
    parser.add_argument("--log")
    parser.add_argument("--http", action="store_true")
    parser.add_argument("--sse", action="store_true")
    parser.add_argument("--sandboxed", action="store_true")
    parser.add_argument("--token")
    parser.add_argument("--oauth", action="store_true")
    parser.add_argument("--expires", type=int, default=3600)
    parser.add_argument("--denies", action="store_true")
    parser.add_argument("--old-tools", action="store_true")
    parser.add_argument("--list-fails", action="store_true")
    parser.add_argument("--app", action="store_true")
    parser.add_argument("--unannounced", action="store_true")
    parser.add_argument("--moved", type=int)
    options = parser.parse_args()
    if options.http:
        serve_http(options)
    else:
        serve_stdio(options)


main()
