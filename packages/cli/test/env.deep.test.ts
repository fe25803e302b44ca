// eminent env on standard input and output, and its client in Python.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from '../../../tools/paths.ts';
import { newFolder, run } from './run-cli.ts';

test('each request gets a line, in order', async () => {
  const input = '{"type":"reset","games":2,"seed":"s"}\nnonsense\n{"type":"observe"}\n';
  const { status, out, err } = await run(newFolder(), ['env'], { input });
  const answers = out.trim().split('\n');
  const types = answers.map((line) => (JSON.parse(line) as { readonly type: string }).type);
  expect(types).toEqual(['games', 'error', 'observations']);
  expect([status, err]).toEqual([0, '']);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

const PROGRAM = `
from eminent import EMINENT, Bot, EminentError, Games
with Games(3, "python", {"players": 2}) as games, Bot([*EMINENT, "bot", "captain", "--seed", "1"]) as bot:
    rows = games.observe(0)
    print(bot.name, len(rows), len(rows[0]) == games.observation["size"], rows[0][0])
    print(all(sum(games.mask(n)) == len(games.legal[n]) for n in range(3)))
    for _ in range(5):
        games.step([bot.choose(games.question(0)), games.legal[1][0], games.legal[2][-1]])
    games.load(1, games.save(0, seat=1, seed="x"))
    print(games.players[0] == games.players[1], games.observe(1)[0] == games.observe(1)[1], len(games.text(2)) > 100)
    try:
        games.step([0])
    except EminentError as error:
        print(error)
    ended = 0
    while ended < 2:
        games.step([legal[0] for legal in games.legal])
        for game, returns in games.ended:
            ended += 1
            assert sum(returns) == 0
print("done")
`;

test.runIf(hasPython)('the client in Python plays, observes, saves and asks a bot', () => {
  const { stdout, stderr } = spawnSync('python3', ['-c', PROGRAM], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: inRoot('examples/python'), PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([
    'captain 3 True 1.0',
    'True',
    'True True True',
    '1 actions for 3 games',
    'done',
  ]);
});
