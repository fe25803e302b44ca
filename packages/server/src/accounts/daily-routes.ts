// Routes of daily games: users send the record of a game, and get the scores of all users.
import { setImmediate as nextTask } from 'node:timers/promises';
import { dailyDate, daysLater, fields, startOfDate, text } from '@eminent/protocol';
import { dailyResults, type DailyResultsBody, newDailyResult } from '@eminent/protocol/online';
import { checkDaily } from '@eminent/table';
import { notFound, Problem } from '../http/problem.ts';
import { type Route, routesOf } from '../http/route.ts';
import { insertNew } from '../store/index.ts';
import type { ServiceContext } from '../core/context.ts';
import type { User } from '../core/user.ts';
import type { AccountDeps } from './dependencies.ts';

const route = routesOf('daily games');
const dateParams = fields({ date: text(10) });
/** Low, because verifying a record takes about 50 ms of computing. */
const CHECKS_PER_MINUTE = 6;
const MAX_RECORD_BYTES = 220_000;

async function resultsOf(
  { db }: ServiceContext,
  date: string,
  reader: User | undefined,
): Promise<DailyResultsBody> {
  const rows = await db
    .selectFrom('daily_results')
    .select((eb) => ['score', eb.fn.countAll<number>().as('players'), eb.fn.sum('won').as('won')])
    .where('date', '=', date)
    .groupBy('score')
    .orderBy('score')
    .execute();
  const result =
    reader &&
    (await db
      .selectFrom('daily_results')
      .select('score')
      .where('date', '=', date)
      .where('person', '=', reader.id)
      .executeTakeFirst());
  const scores = rows.map(({ score, players }) => ({ score, players: Number(players) }));
  return {
    date,
    count: scores.reduce((sum, { players }) => sum + players, 0),
    won: rows.reduce((sum, { won }) => sum + Number(won), 0),
    scores,
    ...(result && { own: result.score }),
  };
}

/**
 * Replays a record in small steps, with time for other requests in between. Throws a Problem if it
 * is not a game of this date.
 */
async function verify(date: string, record: string) {
  const check = checkDaily(date, record);
  for (;;) {
    const step = check.next();
    if (step.done !== true) {
      // oxlint-disable-next-line no-await-in-loop
      await nextTask();
      continue;
    }
    if (step.value.ok) return step.value;
    throw new Problem(422, 'not-verified', `The game does not count: ${step.value.error}.`);
  }
}

/** Accepts today (UTC) and, for games that began before midnight, yesterday. */
function mustBeOpen(date: string, now: number): void {
  const today = dailyDate(now);
  if (date !== today && date !== daysLater(today, -1)) {
    throw new Problem(409, 'daily-closed', 'Results for this date are not accepted now.');
  }
}

export function dailyRoutes({ context }: AccountDeps): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        url: '/daily/:date',
        summary: 'The scores of a daily game (year-month-day in UTC), and the user’s own score.',
        who: 'anybody',
        params: dateParams,
        answer: dailyResults,
      },
      ({ params: { date }, person }) => {
        if (startOfDate(date) === undefined) throw notFound('date');
        return resultsOf(context, date, person);
      },
    ),
    route(
      {
        method: 'POST',
        url: '/daily/:date',
        summary:
          'The record of a finished daily game. The server plays it again with the same opponents and keeps only score and result. The first result of a user counts. Open on the date and the day after.',
        who: 'person',
        params: dateParams,
        body: newDailyResult,
        answer: dailyResults,
        refusals: { 'daily-closed': 409, 'not-verified': 422 },
        perMinute: CHECKS_PER_MINUTE,
        maxBytes: MAX_RECORD_BYTES,
      },
      async ({ params: { date }, body, person }) => {
        if (startOfDate(date) === undefined) throw notFound('date');
        mustBeOpen(date, context.now());
        const { score, won } = await verify(date, body.record);
        const row = { date, person: person.id, score, won: won ? 1 : 0, at: context.now() };
        await insertNew(context.db, 'daily_results', row);
        return resultsOf(context, date, person);
      },
    ),
  ];
}
