#!/usr/bin/env python3
"""Plays the sample bot at the tables of a server, with only Python's standard library.

See docs/bot-protocol.md, "Online". Create a bot under Play online, Account, Bots; its token is
shown once. Then:

    EMINENT_TOKEN=... python3 examples/online_bot.py http://localhost:4173 --join LINK

The bot takes a seat at the table of the link. Without --join it plays only at tables where it has
a seat. It plays every game that waits for it, and reconnects when the connection is lost.
"""
import argparse
import base64
import json
import os
import re
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

from bot import choose


class Closed(Exception):
    """The server has closed the socket; `code` is the close code (RFC 6455)."""

    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


class WebSocket:
    """A minimal WebSocket client for text messages (RFC 6455)."""

    def __init__(self, address, headers):
        url = urllib.parse.urlsplit(address)
        secure = url.scheme == "https"
        host, port = url.hostname, url.port or (443 if secure else 80)
        raw = socket.create_connection((host, port), timeout=60)
        self.socket = ssl.create_default_context().wrap_socket(raw, server_hostname=host) if secure else raw
        self.socket.settimeout(90)  # The server pings every half minute.
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {url.path} HTTP/1.1",
            f"Host: {url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *[f"{name}: {value}" for name, value in headers.items()],
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.stream.readline().decode()
        while self.stream.readline() not in (b"\r\n", b""):
            pass
        if " 101 " not in status:
            raise OSError(f"no socket there: {status.strip()}")

    def send(self, text, opcode=1):
        payload = text.encode() if isinstance(text, str) else text
        mask = secrets.token_bytes(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def exactly(self, n):
        data = self.stream.read(n)
        if len(data) < n:
            raise Closed(1006)
        return data

    def frame(self):
        first, second = self.exactly(2)
        size = second & 127
        if size == 126:
            (size,) = struct.unpack(">H", self.exactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self.exactly(8))
        return first & 128, first & 15, self.exactly(size)

    def receive(self):
        """Waits for the next text message, and answers pings. Raises Closed at the end."""
        parts = b""
        while True:
            final, opcode, payload = self.frame()
            if opcode == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005)
            if opcode == 9:
                self.send(payload, opcode=10)
            elif opcode in (0, 1):
                parts += payload
                if final:
                    return parts.decode()


def post(address, token, path, body):
    """Sends a POST request. If the server refuses it, the program ends with its sentence."""
    request = urllib.request.Request(
        f"{address}/api/v1{path}",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        sys.exit(f"{path}: {json.load(error).get('detail', error)}")


def join(address, token, link):
    """Takes a seat by an invitation. Adds random words to the deal (docs/fair-deal.md)."""
    secret = re.sub(r"^.*/#/online/i/", "", link)
    look = post(address, token, "/invitations/look", {"invitation": secret})
    if look["state"] == "open":
        body = {"invitation": secret, "words": secrets.token_hex(16)}
        post(address, token, f"/tables/{look['row']['table']}/seats", body)
    elif look["state"] != "seated":
        sys.exit(f"this invitation cannot be used: {look['state']}")


def play(address, token):
    """Answers questions. Yields after each game. Raises Closed if the connection ends."""
    bot = WebSocket(f"{address}/api/v1/bot", {"Authorization": f"Bearer {token}"})
    while True:
        message = json.loads(bot.receive())
        if message["type"] == "hello":
            bot.send(json.dumps({"type": "hello", "protocol": 1, "name": "sample in Python"}))
        elif message["type"] == "decide":
            bot.send(json.dumps({"type": "choose", "id": message["id"], "token": choose(message["view"])}))
        elif message["type"] == "error":
            print(f"{message.get('game')}: {message['error']}", file=sys.stderr)
        elif message["type"] == "end":
            print(f"{message.get('game')}: {message['scores']}", flush=True)
            yield


def main():
    parser = argparse.ArgumentParser(description="The sample bot at the tables of a server.")
    parser.add_argument("address", help="such as http://localhost:4173")
    parser.add_argument("--join", metavar="LINK", help="the link of an invitation")
    parser.add_argument("--games", type=int, default=10**9, help="leave after so many games")
    flags = parser.parse_args()
    token = os.environ.get("EMINENT_TOKEN", "")
    if token == "":
        sys.exit("EMINENT_TOKEN: expected the token of a bot")
    address = flags.address.rstrip("/")
    if flags.join:
        join(address, token, flags.join)
    games, wait = flags.games, 1
    while games > 0:
        try:
            for _ in play(address, token):
                games, wait = games - 1, 1
                if games == 0:
                    return
        except Closed as closed:
            if closed.code == 1008:
                sys.exit("the server does not know this token, or closed the connection for its rules")
        except OSError as error:
            print(error, file=sys.stderr)
        time.sleep(wait)
        wait = min(2 * wait, 30)


if __name__ == "__main__":
    main()
