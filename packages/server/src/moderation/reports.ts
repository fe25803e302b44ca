// Reports by people about people: kept with what was said, and closed by an administrator.
import type { Report, newReport } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import { notFound, Problem } from '../http/problem.ts';
import type { Ground } from '../accounts/context.ts';
import { DAY } from '../accounts/context.ts';
import { personsById } from '../accounts/user-repository.ts';
import type { Person } from '../accounts/user.ts';
import type { Database } from '../store/index.ts';
import { PAGE_ROWS, pageOf, parseMark } from './pagination.ts';
import type { JudgedTables } from './moderated-tables.ts';

type ReportRow = Selectable<Database['reports']>;

/** Somebody who reports more is a flood. */
const MOST_A_DAY = 20;
const MOST_OF_PERSON = 100;

/** The line as it is now: what is taken away later stays in the report. */
async function said(
  tables: JudgedTables,
  about: string,
  { table, line }: v.InferOutput<typeof newReport>,
): Promise<string | null> {
  if (table === undefined || line === undefined) return null;
  const found = await tables.line(table, line);
  if (found?.person !== about) throw notFound('line of this person');
  return found.text;
}

export async function makeReport(
  ground: Ground,
  tables: JudgedTables,
  by: Person,
  report: v.InferOutput<typeof newReport>,
  id: string,
): Promise<string> {
  const { db, now } = ground;
  const about = (await personsById(ground, [report.person])).get(report.person);
  if (about === undefined) throw notFound('person');
  const { count } = await db
    .selectFrom('reports')
    .select((its) => its.fn.countAll<number>().as('count'))
    .where('by', '=', by.id)
    .where('at', '>', now() - DAY)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_A_DAY) {
    throw new Problem(429, 'too-many', 'These are many reports for one day; try again tomorrow.');
  }
  const row: ReportRow = {
    id,
    at: now(),
    by: by.id,
    about: about.id,
    reason: report.reason,
    table: report.table ?? null,
    line: report.line ?? null,
    said: await said(tables, report.person, report),
    words: report.words ?? null,
    closed: null,
    note: null,
  };
  await db
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return row.id;
}

/** Somebody whom nobody knows any more. */
function nobody(id: string): Person {
  return { id, name: '–', kind: 'former', admin: false };
}

async function shownReports(ground: Ground, rows: readonly ReportRow[]): Promise<Report[]> {
  const ids = rows.flatMap(({ by, about }) => [by, about]);
  const people = await personsById(ground, ids);
  const counts = await countsOf(ground, [...new Set(rows.map(({ about }) => about))]);
  const personOf = (id: string) => people.get(id) ?? nobody(id);
  return rows.map(
    ({ id, at, by, about, reason, table, line, said: text, words, closed, note }) => ({
      id,
      at,
      by: personOf(by),
      about: personOf(about),
      reason,
      others: (counts.get(about) ?? 1) - 1,
      ...(table === null ? {} : { table }),
      ...(line === null ? {} : { line }),
      ...(text === null ? {} : { said: text }),
      ...(words === null ? {} : { words }),
      ...(closed === null ? {} : { closed: { at: closed, note: note ?? '' } }),
    }),
  );
}

async function countsOf({ db }: Ground, people: readonly string[]) {
  if (people.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('reports')
    .select(['about', (its) => its.fn.countAll<number>().as('count')])
    .where('about', 'in', people)
    .groupBy('about')
    .execute();
  return new Map(rows.map(({ about, count }) => [about, Number(count)]));
}

export async function reportsPage(
  ground: Ground,
  state: 'open' | 'closed',
  before: string | undefined,
) {
  const mark = parseMark(before);
  const found = await ground.db
    .selectFrom('reports')
    .selectAll()
    .where('closed', state === 'open' ? 'is' : 'is not', null)
    .where((its) =>
      its.or([
        its('at', '<', mark.at),
        its.and([its('at', '=', mark.at), its('id', '<', mark.id)]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute();
  const { rows, ...more } = pageOf(found);
  return { rows: await shownReports(ground, rows), ...more };
}

export async function reportsAbout(ground: Ground, person: string): Promise<Report[]> {
  const rows = await ground.db
    .selectFrom('reports')
    .selectAll()
    .where('about', '=', person)
    .orderBy('at', 'desc')
    .limit(MOST_OF_PERSON)
    .execute();
  return shownReports(ground, rows);
}

export async function openReports({ db }: Ground): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((its) => its.fn.countAll<number>().as('count'))
    .where('closed', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether there was one that was open. */
export async function closeOne({ db, now }: Ground, id: string, note: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closed: now(), note })
    .where('id', '=', id)
    .where('closed', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
