// npm run tools -- drill:kill: scripted players and bots play at many tables over real sockets
// while the server is killed at random moments and restarted on the same data. Each acknowledged
// answer must be in the log once, earlier states must not change, and no table may be stuck.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFromSeed } from '@eminent/engine';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from '../command-line.ts';
import { readTotals, writeTotals } from '../progress-file.ts';
import { ServerProcess } from '../online/server-process.ts';
import { Workload } from './workload.ts';
import { type Findings, TableLog } from './table-log.ts';
import { until } from './timeouts.ts';

/** Kills per batch. Each batch starts with new data, so that a long run can resume. */
const BATCH_KILLS = 25;
/** Acknowledged answers to wait for before every second kill, so that some can be lost. */
const ANSWERS_TO_RISK = 10;

const NOTHING = {
  kills: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  gaps: 0,
  stuck: 0,
  /** Reconnects that showed an older state, or another state of the same entry, than before. */
  goneBack: 0,
  different: 0,
  compared: 0,
  finished: 0,
  longestRestartMs: 0,
  /** CPU time from the start of a server until the first table was received. */
  mostRestartCpuMs: 0,
  refusals: {} as Record<string, number>,
};
type Totals = typeof NOTHING;

startProgram();
const flags = readFlags({
  kills: { type: 'string', default: '20' },
  tables: { type: 'string', default: '200' },
  /** Maximum milliseconds between a start and the next kill. */
  every: { type: 'string', default: '2000' },
  think: { type: 'string', default: '300' },
  seed: { type: 'string' },
  port: { type: 'string', default: '0' },
  'commit-delay': { type: 'string', default: '0' },
  /** File with the totals after each batch, so that a run can resume. */
  progress: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const kills = wholeNumber('kills', flags.kills, 1);
const tables = wholeNumber('tables', flags.tables, 1, 5000);
const every = wholeNumber('every', flags.every, 100, 60_000);
const think = wholeNumber('think', flags.think, 20, 60_000);
const port = wholeNumber('port', flags.port, 0, 65_535);
const commitDelayMs = wholeNumber('commit-delay', flags['commit-delay'], 0, 1000);
const seed = shortText('seed', flags.seed ?? `kill ${Date.now()}`, 200);

function say(text: string): void {
  if (!flags.json) console.log(text);
}

async function untilShown(workload: Workload, since: number): Promise<number> {
  await until(() => workload.shownAt !== undefined, 5);
  return (workload.shownAt ?? performance.now()) - since;
}

async function stuckTables(workload: Workload, server: ServerProcess): Promise<number> {
  const stuck = await workload.stuck(server.port, tables);
  for (const { table } of stuck) say(`stuck: ${table}`);
  return stuck.length;
}

async function batch(number: number, wanted: number, totals: Totals): Promise<void> {
  const random = randomFromSeed(`${seed} ${number}`);
  const folder = mkdtempSync(join(tmpdir(), 'eminent-drill-'));
  const start = () => ServerProcess.start({ data: folder, port, commitDelayMs, limited: false });
  // Each player gets a random generator, because the order in which they answer varies.
  const workload = new Workload(random, [20, think]);
  const log = new TableLog(folder);
  let server = await start();
  try {
    for (let kill = 0; kill < wanted; kill++) {
      // oxlint-disable no-await-in-loop
      if (kill % 2 === 0) {
        await workload.keepPlaying(server.port, tables);
        await workload.moreAnswers(ANSWERS_TO_RISK);
      }
      await sleep(random.below(every));
      await server.kill();
      const begun = performance.now();
      server = await start();
      workload.connect(server.port);
      const ms = await untilShown(workload, begun);
      const { cpuMs } = await server.stats();
      // oxlint-enable no-await-in-loop
      totals.kills++;
      totals.longestRestartMs = Math.max(totals.longestRestartMs, Math.round(ms));
      totals.mostRestartCpuMs = Math.max(totals.mostRestartCpuMs, Math.round(cpuMs));
      add(totals, log.look(workload.tables));
      say(
        `${totals.kills} kills, ${totals.acknowledged + workload.acknowledged} answers, ${ms.toFixed(0)} ms`,
      );
    }
    totals.stuck += await stuckTables(workload, server);
    add(totals, log.look(workload.tables));
  } finally {
    workload.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const name of ['acknowledged', 'goneBack', 'different', 'compared', 'finished'] as const) {
    totals[name] += workload[name];
  }
  for (const [reason, n] of workload.refusals) {
    totals.refusals[reason] = (totals.refusals[reason] ?? 0) + n;
  }
}

function add(totals: Totals, { lost, doubled, gaps }: Findings): void {
  totals.lost += lost;
  totals.doubled += doubled;
  totals.gaps += gaps;
}

const totals = readTotals(flags.progress, NOTHING);
say(`seed: ${seed}`);
while (totals.kills < kills) {
  // oxlint-disable-next-line no-await-in-loop
  await batch(totals.kills, Math.min(BATCH_KILLS, kills - totals.kills), totals);
  writeTotals(flags.progress, totals);
}
console.log(JSON.stringify({ ...totals, tables, seed, commitDelayMs }));
const { lost, doubled, gaps, stuck, goneBack, different } = totals;
if (lost + doubled + gaps + stuck + goneBack + different > 0) refuse('The drill found faults.');
process.exit(0);
