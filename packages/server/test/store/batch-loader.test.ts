// Concurrent lookups share a query, and each gets the result of a separate lookup.
import { expect, test } from 'vitest';
import { StoreError, BatchLoader } from '../../src/store/index.ts';

/** Each query waits until `letGo` is called for it. */
function gatedLoader(answer: (key: string) => string = (key) => `${key}!`) {
  const groups: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const together = new BatchLoader<string, string>(async (keys) => {
    groups.push(keys);
    const gate = Promise.withResolvers<void>();
    gates.push(gate.resolve);
    await gate.promise;
    return keys.map(answer);
  });
  const letGo = async (group: number) => {
    await expect.poll(() => gates.length).toBeGreaterThan(group);
    gates[group]?.();
  };
  return { together, groups, letGo };
}

test('concurrent lookups are one query, and each gets its own result', async () => {
  const { together, groups, letGo } = gatedLoader();
  const answers = Promise.all(['a', 'b', 'a', 'c'].map((key) => together.of(key)));
  await letGo(0);
  expect(await answers).toEqual(['a!', 'b!', 'a!', 'c!']);
  expect(groups).toEqual([['a', 'b', 'a', 'c']]);
});

test('lookups during two running queries wait for a later one, so that no result is older than its lookup', async () => {
  let known = 'before';
  const { together, groups, letGo } = gatedLoader(() => known);
  const first = together.of('a');
  await expect.poll(() => groups.length).toBe(1);
  const second = together.of('b');
  await expect.poll(() => groups.length).toBe(2);
  const later = ['a', 'c'].map((key) => together.of(key));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(groups).toEqual([['a'], ['b']]);
  await letGo(0);
  expect(await first).toBe('before');
  known = 'after';
  await letGo(2);
  expect(await Promise.all(later)).toEqual(['after', 'after']);
  await letGo(1);
  await second;
  expect(groups).toEqual([['a'], ['b'], ['a', 'c']]);
});

test('very many lookups are all answered', async () => {
  const sizes: number[] = [];
  const together = new BatchLoader<number, number>((keys) => {
    sizes.push(keys.length);
    return Promise.resolve(keys.map((key) => key * 2));
  });
  const keys = Array.from({ length: 1001 }, (_, key) => key);
  expect(await Promise.all(keys.map((key) => together.of(key)))).toEqual(
    keys.map((key) => key * 2),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
  expect(sizes.length).toBeLessThan(20);
});

test('a key that the database rejects fails alone', async () => {
  const together = new BatchLoader<string, string>((keys) =>
    keys.includes('bad')
      ? Promise.reject(new StoreError('failed', 'bad'))
      : Promise.resolve(keys.map((key) => `${key}!`)),
  );
  const answers = await Promise.allSettled(['a', 'bad', 'b'].map((key) => together.of(key)));
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([
    'a!',
    'refused',
    'b!',
  ]);
});

test('an unreachable database is not queried again for each key', async () => {
  let asks = 0;
  const together = new BatchLoader<string, string>(() => {
    asks++;
    return Promise.reject(new StoreError('unreachable'));
  });
  const answers = await Promise.allSettled(['a', 'b'].map((key) => together.of(key)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asks).toBe(1);
});
