// Requirements of databases that distribute the log by table id (such as Citus): every statement
// about a log or its checksums names the table, so that it runs on one machine, and PostgreSQL
// reads only one partition of the log.
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { eachOf } from '../../src/postgres/log-reads.ts';
import { databaseOf } from '../../../server/test/test-database.ts';
import { answerOnce, Browser } from '../../../server/test/tables/browser.ts';
import { started, temporaryFolder } from '../../../server/test/test-server.ts';
import { setupOf, WORDS } from '../../../server/test/tables/test-hub.ts';
import { openAt } from './own-server.ts';

type Query = (...args: readonly unknown[]) => unknown;

function statements(): Set<string> {
  const all = new Set<string>();
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } };
  const { query } = prototype;
  prototype.query = function ask(this: unknown, ...args: readonly unknown[]) {
    const [statement] = args;
    const text =
      typeof statement === 'string' ? statement : (statement as { text?: string } | null)?.text;
    if (text !== undefined) all.add(text.replace(/\s+/g, ' ').trim());
    return query.apply(this, [...args]);
  };
  onTestFinished(() => {
    prototype.query = query;
  });
  return all;
}

/** An append: each row names its table. The rest of the statement is joined to these rows. */
const GROUP =
  /insert into log \("table", seq, at, body\) select "table", seq, at, body from requested/;
const BY_TABLE = /from "?(?:log|checksums)"?(?: as \w+)? where "table" = \$1/;
/** A batch of reads: each of them names its table. */
const EACH =
  /(?:from log where log\."table" = requested\."table"|from "checksums" where "table" in)/;

test('during a game every statement about a log or its checksums names the table', async () => {
  const all = statements();
  const server = await started({ data: temporaryFolder() });
  const [ada, bea] = [new Browser(), new Browser()];
  await ada.ask(server, 'POST', '/session', { name: 'Ada' });
  await bea.ask(server, 'POST', '/session', { name: 'Bea' });
  const made = await ada.ask(server, 'POST', '/tables', { setup: setupOf(2), words: WORDS });
  const { table, invitation } = made;
  all.clear();
  await bea.ask(server, 'POST', `/tables/${table}/seats`, { invitation, words: WORDS });
  const clients = [await ada.socket(server), await bea.socket(server)];
  for (const client of clients) await client.watch(table);
  // A checksum is written only after many answers.
  for (let i = 0; i < 45; i++) await answerOnce(clients);
  for (const client of clients) client.close();
  const about = [...all].filter((text) => /\b(?:log|checksums)\b/.test(text));
  expect(about.some((text) => GROUP.test(text))).toBe(true);
  expect(about.some((text) => BY_TABLE.test(text))).toBe(true);
  const known = [GROUP, BY_TABLE, EACH];
  expect(about.filter((text) => !known.some((one) => one.test(text)))).toEqual([]);
});

test('a read of one table uses one partition of the log', async () => {
  const { db } = await openAt(await databaseOf('parts'));
  const plan = async (where: ReturnType<typeof sql>) => {
    const { rows } = await sql<Record<string, string>>`
      explain (costs off) select body from log where ${where} order by seq`.execute(db);
    return new Set(JSON.stringify(rows).match(/\bon log_\d\d\b/g));
  };
  expect((await plan(sql`"table" = 'abc' and seq > 7`)).size).toBe(1);
  expect((await plan(sql`seq > 7`)).size).toBe(32);
});

test('each read of a batch uses only its partition of the log, by index', async () => {
  const { db } = await openAt(await databaseOf('each'));
  const tables = ['abc', 'def'];
  await sql`
    insert into log ("table", seq, at, body)
    select name, seq, 0, '{}' from unnest(${[...tables, 'ghi']}::text[]) as name, generate_series(1, 2000) as seq`.execute(
    db,
  );
  await sql`analyze log`.execute(db);
  const read = eachOf(tables.map((table) => ({ table, after: 1990 })));
  const { rows } = await sql<Record<string, string>>`
    explain (analyze, costs off, timing off, summary off) ${read}`.execute(db);
  const lines = rows.map((row) => String(Object.values(row)[0]));
  const used = lines.filter((line) => /\bon log_\d\d\b/.test(line) && !/never executed/.test(line));
  expect(used.length).toBeGreaterThan(0);
  expect(used.length).toBeLessThanOrEqual(2);
  for (const line of used) expect(line).not.toMatch(/Seq Scan/);
});
