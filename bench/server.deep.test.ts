// The load generator of bench:server plays real tables and reports plausible figures.
import { expect, test } from 'vitest';
import { findPostgres } from '../tools/services/postgres.ts';
import { findRedis } from '../tools/services/redis.ts';
import { runNode } from '../tools/run-process.ts';

async function measured(args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, output } = await runNode('bench/server.ts', [...args, '--json']);
  const line = output.split('\n').find((one) => one.startsWith('{"answersPerSecond"'));
  expect({ code, output }).toEqual({ code: 0, output });
  return JSON.parse(line ?? '{}') as Record<string, unknown>;
}

test('a small load plays real tables, paced and at the limit', async () => {
  for (const more of [['--rate', '20'], ['--limit']]) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await measured(['--tables', '6', '--seconds', '2', ...more]);
    expect(found).toMatchObject({ tables: 6, refused: 0, stuck: 0 });
    expect(found['answers']).toBeGreaterThan(0);
    expect(found['p50Ms']).toBeLessThanOrEqual(Number(found['p99Ms']));
  }
});

test.skipIf(findPostgres() === undefined || findRedis() === undefined)(
  'with several nodes it reports the load of each program and of the other nodes of a table',
  async () => {
    const found = await measured('--tables 6 --seconds 2 --rate 20 --nodes 2 --spread'.split(' '));
    expect(found).toMatchObject({ nodes: 2, spread: true, refused: 0, stuck: 0 });
    const main = found['mainMsPerAnswerBy'] as Record<string, number>;
    expect(main['fan-out']).toBeGreaterThan(0);
    expect(main['fan-out elsewhere']).toBeGreaterThan(0);
    const wait = found['waitMsPerAnswer'] as Record<string, number>;
    expect(wait['database']).toBeGreaterThan(0);
  },
);
