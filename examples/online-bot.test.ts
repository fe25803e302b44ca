// The online sample bot in Python leaves after its number of games, also over several connections.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Replaces the socket by one that ends after one game, and the pause before the next by nothing. */
const PROGRAM = `
import json
import online_bot

class OneGame:
    def __init__(self, address, headers):
        print("connected")
        self.messages = ["hello", "end"]

    def send(self, text):
        pass

    def receive(self):
        if not self.messages:
            raise online_bot.Closed(1006)
        return json.dumps({"type": self.messages.pop(0), "game": "t", "scores": [1, 2]})

pauses = []
def pause(seconds):
    pauses.append(seconds)
    if len(pauses) == 5:
        raise SystemExit("too many connections")

online_bot.WebSocket = OneGame
online_bot.time.sleep = pause
online_bot.main()
print(pauses)
`;

test.runIf(hasPython)('games before a reconnect count', () => {
  const { stdout, stderr } = spawnSync(
    'python3',
    ['-c', PROGRAM, 'http://localhost:9', '--games', '3'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, EMINENT_TOKEN: 'x', PYTHONDONTWRITEBYTECODE: '1' },
    },
  );
  expect(stderr).toBe('');
  const game = ['connected', 't: [1, 2]'];
  expect(stdout.trim().split('\n')).toEqual([...game, ...game, ...game, '[1, 1]']);
});
