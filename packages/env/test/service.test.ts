// The line protocol: answers to every kind of request; errors of the client change nothing.
import { view } from '@eminent/engine';
import { expect, test } from 'vitest';
import { Env, EnvService } from '../src/index.ts';

type Answer = Readonly<Record<string, unknown>> & {
  readonly legal: readonly (readonly number[])[];
  readonly ended: readonly (readonly [number, readonly number[]])[];
};

function client() {
  const service = new EnvService();
  return async (request: unknown): Promise<Answer> => {
    const line = typeof request === 'string' ? request : JSON.stringify(request);
    return JSON.parse(await service.answer(line)) as Answer;
  };
}

const RESET = { type: 'reset', games: 2, seed: 'service', options: { players: 3 } };

test('games are played to their end and new ones follow', async () => {
  const ask = client();
  let games = await ask(RESET);
  expect(games).toMatchObject({ ruleset: 'official', seats: 3, players: [0, 0] });
  const ended: Answer['ended'][number][] = [];
  for (let i = 0; i < 1500; i++) {
    games = await ask({
      type: 'step',
      actions: games.legal.map((legal) => legal[i % legal.length]),
    });
    ended.push(...games.ended);
  }
  expect(ended.length).toBeGreaterThan(1);
  for (const [, returns] of ended) expect(returns.reduce((a, b) => a + b, 0)).toBeCloseTo(0, 5);
});

test('what a seat knows comes as numbers, text and a question for a bot', async () => {
  const ask = client();
  await ask(RESET);
  const env = Env.create({ players: 3 }, 'service 1');
  const { size, data } = await ask({ type: 'observe', seat: 2 });
  const bytes = Buffer.from(data as string, 'base64');
  const numbers = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  expect(numbers).toHaveLength(2 * (size as number));
  expect(numbers.subarray(size as number)).toEqual(env.observation(2));
  expect((await ask({ type: 'text', game: 1 }))['text']).toBe(env.observationText(0));
  const italian = await ask({ type: 'text', game: 1, language: 'it' });
  expect(italian['text']).toContain('Esplorazione');
  const question = await ask({ type: 'question', game: 1 });
  expect(question['view']).toEqual(JSON.parse(JSON.stringify(view(env.state, 0))));
  const { token = '' } = view(env.state, 0).decision?.options[0] ?? {};
  const stepped = await ask({ type: 'step', actions: [token, token] });
  expect(stepped).toMatchObject({ type: 'games', ended: [] });
});

test('a game is saved, dealt again for a seat and loaded', async () => {
  const ask = client();
  await ask(RESET);
  const { game } = await ask({ type: 'save', game: 0 });
  const dealt = await ask({ type: 'save', game: 0, seat: 1, seed: 'again' });
  expect(dealt['game']).not.toBe(game);
  expect(await ask({ type: 'load', game: 1, saved: dealt['game'] })).toMatchObject({
    type: 'games',
  });
  const observed = Env.restore(dealt['game'] as string).observation(1);
  expect(observed).toEqual(Env.restore(game as string).observation(1));
});

test('mistakes are explained and change nothing', async () => {
  const ask = client();
  const errorOf = async (request: unknown) => (await ask(request))['error'];
  expect(await errorOf({ type: 'step', actions: [0] })).toBe('no games: send a reset first');
  const first = await ask(RESET);
  const wrong: readonly (readonly [unknown, RegExp])[] = [
    ['{', /no JSON/],
    [[1], /expected an object/],
    [{ type: 'jump' }, /type: expected reset, step/],
    [{ type: 'reset', games: 0 }, /games: expected at least 1/],
    [{ type: 'reset', games: 1e9 }, /games: expected a whole number from 0 to 10000/],
    [{ type: 'reset', options: { players: 9 } }, /players/],
    [{ type: 'reset', options: null, seed: 5 }, /seed: expected a text/],
    [{ type: 'step', actions: 5 }, /actions: expected a list/],
    [{ type: 'step', actions: [0] }, /1 actions for 2 games/],
    [{ type: 'step', actions: [0, 4] }, /game 1: action 4 is not legal/],
    [{ type: 'step', actions: [0, 'lead:all'] }, /lead:all is no legal action now/],
    [{ type: 'step', actions: [0, 0, 'done'] }, /one for each game/],
    [{ type: 'observe', seat: 3 }, /seat: expected a whole number from 0 to 2/],
    [{ type: 'text', game: 0, language: 'xx' }, /language: expected en, it/],
    [{ type: 'question', game: 2 }, /game: expected a whole number from 0 to 1/],
    [{ type: 'load', game: 0 }, /saved: expected the text/],
    [{ type: 'load', game: 0, saved: '{}' }, /format/],
  ];
  for (const [request, reason] of wrong) expect(await errorOf(request)).toMatch(reason);
  const skip = { type: 'step', actions: ['done', 'done'] };
  const again = client();
  await again(RESET);
  expect(await ask(skip)).toEqual(await again(skip));
  expect(first.legal).toHaveLength(2);
});
