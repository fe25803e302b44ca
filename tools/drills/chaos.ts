// npm run tools -- drill:chaos: scripted players and bots play on a cluster, each connected to a
// random node, while nodes, PostgreSQL, Redis and their network fail at random moments. Afterwards
// everything that clients received must fit the logs (history-checker.ts).
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFromSeed } from '@eminent/engine';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from '../command-line.ts';
import { readTotals, writeTotals } from '../progress-file.ts';
import type { ServerPort } from '../online/scripted-player.ts';
import { Workload } from './workload.ts';
import type { ClientEvent } from './history-checker.ts';
import { isClientEvent, WaitTimes } from './wait-times.ts';
import { Cluster } from './cluster.ts';
import { addBatch, type Batch, NOTHING } from './batch-totals.ts';
import { type Fault, randomFault, inject } from './faults.ts';
import { hasFaults, checkRun } from './check-run.ts';

startProgram();
const flags = readFlags({
  nodes: { type: 'string', default: '3' },
  minutes: { type: 'string', default: '1' },
  tables: { type: 'string', default: '40' },
  /** Maximum random pause before a fault, in milliseconds. */
  every: { type: 'string', default: '2500' },
  think: { type: 'string', default: '600' },
  /** Minutes of a batch. Each batch has its own tables and services and is checked at its end. */
  batch: { type: 'string', default: '4' },
  /** File with the totals after each batch, so that a run can resume. */
  progress: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const nodes = wholeNumber('nodes', flags.nodes, 1, 16);
const minutes = Number(flags.minutes);
if (!(minutes > 0 && minutes <= 24 * 60)) refuse('--minutes: expected a number above 0.');
const batchMinutes = Number(flags.batch);
if (!(batchMinutes > 0)) refuse('--batch: expected a number above 0.');
const tables = wholeNumber('tables', flags.tables, 1, 5000);
const every = wholeNumber('every', flags.every, 100, 60_000);
const think = wholeNumber('think', flags.think, 20, 60_000);
const seed = shortText('seed', flags.seed ?? `chaos ${Date.now()}`, 200);
if (findPostgres() === undefined) refuse(NO_POSTGRES);
if (findRedis() === undefined) refuse(NO_REDIS);

const FAULTS_UNTIL_CALM = 10;
const ANSWERS_TO_RISK = 50;

function say(text: string): void {
  if (!flags.json) console.log(text);
}

/** Waits until all tables play, and for ANSWERS_TO_RISK more answers that a fault could lose. */
async function calm(workload: Workload, where: ServerPort): Promise<void> {
  await workload.keepPlaying(where, tables);
  await workload.moreAnswers(ANSWERS_TO_RISK);
}

async function batch(number: number, duration: number): Promise<Batch> {
  const random = randomFromSeed(`${seed} ${number}`);
  const history: ClientEvent[] = [];
  const waitTimes = new WaitTimes();
  const troubles: Partial<Record<Fault, number>> = {};
  let begun = performance.now();
  const cluster = await Cluster.open(nodes);
  const workload = new Workload(random, [20, think], (one) => {
    if (isClientEvent(one)) history.push(one);
    waitTimes.note(one);
  });
  const spent = () => (performance.now() - begun) / 60_000;
  try {
    const where = () => cluster.port((n) => random.below(n));
    await calm(workload, where);
    // The preparation does not count, because it takes long on a slow machine.
    begun = performance.now();
    for (let n = 1; spent() < duration; n++) {
      // oxlint-disable no-await-in-loop
      if (n % FAULTS_UNTIL_CALM === 0) await calm(workload, where);
      await sleep(random.below(every));
      const fault = randomFault(random);
      troubles[fault] = (troubles[fault] ?? 0) + 1;
      waitTimes.fault(fault);
      const since = performance.now();
      await inject(fault, cluster, random);
      // oxlint-enable no-await-in-loop
      const took = Math.round(performance.now() - since);
      say(`${fault}: whole again after ${took} ms, ${workload.acknowledged} answers`);
    }
    waitTimes.fault('none');
    const result = await checkRun(workload, cluster, history, tables);
    const refusals = Object.fromEntries(workload.refusals);
    return { ...result, minutes: spent(), troubles, longestPauses: waitTimes.longest, refusals };
  } finally {
    workload.close();
    await cluster.close();
  }
}

let totals = readTotals(flags.progress, NOTHING);
say(`seed: ${seed}`);
while (totals.minutes < minutes) {
  const duration = Math.min(batchMinutes, minutes - totals.minutes);
  // oxlint-disable-next-line no-await-in-loop
  totals = addBatch(totals, await batch(totals.batches, duration));
  writeTotals(flags.progress, totals);
}
console.log(JSON.stringify({ ...totals, nodes, tables, seed }));
if (hasFaults(totals)) refuse('The drill found faults.');
process.exit(0);
