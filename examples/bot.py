#!/usr/bin/env python3
"""A bot for Eminent Domain in Python: reads questions as JSON lines and writes answers.

See docs/bot-protocol.md.

Try it:  npm run eminent -- simulate --seats "exec:python3 examples/bot.py,random" --games 10
"""
import json
import random
import sys

# The worth of each kind of option, best first. Kinds that are not listed are worth 0.
WORTH = {
    "settle": 20,
    "attack": 20,
    "buy": 15,
    "trade": 12,
    "produce": 8,
    "tuck": 7,
    "keep": 6,
    "collect": 5,
    "follow": 3,
    "play": 2,
    "boost": 1,
    "discard": -1,
    "remove": -2,
    "remove-this": -2,
    "remove-discarded": -2,
}


def worth_of_role(role, me):
    """The worth of leading a role: higher if the player's empire can use it now."""
    face_down = [planet for planet in me["planets"] if not planet["up"]]
    slots = [slot for planet in me["planets"] if planet["up"] for slot in planet["slots"]]
    if role == "survey":
        return 6 if not face_down else 1
    if role == "colonize":
        return 5 if face_down else 0
    if role == "warfare":
        return 4 if face_down else 0
    if role == "produce":
        return 5 if any(not slot["filled"] for slot in slots) else 0
    if role == "trade":
        return 9 if any(slot["filled"] for slot in slots) else 0
    return 2


def worth(option, me, decision):
    """The worth of an option for the player `me`."""
    kind = option["kind"]
    if kind == "lead":
        return worth_of_role(option["role"], me)
    if kind == "discard" and decision.get("excess", 0) > 0:
        return 1
    return WORTH.get(kind, 0)


def choose(view):
    """Returns the token of the option with the highest worth. Ties are broken at random."""
    decision = view["decision"]
    me = view["players"][view["seat"]]
    return max(decision["options"], key=lambda option: (worth(option, me, decision), random.random()))["token"]


def say(message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "sample in Python"})
        elif message["type"] == "decide":
            say({"type": "choose", "id": message["id"], "token": choose(message["view"])})


if __name__ == "__main__":
    main()
