// Stores reports about users, with the reported text. An administrator closes them.
import type { Report, newReport } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import { notFound, Problem } from '../http/problem.ts';
import { DAY, type ServiceContext } from '../core/context.ts';
import { userById, usersById } from '../accounts/user-repository.ts';
import type { User } from '../core/user.ts';
import { type Database, insertNew } from '../store/index.ts';
import { PAGE_ROWS, pageOf, parseCursor } from './pagination.ts';
import type { ModeratedTables } from './moderated-tables.ts';

type ReportRow = Selectable<Database['reports']>;

/** Maximum number of reports by one user in 24 hours. */
const MAX_A_DAY = 20;
const MAX_ABOUT_USER = 100;

/** Copies the reported chat line, which may be deleted later. Throws if it is not by that user. */
async function reportedText(
  tables: ModeratedTables,
  about: string,
  { table, line }: v.InferOutput<typeof newReport>,
): Promise<string | null> {
  if (table === undefined || line === undefined) return null;
  const found = await tables.line(table, line);
  if (found?.person !== about) throw notFound('chat line of this user');
  return found.text;
}

/**
 * Stores a report and returns its id. Throws a Problem if the reported user or chat line does not
 * exist, or after too many reports.
 */
export async function makeReport(
  context: ServiceContext,
  tables: ModeratedTables,
  by: User,
  report: v.InferOutput<typeof newReport>,
  id: string,
): Promise<string> {
  const { db, now } = context;
  const about = await userById(context, report.person);
  if (about === undefined) throw notFound('person');
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('by', '=', by.id)
    .where('at', '>', now() - DAY)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_A_DAY) {
    throw new Problem(429, 'too-many', 'You have sent too many reports today; try again tomorrow.');
  }
  const row: ReportRow = {
    id,
    at: now(),
    by: by.id,
    about: about.id,
    reason: report.reason,
    table: report.table ?? null,
    line: report.line ?? null,
    said: await reportedText(tables, report.person, report),
    words: report.words ?? null,
    closed: null,
    note: null,
  };
  await insertNew(db, 'reports', row);
  return row.id;
}

function unknownUser(id: string): User {
  return { id, name: '–', kind: 'former', admin: false };
}

async function shownReports(
  context: ServiceContext,
  rows: readonly ReportRow[],
): Promise<Report[]> {
  const ids = rows.flatMap(({ by, about }) => [by, about]);
  const people = await usersById(context, ids);
  const counts = await countsOf(context, [...new Set(rows.map(({ about }) => about))]);
  const userOf = (id: string) => people.get(id) ?? unknownUser(id);
  return rows.map(({ id, at, by, about, reason, table, line, said, words, closed, note }) => ({
    id,
    at,
    by: userOf(by),
    about: userOf(about),
    reason,
    others: (counts.get(about) ?? 1) - 1,
    ...(table === null ? {} : { table }),
    ...(line === null ? {} : { line }),
    ...(said === null ? {} : { quote: said }),
    ...(words === null ? {} : { words }),
    ...(closed === null ? {} : { closed: { at: closed, note: note ?? '' } }),
  }));
}

async function countsOf({ db }: ServiceContext, people: readonly string[]) {
  if (people.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('reports')
    .select(['about', (eb) => eb.fn.countAll<number>().as('count')])
    .where('about', 'in', people)
    .groupBy('about')
    .execute();
  return new Map(rows.map(({ about, count }) => [about, Number(count)]));
}

export async function reportsPage(
  context: ServiceContext,
  state: 'open' | 'closed',
  before: string | undefined,
) {
  const cursor = parseCursor(before);
  const found = await context.db
    .selectFrom('reports')
    .selectAll()
    .where('closed', state === 'open' ? 'is' : 'is not', null)
    .where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(cursor.at, cursor.id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute();
  const { rows, ...more } = pageOf(found);
  return { rows: await shownReports(context, rows), ...more };
}

export async function reportsAbout(context: ServiceContext, person: string): Promise<Report[]> {
  const rows = await context.db
    .selectFrom('reports')
    .selectAll()
    .where('about', '=', person)
    .orderBy('at', 'desc')
    .limit(MAX_ABOUT_USER)
    .execute();
  return shownReports(context, rows);
}

export async function openReports({ db }: ServiceContext): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('closed', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Closes a report with a note. Returns whether it was open. */
export async function closeReport(
  { db, now }: ServiceContext,
  id: string,
  note: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closed: now(), note })
    .where('id', '=', id)
    .where('closed', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
