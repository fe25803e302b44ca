// Implements `TableQueries`: reads and changes the tables of a user for the account services.
import type { ChatLine, TableQueries } from '../accounts/table-queries.ts';
import type { Presence } from '../core/user.ts';
import type { TableIndex } from '../tables/table-index.ts';
import type { Hub } from '../tables/hub.ts';
import { redactChat } from '../tables/redact-chat.ts';
import type { Store } from '../store/index.ts';

const UNFINISHED = ['gathering', 'playing'] as const;
const ALL = ['gathering', 'playing', 'over'] as const;

export interface TableQueryDeps {
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
  readonly store: Pick<Store, 'log' | 'db'>;
  readonly presence: (person: string) => Presence;
}

export function tableQueriesOf({ hub, tableIndex, store, presence }: TableQueryDeps): TableQueries {
  const tablesOf = async (ids: readonly string[], phases: readonly (typeof ALL)[number][]) => {
    await tableIndex.settled();
    return [...new Set((await Promise.all(ids.map((id) => tableIndex.idsOf(id, phases)))).flat())];
  };
  return {
    presence,
    tablesOf: (ids) => tablesOf(ids, UNFINISHED),
    async chatLinesBy(ids) {
      const chatLines: ChatLine[] = [];
      for (const table of await tablesOf(ids, ALL)) {
        const lines = await hub.look(table, (tableState) =>
          tableState.talk.filter(({ seat }) => ids.includes(tableState.seats[seat]?.person ?? '')),
        );
        for (const { at, text, phrase } of lines ?? []) {
          chatLines.push({ table, at, text: text ?? `(${phrase ?? ''})` });
        }
      }
      return chatLines;
    },
    async rename(ids, name) {
      for (const table of await tablesOf(ids, UNFINISHED)) {
        for (const id of ids) await hub.rename(table, id, name);
      }
    },
    async forget(ids) {
      for (const table of await tablesOf(ids, ALL)) await forgetAt(hub, store, table, ids);
    },
    async move(from, to) {
      for (const table of await tablesOf([from], ALL)) await hub.move(table, from, to);
    },
  };
}

/** Gives up the seats of a user at a table. Removes their chat and name, also from the log. */
async function forgetAt(
  hub: Hub,
  store: Pick<Store, 'log' | 'db'>,
  table: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const chatLines = await hub.look(table, (tableState) => {
      const seat = tableState.seatOf(id);
      return seat === undefined
        ? undefined
        : tableState.talk.filter((line) => line.seat === seat).map((line) => line.id);
    });
    if (chatLines === undefined) continue;
    for (const line of chatLines) await hub.deleteChatLine(table, line);
    await hub.leave(table, { id });
    await hub.rename(table, id, '');
  }
  await redactChat(store, table, ids);
}
