// npm run tools -- drill:rolling: replaces nodes of an earlier commit by nodes of this tree, one after the other, while people and bots
// play on all of them. No player may lose an answer or see an error.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomFromSeed } from '@eminent/engine';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';
import { inRoot, root } from '../paths.ts';
import {
  startProgram,
  quoted,
  readFlags,
  refuse,
  shortText,
  wholeNumber,
} from '../command-line.ts';
import { Workload } from './workload.ts';
import type { ClientEvent } from './history-checker.ts';
import { sleep } from './timeouts.ts';
import { isClientEvent, WaitTimes } from './wait-times.ts';
import { Cluster } from './cluster.ts';
import { hasFaults, checkRun } from './check-run.ts';

startProgram();
const flags = readFlags({
  /** The commit of the nodes that are replaced. */
  from: { type: 'string', default: 'HEAD~1' },
  nodes: { type: 'string', default: '2' },
  tables: { type: 'string', default: '30' },
  /** Milliseconds between two steps. */
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

/**
 * Refusals that a player would not see as an error: pages retry late and temporarily unavailable
 * commands by themselves.
 */
const EXPECTED = new Set(['stale', 'unavailable', 'too-many']);

/**
 * Number of answers to wait for before each step, so that slow machines have answers to lose, too.
 */
const AT_STAKE = 20;

function say(text: string): void {
  if (!flags.json) console.log(text);
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** A folder with the packages of a commit and the currently installed dependencies. */
function treeOf(commit: string): string {
  const { status, stdout } = spawnSync('git', ['archive', commit, 'packages'], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  if (status !== 0) return refuse(`${quoted(commit)} is no commit of this repository.`);
  const tree = mkdtempSync(join(tmpdir(), 'eminent-earlier-'));
  process.once('exit', () => rmSync(tree, { recursive: true, force: true }));
  execFileSync('tar', ['x', '-C', tree], { input: stdout });
  cpSync(inRoot('tools/online/server-child.ts'), join(tree, 'tools/online/server-child.ts'));
  cpSync(inRoot('package.json'), join(tree, 'package.json'));
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '@eminent')
      link(inRoot(join('node_modules', name)), join(tree, 'node_modules', name));
  }
  for (const name of readdirSync(join(tree, 'packages'))) {
    link(join(tree, 'packages', name), join(tree, 'node_modules/@eminent', name));
    const own = inRoot(join('packages', name, 'node_modules'));
    if (existsSync(own)) link(own, join(tree, 'packages', name, 'node_modules'));
  }
  return tree;
}

const random = randomFromSeed(seed);
const below = (n: number) => random.below(n);
const history: ClientEvent[] = [];
const pauses = new WaitTimes();
say(`seed: ${seed}`);
const place = await Cluster.open(nodes, treeOf(from));
const crowd = new Workload(random, [20, think], (deed) => {
  if (isClientEvent(deed)) history.push(deed);
  pauses.note(deed);
});
const where = () => place.port(below);
const awhile = async () => {
  await crowd.keepPlaying(where, tables);
  await crowd.moreAnswers(AT_STAKE);
  await sleep(every);
};
try {
  await crowd.keepPlaying(where, tables);
  say(`${nodes} nodes of ${from}, ${tables} tables`);
  place.tree = root;
  const earlier = place.nodes.slice();
  for (const old of earlier) {
    // oxlint-disable no-await-in-loop
    await awhile();
    pauses.fault('a new node');
    await place.add();
    await awhile();
    pauses.fault('an old node stops');
    await place.remove(old);
    // oxlint-enable no-await-in-loop
    say(`one more is new, ${crowd.acknowledged} answers`);
  }
  await awhile();
  const verdict = await checkRun(crowd, place, history, tables);
  const refusals = Object.fromEntries(crowd.refusals);
  const errors = [...crowd.refusals].filter(([reason]) => !EXPECTED.has(reason));
  const shown = errors.reduce((sum, [, times]) => sum + times, 0);
  const result = { ...verdict, errors: shown, refusals, longestPauses: pauses.longest };
  console.log(JSON.stringify({ ...result, from, nodes, tables, seed }));
  if (hasFaults(verdict) || shown > 0) refuse('The drill found faults.');
} finally {
  crowd.close();
  await place.close();
}
process.exit(0);
