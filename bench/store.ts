// npm run bench:store: answers of many tables appended to the store, on SQLite and on a real PostgreSQL, with nothing and with some milliseconds
// added to each commit.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, NO_POSTGRES, startPostgres } from '../tools/engines/postgres.ts';
import { openStore, type Place } from '../packages/server/src/store/index.ts';
import { beginProgram, readFlags, wholeNumber } from '../tools/program.ts';

const help = `npm run bench:store -- [--tables N] [--seconds S] [--json]

Each of N tables (500) appends its next answer when the last one is durable, with a deadline now and then, for S seconds (5) on each
store and each disk. PostgreSQL is started for it, with commits that are on the disk, and left out where it is not installed.
`;

/** As long as the entry of an answer usually is. */
const BODY = JSON.stringify({
  type: 'answered',
  seat: 1,
  tokens: ['lead:warfare'],
  at: 'x'.repeat(70),
});
/** A deadline is written with every so many-th answer of a table. */
const DEADLINE_EVERY = 10;
const WARM_MS = 1000;

interface Measured {
  readonly store: 'sqlite' | 'postgres';
  readonly tables: number;
  readonly addedMs: number;
  readonly appendsPerSecond: number;
  readonly commitsPerSecond: number;
  readonly perCommit: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Of our own process, without that of PostgreSQL. */
  readonly cpuUsPerAppend: number;
}

const rounded = (n: number) => Number(n.toFixed(2));

async function measure(
  store: Measured['store'],
  place: Place,
  { tables, seconds, addedMs }: { tables: number; seconds: number; addedMs: number },
): Promise<Measured> {
  const opened = await openStore({ ...place, commitDelayMs: addedMs });
  const { log, figures } = opened;
  const times: number[] = [];
  let isMeasured = false;
  let isOver = false;
  const play = async (table: string) => {
    for (let seq = 1; !isOver; seq++) {
      const begun = performance.now();
      const set = seq % DEADLINE_EVERY === 0 ? [{ table, kind: 'wake', at: begun }] : [];
      // oxlint-disable-next-line no-await-in-loop
      await log.append([{ table, seq, at: 0, body: BODY }], { set });
      if (isMeasured) times.push(performance.now() - begun);
    }
  };
  const playing = Array.from({ length: tables }, (_, i) => play(`${addedMs}-table-${i}`));
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  isMeasured = true;
  const { commits } = figures;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isMeasured = false;
  const wall = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const done = figures.commits - commits;
  isOver = true;
  await Promise.all(playing);
  await opened.close();
  times.sort((a, b) => a - b);
  const at = (part: number) => rounded(times[Math.floor(times.length * part)] ?? 0);
  return {
    store,
    tables,
    addedMs,
    appendsPerSecond: Math.round(times.length / wall),
    commitsPerSecond: Math.round(done / wall),
    perCommit: rounded(times.length / done),
    medianMs: at(0.5),
    p99Ms: at(0.99),
    cpuUsPerAppend: rounded((user + system) / times.length),
  };
}

async function main(): Promise<void> {
  const flags = readFlags({
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (flags.help) return void process.stdout.write(help);
  const tables = wholeNumber('tables', flags.tables, 1, 100_000);
  const seconds = wholeNumber('seconds', flags.seconds, 1, 600);
  const folder = mkdtempSync(join(tmpdir(), 'eminent-bench-store-'));
  const postgres =
    findPostgres() === undefined ? undefined : await startPostgres({ durable: true });
  const measured: Measured[] = [];
  try {
    for (const addedMs of [0, 4]) {
      const sizes = { tables, seconds, addedMs };
      // oxlint-disable-next-line no-await-in-loop
      measured.push(await measure('sqlite', { folder }, sizes));
      if (postgres === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop
      measured.push(await measure('postgres', { folder, database: postgres.url() }, sizes));
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const machine = {
    node: process.version,
    processor: cpus()[0]?.model,
    cores: cpus().length,
    load: rounded(loadavg()[0] ?? 0),
    postgres: findPostgres() ?? NO_POSTGRES,
  };
  if (flags.json) return console.log(JSON.stringify({ machine, measured }));
  console.log(`npm run bench:store -- --tables ${tables} --seconds ${seconds}`);
  console.log(Object.values(machine).join(', '));
  console.table(measured);
}

beginProgram();
await main();
