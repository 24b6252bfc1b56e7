"""Tests of clients that connect by WebSocket."""

from __future__ import annotations

from pathlib import Path

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, DotCraftClient, Server


async def test_all_dialects_share_a_port() -> None:
    async with Server() as server:
        address = await server.listen("ws://127.0.0.1:0")
        assert address.startswith("ws://127.0.0.1:")
        async with (
            CodexClient.connect(address) as codex,
            DotCraftClient.connect(f"{address}/ws") as dotcraft,
            AcpClient.connect(f"{address}/acp") as acp,
        ):
            assert "threadwire" in codex.server.user_agent
            assert dotcraft.server.server_info.name
            assert acp.server.protocol_version == 1
            started = await codex.thread_start()
            turn = await codex.run_turn(started.thread.id, "say: hello")
            assert turn.final_text == "hello"


async def test_a_token_is_asked_for() -> None:
    async with Server(token="secret") as server:
        address = await server.listen("ws://127.0.0.1:0")
        with pytest.raises(threadwire.ConnectError, match="401"):
            await CodexClient.connect(address)
        with pytest.raises(threadwire.ConnectError, match="401"):
            await CodexClient.connect(address, token="guess")
        async with CodexClient.connect(address, token="secret") as client:
            assert (await client.thread_loaded_list()).data == []


async def test_a_unix_socket_is_an_address(tmp_path: Path) -> None:
    async with Server() as server:
        address = await server.listen(f"unix://{tmp_path}/socket")
        async with CodexClient.connect(address) as client:
            assert (await client.thread_loaded_list()).data == []
    assert not (tmp_path / "socket").exists()


async def test_addresses_are_checked() -> None:
    async with Server() as server:
        with pytest.raises(ValueError, match="unknown transport"):
            await server.listen("http://127.0.0.1:0")
        with pytest.raises(threadwire.ConnectError, match="reachable by others"):
            await server.listen("ws://0.0.0.0:0")
        address = await server.listen("ws://127.0.0.1:0")
        with pytest.raises(threadwire.ConnectError, match="cannot listen"):
            await server.listen(address)
    with pytest.raises(threadwire.ConnectError, match="cannot connect"):
        await CodexClient.connect(address)


async def test_a_server_that_closes_ends_its_connections() -> None:
    server = await Server().start()
    address = await server.listen("ws://127.0.0.1:0")
    async with CodexClient.connect(address, reconnect=0.5) as client:
        started = await client.thread_start()
        turn = client.run_turn(started.thread.id, "wait: 600s")
        await turn.start()
        await server.close()
        with pytest.raises((threadwire.ConnectionClosed, threadwire.TurnFailed)):
            await turn
        with pytest.raises(threadwire.ConnectionClosed):
            while True:
                await client.thread_loaded_list()
    await server.close()
    with pytest.raises(RuntimeError, match="not running"):
        await server.listen("ws://127.0.0.1:0")


async def test_a_protocol_can_be_forced() -> None:
    async with Server(protocol="codex@0.97") as server, CodexClient.embedded(server) as client:
        started = await client.thread_start()
        assert started.thread.id
        # Members of newer servers exist in the types and are missing in the values.
        with pytest.raises(AttributeError, match="the version that the peer speaks"):
            assert client.server.codex_home
        assert "codex_home" not in repr(client.server)
        assert set(client.server.to_wire()) == {"userAgent"}
    with pytest.raises(ValueError, match="unknown protocol"):
        await Server(protocol="morse").start()
