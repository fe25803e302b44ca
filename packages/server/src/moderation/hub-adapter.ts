// Implements `ModeratedTables` with the hub and the database.
import type { Kysely } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { Database } from '../store/index.ts';
import type { TableIndex } from '../tables/table-index.ts';
import type { Result } from '../tables/commands.ts';
import type { Hub } from '../tables/hub.ts';
import type { ModeratedTables } from './moderated-tables.ts';

interface Parts {
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
  readonly db: Kysely<Database>;
}

async function phasesOf({ tableIndex, db }: Parts) {
  await tableIndex.settled();
  const rows = await db
    .selectFrom('tables')
    .select(['phase', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('phase')
    .execute();
  const countOf = (phase: string) => Number(rows.find((row) => row.phase === phase)?.count ?? 0);
  return { gathering: countOf('gathering'), playing: countOf('playing'), over: countOf('over') };
}

async function unfinishedOf({ tableIndex, db, hub }: Parts, limit: number) {
  await tableIndex.settled();
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '!=', 'over')
    .orderBy('updated', 'desc')
    .limit(limit)
    .execute();
  return hub.summaries(rows.map(({ id }) => id));
}

/** Throws a Problem if the table cannot be changed now. */
function isDone(result: Result): boolean {
  if (!result.ok && result.refusal.reason === 'unavailable') {
    throw new Problem(503, 'unavailable', 'The table cannot be changed now; try again later.');
  }
  return result.ok;
}

export function moderatedTables(deps: Parts): ModeratedTables {
  const { hub, tableIndex } = deps;
  return {
    phases: () => phasesOf(deps),
    unfinished: (limit) => unfinishedOf(deps, limit),
    async of(person, limit) {
      const rows = await tableIndex.ofPerson(person, ['gathering', 'playing', 'over']);
      return rows.slice(0, limit);
    },
    line: (table, number) =>
      hub.look(table, ({ talk, seats }) => {
        const found = talk.find(({ id }) => id === number);
        const person = found === undefined ? undefined : seats[found.seat]?.person;
        if (found === undefined || person === undefined) return undefined;
        return { person, text: found.text ?? found.phrase ?? '' };
      }),
    deleteChatLine: async (table, line) => isDone(await hub.deleteChatLine(table, line)),
    end: async (table) => isDone(await hub.end(table)),
  };
}
