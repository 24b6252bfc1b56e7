"""Tests of clients that connect by WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from pathlib import Path

import pytest

import threadwire
from threadwire import AcpClient, CodexClient, DotCraftClient, Server

# A certificate for `localhost` that signs itself. It is valid until 2126.
CERTIFICATE = """\
-----BEGIN CERTIFICATE-----
MIIBkjCCATigAwIBAgIUdEeU+dwRa5/d0ezB1ZLK7m7yinMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODIzMzMzNVoYDzIxMjYxMTA0
MjMzMzM1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASK8Z9Sl5UeYMnNs7X/UrKLesqOHIs2TGBiScCUTeNtE/pYOBsd/tIA
3AsptC32e/JoLu4WiDlK1OukSz7MrGgxo2YwZDAdBgNVHQ4EFgQUhSI3F9ktWStw
k/XEOVQesWRl1DcwHwYDVR0jBBgwFoAUhSI3F9ktWStwk/XEOVQesWRl1DcwFAYD
VR0RBA0wC4IJbG9jYWxob3N0MAwGA1UdEwEB/wQCMAAwCgYIKoZIzj0EAwIDSAAw
RQIgIajVadftpsPhNGm+f3rydS/pX5LJc6kmf7w64GlpOzQCIQDUZ2nWD8FByqtS
2+YDgk2i0p3xhHEaq6/MbB2ySShC9w==
-----END CERTIFICATE-----
"""
KEY = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMsVFvgLSCvVO242S
NyOtJRm2u4/UpD725HDPYFaxEaihRANCAASK8Z9Sl5UeYMnNs7X/UrKLesqOHIs2
TGBiScCUTeNtE/pYOBsd/tIA3AsptC32e/JoLu4WiDlK1OukSz7MrGgx
-----END PRIVATE KEY-----
"""


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


async def test_a_server_behind_tls_is_reached_where_its_certificate_is_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    certificate.write_text(CERTIFICATE)
    key.write_text(KEY)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, key)

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
        writer.close()

    async with Server() as server:
        port = int((await server.listen("ws://127.0.0.1:0")).rsplit(":", 1)[1])

        async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))

        async with await asyncio.start_server(forward, "127.0.0.1", 0, ssl=tls) as proxy:
            address = f"wss://localhost:{proxy.sockets[0].getsockname()[1]}"
            with pytest.raises(threadwire.ConnectError):
                await CodexClient.connect(address)
            monkeypatch.setenv("THREADWIRE_CA_CERTIFICATE", str(certificate))
            async with CodexClient.connect(address) as client:
                assert (await client.thread_loaded_list()).data == []
