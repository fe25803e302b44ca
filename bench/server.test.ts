// That the load of bench:server is a load: every answer is seen by all four, and the figures add up. Nothing is timed.
import { expect, test } from 'vitest';
import { runNode } from '../tools/process.ts';

test('a small load plays real tables, paced and at the limit', async () => {
  for (const more of [['--rate', '20'], ['--limit']]) {
    const args = ['--tables', '6', '--seconds', '2', '--json', ...more];
    // oxlint-disable-next-line no-await-in-loop
    const { code, output } = await runNode('bench/server.ts', args);
    const line = output.split('\n').find((one) => one.startsWith('{"'));
    expect({ code, output }).toEqual({ code: 0, output });
    const found = JSON.parse(line ?? '{}') as Record<string, number>;
    expect(found).toMatchObject({ tables: 6, refused: 0, stuck: 0 });
    expect(found['answers']).toBeGreaterThan(0);
    expect(found['p50Ms']).toBeLessThanOrEqual(found['p99Ms'] ?? 0);
  }
});
