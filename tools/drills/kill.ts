// npm run tools -- drill:kill: people and bots play on many tables over real sockets while the server is killed at random moments and started
// again on the same data. What was acknowledged must be in the log, once; what was told must still be so; no table may be stuck.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFromSeed } from '@eminent/engine';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from '../command-line.ts';
import { ServerProcess } from '../online/server-process.ts';
import { Workload } from './workload.ts';
import { fillWithGames } from './seed-games.ts';
import { TableLog } from './table-log.ts';
import { sleep, until } from './timeouts.ts';

/** Each batch has a data folder and tables of its own, and is checked to the end; so a long run can be stopped and taken up again. */
const BATCH = 25;
/** Answers before every second kill, so that there is something to lose on slow machines, too; the others come at any moment. */
const AT_STAKE = 10;

interface Totals {
  kills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  gaps: number;
  stuck: number;
  /** Tables that were shown older than, or otherwise than, they had been told. */
  goneBack: number;
  different: number;
  compared: number;
  finished: number;
  longestRestartMs: number;
  /** What a start took of the processor until somebody was shown a table: the same on a busy machine. */
  mostRestartCpuMs: number;
  refusals: Record<string, number>;
}

const NOTHING: Totals = {
  kills: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  gaps: 0,
  stuck: 0,
  goneBack: 0,
  different: 0,
  compared: 0,
  finished: 0,
  longestRestartMs: 0,
  mostRestartCpuMs: 0,
  refusals: {},
};

startProgram();
const flags = readFlags({
  kills: { type: 'string', default: '20' },
  tables: { type: 'string', default: '200' },
  /** The longest time between a start and the next kill. */
  every: { type: 'string', default: '2000' },
  /** The longest that somebody thinks. */
  think: { type: 'string', default: '300' },
  seed: { type: 'string' },
  port: { type: 'string', default: '0' },
  /** Games that are in the file before the first start. */
  games: { type: 'string', default: '0' },
  'commit-delay': { type: 'string', default: '0' },
  /** Where totals are kept after each batch, so that a run goes on where it stopped. */
  progress: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const kills = wholeNumber('kills', flags.kills, 1);
const tables = wholeNumber('tables', flags.tables, 1, 5000);
const every = wholeNumber('every', flags.every, 100, 60_000);
const think = wholeNumber('think', flags.think, 20, 60_000);
const games = wholeNumber('games', flags.games, 0, 1e6);
const port = wholeNumber('port', flags.port, 0, 65_535);
const commitDelayMs = wholeNumber('commit-delay', flags['commit-delay'], 0, 1000);
const seed = shortText('seed', flags.seed ?? `kill ${Date.now()}`, 200);

function say(text: string): void {
  if (!flags.json) console.log(text);
}

async function untilShown(crowd: Workload, since: number): Promise<number> {
  await until(() => crowd.shownAt !== undefined, 5);
  return (crowd.shownAt ?? performance.now()) - since;
}

/** How many tables wait in vain for something to happen. */
async function stuckTables(crowd: Workload, server: ServerProcess): Promise<number> {
  const stuck = await crowd.stuck(server.port, tables);
  for (const { table } of stuck) say(`stuck: ${table}`);
  return stuck.length;
}

async function batch(number: number, wanted: number, totals: Totals): Promise<void> {
  const random = randomFromSeed(`${seed} ${number}`);
  const folder = mkdtempSync(join(tmpdir(), 'eminent-drill-'));
  const start = () => ServerProcess.start({ data: folder, port, commitDelayMs, limited: false });
  // Players draw from generators of their own, since nobody knows who comes first.
  const crowd = new Workload(random, [20, think]);
  const ledger = new TableLog(folder);
  if (games > 0) await fillWithGames(folder, games);
  let server = await start();
  try {
    for (let kill = 0; kill < wanted; kill++) {
      // oxlint-disable no-await-in-loop
      if (kill % 2 === 0) {
        await crowd.keepPlaying(server.port, tables);
        await crowd.moreAnswers(AT_STAKE);
      }
      await sleep(random.below(every));
      await server.kill();
      const begun = performance.now();
      server = await start();
      crowd.connect(server.port);
      const ms = await untilShown(crowd, begun);
      const { cpuMs } = await server.stats();
      // oxlint-enable no-await-in-loop
      totals.kills++;
      totals.longestRestartMs = Math.max(totals.longestRestartMs, Math.round(ms));
      totals.mostRestartCpuMs = Math.max(totals.mostRestartCpuMs, Math.round(cpuMs));
      add(totals, ledger.look(crowd.tables));
      say(
        `${totals.kills} kills, ${totals.acknowledged + crowd.acknowledged} answers, ${ms.toFixed(0)} ms`,
      );
    }
    totals.stuck += await stuckTables(crowd, server);
    add(totals, ledger.look(crowd.tables));
  } finally {
    crowd.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const name of ['acknowledged', 'goneBack', 'different', 'compared', 'finished'] as const) {
    totals[name] += crowd[name];
  }
  for (const [reason, n] of crowd.refusals) {
    totals.refusals[reason] = (totals.refusals[reason] ?? 0) + n;
  }
}

function add(
  totals: Totals,
  { lost, doubled, gaps }: { lost: number; doubled: number; gaps: number },
) {
  totals.lost += lost;
  totals.doubled += doubled;
  totals.gaps += gaps;
}

function readProgress(): Totals {
  const { progress } = flags;
  if (progress === undefined || !existsSync(progress)) return structuredClone(NOTHING);
  return { ...NOTHING, ...(JSON.parse(readFileSync(progress, 'utf8')) as Totals) };
}

function keepProgress(totals: Totals): void {
  const { progress } = flags;
  if (progress === undefined) return;
  writeFileSync(`${progress}.partial`, JSON.stringify(totals));
  renameSync(`${progress}.partial`, progress);
}

const totals = readProgress();
say(`seed: ${seed}`);
while (totals.kills < kills) {
  // oxlint-disable-next-line no-await-in-loop
  await batch(totals.kills, Math.min(BATCH, kills - totals.kills), totals);
  keepProgress(totals);
}
console.log(JSON.stringify({ ...totals, tables, games, seed, commitDelayMs }));
const { lost, doubled, gaps, stuck, goneBack, different } = totals;
if (lost + doubled + gaps + stuck + goneBack + different > 0) refuse('The drill found faults.');
process.exit(0);
