// The drills in their short form: the server is killed among people and bots, and misused by others, and nothing is lost.
import { expect, test } from 'vitest';
import { runNode } from '../process.ts';

async function drill(name: string, args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, output } = await runNode(`tools/drills/${name}.ts`, [...args, '--json']);
  // Beside it may stand what the server wrote into its log.
  const result = output.split('\n').find((line) => /^\{.*"seed":/.test(line));
  if (result === undefined) throw new Error(`no result: ${output.slice(-2000)}`);
  const found = JSON.parse(result) as Record<string, unknown>;
  expect({ code, result }).toEqual({ code: 0, result });
  return found;
}

test('twenty kills: nothing acknowledged is lost or doubled, no table is stuck', async () => {
  const kills = ['--kills', '20', '--tables', '24', '--every', '700', '--think', '150'];
  const found = await drill('kill', kills);
  expect(found).toMatchObject({ kills: 20, lost: 0, doubled: 0, gaps: 0, stuck: 0 });
  expect(found).toMatchObject({ goneBack: 0, different: 0 });
  expect(found['acknowledged']).toBeGreaterThan(100);
  expect(found['compared']).toBeGreaterThan(0);
});

test('storms disturb nobody else', async () => {
  const found = await drill('storms', ['--tables', '12', '--frames', '1000']);
  expect(found).toMatchObject({ lost: 0, doubled: 0, goneBack: 0, different: 0, faults: [] });
});
