"""Questions of the server that a handler of the client is at."""

from __future__ import annotations

import json

from . import _native
from ._errors import RpcError

__all__ = ["Question", "Questions"]


class Question:
    """A question.

    Attributes:
        method: The method.
        text: The params, as JSON.
        number: The number under which the answer goes out; `None` where the server has to ask again first.
        answer: What a handler has answered in the meantime.
    """

    def __init__(self, method: str, text: str, number: int) -> None:
        self.method = method
        self.text = text
        self.number: int | None = number
        self.answer: str | RpcError | None = None


class Questions:
    """The questions of one connection.

    A server that does not know the connection any more asks again what is still open. Handlers do not hear of that:
    the answer that they are at goes to the question that was asked again.
    """

    def __init__(self) -> None:
        self._open: list[Question] = []

    def take(self, method: str, text: str, number: int, link: _native.Link | None) -> Question | None:
        """Takes a question; `None` where a handler is at it already."""
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
        """Notes that the server has forgotten all questions."""
        # What was answered since the last time and not asked again will not be.
        self._open = [question for question in self._open if question.answer is None]
        for question in self._open:
            question.number = None

    def answer(self, question: Question, answer: str | RpcError, link: _native.Link | None) -> None:
        """Sends an answer."""
        question.answer = answer
        if question.number is not None:
            self._send(question, link)

    def _send(self, question: Question, link: _native.Link | None) -> None:
        self._open.remove(question)
        answer, number = question.answer, question.number
        if link is None or number is None:
            return
        if isinstance(answer, RpcError):
            data = None if answer.data is None else json.dumps(answer.data, default=str)
            link.refuse(number, answer.code, answer.message, data)
        elif answer is not None:
            link.respond(number, answer)
