// npm run tools -- drill:recovery: performs the backup and recovery of docs/operations.md with a
// real PostgreSQL: a base backup, a WAL archive, deleted entries, and a lost machine. The restored
// logs must hold every entry from before the deletion.
import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFromSeed } from '@eminent/engine';
import { newId, openStore, type Store } from '@eminent/server/store';
import { serviceFolder, unprivilegedUser, removeAtEnd } from '../services/service-process.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../services/postgres.ts';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from '../command-line.ts';

startProgram();
const flags = readFlags({
  tables: { type: 'string', default: '50' },
  /** Entries per table before the backup, until the deletion, and after it. */
  entries: { type: 'string', default: '40' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const tables = wholeNumber('tables', flags.tables, 1, 10_000);
const entries = wholeNumber('entries', flags.entries, 1, 1000);
const seed = shortText('seed', flags.seed ?? `recovery ${Date.now()}`, 200);
const bin = findPostgres() ?? refuse(NO_POSTGRES);

const user = unprivilegedUser();
const archive = serviceFolder('archive', user);
const copies = serviceFolder('copies', user);
for (const folder of [archive, copies]) removeAtEnd(folder);
const COPY = join(copies, 'night');

const ARCHIVED = [
  'archive_mode=on',
  'archive_timeout=60',
  `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
];

function say(text: string): void {
  if (!flags.json) console.log(text);
}

const random = randomFromSeed(seed);
const names = Array.from({ length: tables }, newId);
/** The expected log of each table. */
const written = new Map<string, string[]>(names.map((name) => [name, []]));

async function play(store: Store): Promise<void> {
  for (let round = 0; round < entries; round++) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(
      names.map(async (table) => {
        const bodies = written.get(table) ?? [];
        const body = JSON.stringify({ type: 'said', text: `${bodies.length} ${random.next()}` });
        bodies.push(body);
        await store.log.append([{ table, seq: bodies.length, at: round, body }]);
      }),
    );
  }
}

async function differing(store: Store, expected: ReadonlyMap<string, readonly string[]>) {
  const found = await Promise.all(
    [...expected].map(async ([table, bodies]) => {
      const log = await store.log.read(table, 0);
      return JSON.stringify(log.map(({ body }) => body)) === JSON.stringify(bodies);
    }),
  );
  return found.filter((isSame) => !isSame).length;
}

/** Runs a statement with psql, as an administrator would. Returns the output. */
async function psql(statement: string): Promise<string> {
  const args = ['-d', before.url(), '-v', 'ON_ERROR_STOP=1', '-Atc', statement];
  const { stdout } = await promisify(execFile)(join(bin, 'psql'), args);
  return stdout.trim();
}

async function archived(): Promise<void> {
  const last = await psql('select pg_walfile_name(pg_switch_wal())');
  for (let tries = 0; !readdirSync(archive).includes(last); tries++) {
    if (tries > 600) refuse(`The archive lacks ${last}.`);
    // oxlint-disable-next-line no-await-in-loop
    await sleep(100);
  }
}

const before = await startPostgres({ durable: true, settings: ARCHIVED });
const store = await openStore({ folder: '', database: before.url() });
await play(store);
await promisify(execFile)(
  join(bin, 'pg_basebackup'),
  ['-d', before.url(), '-D', COPY, '-X', 'none', '-c', 'fast'],
  { ...user, cwd: '/' },
);
say(`copied with ${entries} entries at each of ${tables} tables`);
await play(store);
const expected = new Map([...written].map(([table, bodies]) => [table, [...bodies]]));
const target = await psql('select clock_timestamp()');
await sleep(50);
await psql(`delete from log where "table" = '${names[0]}'`);
await play(store).catch(() => undefined);
const isMistaken = (await differing(store, expected)) > 0;
await archived();
await store.close();
await before.kill();
await before.stop();
say(`all gone; back to ${target}`);

const begun = performance.now();
writeFileSync(join(COPY, 'recovery.signal'), '');
const after = await startPostgres({
  durable: true,
  data: COPY,
  settings: [
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${target}`,
    'recovery_target_action=promote',
  ],
});
const again = await openStore({ folder: '', database: after.url() });
const differ = await differing(again, expected);
const recoveredMs = Math.round(performance.now() - begun);
// Play continues on the restored database, from the expected logs.
for (const [table, bodies] of expected) written.set(table, [...bodies]);
await play(again);
const differAfter = await differing(again, written);
await again.close();
await after.stop();
const held = [...expected.values()].reduce((sum, bodies) => sum + bodies.length, 0);
const result = { tables, entries: held, differ, differAfter, isMistaken, recoveredMs, seed };
console.log(JSON.stringify(result));
if (differ + differAfter > 0 || !isMistaken) refuse('The drill found faults.');
process.exit(0);
