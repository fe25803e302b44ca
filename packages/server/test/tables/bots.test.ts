// Bots run in threads with only what their seat may know; a failure costs one default answer.
import { legalOptions, newGame, parseOption, playTrusted } from '@eminent/engine';
import { expect, onTestFinished, test } from 'vitest';
import { chooseAnswer } from '../../src/tables/bots/choose-answer.ts';
import { BotPool } from '../../src/tables/bots/bot-pool.ts';
import type { BotJob } from '../../src/tables/bots/bot-job.ts';
import { gameOptions } from '../../../../tools/game-options.ts';
import { newHub, person, seated, setupOf } from './test-hub.ts';

function pool(size: number, script?: string): BotPool {
  const url = script && new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const made = url ? new BotPool(size, url) : new BotPool(size);
  onTestFinished(() => made.close());
  return made;
}

const JOB: BotJob = {
  game: gameOptions({ players: 3 }),
  rules: newGame(gameOptions({ players: 3 }), 'x').rules.version,
  seed: 'a seed',
  tokens: [],
  bot: 'cadet',
  budget: { ms: 5 },
};

test('a thread answers like the bot, from the position after the given answers', async () => {
  const threads = pool(2);
  const state = newGame(JOB.game, JOB.seed);
  const tokens: string[] = [];
  for (let i = 0; i < 12; i++) {
    const job = { ...JOB, tokens: [...tokens] };
    const token = await threads.run(job);
    expect(token).toBe(chooseAnswer(job));
    const option = parseOption(state, token ?? '');
    expect(legalOptions(state)).toContain(option);
    playTrusted(state, option ?? -1);
    tokens.push(token ?? '');
  }
});

test('an unknown bot or an unplayable game has no answer', async () => {
  const threads = pool(1);
  expect(await threads.run({ ...JOB, bot: 'nobody' })).toBeUndefined();
  expect(await threads.run({ ...JOB, tokens: ['nonsense'] })).toBeUndefined();
  expect(await threads.run(JOB)).toBe(chooseAnswer(JOB));
});

const FALLS_OVER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, job }) => {
  if (job.bot === 'bad') throw new Error('a mistake');
  if (job.bot === 'gone') process.exit(1);
  parentPort.postMessage({ id, token: job.bot });
});`;

test('a crashed thread loses only its own job', async () => {
  const threads = pool(1, FALLS_OVER);
  const answers = ['good', 'bad', 'good', 'gone', 'good'].map((bot) =>
    threads.run({ ...JOB, bot }),
  );
  expect(await Promise.all(answers)).toEqual(['good', undefined, 'good', undefined, 'good']);
});

test('the queue of jobs is limited, and is dropped when the server stops', async () => {
  const threads = pool(
    1,
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});',
  );
  const waiting = Array.from({ length: 2100 }, () => threads.run(JOB));
  expect(await waiting.at(-1)).toBeUndefined();
  await threads.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
});

test('if a bot has no answer, the default is played and the game continues', async () => {
  const botRunner = {
    searches: () => false,
    run: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  };
  const hub = newHub(undefined, { botRunner });
  const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, bot: 'cadet' }];
  const ada = person('Ada');
  const table = await seated(hub, [ada], setupOf(2, { seats }));
  await hub.leave(table, ada);
  while ((await hub.summary(table))?.phase === 'playing') await new Promise(setImmediate);
  expect((await hub.summary(table))?.winners).toBeDefined();
});
