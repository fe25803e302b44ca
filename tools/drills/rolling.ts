// npm run tools -- drill:rolling: replaces nodes of an earlier commit by nodes of this tree, one
// after the other, while scripted players and bots play. No player may lose an answer or see an
// error.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFromSeed } from '@eminent/engine';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';
import { inRoot, root } from '../paths.ts';
import { extractCommit, linkModules } from '../checkout-copy.ts';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from '../command-line.ts';
import { Workload } from './workload.ts';
import type { ClientEvent } from './history-checker.ts';
import { isClientEvent, WaitTimes } from './wait-times.ts';
import { Cluster } from './cluster.ts';
import { hasFaults, checkRun } from './check-run.ts';

startProgram();
const flags = readFlags({
  /** The commit that the first nodes run. */
  from: { type: 'string', default: 'HEAD~1' },
  nodes: { type: 'string', default: '2' },
  tables: { type: 'string', default: '30' },
  /** Extra pause before a node is added or removed, in milliseconds, after ANSWERS_PER_STEP. */
  every: { type: 'string', default: '3000' },
  think: { type: 'string', default: '600' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const from = shortText('from', flags.from, 100);
const nodes = wholeNumber('nodes', flags.nodes, 1, 16);
const tables = wholeNumber('tables', flags.tables, 1, 5000);
const every = wholeNumber('every', flags.every, 100, 60_000);
const think = wholeNumber('think', flags.think, 20, 60_000);
const seed = shortText('seed', flags.seed ?? `rolling ${Date.now()}`, 200);
if (findPostgres() === undefined) refuse(NO_POSTGRES);
if (findRedis() === undefined) refuse(NO_REDIS);

/** Refusals that do not count as errors: an outdated question, no database, too many messages. */
const EXPECTED = new Set(['stale', 'unavailable', 'too-many']);

/** Acknowledged answers to wait for before each step, because a fault of the step can lose them. */
const ANSWERS_PER_STEP = 20;

function say(text: string): void {
  if (!flags.json) console.log(text);
}

function treeOf(commit: string): string {
  const tree = extractCommit(commit, 'packages');
  cpSync(inRoot('tools/online/server-child.ts'), join(tree, 'tools/online/server-child.ts'));
  cpSync(inRoot('package.json'), join(tree, 'package.json'));
  linkModules(tree);
  return tree;
}

const random = randomFromSeed(seed);
const below = (n: number) => random.below(n);
const history: ClientEvent[] = [];
const waitTimes = new WaitTimes();
say(`seed: ${seed}`);
const cluster = await Cluster.open(nodes, treeOf(from));
const workload = new Workload(random, [20, think], (event) => {
  if (isClientEvent(event)) history.push(event);
  waitTimes.note(event);
});
const where = () => cluster.port(below);
const playAWhile = async () => {
  await workload.keepPlaying(where, tables);
  await workload.moreAnswers(ANSWERS_PER_STEP);
  await sleep(every);
};
try {
  await workload.keepPlaying(where, tables);
  say(`${nodes} nodes of ${from}, ${tables} tables`);
  cluster.tree = root;
  const earlier = cluster.nodes.slice();
  for (const old of earlier) {
    // oxlint-disable no-await-in-loop
    await playAWhile();
    waitTimes.fault('a new node');
    await cluster.add();
    await playAWhile();
    waitTimes.fault('an old node stops');
    await cluster.remove(old);
    // oxlint-enable no-await-in-loop
    say(`one more is new, ${workload.acknowledged} answers`);
  }
  await playAWhile();
  const checked = await checkRun(workload, cluster, history, tables);
  const refusals = Object.fromEntries(workload.refusals);
  const errors = [...workload.refusals].filter(([reason]) => !EXPECTED.has(reason));
  const shown = errors.reduce((sum, [, times]) => sum + times, 0);
  const result = { ...checked, errors: shown, refusals, longestPauses: waitTimes.longest };
  console.log(JSON.stringify({ ...result, from, nodes, tables, seed }));
  if (hasFaults(checked) || shown > 0) refuse('The drill found faults.');
} finally {
  workload.close();
  await cluster.close();
}
process.exit(0);
