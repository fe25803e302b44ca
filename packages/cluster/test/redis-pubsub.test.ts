// Pub/sub over a real Redis: messages reach other nodes, also again after Redis was killed.
import { expect, onTestFinished, test } from 'vitest';
import { openRedis } from '../src/redis-pubsub.ts';
import { isDeep } from '../../../tools/test-depth.ts';
import { findRedis, startRedis } from '../../../tools/services/redis.ts';

test.runIf(isDeep && findRedis() !== undefined)(
  'messages reach the subscribers of a channel, also after Redis was killed',
  async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const [one, two] = await Promise.all([openRedis(redis.url), openRedis(redis.url)]);
    onTestFinished(async () => {
      await Promise.all([one.close(), two.close()]);
    });
    expect([one.isOpen, two.isOpen]).toEqual([true, true]);
    const heard: string[] = [];
    const turns: boolean[] = [];
    two.onStateChange((isOpen) => turns.push(isOpen));
    const stop = await two.listen('table', (text) => heard.push(text));
    one.send('table', 'first');
    one.send('other', 'nobody listens');
    await expect.poll(() => heard).toEqual(['first']);
    await redis.kill();
    await expect.poll(() => [one.isOpen, two.isOpen]).toEqual([false, false]);
    one.send('table', 'lost');
    // A subscription made during the outage takes effect after the reconnect.
    await two.listen('late', (text) => heard.push(text));
    await redis.restart();
    await expect.poll(() => [one.isOpen, two.isOpen]).toEqual([true, true]);
    await expect.poll(() => turns).toEqual([false, true]);
    one.send('table', 'second');
    one.send('late', 'third');
    await expect.poll(() => heard).toEqual(['first', 'second', 'third']);
    stop();
    one.send('table', 'fourth');
    one.send('late', 'fifth');
    await expect.poll(() => heard.at(-1)).toBe('fifth');
    expect(heard).not.toContain('fourth');
  },
);

test('a node starts without its Redis', async () => {
  const pubsub = await openRedis('redis://127.0.0.1:1');
  onTestFinished(() => pubsub.close());
  expect(pubsub.isOpen).toBe(false);
  const stop = await pubsub.listen('table', () => undefined);
  pubsub.send('table', 'nobody');
  stop();
});
