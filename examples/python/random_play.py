#!/usr/bin/env python3
"""Plays many random games at once and prints the steps per second of real and of CPU time.

    python3 examples/python/random_play.py [games at once] [steps] [ruleset]
"""
import json
import os
import random
import sys
import time

from eminent import Games


def main():
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 256
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 200_000
    ruleset = sys.argv[3] if len(sys.argv) > 3 else "official"
    choice = random.Random(1).random
    finished = 0
    began = time.monotonic()
    with Games(size, "random play", {"ruleset": ruleset}) as games:
        for _ in range(0, steps, size):
            games.step([legal[int(choice() * len(legal))] for legal in games.legal])
            finished += len(games.ended)
    # CPU time of this process and of the child process that played the games, with its start.
    processor = sum(os.times()[:4])
    print(
        json.dumps(
            {
                "steps": steps,
                "finished": finished,
                "perSecond": round(steps / (time.monotonic() - began)),
                "perProcessorSecond": round(steps / processor),
            }
        )
    )


if __name__ == "__main__":
    main()
