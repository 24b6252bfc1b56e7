"""An agent inside a web application: `uvicorn web_app:app`, then connect to `ws://127.0.0.1:8000/agent/`.

FastAPI works in the same way: its applications are Starlette applications.
"""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route

from threadwire import Server, TurnContext
from threadwire.adapters.asgi import ThreadwireApp


async def agent(turn: TurnContext) -> AsyncIterator[str]:
    """Repeats the input."""
    yield f"You said: {turn.text}"


async def home(request: Request) -> PlainTextResponse:
    """Returns the address of the agent."""
    return PlainTextResponse("The agent is at /agent.")


server = Server(agent, name="echo")


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncGenerator[None]:
    """Runs the server as long as the application."""
    async with server:
        yield


app = Starlette(routes=[Route("/", home), Mount("/agent", ThreadwireApp(server))], lifespan=lifespan)
