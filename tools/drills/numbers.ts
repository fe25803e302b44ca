// npm run tools -- drill:numbers: two processes append the same sequence numbers to one PostgreSQL, like two nodes that answer the same
// question at once. Exactly one must win each number, and nothing of the other may be in the log.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { openStore } from '../../packages/server/src/store/index.ts';
import { NO_POSTGRES, findPostgres, startPostgres } from '../services/postgres.ts';
import { inRoot } from '../paths.ts';
import { startProgram, readFlags, refuse, wholeNumber } from '../command-line.ts';

const help = `npm run tools -- drill:numbers [--races N] [--json]

Both processes append the same N sequence numbers (default 100000) to 100 tables: two entries per append, 50 appends at once.
`;

interface Racer {
  readonly won: readonly number[];
  readonly failed: number;
  readonly ms: number;
}

async function race(database: string, races: number): Promise<readonly Racer[]> {
  const racer = inRoot('packages/cluster/test/postgres/racer.ts');
  const programs = ['a', 'b'].map((name) =>
    spawn(process.execPath, [racer, database, name, String(races)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(programs.map(({ stdout }) => once(stdout, 'data')));
  return Promise.all(
    programs.map(async ({ stdin, stdout }) => {
      stdin.end('go\n');
      return JSON.parse(await text(stdout)) as Racer;
    }),
  );
}

/** The number of entries of each program in the log. */
async function entriesOf(database: string): Promise<ReadonlyMap<string, number>> {
  const store = await openStore({ folder: '', database });
  const rows = await store.db
    .selectFrom('log')
    .select(({ fn }) => ['body', fn.count<number>('seq').as('entries')])
    .groupBy('body')
    .execute();
  await store.close();
  return new Map(rows.map(({ body, entries }) => [JSON.parse(body) as string, entries]));
}

async function main(): Promise<void> {
  const flags = readFlags(
    {
      races: { type: 'string', default: '100000' },
      json: { type: 'boolean', default: false },
    },
    help,
  );
  const races = wholeNumber('races', flags.races, 1, 10_000_000);
  if (findPostgres() === undefined) refuse(NO_POSTGRES);
  const postgres = await startPostgres({ durable: true });
  try {
    const [a, b] = await race(postgres.url(), races);
    const entries = await entriesOf(postgres.url());
    const wins = [a, b].map((one) => new Set(one?.won));
    const both = [...(wins[0] ?? [])].filter((number) => wins[1]?.has(number) === true).length;
    const won = wins.map(({ size }) => size);
    const total = won.reduce((sum, n) => sum + n, 0);
    const result = {
      races,
      won,
      both,
      neither: races - total + both,
      failed: (a?.failed ?? 0) + (b?.failed ?? 0),
      halfWritten: ['a', 'b'].filter((name, i) => entries.get(name) !== 2 * (won[i] ?? 0)).length,
      seconds: Number((Math.max(a?.ms ?? 0, b?.ms ?? 0) / 1000).toFixed(1)),
    };
    console.log(flags.json ? JSON.stringify(result) : result);
    const isRight = both + result.neither + result.failed + result.halfWritten === 0;
    process.exitCode = isRight ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}

startProgram();
await main();
