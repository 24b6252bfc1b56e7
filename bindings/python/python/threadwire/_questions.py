"""Requests of the server that a handler of the client is processing."""

from __future__ import annotations

import json
import logging

from . import _native
from ._errors import RpcError, explain

__all__ = ["Question", "Questions"]

_log = logging.getLogger("threadwire")

_INTERNAL_ERROR = -32603


class Question:
    """A request of the server.

    Attributes:
        method: The method name.
        text: The params, as JSON.
        number: The number for the response; `None` while the server has not repeated the request.
        answer: The response that a handler has given meanwhile.
    """

    def __init__(self, method: str, text: str, number: int) -> None:
        self.method = method
        self.text = text
        self.number: int | None = number
        self.answer: str | RpcError | None = None


class Questions:
    """The open requests of one connection.

    A server that has lost the connection repeats its open requests. Handlers are not called again: their response goes
    to the repeated request.
    """

    def __init__(self) -> None:
        self._open: list[Question] = []

    def take(self, method: str, text: str, number: int, link: _native.Link | None) -> Question | None:
        """Adds a request; returns `None` if a handler is already processing it."""
        for question in self._open:
            if question.number is None and (question.method, question.text) == (method, text):
                question.number = number
                if question.answer is not None:
                    self._send(question, link)
                return None
        question = Question(method, text, number)
        self._open.append(question)
        return question

    def renew(self) -> None:
        """Records that the server has lost all requests."""
        # Requests that were answered since the last time and not repeated will not be repeated any more.
        self._open = [question for question in self._open if question.answer is None]
        for question in self._open:
            question.number = None

    def answer(self, question: Question, answer: str | RpcError, link: _native.Link | None) -> None:
        """Sends a response."""
        question.answer = answer
        if question.number is not None:
            self._send(question, link)

    def _send(self, question: Question, link: _native.Link | None) -> None:
        self._open.remove(question)
        answer, number = question.answer, question.number
        if link is None or number is None:
            return
        if answer is None:
            return
        try:
            if isinstance(answer, RpcError):
                data = None if answer.data is None else json.dumps(answer.data, default=str)
                link.refuse(number, answer.code, answer.message, data)
            else:
                link.respond(number, answer)
        except Exception as error:
            # The server waits for a response, whatever the handler made of it.
            _log.exception("the handler of %s gave a response that cannot be sent", question.method)
            link.refuse(number, _INTERNAL_ERROR, f"the response cannot be sent: {explain(error)}", None)
