// Short drills: the server is killed and misused while people play, and nothing is lost.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findPostgres } from '../services/postgres.ts';
import { findRedis } from '../services/redis.ts';
import { runNode } from '../run-process.ts';

async function drill(name: string, args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, output } = await runNode(`tools/drills/${name}.ts`, [...args, '--json']);
  // The server's log may be written to the same stream.
  const result = output.split('\n').find((line) => /^\{.*"seed":/.test(line));
  if (result === undefined) throw new Error(`no result: ${output.slice(-2000)}`);
  const found = JSON.parse(result) as Record<string, unknown>;
  expect({ code, result }).toEqual({ code: 0, result });
  return found;
}

test('twenty kills: no acknowledged answer is lost or doubled, and no table is stuck', async () => {
  const kills = ['--kills', '20', '--tables', '24', '--every', '700', '--think', '150'];
  const found = await drill('kill', kills);
  expect(found).toMatchObject({ kills: 20, lost: 0, doubled: 0, gaps: 0, stuck: 0 });
  expect(found).toMatchObject({ goneBack: 0, different: 0 });
  expect(found['acknowledged']).toBeGreaterThanOrEqual(100);
  expect(found['compared']).toBeGreaterThan(0);
});

test('floods do not affect other clients', async () => {
  // Players answer at once, so games end before the last storm and new ones must start.
  const found = await drill('storms', ['--tables', '12', '--frames', '1000', '--think', '0']);
  expect(found).toMatchObject({ lost: 0, doubled: 0, goneBack: 0, different: 0, faults: [] });
});

test.skipIf(findPostgres() === undefined)(
  'a lost database is restored from a snapshot',
  async () => {
    const found = await drill('recovery', ['--tables', '20', '--entries', '10']);
    expect(found).toMatchObject({ entries: 400, differ: 0, differAfter: 0, isMistaken: true });
  },
);

const hasEngines = findPostgres() !== undefined && findRedis() !== undefined;

test.skipIf(!hasEngines)(
  'several nodes with random failures keep consistent histories',
  async () => {
    const args = ['--nodes', '2', '--minutes', '0.3', '--tables', '10', '--every', '1500'];
    const found = await drill('chaos', args);
    expect(found).toMatchObject({
      lost: 0,
      doubled: 0,
      stuck: 0,
      illegalHistories: 0,
      different: 0,
    });
    expect(found['acknowledged']).toBeGreaterThanOrEqual(50);
    expect(Object.keys(found['troubles'] ?? {})).not.toEqual([]);
  },
);

test.skipIf(!hasEngines)('a rolling replacement of nodes shows no errors to clients', async () => {
  // Without history there is no earlier commit; then nodes of this one replace each other.
  const hasHistory = spawnSync('git', ['rev-parse', '--verify', '-q', 'HEAD~1']).status === 0;
  const from = hasHistory ? 'HEAD~1' : 'HEAD';
  const found = await drill('rolling', ['--from', from, '--tables', '10', '--every', '1000']);
  expect(found).toMatchObject({
    lost: 0,
    doubled: 0,
    stuck: 0,
    illegalHistories: 0,
    different: 0,
  });
  expect(found).toMatchObject({ errors: 0 });
  expect(found['acknowledged']).toBeGreaterThanOrEqual(100);
});
