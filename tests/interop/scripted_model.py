"""A model that gives the answers of a test, over the Responses API."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

# An answer of the model: the name and the arguments of a tool call, or text.
Answer = tuple[str, dict[str, Any]] | str


class Model:
    """A scripted model on a free port of this machine."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        # Bodies of the requests, oldest first.
        self.asked: list[dict[str, Any]] = []
        model = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                model.asked.append(json.loads(self.rfile.read(length)))
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                for event in model.events():
                    self.wfile.write(f"data: {json.dumps(event)}\n\n".encode())

            def do_GET(self) -> None:
                self.send_error(404)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/v1"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def events(self) -> list[dict[str, Any]]:
        number = len(self.asked)
        answer = self.answers.pop(0)
        streamed: list[dict[str, Any]] = []
        if isinstance(answer, str):
            content = [{"type": "output_text", "text": answer}]
            item = {"type": "message", "id": f"msg_{number}", "role": "assistant", "content": content}
            streamed = [
                {"type": "response.output_item.added", "output_index": 0, "item": {**item, "content": []}},
                {"type": "response.output_text.delta", "output_index": 0, "item_id": item["id"], "delta": answer},
            ]
        else:
            name, arguments = answer
            item = {
                "type": "function_call",
                "id": f"fc_{number}",
                "call_id": f"call_{number}",
                "name": name,
                "arguments": json.dumps(arguments),
            }
        usage = {"input_tokens": 1, "output_tokens": 1, "total_tokens": 2}
        response = {"id": f"resp_{number}", "output": [item], "usage": usage}
        return [
            {"type": "response.created", "response": {"id": f"resp_{number}"}},
            *streamed,
            {"type": "response.output_item.done", "output_index": 0, "item": item},
            {"type": "response.completed", "response": response},
        ]

    def tools(self) -> set[str]:
        """Returns the names of the tools in the last request."""
        return {tool.get("name", "") for tool in self.asked[-1]["tools"]}

    def told(self) -> list[str]:
        """Returns the outputs of the tool calls since the last input of the user, as the last request has them."""
        outputs: list[str] = []
        for item in self.asked[-1]["input"]:
            if item.get("role") == "user":
                outputs.clear()
            elif item["type"] == "function_call_output":
                outputs.append(json.dumps(item["output"]))
        return outputs

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
