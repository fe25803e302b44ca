// The model agrees with queueing theory and loses no answer, and docs/scaling.md shows its results.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isDeep } from '../test-depth.ts';
import { inRoot } from '../paths.ts';
import { withBlock } from './document-block.ts';
import { COSTS } from './figures.ts';
import { type Setting, simulate } from './model.ts';
import { needsTable, outcomesTable, SIZES_SHOWN } from './report.ts';
import { costOfAnswer, needsOf } from './capacity.ts';
import { CpuQueue, Partition } from './queues.ts';

/** A repeatable sequence of numbers between 0 and 1. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

test('a core with constant service times waits as in the Pollaczek–Khinchine formula', () => {
  const random = numbers();
  const core = new CpuQueue();
  const busy = 0.7;
  let now = 0;
  let waited = 0;
  const many = 400_000;
  for (let i = 0; i < many; i++) {
    now -= Math.log(random()) / busy;
    waited += core.done(now, 1) - now - 1;
  }
  expect(waited / many).toBeCloseTo(busy / (2 * (1 - busy)), 1);
});

test('answers during a commit go into the next one, up to a limit', () => {
  const log = new Partition<string>(2, () => 10);
  expect(log.add(0, 'a')).toBe(10);
  for (const entry of ['b', 'c', 'd']) expect(log.add(1, entry)).toBeUndefined();
  expect(log.end(10)).toEqual({ written: ['a'], next: 20 });
  expect(log.end(20)).toEqual({ written: ['b', 'c'], next: 30 });
  expect(log.end(30)).toEqual({ written: ['d'], next: undefined });
});

const SETTING: Setting = {
  tables: 2000,
  nodes: 4,
  partitions: 2,
  seconds: 10,
  together: false,
  seed: 'test',
};

test('the same seed gives the same result, another seed another', () => {
  expect(simulate(SETTING)).toEqual(simulate(SETTING));
  expect(simulate({ ...SETTING, seed: 'other' })).not.toEqual(simulate(SETTING));
});

test('without load an answer takes one commit', () => {
  const costs = { ...COSTS, accept: 0, publish: 0, receive: 0, relay: 0, entry: 0 };
  const { p50, busy } = simulate({ ...SETTING, tables: 4, seconds: 400, costs });
  expect(busy).toBe(0);
  expect(p50).toBeCloseTo(COSTS.commit * (0.75 + 0.25 * Math.LN2), 1);
});

test('every answer is delivered in the end, also after the failure of a node or region', () => {
  const { answers } = simulate(SETTING);
  expect(answers).toBeGreaterThan(4500);
  // A failure does not change earlier arrivals, and no player gives up.
  const node = simulate({ ...SETTING, failure: { what: 'node', at: 5000 } });
  expect(node.answers).toBeGreaterThan(4500);
  expect(node.longest).toBeGreaterThan(300);
  const region = simulate({
    ...SETTING,
    seconds: 50,
    failure: { what: 'region', at: 5000, share: 1 },
  });
  expect(region.longest).toBeGreaterThan(30_000);
  expect(region.answers).toBeGreaterThan(45 * 500 + 50 * 500 - 2000);
});

test('players of a table on one node need fewer nodes, and half the nodes are busier', () => {
  expect(costOfAnswer(1)).toBeLessThan(costOfAnswer(3.4));
  const together = needsOf({ tables: 1e6, regions: 3, copies: 1 });
  const difference = needsOf({ tables: 1e6, regions: 3, copies: 3.4 });
  expect(together.nodes).toBeLessThan(difference.nodes);
  const many = simulate({ ...SETTING, nodes: 2 });
  expect(many.busy).toBeGreaterThan(simulate(SETTING).busy * 1.3);
});

test('docs/scaling.md shows what npm run tools -- scaling calculates', () => {
  const document = readFileSync(inRoot('docs/scaling.md'), 'utf8');
  expect(withBlock(document, 'needs', needsTable())).toBe(document);
});

test.runIf(isDeep)('the simulated table has a row for every route and failure', () => {
  const rows = outcomesTable(SIZES_SHOWN.slice(0, 1)).split('\n').slice(2);
  expect(rows).toHaveLength(6);
  for (const row of rows)
    expect(row).toMatch(/^\| 10⁴, (?:together|apart) \| (?:peace|node|region) \|/);
});
