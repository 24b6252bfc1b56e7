"""An authorization server for tests, in front of an MCP server: discovery, registration, PKCE, refresh.

Each token contains a number, so that a test sees which token is in use.
"""

import base64
import hashlib
import json
import secrets
from urllib.parse import parse_qs, urlencode, urlsplit


class Authority:
    def __init__(self, expires, denies, log):
        self.expires = expires
        self.denies = denies
        self.log = log
        self.clients = {}
        self.codes = {}
        self.access = None
        self.refresh = None
        self.issued = 0

    def knows(self, header):
        return self.access is not None and header == f"Bearer {self.access}"

    def answer(self, base, path, body):
        """Returns status, body and headers for a request, or None for a path of the MCP server."""
        url = urlsplit(path)
        asked = {name: values[0] for name, values in parse_qs(url.query).items()}
        if url.path == "/.well-known/oauth-protected-resource/mcp":
            return 200, {"resource": f"{base}/mcp", "authorization_servers": [base], "scopes_supported": ["read"]}, {}
        if url.path == "/.well-known/oauth-authorization-server":
            return 200, {
                "issuer": base,
                "authorization_endpoint": f"{base}/authorize",
                "token_endpoint": f"{base}/token",
                "registration_endpoint": f"{base}/register",
                "response_types_supported": ["code"],
                "code_challenge_methods_supported": ["S256"],
            }, {}
        if url.path == "/register":
            client = json.loads(body)
            client["client_id"] = f"client-{len(self.clients) + 1}"
            self.clients[client["client_id"]] = client["redirect_uris"]
            self.log(f"registered {client['client_name']}")
            return 201, client, {}
        if url.path == "/authorize":
            return self.authorize(asked)
        if url.path == "/token":
            return self.token({name: values[0] for name, values in parse_qs(body.decode()).items()})
        return None

    def authorize(self, asked):
        if asked["redirect_uri"] not in self.clients.get(asked["client_id"], []):
            return 400, {"error": "invalid_request"}, {}
        if asked["response_type"] != "code" or asked["code_challenge_method"] != "S256":
            return 400, {"error": "invalid_request"}, {}
        self.log(f"scope {asked.get('scope')}")
        back = {"state": asked["state"]}
        if self.denies:
            back |= {"error": "access_denied", "error_description": "The user said no."}
        else:
            code = secrets.token_hex(8)
            self.codes[code] = (asked["client_id"], asked["redirect_uri"], asked["code_challenge"])
            back["code"] = code
        return 302, {}, {"Location": asked["redirect_uri"] + "?" + urlencode(back)}

    def token(self, asked):
        if asked["grant_type"] == "refresh_token":
            if asked["refresh_token"] != self.refresh:
                return 400, {"error": "invalid_grant"}, {}
            self.log("refreshed")
        else:
            client, redirect, challenge = self.codes.pop(asked["code"])
            digest = hashlib.sha256(asked["code_verifier"].encode()).digest()
            proof = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
            if (client, redirect, challenge) != (asked["client_id"], asked["redirect_uri"], proof):
                return 400, {"error": "invalid_grant"}, {}
        self.issued += 1
        self.access, self.refresh = f"access-{self.issued}", f"refresh-{self.issued}"
        answer = {"access_token": self.access, "token_type": "Bearer", "refresh_token": self.refresh}
        # Only the first token is short-lived.
        answer["expires_in"] = self.expires if self.issued == 1 else 3600
        return 200, answer, {}
