"""A Python client for Eminent Domain with only the standard library.

Games plays many games at once with `eminent env` (docs/env.md). Bot asks a program that uses the
bot protocol (docs/bot-protocol.md), such as a built-in bot.
"""
import array
import base64
import json
import pathlib
import subprocess
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
EMINENT = ["node", str(REPOSITORY / "packages/cli/src/main.ts")]


class EminentError(Exception):
    """The other program refused a request, or ended."""


class Lines:
    """A program that answers each line of JSON with one line of JSON."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, message):
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise EminentError("the program has ended") from None

    def receive(self):
        line = self.process.stdout.readline()
        if not line:
            raise EminentError("the program has ended")
        return json.loads(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Games(Lines):
    """Many games of the same options, stepped together. A finished game is replaced by a new one.

    players  the seat that must act, by game
    legal    the legal actions, by game
    ended    (game, returns by seat) of each game that the last step ended
    """

    def __init__(self, games=1, seed="0", options=None, command=None):
        super().__init__(command or [*EMINENT, "env"])
        self.ended = []
        self.reset(games, seed, options)

    def ask(self, **request):
        self.send(request)
        answer = self.receive()
        if answer["type"] == "error":
            raise EminentError(answer["error"])
        return answer

    def _update(self, answer):
        self.players = answer["players"]
        self.legal = answer["legal"]
        self.ended = answer.get("ended", [])

    def reset(self, games=1, seed="0", options=None):
        """Starts new games. `actions` and `observation` describe the numbers in use."""
        answer = self.ask(type="reset", games=games, seed=seed, options=options or {})
        self.seats = answer["seats"]
        self.actions = answer["actions"]
        self.observation = answer["observation"]
        self._update(answer)

    def step(self, actions):
        """Plays an action in each game: a number, or a token such as "lead:survey"."""
        self._update(self.ask(type="step", actions=actions))

    def mask(self, game):
        """1 for each legal action of a game and 0 for the others, as bytes."""
        mask = bytearray(self.actions["size"])
        for action in self.legal[game]:
            mask[action] = 1
        return mask

    def observe(self, seat=None):
        """The knowledge of `seat` (or of the seat that must act) in each game, as numbers."""
        request = {"type": "observe"} if seat is None else {"type": "observe", "seat": seat}
        answer = self.ask(**request)
        numbers = array.array("f")
        numbers.frombytes(base64.b64decode(answer["data"]))
        if sys.byteorder == "big":
            numbers.byteswap()
        size = answer["size"]
        return [numbers[start : start + size] for start in range(0, len(numbers), size)]

    def text(self, game, language="en"):
        """The knowledge of the seat that must act in a game, as text."""
        return self.ask(type="text", game=game, language=language)["text"]

    def question(self, game):
        """The view and position of the seat that must act, as in a `decide` message."""
        return self.ask(type="question", game=game)

    def save(self, game, seat=None, seed="0"):
        """A game as text. With `seat`, everything hidden from this seat is dealt again."""
        request = {} if seat is None else {"seat": seat, "seed": seed}
        return self.ask(type="save", game=game, **request)["game"]

    def load(self, game, saved):
        """Replaces a game by a saved game."""
        self._update(self.ask(type="load", game=game, saved=saved))


class Bot(Lines):
    """A program that answers questions, such as Bot([*EMINENT, "bot", "captain"])."""

    def __init__(self, command):
        super().__init__(command)
        self.questions = 0
        self.send({"type": "hello", "protocol": 1, "name": "eminent.py"})
        self.name = self.receive()["name"]

    def choose(self, question):
        """The token of the program's answer to a question of Games."""
        self.questions += 1
        self.send(
            {
                "type": "decide",
                "id": self.questions,
                "view": question["view"],
                "position": question["position"],
                "events": [],
                "timeLeftMs": 60_000,
            }
        )
        answer = self.receive()
        if answer.get("id") != self.questions:
            raise EminentError(f"{self.name} did not answer the question")
        return answer["token"]
