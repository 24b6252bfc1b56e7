"""A model that calls the shell once, over the APIs that agents use: Responses, chat completions and Gemini."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

# Names that agents give the tool that runs a command.
SHELLS = ("exec_command", "shell_command", "run_shell_command", "shell", "bash", "developer__shell")

JsonObject = dict[str, Any]


class ShellModel:
    """A model on a free port of this machine.

    It calls the shell with `command` where its answer is not yet in the request, and then says `said`. Agents ask for
    titles and summaries, too, without tools: these requests get the text `A title`.
    """

    def __init__(self, command: str, said: str) -> None:
        self.command = command
        self.said = said
        # Path and body of the requests, oldest first.
        self.asked: list[tuple[str, JsonObject]] = []
        model = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                try:
                    asked = json.loads(body or b"{}")
                except ValueError:
                    self.send_error(400)
                    return
                model.asked.append((self.path, asked))
                kind, answer = model.answer(self.path, asked)
                self.reply(kind, answer)

            def do_GET(self) -> None:
                # Some agents list the models at their start.
                self.reply("application/json", json.dumps({"object": "list", "data": [{"id": "mock-model"}]}).encode())

            def reply(self, kind: str, answer: bytes) -> None:
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def answer(self, path: str, asked: JsonObject) -> tuple[str, bytes]:
        """Returns content type and body of the answer to a request."""
        path = path.partition("?")[0]
        if path.endswith("/responses"):
            return _stream(
                _responses(self._step(_tools(asked), _has(asked.get("input"), "type", "_output")), self._id())
            )
        if path.endswith("/chat/completions"):
            step = self._step(_tools(asked), _has(asked.get("messages"), "role", "tool"))
            if asked.get("stream"):
                return _stream([*_chat(step, self._id()), "[DONE]"])
            return "application/json", json.dumps(_chat_whole(step, self._id())).encode()
        if "enerateContent" in path:
            step = self._step(_gemini_tools(asked), '"functionResponse"' in json.dumps(asked.get("contents")))
            answer = _gemini(step)
            if ":stream" in path:
                return _stream([answer])
            return "application/json", json.dumps(answer).encode()
        return "application/json", b"{}"

    def _id(self) -> str:
        return f"{len(self.asked)}"

    def _step(self, tools: dict[str, set[str]], is_answered: bool) -> tuple[str, JsonObject] | str:
        """Returns the call of a tool, or a text."""
        shell = next((name for name in SHELLS if name in tools), None)
        if shell is None:
            return "A title"
        if is_answered:
            return self.said
        takes = tools[shell]
        arguments: JsonObject = {"cmd" if "cmd" in takes else "command": self.command}
        if "description" in takes:
            arguments["description"] = "Runs the command"
        # An agent with a sandbox of its own asks before it leaves it.
        if "sandbox_permissions" in takes:
            arguments |= {"sandbox_permissions": "require_escalated", "justification": "May I?"}
        return shell, arguments

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def _tools(asked: JsonObject) -> dict[str, set[str]]:
    """Returns the tools of a request of OpenAI's APIs, with the names of their parameters."""
    named = (tool.get("function", tool) for tool in asked.get("tools") or [])
    return {
        tool["name"]: set((tool.get("parameters") or {}).get("properties") or {}) for tool in named if "name" in tool
    }


def _gemini_tools(asked: JsonObject) -> dict[str, set[str]]:
    found = {}
    for group in asked.get("tools") or []:
        for tool in group.get("functionDeclarations") or []:
            schema = tool.get("parametersJsonSchema") or tool.get("parameters") or {}
            found[tool["name"]] = set(schema.get("properties") or {})
    return found


def _has(entries: Any, key: str, end: str) -> bool:
    """Tells whether one of the entries has a value with this end."""
    return isinstance(entries, list) and any(str(entry.get(key, "")).endswith(end) for entry in entries)


def _stream(events: Iterator[Any] | list[Any]) -> tuple[str, bytes]:
    texts = (event if isinstance(event, str) else json.dumps(event) for event in events)
    return "text/event-stream", "".join(f"data: {text}\n\n" for text in texts).encode()


def _responses(step: tuple[str, JsonObject] | str, number: str) -> Iterator[JsonObject]:
    if isinstance(step, str):
        content = [{"type": "output_text", "text": step}]
        item = {"type": "message", "id": f"msg_{number}", "role": "assistant", "content": content}
    else:
        name, arguments = step
        item = {"type": "function_call", "id": f"fc_{number}", "call_id": f"call_{number}", "name": name}
        item["arguments"] = json.dumps(arguments)
    usage = {"input_tokens": 10, "output_tokens": 5, "total_tokens": 15}
    yield {"type": "response.created", "response": {"id": f"resp_{number}"}}
    yield {"type": "response.output_item.done", "output_index": 0, "item": item}
    yield {"type": "response.completed", "response": {"id": f"resp_{number}", "output": [item], "usage": usage}}


def _message(step: tuple[str, JsonObject] | str, number: str) -> tuple[JsonObject, str]:
    if isinstance(step, str):
        return {"role": "assistant", "content": step}, "stop"
    name, arguments = step
    function = {"name": name, "arguments": json.dumps(arguments)}
    call = {"index": 0, "id": f"call_{number}", "type": "function", "function": function}
    return {"role": "assistant", "content": None, "tool_calls": [call]}, "tool_calls"


_USAGE = {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}


def _chat(step: tuple[str, JsonObject] | str, number: str) -> Iterator[JsonObject]:
    delta, reason = _message(step, number)
    about = {"id": f"chat_{number}", "object": "chat.completion.chunk", "created": 1, "model": "mock-model"}
    yield {**about, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]}
    yield {**about, "choices": [{"index": 0, "delta": {}, "finish_reason": reason}]}
    yield {**about, "choices": [], "usage": _USAGE}


def _chat_whole(step: tuple[str, JsonObject] | str, number: str) -> JsonObject:
    message, reason = _message(step, number)
    about = {"id": f"chat_{number}", "object": "chat.completion", "created": 1, "model": "mock-model"}
    return {**about, "choices": [{"index": 0, "message": message, "finish_reason": reason}], "usage": _USAGE}


def _gemini(step: tuple[str, JsonObject] | str) -> JsonObject:
    if isinstance(step, str):
        part: JsonObject = {"text": step}
    else:
        name, arguments = step
        part = {"functionCall": {"name": name, "args": arguments}}
    candidate = {"content": {"role": "model", "parts": [part]}, "finishReason": "STOP", "index": 0}
    usage = {"promptTokenCount": 10, "candidatesTokenCount": 5, "totalTokenCount": 15}
    return {"candidates": [candidate], "usageMetadata": usage, "modelVersion": "mock-model"}
