// Bot workers as separate processes over a real Redis. Workers join and leave, and every job is
// answered.
import type { GameOptions } from '@eminent/engine';
import { newGame, legalOptions, formatOption } from '@eminent/engine';
import { expect, onTestFinished, test } from 'vitest';
import { findRedis, type RunningRedis, startRedis } from '../../../tools/services/redis.ts';
import { openRedis } from '../src/redis-pubsub.ts';
import { BotQueue, WORKERS_CHANNEL } from '../src/bot-queue.ts';
import { startWorker } from '../src/bot-worker.ts';
import { searches, type BotJob } from '../../server/src/tables/bots/bot-job.ts';
import { gameOptions } from '../../../tools/game-options.ts';

const game: GameOptions = gameOptions({ players: 2 });
const question = (bot: string): BotJob => ({
  game,
  rules: newGame(game, 'worker').rules.version,
  seed: 'worker',
  tokens: [],
  bot,
  budget: { ms: 50 },
});

async function newNode(redis: RunningRedis) {
  const pubsub = await openRedis(redis.url);
  const localJobs: string[] = [];
  const thoughts = new BotQueue({
    url: redis.url,
    pubsub,
    local: {
      waiting: 0,
      searches,
      run: ({ bot }) => {
        localJobs.push(bot);
        return Promise.resolve('here');
      },
      close: () => Promise.resolve(),
    },
  });
  onTestFinished(async () => {
    await thoughts.close();
    await pubsub.close();
  });
  return { pubsub, thoughts, localJobs };
}

async function newRedis(): Promise<RunningRedis> {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  return redis;
}

test.runIf(findRedis() !== undefined)(
  'a worker runs bots for a node, which runs them itself before the worker joins and after it leaves',
  async () => {
    const redis = await newRedis();
    const { thoughts, localJobs } = await newNode(redis);
    expect(await thoughts.run(question('captain'))).toBe('here');
    const worker = startWorker({ redis: redis.url, threads: 1, logLevel: 'silent' });
    await expect.poll(() => thoughts.threads).toBe(1);
    const state = newGame(game, 'worker');
    const tokens = legalOptions(state).map((option) => formatOption(state, option));
    const answers = await Promise.all(
      ['captain', 'cadet', 'settler'].map((bot) => thoughts.run(question(bot))),
    );
    for (const answer of answers) expect(tokens).toContain(answer);
    expect(localJobs).toEqual(['captain']);
    await worker.close();
    await expect.poll(() => thoughts.threads).toBe(0);
    expect(await thoughts.run(question('cadet'))).toBe('here');
  },
);

test.runIf(findRedis() !== undefined)(
  'when Redis dies, pending jobs run at the node with a fast bot',
  async () => {
    const redis = await newRedis();
    const { pubsub, thoughts, localJobs } = await newNode(redis);
    // Simulates a worker that announces itself but takes no jobs.
    pubsub.send(WORKERS_CHANNEL, JSON.stringify({ id: 'deaf', threads: 1, waiting: 0 }));
    await expect.poll(() => thoughts.threads).toBe(1);
    const answer = thoughts.run(question('emperor'));
    await redis.kill();
    expect(await answer).toBe('here');
    expect(localJobs).toEqual(['captain']);
  },
);

test.runIf(findRedis() !== undefined)(
  'when the queue is too long, searching bots are downgraded',
  async () => {
    const redis = await newRedis();
    const { pubsub, thoughts, localJobs } = await newNode(redis);
    pubsub.send(WORKERS_CHANNEL, JSON.stringify({ id: 'busy', threads: 2, waiting: 16 }));
    await expect.poll(() => thoughts.threads).toBe(2);
    expect(await thoughts.run(question('emperor:ms=900'))).toBe('here');
    expect(await thoughts.run(question('settler'))).toBe('here');
    expect(localJobs).toEqual(['captain', 'settler']);
  },
);
