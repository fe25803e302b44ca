// Thinking in processes of its own over a real Redis: workers come and go, and no question is left without an answer.
import type { GameOptions } from '@eminent/engine';
import { newGame, legalOptions, formatOption } from '@eminent/engine';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { findRedis, type RunningRedis, startRedis } from '../../../../tools/services/redis.ts';
import { openRedis } from '../../src/cluster/redis-pubsub.ts';
import { Thoughts, WORKERS } from '../../src/cluster/bot-queue.ts';
import { startWorker } from '../../src/cluster/bot-worker.ts';
import { searches, type ThinkJob } from '../../src/tables/bots/bot-job.ts';
import { gameOptions } from '../tables/test-hub.ts';

const log = pino({ level: 'silent' });
const game: GameOptions = gameOptions({ players: 2 });
const question = (bot: string): ThinkJob => ({
  game,
  rules: newGame(game, 'worker').rules.version,
  seed: 'worker',
  tokens: [],
  bot,
  budget: { ms: 50 },
});

/** A node that asks workers, and notes what it was asked itself. */
async function newNode(redis: RunningRedis) {
  const channels = await openRedis(redis.url);
  const asked: string[] = [];
  const thoughts = new Thoughts({
    url: redis.url,
    channels,
    local: {
      waiting: 0,
      searches,
      think: ({ bot }) => {
        asked.push(bot);
        return Promise.resolve('here');
      },
      close: () => Promise.resolve(),
    },
  });
  onTestFinished(async () => {
    await thoughts.close();
    await channels.close();
  });
  return { channels, thoughts, asked };
}

async function newRedis(): Promise<RunningRedis> {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  return redis;
}

test.runIf(findRedis() !== undefined)(
  'a worker thinks for a node, and the node for itself before one comes and after it went',
  async () => {
    const redis = await newRedis();
    const { thoughts, asked } = await newNode(redis);
    expect(await thoughts.think(question('captain'))).toBe('here');
    const worker = startWorker({ redis: redis.url, threads: 1, log });
    await expect.poll(() => thoughts.threads, { timeout: 5000 }).toBe(1);
    const state = newGame(game, 'worker');
    const tokens = legalOptions(state).map((option) => formatOption(state, option));
    const answers = await Promise.all(
      ['captain', 'cadet', 'settler'].map((bot) => thoughts.think(question(bot))),
    );
    for (const answer of answers) expect(tokens).toContain(answer);
    expect(asked).toEqual(['captain']);
    await worker.close();
    await expect.poll(() => thoughts.threads, { timeout: 5000 }).toBe(0);
    expect(await thoughts.think(question('cadet'))).toBe('here');
  },
);

test.runIf(findRedis() !== undefined)(
  'what a worker was asked when Redis dies is thought of at the node, in haste',
  async () => {
    const redis = await newRedis();
    const { channels, thoughts, asked } = await newNode(redis);
    // It says that it is there, and takes nothing.
    channels.send(WORKERS, JSON.stringify({ id: 'deaf', threads: 1, waiting: 0 }));
    await expect.poll(() => thoughts.threads).toBe(1);
    const answer = thoughts.think(question('emperor'));
    await redis.kill();
    expect(await answer).toBe('here');
    expect(asked).toEqual(['captain']);
  },
);

test.runIf(findRedis() !== undefined)(
  'when too much waits for the workers, bots that search are hurried',
  async () => {
    const redis = await newRedis();
    const { channels, thoughts, asked } = await newNode(redis);
    channels.send(WORKERS, JSON.stringify({ id: 'busy', threads: 2, waiting: 16 }));
    await expect.poll(() => thoughts.threads).toBe(2);
    expect(await thoughts.think(question('emperor:ms=900'))).toBe('here');
    expect(await thoughts.think(question('settler'))).toBe('here');
    expect(asked).toEqual(['captain', 'settler']);
  },
);
