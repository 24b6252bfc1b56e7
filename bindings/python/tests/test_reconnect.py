"""Tests of reconnecting after the loss of a transport."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Self

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, DotCraftClient, Server, TurnContext
from threadwire.codex import Approval
from threadwire.codex import types as codex
from threadwire.dotcraft import types as dotcraft
from threadwire.testing import ScriptedServer


class Proxy:
    """A proxy to a server that can cut its connections. With `forget`, the server does not see that the client wants to
    reconnect.
    """

    def __init__(self, address: str, *, forget: bool = False) -> None:
        self._port = int(address.rpartition(":")[2])
        self._forget = forget
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        # While it is not set, no connection gets through.
        self.passage = asyncio.Event()
        self.passage.set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.address = f"ws://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Cuts all connections."""
        for writer in tuple(self._open):
            writer.transport.abort()

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._carry_both(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_both(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.passage.wait()
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            there, back = await asyncio.open_connection("127.0.0.1", self._port)
            self._open |= {writer, back}
            head = await reader.readuntil(b"\r\n\r\n")
            lines = head.split(b"\r\n")
            if self._forget:
                lines = [line for line in lines if not line.lower().startswith(b"threadwire-")]
            back.write(b"\r\n".join(lines))
            one = asyncio.ensure_future(self._carry(reader, back))
            other = asyncio.ensure_future(self._carry(there, writer))
            await asyncio.wait([one, other], return_when=asyncio.FIRST_COMPLETED)
            one.cancel()
            other.cancel()
            self._open -= {writer, back}
            writer.close()
            back.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()


class Gates:
    """An agent that says `one `, `two ` and `three `, each when the test allows it."""

    def __init__(self) -> None:
        self.open = [asyncio.Event() for _ in range(3)]
        self.said = [asyncio.Event() for _ in range(3)]

    async def agent(self, turn: TurnContext) -> AsyncIterator[str]:
        for gate, said, text in zip(self.open, self.said, ("one ", "two ", "three "), strict=True):
            await gate.wait()
            yield text
            await turn.flush()
            said.set()


class Watch:
    """The received changes of the transport."""

    def __init__(self, client: Any) -> None:
        self.told: list[str] = []
        self._news = asyncio.Event()
        client.on_reconnect(self._note)

    def _note(self, what: str) -> None:
        self.told.append(what)
        self._news.set()

    async def until(self, what: str) -> None:
        """Waits until this change is the last one."""
        while not self.told or self.told[-1] != what:
            self._news.clear()
            await self._news.wait()


async def test_a_turn_goes_on_over_many_losses(workspace: Path) -> None:
    async with (
        Server(cwd=workspace) as server,
        Proxy(await server.listen("ws://127.0.0.1:0")) as proxy,
        CodexClient.connect(proxy.address) as client,
    ):
        watch = Watch(client)
        started = await client.thread_start()
        plain = await client.run_turn(started.thread.id, "stream: 400 x 3")
        turn = client.run_turn(started.thread.id, "stream: 400 x 3")
        deltas: list[str] = []
        async for event in turn:
            if isinstance(event, codex.AgentMessageDeltaNotification):
                deltas.append(event.delta)
                if len(deltas) in (5, 60, 200):
                    proxy.cut()
        assert "".join(deltas) == turn.final_text == plain.final_text
        await watch.until("resumed")
        assert set(watch.told) == {"lost", "resumed"}
        proxy.cut()
        # The request starts while there is no transport.
        assert (await client.thread_loaded_list()).data == [started.thread.id]
        assert client.is_connected


@pytest.mark.parametrize("forget", [False, True])
async def test_a_question_is_asked_once(workspace: Path, forget: bool) -> None:
    async with (
        Server(cwd=workspace) as server,
        Proxy(await server.listen("ws://127.0.0.1:0"), forget=forget) as proxy,
        CodexClient.connect(proxy.address) as client,
    ):
        watch = Watch(client)
        asked: list[Approval] = []
        answer = asyncio.Event()

        async def approve(approval: Approval) -> bool:
            asked.append(approval)
            proxy.cut()
            await answer.wait()
            return True

        client.on_approval(approve)
        started = await client.thread_start(approval_policy="untrusted")
        turn = client.run_turn(started.thread.id, "run: touch made")
        await turn.start()
        await watch.until("renewed" if forget else "resumed")
        answer.set()
        await turn
        assert len(asked) == 1
        assert (workspace / "made").exists()


@pytest.mark.parametrize("ends", [False, True])
async def test_a_turn_catches_up_with_a_server_that_forgot_the_client(workspace: Path, ends: bool) -> None:
    gates = Gates()
    async with (
        Server(gates.agent, cwd=workspace) as server,
        Proxy(await server.listen("ws://127.0.0.1:0"), forget=True) as proxy,
        CodexClient.connect(proxy.address) as client,
    ):
        watch = Watch(client)
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "go")
        deltas: list[str] = []
        gates.open[0].set()
        async for event in turn:
            if isinstance(event, codex.AgentMessageDeltaNotification):
                deltas.append(event.delta)
            if deltas == ["one "] and not watch.told:
                proxy.passage.clear()
                proxy.cut()
                await watch.until("lost")
                assert not client.is_connected
                gates.open[1].set()
                await gates.said[1].wait()
                if ends:
                    gates.open[2].set()
                    await gates.said[2].wait()
                    await ended(server, started.thread.id)
                proxy.passage.set()
                await watch.until("renewed")
                gates.open[2].set()
        assert turn.final_text == "one two three "
        if not ends:
            assert "".join(deltas) == "one two three "
        assert [type(item) for item in turn.items] == [codex.ThreadItemUserMessage, codex.ThreadItemAgentMessage]
        assert watch.told == ["lost", "renewed"]


@pytest.mark.parametrize("early", [False, True])
async def test_what_was_missed_is_told_once_and_in_order(early: bool) -> None:
    place = {"threadId": "t", "turnId": "u"}
    turn: dict[str, Any] = {"id": "u", "items": [], "status": "inProgress", "error": None}
    user: dict[str, Any] = {"type": "userMessage", "id": "i", "content": []}

    def message(text: str) -> dict[str, Any]:
        return {"type": "agentMessage", "id": "m", "text": text}

    def command(name: str) -> dict[str, Any]:
        known: dict[str, Any] = {"processId": None, "aggregatedOutput": None, "commandActions": [], "durationMs": 1}
        return {"type": "commandExecution", "id": name, "command": name, "cwd": "/", "status": "completed", **known}

    async with ScriptedServer() as server, CodexClient.connect(server.address) as client:

        async def say(text: str) -> None:
            await server.notify("item/agentMessage/delta", {**place, "itemId": "m", "delta": text})

        async def complete(item: dict[str, Any]) -> None:
            await server.notify("item/completed", {**place, "item": item, "completedAtMs": 1})

        # The client processes the response after the notifications that follow it.
        behind = asyncio.Event()
        request = client.request

        async def slow_request(method: str, params: Any = None, *, timeout: float | None = None) -> Any:  # noqa: ASYNC109
            answer = await request(method, params, timeout=timeout)
            if method == "thread/resume":
                await behind.wait()
            return answer

        client.request = slow_request  # type: ignore[method-assign]
        server.on("turn/start", {"turn": turn})
        running = await client.run_turn("t", "go").start()
        heard: list[str] = []

        async def listen() -> None:
            async for event in client.events():
                if isinstance(event, codex.TurnCompletedNotification):
                    behind.set()

        listening = asyncio.ensure_future(listen())
        await complete(user)
        await server.notify("item/started", {**place, "item": message(""), "startedAtMs": 1})
        await say("one ")
        async for event in running:
            match event:
                case codex.AgentMessageDeltaNotification():
                    heard.append(f"delta {event.delta}")
                    if event.delta == "one ":
                        await server.cut()
                        resume = await server.expect("thread/resume")
                        if early:
                            # Some servers send notifications about items of the response before the response.
                            await complete(command("c2"))
                        items = [user, message("one two "), command("c1"), command("c2")]
                        await resume.reply({"thread": {"id": "t", "turns": [{**turn, "items": items}]}})
                        await say("three")
                        await complete(message("one two three"))
                        ended = {**turn, "status": "completed"}
                        await server.notify("turn/completed", {"threadId": "t", "turn": ended})
                case codex.ItemStartedNotification():
                    heard.append(f"started {getattr(event.item, 'id', None)}")
                case codex.ItemCompletedNotification():
                    heard.append(f"completed {getattr(event.item, 'id', None)}")
                case _:
                    pass
        assert heard == [
            *("completed i", "started m", "delta one "),
            *("delta two ", "completed c1", "completed c2", "delta three", "completed m"),
        ]
        assert running.final_text == "one two three"
        listening.cancel()


async def ended(server: Server, thread_id: str) -> None:
    """Waits until no turn of the thread is running."""
    async with CodexClient.embedded(server) as other:
        await idle(other, thread_id)


async def idle(client: CodexClient, thread_id: str) -> None:
    """Waits until no turn of the thread is running."""
    while (await client.thread_read(thread_id=thread_id)).thread.status != codex.ThreadStatusIdle():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("ends", [False, True])
async def test_a_dotcraft_turn_catches_up_too(workspace: Path, ends: bool) -> None:
    gates = Gates()
    async with (
        Server(gates.agent, cwd=workspace) as server,
        Proxy(await server.listen("ws://127.0.0.1:0"), forget=True) as proxy,
        DotCraftClient.connect(proxy.address) as client,
    ):
        watch = Watch(client)
        identity = dotcraft.SessionIdentity(channel_name="t", user_id=None, workspace_path=str(workspace))
        started = await client.thread_start(identity=identity)
        turn = client.run_turn(started.thread.id, "go")
        gates.open[0].set()
        async for event in turn:
            if isinstance(event, dotcraft.ItemAgentMessageDeltaNotification) and not watch.told:
                proxy.passage.clear()
                proxy.cut()
                await watch.until("lost")
                gates.open[1].set()
                await gates.said[1].wait()
                if ends:
                    gates.open[2].set()
                    await gates.said[2].wait()
                    await ended(server, started.thread.id)
                proxy.passage.set()
                await watch.until("renewed")
                gates.open[2].set()
        assert turn.status == "completed"
        assert turn.final_text == "one two three "


async def test_a_turn_of_a_thread_that_another_client_made_catches_up(workspace: Path) -> None:
    gates = Gates()
    async with (
        Server(gates.agent, cwd=workspace) as server,
        CodexClient.embedded(server) as maker,
        Proxy(await server.listen("ws://127.0.0.1:0"), forget=True) as proxy,
        CodexClient.connect(proxy.address) as client,
    ):
        watch = Watch(client)
        started = await maker.thread_start()
        turn = await client.run_turn(started.thread.id, "go").start()
        proxy.cut()
        await watch.until("renewed")
        for gate in gates.open:
            gate.set()
        await turn
        assert turn.final_text == "one two three "


async def test_a_prompt_is_lost_and_the_session_is_not(workspace: Path) -> None:
    async with (
        Server(cwd=workspace) as server,
        Proxy(await server.listen("ws://127.0.0.1:0"), forget=True) as proxy,
        AcpClient.connect(f"{proxy.address}/acp") as client,
    ):
        watch = Watch(client)
        session = await client.session_new(cwd=str(workspace), mcp_servers=[])
        await client.prompt(session.session_id, "say: first")
        prompt = client.prompt(session.session_id, "say: hi\nwait: 600s")
        with pytest.raises(threadwire.ConnectionLost):
            async for _ in prompt:
                if not watch.told:
                    proxy.cut()
        await watch.until("renewed")
        await prompt.interrupt()
        await ended(server, session.session_id)
        assert (await client.prompt(session.session_id, "say: again")).final_text == "again"


async def test_requests_that_were_lost_say_so() -> None:
    async with ScriptedServer() as server, CodexClient.connect(server.address) as client:
        watch = Watch(client)
        server.on("thread/start", {"thread": {"id": "t"}})
        server.on("thread/resume", threadwire_error)
        await client.request("thread/start")
        server.on("turn/start", {"turn": {"id": "u", "items": [], "status": "inProgress", "error": None}})
        turn = await client.run_turn("t", "hello").start()
        waiting = asyncio.ensure_future(client.request("slow"))
        await server.expect("slow")
        await server.cut()
        with pytest.raises(threadwire.ConnectionLost):
            await waiting
        await watch.until("renewed")
        # The thread is lost, and its turn with it.
        with pytest.raises(threadwire.ConnectionLost, match="lost the thread"):
            await turn
        server.on("fine", {"yes": True})
        assert await client.request("fine") == {"yes": True}
        assert client.close_error is None
        greetings = [one for one in server.received if one.method == "initialize"]
        assert len(greetings) == 2
        assert greetings[0].params == greetings[1].params


def threadwire_error(params: Any) -> Any:
    raise threadwire.RpcError(-32600, "no rollout found")


async def test_a_client_gives_up_in_the_end() -> None:
    async with ScriptedServer() as server:
        address = server.address
        client = await CodexClient.connect(address, reconnect=0.3)
        events = client.events()
        waiting = asyncio.ensure_future(client.request("slow"))
        await server.expect("slow")
    with pytest.raises(threadwire.ConnectionClosed):
        await waiting
    with pytest.raises(threadwire.ConnectionClosed):
        await anext(events)
    assert not client.is_connected
    await client.close()
    with pytest.raises(ValueError, match="reconnect"):
        await CodexClient.connect(address, reconnect=-1)


async def test_a_turn_that_nobody_holds_holds_nobody_up(workspace: Path) -> None:
    async with CodexClient.embedded(cwd=workspace) as client:
        started = await client.thread_start()
        for _ in range(5):
            async for _ in client.run_turn(started.thread.id, "stream: 3000 x 1"):
                break
            assert (await client.thread_loaded_list()).data == [started.thread.id]
            await idle(client, started.thread.id)
            assert not client._inboxes
